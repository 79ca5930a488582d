; attention_gradient_bf16: 32 work items

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
  %p4.at = getelementptr ptr, ptr %args, i64 4
  %p4 = load ptr, ptr %p4.at, !invariant.load !0
  %p5.at = getelementptr ptr, ptr %args, i64 5
  %p5 = load ptr, ptr %p5.at, !invariant.load !0
  %p6.at = getelementptr ptr, ptr %args, i64 6
  %p6 = load ptr, ptr %p6.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %s1 = getelementptr i8, ptr %scratch, i64 71808
  %s2 = getelementptr i8, ptr %scratch, i64 138368
  %s3 = getelementptr i8, ptr %scratch, i64 159488
  %s4 = getelementptr i8, ptr %scratch, i64 227072
  %s5 = getelementptr i8, ptr %scratch, i64 298880
  %s6 = getelementptr i8, ptr %scratch, i64 365440
  %s7 = getelementptr i8, ptr %scratch, i64 386560
  %s8 = getelementptr i8, ptr %scratch, i64 403456
  %s9 = getelementptr i8, ptr %scratch, i64 403712
  %s10 = getelementptr i8, ptr %scratch, i64 469504
  %s11 = getelementptr i8, ptr %scratch, i64 541312
  %s12 = getelementptr i8, ptr %scratch, i64 558208
  %s13 = getelementptr i8, ptr %scratch, i64 558464
  %s14 = getelementptr i8, ptr %scratch, i64 624256
  %v978 = alloca <8 x float>
  %v981 = alloca <8 x float>
  %v984 = alloca <8 x float>
  %v987 = alloca <8 x float>
  %v990 = alloca <8 x float>
  %v993 = alloca <8 x float>
  %v996 = alloca <8 x float>
  %v999 = alloca <8 x float>
  %v1002 = alloca <8 x float>
  %v1005 = alloca <8 x float>
  %v1008 = alloca <8 x float>
  %v1011 = alloca <8 x float>
  %v2327 = alloca <8 x float>
  %v2330 = alloca <8 x float>
  %v2333 = alloca <8 x float>
  %v2336 = alloca <8 x float>
  %v2339 = alloca <8 x float>
  %v2342 = alloca <8 x float>
  %v2345 = alloca <8 x float>
  %v2348 = alloca <8 x float>
  %v2351 = alloca <8 x float>
  %v2354 = alloca <8 x float>
  %v2357 = alloca <8 x float>
  %v2360 = alloca <8 x float>
  %v2590 = alloca <8 x float>
  %v2593 = alloca <8 x float>
  %v2596 = alloca <8 x float>
  %v2599 = alloca <8 x float>
  %v3015 = alloca <8 x float>
  %v3018 = alloca <8 x float>
  %v3021 = alloca <8 x float>
  %v3024 = alloca <8 x float>
  %v3027 = alloca <8 x float>
  %v3030 = alloca <8 x float>
  %v3033 = alloca <8 x float>
  %v3036 = alloca <8 x float>
  %v3039 = alloca <8 x float>
  %v3042 = alloca <8 x float>
  %v3045 = alloca <8 x float>
  %v3048 = alloca <8 x float>
  %v3320 = alloca <8 x float>
  %v3323 = alloca <8 x float>
  %v3326 = alloca <8 x float>
  %v3329 = alloca <8 x float>
  %v3718 = alloca <8 x float>
  %v3721 = alloca <8 x float>
  %v3724 = alloca <8 x float>
  %v3727 = alloca <8 x float>
  %v3730 = alloca <8 x float>
  %v3733 = alloca <8 x float>
  %v3736 = alloca <8 x float>
  %v3739 = alloca <8 x float>
  %v3742 = alloca <8 x float>
  %v3745 = alloca <8 x float>
  %v3748 = alloca <8 x float>
  %v3751 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after4013 ]
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
  %v14 = urem i64 %v12, 2
  %v15 = udiv i64 %v12, 2
  %v19 = mul nuw nsw i64 %v15, 32768
  %v21 = mul nuw nsw i64 %v15, 98304
  %v23 = mul nuw nsw i64 %v15, 512
  %v27 = mul nuw nsw i64 %v14, 16384
  %v28 = add nuw nsw i64 %v19, %v27
  %v30 = mul nuw nsw i64 %v14, 64
  %v31 = add nuw nsw i64 %v21, %v30
  %v33 = mul nuw nsw i64 %v14, 256
  %v34 = add nuw nsw i64 %v23, %v33
  %v35 = add nuw nsw i64 %v19, %v30
  %v38 = mul nuw nsw i64 %v11, 66
  %v39 = sub nsw i64 256, %v38
  %v40 = call i64 @llvm.smin.i64(i64 %v39, i64 66)
  %v47 = sub nsw i64 0, %v38
  %v48 = sub nsw i64 0, %v47
  %v52 = and i64 %v48, -64
  %v53 = call i64 @llvm.smax.i64(i64 %v52, i64 0)
  %v54 = call i64 @llvm.smin.i64(i64 %v53, i64 256)
  %v55 = sub nsw i64 256, %v54
  %v58 = add nuw nsw i64 %v54, %v55
  %v60 = sub nsw i64 %v58, %v54
  %v61 = and i64 %v60, 15
  %v62 = sub nsw i64 %v58, %v61
  %t7 = icmp slt i64 %v54, %v62
  br i1 %t7, label %body64, label %after64
body64:
  %v64 = phi i64 [ %v54, %items ], [ %next64, %latch64 ]
  %v68 = mul nuw nsw i64 %v64, 384
  %v69 = add nuw nsw i64 %v31, %v68
  br label %body70
body70:
  %v70 = phi i64 [ 0, %body64 ], [ %next70, %latch70 ]
  %v72 = add nuw nsw i64 %v69, %v70
  %t8 = getelementptr i16, ptr %p0, i64 %v72
  %v73 = load i16, ptr %t8, align 2, !alias.scope !21, !noalias !22
  %v75 = zext i16 %v73 to i32
  %t9 = getelementptr i16, ptr %p0, i64 %v72
  %t10 = getelementptr i16, ptr %t9, i64 1
  %v76 = load i16, ptr %t10, align 2, !alias.scope !21, !noalias !22
  %v78 = zext i16 %v76 to i32
  %t11 = getelementptr i16, ptr %p0, i64 %v72
  %t12 = getelementptr i16, ptr %t11, i64 2
  %v79 = load i16, ptr %t12, align 2, !alias.scope !21, !noalias !22
  %v81 = zext i16 %v79 to i32
  %t13 = getelementptr i16, ptr %p0, i64 %v72
  %t14 = getelementptr i16, ptr %t13, i64 3
  %v82 = load i16, ptr %t14, align 2, !alias.scope !21, !noalias !22
  %v84 = zext i16 %v82 to i32
  %t15 = getelementptr i16, ptr %p0, i64 %v72
  %t16 = getelementptr i16, ptr %t15, i64 4
  %v85 = load i16, ptr %t16, align 2, !alias.scope !21, !noalias !22
  %v87 = zext i16 %v85 to i32
  %t17 = getelementptr i16, ptr %p0, i64 %v72
  %t18 = getelementptr i16, ptr %t17, i64 5
  %v88 = load i16, ptr %t18, align 2, !alias.scope !21, !noalias !22
  %v90 = zext i16 %v88 to i32
  %t19 = getelementptr i16, ptr %p0, i64 %v72
  %t20 = getelementptr i16, ptr %t19, i64 6
  %v91 = load i16, ptr %t20, align 2, !alias.scope !21, !noalias !22
  %v93 = zext i16 %v91 to i32
  %t21 = getelementptr i16, ptr %p0, i64 %v72
  %t22 = getelementptr i16, ptr %t21, i64 7
  %v94 = load i16, ptr %t22, align 2, !alias.scope !21, !noalias !22
  %v96 = zext i16 %v94 to i32
  %t23 = insertelement <8 x i32> poison, i32 %v75, i64 0
  %t24 = insertelement <8 x i32> %t23, i32 %v78, i64 1
  %t25 = insertelement <8 x i32> %t24, i32 %v81, i64 2
  %t26 = insertelement <8 x i32> %t25, i32 %v84, i64 3
  %t27 = insertelement <8 x i32> %t26, i32 %v87, i64 4
  %t28 = insertelement <8 x i32> %t27, i32 %v90, i64 5
  %t29 = insertelement <8 x i32> %t28, i32 %v93, i64 6
  %v97 = insertelement <8 x i32> %t29, i32 %v96, i64 7
  %v100 = shl <8 x i32> %v97, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v101 = bitcast <8 x i32> %v100 to <8 x float>
  %t30 = getelementptr i16, ptr %p0, i64 %v72
  %t31 = getelementptr i16, ptr %t30, i64 384
  %v102 = load i16, ptr %t31, align 2, !alias.scope !21, !noalias !22
  %v104 = zext i16 %v102 to i32
  %t32 = getelementptr i16, ptr %p0, i64 %v72
  %t33 = getelementptr i16, ptr %t32, i64 385
  %v105 = load i16, ptr %t33, align 2, !alias.scope !21, !noalias !22
  %v107 = zext i16 %v105 to i32
  %t34 = getelementptr i16, ptr %p0, i64 %v72
  %t35 = getelementptr i16, ptr %t34, i64 386
  %v108 = load i16, ptr %t35, align 2, !alias.scope !21, !noalias !22
  %v110 = zext i16 %v108 to i32
  %t36 = getelementptr i16, ptr %p0, i64 %v72
  %t37 = getelementptr i16, ptr %t36, i64 387
  %v111 = load i16, ptr %t37, align 2, !alias.scope !21, !noalias !22
  %v113 = zext i16 %v111 to i32
  %t38 = getelementptr i16, ptr %p0, i64 %v72
  %t39 = getelementptr i16, ptr %t38, i64 388
  %v114 = load i16, ptr %t39, align 2, !alias.scope !21, !noalias !22
  %v116 = zext i16 %v114 to i32
  %t40 = getelementptr i16, ptr %p0, i64 %v72
  %t41 = getelementptr i16, ptr %t40, i64 389
  %v117 = load i16, ptr %t41, align 2, !alias.scope !21, !noalias !22
  %v119 = zext i16 %v117 to i32
  %t42 = getelementptr i16, ptr %p0, i64 %v72
  %t43 = getelementptr i16, ptr %t42, i64 390
  %v120 = load i16, ptr %t43, align 2, !alias.scope !21, !noalias !22
  %v122 = zext i16 %v120 to i32
  %t44 = getelementptr i16, ptr %p0, i64 %v72
  %t45 = getelementptr i16, ptr %t44, i64 391
  %v123 = load i16, ptr %t45, align 2, !alias.scope !21, !noalias !22
  %v125 = zext i16 %v123 to i32
  %t46 = insertelement <8 x i32> poison, i32 %v104, i64 0
  %t47 = insertelement <8 x i32> %t46, i32 %v107, i64 1
  %t48 = insertelement <8 x i32> %t47, i32 %v110, i64 2
  %t49 = insertelement <8 x i32> %t48, i32 %v113, i64 3
  %t50 = insertelement <8 x i32> %t49, i32 %v116, i64 4
  %t51 = insertelement <8 x i32> %t50, i32 %v119, i64 5
  %t52 = insertelement <8 x i32> %t51, i32 %v122, i64 6
  %v126 = insertelement <8 x i32> %t52, i32 %v125, i64 7
  %v128 = shl <8 x i32> %v126, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v129 = bitcast <8 x i32> %v128 to <8 x float>
  %t53 = getelementptr i16, ptr %p0, i64 %v72
  %t54 = getelementptr i16, ptr %t53, i64 768
  %v130 = load i16, ptr %t54, align 2, !alias.scope !21, !noalias !22
  %v132 = zext i16 %v130 to i32
  %t55 = getelementptr i16, ptr %p0, i64 %v72
  %t56 = getelementptr i16, ptr %t55, i64 769
  %v133 = load i16, ptr %t56, align 2, !alias.scope !21, !noalias !22
  %v135 = zext i16 %v133 to i32
  %t57 = getelementptr i16, ptr %p0, i64 %v72
  %t58 = getelementptr i16, ptr %t57, i64 770
  %v136 = load i16, ptr %t58, align 2, !alias.scope !21, !noalias !22
  %v138 = zext i16 %v136 to i32
  %t59 = getelementptr i16, ptr %p0, i64 %v72
  %t60 = getelementptr i16, ptr %t59, i64 771
  %v139 = load i16, ptr %t60, align 2, !alias.scope !21, !noalias !22
  %v141 = zext i16 %v139 to i32
  %t61 = getelementptr i16, ptr %p0, i64 %v72
  %t62 = getelementptr i16, ptr %t61, i64 772
  %v142 = load i16, ptr %t62, align 2, !alias.scope !21, !noalias !22
  %v144 = zext i16 %v142 to i32
  %t63 = getelementptr i16, ptr %p0, i64 %v72
  %t64 = getelementptr i16, ptr %t63, i64 773
  %v145 = load i16, ptr %t64, align 2, !alias.scope !21, !noalias !22
  %v147 = zext i16 %v145 to i32
  %t65 = getelementptr i16, ptr %p0, i64 %v72
  %t66 = getelementptr i16, ptr %t65, i64 774
  %v148 = load i16, ptr %t66, align 2, !alias.scope !21, !noalias !22
  %v150 = zext i16 %v148 to i32
  %t67 = getelementptr i16, ptr %p0, i64 %v72
  %t68 = getelementptr i16, ptr %t67, i64 775
  %v151 = load i16, ptr %t68, align 2, !alias.scope !21, !noalias !22
  %v153 = zext i16 %v151 to i32
  %t69 = insertelement <8 x i32> poison, i32 %v132, i64 0
  %t70 = insertelement <8 x i32> %t69, i32 %v135, i64 1
  %t71 = insertelement <8 x i32> %t70, i32 %v138, i64 2
  %t72 = insertelement <8 x i32> %t71, i32 %v141, i64 3
  %t73 = insertelement <8 x i32> %t72, i32 %v144, i64 4
  %t74 = insertelement <8 x i32> %t73, i32 %v147, i64 5
  %t75 = insertelement <8 x i32> %t74, i32 %v150, i64 6
  %v154 = insertelement <8 x i32> %t75, i32 %v153, i64 7
  %v156 = shl <8 x i32> %v154, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v157 = bitcast <8 x i32> %v156 to <8 x float>
  %t76 = getelementptr i16, ptr %p0, i64 %v72
  %t77 = getelementptr i16, ptr %t76, i64 1152
  %v158 = load i16, ptr %t77, align 2, !alias.scope !21, !noalias !22
  %v160 = zext i16 %v158 to i32
  %t78 = getelementptr i16, ptr %p0, i64 %v72
  %t79 = getelementptr i16, ptr %t78, i64 1153
  %v161 = load i16, ptr %t79, align 2, !alias.scope !21, !noalias !22
  %v163 = zext i16 %v161 to i32
  %t80 = getelementptr i16, ptr %p0, i64 %v72
  %t81 = getelementptr i16, ptr %t80, i64 1154
  %v164 = load i16, ptr %t81, align 2, !alias.scope !21, !noalias !22
  %v166 = zext i16 %v164 to i32
  %t82 = getelementptr i16, ptr %p0, i64 %v72
  %t83 = getelementptr i16, ptr %t82, i64 1155
  %v167 = load i16, ptr %t83, align 2, !alias.scope !21, !noalias !22
  %v169 = zext i16 %v167 to i32
  %t84 = getelementptr i16, ptr %p0, i64 %v72
  %t85 = getelementptr i16, ptr %t84, i64 1156
  %v170 = load i16, ptr %t85, align 2, !alias.scope !21, !noalias !22
  %v172 = zext i16 %v170 to i32
  %t86 = getelementptr i16, ptr %p0, i64 %v72
  %t87 = getelementptr i16, ptr %t86, i64 1157
  %v173 = load i16, ptr %t87, align 2, !alias.scope !21, !noalias !22
  %v175 = zext i16 %v173 to i32
  %t88 = getelementptr i16, ptr %p0, i64 %v72
  %t89 = getelementptr i16, ptr %t88, i64 1158
  %v176 = load i16, ptr %t89, align 2, !alias.scope !21, !noalias !22
  %v178 = zext i16 %v176 to i32
  %t90 = getelementptr i16, ptr %p0, i64 %v72
  %t91 = getelementptr i16, ptr %t90, i64 1159
  %v179 = load i16, ptr %t91, align 2, !alias.scope !21, !noalias !22
  %v181 = zext i16 %v179 to i32
  %t92 = insertelement <8 x i32> poison, i32 %v160, i64 0
  %t93 = insertelement <8 x i32> %t92, i32 %v163, i64 1
  %t94 = insertelement <8 x i32> %t93, i32 %v166, i64 2
  %t95 = insertelement <8 x i32> %t94, i32 %v169, i64 3
  %t96 = insertelement <8 x i32> %t95, i32 %v172, i64 4
  %t97 = insertelement <8 x i32> %t96, i32 %v175, i64 5
  %t98 = insertelement <8 x i32> %t97, i32 %v178, i64 6
  %v182 = insertelement <8 x i32> %t98, i32 %v181, i64 7
  %v184 = shl <8 x i32> %v182, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v185 = bitcast <8 x i32> %v184 to <8 x float>
  %t99 = getelementptr i16, ptr %p0, i64 %v72
  %t100 = getelementptr i16, ptr %t99, i64 1536
  %v186 = load i16, ptr %t100, align 2, !alias.scope !21, !noalias !22
  %v188 = zext i16 %v186 to i32
  %t101 = getelementptr i16, ptr %p0, i64 %v72
  %t102 = getelementptr i16, ptr %t101, i64 1537
  %v189 = load i16, ptr %t102, align 2, !alias.scope !21, !noalias !22
  %v191 = zext i16 %v189 to i32
  %t103 = getelementptr i16, ptr %p0, i64 %v72
  %t104 = getelementptr i16, ptr %t103, i64 1538
  %v192 = load i16, ptr %t104, align 2, !alias.scope !21, !noalias !22
  %v194 = zext i16 %v192 to i32
  %t105 = getelementptr i16, ptr %p0, i64 %v72
  %t106 = getelementptr i16, ptr %t105, i64 1539
  %v195 = load i16, ptr %t106, align 2, !alias.scope !21, !noalias !22
  %v197 = zext i16 %v195 to i32
  %t107 = getelementptr i16, ptr %p0, i64 %v72
  %t108 = getelementptr i16, ptr %t107, i64 1540
  %v198 = load i16, ptr %t108, align 2, !alias.scope !21, !noalias !22
  %v200 = zext i16 %v198 to i32
  %t109 = getelementptr i16, ptr %p0, i64 %v72
  %t110 = getelementptr i16, ptr %t109, i64 1541
  %v201 = load i16, ptr %t110, align 2, !alias.scope !21, !noalias !22
  %v203 = zext i16 %v201 to i32
  %t111 = getelementptr i16, ptr %p0, i64 %v72
  %t112 = getelementptr i16, ptr %t111, i64 1542
  %v204 = load i16, ptr %t112, align 2, !alias.scope !21, !noalias !22
  %v206 = zext i16 %v204 to i32
  %t113 = getelementptr i16, ptr %p0, i64 %v72
  %t114 = getelementptr i16, ptr %t113, i64 1543
  %v207 = load i16, ptr %t114, align 2, !alias.scope !21, !noalias !22
  %v209 = zext i16 %v207 to i32
  %t115 = insertelement <8 x i32> poison, i32 %v188, i64 0
  %t116 = insertelement <8 x i32> %t115, i32 %v191, i64 1
  %t117 = insertelement <8 x i32> %t116, i32 %v194, i64 2
  %t118 = insertelement <8 x i32> %t117, i32 %v197, i64 3
  %t119 = insertelement <8 x i32> %t118, i32 %v200, i64 4
  %t120 = insertelement <8 x i32> %t119, i32 %v203, i64 5
  %t121 = insertelement <8 x i32> %t120, i32 %v206, i64 6
  %v210 = insertelement <8 x i32> %t121, i32 %v209, i64 7
  %v212 = shl <8 x i32> %v210, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v213 = bitcast <8 x i32> %v212 to <8 x float>
  %t122 = getelementptr i16, ptr %p0, i64 %v72
  %t123 = getelementptr i16, ptr %t122, i64 1920
  %v214 = load i16, ptr %t123, align 2, !alias.scope !21, !noalias !22
  %v216 = zext i16 %v214 to i32
  %t124 = getelementptr i16, ptr %p0, i64 %v72
  %t125 = getelementptr i16, ptr %t124, i64 1921
  %v217 = load i16, ptr %t125, align 2, !alias.scope !21, !noalias !22
  %v219 = zext i16 %v217 to i32
  %t126 = getelementptr i16, ptr %p0, i64 %v72
  %t127 = getelementptr i16, ptr %t126, i64 1922
  %v220 = load i16, ptr %t127, align 2, !alias.scope !21, !noalias !22
  %v222 = zext i16 %v220 to i32
  %t128 = getelementptr i16, ptr %p0, i64 %v72
  %t129 = getelementptr i16, ptr %t128, i64 1923
  %v223 = load i16, ptr %t129, align 2, !alias.scope !21, !noalias !22
  %v225 = zext i16 %v223 to i32
  %t130 = getelementptr i16, ptr %p0, i64 %v72
  %t131 = getelementptr i16, ptr %t130, i64 1924
  %v226 = load i16, ptr %t131, align 2, !alias.scope !21, !noalias !22
  %v228 = zext i16 %v226 to i32
  %t132 = getelementptr i16, ptr %p0, i64 %v72
  %t133 = getelementptr i16, ptr %t132, i64 1925
  %v229 = load i16, ptr %t133, align 2, !alias.scope !21, !noalias !22
  %v231 = zext i16 %v229 to i32
  %t134 = getelementptr i16, ptr %p0, i64 %v72
  %t135 = getelementptr i16, ptr %t134, i64 1926
  %v232 = load i16, ptr %t135, align 2, !alias.scope !21, !noalias !22
  %v234 = zext i16 %v232 to i32
  %t136 = getelementptr i16, ptr %p0, i64 %v72
  %t137 = getelementptr i16, ptr %t136, i64 1927
  %v235 = load i16, ptr %t137, align 2, !alias.scope !21, !noalias !22
  %v237 = zext i16 %v235 to i32
  %t138 = insertelement <8 x i32> poison, i32 %v216, i64 0
  %t139 = insertelement <8 x i32> %t138, i32 %v219, i64 1
  %t140 = insertelement <8 x i32> %t139, i32 %v222, i64 2
  %t141 = insertelement <8 x i32> %t140, i32 %v225, i64 3
  %t142 = insertelement <8 x i32> %t141, i32 %v228, i64 4
  %t143 = insertelement <8 x i32> %t142, i32 %v231, i64 5
  %t144 = insertelement <8 x i32> %t143, i32 %v234, i64 6
  %v238 = insertelement <8 x i32> %t144, i32 %v237, i64 7
  %v240 = shl <8 x i32> %v238, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v241 = bitcast <8 x i32> %v240 to <8 x float>
  %t145 = getelementptr i16, ptr %p0, i64 %v72
  %t146 = getelementptr i16, ptr %t145, i64 2304
  %v242 = load i16, ptr %t146, align 2, !alias.scope !21, !noalias !22
  %v244 = zext i16 %v242 to i32
  %t147 = getelementptr i16, ptr %p0, i64 %v72
  %t148 = getelementptr i16, ptr %t147, i64 2305
  %v245 = load i16, ptr %t148, align 2, !alias.scope !21, !noalias !22
  %v247 = zext i16 %v245 to i32
  %t149 = getelementptr i16, ptr %p0, i64 %v72
  %t150 = getelementptr i16, ptr %t149, i64 2306
  %v248 = load i16, ptr %t150, align 2, !alias.scope !21, !noalias !22
  %v250 = zext i16 %v248 to i32
  %t151 = getelementptr i16, ptr %p0, i64 %v72
  %t152 = getelementptr i16, ptr %t151, i64 2307
  %v251 = load i16, ptr %t152, align 2, !alias.scope !21, !noalias !22
  %v253 = zext i16 %v251 to i32
  %t153 = getelementptr i16, ptr %p0, i64 %v72
  %t154 = getelementptr i16, ptr %t153, i64 2308
  %v254 = load i16, ptr %t154, align 2, !alias.scope !21, !noalias !22
  %v256 = zext i16 %v254 to i32
  %t155 = getelementptr i16, ptr %p0, i64 %v72
  %t156 = getelementptr i16, ptr %t155, i64 2309
  %v257 = load i16, ptr %t156, align 2, !alias.scope !21, !noalias !22
  %v259 = zext i16 %v257 to i32
  %t157 = getelementptr i16, ptr %p0, i64 %v72
  %t158 = getelementptr i16, ptr %t157, i64 2310
  %v260 = load i16, ptr %t158, align 2, !alias.scope !21, !noalias !22
  %v262 = zext i16 %v260 to i32
  %t159 = getelementptr i16, ptr %p0, i64 %v72
  %t160 = getelementptr i16, ptr %t159, i64 2311
  %v263 = load i16, ptr %t160, align 2, !alias.scope !21, !noalias !22
  %v265 = zext i16 %v263 to i32
  %t161 = insertelement <8 x i32> poison, i32 %v244, i64 0
  %t162 = insertelement <8 x i32> %t161, i32 %v247, i64 1
  %t163 = insertelement <8 x i32> %t162, i32 %v250, i64 2
  %t164 = insertelement <8 x i32> %t163, i32 %v253, i64 3
  %t165 = insertelement <8 x i32> %t164, i32 %v256, i64 4
  %t166 = insertelement <8 x i32> %t165, i32 %v259, i64 5
  %t167 = insertelement <8 x i32> %t166, i32 %v262, i64 6
  %v266 = insertelement <8 x i32> %t167, i32 %v265, i64 7
  %v268 = shl <8 x i32> %v266, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v269 = bitcast <8 x i32> %v268 to <8 x float>
  %t168 = getelementptr i16, ptr %p0, i64 %v72
  %t169 = getelementptr i16, ptr %t168, i64 2688
  %v270 = load i16, ptr %t169, align 2, !alias.scope !21, !noalias !22
  %v272 = zext i16 %v270 to i32
  %t170 = getelementptr i16, ptr %p0, i64 %v72
  %t171 = getelementptr i16, ptr %t170, i64 2689
  %v273 = load i16, ptr %t171, align 2, !alias.scope !21, !noalias !22
  %v275 = zext i16 %v273 to i32
  %t172 = getelementptr i16, ptr %p0, i64 %v72
  %t173 = getelementptr i16, ptr %t172, i64 2690
  %v276 = load i16, ptr %t173, align 2, !alias.scope !21, !noalias !22
  %v278 = zext i16 %v276 to i32
  %t174 = getelementptr i16, ptr %p0, i64 %v72
  %t175 = getelementptr i16, ptr %t174, i64 2691
  %v279 = load i16, ptr %t175, align 2, !alias.scope !21, !noalias !22
  %v281 = zext i16 %v279 to i32
  %t176 = getelementptr i16, ptr %p0, i64 %v72
  %t177 = getelementptr i16, ptr %t176, i64 2692
  %v282 = load i16, ptr %t177, align 2, !alias.scope !21, !noalias !22
  %v284 = zext i16 %v282 to i32
  %t178 = getelementptr i16, ptr %p0, i64 %v72
  %t179 = getelementptr i16, ptr %t178, i64 2693
  %v285 = load i16, ptr %t179, align 2, !alias.scope !21, !noalias !22
  %v287 = zext i16 %v285 to i32
  %t180 = getelementptr i16, ptr %p0, i64 %v72
  %t181 = getelementptr i16, ptr %t180, i64 2694
  %v288 = load i16, ptr %t181, align 2, !alias.scope !21, !noalias !22
  %v290 = zext i16 %v288 to i32
  %t182 = getelementptr i16, ptr %p0, i64 %v72
  %t183 = getelementptr i16, ptr %t182, i64 2695
  %v291 = load i16, ptr %t183, align 2, !alias.scope !21, !noalias !22
  %v293 = zext i16 %v291 to i32
  %t184 = insertelement <8 x i32> poison, i32 %v272, i64 0
  %t185 = insertelement <8 x i32> %t184, i32 %v275, i64 1
  %t186 = insertelement <8 x i32> %t185, i32 %v278, i64 2
  %t187 = insertelement <8 x i32> %t186, i32 %v281, i64 3
  %t188 = insertelement <8 x i32> %t187, i32 %v284, i64 4
  %t189 = insertelement <8 x i32> %t188, i32 %v287, i64 5
  %t190 = insertelement <8 x i32> %t189, i32 %v290, i64 6
  %v294 = insertelement <8 x i32> %t190, i32 %v293, i64 7
  %v296 = shl <8 x i32> %v294, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v297 = bitcast <8 x i32> %v296 to <8 x float>
  %v298 = shufflevector <8 x float> %v101, <8 x float> %v213, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v299 = shufflevector <8 x float> %v101, <8 x float> %v213, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v300 = shufflevector <8 x float> %v129, <8 x float> %v241, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v301 = shufflevector <8 x float> %v129, <8 x float> %v241, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v302 = shufflevector <8 x float> %v157, <8 x float> %v269, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v303 = shufflevector <8 x float> %v157, <8 x float> %v269, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v304 = shufflevector <8 x float> %v185, <8 x float> %v297, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v305 = shufflevector <8 x float> %v185, <8 x float> %v297, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v306 = shufflevector <8 x float> %v298, <8 x float> %v302, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v307 = shufflevector <8 x float> %v298, <8 x float> %v302, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v308 = shufflevector <8 x float> %v300, <8 x float> %v304, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v309 = shufflevector <8 x float> %v300, <8 x float> %v304, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v310 = shufflevector <8 x float> %v299, <8 x float> %v303, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v311 = shufflevector <8 x float> %v299, <8 x float> %v303, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v312 = shufflevector <8 x float> %v301, <8 x float> %v305, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v313 = shufflevector <8 x float> %v301, <8 x float> %v305, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v314 = shufflevector <8 x float> %v306, <8 x float> %v308, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v315 = shufflevector <8 x float> %v306, <8 x float> %v308, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v316 = shufflevector <8 x float> %v307, <8 x float> %v309, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v317 = shufflevector <8 x float> %v307, <8 x float> %v309, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v318 = shufflevector <8 x float> %v310, <8 x float> %v312, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v319 = shufflevector <8 x float> %v310, <8 x float> %v312, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v320 = shufflevector <8 x float> %v311, <8 x float> %v313, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v321 = shufflevector <8 x float> %v311, <8 x float> %v313, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v324 = mul nuw nsw i64 %v70, 16
  %v325 = sub nsw i64 %v64, %v54
  %v327 = mul nsw i64 %v325, 65
  %v328 = add nsw i64 %v324, %v327
  %t191 = getelementptr float, ptr %s1, i64 %v328
  store <8 x float> %v314, ptr %t191, align 4, !alias.scope !29, !noalias !30
  %v332 = mul nuw nsw i64 %v70, 16
  %v333 = sub nsw i64 %v64, %v54
  %v335 = mul nsw i64 %v333, 65
  %v336 = add nsw i64 %v332, %v335
  %t192 = getelementptr float, ptr %s1, i64 %v336
  %t193 = getelementptr float, ptr %t192, i64 16
  store <8 x float> %v315, ptr %t193, align 4, !alias.scope !29, !noalias !30
  %v340 = mul nuw nsw i64 %v70, 16
  %v341 = sub nsw i64 %v64, %v54
  %v343 = mul nsw i64 %v341, 65
  %v344 = add nsw i64 %v340, %v343
  %t194 = getelementptr float, ptr %s1, i64 %v344
  %t195 = getelementptr float, ptr %t194, i64 32
  store <8 x float> %v316, ptr %t195, align 4, !alias.scope !29, !noalias !30
  %v348 = mul nuw nsw i64 %v70, 16
  %v349 = sub nsw i64 %v64, %v54
  %v351 = mul nsw i64 %v349, 65
  %v352 = add nsw i64 %v348, %v351
  %t196 = getelementptr float, ptr %s1, i64 %v352
  %t197 = getelementptr float, ptr %t196, i64 48
  store <8 x float> %v317, ptr %t197, align 4, !alias.scope !29, !noalias !30
  %v356 = mul nuw nsw i64 %v70, 16
  %v357 = sub nsw i64 %v64, %v54
  %v359 = mul nsw i64 %v357, 65
  %v360 = add nsw i64 %v356, %v359
  %t198 = getelementptr float, ptr %s1, i64 %v360
  %t199 = getelementptr float, ptr %t198, i64 64
  store <8 x float> %v318, ptr %t199, align 4, !alias.scope !29, !noalias !30
  %v364 = mul nuw nsw i64 %v70, 16
  %v365 = sub nsw i64 %v64, %v54
  %v367 = mul nsw i64 %v365, 65
  %v368 = add nsw i64 %v364, %v367
  %t200 = getelementptr float, ptr %s1, i64 %v368
  %t201 = getelementptr float, ptr %t200, i64 80
  store <8 x float> %v319, ptr %t201, align 4, !alias.scope !29, !noalias !30
  %v372 = mul nuw nsw i64 %v70, 16
  %v373 = sub nsw i64 %v64, %v54
  %v375 = mul nsw i64 %v373, 65
  %v376 = add nsw i64 %v372, %v375
  %t202 = getelementptr float, ptr %s1, i64 %v376
  %t203 = getelementptr float, ptr %t202, i64 96
  store <8 x float> %v320, ptr %t203, align 4, !alias.scope !29, !noalias !30
  %v380 = mul nuw nsw i64 %v70, 16
  %v381 = sub nsw i64 %v64, %v54
  %v383 = mul nsw i64 %v381, 65
  %v384 = add nsw i64 %v380, %v383
  %t204 = getelementptr float, ptr %s1, i64 %v384
  %t205 = getelementptr float, ptr %t204, i64 112
  store <8 x float> %v321, ptr %t205, align 4, !alias.scope !29, !noalias !30
  br label %latch70
latch70:
  %next70 = add nuw nsw i64 %v70, 8
  %more70 = icmp slt i64 %next70, 64
  br i1 %more70, label %body70, label %after70
after70:
  %t206 = icmp slt i64 64, 64
  br i1 %t206, label %body387, label %after387
body387:
  %v387 = phi i64 [ 64, %after70 ], [ %next387, %latch387 ]
  %v389 = add nuw nsw i64 %v69, %v387
  %t207 = getelementptr i16, ptr %p0, i64 %v389
  %v390 = load i16, ptr %t207, align 2, !alias.scope !21, !noalias !22
  %v392 = zext i16 %v390 to i32
  %v394 = shl i32 %v392, 16
  %v395 = bitcast i32 %v394 to float
  %t208 = getelementptr i16, ptr %p0, i64 %v389
  %t209 = getelementptr i16, ptr %t208, i64 384
  %v396 = load i16, ptr %t209, align 2, !alias.scope !21, !noalias !22
  %v398 = zext i16 %v396 to i32
  %v399 = shl i32 %v398, 16
  %v400 = bitcast i32 %v399 to float
  %t210 = getelementptr i16, ptr %p0, i64 %v389
  %t211 = getelementptr i16, ptr %t210, i64 768
  %v401 = load i16, ptr %t211, align 2, !alias.scope !21, !noalias !22
  %v403 = zext i16 %v401 to i32
  %v404 = shl i32 %v403, 16
  %v405 = bitcast i32 %v404 to float
  %t212 = getelementptr i16, ptr %p0, i64 %v389
  %t213 = getelementptr i16, ptr %t212, i64 1152
  %v406 = load i16, ptr %t213, align 2, !alias.scope !21, !noalias !22
  %v408 = zext i16 %v406 to i32
  %v409 = shl i32 %v408, 16
  %v410 = bitcast i32 %v409 to float
  %t214 = getelementptr i16, ptr %p0, i64 %v389
  %t215 = getelementptr i16, ptr %t214, i64 1536
  %v411 = load i16, ptr %t215, align 2, !alias.scope !21, !noalias !22
  %v413 = zext i16 %v411 to i32
  %v414 = shl i32 %v413, 16
  %v415 = bitcast i32 %v414 to float
  %t216 = getelementptr i16, ptr %p0, i64 %v389
  %t217 = getelementptr i16, ptr %t216, i64 1920
  %v416 = load i16, ptr %t217, align 2, !alias.scope !21, !noalias !22
  %v418 = zext i16 %v416 to i32
  %v419 = shl i32 %v418, 16
  %v420 = bitcast i32 %v419 to float
  %t218 = getelementptr i16, ptr %p0, i64 %v389
  %t219 = getelementptr i16, ptr %t218, i64 2304
  %v421 = load i16, ptr %t219, align 2, !alias.scope !21, !noalias !22
  %v423 = zext i16 %v421 to i32
  %v424 = shl i32 %v423, 16
  %v425 = bitcast i32 %v424 to float
  %t220 = getelementptr i16, ptr %p0, i64 %v389
  %t221 = getelementptr i16, ptr %t220, i64 2688
  %v426 = load i16, ptr %t221, align 2, !alias.scope !21, !noalias !22
  %v428 = zext i16 %v426 to i32
  %v429 = shl i32 %v428, 16
  %v430 = bitcast i32 %v429 to float
  %t222 = insertelement <8 x float> poison, float %v395, i64 0
  %t223 = insertelement <8 x float> %t222, float %v400, i64 1
  %t224 = insertelement <8 x float> %t223, float %v405, i64 2
  %t225 = insertelement <8 x float> %t224, float %v410, i64 3
  %t226 = insertelement <8 x float> %t225, float %v415, i64 4
  %t227 = insertelement <8 x float> %t226, float %v420, i64 5
  %t228 = insertelement <8 x float> %t227, float %v425, i64 6
  %v431 = insertelement <8 x float> %t228, float %v430, i64 7
  %v434 = mul nuw nsw i64 %v387, 16
  %v435 = sub nsw i64 %v64, %v54
  %v437 = mul nsw i64 %v435, 65
  %v438 = add nsw i64 %v434, %v437
  %t229 = getelementptr float, ptr %s1, i64 %v438
  store <8 x float> %v431, ptr %t229, align 4, !alias.scope !29, !noalias !30
  br label %latch387
latch387:
  %next387 = add nuw nsw i64 %v387, 1
  %more387 = icmp slt i64 %next387, 64
  br i1 %more387, label %body387, label %after387
after387:
  %v442 = add nuw nsw i64 %v64, 8
  %v445 = mul nuw nsw i64 %v442, 384
  %v446 = add nuw nsw i64 %v31, %v445
  br label %body447
