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
  %v421 = alloca <8 x float>
  %v424 = alloca <8 x float>
  %v427 = alloca <8 x float>
  %v430 = alloca <8 x float>
  %v433 = alloca <8 x float>
  %v436 = alloca <8 x float>
  %v439 = alloca <8 x float>
  %v442 = alloca <8 x float>
  %v445 = alloca <8 x float>
  %v448 = alloca <8 x float>
  %v451 = alloca <8 x float>
  %v454 = alloca <8 x float>
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
  %t2 = getelementptr float, ptr %t1, i64 2400
  call void @llvm.prefetch.p0(ptr %t2, i32 0, i32 3, i32 1)
  %t3 = getelementptr float, ptr %p1, i64 %v39
  %v41 = load <8 x float>, ptr %t3, align 4, !alias.scope !9, !noalias !10
  %t4 = getelementptr float, ptr %p1, i64 %v39
  %t5 = getelementptr float, ptr %t4, i64 300
  %v42 = load <8 x float>, ptr %t5, align 4, !alias.scope !9, !noalias !10
  %t6 = getelementptr float, ptr %p1, i64 %v39
  %t7 = getelementptr float, ptr %t6, i64 600
  %v43 = load <8 x float>, ptr %t7, align 4, !alias.scope !9, !noalias !10
  %t8 = getelementptr float, ptr %p1, i64 %v39
  %t9 = getelementptr float, ptr %t8, i64 900
  %v44 = load <8 x float>, ptr %t9, align 4, !alias.scope !9, !noalias !10
  %t10 = getelementptr float, ptr %p1, i64 %v39
  %t11 = getelementptr float, ptr %t10, i64 3600
  call void @llvm.prefetch.p0(ptr %t11, i32 0, i32 3, i32 1)
  %t12 = getelementptr float, ptr %p1, i64 %v39
  %t13 = getelementptr float, ptr %t12, i64 1200
  %v46 = load <8 x float>, ptr %t13, align 4, !alias.scope !9, !noalias !10
  %t14 = getelementptr float, ptr %p1, i64 %v39
  %t15 = getelementptr float, ptr %t14, i64 1500
  %v47 = load <8 x float>, ptr %t15, align 4, !alias.scope !9, !noalias !10
  %t16 = getelementptr float, ptr %p1, i64 %v39
  %t17 = getelementptr float, ptr %t16, i64 1800
  %v48 = load <8 x float>, ptr %t17, align 4, !alias.scope !9, !noalias !10
  %t18 = getelementptr float, ptr %p1, i64 %v39
  %t19 = getelementptr float, ptr %t18, i64 2100
  %v49 = load <8 x float>, ptr %t19, align 4, !alias.scope !9, !noalias !10
  %v50 = shufflevector <8 x float> %v41, <8 x float> %v46, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v51 = shufflevector <8 x float> %v41, <8 x float> %v46, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v52 = shufflevector <8 x float> %v42, <8 x float> %v47, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v53 = shufflevector <8 x float> %v42, <8 x float> %v47, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v54 = shufflevector <8 x float> %v43, <8 x float> %v48, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v55 = shufflevector <8 x float> %v43, <8 x float> %v48, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v56 = shufflevector <8 x float> %v44, <8 x float> %v49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v57 = shufflevector <8 x float> %v44, <8 x float> %v49, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v58 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v59 = shufflevector <8 x float> %v50, <8 x float> %v54, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v60 = shufflevector <8 x float> %v52, <8 x float> %v56, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v61 = shufflevector <8 x float> %v52, <8 x float> %v56, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v62 = shufflevector <8 x float> %v51, <8 x float> %v55, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v63 = shufflevector <8 x float> %v51, <8 x float> %v55, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v64 = shufflevector <8 x float> %v53, <8 x float> %v57, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v65 = shufflevector <8 x float> %v53, <8 x float> %v57, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v66 = shufflevector <8 x float> %v58, <8 x float> %v60, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v67 = shufflevector <8 x float> %v58, <8 x float> %v60, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v68 = shufflevector <8 x float> %v59, <8 x float> %v61, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v69 = shufflevector <8 x float> %v59, <8 x float> %v61, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v70 = shufflevector <8 x float> %v62, <8 x float> %v64, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v71 = shufflevector <8 x float> %v62, <8 x float> %v64, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v72 = shufflevector <8 x float> %v63, <8 x float> %v65, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v73 = shufflevector <8 x float> %v63, <8 x float> %v65, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v75 = sub nsw i64 %v37, %v17
  %v77 = mul nsw i64 %v75, 16
  %v78 = sub nsw i64 %v32, %v11
  %v80 = mul nuw nsw i64 %v78, 257
  %v81 = add nsw i64 %v77, %v80
  %t20 = getelementptr float, ptr %s2, i64 %v81
  store <8 x float> %v66, ptr %t20, align 4, !alias.scope !17, !noalias !18
  %v84 = sub nsw i64 %v37, %v17
  %v86 = mul nsw i64 %v84, 16
  %v87 = sub nsw i64 %v32, %v11
  %v89 = mul nuw nsw i64 %v87, 257
  %v90 = add nsw i64 %v86, %v89
  %t21 = getelementptr float, ptr %s2, i64 %v90
  %t22 = getelementptr float, ptr %t21, i64 16
  store <8 x float> %v67, ptr %t22, align 4, !alias.scope !17, !noalias !18
  %v93 = sub nsw i64 %v37, %v17
  %v95 = mul nsw i64 %v93, 16
  %v96 = sub nsw i64 %v32, %v11
  %v98 = mul nuw nsw i64 %v96, 257
  %v99 = add nsw i64 %v95, %v98
  %t23 = getelementptr float, ptr %s2, i64 %v99
  %t24 = getelementptr float, ptr %t23, i64 32
  store <8 x float> %v68, ptr %t24, align 4, !alias.scope !17, !noalias !18
  %v102 = sub nsw i64 %v37, %v17
  %v104 = mul nsw i64 %v102, 16
  %v105 = sub nsw i64 %v32, %v11
  %v107 = mul nuw nsw i64 %v105, 257
  %v108 = add nsw i64 %v104, %v107
  %t25 = getelementptr float, ptr %s2, i64 %v108
  %t26 = getelementptr float, ptr %t25, i64 48
  store <8 x float> %v69, ptr %t26, align 4, !alias.scope !17, !noalias !18
  %v111 = sub nsw i64 %v37, %v17
  %v113 = mul nsw i64 %v111, 16
  %v114 = sub nsw i64 %v32, %v11
  %v116 = mul nuw nsw i64 %v114, 257
  %v117 = add nsw i64 %v113, %v116
  %t27 = getelementptr float, ptr %s2, i64 %v117
  %t28 = getelementptr float, ptr %t27, i64 64
  store <8 x float> %v70, ptr %t28, align 4, !alias.scope !17, !noalias !18
  %v120 = sub nsw i64 %v37, %v17
  %v122 = mul nsw i64 %v120, 16
  %v123 = sub nsw i64 %v32, %v11
  %v125 = mul nuw nsw i64 %v123, 257
  %v126 = add nsw i64 %v122, %v125
  %t29 = getelementptr float, ptr %s2, i64 %v126
  %t30 = getelementptr float, ptr %t29, i64 80
  store <8 x float> %v71, ptr %t30, align 4, !alias.scope !17, !noalias !18
  %v129 = sub nsw i64 %v37, %v17
  %v131 = mul nsw i64 %v129, 16
  %v132 = sub nsw i64 %v32, %v11
  %v134 = mul nuw nsw i64 %v132, 257
  %v135 = add nsw i64 %v131, %v134
  %t31 = getelementptr float, ptr %s2, i64 %v135
  %t32 = getelementptr float, ptr %t31, i64 96
  store <8 x float> %v72, ptr %t32, align 4, !alias.scope !17, !noalias !18
  %v138 = sub nsw i64 %v37, %v17
  %v140 = mul nsw i64 %v138, 16
  %v141 = sub nsw i64 %v32, %v11
  %v143 = mul nuw nsw i64 %v141, 257
  %v144 = add nsw i64 %v140, %v143
  %t33 = getelementptr float, ptr %s2, i64 %v144
  %t34 = getelementptr float, ptr %t33, i64 112
  store <8 x float> %v73, ptr %t34, align 4, !alias.scope !17, !noalias !18
  br label %latch37
latch37:
  %next37 = add nuw nsw i64 %v37, 8
  %more37 = icmp slt i64 %next37, %v31
  br i1 %more37, label %body37, label %after37
after37:
  %t35 = icmp slt i64 %v31, %v20
  br i1 %t35, label %body147, label %after147
