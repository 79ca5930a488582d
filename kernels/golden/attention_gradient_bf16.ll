; attention_gradient_bf16: 8 work items

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
  %s1 = getelementptr i8, ptr %scratch, i64 9216
  %s2 = getelementptr i8, ptr %scratch, i64 15744
  %s3 = getelementptr i8, ptr %scratch, i64 18816
  %s4 = getelementptr i8, ptr %scratch, i64 28032
  %s5 = getelementptr i8, ptr %scratch, i64 37248
  %s6 = getelementptr i8, ptr %scratch, i64 43776
  %s7 = getelementptr i8, ptr %scratch, i64 46848
  %s8 = getelementptr i8, ptr %scratch, i64 48384
  %s9 = getelementptr i8, ptr %scratch, i64 48448
  %s10 = getelementptr i8, ptr %scratch, i64 54656
  %s11 = getelementptr i8, ptr %scratch, i64 65408
  %s12 = getelementptr i8, ptr %scratch, i64 66944
  %s13 = getelementptr i8, ptr %scratch, i64 67008
  %s14 = getelementptr i8, ptr %scratch, i64 73216
  %v934 = alloca <8 x float>
  %v937 = alloca <8 x float>
  %v940 = alloca <8 x float>
  %v943 = alloca <8 x float>
  %v946 = alloca <8 x float>
  %v949 = alloca <8 x float>
  %v952 = alloca <8 x float>
  %v955 = alloca <8 x float>
  %v958 = alloca <8 x float>
  %v961 = alloca <8 x float>
  %v964 = alloca <8 x float>
  %v967 = alloca <8 x float>
  %v2263 = alloca <8 x float>
  %v2266 = alloca <8 x float>
  %v2269 = alloca <8 x float>
  %v2272 = alloca <8 x float>
  %v2275 = alloca <8 x float>
  %v2278 = alloca <8 x float>
  %v2281 = alloca <8 x float>
  %v2284 = alloca <8 x float>
  %v2287 = alloca <8 x float>
  %v2290 = alloca <8 x float>
  %v2293 = alloca <8 x float>
  %v2296 = alloca <8 x float>
  %v2523 = alloca <8 x float>
  %v2526 = alloca <8 x float>
  %v2529 = alloca <8 x float>
  %v2532 = alloca <8 x float>
  %v2922 = alloca <8 x float>
  %v2925 = alloca <8 x float>
  %v2928 = alloca <8 x float>
  %v2931 = alloca <8 x float>
  %v2934 = alloca <8 x float>
  %v2937 = alloca <8 x float>
  %v2940 = alloca <8 x float>
  %v2943 = alloca <8 x float>
  %v2946 = alloca <8 x float>
  %v2949 = alloca <8 x float>
  %v2952 = alloca <8 x float>
  %v2955 = alloca <8 x float>
  %v3283 = alloca <8 x float>
  %v3286 = alloca <8 x float>
  %v3289 = alloca <8 x float>
  %v3292 = alloca <8 x float>
  %v3659 = alloca <8 x float>
  %v3662 = alloca <8 x float>
  %v3665 = alloca <8 x float>
  %v3668 = alloca <8 x float>
  %v3671 = alloca <8 x float>
  %v3674 = alloca <8 x float>
  %v3677 = alloca <8 x float>
  %v3680 = alloca <8 x float>
  %v3683 = alloca <8 x float>
  %v3686 = alloca <8 x float>
  %v3689 = alloca <8 x float>
  %v3692 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after4015 ]
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
  %v16 = mul nuw nsw i64 %v12, 1536
  %v18 = mul nuw nsw i64 %v12, 16
  %v20 = mul nuw nsw i64 %v12, 96
  %v23 = mul nuw nsw i64 %v11, 24
  %v30 = sub nsw i64 0, %v23
  %v31 = sub nsw i64 0, %v30
  %v35 = and i64 %v31, -64
  %v36 = call i64 @llvm.smax.i64(i64 %v35, i64 0)
  %v37 = call i64 @llvm.smin.i64(i64 %v36, i64 96)
  %v38 = sub nsw i64 96, %v37
  %v41 = add nuw nsw i64 %v37, %v38
  %v43 = sub nsw i64 %v41, %v37
  %v44 = and i64 %v43, 15
  %v45 = sub nsw i64 %v41, %v44
  %t7 = icmp slt i64 %v37, %v45
  br i1 %t7, label %body47, label %after47
body47:
  %v47 = phi i64 [ %v37, %items ], [ %next47, %latch47 ]
  %v50 = mul nuw nsw i64 %v47, 96
  %v51 = add nuw nsw i64 %v18, %v50
  br label %body52
body52:
  %v52 = phi i64 [ 0, %body47 ], [ %next52, %latch52 ]
  %v54 = add nuw nsw i64 %v51, %v52
  %t8 = getelementptr i16, ptr %p0, i64 %v54
  %v55 = load i16, ptr %t8, align 2, !alias.scope !21, !noalias !22
  %v57 = zext i16 %v55 to i32
  %t9 = getelementptr i16, ptr %p0, i64 %v54
  %t10 = getelementptr i16, ptr %t9, i64 1
  %v58 = load i16, ptr %t10, align 2, !alias.scope !21, !noalias !22
  %v60 = zext i16 %v58 to i32
  %t11 = getelementptr i16, ptr %p0, i64 %v54
  %t12 = getelementptr i16, ptr %t11, i64 2
  %v61 = load i16, ptr %t12, align 2, !alias.scope !21, !noalias !22
  %v63 = zext i16 %v61 to i32
  %t13 = getelementptr i16, ptr %p0, i64 %v54
  %t14 = getelementptr i16, ptr %t13, i64 3
  %v64 = load i16, ptr %t14, align 2, !alias.scope !21, !noalias !22
  %v66 = zext i16 %v64 to i32
  %t15 = getelementptr i16, ptr %p0, i64 %v54
  %t16 = getelementptr i16, ptr %t15, i64 4
  %v67 = load i16, ptr %t16, align 2, !alias.scope !21, !noalias !22
  %v69 = zext i16 %v67 to i32
  %t17 = getelementptr i16, ptr %p0, i64 %v54
  %t18 = getelementptr i16, ptr %t17, i64 5
  %v70 = load i16, ptr %t18, align 2, !alias.scope !21, !noalias !22
  %v72 = zext i16 %v70 to i32
  %t19 = getelementptr i16, ptr %p0, i64 %v54
  %t20 = getelementptr i16, ptr %t19, i64 6
  %v73 = load i16, ptr %t20, align 2, !alias.scope !21, !noalias !22
  %v75 = zext i16 %v73 to i32
  %t21 = getelementptr i16, ptr %p0, i64 %v54
  %t22 = getelementptr i16, ptr %t21, i64 7
  %v76 = load i16, ptr %t22, align 2, !alias.scope !21, !noalias !22
  %v78 = zext i16 %v76 to i32
  %t23 = insertelement <8 x i32> poison, i32 %v57, i64 0
  %t24 = insertelement <8 x i32> %t23, i32 %v60, i64 1
  %t25 = insertelement <8 x i32> %t24, i32 %v63, i64 2
  %t26 = insertelement <8 x i32> %t25, i32 %v66, i64 3
  %t27 = insertelement <8 x i32> %t26, i32 %v69, i64 4
  %t28 = insertelement <8 x i32> %t27, i32 %v72, i64 5
  %t29 = insertelement <8 x i32> %t28, i32 %v75, i64 6
  %v79 = insertelement <8 x i32> %t29, i32 %v78, i64 7
  %v82 = shl <8 x i32> %v79, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v83 = bitcast <8 x i32> %v82 to <8 x float>
  %t30 = getelementptr i16, ptr %p0, i64 %v54
  %t31 = getelementptr i16, ptr %t30, i64 96
  %v84 = load i16, ptr %t31, align 2, !alias.scope !21, !noalias !22
  %v86 = zext i16 %v84 to i32
  %t32 = getelementptr i16, ptr %p0, i64 %v54
  %t33 = getelementptr i16, ptr %t32, i64 97
  %v87 = load i16, ptr %t33, align 2, !alias.scope !21, !noalias !22
  %v89 = zext i16 %v87 to i32
  %t34 = getelementptr i16, ptr %p0, i64 %v54
  %t35 = getelementptr i16, ptr %t34, i64 98
  %v90 = load i16, ptr %t35, align 2, !alias.scope !21, !noalias !22
  %v92 = zext i16 %v90 to i32
  %t36 = getelementptr i16, ptr %p0, i64 %v54
  %t37 = getelementptr i16, ptr %t36, i64 99
  %v93 = load i16, ptr %t37, align 2, !alias.scope !21, !noalias !22
  %v95 = zext i16 %v93 to i32
  %t38 = getelementptr i16, ptr %p0, i64 %v54
  %t39 = getelementptr i16, ptr %t38, i64 100
  %v96 = load i16, ptr %t39, align 2, !alias.scope !21, !noalias !22
  %v98 = zext i16 %v96 to i32
  %t40 = getelementptr i16, ptr %p0, i64 %v54
  %t41 = getelementptr i16, ptr %t40, i64 101
  %v99 = load i16, ptr %t41, align 2, !alias.scope !21, !noalias !22
  %v101 = zext i16 %v99 to i32
  %t42 = getelementptr i16, ptr %p0, i64 %v54
  %t43 = getelementptr i16, ptr %t42, i64 102
  %v102 = load i16, ptr %t43, align 2, !alias.scope !21, !noalias !22
  %v104 = zext i16 %v102 to i32
  %t44 = getelementptr i16, ptr %p0, i64 %v54
  %t45 = getelementptr i16, ptr %t44, i64 103
  %v105 = load i16, ptr %t45, align 2, !alias.scope !21, !noalias !22
  %v107 = zext i16 %v105 to i32
  %t46 = insertelement <8 x i32> poison, i32 %v86, i64 0
  %t47 = insertelement <8 x i32> %t46, i32 %v89, i64 1
  %t48 = insertelement <8 x i32> %t47, i32 %v92, i64 2
  %t49 = insertelement <8 x i32> %t48, i32 %v95, i64 3
  %t50 = insertelement <8 x i32> %t49, i32 %v98, i64 4
  %t51 = insertelement <8 x i32> %t50, i32 %v101, i64 5
  %t52 = insertelement <8 x i32> %t51, i32 %v104, i64 6
  %v108 = insertelement <8 x i32> %t52, i32 %v107, i64 7
  %v110 = shl <8 x i32> %v108, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v111 = bitcast <8 x i32> %v110 to <8 x float>
  %t53 = getelementptr i16, ptr %p0, i64 %v54
  %t54 = getelementptr i16, ptr %t53, i64 192
  %v112 = load i16, ptr %t54, align 2, !alias.scope !21, !noalias !22
  %v114 = zext i16 %v112 to i32
  %t55 = getelementptr i16, ptr %p0, i64 %v54
  %t56 = getelementptr i16, ptr %t55, i64 193
  %v115 = load i16, ptr %t56, align 2, !alias.scope !21, !noalias !22
  %v117 = zext i16 %v115 to i32
  %t57 = getelementptr i16, ptr %p0, i64 %v54
  %t58 = getelementptr i16, ptr %t57, i64 194
  %v118 = load i16, ptr %t58, align 2, !alias.scope !21, !noalias !22
  %v120 = zext i16 %v118 to i32
  %t59 = getelementptr i16, ptr %p0, i64 %v54
  %t60 = getelementptr i16, ptr %t59, i64 195
  %v121 = load i16, ptr %t60, align 2, !alias.scope !21, !noalias !22
  %v123 = zext i16 %v121 to i32
  %t61 = getelementptr i16, ptr %p0, i64 %v54
  %t62 = getelementptr i16, ptr %t61, i64 196
  %v124 = load i16, ptr %t62, align 2, !alias.scope !21, !noalias !22
  %v126 = zext i16 %v124 to i32
  %t63 = getelementptr i16, ptr %p0, i64 %v54
  %t64 = getelementptr i16, ptr %t63, i64 197
  %v127 = load i16, ptr %t64, align 2, !alias.scope !21, !noalias !22
  %v129 = zext i16 %v127 to i32
  %t65 = getelementptr i16, ptr %p0, i64 %v54
  %t66 = getelementptr i16, ptr %t65, i64 198
  %v130 = load i16, ptr %t66, align 2, !alias.scope !21, !noalias !22
  %v132 = zext i16 %v130 to i32
  %t67 = getelementptr i16, ptr %p0, i64 %v54
  %t68 = getelementptr i16, ptr %t67, i64 199
  %v133 = load i16, ptr %t68, align 2, !alias.scope !21, !noalias !22
  %v135 = zext i16 %v133 to i32
  %t69 = insertelement <8 x i32> poison, i32 %v114, i64 0
  %t70 = insertelement <8 x i32> %t69, i32 %v117, i64 1
  %t71 = insertelement <8 x i32> %t70, i32 %v120, i64 2
  %t72 = insertelement <8 x i32> %t71, i32 %v123, i64 3
  %t73 = insertelement <8 x i32> %t72, i32 %v126, i64 4
  %t74 = insertelement <8 x i32> %t73, i32 %v129, i64 5
  %t75 = insertelement <8 x i32> %t74, i32 %v132, i64 6
  %v136 = insertelement <8 x i32> %t75, i32 %v135, i64 7
  %v138 = shl <8 x i32> %v136, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v139 = bitcast <8 x i32> %v138 to <8 x float>
  %t76 = getelementptr i16, ptr %p0, i64 %v54
  %t77 = getelementptr i16, ptr %t76, i64 288
  %v140 = load i16, ptr %t77, align 2, !alias.scope !21, !noalias !22
  %v142 = zext i16 %v140 to i32
  %t78 = getelementptr i16, ptr %p0, i64 %v54
  %t79 = getelementptr i16, ptr %t78, i64 289
  %v143 = load i16, ptr %t79, align 2, !alias.scope !21, !noalias !22
  %v145 = zext i16 %v143 to i32
  %t80 = getelementptr i16, ptr %p0, i64 %v54
  %t81 = getelementptr i16, ptr %t80, i64 290
  %v146 = load i16, ptr %t81, align 2, !alias.scope !21, !noalias !22
  %v148 = zext i16 %v146 to i32
  %t82 = getelementptr i16, ptr %p0, i64 %v54
  %t83 = getelementptr i16, ptr %t82, i64 291
  %v149 = load i16, ptr %t83, align 2, !alias.scope !21, !noalias !22
  %v151 = zext i16 %v149 to i32
  %t84 = getelementptr i16, ptr %p0, i64 %v54
  %t85 = getelementptr i16, ptr %t84, i64 292
  %v152 = load i16, ptr %t85, align 2, !alias.scope !21, !noalias !22
  %v154 = zext i16 %v152 to i32
  %t86 = getelementptr i16, ptr %p0, i64 %v54
  %t87 = getelementptr i16, ptr %t86, i64 293
  %v155 = load i16, ptr %t87, align 2, !alias.scope !21, !noalias !22
  %v157 = zext i16 %v155 to i32
  %t88 = getelementptr i16, ptr %p0, i64 %v54
  %t89 = getelementptr i16, ptr %t88, i64 294
  %v158 = load i16, ptr %t89, align 2, !alias.scope !21, !noalias !22
  %v160 = zext i16 %v158 to i32
  %t90 = getelementptr i16, ptr %p0, i64 %v54
  %t91 = getelementptr i16, ptr %t90, i64 295
  %v161 = load i16, ptr %t91, align 2, !alias.scope !21, !noalias !22
  %v163 = zext i16 %v161 to i32
  %t92 = insertelement <8 x i32> poison, i32 %v142, i64 0
  %t93 = insertelement <8 x i32> %t92, i32 %v145, i64 1
  %t94 = insertelement <8 x i32> %t93, i32 %v148, i64 2
  %t95 = insertelement <8 x i32> %t94, i32 %v151, i64 3
  %t96 = insertelement <8 x i32> %t95, i32 %v154, i64 4
  %t97 = insertelement <8 x i32> %t96, i32 %v157, i64 5
  %t98 = insertelement <8 x i32> %t97, i32 %v160, i64 6
  %v164 = insertelement <8 x i32> %t98, i32 %v163, i64 7
  %v166 = shl <8 x i32> %v164, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v167 = bitcast <8 x i32> %v166 to <8 x float>
  %t99 = getelementptr i16, ptr %p0, i64 %v54
  %t100 = getelementptr i16, ptr %t99, i64 384
  %v168 = load i16, ptr %t100, align 2, !alias.scope !21, !noalias !22
  %v170 = zext i16 %v168 to i32
  %t101 = getelementptr i16, ptr %p0, i64 %v54
  %t102 = getelementptr i16, ptr %t101, i64 385
  %v171 = load i16, ptr %t102, align 2, !alias.scope !21, !noalias !22
  %v173 = zext i16 %v171 to i32
  %t103 = getelementptr i16, ptr %p0, i64 %v54
  %t104 = getelementptr i16, ptr %t103, i64 386
  %v174 = load i16, ptr %t104, align 2, !alias.scope !21, !noalias !22
  %v176 = zext i16 %v174 to i32
  %t105 = getelementptr i16, ptr %p0, i64 %v54
  %t106 = getelementptr i16, ptr %t105, i64 387
  %v177 = load i16, ptr %t106, align 2, !alias.scope !21, !noalias !22
  %v179 = zext i16 %v177 to i32
  %t107 = getelementptr i16, ptr %p0, i64 %v54
  %t108 = getelementptr i16, ptr %t107, i64 388
  %v180 = load i16, ptr %t108, align 2, !alias.scope !21, !noalias !22
  %v182 = zext i16 %v180 to i32
  %t109 = getelementptr i16, ptr %p0, i64 %v54
  %t110 = getelementptr i16, ptr %t109, i64 389
  %v183 = load i16, ptr %t110, align 2, !alias.scope !21, !noalias !22
  %v185 = zext i16 %v183 to i32
  %t111 = getelementptr i16, ptr %p0, i64 %v54
  %t112 = getelementptr i16, ptr %t111, i64 390
  %v186 = load i16, ptr %t112, align 2, !alias.scope !21, !noalias !22
  %v188 = zext i16 %v186 to i32
  %t113 = getelementptr i16, ptr %p0, i64 %v54
  %t114 = getelementptr i16, ptr %t113, i64 391
  %v189 = load i16, ptr %t114, align 2, !alias.scope !21, !noalias !22
  %v191 = zext i16 %v189 to i32
  %t115 = insertelement <8 x i32> poison, i32 %v170, i64 0
  %t116 = insertelement <8 x i32> %t115, i32 %v173, i64 1
  %t117 = insertelement <8 x i32> %t116, i32 %v176, i64 2
  %t118 = insertelement <8 x i32> %t117, i32 %v179, i64 3
  %t119 = insertelement <8 x i32> %t118, i32 %v182, i64 4
  %t120 = insertelement <8 x i32> %t119, i32 %v185, i64 5
  %t121 = insertelement <8 x i32> %t120, i32 %v188, i64 6
  %v192 = insertelement <8 x i32> %t121, i32 %v191, i64 7
  %v194 = shl <8 x i32> %v192, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v195 = bitcast <8 x i32> %v194 to <8 x float>
  %t122 = getelementptr i16, ptr %p0, i64 %v54
  %t123 = getelementptr i16, ptr %t122, i64 480
  %v196 = load i16, ptr %t123, align 2, !alias.scope !21, !noalias !22
  %v198 = zext i16 %v196 to i32
  %t124 = getelementptr i16, ptr %p0, i64 %v54
  %t125 = getelementptr i16, ptr %t124, i64 481
  %v199 = load i16, ptr %t125, align 2, !alias.scope !21, !noalias !22
  %v201 = zext i16 %v199 to i32
  %t126 = getelementptr i16, ptr %p0, i64 %v54
  %t127 = getelementptr i16, ptr %t126, i64 482
  %v202 = load i16, ptr %t127, align 2, !alias.scope !21, !noalias !22
  %v204 = zext i16 %v202 to i32
  %t128 = getelementptr i16, ptr %p0, i64 %v54
  %t129 = getelementptr i16, ptr %t128, i64 483
  %v205 = load i16, ptr %t129, align 2, !alias.scope !21, !noalias !22
  %v207 = zext i16 %v205 to i32
  %t130 = getelementptr i16, ptr %p0, i64 %v54
  %t131 = getelementptr i16, ptr %t130, i64 484
  %v208 = load i16, ptr %t131, align 2, !alias.scope !21, !noalias !22
  %v210 = zext i16 %v208 to i32
  %t132 = getelementptr i16, ptr %p0, i64 %v54
  %t133 = getelementptr i16, ptr %t132, i64 485
  %v211 = load i16, ptr %t133, align 2, !alias.scope !21, !noalias !22
  %v213 = zext i16 %v211 to i32
  %t134 = getelementptr i16, ptr %p0, i64 %v54
  %t135 = getelementptr i16, ptr %t134, i64 486
  %v214 = load i16, ptr %t135, align 2, !alias.scope !21, !noalias !22
  %v216 = zext i16 %v214 to i32
  %t136 = getelementptr i16, ptr %p0, i64 %v54
  %t137 = getelementptr i16, ptr %t136, i64 487
  %v217 = load i16, ptr %t137, align 2, !alias.scope !21, !noalias !22
  %v219 = zext i16 %v217 to i32
  %t138 = insertelement <8 x i32> poison, i32 %v198, i64 0
  %t139 = insertelement <8 x i32> %t138, i32 %v201, i64 1
  %t140 = insertelement <8 x i32> %t139, i32 %v204, i64 2
  %t141 = insertelement <8 x i32> %t140, i32 %v207, i64 3
  %t142 = insertelement <8 x i32> %t141, i32 %v210, i64 4
  %t143 = insertelement <8 x i32> %t142, i32 %v213, i64 5
  %t144 = insertelement <8 x i32> %t143, i32 %v216, i64 6
  %v220 = insertelement <8 x i32> %t144, i32 %v219, i64 7
  %v222 = shl <8 x i32> %v220, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v223 = bitcast <8 x i32> %v222 to <8 x float>
  %t145 = getelementptr i16, ptr %p0, i64 %v54
  %t146 = getelementptr i16, ptr %t145, i64 576
  %v224 = load i16, ptr %t146, align 2, !alias.scope !21, !noalias !22
  %v226 = zext i16 %v224 to i32
  %t147 = getelementptr i16, ptr %p0, i64 %v54
  %t148 = getelementptr i16, ptr %t147, i64 577
  %v227 = load i16, ptr %t148, align 2, !alias.scope !21, !noalias !22
  %v229 = zext i16 %v227 to i32
  %t149 = getelementptr i16, ptr %p0, i64 %v54
  %t150 = getelementptr i16, ptr %t149, i64 578
  %v230 = load i16, ptr %t150, align 2, !alias.scope !21, !noalias !22
  %v232 = zext i16 %v230 to i32
  %t151 = getelementptr i16, ptr %p0, i64 %v54
  %t152 = getelementptr i16, ptr %t151, i64 579
  %v233 = load i16, ptr %t152, align 2, !alias.scope !21, !noalias !22
  %v235 = zext i16 %v233 to i32
  %t153 = getelementptr i16, ptr %p0, i64 %v54
  %t154 = getelementptr i16, ptr %t153, i64 580
  %v236 = load i16, ptr %t154, align 2, !alias.scope !21, !noalias !22
  %v238 = zext i16 %v236 to i32
  %t155 = getelementptr i16, ptr %p0, i64 %v54
  %t156 = getelementptr i16, ptr %t155, i64 581
  %v239 = load i16, ptr %t156, align 2, !alias.scope !21, !noalias !22
  %v241 = zext i16 %v239 to i32
  %t157 = getelementptr i16, ptr %p0, i64 %v54
  %t158 = getelementptr i16, ptr %t157, i64 582
  %v242 = load i16, ptr %t158, align 2, !alias.scope !21, !noalias !22
  %v244 = zext i16 %v242 to i32
  %t159 = getelementptr i16, ptr %p0, i64 %v54
  %t160 = getelementptr i16, ptr %t159, i64 583
  %v245 = load i16, ptr %t160, align 2, !alias.scope !21, !noalias !22
  %v247 = zext i16 %v245 to i32
  %t161 = insertelement <8 x i32> poison, i32 %v226, i64 0
  %t162 = insertelement <8 x i32> %t161, i32 %v229, i64 1
  %t163 = insertelement <8 x i32> %t162, i32 %v232, i64 2
  %t164 = insertelement <8 x i32> %t163, i32 %v235, i64 3
  %t165 = insertelement <8 x i32> %t164, i32 %v238, i64 4
  %t166 = insertelement <8 x i32> %t165, i32 %v241, i64 5
  %t167 = insertelement <8 x i32> %t166, i32 %v244, i64 6
  %v248 = insertelement <8 x i32> %t167, i32 %v247, i64 7
  %v250 = shl <8 x i32> %v248, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v251 = bitcast <8 x i32> %v250 to <8 x float>
  %t168 = getelementptr i16, ptr %p0, i64 %v54
  %t169 = getelementptr i16, ptr %t168, i64 672
  %v252 = load i16, ptr %t169, align 2, !alias.scope !21, !noalias !22
  %v254 = zext i16 %v252 to i32
  %t170 = getelementptr i16, ptr %p0, i64 %v54
  %t171 = getelementptr i16, ptr %t170, i64 673
  %v255 = load i16, ptr %t171, align 2, !alias.scope !21, !noalias !22
  %v257 = zext i16 %v255 to i32
  %t172 = getelementptr i16, ptr %p0, i64 %v54
  %t173 = getelementptr i16, ptr %t172, i64 674
  %v258 = load i16, ptr %t173, align 2, !alias.scope !21, !noalias !22
  %v260 = zext i16 %v258 to i32
  %t174 = getelementptr i16, ptr %p0, i64 %v54
  %t175 = getelementptr i16, ptr %t174, i64 675
  %v261 = load i16, ptr %t175, align 2, !alias.scope !21, !noalias !22
  %v263 = zext i16 %v261 to i32
  %t176 = getelementptr i16, ptr %p0, i64 %v54
  %t177 = getelementptr i16, ptr %t176, i64 676
  %v264 = load i16, ptr %t177, align 2, !alias.scope !21, !noalias !22
  %v266 = zext i16 %v264 to i32
  %t178 = getelementptr i16, ptr %p0, i64 %v54
  %t179 = getelementptr i16, ptr %t178, i64 677
  %v267 = load i16, ptr %t179, align 2, !alias.scope !21, !noalias !22
  %v269 = zext i16 %v267 to i32
  %t180 = getelementptr i16, ptr %p0, i64 %v54
  %t181 = getelementptr i16, ptr %t180, i64 678
  %v270 = load i16, ptr %t181, align 2, !alias.scope !21, !noalias !22
  %v272 = zext i16 %v270 to i32
  %t182 = getelementptr i16, ptr %p0, i64 %v54
  %t183 = getelementptr i16, ptr %t182, i64 679
  %v273 = load i16, ptr %t183, align 2, !alias.scope !21, !noalias !22
  %v275 = zext i16 %v273 to i32
  %t184 = insertelement <8 x i32> poison, i32 %v254, i64 0
  %t185 = insertelement <8 x i32> %t184, i32 %v257, i64 1
  %t186 = insertelement <8 x i32> %t185, i32 %v260, i64 2
  %t187 = insertelement <8 x i32> %t186, i32 %v263, i64 3
  %t188 = insertelement <8 x i32> %t187, i32 %v266, i64 4
  %t189 = insertelement <8 x i32> %t188, i32 %v269, i64 5
  %t190 = insertelement <8 x i32> %t189, i32 %v272, i64 6
  %v276 = insertelement <8 x i32> %t190, i32 %v275, i64 7
  %v278 = shl <8 x i32> %v276, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v279 = bitcast <8 x i32> %v278 to <8 x float>
  %v280 = shufflevector <8 x float> %v83, <8 x float> %v195, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v281 = shufflevector <8 x float> %v83, <8 x float> %v195, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v282 = shufflevector <8 x float> %v111, <8 x float> %v223, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v283 = shufflevector <8 x float> %v111, <8 x float> %v223, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v284 = shufflevector <8 x float> %v139, <8 x float> %v251, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v285 = shufflevector <8 x float> %v139, <8 x float> %v251, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v286 = shufflevector <8 x float> %v167, <8 x float> %v279, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v287 = shufflevector <8 x float> %v167, <8 x float> %v279, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v288 = shufflevector <8 x float> %v280, <8 x float> %v284, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v289 = shufflevector <8 x float> %v280, <8 x float> %v284, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v290 = shufflevector <8 x float> %v282, <8 x float> %v286, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v291 = shufflevector <8 x float> %v282, <8 x float> %v286, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v292 = shufflevector <8 x float> %v281, <8 x float> %v285, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v293 = shufflevector <8 x float> %v281, <8 x float> %v285, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v294 = shufflevector <8 x float> %v283, <8 x float> %v287, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v295 = shufflevector <8 x float> %v283, <8 x float> %v287, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v296 = shufflevector <8 x float> %v288, <8 x float> %v290, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v297 = shufflevector <8 x float> %v288, <8 x float> %v290, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v298 = shufflevector <8 x float> %v289, <8 x float> %v291, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v299 = shufflevector <8 x float> %v289, <8 x float> %v291, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v300 = shufflevector <8 x float> %v292, <8 x float> %v294, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v301 = shufflevector <8 x float> %v292, <8 x float> %v294, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v302 = shufflevector <8 x float> %v293, <8 x float> %v295, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v303 = shufflevector <8 x float> %v293, <8 x float> %v295, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v306 = mul nuw nsw i64 %v52, 16
  %v307 = sub nsw i64 %v47, %v37
  %v309 = mul nsw i64 %v307, 17
  %v310 = add nsw i64 %v306, %v309
  %t191 = getelementptr float, ptr %s1, i64 %v310
  store <8 x float> %v296, ptr %t191, align 4, !alias.scope !29, !noalias !30
  %v314 = mul nuw nsw i64 %v52, 16
  %v315 = sub nsw i64 %v47, %v37
  %v317 = mul nsw i64 %v315, 17
  %v318 = add nsw i64 %v314, %v317
  %t192 = getelementptr float, ptr %s1, i64 %v318
  %t193 = getelementptr float, ptr %t192, i64 16
  store <8 x float> %v297, ptr %t193, align 4, !alias.scope !29, !noalias !30
  %v322 = mul nuw nsw i64 %v52, 16
  %v323 = sub nsw i64 %v47, %v37
  %v325 = mul nsw i64 %v323, 17
  %v326 = add nsw i64 %v322, %v325
  %t194 = getelementptr float, ptr %s1, i64 %v326
  %t195 = getelementptr float, ptr %t194, i64 32
  store <8 x float> %v298, ptr %t195, align 4, !alias.scope !29, !noalias !30
  %v330 = mul nuw nsw i64 %v52, 16
  %v331 = sub nsw i64 %v47, %v37
  %v333 = mul nsw i64 %v331, 17
  %v334 = add nsw i64 %v330, %v333
  %t196 = getelementptr float, ptr %s1, i64 %v334
  %t197 = getelementptr float, ptr %t196, i64 48
  store <8 x float> %v299, ptr %t197, align 4, !alias.scope !29, !noalias !30
  %v338 = mul nuw nsw i64 %v52, 16
  %v339 = sub nsw i64 %v47, %v37
  %v341 = mul nsw i64 %v339, 17
  %v342 = add nsw i64 %v338, %v341
  %t198 = getelementptr float, ptr %s1, i64 %v342
  %t199 = getelementptr float, ptr %t198, i64 64
  store <8 x float> %v300, ptr %t199, align 4, !alias.scope !29, !noalias !30
  %v346 = mul nuw nsw i64 %v52, 16
  %v347 = sub nsw i64 %v47, %v37
  %v349 = mul nsw i64 %v347, 17
  %v350 = add nsw i64 %v346, %v349
  %t200 = getelementptr float, ptr %s1, i64 %v350
  %t201 = getelementptr float, ptr %t200, i64 80
  store <8 x float> %v301, ptr %t201, align 4, !alias.scope !29, !noalias !30
  %v354 = mul nuw nsw i64 %v52, 16
  %v355 = sub nsw i64 %v47, %v37
  %v357 = mul nsw i64 %v355, 17
  %v358 = add nsw i64 %v354, %v357
  %t202 = getelementptr float, ptr %s1, i64 %v358
  %t203 = getelementptr float, ptr %t202, i64 96
  store <8 x float> %v302, ptr %t203, align 4, !alias.scope !29, !noalias !30
  %v362 = mul nuw nsw i64 %v52, 16
  %v363 = sub nsw i64 %v47, %v37
  %v365 = mul nsw i64 %v363, 17
  %v366 = add nsw i64 %v362, %v365
  %t204 = getelementptr float, ptr %s1, i64 %v366
  %t205 = getelementptr float, ptr %t204, i64 112
  store <8 x float> %v303, ptr %t205, align 4, !alias.scope !29, !noalias !30
  br label %latch52
latch52:
  %next52 = add nuw nsw i64 %v52, 8
  %more52 = icmp slt i64 %next52, 16
  br i1 %more52, label %body52, label %after52
after52:
  %t206 = icmp slt i64 16, 16
  br i1 %t206, label %body369, label %after369
body369:
  %v369 = phi i64 [ 16, %after52 ], [ %next369, %latch369 ]
  %v371 = add nuw nsw i64 %v51, %v369
  %t207 = getelementptr i16, ptr %p0, i64 %v371
  %v372 = load i16, ptr %t207, align 2, !alias.scope !21, !noalias !22
  %v374 = zext i16 %v372 to i32
  %v376 = shl i32 %v374, 16
  %v377 = bitcast i32 %v376 to float
  %t208 = getelementptr i16, ptr %p0, i64 %v371
  %t209 = getelementptr i16, ptr %t208, i64 96
  %v378 = load i16, ptr %t209, align 2, !alias.scope !21, !noalias !22
  %v380 = zext i16 %v378 to i32
  %v381 = shl i32 %v380, 16
  %v382 = bitcast i32 %v381 to float
  %t210 = getelementptr i16, ptr %p0, i64 %v371
  %t211 = getelementptr i16, ptr %t210, i64 192
  %v383 = load i16, ptr %t211, align 2, !alias.scope !21, !noalias !22
  %v385 = zext i16 %v383 to i32
  %v386 = shl i32 %v385, 16
  %v387 = bitcast i32 %v386 to float
  %t212 = getelementptr i16, ptr %p0, i64 %v371
  %t213 = getelementptr i16, ptr %t212, i64 288
  %v388 = load i16, ptr %t213, align 2, !alias.scope !21, !noalias !22
  %v390 = zext i16 %v388 to i32
  %v391 = shl i32 %v390, 16
  %v392 = bitcast i32 %v391 to float
  %t214 = getelementptr i16, ptr %p0, i64 %v371
  %t215 = getelementptr i16, ptr %t214, i64 384
  %v393 = load i16, ptr %t215, align 2, !alias.scope !21, !noalias !22
  %v395 = zext i16 %v393 to i32
  %v396 = shl i32 %v395, 16
  %v397 = bitcast i32 %v396 to float
  %t216 = getelementptr i16, ptr %p0, i64 %v371
  %t217 = getelementptr i16, ptr %t216, i64 480
  %v398 = load i16, ptr %t217, align 2, !alias.scope !21, !noalias !22
  %v400 = zext i16 %v398 to i32
  %v401 = shl i32 %v400, 16
  %v402 = bitcast i32 %v401 to float
  %t218 = getelementptr i16, ptr %p0, i64 %v371
  %t219 = getelementptr i16, ptr %t218, i64 576
  %v403 = load i16, ptr %t219, align 2, !alias.scope !21, !noalias !22
  %v405 = zext i16 %v403 to i32
  %v406 = shl i32 %v405, 16
  %v407 = bitcast i32 %v406 to float
  %t220 = getelementptr i16, ptr %p0, i64 %v371
  %t221 = getelementptr i16, ptr %t220, i64 672
  %v408 = load i16, ptr %t221, align 2, !alias.scope !21, !noalias !22
  %v410 = zext i16 %v408 to i32
  %v411 = shl i32 %v410, 16
  %v412 = bitcast i32 %v411 to float
  %t222 = insertelement <8 x float> poison, float %v377, i64 0
  %t223 = insertelement <8 x float> %t222, float %v382, i64 1
  %t224 = insertelement <8 x float> %t223, float %v387, i64 2
  %t225 = insertelement <8 x float> %t224, float %v392, i64 3
  %t226 = insertelement <8 x float> %t225, float %v397, i64 4
  %t227 = insertelement <8 x float> %t226, float %v402, i64 5
  %t228 = insertelement <8 x float> %t227, float %v407, i64 6
  %v413 = insertelement <8 x float> %t228, float %v412, i64 7
  %v416 = mul nuw nsw i64 %v369, 16
  %v417 = sub nsw i64 %v47, %v37
  %v419 = mul nsw i64 %v417, 17
  %v420 = add nsw i64 %v416, %v419
  %t229 = getelementptr float, ptr %s1, i64 %v420
  store <8 x float> %v413, ptr %t229, align 4, !alias.scope !29, !noalias !30
  br label %latch369
latch369:
  %next369 = add nuw nsw i64 %v369, 1
  %more369 = icmp slt i64 %next369, 16
  br i1 %more369, label %body369, label %after369
after369:
  %v424 = add nuw nsw i64 %v47, 8
  %v426 = mul nuw nsw i64 %v424, 96
  %v427 = add nuw nsw i64 %v18, %v426
  br label %body428