body447:
  %v447 = phi i64 [ 0, %after387 ], [ %next447, %latch447 ]
  %v449 = add nuw nsw i64 %v446, %v447
  %t230 = getelementptr i16, ptr %p0, i64 %v449
  %v450 = load i16, ptr %t230, align 2, !alias.scope !21, !noalias !22
  %v452 = zext i16 %v450 to i32
  %t231 = getelementptr i16, ptr %p0, i64 %v449
  %t232 = getelementptr i16, ptr %t231, i64 1
  %v453 = load i16, ptr %t232, align 2, !alias.scope !21, !noalias !22
  %v455 = zext i16 %v453 to i32
  %t233 = getelementptr i16, ptr %p0, i64 %v449
  %t234 = getelementptr i16, ptr %t233, i64 2
  %v456 = load i16, ptr %t234, align 2, !alias.scope !21, !noalias !22
  %v458 = zext i16 %v456 to i32
  %t235 = getelementptr i16, ptr %p0, i64 %v449
  %t236 = getelementptr i16, ptr %t235, i64 3
  %v459 = load i16, ptr %t236, align 2, !alias.scope !21, !noalias !22
  %v461 = zext i16 %v459 to i32
  %t237 = getelementptr i16, ptr %p0, i64 %v449
  %t238 = getelementptr i16, ptr %t237, i64 4
  %v462 = load i16, ptr %t238, align 2, !alias.scope !21, !noalias !22
  %v464 = zext i16 %v462 to i32
  %t239 = getelementptr i16, ptr %p0, i64 %v449
  %t240 = getelementptr i16, ptr %t239, i64 5
  %v465 = load i16, ptr %t240, align 2, !alias.scope !21, !noalias !22
  %v467 = zext i16 %v465 to i32
  %t241 = getelementptr i16, ptr %p0, i64 %v449
  %t242 = getelementptr i16, ptr %t241, i64 6
  %v468 = load i16, ptr %t242, align 2, !alias.scope !21, !noalias !22
  %v470 = zext i16 %v468 to i32
  %t243 = getelementptr i16, ptr %p0, i64 %v449
  %t244 = getelementptr i16, ptr %t243, i64 7
  %v471 = load i16, ptr %t244, align 2, !alias.scope !21, !noalias !22
  %v473 = zext i16 %v471 to i32
  %t245 = insertelement <8 x i32> poison, i32 %v452, i64 0
  %t246 = insertelement <8 x i32> %t245, i32 %v455, i64 1
  %t247 = insertelement <8 x i32> %t246, i32 %v458, i64 2
  %t248 = insertelement <8 x i32> %t247, i32 %v461, i64 3
  %t249 = insertelement <8 x i32> %t248, i32 %v464, i64 4
  %t250 = insertelement <8 x i32> %t249, i32 %v467, i64 5
  %t251 = insertelement <8 x i32> %t250, i32 %v470, i64 6
  %v474 = insertelement <8 x i32> %t251, i32 %v473, i64 7
  %v477 = shl <8 x i32> %v474, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v478 = bitcast <8 x i32> %v477 to <8 x float>
  %t252 = getelementptr i16, ptr %p0, i64 %v449
  %t253 = getelementptr i16, ptr %t252, i64 384
  %v479 = load i16, ptr %t253, align 2, !alias.scope !21, !noalias !22
  %v481 = zext i16 %v479 to i32
  %t254 = getelementptr i16, ptr %p0, i64 %v449
  %t255 = getelementptr i16, ptr %t254, i64 385
  %v482 = load i16, ptr %t255, align 2, !alias.scope !21, !noalias !22
  %v484 = zext i16 %v482 to i32
  %t256 = getelementptr i16, ptr %p0, i64 %v449
  %t257 = getelementptr i16, ptr %t256, i64 386
  %v485 = load i16, ptr %t257, align 2, !alias.scope !21, !noalias !22
  %v487 = zext i16 %v485 to i32
  %t258 = getelementptr i16, ptr %p0, i64 %v449
  %t259 = getelementptr i16, ptr %t258, i64 387
  %v488 = load i16, ptr %t259, align 2, !alias.scope !21, !noalias !22
  %v490 = zext i16 %v488 to i32
  %t260 = getelementptr i16, ptr %p0, i64 %v449
  %t261 = getelementptr i16, ptr %t260, i64 388
  %v491 = load i16, ptr %t261, align 2, !alias.scope !21, !noalias !22
  %v493 = zext i16 %v491 to i32
  %t262 = getelementptr i16, ptr %p0, i64 %v449
  %t263 = getelementptr i16, ptr %t262, i64 389
  %v494 = load i16, ptr %t263, align 2, !alias.scope !21, !noalias !22
  %v496 = zext i16 %v494 to i32
  %t264 = getelementptr i16, ptr %p0, i64 %v449
  %t265 = getelementptr i16, ptr %t264, i64 390
  %v497 = load i16, ptr %t265, align 2, !alias.scope !21, !noalias !22
  %v499 = zext i16 %v497 to i32
  %t266 = getelementptr i16, ptr %p0, i64 %v449
  %t267 = getelementptr i16, ptr %t266, i64 391
  %v500 = load i16, ptr %t267, align 2, !alias.scope !21, !noalias !22
  %v502 = zext i16 %v500 to i32
  %t268 = insertelement <8 x i32> poison, i32 %v481, i64 0
  %t269 = insertelement <8 x i32> %t268, i32 %v484, i64 1
  %t270 = insertelement <8 x i32> %t269, i32 %v487, i64 2
  %t271 = insertelement <8 x i32> %t270, i32 %v490, i64 3
  %t272 = insertelement <8 x i32> %t271, i32 %v493, i64 4
  %t273 = insertelement <8 x i32> %t272, i32 %v496, i64 5
  %t274 = insertelement <8 x i32> %t273, i32 %v499, i64 6
  %v503 = insertelement <8 x i32> %t274, i32 %v502, i64 7
  %v505 = shl <8 x i32> %v503, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v506 = bitcast <8 x i32> %v505 to <8 x float>
  %t275 = getelementptr i16, ptr %p0, i64 %v449
  %t276 = getelementptr i16, ptr %t275, i64 768
  %v507 = load i16, ptr %t276, align 2, !alias.scope !21, !noalias !22
  %v509 = zext i16 %v507 to i32
  %t277 = getelementptr i16, ptr %p0, i64 %v449
  %t278 = getelementptr i16, ptr %t277, i64 769
  %v510 = load i16, ptr %t278, align 2, !alias.scope !21, !noalias !22
  %v512 = zext i16 %v510 to i32
  %t279 = getelementptr i16, ptr %p0, i64 %v449
  %t280 = getelementptr i16, ptr %t279, i64 770
  %v513 = load i16, ptr %t280, align 2, !alias.scope !21, !noalias !22
  %v515 = zext i16 %v513 to i32
  %t281 = getelementptr i16, ptr %p0, i64 %v449
  %t282 = getelementptr i16, ptr %t281, i64 771
  %v516 = load i16, ptr %t282, align 2, !alias.scope !21, !noalias !22
  %v518 = zext i16 %v516 to i32
  %t283 = getelementptr i16, ptr %p0, i64 %v449
  %t284 = getelementptr i16, ptr %t283, i64 772
  %v519 = load i16, ptr %t284, align 2, !alias.scope !21, !noalias !22
  %v521 = zext i16 %v519 to i32
  %t285 = getelementptr i16, ptr %p0, i64 %v449
  %t286 = getelementptr i16, ptr %t285, i64 773
  %v522 = load i16, ptr %t286, align 2, !alias.scope !21, !noalias !22
  %v524 = zext i16 %v522 to i32
  %t287 = getelementptr i16, ptr %p0, i64 %v449
  %t288 = getelementptr i16, ptr %t287, i64 774
  %v525 = load i16, ptr %t288, align 2, !alias.scope !21, !noalias !22
  %v527 = zext i16 %v525 to i32
  %t289 = getelementptr i16, ptr %p0, i64 %v449
  %t290 = getelementptr i16, ptr %t289, i64 775
  %v528 = load i16, ptr %t290, align 2, !alias.scope !21, !noalias !22
  %v530 = zext i16 %v528 to i32
  %t291 = insertelement <8 x i32> poison, i32 %v509, i64 0
  %t292 = insertelement <8 x i32> %t291, i32 %v512, i64 1
  %t293 = insertelement <8 x i32> %t292, i32 %v515, i64 2
  %t294 = insertelement <8 x i32> %t293, i32 %v518, i64 3
  %t295 = insertelement <8 x i32> %t294, i32 %v521, i64 4
  %t296 = insertelement <8 x i32> %t295, i32 %v524, i64 5
  %t297 = insertelement <8 x i32> %t296, i32 %v527, i64 6
  %v531 = insertelement <8 x i32> %t297, i32 %v530, i64 7
  %v533 = shl <8 x i32> %v531, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v534 = bitcast <8 x i32> %v533 to <8 x float>
  %t298 = getelementptr i16, ptr %p0, i64 %v449
  %t299 = getelementptr i16, ptr %t298, i64 1152
  %v535 = load i16, ptr %t299, align 2, !alias.scope !21, !noalias !22
  %v537 = zext i16 %v535 to i32
  %t300 = getelementptr i16, ptr %p0, i64 %v449
  %t301 = getelementptr i16, ptr %t300, i64 1153
  %v538 = load i16, ptr %t301, align 2, !alias.scope !21, !noalias !22
  %v540 = zext i16 %v538 to i32
  %t302 = getelementptr i16, ptr %p0, i64 %v449
  %t303 = getelementptr i16, ptr %t302, i64 1154
  %v541 = load i16, ptr %t303, align 2, !alias.scope !21, !noalias !22
  %v543 = zext i16 %v541 to i32
  %t304 = getelementptr i16, ptr %p0, i64 %v449
  %t305 = getelementptr i16, ptr %t304, i64 1155
  %v544 = load i16, ptr %t305, align 2, !alias.scope !21, !noalias !22
  %v546 = zext i16 %v544 to i32
  %t306 = getelementptr i16, ptr %p0, i64 %v449
  %t307 = getelementptr i16, ptr %t306, i64 1156
  %v547 = load i16, ptr %t307, align 2, !alias.scope !21, !noalias !22
  %v549 = zext i16 %v547 to i32
  %t308 = getelementptr i16, ptr %p0, i64 %v449
  %t309 = getelementptr i16, ptr %t308, i64 1157
  %v550 = load i16, ptr %t309, align 2, !alias.scope !21, !noalias !22
  %v552 = zext i16 %v550 to i32
  %t310 = getelementptr i16, ptr %p0, i64 %v449
  %t311 = getelementptr i16, ptr %t310, i64 1158
  %v553 = load i16, ptr %t311, align 2, !alias.scope !21, !noalias !22
  %v555 = zext i16 %v553 to i32
  %t312 = getelementptr i16, ptr %p0, i64 %v449
  %t313 = getelementptr i16, ptr %t312, i64 1159
  %v556 = load i16, ptr %t313, align 2, !alias.scope !21, !noalias !22
  %v558 = zext i16 %v556 to i32
  %t314 = insertelement <8 x i32> poison, i32 %v537, i64 0
  %t315 = insertelement <8 x i32> %t314, i32 %v540, i64 1
  %t316 = insertelement <8 x i32> %t315, i32 %v543, i64 2
  %t317 = insertelement <8 x i32> %t316, i32 %v546, i64 3
  %t318 = insertelement <8 x i32> %t317, i32 %v549, i64 4
  %t319 = insertelement <8 x i32> %t318, i32 %v552, i64 5
  %t320 = insertelement <8 x i32> %t319, i32 %v555, i64 6
  %v559 = insertelement <8 x i32> %t320, i32 %v558, i64 7
  %v561 = shl <8 x i32> %v559, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v562 = bitcast <8 x i32> %v561 to <8 x float>
  %t321 = getelementptr i16, ptr %p0, i64 %v449
  %t322 = getelementptr i16, ptr %t321, i64 1536
  %v563 = load i16, ptr %t322, align 2, !alias.scope !21, !noalias !22
  %v565 = zext i16 %v563 to i32
  %t323 = getelementptr i16, ptr %p0, i64 %v449
  %t324 = getelementptr i16, ptr %t323, i64 1537
  %v566 = load i16, ptr %t324, align 2, !alias.scope !21, !noalias !22
  %v568 = zext i16 %v566 to i32
  %t325 = getelementptr i16, ptr %p0, i64 %v449
  %t326 = getelementptr i16, ptr %t325, i64 1538
  %v569 = load i16, ptr %t326, align 2, !alias.scope !21, !noalias !22
  %v571 = zext i16 %v569 to i32
  %t327 = getelementptr i16, ptr %p0, i64 %v449
  %t328 = getelementptr i16, ptr %t327, i64 1539
  %v572 = load i16, ptr %t328, align 2, !alias.scope !21, !noalias !22
  %v574 = zext i16 %v572 to i32
  %t329 = getelementptr i16, ptr %p0, i64 %v449
  %t330 = getelementptr i16, ptr %t329, i64 1540
  %v575 = load i16, ptr %t330, align 2, !alias.scope !21, !noalias !22
  %v577 = zext i16 %v575 to i32
  %t331 = getelementptr i16, ptr %p0, i64 %v449
  %t332 = getelementptr i16, ptr %t331, i64 1541
  %v578 = load i16, ptr %t332, align 2, !alias.scope !21, !noalias !22
  %v580 = zext i16 %v578 to i32
  %t333 = getelementptr i16, ptr %p0, i64 %v449
  %t334 = getelementptr i16, ptr %t333, i64 1542
  %v581 = load i16, ptr %t334, align 2, !alias.scope !21, !noalias !22
  %v583 = zext i16 %v581 to i32
  %t335 = getelementptr i16, ptr %p0, i64 %v449
  %t336 = getelementptr i16, ptr %t335, i64 1543
  %v584 = load i16, ptr %t336, align 2, !alias.scope !21, !noalias !22
  %v586 = zext i16 %v584 to i32
  %t337 = insertelement <8 x i32> poison, i32 %v565, i64 0
  %t338 = insertelement <8 x i32> %t337, i32 %v568, i64 1
  %t339 = insertelement <8 x i32> %t338, i32 %v571, i64 2
  %t340 = insertelement <8 x i32> %t339, i32 %v574, i64 3
  %t341 = insertelement <8 x i32> %t340, i32 %v577, i64 4
  %t342 = insertelement <8 x i32> %t341, i32 %v580, i64 5
  %t343 = insertelement <8 x i32> %t342, i32 %v583, i64 6
  %v587 = insertelement <8 x i32> %t343, i32 %v586, i64 7
  %v589 = shl <8 x i32> %v587, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v590 = bitcast <8 x i32> %v589 to <8 x float>
  %t344 = getelementptr i16, ptr %p0, i64 %v449
  %t345 = getelementptr i16, ptr %t344, i64 1920
  %v591 = load i16, ptr %t345, align 2, !alias.scope !21, !noalias !22
  %v593 = zext i16 %v591 to i32
  %t346 = getelementptr i16, ptr %p0, i64 %v449
  %t347 = getelementptr i16, ptr %t346, i64 1921
  %v594 = load i16, ptr %t347, align 2, !alias.scope !21, !noalias !22
  %v596 = zext i16 %v594 to i32
  %t348 = getelementptr i16, ptr %p0, i64 %v449
  %t349 = getelementptr i16, ptr %t348, i64 1922
  %v597 = load i16, ptr %t349, align 2, !alias.scope !21, !noalias !22
  %v599 = zext i16 %v597 to i32
  %t350 = getelementptr i16, ptr %p0, i64 %v449
  %t351 = getelementptr i16, ptr %t350, i64 1923
  %v600 = load i16, ptr %t351, align 2, !alias.scope !21, !noalias !22
  %v602 = zext i16 %v600 to i32
  %t352 = getelementptr i16, ptr %p0, i64 %v449
  %t353 = getelementptr i16, ptr %t352, i64 1924
  %v603 = load i16, ptr %t353, align 2, !alias.scope !21, !noalias !22
  %v605 = zext i16 %v603 to i32
  %t354 = getelementptr i16, ptr %p0, i64 %v449
  %t355 = getelementptr i16, ptr %t354, i64 1925
  %v606 = load i16, ptr %t355, align 2, !alias.scope !21, !noalias !22
  %v608 = zext i16 %v606 to i32
  %t356 = getelementptr i16, ptr %p0, i64 %v449
  %t357 = getelementptr i16, ptr %t356, i64 1926
  %v609 = load i16, ptr %t357, align 2, !alias.scope !21, !noalias !22
  %v611 = zext i16 %v609 to i32
  %t358 = getelementptr i16, ptr %p0, i64 %v449
  %t359 = getelementptr i16, ptr %t358, i64 1927
  %v612 = load i16, ptr %t359, align 2, !alias.scope !21, !noalias !22
  %v614 = zext i16 %v612 to i32
  %t360 = insertelement <8 x i32> poison, i32 %v593, i64 0
  %t361 = insertelement <8 x i32> %t360, i32 %v596, i64 1
  %t362 = insertelement <8 x i32> %t361, i32 %v599, i64 2
  %t363 = insertelement <8 x i32> %t362, i32 %v602, i64 3
  %t364 = insertelement <8 x i32> %t363, i32 %v605, i64 4
  %t365 = insertelement <8 x i32> %t364, i32 %v608, i64 5
  %t366 = insertelement <8 x i32> %t365, i32 %v611, i64 6
  %v615 = insertelement <8 x i32> %t366, i32 %v614, i64 7
  %v617 = shl <8 x i32> %v615, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v618 = bitcast <8 x i32> %v617 to <8 x float>
  %t367 = getelementptr i16, ptr %p0, i64 %v449
  %t368 = getelementptr i16, ptr %t367, i64 2304
  %v619 = load i16, ptr %t368, align 2, !alias.scope !21, !noalias !22
  %v621 = zext i16 %v619 to i32
  %t369 = getelementptr i16, ptr %p0, i64 %v449
  %t370 = getelementptr i16, ptr %t369, i64 2305
  %v622 = load i16, ptr %t370, align 2, !alias.scope !21, !noalias !22
  %v624 = zext i16 %v622 to i32
  %t371 = getelementptr i16, ptr %p0, i64 %v449
  %t372 = getelementptr i16, ptr %t371, i64 2306
  %v625 = load i16, ptr %t372, align 2, !alias.scope !21, !noalias !22
  %v627 = zext i16 %v625 to i32
  %t373 = getelementptr i16, ptr %p0, i64 %v449
  %t374 = getelementptr i16, ptr %t373, i64 2307
  %v628 = load i16, ptr %t374, align 2, !alias.scope !21, !noalias !22
  %v630 = zext i16 %v628 to i32
  %t375 = getelementptr i16, ptr %p0, i64 %v449
  %t376 = getelementptr i16, ptr %t375, i64 2308
  %v631 = load i16, ptr %t376, align 2, !alias.scope !21, !noalias !22
  %v633 = zext i16 %v631 to i32
  %t377 = getelementptr i16, ptr %p0, i64 %v449
  %t378 = getelementptr i16, ptr %t377, i64 2309
  %v634 = load i16, ptr %t378, align 2, !alias.scope !21, !noalias !22
  %v636 = zext i16 %v634 to i32
  %t379 = getelementptr i16, ptr %p0, i64 %v449
  %t380 = getelementptr i16, ptr %t379, i64 2310
  %v637 = load i16, ptr %t380, align 2, !alias.scope !21, !noalias !22
  %v639 = zext i16 %v637 to i32
  %t381 = getelementptr i16, ptr %p0, i64 %v449
  %t382 = getelementptr i16, ptr %t381, i64 2311
  %v640 = load i16, ptr %t382, align 2, !alias.scope !21, !noalias !22
  %v642 = zext i16 %v640 to i32
  %t383 = insertelement <8 x i32> poison, i32 %v621, i64 0
  %t384 = insertelement <8 x i32> %t383, i32 %v624, i64 1
  %t385 = insertelement <8 x i32> %t384, i32 %v627, i64 2
  %t386 = insertelement <8 x i32> %t385, i32 %v630, i64 3
  %t387 = insertelement <8 x i32> %t386, i32 %v633, i64 4
  %t388 = insertelement <8 x i32> %t387, i32 %v636, i64 5
  %t389 = insertelement <8 x i32> %t388, i32 %v639, i64 6
  %v643 = insertelement <8 x i32> %t389, i32 %v642, i64 7
  %v645 = shl <8 x i32> %v643, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v646 = bitcast <8 x i32> %v645 to <8 x float>
  %t390 = getelementptr i16, ptr %p0, i64 %v449
  %t391 = getelementptr i16, ptr %t390, i64 2688
  %v647 = load i16, ptr %t391, align 2, !alias.scope !21, !noalias !22
  %v649 = zext i16 %v647 to i32
  %t392 = getelementptr i16, ptr %p0, i64 %v449
  %t393 = getelementptr i16, ptr %t392, i64 2689
  %v650 = load i16, ptr %t393, align 2, !alias.scope !21, !noalias !22
  %v652 = zext i16 %v650 to i32
  %t394 = getelementptr i16, ptr %p0, i64 %v449
  %t395 = getelementptr i16, ptr %t394, i64 2690
  %v653 = load i16, ptr %t395, align 2, !alias.scope !21, !noalias !22
  %v655 = zext i16 %v653 to i32
  %t396 = getelementptr i16, ptr %p0, i64 %v449
  %t397 = getelementptr i16, ptr %t396, i64 2691
  %v656 = load i16, ptr %t397, align 2, !alias.scope !21, !noalias !22
  %v658 = zext i16 %v656 to i32
  %t398 = getelementptr i16, ptr %p0, i64 %v449
  %t399 = getelementptr i16, ptr %t398, i64 2692
  %v659 = load i16, ptr %t399, align 2, !alias.scope !21, !noalias !22
  %v661 = zext i16 %v659 to i32
  %t400 = getelementptr i16, ptr %p0, i64 %v449
  %t401 = getelementptr i16, ptr %t400, i64 2693
  %v662 = load i16, ptr %t401, align 2, !alias.scope !21, !noalias !22
  %v664 = zext i16 %v662 to i32
  %t402 = getelementptr i16, ptr %p0, i64 %v449
  %t403 = getelementptr i16, ptr %t402, i64 2694
  %v665 = load i16, ptr %t403, align 2, !alias.scope !21, !noalias !22
  %v667 = zext i16 %v665 to i32
  %t404 = getelementptr i16, ptr %p0, i64 %v449
  %t405 = getelementptr i16, ptr %t404, i64 2695
  %v668 = load i16, ptr %t405, align 2, !alias.scope !21, !noalias !22
  %v670 = zext i16 %v668 to i32
  %t406 = insertelement <8 x i32> poison, i32 %v649, i64 0
  %t407 = insertelement <8 x i32> %t406, i32 %v652, i64 1
  %t408 = insertelement <8 x i32> %t407, i32 %v655, i64 2
  %t409 = insertelement <8 x i32> %t408, i32 %v658, i64 3
  %t410 = insertelement <8 x i32> %t409, i32 %v661, i64 4
  %t411 = insertelement <8 x i32> %t410, i32 %v664, i64 5
  %t412 = insertelement <8 x i32> %t411, i32 %v667, i64 6
  %v671 = insertelement <8 x i32> %t412, i32 %v670, i64 7
  %v673 = shl <8 x i32> %v671, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v674 = bitcast <8 x i32> %v673 to <8 x float>
  %v675 = shufflevector <8 x float> %v478, <8 x float> %v590, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v676 = shufflevector <8 x float> %v478, <8 x float> %v590, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v677 = shufflevector <8 x float> %v506, <8 x float> %v618, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v678 = shufflevector <8 x float> %v506, <8 x float> %v618, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v679 = shufflevector <8 x float> %v534, <8 x float> %v646, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v680 = shufflevector <8 x float> %v534, <8 x float> %v646, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v681 = shufflevector <8 x float> %v562, <8 x float> %v674, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v682 = shufflevector <8 x float> %v562, <8 x float> %v674, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v683 = shufflevector <8 x float> %v675, <8 x float> %v679, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v684 = shufflevector <8 x float> %v675, <8 x float> %v679, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v685 = shufflevector <8 x float> %v677, <8 x float> %v681, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v686 = shufflevector <8 x float> %v677, <8 x float> %v681, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v687 = shufflevector <8 x float> %v676, <8 x float> %v680, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v688 = shufflevector <8 x float> %v676, <8 x float> %v680, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v689 = shufflevector <8 x float> %v678, <8 x float> %v682, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v690 = shufflevector <8 x float> %v678, <8 x float> %v682, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v691 = shufflevector <8 x float> %v683, <8 x float> %v685, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v692 = shufflevector <8 x float> %v683, <8 x float> %v685, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v693 = shufflevector <8 x float> %v684, <8 x float> %v686, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v694 = shufflevector <8 x float> %v684, <8 x float> %v686, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v695 = shufflevector <8 x float> %v687, <8 x float> %v689, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v696 = shufflevector <8 x float> %v687, <8 x float> %v689, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v697 = shufflevector <8 x float> %v688, <8 x float> %v690, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v698 = shufflevector <8 x float> %v688, <8 x float> %v690, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v701 = mul nuw nsw i64 %v447, 16
  %v702 = sub nsw i64 %v64, %v54
  %v704 = mul nsw i64 %v702, 65
  %v705 = add nsw i64 %v701, %v704
  %t413 = getelementptr float, ptr %s1, i64 %v705
  %t414 = getelementptr float, ptr %t413, i64 8
  store <8 x float> %v691, ptr %t414, align 4, !alias.scope !29, !noalias !30
  %v709 = mul nuw nsw i64 %v447, 16
  %v710 = sub nsw i64 %v64, %v54
  %v712 = mul nsw i64 %v710, 65
  %v713 = add nsw i64 %v709, %v712
  %t415 = getelementptr float, ptr %s1, i64 %v713
  %t416 = getelementptr float, ptr %t415, i64 24
  store <8 x float> %v692, ptr %t416, align 4, !alias.scope !29, !noalias !30
  %v717 = mul nuw nsw i64 %v447, 16
  %v718 = sub nsw i64 %v64, %v54
  %v720 = mul nsw i64 %v718, 65
  %v721 = add nsw i64 %v717, %v720
  %t417 = getelementptr float, ptr %s1, i64 %v721
  %t418 = getelementptr float, ptr %t417, i64 40
  store <8 x float> %v693, ptr %t418, align 4, !alias.scope !29, !noalias !30
  %v725 = mul nuw nsw i64 %v447, 16
  %v726 = sub nsw i64 %v64, %v54
  %v728 = mul nsw i64 %v726, 65
  %v729 = add nsw i64 %v725, %v728
  %t419 = getelementptr float, ptr %s1, i64 %v729
  %t420 = getelementptr float, ptr %t419, i64 56
  store <8 x float> %v694, ptr %t420, align 4, !alias.scope !29, !noalias !30
  %v733 = mul nuw nsw i64 %v447, 16
  %v734 = sub nsw i64 %v64, %v54
  %v736 = mul nsw i64 %v734, 65
  %v737 = add nsw i64 %v733, %v736
  %t421 = getelementptr float, ptr %s1, i64 %v737
  %t422 = getelementptr float, ptr %t421, i64 72
  store <8 x float> %v695, ptr %t422, align 4, !alias.scope !29, !noalias !30
  %v741 = mul nuw nsw i64 %v447, 16
  %v742 = sub nsw i64 %v64, %v54
  %v744 = mul nsw i64 %v742, 65
  %v745 = add nsw i64 %v741, %v744
  %t423 = getelementptr float, ptr %s1, i64 %v745
  %t424 = getelementptr float, ptr %t423, i64 88
  store <8 x float> %v696, ptr %t424, align 4, !alias.scope !29, !noalias !30
  %v749 = mul nuw nsw i64 %v447, 16
  %v750 = sub nsw i64 %v64, %v54
  %v752 = mul nsw i64 %v750, 65
  %v753 = add nsw i64 %v749, %v752
  %t425 = getelementptr float, ptr %s1, i64 %v753
  %t426 = getelementptr float, ptr %t425, i64 104
  store <8 x float> %v697, ptr %t426, align 4, !alias.scope !29, !noalias !30
  %v757 = mul nuw nsw i64 %v447, 16
  %v758 = sub nsw i64 %v64, %v54
  %v760 = mul nsw i64 %v758, 65
  %v761 = add nsw i64 %v757, %v760
  %t427 = getelementptr float, ptr %s1, i64 %v761
  %t428 = getelementptr float, ptr %t427, i64 120
  store <8 x float> %v698, ptr %t428, align 4, !alias.scope !29, !noalias !30
  br label %latch447
latch447:
  %next447 = add nuw nsw i64 %v447, 8
  %more447 = icmp slt i64 %next447, 64
  br i1 %more447, label %body447, label %after447
after447:
  %t429 = icmp slt i64 64, 64
  br i1 %t429, label %body764, label %after764
body764:
  %v764 = phi i64 [ 64, %after447 ], [ %next764, %latch764 ]
  %v766 = add nuw nsw i64 %v446, %v764
  %t430 = getelementptr i16, ptr %p0, i64 %v766
  %v767 = load i16, ptr %t430, align 2, !alias.scope !21, !noalias !22
  %v769 = zext i16 %v767 to i32
  %v771 = shl i32 %v769, 16
  %v772 = bitcast i32 %v771 to float
  %t431 = getelementptr i16, ptr %p0, i64 %v766
  %t432 = getelementptr i16, ptr %t431, i64 384
  %v773 = load i16, ptr %t432, align 2, !alias.scope !21, !noalias !22
  %v775 = zext i16 %v773 to i32
  %v776 = shl i32 %v775, 16
  %v777 = bitcast i32 %v776 to float
  %t433 = getelementptr i16, ptr %p0, i64 %v766
  %t434 = getelementptr i16, ptr %t433, i64 768
  %v778 = load i16, ptr %t434, align 2, !alias.scope !21, !noalias !22
  %v780 = zext i16 %v778 to i32
  %v781 = shl i32 %v780, 16
  %v782 = bitcast i32 %v781 to float
  %t435 = getelementptr i16, ptr %p0, i64 %v766
  %t436 = getelementptr i16, ptr %t435, i64 1152
  %v783 = load i16, ptr %t436, align 2, !alias.scope !21, !noalias !22
  %v785 = zext i16 %v783 to i32
  %v786 = shl i32 %v785, 16
  %v787 = bitcast i32 %v786 to float
  %t437 = getelementptr i16, ptr %p0, i64 %v766
  %t438 = getelementptr i16, ptr %t437, i64 1536
  %v788 = load i16, ptr %t438, align 2, !alias.scope !21, !noalias !22
  %v790 = zext i16 %v788 to i32
  %v791 = shl i32 %v790, 16
  %v792 = bitcast i32 %v791 to float
  %t439 = getelementptr i16, ptr %p0, i64 %v766
  %t440 = getelementptr i16, ptr %t439, i64 1920
  %v793 = load i16, ptr %t440, align 2, !alias.scope !21, !noalias !22
  %v795 = zext i16 %v793 to i32
  %v796 = shl i32 %v795, 16
  %v797 = bitcast i32 %v796 to float
  %t441 = getelementptr i16, ptr %p0, i64 %v766
  %t442 = getelementptr i16, ptr %t441, i64 2304
  %v798 = load i16, ptr %t442, align 2, !alias.scope !21, !noalias !22
  %v800 = zext i16 %v798 to i32
  %v801 = shl i32 %v800, 16
  %v802 = bitcast i32 %v801 to float
  %t443 = getelementptr i16, ptr %p0, i64 %v766
  %t444 = getelementptr i16, ptr %t443, i64 2688
  %v803 = load i16, ptr %t444, align 2, !alias.scope !21, !noalias !22
  %v805 = zext i16 %v803 to i32
  %v806 = shl i32 %v805, 16
  %v807 = bitcast i32 %v806 to float
  %t445 = insertelement <8 x float> poison, float %v772, i64 0
  %t446 = insertelement <8 x float> %t445, float %v777, i64 1
  %t447 = insertelement <8 x float> %t446, float %v782, i64 2
  %t448 = insertelement <8 x float> %t447, float %v787, i64 3
  %t449 = insertelement <8 x float> %t448, float %v792, i64 4
  %t450 = insertelement <8 x float> %t449, float %v797, i64 5
  %t451 = insertelement <8 x float> %t450, float %v802, i64 6
  %v808 = insertelement <8 x float> %t451, float %v807, i64 7
  %v811 = mul nuw nsw i64 %v764, 16
  %v812 = sub nsw i64 %v64, %v54
  %v814 = mul nsw i64 %v812, 65
  %v815 = add nsw i64 %v811, %v814
  %t452 = getelementptr float, ptr %s1, i64 %v815
  %t453 = getelementptr float, ptr %t452, i64 8
  store <8 x float> %v808, ptr %t453, align 4, !alias.scope !29, !noalias !30
  br label %latch764
latch764:
  %next764 = add nuw nsw i64 %v764, 1
  %more764 = icmp slt i64 %next764, 64
  br i1 %more764, label %body764, label %after764
after764:
  br label %latch64
latch64:
  %next64 = add nuw nsw i64 %v64, 16
  %more64 = icmp slt i64 %next64, %v62
  br i1 %more64, label %body64, label %after64
after64:
  %v819 = sub nsw i64 %v62, %v54
  %v820 = add nsw i64 %v54, %v819
  %v821 = add nuw nsw i64 %v54, %v55
  %t454 = icmp slt i64 %v820, %v821
  br i1 %t454, label %body822, label %after822
body822:
  %v822 = phi i64 [ %v820, %after64 ], [ %next822, %latch822 ]
  %v824 = sub nsw i64 %v822, %v54
  %v826 = and i64 %v824, 15
  %v827 = sub nsw i64 %v824, %v826
  %v828 = mul nsw i64 %v827, 65
  %v829 = add nsw i64 %v828, %v826
  %v832 = mul nsw i64 %v822, 384
  %v833 = add nsw i64 %v31, %v832
  br label %body834
body834:
  %v834 = phi i64 [ 0, %body822 ], [ %next834, %latch834 ]
  %v836 = add nsw i64 %v833, %v834
  %t455 = getelementptr i16, ptr %p0, i64 %v836
  %v837 = load i16, ptr %t455, align 2, !alias.scope !21, !noalias !22
  %v839 = zext i16 %v837 to i32
  %v841 = shl i32 %v839, 16
  %v842 = bitcast i32 %v841 to float
  %v844 = sub nsw i64 %v834, 0
  %v845 = mul nuw nsw i64 %v844, 16
  %v846 = add nsw i64 %v829, %v845
  %t456 = getelementptr float, ptr %s1, i64 %v846
  store float %v842, ptr %t456, align 4, !alias.scope !29, !noalias !30
  br label %latch834
latch834:
  %next834 = add nuw nsw i64 %v834, 1
  %more834 = icmp slt i64 %next834, 64
  br i1 %more834, label %body834, label %after834
after834:
  br label %latch822
latch822:
  %next822 = add nsw i64 %v822, 1
  %more822 = icmp slt i64 %next822, %v821
  br i1 %more822, label %body822, label %after822
after822:
  %v852 = add nuw nsw i64 %v55, 15
  %v853 = urem i64 %v852, 16
  %v854 = sub nsw i64 %v852, %v853
  %v855 = add nuw nsw i64 %v54, %v55
  %v856 = add nuw nsw i64 %v54, %v854
  %t457 = icmp slt i64 %v855, %v856
  br i1 %t457, label %body857, label %after857
body857:
  %v857 = phi i64 [ %v855, %after822 ], [ %next857, %latch857 ]
  %v859 = sub nsw i64 %v857, %v54
  %v861 = and i64 %v859, 15
  %v862 = sub nsw i64 %v859, %v861
  %v863 = mul nsw i64 %v862, 65
  %v864 = add nsw i64 %v863, %v861
  br label %body865
body865:
  %v865 = phi i64 [ 0, %body857 ], [ %next865, %latch865 ]
  %v868 = sub nsw i64 %v865, 0
  %v869 = mul nuw nsw i64 %v868, 16
  %v870 = add nsw i64 %v864, %v869
  %t458 = getelementptr float, ptr %s1, i64 %v870
  store float 0x0000000000000000, ptr %t458, align 4, !alias.scope !29, !noalias !30
  br label %latch865
latch865:
  %next865 = add nuw nsw i64 %v865, 1
  %more865 = icmp slt i64 %next865, 64
  br i1 %more865, label %body865, label %after865
after865:
  br label %latch857
latch857:
  %next857 = add nuw nsw i64 %v857, 1
  %more857 = icmp slt i64 %next857, %v856
  br i1 %more857, label %body857, label %after857
after857:
  %v874 = add nuw nsw i64 %v38, %v40
  %t459 = icmp slt i64 %v38, %v874
  br i1 %t459, label %body876, label %after876
body876:
  %v876 = phi i64 [ %v38, %after857 ], [ %next876, %latch876 ]
  %v879 = mul nuw nsw i64 %v876, 384
  %v880 = add nuw nsw i64 %v31, %v879
  br label %body881
body881:
  %v881 = phi i64 [ 0, %body876 ], [ %next881, %latch881 ]
  %v883 = add nuw nsw i64 %v880, %v881
  %v885 = add nuw nsw i64 %v883, 128
  %t460 = getelementptr i16, ptr %p0, i64 %v885
  %v886 = load i16, ptr %t460, align 2, !alias.scope !21, !noalias !22
  %v888 = zext i16 %v886 to i32
  %t461 = getelementptr i16, ptr %p0, i64 %v885
  %t462 = getelementptr i16, ptr %t461, i64 1
  %v889 = load i16, ptr %t462, align 2, !alias.scope !21, !noalias !22
  %v891 = zext i16 %v889 to i32
  %t463 = getelementptr i16, ptr %p0, i64 %v885
  %t464 = getelementptr i16, ptr %t463, i64 2
  %v892 = load i16, ptr %t464, align 2, !alias.scope !21, !noalias !22
  %v894 = zext i16 %v892 to i32
  %t465 = getelementptr i16, ptr %p0, i64 %v885
  %t466 = getelementptr i16, ptr %t465, i64 3
  %v895 = load i16, ptr %t466, align 2, !alias.scope !21, !noalias !22
  %v897 = zext i16 %v895 to i32
  %t467 = getelementptr i16, ptr %p0, i64 %v885
  %t468 = getelementptr i16, ptr %t467, i64 4
  %v898 = load i16, ptr %t468, align 2, !alias.scope !21, !noalias !22
  %v900 = zext i16 %v898 to i32
  %t469 = getelementptr i16, ptr %p0, i64 %v885
  %t470 = getelementptr i16, ptr %t469, i64 5
  %v901 = load i16, ptr %t470, align 2, !alias.scope !21, !noalias !22
  %v903 = zext i16 %v901 to i32
  %t471 = getelementptr i16, ptr %p0, i64 %v885
  %t472 = getelementptr i16, ptr %t471, i64 6
  %v904 = load i16, ptr %t472, align 2, !alias.scope !21, !noalias !22
  %v906 = zext i16 %v904 to i32
  %t473 = getelementptr i16, ptr %p0, i64 %v885
  %t474 = getelementptr i16, ptr %t473, i64 7
  %v907 = load i16, ptr %t474, align 2, !alias.scope !21, !noalias !22
  %v909 = zext i16 %v907 to i32
  %t475 = insertelement <8 x i32> poison, i32 %v888, i64 0
  %t476 = insertelement <8 x i32> %t475, i32 %v891, i64 1
  %t477 = insertelement <8 x i32> %t476, i32 %v894, i64 2
  %t478 = insertelement <8 x i32> %t477, i32 %v897, i64 3
  %t479 = insertelement <8 x i32> %t478, i32 %v900, i64 4
  %t480 = insertelement <8 x i32> %t479, i32 %v903, i64 5
  %t481 = insertelement <8 x i32> %t480, i32 %v906, i64 6
  %v910 = insertelement <8 x i32> %t481, i32 %v909, i64 7
  %v913 = shl <8 x i32> %v910, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v914 = bitcast <8 x i32> %v913 to <8 x float>
  %v917 = sub nsw i64 %v876, %v38
  %v919 = mul nsw i64 %v917, 80
  %v920 = add nsw i64 %v881, %v919
  %t482 = getelementptr float, ptr %s2, i64 %v920
  store <8 x float> %v914, ptr %t482, align 4, !alias.scope !31, !noalias !32
  br label %latch881