body147:
  %v147 = phi i64 [ %v31, %after37 ], [ %next147, %latch147 ]
  %v149 = add nsw i64 %v36, %v147
  %t36 = getelementptr float, ptr %p1, i64 %v149
  %v150 = load float, ptr %t36, align 4, !alias.scope !9, !noalias !10
  %t37 = getelementptr float, ptr %p1, i64 %v149
  %t38 = getelementptr float, ptr %t37, i64 300
  %v151 = load float, ptr %t38, align 4, !alias.scope !9, !noalias !10
  %t39 = getelementptr float, ptr %p1, i64 %v149
  %t40 = getelementptr float, ptr %t39, i64 600
  %v152 = load float, ptr %t40, align 4, !alias.scope !9, !noalias !10
  %t41 = getelementptr float, ptr %p1, i64 %v149
  %t42 = getelementptr float, ptr %t41, i64 900
  %v153 = load float, ptr %t42, align 4, !alias.scope !9, !noalias !10
  %t43 = getelementptr float, ptr %p1, i64 %v149
  %t44 = getelementptr float, ptr %t43, i64 1200
  %v154 = load float, ptr %t44, align 4, !alias.scope !9, !noalias !10
  %t45 = getelementptr float, ptr %p1, i64 %v149
  %t46 = getelementptr float, ptr %t45, i64 1500
  %v155 = load float, ptr %t46, align 4, !alias.scope !9, !noalias !10
  %t47 = getelementptr float, ptr %p1, i64 %v149
  %t48 = getelementptr float, ptr %t47, i64 1800
  %v156 = load float, ptr %t48, align 4, !alias.scope !9, !noalias !10
  %t49 = getelementptr float, ptr %p1, i64 %v149
  %t50 = getelementptr float, ptr %t49, i64 2100
  %v157 = load float, ptr %t50, align 4, !alias.scope !9, !noalias !10
  %t51 = insertelement <8 x float> poison, float %v150, i64 0
  %t52 = insertelement <8 x float> %t51, float %v151, i64 1
  %t53 = insertelement <8 x float> %t52, float %v152, i64 2
  %t54 = insertelement <8 x float> %t53, float %v153, i64 3
  %t55 = insertelement <8 x float> %t54, float %v154, i64 4
  %t56 = insertelement <8 x float> %t55, float %v155, i64 5
  %t57 = insertelement <8 x float> %t56, float %v156, i64 6
  %v158 = insertelement <8 x float> %t57, float %v157, i64 7
  %v160 = sub nsw i64 %v147, %v17
  %v162 = mul nsw i64 %v160, 16
  %v163 = sub nsw i64 %v32, %v11
  %v165 = mul nuw nsw i64 %v163, 257
  %v166 = add nsw i64 %v162, %v165
  %t58 = getelementptr float, ptr %s2, i64 %v166
  store <8 x float> %v158, ptr %t58, align 4, !alias.scope !17, !noalias !18
  br label %latch147
latch147:
  %next147 = add nsw i64 %v147, 1
  %more147 = icmp slt i64 %next147, %v20
  br i1 %more147, label %body147, label %after147
after147:
  %v170 = add nuw nsw i64 %v32, 8
  %v173 = mul nuw nsw i64 %v170, 300
  %t59 = icmp slt i64 %v17, %v31
  br i1 %t59, label %body174, label %after174
body174:
  %v174 = phi i64 [ %v17, %after147 ], [ %next174, %latch174 ]
  %v176 = add nuw nsw i64 %v173, %v174
  %t60 = getelementptr float, ptr %p1, i64 %v176
  %t61 = getelementptr float, ptr %t60, i64 2400
  call void @llvm.prefetch.p0(ptr %t61, i32 0, i32 3, i32 1)
  %t62 = getelementptr float, ptr %p1, i64 %v176
  %v178 = load <8 x float>, ptr %t62, align 4, !alias.scope !9, !noalias !10
  %t63 = getelementptr float, ptr %p1, i64 %v176
  %t64 = getelementptr float, ptr %t63, i64 300
  %v179 = load <8 x float>, ptr %t64, align 4, !alias.scope !9, !noalias !10
  %t65 = getelementptr float, ptr %p1, i64 %v176
  %t66 = getelementptr float, ptr %t65, i64 600
  %v180 = load <8 x float>, ptr %t66, align 4, !alias.scope !9, !noalias !10
  %t67 = getelementptr float, ptr %p1, i64 %v176
  %t68 = getelementptr float, ptr %t67, i64 900
  %v181 = load <8 x float>, ptr %t68, align 4, !alias.scope !9, !noalias !10
  %t69 = getelementptr float, ptr %p1, i64 %v176
  %t70 = getelementptr float, ptr %t69, i64 3600
  call void @llvm.prefetch.p0(ptr %t70, i32 0, i32 3, i32 1)
  %t71 = getelementptr float, ptr %p1, i64 %v176
  %t72 = getelementptr float, ptr %t71, i64 1200
  %v183 = load <8 x float>, ptr %t72, align 4, !alias.scope !9, !noalias !10
  %t73 = getelementptr float, ptr %p1, i64 %v176
  %t74 = getelementptr float, ptr %t73, i64 1500
  %v184 = load <8 x float>, ptr %t74, align 4, !alias.scope !9, !noalias !10
  %t75 = getelementptr float, ptr %p1, i64 %v176
  %t76 = getelementptr float, ptr %t75, i64 1800
  %v185 = load <8 x float>, ptr %t76, align 4, !alias.scope !9, !noalias !10
  %t77 = getelementptr float, ptr %p1, i64 %v176
  %t78 = getelementptr float, ptr %t77, i64 2100
  %v186 = load <8 x float>, ptr %t78, align 4, !alias.scope !9, !noalias !10
  %v187 = shufflevector <8 x float> %v178, <8 x float> %v183, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v188 = shufflevector <8 x float> %v178, <8 x float> %v183, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v189 = shufflevector <8 x float> %v179, <8 x float> %v184, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v190 = shufflevector <8 x float> %v179, <8 x float> %v184, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v191 = shufflevector <8 x float> %v180, <8 x float> %v185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v192 = shufflevector <8 x float> %v180, <8 x float> %v185, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v193 = shufflevector <8 x float> %v181, <8 x float> %v186, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v194 = shufflevector <8 x float> %v181, <8 x float> %v186, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v195 = shufflevector <8 x float> %v187, <8 x float> %v191, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v196 = shufflevector <8 x float> %v187, <8 x float> %v191, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v197 = shufflevector <8 x float> %v189, <8 x float> %v193, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v198 = shufflevector <8 x float> %v189, <8 x float> %v193, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v199 = shufflevector <8 x float> %v188, <8 x float> %v192, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v200 = shufflevector <8 x float> %v188, <8 x float> %v192, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v201 = shufflevector <8 x float> %v190, <8 x float> %v194, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v202 = shufflevector <8 x float> %v190, <8 x float> %v194, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v203 = shufflevector <8 x float> %v195, <8 x float> %v197, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v204 = shufflevector <8 x float> %v195, <8 x float> %v197, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v205 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v206 = shufflevector <8 x float> %v196, <8 x float> %v198, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v207 = shufflevector <8 x float> %v199, <8 x float> %v201, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v208 = shufflevector <8 x float> %v199, <8 x float> %v201, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v209 = shufflevector <8 x float> %v200, <8 x float> %v202, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v210 = shufflevector <8 x float> %v200, <8 x float> %v202, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v212 = sub nsw i64 %v174, %v17
  %v214 = mul nsw i64 %v212, 16
  %v215 = sub nsw i64 %v32, %v11
  %v217 = mul nuw nsw i64 %v215, 257
  %v218 = add nsw i64 %v214, %v217
  %t79 = getelementptr float, ptr %s2, i64 %v218
  %t80 = getelementptr float, ptr %t79, i64 8
  store <8 x float> %v203, ptr %t80, align 4, !alias.scope !17, !noalias !18
  %v221 = sub nsw i64 %v174, %v17
  %v223 = mul nsw i64 %v221, 16
  %v224 = sub nsw i64 %v32, %v11
  %v226 = mul nuw nsw i64 %v224, 257
  %v227 = add nsw i64 %v223, %v226
  %t81 = getelementptr float, ptr %s2, i64 %v227
  %t82 = getelementptr float, ptr %t81, i64 24
  store <8 x float> %v204, ptr %t82, align 4, !alias.scope !17, !noalias !18
  %v230 = sub nsw i64 %v174, %v17
  %v232 = mul nsw i64 %v230, 16
  %v233 = sub nsw i64 %v32, %v11
  %v235 = mul nuw nsw i64 %v233, 257
  %v236 = add nsw i64 %v232, %v235
  %t83 = getelementptr float, ptr %s2, i64 %v236
  %t84 = getelementptr float, ptr %t83, i64 40
  store <8 x float> %v205, ptr %t84, align 4, !alias.scope !17, !noalias !18
  %v239 = sub nsw i64 %v174, %v17
  %v241 = mul nsw i64 %v239, 16
  %v242 = sub nsw i64 %v32, %v11
  %v244 = mul nuw nsw i64 %v242, 257
  %v245 = add nsw i64 %v241, %v244
  %t85 = getelementptr float, ptr %s2, i64 %v245
  %t86 = getelementptr float, ptr %t85, i64 56
  store <8 x float> %v206, ptr %t86, align 4, !alias.scope !17, !noalias !18
  %v248 = sub nsw i64 %v174, %v17
  %v250 = mul nsw i64 %v248, 16
  %v251 = sub nsw i64 %v32, %v11
  %v253 = mul nuw nsw i64 %v251, 257
  %v254 = add nsw i64 %v250, %v253
  %t87 = getelementptr float, ptr %s2, i64 %v254
  %t88 = getelementptr float, ptr %t87, i64 72
  store <8 x float> %v207, ptr %t88, align 4, !alias.scope !17, !noalias !18
  %v257 = sub nsw i64 %v174, %v17
  %v259 = mul nsw i64 %v257, 16
  %v260 = sub nsw i64 %v32, %v11
  %v262 = mul nuw nsw i64 %v260, 257
  %v263 = add nsw i64 %v259, %v262
  %t89 = getelementptr float, ptr %s2, i64 %v263
  %t90 = getelementptr float, ptr %t89, i64 88
  store <8 x float> %v208, ptr %t90, align 4, !alias.scope !17, !noalias !18
  %v266 = sub nsw i64 %v174, %v17
  %v268 = mul nsw i64 %v266, 16
  %v269 = sub nsw i64 %v32, %v11
  %v271 = mul nuw nsw i64 %v269, 257
  %v272 = add nsw i64 %v268, %v271
  %t91 = getelementptr float, ptr %s2, i64 %v272
  %t92 = getelementptr float, ptr %t91, i64 104
  store <8 x float> %v209, ptr %t92, align 4, !alias.scope !17, !noalias !18
  %v275 = sub nsw i64 %v174, %v17
  %v277 = mul nsw i64 %v275, 16
  %v278 = sub nsw i64 %v32, %v11
  %v280 = mul nuw nsw i64 %v278, 257
  %v281 = add nsw i64 %v277, %v280
  %t93 = getelementptr float, ptr %s2, i64 %v281
  %t94 = getelementptr float, ptr %t93, i64 120
  store <8 x float> %v210, ptr %t94, align 4, !alias.scope !17, !noalias !18
  br label %latch174
