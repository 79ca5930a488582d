; matmul: 2 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %p2.at = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %p2.at, !invariant.load !0
  %v24 = alloca <8 x float>
  %v27 = alloca <8 x float>
  %v30 = alloca <8 x float>
  %v33 = alloca <8 x float>
  %v36 = alloca <8 x float>
  %v39 = alloca <8 x float>
  %v42 = alloca <8 x float>
  %v45 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after51 ]
  %v2 = urem i64 %item, 1
  %v3 = udiv i64 %item, 1
  %v5 = mul nuw nsw i64 %v3, 4
  %v8 = mul nuw nsw i64 %v5, 16
  %v10 = add nuw nsw i64 %v5, 1
  %v11 = mul nuw nsw i64 %v10, 16
  %v13 = add nuw nsw i64 %v5, 2
  %v14 = mul nuw nsw i64 %v13, 16
  %v16 = add nuw nsw i64 %v5, 3
  %v17 = mul nuw nsw i64 %v16, 16
  %v19 = mul nuw nsw i64 %v5, 24
  %v21 = mul nuw nsw i64 %v2, 16
  store <8 x float> zeroinitializer, ptr %v24
  store <8 x float> zeroinitializer, ptr %v27
  store <8 x float> zeroinitializer, ptr %v30
  store <8 x float> zeroinitializer, ptr %v33
  store <8 x float> zeroinitializer, ptr %v36
  store <8 x float> zeroinitializer, ptr %v39
  store <8 x float> zeroinitializer, ptr %v42
  store <8 x float> zeroinitializer, ptr %v45
  br label %body51