latch881:
  %next881 = add nuw nsw i64 %v881, 8
  %more881 = icmp slt i64 %next881, 64
  br i1 %more881, label %body881, label %after881
after881:
  %t483 = icmp slt i64 64, 64
  br i1 %t483, label %body923, label %after923
body923:
  %v923 = phi i64 [ 64, %after881 ], [ %next923, %latch923 ]
  %v925 = add nuw nsw i64 %v880, %v923
  %v927 = add nuw nsw i64 %v925, 128
  %t484 = getelementptr i16, ptr %p0, i64 %v927
  %v928 = load i16, ptr %t484, align 2, !alias.scope !21, !noalias !22
  %v930 = zext i16 %v928 to i32
  %v932 = shl i32 %v930, 16
  %v933 = bitcast i32 %v932 to float
  %v936 = sub nsw i64 %v876, %v38
  %v938 = mul nsw i64 %v936, 80
  %v939 = add nsw i64 %v923, %v938
  %t485 = getelementptr float, ptr %s2, i64 %v939
  store float %v933, ptr %t485, align 4, !alias.scope !31, !noalias !32
  br label %latch923
latch923:
  %next923 = add nuw nsw i64 %v923, 1
  %more923 = icmp slt i64 %next923, 64
  br i1 %more923, label %body923, label %after923
after923:
  br label %latch876
latch876:
  %next876 = add nuw nsw i64 %v876, 1
  %more876 = icmp slt i64 %next876, %v874
  br i1 %more876, label %body876, label %after876
after876:
  %v945 = add nuw nsw i64 %v40, 5
  %v946 = urem i64 %v945, 6
  %v947 = sub nsw i64 %v945, %v946
  %v948 = add nuw nsw i64 %v38, %v40
  %v949 = add nuw nsw i64 %v38, %v947
  %t486 = icmp slt i64 %v948, %v949
  br i1 %t486, label %body950, label %after950
body950:
  %v950 = phi i64 [ %v948, %after876 ], [ %next950, %latch950 ]
  br label %body951
body951:
  %v951 = phi i64 [ 0, %body950 ], [ %next951, %latch951 ]
  %v955 = sub nsw i64 %v950, %v38
  %v957 = mul nsw i64 %v955, 80
  %v958 = add nsw i64 %v951, %v957
  %t487 = getelementptr float, ptr %s2, i64 %v958
  store float 0x0000000000000000, ptr %t487, align 4, !alias.scope !31, !noalias !32
  br label %latch951
latch951:
  %next951 = add nuw nsw i64 %v951, 1
  %more951 = icmp slt i64 %next951, 64
  br i1 %more951, label %body951, label %after951
after951:
  br label %latch950
latch950:
  %next950 = add nuw nsw i64 %v950, 1
  %more950 = icmp slt i64 %next950, %v949
  br i1 %more950, label %body950, label %after950
after950:
  %v964 = add nuw nsw i64 %v55, 15
  %v965 = urem i64 %v964, 16
  %v966 = sub nsw i64 %v964, %v965
  %v967 = add nuw nsw i64 %v54, %v966
  %t488 = icmp slt i64 %v54, %v967
  br i1 %t488, label %body968, label %after968
body968:
  %v968 = phi i64 [ %v54, %after950 ], [ %next968, %latch968 ]
  %v971 = add nuw nsw i64 %v40, 5
  %v972 = urem i64 %v971, 6
  %v973 = sub nsw i64 %v971, %v972
  %v974 = add nuw nsw i64 %v38, %v973
  %t489 = icmp slt i64 %v38, %v974
  br i1 %t489, label %body975, label %after975
body975:
  %v975 = phi i64 [ %v38, %body968 ], [ %next975, %latch975 ]
  store <8 x float> zeroinitializer, ptr %v978
  store <8 x float> zeroinitializer, ptr %v981
  store <8 x float> zeroinitializer, ptr %v984
  store <8 x float> zeroinitializer, ptr %v987
  store <8 x float> zeroinitializer, ptr %v990
  store <8 x float> zeroinitializer, ptr %v993
  store <8 x float> zeroinitializer, ptr %v996
  store <8 x float> zeroinitializer, ptr %v999
  store <8 x float> zeroinitializer, ptr %v1002
  store <8 x float> zeroinitializer, ptr %v1005
  store <8 x float> zeroinitializer, ptr %v1008
  store <8 x float> zeroinitializer, ptr %v1011
  br label %body1012
body1012:
  %v1012 = phi i64 [ 0, %body975 ], [ %next1012, %latch1012 ]
  %v1015 = mul nuw nsw i64 %v1012, 16
  %v1016 = sub nsw i64 %v968, %v54
  %v1018 = mul nsw i64 %v1016, 65
  %v1019 = add nsw i64 %v1015, %v1018
  %t490 = getelementptr float, ptr %s1, i64 %v1019
  %v1020 = load <8 x float>, ptr %t490, align 4, !alias.scope !29, !noalias !30
  %v1023 = sub nsw i64 %v975, %v38
  %v1025 = mul nsw i64 %v1023, 80
  %v1026 = add nsw i64 %v1012, %v1025
  %t491 = getelementptr float, ptr %s2, i64 %v1026
  %v1027 = load float, ptr %t491, align 4, !alias.scope !31, !noalias !32
  %t492 = insertelement <8 x float> poison, float %v1027, i64 0
  %v1028 = shufflevector <8 x float> %t492, <8 x float> poison, <8 x i32> zeroinitializer
  %v1029 = load <8 x float>, ptr %v978
  %v1030 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1028, <8 x float> %v1029)
  store <8 x float> %v1030, ptr %v978
  %v1034 = mul nuw nsw i64 %v1012, 16
  %v1035 = sub nsw i64 %v968, %v54
  %v1037 = mul nsw i64 %v1035, 65
  %v1038 = add nsw i64 %v1034, %v1037
  %t493 = getelementptr float, ptr %s1, i64 %v1038
  %t494 = getelementptr float, ptr %t493, i64 8
  %v1039 = load <8 x float>, ptr %t494, align 4, !alias.scope !29, !noalias !30
  %t495 = insertelement <8 x float> poison, float %v1027, i64 0
  %v1040 = shufflevector <8 x float> %t495, <8 x float> poison, <8 x i32> zeroinitializer
  %v1041 = load <8 x float>, ptr %v981
  %v1042 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1040, <8 x float> %v1041)
  store <8 x float> %v1042, ptr %v981
  %v1046 = sub nsw i64 %v975, %v38
  %v1048 = mul nsw i64 %v1046, 80
  %v1049 = add nsw i64 %v1012, %v1048
  %t496 = getelementptr float, ptr %s2, i64 %v1049
  %t497 = getelementptr float, ptr %t496, i64 80
  %v1050 = load float, ptr %t497, align 4, !alias.scope !31, !noalias !32
  %t498 = insertelement <8 x float> poison, float %v1050, i64 0
  %v1051 = shufflevector <8 x float> %t498, <8 x float> poison, <8 x i32> zeroinitializer
  %v1052 = load <8 x float>, ptr %v984
  %v1053 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1051, <8 x float> %v1052)
  store <8 x float> %v1053, ptr %v984
  %t499 = insertelement <8 x float> poison, float %v1050, i64 0
  %v1055 = shufflevector <8 x float> %t499, <8 x float> poison, <8 x i32> zeroinitializer
  %v1056 = load <8 x float>, ptr %v987
  %v1057 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1055, <8 x float> %v1056)
  store <8 x float> %v1057, ptr %v987
  %v1061 = sub nsw i64 %v975, %v38
  %v1063 = mul nsw i64 %v1061, 80
  %v1064 = add nsw i64 %v1012, %v1063
  %t500 = getelementptr float, ptr %s2, i64 %v1064
  %t501 = getelementptr float, ptr %t500, i64 160
  %v1065 = load float, ptr %t501, align 4, !alias.scope !31, !noalias !32
  %t502 = insertelement <8 x float> poison, float %v1065, i64 0
  %v1066 = shufflevector <8 x float> %t502, <8 x float> poison, <8 x i32> zeroinitializer
  %v1067 = load <8 x float>, ptr %v990
  %v1068 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1066, <8 x float> %v1067)
  store <8 x float> %v1068, ptr %v990
  %t503 = insertelement <8 x float> poison, float %v1065, i64 0
  %v1070 = shufflevector <8 x float> %t503, <8 x float> poison, <8 x i32> zeroinitializer
  %v1071 = load <8 x float>, ptr %v993
  %v1072 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1070, <8 x float> %v1071)
  store <8 x float> %v1072, ptr %v993
  %v1076 = sub nsw i64 %v975, %v38
  %v1078 = mul nsw i64 %v1076, 80
  %v1079 = add nsw i64 %v1012, %v1078
  %t504 = getelementptr float, ptr %s2, i64 %v1079
  %t505 = getelementptr float, ptr %t504, i64 240
  %v1080 = load float, ptr %t505, align 4, !alias.scope !31, !noalias !32
  %t506 = insertelement <8 x float> poison, float %v1080, i64 0
  %v1081 = shufflevector <8 x float> %t506, <8 x float> poison, <8 x i32> zeroinitializer
  %v1082 = load <8 x float>, ptr %v996
  %v1083 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1081, <8 x float> %v1082)
  store <8 x float> %v1083, ptr %v996
  %t507 = insertelement <8 x float> poison, float %v1080, i64 0
  %v1085 = shufflevector <8 x float> %t507, <8 x float> poison, <8 x i32> zeroinitializer
  %v1086 = load <8 x float>, ptr %v999
  %v1087 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1085, <8 x float> %v1086)
  store <8 x float> %v1087, ptr %v999
  %v1091 = sub nsw i64 %v975, %v38
  %v1093 = mul nsw i64 %v1091, 80
  %v1094 = add nsw i64 %v1012, %v1093
  %t508 = getelementptr float, ptr %s2, i64 %v1094
  %t509 = getelementptr float, ptr %t508, i64 320
  %v1095 = load float, ptr %t509, align 4, !alias.scope !31, !noalias !32
  %t510 = insertelement <8 x float> poison, float %v1095, i64 0
  %v1096 = shufflevector <8 x float> %t510, <8 x float> poison, <8 x i32> zeroinitializer
  %v1097 = load <8 x float>, ptr %v1002
  %v1098 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1096, <8 x float> %v1097)
  store <8 x float> %v1098, ptr %v1002
  %t511 = insertelement <8 x float> poison, float %v1095, i64 0
  %v1100 = shufflevector <8 x float> %t511, <8 x float> poison, <8 x i32> zeroinitializer
  %v1101 = load <8 x float>, ptr %v1005
  %v1102 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1100, <8 x float> %v1101)
  store <8 x float> %v1102, ptr %v1005
  %v1106 = sub nsw i64 %v975, %v38
  %v1108 = mul nsw i64 %v1106, 80
  %v1109 = add nsw i64 %v1012, %v1108
  %t512 = getelementptr float, ptr %s2, i64 %v1109
  %t513 = getelementptr float, ptr %t512, i64 400
  %v1110 = load float, ptr %t513, align 4, !alias.scope !31, !noalias !32
  %t514 = insertelement <8 x float> poison, float %v1110, i64 0
  %v1111 = shufflevector <8 x float> %t514, <8 x float> poison, <8 x i32> zeroinitializer
  %v1112 = load <8 x float>, ptr %v1008
  %v1113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1020, <8 x float> %v1111, <8 x float> %v1112)
  store <8 x float> %v1113, ptr %v1008
  %t515 = insertelement <8 x float> poison, float %v1110, i64 0
  %v1115 = shufflevector <8 x float> %t515, <8 x float> poison, <8 x i32> zeroinitializer
  %v1116 = load <8 x float>, ptr %v1011
  %v1117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1039, <8 x float> %v1115, <8 x float> %v1116)
  store <8 x float> %v1117, ptr %v1011
  br label %latch1012
latch1012:
  %next1012 = add nuw nsw i64 %v1012, 1
  %more1012 = icmp slt i64 %next1012, 64
  br i1 %more1012, label %body1012, label %after1012
after1012:
  %v1120 = load <8 x float>, ptr %v978
  %v1122 = sub nsw i64 %v968, %v54
  %v1124 = sub nsw i64 %v975, %v38
  %v1126 = mul nsw i64 %v1124, 272
  %v1127 = add nsw i64 %v1122, %v1126
  %t516 = getelementptr float, ptr %s0, i64 %v1127
  store <8 x float> %v1120, ptr %t516, align 4, !alias.scope !27, !noalias !28
  %v1129 = load <8 x float>, ptr %v981
  %v1131 = sub nsw i64 %v968, %v54
  %v1133 = sub nsw i64 %v975, %v38
  %v1135 = mul nsw i64 %v1133, 272
  %v1136 = add nsw i64 %v1131, %v1135
  %t517 = getelementptr float, ptr %s0, i64 %v1136
  %t518 = getelementptr float, ptr %t517, i64 8
  store <8 x float> %v1129, ptr %t518, align 4, !alias.scope !27, !noalias !28
  %v1138 = load <8 x float>, ptr %v984
  %v1140 = sub nsw i64 %v968, %v54
  %v1142 = sub nsw i64 %v975, %v38
  %v1144 = mul nsw i64 %v1142, 272
  %v1145 = add nsw i64 %v1140, %v1144
  %t519 = getelementptr float, ptr %s0, i64 %v1145
  %t520 = getelementptr float, ptr %t519, i64 272
  store <8 x float> %v1138, ptr %t520, align 4, !alias.scope !27, !noalias !28
  %v1147 = load <8 x float>, ptr %v987
  %v1149 = sub nsw i64 %v968, %v54
  %v1151 = sub nsw i64 %v975, %v38
  %v1153 = mul nsw i64 %v1151, 272
  %v1154 = add nsw i64 %v1149, %v1153
  %t521 = getelementptr float, ptr %s0, i64 %v1154
  %t522 = getelementptr float, ptr %t521, i64 280
  store <8 x float> %v1147, ptr %t522, align 4, !alias.scope !27, !noalias !28
  %v1156 = load <8 x float>, ptr %v990
  %v1158 = sub nsw i64 %v968, %v54
  %v1160 = sub nsw i64 %v975, %v38
  %v1162 = mul nsw i64 %v1160, 272
  %v1163 = add nsw i64 %v1158, %v1162
  %t523 = getelementptr float, ptr %s0, i64 %v1163
  %t524 = getelementptr float, ptr %t523, i64 544
  store <8 x float> %v1156, ptr %t524, align 4, !alias.scope !27, !noalias !28
  %v1165 = load <8 x float>, ptr %v993
  %v1167 = sub nsw i64 %v968, %v54
  %v1169 = sub nsw i64 %v975, %v38
  %v1171 = mul nsw i64 %v1169, 272
  %v1172 = add nsw i64 %v1167, %v1171
  %t525 = getelementptr float, ptr %s0, i64 %v1172
  %t526 = getelementptr float, ptr %t525, i64 552
  store <8 x float> %v1165, ptr %t526, align 4, !alias.scope !27, !noalias !28
  %v1174 = load <8 x float>, ptr %v996
  %v1176 = sub nsw i64 %v968, %v54
  %v1178 = sub nsw i64 %v975, %v38
  %v1180 = mul nsw i64 %v1178, 272
  %v1181 = add nsw i64 %v1176, %v1180
  %t527 = getelementptr float, ptr %s0, i64 %v1181
  %t528 = getelementptr float, ptr %t527, i64 816
  store <8 x float> %v1174, ptr %t528, align 4, !alias.scope !27, !noalias !28
  %v1183 = load <8 x float>, ptr %v999
  %v1185 = sub nsw i64 %v968, %v54
  %v1187 = sub nsw i64 %v975, %v38
  %v1189 = mul nsw i64 %v1187, 272
  %v1190 = add nsw i64 %v1185, %v1189
  %t529 = getelementptr float, ptr %s0, i64 %v1190
  %t530 = getelementptr float, ptr %t529, i64 824
  store <8 x float> %v1183, ptr %t530, align 4, !alias.scope !27, !noalias !28
  %v1192 = load <8 x float>, ptr %v1002
  %v1194 = sub nsw i64 %v968, %v54
  %v1196 = sub nsw i64 %v975, %v38
  %v1198 = mul nsw i64 %v1196, 272
  %v1199 = add nsw i64 %v1194, %v1198
  %t531 = getelementptr float, ptr %s0, i64 %v1199
  %t532 = getelementptr float, ptr %t531, i64 1088
  store <8 x float> %v1192, ptr %t532, align 4, !alias.scope !27, !noalias !28
  %v1201 = load <8 x float>, ptr %v1005
  %v1203 = sub nsw i64 %v968, %v54
  %v1205 = sub nsw i64 %v975, %v38
  %v1207 = mul nsw i64 %v1205, 272
  %v1208 = add nsw i64 %v1203, %v1207
  %t533 = getelementptr float, ptr %s0, i64 %v1208
  %t534 = getelementptr float, ptr %t533, i64 1096
  store <8 x float> %v1201, ptr %t534, align 4, !alias.scope !27, !noalias !28
  %v1210 = load <8 x float>, ptr %v1008
  %v1212 = sub nsw i64 %v968, %v54
  %v1214 = sub nsw i64 %v975, %v38
  %v1216 = mul nsw i64 %v1214, 272
  %v1217 = add nsw i64 %v1212, %v1216
  %t535 = getelementptr float, ptr %s0, i64 %v1217
  %t536 = getelementptr float, ptr %t535, i64 1360
  store <8 x float> %v1210, ptr %t536, align 4, !alias.scope !27, !noalias !28
  %v1219 = load <8 x float>, ptr %v1011
  %v1221 = sub nsw i64 %v968, %v54
  %v1223 = sub nsw i64 %v975, %v38
  %v1225 = mul nsw i64 %v1223, 272
  %v1226 = add nsw i64 %v1221, %v1225
  %t537 = getelementptr float, ptr %s0, i64 %v1226
  %t538 = getelementptr float, ptr %t537, i64 1368
  store <8 x float> %v1219, ptr %t538, align 4, !alias.scope !27, !noalias !28
  br label %latch975
latch975:
  %next975 = add nuw nsw i64 %v975, 6
  %more975 = icmp slt i64 %next975, %v974
  br i1 %more975, label %body975, label %after975
after975:
  br label %latch968
latch968:
  %next968 = add nuw nsw i64 %v968, 16
  %more968 = icmp slt i64 %next968, %v967
  br i1 %more968, label %body968, label %after968
after968:
  %v1230 = add nuw nsw i64 %v38, %v40
  %t539 = icmp slt i64 %v38, %v1230
  br i1 %t539, label %body1231, label %after1231
body1231:
  %v1231 = phi i64 [ %v38, %after968 ], [ %next1231, %latch1231 ]
  %v1232 = add nuw nsw i64 %v54, %v55
  %v1234 = sub nsw i64 %v1232, %v54
  %v1235 = and i64 %v1234, 7
  %v1236 = sub nsw i64 %v1232, %v1235
  %t540 = icmp slt i64 %v54, %v1236
  br i1 %t540, label %body1237, label %after1237
body1237:
  %v1237 = phi i64 [ %v54, %body1231 ], [ %next1237, %latch1237 ]
  %v1241 = trunc i64 %v1231 to i32
  %t541 = insertelement <8 x i32> poison, i32 %v1241, i64 0
  %v1242 = shufflevector <8 x i32> %t541, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1244 = trunc i64 %v1237 to i32
  %t542 = insertelement <8 x i32> poison, i32 %v1244, i64 0
  %v1245 = shufflevector <8 x i32> %t542, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1248 = add <8 x i32> %v1245, %v8
  %v1249 = icmp sle <8 x i32> %v1242, %v1248
  %v1251 = sub nsw i64 %v1237, %v54
  %v1253 = sub nsw i64 %v1231, %v38
  %v1255 = mul nsw i64 %v1253, 272
  %v1256 = add nsw i64 %v1251, %v1255
  %t543 = getelementptr float, ptr %s0, i64 %v1256
  %v1257 = load <8 x float>, ptr %t543, align 4, !alias.scope !27, !noalias !28
  %v1260 = fmul <8 x float> %v1257, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1263 = select <8 x i1> %v1249, <8 x float> %v1260, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1264 = add nuw nsw i64 %v34, %v1237
  %t544 = getelementptr float, ptr %p1, i64 %v1264
  %v1265 = load <8 x float>, ptr %t544, align 4, !alias.scope !21, !noalias !22
  %v1266 = fsub <8 x float> %v1263, %v1265
  %v1269 = fcmp olt <8 x float> %v1266, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1271 = select <8 x i1> %v1269, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1266
  %v1273 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1271
  %v1275 = select <8 x i1> %v1273, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1271
  %v1280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1275, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1282 = fsub <8 x float> %v1280, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1286 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1282, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1275)
  %v1288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1282, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1286)
  %v1292 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1288, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1295 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1292, <8 x float> %v1288, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1298 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1295, <8 x float> %v1288, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1301 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1298, <8 x float> %v1288, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1304 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1301, <8 x float> %v1288, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1304, <8 x float> %v1288, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1307 = bitcast <8 x float> %v1280 to <8 x i32>
  %v1310 = shl <8 x i32> %v1307, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1313 = fcmp olt <8 x float> %v1282, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1318 = select <8 x i1> %v1313, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1319 = add <8 x i32> %v1310, %v1318
  %v1320 = bitcast <8 x i32> %v1319 to <8 x float>
  %v1321 = fmul <8 x float> %v1306, %v1320
  %v1326 = select <8 x i1> %v1313, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1327 = fmul <8 x float> %v1321, %v1326
  %v1329 = sub nsw i64 %v1237, %v54
  %v1331 = sub nsw i64 %v1231, %v38
  %v1333 = mul nsw i64 %v1331, 256
  %v1334 = add nsw i64 %v1329, %v1333
  %t545 = getelementptr float, ptr %s3, i64 %v1334
  store <8 x float> %v1327, ptr %t545, align 4, !alias.scope !33, !noalias !34
  br label %latch1237
latch1237:
  %next1237 = add nuw nsw i64 %v1237, 8
  %more1237 = icmp slt i64 %next1237, %v1236
  br i1 %more1237, label %body1237, label %after1237
after1237:
  %t546 = icmp slt i64 %v1236, %v1232
  br i1 %t546, label %body1337, label %after1337
body1337:
  %v1337 = phi i64 [ %v1236, %after1237 ], [ %next1337, %latch1337 ]
  %v1342 = icmp sle i64 %v1231, %v1337
  %v1344 = sub nsw i64 %v1337, %v54
  %v1346 = sub nsw i64 %v1231, %v38
  %v1348 = mul nsw i64 %v1346, 272
  %v1349 = add nsw i64 %v1344, %v1348
  %t547 = getelementptr float, ptr %s0, i64 %v1349
  %v1350 = load float, ptr %t547, align 4, !alias.scope !27, !noalias !28
  %v1352 = fmul float %v1350, 0x3FC0000000000000
  %v1354 = select i1 %v1342, float %v1352, float 0xFFF0000000000000
  %v1355 = add nuw nsw i64 %v34, %v1337
  %t548 = getelementptr float, ptr %p1, i64 %v1355
  %v1356 = load float, ptr %t548, align 4, !alias.scope !21, !noalias !22
  %v1357 = fsub float %v1354, %v1356
  %v1359 = fcmp olt float %v1357, 0xC05A000000000000
  %v1360 = select i1 %v1359, float 0xC05A000000000000, float %v1357
  %v1361 = fcmp olt float 0x4056400000000000, %v1360
  %v1362 = select i1 %v1361, float 0x4056400000000000, float %v1360
  %v1365 = call float @llvm.fma.f32(float %v1362, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1366 = fsub float %v1365, 0x4168000000000000
  %v1369 = call float @llvm.fma.f32(float %v1366, float 0xBFE62E4300000000, float %v1362)
  %v1370 = call float @llvm.fma.f32(float %v1366, float 0x3E205C6100000000, float %v1369)
  %v1372 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1370, float 0x3F812396C0000000)
  %v1374 = call float @llvm.fma.f32(float %v1372, float %v1370, float 0x3FA5558AA0000000)
  %v1376 = call float @llvm.fma.f32(float %v1374, float %v1370, float 0x3FC5554920000000)
  %v1378 = call float @llvm.fma.f32(float %v1376, float %v1370, float 0x3FDFFFFFC0000000)
  %v1380 = call float @llvm.fma.f32(float %v1378, float %v1370, float 0x3FF0000000000000)
  %v1381 = call float @llvm.fma.f32(float %v1380, float %v1370, float 0x3FF0000000000000)
  %v1382 = bitcast float %v1365 to i32
  %v1384 = shl i32 %v1382, 23
  %v1386 = fcmp olt float %v1366, 0xC05F000000000000
  %v1389 = select i1 %v1386, i32 1593835520, i32 1056964608
  %v1390 = add i32 %v1384, %v1389
  %v1391 = bitcast i32 %v1390 to float
  %v1392 = fmul float %v1381, %v1391
  %v1395 = select i1 %v1386, float 0x3C00000000000000, float 0x4000000000000000
  %v1396 = fmul float %v1392, %v1395
  %v1398 = sub nsw i64 %v1337, %v54
  %v1400 = sub nsw i64 %v1231, %v38
  %v1402 = mul nsw i64 %v1400, 256
  %v1403 = add nsw i64 %v1398, %v1402
  %t549 = getelementptr float, ptr %s3, i64 %v1403
  store float %v1396, ptr %t549, align 4, !alias.scope !33, !noalias !34
  br label %latch1337
latch1337:
  %next1337 = add nuw nsw i64 %v1337, 1
  %more1337 = icmp slt i64 %next1337, %v1232
  br i1 %more1337, label %body1337, label %after1337
after1337:
  br label %latch1231
latch1231:
  %next1231 = add nuw nsw i64 %v1231, 1
  %more1231 = icmp slt i64 %next1231, %v1230
  br i1 %more1231, label %body1231, label %after1231
after1231:
  %v1409 = add nuw nsw i64 %v54, %v55
  %v1411 = sub nsw i64 %v1409, %v54
  %v1412 = and i64 %v1411, 15
  %v1413 = sub nsw i64 %v1409, %v1412
  %t550 = icmp slt i64 %v54, %v1413
  br i1 %t550, label %body1415, label %after1415
body1415:
  %v1415 = phi i64 [ %v54, %after1231 ], [ %next1415, %latch1415 ]
  %v1419 = mul nuw nsw i64 %v1415, 128
  %v1420 = add nuw nsw i64 %v35, %v1419
  br label %body1421
