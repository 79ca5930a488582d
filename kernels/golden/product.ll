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
  %v464 = alloca <8 x float>
  %v467 = alloca <8 x float>
  %v470 = alloca <8 x float>
  %v473 = alloca <8 x float>
  %v476 = alloca <8 x float>
  %v479 = alloca <8 x float>
  %v482 = alloca <8 x float>
  %v485 = alloca <8 x float>
  %v488 = alloca <8 x float>
  %v491 = alloca <8 x float>
  %v494 = alloca <8 x float>
  %v497 = alloca <8 x float>
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
  %v415 = sub nsw i64 %v406, %v11
  %v417 = sub nsw i64 %v413, %v6
  %v419 = mul nsw i64 %v417, 64
  %v420 = add nsw i64 %v415, %v419
  %t129 = getelementptr float, ptr %s0, i64 %v420
  call void @llvm.prefetch.p0(ptr %t129, i32 0, i32 3, i32 1)
  %v423 = sub nsw i64 %v406, %v11
  %v425 = sub nsw i64 %v413, %v6
  %v427 = mul nsw i64 %v425, 64
  %v428 = add nsw i64 %v423, %v427
  %t130 = getelementptr float, ptr %s0, i64 %v428
  %t131 = getelementptr float, ptr %t130, i64 64
  call void @llvm.prefetch.p0(ptr %t131, i32 0, i32 3, i32 1)
  %v431 = sub nsw i64 %v406, %v11
  %v433 = sub nsw i64 %v413, %v6
  %v435 = mul nsw i64 %v433, 64
  %v436 = add nsw i64 %v431, %v435
  %t132 = getelementptr float, ptr %s0, i64 %v436
  %t133 = getelementptr float, ptr %t132, i64 128
  call void @llvm.prefetch.p0(ptr %t133, i32 0, i32 3, i32 1)
  %v439 = sub nsw i64 %v406, %v11
  %v441 = sub nsw i64 %v413, %v6
  %v443 = mul nsw i64 %v441, 64
  %v444 = add nsw i64 %v439, %v443
  %t134 = getelementptr float, ptr %s0, i64 %v444
  %t135 = getelementptr float, ptr %t134, i64 192
  call void @llvm.prefetch.p0(ptr %t135, i32 0, i32 3, i32 1)
  %v447 = sub nsw i64 %v406, %v11
  %v449 = sub nsw i64 %v413, %v6
  %v451 = mul nsw i64 %v449, 64
  %v452 = add nsw i64 %v447, %v451
  %t136 = getelementptr float, ptr %s0, i64 %v452
  %t137 = getelementptr float, ptr %t136, i64 256
  call void @llvm.prefetch.p0(ptr %t137, i32 0, i32 3, i32 1)
  %v455 = sub nsw i64 %v406, %v11
  %v457 = sub nsw i64 %v413, %v6
  %v459 = mul nsw i64 %v457, 64
  %v460 = add nsw i64 %v455, %v459
  %t138 = getelementptr float, ptr %s0, i64 %v460
  %t139 = getelementptr float, ptr %t138, i64 320
  call void @llvm.prefetch.p0(ptr %t139, i32 0, i32 3, i32 1)
  store <8 x float> zeroinitializer, ptr %v464
  store <8 x float> zeroinitializer, ptr %v467
  store <8 x float> zeroinitializer, ptr %v470
  store <8 x float> zeroinitializer, ptr %v473
  store <8 x float> zeroinitializer, ptr %v476
  store <8 x float> zeroinitializer, ptr %v479
  store <8 x float> zeroinitializer, ptr %v482
  store <8 x float> zeroinitializer, ptr %v485
  store <8 x float> zeroinitializer, ptr %v488
  store <8 x float> zeroinitializer, ptr %v491
  store <8 x float> zeroinitializer, ptr %v494
  store <8 x float> zeroinitializer, ptr %v497
  %t140 = icmp slt i64 %v17, %v20
  br i1 %t140, label %body498, label %after498
