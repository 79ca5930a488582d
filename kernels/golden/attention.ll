; attention: 8 work items

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
  %v422 = alloca <8 x float>
  %v425 = alloca <8 x float>
  %v428 = alloca <8 x float>
  %v431 = alloca <8 x float>
  %v434 = alloca <8 x float>
  %v437 = alloca <8 x float>
  %v440 = alloca <8 x float>
  %v443 = alloca <8 x float>
  %v446 = alloca <8 x float>
  %v449 = alloca <8 x float>
  %v452 = alloca <8 x float>
  %v455 = alloca <8 x float>
  %v680 = alloca <8 x float>
  %v683 = alloca <8 x float>
  %v686 = alloca <8 x float>
  %v689 = alloca <8 x float>
  %v692 = alloca <8 x float>
  %v695 = alloca <8 x float>
  %v698 = alloca <8 x float>
  %v701 = alloca <8 x float>
  %v1175 = alloca <8 x float>
  %v1178 = alloca <8 x float>
  %v1181 = alloca <8 x float>
  %v1184 = alloca <8 x float>
  %v1362 = alloca <8 x float>
  %v1365 = alloca <8 x float>
  %v1368 = alloca <8 x float>
  %v1371 = alloca <8 x float>
  %v1374 = alloca <8 x float>
  %v1377 = alloca <8 x float>
  %v1380 = alloca <8 x float>
  %v1383 = alloca <8 x float>
  %v1386 = alloca <8 x float>
  %v1389 = alloca <8 x float>
  %v1392 = alloca <8 x float>
  %v1395 = alloca <8 x float>
  %v1721 = alloca <8 x float>
  %v1724 = alloca <8 x float>
  %v1727 = alloca <8 x float>
  %v1730 = alloca <8 x float>
  %v1733 = alloca <8 x float>
  %v1736 = alloca <8 x float>
  %v1739 = alloca <8 x float>
  %v1742 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after1905 ]
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
  %t8 = getelementptr float, ptr %p0, i64 %v59
  %t9 = getelementptr float, ptr %t8, i64 12288
  call void @llvm.prefetch.p0(ptr %t9, i32 0, i32 3, i32 1)
  %t10 = getelementptr float, ptr %p0, i64 %v59
  %v61 = load <8 x float>, ptr %t10, align 4, !alias.scope !19, !noalias !20
  %t11 = getelementptr float, ptr %p0, i64 %v59
  %t12 = getelementptr float, ptr %t11, i64 12384
  call void @llvm.prefetch.p0(ptr %t12, i32 0, i32 3, i32 1)
  %t13 = getelementptr float, ptr %p0, i64 %v59
  %t14 = getelementptr float, ptr %t13, i64 96
  %v63 = load <8 x float>, ptr %t14, align 4, !alias.scope !19, !noalias !20
  %t15 = getelementptr float, ptr %p0, i64 %v59
  %t16 = getelementptr float, ptr %t15, i64 12480
  call void @llvm.prefetch.p0(ptr %t16, i32 0, i32 3, i32 1)
  %t17 = getelementptr float, ptr %p0, i64 %v59
  %t18 = getelementptr float, ptr %t17, i64 192
  %v65 = load <8 x float>, ptr %t18, align 4, !alias.scope !19, !noalias !20
  %t19 = getelementptr float, ptr %p0, i64 %v59
  %t20 = getelementptr float, ptr %t19, i64 12576
  call void @llvm.prefetch.p0(ptr %t20, i32 0, i32 3, i32 1)
  %t21 = getelementptr float, ptr %p0, i64 %v59
  %t22 = getelementptr float, ptr %t21, i64 288
  %v67 = load <8 x float>, ptr %t22, align 4, !alias.scope !19, !noalias !20
  %t23 = getelementptr float, ptr %p0, i64 %v59
  %t24 = getelementptr float, ptr %t23, i64 12672
  call void @llvm.prefetch.p0(ptr %t24, i32 0, i32 3, i32 1)
  %t25 = getelementptr float, ptr %p0, i64 %v59
  %t26 = getelementptr float, ptr %t25, i64 384
  %v69 = load <8 x float>, ptr %t26, align 4, !alias.scope !19, !noalias !20
  %t27 = getelementptr float, ptr %p0, i64 %v59
  %t28 = getelementptr float, ptr %t27, i64 12768
  call void @llvm.prefetch.p0(ptr %t28, i32 0, i32 3, i32 1)
  %t29 = getelementptr float, ptr %p0, i64 %v59
  %t30 = getelementptr float, ptr %t29, i64 480
  %v71 = load <8 x float>, ptr %t30, align 4, !alias.scope !19, !noalias !20
  %t31 = getelementptr float, ptr %p0, i64 %v59
  %t32 = getelementptr float, ptr %t31, i64 12864
  call void @llvm.prefetch.p0(ptr %t32, i32 0, i32 3, i32 1)
  %t33 = getelementptr float, ptr %p0, i64 %v59
  %t34 = getelementptr float, ptr %t33, i64 576
  %v73 = load <8 x float>, ptr %t34, align 4, !alias.scope !19, !noalias !20
  %t35 = getelementptr float, ptr %p0, i64 %v59
  %t36 = getelementptr float, ptr %t35, i64 12960
  call void @llvm.prefetch.p0(ptr %t36, i32 0, i32 3, i32 1)
  %t37 = getelementptr float, ptr %p0, i64 %v59
  %t38 = getelementptr float, ptr %t37, i64 672
  %v75 = load <8 x float>, ptr %t38, align 4, !alias.scope !19, !noalias !20
  %v76 = shufflevector <8 x float> %v61, <8 x float> %v69, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v77 = shufflevector <8 x float> %v61, <8 x float> %v69, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v78 = shufflevector <8 x float> %v63, <8 x float> %v71, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v79 = shufflevector <8 x float> %v63, <8 x float> %v71, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v80 = shufflevector <8 x float> %v65, <8 x float> %v73, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v81 = shufflevector <8 x float> %v65, <8 x float> %v73, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v82 = shufflevector <8 x float> %v67, <8 x float> %v75, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v83 = shufflevector <8 x float> %v67, <8 x float> %v75, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v84 = shufflevector <8 x float> %v76, <8 x float> %v80, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v85 = shufflevector <8 x float> %v76, <8 x float> %v80, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v86 = shufflevector <8 x float> %v78, <8 x float> %v82, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v87 = shufflevector <8 x float> %v78, <8 x float> %v82, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v88 = shufflevector <8 x float> %v77, <8 x float> %v81, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v89 = shufflevector <8 x float> %v77, <8 x float> %v81, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v90 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v91 = shufflevector <8 x float> %v79, <8 x float> %v83, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v92 = shufflevector <8 x float> %v84, <8 x float> %v86, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v93 = shufflevector <8 x float> %v84, <8 x float> %v86, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v94 = shufflevector <8 x float> %v85, <8 x float> %v87, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v95 = shufflevector <8 x float> %v85, <8 x float> %v87, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v96 = shufflevector <8 x float> %v88, <8 x float> %v90, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v97 = shufflevector <8 x float> %v88, <8 x float> %v90, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v98 = shufflevector <8 x float> %v89, <8 x float> %v91, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v99 = shufflevector <8 x float> %v89, <8 x float> %v91, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v102 = mul nuw nsw i64 %v55, 16
  %v103 = sub nsw i64 %v50, %v40
  %v105 = mul nuw nsw i64 %v103, 17
  %v106 = add nuw nsw i64 %v102, %v105
  %t39 = getelementptr float, ptr %s1, i64 %v106
  store <8 x float> %v92, ptr %t39, align 4, !alias.scope !29, !noalias !30
  %v110 = mul nuw nsw i64 %v55, 16
  %v111 = sub nsw i64 %v50, %v40
  %v113 = mul nuw nsw i64 %v111, 17
  %v114 = add nuw nsw i64 %v110, %v113
  %t40 = getelementptr float, ptr %s1, i64 %v114
  %t41 = getelementptr float, ptr %t40, i64 16
  store <8 x float> %v93, ptr %t41, align 4, !alias.scope !29, !noalias !30
  %v118 = mul nuw nsw i64 %v55, 16
  %v119 = sub nsw i64 %v50, %v40
  %v121 = mul nuw nsw i64 %v119, 17
  %v122 = add nuw nsw i64 %v118, %v121
  %t42 = getelementptr float, ptr %s1, i64 %v122
  %t43 = getelementptr float, ptr %t42, i64 32
  store <8 x float> %v94, ptr %t43, align 4, !alias.scope !29, !noalias !30
  %v126 = mul nuw nsw i64 %v55, 16
  %v127 = sub nsw i64 %v50, %v40
  %v129 = mul nuw nsw i64 %v127, 17
  %v130 = add nuw nsw i64 %v126, %v129
  %t44 = getelementptr float, ptr %s1, i64 %v130
  %t45 = getelementptr float, ptr %t44, i64 48
  store <8 x float> %v95, ptr %t45, align 4, !alias.scope !29, !noalias !30
  %v134 = mul nuw nsw i64 %v55, 16
  %v135 = sub nsw i64 %v50, %v40
  %v137 = mul nuw nsw i64 %v135, 17
  %v138 = add nuw nsw i64 %v134, %v137
  %t46 = getelementptr float, ptr %s1, i64 %v138
  %t47 = getelementptr float, ptr %t46, i64 64
  store <8 x float> %v96, ptr %t47, align 4, !alias.scope !29, !noalias !30
  %v142 = mul nuw nsw i64 %v55, 16
  %v143 = sub nsw i64 %v50, %v40
  %v145 = mul nuw nsw i64 %v143, 17
  %v146 = add nuw nsw i64 %v142, %v145
  %t48 = getelementptr float, ptr %s1, i64 %v146
  %t49 = getelementptr float, ptr %t48, i64 80
  store <8 x float> %v97, ptr %t49, align 4, !alias.scope !29, !noalias !30
  %v150 = mul nuw nsw i64 %v55, 16
  %v151 = sub nsw i64 %v50, %v40
  %v153 = mul nuw nsw i64 %v151, 17
  %v154 = add nuw nsw i64 %v150, %v153
  %t50 = getelementptr float, ptr %s1, i64 %v154
  %t51 = getelementptr float, ptr %t50, i64 96
  store <8 x float> %v98, ptr %t51, align 4, !alias.scope !29, !noalias !30
  %v158 = mul nuw nsw i64 %v55, 16
  %v159 = sub nsw i64 %v50, %v40
  %v161 = mul nuw nsw i64 %v159, 17
  %v162 = add nuw nsw i64 %v158, %v161
  %t52 = getelementptr float, ptr %s1, i64 %v162
  %t53 = getelementptr float, ptr %t52, i64 112
  store <8 x float> %v99, ptr %t53, align 4, !alias.scope !29, !noalias !30
  br label %latch55
latch55:
  %next55 = add nuw nsw i64 %v55, 8
  %more55 = icmp slt i64 %next55, 16
  br i1 %more55, label %body55, label %after55
after55:
  %t54 = icmp slt i64 16, 16
  br i1 %t54, label %body165, label %after165
body165:
  %v165 = phi i64 [ 16, %after55 ], [ %next165, %latch165 ]
  %v167 = add nuw nsw i64 %v54, %v165
  %v169 = add nuw nsw i64 %v167, 32
  %t55 = getelementptr float, ptr %p0, i64 %v169
  %v170 = load float, ptr %t55, align 4, !alias.scope !19, !noalias !20
  %t56 = getelementptr float, ptr %p0, i64 %v169
  %t57 = getelementptr float, ptr %t56, i64 96
  %v171 = load float, ptr %t57, align 4, !alias.scope !19, !noalias !20
  %t58 = getelementptr float, ptr %p0, i64 %v169
  %t59 = getelementptr float, ptr %t58, i64 192
  %v172 = load float, ptr %t59, align 4, !alias.scope !19, !noalias !20
  %t60 = getelementptr float, ptr %p0, i64 %v169
  %t61 = getelementptr float, ptr %t60, i64 288
  %v173 = load float, ptr %t61, align 4, !alias.scope !19, !noalias !20
  %t62 = getelementptr float, ptr %p0, i64 %v169
  %t63 = getelementptr float, ptr %t62, i64 384
  %v174 = load float, ptr %t63, align 4, !alias.scope !19, !noalias !20
  %t64 = getelementptr float, ptr %p0, i64 %v169
  %t65 = getelementptr float, ptr %t64, i64 480
  %v175 = load float, ptr %t65, align 4, !alias.scope !19, !noalias !20
  %t66 = getelementptr float, ptr %p0, i64 %v169
  %t67 = getelementptr float, ptr %t66, i64 576
  %v176 = load float, ptr %t67, align 4, !alias.scope !19, !noalias !20
  %t68 = getelementptr float, ptr %p0, i64 %v169
  %t69 = getelementptr float, ptr %t68, i64 672
  %v177 = load float, ptr %t69, align 4, !alias.scope !19, !noalias !20
  %t70 = insertelement <8 x float> poison, float %v170, i64 0
  %t71 = insertelement <8 x float> %t70, float %v171, i64 1
  %t72 = insertelement <8 x float> %t71, float %v172, i64 2
  %t73 = insertelement <8 x float> %t72, float %v173, i64 3
  %t74 = insertelement <8 x float> %t73, float %v174, i64 4
  %t75 = insertelement <8 x float> %t74, float %v175, i64 5
  %t76 = insertelement <8 x float> %t75, float %v176, i64 6
  %v178 = insertelement <8 x float> %t76, float %v177, i64 7
  %v181 = mul nuw nsw i64 %v165, 16
  %v182 = sub nsw i64 %v50, %v40
  %v184 = mul nuw nsw i64 %v182, 17
  %v185 = add nuw nsw i64 %v181, %v184
  %t77 = getelementptr float, ptr %s1, i64 %v185
  store <8 x float> %v178, ptr %t77, align 4, !alias.scope !29, !noalias !30
  br label %latch165
latch165:
  %next165 = add nuw nsw i64 %v165, 1
  %more165 = icmp slt i64 %next165, 16
  br i1 %more165, label %body165, label %after165
after165:
  %v189 = add nuw nsw i64 %v50, 8
  %v191 = mul nuw nsw i64 %v189, 96
  %v192 = add nuw nsw i64 %v18, %v191
  br label %body193