body1421:
  %v1421 = phi i64 [ 0, %body1415 ], [ %next1421, %latch1421 ]
  %v1423 = add nuw nsw i64 %v1420, %v1421
  %t551 = getelementptr i16, ptr %p3, i64 %v1423
  %v1424 = load i16, ptr %t551, align 2, !alias.scope !21, !noalias !22
  %v1426 = zext i16 %v1424 to i32
  %t552 = getelementptr i16, ptr %p3, i64 %v1423
  %t553 = getelementptr i16, ptr %t552, i64 1
  %v1427 = load i16, ptr %t553, align 2, !alias.scope !21, !noalias !22
  %v1429 = zext i16 %v1427 to i32
  %t554 = getelementptr i16, ptr %p3, i64 %v1423
  %t555 = getelementptr i16, ptr %t554, i64 2
  %v1430 = load i16, ptr %t555, align 2, !alias.scope !21, !noalias !22
  %v1432 = zext i16 %v1430 to i32
  %t556 = getelementptr i16, ptr %p3, i64 %v1423
  %t557 = getelementptr i16, ptr %t556, i64 3
  %v1433 = load i16, ptr %t557, align 2, !alias.scope !21, !noalias !22
  %v1435 = zext i16 %v1433 to i32
  %t558 = getelementptr i16, ptr %p3, i64 %v1423
  %t559 = getelementptr i16, ptr %t558, i64 4
  %v1436 = load i16, ptr %t559, align 2, !alias.scope !21, !noalias !22
  %v1438 = zext i16 %v1436 to i32
  %t560 = getelementptr i16, ptr %p3, i64 %v1423
  %t561 = getelementptr i16, ptr %t560, i64 5
  %v1439 = load i16, ptr %t561, align 2, !alias.scope !21, !noalias !22
  %v1441 = zext i16 %v1439 to i32
  %t562 = getelementptr i16, ptr %p3, i64 %v1423
  %t563 = getelementptr i16, ptr %t562, i64 6
  %v1442 = load i16, ptr %t563, align 2, !alias.scope !21, !noalias !22
  %v1444 = zext i16 %v1442 to i32
  %t564 = getelementptr i16, ptr %p3, i64 %v1423
  %t565 = getelementptr i16, ptr %t564, i64 7
  %v1445 = load i16, ptr %t565, align 2, !alias.scope !21, !noalias !22
  %v1447 = zext i16 %v1445 to i32
  %t566 = insertelement <8 x i32> poison, i32 %v1426, i64 0
  %t567 = insertelement <8 x i32> %t566, i32 %v1429, i64 1
  %t568 = insertelement <8 x i32> %t567, i32 %v1432, i64 2
  %t569 = insertelement <8 x i32> %t568, i32 %v1435, i64 3
  %t570 = insertelement <8 x i32> %t569, i32 %v1438, i64 4
  %t571 = insertelement <8 x i32> %t570, i32 %v1441, i64 5
  %t572 = insertelement <8 x i32> %t571, i32 %v1444, i64 6
  %v1448 = insertelement <8 x i32> %t572, i32 %v1447, i64 7
  %v1451 = shl <8 x i32> %v1448, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1452 = bitcast <8 x i32> %v1451 to <8 x float>
  %t573 = getelementptr i16, ptr %p3, i64 %v1423
  %t574 = getelementptr i16, ptr %t573, i64 128
  %v1453 = load i16, ptr %t574, align 2, !alias.scope !21, !noalias !22
  %v1455 = zext i16 %v1453 to i32
  %t575 = getelementptr i16, ptr %p3, i64 %v1423
  %t576 = getelementptr i16, ptr %t575, i64 129
  %v1456 = load i16, ptr %t576, align 2, !alias.scope !21, !noalias !22
  %v1458 = zext i16 %v1456 to i32
  %t577 = getelementptr i16, ptr %p3, i64 %v1423
  %t578 = getelementptr i16, ptr %t577, i64 130
  %v1459 = load i16, ptr %t578, align 2, !alias.scope !21, !noalias !22
  %v1461 = zext i16 %v1459 to i32
  %t579 = getelementptr i16, ptr %p3, i64 %v1423
  %t580 = getelementptr i16, ptr %t579, i64 131
  %v1462 = load i16, ptr %t580, align 2, !alias.scope !21, !noalias !22
  %v1464 = zext i16 %v1462 to i32
  %t581 = getelementptr i16, ptr %p3, i64 %v1423
  %t582 = getelementptr i16, ptr %t581, i64 132
  %v1465 = load i16, ptr %t582, align 2, !alias.scope !21, !noalias !22
  %v1467 = zext i16 %v1465 to i32
  %t583 = getelementptr i16, ptr %p3, i64 %v1423
  %t584 = getelementptr i16, ptr %t583, i64 133
  %v1468 = load i16, ptr %t584, align 2, !alias.scope !21, !noalias !22
  %v1470 = zext i16 %v1468 to i32
  %t585 = getelementptr i16, ptr %p3, i64 %v1423
  %t586 = getelementptr i16, ptr %t585, i64 134
  %v1471 = load i16, ptr %t586, align 2, !alias.scope !21, !noalias !22
  %v1473 = zext i16 %v1471 to i32
  %t587 = getelementptr i16, ptr %p3, i64 %v1423
  %t588 = getelementptr i16, ptr %t587, i64 135
  %v1474 = load i16, ptr %t588, align 2, !alias.scope !21, !noalias !22
  %v1476 = zext i16 %v1474 to i32
  %t589 = insertelement <8 x i32> poison, i32 %v1455, i64 0
  %t590 = insertelement <8 x i32> %t589, i32 %v1458, i64 1
  %t591 = insertelement <8 x i32> %t590, i32 %v1461, i64 2
  %t592 = insertelement <8 x i32> %t591, i32 %v1464, i64 3
  %t593 = insertelement <8 x i32> %t592, i32 %v1467, i64 4
  %t594 = insertelement <8 x i32> %t593, i32 %v1470, i64 5
  %t595 = insertelement <8 x i32> %t594, i32 %v1473, i64 6
  %v1477 = insertelement <8 x i32> %t595, i32 %v1476, i64 7
  %v1479 = shl <8 x i32> %v1477, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1480 = bitcast <8 x i32> %v1479 to <8 x float>
  %t596 = getelementptr i16, ptr %p3, i64 %v1423
  %t597 = getelementptr i16, ptr %t596, i64 256
  %v1481 = load i16, ptr %t597, align 2, !alias.scope !21, !noalias !22
  %v1483 = zext i16 %v1481 to i32
  %t598 = getelementptr i16, ptr %p3, i64 %v1423
  %t599 = getelementptr i16, ptr %t598, i64 257
  %v1484 = load i16, ptr %t599, align 2, !alias.scope !21, !noalias !22
  %v1486 = zext i16 %v1484 to i32
  %t600 = getelementptr i16, ptr %p3, i64 %v1423
  %t601 = getelementptr i16, ptr %t600, i64 258
  %v1487 = load i16, ptr %t601, align 2, !alias.scope !21, !noalias !22
  %v1489 = zext i16 %v1487 to i32
  %t602 = getelementptr i16, ptr %p3, i64 %v1423
  %t603 = getelementptr i16, ptr %t602, i64 259
  %v1490 = load i16, ptr %t603, align 2, !alias.scope !21, !noalias !22
  %v1492 = zext i16 %v1490 to i32
  %t604 = getelementptr i16, ptr %p3, i64 %v1423
  %t605 = getelementptr i16, ptr %t604, i64 260
  %v1493 = load i16, ptr %t605, align 2, !alias.scope !21, !noalias !22
  %v1495 = zext i16 %v1493 to i32
  %t606 = getelementptr i16, ptr %p3, i64 %v1423
  %t607 = getelementptr i16, ptr %t606, i64 261
  %v1496 = load i16, ptr %t607, align 2, !alias.scope !21, !noalias !22
  %v1498 = zext i16 %v1496 to i32
  %t608 = getelementptr i16, ptr %p3, i64 %v1423
  %t609 = getelementptr i16, ptr %t608, i64 262
  %v1499 = load i16, ptr %t609, align 2, !alias.scope !21, !noalias !22
  %v1501 = zext i16 %v1499 to i32
  %t610 = getelementptr i16, ptr %p3, i64 %v1423
  %t611 = getelementptr i16, ptr %t610, i64 263
  %v1502 = load i16, ptr %t611, align 2, !alias.scope !21, !noalias !22
  %v1504 = zext i16 %v1502 to i32
  %t612 = insertelement <8 x i32> poison, i32 %v1483, i64 0
  %t613 = insertelement <8 x i32> %t612, i32 %v1486, i64 1
  %t614 = insertelement <8 x i32> %t613, i32 %v1489, i64 2
  %t615 = insertelement <8 x i32> %t614, i32 %v1492, i64 3
  %t616 = insertelement <8 x i32> %t615, i32 %v1495, i64 4
  %t617 = insertelement <8 x i32> %t616, i32 %v1498, i64 5
  %t618 = insertelement <8 x i32> %t617, i32 %v1501, i64 6
  %v1505 = insertelement <8 x i32> %t618, i32 %v1504, i64 7
  %v1507 = shl <8 x i32> %v1505, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1508 = bitcast <8 x i32> %v1507 to <8 x float>
  %t619 = getelementptr i16, ptr %p3, i64 %v1423
  %t620 = getelementptr i16, ptr %t619, i64 384
  %v1509 = load i16, ptr %t620, align 2, !alias.scope !21, !noalias !22
  %v1511 = zext i16 %v1509 to i32
  %t621 = getelementptr i16, ptr %p3, i64 %v1423
  %t622 = getelementptr i16, ptr %t621, i64 385
  %v1512 = load i16, ptr %t622, align 2, !alias.scope !21, !noalias !22
  %v1514 = zext i16 %v1512 to i32
  %t623 = getelementptr i16, ptr %p3, i64 %v1423
  %t624 = getelementptr i16, ptr %t623, i64 386
  %v1515 = load i16, ptr %t624, align 2, !alias.scope !21, !noalias !22
  %v1517 = zext i16 %v1515 to i32
  %t625 = getelementptr i16, ptr %p3, i64 %v1423
  %t626 = getelementptr i16, ptr %t625, i64 387
  %v1518 = load i16, ptr %t626, align 2, !alias.scope !21, !noalias !22
  %v1520 = zext i16 %v1518 to i32
  %t627 = getelementptr i16, ptr %p3, i64 %v1423
  %t628 = getelementptr i16, ptr %t627, i64 388
  %v1521 = load i16, ptr %t628, align 2, !alias.scope !21, !noalias !22
  %v1523 = zext i16 %v1521 to i32
  %t629 = getelementptr i16, ptr %p3, i64 %v1423
  %t630 = getelementptr i16, ptr %t629, i64 389
  %v1524 = load i16, ptr %t630, align 2, !alias.scope !21, !noalias !22
  %v1526 = zext i16 %v1524 to i32
  %t631 = getelementptr i16, ptr %p3, i64 %v1423
  %t632 = getelementptr i16, ptr %t631, i64 390
  %v1527 = load i16, ptr %t632, align 2, !alias.scope !21, !noalias !22
  %v1529 = zext i16 %v1527 to i32
  %t633 = getelementptr i16, ptr %p3, i64 %v1423
  %t634 = getelementptr i16, ptr %t633, i64 391
  %v1530 = load i16, ptr %t634, align 2, !alias.scope !21, !noalias !22
  %v1532 = zext i16 %v1530 to i32
  %t635 = insertelement <8 x i32> poison, i32 %v1511, i64 0
  %t636 = insertelement <8 x i32> %t635, i32 %v1514, i64 1
  %t637 = insertelement <8 x i32> %t636, i32 %v1517, i64 2
  %t638 = insertelement <8 x i32> %t637, i32 %v1520, i64 3
  %t639 = insertelement <8 x i32> %t638, i32 %v1523, i64 4
  %t640 = insertelement <8 x i32> %t639, i32 %v1526, i64 5
  %t641 = insertelement <8 x i32> %t640, i32 %v1529, i64 6
  %v1533 = insertelement <8 x i32> %t641, i32 %v1532, i64 7
  %v1535 = shl <8 x i32> %v1533, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1536 = bitcast <8 x i32> %v1535 to <8 x float>
  %t642 = getelementptr i16, ptr %p3, i64 %v1423
  %t643 = getelementptr i16, ptr %t642, i64 512
  %v1537 = load i16, ptr %t643, align 2, !alias.scope !21, !noalias !22
  %v1539 = zext i16 %v1537 to i32
  %t644 = getelementptr i16, ptr %p3, i64 %v1423
  %t645 = getelementptr i16, ptr %t644, i64 513
  %v1540 = load i16, ptr %t645, align 2, !alias.scope !21, !noalias !22
  %v1542 = zext i16 %v1540 to i32
  %t646 = getelementptr i16, ptr %p3, i64 %v1423
  %t647 = getelementptr i16, ptr %t646, i64 514
  %v1543 = load i16, ptr %t647, align 2, !alias.scope !21, !noalias !22
  %v1545 = zext i16 %v1543 to i32
  %t648 = getelementptr i16, ptr %p3, i64 %v1423
  %t649 = getelementptr i16, ptr %t648, i64 515
  %v1546 = load i16, ptr %t649, align 2, !alias.scope !21, !noalias !22
  %v1548 = zext i16 %v1546 to i32
  %t650 = getelementptr i16, ptr %p3, i64 %v1423
  %t651 = getelementptr i16, ptr %t650, i64 516
  %v1549 = load i16, ptr %t651, align 2, !alias.scope !21, !noalias !22
  %v1551 = zext i16 %v1549 to i32
  %t652 = getelementptr i16, ptr %p3, i64 %v1423
  %t653 = getelementptr i16, ptr %t652, i64 517
  %v1552 = load i16, ptr %t653, align 2, !alias.scope !21, !noalias !22
  %v1554 = zext i16 %v1552 to i32
  %t654 = getelementptr i16, ptr %p3, i64 %v1423
  %t655 = getelementptr i16, ptr %t654, i64 518
  %v1555 = load i16, ptr %t655, align 2, !alias.scope !21, !noalias !22
  %v1557 = zext i16 %v1555 to i32
  %t656 = getelementptr i16, ptr %p3, i64 %v1423
  %t657 = getelementptr i16, ptr %t656, i64 519
  %v1558 = load i16, ptr %t657, align 2, !alias.scope !21, !noalias !22
  %v1560 = zext i16 %v1558 to i32
  %t658 = insertelement <8 x i32> poison, i32 %v1539, i64 0
  %t659 = insertelement <8 x i32> %t658, i32 %v1542, i64 1
  %t660 = insertelement <8 x i32> %t659, i32 %v1545, i64 2
  %t661 = insertelement <8 x i32> %t660, i32 %v1548, i64 3
  %t662 = insertelement <8 x i32> %t661, i32 %v1551, i64 4
  %t663 = insertelement <8 x i32> %t662, i32 %v1554, i64 5
  %t664 = insertelement <8 x i32> %t663, i32 %v1557, i64 6
  %v1561 = insertelement <8 x i32> %t664, i32 %v1560, i64 7
  %v1563 = shl <8 x i32> %v1561, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1564 = bitcast <8 x i32> %v1563 to <8 x float>
  %t665 = getelementptr i16, ptr %p3, i64 %v1423
  %t666 = getelementptr i16, ptr %t665, i64 640
  %v1565 = load i16, ptr %t666, align 2, !alias.scope !21, !noalias !22
  %v1567 = zext i16 %v1565 to i32
  %t667 = getelementptr i16, ptr %p3, i64 %v1423
  %t668 = getelementptr i16, ptr %t667, i64 641
  %v1568 = load i16, ptr %t668, align 2, !alias.scope !21, !noalias !22
  %v1570 = zext i16 %v1568 to i32
  %t669 = getelementptr i16, ptr %p3, i64 %v1423
  %t670 = getelementptr i16, ptr %t669, i64 642
  %v1571 = load i16, ptr %t670, align 2, !alias.scope !21, !noalias !22
  %v1573 = zext i16 %v1571 to i32
  %t671 = getelementptr i16, ptr %p3, i64 %v1423
  %t672 = getelementptr i16, ptr %t671, i64 643
  %v1574 = load i16, ptr %t672, align 2, !alias.scope !21, !noalias !22
  %v1576 = zext i16 %v1574 to i32
  %t673 = getelementptr i16, ptr %p3, i64 %v1423
  %t674 = getelementptr i16, ptr %t673, i64 644
  %v1577 = load i16, ptr %t674, align 2, !alias.scope !21, !noalias !22
  %v1579 = zext i16 %v1577 to i32
  %t675 = getelementptr i16, ptr %p3, i64 %v1423
  %t676 = getelementptr i16, ptr %t675, i64 645
  %v1580 = load i16, ptr %t676, align 2, !alias.scope !21, !noalias !22
  %v1582 = zext i16 %v1580 to i32
  %t677 = getelementptr i16, ptr %p3, i64 %v1423
  %t678 = getelementptr i16, ptr %t677, i64 646
  %v1583 = load i16, ptr %t678, align 2, !alias.scope !21, !noalias !22
  %v1585 = zext i16 %v1583 to i32
  %t679 = getelementptr i16, ptr %p3, i64 %v1423
  %t680 = getelementptr i16, ptr %t679, i64 647
  %v1586 = load i16, ptr %t680, align 2, !alias.scope !21, !noalias !22
  %v1588 = zext i16 %v1586 to i32
  %t681 = insertelement <8 x i32> poison, i32 %v1567, i64 0
  %t682 = insertelement <8 x i32> %t681, i32 %v1570, i64 1
  %t683 = insertelement <8 x i32> %t682, i32 %v1573, i64 2
  %t684 = insertelement <8 x i32> %t683, i32 %v1576, i64 3
  %t685 = insertelement <8 x i32> %t684, i32 %v1579, i64 4
  %t686 = insertelement <8 x i32> %t685, i32 %v1582, i64 5
  %t687 = insertelement <8 x i32> %t686, i32 %v1585, i64 6
  %v1589 = insertelement <8 x i32> %t687, i32 %v1588, i64 7
  %v1591 = shl <8 x i32> %v1589, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1592 = bitcast <8 x i32> %v1591 to <8 x float>
  %t688 = getelementptr i16, ptr %p3, i64 %v1423
  %t689 = getelementptr i16, ptr %t688, i64 768
  %v1593 = load i16, ptr %t689, align 2, !alias.scope !21, !noalias !22
  %v1595 = zext i16 %v1593 to i32
  %t690 = getelementptr i16, ptr %p3, i64 %v1423
  %t691 = getelementptr i16, ptr %t690, i64 769
  %v1596 = load i16, ptr %t691, align 2, !alias.scope !21, !noalias !22
  %v1598 = zext i16 %v1596 to i32
  %t692 = getelementptr i16, ptr %p3, i64 %v1423
  %t693 = getelementptr i16, ptr %t692, i64 770
  %v1599 = load i16, ptr %t693, align 2, !alias.scope !21, !noalias !22
  %v1601 = zext i16 %v1599 to i32
  %t694 = getelementptr i16, ptr %p3, i64 %v1423
  %t695 = getelementptr i16, ptr %t694, i64 771
  %v1602 = load i16, ptr %t695, align 2, !alias.scope !21, !noalias !22
  %v1604 = zext i16 %v1602 to i32
  %t696 = getelementptr i16, ptr %p3, i64 %v1423
  %t697 = getelementptr i16, ptr %t696, i64 772
  %v1605 = load i16, ptr %t697, align 2, !alias.scope !21, !noalias !22
  %v1607 = zext i16 %v1605 to i32
  %t698 = getelementptr i16, ptr %p3, i64 %v1423
  %t699 = getelementptr i16, ptr %t698, i64 773
  %v1608 = load i16, ptr %t699, align 2, !alias.scope !21, !noalias !22
  %v1610 = zext i16 %v1608 to i32
  %t700 = getelementptr i16, ptr %p3, i64 %v1423
  %t701 = getelementptr i16, ptr %t700, i64 774
  %v1611 = load i16, ptr %t701, align 2, !alias.scope !21, !noalias !22
  %v1613 = zext i16 %v1611 to i32
  %t702 = getelementptr i16, ptr %p3, i64 %v1423
  %t703 = getelementptr i16, ptr %t702, i64 775
  %v1614 = load i16, ptr %t703, align 2, !alias.scope !21, !noalias !22
  %v1616 = zext i16 %v1614 to i32
  %t704 = insertelement <8 x i32> poison, i32 %v1595, i64 0
  %t705 = insertelement <8 x i32> %t704, i32 %v1598, i64 1
  %t706 = insertelement <8 x i32> %t705, i32 %v1601, i64 2
  %t707 = insertelement <8 x i32> %t706, i32 %v1604, i64 3
  %t708 = insertelement <8 x i32> %t707, i32 %v1607, i64 4
  %t709 = insertelement <8 x i32> %t708, i32 %v1610, i64 5
  %t710 = insertelement <8 x i32> %t709, i32 %v1613, i64 6
  %v1617 = insertelement <8 x i32> %t710, i32 %v1616, i64 7
  %v1619 = shl <8 x i32> %v1617, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1620 = bitcast <8 x i32> %v1619 to <8 x float>
  %t711 = getelementptr i16, ptr %p3, i64 %v1423
  %t712 = getelementptr i16, ptr %t711, i64 896
  %v1621 = load i16, ptr %t712, align 2, !alias.scope !21, !noalias !22
  %v1623 = zext i16 %v1621 to i32
  %t713 = getelementptr i16, ptr %p3, i64 %v1423
  %t714 = getelementptr i16, ptr %t713, i64 897
  %v1624 = load i16, ptr %t714, align 2, !alias.scope !21, !noalias !22
  %v1626 = zext i16 %v1624 to i32
  %t715 = getelementptr i16, ptr %p3, i64 %v1423
  %t716 = getelementptr i16, ptr %t715, i64 898
  %v1627 = load i16, ptr %t716, align 2, !alias.scope !21, !noalias !22
  %v1629 = zext i16 %v1627 to i32
  %t717 = getelementptr i16, ptr %p3, i64 %v1423
  %t718 = getelementptr i16, ptr %t717, i64 899
  %v1630 = load i16, ptr %t718, align 2, !alias.scope !21, !noalias !22
  %v1632 = zext i16 %v1630 to i32
  %t719 = getelementptr i16, ptr %p3, i64 %v1423
  %t720 = getelementptr i16, ptr %t719, i64 900
  %v1633 = load i16, ptr %t720, align 2, !alias.scope !21, !noalias !22
  %v1635 = zext i16 %v1633 to i32
  %t721 = getelementptr i16, ptr %p3, i64 %v1423
  %t722 = getelementptr i16, ptr %t721, i64 901
  %v1636 = load i16, ptr %t722, align 2, !alias.scope !21, !noalias !22
  %v1638 = zext i16 %v1636 to i32
  %t723 = getelementptr i16, ptr %p3, i64 %v1423
  %t724 = getelementptr i16, ptr %t723, i64 902
  %v1639 = load i16, ptr %t724, align 2, !alias.scope !21, !noalias !22
  %v1641 = zext i16 %v1639 to i32
  %t725 = getelementptr i16, ptr %p3, i64 %v1423
  %t726 = getelementptr i16, ptr %t725, i64 903
  %v1642 = load i16, ptr %t726, align 2, !alias.scope !21, !noalias !22
  %v1644 = zext i16 %v1642 to i32
  %t727 = insertelement <8 x i32> poison, i32 %v1623, i64 0
  %t728 = insertelement <8 x i32> %t727, i32 %v1626, i64 1
  %t729 = insertelement <8 x i32> %t728, i32 %v1629, i64 2
  %t730 = insertelement <8 x i32> %t729, i32 %v1632, i64 3
  %t731 = insertelement <8 x i32> %t730, i32 %v1635, i64 4
  %t732 = insertelement <8 x i32> %t731, i32 %v1638, i64 5
  %t733 = insertelement <8 x i32> %t732, i32 %v1641, i64 6
  %v1645 = insertelement <8 x i32> %t733, i32 %v1644, i64 7
  %v1647 = shl <8 x i32> %v1645, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1648 = bitcast <8 x i32> %v1647 to <8 x float>
  %v1649 = shufflevector <8 x float> %v1452, <8 x float> %v1564, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1650 = shufflevector <8 x float> %v1452, <8 x float> %v1564, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1651 = shufflevector <8 x float> %v1480, <8 x float> %v1592, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1652 = shufflevector <8 x float> %v1480, <8 x float> %v1592, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1653 = shufflevector <8 x float> %v1508, <8 x float> %v1620, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1654 = shufflevector <8 x float> %v1508, <8 x float> %v1620, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1655 = shufflevector <8 x float> %v1536, <8 x float> %v1648, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1656 = shufflevector <8 x float> %v1536, <8 x float> %v1648, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1657 = shufflevector <8 x float> %v1649, <8 x float> %v1653, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1658 = shufflevector <8 x float> %v1649, <8 x float> %v1653, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1659 = shufflevector <8 x float> %v1651, <8 x float> %v1655, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1660 = shufflevector <8 x float> %v1651, <8 x float> %v1655, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1661 = shufflevector <8 x float> %v1650, <8 x float> %v1654, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1662 = shufflevector <8 x float> %v1650, <8 x float> %v1654, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1663 = shufflevector <8 x float> %v1652, <8 x float> %v1656, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1664 = shufflevector <8 x float> %v1652, <8 x float> %v1656, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1665 = shufflevector <8 x float> %v1657, <8 x float> %v1659, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1666 = shufflevector <8 x float> %v1657, <8 x float> %v1659, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1667 = shufflevector <8 x float> %v1658, <8 x float> %v1660, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1668 = shufflevector <8 x float> %v1658, <8 x float> %v1660, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1669 = shufflevector <8 x float> %v1661, <8 x float> %v1663, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1670 = shufflevector <8 x float> %v1661, <8 x float> %v1663, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1671 = shufflevector <8 x float> %v1662, <8 x float> %v1664, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1672 = shufflevector <8 x float> %v1662, <8 x float> %v1664, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1675 = mul nuw nsw i64 %v1421, 16
  %v1676 = sub nsw i64 %v1415, %v54
  %v1678 = mul nsw i64 %v1676, 65
  %v1679 = add nsw i64 %v1675, %v1678
  %t734 = getelementptr float, ptr %s5, i64 %v1679
  store <8 x float> %v1665, ptr %t734, align 4, !alias.scope !37, !noalias !38
  %v1683 = mul nuw nsw i64 %v1421, 16
  %v1684 = sub nsw i64 %v1415, %v54
  %v1686 = mul nsw i64 %v1684, 65
  %v1687 = add nsw i64 %v1683, %v1686
  %t735 = getelementptr float, ptr %s5, i64 %v1687
  %t736 = getelementptr float, ptr %t735, i64 16
  store <8 x float> %v1666, ptr %t736, align 4, !alias.scope !37, !noalias !38
  %v1691 = mul nuw nsw i64 %v1421, 16
  %v1692 = sub nsw i64 %v1415, %v54
  %v1694 = mul nsw i64 %v1692, 65
  %v1695 = add nsw i64 %v1691, %v1694
  %t737 = getelementptr float, ptr %s5, i64 %v1695
  %t738 = getelementptr float, ptr %t737, i64 32
  store <8 x float> %v1667, ptr %t738, align 4, !alias.scope !37, !noalias !38
  %v1699 = mul nuw nsw i64 %v1421, 16
  %v1700 = sub nsw i64 %v1415, %v54
  %v1702 = mul nsw i64 %v1700, 65
  %v1703 = add nsw i64 %v1699, %v1702
  %t739 = getelementptr float, ptr %s5, i64 %v1703
  %t740 = getelementptr float, ptr %t739, i64 48
  store <8 x float> %v1668, ptr %t740, align 4, !alias.scope !37, !noalias !38
  %v1707 = mul nuw nsw i64 %v1421, 16
  %v1708 = sub nsw i64 %v1415, %v54
  %v1710 = mul nsw i64 %v1708, 65
  %v1711 = add nsw i64 %v1707, %v1710
  %t741 = getelementptr float, ptr %s5, i64 %v1711
  %t742 = getelementptr float, ptr %t741, i64 64
  store <8 x float> %v1669, ptr %t742, align 4, !alias.scope !37, !noalias !38
  %v1715 = mul nuw nsw i64 %v1421, 16
  %v1716 = sub nsw i64 %v1415, %v54
  %v1718 = mul nsw i64 %v1716, 65
  %v1719 = add nsw i64 %v1715, %v1718
  %t743 = getelementptr float, ptr %s5, i64 %v1719
  %t744 = getelementptr float, ptr %t743, i64 80
  store <8 x float> %v1670, ptr %t744, align 4, !alias.scope !37, !noalias !38
  %v1723 = mul nuw nsw i64 %v1421, 16
  %v1724 = sub nsw i64 %v1415, %v54
  %v1726 = mul nsw i64 %v1724, 65
  %v1727 = add nsw i64 %v1723, %v1726
  %t745 = getelementptr float, ptr %s5, i64 %v1727
  %t746 = getelementptr float, ptr %t745, i64 96
  store <8 x float> %v1671, ptr %t746, align 4, !alias.scope !37, !noalias !38
  %v1731 = mul nuw nsw i64 %v1421, 16
  %v1732 = sub nsw i64 %v1415, %v54
  %v1734 = mul nsw i64 %v1732, 65
  %v1735 = add nsw i64 %v1731, %v1734
  %t747 = getelementptr float, ptr %s5, i64 %v1735
  %t748 = getelementptr float, ptr %t747, i64 112
  store <8 x float> %v1672, ptr %t748, align 4, !alias.scope !37, !noalias !38
  br label %latch1421
latch1421:
  %next1421 = add nuw nsw i64 %v1421, 8
  %more1421 = icmp slt i64 %next1421, 64
  br i1 %more1421, label %body1421, label %after1421
after1421:
  %t749 = icmp slt i64 64, 64
  br i1 %t749, label %body1738, label %after1738
body1738:
  %v1738 = phi i64 [ 64, %after1421 ], [ %next1738, %latch1738 ]
  %v1740 = add nuw nsw i64 %v1420, %v1738
  %t750 = getelementptr i16, ptr %p3, i64 %v1740
  %v1741 = load i16, ptr %t750, align 2, !alias.scope !21, !noalias !22
  %v1743 = zext i16 %v1741 to i32
  %v1745 = shl i32 %v1743, 16
  %v1746 = bitcast i32 %v1745 to float
  %t751 = getelementptr i16, ptr %p3, i64 %v1740
  %t752 = getelementptr i16, ptr %t751, i64 128
  %v1747 = load i16, ptr %t752, align 2, !alias.scope !21, !noalias !22
  %v1749 = zext i16 %v1747 to i32
  %v1750 = shl i32 %v1749, 16
  %v1751 = bitcast i32 %v1750 to float
  %t753 = getelementptr i16, ptr %p3, i64 %v1740
  %t754 = getelementptr i16, ptr %t753, i64 256
  %v1752 = load i16, ptr %t754, align 2, !alias.scope !21, !noalias !22
  %v1754 = zext i16 %v1752 to i32
  %v1755 = shl i32 %v1754, 16
  %v1756 = bitcast i32 %v1755 to float
  %t755 = getelementptr i16, ptr %p3, i64 %v1740
  %t756 = getelementptr i16, ptr %t755, i64 384
  %v1757 = load i16, ptr %t756, align 2, !alias.scope !21, !noalias !22
  %v1759 = zext i16 %v1757 to i32
  %v1760 = shl i32 %v1759, 16
  %v1761 = bitcast i32 %v1760 to float
  %t757 = getelementptr i16, ptr %p3, i64 %v1740
  %t758 = getelementptr i16, ptr %t757, i64 512
  %v1762 = load i16, ptr %t758, align 2, !alias.scope !21, !noalias !22
  %v1764 = zext i16 %v1762 to i32
  %v1765 = shl i32 %v1764, 16
  %v1766 = bitcast i32 %v1765 to float
  %t759 = getelementptr i16, ptr %p3, i64 %v1740
  %t760 = getelementptr i16, ptr %t759, i64 640
  %v1767 = load i16, ptr %t760, align 2, !alias.scope !21, !noalias !22
  %v1769 = zext i16 %v1767 to i32
  %v1770 = shl i32 %v1769, 16
  %v1771 = bitcast i32 %v1770 to float
  %t761 = getelementptr i16, ptr %p3, i64 %v1740
  %t762 = getelementptr i16, ptr %t761, i64 768
  %v1772 = load i16, ptr %t762, align 2, !alias.scope !21, !noalias !22
  %v1774 = zext i16 %v1772 to i32
  %v1775 = shl i32 %v1774, 16
  %v1776 = bitcast i32 %v1775 to float
  %t763 = getelementptr i16, ptr %p3, i64 %v1740
  %t764 = getelementptr i16, ptr %t763, i64 896
  %v1777 = load i16, ptr %t764, align 2, !alias.scope !21, !noalias !22
  %v1779 = zext i16 %v1777 to i32
  %v1780 = shl i32 %v1779, 16
  %v1781 = bitcast i32 %v1780 to float
  %t765 = insertelement <8 x float> poison, float %v1746, i64 0
  %t766 = insertelement <8 x float> %t765, float %v1751, i64 1
  %t767 = insertelement <8 x float> %t766, float %v1756, i64 2
  %t768 = insertelement <8 x float> %t767, float %v1761, i64 3
  %t769 = insertelement <8 x float> %t768, float %v1766, i64 4
  %t770 = insertelement <8 x float> %t769, float %v1771, i64 5
  %t771 = insertelement <8 x float> %t770, float %v1776, i64 6
  %v1782 = insertelement <8 x float> %t771, float %v1781, i64 7
  %v1785 = mul nuw nsw i64 %v1738, 16
  %v1786 = sub nsw i64 %v1415, %v54
  %v1788 = mul nsw i64 %v1786, 65
  %v1789 = add nsw i64 %v1785, %v1788
  %t772 = getelementptr float, ptr %s5, i64 %v1789
  store <8 x float> %v1782, ptr %t772, align 4, !alias.scope !37, !noalias !38
  br label %latch1738
latch1738:
  %next1738 = add nuw nsw i64 %v1738, 1
  %more1738 = icmp slt i64 %next1738, 64
  br i1 %more1738, label %body1738, label %after1738
after1738:
  %v1793 = add nuw nsw i64 %v1415, 8
  %v1796 = mul nuw nsw i64 %v1793, 128
  %v1797 = add nuw nsw i64 %v35, %v1796
  br label %body1798
body1798:
  %v1798 = phi i64 [ 0, %after1738 ], [ %next1798, %latch1798 ]
  %v1800 = add nuw nsw i64 %v1797, %v1798
  %t773 = getelementptr i16, ptr %p3, i64 %v1800
  %v1801 = load i16, ptr %t773, align 2, !alias.scope !21, !noalias !22
  %v1803 = zext i16 %v1801 to i32
  %t774 = getelementptr i16, ptr %p3, i64 %v1800
  %t775 = getelementptr i16, ptr %t774, i64 1
  %v1804 = load i16, ptr %t775, align 2, !alias.scope !21, !noalias !22
  %v1806 = zext i16 %v1804 to i32
  %t776 = getelementptr i16, ptr %p3, i64 %v1800
  %t777 = getelementptr i16, ptr %t776, i64 2
  %v1807 = load i16, ptr %t777, align 2, !alias.scope !21, !noalias !22
  %v1809 = zext i16 %v1807 to i32
  %t778 = getelementptr i16, ptr %p3, i64 %v1800
  %t779 = getelementptr i16, ptr %t778, i64 3
  %v1810 = load i16, ptr %t779, align 2, !alias.scope !21, !noalias !22
  %v1812 = zext i16 %v1810 to i32
  %t780 = getelementptr i16, ptr %p3, i64 %v1800
  %t781 = getelementptr i16, ptr %t780, i64 4
  %v1813 = load i16, ptr %t781, align 2, !alias.scope !21, !noalias !22
  %v1815 = zext i16 %v1813 to i32
  %t782 = getelementptr i16, ptr %p3, i64 %v1800
  %t783 = getelementptr i16, ptr %t782, i64 5
  %v1816 = load i16, ptr %t783, align 2, !alias.scope !21, !noalias !22
  %v1818 = zext i16 %v1816 to i32
  %t784 = getelementptr i16, ptr %p3, i64 %v1800
  %t785 = getelementptr i16, ptr %t784, i64 6
  %v1819 = load i16, ptr %t785, align 2, !alias.scope !21, !noalias !22
  %v1821 = zext i16 %v1819 to i32
  %t786 = getelementptr i16, ptr %p3, i64 %v1800
  %t787 = getelementptr i16, ptr %t786, i64 7
  %v1822 = load i16, ptr %t787, align 2, !alias.scope !21, !noalias !22
  %v1824 = zext i16 %v1822 to i32
  %t788 = insertelement <8 x i32> poison, i32 %v1803, i64 0
  %t789 = insertelement <8 x i32> %t788, i32 %v1806, i64 1
  %t790 = insertelement <8 x i32> %t789, i32 %v1809, i64 2
  %t791 = insertelement <8 x i32> %t790, i32 %v1812, i64 3
  %t792 = insertelement <8 x i32> %t791, i32 %v1815, i64 4
  %t793 = insertelement <8 x i32> %t792, i32 %v1818, i64 5
  %t794 = insertelement <8 x i32> %t793, i32 %v1821, i64 6
  %v1825 = insertelement <8 x i32> %t794, i32 %v1824, i64 7
  %v1828 = shl <8 x i32> %v1825, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1829 = bitcast <8 x i32> %v1828 to <8 x float>
  %t795 = getelementptr i16, ptr %p3, i64 %v1800
  %t796 = getelementptr i16, ptr %t795, i64 128
  %v1830 = load i16, ptr %t796, align 2, !alias.scope !21, !noalias !22
  %v1832 = zext i16 %v1830 to i32
  %t797 = getelementptr i16, ptr %p3, i64 %v1800
  %t798 = getelementptr i16, ptr %t797, i64 129
  %v1833 = load i16, ptr %t798, align 2, !alias.scope !21, !noalias !22
  %v1835 = zext i16 %v1833 to i32
  %t799 = getelementptr i16, ptr %p3, i64 %v1800
  %t800 = getelementptr i16, ptr %t799, i64 130
  %v1836 = load i16, ptr %t800, align 2, !alias.scope !21, !noalias !22
  %v1838 = zext i16 %v1836 to i32
  %t801 = getelementptr i16, ptr %p3, i64 %v1800
  %t802 = getelementptr i16, ptr %t801, i64 131
  %v1839 = load i16, ptr %t802, align 2, !alias.scope !21, !noalias !22
  %v1841 = zext i16 %v1839 to i32
  %t803 = getelementptr i16, ptr %p3, i64 %v1800
  %t804 = getelementptr i16, ptr %t803, i64 132
  %v1842 = load i16, ptr %t804, align 2, !alias.scope !21, !noalias !22
  %v1844 = zext i16 %v1842 to i32
  %t805 = getelementptr i16, ptr %p3, i64 %v1800
  %t806 = getelementptr i16, ptr %t805, i64 133
  %v1845 = load i16, ptr %t806, align 2, !alias.scope !21, !noalias !22
  %v1847 = zext i16 %v1845 to i32
  %t807 = getelementptr i16, ptr %p3, i64 %v1800
  %t808 = getelementptr i16, ptr %t807, i64 134
  %v1848 = load i16, ptr %t808, align 2, !alias.scope !21, !noalias !22
  %v1850 = zext i16 %v1848 to i32
  %t809 = getelementptr i16, ptr %p3, i64 %v1800
  %t810 = getelementptr i16, ptr %t809, i64 135
  %v1851 = load i16, ptr %t810, align 2, !alias.scope !21, !noalias !22
  %v1853 = zext i16 %v1851 to i32
  %t811 = insertelement <8 x i32> poison, i32 %v1832, i64 0
  %t812 = insertelement <8 x i32> %t811, i32 %v1835, i64 1
  %t813 = insertelement <8 x i32> %t812, i32 %v1838, i64 2
  %t814 = insertelement <8 x i32> %t813, i32 %v1841, i64 3
  %t815 = insertelement <8 x i32> %t814, i32 %v1844, i64 4
  %t816 = insertelement <8 x i32> %t815, i32 %v1847, i64 5
  %t817 = insertelement <8 x i32> %t816, i32 %v1850, i64 6
  %v1854 = insertelement <8 x i32> %t817, i32 %v1853, i64 7
  %v1856 = shl <8 x i32> %v1854, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1857 = bitcast <8 x i32> %v1856 to <8 x float>
  %t818 = getelementptr i16, ptr %p3, i64 %v1800
  %t819 = getelementptr i16, ptr %t818, i64 256
  %v1858 = load i16, ptr %t819, align 2, !alias.scope !21, !noalias !22
  %v1860 = zext i16 %v1858 to i32
  %t820 = getelementptr i16, ptr %p3, i64 %v1800
  %t821 = getelementptr i16, ptr %t820, i64 257
  %v1861 = load i16, ptr %t821, align 2, !alias.scope !21, !noalias !22
  %v1863 = zext i16 %v1861 to i32
  %t822 = getelementptr i16, ptr %p3, i64 %v1800
  %t823 = getelementptr i16, ptr %t822, i64 258
  %v1864 = load i16, ptr %t823, align 2, !alias.scope !21, !noalias !22
  %v1866 = zext i16 %v1864 to i32
  %t824 = getelementptr i16, ptr %p3, i64 %v1800
  %t825 = getelementptr i16, ptr %t824, i64 259
  %v1867 = load i16, ptr %t825, align 2, !alias.scope !21, !noalias !22
  %v1869 = zext i16 %v1867 to i32
  %t826 = getelementptr i16, ptr %p3, i64 %v1800
  %t827 = getelementptr i16, ptr %t826, i64 260
  %v1870 = load i16, ptr %t827, align 2, !alias.scope !21, !noalias !22
  %v1872 = zext i16 %v1870 to i32
  %t828 = getelementptr i16, ptr %p3, i64 %v1800
  %t829 = getelementptr i16, ptr %t828, i64 261
  %v1873 = load i16, ptr %t829, align 2, !alias.scope !21, !noalias !22
  %v1875 = zext i16 %v1873 to i32
  %t830 = getelementptr i16, ptr %p3, i64 %v1800
  %t831 = getelementptr i16, ptr %t830, i64 262
  %v1876 = load i16, ptr %t831, align 2, !alias.scope !21, !noalias !22
  %v1878 = zext i16 %v1876 to i32
  %t832 = getelementptr i16, ptr %p3, i64 %v1800
  %t833 = getelementptr i16, ptr %t832, i64 263
  %v1879 = load i16, ptr %t833, align 2, !alias.scope !21, !noalias !22
  %v1881 = zext i16 %v1879 to i32
  %t834 = insertelement <8 x i32> poison, i32 %v1860, i64 0
  %t835 = insertelement <8 x i32> %t834, i32 %v1863, i64 1
  %t836 = insertelement <8 x i32> %t835, i32 %v1866, i64 2
  %t837 = insertelement <8 x i32> %t836, i32 %v1869, i64 3
  %t838 = insertelement <8 x i32> %t837, i32 %v1872, i64 4
  %t839 = insertelement <8 x i32> %t838, i32 %v1875, i64 5
  %t840 = insertelement <8 x i32> %t839, i32 %v1878, i64 6
  %v1882 = insertelement <8 x i32> %t840, i32 %v1881, i64 7
  %v1884 = shl <8 x i32> %v1882, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1885 = bitcast <8 x i32> %v1884 to <8 x float>
  %t841 = getelementptr i16, ptr %p3, i64 %v1800
  %t842 = getelementptr i16, ptr %t841, i64 384
  %v1886 = load i16, ptr %t842, align 2, !alias.scope !21, !noalias !22
  %v1888 = zext i16 %v1886 to i32
  %t843 = getelementptr i16, ptr %p3, i64 %v1800
  %t844 = getelementptr i16, ptr %t843, i64 385
  %v1889 = load i16, ptr %t844, align 2, !alias.scope !21, !noalias !22
  %v1891 = zext i16 %v1889 to i32
  %t845 = getelementptr i16, ptr %p3, i64 %v1800
  %t846 = getelementptr i16, ptr %t845, i64 386
  %v1892 = load i16, ptr %t846, align 2, !alias.scope !21, !noalias !22
  %v1894 = zext i16 %v1892 to i32
  %t847 = getelementptr i16, ptr %p3, i64 %v1800
  %t848 = getelementptr i16, ptr %t847, i64 387
  %v1895 = load i16, ptr %t848, align 2, !alias.scope !21, !noalias !22
  %v1897 = zext i16 %v1895 to i32
  %t849 = getelementptr i16, ptr %p3, i64 %v1800
  %t850 = getelementptr i16, ptr %t849, i64 388
  %v1898 = load i16, ptr %t850, align 2, !alias.scope !21, !noalias !22
  %v1900 = zext i16 %v1898 to i32
  %t851 = getelementptr i16, ptr %p3, i64 %v1800
  %t852 = getelementptr i16, ptr %t851, i64 389
  %v1901 = load i16, ptr %t852, align 2, !alias.scope !21, !noalias !22
  %v1903 = zext i16 %v1901 to i32
  %t853 = getelementptr i16, ptr %p3, i64 %v1800
  %t854 = getelementptr i16, ptr %t853, i64 390
  %v1904 = load i16, ptr %t854, align 2, !alias.scope !21, !noalias !22
  %v1906 = zext i16 %v1904 to i32
  %t855 = getelementptr i16, ptr %p3, i64 %v1800
  %t856 = getelementptr i16, ptr %t855, i64 391
  %v1907 = load i16, ptr %t856, align 2, !alias.scope !21, !noalias !22
  %v1909 = zext i16 %v1907 to i32
  %t857 = insertelement <8 x i32> poison, i32 %v1888, i64 0
  %t858 = insertelement <8 x i32> %t857, i32 %v1891, i64 1
  %t859 = insertelement <8 x i32> %t858, i32 %v1894, i64 2
  %t860 = insertelement <8 x i32> %t859, i32 %v1897, i64 3
  %t861 = insertelement <8 x i32> %t860, i32 %v1900, i64 4
  %t862 = insertelement <8 x i32> %t861, i32 %v1903, i64 5
  %t863 = insertelement <8 x i32> %t862, i32 %v1906, i64 6
  %v1910 = insertelement <8 x i32> %t863, i32 %v1909, i64 7
  %v1912 = shl <8 x i32> %v1910, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1913 = bitcast <8 x i32> %v1912 to <8 x float>
  %t864 = getelementptr i16, ptr %p3, i64 %v1800
  %t865 = getelementptr i16, ptr %t864, i64 512
  %v1914 = load i16, ptr %t865, align 2, !alias.scope !21, !noalias !22
  %v1916 = zext i16 %v1914 to i32
  %t866 = getelementptr i16, ptr %p3, i64 %v1800
  %t867 = getelementptr i16, ptr %t866, i64 513
  %v1917 = load i16, ptr %t867, align 2, !alias.scope !21, !noalias !22
  %v1919 = zext i16 %v1917 to i32
  %t868 = getelementptr i16, ptr %p3, i64 %v1800
  %t869 = getelementptr i16, ptr %t868, i64 514
  %v1920 = load i16, ptr %t869, align 2, !alias.scope !21, !noalias !22
  %v1922 = zext i16 %v1920 to i32
  %t870 = getelementptr i16, ptr %p3, i64 %v1800
  %t871 = getelementptr i16, ptr %t870, i64 515
  %v1923 = load i16, ptr %t871, align 2, !alias.scope !21, !noalias !22
  %v1925 = zext i16 %v1923 to i32
  %t872 = getelementptr i16, ptr %p3, i64 %v1800
  %t873 = getelementptr i16, ptr %t872, i64 516
  %v1926 = load i16, ptr %t873, align 2, !alias.scope !21, !noalias !22
  %v1928 = zext i16 %v1926 to i32
  %t874 = getelementptr i16, ptr %p3, i64 %v1800
  %t875 = getelementptr i16, ptr %t874, i64 517
  %v1929 = load i16, ptr %t875, align 2, !alias.scope !21, !noalias !22
  %v1931 = zext i16 %v1929 to i32
  %t876 = getelementptr i16, ptr %p3, i64 %v1800
  %t877 = getelementptr i16, ptr %t876, i64 518
  %v1932 = load i16, ptr %t877, align 2, !alias.scope !21, !noalias !22
  %v1934 = zext i16 %v1932 to i32
  %t878 = getelementptr i16, ptr %p3, i64 %v1800
  %t879 = getelementptr i16, ptr %t878, i64 519
  %v1935 = load i16, ptr %t879, align 2, !alias.scope !21, !noalias !22
  %v1937 = zext i16 %v1935 to i32
  %t880 = insertelement <8 x i32> poison, i32 %v1916, i64 0
  %t881 = insertelement <8 x i32> %t880, i32 %v1919, i64 1
  %t882 = insertelement <8 x i32> %t881, i32 %v1922, i64 2
  %t883 = insertelement <8 x i32> %t882, i32 %v1925, i64 3
  %t884 = insertelement <8 x i32> %t883, i32 %v1928, i64 4
  %t885 = insertelement <8 x i32> %t884, i32 %v1931, i64 5
  %t886 = insertelement <8 x i32> %t885, i32 %v1934, i64 6
  %v1938 = insertelement <8 x i32> %t886, i32 %v1937, i64 7
  %v1940 = shl <8 x i32> %v1938, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1941 = bitcast <8 x i32> %v1940 to <8 x float>
  %t887 = getelementptr i16, ptr %p3, i64 %v1800
  %t888 = getelementptr i16, ptr %t887, i64 640
  %v1942 = load i16, ptr %t888, align 2, !alias.scope !21, !noalias !22
  %v1944 = zext i16 %v1942 to i32
  %t889 = getelementptr i16, ptr %p3, i64 %v1800
  %t890 = getelementptr i16, ptr %t889, i64 641
  %v1945 = load i16, ptr %t890, align 2, !alias.scope !21, !noalias !22
  %v1947 = zext i16 %v1945 to i32
  %t891 = getelementptr i16, ptr %p3, i64 %v1800
  %t892 = getelementptr i16, ptr %t891, i64 642
  %v1948 = load i16, ptr %t892, align 2, !alias.scope !21, !noalias !22
  %v1950 = zext i16 %v1948 to i32
  %t893 = getelementptr i16, ptr %p3, i64 %v1800
  %t894 = getelementptr i16, ptr %t893, i64 643
  %v1951 = load i16, ptr %t894, align 2, !alias.scope !21, !noalias !22
  %v1953 = zext i16 %v1951 to i32
  %t895 = getelementptr i16, ptr %p3, i64 %v1800
  %t896 = getelementptr i16, ptr %t895, i64 644
  %v1954 = load i16, ptr %t896, align 2, !alias.scope !21, !noalias !22
  %v1956 = zext i16 %v1954 to i32
  %t897 = getelementptr i16, ptr %p3, i64 %v1800
  %t898 = getelementptr i16, ptr %t897, i64 645
  %v1957 = load i16, ptr %t898, align 2, !alias.scope !21, !noalias !22
  %v1959 = zext i16 %v1957 to i32
  %t899 = getelementptr i16, ptr %p3, i64 %v1800
  %t900 = getelementptr i16, ptr %t899, i64 646
  %v1960 = load i16, ptr %t900, align 2, !alias.scope !21, !noalias !22
  %v1962 = zext i16 %v1960 to i32
  %t901 = getelementptr i16, ptr %p3, i64 %v1800
  %t902 = getelementptr i16, ptr %t901, i64 647
  %v1963 = load i16, ptr %t902, align 2, !alias.scope !21, !noalias !22
  %v1965 = zext i16 %v1963 to i32
  %t903 = insertelement <8 x i32> poison, i32 %v1944, i64 0
  %t904 = insertelement <8 x i32> %t903, i32 %v1947, i64 1
  %t905 = insertelement <8 x i32> %t904, i32 %v1950, i64 2
  %t906 = insertelement <8 x i32> %t905, i32 %v1953, i64 3
  %t907 = insertelement <8 x i32> %t906, i32 %v1956, i64 4
  %t908 = insertelement <8 x i32> %t907, i32 %v1959, i64 5
  %t909 = insertelement <8 x i32> %t908, i32 %v1962, i64 6
  %v1966 = insertelement <8 x i32> %t909, i32 %v1965, i64 7
  %v1968 = shl <8 x i32> %v1966, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1969 = bitcast <8 x i32> %v1968 to <8 x float>
  %t910 = getelementptr i16, ptr %p3, i64 %v1800
  %t911 = getelementptr i16, ptr %t910, i64 768
  %v1970 = load i16, ptr %t911, align 2, !alias.scope !21, !noalias !22
  %v1972 = zext i16 %v1970 to i32
  %t912 = getelementptr i16, ptr %p3, i64 %v1800
  %t913 = getelementptr i16, ptr %t912, i64 769
  %v1973 = load i16, ptr %t913, align 2, !alias.scope !21, !noalias !22
  %v1975 = zext i16 %v1973 to i32
  %t914 = getelementptr i16, ptr %p3, i64 %v1800
  %t915 = getelementptr i16, ptr %t914, i64 770
  %v1976 = load i16, ptr %t915, align 2, !alias.scope !21, !noalias !22
  %v1978 = zext i16 %v1976 to i32
  %t916 = getelementptr i16, ptr %p3, i64 %v1800
  %t917 = getelementptr i16, ptr %t916, i64 771
  %v1979 = load i16, ptr %t917, align 2, !alias.scope !21, !noalias !22
  %v1981 = zext i16 %v1979 to i32
  %t918 = getelementptr i16, ptr %p3, i64 %v1800
  %t919 = getelementptr i16, ptr %t918, i64 772
  %v1982 = load i16, ptr %t919, align 2, !alias.scope !21, !noalias !22
  %v1984 = zext i16 %v1982 to i32
  %t920 = getelementptr i16, ptr %p3, i64 %v1800
  %t921 = getelementptr i16, ptr %t920, i64 773
  %v1985 = load i16, ptr %t921, align 2, !alias.scope !21, !noalias !22
  %v1987 = zext i16 %v1985 to i32
  %t922 = getelementptr i16, ptr %p3, i64 %v1800
  %t923 = getelementptr i16, ptr %t922, i64 774
  %v1988 = load i16, ptr %t923, align 2, !alias.scope !21, !noalias !22
  %v1990 = zext i16 %v1988 to i32
  %t924 = getelementptr i16, ptr %p3, i64 %v1800
  %t925 = getelementptr i16, ptr %t924, i64 775
  %v1991 = load i16, ptr %t925, align 2, !alias.scope !21, !noalias !22
  %v1993 = zext i16 %v1991 to i32
  %t926 = insertelement <8 x i32> poison, i32 %v1972, i64 0
  %t927 = insertelement <8 x i32> %t926, i32 %v1975, i64 1
  %t928 = insertelement <8 x i32> %t927, i32 %v1978, i64 2
  %t929 = insertelement <8 x i32> %t928, i32 %v1981, i64 3
  %t930 = insertelement <8 x i32> %t929, i32 %v1984, i64 4
  %t931 = insertelement <8 x i32> %t930, i32 %v1987, i64 5
  %t932 = insertelement <8 x i32> %t931, i32 %v1990, i64 6
  %v1994 = insertelement <8 x i32> %t932, i32 %v1993, i64 7
  %v1996 = shl <8 x i32> %v1994, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1997 = bitcast <8 x i32> %v1996 to <8 x float>
  %t933 = getelementptr i16, ptr %p3, i64 %v1800
  %t934 = getelementptr i16, ptr %t933, i64 896
  %v1998 = load i16, ptr %t934, align 2, !alias.scope !21, !noalias !22
  %v2000 = zext i16 %v1998 to i32
  %t935 = getelementptr i16, ptr %p3, i64 %v1800
  %t936 = getelementptr i16, ptr %t935, i64 897
  %v2001 = load i16, ptr %t936, align 2, !alias.scope !21, !noalias !22
  %v2003 = zext i16 %v2001 to i32
  %t937 = getelementptr i16, ptr %p3, i64 %v1800
  %t938 = getelementptr i16, ptr %t937, i64 898
  %v2004 = load i16, ptr %t938, align 2, !alias.scope !21, !noalias !22
  %v2006 = zext i16 %v2004 to i32
  %t939 = getelementptr i16, ptr %p3, i64 %v1800
  %t940 = getelementptr i16, ptr %t939, i64 899
  %v2007 = load i16, ptr %t940, align 2, !alias.scope !21, !noalias !22
  %v2009 = zext i16 %v2007 to i32
  %t941 = getelementptr i16, ptr %p3, i64 %v1800
  %t942 = getelementptr i16, ptr %t941, i64 900
  %v2010 = load i16, ptr %t942, align 2, !alias.scope !21, !noalias !22
  %v2012 = zext i16 %v2010 to i32
  %t943 = getelementptr i16, ptr %p3, i64 %v1800
  %t944 = getelementptr i16, ptr %t943, i64 901
  %v2013 = load i16, ptr %t944, align 2, !alias.scope !21, !noalias !22
  %v2015 = zext i16 %v2013 to i32
  %t945 = getelementptr i16, ptr %p3, i64 %v1800
  %t946 = getelementptr i16, ptr %t945, i64 902
  %v2016 = load i16, ptr %t946, align 2, !alias.scope !21, !noalias !22
  %v2018 = zext i16 %v2016 to i32
  %t947 = getelementptr i16, ptr %p3, i64 %v1800
  %t948 = getelementptr i16, ptr %t947, i64 903
  %v2019 = load i16, ptr %t948, align 2, !alias.scope !21, !noalias !22
  %v2021 = zext i16 %v2019 to i32
  %t949 = insertelement <8 x i32> poison, i32 %v2000, i64 0
  %t950 = insertelement <8 x i32> %t949, i32 %v2003, i64 1
  %t951 = insertelement <8 x i32> %t950, i32 %v2006, i64 2
  %t952 = insertelement <8 x i32> %t951, i32 %v2009, i64 3
  %t953 = insertelement <8 x i32> %t952, i32 %v2012, i64 4
  %t954 = insertelement <8 x i32> %t953, i32 %v2015, i64 5
  %t955 = insertelement <8 x i32> %t954, i32 %v2018, i64 6
  %v2022 = insertelement <8 x i32> %t955, i32 %v2021, i64 7
  %v2024 = shl <8 x i32> %v2022, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2025 = bitcast <8 x i32> %v2024 to <8 x float>
  %v2026 = shufflevector <8 x float> %v1829, <8 x float> %v1941, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v2027 = shufflevector <8 x float> %v1829, <8 x float> %v1941, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v2028 = shufflevector <8 x float> %v1857, <8 x float> %v1969, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v2029 = shufflevector <8 x float> %v1857, <8 x float> %v1969, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v2030 = shufflevector <8 x float> %v1885, <8 x float> %v1997, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v2031 = shufflevector <8 x float> %v1885, <8 x float> %v1997, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v2032 = shufflevector <8 x float> %v1913, <8 x float> %v2025, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v2033 = shufflevector <8 x float> %v1913, <8 x float> %v2025, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v2034 = shufflevector <8 x float> %v2026, <8 x float> %v2030, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v2035 = shufflevector <8 x float> %v2026, <8 x float> %v2030, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v2036 = shufflevector <8 x float> %v2028, <8 x float> %v2032, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v2037 = shufflevector <8 x float> %v2028, <8 x float> %v2032, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v2038 = shufflevector <8 x float> %v2027, <8 x float> %v2031, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v2039 = shufflevector <8 x float> %v2027, <8 x float> %v2031, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v2040 = shufflevector <8 x float> %v2029, <8 x float> %v2033, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v2041 = shufflevector <8 x float> %v2029, <8 x float> %v2033, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v2042 = shufflevector <8 x float> %v2034, <8 x float> %v2036, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2043 = shufflevector <8 x float> %v2034, <8 x float> %v2036, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2044 = shufflevector <8 x float> %v2035, <8 x float> %v2037, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2045 = shufflevector <8 x float> %v2035, <8 x float> %v2037, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2046 = shufflevector <8 x float> %v2038, <8 x float> %v2040, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2047 = shufflevector <8 x float> %v2038, <8 x float> %v2040, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2048 = shufflevector <8 x float> %v2039, <8 x float> %v2041, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2049 = shufflevector <8 x float> %v2039, <8 x float> %v2041, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2052 = mul nuw nsw i64 %v1798, 16
  %v2053 = sub nsw i64 %v1415, %v54
  %v2055 = mul nsw i64 %v2053, 65
  %v2056 = add nsw i64 %v2052, %v2055
  %t956 = getelementptr float, ptr %s5, i64 %v2056
  %t957 = getelementptr float, ptr %t956, i64 8
  store <8 x float> %v2042, ptr %t957, align 4, !alias.scope !37, !noalias !38
  %v2060 = mul nuw nsw i64 %v1798, 16
  %v2061 = sub nsw i64 %v1415, %v54
  %v2063 = mul nsw i64 %v2061, 65
  %v2064 = add nsw i64 %v2060, %v2063
  %t958 = getelementptr float, ptr %s5, i64 %v2064
  %t959 = getelementptr float, ptr %t958, i64 24
  store <8 x float> %v2043, ptr %t959, align 4, !alias.scope !37, !noalias !38
  %v2068 = mul nuw nsw i64 %v1798, 16
  %v2069 = sub nsw i64 %v1415, %v54
  %v2071 = mul nsw i64 %v2069, 65
  %v2072 = add nsw i64 %v2068, %v2071
  %t960 = getelementptr float, ptr %s5, i64 %v2072
  %t961 = getelementptr float, ptr %t960, i64 40
  store <8 x float> %v2044, ptr %t961, align 4, !alias.scope !37, !noalias !38
  %v2076 = mul nuw nsw i64 %v1798, 16
  %v2077 = sub nsw i64 %v1415, %v54
  %v2079 = mul nsw i64 %v2077, 65
  %v2080 = add nsw i64 %v2076, %v2079
  %t962 = getelementptr float, ptr %s5, i64 %v2080
  %t963 = getelementptr float, ptr %t962, i64 56
  store <8 x float> %v2045, ptr %t963, align 4, !alias.scope !37, !noalias !38
  %v2084 = mul nuw nsw i64 %v1798, 16
  %v2085 = sub nsw i64 %v1415, %v54
  %v2087 = mul nsw i64 %v2085, 65
  %v2088 = add nsw i64 %v2084, %v2087
  %t964 = getelementptr float, ptr %s5, i64 %v2088
  %t965 = getelementptr float, ptr %t964, i64 72
  store <8 x float> %v2046, ptr %t965, align 4, !alias.scope !37, !noalias !38
  %v2092 = mul nuw nsw i64 %v1798, 16
  %v2093 = sub nsw i64 %v1415, %v54
  %v2095 = mul nsw i64 %v2093, 65
  %v2096 = add nsw i64 %v2092, %v2095
  %t966 = getelementptr float, ptr %s5, i64 %v2096
  %t967 = getelementptr float, ptr %t966, i64 88
  store <8 x float> %v2047, ptr %t967, align 4, !alias.scope !37, !noalias !38
  %v2100 = mul nuw nsw i64 %v1798, 16
  %v2101 = sub nsw i64 %v1415, %v54
  %v2103 = mul nsw i64 %v2101, 65
  %v2104 = add nsw i64 %v2100, %v2103
  %t968 = getelementptr float, ptr %s5, i64 %v2104
  %t969 = getelementptr float, ptr %t968, i64 104
  store <8 x float> %v2048, ptr %t969, align 4, !alias.scope !37, !noalias !38
  %v2108 = mul nuw nsw i64 %v1798, 16
  %v2109 = sub nsw i64 %v1415, %v54
  %v2111 = mul nsw i64 %v2109, 65
  %v2112 = add nsw i64 %v2108, %v2111
  %t970 = getelementptr float, ptr %s5, i64 %v2112
  %t971 = getelementptr float, ptr %t970, i64 120
  store <8 x float> %v2049, ptr %t971, align 4, !alias.scope !37, !noalias !38
  br label %latch1798