body498:
  %v498 = phi i64 [ %v17, %body413 ], [ %next498, %latch498 ]
  %v500 = sub nsw i64 %v498, %v17
  %v502 = sub nsw i64 %v413, %v6
  %v504 = mul nsw i64 %v502, 272
  %v505 = add nsw i64 %v500, %v504
  %t141 = getelementptr float, ptr %s3, i64 %v505
  %v506 = load float, ptr %t141, align 4, !alias.scope !19, !noalias !20
  %v508 = sub nsw i64 %v498, %v17
  %v510 = mul nsw i64 %v508, 16
  %v511 = sub nsw i64 %v406, %v11
  %v513 = mul nuw nsw i64 %v511, 257
  %v514 = add nsw i64 %v510, %v513
  %t142 = getelementptr float, ptr %s2, i64 %v514
  %v515 = load <8 x float>, ptr %t142, align 4, !alias.scope !17, !noalias !18
  %t143 = insertelement <8 x float> poison, float %v506, i64 0
  %v516 = shufflevector <8 x float> %t143, <8 x float> poison, <8 x i32> zeroinitializer
  %v517 = load <8 x float>, ptr %v464
  %v518 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v516, <8 x float> %v515, <8 x float> %v517)
  store <8 x float> %v518, ptr %v464
  %v521 = sub nsw i64 %v498, %v17
  %v523 = mul nsw i64 %v521, 16
  %v524 = sub nsw i64 %v406, %v11
  %v526 = mul nuw nsw i64 %v524, 257
  %v527 = add nsw i64 %v523, %v526
  %t144 = getelementptr float, ptr %s2, i64 %v527
  %t145 = getelementptr float, ptr %t144, i64 8
  %v528 = load <8 x float>, ptr %t145, align 4, !alias.scope !17, !noalias !18
  %t146 = insertelement <8 x float> poison, float %v506, i64 0
  %v529 = shufflevector <8 x float> %t146, <8 x float> poison, <8 x i32> zeroinitializer
  %v530 = load <8 x float>, ptr %v467
  %v531 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v529, <8 x float> %v528, <8 x float> %v530)
  store <8 x float> %v531, ptr %v467
  %v534 = sub nsw i64 %v498, %v17
  %v536 = sub nsw i64 %v413, %v6
  %v538 = mul nsw i64 %v536, 272
  %v539 = add nsw i64 %v534, %v538
  %t147 = getelementptr float, ptr %s3, i64 %v539
  %t148 = getelementptr float, ptr %t147, i64 272
  %v540 = load float, ptr %t148, align 4, !alias.scope !19, !noalias !20
  %t149 = insertelement <8 x float> poison, float %v540, i64 0
  %v541 = shufflevector <8 x float> %t149, <8 x float> poison, <8 x i32> zeroinitializer
  %v542 = load <8 x float>, ptr %v470
  %v543 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v541, <8 x float> %v515, <8 x float> %v542)
  store <8 x float> %v543, ptr %v470
  %t150 = insertelement <8 x float> poison, float %v540, i64 0
  %v545 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %v546 = load <8 x float>, ptr %v473
  %v547 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v545, <8 x float> %v528, <8 x float> %v546)
  store <8 x float> %v547, ptr %v473
  %v550 = sub nsw i64 %v498, %v17
  %v552 = sub nsw i64 %v413, %v6
  %v554 = mul nsw i64 %v552, 272
  %v555 = add nsw i64 %v550, %v554
  %t151 = getelementptr float, ptr %s3, i64 %v555
  %t152 = getelementptr float, ptr %t151, i64 544
  %v556 = load float, ptr %t152, align 4, !alias.scope !19, !noalias !20
  %t153 = insertelement <8 x float> poison, float %v556, i64 0
  %v557 = shufflevector <8 x float> %t153, <8 x float> poison, <8 x i32> zeroinitializer
  %v558 = load <8 x float>, ptr %v476
  %v559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v515, <8 x float> %v558)
  store <8 x float> %v559, ptr %v476
  %t154 = insertelement <8 x float> poison, float %v556, i64 0
  %v561 = shufflevector <8 x float> %t154, <8 x float> poison, <8 x i32> zeroinitializer
  %v562 = load <8 x float>, ptr %v479
  %v563 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v561, <8 x float> %v528, <8 x float> %v562)
  store <8 x float> %v563, ptr %v479
  %v566 = sub nsw i64 %v498, %v17
  %v568 = sub nsw i64 %v413, %v6
  %v570 = mul nsw i64 %v568, 272
  %v571 = add nsw i64 %v566, %v570
  %t155 = getelementptr float, ptr %s3, i64 %v571
  %t156 = getelementptr float, ptr %t155, i64 816
  %v572 = load float, ptr %t156, align 4, !alias.scope !19, !noalias !20
  %t157 = insertelement <8 x float> poison, float %v572, i64 0
  %v573 = shufflevector <8 x float> %t157, <8 x float> poison, <8 x i32> zeroinitializer
  %v574 = load <8 x float>, ptr %v482
  %v575 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v573, <8 x float> %v515, <8 x float> %v574)
  store <8 x float> %v575, ptr %v482
  %t158 = insertelement <8 x float> poison, float %v572, i64 0
  %v577 = shufflevector <8 x float> %t158, <8 x float> poison, <8 x i32> zeroinitializer
  %v578 = load <8 x float>, ptr %v485
  %v579 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v577, <8 x float> %v528, <8 x float> %v578)
  store <8 x float> %v579, ptr %v485
  %v582 = sub nsw i64 %v498, %v17
  %v584 = sub nsw i64 %v413, %v6
  %v586 = mul nsw i64 %v584, 272
  %v587 = add nsw i64 %v582, %v586
  %t159 = getelementptr float, ptr %s3, i64 %v587
  %t160 = getelementptr float, ptr %t159, i64 1088
  %v588 = load float, ptr %t160, align 4, !alias.scope !19, !noalias !20
  %t161 = insertelement <8 x float> poison, float %v588, i64 0
  %v589 = shufflevector <8 x float> %t161, <8 x float> poison, <8 x i32> zeroinitializer
  %v590 = load <8 x float>, ptr %v488
  %v591 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v589, <8 x float> %v515, <8 x float> %v590)
  store <8 x float> %v591, ptr %v488
  %t162 = insertelement <8 x float> poison, float %v588, i64 0
  %v593 = shufflevector <8 x float> %t162, <8 x float> poison, <8 x i32> zeroinitializer
  %v594 = load <8 x float>, ptr %v491
  %v595 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v593, <8 x float> %v528, <8 x float> %v594)
  store <8 x float> %v595, ptr %v491
  %v598 = sub nsw i64 %v498, %v17
  %v600 = sub nsw i64 %v413, %v6
  %v602 = mul nsw i64 %v600, 272
  %v603 = add nsw i64 %v598, %v602
  %t163 = getelementptr float, ptr %s3, i64 %v603
  %t164 = getelementptr float, ptr %t163, i64 1360
  %v604 = load float, ptr %t164, align 4, !alias.scope !19, !noalias !20
  %t165 = insertelement <8 x float> poison, float %v604, i64 0
  %v605 = shufflevector <8 x float> %t165, <8 x float> poison, <8 x i32> zeroinitializer
  %v606 = load <8 x float>, ptr %v494
  %v607 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v605, <8 x float> %v515, <8 x float> %v606)
  store <8 x float> %v607, ptr %v494
  %t166 = insertelement <8 x float> poison, float %v604, i64 0
  %v609 = shufflevector <8 x float> %t166, <8 x float> poison, <8 x i32> zeroinitializer
  %v610 = load <8 x float>, ptr %v497
  %v611 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v609, <8 x float> %v528, <8 x float> %v610)
  store <8 x float> %v611, ptr %v497
  br label %latch498
