; attention_bf16: 8 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %p2.at = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %p2.at, !invariant.load !0
  %p3.at = getelementptr ptr, ptr %args, i64 3
  %p3 = load ptr, ptr %p3.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %s1 = getelementptr i8, ptr %scratch, i64 9216
  %s2 = getelementptr i8, ptr %scratch, i64 15744
  %s3 = getelementptr i8, ptr %scratch, i64 18816
  %s4 = getelementptr i8, ptr %scratch, i64 18944
  %s5 = getelementptr i8, ptr %scratch, i64 19200
  %s6 = getelementptr i8, ptr %scratch, i64 28416
  %s7 = getelementptr i8, ptr %scratch, i64 29952
  %s8 = getelementptr i8, ptr %scratch, i64 30016
  %s9 = getelementptr i8, ptr %scratch, i64 36224
  %s10 = getelementptr i8, ptr %scratch, i64 46976
  %s11 = getelementptr i8, ptr %scratch, i64 47104
  %v943 = alloca <8 x float>
  %v946 = alloca <8 x float>
  %v949 = alloca <8 x float>
  %v952 = alloca <8 x float>
  %v955 = alloca <8 x float>
  %v958 = alloca <8 x float>
  %v961 = alloca <8 x float>
  %v964 = alloca <8 x float>
  %v967 = alloca <8 x float>
  %v970 = alloca <8 x float>
  %v973 = alloca <8 x float>
  %v976 = alloca <8 x float>
  %v1201 = alloca <8 x float>
  %v1204 = alloca <8 x float>
  %v1207 = alloca <8 x float>
  %v1210 = alloca <8 x float>
  %v1213 = alloca <8 x float>
  %v1216 = alloca <8 x float>
  %v1219 = alloca <8 x float>
  %v1222 = alloca <8 x float>
  %v1696 = alloca <8 x float>
  %v1699 = alloca <8 x float>
  %v1702 = alloca <8 x float>
  %v1705 = alloca <8 x float>
  %v2052 = alloca <8 x float>
  %v2055 = alloca <8 x float>
  %v2058 = alloca <8 x float>
  %v2061 = alloca <8 x float>
  %v2064 = alloca <8 x float>
  %v2067 = alloca <8 x float>
  %v2070 = alloca <8 x float>
  %v2073 = alloca <8 x float>
  %v2076 = alloca <8 x float>
  %v2079 = alloca <8 x float>
  %v2082 = alloca <8 x float>
  %v2085 = alloca <8 x float>
  %v2411 = alloca <8 x float>
  %v2414 = alloca <8 x float>
  %v2417 = alloca <8 x float>
  %v2420 = alloca <8 x float>
  %v2423 = alloca <8 x float>
  %v2426 = alloca <8 x float>
  %v2429 = alloca <8 x float>
  %v2432 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after2595 ]
  %t0 = insertelement <8 x i32> poison, i32 0, i64 0
  %t1 = insertelement <8 x i32> %t0, i32 1, i64 1
  %t2 = insertelement <8 x i32> %t1, i32 2, i64 2
  %t3 = insertelement <8 x i32> %t2, i32 3, i64 3
  %t4 = insertelement <8 x i32> %t3, i32 4, i64 4
  %t5 = insertelement <8 x i32> %t4, i32 5, i64 5
  %t6 = insertelement <8 x i32> %t5, i32 6, i64 6
  %v8 = insertelement <8 x i32> %t6, i32 7, i64 7
  %v11 = urem i64 %item, 4
  %v12 = udiv i64 %item, 4
  %v16 = mul nuw nsw i64 %v12, 96
  %v18 = mul nuw nsw i64 %v12, 16
  %v20 = mul nuw nsw i64 %v12, 1536
  %v23 = mul nuw nsw i64 %v11, 24
  %v26 = add nuw nsw i64 %v23, 24
  %v28 = sub nsw i64 %v26, 1
  %v35 = add nuw nsw i64 %v28, 64
  %v37 = and i64 %v35, -64
  %v38 = call i64 @llvm.smax.i64(i64 %v37, i64 0)
  %v39 = call i64 @llvm.smin.i64(i64 %v38, i64 96)
  %v40 = call i64 @llvm.smin.i64(i64 0, i64 %v39)
  %v41 = sub nsw i64 %v39, %v40
  %v44 = add nuw nsw i64 %v40, %v41
  %v46 = sub nsw i64 %v44, %v40
  %v47 = urem i64 %v46, 16
  %v48 = sub nsw i64 %v44, %v47
  %t7 = icmp slt i64 %v40, %v48
  br i1 %t7, label %body50, label %after50
body50:
  %v50 = phi i64 [ %v40, %items ], [ %next50, %latch50 ]
  %v53 = mul nuw nsw i64 %v50, 96
  %v54 = add nuw nsw i64 %v18, %v53
  br label %body55
body55:
  %v55 = phi i64 [ 0, %body50 ], [ %next55, %latch55 ]
  %v57 = add nuw nsw i64 %v54, %v55
  %v59 = add nuw nsw i64 %v57, 32
  %t8 = getelementptr i16, ptr %p0, i64 %v59
  %v60 = load i16, ptr %t8, align 2, !alias.scope !19, !noalias !20
  %v62 = zext i16 %v60 to i32
  %t9 = getelementptr i16, ptr %p0, i64 %v59
  %t10 = getelementptr i16, ptr %t9, i64 1
  %v63 = load i16, ptr %t10, align 2, !alias.scope !19, !noalias !20
  %v65 = zext i16 %v63 to i32
  %t11 = getelementptr i16, ptr %p0, i64 %v59
  %t12 = getelementptr i16, ptr %t11, i64 2
  %v66 = load i16, ptr %t12, align 2, !alias.scope !19, !noalias !20
  %v68 = zext i16 %v66 to i32
  %t13 = getelementptr i16, ptr %p0, i64 %v59
  %t14 = getelementptr i16, ptr %t13, i64 3
  %v69 = load i16, ptr %t14, align 2, !alias.scope !19, !noalias !20
  %v71 = zext i16 %v69 to i32
  %t15 = getelementptr i16, ptr %p0, i64 %v59
  %t16 = getelementptr i16, ptr %t15, i64 4
  %v72 = load i16, ptr %t16, align 2, !alias.scope !19, !noalias !20
  %v74 = zext i16 %v72 to i32
  %t17 = getelementptr i16, ptr %p0, i64 %v59
  %t18 = getelementptr i16, ptr %t17, i64 5
  %v75 = load i16, ptr %t18, align 2, !alias.scope !19, !noalias !20
  %v77 = zext i16 %v75 to i32
  %t19 = getelementptr i16, ptr %p0, i64 %v59
  %t20 = getelementptr i16, ptr %t19, i64 6
  %v78 = load i16, ptr %t20, align 2, !alias.scope !19, !noalias !20
  %v80 = zext i16 %v78 to i32
  %t21 = getelementptr i16, ptr %p0, i64 %v59
  %t22 = getelementptr i16, ptr %t21, i64 7
  %v81 = load i16, ptr %t22, align 2, !alias.scope !19, !noalias !20
  %v83 = zext i16 %v81 to i32
  %t23 = insertelement <8 x i32> poison, i32 %v62, i64 0
  %t24 = insertelement <8 x i32> %t23, i32 %v65, i64 1
  %t25 = insertelement <8 x i32> %t24, i32 %v68, i64 2
  %t26 = insertelement <8 x i32> %t25, i32 %v71, i64 3
  %t27 = insertelement <8 x i32> %t26, i32 %v74, i64 4
  %t28 = insertelement <8 x i32> %t27, i32 %v77, i64 5
  %t29 = insertelement <8 x i32> %t28, i32 %v80, i64 6
  %v84 = insertelement <8 x i32> %t29, i32 %v83, i64 7
  %v87 = shl <8 x i32> %v84, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v88 = bitcast <8 x i32> %v87 to <8 x float>
  %t30 = getelementptr i16, ptr %p0, i64 %v59
  %t31 = getelementptr i16, ptr %t30, i64 96
  %v89 = load i16, ptr %t31, align 2, !alias.scope !19, !noalias !20
  %v91 = zext i16 %v89 to i32
  %t32 = getelementptr i16, ptr %p0, i64 %v59
  %t33 = getelementptr i16, ptr %t32, i64 97
  %v92 = load i16, ptr %t33, align 2, !alias.scope !19, !noalias !20
  %v94 = zext i16 %v92 to i32
  %t34 = getelementptr i16, ptr %p0, i64 %v59
  %t35 = getelementptr i16, ptr %t34, i64 98
  %v95 = load i16, ptr %t35, align 2, !alias.scope !19, !noalias !20
  %v97 = zext i16 %v95 to i32
  %t36 = getelementptr i16, ptr %p0, i64 %v59
  %t37 = getelementptr i16, ptr %t36, i64 99
  %v98 = load i16, ptr %t37, align 2, !alias.scope !19, !noalias !20
  %v100 = zext i16 %v98 to i32
  %t38 = getelementptr i16, ptr %p0, i64 %v59
  %t39 = getelementptr i16, ptr %t38, i64 100
  %v101 = load i16, ptr %t39, align 2, !alias.scope !19, !noalias !20
  %v103 = zext i16 %v101 to i32
  %t40 = getelementptr i16, ptr %p0, i64 %v59
  %t41 = getelementptr i16, ptr %t40, i64 101
  %v104 = load i16, ptr %t41, align 2, !alias.scope !19, !noalias !20
  %v106 = zext i16 %v104 to i32
  %t42 = getelementptr i16, ptr %p0, i64 %v59
  %t43 = getelementptr i16, ptr %t42, i64 102
  %v107 = load i16, ptr %t43, align 2, !alias.scope !19, !noalias !20
  %v109 = zext i16 %v107 to i32
  %t44 = getelementptr i16, ptr %p0, i64 %v59
  %t45 = getelementptr i16, ptr %t44, i64 103
  %v110 = load i16, ptr %t45, align 2, !alias.scope !19, !noalias !20
  %v112 = zext i16 %v110 to i32
  %t46 = insertelement <8 x i32> poison, i32 %v91, i64 0
  %t47 = insertelement <8 x i32> %t46, i32 %v94, i64 1
  %t48 = insertelement <8 x i32> %t47, i32 %v97, i64 2
  %t49 = insertelement <8 x i32> %t48, i32 %v100, i64 3
  %t50 = insertelement <8 x i32> %t49, i32 %v103, i64 4
  %t51 = insertelement <8 x i32> %t50, i32 %v106, i64 5
  %t52 = insertelement <8 x i32> %t51, i32 %v109, i64 6
  %v113 = insertelement <8 x i32> %t52, i32 %v112, i64 7
  %v115 = shl <8 x i32> %v113, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v116 = bitcast <8 x i32> %v115 to <8 x float>
  %t53 = getelementptr i16, ptr %p0, i64 %v59
  %t54 = getelementptr i16, ptr %t53, i64 192
  %v117 = load i16, ptr %t54, align 2, !alias.scope !19, !noalias !20
  %v119 = zext i16 %v117 to i32
  %t55 = getelementptr i16, ptr %p0, i64 %v59
  %t56 = getelementptr i16, ptr %t55, i64 193
  %v120 = load i16, ptr %t56, align 2, !alias.scope !19, !noalias !20
  %v122 = zext i16 %v120 to i32
  %t57 = getelementptr i16, ptr %p0, i64 %v59
  %t58 = getelementptr i16, ptr %t57, i64 194
  %v123 = load i16, ptr %t58, align 2, !alias.scope !19, !noalias !20
  %v125 = zext i16 %v123 to i32
  %t59 = getelementptr i16, ptr %p0, i64 %v59
  %t60 = getelementptr i16, ptr %t59, i64 195
  %v126 = load i16, ptr %t60, align 2, !alias.scope !19, !noalias !20
  %v128 = zext i16 %v126 to i32
  %t61 = getelementptr i16, ptr %p0, i64 %v59
  %t62 = getelementptr i16, ptr %t61, i64 196
  %v129 = load i16, ptr %t62, align 2, !alias.scope !19, !noalias !20
  %v131 = zext i16 %v129 to i32
  %t63 = getelementptr i16, ptr %p0, i64 %v59
  %t64 = getelementptr i16, ptr %t63, i64 197
  %v132 = load i16, ptr %t64, align 2, !alias.scope !19, !noalias !20
  %v134 = zext i16 %v132 to i32
  %t65 = getelementptr i16, ptr %p0, i64 %v59
  %t66 = getelementptr i16, ptr %t65, i64 198
  %v135 = load i16, ptr %t66, align 2, !alias.scope !19, !noalias !20
  %v137 = zext i16 %v135 to i32
  %t67 = getelementptr i16, ptr %p0, i64 %v59
  %t68 = getelementptr i16, ptr %t67, i64 199
  %v138 = load i16, ptr %t68, align 2, !alias.scope !19, !noalias !20
  %v140 = zext i16 %v138 to i32
  %t69 = insertelement <8 x i32> poison, i32 %v119, i64 0
  %t70 = insertelement <8 x i32> %t69, i32 %v122, i64 1
  %t71 = insertelement <8 x i32> %t70, i32 %v125, i64 2
  %t72 = insertelement <8 x i32> %t71, i32 %v128, i64 3
  %t73 = insertelement <8 x i32> %t72, i32 %v131, i64 4
  %t74 = insertelement <8 x i32> %t73, i32 %v134, i64 5
  %t75 = insertelement <8 x i32> %t74, i32 %v137, i64 6
  %v141 = insertelement <8 x i32> %t75, i32 %v140, i64 7
  %v143 = shl <8 x i32> %v141, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v144 = bitcast <8 x i32> %v143 to <8 x float>
  %t76 = getelementptr i16, ptr %p0, i64 %v59
  %t77 = getelementptr i16, ptr %t76, i64 288
  %v145 = load i16, ptr %t77, align 2, !alias.scope !19, !noalias !20
  %v147 = zext i16 %v145 to i32
  %t78 = getelementptr i16, ptr %p0, i64 %v59
  %t79 = getelementptr i16, ptr %t78, i64 289
  %v148 = load i16, ptr %t79, align 2, !alias.scope !19, !noalias !20
  %v150 = zext i16 %v148 to i32
  %t80 = getelementptr i16, ptr %p0, i64 %v59
  %t81 = getelementptr i16, ptr %t80, i64 290
  %v151 = load i16, ptr %t81, align 2, !alias.scope !19, !noalias !20
  %v153 = zext i16 %v151 to i32
  %t82 = getelementptr i16, ptr %p0, i64 %v59
  %t83 = getelementptr i16, ptr %t82, i64 291
  %v154 = load i16, ptr %t83, align 2, !alias.scope !19, !noalias !20
  %v156 = zext i16 %v154 to i32
  %t84 = getelementptr i16, ptr %p0, i64 %v59
  %t85 = getelementptr i16, ptr %t84, i64 292
  %v157 = load i16, ptr %t85, align 2, !alias.scope !19, !noalias !20
  %v159 = zext i16 %v157 to i32
  %t86 = getelementptr i16, ptr %p0, i64 %v59
  %t87 = getelementptr i16, ptr %t86, i64 293
  %v160 = load i16, ptr %t87, align 2, !alias.scope !19, !noalias !20
  %v162 = zext i16 %v160 to i32
  %t88 = getelementptr i16, ptr %p0, i64 %v59
  %t89 = getelementptr i16, ptr %t88, i64 294
  %v163 = load i16, ptr %t89, align 2, !alias.scope !19, !noalias !20
  %v165 = zext i16 %v163 to i32
  %t90 = getelementptr i16, ptr %p0, i64 %v59
  %t91 = getelementptr i16, ptr %t90, i64 295
  %v166 = load i16, ptr %t91, align 2, !alias.scope !19, !noalias !20
  %v168 = zext i16 %v166 to i32
  %t92 = insertelement <8 x i32> poison, i32 %v147, i64 0
  %t93 = insertelement <8 x i32> %t92, i32 %v150, i64 1
  %t94 = insertelement <8 x i32> %t93, i32 %v153, i64 2
  %t95 = insertelement <8 x i32> %t94, i32 %v156, i64 3
  %t96 = insertelement <8 x i32> %t95, i32 %v159, i64 4
  %t97 = insertelement <8 x i32> %t96, i32 %v162, i64 5
  %t98 = insertelement <8 x i32> %t97, i32 %v165, i64 6
  %v169 = insertelement <8 x i32> %t98, i32 %v168, i64 7
  %v171 = shl <8 x i32> %v169, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v172 = bitcast <8 x i32> %v171 to <8 x float>
  %t99 = getelementptr i16, ptr %p0, i64 %v59
  %t100 = getelementptr i16, ptr %t99, i64 384
  %v173 = load i16, ptr %t100, align 2, !alias.scope !19, !noalias !20
  %v175 = zext i16 %v173 to i32
  %t101 = getelementptr i16, ptr %p0, i64 %v59
  %t102 = getelementptr i16, ptr %t101, i64 385
  %v176 = load i16, ptr %t102, align 2, !alias.scope !19, !noalias !20
  %v178 = zext i16 %v176 to i32
  %t103 = getelementptr i16, ptr %p0, i64 %v59
  %t104 = getelementptr i16, ptr %t103, i64 386
  %v179 = load i16, ptr %t104, align 2, !alias.scope !19, !noalias !20
  %v181 = zext i16 %v179 to i32
  %t105 = getelementptr i16, ptr %p0, i64 %v59
  %t106 = getelementptr i16, ptr %t105, i64 387
  %v182 = load i16, ptr %t106, align 2, !alias.scope !19, !noalias !20
  %v184 = zext i16 %v182 to i32
  %t107 = getelementptr i16, ptr %p0, i64 %v59
  %t108 = getelementptr i16, ptr %t107, i64 388
  %v185 = load i16, ptr %t108, align 2, !alias.scope !19, !noalias !20
  %v187 = zext i16 %v185 to i32
  %t109 = getelementptr i16, ptr %p0, i64 %v59
  %t110 = getelementptr i16, ptr %t109, i64 389
  %v188 = load i16, ptr %t110, align 2, !alias.scope !19, !noalias !20
  %v190 = zext i16 %v188 to i32
  %t111 = getelementptr i16, ptr %p0, i64 %v59
  %t112 = getelementptr i16, ptr %t111, i64 390
  %v191 = load i16, ptr %t112, align 2, !alias.scope !19, !noalias !20
  %v193 = zext i16 %v191 to i32
  %t113 = getelementptr i16, ptr %p0, i64 %v59
  %t114 = getelementptr i16, ptr %t113, i64 391
  %v194 = load i16, ptr %t114, align 2, !alias.scope !19, !noalias !20
  %v196 = zext i16 %v194 to i32
  %t115 = insertelement <8 x i32> poison, i32 %v175, i64 0
  %t116 = insertelement <8 x i32> %t115, i32 %v178, i64 1
  %t117 = insertelement <8 x i32> %t116, i32 %v181, i64 2
  %t118 = insertelement <8 x i32> %t117, i32 %v184, i64 3
  %t119 = insertelement <8 x i32> %t118, i32 %v187, i64 4
  %t120 = insertelement <8 x i32> %t119, i32 %v190, i64 5
  %t121 = insertelement <8 x i32> %t120, i32 %v193, i64 6
  %v197 = insertelement <8 x i32> %t121, i32 %v196, i64 7
  %v199 = shl <8 x i32> %v197, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v200 = bitcast <8 x i32> %v199 to <8 x float>
  %t122 = getelementptr i16, ptr %p0, i64 %v59
  %t123 = getelementptr i16, ptr %t122, i64 480
  %v201 = load i16, ptr %t123, align 2, !alias.scope !19, !noalias !20
  %v203 = zext i16 %v201 to i32
  %t124 = getelementptr i16, ptr %p0, i64 %v59
  %t125 = getelementptr i16, ptr %t124, i64 481
  %v204 = load i16, ptr %t125, align 2, !alias.scope !19, !noalias !20
  %v206 = zext i16 %v204 to i32
  %t126 = getelementptr i16, ptr %p0, i64 %v59
  %t127 = getelementptr i16, ptr %t126, i64 482
  %v207 = load i16, ptr %t127, align 2, !alias.scope !19, !noalias !20
  %v209 = zext i16 %v207 to i32
  %t128 = getelementptr i16, ptr %p0, i64 %v59
  %t129 = getelementptr i16, ptr %t128, i64 483
  %v210 = load i16, ptr %t129, align 2, !alias.scope !19, !noalias !20
  %v212 = zext i16 %v210 to i32
  %t130 = getelementptr i16, ptr %p0, i64 %v59
  %t131 = getelementptr i16, ptr %t130, i64 484
  %v213 = load i16, ptr %t131, align 2, !alias.scope !19, !noalias !20
  %v215 = zext i16 %v213 to i32
  %t132 = getelementptr i16, ptr %p0, i64 %v59
  %t133 = getelementptr i16, ptr %t132, i64 485
  %v216 = load i16, ptr %t133, align 2, !alias.scope !19, !noalias !20
  %v218 = zext i16 %v216 to i32
  %t134 = getelementptr i16, ptr %p0, i64 %v59
  %t135 = getelementptr i16, ptr %t134, i64 486
  %v219 = load i16, ptr %t135, align 2, !alias.scope !19, !noalias !20
  %v221 = zext i16 %v219 to i32
  %t136 = getelementptr i16, ptr %p0, i64 %v59
  %t137 = getelementptr i16, ptr %t136, i64 487
  %v222 = load i16, ptr %t137, align 2, !alias.scope !19, !noalias !20
  %v224 = zext i16 %v222 to i32
  %t138 = insertelement <8 x i32> poison, i32 %v203, i64 0
  %t139 = insertelement <8 x i32> %t138, i32 %v206, i64 1
  %t140 = insertelement <8 x i32> %t139, i32 %v209, i64 2
  %t141 = insertelement <8 x i32> %t140, i32 %v212, i64 3
  %t142 = insertelement <8 x i32> %t141, i32 %v215, i64 4
  %t143 = insertelement <8 x i32> %t142, i32 %v218, i64 5
  %t144 = insertelement <8 x i32> %t143, i32 %v221, i64 6
  %v225 = insertelement <8 x i32> %t144, i32 %v224, i64 7
  %v227 = shl <8 x i32> %v225, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v228 = bitcast <8 x i32> %v227 to <8 x float>
  %t145 = getelementptr i16, ptr %p0, i64 %v59
  %t146 = getelementptr i16, ptr %t145, i64 576
  %v229 = load i16, ptr %t146, align 2, !alias.scope !19, !noalias !20
  %v231 = zext i16 %v229 to i32
  %t147 = getelementptr i16, ptr %p0, i64 %v59
  %t148 = getelementptr i16, ptr %t147, i64 577
  %v232 = load i16, ptr %t148, align 2, !alias.scope !19, !noalias !20
  %v234 = zext i16 %v232 to i32
  %t149 = getelementptr i16, ptr %p0, i64 %v59
  %t150 = getelementptr i16, ptr %t149, i64 578
  %v235 = load i16, ptr %t150, align 2, !alias.scope !19, !noalias !20
  %v237 = zext i16 %v235 to i32
  %t151 = getelementptr i16, ptr %p0, i64 %v59
  %t152 = getelementptr i16, ptr %t151, i64 579
  %v238 = load i16, ptr %t152, align 2, !alias.scope !19, !noalias !20
  %v240 = zext i16 %v238 to i32
  %t153 = getelementptr i16, ptr %p0, i64 %v59
  %t154 = getelementptr i16, ptr %t153, i64 580
  %v241 = load i16, ptr %t154, align 2, !alias.scope !19, !noalias !20
  %v243 = zext i16 %v241 to i32
  %t155 = getelementptr i16, ptr %p0, i64 %v59
  %t156 = getelementptr i16, ptr %t155, i64 581
  %v244 = load i16, ptr %t156, align 2, !alias.scope !19, !noalias !20
  %v246 = zext i16 %v244 to i32
  %t157 = getelementptr i16, ptr %p0, i64 %v59
  %t158 = getelementptr i16, ptr %t157, i64 582
  %v247 = load i16, ptr %t158, align 2, !alias.scope !19, !noalias !20
  %v249 = zext i16 %v247 to i32
  %t159 = getelementptr i16, ptr %p0, i64 %v59
  %t160 = getelementptr i16, ptr %t159, i64 583
  %v250 = load i16, ptr %t160, align 2, !alias.scope !19, !noalias !20
  %v252 = zext i16 %v250 to i32
  %t161 = insertelement <8 x i32> poison, i32 %v231, i64 0
  %t162 = insertelement <8 x i32> %t161, i32 %v234, i64 1
  %t163 = insertelement <8 x i32> %t162, i32 %v237, i64 2
  %t164 = insertelement <8 x i32> %t163, i32 %v240, i64 3
  %t165 = insertelement <8 x i32> %t164, i32 %v243, i64 4
  %t166 = insertelement <8 x i32> %t165, i32 %v246, i64 5
  %t167 = insertelement <8 x i32> %t166, i32 %v249, i64 6
  %v253 = insertelement <8 x i32> %t167, i32 %v252, i64 7
  %v255 = shl <8 x i32> %v253, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v256 = bitcast <8 x i32> %v255 to <8 x float>
  %t168 = getelementptr i16, ptr %p0, i64 %v59
  %t169 = getelementptr i16, ptr %t168, i64 672
  %v257 = load i16, ptr %t169, align 2, !alias.scope !19, !noalias !20
  %v259 = zext i16 %v257 to i32
  %t170 = getelementptr i16, ptr %p0, i64 %v59
  %t171 = getelementptr i16, ptr %t170, i64 673
  %v260 = load i16, ptr %t171, align 2, !alias.scope !19, !noalias !20
  %v262 = zext i16 %v260 to i32
  %t172 = getelementptr i16, ptr %p0, i64 %v59
  %t173 = getelementptr i16, ptr %t172, i64 674
  %v263 = load i16, ptr %t173, align 2, !alias.scope !19, !noalias !20
  %v265 = zext i16 %v263 to i32
  %t174 = getelementptr i16, ptr %p0, i64 %v59
  %t175 = getelementptr i16, ptr %t174, i64 675
  %v266 = load i16, ptr %t175, align 2, !alias.scope !19, !noalias !20
  %v268 = zext i16 %v266 to i32
  %t176 = getelementptr i16, ptr %p0, i64 %v59
  %t177 = getelementptr i16, ptr %t176, i64 676
  %v269 = load i16, ptr %t177, align 2, !alias.scope !19, !noalias !20
  %v271 = zext i16 %v269 to i32
  %t178 = getelementptr i16, ptr %p0, i64 %v59
  %t179 = getelementptr i16, ptr %t178, i64 677
  %v272 = load i16, ptr %t179, align 2, !alias.scope !19, !noalias !20
  %v274 = zext i16 %v272 to i32
  %t180 = getelementptr i16, ptr %p0, i64 %v59
  %t181 = getelementptr i16, ptr %t180, i64 678
  %v275 = load i16, ptr %t181, align 2, !alias.scope !19, !noalias !20
  %v277 = zext i16 %v275 to i32
  %t182 = getelementptr i16, ptr %p0, i64 %v59
  %t183 = getelementptr i16, ptr %t182, i64 679
  %v278 = load i16, ptr %t183, align 2, !alias.scope !19, !noalias !20
  %v280 = zext i16 %v278 to i32
  %t184 = insertelement <8 x i32> poison, i32 %v259, i64 0
  %t185 = insertelement <8 x i32> %t184, i32 %v262, i64 1
  %t186 = insertelement <8 x i32> %t185, i32 %v265, i64 2
  %t187 = insertelement <8 x i32> %t186, i32 %v268, i64 3
  %t188 = insertelement <8 x i32> %t187, i32 %v271, i64 4
  %t189 = insertelement <8 x i32> %t188, i32 %v274, i64 5
  %t190 = insertelement <8 x i32> %t189, i32 %v277, i64 6
  %v281 = insertelement <8 x i32> %t190, i32 %v280, i64 7
  %v283 = shl <8 x i32> %v281, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v284 = bitcast <8 x i32> %v283 to <8 x float>
  %v285 = shufflevector <8 x float> %v88, <8 x float> %v200, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v286 = shufflevector <8 x float> %v88, <8 x float> %v200, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v287 = shufflevector <8 x float> %v116, <8 x float> %v228, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v288 = shufflevector <8 x float> %v116, <8 x float> %v228, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v289 = shufflevector <8 x float> %v144, <8 x float> %v256, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v290 = shufflevector <8 x float> %v144, <8 x float> %v256, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v291 = shufflevector <8 x float> %v172, <8 x float> %v284, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v292 = shufflevector <8 x float> %v172, <8 x float> %v284, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v293 = shufflevector <8 x float> %v285, <8 x float> %v289, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v294 = shufflevector <8 x float> %v285, <8 x float> %v289, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v295 = shufflevector <8 x float> %v287, <8 x float> %v291, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v296 = shufflevector <8 x float> %v287, <8 x float> %v291, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v297 = shufflevector <8 x float> %v286, <8 x float> %v290, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v298 = shufflevector <8 x float> %v286, <8 x float> %v290, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v299 = shufflevector <8 x float> %v288, <8 x float> %v292, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v300 = shufflevector <8 x float> %v288, <8 x float> %v292, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v301 = shufflevector <8 x float> %v293, <8 x float> %v295, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v302 = shufflevector <8 x float> %v293, <8 x float> %v295, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v303 = shufflevector <8 x float> %v294, <8 x float> %v296, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v304 = shufflevector <8 x float> %v294, <8 x float> %v296, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v305 = shufflevector <8 x float> %v297, <8 x float> %v299, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v306 = shufflevector <8 x float> %v297, <8 x float> %v299, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v307 = shufflevector <8 x float> %v298, <8 x float> %v300, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v308 = shufflevector <8 x float> %v298, <8 x float> %v300, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v311 = mul nuw nsw i64 %v55, 16
  %v312 = sub nsw i64 %v50, %v40
  %v314 = mul nuw nsw i64 %v312, 17
  %v315 = add nuw nsw i64 %v311, %v314
  %t191 = getelementptr float, ptr %s1, i64 %v315
  store <8 x float> %v301, ptr %t191, align 4, !alias.scope !29, !noalias !30
  %v319 = mul nuw nsw i64 %v55, 16
  %v320 = sub nsw i64 %v50, %v40
  %v322 = mul nuw nsw i64 %v320, 17
  %v323 = add nuw nsw i64 %v319, %v322
  %t192 = getelementptr float, ptr %s1, i64 %v323
  %t193 = getelementptr float, ptr %t192, i64 16
  store <8 x float> %v302, ptr %t193, align 4, !alias.scope !29, !noalias !30
  %v327 = mul nuw nsw i64 %v55, 16
  %v328 = sub nsw i64 %v50, %v40
  %v330 = mul nuw nsw i64 %v328, 17
  %v331 = add nuw nsw i64 %v327, %v330
  %t194 = getelementptr float, ptr %s1, i64 %v331
  %t195 = getelementptr float, ptr %t194, i64 32
  store <8 x float> %v303, ptr %t195, align 4, !alias.scope !29, !noalias !30
  %v335 = mul nuw nsw i64 %v55, 16
  %v336 = sub nsw i64 %v50, %v40
  %v338 = mul nuw nsw i64 %v336, 17
  %v339 = add nuw nsw i64 %v335, %v338
  %t196 = getelementptr float, ptr %s1, i64 %v339
  %t197 = getelementptr float, ptr %t196, i64 48
  store <8 x float> %v304, ptr %t197, align 4, !alias.scope !29, !noalias !30
  %v343 = mul nuw nsw i64 %v55, 16
  %v344 = sub nsw i64 %v50, %v40
  %v346 = mul nuw nsw i64 %v344, 17
  %v347 = add nuw nsw i64 %v343, %v346
  %t198 = getelementptr float, ptr %s1, i64 %v347
  %t199 = getelementptr float, ptr %t198, i64 64
  store <8 x float> %v305, ptr %t199, align 4, !alias.scope !29, !noalias !30
  %v351 = mul nuw nsw i64 %v55, 16
  %v352 = sub nsw i64 %v50, %v40
  %v354 = mul nuw nsw i64 %v352, 17
  %v355 = add nuw nsw i64 %v351, %v354
  %t200 = getelementptr float, ptr %s1, i64 %v355
  %t201 = getelementptr float, ptr %t200, i64 80
  store <8 x float> %v306, ptr %t201, align 4, !alias.scope !29, !noalias !30
  %v359 = mul nuw nsw i64 %v55, 16
  %v360 = sub nsw i64 %v50, %v40
  %v362 = mul nuw nsw i64 %v360, 17
  %v363 = add nuw nsw i64 %v359, %v362
  %t202 = getelementptr float, ptr %s1, i64 %v363
  %t203 = getelementptr float, ptr %t202, i64 96
  store <8 x float> %v307, ptr %t203, align 4, !alias.scope !29, !noalias !30
  %v367 = mul nuw nsw i64 %v55, 16
  %v368 = sub nsw i64 %v50, %v40
  %v370 = mul nuw nsw i64 %v368, 17
  %v371 = add nuw nsw i64 %v367, %v370
  %t204 = getelementptr float, ptr %s1, i64 %v371
  %t205 = getelementptr float, ptr %t204, i64 112
  store <8 x float> %v308, ptr %t205, align 4, !alias.scope !29, !noalias !30
  br label %latch55