body428:
  %v428 = phi i64 [ 0, %after369 ], [ %next428, %latch428 ]
  %v430 = add nuw nsw i64 %v427, %v428
  %t230 = getelementptr i16, ptr %p0, i64 %v430
  %v431 = load i16, ptr %t230, align 2, !alias.scope !21, !noalias !22
  %v433 = zext i16 %v431 to i32
  %t231 = getelementptr i16, ptr %p0, i64 %v430
  %t232 = getelementptr i16, ptr %t231, i64 1
  %v434 = load i16, ptr %t232, align 2, !alias.scope !21, !noalias !22
  %v436 = zext i16 %v434 to i32
  %t233 = getelementptr i16, ptr %p0, i64 %v430
  %t234 = getelementptr i16, ptr %t233, i64 2
  %v437 = load i16, ptr %t234, align 2, !alias.scope !21, !noalias !22
  %v439 = zext i16 %v437 to i32
  %t235 = getelementptr i16, ptr %p0, i64 %v430
  %t236 = getelementptr i16, ptr %t235, i64 3
  %v440 = load i16, ptr %t236, align 2, !alias.scope !21, !noalias !22
  %v442 = zext i16 %v440 to i32
  %t237 = getelementptr i16, ptr %p0, i64 %v430
  %t238 = getelementptr i16, ptr %t237, i64 4
  %v443 = load i16, ptr %t238, align 2, !alias.scope !21, !noalias !22
  %v445 = zext i16 %v443 to i32
  %t239 = getelementptr i16, ptr %p0, i64 %v430
  %t240 = getelementptr i16, ptr %t239, i64 5
  %v446 = load i16, ptr %t240, align 2, !alias.scope !21, !noalias !22
  %v448 = zext i16 %v446 to i32
  %t241 = getelementptr i16, ptr %p0, i64 %v430
  %t242 = getelementptr i16, ptr %t241, i64 6
  %v449 = load i16, ptr %t242, align 2, !alias.scope !21, !noalias !22
  %v451 = zext i16 %v449 to i32
  %t243 = getelementptr i16, ptr %p0, i64 %v430
  %t244 = getelementptr i16, ptr %t243, i64 7
  %v452 = load i16, ptr %t244, align 2, !alias.scope !21, !noalias !22
  %v454 = zext i16 %v452 to i32
  %t245 = insertelement <8 x i32> poison, i32 %v433, i64 0
  %t246 = insertelement <8 x i32> %t245, i32 %v436, i64 1
  %t247 = insertelement <8 x i32> %t246, i32 %v439, i64 2
  %t248 = insertelement <8 x i32> %t247, i32 %v442, i64 3
  %t249 = insertelement <8 x i32> %t248, i32 %v445, i64 4
  %t250 = insertelement <8 x i32> %t249, i32 %v448, i64 5
  %t251 = insertelement <8 x i32> %t250, i32 %v451, i64 6
  %v455 = insertelement <8 x i32> %t251, i32 %v454, i64 7
  %v458 = shl <8 x i32> %v455, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v459 = bitcast <8 x i32> %v458 to <8 x float>
  %t252 = getelementptr i16, ptr %p0, i64 %v430
  %t253 = getelementptr i16, ptr %t252, i64 96
  %v460 = load i16, ptr %t253, align 2, !alias.scope !21, !noalias !22
  %v462 = zext i16 %v460 to i32
  %t254 = getelementptr i16, ptr %p0, i64 %v430
  %t255 = getelementptr i16, ptr %t254, i64 97
  %v463 = load i16, ptr %t255, align 2, !alias.scope !21, !noalias !22
  %v465 = zext i16 %v463 to i32
  %t256 = getelementptr i16, ptr %p0, i64 %v430
  %t257 = getelementptr i16, ptr %t256, i64 98
  %v466 = load i16, ptr %t257, align 2, !alias.scope !21, !noalias !22
  %v468 = zext i16 %v466 to i32
  %t258 = getelementptr i16, ptr %p0, i64 %v430
  %t259 = getelementptr i16, ptr %t258, i64 99
  %v469 = load i16, ptr %t259, align 2, !alias.scope !21, !noalias !22
  %v471 = zext i16 %v469 to i32
  %t260 = getelementptr i16, ptr %p0, i64 %v430
  %t261 = getelementptr i16, ptr %t260, i64 100
  %v472 = load i16, ptr %t261, align 2, !alias.scope !21, !noalias !22
  %v474 = zext i16 %v472 to i32
  %t262 = getelementptr i16, ptr %p0, i64 %v430
  %t263 = getelementptr i16, ptr %t262, i64 101
  %v475 = load i16, ptr %t263, align 2, !alias.scope !21, !noalias !22
  %v477 = zext i16 %v475 to i32
  %t264 = getelementptr i16, ptr %p0, i64 %v430
  %t265 = getelementptr i16, ptr %t264, i64 102
  %v478 = load i16, ptr %t265, align 2, !alias.scope !21, !noalias !22
  %v480 = zext i16 %v478 to i32
  %t266 = getelementptr i16, ptr %p0, i64 %v430
  %t267 = getelementptr i16, ptr %t266, i64 103
  %v481 = load i16, ptr %t267, align 2, !alias.scope !21, !noalias !22
  %v483 = zext i16 %v481 to i32
  %t268 = insertelement <8 x i32> poison, i32 %v462, i64 0
  %t269 = insertelement <8 x i32> %t268, i32 %v465, i64 1
  %t270 = insertelement <8 x i32> %t269, i32 %v468, i64 2
  %t271 = insertelement <8 x i32> %t270, i32 %v471, i64 3
  %t272 = insertelement <8 x i32> %t271, i32 %v474, i64 4
  %t273 = insertelement <8 x i32> %t272, i32 %v477, i64 5
  %t274 = insertelement <8 x i32> %t273, i32 %v480, i64 6
  %v484 = insertelement <8 x i32> %t274, i32 %v483, i64 7
  %v486 = shl <8 x i32> %v484, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v487 = bitcast <8 x i32> %v486 to <8 x float>
  %t275 = getelementptr i16, ptr %p0, i64 %v430
  %t276 = getelementptr i16, ptr %t275, i64 192
  %v488 = load i16, ptr %t276, align 2, !alias.scope !21, !noalias !22
  %v490 = zext i16 %v488 to i32
  %t277 = getelementptr i16, ptr %p0, i64 %v430
  %t278 = getelementptr i16, ptr %t277, i64 193
  %v491 = load i16, ptr %t278, align 2, !alias.scope !21, !noalias !22
  %v493 = zext i16 %v491 to i32
  %t279 = getelementptr i16, ptr %p0, i64 %v430
  %t280 = getelementptr i16, ptr %t279, i64 194
  %v494 = load i16, ptr %t280, align 2, !alias.scope !21, !noalias !22
  %v496 = zext i16 %v494 to i32
  %t281 = getelementptr i16, ptr %p0, i64 %v430
  %t282 = getelementptr i16, ptr %t281, i64 195
  %v497 = load i16, ptr %t282, align 2, !alias.scope !21, !noalias !22
  %v499 = zext i16 %v497 to i32
  %t283 = getelementptr i16, ptr %p0, i64 %v430
  %t284 = getelementptr i16, ptr %t283, i64 196
  %v500 = load i16, ptr %t284, align 2, !alias.scope !21, !noalias !22
  %v502 = zext i16 %v500 to i32
  %t285 = getelementptr i16, ptr %p0, i64 %v430
  %t286 = getelementptr i16, ptr %t285, i64 197
  %v503 = load i16, ptr %t286, align 2, !alias.scope !21, !noalias !22
  %v505 = zext i16 %v503 to i32
  %t287 = getelementptr i16, ptr %p0, i64 %v430
  %t288 = getelementptr i16, ptr %t287, i64 198
  %v506 = load i16, ptr %t288, align 2, !alias.scope !21, !noalias !22
  %v508 = zext i16 %v506 to i32
  %t289 = getelementptr i16, ptr %p0, i64 %v430
  %t290 = getelementptr i16, ptr %t289, i64 199
  %v509 = load i16, ptr %t290, align 2, !alias.scope !21, !noalias !22
  %v511 = zext i16 %v509 to i32
  %t291 = insertelement <8 x i32> poison, i32 %v490, i64 0
  %t292 = insertelement <8 x i32> %t291, i32 %v493, i64 1
  %t293 = insertelement <8 x i32> %t292, i32 %v496, i64 2
  %t294 = insertelement <8 x i32> %t293, i32 %v499, i64 3
  %t295 = insertelement <8 x i32> %t294, i32 %v502, i64 4
  %t296 = insertelement <8 x i32> %t295, i32 %v505, i64 5
  %t297 = insertelement <8 x i32> %t296, i32 %v508, i64 6
  %v512 = insertelement <8 x i32> %t297, i32 %v511, i64 7
  %v514 = shl <8 x i32> %v512, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v515 = bitcast <8 x i32> %v514 to <8 x float>
  %t298 = getelementptr i16, ptr %p0, i64 %v430
  %t299 = getelementptr i16, ptr %t298, i64 288
  %v516 = load i16, ptr %t299, align 2, !alias.scope !21, !noalias !22
  %v518 = zext i16 %v516 to i32
  %t300 = getelementptr i16, ptr %p0, i64 %v430
  %t301 = getelementptr i16, ptr %t300, i64 289
  %v519 = load i16, ptr %t301, align 2, !alias.scope !21, !noalias !22
  %v521 = zext i16 %v519 to i32
  %t302 = getelementptr i16, ptr %p0, i64 %v430
  %t303 = getelementptr i16, ptr %t302, i64 290
  %v522 = load i16, ptr %t303, align 2, !alias.scope !21, !noalias !22
  %v524 = zext i16 %v522 to i32
  %t304 = getelementptr i16, ptr %p0, i64 %v430
  %t305 = getelementptr i16, ptr %t304, i64 291
  %v525 = load i16, ptr %t305, align 2, !alias.scope !21, !noalias !22
  %v527 = zext i16 %v525 to i32
  %t306 = getelementptr i16, ptr %p0, i64 %v430
  %t307 = getelementptr i16, ptr %t306, i64 292
  %v528 = load i16, ptr %t307, align 2, !alias.scope !21, !noalias !22
  %v530 = zext i16 %v528 to i32
  %t308 = getelementptr i16, ptr %p0, i64 %v430
  %t309 = getelementptr i16, ptr %t308, i64 293
  %v531 = load i16, ptr %t309, align 2, !alias.scope !21, !noalias !22
  %v533 = zext i16 %v531 to i32
  %t310 = getelementptr i16, ptr %p0, i64 %v430
  %t311 = getelementptr i16, ptr %t310, i64 294
  %v534 = load i16, ptr %t311, align 2, !alias.scope !21, !noalias !22
  %v536 = zext i16 %v534 to i32
  %t312 = getelementptr i16, ptr %p0, i64 %v430
  %t313 = getelementptr i16, ptr %t312, i64 295
  %v537 = load i16, ptr %t313, align 2, !alias.scope !21, !noalias !22
  %v539 = zext i16 %v537 to i32
  %t314 = insertelement <8 x i32> poison, i32 %v518, i64 0
  %t315 = insertelement <8 x i32> %t314, i32 %v521, i64 1
  %t316 = insertelement <8 x i32> %t315, i32 %v524, i64 2
  %t317 = insertelement <8 x i32> %t316, i32 %v527, i64 3
  %t318 = insertelement <8 x i32> %t317, i32 %v530, i64 4
  %t319 = insertelement <8 x i32> %t318, i32 %v533, i64 5
  %t320 = insertelement <8 x i32> %t319, i32 %v536, i64 6
  %v540 = insertelement <8 x i32> %t320, i32 %v539, i64 7
  %v542 = shl <8 x i32> %v540, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v543 = bitcast <8 x i32> %v542 to <8 x float>
  %t321 = getelementptr i16, ptr %p0, i64 %v430
  %t322 = getelementptr i16, ptr %t321, i64 384
  %v544 = load i16, ptr %t322, align 2, !alias.scope !21, !noalias !22
  %v546 = zext i16 %v544 to i32
  %t323 = getelementptr i16, ptr %p0, i64 %v430
  %t324 = getelementptr i16, ptr %t323, i64 385
  %v547 = load i16, ptr %t324, align 2, !alias.scope !21, !noalias !22
  %v549 = zext i16 %v547 to i32
  %t325 = getelementptr i16, ptr %p0, i64 %v430
  %t326 = getelementptr i16, ptr %t325, i64 386
  %v550 = load i16, ptr %t326, align 2, !alias.scope !21, !noalias !22
  %v552 = zext i16 %v550 to i32
  %t327 = getelementptr i16, ptr %p0, i64 %v430
  %t328 = getelementptr i16, ptr %t327, i64 387
  %v553 = load i16, ptr %t328, align 2, !alias.scope !21, !noalias !22
  %v555 = zext i16 %v553 to i32
  %t329 = getelementptr i16, ptr %p0, i64 %v430
  %t330 = getelementptr i16, ptr %t329, i64 388
  %v556 = load i16, ptr %t330, align 2, !alias.scope !21, !noalias !22
  %v558 = zext i16 %v556 to i32
  %t331 = getelementptr i16, ptr %p0, i64 %v430
  %t332 = getelementptr i16, ptr %t331, i64 389
  %v559 = load i16, ptr %t332, align 2, !alias.scope !21, !noalias !22
  %v561 = zext i16 %v559 to i32
  %t333 = getelementptr i16, ptr %p0, i64 %v430
  %t334 = getelementptr i16, ptr %t333, i64 390
  %v562 = load i16, ptr %t334, align 2, !alias.scope !21, !noalias !22
  %v564 = zext i16 %v562 to i32
  %t335 = getelementptr i16, ptr %p0, i64 %v430
  %t336 = getelementptr i16, ptr %t335, i64 391
  %v565 = load i16, ptr %t336, align 2, !alias.scope !21, !noalias !22
  %v567 = zext i16 %v565 to i32
  %t337 = insertelement <8 x i32> poison, i32 %v546, i64 0
  %t338 = insertelement <8 x i32> %t337, i32 %v549, i64 1
  %t339 = insertelement <8 x i32> %t338, i32 %v552, i64 2
  %t340 = insertelement <8 x i32> %t339, i32 %v555, i64 3
  %t341 = insertelement <8 x i32> %t340, i32 %v558, i64 4
  %t342 = insertelement <8 x i32> %t341, i32 %v561, i64 5
  %t343 = insertelement <8 x i32> %t342, i32 %v564, i64 6
  %v568 = insertelement <8 x i32> %t343, i32 %v567, i64 7
  %v570 = shl <8 x i32> %v568, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v571 = bitcast <8 x i32> %v570 to <8 x float>
  %t344 = getelementptr i16, ptr %p0, i64 %v430
  %t345 = getelementptr i16, ptr %t344, i64 480
  %v572 = load i16, ptr %t345, align 2, !alias.scope !21, !noalias !22
  %v574 = zext i16 %v572 to i32
  %t346 = getelementptr i16, ptr %p0, i64 %v430
  %t347 = getelementptr i16, ptr %t346, i64 481
  %v575 = load i16, ptr %t347, align 2, !alias.scope !21, !noalias !22
  %v577 = zext i16 %v575 to i32
  %t348 = getelementptr i16, ptr %p0, i64 %v430
  %t349 = getelementptr i16, ptr %t348, i64 482
  %v578 = load i16, ptr %t349, align 2, !alias.scope !21, !noalias !22
  %v580 = zext i16 %v578 to i32
  %t350 = getelementptr i16, ptr %p0, i64 %v430
  %t351 = getelementptr i16, ptr %t350, i64 483
  %v581 = load i16, ptr %t351, align 2, !alias.scope !21, !noalias !22
  %v583 = zext i16 %v581 to i32
  %t352 = getelementptr i16, ptr %p0, i64 %v430
  %t353 = getelementptr i16, ptr %t352, i64 484
  %v584 = load i16, ptr %t353, align 2, !alias.scope !21, !noalias !22
  %v586 = zext i16 %v584 to i32
  %t354 = getelementptr i16, ptr %p0, i64 %v430
  %t355 = getelementptr i16, ptr %t354, i64 485
  %v587 = load i16, ptr %t355, align 2, !alias.scope !21, !noalias !22
  %v589 = zext i16 %v587 to i32
  %t356 = getelementptr i16, ptr %p0, i64 %v430
  %t357 = getelementptr i16, ptr %t356, i64 486
  %v590 = load i16, ptr %t357, align 2, !alias.scope !21, !noalias !22
  %v592 = zext i16 %v590 to i32
  %t358 = getelementptr i16, ptr %p0, i64 %v430
  %t359 = getelementptr i16, ptr %t358, i64 487
  %v593 = load i16, ptr %t359, align 2, !alias.scope !21, !noalias !22
  %v595 = zext i16 %v593 to i32
  %t360 = insertelement <8 x i32> poison, i32 %v574, i64 0
  %t361 = insertelement <8 x i32> %t360, i32 %v577, i64 1
  %t362 = insertelement <8 x i32> %t361, i32 %v580, i64 2
  %t363 = insertelement <8 x i32> %t362, i32 %v583, i64 3
  %t364 = insertelement <8 x i32> %t363, i32 %v586, i64 4
  %t365 = insertelement <8 x i32> %t364, i32 %v589, i64 5
  %t366 = insertelement <8 x i32> %t365, i32 %v592, i64 6
  %v596 = insertelement <8 x i32> %t366, i32 %v595, i64 7
  %v598 = shl <8 x i32> %v596, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v599 = bitcast <8 x i32> %v598 to <8 x float>
  %t367 = getelementptr i16, ptr %p0, i64 %v430
  %t368 = getelementptr i16, ptr %t367, i64 576
  %v600 = load i16, ptr %t368, align 2, !alias.scope !21, !noalias !22
  %v602 = zext i16 %v600 to i32
  %t369 = getelementptr i16, ptr %p0, i64 %v430
  %t370 = getelementptr i16, ptr %t369, i64 577
  %v603 = load i16, ptr %t370, align 2, !alias.scope !21, !noalias !22
  %v605 = zext i16 %v603 to i32
  %t371 = getelementptr i16, ptr %p0, i64 %v430
  %t372 = getelementptr i16, ptr %t371, i64 578
  %v606 = load i16, ptr %t372, align 2, !alias.scope !21, !noalias !22
  %v608 = zext i16 %v606 to i32
  %t373 = getelementptr i16, ptr %p0, i64 %v430
  %t374 = getelementptr i16, ptr %t373, i64 579
  %v609 = load i16, ptr %t374, align 2, !alias.scope !21, !noalias !22
  %v611 = zext i16 %v609 to i32
  %t375 = getelementptr i16, ptr %p0, i64 %v430
  %t376 = getelementptr i16, ptr %t375, i64 580
  %v612 = load i16, ptr %t376, align 2, !alias.scope !21, !noalias !22
  %v614 = zext i16 %v612 to i32
  %t377 = getelementptr i16, ptr %p0, i64 %v430
  %t378 = getelementptr i16, ptr %t377, i64 581
  %v615 = load i16, ptr %t378, align 2, !alias.scope !21, !noalias !22
  %v617 = zext i16 %v615 to i32
  %t379 = getelementptr i16, ptr %p0, i64 %v430
  %t380 = getelementptr i16, ptr %t379, i64 582
  %v618 = load i16, ptr %t380, align 2, !alias.scope !21, !noalias !22
  %v620 = zext i16 %v618 to i32
  %t381 = getelementptr i16, ptr %p0, i64 %v430
  %t382 = getelementptr i16, ptr %t381, i64 583
  %v621 = load i16, ptr %t382, align 2, !alias.scope !21, !noalias !22
  %v623 = zext i16 %v621 to i32
  %t383 = insertelement <8 x i32> poison, i32 %v602, i64 0
  %t384 = insertelement <8 x i32> %t383, i32 %v605, i64 1
  %t385 = insertelement <8 x i32> %t384, i32 %v608, i64 2
  %t386 = insertelement <8 x i32> %t385, i32 %v611, i64 3
  %t387 = insertelement <8 x i32> %t386, i32 %v614, i64 4
  %t388 = insertelement <8 x i32> %t387, i32 %v617, i64 5
  %t389 = insertelement <8 x i32> %t388, i32 %v620, i64 6
  %v624 = insertelement <8 x i32> %t389, i32 %v623, i64 7
  %v626 = shl <8 x i32> %v624, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v627 = bitcast <8 x i32> %v626 to <8 x float>
  %t390 = getelementptr i16, ptr %p0, i64 %v430
  %t391 = getelementptr i16, ptr %t390, i64 672
  %v628 = load i16, ptr %t391, align 2, !alias.scope !21, !noalias !22
  %v630 = zext i16 %v628 to i32
  %t392 = getelementptr i16, ptr %p0, i64 %v430
  %t393 = getelementptr i16, ptr %t392, i64 673
  %v631 = load i16, ptr %t393, align 2, !alias.scope !21, !noalias !22
  %v633 = zext i16 %v631 to i32
  %t394 = getelementptr i16, ptr %p0, i64 %v430
  %t395 = getelementptr i16, ptr %t394, i64 674
  %v634 = load i16, ptr %t395, align 2, !alias.scope !21, !noalias !22
  %v636 = zext i16 %v634 to i32
  %t396 = getelementptr i16, ptr %p0, i64 %v430
  %t397 = getelementptr i16, ptr %t396, i64 675
  %v637 = load i16, ptr %t397, align 2, !alias.scope !21, !noalias !22
  %v639 = zext i16 %v637 to i32
  %t398 = getelementptr i16, ptr %p0, i64 %v430
  %t399 = getelementptr i16, ptr %t398, i64 676
  %v640 = load i16, ptr %t399, align 2, !alias.scope !21, !noalias !22
  %v642 = zext i16 %v640 to i32
  %t400 = getelementptr i16, ptr %p0, i64 %v430
  %t401 = getelementptr i16, ptr %t400, i64 677
  %v643 = load i16, ptr %t401, align 2, !alias.scope !21, !noalias !22
  %v645 = zext i16 %v643 to i32
  %t402 = getelementptr i16, ptr %p0, i64 %v430
  %t403 = getelementptr i16, ptr %t402, i64 678
  %v646 = load i16, ptr %t403, align 2, !alias.scope !21, !noalias !22
  %v648 = zext i16 %v646 to i32
  %t404 = getelementptr i16, ptr %p0, i64 %v430
  %t405 = getelementptr i16, ptr %t404, i64 679
  %v649 = load i16, ptr %t405, align 2, !alias.scope !21, !noalias !22
  %v651 = zext i16 %v649 to i32
  %t406 = insertelement <8 x i32> poison, i32 %v630, i64 0
  %t407 = insertelement <8 x i32> %t406, i32 %v633, i64 1
  %t408 = insertelement <8 x i32> %t407, i32 %v636, i64 2
  %t409 = insertelement <8 x i32> %t408, i32 %v639, i64 3
  %t410 = insertelement <8 x i32> %t409, i32 %v642, i64 4
  %t411 = insertelement <8 x i32> %t410, i32 %v645, i64 5
  %t412 = insertelement <8 x i32> %t411, i32 %v648, i64 6
  %v652 = insertelement <8 x i32> %t412, i32 %v651, i64 7
  %v654 = shl <8 x i32> %v652, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v655 = bitcast <8 x i32> %v654 to <8 x float>
  %v656 = shufflevector <8 x float> %v459, <8 x float> %v571, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v657 = shufflevector <8 x float> %v459, <8 x float> %v571, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v658 = shufflevector <8 x float> %v487, <8 x float> %v599, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v659 = shufflevector <8 x float> %v487, <8 x float> %v599, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v660 = shufflevector <8 x float> %v515, <8 x float> %v627, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v661 = shufflevector <8 x float> %v515, <8 x float> %v627, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v662 = shufflevector <8 x float> %v543, <8 x float> %v655, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v663 = shufflevector <8 x float> %v543, <8 x float> %v655, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v664 = shufflevector <8 x float> %v656, <8 x float> %v660, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v665 = shufflevector <8 x float> %v656, <8 x float> %v660, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v666 = shufflevector <8 x float> %v658, <8 x float> %v662, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v667 = shufflevector <8 x float> %v658, <8 x float> %v662, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v668 = shufflevector <8 x float> %v657, <8 x float> %v661, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v669 = shufflevector <8 x float> %v657, <8 x float> %v661, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v670 = shufflevector <8 x float> %v659, <8 x float> %v663, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v671 = shufflevector <8 x float> %v659, <8 x float> %v663, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v672 = shufflevector <8 x float> %v664, <8 x float> %v666, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v673 = shufflevector <8 x float> %v664, <8 x float> %v666, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v674 = shufflevector <8 x float> %v665, <8 x float> %v667, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v675 = shufflevector <8 x float> %v665, <8 x float> %v667, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v676 = shufflevector <8 x float> %v668, <8 x float> %v670, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v677 = shufflevector <8 x float> %v668, <8 x float> %v670, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v678 = shufflevector <8 x float> %v669, <8 x float> %v671, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v679 = shufflevector <8 x float> %v669, <8 x float> %v671, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v682 = mul nuw nsw i64 %v428, 16
  %v683 = sub nsw i64 %v47, %v37
  %v685 = mul nsw i64 %v683, 17
  %v686 = add nsw i64 %v682, %v685
  %t413 = getelementptr float, ptr %s1, i64 %v686
  %t414 = getelementptr float, ptr %t413, i64 8
  store <8 x float> %v672, ptr %t414, align 4, !alias.scope !29, !noalias !30
  %v690 = mul nuw nsw i64 %v428, 16
  %v691 = sub nsw i64 %v47, %v37
  %v693 = mul nsw i64 %v691, 17
  %v694 = add nsw i64 %v690, %v693
  %t415 = getelementptr float, ptr %s1, i64 %v694
  %t416 = getelementptr float, ptr %t415, i64 24
  store <8 x float> %v673, ptr %t416, align 4, !alias.scope !29, !noalias !30
  %v698 = mul nuw nsw i64 %v428, 16
  %v699 = sub nsw i64 %v47, %v37
  %v701 = mul nsw i64 %v699, 17
  %v702 = add nsw i64 %v698, %v701
  %t417 = getelementptr float, ptr %s1, i64 %v702
  %t418 = getelementptr float, ptr %t417, i64 40
  store <8 x float> %v674, ptr %t418, align 4, !alias.scope !29, !noalias !30
  %v706 = mul nuw nsw i64 %v428, 16
  %v707 = sub nsw i64 %v47, %v37
  %v709 = mul nsw i64 %v707, 17
  %v710 = add nsw i64 %v706, %v709
  %t419 = getelementptr float, ptr %s1, i64 %v710
  %t420 = getelementptr float, ptr %t419, i64 56
  store <8 x float> %v675, ptr %t420, align 4, !alias.scope !29, !noalias !30
  %v714 = mul nuw nsw i64 %v428, 16
  %v715 = sub nsw i64 %v47, %v37
  %v717 = mul nsw i64 %v715, 17
  %v718 = add nsw i64 %v714, %v717
  %t421 = getelementptr float, ptr %s1, i64 %v718
  %t422 = getelementptr float, ptr %t421, i64 72
  store <8 x float> %v676, ptr %t422, align 4, !alias.scope !29, !noalias !30
  %v722 = mul nuw nsw i64 %v428, 16
  %v723 = sub nsw i64 %v47, %v37
  %v725 = mul nsw i64 %v723, 17
  %v726 = add nsw i64 %v722, %v725
  %t423 = getelementptr float, ptr %s1, i64 %v726
  %t424 = getelementptr float, ptr %t423, i64 88
  store <8 x float> %v677, ptr %t424, align 4, !alias.scope !29, !noalias !30
  %v730 = mul nuw nsw i64 %v428, 16
  %v731 = sub nsw i64 %v47, %v37
  %v733 = mul nsw i64 %v731, 17
  %v734 = add nsw i64 %v730, %v733
  %t425 = getelementptr float, ptr %s1, i64 %v734
  %t426 = getelementptr float, ptr %t425, i64 104
  store <8 x float> %v678, ptr %t426, align 4, !alias.scope !29, !noalias !30
  %v738 = mul nuw nsw i64 %v428, 16
  %v739 = sub nsw i64 %v47, %v37
  %v741 = mul nsw i64 %v739, 17
  %v742 = add nsw i64 %v738, %v741
  %t427 = getelementptr float, ptr %s1, i64 %v742
  %t428 = getelementptr float, ptr %t427, i64 120
  store <8 x float> %v679, ptr %t428, align 4, !alias.scope !29, !noalias !30
  br label %latch428
latch428:
  %next428 = add nuw nsw i64 %v428, 8
  %more428 = icmp slt i64 %next428, 16
  br i1 %more428, label %body428, label %after428
after428:
  %t429 = icmp slt i64 16, 16
  br i1 %t429, label %body745, label %after745
body745:
  %v745 = phi i64 [ 16, %after428 ], [ %next745, %latch745 ]
  %v747 = add nuw nsw i64 %v427, %v745
  %t430 = getelementptr i16, ptr %p0, i64 %v747
  %v748 = load i16, ptr %t430, align 2, !alias.scope !21, !noalias !22
  %v750 = zext i16 %v748 to i32
  %v752 = shl i32 %v750, 16
  %v753 = bitcast i32 %v752 to float
  %t431 = getelementptr i16, ptr %p0, i64 %v747
  %t432 = getelementptr i16, ptr %t431, i64 96
  %v754 = load i16, ptr %t432, align 2, !alias.scope !21, !noalias !22
  %v756 = zext i16 %v754 to i32
  %v757 = shl i32 %v756, 16
  %v758 = bitcast i32 %v757 to float
  %t433 = getelementptr i16, ptr %p0, i64 %v747
  %t434 = getelementptr i16, ptr %t433, i64 192
  %v759 = load i16, ptr %t434, align 2, !alias.scope !21, !noalias !22
  %v761 = zext i16 %v759 to i32
  %v762 = shl i32 %v761, 16
  %v763 = bitcast i32 %v762 to float
  %t435 = getelementptr i16, ptr %p0, i64 %v747
  %t436 = getelementptr i16, ptr %t435, i64 288
  %v764 = load i16, ptr %t436, align 2, !alias.scope !21, !noalias !22
  %v766 = zext i16 %v764 to i32
  %v767 = shl i32 %v766, 16
  %v768 = bitcast i32 %v767 to float
  %t437 = getelementptr i16, ptr %p0, i64 %v747
  %t438 = getelementptr i16, ptr %t437, i64 384
  %v769 = load i16, ptr %t438, align 2, !alias.scope !21, !noalias !22
  %v771 = zext i16 %v769 to i32
  %v772 = shl i32 %v771, 16
  %v773 = bitcast i32 %v772 to float
  %t439 = getelementptr i16, ptr %p0, i64 %v747
  %t440 = getelementptr i16, ptr %t439, i64 480
  %v774 = load i16, ptr %t440, align 2, !alias.scope !21, !noalias !22
  %v776 = zext i16 %v774 to i32
  %v777 = shl i32 %v776, 16
  %v778 = bitcast i32 %v777 to float
  %t441 = getelementptr i16, ptr %p0, i64 %v747
  %t442 = getelementptr i16, ptr %t441, i64 576
  %v779 = load i16, ptr %t442, align 2, !alias.scope !21, !noalias !22
  %v781 = zext i16 %v779 to i32
  %v782 = shl i32 %v781, 16
  %v783 = bitcast i32 %v782 to float
  %t443 = getelementptr i16, ptr %p0, i64 %v747
  %t444 = getelementptr i16, ptr %t443, i64 672
  %v784 = load i16, ptr %t444, align 2, !alias.scope !21, !noalias !22
  %v786 = zext i16 %v784 to i32
  %v787 = shl i32 %v786, 16
  %v788 = bitcast i32 %v787 to float
  %t445 = insertelement <8 x float> poison, float %v753, i64 0
  %t446 = insertelement <8 x float> %t445, float %v758, i64 1
  %t447 = insertelement <8 x float> %t446, float %v763, i64 2
  %t448 = insertelement <8 x float> %t447, float %v768, i64 3
  %t449 = insertelement <8 x float> %t448, float %v773, i64 4
  %t450 = insertelement <8 x float> %t449, float %v778, i64 5
  %t451 = insertelement <8 x float> %t450, float %v783, i64 6
  %v789 = insertelement <8 x float> %t451, float %v788, i64 7
  %v792 = mul nuw nsw i64 %v745, 16
  %v793 = sub nsw i64 %v47, %v37
  %v795 = mul nsw i64 %v793, 17
  %v796 = add nsw i64 %v792, %v795
  %t452 = getelementptr float, ptr %s1, i64 %v796
  %t453 = getelementptr float, ptr %t452, i64 8
  store <8 x float> %v789, ptr %t453, align 4, !alias.scope !29, !noalias !30
  br label %latch745
latch745:
  %next745 = add nuw nsw i64 %v745, 1
  %more745 = icmp slt i64 %next745, 16
  br i1 %more745, label %body745, label %after745
after745:
  br label %latch47
latch47:
  %next47 = add nuw nsw i64 %v47, 16
  %more47 = icmp slt i64 %next47, %v45
  br i1 %more47, label %body47, label %after47
after47:
  %v800 = sub nsw i64 %v45, %v37
  %v801 = add nsw i64 %v37, %v800
  %v802 = add nuw nsw i64 %v37, %v38
  %t454 = icmp slt i64 %v801, %v802
  br i1 %t454, label %body803, label %after803
body803:
  %v803 = phi i64 [ %v801, %after47 ], [ %next803, %latch803 ]
  %v805 = sub nsw i64 %v803, %v37
  %v807 = and i64 %v805, 15
  %v808 = sub nsw i64 %v805, %v807
  %v809 = mul nsw i64 %v808, 17
  %v810 = add nsw i64 %v809, %v807
  %v812 = mul nsw i64 %v803, 96
  %v813 = add nsw i64 %v18, %v812
  br label %body814
body814:
  %v814 = phi i64 [ 0, %body803 ], [ %next814, %latch814 ]
  %v816 = add nsw i64 %v813, %v814
  %t455 = getelementptr i16, ptr %p0, i64 %v816
  %v817 = load i16, ptr %t455, align 2, !alias.scope !21, !noalias !22
  %v819 = zext i16 %v817 to i32
  %v821 = shl i32 %v819, 16
  %v822 = bitcast i32 %v821 to float
  %v824 = sub nsw i64 %v814, 0
  %v825 = mul nuw nsw i64 %v824, 16
  %v826 = add nsw i64 %v810, %v825
  %t456 = getelementptr float, ptr %s1, i64 %v826
  store float %v822, ptr %t456, align 4, !alias.scope !29, !noalias !30
  br label %latch814
latch814:
  %next814 = add nuw nsw i64 %v814, 1
  %more814 = icmp slt i64 %next814, 16
  br i1 %more814, label %body814, label %after814
after814:
  br label %latch803
latch803:
  %next803 = add nsw i64 %v803, 1
  %more803 = icmp slt i64 %next803, %v802
  br i1 %more803, label %body803, label %after803
after803:
  %v832 = add nuw nsw i64 %v38, 15
  %v833 = urem i64 %v832, 16
  %v834 = sub nsw i64 %v832, %v833
  %v835 = add nuw nsw i64 %v37, %v38
  %v836 = add nuw nsw i64 %v37, %v834
  %t457 = icmp slt i64 %v835, %v836
  br i1 %t457, label %body837, label %after837
body837:
  %v837 = phi i64 [ %v835, %after803 ], [ %next837, %latch837 ]
  %v839 = sub nsw i64 %v837, %v37
  %v841 = and i64 %v839, 15
  %v842 = sub nsw i64 %v839, %v841
  %v843 = mul nsw i64 %v842, 17
  %v844 = add nsw i64 %v843, %v841
  br label %body845
body845:
  %v845 = phi i64 [ 0, %body837 ], [ %next845, %latch845 ]
  %v848 = sub nsw i64 %v845, 0
  %v849 = mul nuw nsw i64 %v848, 16
  %v850 = add nsw i64 %v844, %v849
  %t458 = getelementptr float, ptr %s1, i64 %v850
  store float 0x0000000000000000, ptr %t458, align 4, !alias.scope !29, !noalias !30
  br label %latch845
latch845:
  %next845 = add nuw nsw i64 %v845, 1
  %more845 = icmp slt i64 %next845, 16
  br i1 %more845, label %body845, label %after845
after845:
  br label %latch837
latch837:
  %next837 = add nuw nsw i64 %v837, 1
  %more837 = icmp slt i64 %next837, %v836
  br i1 %more837, label %body837, label %after837
after837:
  %v854 = add nuw nsw i64 %v23, 24
  %t459 = icmp slt i64 %v23, %v854
  br i1 %t459, label %body856, label %after856
body856:
  %v856 = phi i64 [ %v23, %after837 ], [ %next856, %latch856 ]
  %v858 = mul nuw nsw i64 %v856, 96
  %v859 = add nuw nsw i64 %v18, %v858
  br label %body860