latch498:
  %next498 = add nuw nsw i64 %v498, 1
  %more498 = icmp slt i64 %next498, %v20
  br i1 %more498, label %body498, label %after498
after498:
  %v614 = or i1 %v21, %v22
  br i1 %v21, label %then615, label %after615
then615:
  %v616 = load <8 x float>, ptr %v464
  %v618 = sub nsw i64 %v406, %v11
  %v620 = sub nsw i64 %v413, %v6
  %v622 = mul nsw i64 %v620, 64
  %v623 = add nsw i64 %v618, %v622
  %t167 = getelementptr float, ptr %s0, i64 %v623
  store <8 x float> %v616, ptr %t167, align 4, !alias.scope !13, !noalias !14
  %v625 = load <8 x float>, ptr %v467
  %v627 = sub nsw i64 %v406, %v11
  %v629 = sub nsw i64 %v413, %v6
  %v631 = mul nsw i64 %v629, 64
  %v632 = add nsw i64 %v627, %v631
  %t168 = getelementptr float, ptr %s0, i64 %v632
  %t169 = getelementptr float, ptr %t168, i64 8
  store <8 x float> %v625, ptr %t169, align 4, !alias.scope !13, !noalias !14
  %v634 = load <8 x float>, ptr %v470
  %v636 = sub nsw i64 %v406, %v11
  %v638 = sub nsw i64 %v413, %v6
  %v640 = mul nsw i64 %v638, 64
  %v641 = add nsw i64 %v636, %v640
  %t170 = getelementptr float, ptr %s0, i64 %v641
  %t171 = getelementptr float, ptr %t170, i64 64
  store <8 x float> %v634, ptr %t171, align 4, !alias.scope !13, !noalias !14
  %v643 = load <8 x float>, ptr %v473
  %v645 = sub nsw i64 %v406, %v11
  %v647 = sub nsw i64 %v413, %v6
  %v649 = mul nsw i64 %v647, 64
  %v650 = add nsw i64 %v645, %v649
  %t172 = getelementptr float, ptr %s0, i64 %v650
  %t173 = getelementptr float, ptr %t172, i64 72
  store <8 x float> %v643, ptr %t173, align 4, !alias.scope !13, !noalias !14
  %v652 = load <8 x float>, ptr %v476
  %v654 = sub nsw i64 %v406, %v11
  %v656 = sub nsw i64 %v413, %v6
  %v658 = mul nsw i64 %v656, 64
  %v659 = add nsw i64 %v654, %v658
  %t174 = getelementptr float, ptr %s0, i64 %v659
  %t175 = getelementptr float, ptr %t174, i64 128
  store <8 x float> %v652, ptr %t175, align 4, !alias.scope !13, !noalias !14
  %v661 = load <8 x float>, ptr %v479
  %v663 = sub nsw i64 %v406, %v11
  %v665 = sub nsw i64 %v413, %v6
  %v667 = mul nsw i64 %v665, 64
  %v668 = add nsw i64 %v663, %v667
  %t176 = getelementptr float, ptr %s0, i64 %v668
  %t177 = getelementptr float, ptr %t176, i64 136
  store <8 x float> %v661, ptr %t177, align 4, !alias.scope !13, !noalias !14
  %v670 = load <8 x float>, ptr %v482
  %v672 = sub nsw i64 %v406, %v11
  %v674 = sub nsw i64 %v413, %v6
  %v676 = mul nsw i64 %v674, 64
  %v677 = add nsw i64 %v672, %v676
  %t178 = getelementptr float, ptr %s0, i64 %v677
  %t179 = getelementptr float, ptr %t178, i64 192
  store <8 x float> %v670, ptr %t179, align 4, !alias.scope !13, !noalias !14
  %v679 = load <8 x float>, ptr %v485
  %v681 = sub nsw i64 %v406, %v11
  %v683 = sub nsw i64 %v413, %v6
  %v685 = mul nsw i64 %v683, 64
  %v686 = add nsw i64 %v681, %v685
  %t180 = getelementptr float, ptr %s0, i64 %v686
  %t181 = getelementptr float, ptr %t180, i64 200
  store <8 x float> %v679, ptr %t181, align 4, !alias.scope !13, !noalias !14
  %v688 = load <8 x float>, ptr %v488
  %v690 = sub nsw i64 %v406, %v11
  %v692 = sub nsw i64 %v413, %v6
  %v694 = mul nsw i64 %v692, 64
  %v695 = add nsw i64 %v690, %v694
  %t182 = getelementptr float, ptr %s0, i64 %v695
  %t183 = getelementptr float, ptr %t182, i64 256
  store <8 x float> %v688, ptr %t183, align 4, !alias.scope !13, !noalias !14
  %v697 = load <8 x float>, ptr %v491
  %v699 = sub nsw i64 %v406, %v11
  %v701 = sub nsw i64 %v413, %v6
  %v703 = mul nsw i64 %v701, 64
  %v704 = add nsw i64 %v699, %v703
  %t184 = getelementptr float, ptr %s0, i64 %v704
  %t185 = getelementptr float, ptr %t184, i64 264
  store <8 x float> %v697, ptr %t185, align 4, !alias.scope !13, !noalias !14
  %v706 = load <8 x float>, ptr %v494
  %v708 = sub nsw i64 %v406, %v11
  %v710 = sub nsw i64 %v413, %v6
  %v712 = mul nsw i64 %v710, 64
  %v713 = add nsw i64 %v708, %v712
  %t186 = getelementptr float, ptr %s0, i64 %v713
  %t187 = getelementptr float, ptr %t186, i64 320
  store <8 x float> %v706, ptr %t187, align 4, !alias.scope !13, !noalias !14
  %v715 = load <8 x float>, ptr %v497
  %v717 = sub nsw i64 %v406, %v11
  %v719 = sub nsw i64 %v413, %v6
  %v721 = mul nsw i64 %v719, 64
  %v722 = add nsw i64 %v717, %v721
  %t188 = getelementptr float, ptr %s0, i64 %v722
  %t189 = getelementptr float, ptr %t188, i64 328
  store <8 x float> %v715, ptr %t189, align 4, !alias.scope !13, !noalias !14
  br label %after615
