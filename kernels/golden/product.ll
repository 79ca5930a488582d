; product: 2 work items

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
  %s2 = getelementptr i8, ptr %scratch, i64 9600
  %s3 = getelementptr i8, ptr %scratch, i64 75392
  %v416 = alloca <8 x float>
  %v419 = alloca <8 x float>
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
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after17 ]
  %v2 = urem i64 %item, 1
  %v3 = udiv i64 %item, 1
  %v6 = mul nuw nsw i64 %v3, 36
  %v7 = sub nsw i64 70, %v6
  %v8 = call i64 @llvm.smin.i64(i64 %v7, i64 36)
  %v11 = mul nuw nsw i64 %v2, 52
  br label %body17
body17:
  %v17 = phi i64 [ 0, %items ], [ %next17, %latch17 ]
  %v18 = sub nsw i64 300, %v17
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 256)
  %v20 = add nuw nsw i64 %v17, %v19
  %v21 = icmp eq i64 %v17, 0
  %v22 = icmp eq i64 %v20, 300
  %v23 = add nuw nsw i64 %v11, 52
  %v25 = sub nsw i64 %v23, %v11
  %v26 = urem i64 %v25, 16
  %v27 = sub nsw i64 %v23, %v26
  %v29 = sub nsw i64 %v20, %v17
  %v30 = and i64 %v29, 7
  %v31 = sub nsw i64 %v20, %v30
  br label %body32
body32:
  %v32 = phi i64 [ %v11, %body17 ], [ %next32, %latch32 ]
  %v36 = mul nuw nsw i64 %v32, 300
  %t0 = icmp slt i64 %v17, %v31
  br i1 %t0, label %body37, label %after37
body37:
  %v37 = phi i64 [ %v17, %body32 ], [ %next37, %latch37 ]
  %v39 = add nuw nsw i64 %v36, %v37
  %t1 = getelementptr float, ptr %p1, i64 %v39
  %v40 = load <8 x float>, ptr %t1, align 4, !alias.scope !9, !noalias !10
  %t2 = getelementptr float, ptr %p1, i64 %v39
  %t3 = getelementptr float, ptr %t2, i64 300
  %v41 = load <8 x float>, ptr %t3, align 4, !alias.scope !9, !noalias !10
  %t4 = getelementptr float, ptr %p1, i64 %v39
  %t5 = getelementptr float, ptr %t4, i64 600
  %v42 = load <8 x float>, ptr %t5, align 4, !alias.scope !9, !noalias !10
  %t6 = getelementptr float, ptr %p1, i64 %v39
  %t7 = getelementptr float, ptr %t6, i64 900
  %v43 = load <8 x float>, ptr %t7, align 4, !alias.scope !9, !noalias !10
  %t8 = getelementptr float, ptr %p1, i64 %v39
  %t9 = getelementptr float, ptr %t8, i64 1200
  %v44 = load <8 x float>, ptr %t9, align 4, !alias.scope !9, !noalias !10
  %t10 = getelementptr float, ptr %p1, i64 %v39
  %t11 = getelementptr float, ptr %t10, i64 1500
  %v45 = load <8 x float>, ptr %t11, align 4, !alias.scope !9, !noalias !10
  %t12 = getelementptr float, ptr %p1, i64 %v39
  %t13 = getelementptr float, ptr %t12, i64 1800
  %v46 = load <8 x float>, ptr %t13, align 4, !alias.scope !9, !noalias !10
  %t14 = getelementptr float, ptr %p1, i64 %v39
  %t15 = getelementptr float, ptr %t14, i64 2100
  %v47 = load <8 x float>, ptr %t15, align 4, !alias.scope !9, !noalias !10
  %v48 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v49 = shufflevector <8 x float> %v40, <8 x float> %v44, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v50 = shufflevector <8 x float> %v41, <8 x float> %v45, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v51 = shufflevector <8 x float> %v41, <8 x float> %v45, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v52 = shufflevector <8 x float> %v42, <8 x float> %v46, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v53 = shufflevector <8 x float> %v42, <8 x float> %v46, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v54 = shufflevector <8 x float> %v43, <8 x float> %v47, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v55 = shufflevector <8 x float> %v43, <8 x float> %v47, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v56 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v57 = shufflevector <8 x float> %v48, <8 x float> %v52, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v58 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v59 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v60 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v61 = shufflevector <8 x float> %v49, <8 x float> %v53, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v62 = shufflevector <8 x float> %v51, <8 x float> %v55, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v63 = shufflevector <8 x float> %v51, <8 x float> %v55, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v64 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v65 = shufflevector <8 x float> %v56, <8 x float> %v58, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v66 = shufflevector <8 x float> %v57, <8 x float> %v59, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v67 = shufflevector <8 x float> %v57, <8 x float> %v59, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v68 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v69 = shufflevector <8 x float> %v60, <8 x float> %v62, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v70 = shufflevector <8 x float> %v61, <8 x float> %v63, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v71 = shufflevector <8 x float> %v61, <8 x float> %v63, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v73 = sub nsw i64 %v37, %v17
  %v75 = mul nsw i64 %v73, 16
  %v76 = sub nsw i64 %v32, %v11
  %v78 = mul nuw nsw i64 %v76, 257
  %v79 = add nsw i64 %v75, %v78
  %t16 = getelementptr float, ptr %s2, i64 %v79
  store <8 x float> %v64, ptr %t16, align 4, !alias.scope !17, !noalias !18
  %v82 = sub nsw i64 %v37, %v17
  %v84 = mul nsw i64 %v82, 16
  %v85 = sub nsw i64 %v32, %v11
  %v87 = mul nuw nsw i64 %v85, 257
  %v88 = add nsw i64 %v84, %v87
  %t17 = getelementptr float, ptr %s2, i64 %v88
  %t18 = getelementptr float, ptr %t17, i64 16
  store <8 x float> %v65, ptr %t18, align 4, !alias.scope !17, !noalias !18
  %v91 = sub nsw i64 %v37, %v17
  %v93 = mul nsw i64 %v91, 16
  %v94 = sub nsw i64 %v32, %v11
  %v96 = mul nuw nsw i64 %v94, 257
  %v97 = add nsw i64 %v93, %v96
  %t19 = getelementptr float, ptr %s2, i64 %v97
  %t20 = getelementptr float, ptr %t19, i64 32
  store <8 x float> %v66, ptr %t20, align 4, !alias.scope !17, !noalias !18
  %v100 = sub nsw i64 %v37, %v17
  %v102 = mul nsw i64 %v100, 16
  %v103 = sub nsw i64 %v32, %v11
  %v105 = mul nuw nsw i64 %v103, 257
  %v106 = add nsw i64 %v102, %v105
  %t21 = getelementptr float, ptr %s2, i64 %v106
  %t22 = getelementptr float, ptr %t21, i64 48
  store <8 x float> %v67, ptr %t22, align 4, !alias.scope !17, !noalias !18
  %v109 = sub nsw i64 %v37, %v17
  %v111 = mul nsw i64 %v109, 16
  %v112 = sub nsw i64 %v32, %v11
  %v114 = mul nuw nsw i64 %v112, 257
  %v115 = add nsw i64 %v111, %v114
  %t23 = getelementptr float, ptr %s2, i64 %v115
  %t24 = getelementptr float, ptr %t23, i64 64
  store <8 x float> %v68, ptr %t24, align 4, !alias.scope !17, !noalias !18
  %v118 = sub nsw i64 %v37, %v17
  %v120 = mul nsw i64 %v118, 16
  %v121 = sub nsw i64 %v32, %v11
  %v123 = mul nuw nsw i64 %v121, 257
  %v124 = add nsw i64 %v120, %v123
  %t25 = getelementptr float, ptr %s2, i64 %v124
  %t26 = getelementptr float, ptr %t25, i64 80
  store <8 x float> %v69, ptr %t26, align 4, !alias.scope !17, !noalias !18
  %v127 = sub nsw i64 %v37, %v17
  %v129 = mul nsw i64 %v127, 16
  %v130 = sub nsw i64 %v32, %v11
  %v132 = mul nuw nsw i64 %v130, 257
  %v133 = add nsw i64 %v129, %v132
  %t27 = getelementptr float, ptr %s2, i64 %v133
  %t28 = getelementptr float, ptr %t27, i64 96
  store <8 x float> %v70, ptr %t28, align 4, !alias.scope !17, !noalias !18
  %v136 = sub nsw i64 %v37, %v17
  %v138 = mul nsw i64 %v136, 16
  %v139 = sub nsw i64 %v32, %v11
  %v141 = mul nuw nsw i64 %v139, 257
  %v142 = add nsw i64 %v138, %v141
  %t29 = getelementptr float, ptr %s2, i64 %v142
  %t30 = getelementptr float, ptr %t29, i64 112
  store <8 x float> %v71, ptr %t30, align 4, !alias.scope !17, !noalias !18
  br label %latch37
latch37:
  %next37 = add nuw nsw i64 %v37, 8
  %more37 = icmp slt i64 %next37, %v31
  br i1 %more37, label %body37, label %after37