body860:
  %v860 = phi i64 [ 0, %body856 ], [ %next860, %latch860 ]
  %v862 = add nuw nsw i64 %v859, %v860
  %v864 = add nuw nsw i64 %v862, 32
  %t460 = getelementptr i16, ptr %p0, i64 %v864
  %v865 = load i16, ptr %t460, align 2, !alias.scope !21, !noalias !22
  %v867 = zext i16 %v865 to i32
  %t461 = getelementptr i16, ptr %p0, i64 %v864
  %t462 = getelementptr i16, ptr %t461, i64 1
  %v868 = load i16, ptr %t462, align 2, !alias.scope !21, !noalias !22
  %v870 = zext i16 %v868 to i32
  %t463 = getelementptr i16, ptr %p0, i64 %v864
  %t464 = getelementptr i16, ptr %t463, i64 2
  %v871 = load i16, ptr %t464, align 2, !alias.scope !21, !noalias !22
  %v873 = zext i16 %v871 to i32
  %t465 = getelementptr i16, ptr %p0, i64 %v864
  %t466 = getelementptr i16, ptr %t465, i64 3
  %v874 = load i16, ptr %t466, align 2, !alias.scope !21, !noalias !22
  %v876 = zext i16 %v874 to i32
  %t467 = getelementptr i16, ptr %p0, i64 %v864
  %t468 = getelementptr i16, ptr %t467, i64 4
  %v877 = load i16, ptr %t468, align 2, !alias.scope !21, !noalias !22
  %v879 = zext i16 %v877 to i32
  %t469 = getelementptr i16, ptr %p0, i64 %v864
  %t470 = getelementptr i16, ptr %t469, i64 5
  %v880 = load i16, ptr %t470, align 2, !alias.scope !21, !noalias !22
  %v882 = zext i16 %v880 to i32
  %t471 = getelementptr i16, ptr %p0, i64 %v864
  %t472 = getelementptr i16, ptr %t471, i64 6
  %v883 = load i16, ptr %t472, align 2, !alias.scope !21, !noalias !22
  %v885 = zext i16 %v883 to i32
  %t473 = getelementptr i16, ptr %p0, i64 %v864
  %t474 = getelementptr i16, ptr %t473, i64 7
  %v886 = load i16, ptr %t474, align 2, !alias.scope !21, !noalias !22
  %v888 = zext i16 %v886 to i32
  %t475 = insertelement <8 x i32> poison, i32 %v867, i64 0
  %t476 = insertelement <8 x i32> %t475, i32 %v870, i64 1
  %t477 = insertelement <8 x i32> %t476, i32 %v873, i64 2
  %t478 = insertelement <8 x i32> %t477, i32 %v876, i64 3
  %t479 = insertelement <8 x i32> %t478, i32 %v879, i64 4
  %t480 = insertelement <8 x i32> %t479, i32 %v882, i64 5
  %t481 = insertelement <8 x i32> %t480, i32 %v885, i64 6
  %v889 = insertelement <8 x i32> %t481, i32 %v888, i64 7
  %v892 = shl <8 x i32> %v889, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v893 = bitcast <8 x i32> %v892 to <8 x float>
  %v896 = sub nsw i64 %v856, %v23
  %v898 = mul nsw i64 %v896, 32
  %v899 = add nsw i64 %v860, %v898
  %t482 = getelementptr float, ptr %s2, i64 %v899
  store <8 x float> %v893, ptr %t482, align 4, !alias.scope !31, !noalias !32
  br label %latch860
latch860:
  %next860 = add nuw nsw i64 %v860, 8
  %more860 = icmp slt i64 %next860, 16
  br i1 %more860, label %body860, label %after860
after860:
  %t483 = icmp slt i64 16, 16
  br i1 %t483, label %body902, label %after902
body902:
  %v902 = phi i64 [ 16, %after860 ], [ %next902, %latch902 ]
  %v904 = add nuw nsw i64 %v859, %v902
  %v906 = add nuw nsw i64 %v904, 32
  %t484 = getelementptr i16, ptr %p0, i64 %v906
  %v907 = load i16, ptr %t484, align 2, !alias.scope !21, !noalias !22
  %v909 = zext i16 %v907 to i32
  %v911 = shl i32 %v909, 16
  %v912 = bitcast i32 %v911 to float
  %v915 = sub nsw i64 %v856, %v23
  %v917 = mul nsw i64 %v915, 32
  %v918 = add nsw i64 %v902, %v917
  %t485 = getelementptr float, ptr %s2, i64 %v918
  store float %v912, ptr %t485, align 4, !alias.scope !31, !noalias !32
  br label %latch902
latch902:
  %next902 = add nuw nsw i64 %v902, 1
  %more902 = icmp slt i64 %next902, 16
  br i1 %more902, label %body902, label %after902
after902:
  br label %latch856
latch856:
  %next856 = add nuw nsw i64 %v856, 1
  %more856 = icmp slt i64 %next856, %v854
  br i1 %more856, label %body856, label %after856
after856:
  %v924 = add nuw nsw i64 %v38, 15
  %v925 = urem i64 %v924, 16
  %v926 = sub nsw i64 %v924, %v925
  %v927 = add nuw nsw i64 %v37, %v926
  %t486 = icmp slt i64 %v37, %v927
  br i1 %t486, label %body928, label %after928
body928:
  %v928 = phi i64 [ %v37, %after856 ], [ %next928, %latch928 ]
  %v930 = add nuw nsw i64 %v23, 24
  %t487 = icmp slt i64 %v23, %v930
  br i1 %t487, label %body931, label %after931
body931:
  %v931 = phi i64 [ %v23, %body928 ], [ %next931, %latch931 ]
  store <8 x float> zeroinitializer, ptr %v934
  store <8 x float> zeroinitializer, ptr %v937
  store <8 x float> zeroinitializer, ptr %v940
  store <8 x float> zeroinitializer, ptr %v943
  store <8 x float> zeroinitializer, ptr %v946
  store <8 x float> zeroinitializer, ptr %v949
  store <8 x float> zeroinitializer, ptr %v952
  store <8 x float> zeroinitializer, ptr %v955
  store <8 x float> zeroinitializer, ptr %v958
  store <8 x float> zeroinitializer, ptr %v961
  store <8 x float> zeroinitializer, ptr %v964
  store <8 x float> zeroinitializer, ptr %v967
  br label %body968
body968:
  %v968 = phi i64 [ 0, %body931 ], [ %next968, %latch968 ]
  %v971 = mul nuw nsw i64 %v968, 16
  %v972 = sub nsw i64 %v928, %v37
  %v974 = mul nsw i64 %v972, 17
  %v975 = add nsw i64 %v971, %v974
  %t488 = getelementptr float, ptr %s1, i64 %v975
  %v976 = load <8 x float>, ptr %t488, align 4, !alias.scope !29, !noalias !30
  %v979 = sub nsw i64 %v931, %v23
  %v981 = mul nsw i64 %v979, 32
  %v982 = add nsw i64 %v968, %v981
  %t489 = getelementptr float, ptr %s2, i64 %v982
  %v983 = load float, ptr %t489, align 4, !alias.scope !31, !noalias !32
  %t490 = insertelement <8 x float> poison, float %v983, i64 0
  %v984 = shufflevector <8 x float> %t490, <8 x float> poison, <8 x i32> zeroinitializer
  %v985 = load <8 x float>, ptr %v934
  %v986 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v984, <8 x float> %v985)
  store <8 x float> %v986, ptr %v934
  %v990 = mul nuw nsw i64 %v968, 16
  %v991 = sub nsw i64 %v928, %v37
  %v993 = mul nsw i64 %v991, 17
  %v994 = add nsw i64 %v990, %v993
  %t491 = getelementptr float, ptr %s1, i64 %v994
  %t492 = getelementptr float, ptr %t491, i64 8
  %v995 = load <8 x float>, ptr %t492, align 4, !alias.scope !29, !noalias !30
  %t493 = insertelement <8 x float> poison, float %v983, i64 0
  %v996 = shufflevector <8 x float> %t493, <8 x float> poison, <8 x i32> zeroinitializer
  %v997 = load <8 x float>, ptr %v937
  %v998 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v996, <8 x float> %v997)
  store <8 x float> %v998, ptr %v937
  %v1002 = sub nsw i64 %v931, %v23
  %v1004 = mul nsw i64 %v1002, 32
  %v1005 = add nsw i64 %v968, %v1004
  %t494 = getelementptr float, ptr %s2, i64 %v1005
  %t495 = getelementptr float, ptr %t494, i64 32
  %v1006 = load float, ptr %t495, align 4, !alias.scope !31, !noalias !32
  %t496 = insertelement <8 x float> poison, float %v1006, i64 0
  %v1007 = shufflevector <8 x float> %t496, <8 x float> poison, <8 x i32> zeroinitializer
  %v1008 = load <8 x float>, ptr %v940
  %v1009 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v1007, <8 x float> %v1008)
  store <8 x float> %v1009, ptr %v940
  %t497 = insertelement <8 x float> poison, float %v1006, i64 0
  %v1011 = shufflevector <8 x float> %t497, <8 x float> poison, <8 x i32> zeroinitializer
  %v1012 = load <8 x float>, ptr %v943
  %v1013 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v1011, <8 x float> %v1012)
  store <8 x float> %v1013, ptr %v943
  %v1017 = sub nsw i64 %v931, %v23
  %v1019 = mul nsw i64 %v1017, 32
  %v1020 = add nsw i64 %v968, %v1019
  %t498 = getelementptr float, ptr %s2, i64 %v1020
  %t499 = getelementptr float, ptr %t498, i64 64
  %v1021 = load float, ptr %t499, align 4, !alias.scope !31, !noalias !32
  %t500 = insertelement <8 x float> poison, float %v1021, i64 0
  %v1022 = shufflevector <8 x float> %t500, <8 x float> poison, <8 x i32> zeroinitializer
  %v1023 = load <8 x float>, ptr %v946
  %v1024 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v1022, <8 x float> %v1023)
  store <8 x float> %v1024, ptr %v946
  %t501 = insertelement <8 x float> poison, float %v1021, i64 0
  %v1026 = shufflevector <8 x float> %t501, <8 x float> poison, <8 x i32> zeroinitializer
  %v1027 = load <8 x float>, ptr %v949
  %v1028 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v1026, <8 x float> %v1027)
  store <8 x float> %v1028, ptr %v949
  %v1032 = sub nsw i64 %v931, %v23
  %v1034 = mul nsw i64 %v1032, 32
  %v1035 = add nsw i64 %v968, %v1034
  %t502 = getelementptr float, ptr %s2, i64 %v1035
  %t503 = getelementptr float, ptr %t502, i64 96
  %v1036 = load float, ptr %t503, align 4, !alias.scope !31, !noalias !32
  %t504 = insertelement <8 x float> poison, float %v1036, i64 0
  %v1037 = shufflevector <8 x float> %t504, <8 x float> poison, <8 x i32> zeroinitializer
  %v1038 = load <8 x float>, ptr %v952
  %v1039 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v1037, <8 x float> %v1038)
  store <8 x float> %v1039, ptr %v952
  %t505 = insertelement <8 x float> poison, float %v1036, i64 0
  %v1041 = shufflevector <8 x float> %t505, <8 x float> poison, <8 x i32> zeroinitializer
  %v1042 = load <8 x float>, ptr %v955
  %v1043 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v1041, <8 x float> %v1042)
  store <8 x float> %v1043, ptr %v955
  %v1047 = sub nsw i64 %v931, %v23
  %v1049 = mul nsw i64 %v1047, 32
  %v1050 = add nsw i64 %v968, %v1049
  %t506 = getelementptr float, ptr %s2, i64 %v1050
  %t507 = getelementptr float, ptr %t506, i64 128
  %v1051 = load float, ptr %t507, align 4, !alias.scope !31, !noalias !32
  %t508 = insertelement <8 x float> poison, float %v1051, i64 0
  %v1052 = shufflevector <8 x float> %t508, <8 x float> poison, <8 x i32> zeroinitializer
  %v1053 = load <8 x float>, ptr %v958
  %v1054 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v1052, <8 x float> %v1053)
  store <8 x float> %v1054, ptr %v958
  %t509 = insertelement <8 x float> poison, float %v1051, i64 0
  %v1056 = shufflevector <8 x float> %t509, <8 x float> poison, <8 x i32> zeroinitializer
  %v1057 = load <8 x float>, ptr %v961
  %v1058 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v1056, <8 x float> %v1057)
  store <8 x float> %v1058, ptr %v961
  %v1062 = sub nsw i64 %v931, %v23
  %v1064 = mul nsw i64 %v1062, 32
  %v1065 = add nsw i64 %v968, %v1064
  %t510 = getelementptr float, ptr %s2, i64 %v1065
  %t511 = getelementptr float, ptr %t510, i64 160
  %v1066 = load float, ptr %t511, align 4, !alias.scope !31, !noalias !32
  %t512 = insertelement <8 x float> poison, float %v1066, i64 0
  %v1067 = shufflevector <8 x float> %t512, <8 x float> poison, <8 x i32> zeroinitializer
  %v1068 = load <8 x float>, ptr %v964
  %v1069 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v976, <8 x float> %v1067, <8 x float> %v1068)
  store <8 x float> %v1069, ptr %v964
  %t513 = insertelement <8 x float> poison, float %v1066, i64 0
  %v1071 = shufflevector <8 x float> %t513, <8 x float> poison, <8 x i32> zeroinitializer
  %v1072 = load <8 x float>, ptr %v967
  %v1073 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v995, <8 x float> %v1071, <8 x float> %v1072)
  store <8 x float> %v1073, ptr %v967
  br label %latch968
latch968:
  %next968 = add nuw nsw i64 %v968, 1
  %more968 = icmp slt i64 %next968, 16
  br i1 %more968, label %body968, label %after968
after968:
  %v1076 = load <8 x float>, ptr %v934
  %v1078 = sub nsw i64 %v928, %v37
  %v1080 = sub nsw i64 %v931, %v23
  %v1082 = mul nsw i64 %v1080, 96
  %v1083 = add nsw i64 %v1078, %v1082
  %t514 = getelementptr float, ptr %s0, i64 %v1083
  store <8 x float> %v1076, ptr %t514, align 4, !alias.scope !27, !noalias !28
  %v1085 = load <8 x float>, ptr %v937
  %v1087 = sub nsw i64 %v928, %v37
  %v1089 = sub nsw i64 %v931, %v23
  %v1091 = mul nsw i64 %v1089, 96
  %v1092 = add nsw i64 %v1087, %v1091
  %t515 = getelementptr float, ptr %s0, i64 %v1092
  %t516 = getelementptr float, ptr %t515, i64 8
  store <8 x float> %v1085, ptr %t516, align 4, !alias.scope !27, !noalias !28
  %v1094 = load <8 x float>, ptr %v940
  %v1096 = sub nsw i64 %v928, %v37
  %v1098 = sub nsw i64 %v931, %v23
  %v1100 = mul nsw i64 %v1098, 96
  %v1101 = add nsw i64 %v1096, %v1100
  %t517 = getelementptr float, ptr %s0, i64 %v1101
  %t518 = getelementptr float, ptr %t517, i64 96
  store <8 x float> %v1094, ptr %t518, align 4, !alias.scope !27, !noalias !28
  %v1103 = load <8 x float>, ptr %v943
  %v1105 = sub nsw i64 %v928, %v37
  %v1107 = sub nsw i64 %v931, %v23
  %v1109 = mul nsw i64 %v1107, 96
  %v1110 = add nsw i64 %v1105, %v1109
  %t519 = getelementptr float, ptr %s0, i64 %v1110
  %t520 = getelementptr float, ptr %t519, i64 104
  store <8 x float> %v1103, ptr %t520, align 4, !alias.scope !27, !noalias !28
  %v1112 = load <8 x float>, ptr %v946
  %v1114 = sub nsw i64 %v928, %v37
  %v1116 = sub nsw i64 %v931, %v23
  %v1118 = mul nsw i64 %v1116, 96
  %v1119 = add nsw i64 %v1114, %v1118
  %t521 = getelementptr float, ptr %s0, i64 %v1119
  %t522 = getelementptr float, ptr %t521, i64 192
  store <8 x float> %v1112, ptr %t522, align 4, !alias.scope !27, !noalias !28
  %v1121 = load <8 x float>, ptr %v949
  %v1123 = sub nsw i64 %v928, %v37
  %v1125 = sub nsw i64 %v931, %v23
  %v1127 = mul nsw i64 %v1125, 96
  %v1128 = add nsw i64 %v1123, %v1127
  %t523 = getelementptr float, ptr %s0, i64 %v1128
  %t524 = getelementptr float, ptr %t523, i64 200
  store <8 x float> %v1121, ptr %t524, align 4, !alias.scope !27, !noalias !28
  %v1130 = load <8 x float>, ptr %v952
  %v1132 = sub nsw i64 %v928, %v37
  %v1134 = sub nsw i64 %v931, %v23
  %v1136 = mul nsw i64 %v1134, 96
  %v1137 = add nsw i64 %v1132, %v1136
  %t525 = getelementptr float, ptr %s0, i64 %v1137
  %t526 = getelementptr float, ptr %t525, i64 288
  store <8 x float> %v1130, ptr %t526, align 4, !alias.scope !27, !noalias !28
  %v1139 = load <8 x float>, ptr %v955
  %v1141 = sub nsw i64 %v928, %v37
  %v1143 = sub nsw i64 %v931, %v23
  %v1145 = mul nsw i64 %v1143, 96
  %v1146 = add nsw i64 %v1141, %v1145
  %t527 = getelementptr float, ptr %s0, i64 %v1146
  %t528 = getelementptr float, ptr %t527, i64 296
  store <8 x float> %v1139, ptr %t528, align 4, !alias.scope !27, !noalias !28
  %v1148 = load <8 x float>, ptr %v958
  %v1150 = sub nsw i64 %v928, %v37
  %v1152 = sub nsw i64 %v931, %v23
  %v1154 = mul nsw i64 %v1152, 96
  %v1155 = add nsw i64 %v1150, %v1154
  %t529 = getelementptr float, ptr %s0, i64 %v1155
  %t530 = getelementptr float, ptr %t529, i64 384
  store <8 x float> %v1148, ptr %t530, align 4, !alias.scope !27, !noalias !28
  %v1157 = load <8 x float>, ptr %v961
  %v1159 = sub nsw i64 %v928, %v37
  %v1161 = sub nsw i64 %v931, %v23
  %v1163 = mul nsw i64 %v1161, 96
  %v1164 = add nsw i64 %v1159, %v1163
  %t531 = getelementptr float, ptr %s0, i64 %v1164
  %t532 = getelementptr float, ptr %t531, i64 392
  store <8 x float> %v1157, ptr %t532, align 4, !alias.scope !27, !noalias !28
  %v1166 = load <8 x float>, ptr %v964
  %v1168 = sub nsw i64 %v928, %v37
  %v1170 = sub nsw i64 %v931, %v23
  %v1172 = mul nsw i64 %v1170, 96
  %v1173 = add nsw i64 %v1168, %v1172
  %t533 = getelementptr float, ptr %s0, i64 %v1173
  %t534 = getelementptr float, ptr %t533, i64 480
  store <8 x float> %v1166, ptr %t534, align 4, !alias.scope !27, !noalias !28
  %v1175 = load <8 x float>, ptr %v967
  %v1177 = sub nsw i64 %v928, %v37
  %v1179 = sub nsw i64 %v931, %v23
  %v1181 = mul nsw i64 %v1179, 96
  %v1182 = add nsw i64 %v1177, %v1181
  %t535 = getelementptr float, ptr %s0, i64 %v1182
  %t536 = getelementptr float, ptr %t535, i64 488
  store <8 x float> %v1175, ptr %t536, align 4, !alias.scope !27, !noalias !28
  br label %latch931
latch931:
  %next931 = add nuw nsw i64 %v931, 6
  %more931 = icmp slt i64 %next931, %v930
  br i1 %more931, label %body931, label %after931
after931:
  br label %latch928
latch928:
  %next928 = add nuw nsw i64 %v928, 16
  %more928 = icmp slt i64 %next928, %v927
  br i1 %more928, label %body928, label %after928
after928:
  %v1188 = add nuw nsw i64 %v23, 24
  %t537 = icmp slt i64 %v23, %v1188
  br i1 %t537, label %body1189, label %after1189
body1189:
  %v1189 = phi i64 [ %v23, %after928 ], [ %next1189, %latch1189 ]
  %v1190 = add nuw nsw i64 %v37, %v38
  %v1192 = sub nsw i64 %v1190, %v37
  %v1193 = and i64 %v1192, 7
  %v1194 = sub nsw i64 %v1190, %v1193
  %t538 = icmp slt i64 %v37, %v1194
  br i1 %t538, label %body1195, label %after1195
body1195:
  %v1195 = phi i64 [ %v37, %body1189 ], [ %next1195, %latch1195 ]
  %v1199 = trunc i64 %v1189 to i32
  %t539 = insertelement <8 x i32> poison, i32 %v1199, i64 0
  %v1200 = shufflevector <8 x i32> %t539, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1202 = trunc i64 %v1195 to i32
  %t540 = insertelement <8 x i32> poison, i32 %v1202, i64 0
  %v1203 = shufflevector <8 x i32> %t540, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1206 = add <8 x i32> %v1203, %v8
  %v1207 = icmp sle <8 x i32> %v1200, %v1206
  %v1209 = sub nsw i64 %v1195, %v37
  %v1211 = sub nsw i64 %v1189, %v23
  %v1213 = mul nsw i64 %v1211, 96
  %v1214 = add nsw i64 %v1209, %v1213
  %t541 = getelementptr float, ptr %s0, i64 %v1214
  %v1215 = load <8 x float>, ptr %t541, align 4, !alias.scope !27, !noalias !28
  %v1218 = fmul <8 x float> %v1215, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1221 = select <8 x i1> %v1207, <8 x float> %v1218, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1222 = add nuw nsw i64 %v20, %v1195
  %t542 = getelementptr float, ptr %p1, i64 %v1222
  %v1223 = load <8 x float>, ptr %t542, align 4, !alias.scope !21, !noalias !22
  %v1224 = fsub <8 x float> %v1221, %v1223
  %v1227 = fcmp olt <8 x float> %v1224, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1229 = select <8 x i1> %v1227, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1224
  %v1231 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1229
  %v1233 = select <8 x i1> %v1231, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1229
  %v1238 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1233, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1240 = fsub <8 x float> %v1238, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1244 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1240, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1233)
  %v1246 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1240, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1244)
  %v1250 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1246, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1253 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1250, <8 x float> %v1246, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1256 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1253, <8 x float> %v1246, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1256, <8 x float> %v1246, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1262 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1259, <8 x float> %v1246, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1262, <8 x float> %v1246, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1265 = bitcast <8 x float> %v1238 to <8 x i32>
  %v1268 = shl <8 x i32> %v1265, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1271 = fcmp olt <8 x float> %v1240, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1276 = select <8 x i1> %v1271, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1277 = add <8 x i32> %v1268, %v1276
  %v1278 = bitcast <8 x i32> %v1277 to <8 x float>
  %v1279 = fmul <8 x float> %v1264, %v1278
  %v1284 = select <8 x i1> %v1271, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1285 = fmul <8 x float> %v1279, %v1284
  %v1287 = sub nsw i64 %v1195, %v37
  %v1289 = sub nsw i64 %v1189, %v23
  %v1291 = mul nsw i64 %v1289, 96
  %v1292 = add nsw i64 %v1287, %v1291
  %t543 = getelementptr float, ptr %s3, i64 %v1292
  store <8 x float> %v1285, ptr %t543, align 4, !alias.scope !33, !noalias !34
  br label %latch1195
latch1195:
  %next1195 = add nuw nsw i64 %v1195, 8
  %more1195 = icmp slt i64 %next1195, %v1194
  br i1 %more1195, label %body1195, label %after1195
after1195:
  %t544 = icmp slt i64 %v1194, %v1190
  br i1 %t544, label %body1295, label %after1295
body1295:
  %v1295 = phi i64 [ %v1194, %after1195 ], [ %next1295, %latch1295 ]
  %v1300 = icmp sle i64 %v1189, %v1295
  %v1302 = sub nsw i64 %v1295, %v37
  %v1304 = sub nsw i64 %v1189, %v23
  %v1306 = mul nsw i64 %v1304, 96
  %v1307 = add nsw i64 %v1302, %v1306
  %t545 = getelementptr float, ptr %s0, i64 %v1307
  %v1308 = load float, ptr %t545, align 4, !alias.scope !27, !noalias !28
  %v1310 = fmul float %v1308, 0x3FD0000000000000
  %v1312 = select i1 %v1300, float %v1310, float 0xFFF0000000000000
  %v1313 = add nuw nsw i64 %v20, %v1295
  %t546 = getelementptr float, ptr %p1, i64 %v1313
  %v1314 = load float, ptr %t546, align 4, !alias.scope !21, !noalias !22
  %v1315 = fsub float %v1312, %v1314
  %v1317 = fcmp olt float %v1315, 0xC05A000000000000
  %v1318 = select i1 %v1317, float 0xC05A000000000000, float %v1315
  %v1319 = fcmp olt float 0x4056400000000000, %v1318
  %v1320 = select i1 %v1319, float 0x4056400000000000, float %v1318
  %v1323 = call float @llvm.fma.f32(float %v1320, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1324 = fsub float %v1323, 0x4168000000000000
  %v1327 = call float @llvm.fma.f32(float %v1324, float 0xBFE62E4300000000, float %v1320)
  %v1328 = call float @llvm.fma.f32(float %v1324, float 0x3E205C6100000000, float %v1327)
  %v1330 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1328, float 0x3F812396C0000000)
  %v1332 = call float @llvm.fma.f32(float %v1330, float %v1328, float 0x3FA5558AA0000000)
  %v1334 = call float @llvm.fma.f32(float %v1332, float %v1328, float 0x3FC5554920000000)
  %v1336 = call float @llvm.fma.f32(float %v1334, float %v1328, float 0x3FDFFFFFC0000000)
  %v1338 = call float @llvm.fma.f32(float %v1336, float %v1328, float 0x3FF0000000000000)
  %v1339 = call float @llvm.fma.f32(float %v1338, float %v1328, float 0x3FF0000000000000)
  %v1340 = bitcast float %v1323 to i32
  %v1342 = shl i32 %v1340, 23
  %v1344 = fcmp olt float %v1324, 0xC05F000000000000
  %v1347 = select i1 %v1344, i32 1593835520, i32 1056964608
  %v1348 = add i32 %v1342, %v1347
  %v1349 = bitcast i32 %v1348 to float
  %v1350 = fmul float %v1339, %v1349
  %v1353 = select i1 %v1344, float 0x3C00000000000000, float 0x4000000000000000
  %v1354 = fmul float %v1350, %v1353
  %v1356 = sub nsw i64 %v1295, %v37
  %v1358 = sub nsw i64 %v1189, %v23
  %v1360 = mul nsw i64 %v1358, 96
  %v1361 = add nsw i64 %v1356, %v1360
  %t547 = getelementptr float, ptr %s3, i64 %v1361
  store float %v1354, ptr %t547, align 4, !alias.scope !33, !noalias !34
  br label %latch1295
latch1295:
  %next1295 = add nuw nsw i64 %v1295, 1
  %more1295 = icmp slt i64 %next1295, %v1190
  br i1 %more1295, label %body1295, label %after1295
after1295:
  br label %latch1189
latch1189:
  %next1189 = add nuw nsw i64 %v1189, 1
  %more1189 = icmp slt i64 %next1189, %v1188
  br i1 %more1189, label %body1189, label %after1189
after1189:
  %v1367 = add nuw nsw i64 %v37, %v38
  %v1369 = sub nsw i64 %v1367, %v37
  %v1370 = and i64 %v1369, 15
  %v1371 = sub nsw i64 %v1367, %v1370
  %t548 = icmp slt i64 %v37, %v1371
  br i1 %t548, label %body1373, label %after1373
body1373:
  %v1373 = phi i64 [ %v37, %after1189 ], [ %next1373, %latch1373 ]
  %v1377 = mul nuw nsw i64 %v1373, 32
  %v1378 = add nuw nsw i64 %v18, %v1377
  br label %body1379