after615:
  %v725 = xor i1 %v614, true
  br i1 %v725, label %then726, label %after726
then726:
  %v727 = load <8 x float>, ptr %v464
  %v729 = sub nsw i64 %v406, %v11
  %v731 = sub nsw i64 %v413, %v6
  %v733 = mul nsw i64 %v731, 64
  %v734 = add nsw i64 %v729, %v733
  %t190 = getelementptr float, ptr %s0, i64 %v734
  %v735 = load <8 x float>, ptr %t190, align 4, !alias.scope !13, !noalias !14
  %v736 = fadd <8 x float> %v735, %v727
  %v738 = sub nsw i64 %v406, %v11
  %v740 = sub nsw i64 %v413, %v6
  %v742 = mul nsw i64 %v740, 64
  %v743 = add nsw i64 %v738, %v742
  %t191 = getelementptr float, ptr %s0, i64 %v743
  store <8 x float> %v736, ptr %t191, align 4, !alias.scope !13, !noalias !14
  %v745 = load <8 x float>, ptr %v467
  %v747 = sub nsw i64 %v406, %v11
  %v749 = sub nsw i64 %v413, %v6
  %v751 = mul nsw i64 %v749, 64
  %v752 = add nsw i64 %v747, %v751
  %t192 = getelementptr float, ptr %s0, i64 %v752
  %t193 = getelementptr float, ptr %t192, i64 8
  %v753 = load <8 x float>, ptr %t193, align 4, !alias.scope !13, !noalias !14
  %v754 = fadd <8 x float> %v753, %v745
  %v756 = sub nsw i64 %v406, %v11
  %v758 = sub nsw i64 %v413, %v6
  %v760 = mul nsw i64 %v758, 64
  %v761 = add nsw i64 %v756, %v760
  %t194 = getelementptr float, ptr %s0, i64 %v761
  %t195 = getelementptr float, ptr %t194, i64 8
  store <8 x float> %v754, ptr %t195, align 4, !alias.scope !13, !noalias !14
  %v763 = load <8 x float>, ptr %v470
  %v765 = sub nsw i64 %v406, %v11
  %v767 = sub nsw i64 %v413, %v6
  %v769 = mul nsw i64 %v767, 64
  %v770 = add nsw i64 %v765, %v769
  %t196 = getelementptr float, ptr %s0, i64 %v770
  %t197 = getelementptr float, ptr %t196, i64 64
  %v771 = load <8 x float>, ptr %t197, align 4, !alias.scope !13, !noalias !14
  %v772 = fadd <8 x float> %v771, %v763
  %v774 = sub nsw i64 %v406, %v11
  %v776 = sub nsw i64 %v413, %v6
  %v778 = mul nsw i64 %v776, 64
  %v779 = add nsw i64 %v774, %v778
  %t198 = getelementptr float, ptr %s0, i64 %v779
  %t199 = getelementptr float, ptr %t198, i64 64
  store <8 x float> %v772, ptr %t199, align 4, !alias.scope !13, !noalias !14
  %v781 = load <8 x float>, ptr %v473
  %v783 = sub nsw i64 %v406, %v11
  %v785 = sub nsw i64 %v413, %v6
  %v787 = mul nsw i64 %v785, 64
  %v788 = add nsw i64 %v783, %v787
  %t200 = getelementptr float, ptr %s0, i64 %v788
  %t201 = getelementptr float, ptr %t200, i64 72
  %v789 = load <8 x float>, ptr %t201, align 4, !alias.scope !13, !noalias !14
  %v790 = fadd <8 x float> %v789, %v781
  %v792 = sub nsw i64 %v406, %v11
  %v794 = sub nsw i64 %v413, %v6
  %v796 = mul nsw i64 %v794, 64
  %v797 = add nsw i64 %v792, %v796
  %t202 = getelementptr float, ptr %s0, i64 %v797
  %t203 = getelementptr float, ptr %t202, i64 72
  store <8 x float> %v790, ptr %t203, align 4, !alias.scope !13, !noalias !14
  %v799 = load <8 x float>, ptr %v476
  %v801 = sub nsw i64 %v406, %v11
  %v803 = sub nsw i64 %v413, %v6
  %v805 = mul nsw i64 %v803, 64
  %v806 = add nsw i64 %v801, %v805
  %t204 = getelementptr float, ptr %s0, i64 %v806
  %t205 = getelementptr float, ptr %t204, i64 128
  %v807 = load <8 x float>, ptr %t205, align 4, !alias.scope !13, !noalias !14
  %v808 = fadd <8 x float> %v807, %v799
  %v810 = sub nsw i64 %v406, %v11
  %v812 = sub nsw i64 %v413, %v6
  %v814 = mul nsw i64 %v812, 64
  %v815 = add nsw i64 %v810, %v814
  %t206 = getelementptr float, ptr %s0, i64 %v815
  %t207 = getelementptr float, ptr %t206, i64 128
  store <8 x float> %v808, ptr %t207, align 4, !alias.scope !13, !noalias !14
  %v817 = load <8 x float>, ptr %v479
  %v819 = sub nsw i64 %v406, %v11
  %v821 = sub nsw i64 %v413, %v6
  %v823 = mul nsw i64 %v821, 64
  %v824 = add nsw i64 %v819, %v823
  %t208 = getelementptr float, ptr %s0, i64 %v824
  %t209 = getelementptr float, ptr %t208, i64 136
  %v825 = load <8 x float>, ptr %t209, align 4, !alias.scope !13, !noalias !14
  %v826 = fadd <8 x float> %v825, %v817
  %v828 = sub nsw i64 %v406, %v11
  %v830 = sub nsw i64 %v413, %v6
  %v832 = mul nsw i64 %v830, 64
  %v833 = add nsw i64 %v828, %v832
  %t210 = getelementptr float, ptr %s0, i64 %v833
  %t211 = getelementptr float, ptr %t210, i64 136
  store <8 x float> %v826, ptr %t211, align 4, !alias.scope !13, !noalias !14
  %v835 = load <8 x float>, ptr %v482
  %v837 = sub nsw i64 %v406, %v11
  %v839 = sub nsw i64 %v413, %v6
  %v841 = mul nsw i64 %v839, 64
  %v842 = add nsw i64 %v837, %v841
  %t212 = getelementptr float, ptr %s0, i64 %v842
  %t213 = getelementptr float, ptr %t212, i64 192
  %v843 = load <8 x float>, ptr %t213, align 4, !alias.scope !13, !noalias !14
  %v844 = fadd <8 x float> %v843, %v835
  %v846 = sub nsw i64 %v406, %v11
  %v848 = sub nsw i64 %v413, %v6
  %v850 = mul nsw i64 %v848, 64
  %v851 = add nsw i64 %v846, %v850
  %t214 = getelementptr float, ptr %s0, i64 %v851
  %t215 = getelementptr float, ptr %t214, i64 192
  store <8 x float> %v844, ptr %t215, align 4, !alias.scope !13, !noalias !14
  %v853 = load <8 x float>, ptr %v485
  %v855 = sub nsw i64 %v406, %v11
  %v857 = sub nsw i64 %v413, %v6
  %v859 = mul nsw i64 %v857, 64
  %v860 = add nsw i64 %v855, %v859
  %t216 = getelementptr float, ptr %s0, i64 %v860
  %t217 = getelementptr float, ptr %t216, i64 200
  %v861 = load <8 x float>, ptr %t217, align 4, !alias.scope !13, !noalias !14
  %v862 = fadd <8 x float> %v861, %v853
  %v864 = sub nsw i64 %v406, %v11
  %v866 = sub nsw i64 %v413, %v6
  %v868 = mul nsw i64 %v866, 64
  %v869 = add nsw i64 %v864, %v868
  %t218 = getelementptr float, ptr %s0, i64 %v869
  %t219 = getelementptr float, ptr %t218, i64 200
  store <8 x float> %v862, ptr %t219, align 4, !alias.scope !13, !noalias !14
  %v871 = load <8 x float>, ptr %v488
  %v873 = sub nsw i64 %v406, %v11
  %v875 = sub nsw i64 %v413, %v6
  %v877 = mul nsw i64 %v875, 64
  %v878 = add nsw i64 %v873, %v877
  %t220 = getelementptr float, ptr %s0, i64 %v878
  %t221 = getelementptr float, ptr %t220, i64 256
  %v879 = load <8 x float>, ptr %t221, align 4, !alias.scope !13, !noalias !14
  %v880 = fadd <8 x float> %v879, %v871
  %v882 = sub nsw i64 %v406, %v11
  %v884 = sub nsw i64 %v413, %v6
  %v886 = mul nsw i64 %v884, 64
  %v887 = add nsw i64 %v882, %v886
  %t222 = getelementptr float, ptr %s0, i64 %v887
  %t223 = getelementptr float, ptr %t222, i64 256
  store <8 x float> %v880, ptr %t223, align 4, !alias.scope !13, !noalias !14
  %v889 = load <8 x float>, ptr %v491
  %v891 = sub nsw i64 %v406, %v11
  %v893 = sub nsw i64 %v413, %v6
  %v895 = mul nsw i64 %v893, 64
  %v896 = add nsw i64 %v891, %v895
  %t224 = getelementptr float, ptr %s0, i64 %v896
  %t225 = getelementptr float, ptr %t224, i64 264
  %v897 = load <8 x float>, ptr %t225, align 4, !alias.scope !13, !noalias !14
  %v898 = fadd <8 x float> %v897, %v889
  %v900 = sub nsw i64 %v406, %v11
  %v902 = sub nsw i64 %v413, %v6
  %v904 = mul nsw i64 %v902, 64
  %v905 = add nsw i64 %v900, %v904
  %t226 = getelementptr float, ptr %s0, i64 %v905
  %t227 = getelementptr float, ptr %t226, i64 264
  store <8 x float> %v898, ptr %t227, align 4, !alias.scope !13, !noalias !14
  %v907 = load <8 x float>, ptr %v494
  %v909 = sub nsw i64 %v406, %v11
  %v911 = sub nsw i64 %v413, %v6
  %v913 = mul nsw i64 %v911, 64
  %v914 = add nsw i64 %v909, %v913
  %t228 = getelementptr float, ptr %s0, i64 %v914
  %t229 = getelementptr float, ptr %t228, i64 320
  %v915 = load <8 x float>, ptr %t229, align 4, !alias.scope !13, !noalias !14
  %v916 = fadd <8 x float> %v915, %v907
  %v918 = sub nsw i64 %v406, %v11
  %v920 = sub nsw i64 %v413, %v6
  %v922 = mul nsw i64 %v920, 64
  %v923 = add nsw i64 %v918, %v922
  %t230 = getelementptr float, ptr %s0, i64 %v923
  %t231 = getelementptr float, ptr %t230, i64 320
  store <8 x float> %v916, ptr %t231, align 4, !alias.scope !13, !noalias !14
  %v925 = load <8 x float>, ptr %v497
  %v927 = sub nsw i64 %v406, %v11
  %v929 = sub nsw i64 %v413, %v6
  %v931 = mul nsw i64 %v929, 64
  %v932 = add nsw i64 %v927, %v931
  %t232 = getelementptr float, ptr %s0, i64 %v932
  %t233 = getelementptr float, ptr %t232, i64 328
  %v933 = load <8 x float>, ptr %t233, align 4, !alias.scope !13, !noalias !14
  %v934 = fadd <8 x float> %v933, %v925
  %v936 = sub nsw i64 %v406, %v11
  %v938 = sub nsw i64 %v413, %v6
  %v940 = mul nsw i64 %v938, 64
  %v941 = add nsw i64 %v936, %v940
  %t234 = getelementptr float, ptr %s0, i64 %v941
  %t235 = getelementptr float, ptr %t234, i64 328
  store <8 x float> %v934, ptr %t235, align 4, !alias.scope !13, !noalias !14
  br label %after726