after37:
  %t31 = icmp slt i64 %v31, %v20
  br i1 %t31, label %body145, label %after145
body145:
  %v145 = phi i64 [ %v31, %after37 ], [ %next145, %latch145 ]
  %v147 = add nsw i64 %v36, %v145
  %t32 = getelementptr float, ptr %p1, i64 %v147
  %v148 = load float, ptr %t32, align 4, !alias.scope !9, !noalias !10
  %t33 = getelementptr float, ptr %p1, i64 %v147
  %t34 = getelementptr float, ptr %t33, i64 300
  %v149 = load float, ptr %t34, align 4, !alias.scope !9, !noalias !10
  %t35 = getelementptr float, ptr %p1, i64 %v147
  %t36 = getelementptr float, ptr %t35, i64 600
  %v150 = load float, ptr %t36, align 4, !alias.scope !9, !noalias !10
  %t37 = getelementptr float, ptr %p1, i64 %v147
  %t38 = getelementptr float, ptr %t37, i64 900
  %v151 = load float, ptr %t38, align 4, !alias.scope !9, !noalias !10
  %t39 = getelementptr float, ptr %p1, i64 %v147
  %t40 = getelementptr float, ptr %t39, i64 1200
  %v152 = load float, ptr %t40, align 4, !alias.scope !9, !noalias !10
  %t41 = getelementptr float, ptr %p1, i64 %v147
  %t42 = getelementptr float, ptr %t41, i64 1500
  %v153 = load float, ptr %t42, align 4, !alias.scope !9, !noalias !10
  %t43 = getelementptr float, ptr %p1, i64 %v147
  %t44 = getelementptr float, ptr %t43, i64 1800
  %v154 = load float, ptr %t44, align 4, !alias.scope !9, !noalias !10
  %t45 = getelementptr float, ptr %p1, i64 %v147
  %t46 = getelementptr float, ptr %t45, i64 2100
  %v155 = load float, ptr %t46, align 4, !alias.scope !9, !noalias !10
  %t47 = insertelement <8 x float> poison, float %v148, i64 0
  %t48 = insertelement <8 x float> %t47, float %v149, i64 1
  %t49 = insertelement <8 x float> %t48, float %v150, i64 2
  %t50 = insertelement <8 x float> %t49, float %v151, i64 3
  %t51 = insertelement <8 x float> %t50, float %v152, i64 4
  %t52 = insertelement <8 x float> %t51, float %v153, i64 5
  %t53 = insertelement <8 x float> %t52, float %v154, i64 6
  %v156 = insertelement <8 x float> %t53, float %v155, i64 7
  %v158 = sub nsw i64 %v145, %v17
  %v160 = mul nsw i64 %v158, 16
  %v161 = sub nsw i64 %v32, %v11
  %v163 = mul nuw nsw i64 %v161, 257
  %v164 = add nsw i64 %v160, %v163
  %t54 = getelementptr float, ptr %s2, i64 %v164
  store <8 x float> %v156, ptr %t54, align 4, !alias.scope !17, !noalias !18
  br label %latch145
latch145:
  %next145 = add nsw i64 %v145, 1
  %more145 = icmp slt i64 %next145, %v20
  br i1 %more145, label %body145, label %after145
after145:
  %v168 = add nuw nsw i64 %v32, 8
  %v171 = mul nuw nsw i64 %v168, 300
  %t55 = icmp slt i64 %v17, %v31
  br i1 %t55, label %body172, label %after172
body172:
  %v172 = phi i64 [ %v17, %after145 ], [ %next172, %latch172 ]
  %v174 = add nuw nsw i64 %v171, %v172
  %t56 = getelementptr float, ptr %p1, i64 %v174
  %v175 = load <8 x float>, ptr %t56, align 4, !alias.scope !9, !noalias !10
  %t57 = getelementptr float, ptr %p1, i64 %v174
  %t58 = getelementptr float, ptr %t57, i64 300
  %v176 = load <8 x float>, ptr %t58, align 4, !alias.scope !9, !noalias !10
  %t59 = getelementptr float, ptr %p1, i64 %v174
  %t60 = getelementptr float, ptr %t59, i64 600
  %v177 = load <8 x float>, ptr %t60, align 4, !alias.scope !9, !noalias !10
  %t61 = getelementptr float, ptr %p1, i64 %v174
  %t62 = getelementptr float, ptr %t61, i64 900
  %v178 = load <8 x float>, ptr %t62, align 4, !alias.scope !9, !noalias !10
  %t63 = getelementptr float, ptr %p1, i64 %v174
  %t64 = getelementptr float, ptr %t63, i64 1200
  %v179 = load <8 x float>, ptr %t64, align 4, !alias.scope !9, !noalias !10
  %t65 = getelementptr float, ptr %p1, i64 %v174
  %t66 = getelementptr float, ptr %t65, i64 1500
  %v180 = load <8 x float>, ptr %t66, align 4, !alias.scope !9, !noalias !10
  %t67 = getelementptr float, ptr %p1, i64 %v174
  %t68 = getelementptr float, ptr %t67, i64 1800
  %v181 = load <8 x float>, ptr %t68, align 4, !alias.scope !9, !noalias !10
  %t69 = getelementptr float, ptr %p1, i64 %v174
  %t70 = getelementptr float, ptr %t69, i64 2100
  %v182 = load <8 x float>, ptr %t70, align 4, !alias.scope !9, !noalias !10
  %v183 = shufflevector <8 x float> %v175, <8 x float> %v179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v184 = shufflevector <8 x float> %v175, <8 x float> %v179, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v185 = shufflevector <8 x float> %v176, <8 x float> %v180, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v186 = shufflevector <8 x float> %v176, <8 x float> %v180, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v187 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v188 = shufflevector <8 x float> %v177, <8 x float> %v181, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v189 = shufflevector <8 x float> %v178, <8 x float> %v182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v190 = shufflevector <8 x float> %v178, <8 x float> %v182, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v191 = shufflevector <8 x float> %v183, <8 x float> %v187, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v192 = shufflevector <8 x float> %v183, <8 x float> %v187, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v193 = shufflevector <8 x float> %v185, <8 x float> %v189, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v194 = shufflevector <8 x float> %v185, <8 x float> %v189, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v195 = shufflevector <8 x float> %v184, <8 x float> %v188, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v196 = shufflevector <8 x float> %v184, <8 x float> %v188, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v197 = shufflevector <8 x float> %v186, <8 x float> %v190, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v198 = shufflevector <8 x float> %v186, <8 x float> %v190, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v199 = shufflevector <8 x float> %v191, <8 x float> %v193, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v200 = shufflevector <8 x float> %v191, <8 x float> %v193, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v201 = shufflevector <8 x float> %v192, <8 x float> %v194, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v202 = shufflevector <8 x float> %v192, <8 x float> %v194, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v203 = shufflevector <8 x float> %v195, <8 x float> %v197, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v204 = shufflevector <8 x float> %v195, <8 x float> %v197, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v205 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v206 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v208 = sub nsw i64 %v172, %v17
  %v210 = mul nsw i64 %v208, 16
  %v211 = sub nsw i64 %v32, %v11
  %v213 = mul nuw nsw i64 %v211, 257
  %v214 = add nsw i64 %v210, %v213
  %t71 = getelementptr float, ptr %s2, i64 %v214
  %t72 = getelementptr float, ptr %t71, i64 8
  store <8 x float> %v199, ptr %t72, align 4, !alias.scope !17, !noalias !18
  %v217 = sub nsw i64 %v172, %v17
  %v219 = mul nsw i64 %v217, 16
  %v220 = sub nsw i64 %v32, %v11
  %v222 = mul nuw nsw i64 %v220, 257
  %v223 = add nsw i64 %v219, %v222
  %t73 = getelementptr float, ptr %s2, i64 %v223
  %t74 = getelementptr float, ptr %t73, i64 24
  store <8 x float> %v200, ptr %t74, align 4, !alias.scope !17, !noalias !18
  %v226 = sub nsw i64 %v172, %v17
  %v228 = mul nsw i64 %v226, 16
  %v229 = sub nsw i64 %v32, %v11
  %v231 = mul nuw nsw i64 %v229, 257
  %v232 = add nsw i64 %v228, %v231
  %t75 = getelementptr float, ptr %s2, i64 %v232
  %t76 = getelementptr float, ptr %t75, i64 40
  store <8 x float> %v201, ptr %t76, align 4, !alias.scope !17, !noalias !18
  %v235 = sub nsw i64 %v172, %v17
  %v237 = mul nsw i64 %v235, 16
  %v238 = sub nsw i64 %v32, %v11
  %v240 = mul nuw nsw i64 %v238, 257
  %v241 = add nsw i64 %v237, %v240
  %t77 = getelementptr float, ptr %s2, i64 %v241
  %t78 = getelementptr float, ptr %t77, i64 56
  store <8 x float> %v202, ptr %t78, align 4, !alias.scope !17, !noalias !18
  %v244 = sub nsw i64 %v172, %v17
  %v246 = mul nsw i64 %v244, 16
  %v247 = sub nsw i64 %v32, %v11
  %v249 = mul nuw nsw i64 %v247, 257
  %v250 = add nsw i64 %v246, %v249
  %t79 = getelementptr float, ptr %s2, i64 %v250
  %t80 = getelementptr float, ptr %t79, i64 72
  store <8 x float> %v203, ptr %t80, align 4, !alias.scope !17, !noalias !18
  %v253 = sub nsw i64 %v172, %v17
  %v255 = mul nsw i64 %v253, 16
  %v256 = sub nsw i64 %v32, %v11
  %v258 = mul nuw nsw i64 %v256, 257
  %v259 = add nsw i64 %v255, %v258
  %t81 = getelementptr float, ptr %s2, i64 %v259
  %t82 = getelementptr float, ptr %t81, i64 88
  store <8 x float> %v204, ptr %t82, align 4, !alias.scope !17, !noalias !18
  %v262 = sub nsw i64 %v172, %v17
  %v264 = mul nsw i64 %v262, 16
  %v265 = sub nsw i64 %v32, %v11
  %v267 = mul nuw nsw i64 %v265, 257
  %v268 = add nsw i64 %v264, %v267
  %t83 = getelementptr float, ptr %s2, i64 %v268
  %t84 = getelementptr float, ptr %t83, i64 104
  store <8 x float> %v205, ptr %t84, align 4, !alias.scope !17, !noalias !18
  %v271 = sub nsw i64 %v172, %v17
  %v273 = mul nsw i64 %v271, 16
  %v274 = sub nsw i64 %v32, %v11
  %v276 = mul nuw nsw i64 %v274, 257
  %v277 = add nsw i64 %v273, %v276
  %t85 = getelementptr float, ptr %s2, i64 %v277
  %t86 = getelementptr float, ptr %t85, i64 120
  store <8 x float> %v206, ptr %t86, align 4, !alias.scope !17, !noalias !18
  br label %latch172