body193:
  %v193 = phi i64 [ 0, %after165 ], [ %next193, %latch193 ]
  %v195 = add nuw nsw i64 %v192, %v193
  %v197 = add nuw nsw i64 %v195, 32
  %t78 = getelementptr float, ptr %p0, i64 %v197
  %t79 = getelementptr float, ptr %t78, i64 12288
  call void @llvm.prefetch.p0(ptr %t79, i32 0, i32 3, i32 1)
  %t80 = getelementptr float, ptr %p0, i64 %v197
  %v199 = load <8 x float>, ptr %t80, align 4, !alias.scope !19, !noalias !20
  %t81 = getelementptr float, ptr %p0, i64 %v197
  %t82 = getelementptr float, ptr %t81, i64 12384
  call void @llvm.prefetch.p0(ptr %t82, i32 0, i32 3, i32 1)
  %t83 = getelementptr float, ptr %p0, i64 %v197
  %t84 = getelementptr float, ptr %t83, i64 96
  %v201 = load <8 x float>, ptr %t84, align 4, !alias.scope !19, !noalias !20
  %t85 = getelementptr float, ptr %p0, i64 %v197
  %t86 = getelementptr float, ptr %t85, i64 12480
  call void @llvm.prefetch.p0(ptr %t86, i32 0, i32 3, i32 1)
  %t87 = getelementptr float, ptr %p0, i64 %v197
  %t88 = getelementptr float, ptr %t87, i64 192
  %v203 = load <8 x float>, ptr %t88, align 4, !alias.scope !19, !noalias !20
  %t89 = getelementptr float, ptr %p0, i64 %v197
  %t90 = getelementptr float, ptr %t89, i64 12576
  call void @llvm.prefetch.p0(ptr %t90, i32 0, i32 3, i32 1)
  %t91 = getelementptr float, ptr %p0, i64 %v197
  %t92 = getelementptr float, ptr %t91, i64 288
  %v205 = load <8 x float>, ptr %t92, align 4, !alias.scope !19, !noalias !20
  %t93 = getelementptr float, ptr %p0, i64 %v197
  %t94 = getelementptr float, ptr %t93, i64 12672
  call void @llvm.prefetch.p0(ptr %t94, i32 0, i32 3, i32 1)
  %t95 = getelementptr float, ptr %p0, i64 %v197
  %t96 = getelementptr float, ptr %t95, i64 384
  %v207 = load <8 x float>, ptr %t96, align 4, !alias.scope !19, !noalias !20
  %t97 = getelementptr float, ptr %p0, i64 %v197
  %t98 = getelementptr float, ptr %t97, i64 12768
  call void @llvm.prefetch.p0(ptr %t98, i32 0, i32 3, i32 1)
  %t99 = getelementptr float, ptr %p0, i64 %v197
  %t100 = getelementptr float, ptr %t99, i64 480
  %v209 = load <8 x float>, ptr %t100, align 4, !alias.scope !19, !noalias !20
  %t101 = getelementptr float, ptr %p0, i64 %v197
  %t102 = getelementptr float, ptr %t101, i64 12864
  call void @llvm.prefetch.p0(ptr %t102, i32 0, i32 3, i32 1)
  %t103 = getelementptr float, ptr %p0, i64 %v197
  %t104 = getelementptr float, ptr %t103, i64 576
  %v211 = load <8 x float>, ptr %t104, align 4, !alias.scope !19, !noalias !20
  %t105 = getelementptr float, ptr %p0, i64 %v197
  %t106 = getelementptr float, ptr %t105, i64 12960
  call void @llvm.prefetch.p0(ptr %t106, i32 0, i32 3, i32 1)
  %t107 = getelementptr float, ptr %p0, i64 %v197
  %t108 = getelementptr float, ptr %t107, i64 672
  %v213 = load <8 x float>, ptr %t108, align 4, !alias.scope !19, !noalias !20
  %v214 = shufflevector <8 x float> %v199, <8 x float> %v207, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v215 = shufflevector <8 x float> %v199, <8 x float> %v207, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v216 = shufflevector <8 x float> %v201, <8 x float> %v209, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v217 = shufflevector <8 x float> %v201, <8 x float> %v209, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v218 = shufflevector <8 x float> %v203, <8 x float> %v211, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v219 = shufflevector <8 x float> %v203, <8 x float> %v211, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v220 = shufflevector <8 x float> %v205, <8 x float> %v213, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v221 = shufflevector <8 x float> %v205, <8 x float> %v213, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v222 = shufflevector <8 x float> %v214, <8 x float> %v218, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v223 = shufflevector <8 x float> %v214, <8 x float> %v218, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v224 = shufflevector <8 x float> %v216, <8 x float> %v220, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v225 = shufflevector <8 x float> %v216, <8 x float> %v220, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v226 = shufflevector <8 x float> %v215, <8 x float> %v219, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v227 = shufflevector <8 x float> %v215, <8 x float> %v219, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v228 = shufflevector <8 x float> %v217, <8 x float> %v221, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v229 = shufflevector <8 x float> %v217, <8 x float> %v221, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v230 = shufflevector <8 x float> %v222, <8 x float> %v224, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v231 = shufflevector <8 x float> %v222, <8 x float> %v224, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v232 = shufflevector <8 x float> %v223, <8 x float> %v225, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v233 = shufflevector <8 x float> %v223, <8 x float> %v225, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v234 = shufflevector <8 x float> %v226, <8 x float> %v228, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v235 = shufflevector <8 x float> %v226, <8 x float> %v228, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v236 = shufflevector <8 x float> %v227, <8 x float> %v229, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v237 = shufflevector <8 x float> %v227, <8 x float> %v229, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v240 = mul nuw nsw i64 %v193, 16
  %v241 = sub nsw i64 %v50, %v40
  %v243 = mul nuw nsw i64 %v241, 17
  %v244 = add nuw nsw i64 %v240, %v243
  %t109 = getelementptr float, ptr %s1, i64 %v244
  %t110 = getelementptr float, ptr %t109, i64 8
  store <8 x float> %v230, ptr %t110, align 4, !alias.scope !29, !noalias !30
  %v248 = mul nuw nsw i64 %v193, 16
  %v249 = sub nsw i64 %v50, %v40
  %v251 = mul nuw nsw i64 %v249, 17
  %v252 = add nuw nsw i64 %v248, %v251
  %t111 = getelementptr float, ptr %s1, i64 %v252
  %t112 = getelementptr float, ptr %t111, i64 24
  store <8 x float> %v231, ptr %t112, align 4, !alias.scope !29, !noalias !30
  %v256 = mul nuw nsw i64 %v193, 16
  %v257 = sub nsw i64 %v50, %v40
  %v259 = mul nuw nsw i64 %v257, 17
  %v260 = add nuw nsw i64 %v256, %v259
  %t113 = getelementptr float, ptr %s1, i64 %v260
  %t114 = getelementptr float, ptr %t113, i64 40
  store <8 x float> %v232, ptr %t114, align 4, !alias.scope !29, !noalias !30
  %v264 = mul nuw nsw i64 %v193, 16
  %v265 = sub nsw i64 %v50, %v40
  %v267 = mul nuw nsw i64 %v265, 17
  %v268 = add nuw nsw i64 %v264, %v267
  %t115 = getelementptr float, ptr %s1, i64 %v268
  %t116 = getelementptr float, ptr %t115, i64 56
  store <8 x float> %v233, ptr %t116, align 4, !alias.scope !29, !noalias !30
  %v272 = mul nuw nsw i64 %v193, 16
  %v273 = sub nsw i64 %v50, %v40
  %v275 = mul nuw nsw i64 %v273, 17
  %v276 = add nuw nsw i64 %v272, %v275
  %t117 = getelementptr float, ptr %s1, i64 %v276
  %t118 = getelementptr float, ptr %t117, i64 72
  store <8 x float> %v234, ptr %t118, align 4, !alias.scope !29, !noalias !30
  %v280 = mul nuw nsw i64 %v193, 16
  %v281 = sub nsw i64 %v50, %v40
  %v283 = mul nuw nsw i64 %v281, 17
  %v284 = add nuw nsw i64 %v280, %v283
  %t119 = getelementptr float, ptr %s1, i64 %v284
  %t120 = getelementptr float, ptr %t119, i64 88
  store <8 x float> %v235, ptr %t120, align 4, !alias.scope !29, !noalias !30
  %v288 = mul nuw nsw i64 %v193, 16
  %v289 = sub nsw i64 %v50, %v40
  %v291 = mul nuw nsw i64 %v289, 17
  %v292 = add nuw nsw i64 %v288, %v291
  %t121 = getelementptr float, ptr %s1, i64 %v292
  %t122 = getelementptr float, ptr %t121, i64 104
  store <8 x float> %v236, ptr %t122, align 4, !alias.scope !29, !noalias !30
  %v296 = mul nuw nsw i64 %v193, 16
  %v297 = sub nsw i64 %v50, %v40
  %v299 = mul nuw nsw i64 %v297, 17
  %v300 = add nuw nsw i64 %v296, %v299
  %t123 = getelementptr float, ptr %s1, i64 %v300
  %t124 = getelementptr float, ptr %t123, i64 120
  store <8 x float> %v237, ptr %t124, align 4, !alias.scope !29, !noalias !30
  br label %latch193
latch193:
  %next193 = add nuw nsw i64 %v193, 8
  %more193 = icmp slt i64 %next193, 16
  br i1 %more193, label %body193, label %after193
after193:
  %t125 = icmp slt i64 16, 16
  br i1 %t125, label %body303, label %after303
body303:
  %v303 = phi i64 [ 16, %after193 ], [ %next303, %latch303 ]
  %v305 = add nuw nsw i64 %v192, %v303
  %v307 = add nuw nsw i64 %v305, 32
  %t126 = getelementptr float, ptr %p0, i64 %v307
  %v308 = load float, ptr %t126, align 4, !alias.scope !19, !noalias !20
  %t127 = getelementptr float, ptr %p0, i64 %v307
  %t128 = getelementptr float, ptr %t127, i64 96
  %v309 = load float, ptr %t128, align 4, !alias.scope !19, !noalias !20
  %t129 = getelementptr float, ptr %p0, i64 %v307
  %t130 = getelementptr float, ptr %t129, i64 192
  %v310 = load float, ptr %t130, align 4, !alias.scope !19, !noalias !20
  %t131 = getelementptr float, ptr %p0, i64 %v307
  %t132 = getelementptr float, ptr %t131, i64 288
  %v311 = load float, ptr %t132, align 4, !alias.scope !19, !noalias !20
  %t133 = getelementptr float, ptr %p0, i64 %v307
  %t134 = getelementptr float, ptr %t133, i64 384
  %v312 = load float, ptr %t134, align 4, !alias.scope !19, !noalias !20
  %t135 = getelementptr float, ptr %p0, i64 %v307
  %t136 = getelementptr float, ptr %t135, i64 480
  %v313 = load float, ptr %t136, align 4, !alias.scope !19, !noalias !20
  %t137 = getelementptr float, ptr %p0, i64 %v307
  %t138 = getelementptr float, ptr %t137, i64 576
  %v314 = load float, ptr %t138, align 4, !alias.scope !19, !noalias !20
  %t139 = getelementptr float, ptr %p0, i64 %v307
  %t140 = getelementptr float, ptr %t139, i64 672
  %v315 = load float, ptr %t140, align 4, !alias.scope !19, !noalias !20
  %t141 = insertelement <8 x float> poison, float %v308, i64 0
  %t142 = insertelement <8 x float> %t141, float %v309, i64 1
  %t143 = insertelement <8 x float> %t142, float %v310, i64 2
  %t144 = insertelement <8 x float> %t143, float %v311, i64 3
  %t145 = insertelement <8 x float> %t144, float %v312, i64 4
  %t146 = insertelement <8 x float> %t145, float %v313, i64 5
  %t147 = insertelement <8 x float> %t146, float %v314, i64 6
  %v316 = insertelement <8 x float> %t147, float %v315, i64 7
  %v319 = mul nuw nsw i64 %v303, 16
  %v320 = sub nsw i64 %v50, %v40
  %v322 = mul nuw nsw i64 %v320, 17
  %v323 = add nuw nsw i64 %v319, %v322
  %t148 = getelementptr float, ptr %s1, i64 %v323
  %t149 = getelementptr float, ptr %t148, i64 8
  store <8 x float> %v316, ptr %t149, align 4, !alias.scope !29, !noalias !30
  br label %latch303
latch303:
  %next303 = add nuw nsw i64 %v303, 1
  %more303 = icmp slt i64 %next303, 16
  br i1 %more303, label %body303, label %after303
after303:
  br label %latch50
latch50:
  %next50 = add nuw nsw i64 %v50, 16
  %more50 = icmp slt i64 %next50, %v48
  br i1 %more50, label %body50, label %after50
after50:
  %v327 = sub nsw i64 %v48, %v40
  %v328 = add nsw i64 %v40, %v327
  %v329 = add nuw nsw i64 %v40, %v41
  %t150 = icmp slt i64 %v328, %v329
  br i1 %t150, label %body330, label %after330
body330:
  %v330 = phi i64 [ %v328, %after50 ], [ %next330, %latch330 ]
  %v332 = sub nsw i64 %v330, %v40
  %v334 = and i64 %v332, 15
  %v335 = sub nsw i64 %v332, %v334
  %v336 = mul nsw i64 %v335, 17
  %v337 = add nsw i64 %v336, %v334
  %v339 = mul nsw i64 %v330, 96
  %v340 = add nsw i64 %v18, %v339
  br label %body341
body341:
  %v341 = phi i64 [ 0, %body330 ], [ %next341, %latch341 ]
  %v343 = add nsw i64 %v340, %v341
  %v345 = add nsw i64 %v343, 32
  %t151 = getelementptr float, ptr %p0, i64 %v345
  %v346 = load float, ptr %t151, align 4, !alias.scope !19, !noalias !20
  %v348 = sub nsw i64 %v341, 0
  %v349 = mul nuw nsw i64 %v348, 16
  %v350 = add nsw i64 %v337, %v349
  %t152 = getelementptr float, ptr %s1, i64 %v350
  store float %v346, ptr %t152, align 4, !alias.scope !29, !noalias !30
  br label %latch341
latch341:
  %next341 = add nuw nsw i64 %v341, 1
  %more341 = icmp slt i64 %next341, 16
  br i1 %more341, label %body341, label %after341
after341:
  br label %latch330
latch330:
  %next330 = add nsw i64 %v330, 1
  %more330 = icmp slt i64 %next330, %v329
  br i1 %more330, label %body330, label %after330
after330:
  %v356 = add nuw nsw i64 %v41, 15
  %v357 = urem i64 %v356, 16
  %v358 = sub nsw i64 %v356, %v357
  %v359 = add nuw nsw i64 %v40, %v41
  %v360 = add nuw nsw i64 %v40, %v358
  %t153 = icmp slt i64 %v359, %v360
  br i1 %t153, label %body361, label %after361
body361:
  %v361 = phi i64 [ %v359, %after330 ], [ %next361, %latch361 ]
  %v363 = sub nsw i64 %v361, %v40
  %v365 = urem i64 %v363, 16
  %v366 = sub nsw i64 %v363, %v365
  %v367 = mul nsw i64 %v366, 17
  %v368 = add nsw i64 %v367, %v365
  br label %body369
body369:
  %v369 = phi i64 [ 0, %body361 ], [ %next369, %latch369 ]
  %v372 = sub nsw i64 %v369, 0
  %v373 = mul nuw nsw i64 %v372, 16
  %v374 = add nsw i64 %v368, %v373
  %t154 = getelementptr float, ptr %s1, i64 %v374
  store float 0x0000000000000000, ptr %t154, align 4, !alias.scope !29, !noalias !30
  br label %latch369
latch369:
  %next369 = add nuw nsw i64 %v369, 1
  %more369 = icmp slt i64 %next369, 16
  br i1 %more369, label %body369, label %after369
after369:
  br label %latch361
latch361:
  %next361 = add nuw nsw i64 %v361, 1
  %more361 = icmp slt i64 %next361, %v360
  br i1 %more361, label %body361, label %after361
after361:
  %v378 = add nuw nsw i64 %v23, 24
  %t155 = icmp slt i64 %v23, %v378
  br i1 %t155, label %body380, label %after380
body380:
  %v380 = phi i64 [ %v23, %after361 ], [ %next380, %latch380 ]
  %v382 = mul nuw nsw i64 %v380, 96
  %v383 = add nuw nsw i64 %v18, %v382
  br label %body384