after726:
  br i1 %v22, label %then944, label %after944
then944:
  %v945 = load <8 x float>, ptr %v464
  %v947 = sub nsw i64 %v406, %v11
  %v949 = sub nsw i64 %v413, %v6
  %v951 = mul nsw i64 %v949, 64
  %v952 = add nsw i64 %v947, %v951
  %t236 = getelementptr float, ptr %s0, i64 %v952
  %v953 = load <8 x float>, ptr %t236, align 4, !alias.scope !13, !noalias !14
  %v954 = fadd <8 x float> %v953, %v945
  %t237 = getelementptr float, ptr %s1, i64 0
  store <8 x float> %v954, ptr %t237, align 4, !alias.scope !15, !noalias !16
  %v965 = load <8 x float>, ptr %v467
  %v967 = sub nsw i64 %v406, %v11
  %v969 = sub nsw i64 %v413, %v6
  %v971 = mul nsw i64 %v969, 64
  %v972 = add nsw i64 %v967, %v971
  %t238 = getelementptr float, ptr %s0, i64 %v972
  %t239 = getelementptr float, ptr %t238, i64 8
  %v973 = load <8 x float>, ptr %t239, align 4, !alias.scope !13, !noalias !14
  %v974 = fadd <8 x float> %v973, %v965
  %t240 = getelementptr float, ptr %s1, i64 0
  %t241 = getelementptr float, ptr %t240, i64 8
  store <8 x float> %v974, ptr %t241, align 4, !alias.scope !15, !noalias !16
  %v985 = load <8 x float>, ptr %v470
  %v987 = sub nsw i64 %v406, %v11
  %v989 = sub nsw i64 %v413, %v6
  %v991 = mul nsw i64 %v989, 64
  %v992 = add nsw i64 %v987, %v991
  %t242 = getelementptr float, ptr %s0, i64 %v992
  %t243 = getelementptr float, ptr %t242, i64 64
  %v993 = load <8 x float>, ptr %t243, align 4, !alias.scope !13, !noalias !14
  %v994 = fadd <8 x float> %v993, %v985
  %t244 = getelementptr float, ptr %s1, i64 0
  %t245 = getelementptr float, ptr %t244, i64 16
  store <8 x float> %v994, ptr %t245, align 4, !alias.scope !15, !noalias !16
  %v1005 = load <8 x float>, ptr %v473
  %v1007 = sub nsw i64 %v406, %v11
  %v1009 = sub nsw i64 %v413, %v6
  %v1011 = mul nsw i64 %v1009, 64
  %v1012 = add nsw i64 %v1007, %v1011
  %t246 = getelementptr float, ptr %s0, i64 %v1012
  %t247 = getelementptr float, ptr %t246, i64 72
  %v1013 = load <8 x float>, ptr %t247, align 4, !alias.scope !13, !noalias !14
  %v1014 = fadd <8 x float> %v1013, %v1005
  %t248 = getelementptr float, ptr %s1, i64 0
  %t249 = getelementptr float, ptr %t248, i64 24
  store <8 x float> %v1014, ptr %t249, align 4, !alias.scope !15, !noalias !16
  %v1025 = load <8 x float>, ptr %v476
  %v1027 = sub nsw i64 %v406, %v11
  %v1029 = sub nsw i64 %v413, %v6
  %v1031 = mul nsw i64 %v1029, 64
  %v1032 = add nsw i64 %v1027, %v1031
  %t250 = getelementptr float, ptr %s0, i64 %v1032
  %t251 = getelementptr float, ptr %t250, i64 128
  %v1033 = load <8 x float>, ptr %t251, align 4, !alias.scope !13, !noalias !14
  %v1034 = fadd <8 x float> %v1033, %v1025
  %t252 = getelementptr float, ptr %s1, i64 0
  %t253 = getelementptr float, ptr %t252, i64 32
  store <8 x float> %v1034, ptr %t253, align 4, !alias.scope !15, !noalias !16
  %v1045 = load <8 x float>, ptr %v479
  %v1047 = sub nsw i64 %v406, %v11
  %v1049 = sub nsw i64 %v413, %v6
  %v1051 = mul nsw i64 %v1049, 64
  %v1052 = add nsw i64 %v1047, %v1051
  %t254 = getelementptr float, ptr %s0, i64 %v1052
  %t255 = getelementptr float, ptr %t254, i64 136
  %v1053 = load <8 x float>, ptr %t255, align 4, !alias.scope !13, !noalias !14
  %v1054 = fadd <8 x float> %v1053, %v1045
  %t256 = getelementptr float, ptr %s1, i64 0
  %t257 = getelementptr float, ptr %t256, i64 40
  store <8 x float> %v1054, ptr %t257, align 4, !alias.scope !15, !noalias !16
  %v1065 = load <8 x float>, ptr %v482
  %v1067 = sub nsw i64 %v406, %v11
  %v1069 = sub nsw i64 %v413, %v6
  %v1071 = mul nsw i64 %v1069, 64
  %v1072 = add nsw i64 %v1067, %v1071
  %t258 = getelementptr float, ptr %s0, i64 %v1072
  %t259 = getelementptr float, ptr %t258, i64 192
  %v1073 = load <8 x float>, ptr %t259, align 4, !alias.scope !13, !noalias !14
  %v1074 = fadd <8 x float> %v1073, %v1065
  %t260 = getelementptr float, ptr %s1, i64 0
  %t261 = getelementptr float, ptr %t260, i64 48
  store <8 x float> %v1074, ptr %t261, align 4, !alias.scope !15, !noalias !16
  %v1085 = load <8 x float>, ptr %v485
  %v1087 = sub nsw i64 %v406, %v11
  %v1089 = sub nsw i64 %v413, %v6
  %v1091 = mul nsw i64 %v1089, 64
  %v1092 = add nsw i64 %v1087, %v1091
  %t262 = getelementptr float, ptr %s0, i64 %v1092
  %t263 = getelementptr float, ptr %t262, i64 200
  %v1093 = load <8 x float>, ptr %t263, align 4, !alias.scope !13, !noalias !14
  %v1094 = fadd <8 x float> %v1093, %v1085
  %t264 = getelementptr float, ptr %s1, i64 0
  %t265 = getelementptr float, ptr %t264, i64 56
  store <8 x float> %v1094, ptr %t265, align 4, !alias.scope !15, !noalias !16
  %v1105 = load <8 x float>, ptr %v488
  %v1107 = sub nsw i64 %v406, %v11
  %v1109 = sub nsw i64 %v413, %v6
  %v1111 = mul nsw i64 %v1109, 64
  %v1112 = add nsw i64 %v1107, %v1111
  %t266 = getelementptr float, ptr %s0, i64 %v1112
  %t267 = getelementptr float, ptr %t266, i64 256
  %v1113 = load <8 x float>, ptr %t267, align 4, !alias.scope !13, !noalias !14
  %v1114 = fadd <8 x float> %v1113, %v1105
  %t268 = getelementptr float, ptr %s1, i64 0
  %t269 = getelementptr float, ptr %t268, i64 64
  store <8 x float> %v1114, ptr %t269, align 4, !alias.scope !15, !noalias !16
  %v1125 = load <8 x float>, ptr %v491
  %v1127 = sub nsw i64 %v406, %v11
  %v1129 = sub nsw i64 %v413, %v6
  %v1131 = mul nsw i64 %v1129, 64
  %v1132 = add nsw i64 %v1127, %v1131
  %t270 = getelementptr float, ptr %s0, i64 %v1132
  %t271 = getelementptr float, ptr %t270, i64 264
  %v1133 = load <8 x float>, ptr %t271, align 4, !alias.scope !13, !noalias !14
  %v1134 = fadd <8 x float> %v1133, %v1125
  %t272 = getelementptr float, ptr %s1, i64 0
  %t273 = getelementptr float, ptr %t272, i64 72
  store <8 x float> %v1134, ptr %t273, align 4, !alias.scope !15, !noalias !16
  %v1145 = load <8 x float>, ptr %v494
  %v1147 = sub nsw i64 %v406, %v11
  %v1149 = sub nsw i64 %v413, %v6
  %v1151 = mul nsw i64 %v1149, 64
  %v1152 = add nsw i64 %v1147, %v1151
  %t274 = getelementptr float, ptr %s0, i64 %v1152
  %t275 = getelementptr float, ptr %t274, i64 320
  %v1153 = load <8 x float>, ptr %t275, align 4, !alias.scope !13, !noalias !14
  %v1154 = fadd <8 x float> %v1153, %v1145
  %t276 = getelementptr float, ptr %s1, i64 0
  %t277 = getelementptr float, ptr %t276, i64 80
  store <8 x float> %v1154, ptr %t277, align 4, !alias.scope !15, !noalias !16
  %v1165 = load <8 x float>, ptr %v497
  %v1167 = sub nsw i64 %v406, %v11
  %v1169 = sub nsw i64 %v413, %v6
  %v1171 = mul nsw i64 %v1169, 64
  %v1172 = add nsw i64 %v1167, %v1171
  %t278 = getelementptr float, ptr %s0, i64 %v1172
  %t279 = getelementptr float, ptr %t278, i64 328
  %v1173 = load <8 x float>, ptr %t279, align 4, !alias.scope !13, !noalias !14
  %v1174 = fadd <8 x float> %v1173, %v1165
  %t280 = getelementptr float, ptr %s1, i64 0
  %t281 = getelementptr float, ptr %t280, i64 88
  store <8 x float> %v1174, ptr %t281, align 4, !alias.scope !15, !noalias !16
  %v1186 = add nuw nsw i64 %v6, %v8
  %v1187 = sub nsw i64 %v1186, %v413
  %v1188 = call i64 @llvm.smin.i64(i64 %v1187, i64 6)
  %v1190 = add nuw nsw i64 %v11, 52
  %v1191 = sub nsw i64 %v1190, %v406
  %v1192 = call i64 @llvm.smin.i64(i64 %v1191, i64 16)
  %v1193 = add nsw i64 %v413, %v1188
  %t282 = icmp slt i64 %v413, %v1193
  br i1 %t282, label %body1194, label %after1194