latch172:
  %next172 = add nuw nsw i64 %v172, 8
  %more172 = icmp slt i64 %next172, %v31
  br i1 %more172, label %body172, label %after172
after172:
  %t87 = icmp slt i64 %v31, %v20
  br i1 %t87, label %body280, label %after280
body280:
  %v280 = phi i64 [ %v31, %after172 ], [ %next280, %latch280 ]
  %v282 = add nsw i64 %v171, %v280
  %t88 = getelementptr float, ptr %p1, i64 %v282
  %v283 = load float, ptr %t88, align 4, !alias.scope !9, !noalias !10
  %t89 = getelementptr float, ptr %p1, i64 %v282
  %t90 = getelementptr float, ptr %t89, i64 300
  %v284 = load float, ptr %t90, align 4, !alias.scope !9, !noalias !10
  %t91 = getelementptr float, ptr %p1, i64 %v282
  %t92 = getelementptr float, ptr %t91, i64 600
  %v285 = load float, ptr %t92, align 4, !alias.scope !9, !noalias !10
  %t93 = getelementptr float, ptr %p1, i64 %v282
  %t94 = getelementptr float, ptr %t93, i64 900
  %v286 = load float, ptr %t94, align 4, !alias.scope !9, !noalias !10
  %t95 = getelementptr float, ptr %p1, i64 %v282
  %t96 = getelementptr float, ptr %t95, i64 1200
  %v287 = load float, ptr %t96, align 4, !alias.scope !9, !noalias !10
  %t97 = getelementptr float, ptr %p1, i64 %v282
  %t98 = getelementptr float, ptr %t97, i64 1500
  %v288 = load float, ptr %t98, align 4, !alias.scope !9, !noalias !10
  %t99 = getelementptr float, ptr %p1, i64 %v282
  %t100 = getelementptr float, ptr %t99, i64 1800
  %v289 = load float, ptr %t100, align 4, !alias.scope !9, !noalias !10
  %t101 = getelementptr float, ptr %p1, i64 %v282
  %t102 = getelementptr float, ptr %t101, i64 2100
  %v290 = load float, ptr %t102, align 4, !alias.scope !9, !noalias !10
  %t103 = insertelement <8 x float> poison, float %v283, i64 0
  %t104 = insertelement <8 x float> %t103, float %v284, i64 1
  %t105 = insertelement <8 x float> %t104, float %v285, i64 2
  %t106 = insertelement <8 x float> %t105, float %v286, i64 3
  %t107 = insertelement <8 x float> %t106, float %v287, i64 4
  %t108 = insertelement <8 x float> %t107, float %v288, i64 5
  %t109 = insertelement <8 x float> %t108, float %v289, i64 6
  %v291 = insertelement <8 x float> %t109, float %v290, i64 7
  %v293 = sub nsw i64 %v280, %v17
  %v295 = mul nsw i64 %v293, 16
  %v296 = sub nsw i64 %v32, %v11
  %v298 = mul nuw nsw i64 %v296, 257
  %v299 = add nsw i64 %v295, %v298
  %t110 = getelementptr float, ptr %s2, i64 %v299
  %t111 = getelementptr float, ptr %t110, i64 8
  store <8 x float> %v291, ptr %t111, align 4, !alias.scope !17, !noalias !18
  br label %latch280
latch280:
  %next280 = add nsw i64 %v280, 1
  %more280 = icmp slt i64 %next280, %v20
  br i1 %more280, label %body280, label %after280
after280:
  br label %latch32
latch32:
  %next32 = add nuw nsw i64 %v32, 16
  %more32 = icmp slt i64 %next32, %v27
  br i1 %more32, label %body32, label %after32
after32:
  %v303 = sub nsw i64 %v27, %v11
  %v304 = add nuw nsw i64 %v11, %v303
  %v305 = add nuw nsw i64 %v11, 52
  %t112 = icmp slt i64 %v304, %v305
  br i1 %t112, label %body306, label %after306
body306:
  %v306 = phi i64 [ %v304, %after32 ], [ %next306, %latch306 ]
  %v308 = sub nsw i64 %v306, %v11
  %v310 = urem i64 %v308, 16
  %v311 = sub nsw i64 %v308, %v310
  %v312 = mul nuw nsw i64 %v311, 257
  %v313 = add nuw nsw i64 %v312, %v310
  %v316 = mul nuw nsw i64 %v306, 300
  %t113 = icmp slt i64 %v17, %v20
  br i1 %t113, label %body317, label %after317
body317:
  %v317 = phi i64 [ %v17, %body306 ], [ %next317, %latch317 ]
  %v319 = add nuw nsw i64 %v316, %v317
  %t114 = getelementptr float, ptr %p1, i64 %v319
  %v320 = load float, ptr %t114, align 4, !alias.scope !9, !noalias !10
  %v322 = sub nsw i64 %v317, %v17
  %v323 = mul nsw i64 %v322, 16
  %v324 = add nsw i64 %v313, %v323
  %t115 = getelementptr float, ptr %s2, i64 %v324
  store float %v320, ptr %t115, align 4, !alias.scope !17, !noalias !18
  br label %latch317
latch317:
  %next317 = add nuw nsw i64 %v317, 1
  %more317 = icmp slt i64 %next317, %v20
  br i1 %more317, label %body317, label %after317
after317:
  br label %latch306
latch306:
  %next306 = add nuw nsw i64 %v306, 1
  %more306 = icmp slt i64 %next306, %v305
  br i1 %more306, label %body306, label %after306
after306:
  %v329 = add nuw nsw i64 %v11, 52
  %v330 = add nuw nsw i64 %v11, 64
  br label %body331
body331:
  %v331 = phi i64 [ %v329, %after306 ], [ %next331, %latch331 ]
  %v333 = sub nsw i64 %v331, %v11
  %v335 = urem i64 %v333, 16
  %v336 = sub nsw i64 %v333, %v335
  %v337 = mul nuw nsw i64 %v336, 257
  %v338 = add nuw nsw i64 %v337, %v335
  %t116 = icmp slt i64 %v17, %v20
  br i1 %t116, label %body339, label %after339
body339:
  %v339 = phi i64 [ %v17, %body331 ], [ %next339, %latch339 ]
  %v342 = sub nsw i64 %v339, %v17
  %v343 = mul nsw i64 %v342, 16
  %v344 = add nsw i64 %v338, %v343
  %t117 = getelementptr float, ptr %s2, i64 %v344
  store float 0x0000000000000000, ptr %t117, align 4, !alias.scope !17, !noalias !18
  br label %latch339
latch339:
  %next339 = add nuw nsw i64 %v339, 1
  %more339 = icmp slt i64 %next339, %v20
  br i1 %more339, label %body339, label %after339
after339:
  br label %latch331
latch331:
  %next331 = add nuw nsw i64 %v331, 1
  %more331 = icmp slt i64 %next331, %v330
  br i1 %more331, label %body331, label %after331
