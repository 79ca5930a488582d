; attention: 40 work items

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
  %s1 = getelementptr i8, ptr %scratch, i64 65280
  %s2 = getelementptr i8, ptr %scratch, i64 131840
  %s3 = getelementptr i8, ptr %scratch, i64 151040
  %s4 = getelementptr i8, ptr %scratch, i64 151296
  %s5 = getelementptr i8, ptr %scratch, i64 212736
  %s6 = getelementptr i8, ptr %scratch, i64 228096
  %s7 = getelementptr i8, ptr %scratch, i64 228352
  %s8 = getelementptr i8, ptr %scratch, i64 294144
  %s9 = getelementptr i8, ptr %scratch, i64 359424
  %v465 = alloca <8 x float>
  %v468 = alloca <8 x float>
  %v471 = alloca <8 x float>
  %v474 = alloca <8 x float>
  %v477 = alloca <8 x float>
  %v480 = alloca <8 x float>
  %v483 = alloca <8 x float>
  %v486 = alloca <8 x float>
  %v489 = alloca <8 x float>
  %v492 = alloca <8 x float>
  %v495 = alloca <8 x float>
  %v498 = alloca <8 x float>
  %v721 = alloca <8 x float>
  %v724 = alloca <8 x float>
  %v727 = alloca <8 x float>
  %v730 = alloca <8 x float>
  %v733 = alloca <8 x float>
  %v736 = alloca <8 x float>
  %v739 = alloca <8 x float>
  %v742 = alloca <8 x float>
  %v1177 = alloca <8 x float>
  %v1180 = alloca <8 x float>
  %v1183 = alloca <8 x float>
  %v1186 = alloca <8 x float>
  %v1386 = alloca <8 x float>
  %v1389 = alloca <8 x float>
  %v1392 = alloca <8 x float>
  %v1395 = alloca <8 x float>
  %v1398 = alloca <8 x float>
  %v1401 = alloca <8 x float>
  %v1404 = alloca <8 x float>
  %v1407 = alloca <8 x float>
  %v1410 = alloca <8 x float>
  %v1413 = alloca <8 x float>
  %v1416 = alloca <8 x float>
  %v1419 = alloca <8 x float>
  %v1684 = alloca <8 x float>
  %v1687 = alloca <8 x float>
  %v1690 = alloca <8 x float>
  %v1693 = alloca <8 x float>
  %v1696 = alloca <8 x float>
  %v1699 = alloca <8 x float>
  %v1702 = alloca <8 x float>
  %v1705 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after1833 ]
  %t0 = insertelement <8 x i32> poison, i32 0, i64 0
  %t1 = insertelement <8 x i32> %t0, i32 1, i64 1
  %t2 = insertelement <8 x i32> %t1, i32 2, i64 2
  %t3 = insertelement <8 x i32> %t2, i32 3, i64 3
  %t4 = insertelement <8 x i32> %t3, i32 4, i64 4
  %t5 = insertelement <8 x i32> %t4, i32 5, i64 5
  %t6 = insertelement <8 x i32> %t5, i32 6, i64 6
  %v8 = insertelement <8 x i32> %t6, i32 7, i64 7
  %v11 = urem i64 %item, 5
  %v12 = udiv i64 %item, 5
  %v14 = urem i64 %v12, 2
  %v15 = udiv i64 %v12, 2
  %v19 = mul nuw nsw i64 %v15, 512
  %v21 = mul nuw nsw i64 %v15, 98304
  %v23 = mul nuw nsw i64 %v15, 32768
  %v27 = mul nuw nsw i64 %v14, 256
  %v28 = add nuw nsw i64 %v19, %v27
  %v30 = mul nuw nsw i64 %v14, 64
  %v31 = add nuw nsw i64 %v21, %v30
  %v33 = mul nuw nsw i64 %v14, 16384
  %v34 = add nuw nsw i64 %v23, %v33
  %v37 = mul nuw nsw i64 %v11, 60
  %v38 = sub nsw i64 256, %v37
  %v39 = call i64 @llvm.smin.i64(i64 %v38, i64 60)
  %v42 = add nuw nsw i64 %v37, %v39
  %v44 = sub nsw i64 %v42, 1
  %v51 = add nuw nsw i64 %v44, 64
  %v53 = and i64 %v51, -64
  %v54 = call i64 @llvm.smax.i64(i64 %v53, i64 0)
  %v55 = call i64 @llvm.smin.i64(i64 %v54, i64 256)
  %v56 = call i64 @llvm.smin.i64(i64 0, i64 %v55)
  %v57 = sub nsw i64 %v55, %v56
  %v60 = add nuw nsw i64 %v56, %v57
  %v62 = sub nsw i64 %v60, %v56
  %v63 = urem i64 %v62, 16
  %v64 = sub nsw i64 %v60, %v63
  %t7 = icmp slt i64 %v56, %v64
  br i1 %t7, label %body66, label %after66
body66:
  %v66 = phi i64 [ %v56, %items ], [ %next66, %latch66 ]
  %v70 = mul nuw nsw i64 %v66, 384
  %v71 = add nuw nsw i64 %v31, %v70
  br label %body72
body72:
  %v72 = phi i64 [ 0, %body66 ], [ %next72, %latch72 ]
  %v74 = add nuw nsw i64 %v71, %v72
  %v76 = add nuw nsw i64 %v74, 128
  %t8 = getelementptr float, ptr %p0, i64 %v76
  %t9 = getelementptr float, ptr %t8, i64 12288
  call void @llvm.prefetch.p0(ptr %t9, i32 0, i32 3, i32 1)
  %t10 = getelementptr float, ptr %p0, i64 %v76
  %v78 = load <8 x float>, ptr %t10, align 4, !alias.scope !17, !noalias !18
  %t11 = getelementptr float, ptr %p0, i64 %v76
  %t12 = getelementptr float, ptr %t11, i64 12672
  call void @llvm.prefetch.p0(ptr %t12, i32 0, i32 3, i32 1)
  %t13 = getelementptr float, ptr %p0, i64 %v76
  %t14 = getelementptr float, ptr %t13, i64 384
  %v80 = load <8 x float>, ptr %t14, align 4, !alias.scope !17, !noalias !18
  %t15 = getelementptr float, ptr %p0, i64 %v76
  %t16 = getelementptr float, ptr %t15, i64 13056
  call void @llvm.prefetch.p0(ptr %t16, i32 0, i32 3, i32 1)
  %t17 = getelementptr float, ptr %p0, i64 %v76
  %t18 = getelementptr float, ptr %t17, i64 768
  %v82 = load <8 x float>, ptr %t18, align 4, !alias.scope !17, !noalias !18
  %t19 = getelementptr float, ptr %p0, i64 %v76
  %t20 = getelementptr float, ptr %t19, i64 13440
  call void @llvm.prefetch.p0(ptr %t20, i32 0, i32 3, i32 1)
  %t21 = getelementptr float, ptr %p0, i64 %v76
  %t22 = getelementptr float, ptr %t21, i64 1152
  %v84 = load <8 x float>, ptr %t22, align 4, !alias.scope !17, !noalias !18
  %t23 = getelementptr float, ptr %p0, i64 %v76
  %t24 = getelementptr float, ptr %t23, i64 13824
  call void @llvm.prefetch.p0(ptr %t24, i32 0, i32 3, i32 1)
  %t25 = getelementptr float, ptr %p0, i64 %v76
  %t26 = getelementptr float, ptr %t25, i64 1536
  %v86 = load <8 x float>, ptr %t26, align 4, !alias.scope !17, !noalias !18
  %t27 = getelementptr float, ptr %p0, i64 %v76
  %t28 = getelementptr float, ptr %t27, i64 14208
  call void @llvm.prefetch.p0(ptr %t28, i32 0, i32 3, i32 1)
  %t29 = getelementptr float, ptr %p0, i64 %v76
  %t30 = getelementptr float, ptr %t29, i64 1920
  %v88 = load <8 x float>, ptr %t30, align 4, !alias.scope !17, !noalias !18
  %t31 = getelementptr float, ptr %p0, i64 %v76
  %t32 = getelementptr float, ptr %t31, i64 14592
  call void @llvm.prefetch.p0(ptr %t32, i32 0, i32 3, i32 1)
  %t33 = getelementptr float, ptr %p0, i64 %v76
  %t34 = getelementptr float, ptr %t33, i64 2304
  %v90 = load <8 x float>, ptr %t34, align 4, !alias.scope !17, !noalias !18
  %t35 = getelementptr float, ptr %p0, i64 %v76
  %t36 = getelementptr float, ptr %t35, i64 14976
  call void @llvm.prefetch.p0(ptr %t36, i32 0, i32 3, i32 1)
  %t37 = getelementptr float, ptr %p0, i64 %v76
  %t38 = getelementptr float, ptr %t37, i64 2688
  %v92 = load <8 x float>, ptr %t38, align 4, !alias.scope !17, !noalias !18
  %v93 = shufflevector <8 x float> %v78, <8 x float> %v86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v94 = shufflevector <8 x float> %v78, <8 x float> %v86, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v95 = shufflevector <8 x float> %v80, <8 x float> %v88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v96 = shufflevector <8 x float> %v80, <8 x float> %v88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v97 = shufflevector <8 x float> %v82, <8 x float> %v90, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v98 = shufflevector <8 x float> %v82, <8 x float> %v90, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v99 = shufflevector <8 x float> %v84, <8 x float> %v92, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v100 = shufflevector <8 x float> %v84, <8 x float> %v92, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v101 = shufflevector <8 x float> %v93, <8 x float> %v97, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v102 = shufflevector <8 x float> %v93, <8 x float> %v97, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v103 = shufflevector <8 x float> %v95, <8 x float> %v99, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v104 = shufflevector <8 x float> %v95, <8 x float> %v99, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v105 = shufflevector <8 x float> %v94, <8 x float> %v98, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v106 = shufflevector <8 x float> %v94, <8 x float> %v98, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v107 = shufflevector <8 x float> %v96, <8 x float> %v100, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v108 = shufflevector <8 x float> %v96, <8 x float> %v100, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v109 = shufflevector <8 x float> %v101, <8 x float> %v103, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v110 = shufflevector <8 x float> %v101, <8 x float> %v103, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v111 = shufflevector <8 x float> %v102, <8 x float> %v104, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v112 = shufflevector <8 x float> %v102, <8 x float> %v104, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v113 = shufflevector <8 x float> %v105, <8 x float> %v107, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v114 = shufflevector <8 x float> %v105, <8 x float> %v107, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v115 = shufflevector <8 x float> %v106, <8 x float> %v108, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v116 = shufflevector <8 x float> %v106, <8 x float> %v108, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v119 = mul nuw nsw i64 %v72, 16
  %v120 = sub nsw i64 %v66, %v56
  %v122 = mul nuw nsw i64 %v120, 65
  %v123 = add nuw nsw i64 %v119, %v122
  %t39 = getelementptr float, ptr %s1, i64 %v123
  store <8 x float> %v109, ptr %t39, align 4, !alias.scope !27, !noalias !28
  %v127 = mul nuw nsw i64 %v72, 16
  %v128 = sub nsw i64 %v66, %v56
  %v130 = mul nuw nsw i64 %v128, 65
  %v131 = add nuw nsw i64 %v127, %v130
  %t40 = getelementptr float, ptr %s1, i64 %v131
  %t41 = getelementptr float, ptr %t40, i64 16
  store <8 x float> %v110, ptr %t41, align 4, !alias.scope !27, !noalias !28
  %v135 = mul nuw nsw i64 %v72, 16
  %v136 = sub nsw i64 %v66, %v56
  %v138 = mul nuw nsw i64 %v136, 65
  %v139 = add nuw nsw i64 %v135, %v138
  %t42 = getelementptr float, ptr %s1, i64 %v139
  %t43 = getelementptr float, ptr %t42, i64 32
  store <8 x float> %v111, ptr %t43, align 4, !alias.scope !27, !noalias !28
  %v143 = mul nuw nsw i64 %v72, 16
  %v144 = sub nsw i64 %v66, %v56
  %v146 = mul nuw nsw i64 %v144, 65
  %v147 = add nuw nsw i64 %v143, %v146
  %t44 = getelementptr float, ptr %s1, i64 %v147
  %t45 = getelementptr float, ptr %t44, i64 48
  store <8 x float> %v112, ptr %t45, align 4, !alias.scope !27, !noalias !28
  %v151 = mul nuw nsw i64 %v72, 16
  %v152 = sub nsw i64 %v66, %v56
  %v154 = mul nuw nsw i64 %v152, 65
  %v155 = add nuw nsw i64 %v151, %v154
  %t46 = getelementptr float, ptr %s1, i64 %v155
  %t47 = getelementptr float, ptr %t46, i64 64
  store <8 x float> %v113, ptr %t47, align 4, !alias.scope !27, !noalias !28
  %v159 = mul nuw nsw i64 %v72, 16
  %v160 = sub nsw i64 %v66, %v56
  %v162 = mul nuw nsw i64 %v160, 65
  %v163 = add nuw nsw i64 %v159, %v162
  %t48 = getelementptr float, ptr %s1, i64 %v163
  %t49 = getelementptr float, ptr %t48, i64 80
  store <8 x float> %v114, ptr %t49, align 4, !alias.scope !27, !noalias !28
  %v167 = mul nuw nsw i64 %v72, 16
  %v168 = sub nsw i64 %v66, %v56
  %v170 = mul nuw nsw i64 %v168, 65
  %v171 = add nuw nsw i64 %v167, %v170
  %t50 = getelementptr float, ptr %s1, i64 %v171
  %t51 = getelementptr float, ptr %t50, i64 96
  store <8 x float> %v115, ptr %t51, align 4, !alias.scope !27, !noalias !28
  %v175 = mul nuw nsw i64 %v72, 16
  %v176 = sub nsw i64 %v66, %v56
  %v178 = mul nuw nsw i64 %v176, 65
  %v179 = add nuw nsw i64 %v175, %v178
  %t52 = getelementptr float, ptr %s1, i64 %v179
  %t53 = getelementptr float, ptr %t52, i64 112
  store <8 x float> %v116, ptr %t53, align 4, !alias.scope !27, !noalias !28
  br label %latch72
latch72:
  %next72 = add nuw nsw i64 %v72, 8
  %more72 = icmp slt i64 %next72, 64
  br i1 %more72, label %body72, label %after72
after72:
  %t54 = icmp slt i64 64, 64
  br i1 %t54, label %body182, label %after182