latch1798:
  %next1798 = add nuw nsw i64 %v1798, 8
  %more1798 = icmp slt i64 %next1798, 64
  br i1 %more1798, label %body1798, label %after1798
after1798:
  %t972 = icmp slt i64 64, 64
  br i1 %t972, label %body2115, label %after2115
body2115:
  %v2115 = phi i64 [ 64, %after1798 ], [ %next2115, %latch2115 ]
  %v2117 = add nuw nsw i64 %v1797, %v2115
  %t973 = getelementptr i16, ptr %p3, i64 %v2117
  %v2118 = load i16, ptr %t973, align 2, !alias.scope !21, !noalias !22
  %v2120 = zext i16 %v2118 to i32
  %v2122 = shl i32 %v2120, 16
  %v2123 = bitcast i32 %v2122 to float
  %t974 = getelementptr i16, ptr %p3, i64 %v2117
  %t975 = getelementptr i16, ptr %t974, i64 128
  %v2124 = load i16, ptr %t975, align 2, !alias.scope !21, !noalias !22
  %v2126 = zext i16 %v2124 to i32
  %v2127 = shl i32 %v2126, 16
  %v2128 = bitcast i32 %v2127 to float
  %t976 = getelementptr i16, ptr %p3, i64 %v2117
  %t977 = getelementptr i16, ptr %t976, i64 256
  %v2129 = load i16, ptr %t977, align 2, !alias.scope !21, !noalias !22
  %v2131 = zext i16 %v2129 to i32
  %v2132 = shl i32 %v2131, 16
  %v2133 = bitcast i32 %v2132 to float
  %t978 = getelementptr i16, ptr %p3, i64 %v2117
  %t979 = getelementptr i16, ptr %t978, i64 384
  %v2134 = load i16, ptr %t979, align 2, !alias.scope !21, !noalias !22
  %v2136 = zext i16 %v2134 to i32
  %v2137 = shl i32 %v2136, 16
  %v2138 = bitcast i32 %v2137 to float
  %t980 = getelementptr i16, ptr %p3, i64 %v2117
  %t981 = getelementptr i16, ptr %t980, i64 512
  %v2139 = load i16, ptr %t981, align 2, !alias.scope !21, !noalias !22
  %v2141 = zext i16 %v2139 to i32
  %v2142 = shl i32 %v2141, 16
  %v2143 = bitcast i32 %v2142 to float
  %t982 = getelementptr i16, ptr %p3, i64 %v2117
  %t983 = getelementptr i16, ptr %t982, i64 640
  %v2144 = load i16, ptr %t983, align 2, !alias.scope !21, !noalias !22
  %v2146 = zext i16 %v2144 to i32
  %v2147 = shl i32 %v2146, 16
  %v2148 = bitcast i32 %v2147 to float
  %t984 = getelementptr i16, ptr %p3, i64 %v2117
  %t985 = getelementptr i16, ptr %t984, i64 768
  %v2149 = load i16, ptr %t985, align 2, !alias.scope !21, !noalias !22
  %v2151 = zext i16 %v2149 to i32
  %v2152 = shl i32 %v2151, 16
  %v2153 = bitcast i32 %v2152 to float
  %t986 = getelementptr i16, ptr %p3, i64 %v2117
  %t987 = getelementptr i16, ptr %t986, i64 896
  %v2154 = load i16, ptr %t987, align 2, !alias.scope !21, !noalias !22
  %v2156 = zext i16 %v2154 to i32
  %v2157 = shl i32 %v2156, 16
  %v2158 = bitcast i32 %v2157 to float
  %t988 = insertelement <8 x float> poison, float %v2123, i64 0
  %t989 = insertelement <8 x float> %t988, float %v2128, i64 1
  %t990 = insertelement <8 x float> %t989, float %v2133, i64 2
  %t991 = insertelement <8 x float> %t990, float %v2138, i64 3
  %t992 = insertelement <8 x float> %t991, float %v2143, i64 4
  %t993 = insertelement <8 x float> %t992, float %v2148, i64 5
  %t994 = insertelement <8 x float> %t993, float %v2153, i64 6
  %v2159 = insertelement <8 x float> %t994, float %v2158, i64 7
  %v2162 = mul nuw nsw i64 %v2115, 16
  %v2163 = sub nsw i64 %v1415, %v54
  %v2165 = mul nsw i64 %v2163, 65
  %v2166 = add nsw i64 %v2162, %v2165
  %t995 = getelementptr float, ptr %s5, i64 %v2166
  %t996 = getelementptr float, ptr %t995, i64 8
  store <8 x float> %v2159, ptr %t996, align 4, !alias.scope !37, !noalias !38
  br label %latch2115
latch2115:
  %next2115 = add nuw nsw i64 %v2115, 1
  %more2115 = icmp slt i64 %next2115, 64
  br i1 %more2115, label %body2115, label %after2115
after2115:
  br label %latch1415
latch1415:
  %next1415 = add nuw nsw i64 %v1415, 16
  %more1415 = icmp slt i64 %next1415, %v1413
  br i1 %more1415, label %body1415, label %after1415
after1415:
  %v2170 = sub nsw i64 %v1413, %v54
  %v2171 = add nsw i64 %v54, %v2170
  %v2172 = add nuw nsw i64 %v54, %v55
  %t997 = icmp slt i64 %v2171, %v2172
  br i1 %t997, label %body2173, label %after2173
body2173:
  %v2173 = phi i64 [ %v2171, %after1415 ], [ %next2173, %latch2173 ]
  %v2175 = sub nsw i64 %v2173, %v54
  %v2177 = and i64 %v2175, 15
  %v2178 = sub nsw i64 %v2175, %v2177
  %v2179 = mul nsw i64 %v2178, 65
  %v2180 = add nsw i64 %v2179, %v2177
  %v2183 = mul nsw i64 %v2173, 128
  %v2184 = add nsw i64 %v35, %v2183
  br label %body2185
body2185:
  %v2185 = phi i64 [ 0, %body2173 ], [ %next2185, %latch2185 ]
  %v2187 = add nsw i64 %v2184, %v2185
  %t998 = getelementptr i16, ptr %p3, i64 %v2187
  %v2188 = load i16, ptr %t998, align 2, !alias.scope !21, !noalias !22
  %v2190 = zext i16 %v2188 to i32
  %v2192 = shl i32 %v2190, 16
  %v2193 = bitcast i32 %v2192 to float
  %v2195 = sub nsw i64 %v2185, 0
  %v2196 = mul nuw nsw i64 %v2195, 16
  %v2197 = add nsw i64 %v2180, %v2196
  %t999 = getelementptr float, ptr %s5, i64 %v2197
  store float %v2193, ptr %t999, align 4, !alias.scope !37, !noalias !38
  br label %latch2185
latch2185:
  %next2185 = add nuw nsw i64 %v2185, 1
  %more2185 = icmp slt i64 %next2185, 64
  br i1 %more2185, label %body2185, label %after2185
after2185:
  br label %latch2173
latch2173:
  %next2173 = add nsw i64 %v2173, 1
  %more2173 = icmp slt i64 %next2173, %v2172
  br i1 %more2173, label %body2173, label %after2173
after2173:
  %v2203 = add nuw nsw i64 %v55, 15
  %v2204 = urem i64 %v2203, 16
  %v2205 = sub nsw i64 %v2203, %v2204
  %v2206 = add nuw nsw i64 %v54, %v55
  %v2207 = add nuw nsw i64 %v54, %v2205
  %t1000 = icmp slt i64 %v2206, %v2207
  br i1 %t1000, label %body2208, label %after2208
body2208:
  %v2208 = phi i64 [ %v2206, %after2173 ], [ %next2208, %latch2208 ]
  %v2210 = sub nsw i64 %v2208, %v54
  %v2212 = and i64 %v2210, 15
  %v2213 = sub nsw i64 %v2210, %v2212
  %v2214 = mul nsw i64 %v2213, 65
  %v2215 = add nsw i64 %v2214, %v2212
  br label %body2216
body2216:
  %v2216 = phi i64 [ 0, %body2208 ], [ %next2216, %latch2216 ]
  %v2219 = sub nsw i64 %v2216, 0
  %v2220 = mul nuw nsw i64 %v2219, 16
  %v2221 = add nsw i64 %v2215, %v2220
  %t1001 = getelementptr float, ptr %s5, i64 %v2221
  store float 0x0000000000000000, ptr %t1001, align 4, !alias.scope !37, !noalias !38
  br label %latch2216
latch2216:
  %next2216 = add nuw nsw i64 %v2216, 1
  %more2216 = icmp slt i64 %next2216, 64
  br i1 %more2216, label %body2216, label %after2216
after2216:
  br label %latch2208
latch2208:
  %next2208 = add nuw nsw i64 %v2208, 1
  %more2208 = icmp slt i64 %next2208, %v2207
  br i1 %more2208, label %body2208, label %after2208
after2208:
  %v2225 = add nuw nsw i64 %v38, %v40
  %t1002 = icmp slt i64 %v38, %v2225
  br i1 %t1002, label %body2227, label %after2227
body2227:
  %v2227 = phi i64 [ %v38, %after2208 ], [ %next2227, %latch2227 ]
  %v2230 = mul nuw nsw i64 %v2227, 384
  %v2231 = add nuw nsw i64 %v31, %v2230
  br label %body2232
body2232:
  %v2232 = phi i64 [ 0, %body2227 ], [ %next2232, %latch2232 ]
  %v2234 = add nuw nsw i64 %v2231, %v2232
  %v2235 = add nuw nsw i64 %v2234, 256
  %t1003 = getelementptr i16, ptr %p0, i64 %v2235
  %v2236 = load i16, ptr %t1003, align 2, !alias.scope !21, !noalias !22
  %v2238 = zext i16 %v2236 to i32
  %t1004 = getelementptr i16, ptr %p0, i64 %v2235
  %t1005 = getelementptr i16, ptr %t1004, i64 1
  %v2239 = load i16, ptr %t1005, align 2, !alias.scope !21, !noalias !22
  %v2241 = zext i16 %v2239 to i32
  %t1006 = getelementptr i16, ptr %p0, i64 %v2235
  %t1007 = getelementptr i16, ptr %t1006, i64 2
  %v2242 = load i16, ptr %t1007, align 2, !alias.scope !21, !noalias !22
  %v2244 = zext i16 %v2242 to i32
  %t1008 = getelementptr i16, ptr %p0, i64 %v2235
  %t1009 = getelementptr i16, ptr %t1008, i64 3
  %v2245 = load i16, ptr %t1009, align 2, !alias.scope !21, !noalias !22
  %v2247 = zext i16 %v2245 to i32
  %t1010 = getelementptr i16, ptr %p0, i64 %v2235
  %t1011 = getelementptr i16, ptr %t1010, i64 4
  %v2248 = load i16, ptr %t1011, align 2, !alias.scope !21, !noalias !22
  %v2250 = zext i16 %v2248 to i32
  %t1012 = getelementptr i16, ptr %p0, i64 %v2235
  %t1013 = getelementptr i16, ptr %t1012, i64 5
  %v2251 = load i16, ptr %t1013, align 2, !alias.scope !21, !noalias !22
  %v2253 = zext i16 %v2251 to i32
  %t1014 = getelementptr i16, ptr %p0, i64 %v2235
  %t1015 = getelementptr i16, ptr %t1014, i64 6
  %v2254 = load i16, ptr %t1015, align 2, !alias.scope !21, !noalias !22
  %v2256 = zext i16 %v2254 to i32
  %t1016 = getelementptr i16, ptr %p0, i64 %v2235
  %t1017 = getelementptr i16, ptr %t1016, i64 7
  %v2257 = load i16, ptr %t1017, align 2, !alias.scope !21, !noalias !22
  %v2259 = zext i16 %v2257 to i32
  %t1018 = insertelement <8 x i32> poison, i32 %v2238, i64 0
  %t1019 = insertelement <8 x i32> %t1018, i32 %v2241, i64 1
  %t1020 = insertelement <8 x i32> %t1019, i32 %v2244, i64 2
  %t1021 = insertelement <8 x i32> %t1020, i32 %v2247, i64 3
  %t1022 = insertelement <8 x i32> %t1021, i32 %v2250, i64 4
  %t1023 = insertelement <8 x i32> %t1022, i32 %v2253, i64 5
  %t1024 = insertelement <8 x i32> %t1023, i32 %v2256, i64 6
  %v2260 = insertelement <8 x i32> %t1024, i32 %v2259, i64 7
  %v2263 = shl <8 x i32> %v2260, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2264 = bitcast <8 x i32> %v2263 to <8 x float>
  %v2267 = sub nsw i64 %v2227, %v38
  %v2269 = mul nsw i64 %v2267, 80
  %v2270 = add nsw i64 %v2232, %v2269
  %t1025 = getelementptr float, ptr %s6, i64 %v2270
  store <8 x float> %v2264, ptr %t1025, align 4, !alias.scope !39, !noalias !40
  br label %latch2232
latch2232:
  %next2232 = add nuw nsw i64 %v2232, 8
  %more2232 = icmp slt i64 %next2232, 64
  br i1 %more2232, label %body2232, label %after2232
after2232:
  %t1026 = icmp slt i64 64, 64
  br i1 %t1026, label %body2273, label %after2273
body2273:
  %v2273 = phi i64 [ 64, %after2232 ], [ %next2273, %latch2273 ]
  %v2275 = add nuw nsw i64 %v2231, %v2273
  %v2276 = add nuw nsw i64 %v2275, 256
  %t1027 = getelementptr i16, ptr %p0, i64 %v2276
  %v2277 = load i16, ptr %t1027, align 2, !alias.scope !21, !noalias !22
  %v2279 = zext i16 %v2277 to i32
  %v2281 = shl i32 %v2279, 16
  %v2282 = bitcast i32 %v2281 to float
  %v2285 = sub nsw i64 %v2227, %v38
  %v2287 = mul nsw i64 %v2285, 80
  %v2288 = add nsw i64 %v2273, %v2287
  %t1028 = getelementptr float, ptr %s6, i64 %v2288
  store float %v2282, ptr %t1028, align 4, !alias.scope !39, !noalias !40
  br label %latch2273
latch2273:
  %next2273 = add nuw nsw i64 %v2273, 1
  %more2273 = icmp slt i64 %next2273, 64
  br i1 %more2273, label %body2273, label %after2273
after2273:
  br label %latch2227
latch2227:
  %next2227 = add nuw nsw i64 %v2227, 1
  %more2227 = icmp slt i64 %next2227, %v2225
  br i1 %more2227, label %body2227, label %after2227
after2227:
  %v2294 = add nuw nsw i64 %v40, 5
  %v2295 = urem i64 %v2294, 6
  %v2296 = sub nsw i64 %v2294, %v2295
  %v2297 = add nuw nsw i64 %v38, %v40
  %v2298 = add nuw nsw i64 %v38, %v2296
  %t1029 = icmp slt i64 %v2297, %v2298
  br i1 %t1029, label %body2299, label %after2299
body2299:
  %v2299 = phi i64 [ %v2297, %after2227 ], [ %next2299, %latch2299 ]
  br label %body2300
body2300:
  %v2300 = phi i64 [ 0, %body2299 ], [ %next2300, %latch2300 ]
  %v2304 = sub nsw i64 %v2299, %v38
  %v2306 = mul nsw i64 %v2304, 80
  %v2307 = add nsw i64 %v2300, %v2306
  %t1030 = getelementptr float, ptr %s6, i64 %v2307
  store float 0x0000000000000000, ptr %t1030, align 4, !alias.scope !39, !noalias !40
  br label %latch2300
latch2300:
  %next2300 = add nuw nsw i64 %v2300, 1
  %more2300 = icmp slt i64 %next2300, 64
  br i1 %more2300, label %body2300, label %after2300
after2300:
  br label %latch2299
latch2299:
  %next2299 = add nuw nsw i64 %v2299, 1
  %more2299 = icmp slt i64 %next2299, %v2298
  br i1 %more2299, label %body2299, label %after2299
after2299:
  %v2313 = add nuw nsw i64 %v55, 15
  %v2314 = urem i64 %v2313, 16
  %v2315 = sub nsw i64 %v2313, %v2314
  %v2316 = add nuw nsw i64 %v54, %v2315
  %t1031 = icmp slt i64 %v54, %v2316
  br i1 %t1031, label %body2317, label %after2317
body2317:
  %v2317 = phi i64 [ %v54, %after2299 ], [ %next2317, %latch2317 ]
  %v2320 = add nuw nsw i64 %v40, 5
  %v2321 = urem i64 %v2320, 6
  %v2322 = sub nsw i64 %v2320, %v2321
  %v2323 = add nuw nsw i64 %v38, %v2322
  %t1032 = icmp slt i64 %v38, %v2323
  br i1 %t1032, label %body2324, label %after2324
body2324:
  %v2324 = phi i64 [ %v38, %body2317 ], [ %next2324, %latch2324 ]
  store <8 x float> zeroinitializer, ptr %v2327
  store <8 x float> zeroinitializer, ptr %v2330
  store <8 x float> zeroinitializer, ptr %v2333
  store <8 x float> zeroinitializer, ptr %v2336
  store <8 x float> zeroinitializer, ptr %v2339
  store <8 x float> zeroinitializer, ptr %v2342
  store <8 x float> zeroinitializer, ptr %v2345
  store <8 x float> zeroinitializer, ptr %v2348
  store <8 x float> zeroinitializer, ptr %v2351
  store <8 x float> zeroinitializer, ptr %v2354
  store <8 x float> zeroinitializer, ptr %v2357
  store <8 x float> zeroinitializer, ptr %v2360
  br label %body2361
body2361:
  %v2361 = phi i64 [ 0, %body2324 ], [ %next2361, %latch2361 ]
  %v2364 = mul nuw nsw i64 %v2361, 16
  %v2365 = sub nsw i64 %v2317, %v54
  %v2367 = mul nsw i64 %v2365, 65
  %v2368 = add nsw i64 %v2364, %v2367
  %t1033 = getelementptr float, ptr %s5, i64 %v2368
  %v2369 = load <8 x float>, ptr %t1033, align 4, !alias.scope !37, !noalias !38
  %v2372 = sub nsw i64 %v2324, %v38
  %v2374 = mul nsw i64 %v2372, 80
  %v2375 = add nsw i64 %v2361, %v2374
  %t1034 = getelementptr float, ptr %s6, i64 %v2375
  %v2376 = load float, ptr %t1034, align 4, !alias.scope !39, !noalias !40
  %t1035 = insertelement <8 x float> poison, float %v2376, i64 0
  %v2377 = shufflevector <8 x float> %t1035, <8 x float> poison, <8 x i32> zeroinitializer
  %v2378 = load <8 x float>, ptr %v2327
  %v2379 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2377, <8 x float> %v2378)
  store <8 x float> %v2379, ptr %v2327
  %v2383 = mul nuw nsw i64 %v2361, 16
  %v2384 = sub nsw i64 %v2317, %v54
  %v2386 = mul nsw i64 %v2384, 65
  %v2387 = add nsw i64 %v2383, %v2386
  %t1036 = getelementptr float, ptr %s5, i64 %v2387
  %t1037 = getelementptr float, ptr %t1036, i64 8
  %v2388 = load <8 x float>, ptr %t1037, align 4, !alias.scope !37, !noalias !38
  %t1038 = insertelement <8 x float> poison, float %v2376, i64 0
  %v2389 = shufflevector <8 x float> %t1038, <8 x float> poison, <8 x i32> zeroinitializer
  %v2390 = load <8 x float>, ptr %v2330
  %v2391 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2389, <8 x float> %v2390)
  store <8 x float> %v2391, ptr %v2330
  %v2395 = sub nsw i64 %v2324, %v38
  %v2397 = mul nsw i64 %v2395, 80
  %v2398 = add nsw i64 %v2361, %v2397
  %t1039 = getelementptr float, ptr %s6, i64 %v2398
  %t1040 = getelementptr float, ptr %t1039, i64 80
  %v2399 = load float, ptr %t1040, align 4, !alias.scope !39, !noalias !40
  %t1041 = insertelement <8 x float> poison, float %v2399, i64 0
  %v2400 = shufflevector <8 x float> %t1041, <8 x float> poison, <8 x i32> zeroinitializer
  %v2401 = load <8 x float>, ptr %v2333
  %v2402 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2400, <8 x float> %v2401)
  store <8 x float> %v2402, ptr %v2333
  %t1042 = insertelement <8 x float> poison, float %v2399, i64 0
  %v2404 = shufflevector <8 x float> %t1042, <8 x float> poison, <8 x i32> zeroinitializer
  %v2405 = load <8 x float>, ptr %v2336
  %v2406 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2404, <8 x float> %v2405)
  store <8 x float> %v2406, ptr %v2336
  %v2410 = sub nsw i64 %v2324, %v38
  %v2412 = mul nsw i64 %v2410, 80
  %v2413 = add nsw i64 %v2361, %v2412
  %t1043 = getelementptr float, ptr %s6, i64 %v2413
  %t1044 = getelementptr float, ptr %t1043, i64 160
  %v2414 = load float, ptr %t1044, align 4, !alias.scope !39, !noalias !40
  %t1045 = insertelement <8 x float> poison, float %v2414, i64 0
  %v2415 = shufflevector <8 x float> %t1045, <8 x float> poison, <8 x i32> zeroinitializer
  %v2416 = load <8 x float>, ptr %v2339
  %v2417 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2415, <8 x float> %v2416)
  store <8 x float> %v2417, ptr %v2339
  %t1046 = insertelement <8 x float> poison, float %v2414, i64 0
  %v2419 = shufflevector <8 x float> %t1046, <8 x float> poison, <8 x i32> zeroinitializer
  %v2420 = load <8 x float>, ptr %v2342
  %v2421 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2419, <8 x float> %v2420)
  store <8 x float> %v2421, ptr %v2342
  %v2425 = sub nsw i64 %v2324, %v38
  %v2427 = mul nsw i64 %v2425, 80
  %v2428 = add nsw i64 %v2361, %v2427
  %t1047 = getelementptr float, ptr %s6, i64 %v2428
  %t1048 = getelementptr float, ptr %t1047, i64 240
  %v2429 = load float, ptr %t1048, align 4, !alias.scope !39, !noalias !40
  %t1049 = insertelement <8 x float> poison, float %v2429, i64 0
  %v2430 = shufflevector <8 x float> %t1049, <8 x float> poison, <8 x i32> zeroinitializer
  %v2431 = load <8 x float>, ptr %v2345
  %v2432 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2430, <8 x float> %v2431)
  store <8 x float> %v2432, ptr %v2345
  %t1050 = insertelement <8 x float> poison, float %v2429, i64 0
  %v2434 = shufflevector <8 x float> %t1050, <8 x float> poison, <8 x i32> zeroinitializer
  %v2435 = load <8 x float>, ptr %v2348
  %v2436 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2434, <8 x float> %v2435)
  store <8 x float> %v2436, ptr %v2348
  %v2440 = sub nsw i64 %v2324, %v38
  %v2442 = mul nsw i64 %v2440, 80
  %v2443 = add nsw i64 %v2361, %v2442
  %t1051 = getelementptr float, ptr %s6, i64 %v2443
  %t1052 = getelementptr float, ptr %t1051, i64 320
  %v2444 = load float, ptr %t1052, align 4, !alias.scope !39, !noalias !40
  %t1053 = insertelement <8 x float> poison, float %v2444, i64 0
  %v2445 = shufflevector <8 x float> %t1053, <8 x float> poison, <8 x i32> zeroinitializer
  %v2446 = load <8 x float>, ptr %v2351
  %v2447 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2445, <8 x float> %v2446)
  store <8 x float> %v2447, ptr %v2351
  %t1054 = insertelement <8 x float> poison, float %v2444, i64 0
  %v2449 = shufflevector <8 x float> %t1054, <8 x float> poison, <8 x i32> zeroinitializer
  %v2450 = load <8 x float>, ptr %v2354
  %v2451 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2449, <8 x float> %v2450)
  store <8 x float> %v2451, ptr %v2354
  %v2455 = sub nsw i64 %v2324, %v38
  %v2457 = mul nsw i64 %v2455, 80
  %v2458 = add nsw i64 %v2361, %v2457
  %t1055 = getelementptr float, ptr %s6, i64 %v2458
  %t1056 = getelementptr float, ptr %t1055, i64 400
  %v2459 = load float, ptr %t1056, align 4, !alias.scope !39, !noalias !40
  %t1057 = insertelement <8 x float> poison, float %v2459, i64 0
  %v2460 = shufflevector <8 x float> %t1057, <8 x float> poison, <8 x i32> zeroinitializer
  %v2461 = load <8 x float>, ptr %v2357
  %v2462 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2369, <8 x float> %v2460, <8 x float> %v2461)
  store <8 x float> %v2462, ptr %v2357
  %t1058 = insertelement <8 x float> poison, float %v2459, i64 0
  %v2464 = shufflevector <8 x float> %t1058, <8 x float> poison, <8 x i32> zeroinitializer
  %v2465 = load <8 x float>, ptr %v2360
  %v2466 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2388, <8 x float> %v2464, <8 x float> %v2465)
  store <8 x float> %v2466, ptr %v2360
  br label %latch2361
latch2361:
  %next2361 = add nuw nsw i64 %v2361, 1
  %more2361 = icmp slt i64 %next2361, 64
  br i1 %more2361, label %body2361, label %after2361