body1194:
  %v1194 = phi i64 [ %v413, %then944 ], [ %next1194, %latch1194 ]
  %v1197 = mul nuw nsw i64 %v1194, 52
  %v1198 = add nsw i64 %v406, %v1192
  %v1200 = sub nsw i64 %v1198, %v406
  %v1201 = and i64 %v1200, 7
  %v1202 = sub nsw i64 %v1198, %v1201
  %t283 = icmp slt i64 %v406, %v1202
  br i1 %t283, label %body1203, label %after1203
body1203:
  %v1203 = phi i64 [ %v406, %body1194 ], [ %next1203, %latch1203 ]
  %v1205 = sub nsw i64 %v1203, %v406
  %v1207 = sub nsw i64 %v1194, %v413
  %v1209 = mul nsw i64 %v1207, 16
  %v1210 = add nsw i64 %v1205, %v1209
  %t284 = getelementptr float, ptr %s1, i64 %v1210
  %v1211 = load <8 x float>, ptr %t284, align 4, !alias.scope !15, !noalias !16
  %t285 = getelementptr float, ptr %p2, i64 %v1203
  %v1213 = load <8 x float>, ptr %t285, align 4, !alias.scope !9, !noalias !10
  %v1214 = fadd <8 x float> %v1211, %v1213
  %v1217 = mul nuw nsw i64 %v1194, 52
  %v1218 = add nuw nsw i64 %v1217, %v1203
  %t286 = getelementptr float, ptr %p3, i64 %v1218
  store <8 x float> %v1214, ptr %t286, align 4, !alias.scope !11, !noalias !12
  br label %latch1203