body182:
  %v182 = phi i64 [ 64, %after72 ], [ %next182, %latch182 ]
  %v184 = add nuw nsw i64 %v71, %v182
  %v186 = add nuw nsw i64 %v184, 128
  %t55 = getelementptr float, ptr %p0, i64 %v186
  %v187 = load float, ptr %t55, align 4, !alias.scope !17, !noalias !18
  %t56 = getelementptr float, ptr %p0, i64 %v186
  %t57 = getelementptr float, ptr %t56, i64 384
  %v188 = load float, ptr %t57, align 4, !alias.scope !17, !noalias !18
  %t58 = getelementptr float, ptr %p0, i64 %v186
  %t59 = getelementptr float, ptr %t58, i64 768
  %v189 = load float, ptr %t59, align 4, !alias.scope !17, !noalias !18
  %t60 = getelementptr float, ptr %p0, i64 %v186
  %t61 = getelementptr float, ptr %t60, i64 1152
  %v190 = load float, ptr %t61, align 4, !alias.scope !17, !noalias !18
  %t62 = getelementptr float, ptr %p0, i64 %v186
  %t63 = getelementptr float, ptr %t62, i64 1536
  %v191 = load float, ptr %t63, align 4, !alias.scope !17, !noalias !18
  %t64 = getelementptr float, ptr %p0, i64 %v186
  %t65 = getelementptr float, ptr %t64, i64 1920
  %v192 = load float, ptr %t65, align 4, !alias.scope !17, !noalias !18
  %t66 = getelementptr float, ptr %p0, i64 %v186
  %t67 = getelementptr float, ptr %t66, i64 2304
  %v193 = load float, ptr %t67, align 4, !alias.scope !17, !noalias !18
  %t68 = getelementptr float, ptr %p0, i64 %v186
  %t69 = getelementptr float, ptr %t68, i64 2688
  %v194 = load float, ptr %t69, align 4, !alias.scope !17, !noalias !18
  %t70 = insertelement <8 x float> poison, float %v187, i64 0
  %t71 = insertelement <8 x float> %t70, float %v188, i64 1
  %t72 = insertelement <8 x float> %t71, float %v189, i64 2
  %t73 = insertelement <8 x float> %t72, float %v190, i64 3
  %t74 = insertelement <8 x float> %t73, float %v191, i64 4
  %t75 = insertelement <8 x float> %t74, float %v192, i64 5
  %t76 = insertelement <8 x float> %t75, float %v193, i64 6
  %v195 = insertelement <8 x float> %t76, float %v194, i64 7
  %v198 = mul nuw nsw i64 %v182, 16
  %v199 = sub nsw i64 %v66, %v56
  %v201 = mul nuw nsw i64 %v199, 65
  %v202 = add nuw nsw i64 %v198, %v201
  %t77 = getelementptr float, ptr %s1, i64 %v202
  store <8 x float> %v195, ptr %t77, align 4, !alias.scope !27, !noalias !28
  br label %latch182
latch182:
  %next182 = add nuw nsw i64 %v182, 1
  %more182 = icmp slt i64 %next182, 64
  br i1 %more182, label %body182, label %after182
after182:
  %v206 = add nuw nsw i64 %v66, 8
  %v209 = mul nuw nsw i64 %v206, 384
  %v210 = add nuw nsw i64 %v31, %v209
  br label %body211
body211:
  %v211 = phi i64 [ 0, %after182 ], [ %next211, %latch211 ]
  %v213 = add nuw nsw i64 %v210, %v211
  %v215 = add nuw nsw i64 %v213, 128
  %t78 = getelementptr float, ptr %p0, i64 %v215
  %t79 = getelementptr float, ptr %t78, i64 12288
  call void @llvm.prefetch.p0(ptr %t79, i32 0, i32 3, i32 1)
  %t80 = getelementptr float, ptr %p0, i64 %v215
  %v217 = load <8 x float>, ptr %t80, align 4, !alias.scope !17, !noalias !18
  %t81 = getelementptr float, ptr %p0, i64 %v215
  %t82 = getelementptr float, ptr %t81, i64 12672
  call void @llvm.prefetch.p0(ptr %t82, i32 0, i32 3, i32 1)
  %t83 = getelementptr float, ptr %p0, i64 %v215
  %t84 = getelementptr float, ptr %t83, i64 384
  %v219 = load <8 x float>, ptr %t84, align 4, !alias.scope !17, !noalias !18
  %t85 = getelementptr float, ptr %p0, i64 %v215
  %t86 = getelementptr float, ptr %t85, i64 13056
  call void @llvm.prefetch.p0(ptr %t86, i32 0, i32 3, i32 1)
  %t87 = getelementptr float, ptr %p0, i64 %v215
  %t88 = getelementptr float, ptr %t87, i64 768
  %v221 = load <8 x float>, ptr %t88, align 4, !alias.scope !17, !noalias !18
  %t89 = getelementptr float, ptr %p0, i64 %v215
  %t90 = getelementptr float, ptr %t89, i64 13440
  call void @llvm.prefetch.p0(ptr %t90, i32 0, i32 3, i32 1)
  %t91 = getelementptr float, ptr %p0, i64 %v215
  %t92 = getelementptr float, ptr %t91, i64 1152
  %v223 = load <8 x float>, ptr %t92, align 4, !alias.scope !17, !noalias !18
  %t93 = getelementptr float, ptr %p0, i64 %v215
  %t94 = getelementptr float, ptr %t93, i64 13824
  call void @llvm.prefetch.p0(ptr %t94, i32 0, i32 3, i32 1)
  %t95 = getelementptr float, ptr %p0, i64 %v215
  %t96 = getelementptr float, ptr %t95, i64 1536
  %v225 = load <8 x float>, ptr %t96, align 4, !alias.scope !17, !noalias !18
  %t97 = getelementptr float, ptr %p0, i64 %v215
  %t98 = getelementptr float, ptr %t97, i64 14208
  call void @llvm.prefetch.p0(ptr %t98, i32 0, i32 3, i32 1)
  %t99 = getelementptr float, ptr %p0, i64 %v215
  %t100 = getelementptr float, ptr %t99, i64 1920
  %v227 = load <8 x float>, ptr %t100, align 4, !alias.scope !17, !noalias !18
  %t101 = getelementptr float, ptr %p0, i64 %v215
  %t102 = getelementptr float, ptr %t101, i64 14592
  call void @llvm.prefetch.p0(ptr %t102, i32 0, i32 3, i32 1)
  %t103 = getelementptr float, ptr %p0, i64 %v215
  %t104 = getelementptr float, ptr %t103, i64 2304
  %v229 = load <8 x float>, ptr %t104, align 4, !alias.scope !17, !noalias !18
  %t105 = getelementptr float, ptr %p0, i64 %v215
  %t106 = getelementptr float, ptr %t105, i64 14976
  call void @llvm.prefetch.p0(ptr %t106, i32 0, i32 3, i32 1)
  %t107 = getelementptr float, ptr %p0, i64 %v215
  %t108 = getelementptr float, ptr %t107, i64 2688
  %v231 = load <8 x float>, ptr %t108, align 4, !alias.scope !17, !noalias !18
  %v232 = shufflevector <8 x float> %v217, <8 x float> %v225, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v233 = shufflevector <8 x float> %v217, <8 x float> %v225, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v234 = shufflevector <8 x float> %v219, <8 x float> %v227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v235 = shufflevector <8 x float> %v219, <8 x float> %v227, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v236 = shufflevector <8 x float> %v221, <8 x float> %v229, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v237 = shufflevector <8 x float> %v221, <8 x float> %v229, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v238 = shufflevector <8 x float> %v223, <8 x float> %v231, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v239 = shufflevector <8 x float> %v223, <8 x float> %v231, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v240 = shufflevector <8 x float> %v232, <8 x float> %v236, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v241 = shufflevector <8 x float> %v232, <8 x float> %v236, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v242 = shufflevector <8 x float> %v234, <8 x float> %v238, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v243 = shufflevector <8 x float> %v234, <8 x float> %v238, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v244 = shufflevector <8 x float> %v233, <8 x float> %v237, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v245 = shufflevector <8 x float> %v233, <8 x float> %v237, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v246 = shufflevector <8 x float> %v235, <8 x float> %v239, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v247 = shufflevector <8 x float> %v235, <8 x float> %v239, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v248 = shufflevector <8 x float> %v240, <8 x float> %v242, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v249 = shufflevector <8 x float> %v240, <8 x float> %v242, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v250 = shufflevector <8 x float> %v241, <8 x float> %v243, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v251 = shufflevector <8 x float> %v241, <8 x float> %v243, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v252 = shufflevector <8 x float> %v244, <8 x float> %v246, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v253 = shufflevector <8 x float> %v244, <8 x float> %v246, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v254 = shufflevector <8 x float> %v245, <8 x float> %v247, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v255 = shufflevector <8 x float> %v245, <8 x float> %v247, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v258 = mul nuw nsw i64 %v211, 16
  %v259 = sub nsw i64 %v66, %v56
  %v261 = mul nuw nsw i64 %v259, 65
  %v262 = add nuw nsw i64 %v258, %v261
  %t109 = getelementptr float, ptr %s1, i64 %v262
  %t110 = getelementptr float, ptr %t109, i64 8
  store <8 x float> %v248, ptr %t110, align 4, !alias.scope !27, !noalias !28
  %v266 = mul nuw nsw i64 %v211, 16
  %v267 = sub nsw i64 %v66, %v56
  %v269 = mul nuw nsw i64 %v267, 65
  %v270 = add nuw nsw i64 %v266, %v269
  %t111 = getelementptr float, ptr %s1, i64 %v270
  %t112 = getelementptr float, ptr %t111, i64 24
  store <8 x float> %v249, ptr %t112, align 4, !alias.scope !27, !noalias !28
  %v274 = mul nuw nsw i64 %v211, 16
  %v275 = sub nsw i64 %v66, %v56
  %v277 = mul nuw nsw i64 %v275, 65
  %v278 = add nuw nsw i64 %v274, %v277
  %t113 = getelementptr float, ptr %s1, i64 %v278
  %t114 = getelementptr float, ptr %t113, i64 40
  store <8 x float> %v250, ptr %t114, align 4, !alias.scope !27, !noalias !28
  %v282 = mul nuw nsw i64 %v211, 16
  %v283 = sub nsw i64 %v66, %v56
  %v285 = mul nuw nsw i64 %v283, 65
  %v286 = add nuw nsw i64 %v282, %v285
  %t115 = getelementptr float, ptr %s1, i64 %v286
  %t116 = getelementptr float, ptr %t115, i64 56
  store <8 x float> %v251, ptr %t116, align 4, !alias.scope !27, !noalias !28
  %v290 = mul nuw nsw i64 %v211, 16
  %v291 = sub nsw i64 %v66, %v56
  %v293 = mul nuw nsw i64 %v291, 65
  %v294 = add nuw nsw i64 %v290, %v293
  %t117 = getelementptr float, ptr %s1, i64 %v294
  %t118 = getelementptr float, ptr %t117, i64 72
  store <8 x float> %v252, ptr %t118, align 4, !alias.scope !27, !noalias !28
  %v298 = mul nuw nsw i64 %v211, 16
  %v299 = sub nsw i64 %v66, %v56
  %v301 = mul nuw nsw i64 %v299, 65
  %v302 = add nuw nsw i64 %v298, %v301
  %t119 = getelementptr float, ptr %s1, i64 %v302
  %t120 = getelementptr float, ptr %t119, i64 88
  store <8 x float> %v253, ptr %t120, align 4, !alias.scope !27, !noalias !28
  %v306 = mul nuw nsw i64 %v211, 16
  %v307 = sub nsw i64 %v66, %v56
  %v309 = mul nuw nsw i64 %v307, 65
  %v310 = add nuw nsw i64 %v306, %v309
  %t121 = getelementptr float, ptr %s1, i64 %v310
  %t122 = getelementptr float, ptr %t121, i64 104
  store <8 x float> %v254, ptr %t122, align 4, !alias.scope !27, !noalias !28
  %v314 = mul nuw nsw i64 %v211, 16
  %v315 = sub nsw i64 %v66, %v56
  %v317 = mul nuw nsw i64 %v315, 65
  %v318 = add nuw nsw i64 %v314, %v317
  %t123 = getelementptr float, ptr %s1, i64 %v318
  %t124 = getelementptr float, ptr %t123, i64 120
  store <8 x float> %v255, ptr %t124, align 4, !alias.scope !27, !noalias !28
  br label %latch211
latch211:
  %next211 = add nuw nsw i64 %v211, 8
  %more211 = icmp slt i64 %next211, 64
  br i1 %more211, label %body211, label %after211
after211:
  %t125 = icmp slt i64 64, 64
  br i1 %t125, label %body321, label %after321
body321:
  %v321 = phi i64 [ 64, %after211 ], [ %next321, %latch321 ]
  %v323 = add nuw nsw i64 %v210, %v321
  %v325 = add nuw nsw i64 %v323, 128
  %t126 = getelementptr float, ptr %p0, i64 %v325
  %v326 = load float, ptr %t126, align 4, !alias.scope !17, !noalias !18
  %t127 = getelementptr float, ptr %p0, i64 %v325
  %t128 = getelementptr float, ptr %t127, i64 384
  %v327 = load float, ptr %t128, align 4, !alias.scope !17, !noalias !18
  %t129 = getelementptr float, ptr %p0, i64 %v325
  %t130 = getelementptr float, ptr %t129, i64 768
  %v328 = load float, ptr %t130, align 4, !alias.scope !17, !noalias !18
  %t131 = getelementptr float, ptr %p0, i64 %v325
  %t132 = getelementptr float, ptr %t131, i64 1152
  %v329 = load float, ptr %t132, align 4, !alias.scope !17, !noalias !18
  %t133 = getelementptr float, ptr %p0, i64 %v325
  %t134 = getelementptr float, ptr %t133, i64 1536
  %v330 = load float, ptr %t134, align 4, !alias.scope !17, !noalias !18
  %t135 = getelementptr float, ptr %p0, i64 %v325
  %t136 = getelementptr float, ptr %t135, i64 1920
  %v331 = load float, ptr %t136, align 4, !alias.scope !17, !noalias !18
  %t137 = getelementptr float, ptr %p0, i64 %v325
  %t138 = getelementptr float, ptr %t137, i64 2304
  %v332 = load float, ptr %t138, align 4, !alias.scope !17, !noalias !18
  %t139 = getelementptr float, ptr %p0, i64 %v325
  %t140 = getelementptr float, ptr %t139, i64 2688
  %v333 = load float, ptr %t140, align 4, !alias.scope !17, !noalias !18
  %t141 = insertelement <8 x float> poison, float %v326, i64 0
  %t142 = insertelement <8 x float> %t141, float %v327, i64 1
  %t143 = insertelement <8 x float> %t142, float %v328, i64 2
  %t144 = insertelement <8 x float> %t143, float %v329, i64 3
  %t145 = insertelement <8 x float> %t144, float %v330, i64 4
  %t146 = insertelement <8 x float> %t145, float %v331, i64 5
  %t147 = insertelement <8 x float> %t146, float %v332, i64 6
  %v334 = insertelement <8 x float> %t147, float %v333, i64 7
  %v337 = mul nuw nsw i64 %v321, 16
  %v338 = sub nsw i64 %v66, %v56
  %v340 = mul nuw nsw i64 %v338, 65
  %v341 = add nuw nsw i64 %v337, %v340
  %t148 = getelementptr float, ptr %s1, i64 %v341
  %t149 = getelementptr float, ptr %t148, i64 8
  store <8 x float> %v334, ptr %t149, align 4, !alias.scope !27, !noalias !28
  br label %latch321
latch321:
  %next321 = add nuw nsw i64 %v321, 1
  %more321 = icmp slt i64 %next321, 64
  br i1 %more321, label %body321, label %after321
after321:
  br label %latch66
latch66:
  %next66 = add nuw nsw i64 %v66, 16
  %more66 = icmp slt i64 %next66, %v64
  br i1 %more66, label %body66, label %after66
after66:
  %v345 = sub nsw i64 %v64, %v56
  %v346 = add nsw i64 %v56, %v345
  %v347 = add nuw nsw i64 %v56, %v57
  %t150 = icmp slt i64 %v346, %v347
  br i1 %t150, label %body348, label %after348
body348:
  %v348 = phi i64 [ %v346, %after66 ], [ %next348, %latch348 ]
  %v350 = sub nsw i64 %v348, %v56
  %v352 = and i64 %v350, 15
  %v353 = sub nsw i64 %v350, %v352
  %v354 = mul nsw i64 %v353, 65
  %v355 = add nsw i64 %v354, %v352
  %v358 = mul nsw i64 %v348, 384
  %v359 = add nsw i64 %v31, %v358
  br label %body360