latch174:
  %next174 = add nuw nsw i64 %v174, 8
  %more174 = icmp slt i64 %next174, %v31
  br i1 %more174, label %body174, label %after174
after174:
  %t95 = icmp slt i64 %v31, %v20
  br i1 %t95, label %body284, label %after284
body284:
  %v284 = phi i64 [ %v31, %after174 ], [ %next284, %latch284 ]
  %v286 = add nsw i64 %v173, %v284
  %t96 = getelementptr float, ptr %p1, i64 %v286
  %v287 = load float, ptr %t96, align 4, !alias.scope !9, !noalias !10
  %t97 = getelementptr float, ptr %p1, i64 %v286
  %t98 = getelementptr float, ptr %t97, i64 300
  %v288 = load float, ptr %t98, align 4, !alias.scope !9, !noalias !10
  %t99 = getelementptr float, ptr %p1, i64 %v286
  %t100 = getelementptr float, ptr %t99, i64 600
  %v289 = load float, ptr %t100, align 4, !alias.scope !9, !noalias !10
  %t101 = getelementptr float, ptr %p1, i64 %v286
  %t102 = getelementptr float, ptr %t101, i64 900
  %v290 = load float, ptr %t102, align 4, !alias.scope !9, !noalias !10
  %t103 = getelementptr float, ptr %p1, i64 %v286
  %t104 = getelementptr float, ptr %t103, i64 1200
  %v291 = load float, ptr %t104, align 4, !alias.scope !9, !noalias !10
  %t105 = getelementptr float, ptr %p1, i64 %v286
  %t106 = getelementptr float, ptr %t105, i64 1500
  %v292 = load float, ptr %t106, align 4, !alias.scope !9, !noalias !10
  %t107 = getelementptr float, ptr %p1, i64 %v286
  %t108 = getelementptr float, ptr %t107, i64 1800
  %v293 = load float, ptr %t108, align 4, !alias.scope !9, !noalias !10
  %t109 = getelementptr float, ptr %p1, i64 %v286
  %t110 = getelementptr float, ptr %t109, i64 2100
  %v294 = load float, ptr %t110, align 4, !alias.scope !9, !noalias !10
  %t111 = insertelement <8 x float> poison, float %v287, i64 0
  %t112 = insertelement <8 x float> %t111, float %v288, i64 1
  %t113 = insertelement <8 x float> %t112, float %v289, i64 2
  %t114 = insertelement <8 x float> %t113, float %v290, i64 3
  %t115 = insertelement <8 x float> %t114, float %v291, i64 4
  %t116 = insertelement <8 x float> %t115, float %v292, i64 5
  %t117 = insertelement <8 x float> %t116, float %v293, i64 6
  %v295 = insertelement <8 x float> %t117, float %v294, i64 7
  %v297 = sub nsw i64 %v284, %v17
  %v299 = mul nsw i64 %v297, 16
  %v300 = sub nsw i64 %v32, %v11
  %v302 = mul nuw nsw i64 %v300, 257
  %v303 = add nsw i64 %v299, %v302
  %t118 = getelementptr float, ptr %s2, i64 %v303
  %t119 = getelementptr float, ptr %t118, i64 8
  store <8 x float> %v295, ptr %t119, align 4, !alias.scope !17, !noalias !18
  br label %latch284
latch284:
  %next284 = add nsw i64 %v284, 1
  %more284 = icmp slt i64 %next284, %v20
  br i1 %more284, label %body284, label %after284
after284:
  br label %latch32
latch32:
  %next32 = add nuw nsw i64 %v32, 16
  %more32 = icmp slt i64 %next32, %v27
  br i1 %more32, label %body32, label %after32
after32:
  %v307 = sub nsw i64 %v27, %v11
  %v308 = add nuw nsw i64 %v11, %v307
  %v309 = add nuw nsw i64 %v11, 52
  %t120 = icmp slt i64 %v308, %v309
  br i1 %t120, label %body310, label %after310
body310:
  %v310 = phi i64 [ %v308, %after32 ], [ %next310, %latch310 ]
  %v312 = sub nsw i64 %v310, %v11
  %v314 = urem i64 %v312, 16
  %v315 = sub nsw i64 %v312, %v314
  %v316 = mul nuw nsw i64 %v315, 257
  %v317 = add nuw nsw i64 %v316, %v314
  %v320 = mul nuw nsw i64 %v310, 300
  %t121 = icmp slt i64 %v17, %v20
  br i1 %t121, label %body321, label %after321
body321:
  %v321 = phi i64 [ %v17, %body310 ], [ %next321, %latch321 ]
  %v323 = add nuw nsw i64 %v320, %v321
  %t122 = getelementptr float, ptr %p1, i64 %v323
  %v324 = load float, ptr %t122, align 4, !alias.scope !9, !noalias !10
  %v326 = sub nsw i64 %v321, %v17
  %v327 = mul nsw i64 %v326, 16
  %v328 = add nsw i64 %v317, %v327
  %t123 = getelementptr float, ptr %s2, i64 %v328
  store float %v324, ptr %t123, align 4, !alias.scope !17, !noalias !18
  br label %latch321
latch321:
  %next321 = add nuw nsw i64 %v321, 1
  %more321 = icmp slt i64 %next321, %v20
  br i1 %more321, label %body321, label %after321
after321:
  br label %latch310
latch310:
  %next310 = add nuw nsw i64 %v310, 1
  %more310 = icmp slt i64 %next310, %v309
  br i1 %more310, label %body310, label %after310
after310:
  %v333 = add nuw nsw i64 %v11, 52
  %v334 = add nuw nsw i64 %v11, 64
  br label %body335
body335:
  %v335 = phi i64 [ %v333, %after310 ], [ %next335, %latch335 ]
  %v337 = sub nsw i64 %v335, %v11
  %v339 = urem i64 %v337, 16
  %v340 = sub nsw i64 %v337, %v339
  %v341 = mul nuw nsw i64 %v340, 257
  %v342 = add nuw nsw i64 %v341, %v339
  %t124 = icmp slt i64 %v17, %v20
  br i1 %t124, label %body343, label %after343
body343:
  %v343 = phi i64 [ %v17, %body335 ], [ %next343, %latch343 ]
  %v346 = sub nsw i64 %v343, %v17
  %v347 = mul nsw i64 %v346, 16
  %v348 = add nsw i64 %v342, %v347
  %t125 = getelementptr float, ptr %s2, i64 %v348
  store float 0x0000000000000000, ptr %t125, align 4, !alias.scope !17, !noalias !18
  br label %latch343
latch343:
  %next343 = add nuw nsw i64 %v343, 1
  %more343 = icmp slt i64 %next343, %v20
  br i1 %more343, label %body343, label %after343
after343:
  br label %latch335
latch335:
  %next335 = add nuw nsw i64 %v335, 1
  %more335 = icmp slt i64 %next335, %v334
  br i1 %more335, label %body335, label %after335
after335:
  %v352 = add nuw nsw i64 %v6, %v8
  %v354 = sub nsw i64 %v20, %v17
  %v355 = and i64 %v354, 7
  %v356 = sub nsw i64 %v20, %v355
  %t126 = icmp slt i64 %v6, %v352
  br i1 %t126, label %body357, label %after357
body357:
  %v357 = phi i64 [ %v6, %after335 ], [ %next357, %latch357 ]
  %v360 = mul nuw nsw i64 %v357, 300
  %t127 = icmp slt i64 %v17, %v356
  br i1 %t127, label %body361, label %after361
body361:
  %v361 = phi i64 [ %v17, %body357 ], [ %next361, %latch361 ]
  %v363 = add nuw nsw i64 %v360, %v361
  %t128 = getelementptr float, ptr %p0, i64 %v363
  %t129 = getelementptr float, ptr %t128, i64 2400
  call void @llvm.prefetch.p0(ptr %t129, i32 0, i32 3, i32 1)
  %t130 = getelementptr float, ptr %p0, i64 %v363
  %v365 = load <8 x float>, ptr %t130, align 4, !alias.scope !9, !noalias !10
  %v367 = sub nsw i64 %v361, %v17
  %v369 = sub nsw i64 %v357, %v6
  %v371 = mul nsw i64 %v369, 272
  %v372 = add nsw i64 %v367, %v371
  %t131 = getelementptr float, ptr %s3, i64 %v372
  store <8 x float> %v365, ptr %t131, align 4, !alias.scope !19, !noalias !20
  br label %latch361