after331:
  %v348 = add nuw nsw i64 %v6, %v8
  %v350 = sub nsw i64 %v20, %v17
  %v351 = and i64 %v350, 7
  %v352 = sub nsw i64 %v20, %v351
  %t118 = icmp slt i64 %v6, %v348
  br i1 %t118, label %body353, label %after353
body353:
  %v353 = phi i64 [ %v6, %after331 ], [ %next353, %latch353 ]
  %v356 = mul nuw nsw i64 %v353, 300
  %t119 = icmp slt i64 %v17, %v352
  br i1 %t119, label %body357, label %after357
body357:
  %v357 = phi i64 [ %v17, %body353 ], [ %next357, %latch357 ]
  %v359 = add nuw nsw i64 %v356, %v357
  %t120 = getelementptr float, ptr %p0, i64 %v359
  %v360 = load <8 x float>, ptr %t120, align 4, !alias.scope !9, !noalias !10
  %v362 = sub nsw i64 %v357, %v17
  %v364 = sub nsw i64 %v353, %v6
  %v366 = mul nsw i64 %v364, 272
  %v367 = add nsw i64 %v362, %v366
  %t121 = getelementptr float, ptr %s3, i64 %v367
  store <8 x float> %v360, ptr %t121, align 4, !alias.scope !19, !noalias !20
  br label %latch357
latch357:
  %next357 = add nuw nsw i64 %v357, 8
  %more357 = icmp slt i64 %next357, %v352
  br i1 %more357, label %body357, label %after357
after357:
  %t122 = icmp slt i64 %v352, %v20
  br i1 %t122, label %body370, label %after370
body370:
  %v370 = phi i64 [ %v352, %after357 ], [ %next370, %latch370 ]
  %v372 = add nsw i64 %v356, %v370
  %t123 = getelementptr float, ptr %p0, i64 %v372
  %v373 = load float, ptr %t123, align 4, !alias.scope !9, !noalias !10
  %v375 = sub nsw i64 %v370, %v17
  %v377 = sub nsw i64 %v353, %v6
  %v379 = mul nsw i64 %v377, 272
  %v380 = add nsw i64 %v375, %v379
  %t124 = getelementptr float, ptr %s3, i64 %v380
  store float %v373, ptr %t124, align 4, !alias.scope !19, !noalias !20
  br label %latch370
latch370:
  %next370 = add nsw i64 %v370, 1
  %more370 = icmp slt i64 %next370, %v20
  br i1 %more370, label %body370, label %after370
after370:
  br label %latch353
latch353:
  %next353 = add nuw nsw i64 %v353, 1
  %more353 = icmp slt i64 %next353, %v348
  br i1 %more353, label %body353, label %after353
after353:
  %v386 = add nuw nsw i64 %v8, 5
  %v387 = urem i64 %v386, 6
  %v388 = sub nsw i64 %v386, %v387
  %v389 = add nuw nsw i64 %v6, %v8
  %v390 = add nuw nsw i64 %v6, %v388
  %t125 = icmp slt i64 %v389, %v390
  br i1 %t125, label %body391, label %after391
body391:
  %v391 = phi i64 [ %v389, %after353 ], [ %next391, %latch391 ]
  %t126 = icmp slt i64 %v17, %v20
  br i1 %t126, label %body392, label %after392
body392:
  %v392 = phi i64 [ %v17, %body391 ], [ %next392, %latch392 ]
  %v395 = sub nsw i64 %v392, %v17
  %v397 = sub nsw i64 %v391, %v6
  %v399 = mul nsw i64 %v397, 272
  %v400 = add nsw i64 %v395, %v399
  %t127 = getelementptr float, ptr %s3, i64 %v400
  store float 0x0000000000000000, ptr %t127, align 4, !alias.scope !19, !noalias !20
  br label %latch392
latch392:
  %next392 = add nuw nsw i64 %v392, 1
  %more392 = icmp slt i64 %next392, %v20
  br i1 %more392, label %body392, label %after392
after392:
  br label %latch391
latch391:
  %next391 = add nuw nsw i64 %v391, 1
  %more391 = icmp slt i64 %next391, %v390
  br i1 %more391, label %body391, label %after391
after391:
  %v405 = add nuw nsw i64 %v11, 64
  br label %body406
body406:
  %v406 = phi i64 [ %v11, %after391 ], [ %next406, %latch406 ]
  %v409 = add nuw nsw i64 %v8, 5
  %v410 = urem i64 %v409, 6
  %v411 = sub nsw i64 %v409, %v410
  %v412 = add nuw nsw i64 %v6, %v411
  %t128 = icmp slt i64 %v6, %v412
  br i1 %t128, label %body413, label %after413
body413:
  %v413 = phi i64 [ %v6, %body406 ], [ %next413, %latch413 ]
  store <8 x float> zeroinitializer, ptr %v416
  store <8 x float> zeroinitializer, ptr %v419
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
  %t129 = icmp slt i64 %v17, %v20
  br i1 %t129, label %body450, label %after450
body450:
  %v450 = phi i64 [ %v17, %body413 ], [ %next450, %latch450 ]
  %v452 = sub nsw i64 %v450, %v17
  %v454 = sub nsw i64 %v413, %v6
  %v456 = mul nsw i64 %v454, 272
  %v457 = add nsw i64 %v452, %v456
  %t130 = getelementptr float, ptr %s3, i64 %v457
  %v458 = load float, ptr %t130, align 4, !alias.scope !19, !noalias !20
  %v460 = sub nsw i64 %v450, %v17
  %v462 = mul nsw i64 %v460, 16
  %v463 = sub nsw i64 %v406, %v11
  %v465 = mul nuw nsw i64 %v463, 257
  %v466 = add nsw i64 %v462, %v465
  %t131 = getelementptr float, ptr %s2, i64 %v466
  %v467 = load <8 x float>, ptr %t131, align 4, !alias.scope !17, !noalias !18
  %t132 = insertelement <8 x float> poison, float %v458, i64 0
  %v468 = shufflevector <8 x float> %t132, <8 x float> poison, <8 x i32> zeroinitializer
  %v469 = load <8 x float>, ptr %v416
  %v470 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v468, <8 x float> %v467, <8 x float> %v469)
  store <8 x float> %v470, ptr %v416
  %v473 = sub nsw i64 %v450, %v17
  %v475 = mul nsw i64 %v473, 16
  %v476 = sub nsw i64 %v406, %v11
  %v478 = mul nuw nsw i64 %v476, 257
  %v479 = add nsw i64 %v475, %v478
  %t133 = getelementptr float, ptr %s2, i64 %v479
  %t134 = getelementptr float, ptr %t133, i64 8
  %v480 = load <8 x float>, ptr %t134, align 4, !alias.scope !17, !noalias !18
  %t135 = insertelement <8 x float> poison, float %v458, i64 0
  %v481 = shufflevector <8 x float> %t135, <8 x float> poison, <8 x i32> zeroinitializer
  %v482 = load <8 x float>, ptr %v419
  %v483 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v481, <8 x float> %v480, <8 x float> %v482)
  store <8 x float> %v483, ptr %v419
  %v486 = sub nsw i64 %v450, %v17
  %v488 = sub nsw i64 %v413, %v6
  %v490 = mul nsw i64 %v488, 272
  %v491 = add nsw i64 %v486, %v490
  %t136 = getelementptr float, ptr %s3, i64 %v491
  %t137 = getelementptr float, ptr %t136, i64 272
  %v492 = load float, ptr %t137, align 4, !alias.scope !19, !noalias !20
  %t138 = insertelement <8 x float> poison, float %v492, i64 0
  %v493 = shufflevector <8 x float> %t138, <8 x float> poison, <8 x i32> zeroinitializer
  %v494 = load <8 x float>, ptr %v422
  %v495 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v493, <8 x float> %v467, <8 x float> %v494)
  store <8 x float> %v495, ptr %v422
  %t139 = insertelement <8 x float> poison, float %v492, i64 0
  %v497 = shufflevector <8 x float> %t139, <8 x float> poison, <8 x i32> zeroinitializer
  %v498 = load <8 x float>, ptr %v425
  %v499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v497, <8 x float> %v480, <8 x float> %v498)
  store <8 x float> %v499, ptr %v425
  %v502 = sub nsw i64 %v450, %v17
  %v504 = sub nsw i64 %v413, %v6
  %v506 = mul nsw i64 %v504, 272
  %v507 = add nsw i64 %v502, %v506
  %t140 = getelementptr float, ptr %s3, i64 %v507
  %t141 = getelementptr float, ptr %t140, i64 544
  %v508 = load float, ptr %t141, align 4, !alias.scope !19, !noalias !20
  %t142 = insertelement <8 x float> poison, float %v508, i64 0
  %v509 = shufflevector <8 x float> %t142, <8 x float> poison, <8 x i32> zeroinitializer
  %v510 = load <8 x float>, ptr %v428
  %v511 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v509, <8 x float> %v467, <8 x float> %v510)
  store <8 x float> %v511, ptr %v428
  %t143 = insertelement <8 x float> poison, float %v508, i64 0
  %v513 = shufflevector <8 x float> %t143, <8 x float> poison, <8 x i32> zeroinitializer
  %v514 = load <8 x float>, ptr %v431
  %v515 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v513, <8 x float> %v480, <8 x float> %v514)
  store <8 x float> %v515, ptr %v431
  %v518 = sub nsw i64 %v450, %v17
  %v520 = sub nsw i64 %v413, %v6
  %v522 = mul nsw i64 %v520, 272
  %v523 = add nsw i64 %v518, %v522
  %t144 = getelementptr float, ptr %s3, i64 %v523
  %t145 = getelementptr float, ptr %t144, i64 816
  %v524 = load float, ptr %t145, align 4, !alias.scope !19, !noalias !20
  %t146 = insertelement <8 x float> poison, float %v524, i64 0
  %v525 = shufflevector <8 x float> %t146, <8 x float> poison, <8 x i32> zeroinitializer
  %v526 = load <8 x float>, ptr %v434
  %v527 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v525, <8 x float> %v467, <8 x float> %v526)
  store <8 x float> %v527, ptr %v434
  %t147 = insertelement <8 x float> poison, float %v524, i64 0
  %v529 = shufflevector <8 x float> %t147, <8 x float> poison, <8 x i32> zeroinitializer
  %v530 = load <8 x float>, ptr %v437
  %v531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v529, <8 x float> %v480, <8 x float> %v530)
  store <8 x float> %v531, ptr %v437
  %v534 = sub nsw i64 %v450, %v17
  %v536 = sub nsw i64 %v413, %v6
  %v538 = mul nsw i64 %v536, 272
  %v539 = add nsw i64 %v534, %v538
  %t148 = getelementptr float, ptr %s3, i64 %v539
  %t149 = getelementptr float, ptr %t148, i64 1088
  %v540 = load float, ptr %t149, align 4, !alias.scope !19, !noalias !20
  %t150 = insertelement <8 x float> poison, float %v540, i64 0
  %v541 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %v542 = load <8 x float>, ptr %v440
  %v543 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v541, <8 x float> %v467, <8 x float> %v542)
  store <8 x float> %v543, ptr %v440
  %t151 = insertelement <8 x float> poison, float %v540, i64 0
  %v545 = shufflevector <8 x float> %t151, <8 x float> poison, <8 x i32> zeroinitializer
  %v546 = load <8 x float>, ptr %v443
  %v547 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v545, <8 x float> %v480, <8 x float> %v546)
  store <8 x float> %v547, ptr %v443
  %v550 = sub nsw i64 %v450, %v17
  %v552 = sub nsw i64 %v413, %v6
  %v554 = mul nsw i64 %v552, 272
  %v555 = add nsw i64 %v550, %v554
  %t152 = getelementptr float, ptr %s3, i64 %v555
  %t153 = getelementptr float, ptr %t152, i64 1360
  %v556 = load float, ptr %t153, align 4, !alias.scope !19, !noalias !20
  %t154 = insertelement <8 x float> poison, float %v556, i64 0
  %v557 = shufflevector <8 x float> %t154, <8 x float> poison, <8 x i32> zeroinitializer
  %v558 = load <8 x float>, ptr %v446
  %v559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v467, <8 x float> %v558)
  store <8 x float> %v559, ptr %v446
  %t155 = insertelement <8 x float> poison, float %v556, i64 0
  %v561 = shufflevector <8 x float> %t155, <8 x float> poison, <8 x i32> zeroinitializer
  %v562 = load <8 x float>, ptr %v449
  %v563 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v561, <8 x float> %v480, <8 x float> %v562)
  store <8 x float> %v563, ptr %v449
  br label %latch450