body360:
  %v360 = phi i64 [ 0, %body348 ], [ %next360, %latch360 ]
  %v362 = add nsw i64 %v359, %v360
  %v364 = add nsw i64 %v362, 128
  %t151 = getelementptr float, ptr %p0, i64 %v364
  %v365 = load float, ptr %t151, align 4, !alias.scope !17, !noalias !18
  %v367 = sub nsw i64 %v360, 0
  %v368 = mul nuw nsw i64 %v367, 16
  %v369 = add nsw i64 %v355, %v368
  %t152 = getelementptr float, ptr %s1, i64 %v369
  store float %v365, ptr %t152, align 4, !alias.scope !27, !noalias !28
  br label %latch360
latch360:
  %next360 = add nuw nsw i64 %v360, 1
  %more360 = icmp slt i64 %next360, 64
  br i1 %more360, label %body360, label %after360
after360:
  br label %latch348
latch348:
  %next348 = add nsw i64 %v348, 1
  %more348 = icmp slt i64 %next348, %v347
  br i1 %more348, label %body348, label %after348
after348:
  %v375 = add nuw nsw i64 %v57, 15
  %v376 = urem i64 %v375, 16
  %v377 = sub nsw i64 %v375, %v376
  %v378 = add nuw nsw i64 %v56, %v57
  %v379 = add nuw nsw i64 %v56, %v377
  %t153 = icmp slt i64 %v378, %v379
  br i1 %t153, label %body380, label %after380
body380:
  %v380 = phi i64 [ %v378, %after348 ], [ %next380, %latch380 ]
  %v382 = sub nsw i64 %v380, %v56
  %v384 = urem i64 %v382, 16
  %v385 = sub nsw i64 %v382, %v384
  %v386 = mul nsw i64 %v385, 65
  %v387 = add nsw i64 %v386, %v384
  br label %body388
body388:
  %v388 = phi i64 [ 0, %body380 ], [ %next388, %latch388 ]
  %v391 = sub nsw i64 %v388, 0
  %v392 = mul nuw nsw i64 %v391, 16
  %v393 = add nsw i64 %v387, %v392
  %t154 = getelementptr float, ptr %s1, i64 %v393
  store float 0x0000000000000000, ptr %t154, align 4, !alias.scope !27, !noalias !28
  br label %latch388
latch388:
  %next388 = add nuw nsw i64 %v388, 1
  %more388 = icmp slt i64 %next388, 64
  br i1 %more388, label %body388, label %after388
after388:
  br label %latch380
latch380:
  %next380 = add nuw nsw i64 %v380, 1
  %more380 = icmp slt i64 %next380, %v379
  br i1 %more380, label %body380, label %after380
after380:
  %v397 = add nuw nsw i64 %v37, %v39
  %t155 = icmp slt i64 %v37, %v397
  br i1 %t155, label %body399, label %after399
body399:
  %v399 = phi i64 [ %v37, %after380 ], [ %next399, %latch399 ]
  %v402 = mul nuw nsw i64 %v399, 384
  %v403 = add nuw nsw i64 %v31, %v402
  br label %body404
body404:
  %v404 = phi i64 [ 0, %body399 ], [ %next404, %latch404 ]
  %v406 = add nuw nsw i64 %v403, %v404
  %t156 = getelementptr float, ptr %p0, i64 %v406
  %t157 = getelementptr float, ptr %t156, i64 12288
  call void @llvm.prefetch.p0(ptr %t157, i32 0, i32 3, i32 1)
  %t158 = getelementptr float, ptr %p0, i64 %v406
  %v408 = load <8 x float>, ptr %t158, align 4, !alias.scope !17, !noalias !18
  %v411 = sub nsw i64 %v399, %v37
  %v413 = mul nsw i64 %v411, 80
  %v414 = add nsw i64 %v404, %v413
  %t159 = getelementptr float, ptr %s2, i64 %v414
  store <8 x float> %v408, ptr %t159, align 4, !alias.scope !29, !noalias !30
  br label %latch404
latch404:
  %next404 = add nuw nsw i64 %v404, 8
  %more404 = icmp slt i64 %next404, 64
  br i1 %more404, label %body404, label %after404
after404:
  %t160 = icmp slt i64 64, 64
  br i1 %t160, label %body417, label %after417
body417:
  %v417 = phi i64 [ 64, %after404 ], [ %next417, %latch417 ]
  %v419 = add nuw nsw i64 %v403, %v417
  %t161 = getelementptr float, ptr %p0, i64 %v419
  %v420 = load float, ptr %t161, align 4, !alias.scope !17, !noalias !18
  %v423 = sub nsw i64 %v399, %v37
  %v425 = mul nsw i64 %v423, 80
  %v426 = add nsw i64 %v417, %v425
  %t162 = getelementptr float, ptr %s2, i64 %v426
  store float %v420, ptr %t162, align 4, !alias.scope !29, !noalias !30
  br label %latch417
latch417:
  %next417 = add nuw nsw i64 %v417, 1
  %more417 = icmp slt i64 %next417, 64
  br i1 %more417, label %body417, label %after417
after417:
  br label %latch399
latch399:
  %next399 = add nuw nsw i64 %v399, 1
  %more399 = icmp slt i64 %next399, %v397
  br i1 %more399, label %body399, label %after399
after399:
  %v432 = add nuw nsw i64 %v39, 5
  %v433 = urem i64 %v432, 6
  %v434 = sub nsw i64 %v432, %v433
  %v435 = add nuw nsw i64 %v37, %v39
  %v436 = add nuw nsw i64 %v37, %v434
  %t163 = icmp slt i64 %v435, %v436
  br i1 %t163, label %body437, label %after437
body437:
  %v437 = phi i64 [ %v435, %after399 ], [ %next437, %latch437 ]
  br label %body438
body438:
  %v438 = phi i64 [ 0, %body437 ], [ %next438, %latch438 ]
  %v442 = sub nsw i64 %v437, %v37
  %v444 = mul nsw i64 %v442, 80
  %v445 = add nsw i64 %v438, %v444
  %t164 = getelementptr float, ptr %s2, i64 %v445
  store float 0x0000000000000000, ptr %t164, align 4, !alias.scope !29, !noalias !30
  br label %latch438
latch438:
  %next438 = add nuw nsw i64 %v438, 1
  %more438 = icmp slt i64 %next438, 64
  br i1 %more438, label %body438, label %after438
after438:
  br label %latch437
latch437:
  %next437 = add nuw nsw i64 %v437, 1
  %more437 = icmp slt i64 %next437, %v436
  br i1 %more437, label %body437, label %after437
after437:
  %v451 = add nuw nsw i64 %v57, 15
  %v452 = urem i64 %v451, 16
  %v453 = sub nsw i64 %v451, %v452
  %v454 = add nuw nsw i64 %v56, %v453
  %t165 = icmp slt i64 %v56, %v454
  br i1 %t165, label %body455, label %after455
body455:
  %v455 = phi i64 [ %v56, %after437 ], [ %next455, %latch455 ]
  %v458 = add nuw nsw i64 %v39, 5
  %v459 = urem i64 %v458, 6
  %v460 = sub nsw i64 %v458, %v459
  %v461 = add nuw nsw i64 %v37, %v460
  %t166 = icmp slt i64 %v37, %v461
  br i1 %t166, label %body462, label %after462
body462:
  %v462 = phi i64 [ %v37, %body455 ], [ %next462, %latch462 ]
  store <8 x float> zeroinitializer, ptr %v465
  store <8 x float> zeroinitializer, ptr %v468
  store <8 x float> zeroinitializer, ptr %v471
  store <8 x float> zeroinitializer, ptr %v474
  store <8 x float> zeroinitializer, ptr %v477
  store <8 x float> zeroinitializer, ptr %v480
  store <8 x float> zeroinitializer, ptr %v483
  store <8 x float> zeroinitializer, ptr %v486
  store <8 x float> zeroinitializer, ptr %v489
  store <8 x float> zeroinitializer, ptr %v492
  store <8 x float> zeroinitializer, ptr %v495
  store <8 x float> zeroinitializer, ptr %v498
  br label %body499
body499:
  %v499 = phi i64 [ 0, %body462 ], [ %next499, %latch499 ]
  %v502 = sub nsw i64 %v462, %v37
  %v504 = mul nsw i64 %v502, 80
  %v505 = add nsw i64 %v499, %v504
  %t167 = getelementptr float, ptr %s2, i64 %v505
  %v506 = load float, ptr %t167, align 4, !alias.scope !29, !noalias !30
  %v509 = mul nuw nsw i64 %v499, 16
  %v510 = sub nsw i64 %v455, %v56
  %v512 = mul nuw nsw i64 %v510, 65
  %v513 = add nuw nsw i64 %v509, %v512
  %t168 = getelementptr float, ptr %s1, i64 %v513
  %v514 = load <8 x float>, ptr %t168, align 4, !alias.scope !27, !noalias !28
  %t169 = insertelement <8 x float> poison, float %v506, i64 0
  %v515 = shufflevector <8 x float> %t169, <8 x float> poison, <8 x i32> zeroinitializer
  %v516 = load <8 x float>, ptr %v465
  %v517 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v515, <8 x float> %v514, <8 x float> %v516)
  store <8 x float> %v517, ptr %v465
  %v521 = mul nuw nsw i64 %v499, 16
  %v522 = sub nsw i64 %v455, %v56
  %v524 = mul nuw nsw i64 %v522, 65
  %v525 = add nuw nsw i64 %v521, %v524
  %t170 = getelementptr float, ptr %s1, i64 %v525
  %t171 = getelementptr float, ptr %t170, i64 8
  %v526 = load <8 x float>, ptr %t171, align 4, !alias.scope !27, !noalias !28
  %t172 = insertelement <8 x float> poison, float %v506, i64 0
  %v527 = shufflevector <8 x float> %t172, <8 x float> poison, <8 x i32> zeroinitializer
  %v528 = load <8 x float>, ptr %v468
  %v529 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v527, <8 x float> %v526, <8 x float> %v528)
  store <8 x float> %v529, ptr %v468
  %v533 = sub nsw i64 %v462, %v37
  %v535 = mul nsw i64 %v533, 80
  %v536 = add nsw i64 %v499, %v535
  %t173 = getelementptr float, ptr %s2, i64 %v536
  %t174 = getelementptr float, ptr %t173, i64 80
  %v537 = load float, ptr %t174, align 4, !alias.scope !29, !noalias !30
  %t175 = insertelement <8 x float> poison, float %v537, i64 0
  %v538 = shufflevector <8 x float> %t175, <8 x float> poison, <8 x i32> zeroinitializer
  %v539 = load <8 x float>, ptr %v471
  %v540 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v538, <8 x float> %v514, <8 x float> %v539)
  store <8 x float> %v540, ptr %v471
  %t176 = insertelement <8 x float> poison, float %v537, i64 0
  %v542 = shufflevector <8 x float> %t176, <8 x float> poison, <8 x i32> zeroinitializer
  %v543 = load <8 x float>, ptr %v474
  %v544 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v542, <8 x float> %v526, <8 x float> %v543)
  store <8 x float> %v544, ptr %v474
  %v548 = sub nsw i64 %v462, %v37
  %v550 = mul nsw i64 %v548, 80
  %v551 = add nsw i64 %v499, %v550
  %t177 = getelementptr float, ptr %s2, i64 %v551
  %t178 = getelementptr float, ptr %t177, i64 160
  %v552 = load float, ptr %t178, align 4, !alias.scope !29, !noalias !30
  %t179 = insertelement <8 x float> poison, float %v552, i64 0
  %v553 = shufflevector <8 x float> %t179, <8 x float> poison, <8 x i32> zeroinitializer
  %v554 = load <8 x float>, ptr %v477
  %v555 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v553, <8 x float> %v514, <8 x float> %v554)
  store <8 x float> %v555, ptr %v477
  %t180 = insertelement <8 x float> poison, float %v552, i64 0
  %v557 = shufflevector <8 x float> %t180, <8 x float> poison, <8 x i32> zeroinitializer
  %v558 = load <8 x float>, ptr %v480
  %v559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v526, <8 x float> %v558)
  store <8 x float> %v559, ptr %v480
  %v563 = sub nsw i64 %v462, %v37
  %v565 = mul nsw i64 %v563, 80
  %v566 = add nsw i64 %v499, %v565
  %t181 = getelementptr float, ptr %s2, i64 %v566
  %t182 = getelementptr float, ptr %t181, i64 240
  %v567 = load float, ptr %t182, align 4, !alias.scope !29, !noalias !30
  %t183 = insertelement <8 x float> poison, float %v567, i64 0
  %v568 = shufflevector <8 x float> %t183, <8 x float> poison, <8 x i32> zeroinitializer
  %v569 = load <8 x float>, ptr %v483
  %v570 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v568, <8 x float> %v514, <8 x float> %v569)
  store <8 x float> %v570, ptr %v483
  %t184 = insertelement <8 x float> poison, float %v567, i64 0
  %v572 = shufflevector <8 x float> %t184, <8 x float> poison, <8 x i32> zeroinitializer
  %v573 = load <8 x float>, ptr %v486
  %v574 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v572, <8 x float> %v526, <8 x float> %v573)
  store <8 x float> %v574, ptr %v486
  %v578 = sub nsw i64 %v462, %v37
  %v580 = mul nsw i64 %v578, 80
  %v581 = add nsw i64 %v499, %v580
  %t185 = getelementptr float, ptr %s2, i64 %v581
  %t186 = getelementptr float, ptr %t185, i64 320
  %v582 = load float, ptr %t186, align 4, !alias.scope !29, !noalias !30
  %t187 = insertelement <8 x float> poison, float %v582, i64 0
  %v583 = shufflevector <8 x float> %t187, <8 x float> poison, <8 x i32> zeroinitializer
  %v584 = load <8 x float>, ptr %v489
  %v585 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v583, <8 x float> %v514, <8 x float> %v584)
  store <8 x float> %v585, ptr %v489
  %t188 = insertelement <8 x float> poison, float %v582, i64 0
  %v587 = shufflevector <8 x float> %t188, <8 x float> poison, <8 x i32> zeroinitializer
  %v588 = load <8 x float>, ptr %v492
  %v589 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v587, <8 x float> %v526, <8 x float> %v588)
  store <8 x float> %v589, ptr %v492
  %v593 = sub nsw i64 %v462, %v37
  %v595 = mul nsw i64 %v593, 80
  %v596 = add nsw i64 %v499, %v595
  %t189 = getelementptr float, ptr %s2, i64 %v596
  %t190 = getelementptr float, ptr %t189, i64 400
  %v597 = load float, ptr %t190, align 4, !alias.scope !29, !noalias !30
  %t191 = insertelement <8 x float> poison, float %v597, i64 0
  %v598 = shufflevector <8 x float> %t191, <8 x float> poison, <8 x i32> zeroinitializer
  %v599 = load <8 x float>, ptr %v495
  %v600 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v598, <8 x float> %v514, <8 x float> %v599)
  store <8 x float> %v600, ptr %v495
  %t192 = insertelement <8 x float> poison, float %v597, i64 0
  %v602 = shufflevector <8 x float> %t192, <8 x float> poison, <8 x i32> zeroinitializer
  %v603 = load <8 x float>, ptr %v498
  %v604 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v602, <8 x float> %v526, <8 x float> %v603)
  store <8 x float> %v604, ptr %v498
  br label %latch499
latch499:
  %next499 = add nuw nsw i64 %v499, 1
  %more499 = icmp slt i64 %next499, 64
  br i1 %more499, label %body499, label %after499