body384:
  %v384 = phi i64 [ 0, %body380 ], [ %next384, %latch384 ]
  %v386 = add nuw nsw i64 %v383, %v384
  %t156 = getelementptr float, ptr %p0, i64 %v386
  %t157 = getelementptr float, ptr %t156, i64 12288
  call void @llvm.prefetch.p0(ptr %t157, i32 0, i32 3, i32 1)
  %t158 = getelementptr float, ptr %p0, i64 %v386
  %v388 = load <8 x float>, ptr %t158, align 4, !alias.scope !19, !noalias !20
  %v391 = sub nsw i64 %v380, %v23
  %v393 = mul nsw i64 %v391, 32
  %v394 = add nsw i64 %v384, %v393
  %t159 = getelementptr float, ptr %s2, i64 %v394
  store <8 x float> %v388, ptr %t159, align 4, !alias.scope !31, !noalias !32
  br label %latch384
latch384:
  %next384 = add nuw nsw i64 %v384, 8
  %more384 = icmp slt i64 %next384, 16
  br i1 %more384, label %body384, label %after384
after384:
  %t160 = icmp slt i64 16, 16
  br i1 %t160, label %body397, label %after397
body397:
  %v397 = phi i64 [ 16, %after384 ], [ %next397, %latch397 ]
  %v399 = add nuw nsw i64 %v383, %v397
  %t161 = getelementptr float, ptr %p0, i64 %v399
  %v400 = load float, ptr %t161, align 4, !alias.scope !19, !noalias !20
  %v403 = sub nsw i64 %v380, %v23
  %v405 = mul nsw i64 %v403, 32
  %v406 = add nsw i64 %v397, %v405
  %t162 = getelementptr float, ptr %s2, i64 %v406
  store float %v400, ptr %t162, align 4, !alias.scope !31, !noalias !32
  br label %latch397
latch397:
  %next397 = add nuw nsw i64 %v397, 1
  %more397 = icmp slt i64 %next397, 16
  br i1 %more397, label %body397, label %after397
after397:
  br label %latch380
latch380:
  %next380 = add nuw nsw i64 %v380, 1
  %more380 = icmp slt i64 %next380, %v378
  br i1 %more380, label %body380, label %after380
after380:
  %v412 = add nuw nsw i64 %v41, 15
  %v413 = urem i64 %v412, 16
  %v414 = sub nsw i64 %v412, %v413
  %v415 = add nuw nsw i64 %v40, %v414
  %t163 = icmp slt i64 %v40, %v415
  br i1 %t163, label %body416, label %after416
body416:
  %v416 = phi i64 [ %v40, %after380 ], [ %next416, %latch416 ]
  %v418 = add nuw nsw i64 %v23, 24
  %t164 = icmp slt i64 %v23, %v418
  br i1 %t164, label %body419, label %after419
body419:
  %v419 = phi i64 [ %v23, %body416 ], [ %next419, %latch419 ]
  store <8 x float> zeroinitializer, ptr %v422
  store <8 x float> zeroinitializer, ptr %v425
  store <8 x float> zeroinitializer, ptr %v428
  store <8 x float> zeroinitializer, ptr %v431
  store <8 x float> zeroinitializer, ptr %v434
  store <8 x float> zeroinitializer, ptr %v437
  store <8 x float> zeroinitializer, ptr %v440
  store <8 x float> zeroinitializer, ptr %v443
  store <8 x float> zeroinitializer, ptr %v446
  store <8 x float> zeroinitializer, ptr %v449
  store <8 x float> zeroinitializer, ptr %v452
  store <8 x float> zeroinitializer, ptr %v455
  br label %body456
body456:
  %v456 = phi i64 [ 0, %body419 ], [ %next456, %latch456 ]
  %v459 = sub nsw i64 %v419, %v23
  %v461 = mul nsw i64 %v459, 32
  %v462 = add nsw i64 %v456, %v461
  %t165 = getelementptr float, ptr %s2, i64 %v462
  %v463 = load float, ptr %t165, align 4, !alias.scope !31, !noalias !32
  %v466 = mul nuw nsw i64 %v456, 16
  %v467 = sub nsw i64 %v416, %v40
  %v469 = mul nuw nsw i64 %v467, 17
  %v470 = add nuw nsw i64 %v466, %v469
  %t166 = getelementptr float, ptr %s1, i64 %v470
  %v471 = load <8 x float>, ptr %t166, align 4, !alias.scope !29, !noalias !30
  %t167 = insertelement <8 x float> poison, float %v463, i64 0
  %v472 = shufflevector <8 x float> %t167, <8 x float> poison, <8 x i32> zeroinitializer
  %v473 = load <8 x float>, ptr %v422
  %v474 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v472, <8 x float> %v471, <8 x float> %v473)
  store <8 x float> %v474, ptr %v422
  %v478 = mul nuw nsw i64 %v456, 16
  %v479 = sub nsw i64 %v416, %v40
  %v481 = mul nuw nsw i64 %v479, 17
  %v482 = add nuw nsw i64 %v478, %v481
  %t168 = getelementptr float, ptr %s1, i64 %v482
  %t169 = getelementptr float, ptr %t168, i64 8
  %v483 = load <8 x float>, ptr %t169, align 4, !alias.scope !29, !noalias !30
  %t170 = insertelement <8 x float> poison, float %v463, i64 0
  %v484 = shufflevector <8 x float> %t170, <8 x float> poison, <8 x i32> zeroinitializer
  %v485 = load <8 x float>, ptr %v425
  %v486 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v484, <8 x float> %v483, <8 x float> %v485)
  store <8 x float> %v486, ptr %v425
  %v490 = sub nsw i64 %v419, %v23
  %v492 = mul nsw i64 %v490, 32
  %v493 = add nsw i64 %v456, %v492
  %t171 = getelementptr float, ptr %s2, i64 %v493
  %t172 = getelementptr float, ptr %t171, i64 32
  %v494 = load float, ptr %t172, align 4, !alias.scope !31, !noalias !32
  %t173 = insertelement <8 x float> poison, float %v494, i64 0
  %v495 = shufflevector <8 x float> %t173, <8 x float> poison, <8 x i32> zeroinitializer
  %v496 = load <8 x float>, ptr %v428
  %v497 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v495, <8 x float> %v471, <8 x float> %v496)
  store <8 x float> %v497, ptr %v428
  %t174 = insertelement <8 x float> poison, float %v494, i64 0
  %v499 = shufflevector <8 x float> %t174, <8 x float> poison, <8 x i32> zeroinitializer
  %v500 = load <8 x float>, ptr %v431
  %v501 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v499, <8 x float> %v483, <8 x float> %v500)
  store <8 x float> %v501, ptr %v431
  %v505 = sub nsw i64 %v419, %v23
  %v507 = mul nsw i64 %v505, 32
  %v508 = add nsw i64 %v456, %v507
  %t175 = getelementptr float, ptr %s2, i64 %v508
  %t176 = getelementptr float, ptr %t175, i64 64
  %v509 = load float, ptr %t176, align 4, !alias.scope !31, !noalias !32
  %t177 = insertelement <8 x float> poison, float %v509, i64 0
  %v510 = shufflevector <8 x float> %t177, <8 x float> poison, <8 x i32> zeroinitializer
  %v511 = load <8 x float>, ptr %v434
  %v512 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v510, <8 x float> %v471, <8 x float> %v511)
  store <8 x float> %v512, ptr %v434
  %t178 = insertelement <8 x float> poison, float %v509, i64 0
  %v514 = shufflevector <8 x float> %t178, <8 x float> poison, <8 x i32> zeroinitializer
  %v515 = load <8 x float>, ptr %v437
  %v516 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v514, <8 x float> %v483, <8 x float> %v515)
  store <8 x float> %v516, ptr %v437
  %v520 = sub nsw i64 %v419, %v23
  %v522 = mul nsw i64 %v520, 32
  %v523 = add nsw i64 %v456, %v522
  %t179 = getelementptr float, ptr %s2, i64 %v523
  %t180 = getelementptr float, ptr %t179, i64 96
  %v524 = load float, ptr %t180, align 4, !alias.scope !31, !noalias !32
  %t181 = insertelement <8 x float> poison, float %v524, i64 0
  %v525 = shufflevector <8 x float> %t181, <8 x float> poison, <8 x i32> zeroinitializer
  %v526 = load <8 x float>, ptr %v440
  %v527 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v525, <8 x float> %v471, <8 x float> %v526)
  store <8 x float> %v527, ptr %v440
  %t182 = insertelement <8 x float> poison, float %v524, i64 0
  %v529 = shufflevector <8 x float> %t182, <8 x float> poison, <8 x i32> zeroinitializer
  %v530 = load <8 x float>, ptr %v443
  %v531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v529, <8 x float> %v483, <8 x float> %v530)
  store <8 x float> %v531, ptr %v443
  %v535 = sub nsw i64 %v419, %v23
  %v537 = mul nsw i64 %v535, 32
  %v538 = add nsw i64 %v456, %v537
  %t183 = getelementptr float, ptr %s2, i64 %v538
  %t184 = getelementptr float, ptr %t183, i64 128
  %v539 = load float, ptr %t184, align 4, !alias.scope !31, !noalias !32
  %t185 = insertelement <8 x float> poison, float %v539, i64 0
  %v540 = shufflevector <8 x float> %t185, <8 x float> poison, <8 x i32> zeroinitializer
  %v541 = load <8 x float>, ptr %v446
  %v542 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v540, <8 x float> %v471, <8 x float> %v541)
  store <8 x float> %v542, ptr %v446
  %t186 = insertelement <8 x float> poison, float %v539, i64 0
  %v544 = shufflevector <8 x float> %t186, <8 x float> poison, <8 x i32> zeroinitializer
  %v545 = load <8 x float>, ptr %v449
  %v546 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> %v483, <8 x float> %v545)
  store <8 x float> %v546, ptr %v449
  %v550 = sub nsw i64 %v419, %v23
  %v552 = mul nsw i64 %v550, 32
  %v553 = add nsw i64 %v456, %v552
  %t187 = getelementptr float, ptr %s2, i64 %v553
  %t188 = getelementptr float, ptr %t187, i64 160
  %v554 = load float, ptr %t188, align 4, !alias.scope !31, !noalias !32
  %t189 = insertelement <8 x float> poison, float %v554, i64 0
  %v555 = shufflevector <8 x float> %t189, <8 x float> poison, <8 x i32> zeroinitializer
  %v556 = load <8 x float>, ptr %v452
  %v557 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v555, <8 x float> %v471, <8 x float> %v556)
  store <8 x float> %v557, ptr %v452
  %t190 = insertelement <8 x float> poison, float %v554, i64 0
  %v559 = shufflevector <8 x float> %t190, <8 x float> poison, <8 x i32> zeroinitializer
  %v560 = load <8 x float>, ptr %v455
  %v561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v559, <8 x float> %v483, <8 x float> %v560)
  store <8 x float> %v561, ptr %v455
  br label %latch456
latch456:
  %next456 = add nuw nsw i64 %v456, 1
  %more456 = icmp slt i64 %next456, 16
  br i1 %more456, label %body456, label %after456
after456:
  %v564 = load <8 x float>, ptr %v422
  %v566 = sub nsw i64 %v416, %v40
  %v568 = sub nsw i64 %v419, %v23
  %v570 = mul nsw i64 %v568, 96
  %v571 = add nsw i64 %v566, %v570
  %t191 = getelementptr float, ptr %s0, i64 %v571
  store <8 x float> %v564, ptr %t191, align 4, !alias.scope !27, !noalias !28
  %v573 = load <8 x float>, ptr %v425
  %v575 = sub nsw i64 %v416, %v40
  %v577 = sub nsw i64 %v419, %v23
  %v579 = mul nsw i64 %v577, 96
  %v580 = add nsw i64 %v575, %v579
  %t192 = getelementptr float, ptr %s0, i64 %v580
  %t193 = getelementptr float, ptr %t192, i64 8
  store <8 x float> %v573, ptr %t193, align 4, !alias.scope !27, !noalias !28
  %v582 = load <8 x float>, ptr %v428
  %v584 = sub nsw i64 %v416, %v40
  %v586 = sub nsw i64 %v419, %v23
  %v588 = mul nsw i64 %v586, 96
  %v589 = add nsw i64 %v584, %v588
  %t194 = getelementptr float, ptr %s0, i64 %v589
  %t195 = getelementptr float, ptr %t194, i64 96
  store <8 x float> %v582, ptr %t195, align 4, !alias.scope !27, !noalias !28
  %v591 = load <8 x float>, ptr %v431
  %v593 = sub nsw i64 %v416, %v40
  %v595 = sub nsw i64 %v419, %v23
  %v597 = mul nsw i64 %v595, 96
  %v598 = add nsw i64 %v593, %v597
  %t196 = getelementptr float, ptr %s0, i64 %v598
  %t197 = getelementptr float, ptr %t196, i64 104
  store <8 x float> %v591, ptr %t197, align 4, !alias.scope !27, !noalias !28
  %v600 = load <8 x float>, ptr %v434
  %v602 = sub nsw i64 %v416, %v40
  %v604 = sub nsw i64 %v419, %v23
  %v606 = mul nsw i64 %v604, 96
  %v607 = add nsw i64 %v602, %v606
  %t198 = getelementptr float, ptr %s0, i64 %v607
  %t199 = getelementptr float, ptr %t198, i64 192
  store <8 x float> %v600, ptr %t199, align 4, !alias.scope !27, !noalias !28
  %v609 = load <8 x float>, ptr %v437
  %v611 = sub nsw i64 %v416, %v40
  %v613 = sub nsw i64 %v419, %v23
  %v615 = mul nsw i64 %v613, 96
  %v616 = add nsw i64 %v611, %v615
  %t200 = getelementptr float, ptr %s0, i64 %v616
  %t201 = getelementptr float, ptr %t200, i64 200
  store <8 x float> %v609, ptr %t201, align 4, !alias.scope !27, !noalias !28
  %v618 = load <8 x float>, ptr %v440
  %v620 = sub nsw i64 %v416, %v40
  %v622 = sub nsw i64 %v419, %v23
  %v624 = mul nsw i64 %v622, 96
  %v625 = add nsw i64 %v620, %v624
  %t202 = getelementptr float, ptr %s0, i64 %v625
  %t203 = getelementptr float, ptr %t202, i64 288
  store <8 x float> %v618, ptr %t203, align 4, !alias.scope !27, !noalias !28
  %v627 = load <8 x float>, ptr %v443
  %v629 = sub nsw i64 %v416, %v40
  %v631 = sub nsw i64 %v419, %v23
  %v633 = mul nsw i64 %v631, 96
  %v634 = add nsw i64 %v629, %v633
  %t204 = getelementptr float, ptr %s0, i64 %v634
  %t205 = getelementptr float, ptr %t204, i64 296
  store <8 x float> %v627, ptr %t205, align 4, !alias.scope !27, !noalias !28
  %v636 = load <8 x float>, ptr %v446
  %v638 = sub nsw i64 %v416, %v40
  %v640 = sub nsw i64 %v419, %v23
  %v642 = mul nsw i64 %v640, 96
  %v643 = add nsw i64 %v638, %v642
  %t206 = getelementptr float, ptr %s0, i64 %v643
  %t207 = getelementptr float, ptr %t206, i64 384
  store <8 x float> %v636, ptr %t207, align 4, !alias.scope !27, !noalias !28
  %v645 = load <8 x float>, ptr %v449
  %v647 = sub nsw i64 %v416, %v40
  %v649 = sub nsw i64 %v419, %v23
  %v651 = mul nsw i64 %v649, 96
  %v652 = add nsw i64 %v647, %v651
  %t208 = getelementptr float, ptr %s0, i64 %v652
  %t209 = getelementptr float, ptr %t208, i64 392
  store <8 x float> %v645, ptr %t209, align 4, !alias.scope !27, !noalias !28
  %v654 = load <8 x float>, ptr %v452
  %v656 = sub nsw i64 %v416, %v40
  %v658 = sub nsw i64 %v419, %v23
  %v660 = mul nsw i64 %v658, 96
  %v661 = add nsw i64 %v656, %v660
  %t210 = getelementptr float, ptr %s0, i64 %v661
  %t211 = getelementptr float, ptr %t210, i64 480
  store <8 x float> %v654, ptr %t211, align 4, !alias.scope !27, !noalias !28
  %v663 = load <8 x float>, ptr %v455
  %v665 = sub nsw i64 %v416, %v40
  %v667 = sub nsw i64 %v419, %v23
  %v669 = mul nsw i64 %v667, 96
  %v670 = add nsw i64 %v665, %v669
  %t212 = getelementptr float, ptr %s0, i64 %v670
  %t213 = getelementptr float, ptr %t212, i64 488
  store <8 x float> %v663, ptr %t213, align 4, !alias.scope !27, !noalias !28
  br label %latch419