latch55:
  %next55 = add nuw nsw i64 %v55, 8
  %more55 = icmp slt i64 %next55, 16
  br i1 %more55, label %body55, label %after55
after55:
  %t206 = icmp slt i64 16, 16
  br i1 %t206, label %body374, label %after374
body374:
  %v374 = phi i64 [ 16, %after55 ], [ %next374, %latch374 ]
  %v376 = add nuw nsw i64 %v54, %v374
  %v378 = add nuw nsw i64 %v376, 32
  %t207 = getelementptr i16, ptr %p0, i64 %v378
  %v379 = load i16, ptr %t207, align 2, !alias.scope !19, !noalias !20
  %v381 = zext i16 %v379 to i32
  %v383 = shl i32 %v381, 16
  %v384 = bitcast i32 %v383 to float
  %t208 = getelementptr i16, ptr %p0, i64 %v378
  %t209 = getelementptr i16, ptr %t208, i64 96
  %v385 = load i16, ptr %t209, align 2, !alias.scope !19, !noalias !20
  %v387 = zext i16 %v385 to i32
  %v388 = shl i32 %v387, 16
  %v389 = bitcast i32 %v388 to float
  %t210 = getelementptr i16, ptr %p0, i64 %v378
  %t211 = getelementptr i16, ptr %t210, i64 192
  %v390 = load i16, ptr %t211, align 2, !alias.scope !19, !noalias !20
  %v392 = zext i16 %v390 to i32
  %v393 = shl i32 %v392, 16
  %v394 = bitcast i32 %v393 to float
  %t212 = getelementptr i16, ptr %p0, i64 %v378
  %t213 = getelementptr i16, ptr %t212, i64 288
  %v395 = load i16, ptr %t213, align 2, !alias.scope !19, !noalias !20
  %v397 = zext i16 %v395 to i32
  %v398 = shl i32 %v397, 16
  %v399 = bitcast i32 %v398 to float
  %t214 = getelementptr i16, ptr %p0, i64 %v378
  %t215 = getelementptr i16, ptr %t214, i64 384
  %v400 = load i16, ptr %t215, align 2, !alias.scope !19, !noalias !20
  %v402 = zext i16 %v400 to i32
  %v403 = shl i32 %v402, 16
  %v404 = bitcast i32 %v403 to float
  %t216 = getelementptr i16, ptr %p0, i64 %v378
  %t217 = getelementptr i16, ptr %t216, i64 480
  %v405 = load i16, ptr %t217, align 2, !alias.scope !19, !noalias !20
  %v407 = zext i16 %v405 to i32
  %v408 = shl i32 %v407, 16
  %v409 = bitcast i32 %v408 to float
  %t218 = getelementptr i16, ptr %p0, i64 %v378
  %t219 = getelementptr i16, ptr %t218, i64 576
  %v410 = load i16, ptr %t219, align 2, !alias.scope !19, !noalias !20
  %v412 = zext i16 %v410 to i32
  %v413 = shl i32 %v412, 16
  %v414 = bitcast i32 %v413 to float
  %t220 = getelementptr i16, ptr %p0, i64 %v378
  %t221 = getelementptr i16, ptr %t220, i64 672
  %v415 = load i16, ptr %t221, align 2, !alias.scope !19, !noalias !20
  %v417 = zext i16 %v415 to i32
  %v418 = shl i32 %v417, 16
  %v419 = bitcast i32 %v418 to float
  %t222 = insertelement <8 x float> poison, float %v384, i64 0
  %t223 = insertelement <8 x float> %t222, float %v389, i64 1
  %t224 = insertelement <8 x float> %t223, float %v394, i64 2
  %t225 = insertelement <8 x float> %t224, float %v399, i64 3
  %t226 = insertelement <8 x float> %t225, float %v404, i64 4
  %t227 = insertelement <8 x float> %t226, float %v409, i64 5
  %t228 = insertelement <8 x float> %t227, float %v414, i64 6
  %v420 = insertelement <8 x float> %t228, float %v419, i64 7
  %v423 = mul nuw nsw i64 %v374, 16
  %v424 = sub nsw i64 %v50, %v40
  %v426 = mul nuw nsw i64 %v424, 17
  %v427 = add nuw nsw i64 %v423, %v426
  %t229 = getelementptr float, ptr %s1, i64 %v427
  store <8 x float> %v420, ptr %t229, align 4, !alias.scope !29, !noalias !30
  br label %latch374
latch374:
  %next374 = add nuw nsw i64 %v374, 1
  %more374 = icmp slt i64 %next374, 16
  br i1 %more374, label %body374, label %after374
after374:
  %v431 = add nuw nsw i64 %v50, 8
  %v433 = mul nuw nsw i64 %v431, 96
  %v434 = add nuw nsw i64 %v18, %v433
  br label %body435