after499:
  %v607 = load <8 x float>, ptr %v465
  %v609 = sub nsw i64 %v455, %v56
  %v611 = sub nsw i64 %v462, %v37
  %v613 = mul nsw i64 %v611, 272
  %v614 = add nsw i64 %v609, %v613
  %t193 = getelementptr float, ptr %s0, i64 %v614
  store <8 x float> %v607, ptr %t193, align 4, !alias.scope !25, !noalias !26
  %v616 = load <8 x float>, ptr %v468
  %v618 = sub nsw i64 %v455, %v56
  %v620 = sub nsw i64 %v462, %v37
  %v622 = mul nsw i64 %v620, 272
  %v623 = add nsw i64 %v618, %v622
  %t194 = getelementptr float, ptr %s0, i64 %v623
  %t195 = getelementptr float, ptr %t194, i64 8
  store <8 x float> %v616, ptr %t195, align 4, !alias.scope !25, !noalias !26
  %v625 = load <8 x float>, ptr %v471
  %v627 = sub nsw i64 %v455, %v56
  %v629 = sub nsw i64 %v462, %v37
  %v631 = mul nsw i64 %v629, 272
  %v632 = add nsw i64 %v627, %v631
  %t196 = getelementptr float, ptr %s0, i64 %v632
  %t197 = getelementptr float, ptr %t196, i64 272
  store <8 x float> %v625, ptr %t197, align 4, !alias.scope !25, !noalias !26
  %v634 = load <8 x float>, ptr %v474
  %v636 = sub nsw i64 %v455, %v56
  %v638 = sub nsw i64 %v462, %v37
  %v640 = mul nsw i64 %v638, 272
  %v641 = add nsw i64 %v636, %v640
  %t198 = getelementptr float, ptr %s0, i64 %v641
  %t199 = getelementptr float, ptr %t198, i64 280
  store <8 x float> %v634, ptr %t199, align 4, !alias.scope !25, !noalias !26
  %v643 = load <8 x float>, ptr %v477
  %v645 = sub nsw i64 %v455, %v56
  %v647 = sub nsw i64 %v462, %v37
  %v649 = mul nsw i64 %v647, 272
  %v650 = add nsw i64 %v645, %v649
  %t200 = getelementptr float, ptr %s0, i64 %v650
  %t201 = getelementptr float, ptr %t200, i64 544
  store <8 x float> %v643, ptr %t201, align 4, !alias.scope !25, !noalias !26
  %v652 = load <8 x float>, ptr %v480
  %v654 = sub nsw i64 %v455, %v56
  %v656 = sub nsw i64 %v462, %v37
  %v658 = mul nsw i64 %v656, 272
  %v659 = add nsw i64 %v654, %v658
  %t202 = getelementptr float, ptr %s0, i64 %v659
  %t203 = getelementptr float, ptr %t202, i64 552
  store <8 x float> %v652, ptr %t203, align 4, !alias.scope !25, !noalias !26
  %v661 = load <8 x float>, ptr %v483
  %v663 = sub nsw i64 %v455, %v56
  %v665 = sub nsw i64 %v462, %v37
  %v667 = mul nsw i64 %v665, 272
  %v668 = add nsw i64 %v663, %v667
  %t204 = getelementptr float, ptr %s0, i64 %v668
  %t205 = getelementptr float, ptr %t204, i64 816
  store <8 x float> %v661, ptr %t205, align 4, !alias.scope !25, !noalias !26
  %v670 = load <8 x float>, ptr %v486
  %v672 = sub nsw i64 %v455, %v56
  %v674 = sub nsw i64 %v462, %v37
  %v676 = mul nsw i64 %v674, 272
  %v677 = add nsw i64 %v672, %v676
  %t206 = getelementptr float, ptr %s0, i64 %v677
  %t207 = getelementptr float, ptr %t206, i64 824
  store <8 x float> %v670, ptr %t207, align 4, !alias.scope !25, !noalias !26
  %v679 = load <8 x float>, ptr %v489
  %v681 = sub nsw i64 %v455, %v56
  %v683 = sub nsw i64 %v462, %v37
  %v685 = mul nsw i64 %v683, 272
  %v686 = add nsw i64 %v681, %v685
  %t208 = getelementptr float, ptr %s0, i64 %v686
  %t209 = getelementptr float, ptr %t208, i64 1088
  store <8 x float> %v679, ptr %t209, align 4, !alias.scope !25, !noalias !26
  %v688 = load <8 x float>, ptr %v492
  %v690 = sub nsw i64 %v455, %v56
  %v692 = sub nsw i64 %v462, %v37
  %v694 = mul nsw i64 %v692, 272
  %v695 = add nsw i64 %v690, %v694
  %t210 = getelementptr float, ptr %s0, i64 %v695
  %t211 = getelementptr float, ptr %t210, i64 1096
  store <8 x float> %v688, ptr %t211, align 4, !alias.scope !25, !noalias !26
  %v697 = load <8 x float>, ptr %v495
  %v699 = sub nsw i64 %v455, %v56
  %v701 = sub nsw i64 %v462, %v37
  %v703 = mul nsw i64 %v701, 272
  %v704 = add nsw i64 %v699, %v703
  %t212 = getelementptr float, ptr %s0, i64 %v704
  %t213 = getelementptr float, ptr %t212, i64 1360
  store <8 x float> %v697, ptr %t213, align 4, !alias.scope !25, !noalias !26
  %v706 = load <8 x float>, ptr %v498
  %v708 = sub nsw i64 %v455, %v56
  %v710 = sub nsw i64 %v462, %v37
  %v712 = mul nsw i64 %v710, 272
  %v713 = add nsw i64 %v708, %v712
  %t214 = getelementptr float, ptr %s0, i64 %v713
  %t215 = getelementptr float, ptr %t214, i64 1368
  store <8 x float> %v706, ptr %t215, align 4, !alias.scope !25, !noalias !26
  br label %latch462
latch462:
  %next462 = add nuw nsw i64 %v462, 6
  %more462 = icmp slt i64 %next462, %v461
  br i1 %more462, label %body462, label %after462
after462:
  br label %latch455
latch455:
  %next455 = add nuw nsw i64 %v455, 16
  %more455 = icmp slt i64 %next455, %v454
  br i1 %more455, label %body455, label %after455
after455:
  %v717 = add nuw nsw i64 %v37, %v39
  %t216 = icmp slt i64 %v37, %v717
  br i1 %t216, label %body718, label %after718