latch419:
  %next419 = add nuw nsw i64 %v419, 6
  %more419 = icmp slt i64 %next419, %v418
  br i1 %more419, label %body419, label %after419
after419:
  br label %latch416
latch416:
  %next416 = add nuw nsw i64 %v416, 16
  %more416 = icmp slt i64 %next416, %v415
  br i1 %more416, label %body416, label %after416
after416:
  %v676 = add nuw nsw i64 %v23, 24
  %t214 = icmp slt i64 %v23, %v676
  br i1 %t214, label %body677, label %after677
body677:
  %v677 = phi i64 [ %v23, %after416 ], [ %next677, %latch677 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v680
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v683
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v686
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v689
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v692
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v695
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v698
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v701
  %v702 = add nuw nsw i64 %v40, %v41
  %v704 = sub nsw i64 %v702, %v40
  %v705 = urem i64 %v704, 64
  %v706 = sub nsw i64 %v702, %v705
  %t215 = icmp slt i64 %v40, %v706
  br i1 %t215, label %body707, label %after707
body707:
  %v707 = phi i64 [ %v40, %body677 ], [ %next707, %latch707 ]
  %v709 = and i64 %v707, 63
  %v711 = trunc i64 %v707 to i32
  %t216 = insertelement <8 x i32> poison, i32 %v711, i64 0
  %v712 = shufflevector <8 x i32> %t216, <8 x i32> poison, <8 x i32> zeroinitializer
  %v715 = add <8 x i32> %v712, %v8
  %v717 = trunc i64 %v677 to i32
  %t217 = insertelement <8 x i32> poison, i32 %v717, i64 0
  %v718 = shufflevector <8 x i32> %t217, <8 x i32> poison, <8 x i32> zeroinitializer
  %v719 = icmp sle <8 x i32> %v715, %v718
  %v721 = add nuw nsw i64 %v707, 8
  %v722 = trunc i64 %v721 to i32
  %t218 = insertelement <8 x i32> poison, i32 %v722, i64 0
  %v723 = shufflevector <8 x i32> %t218, <8 x i32> poison, <8 x i32> zeroinitializer
  %v726 = add <8 x i32> %v723, %v8
  %v727 = trunc i64 %v677 to i32
  %t219 = insertelement <8 x i32> poison, i32 %v727, i64 0
  %v728 = shufflevector <8 x i32> %t219, <8 x i32> poison, <8 x i32> zeroinitializer
  %v729 = icmp sle <8 x i32> %v726, %v728
  %v731 = add nuw nsw i64 %v707, 16
  %v732 = trunc i64 %v731 to i32
  %t220 = insertelement <8 x i32> poison, i32 %v732, i64 0
  %v733 = shufflevector <8 x i32> %t220, <8 x i32> poison, <8 x i32> zeroinitializer
  %v736 = add <8 x i32> %v733, %v8
  %v737 = trunc i64 %v677 to i32
  %t221 = insertelement <8 x i32> poison, i32 %v737, i64 0
  %v738 = shufflevector <8 x i32> %t221, <8 x i32> poison, <8 x i32> zeroinitializer
  %v739 = icmp sle <8 x i32> %v736, %v738
  %v741 = add nuw nsw i64 %v707, 24
  %v742 = trunc i64 %v741 to i32
  %t222 = insertelement <8 x i32> poison, i32 %v742, i64 0
  %v743 = shufflevector <8 x i32> %t222, <8 x i32> poison, <8 x i32> zeroinitializer
  %v746 = add <8 x i32> %v743, %v8
  %v747 = trunc i64 %v677 to i32
  %t223 = insertelement <8 x i32> poison, i32 %v747, i64 0
  %v748 = shufflevector <8 x i32> %t223, <8 x i32> poison, <8 x i32> zeroinitializer
  %v749 = icmp sle <8 x i32> %v746, %v748
  %v751 = add nuw nsw i64 %v707, 32
  %v752 = trunc i64 %v751 to i32
  %t224 = insertelement <8 x i32> poison, i32 %v752, i64 0
  %v753 = shufflevector <8 x i32> %t224, <8 x i32> poison, <8 x i32> zeroinitializer
  %v756 = add <8 x i32> %v753, %v8
  %v757 = trunc i64 %v677 to i32
  %t225 = insertelement <8 x i32> poison, i32 %v757, i64 0
  %v758 = shufflevector <8 x i32> %t225, <8 x i32> poison, <8 x i32> zeroinitializer
  %v759 = icmp sle <8 x i32> %v756, %v758
  %v761 = add nuw nsw i64 %v707, 40
  %v762 = trunc i64 %v761 to i32
  %t226 = insertelement <8 x i32> poison, i32 %v762, i64 0
  %v763 = shufflevector <8 x i32> %t226, <8 x i32> poison, <8 x i32> zeroinitializer
  %v766 = add <8 x i32> %v763, %v8
  %v767 = trunc i64 %v677 to i32
  %t227 = insertelement <8 x i32> poison, i32 %v767, i64 0
  %v768 = shufflevector <8 x i32> %t227, <8 x i32> poison, <8 x i32> zeroinitializer
  %v769 = icmp sle <8 x i32> %v766, %v768
  %v771 = add nuw nsw i64 %v707, 48
  %v772 = trunc i64 %v771 to i32
  %t228 = insertelement <8 x i32> poison, i32 %v772, i64 0
  %v773 = shufflevector <8 x i32> %t228, <8 x i32> poison, <8 x i32> zeroinitializer
  %v776 = add <8 x i32> %v773, %v8
  %v777 = trunc i64 %v677 to i32
  %t229 = insertelement <8 x i32> poison, i32 %v777, i64 0
  %v778 = shufflevector <8 x i32> %t229, <8 x i32> poison, <8 x i32> zeroinitializer
  %v779 = icmp sle <8 x i32> %v776, %v778
  %v781 = add nuw nsw i64 %v707, 56
  %v782 = trunc i64 %v781 to i32
  %t230 = insertelement <8 x i32> poison, i32 %v782, i64 0
  %v783 = shufflevector <8 x i32> %t230, <8 x i32> poison, <8 x i32> zeroinitializer
  %v786 = add <8 x i32> %v783, %v8
  %v787 = trunc i64 %v677 to i32
  %t231 = insertelement <8 x i32> poison, i32 %v787, i64 0
  %v788 = shufflevector <8 x i32> %t231, <8 x i32> poison, <8 x i32> zeroinitializer
  %v789 = icmp sle <8 x i32> %v786, %v788
  %v791 = sub nsw i64 %v707, %v40
  %v793 = sub nsw i64 %v677, %v23
  %v795 = mul nsw i64 %v793, 96
  %v796 = add nsw i64 %v791, %v795
  %t232 = getelementptr float, ptr %s0, i64 %v796
  %v797 = load <8 x float>, ptr %t232, align 4, !alias.scope !27, !noalias !28
  %v800 = fmul <8 x float> %v797, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v802 = sub nsw i64 %v707, %v40
  %v804 = sub nsw i64 %v677, %v23
  %v806 = mul nsw i64 %v804, 96
  %v807 = add nsw i64 %v802, %v806
  %t233 = getelementptr float, ptr %s0, i64 %v807
  %t234 = getelementptr float, ptr %t233, i64 8
  %v808 = load <8 x float>, ptr %t234, align 4, !alias.scope !27, !noalias !28
  %v810 = fmul <8 x float> %v808, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v812 = sub nsw i64 %v707, %v40
  %v814 = sub nsw i64 %v677, %v23
  %v816 = mul nsw i64 %v814, 96
  %v817 = add nsw i64 %v812, %v816
  %t235 = getelementptr float, ptr %s0, i64 %v817
  %t236 = getelementptr float, ptr %t235, i64 16
  %v818 = load <8 x float>, ptr %t236, align 4, !alias.scope !27, !noalias !28
  %v820 = fmul <8 x float> %v818, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v822 = sub nsw i64 %v707, %v40
  %v824 = sub nsw i64 %v677, %v23
  %v826 = mul nsw i64 %v824, 96
  %v827 = add nsw i64 %v822, %v826
  %t237 = getelementptr float, ptr %s0, i64 %v827
  %t238 = getelementptr float, ptr %t237, i64 24
  %v828 = load <8 x float>, ptr %t238, align 4, !alias.scope !27, !noalias !28
  %v830 = fmul <8 x float> %v828, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v832 = sub nsw i64 %v707, %v40
  %v834 = sub nsw i64 %v677, %v23
  %v836 = mul nsw i64 %v834, 96
  %v837 = add nsw i64 %v832, %v836
  %t239 = getelementptr float, ptr %s0, i64 %v837
  %t240 = getelementptr float, ptr %t239, i64 32
  %v838 = load <8 x float>, ptr %t240, align 4, !alias.scope !27, !noalias !28
  %v840 = fmul <8 x float> %v838, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v842 = sub nsw i64 %v707, %v40
  %v844 = sub nsw i64 %v677, %v23
  %v846 = mul nsw i64 %v844, 96
  %v847 = add nsw i64 %v842, %v846
  %t241 = getelementptr float, ptr %s0, i64 %v847
  %t242 = getelementptr float, ptr %t241, i64 40
  %v848 = load <8 x float>, ptr %t242, align 4, !alias.scope !27, !noalias !28
  %v850 = fmul <8 x float> %v848, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v852 = sub nsw i64 %v707, %v40
  %v854 = sub nsw i64 %v677, %v23
  %v856 = mul nsw i64 %v854, 96
  %v857 = add nsw i64 %v852, %v856
  %t243 = getelementptr float, ptr %s0, i64 %v857
  %t244 = getelementptr float, ptr %t243, i64 48
  %v858 = load <8 x float>, ptr %t244, align 4, !alias.scope !27, !noalias !28
  %v860 = fmul <8 x float> %v858, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v862 = sub nsw i64 %v707, %v40
  %v864 = sub nsw i64 %v677, %v23
  %v866 = mul nsw i64 %v864, 96
  %v867 = add nsw i64 %v862, %v866
  %t245 = getelementptr float, ptr %s0, i64 %v867
  %t246 = getelementptr float, ptr %t245, i64 56
  %v868 = load <8 x float>, ptr %t246, align 4, !alias.scope !27, !noalias !28
  %v870 = fmul <8 x float> %v868, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v873 = select <8 x i1> %v719, <8 x float> %v800, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v875 = select <8 x i1> %v729, <8 x float> %v810, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v877 = select <8 x i1> %v739, <8 x float> %v820, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v879 = select <8 x i1> %v749, <8 x float> %v830, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v881 = select <8 x i1> %v759, <8 x float> %v840, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v883 = select <8 x i1> %v769, <8 x float> %v850, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v885 = select <8 x i1> %v779, <8 x float> %v860, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v887 = select <8 x i1> %v789, <8 x float> %v870, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v889 = load <8 x float>, ptr %v680
  %t247 = fcmp ueq <8 x float> %v873, zeroinitializer
  %t248 = select <8 x i1> %t247, <8 x float> %v873, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t249 = fcmp ogt <8 x float> %v873, %v889
  %t250 = select <8 x i1> %t249, <8 x float> %v873, <8 x float> %v889
  %v890 = fadd <8 x float> %t250, %t248
  store <8 x float> %v890, ptr %v680
  %v892 = load <8 x float>, ptr %v683
  %t251 = fcmp ueq <8 x float> %v875, zeroinitializer
  %t252 = select <8 x i1> %t251, <8 x float> %v875, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t253 = fcmp ogt <8 x float> %v875, %v892
  %t254 = select <8 x i1> %t253, <8 x float> %v875, <8 x float> %v892
  %v893 = fadd <8 x float> %t254, %t252
  store <8 x float> %v893, ptr %v683
  %v895 = load <8 x float>, ptr %v686
  %t255 = fcmp ueq <8 x float> %v877, zeroinitializer
  %t256 = select <8 x i1> %t255, <8 x float> %v877, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t257 = fcmp ogt <8 x float> %v877, %v895
  %t258 = select <8 x i1> %t257, <8 x float> %v877, <8 x float> %v895
  %v896 = fadd <8 x float> %t258, %t256
  store <8 x float> %v896, ptr %v686
  %v898 = load <8 x float>, ptr %v689
  %t259 = fcmp ueq <8 x float> %v879, zeroinitializer
  %t260 = select <8 x i1> %t259, <8 x float> %v879, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t261 = fcmp ogt <8 x float> %v879, %v898
  %t262 = select <8 x i1> %t261, <8 x float> %v879, <8 x float> %v898
  %v899 = fadd <8 x float> %t262, %t260
  store <8 x float> %v899, ptr %v689
  %v901 = load <8 x float>, ptr %v692
  %t263 = fcmp ueq <8 x float> %v881, zeroinitializer
  %t264 = select <8 x i1> %t263, <8 x float> %v881, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t265 = fcmp ogt <8 x float> %v881, %v901
  %t266 = select <8 x i1> %t265, <8 x float> %v881, <8 x float> %v901
  %v902 = fadd <8 x float> %t266, %t264
  store <8 x float> %v902, ptr %v692
  %v904 = load <8 x float>, ptr %v695
  %t267 = fcmp ueq <8 x float> %v883, zeroinitializer
  %t268 = select <8 x i1> %t267, <8 x float> %v883, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t269 = fcmp ogt <8 x float> %v883, %v904
  %t270 = select <8 x i1> %t269, <8 x float> %v883, <8 x float> %v904
  %v905 = fadd <8 x float> %t270, %t268
  store <8 x float> %v905, ptr %v695
  %v907 = load <8 x float>, ptr %v698
  %t271 = fcmp ueq <8 x float> %v885, zeroinitializer
  %t272 = select <8 x i1> %t271, <8 x float> %v885, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t273 = fcmp ogt <8 x float> %v885, %v907
  %t274 = select <8 x i1> %t273, <8 x float> %v885, <8 x float> %v907
  %v908 = fadd <8 x float> %t274, %t272
  store <8 x float> %v908, ptr %v698
  %v910 = load <8 x float>, ptr %v701
  %t275 = fcmp ueq <8 x float> %v887, zeroinitializer
  %t276 = select <8 x i1> %t275, <8 x float> %v887, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t277 = fcmp ogt <8 x float> %v887, %v910
  %t278 = select <8 x i1> %t277, <8 x float> %v887, <8 x float> %v910
  %v911 = fadd <8 x float> %t278, %t276
  store <8 x float> %v911, ptr %v701
  br label %latch707
latch707:
  %next707 = add nuw nsw i64 %v707, 64
  %more707 = icmp slt i64 %next707, %v706
  br i1 %more707, label %body707, label %after707
after707:
  %v915 = load <8 x float>, ptr %v680
  %t279 = getelementptr float, ptr %s4, i64 0
  store <8 x float> %v915, ptr %t279, align 4, !alias.scope !35, !noalias !36
  %v917 = load <8 x float>, ptr %v683
  %t280 = getelementptr float, ptr %s4, i64 0
  %t281 = getelementptr float, ptr %t280, i64 8
  store <8 x float> %v917, ptr %t281, align 4, !alias.scope !35, !noalias !36
  %v919 = load <8 x float>, ptr %v686
  %t282 = getelementptr float, ptr %s4, i64 0
  %t283 = getelementptr float, ptr %t282, i64 16
  store <8 x float> %v919, ptr %t283, align 4, !alias.scope !35, !noalias !36
  %v921 = load <8 x float>, ptr %v689
  %t284 = getelementptr float, ptr %s4, i64 0
  %t285 = getelementptr float, ptr %t284, i64 24
  store <8 x float> %v921, ptr %t285, align 4, !alias.scope !35, !noalias !36
  %v923 = load <8 x float>, ptr %v692
  %t286 = getelementptr float, ptr %s4, i64 0
  %t287 = getelementptr float, ptr %t286, i64 32
  store <8 x float> %v923, ptr %t287, align 4, !alias.scope !35, !noalias !36
  %v925 = load <8 x float>, ptr %v695
  %t288 = getelementptr float, ptr %s4, i64 0
  %t289 = getelementptr float, ptr %t288, i64 40
  store <8 x float> %v925, ptr %t289, align 4, !alias.scope !35, !noalias !36
  %v927 = load <8 x float>, ptr %v698
  %t290 = getelementptr float, ptr %s4, i64 0
  %t291 = getelementptr float, ptr %t290, i64 48
  store <8 x float> %v927, ptr %t291, align 4, !alias.scope !35, !noalias !36
  %v929 = load <8 x float>, ptr %v701
  %t292 = getelementptr float, ptr %s4, i64 0
  %t293 = getelementptr float, ptr %t292, i64 56
  store <8 x float> %v929, ptr %t293, align 4, !alias.scope !35, !noalias !36
  %t294 = icmp slt i64 %v706, %v702
  br i1 %t294, label %body931, label %after931
body931:
  %v931 = phi i64 [ %v706, %after707 ], [ %next931, %latch931 ]
  %v933 = and i64 %v931, 63
  %v937 = icmp sle i64 %v931, %v677
  %v939 = sub nsw i64 %v931, %v40
  %v941 = sub nsw i64 %v677, %v23
  %v943 = mul nsw i64 %v941, 96
  %v944 = add nsw i64 %v939, %v943
  %t295 = getelementptr float, ptr %s0, i64 %v944
  %v945 = load float, ptr %t295, align 4, !alias.scope !27, !noalias !28
  %v947 = fmul float %v945, 0x3FD0000000000000
  %v949 = select i1 %v937, float %v947, float 0xFFF0000000000000
  %t296 = getelementptr float, ptr %s4, i64 %v933
  %v950 = load float, ptr %t296, align 4, !alias.scope !35, !noalias !36
  %v951 = call float @llvm.maximum.f32(float %v950, float %v949)
  %t297 = getelementptr float, ptr %s4, i64 %v933
  store float %v951, ptr %t297, align 4, !alias.scope !35, !noalias !36
  br label %latch931
latch931:
  %next931 = add nsw i64 %v931, 1
  %more931 = icmp slt i64 %next931, %v702
  br i1 %more931, label %body931, label %after931
after931:
  %t298 = getelementptr float, ptr %s4, i64 0
  %v955 = load <8 x float>, ptr %t298, align 4, !alias.scope !35, !noalias !36
  %t299 = getelementptr float, ptr %s4, i64 0
  %t300 = getelementptr float, ptr %t299, i64 8
  %v956 = load <8 x float>, ptr %t300, align 4, !alias.scope !35, !noalias !36
  %t301 = getelementptr float, ptr %s4, i64 0
  %t302 = getelementptr float, ptr %t301, i64 16
  %v957 = load <8 x float>, ptr %t302, align 4, !alias.scope !35, !noalias !36
  %t303 = getelementptr float, ptr %s4, i64 0
  %t304 = getelementptr float, ptr %t303, i64 24
  %v958 = load <8 x float>, ptr %t304, align 4, !alias.scope !35, !noalias !36
  %t305 = getelementptr float, ptr %s4, i64 0
  %t306 = getelementptr float, ptr %t305, i64 32
  %v959 = load <8 x float>, ptr %t306, align 4, !alias.scope !35, !noalias !36
  %t307 = getelementptr float, ptr %s4, i64 0
  %t308 = getelementptr float, ptr %t307, i64 40
  %v960 = load <8 x float>, ptr %t308, align 4, !alias.scope !35, !noalias !36
  %t309 = getelementptr float, ptr %s4, i64 0
  %t310 = getelementptr float, ptr %t309, i64 48
  %v961 = load <8 x float>, ptr %t310, align 4, !alias.scope !35, !noalias !36
  %t311 = getelementptr float, ptr %s4, i64 0
  %t312 = getelementptr float, ptr %t311, i64 56
  %v962 = load <8 x float>, ptr %t312, align 4, !alias.scope !35, !noalias !36
  %t313 = fcmp ueq <8 x float> %v959, zeroinitializer
  %t314 = select <8 x i1> %t313, <8 x float> %v959, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t315 = fcmp ogt <8 x float> %v959, %v955
  %t316 = select <8 x i1> %t315, <8 x float> %v959, <8 x float> %v955
  %v963 = fadd <8 x float> %t316, %t314
  %t317 = fcmp ueq <8 x float> %v960, zeroinitializer
  %t318 = select <8 x i1> %t317, <8 x float> %v960, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t319 = fcmp ogt <8 x float> %v960, %v956
  %t320 = select <8 x i1> %t319, <8 x float> %v960, <8 x float> %v956
  %v964 = fadd <8 x float> %t320, %t318
  %t321 = fcmp ueq <8 x float> %v961, zeroinitializer
  %t322 = select <8 x i1> %t321, <8 x float> %v961, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t323 = fcmp ogt <8 x float> %v961, %v957
  %t324 = select <8 x i1> %t323, <8 x float> %v961, <8 x float> %v957
  %v965 = fadd <8 x float> %t324, %t322
  %t325 = fcmp ueq <8 x float> %v962, zeroinitializer
  %t326 = select <8 x i1> %t325, <8 x float> %v962, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t327 = fcmp ogt <8 x float> %v962, %v958
  %t328 = select <8 x i1> %t327, <8 x float> %v962, <8 x float> %v958
  %v966 = fadd <8 x float> %t328, %t326
  %t329 = fcmp ueq <8 x float> %v965, zeroinitializer
  %t330 = select <8 x i1> %t329, <8 x float> %v965, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t331 = fcmp ogt <8 x float> %v965, %v963
  %t332 = select <8 x i1> %t331, <8 x float> %v965, <8 x float> %v963
  %v967 = fadd <8 x float> %t332, %t330
  %t333 = fcmp ueq <8 x float> %v966, zeroinitializer
  %t334 = select <8 x i1> %t333, <8 x float> %v966, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t335 = fcmp ogt <8 x float> %v966, %v964
  %t336 = select <8 x i1> %t335, <8 x float> %v966, <8 x float> %v964
  %v968 = fadd <8 x float> %t336, %t334
  %t337 = fcmp ueq <8 x float> %v968, zeroinitializer
  %t338 = select <8 x i1> %t337, <8 x float> %v968, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t339 = fcmp ogt <8 x float> %v968, %v967
  %t340 = select <8 x i1> %t339, <8 x float> %v968, <8 x float> %v967
  %v969 = fadd <8 x float> %t340, %t338
  %v970 = shufflevector <8 x float> %v969, <8 x float> %v969, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t341 = fcmp ueq <8 x float> %v970, zeroinitializer
  %t342 = select <8 x i1> %t341, <8 x float> %v970, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t343 = fcmp ogt <8 x float> %v970, %v969
  %t344 = select <8 x i1> %t343, <8 x float> %v970, <8 x float> %v969
  %v971 = fadd <8 x float> %t344, %t342
  %v972 = shufflevector <8 x float> %v971, <8 x float> %v971, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t345 = fcmp ueq <8 x float> %v972, zeroinitializer
  %t346 = select <8 x i1> %t345, <8 x float> %v972, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t347 = fcmp ogt <8 x float> %v972, %v971
  %t348 = select <8 x i1> %t347, <8 x float> %v972, <8 x float> %v971
  %v973 = fadd <8 x float> %t348, %t346
  %v974 = shufflevector <8 x float> %v973, <8 x float> %v973, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t349 = fcmp ueq <8 x float> %v974, zeroinitializer
  %t350 = select <8 x i1> %t349, <8 x float> %v974, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t351 = fcmp ogt <8 x float> %v974, %v973
  %t352 = select <8 x i1> %t351, <8 x float> %v974, <8 x float> %v973
  %v975 = fadd <8 x float> %t352, %t350
  %v976 = extractelement <8 x float> %v975, i64 0
  %v978 = sub nsw i64 %v677, %v23
  %t353 = getelementptr float, ptr %s3, i64 %v978
  store float %v976, ptr %t353, align 4, !alias.scope !33, !noalias !34
  br label %latch677
latch677:
  %next677 = add nuw nsw i64 %v677, 1
  %more677 = icmp slt i64 %next677, %v676
  br i1 %more677, label %body677, label %after677
after677:
  %v984 = add nuw nsw i64 %v23, 24
  %t354 = icmp slt i64 %v23, %v984
  br i1 %t354, label %body985, label %after985
body985:
  %v985 = phi i64 [ %v23, %after677 ], [ %next985, %latch985 ]
  %v987 = sub nsw i64 %v985, %v23
  %t355 = getelementptr float, ptr %s3, i64 %v987
  %v989 = load float, ptr %t355, align 4, !alias.scope !33, !noalias !34
  %v991 = fcmp oeq float %v989, 0xFFF0000000000000
  %v993 = select i1 %v991, float 0x0000000000000000, float %v989
  %v994 = add nuw nsw i64 %v40, %v41
  %v996 = sub nsw i64 %v994, %v40
  %v997 = urem i64 %v996, 8
  %v998 = sub nsw i64 %v994, %v997
  %t356 = icmp slt i64 %v40, %v998
  br i1 %t356, label %body999, label %after999
body999:
  %v999 = phi i64 [ %v40, %body985 ], [ %next999, %latch999 ]
  %v1001 = trunc i64 %v999 to i32
  %t357 = insertelement <8 x i32> poison, i32 %v1001, i64 0
  %v1002 = shufflevector <8 x i32> %t357, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1005 = add <8 x i32> %v1002, %v8
  %v1007 = trunc i64 %v985 to i32
  %t358 = insertelement <8 x i32> poison, i32 %v1007, i64 0
  %v1008 = shufflevector <8 x i32> %t358, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1009 = icmp sle <8 x i32> %v1005, %v1008
  %v1013 = sub nsw i64 %v999, %v40
  %v1015 = sub nsw i64 %v985, %v23
  %v1017 = mul nsw i64 %v1015, 96
  %v1018 = add nsw i64 %v1013, %v1017
  %t359 = getelementptr float, ptr %s0, i64 %v1018
  %v1019 = load <8 x float>, ptr %t359, align 4, !alias.scope !27, !noalias !28
  %v1022 = fmul <8 x float> %v1019, <float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000, float 0x3FD0000000000000>
  %v1024 = select <8 x i1> %v1009, <8 x float> %v1022, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %t360 = insertelement <8 x float> poison, float %v993, i64 0
  %v1025 = shufflevector <8 x float> %t360, <8 x float> poison, <8 x i32> zeroinitializer
  %v1026 = fsub <8 x float> %v1024, %v1025
  %v1029 = fcmp olt <8 x float> %v1026, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1031 = select <8 x i1> %v1029, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1026
  %v1033 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1031
  %v1035 = select <8 x i1> %v1033, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1031
  %v1040 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1035, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1042 = fsub <8 x float> %v1040, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1046 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1042, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1035)
  %v1048 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1042, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1046)
  %v1052 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1048, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1055 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1052, <8 x float> %v1048, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1058 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1055, <8 x float> %v1048, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1061 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1058, <8 x float> %v1048, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1064 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1061, <8 x float> %v1048, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1066 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1064, <8 x float> %v1048, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1067 = bitcast <8 x float> %v1040 to <8 x i32>
  %v1070 = shl <8 x i32> %v1067, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1073 = fcmp olt <8 x float> %v1042, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1078 = select <8 x i1> %v1073, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1079 = add <8 x i32> %v1070, %v1078
  %v1080 = bitcast <8 x i32> %v1079 to <8 x float>
  %v1081 = fmul <8 x float> %v1066, %v1080
  %v1086 = select <8 x i1> %v1073, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1087 = fmul <8 x float> %v1081, %v1086
  %v1089 = select <8 x i1> %v1009, <8 x float> %v1087, <8 x float> zeroinitializer
  %v1091 = sub nsw i64 %v999, %v40
  %v1093 = sub nsw i64 %v985, %v23
  %v1095 = mul nsw i64 %v1093, 96
  %v1096 = add nsw i64 %v1091, %v1095
  %t361 = getelementptr float, ptr %s5, i64 %v1096
  store <8 x float> %v1089, ptr %t361, align 4, !alias.scope !37, !noalias !38
  br label %latch999