body1379:
  %v1379 = phi i64 [ 0, %body1373 ], [ %next1379, %latch1379 ]
  %v1381 = add nuw nsw i64 %v1378, %v1379
  %t549 = getelementptr i16, ptr %p3, i64 %v1381
  %v1382 = load i16, ptr %t549, align 2, !alias.scope !21, !noalias !22
  %v1384 = zext i16 %v1382 to i32
  %t550 = getelementptr i16, ptr %p3, i64 %v1381
  %t551 = getelementptr i16, ptr %t550, i64 1
  %v1385 = load i16, ptr %t551, align 2, !alias.scope !21, !noalias !22
  %v1387 = zext i16 %v1385 to i32
  %t552 = getelementptr i16, ptr %p3, i64 %v1381
  %t553 = getelementptr i16, ptr %t552, i64 2
  %v1388 = load i16, ptr %t553, align 2, !alias.scope !21, !noalias !22
  %v1390 = zext i16 %v1388 to i32
  %t554 = getelementptr i16, ptr %p3, i64 %v1381
  %t555 = getelementptr i16, ptr %t554, i64 3
  %v1391 = load i16, ptr %t555, align 2, !alias.scope !21, !noalias !22
  %v1393 = zext i16 %v1391 to i32
  %t556 = getelementptr i16, ptr %p3, i64 %v1381
  %t557 = getelementptr i16, ptr %t556, i64 4
  %v1394 = load i16, ptr %t557, align 2, !alias.scope !21, !noalias !22
  %v1396 = zext i16 %v1394 to i32
  %t558 = getelementptr i16, ptr %p3, i64 %v1381
  %t559 = getelementptr i16, ptr %t558, i64 5
  %v1397 = load i16, ptr %t559, align 2, !alias.scope !21, !noalias !22
  %v1399 = zext i16 %v1397 to i32
  %t560 = getelementptr i16, ptr %p3, i64 %v1381
  %t561 = getelementptr i16, ptr %t560, i64 6
  %v1400 = load i16, ptr %t561, align 2, !alias.scope !21, !noalias !22
  %v1402 = zext i16 %v1400 to i32
  %t562 = getelementptr i16, ptr %p3, i64 %v1381
  %t563 = getelementptr i16, ptr %t562, i64 7
  %v1403 = load i16, ptr %t563, align 2, !alias.scope !21, !noalias !22
  %v1405 = zext i16 %v1403 to i32
  %t564 = insertelement <8 x i32> poison, i32 %v1384, i64 0
  %t565 = insertelement <8 x i32> %t564, i32 %v1387, i64 1
  %t566 = insertelement <8 x i32> %t565, i32 %v1390, i64 2
  %t567 = insertelement <8 x i32> %t566, i32 %v1393, i64 3
  %t568 = insertelement <8 x i32> %t567, i32 %v1396, i64 4
  %t569 = insertelement <8 x i32> %t568, i32 %v1399, i64 5
  %t570 = insertelement <8 x i32> %t569, i32 %v1402, i64 6
  %v1406 = insertelement <8 x i32> %t570, i32 %v1405, i64 7
  %v1409 = shl <8 x i32> %v1406, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1410 = bitcast <8 x i32> %v1409 to <8 x float>
  %t571 = getelementptr i16, ptr %p3, i64 %v1381
  %t572 = getelementptr i16, ptr %t571, i64 32
  %v1411 = load i16, ptr %t572, align 2, !alias.scope !21, !noalias !22
  %v1413 = zext i16 %v1411 to i32
  %t573 = getelementptr i16, ptr %p3, i64 %v1381
  %t574 = getelementptr i16, ptr %t573, i64 33
  %v1414 = load i16, ptr %t574, align 2, !alias.scope !21, !noalias !22
  %v1416 = zext i16 %v1414 to i32
  %t575 = getelementptr i16, ptr %p3, i64 %v1381
  %t576 = getelementptr i16, ptr %t575, i64 34
  %v1417 = load i16, ptr %t576, align 2, !alias.scope !21, !noalias !22
  %v1419 = zext i16 %v1417 to i32
  %t577 = getelementptr i16, ptr %p3, i64 %v1381
  %t578 = getelementptr i16, ptr %t577, i64 35
  %v1420 = load i16, ptr %t578, align 2, !alias.scope !21, !noalias !22
  %v1422 = zext i16 %v1420 to i32
  %t579 = getelementptr i16, ptr %p3, i64 %v1381
  %t580 = getelementptr i16, ptr %t579, i64 36
  %v1423 = load i16, ptr %t580, align 2, !alias.scope !21, !noalias !22
  %v1425 = zext i16 %v1423 to i32
  %t581 = getelementptr i16, ptr %p3, i64 %v1381
  %t582 = getelementptr i16, ptr %t581, i64 37
  %v1426 = load i16, ptr %t582, align 2, !alias.scope !21, !noalias !22
  %v1428 = zext i16 %v1426 to i32
  %t583 = getelementptr i16, ptr %p3, i64 %v1381
  %t584 = getelementptr i16, ptr %t583, i64 38
  %v1429 = load i16, ptr %t584, align 2, !alias.scope !21, !noalias !22
  %v1431 = zext i16 %v1429 to i32
  %t585 = getelementptr i16, ptr %p3, i64 %v1381
  %t586 = getelementptr i16, ptr %t585, i64 39
  %v1432 = load i16, ptr %t586, align 2, !alias.scope !21, !noalias !22
  %v1434 = zext i16 %v1432 to i32
  %t587 = insertelement <8 x i32> poison, i32 %v1413, i64 0
  %t588 = insertelement <8 x i32> %t587, i32 %v1416, i64 1
  %t589 = insertelement <8 x i32> %t588, i32 %v1419, i64 2
  %t590 = insertelement <8 x i32> %t589, i32 %v1422, i64 3
  %t591 = insertelement <8 x i32> %t590, i32 %v1425, i64 4
  %t592 = insertelement <8 x i32> %t591, i32 %v1428, i64 5
  %t593 = insertelement <8 x i32> %t592, i32 %v1431, i64 6
  %v1435 = insertelement <8 x i32> %t593, i32 %v1434, i64 7
  %v1437 = shl <8 x i32> %v1435, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1438 = bitcast <8 x i32> %v1437 to <8 x float>
  %t594 = getelementptr i16, ptr %p3, i64 %v1381
  %t595 = getelementptr i16, ptr %t594, i64 64
  %v1439 = load i16, ptr %t595, align 2, !alias.scope !21, !noalias !22
  %v1441 = zext i16 %v1439 to i32
  %t596 = getelementptr i16, ptr %p3, i64 %v1381
  %t597 = getelementptr i16, ptr %t596, i64 65
  %v1442 = load i16, ptr %t597, align 2, !alias.scope !21, !noalias !22
  %v1444 = zext i16 %v1442 to i32
  %t598 = getelementptr i16, ptr %p3, i64 %v1381
  %t599 = getelementptr i16, ptr %t598, i64 66
  %v1445 = load i16, ptr %t599, align 2, !alias.scope !21, !noalias !22
  %v1447 = zext i16 %v1445 to i32
  %t600 = getelementptr i16, ptr %p3, i64 %v1381
  %t601 = getelementptr i16, ptr %t600, i64 67
  %v1448 = load i16, ptr %t601, align 2, !alias.scope !21, !noalias !22
  %v1450 = zext i16 %v1448 to i32
  %t602 = getelementptr i16, ptr %p3, i64 %v1381
  %t603 = getelementptr i16, ptr %t602, i64 68
  %v1451 = load i16, ptr %t603, align 2, !alias.scope !21, !noalias !22
  %v1453 = zext i16 %v1451 to i32
  %t604 = getelementptr i16, ptr %p3, i64 %v1381
  %t605 = getelementptr i16, ptr %t604, i64 69
  %v1454 = load i16, ptr %t605, align 2, !alias.scope !21, !noalias !22
  %v1456 = zext i16 %v1454 to i32
  %t606 = getelementptr i16, ptr %p3, i64 %v1381
  %t607 = getelementptr i16, ptr %t606, i64 70
  %v1457 = load i16, ptr %t607, align 2, !alias.scope !21, !noalias !22
  %v1459 = zext i16 %v1457 to i32
  %t608 = getelementptr i16, ptr %p3, i64 %v1381
  %t609 = getelementptr i16, ptr %t608, i64 71
  %v1460 = load i16, ptr %t609, align 2, !alias.scope !21, !noalias !22
  %v1462 = zext i16 %v1460 to i32
  %t610 = insertelement <8 x i32> poison, i32 %v1441, i64 0
  %t611 = insertelement <8 x i32> %t610, i32 %v1444, i64 1
  %t612 = insertelement <8 x i32> %t611, i32 %v1447, i64 2
  %t613 = insertelement <8 x i32> %t612, i32 %v1450, i64 3
  %t614 = insertelement <8 x i32> %t613, i32 %v1453, i64 4
  %t615 = insertelement <8 x i32> %t614, i32 %v1456, i64 5
  %t616 = insertelement <8 x i32> %t615, i32 %v1459, i64 6
  %v1463 = insertelement <8 x i32> %t616, i32 %v1462, i64 7
  %v1465 = shl <8 x i32> %v1463, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1466 = bitcast <8 x i32> %v1465 to <8 x float>
  %t617 = getelementptr i16, ptr %p3, i64 %v1381
  %t618 = getelementptr i16, ptr %t617, i64 96
  %v1467 = load i16, ptr %t618, align 2, !alias.scope !21, !noalias !22
  %v1469 = zext i16 %v1467 to i32
  %t619 = getelementptr i16, ptr %p3, i64 %v1381
  %t620 = getelementptr i16, ptr %t619, i64 97
  %v1470 = load i16, ptr %t620, align 2, !alias.scope !21, !noalias !22
  %v1472 = zext i16 %v1470 to i32
  %t621 = getelementptr i16, ptr %p3, i64 %v1381
  %t622 = getelementptr i16, ptr %t621, i64 98
  %v1473 = load i16, ptr %t622, align 2, !alias.scope !21, !noalias !22
  %v1475 = zext i16 %v1473 to i32
  %t623 = getelementptr i16, ptr %p3, i64 %v1381
  %t624 = getelementptr i16, ptr %t623, i64 99
  %v1476 = load i16, ptr %t624, align 2, !alias.scope !21, !noalias !22
  %v1478 = zext i16 %v1476 to i32
  %t625 = getelementptr i16, ptr %p3, i64 %v1381
  %t626 = getelementptr i16, ptr %t625, i64 100
  %v1479 = load i16, ptr %t626, align 2, !alias.scope !21, !noalias !22
  %v1481 = zext i16 %v1479 to i32
  %t627 = getelementptr i16, ptr %p3, i64 %v1381
  %t628 = getelementptr i16, ptr %t627, i64 101
  %v1482 = load i16, ptr %t628, align 2, !alias.scope !21, !noalias !22
  %v1484 = zext i16 %v1482 to i32
  %t629 = getelementptr i16, ptr %p3, i64 %v1381
  %t630 = getelementptr i16, ptr %t629, i64 102
  %v1485 = load i16, ptr %t630, align 2, !alias.scope !21, !noalias !22
  %v1487 = zext i16 %v1485 to i32
  %t631 = getelementptr i16, ptr %p3, i64 %v1381
  %t632 = getelementptr i16, ptr %t631, i64 103
  %v1488 = load i16, ptr %t632, align 2, !alias.scope !21, !noalias !22
  %v1490 = zext i16 %v1488 to i32
  %t633 = insertelement <8 x i32> poison, i32 %v1469, i64 0
  %t634 = insertelement <8 x i32> %t633, i32 %v1472, i64 1
  %t635 = insertelement <8 x i32> %t634, i32 %v1475, i64 2
  %t636 = insertelement <8 x i32> %t635, i32 %v1478, i64 3
  %t637 = insertelement <8 x i32> %t636, i32 %v1481, i64 4
  %t638 = insertelement <8 x i32> %t637, i32 %v1484, i64 5
  %t639 = insertelement <8 x i32> %t638, i32 %v1487, i64 6
  %v1491 = insertelement <8 x i32> %t639, i32 %v1490, i64 7
  %v1493 = shl <8 x i32> %v1491, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1494 = bitcast <8 x i32> %v1493 to <8 x float>
  %t640 = getelementptr i16, ptr %p3, i64 %v1381
  %t641 = getelementptr i16, ptr %t640, i64 128
  %v1495 = load i16, ptr %t641, align 2, !alias.scope !21, !noalias !22
  %v1497 = zext i16 %v1495 to i32
  %t642 = getelementptr i16, ptr %p3, i64 %v1381
  %t643 = getelementptr i16, ptr %t642, i64 129
  %v1498 = load i16, ptr %t643, align 2, !alias.scope !21, !noalias !22
  %v1500 = zext i16 %v1498 to i32
  %t644 = getelementptr i16, ptr %p3, i64 %v1381
  %t645 = getelementptr i16, ptr %t644, i64 130
  %v1501 = load i16, ptr %t645, align 2, !alias.scope !21, !noalias !22
  %v1503 = zext i16 %v1501 to i32
  %t646 = getelementptr i16, ptr %p3, i64 %v1381
  %t647 = getelementptr i16, ptr %t646, i64 131
  %v1504 = load i16, ptr %t647, align 2, !alias.scope !21, !noalias !22
  %v1506 = zext i16 %v1504 to i32
  %t648 = getelementptr i16, ptr %p3, i64 %v1381
  %t649 = getelementptr i16, ptr %t648, i64 132
  %v1507 = load i16, ptr %t649, align 2, !alias.scope !21, !noalias !22
  %v1509 = zext i16 %v1507 to i32
  %t650 = getelementptr i16, ptr %p3, i64 %v1381
  %t651 = getelementptr i16, ptr %t650, i64 133
  %v1510 = load i16, ptr %t651, align 2, !alias.scope !21, !noalias !22
  %v1512 = zext i16 %v1510 to i32
  %t652 = getelementptr i16, ptr %p3, i64 %v1381
  %t653 = getelementptr i16, ptr %t652, i64 134
  %v1513 = load i16, ptr %t653, align 2, !alias.scope !21, !noalias !22
  %v1515 = zext i16 %v1513 to i32
  %t654 = getelementptr i16, ptr %p3, i64 %v1381
  %t655 = getelementptr i16, ptr %t654, i64 135
  %v1516 = load i16, ptr %t655, align 2, !alias.scope !21, !noalias !22
  %v1518 = zext i16 %v1516 to i32
  %t656 = insertelement <8 x i32> poison, i32 %v1497, i64 0
  %t657 = insertelement <8 x i32> %t656, i32 %v1500, i64 1
  %t658 = insertelement <8 x i32> %t657, i32 %v1503, i64 2
  %t659 = insertelement <8 x i32> %t658, i32 %v1506, i64 3
  %t660 = insertelement <8 x i32> %t659, i32 %v1509, i64 4
  %t661 = insertelement <8 x i32> %t660, i32 %v1512, i64 5
  %t662 = insertelement <8 x i32> %t661, i32 %v1515, i64 6
  %v1519 = insertelement <8 x i32> %t662, i32 %v1518, i64 7
  %v1521 = shl <8 x i32> %v1519, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1522 = bitcast <8 x i32> %v1521 to <8 x float>
  %t663 = getelementptr i16, ptr %p3, i64 %v1381
  %t664 = getelementptr i16, ptr %t663, i64 160
  %v1523 = load i16, ptr %t664, align 2, !alias.scope !21, !noalias !22
  %v1525 = zext i16 %v1523 to i32
  %t665 = getelementptr i16, ptr %p3, i64 %v1381
  %t666 = getelementptr i16, ptr %t665, i64 161
  %v1526 = load i16, ptr %t666, align 2, !alias.scope !21, !noalias !22
  %v1528 = zext i16 %v1526 to i32
  %t667 = getelementptr i16, ptr %p3, i64 %v1381
  %t668 = getelementptr i16, ptr %t667, i64 162
  %v1529 = load i16, ptr %t668, align 2, !alias.scope !21, !noalias !22
  %v1531 = zext i16 %v1529 to i32
  %t669 = getelementptr i16, ptr %p3, i64 %v1381
  %t670 = getelementptr i16, ptr %t669, i64 163
  %v1532 = load i16, ptr %t670, align 2, !alias.scope !21, !noalias !22
  %v1534 = zext i16 %v1532 to i32
  %t671 = getelementptr i16, ptr %p3, i64 %v1381
  %t672 = getelementptr i16, ptr %t671, i64 164
  %v1535 = load i16, ptr %t672, align 2, !alias.scope !21, !noalias !22
  %v1537 = zext i16 %v1535 to i32
  %t673 = getelementptr i16, ptr %p3, i64 %v1381
  %t674 = getelementptr i16, ptr %t673, i64 165
  %v1538 = load i16, ptr %t674, align 2, !alias.scope !21, !noalias !22
  %v1540 = zext i16 %v1538 to i32
  %t675 = getelementptr i16, ptr %p3, i64 %v1381
  %t676 = getelementptr i16, ptr %t675, i64 166
  %v1541 = load i16, ptr %t676, align 2, !alias.scope !21, !noalias !22
  %v1543 = zext i16 %v1541 to i32
  %t677 = getelementptr i16, ptr %p3, i64 %v1381
  %t678 = getelementptr i16, ptr %t677, i64 167
  %v1544 = load i16, ptr %t678, align 2, !alias.scope !21, !noalias !22
  %v1546 = zext i16 %v1544 to i32
  %t679 = insertelement <8 x i32> poison, i32 %v1525, i64 0
  %t680 = insertelement <8 x i32> %t679, i32 %v1528, i64 1
  %t681 = insertelement <8 x i32> %t680, i32 %v1531, i64 2
  %t682 = insertelement <8 x i32> %t681, i32 %v1534, i64 3
  %t683 = insertelement <8 x i32> %t682, i32 %v1537, i64 4
  %t684 = insertelement <8 x i32> %t683, i32 %v1540, i64 5
  %t685 = insertelement <8 x i32> %t684, i32 %v1543, i64 6
  %v1547 = insertelement <8 x i32> %t685, i32 %v1546, i64 7
  %v1549 = shl <8 x i32> %v1547, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1550 = bitcast <8 x i32> %v1549 to <8 x float>
  %t686 = getelementptr i16, ptr %p3, i64 %v1381
  %t687 = getelementptr i16, ptr %t686, i64 192
  %v1551 = load i16, ptr %t687, align 2, !alias.scope !21, !noalias !22
  %v1553 = zext i16 %v1551 to i32
  %t688 = getelementptr i16, ptr %p3, i64 %v1381
  %t689 = getelementptr i16, ptr %t688, i64 193
  %v1554 = load i16, ptr %t689, align 2, !alias.scope !21, !noalias !22
  %v1556 = zext i16 %v1554 to i32
  %t690 = getelementptr i16, ptr %p3, i64 %v1381
  %t691 = getelementptr i16, ptr %t690, i64 194
  %v1557 = load i16, ptr %t691, align 2, !alias.scope !21, !noalias !22
  %v1559 = zext i16 %v1557 to i32
  %t692 = getelementptr i16, ptr %p3, i64 %v1381
  %t693 = getelementptr i16, ptr %t692, i64 195
  %v1560 = load i16, ptr %t693, align 2, !alias.scope !21, !noalias !22
  %v1562 = zext i16 %v1560 to i32
  %t694 = getelementptr i16, ptr %p3, i64 %v1381
  %t695 = getelementptr i16, ptr %t694, i64 196
  %v1563 = load i16, ptr %t695, align 2, !alias.scope !21, !noalias !22
  %v1565 = zext i16 %v1563 to i32
  %t696 = getelementptr i16, ptr %p3, i64 %v1381
  %t697 = getelementptr i16, ptr %t696, i64 197
  %v1566 = load i16, ptr %t697, align 2, !alias.scope !21, !noalias !22
  %v1568 = zext i16 %v1566 to i32
  %t698 = getelementptr i16, ptr %p3, i64 %v1381
  %t699 = getelementptr i16, ptr %t698, i64 198
  %v1569 = load i16, ptr %t699, align 2, !alias.scope !21, !noalias !22
  %v1571 = zext i16 %v1569 to i32
  %t700 = getelementptr i16, ptr %p3, i64 %v1381
  %t701 = getelementptr i16, ptr %t700, i64 199
  %v1572 = load i16, ptr %t701, align 2, !alias.scope !21, !noalias !22
  %v1574 = zext i16 %v1572 to i32
  %t702 = insertelement <8 x i32> poison, i32 %v1553, i64 0
  %t703 = insertelement <8 x i32> %t702, i32 %v1556, i64 1
  %t704 = insertelement <8 x i32> %t703, i32 %v1559, i64 2
  %t705 = insertelement <8 x i32> %t704, i32 %v1562, i64 3
  %t706 = insertelement <8 x i32> %t705, i32 %v1565, i64 4
  %t707 = insertelement <8 x i32> %t706, i32 %v1568, i64 5
  %t708 = insertelement <8 x i32> %t707, i32 %v1571, i64 6
  %v1575 = insertelement <8 x i32> %t708, i32 %v1574, i64 7
  %v1577 = shl <8 x i32> %v1575, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1578 = bitcast <8 x i32> %v1577 to <8 x float>
  %t709 = getelementptr i16, ptr %p3, i64 %v1381
  %t710 = getelementptr i16, ptr %t709, i64 224
  %v1579 = load i16, ptr %t710, align 2, !alias.scope !21, !noalias !22
  %v1581 = zext i16 %v1579 to i32
  %t711 = getelementptr i16, ptr %p3, i64 %v1381
  %t712 = getelementptr i16, ptr %t711, i64 225
  %v1582 = load i16, ptr %t712, align 2, !alias.scope !21, !noalias !22
  %v1584 = zext i16 %v1582 to i32
  %t713 = getelementptr i16, ptr %p3, i64 %v1381
  %t714 = getelementptr i16, ptr %t713, i64 226
  %v1585 = load i16, ptr %t714, align 2, !alias.scope !21, !noalias !22
  %v1587 = zext i16 %v1585 to i32
  %t715 = getelementptr i16, ptr %p3, i64 %v1381
  %t716 = getelementptr i16, ptr %t715, i64 227
  %v1588 = load i16, ptr %t716, align 2, !alias.scope !21, !noalias !22
  %v1590 = zext i16 %v1588 to i32
  %t717 = getelementptr i16, ptr %p3, i64 %v1381
  %t718 = getelementptr i16, ptr %t717, i64 228
  %v1591 = load i16, ptr %t718, align 2, !alias.scope !21, !noalias !22
  %v1593 = zext i16 %v1591 to i32
  %t719 = getelementptr i16, ptr %p3, i64 %v1381
  %t720 = getelementptr i16, ptr %t719, i64 229
  %v1594 = load i16, ptr %t720, align 2, !alias.scope !21, !noalias !22
  %v1596 = zext i16 %v1594 to i32
  %t721 = getelementptr i16, ptr %p3, i64 %v1381
  %t722 = getelementptr i16, ptr %t721, i64 230
  %v1597 = load i16, ptr %t722, align 2, !alias.scope !21, !noalias !22
  %v1599 = zext i16 %v1597 to i32
  %t723 = getelementptr i16, ptr %p3, i64 %v1381
  %t724 = getelementptr i16, ptr %t723, i64 231
  %v1600 = load i16, ptr %t724, align 2, !alias.scope !21, !noalias !22
  %v1602 = zext i16 %v1600 to i32
  %t725 = insertelement <8 x i32> poison, i32 %v1581, i64 0
  %t726 = insertelement <8 x i32> %t725, i32 %v1584, i64 1
  %t727 = insertelement <8 x i32> %t726, i32 %v1587, i64 2
  %t728 = insertelement <8 x i32> %t727, i32 %v1590, i64 3
  %t729 = insertelement <8 x i32> %t728, i32 %v1593, i64 4
  %t730 = insertelement <8 x i32> %t729, i32 %v1596, i64 5
  %t731 = insertelement <8 x i32> %t730, i32 %v1599, i64 6
  %v1603 = insertelement <8 x i32> %t731, i32 %v1602, i64 7
  %v1605 = shl <8 x i32> %v1603, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1606 = bitcast <8 x i32> %v1605 to <8 x float>
  %v1607 = shufflevector <8 x float> %v1410, <8 x float> %v1522, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1608 = shufflevector <8 x float> %v1410, <8 x float> %v1522, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1609 = shufflevector <8 x float> %v1438, <8 x float> %v1550, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1610 = shufflevector <8 x float> %v1438, <8 x float> %v1550, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1611 = shufflevector <8 x float> %v1466, <8 x float> %v1578, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1612 = shufflevector <8 x float> %v1466, <8 x float> %v1578, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1613 = shufflevector <8 x float> %v1494, <8 x float> %v1606, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1614 = shufflevector <8 x float> %v1494, <8 x float> %v1606, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1615 = shufflevector <8 x float> %v1607, <8 x float> %v1611, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1616 = shufflevector <8 x float> %v1607, <8 x float> %v1611, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1617 = shufflevector <8 x float> %v1609, <8 x float> %v1613, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1618 = shufflevector <8 x float> %v1609, <8 x float> %v1613, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1619 = shufflevector <8 x float> %v1608, <8 x float> %v1612, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1620 = shufflevector <8 x float> %v1608, <8 x float> %v1612, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1621 = shufflevector <8 x float> %v1610, <8 x float> %v1614, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1622 = shufflevector <8 x float> %v1610, <8 x float> %v1614, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1623 = shufflevector <8 x float> %v1615, <8 x float> %v1617, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1624 = shufflevector <8 x float> %v1615, <8 x float> %v1617, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1625 = shufflevector <8 x float> %v1616, <8 x float> %v1618, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1626 = shufflevector <8 x float> %v1616, <8 x float> %v1618, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1627 = shufflevector <8 x float> %v1619, <8 x float> %v1621, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1628 = shufflevector <8 x float> %v1619, <8 x float> %v1621, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1629 = shufflevector <8 x float> %v1620, <8 x float> %v1622, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v1630 = shufflevector <8 x float> %v1620, <8 x float> %v1622, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v1633 = mul nuw nsw i64 %v1379, 16
  %v1634 = sub nsw i64 %v1373, %v37
  %v1636 = mul nsw i64 %v1634, 17
  %v1637 = add nsw i64 %v1633, %v1636
  %t732 = getelementptr float, ptr %s5, i64 %v1637
  store <8 x float> %v1623, ptr %t732, align 4, !alias.scope !37, !noalias !38
  %v1641 = mul nuw nsw i64 %v1379, 16
  %v1642 = sub nsw i64 %v1373, %v37
  %v1644 = mul nsw i64 %v1642, 17
  %v1645 = add nsw i64 %v1641, %v1644
  %t733 = getelementptr float, ptr %s5, i64 %v1645
  %t734 = getelementptr float, ptr %t733, i64 16
  store <8 x float> %v1624, ptr %t734, align 4, !alias.scope !37, !noalias !38
  %v1649 = mul nuw nsw i64 %v1379, 16
  %v1650 = sub nsw i64 %v1373, %v37
  %v1652 = mul nsw i64 %v1650, 17
  %v1653 = add nsw i64 %v1649, %v1652
  %t735 = getelementptr float, ptr %s5, i64 %v1653
  %t736 = getelementptr float, ptr %t735, i64 32
  store <8 x float> %v1625, ptr %t736, align 4, !alias.scope !37, !noalias !38
  %v1657 = mul nuw nsw i64 %v1379, 16
  %v1658 = sub nsw i64 %v1373, %v37
  %v1660 = mul nsw i64 %v1658, 17
  %v1661 = add nsw i64 %v1657, %v1660
  %t737 = getelementptr float, ptr %s5, i64 %v1661
  %t738 = getelementptr float, ptr %t737, i64 48
  store <8 x float> %v1626, ptr %t738, align 4, !alias.scope !37, !noalias !38
  %v1665 = mul nuw nsw i64 %v1379, 16
  %v1666 = sub nsw i64 %v1373, %v37
  %v1668 = mul nsw i64 %v1666, 17
  %v1669 = add nsw i64 %v1665, %v1668
  %t739 = getelementptr float, ptr %s5, i64 %v1669
  %t740 = getelementptr float, ptr %t739, i64 64
  store <8 x float> %v1627, ptr %t740, align 4, !alias.scope !37, !noalias !38
  %v1673 = mul nuw nsw i64 %v1379, 16
  %v1674 = sub nsw i64 %v1373, %v37
  %v1676 = mul nsw i64 %v1674, 17
  %v1677 = add nsw i64 %v1673, %v1676
  %t741 = getelementptr float, ptr %s5, i64 %v1677
  %t742 = getelementptr float, ptr %t741, i64 80
  store <8 x float> %v1628, ptr %t742, align 4, !alias.scope !37, !noalias !38
  %v1681 = mul nuw nsw i64 %v1379, 16
  %v1682 = sub nsw i64 %v1373, %v37
  %v1684 = mul nsw i64 %v1682, 17
  %v1685 = add nsw i64 %v1681, %v1684
  %t743 = getelementptr float, ptr %s5, i64 %v1685
  %t744 = getelementptr float, ptr %t743, i64 96
  store <8 x float> %v1629, ptr %t744, align 4, !alias.scope !37, !noalias !38
  %v1689 = mul nuw nsw i64 %v1379, 16
  %v1690 = sub nsw i64 %v1373, %v37
  %v1692 = mul nsw i64 %v1690, 17
  %v1693 = add nsw i64 %v1689, %v1692
  %t745 = getelementptr float, ptr %s5, i64 %v1693
  %t746 = getelementptr float, ptr %t745, i64 112
  store <8 x float> %v1630, ptr %t746, align 4, !alias.scope !37, !noalias !38
  br label %latch1379
latch1379:
  %next1379 = add nuw nsw i64 %v1379, 8
  %more1379 = icmp slt i64 %next1379, 16
  br i1 %more1379, label %body1379, label %after1379
after1379:
  %t747 = icmp slt i64 16, 16
  br i1 %t747, label %body1696, label %after1696
body1696:
  %v1696 = phi i64 [ 16, %after1379 ], [ %next1696, %latch1696 ]
  %v1698 = add nuw nsw i64 %v1378, %v1696
  %t748 = getelementptr i16, ptr %p3, i64 %v1698
  %v1699 = load i16, ptr %t748, align 2, !alias.scope !21, !noalias !22
  %v1701 = zext i16 %v1699 to i32
  %v1703 = shl i32 %v1701, 16
  %v1704 = bitcast i32 %v1703 to float
  %t749 = getelementptr i16, ptr %p3, i64 %v1698
  %t750 = getelementptr i16, ptr %t749, i64 32
  %v1705 = load i16, ptr %t750, align 2, !alias.scope !21, !noalias !22
  %v1707 = zext i16 %v1705 to i32
  %v1708 = shl i32 %v1707, 16
  %v1709 = bitcast i32 %v1708 to float
  %t751 = getelementptr i16, ptr %p3, i64 %v1698
  %t752 = getelementptr i16, ptr %t751, i64 64
  %v1710 = load i16, ptr %t752, align 2, !alias.scope !21, !noalias !22
  %v1712 = zext i16 %v1710 to i32
  %v1713 = shl i32 %v1712, 16
  %v1714 = bitcast i32 %v1713 to float
  %t753 = getelementptr i16, ptr %p3, i64 %v1698
  %t754 = getelementptr i16, ptr %t753, i64 96
  %v1715 = load i16, ptr %t754, align 2, !alias.scope !21, !noalias !22
  %v1717 = zext i16 %v1715 to i32
  %v1718 = shl i32 %v1717, 16
  %v1719 = bitcast i32 %v1718 to float
  %t755 = getelementptr i16, ptr %p3, i64 %v1698
  %t756 = getelementptr i16, ptr %t755, i64 128
  %v1720 = load i16, ptr %t756, align 2, !alias.scope !21, !noalias !22
  %v1722 = zext i16 %v1720 to i32
  %v1723 = shl i32 %v1722, 16
  %v1724 = bitcast i32 %v1723 to float
  %t757 = getelementptr i16, ptr %p3, i64 %v1698
  %t758 = getelementptr i16, ptr %t757, i64 160
  %v1725 = load i16, ptr %t758, align 2, !alias.scope !21, !noalias !22
  %v1727 = zext i16 %v1725 to i32
  %v1728 = shl i32 %v1727, 16
  %v1729 = bitcast i32 %v1728 to float
  %t759 = getelementptr i16, ptr %p3, i64 %v1698
  %t760 = getelementptr i16, ptr %t759, i64 192
  %v1730 = load i16, ptr %t760, align 2, !alias.scope !21, !noalias !22
  %v1732 = zext i16 %v1730 to i32
  %v1733 = shl i32 %v1732, 16
  %v1734 = bitcast i32 %v1733 to float
  %t761 = getelementptr i16, ptr %p3, i64 %v1698
  %t762 = getelementptr i16, ptr %t761, i64 224
  %v1735 = load i16, ptr %t762, align 2, !alias.scope !21, !noalias !22
  %v1737 = zext i16 %v1735 to i32
  %v1738 = shl i32 %v1737, 16
  %v1739 = bitcast i32 %v1738 to float
  %t763 = insertelement <8 x float> poison, float %v1704, i64 0
  %t764 = insertelement <8 x float> %t763, float %v1709, i64 1
  %t765 = insertelement <8 x float> %t764, float %v1714, i64 2
  %t766 = insertelement <8 x float> %t765, float %v1719, i64 3
  %t767 = insertelement <8 x float> %t766, float %v1724, i64 4
  %t768 = insertelement <8 x float> %t767, float %v1729, i64 5
  %t769 = insertelement <8 x float> %t768, float %v1734, i64 6
  %v1740 = insertelement <8 x float> %t769, float %v1739, i64 7
  %v1743 = mul nuw nsw i64 %v1696, 16
  %v1744 = sub nsw i64 %v1373, %v37
  %v1746 = mul nsw i64 %v1744, 17
  %v1747 = add nsw i64 %v1743, %v1746
  %t770 = getelementptr float, ptr %s5, i64 %v1747
  store <8 x float> %v1740, ptr %t770, align 4, !alias.scope !37, !noalias !38
  br label %latch1696
latch1696:
  %next1696 = add nuw nsw i64 %v1696, 1
  %more1696 = icmp slt i64 %next1696, 16
  br i1 %more1696, label %body1696, label %after1696
after1696:
  %v1751 = add nuw nsw i64 %v1373, 8
  %v1754 = mul nuw nsw i64 %v1751, 32
  %v1755 = add nuw nsw i64 %v18, %v1754
  br label %body1756