after2361:
  %v2469 = load <8 x float>, ptr %v2327
  %v2471 = sub nsw i64 %v2317, %v54
  %v2473 = sub nsw i64 %v2324, %v38
  %v2475 = mul nsw i64 %v2473, 272
  %v2476 = add nsw i64 %v2471, %v2475
  %t1059 = getelementptr float, ptr %s4, i64 %v2476
  store <8 x float> %v2469, ptr %t1059, align 4, !alias.scope !35, !noalias !36
  %v2478 = load <8 x float>, ptr %v2330
  %v2480 = sub nsw i64 %v2317, %v54
  %v2482 = sub nsw i64 %v2324, %v38
  %v2484 = mul nsw i64 %v2482, 272
  %v2485 = add nsw i64 %v2480, %v2484
  %t1060 = getelementptr float, ptr %s4, i64 %v2485
  %t1061 = getelementptr float, ptr %t1060, i64 8
  store <8 x float> %v2478, ptr %t1061, align 4, !alias.scope !35, !noalias !36
  %v2487 = load <8 x float>, ptr %v2333
  %v2489 = sub nsw i64 %v2317, %v54
  %v2491 = sub nsw i64 %v2324, %v38
  %v2493 = mul nsw i64 %v2491, 272
  %v2494 = add nsw i64 %v2489, %v2493
  %t1062 = getelementptr float, ptr %s4, i64 %v2494
  %t1063 = getelementptr float, ptr %t1062, i64 272
  store <8 x float> %v2487, ptr %t1063, align 4, !alias.scope !35, !noalias !36
  %v2496 = load <8 x float>, ptr %v2336
  %v2498 = sub nsw i64 %v2317, %v54
  %v2500 = sub nsw i64 %v2324, %v38
  %v2502 = mul nsw i64 %v2500, 272
  %v2503 = add nsw i64 %v2498, %v2502
  %t1064 = getelementptr float, ptr %s4, i64 %v2503
  %t1065 = getelementptr float, ptr %t1064, i64 280
  store <8 x float> %v2496, ptr %t1065, align 4, !alias.scope !35, !noalias !36
  %v2505 = load <8 x float>, ptr %v2339
  %v2507 = sub nsw i64 %v2317, %v54
  %v2509 = sub nsw i64 %v2324, %v38
  %v2511 = mul nsw i64 %v2509, 272
  %v2512 = add nsw i64 %v2507, %v2511
  %t1066 = getelementptr float, ptr %s4, i64 %v2512
  %t1067 = getelementptr float, ptr %t1066, i64 544
  store <8 x float> %v2505, ptr %t1067, align 4, !alias.scope !35, !noalias !36
  %v2514 = load <8 x float>, ptr %v2342
  %v2516 = sub nsw i64 %v2317, %v54
  %v2518 = sub nsw i64 %v2324, %v38
  %v2520 = mul nsw i64 %v2518, 272
  %v2521 = add nsw i64 %v2516, %v2520
  %t1068 = getelementptr float, ptr %s4, i64 %v2521
  %t1069 = getelementptr float, ptr %t1068, i64 552
  store <8 x float> %v2514, ptr %t1069, align 4, !alias.scope !35, !noalias !36
  %v2523 = load <8 x float>, ptr %v2345
  %v2525 = sub nsw i64 %v2317, %v54
  %v2527 = sub nsw i64 %v2324, %v38
  %v2529 = mul nsw i64 %v2527, 272
  %v2530 = add nsw i64 %v2525, %v2529
  %t1070 = getelementptr float, ptr %s4, i64 %v2530
  %t1071 = getelementptr float, ptr %t1070, i64 816
  store <8 x float> %v2523, ptr %t1071, align 4, !alias.scope !35, !noalias !36
  %v2532 = load <8 x float>, ptr %v2348
  %v2534 = sub nsw i64 %v2317, %v54
  %v2536 = sub nsw i64 %v2324, %v38
  %v2538 = mul nsw i64 %v2536, 272
  %v2539 = add nsw i64 %v2534, %v2538
  %t1072 = getelementptr float, ptr %s4, i64 %v2539
  %t1073 = getelementptr float, ptr %t1072, i64 824
  store <8 x float> %v2532, ptr %t1073, align 4, !alias.scope !35, !noalias !36
  %v2541 = load <8 x float>, ptr %v2351
  %v2543 = sub nsw i64 %v2317, %v54
  %v2545 = sub nsw i64 %v2324, %v38
  %v2547 = mul nsw i64 %v2545, 272
  %v2548 = add nsw i64 %v2543, %v2547
  %t1074 = getelementptr float, ptr %s4, i64 %v2548
  %t1075 = getelementptr float, ptr %t1074, i64 1088
  store <8 x float> %v2541, ptr %t1075, align 4, !alias.scope !35, !noalias !36
  %v2550 = load <8 x float>, ptr %v2354
  %v2552 = sub nsw i64 %v2317, %v54
  %v2554 = sub nsw i64 %v2324, %v38
  %v2556 = mul nsw i64 %v2554, 272
  %v2557 = add nsw i64 %v2552, %v2556
  %t1076 = getelementptr float, ptr %s4, i64 %v2557
  %t1077 = getelementptr float, ptr %t1076, i64 1096
  store <8 x float> %v2550, ptr %t1077, align 4, !alias.scope !35, !noalias !36
  %v2559 = load <8 x float>, ptr %v2357
  %v2561 = sub nsw i64 %v2317, %v54
  %v2563 = sub nsw i64 %v2324, %v38
  %v2565 = mul nsw i64 %v2563, 272
  %v2566 = add nsw i64 %v2561, %v2565
  %t1078 = getelementptr float, ptr %s4, i64 %v2566
  %t1079 = getelementptr float, ptr %t1078, i64 1360
  store <8 x float> %v2559, ptr %t1079, align 4, !alias.scope !35, !noalias !36
  %v2568 = load <8 x float>, ptr %v2360
  %v2570 = sub nsw i64 %v2317, %v54
  %v2572 = sub nsw i64 %v2324, %v38
  %v2574 = mul nsw i64 %v2572, 272
  %v2575 = add nsw i64 %v2570, %v2574
  %t1080 = getelementptr float, ptr %s4, i64 %v2575
  %t1081 = getelementptr float, ptr %t1080, i64 1368
  store <8 x float> %v2568, ptr %t1081, align 4, !alias.scope !35, !noalias !36
  br label %latch2324
latch2324:
  %next2324 = add nuw nsw i64 %v2324, 6
  %more2324 = icmp slt i64 %next2324, %v2323
  br i1 %more2324, label %body2324, label %after2324
after2324:
  br label %latch2317
latch2317:
  %next2317 = add nuw nsw i64 %v2317, 16
  %more2317 = icmp slt i64 %next2317, %v2316
  br i1 %more2317, label %body2317, label %after2317
after2317:
  %v2581 = add nuw nsw i64 %v54, %v55
  br label %body2587
body2587:
  %v2587 = phi i64 [ 0, %after2317 ], [ %next2587, %latch2587 ]
  store <8 x float> zeroinitializer, ptr %v2590
  store <8 x float> zeroinitializer, ptr %v2593
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v2596
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v2599
  %v2602 = add nuw nsw i64 %v54, %v55
  %v2604 = add nuw nsw i64 %v31, %v2587
  %t1082 = icmp slt i64 0, %v54
  br i1 %t1082, label %body2607, label %after2607
body2607:
  %v2607 = phi i64 [ 0, %body2587 ], [ %next2607, %latch2607 ]
  %v2610 = mul nuw nsw i64 %v2607, 384
  %v2611 = add nuw nsw i64 %v2604, %v2610
  %t1083 = getelementptr i16, ptr %p0, i64 %v2611
  %v2612 = load i16, ptr %t1083, align 2, !alias.scope !21, !noalias !22
  %v2614 = zext i16 %v2612 to i32
  %t1084 = getelementptr i16, ptr %p0, i64 %v2611
  %t1085 = getelementptr i16, ptr %t1084, i64 1
  %v2615 = load i16, ptr %t1085, align 2, !alias.scope !21, !noalias !22
  %v2617 = zext i16 %v2615 to i32
  %t1086 = getelementptr i16, ptr %p0, i64 %v2611
  %t1087 = getelementptr i16, ptr %t1086, i64 2
  %v2618 = load i16, ptr %t1087, align 2, !alias.scope !21, !noalias !22
  %v2620 = zext i16 %v2618 to i32
  %t1088 = getelementptr i16, ptr %p0, i64 %v2611
  %t1089 = getelementptr i16, ptr %t1088, i64 3
  %v2621 = load i16, ptr %t1089, align 2, !alias.scope !21, !noalias !22
  %v2623 = zext i16 %v2621 to i32
  %t1090 = getelementptr i16, ptr %p0, i64 %v2611
  %t1091 = getelementptr i16, ptr %t1090, i64 4
  %v2624 = load i16, ptr %t1091, align 2, !alias.scope !21, !noalias !22
  %v2626 = zext i16 %v2624 to i32
  %t1092 = getelementptr i16, ptr %p0, i64 %v2611
  %t1093 = getelementptr i16, ptr %t1092, i64 5
  %v2627 = load i16, ptr %t1093, align 2, !alias.scope !21, !noalias !22
  %v2629 = zext i16 %v2627 to i32
  %t1094 = getelementptr i16, ptr %p0, i64 %v2611
  %t1095 = getelementptr i16, ptr %t1094, i64 6
  %v2630 = load i16, ptr %t1095, align 2, !alias.scope !21, !noalias !22
  %v2632 = zext i16 %v2630 to i32
  %t1096 = getelementptr i16, ptr %p0, i64 %v2611
  %t1097 = getelementptr i16, ptr %t1096, i64 7
  %v2633 = load i16, ptr %t1097, align 2, !alias.scope !21, !noalias !22
  %v2635 = zext i16 %v2633 to i32
  %t1098 = insertelement <8 x i32> poison, i32 %v2614, i64 0
  %t1099 = insertelement <8 x i32> %t1098, i32 %v2617, i64 1
  %t1100 = insertelement <8 x i32> %t1099, i32 %v2620, i64 2
  %t1101 = insertelement <8 x i32> %t1100, i32 %v2623, i64 3
  %t1102 = insertelement <8 x i32> %t1101, i32 %v2626, i64 4
  %t1103 = insertelement <8 x i32> %t1102, i32 %v2629, i64 5
  %t1104 = insertelement <8 x i32> %t1103, i32 %v2632, i64 6
  %v2636 = insertelement <8 x i32> %t1104, i32 %v2635, i64 7
  %v2639 = shl <8 x i32> %v2636, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2640 = bitcast <8 x i32> %v2639 to <8 x float>
  %v2641 = load <8 x float>, ptr %v2590
  %v2642 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2640, <8 x float> %v2641)
  store <8 x float> %v2642, ptr %v2590
  %t1105 = getelementptr i16, ptr %p0, i64 %v2611
  %t1106 = getelementptr i16, ptr %t1105, i64 8
  %v2644 = load i16, ptr %t1106, align 2, !alias.scope !21, !noalias !22
  %v2646 = zext i16 %v2644 to i32
  %t1107 = getelementptr i16, ptr %p0, i64 %v2611
  %t1108 = getelementptr i16, ptr %t1107, i64 9
  %v2647 = load i16, ptr %t1108, align 2, !alias.scope !21, !noalias !22
  %v2649 = zext i16 %v2647 to i32
  %t1109 = getelementptr i16, ptr %p0, i64 %v2611
  %t1110 = getelementptr i16, ptr %t1109, i64 10
  %v2650 = load i16, ptr %t1110, align 2, !alias.scope !21, !noalias !22
  %v2652 = zext i16 %v2650 to i32
  %t1111 = getelementptr i16, ptr %p0, i64 %v2611
  %t1112 = getelementptr i16, ptr %t1111, i64 11
  %v2653 = load i16, ptr %t1112, align 2, !alias.scope !21, !noalias !22
  %v2655 = zext i16 %v2653 to i32
  %t1113 = getelementptr i16, ptr %p0, i64 %v2611
  %t1114 = getelementptr i16, ptr %t1113, i64 12
  %v2656 = load i16, ptr %t1114, align 2, !alias.scope !21, !noalias !22
  %v2658 = zext i16 %v2656 to i32
  %t1115 = getelementptr i16, ptr %p0, i64 %v2611
  %t1116 = getelementptr i16, ptr %t1115, i64 13
  %v2659 = load i16, ptr %t1116, align 2, !alias.scope !21, !noalias !22
  %v2661 = zext i16 %v2659 to i32
  %t1117 = getelementptr i16, ptr %p0, i64 %v2611
  %t1118 = getelementptr i16, ptr %t1117, i64 14
  %v2662 = load i16, ptr %t1118, align 2, !alias.scope !21, !noalias !22
  %v2664 = zext i16 %v2662 to i32
  %t1119 = getelementptr i16, ptr %p0, i64 %v2611
  %t1120 = getelementptr i16, ptr %t1119, i64 15
  %v2665 = load i16, ptr %t1120, align 2, !alias.scope !21, !noalias !22
  %v2667 = zext i16 %v2665 to i32
  %t1121 = insertelement <8 x i32> poison, i32 %v2646, i64 0
  %t1122 = insertelement <8 x i32> %t1121, i32 %v2649, i64 1
  %t1123 = insertelement <8 x i32> %t1122, i32 %v2652, i64 2
  %t1124 = insertelement <8 x i32> %t1123, i32 %v2655, i64 3
  %t1125 = insertelement <8 x i32> %t1124, i32 %v2658, i64 4
  %t1126 = insertelement <8 x i32> %t1125, i32 %v2661, i64 5
  %t1127 = insertelement <8 x i32> %t1126, i32 %v2664, i64 6
  %v2668 = insertelement <8 x i32> %t1127, i32 %v2667, i64 7
  %v2670 = shl <8 x i32> %v2668, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2671 = bitcast <8 x i32> %v2670 to <8 x float>
  %v2672 = load <8 x float>, ptr %v2593
  %v2673 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2671, <8 x float> %v2672)
  store <8 x float> %v2673, ptr %v2593
  br label %latch2607
latch2607:
  %next2607 = add nuw nsw i64 %v2607, 1
  %more2607 = icmp slt i64 %next2607, %v54
  br i1 %more2607, label %body2607, label %after2607
after2607:
  %t1128 = icmp slt i64 %v2602, 256
  br i1 %t1128, label %body2678, label %after2678
body2678:
  %v2678 = phi i64 [ %v2602, %after2607 ], [ %next2678, %latch2678 ]
  %v2681 = mul nuw nsw i64 %v2678, 384
  %v2682 = add nuw nsw i64 %v2604, %v2681
  %t1129 = getelementptr i16, ptr %p0, i64 %v2682
  %v2683 = load i16, ptr %t1129, align 2, !alias.scope !21, !noalias !22
  %v2685 = zext i16 %v2683 to i32
  %t1130 = getelementptr i16, ptr %p0, i64 %v2682
  %t1131 = getelementptr i16, ptr %t1130, i64 1
  %v2686 = load i16, ptr %t1131, align 2, !alias.scope !21, !noalias !22
  %v2688 = zext i16 %v2686 to i32
  %t1132 = getelementptr i16, ptr %p0, i64 %v2682
  %t1133 = getelementptr i16, ptr %t1132, i64 2
  %v2689 = load i16, ptr %t1133, align 2, !alias.scope !21, !noalias !22
  %v2691 = zext i16 %v2689 to i32
  %t1134 = getelementptr i16, ptr %p0, i64 %v2682
  %t1135 = getelementptr i16, ptr %t1134, i64 3
  %v2692 = load i16, ptr %t1135, align 2, !alias.scope !21, !noalias !22
  %v2694 = zext i16 %v2692 to i32
  %t1136 = getelementptr i16, ptr %p0, i64 %v2682
  %t1137 = getelementptr i16, ptr %t1136, i64 4
  %v2695 = load i16, ptr %t1137, align 2, !alias.scope !21, !noalias !22
  %v2697 = zext i16 %v2695 to i32
  %t1138 = getelementptr i16, ptr %p0, i64 %v2682
  %t1139 = getelementptr i16, ptr %t1138, i64 5
  %v2698 = load i16, ptr %t1139, align 2, !alias.scope !21, !noalias !22
  %v2700 = zext i16 %v2698 to i32
  %t1140 = getelementptr i16, ptr %p0, i64 %v2682
  %t1141 = getelementptr i16, ptr %t1140, i64 6
  %v2701 = load i16, ptr %t1141, align 2, !alias.scope !21, !noalias !22
  %v2703 = zext i16 %v2701 to i32
  %t1142 = getelementptr i16, ptr %p0, i64 %v2682
  %t1143 = getelementptr i16, ptr %t1142, i64 7
  %v2704 = load i16, ptr %t1143, align 2, !alias.scope !21, !noalias !22
  %v2706 = zext i16 %v2704 to i32
  %t1144 = insertelement <8 x i32> poison, i32 %v2685, i64 0
  %t1145 = insertelement <8 x i32> %t1144, i32 %v2688, i64 1
  %t1146 = insertelement <8 x i32> %t1145, i32 %v2691, i64 2
  %t1147 = insertelement <8 x i32> %t1146, i32 %v2694, i64 3
  %t1148 = insertelement <8 x i32> %t1147, i32 %v2697, i64 4
  %t1149 = insertelement <8 x i32> %t1148, i32 %v2700, i64 5
  %t1150 = insertelement <8 x i32> %t1149, i32 %v2703, i64 6
  %v2707 = insertelement <8 x i32> %t1150, i32 %v2706, i64 7
  %v2710 = shl <8 x i32> %v2707, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2711 = bitcast <8 x i32> %v2710 to <8 x float>
  %v2712 = load <8 x float>, ptr %v2596
  %v2713 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2711, <8 x float> %v2712)
  store <8 x float> %v2713, ptr %v2596
  %t1151 = getelementptr i16, ptr %p0, i64 %v2682
  %t1152 = getelementptr i16, ptr %t1151, i64 8
  %v2715 = load i16, ptr %t1152, align 2, !alias.scope !21, !noalias !22
  %v2717 = zext i16 %v2715 to i32
  %t1153 = getelementptr i16, ptr %p0, i64 %v2682
  %t1154 = getelementptr i16, ptr %t1153, i64 9
  %v2718 = load i16, ptr %t1154, align 2, !alias.scope !21, !noalias !22
  %v2720 = zext i16 %v2718 to i32
  %t1155 = getelementptr i16, ptr %p0, i64 %v2682
  %t1156 = getelementptr i16, ptr %t1155, i64 10
  %v2721 = load i16, ptr %t1156, align 2, !alias.scope !21, !noalias !22
  %v2723 = zext i16 %v2721 to i32
  %t1157 = getelementptr i16, ptr %p0, i64 %v2682
  %t1158 = getelementptr i16, ptr %t1157, i64 11
  %v2724 = load i16, ptr %t1158, align 2, !alias.scope !21, !noalias !22
  %v2726 = zext i16 %v2724 to i32
  %t1159 = getelementptr i16, ptr %p0, i64 %v2682
  %t1160 = getelementptr i16, ptr %t1159, i64 12
  %v2727 = load i16, ptr %t1160, align 2, !alias.scope !21, !noalias !22
  %v2729 = zext i16 %v2727 to i32
  %t1161 = getelementptr i16, ptr %p0, i64 %v2682
  %t1162 = getelementptr i16, ptr %t1161, i64 13
  %v2730 = load i16, ptr %t1162, align 2, !alias.scope !21, !noalias !22
  %v2732 = zext i16 %v2730 to i32
  %t1163 = getelementptr i16, ptr %p0, i64 %v2682
  %t1164 = getelementptr i16, ptr %t1163, i64 14
  %v2733 = load i16, ptr %t1164, align 2, !alias.scope !21, !noalias !22
  %v2735 = zext i16 %v2733 to i32
  %t1165 = getelementptr i16, ptr %p0, i64 %v2682
  %t1166 = getelementptr i16, ptr %t1165, i64 15
  %v2736 = load i16, ptr %t1166, align 2, !alias.scope !21, !noalias !22
  %v2738 = zext i16 %v2736 to i32
  %t1167 = insertelement <8 x i32> poison, i32 %v2717, i64 0
  %t1168 = insertelement <8 x i32> %t1167, i32 %v2720, i64 1
  %t1169 = insertelement <8 x i32> %t1168, i32 %v2723, i64 2
  %t1170 = insertelement <8 x i32> %t1169, i32 %v2726, i64 3
  %t1171 = insertelement <8 x i32> %t1170, i32 %v2729, i64 4
  %t1172 = insertelement <8 x i32> %t1171, i32 %v2732, i64 5
  %t1173 = insertelement <8 x i32> %t1172, i32 %v2735, i64 6
  %v2739 = insertelement <8 x i32> %t1173, i32 %v2738, i64 7
  %v2741 = shl <8 x i32> %v2739, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2742 = bitcast <8 x i32> %v2741 to <8 x float>
  %v2743 = load <8 x float>, ptr %v2599
  %v2744 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2742, <8 x float> %v2743)
  store <8 x float> %v2744, ptr %v2599
  br label %latch2678
latch2678:
  %next2678 = add nuw nsw i64 %v2678, 1
  %more2678 = icmp slt i64 %next2678, 256
  br i1 %more2678, label %body2678, label %after2678
after2678:
  %v2749 = icmp sle i64 256, %v54
  %v2750 = icmp sle i64 %v2602, 0
  %v2751 = or i1 %v2749, %v2750
  %v2754 = select i1 %v2751, float 0x0000000000000000, float 0x8000000000000000
  %t1174 = insertelement <8 x float> poison, float %v2754, i64 0
  %v2755 = shufflevector <8 x float> %t1174, <8 x float> poison, <8 x i32> zeroinitializer
  %v2757 = load <8 x float>, ptr %v2590
  %v2758 = load <8 x float>, ptr %v2596
  %v2759 = fmul <8 x float> %v2757, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v2760 = fadd <8 x float> %v2759, %v2758
  %v2761 = fadd <8 x float> %v2760, %v2755
  %t1175 = getelementptr float, ptr %s8, i64 %v2587
  store <8 x float> %v2761, ptr %t1175, align 4, !alias.scope !43, !noalias !44
  %v2765 = load <8 x float>, ptr %v2593
  %v2766 = load <8 x float>, ptr %v2599
  %v2767 = fmul <8 x float> %v2765, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v2768 = fadd <8 x float> %v2767, %v2766
  %v2769 = fadd <8 x float> %v2768, %v2755
  %t1176 = getelementptr float, ptr %s8, i64 %v2587
  %t1177 = getelementptr float, ptr %t1176, i64 8
  store <8 x float> %v2769, ptr %t1177, align 4, !alias.scope !43, !noalias !44
  br label %latch2587
latch2587:
  %next2587 = add nuw nsw i64 %v2587, 16
  %more2587 = icmp slt i64 %next2587, 64
  br i1 %more2587, label %body2587, label %after2587
after2587:
  %t1178 = icmp slt i64 %v54, %v2581
  br i1 %t1178, label %body2776, label %after2776
body2776:
  %v2776 = phi i64 [ %v54, %after2587 ], [ %next2776, %latch2776 ]
  %v2779 = mul nuw nsw i64 %v2776, 384
  br label %body2780
body2780:
  %v2780 = phi i64 [ 0, %body2776 ], [ %next2780, %latch2780 ]
  %v2782 = add nuw nsw i64 %v31, %v2780
  %v2783 = add nuw nsw i64 %v2782, %v2779
  %t1179 = getelementptr i16, ptr %p0, i64 %v2783
  %v2784 = load i16, ptr %t1179, align 2, !alias.scope !21, !noalias !22
  %v2786 = zext i16 %v2784 to i32
  %t1180 = getelementptr i16, ptr %p0, i64 %v2783
  %t1181 = getelementptr i16, ptr %t1180, i64 1
  %v2787 = load i16, ptr %t1181, align 2, !alias.scope !21, !noalias !22
  %v2789 = zext i16 %v2787 to i32
  %t1182 = getelementptr i16, ptr %p0, i64 %v2783
  %t1183 = getelementptr i16, ptr %t1182, i64 2
  %v2790 = load i16, ptr %t1183, align 2, !alias.scope !21, !noalias !22
  %v2792 = zext i16 %v2790 to i32
  %t1184 = getelementptr i16, ptr %p0, i64 %v2783
  %t1185 = getelementptr i16, ptr %t1184, i64 3
  %v2793 = load i16, ptr %t1185, align 2, !alias.scope !21, !noalias !22
  %v2795 = zext i16 %v2793 to i32
  %t1186 = getelementptr i16, ptr %p0, i64 %v2783
  %t1187 = getelementptr i16, ptr %t1186, i64 4
  %v2796 = load i16, ptr %t1187, align 2, !alias.scope !21, !noalias !22
  %v2798 = zext i16 %v2796 to i32
  %t1188 = getelementptr i16, ptr %p0, i64 %v2783
  %t1189 = getelementptr i16, ptr %t1188, i64 5
  %v2799 = load i16, ptr %t1189, align 2, !alias.scope !21, !noalias !22
  %v2801 = zext i16 %v2799 to i32
  %t1190 = getelementptr i16, ptr %p0, i64 %v2783
  %t1191 = getelementptr i16, ptr %t1190, i64 6
  %v2802 = load i16, ptr %t1191, align 2, !alias.scope !21, !noalias !22
  %v2804 = zext i16 %v2802 to i32
  %t1192 = getelementptr i16, ptr %p0, i64 %v2783
  %t1193 = getelementptr i16, ptr %t1192, i64 7
  %v2805 = load i16, ptr %t1193, align 2, !alias.scope !21, !noalias !22
  %v2807 = zext i16 %v2805 to i32
  %t1194 = insertelement <8 x i32> poison, i32 %v2786, i64 0
  %t1195 = insertelement <8 x i32> %t1194, i32 %v2789, i64 1
  %t1196 = insertelement <8 x i32> %t1195, i32 %v2792, i64 2
  %t1197 = insertelement <8 x i32> %t1196, i32 %v2795, i64 3
  %t1198 = insertelement <8 x i32> %t1197, i32 %v2798, i64 4
  %t1199 = insertelement <8 x i32> %t1198, i32 %v2801, i64 5
  %t1200 = insertelement <8 x i32> %t1199, i32 %v2804, i64 6
  %v2808 = insertelement <8 x i32> %t1200, i32 %v2807, i64 7
  %v2811 = shl <8 x i32> %v2808, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2812 = bitcast <8 x i32> %v2811 to <8 x float>
  %v2814 = sub nsw i64 %v2776, %v54
  %v2816 = mul nsw i64 %v2814, 16
  %v2818 = mul nuw nsw i64 %v2780, 257
  %v2819 = add nsw i64 %v2816, %v2818
  %t1201 = getelementptr float, ptr %s9, i64 %v2819
  store <8 x float> %v2812, ptr %t1201, align 4, !alias.scope !45, !noalias !46
  %t1202 = getelementptr i16, ptr %p0, i64 %v2783
  %t1203 = getelementptr i16, ptr %t1202, i64 8
  %v2821 = load i16, ptr %t1203, align 2, !alias.scope !21, !noalias !22
  %v2823 = zext i16 %v2821 to i32
  %t1204 = getelementptr i16, ptr %p0, i64 %v2783
  %t1205 = getelementptr i16, ptr %t1204, i64 9
  %v2824 = load i16, ptr %t1205, align 2, !alias.scope !21, !noalias !22
  %v2826 = zext i16 %v2824 to i32
  %t1206 = getelementptr i16, ptr %p0, i64 %v2783
  %t1207 = getelementptr i16, ptr %t1206, i64 10
  %v2827 = load i16, ptr %t1207, align 2, !alias.scope !21, !noalias !22
  %v2829 = zext i16 %v2827 to i32
  %t1208 = getelementptr i16, ptr %p0, i64 %v2783
  %t1209 = getelementptr i16, ptr %t1208, i64 11
  %v2830 = load i16, ptr %t1209, align 2, !alias.scope !21, !noalias !22
  %v2832 = zext i16 %v2830 to i32
  %t1210 = getelementptr i16, ptr %p0, i64 %v2783
  %t1211 = getelementptr i16, ptr %t1210, i64 12
  %v2833 = load i16, ptr %t1211, align 2, !alias.scope !21, !noalias !22
  %v2835 = zext i16 %v2833 to i32
  %t1212 = getelementptr i16, ptr %p0, i64 %v2783
  %t1213 = getelementptr i16, ptr %t1212, i64 13
  %v2836 = load i16, ptr %t1213, align 2, !alias.scope !21, !noalias !22
  %v2838 = zext i16 %v2836 to i32
  %t1214 = getelementptr i16, ptr %p0, i64 %v2783
  %t1215 = getelementptr i16, ptr %t1214, i64 14
  %v2839 = load i16, ptr %t1215, align 2, !alias.scope !21, !noalias !22
  %v2841 = zext i16 %v2839 to i32
  %t1216 = getelementptr i16, ptr %p0, i64 %v2783
  %t1217 = getelementptr i16, ptr %t1216, i64 15
  %v2842 = load i16, ptr %t1217, align 2, !alias.scope !21, !noalias !22
  %v2844 = zext i16 %v2842 to i32
  %t1218 = insertelement <8 x i32> poison, i32 %v2823, i64 0
  %t1219 = insertelement <8 x i32> %t1218, i32 %v2826, i64 1
  %t1220 = insertelement <8 x i32> %t1219, i32 %v2829, i64 2
  %t1221 = insertelement <8 x i32> %t1220, i32 %v2832, i64 3
  %t1222 = insertelement <8 x i32> %t1221, i32 %v2835, i64 4
  %t1223 = insertelement <8 x i32> %t1222, i32 %v2838, i64 5
  %t1224 = insertelement <8 x i32> %t1223, i32 %v2841, i64 6
  %v2845 = insertelement <8 x i32> %t1224, i32 %v2844, i64 7
  %v2847 = shl <8 x i32> %v2845, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2848 = bitcast <8 x i32> %v2847 to <8 x float>
  %v2850 = sub nsw i64 %v2776, %v54
  %v2852 = mul nsw i64 %v2850, 16
  %v2854 = mul nuw nsw i64 %v2780, 257
  %v2855 = add nsw i64 %v2852, %v2854
  %t1225 = getelementptr float, ptr %s9, i64 %v2855
  %t1226 = getelementptr float, ptr %t1225, i64 8
  store <8 x float> %v2848, ptr %t1226, align 4, !alias.scope !45, !noalias !46
  br label %latch2780
latch2780:
  %next2780 = add nuw nsw i64 %v2780, 16
  %more2780 = icmp slt i64 %next2780, 64
  br i1 %more2780, label %body2780, label %after2780
after2780:
  br label %latch2776
latch2776:
  %next2776 = add nuw nsw i64 %v2776, 1
  %more2776 = icmp slt i64 %next2776, %v2581
  br i1 %more2776, label %body2776, label %after2776
after2776:
  %v2859 = sub nsw i64 64, 0
  %t1227 = icmp slt i64 %v2859, 64
  br i1 %t1227, label %body2861, label %after2861
body2861:
  %v2861 = phi i64 [ %v2859, %after2776 ], [ %next2861, %latch2861 ]
  %v2863 = sub nsw i64 %v2861, 0
  %v2865 = urem i64 %v2863, 16
  %v2866 = sub nsw i64 %v2863, %v2865
  %v2867 = mul nuw nsw i64 %v2866, 257
  %v2868 = add nuw nsw i64 %v2867, %v2865
  %v2870 = add nuw nsw i64 %v31, %v2861
  %t1228 = icmp slt i64 %v54, %v2581
  br i1 %t1228, label %body2871, label %after2871
body2871:
  %v2871 = phi i64 [ %v54, %body2861 ], [ %next2871, %latch2871 ]
  %v2874 = mul nuw nsw i64 %v2871, 384
  %v2875 = add nuw nsw i64 %v2870, %v2874
  %t1229 = getelementptr i16, ptr %p0, i64 %v2875
  %v2876 = load i16, ptr %t1229, align 2, !alias.scope !21, !noalias !22
  %v2878 = zext i16 %v2876 to i32
  %v2880 = shl i32 %v2878, 16
  %v2881 = bitcast i32 %v2880 to float
  %v2883 = sub nsw i64 %v2871, %v54
  %v2884 = mul nsw i64 %v2883, 16
  %v2885 = add nsw i64 %v2868, %v2884
  %t1230 = getelementptr float, ptr %s9, i64 %v2885
  store float %v2881, ptr %t1230, align 4, !alias.scope !45, !noalias !46
  br label %latch2871
latch2871:
  %next2871 = add nuw nsw i64 %v2871, 1
  %more2871 = icmp slt i64 %next2871, %v2581
  br i1 %more2871, label %body2871, label %after2871
after2871:
  br label %latch2861
latch2861:
  %next2861 = add nuw nsw i64 %v2861, 1
  %more2861 = icmp slt i64 %next2861, 64
  br i1 %more2861, label %body2861, label %after2861
after2861:
  %v2889 = add nuw nsw i64 %v38, %v40
  %v2891 = sub nsw i64 %v2581, %v54
  %v2892 = and i64 %v2891, 7
  %v2893 = sub nsw i64 %v2581, %v2892
  %t1231 = icmp slt i64 %v38, %v2889
  br i1 %t1231, label %body2894, label %after2894
body2894:
  %v2894 = phi i64 [ %v38, %after2861 ], [ %next2894, %latch2894 ]
  %t1232 = icmp slt i64 %v54, %v2893
  br i1 %t1232, label %body2895, label %after2895
body2895:
  %v2895 = phi i64 [ %v54, %body2894 ], [ %next2895, %latch2895 ]
  %v2897 = trunc i64 %v2894 to i32
  %t1233 = insertelement <8 x i32> poison, i32 %v2897, i64 0
  %v2898 = shufflevector <8 x i32> %t1233, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2900 = trunc i64 %v2895 to i32
  %t1234 = insertelement <8 x i32> poison, i32 %v2900, i64 0
  %v2901 = shufflevector <8 x i32> %t1234, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2904 = add <8 x i32> %v2901, %v8
  %v2905 = icmp sle <8 x i32> %v2898, %v2904
  %v2907 = sub nsw i64 %v2895, %v54
  %v2909 = sub nsw i64 %v2894, %v38
  %v2911 = mul nsw i64 %v2909, 256
  %v2912 = add nsw i64 %v2907, %v2911
  %t1235 = getelementptr float, ptr %s3, i64 %v2912
  %v2913 = load <8 x float>, ptr %t1235, align 4, !alias.scope !33, !noalias !34
  %v2914 = add nuw nsw i64 %v34, %v2895
  %t1236 = getelementptr float, ptr %p2, i64 %v2914
  %v2915 = load <8 x float>, ptr %t1236, align 4, !alias.scope !21, !noalias !22
  %v2918 = fmul <8 x float> %v2915, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v2919 = fmul <8 x float> %v2913, %v2918
  %v2921 = sub nsw i64 %v2895, %v54
  %v2923 = sub nsw i64 %v2894, %v38
  %v2925 = mul nsw i64 %v2923, 272
  %v2926 = add nsw i64 %v2921, %v2925
  %t1237 = getelementptr float, ptr %s4, i64 %v2926
  %v2927 = load <8 x float>, ptr %t1237, align 4, !alias.scope !35, !noalias !36
  %t1238 = getelementptr float, ptr %p4, i64 %v2914
  %v2928 = load <8 x float>, ptr %t1238, align 4, !alias.scope !21, !noalias !22
  %v2929 = fsub <8 x float> %v2927, %v2928
  %v2930 = fmul <8 x float> %v2919, %v2929
  %v2933 = select <8 x i1> %v2905, <8 x float> %v2930, <8 x float> zeroinitializer
  %v2935 = sub nsw i64 %v2895, %v54
  %v2937 = sub nsw i64 %v2894, %v38
  %v2939 = mul nsw i64 %v2937, 272
  %v2940 = add nsw i64 %v2935, %v2939
  %t1239 = getelementptr float, ptr %s10, i64 %v2940
  store <8 x float> %v2933, ptr %t1239, align 4, !alias.scope !47, !noalias !48
  br label %latch2895
latch2895:
  %next2895 = add nuw nsw i64 %v2895, 8
  %more2895 = icmp slt i64 %next2895, %v2893
  br i1 %more2895, label %body2895, label %after2895
after2895:
  %t1240 = icmp slt i64 %v2893, %v2581
  br i1 %t1240, label %body2943, label %after2943
body2943:
  %v2943 = phi i64 [ %v2893, %after2895 ], [ %next2943, %latch2943 ]
  %v2946 = icmp sle i64 %v2894, %v2943
  %v2948 = sub nsw i64 %v2943, %v54
  %v2950 = sub nsw i64 %v2894, %v38
  %v2952 = mul nsw i64 %v2950, 256
  %v2953 = add nsw i64 %v2948, %v2952
  %t1241 = getelementptr float, ptr %s3, i64 %v2953
  %v2954 = load float, ptr %t1241, align 4, !alias.scope !33, !noalias !34
  %v2955 = add nuw nsw i64 %v34, %v2943
  %t1242 = getelementptr float, ptr %p2, i64 %v2955
  %v2956 = load float, ptr %t1242, align 4, !alias.scope !21, !noalias !22
  %v2958 = fmul float %v2956, 0x3FC0000000000000
  %v2959 = fmul float %v2954, %v2958
  %v2961 = sub nsw i64 %v2943, %v54
  %v2963 = sub nsw i64 %v2894, %v38
  %v2965 = mul nsw i64 %v2963, 272
  %v2966 = add nsw i64 %v2961, %v2965
  %t1243 = getelementptr float, ptr %s4, i64 %v2966
  %v2967 = load float, ptr %t1243, align 4, !alias.scope !35, !noalias !36
  %t1244 = getelementptr float, ptr %p4, i64 %v2955
  %v2968 = load float, ptr %t1244, align 4, !alias.scope !21, !noalias !22
  %v2969 = fsub float %v2967, %v2968
  %v2970 = fmul float %v2959, %v2969
  %v2972 = select i1 %v2946, float %v2970, float 0x0000000000000000
  %v2974 = sub nsw i64 %v2943, %v54
  %v2976 = sub nsw i64 %v2894, %v38
  %v2978 = mul nsw i64 %v2976, 272
  %v2979 = add nsw i64 %v2974, %v2978
  %t1245 = getelementptr float, ptr %s10, i64 %v2979
  store float %v2972, ptr %t1245, align 4, !alias.scope !47, !noalias !48
  br label %latch2943
latch2943:
  %next2943 = add nuw nsw i64 %v2943, 1
  %more2943 = icmp slt i64 %next2943, %v2581
  br i1 %more2943, label %body2943, label %after2943
after2943:
  br label %latch2894
latch2894:
  %next2894 = add nuw nsw i64 %v2894, 1
  %more2894 = icmp slt i64 %next2894, %v2889
  br i1 %more2894, label %body2894, label %after2894
after2894:
  %v2985 = add nuw nsw i64 %v40, 5
  %v2986 = urem i64 %v2985, 6
  %v2987 = sub nsw i64 %v2985, %v2986
  %v2988 = add nuw nsw i64 %v38, %v40
  %v2989 = add nuw nsw i64 %v38, %v2987
  %t1246 = icmp slt i64 %v2988, %v2989
  br i1 %t1246, label %body2990, label %after2990
body2990:
  %v2990 = phi i64 [ %v2988, %after2894 ], [ %next2990, %latch2990 ]
  %t1247 = icmp slt i64 %v54, %v2581
  br i1 %t1247, label %body2991, label %after2991
body2991:
  %v2991 = phi i64 [ %v54, %body2990 ], [ %next2991, %latch2991 ]
  %v2994 = sub nsw i64 %v2991, %v54
  %v2996 = sub nsw i64 %v2990, %v38
  %v2998 = mul nsw i64 %v2996, 272
  %v2999 = add nsw i64 %v2994, %v2998
  %t1248 = getelementptr float, ptr %s10, i64 %v2999
  store float 0x0000000000000000, ptr %t1248, align 4, !alias.scope !47, !noalias !48
  br label %latch2991
latch2991:
  %next2991 = add nuw nsw i64 %v2991, 1
  %more2991 = icmp slt i64 %next2991, %v2581
  br i1 %more2991, label %body2991, label %after2991
after2991:
  br label %latch2990
latch2990:
  %next2990 = add nuw nsw i64 %v2990, 1
  %more2990 = icmp slt i64 %next2990, %v2989
  br i1 %more2990, label %body2990, label %after2990
after2990:
  br label %body3005
body3005:
  %v3005 = phi i64 [ 0, %after2990 ], [ %next3005, %latch3005 ]
  %v3008 = add nuw nsw i64 %v40, 5
  %v3009 = urem i64 %v3008, 6
  %v3010 = sub nsw i64 %v3008, %v3009
  %v3011 = add nuw nsw i64 %v38, %v3010
  %t1249 = icmp slt i64 %v38, %v3011
  br i1 %t1249, label %body3012, label %after3012
body3012:
  %v3012 = phi i64 [ %v38, %body3005 ], [ %next3012, %latch3012 ]
  store <8 x float> zeroinitializer, ptr %v3015
  store <8 x float> zeroinitializer, ptr %v3018
  store <8 x float> zeroinitializer, ptr %v3021
  store <8 x float> zeroinitializer, ptr %v3024
  store <8 x float> zeroinitializer, ptr %v3027
  store <8 x float> zeroinitializer, ptr %v3030
  store <8 x float> zeroinitializer, ptr %v3033
  store <8 x float> zeroinitializer, ptr %v3036
  store <8 x float> zeroinitializer, ptr %v3039
  store <8 x float> zeroinitializer, ptr %v3042
  store <8 x float> zeroinitializer, ptr %v3045
  store <8 x float> zeroinitializer, ptr %v3048
  %t1250 = icmp slt i64 %v54, %v2581
  br i1 %t1250, label %body3049, label %after3049