latch999:
  %next999 = add nuw nsw i64 %v999, 8
  %more999 = icmp slt i64 %next999, %v998
  br i1 %more999, label %body999, label %after999
after999:
  %t362 = icmp slt i64 %v998, %v994
  br i1 %t362, label %body1099, label %after1099
body1099:
  %v1099 = phi i64 [ %v998, %after999 ], [ %next1099, %latch1099 ]
  %v1102 = icmp sle i64 %v1099, %v985
  %v1106 = sub nsw i64 %v1099, %v40
  %v1108 = sub nsw i64 %v985, %v23
  %v1110 = mul nsw i64 %v1108, 96
  %v1111 = add nsw i64 %v1106, %v1110
  %t363 = getelementptr float, ptr %s0, i64 %v1111
  %v1112 = load float, ptr %t363, align 4, !alias.scope !27, !noalias !28
  %v1114 = fmul float %v1112, 0x3FD0000000000000
  %v1115 = select i1 %v1102, float %v1114, float 0xFFF0000000000000
  %v1116 = fsub float %v1115, %v993
  %v1118 = fcmp olt float %v1116, 0xC05A000000000000
  %v1119 = select i1 %v1118, float 0xC05A000000000000, float %v1116
  %v1120 = fcmp olt float 0x4056400000000000, %v1119
  %v1121 = select i1 %v1120, float 0x4056400000000000, float %v1119
  %v1124 = call float @llvm.fma.f32(float %v1121, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1125 = fsub float %v1124, 0x4168000000000000
  %v1128 = call float @llvm.fma.f32(float %v1125, float 0xBFE62E4300000000, float %v1121)
  %v1129 = call float @llvm.fma.f32(float %v1125, float 0x3E205C6100000000, float %v1128)
  %v1131 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1129, float 0x3F812396C0000000)
  %v1133 = call float @llvm.fma.f32(float %v1131, float %v1129, float 0x3FA5558AA0000000)
  %v1135 = call float @llvm.fma.f32(float %v1133, float %v1129, float 0x3FC5554920000000)
  %v1137 = call float @llvm.fma.f32(float %v1135, float %v1129, float 0x3FDFFFFFC0000000)
  %v1139 = call float @llvm.fma.f32(float %v1137, float %v1129, float 0x3FF0000000000000)
  %v1140 = call float @llvm.fma.f32(float %v1139, float %v1129, float 0x3FF0000000000000)
  %v1141 = bitcast float %v1124 to i32
  %v1143 = shl i32 %v1141, 23
  %v1145 = fcmp olt float %v1125, 0xC05F000000000000
  %v1148 = select i1 %v1145, i32 1593835520, i32 1056964608
  %v1149 = add i32 %v1143, %v1148
  %v1150 = bitcast i32 %v1149 to float
  %v1151 = fmul float %v1140, %v1150
  %v1154 = select i1 %v1145, float 0x3C00000000000000, float 0x4000000000000000
  %v1155 = fmul float %v1151, %v1154
  %v1156 = select i1 %v1102, float %v1155, float 0x0000000000000000
  %v1158 = sub nsw i64 %v1099, %v40
  %v1160 = sub nsw i64 %v985, %v23
  %v1162 = mul nsw i64 %v1160, 96
  %v1163 = add nsw i64 %v1158, %v1162
  %t364 = getelementptr float, ptr %s5, i64 %v1163
  store float %v1156, ptr %t364, align 4, !alias.scope !37, !noalias !38
  br label %latch1099