body435:
  %v435 = phi i64 [ 0, %after374 ], [ %next435, %latch435 ]
  %v437 = add nuw nsw i64 %v434, %v435
  %v439 = add nuw nsw i64 %v437, 32
  %t230 = getelementptr i16, ptr %p0, i64 %v439
  %v440 = load i16, ptr %t230, align 2, !alias.scope !19, !noalias !20
  %v442 = zext i16 %v440 to i32
  %t231 = getelementptr i16, ptr %p0, i64 %v439
  %t232 = getelementptr i16, ptr %t231, i64 1
  %v443 = load i16, ptr %t232, align 2, !alias.scope !19, !noalias !20
  %v445 = zext i16 %v443 to i32
  %t233 = getelementptr i16, ptr %p0, i64 %v439
  %t234 = getelementptr i16, ptr %t233, i64 2
  %v446 = load i16, ptr %t234, align 2, !alias.scope !19, !noalias !20
  %v448 = zext i16 %v446 to i32
  %t235 = getelementptr i16, ptr %p0, i64 %v439
  %t236 = getelementptr i16, ptr %t235, i64 3
  %v449 = load i16, ptr %t236, align 2, !alias.scope !19, !noalias !20
  %v451 = zext i16 %v449 to i32
  %t237 = getelementptr i16, ptr %p0, i64 %v439
  %t238 = getelementptr i16, ptr %t237, i64 4
  %v452 = load i16, ptr %t238, align 2, !alias.scope !19, !noalias !20
  %v454 = zext i16 %v452 to i32
  %t239 = getelementptr i16, ptr %p0, i64 %v439
  %t240 = getelementptr i16, ptr %t239, i64 5
  %v455 = load i16, ptr %t240, align 2, !alias.scope !19, !noalias !20
  %v457 = zext i16 %v455 to i32
  %t241 = getelementptr i16, ptr %p0, i64 %v439
  %t242 = getelementptr i16, ptr %t241, i64 6
  %v458 = load i16, ptr %t242, align 2, !alias.scope !19, !noalias !20
  %v460 = zext i16 %v458 to i32
  %t243 = getelementptr i16, ptr %p0, i64 %v439
  %t244 = getelementptr i16, ptr %t243, i64 7
  %v461 = load i16, ptr %t244, align 2, !alias.scope !19, !noalias !20
  %v463 = zext i16 %v461 to i32
  %t245 = insertelement <8 x i32> poison, i32 %v442, i64 0
  %t246 = insertelement <8 x i32> %t245, i32 %v445, i64 1
  %t247 = insertelement <8 x i32> %t246, i32 %v448, i64 2
  %t248 = insertelement <8 x i32> %t247, i32 %v451, i64 3
  %t249 = insertelement <8 x i32> %t248, i32 %v454, i64 4
  %t250 = insertelement <8 x i32> %t249, i32 %v457, i64 5
  %t251 = insertelement <8 x i32> %t250, i32 %v460, i64 6
  %v464 = insertelement <8 x i32> %t251, i32 %v463, i64 7
  %v467 = shl <8 x i32> %v464, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v468 = bitcast <8 x i32> %v467 to <8 x float>
  %t252 = getelementptr i16, ptr %p0, i64 %v439
  %t253 = getelementptr i16, ptr %t252, i64 96
  %v469 = load i16, ptr %t253, align 2, !alias.scope !19, !noalias !20
  %v471 = zext i16 %v469 to i32
  %t254 = getelementptr i16, ptr %p0, i64 %v439
  %t255 = getelementptr i16, ptr %t254, i64 97
  %v472 = load i16, ptr %t255, align 2, !alias.scope !19, !noalias !20
  %v474 = zext i16 %v472 to i32
  %t256 = getelementptr i16, ptr %p0, i64 %v439
  %t257 = getelementptr i16, ptr %t256, i64 98
  %v475 = load i16, ptr %t257, align 2, !alias.scope !19, !noalias !20
  %v477 = zext i16 %v475 to i32
  %t258 = getelementptr i16, ptr %p0, i64 %v439
  %t259 = getelementptr i16, ptr %t258, i64 99
  %v478 = load i16, ptr %t259, align 2, !alias.scope !19, !noalias !20
  %v480 = zext i16 %v478 to i32
  %t260 = getelementptr i16, ptr %p0, i64 %v439
  %t261 = getelementptr i16, ptr %t260, i64 100
  %v481 = load i16, ptr %t261, align 2, !alias.scope !19, !noalias !20
  %v483 = zext i16 %v481 to i32
  %t262 = getelementptr i16, ptr %p0, i64 %v439
  %t263 = getelementptr i16, ptr %t262, i64 101
  %v484 = load i16, ptr %t263, align 2, !alias.scope !19, !noalias !20
  %v486 = zext i16 %v484 to i32
  %t264 = getelementptr i16, ptr %p0, i64 %v439
  %t265 = getelementptr i16, ptr %t264, i64 102
  %v487 = load i16, ptr %t265, align 2, !alias.scope !19, !noalias !20
  %v489 = zext i16 %v487 to i32
  %t266 = getelementptr i16, ptr %p0, i64 %v439
  %t267 = getelementptr i16, ptr %t266, i64 103
  %v490 = load i16, ptr %t267, align 2, !alias.scope !19, !noalias !20
  %v492 = zext i16 %v490 to i32
  %t268 = insertelement <8 x i32> poison, i32 %v471, i64 0
  %t269 = insertelement <8 x i32> %t268, i32 %v474, i64 1
  %t270 = insertelement <8 x i32> %t269, i32 %v477, i64 2
  %t271 = insertelement <8 x i32> %t270, i32 %v480, i64 3
  %t272 = insertelement <8 x i32> %t271, i32 %v483, i64 4
  %t273 = insertelement <8 x i32> %t272, i32 %v486, i64 5
  %t274 = insertelement <8 x i32> %t273, i32 %v489, i64 6
  %v493 = insertelement <8 x i32> %t274, i32 %v492, i64 7
  %v495 = shl <8 x i32> %v493, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v496 = bitcast <8 x i32> %v495 to <8 x float>
  %t275 = getelementptr i16, ptr %p0, i64 %v439
  %t276 = getelementptr i16, ptr %t275, i64 192
  %v497 = load i16, ptr %t276, align 2, !alias.scope !19, !noalias !20
  %v499 = zext i16 %v497 to i32
  %t277 = getelementptr i16, ptr %p0, i64 %v439
  %t278 = getelementptr i16, ptr %t277, i64 193
  %v500 = load i16, ptr %t278, align 2, !alias.scope !19, !noalias !20
  %v502 = zext i16 %v500 to i32
  %t279 = getelementptr i16, ptr %p0, i64 %v439
  %t280 = getelementptr i16, ptr %t279, i64 194
  %v503 = load i16, ptr %t280, align 2, !alias.scope !19, !noalias !20
  %v505 = zext i16 %v503 to i32
  %t281 = getelementptr i16, ptr %p0, i64 %v439
  %t282 = getelementptr i16, ptr %t281, i64 195
  %v506 = load i16, ptr %t282, align 2, !alias.scope !19, !noalias !20
  %v508 = zext i16 %v506 to i32
  %t283 = getelementptr i16, ptr %p0, i64 %v439
  %t284 = getelementptr i16, ptr %t283, i64 196
  %v509 = load i16, ptr %t284, align 2, !alias.scope !19, !noalias !20
  %v511 = zext i16 %v509 to i32
  %t285 = getelementptr i16, ptr %p0, i64 %v439
  %t286 = getelementptr i16, ptr %t285, i64 197
  %v512 = load i16, ptr %t286, align 2, !alias.scope !19, !noalias !20
  %v514 = zext i16 %v512 to i32
  %t287 = getelementptr i16, ptr %p0, i64 %v439
  %t288 = getelementptr i16, ptr %t287, i64 198
  %v515 = load i16, ptr %t288, align 2, !alias.scope !19, !noalias !20
  %v517 = zext i16 %v515 to i32
  %t289 = getelementptr i16, ptr %p0, i64 %v439
  %t290 = getelementptr i16, ptr %t289, i64 199
  %v518 = load i16, ptr %t290, align 2, !alias.scope !19, !noalias !20
  %v520 = zext i16 %v518 to i32
  %t291 = insertelement <8 x i32> poison, i32 %v499, i64 0
  %t292 = insertelement <8 x i32> %t291, i32 %v502, i64 1
  %t293 = insertelement <8 x i32> %t292, i32 %v505, i64 2
  %t294 = insertelement <8 x i32> %t293, i32 %v508, i64 3
  %t295 = insertelement <8 x i32> %t294, i32 %v511, i64 4
  %t296 = insertelement <8 x i32> %t295, i32 %v514, i64 5
  %t297 = insertelement <8 x i32> %t296, i32 %v517, i64 6
  %v521 = insertelement <8 x i32> %t297, i32 %v520, i64 7
  %v523 = shl <8 x i32> %v521, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v524 = bitcast <8 x i32> %v523 to <8 x float>
  %t298 = getelementptr i16, ptr %p0, i64 %v439
  %t299 = getelementptr i16, ptr %t298, i64 288
  %v525 = load i16, ptr %t299, align 2, !alias.scope !19, !noalias !20
  %v527 = zext i16 %v525 to i32
  %t300 = getelementptr i16, ptr %p0, i64 %v439
  %t301 = getelementptr i16, ptr %t300, i64 289
  %v528 = load i16, ptr %t301, align 2, !alias.scope !19, !noalias !20
  %v530 = zext i16 %v528 to i32
  %t302 = getelementptr i16, ptr %p0, i64 %v439
  %t303 = getelementptr i16, ptr %t302, i64 290
  %v531 = load i16, ptr %t303, align 2, !alias.scope !19, !noalias !20
  %v533 = zext i16 %v531 to i32
  %t304 = getelementptr i16, ptr %p0, i64 %v439
  %t305 = getelementptr i16, ptr %t304, i64 291
  %v534 = load i16, ptr %t305, align 2, !alias.scope !19, !noalias !20
  %v536 = zext i16 %v534 to i32
  %t306 = getelementptr i16, ptr %p0, i64 %v439
  %t307 = getelementptr i16, ptr %t306, i64 292
  %v537 = load i16, ptr %t307, align 2, !alias.scope !19, !noalias !20
  %v539 = zext i16 %v537 to i32
  %t308 = getelementptr i16, ptr %p0, i64 %v439
  %t309 = getelementptr i16, ptr %t308, i64 293
  %v540 = load i16, ptr %t309, align 2, !alias.scope !19, !noalias !20
  %v542 = zext i16 %v540 to i32
  %t310 = getelementptr i16, ptr %p0, i64 %v439
  %t311 = getelementptr i16, ptr %t310, i64 294
  %v543 = load i16, ptr %t311, align 2, !alias.scope !19, !noalias !20
  %v545 = zext i16 %v543 to i32
  %t312 = getelementptr i16, ptr %p0, i64 %v439
  %t313 = getelementptr i16, ptr %t312, i64 295
  %v546 = load i16, ptr %t313, align 2, !alias.scope !19, !noalias !20
  %v548 = zext i16 %v546 to i32
  %t314 = insertelement <8 x i32> poison, i32 %v527, i64 0
  %t315 = insertelement <8 x i32> %t314, i32 %v530, i64 1
  %t316 = insertelement <8 x i32> %t315, i32 %v533, i64 2
  %t317 = insertelement <8 x i32> %t316, i32 %v536, i64 3
  %t318 = insertelement <8 x i32> %t317, i32 %v539, i64 4
  %t319 = insertelement <8 x i32> %t318, i32 %v542, i64 5
  %t320 = insertelement <8 x i32> %t319, i32 %v545, i64 6
  %v549 = insertelement <8 x i32> %t320, i32 %v548, i64 7
  %v551 = shl <8 x i32> %v549, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v552 = bitcast <8 x i32> %v551 to <8 x float>
  %t321 = getelementptr i16, ptr %p0, i64 %v439
  %t322 = getelementptr i16, ptr %t321, i64 384
  %v553 = load i16, ptr %t322, align 2, !alias.scope !19, !noalias !20
  %v555 = zext i16 %v553 to i32
  %t323 = getelementptr i16, ptr %p0, i64 %v439
  %t324 = getelementptr i16, ptr %t323, i64 385
  %v556 = load i16, ptr %t324, align 2, !alias.scope !19, !noalias !20
  %v558 = zext i16 %v556 to i32
  %t325 = getelementptr i16, ptr %p0, i64 %v439
  %t326 = getelementptr i16, ptr %t325, i64 386
  %v559 = load i16, ptr %t326, align 2, !alias.scope !19, !noalias !20
  %v561 = zext i16 %v559 to i32
  %t327 = getelementptr i16, ptr %p0, i64 %v439
  %t328 = getelementptr i16, ptr %t327, i64 387
  %v562 = load i16, ptr %t328, align 2, !alias.scope !19, !noalias !20
  %v564 = zext i16 %v562 to i32
  %t329 = getelementptr i16, ptr %p0, i64 %v439
  %t330 = getelementptr i16, ptr %t329, i64 388
  %v565 = load i16, ptr %t330, align 2, !alias.scope !19, !noalias !20
  %v567 = zext i16 %v565 to i32
  %t331 = getelementptr i16, ptr %p0, i64 %v439
  %t332 = getelementptr i16, ptr %t331, i64 389
  %v568 = load i16, ptr %t332, align 2, !alias.scope !19, !noalias !20
  %v570 = zext i16 %v568 to i32
  %t333 = getelementptr i16, ptr %p0, i64 %v439
  %t334 = getelementptr i16, ptr %t333, i64 390
  %v571 = load i16, ptr %t334, align 2, !alias.scope !19, !noalias !20
  %v573 = zext i16 %v571 to i32
  %t335 = getelementptr i16, ptr %p0, i64 %v439
  %t336 = getelementptr i16, ptr %t335, i64 391
  %v574 = load i16, ptr %t336, align 2, !alias.scope !19, !noalias !20
  %v576 = zext i16 %v574 to i32
  %t337 = insertelement <8 x i32> poison, i32 %v555, i64 0
  %t338 = insertelement <8 x i32> %t337, i32 %v558, i64 1
  %t339 = insertelement <8 x i32> %t338, i32 %v561, i64 2
  %t340 = insertelement <8 x i32> %t339, i32 %v564, i64 3
  %t341 = insertelement <8 x i32> %t340, i32 %v567, i64 4
  %t342 = insertelement <8 x i32> %t341, i32 %v570, i64 5
  %t343 = insertelement <8 x i32> %t342, i32 %v573, i64 6
  %v577 = insertelement <8 x i32> %t343, i32 %v576, i64 7
  %v579 = shl <8 x i32> %v577, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v580 = bitcast <8 x i32> %v579 to <8 x float>
  %t344 = getelementptr i16, ptr %p0, i64 %v439
  %t345 = getelementptr i16, ptr %t344, i64 480
  %v581 = load i16, ptr %t345, align 2, !alias.scope !19, !noalias !20
  %v583 = zext i16 %v581 to i32
  %t346 = getelementptr i16, ptr %p0, i64 %v439
  %t347 = getelementptr i16, ptr %t346, i64 481
  %v584 = load i16, ptr %t347, align 2, !alias.scope !19, !noalias !20
  %v586 = zext i16 %v584 to i32
  %t348 = getelementptr i16, ptr %p0, i64 %v439
  %t349 = getelementptr i16, ptr %t348, i64 482
  %v587 = load i16, ptr %t349, align 2, !alias.scope !19, !noalias !20
  %v589 = zext i16 %v587 to i32
  %t350 = getelementptr i16, ptr %p0, i64 %v439
  %t351 = getelementptr i16, ptr %t350, i64 483
  %v590 = load i16, ptr %t351, align 2, !alias.scope !19, !noalias !20
  %v592 = zext i16 %v590 to i32
  %t352 = getelementptr i16, ptr %p0, i64 %v439
  %t353 = getelementptr i16, ptr %t352, i64 484
  %v593 = load i16, ptr %t353, align 2, !alias.scope !19, !noalias !20
  %v595 = zext i16 %v593 to i32
  %t354 = getelementptr i16, ptr %p0, i64 %v439
  %t355 = getelementptr i16, ptr %t354, i64 485
  %v596 = load i16, ptr %t355, align 2, !alias.scope !19, !noalias !20
  %v598 = zext i16 %v596 to i32
  %t356 = getelementptr i16, ptr %p0, i64 %v439
  %t357 = getelementptr i16, ptr %t356, i64 486
  %v599 = load i16, ptr %t357, align 2, !alias.scope !19, !noalias !20
  %v601 = zext i16 %v599 to i32
  %t358 = getelementptr i16, ptr %p0, i64 %v439
  %t359 = getelementptr i16, ptr %t358, i64 487
  %v602 = load i16, ptr %t359, align 2, !alias.scope !19, !noalias !20
  %v604 = zext i16 %v602 to i32
  %t360 = insertelement <8 x i32> poison, i32 %v583, i64 0
  %t361 = insertelement <8 x i32> %t360, i32 %v586, i64 1
  %t362 = insertelement <8 x i32> %t361, i32 %v589, i64 2
  %t363 = insertelement <8 x i32> %t362, i32 %v592, i64 3
  %t364 = insertelement <8 x i32> %t363, i32 %v595, i64 4
  %t365 = insertelement <8 x i32> %t364, i32 %v598, i64 5
  %t366 = insertelement <8 x i32> %t365, i32 %v601, i64 6
  %v605 = insertelement <8 x i32> %t366, i32 %v604, i64 7
  %v607 = shl <8 x i32> %v605, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v608 = bitcast <8 x i32> %v607 to <8 x float>
  %t367 = getelementptr i16, ptr %p0, i64 %v439
  %t368 = getelementptr i16, ptr %t367, i64 576
  %v609 = load i16, ptr %t368, align 2, !alias.scope !19, !noalias !20
  %v611 = zext i16 %v609 to i32
  %t369 = getelementptr i16, ptr %p0, i64 %v439
  %t370 = getelementptr i16, ptr %t369, i64 577
  %v612 = load i16, ptr %t370, align 2, !alias.scope !19, !noalias !20
  %v614 = zext i16 %v612 to i32
  %t371 = getelementptr i16, ptr %p0, i64 %v439
  %t372 = getelementptr i16, ptr %t371, i64 578
  %v615 = load i16, ptr %t372, align 2, !alias.scope !19, !noalias !20
  %v617 = zext i16 %v615 to i32
  %t373 = getelementptr i16, ptr %p0, i64 %v439
  %t374 = getelementptr i16, ptr %t373, i64 579
  %v618 = load i16, ptr %t374, align 2, !alias.scope !19, !noalias !20
  %v620 = zext i16 %v618 to i32
  %t375 = getelementptr i16, ptr %p0, i64 %v439
  %t376 = getelementptr i16, ptr %t375, i64 580
  %v621 = load i16, ptr %t376, align 2, !alias.scope !19, !noalias !20
  %v623 = zext i16 %v621 to i32
  %t377 = getelementptr i16, ptr %p0, i64 %v439
  %t378 = getelementptr i16, ptr %t377, i64 581
  %v624 = load i16, ptr %t378, align 2, !alias.scope !19, !noalias !20
  %v626 = zext i16 %v624 to i32
  %t379 = getelementptr i16, ptr %p0, i64 %v439
  %t380 = getelementptr i16, ptr %t379, i64 582
  %v627 = load i16, ptr %t380, align 2, !alias.scope !19, !noalias !20
  %v629 = zext i16 %v627 to i32
  %t381 = getelementptr i16, ptr %p0, i64 %v439
  %t382 = getelementptr i16, ptr %t381, i64 583
  %v630 = load i16, ptr %t382, align 2, !alias.scope !19, !noalias !20
  %v632 = zext i16 %v630 to i32
  %t383 = insertelement <8 x i32> poison, i32 %v611, i64 0
  %t384 = insertelement <8 x i32> %t383, i32 %v614, i64 1
  %t385 = insertelement <8 x i32> %t384, i32 %v617, i64 2
  %t386 = insertelement <8 x i32> %t385, i32 %v620, i64 3
  %t387 = insertelement <8 x i32> %t386, i32 %v623, i64 4
  %t388 = insertelement <8 x i32> %t387, i32 %v626, i64 5
  %t389 = insertelement <8 x i32> %t388, i32 %v629, i64 6
  %v633 = insertelement <8 x i32> %t389, i32 %v632, i64 7
  %v635 = shl <8 x i32> %v633, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v636 = bitcast <8 x i32> %v635 to <8 x float>
  %t390 = getelementptr i16, ptr %p0, i64 %v439
  %t391 = getelementptr i16, ptr %t390, i64 672
  %v637 = load i16, ptr %t391, align 2, !alias.scope !19, !noalias !20
  %v639 = zext i16 %v637 to i32
  %t392 = getelementptr i16, ptr %p0, i64 %v439
  %t393 = getelementptr i16, ptr %t392, i64 673
  %v640 = load i16, ptr %t393, align 2, !alias.scope !19, !noalias !20
  %v642 = zext i16 %v640 to i32
  %t394 = getelementptr i16, ptr %p0, i64 %v439
  %t395 = getelementptr i16, ptr %t394, i64 674
  %v643 = load i16, ptr %t395, align 2, !alias.scope !19, !noalias !20
  %v645 = zext i16 %v643 to i32
  %t396 = getelementptr i16, ptr %p0, i64 %v439
  %t397 = getelementptr i16, ptr %t396, i64 675
  %v646 = load i16, ptr %t397, align 2, !alias.scope !19, !noalias !20
  %v648 = zext i16 %v646 to i32
  %t398 = getelementptr i16, ptr %p0, i64 %v439
  %t399 = getelementptr i16, ptr %t398, i64 676
  %v649 = load i16, ptr %t399, align 2, !alias.scope !19, !noalias !20
  %v651 = zext i16 %v649 to i32
  %t400 = getelementptr i16, ptr %p0, i64 %v439
  %t401 = getelementptr i16, ptr %t400, i64 677
  %v652 = load i16, ptr %t401, align 2, !alias.scope !19, !noalias !20
  %v654 = zext i16 %v652 to i32
  %t402 = getelementptr i16, ptr %p0, i64 %v439
  %t403 = getelementptr i16, ptr %t402, i64 678
  %v655 = load i16, ptr %t403, align 2, !alias.scope !19, !noalias !20
  %v657 = zext i16 %v655 to i32
  %t404 = getelementptr i16, ptr %p0, i64 %v439
  %t405 = getelementptr i16, ptr %t404, i64 679
  %v658 = load i16, ptr %t405, align 2, !alias.scope !19, !noalias !20
  %v660 = zext i16 %v658 to i32
  %t406 = insertelement <8 x i32> poison, i32 %v639, i64 0
  %t407 = insertelement <8 x i32> %t406, i32 %v642, i64 1
  %t408 = insertelement <8 x i32> %t407, i32 %v645, i64 2
  %t409 = insertelement <8 x i32> %t408, i32 %v648, i64 3
  %t410 = insertelement <8 x i32> %t409, i32 %v651, i64 4
  %t411 = insertelement <8 x i32> %t410, i32 %v654, i64 5
  %t412 = insertelement <8 x i32> %t411, i32 %v657, i64 6
  %v661 = insertelement <8 x i32> %t412, i32 %v660, i64 7
  %v663 = shl <8 x i32> %v661, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v664 = bitcast <8 x i32> %v663 to <8 x float>
  %v665 = shufflevector <8 x float> %v468, <8 x float> %v580, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v666 = shufflevector <8 x float> %v468, <8 x float> %v580, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v667 = shufflevector <8 x float> %v496, <8 x float> %v608, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v668 = shufflevector <8 x float> %v496, <8 x float> %v608, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v669 = shufflevector <8 x float> %v524, <8 x float> %v636, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v670 = shufflevector <8 x float> %v524, <8 x float> %v636, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v671 = shufflevector <8 x float> %v552, <8 x float> %v664, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v672 = shufflevector <8 x float> %v552, <8 x float> %v664, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v673 = shufflevector <8 x float> %v665, <8 x float> %v669, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v674 = shufflevector <8 x float> %v665, <8 x float> %v669, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v675 = shufflevector <8 x float> %v667, <8 x float> %v671, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v676 = shufflevector <8 x float> %v667, <8 x float> %v671, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v677 = shufflevector <8 x float> %v666, <8 x float> %v670, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v678 = shufflevector <8 x float> %v666, <8 x float> %v670, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v679 = shufflevector <8 x float> %v668, <8 x float> %v672, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v680 = shufflevector <8 x float> %v668, <8 x float> %v672, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v681 = shufflevector <8 x float> %v673, <8 x float> %v675, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v682 = shufflevector <8 x float> %v673, <8 x float> %v675, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v683 = shufflevector <8 x float> %v674, <8 x float> %v676, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v684 = shufflevector <8 x float> %v674, <8 x float> %v676, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v685 = shufflevector <8 x float> %v677, <8 x float> %v679, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v686 = shufflevector <8 x float> %v677, <8 x float> %v679, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v687 = shufflevector <8 x float> %v678, <8 x float> %v680, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v688 = shufflevector <8 x float> %v678, <8 x float> %v680, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v691 = mul nuw nsw i64 %v435, 16
  %v692 = sub nsw i64 %v50, %v40
  %v694 = mul nuw nsw i64 %v692, 17
  %v695 = add nuw nsw i64 %v691, %v694
  %t413 = getelementptr float, ptr %s1, i64 %v695
  %t414 = getelementptr float, ptr %t413, i64 8
  store <8 x float> %v681, ptr %t414, align 4, !alias.scope !29, !noalias !30
  %v699 = mul nuw nsw i64 %v435, 16
  %v700 = sub nsw i64 %v50, %v40
  %v702 = mul nuw nsw i64 %v700, 17
  %v703 = add nuw nsw i64 %v699, %v702
  %t415 = getelementptr float, ptr %s1, i64 %v703
  %t416 = getelementptr float, ptr %t415, i64 24
  store <8 x float> %v682, ptr %t416, align 4, !alias.scope !29, !noalias !30
  %v707 = mul nuw nsw i64 %v435, 16
  %v708 = sub nsw i64 %v50, %v40
  %v710 = mul nuw nsw i64 %v708, 17
  %v711 = add nuw nsw i64 %v707, %v710
  %t417 = getelementptr float, ptr %s1, i64 %v711
  %t418 = getelementptr float, ptr %t417, i64 40
  store <8 x float> %v683, ptr %t418, align 4, !alias.scope !29, !noalias !30
  %v715 = mul nuw nsw i64 %v435, 16
  %v716 = sub nsw i64 %v50, %v40
  %v718 = mul nuw nsw i64 %v716, 17
  %v719 = add nuw nsw i64 %v715, %v718
  %t419 = getelementptr float, ptr %s1, i64 %v719
  %t420 = getelementptr float, ptr %t419, i64 56
  store <8 x float> %v684, ptr %t420, align 4, !alias.scope !29, !noalias !30
  %v723 = mul nuw nsw i64 %v435, 16
  %v724 = sub nsw i64 %v50, %v40
  %v726 = mul nuw nsw i64 %v724, 17
  %v727 = add nuw nsw i64 %v723, %v726
  %t421 = getelementptr float, ptr %s1, i64 %v727
  %t422 = getelementptr float, ptr %t421, i64 72
  store <8 x float> %v685, ptr %t422, align 4, !alias.scope !29, !noalias !30
  %v731 = mul nuw nsw i64 %v435, 16
  %v732 = sub nsw i64 %v50, %v40
  %v734 = mul nuw nsw i64 %v732, 17
  %v735 = add nuw nsw i64 %v731, %v734
  %t423 = getelementptr float, ptr %s1, i64 %v735
  %t424 = getelementptr float, ptr %t423, i64 88
  store <8 x float> %v686, ptr %t424, align 4, !alias.scope !29, !noalias !30
  %v739 = mul nuw nsw i64 %v435, 16
  %v740 = sub nsw i64 %v50, %v40
  %v742 = mul nuw nsw i64 %v740, 17
  %v743 = add nuw nsw i64 %v739, %v742
  %t425 = getelementptr float, ptr %s1, i64 %v743
  %t426 = getelementptr float, ptr %t425, i64 104
  store <8 x float> %v687, ptr %t426, align 4, !alias.scope !29, !noalias !30
  %v747 = mul nuw nsw i64 %v435, 16
  %v748 = sub nsw i64 %v50, %v40
  %v750 = mul nuw nsw i64 %v748, 17
  %v751 = add nuw nsw i64 %v747, %v750
  %t427 = getelementptr float, ptr %s1, i64 %v751
  %t428 = getelementptr float, ptr %t427, i64 120
  store <8 x float> %v688, ptr %t428, align 4, !alias.scope !29, !noalias !30
  br label %latch435
latch435:
  %next435 = add nuw nsw i64 %v435, 8
  %more435 = icmp slt i64 %next435, 16
  br i1 %more435, label %body435, label %after435
after435:
  %t429 = icmp slt i64 16, 16
  br i1 %t429, label %body754, label %after754
body754:
  %v754 = phi i64 [ 16, %after435 ], [ %next754, %latch754 ]
  %v756 = add nuw nsw i64 %v434, %v754
  %v758 = add nuw nsw i64 %v756, 32
  %t430 = getelementptr i16, ptr %p0, i64 %v758
  %v759 = load i16, ptr %t430, align 2, !alias.scope !19, !noalias !20
  %v761 = zext i16 %v759 to i32
  %v763 = shl i32 %v761, 16
  %v764 = bitcast i32 %v763 to float
  %t431 = getelementptr i16, ptr %p0, i64 %v758
  %t432 = getelementptr i16, ptr %t431, i64 96
  %v765 = load i16, ptr %t432, align 2, !alias.scope !19, !noalias !20
  %v767 = zext i16 %v765 to i32
  %v768 = shl i32 %v767, 16
  %v769 = bitcast i32 %v768 to float
  %t433 = getelementptr i16, ptr %p0, i64 %v758
  %t434 = getelementptr i16, ptr %t433, i64 192
  %v770 = load i16, ptr %t434, align 2, !alias.scope !19, !noalias !20
  %v772 = zext i16 %v770 to i32
  %v773 = shl i32 %v772, 16
  %v774 = bitcast i32 %v773 to float
  %t435 = getelementptr i16, ptr %p0, i64 %v758
  %t436 = getelementptr i16, ptr %t435, i64 288
  %v775 = load i16, ptr %t436, align 2, !alias.scope !19, !noalias !20
  %v777 = zext i16 %v775 to i32
  %v778 = shl i32 %v777, 16
  %v779 = bitcast i32 %v778 to float
  %t437 = getelementptr i16, ptr %p0, i64 %v758
  %t438 = getelementptr i16, ptr %t437, i64 384
  %v780 = load i16, ptr %t438, align 2, !alias.scope !19, !noalias !20
  %v782 = zext i16 %v780 to i32
  %v783 = shl i32 %v782, 16
  %v784 = bitcast i32 %v783 to float
  %t439 = getelementptr i16, ptr %p0, i64 %v758
  %t440 = getelementptr i16, ptr %t439, i64 480
  %v785 = load i16, ptr %t440, align 2, !alias.scope !19, !noalias !20
  %v787 = zext i16 %v785 to i32
  %v788 = shl i32 %v787, 16
  %v789 = bitcast i32 %v788 to float
  %t441 = getelementptr i16, ptr %p0, i64 %v758
  %t442 = getelementptr i16, ptr %t441, i64 576
  %v790 = load i16, ptr %t442, align 2, !alias.scope !19, !noalias !20
  %v792 = zext i16 %v790 to i32
  %v793 = shl i32 %v792, 16
  %v794 = bitcast i32 %v793 to float
  %t443 = getelementptr i16, ptr %p0, i64 %v758
  %t444 = getelementptr i16, ptr %t443, i64 672
  %v795 = load i16, ptr %t444, align 2, !alias.scope !19, !noalias !20
  %v797 = zext i16 %v795 to i32
  %v798 = shl i32 %v797, 16
  %v799 = bitcast i32 %v798 to float
  %t445 = insertelement <8 x float> poison, float %v764, i64 0
  %t446 = insertelement <8 x float> %t445, float %v769, i64 1
  %t447 = insertelement <8 x float> %t446, float %v774, i64 2
  %t448 = insertelement <8 x float> %t447, float %v779, i64 3
  %t449 = insertelement <8 x float> %t448, float %v784, i64 4
  %t450 = insertelement <8 x float> %t449, float %v789, i64 5
  %t451 = insertelement <8 x float> %t450, float %v794, i64 6
  %v800 = insertelement <8 x float> %t451, float %v799, i64 7
  %v803 = mul nuw nsw i64 %v754, 16
  %v804 = sub nsw i64 %v50, %v40
  %v806 = mul nuw nsw i64 %v804, 17
  %v807 = add nuw nsw i64 %v803, %v806
  %t452 = getelementptr float, ptr %s1, i64 %v807
  %t453 = getelementptr float, ptr %t452, i64 8
  store <8 x float> %v800, ptr %t453, align 4, !alias.scope !29, !noalias !30
  br label %latch754
latch754:
  %next754 = add nuw nsw i64 %v754, 1
  %more754 = icmp slt i64 %next754, 16
  br i1 %more754, label %body754, label %after754
after754:
  br label %latch50
latch50:
  %next50 = add nuw nsw i64 %v50, 16
  %more50 = icmp slt i64 %next50, %v48
  br i1 %more50, label %body50, label %after50
after50:
  %v811 = sub nsw i64 %v48, %v40
  %v812 = add nsw i64 %v40, %v811
  %v813 = add nuw nsw i64 %v40, %v41
  %t454 = icmp slt i64 %v812, %v813
  br i1 %t454, label %body814, label %after814
body814:
  %v814 = phi i64 [ %v812, %after50 ], [ %next814, %latch814 ]
  %v816 = sub nsw i64 %v814, %v40
  %v818 = and i64 %v816, 15
  %v819 = sub nsw i64 %v816, %v818
  %v820 = mul nsw i64 %v819, 17
  %v821 = add nsw i64 %v820, %v818
  %v823 = mul nsw i64 %v814, 96
  %v824 = add nsw i64 %v18, %v823
  br label %body825