body51:
  %v51 = phi i64 [ 0, %items ], [ %next51, %latch51 ]
  %v53 = add nuw nsw i64 %v19, %v51
  %t0 = getelementptr float, ptr %p0, i64 %v53
  %v54 = load float, ptr %t0, align 4, !alias.scope !5, !noalias !6
  %v56 = mul nuw nsw i64 %v51, 16
  %v57 = add nuw nsw i64 %v21, %v56
  %t1 = getelementptr float, ptr %p1, i64 %v57
  %v58 = load <8 x float>, ptr %t1, align 4, !alias.scope !5, !noalias !6
  %t2 = insertelement <8 x float> poison, float %v54, i64 0
  %v59 = shufflevector <8 x float> %t2, <8 x float> poison, <8 x i32> zeroinitializer
  %v60 = load <8 x float>, ptr %v24
  %v61 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v59, <8 x float> %v58, <8 x float> %v60)
  store <8 x float> %v61, ptr %v24
  %t3 = getelementptr float, ptr %p1, i64 %v57
  %t4 = getelementptr float, ptr %t3, i64 8
  %v63 = load <8 x float>, ptr %t4, align 4, !alias.scope !5, !noalias !6
  %t5 = insertelement <8 x float> poison, float %v54, i64 0
  %v64 = shufflevector <8 x float> %t5, <8 x float> poison, <8 x i32> zeroinitializer
  %v65 = load <8 x float>, ptr %v27
  %v66 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v64, <8 x float> %v63, <8 x float> %v65)
  store <8 x float> %v66, ptr %v27
  %t6 = getelementptr float, ptr %p0, i64 %v53
  %t7 = getelementptr float, ptr %t6, i64 24
  %v68 = load float, ptr %t7, align 4, !alias.scope !5, !noalias !6
  %t8 = insertelement <8 x float> poison, float %v68, i64 0
  %v69 = shufflevector <8 x float> %t8, <8 x float> poison, <8 x i32> zeroinitializer
  %v70 = load <8 x float>, ptr %v30
  %v71 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v69, <8 x float> %v58, <8 x float> %v70)
  store <8 x float> %v71, ptr %v30
  %t9 = insertelement <8 x float> poison, float %v68, i64 0
  %v73 = shufflevector <8 x float> %t9, <8 x float> poison, <8 x i32> zeroinitializer
  %v74 = load <8 x float>, ptr %v33
  %v75 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v73, <8 x float> %v63, <8 x float> %v74)
  store <8 x float> %v75, ptr %v33
  %t10 = getelementptr float, ptr %p0, i64 %v53
  %t11 = getelementptr float, ptr %t10, i64 48
  %v77 = load float, ptr %t11, align 4, !alias.scope !5, !noalias !6
  %t12 = insertelement <8 x float> poison, float %v77, i64 0
  %v78 = shufflevector <8 x float> %t12, <8 x float> poison, <8 x i32> zeroinitializer
  %v79 = load <8 x float>, ptr %v36
  %v80 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v78, <8 x float> %v58, <8 x float> %v79)
  store <8 x float> %v80, ptr %v36
  %t13 = insertelement <8 x float> poison, float %v77, i64 0
  %v82 = shufflevector <8 x float> %t13, <8 x float> poison, <8 x i32> zeroinitializer
  %v83 = load <8 x float>, ptr %v39
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v63, <8 x float> %v83)
  store <8 x float> %v84, ptr %v39
  %t14 = getelementptr float, ptr %p0, i64 %v53
  %t15 = getelementptr float, ptr %t14, i64 72
  %v86 = load float, ptr %t15, align 4, !alias.scope !5, !noalias !6
  %t16 = insertelement <8 x float> poison, float %v86, i64 0
  %v87 = shufflevector <8 x float> %t16, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = load <8 x float>, ptr %v42
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v58, <8 x float> %v88)
  store <8 x float> %v89, ptr %v42
  %t17 = insertelement <8 x float> poison, float %v86, i64 0
  %v91 = shufflevector <8 x float> %t17, <8 x float> poison, <8 x i32> zeroinitializer
  %v92 = load <8 x float>, ptr %v45
  %v93 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v91, <8 x float> %v63, <8 x float> %v92)
  store <8 x float> %v93, ptr %v45
  %t18 = getelementptr float, ptr %p0, i64 %v53
  %t19 = getelementptr float, ptr %t18, i64 1
  %v95 = load float, ptr %t19, align 4, !alias.scope !5, !noalias !6
  %t20 = getelementptr float, ptr %p1, i64 %v57
  %t21 = getelementptr float, ptr %t20, i64 16
  %v96 = load <8 x float>, ptr %t21, align 4, !alias.scope !5, !noalias !6
  %t22 = insertelement <8 x float> poison, float %v95, i64 0
  %v97 = shufflevector <8 x float> %t22, <8 x float> poison, <8 x i32> zeroinitializer
  %v98 = load <8 x float>, ptr %v24
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v97, <8 x float> %v96, <8 x float> %v98)
  store <8 x float> %v99, ptr %v24
  %t23 = getelementptr float, ptr %p1, i64 %v57
  %t24 = getelementptr float, ptr %t23, i64 24
  %v101 = load <8 x float>, ptr %t24, align 4, !alias.scope !5, !noalias !6
  %t25 = insertelement <8 x float> poison, float %v95, i64 0
  %v102 = shufflevector <8 x float> %t25, <8 x float> poison, <8 x i32> zeroinitializer
  %v103 = load <8 x float>, ptr %v27
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v102, <8 x float> %v101, <8 x float> %v103)
  store <8 x float> %v104, ptr %v27
  %t26 = getelementptr float, ptr %p0, i64 %v53
  %t27 = getelementptr float, ptr %t26, i64 25
  %v106 = load float, ptr %t27, align 4, !alias.scope !5, !noalias !6
  %t28 = insertelement <8 x float> poison, float %v106, i64 0
  %v107 = shufflevector <8 x float> %t28, <8 x float> poison, <8 x i32> zeroinitializer
  %v108 = load <8 x float>, ptr %v30
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v107, <8 x float> %v96, <8 x float> %v108)
  store <8 x float> %v109, ptr %v30
  %t29 = insertelement <8 x float> poison, float %v106, i64 0
  %v111 = shufflevector <8 x float> %t29, <8 x float> poison, <8 x i32> zeroinitializer
  %v112 = load <8 x float>, ptr %v33
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v111, <8 x float> %v101, <8 x float> %v112)
  store <8 x float> %v113, ptr %v33
  %t30 = getelementptr float, ptr %p0, i64 %v53
  %t31 = getelementptr float, ptr %t30, i64 49
  %v115 = load float, ptr %t31, align 4, !alias.scope !5, !noalias !6
  %t32 = insertelement <8 x float> poison, float %v115, i64 0
  %v116 = shufflevector <8 x float> %t32, <8 x float> poison, <8 x i32> zeroinitializer
  %v117 = load <8 x float>, ptr %v36
  %v118 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> %v96, <8 x float> %v117)
  store <8 x float> %v118, ptr %v36
  %t33 = insertelement <8 x float> poison, float %v115, i64 0
  %v120 = shufflevector <8 x float> %t33, <8 x float> poison, <8 x i32> zeroinitializer
  %v121 = load <8 x float>, ptr %v39
  %v122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v101, <8 x float> %v121)
  store <8 x float> %v122, ptr %v39
  %t34 = getelementptr float, ptr %p0, i64 %v53
  %t35 = getelementptr float, ptr %t34, i64 73
  %v124 = load float, ptr %t35, align 4, !alias.scope !5, !noalias !6
  %t36 = insertelement <8 x float> poison, float %v124, i64 0
  %v125 = shufflevector <8 x float> %t36, <8 x float> poison, <8 x i32> zeroinitializer
  %v126 = load <8 x float>, ptr %v42
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v96, <8 x float> %v126)
  store <8 x float> %v127, ptr %v42
  %t37 = insertelement <8 x float> poison, float %v124, i64 0
  %v129 = shufflevector <8 x float> %t37, <8 x float> poison, <8 x i32> zeroinitializer
  %v130 = load <8 x float>, ptr %v45
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v101, <8 x float> %v130)
  store <8 x float> %v131, ptr %v45
  %t38 = getelementptr float, ptr %p0, i64 %v53
  %t39 = getelementptr float, ptr %t38, i64 2
  %v133 = load float, ptr %t39, align 4, !alias.scope !5, !noalias !6
  %t40 = getelementptr float, ptr %p1, i64 %v57
  %t41 = getelementptr float, ptr %t40, i64 32
  %v134 = load <8 x float>, ptr %t41, align 4, !alias.scope !5, !noalias !6
  %t42 = insertelement <8 x float> poison, float %v133, i64 0
  %v135 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %v136 = load <8 x float>, ptr %v24
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v134, <8 x float> %v136)
  store <8 x float> %v137, ptr %v24
  %t43 = getelementptr float, ptr %p1, i64 %v57
  %t44 = getelementptr float, ptr %t43, i64 40
  %v139 = load <8 x float>, ptr %t44, align 4, !alias.scope !5, !noalias !6
  %t45 = insertelement <8 x float> poison, float %v133, i64 0
  %v140 = shufflevector <8 x float> %t45, <8 x float> poison, <8 x i32> zeroinitializer
  %v141 = load <8 x float>, ptr %v27
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v139, <8 x float> %v141)
  store <8 x float> %v142, ptr %v27
  %t46 = getelementptr float, ptr %p0, i64 %v53
  %t47 = getelementptr float, ptr %t46, i64 26
  %v144 = load float, ptr %t47, align 4, !alias.scope !5, !noalias !6
  %t48 = insertelement <8 x float> poison, float %v144, i64 0
  %v145 = shufflevector <8 x float> %t48, <8 x float> poison, <8 x i32> zeroinitializer
  %v146 = load <8 x float>, ptr %v30
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v134, <8 x float> %v146)
  store <8 x float> %v147, ptr %v30
  %t49 = insertelement <8 x float> poison, float %v144, i64 0
  %v149 = shufflevector <8 x float> %t49, <8 x float> poison, <8 x i32> zeroinitializer
  %v150 = load <8 x float>, ptr %v33
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v149, <8 x float> %v139, <8 x float> %v150)
  store <8 x float> %v151, ptr %v33
  %t50 = getelementptr float, ptr %p0, i64 %v53
  %t51 = getelementptr float, ptr %t50, i64 50
  %v153 = load float, ptr %t51, align 4, !alias.scope !5, !noalias !6
  %t52 = insertelement <8 x float> poison, float %v153, i64 0
  %v154 = shufflevector <8 x float> %t52, <8 x float> poison, <8 x i32> zeroinitializer
  %v155 = load <8 x float>, ptr %v36
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v154, <8 x float> %v134, <8 x float> %v155)
  store <8 x float> %v156, ptr %v36
  %t53 = insertelement <8 x float> poison, float %v153, i64 0
  %v158 = shufflevector <8 x float> %t53, <8 x float> poison, <8 x i32> zeroinitializer
  %v159 = load <8 x float>, ptr %v39
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v139, <8 x float> %v159)
  store <8 x float> %v160, ptr %v39
  %t54 = getelementptr float, ptr %p0, i64 %v53
  %t55 = getelementptr float, ptr %t54, i64 74
  %v162 = load float, ptr %t55, align 4, !alias.scope !5, !noalias !6
  %t56 = insertelement <8 x float> poison, float %v162, i64 0
  %v163 = shufflevector <8 x float> %t56, <8 x float> poison, <8 x i32> zeroinitializer
  %v164 = load <8 x float>, ptr %v42
  %v165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v163, <8 x float> %v134, <8 x float> %v164)
  store <8 x float> %v165, ptr %v42
  %t57 = insertelement <8 x float> poison, float %v162, i64 0
  %v167 = shufflevector <8 x float> %t57, <8 x float> poison, <8 x i32> zeroinitializer
  %v168 = load <8 x float>, ptr %v45
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v167, <8 x float> %v139, <8 x float> %v168)
  store <8 x float> %v169, ptr %v45
  %t58 = getelementptr float, ptr %p0, i64 %v53
  %t59 = getelementptr float, ptr %t58, i64 3
  %v171 = load float, ptr %t59, align 4, !alias.scope !5, !noalias !6
  %t60 = getelementptr float, ptr %p1, i64 %v57
  %t61 = getelementptr float, ptr %t60, i64 48
  %v172 = load <8 x float>, ptr %t61, align 4, !alias.scope !5, !noalias !6
  %t62 = insertelement <8 x float> poison, float %v171, i64 0
  %v173 = shufflevector <8 x float> %t62, <8 x float> poison, <8 x i32> zeroinitializer
  %v174 = load <8 x float>, ptr %v24
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v173, <8 x float> %v172, <8 x float> %v174)
  store <8 x float> %v175, ptr %v24
  %t63 = getelementptr float, ptr %p1, i64 %v57
  %t64 = getelementptr float, ptr %t63, i64 56
  %v177 = load <8 x float>, ptr %t64, align 4, !alias.scope !5, !noalias !6
  %t65 = insertelement <8 x float> poison, float %v171, i64 0
  %v178 = shufflevector <8 x float> %t65, <8 x float> poison, <8 x i32> zeroinitializer
  %v179 = load <8 x float>, ptr %v27
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v177, <8 x float> %v179)
  store <8 x float> %v180, ptr %v27
  %t66 = getelementptr float, ptr %p0, i64 %v53
  %t67 = getelementptr float, ptr %t66, i64 27
  %v182 = load float, ptr %t67, align 4, !alias.scope !5, !noalias !6
  %t68 = insertelement <8 x float> poison, float %v182, i64 0
  %v183 = shufflevector <8 x float> %t68, <8 x float> poison, <8 x i32> zeroinitializer
  %v184 = load <8 x float>, ptr %v30
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v183, <8 x float> %v172, <8 x float> %v184)
  store <8 x float> %v185, ptr %v30
  %t69 = insertelement <8 x float> poison, float %v182, i64 0
  %v187 = shufflevector <8 x float> %t69, <8 x float> poison, <8 x i32> zeroinitializer
  %v188 = load <8 x float>, ptr %v33
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v177, <8 x float> %v188)
  store <8 x float> %v189, ptr %v33
  %t70 = getelementptr float, ptr %p0, i64 %v53
  %t71 = getelementptr float, ptr %t70, i64 51
  %v191 = load float, ptr %t71, align 4, !alias.scope !5, !noalias !6
  %t72 = insertelement <8 x float> poison, float %v191, i64 0
  %v192 = shufflevector <8 x float> %t72, <8 x float> poison, <8 x i32> zeroinitializer
  %v193 = load <8 x float>, ptr %v36
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v192, <8 x float> %v172, <8 x float> %v193)
  store <8 x float> %v194, ptr %v36
  %t73 = insertelement <8 x float> poison, float %v191, i64 0
  %v196 = shufflevector <8 x float> %t73, <8 x float> poison, <8 x i32> zeroinitializer
  %v197 = load <8 x float>, ptr %v39
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v196, <8 x float> %v177, <8 x float> %v197)
  store <8 x float> %v198, ptr %v39
  %t74 = getelementptr float, ptr %p0, i64 %v53
  %t75 = getelementptr float, ptr %t74, i64 75
  %v200 = load float, ptr %t75, align 4, !alias.scope !5, !noalias !6
  %t76 = insertelement <8 x float> poison, float %v200, i64 0
  %v201 = shufflevector <8 x float> %t76, <8 x float> poison, <8 x i32> zeroinitializer
  %v202 = load <8 x float>, ptr %v42
  %v203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v201, <8 x float> %v172, <8 x float> %v202)
  store <8 x float> %v203, ptr %v42
  %t77 = insertelement <8 x float> poison, float %v200, i64 0
  %v205 = shufflevector <8 x float> %t77, <8 x float> poison, <8 x i32> zeroinitializer
  %v206 = load <8 x float>, ptr %v45
  %v207 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v205, <8 x float> %v177, <8 x float> %v206)
  store <8 x float> %v207, ptr %v45
  br label %latch51