latch361:
  %next361 = add nuw nsw i64 %v361, 8
  %more361 = icmp slt i64 %next361, %v356
  br i1 %more361, label %body361, label %after361
after361:
  %t132 = icmp slt i64 %v356, %v20
  br i1 %t132, label %body375, label %after375
body375:
  %v375 = phi i64 [ %v356, %after361 ], [ %next375, %latch375 ]
  %v377 = add nsw i64 %v360, %v375
  %t133 = getelementptr float, ptr %p0, i64 %v377
  %v378 = load float, ptr %t133, align 4, !alias.scope !9, !noalias !10
  %v380 = sub nsw i64 %v375, %v17
  %v382 = sub nsw i64 %v357, %v6
  %v384 = mul nsw i64 %v382, 272
  %v385 = add nsw i64 %v380, %v384
  %t134 = getelementptr float, ptr %s3, i64 %v385
  store float %v378, ptr %t134, align 4, !alias.scope !19, !noalias !20
  br label %latch375
latch375:
  %next375 = add nsw i64 %v375, 1
  %more375 = icmp slt i64 %next375, %v20
  br i1 %more375, label %body375, label %after375
after375:
  br label %latch357
latch357:
  %next357 = add nuw nsw i64 %v357, 1
  %more357 = icmp slt i64 %next357, %v352
  br i1 %more357, label %body357, label %after357
after357:
  %v391 = add nuw nsw i64 %v8, 5
  %v392 = urem i64 %v391, 6
  %v393 = sub nsw i64 %v391, %v392
  %v394 = add nuw nsw i64 %v6, %v8
  %v395 = add nuw nsw i64 %v6, %v393
  %t135 = icmp slt i64 %v394, %v395
  br i1 %t135, label %body396, label %after396
body396:
  %v396 = phi i64 [ %v394, %after357 ], [ %next396, %latch396 ]
  %t136 = icmp slt i64 %v17, %v20
  br i1 %t136, label %body397, label %after397
body397:
  %v397 = phi i64 [ %v17, %body396 ], [ %next397, %latch397 ]
  %v400 = sub nsw i64 %v397, %v17
  %v402 = sub nsw i64 %v396, %v6
  %v404 = mul nsw i64 %v402, 272
  %v405 = add nsw i64 %v400, %v404
  %t137 = getelementptr float, ptr %s3, i64 %v405
  store float 0x0000000000000000, ptr %t137, align 4, !alias.scope !19, !noalias !20
  br label %latch397
latch397:
  %next397 = add nuw nsw i64 %v397, 1
  %more397 = icmp slt i64 %next397, %v20
  br i1 %more397, label %body397, label %after397
after397:
  br label %latch396
latch396:
  %next396 = add nuw nsw i64 %v396, 1
  %more396 = icmp slt i64 %next396, %v395
  br i1 %more396, label %body396, label %after396
after396:
  %v410 = add nuw nsw i64 %v11, 64
  br label %body411
body411:
  %v411 = phi i64 [ %v11, %after396 ], [ %next411, %latch411 ]
  %v414 = add nuw nsw i64 %v8, 5
  %v415 = urem i64 %v414, 6
  %v416 = sub nsw i64 %v414, %v415
  %v417 = add nuw nsw i64 %v6, %v416
  %t138 = icmp slt i64 %v6, %v417
  br i1 %t138, label %body418, label %after418
body418:
  %v418 = phi i64 [ %v6, %body411 ], [ %next418, %latch418 ]
  store <8 x float> zeroinitializer, ptr %v421
  store <8 x float> zeroinitializer, ptr %v424
  store <8 x float> zeroinitializer, ptr %v427
  store <8 x float> zeroinitializer, ptr %v430
  store <8 x float> zeroinitializer, ptr %v433
  store <8 x float> zeroinitializer, ptr %v436
  store <8 x float> zeroinitializer, ptr %v439
  store <8 x float> zeroinitializer, ptr %v442
  store <8 x float> zeroinitializer, ptr %v445
  store <8 x float> zeroinitializer, ptr %v448
  store <8 x float> zeroinitializer, ptr %v451
  store <8 x float> zeroinitializer, ptr %v454
  %v456 = sub nsw i64 %v411, %v11
  %v458 = sub nsw i64 %v418, %v6
  %v460 = mul nsw i64 %v458, 64
  %v461 = add nsw i64 %v456, %v460
  %t139 = getelementptr float, ptr %s0, i64 %v461
  call void @llvm.prefetch.p0(ptr %t139, i32 0, i32 3, i32 1)
  %v464 = sub nsw i64 %v411, %v11
  %v466 = sub nsw i64 %v418, %v6
  %v468 = mul nsw i64 %v466, 64
  %v469 = add nsw i64 %v464, %v468
  %t140 = getelementptr float, ptr %s0, i64 %v469
  %t141 = getelementptr float, ptr %t140, i64 64
  call void @llvm.prefetch.p0(ptr %t141, i32 0, i32 3, i32 1)
  %v472 = sub nsw i64 %v411, %v11
  %v474 = sub nsw i64 %v418, %v6
  %v476 = mul nsw i64 %v474, 64
  %v477 = add nsw i64 %v472, %v476
  %t142 = getelementptr float, ptr %s0, i64 %v477
  %t143 = getelementptr float, ptr %t142, i64 128
  call void @llvm.prefetch.p0(ptr %t143, i32 0, i32 3, i32 1)
  %v480 = sub nsw i64 %v411, %v11
  %v482 = sub nsw i64 %v418, %v6
  %v484 = mul nsw i64 %v482, 64
  %v485 = add nsw i64 %v480, %v484
  %t144 = getelementptr float, ptr %s0, i64 %v485
  %t145 = getelementptr float, ptr %t144, i64 192
  call void @llvm.prefetch.p0(ptr %t145, i32 0, i32 3, i32 1)
  %v488 = sub nsw i64 %v411, %v11
  %v490 = sub nsw i64 %v418, %v6
  %v492 = mul nsw i64 %v490, 64
  %v493 = add nsw i64 %v488, %v492
  %t146 = getelementptr float, ptr %s0, i64 %v493
  %t147 = getelementptr float, ptr %t146, i64 256
  call void @llvm.prefetch.p0(ptr %t147, i32 0, i32 3, i32 1)
  %v496 = sub nsw i64 %v411, %v11
  %v498 = sub nsw i64 %v418, %v6
  %v500 = mul nsw i64 %v498, 64
  %v501 = add nsw i64 %v496, %v500
  %t148 = getelementptr float, ptr %s0, i64 %v501
  %t149 = getelementptr float, ptr %t148, i64 320
  call void @llvm.prefetch.p0(ptr %t149, i32 0, i32 3, i32 1)
  %t150 = icmp slt i64 %v17, %v20
  br i1 %t150, label %body503, label %after503