body3049:
  %v3049 = phi i64 [ %v54, %body3012 ], [ %next3049, %latch3049 ]
  %v3051 = sub nsw i64 %v3049, %v54
  %v3053 = sub nsw i64 %v3012, %v38
  %v3055 = mul nsw i64 %v3053, 272
  %v3056 = add nsw i64 %v3051, %v3055
  %t1251 = getelementptr float, ptr %s10, i64 %v3056
  %v3057 = load float, ptr %t1251, align 4, !alias.scope !47, !noalias !48
  %v3059 = sub nsw i64 %v3049, %v54
  %v3061 = mul nsw i64 %v3059, 16
  %v3063 = mul nuw nsw i64 %v3005, 257
  %v3064 = add nsw i64 %v3061, %v3063
  %t1252 = getelementptr float, ptr %s9, i64 %v3064
  %v3065 = load <8 x float>, ptr %t1252, align 4, !alias.scope !45, !noalias !46
  %t1253 = insertelement <8 x float> poison, float %v3057, i64 0
  %v3066 = shufflevector <8 x float> %t1253, <8 x float> poison, <8 x i32> zeroinitializer
  %v3067 = load <8 x float>, ptr %v3015
  %v3068 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3066, <8 x float> %v3065, <8 x float> %v3067)
  store <8 x float> %v3068, ptr %v3015
  %v3071 = sub nsw i64 %v3049, %v54
  %v3073 = mul nsw i64 %v3071, 16
  %v3075 = mul nuw nsw i64 %v3005, 257
  %v3076 = add nsw i64 %v3073, %v3075
  %t1254 = getelementptr float, ptr %s9, i64 %v3076
  %t1255 = getelementptr float, ptr %t1254, i64 8
  %v3077 = load <8 x float>, ptr %t1255, align 4, !alias.scope !45, !noalias !46
  %t1256 = insertelement <8 x float> poison, float %v3057, i64 0
  %v3078 = shufflevector <8 x float> %t1256, <8 x float> poison, <8 x i32> zeroinitializer
  %v3079 = load <8 x float>, ptr %v3018
  %v3080 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3078, <8 x float> %v3077, <8 x float> %v3079)
  store <8 x float> %v3080, ptr %v3018
  %v3083 = sub nsw i64 %v3049, %v54
  %v3085 = sub nsw i64 %v3012, %v38
  %v3087 = mul nsw i64 %v3085, 272
  %v3088 = add nsw i64 %v3083, %v3087
  %t1257 = getelementptr float, ptr %s10, i64 %v3088
  %t1258 = getelementptr float, ptr %t1257, i64 272
  %v3089 = load float, ptr %t1258, align 4, !alias.scope !47, !noalias !48
  %t1259 = insertelement <8 x float> poison, float %v3089, i64 0
  %v3090 = shufflevector <8 x float> %t1259, <8 x float> poison, <8 x i32> zeroinitializer
  %v3091 = load <8 x float>, ptr %v3021
  %v3092 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3090, <8 x float> %v3065, <8 x float> %v3091)
  store <8 x float> %v3092, ptr %v3021
  %t1260 = insertelement <8 x float> poison, float %v3089, i64 0
  %v3094 = shufflevector <8 x float> %t1260, <8 x float> poison, <8 x i32> zeroinitializer
  %v3095 = load <8 x float>, ptr %v3024
  %v3096 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3094, <8 x float> %v3077, <8 x float> %v3095)
  store <8 x float> %v3096, ptr %v3024
  %v3099 = sub nsw i64 %v3049, %v54
  %v3101 = sub nsw i64 %v3012, %v38
  %v3103 = mul nsw i64 %v3101, 272
  %v3104 = add nsw i64 %v3099, %v3103
  %t1261 = getelementptr float, ptr %s10, i64 %v3104
  %t1262 = getelementptr float, ptr %t1261, i64 544
  %v3105 = load float, ptr %t1262, align 4, !alias.scope !47, !noalias !48
  %t1263 = insertelement <8 x float> poison, float %v3105, i64 0
  %v3106 = shufflevector <8 x float> %t1263, <8 x float> poison, <8 x i32> zeroinitializer
  %v3107 = load <8 x float>, ptr %v3027
  %v3108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3106, <8 x float> %v3065, <8 x float> %v3107)
  store <8 x float> %v3108, ptr %v3027
  %t1264 = insertelement <8 x float> poison, float %v3105, i64 0
  %v3110 = shufflevector <8 x float> %t1264, <8 x float> poison, <8 x i32> zeroinitializer
  %v3111 = load <8 x float>, ptr %v3030
  %v3112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3110, <8 x float> %v3077, <8 x float> %v3111)
  store <8 x float> %v3112, ptr %v3030
  %v3115 = sub nsw i64 %v3049, %v54
  %v3117 = sub nsw i64 %v3012, %v38
  %v3119 = mul nsw i64 %v3117, 272
  %v3120 = add nsw i64 %v3115, %v3119
  %t1265 = getelementptr float, ptr %s10, i64 %v3120
  %t1266 = getelementptr float, ptr %t1265, i64 816
  %v3121 = load float, ptr %t1266, align 4, !alias.scope !47, !noalias !48
  %t1267 = insertelement <8 x float> poison, float %v3121, i64 0
  %v3122 = shufflevector <8 x float> %t1267, <8 x float> poison, <8 x i32> zeroinitializer
  %v3123 = load <8 x float>, ptr %v3033
  %v3124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3122, <8 x float> %v3065, <8 x float> %v3123)
  store <8 x float> %v3124, ptr %v3033
  %t1268 = insertelement <8 x float> poison, float %v3121, i64 0
  %v3126 = shufflevector <8 x float> %t1268, <8 x float> poison, <8 x i32> zeroinitializer
  %v3127 = load <8 x float>, ptr %v3036
  %v3128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3126, <8 x float> %v3077, <8 x float> %v3127)
  store <8 x float> %v3128, ptr %v3036
  %v3131 = sub nsw i64 %v3049, %v54
  %v3133 = sub nsw i64 %v3012, %v38
  %v3135 = mul nsw i64 %v3133, 272
  %v3136 = add nsw i64 %v3131, %v3135
  %t1269 = getelementptr float, ptr %s10, i64 %v3136
  %t1270 = getelementptr float, ptr %t1269, i64 1088
  %v3137 = load float, ptr %t1270, align 4, !alias.scope !47, !noalias !48
  %t1271 = insertelement <8 x float> poison, float %v3137, i64 0
  %v3138 = shufflevector <8 x float> %t1271, <8 x float> poison, <8 x i32> zeroinitializer
  %v3139 = load <8 x float>, ptr %v3039
  %v3140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3138, <8 x float> %v3065, <8 x float> %v3139)
  store <8 x float> %v3140, ptr %v3039
  %t1272 = insertelement <8 x float> poison, float %v3137, i64 0
  %v3142 = shufflevector <8 x float> %t1272, <8 x float> poison, <8 x i32> zeroinitializer
  %v3143 = load <8 x float>, ptr %v3042
  %v3144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3142, <8 x float> %v3077, <8 x float> %v3143)
  store <8 x float> %v3144, ptr %v3042
  %v3147 = sub nsw i64 %v3049, %v54
  %v3149 = sub nsw i64 %v3012, %v38
  %v3151 = mul nsw i64 %v3149, 272
  %v3152 = add nsw i64 %v3147, %v3151
  %t1273 = getelementptr float, ptr %s10, i64 %v3152
  %t1274 = getelementptr float, ptr %t1273, i64 1360
  %v3153 = load float, ptr %t1274, align 4, !alias.scope !47, !noalias !48
  %t1275 = insertelement <8 x float> poison, float %v3153, i64 0
  %v3154 = shufflevector <8 x float> %t1275, <8 x float> poison, <8 x i32> zeroinitializer
  %v3155 = load <8 x float>, ptr %v3045
  %v3156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3154, <8 x float> %v3065, <8 x float> %v3155)
  store <8 x float> %v3156, ptr %v3045
  %t1276 = insertelement <8 x float> poison, float %v3153, i64 0
  %v3158 = shufflevector <8 x float> %t1276, <8 x float> poison, <8 x i32> zeroinitializer
  %v3159 = load <8 x float>, ptr %v3048
  %v3160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3158, <8 x float> %v3077, <8 x float> %v3159)
  store <8 x float> %v3160, ptr %v3048
  br label %latch3049
latch3049:
  %next3049 = add nuw nsw i64 %v3049, 1
  %more3049 = icmp slt i64 %next3049, %v2581
  br i1 %more3049, label %body3049, label %after3049
after3049:
  %v3163 = load <8 x float>, ptr %v3015
  %t1277 = getelementptr float, ptr %s8, i64 %v3005
  %v3166 = load <8 x float>, ptr %t1277, align 4, !alias.scope !43, !noalias !44
  %v3167 = fadd <8 x float> %v3166, %v3163
  %v3170 = sub nsw i64 %v3012, %v38
  %v3172 = mul nsw i64 %v3170, 64
  %v3173 = add nsw i64 %v3005, %v3172
  %t1278 = getelementptr float, ptr %s7, i64 %v3173
  store <8 x float> %v3167, ptr %t1278, align 4, !alias.scope !41, !noalias !42
  %v3175 = load <8 x float>, ptr %v3018
  %t1279 = getelementptr float, ptr %s8, i64 %v3005
  %t1280 = getelementptr float, ptr %t1279, i64 8
  %v3178 = load <8 x float>, ptr %t1280, align 4, !alias.scope !43, !noalias !44
  %v3179 = fadd <8 x float> %v3178, %v3175
  %v3182 = sub nsw i64 %v3012, %v38
  %v3184 = mul nsw i64 %v3182, 64
  %v3185 = add nsw i64 %v3005, %v3184
  %t1281 = getelementptr float, ptr %s7, i64 %v3185
  %t1282 = getelementptr float, ptr %t1281, i64 8
  store <8 x float> %v3179, ptr %t1282, align 4, !alias.scope !41, !noalias !42
  %v3187 = load <8 x float>, ptr %v3021
  %t1283 = getelementptr float, ptr %s8, i64 %v3005
  %v3190 = load <8 x float>, ptr %t1283, align 4, !alias.scope !43, !noalias !44
  %v3191 = fadd <8 x float> %v3190, %v3187
  %v3194 = sub nsw i64 %v3012, %v38
  %v3196 = mul nsw i64 %v3194, 64
  %v3197 = add nsw i64 %v3005, %v3196
  %t1284 = getelementptr float, ptr %s7, i64 %v3197
  %t1285 = getelementptr float, ptr %t1284, i64 64
  store <8 x float> %v3191, ptr %t1285, align 4, !alias.scope !41, !noalias !42
  %v3199 = load <8 x float>, ptr %v3024
  %t1286 = getelementptr float, ptr %s8, i64 %v3005
  %t1287 = getelementptr float, ptr %t1286, i64 8
  %v3202 = load <8 x float>, ptr %t1287, align 4, !alias.scope !43, !noalias !44
  %v3203 = fadd <8 x float> %v3202, %v3199
  %v3206 = sub nsw i64 %v3012, %v38
  %v3208 = mul nsw i64 %v3206, 64
  %v3209 = add nsw i64 %v3005, %v3208
  %t1288 = getelementptr float, ptr %s7, i64 %v3209
  %t1289 = getelementptr float, ptr %t1288, i64 72
  store <8 x float> %v3203, ptr %t1289, align 4, !alias.scope !41, !noalias !42
  %v3211 = load <8 x float>, ptr %v3027
  %t1290 = getelementptr float, ptr %s8, i64 %v3005
  %v3214 = load <8 x float>, ptr %t1290, align 4, !alias.scope !43, !noalias !44
  %v3215 = fadd <8 x float> %v3214, %v3211
  %v3218 = sub nsw i64 %v3012, %v38
  %v3220 = mul nsw i64 %v3218, 64
  %v3221 = add nsw i64 %v3005, %v3220
  %t1291 = getelementptr float, ptr %s7, i64 %v3221
  %t1292 = getelementptr float, ptr %t1291, i64 128
  store <8 x float> %v3215, ptr %t1292, align 4, !alias.scope !41, !noalias !42
  %v3223 = load <8 x float>, ptr %v3030
  %t1293 = getelementptr float, ptr %s8, i64 %v3005
  %t1294 = getelementptr float, ptr %t1293, i64 8
  %v3226 = load <8 x float>, ptr %t1294, align 4, !alias.scope !43, !noalias !44
  %v3227 = fadd <8 x float> %v3226, %v3223
  %v3230 = sub nsw i64 %v3012, %v38
  %v3232 = mul nsw i64 %v3230, 64
  %v3233 = add nsw i64 %v3005, %v3232
  %t1295 = getelementptr float, ptr %s7, i64 %v3233
  %t1296 = getelementptr float, ptr %t1295, i64 136
  store <8 x float> %v3227, ptr %t1296, align 4, !alias.scope !41, !noalias !42
  %v3235 = load <8 x float>, ptr %v3033
  %t1297 = getelementptr float, ptr %s8, i64 %v3005
  %v3238 = load <8 x float>, ptr %t1297, align 4, !alias.scope !43, !noalias !44
  %v3239 = fadd <8 x float> %v3238, %v3235
  %v3242 = sub nsw i64 %v3012, %v38
  %v3244 = mul nsw i64 %v3242, 64
  %v3245 = add nsw i64 %v3005, %v3244
  %t1298 = getelementptr float, ptr %s7, i64 %v3245
  %t1299 = getelementptr float, ptr %t1298, i64 192
  store <8 x float> %v3239, ptr %t1299, align 4, !alias.scope !41, !noalias !42
  %v3247 = load <8 x float>, ptr %v3036
  %t1300 = getelementptr float, ptr %s8, i64 %v3005
  %t1301 = getelementptr float, ptr %t1300, i64 8
  %v3250 = load <8 x float>, ptr %t1301, align 4, !alias.scope !43, !noalias !44
  %v3251 = fadd <8 x float> %v3250, %v3247
  %v3254 = sub nsw i64 %v3012, %v38
  %v3256 = mul nsw i64 %v3254, 64
  %v3257 = add nsw i64 %v3005, %v3256
  %t1302 = getelementptr float, ptr %s7, i64 %v3257
  %t1303 = getelementptr float, ptr %t1302, i64 200
  store <8 x float> %v3251, ptr %t1303, align 4, !alias.scope !41, !noalias !42
  %v3259 = load <8 x float>, ptr %v3039
  %t1304 = getelementptr float, ptr %s8, i64 %v3005
  %v3262 = load <8 x float>, ptr %t1304, align 4, !alias.scope !43, !noalias !44
  %v3263 = fadd <8 x float> %v3262, %v3259
  %v3266 = sub nsw i64 %v3012, %v38
  %v3268 = mul nsw i64 %v3266, 64
  %v3269 = add nsw i64 %v3005, %v3268
  %t1305 = getelementptr float, ptr %s7, i64 %v3269
  %t1306 = getelementptr float, ptr %t1305, i64 256
  store <8 x float> %v3263, ptr %t1306, align 4, !alias.scope !41, !noalias !42
  %v3271 = load <8 x float>, ptr %v3042
  %t1307 = getelementptr float, ptr %s8, i64 %v3005
  %t1308 = getelementptr float, ptr %t1307, i64 8
  %v3274 = load <8 x float>, ptr %t1308, align 4, !alias.scope !43, !noalias !44
  %v3275 = fadd <8 x float> %v3274, %v3271
  %v3278 = sub nsw i64 %v3012, %v38
  %v3280 = mul nsw i64 %v3278, 64
  %v3281 = add nsw i64 %v3005, %v3280
  %t1309 = getelementptr float, ptr %s7, i64 %v3281
  %t1310 = getelementptr float, ptr %t1309, i64 264
  store <8 x float> %v3275, ptr %t1310, align 4, !alias.scope !41, !noalias !42
  %v3283 = load <8 x float>, ptr %v3045
  %t1311 = getelementptr float, ptr %s8, i64 %v3005
  %v3286 = load <8 x float>, ptr %t1311, align 4, !alias.scope !43, !noalias !44
  %v3287 = fadd <8 x float> %v3286, %v3283
  %v3290 = sub nsw i64 %v3012, %v38
  %v3292 = mul nsw i64 %v3290, 64
  %v3293 = add nsw i64 %v3005, %v3292
  %t1312 = getelementptr float, ptr %s7, i64 %v3293
  %t1313 = getelementptr float, ptr %t1312, i64 320
  store <8 x float> %v3287, ptr %t1313, align 4, !alias.scope !41, !noalias !42
  %v3295 = load <8 x float>, ptr %v3048
  %t1314 = getelementptr float, ptr %s8, i64 %v3005
  %t1315 = getelementptr float, ptr %t1314, i64 8
  %v3298 = load <8 x float>, ptr %t1315, align 4, !alias.scope !43, !noalias !44
  %v3299 = fadd <8 x float> %v3298, %v3295
  %v3302 = sub nsw i64 %v3012, %v38
  %v3304 = mul nsw i64 %v3302, 64
  %v3305 = add nsw i64 %v3005, %v3304
  %t1316 = getelementptr float, ptr %s7, i64 %v3305
  %t1317 = getelementptr float, ptr %t1316, i64 328
  store <8 x float> %v3299, ptr %t1317, align 4, !alias.scope !41, !noalias !42
  br label %latch3012
latch3012:
  %next3012 = add nuw nsw i64 %v3012, 6
  %more3012 = icmp slt i64 %next3012, %v3011
  br i1 %more3012, label %body3012, label %after3012
after3012:
  br label %latch3005
latch3005:
  %next3005 = add nuw nsw i64 %v3005, 16
  %more3005 = icmp slt i64 %next3005, 64
  br i1 %more3005, label %body3005, label %after3005
after3005:
  %v3311 = add nuw nsw i64 %v54, %v55
  br label %body3317
body3317:
  %v3317 = phi i64 [ 0, %after3005 ], [ %next3317, %latch3317 ]
  store <8 x float> zeroinitializer, ptr %v3320
  store <8 x float> zeroinitializer, ptr %v3323
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v3326
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v3329
  %v3332 = add nuw nsw i64 %v54, %v55
  %v3334 = add nuw nsw i64 %v35, %v3317
  %t1318 = icmp slt i64 0, %v54
  br i1 %t1318, label %body3337, label %after3337
body3337:
  %v3337 = phi i64 [ 0, %body3317 ], [ %next3337, %latch3337 ]
  %v3340 = mul nuw nsw i64 %v3337, 128
  %v3341 = add nuw nsw i64 %v3334, %v3340
  %t1319 = getelementptr i16, ptr %p3, i64 %v3341
  %v3342 = load i16, ptr %t1319, align 2, !alias.scope !21, !noalias !22
  %v3344 = zext i16 %v3342 to i32
  %t1320 = getelementptr i16, ptr %p3, i64 %v3341
  %t1321 = getelementptr i16, ptr %t1320, i64 1
  %v3345 = load i16, ptr %t1321, align 2, !alias.scope !21, !noalias !22
  %v3347 = zext i16 %v3345 to i32
  %t1322 = getelementptr i16, ptr %p3, i64 %v3341
  %t1323 = getelementptr i16, ptr %t1322, i64 2
  %v3348 = load i16, ptr %t1323, align 2, !alias.scope !21, !noalias !22
  %v3350 = zext i16 %v3348 to i32
  %t1324 = getelementptr i16, ptr %p3, i64 %v3341
  %t1325 = getelementptr i16, ptr %t1324, i64 3
  %v3351 = load i16, ptr %t1325, align 2, !alias.scope !21, !noalias !22
  %v3353 = zext i16 %v3351 to i32
  %t1326 = getelementptr i16, ptr %p3, i64 %v3341
  %t1327 = getelementptr i16, ptr %t1326, i64 4
  %v3354 = load i16, ptr %t1327, align 2, !alias.scope !21, !noalias !22
  %v3356 = zext i16 %v3354 to i32
  %t1328 = getelementptr i16, ptr %p3, i64 %v3341
  %t1329 = getelementptr i16, ptr %t1328, i64 5
  %v3357 = load i16, ptr %t1329, align 2, !alias.scope !21, !noalias !22
  %v3359 = zext i16 %v3357 to i32
  %t1330 = getelementptr i16, ptr %p3, i64 %v3341
  %t1331 = getelementptr i16, ptr %t1330, i64 6
  %v3360 = load i16, ptr %t1331, align 2, !alias.scope !21, !noalias !22
  %v3362 = zext i16 %v3360 to i32
  %t1332 = getelementptr i16, ptr %p3, i64 %v3341
  %t1333 = getelementptr i16, ptr %t1332, i64 7
  %v3363 = load i16, ptr %t1333, align 2, !alias.scope !21, !noalias !22
  %v3365 = zext i16 %v3363 to i32
  %t1334 = insertelement <8 x i32> poison, i32 %v3344, i64 0
  %t1335 = insertelement <8 x i32> %t1334, i32 %v3347, i64 1
  %t1336 = insertelement <8 x i32> %t1335, i32 %v3350, i64 2
  %t1337 = insertelement <8 x i32> %t1336, i32 %v3353, i64 3
  %t1338 = insertelement <8 x i32> %t1337, i32 %v3356, i64 4
  %t1339 = insertelement <8 x i32> %t1338, i32 %v3359, i64 5
  %t1340 = insertelement <8 x i32> %t1339, i32 %v3362, i64 6
  %v3366 = insertelement <8 x i32> %t1340, i32 %v3365, i64 7
  %v3369 = shl <8 x i32> %v3366, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3370 = bitcast <8 x i32> %v3369 to <8 x float>
  %v3371 = load <8 x float>, ptr %v3320
  %v3372 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3370, <8 x float> %v3371)
  store <8 x float> %v3372, ptr %v3320
  %t1341 = getelementptr i16, ptr %p3, i64 %v3341
  %t1342 = getelementptr i16, ptr %t1341, i64 8
  %v3374 = load i16, ptr %t1342, align 2, !alias.scope !21, !noalias !22
  %v3376 = zext i16 %v3374 to i32
  %t1343 = getelementptr i16, ptr %p3, i64 %v3341
  %t1344 = getelementptr i16, ptr %t1343, i64 9
  %v3377 = load i16, ptr %t1344, align 2, !alias.scope !21, !noalias !22
  %v3379 = zext i16 %v3377 to i32
  %t1345 = getelementptr i16, ptr %p3, i64 %v3341
  %t1346 = getelementptr i16, ptr %t1345, i64 10
  %v3380 = load i16, ptr %t1346, align 2, !alias.scope !21, !noalias !22
  %v3382 = zext i16 %v3380 to i32
  %t1347 = getelementptr i16, ptr %p3, i64 %v3341
  %t1348 = getelementptr i16, ptr %t1347, i64 11
  %v3383 = load i16, ptr %t1348, align 2, !alias.scope !21, !noalias !22
  %v3385 = zext i16 %v3383 to i32
  %t1349 = getelementptr i16, ptr %p3, i64 %v3341
  %t1350 = getelementptr i16, ptr %t1349, i64 12
  %v3386 = load i16, ptr %t1350, align 2, !alias.scope !21, !noalias !22
  %v3388 = zext i16 %v3386 to i32
  %t1351 = getelementptr i16, ptr %p3, i64 %v3341
  %t1352 = getelementptr i16, ptr %t1351, i64 13
  %v3389 = load i16, ptr %t1352, align 2, !alias.scope !21, !noalias !22
  %v3391 = zext i16 %v3389 to i32
  %t1353 = getelementptr i16, ptr %p3, i64 %v3341
  %t1354 = getelementptr i16, ptr %t1353, i64 14
  %v3392 = load i16, ptr %t1354, align 2, !alias.scope !21, !noalias !22
  %v3394 = zext i16 %v3392 to i32
  %t1355 = getelementptr i16, ptr %p3, i64 %v3341
  %t1356 = getelementptr i16, ptr %t1355, i64 15
  %v3395 = load i16, ptr %t1356, align 2, !alias.scope !21, !noalias !22
  %v3397 = zext i16 %v3395 to i32
  %t1357 = insertelement <8 x i32> poison, i32 %v3376, i64 0
  %t1358 = insertelement <8 x i32> %t1357, i32 %v3379, i64 1
  %t1359 = insertelement <8 x i32> %t1358, i32 %v3382, i64 2
  %t1360 = insertelement <8 x i32> %t1359, i32 %v3385, i64 3
  %t1361 = insertelement <8 x i32> %t1360, i32 %v3388, i64 4
  %t1362 = insertelement <8 x i32> %t1361, i32 %v3391, i64 5
  %t1363 = insertelement <8 x i32> %t1362, i32 %v3394, i64 6
  %v3398 = insertelement <8 x i32> %t1363, i32 %v3397, i64 7
  %v3400 = shl <8 x i32> %v3398, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3401 = bitcast <8 x i32> %v3400 to <8 x float>
  %v3402 = load <8 x float>, ptr %v3323
  %v3403 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3401, <8 x float> %v3402)
  store <8 x float> %v3403, ptr %v3323
  br label %latch3337
latch3337:
  %next3337 = add nuw nsw i64 %v3337, 1
  %more3337 = icmp slt i64 %next3337, %v54
  br i1 %more3337, label %body3337, label %after3337
after3337:
  %t1364 = icmp slt i64 %v3332, 256
  br i1 %t1364, label %body3408, label %after3408
body3408:
  %v3408 = phi i64 [ %v3332, %after3337 ], [ %next3408, %latch3408 ]
  %v3411 = mul nuw nsw i64 %v3408, 128
  %v3412 = add nuw nsw i64 %v3334, %v3411
  %t1365 = getelementptr i16, ptr %p3, i64 %v3412
  %v3413 = load i16, ptr %t1365, align 2, !alias.scope !21, !noalias !22
  %v3415 = zext i16 %v3413 to i32
  %t1366 = getelementptr i16, ptr %p3, i64 %v3412
  %t1367 = getelementptr i16, ptr %t1366, i64 1
  %v3416 = load i16, ptr %t1367, align 2, !alias.scope !21, !noalias !22
  %v3418 = zext i16 %v3416 to i32
  %t1368 = getelementptr i16, ptr %p3, i64 %v3412
  %t1369 = getelementptr i16, ptr %t1368, i64 2
  %v3419 = load i16, ptr %t1369, align 2, !alias.scope !21, !noalias !22
  %v3421 = zext i16 %v3419 to i32
  %t1370 = getelementptr i16, ptr %p3, i64 %v3412
  %t1371 = getelementptr i16, ptr %t1370, i64 3
  %v3422 = load i16, ptr %t1371, align 2, !alias.scope !21, !noalias !22
  %v3424 = zext i16 %v3422 to i32
  %t1372 = getelementptr i16, ptr %p3, i64 %v3412
  %t1373 = getelementptr i16, ptr %t1372, i64 4
  %v3425 = load i16, ptr %t1373, align 2, !alias.scope !21, !noalias !22
  %v3427 = zext i16 %v3425 to i32
  %t1374 = getelementptr i16, ptr %p3, i64 %v3412
  %t1375 = getelementptr i16, ptr %t1374, i64 5
  %v3428 = load i16, ptr %t1375, align 2, !alias.scope !21, !noalias !22
  %v3430 = zext i16 %v3428 to i32
  %t1376 = getelementptr i16, ptr %p3, i64 %v3412
  %t1377 = getelementptr i16, ptr %t1376, i64 6
  %v3431 = load i16, ptr %t1377, align 2, !alias.scope !21, !noalias !22
  %v3433 = zext i16 %v3431 to i32
  %t1378 = getelementptr i16, ptr %p3, i64 %v3412
  %t1379 = getelementptr i16, ptr %t1378, i64 7
  %v3434 = load i16, ptr %t1379, align 2, !alias.scope !21, !noalias !22
  %v3436 = zext i16 %v3434 to i32
  %t1380 = insertelement <8 x i32> poison, i32 %v3415, i64 0
  %t1381 = insertelement <8 x i32> %t1380, i32 %v3418, i64 1
  %t1382 = insertelement <8 x i32> %t1381, i32 %v3421, i64 2
  %t1383 = insertelement <8 x i32> %t1382, i32 %v3424, i64 3
  %t1384 = insertelement <8 x i32> %t1383, i32 %v3427, i64 4
  %t1385 = insertelement <8 x i32> %t1384, i32 %v3430, i64 5
  %t1386 = insertelement <8 x i32> %t1385, i32 %v3433, i64 6
  %v3437 = insertelement <8 x i32> %t1386, i32 %v3436, i64 7
  %v3440 = shl <8 x i32> %v3437, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3441 = bitcast <8 x i32> %v3440 to <8 x float>
  %v3442 = load <8 x float>, ptr %v3326
  %v3443 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3441, <8 x float> %v3442)
  store <8 x float> %v3443, ptr %v3326
  %t1387 = getelementptr i16, ptr %p3, i64 %v3412
  %t1388 = getelementptr i16, ptr %t1387, i64 8
  %v3445 = load i16, ptr %t1388, align 2, !alias.scope !21, !noalias !22
  %v3447 = zext i16 %v3445 to i32
  %t1389 = getelementptr i16, ptr %p3, i64 %v3412
  %t1390 = getelementptr i16, ptr %t1389, i64 9
  %v3448 = load i16, ptr %t1390, align 2, !alias.scope !21, !noalias !22
  %v3450 = zext i16 %v3448 to i32
  %t1391 = getelementptr i16, ptr %p3, i64 %v3412
  %t1392 = getelementptr i16, ptr %t1391, i64 10
  %v3451 = load i16, ptr %t1392, align 2, !alias.scope !21, !noalias !22
  %v3453 = zext i16 %v3451 to i32
  %t1393 = getelementptr i16, ptr %p3, i64 %v3412
  %t1394 = getelementptr i16, ptr %t1393, i64 11
  %v3454 = load i16, ptr %t1394, align 2, !alias.scope !21, !noalias !22
  %v3456 = zext i16 %v3454 to i32
  %t1395 = getelementptr i16, ptr %p3, i64 %v3412
  %t1396 = getelementptr i16, ptr %t1395, i64 12
  %v3457 = load i16, ptr %t1396, align 2, !alias.scope !21, !noalias !22
  %v3459 = zext i16 %v3457 to i32
  %t1397 = getelementptr i16, ptr %p3, i64 %v3412
  %t1398 = getelementptr i16, ptr %t1397, i64 13
  %v3460 = load i16, ptr %t1398, align 2, !alias.scope !21, !noalias !22
  %v3462 = zext i16 %v3460 to i32
  %t1399 = getelementptr i16, ptr %p3, i64 %v3412
  %t1400 = getelementptr i16, ptr %t1399, i64 14
  %v3463 = load i16, ptr %t1400, align 2, !alias.scope !21, !noalias !22
  %v3465 = zext i16 %v3463 to i32
  %t1401 = getelementptr i16, ptr %p3, i64 %v3412
  %t1402 = getelementptr i16, ptr %t1401, i64 15
  %v3466 = load i16, ptr %t1402, align 2, !alias.scope !21, !noalias !22
  %v3468 = zext i16 %v3466 to i32
  %t1403 = insertelement <8 x i32> poison, i32 %v3447, i64 0
  %t1404 = insertelement <8 x i32> %t1403, i32 %v3450, i64 1
  %t1405 = insertelement <8 x i32> %t1404, i32 %v3453, i64 2
  %t1406 = insertelement <8 x i32> %t1405, i32 %v3456, i64 3
  %t1407 = insertelement <8 x i32> %t1406, i32 %v3459, i64 4
  %t1408 = insertelement <8 x i32> %t1407, i32 %v3462, i64 5
  %t1409 = insertelement <8 x i32> %t1408, i32 %v3465, i64 6
  %v3469 = insertelement <8 x i32> %t1409, i32 %v3468, i64 7
  %v3471 = shl <8 x i32> %v3469, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3472 = bitcast <8 x i32> %v3471 to <8 x float>
  %v3473 = load <8 x float>, ptr %v3329
  %v3474 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3472, <8 x float> %v3473)
  store <8 x float> %v3474, ptr %v3329
  br label %latch3408
latch3408:
  %next3408 = add nuw nsw i64 %v3408, 1
  %more3408 = icmp slt i64 %next3408, 256
  br i1 %more3408, label %body3408, label %after3408
after3408:
  %v3479 = icmp sle i64 256, %v54
  %v3480 = icmp sle i64 %v3332, 0
  %v3481 = or i1 %v3479, %v3480
  %v3484 = select i1 %v3481, float 0x0000000000000000, float 0x8000000000000000
  %t1410 = insertelement <8 x float> poison, float %v3484, i64 0
  %v3485 = shufflevector <8 x float> %t1410, <8 x float> poison, <8 x i32> zeroinitializer
  %v3487 = load <8 x float>, ptr %v3320
  %v3488 = load <8 x float>, ptr %v3326
  %v3489 = fmul <8 x float> %v3487, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v3490 = fadd <8 x float> %v3489, %v3488
  %v3491 = fadd <8 x float> %v3490, %v3485
  %t1411 = getelementptr float, ptr %s12, i64 %v3317
  store <8 x float> %v3491, ptr %t1411, align 4, !alias.scope !51, !noalias !52
  %v3495 = load <8 x float>, ptr %v3323
  %v3496 = load <8 x float>, ptr %v3329
  %v3497 = fmul <8 x float> %v3495, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v3498 = fadd <8 x float> %v3497, %v3496
  %v3499 = fadd <8 x float> %v3498, %v3485
  %t1412 = getelementptr float, ptr %s12, i64 %v3317
  %t1413 = getelementptr float, ptr %t1412, i64 8
  store <8 x float> %v3499, ptr %t1413, align 4, !alias.scope !51, !noalias !52
  br label %latch3317
latch3317:
  %next3317 = add nuw nsw i64 %v3317, 16
  %more3317 = icmp slt i64 %next3317, 64
  br i1 %more3317, label %body3317, label %after3317
after3317:
  %t1414 = icmp slt i64 %v54, %v3311
  br i1 %t1414, label %body3506, label %after3506
body3506:
  %v3506 = phi i64 [ %v54, %after3317 ], [ %next3506, %latch3506 ]
  %v3509 = mul nuw nsw i64 %v3506, 128
  br label %body3510
body3510:
  %v3510 = phi i64 [ 0, %body3506 ], [ %next3510, %latch3510 ]
  %v3512 = add nuw nsw i64 %v35, %v3510
  %v3513 = add nuw nsw i64 %v3512, %v3509
  %t1415 = getelementptr i16, ptr %p3, i64 %v3513
  %v3514 = load i16, ptr %t1415, align 2, !alias.scope !21, !noalias !22
  %v3516 = zext i16 %v3514 to i32
  %t1416 = getelementptr i16, ptr %p3, i64 %v3513
  %t1417 = getelementptr i16, ptr %t1416, i64 1
  %v3517 = load i16, ptr %t1417, align 2, !alias.scope !21, !noalias !22
  %v3519 = zext i16 %v3517 to i32
  %t1418 = getelementptr i16, ptr %p3, i64 %v3513
  %t1419 = getelementptr i16, ptr %t1418, i64 2
  %v3520 = load i16, ptr %t1419, align 2, !alias.scope !21, !noalias !22
  %v3522 = zext i16 %v3520 to i32
  %t1420 = getelementptr i16, ptr %p3, i64 %v3513
  %t1421 = getelementptr i16, ptr %t1420, i64 3
  %v3523 = load i16, ptr %t1421, align 2, !alias.scope !21, !noalias !22
  %v3525 = zext i16 %v3523 to i32
  %t1422 = getelementptr i16, ptr %p3, i64 %v3513
  %t1423 = getelementptr i16, ptr %t1422, i64 4
  %v3526 = load i16, ptr %t1423, align 2, !alias.scope !21, !noalias !22
  %v3528 = zext i16 %v3526 to i32
  %t1424 = getelementptr i16, ptr %p3, i64 %v3513
  %t1425 = getelementptr i16, ptr %t1424, i64 5
  %v3529 = load i16, ptr %t1425, align 2, !alias.scope !21, !noalias !22
  %v3531 = zext i16 %v3529 to i32
  %t1426 = getelementptr i16, ptr %p3, i64 %v3513
  %t1427 = getelementptr i16, ptr %t1426, i64 6
  %v3532 = load i16, ptr %t1427, align 2, !alias.scope !21, !noalias !22
  %v3534 = zext i16 %v3532 to i32
  %t1428 = getelementptr i16, ptr %p3, i64 %v3513
  %t1429 = getelementptr i16, ptr %t1428, i64 7
  %v3535 = load i16, ptr %t1429, align 2, !alias.scope !21, !noalias !22
  %v3537 = zext i16 %v3535 to i32
  %t1430 = insertelement <8 x i32> poison, i32 %v3516, i64 0
  %t1431 = insertelement <8 x i32> %t1430, i32 %v3519, i64 1
  %t1432 = insertelement <8 x i32> %t1431, i32 %v3522, i64 2
  %t1433 = insertelement <8 x i32> %t1432, i32 %v3525, i64 3
  %t1434 = insertelement <8 x i32> %t1433, i32 %v3528, i64 4
  %t1435 = insertelement <8 x i32> %t1434, i32 %v3531, i64 5
  %t1436 = insertelement <8 x i32> %t1435, i32 %v3534, i64 6
  %v3538 = insertelement <8 x i32> %t1436, i32 %v3537, i64 7
  %v3541 = shl <8 x i32> %v3538, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3542 = bitcast <8 x i32> %v3541 to <8 x float>
  %v3544 = sub nsw i64 %v3506, %v54
  %v3546 = mul nsw i64 %v3544, 16
  %v3548 = mul nuw nsw i64 %v3510, 257
  %v3549 = add nsw i64 %v3546, %v3548
  %t1437 = getelementptr float, ptr %s13, i64 %v3549
  store <8 x float> %v3542, ptr %t1437, align 4, !alias.scope !53, !noalias !54
  %t1438 = getelementptr i16, ptr %p3, i64 %v3513
  %t1439 = getelementptr i16, ptr %t1438, i64 8
  %v3551 = load i16, ptr %t1439, align 2, !alias.scope !21, !noalias !22
  %v3553 = zext i16 %v3551 to i32
  %t1440 = getelementptr i16, ptr %p3, i64 %v3513
  %t1441 = getelementptr i16, ptr %t1440, i64 9
  %v3554 = load i16, ptr %t1441, align 2, !alias.scope !21, !noalias !22
  %v3556 = zext i16 %v3554 to i32
  %t1442 = getelementptr i16, ptr %p3, i64 %v3513
  %t1443 = getelementptr i16, ptr %t1442, i64 10
  %v3557 = load i16, ptr %t1443, align 2, !alias.scope !21, !noalias !22
  %v3559 = zext i16 %v3557 to i32
  %t1444 = getelementptr i16, ptr %p3, i64 %v3513
  %t1445 = getelementptr i16, ptr %t1444, i64 11
  %v3560 = load i16, ptr %t1445, align 2, !alias.scope !21, !noalias !22
  %v3562 = zext i16 %v3560 to i32
  %t1446 = getelementptr i16, ptr %p3, i64 %v3513
  %t1447 = getelementptr i16, ptr %t1446, i64 12
  %v3563 = load i16, ptr %t1447, align 2, !alias.scope !21, !noalias !22
  %v3565 = zext i16 %v3563 to i32
  %t1448 = getelementptr i16, ptr %p3, i64 %v3513
  %t1449 = getelementptr i16, ptr %t1448, i64 13
  %v3566 = load i16, ptr %t1449, align 2, !alias.scope !21, !noalias !22
  %v3568 = zext i16 %v3566 to i32
  %t1450 = getelementptr i16, ptr %p3, i64 %v3513
  %t1451 = getelementptr i16, ptr %t1450, i64 14
  %v3569 = load i16, ptr %t1451, align 2, !alias.scope !21, !noalias !22
  %v3571 = zext i16 %v3569 to i32
  %t1452 = getelementptr i16, ptr %p3, i64 %v3513
  %t1453 = getelementptr i16, ptr %t1452, i64 15
  %v3572 = load i16, ptr %t1453, align 2, !alias.scope !21, !noalias !22
  %v3574 = zext i16 %v3572 to i32
  %t1454 = insertelement <8 x i32> poison, i32 %v3553, i64 0
  %t1455 = insertelement <8 x i32> %t1454, i32 %v3556, i64 1
  %t1456 = insertelement <8 x i32> %t1455, i32 %v3559, i64 2
  %t1457 = insertelement <8 x i32> %t1456, i32 %v3562, i64 3
  %t1458 = insertelement <8 x i32> %t1457, i32 %v3565, i64 4
  %t1459 = insertelement <8 x i32> %t1458, i32 %v3568, i64 5
  %t1460 = insertelement <8 x i32> %t1459, i32 %v3571, i64 6
  %v3575 = insertelement <8 x i32> %t1460, i32 %v3574, i64 7
  %v3577 = shl <8 x i32> %v3575, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3578 = bitcast <8 x i32> %v3577 to <8 x float>
  %v3580 = sub nsw i64 %v3506, %v54
  %v3582 = mul nsw i64 %v3580, 16
  %v3584 = mul nuw nsw i64 %v3510, 257
  %v3585 = add nsw i64 %v3582, %v3584
  %t1461 = getelementptr float, ptr %s13, i64 %v3585
  %t1462 = getelementptr float, ptr %t1461, i64 8
  store <8 x float> %v3578, ptr %t1462, align 4, !alias.scope !53, !noalias !54
  br label %latch3510