latch450:
  %next450 = add nuw nsw i64 %v450, 1
  %more450 = icmp slt i64 %next450, %v20
  br i1 %more450, label %body450, label %after450
after450:
  %v566 = or i1 %v21, %v22
  br i1 %v21, label %then567, label %after567
then567:
  %v568 = load <8 x float>, ptr %v416
  %v570 = sub nsw i64 %v406, %v11
  %v572 = sub nsw i64 %v413, %v6
  %v574 = mul nsw i64 %v572, 64
  %v575 = add nsw i64 %v570, %v574
  %t156 = getelementptr float, ptr %s0, i64 %v575
  store <8 x float> %v568, ptr %t156, align 4, !alias.scope !13, !noalias !14
  %v577 = load <8 x float>, ptr %v419
  %v579 = sub nsw i64 %v406, %v11
  %v581 = sub nsw i64 %v413, %v6
  %v583 = mul nsw i64 %v581, 64
  %v584 = add nsw i64 %v579, %v583
  %t157 = getelementptr float, ptr %s0, i64 %v584
  %t158 = getelementptr float, ptr %t157, i64 8
  store <8 x float> %v577, ptr %t158, align 4, !alias.scope !13, !noalias !14
  %v586 = load <8 x float>, ptr %v422
  %v588 = sub nsw i64 %v406, %v11
  %v590 = sub nsw i64 %v413, %v6
  %v592 = mul nsw i64 %v590, 64
  %v593 = add nsw i64 %v588, %v592
  %t159 = getelementptr float, ptr %s0, i64 %v593
  %t160 = getelementptr float, ptr %t159, i64 64
  store <8 x float> %v586, ptr %t160, align 4, !alias.scope !13, !noalias !14
  %v595 = load <8 x float>, ptr %v425
  %v597 = sub nsw i64 %v406, %v11
  %v599 = sub nsw i64 %v413, %v6
  %v601 = mul nsw i64 %v599, 64
  %v602 = add nsw i64 %v597, %v601
  %t161 = getelementptr float, ptr %s0, i64 %v602
  %t162 = getelementptr float, ptr %t161, i64 72
  store <8 x float> %v595, ptr %t162, align 4, !alias.scope !13, !noalias !14
  %v604 = load <8 x float>, ptr %v428
  %v606 = sub nsw i64 %v406, %v11
  %v608 = sub nsw i64 %v413, %v6
  %v610 = mul nsw i64 %v608, 64
  %v611 = add nsw i64 %v606, %v610
  %t163 = getelementptr float, ptr %s0, i64 %v611
  %t164 = getelementptr float, ptr %t163, i64 128
  store <8 x float> %v604, ptr %t164, align 4, !alias.scope !13, !noalias !14
  %v613 = load <8 x float>, ptr %v431
  %v615 = sub nsw i64 %v406, %v11
  %v617 = sub nsw i64 %v413, %v6
  %v619 = mul nsw i64 %v617, 64
  %v620 = add nsw i64 %v615, %v619
  %t165 = getelementptr float, ptr %s0, i64 %v620
  %t166 = getelementptr float, ptr %t165, i64 136
  store <8 x float> %v613, ptr %t166, align 4, !alias.scope !13, !noalias !14
  %v622 = load <8 x float>, ptr %v434
  %v624 = sub nsw i64 %v406, %v11
  %v626 = sub nsw i64 %v413, %v6
  %v628 = mul nsw i64 %v626, 64
  %v629 = add nsw i64 %v624, %v628
  %t167 = getelementptr float, ptr %s0, i64 %v629
  %t168 = getelementptr float, ptr %t167, i64 192
  store <8 x float> %v622, ptr %t168, align 4, !alias.scope !13, !noalias !14
  %v631 = load <8 x float>, ptr %v437
  %v633 = sub nsw i64 %v406, %v11
  %v635 = sub nsw i64 %v413, %v6
  %v637 = mul nsw i64 %v635, 64
  %v638 = add nsw i64 %v633, %v637
  %t169 = getelementptr float, ptr %s0, i64 %v638
  %t170 = getelementptr float, ptr %t169, i64 200
  store <8 x float> %v631, ptr %t170, align 4, !alias.scope !13, !noalias !14
  %v640 = load <8 x float>, ptr %v440
  %v642 = sub nsw i64 %v406, %v11
  %v644 = sub nsw i64 %v413, %v6
  %v646 = mul nsw i64 %v644, 64
  %v647 = add nsw i64 %v642, %v646
  %t171 = getelementptr float, ptr %s0, i64 %v647
  %t172 = getelementptr float, ptr %t171, i64 256
  store <8 x float> %v640, ptr %t172, align 4, !alias.scope !13, !noalias !14
  %v649 = load <8 x float>, ptr %v443
  %v651 = sub nsw i64 %v406, %v11
  %v653 = sub nsw i64 %v413, %v6
  %v655 = mul nsw i64 %v653, 64
  %v656 = add nsw i64 %v651, %v655
  %t173 = getelementptr float, ptr %s0, i64 %v656
  %t174 = getelementptr float, ptr %t173, i64 264
  store <8 x float> %v649, ptr %t174, align 4, !alias.scope !13, !noalias !14
  %v658 = load <8 x float>, ptr %v446
  %v660 = sub nsw i64 %v406, %v11
  %v662 = sub nsw i64 %v413, %v6
  %v664 = mul nsw i64 %v662, 64
  %v665 = add nsw i64 %v660, %v664
  %t175 = getelementptr float, ptr %s0, i64 %v665
  %t176 = getelementptr float, ptr %t175, i64 320
  store <8 x float> %v658, ptr %t176, align 4, !alias.scope !13, !noalias !14
  %v667 = load <8 x float>, ptr %v449
  %v669 = sub nsw i64 %v406, %v11
  %v671 = sub nsw i64 %v413, %v6
  %v673 = mul nsw i64 %v671, 64
  %v674 = add nsw i64 %v669, %v673
  %t177 = getelementptr float, ptr %s0, i64 %v674
  %t178 = getelementptr float, ptr %t177, i64 328
  store <8 x float> %v667, ptr %t178, align 4, !alias.scope !13, !noalias !14
  br label %after567