body503:
  %v503 = phi i64 [ %v17, %body418 ], [ %next503, %latch503 ]
  %v505 = sub nsw i64 %v503, %v17
  %v507 = sub nsw i64 %v418, %v6
  %v509 = mul nsw i64 %v507, 272
  %v510 = add nsw i64 %v505, %v509
  %t151 = getelementptr float, ptr %s3, i64 %v510
  %v511 = load float, ptr %t151, align 4, !alias.scope !19, !noalias !20
  %v513 = sub nsw i64 %v503, %v17
  %v515 = mul nsw i64 %v513, 16
  %v516 = sub nsw i64 %v411, %v11
  %v518 = mul nuw nsw i64 %v516, 257
  %v519 = add nsw i64 %v515, %v518
  %t152 = getelementptr float, ptr %s2, i64 %v519
  %v520 = load <8 x float>, ptr %t152, align 4, !alias.scope !17, !noalias !18
  %t153 = insertelement <8 x float> poison, float %v511, i64 0
  %v521 = shufflevector <8 x float> %t153, <8 x float> poison, <8 x i32> zeroinitializer
  %v522 = load <8 x float>, ptr %v421
  %v523 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v521, <8 x float> %v520, <8 x float> %v522)
  store <8 x float> %v523, ptr %v421
  %v526 = sub nsw i64 %v503, %v17
  %v528 = mul nsw i64 %v526, 16
  %v529 = sub nsw i64 %v411, %v11
  %v531 = mul nuw nsw i64 %v529, 257
  %v532 = add nsw i64 %v528, %v531
  %t154 = getelementptr float, ptr %s2, i64 %v532
  %t155 = getelementptr float, ptr %t154, i64 8
  %v533 = load <8 x float>, ptr %t155, align 4, !alias.scope !17, !noalias !18
  %t156 = insertelement <8 x float> poison, float %v511, i64 0
  %v534 = shufflevector <8 x float> %t156, <8 x float> poison, <8 x i32> zeroinitializer
  %v535 = load <8 x float>, ptr %v424
  %v536 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v534, <8 x float> %v533, <8 x float> %v535)
  store <8 x float> %v536, ptr %v424
  %v539 = sub nsw i64 %v503, %v17
  %v541 = sub nsw i64 %v418, %v6
  %v543 = mul nsw i64 %v541, 272
  %v544 = add nsw i64 %v539, %v543
  %t157 = getelementptr float, ptr %s3, i64 %v544
  %t158 = getelementptr float, ptr %t157, i64 272
  %v545 = load float, ptr %t158, align 4, !alias.scope !19, !noalias !20
  %t159 = insertelement <8 x float> poison, float %v545, i64 0
  %v546 = shufflevector <8 x float> %t159, <8 x float> poison, <8 x i32> zeroinitializer
  %v547 = load <8 x float>, ptr %v427
  %v548 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v546, <8 x float> %v520, <8 x float> %v547)
  store <8 x float> %v548, ptr %v427
  %t160 = insertelement <8 x float> poison, float %v545, i64 0
  %v550 = shufflevector <8 x float> %t160, <8 x float> poison, <8 x i32> zeroinitializer
  %v551 = load <8 x float>, ptr %v430
  %v552 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v550, <8 x float> %v533, <8 x float> %v551)
  store <8 x float> %v552, ptr %v430
  %v555 = sub nsw i64 %v503, %v17
  %v557 = sub nsw i64 %v418, %v6
  %v559 = mul nsw i64 %v557, 272
  %v560 = add nsw i64 %v555, %v559
  %t161 = getelementptr float, ptr %s3, i64 %v560
  %t162 = getelementptr float, ptr %t161, i64 544
  %v561 = load float, ptr %t162, align 4, !alias.scope !19, !noalias !20
  %t163 = insertelement <8 x float> poison, float %v561, i64 0
  %v562 = shufflevector <8 x float> %t163, <8 x float> poison, <8 x i32> zeroinitializer
  %v563 = load <8 x float>, ptr %v433
  %v564 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v562, <8 x float> %v520, <8 x float> %v563)
  store <8 x float> %v564, ptr %v433
  %t164 = insertelement <8 x float> poison, float %v561, i64 0
  %v566 = shufflevector <8 x float> %t164, <8 x float> poison, <8 x i32> zeroinitializer
  %v567 = load <8 x float>, ptr %v436
  %v568 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v566, <8 x float> %v533, <8 x float> %v567)
  store <8 x float> %v568, ptr %v436
  %v571 = sub nsw i64 %v503, %v17
  %v573 = sub nsw i64 %v418, %v6
  %v575 = mul nsw i64 %v573, 272
  %v576 = add nsw i64 %v571, %v575
  %t165 = getelementptr float, ptr %s3, i64 %v576
  %t166 = getelementptr float, ptr %t165, i64 816
  %v577 = load float, ptr %t166, align 4, !alias.scope !19, !noalias !20
  %t167 = insertelement <8 x float> poison, float %v577, i64 0
  %v578 = shufflevector <8 x float> %t167, <8 x float> poison, <8 x i32> zeroinitializer
  %v579 = load <8 x float>, ptr %v439
  %v580 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v578, <8 x float> %v520, <8 x float> %v579)
  store <8 x float> %v580, ptr %v439
  %t168 = insertelement <8 x float> poison, float %v577, i64 0
  %v582 = shufflevector <8 x float> %t168, <8 x float> poison, <8 x i32> zeroinitializer
  %v583 = load <8 x float>, ptr %v442
  %v584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v582, <8 x float> %v533, <8 x float> %v583)
  store <8 x float> %v584, ptr %v442
  %v587 = sub nsw i64 %v503, %v17
  %v589 = sub nsw i64 %v418, %v6
  %v591 = mul nsw i64 %v589, 272
  %v592 = add nsw i64 %v587, %v591
  %t169 = getelementptr float, ptr %s3, i64 %v592
  %t170 = getelementptr float, ptr %t169, i64 1088
  %v593 = load float, ptr %t170, align 4, !alias.scope !19, !noalias !20
  %t171 = insertelement <8 x float> poison, float %v593, i64 0
  %v594 = shufflevector <8 x float> %t171, <8 x float> poison, <8 x i32> zeroinitializer
  %v595 = load <8 x float>, ptr %v445
  %v596 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v594, <8 x float> %v520, <8 x float> %v595)
  store <8 x float> %v596, ptr %v445
  %t172 = insertelement <8 x float> poison, float %v593, i64 0
  %v598 = shufflevector <8 x float> %t172, <8 x float> poison, <8 x i32> zeroinitializer
  %v599 = load <8 x float>, ptr %v448
  %v600 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v598, <8 x float> %v533, <8 x float> %v599)
  store <8 x float> %v600, ptr %v448
  %v603 = sub nsw i64 %v503, %v17
  %v605 = sub nsw i64 %v418, %v6
  %v607 = mul nsw i64 %v605, 272
  %v608 = add nsw i64 %v603, %v607
  %t173 = getelementptr float, ptr %s3, i64 %v608
  %t174 = getelementptr float, ptr %t173, i64 1360
  %v609 = load float, ptr %t174, align 4, !alias.scope !19, !noalias !20
  %t175 = insertelement <8 x float> poison, float %v609, i64 0
  %v610 = shufflevector <8 x float> %t175, <8 x float> poison, <8 x i32> zeroinitializer
  %v611 = load <8 x float>, ptr %v451
  %v612 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v610, <8 x float> %v520, <8 x float> %v611)
  store <8 x float> %v612, ptr %v451
  %t176 = insertelement <8 x float> poison, float %v609, i64 0
  %v614 = shufflevector <8 x float> %t176, <8 x float> poison, <8 x i32> zeroinitializer
  %v615 = load <8 x float>, ptr %v454
  %v616 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v614, <8 x float> %v533, <8 x float> %v615)
  store <8 x float> %v616, ptr %v454
  br label %latch503
latch503:
  %next503 = add nuw nsw i64 %v503, 1
  %more503 = icmp slt i64 %next503, %v20
  br i1 %more503, label %body503, label %after503
after503:
  %v619 = or i1 %v21, %v22
  br i1 %v21, label %then620, label %after620
then620:
  %v621 = load <8 x float>, ptr %v421
  %v623 = sub nsw i64 %v411, %v11
  %v625 = sub nsw i64 %v418, %v6
  %v627 = mul nsw i64 %v625, 64
  %v628 = add nsw i64 %v623, %v627
  %t177 = getelementptr float, ptr %s0, i64 %v628
  store <8 x float> %v621, ptr %t177, align 4, !alias.scope !13, !noalias !14
  %v630 = load <8 x float>, ptr %v424
  %v632 = sub nsw i64 %v411, %v11
  %v634 = sub nsw i64 %v418, %v6
  %v636 = mul nsw i64 %v634, 64
  %v637 = add nsw i64 %v632, %v636
  %t178 = getelementptr float, ptr %s0, i64 %v637
  %t179 = getelementptr float, ptr %t178, i64 8
  store <8 x float> %v630, ptr %t179, align 4, !alias.scope !13, !noalias !14
  %v639 = load <8 x float>, ptr %v427
  %v641 = sub nsw i64 %v411, %v11
  %v643 = sub nsw i64 %v418, %v6
  %v645 = mul nsw i64 %v643, 64
  %v646 = add nsw i64 %v641, %v645
  %t180 = getelementptr float, ptr %s0, i64 %v646
  %t181 = getelementptr float, ptr %t180, i64 64
  store <8 x float> %v639, ptr %t181, align 4, !alias.scope !13, !noalias !14
  %v648 = load <8 x float>, ptr %v430
  %v650 = sub nsw i64 %v411, %v11
  %v652 = sub nsw i64 %v418, %v6
  %v654 = mul nsw i64 %v652, 64
  %v655 = add nsw i64 %v650, %v654
  %t182 = getelementptr float, ptr %s0, i64 %v655
  %t183 = getelementptr float, ptr %t182, i64 72
  store <8 x float> %v648, ptr %t183, align 4, !alias.scope !13, !noalias !14
  %v657 = load <8 x float>, ptr %v433
  %v659 = sub nsw i64 %v411, %v11
  %v661 = sub nsw i64 %v418, %v6
  %v663 = mul nsw i64 %v661, 64
  %v664 = add nsw i64 %v659, %v663
  %t184 = getelementptr float, ptr %s0, i64 %v664
  %t185 = getelementptr float, ptr %t184, i64 128
  store <8 x float> %v657, ptr %t185, align 4, !alias.scope !13, !noalias !14
  %v666 = load <8 x float>, ptr %v436
  %v668 = sub nsw i64 %v411, %v11
  %v670 = sub nsw i64 %v418, %v6
  %v672 = mul nsw i64 %v670, 64
  %v673 = add nsw i64 %v668, %v672
  %t186 = getelementptr float, ptr %s0, i64 %v673
  %t187 = getelementptr float, ptr %t186, i64 136
  store <8 x float> %v666, ptr %t187, align 4, !alias.scope !13, !noalias !14
  %v675 = load <8 x float>, ptr %v439
  %v677 = sub nsw i64 %v411, %v11
  %v679 = sub nsw i64 %v418, %v6
  %v681 = mul nsw i64 %v679, 64
  %v682 = add nsw i64 %v677, %v681
  %t188 = getelementptr float, ptr %s0, i64 %v682
  %t189 = getelementptr float, ptr %t188, i64 192
  store <8 x float> %v675, ptr %t189, align 4, !alias.scope !13, !noalias !14
  %v684 = load <8 x float>, ptr %v442
  %v686 = sub nsw i64 %v411, %v11
  %v688 = sub nsw i64 %v418, %v6
  %v690 = mul nsw i64 %v688, 64
  %v691 = add nsw i64 %v686, %v690
  %t190 = getelementptr float, ptr %s0, i64 %v691
  %t191 = getelementptr float, ptr %t190, i64 200
  store <8 x float> %v684, ptr %t191, align 4, !alias.scope !13, !noalias !14
  %v693 = load <8 x float>, ptr %v445
  %v695 = sub nsw i64 %v411, %v11
  %v697 = sub nsw i64 %v418, %v6
  %v699 = mul nsw i64 %v697, 64
  %v700 = add nsw i64 %v695, %v699
  %t192 = getelementptr float, ptr %s0, i64 %v700
  %t193 = getelementptr float, ptr %t192, i64 256
  store <8 x float> %v693, ptr %t193, align 4, !alias.scope !13, !noalias !14
  %v702 = load <8 x float>, ptr %v448
  %v704 = sub nsw i64 %v411, %v11
  %v706 = sub nsw i64 %v418, %v6
  %v708 = mul nsw i64 %v706, 64
  %v709 = add nsw i64 %v704, %v708
  %t194 = getelementptr float, ptr %s0, i64 %v709
  %t195 = getelementptr float, ptr %t194, i64 264
  store <8 x float> %v702, ptr %t195, align 4, !alias.scope !13, !noalias !14
  %v711 = load <8 x float>, ptr %v451
  %v713 = sub nsw i64 %v411, %v11
  %v715 = sub nsw i64 %v418, %v6
  %v717 = mul nsw i64 %v715, 64
  %v718 = add nsw i64 %v713, %v717
  %t196 = getelementptr float, ptr %s0, i64 %v718
  %t197 = getelementptr float, ptr %t196, i64 320
  store <8 x float> %v711, ptr %t197, align 4, !alias.scope !13, !noalias !14
  %v720 = load <8 x float>, ptr %v454
  %v722 = sub nsw i64 %v411, %v11
  %v724 = sub nsw i64 %v418, %v6
  %v726 = mul nsw i64 %v724, 64
  %v727 = add nsw i64 %v722, %v726
  %t198 = getelementptr float, ptr %s0, i64 %v727
  %t199 = getelementptr float, ptr %t198, i64 328
  store <8 x float> %v720, ptr %t199, align 4, !alias.scope !13, !noalias !14
  br label %after620