body718:
  %v718 = phi i64 [ %v37, %after455 ], [ %next718, %latch718 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v721
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v724
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v727
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v730
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v733
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v736
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v739
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v742
  %v743 = add nuw nsw i64 %v56, %v57
  %v745 = sub nsw i64 %v743, %v56
  %v746 = urem i64 %v745, 64
  %v747 = sub nsw i64 %v743, %v746
  %t217 = icmp slt i64 %v56, %v747
  br i1 %t217, label %body748, label %after748
body748:
  %v748 = phi i64 [ %v56, %body718 ], [ %next748, %latch748 ]
  %v750 = and i64 %v748, 63
  %v752 = trunc i64 %v748 to i32
  %t218 = insertelement <8 x i32> poison, i32 %v752, i64 0
  %v753 = shufflevector <8 x i32> %t218, <8 x i32> poison, <8 x i32> zeroinitializer
  %v756 = add <8 x i32> %v753, %v8
  %v758 = trunc i64 %v718 to i32
  %t219 = insertelement <8 x i32> poison, i32 %v758, i64 0
  %v759 = shufflevector <8 x i32> %t219, <8 x i32> poison, <8 x i32> zeroinitializer
  %v760 = icmp sle <8 x i32> %v756, %v759
  %v762 = add nuw nsw i64 %v748, 8
  %v763 = trunc i64 %v762 to i32
  %t220 = insertelement <8 x i32> poison, i32 %v763, i64 0
  %v764 = shufflevector <8 x i32> %t220, <8 x i32> poison, <8 x i32> zeroinitializer
  %v767 = add <8 x i32> %v764, %v8
  %v768 = trunc i64 %v718 to i32
  %t221 = insertelement <8 x i32> poison, i32 %v768, i64 0
  %v769 = shufflevector <8 x i32> %t221, <8 x i32> poison, <8 x i32> zeroinitializer
  %v770 = icmp sle <8 x i32> %v767, %v769
  %v772 = add nuw nsw i64 %v748, 16
  %v773 = trunc i64 %v772 to i32
  %t222 = insertelement <8 x i32> poison, i32 %v773, i64 0
  %v774 = shufflevector <8 x i32> %t222, <8 x i32> poison, <8 x i32> zeroinitializer
  %v777 = add <8 x i32> %v774, %v8
  %v778 = trunc i64 %v718 to i32
  %t223 = insertelement <8 x i32> poison, i32 %v778, i64 0
  %v779 = shufflevector <8 x i32> %t223, <8 x i32> poison, <8 x i32> zeroinitializer
  %v780 = icmp sle <8 x i32> %v777, %v779
  %v782 = add nuw nsw i64 %v748, 24
  %v783 = trunc i64 %v782 to i32
  %t224 = insertelement <8 x i32> poison, i32 %v783, i64 0
  %v784 = shufflevector <8 x i32> %t224, <8 x i32> poison, <8 x i32> zeroinitializer
  %v787 = add <8 x i32> %v784, %v8
  %v788 = trunc i64 %v718 to i32
  %t225 = insertelement <8 x i32> poison, i32 %v788, i64 0
  %v789 = shufflevector <8 x i32> %t225, <8 x i32> poison, <8 x i32> zeroinitializer
  %v790 = icmp sle <8 x i32> %v787, %v789
  %v792 = add nuw nsw i64 %v748, 32
  %v793 = trunc i64 %v792 to i32
  %t226 = insertelement <8 x i32> poison, i32 %v793, i64 0
  %v794 = shufflevector <8 x i32> %t226, <8 x i32> poison, <8 x i32> zeroinitializer
  %v797 = add <8 x i32> %v794, %v8
  %v798 = trunc i64 %v718 to i32
  %t227 = insertelement <8 x i32> poison, i32 %v798, i64 0
  %v799 = shufflevector <8 x i32> %t227, <8 x i32> poison, <8 x i32> zeroinitializer
  %v800 = icmp sle <8 x i32> %v797, %v799
  %v802 = add nuw nsw i64 %v748, 40
  %v803 = trunc i64 %v802 to i32
  %t228 = insertelement <8 x i32> poison, i32 %v803, i64 0
  %v804 = shufflevector <8 x i32> %t228, <8 x i32> poison, <8 x i32> zeroinitializer
  %v807 = add <8 x i32> %v804, %v8
  %v808 = trunc i64 %v718 to i32
  %t229 = insertelement <8 x i32> poison, i32 %v808, i64 0
  %v809 = shufflevector <8 x i32> %t229, <8 x i32> poison, <8 x i32> zeroinitializer
  %v810 = icmp sle <8 x i32> %v807, %v809
  %v812 = add nuw nsw i64 %v748, 48
  %v813 = trunc i64 %v812 to i32
  %t230 = insertelement <8 x i32> poison, i32 %v813, i64 0
  %v814 = shufflevector <8 x i32> %t230, <8 x i32> poison, <8 x i32> zeroinitializer
  %v817 = add <8 x i32> %v814, %v8
  %v818 = trunc i64 %v718 to i32
  %t231 = insertelement <8 x i32> poison, i32 %v818, i64 0
  %v819 = shufflevector <8 x i32> %t231, <8 x i32> poison, <8 x i32> zeroinitializer
  %v820 = icmp sle <8 x i32> %v817, %v819
  %v822 = add nuw nsw i64 %v748, 56
  %v823 = trunc i64 %v822 to i32
  %t232 = insertelement <8 x i32> poison, i32 %v823, i64 0
  %v824 = shufflevector <8 x i32> %t232, <8 x i32> poison, <8 x i32> zeroinitializer
  %v827 = add <8 x i32> %v824, %v8
  %v828 = trunc i64 %v718 to i32
  %t233 = insertelement <8 x i32> poison, i32 %v828, i64 0
  %v829 = shufflevector <8 x i32> %t233, <8 x i32> poison, <8 x i32> zeroinitializer
  %v830 = icmp sle <8 x i32> %v827, %v829
  %v832 = sub nsw i64 %v748, %v56
  %v834 = sub nsw i64 %v718, %v37
  %v836 = mul nsw i64 %v834, 272
  %v837 = add nsw i64 %v832, %v836
  %t234 = getelementptr float, ptr %s0, i64 %v837
  %v838 = load <8 x float>, ptr %t234, align 4, !alias.scope !25, !noalias !26
  %v841 = fmul <8 x float> %v838, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v843 = sub nsw i64 %v748, %v56
  %v845 = sub nsw i64 %v718, %v37
  %v847 = mul nsw i64 %v845, 272
  %v848 = add nsw i64 %v843, %v847
  %t235 = getelementptr float, ptr %s0, i64 %v848
  %t236 = getelementptr float, ptr %t235, i64 8
  %v849 = load <8 x float>, ptr %t236, align 4, !alias.scope !25, !noalias !26
  %v851 = fmul <8 x float> %v849, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v853 = sub nsw i64 %v748, %v56
  %v855 = sub nsw i64 %v718, %v37
  %v857 = mul nsw i64 %v855, 272
  %v858 = add nsw i64 %v853, %v857
  %t237 = getelementptr float, ptr %s0, i64 %v858
  %t238 = getelementptr float, ptr %t237, i64 16
  %v859 = load <8 x float>, ptr %t238, align 4, !alias.scope !25, !noalias !26
  %v861 = fmul <8 x float> %v859, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v863 = sub nsw i64 %v748, %v56
  %v865 = sub nsw i64 %v718, %v37
  %v867 = mul nsw i64 %v865, 272
  %v868 = add nsw i64 %v863, %v867
  %t239 = getelementptr float, ptr %s0, i64 %v868
  %t240 = getelementptr float, ptr %t239, i64 24
  %v869 = load <8 x float>, ptr %t240, align 4, !alias.scope !25, !noalias !26
  %v871 = fmul <8 x float> %v869, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v873 = sub nsw i64 %v748, %v56
  %v875 = sub nsw i64 %v718, %v37
  %v877 = mul nsw i64 %v875, 272
  %v878 = add nsw i64 %v873, %v877
  %t241 = getelementptr float, ptr %s0, i64 %v878
  %t242 = getelementptr float, ptr %t241, i64 32
  %v879 = load <8 x float>, ptr %t242, align 4, !alias.scope !25, !noalias !26
  %v881 = fmul <8 x float> %v879, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v883 = sub nsw i64 %v748, %v56
  %v885 = sub nsw i64 %v718, %v37
  %v887 = mul nsw i64 %v885, 272
  %v888 = add nsw i64 %v883, %v887
  %t243 = getelementptr float, ptr %s0, i64 %v888
  %t244 = getelementptr float, ptr %t243, i64 40
  %v889 = load <8 x float>, ptr %t244, align 4, !alias.scope !25, !noalias !26
  %v891 = fmul <8 x float> %v889, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v893 = sub nsw i64 %v748, %v56
  %v895 = sub nsw i64 %v718, %v37
  %v897 = mul nsw i64 %v895, 272
  %v898 = add nsw i64 %v893, %v897
  %t245 = getelementptr float, ptr %s0, i64 %v898
  %t246 = getelementptr float, ptr %t245, i64 48
  %v899 = load <8 x float>, ptr %t246, align 4, !alias.scope !25, !noalias !26
  %v901 = fmul <8 x float> %v899, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v903 = sub nsw i64 %v748, %v56
  %v905 = sub nsw i64 %v718, %v37
  %v907 = mul nsw i64 %v905, 272
  %v908 = add nsw i64 %v903, %v907
  %t247 = getelementptr float, ptr %s0, i64 %v908
  %t248 = getelementptr float, ptr %t247, i64 56
  %v909 = load <8 x float>, ptr %t248, align 4, !alias.scope !25, !noalias !26
  %v911 = fmul <8 x float> %v909, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v914 = select <8 x i1> %v760, <8 x float> %v841, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v916 = select <8 x i1> %v770, <8 x float> %v851, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v918 = select <8 x i1> %v780, <8 x float> %v861, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v920 = select <8 x i1> %v790, <8 x float> %v871, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v922 = select <8 x i1> %v800, <8 x float> %v881, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v924 = select <8 x i1> %v810, <8 x float> %v891, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v926 = select <8 x i1> %v820, <8 x float> %v901, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v928 = select <8 x i1> %v830, <8 x float> %v911, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v930 = load <8 x float>, ptr %v721
  %t249 = fcmp ueq <8 x float> %v914, zeroinitializer
  %t250 = select <8 x i1> %t249, <8 x float> %v914, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t251 = fcmp ogt <8 x float> %v914, %v930
  %t252 = select <8 x i1> %t251, <8 x float> %v914, <8 x float> %v930
  %v931 = fadd <8 x float> %t252, %t250
  store <8 x float> %v931, ptr %v721
  %v933 = load <8 x float>, ptr %v724
  %t253 = fcmp ueq <8 x float> %v916, zeroinitializer
  %t254 = select <8 x i1> %t253, <8 x float> %v916, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t255 = fcmp ogt <8 x float> %v916, %v933
  %t256 = select <8 x i1> %t255, <8 x float> %v916, <8 x float> %v933
  %v934 = fadd <8 x float> %t256, %t254
  store <8 x float> %v934, ptr %v724
  %v936 = load <8 x float>, ptr %v727
  %t257 = fcmp ueq <8 x float> %v918, zeroinitializer
  %t258 = select <8 x i1> %t257, <8 x float> %v918, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t259 = fcmp ogt <8 x float> %v918, %v936
  %t260 = select <8 x i1> %t259, <8 x float> %v918, <8 x float> %v936
  %v937 = fadd <8 x float> %t260, %t258
  store <8 x float> %v937, ptr %v727
  %v939 = load <8 x float>, ptr %v730
  %t261 = fcmp ueq <8 x float> %v920, zeroinitializer
  %t262 = select <8 x i1> %t261, <8 x float> %v920, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t263 = fcmp ogt <8 x float> %v920, %v939
  %t264 = select <8 x i1> %t263, <8 x float> %v920, <8 x float> %v939
  %v940 = fadd <8 x float> %t264, %t262
  store <8 x float> %v940, ptr %v730
  %v942 = load <8 x float>, ptr %v733
  %t265 = fcmp ueq <8 x float> %v922, zeroinitializer
  %t266 = select <8 x i1> %t265, <8 x float> %v922, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t267 = fcmp ogt <8 x float> %v922, %v942
  %t268 = select <8 x i1> %t267, <8 x float> %v922, <8 x float> %v942
  %v943 = fadd <8 x float> %t268, %t266
  store <8 x float> %v943, ptr %v733
  %v945 = load <8 x float>, ptr %v736
  %t269 = fcmp ueq <8 x float> %v924, zeroinitializer
  %t270 = select <8 x i1> %t269, <8 x float> %v924, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t271 = fcmp ogt <8 x float> %v924, %v945
  %t272 = select <8 x i1> %t271, <8 x float> %v924, <8 x float> %v945
  %v946 = fadd <8 x float> %t272, %t270
  store <8 x float> %v946, ptr %v736
  %v948 = load <8 x float>, ptr %v739
  %t273 = fcmp ueq <8 x float> %v926, zeroinitializer
  %t274 = select <8 x i1> %t273, <8 x float> %v926, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t275 = fcmp ogt <8 x float> %v926, %v948
  %t276 = select <8 x i1> %t275, <8 x float> %v926, <8 x float> %v948
  %v949 = fadd <8 x float> %t276, %t274
  store <8 x float> %v949, ptr %v739
  %v951 = load <8 x float>, ptr %v742
  %t277 = fcmp ueq <8 x float> %v928, zeroinitializer
  %t278 = select <8 x i1> %t277, <8 x float> %v928, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t279 = fcmp ogt <8 x float> %v928, %v951
  %t280 = select <8 x i1> %t279, <8 x float> %v928, <8 x float> %v951
  %v952 = fadd <8 x float> %t280, %t278
  store <8 x float> %v952, ptr %v742
  br label %latch748
latch748:
  %next748 = add nuw nsw i64 %v748, 64
  %more748 = icmp slt i64 %next748, %v747
  br i1 %more748, label %body748, label %after748
after748:
  %v956 = load <8 x float>, ptr %v721
  %v957 = load <8 x float>, ptr %v724
  %v958 = load <8 x float>, ptr %v727
  %v959 = load <8 x float>, ptr %v730
  %v960 = load <8 x float>, ptr %v733
  %v961 = load <8 x float>, ptr %v736
  %v962 = load <8 x float>, ptr %v739
  %v963 = load <8 x float>, ptr %v742
  %t281 = fcmp ueq <8 x float> %v960, zeroinitializer
  %t282 = select <8 x i1> %t281, <8 x float> %v960, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t283 = fcmp ogt <8 x float> %v960, %v956
  %t284 = select <8 x i1> %t283, <8 x float> %v960, <8 x float> %v956
  %v964 = fadd <8 x float> %t284, %t282
  %t285 = fcmp ueq <8 x float> %v961, zeroinitializer
  %t286 = select <8 x i1> %t285, <8 x float> %v961, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t287 = fcmp ogt <8 x float> %v961, %v957
  %t288 = select <8 x i1> %t287, <8 x float> %v961, <8 x float> %v957
  %v965 = fadd <8 x float> %t288, %t286
  %t289 = fcmp ueq <8 x float> %v962, zeroinitializer
  %t290 = select <8 x i1> %t289, <8 x float> %v962, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t291 = fcmp ogt <8 x float> %v962, %v958
  %t292 = select <8 x i1> %t291, <8 x float> %v962, <8 x float> %v958
  %v966 = fadd <8 x float> %t292, %t290
  %t293 = fcmp ueq <8 x float> %v963, zeroinitializer
  %t294 = select <8 x i1> %t293, <8 x float> %v963, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t295 = fcmp ogt <8 x float> %v963, %v959
  %t296 = select <8 x i1> %t295, <8 x float> %v963, <8 x float> %v959
  %v967 = fadd <8 x float> %t296, %t294
  %t297 = fcmp ueq <8 x float> %v966, zeroinitializer
  %t298 = select <8 x i1> %t297, <8 x float> %v966, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t299 = fcmp ogt <8 x float> %v966, %v964
  %t300 = select <8 x i1> %t299, <8 x float> %v966, <8 x float> %v964
  %v968 = fadd <8 x float> %t300, %t298
  %t301 = fcmp ueq <8 x float> %v967, zeroinitializer
  %t302 = select <8 x i1> %t301, <8 x float> %v967, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t303 = fcmp ogt <8 x float> %v967, %v965
  %t304 = select <8 x i1> %t303, <8 x float> %v967, <8 x float> %v965
  %v969 = fadd <8 x float> %t304, %t302
  %t305 = fcmp ueq <8 x float> %v969, zeroinitializer
  %t306 = select <8 x i1> %t305, <8 x float> %v969, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t307 = fcmp ogt <8 x float> %v969, %v968
  %t308 = select <8 x i1> %t307, <8 x float> %v969, <8 x float> %v968
  %v970 = fadd <8 x float> %t308, %t306
  %v971 = shufflevector <8 x float> %v970, <8 x float> %v970, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t309 = fcmp ueq <8 x float> %v971, zeroinitializer
  %t310 = select <8 x i1> %t309, <8 x float> %v971, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t311 = fcmp ogt <8 x float> %v971, %v970
  %t312 = select <8 x i1> %t311, <8 x float> %v971, <8 x float> %v970
  %v972 = fadd <8 x float> %t312, %t310
  %v973 = shufflevector <8 x float> %v972, <8 x float> %v972, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t313 = fcmp ueq <8 x float> %v973, zeroinitializer
  %t314 = select <8 x i1> %t313, <8 x float> %v973, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t315 = fcmp ogt <8 x float> %v973, %v972
  %t316 = select <8 x i1> %t315, <8 x float> %v973, <8 x float> %v972
  %v974 = fadd <8 x float> %t316, %t314
  %v975 = shufflevector <8 x float> %v974, <8 x float> %v974, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t317 = fcmp ueq <8 x float> %v975, zeroinitializer
  %t318 = select <8 x i1> %t317, <8 x float> %v975, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t319 = fcmp ogt <8 x float> %v975, %v974
  %t320 = select <8 x i1> %t319, <8 x float> %v975, <8 x float> %v974
  %v976 = fadd <8 x float> %t320, %t318
  %v977 = extractelement <8 x float> %v976, i64 0
  %v979 = sub nsw i64 %v718, %v37
  %t321 = getelementptr float, ptr %s3, i64 %v979
  store float %v977, ptr %t321, align 4, !alias.scope !31, !noalias !32
  br label %latch718
latch718:
  %next718 = add nuw nsw i64 %v718, 1
  %more718 = icmp slt i64 %next718, %v717
  br i1 %more718, label %body718, label %after718
after718:
  %v983 = add nuw nsw i64 %v37, %v39
  %t322 = icmp slt i64 %v37, %v983
  br i1 %t322, label %body984, label %after984
body984:
  %v984 = phi i64 [ %v37, %after718 ], [ %next984, %latch984 ]
  %v986 = sub nsw i64 %v984, %v37
  %t323 = getelementptr float, ptr %s3, i64 %v986
  %v988 = load float, ptr %t323, align 4, !alias.scope !31, !noalias !32
  %v990 = fcmp oeq float %v988, 0xFFF0000000000000
  %v992 = select i1 %v990, float 0x0000000000000000, float %v988
  %v993 = add nuw nsw i64 %v56, %v57
  %v995 = sub nsw i64 %v993, %v56
  %v996 = urem i64 %v995, 8
  %v997 = sub nsw i64 %v993, %v996
  %t324 = icmp slt i64 %v56, %v997
  br i1 %t324, label %body998, label %after998
body998:
  %v998 = phi i64 [ %v56, %body984 ], [ %next998, %latch998 ]
  %v1000 = trunc i64 %v998 to i32
  %t325 = insertelement <8 x i32> poison, i32 %v1000, i64 0
  %v1001 = shufflevector <8 x i32> %t325, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1004 = add <8 x i32> %v1001, %v8
  %v1006 = trunc i64 %v984 to i32
  %t326 = insertelement <8 x i32> poison, i32 %v1006, i64 0
  %v1007 = shufflevector <8 x i32> %t326, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1008 = icmp sle <8 x i32> %v1004, %v1007
  %v1012 = sub nsw i64 %v998, %v56
  %v1014 = sub nsw i64 %v984, %v37
  %v1016 = mul nsw i64 %v1014, 272
  %v1017 = add nsw i64 %v1012, %v1016
  %t327 = getelementptr float, ptr %s0, i64 %v1017
  %v1018 = load <8 x float>, ptr %t327, align 4, !alias.scope !25, !noalias !26
  %v1021 = fmul <8 x float> %v1018, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1023 = select <8 x i1> %v1008, <8 x float> %v1021, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %t328 = insertelement <8 x float> poison, float %v992, i64 0
  %v1024 = shufflevector <8 x float> %t328, <8 x float> poison, <8 x i32> zeroinitializer
  %v1025 = fsub <8 x float> %v1023, %v1024
  %v1028 = fcmp olt <8 x float> %v1025, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1030 = select <8 x i1> %v1028, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1025
  %v1032 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1030
  %v1034 = select <8 x i1> %v1032, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1030
  %v1039 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1034, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1041 = fsub <8 x float> %v1039, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1045 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1041, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1034)
  %v1047 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1041, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1045)
  %v1051 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1047, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1054 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1051, <8 x float> %v1047, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1057 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1054, <8 x float> %v1047, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1060 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1057, <8 x float> %v1047, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1063 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1060, <8 x float> %v1047, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1065 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1063, <8 x float> %v1047, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1066 = bitcast <8 x float> %v1039 to <8 x i32>
  %v1069 = shl <8 x i32> %v1066, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1072 = fcmp olt <8 x float> %v1041, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1077 = select <8 x i1> %v1072, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1078 = add <8 x i32> %v1069, %v1077
  %v1079 = bitcast <8 x i32> %v1078 to <8 x float>
  %v1080 = fmul <8 x float> %v1065, %v1079
  %v1085 = select <8 x i1> %v1072, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1086 = fmul <8 x float> %v1080, %v1085
  %v1088 = select <8 x i1> %v1008, <8 x float> %v1086, <8 x float> zeroinitializer
  %v1090 = sub nsw i64 %v998, %v56
  %v1092 = sub nsw i64 %v984, %v37
  %v1094 = mul nsw i64 %v1092, 256
  %v1095 = add nsw i64 %v1090, %v1094
  %t329 = getelementptr float, ptr %s4, i64 %v1095
  store <8 x float> %v1088, ptr %t329, align 4, !alias.scope !33, !noalias !34
  br label %latch998
latch998:
  %next998 = add nuw nsw i64 %v998, 8
  %more998 = icmp slt i64 %next998, %v997
  br i1 %more998, label %body998, label %after998
after998:
  %t330 = icmp slt i64 %v997, %v993
  br i1 %t330, label %body1098, label %after1098
body1098:
  %v1098 = phi i64 [ %v997, %after998 ], [ %next1098, %latch1098 ]
  %v1101 = icmp sle i64 %v1098, %v984
  %v1105 = sub nsw i64 %v1098, %v56
  %v1107 = sub nsw i64 %v984, %v37
  %v1109 = mul nsw i64 %v1107, 272
  %v1110 = add nsw i64 %v1105, %v1109
  %t331 = getelementptr float, ptr %s0, i64 %v1110
  %v1111 = load float, ptr %t331, align 4, !alias.scope !25, !noalias !26
  %v1113 = fmul float %v1111, 0x3FC0000000000000
  %v1114 = select i1 %v1101, float %v1113, float 0xFFF0000000000000
  %v1115 = fsub float %v1114, %v992
  %v1117 = fcmp olt float %v1115, 0xC05A000000000000
  %v1118 = select i1 %v1117, float 0xC05A000000000000, float %v1115
  %v1119 = fcmp olt float 0x4056400000000000, %v1118
  %v1120 = select i1 %v1119, float 0x4056400000000000, float %v1118
  %v1123 = call float @llvm.fma.f32(float %v1120, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1124 = fsub float %v1123, 0x4168000000000000
  %v1127 = call float @llvm.fma.f32(float %v1124, float 0xBFE62E4300000000, float %v1120)
  %v1128 = call float @llvm.fma.f32(float %v1124, float 0x3E205C6100000000, float %v1127)
  %v1130 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1128, float 0x3F812396C0000000)
  %v1132 = call float @llvm.fma.f32(float %v1130, float %v1128, float 0x3FA5558AA0000000)
  %v1134 = call float @llvm.fma.f32(float %v1132, float %v1128, float 0x3FC5554920000000)
  %v1136 = call float @llvm.fma.f32(float %v1134, float %v1128, float 0x3FDFFFFFC0000000)
  %v1138 = call float @llvm.fma.f32(float %v1136, float %v1128, float 0x3FF0000000000000)
  %v1139 = call float @llvm.fma.f32(float %v1138, float %v1128, float 0x3FF0000000000000)
  %v1140 = bitcast float %v1123 to i32
  %v1142 = shl i32 %v1140, 23
  %v1144 = fcmp olt float %v1124, 0xC05F000000000000
  %v1147 = select i1 %v1144, i32 1593835520, i32 1056964608
  %v1148 = add i32 %v1142, %v1147
  %v1149 = bitcast i32 %v1148 to float
  %v1150 = fmul float %v1139, %v1149
  %v1153 = select i1 %v1144, float 0x3C00000000000000, float 0x4000000000000000
  %v1154 = fmul float %v1150, %v1153
  %v1155 = select i1 %v1101, float %v1154, float 0x0000000000000000
  %v1157 = sub nsw i64 %v1098, %v56
  %v1159 = sub nsw i64 %v984, %v37
  %v1161 = mul nsw i64 %v1159, 256
  %v1162 = add nsw i64 %v1157, %v1161
  %t332 = getelementptr float, ptr %s4, i64 %v1162
  store float %v1155, ptr %t332, align 4, !alias.scope !33, !noalias !34
  br label %latch1098