latch1203:
  %next1203 = add nuw nsw i64 %v1203, 8
  %more1203 = icmp slt i64 %next1203, %v1202
  br i1 %more1203, label %body1203, label %after1203
after1203:
  %t287 = icmp slt i64 %v1202, %v1198
  br i1 %t287, label %body1221, label %after1221
body1221:
  %v1221 = phi i64 [ %v1202, %after1203 ], [ %next1221, %latch1221 ]
  %v1224 = mul nuw nsw i64 %v1194, 52
  %v1226 = add nsw i64 %v1224, %v1221
  %v1228 = sub nsw i64 %v1221, %v406
  %v1230 = sub nsw i64 %v1194, %v413
  %v1232 = mul nsw i64 %v1230, 16
  %v1233 = add nsw i64 %v1228, %v1232
  %t288 = getelementptr float, ptr %s1, i64 %v1233
  %v1234 = load float, ptr %t288, align 4, !alias.scope !15, !noalias !16
  %t289 = getelementptr float, ptr %p2, i64 %v1221
  %v1235 = load float, ptr %t289, align 4, !alias.scope !9, !noalias !10
  %v1236 = fadd float %v1234, %v1235
  %t290 = getelementptr float, ptr %p3, i64 %v1226
  store float %v1236, ptr %t290, align 4, !alias.scope !11, !noalias !12
  br label %latch1221
latch1221:
  %next1221 = add nsw i64 %v1221, 1
  %more1221 = icmp slt i64 %next1221, %v1198
  br i1 %more1221, label %body1221, label %after1221
after1221:
  br label %latch1194
latch1194:
  %next1194 = add nuw nsw i64 %v1194, 1
  %more1194 = icmp slt i64 %next1194, %v1193
  br i1 %more1194, label %body1194, label %after1194
after1194:
  br label %after944
after944:
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