after620:
  %v730 = xor i1 %v619, true
  br i1 %v730, label %then731, label %after731
then731:
  %v732 = load <8 x float>, ptr %v421
  %v734 = sub nsw i64 %v411, %v11
  %v736 = sub nsw i64 %v418, %v6
  %v738 = mul nsw i64 %v736, 64
  %v739 = add nsw i64 %v734, %v738
  %t200 = getelementptr float, ptr %s0, i64 %v739
  %v740 = load <8 x float>, ptr %t200, align 4, !alias.scope !13, !noalias !14
  %v741 = fadd <8 x float> %v740, %v732
  %v743 = sub nsw i64 %v411, %v11
  %v745 = sub nsw i64 %v418, %v6
  %v747 = mul nsw i64 %v745, 64
  %v748 = add nsw i64 %v743, %v747
  %t201 = getelementptr float, ptr %s0, i64 %v748
  store <8 x float> %v741, ptr %t201, align 4, !alias.scope !13, !noalias !14
  %v750 = load <8 x float>, ptr %v424
  %v752 = sub nsw i64 %v411, %v11
  %v754 = sub nsw i64 %v418, %v6
  %v756 = mul nsw i64 %v754, 64
  %v757 = add nsw i64 %v752, %v756
  %t202 = getelementptr float, ptr %s0, i64 %v757
  %t203 = getelementptr float, ptr %t202, i64 8
  %v758 = load <8 x float>, ptr %t203, align 4, !alias.scope !13, !noalias !14
  %v759 = fadd <8 x float> %v758, %v750
  %v761 = sub nsw i64 %v411, %v11
  %v763 = sub nsw i64 %v418, %v6
  %v765 = mul nsw i64 %v763, 64
  %v766 = add nsw i64 %v761, %v765
  %t204 = getelementptr float, ptr %s0, i64 %v766
  %t205 = getelementptr float, ptr %t204, i64 8
  store <8 x float> %v759, ptr %t205, align 4, !alias.scope !13, !noalias !14
  %v768 = load <8 x float>, ptr %v427
  %v770 = sub nsw i64 %v411, %v11
  %v772 = sub nsw i64 %v418, %v6
  %v774 = mul nsw i64 %v772, 64
  %v775 = add nsw i64 %v770, %v774
  %t206 = getelementptr float, ptr %s0, i64 %v775
  %t207 = getelementptr float, ptr %t206, i64 64
  %v776 = load <8 x float>, ptr %t207, align 4, !alias.scope !13, !noalias !14
  %v777 = fadd <8 x float> %v776, %v768
  %v779 = sub nsw i64 %v411, %v11
  %v781 = sub nsw i64 %v418, %v6
  %v783 = mul nsw i64 %v781, 64
  %v784 = add nsw i64 %v779, %v783
  %t208 = getelementptr float, ptr %s0, i64 %v784
  %t209 = getelementptr float, ptr %t208, i64 64
  store <8 x float> %v777, ptr %t209, align 4, !alias.scope !13, !noalias !14
  %v786 = load <8 x float>, ptr %v430
  %v788 = sub nsw i64 %v411, %v11
  %v790 = sub nsw i64 %v418, %v6
  %v792 = mul nsw i64 %v790, 64
  %v793 = add nsw i64 %v788, %v792
  %t210 = getelementptr float, ptr %s0, i64 %v793
  %t211 = getelementptr float, ptr %t210, i64 72
  %v794 = load <8 x float>, ptr %t211, align 4, !alias.scope !13, !noalias !14
  %v795 = fadd <8 x float> %v794, %v786
  %v797 = sub nsw i64 %v411, %v11
  %v799 = sub nsw i64 %v418, %v6
  %v801 = mul nsw i64 %v799, 64
  %v802 = add nsw i64 %v797, %v801
  %t212 = getelementptr float, ptr %s0, i64 %v802
  %t213 = getelementptr float, ptr %t212, i64 72
  store <8 x float> %v795, ptr %t213, align 4, !alias.scope !13, !noalias !14
  %v804 = load <8 x float>, ptr %v433
  %v806 = sub nsw i64 %v411, %v11
  %v808 = sub nsw i64 %v418, %v6
  %v810 = mul nsw i64 %v808, 64
  %v811 = add nsw i64 %v806, %v810
  %t214 = getelementptr float, ptr %s0, i64 %v811
  %t215 = getelementptr float, ptr %t214, i64 128
  %v812 = load <8 x float>, ptr %t215, align 4, !alias.scope !13, !noalias !14
  %v813 = fadd <8 x float> %v812, %v804
  %v815 = sub nsw i64 %v411, %v11
  %v817 = sub nsw i64 %v418, %v6
  %v819 = mul nsw i64 %v817, 64
  %v820 = add nsw i64 %v815, %v819
  %t216 = getelementptr float, ptr %s0, i64 %v820
  %t217 = getelementptr float, ptr %t216, i64 128
  store <8 x float> %v813, ptr %t217, align 4, !alias.scope !13, !noalias !14
  %v822 = load <8 x float>, ptr %v436
  %v824 = sub nsw i64 %v411, %v11
  %v826 = sub nsw i64 %v418, %v6
  %v828 = mul nsw i64 %v826, 64
  %v829 = add nsw i64 %v824, %v828
  %t218 = getelementptr float, ptr %s0, i64 %v829
  %t219 = getelementptr float, ptr %t218, i64 136
  %v830 = load <8 x float>, ptr %t219, align 4, !alias.scope !13, !noalias !14
  %v831 = fadd <8 x float> %v830, %v822
  %v833 = sub nsw i64 %v411, %v11
  %v835 = sub nsw i64 %v418, %v6
  %v837 = mul nsw i64 %v835, 64
  %v838 = add nsw i64 %v833, %v837
  %t220 = getelementptr float, ptr %s0, i64 %v838
  %t221 = getelementptr float, ptr %t220, i64 136
  store <8 x float> %v831, ptr %t221, align 4, !alias.scope !13, !noalias !14
  %v840 = load <8 x float>, ptr %v439
  %v842 = sub nsw i64 %v411, %v11
  %v844 = sub nsw i64 %v418, %v6
  %v846 = mul nsw i64 %v844, 64
  %v847 = add nsw i64 %v842, %v846
  %t222 = getelementptr float, ptr %s0, i64 %v847
  %t223 = getelementptr float, ptr %t222, i64 192
  %v848 = load <8 x float>, ptr %t223, align 4, !alias.scope !13, !noalias !14
  %v849 = fadd <8 x float> %v848, %v840
  %v851 = sub nsw i64 %v411, %v11
  %v853 = sub nsw i64 %v418, %v6
  %v855 = mul nsw i64 %v853, 64
  %v856 = add nsw i64 %v851, %v855
  %t224 = getelementptr float, ptr %s0, i64 %v856
  %t225 = getelementptr float, ptr %t224, i64 192
  store <8 x float> %v849, ptr %t225, align 4, !alias.scope !13, !noalias !14
  %v858 = load <8 x float>, ptr %v442
  %v860 = sub nsw i64 %v411, %v11
  %v862 = sub nsw i64 %v418, %v6
  %v864 = mul nsw i64 %v862, 64
  %v865 = add nsw i64 %v860, %v864
  %t226 = getelementptr float, ptr %s0, i64 %v865
  %t227 = getelementptr float, ptr %t226, i64 200
  %v866 = load <8 x float>, ptr %t227, align 4, !alias.scope !13, !noalias !14
  %v867 = fadd <8 x float> %v866, %v858
  %v869 = sub nsw i64 %v411, %v11
  %v871 = sub nsw i64 %v418, %v6
  %v873 = mul nsw i64 %v871, 64
  %v874 = add nsw i64 %v869, %v873
  %t228 = getelementptr float, ptr %s0, i64 %v874
  %t229 = getelementptr float, ptr %t228, i64 200
  store <8 x float> %v867, ptr %t229, align 4, !alias.scope !13, !noalias !14
  %v876 = load <8 x float>, ptr %v445
  %v878 = sub nsw i64 %v411, %v11
  %v880 = sub nsw i64 %v418, %v6
  %v882 = mul nsw i64 %v880, 64
  %v883 = add nsw i64 %v878, %v882
  %t230 = getelementptr float, ptr %s0, i64 %v883
  %t231 = getelementptr float, ptr %t230, i64 256
  %v884 = load <8 x float>, ptr %t231, align 4, !alias.scope !13, !noalias !14
  %v885 = fadd <8 x float> %v884, %v876
  %v887 = sub nsw i64 %v411, %v11
  %v889 = sub nsw i64 %v418, %v6
  %v891 = mul nsw i64 %v889, 64
  %v892 = add nsw i64 %v887, %v891
  %t232 = getelementptr float, ptr %s0, i64 %v892
  %t233 = getelementptr float, ptr %t232, i64 256
  store <8 x float> %v885, ptr %t233, align 4, !alias.scope !13, !noalias !14
  %v894 = load <8 x float>, ptr %v448
  %v896 = sub nsw i64 %v411, %v11
  %v898 = sub nsw i64 %v418, %v6
  %v900 = mul nsw i64 %v898, 64
  %v901 = add nsw i64 %v896, %v900
  %t234 = getelementptr float, ptr %s0, i64 %v901
  %t235 = getelementptr float, ptr %t234, i64 264
  %v902 = load <8 x float>, ptr %t235, align 4, !alias.scope !13, !noalias !14
  %v903 = fadd <8 x float> %v902, %v894
  %v905 = sub nsw i64 %v411, %v11
  %v907 = sub nsw i64 %v418, %v6
  %v909 = mul nsw i64 %v907, 64
  %v910 = add nsw i64 %v905, %v909
  %t236 = getelementptr float, ptr %s0, i64 %v910
  %t237 = getelementptr float, ptr %t236, i64 264
  store <8 x float> %v903, ptr %t237, align 4, !alias.scope !13, !noalias !14
  %v912 = load <8 x float>, ptr %v451
  %v914 = sub nsw i64 %v411, %v11
  %v916 = sub nsw i64 %v418, %v6
  %v918 = mul nsw i64 %v916, 64
  %v919 = add nsw i64 %v914, %v918
  %t238 = getelementptr float, ptr %s0, i64 %v919
  %t239 = getelementptr float, ptr %t238, i64 320
  %v920 = load <8 x float>, ptr %t239, align 4, !alias.scope !13, !noalias !14
  %v921 = fadd <8 x float> %v920, %v912
  %v923 = sub nsw i64 %v411, %v11
  %v925 = sub nsw i64 %v418, %v6
  %v927 = mul nsw i64 %v925, 64
  %v928 = add nsw i64 %v923, %v927
  %t240 = getelementptr float, ptr %s0, i64 %v928
  %t241 = getelementptr float, ptr %t240, i64 320
  store <8 x float> %v921, ptr %t241, align 4, !alias.scope !13, !noalias !14
  %v930 = load <8 x float>, ptr %v454
  %v932 = sub nsw i64 %v411, %v11
  %v934 = sub nsw i64 %v418, %v6
  %v936 = mul nsw i64 %v934, 64
  %v937 = add nsw i64 %v932, %v936
  %t242 = getelementptr float, ptr %s0, i64 %v937
  %t243 = getelementptr float, ptr %t242, i64 328
  %v938 = load <8 x float>, ptr %t243, align 4, !alias.scope !13, !noalias !14
  %v939 = fadd <8 x float> %v938, %v930
  %v941 = sub nsw i64 %v411, %v11
  %v943 = sub nsw i64 %v418, %v6
  %v945 = mul nsw i64 %v943, 64
  %v946 = add nsw i64 %v941, %v945
  %t244 = getelementptr float, ptr %s0, i64 %v946
  %t245 = getelementptr float, ptr %t244, i64 328
  store <8 x float> %v939, ptr %t245, align 4, !alias.scope !13, !noalias !14
  br label %after731