latch1098:
  %next1098 = add nsw i64 %v1098, 1
  %more1098 = icmp slt i64 %next1098, %v993
  br i1 %more1098, label %body1098, label %after1098
after1098:
  br label %latch984
latch984:
  %next984 = add nuw nsw i64 %v984, 1
  %more984 = icmp slt i64 %next984, %v983
  br i1 %more984, label %body984, label %after984
after984:
  %v1168 = add nuw nsw i64 %v56, %v57
  br label %body1174
body1174:
  %v1174 = phi i64 [ 0, %after984 ], [ %next1174, %latch1174 ]
  store <8 x float> zeroinitializer, ptr %v1177
  store <8 x float> zeroinitializer, ptr %v1180
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1183
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1186
  %v1189 = add nuw nsw i64 %v56, %v57
  %v1191 = add nuw nsw i64 %v31, %v1174
  %t333 = icmp slt i64 0, %v56
  br i1 %t333, label %body1194, label %after1194
body1194:
  %v1194 = phi i64 [ 0, %body1174 ], [ %next1194, %latch1194 ]
  %v1197 = mul nuw nsw i64 %v1194, 384
  %v1198 = add nuw nsw i64 %v1191, %v1197
  %v1199 = add nuw nsw i64 %v1198, 256
  %t334 = getelementptr float, ptr %p0, i64 %v1199
  %v1200 = load <8 x float>, ptr %t334, align 4, !alias.scope !17, !noalias !18
  %v1201 = load <8 x float>, ptr %v1177
  %v1202 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1200, <8 x float> %v1201)
  store <8 x float> %v1202, ptr %v1177
  %t335 = getelementptr float, ptr %p0, i64 %v1199
  %t336 = getelementptr float, ptr %t335, i64 8
  %v1204 = load <8 x float>, ptr %t336, align 4, !alias.scope !17, !noalias !18
  %v1205 = load <8 x float>, ptr %v1180
  %v1206 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1204, <8 x float> %v1205)
  store <8 x float> %v1206, ptr %v1180
  br label %latch1194
latch1194:
  %next1194 = add nuw nsw i64 %v1194, 1
  %more1194 = icmp slt i64 %next1194, %v56
  br i1 %more1194, label %body1194, label %after1194
after1194:
  %t337 = icmp slt i64 %v1189, 256
  br i1 %t337, label %body1211, label %after1211
body1211:
  %v1211 = phi i64 [ %v1189, %after1194 ], [ %next1211, %latch1211 ]
  %v1214 = mul nuw nsw i64 %v1211, 384
  %v1215 = add nuw nsw i64 %v1191, %v1214
  %v1216 = add nuw nsw i64 %v1215, 256
  %t338 = getelementptr float, ptr %p0, i64 %v1216
  %v1217 = load <8 x float>, ptr %t338, align 4, !alias.scope !17, !noalias !18
  %v1218 = load <8 x float>, ptr %v1183
  %v1219 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1217, <8 x float> %v1218)
  store <8 x float> %v1219, ptr %v1183
  %t339 = getelementptr float, ptr %p0, i64 %v1216
  %t340 = getelementptr float, ptr %t339, i64 8
  %v1221 = load <8 x float>, ptr %t340, align 4, !alias.scope !17, !noalias !18
  %v1222 = load <8 x float>, ptr %v1186
  %v1223 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1221, <8 x float> %v1222)
  store <8 x float> %v1223, ptr %v1186
  br label %latch1211
latch1211:
  %next1211 = add nuw nsw i64 %v1211, 1
  %more1211 = icmp slt i64 %next1211, 256
  br i1 %more1211, label %body1211, label %after1211
after1211:
  %v1228 = icmp sle i64 256, %v56
  %v1229 = icmp sle i64 %v1189, 0
  %v1230 = or i1 %v1228, %v1229
  %v1233 = select i1 %v1230, float 0x0000000000000000, float 0x8000000000000000
  %t341 = insertelement <8 x float> poison, float %v1233, i64 0
  %v1234 = shufflevector <8 x float> %t341, <8 x float> poison, <8 x i32> zeroinitializer
  %v1236 = load <8 x float>, ptr %v1177
  %v1237 = load <8 x float>, ptr %v1183
  %v1238 = fmul <8 x float> %v1236, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1239 = fadd <8 x float> %v1238, %v1237
  %v1240 = fadd <8 x float> %v1239, %v1234
  %t342 = getelementptr float, ptr %s6, i64 %v1174
  store <8 x float> %v1240, ptr %t342, align 4, !alias.scope !37, !noalias !38
  %v1244 = load <8 x float>, ptr %v1180
  %v1245 = load <8 x float>, ptr %v1186
  %v1246 = fmul <8 x float> %v1244, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1247 = fadd <8 x float> %v1246, %v1245
  %v1248 = fadd <8 x float> %v1247, %v1234
  %t343 = getelementptr float, ptr %s6, i64 %v1174
  %t344 = getelementptr float, ptr %t343, i64 8
  store <8 x float> %v1248, ptr %t344, align 4, !alias.scope !37, !noalias !38
  br label %latch1174
latch1174:
  %next1174 = add nuw nsw i64 %v1174, 16
  %more1174 = icmp slt i64 %next1174, 64
  br i1 %more1174, label %body1174, label %after1174
after1174:
  %t345 = icmp slt i64 %v56, %v1168
  br i1 %t345, label %body1255, label %after1255
body1255:
  %v1255 = phi i64 [ %v56, %after1174 ], [ %next1255, %latch1255 ]
  %v1258 = mul nuw nsw i64 %v1255, 384
  br label %body1259
body1259:
  %v1259 = phi i64 [ 0, %body1255 ], [ %next1259, %latch1259 ]
  %v1261 = add nuw nsw i64 %v31, %v1259
  %v1262 = add nuw nsw i64 %v1261, %v1258
  %v1263 = add nuw nsw i64 %v1262, 256
  %t346 = getelementptr float, ptr %p0, i64 %v1263
  %t347 = getelementptr float, ptr %t346, i64 12288
  call void @llvm.prefetch.p0(ptr %t347, i32 0, i32 3, i32 1)
  %t348 = getelementptr float, ptr %p0, i64 %v1263
  %v1265 = load <8 x float>, ptr %t348, align 4, !alias.scope !17, !noalias !18
  %v1267 = sub nsw i64 %v1255, %v56
  %v1269 = mul nuw nsw i64 %v1267, 16
  %v1271 = mul nuw nsw i64 %v1259, 257
  %v1272 = add nuw nsw i64 %v1269, %v1271
  %t349 = getelementptr float, ptr %s7, i64 %v1272
  store <8 x float> %v1265, ptr %t349, align 4, !alias.scope !39, !noalias !40
  %t350 = getelementptr float, ptr %p0, i64 %v1263
  %t351 = getelementptr float, ptr %t350, i64 8
  %v1274 = load <8 x float>, ptr %t351, align 4, !alias.scope !17, !noalias !18
  %v1276 = sub nsw i64 %v1255, %v56
  %v1278 = mul nuw nsw i64 %v1276, 16
  %v1280 = mul nuw nsw i64 %v1259, 257
  %v1281 = add nuw nsw i64 %v1278, %v1280
  %t352 = getelementptr float, ptr %s7, i64 %v1281
  %t353 = getelementptr float, ptr %t352, i64 8
  store <8 x float> %v1274, ptr %t353, align 4, !alias.scope !39, !noalias !40
  br label %latch1259
latch1259:
  %next1259 = add nuw nsw i64 %v1259, 16
  %more1259 = icmp slt i64 %next1259, 64
  br i1 %more1259, label %body1259, label %after1259
after1259:
  br label %latch1255
latch1255:
  %next1255 = add nuw nsw i64 %v1255, 1
  %more1255 = icmp slt i64 %next1255, %v1168
  br i1 %more1255, label %body1255, label %after1255
after1255:
  %v1285 = sub nsw i64 64, 0
  %t354 = icmp slt i64 %v1285, 64
  br i1 %t354, label %body1287, label %after1287
body1287:
  %v1287 = phi i64 [ %v1285, %after1255 ], [ %next1287, %latch1287 ]
  %v1289 = sub nsw i64 %v1287, 0
  %v1291 = urem i64 %v1289, 16
  %v1292 = sub nsw i64 %v1289, %v1291
  %v1293 = mul nuw nsw i64 %v1292, 257
  %v1294 = add nuw nsw i64 %v1293, %v1291
  %v1296 = add nuw nsw i64 %v31, %v1287
  %t355 = icmp slt i64 %v56, %v1168
  br i1 %t355, label %body1297, label %after1297
body1297:
  %v1297 = phi i64 [ %v56, %body1287 ], [ %next1297, %latch1297 ]
  %v1300 = mul nuw nsw i64 %v1297, 384
  %v1301 = add nuw nsw i64 %v1296, %v1300
  %v1302 = add nuw nsw i64 %v1301, 256
  %t356 = getelementptr float, ptr %p0, i64 %v1302
  %v1303 = load float, ptr %t356, align 4, !alias.scope !17, !noalias !18
  %v1305 = sub nsw i64 %v1297, %v56
  %v1306 = mul nuw nsw i64 %v1305, 16
  %v1307 = add nuw nsw i64 %v1294, %v1306
  %t357 = getelementptr float, ptr %s7, i64 %v1307
  store float %v1303, ptr %t357, align 4, !alias.scope !39, !noalias !40
  br label %latch1297
latch1297:
  %next1297 = add nuw nsw i64 %v1297, 1
  %more1297 = icmp slt i64 %next1297, %v1168
  br i1 %more1297, label %body1297, label %after1297
after1297:
  br label %latch1287
latch1287:
  %next1287 = add nuw nsw i64 %v1287, 1
  %more1287 = icmp slt i64 %next1287, 64
  br i1 %more1287, label %body1287, label %after1287
after1287:
  %v1311 = add nuw nsw i64 %v37, %v39
  %v1313 = sub nsw i64 %v1168, %v56
  %v1314 = urem i64 %v1313, 8
  %v1315 = sub nsw i64 %v1168, %v1314
  %t358 = icmp slt i64 %v37, %v1311
  br i1 %t358, label %body1316, label %after1316
body1316:
  %v1316 = phi i64 [ %v37, %after1287 ], [ %next1316, %latch1316 ]
  %t359 = icmp slt i64 %v56, %v1315
  br i1 %t359, label %body1317, label %after1317
body1317:
  %v1317 = phi i64 [ %v56, %body1316 ], [ %next1317, %latch1317 ]
  %v1319 = sub nsw i64 %v1317, %v56
  %v1321 = sub nsw i64 %v1316, %v37
  %v1323 = mul nsw i64 %v1321, 256
  %v1324 = add nsw i64 %v1319, %v1323
  %t360 = getelementptr float, ptr %s4, i64 %v1324
  %v1325 = load <8 x float>, ptr %t360, align 4, !alias.scope !33, !noalias !34
  %v1327 = sub nsw i64 %v1317, %v56
  %v1329 = sub nsw i64 %v1316, %v37
  %v1331 = mul nsw i64 %v1329, 272
  %v1332 = add nsw i64 %v1327, %v1331
  %t361 = getelementptr float, ptr %s8, i64 %v1332
  store <8 x float> %v1325, ptr %t361, align 4, !alias.scope !41, !noalias !42
  br label %latch1317
latch1317:
  %next1317 = add nuw nsw i64 %v1317, 8
  %more1317 = icmp slt i64 %next1317, %v1315
  br i1 %more1317, label %body1317, label %after1317
after1317:
  %t362 = icmp slt i64 %v1315, %v1168
  br i1 %t362, label %body1335, label %after1335
body1335:
  %v1335 = phi i64 [ %v1315, %after1317 ], [ %next1335, %latch1335 ]
  %v1337 = sub nsw i64 %v1335, %v56
  %v1339 = sub nsw i64 %v1316, %v37
  %v1341 = mul nsw i64 %v1339, 256
  %v1342 = add nsw i64 %v1337, %v1341
  %t363 = getelementptr float, ptr %s4, i64 %v1342
  %v1343 = load float, ptr %t363, align 4, !alias.scope !33, !noalias !34
  %v1345 = sub nsw i64 %v1335, %v56
  %v1347 = sub nsw i64 %v1316, %v37
  %v1349 = mul nsw i64 %v1347, 272
  %v1350 = add nsw i64 %v1345, %v1349
  %t364 = getelementptr float, ptr %s8, i64 %v1350
  store float %v1343, ptr %t364, align 4, !alias.scope !41, !noalias !42
  br label %latch1335
latch1335:
  %next1335 = add nsw i64 %v1335, 1
  %more1335 = icmp slt i64 %next1335, %v1168
  br i1 %more1335, label %body1335, label %after1335
after1335:
  br label %latch1316
latch1316:
  %next1316 = add nuw nsw i64 %v1316, 1
  %more1316 = icmp slt i64 %next1316, %v1311
  br i1 %more1316, label %body1316, label %after1316
after1316:
  %v1356 = add nuw nsw i64 %v39, 5
  %v1357 = urem i64 %v1356, 6
  %v1358 = sub nsw i64 %v1356, %v1357
  %v1359 = add nuw nsw i64 %v37, %v39
  %v1360 = add nuw nsw i64 %v37, %v1358
  %t365 = icmp slt i64 %v1359, %v1360
  br i1 %t365, label %body1361, label %after1361
body1361:
  %v1361 = phi i64 [ %v1359, %after1316 ], [ %next1361, %latch1361 ]
  %t366 = icmp slt i64 %v56, %v1168
  br i1 %t366, label %body1362, label %after1362
body1362:
  %v1362 = phi i64 [ %v56, %body1361 ], [ %next1362, %latch1362 ]
  %v1365 = sub nsw i64 %v1362, %v56
  %v1367 = sub nsw i64 %v1361, %v37
  %v1369 = mul nsw i64 %v1367, 272
  %v1370 = add nsw i64 %v1365, %v1369
  %t367 = getelementptr float, ptr %s8, i64 %v1370
  store float 0x0000000000000000, ptr %t367, align 4, !alias.scope !41, !noalias !42
  br label %latch1362
latch1362:
  %next1362 = add nuw nsw i64 %v1362, 1
  %more1362 = icmp slt i64 %next1362, %v1168
  br i1 %more1362, label %body1362, label %after1362
after1362:
  br label %latch1361
latch1361:
  %next1361 = add nuw nsw i64 %v1361, 1
  %more1361 = icmp slt i64 %next1361, %v1360
  br i1 %more1361, label %body1361, label %after1361
after1361:
  br label %body1376