body1756:
  %v1756 = phi i64 [ 0, %after1696 ], [ %next1756, %latch1756 ]
  %v1758 = add nuw nsw i64 %v1755, %v1756
  %t771 = getelementptr i16, ptr %p3, i64 %v1758
  %v1759 = load i16, ptr %t771, align 2, !alias.scope !21, !noalias !22
  %v1761 = zext i16 %v1759 to i32
  %t772 = getelementptr i16, ptr %p3, i64 %v1758
  %t773 = getelementptr i16, ptr %t772, i64 1
  %v1762 = load i16, ptr %t773, align 2, !alias.scope !21, !noalias !22
  %v1764 = zext i16 %v1762 to i32
  %t774 = getelementptr i16, ptr %p3, i64 %v1758
  %t775 = getelementptr i16, ptr %t774, i64 2
  %v1765 = load i16, ptr %t775, align 2, !alias.scope !21, !noalias !22
  %v1767 = zext i16 %v1765 to i32
  %t776 = getelementptr i16, ptr %p3, i64 %v1758
  %t777 = getelementptr i16, ptr %t776, i64 3
  %v1768 = load i16, ptr %t777, align 2, !alias.scope !21, !noalias !22
  %v1770 = zext i16 %v1768 to i32
  %t778 = getelementptr i16, ptr %p3, i64 %v1758
  %t779 = getelementptr i16, ptr %t778, i64 4
  %v1771 = load i16, ptr %t779, align 2, !alias.scope !21, !noalias !22
  %v1773 = zext i16 %v1771 to i32
  %t780 = getelementptr i16, ptr %p3, i64 %v1758
  %t781 = getelementptr i16, ptr %t780, i64 5
  %v1774 = load i16, ptr %t781, align 2, !alias.scope !21, !noalias !22
  %v1776 = zext i16 %v1774 to i32
  %t782 = getelementptr i16, ptr %p3, i64 %v1758
  %t783 = getelementptr i16, ptr %t782, i64 6
  %v1777 = load i16, ptr %t783, align 2, !alias.scope !21, !noalias !22
  %v1779 = zext i16 %v1777 to i32
  %t784 = getelementptr i16, ptr %p3, i64 %v1758
  %t785 = getelementptr i16, ptr %t784, i64 7
  %v1780 = load i16, ptr %t785, align 2, !alias.scope !21, !noalias !22
  %v1782 = zext i16 %v1780 to i32
  %t786 = insertelement <8 x i32> poison, i32 %v1761, i64 0
  %t787 = insertelement <8 x i32> %t786, i32 %v1764, i64 1
  %t788 = insertelement <8 x i32> %t787, i32 %v1767, i64 2
  %t789 = insertelement <8 x i32> %t788, i32 %v1770, i64 3
  %t790 = insertelement <8 x i32> %t789, i32 %v1773, i64 4
  %t791 = insertelement <8 x i32> %t790, i32 %v1776, i64 5
  %t792 = insertelement <8 x i32> %t791, i32 %v1779, i64 6
  %v1783 = insertelement <8 x i32> %t792, i32 %v1782, i64 7
  %v1786 = shl <8 x i32> %v1783, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1787 = bitcast <8 x i32> %v1786 to <8 x float>
  %t793 = getelementptr i16, ptr %p3, i64 %v1758
  %t794 = getelementptr i16, ptr %t793, i64 32
  %v1788 = load i16, ptr %t794, align 2, !alias.scope !21, !noalias !22
  %v1790 = zext i16 %v1788 to i32
  %t795 = getelementptr i16, ptr %p3, i64 %v1758
  %t796 = getelementptr i16, ptr %t795, i64 33
  %v1791 = load i16, ptr %t796, align 2, !alias.scope !21, !noalias !22
  %v1793 = zext i16 %v1791 to i32
  %t797 = getelementptr i16, ptr %p3, i64 %v1758
  %t798 = getelementptr i16, ptr %t797, i64 34
  %v1794 = load i16, ptr %t798, align 2, !alias.scope !21, !noalias !22
  %v1796 = zext i16 %v1794 to i32
  %t799 = getelementptr i16, ptr %p3, i64 %v1758
  %t800 = getelementptr i16, ptr %t799, i64 35
  %v1797 = load i16, ptr %t800, align 2, !alias.scope !21, !noalias !22
  %v1799 = zext i16 %v1797 to i32
  %t801 = getelementptr i16, ptr %p3, i64 %v1758
  %t802 = getelementptr i16, ptr %t801, i64 36
  %v1800 = load i16, ptr %t802, align 2, !alias.scope !21, !noalias !22
  %v1802 = zext i16 %v1800 to i32
  %t803 = getelementptr i16, ptr %p3, i64 %v1758
  %t804 = getelementptr i16, ptr %t803, i64 37
  %v1803 = load i16, ptr %t804, align 2, !alias.scope !21, !noalias !22
  %v1805 = zext i16 %v1803 to i32
  %t805 = getelementptr i16, ptr %p3, i64 %v1758
  %t806 = getelementptr i16, ptr %t805, i64 38
  %v1806 = load i16, ptr %t806, align 2, !alias.scope !21, !noalias !22
  %v1808 = zext i16 %v1806 to i32
  %t807 = getelementptr i16, ptr %p3, i64 %v1758
  %t808 = getelementptr i16, ptr %t807, i64 39
  %v1809 = load i16, ptr %t808, align 2, !alias.scope !21, !noalias !22
  %v1811 = zext i16 %v1809 to i32
  %t809 = insertelement <8 x i32> poison, i32 %v1790, i64 0
  %t810 = insertelement <8 x i32> %t809, i32 %v1793, i64 1
  %t811 = insertelement <8 x i32> %t810, i32 %v1796, i64 2
  %t812 = insertelement <8 x i32> %t811, i32 %v1799, i64 3
  %t813 = insertelement <8 x i32> %t812, i32 %v1802, i64 4
  %t814 = insertelement <8 x i32> %t813, i32 %v1805, i64 5
  %t815 = insertelement <8 x i32> %t814, i32 %v1808, i64 6
  %v1812 = insertelement <8 x i32> %t815, i32 %v1811, i64 7
  %v1814 = shl <8 x i32> %v1812, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1815 = bitcast <8 x i32> %v1814 to <8 x float>
  %t816 = getelementptr i16, ptr %p3, i64 %v1758
  %t817 = getelementptr i16, ptr %t816, i64 64
  %v1816 = load i16, ptr %t817, align 2, !alias.scope !21, !noalias !22
  %v1818 = zext i16 %v1816 to i32
  %t818 = getelementptr i16, ptr %p3, i64 %v1758
  %t819 = getelementptr i16, ptr %t818, i64 65
  %v1819 = load i16, ptr %t819, align 2, !alias.scope !21, !noalias !22
  %v1821 = zext i16 %v1819 to i32
  %t820 = getelementptr i16, ptr %p3, i64 %v1758
  %t821 = getelementptr i16, ptr %t820, i64 66
  %v1822 = load i16, ptr %t821, align 2, !alias.scope !21, !noalias !22
  %v1824 = zext i16 %v1822 to i32
  %t822 = getelementptr i16, ptr %p3, i64 %v1758
  %t823 = getelementptr i16, ptr %t822, i64 67
  %v1825 = load i16, ptr %t823, align 2, !alias.scope !21, !noalias !22
  %v1827 = zext i16 %v1825 to i32
  %t824 = getelementptr i16, ptr %p3, i64 %v1758
  %t825 = getelementptr i16, ptr %t824, i64 68
  %v1828 = load i16, ptr %t825, align 2, !alias.scope !21, !noalias !22
  %v1830 = zext i16 %v1828 to i32
  %t826 = getelementptr i16, ptr %p3, i64 %v1758
  %t827 = getelementptr i16, ptr %t826, i64 69
  %v1831 = load i16, ptr %t827, align 2, !alias.scope !21, !noalias !22
  %v1833 = zext i16 %v1831 to i32
  %t828 = getelementptr i16, ptr %p3, i64 %v1758
  %t829 = getelementptr i16, ptr %t828, i64 70
  %v1834 = load i16, ptr %t829, align 2, !alias.scope !21, !noalias !22
  %v1836 = zext i16 %v1834 to i32
  %t830 = getelementptr i16, ptr %p3, i64 %v1758
  %t831 = getelementptr i16, ptr %t830, i64 71
  %v1837 = load i16, ptr %t831, align 2, !alias.scope !21, !noalias !22
  %v1839 = zext i16 %v1837 to i32
  %t832 = insertelement <8 x i32> poison, i32 %v1818, i64 0
  %t833 = insertelement <8 x i32> %t832, i32 %v1821, i64 1
  %t834 = insertelement <8 x i32> %t833, i32 %v1824, i64 2
  %t835 = insertelement <8 x i32> %t834, i32 %v1827, i64 3
  %t836 = insertelement <8 x i32> %t835, i32 %v1830, i64 4
  %t837 = insertelement <8 x i32> %t836, i32 %v1833, i64 5
  %t838 = insertelement <8 x i32> %t837, i32 %v1836, i64 6
  %v1840 = insertelement <8 x i32> %t838, i32 %v1839, i64 7
  %v1842 = shl <8 x i32> %v1840, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1843 = bitcast <8 x i32> %v1842 to <8 x float>
  %t839 = getelementptr i16, ptr %p3, i64 %v1758
  %t840 = getelementptr i16, ptr %t839, i64 96
  %v1844 = load i16, ptr %t840, align 2, !alias.scope !21, !noalias !22
  %v1846 = zext i16 %v1844 to i32
  %t841 = getelementptr i16, ptr %p3, i64 %v1758
  %t842 = getelementptr i16, ptr %t841, i64 97
  %v1847 = load i16, ptr %t842, align 2, !alias.scope !21, !noalias !22
  %v1849 = zext i16 %v1847 to i32
  %t843 = getelementptr i16, ptr %p3, i64 %v1758
  %t844 = getelementptr i16, ptr %t843, i64 98
  %v1850 = load i16, ptr %t844, align 2, !alias.scope !21, !noalias !22
  %v1852 = zext i16 %v1850 to i32
  %t845 = getelementptr i16, ptr %p3, i64 %v1758
  %t846 = getelementptr i16, ptr %t845, i64 99
  %v1853 = load i16, ptr %t846, align 2, !alias.scope !21, !noalias !22
  %v1855 = zext i16 %v1853 to i32
  %t847 = getelementptr i16, ptr %p3, i64 %v1758
  %t848 = getelementptr i16, ptr %t847, i64 100
  %v1856 = load i16, ptr %t848, align 2, !alias.scope !21, !noalias !22
  %v1858 = zext i16 %v1856 to i32
  %t849 = getelementptr i16, ptr %p3, i64 %v1758
  %t850 = getelementptr i16, ptr %t849, i64 101
  %v1859 = load i16, ptr %t850, align 2, !alias.scope !21, !noalias !22
  %v1861 = zext i16 %v1859 to i32
  %t851 = getelementptr i16, ptr %p3, i64 %v1758
  %t852 = getelementptr i16, ptr %t851, i64 102
  %v1862 = load i16, ptr %t852, align 2, !alias.scope !21, !noalias !22
  %v1864 = zext i16 %v1862 to i32
  %t853 = getelementptr i16, ptr %p3, i64 %v1758
  %t854 = getelementptr i16, ptr %t853, i64 103
  %v1865 = load i16, ptr %t854, align 2, !alias.scope !21, !noalias !22
  %v1867 = zext i16 %v1865 to i32
  %t855 = insertelement <8 x i32> poison, i32 %v1846, i64 0
  %t856 = insertelement <8 x i32> %t855, i32 %v1849, i64 1
  %t857 = insertelement <8 x i32> %t856, i32 %v1852, i64 2
  %t858 = insertelement <8 x i32> %t857, i32 %v1855, i64 3
  %t859 = insertelement <8 x i32> %t858, i32 %v1858, i64 4
  %t860 = insertelement <8 x i32> %t859, i32 %v1861, i64 5
  %t861 = insertelement <8 x i32> %t860, i32 %v1864, i64 6
  %v1868 = insertelement <8 x i32> %t861, i32 %v1867, i64 7
  %v1870 = shl <8 x i32> %v1868, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1871 = bitcast <8 x i32> %v1870 to <8 x float>
  %t862 = getelementptr i16, ptr %p3, i64 %v1758
  %t863 = getelementptr i16, ptr %t862, i64 128
  %v1872 = load i16, ptr %t863, align 2, !alias.scope !21, !noalias !22
  %v1874 = zext i16 %v1872 to i32
  %t864 = getelementptr i16, ptr %p3, i64 %v1758
  %t865 = getelementptr i16, ptr %t864, i64 129
  %v1875 = load i16, ptr %t865, align 2, !alias.scope !21, !noalias !22
  %v1877 = zext i16 %v1875 to i32
  %t866 = getelementptr i16, ptr %p3, i64 %v1758
  %t867 = getelementptr i16, ptr %t866, i64 130
  %v1878 = load i16, ptr %t867, align 2, !alias.scope !21, !noalias !22
  %v1880 = zext i16 %v1878 to i32
  %t868 = getelementptr i16, ptr %p3, i64 %v1758
  %t869 = getelementptr i16, ptr %t868, i64 131
  %v1881 = load i16, ptr %t869, align 2, !alias.scope !21, !noalias !22
  %v1883 = zext i16 %v1881 to i32
  %t870 = getelementptr i16, ptr %p3, i64 %v1758
  %t871 = getelementptr i16, ptr %t870, i64 132
  %v1884 = load i16, ptr %t871, align 2, !alias.scope !21, !noalias !22
  %v1886 = zext i16 %v1884 to i32
  %t872 = getelementptr i16, ptr %p3, i64 %v1758
  %t873 = getelementptr i16, ptr %t872, i64 133
  %v1887 = load i16, ptr %t873, align 2, !alias.scope !21, !noalias !22
  %v1889 = zext i16 %v1887 to i32
  %t874 = getelementptr i16, ptr %p3, i64 %v1758
  %t875 = getelementptr i16, ptr %t874, i64 134
  %v1890 = load i16, ptr %t875, align 2, !alias.scope !21, !noalias !22
  %v1892 = zext i16 %v1890 to i32
  %t876 = getelementptr i16, ptr %p3, i64 %v1758
  %t877 = getelementptr i16, ptr %t876, i64 135
  %v1893 = load i16, ptr %t877, align 2, !alias.scope !21, !noalias !22
  %v1895 = zext i16 %v1893 to i32
  %t878 = insertelement <8 x i32> poison, i32 %v1874, i64 0
  %t879 = insertelement <8 x i32> %t878, i32 %v1877, i64 1
  %t880 = insertelement <8 x i32> %t879, i32 %v1880, i64 2
  %t881 = insertelement <8 x i32> %t880, i32 %v1883, i64 3
  %t882 = insertelement <8 x i32> %t881, i32 %v1886, i64 4
  %t883 = insertelement <8 x i32> %t882, i32 %v1889, i64 5
  %t884 = insertelement <8 x i32> %t883, i32 %v1892, i64 6
  %v1896 = insertelement <8 x i32> %t884, i32 %v1895, i64 7
  %v1898 = shl <8 x i32> %v1896, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1899 = bitcast <8 x i32> %v1898 to <8 x float>
  %t885 = getelementptr i16, ptr %p3, i64 %v1758
  %t886 = getelementptr i16, ptr %t885, i64 160
  %v1900 = load i16, ptr %t886, align 2, !alias.scope !21, !noalias !22
  %v1902 = zext i16 %v1900 to i32
  %t887 = getelementptr i16, ptr %p3, i64 %v1758
  %t888 = getelementptr i16, ptr %t887, i64 161
  %v1903 = load i16, ptr %t888, align 2, !alias.scope !21, !noalias !22
  %v1905 = zext i16 %v1903 to i32
  %t889 = getelementptr i16, ptr %p3, i64 %v1758
  %t890 = getelementptr i16, ptr %t889, i64 162
  %v1906 = load i16, ptr %t890, align 2, !alias.scope !21, !noalias !22
  %v1908 = zext i16 %v1906 to i32
  %t891 = getelementptr i16, ptr %p3, i64 %v1758
  %t892 = getelementptr i16, ptr %t891, i64 163
  %v1909 = load i16, ptr %t892, align 2, !alias.scope !21, !noalias !22
  %v1911 = zext i16 %v1909 to i32
  %t893 = getelementptr i16, ptr %p3, i64 %v1758
  %t894 = getelementptr i16, ptr %t893, i64 164
  %v1912 = load i16, ptr %t894, align 2, !alias.scope !21, !noalias !22
  %v1914 = zext i16 %v1912 to i32
  %t895 = getelementptr i16, ptr %p3, i64 %v1758
  %t896 = getelementptr i16, ptr %t895, i64 165
  %v1915 = load i16, ptr %t896, align 2, !alias.scope !21, !noalias !22
  %v1917 = zext i16 %v1915 to i32
  %t897 = getelementptr i16, ptr %p3, i64 %v1758
  %t898 = getelementptr i16, ptr %t897, i64 166
  %v1918 = load i16, ptr %t898, align 2, !alias.scope !21, !noalias !22
  %v1920 = zext i16 %v1918 to i32
  %t899 = getelementptr i16, ptr %p3, i64 %v1758
  %t900 = getelementptr i16, ptr %t899, i64 167
  %v1921 = load i16, ptr %t900, align 2, !alias.scope !21, !noalias !22
  %v1923 = zext i16 %v1921 to i32
  %t901 = insertelement <8 x i32> poison, i32 %v1902, i64 0
  %t902 = insertelement <8 x i32> %t901, i32 %v1905, i64 1
  %t903 = insertelement <8 x i32> %t902, i32 %v1908, i64 2
  %t904 = insertelement <8 x i32> %t903, i32 %v1911, i64 3
  %t905 = insertelement <8 x i32> %t904, i32 %v1914, i64 4
  %t906 = insertelement <8 x i32> %t905, i32 %v1917, i64 5
  %t907 = insertelement <8 x i32> %t906, i32 %v1920, i64 6
  %v1924 = insertelement <8 x i32> %t907, i32 %v1923, i64 7
  %v1926 = shl <8 x i32> %v1924, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1927 = bitcast <8 x i32> %v1926 to <8 x float>
  %t908 = getelementptr i16, ptr %p3, i64 %v1758
  %t909 = getelementptr i16, ptr %t908, i64 192
  %v1928 = load i16, ptr %t909, align 2, !alias.scope !21, !noalias !22
  %v1930 = zext i16 %v1928 to i32
  %t910 = getelementptr i16, ptr %p3, i64 %v1758
  %t911 = getelementptr i16, ptr %t910, i64 193
  %v1931 = load i16, ptr %t911, align 2, !alias.scope !21, !noalias !22
  %v1933 = zext i16 %v1931 to i32
  %t912 = getelementptr i16, ptr %p3, i64 %v1758
  %t913 = getelementptr i16, ptr %t912, i64 194
  %v1934 = load i16, ptr %t913, align 2, !alias.scope !21, !noalias !22
  %v1936 = zext i16 %v1934 to i32
  %t914 = getelementptr i16, ptr %p3, i64 %v1758
  %t915 = getelementptr i16, ptr %t914, i64 195
  %v1937 = load i16, ptr %t915, align 2, !alias.scope !21, !noalias !22
  %v1939 = zext i16 %v1937 to i32
  %t916 = getelementptr i16, ptr %p3, i64 %v1758
  %t917 = getelementptr i16, ptr %t916, i64 196
  %v1940 = load i16, ptr %t917, align 2, !alias.scope !21, !noalias !22
  %v1942 = zext i16 %v1940 to i32
  %t918 = getelementptr i16, ptr %p3, i64 %v1758
  %t919 = getelementptr i16, ptr %t918, i64 197
  %v1943 = load i16, ptr %t919, align 2, !alias.scope !21, !noalias !22
  %v1945 = zext i16 %v1943 to i32
  %t920 = getelementptr i16, ptr %p3, i64 %v1758
  %t921 = getelementptr i16, ptr %t920, i64 198
  %v1946 = load i16, ptr %t921, align 2, !alias.scope !21, !noalias !22
  %v1948 = zext i16 %v1946 to i32
  %t922 = getelementptr i16, ptr %p3, i64 %v1758
  %t923 = getelementptr i16, ptr %t922, i64 199
  %v1949 = load i16, ptr %t923, align 2, !alias.scope !21, !noalias !22
  %v1951 = zext i16 %v1949 to i32
  %t924 = insertelement <8 x i32> poison, i32 %v1930, i64 0
  %t925 = insertelement <8 x i32> %t924, i32 %v1933, i64 1
  %t926 = insertelement <8 x i32> %t925, i32 %v1936, i64 2
  %t927 = insertelement <8 x i32> %t926, i32 %v1939, i64 3
  %t928 = insertelement <8 x i32> %t927, i32 %v1942, i64 4
  %t929 = insertelement <8 x i32> %t928, i32 %v1945, i64 5
  %t930 = insertelement <8 x i32> %t929, i32 %v1948, i64 6
  %v1952 = insertelement <8 x i32> %t930, i32 %v1951, i64 7
  %v1954 = shl <8 x i32> %v1952, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1955 = bitcast <8 x i32> %v1954 to <8 x float>
  %t931 = getelementptr i16, ptr %p3, i64 %v1758
  %t932 = getelementptr i16, ptr %t931, i64 224
  %v1956 = load i16, ptr %t932, align 2, !alias.scope !21, !noalias !22
  %v1958 = zext i16 %v1956 to i32
  %t933 = getelementptr i16, ptr %p3, i64 %v1758
  %t934 = getelementptr i16, ptr %t933, i64 225
  %v1959 = load i16, ptr %t934, align 2, !alias.scope !21, !noalias !22
  %v1961 = zext i16 %v1959 to i32
  %t935 = getelementptr i16, ptr %p3, i64 %v1758
  %t936 = getelementptr i16, ptr %t935, i64 226
  %v1962 = load i16, ptr %t936, align 2, !alias.scope !21, !noalias !22
  %v1964 = zext i16 %v1962 to i32
  %t937 = getelementptr i16, ptr %p3, i64 %v1758
  %t938 = getelementptr i16, ptr %t937, i64 227
  %v1965 = load i16, ptr %t938, align 2, !alias.scope !21, !noalias !22
  %v1967 = zext i16 %v1965 to i32
  %t939 = getelementptr i16, ptr %p3, i64 %v1758
  %t940 = getelementptr i16, ptr %t939, i64 228
  %v1968 = load i16, ptr %t940, align 2, !alias.scope !21, !noalias !22
  %v1970 = zext i16 %v1968 to i32
  %t941 = getelementptr i16, ptr %p3, i64 %v1758
  %t942 = getelementptr i16, ptr %t941, i64 229
  %v1971 = load i16, ptr %t942, align 2, !alias.scope !21, !noalias !22
  %v1973 = zext i16 %v1971 to i32
  %t943 = getelementptr i16, ptr %p3, i64 %v1758
  %t944 = getelementptr i16, ptr %t943, i64 230
  %v1974 = load i16, ptr %t944, align 2, !alias.scope !21, !noalias !22
  %v1976 = zext i16 %v1974 to i32
  %t945 = getelementptr i16, ptr %p3, i64 %v1758
  %t946 = getelementptr i16, ptr %t945, i64 231
  %v1977 = load i16, ptr %t946, align 2, !alias.scope !21, !noalias !22
  %v1979 = zext i16 %v1977 to i32
  %t947 = insertelement <8 x i32> poison, i32 %v1958, i64 0
  %t948 = insertelement <8 x i32> %t947, i32 %v1961, i64 1
  %t949 = insertelement <8 x i32> %t948, i32 %v1964, i64 2
  %t950 = insertelement <8 x i32> %t949, i32 %v1967, i64 3
  %t951 = insertelement <8 x i32> %t950, i32 %v1970, i64 4
  %t952 = insertelement <8 x i32> %t951, i32 %v1973, i64 5
  %t953 = insertelement <8 x i32> %t952, i32 %v1976, i64 6
  %v1980 = insertelement <8 x i32> %t953, i32 %v1979, i64 7
  %v1982 = shl <8 x i32> %v1980, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1983 = bitcast <8 x i32> %v1982 to <8 x float>
  %v1984 = shufflevector <8 x float> %v1787, <8 x float> %v1899, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1985 = shufflevector <8 x float> %v1787, <8 x float> %v1899, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1986 = shufflevector <8 x float> %v1815, <8 x float> %v1927, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1987 = shufflevector <8 x float> %v1815, <8 x float> %v1927, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1988 = shufflevector <8 x float> %v1843, <8 x float> %v1955, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1989 = shufflevector <8 x float> %v1843, <8 x float> %v1955, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1990 = shufflevector <8 x float> %v1871, <8 x float> %v1983, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v1991 = shufflevector <8 x float> %v1871, <8 x float> %v1983, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v1992 = shufflevector <8 x float> %v1984, <8 x float> %v1988, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1993 = shufflevector <8 x float> %v1984, <8 x float> %v1988, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1994 = shufflevector <8 x float> %v1986, <8 x float> %v1990, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1995 = shufflevector <8 x float> %v1986, <8 x float> %v1990, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1996 = shufflevector <8 x float> %v1985, <8 x float> %v1989, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1997 = shufflevector <8 x float> %v1985, <8 x float> %v1989, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v1998 = shufflevector <8 x float> %v1987, <8 x float> %v1991, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v1999 = shufflevector <8 x float> %v1987, <8 x float> %v1991, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v2000 = shufflevector <8 x float> %v1992, <8 x float> %v1994, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2001 = shufflevector <8 x float> %v1992, <8 x float> %v1994, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2002 = shufflevector <8 x float> %v1993, <8 x float> %v1995, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2003 = shufflevector <8 x float> %v1993, <8 x float> %v1995, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2004 = shufflevector <8 x float> %v1996, <8 x float> %v1998, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2005 = shufflevector <8 x float> %v1996, <8 x float> %v1998, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2006 = shufflevector <8 x float> %v1997, <8 x float> %v1999, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v2007 = shufflevector <8 x float> %v1997, <8 x float> %v1999, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v2010 = mul nuw nsw i64 %v1756, 16
  %v2011 = sub nsw i64 %v1373, %v37
  %v2013 = mul nsw i64 %v2011, 17
  %v2014 = add nsw i64 %v2010, %v2013
  %t954 = getelementptr float, ptr %s5, i64 %v2014
  %t955 = getelementptr float, ptr %t954, i64 8
  store <8 x float> %v2000, ptr %t955, align 4, !alias.scope !37, !noalias !38
  %v2018 = mul nuw nsw i64 %v1756, 16
  %v2019 = sub nsw i64 %v1373, %v37
  %v2021 = mul nsw i64 %v2019, 17
  %v2022 = add nsw i64 %v2018, %v2021
  %t956 = getelementptr float, ptr %s5, i64 %v2022
  %t957 = getelementptr float, ptr %t956, i64 24
  store <8 x float> %v2001, ptr %t957, align 4, !alias.scope !37, !noalias !38
  %v2026 = mul nuw nsw i64 %v1756, 16
  %v2027 = sub nsw i64 %v1373, %v37
  %v2029 = mul nsw i64 %v2027, 17
  %v2030 = add nsw i64 %v2026, %v2029
  %t958 = getelementptr float, ptr %s5, i64 %v2030
  %t959 = getelementptr float, ptr %t958, i64 40
  store <8 x float> %v2002, ptr %t959, align 4, !alias.scope !37, !noalias !38
  %v2034 = mul nuw nsw i64 %v1756, 16
  %v2035 = sub nsw i64 %v1373, %v37
  %v2037 = mul nsw i64 %v2035, 17
  %v2038 = add nsw i64 %v2034, %v2037
  %t960 = getelementptr float, ptr %s5, i64 %v2038
  %t961 = getelementptr float, ptr %t960, i64 56
  store <8 x float> %v2003, ptr %t961, align 4, !alias.scope !37, !noalias !38
  %v2042 = mul nuw nsw i64 %v1756, 16
  %v2043 = sub nsw i64 %v1373, %v37
  %v2045 = mul nsw i64 %v2043, 17
  %v2046 = add nsw i64 %v2042, %v2045
  %t962 = getelementptr float, ptr %s5, i64 %v2046
  %t963 = getelementptr float, ptr %t962, i64 72
  store <8 x float> %v2004, ptr %t963, align 4, !alias.scope !37, !noalias !38
  %v2050 = mul nuw nsw i64 %v1756, 16
  %v2051 = sub nsw i64 %v1373, %v37
  %v2053 = mul nsw i64 %v2051, 17
  %v2054 = add nsw i64 %v2050, %v2053
  %t964 = getelementptr float, ptr %s5, i64 %v2054
  %t965 = getelementptr float, ptr %t964, i64 88
  store <8 x float> %v2005, ptr %t965, align 4, !alias.scope !37, !noalias !38
  %v2058 = mul nuw nsw i64 %v1756, 16
  %v2059 = sub nsw i64 %v1373, %v37
  %v2061 = mul nsw i64 %v2059, 17
  %v2062 = add nsw i64 %v2058, %v2061
  %t966 = getelementptr float, ptr %s5, i64 %v2062
  %t967 = getelementptr float, ptr %t966, i64 104
  store <8 x float> %v2006, ptr %t967, align 4, !alias.scope !37, !noalias !38
  %v2066 = mul nuw nsw i64 %v1756, 16
  %v2067 = sub nsw i64 %v1373, %v37
  %v2069 = mul nsw i64 %v2067, 17
  %v2070 = add nsw i64 %v2066, %v2069
  %t968 = getelementptr float, ptr %s5, i64 %v2070
  %t969 = getelementptr float, ptr %t968, i64 120
  store <8 x float> %v2007, ptr %t969, align 4, !alias.scope !37, !noalias !38
  br label %latch1756
latch1756:
  %next1756 = add nuw nsw i64 %v1756, 8
  %more1756 = icmp slt i64 %next1756, 16
  br i1 %more1756, label %body1756, label %after1756
after1756:
  %t970 = icmp slt i64 16, 16
  br i1 %t970, label %body2073, label %after2073
body2073:
  %v2073 = phi i64 [ 16, %after1756 ], [ %next2073, %latch2073 ]
  %v2075 = add nuw nsw i64 %v1755, %v2073
  %t971 = getelementptr i16, ptr %p3, i64 %v2075
  %v2076 = load i16, ptr %t971, align 2, !alias.scope !21, !noalias !22
  %v2078 = zext i16 %v2076 to i32
  %v2080 = shl i32 %v2078, 16
  %v2081 = bitcast i32 %v2080 to float
  %t972 = getelementptr i16, ptr %p3, i64 %v2075
  %t973 = getelementptr i16, ptr %t972, i64 32
  %v2082 = load i16, ptr %t973, align 2, !alias.scope !21, !noalias !22
  %v2084 = zext i16 %v2082 to i32
  %v2085 = shl i32 %v2084, 16
  %v2086 = bitcast i32 %v2085 to float
  %t974 = getelementptr i16, ptr %p3, i64 %v2075
  %t975 = getelementptr i16, ptr %t974, i64 64
  %v2087 = load i16, ptr %t975, align 2, !alias.scope !21, !noalias !22
  %v2089 = zext i16 %v2087 to i32
  %v2090 = shl i32 %v2089, 16
  %v2091 = bitcast i32 %v2090 to float
  %t976 = getelementptr i16, ptr %p3, i64 %v2075
  %t977 = getelementptr i16, ptr %t976, i64 96
  %v2092 = load i16, ptr %t977, align 2, !alias.scope !21, !noalias !22
  %v2094 = zext i16 %v2092 to i32
  %v2095 = shl i32 %v2094, 16
  %v2096 = bitcast i32 %v2095 to float
  %t978 = getelementptr i16, ptr %p3, i64 %v2075
  %t979 = getelementptr i16, ptr %t978, i64 128
  %v2097 = load i16, ptr %t979, align 2, !alias.scope !21, !noalias !22
  %v2099 = zext i16 %v2097 to i32
  %v2100 = shl i32 %v2099, 16
  %v2101 = bitcast i32 %v2100 to float
  %t980 = getelementptr i16, ptr %p3, i64 %v2075
  %t981 = getelementptr i16, ptr %t980, i64 160
  %v2102 = load i16, ptr %t981, align 2, !alias.scope !21, !noalias !22
  %v2104 = zext i16 %v2102 to i32
  %v2105 = shl i32 %v2104, 16
  %v2106 = bitcast i32 %v2105 to float
  %t982 = getelementptr i16, ptr %p3, i64 %v2075
  %t983 = getelementptr i16, ptr %t982, i64 192
  %v2107 = load i16, ptr %t983, align 2, !alias.scope !21, !noalias !22
  %v2109 = zext i16 %v2107 to i32
  %v2110 = shl i32 %v2109, 16
  %v2111 = bitcast i32 %v2110 to float
  %t984 = getelementptr i16, ptr %p3, i64 %v2075
  %t985 = getelementptr i16, ptr %t984, i64 224
  %v2112 = load i16, ptr %t985, align 2, !alias.scope !21, !noalias !22
  %v2114 = zext i16 %v2112 to i32
  %v2115 = shl i32 %v2114, 16
  %v2116 = bitcast i32 %v2115 to float
  %t986 = insertelement <8 x float> poison, float %v2081, i64 0
  %t987 = insertelement <8 x float> %t986, float %v2086, i64 1
  %t988 = insertelement <8 x float> %t987, float %v2091, i64 2
  %t989 = insertelement <8 x float> %t988, float %v2096, i64 3
  %t990 = insertelement <8 x float> %t989, float %v2101, i64 4
  %t991 = insertelement <8 x float> %t990, float %v2106, i64 5
  %t992 = insertelement <8 x float> %t991, float %v2111, i64 6
  %v2117 = insertelement <8 x float> %t992, float %v2116, i64 7
  %v2120 = mul nuw nsw i64 %v2073, 16
  %v2121 = sub nsw i64 %v1373, %v37
  %v2123 = mul nsw i64 %v2121, 17
  %v2124 = add nsw i64 %v2120, %v2123
  %t993 = getelementptr float, ptr %s5, i64 %v2124
  %t994 = getelementptr float, ptr %t993, i64 8
  store <8 x float> %v2117, ptr %t994, align 4, !alias.scope !37, !noalias !38
  br label %latch2073
latch2073:
  %next2073 = add nuw nsw i64 %v2073, 1
  %more2073 = icmp slt i64 %next2073, 16
  br i1 %more2073, label %body2073, label %after2073
after2073:
  br label %latch1373
latch1373:
  %next1373 = add nuw nsw i64 %v1373, 16
  %more1373 = icmp slt i64 %next1373, %v1371
  br i1 %more1373, label %body1373, label %after1373
after1373:
  %v2128 = sub nsw i64 %v1371, %v37
  %v2129 = add nsw i64 %v37, %v2128
  %v2130 = add nuw nsw i64 %v37, %v38
  %t995 = icmp slt i64 %v2129, %v2130
  br i1 %t995, label %body2131, label %after2131
body2131:
  %v2131 = phi i64 [ %v2129, %after1373 ], [ %next2131, %latch2131 ]
  %v2133 = sub nsw i64 %v2131, %v37
  %v2135 = and i64 %v2133, 15
  %v2136 = sub nsw i64 %v2133, %v2135
  %v2137 = mul nsw i64 %v2136, 17
  %v2138 = add nsw i64 %v2137, %v2135
  %v2141 = mul nsw i64 %v2131, 32
  %v2142 = add nsw i64 %v18, %v2141
  br label %body2143
body2143:
  %v2143 = phi i64 [ 0, %body2131 ], [ %next2143, %latch2143 ]
  %v2145 = add nsw i64 %v2142, %v2143
  %t996 = getelementptr i16, ptr %p3, i64 %v2145
  %v2146 = load i16, ptr %t996, align 2, !alias.scope !21, !noalias !22
  %v2148 = zext i16 %v2146 to i32
  %v2150 = shl i32 %v2148, 16
  %v2151 = bitcast i32 %v2150 to float
  %v2153 = sub nsw i64 %v2143, 0
  %v2154 = mul nuw nsw i64 %v2153, 16
  %v2155 = add nsw i64 %v2138, %v2154
  %t997 = getelementptr float, ptr %s5, i64 %v2155
  store float %v2151, ptr %t997, align 4, !alias.scope !37, !noalias !38
  br label %latch2143
latch2143:
  %next2143 = add nuw nsw i64 %v2143, 1
  %more2143 = icmp slt i64 %next2143, 16
  br i1 %more2143, label %body2143, label %after2143
after2143:
  br label %latch2131
latch2131:
  %next2131 = add nsw i64 %v2131, 1
  %more2131 = icmp slt i64 %next2131, %v2130
  br i1 %more2131, label %body2131, label %after2131
after2131:
  %v2161 = add nuw nsw i64 %v38, 15
  %v2162 = urem i64 %v2161, 16
  %v2163 = sub nsw i64 %v2161, %v2162
  %v2164 = add nuw nsw i64 %v37, %v38
  %v2165 = add nuw nsw i64 %v37, %v2163
  %t998 = icmp slt i64 %v2164, %v2165
  br i1 %t998, label %body2166, label %after2166
body2166:
  %v2166 = phi i64 [ %v2164, %after2131 ], [ %next2166, %latch2166 ]
  %v2168 = sub nsw i64 %v2166, %v37
  %v2170 = and i64 %v2168, 15
  %v2171 = sub nsw i64 %v2168, %v2170
  %v2172 = mul nsw i64 %v2171, 17
  %v2173 = add nsw i64 %v2172, %v2170
  br label %body2174
body2174:
  %v2174 = phi i64 [ 0, %body2166 ], [ %next2174, %latch2174 ]
  %v2177 = sub nsw i64 %v2174, 0
  %v2178 = mul nuw nsw i64 %v2177, 16
  %v2179 = add nsw i64 %v2173, %v2178
  %t999 = getelementptr float, ptr %s5, i64 %v2179
  store float 0x0000000000000000, ptr %t999, align 4, !alias.scope !37, !noalias !38
  br label %latch2174
latch2174:
  %next2174 = add nuw nsw i64 %v2174, 1
  %more2174 = icmp slt i64 %next2174, 16
  br i1 %more2174, label %body2174, label %after2174
after2174:
  br label %latch2166
latch2166:
  %next2166 = add nuw nsw i64 %v2166, 1
  %more2166 = icmp slt i64 %next2166, %v2165
  br i1 %more2166, label %body2166, label %after2166
after2166:
  %v2183 = add nuw nsw i64 %v23, 24
  %t1000 = icmp slt i64 %v23, %v2183
  br i1 %t1000, label %body2185, label %after2185
body2185:
  %v2185 = phi i64 [ %v23, %after2166 ], [ %next2185, %latch2185 ]
  %v2187 = mul nuw nsw i64 %v2185, 96
  %v2188 = add nuw nsw i64 %v18, %v2187
  br label %body2189
body2189:
  %v2189 = phi i64 [ 0, %body2185 ], [ %next2189, %latch2189 ]
  %v2191 = add nuw nsw i64 %v2188, %v2189
  %v2193 = add nuw nsw i64 %v2191, 64
  %t1001 = getelementptr i16, ptr %p0, i64 %v2193
  %v2194 = load i16, ptr %t1001, align 2, !alias.scope !21, !noalias !22
  %v2196 = zext i16 %v2194 to i32
  %t1002 = getelementptr i16, ptr %p0, i64 %v2193
  %t1003 = getelementptr i16, ptr %t1002, i64 1
  %v2197 = load i16, ptr %t1003, align 2, !alias.scope !21, !noalias !22
  %v2199 = zext i16 %v2197 to i32
  %t1004 = getelementptr i16, ptr %p0, i64 %v2193
  %t1005 = getelementptr i16, ptr %t1004, i64 2
  %v2200 = load i16, ptr %t1005, align 2, !alias.scope !21, !noalias !22
  %v2202 = zext i16 %v2200 to i32
  %t1006 = getelementptr i16, ptr %p0, i64 %v2193
  %t1007 = getelementptr i16, ptr %t1006, i64 3
  %v2203 = load i16, ptr %t1007, align 2, !alias.scope !21, !noalias !22
  %v2205 = zext i16 %v2203 to i32
  %t1008 = getelementptr i16, ptr %p0, i64 %v2193
  %t1009 = getelementptr i16, ptr %t1008, i64 4
  %v2206 = load i16, ptr %t1009, align 2, !alias.scope !21, !noalias !22
  %v2208 = zext i16 %v2206 to i32
  %t1010 = getelementptr i16, ptr %p0, i64 %v2193
  %t1011 = getelementptr i16, ptr %t1010, i64 5
  %v2209 = load i16, ptr %t1011, align 2, !alias.scope !21, !noalias !22
  %v2211 = zext i16 %v2209 to i32
  %t1012 = getelementptr i16, ptr %p0, i64 %v2193
  %t1013 = getelementptr i16, ptr %t1012, i64 6
  %v2212 = load i16, ptr %t1013, align 2, !alias.scope !21, !noalias !22
  %v2214 = zext i16 %v2212 to i32
  %t1014 = getelementptr i16, ptr %p0, i64 %v2193
  %t1015 = getelementptr i16, ptr %t1014, i64 7
  %v2215 = load i16, ptr %t1015, align 2, !alias.scope !21, !noalias !22
  %v2217 = zext i16 %v2215 to i32
  %t1016 = insertelement <8 x i32> poison, i32 %v2196, i64 0
  %t1017 = insertelement <8 x i32> %t1016, i32 %v2199, i64 1
  %t1018 = insertelement <8 x i32> %t1017, i32 %v2202, i64 2
  %t1019 = insertelement <8 x i32> %t1018, i32 %v2205, i64 3
  %t1020 = insertelement <8 x i32> %t1019, i32 %v2208, i64 4
  %t1021 = insertelement <8 x i32> %t1020, i32 %v2211, i64 5
  %t1022 = insertelement <8 x i32> %t1021, i32 %v2214, i64 6
  %v2218 = insertelement <8 x i32> %t1022, i32 %v2217, i64 7
  %v2221 = shl <8 x i32> %v2218, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2222 = bitcast <8 x i32> %v2221 to <8 x float>
  %v2225 = sub nsw i64 %v2185, %v23
  %v2227 = mul nsw i64 %v2225, 32
  %v2228 = add nsw i64 %v2189, %v2227
  %t1023 = getelementptr float, ptr %s6, i64 %v2228
  store <8 x float> %v2222, ptr %t1023, align 4, !alias.scope !39, !noalias !40
  br label %latch2189
latch2189:
  %next2189 = add nuw nsw i64 %v2189, 8
  %more2189 = icmp slt i64 %next2189, 16
  br i1 %more2189, label %body2189, label %after2189
after2189:
  %t1024 = icmp slt i64 16, 16
  br i1 %t1024, label %body2231, label %after2231
body2231:
  %v2231 = phi i64 [ 16, %after2189 ], [ %next2231, %latch2231 ]
  %v2233 = add nuw nsw i64 %v2188, %v2231
  %v2235 = add nuw nsw i64 %v2233, 64
  %t1025 = getelementptr i16, ptr %p0, i64 %v2235
  %v2236 = load i16, ptr %t1025, align 2, !alias.scope !21, !noalias !22
  %v2238 = zext i16 %v2236 to i32
  %v2240 = shl i32 %v2238, 16
  %v2241 = bitcast i32 %v2240 to float
  %v2244 = sub nsw i64 %v2185, %v23
  %v2246 = mul nsw i64 %v2244, 32
  %v2247 = add nsw i64 %v2231, %v2246
  %t1026 = getelementptr float, ptr %s6, i64 %v2247
  store float %v2241, ptr %t1026, align 4, !alias.scope !39, !noalias !40
  br label %latch2231
latch2231:
  %next2231 = add nuw nsw i64 %v2231, 1
  %more2231 = icmp slt i64 %next2231, 16
  br i1 %more2231, label %body2231, label %after2231
after2231:
  br label %latch2185
latch2185:
  %next2185 = add nuw nsw i64 %v2185, 1
  %more2185 = icmp slt i64 %next2185, %v2183
  br i1 %more2185, label %body2185, label %after2185
after2185:
  %v2253 = add nuw nsw i64 %v38, 15
  %v2254 = urem i64 %v2253, 16
  %v2255 = sub nsw i64 %v2253, %v2254
  %v2256 = add nuw nsw i64 %v37, %v2255
  %t1027 = icmp slt i64 %v37, %v2256
  br i1 %t1027, label %body2257, label %after2257
body2257:
  %v2257 = phi i64 [ %v37, %after2185 ], [ %next2257, %latch2257 ]
  %v2259 = add nuw nsw i64 %v23, 24
  %t1028 = icmp slt i64 %v23, %v2259
  br i1 %t1028, label %body2260, label %after2260
body2260:
  %v2260 = phi i64 [ %v23, %body2257 ], [ %next2260, %latch2260 ]
  store <8 x float> zeroinitializer, ptr %v2263
  store <8 x float> zeroinitializer, ptr %v2266
  store <8 x float> zeroinitializer, ptr %v2269
  store <8 x float> zeroinitializer, ptr %v2272
  store <8 x float> zeroinitializer, ptr %v2275
  store <8 x float> zeroinitializer, ptr %v2278
  store <8 x float> zeroinitializer, ptr %v2281
  store <8 x float> zeroinitializer, ptr %v2284
  store <8 x float> zeroinitializer, ptr %v2287
  store <8 x float> zeroinitializer, ptr %v2290
  store <8 x float> zeroinitializer, ptr %v2293
  store <8 x float> zeroinitializer, ptr %v2296
  br label %body2297
body2297:
  %v2297 = phi i64 [ 0, %body2260 ], [ %next2297, %latch2297 ]
  %v2300 = mul nuw nsw i64 %v2297, 16
  %v2301 = sub nsw i64 %v2257, %v37
  %v2303 = mul nsw i64 %v2301, 17
  %v2304 = add nsw i64 %v2300, %v2303
  %t1029 = getelementptr float, ptr %s5, i64 %v2304
  %v2305 = load <8 x float>, ptr %t1029, align 4, !alias.scope !37, !noalias !38
  %v2308 = sub nsw i64 %v2260, %v23
  %v2310 = mul nsw i64 %v2308, 32
  %v2311 = add nsw i64 %v2297, %v2310
  %t1030 = getelementptr float, ptr %s6, i64 %v2311
  %v2312 = load float, ptr %t1030, align 4, !alias.scope !39, !noalias !40
  %t1031 = insertelement <8 x float> poison, float %v2312, i64 0
  %v2313 = shufflevector <8 x float> %t1031, <8 x float> poison, <8 x i32> zeroinitializer
  %v2314 = load <8 x float>, ptr %v2263
  %v2315 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2313, <8 x float> %v2314)
  store <8 x float> %v2315, ptr %v2263
  %v2319 = mul nuw nsw i64 %v2297, 16
  %v2320 = sub nsw i64 %v2257, %v37
  %v2322 = mul nsw i64 %v2320, 17
  %v2323 = add nsw i64 %v2319, %v2322
  %t1032 = getelementptr float, ptr %s5, i64 %v2323
  %t1033 = getelementptr float, ptr %t1032, i64 8
  %v2324 = load <8 x float>, ptr %t1033, align 4, !alias.scope !37, !noalias !38
  %t1034 = insertelement <8 x float> poison, float %v2312, i64 0
  %v2325 = shufflevector <8 x float> %t1034, <8 x float> poison, <8 x i32> zeroinitializer
  %v2326 = load <8 x float>, ptr %v2266
  %v2327 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2325, <8 x float> %v2326)
  store <8 x float> %v2327, ptr %v2266
  %v2331 = sub nsw i64 %v2260, %v23
  %v2333 = mul nsw i64 %v2331, 32
  %v2334 = add nsw i64 %v2297, %v2333
  %t1035 = getelementptr float, ptr %s6, i64 %v2334
  %t1036 = getelementptr float, ptr %t1035, i64 32
  %v2335 = load float, ptr %t1036, align 4, !alias.scope !39, !noalias !40
  %t1037 = insertelement <8 x float> poison, float %v2335, i64 0
  %v2336 = shufflevector <8 x float> %t1037, <8 x float> poison, <8 x i32> zeroinitializer
  %v2337 = load <8 x float>, ptr %v2269
  %v2338 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2336, <8 x float> %v2337)
  store <8 x float> %v2338, ptr %v2269
  %t1038 = insertelement <8 x float> poison, float %v2335, i64 0
  %v2340 = shufflevector <8 x float> %t1038, <8 x float> poison, <8 x i32> zeroinitializer
  %v2341 = load <8 x float>, ptr %v2272
  %v2342 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2340, <8 x float> %v2341)
  store <8 x float> %v2342, ptr %v2272
  %v2346 = sub nsw i64 %v2260, %v23
  %v2348 = mul nsw i64 %v2346, 32
  %v2349 = add nsw i64 %v2297, %v2348
  %t1039 = getelementptr float, ptr %s6, i64 %v2349
  %t1040 = getelementptr float, ptr %t1039, i64 64
  %v2350 = load float, ptr %t1040, align 4, !alias.scope !39, !noalias !40
  %t1041 = insertelement <8 x float> poison, float %v2350, i64 0
  %v2351 = shufflevector <8 x float> %t1041, <8 x float> poison, <8 x i32> zeroinitializer
  %v2352 = load <8 x float>, ptr %v2275
  %v2353 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2351, <8 x float> %v2352)
  store <8 x float> %v2353, ptr %v2275
  %t1042 = insertelement <8 x float> poison, float %v2350, i64 0
  %v2355 = shufflevector <8 x float> %t1042, <8 x float> poison, <8 x i32> zeroinitializer
  %v2356 = load <8 x float>, ptr %v2278
  %v2357 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2355, <8 x float> %v2356)
  store <8 x float> %v2357, ptr %v2278
  %v2361 = sub nsw i64 %v2260, %v23
  %v2363 = mul nsw i64 %v2361, 32
  %v2364 = add nsw i64 %v2297, %v2363
  %t1043 = getelementptr float, ptr %s6, i64 %v2364
  %t1044 = getelementptr float, ptr %t1043, i64 96
  %v2365 = load float, ptr %t1044, align 4, !alias.scope !39, !noalias !40
  %t1045 = insertelement <8 x float> poison, float %v2365, i64 0
  %v2366 = shufflevector <8 x float> %t1045, <8 x float> poison, <8 x i32> zeroinitializer
  %v2367 = load <8 x float>, ptr %v2281
  %v2368 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2366, <8 x float> %v2367)
  store <8 x float> %v2368, ptr %v2281
  %t1046 = insertelement <8 x float> poison, float %v2365, i64 0
  %v2370 = shufflevector <8 x float> %t1046, <8 x float> poison, <8 x i32> zeroinitializer
  %v2371 = load <8 x float>, ptr %v2284
  %v2372 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2370, <8 x float> %v2371)
  store <8 x float> %v2372, ptr %v2284
  %v2376 = sub nsw i64 %v2260, %v23
  %v2378 = mul nsw i64 %v2376, 32
  %v2379 = add nsw i64 %v2297, %v2378
  %t1047 = getelementptr float, ptr %s6, i64 %v2379
  %t1048 = getelementptr float, ptr %t1047, i64 128
  %v2380 = load float, ptr %t1048, align 4, !alias.scope !39, !noalias !40
  %t1049 = insertelement <8 x float> poison, float %v2380, i64 0
  %v2381 = shufflevector <8 x float> %t1049, <8 x float> poison, <8 x i32> zeroinitializer
  %v2382 = load <8 x float>, ptr %v2287
  %v2383 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2381, <8 x float> %v2382)
  store <8 x float> %v2383, ptr %v2287
  %t1050 = insertelement <8 x float> poison, float %v2380, i64 0
  %v2385 = shufflevector <8 x float> %t1050, <8 x float> poison, <8 x i32> zeroinitializer
  %v2386 = load <8 x float>, ptr %v2290
  %v2387 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2385, <8 x float> %v2386)
  store <8 x float> %v2387, ptr %v2290
  %v2391 = sub nsw i64 %v2260, %v23
  %v2393 = mul nsw i64 %v2391, 32
  %v2394 = add nsw i64 %v2297, %v2393
  %t1051 = getelementptr float, ptr %s6, i64 %v2394
  %t1052 = getelementptr float, ptr %t1051, i64 160
  %v2395 = load float, ptr %t1052, align 4, !alias.scope !39, !noalias !40
  %t1053 = insertelement <8 x float> poison, float %v2395, i64 0
  %v2396 = shufflevector <8 x float> %t1053, <8 x float> poison, <8 x i32> zeroinitializer
  %v2397 = load <8 x float>, ptr %v2293
  %v2398 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2305, <8 x float> %v2396, <8 x float> %v2397)
  store <8 x float> %v2398, ptr %v2293
  %t1054 = insertelement <8 x float> poison, float %v2395, i64 0
  %v2400 = shufflevector <8 x float> %t1054, <8 x float> poison, <8 x i32> zeroinitializer
  %v2401 = load <8 x float>, ptr %v2296
  %v2402 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2324, <8 x float> %v2400, <8 x float> %v2401)
  store <8 x float> %v2402, ptr %v2296
  br label %latch2297