body825:
  %v825 = phi i64 [ 0, %body814 ], [ %next825, %latch825 ]
  %v827 = add nsw i64 %v824, %v825
  %v829 = add nsw i64 %v827, 32
  %t455 = getelementptr i16, ptr %p0, i64 %v829
  %v830 = load i16, ptr %t455, align 2, !alias.scope !19, !noalias !20
  %v832 = zext i16 %v830 to i32
  %v834 = shl i32 %v832, 16
  %v835 = bitcast i32 %v834 to float
  %v837 = sub nsw i64 %v825, 0
  %v838 = mul nuw nsw i64 %v837, 16
  %v839 = add nsw i64 %v821, %v838
  %t456 = getelementptr float, ptr %s1, i64 %v839
  store float %v835, ptr %t456, align 4, !alias.scope !29, !noalias !30
  br label %latch825
latch825:
  %next825 = add nuw nsw i64 %v825, 1
  %more825 = icmp slt i64 %next825, 16
  br i1 %more825, label %body825, label %after825
after825:
  br label %latch814
latch814:
  %next814 = add nsw i64 %v814, 1
  %more814 = icmp slt i64 %next814, %v813
  br i1 %more814, label %body814, label %after814
after814:
  %v845 = add nuw nsw i64 %v41, 15
  %v846 = urem i64 %v845, 16
  %v847 = sub nsw i64 %v845, %v846
  %v848 = add nuw nsw i64 %v40, %v41
  %v849 = add nuw nsw i64 %v40, %v847
  %t457 = icmp slt i64 %v848, %v849
  br i1 %t457, label %body850, label %after850
body850:
  %v850 = phi i64 [ %v848, %after814 ], [ %next850, %latch850 ]
  %v852 = sub nsw i64 %v850, %v40
  %v854 = urem i64 %v852, 16
  %v855 = sub nsw i64 %v852, %v854
  %v856 = mul nsw i64 %v855, 17
  %v857 = add nsw i64 %v856, %v854
  br label %body858
body858:
  %v858 = phi i64 [ 0, %body850 ], [ %next858, %latch858 ]
  %v861 = sub nsw i64 %v858, 0
  %v862 = mul nuw nsw i64 %v861, 16
  %v863 = add nsw i64 %v857, %v862
  %t458 = getelementptr float, ptr %s1, i64 %v863
  store float 0x0000000000000000, ptr %t458, align 4, !alias.scope !29, !noalias !30
  br label %latch858
latch858:
  %next858 = add nuw nsw i64 %v858, 1
  %more858 = icmp slt i64 %next858, 16
  br i1 %more858, label %body858, label %after858
after858:
  br label %latch850
latch850:
  %next850 = add nuw nsw i64 %v850, 1
  %more850 = icmp slt i64 %next850, %v849
  br i1 %more850, label %body850, label %after850
after850:
  %v867 = add nuw nsw i64 %v23, 24
  %t459 = icmp slt i64 %v23, %v867
  br i1 %t459, label %body869, label %after869
body869:
  %v869 = phi i64 [ %v23, %after850 ], [ %next869, %latch869 ]
  %v871 = mul nuw nsw i64 %v869, 96
  %v872 = add nuw nsw i64 %v18, %v871
  br label %body873
body873:
  %v873 = phi i64 [ 0, %body869 ], [ %next873, %latch873 ]
  %v875 = add nuw nsw i64 %v872, %v873
  %t460 = getelementptr i16, ptr %p0, i64 %v875
  %v876 = load i16, ptr %t460, align 2, !alias.scope !19, !noalias !20
  %v878 = zext i16 %v876 to i32
  %t461 = getelementptr i16, ptr %p0, i64 %v875
  %t462 = getelementptr i16, ptr %t461, i64 1
  %v879 = load i16, ptr %t462, align 2, !alias.scope !19, !noalias !20
  %v881 = zext i16 %v879 to i32
  %t463 = getelementptr i16, ptr %p0, i64 %v875
  %t464 = getelementptr i16, ptr %t463, i64 2
  %v882 = load i16, ptr %t464, align 2, !alias.scope !19, !noalias !20
  %v884 = zext i16 %v882 to i32
  %t465 = getelementptr i16, ptr %p0, i64 %v875
  %t466 = getelementptr i16, ptr %t465, i64 3
  %v885 = load i16, ptr %t466, align 2, !alias.scope !19, !noalias !20
  %v887 = zext i16 %v885 to i32
  %t467 = getelementptr i16, ptr %p0, i64 %v875
  %t468 = getelementptr i16, ptr %t467, i64 4
  %v888 = load i16, ptr %t468, align 2, !alias.scope !19, !noalias !20
  %v890 = zext i16 %v888 to i32
  %t469 = getelementptr i16, ptr %p0, i64 %v875
  %t470 = getelementptr i16, ptr %t469, i64 5
  %v891 = load i16, ptr %t470, align 2, !alias.scope !19, !noalias !20
  %v893 = zext i16 %v891 to i32
  %t471 = getelementptr i16, ptr %p0, i64 %v875
  %t472 = getelementptr i16, ptr %t471, i64 6
  %v894 = load i16, ptr %t472, align 2, !alias.scope !19, !noalias !20
  %v896 = zext i16 %v894 to i32
  %t473 = getelementptr i16, ptr %p0, i64 %v875
  %t474 = getelementptr i16, ptr %t473, i64 7
  %v897 = load i16, ptr %t474, align 2, !alias.scope !19, !noalias !20
  %v899 = zext i16 %v897 to i32
  %t475 = insertelement <8 x i32> poison, i32 %v878, i64 0
  %t476 = insertelement <8 x i32> %t475, i32 %v881, i64 1
  %t477 = insertelement <8 x i32> %t476, i32 %v884, i64 2
  %t478 = insertelement <8 x i32> %t477, i32 %v887, i64 3
  %t479 = insertelement <8 x i32> %t478, i32 %v890, i64 4
  %t480 = insertelement <8 x i32> %t479, i32 %v893, i64 5
  %t481 = insertelement <8 x i32> %t480, i32 %v896, i64 6
  %v900 = insertelement <8 x i32> %t481, i32 %v899, i64 7
  %v903 = shl <8 x i32> %v900, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v904 = bitcast <8 x i32> %v903 to <8 x float>
  %v907 = sub nsw i64 %v869, %v23
  %v909 = mul nsw i64 %v907, 32
  %v910 = add nsw i64 %v873, %v909
  %t482 = getelementptr float, ptr %s2, i64 %v910
  store <8 x float> %v904, ptr %t482, align 4, !alias.scope !31, !noalias !32
  br label %latch873
latch873:
  %next873 = add nuw nsw i64 %v873, 8
  %more873 = icmp slt i64 %next873, 16
  br i1 %more873, label %body873, label %after873
after873:
  %t483 = icmp slt i64 16, 16
  br i1 %t483, label %body913, label %after913
body913:
  %v913 = phi i64 [ 16, %after873 ], [ %next913, %latch913 ]
  %v915 = add nuw nsw i64 %v872, %v913
  %t484 = getelementptr i16, ptr %p0, i64 %v915
  %v916 = load i16, ptr %t484, align 2, !alias.scope !19, !noalias !20
  %v918 = zext i16 %v916 to i32
  %v920 = shl i32 %v918, 16
  %v921 = bitcast i32 %v920 to float
  %v924 = sub nsw i64 %v869, %v23
  %v926 = mul nsw i64 %v924, 32
  %v927 = add nsw i64 %v913, %v926
  %t485 = getelementptr float, ptr %s2, i64 %v927
  store float %v921, ptr %t485, align 4, !alias.scope !31, !noalias !32
  br label %latch913
latch913:
  %next913 = add nuw nsw i64 %v913, 1
  %more913 = icmp slt i64 %next913, 16
  br i1 %more913, label %body913, label %after913
after913:
  br label %latch869
latch869:
  %next869 = add nuw nsw i64 %v869, 1
  %more869 = icmp slt i64 %next869, %v867
  br i1 %more869, label %body869, label %after869
after869:
  %v933 = add nuw nsw i64 %v41, 15
  %v934 = urem i64 %v933, 16
  %v935 = sub nsw i64 %v933, %v934
  %v936 = add nuw nsw i64 %v40, %v935
  %t486 = icmp slt i64 %v40, %v936
  br i1 %t486, label %body937, label %after937
body937:
  %v937 = phi i64 [ %v40, %after869 ], [ %next937, %latch937 ]
  %v939 = add nuw nsw i64 %v23, 24
  %t487 = icmp slt i64 %v23, %v939
  br i1 %t487, label %body940, label %after940
body940:
  %v940 = phi i64 [ %v23, %body937 ], [ %next940, %latch940 ]
  store <8 x float> zeroinitializer, ptr %v943
  store <8 x float> zeroinitializer, ptr %v946
  store <8 x float> zeroinitializer, ptr %v949
  store <8 x float> zeroinitializer, ptr %v952
  store <8 x float> zeroinitializer, ptr %v955
  store <8 x float> zeroinitializer, ptr %v958
  store <8 x float> zeroinitializer, ptr %v961
  store <8 x float> zeroinitializer, ptr %v964
  store <8 x float> zeroinitializer, ptr %v967
  store <8 x float> zeroinitializer, ptr %v970
  store <8 x float> zeroinitializer, ptr %v973
  store <8 x float> zeroinitializer, ptr %v976
  br label %body977
body977:
  %v977 = phi i64 [ 0, %body940 ], [ %next977, %latch977 ]
  %v980 = sub nsw i64 %v940, %v23
  %v982 = mul nsw i64 %v980, 32
  %v983 = add nsw i64 %v977, %v982
  %t488 = getelementptr float, ptr %s2, i64 %v983
  %v984 = load float, ptr %t488, align 4, !alias.scope !31, !noalias !32
  %v987 = mul nuw nsw i64 %v977, 16
  %v988 = sub nsw i64 %v937, %v40
  %v990 = mul nuw nsw i64 %v988, 17
  %v991 = add nuw nsw i64 %v987, %v990
  %t489 = getelementptr float, ptr %s1, i64 %v991
  %v992 = load <8 x float>, ptr %t489, align 4, !alias.scope !29, !noalias !30
  %t490 = insertelement <8 x float> poison, float %v984, i64 0
  %v993 = shufflevector <8 x float> %t490, <8 x float> poison, <8 x i32> zeroinitializer
  %v994 = load <8 x float>, ptr %v943
  %v995 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v993, <8 x float> %v992, <8 x float> %v994)
  store <8 x float> %v995, ptr %v943
  %v999 = mul nuw nsw i64 %v977, 16
  %v1000 = sub nsw i64 %v937, %v40
  %v1002 = mul nuw nsw i64 %v1000, 17
  %v1003 = add nuw nsw i64 %v999, %v1002
  %t491 = getelementptr float, ptr %s1, i64 %v1003
  %t492 = getelementptr float, ptr %t491, i64 8
  %v1004 = load <8 x float>, ptr %t492, align 4, !alias.scope !29, !noalias !30
  %t493 = insertelement <8 x float> poison, float %v984, i64 0
  %v1005 = shufflevector <8 x float> %t493, <8 x float> poison, <8 x i32> zeroinitializer
  %v1006 = load <8 x float>, ptr %v946
  %v1007 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1005, <8 x float> %v1004, <8 x float> %v1006)
  store <8 x float> %v1007, ptr %v946
  %v1011 = sub nsw i64 %v940, %v23
  %v1013 = mul nsw i64 %v1011, 32
  %v1014 = add nsw i64 %v977, %v1013
  %t494 = getelementptr float, ptr %s2, i64 %v1014
  %t495 = getelementptr float, ptr %t494, i64 32
  %v1015 = load float, ptr %t495, align 4, !alias.scope !31, !noalias !32
  %t496 = insertelement <8 x float> poison, float %v1015, i64 0
  %v1016 = shufflevector <8 x float> %t496, <8 x float> poison, <8 x i32> zeroinitializer
  %v1017 = load <8 x float>, ptr %v949
  %v1018 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1016, <8 x float> %v992, <8 x float> %v1017)
  store <8 x float> %v1018, ptr %v949
  %t497 = insertelement <8 x float> poison, float %v1015, i64 0
  %v1020 = shufflevector <8 x float> %t497, <8 x float> poison, <8 x i32> zeroinitializer
  %v1021 = load <8 x float>, ptr %v952
  %v1022 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1004, <8 x float> %v1021)
  store <8 x float> %v1022, ptr %v952
  %v1026 = sub nsw i64 %v940, %v23
  %v1028 = mul nsw i64 %v1026, 32
  %v1029 = add nsw i64 %v977, %v1028
  %t498 = getelementptr float, ptr %s2, i64 %v1029
  %t499 = getelementptr float, ptr %t498, i64 64
  %v1030 = load float, ptr %t499, align 4, !alias.scope !31, !noalias !32
  %t500 = insertelement <8 x float> poison, float %v1030, i64 0
  %v1031 = shufflevector <8 x float> %t500, <8 x float> poison, <8 x i32> zeroinitializer
  %v1032 = load <8 x float>, ptr %v955
  %v1033 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1031, <8 x float> %v992, <8 x float> %v1032)
  store <8 x float> %v1033, ptr %v955
  %t501 = insertelement <8 x float> poison, float %v1030, i64 0
  %v1035 = shufflevector <8 x float> %t501, <8 x float> poison, <8 x i32> zeroinitializer
  %v1036 = load <8 x float>, ptr %v958
  %v1037 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1035, <8 x float> %v1004, <8 x float> %v1036)
  store <8 x float> %v1037, ptr %v958
  %v1041 = sub nsw i64 %v940, %v23
  %v1043 = mul nsw i64 %v1041, 32
  %v1044 = add nsw i64 %v977, %v1043
  %t502 = getelementptr float, ptr %s2, i64 %v1044
  %t503 = getelementptr float, ptr %t502, i64 96
  %v1045 = load float, ptr %t503, align 4, !alias.scope !31, !noalias !32
  %t504 = insertelement <8 x float> poison, float %v1045, i64 0
  %v1046 = shufflevector <8 x float> %t504, <8 x float> poison, <8 x i32> zeroinitializer
  %v1047 = load <8 x float>, ptr %v961
  %v1048 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1046, <8 x float> %v992, <8 x float> %v1047)
  store <8 x float> %v1048, ptr %v961
  %t505 = insertelement <8 x float> poison, float %v1045, i64 0
  %v1050 = shufflevector <8 x float> %t505, <8 x float> poison, <8 x i32> zeroinitializer
  %v1051 = load <8 x float>, ptr %v964
  %v1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1050, <8 x float> %v1004, <8 x float> %v1051)
  store <8 x float> %v1052, ptr %v964
  %v1056 = sub nsw i64 %v940, %v23
  %v1058 = mul nsw i64 %v1056, 32
  %v1059 = add nsw i64 %v977, %v1058
  %t506 = getelementptr float, ptr %s2, i64 %v1059
  %t507 = getelementptr float, ptr %t506, i64 128
  %v1060 = load float, ptr %t507, align 4, !alias.scope !31, !noalias !32
  %t508 = insertelement <8 x float> poison, float %v1060, i64 0
  %v1061 = shufflevector <8 x float> %t508, <8 x float> poison, <8 x i32> zeroinitializer
  %v1062 = load <8 x float>, ptr %v967
  %v1063 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1061, <8 x float> %v992, <8 x float> %v1062)
  store <8 x float> %v1063, ptr %v967
  %t509 = insertelement <8 x float> poison, float %v1060, i64 0
  %v1065 = shufflevector <8 x float> %t509, <8 x float> poison, <8 x i32> zeroinitializer
  %v1066 = load <8 x float>, ptr %v970
  %v1067 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1065, <8 x float> %v1004, <8 x float> %v1066)
  store <8 x float> %v1067, ptr %v970
  %v1071 = sub nsw i64 %v940, %v23
  %v1073 = mul nsw i64 %v1071, 32
  %v1074 = add nsw i64 %v977, %v1073
  %t510 = getelementptr float, ptr %s2, i64 %v1074
  %t511 = getelementptr float, ptr %t510, i64 160
  %v1075 = load float, ptr %t511, align 4, !alias.scope !31, !noalias !32
  %t512 = insertelement <8 x float> poison, float %v1075, i64 0
  %v1076 = shufflevector <8 x float> %t512, <8 x float> poison, <8 x i32> zeroinitializer
  %v1077 = load <8 x float>, ptr %v973
  %v1078 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1076, <8 x float> %v992, <8 x float> %v1077)
  store <8 x float> %v1078, ptr %v973
  %t513 = insertelement <8 x float> poison, float %v1075, i64 0
  %v1080 = shufflevector <8 x float> %t513, <8 x float> poison, <8 x i32> zeroinitializer
  %v1081 = load <8 x float>, ptr %v976
  %v1082 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1080, <8 x float> %v1004, <8 x float> %v1081)
  store <8 x float> %v1082, ptr %v976
  br label %latch977
latch977:
  %next977 = add nuw nsw i64 %v977, 1
  %more977 = icmp slt i64 %next977, 16
  br i1 %more977, label %body977, label %after977
after977:
  %v1085 = load <8 x float>, ptr %v943
  %v1087 = sub nsw i64 %v937, %v40
  %v1089 = sub nsw i64 %v940, %v23
  %v1091 = mul nsw i64 %v1089, 96
  %v1092 = add nsw i64 %v1087, %v1091
  %t514 = getelementptr float, ptr %s0, i64 %v1092
  store <8 x float> %v1085, ptr %t514, align 4, !alias.scope !27, !noalias !28
  %v1094 = load <8 x float>, ptr %v946
  %v1096 = sub nsw i64 %v937, %v40
  %v1098 = sub nsw i64 %v940, %v23
  %v1100 = mul nsw i64 %v1098, 96
  %v1101 = add nsw i64 %v1096, %v1100
  %t515 = getelementptr float, ptr %s0, i64 %v1101
  %t516 = getelementptr float, ptr %t515, i64 8
  store <8 x float> %v1094, ptr %t516, align 4, !alias.scope !27, !noalias !28
  %v1103 = load <8 x float>, ptr %v949
  %v1105 = sub nsw i64 %v937, %v40
  %v1107 = sub nsw i64 %v940, %v23
  %v1109 = mul nsw i64 %v1107, 96
  %v1110 = add nsw i64 %v1105, %v1109
  %t517 = getelementptr float, ptr %s0, i64 %v1110
  %t518 = getelementptr float, ptr %t517, i64 96
  store <8 x float> %v1103, ptr %t518, align 4, !alias.scope !27, !noalias !28
  %v1112 = load <8 x float>, ptr %v952
  %v1114 = sub nsw i64 %v937, %v40
  %v1116 = sub nsw i64 %v940, %v23
  %v1118 = mul nsw i64 %v1116, 96
  %v1119 = add nsw i64 %v1114, %v1118
  %t519 = getelementptr float, ptr %s0, i64 %v1119
  %t520 = getelementptr float, ptr %t519, i64 104
  store <8 x float> %v1112, ptr %t520, align 4, !alias.scope !27, !noalias !28
  %v1121 = load <8 x float>, ptr %v955
  %v1123 = sub nsw i64 %v937, %v40
  %v1125 = sub nsw i64 %v940, %v23
  %v1127 = mul nsw i64 %v1125, 96
  %v1128 = add nsw i64 %v1123, %v1127
  %t521 = getelementptr float, ptr %s0, i64 %v1128
  %t522 = getelementptr float, ptr %t521, i64 192
  store <8 x float> %v1121, ptr %t522, align 4, !alias.scope !27, !noalias !28
  %v1130 = load <8 x float>, ptr %v958
  %v1132 = sub nsw i64 %v937, %v40
  %v1134 = sub nsw i64 %v940, %v23
  %v1136 = mul nsw i64 %v1134, 96
  %v1137 = add nsw i64 %v1132, %v1136
  %t523 = getelementptr float, ptr %s0, i64 %v1137
  %t524 = getelementptr float, ptr %t523, i64 200
  store <8 x float> %v1130, ptr %t524, align 4, !alias.scope !27, !noalias !28
  %v1139 = load <8 x float>, ptr %v961
  %v1141 = sub nsw i64 %v937, %v40
  %v1143 = sub nsw i64 %v940, %v23
  %v1145 = mul nsw i64 %v1143, 96
  %v1146 = add nsw i64 %v1141, %v1145
  %t525 = getelementptr float, ptr %s0, i64 %v1146
  %t526 = getelementptr float, ptr %t525, i64 288
  store <8 x float> %v1139, ptr %t526, align 4, !alias.scope !27, !noalias !28
  %v1148 = load <8 x float>, ptr %v964
  %v1150 = sub nsw i64 %v937, %v40
  %v1152 = sub nsw i64 %v940, %v23
  %v1154 = mul nsw i64 %v1152, 96
  %v1155 = add nsw i64 %v1150, %v1154
  %t527 = getelementptr float, ptr %s0, i64 %v1155
  %t528 = getelementptr float, ptr %t527, i64 296
  store <8 x float> %v1148, ptr %t528, align 4, !alias.scope !27, !noalias !28
  %v1157 = load <8 x float>, ptr %v967
  %v1159 = sub nsw i64 %v937, %v40
  %v1161 = sub nsw i64 %v940, %v23
  %v1163 = mul nsw i64 %v1161, 96
  %v1164 = add nsw i64 %v1159, %v1163
  %t529 = getelementptr float, ptr %s0, i64 %v1164
  %t530 = getelementptr float, ptr %t529, i64 384
  store <8 x float> %v1157, ptr %t530, align 4, !alias.scope !27, !noalias !28
  %v1166 = load <8 x float>, ptr %v970
  %v1168 = sub nsw i64 %v937, %v40
  %v1170 = sub nsw i64 %v940, %v23
  %v1172 = mul nsw i64 %v1170, 96
  %v1173 = add nsw i64 %v1168, %v1172
  %t531 = getelementptr float, ptr %s0, i64 %v1173
  %t532 = getelementptr float, ptr %t531, i64 392
  store <8 x float> %v1166, ptr %t532, align 4, !alias.scope !27, !noalias !28
  %v1175 = load <8 x float>, ptr %v973
  %v1177 = sub nsw i64 %v937, %v40
  %v1179 = sub nsw i64 %v940, %v23
  %v1181 = mul nsw i64 %v1179, 96
  %v1182 = add nsw i64 %v1177, %v1181
  %t533 = getelementptr float, ptr %s0, i64 %v1182
  %t534 = getelementptr float, ptr %t533, i64 480
  store <8 x float> %v1175, ptr %t534, align 4, !alias.scope !27, !noalias !28
  %v1184 = load <8 x float>, ptr %v976
  %v1186 = sub nsw i64 %v937, %v40
  %v1188 = sub nsw i64 %v940, %v23
  %v1190 = mul nsw i64 %v1188, 96
  %v1191 = add nsw i64 %v1186, %v1190
  %t535 = getelementptr float, ptr %s0, i64 %v1191
  %t536 = getelementptr float, ptr %t535, i64 488
  store <8 x float> %v1184, ptr %t536, align 4, !alias.scope !27, !noalias !28
  br label %latch940
latch940:
  %next940 = add nuw nsw i64 %v940, 6
  %more940 = icmp slt i64 %next940, %v939
  br i1 %more940, label %body940, label %after940
after940:
  br label %latch937
latch937:
  %next937 = add nuw nsw i64 %v937, 16
  %more937 = icmp slt i64 %next937, %v936
  br i1 %more937, label %body937, label %after937
after937:
  %v1197 = add nuw nsw i64 %v23, 24
  %t537 = icmp slt i64 %v23, %v1197
  br i1 %t537, label %body1198, label %after1198