body1376:
  %v1376 = phi i64 [ 0, %after1361 ], [ %next1376, %latch1376 ]
  %v1379 = add nuw nsw i64 %v39, 5
  %v1380 = urem i64 %v1379, 6
  %v1381 = sub nsw i64 %v1379, %v1380
  %v1382 = add nuw nsw i64 %v37, %v1381
  %t368 = icmp slt i64 %v37, %v1382
  br i1 %t368, label %body1383, label %after1383
body1383:
  %v1383 = phi i64 [ %v37, %body1376 ], [ %next1383, %latch1383 ]
  store <8 x float> zeroinitializer, ptr %v1386
  store <8 x float> zeroinitializer, ptr %v1389
  store <8 x float> zeroinitializer, ptr %v1392
  store <8 x float> zeroinitializer, ptr %v1395
  store <8 x float> zeroinitializer, ptr %v1398
  store <8 x float> zeroinitializer, ptr %v1401
  store <8 x float> zeroinitializer, ptr %v1404
  store <8 x float> zeroinitializer, ptr %v1407
  store <8 x float> zeroinitializer, ptr %v1410
  store <8 x float> zeroinitializer, ptr %v1413
  store <8 x float> zeroinitializer, ptr %v1416
  store <8 x float> zeroinitializer, ptr %v1419
  %t369 = icmp slt i64 %v56, %v1168
  br i1 %t369, label %body1420, label %after1420
body1420:
  %v1420 = phi i64 [ %v56, %body1383 ], [ %next1420, %latch1420 ]
  %v1422 = sub nsw i64 %v1420, %v56
  %v1424 = sub nsw i64 %v1383, %v37
  %v1426 = mul nsw i64 %v1424, 272
  %v1427 = add nsw i64 %v1422, %v1426
  %t370 = getelementptr float, ptr %s8, i64 %v1427
  %v1428 = load float, ptr %t370, align 4, !alias.scope !41, !noalias !42
  %v1430 = sub nsw i64 %v1420, %v56
  %v1432 = mul nuw nsw i64 %v1430, 16
  %v1434 = mul nuw nsw i64 %v1376, 257
  %v1435 = add nuw nsw i64 %v1432, %v1434
  %t371 = getelementptr float, ptr %s7, i64 %v1435
  %v1436 = load <8 x float>, ptr %t371, align 4, !alias.scope !39, !noalias !40
  %t372 = insertelement <8 x float> poison, float %v1428, i64 0
  %v1437 = shufflevector <8 x float> %t372, <8 x float> poison, <8 x i32> zeroinitializer
  %v1438 = load <8 x float>, ptr %v1386
  %v1439 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1437, <8 x float> %v1436, <8 x float> %v1438)
  store <8 x float> %v1439, ptr %v1386
  %v1442 = sub nsw i64 %v1420, %v56
  %v1444 = mul nuw nsw i64 %v1442, 16
  %v1446 = mul nuw nsw i64 %v1376, 257
  %v1447 = add nuw nsw i64 %v1444, %v1446
  %t373 = getelementptr float, ptr %s7, i64 %v1447
  %t374 = getelementptr float, ptr %t373, i64 8
  %v1448 = load <8 x float>, ptr %t374, align 4, !alias.scope !39, !noalias !40
  %t375 = insertelement <8 x float> poison, float %v1428, i64 0
  %v1449 = shufflevector <8 x float> %t375, <8 x float> poison, <8 x i32> zeroinitializer
  %v1450 = load <8 x float>, ptr %v1389
  %v1451 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1449, <8 x float> %v1448, <8 x float> %v1450)
  store <8 x float> %v1451, ptr %v1389
  %v1454 = sub nsw i64 %v1420, %v56
  %v1456 = sub nsw i64 %v1383, %v37
  %v1458 = mul nsw i64 %v1456, 272
  %v1459 = add nsw i64 %v1454, %v1458
  %t376 = getelementptr float, ptr %s8, i64 %v1459
  %t377 = getelementptr float, ptr %t376, i64 272
  %v1460 = load float, ptr %t377, align 4, !alias.scope !41, !noalias !42
  %t378 = insertelement <8 x float> poison, float %v1460, i64 0
  %v1461 = shufflevector <8 x float> %t378, <8 x float> poison, <8 x i32> zeroinitializer
  %v1462 = load <8 x float>, ptr %v1392
  %v1463 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1461, <8 x float> %v1436, <8 x float> %v1462)
  store <8 x float> %v1463, ptr %v1392
  %t379 = insertelement <8 x float> poison, float %v1460, i64 0
  %v1465 = shufflevector <8 x float> %t379, <8 x float> poison, <8 x i32> zeroinitializer
  %v1466 = load <8 x float>, ptr %v1395
  %v1467 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1465, <8 x float> %v1448, <8 x float> %v1466)
  store <8 x float> %v1467, ptr %v1395
  %v1470 = sub nsw i64 %v1420, %v56
  %v1472 = sub nsw i64 %v1383, %v37
  %v1474 = mul nsw i64 %v1472, 272
  %v1475 = add nsw i64 %v1470, %v1474
  %t380 = getelementptr float, ptr %s8, i64 %v1475
  %t381 = getelementptr float, ptr %t380, i64 544
  %v1476 = load float, ptr %t381, align 4, !alias.scope !41, !noalias !42
  %t382 = insertelement <8 x float> poison, float %v1476, i64 0
  %v1477 = shufflevector <8 x float> %t382, <8 x float> poison, <8 x i32> zeroinitializer
  %v1478 = load <8 x float>, ptr %v1398
  %v1479 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1477, <8 x float> %v1436, <8 x float> %v1478)
  store <8 x float> %v1479, ptr %v1398
  %t383 = insertelement <8 x float> poison, float %v1476, i64 0
  %v1481 = shufflevector <8 x float> %t383, <8 x float> poison, <8 x i32> zeroinitializer
  %v1482 = load <8 x float>, ptr %v1401
  %v1483 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1481, <8 x float> %v1448, <8 x float> %v1482)
  store <8 x float> %v1483, ptr %v1401
  %v1486 = sub nsw i64 %v1420, %v56
  %v1488 = sub nsw i64 %v1383, %v37
  %v1490 = mul nsw i64 %v1488, 272
  %v1491 = add nsw i64 %v1486, %v1490
  %t384 = getelementptr float, ptr %s8, i64 %v1491
  %t385 = getelementptr float, ptr %t384, i64 816
  %v1492 = load float, ptr %t385, align 4, !alias.scope !41, !noalias !42
  %t386 = insertelement <8 x float> poison, float %v1492, i64 0
  %v1493 = shufflevector <8 x float> %t386, <8 x float> poison, <8 x i32> zeroinitializer
  %v1494 = load <8 x float>, ptr %v1404
  %v1495 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1493, <8 x float> %v1436, <8 x float> %v1494)
  store <8 x float> %v1495, ptr %v1404
  %t387 = insertelement <8 x float> poison, float %v1492, i64 0
  %v1497 = shufflevector <8 x float> %t387, <8 x float> poison, <8 x i32> zeroinitializer
  %v1498 = load <8 x float>, ptr %v1407
  %v1499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1497, <8 x float> %v1448, <8 x float> %v1498)
  store <8 x float> %v1499, ptr %v1407
  %v1502 = sub nsw i64 %v1420, %v56
  %v1504 = sub nsw i64 %v1383, %v37
  %v1506 = mul nsw i64 %v1504, 272
  %v1507 = add nsw i64 %v1502, %v1506
  %t388 = getelementptr float, ptr %s8, i64 %v1507
  %t389 = getelementptr float, ptr %t388, i64 1088
  %v1508 = load float, ptr %t389, align 4, !alias.scope !41, !noalias !42
  %t390 = insertelement <8 x float> poison, float %v1508, i64 0
  %v1509 = shufflevector <8 x float> %t390, <8 x float> poison, <8 x i32> zeroinitializer
  %v1510 = load <8 x float>, ptr %v1410
  %v1511 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1509, <8 x float> %v1436, <8 x float> %v1510)
  store <8 x float> %v1511, ptr %v1410
  %t391 = insertelement <8 x float> poison, float %v1508, i64 0
  %v1513 = shufflevector <8 x float> %t391, <8 x float> poison, <8 x i32> zeroinitializer
  %v1514 = load <8 x float>, ptr %v1413
  %v1515 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1513, <8 x float> %v1448, <8 x float> %v1514)
  store <8 x float> %v1515, ptr %v1413
  %v1518 = sub nsw i64 %v1420, %v56
  %v1520 = sub nsw i64 %v1383, %v37
  %v1522 = mul nsw i64 %v1520, 272
  %v1523 = add nsw i64 %v1518, %v1522
  %t392 = getelementptr float, ptr %s8, i64 %v1523
  %t393 = getelementptr float, ptr %t392, i64 1360
  %v1524 = load float, ptr %t393, align 4, !alias.scope !41, !noalias !42
  %t394 = insertelement <8 x float> poison, float %v1524, i64 0
  %v1525 = shufflevector <8 x float> %t394, <8 x float> poison, <8 x i32> zeroinitializer
  %v1526 = load <8 x float>, ptr %v1416
  %v1527 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1525, <8 x float> %v1436, <8 x float> %v1526)
  store <8 x float> %v1527, ptr %v1416
  %t395 = insertelement <8 x float> poison, float %v1524, i64 0
  %v1529 = shufflevector <8 x float> %t395, <8 x float> poison, <8 x i32> zeroinitializer
  %v1530 = load <8 x float>, ptr %v1419
  %v1531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1529, <8 x float> %v1448, <8 x float> %v1530)
  store <8 x float> %v1531, ptr %v1419
  br label %latch1420
latch1420:
  %next1420 = add nuw nsw i64 %v1420, 1
  %more1420 = icmp slt i64 %next1420, %v1168
  br i1 %more1420, label %body1420, label %after1420
after1420:
  %v1534 = load <8 x float>, ptr %v1386
  %t396 = getelementptr float, ptr %s6, i64 %v1376
  %v1537 = load <8 x float>, ptr %t396, align 4, !alias.scope !37, !noalias !38
  %v1538 = fadd <8 x float> %v1537, %v1534
  %v1541 = sub nsw i64 %v1383, %v37
  %v1543 = mul nsw i64 %v1541, 64
  %v1544 = add nsw i64 %v1376, %v1543
  %t397 = getelementptr float, ptr %s5, i64 %v1544
  store <8 x float> %v1538, ptr %t397, align 4, !alias.scope !35, !noalias !36
  %v1546 = load <8 x float>, ptr %v1389
  %t398 = getelementptr float, ptr %s6, i64 %v1376
  %t399 = getelementptr float, ptr %t398, i64 8
  %v1549 = load <8 x float>, ptr %t399, align 4, !alias.scope !37, !noalias !38
  %v1550 = fadd <8 x float> %v1549, %v1546
  %v1553 = sub nsw i64 %v1383, %v37
  %v1555 = mul nsw i64 %v1553, 64
  %v1556 = add nsw i64 %v1376, %v1555
  %t400 = getelementptr float, ptr %s5, i64 %v1556
  %t401 = getelementptr float, ptr %t400, i64 8
  store <8 x float> %v1550, ptr %t401, align 4, !alias.scope !35, !noalias !36
  %v1558 = load <8 x float>, ptr %v1392
  %t402 = getelementptr float, ptr %s6, i64 %v1376
  %v1561 = load <8 x float>, ptr %t402, align 4, !alias.scope !37, !noalias !38
  %v1562 = fadd <8 x float> %v1561, %v1558
  %v1565 = sub nsw i64 %v1383, %v37
  %v1567 = mul nsw i64 %v1565, 64
  %v1568 = add nsw i64 %v1376, %v1567
  %t403 = getelementptr float, ptr %s5, i64 %v1568
  %t404 = getelementptr float, ptr %t403, i64 64
  store <8 x float> %v1562, ptr %t404, align 4, !alias.scope !35, !noalias !36
  %v1570 = load <8 x float>, ptr %v1395
  %t405 = getelementptr float, ptr %s6, i64 %v1376
  %t406 = getelementptr float, ptr %t405, i64 8
  %v1573 = load <8 x float>, ptr %t406, align 4, !alias.scope !37, !noalias !38
  %v1574 = fadd <8 x float> %v1573, %v1570
  %v1577 = sub nsw i64 %v1383, %v37
  %v1579 = mul nsw i64 %v1577, 64
  %v1580 = add nsw i64 %v1376, %v1579
  %t407 = getelementptr float, ptr %s5, i64 %v1580
  %t408 = getelementptr float, ptr %t407, i64 72
  store <8 x float> %v1574, ptr %t408, align 4, !alias.scope !35, !noalias !36
  %v1582 = load <8 x float>, ptr %v1398
  %t409 = getelementptr float, ptr %s6, i64 %v1376
  %v1585 = load <8 x float>, ptr %t409, align 4, !alias.scope !37, !noalias !38
  %v1586 = fadd <8 x float> %v1585, %v1582
  %v1589 = sub nsw i64 %v1383, %v37
  %v1591 = mul nsw i64 %v1589, 64
  %v1592 = add nsw i64 %v1376, %v1591
  %t410 = getelementptr float, ptr %s5, i64 %v1592
  %t411 = getelementptr float, ptr %t410, i64 128
  store <8 x float> %v1586, ptr %t411, align 4, !alias.scope !35, !noalias !36
  %v1594 = load <8 x float>, ptr %v1401
  %t412 = getelementptr float, ptr %s6, i64 %v1376
  %t413 = getelementptr float, ptr %t412, i64 8
  %v1597 = load <8 x float>, ptr %t413, align 4, !alias.scope !37, !noalias !38
  %v1598 = fadd <8 x float> %v1597, %v1594
  %v1601 = sub nsw i64 %v1383, %v37
  %v1603 = mul nsw i64 %v1601, 64
  %v1604 = add nsw i64 %v1376, %v1603
  %t414 = getelementptr float, ptr %s5, i64 %v1604
  %t415 = getelementptr float, ptr %t414, i64 136
  store <8 x float> %v1598, ptr %t415, align 4, !alias.scope !35, !noalias !36
  %v1606 = load <8 x float>, ptr %v1404
  %t416 = getelementptr float, ptr %s6, i64 %v1376
  %v1609 = load <8 x float>, ptr %t416, align 4, !alias.scope !37, !noalias !38
  %v1610 = fadd <8 x float> %v1609, %v1606
  %v1613 = sub nsw i64 %v1383, %v37
  %v1615 = mul nsw i64 %v1613, 64
  %v1616 = add nsw i64 %v1376, %v1615
  %t417 = getelementptr float, ptr %s5, i64 %v1616
  %t418 = getelementptr float, ptr %t417, i64 192
  store <8 x float> %v1610, ptr %t418, align 4, !alias.scope !35, !noalias !36
  %v1618 = load <8 x float>, ptr %v1407
  %t419 = getelementptr float, ptr %s6, i64 %v1376
  %t420 = getelementptr float, ptr %t419, i64 8
  %v1621 = load <8 x float>, ptr %t420, align 4, !alias.scope !37, !noalias !38
  %v1622 = fadd <8 x float> %v1621, %v1618
  %v1625 = sub nsw i64 %v1383, %v37
  %v1627 = mul nsw i64 %v1625, 64
  %v1628 = add nsw i64 %v1376, %v1627
  %t421 = getelementptr float, ptr %s5, i64 %v1628
  %t422 = getelementptr float, ptr %t421, i64 200
  store <8 x float> %v1622, ptr %t422, align 4, !alias.scope !35, !noalias !36
  %v1630 = load <8 x float>, ptr %v1410
  %t423 = getelementptr float, ptr %s6, i64 %v1376
  %v1633 = load <8 x float>, ptr %t423, align 4, !alias.scope !37, !noalias !38
  %v1634 = fadd <8 x float> %v1633, %v1630
  %v1637 = sub nsw i64 %v1383, %v37
  %v1639 = mul nsw i64 %v1637, 64
  %v1640 = add nsw i64 %v1376, %v1639
  %t424 = getelementptr float, ptr %s5, i64 %v1640
  %t425 = getelementptr float, ptr %t424, i64 256
  store <8 x float> %v1634, ptr %t425, align 4, !alias.scope !35, !noalias !36
  %v1642 = load <8 x float>, ptr %v1413
  %t426 = getelementptr float, ptr %s6, i64 %v1376
  %t427 = getelementptr float, ptr %t426, i64 8
  %v1645 = load <8 x float>, ptr %t427, align 4, !alias.scope !37, !noalias !38
  %v1646 = fadd <8 x float> %v1645, %v1642
  %v1649 = sub nsw i64 %v1383, %v37
  %v1651 = mul nsw i64 %v1649, 64
  %v1652 = add nsw i64 %v1376, %v1651
  %t428 = getelementptr float, ptr %s5, i64 %v1652
  %t429 = getelementptr float, ptr %t428, i64 264
  store <8 x float> %v1646, ptr %t429, align 4, !alias.scope !35, !noalias !36
  %v1654 = load <8 x float>, ptr %v1416
  %t430 = getelementptr float, ptr %s6, i64 %v1376
  %v1657 = load <8 x float>, ptr %t430, align 4, !alias.scope !37, !noalias !38
  %v1658 = fadd <8 x float> %v1657, %v1654
  %v1661 = sub nsw i64 %v1383, %v37
  %v1663 = mul nsw i64 %v1661, 64
  %v1664 = add nsw i64 %v1376, %v1663
  %t431 = getelementptr float, ptr %s5, i64 %v1664
  %t432 = getelementptr float, ptr %t431, i64 320
  store <8 x float> %v1658, ptr %t432, align 4, !alias.scope !35, !noalias !36
  %v1666 = load <8 x float>, ptr %v1419
  %t433 = getelementptr float, ptr %s6, i64 %v1376
  %t434 = getelementptr float, ptr %t433, i64 8
  %v1669 = load <8 x float>, ptr %t434, align 4, !alias.scope !37, !noalias !38
  %v1670 = fadd <8 x float> %v1669, %v1666
  %v1673 = sub nsw i64 %v1383, %v37
  %v1675 = mul nsw i64 %v1673, 64
  %v1676 = add nsw i64 %v1376, %v1675
  %t435 = getelementptr float, ptr %s5, i64 %v1676
  %t436 = getelementptr float, ptr %t435, i64 328
  store <8 x float> %v1670, ptr %t436, align 4, !alias.scope !35, !noalias !36
  br label %latch1383