latch2297:
  %next2297 = add nuw nsw i64 %v2297, 1
  %more2297 = icmp slt i64 %next2297, 16
  br i1 %more2297, label %body2297, label %after2297
after2297:
  %v2405 = load <8 x float>, ptr %v2263
  %v2407 = sub nsw i64 %v2257, %v37
  %v2409 = sub nsw i64 %v2260, %v23
  %v2411 = mul nsw i64 %v2409, 96
  %v2412 = add nsw i64 %v2407, %v2411
  %t1055 = getelementptr float, ptr %s4, i64 %v2412
  store <8 x float> %v2405, ptr %t1055, align 4, !alias.scope !35, !noalias !36
  %v2414 = load <8 x float>, ptr %v2266
  %v2416 = sub nsw i64 %v2257, %v37
  %v2418 = sub nsw i64 %v2260, %v23
  %v2420 = mul nsw i64 %v2418, 96
  %v2421 = add nsw i64 %v2416, %v2420
  %t1056 = getelementptr float, ptr %s4, i64 %v2421
  %t1057 = getelementptr float, ptr %t1056, i64 8
  store <8 x float> %v2414, ptr %t1057, align 4, !alias.scope !35, !noalias !36
  %v2423 = load <8 x float>, ptr %v2269
  %v2425 = sub nsw i64 %v2257, %v37
  %v2427 = sub nsw i64 %v2260, %v23
  %v2429 = mul nsw i64 %v2427, 96
  %v2430 = add nsw i64 %v2425, %v2429
  %t1058 = getelementptr float, ptr %s4, i64 %v2430
  %t1059 = getelementptr float, ptr %t1058, i64 96
  store <8 x float> %v2423, ptr %t1059, align 4, !alias.scope !35, !noalias !36
  %v2432 = load <8 x float>, ptr %v2272
  %v2434 = sub nsw i64 %v2257, %v37
  %v2436 = sub nsw i64 %v2260, %v23
  %v2438 = mul nsw i64 %v2436, 96
  %v2439 = add nsw i64 %v2434, %v2438
  %t1060 = getelementptr float, ptr %s4, i64 %v2439
  %t1061 = getelementptr float, ptr %t1060, i64 104
  store <8 x float> %v2432, ptr %t1061, align 4, !alias.scope !35, !noalias !36
  %v2441 = load <8 x float>, ptr %v2275
  %v2443 = sub nsw i64 %v2257, %v37
  %v2445 = sub nsw i64 %v2260, %v23
  %v2447 = mul nsw i64 %v2445, 96
  %v2448 = add nsw i64 %v2443, %v2447
  %t1062 = getelementptr float, ptr %s4, i64 %v2448
  %t1063 = getelementptr float, ptr %t1062, i64 192
  store <8 x float> %v2441, ptr %t1063, align 4, !alias.scope !35, !noalias !36
  %v2450 = load <8 x float>, ptr %v2278
  %v2452 = sub nsw i64 %v2257, %v37
  %v2454 = sub nsw i64 %v2260, %v23
  %v2456 = mul nsw i64 %v2454, 96
  %v2457 = add nsw i64 %v2452, %v2456
  %t1064 = getelementptr float, ptr %s4, i64 %v2457
  %t1065 = getelementptr float, ptr %t1064, i64 200
  store <8 x float> %v2450, ptr %t1065, align 4, !alias.scope !35, !noalias !36
  %v2459 = load <8 x float>, ptr %v2281
  %v2461 = sub nsw i64 %v2257, %v37
  %v2463 = sub nsw i64 %v2260, %v23
  %v2465 = mul nsw i64 %v2463, 96
  %v2466 = add nsw i64 %v2461, %v2465
  %t1066 = getelementptr float, ptr %s4, i64 %v2466
  %t1067 = getelementptr float, ptr %t1066, i64 288
  store <8 x float> %v2459, ptr %t1067, align 4, !alias.scope !35, !noalias !36
  %v2468 = load <8 x float>, ptr %v2284
  %v2470 = sub nsw i64 %v2257, %v37
  %v2472 = sub nsw i64 %v2260, %v23
  %v2474 = mul nsw i64 %v2472, 96
  %v2475 = add nsw i64 %v2470, %v2474
  %t1068 = getelementptr float, ptr %s4, i64 %v2475
  %t1069 = getelementptr float, ptr %t1068, i64 296
  store <8 x float> %v2468, ptr %t1069, align 4, !alias.scope !35, !noalias !36
  %v2477 = load <8 x float>, ptr %v2287
  %v2479 = sub nsw i64 %v2257, %v37
  %v2481 = sub nsw i64 %v2260, %v23
  %v2483 = mul nsw i64 %v2481, 96
  %v2484 = add nsw i64 %v2479, %v2483
  %t1070 = getelementptr float, ptr %s4, i64 %v2484
  %t1071 = getelementptr float, ptr %t1070, i64 384
  store <8 x float> %v2477, ptr %t1071, align 4, !alias.scope !35, !noalias !36
  %v2486 = load <8 x float>, ptr %v2290
  %v2488 = sub nsw i64 %v2257, %v37
  %v2490 = sub nsw i64 %v2260, %v23
  %v2492 = mul nsw i64 %v2490, 96
  %v2493 = add nsw i64 %v2488, %v2492
  %t1072 = getelementptr float, ptr %s4, i64 %v2493
  %t1073 = getelementptr float, ptr %t1072, i64 392
  store <8 x float> %v2486, ptr %t1073, align 4, !alias.scope !35, !noalias !36
  %v2495 = load <8 x float>, ptr %v2293
  %v2497 = sub nsw i64 %v2257, %v37
  %v2499 = sub nsw i64 %v2260, %v23
  %v2501 = mul nsw i64 %v2499, 96
  %v2502 = add nsw i64 %v2497, %v2501
  %t1074 = getelementptr float, ptr %s4, i64 %v2502
  %t1075 = getelementptr float, ptr %t1074, i64 480
  store <8 x float> %v2495, ptr %t1075, align 4, !alias.scope !35, !noalias !36
  %v2504 = load <8 x float>, ptr %v2296
  %v2506 = sub nsw i64 %v2257, %v37
  %v2508 = sub nsw i64 %v2260, %v23
  %v2510 = mul nsw i64 %v2508, 96
  %v2511 = add nsw i64 %v2506, %v2510
  %t1076 = getelementptr float, ptr %s4, i64 %v2511
  %t1077 = getelementptr float, ptr %t1076, i64 488
  store <8 x float> %v2504, ptr %t1077, align 4, !alias.scope !35, !noalias !36
  br label %latch2260
latch2260:
  %next2260 = add nuw nsw i64 %v2260, 6
  %more2260 = icmp slt i64 %next2260, %v2259
  br i1 %more2260, label %body2260, label %after2260
after2260:
  br label %latch2257
latch2257:
  %next2257 = add nuw nsw i64 %v2257, 16
  %more2257 = icmp slt i64 %next2257, %v2256
  br i1 %more2257, label %body2257, label %after2257
after2257:
  %v2517 = add nuw nsw i64 %v37, %v38
  store <8 x float> zeroinitializer, ptr %v2523
  store <8 x float> zeroinitializer, ptr %v2526
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v2529
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v2532
  %v2535 = add nuw nsw i64 %v37, %v38
  %t1078 = icmp slt i64 0, %v37
  br i1 %t1078, label %body2540, label %after2540
body2540:
  %v2540 = phi i64 [ 0, %after2257 ], [ %next2540, %latch2540 ]
  %v2542 = mul nuw nsw i64 %v2540, 96
  %v2543 = add nuw nsw i64 %v18, %v2542
  %t1079 = getelementptr i16, ptr %p0, i64 %v2543
  %v2544 = load i16, ptr %t1079, align 2, !alias.scope !21, !noalias !22
  %v2546 = zext i16 %v2544 to i32
  %t1080 = getelementptr i16, ptr %p0, i64 %v2543
  %t1081 = getelementptr i16, ptr %t1080, i64 1
  %v2547 = load i16, ptr %t1081, align 2, !alias.scope !21, !noalias !22
  %v2549 = zext i16 %v2547 to i32
  %t1082 = getelementptr i16, ptr %p0, i64 %v2543
  %t1083 = getelementptr i16, ptr %t1082, i64 2
  %v2550 = load i16, ptr %t1083, align 2, !alias.scope !21, !noalias !22
  %v2552 = zext i16 %v2550 to i32
  %t1084 = getelementptr i16, ptr %p0, i64 %v2543
  %t1085 = getelementptr i16, ptr %t1084, i64 3
  %v2553 = load i16, ptr %t1085, align 2, !alias.scope !21, !noalias !22
  %v2555 = zext i16 %v2553 to i32
  %t1086 = getelementptr i16, ptr %p0, i64 %v2543
  %t1087 = getelementptr i16, ptr %t1086, i64 4
  %v2556 = load i16, ptr %t1087, align 2, !alias.scope !21, !noalias !22
  %v2558 = zext i16 %v2556 to i32
  %t1088 = getelementptr i16, ptr %p0, i64 %v2543
  %t1089 = getelementptr i16, ptr %t1088, i64 5
  %v2559 = load i16, ptr %t1089, align 2, !alias.scope !21, !noalias !22
  %v2561 = zext i16 %v2559 to i32
  %t1090 = getelementptr i16, ptr %p0, i64 %v2543
  %t1091 = getelementptr i16, ptr %t1090, i64 6
  %v2562 = load i16, ptr %t1091, align 2, !alias.scope !21, !noalias !22
  %v2564 = zext i16 %v2562 to i32
  %t1092 = getelementptr i16, ptr %p0, i64 %v2543
  %t1093 = getelementptr i16, ptr %t1092, i64 7
  %v2565 = load i16, ptr %t1093, align 2, !alias.scope !21, !noalias !22
  %v2567 = zext i16 %v2565 to i32
  %t1094 = insertelement <8 x i32> poison, i32 %v2546, i64 0
  %t1095 = insertelement <8 x i32> %t1094, i32 %v2549, i64 1
  %t1096 = insertelement <8 x i32> %t1095, i32 %v2552, i64 2
  %t1097 = insertelement <8 x i32> %t1096, i32 %v2555, i64 3
  %t1098 = insertelement <8 x i32> %t1097, i32 %v2558, i64 4
  %t1099 = insertelement <8 x i32> %t1098, i32 %v2561, i64 5
  %t1100 = insertelement <8 x i32> %t1099, i32 %v2564, i64 6
  %v2568 = insertelement <8 x i32> %t1100, i32 %v2567, i64 7
  %v2571 = shl <8 x i32> %v2568, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2572 = bitcast <8 x i32> %v2571 to <8 x float>
  %v2573 = load <8 x float>, ptr %v2523
  %v2574 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2572, <8 x float> %v2573)
  store <8 x float> %v2574, ptr %v2523
  %t1101 = getelementptr i16, ptr %p0, i64 %v2543
  %t1102 = getelementptr i16, ptr %t1101, i64 8
  %v2576 = load i16, ptr %t1102, align 2, !alias.scope !21, !noalias !22
  %v2578 = zext i16 %v2576 to i32
  %t1103 = getelementptr i16, ptr %p0, i64 %v2543
  %t1104 = getelementptr i16, ptr %t1103, i64 9
  %v2579 = load i16, ptr %t1104, align 2, !alias.scope !21, !noalias !22
  %v2581 = zext i16 %v2579 to i32
  %t1105 = getelementptr i16, ptr %p0, i64 %v2543
  %t1106 = getelementptr i16, ptr %t1105, i64 10
  %v2582 = load i16, ptr %t1106, align 2, !alias.scope !21, !noalias !22
  %v2584 = zext i16 %v2582 to i32
  %t1107 = getelementptr i16, ptr %p0, i64 %v2543
  %t1108 = getelementptr i16, ptr %t1107, i64 11
  %v2585 = load i16, ptr %t1108, align 2, !alias.scope !21, !noalias !22
  %v2587 = zext i16 %v2585 to i32
  %t1109 = getelementptr i16, ptr %p0, i64 %v2543
  %t1110 = getelementptr i16, ptr %t1109, i64 12
  %v2588 = load i16, ptr %t1110, align 2, !alias.scope !21, !noalias !22
  %v2590 = zext i16 %v2588 to i32
  %t1111 = getelementptr i16, ptr %p0, i64 %v2543
  %t1112 = getelementptr i16, ptr %t1111, i64 13
  %v2591 = load i16, ptr %t1112, align 2, !alias.scope !21, !noalias !22
  %v2593 = zext i16 %v2591 to i32
  %t1113 = getelementptr i16, ptr %p0, i64 %v2543
  %t1114 = getelementptr i16, ptr %t1113, i64 14
  %v2594 = load i16, ptr %t1114, align 2, !alias.scope !21, !noalias !22
  %v2596 = zext i16 %v2594 to i32
  %t1115 = getelementptr i16, ptr %p0, i64 %v2543
  %t1116 = getelementptr i16, ptr %t1115, i64 15
  %v2597 = load i16, ptr %t1116, align 2, !alias.scope !21, !noalias !22
  %v2599 = zext i16 %v2597 to i32
  %t1117 = insertelement <8 x i32> poison, i32 %v2578, i64 0
  %t1118 = insertelement <8 x i32> %t1117, i32 %v2581, i64 1
  %t1119 = insertelement <8 x i32> %t1118, i32 %v2584, i64 2
  %t1120 = insertelement <8 x i32> %t1119, i32 %v2587, i64 3
  %t1121 = insertelement <8 x i32> %t1120, i32 %v2590, i64 4
  %t1122 = insertelement <8 x i32> %t1121, i32 %v2593, i64 5
  %t1123 = insertelement <8 x i32> %t1122, i32 %v2596, i64 6
  %v2600 = insertelement <8 x i32> %t1123, i32 %v2599, i64 7
  %v2602 = shl <8 x i32> %v2600, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2603 = bitcast <8 x i32> %v2602 to <8 x float>
  %v2604 = load <8 x float>, ptr %v2526
  %v2605 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2603, <8 x float> %v2604)
  store <8 x float> %v2605, ptr %v2526
  br label %latch2540
latch2540:
  %next2540 = add nuw nsw i64 %v2540, 1
  %more2540 = icmp slt i64 %next2540, %v37
  br i1 %more2540, label %body2540, label %after2540
after2540:
  %t1124 = icmp slt i64 %v2535, 96
  br i1 %t1124, label %body2610, label %after2610
body2610:
  %v2610 = phi i64 [ %v2535, %after2540 ], [ %next2610, %latch2610 ]
  %v2612 = mul nuw nsw i64 %v2610, 96
  %v2613 = add nuw nsw i64 %v18, %v2612
  %t1125 = getelementptr i16, ptr %p0, i64 %v2613
  %v2614 = load i16, ptr %t1125, align 2, !alias.scope !21, !noalias !22
  %v2616 = zext i16 %v2614 to i32
  %t1126 = getelementptr i16, ptr %p0, i64 %v2613
  %t1127 = getelementptr i16, ptr %t1126, i64 1
  %v2617 = load i16, ptr %t1127, align 2, !alias.scope !21, !noalias !22
  %v2619 = zext i16 %v2617 to i32
  %t1128 = getelementptr i16, ptr %p0, i64 %v2613
  %t1129 = getelementptr i16, ptr %t1128, i64 2
  %v2620 = load i16, ptr %t1129, align 2, !alias.scope !21, !noalias !22
  %v2622 = zext i16 %v2620 to i32
  %t1130 = getelementptr i16, ptr %p0, i64 %v2613
  %t1131 = getelementptr i16, ptr %t1130, i64 3
  %v2623 = load i16, ptr %t1131, align 2, !alias.scope !21, !noalias !22
  %v2625 = zext i16 %v2623 to i32
  %t1132 = getelementptr i16, ptr %p0, i64 %v2613
  %t1133 = getelementptr i16, ptr %t1132, i64 4
  %v2626 = load i16, ptr %t1133, align 2, !alias.scope !21, !noalias !22
  %v2628 = zext i16 %v2626 to i32
  %t1134 = getelementptr i16, ptr %p0, i64 %v2613
  %t1135 = getelementptr i16, ptr %t1134, i64 5
  %v2629 = load i16, ptr %t1135, align 2, !alias.scope !21, !noalias !22
  %v2631 = zext i16 %v2629 to i32
  %t1136 = getelementptr i16, ptr %p0, i64 %v2613
  %t1137 = getelementptr i16, ptr %t1136, i64 6
  %v2632 = load i16, ptr %t1137, align 2, !alias.scope !21, !noalias !22
  %v2634 = zext i16 %v2632 to i32
  %t1138 = getelementptr i16, ptr %p0, i64 %v2613
  %t1139 = getelementptr i16, ptr %t1138, i64 7
  %v2635 = load i16, ptr %t1139, align 2, !alias.scope !21, !noalias !22
  %v2637 = zext i16 %v2635 to i32
  %t1140 = insertelement <8 x i32> poison, i32 %v2616, i64 0
  %t1141 = insertelement <8 x i32> %t1140, i32 %v2619, i64 1
  %t1142 = insertelement <8 x i32> %t1141, i32 %v2622, i64 2
  %t1143 = insertelement <8 x i32> %t1142, i32 %v2625, i64 3
  %t1144 = insertelement <8 x i32> %t1143, i32 %v2628, i64 4
  %t1145 = insertelement <8 x i32> %t1144, i32 %v2631, i64 5
  %t1146 = insertelement <8 x i32> %t1145, i32 %v2634, i64 6
  %v2638 = insertelement <8 x i32> %t1146, i32 %v2637, i64 7
  %v2641 = shl <8 x i32> %v2638, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2642 = bitcast <8 x i32> %v2641 to <8 x float>
  %v2643 = load <8 x float>, ptr %v2529
  %v2644 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2642, <8 x float> %v2643)
  store <8 x float> %v2644, ptr %v2529
  %t1147 = getelementptr i16, ptr %p0, i64 %v2613
  %t1148 = getelementptr i16, ptr %t1147, i64 8
  %v2646 = load i16, ptr %t1148, align 2, !alias.scope !21, !noalias !22
  %v2648 = zext i16 %v2646 to i32
  %t1149 = getelementptr i16, ptr %p0, i64 %v2613
  %t1150 = getelementptr i16, ptr %t1149, i64 9
  %v2649 = load i16, ptr %t1150, align 2, !alias.scope !21, !noalias !22
  %v2651 = zext i16 %v2649 to i32
  %t1151 = getelementptr i16, ptr %p0, i64 %v2613
  %t1152 = getelementptr i16, ptr %t1151, i64 10
  %v2652 = load i16, ptr %t1152, align 2, !alias.scope !21, !noalias !22
  %v2654 = zext i16 %v2652 to i32
  %t1153 = getelementptr i16, ptr %p0, i64 %v2613
  %t1154 = getelementptr i16, ptr %t1153, i64 11
  %v2655 = load i16, ptr %t1154, align 2, !alias.scope !21, !noalias !22
  %v2657 = zext i16 %v2655 to i32
  %t1155 = getelementptr i16, ptr %p0, i64 %v2613
  %t1156 = getelementptr i16, ptr %t1155, i64 12
  %v2658 = load i16, ptr %t1156, align 2, !alias.scope !21, !noalias !22
  %v2660 = zext i16 %v2658 to i32
  %t1157 = getelementptr i16, ptr %p0, i64 %v2613
  %t1158 = getelementptr i16, ptr %t1157, i64 13
  %v2661 = load i16, ptr %t1158, align 2, !alias.scope !21, !noalias !22
  %v2663 = zext i16 %v2661 to i32
  %t1159 = getelementptr i16, ptr %p0, i64 %v2613
  %t1160 = getelementptr i16, ptr %t1159, i64 14
  %v2664 = load i16, ptr %t1160, align 2, !alias.scope !21, !noalias !22
  %v2666 = zext i16 %v2664 to i32
  %t1161 = getelementptr i16, ptr %p0, i64 %v2613
  %t1162 = getelementptr i16, ptr %t1161, i64 15
  %v2667 = load i16, ptr %t1162, align 2, !alias.scope !21, !noalias !22
  %v2669 = zext i16 %v2667 to i32
  %t1163 = insertelement <8 x i32> poison, i32 %v2648, i64 0
  %t1164 = insertelement <8 x i32> %t1163, i32 %v2651, i64 1
  %t1165 = insertelement <8 x i32> %t1164, i32 %v2654, i64 2
  %t1166 = insertelement <8 x i32> %t1165, i32 %v2657, i64 3
  %t1167 = insertelement <8 x i32> %t1166, i32 %v2660, i64 4
  %t1168 = insertelement <8 x i32> %t1167, i32 %v2663, i64 5
  %t1169 = insertelement <8 x i32> %t1168, i32 %v2666, i64 6
  %v2670 = insertelement <8 x i32> %t1169, i32 %v2669, i64 7
  %v2672 = shl <8 x i32> %v2670, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2673 = bitcast <8 x i32> %v2672 to <8 x float>
  %v2674 = load <8 x float>, ptr %v2532
  %v2675 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v2673, <8 x float> %v2674)
  store <8 x float> %v2675, ptr %v2532
  br label %latch2610
latch2610:
  %next2610 = add nuw nsw i64 %v2610, 1
  %more2610 = icmp slt i64 %next2610, 96
  br i1 %more2610, label %body2610, label %after2610
after2610:
  %v2680 = icmp sle i64 96, %v37
  %v2681 = icmp sle i64 %v2535, 0
  %v2682 = or i1 %v2680, %v2681
  %v2685 = select i1 %v2682, float 0x0000000000000000, float 0x8000000000000000
  %t1170 = insertelement <8 x float> poison, float %v2685, i64 0
  %v2686 = shufflevector <8 x float> %t1170, <8 x float> poison, <8 x i32> zeroinitializer
  %v2688 = load <8 x float>, ptr %v2523
  %v2689 = load <8 x float>, ptr %v2529
  %v2690 = fmul <8 x float> %v2688, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v2691 = fadd <8 x float> %v2690, %v2689
  %v2692 = fadd <8 x float> %v2691, %v2686
  %t1171 = getelementptr float, ptr %s8, i64 0
  store <8 x float> %v2692, ptr %t1171, align 4, !alias.scope !43, !noalias !44
  %v2699 = load <8 x float>, ptr %v2526
  %v2700 = load <8 x float>, ptr %v2532
  %v2701 = fmul <8 x float> %v2699, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v2702 = fadd <8 x float> %v2701, %v2700
  %v2703 = fadd <8 x float> %v2702, %v2686
  %t1172 = getelementptr float, ptr %s8, i64 0
  %t1173 = getelementptr float, ptr %t1172, i64 8
  store <8 x float> %v2703, ptr %t1173, align 4, !alias.scope !43, !noalias !44
  %t1174 = icmp slt i64 %v37, %v2517
  br i1 %t1174, label %body2712, label %after2712
body2712:
  %v2712 = phi i64 [ %v37, %after2610 ], [ %next2712, %latch2712 ]
  %v2714 = mul nuw nsw i64 %v2712, 96
  br label %body2715
body2715:
  %v2715 = phi i64 [ 0, %body2712 ], [ %next2715, %latch2715 ]
  %v2717 = add nuw nsw i64 %v18, %v2715
  %v2718 = add nuw nsw i64 %v2717, %v2714
  %t1175 = getelementptr i16, ptr %p0, i64 %v2718
  %v2719 = load i16, ptr %t1175, align 2, !alias.scope !21, !noalias !22
  %v2721 = zext i16 %v2719 to i32
  %t1176 = getelementptr i16, ptr %p0, i64 %v2718
  %t1177 = getelementptr i16, ptr %t1176, i64 1
  %v2722 = load i16, ptr %t1177, align 2, !alias.scope !21, !noalias !22
  %v2724 = zext i16 %v2722 to i32
  %t1178 = getelementptr i16, ptr %p0, i64 %v2718
  %t1179 = getelementptr i16, ptr %t1178, i64 2
  %v2725 = load i16, ptr %t1179, align 2, !alias.scope !21, !noalias !22
  %v2727 = zext i16 %v2725 to i32
  %t1180 = getelementptr i16, ptr %p0, i64 %v2718
  %t1181 = getelementptr i16, ptr %t1180, i64 3
  %v2728 = load i16, ptr %t1181, align 2, !alias.scope !21, !noalias !22
  %v2730 = zext i16 %v2728 to i32
  %t1182 = getelementptr i16, ptr %p0, i64 %v2718
  %t1183 = getelementptr i16, ptr %t1182, i64 4
  %v2731 = load i16, ptr %t1183, align 2, !alias.scope !21, !noalias !22
  %v2733 = zext i16 %v2731 to i32
  %t1184 = getelementptr i16, ptr %p0, i64 %v2718
  %t1185 = getelementptr i16, ptr %t1184, i64 5
  %v2734 = load i16, ptr %t1185, align 2, !alias.scope !21, !noalias !22
  %v2736 = zext i16 %v2734 to i32
  %t1186 = getelementptr i16, ptr %p0, i64 %v2718
  %t1187 = getelementptr i16, ptr %t1186, i64 6
  %v2737 = load i16, ptr %t1187, align 2, !alias.scope !21, !noalias !22
  %v2739 = zext i16 %v2737 to i32
  %t1188 = getelementptr i16, ptr %p0, i64 %v2718
  %t1189 = getelementptr i16, ptr %t1188, i64 7
  %v2740 = load i16, ptr %t1189, align 2, !alias.scope !21, !noalias !22
  %v2742 = zext i16 %v2740 to i32
  %t1190 = insertelement <8 x i32> poison, i32 %v2721, i64 0
  %t1191 = insertelement <8 x i32> %t1190, i32 %v2724, i64 1
  %t1192 = insertelement <8 x i32> %t1191, i32 %v2727, i64 2
  %t1193 = insertelement <8 x i32> %t1192, i32 %v2730, i64 3
  %t1194 = insertelement <8 x i32> %t1193, i32 %v2733, i64 4
  %t1195 = insertelement <8 x i32> %t1194, i32 %v2736, i64 5
  %t1196 = insertelement <8 x i32> %t1195, i32 %v2739, i64 6
  %v2743 = insertelement <8 x i32> %t1196, i32 %v2742, i64 7
  %v2746 = shl <8 x i32> %v2743, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2747 = bitcast <8 x i32> %v2746 to <8 x float>
  %v2749 = sub nsw i64 %v2712, %v37
  %v2751 = mul nsw i64 %v2749, 16
  %v2753 = mul nuw nsw i64 %v2715, 97
  %v2754 = add nsw i64 %v2751, %v2753
  %t1197 = getelementptr float, ptr %s9, i64 %v2754
  store <8 x float> %v2747, ptr %t1197, align 4, !alias.scope !45, !noalias !46
  %t1198 = getelementptr i16, ptr %p0, i64 %v2718
  %t1199 = getelementptr i16, ptr %t1198, i64 8
  %v2756 = load i16, ptr %t1199, align 2, !alias.scope !21, !noalias !22
  %v2758 = zext i16 %v2756 to i32
  %t1200 = getelementptr i16, ptr %p0, i64 %v2718
  %t1201 = getelementptr i16, ptr %t1200, i64 9
  %v2759 = load i16, ptr %t1201, align 2, !alias.scope !21, !noalias !22
  %v2761 = zext i16 %v2759 to i32
  %t1202 = getelementptr i16, ptr %p0, i64 %v2718
  %t1203 = getelementptr i16, ptr %t1202, i64 10
  %v2762 = load i16, ptr %t1203, align 2, !alias.scope !21, !noalias !22
  %v2764 = zext i16 %v2762 to i32
  %t1204 = getelementptr i16, ptr %p0, i64 %v2718
  %t1205 = getelementptr i16, ptr %t1204, i64 11
  %v2765 = load i16, ptr %t1205, align 2, !alias.scope !21, !noalias !22
  %v2767 = zext i16 %v2765 to i32
  %t1206 = getelementptr i16, ptr %p0, i64 %v2718
  %t1207 = getelementptr i16, ptr %t1206, i64 12
  %v2768 = load i16, ptr %t1207, align 2, !alias.scope !21, !noalias !22
  %v2770 = zext i16 %v2768 to i32
  %t1208 = getelementptr i16, ptr %p0, i64 %v2718
  %t1209 = getelementptr i16, ptr %t1208, i64 13
  %v2771 = load i16, ptr %t1209, align 2, !alias.scope !21, !noalias !22
  %v2773 = zext i16 %v2771 to i32
  %t1210 = getelementptr i16, ptr %p0, i64 %v2718
  %t1211 = getelementptr i16, ptr %t1210, i64 14
  %v2774 = load i16, ptr %t1211, align 2, !alias.scope !21, !noalias !22
  %v2776 = zext i16 %v2774 to i32
  %t1212 = getelementptr i16, ptr %p0, i64 %v2718
  %t1213 = getelementptr i16, ptr %t1212, i64 15
  %v2777 = load i16, ptr %t1213, align 2, !alias.scope !21, !noalias !22
  %v2779 = zext i16 %v2777 to i32
  %t1214 = insertelement <8 x i32> poison, i32 %v2758, i64 0
  %t1215 = insertelement <8 x i32> %t1214, i32 %v2761, i64 1
  %t1216 = insertelement <8 x i32> %t1215, i32 %v2764, i64 2
  %t1217 = insertelement <8 x i32> %t1216, i32 %v2767, i64 3
  %t1218 = insertelement <8 x i32> %t1217, i32 %v2770, i64 4
  %t1219 = insertelement <8 x i32> %t1218, i32 %v2773, i64 5
  %t1220 = insertelement <8 x i32> %t1219, i32 %v2776, i64 6
  %v2780 = insertelement <8 x i32> %t1220, i32 %v2779, i64 7
  %v2782 = shl <8 x i32> %v2780, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2783 = bitcast <8 x i32> %v2782 to <8 x float>
  %v2785 = sub nsw i64 %v2712, %v37
  %v2787 = mul nsw i64 %v2785, 16
  %v2789 = mul nuw nsw i64 %v2715, 97
  %v2790 = add nsw i64 %v2787, %v2789
  %t1221 = getelementptr float, ptr %s9, i64 %v2790
  %t1222 = getelementptr float, ptr %t1221, i64 8
  store <8 x float> %v2783, ptr %t1222, align 4, !alias.scope !45, !noalias !46
  br label %latch2715
latch2715:
  %next2715 = add nuw nsw i64 %v2715, 16
  %more2715 = icmp slt i64 %next2715, 16
  br i1 %more2715, label %body2715, label %after2715
after2715:
  br label %latch2712
latch2712:
  %next2712 = add nuw nsw i64 %v2712, 1
  %more2712 = icmp slt i64 %next2712, %v2517
  br i1 %more2712, label %body2712, label %after2712
after2712:
  %v2794 = sub nsw i64 16, 0
  %t1223 = icmp slt i64 %v2794, 16
  br i1 %t1223, label %body2796, label %after2796
body2796:
  %v2796 = phi i64 [ %v2794, %after2712 ], [ %next2796, %latch2796 ]
  %v2798 = sub nsw i64 %v2796, 0
  %v2800 = urem i64 %v2798, 16
  %v2801 = sub nsw i64 %v2798, %v2800
  %v2802 = mul nuw nsw i64 %v2801, 97
  %v2803 = add nuw nsw i64 %v2802, %v2800
  %v2805 = add nuw nsw i64 %v18, %v2796
  %t1224 = icmp slt i64 %v37, %v2517
  br i1 %t1224, label %body2806, label %after2806
body2806:
  %v2806 = phi i64 [ %v37, %body2796 ], [ %next2806, %latch2806 ]
  %v2808 = mul nuw nsw i64 %v2806, 96
  %v2809 = add nuw nsw i64 %v2805, %v2808
  %t1225 = getelementptr i16, ptr %p0, i64 %v2809
  %v2810 = load i16, ptr %t1225, align 2, !alias.scope !21, !noalias !22
  %v2812 = zext i16 %v2810 to i32
  %v2814 = shl i32 %v2812, 16
  %v2815 = bitcast i32 %v2814 to float
  %v2817 = sub nsw i64 %v2806, %v37
  %v2818 = mul nsw i64 %v2817, 16
  %v2819 = add nsw i64 %v2803, %v2818
  %t1226 = getelementptr float, ptr %s9, i64 %v2819
  store float %v2815, ptr %t1226, align 4, !alias.scope !45, !noalias !46
  br label %latch2806
latch2806:
  %next2806 = add nuw nsw i64 %v2806, 1
  %more2806 = icmp slt i64 %next2806, %v2517
  br i1 %more2806, label %body2806, label %after2806
after2806:
  br label %latch2796
latch2796:
  %next2796 = add nuw nsw i64 %v2796, 1
  %more2796 = icmp slt i64 %next2796, 16
  br i1 %more2796, label %body2796, label %after2796
after2796:
  %v2823 = add nuw nsw i64 %v23, 24
  %v2825 = sub nsw i64 %v2517, %v37
  %v2826 = and i64 %v2825, 7
  %v2827 = sub nsw i64 %v2517, %v2826
  %t1227 = icmp slt i64 %v23, %v2823
  br i1 %t1227, label %body2828, label %after2828
body2828:
  %v2828 = phi i64 [ %v23, %after2796 ], [ %next2828, %latch2828 ]
  %t1228 = icmp slt i64 %v37, %v2827
  br i1 %t1228, label %body2829, label %after2829
body2829:
  %v2829 = phi i64 [ %v37, %body2828 ], [ %next2829, %latch2829 ]
  %v2831 = trunc i64 %v2828 to i32
  %t1229 = insertelement <8 x i32> poison, i32 %v2831, i64 0
  %v2832 = shufflevector <8 x i32> %t1229, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2834 = trunc i64 %v2829 to i32
  %t1230 = insertelement <8 x i32> poison, i32 %v2834, i64 0
  %v2835 = shufflevector <8 x i32> %t1230, <8 x i32> poison, <8 x i32> zeroinitializer
  %v2838 = add <8 x i32> %v2835, %v8
  %v2839 = icmp sle <8 x i32> %v2832, %v2838
  %v2841 = sub nsw i64 %v2829, %v37
  %v2843 = sub nsw i64 %v2828, %v23
  %v2845 = mul nsw i64 %v2843, 96
  %v2846 = add nsw i64 %v2841, %v2845
  %t1231 = getelementptr float, ptr %s3, i64 %v2846
  %v2847 = load <8 x float>, ptr %t1231, align 4, !alias.scope !33, !noalias !34
  %v2848 = add nuw nsw i64 %v20, %v2829
  %t1232 = getelementptr float, ptr %p2, i64 %v2848
  %v2849 = load <8 x float>, ptr %t1232, align 4, !alias.scope !21, !noalias !22
  %v2852 = fmul <8 x float> %v2849, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v2853 = fmul <8 x float> %v2847, %v2852
  %v2855 = sub nsw i64 %v2829, %v37
  %v2857 = sub nsw i64 %v2828, %v23
  %v2859 = mul nsw i64 %v2857, 96
  %v2860 = add nsw i64 %v2855, %v2859
  %t1233 = getelementptr float, ptr %s4, i64 %v2860
  %v2861 = load <8 x float>, ptr %t1233, align 4, !alias.scope !35, !noalias !36
  %t1234 = getelementptr float, ptr %p4, i64 %v2848
  %v2862 = load <8 x float>, ptr %t1234, align 4, !alias.scope !21, !noalias !22
  %v2863 = fsub <8 x float> %v2861, %v2862
  %v2864 = fmul <8 x float> %v2853, %v2863
  %v2867 = select <8 x i1> %v2839, <8 x float> %v2864, <8 x float> zeroinitializer
  %v2869 = sub nsw i64 %v2829, %v37
  %v2871 = sub nsw i64 %v2828, %v23
  %v2873 = mul nsw i64 %v2871, 112
  %v2874 = add nsw i64 %v2869, %v2873
  %t1235 = getelementptr float, ptr %s10, i64 %v2874
  store <8 x float> %v2867, ptr %t1235, align 4, !alias.scope !47, !noalias !48
  br label %latch2829
latch2829:
  %next2829 = add nuw nsw i64 %v2829, 8
  %more2829 = icmp slt i64 %next2829, %v2827
  br i1 %more2829, label %body2829, label %after2829
after2829:
  %t1236 = icmp slt i64 %v2827, %v2517
  br i1 %t1236, label %body2877, label %after2877