body1198:
  %v1198 = phi i64 [ %v23, %after937 ], [ %next1198, %latch1198 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1201
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1204
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1207
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1210
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1213
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1216
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1219
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1222
  %v1223 = add nuw nsw i64 %v40, %v41
  %v1225 = sub nsw i64 %v1223, %v40
  %v1226 = urem i64 %v1225, 64
  %v1227 = sub nsw i64 %v1223, %v1226
  %t538 = icmp slt i64 %v40, %v1227
  br i1 %t538, label %body1228, label %after1228
body1228:
  %v1228 = phi i64 [ %v40, %body1198 ], [ %next1228, %latch1228 ]
  %v1230 = and i64 %v1228, 63
  %v1232 = trunc i64 %v1228 to i32
  %t539 = insertelement <8 x i32> poison, i32 %v1232, i64 0
  %v1233 = shufflevector <8 x i32> %t539, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1236 = add <8 x i32> %v1233, %v8
  %v1238 = trunc i64 %v1198 to i32
  %t540 = insertelement <8 x i32> poison, i32 %v1238, i64 0
  %v1239 = shufflevector <8 x i32> %t540, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1240 = icmp sle <8 x i32> %v1236, %v1239
  %v1242 = add nuw nsw i64 %v1228, 8
  %v1243 = trunc i64 %v1242 to i32
  %t541 = insertelement <8 x i32> poison, i32 %v1243, i64 0
  %v1244 = shufflevector <8 x i32> %t541, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1247 = add <8 x i32> %v1244, %v8
  %v1248 = trunc i64 %v1198 to i32
  %t542 = insertelement <8 x i32> poison, i32 %v1248, i64 0
  %v1249 = shufflevector <8 x i32> %t542, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1250 = icmp sle <8 x i32> %v1247, %v1249
  %v1252 = add nuw nsw i64 %v1228, 16
  %v1253 = trunc i64 %v1252 to i32
  %t543 = insertelement <8 x i32> poison, i32 %v1253, i64 0
  %v1254 = shufflevector <8 x i32> %t543, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1257 = add <8 x i32> %v1254, %v8
  %v1258 = trunc i64 %v1198 to i32
  %t544 = insertelement <8 x i32> poison, i32 %v1258, i64 0
  %v1259 = shufflevector <8 x i32> %t544, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1260 = icmp sle <8 x i32> %v1257, %v1259
  %v1262 = add nuw nsw i64 %v1228, 24
  %v1263 = trunc i64 %v1262 to i32
  %t545 = insertelement <8 x i32> poison, i32 %v1263, i64 0
  %v1264 = shufflevector <8 x i32> %t545, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1267 = add <8 x i32> %v1264, %v8
  %v1268 = trunc i64 %v1198 to i32
  %t546 = insertelement <8 x i32> poison, i32 %v1268, i64 0
  %v1269 = shufflevector <8 x i32> %t546, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1270 = icmp sle <8 x i32> %v1267, %v1269
  %v1272 = add nuw nsw i64 %v1228, 32
  %v1273 = trunc i64 %v1272 to i32
  %t547 = insertelement <8 x i32> poison, i32 %v1273, i64 0
  %v1274 = shufflevector <8 x i32> %t547, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1277 = add <8 x i32> %v1274, %v8
  %v1278 = trunc i64 %v1198 to i32
  %t548 = insertelement <8 x i32> poison, i32 %v1278, i64 0
  %v1279 = shufflevector <8 x i32> %t548, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1280 = icmp sle <8 x i32> %v1277, %v1279
  %v1282 = add nuw nsw i64 %v1228, 40
  %v1283 = trunc i64 %v1282 to i32
  %t549 = insertelement <8 x i32> poison, i32 %v1283, i64 0
  %v1284 = shufflevector <8 x i32> %t549, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1287 = add <8 x i32> %v1284, %v8
  %v1288 = trunc i64 %v1198 to i32
  %t550 = insertelement <8 x i32> poison, i32 %v1288, i64 0
  %v1289 = shufflevector <8 x i32> %t550, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1290 = icmp sle <8 x i32> %v1287, %v1289
  %v1292 = add nuw nsw i64 %v1228, 48
  %v1293 = trunc i64 %v1292 to i32
  %t551 = insertelement <8 x i32> poison, i32 %v1293, i64 0
  %v1294 = shufflevector <8 x i32> %t551, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1297 = add <8 x i32> %v1294, %v8
  %v1298 = trunc i64 %v1198 to i32
  %t552 = insertelement <8 x i32> poison, i32 %v1298, i64 0
  %v1299 = shufflevector <8 x i32> %t552, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1300 = icmp sle <8 x i32> %v1297, %v1299
  %v1302 = add nuw nsw i64 %v1228, 56
  %v1303 = trunc i64 %v1302 to i32
  %t553 = insertelement <8 x i32> poison, i32 %v1303, i64 0
  %v1304 = shufflevector <8 x i32> %t553, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1307 = add <8 x i32> %v1304, %v8
  %v1308 = trunc i64 %v1198 to i32
  %t554 = insertelement <8 x i32> poison, i32 %v1308, i64 0
  %v1309 = shufflevector <8 x i32> %t554, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1310 = icmp sle <8 x i32> %v1307, %v1309
  %v1312 = sub nsw i64 %v1228, %v40
  %v1314 = sub nsw i64 %v1198, %v23
  %v1316 = mul nsw i64 %v1314, 96
  %v1317 = add nsw i64 %v1312, %v1316
  %t555 = getelementptr float, ptr %s0, i64 %v1317
  %v1318 = load <8 x float>, ptr %t555, align 4, !alias.scope !27, !noalias !28
  %v1321 = fmul <8 x float> %v1318, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1323 = sub nsw i64 %v1228, %v40
  %v1325 = sub nsw i64 %v1198, %v23
  %v1327 = mul nsw i64 %v1325, 96
  %v1328 = add nsw i64 %v1323, %v1327
  %t556 = getelementptr float, ptr %s0, i64 %v1328
  %t557 = getelementptr float, ptr %t556, i64 8
  %v1329 = load <8 x float>, ptr %t557, align 4, !alias.scope !27, !noalias !28
  %v1331 = fmul <8 x float> %v1329, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1333 = sub nsw i64 %v1228, %v40
  %v1335 = sub nsw i64 %v1198, %v23
  %v1337 = mul nsw i64 %v1335, 96
  %v1338 = add nsw i64 %v1333, %v1337
  %t558 = getelementptr float, ptr %s0, i64 %v1338
  %t559 = getelementptr float, ptr %t558, i64 16
  %v1339 = load <8 x float>, ptr %t559, align 4, !alias.scope !27, !noalias !28
  %v1341 = fmul <8 x float> %v1339, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1343 = sub nsw i64 %v1228, %v40
  %v1345 = sub nsw i64 %v1198, %v23
  %v1347 = mul nsw i64 %v1345, 96
  %v1348 = add nsw i64 %v1343, %v1347
  %t560 = getelementptr float, ptr %s0, i64 %v1348
  %t561 = getelementptr float, ptr %t560, i64 24
  %v1349 = load <8 x float>, ptr %t561, align 4, !alias.scope !27, !noalias !28
  %v1351 = fmul <8 x float> %v1349, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1353 = sub nsw i64 %v1228, %v40
  %v1355 = sub nsw i64 %v1198, %v23
  %v1357 = mul nsw i64 %v1355, 96
  %v1358 = add nsw i64 %v1353, %v1357
  %t562 = getelementptr float, ptr %s0, i64 %v1358
  %t563 = getelementptr float, ptr %t562, i64 32
  %v1359 = load <8 x float>, ptr %t563, align 4, !alias.scope !27, !noalias !28
  %v1361 = fmul <8 x float> %v1359, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1363 = sub nsw i64 %v1228, %v40
  %v1365 = sub nsw i64 %v1198, %v23
  %v1367 = mul nsw i64 %v1365, 96
  %v1368 = add nsw i64 %v1363, %v1367
  %t564 = getelementptr float, ptr %s0, i64 %v1368
  %t565 = getelementptr float, ptr %t564, i64 40
  %v1369 = load <8 x float>, ptr %t565, align 4, !alias.scope !27, !noalias !28
  %v1371 = fmul <8 x float> %v1369, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1373 = sub nsw i64 %v1228, %v40
  %v1375 = sub nsw i64 %v1198, %v23
  %v1377 = mul nsw i64 %v1375, 96
  %v1378 = add nsw i64 %v1373, %v1377
  %t566 = getelementptr float, ptr %s0, i64 %v1378
  %t567 = getelementptr float, ptr %t566, i64 48
  %v1379 = load <8 x float>, ptr %t567, align 4, !alias.scope !27, !noalias !28
  %v1381 = fmul <8 x float> %v1379, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1383 = sub nsw i64 %v1228, %v40
  %v1385 = sub nsw i64 %v1198, %v23
  %v1387 = mul nsw i64 %v1385, 96
  %v1388 = add nsw i64 %v1383, %v1387
  %t568 = getelementptr float, ptr %s0, i64 %v1388
  %t569 = getelementptr float, ptr %t568, i64 56
  %v1389 = load <8 x float>, ptr %t569, align 4, !alias.scope !27, !noalias !28
  %v1391 = fmul <8 x float> %v1389, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1394 = select <8 x i1> %v1240, <8 x float> %v1321, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1396 = select <8 x i1> %v1250, <8 x float> %v1331, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1398 = select <8 x i1> %v1260, <8 x float> %v1341, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1400 = select <8 x i1> %v1270, <8 x float> %v1351, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1402 = select <8 x i1> %v1280, <8 x float> %v1361, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1404 = select <8 x i1> %v1290, <8 x float> %v1371, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1406 = select <8 x i1> %v1300, <8 x float> %v1381, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1408 = select <8 x i1> %v1310, <8 x float> %v1391, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1410 = load <8 x float>, ptr %v1201
  %t570 = fcmp ueq <8 x float> %v1394, zeroinitializer
  %t571 = select <8 x i1> %t570, <8 x float> %v1394, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t572 = fcmp ogt <8 x float> %v1394, %v1410
  %t573 = select <8 x i1> %t572, <8 x float> %v1394, <8 x float> %v1410
  %v1411 = fadd <8 x float> %t573, %t571
  store <8 x float> %v1411, ptr %v1201
  %v1413 = load <8 x float>, ptr %v1204
  %t574 = fcmp ueq <8 x float> %v1396, zeroinitializer
  %t575 = select <8 x i1> %t574, <8 x float> %v1396, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t576 = fcmp ogt <8 x float> %v1396, %v1413
  %t577 = select <8 x i1> %t576, <8 x float> %v1396, <8 x float> %v1413
  %v1414 = fadd <8 x float> %t577, %t575
  store <8 x float> %v1414, ptr %v1204
  %v1416 = load <8 x float>, ptr %v1207
  %t578 = fcmp ueq <8 x float> %v1398, zeroinitializer
  %t579 = select <8 x i1> %t578, <8 x float> %v1398, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t580 = fcmp ogt <8 x float> %v1398, %v1416
  %t581 = select <8 x i1> %t580, <8 x float> %v1398, <8 x float> %v1416
  %v1417 = fadd <8 x float> %t581, %t579
  store <8 x float> %v1417, ptr %v1207
  %v1419 = load <8 x float>, ptr %v1210
  %t582 = fcmp ueq <8 x float> %v1400, zeroinitializer
  %t583 = select <8 x i1> %t582, <8 x float> %v1400, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t584 = fcmp ogt <8 x float> %v1400, %v1419
  %t585 = select <8 x i1> %t584, <8 x float> %v1400, <8 x float> %v1419
  %v1420 = fadd <8 x float> %t585, %t583
  store <8 x float> %v1420, ptr %v1210
  %v1422 = load <8 x float>, ptr %v1213
  %t586 = fcmp ueq <8 x float> %v1402, zeroinitializer
  %t587 = select <8 x i1> %t586, <8 x float> %v1402, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t588 = fcmp ogt <8 x float> %v1402, %v1422
  %t589 = select <8 x i1> %t588, <8 x float> %v1402, <8 x float> %v1422
  %v1423 = fadd <8 x float> %t589, %t587
  store <8 x float> %v1423, ptr %v1213
  %v1425 = load <8 x float>, ptr %v1216
  %t590 = fcmp ueq <8 x float> %v1404, zeroinitializer
  %t591 = select <8 x i1> %t590, <8 x float> %v1404, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t592 = fcmp ogt <8 x float> %v1404, %v1425
  %t593 = select <8 x i1> %t592, <8 x float> %v1404, <8 x float> %v1425
  %v1426 = fadd <8 x float> %t593, %t591
  store <8 x float> %v1426, ptr %v1216
  %v1428 = load <8 x float>, ptr %v1219
  %t594 = fcmp ueq <8 x float> %v1406, zeroinitializer
  %t595 = select <8 x i1> %t594, <8 x float> %v1406, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t596 = fcmp ogt <8 x float> %v1406, %v1428
  %t597 = select <8 x i1> %t596, <8 x float> %v1406, <8 x float> %v1428
  %v1429 = fadd <8 x float> %t597, %t595
  store <8 x float> %v1429, ptr %v1219
  %v1431 = load <8 x float>, ptr %v1222
  %t598 = fcmp ueq <8 x float> %v1408, zeroinitializer
  %t599 = select <8 x i1> %t598, <8 x float> %v1408, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t600 = fcmp ogt <8 x float> %v1408, %v1431
  %t601 = select <8 x i1> %t600, <8 x float> %v1408, <8 x float> %v1431
  %v1432 = fadd <8 x float> %t601, %t599
  store <8 x float> %v1432, ptr %v1222
  br label %latch1228
latch1228:
  %next1228 = add nuw nsw i64 %v1228, 64
  %more1228 = icmp slt i64 %next1228, %v1227
  br i1 %more1228, label %body1228, label %after1228
after1228:
  %v1436 = load <8 x float>, ptr %v1201
  %t602 = getelementptr float, ptr %s4, i64 0
  store <8 x float> %v1436, ptr %t602, align 4, !alias.scope !35, !noalias !36
  %v1438 = load <8 x float>, ptr %v1204
  %t603 = getelementptr float, ptr %s4, i64 0
  %t604 = getelementptr float, ptr %t603, i64 8
  store <8 x float> %v1438, ptr %t604, align 4, !alias.scope !35, !noalias !36
  %v1440 = load <8 x float>, ptr %v1207
  %t605 = getelementptr float, ptr %s4, i64 0
  %t606 = getelementptr float, ptr %t605, i64 16
  store <8 x float> %v1440, ptr %t606, align 4, !alias.scope !35, !noalias !36
  %v1442 = load <8 x float>, ptr %v1210
  %t607 = getelementptr float, ptr %s4, i64 0
  %t608 = getelementptr float, ptr %t607, i64 24
  store <8 x float> %v1442, ptr %t608, align 4, !alias.scope !35, !noalias !36
  %v1444 = load <8 x float>, ptr %v1213
  %t609 = getelementptr float, ptr %s4, i64 0
  %t610 = getelementptr float, ptr %t609, i64 32
  store <8 x float> %v1444, ptr %t610, align 4, !alias.scope !35, !noalias !36
  %v1446 = load <8 x float>, ptr %v1216
  %t611 = getelementptr float, ptr %s4, i64 0
  %t612 = getelementptr float, ptr %t611, i64 40
  store <8 x float> %v1446, ptr %t612, align 4, !alias.scope !35, !noalias !36
  %v1448 = load <8 x float>, ptr %v1219
  %t613 = getelementptr float, ptr %s4, i64 0
  %t614 = getelementptr float, ptr %t613, i64 48
  store <8 x float> %v1448, ptr %t614, align 4, !alias.scope !35, !noalias !36
  %v1450 = load <8 x float>, ptr %v1222
  %t615 = getelementptr float, ptr %s4, i64 0
  %t616 = getelementptr float, ptr %t615, i64 56
  store <8 x float> %v1450, ptr %t616, align 4, !alias.scope !35, !noalias !36
  %t617 = icmp slt i64 %v1227, %v1223
  br i1 %t617, label %body1452, label %after1452
body1452:
  %v1452 = phi i64 [ %v1227, %after1228 ], [ %next1452, %latch1452 ]
  %v1454 = and i64 %v1452, 63
  %v1458 = icmp sle i64 %v1452, %v1198
  %v1460 = sub nsw i64 %v1452, %v40
  %v1462 = sub nsw i64 %v1198, %v23
  %v1464 = mul nsw i64 %v1462, 96
  %v1465 = add nsw i64 %v1460, %v1464
  %t618 = getelementptr float, ptr %s0, i64 %v1465
  %v1466 = load float, ptr %t618, align 4, !alias.scope !27, !noalias !28
  %v1468 = fmul float %v1466, 0x3FD0000000000000
  %v1470 = select i1 %v1458, float %v1468, float 0xFFF0000000000000
  %t619 = getelementptr float, ptr %s4, i64 %v1454
  %v1471 = load float, ptr %t619, align 4, !alias.scope !35, !noalias !36
  %v1472 = call float @llvm.maximum.f32(float %v1471, float %v1470)
  %t620 = getelementptr float, ptr %s4, i64 %v1454
  store float %v1472, ptr %t620, align 4, !alias.scope !35, !noalias !36
  br label %latch1452
latch1452:
  %next1452 = add nsw i64 %v1452, 1
  %more1452 = icmp slt i64 %next1452, %v1223
  br i1 %more1452, label %body1452, label %after1452
after1452:
  %t621 = getelementptr float, ptr %s4, i64 0
  %v1476 = load <8 x float>, ptr %t621, align 4, !alias.scope !35, !noalias !36
  %t622 = getelementptr float, ptr %s4, i64 0
  %t623 = getelementptr float, ptr %t622, i64 8
  %v1477 = load <8 x float>, ptr %t623, align 4, !alias.scope !35, !noalias !36
  %t624 = getelementptr float, ptr %s4, i64 0
  %t625 = getelementptr float, ptr %t624, i64 16
  %v1478 = load <8 x float>, ptr %t625, align 4, !alias.scope !35, !noalias !36
  %t626 = getelementptr float, ptr %s4, i64 0
  %t627 = getelementptr float, ptr %t626, i64 24
  %v1479 = load <8 x float>, ptr %t627, align 4, !alias.scope !35, !noalias !36
  %t628 = getelementptr float, ptr %s4, i64 0
  %t629 = getelementptr float, ptr %t628, i64 32
  %v1480 = load <8 x float>, ptr %t629, align 4, !alias.scope !35, !noalias !36
  %t630 = getelementptr float, ptr %s4, i64 0
  %t631 = getelementptr float, ptr %t630, i64 40
  %v1481 = load <8 x float>, ptr %t631, align 4, !alias.scope !35, !noalias !36
  %t632 = getelementptr float, ptr %s4, i64 0
  %t633 = getelementptr float, ptr %t632, i64 48
  %v1482 = load <8 x float>, ptr %t633, align 4, !alias.scope !35, !noalias !36
  %t634 = getelementptr float, ptr %s4, i64 0
  %t635 = getelementptr float, ptr %t634, i64 56
  %v1483 = load <8 x float>, ptr %t635, align 4, !alias.scope !35, !noalias !36
  %t636 = fcmp ueq <8 x float> %v1480, zeroinitializer
  %t637 = select <8 x i1> %t636, <8 x float> %v1480, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t638 = fcmp ogt <8 x float> %v1480, %v1476
  %t639 = select <8 x i1> %t638, <8 x float> %v1480, <8 x float> %v1476
  %v1484 = fadd <8 x float> %t639, %t637
  %t640 = fcmp ueq <8 x float> %v1481, zeroinitializer
  %t641 = select <8 x i1> %t640, <8 x float> %v1481, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t642 = fcmp ogt <8 x float> %v1481, %v1477
  %t643 = select <8 x i1> %t642, <8 x float> %v1481, <8 x float> %v1477
  %v1485 = fadd <8 x float> %t643, %t641
  %t644 = fcmp ueq <8 x float> %v1482, zeroinitializer
  %t645 = select <8 x i1> %t644, <8 x float> %v1482, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t646 = fcmp ogt <8 x float> %v1482, %v1478
  %t647 = select <8 x i1> %t646, <8 x float> %v1482, <8 x float> %v1478
  %v1486 = fadd <8 x float> %t647, %t645
  %t648 = fcmp ueq <8 x float> %v1483, zeroinitializer
  %t649 = select <8 x i1> %t648, <8 x float> %v1483, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t650 = fcmp ogt <8 x float> %v1483, %v1479
  %t651 = select <8 x i1> %t650, <8 x float> %v1483, <8 x float> %v1479
  %v1487 = fadd <8 x float> %t651, %t649
  %t652 = fcmp ueq <8 x float> %v1486, zeroinitializer
  %t653 = select <8 x i1> %t652, <8 x float> %v1486, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t654 = fcmp ogt <8 x float> %v1486, %v1484
  %t655 = select <8 x i1> %t654, <8 x float> %v1486, <8 x float> %v1484
  %v1488 = fadd <8 x float> %t655, %t653
  %t656 = fcmp ueq <8 x float> %v1487, zeroinitializer
  %t657 = select <8 x i1> %t656, <8 x float> %v1487, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t658 = fcmp ogt <8 x float> %v1487, %v1485
  %t659 = select <8 x i1> %t658, <8 x float> %v1487, <8 x float> %v1485
  %v1489 = fadd <8 x float> %t659, %t657
  %t660 = fcmp ueq <8 x float> %v1489, zeroinitializer
  %t661 = select <8 x i1> %t660, <8 x float> %v1489, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t662 = fcmp ogt <8 x float> %v1489, %v1488
  %t663 = select <8 x i1> %t662, <8 x float> %v1489, <8 x float> %v1488
  %v1490 = fadd <8 x float> %t663, %t661
  %v1491 = shufflevector <8 x float> %v1490, <8 x float> %v1490, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t664 = fcmp ueq <8 x float> %v1491, zeroinitializer
  %t665 = select <8 x i1> %t664, <8 x float> %v1491, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t666 = fcmp ogt <8 x float> %v1491, %v1490
  %t667 = select <8 x i1> %t666, <8 x float> %v1491, <8 x float> %v1490
  %v1492 = fadd <8 x float> %t667, %t665
  %v1493 = shufflevector <8 x float> %v1492, <8 x float> %v1492, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t668 = fcmp ueq <8 x float> %v1493, zeroinitializer
  %t669 = select <8 x i1> %t668, <8 x float> %v1493, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t670 = fcmp ogt <8 x float> %v1493, %v1492
  %t671 = select <8 x i1> %t670, <8 x float> %v1493, <8 x float> %v1492
  %v1494 = fadd <8 x float> %t671, %t669
  %v1495 = shufflevector <8 x float> %v1494, <8 x float> %v1494, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t672 = fcmp ueq <8 x float> %v1495, zeroinitializer
  %t673 = select <8 x i1> %t672, <8 x float> %v1495, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t674 = fcmp ogt <8 x float> %v1495, %v1494
  %t675 = select <8 x i1> %t674, <8 x float> %v1495, <8 x float> %v1494
  %v1496 = fadd <8 x float> %t675, %t673
  %v1497 = extractelement <8 x float> %v1496, i64 0
  %v1499 = sub nsw i64 %v1198, %v23
  %t676 = getelementptr float, ptr %s3, i64 %v1499
  store float %v1497, ptr %t676, align 4, !alias.scope !33, !noalias !34
  br label %latch1198
latch1198:
  %next1198 = add nuw nsw i64 %v1198, 1
  %more1198 = icmp slt i64 %next1198, %v1197
  br i1 %more1198, label %body1198, label %after1198
after1198:
  %v1505 = add nuw nsw i64 %v23, 24
  %t677 = icmp slt i64 %v23, %v1505
  br i1 %t677, label %body1506, label %after1506
body1506:
  %v1506 = phi i64 [ %v23, %after1198 ], [ %next1506, %latch1506 ]
  %v1508 = sub nsw i64 %v1506, %v23
  %t678 = getelementptr float, ptr %s3, i64 %v1508
  %v1510 = load float, ptr %t678, align 4, !alias.scope !33, !noalias !34
  %v1512 = fcmp oeq float %v1510, 0xFFF0000000000000
  %v1514 = select i1 %v1512, float 0x0000000000000000, float %v1510
  %v1515 = add nuw nsw i64 %v40, %v41
  %v1517 = sub nsw i64 %v1515, %v40
  %v1518 = urem i64 %v1517, 8
  %v1519 = sub nsw i64 %v1515, %v1518
  %t679 = icmp slt i64 %v40, %v1519
  br i1 %t679, label %body1520, label %after1520
body1520:
  %v1520 = phi i64 [ %v40, %body1506 ], [ %next1520, %latch1520 ]
  %v1522 = trunc i64 %v1520 to i32
  %t680 = insertelement <8 x i32> poison, i32 %v1522, i64 0
  %v1523 = shufflevector <8 x i32> %t680, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1526 = add <8 x i32> %v1523, %v8
  %v1528 = trunc i64 %v1506 to i32
  %t681 = insertelement <8 x i32> poison, i32 %v1528, i64 0
  %v1529 = shufflevector <8 x i32> %t681, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1530 = icmp sle <8 x i32> %v1526, %v1529
  %v1534 = sub nsw i64 %v1520, %v40
  %v1536 = sub nsw i64 %v1506, %v23
  %v1538 = mul nsw i64 %v1536, 96
  %v1539 = add nsw i64 %v1534, %v1538
  %t682 = getelementptr float, ptr %s0, i64 %v1539
  %v1540 = load <8 x float>, ptr %t682, align 4, !alias.scope !27, !noalias !28
  %v1543 = fmul <8 x float> %v1540, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1545 = select <8 x i1> %v1530, <8 x float> %v1543, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %t683 = insertelement <8 x float> poison, float %v1514, i64 0
  %v1546 = shufflevector <8 x float> %t683, <8 x float> poison, <8 x i32> zeroinitializer
  %v1547 = fsub <8 x float> %v1545, %v1546
  %v1550 = fcmp olt <8 x float> %v1547, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1552 = select <8 x i1> %v1550, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1547
  %v1554 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1552
  %v1556 = select <8 x i1> %v1554, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1552
  %v1561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1556, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1563 = fsub <8 x float> %v1561, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1567 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1563, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1556)
  %v1569 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1563, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1567)
  %v1573 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1569, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1576 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1573, <8 x float> %v1569, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1576, <8 x float> %v1569, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1582 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1579, <8 x float> %v1569, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1585 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1582, <8 x float> %v1569, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1587 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1585, <8 x float> %v1569, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1588 = bitcast <8 x float> %v1561 to <8 x i32>
  %v1591 = shl <8 x i32> %v1588, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1594 = fcmp olt <8 x float> %v1563, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1599 = select <8 x i1> %v1594, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1600 = add <8 x i32> %v1591, %v1599
  %v1601 = bitcast <8 x i32> %v1600 to <8 x float>
  %v1602 = fmul <8 x float> %v1587, %v1601
  %v1607 = select <8 x i1> %v1594, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1608 = fmul <8 x float> %v1602, %v1607
  %v1610 = select <8 x i1> %v1530, <8 x float> %v1608, <8 x float> zeroinitializer
  %v1612 = sub nsw i64 %v1520, %v40
  %v1614 = sub nsw i64 %v1506, %v23
  %v1616 = mul nsw i64 %v1614, 96
  %v1617 = add nsw i64 %v1612, %v1616
  %t684 = getelementptr float, ptr %s5, i64 %v1617
  store <8 x float> %v1610, ptr %t684, align 4, !alias.scope !37, !noalias !38
  br label %latch1520