latch51:
  %next51 = add nuw nsw i64 %v51, 4
  %more51 = icmp slt i64 %next51, 24
  br i1 %more51, label %body51, label %after51
after51:
  %v210 = load <8 x float>, ptr %v24
  %v211 = load <8 x float>, ptr %v27
  %v212 = load <8 x float>, ptr %v30
  %v213 = load <8 x float>, ptr %v33
  %v214 = load <8 x float>, ptr %v36
  %v215 = load <8 x float>, ptr %v39
  %v216 = load <8 x float>, ptr %v42
  %v217 = load <8 x float>, ptr %v45
  %v219 = add nuw nsw i64 %v8, %v21
  %t78 = getelementptr float, ptr %p2, i64 %v219
  store <8 x float> %v210, ptr %t78, align 4, !alias.scope !7, !noalias !8
  %t79 = getelementptr float, ptr %p2, i64 %v219
  %t80 = getelementptr float, ptr %t79, i64 8
  store <8 x float> %v211, ptr %t80, align 4, !alias.scope !7, !noalias !8
  %t81 = getelementptr float, ptr %p2, i64 %v219
  %t82 = getelementptr float, ptr %t81, i64 16
  store <8 x float> %v212, ptr %t82, align 4, !alias.scope !7, !noalias !8
  %t83 = getelementptr float, ptr %p2, i64 %v219
  %t84 = getelementptr float, ptr %t83, i64 24
  store <8 x float> %v213, ptr %t84, align 4, !alias.scope !7, !noalias !8
  %t85 = getelementptr float, ptr %p2, i64 %v219
  %t86 = getelementptr float, ptr %t85, i64 32
  store <8 x float> %v214, ptr %t86, align 4, !alias.scope !7, !noalias !8
  %t87 = getelementptr float, ptr %p2, i64 %v219
  %t88 = getelementptr float, ptr %t87, i64 40
  store <8 x float> %v215, ptr %t88, align 4, !alias.scope !7, !noalias !8
  %t89 = getelementptr float, ptr %p2, i64 %v219
  %t90 = getelementptr float, ptr %t89, i64 48
  store <8 x float> %v216, ptr %t90, align 4, !alias.scope !7, !noalias !8
  %t91 = getelementptr float, ptr %p2, i64 %v219
  %t92 = getelementptr float, ptr %t91, i64 56
  store <8 x float> %v217, ptr %t92, align 4, !alias.scope !7, !noalias !8
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

attributes #0 = { nounwind "no-builtins" "prefer-vector-width"="512" }

!0 = !{}
!1 = !{!"branch_weights", i32 1048575, i32 1}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = !{!3}
!6 = !{}
!7 = !{!4}
!8 = !{}