body2877:
  %v2877 = phi i64 [ %v2827, %after2829 ], [ %next2877, %latch2877 ]
  %v2880 = icmp sle i64 %v2828, %v2877
  %v2882 = sub nsw i64 %v2877, %v37
  %v2884 = sub nsw i64 %v2828, %v23
  %v2886 = mul nsw i64 %v2884, 96
  %v2887 = add nsw i64 %v2882, %v2886
  %t1237 = getelementptr float, ptr %s3, i64 %v2887
  %v2888 = load float, ptr %t1237, align 4, !alias.scope !33, !noalias !34
  %v2889 = add nuw nsw i64 %v20, %v2877
  %t1238 = getelementptr float, ptr %p2, i64 %v2889
  %v2890 = load float, ptr %t1238, align 4, !alias.scope !21, !noalias !22
  %v2892 = fmul float %v2890, 0x3FD0000000000000
  %v2893 = fmul float %v2888, %v2892
  %v2895 = sub nsw i64 %v2877, %v37
  %v2897 = sub nsw i64 %v2828, %v23
  %v2899 = mul nsw i64 %v2897, 96
  %v2900 = add nsw i64 %v2895, %v2899
  %t1239 = getelementptr float, ptr %s4, i64 %v2900
  %v2901 = load float, ptr %t1239, align 4, !alias.scope !35, !noalias !36
  %t1240 = getelementptr float, ptr %p4, i64 %v2889
  %v2902 = load float, ptr %t1240, align 4, !alias.scope !21, !noalias !22
  %v2903 = fsub float %v2901, %v2902
  %v2904 = fmul float %v2893, %v2903
  %v2906 = select i1 %v2880, float %v2904, float 0x0000000000000000
  %v2908 = sub nsw i64 %v2877, %v37
  %v2910 = sub nsw i64 %v2828, %v23
  %v2912 = mul nsw i64 %v2910, 112
  %v2913 = add nsw i64 %v2908, %v2912
  %t1241 = getelementptr float, ptr %s10, i64 %v2913
  store float %v2906, ptr %t1241, align 4, !alias.scope !47, !noalias !48
  br label %latch2877
latch2877:
  %next2877 = add nuw nsw i64 %v2877, 1
  %more2877 = icmp slt i64 %next2877, %v2517
  br i1 %more2877, label %body2877, label %after2877
after2877:
  br label %latch2828
latch2828:
  %next2828 = add nuw nsw i64 %v2828, 1
  %more2828 = icmp slt i64 %next2828, %v2823
  br i1 %more2828, label %body2828, label %after2828
after2828:
  %v2918 = add nuw nsw i64 %v23, 24
  %t1242 = icmp slt i64 %v23, %v2918
  br i1 %t1242, label %body2919, label %after2919
body2919:
  %v2919 = phi i64 [ %v23, %after2828 ], [ %next2919, %latch2919 ]
  store <8 x float> zeroinitializer, ptr %v2922
  store <8 x float> zeroinitializer, ptr %v2925
  store <8 x float> zeroinitializer, ptr %v2928
  store <8 x float> zeroinitializer, ptr %v2931
  store <8 x float> zeroinitializer, ptr %v2934
  store <8 x float> zeroinitializer, ptr %v2937
  store <8 x float> zeroinitializer, ptr %v2940
  store <8 x float> zeroinitializer, ptr %v2943
  store <8 x float> zeroinitializer, ptr %v2946
  store <8 x float> zeroinitializer, ptr %v2949
  store <8 x float> zeroinitializer, ptr %v2952
  store <8 x float> zeroinitializer, ptr %v2955
  %t1243 = icmp slt i64 %v37, %v2517
  br i1 %t1243, label %body2956, label %after2956
body2956:
  %v2956 = phi i64 [ %v37, %body2919 ], [ %next2956, %latch2956 ]
  %v2958 = sub nsw i64 %v2956, %v37
  %v2960 = sub nsw i64 %v2919, %v23
  %v2962 = mul nsw i64 %v2960, 112
  %v2963 = add nsw i64 %v2958, %v2962
  %t1244 = getelementptr float, ptr %s10, i64 %v2963
  %v2964 = load float, ptr %t1244, align 4, !alias.scope !47, !noalias !48
  %v2966 = sub nsw i64 %v2956, %v37
  %v2968 = mul nsw i64 %v2966, 16
  %t1245 = getelementptr float, ptr %s9, i64 %v2968
  %v2972 = load <8 x float>, ptr %t1245, align 4, !alias.scope !45, !noalias !46
  %t1246 = insertelement <8 x float> poison, float %v2964, i64 0
  %v2973 = shufflevector <8 x float> %t1246, <8 x float> poison, <8 x i32> zeroinitializer
  %v2974 = load <8 x float>, ptr %v2922
  %v2975 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2973, <8 x float> %v2972, <8 x float> %v2974)
  store <8 x float> %v2975, ptr %v2922
  %v2978 = sub nsw i64 %v2956, %v37
  %v2980 = mul nsw i64 %v2978, 16
  %t1247 = getelementptr float, ptr %s9, i64 %v2980
  %t1248 = getelementptr float, ptr %t1247, i64 8
  %v2984 = load <8 x float>, ptr %t1248, align 4, !alias.scope !45, !noalias !46
  %t1249 = insertelement <8 x float> poison, float %v2964, i64 0
  %v2985 = shufflevector <8 x float> %t1249, <8 x float> poison, <8 x i32> zeroinitializer
  %v2986 = load <8 x float>, ptr %v2925
  %v2987 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2985, <8 x float> %v2984, <8 x float> %v2986)
  store <8 x float> %v2987, ptr %v2925
  %v2990 = sub nsw i64 %v2956, %v37
  %v2992 = sub nsw i64 %v2919, %v23
  %v2994 = mul nsw i64 %v2992, 112
  %v2995 = add nsw i64 %v2990, %v2994
  %t1250 = getelementptr float, ptr %s10, i64 %v2995
  %t1251 = getelementptr float, ptr %t1250, i64 112
  %v2996 = load float, ptr %t1251, align 4, !alias.scope !47, !noalias !48
  %t1252 = insertelement <8 x float> poison, float %v2996, i64 0
  %v2997 = shufflevector <8 x float> %t1252, <8 x float> poison, <8 x i32> zeroinitializer
  %v2998 = load <8 x float>, ptr %v2928
  %v2999 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2997, <8 x float> %v2972, <8 x float> %v2998)
  store <8 x float> %v2999, ptr %v2928
  %t1253 = insertelement <8 x float> poison, float %v2996, i64 0
  %v3001 = shufflevector <8 x float> %t1253, <8 x float> poison, <8 x i32> zeroinitializer
  %v3002 = load <8 x float>, ptr %v2931
  %v3003 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3001, <8 x float> %v2984, <8 x float> %v3002)
  store <8 x float> %v3003, ptr %v2931
  %v3006 = sub nsw i64 %v2956, %v37
  %v3008 = sub nsw i64 %v2919, %v23
  %v3010 = mul nsw i64 %v3008, 112
  %v3011 = add nsw i64 %v3006, %v3010
  %t1254 = getelementptr float, ptr %s10, i64 %v3011
  %t1255 = getelementptr float, ptr %t1254, i64 224
  %v3012 = load float, ptr %t1255, align 4, !alias.scope !47, !noalias !48
  %t1256 = insertelement <8 x float> poison, float %v3012, i64 0
  %v3013 = shufflevector <8 x float> %t1256, <8 x float> poison, <8 x i32> zeroinitializer
  %v3014 = load <8 x float>, ptr %v2934
  %v3015 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3013, <8 x float> %v2972, <8 x float> %v3014)
  store <8 x float> %v3015, ptr %v2934
  %t1257 = insertelement <8 x float> poison, float %v3012, i64 0
  %v3017 = shufflevector <8 x float> %t1257, <8 x float> poison, <8 x i32> zeroinitializer
  %v3018 = load <8 x float>, ptr %v2937
  %v3019 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3017, <8 x float> %v2984, <8 x float> %v3018)
  store <8 x float> %v3019, ptr %v2937
  %v3022 = sub nsw i64 %v2956, %v37
  %v3024 = sub nsw i64 %v2919, %v23
  %v3026 = mul nsw i64 %v3024, 112
  %v3027 = add nsw i64 %v3022, %v3026
  %t1258 = getelementptr float, ptr %s10, i64 %v3027
  %t1259 = getelementptr float, ptr %t1258, i64 336
  %v3028 = load float, ptr %t1259, align 4, !alias.scope !47, !noalias !48
  %t1260 = insertelement <8 x float> poison, float %v3028, i64 0
  %v3029 = shufflevector <8 x float> %t1260, <8 x float> poison, <8 x i32> zeroinitializer
  %v3030 = load <8 x float>, ptr %v2940
  %v3031 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3029, <8 x float> %v2972, <8 x float> %v3030)
  store <8 x float> %v3031, ptr %v2940
  %t1261 = insertelement <8 x float> poison, float %v3028, i64 0
  %v3033 = shufflevector <8 x float> %t1261, <8 x float> poison, <8 x i32> zeroinitializer
  %v3034 = load <8 x float>, ptr %v2943
  %v3035 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3033, <8 x float> %v2984, <8 x float> %v3034)
  store <8 x float> %v3035, ptr %v2943
  %v3038 = sub nsw i64 %v2956, %v37
  %v3040 = sub nsw i64 %v2919, %v23
  %v3042 = mul nsw i64 %v3040, 112
  %v3043 = add nsw i64 %v3038, %v3042
  %t1262 = getelementptr float, ptr %s10, i64 %v3043
  %t1263 = getelementptr float, ptr %t1262, i64 448
  %v3044 = load float, ptr %t1263, align 4, !alias.scope !47, !noalias !48
  %t1264 = insertelement <8 x float> poison, float %v3044, i64 0
  %v3045 = shufflevector <8 x float> %t1264, <8 x float> poison, <8 x i32> zeroinitializer
  %v3046 = load <8 x float>, ptr %v2946
  %v3047 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3045, <8 x float> %v2972, <8 x float> %v3046)
  store <8 x float> %v3047, ptr %v2946
  %t1265 = insertelement <8 x float> poison, float %v3044, i64 0
  %v3049 = shufflevector <8 x float> %t1265, <8 x float> poison, <8 x i32> zeroinitializer
  %v3050 = load <8 x float>, ptr %v2949
  %v3051 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3049, <8 x float> %v2984, <8 x float> %v3050)
  store <8 x float> %v3051, ptr %v2949
  %v3054 = sub nsw i64 %v2956, %v37
  %v3056 = sub nsw i64 %v2919, %v23
  %v3058 = mul nsw i64 %v3056, 112
  %v3059 = add nsw i64 %v3054, %v3058
  %t1266 = getelementptr float, ptr %s10, i64 %v3059
  %t1267 = getelementptr float, ptr %t1266, i64 560
  %v3060 = load float, ptr %t1267, align 4, !alias.scope !47, !noalias !48
  %t1268 = insertelement <8 x float> poison, float %v3060, i64 0
  %v3061 = shufflevector <8 x float> %t1268, <8 x float> poison, <8 x i32> zeroinitializer
  %v3062 = load <8 x float>, ptr %v2952
  %v3063 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3061, <8 x float> %v2972, <8 x float> %v3062)
  store <8 x float> %v3063, ptr %v2952
  %t1269 = insertelement <8 x float> poison, float %v3060, i64 0
  %v3065 = shufflevector <8 x float> %t1269, <8 x float> poison, <8 x i32> zeroinitializer
  %v3066 = load <8 x float>, ptr %v2955
  %v3067 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3065, <8 x float> %v2984, <8 x float> %v3066)
  store <8 x float> %v3067, ptr %v2955
  br label %latch2956
latch2956:
  %next2956 = add nuw nsw i64 %v2956, 1
  %more2956 = icmp slt i64 %next2956, %v2517
  br i1 %more2956, label %body2956, label %after2956
after2956:
  %v3070 = load <8 x float>, ptr %v2922
  %t1270 = getelementptr float, ptr %s8, i64 0
  %v3076 = load <8 x float>, ptr %t1270, align 4, !alias.scope !43, !noalias !44
  %v3077 = fadd <8 x float> %v3076, %v3070
  %v3083 = sub nsw i64 %v2919, %v23
  %v3085 = mul nsw i64 %v3083, 16
  %t1271 = getelementptr float, ptr %s7, i64 %v3085
  store <8 x float> %v3077, ptr %t1271, align 4, !alias.scope !41, !noalias !42
  %v3087 = load <8 x float>, ptr %v2925
  %t1272 = getelementptr float, ptr %s8, i64 0
  %t1273 = getelementptr float, ptr %t1272, i64 8
  %v3093 = load <8 x float>, ptr %t1273, align 4, !alias.scope !43, !noalias !44
  %v3094 = fadd <8 x float> %v3093, %v3087
  %v3100 = sub nsw i64 %v2919, %v23
  %v3102 = mul nsw i64 %v3100, 16
  %t1274 = getelementptr float, ptr %s7, i64 %v3102
  %t1275 = getelementptr float, ptr %t1274, i64 8
  store <8 x float> %v3094, ptr %t1275, align 4, !alias.scope !41, !noalias !42
  %v3104 = load <8 x float>, ptr %v2928
  %t1276 = getelementptr float, ptr %s8, i64 0
  %v3110 = load <8 x float>, ptr %t1276, align 4, !alias.scope !43, !noalias !44
  %v3111 = fadd <8 x float> %v3110, %v3104
  %v3117 = sub nsw i64 %v2919, %v23
  %v3119 = mul nsw i64 %v3117, 16
  %t1277 = getelementptr float, ptr %s7, i64 %v3119
  %t1278 = getelementptr float, ptr %t1277, i64 16
  store <8 x float> %v3111, ptr %t1278, align 4, !alias.scope !41, !noalias !42
  %v3121 = load <8 x float>, ptr %v2931
  %t1279 = getelementptr float, ptr %s8, i64 0
  %t1280 = getelementptr float, ptr %t1279, i64 8
  %v3127 = load <8 x float>, ptr %t1280, align 4, !alias.scope !43, !noalias !44
  %v3128 = fadd <8 x float> %v3127, %v3121
  %v3134 = sub nsw i64 %v2919, %v23
  %v3136 = mul nsw i64 %v3134, 16
  %t1281 = getelementptr float, ptr %s7, i64 %v3136
  %t1282 = getelementptr float, ptr %t1281, i64 24
  store <8 x float> %v3128, ptr %t1282, align 4, !alias.scope !41, !noalias !42
  %v3138 = load <8 x float>, ptr %v2934
  %t1283 = getelementptr float, ptr %s8, i64 0
  %v3144 = load <8 x float>, ptr %t1283, align 4, !alias.scope !43, !noalias !44
  %v3145 = fadd <8 x float> %v3144, %v3138
  %v3151 = sub nsw i64 %v2919, %v23
  %v3153 = mul nsw i64 %v3151, 16
  %t1284 = getelementptr float, ptr %s7, i64 %v3153
  %t1285 = getelementptr float, ptr %t1284, i64 32
  store <8 x float> %v3145, ptr %t1285, align 4, !alias.scope !41, !noalias !42
  %v3155 = load <8 x float>, ptr %v2937
  %t1286 = getelementptr float, ptr %s8, i64 0
  %t1287 = getelementptr float, ptr %t1286, i64 8
  %v3161 = load <8 x float>, ptr %t1287, align 4, !alias.scope !43, !noalias !44
  %v3162 = fadd <8 x float> %v3161, %v3155
  %v3168 = sub nsw i64 %v2919, %v23
  %v3170 = mul nsw i64 %v3168, 16
  %t1288 = getelementptr float, ptr %s7, i64 %v3170
  %t1289 = getelementptr float, ptr %t1288, i64 40
  store <8 x float> %v3162, ptr %t1289, align 4, !alias.scope !41, !noalias !42
  %v3172 = load <8 x float>, ptr %v2940
  %t1290 = getelementptr float, ptr %s8, i64 0
  %v3178 = load <8 x float>, ptr %t1290, align 4, !alias.scope !43, !noalias !44
  %v3179 = fadd <8 x float> %v3178, %v3172
  %v3185 = sub nsw i64 %v2919, %v23
  %v3187 = mul nsw i64 %v3185, 16
  %t1291 = getelementptr float, ptr %s7, i64 %v3187
  %t1292 = getelementptr float, ptr %t1291, i64 48
  store <8 x float> %v3179, ptr %t1292, align 4, !alias.scope !41, !noalias !42
  %v3189 = load <8 x float>, ptr %v2943
  %t1293 = getelementptr float, ptr %s8, i64 0
  %t1294 = getelementptr float, ptr %t1293, i64 8
  %v3195 = load <8 x float>, ptr %t1294, align 4, !alias.scope !43, !noalias !44
  %v3196 = fadd <8 x float> %v3195, %v3189
  %v3202 = sub nsw i64 %v2919, %v23
  %v3204 = mul nsw i64 %v3202, 16
  %t1295 = getelementptr float, ptr %s7, i64 %v3204
  %t1296 = getelementptr float, ptr %t1295, i64 56
  store <8 x float> %v3196, ptr %t1296, align 4, !alias.scope !41, !noalias !42
  %v3206 = load <8 x float>, ptr %v2946
  %t1297 = getelementptr float, ptr %s8, i64 0
  %v3212 = load <8 x float>, ptr %t1297, align 4, !alias.scope !43, !noalias !44
  %v3213 = fadd <8 x float> %v3212, %v3206
  %v3219 = sub nsw i64 %v2919, %v23
  %v3221 = mul nsw i64 %v3219, 16
  %t1298 = getelementptr float, ptr %s7, i64 %v3221
  %t1299 = getelementptr float, ptr %t1298, i64 64
  store <8 x float> %v3213, ptr %t1299, align 4, !alias.scope !41, !noalias !42
  %v3223 = load <8 x float>, ptr %v2949
  %t1300 = getelementptr float, ptr %s8, i64 0
  %t1301 = getelementptr float, ptr %t1300, i64 8
  %v3229 = load <8 x float>, ptr %t1301, align 4, !alias.scope !43, !noalias !44
  %v3230 = fadd <8 x float> %v3229, %v3223
  %v3236 = sub nsw i64 %v2919, %v23
  %v3238 = mul nsw i64 %v3236, 16
  %t1302 = getelementptr float, ptr %s7, i64 %v3238
  %t1303 = getelementptr float, ptr %t1302, i64 72
  store <8 x float> %v3230, ptr %t1303, align 4, !alias.scope !41, !noalias !42
  %v3240 = load <8 x float>, ptr %v2952
  %t1304 = getelementptr float, ptr %s8, i64 0
  %v3246 = load <8 x float>, ptr %t1304, align 4, !alias.scope !43, !noalias !44
  %v3247 = fadd <8 x float> %v3246, %v3240
  %v3253 = sub nsw i64 %v2919, %v23
  %v3255 = mul nsw i64 %v3253, 16
  %t1305 = getelementptr float, ptr %s7, i64 %v3255
  %t1306 = getelementptr float, ptr %t1305, i64 80
  store <8 x float> %v3247, ptr %t1306, align 4, !alias.scope !41, !noalias !42
  %v3257 = load <8 x float>, ptr %v2955
  %t1307 = getelementptr float, ptr %s8, i64 0
  %t1308 = getelementptr float, ptr %t1307, i64 8
  %v3263 = load <8 x float>, ptr %t1308, align 4, !alias.scope !43, !noalias !44
  %v3264 = fadd <8 x float> %v3263, %v3257
  %v3270 = sub nsw i64 %v2919, %v23
  %v3272 = mul nsw i64 %v3270, 16
  %t1309 = getelementptr float, ptr %s7, i64 %v3272
  %t1310 = getelementptr float, ptr %t1309, i64 88
  store <8 x float> %v3264, ptr %t1310, align 4, !alias.scope !41, !noalias !42
  br label %latch2919
latch2919:
  %next2919 = add nuw nsw i64 %v2919, 6
  %more2919 = icmp slt i64 %next2919, %v2918
  br i1 %more2919, label %body2919, label %after2919
after2919:
  %v3277 = add nuw nsw i64 %v37, %v38
  store <8 x float> zeroinitializer, ptr %v3283
  store <8 x float> zeroinitializer, ptr %v3286
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v3289
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v3292
  %v3295 = add nuw nsw i64 %v37, %v38
  %t1311 = icmp slt i64 0, %v37
  br i1 %t1311, label %body3300, label %after3300
body3300:
  %v3300 = phi i64 [ 0, %after2919 ], [ %next3300, %latch3300 ]
  %v3303 = mul nuw nsw i64 %v3300, 32
  %v3304 = add nuw nsw i64 %v18, %v3303
  %t1312 = getelementptr i16, ptr %p3, i64 %v3304
  %v3305 = load i16, ptr %t1312, align 2, !alias.scope !21, !noalias !22
  %v3307 = zext i16 %v3305 to i32
  %t1313 = getelementptr i16, ptr %p3, i64 %v3304
  %t1314 = getelementptr i16, ptr %t1313, i64 1
  %v3308 = load i16, ptr %t1314, align 2, !alias.scope !21, !noalias !22
  %v3310 = zext i16 %v3308 to i32
  %t1315 = getelementptr i16, ptr %p3, i64 %v3304
  %t1316 = getelementptr i16, ptr %t1315, i64 2
  %v3311 = load i16, ptr %t1316, align 2, !alias.scope !21, !noalias !22
  %v3313 = zext i16 %v3311 to i32
  %t1317 = getelementptr i16, ptr %p3, i64 %v3304
  %t1318 = getelementptr i16, ptr %t1317, i64 3
  %v3314 = load i16, ptr %t1318, align 2, !alias.scope !21, !noalias !22
  %v3316 = zext i16 %v3314 to i32
  %t1319 = getelementptr i16, ptr %p3, i64 %v3304
  %t1320 = getelementptr i16, ptr %t1319, i64 4
  %v3317 = load i16, ptr %t1320, align 2, !alias.scope !21, !noalias !22
  %v3319 = zext i16 %v3317 to i32
  %t1321 = getelementptr i16, ptr %p3, i64 %v3304
  %t1322 = getelementptr i16, ptr %t1321, i64 5
  %v3320 = load i16, ptr %t1322, align 2, !alias.scope !21, !noalias !22
  %v3322 = zext i16 %v3320 to i32
  %t1323 = getelementptr i16, ptr %p3, i64 %v3304
  %t1324 = getelementptr i16, ptr %t1323, i64 6
  %v3323 = load i16, ptr %t1324, align 2, !alias.scope !21, !noalias !22
  %v3325 = zext i16 %v3323 to i32
  %t1325 = getelementptr i16, ptr %p3, i64 %v3304
  %t1326 = getelementptr i16, ptr %t1325, i64 7
  %v3326 = load i16, ptr %t1326, align 2, !alias.scope !21, !noalias !22
  %v3328 = zext i16 %v3326 to i32
  %t1327 = insertelement <8 x i32> poison, i32 %v3307, i64 0
  %t1328 = insertelement <8 x i32> %t1327, i32 %v3310, i64 1
  %t1329 = insertelement <8 x i32> %t1328, i32 %v3313, i64 2
  %t1330 = insertelement <8 x i32> %t1329, i32 %v3316, i64 3
  %t1331 = insertelement <8 x i32> %t1330, i32 %v3319, i64 4
  %t1332 = insertelement <8 x i32> %t1331, i32 %v3322, i64 5
  %t1333 = insertelement <8 x i32> %t1332, i32 %v3325, i64 6
  %v3329 = insertelement <8 x i32> %t1333, i32 %v3328, i64 7
  %v3332 = shl <8 x i32> %v3329, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3333 = bitcast <8 x i32> %v3332 to <8 x float>
  %v3334 = load <8 x float>, ptr %v3283
  %v3335 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3333, <8 x float> %v3334)
  store <8 x float> %v3335, ptr %v3283
  %t1334 = getelementptr i16, ptr %p3, i64 %v3304
  %t1335 = getelementptr i16, ptr %t1334, i64 8
  %v3337 = load i16, ptr %t1335, align 2, !alias.scope !21, !noalias !22
  %v3339 = zext i16 %v3337 to i32
  %t1336 = getelementptr i16, ptr %p3, i64 %v3304
  %t1337 = getelementptr i16, ptr %t1336, i64 9
  %v3340 = load i16, ptr %t1337, align 2, !alias.scope !21, !noalias !22
  %v3342 = zext i16 %v3340 to i32
  %t1338 = getelementptr i16, ptr %p3, i64 %v3304
  %t1339 = getelementptr i16, ptr %t1338, i64 10
  %v3343 = load i16, ptr %t1339, align 2, !alias.scope !21, !noalias !22
  %v3345 = zext i16 %v3343 to i32
  %t1340 = getelementptr i16, ptr %p3, i64 %v3304
  %t1341 = getelementptr i16, ptr %t1340, i64 11
  %v3346 = load i16, ptr %t1341, align 2, !alias.scope !21, !noalias !22
  %v3348 = zext i16 %v3346 to i32
  %t1342 = getelementptr i16, ptr %p3, i64 %v3304
  %t1343 = getelementptr i16, ptr %t1342, i64 12
  %v3349 = load i16, ptr %t1343, align 2, !alias.scope !21, !noalias !22
  %v3351 = zext i16 %v3349 to i32
  %t1344 = getelementptr i16, ptr %p3, i64 %v3304
  %t1345 = getelementptr i16, ptr %t1344, i64 13
  %v3352 = load i16, ptr %t1345, align 2, !alias.scope !21, !noalias !22
  %v3354 = zext i16 %v3352 to i32
  %t1346 = getelementptr i16, ptr %p3, i64 %v3304
  %t1347 = getelementptr i16, ptr %t1346, i64 14
  %v3355 = load i16, ptr %t1347, align 2, !alias.scope !21, !noalias !22
  %v3357 = zext i16 %v3355 to i32
  %t1348 = getelementptr i16, ptr %p3, i64 %v3304
  %t1349 = getelementptr i16, ptr %t1348, i64 15
  %v3358 = load i16, ptr %t1349, align 2, !alias.scope !21, !noalias !22
  %v3360 = zext i16 %v3358 to i32
  %t1350 = insertelement <8 x i32> poison, i32 %v3339, i64 0
  %t1351 = insertelement <8 x i32> %t1350, i32 %v3342, i64 1
  %t1352 = insertelement <8 x i32> %t1351, i32 %v3345, i64 2
  %t1353 = insertelement <8 x i32> %t1352, i32 %v3348, i64 3
  %t1354 = insertelement <8 x i32> %t1353, i32 %v3351, i64 4
  %t1355 = insertelement <8 x i32> %t1354, i32 %v3354, i64 5
  %t1356 = insertelement <8 x i32> %t1355, i32 %v3357, i64 6
  %v3361 = insertelement <8 x i32> %t1356, i32 %v3360, i64 7
  %v3363 = shl <8 x i32> %v3361, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3364 = bitcast <8 x i32> %v3363 to <8 x float>
  %v3365 = load <8 x float>, ptr %v3286
  %v3366 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3364, <8 x float> %v3365)
  store <8 x float> %v3366, ptr %v3286
  br label %latch3300
latch3300:
  %next3300 = add nuw nsw i64 %v3300, 1
  %more3300 = icmp slt i64 %next3300, %v37
  br i1 %more3300, label %body3300, label %after3300
after3300:
  %t1357 = icmp slt i64 %v3295, 96
  br i1 %t1357, label %body3371, label %after3371
body3371:
  %v3371 = phi i64 [ %v3295, %after3300 ], [ %next3371, %latch3371 ]
  %v3374 = mul nuw nsw i64 %v3371, 32
  %v3375 = add nuw nsw i64 %v18, %v3374
  %t1358 = getelementptr i16, ptr %p3, i64 %v3375
  %v3376 = load i16, ptr %t1358, align 2, !alias.scope !21, !noalias !22
  %v3378 = zext i16 %v3376 to i32
  %t1359 = getelementptr i16, ptr %p3, i64 %v3375
  %t1360 = getelementptr i16, ptr %t1359, i64 1
  %v3379 = load i16, ptr %t1360, align 2, !alias.scope !21, !noalias !22
  %v3381 = zext i16 %v3379 to i32
  %t1361 = getelementptr i16, ptr %p3, i64 %v3375
  %t1362 = getelementptr i16, ptr %t1361, i64 2
  %v3382 = load i16, ptr %t1362, align 2, !alias.scope !21, !noalias !22
  %v3384 = zext i16 %v3382 to i32
  %t1363 = getelementptr i16, ptr %p3, i64 %v3375
  %t1364 = getelementptr i16, ptr %t1363, i64 3
  %v3385 = load i16, ptr %t1364, align 2, !alias.scope !21, !noalias !22
  %v3387 = zext i16 %v3385 to i32
  %t1365 = getelementptr i16, ptr %p3, i64 %v3375
  %t1366 = getelementptr i16, ptr %t1365, i64 4
  %v3388 = load i16, ptr %t1366, align 2, !alias.scope !21, !noalias !22
  %v3390 = zext i16 %v3388 to i32
  %t1367 = getelementptr i16, ptr %p3, i64 %v3375
  %t1368 = getelementptr i16, ptr %t1367, i64 5
  %v3391 = load i16, ptr %t1368, align 2, !alias.scope !21, !noalias !22
  %v3393 = zext i16 %v3391 to i32
  %t1369 = getelementptr i16, ptr %p3, i64 %v3375
  %t1370 = getelementptr i16, ptr %t1369, i64 6
  %v3394 = load i16, ptr %t1370, align 2, !alias.scope !21, !noalias !22
  %v3396 = zext i16 %v3394 to i32
  %t1371 = getelementptr i16, ptr %p3, i64 %v3375
  %t1372 = getelementptr i16, ptr %t1371, i64 7
  %v3397 = load i16, ptr %t1372, align 2, !alias.scope !21, !noalias !22
  %v3399 = zext i16 %v3397 to i32
  %t1373 = insertelement <8 x i32> poison, i32 %v3378, i64 0
  %t1374 = insertelement <8 x i32> %t1373, i32 %v3381, i64 1
  %t1375 = insertelement <8 x i32> %t1374, i32 %v3384, i64 2
  %t1376 = insertelement <8 x i32> %t1375, i32 %v3387, i64 3
  %t1377 = insertelement <8 x i32> %t1376, i32 %v3390, i64 4
  %t1378 = insertelement <8 x i32> %t1377, i32 %v3393, i64 5
  %t1379 = insertelement <8 x i32> %t1378, i32 %v3396, i64 6
  %v3400 = insertelement <8 x i32> %t1379, i32 %v3399, i64 7
  %v3403 = shl <8 x i32> %v3400, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3404 = bitcast <8 x i32> %v3403 to <8 x float>
  %v3405 = load <8 x float>, ptr %v3289
  %v3406 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3404, <8 x float> %v3405)
  store <8 x float> %v3406, ptr %v3289
  %t1380 = getelementptr i16, ptr %p3, i64 %v3375
  %t1381 = getelementptr i16, ptr %t1380, i64 8
  %v3408 = load i16, ptr %t1381, align 2, !alias.scope !21, !noalias !22
  %v3410 = zext i16 %v3408 to i32
  %t1382 = getelementptr i16, ptr %p3, i64 %v3375
  %t1383 = getelementptr i16, ptr %t1382, i64 9
  %v3411 = load i16, ptr %t1383, align 2, !alias.scope !21, !noalias !22
  %v3413 = zext i16 %v3411 to i32
  %t1384 = getelementptr i16, ptr %p3, i64 %v3375
  %t1385 = getelementptr i16, ptr %t1384, i64 10
  %v3414 = load i16, ptr %t1385, align 2, !alias.scope !21, !noalias !22
  %v3416 = zext i16 %v3414 to i32
  %t1386 = getelementptr i16, ptr %p3, i64 %v3375
  %t1387 = getelementptr i16, ptr %t1386, i64 11
  %v3417 = load i16, ptr %t1387, align 2, !alias.scope !21, !noalias !22
  %v3419 = zext i16 %v3417 to i32
  %t1388 = getelementptr i16, ptr %p3, i64 %v3375
  %t1389 = getelementptr i16, ptr %t1388, i64 12
  %v3420 = load i16, ptr %t1389, align 2, !alias.scope !21, !noalias !22
  %v3422 = zext i16 %v3420 to i32
  %t1390 = getelementptr i16, ptr %p3, i64 %v3375
  %t1391 = getelementptr i16, ptr %t1390, i64 13
  %v3423 = load i16, ptr %t1391, align 2, !alias.scope !21, !noalias !22
  %v3425 = zext i16 %v3423 to i32
  %t1392 = getelementptr i16, ptr %p3, i64 %v3375
  %t1393 = getelementptr i16, ptr %t1392, i64 14
  %v3426 = load i16, ptr %t1393, align 2, !alias.scope !21, !noalias !22
  %v3428 = zext i16 %v3426 to i32
  %t1394 = getelementptr i16, ptr %p3, i64 %v3375
  %t1395 = getelementptr i16, ptr %t1394, i64 15
  %v3429 = load i16, ptr %t1395, align 2, !alias.scope !21, !noalias !22
  %v3431 = zext i16 %v3429 to i32
  %t1396 = insertelement <8 x i32> poison, i32 %v3410, i64 0
  %t1397 = insertelement <8 x i32> %t1396, i32 %v3413, i64 1
  %t1398 = insertelement <8 x i32> %t1397, i32 %v3416, i64 2
  %t1399 = insertelement <8 x i32> %t1398, i32 %v3419, i64 3
  %t1400 = insertelement <8 x i32> %t1399, i32 %v3422, i64 4
  %t1401 = insertelement <8 x i32> %t1400, i32 %v3425, i64 5
  %t1402 = insertelement <8 x i32> %t1401, i32 %v3428, i64 6
  %v3432 = insertelement <8 x i32> %t1402, i32 %v3431, i64 7
  %v3434 = shl <8 x i32> %v3432, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3435 = bitcast <8 x i32> %v3434 to <8 x float>
  %v3436 = load <8 x float>, ptr %v3292
  %v3437 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v3435, <8 x float> %v3436)
  store <8 x float> %v3437, ptr %v3292
  br label %latch3371
latch3371:
  %next3371 = add nuw nsw i64 %v3371, 1
  %more3371 = icmp slt i64 %next3371, 96
  br i1 %more3371, label %body3371, label %after3371
after3371:
  %v3442 = icmp sle i64 96, %v37
  %v3443 = icmp sle i64 %v3295, 0
  %v3444 = or i1 %v3442, %v3443
  %v3447 = select i1 %v3444, float 0x0000000000000000, float 0x8000000000000000
  %t1403 = insertelement <8 x float> poison, float %v3447, i64 0
  %v3448 = shufflevector <8 x float> %t1403, <8 x float> poison, <8 x i32> zeroinitializer
  %v3450 = load <8 x float>, ptr %v3283
  %v3451 = load <8 x float>, ptr %v3289
  %v3452 = fmul <8 x float> %v3450, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v3453 = fadd <8 x float> %v3452, %v3451
  %v3454 = fadd <8 x float> %v3453, %v3448
  %t1404 = getelementptr float, ptr %s12, i64 0
  store <8 x float> %v3454, ptr %t1404, align 4, !alias.scope !51, !noalias !52
  %v3461 = load <8 x float>, ptr %v3286
  %v3462 = load <8 x float>, ptr %v3292
  %v3463 = fmul <8 x float> %v3461, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v3464 = fadd <8 x float> %v3463, %v3462
  %v3465 = fadd <8 x float> %v3464, %v3448
  %t1405 = getelementptr float, ptr %s12, i64 0
  %t1406 = getelementptr float, ptr %t1405, i64 8
  store <8 x float> %v3465, ptr %t1406, align 4, !alias.scope !51, !noalias !52
  %t1407 = icmp slt i64 %v37, %v3277
  br i1 %t1407, label %body3474, label %after3474
body3474:
  %v3474 = phi i64 [ %v37, %after3371 ], [ %next3474, %latch3474 ]
  %v3477 = mul nuw nsw i64 %v3474, 32
  br label %body3478