after567:
  %v677 = xor i1 %v566, true
  br i1 %v677, label %then678, label %after678
then678:
  %v679 = load <8 x float>, ptr %v416
  %v681 = sub nsw i64 %v406, %v11
  %v683 = sub nsw i64 %v413, %v6
  %v685 = mul nsw i64 %v683, 64
  %v686 = add nsw i64 %v681, %v685
  %t179 = getelementptr float, ptr %s0, i64 %v686
  %v687 = load <8 x float>, ptr %t179, align 4, !alias.scope !13, !noalias !14
  %v688 = fadd <8 x float> %v687, %v679
  %v690 = sub nsw i64 %v406, %v11
  %v692 = sub nsw i64 %v413, %v6
  %v694 = mul nsw i64 %v692, 64
  %v695 = add nsw i64 %v690, %v694
  %t180 = getelementptr float, ptr %s0, i64 %v695
  store <8 x float> %v688, ptr %t180, align 4, !alias.scope !13, !noalias !14
  %v697 = load <8 x float>, ptr %v419
  %v699 = sub nsw i64 %v406, %v11
  %v701 = sub nsw i64 %v413, %v6
  %v703 = mul nsw i64 %v701, 64
  %v704 = add nsw i64 %v699, %v703
  %t181 = getelementptr float, ptr %s0, i64 %v704
  %t182 = getelementptr float, ptr %t181, i64 8
  %v705 = load <8 x float>, ptr %t182, align 4, !alias.scope !13, !noalias !14
  %v706 = fadd <8 x float> %v705, %v697
  %v708 = sub nsw i64 %v406, %v11
  %v710 = sub nsw i64 %v413, %v6
  %v712 = mul nsw i64 %v710, 64
  %v713 = add nsw i64 %v708, %v712
  %t183 = getelementptr float, ptr %s0, i64 %v713
  %t184 = getelementptr float, ptr %t183, i64 8
  store <8 x float> %v706, ptr %t184, align 4, !alias.scope !13, !noalias !14
  %v715 = load <8 x float>, ptr %v422
  %v717 = sub nsw i64 %v406, %v11
  %v719 = sub nsw i64 %v413, %v6
  %v721 = mul nsw i64 %v719, 64
  %v722 = add nsw i64 %v717, %v721
  %t185 = getelementptr float, ptr %s0, i64 %v722
  %t186 = getelementptr float, ptr %t185, i64 64
  %v723 = load <8 x float>, ptr %t186, align 4, !alias.scope !13, !noalias !14
  %v724 = fadd <8 x float> %v723, %v715
  %v726 = sub nsw i64 %v406, %v11
  %v728 = sub nsw i64 %v413, %v6
  %v730 = mul nsw i64 %v728, 64
  %v731 = add nsw i64 %v726, %v730
  %t187 = getelementptr float, ptr %s0, i64 %v731
  %t188 = getelementptr float, ptr %t187, i64 64
  store <8 x float> %v724, ptr %t188, align 4, !alias.scope !13, !noalias !14
  %v733 = load <8 x float>, ptr %v425
  %v735 = sub nsw i64 %v406, %v11
  %v737 = sub nsw i64 %v413, %v6
  %v739 = mul nsw i64 %v737, 64
  %v740 = add nsw i64 %v735, %v739
  %t189 = getelementptr float, ptr %s0, i64 %v740
  %t190 = getelementptr float, ptr %t189, i64 72
  %v741 = load <8 x float>, ptr %t190, align 4, !alias.scope !13, !noalias !14
  %v742 = fadd <8 x float> %v741, %v733
  %v744 = sub nsw i64 %v406, %v11
  %v746 = sub nsw i64 %v413, %v6
  %v748 = mul nsw i64 %v746, 64
  %v749 = add nsw i64 %v744, %v748
  %t191 = getelementptr float, ptr %s0, i64 %v749
  %t192 = getelementptr float, ptr %t191, i64 72
  store <8 x float> %v742, ptr %t192, align 4, !alias.scope !13, !noalias !14
  %v751 = load <8 x float>, ptr %v428
  %v753 = sub nsw i64 %v406, %v11
  %v755 = sub nsw i64 %v413, %v6
  %v757 = mul nsw i64 %v755, 64
  %v758 = add nsw i64 %v753, %v757
  %t193 = getelementptr float, ptr %s0, i64 %v758
  %t194 = getelementptr float, ptr %t193, i64 128
  %v759 = load <8 x float>, ptr %t194, align 4, !alias.scope !13, !noalias !14
  %v760 = fadd <8 x float> %v759, %v751
  %v762 = sub nsw i64 %v406, %v11
  %v764 = sub nsw i64 %v413, %v6
  %v766 = mul nsw i64 %v764, 64
  %v767 = add nsw i64 %v762, %v766
  %t195 = getelementptr float, ptr %s0, i64 %v767
  %t196 = getelementptr float, ptr %t195, i64 128
  store <8 x float> %v760, ptr %t196, align 4, !alias.scope !13, !noalias !14
  %v769 = load <8 x float>, ptr %v431
  %v771 = sub nsw i64 %v406, %v11
  %v773 = sub nsw i64 %v413, %v6
  %v775 = mul nsw i64 %v773, 64
  %v776 = add nsw i64 %v771, %v775
  %t197 = getelementptr float, ptr %s0, i64 %v776
  %t198 = getelementptr float, ptr %t197, i64 136
  %v777 = load <8 x float>, ptr %t198, align 4, !alias.scope !13, !noalias !14
  %v778 = fadd <8 x float> %v777, %v769
  %v780 = sub nsw i64 %v406, %v11
  %v782 = sub nsw i64 %v413, %v6
  %v784 = mul nsw i64 %v782, 64
  %v785 = add nsw i64 %v780, %v784
  %t199 = getelementptr float, ptr %s0, i64 %v785
  %t200 = getelementptr float, ptr %t199, i64 136
  store <8 x float> %v778, ptr %t200, align 4, !alias.scope !13, !noalias !14
  %v787 = load <8 x float>, ptr %v434
  %v789 = sub nsw i64 %v406, %v11
  %v791 = sub nsw i64 %v413, %v6
  %v793 = mul nsw i64 %v791, 64
  %v794 = add nsw i64 %v789, %v793
  %t201 = getelementptr float, ptr %s0, i64 %v794
  %t202 = getelementptr float, ptr %t201, i64 192
  %v795 = load <8 x float>, ptr %t202, align 4, !alias.scope !13, !noalias !14
  %v796 = fadd <8 x float> %v795, %v787
  %v798 = sub nsw i64 %v406, %v11
  %v800 = sub nsw i64 %v413, %v6
  %v802 = mul nsw i64 %v800, 64
  %v803 = add nsw i64 %v798, %v802
  %t203 = getelementptr float, ptr %s0, i64 %v803
  %t204 = getelementptr float, ptr %t203, i64 192
  store <8 x float> %v796, ptr %t204, align 4, !alias.scope !13, !noalias !14
  %v805 = load <8 x float>, ptr %v437
  %v807 = sub nsw i64 %v406, %v11
  %v809 = sub nsw i64 %v413, %v6
  %v811 = mul nsw i64 %v809, 64
  %v812 = add nsw i64 %v807, %v811
  %t205 = getelementptr float, ptr %s0, i64 %v812
  %t206 = getelementptr float, ptr %t205, i64 200
  %v813 = load <8 x float>, ptr %t206, align 4, !alias.scope !13, !noalias !14
  %v814 = fadd <8 x float> %v813, %v805
  %v816 = sub nsw i64 %v406, %v11
  %v818 = sub nsw i64 %v413, %v6
  %v820 = mul nsw i64 %v818, 64
  %v821 = add nsw i64 %v816, %v820
  %t207 = getelementptr float, ptr %s0, i64 %v821
  %t208 = getelementptr float, ptr %t207, i64 200
  store <8 x float> %v814, ptr %t208, align 4, !alias.scope !13, !noalias !14
  %v823 = load <8 x float>, ptr %v440
  %v825 = sub nsw i64 %v406, %v11
  %v827 = sub nsw i64 %v413, %v6
  %v829 = mul nsw i64 %v827, 64
  %v830 = add nsw i64 %v825, %v829
  %t209 = getelementptr float, ptr %s0, i64 %v830
  %t210 = getelementptr float, ptr %t209, i64 256
  %v831 = load <8 x float>, ptr %t210, align 4, !alias.scope !13, !noalias !14
  %v832 = fadd <8 x float> %v831, %v823
  %v834 = sub nsw i64 %v406, %v11
  %v836 = sub nsw i64 %v413, %v6
  %v838 = mul nsw i64 %v836, 64
  %v839 = add nsw i64 %v834, %v838
  %t211 = getelementptr float, ptr %s0, i64 %v839
  %t212 = getelementptr float, ptr %t211, i64 256
  store <8 x float> %v832, ptr %t212, align 4, !alias.scope !13, !noalias !14
  %v841 = load <8 x float>, ptr %v443
  %v843 = sub nsw i64 %v406, %v11
  %v845 = sub nsw i64 %v413, %v6
  %v847 = mul nsw i64 %v845, 64
  %v848 = add nsw i64 %v843, %v847
  %t213 = getelementptr float, ptr %s0, i64 %v848
  %t214 = getelementptr float, ptr %t213, i64 264
  %v849 = load <8 x float>, ptr %t214, align 4, !alias.scope !13, !noalias !14
  %v850 = fadd <8 x float> %v849, %v841
  %v852 = sub nsw i64 %v406, %v11
  %v854 = sub nsw i64 %v413, %v6
  %v856 = mul nsw i64 %v854, 64
  %v857 = add nsw i64 %v852, %v856
  %t215 = getelementptr float, ptr %s0, i64 %v857
  %t216 = getelementptr float, ptr %t215, i64 264
  store <8 x float> %v850, ptr %t216, align 4, !alias.scope !13, !noalias !14
  %v859 = load <8 x float>, ptr %v446
  %v861 = sub nsw i64 %v406, %v11
  %v863 = sub nsw i64 %v413, %v6
  %v865 = mul nsw i64 %v863, 64
  %v866 = add nsw i64 %v861, %v865
  %t217 = getelementptr float, ptr %s0, i64 %v866
  %t218 = getelementptr float, ptr %t217, i64 320
  %v867 = load <8 x float>, ptr %t218, align 4, !alias.scope !13, !noalias !14
  %v868 = fadd <8 x float> %v867, %v859
  %v870 = sub nsw i64 %v406, %v11
  %v872 = sub nsw i64 %v413, %v6
  %v874 = mul nsw i64 %v872, 64
  %v875 = add nsw i64 %v870, %v874
  %t219 = getelementptr float, ptr %s0, i64 %v875
  %t220 = getelementptr float, ptr %t219, i64 320
  store <8 x float> %v868, ptr %t220, align 4, !alias.scope !13, !noalias !14
  %v877 = load <8 x float>, ptr %v449
  %v879 = sub nsw i64 %v406, %v11
  %v881 = sub nsw i64 %v413, %v6
  %v883 = mul nsw i64 %v881, 64
  %v884 = add nsw i64 %v879, %v883
  %t221 = getelementptr float, ptr %s0, i64 %v884
  %t222 = getelementptr float, ptr %t221, i64 328
  %v885 = load <8 x float>, ptr %t222, align 4, !alias.scope !13, !noalias !14
  %v886 = fadd <8 x float> %v885, %v877
  %v888 = sub nsw i64 %v406, %v11
  %v890 = sub nsw i64 %v413, %v6
  %v892 = mul nsw i64 %v890, 64
  %v893 = add nsw i64 %v888, %v892
  %t223 = getelementptr float, ptr %s0, i64 %v893
  %t224 = getelementptr float, ptr %t223, i64 328
  store <8 x float> %v886, ptr %t224, align 4, !alias.scope !13, !noalias !14
  br label %after678