latch1520:
  %next1520 = add nuw nsw i64 %v1520, 8
  %more1520 = icmp slt i64 %next1520, %v1519
  br i1 %more1520, label %body1520, label %after1520
after1520:
  %t685 = icmp slt i64 %v1519, %v1515
  br i1 %t685, label %body1620, label %after1620
body1620:
  %v1620 = phi i64 [ %v1519, %after1520 ], [ %next1620, %latch1620 ]
  %v1623 = icmp sle i64 %v1620, %v1506
  %v1627 = sub nsw i64 %v1620, %v40
  %v1629 = sub nsw i64 %v1506, %v23
  %v1631 = mul nsw i64 %v1629, 96
  %v1632 = add nsw i64 %v1627, %v1631
  %t686 = getelementptr float, ptr %s0, i64 %v1632
  %v1633 = load float, ptr %t686, align 4, !alias.scope !27, !noalias !28
  %v1635 = fmul float %v1633, 0x3FD0000000000000
  %v1636 = select i1 %v1623, float %v1635, float 0xFFF0000000000000
  %v1637 = fsub float %v1636, %v1514
  %v1639 = fcmp olt float %v1637, 0xC05A000000000000
  %v1640 = select i1 %v1639, float 0xC05A000000000000, float %v1637
  %v1641 = fcmp olt float 0x4056400000000000, %v1640
  %v1642 = select i1 %v1641, float 0x4056400000000000, float %v1640
  %v1645 = call float @llvm.fma.f32(float %v1642, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1646 = fsub float %v1645, 0x4168000000000000
  %v1649 = call float @llvm.fma.f32(float %v1646, float 0xBFE62E4300000000, float %v1642)
  %v1650 = call float @llvm.fma.f32(float %v1646, float 0x3E205C6100000000, float %v1649)
  %v1652 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1650, float 0x3F812396C0000000)
  %v1654 = call float @llvm.fma.f32(float %v1652, float %v1650, float 0x3FA5558AA0000000)
  %v1656 = call float @llvm.fma.f32(float %v1654, float %v1650, float 0x3FC5554920000000)
  %v1658 = call float @llvm.fma.f32(float %v1656, float %v1650, float 0x3FDFFFFFC0000000)
  %v1660 = call float @llvm.fma.f32(float %v1658, float %v1650, float 0x3FF0000000000000)
  %v1661 = call float @llvm.fma.f32(float %v1660, float %v1650, float 0x3FF0000000000000)
  %v1662 = bitcast float %v1645 to i32
  %v1664 = shl i32 %v1662, 23
  %v1666 = fcmp olt float %v1646, 0xC05F000000000000
  %v1669 = select i1 %v1666, i32 1593835520, i32 1056964608
  %v1670 = add i32 %v1664, %v1669
  %v1671 = bitcast i32 %v1670 to float
  %v1672 = fmul float %v1661, %v1671
  %v1675 = select i1 %v1666, float 0x3C00000000000000, float 0x4000000000000000
  %v1676 = fmul float %v1672, %v1675
  %v1677 = select i1 %v1623, float %v1676, float 0x0000000000000000
  %v1679 = sub nsw i64 %v1620, %v40
  %v1681 = sub nsw i64 %v1506, %v23
  %v1683 = mul nsw i64 %v1681, 96
  %v1684 = add nsw i64 %v1679, %v1683
  %t687 = getelementptr float, ptr %s5, i64 %v1684
  store float %v1677, ptr %t687, align 4, !alias.scope !37, !noalias !38
  br label %latch1620
latch1620:
  %next1620 = add nsw i64 %v1620, 1
  %more1620 = icmp slt i64 %next1620, %v1515
  br i1 %more1620, label %body1620, label %after1620
after1620:
  br label %latch1506
latch1506:
  %next1506 = add nuw nsw i64 %v1506, 1
  %more1506 = icmp slt i64 %next1506, %v1505
  br i1 %more1506, label %body1506, label %after1506
after1506:
  %v1690 = add nuw nsw i64 %v40, %v41
  store <8 x float> zeroinitializer, ptr %v1696
  store <8 x float> zeroinitializer, ptr %v1699
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1702
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1705
  %v1708 = add nuw nsw i64 %v40, %v41
  %t688 = icmp slt i64 0, %v40
  br i1 %t688, label %body1713, label %after1713
body1713:
  %v1713 = phi i64 [ 0, %after1506 ], [ %next1713, %latch1713 ]
  %v1715 = mul nuw nsw i64 %v1713, 96
  %v1716 = add nuw nsw i64 %v18, %v1715
  %v1718 = add nuw nsw i64 %v1716, 64
  %t689 = getelementptr i16, ptr %p0, i64 %v1718
  %v1719 = load i16, ptr %t689, align 2, !alias.scope !19, !noalias !20
  %v1721 = zext i16 %v1719 to i32
  %t690 = getelementptr i16, ptr %p0, i64 %v1718
  %t691 = getelementptr i16, ptr %t690, i64 1
  %v1722 = load i16, ptr %t691, align 2, !alias.scope !19, !noalias !20
  %v1724 = zext i16 %v1722 to i32
  %t692 = getelementptr i16, ptr %p0, i64 %v1718
  %t693 = getelementptr i16, ptr %t692, i64 2
  %v1725 = load i16, ptr %t693, align 2, !alias.scope !19, !noalias !20
  %v1727 = zext i16 %v1725 to i32
  %t694 = getelementptr i16, ptr %p0, i64 %v1718
  %t695 = getelementptr i16, ptr %t694, i64 3
  %v1728 = load i16, ptr %t695, align 2, !alias.scope !19, !noalias !20
  %v1730 = zext i16 %v1728 to i32
  %t696 = getelementptr i16, ptr %p0, i64 %v1718
  %t697 = getelementptr i16, ptr %t696, i64 4
  %v1731 = load i16, ptr %t697, align 2, !alias.scope !19, !noalias !20
  %v1733 = zext i16 %v1731 to i32
  %t698 = getelementptr i16, ptr %p0, i64 %v1718
  %t699 = getelementptr i16, ptr %t698, i64 5
  %v1734 = load i16, ptr %t699, align 2, !alias.scope !19, !noalias !20
  %v1736 = zext i16 %v1734 to i32
  %t700 = getelementptr i16, ptr %p0, i64 %v1718
  %t701 = getelementptr i16, ptr %t700, i64 6
  %v1737 = load i16, ptr %t701, align 2, !alias.scope !19, !noalias !20
  %v1739 = zext i16 %v1737 to i32
  %t702 = getelementptr i16, ptr %p0, i64 %v1718
  %t703 = getelementptr i16, ptr %t702, i64 7
  %v1740 = load i16, ptr %t703, align 2, !alias.scope !19, !noalias !20
  %v1742 = zext i16 %v1740 to i32
  %t704 = insertelement <8 x i32> poison, i32 %v1721, i64 0
  %t705 = insertelement <8 x i32> %t704, i32 %v1724, i64 1
  %t706 = insertelement <8 x i32> %t705, i32 %v1727, i64 2
  %t707 = insertelement <8 x i32> %t706, i32 %v1730, i64 3
  %t708 = insertelement <8 x i32> %t707, i32 %v1733, i64 4
  %t709 = insertelement <8 x i32> %t708, i32 %v1736, i64 5
  %t710 = insertelement <8 x i32> %t709, i32 %v1739, i64 6
  %v1743 = insertelement <8 x i32> %t710, i32 %v1742, i64 7
  %v1746 = shl <8 x i32> %v1743, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1747 = bitcast <8 x i32> %v1746 to <8 x float>
  %v1748 = load <8 x float>, ptr %v1696
  %v1749 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1747, <8 x float> %v1748)
  store <8 x float> %v1749, ptr %v1696
  %t711 = getelementptr i16, ptr %p0, i64 %v1718
  %t712 = getelementptr i16, ptr %t711, i64 8
  %v1751 = load i16, ptr %t712, align 2, !alias.scope !19, !noalias !20
  %v1753 = zext i16 %v1751 to i32
  %t713 = getelementptr i16, ptr %p0, i64 %v1718
  %t714 = getelementptr i16, ptr %t713, i64 9
  %v1754 = load i16, ptr %t714, align 2, !alias.scope !19, !noalias !20
  %v1756 = zext i16 %v1754 to i32
  %t715 = getelementptr i16, ptr %p0, i64 %v1718
  %t716 = getelementptr i16, ptr %t715, i64 10
  %v1757 = load i16, ptr %t716, align 2, !alias.scope !19, !noalias !20
  %v1759 = zext i16 %v1757 to i32
  %t717 = getelementptr i16, ptr %p0, i64 %v1718
  %t718 = getelementptr i16, ptr %t717, i64 11
  %v1760 = load i16, ptr %t718, align 2, !alias.scope !19, !noalias !20
  %v1762 = zext i16 %v1760 to i32
  %t719 = getelementptr i16, ptr %p0, i64 %v1718
  %t720 = getelementptr i16, ptr %t719, i64 12
  %v1763 = load i16, ptr %t720, align 2, !alias.scope !19, !noalias !20
  %v1765 = zext i16 %v1763 to i32
  %t721 = getelementptr i16, ptr %p0, i64 %v1718
  %t722 = getelementptr i16, ptr %t721, i64 13
  %v1766 = load i16, ptr %t722, align 2, !alias.scope !19, !noalias !20
  %v1768 = zext i16 %v1766 to i32
  %t723 = getelementptr i16, ptr %p0, i64 %v1718
  %t724 = getelementptr i16, ptr %t723, i64 14
  %v1769 = load i16, ptr %t724, align 2, !alias.scope !19, !noalias !20
  %v1771 = zext i16 %v1769 to i32
  %t725 = getelementptr i16, ptr %p0, i64 %v1718
  %t726 = getelementptr i16, ptr %t725, i64 15
  %v1772 = load i16, ptr %t726, align 2, !alias.scope !19, !noalias !20
  %v1774 = zext i16 %v1772 to i32
  %t727 = insertelement <8 x i32> poison, i32 %v1753, i64 0
  %t728 = insertelement <8 x i32> %t727, i32 %v1756, i64 1
  %t729 = insertelement <8 x i32> %t728, i32 %v1759, i64 2
  %t730 = insertelement <8 x i32> %t729, i32 %v1762, i64 3
  %t731 = insertelement <8 x i32> %t730, i32 %v1765, i64 4
  %t732 = insertelement <8 x i32> %t731, i32 %v1768, i64 5
  %t733 = insertelement <8 x i32> %t732, i32 %v1771, i64 6
  %v1775 = insertelement <8 x i32> %t733, i32 %v1774, i64 7
  %v1777 = shl <8 x i32> %v1775, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1778 = bitcast <8 x i32> %v1777 to <8 x float>
  %v1779 = load <8 x float>, ptr %v1699
  %v1780 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1778, <8 x float> %v1779)
  store <8 x float> %v1780, ptr %v1699
  br label %latch1713
latch1713:
  %next1713 = add nuw nsw i64 %v1713, 1
  %more1713 = icmp slt i64 %next1713, %v40
  br i1 %more1713, label %body1713, label %after1713
after1713:
  %t734 = icmp slt i64 %v1708, 96
  br i1 %t734, label %body1785, label %after1785
body1785:
  %v1785 = phi i64 [ %v1708, %after1713 ], [ %next1785, %latch1785 ]
  %v1787 = mul nuw nsw i64 %v1785, 96
  %v1788 = add nuw nsw i64 %v18, %v1787
  %v1790 = add nuw nsw i64 %v1788, 64
  %t735 = getelementptr i16, ptr %p0, i64 %v1790
  %v1791 = load i16, ptr %t735, align 2, !alias.scope !19, !noalias !20
  %v1793 = zext i16 %v1791 to i32
  %t736 = getelementptr i16, ptr %p0, i64 %v1790
  %t737 = getelementptr i16, ptr %t736, i64 1
  %v1794 = load i16, ptr %t737, align 2, !alias.scope !19, !noalias !20
  %v1796 = zext i16 %v1794 to i32
  %t738 = getelementptr i16, ptr %p0, i64 %v1790
  %t739 = getelementptr i16, ptr %t738, i64 2
  %v1797 = load i16, ptr %t739, align 2, !alias.scope !19, !noalias !20
  %v1799 = zext i16 %v1797 to i32
  %t740 = getelementptr i16, ptr %p0, i64 %v1790
  %t741 = getelementptr i16, ptr %t740, i64 3
  %v1800 = load i16, ptr %t741, align 2, !alias.scope !19, !noalias !20
  %v1802 = zext i16 %v1800 to i32
  %t742 = getelementptr i16, ptr %p0, i64 %v1790
  %t743 = getelementptr i16, ptr %t742, i64 4
  %v1803 = load i16, ptr %t743, align 2, !alias.scope !19, !noalias !20
  %v1805 = zext i16 %v1803 to i32
  %t744 = getelementptr i16, ptr %p0, i64 %v1790
  %t745 = getelementptr i16, ptr %t744, i64 5
  %v1806 = load i16, ptr %t745, align 2, !alias.scope !19, !noalias !20
  %v1808 = zext i16 %v1806 to i32
  %t746 = getelementptr i16, ptr %p0, i64 %v1790
  %t747 = getelementptr i16, ptr %t746, i64 6
  %v1809 = load i16, ptr %t747, align 2, !alias.scope !19, !noalias !20
  %v1811 = zext i16 %v1809 to i32
  %t748 = getelementptr i16, ptr %p0, i64 %v1790
  %t749 = getelementptr i16, ptr %t748, i64 7
  %v1812 = load i16, ptr %t749, align 2, !alias.scope !19, !noalias !20
  %v1814 = zext i16 %v1812 to i32
  %t750 = insertelement <8 x i32> poison, i32 %v1793, i64 0
  %t751 = insertelement <8 x i32> %t750, i32 %v1796, i64 1
  %t752 = insertelement <8 x i32> %t751, i32 %v1799, i64 2
  %t753 = insertelement <8 x i32> %t752, i32 %v1802, i64 3
  %t754 = insertelement <8 x i32> %t753, i32 %v1805, i64 4
  %t755 = insertelement <8 x i32> %t754, i32 %v1808, i64 5
  %t756 = insertelement <8 x i32> %t755, i32 %v1811, i64 6
  %v1815 = insertelement <8 x i32> %t756, i32 %v1814, i64 7
  %v1818 = shl <8 x i32> %v1815, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1819 = bitcast <8 x i32> %v1818 to <8 x float>
  %v1820 = load <8 x float>, ptr %v1702
  %v1821 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1819, <8 x float> %v1820)
  store <8 x float> %v1821, ptr %v1702
  %t757 = getelementptr i16, ptr %p0, i64 %v1790
  %t758 = getelementptr i16, ptr %t757, i64 8
  %v1823 = load i16, ptr %t758, align 2, !alias.scope !19, !noalias !20
  %v1825 = zext i16 %v1823 to i32
  %t759 = getelementptr i16, ptr %p0, i64 %v1790
  %t760 = getelementptr i16, ptr %t759, i64 9
  %v1826 = load i16, ptr %t760, align 2, !alias.scope !19, !noalias !20
  %v1828 = zext i16 %v1826 to i32
  %t761 = getelementptr i16, ptr %p0, i64 %v1790
  %t762 = getelementptr i16, ptr %t761, i64 10
  %v1829 = load i16, ptr %t762, align 2, !alias.scope !19, !noalias !20
  %v1831 = zext i16 %v1829 to i32
  %t763 = getelementptr i16, ptr %p0, i64 %v1790
  %t764 = getelementptr i16, ptr %t763, i64 11
  %v1832 = load i16, ptr %t764, align 2, !alias.scope !19, !noalias !20
  %v1834 = zext i16 %v1832 to i32
  %t765 = getelementptr i16, ptr %p0, i64 %v1790
  %t766 = getelementptr i16, ptr %t765, i64 12
  %v1835 = load i16, ptr %t766, align 2, !alias.scope !19, !noalias !20
  %v1837 = zext i16 %v1835 to i32
  %t767 = getelementptr i16, ptr %p0, i64 %v1790
  %t768 = getelementptr i16, ptr %t767, i64 13
  %v1838 = load i16, ptr %t768, align 2, !alias.scope !19, !noalias !20
  %v1840 = zext i16 %v1838 to i32
  %t769 = getelementptr i16, ptr %p0, i64 %v1790
  %t770 = getelementptr i16, ptr %t769, i64 14
  %v1841 = load i16, ptr %t770, align 2, !alias.scope !19, !noalias !20
  %v1843 = zext i16 %v1841 to i32
  %t771 = getelementptr i16, ptr %p0, i64 %v1790
  %t772 = getelementptr i16, ptr %t771, i64 15
  %v1844 = load i16, ptr %t772, align 2, !alias.scope !19, !noalias !20
  %v1846 = zext i16 %v1844 to i32
  %t773 = insertelement <8 x i32> poison, i32 %v1825, i64 0
  %t774 = insertelement <8 x i32> %t773, i32 %v1828, i64 1
  %t775 = insertelement <8 x i32> %t774, i32 %v1831, i64 2
  %t776 = insertelement <8 x i32> %t775, i32 %v1834, i64 3
  %t777 = insertelement <8 x i32> %t776, i32 %v1837, i64 4
  %t778 = insertelement <8 x i32> %t777, i32 %v1840, i64 5
  %t779 = insertelement <8 x i32> %t778, i32 %v1843, i64 6
  %v1847 = insertelement <8 x i32> %t779, i32 %v1846, i64 7
  %v1849 = shl <8 x i32> %v1847, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1850 = bitcast <8 x i32> %v1849 to <8 x float>
  %v1851 = load <8 x float>, ptr %v1705
  %v1852 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1850, <8 x float> %v1851)
  store <8 x float> %v1852, ptr %v1705
  br label %latch1785
latch1785:
  %next1785 = add nuw nsw i64 %v1785, 1
  %more1785 = icmp slt i64 %next1785, 96
  br i1 %more1785, label %body1785, label %after1785
after1785:
  %v1857 = icmp sle i64 96, %v40
  %v1858 = icmp sle i64 %v1708, 0
  %v1859 = or i1 %v1857, %v1858
  %v1862 = select i1 %v1859, float 0x0000000000000000, float 0x8000000000000000
  %t780 = insertelement <8 x float> poison, float %v1862, i64 0
  %v1863 = shufflevector <8 x float> %t780, <8 x float> poison, <8 x i32> zeroinitializer
  %v1865 = load <8 x float>, ptr %v1696
  %v1866 = load <8 x float>, ptr %v1702
  %v1867 = fmul <8 x float> %v1865, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1868 = fadd <8 x float> %v1867, %v1866
  %v1869 = fadd <8 x float> %v1868, %v1863
  %t781 = getelementptr float, ptr %s7, i64 0
  store <8 x float> %v1869, ptr %t781, align 4, !alias.scope !41, !noalias !42
  %v1876 = load <8 x float>, ptr %v1699
  %v1877 = load <8 x float>, ptr %v1705
  %v1878 = fmul <8 x float> %v1876, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1879 = fadd <8 x float> %v1878, %v1877
  %v1880 = fadd <8 x float> %v1879, %v1863
  %t782 = getelementptr float, ptr %s7, i64 0
  %t783 = getelementptr float, ptr %t782, i64 8
  store <8 x float> %v1880, ptr %t783, align 4, !alias.scope !41, !noalias !42
  %t784 = icmp slt i64 %v40, %v1690
  br i1 %t784, label %body1889, label %after1889
body1889:
  %v1889 = phi i64 [ %v40, %after1785 ], [ %next1889, %latch1889 ]
  %v1891 = mul nuw nsw i64 %v1889, 96
  br label %body1892