latch1383:
  %next1383 = add nuw nsw i64 %v1383, 6
  %more1383 = icmp slt i64 %next1383, %v1382
  br i1 %more1383, label %body1383, label %after1383
after1383:
  br label %latch1376
latch1376:
  %next1376 = add nuw nsw i64 %v1376, 16
  %more1376 = icmp slt i64 %next1376, 64
  br i1 %more1376, label %body1376, label %after1376
after1376:
  %v1680 = add nuw nsw i64 %v37, %v39
  %t437 = icmp slt i64 %v37, %v1680
  br i1 %t437, label %body1681, label %after1681
body1681:
  %v1681 = phi i64 [ %v37, %after1376 ], [ %next1681, %latch1681 ]
  store <8 x float> zeroinitializer, ptr %v1684
  store <8 x float> zeroinitializer, ptr %v1687
  store <8 x float> zeroinitializer, ptr %v1690
  store <8 x float> zeroinitializer, ptr %v1693
  store <8 x float> zeroinitializer, ptr %v1696
  store <8 x float> zeroinitializer, ptr %v1699
  store <8 x float> zeroinitializer, ptr %v1702
  store <8 x float> zeroinitializer, ptr %v1705
  %v1706 = add nuw nsw i64 %v56, %v57
  %v1708 = sub nsw i64 %v1706, %v56
  %v1709 = urem i64 %v1708, 64
  %v1710 = sub nsw i64 %v1706, %v1709
  %t438 = icmp slt i64 %v56, %v1710
  br i1 %t438, label %body1711, label %after1711
body1711:
  %v1711 = phi i64 [ %v56, %body1681 ], [ %next1711, %latch1711 ]
  %v1713 = and i64 %v1711, 63
  %v1716 = sub nsw i64 %v1711, %v56
  %v1718 = sub nsw i64 %v1681, %v37
  %v1720 = mul nsw i64 %v1718, 256
  %v1721 = add nsw i64 %v1716, %v1720
  %t439 = getelementptr float, ptr %s4, i64 %v1721
  %v1722 = load <8 x float>, ptr %t439, align 4, !alias.scope !33, !noalias !34
  %v1723 = load <8 x float>, ptr %v1684
  %v1724 = fadd <8 x float> %v1723, %v1722
  store <8 x float> %v1724, ptr %v1684
  %v1727 = sub nsw i64 %v1711, %v56
  %v1729 = sub nsw i64 %v1681, %v37
  %v1731 = mul nsw i64 %v1729, 256
  %v1732 = add nsw i64 %v1727, %v1731
  %t440 = getelementptr float, ptr %s4, i64 %v1732
  %t441 = getelementptr float, ptr %t440, i64 8
  %v1733 = load <8 x float>, ptr %t441, align 4, !alias.scope !33, !noalias !34
  %v1734 = load <8 x float>, ptr %v1687
  %v1735 = fadd <8 x float> %v1734, %v1733
  store <8 x float> %v1735, ptr %v1687
  %v1738 = sub nsw i64 %v1711, %v56
  %v1740 = sub nsw i64 %v1681, %v37
  %v1742 = mul nsw i64 %v1740, 256
  %v1743 = add nsw i64 %v1738, %v1742
  %t442 = getelementptr float, ptr %s4, i64 %v1743
  %t443 = getelementptr float, ptr %t442, i64 16
  %v1744 = load <8 x float>, ptr %t443, align 4, !alias.scope !33, !noalias !34
  %v1745 = load <8 x float>, ptr %v1690
  %v1746 = fadd <8 x float> %v1745, %v1744
  store <8 x float> %v1746, ptr %v1690
  %v1749 = sub nsw i64 %v1711, %v56
  %v1751 = sub nsw i64 %v1681, %v37
  %v1753 = mul nsw i64 %v1751, 256
  %v1754 = add nsw i64 %v1749, %v1753
  %t444 = getelementptr float, ptr %s4, i64 %v1754
  %t445 = getelementptr float, ptr %t444, i64 24
  %v1755 = load <8 x float>, ptr %t445, align 4, !alias.scope !33, !noalias !34
  %v1756 = load <8 x float>, ptr %v1693
  %v1757 = fadd <8 x float> %v1756, %v1755
  store <8 x float> %v1757, ptr %v1693
  %v1760 = sub nsw i64 %v1711, %v56
  %v1762 = sub nsw i64 %v1681, %v37
  %v1764 = mul nsw i64 %v1762, 256
  %v1765 = add nsw i64 %v1760, %v1764
  %t446 = getelementptr float, ptr %s4, i64 %v1765
  %t447 = getelementptr float, ptr %t446, i64 32
  %v1766 = load <8 x float>, ptr %t447, align 4, !alias.scope !33, !noalias !34
  %v1767 = load <8 x float>, ptr %v1696
  %v1768 = fadd <8 x float> %v1767, %v1766
  store <8 x float> %v1768, ptr %v1696
  %v1771 = sub nsw i64 %v1711, %v56
  %v1773 = sub nsw i64 %v1681, %v37
  %v1775 = mul nsw i64 %v1773, 256
  %v1776 = add nsw i64 %v1771, %v1775
  %t448 = getelementptr float, ptr %s4, i64 %v1776
  %t449 = getelementptr float, ptr %t448, i64 40
  %v1777 = load <8 x float>, ptr %t449, align 4, !alias.scope !33, !noalias !34
  %v1778 = load <8 x float>, ptr %v1699
  %v1779 = fadd <8 x float> %v1778, %v1777
  store <8 x float> %v1779, ptr %v1699
  %v1782 = sub nsw i64 %v1711, %v56
  %v1784 = sub nsw i64 %v1681, %v37
  %v1786 = mul nsw i64 %v1784, 256
  %v1787 = add nsw i64 %v1782, %v1786
  %t450 = getelementptr float, ptr %s4, i64 %v1787
  %t451 = getelementptr float, ptr %t450, i64 48
  %v1788 = load <8 x float>, ptr %t451, align 4, !alias.scope !33, !noalias !34
  %v1789 = load <8 x float>, ptr %v1702
  %v1790 = fadd <8 x float> %v1789, %v1788
  store <8 x float> %v1790, ptr %v1702
  %v1793 = sub nsw i64 %v1711, %v56
  %v1795 = sub nsw i64 %v1681, %v37
  %v1797 = mul nsw i64 %v1795, 256
  %v1798 = add nsw i64 %v1793, %v1797
  %t452 = getelementptr float, ptr %s4, i64 %v1798
  %t453 = getelementptr float, ptr %t452, i64 56
  %v1799 = load <8 x float>, ptr %t453, align 4, !alias.scope !33, !noalias !34
  %v1800 = load <8 x float>, ptr %v1705
  %v1801 = fadd <8 x float> %v1800, %v1799
  store <8 x float> %v1801, ptr %v1705
  br label %latch1711
latch1711:
  %next1711 = add nuw nsw i64 %v1711, 64
  %more1711 = icmp slt i64 %next1711, %v1710
  br i1 %more1711, label %body1711, label %after1711
after1711:
  %v1805 = load <8 x float>, ptr %v1684
  %v1806 = load <8 x float>, ptr %v1687
  %v1807 = load <8 x float>, ptr %v1690
  %v1808 = load <8 x float>, ptr %v1693
  %v1809 = load <8 x float>, ptr %v1696
  %v1810 = load <8 x float>, ptr %v1699
  %v1811 = load <8 x float>, ptr %v1702
  %v1812 = load <8 x float>, ptr %v1705
  %v1813 = fadd <8 x float> %v1805, %v1809
  %v1814 = fadd <8 x float> %v1806, %v1810
  %v1815 = fadd <8 x float> %v1807, %v1811
  %v1816 = fadd <8 x float> %v1808, %v1812
  %v1817 = fadd <8 x float> %v1813, %v1815
  %v1818 = fadd <8 x float> %v1814, %v1816
  %v1819 = fadd <8 x float> %v1817, %v1818
  %v1820 = shufflevector <8 x float> %v1819, <8 x float> %v1819, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v1821 = fadd <8 x float> %v1819, %v1820
  %v1822 = shufflevector <8 x float> %v1821, <8 x float> %v1821, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v1823 = fadd <8 x float> %v1821, %v1822
  %v1824 = shufflevector <8 x float> %v1823, <8 x float> %v1823, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v1825 = fadd <8 x float> %v1823, %v1824
  %v1826 = extractelement <8 x float> %v1825, i64 0
  %v1828 = sub nsw i64 %v1681, %v37
  %t454 = getelementptr float, ptr %s9, i64 %v1828
  store float %v1826, ptr %t454, align 4, !alias.scope !43, !noalias !44
  br label %latch1681
latch1681:
  %next1681 = add nuw nsw i64 %v1681, 1
  %more1681 = icmp slt i64 %next1681, %v1680
  br i1 %more1681, label %body1681, label %after1681
after1681:
  %v1832 = add nuw nsw i64 %v37, %v39
  %t455 = icmp slt i64 %v37, %v1832
  br i1 %t455, label %body1833, label %after1833
body1833:
  %v1833 = phi i64 [ %v37, %after1681 ], [ %next1833, %latch1833 ]
  %v1835 = add nuw nsw i64 %v28, %v1833
  %v1838 = sub nsw i64 %v1833, %v37
  %t456 = getelementptr float, ptr %s3, i64 %v1838
  %v1840 = load float, ptr %t456, align 4, !alias.scope !31, !noalias !32
  %v1842 = fcmp oeq float %v1840, 0xFFF0000000000000
  %v1844 = sub nsw i64 %v1833, %v37
  %t457 = getelementptr float, ptr %s9, i64 %v1844
  %v1846 = load float, ptr %t457, align 4, !alias.scope !43, !noalias !44
  %v1847 = select i1 %v1842, float 0x3FF0000000000000, float %v1846
  %v1848 = fdiv float 0x3FF0000000000000, %v1847
  %v1850 = select i1 %v1842, float 0x0000000000000000, float %v1840
  %t458 = getelementptr float, ptr %p2, i64 %v1835
  store float %v1848, ptr %t458, align 4, !alias.scope !21, !noalias !22
  %t459 = getelementptr float, ptr %p3, i64 %v1835
  store float %v1850, ptr %t459, align 4, !alias.scope !23, !noalias !24
  %v1853 = mul nuw nsw i64 %v1833, 64
  %v1854 = add nuw nsw i64 %v34, %v1853
  br label %body1860
body1860:
  %v1860 = phi i64 [ 0, %body1833 ], [ %next1860, %latch1860 ]
  %v1863 = sub nsw i64 %v1833, %v37
  %v1865 = mul nsw i64 %v1863, 64
  %v1866 = add nsw i64 %v1860, %v1865
  %t460 = getelementptr float, ptr %s5, i64 %v1866
  %v1867 = load <8 x float>, ptr %t460, align 4, !alias.scope !35, !noalias !36
  %t461 = insertelement <8 x float> poison, float %v1848, i64 0
  %v1868 = shufflevector <8 x float> %t461, <8 x float> poison, <8 x i32> zeroinitializer
  %v1869 = fmul <8 x float> %v1867, %v1868
  %v1871 = add nuw nsw i64 %v1854, %v1860
  %t462 = getelementptr float, ptr %p1, i64 %v1871
  store <8 x float> %v1869, ptr %t462, align 4, !alias.scope !19, !noalias !20
  br label %latch1860
latch1860:
  %next1860 = add nuw nsw i64 %v1860, 8
  %more1860 = icmp slt i64 %next1860, 64
  br i1 %more1860, label %body1860, label %after1860
after1860:
  br label %latch1833
latch1833:
  %next1833 = add nuw nsw i64 %v1833, 1
  %more1833 = icmp slt i64 %next1833, %v1832
  br i1 %more1833, label %body1833, label %after1833
after1833:
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
!17 = !{!3}
!18 = !{!7, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!19 = !{!4}
!20 = !{!5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!21 = !{!5}
!22 = !{!4, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!23 = !{!6}
!24 = !{!4, !5, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!25 = !{!7}
!26 = !{!3, !4, !5, !6, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!27 = !{!8}
!28 = !{!3, !4, !5, !6, !7, !9, !10, !11, !12, !13, !14, !15, !16}
!29 = !{!9}
!30 = !{!3, !4, !5, !6, !7, !8, !10, !11, !12, !13, !14, !15, !16}
!31 = !{!10}
!32 = !{!3, !4, !5, !6, !7, !8, !9, !11, !12, !13, !14, !15, !16}
!33 = !{!11}
!34 = !{!3, !4, !5, !6, !7, !8, !9, !10, !12, !13, !14, !15, !16}
!35 = !{!12}
!36 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16}
!37 = !{!13}
!38 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !14, !15, !16}
!39 = !{!14}
!40 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !15, !16}
!41 = !{!15}
!42 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !16}
!43 = !{!16}
!44 = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15}