after678:
  br i1 %v22, label %then896, label %after896
then896:
  %v897 = load <8 x float>, ptr %v416
  %v899 = sub nsw i64 %v406, %v11
  %v901 = sub nsw i64 %v413, %v6
  %v903 = mul nsw i64 %v901, 64
  %v904 = add nsw i64 %v899, %v903
  %t225 = getelementptr float, ptr %s0, i64 %v904
  %v905 = load <8 x float>, ptr %t225, align 4, !alias.scope !13, !noalias !14
  %v906 = fadd <8 x float> %v905, %v897
  %t226 = getelementptr float, ptr %s1, i64 0
  store <8 x float> %v906, ptr %t226, align 4, !alias.scope !15, !noalias !16
  %v917 = load <8 x float>, ptr %v419
  %v919 = sub nsw i64 %v406, %v11
  %v921 = sub nsw i64 %v413, %v6
  %v923 = mul nsw i64 %v921, 64
  %v924 = add nsw i64 %v919, %v923
  %t227 = getelementptr float, ptr %s0, i64 %v924
  %t228 = getelementptr float, ptr %t227, i64 8
  %v925 = load <8 x float>, ptr %t228, align 4, !alias.scope !13, !noalias !14
  %v926 = fadd <8 x float> %v925, %v917
  %t229 = getelementptr float, ptr %s1, i64 0
  %t230 = getelementptr float, ptr %t229, i64 8
  store <8 x float> %v926, ptr %t230, align 4, !alias.scope !15, !noalias !16
  %v937 = load <8 x float>, ptr %v422
  %v939 = sub nsw i64 %v406, %v11
  %v941 = sub nsw i64 %v413, %v6
  %v943 = mul nsw i64 %v941, 64
  %v944 = add nsw i64 %v939, %v943
  %t231 = getelementptr float, ptr %s0, i64 %v944
  %t232 = getelementptr float, ptr %t231, i64 64
  %v945 = load <8 x float>, ptr %t232, align 4, !alias.scope !13, !noalias !14
  %v946 = fadd <8 x float> %v945, %v937
  %t233 = getelementptr float, ptr %s1, i64 0
  %t234 = getelementptr float, ptr %t233, i64 16
  store <8 x float> %v946, ptr %t234, align 4, !alias.scope !15, !noalias !16
  %v957 = load <8 x float>, ptr %v425
  %v959 = sub nsw i64 %v406, %v11
  %v961 = sub nsw i64 %v413, %v6
  %v963 = mul nsw i64 %v961, 64
  %v964 = add nsw i64 %v959, %v963
  %t235 = getelementptr float, ptr %s0, i64 %v964
  %t236 = getelementptr float, ptr %t235, i64 72
  %v965 = load <8 x float>, ptr %t236, align 4, !alias.scope !13, !noalias !14
  %v966 = fadd <8 x float> %v965, %v957
  %t237 = getelementptr float, ptr %s1, i64 0
  %t238 = getelementptr float, ptr %t237, i64 24
  store <8 x float> %v966, ptr %t238, align 4, !alias.scope !15, !noalias !16
  %v977 = load <8 x float>, ptr %v428
  %v979 = sub nsw i64 %v406, %v11
  %v981 = sub nsw i64 %v413, %v6
  %v983 = mul nsw i64 %v981, 64
  %v984 = add nsw i64 %v979, %v983
  %t239 = getelementptr float, ptr %s0, i64 %v984
  %t240 = getelementptr float, ptr %t239, i64 128
  %v985 = load <8 x float>, ptr %t240, align 4, !alias.scope !13, !noalias !14
  %v986 = fadd <8 x float> %v985, %v977
  %t241 = getelementptr float, ptr %s1, i64 0
  %t242 = getelementptr float, ptr %t241, i64 32
  store <8 x float> %v986, ptr %t242, align 4, !alias.scope !15, !noalias !16
  %v997 = load <8 x float>, ptr %v431
  %v999 = sub nsw i64 %v406, %v11
  %v1001 = sub nsw i64 %v413, %v6
  %v1003 = mul nsw i64 %v1001, 64
  %v1004 = add nsw i64 %v999, %v1003
  %t243 = getelementptr float, ptr %s0, i64 %v1004
  %t244 = getelementptr float, ptr %t243, i64 136
  %v1005 = load <8 x float>, ptr %t244, align 4, !alias.scope !13, !noalias !14
  %v1006 = fadd <8 x float> %v1005, %v997
  %t245 = getelementptr float, ptr %s1, i64 0
  %t246 = getelementptr float, ptr %t245, i64 40
  store <8 x float> %v1006, ptr %t246, align 4, !alias.scope !15, !noalias !16
  %v1017 = load <8 x float>, ptr %v434
  %v1019 = sub nsw i64 %v406, %v11
  %v1021 = sub nsw i64 %v413, %v6
  %v1023 = mul nsw i64 %v1021, 64
  %v1024 = add nsw i64 %v1019, %v1023
  %t247 = getelementptr float, ptr %s0, i64 %v1024
  %t248 = getelementptr float, ptr %t247, i64 192
  %v1025 = load <8 x float>, ptr %t248, align 4, !alias.scope !13, !noalias !14
  %v1026 = fadd <8 x float> %v1025, %v1017
  %t249 = getelementptr float, ptr %s1, i64 0
  %t250 = getelementptr float, ptr %t249, i64 48
  store <8 x float> %v1026, ptr %t250, align 4, !alias.scope !15, !noalias !16
  %v1037 = load <8 x float>, ptr %v437
  %v1039 = sub nsw i64 %v406, %v11
  %v1041 = sub nsw i64 %v413, %v6
  %v1043 = mul nsw i64 %v1041, 64
  %v1044 = add nsw i64 %v1039, %v1043
  %t251 = getelementptr float, ptr %s0, i64 %v1044
  %t252 = getelementptr float, ptr %t251, i64 200
  %v1045 = load <8 x float>, ptr %t252, align 4, !alias.scope !13, !noalias !14
  %v1046 = fadd <8 x float> %v1045, %v1037
  %t253 = getelementptr float, ptr %s1, i64 0
  %t254 = getelementptr float, ptr %t253, i64 56
  store <8 x float> %v1046, ptr %t254, align 4, !alias.scope !15, !noalias !16
  %v1057 = load <8 x float>, ptr %v440
  %v1059 = sub nsw i64 %v406, %v11
  %v1061 = sub nsw i64 %v413, %v6
  %v1063 = mul nsw i64 %v1061, 64
  %v1064 = add nsw i64 %v1059, %v1063
  %t255 = getelementptr float, ptr %s0, i64 %v1064
  %t256 = getelementptr float, ptr %t255, i64 256
  %v1065 = load <8 x float>, ptr %t256, align 4, !alias.scope !13, !noalias !14
  %v1066 = fadd <8 x float> %v1065, %v1057
  %t257 = getelementptr float, ptr %s1, i64 0
  %t258 = getelementptr float, ptr %t257, i64 64
  store <8 x float> %v1066, ptr %t258, align 4, !alias.scope !15, !noalias !16
  %v1077 = load <8 x float>, ptr %v443
  %v1079 = sub nsw i64 %v406, %v11
  %v1081 = sub nsw i64 %v413, %v6
  %v1083 = mul nsw i64 %v1081, 64
  %v1084 = add nsw i64 %v1079, %v1083
  %t259 = getelementptr float, ptr %s0, i64 %v1084
  %t260 = getelementptr float, ptr %t259, i64 264
  %v1085 = load <8 x float>, ptr %t260, align 4, !alias.scope !13, !noalias !14
  %v1086 = fadd <8 x float> %v1085, %v1077
  %t261 = getelementptr float, ptr %s1, i64 0
  %t262 = getelementptr float, ptr %t261, i64 72
  store <8 x float> %v1086, ptr %t262, align 4, !alias.scope !15, !noalias !16
  %v1097 = load <8 x float>, ptr %v446
  %v1099 = sub nsw i64 %v406, %v11
  %v1101 = sub nsw i64 %v413, %v6
  %v1103 = mul nsw i64 %v1101, 64
  %v1104 = add nsw i64 %v1099, %v1103
  %t263 = getelementptr float, ptr %s0, i64 %v1104
  %t264 = getelementptr float, ptr %t263, i64 320
  %v1105 = load <8 x float>, ptr %t264, align 4, !alias.scope !13, !noalias !14
  %v1106 = fadd <8 x float> %v1105, %v1097
  %t265 = getelementptr float, ptr %s1, i64 0
  %t266 = getelementptr float, ptr %t265, i64 80
  store <8 x float> %v1106, ptr %t266, align 4, !alias.scope !15, !noalias !16
  %v1117 = load <8 x float>, ptr %v449
  %v1119 = sub nsw i64 %v406, %v11
  %v1121 = sub nsw i64 %v413, %v6
  %v1123 = mul nsw i64 %v1121, 64
  %v1124 = add nsw i64 %v1119, %v1123
  %t267 = getelementptr float, ptr %s0, i64 %v1124
  %t268 = getelementptr float, ptr %t267, i64 328
  %v1125 = load <8 x float>, ptr %t268, align 4, !alias.scope !13, !noalias !14
  %v1126 = fadd <8 x float> %v1125, %v1117
  %t269 = getelementptr float, ptr %s1, i64 0
  %t270 = getelementptr float, ptr %t269, i64 88
  store <8 x float> %v1126, ptr %t270, align 4, !alias.scope !15, !noalias !16
  %v1138 = add nuw nsw i64 %v6, %v8
  %v1139 = sub nsw i64 %v1138, %v413
  %v1140 = call i64 @llvm.smin.i64(i64 %v1139, i64 6)
  %v1142 = add nuw nsw i64 %v11, 52
  %v1143 = sub nsw i64 %v1142, %v406
  %v1144 = call i64 @llvm.smin.i64(i64 %v1143, i64 16)
  %v1145 = add nsw i64 %v413, %v1140
  %t271 = icmp slt i64 %v413, %v1145
  br i1 %t271, label %body1146, label %after1146