body1892:
  %v1892 = phi i64 [ 0, %body1889 ], [ %next1892, %latch1892 ]
  %v1894 = add nuw nsw i64 %v18, %v1892
  %v1895 = add nuw nsw i64 %v1894, %v1891
  %v1897 = add nuw nsw i64 %v1895, 64
  %t785 = getelementptr i16, ptr %p0, i64 %v1897
  %v1898 = load i16, ptr %t785, align 2, !alias.scope !19, !noalias !20
  %v1900 = zext i16 %v1898 to i32
  %t786 = getelementptr i16, ptr %p0, i64 %v1897
  %t787 = getelementptr i16, ptr %t786, i64 1
  %v1901 = load i16, ptr %t787, align 2, !alias.scope !19, !noalias !20
  %v1903 = zext i16 %v1901 to i32
  %t788 = getelementptr i16, ptr %p0, i64 %v1897
  %t789 = getelementptr i16, ptr %t788, i64 2
  %v1904 = load i16, ptr %t789, align 2, !alias.scope !19, !noalias !20
  %v1906 = zext i16 %v1904 to i32
  %t790 = getelementptr i16, ptr %p0, i64 %v1897
  %t791 = getelementptr i16, ptr %t790, i64 3
  %v1907 = load i16, ptr %t791, align 2, !alias.scope !19, !noalias !20
  %v1909 = zext i16 %v1907 to i32
  %t792 = getelementptr i16, ptr %p0, i64 %v1897
  %t793 = getelementptr i16, ptr %t792, i64 4
  %v1910 = load i16, ptr %t793, align 2, !alias.scope !19, !noalias !20
  %v1912 = zext i16 %v1910 to i32
  %t794 = getelementptr i16, ptr %p0, i64 %v1897
  %t795 = getelementptr i16, ptr %t794, i64 5
  %v1913 = load i16, ptr %t795, align 2, !alias.scope !19, !noalias !20
  %v1915 = zext i16 %v1913 to i32
  %t796 = getelementptr i16, ptr %p0, i64 %v1897
  %t797 = getelementptr i16, ptr %t796, i64 6
  %v1916 = load i16, ptr %t797, align 2, !alias.scope !19, !noalias !20
  %v1918 = zext i16 %v1916 to i32
  %t798 = getelementptr i16, ptr %p0, i64 %v1897
  %t799 = getelementptr i16, ptr %t798, i64 7
  %v1919 = load i16, ptr %t799, align 2, !alias.scope !19, !noalias !20
  %v1921 = zext i16 %v1919 to i32
  %t800 = insertelement <8 x i32> poison, i32 %v1900, i64 0
  %t801 = insertelement <8 x i32> %t800, i32 %v1903, i64 1
  %t802 = insertelement <8 x i32> %t801, i32 %v1906, i64 2
  %t803 = insertelement <8 x i32> %t802, i32 %v1909, i64 3
  %t804 = insertelement <8 x i32> %t803, i32 %v1912, i64 4
  %t805 = insertelement <8 x i32> %t804, i32 %v1915, i64 5
  %t806 = insertelement <8 x i32> %t805, i32 %v1918, i64 6
  %v1922 = insertelement <8 x i32> %t806, i32 %v1921, i64 7
  %v1925 = shl <8 x i32> %v1922, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1926 = bitcast <8 x i32> %v1925 to <8 x float>
  %v1928 = sub nsw i64 %v1889, %v40
  %v1930 = mul nuw nsw i64 %v1928, 16
  %v1932 = mul nuw nsw i64 %v1892, 97
  %v1933 = add nuw nsw i64 %v1930, %v1932
  %t807 = getelementptr float, ptr %s8, i64 %v1933
  store <8 x float> %v1926, ptr %t807, align 4, !alias.scope !43, !noalias !44
  %t808 = getelementptr i16, ptr %p0, i64 %v1897
  %t809 = getelementptr i16, ptr %t808, i64 8
  %v1935 = load i16, ptr %t809, align 2, !alias.scope !19, !noalias !20
  %v1937 = zext i16 %v1935 to i32
  %t810 = getelementptr i16, ptr %p0, i64 %v1897
  %t811 = getelementptr i16, ptr %t810, i64 9
  %v1938 = load i16, ptr %t811, align 2, !alias.scope !19, !noalias !20
  %v1940 = zext i16 %v1938 to i32
  %t812 = getelementptr i16, ptr %p0, i64 %v1897
  %t813 = getelementptr i16, ptr %t812, i64 10
  %v1941 = load i16, ptr %t813, align 2, !alias.scope !19, !noalias !20
  %v1943 = zext i16 %v1941 to i32
  %t814 = getelementptr i16, ptr %p0, i64 %v1897
  %t815 = getelementptr i16, ptr %t814, i64 11
  %v1944 = load i16, ptr %t815, align 2, !alias.scope !19, !noalias !20
  %v1946 = zext i16 %v1944 to i32
  %t816 = getelementptr i16, ptr %p0, i64 %v1897
  %t817 = getelementptr i16, ptr %t816, i64 12
  %v1947 = load i16, ptr %t817, align 2, !alias.scope !19, !noalias !20
  %v1949 = zext i16 %v1947 to i32
  %t818 = getelementptr i16, ptr %p0, i64 %v1897
  %t819 = getelementptr i16, ptr %t818, i64 13
  %v1950 = load i16, ptr %t819, align 2, !alias.scope !19, !noalias !20
  %v1952 = zext i16 %v1950 to i32
  %t820 = getelementptr i16, ptr %p0, i64 %v1897
  %t821 = getelementptr i16, ptr %t820, i64 14
  %v1953 = load i16, ptr %t821, align 2, !alias.scope !19, !noalias !20
  %v1955 = zext i16 %v1953 to i32
  %t822 = getelementptr i16, ptr %p0, i64 %v1897
  %t823 = getelementptr i16, ptr %t822, i64 15
  %v1956 = load i16, ptr %t823, align 2, !alias.scope !19, !noalias !20
  %v1958 = zext i16 %v1956 to i32
  %t824 = insertelement <8 x i32> poison, i32 %v1937, i64 0
  %t825 = insertelement <8 x i32> %t824, i32 %v1940, i64 1
  %t826 = insertelement <8 x i32> %t825, i32 %v1943, i64 2
  %t827 = insertelement <8 x i32> %t826, i32 %v1946, i64 3
  %t828 = insertelement <8 x i32> %t827, i32 %v1949, i64 4
  %t829 = insertelement <8 x i32> %t828, i32 %v1952, i64 5
  %t830 = insertelement <8 x i32> %t829, i32 %v1955, i64 6
  %v1959 = insertelement <8 x i32> %t830, i32 %v1958, i64 7
  %v1961 = shl <8 x i32> %v1959, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1962 = bitcast <8 x i32> %v1961 to <8 x float>
  %v1964 = sub nsw i64 %v1889, %v40
  %v1966 = mul nuw nsw i64 %v1964, 16
  %v1968 = mul nuw nsw i64 %v1892, 97
  %v1969 = add nuw nsw i64 %v1966, %v1968
  %t831 = getelementptr float, ptr %s8, i64 %v1969
  %t832 = getelementptr float, ptr %t831, i64 8
  store <8 x float> %v1962, ptr %t832, align 4, !alias.scope !43, !noalias !44
  br label %latch1892
latch1892:
  %next1892 = add nuw nsw i64 %v1892, 16
  %more1892 = icmp slt i64 %next1892, 16
  br i1 %more1892, label %body1892, label %after1892
after1892:
  br label %latch1889
latch1889:
  %next1889 = add nuw nsw i64 %v1889, 1
  %more1889 = icmp slt i64 %next1889, %v1690
  br i1 %more1889, label %body1889, label %after1889
after1889:
  %v1973 = sub nsw i64 16, 0
  %t833 = icmp slt i64 %v1973, 16
  br i1 %t833, label %body1975, label %after1975
body1975:
  %v1975 = phi i64 [ %v1973, %after1889 ], [ %next1975, %latch1975 ]
  %v1977 = sub nsw i64 %v1975, 0
  %v1979 = urem i64 %v1977, 16
  %v1980 = sub nsw i64 %v1977, %v1979
  %v1981 = mul nuw nsw i64 %v1980, 97
  %v1982 = add nuw nsw i64 %v1981, %v1979
  %v1984 = add nuw nsw i64 %v18, %v1975
  %t834 = icmp slt i64 %v40, %v1690
  br i1 %t834, label %body1985, label %after1985
body1985:
  %v1985 = phi i64 [ %v40, %body1975 ], [ %next1985, %latch1985 ]
  %v1987 = mul nuw nsw i64 %v1985, 96
  %v1988 = add nuw nsw i64 %v1984, %v1987
  %v1990 = add nuw nsw i64 %v1988, 64
  %t835 = getelementptr i16, ptr %p0, i64 %v1990
  %v1991 = load i16, ptr %t835, align 2, !alias.scope !19, !noalias !20
  %v1993 = zext i16 %v1991 to i32
  %v1995 = shl i32 %v1993, 16
  %v1996 = bitcast i32 %v1995 to float
  %v1998 = sub nsw i64 %v1985, %v40
  %v1999 = mul nuw nsw i64 %v1998, 16
  %v2000 = add nuw nsw i64 %v1982, %v1999
  %t836 = getelementptr float, ptr %s8, i64 %v2000
  store float %v1996, ptr %t836, align 4, !alias.scope !43, !noalias !44
  br label %latch1985
latch1985:
  %next1985 = add nuw nsw i64 %v1985, 1
  %more1985 = icmp slt i64 %next1985, %v1690
  br i1 %more1985, label %body1985, label %after1985
after1985:
  br label %latch1975
latch1975:
  %next1975 = add nuw nsw i64 %v1975, 1
  %more1975 = icmp slt i64 %next1975, 16
  br i1 %more1975, label %body1975, label %after1975
after1975:
  %v2004 = add nuw nsw i64 %v23, 24
  %v2006 = sub nsw i64 %v1690, %v40
  %v2007 = urem i64 %v2006, 8
  %v2008 = sub nsw i64 %v1690, %v2007
  %t837 = icmp slt i64 %v23, %v2004
  br i1 %t837, label %body2009, label %after2009
body2009:
  %v2009 = phi i64 [ %v23, %after1975 ], [ %next2009, %latch2009 ]
  %t838 = icmp slt i64 %v40, %v2008
  br i1 %t838, label %body2010, label %after2010
body2010:
  %v2010 = phi i64 [ %v40, %body2009 ], [ %next2010, %latch2010 ]
  %v2012 = sub nsw i64 %v2010, %v40
  %v2014 = sub nsw i64 %v2009, %v23
  %v2016 = mul nsw i64 %v2014, 96
  %v2017 = add nsw i64 %v2012, %v2016
  %t839 = getelementptr float, ptr %s5, i64 %v2017
  %v2018 = load <8 x float>, ptr %t839, align 4, !alias.scope !37, !noalias !38
  %v2020 = sub nsw i64 %v2010, %v40
  %v2022 = sub nsw i64 %v2009, %v23
  %v2024 = mul nsw i64 %v2022, 112
  %v2025 = add nsw i64 %v2020, %v2024
  %t840 = getelementptr float, ptr %s9, i64 %v2025
  store <8 x float> %v2018, ptr %t840, align 4, !alias.scope !45, !noalias !46
  br label %latch2010
latch2010:
  %next2010 = add nuw nsw i64 %v2010, 8
  %more2010 = icmp slt i64 %next2010, %v2008
  br i1 %more2010, label %body2010, label %after2010
after2010:
  %t841 = icmp slt i64 %v2008, %v1690
  br i1 %t841, label %body2028, label %after2028
body2028:
  %v2028 = phi i64 [ %v2008, %after2010 ], [ %next2028, %latch2028 ]
  %v2030 = sub nsw i64 %v2028, %v40
  %v2032 = sub nsw i64 %v2009, %v23
  %v2034 = mul nsw i64 %v2032, 96
  %v2035 = add nsw i64 %v2030, %v2034
  %t842 = getelementptr float, ptr %s5, i64 %v2035
  %v2036 = load float, ptr %t842, align 4, !alias.scope !37, !noalias !38
  %v2038 = sub nsw i64 %v2028, %v40
  %v2040 = sub nsw i64 %v2009, %v23
  %v2042 = mul nsw i64 %v2040, 112
  %v2043 = add nsw i64 %v2038, %v2042
  %t843 = getelementptr float, ptr %s9, i64 %v2043
  store float %v2036, ptr %t843, align 4, !alias.scope !45, !noalias !46
  br label %latch2028
latch2028:
  %next2028 = add nsw i64 %v2028, 1
  %more2028 = icmp slt i64 %next2028, %v1690
  br i1 %more2028, label %body2028, label %after2028
after2028:
  br label %latch2009
latch2009:
  %next2009 = add nuw nsw i64 %v2009, 1
  %more2009 = icmp slt i64 %next2009, %v2004
  br i1 %more2009, label %body2009, label %after2009
after2009:
  %v2048 = add nuw nsw i64 %v23, 24
  %t844 = icmp slt i64 %v23, %v2048
  br i1 %t844, label %body2049, label %after2049
body2049:
  %v2049 = phi i64 [ %v23, %after2009 ], [ %next2049, %latch2049 ]
  store <8 x float> zeroinitializer, ptr %v2052
  store <8 x float> zeroinitializer, ptr %v2055
  store <8 x float> zeroinitializer, ptr %v2058
  store <8 x float> zeroinitializer, ptr %v2061
  store <8 x float> zeroinitializer, ptr %v2064
  store <8 x float> zeroinitializer, ptr %v2067
  store <8 x float> zeroinitializer, ptr %v2070
  store <8 x float> zeroinitializer, ptr %v2073
  store <8 x float> zeroinitializer, ptr %v2076
  store <8 x float> zeroinitializer, ptr %v2079
  store <8 x float> zeroinitializer, ptr %v2082
  store <8 x float> zeroinitializer, ptr %v2085
  %t845 = icmp slt i64 %v40, %v1690
  br i1 %t845, label %body2086, label %after2086
body2086:
  %v2086 = phi i64 [ %v40, %body2049 ], [ %next2086, %latch2086 ]
  %v2088 = sub nsw i64 %v2086, %v40
  %v2090 = sub nsw i64 %v2049, %v23
  %v2092 = mul nsw i64 %v2090, 112
  %v2093 = add nsw i64 %v2088, %v2092
  %t846 = getelementptr float, ptr %s9, i64 %v2093
  %v2094 = load float, ptr %t846, align 4, !alias.scope !45, !noalias !46
  %v2096 = sub nsw i64 %v2086, %v40
  %v2098 = mul nuw nsw i64 %v2096, 16
  %t847 = getelementptr float, ptr %s8, i64 %v2098
  %v2102 = load <8 x float>, ptr %t847, align 4, !alias.scope !43, !noalias !44
  %t848 = insertelement <8 x float> poison, float %v2094, i64 0
  %v2103 = shufflevector <8 x float> %t848, <8 x float> poison, <8 x i32> zeroinitializer
  %v2104 = load <8 x float>, ptr %v2052
  %v2105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2103, <8 x float> %v2102, <8 x float> %v2104)
  store <8 x float> %v2105, ptr %v2052
  %v2108 = sub nsw i64 %v2086, %v40
  %v2110 = mul nuw nsw i64 %v2108, 16
  %t849 = getelementptr float, ptr %s8, i64 %v2110
  %t850 = getelementptr float, ptr %t849, i64 8
  %v2114 = load <8 x float>, ptr %t850, align 4, !alias.scope !43, !noalias !44
  %t851 = insertelement <8 x float> poison, float %v2094, i64 0
  %v2115 = shufflevector <8 x float> %t851, <8 x float> poison, <8 x i32> zeroinitializer
  %v2116 = load <8 x float>, ptr %v2055
  %v2117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2115, <8 x float> %v2114, <8 x float> %v2116)
  store <8 x float> %v2117, ptr %v2055
  %v2120 = sub nsw i64 %v2086, %v40
  %v2122 = sub nsw i64 %v2049, %v23
  %v2124 = mul nsw i64 %v2122, 112
  %v2125 = add nsw i64 %v2120, %v2124
  %t852 = getelementptr float, ptr %s9, i64 %v2125
  %t853 = getelementptr float, ptr %t852, i64 112
  %v2126 = load float, ptr %t853, align 4, !alias.scope !45, !noalias !46
  %t854 = insertelement <8 x float> poison, float %v2126, i64 0
  %v2127 = shufflevector <8 x float> %t854, <8 x float> poison, <8 x i32> zeroinitializer
  %v2128 = load <8 x float>, ptr %v2058
  %v2129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2127, <8 x float> %v2102, <8 x float> %v2128)
  store <8 x float> %v2129, ptr %v2058
  %t855 = insertelement <8 x float> poison, float %v2126, i64 0
  %v2131 = shufflevector <8 x float> %t855, <8 x float> poison, <8 x i32> zeroinitializer
  %v2132 = load <8 x float>, ptr %v2061
  %v2133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2131, <8 x float> %v2114, <8 x float> %v2132)
  store <8 x float> %v2133, ptr %v2061
  %v2136 = sub nsw i64 %v2086, %v40
  %v2138 = sub nsw i64 %v2049, %v23
  %v2140 = mul nsw i64 %v2138, 112
  %v2141 = add nsw i64 %v2136, %v2140
  %t856 = getelementptr float, ptr %s9, i64 %v2141
  %t857 = getelementptr float, ptr %t856, i64 224
  %v2142 = load float, ptr %t857, align 4, !alias.scope !45, !noalias !46
  %t858 = insertelement <8 x float> poison, float %v2142, i64 0
  %v2143 = shufflevector <8 x float> %t858, <8 x float> poison, <8 x i32> zeroinitializer
  %v2144 = load <8 x float>, ptr %v2064
  %v2145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2143, <8 x float> %v2102, <8 x float> %v2144)
  store <8 x float> %v2145, ptr %v2064
  %t859 = insertelement <8 x float> poison, float %v2142, i64 0
  %v2147 = shufflevector <8 x float> %t859, <8 x float> poison, <8 x i32> zeroinitializer
  %v2148 = load <8 x float>, ptr %v2067
  %v2149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2147, <8 x float> %v2114, <8 x float> %v2148)
  store <8 x float> %v2149, ptr %v2067
  %v2152 = sub nsw i64 %v2086, %v40
  %v2154 = sub nsw i64 %v2049, %v23
  %v2156 = mul nsw i64 %v2154, 112
  %v2157 = add nsw i64 %v2152, %v2156
  %t860 = getelementptr float, ptr %s9, i64 %v2157
  %t861 = getelementptr float, ptr %t860, i64 336
  %v2158 = load float, ptr %t861, align 4, !alias.scope !45, !noalias !46
  %t862 = insertelement <8 x float> poison, float %v2158, i64 0
  %v2159 = shufflevector <8 x float> %t862, <8 x float> poison, <8 x i32> zeroinitializer
  %v2160 = load <8 x float>, ptr %v2070
  %v2161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2159, <8 x float> %v2102, <8 x float> %v2160)
  store <8 x float> %v2161, ptr %v2070
  %t863 = insertelement <8 x float> poison, float %v2158, i64 0
  %v2163 = shufflevector <8 x float> %t863, <8 x float> poison, <8 x i32> zeroinitializer
  %v2164 = load <8 x float>, ptr %v2073
  %v2165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2163, <8 x float> %v2114, <8 x float> %v2164)
  store <8 x float> %v2165, ptr %v2073
  %v2168 = sub nsw i64 %v2086, %v40
  %v2170 = sub nsw i64 %v2049, %v23
  %v2172 = mul nsw i64 %v2170, 112
  %v2173 = add nsw i64 %v2168, %v2172
  %t864 = getelementptr float, ptr %s9, i64 %v2173
  %t865 = getelementptr float, ptr %t864, i64 448
  %v2174 = load float, ptr %t865, align 4, !alias.scope !45, !noalias !46
  %t866 = insertelement <8 x float> poison, float %v2174, i64 0
  %v2175 = shufflevector <8 x float> %t866, <8 x float> poison, <8 x i32> zeroinitializer
  %v2176 = load <8 x float>, ptr %v2076
  %v2177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2175, <8 x float> %v2102, <8 x float> %v2176)
  store <8 x float> %v2177, ptr %v2076
  %t867 = insertelement <8 x float> poison, float %v2174, i64 0
  %v2179 = shufflevector <8 x float> %t867, <8 x float> poison, <8 x i32> zeroinitializer
  %v2180 = load <8 x float>, ptr %v2079
  %v2181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2179, <8 x float> %v2114, <8 x float> %v2180)
  store <8 x float> %v2181, ptr %v2079
  %v2184 = sub nsw i64 %v2086, %v40
  %v2186 = sub nsw i64 %v2049, %v23
  %v2188 = mul nsw i64 %v2186, 112
  %v2189 = add nsw i64 %v2184, %v2188
  %t868 = getelementptr float, ptr %s9, i64 %v2189
  %t869 = getelementptr float, ptr %t868, i64 560
  %v2190 = load float, ptr %t869, align 4, !alias.scope !45, !noalias !46
  %t870 = insertelement <8 x float> poison, float %v2190, i64 0
  %v2191 = shufflevector <8 x float> %t870, <8 x float> poison, <8 x i32> zeroinitializer
  %v2192 = load <8 x float>, ptr %v2082
  %v2193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2191, <8 x float> %v2102, <8 x float> %v2192)
  store <8 x float> %v2193, ptr %v2082
  %t871 = insertelement <8 x float> poison, float %v2190, i64 0
  %v2195 = shufflevector <8 x float> %t871, <8 x float> poison, <8 x i32> zeroinitializer
  %v2196 = load <8 x float>, ptr %v2085
  %v2197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2195, <8 x float> %v2114, <8 x float> %v2196)
  store <8 x float> %v2197, ptr %v2085
  br label %latch2086
latch2086:
  %next2086 = add nuw nsw i64 %v2086, 1
  %more2086 = icmp slt i64 %next2086, %v1690
  br i1 %more2086, label %body2086, label %after2086
after2086:
  %v2200 = load <8 x float>, ptr %v2052
  %t872 = getelementptr float, ptr %s7, i64 0
  %v2206 = load <8 x float>, ptr %t872, align 4, !alias.scope !41, !noalias !42
  %v2207 = fadd <8 x float> %v2206, %v2200
  %v2213 = sub nsw i64 %v2049, %v23
  %v2215 = mul nsw i64 %v2213, 16
  %t873 = getelementptr float, ptr %s6, i64 %v2215
  store <8 x float> %v2207, ptr %t873, align 4, !alias.scope !39, !noalias !40
  %v2217 = load <8 x float>, ptr %v2055
  %t874 = getelementptr float, ptr %s7, i64 0
  %t875 = getelementptr float, ptr %t874, i64 8
  %v2223 = load <8 x float>, ptr %t875, align 4, !alias.scope !41, !noalias !42
  %v2224 = fadd <8 x float> %v2223, %v2217
  %v2230 = sub nsw i64 %v2049, %v23
  %v2232 = mul nsw i64 %v2230, 16
  %t876 = getelementptr float, ptr %s6, i64 %v2232
  %t877 = getelementptr float, ptr %t876, i64 8
  store <8 x float> %v2224, ptr %t877, align 4, !alias.scope !39, !noalias !40
  %v2234 = load <8 x float>, ptr %v2058
  %t878 = getelementptr float, ptr %s7, i64 0
  %v2240 = load <8 x float>, ptr %t878, align 4, !alias.scope !41, !noalias !42
  %v2241 = fadd <8 x float> %v2240, %v2234
  %v2247 = sub nsw i64 %v2049, %v23
  %v2249 = mul nsw i64 %v2247, 16
  %t879 = getelementptr float, ptr %s6, i64 %v2249
  %t880 = getelementptr float, ptr %t879, i64 16
  store <8 x float> %v2241, ptr %t880, align 4, !alias.scope !39, !noalias !40
  %v2251 = load <8 x float>, ptr %v2061
  %t881 = getelementptr float, ptr %s7, i64 0
  %t882 = getelementptr float, ptr %t881, i64 8
  %v2257 = load <8 x float>, ptr %t882, align 4, !alias.scope !41, !noalias !42
  %v2258 = fadd <8 x float> %v2257, %v2251
  %v2264 = sub nsw i64 %v2049, %v23
  %v2266 = mul nsw i64 %v2264, 16
  %t883 = getelementptr float, ptr %s6, i64 %v2266
  %t884 = getelementptr float, ptr %t883, i64 24
  store <8 x float> %v2258, ptr %t884, align 4, !alias.scope !39, !noalias !40
  %v2268 = load <8 x float>, ptr %v2064
  %t885 = getelementptr float, ptr %s7, i64 0
  %v2274 = load <8 x float>, ptr %t885, align 4, !alias.scope !41, !noalias !42
  %v2275 = fadd <8 x float> %v2274, %v2268
  %v2281 = sub nsw i64 %v2049, %v23
  %v2283 = mul nsw i64 %v2281, 16
  %t886 = getelementptr float, ptr %s6, i64 %v2283
  %t887 = getelementptr float, ptr %t886, i64 32
  store <8 x float> %v2275, ptr %t887, align 4, !alias.scope !39, !noalias !40
  %v2285 = load <8 x float>, ptr %v2067
  %t888 = getelementptr float, ptr %s7, i64 0
  %t889 = getelementptr float, ptr %t888, i64 8
  %v2291 = load <8 x float>, ptr %t889, align 4, !alias.scope !41, !noalias !42
  %v2292 = fadd <8 x float> %v2291, %v2285
  %v2298 = sub nsw i64 %v2049, %v23
  %v2300 = mul nsw i64 %v2298, 16
  %t890 = getelementptr float, ptr %s6, i64 %v2300
  %t891 = getelementptr float, ptr %t890, i64 40
  store <8 x float> %v2292, ptr %t891, align 4, !alias.scope !39, !noalias !40
  %v2302 = load <8 x float>, ptr %v2070
  %t892 = getelementptr float, ptr %s7, i64 0
  %v2308 = load <8 x float>, ptr %t892, align 4, !alias.scope !41, !noalias !42
  %v2309 = fadd <8 x float> %v2308, %v2302
  %v2315 = sub nsw i64 %v2049, %v23
  %v2317 = mul nsw i64 %v2315, 16
  %t893 = getelementptr float, ptr %s6, i64 %v2317
  %t894 = getelementptr float, ptr %t893, i64 48
  store <8 x float> %v2309, ptr %t894, align 4, !alias.scope !39, !noalias !40
  %v2319 = load <8 x float>, ptr %v2073
  %t895 = getelementptr float, ptr %s7, i64 0
  %t896 = getelementptr float, ptr %t895, i64 8
  %v2325 = load <8 x float>, ptr %t896, align 4, !alias.scope !41, !noalias !42
  %v2326 = fadd <8 x float> %v2325, %v2319
  %v2332 = sub nsw i64 %v2049, %v23
  %v2334 = mul nsw i64 %v2332, 16
  %t897 = getelementptr float, ptr %s6, i64 %v2334
  %t898 = getelementptr float, ptr %t897, i64 56
  store <8 x float> %v2326, ptr %t898, align 4, !alias.scope !39, !noalias !40
  %v2336 = load <8 x float>, ptr %v2076
  %t899 = getelementptr float, ptr %s7, i64 0
  %v2342 = load <8 x float>, ptr %t899, align 4, !alias.scope !41, !noalias !42
  %v2343 = fadd <8 x float> %v2342, %v2336
  %v2349 = sub nsw i64 %v2049, %v23
  %v2351 = mul nsw i64 %v2349, 16
  %t900 = getelementptr float, ptr %s6, i64 %v2351
  %t901 = getelementptr float, ptr %t900, i64 64
  store <8 x float> %v2343, ptr %t901, align 4, !alias.scope !39, !noalias !40
  %v2353 = load <8 x float>, ptr %v2079
  %t902 = getelementptr float, ptr %s7, i64 0
  %t903 = getelementptr float, ptr %t902, i64 8
  %v2359 = load <8 x float>, ptr %t903, align 4, !alias.scope !41, !noalias !42
  %v2360 = fadd <8 x float> %v2359, %v2353
  %v2366 = sub nsw i64 %v2049, %v23
  %v2368 = mul nsw i64 %v2366, 16
  %t904 = getelementptr float, ptr %s6, i64 %v2368
  %t905 = getelementptr float, ptr %t904, i64 72
  store <8 x float> %v2360, ptr %t905, align 4, !alias.scope !39, !noalias !40
  %v2370 = load <8 x float>, ptr %v2082
  %t906 = getelementptr float, ptr %s7, i64 0
  %v2376 = load <8 x float>, ptr %t906, align 4, !alias.scope !41, !noalias !42
  %v2377 = fadd <8 x float> %v2376, %v2370
  %v2383 = sub nsw i64 %v2049, %v23
  %v2385 = mul nsw i64 %v2383, 16
  %t907 = getelementptr float, ptr %s6, i64 %v2385
  %t908 = getelementptr float, ptr %t907, i64 80
  store <8 x float> %v2377, ptr %t908, align 4, !alias.scope !39, !noalias !40
  %v2387 = load <8 x float>, ptr %v2085
  %t909 = getelementptr float, ptr %s7, i64 0
  %t910 = getelementptr float, ptr %t909, i64 8
  %v2393 = load <8 x float>, ptr %t910, align 4, !alias.scope !41, !noalias !42
  %v2394 = fadd <8 x float> %v2393, %v2387
  %v2400 = sub nsw i64 %v2049, %v23
  %v2402 = mul nsw i64 %v2400, 16
  %t911 = getelementptr float, ptr %s6, i64 %v2402
  %t912 = getelementptr float, ptr %t911, i64 88
  store <8 x float> %v2394, ptr %t912, align 4, !alias.scope !39, !noalias !40
  br label %latch2049