after731:
  br i1 %v22, label %then949, label %after949
then949:
  %v950 = load <8 x float>, ptr %v421
  %v952 = sub nsw i64 %v411, %v11
  %v954 = sub nsw i64 %v418, %v6
  %v956 = mul nsw i64 %v954, 64
  %v957 = add nsw i64 %v952, %v956
  %t246 = getelementptr float, ptr %s0, i64 %v957
  %v958 = load <8 x float>, ptr %t246, align 4, !alias.scope !13, !noalias !14
  %v959 = fadd <8 x float> %v958, %v950
  %t247 = getelementptr float, ptr %s1, i64 0
  store <8 x float> %v959, ptr %t247, align 4, !alias.scope !15, !noalias !16
  %v970 = load <8 x float>, ptr %v424
  %v972 = sub nsw i64 %v411, %v11
  %v974 = sub nsw i64 %v418, %v6
  %v976 = mul nsw i64 %v974, 64
  %v977 = add nsw i64 %v972, %v976
  %t248 = getelementptr float, ptr %s0, i64 %v977
  %t249 = getelementptr float, ptr %t248, i64 8
  %v978 = load <8 x float>, ptr %t249, align 4, !alias.scope !13, !noalias !14
  %v979 = fadd <8 x float> %v978, %v970
  %t250 = getelementptr float, ptr %s1, i64 0
  %t251 = getelementptr float, ptr %t250, i64 8
  store <8 x float> %v979, ptr %t251, align 4, !alias.scope !15, !noalias !16
  %v990 = load <8 x float>, ptr %v427
  %v992 = sub nsw i64 %v411, %v11
  %v994 = sub nsw i64 %v418, %v6
  %v996 = mul nsw i64 %v994, 64
  %v997 = add nsw i64 %v992, %v996
  %t252 = getelementptr float, ptr %s0, i64 %v997
  %t253 = getelementptr float, ptr %t252, i64 64
  %v998 = load <8 x float>, ptr %t253, align 4, !alias.scope !13, !noalias !14
  %v999 = fadd <8 x float> %v998, %v990
  %t254 = getelementptr float, ptr %s1, i64 0
  %t255 = getelementptr float, ptr %t254, i64 16
  store <8 x float> %v999, ptr %t255, align 4, !alias.scope !15, !noalias !16
  %v1010 = load <8 x float>, ptr %v430
  %v1012 = sub nsw i64 %v411, %v11
  %v1014 = sub nsw i64 %v418, %v6
  %v1016 = mul nsw i64 %v1014, 64
  %v1017 = add nsw i64 %v1012, %v1016
  %t256 = getelementptr float, ptr %s0, i64 %v1017
  %t257 = getelementptr float, ptr %t256, i64 72
  %v1018 = load <8 x float>, ptr %t257, align 4, !alias.scope !13, !noalias !14
  %v1019 = fadd <8 x float> %v1018, %v1010
  %t258 = getelementptr float, ptr %s1, i64 0
  %t259 = getelementptr float, ptr %t258, i64 24
  store <8 x float> %v1019, ptr %t259, align 4, !alias.scope !15, !noalias !16
  %v1030 = load <8 x float>, ptr %v433
  %v1032 = sub nsw i64 %v411, %v11
  %v1034 = sub nsw i64 %v418, %v6
  %v1036 = mul nsw i64 %v1034, 64
  %v1037 = add nsw i64 %v1032, %v1036
  %t260 = getelementptr float, ptr %s0, i64 %v1037
  %t261 = getelementptr float, ptr %t260, i64 128
  %v1038 = load <8 x float>, ptr %t261, align 4, !alias.scope !13, !noalias !14
  %v1039 = fadd <8 x float> %v1038, %v1030
  %t262 = getelementptr float, ptr %s1, i64 0
  %t263 = getelementptr float, ptr %t262, i64 32
  store <8 x float> %v1039, ptr %t263, align 4, !alias.scope !15, !noalias !16
  %v1050 = load <8 x float>, ptr %v436
  %v1052 = sub nsw i64 %v411, %v11
  %v1054 = sub nsw i64 %v418, %v6
  %v1056 = mul nsw i64 %v1054, 64
  %v1057 = add nsw i64 %v1052, %v1056
  %t264 = getelementptr float, ptr %s0, i64 %v1057
  %t265 = getelementptr float, ptr %t264, i64 136
  %v1058 = load <8 x float>, ptr %t265, align 4, !alias.scope !13, !noalias !14
  %v1059 = fadd <8 x float> %v1058, %v1050
  %t266 = getelementptr float, ptr %s1, i64 0
  %t267 = getelementptr float, ptr %t266, i64 40
  store <8 x float> %v1059, ptr %t267, align 4, !alias.scope !15, !noalias !16
  %v1070 = load <8 x float>, ptr %v439
  %v1072 = sub nsw i64 %v411, %v11
  %v1074 = sub nsw i64 %v418, %v6
  %v1076 = mul nsw i64 %v1074, 64
  %v1077 = add nsw i64 %v1072, %v1076
  %t268 = getelementptr float, ptr %s0, i64 %v1077
  %t269 = getelementptr float, ptr %t268, i64 192
  %v1078 = load <8 x float>, ptr %t269, align 4, !alias.scope !13, !noalias !14
  %v1079 = fadd <8 x float> %v1078, %v1070
  %t270 = getelementptr float, ptr %s1, i64 0
  %t271 = getelementptr float, ptr %t270, i64 48
  store <8 x float> %v1079, ptr %t271, align 4, !alias.scope !15, !noalias !16
  %v1090 = load <8 x float>, ptr %v442
  %v1092 = sub nsw i64 %v411, %v11
  %v1094 = sub nsw i64 %v418, %v6
  %v1096 = mul nsw i64 %v1094, 64
  %v1097 = add nsw i64 %v1092, %v1096
  %t272 = getelementptr float, ptr %s0, i64 %v1097
  %t273 = getelementptr float, ptr %t272, i64 200
  %v1098 = load <8 x float>, ptr %t273, align 4, !alias.scope !13, !noalias !14
  %v1099 = fadd <8 x float> %v1098, %v1090
  %t274 = getelementptr float, ptr %s1, i64 0
  %t275 = getelementptr float, ptr %t274, i64 56
  store <8 x float> %v1099, ptr %t275, align 4, !alias.scope !15, !noalias !16
  %v1110 = load <8 x float>, ptr %v445
  %v1112 = sub nsw i64 %v411, %v11
  %v1114 = sub nsw i64 %v418, %v6
  %v1116 = mul nsw i64 %v1114, 64
  %v1117 = add nsw i64 %v1112, %v1116
  %t276 = getelementptr float, ptr %s0, i64 %v1117
  %t277 = getelementptr float, ptr %t276, i64 256
  %v1118 = load <8 x float>, ptr %t277, align 4, !alias.scope !13, !noalias !14
  %v1119 = fadd <8 x float> %v1118, %v1110
  %t278 = getelementptr float, ptr %s1, i64 0
  %t279 = getelementptr float, ptr %t278, i64 64
  store <8 x float> %v1119, ptr %t279, align 4, !alias.scope !15, !noalias !16
  %v1130 = load <8 x float>, ptr %v448
  %v1132 = sub nsw i64 %v411, %v11
  %v1134 = sub nsw i64 %v418, %v6
  %v1136 = mul nsw i64 %v1134, 64
  %v1137 = add nsw i64 %v1132, %v1136
  %t280 = getelementptr float, ptr %s0, i64 %v1137
  %t281 = getelementptr float, ptr %t280, i64 264
  %v1138 = load <8 x float>, ptr %t281, align 4, !alias.scope !13, !noalias !14
  %v1139 = fadd <8 x float> %v1138, %v1130
  %t282 = getelementptr float, ptr %s1, i64 0
  %t283 = getelementptr float, ptr %t282, i64 72
  store <8 x float> %v1139, ptr %t283, align 4, !alias.scope !15, !noalias !16
  %v1150 = load <8 x float>, ptr %v451
  %v1152 = sub nsw i64 %v411, %v11
  %v1154 = sub nsw i64 %v418, %v6
  %v1156 = mul nsw i64 %v1154, 64
  %v1157 = add nsw i64 %v1152, %v1156
  %t284 = getelementptr float, ptr %s0, i64 %v1157
  %t285 = getelementptr float, ptr %t284, i64 320
  %v1158 = load <8 x float>, ptr %t285, align 4, !alias.scope !13, !noalias !14
  %v1159 = fadd <8 x float> %v1158, %v1150
  %t286 = getelementptr float, ptr %s1, i64 0
  %t287 = getelementptr float, ptr %t286, i64 80
  store <8 x float> %v1159, ptr %t287, align 4, !alias.scope !15, !noalias !16
  %v1170 = load <8 x float>, ptr %v454
  %v1172 = sub nsw i64 %v411, %v11
  %v1174 = sub nsw i64 %v418, %v6
  %v1176 = mul nsw i64 %v1174, 64
  %v1177 = add nsw i64 %v1172, %v1176
  %t288 = getelementptr float, ptr %s0, i64 %v1177
  %t289 = getelementptr float, ptr %t288, i64 328
  %v1178 = load <8 x float>, ptr %t289, align 4, !alias.scope !13, !noalias !14
  %v1179 = fadd <8 x float> %v1178, %v1170
  %t290 = getelementptr float, ptr %s1, i64 0
  %t291 = getelementptr float, ptr %t290, i64 88
  store <8 x float> %v1179, ptr %t291, align 4, !alias.scope !15, !noalias !16
  %v1191 = add nuw nsw i64 %v6, %v8
  %v1192 = sub nsw i64 %v1191, %v418
  %v1193 = call i64 @llvm.smin.i64(i64 %v1192, i64 6)
  %v1195 = add nuw nsw i64 %v11, 52
  %v1196 = sub nsw i64 %v1195, %v411
  %v1197 = call i64 @llvm.smin.i64(i64 %v1196, i64 16)
  %v1198 = add nsw i64 %v418, %v1193
  %t292 = icmp slt i64 %v418, %v1198
  br i1 %t292, label %body1199, label %after1199