body1146:
  %v1146 = phi i64 [ %v413, %then896 ], [ %next1146, %latch1146 ]
  %v1149 = mul nuw nsw i64 %v1146, 52
  %v1150 = add nsw i64 %v406, %v1144
  %v1152 = sub nsw i64 %v1150, %v406
  %v1153 = and i64 %v1152, 7
  %v1154 = sub nsw i64 %v1150, %v1153
  %t272 = icmp slt i64 %v406, %v1154
  br i1 %t272, label %body1155, label %after1155
body1155:
  %v1155 = phi i64 [ %v406, %body1146 ], [ %next1155, %latch1155 ]
  %v1157 = sub nsw i64 %v1155, %v406
  %v1159 = sub nsw i64 %v1146, %v413
  %v1161 = mul nsw i64 %v1159, 16
  %v1162 = add nsw i64 %v1157, %v1161
  %t273 = getelementptr float, ptr %s1, i64 %v1162
  %v1163 = load <8 x float>, ptr %t273, align 4, !alias.scope !15, !noalias !16
  %t274 = getelementptr float, ptr %p2, i64 %v1155
  %v1165 = load <8 x float>, ptr %t274, align 4, !alias.scope !9, !noalias !10
  %v1166 = fadd <8 x float> %v1163, %v1165
  %v1169 = mul nuw nsw i64 %v1146, 52
  %v1170 = add nuw nsw i64 %v1169, %v1155
  %t275 = getelementptr float, ptr %p3, i64 %v1170
  store <8 x float> %v1166, ptr %t275, align 4, !alias.scope !11, !noalias !12
  br label %latch1155
latch1155:
  %next1155 = add nuw nsw i64 %v1155, 8
  %more1155 = icmp slt i64 %next1155, %v1154
  br i1 %more1155, label %body1155, label %after1155
after1155:
  %t276 = icmp slt i64 %v1154, %v1150
  br i1 %t276, label %body1173, label %after1173
body1173:
  %v1173 = phi i64 [ %v1154, %after1155 ], [ %next1173, %latch1173 ]
  %v1176 = mul nuw nsw i64 %v1146, 52
  %v1178 = add nsw i64 %v1176, %v1173
  %v1180 = sub nsw i64 %v1173, %v406
  %v1182 = sub nsw i64 %v1146, %v413
  %v1184 = mul nsw i64 %v1182, 16
  %v1185 = add nsw i64 %v1180, %v1184
  %t277 = getelementptr float, ptr %s1, i64 %v1185
  %v1186 = load float, ptr %t277, align 4, !alias.scope !15, !noalias !16
  %t278 = getelementptr float, ptr %p2, i64 %v1173
  %v1187 = load float, ptr %t278, align 4, !alias.scope !9, !noalias !10
  %v1188 = fadd float %v1186, %v1187
  %t279 = getelementptr float, ptr %p3, i64 %v1178
  store float %v1188, ptr %t279, align 4, !alias.scope !11, !noalias !12
  br label %latch1173
latch1173:
  %next1173 = add nsw i64 %v1173, 1
  %more1173 = icmp slt i64 %next1173, %v1150
  br i1 %more1173, label %body1173, label %after1173
after1173:
  br label %latch1146
latch1146:
  %next1146 = add nuw nsw i64 %v1146, 1
  %more1146 = icmp slt i64 %next1146, %v1145
  br i1 %more1146, label %body1146, label %after1146
after1146:
  br label %after896
after896:
  br label %latch413
latch413:
  %next413 = add nuw nsw i64 %v413, 6
  %more413 = icmp slt i64 %next413, %v412
  br i1 %more413, label %body413, label %after413
after413:
  br label %latch406
latch406:
  %next406 = add nuw nsw i64 %v406, 16
  %more406 = icmp slt i64 %next406, %v405
  br i1 %more406, label %body406, label %after406
after406:
  br label %latch17
latch17:
  %next17 = add nuw nsw i64 %v17, 256
  %more17 = icmp slt i64 %next17, 300
  br i1 %more17, label %body17, label %after17
after17:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
!9 = !{!3}
!10 = !{!5, !6, !7, !8}
!11 = !{!4}
!12 = !{!5, !6, !7, !8}
!13 = !{!5}
!14 = !{!3, !4, !6, !7, !8}
!15 = !{!6}
!16 = !{!3, !4, !5, !7, !8}
!17 = !{!7}
!18 = !{!3, !4, !5, !6, !8}
!19 = !{!8}
!20 = !{!3, !4, !5, !6, !7}