body3478:
  %v3478 = phi i64 [ 0, %body3474 ], [ %next3478, %latch3478 ]
  %v3480 = add nuw nsw i64 %v18, %v3478
  %v3481 = add nuw nsw i64 %v3480, %v3477
  %t1408 = getelementptr i16, ptr %p3, i64 %v3481
  %v3482 = load i16, ptr %t1408, align 2, !alias.scope !21, !noalias !22
  %v3484 = zext i16 %v3482 to i32
  %t1409 = getelementptr i16, ptr %p3, i64 %v3481
  %t1410 = getelementptr i16, ptr %t1409, i64 1
  %v3485 = load i16, ptr %t1410, align 2, !alias.scope !21, !noalias !22
  %v3487 = zext i16 %v3485 to i32
  %t1411 = getelementptr i16, ptr %p3, i64 %v3481
  %t1412 = getelementptr i16, ptr %t1411, i64 2
  %v3488 = load i16, ptr %t1412, align 2, !alias.scope !21, !noalias !22
  %v3490 = zext i16 %v3488 to i32
  %t1413 = getelementptr i16, ptr %p3, i64 %v3481
  %t1414 = getelementptr i16, ptr %t1413, i64 3
  %v3491 = load i16, ptr %t1414, align 2, !alias.scope !21, !noalias !22
  %v3493 = zext i16 %v3491 to i32
  %t1415 = getelementptr i16, ptr %p3, i64 %v3481
  %t1416 = getelementptr i16, ptr %t1415, i64 4
  %v3494 = load i16, ptr %t1416, align 2, !alias.scope !21, !noalias !22
  %v3496 = zext i16 %v3494 to i32
  %t1417 = getelementptr i16, ptr %p3, i64 %v3481
  %t1418 = getelementptr i16, ptr %t1417, i64 5
  %v3497 = load i16, ptr %t1418, align 2, !alias.scope !21, !noalias !22
  %v3499 = zext i16 %v3497 to i32
  %t1419 = getelementptr i16, ptr %p3, i64 %v3481
  %t1420 = getelementptr i16, ptr %t1419, i64 6
  %v3500 = load i16, ptr %t1420, align 2, !alias.scope !21, !noalias !22
  %v3502 = zext i16 %v3500 to i32
  %t1421 = getelementptr i16, ptr %p3, i64 %v3481
  %t1422 = getelementptr i16, ptr %t1421, i64 7
  %v3503 = load i16, ptr %t1422, align 2, !alias.scope !21, !noalias !22
  %v3505 = zext i16 %v3503 to i32
  %t1423 = insertelement <8 x i32> poison, i32 %v3484, i64 0
  %t1424 = insertelement <8 x i32> %t1423, i32 %v3487, i64 1
  %t1425 = insertelement <8 x i32> %t1424, i32 %v3490, i64 2
  %t1426 = insertelement <8 x i32> %t1425, i32 %v3493, i64 3
  %t1427 = insertelement <8 x i32> %t1426, i32 %v3496, i64 4
  %t1428 = insertelement <8 x i32> %t1427, i32 %v3499, i64 5
  %t1429 = insertelement <8 x i32> %t1428, i32 %v3502, i64 6
  %v3506 = insertelement <8 x i32> %t1429, i32 %v3505, i64 7
  %v3509 = shl <8 x i32> %v3506, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3510 = bitcast <8 x i32> %v3509 to <8 x float>
  %v3512 = sub nsw i64 %v3474, %v37
  %v3514 = mul nsw i64 %v3512, 16
  %v3516 = mul nuw nsw i64 %v3478, 97
  %v3517 = add nsw i64 %v3514, %v3516
  %t1430 = getelementptr float, ptr %s13, i64 %v3517
  store <8 x float> %v3510, ptr %t1430, align 4, !alias.scope !53, !noalias !54
  %t1431 = getelementptr i16, ptr %p3, i64 %v3481
  %t1432 = getelementptr i16, ptr %t1431, i64 8
  %v3519 = load i16, ptr %t1432, align 2, !alias.scope !21, !noalias !22
  %v3521 = zext i16 %v3519 to i32
  %t1433 = getelementptr i16, ptr %p3, i64 %v3481
  %t1434 = getelementptr i16, ptr %t1433, i64 9
  %v3522 = load i16, ptr %t1434, align 2, !alias.scope !21, !noalias !22
  %v3524 = zext i16 %v3522 to i32
  %t1435 = getelementptr i16, ptr %p3, i64 %v3481
  %t1436 = getelementptr i16, ptr %t1435, i64 10
  %v3525 = load i16, ptr %t1436, align 2, !alias.scope !21, !noalias !22
  %v3527 = zext i16 %v3525 to i32
  %t1437 = getelementptr i16, ptr %p3, i64 %v3481
  %t1438 = getelementptr i16, ptr %t1437, i64 11
  %v3528 = load i16, ptr %t1438, align 2, !alias.scope !21, !noalias !22
  %v3530 = zext i16 %v3528 to i32
  %t1439 = getelementptr i16, ptr %p3, i64 %v3481
  %t1440 = getelementptr i16, ptr %t1439, i64 12
  %v3531 = load i16, ptr %t1440, align 2, !alias.scope !21, !noalias !22
  %v3533 = zext i16 %v3531 to i32
  %t1441 = getelementptr i16, ptr %p3, i64 %v3481
  %t1442 = getelementptr i16, ptr %t1441, i64 13
  %v3534 = load i16, ptr %t1442, align 2, !alias.scope !21, !noalias !22
  %v3536 = zext i16 %v3534 to i32
  %t1443 = getelementptr i16, ptr %p3, i64 %v3481
  %t1444 = getelementptr i16, ptr %t1443, i64 14
  %v3537 = load i16, ptr %t1444, align 2, !alias.scope !21, !noalias !22
  %v3539 = zext i16 %v3537 to i32
  %t1445 = getelementptr i16, ptr %p3, i64 %v3481
  %t1446 = getelementptr i16, ptr %t1445, i64 15
  %v3540 = load i16, ptr %t1446, align 2, !alias.scope !21, !noalias !22
  %v3542 = zext i16 %v3540 to i32
  %t1447 = insertelement <8 x i32> poison, i32 %v3521, i64 0
  %t1448 = insertelement <8 x i32> %t1447, i32 %v3524, i64 1
  %t1449 = insertelement <8 x i32> %t1448, i32 %v3527, i64 2
  %t1450 = insertelement <8 x i32> %t1449, i32 %v3530, i64 3
  %t1451 = insertelement <8 x i32> %t1450, i32 %v3533, i64 4
  %t1452 = insertelement <8 x i32> %t1451, i32 %v3536, i64 5
  %t1453 = insertelement <8 x i32> %t1452, i32 %v3539, i64 6
  %v3543 = insertelement <8 x i32> %t1453, i32 %v3542, i64 7
  %v3545 = shl <8 x i32> %v3543, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v3546 = bitcast <8 x i32> %v3545 to <8 x float>
  %v3548 = sub nsw i64 %v3474, %v37
  %v3550 = mul nsw i64 %v3548, 16
  %v3552 = mul nuw nsw i64 %v3478, 97
  %v3553 = add nsw i64 %v3550, %v3552
  %t1454 = getelementptr float, ptr %s13, i64 %v3553
  %t1455 = getelementptr float, ptr %t1454, i64 8
  store <8 x float> %v3546, ptr %t1455, align 4, !alias.scope !53, !noalias !54
  br label %latch3478
latch3478:
  %next3478 = add nuw nsw i64 %v3478, 16
  %more3478 = icmp slt i64 %next3478, 16
  br i1 %more3478, label %body3478, label %after3478
after3478:
  br label %latch3474
latch3474:
  %next3474 = add nuw nsw i64 %v3474, 1
  %more3474 = icmp slt i64 %next3474, %v3277
  br i1 %more3474, label %body3474, label %after3474
after3474:
  %v3557 = sub nsw i64 16, 0
  %t1456 = icmp slt i64 %v3557, 16
  br i1 %t1456, label %body3559, label %after3559
body3559:
  %v3559 = phi i64 [ %v3557, %after3474 ], [ %next3559, %latch3559 ]
  %v3561 = sub nsw i64 %v3559, 0
  %v3563 = urem i64 %v3561, 16
  %v3564 = sub nsw i64 %v3561, %v3563
  %v3565 = mul nuw nsw i64 %v3564, 97
  %v3566 = add nuw nsw i64 %v3565, %v3563
  %v3568 = add nuw nsw i64 %v18, %v3559
  %t1457 = icmp slt i64 %v37, %v3277
  br i1 %t1457, label %body3569, label %after3569
body3569:
  %v3569 = phi i64 [ %v37, %body3559 ], [ %next3569, %latch3569 ]
  %v3572 = mul nuw nsw i64 %v3569, 32
  %v3573 = add nuw nsw i64 %v3568, %v3572
  %t1458 = getelementptr i16, ptr %p3, i64 %v3573
  %v3574 = load i16, ptr %t1458, align 2, !alias.scope !21, !noalias !22
  %v3576 = zext i16 %v3574 to i32
  %v3578 = shl i32 %v3576, 16
  %v3579 = bitcast i32 %v3578 to float
  %v3581 = sub nsw i64 %v3569, %v37
  %v3582 = mul nsw i64 %v3581, 16
  %v3583 = add nsw i64 %v3566, %v3582
  %t1459 = getelementptr float, ptr %s13, i64 %v3583
  store float %v3579, ptr %t1459, align 4, !alias.scope !53, !noalias !54
  br label %latch3569
latch3569:
  %next3569 = add nuw nsw i64 %v3569, 1
  %more3569 = icmp slt i64 %next3569, %v3277
  br i1 %more3569, label %body3569, label %after3569
after3569:
  br label %latch3559
latch3559:
  %next3559 = add nuw nsw i64 %v3559, 1
  %more3559 = icmp slt i64 %next3559, 16
  br i1 %more3559, label %body3559, label %after3559
after3559:
  %v3587 = add nuw nsw i64 %v23, 24
  %v3589 = sub nsw i64 %v3277, %v37
  %v3590 = and i64 %v3589, 7
  %v3591 = sub nsw i64 %v3277, %v3590
  %t1460 = icmp slt i64 %v23, %v3587
  br i1 %t1460, label %body3592, label %after3592
body3592:
  %v3592 = phi i64 [ %v23, %after3559 ], [ %next3592, %latch3592 ]
  %t1461 = icmp slt i64 %v37, %v3591
  br i1 %t1461, label %body3593, label %after3593
body3593:
  %v3593 = phi i64 [ %v37, %body3592 ], [ %next3593, %latch3593 ]
  %v3595 = trunc i64 %v3592 to i32
  %t1462 = insertelement <8 x i32> poison, i32 %v3595, i64 0
  %v3596 = shufflevector <8 x i32> %t1462, <8 x i32> poison, <8 x i32> zeroinitializer
  %v3598 = trunc i64 %v3593 to i32
  %t1463 = insertelement <8 x i32> poison, i32 %v3598, i64 0
  %v3599 = shufflevector <8 x i32> %t1463, <8 x i32> poison, <8 x i32> zeroinitializer
  %v3602 = add <8 x i32> %v3599, %v8
  %v3603 = icmp sle <8 x i32> %v3596, %v3602
  %v3605 = sub nsw i64 %v3593, %v37
  %v3607 = sub nsw i64 %v3592, %v23
  %v3609 = mul nsw i64 %v3607, 96
  %v3610 = add nsw i64 %v3605, %v3609
  %t1464 = getelementptr float, ptr %s3, i64 %v3610
  %v3611 = load <8 x float>, ptr %t1464, align 4, !alias.scope !33, !noalias !34
  %v3612 = add nuw nsw i64 %v20, %v3593
  %t1465 = getelementptr float, ptr %p2, i64 %v3612
  %v3613 = load <8 x float>, ptr %t1465, align 4, !alias.scope !21, !noalias !22
  %v3614 = fmul <8 x float> %v3611, %v3613
  %v3617 = select <8 x i1> %v3603, <8 x float> %v3614, <8 x float> zeroinitializer
  %v3619 = sub nsw i64 %v3593, %v37
  %v3621 = sub nsw i64 %v3592, %v23
  %v3623 = mul nsw i64 %v3621, 112
  %v3624 = add nsw i64 %v3619, %v3623
  %t1466 = getelementptr float, ptr %s14, i64 %v3624
  store <8 x float> %v3617, ptr %t1466, align 4, !alias.scope !55, !noalias !56
  br label %latch3593
latch3593:
  %next3593 = add nuw nsw i64 %v3593, 8
  %more3593 = icmp slt i64 %next3593, %v3591
  br i1 %more3593, label %body3593, label %after3593
after3593:
  %t1467 = icmp slt i64 %v3591, %v3277
  br i1 %t1467, label %body3627, label %after3627
body3627:
  %v3627 = phi i64 [ %v3591, %after3593 ], [ %next3627, %latch3627 ]
  %v3630 = icmp sle i64 %v3592, %v3627
  %v3632 = sub nsw i64 %v3627, %v37
  %v3634 = sub nsw i64 %v3592, %v23
  %v3636 = mul nsw i64 %v3634, 96
  %v3637 = add nsw i64 %v3632, %v3636
  %t1468 = getelementptr float, ptr %s3, i64 %v3637
  %v3638 = load float, ptr %t1468, align 4, !alias.scope !33, !noalias !34
  %v3639 = add nuw nsw i64 %v20, %v3627
  %t1469 = getelementptr float, ptr %p2, i64 %v3639
  %v3640 = load float, ptr %t1469, align 4, !alias.scope !21, !noalias !22
  %v3641 = fmul float %v3638, %v3640
  %v3643 = select i1 %v3630, float %v3641, float 0x0000000000000000
  %v3645 = sub nsw i64 %v3627, %v37
  %v3647 = sub nsw i64 %v3592, %v23
  %v3649 = mul nsw i64 %v3647, 112
  %v3650 = add nsw i64 %v3645, %v3649
  %t1470 = getelementptr float, ptr %s14, i64 %v3650
  store float %v3643, ptr %t1470, align 4, !alias.scope !55, !noalias !56
  br label %latch3627
latch3627:
  %next3627 = add nuw nsw i64 %v3627, 1
  %more3627 = icmp slt i64 %next3627, %v3277
  br i1 %more3627, label %body3627, label %after3627
after3627:
  br label %latch3592
latch3592:
  %next3592 = add nuw nsw i64 %v3592, 1
  %more3592 = icmp slt i64 %next3592, %v3587
  br i1 %more3592, label %body3592, label %after3592
after3592:
  %v3655 = add nuw nsw i64 %v23, 24
  %t1471 = icmp slt i64 %v23, %v3655
  br i1 %t1471, label %body3656, label %after3656
body3656:
  %v3656 = phi i64 [ %v23, %after3592 ], [ %next3656, %latch3656 ]
  store <8 x float> zeroinitializer, ptr %v3659
  store <8 x float> zeroinitializer, ptr %v3662
  store <8 x float> zeroinitializer, ptr %v3665
  store <8 x float> zeroinitializer, ptr %v3668
  store <8 x float> zeroinitializer, ptr %v3671
  store <8 x float> zeroinitializer, ptr %v3674
  store <8 x float> zeroinitializer, ptr %v3677
  store <8 x float> zeroinitializer, ptr %v3680
  store <8 x float> zeroinitializer, ptr %v3683
  store <8 x float> zeroinitializer, ptr %v3686
  store <8 x float> zeroinitializer, ptr %v3689
  store <8 x float> zeroinitializer, ptr %v3692
  %t1472 = icmp slt i64 %v37, %v3277
  br i1 %t1472, label %body3693, label %after3693
body3693:
  %v3693 = phi i64 [ %v37, %body3656 ], [ %next3693, %latch3693 ]
  %v3695 = sub nsw i64 %v3693, %v37
  %v3697 = sub nsw i64 %v3656, %v23
  %v3699 = mul nsw i64 %v3697, 112
  %v3700 = add nsw i64 %v3695, %v3699
  %t1473 = getelementptr float, ptr %s14, i64 %v3700
  %v3701 = load float, ptr %t1473, align 4, !alias.scope !55, !noalias !56
  %v3703 = sub nsw i64 %v3693, %v37
  %v3705 = mul nsw i64 %v3703, 16
  %t1474 = getelementptr float, ptr %s13, i64 %v3705
  %v3709 = load <8 x float>, ptr %t1474, align 4, !alias.scope !53, !noalias !54
  %t1475 = insertelement <8 x float> poison, float %v3701, i64 0
  %v3710 = shufflevector <8 x float> %t1475, <8 x float> poison, <8 x i32> zeroinitializer
  %v3711 = load <8 x float>, ptr %v3659
  %v3712 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3710, <8 x float> %v3709, <8 x float> %v3711)
  store <8 x float> %v3712, ptr %v3659
  %v3715 = sub nsw i64 %v3693, %v37
  %v3717 = mul nsw i64 %v3715, 16
  %t1476 = getelementptr float, ptr %s13, i64 %v3717
  %t1477 = getelementptr float, ptr %t1476, i64 8
  %v3721 = load <8 x float>, ptr %t1477, align 4, !alias.scope !53, !noalias !54
  %t1478 = insertelement <8 x float> poison, float %v3701, i64 0
  %v3722 = shufflevector <8 x float> %t1478, <8 x float> poison, <8 x i32> zeroinitializer
  %v3723 = load <8 x float>, ptr %v3662
  %v3724 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3722, <8 x float> %v3721, <8 x float> %v3723)
  store <8 x float> %v3724, ptr %v3662
  %v3727 = sub nsw i64 %v3693, %v37
  %v3729 = sub nsw i64 %v3656, %v23
  %v3731 = mul nsw i64 %v3729, 112
  %v3732 = add nsw i64 %v3727, %v3731
  %t1479 = getelementptr float, ptr %s14, i64 %v3732
  %t1480 = getelementptr float, ptr %t1479, i64 112
  %v3733 = load float, ptr %t1480, align 4, !alias.scope !55, !noalias !56
  %t1481 = insertelement <8 x float> poison, float %v3733, i64 0
  %v3734 = shufflevector <8 x float> %t1481, <8 x float> poison, <8 x i32> zeroinitializer
  %v3735 = load <8 x float>, ptr %v3665
  %v3736 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3734, <8 x float> %v3709, <8 x float> %v3735)
  store <8 x float> %v3736, ptr %v3665
  %t1482 = insertelement <8 x float> poison, float %v3733, i64 0
  %v3738 = shufflevector <8 x float> %t1482, <8 x float> poison, <8 x i32> zeroinitializer
  %v3739 = load <8 x float>, ptr %v3668
  %v3740 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3738, <8 x float> %v3721, <8 x float> %v3739)
  store <8 x float> %v3740, ptr %v3668
  %v3743 = sub nsw i64 %v3693, %v37
  %v3745 = sub nsw i64 %v3656, %v23
  %v3747 = mul nsw i64 %v3745, 112
  %v3748 = add nsw i64 %v3743, %v3747
  %t1483 = getelementptr float, ptr %s14, i64 %v3748
  %t1484 = getelementptr float, ptr %t1483, i64 224
  %v3749 = load float, ptr %t1484, align 4, !alias.scope !55, !noalias !56
  %t1485 = insertelement <8 x float> poison, float %v3749, i64 0
  %v3750 = shufflevector <8 x float> %t1485, <8 x float> poison, <8 x i32> zeroinitializer
  %v3751 = load <8 x float>, ptr %v3671
  %v3752 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3750, <8 x float> %v3709, <8 x float> %v3751)
  store <8 x float> %v3752, ptr %v3671
  %t1486 = insertelement <8 x float> poison, float %v3749, i64 0
  %v3754 = shufflevector <8 x float> %t1486, <8 x float> poison, <8 x i32> zeroinitializer
  %v3755 = load <8 x float>, ptr %v3674
  %v3756 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3754, <8 x float> %v3721, <8 x float> %v3755)
  store <8 x float> %v3756, ptr %v3674
  %v3759 = sub nsw i64 %v3693, %v37
  %v3761 = sub nsw i64 %v3656, %v23
  %v3763 = mul nsw i64 %v3761, 112
  %v3764 = add nsw i64 %v3759, %v3763
  %t1487 = getelementptr float, ptr %s14, i64 %v3764
  %t1488 = getelementptr float, ptr %t1487, i64 336
  %v3765 = load float, ptr %t1488, align 4, !alias.scope !55, !noalias !56
  %t1489 = insertelement <8 x float> poison, float %v3765, i64 0
  %v3766 = shufflevector <8 x float> %t1489, <8 x float> poison, <8 x i32> zeroinitializer
  %v3767 = load <8 x float>, ptr %v3677
  %v3768 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3766, <8 x float> %v3709, <8 x float> %v3767)
  store <8 x float> %v3768, ptr %v3677
  %t1490 = insertelement <8 x float> poison, float %v3765, i64 0
  %v3770 = shufflevector <8 x float> %t1490, <8 x float> poison, <8 x i32> zeroinitializer
  %v3771 = load <8 x float>, ptr %v3680
  %v3772 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3770, <8 x float> %v3721, <8 x float> %v3771)
  store <8 x float> %v3772, ptr %v3680
  %v3775 = sub nsw i64 %v3693, %v37
  %v3777 = sub nsw i64 %v3656, %v23
  %v3779 = mul nsw i64 %v3777, 112
  %v3780 = add nsw i64 %v3775, %v3779
  %t1491 = getelementptr float, ptr %s14, i64 %v3780
  %t1492 = getelementptr float, ptr %t1491, i64 448
  %v3781 = load float, ptr %t1492, align 4, !alias.scope !55, !noalias !56
  %t1493 = insertelement <8 x float> poison, float %v3781, i64 0
  %v3782 = shufflevector <8 x float> %t1493, <8 x float> poison, <8 x i32> zeroinitializer
  %v3783 = load <8 x float>, ptr %v3683
  %v3784 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3782, <8 x float> %v3709, <8 x float> %v3783)
  store <8 x float> %v3784, ptr %v3683
  %t1494 = insertelement <8 x float> poison, float %v3781, i64 0
  %v3786 = shufflevector <8 x float> %t1494, <8 x float> poison, <8 x i32> zeroinitializer
  %v3787 = load <8 x float>, ptr %v3686
  %v3788 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3786, <8 x float> %v3721, <8 x float> %v3787)
  store <8 x float> %v3788, ptr %v3686
  %v3791 = sub nsw i64 %v3693, %v37
  %v3793 = sub nsw i64 %v3656, %v23
  %v3795 = mul nsw i64 %v3793, 112
  %v3796 = add nsw i64 %v3791, %v3795
  %t1495 = getelementptr float, ptr %s14, i64 %v3796
  %t1496 = getelementptr float, ptr %t1495, i64 560
  %v3797 = load float, ptr %t1496, align 4, !alias.scope !55, !noalias !56
  %t1497 = insertelement <8 x float> poison, float %v3797, i64 0
  %v3798 = shufflevector <8 x float> %t1497, <8 x float> poison, <8 x i32> zeroinitializer
  %v3799 = load <8 x float>, ptr %v3689
  %v3800 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3798, <8 x float> %v3709, <8 x float> %v3799)
  store <8 x float> %v3800, ptr %v3689
  %t1498 = insertelement <8 x float> poison, float %v3797, i64 0
  %v3802 = shufflevector <8 x float> %t1498, <8 x float> poison, <8 x i32> zeroinitializer
  %v3803 = load <8 x float>, ptr %v3692
  %v3804 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v3802, <8 x float> %v3721, <8 x float> %v3803)
  store <8 x float> %v3804, ptr %v3692
  br label %latch3693
latch3693:
  %next3693 = add nuw nsw i64 %v3693, 1
  %more3693 = icmp slt i64 %next3693, %v3277
  br i1 %more3693, label %body3693, label %after3693
after3693:
  %v3807 = load <8 x float>, ptr %v3659
  %t1499 = getelementptr float, ptr %s12, i64 0
  %v3813 = load <8 x float>, ptr %t1499, align 4, !alias.scope !51, !noalias !52
  %v3814 = fadd <8 x float> %v3813, %v3807
  %v3820 = sub nsw i64 %v3656, %v23
  %v3822 = mul nsw i64 %v3820, 16
  %t1500 = getelementptr float, ptr %s11, i64 %v3822
  store <8 x float> %v3814, ptr %t1500, align 4, !alias.scope !49, !noalias !50
  %v3824 = load <8 x float>, ptr %v3662
  %t1501 = getelementptr float, ptr %s12, i64 0
  %t1502 = getelementptr float, ptr %t1501, i64 8
  %v3830 = load <8 x float>, ptr %t1502, align 4, !alias.scope !51, !noalias !52
  %v3831 = fadd <8 x float> %v3830, %v3824
  %v3837 = sub nsw i64 %v3656, %v23
  %v3839 = mul nsw i64 %v3837, 16
  %t1503 = getelementptr float, ptr %s11, i64 %v3839
  %t1504 = getelementptr float, ptr %t1503, i64 8
  store <8 x float> %v3831, ptr %t1504, align 4, !alias.scope !49, !noalias !50
  %v3841 = load <8 x float>, ptr %v3665
  %t1505 = getelementptr float, ptr %s12, i64 0
  %v3847 = load <8 x float>, ptr %t1505, align 4, !alias.scope !51, !noalias !52
  %v3848 = fadd <8 x float> %v3847, %v3841
  %v3854 = sub nsw i64 %v3656, %v23
  %v3856 = mul nsw i64 %v3854, 16
  %t1506 = getelementptr float, ptr %s11, i64 %v3856
  %t1507 = getelementptr float, ptr %t1506, i64 16
  store <8 x float> %v3848, ptr %t1507, align 4, !alias.scope !49, !noalias !50
  %v3858 = load <8 x float>, ptr %v3668
  %t1508 = getelementptr float, ptr %s12, i64 0
  %t1509 = getelementptr float, ptr %t1508, i64 8
  %v3864 = load <8 x float>, ptr %t1509, align 4, !alias.scope !51, !noalias !52
  %v3865 = fadd <8 x float> %v3864, %v3858
  %v3871 = sub nsw i64 %v3656, %v23
  %v3873 = mul nsw i64 %v3871, 16
  %t1510 = getelementptr float, ptr %s11, i64 %v3873
  %t1511 = getelementptr float, ptr %t1510, i64 24
  store <8 x float> %v3865, ptr %t1511, align 4, !alias.scope !49, !noalias !50
  %v3875 = load <8 x float>, ptr %v3671
  %t1512 = getelementptr float, ptr %s12, i64 0
  %v3881 = load <8 x float>, ptr %t1512, align 4, !alias.scope !51, !noalias !52
  %v3882 = fadd <8 x float> %v3881, %v3875
  %v3888 = sub nsw i64 %v3656, %v23
  %v3890 = mul nsw i64 %v3888, 16
  %t1513 = getelementptr float, ptr %s11, i64 %v3890
  %t1514 = getelementptr float, ptr %t1513, i64 32
  store <8 x float> %v3882, ptr %t1514, align 4, !alias.scope !49, !noalias !50
  %v3892 = load <8 x float>, ptr %v3674
  %t1515 = getelementptr float, ptr %s12, i64 0
  %t1516 = getelementptr float, ptr %t1515, i64 8
  %v3898 = load <8 x float>, ptr %t1516, align 4, !alias.scope !51, !noalias !52
  %v3899 = fadd <8 x float> %v3898, %v3892
  %v3905 = sub nsw i64 %v3656, %v23
  %v3907 = mul nsw i64 %v3905, 16
  %t1517 = getelementptr float, ptr %s11, i64 %v3907
  %t1518 = getelementptr float, ptr %t1517, i64 40
  store <8 x float> %v3899, ptr %t1518, align 4, !alias.scope !49, !noalias !50
  %v3909 = load <8 x float>, ptr %v3677
  %t1519 = getelementptr float, ptr %s12, i64 0
  %v3915 = load <8 x float>, ptr %t1519, align 4, !alias.scope !51, !noalias !52
  %v3916 = fadd <8 x float> %v3915, %v3909
  %v3922 = sub nsw i64 %v3656, %v23
  %v3924 = mul nsw i64 %v3922, 16
  %t1520 = getelementptr float, ptr %s11, i64 %v3924
  %t1521 = getelementptr float, ptr %t1520, i64 48
  store <8 x float> %v3916, ptr %t1521, align 4, !alias.scope !49, !noalias !50
  %v3926 = load <8 x float>, ptr %v3680
  %t1522 = getelementptr float, ptr %s12, i64 0
  %t1523 = getelementptr float, ptr %t1522, i64 8
  %v3932 = load <8 x float>, ptr %t1523, align 4, !alias.scope !51, !noalias !52
  %v3933 = fadd <8 x float> %v3932, %v3926
  %v3939 = sub nsw i64 %v3656, %v23
  %v3941 = mul nsw i64 %v3939, 16
  %t1524 = getelementptr float, ptr %s11, i64 %v3941
  %t1525 = getelementptr float, ptr %t1524, i64 56
  store <8 x float> %v3933, ptr %t1525, align 4, !alias.scope !49, !noalias !50
  %v3943 = load <8 x float>, ptr %v3683
  %t1526 = getelementptr float, ptr %s12, i64 0
  %v3949 = load <8 x float>, ptr %t1526, align 4, !alias.scope !51, !noalias !52
  %v3950 = fadd <8 x float> %v3949, %v3943
  %v3956 = sub nsw i64 %v3656, %v23
  %v3958 = mul nsw i64 %v3956, 16
  %t1527 = getelementptr float, ptr %s11, i64 %v3958
  %t1528 = getelementptr float, ptr %t1527, i64 64
  store <8 x float> %v3950, ptr %t1528, align 4, !alias.scope !49, !noalias !50
  %v3960 = load <8 x float>, ptr %v3686
  %t1529 = getelementptr float, ptr %s12, i64 0
  %t1530 = getelementptr float, ptr %t1529, i64 8
  %v3966 = load <8 x float>, ptr %t1530, align 4, !alias.scope !51, !noalias !52
  %v3967 = fadd <8 x float> %v3966, %v3960
  %v3973 = sub nsw i64 %v3656, %v23
  %v3975 = mul nsw i64 %v3973, 16
  %t1531 = getelementptr float, ptr %s11, i64 %v3975
  %t1532 = getelementptr float, ptr %t1531, i64 72
  store <8 x float> %v3967, ptr %t1532, align 4, !alias.scope !49, !noalias !50
  %v3977 = load <8 x float>, ptr %v3689
  %t1533 = getelementptr float, ptr %s12, i64 0
  %v3983 = load <8 x float>, ptr %t1533, align 4, !alias.scope !51, !noalias !52
  %v3984 = fadd <8 x float> %v3983, %v3977
  %v3990 = sub nsw i64 %v3656, %v23
  %v3992 = mul nsw i64 %v3990, 16
  %t1534 = getelementptr float, ptr %s11, i64 %v3992
  %t1535 = getelementptr float, ptr %t1534, i64 80
  store <8 x float> %v3984, ptr %t1535, align 4, !alias.scope !49, !noalias !50
  %v3994 = load <8 x float>, ptr %v3692
  %t1536 = getelementptr float, ptr %s12, i64 0
  %t1537 = getelementptr float, ptr %t1536, i64 8
  %v4000 = load <8 x float>, ptr %t1537, align 4, !alias.scope !51, !noalias !52
  %v4001 = fadd <8 x float> %v4000, %v3994
  %v4007 = sub nsw i64 %v3656, %v23
  %v4009 = mul nsw i64 %v4007, 16
  %t1538 = getelementptr float, ptr %s11, i64 %v4009
  %t1539 = getelementptr float, ptr %t1538, i64 88
  store <8 x float> %v4001, ptr %t1539, align 4, !alias.scope !49, !noalias !50
  br label %latch3656
latch3656:
  %next3656 = add nuw nsw i64 %v3656, 6
  %more3656 = icmp slt i64 %next3656, %v3655
  br i1 %more3656, label %body3656, label %after3656
after3656:
  %v4014 = add nuw nsw i64 %v23, 24
  %t1540 = icmp slt i64 %v23, %v4014
  br i1 %t1540, label %body4015, label %after4015
body4015:
  %v4015 = phi i64 [ %v23, %after3656 ], [ %next4015, %latch4015 ]
  %v4017 = mul nuw nsw i64 %v4015, 16
  %v4018 = add nuw nsw i64 %v16, %v4017
  br label %body4024
body4024:
  %v4024 = phi i64 [ 0, %body4015 ], [ %next4024, %latch4024 ]
  %v4027 = sub nsw i64 %v4015, %v23
  %v4029 = mul nsw i64 %v4027, 16
  %v4030 = add nsw i64 %v4024, %v4029
  %t1541 = getelementptr float, ptr %s7, i64 %v4030
  %v4031 = load <8 x float>, ptr %t1541, align 4, !alias.scope !41, !noalias !42
  %v4032 = fcmp une <8 x float> %v4031, %v4031
  %v4033 = bitcast <8 x float> %v4031 to <8 x i32>
  %v4036 = lshr <8 x i32> %v4033, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4039 = or <8 x i32> %v4036, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v4042 = add <8 x i32> %v4033, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v4045 = and <8 x i32> %v4036, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v4046 = add <8 x i32> %v4042, %v4045
  %v4048 = lshr <8 x i32> %v4046, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4049 = select <8 x i1> %v4032, <8 x i32> %v4039, <8 x i32> %v4048
  %v4050 = extractelement <8 x i32> %v4049, i64 0
  %v4051 = trunc i32 %v4050 to i16
  %v4053 = extractelement <8 x i32> %v4049, i64 1
  %v4054 = trunc i32 %v4053 to i16
  %v4056 = extractelement <8 x i32> %v4049, i64 2
  %v4057 = trunc i32 %v4056 to i16
  %v4059 = extractelement <8 x i32> %v4049, i64 3
  %v4060 = trunc i32 %v4059 to i16
  %v4062 = extractelement <8 x i32> %v4049, i64 4
  %v4063 = trunc i32 %v4062 to i16
  %v4065 = extractelement <8 x i32> %v4049, i64 5
  %v4066 = trunc i32 %v4065 to i16
  %v4068 = extractelement <8 x i32> %v4049, i64 6
  %v4069 = trunc i32 %v4068 to i16
  %v4071 = extractelement <8 x i32> %v4049, i64 7
  %v4072 = trunc i32 %v4071 to i16
  %v4076 = sub nsw i64 %v4015, %v23
  %v4078 = mul nsw i64 %v4076, 16
  %v4079 = add nsw i64 %v4024, %v4078
  %t1542 = getelementptr float, ptr %s11, i64 %v4079
  %v4080 = load <8 x float>, ptr %t1542, align 4, !alias.scope !49, !noalias !50
  %v4081 = fcmp une <8 x float> %v4080, %v4080
  %v4082 = bitcast <8 x float> %v4080 to <8 x i32>
  %v4084 = lshr <8 x i32> %v4082, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4086 = or <8 x i32> %v4084, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v4088 = add <8 x i32> %v4082, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v4090 = and <8 x i32> %v4084, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v4091 = add <8 x i32> %v4088, %v4090
  %v4093 = lshr <8 x i32> %v4091, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v4094 = select <8 x i1> %v4081, <8 x i32> %v4086, <8 x i32> %v4093
  %v4095 = extractelement <8 x i32> %v4094, i64 0
  %v4096 = trunc i32 %v4095 to i16
  %v4098 = extractelement <8 x i32> %v4094, i64 1
  %v4099 = trunc i32 %v4098 to i16
  %v4101 = extractelement <8 x i32> %v4094, i64 2
  %v4102 = trunc i32 %v4101 to i16
  %v4104 = extractelement <8 x i32> %v4094, i64 3
  %v4105 = trunc i32 %v4104 to i16
  %v4107 = extractelement <8 x i32> %v4094, i64 4
  %v4108 = trunc i32 %v4107 to i16
  %v4110 = extractelement <8 x i32> %v4094, i64 5
  %v4111 = trunc i32 %v4110 to i16
  %v4113 = extractelement <8 x i32> %v4094, i64 6
  %v4114 = trunc i32 %v4113 to i16
  %v4116 = extractelement <8 x i32> %v4094, i64 7
  %v4117 = trunc i32 %v4116 to i16
  %v4120 = add nuw nsw i64 %v4018, %v4024
  %t1543 = getelementptr i16, ptr %p5, i64 %v4120
  store i16 %v4051, ptr %t1543, align 2, !alias.scope !23, !noalias !24
  %t1544 = getelementptr i16, ptr %p5, i64 %v4120
  %t1545 = getelementptr i16, ptr %t1544, i64 1
  store i16 %v4054, ptr %t1545, align 2, !alias.scope !23, !noalias !24
  %t1546 = getelementptr i16, ptr %p5, i64 %v4120
  %t1547 = getelementptr i16, ptr %t1546, i64 2
  store i16 %v4057, ptr %t1547, align 2, !alias.scope !23, !noalias !24
  %t1548 = getelementptr i16, ptr %p5, i64 %v4120
  %t1549 = getelementptr i16, ptr %t1548, i64 3
  store i16 %v4060, ptr %t1549, align 2, !alias.scope !23, !noalias !24
  %t1550 = getelementptr i16, ptr %p5, i64 %v4120
  %t1551 = getelementptr i16, ptr %t1550, i64 4
  store i16 %v4063, ptr %t1551, align 2, !alias.scope !23, !noalias !24
  %t1552 = getelementptr i16, ptr %p5, i64 %v4120
  %t1553 = getelementptr i16, ptr %t1552, i64 5
  store i16 %v4066, ptr %t1553, align 2, !alias.scope !23, !noalias !24
  %t1554 = getelementptr i16, ptr %p5, i64 %v4120
  %t1555 = getelementptr i16, ptr %t1554, i64 6
  store i16 %v4069, ptr %t1555, align 2, !alias.scope !23, !noalias !24
  %t1556 = getelementptr i16, ptr %p5, i64 %v4120
  %t1557 = getelementptr i16, ptr %t1556, i64 7
  store i16 %v4072, ptr %t1557, align 2, !alias.scope !23, !noalias !24
  %t1558 = getelementptr i16, ptr %p6, i64 %v4120
  store i16 %v4096, ptr %t1558, align 2, !alias.scope !25, !noalias !26
  %t1559 = getelementptr i16, ptr %p6, i64 %v4120
  %t1560 = getelementptr i16, ptr %t1559, i64 1
  store i16 %v4099, ptr %t1560, align 2, !alias.scope !25, !noalias !26
  %t1561 = getelementptr i16, ptr %p6, i64 %v4120
  %t1562 = getelementptr i16, ptr %t1561, i64 2
  store i16 %v4102, ptr %t1562, align 2, !alias.scope !25, !noalias !26
  %t1563 = getelementptr i16, ptr %p6, i64 %v4120
  %t1564 = getelementptr i16, ptr %t1563, i64 3
  store i16 %v4105, ptr %t1564, align 2, !alias.scope !25, !noalias !26
  %t1565 = getelementptr i16, ptr %p6, i64 %v4120
  %t1566 = getelementptr i16, ptr %t1565, i64 4
  store i16 %v4108, ptr %t1566, align 2, !alias.scope !25, !noalias !26
  %t1567 = getelementptr i16, ptr %p6, i64 %v4120
  %t1568 = getelementptr i16, ptr %t1567, i64 5
  store i16 %v4111, ptr %t1568, align 2, !alias.scope !25, !noalias !26
  %t1569 = getelementptr i16, ptr %p6, i64 %v4120
  %t1570 = getelementptr i16, ptr %t1569, i64 6
  store i16 %v4114, ptr %t1570, align 2, !alias.scope !25, !noalias !26
  %t1571 = getelementptr i16, ptr %p6, i64 %v4120
  %t1572 = getelementptr i16, ptr %t1571, i64 7
  store i16 %v4117, ptr %t1572, align 2, !alias.scope !25, !noalias !26
  br label %latch4024
latch4024:
  %next4024 = add nuw nsw i64 %v4024, 8
  %more4024 = icmp slt i64 %next4024, 16
  br i1 %more4024, label %body4024, label %after4024
after4024:
  br label %latch4015
latch4015:
  %next4015 = add nuw nsw i64 %v4015, 1
  %more4015 = icmp slt i64 %next4015, %v4014
  br i1 %more4015, label %body4015, label %after4015
after4015:
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