body1199:
  %v1199 = phi i64 [ %v418, %then949 ], [ %next1199, %latch1199 ]
  %v1202 = mul nuw nsw i64 %v1199, 52
  %v1203 = add nsw i64 %v411, %v1197
  %v1205 = sub nsw i64 %v1203, %v411
  %v1206 = and i64 %v1205, 7
  %v1207 = sub nsw i64 %v1203, %v1206
  %t293 = icmp slt i64 %v411, %v1207
  br i1 %t293, label %body1208, label %after1208
body1208:
  %v1208 = phi i64 [ %v411, %body1199 ], [ %next1208, %latch1208 ]
  %v1210 = sub nsw i64 %v1208, %v411
  %v1212 = sub nsw i64 %v1199, %v418
  %v1214 = mul nsw i64 %v1212, 16
  %v1215 = add nsw i64 %v1210, %v1214
  %t294 = getelementptr float, ptr %s1, i64 %v1215
  %v1216 = load <8 x float>, ptr %t294, align 4, !alias.scope !15, !noalias !16
  %t295 = getelementptr float, ptr %p2, i64 %v1208
  %v1218 = load <8 x float>, ptr %t295, align 4, !alias.scope !9, !noalias !10
  %v1219 = fadd <8 x float> %v1216, %v1218
  %v1222 = mul nuw nsw i64 %v1199, 52
  %v1223 = add nuw nsw i64 %v1222, %v1208
  %t296 = getelementptr float, ptr %p3, i64 %v1223
  store <8 x float> %v1219, ptr %t296, align 4, !alias.scope !11, !noalias !12
  br label %latch1208
latch1208:
  %next1208 = add nuw nsw i64 %v1208, 8
  %more1208 = icmp slt i64 %next1208, %v1207
  br i1 %more1208, label %body1208, label %after1208
after1208:
  %t297 = icmp slt i64 %v1207, %v1203
  br i1 %t297, label %body1226, label %after1226
body1226:
  %v1226 = phi i64 [ %v1207, %after1208 ], [ %next1226, %latch1226 ]
  %v1229 = mul nuw nsw i64 %v1199, 52
  %v1231 = add nsw i64 %v1229, %v1226
  %v1233 = sub nsw i64 %v1226, %v411
  %v1235 = sub nsw i64 %v1199, %v418
  %v1237 = mul nsw i64 %v1235, 16
  %v1238 = add nsw i64 %v1233, %v1237
  %t298 = getelementptr float, ptr %s1, i64 %v1238
  %v1239 = load float, ptr %t298, align 4, !alias.scope !15, !noalias !16
  %t299 = getelementptr float, ptr %p2, i64 %v1226
  %v1240 = load float, ptr %t299, align 4, !alias.scope !9, !noalias !10
  %v1241 = fadd float %v1239, %v1240
  %t300 = getelementptr float, ptr %p3, i64 %v1231
  store float %v1241, ptr %t300, align 4, !alias.scope !11, !noalias !12
  br label %latch1226
latch1226:
  %next1226 = add nsw i64 %v1226, 1
  %more1226 = icmp slt i64 %next1226, %v1203
  br i1 %more1226, label %body1226, label %after1226
after1226:
  br label %latch1199
latch1199:
  %next1199 = add nuw nsw i64 %v1199, 1
  %more1199 = icmp slt i64 %next1199, %v1198
  br i1 %more1199, label %body1199, label %after1199
after1199:
  br label %after949
after949:
  br label %latch418
latch418:
  %next418 = add nuw nsw i64 %v418, 6
  %more418 = icmp slt i64 %next418, %v417
  br i1 %more418, label %body418, label %after418
after418:
  br label %latch411
latch411:
  %next411 = add nuw nsw i64 %v411, 16
  %more411 = icmp slt i64 %next411, %v410
  br i1 %more411, label %body411, label %after411
after411:
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