latch1099:
  %next1099 = add nsw i64 %v1099, 1
  %more1099 = icmp slt i64 %next1099, %v994
  br i1 %more1099, label %body1099, label %after1099
after1099:
  br label %latch985
latch985:
  %next985 = add nuw nsw i64 %v985, 1
  %more985 = icmp slt i64 %next985, %v984
  br i1 %more985, label %body985, label %after985
after985:
  %v1169 = add nuw nsw i64 %v40, %v41
  store <8 x float> zeroinitializer, ptr %v1175
  store <8 x float> zeroinitializer, ptr %v1178
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1181
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1184
  %v1187 = add nuw nsw i64 %v40, %v41
  %t365 = icmp slt i64 0, %v40
  br i1 %t365, label %body1192, label %after1192
body1192:
  %v1192 = phi i64 [ 0, %after985 ], [ %next1192, %latch1192 ]
  %v1194 = mul nuw nsw i64 %v1192, 96
  %v1195 = add nuw nsw i64 %v18, %v1194
  %v1197 = add nuw nsw i64 %v1195, 64
  %t366 = getelementptr float, ptr %p0, i64 %v1197
  %v1198 = load <8 x float>, ptr %t366, align 4, !alias.scope !19, !noalias !20
  %v1199 = load <8 x float>, ptr %v1175
  %v1200 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1198, <8 x float> %v1199)
  store <8 x float> %v1200, ptr %v1175
  %t367 = getelementptr float, ptr %p0, i64 %v1197
  %t368 = getelementptr float, ptr %t367, i64 8
  %v1202 = load <8 x float>, ptr %t368, align 4, !alias.scope !19, !noalias !20
  %v1203 = load <8 x float>, ptr %v1178
  %v1204 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1202, <8 x float> %v1203)
  store <8 x float> %v1204, ptr %v1178
  br label %latch1192
latch1192:
  %next1192 = add nuw nsw i64 %v1192, 1
  %more1192 = icmp slt i64 %next1192, %v40
  br i1 %more1192, label %body1192, label %after1192
after1192:
  %t369 = icmp slt i64 %v1187, 96
  br i1 %t369, label %body1209, label %after1209
body1209:
  %v1209 = phi i64 [ %v1187, %after1192 ], [ %next1209, %latch1209 ]
  %v1211 = mul nuw nsw i64 %v1209, 96
  %v1212 = add nuw nsw i64 %v18, %v1211
  %v1214 = add nuw nsw i64 %v1212, 64
  %t370 = getelementptr float, ptr %p0, i64 %v1214
  %v1215 = load <8 x float>, ptr %t370, align 4, !alias.scope !19, !noalias !20
  %v1216 = load <8 x float>, ptr %v1181
  %v1217 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1215, <8 x float> %v1216)
  store <8 x float> %v1217, ptr %v1181
  %t371 = getelementptr float, ptr %p0, i64 %v1214
  %t372 = getelementptr float, ptr %t371, i64 8
  %v1219 = load <8 x float>, ptr %t372, align 4, !alias.scope !19, !noalias !20
  %v1220 = load <8 x float>, ptr %v1184
  %v1221 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1219, <8 x float> %v1220)
  store <8 x float> %v1221, ptr %v1184
  br label %latch1209
latch1209:
  %next1209 = add nuw nsw i64 %v1209, 1
  %more1209 = icmp slt i64 %next1209, 96
  br i1 %more1209, label %body1209, label %after1209
after1209:
  %v1226 = icmp sle i64 96, %v40
  %v1227 = icmp sle i64 %v1187, 0
  %v1228 = or i1 %v1226, %v1227
  %v1231 = select i1 %v1228, float 0x0000000000000000, float 0x8000000000000000
  %t373 = insertelement <8 x float> poison, float %v1231, i64 0
  %v1232 = shufflevector <8 x float> %t373, <8 x float> poison, <8 x i32> zeroinitializer
  %v1234 = load <8 x float>, ptr %v1175
  %v1235 = load <8 x float>, ptr %v1181
  %v1236 = fmul <8 x float> %v1234, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1237 = fadd <8 x float> %v1236, %v1235
  %v1238 = fadd <8 x float> %v1237, %v1232
  %t374 = getelementptr float, ptr %s7, i64 0
  store <8 x float> %v1238, ptr %t374, align 4, !alias.scope !41, !noalias !42
  %v1245 = load <8 x float>, ptr %v1178
  %v1246 = load <8 x float>, ptr %v1184
  %v1247 = fmul <8 x float> %v1245, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1248 = fadd <8 x float> %v1247, %v1246
  %v1249 = fadd <8 x float> %v1248, %v1232
  %t375 = getelementptr float, ptr %s7, i64 0
  %t376 = getelementptr float, ptr %t375, i64 8
  store <8 x float> %v1249, ptr %t376, align 4, !alias.scope !41, !noalias !42
  %t377 = icmp slt i64 %v40, %v1169
  br i1 %t377, label %body1258, label %after1258
body1258:
  %v1258 = phi i64 [ %v40, %after1209 ], [ %next1258, %latch1258 ]
  %v1260 = mul nuw nsw i64 %v1258, 96
  br label %body1261
body1261:
  %v1261 = phi i64 [ 0, %body1258 ], [ %next1261, %latch1261 ]
  %v1263 = add nuw nsw i64 %v18, %v1261
  %v1264 = add nuw nsw i64 %v1263, %v1260
  %v1266 = add nuw nsw i64 %v1264, 64
  %t378 = getelementptr float, ptr %p0, i64 %v1266
  %t379 = getelementptr float, ptr %t378, i64 12288
  call void @llvm.prefetch.p0(ptr %t379, i32 0, i32 3, i32 1)
  %t380 = getelementptr float, ptr %p0, i64 %v1266
  %v1268 = load <8 x float>, ptr %t380, align 4, !alias.scope !19, !noalias !20
  %v1270 = sub nsw i64 %v1258, %v40
  %v1272 = mul nuw nsw i64 %v1270, 16
  %v1274 = mul nuw nsw i64 %v1261, 97
  %v1275 = add nuw nsw i64 %v1272, %v1274
  %t381 = getelementptr float, ptr %s8, i64 %v1275
  store <8 x float> %v1268, ptr %t381, align 4, !alias.scope !43, !noalias !44
  %t382 = getelementptr float, ptr %p0, i64 %v1266
  %t383 = getelementptr float, ptr %t382, i64 8
  %v1277 = load <8 x float>, ptr %t383, align 4, !alias.scope !19, !noalias !20
  %v1279 = sub nsw i64 %v1258, %v40
  %v1281 = mul nuw nsw i64 %v1279, 16
  %v1283 = mul nuw nsw i64 %v1261, 97
  %v1284 = add nuw nsw i64 %v1281, %v1283
  %t384 = getelementptr float, ptr %s8, i64 %v1284
  %t385 = getelementptr float, ptr %t384, i64 8
  store <8 x float> %v1277, ptr %t385, align 4, !alias.scope !43, !noalias !44
  br label %latch1261
latch1261:
  %next1261 = add nuw nsw i64 %v1261, 16
  %more1261 = icmp slt i64 %next1261, 16
  br i1 %more1261, label %body1261, label %after1261
after1261:
  br label %latch1258
latch1258:
  %next1258 = add nuw nsw i64 %v1258, 1
  %more1258 = icmp slt i64 %next1258, %v1169
  br i1 %more1258, label %body1258, label %after1258
after1258:
  %v1288 = sub nsw i64 16, 0
  %t386 = icmp slt i64 %v1288, 16
  br i1 %t386, label %body1290, label %after1290
body1290:
  %v1290 = phi i64 [ %v1288, %after1258 ], [ %next1290, %latch1290 ]
  %v1292 = sub nsw i64 %v1290, 0
  %v1294 = urem i64 %v1292, 16
  %v1295 = sub nsw i64 %v1292, %v1294
  %v1296 = mul nuw nsw i64 %v1295, 97
  %v1297 = add nuw nsw i64 %v1296, %v1294
  %v1299 = add nuw nsw i64 %v18, %v1290
  %t387 = icmp slt i64 %v40, %v1169
  br i1 %t387, label %body1300, label %after1300
body1300:
  %v1300 = phi i64 [ %v40, %body1290 ], [ %next1300, %latch1300 ]
  %v1302 = mul nuw nsw i64 %v1300, 96
  %v1303 = add nuw nsw i64 %v1299, %v1302
  %v1305 = add nuw nsw i64 %v1303, 64
  %t388 = getelementptr float, ptr %p0, i64 %v1305
  %v1306 = load float, ptr %t388, align 4, !alias.scope !19, !noalias !20
  %v1308 = sub nsw i64 %v1300, %v40
  %v1309 = mul nuw nsw i64 %v1308, 16
  %v1310 = add nuw nsw i64 %v1297, %v1309
  %t389 = getelementptr float, ptr %s8, i64 %v1310
  store float %v1306, ptr %t389, align 4, !alias.scope !43, !noalias !44
  br label %latch1300
latch1300:
  %next1300 = add nuw nsw i64 %v1300, 1
  %more1300 = icmp slt i64 %next1300, %v1169
  br i1 %more1300, label %body1300, label %after1300
after1300:
  br label %latch1290
latch1290:
  %next1290 = add nuw nsw i64 %v1290, 1
  %more1290 = icmp slt i64 %next1290, 16
  br i1 %more1290, label %body1290, label %after1290
after1290:
  %v1314 = add nuw nsw i64 %v23, 24
  %v1316 = sub nsw i64 %v1169, %v40
  %v1317 = urem i64 %v1316, 8
  %v1318 = sub nsw i64 %v1169, %v1317
  %t390 = icmp slt i64 %v23, %v1314
  br i1 %t390, label %body1319, label %after1319
body1319:
  %v1319 = phi i64 [ %v23, %after1290 ], [ %next1319, %latch1319 ]
  %t391 = icmp slt i64 %v40, %v1318
  br i1 %t391, label %body1320, label %after1320
body1320:
  %v1320 = phi i64 [ %v40, %body1319 ], [ %next1320, %latch1320 ]
  %v1322 = sub nsw i64 %v1320, %v40
  %v1324 = sub nsw i64 %v1319, %v23
  %v1326 = mul nsw i64 %v1324, 96
  %v1327 = add nsw i64 %v1322, %v1326
  %t392 = getelementptr float, ptr %s5, i64 %v1327
  %v1328 = load <8 x float>, ptr %t392, align 4, !alias.scope !37, !noalias !38
  %v1330 = sub nsw i64 %v1320, %v40
  %v1332 = sub nsw i64 %v1319, %v23
  %v1334 = mul nsw i64 %v1332, 112
  %v1335 = add nsw i64 %v1330, %v1334
  %t393 = getelementptr float, ptr %s9, i64 %v1335
  store <8 x float> %v1328, ptr %t393, align 4, !alias.scope !45, !noalias !46
  br label %latch1320
latch1320:
  %next1320 = add nuw nsw i64 %v1320, 8
  %more1320 = icmp slt i64 %next1320, %v1318
  br i1 %more1320, label %body1320, label %after1320
after1320:
  %t394 = icmp slt i64 %v1318, %v1169
  br i1 %t394, label %body1338, label %after1338
body1338:
  %v1338 = phi i64 [ %v1318, %after1320 ], [ %next1338, %latch1338 ]
  %v1340 = sub nsw i64 %v1338, %v40
  %v1342 = sub nsw i64 %v1319, %v23
  %v1344 = mul nsw i64 %v1342, 96
  %v1345 = add nsw i64 %v1340, %v1344
  %t395 = getelementptr float, ptr %s5, i64 %v1345
  %v1346 = load float, ptr %t395, align 4, !alias.scope !37, !noalias !38
  %v1348 = sub nsw i64 %v1338, %v40
  %v1350 = sub nsw i64 %v1319, %v23
  %v1352 = mul nsw i64 %v1350, 112
  %v1353 = add nsw i64 %v1348, %v1352
  %t396 = getelementptr float, ptr %s9, i64 %v1353
  store float %v1346, ptr %t396, align 4, !alias.scope !45, !noalias !46
  br label %latch1338
latch1338:
  %next1338 = add nsw i64 %v1338, 1
  %more1338 = icmp slt i64 %next1338, %v1169
  br i1 %more1338, label %body1338, label %after1338
after1338:
  br label %latch1319
latch1319:
  %next1319 = add nuw nsw i64 %v1319, 1
  %more1319 = icmp slt i64 %next1319, %v1314
  br i1 %more1319, label %body1319, label %after1319
after1319:
  %v1358 = add nuw nsw i64 %v23, 24
  %t397 = icmp slt i64 %v23, %v1358
  br i1 %t397, label %body1359, label %after1359
body1359:
  %v1359 = phi i64 [ %v23, %after1319 ], [ %next1359, %latch1359 ]
  store <8 x float> zeroinitializer, ptr %v1362
  store <8 x float> zeroinitializer, ptr %v1365
  store <8 x float> zeroinitializer, ptr %v1368
  store <8 x float> zeroinitializer, ptr %v1371
  store <8 x float> zeroinitializer, ptr %v1374
  store <8 x float> zeroinitializer, ptr %v1377
  store <8 x float> zeroinitializer, ptr %v1380
  store <8 x float> zeroinitializer, ptr %v1383
  store <8 x float> zeroinitializer, ptr %v1386
  store <8 x float> zeroinitializer, ptr %v1389
  store <8 x float> zeroinitializer, ptr %v1392
  store <8 x float> zeroinitializer, ptr %v1395
  %t398 = icmp slt i64 %v40, %v1169
  br i1 %t398, label %body1396, label %after1396