latch2049:
  %next2049 = add nuw nsw i64 %v2049, 6
  %more2049 = icmp slt i64 %next2049, %v2048
  br i1 %more2049, label %body2049, label %after2049
after2049:
  %v2407 = add nuw nsw i64 %v23, 24
  %t913 = icmp slt i64 %v23, %v2407
  br i1 %t913, label %body2408, label %after2408
body2408:
  %v2408 = phi i64 [ %v23, %after2049 ], [ %next2408, %latch2408 ]
  store <8 x float> zeroinitializer, ptr %v2411
  store <8 x float> zeroinitializer, ptr %v2414
  store <8 x float> zeroinitializer, ptr %v2417
  store <8 x float> zeroinitializer, ptr %v2420
  store <8 x float> zeroinitializer, ptr %v2423
  store <8 x float> zeroinitializer, ptr %v2426
  store <8 x float> zeroinitializer, ptr %v2429
  store <8 x float> zeroinitializer, ptr %v2432
  %v2433 = add nuw nsw i64 %v40, %v41
  %v2435 = sub nsw i64 %v2433, %v40
  %v2436 = urem i64 %v2435, 64
  %v2437 = sub nsw i64 %v2433, %v2436
  %t914 = icmp slt i64 %v40, %v2437
  br i1 %t914, label %body2438, label %after2438
body2438:
  %v2438 = phi i64 [ %v40, %body2408 ], [ %next2438, %latch2438 ]
  %v2440 = and i64 %v2438, 63
  %v2443 = sub nsw i64 %v2438, %v40
  %v2445 = sub nsw i64 %v2408, %v23
  %v2447 = mul nsw i64 %v2445, 96
  %v2448 = add nsw i64 %v2443, %v2447
  %t915 = getelementptr float, ptr %s5, i64 %v2448
  %v2449 = load <8 x float>, ptr %t915, align 4, !alias.scope !37, !noalias !38
  %v2450 = load <8 x float>, ptr %v2411
  %v2451 = fadd <8 x float> %v2450, %v2449
  store <8 x float> %v2451, ptr %v2411
  %v2454 = sub nsw i64 %v2438, %v40
  %v2456 = sub nsw i64 %v2408, %v23
  %v2458 = mul nsw i64 %v2456, 96
  %v2459 = add nsw i64 %v2454, %v2458
  %t916 = getelementptr float, ptr %s5, i64 %v2459
  %t917 = getelementptr float, ptr %t916, i64 8
  %v2460 = load <8 x float>, ptr %t917, align 4, !alias.scope !37, !noalias !38
  %v2461 = load <8 x float>, ptr %v2414
  %v2462 = fadd <8 x float> %v2461, %v2460
  store <8 x float> %v2462, ptr %v2414
  %v2465 = sub nsw i64 %v2438, %v40
  %v2467 = sub nsw i64 %v2408, %v23
  %v2469 = mul nsw i64 %v2467, 96
  %v2470 = add nsw i64 %v2465, %v2469
  %t918 = getelementptr float, ptr %s5, i64 %v2470
  %t919 = getelementptr float, ptr %t918, i64 16
  %v2471 = load <8 x float>, ptr %t919, align 4, !alias.scope !37, !noalias !38
  %v2472 = load <8 x float>, ptr %v2417
  %v2473 = fadd <8 x float> %v2472, %v2471
  store <8 x float> %v2473, ptr %v2417
  %v2476 = sub nsw i64 %v2438, %v40
  %v2478 = sub nsw i64 %v2408, %v23
  %v2480 = mul nsw i64 %v2478, 96
  %v2481 = add nsw i64 %v2476, %v2480
  %t920 = getelementptr float, ptr %s5, i64 %v2481
  %t921 = getelementptr float, ptr %t920, i64 24
  %v2482 = load <8 x float>, ptr %t921, align 4, !alias.scope !37, !noalias !38
  %v2483 = load <8 x float>, ptr %v2420
  %v2484 = fadd <8 x float> %v2483, %v2482
  store <8 x float> %v2484, ptr %v2420
  %v2487 = sub nsw i64 %v2438, %v40
  %v2489 = sub nsw i64 %v2408, %v23
  %v2491 = mul nsw i64 %v2489, 96
  %v2492 = add nsw i64 %v2487, %v2491
  %t922 = getelementptr float, ptr %s5, i64 %v2492
  %t923 = getelementptr float, ptr %t922, i64 32
  %v2493 = load <8 x float>, ptr %t923, align 4, !alias.scope !37, !noalias !38
  %v2494 = load <8 x float>, ptr %v2423
  %v2495 = fadd <8 x float> %v2494, %v2493
  store <8 x float> %v2495, ptr %v2423
  %v2498 = sub nsw i64 %v2438, %v40
  %v2500 = sub nsw i64 %v2408, %v23
  %v2502 = mul nsw i64 %v2500, 96
  %v2503 = add nsw i64 %v2498, %v2502
  %t924 = getelementptr float, ptr %s5, i64 %v2503
  %t925 = getelementptr float, ptr %t924, i64 40
  %v2504 = load <8 x float>, ptr %t925, align 4, !alias.scope !37, !noalias !38
  %v2505 = load <8 x float>, ptr %v2426
  %v2506 = fadd <8 x float> %v2505, %v2504
  store <8 x float> %v2506, ptr %v2426
  %v2509 = sub nsw i64 %v2438, %v40
  %v2511 = sub nsw i64 %v2408, %v23
  %v2513 = mul nsw i64 %v2511, 96
  %v2514 = add nsw i64 %v2509, %v2513
  %t926 = getelementptr float, ptr %s5, i64 %v2514
  %t927 = getelementptr float, ptr %t926, i64 48
  %v2515 = load <8 x float>, ptr %t927, align 4, !alias.scope !37, !noalias !38
  %v2516 = load <8 x float>, ptr %v2429
  %v2517 = fadd <8 x float> %v2516, %v2515
  store <8 x float> %v2517, ptr %v2429
  %v2520 = sub nsw i64 %v2438, %v40
  %v2522 = sub nsw i64 %v2408, %v23
  %v2524 = mul nsw i64 %v2522, 96
  %v2525 = add nsw i64 %v2520, %v2524
  %t928 = getelementptr float, ptr %s5, i64 %v2525
  %t929 = getelementptr float, ptr %t928, i64 56
  %v2526 = load <8 x float>, ptr %t929, align 4, !alias.scope !37, !noalias !38
  %v2527 = load <8 x float>, ptr %v2432
  %v2528 = fadd <8 x float> %v2527, %v2526
  store <8 x float> %v2528, ptr %v2432
  br label %latch2438
latch2438:
  %next2438 = add nuw nsw i64 %v2438, 64
  %more2438 = icmp slt i64 %next2438, %v2437
  br i1 %more2438, label %body2438, label %after2438
after2438:
  %v2532 = load <8 x float>, ptr %v2411
  %t930 = getelementptr float, ptr %s11, i64 0
  store <8 x float> %v2532, ptr %t930, align 4, !alias.scope !49, !noalias !50
  %v2534 = load <8 x float>, ptr %v2414
  %t931 = getelementptr float, ptr %s11, i64 0
  %t932 = getelementptr float, ptr %t931, i64 8
  store <8 x float> %v2534, ptr %t932, align 4, !alias.scope !49, !noalias !50
  %v2536 = load <8 x float>, ptr %v2417
  %t933 = getelementptr float, ptr %s11, i64 0
  %t934 = getelementptr float, ptr %t933, i64 16
  store <8 x float> %v2536, ptr %t934, align 4, !alias.scope !49, !noalias !50
  %v2538 = load <8 x float>, ptr %v2420
  %t935 = getelementptr float, ptr %s11, i64 0
  %t936 = getelementptr float, ptr %t935, i64 24
  store <8 x float> %v2538, ptr %t936, align 4, !alias.scope !49, !noalias !50
  %v2540 = load <8 x float>, ptr %v2423
  %t937 = getelementptr float, ptr %s11, i64 0
  %t938 = getelementptr float, ptr %t937, i64 32
  store <8 x float> %v2540, ptr %t938, align 4, !alias.scope !49, !noalias !50
  %v2542 = load <8 x float>, ptr %v2426
  %t939 = getelementptr float, ptr %s11, i64 0
  %t940 = getelementptr float, ptr %t939, i64 40
  store <8 x float> %v2542, ptr %t940, align 4, !alias.scope !49, !noalias !50
  %v2544 = load <8 x float>, ptr %v2429
  %t941 = getelementptr float, ptr %s11, i64 0
  %t942 = getelementptr float, ptr %t941, i64 48
  store <8 x float> %v2544, ptr %t942, align 4, !alias.scope !49, !noalias !50
  %v2546 = load <8 x float>, ptr %v2432
  %t943 = getelementptr float, ptr %s11, i64 0
  %t944 = getelementptr float, ptr %t943, i64 56
  store <8 x float> %v2546, ptr %t944, align 4, !alias.scope !49, !noalias !50
  %t945 = icmp slt i64 %v2437, %v2433
  br i1 %t945, label %body2548, label %after2548
body2548:
  %v2548 = phi i64 [ %v2437, %after2438 ], [ %next2548, %latch2548 ]
  %v2550 = and i64 %v2548, 63
  %v2553 = sub nsw i64 %v2548, %v40
  %v2555 = sub nsw i64 %v2408, %v23
  %v2557 = mul nsw i64 %v2555, 96
  %v2558 = add nsw i64 %v2553, %v2557
  %t946 = getelementptr float, ptr %s5, i64 %v2558
  %v2559 = load float, ptr %t946, align 4, !alias.scope !37, !noalias !38
  %t947 = getelementptr float, ptr %s11, i64 %v2550
  %v2560 = load float, ptr %t947, align 4, !alias.scope !49, !noalias !50
  %v2561 = fadd float %v2560, %v2559
  %t948 = getelementptr float, ptr %s11, i64 %v2550
  store float %v2561, ptr %t948, align 4, !alias.scope !49, !noalias !50
  br label %latch2548
latch2548:
  %next2548 = add nsw i64 %v2548, 1
  %more2548 = icmp slt i64 %next2548, %v2433
  br i1 %more2548, label %body2548, label %after2548
after2548:
  %t949 = getelementptr float, ptr %s11, i64 0
  %v2565 = load <8 x float>, ptr %t949, align 4, !alias.scope !49, !noalias !50
  %t950 = getelementptr float, ptr %s11, i64 0
  %t951 = getelementptr float, ptr %t950, i64 8
  %v2566 = load <8 x float>, ptr %t951, align 4, !alias.scope !49, !noalias !50
  %t952 = getelementptr float, ptr %s11, i64 0
  %t953 = getelementptr float, ptr %t952, i64 16
  %v2567 = load <8 x float>, ptr %t953, align 4, !alias.scope !49, !noalias !50
  %t954 = getelementptr float, ptr %s11, i64 0
  %t955 = getelementptr float, ptr %t954, i64 24
  %v2568 = load <8 x float>, ptr %t955, align 4, !alias.scope !49, !noalias !50
  %t956 = getelementptr float, ptr %s11, i64 0
  %t957 = getelementptr float, ptr %t956, i64 32
  %v2569 = load <8 x float>, ptr %t957, align 4, !alias.scope !49, !noalias !50
  %t958 = getelementptr float, ptr %s11, i64 0
  %t959 = getelementptr float, ptr %t958, i64 40
  %v2570 = load <8 x float>, ptr %t959, align 4, !alias.scope !49, !noalias !50
  %t960 = getelementptr float, ptr %s11, i64 0
  %t961 = getelementptr float, ptr %t960, i64 48
  %v2571 = load <8 x float>, ptr %t961, align 4, !alias.scope !49, !noalias !50
  %t962 = getelementptr float, ptr %s11, i64 0
  %t963 = getelementptr float, ptr %t962, i64 56
  %v2572 = load <8 x float>, ptr %t963, align 4, !alias.scope !49, !noalias !50
  %v2573 = fadd <8 x float> %v2565, %v2569
  %v2574 = fadd <8 x float> %v2566, %v2570
  %v2575 = fadd <8 x float> %v2567, %v2571
  %v2576 = fadd <8 x float> %v2568, %v2572
  %v2577 = fadd <8 x float> %v2573, %v2575
  %v2578 = fadd <8 x float> %v2574, %v2576
  %v2579 = fadd <8 x float> %v2577, %v2578
  %v2580 = shufflevector <8 x float> %v2579, <8 x float> %v2579, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v2581 = fadd <8 x float> %v2579, %v2580
  %v2582 = shufflevector <8 x float> %v2581, <8 x float> %v2581, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v2583 = fadd <8 x float> %v2581, %v2582
  %v2584 = shufflevector <8 x float> %v2583, <8 x float> %v2583, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v2585 = fadd <8 x float> %v2583, %v2584
  %v2586 = extractelement <8 x float> %v2585, i64 0
  %v2588 = sub nsw i64 %v2408, %v23
  %t964 = getelementptr float, ptr %s10, i64 %v2588
  store float %v2586, ptr %t964, align 4, !alias.scope !47, !noalias !48
  br label %latch2408
latch2408:
  %next2408 = add nuw nsw i64 %v2408, 1
  %more2408 = icmp slt i64 %next2408, %v2407
  br i1 %more2408, label %body2408, label %after2408
after2408:
  %v2594 = add nuw nsw i64 %v23, 24
  %t965 = icmp slt i64 %v23, %v2594
  br i1 %t965, label %body2595, label %after2595
body2595:
  %v2595 = phi i64 [ %v23, %after2408 ], [ %next2595, %latch2595 ]
  %v2597 = add nuw nsw i64 %v16, %v2595
  %v2600 = sub nsw i64 %v2595, %v23
  %t966 = getelementptr float, ptr %s3, i64 %v2600
  %v2602 = load float, ptr %t966, align 4, !alias.scope !33, !noalias !34
  %v2604 = fcmp oeq float %v2602, 0xFFF0000000000000
  %v2606 = sub nsw i64 %v2595, %v23
  %t967 = getelementptr float, ptr %s10, i64 %v2606
  %v2608 = load float, ptr %t967, align 4, !alias.scope !47, !noalias !48
  %v2609 = select i1 %v2604, float 0x3FF0000000000000, float %v2608
  %v2610 = fdiv float 0x3FF0000000000000, %v2609
  %v2612 = select i1 %v2604, float 0x0000000000000000, float %v2602
  %t968 = getelementptr float, ptr %p2, i64 %v2597
  store float %v2610, ptr %t968, align 4, !alias.scope !23, !noalias !24
  %t969 = getelementptr float, ptr %p3, i64 %v2597
  store float %v2612, ptr %t969, align 4, !alias.scope !25, !noalias !26
  %v2615 = mul nuw nsw i64 %v2595, 16
  %v2616 = add nuw nsw i64 %v20, %v2615
  br label %body2622
body2622:
  %v2622 = phi i64 [ 0, %body2595 ], [ %next2622, %latch2622 ]
  %v2625 = sub nsw i64 %v2595, %v23
  %v2627 = mul nsw i64 %v2625, 16
  %v2628 = add nsw i64 %v2622, %v2627
  %t970 = getelementptr float, ptr %s6, i64 %v2628
  %v2629 = load <8 x float>, ptr %t970, align 4, !alias.scope !39, !noalias !40
  %t971 = insertelement <8 x float> poison, float %v2610, i64 0
  %v2630 = shufflevector <8 x float> %t971, <8 x float> poison, <8 x i32> zeroinitializer
  %v2631 = fmul <8 x float> %v2629, %v2630
  %v2632 = fcmp une <8 x float> %v2631, %v2631
  %v2633 = bitcast <8 x float> %v2631 to <8 x i32>
  %v2636 = lshr <8 x i32> %v2633, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2639 = or <8 x i32> %v2636, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v2642 = add <8 x i32> %v2633, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v2645 = and <8 x i32> %v2636, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v2646 = add <8 x i32> %v2642, %v2645
  %v2648 = lshr <8 x i32> %v2646, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2649 = select <8 x i1> %v2632, <8 x i32> %v2639, <8 x i32> %v2648
  %v2650 = extractelement <8 x i32> %v2649, i64 0
  %v2651 = trunc i32 %v2650 to i16
  %v2653 = extractelement <8 x i32> %v2649, i64 1
  %v2654 = trunc i32 %v2653 to i16
  %v2656 = extractelement <8 x i32> %v2649, i64 2
  %v2657 = trunc i32 %v2656 to i16
  %v2659 = extractelement <8 x i32> %v2649, i64 3
  %v2660 = trunc i32 %v2659 to i16
  %v2662 = extractelement <8 x i32> %v2649, i64 4
  %v2663 = trunc i32 %v2662 to i16
  %v2665 = extractelement <8 x i32> %v2649, i64 5
  %v2666 = trunc i32 %v2665 to i16
  %v2668 = extractelement <8 x i32> %v2649, i64 6
  %v2669 = trunc i32 %v2668 to i16
  %v2671 = extractelement <8 x i32> %v2649, i64 7
  %v2672 = trunc i32 %v2671 to i16
  %v2675 = add nuw nsw i64 %v2616, %v2622
  %t972 = getelementptr i16, ptr %p1, i64 %v2675
  store i16 %v2651, ptr %t972, align 2, !alias.scope !21, !noalias !22
  %t973 = getelementptr i16, ptr %p1, i64 %v2675
  %t974 = getelementptr i16, ptr %t973, i64 1
  store i16 %v2654, ptr %t974, align 2, !alias.scope !21, !noalias !22
  %t975 = getelementptr i16, ptr %p1, i64 %v2675
  %t976 = getelementptr i16, ptr %t975, i64 2
  store i16 %v2657, ptr %t976, align 2, !alias.scope !21, !noalias !22
  %t977 = getelementptr i16, ptr %p1, i64 %v2675
  %t978 = getelementptr i16, ptr %t977, i64 3
  store i16 %v2660, ptr %t978, align 2, !alias.scope !21, !noalias !22
  %t979 = getelementptr i16, ptr %p1, i64 %v2675
  %t980 = getelementptr i16, ptr %t979, i64 4
  store i16 %v2663, ptr %t980, align 2, !alias.scope !21, !noalias !22
  %t981 = getelementptr i16, ptr %p1, i64 %v2675
  %t982 = getelementptr i16, ptr %t981, i64 5
  store i16 %v2666, ptr %t982, align 2, !alias.scope !21, !noalias !22
  %t983 = getelementptr i16, ptr %p1, i64 %v2675
  %t984 = getelementptr i16, ptr %t983, i64 6
  store i16 %v2669, ptr %t984, align 2, !alias.scope !21, !noalias !22
  %t985 = getelementptr i16, ptr %p1, i64 %v2675
  %t986 = getelementptr i16, ptr %t985, i64 7
  store i16 %v2672, ptr %t986, align 2, !alias.scope !21, !noalias !22
  br label %latch2622
latch2622:
  %next2622 = add nuw nsw i64 %v2622, 8
  %more2622 = icmp slt i64 %next2622, 16
  br i1 %more2622, label %body2622, label %after2622
after2622:
  br label %latch2595
latch2595:
  %next2595 = add nuw nsw i64 %v2595, 1
  %more2595 = icmp slt i64 %next2595, %v2594
  br i1 %more2595, label %body2595, label %after2595
after2595:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)

attributes #0 = { nounwind "no-builtins" "prefer-vector-width"="512" }

!0 = !{}
!1 = !{!"branch_weights", i32 1048575, i32 1}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
!7 = distinct !{!7, !2}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2}
!10 = distinct !{!10, !2}
!11 = distinct !{!11, !2}
!12 = distinct !{!12, !2}
!13 = distinct !{!13, !2}
!14 = distinct !{!14, !2}
!15 = distinct !{!15, !2}
!16 = distinct !{!16, !2}
!17 = distinct !{!17, !2}
!18 = distinct !{!18, !2}
!19 = !{!3}
!20 = !{!7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!21 = !{!4}
!22 = !{!5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!23 = !{!5}
!24 = !{!4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!25 = !{!6}
!26 = !{!4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!27 = !{!7}
!28 = !{!3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!29 = !{!8}
!30 = !{!3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!31 = !{!9}
!32 = !{!3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!33 = !{!10}
!34 = !{!3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18}
!35 = !{!11}
!36 = !{!3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18}
!37 = !{!12}
!38 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18}
!39 = !{!13}
!40 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18}
!41 = !{!14}
!42 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18}
!43 = !{!15}
!44 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18}
!45 = !{!16}
!46 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18}
!47 = !{!17}
!48 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18}
!49 = !{!18}
!50 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