latch3510:
  %next3510 = add nuw nsw i64 %v3510, 16
  %more3510 = icmp slt i64 %next3510, 64
  br i1 %more3510, label %body3510, label %after3510
after3510:
  br label %latch3506
latch3506:
  %next3506 = add nuw nsw i64 %v3506, 1
  %more3506 = icmp slt i64 %next3506, %v3311
  br i1 %more3506, label %body3506, label %after3506
after3506:
  %v3589 = sub nsw i64 64, 0
  %t1463 = icmp slt i64 %v3589, 64
  br i1 %t1463, label %body3591, label %after3591
body3591:
  %v3591 = phi i64 [ %v3589, %after3506 ], [ %next3591, %latch3591 ]
  %v3593 = sub nsw i64 %v3591, 0
  %v3595 = urem i64 %v3593, 16
  %v3596 = sub nsw i64 %v3593, %v3595
  %v3597 = mul nuw nsw i64 %v3596, 257
  %v3598 = add nuw nsw i64 %v3597, %v3595
  %v3600 = add nuw nsw i64 %v35, %v3591
  %t1464 = icmp slt i64 %v54, %v3311
  br i1 %t1464, label %body3601, label %after3601
body3601:
  %v3601 = phi i64 [ %v54, %body3591 ], [ %next3601, %latch3601 ]
  %v3604 = mul nuw nsw i64 %v3601, 128
  %v3605 = add nuw nsw i64 %v3600, %v3604
  %t1465 = getelementptr i16, ptr %p3, i64 %v3605
  %v3606 = load i16, ptr %t1465, align 2, !alias.scope !21, !noalias !22
  %v3608 = zext i16 %v3606 to i32
  %v3610 = shl i32 %v3608, 16
  %v3611 = bitcast i32 %v3610 to float
  %v3613 = sub nsw i64 %v3601, %v54
  %v3614 = mul nsw i64 %v3613, 16
  %v3615 = add nsw i64 %v3598, %v3614
  %t1466 = getelementptr float, ptr %s13, i64 %v3615
  store float %v3611, ptr %t1466, align 4, !alias.scope !53, !noalias !54
  br label %latch3601
latch3601:
  %next3601 = add nuw nsw i64 %v3601, 1
  %more3601 = icmp slt i64 %next3601, %v3311
  br i1 %more3601, label %body3601, label %after3601
after3601:
  br label %latch3591
latch3591:
  %next3591 = add nuw nsw i64 %v3591, 1
  %more3591 = icmp slt i64 %next3591, 64
  br i1 %more3591, label %body3591, label %after3591
after3591:
  %v3619 = add nuw nsw i64 %v38, %v40
  %v3621 = sub nsw i64 %v3311, %v54
  %v3622 = and i64 %v3621, 7
  %v3623 = sub nsw i64 %v3311, %v3622
  %t1467 = icmp slt i64 %v38, %v3619
  br i1 %t1467, label %body3624, label %after3624
body3624:
  %v3624 = phi i64 [ %v38, %after3591 ], [ %next3624, %latch3624 ]
  %t1468 = icmp slt i64 %v54, %v3623
  br i1 %t1468, label %body3625, label %after3625
body3625:
  %v3625 = phi i64 [ %v54, %body3624 ], [ %next3625, %latch3625 ]
  %v3627 = trunc i64 %v3624 to i32
  %t1469 = insertelement <8 x i32> poison, i32 %v3627, i64 0
  %v3628 = shufflevector <8 x i32> %t1469, <8 x i32> poison, <8 x i32> zeroinitializer
  %v3630 = trunc i64 %v3625 to i32
  %t1470 = insertelement <8 x i32> poison, i32 %v3630, i64 0
  %v3631 = shufflevector <8 x i32> %t1470, <8 x i32> poison, <8 x i32> zeroinitializer
  %v3634 = add <8 x i32> %v3631, %v8
  %v3635 = icmp sle <8 x i32> %v3628, %v3634
  %v3637 = sub nsw i64 %v3625, %v54
  %v3639 = sub nsw i64 %v3624, %v38
  %v3641 = mul nsw i64 %v3639, 256
  %v3642 = add nsw i64 %v3637, %v3641
  %t1471 = getelementptr float, ptr %s3, i64 %v3642
  %v3643 = load <8 x float>, ptr %t1471, align 4, !alias.scope !33, !noalias !34
  %v3644 = add nuw nsw i64 %v34, %v3625
  %t1472 = getelementptr float, ptr %p2, i64 %v3644
  %v3645 = load <8 x float>, ptr %t1472, align 4, !alias.scope !21, !noalias !22
  %v3646 = fmul <8 x float> %v3643, %v3645
  %v3649 = select <8 x i1> %v3635, <8 x float> %v3646, <8 x float> zeroinitializer
  %v3651 = sub nsw i64 %v3625, %v54
  %v3653 = sub nsw i64 %v3624, %v38
  %v3655 = mul nsw i64 %v3653, 272
  %v3656 = add nsw i64 %v3651, %v3655
  %t1473 = getelementptr float, ptr %s14, i64 %v3656
  store <8 x float> %v3649, ptr %t1473, align 4, !alias.scope !55, !noalias !56
  br label %latch3625
latch3625:
  %next3625 = add nuw nsw i64 %v3625, 8
  %more3625 = icmp slt i64 %next3625, %v3623
  br i1 %more3625, label %body3625, label %after3625
after3625:
  %t1474 = icmp slt i64 %v3623, %v3311
  br i1 %t1474, label %body3659, label %after3659
body3659:
  %v3659 = phi i64 [ %v3623, %after3625 ], [ %next3659, %latch3659 ]
  %v3662 = icmp sle i64 %v3624, %v3659
  %v3664 = sub nsw i64 %v3659, %v54
  %v3666 = sub nsw i64 %v3624, %v38
  %v3668 = mul nsw i64 %v3666, 256
  %v3669 = add nsw i64 %v3664, %v3668
  %t1475 = getelementptr float, ptr %s3, i64 %v3669
  %v3670 = load float, ptr %t1475, align 4, !alias.scope !33, !noalias !34
  %v3671 = add nuw nsw i64 %v34, %v3659
  %t1476 = getelementptr float, ptr %p2, i64 %v3671
  %v3672 = load float, ptr %t1476, align 4, !alias.scope !21, !noalias !22
  %v3673 = fmul float %v3670, %v3672
  %v3675 = select i1 %v3662, float %v3673, float 0x0000000000000000
  %v3677 = sub nsw i64 %v3659, %v54
  %v3679 = sub nsw i64 %v3624, %v38
  %v3681 = mul nsw i64 %v3679, 272
  %v3682 = add nsw i64 %v3677, %v3681
  %t1477 = getelementptr float, ptr %s14, i64 %v3682
  store float %v3675, ptr %t1477, align 4, !alias.scope !55, !noalias !56
  br label %latch3659
latch3659:
  %next3659 = add nuw nsw i64 %v3659, 1
  %more3659 = icmp slt i64 %next3659, %v3311
  br i1 %more3659, label %body3659, label %after3659
after3659:
  br label %latch3624
latch3624:
  %next3624 = add nuw nsw i64 %v3624, 1
  %more3624 = icmp slt i64 %next3624, %v3619
  br i1 %more3624, label %body3624, label %after3624
after3624:
  %v3688 = add nuw nsw i64 %v40, 5
  %v3689 = urem i64 %v3688, 6
  %v3690 = sub nsw i64 %v3688, %v3689
  %v3691 = add nuw nsw i64 %v38, %v40
  %v3692 = add nuw nsw i64 %v38, %v3690
  %t1478 = icmp slt i64 %v3691, %v3692
  br i1 %t1478, label %body3693, label %after3693
body3693:
  %v3693 = phi i64 [ %v3691, %after3624 ], [ %next3693, %latch3693 ]
  %t1479 = icmp slt i64 %v54, %v3311
  br i1 %t1479, label %body3694, label %after3694
body3694:
  %v3694 = phi i64 [ %v54, %body3693 ], [ %next3694, %latch3694 ]
  %v3697 = sub nsw i64 %v3694, %v54
  %v3699 = sub nsw i64 %v3693, %v38
  %v3701 = mul nsw i64 %v3699, 272
  %v3702 = add nsw i64 %v3697, %v3701
  %t1480 = getelementptr float, ptr %s14, i64 %v3702
  store float 0x0000000000000000, ptr %t1480, align 4, !alias.scope !55, !noalias !56
  br label %latch3694
latch3694:
  %next3694 = add nuw nsw i64 %v3694, 1
  %more3694 = icmp slt i64 %next3694, %v3311
  br i1 %more3694, label %body3694, label %after3694
after3694:
  br label %latch3693
latch3693:
  %next3693 = add nuw nsw i64 %v3693, 1
  %more3693 = icmp slt i64 %next3693, %v3692
  br i1 %more3693, label %body3693, label %after3693
after3693:
  br label %body3708
body3708:
  %v3708 = phi i64 [ 0, %after3693 ], [ %next3708, %latch3708 ]
  %v3711 = add nuw nsw i64 %v40, 5
  %v3712 = urem i64 %v3711, 6
  %v3713 = sub nsw i64 %v3711, %v3712
  %v3714 = add nuw nsw i64 %v38, %v3713
  %t1481 = icmp slt i64 %v38, %v3714
  br i1 %t1481, label %body3715, label %after3715
body3715:
  %v3715 = phi i64 [ %v38, %body3708 ], [ %next3715, %latch3715 ]
  store <8 x float> zeroinitializer, ptr %v3718
  store <8 x float> zeroinitializer, ptr %v3721
  store <8 x float> zeroinitializer, ptr %v3724
  store <8 x float> zeroinitializer, ptr %v3727
  store <8 x float> zeroinitializer, ptr %v3730
  store <8 x float> zeroinitializer, ptr %v3733
  store <8 x float> zeroinitializer, ptr %v3736
  store <8 x float> zeroinitializer, ptr %v3739
  store <8 x float> zeroinitializer, ptr %v3742
  store <8 x float> zeroinitializer, ptr %v3745
  store <8 x float> zeroinitializer, ptr %v3748
  store <8 x float> zeroinitializer, ptr %v3751
  %t1482 = icmp slt i64 %v54, %v3311
  br i1 %t1482, label %body3752, label %after3752
body3752:
  %v3752 = phi i64 [ %v54, %body3715 ], [ %next3752, %latch3752 ]
  %v3754 = sub nsw i64 %v3752, %v54
  %v3756 = sub nsw i64 %v3715, %v38
  %v3758 = mul nsw i64 %v3756, 272
  %v3759 = add nsw i64 %v3754, %v3758
  %t1483 = getelementptr float, ptr %s14, i64 %v3759
  %v3760 = load float, ptr %t1483, align 4, !alias.scope !55, !noalias !56
  %v3762 = sub nsw i64 %v3752, %v54
  %v3764 = mul nsw i64 %v3762, 16
  %v3766 = mul nuw nsw i64 %v3708, 257
  %v3767 = add nsw i64 %v3764, %v3766
  %t1484 = getelementptr float, ptr %s13, i64 %v3767
  %v3768 = load <8 x float>, ptr %t1484, align 4, !alias.scope !53, !noalias !54
  %t1485 = insertelement <8 x float> poison, float %v3760, i64 0
  %v3769 = shufflevector <8 x float> %t1485, <8 x float> poison, <8 x i32> zeroinitializer
  %v3770 = load <8 x float>, ptr %v3718
  %v3771 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3769, <8 x float> %v3768, <8 x float> %v3770)
  store <8 x float> %v3771, ptr %v3718
  %v3774 = sub nsw i64 %v3752, %v54
  %v3776 = mul nsw i64 %v3774, 16
  %v3778 = mul nuw nsw i64 %v3708, 257
  %v3779 = add nsw i64 %v3776, %v3778
  %t1486 = getelementptr float, ptr %s13, i64 %v3779
  %t1487 = getelementptr float, ptr %t1486, i64 8
  %v3780 = load <8 x float>, ptr %t1487, align 4, !alias.scope !53, !noalias !54
  %t1488 = insertelement <8 x float> poison, float %v3760, i64 0
  %v3781 = shufflevector <8 x float> %t1488, <8 x float> poison, <8 x i32> zeroinitializer
  %v3782 = load <8 x float>, ptr %v3721
  %v3783 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3781, <8 x float> %v3780, <8 x float> %v3782)
  store <8 x float> %v3783, ptr %v3721
  %v3786 = sub nsw i64 %v3752, %v54
  %v3788 = sub nsw i64 %v3715, %v38
  %v3790 = mul nsw i64 %v3788, 272
  %v3791 = add nsw i64 %v3786, %v3790
  %t1489 = getelementptr float, ptr %s14, i64 %v3791
  %t1490 = getelementptr float, ptr %t1489, i64 272
  %v3792 = load float, ptr %t1490, align 4, !alias.scope !55, !noalias !56
  %t1491 = insertelement <8 x float> poison, float %v3792, i64 0
  %v3793 = shufflevector <8 x float> %t1491, <8 x float> poison, <8 x i32> zeroinitializer
  %v3794 = load <8 x float>, ptr %v3724
  %v3795 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3793, <8 x float> %v3768, <8 x float> %v3794)
  store <8 x float> %v3795, ptr %v3724
  %t1492 = insertelement <8 x float> poison, float %v3792, i64 0
  %v3797 = shufflevector <8 x float> %t1492, <8 x float> poison, <8 x i32> zeroinitializer
  %v3798 = load <8 x float>, ptr %v3727
  %v3799 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3797, <8 x float> %v3780, <8 x float> %v3798)
  store <8 x float> %v3799, ptr %v3727
  %v3802 = sub nsw i64 %v3752, %v54
  %v3804 = sub nsw i64 %v3715, %v38
  %v3806 = mul nsw i64 %v3804, 272
  %v3807 = add nsw i64 %v3802, %v3806
  %t1493 = getelementptr float, ptr %s14, i64 %v3807
  %t1494 = getelementptr float, ptr %t1493, i64 544
  %v3808 = load float, ptr %t1494, align 4, !alias.scope !55, !noalias !56
  %t1495 = insertelement <8 x float> poison, float %v3808, i64 0
  %v3809 = shufflevector <8 x float> %t1495, <8 x float> poison, <8 x i32> zeroinitializer
  %v3810 = load <8 x float>, ptr %v3730
  %v3811 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3809, <8 x float> %v3768, <8 x float> %v3810)
  store <8 x float> %v3811, ptr %v3730
  %t1496 = insertelement <8 x float> poison, float %v3808, i64 0
  %v3813 = shufflevector <8 x float> %t1496, <8 x float> poison, <8 x i32> zeroinitializer
  %v3814 = load <8 x float>, ptr %v3733
  %v3815 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3813, <8 x float> %v3780, <8 x float> %v3814)
  store <8 x float> %v3815, ptr %v3733
  %v3818 = sub nsw i64 %v3752, %v54
  %v3820 = sub nsw i64 %v3715, %v38
  %v3822 = mul nsw i64 %v3820, 272
  %v3823 = add nsw i64 %v3818, %v3822
  %t1497 = getelementptr float, ptr %s14, i64 %v3823
  %t1498 = getelementptr float, ptr %t1497, i64 816
  %v3824 = load float, ptr %t1498, align 4, !alias.scope !55, !noalias !56
  %t1499 = insertelement <8 x float> poison, float %v3824, i64 0
  %v3825 = shufflevector <8 x float> %t1499, <8 x float> poison, <8 x i32> zeroinitializer
  %v3826 = load <8 x float>, ptr %v3736
  %v3827 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3825, <8 x float> %v3768, <8 x float> %v3826)
  store <8 x float> %v3827, ptr %v3736
  %t1500 = insertelement <8 x float> poison, float %v3824, i64 0
  %v3829 = shufflevector <8 x float> %t1500, <8 x float> poison, <8 x i32> zeroinitializer
  %v3830 = load <8 x float>, ptr %v3739
  %v3831 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3829, <8 x float> %v3780, <8 x float> %v3830)
  store <8 x float> %v3831, ptr %v3739
  %v3834 = sub nsw i64 %v3752, %v54
  %v3836 = sub nsw i64 %v3715, %v38
  %v3838 = mul nsw i64 %v3836, 272
  %v3839 = add nsw i64 %v3834, %v3838
  %t1501 = getelementptr float, ptr %s14, i64 %v3839
  %t1502 = getelementptr float, ptr %t1501, i64 1088
  %v3840 = load float, ptr %t1502, align 4, !alias.scope !55, !noalias !56
  %t1503 = insertelement <8 x float> poison, float %v3840, i64 0
  %v3841 = shufflevector <8 x float> %t1503, <8 x float> poison, <8 x i32> zeroinitializer
  %v3842 = load <8 x float>, ptr %v3742
  %v3843 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3841, <8 x float> %v3768, <8 x float> %v3842)
  store <8 x float> %v3843, ptr %v3742
  %t1504 = insertelement <8 x float> poison, float %v3840, i64 0
  %v3845 = shufflevector <8 x float> %t1504, <8 x float> poison, <8 x i32> zeroinitializer
  %v3846 = load <8 x float>, ptr %v3745
  %v3847 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3845, <8 x float> %v3780, <8 x float> %v3846)
  store <8 x float> %v3847, ptr %v3745
  %v3850 = sub nsw i64 %v3752, %v54
  %v3852 = sub nsw i64 %v3715, %v38
  %v3854 = mul nsw i64 %v3852, 272
  %v3855 = add nsw i64 %v3850, %v3854
  %t1505 = getelementptr float, ptr %s14, i64 %v3855
  %t1506 = getelementptr float, ptr %t1505, i64 1360
  %v3856 = load float, ptr %t1506, align 4, !alias.scope !55, !noalias !56
  %t1507 = insertelement <8 x float> poison, float %v3856, i64 0
  %v3857 = shufflevector <8 x float> %t1507, <8 x float> poison, <8 x i32> zeroinitializer
  %v3858 = load <8 x float>, ptr %v3748
  %v3859 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3857, <8 x float> %v3768, <8 x float> %v3858)
  store <8 x float> %v3859, ptr %v3748
  %t1508 = insertelement <8 x float> poison, float %v3856, i64 0
  %v3861 = shufflevector <8 x float> %t1508, <8 x float> poison, <8 x i32> zeroinitializer
  %v3862 = load <8 x float>, ptr %v3751
  %v3863 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3861, <8 x float> %v3780, <8 x float> %v3862)
  store <8 x float> %v3863, ptr %v3751
  br label %latch3752
latch3752:
  %next3752 = add nuw nsw i64 %v3752, 1
  %more3752 = icmp slt i64 %next3752, %v3311
  br i1 %more3752, label %body3752, label %after3752
after3752:
  %v3866 = load <8 x float>, ptr %v3718
  %t1509 = getelementptr float, ptr %s12, i64 %v3708
  %v3869 = load <8 x float>, ptr %t1509, align 4, !alias.scope !51, !noalias !52
  %v3870 = fadd <8 x float> %v3869, %v3866
  %v3873 = sub nsw i64 %v3715, %v38
  %v3875 = mul nsw i64 %v3873, 64
  %v3876 = add nsw i64 %v3708, %v3875
  %t1510 = getelementptr float, ptr %s11, i64 %v3876
  store <8 x float> %v3870, ptr %t1510, align 4, !alias.scope !49, !noalias !50
  %v3878 = load <8 x float>, ptr %v3721
  %t1511 = getelementptr float, ptr %s12, i64 %v3708
  %t1512 = getelementptr float, ptr %t1511, i64 8
  %v3881 = load <8 x float>, ptr %t1512, align 4, !alias.scope !51, !noalias !52
  %v3882 = fadd <8 x float> %v3881, %v3878
  %v3885 = sub nsw i64 %v3715, %v38
  %v3887 = mul nsw i64 %v3885, 64
  %v3888 = add nsw i64 %v3708, %v3887
  %t1513 = getelementptr float, ptr %s11, i64 %v3888
  %t1514 = getelementptr float, ptr %t1513, i64 8
  store <8 x float> %v3882, ptr %t1514, align 4, !alias.scope !49, !noalias !50
  %v3890 = load <8 x float>, ptr %v3724
  %t1515 = getelementptr float, ptr %s12, i64 %v3708
  %v3893 = load <8 x float>, ptr %t1515, align 4, !alias.scope !51, !noalias !52
  %v3894 = fadd <8 x float> %v3893, %v3890
  %v3897 = sub nsw i64 %v3715, %v38
  %v3899 = mul nsw i64 %v3897, 64
  %v3900 = add nsw i64 %v3708, %v3899
  %t1516 = getelementptr float, ptr %s11, i64 %v3900
  %t1517 = getelementptr float, ptr %t1516, i64 64
  store <8 x float> %v3894, ptr %t1517, align 4, !alias.scope !49, !noalias !50
  %v3902 = load <8 x float>, ptr %v3727
  %t1518 = getelementptr float, ptr %s12, i64 %v3708
  %t1519 = getelementptr float, ptr %t1518, i64 8
  %v3905 = load <8 x float>, ptr %t1519, align 4, !alias.scope !51, !noalias !52
  %v3906 = fadd <8 x float> %v3905, %v3902
  %v3909 = sub nsw i64 %v3715, %v38
  %v3911 = mul nsw i64 %v3909, 64
  %v3912 = add nsw i64 %v3708, %v3911
  %t1520 = getelementptr float, ptr %s11, i64 %v3912
  %t1521 = getelementptr float, ptr %t1520, i64 72
  store <8 x float> %v3906, ptr %t1521, align 4, !alias.scope !49, !noalias !50
  %v3914 = load <8 x float>, ptr %v3730
  %t1522 = getelementptr float, ptr %s12, i64 %v3708
  %v3917 = load <8 x float>, ptr %t1522, align 4, !alias.scope !51, !noalias !52
  %v3918 = fadd <8 x float> %v3917, %v3914
  %v3921 = sub nsw i64 %v3715, %v38
  %v3923 = mul nsw i64 %v3921, 64
  %v3924 = add nsw i64 %v3708, %v3923
  %t1523 = getelementptr float, ptr %s11, i64 %v3924
  %t1524 = getelementptr float, ptr %t1523, i64 128
  store <8 x float> %v3918, ptr %t1524, align 4, !alias.scope !49, !noalias !50
  %v3926 = load <8 x float>, ptr %v3733
  %t1525 = getelementptr float, ptr %s12, i64 %v3708
  %t1526 = getelementptr float, ptr %t1525, i64 8
  %v3929 = load <8 x float>, ptr %t1526, align 4, !alias.scope !51, !noalias !52
  %v3930 = fadd <8 x float> %v3929, %v3926
  %v3933 = sub nsw i64 %v3715, %v38
  %v3935 = mul nsw i64 %v3933, 64
  %v3936 = add nsw i64 %v3708, %v3935
  %t1527 = getelementptr float, ptr %s11, i64 %v3936
  %t1528 = getelementptr float, ptr %t1527, i64 136
  store <8 x float> %v3930, ptr %t1528, align 4, !alias.scope !49, !noalias !50
  %v3938 = load <8 x float>, ptr %v3736
  %t1529 = getelementptr float, ptr %s12, i64 %v3708
  %v3941 = load <8 x float>, ptr %t1529, align 4, !alias.scope !51, !noalias !52
  %v3942 = fadd <8 x float> %v3941, %v3938
  %v3945 = sub nsw i64 %v3715, %v38
  %v3947 = mul nsw i64 %v3945, 64
  %v3948 = add nsw i64 %v3708, %v3947
  %t1530 = getelementptr float, ptr %s11, i64 %v3948
  %t1531 = getelementptr float, ptr %t1530, i64 192
  store <8 x float> %v3942, ptr %t1531, align 4, !alias.scope !49, !noalias !50
  %v3950 = load <8 x float>, ptr %v3739
  %t1532 = getelementptr float, ptr %s12, i64 %v3708
  %t1533 = getelementptr float, ptr %t1532, i64 8
  %v3953 = load <8 x float>, ptr %t1533, align 4, !alias.scope !51, !noalias !52
  %v3954 = fadd <8 x float> %v3953, %v3950
  %v3957 = sub nsw i64 %v3715, %v38
  %v3959 = mul nsw i64 %v3957, 64
  %v3960 = add nsw i64 %v3708, %v3959
  %t1534 = getelementptr float, ptr %s11, i64 %v3960
  %t1535 = getelementptr float, ptr %t1534, i64 200
  store <8 x float> %v3954, ptr %t1535, align 4, !alias.scope !49, !noalias !50
  %v3962 = load <8 x float>, ptr %v3742
  %t1536 = getelementptr float, ptr %s12, i64 %v3708
  %v3965 = load <8 x float>, ptr %t1536, align 4, !alias.scope !51, !noalias !52
  %v3966 = fadd <8 x float> %v3965, %v3962
  %v3969 = sub nsw i64 %v3715, %v38
  %v3971 = mul nsw i64 %v3969, 64
  %v3972 = add nsw i64 %v3708, %v3971
  %t1537 = getelementptr float, ptr %s11, i64 %v3972
  %t1538 = getelementptr float, ptr %t1537, i64 256
  store <8 x float> %v3966, ptr %t1538, align 4, !alias.scope !49, !noalias !50
  %v3974 = load <8 x float>, ptr %v3745
  %t1539 = getelementptr float, ptr %s12, i64 %v3708
  %t1540 = getelementptr float, ptr %t1539, i64 8
  %v3977 = load <8 x float>, ptr %t1540, align 4, !alias.scope !51, !noalias !52
  %v3978 = fadd <8 x float> %v3977, %v3974
  %v3981 = sub nsw i64 %v3715, %v38
  %v3983 = mul nsw i64 %v3981, 64
  %v3984 = add nsw i64 %v3708, %v3983
  %t1541 = getelementptr float, ptr %s11, i64 %v3984
  %t1542 = getelementptr float, ptr %t1541, i64 264
  store <8 x float> %v3978, ptr %t1542, align 4, !alias.scope !49, !noalias !50
  %v3986 = load <8 x float>, ptr %v3748
  %t1543 = getelementptr float, ptr %s12, i64 %v3708
  %v3989 = load <8 x float>, ptr %t1543, align 4, !alias.scope !51, !noalias !52
  %v3990 = fadd <8 x float> %v3989, %v3986
  %v3993 = sub nsw i64 %v3715, %v38
  %v3995 = mul nsw i64 %v3993, 64
  %v3996 = add nsw i64 %v3708, %v3995
  %t1544 = getelementptr float, ptr %s11, i64 %v3996
  %t1545 = getelementptr float, ptr %t1544, i64 320
  store <8 x float> %v3990, ptr %t1545, align 4, !alias.scope !49, !noalias !50
  %v3998 = load <8 x float>, ptr %v3751
  %t1546 = getelementptr float, ptr %s12, i64 %v3708
  %t1547 = getelementptr float, ptr %t1546, i64 8
  %v4001 = load <8 x float>, ptr %t1547, align 4, !alias.scope !51, !noalias !52
  %v4002 = fadd <8 x float> %v4001, %v3998
  %v4005 = sub nsw i64 %v3715, %v38
  %v4007 = mul nsw i64 %v4005, 64
  %v4008 = add nsw i64 %v3708, %v4007
  %t1548 = getelementptr float, ptr %s11, i64 %v4008
  %t1549 = getelementptr float, ptr %t1548, i64 328
  store <8 x float> %v4002, ptr %t1549, align 4, !alias.scope !49, !noalias !50
  br label %latch3715
latch3715:
  %next3715 = add nuw nsw i64 %v3715, 6
  %more3715 = icmp slt i64 %next3715, %v3714
  br i1 %more3715, label %body3715, label %after3715
after3715:
  br label %latch3708
latch3708:
  %next3708 = add nuw nsw i64 %v3708, 16
  %more3708 = icmp slt i64 %next3708, 64
  br i1 %more3708, label %body3708, label %after3708
after3708:
  %v4012 = add nuw nsw i64 %v38, %v40
  %t1550 = icmp slt i64 %v38, %v4012
  br i1 %t1550, label %body4013, label %after4013
body4013:
  %v4013 = phi i64 [ %v38, %after3708 ], [ %next4013, %latch4013 ]
  %v4015 = mul nuw nsw i64 %v4013, 64
  %v4016 = add nuw nsw i64 %v28, %v4015
  br label %body4022
body4022:
  %v4022 = phi i64 [ 0, %body4013 ], [ %next4022, %latch4022 ]
  %v4025 = sub nsw i64 %v4013, %v38
  %v4027 = mul nsw i64 %v4025, 64
  %v4028 = add nsw i64 %v4022, %v4027
  %t1551 = getelementptr float, ptr %s7, i64 %v4028
  %v4029 = load <8 x float>, ptr %t1551, align 4, !alias.scope !41, !noalias !42
  %v4030 = fcmp une <8 x float> %v4029, %v4029
  %v4031 = bitcast <8 x float> %v4029 to <8 x i32>
  %v4034 = lshr <8 x i32> %v4031, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4037 = or <8 x i32> %v4034, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v4040 = add <8 x i32> %v4031, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v4043 = and <8 x i32> %v4034, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v4044 = add <8 x i32> %v4040, %v4043
  %v4046 = lshr <8 x i32> %v4044, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4047 = select <8 x i1> %v4030, <8 x i32> %v4037, <8 x i32> %v4046
  %v4048 = extractelement <8 x i32> %v4047, i64 0
  %v4049 = trunc i32 %v4048 to i16
  %v4051 = extractelement <8 x i32> %v4047, i64 1
  %v4052 = trunc i32 %v4051 to i16
  %v4054 = extractelement <8 x i32> %v4047, i64 2
  %v4055 = trunc i32 %v4054 to i16
  %v4057 = extractelement <8 x i32> %v4047, i64 3
  %v4058 = trunc i32 %v4057 to i16
  %v4060 = extractelement <8 x i32> %v4047, i64 4
  %v4061 = trunc i32 %v4060 to i16
  %v4063 = extractelement <8 x i32> %v4047, i64 5
  %v4064 = trunc i32 %v4063 to i16
  %v4066 = extractelement <8 x i32> %v4047, i64 6
  %v4067 = trunc i32 %v4066 to i16
  %v4069 = extractelement <8 x i32> %v4047, i64 7
  %v4070 = trunc i32 %v4069 to i16
  %v4074 = sub nsw i64 %v4013, %v38
  %v4076 = mul nsw i64 %v4074, 64
  %v4077 = add nsw i64 %v4022, %v4076
  %t1552 = getelementptr float, ptr %s11, i64 %v4077
  %v4078 = load <8 x float>, ptr %t1552, align 4, !alias.scope !49, !noalias !50
  %v4079 = fcmp une <8 x float> %v4078, %v4078
  %v4080 = bitcast <8 x float> %v4078 to <8 x i32>
  %v4082 = lshr <8 x i32> %v4080, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4084 = or <8 x i32> %v4082, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v4086 = add <8 x i32> %v4080, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v4088 = and <8 x i32> %v4082, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v4089 = add <8 x i32> %v4086, %v4088
  %v4091 = lshr <8 x i32> %v4089, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4092 = select <8 x i1> %v4079, <8 x i32> %v4084, <8 x i32> %v4091
  %v4093 = extractelement <8 x i32> %v4092, i64 0
  %v4094 = trunc i32 %v4093 to i16
  %v4096 = extractelement <8 x i32> %v4092, i64 1
  %v4097 = trunc i32 %v4096 to i16
  %v4099 = extractelement <8 x i32> %v4092, i64 2
  %v4100 = trunc i32 %v4099 to i16
  %v4102 = extractelement <8 x i32> %v4092, i64 3
  %v4103 = trunc i32 %v4102 to i16
  %v4105 = extractelement <8 x i32> %v4092, i64 4
  %v4106 = trunc i32 %v4105 to i16
  %v4108 = extractelement <8 x i32> %v4092, i64 5
  %v4109 = trunc i32 %v4108 to i16
  %v4111 = extractelement <8 x i32> %v4092, i64 6
  %v4112 = trunc i32 %v4111 to i16
  %v4114 = extractelement <8 x i32> %v4092, i64 7
  %v4115 = trunc i32 %v4114 to i16
  %v4118 = add nuw nsw i64 %v4016, %v4022
  %t1553 = getelementptr i16, ptr %p5, i64 %v4118
  store i16 %v4049, ptr %t1553, align 2, !alias.scope !23, !noalias !24
  %t1554 = getelementptr i16, ptr %p5, i64 %v4118
  %t1555 = getelementptr i16, ptr %t1554, i64 1
  store i16 %v4052, ptr %t1555, align 2, !alias.scope !23, !noalias !24
  %t1556 = getelementptr i16, ptr %p5, i64 %v4118
  %t1557 = getelementptr i16, ptr %t1556, i64 2
  store i16 %v4055, ptr %t1557, align 2, !alias.scope !23, !noalias !24
  %t1558 = getelementptr i16, ptr %p5, i64 %v4118
  %t1559 = getelementptr i16, ptr %t1558, i64 3
  store i16 %v4058, ptr %t1559, align 2, !alias.scope !23, !noalias !24
  %t1560 = getelementptr i16, ptr %p5, i64 %v4118
  %t1561 = getelementptr i16, ptr %t1560, i64 4
  store i16 %v4061, ptr %t1561, align 2, !alias.scope !23, !noalias !24
  %t1562 = getelementptr i16, ptr %p5, i64 %v4118
  %t1563 = getelementptr i16, ptr %t1562, i64 5
  store i16 %v4064, ptr %t1563, align 2, !alias.scope !23, !noalias !24
  %t1564 = getelementptr i16, ptr %p5, i64 %v4118
  %t1565 = getelementptr i16, ptr %t1564, i64 6
  store i16 %v4067, ptr %t1565, align 2, !alias.scope !23, !noalias !24
  %t1566 = getelementptr i16, ptr %p5, i64 %v4118
  %t1567 = getelementptr i16, ptr %t1566, i64 7
  store i16 %v4070, ptr %t1567, align 2, !alias.scope !23, !noalias !24
  %t1568 = getelementptr i16, ptr %p6, i64 %v4118
  store i16 %v4094, ptr %t1568, align 2, !alias.scope !25, !noalias !26
  %t1569 = getelementptr i16, ptr %p6, i64 %v4118
  %t1570 = getelementptr i16, ptr %t1569, i64 1
  store i16 %v4097, ptr %t1570, align 2, !alias.scope !25, !noalias !26
  %t1571 = getelementptr i16, ptr %p6, i64 %v4118
  %t1572 = getelementptr i16, ptr %t1571, i64 2
  store i16 %v4100, ptr %t1572, align 2, !alias.scope !25, !noalias !26
  %t1573 = getelementptr i16, ptr %p6, i64 %v4118
  %t1574 = getelementptr i16, ptr %t1573, i64 3
  store i16 %v4103, ptr %t1574, align 2, !alias.scope !25, !noalias !26
  %t1575 = getelementptr i16, ptr %p6, i64 %v4118
  %t1576 = getelementptr i16, ptr %t1575, i64 4
  store i16 %v4106, ptr %t1576, align 2, !alias.scope !25, !noalias !26
  %t1577 = getelementptr i16, ptr %p6, i64 %v4118
  %t1578 = getelementptr i16, ptr %t1577, i64 5
  store i16 %v4109, ptr %t1578, align 2, !alias.scope !25, !noalias !26
  %t1579 = getelementptr i16, ptr %p6, i64 %v4118
  %t1580 = getelementptr i16, ptr %t1579, i64 6
  store i16 %v4112, ptr %t1580, align 2, !alias.scope !25, !noalias !26
  %t1581 = getelementptr i16, ptr %p6, i64 %v4118
  %t1582 = getelementptr i16, ptr %t1581, i64 7
  store i16 %v4115, ptr %t1582, align 2, !alias.scope !25, !noalias !26
  br label %latch4022
latch4022:
  %next4022 = add nuw nsw i64 %v4022, 8
  %more4022 = icmp slt i64 %next4022, 64
  br i1 %more4022, label %body4022, label %after4022
after4022:
  br label %latch4013
latch4013:
  %next4013 = add nuw nsw i64 %v4013, 1
  %more4013 = icmp slt i64 %next4013, %v4012
  br i1 %more4013, label %body4013, label %after4013
after4013:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.fma.f32(float, float, float)
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
!19 = distinct !{!19, !2}
!20 = distinct !{!20, !2}
!21 = !{!3}
!22 = !{!6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!23 = !{!4}
!24 = !{!5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!25 = !{!5}
!26 = !{!4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!27 = !{!6}
!28 = !{!3, !4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!29 = !{!7}
!30 = !{!3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!31 = !{!8}
!32 = !{!3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!33 = !{!9}
!34 = !{!3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!35 = !{!10}
!36 = !{!3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!37 = !{!11}
!38 = !{!3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!39 = !{!12}
!40 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18, !19, !20}
!41 = !{!13}
!42 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16, !17, !18, !19, !20}
!43 = !{!14}
!44 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16, !17, !18, !19, !20}
!45 = !{!15}
!46 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16, !17, !18, !19, !20}
!47 = !{!16}
!48 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !17, !18, !19, !20}
!49 = !{!17}
!50 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18, !19, !20}
!51 = !{!18}
!52 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !19, !20}
!53 = !{!19}
!54 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !20}
!55 = !{!20}
!56 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