body1396:
  %v1396 = phi i64 [ %v40, %body1359 ], [ %next1396, %latch1396 ]
  %v1398 = sub nsw i64 %v1396, %v40
  %v1400 = sub nsw i64 %v1359, %v23
  %v1402 = mul nsw i64 %v1400, 112
  %v1403 = add nsw i64 %v1398, %v1402
  %t399 = getelementptr float, ptr %s9, i64 %v1403
  %v1404 = load float, ptr %t399, align 4, !alias.scope !45, !noalias !46
  %v1406 = sub nsw i64 %v1396, %v40
  %v1408 = mul nuw nsw i64 %v1406, 16
  %t400 = getelementptr float, ptr %s8, i64 %v1408
  %v1412 = load <8 x float>, ptr %t400, align 4, !alias.scope !43, !noalias !44
  %t401 = insertelement <8 x float> poison, float %v1404, i64 0
  %v1413 = shufflevector <8 x float> %t401, <8 x float> poison, <8 x i32> zeroinitializer
  %v1414 = load <8 x float>, ptr %v1362
  %v1415 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1413, <8 x float> %v1412, <8 x float> %v1414)
  store <8 x float> %v1415, ptr %v1362
  %v1418 = sub nsw i64 %v1396, %v40
  %v1420 = mul nuw nsw i64 %v1418, 16
  %t402 = getelementptr float, ptr %s8, i64 %v1420
  %t403 = getelementptr float, ptr %t402, i64 8
  %v1424 = load <8 x float>, ptr %t403, align 4, !alias.scope !43, !noalias !44
  %t404 = insertelement <8 x float> poison, float %v1404, i64 0
  %v1425 = shufflevector <8 x float> %t404, <8 x float> poison, <8 x i32> zeroinitializer
  %v1426 = load <8 x float>, ptr %v1365
  %v1427 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1425, <8 x float> %v1424, <8 x float> %v1426)
  store <8 x float> %v1427, ptr %v1365
  %v1430 = sub nsw i64 %v1396, %v40
  %v1432 = sub nsw i64 %v1359, %v23
  %v1434 = mul nsw i64 %v1432, 112
  %v1435 = add nsw i64 %v1430, %v1434
  %t405 = getelementptr float, ptr %s9, i64 %v1435
  %t406 = getelementptr float, ptr %t405, i64 112
  %v1436 = load float, ptr %t406, align 4, !alias.scope !45, !noalias !46
  %t407 = insertelement <8 x float> poison, float %v1436, i64 0
  %v1437 = shufflevector <8 x float> %t407, <8 x float> poison, <8 x i32> zeroinitializer
  %v1438 = load <8 x float>, ptr %v1368
  %v1439 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1437, <8 x float> %v1412, <8 x float> %v1438)
  store <8 x float> %v1439, ptr %v1368
  %t408 = insertelement <8 x float> poison, float %v1436, i64 0
  %v1441 = shufflevector <8 x float> %t408, <8 x float> poison, <8 x i32> zeroinitializer
  %v1442 = load <8 x float>, ptr %v1371
  %v1443 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1441, <8 x float> %v1424, <8 x float> %v1442)
  store <8 x float> %v1443, ptr %v1371
  %v1446 = sub nsw i64 %v1396, %v40
  %v1448 = sub nsw i64 %v1359, %v23
  %v1450 = mul nsw i64 %v1448, 112
  %v1451 = add nsw i64 %v1446, %v1450
  %t409 = getelementptr float, ptr %s9, i64 %v1451
  %t410 = getelementptr float, ptr %t409, i64 224
  %v1452 = load float, ptr %t410, align 4, !alias.scope !45, !noalias !46
  %t411 = insertelement <8 x float> poison, float %v1452, i64 0
  %v1453 = shufflevector <8 x float> %t411, <8 x float> poison, <8 x i32> zeroinitializer
  %v1454 = load <8 x float>, ptr %v1374
  %v1455 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1453, <8 x float> %v1412, <8 x float> %v1454)
  store <8 x float> %v1455, ptr %v1374
  %t412 = insertelement <8 x float> poison, float %v1452, i64 0
  %v1457 = shufflevector <8 x float> %t412, <8 x float> poison, <8 x i32> zeroinitializer
  %v1458 = load <8 x float>, ptr %v1377
  %v1459 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1457, <8 x float> %v1424, <8 x float> %v1458)
  store <8 x float> %v1459, ptr %v1377
  %v1462 = sub nsw i64 %v1396, %v40
  %v1464 = sub nsw i64 %v1359, %v23
  %v1466 = mul nsw i64 %v1464, 112
  %v1467 = add nsw i64 %v1462, %v1466
  %t413 = getelementptr float, ptr %s9, i64 %v1467
  %t414 = getelementptr float, ptr %t413, i64 336
  %v1468 = load float, ptr %t414, align 4, !alias.scope !45, !noalias !46
  %t415 = insertelement <8 x float> poison, float %v1468, i64 0
  %v1469 = shufflevector <8 x float> %t415, <8 x float> poison, <8 x i32> zeroinitializer
  %v1470 = load <8 x float>, ptr %v1380
  %v1471 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1469, <8 x float> %v1412, <8 x float> %v1470)
  store <8 x float> %v1471, ptr %v1380
  %t416 = insertelement <8 x float> poison, float %v1468, i64 0
  %v1473 = shufflevector <8 x float> %t416, <8 x float> poison, <8 x i32> zeroinitializer
  %v1474 = load <8 x float>, ptr %v1383
  %v1475 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1473, <8 x float> %v1424, <8 x float> %v1474)
  store <8 x float> %v1475, ptr %v1383
  %v1478 = sub nsw i64 %v1396, %v40
  %v1480 = sub nsw i64 %v1359, %v23
  %v1482 = mul nsw i64 %v1480, 112
  %v1483 = add nsw i64 %v1478, %v1482
  %t417 = getelementptr float, ptr %s9, i64 %v1483
  %t418 = getelementptr float, ptr %t417, i64 448
  %v1484 = load float, ptr %t418, align 4, !alias.scope !45, !noalias !46
  %t419 = insertelement <8 x float> poison, float %v1484, i64 0
  %v1485 = shufflevector <8 x float> %t419, <8 x float> poison, <8 x i32> zeroinitializer
  %v1486 = load <8 x float>, ptr %v1386
  %v1487 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1485, <8 x float> %v1412, <8 x float> %v1486)
  store <8 x float> %v1487, ptr %v1386
  %t420 = insertelement <8 x float> poison, float %v1484, i64 0
  %v1489 = shufflevector <8 x float> %t420, <8 x float> poison, <8 x i32> zeroinitializer
  %v1490 = load <8 x float>, ptr %v1389
  %v1491 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1489, <8 x float> %v1424, <8 x float> %v1490)
  store <8 x float> %v1491, ptr %v1389
  %v1494 = sub nsw i64 %v1396, %v40
  %v1496 = sub nsw i64 %v1359, %v23
  %v1498 = mul nsw i64 %v1496, 112
  %v1499 = add nsw i64 %v1494, %v1498
  %t421 = getelementptr float, ptr %s9, i64 %v1499
  %t422 = getelementptr float, ptr %t421, i64 560
  %v1500 = load float, ptr %t422, align 4, !alias.scope !45, !noalias !46
  %t423 = insertelement <8 x float> poison, float %v1500, i64 0
  %v1501 = shufflevector <8 x float> %t423, <8 x float> poison, <8 x i32> zeroinitializer
  %v1502 = load <8 x float>, ptr %v1392
  %v1503 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1501, <8 x float> %v1412, <8 x float> %v1502)
  store <8 x float> %v1503, ptr %v1392
  %t424 = insertelement <8 x float> poison, float %v1500, i64 0
  %v1505 = shufflevector <8 x float> %t424, <8 x float> poison, <8 x i32> zeroinitializer
  %v1506 = load <8 x float>, ptr %v1395
  %v1507 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1505, <8 x float> %v1424, <8 x float> %v1506)
  store <8 x float> %v1507, ptr %v1395
  br label %latch1396
latch1396:
  %next1396 = add nuw nsw i64 %v1396, 1
  %more1396 = icmp slt i64 %next1396, %v1169
  br i1 %more1396, label %body1396, label %after1396
after1396:
  %v1510 = load <8 x float>, ptr %v1362
  %t425 = getelementptr float, ptr %s7, i64 0
  %v1516 = load <8 x float>, ptr %t425, align 4, !alias.scope !41, !noalias !42
  %v1517 = fadd <8 x float> %v1516, %v1510
  %v1523 = sub nsw i64 %v1359, %v23
  %v1525 = mul nsw i64 %v1523, 16
  %t426 = getelementptr float, ptr %s6, i64 %v1525
  store <8 x float> %v1517, ptr %t426, align 4, !alias.scope !39, !noalias !40
  %v1527 = load <8 x float>, ptr %v1365
  %t427 = getelementptr float, ptr %s7, i64 0
  %t428 = getelementptr float, ptr %t427, i64 8
  %v1533 = load <8 x float>, ptr %t428, align 4, !alias.scope !41, !noalias !42
  %v1534 = fadd <8 x float> %v1533, %v1527
  %v1540 = sub nsw i64 %v1359, %v23
  %v1542 = mul nsw i64 %v1540, 16
  %t429 = getelementptr float, ptr %s6, i64 %v1542
  %t430 = getelementptr float, ptr %t429, i64 8
  store <8 x float> %v1534, ptr %t430, align 4, !alias.scope !39, !noalias !40
  %v1544 = load <8 x float>, ptr %v1368
  %t431 = getelementptr float, ptr %s7, i64 0
  %v1550 = load <8 x float>, ptr %t431, align 4, !alias.scope !41, !noalias !42
  %v1551 = fadd <8 x float> %v1550, %v1544
  %v1557 = sub nsw i64 %v1359, %v23
  %v1559 = mul nsw i64 %v1557, 16
  %t432 = getelementptr float, ptr %s6, i64 %v1559
  %t433 = getelementptr float, ptr %t432, i64 16
  store <8 x float> %v1551, ptr %t433, align 4, !alias.scope !39, !noalias !40
  %v1561 = load <8 x float>, ptr %v1371
  %t434 = getelementptr float, ptr %s7, i64 0
  %t435 = getelementptr float, ptr %t434, i64 8
  %v1567 = load <8 x float>, ptr %t435, align 4, !alias.scope !41, !noalias !42
  %v1568 = fadd <8 x float> %v1567, %v1561
  %v1574 = sub nsw i64 %v1359, %v23
  %v1576 = mul nsw i64 %v1574, 16
  %t436 = getelementptr float, ptr %s6, i64 %v1576
  %t437 = getelementptr float, ptr %t436, i64 24
  store <8 x float> %v1568, ptr %t437, align 4, !alias.scope !39, !noalias !40
  %v1578 = load <8 x float>, ptr %v1374
  %t438 = getelementptr float, ptr %s7, i64 0
  %v1584 = load <8 x float>, ptr %t438, align 4, !alias.scope !41, !noalias !42
  %v1585 = fadd <8 x float> %v1584, %v1578
  %v1591 = sub nsw i64 %v1359, %v23
  %v1593 = mul nsw i64 %v1591, 16
  %t439 = getelementptr float, ptr %s6, i64 %v1593
  %t440 = getelementptr float, ptr %t439, i64 32
  store <8 x float> %v1585, ptr %t440, align 4, !alias.scope !39, !noalias !40
  %v1595 = load <8 x float>, ptr %v1377
  %t441 = getelementptr float, ptr %s7, i64 0
  %t442 = getelementptr float, ptr %t441, i64 8
  %v1601 = load <8 x float>, ptr %t442, align 4, !alias.scope !41, !noalias !42
  %v1602 = fadd <8 x float> %v1601, %v1595
  %v1608 = sub nsw i64 %v1359, %v23
  %v1610 = mul nsw i64 %v1608, 16
  %t443 = getelementptr float, ptr %s6, i64 %v1610
  %t444 = getelementptr float, ptr %t443, i64 40
  store <8 x float> %v1602, ptr %t444, align 4, !alias.scope !39, !noalias !40
  %v1612 = load <8 x float>, ptr %v1380
  %t445 = getelementptr float, ptr %s7, i64 0
  %v1618 = load <8 x float>, ptr %t445, align 4, !alias.scope !41, !noalias !42
  %v1619 = fadd <8 x float> %v1618, %v1612
  %v1625 = sub nsw i64 %v1359, %v23
  %v1627 = mul nsw i64 %v1625, 16
  %t446 = getelementptr float, ptr %s6, i64 %v1627
  %t447 = getelementptr float, ptr %t446, i64 48
  store <8 x float> %v1619, ptr %t447, align 4, !alias.scope !39, !noalias !40
  %v1629 = load <8 x float>, ptr %v1383
  %t448 = getelementptr float, ptr %s7, i64 0
  %t449 = getelementptr float, ptr %t448, i64 8
  %v1635 = load <8 x float>, ptr %t449, align 4, !alias.scope !41, !noalias !42
  %v1636 = fadd <8 x float> %v1635, %v1629
  %v1642 = sub nsw i64 %v1359, %v23
  %v1644 = mul nsw i64 %v1642, 16
  %t450 = getelementptr float, ptr %s6, i64 %v1644
  %t451 = getelementptr float, ptr %t450, i64 56
  store <8 x float> %v1636, ptr %t451, align 4, !alias.scope !39, !noalias !40
  %v1646 = load <8 x float>, ptr %v1386
  %t452 = getelementptr float, ptr %s7, i64 0
  %v1652 = load <8 x float>, ptr %t452, align 4, !alias.scope !41, !noalias !42
  %v1653 = fadd <8 x float> %v1652, %v1646
  %v1659 = sub nsw i64 %v1359, %v23
  %v1661 = mul nsw i64 %v1659, 16
  %t453 = getelementptr float, ptr %s6, i64 %v1661
  %t454 = getelementptr float, ptr %t453, i64 64
  store <8 x float> %v1653, ptr %t454, align 4, !alias.scope !39, !noalias !40
  %v1663 = load <8 x float>, ptr %v1389
  %t455 = getelementptr float, ptr %s7, i64 0
  %t456 = getelementptr float, ptr %t455, i64 8
  %v1669 = load <8 x float>, ptr %t456, align 4, !alias.scope !41, !noalias !42
  %v1670 = fadd <8 x float> %v1669, %v1663
  %v1676 = sub nsw i64 %v1359, %v23
  %v1678 = mul nsw i64 %v1676, 16
  %t457 = getelementptr float, ptr %s6, i64 %v1678
  %t458 = getelementptr float, ptr %t457, i64 72
  store <8 x float> %v1670, ptr %t458, align 4, !alias.scope !39, !noalias !40
  %v1680 = load <8 x float>, ptr %v1392
  %t459 = getelementptr float, ptr %s7, i64 0
  %v1686 = load <8 x float>, ptr %t459, align 4, !alias.scope !41, !noalias !42
  %v1687 = fadd <8 x float> %v1686, %v1680
  %v1693 = sub nsw i64 %v1359, %v23
  %v1695 = mul nsw i64 %v1693, 16
  %t460 = getelementptr float, ptr %s6, i64 %v1695
  %t461 = getelementptr float, ptr %t460, i64 80
  store <8 x float> %v1687, ptr %t461, align 4, !alias.scope !39, !noalias !40
  %v1697 = load <8 x float>, ptr %v1395
  %t462 = getelementptr float, ptr %s7, i64 0
  %t463 = getelementptr float, ptr %t462, i64 8
  %v1703 = load <8 x float>, ptr %t463, align 4, !alias.scope !41, !noalias !42
  %v1704 = fadd <8 x float> %v1703, %v1697
  %v1710 = sub nsw i64 %v1359, %v23
  %v1712 = mul nsw i64 %v1710, 16
  %t464 = getelementptr float, ptr %s6, i64 %v1712
  %t465 = getelementptr float, ptr %t464, i64 88
  store <8 x float> %v1704, ptr %t465, align 4, !alias.scope !39, !noalias !40
  br label %latch1359
latch1359:
  %next1359 = add nuw nsw i64 %v1359, 6
  %more1359 = icmp slt i64 %next1359, %v1358
  br i1 %more1359, label %body1359, label %after1359
after1359:
  %v1717 = add nuw nsw i64 %v23, 24
  %t466 = icmp slt i64 %v23, %v1717
  br i1 %t466, label %body1718, label %after1718
body1718:
  %v1718 = phi i64 [ %v23, %after1359 ], [ %next1718, %latch1718 ]
  store <8 x float> zeroinitializer, ptr %v1721
  store <8 x float> zeroinitializer, ptr %v1724
  store <8 x float> zeroinitializer, ptr %v1727
  store <8 x float> zeroinitializer, ptr %v1730
  store <8 x float> zeroinitializer, ptr %v1733
  store <8 x float> zeroinitializer, ptr %v1736
  store <8 x float> zeroinitializer, ptr %v1739
  store <8 x float> zeroinitializer, ptr %v1742
  %v1743 = add nuw nsw i64 %v40, %v41
  %v1745 = sub nsw i64 %v1743, %v40
  %v1746 = urem i64 %v1745, 64
  %v1747 = sub nsw i64 %v1743, %v1746
  %t467 = icmp slt i64 %v40, %v1747
  br i1 %t467, label %body1748, label %after1748
body1748:
  %v1748 = phi i64 [ %v40, %body1718 ], [ %next1748, %latch1748 ]
  %v1750 = and i64 %v1748, 63
  %v1753 = sub nsw i64 %v1748, %v40
  %v1755 = sub nsw i64 %v1718, %v23
  %v1757 = mul nsw i64 %v1755, 96
  %v1758 = add nsw i64 %v1753, %v1757
  %t468 = getelementptr float, ptr %s5, i64 %v1758
  %v1759 = load <8 x float>, ptr %t468, align 4, !alias.scope !37, !noalias !38
  %v1760 = load <8 x float>, ptr %v1721
  %v1761 = fadd <8 x float> %v1760, %v1759
  store <8 x float> %v1761, ptr %v1721
  %v1764 = sub nsw i64 %v1748, %v40
  %v1766 = sub nsw i64 %v1718, %v23
  %v1768 = mul nsw i64 %v1766, 96
  %v1769 = add nsw i64 %v1764, %v1768
  %t469 = getelementptr float, ptr %s5, i64 %v1769
  %t470 = getelementptr float, ptr %t469, i64 8
  %v1770 = load <8 x float>, ptr %t470, align 4, !alias.scope !37, !noalias !38
  %v1771 = load <8 x float>, ptr %v1724
  %v1772 = fadd <8 x float> %v1771, %v1770
  store <8 x float> %v1772, ptr %v1724
  %v1775 = sub nsw i64 %v1748, %v40
  %v1777 = sub nsw i64 %v1718, %v23
  %v1779 = mul nsw i64 %v1777, 96
  %v1780 = add nsw i64 %v1775, %v1779
  %t471 = getelementptr float, ptr %s5, i64 %v1780
  %t472 = getelementptr float, ptr %t471, i64 16
  %v1781 = load <8 x float>, ptr %t472, align 4, !alias.scope !37, !noalias !38
  %v1782 = load <8 x float>, ptr %v1727
  %v1783 = fadd <8 x float> %v1782, %v1781
  store <8 x float> %v1783, ptr %v1727
  %v1786 = sub nsw i64 %v1748, %v40
  %v1788 = sub nsw i64 %v1718, %v23
  %v1790 = mul nsw i64 %v1788, 96
  %v1791 = add nsw i64 %v1786, %v1790
  %t473 = getelementptr float, ptr %s5, i64 %v1791
  %t474 = getelementptr float, ptr %t473, i64 24
  %v1792 = load <8 x float>, ptr %t474, align 4, !alias.scope !37, !noalias !38
  %v1793 = load <8 x float>, ptr %v1730
  %v1794 = fadd <8 x float> %v1793, %v1792
  store <8 x float> %v1794, ptr %v1730
  %v1797 = sub nsw i64 %v1748, %v40
  %v1799 = sub nsw i64 %v1718, %v23
  %v1801 = mul nsw i64 %v1799, 96
  %v1802 = add nsw i64 %v1797, %v1801
  %t475 = getelementptr float, ptr %s5, i64 %v1802
  %t476 = getelementptr float, ptr %t475, i64 32
  %v1803 = load <8 x float>, ptr %t476, align 4, !alias.scope !37, !noalias !38
  %v1804 = load <8 x float>, ptr %v1733
  %v1805 = fadd <8 x float> %v1804, %v1803
  store <8 x float> %v1805, ptr %v1733
  %v1808 = sub nsw i64 %v1748, %v40
  %v1810 = sub nsw i64 %v1718, %v23
  %v1812 = mul nsw i64 %v1810, 96
  %v1813 = add nsw i64 %v1808, %v1812
  %t477 = getelementptr float, ptr %s5, i64 %v1813
  %t478 = getelementptr float, ptr %t477, i64 40
  %v1814 = load <8 x float>, ptr %t478, align 4, !alias.scope !37, !noalias !38
  %v1815 = load <8 x float>, ptr %v1736
  %v1816 = fadd <8 x float> %v1815, %v1814
  store <8 x float> %v1816, ptr %v1736
  %v1819 = sub nsw i64 %v1748, %v40
  %v1821 = sub nsw i64 %v1718, %v23
  %v1823 = mul nsw i64 %v1821, 96
  %v1824 = add nsw i64 %v1819, %v1823
  %t479 = getelementptr float, ptr %s5, i64 %v1824
  %t480 = getelementptr float, ptr %t479, i64 48
  %v1825 = load <8 x float>, ptr %t480, align 4, !alias.scope !37, !noalias !38
  %v1826 = load <8 x float>, ptr %v1739
  %v1827 = fadd <8 x float> %v1826, %v1825
  store <8 x float> %v1827, ptr %v1739
  %v1830 = sub nsw i64 %v1748, %v40
  %v1832 = sub nsw i64 %v1718, %v23
  %v1834 = mul nsw i64 %v1832, 96
  %v1835 = add nsw i64 %v1830, %v1834
  %t481 = getelementptr float, ptr %s5, i64 %v1835
  %t482 = getelementptr float, ptr %t481, i64 56
  %v1836 = load <8 x float>, ptr %t482, align 4, !alias.scope !37, !noalias !38
  %v1837 = load <8 x float>, ptr %v1742
  %v1838 = fadd <8 x float> %v1837, %v1836
  store <8 x float> %v1838, ptr %v1742
  br label %latch1748
latch1748:
  %next1748 = add nuw nsw i64 %v1748, 64
  %more1748 = icmp slt i64 %next1748, %v1747
  br i1 %more1748, label %body1748, label %after1748
after1748:
  %v1842 = load <8 x float>, ptr %v1721
  %t483 = getelementptr float, ptr %s11, i64 0
  store <8 x float> %v1842, ptr %t483, align 4, !alias.scope !49, !noalias !50
  %v1844 = load <8 x float>, ptr %v1724
  %t484 = getelementptr float, ptr %s11, i64 0
  %t485 = getelementptr float, ptr %t484, i64 8
  store <8 x float> %v1844, ptr %t485, align 4, !alias.scope !49, !noalias !50
  %v1846 = load <8 x float>, ptr %v1727
  %t486 = getelementptr float, ptr %s11, i64 0
  %t487 = getelementptr float, ptr %t486, i64 16
  store <8 x float> %v1846, ptr %t487, align 4, !alias.scope !49, !noalias !50
  %v1848 = load <8 x float>, ptr %v1730
  %t488 = getelementptr float, ptr %s11, i64 0
  %t489 = getelementptr float, ptr %t488, i64 24
  store <8 x float> %v1848, ptr %t489, align 4, !alias.scope !49, !noalias !50
  %v1850 = load <8 x float>, ptr %v1733
  %t490 = getelementptr float, ptr %s11, i64 0
  %t491 = getelementptr float, ptr %t490, i64 32
  store <8 x float> %v1850, ptr %t491, align 4, !alias.scope !49, !noalias !50
  %v1852 = load <8 x float>, ptr %v1736
  %t492 = getelementptr float, ptr %s11, i64 0
  %t493 = getelementptr float, ptr %t492, i64 40
  store <8 x float> %v1852, ptr %t493, align 4, !alias.scope !49, !noalias !50
  %v1854 = load <8 x float>, ptr %v1739
  %t494 = getelementptr float, ptr %s11, i64 0
  %t495 = getelementptr float, ptr %t494, i64 48
  store <8 x float> %v1854, ptr %t495, align 4, !alias.scope !49, !noalias !50
  %v1856 = load <8 x float>, ptr %v1742
  %t496 = getelementptr float, ptr %s11, i64 0
  %t497 = getelementptr float, ptr %t496, i64 56
  store <8 x float> %v1856, ptr %t497, align 4, !alias.scope !49, !noalias !50
  %t498 = icmp slt i64 %v1747, %v1743
  br i1 %t498, label %body1858, label %after1858
body1858:
  %v1858 = phi i64 [ %v1747, %after1748 ], [ %next1858, %latch1858 ]
  %v1860 = and i64 %v1858, 63
  %v1863 = sub nsw i64 %v1858, %v40
  %v1865 = sub nsw i64 %v1718, %v23
  %v1867 = mul nsw i64 %v1865, 96
  %v1868 = add nsw i64 %v1863, %v1867
  %t499 = getelementptr float, ptr %s5, i64 %v1868
  %v1869 = load float, ptr %t499, align 4, !alias.scope !37, !noalias !38
  %t500 = getelementptr float, ptr %s11, i64 %v1860
  %v1870 = load float, ptr %t500, align 4, !alias.scope !49, !noalias !50
  %v1871 = fadd float %v1870, %v1869
  %t501 = getelementptr float, ptr %s11, i64 %v1860
  store float %v1871, ptr %t501, align 4, !alias.scope !49, !noalias !50
  br label %latch1858
latch1858:
  %next1858 = add nsw i64 %v1858, 1
  %more1858 = icmp slt i64 %next1858, %v1743
  br i1 %more1858, label %body1858, label %after1858
after1858:
  %t502 = getelementptr float, ptr %s11, i64 0
  %v1875 = load <8 x float>, ptr %t502, align 4, !alias.scope !49, !noalias !50
  %t503 = getelementptr float, ptr %s11, i64 0
  %t504 = getelementptr float, ptr %t503, i64 8
  %v1876 = load <8 x float>, ptr %t504, align 4, !alias.scope !49, !noalias !50
  %t505 = getelementptr float, ptr %s11, i64 0
  %t506 = getelementptr float, ptr %t505, i64 16
  %v1877 = load <8 x float>, ptr %t506, align 4, !alias.scope !49, !noalias !50
  %t507 = getelementptr float, ptr %s11, i64 0
  %t508 = getelementptr float, ptr %t507, i64 24
  %v1878 = load <8 x float>, ptr %t508, align 4, !alias.scope !49, !noalias !50
  %t509 = getelementptr float, ptr %s11, i64 0
  %t510 = getelementptr float, ptr %t509, i64 32
  %v1879 = load <8 x float>, ptr %t510, align 4, !alias.scope !49, !noalias !50
  %t511 = getelementptr float, ptr %s11, i64 0
  %t512 = getelementptr float, ptr %t511, i64 40
  %v1880 = load <8 x float>, ptr %t512, align 4, !alias.scope !49, !noalias !50
  %t513 = getelementptr float, ptr %s11, i64 0
  %t514 = getelementptr float, ptr %t513, i64 48
  %v1881 = load <8 x float>, ptr %t514, align 4, !alias.scope !49, !noalias !50
  %t515 = getelementptr float, ptr %s11, i64 0
  %t516 = getelementptr float, ptr %t515, i64 56
  %v1882 = load <8 x float>, ptr %t516, align 4, !alias.scope !49, !noalias !50
  %v1883 = fadd <8 x float> %v1875, %v1879
  %v1884 = fadd <8 x float> %v1876, %v1880
  %v1885 = fadd <8 x float> %v1877, %v1881
  %v1886 = fadd <8 x float> %v1878, %v1882
  %v1887 = fadd <8 x float> %v1883, %v1885
  %v1888 = fadd <8 x float> %v1884, %v1886
  %v1889 = fadd <8 x float> %v1887, %v1888
  %v1890 = shufflevector <8 x float> %v1889, <8 x float> %v1889, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v1891 = fadd <8 x float> %v1889, %v1890
  %v1892 = shufflevector <8 x float> %v1891, <8 x float> %v1891, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v1893 = fadd <8 x float> %v1891, %v1892
  %v1894 = shufflevector <8 x float> %v1893, <8 x float> %v1893, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v1895 = fadd <8 x float> %v1893, %v1894
  %v1896 = extractelement <8 x float> %v1895, i64 0
  %v1898 = sub nsw i64 %v1718, %v23
  %t517 = getelementptr float, ptr %s10, i64 %v1898
  store float %v1896, ptr %t517, align 4, !alias.scope !47, !noalias !48
  br label %latch1718
latch1718:
  %next1718 = add nuw nsw i64 %v1718, 1
  %more1718 = icmp slt i64 %next1718, %v1717
  br i1 %more1718, label %body1718, label %after1718
after1718:
  %v1904 = add nuw nsw i64 %v23, 24
  %t518 = icmp slt i64 %v23, %v1904
  br i1 %t518, label %body1905, label %after1905
body1905:
  %v1905 = phi i64 [ %v23, %after1718 ], [ %next1905, %latch1905 ]
  %v1907 = add nuw nsw i64 %v16, %v1905
  %v1910 = sub nsw i64 %v1905, %v23
  %t519 = getelementptr float, ptr %s3, i64 %v1910
  %v1912 = load float, ptr %t519, align 4, !alias.scope !33, !noalias !34
  %v1914 = fcmp oeq float %v1912, 0xFFF0000000000000
  %v1916 = sub nsw i64 %v1905, %v23
  %t520 = getelementptr float, ptr %s10, i64 %v1916
  %v1918 = load float, ptr %t520, align 4, !alias.scope !47, !noalias !48
  %v1919 = select i1 %v1914, float 0x3FF0000000000000, float %v1918
  %v1920 = fdiv float 0x3FF0000000000000, %v1919
  %v1922 = select i1 %v1914, float 0x0000000000000000, float %v1912
  %t521 = getelementptr float, ptr %p2, i64 %v1907
  store float %v1920, ptr %t521, align 4, !alias.scope !23, !noalias !24
  %t522 = getelementptr float, ptr %p3, i64 %v1907
  store float %v1922, ptr %t522, align 4, !alias.scope !25, !noalias !26
  %v1925 = mul nuw nsw i64 %v1905, 16
  %v1926 = add nuw nsw i64 %v20, %v1925
  br label %body1932
body1932:
  %v1932 = phi i64 [ 0, %body1905 ], [ %next1932, %latch1932 ]
  %v1935 = sub nsw i64 %v1905, %v23
  %v1937 = mul nsw i64 %v1935, 16
  %v1938 = add nsw i64 %v1932, %v1937
  %t523 = getelementptr float, ptr %s6, i64 %v1938
  %v1939 = load <8 x float>, ptr %t523, align 4, !alias.scope !39, !noalias !40
  %t524 = insertelement <8 x float> poison, float %v1920, i64 0
  %v1940 = shufflevector <8 x float> %t524, <8 x float> poison, <8 x i32> zeroinitializer
  %v1941 = fmul <8 x float> %v1939, %v1940
  %v1943 = add nuw nsw i64 %v1926, %v1932
  %t525 = getelementptr float, ptr %p1, i64 %v1943
  store <8 x float> %v1941, ptr %t525, align 4, !alias.scope !21, !noalias !22
  br label %latch1932
latch1932:
  %next1932 = add nuw nsw i64 %v1932, 8
  %more1932 = icmp slt i64 %next1932, 16
  br i1 %more1932, label %body1932, label %after1932
after1932:
  br label %latch1905
latch1905:
  %next1905 = add nuw nsw i64 %v1905, 1
  %more1905 = icmp slt i64 %next1905, %v1904
  br i1 %more1905, label %body1905, label %after1905
after1905:
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
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)

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
