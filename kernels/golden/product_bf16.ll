; product_bf16: 2 work items

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
  %v954 = alloca <8 x float>
  %v957 = alloca <8 x float>
  %v960 = alloca <8 x float>
  %v963 = alloca <8 x float>
  %v966 = alloca <8 x float>
  %v969 = alloca <8 x float>
  %v972 = alloca <8 x float>
  %v975 = alloca <8 x float>
  %v978 = alloca <8 x float>
  %v981 = alloca <8 x float>
  %v984 = alloca <8 x float>
  %v987 = alloca <8 x float>
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
  %t1 = getelementptr i16, ptr %p1, i64 %v39
  %v40 = load i16, ptr %t1, align 2, !alias.scope !9, !noalias !10
  %v42 = zext i16 %v40 to i32
  %t2 = getelementptr i16, ptr %p1, i64 %v39
  %t3 = getelementptr i16, ptr %t2, i64 1
  %v43 = load i16, ptr %t3, align 2, !alias.scope !9, !noalias !10
  %v45 = zext i16 %v43 to i32
  %t4 = getelementptr i16, ptr %p1, i64 %v39
  %t5 = getelementptr i16, ptr %t4, i64 2
  %v46 = load i16, ptr %t5, align 2, !alias.scope !9, !noalias !10
  %v48 = zext i16 %v46 to i32
  %t6 = getelementptr i16, ptr %p1, i64 %v39
  %t7 = getelementptr i16, ptr %t6, i64 3
  %v49 = load i16, ptr %t7, align 2, !alias.scope !9, !noalias !10
  %v51 = zext i16 %v49 to i32
  %t8 = getelementptr i16, ptr %p1, i64 %v39
  %t9 = getelementptr i16, ptr %t8, i64 4
  %v52 = load i16, ptr %t9, align 2, !alias.scope !9, !noalias !10
  %v54 = zext i16 %v52 to i32
  %t10 = getelementptr i16, ptr %p1, i64 %v39
  %t11 = getelementptr i16, ptr %t10, i64 5
  %v55 = load i16, ptr %t11, align 2, !alias.scope !9, !noalias !10
  %v57 = zext i16 %v55 to i32
  %t12 = getelementptr i16, ptr %p1, i64 %v39
  %t13 = getelementptr i16, ptr %t12, i64 6
  %v58 = load i16, ptr %t13, align 2, !alias.scope !9, !noalias !10
  %v60 = zext i16 %v58 to i32
  %t14 = getelementptr i16, ptr %p1, i64 %v39
  %t15 = getelementptr i16, ptr %t14, i64 7
  %v61 = load i16, ptr %t15, align 2, !alias.scope !9, !noalias !10
  %v63 = zext i16 %v61 to i32
  %t16 = insertelement <8 x i32> poison, i32 %v42, i64 0
  %t17 = insertelement <8 x i32> %t16, i32 %v45, i64 1
  %t18 = insertelement <8 x i32> %t17, i32 %v48, i64 2
  %t19 = insertelement <8 x i32> %t18, i32 %v51, i64 3
  %t20 = insertelement <8 x i32> %t19, i32 %v54, i64 4
  %t21 = insertelement <8 x i32> %t20, i32 %v57, i64 5
  %t22 = insertelement <8 x i32> %t21, i32 %v60, i64 6
  %v64 = insertelement <8 x i32> %t22, i32 %v63, i64 7
  %v67 = shl <8 x i32> %v64, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v68 = bitcast <8 x i32> %v67 to <8 x float>
  %t23 = getelementptr i16, ptr %p1, i64 %v39
  %t24 = getelementptr i16, ptr %t23, i64 300
  %v69 = load i16, ptr %t24, align 2, !alias.scope !9, !noalias !10
  %v71 = zext i16 %v69 to i32
  %t25 = getelementptr i16, ptr %p1, i64 %v39
  %t26 = getelementptr i16, ptr %t25, i64 301
  %v72 = load i16, ptr %t26, align 2, !alias.scope !9, !noalias !10
  %v74 = zext i16 %v72 to i32
  %t27 = getelementptr i16, ptr %p1, i64 %v39
  %t28 = getelementptr i16, ptr %t27, i64 302
  %v75 = load i16, ptr %t28, align 2, !alias.scope !9, !noalias !10
  %v77 = zext i16 %v75 to i32
  %t29 = getelementptr i16, ptr %p1, i64 %v39
  %t30 = getelementptr i16, ptr %t29, i64 303
  %v78 = load i16, ptr %t30, align 2, !alias.scope !9, !noalias !10
  %v80 = zext i16 %v78 to i32
  %t31 = getelementptr i16, ptr %p1, i64 %v39
  %t32 = getelementptr i16, ptr %t31, i64 304
  %v81 = load i16, ptr %t32, align 2, !alias.scope !9, !noalias !10
  %v83 = zext i16 %v81 to i32
  %t33 = getelementptr i16, ptr %p1, i64 %v39
  %t34 = getelementptr i16, ptr %t33, i64 305
  %v84 = load i16, ptr %t34, align 2, !alias.scope !9, !noalias !10
  %v86 = zext i16 %v84 to i32
  %t35 = getelementptr i16, ptr %p1, i64 %v39
  %t36 = getelementptr i16, ptr %t35, i64 306
  %v87 = load i16, ptr %t36, align 2, !alias.scope !9, !noalias !10
  %v89 = zext i16 %v87 to i32
  %t37 = getelementptr i16, ptr %p1, i64 %v39
  %t38 = getelementptr i16, ptr %t37, i64 307
  %v90 = load i16, ptr %t38, align 2, !alias.scope !9, !noalias !10
  %v92 = zext i16 %v90 to i32
  %t39 = insertelement <8 x i32> poison, i32 %v71, i64 0
  %t40 = insertelement <8 x i32> %t39, i32 %v74, i64 1
  %t41 = insertelement <8 x i32> %t40, i32 %v77, i64 2
  %t42 = insertelement <8 x i32> %t41, i32 %v80, i64 3
  %t43 = insertelement <8 x i32> %t42, i32 %v83, i64 4
  %t44 = insertelement <8 x i32> %t43, i32 %v86, i64 5
  %t45 = insertelement <8 x i32> %t44, i32 %v89, i64 6
  %v93 = insertelement <8 x i32> %t45, i32 %v92, i64 7
  %v95 = shl <8 x i32> %v93, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v96 = bitcast <8 x i32> %v95 to <8 x float>
  %t46 = getelementptr i16, ptr %p1, i64 %v39
  %t47 = getelementptr i16, ptr %t46, i64 600
  %v97 = load i16, ptr %t47, align 2, !alias.scope !9, !noalias !10
  %v99 = zext i16 %v97 to i32
  %t48 = getelementptr i16, ptr %p1, i64 %v39
  %t49 = getelementptr i16, ptr %t48, i64 601
  %v100 = load i16, ptr %t49, align 2, !alias.scope !9, !noalias !10
  %v102 = zext i16 %v100 to i32
  %t50 = getelementptr i16, ptr %p1, i64 %v39
  %t51 = getelementptr i16, ptr %t50, i64 602
  %v103 = load i16, ptr %t51, align 2, !alias.scope !9, !noalias !10
  %v105 = zext i16 %v103 to i32
  %t52 = getelementptr i16, ptr %p1, i64 %v39
  %t53 = getelementptr i16, ptr %t52, i64 603
  %v106 = load i16, ptr %t53, align 2, !alias.scope !9, !noalias !10
  %v108 = zext i16 %v106 to i32
  %t54 = getelementptr i16, ptr %p1, i64 %v39
  %t55 = getelementptr i16, ptr %t54, i64 604
  %v109 = load i16, ptr %t55, align 2, !alias.scope !9, !noalias !10
  %v111 = zext i16 %v109 to i32
  %t56 = getelementptr i16, ptr %p1, i64 %v39
  %t57 = getelementptr i16, ptr %t56, i64 605
  %v112 = load i16, ptr %t57, align 2, !alias.scope !9, !noalias !10
  %v114 = zext i16 %v112 to i32
  %t58 = getelementptr i16, ptr %p1, i64 %v39
  %t59 = getelementptr i16, ptr %t58, i64 606
  %v115 = load i16, ptr %t59, align 2, !alias.scope !9, !noalias !10
  %v117 = zext i16 %v115 to i32
  %t60 = getelementptr i16, ptr %p1, i64 %v39
  %t61 = getelementptr i16, ptr %t60, i64 607
  %v118 = load i16, ptr %t61, align 2, !alias.scope !9, !noalias !10
  %v120 = zext i16 %v118 to i32
  %t62 = insertelement <8 x i32> poison, i32 %v99, i64 0
  %t63 = insertelement <8 x i32> %t62, i32 %v102, i64 1
  %t64 = insertelement <8 x i32> %t63, i32 %v105, i64 2
  %t65 = insertelement <8 x i32> %t64, i32 %v108, i64 3
  %t66 = insertelement <8 x i32> %t65, i32 %v111, i64 4
  %t67 = insertelement <8 x i32> %t66, i32 %v114, i64 5
  %t68 = insertelement <8 x i32> %t67, i32 %v117, i64 6
  %v121 = insertelement <8 x i32> %t68, i32 %v120, i64 7
  %v123 = shl <8 x i32> %v121, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v124 = bitcast <8 x i32> %v123 to <8 x float>
  %t69 = getelementptr i16, ptr %p1, i64 %v39
  %t70 = getelementptr i16, ptr %t69, i64 900
  %v125 = load i16, ptr %t70, align 2, !alias.scope !9, !noalias !10
  %v127 = zext i16 %v125 to i32
  %t71 = getelementptr i16, ptr %p1, i64 %v39
  %t72 = getelementptr i16, ptr %t71, i64 901
  %v128 = load i16, ptr %t72, align 2, !alias.scope !9, !noalias !10
  %v130 = zext i16 %v128 to i32
  %t73 = getelementptr i16, ptr %p1, i64 %v39
  %t74 = getelementptr i16, ptr %t73, i64 902
  %v131 = load i16, ptr %t74, align 2, !alias.scope !9, !noalias !10
  %v133 = zext i16 %v131 to i32
  %t75 = getelementptr i16, ptr %p1, i64 %v39
  %t76 = getelementptr i16, ptr %t75, i64 903
  %v134 = load i16, ptr %t76, align 2, !alias.scope !9, !noalias !10
  %v136 = zext i16 %v134 to i32
  %t77 = getelementptr i16, ptr %p1, i64 %v39
  %t78 = getelementptr i16, ptr %t77, i64 904
  %v137 = load i16, ptr %t78, align 2, !alias.scope !9, !noalias !10
  %v139 = zext i16 %v137 to i32
  %t79 = getelementptr i16, ptr %p1, i64 %v39
  %t80 = getelementptr i16, ptr %t79, i64 905
  %v140 = load i16, ptr %t80, align 2, !alias.scope !9, !noalias !10
  %v142 = zext i16 %v140 to i32
  %t81 = getelementptr i16, ptr %p1, i64 %v39
  %t82 = getelementptr i16, ptr %t81, i64 906
  %v143 = load i16, ptr %t82, align 2, !alias.scope !9, !noalias !10
  %v145 = zext i16 %v143 to i32
  %t83 = getelementptr i16, ptr %p1, i64 %v39
  %t84 = getelementptr i16, ptr %t83, i64 907
  %v146 = load i16, ptr %t84, align 2, !alias.scope !9, !noalias !10
  %v148 = zext i16 %v146 to i32
  %t85 = insertelement <8 x i32> poison, i32 %v127, i64 0
  %t86 = insertelement <8 x i32> %t85, i32 %v130, i64 1
  %t87 = insertelement <8 x i32> %t86, i32 %v133, i64 2
  %t88 = insertelement <8 x i32> %t87, i32 %v136, i64 3
  %t89 = insertelement <8 x i32> %t88, i32 %v139, i64 4
  %t90 = insertelement <8 x i32> %t89, i32 %v142, i64 5
  %t91 = insertelement <8 x i32> %t90, i32 %v145, i64 6
  %v149 = insertelement <8 x i32> %t91, i32 %v148, i64 7
  %v151 = shl <8 x i32> %v149, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v152 = bitcast <8 x i32> %v151 to <8 x float>
  %t92 = getelementptr i16, ptr %p1, i64 %v39
  %t93 = getelementptr i16, ptr %t92, i64 1200
  %v153 = load i16, ptr %t93, align 2, !alias.scope !9, !noalias !10
  %v155 = zext i16 %v153 to i32
  %t94 = getelementptr i16, ptr %p1, i64 %v39
  %t95 = getelementptr i16, ptr %t94, i64 1201
  %v156 = load i16, ptr %t95, align 2, !alias.scope !9, !noalias !10
  %v158 = zext i16 %v156 to i32
  %t96 = getelementptr i16, ptr %p1, i64 %v39
  %t97 = getelementptr i16, ptr %t96, i64 1202
  %v159 = load i16, ptr %t97, align 2, !alias.scope !9, !noalias !10
  %v161 = zext i16 %v159 to i32
  %t98 = getelementptr i16, ptr %p1, i64 %v39
  %t99 = getelementptr i16, ptr %t98, i64 1203
  %v162 = load i16, ptr %t99, align 2, !alias.scope !9, !noalias !10
  %v164 = zext i16 %v162 to i32
  %t100 = getelementptr i16, ptr %p1, i64 %v39
  %t101 = getelementptr i16, ptr %t100, i64 1204
  %v165 = load i16, ptr %t101, align 2, !alias.scope !9, !noalias !10
  %v167 = zext i16 %v165 to i32
  %t102 = getelementptr i16, ptr %p1, i64 %v39
  %t103 = getelementptr i16, ptr %t102, i64 1205
  %v168 = load i16, ptr %t103, align 2, !alias.scope !9, !noalias !10
  %v170 = zext i16 %v168 to i32
  %t104 = getelementptr i16, ptr %p1, i64 %v39
  %t105 = getelementptr i16, ptr %t104, i64 1206
  %v171 = load i16, ptr %t105, align 2, !alias.scope !9, !noalias !10
  %v173 = zext i16 %v171 to i32
  %t106 = getelementptr i16, ptr %p1, i64 %v39
  %t107 = getelementptr i16, ptr %t106, i64 1207
  %v174 = load i16, ptr %t107, align 2, !alias.scope !9, !noalias !10
  %v176 = zext i16 %v174 to i32
  %t108 = insertelement <8 x i32> poison, i32 %v155, i64 0
  %t109 = insertelement <8 x i32> %t108, i32 %v158, i64 1
  %t110 = insertelement <8 x i32> %t109, i32 %v161, i64 2
  %t111 = insertelement <8 x i32> %t110, i32 %v164, i64 3
  %t112 = insertelement <8 x i32> %t111, i32 %v167, i64 4
  %t113 = insertelement <8 x i32> %t112, i32 %v170, i64 5
  %t114 = insertelement <8 x i32> %t113, i32 %v173, i64 6
  %v177 = insertelement <8 x i32> %t114, i32 %v176, i64 7
  %v179 = shl <8 x i32> %v177, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v180 = bitcast <8 x i32> %v179 to <8 x float>
  %t115 = getelementptr i16, ptr %p1, i64 %v39
  %t116 = getelementptr i16, ptr %t115, i64 1500
  %v181 = load i16, ptr %t116, align 2, !alias.scope !9, !noalias !10
  %v183 = zext i16 %v181 to i32
  %t117 = getelementptr i16, ptr %p1, i64 %v39
  %t118 = getelementptr i16, ptr %t117, i64 1501
  %v184 = load i16, ptr %t118, align 2, !alias.scope !9, !noalias !10
  %v186 = zext i16 %v184 to i32
  %t119 = getelementptr i16, ptr %p1, i64 %v39
  %t120 = getelementptr i16, ptr %t119, i64 1502
  %v187 = load i16, ptr %t120, align 2, !alias.scope !9, !noalias !10
  %v189 = zext i16 %v187 to i32
  %t121 = getelementptr i16, ptr %p1, i64 %v39
  %t122 = getelementptr i16, ptr %t121, i64 1503
  %v190 = load i16, ptr %t122, align 2, !alias.scope !9, !noalias !10
  %v192 = zext i16 %v190 to i32
  %t123 = getelementptr i16, ptr %p1, i64 %v39
  %t124 = getelementptr i16, ptr %t123, i64 1504
  %v193 = load i16, ptr %t124, align 2, !alias.scope !9, !noalias !10
  %v195 = zext i16 %v193 to i32
  %t125 = getelementptr i16, ptr %p1, i64 %v39
  %t126 = getelementptr i16, ptr %t125, i64 1505
  %v196 = load i16, ptr %t126, align 2, !alias.scope !9, !noalias !10
  %v198 = zext i16 %v196 to i32
  %t127 = getelementptr i16, ptr %p1, i64 %v39
  %t128 = getelementptr i16, ptr %t127, i64 1506
  %v199 = load i16, ptr %t128, align 2, !alias.scope !9, !noalias !10
  %v201 = zext i16 %v199 to i32
  %t129 = getelementptr i16, ptr %p1, i64 %v39
  %t130 = getelementptr i16, ptr %t129, i64 1507
  %v202 = load i16, ptr %t130, align 2, !alias.scope !9, !noalias !10
  %v204 = zext i16 %v202 to i32
  %t131 = insertelement <8 x i32> poison, i32 %v183, i64 0
  %t132 = insertelement <8 x i32> %t131, i32 %v186, i64 1
  %t133 = insertelement <8 x i32> %t132, i32 %v189, i64 2
  %t134 = insertelement <8 x i32> %t133, i32 %v192, i64 3
  %t135 = insertelement <8 x i32> %t134, i32 %v195, i64 4
  %t136 = insertelement <8 x i32> %t135, i32 %v198, i64 5
  %t137 = insertelement <8 x i32> %t136, i32 %v201, i64 6
  %v205 = insertelement <8 x i32> %t137, i32 %v204, i64 7
  %v207 = shl <8 x i32> %v205, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v208 = bitcast <8 x i32> %v207 to <8 x float>
  %t138 = getelementptr i16, ptr %p1, i64 %v39
  %t139 = getelementptr i16, ptr %t138, i64 1800
  %v209 = load i16, ptr %t139, align 2, !alias.scope !9, !noalias !10
  %v211 = zext i16 %v209 to i32
  %t140 = getelementptr i16, ptr %p1, i64 %v39
  %t141 = getelementptr i16, ptr %t140, i64 1801
  %v212 = load i16, ptr %t141, align 2, !alias.scope !9, !noalias !10
  %v214 = zext i16 %v212 to i32
  %t142 = getelementptr i16, ptr %p1, i64 %v39
  %t143 = getelementptr i16, ptr %t142, i64 1802
  %v215 = load i16, ptr %t143, align 2, !alias.scope !9, !noalias !10
  %v217 = zext i16 %v215 to i32
  %t144 = getelementptr i16, ptr %p1, i64 %v39
  %t145 = getelementptr i16, ptr %t144, i64 1803
  %v218 = load i16, ptr %t145, align 2, !alias.scope !9, !noalias !10
  %v220 = zext i16 %v218 to i32
  %t146 = getelementptr i16, ptr %p1, i64 %v39
  %t147 = getelementptr i16, ptr %t146, i64 1804
  %v221 = load i16, ptr %t147, align 2, !alias.scope !9, !noalias !10
  %v223 = zext i16 %v221 to i32
  %t148 = getelementptr i16, ptr %p1, i64 %v39
  %t149 = getelementptr i16, ptr %t148, i64 1805
  %v224 = load i16, ptr %t149, align 2, !alias.scope !9, !noalias !10
  %v226 = zext i16 %v224 to i32
  %t150 = getelementptr i16, ptr %p1, i64 %v39
  %t151 = getelementptr i16, ptr %t150, i64 1806
  %v227 = load i16, ptr %t151, align 2, !alias.scope !9, !noalias !10
  %v229 = zext i16 %v227 to i32
  %t152 = getelementptr i16, ptr %p1, i64 %v39
  %t153 = getelementptr i16, ptr %t152, i64 1807
  %v230 = load i16, ptr %t153, align 2, !alias.scope !9, !noalias !10
  %v232 = zext i16 %v230 to i32
  %t154 = insertelement <8 x i32> poison, i32 %v211, i64 0
  %t155 = insertelement <8 x i32> %t154, i32 %v214, i64 1
  %t156 = insertelement <8 x i32> %t155, i32 %v217, i64 2
  %t157 = insertelement <8 x i32> %t156, i32 %v220, i64 3
  %t158 = insertelement <8 x i32> %t157, i32 %v223, i64 4
  %t159 = insertelement <8 x i32> %t158, i32 %v226, i64 5
  %t160 = insertelement <8 x i32> %t159, i32 %v229, i64 6
  %v233 = insertelement <8 x i32> %t160, i32 %v232, i64 7
  %v235 = shl <8 x i32> %v233, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v236 = bitcast <8 x i32> %v235 to <8 x float>
  %t161 = getelementptr i16, ptr %p1, i64 %v39
  %t162 = getelementptr i16, ptr %t161, i64 2100
  %v237 = load i16, ptr %t162, align 2, !alias.scope !9, !noalias !10
  %v239 = zext i16 %v237 to i32
  %t163 = getelementptr i16, ptr %p1, i64 %v39
  %t164 = getelementptr i16, ptr %t163, i64 2101
  %v240 = load i16, ptr %t164, align 2, !alias.scope !9, !noalias !10
  %v242 = zext i16 %v240 to i32
  %t165 = getelementptr i16, ptr %p1, i64 %v39
  %t166 = getelementptr i16, ptr %t165, i64 2102
  %v243 = load i16, ptr %t166, align 2, !alias.scope !9, !noalias !10
  %v245 = zext i16 %v243 to i32
  %t167 = getelementptr i16, ptr %p1, i64 %v39
  %t168 = getelementptr i16, ptr %t167, i64 2103
  %v246 = load i16, ptr %t168, align 2, !alias.scope !9, !noalias !10
  %v248 = zext i16 %v246 to i32
  %t169 = getelementptr i16, ptr %p1, i64 %v39
  %t170 = getelementptr i16, ptr %t169, i64 2104
  %v249 = load i16, ptr %t170, align 2, !alias.scope !9, !noalias !10
  %v251 = zext i16 %v249 to i32
  %t171 = getelementptr i16, ptr %p1, i64 %v39
  %t172 = getelementptr i16, ptr %t171, i64 2105
  %v252 = load i16, ptr %t172, align 2, !alias.scope !9, !noalias !10
  %v254 = zext i16 %v252 to i32
  %t173 = getelementptr i16, ptr %p1, i64 %v39
  %t174 = getelementptr i16, ptr %t173, i64 2106
  %v255 = load i16, ptr %t174, align 2, !alias.scope !9, !noalias !10
  %v257 = zext i16 %v255 to i32
  %t175 = getelementptr i16, ptr %p1, i64 %v39
  %t176 = getelementptr i16, ptr %t175, i64 2107
  %v258 = load i16, ptr %t176, align 2, !alias.scope !9, !noalias !10
  %v260 = zext i16 %v258 to i32
  %t177 = insertelement <8 x i32> poison, i32 %v239, i64 0
  %t178 = insertelement <8 x i32> %t177, i32 %v242, i64 1
  %t179 = insertelement <8 x i32> %t178, i32 %v245, i64 2
  %t180 = insertelement <8 x i32> %t179, i32 %v248, i64 3
  %t181 = insertelement <8 x i32> %t180, i32 %v251, i64 4
  %t182 = insertelement <8 x i32> %t181, i32 %v254, i64 5
  %t183 = insertelement <8 x i32> %t182, i32 %v257, i64 6
  %v261 = insertelement <8 x i32> %t183, i32 %v260, i64 7
  %v263 = shl <8 x i32> %v261, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v264 = bitcast <8 x i32> %v263 to <8 x float>
  %v265 = shufflevector <8 x float> %v68, <8 x float> %v180, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v266 = shufflevector <8 x float> %v68, <8 x float> %v180, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v267 = shufflevector <8 x float> %v96, <8 x float> %v208, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v268 = shufflevector <8 x float> %v96, <8 x float> %v208, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v269 = shufflevector <8 x float> %v124, <8 x float> %v236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v270 = shufflevector <8 x float> %v124, <8 x float> %v236, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v271 = shufflevector <8 x float> %v152, <8 x float> %v264, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v272 = shufflevector <8 x float> %v152, <8 x float> %v264, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v273 = shufflevector <8 x float> %v265, <8 x float> %v269, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v274 = shufflevector <8 x float> %v265, <8 x float> %v269, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v275 = shufflevector <8 x float> %v267, <8 x float> %v271, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v276 = shufflevector <8 x float> %v267, <8 x float> %v271, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v277 = shufflevector <8 x float> %v266, <8 x float> %v270, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v278 = shufflevector <8 x float> %v266, <8 x float> %v270, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v279 = shufflevector <8 x float> %v268, <8 x float> %v272, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v280 = shufflevector <8 x float> %v268, <8 x float> %v272, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v281 = shufflevector <8 x float> %v273, <8 x float> %v275, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v282 = shufflevector <8 x float> %v273, <8 x float> %v275, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v283 = shufflevector <8 x float> %v274, <8 x float> %v276, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v284 = shufflevector <8 x float> %v274, <8 x float> %v276, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v285 = shufflevector <8 x float> %v277, <8 x float> %v279, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v286 = shufflevector <8 x float> %v277, <8 x float> %v279, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v287 = shufflevector <8 x float> %v278, <8 x float> %v280, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v288 = shufflevector <8 x float> %v278, <8 x float> %v280, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v290 = sub nsw i64 %v37, %v17
  %v292 = mul nsw i64 %v290, 16
  %v293 = sub nsw i64 %v32, %v11
  %v295 = mul nuw nsw i64 %v293, 257
  %v296 = add nsw i64 %v292, %v295
  %t184 = getelementptr float, ptr %s2, i64 %v296
  store <8 x float> %v281, ptr %t184, align 4, !alias.scope !17, !noalias !18
  %v299 = sub nsw i64 %v37, %v17
  %v301 = mul nsw i64 %v299, 16
  %v302 = sub nsw i64 %v32, %v11
  %v304 = mul nuw nsw i64 %v302, 257
  %v305 = add nsw i64 %v301, %v304
  %t185 = getelementptr float, ptr %s2, i64 %v305
  %t186 = getelementptr float, ptr %t185, i64 16
  store <8 x float> %v282, ptr %t186, align 4, !alias.scope !17, !noalias !18
  %v308 = sub nsw i64 %v37, %v17
  %v310 = mul nsw i64 %v308, 16
  %v311 = sub nsw i64 %v32, %v11
  %v313 = mul nuw nsw i64 %v311, 257
  %v314 = add nsw i64 %v310, %v313
  %t187 = getelementptr float, ptr %s2, i64 %v314
  %t188 = getelementptr float, ptr %t187, i64 32
  store <8 x float> %v283, ptr %t188, align 4, !alias.scope !17, !noalias !18
  %v317 = sub nsw i64 %v37, %v17
  %v319 = mul nsw i64 %v317, 16
  %v320 = sub nsw i64 %v32, %v11
  %v322 = mul nuw nsw i64 %v320, 257
  %v323 = add nsw i64 %v319, %v322
  %t189 = getelementptr float, ptr %s2, i64 %v323
  %t190 = getelementptr float, ptr %t189, i64 48
  store <8 x float> %v284, ptr %t190, align 4, !alias.scope !17, !noalias !18
  %v326 = sub nsw i64 %v37, %v17
  %v328 = mul nsw i64 %v326, 16
  %v329 = sub nsw i64 %v32, %v11
  %v331 = mul nuw nsw i64 %v329, 257
  %v332 = add nsw i64 %v328, %v331
  %t191 = getelementptr float, ptr %s2, i64 %v332
  %t192 = getelementptr float, ptr %t191, i64 64
  store <8 x float> %v285, ptr %t192, align 4, !alias.scope !17, !noalias !18
  %v335 = sub nsw i64 %v37, %v17
  %v337 = mul nsw i64 %v335, 16
  %v338 = sub nsw i64 %v32, %v11
  %v340 = mul nuw nsw i64 %v338, 257
  %v341 = add nsw i64 %v337, %v340
  %t193 = getelementptr float, ptr %s2, i64 %v341
  %t194 = getelementptr float, ptr %t193, i64 80
  store <8 x float> %v286, ptr %t194, align 4, !alias.scope !17, !noalias !18
  %v344 = sub nsw i64 %v37, %v17
  %v346 = mul nsw i64 %v344, 16
  %v347 = sub nsw i64 %v32, %v11
  %v349 = mul nuw nsw i64 %v347, 257
  %v350 = add nsw i64 %v346, %v349
  %t195 = getelementptr float, ptr %s2, i64 %v350
  %t196 = getelementptr float, ptr %t195, i64 96
  store <8 x float> %v287, ptr %t196, align 4, !alias.scope !17, !noalias !18
  %v353 = sub nsw i64 %v37, %v17
  %v355 = mul nsw i64 %v353, 16
  %v356 = sub nsw i64 %v32, %v11
  %v358 = mul nuw nsw i64 %v356, 257
  %v359 = add nsw i64 %v355, %v358
  %t197 = getelementptr float, ptr %s2, i64 %v359
  %t198 = getelementptr float, ptr %t197, i64 112
  store <8 x float> %v288, ptr %t198, align 4, !alias.scope !17, !noalias !18
  br label %latch37
latch37:
  %next37 = add nuw nsw i64 %v37, 8
  %more37 = icmp slt i64 %next37, %v31
  br i1 %more37, label %body37, label %after37
after37:
  %t199 = icmp slt i64 %v31, %v20
  br i1 %t199, label %body362, label %after362
body362:
  %v362 = phi i64 [ %v31, %after37 ], [ %next362, %latch362 ]
  %v364 = add nsw i64 %v36, %v362
  %t200 = getelementptr i16, ptr %p1, i64 %v364
  %v365 = load i16, ptr %t200, align 2, !alias.scope !9, !noalias !10
  %v367 = zext i16 %v365 to i32
  %v369 = shl i32 %v367, 16
  %v370 = bitcast i32 %v369 to float
  %t201 = getelementptr i16, ptr %p1, i64 %v364
  %t202 = getelementptr i16, ptr %t201, i64 300
  %v371 = load i16, ptr %t202, align 2, !alias.scope !9, !noalias !10
  %v373 = zext i16 %v371 to i32
  %v374 = shl i32 %v373, 16
  %v375 = bitcast i32 %v374 to float
  %t203 = getelementptr i16, ptr %p1, i64 %v364
  %t204 = getelementptr i16, ptr %t203, i64 600
  %v376 = load i16, ptr %t204, align 2, !alias.scope !9, !noalias !10
  %v378 = zext i16 %v376 to i32
  %v379 = shl i32 %v378, 16
  %v380 = bitcast i32 %v379 to float
  %t205 = getelementptr i16, ptr %p1, i64 %v364
  %t206 = getelementptr i16, ptr %t205, i64 900
  %v381 = load i16, ptr %t206, align 2, !alias.scope !9, !noalias !10
  %v383 = zext i16 %v381 to i32
  %v384 = shl i32 %v383, 16
  %v385 = bitcast i32 %v384 to float
  %t207 = getelementptr i16, ptr %p1, i64 %v364
  %t208 = getelementptr i16, ptr %t207, i64 1200
  %v386 = load i16, ptr %t208, align 2, !alias.scope !9, !noalias !10
  %v388 = zext i16 %v386 to i32
  %v389 = shl i32 %v388, 16
  %v390 = bitcast i32 %v389 to float
  %t209 = getelementptr i16, ptr %p1, i64 %v364
  %t210 = getelementptr i16, ptr %t209, i64 1500
  %v391 = load i16, ptr %t210, align 2, !alias.scope !9, !noalias !10
  %v393 = zext i16 %v391 to i32
  %v394 = shl i32 %v393, 16
  %v395 = bitcast i32 %v394 to float
  %t211 = getelementptr i16, ptr %p1, i64 %v364
  %t212 = getelementptr i16, ptr %t211, i64 1800
  %v396 = load i16, ptr %t212, align 2, !alias.scope !9, !noalias !10
  %v398 = zext i16 %v396 to i32
  %v399 = shl i32 %v398, 16
  %v400 = bitcast i32 %v399 to float
  %t213 = getelementptr i16, ptr %p1, i64 %v364
  %t214 = getelementptr i16, ptr %t213, i64 2100
  %v401 = load i16, ptr %t214, align 2, !alias.scope !9, !noalias !10
  %v403 = zext i16 %v401 to i32
  %v404 = shl i32 %v403, 16
  %v405 = bitcast i32 %v404 to float
  %t215 = insertelement <8 x float> poison, float %v370, i64 0
  %t216 = insertelement <8 x float> %t215, float %v375, i64 1
  %t217 = insertelement <8 x float> %t216, float %v380, i64 2
  %t218 = insertelement <8 x float> %t217, float %v385, i64 3
  %t219 = insertelement <8 x float> %t218, float %v390, i64 4
  %t220 = insertelement <8 x float> %t219, float %v395, i64 5
  %t221 = insertelement <8 x float> %t220, float %v400, i64 6
  %v406 = insertelement <8 x float> %t221, float %v405, i64 7
  %v408 = sub nsw i64 %v362, %v17
  %v410 = mul nsw i64 %v408, 16
  %v411 = sub nsw i64 %v32, %v11
  %v413 = mul nuw nsw i64 %v411, 257
  %v414 = add nsw i64 %v410, %v413
  %t222 = getelementptr float, ptr %s2, i64 %v414
  store <8 x float> %v406, ptr %t222, align 4, !alias.scope !17, !noalias !18
  br label %latch362
latch362:
  %next362 = add nsw i64 %v362, 1
  %more362 = icmp slt i64 %next362, %v20
  br i1 %more362, label %body362, label %after362
after362:
  %v418 = add nuw nsw i64 %v32, 8
  %v421 = mul nuw nsw i64 %v418, 300
  %t223 = icmp slt i64 %v17, %v31
  br i1 %t223, label %body422, label %after422
body422:
  %v422 = phi i64 [ %v17, %after362 ], [ %next422, %latch422 ]
  %v424 = add nuw nsw i64 %v421, %v422
  %t224 = getelementptr i16, ptr %p1, i64 %v424
  %v425 = load i16, ptr %t224, align 2, !alias.scope !9, !noalias !10
  %v427 = zext i16 %v425 to i32
  %t225 = getelementptr i16, ptr %p1, i64 %v424
  %t226 = getelementptr i16, ptr %t225, i64 1
  %v428 = load i16, ptr %t226, align 2, !alias.scope !9, !noalias !10
  %v430 = zext i16 %v428 to i32
  %t227 = getelementptr i16, ptr %p1, i64 %v424
  %t228 = getelementptr i16, ptr %t227, i64 2
  %v431 = load i16, ptr %t228, align 2, !alias.scope !9, !noalias !10
  %v433 = zext i16 %v431 to i32
  %t229 = getelementptr i16, ptr %p1, i64 %v424
  %t230 = getelementptr i16, ptr %t229, i64 3
  %v434 = load i16, ptr %t230, align 2, !alias.scope !9, !noalias !10
  %v436 = zext i16 %v434 to i32
  %t231 = getelementptr i16, ptr %p1, i64 %v424
  %t232 = getelementptr i16, ptr %t231, i64 4
  %v437 = load i16, ptr %t232, align 2, !alias.scope !9, !noalias !10
  %v439 = zext i16 %v437 to i32
  %t233 = getelementptr i16, ptr %p1, i64 %v424
  %t234 = getelementptr i16, ptr %t233, i64 5
  %v440 = load i16, ptr %t234, align 2, !alias.scope !9, !noalias !10
  %v442 = zext i16 %v440 to i32
  %t235 = getelementptr i16, ptr %p1, i64 %v424
  %t236 = getelementptr i16, ptr %t235, i64 6
  %v443 = load i16, ptr %t236, align 2, !alias.scope !9, !noalias !10
  %v445 = zext i16 %v443 to i32
  %t237 = getelementptr i16, ptr %p1, i64 %v424
  %t238 = getelementptr i16, ptr %t237, i64 7
  %v446 = load i16, ptr %t238, align 2, !alias.scope !9, !noalias !10
  %v448 = zext i16 %v446 to i32
  %t239 = insertelement <8 x i32> poison, i32 %v427, i64 0
  %t240 = insertelement <8 x i32> %t239, i32 %v430, i64 1
  %t241 = insertelement <8 x i32> %t240, i32 %v433, i64 2
  %t242 = insertelement <8 x i32> %t241, i32 %v436, i64 3
  %t243 = insertelement <8 x i32> %t242, i32 %v439, i64 4
  %t244 = insertelement <8 x i32> %t243, i32 %v442, i64 5
  %t245 = insertelement <8 x i32> %t244, i32 %v445, i64 6
  %v449 = insertelement <8 x i32> %t245, i32 %v448, i64 7
  %v452 = shl <8 x i32> %v449, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v453 = bitcast <8 x i32> %v452 to <8 x float>
  %t246 = getelementptr i16, ptr %p1, i64 %v424
  %t247 = getelementptr i16, ptr %t246, i64 300
  %v454 = load i16, ptr %t247, align 2, !alias.scope !9, !noalias !10
  %v456 = zext i16 %v454 to i32
  %t248 = getelementptr i16, ptr %p1, i64 %v424
  %t249 = getelementptr i16, ptr %t248, i64 301
  %v457 = load i16, ptr %t249, align 2, !alias.scope !9, !noalias !10
  %v459 = zext i16 %v457 to i32
  %t250 = getelementptr i16, ptr %p1, i64 %v424
  %t251 = getelementptr i16, ptr %t250, i64 302
  %v460 = load i16, ptr %t251, align 2, !alias.scope !9, !noalias !10
  %v462 = zext i16 %v460 to i32
  %t252 = getelementptr i16, ptr %p1, i64 %v424
  %t253 = getelementptr i16, ptr %t252, i64 303
  %v463 = load i16, ptr %t253, align 2, !alias.scope !9, !noalias !10
  %v465 = zext i16 %v463 to i32
  %t254 = getelementptr i16, ptr %p1, i64 %v424
  %t255 = getelementptr i16, ptr %t254, i64 304
  %v466 = load i16, ptr %t255, align 2, !alias.scope !9, !noalias !10
  %v468 = zext i16 %v466 to i32
  %t256 = getelementptr i16, ptr %p1, i64 %v424
  %t257 = getelementptr i16, ptr %t256, i64 305
  %v469 = load i16, ptr %t257, align 2, !alias.scope !9, !noalias !10
  %v471 = zext i16 %v469 to i32
  %t258 = getelementptr i16, ptr %p1, i64 %v424
  %t259 = getelementptr i16, ptr %t258, i64 306
  %v472 = load i16, ptr %t259, align 2, !alias.scope !9, !noalias !10
  %v474 = zext i16 %v472 to i32
  %t260 = getelementptr i16, ptr %p1, i64 %v424
  %t261 = getelementptr i16, ptr %t260, i64 307
  %v475 = load i16, ptr %t261, align 2, !alias.scope !9, !noalias !10
  %v477 = zext i16 %v475 to i32
  %t262 = insertelement <8 x i32> poison, i32 %v456, i64 0
  %t263 = insertelement <8 x i32> %t262, i32 %v459, i64 1
  %t264 = insertelement <8 x i32> %t263, i32 %v462, i64 2
  %t265 = insertelement <8 x i32> %t264, i32 %v465, i64 3
  %t266 = insertelement <8 x i32> %t265, i32 %v468, i64 4
  %t267 = insertelement <8 x i32> %t266, i32 %v471, i64 5
  %t268 = insertelement <8 x i32> %t267, i32 %v474, i64 6
  %v478 = insertelement <8 x i32> %t268, i32 %v477, i64 7
  %v480 = shl <8 x i32> %v478, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v481 = bitcast <8 x i32> %v480 to <8 x float>
  %t269 = getelementptr i16, ptr %p1, i64 %v424
  %t270 = getelementptr i16, ptr %t269, i64 600
  %v482 = load i16, ptr %t270, align 2, !alias.scope !9, !noalias !10
  %v484 = zext i16 %v482 to i32
  %t271 = getelementptr i16, ptr %p1, i64 %v424
  %t272 = getelementptr i16, ptr %t271, i64 601
  %v485 = load i16, ptr %t272, align 2, !alias.scope !9, !noalias !10
  %v487 = zext i16 %v485 to i32
  %t273 = getelementptr i16, ptr %p1, i64 %v424
  %t274 = getelementptr i16, ptr %t273, i64 602
  %v488 = load i16, ptr %t274, align 2, !alias.scope !9, !noalias !10
  %v490 = zext i16 %v488 to i32
  %t275 = getelementptr i16, ptr %p1, i64 %v424
  %t276 = getelementptr i16, ptr %t275, i64 603
  %v491 = load i16, ptr %t276, align 2, !alias.scope !9, !noalias !10
  %v493 = zext i16 %v491 to i32
  %t277 = getelementptr i16, ptr %p1, i64 %v424
  %t278 = getelementptr i16, ptr %t277, i64 604
  %v494 = load i16, ptr %t278, align 2, !alias.scope !9, !noalias !10
  %v496 = zext i16 %v494 to i32
  %t279 = getelementptr i16, ptr %p1, i64 %v424
  %t280 = getelementptr i16, ptr %t279, i64 605
  %v497 = load i16, ptr %t280, align 2, !alias.scope !9, !noalias !10
  %v499 = zext i16 %v497 to i32
  %t281 = getelementptr i16, ptr %p1, i64 %v424
  %t282 = getelementptr i16, ptr %t281, i64 606
  %v500 = load i16, ptr %t282, align 2, !alias.scope !9, !noalias !10
  %v502 = zext i16 %v500 to i32
  %t283 = getelementptr i16, ptr %p1, i64 %v424
  %t284 = getelementptr i16, ptr %t283, i64 607
  %v503 = load i16, ptr %t284, align 2, !alias.scope !9, !noalias !10
  %v505 = zext i16 %v503 to i32
  %t285 = insertelement <8 x i32> poison, i32 %v484, i64 0
  %t286 = insertelement <8 x i32> %t285, i32 %v487, i64 1
  %t287 = insertelement <8 x i32> %t286, i32 %v490, i64 2
  %t288 = insertelement <8 x i32> %t287, i32 %v493, i64 3
  %t289 = insertelement <8 x i32> %t288, i32 %v496, i64 4
  %t290 = insertelement <8 x i32> %t289, i32 %v499, i64 5
  %t291 = insertelement <8 x i32> %t290, i32 %v502, i64 6
  %v506 = insertelement <8 x i32> %t291, i32 %v505, i64 7
  %v508 = shl <8 x i32> %v506, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v509 = bitcast <8 x i32> %v508 to <8 x float>
  %t292 = getelementptr i16, ptr %p1, i64 %v424
  %t293 = getelementptr i16, ptr %t292, i64 900
  %v510 = load i16, ptr %t293, align 2, !alias.scope !9, !noalias !10
  %v512 = zext i16 %v510 to i32
  %t294 = getelementptr i16, ptr %p1, i64 %v424
  %t295 = getelementptr i16, ptr %t294, i64 901
  %v513 = load i16, ptr %t295, align 2, !alias.scope !9, !noalias !10
  %v515 = zext i16 %v513 to i32
  %t296 = getelementptr i16, ptr %p1, i64 %v424
  %t297 = getelementptr i16, ptr %t296, i64 902
  %v516 = load i16, ptr %t297, align 2, !alias.scope !9, !noalias !10
  %v518 = zext i16 %v516 to i32
  %t298 = getelementptr i16, ptr %p1, i64 %v424
  %t299 = getelementptr i16, ptr %t298, i64 903
  %v519 = load i16, ptr %t299, align 2, !alias.scope !9, !noalias !10
  %v521 = zext i16 %v519 to i32
  %t300 = getelementptr i16, ptr %p1, i64 %v424
  %t301 = getelementptr i16, ptr %t300, i64 904
  %v522 = load i16, ptr %t301, align 2, !alias.scope !9, !noalias !10
  %v524 = zext i16 %v522 to i32
  %t302 = getelementptr i16, ptr %p1, i64 %v424
  %t303 = getelementptr i16, ptr %t302, i64 905
  %v525 = load i16, ptr %t303, align 2, !alias.scope !9, !noalias !10
  %v527 = zext i16 %v525 to i32
  %t304 = getelementptr i16, ptr %p1, i64 %v424
  %t305 = getelementptr i16, ptr %t304, i64 906
  %v528 = load i16, ptr %t305, align 2, !alias.scope !9, !noalias !10
  %v530 = zext i16 %v528 to i32
  %t306 = getelementptr i16, ptr %p1, i64 %v424
  %t307 = getelementptr i16, ptr %t306, i64 907
  %v531 = load i16, ptr %t307, align 2, !alias.scope !9, !noalias !10
  %v533 = zext i16 %v531 to i32
  %t308 = insertelement <8 x i32> poison, i32 %v512, i64 0
  %t309 = insertelement <8 x i32> %t308, i32 %v515, i64 1
  %t310 = insertelement <8 x i32> %t309, i32 %v518, i64 2
  %t311 = insertelement <8 x i32> %t310, i32 %v521, i64 3
  %t312 = insertelement <8 x i32> %t311, i32 %v524, i64 4
  %t313 = insertelement <8 x i32> %t312, i32 %v527, i64 5
  %t314 = insertelement <8 x i32> %t313, i32 %v530, i64 6
  %v534 = insertelement <8 x i32> %t314, i32 %v533, i64 7
  %v536 = shl <8 x i32> %v534, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v537 = bitcast <8 x i32> %v536 to <8 x float>
  %t315 = getelementptr i16, ptr %p1, i64 %v424
  %t316 = getelementptr i16, ptr %t315, i64 1200
  %v538 = load i16, ptr %t316, align 2, !alias.scope !9, !noalias !10
  %v540 = zext i16 %v538 to i32
  %t317 = getelementptr i16, ptr %p1, i64 %v424
  %t318 = getelementptr i16, ptr %t317, i64 1201
  %v541 = load i16, ptr %t318, align 2, !alias.scope !9, !noalias !10
  %v543 = zext i16 %v541 to i32
  %t319 = getelementptr i16, ptr %p1, i64 %v424
  %t320 = getelementptr i16, ptr %t319, i64 1202
  %v544 = load i16, ptr %t320, align 2, !alias.scope !9, !noalias !10
  %v546 = zext i16 %v544 to i32
  %t321 = getelementptr i16, ptr %p1, i64 %v424
  %t322 = getelementptr i16, ptr %t321, i64 1203
  %v547 = load i16, ptr %t322, align 2, !alias.scope !9, !noalias !10
  %v549 = zext i16 %v547 to i32
  %t323 = getelementptr i16, ptr %p1, i64 %v424
  %t324 = getelementptr i16, ptr %t323, i64 1204
  %v550 = load i16, ptr %t324, align 2, !alias.scope !9, !noalias !10
  %v552 = zext i16 %v550 to i32
  %t325 = getelementptr i16, ptr %p1, i64 %v424
  %t326 = getelementptr i16, ptr %t325, i64 1205
  %v553 = load i16, ptr %t326, align 2, !alias.scope !9, !noalias !10
  %v555 = zext i16 %v553 to i32
  %t327 = getelementptr i16, ptr %p1, i64 %v424
  %t328 = getelementptr i16, ptr %t327, i64 1206
  %v556 = load i16, ptr %t328, align 2, !alias.scope !9, !noalias !10
  %v558 = zext i16 %v556 to i32
  %t329 = getelementptr i16, ptr %p1, i64 %v424
  %t330 = getelementptr i16, ptr %t329, i64 1207
  %v559 = load i16, ptr %t330, align 2, !alias.scope !9, !noalias !10
  %v561 = zext i16 %v559 to i32
  %t331 = insertelement <8 x i32> poison, i32 %v540, i64 0
  %t332 = insertelement <8 x i32> %t331, i32 %v543, i64 1
  %t333 = insertelement <8 x i32> %t332, i32 %v546, i64 2
  %t334 = insertelement <8 x i32> %t333, i32 %v549, i64 3
  %t335 = insertelement <8 x i32> %t334, i32 %v552, i64 4
  %t336 = insertelement <8 x i32> %t335, i32 %v555, i64 5
  %t337 = insertelement <8 x i32> %t336, i32 %v558, i64 6
  %v562 = insertelement <8 x i32> %t337, i32 %v561, i64 7
  %v564 = shl <8 x i32> %v562, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v565 = bitcast <8 x i32> %v564 to <8 x float>
  %t338 = getelementptr i16, ptr %p1, i64 %v424
  %t339 = getelementptr i16, ptr %t338, i64 1500
  %v566 = load i16, ptr %t339, align 2, !alias.scope !9, !noalias !10
  %v568 = zext i16 %v566 to i32
  %t340 = getelementptr i16, ptr %p1, i64 %v424
  %t341 = getelementptr i16, ptr %t340, i64 1501
  %v569 = load i16, ptr %t341, align 2, !alias.scope !9, !noalias !10
  %v571 = zext i16 %v569 to i32
  %t342 = getelementptr i16, ptr %p1, i64 %v424
  %t343 = getelementptr i16, ptr %t342, i64 1502
  %v572 = load i16, ptr %t343, align 2, !alias.scope !9, !noalias !10
  %v574 = zext i16 %v572 to i32
  %t344 = getelementptr i16, ptr %p1, i64 %v424
  %t345 = getelementptr i16, ptr %t344, i64 1503
  %v575 = load i16, ptr %t345, align 2, !alias.scope !9, !noalias !10
  %v577 = zext i16 %v575 to i32
  %t346 = getelementptr i16, ptr %p1, i64 %v424
  %t347 = getelementptr i16, ptr %t346, i64 1504
  %v578 = load i16, ptr %t347, align 2, !alias.scope !9, !noalias !10
  %v580 = zext i16 %v578 to i32
  %t348 = getelementptr i16, ptr %p1, i64 %v424
  %t349 = getelementptr i16, ptr %t348, i64 1505
  %v581 = load i16, ptr %t349, align 2, !alias.scope !9, !noalias !10
  %v583 = zext i16 %v581 to i32
  %t350 = getelementptr i16, ptr %p1, i64 %v424
  %t351 = getelementptr i16, ptr %t350, i64 1506
  %v584 = load i16, ptr %t351, align 2, !alias.scope !9, !noalias !10
  %v586 = zext i16 %v584 to i32
  %t352 = getelementptr i16, ptr %p1, i64 %v424
  %t353 = getelementptr i16, ptr %t352, i64 1507
  %v587 = load i16, ptr %t353, align 2, !alias.scope !9, !noalias !10
  %v589 = zext i16 %v587 to i32
  %t354 = insertelement <8 x i32> poison, i32 %v568, i64 0
  %t355 = insertelement <8 x i32> %t354, i32 %v571, i64 1
  %t356 = insertelement <8 x i32> %t355, i32 %v574, i64 2
  %t357 = insertelement <8 x i32> %t356, i32 %v577, i64 3
  %t358 = insertelement <8 x i32> %t357, i32 %v580, i64 4
  %t359 = insertelement <8 x i32> %t358, i32 %v583, i64 5
  %t360 = insertelement <8 x i32> %t359, i32 %v586, i64 6
  %v590 = insertelement <8 x i32> %t360, i32 %v589, i64 7
  %v592 = shl <8 x i32> %v590, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v593 = bitcast <8 x i32> %v592 to <8 x float>
  %t361 = getelementptr i16, ptr %p1, i64 %v424
  %t362 = getelementptr i16, ptr %t361, i64 1800
  %v594 = load i16, ptr %t362, align 2, !alias.scope !9, !noalias !10
  %v596 = zext i16 %v594 to i32
  %t363 = getelementptr i16, ptr %p1, i64 %v424
  %t364 = getelementptr i16, ptr %t363, i64 1801
  %v597 = load i16, ptr %t364, align 2, !alias.scope !9, !noalias !10
  %v599 = zext i16 %v597 to i32
  %t365 = getelementptr i16, ptr %p1, i64 %v424
  %t366 = getelementptr i16, ptr %t365, i64 1802
  %v600 = load i16, ptr %t366, align 2, !alias.scope !9, !noalias !10
  %v602 = zext i16 %v600 to i32
  %t367 = getelementptr i16, ptr %p1, i64 %v424
  %t368 = getelementptr i16, ptr %t367, i64 1803
  %v603 = load i16, ptr %t368, align 2, !alias.scope !9, !noalias !10
  %v605 = zext i16 %v603 to i32
  %t369 = getelementptr i16, ptr %p1, i64 %v424
  %t370 = getelementptr i16, ptr %t369, i64 1804
  %v606 = load i16, ptr %t370, align 2, !alias.scope !9, !noalias !10
  %v608 = zext i16 %v606 to i32
  %t371 = getelementptr i16, ptr %p1, i64 %v424
  %t372 = getelementptr i16, ptr %t371, i64 1805
  %v609 = load i16, ptr %t372, align 2, !alias.scope !9, !noalias !10
  %v611 = zext i16 %v609 to i32
  %t373 = getelementptr i16, ptr %p1, i64 %v424
  %t374 = getelementptr i16, ptr %t373, i64 1806
  %v612 = load i16, ptr %t374, align 2, !alias.scope !9, !noalias !10
  %v614 = zext i16 %v612 to i32
  %t375 = getelementptr i16, ptr %p1, i64 %v424
  %t376 = getelementptr i16, ptr %t375, i64 1807
  %v615 = load i16, ptr %t376, align 2, !alias.scope !9, !noalias !10
  %v617 = zext i16 %v615 to i32
  %t377 = insertelement <8 x i32> poison, i32 %v596, i64 0
  %t378 = insertelement <8 x i32> %t377, i32 %v599, i64 1
  %t379 = insertelement <8 x i32> %t378, i32 %v602, i64 2
  %t380 = insertelement <8 x i32> %t379, i32 %v605, i64 3
  %t381 = insertelement <8 x i32> %t380, i32 %v608, i64 4
  %t382 = insertelement <8 x i32> %t381, i32 %v611, i64 5
  %t383 = insertelement <8 x i32> %t382, i32 %v614, i64 6
  %v618 = insertelement <8 x i32> %t383, i32 %v617, i64 7
  %v620 = shl <8 x i32> %v618, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v621 = bitcast <8 x i32> %v620 to <8 x float>
  %t384 = getelementptr i16, ptr %p1, i64 %v424
  %t385 = getelementptr i16, ptr %t384, i64 2100
  %v622 = load i16, ptr %t385, align 2, !alias.scope !9, !noalias !10
  %v624 = zext i16 %v622 to i32
  %t386 = getelementptr i16, ptr %p1, i64 %v424
  %t387 = getelementptr i16, ptr %t386, i64 2101
  %v625 = load i16, ptr %t387, align 2, !alias.scope !9, !noalias !10
  %v627 = zext i16 %v625 to i32
  %t388 = getelementptr i16, ptr %p1, i64 %v424
  %t389 = getelementptr i16, ptr %t388, i64 2102
  %v628 = load i16, ptr %t389, align 2, !alias.scope !9, !noalias !10
  %v630 = zext i16 %v628 to i32
  %t390 = getelementptr i16, ptr %p1, i64 %v424
  %t391 = getelementptr i16, ptr %t390, i64 2103
  %v631 = load i16, ptr %t391, align 2, !alias.scope !9, !noalias !10
  %v633 = zext i16 %v631 to i32
  %t392 = getelementptr i16, ptr %p1, i64 %v424
  %t393 = getelementptr i16, ptr %t392, i64 2104
  %v634 = load i16, ptr %t393, align 2, !alias.scope !9, !noalias !10
  %v636 = zext i16 %v634 to i32
  %t394 = getelementptr i16, ptr %p1, i64 %v424
  %t395 = getelementptr i16, ptr %t394, i64 2105
  %v637 = load i16, ptr %t395, align 2, !alias.scope !9, !noalias !10
  %v639 = zext i16 %v637 to i32
  %t396 = getelementptr i16, ptr %p1, i64 %v424
  %t397 = getelementptr i16, ptr %t396, i64 2106
  %v640 = load i16, ptr %t397, align 2, !alias.scope !9, !noalias !10
  %v642 = zext i16 %v640 to i32
  %t398 = getelementptr i16, ptr %p1, i64 %v424
  %t399 = getelementptr i16, ptr %t398, i64 2107
  %v643 = load i16, ptr %t399, align 2, !alias.scope !9, !noalias !10
  %v645 = zext i16 %v643 to i32
  %t400 = insertelement <8 x i32> poison, i32 %v624, i64 0
  %t401 = insertelement <8 x i32> %t400, i32 %v627, i64 1
  %t402 = insertelement <8 x i32> %t401, i32 %v630, i64 2
  %t403 = insertelement <8 x i32> %t402, i32 %v633, i64 3
  %t404 = insertelement <8 x i32> %t403, i32 %v636, i64 4
  %t405 = insertelement <8 x i32> %t404, i32 %v639, i64 5
  %t406 = insertelement <8 x i32> %t405, i32 %v642, i64 6
  %v646 = insertelement <8 x i32> %t406, i32 %v645, i64 7
  %v648 = shl <8 x i32> %v646, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v649 = bitcast <8 x i32> %v648 to <8 x float>
  %v650 = shufflevector <8 x float> %v453, <8 x float> %v565, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v651 = shufflevector <8 x float> %v453, <8 x float> %v565, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v652 = shufflevector <8 x float> %v481, <8 x float> %v593, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v653 = shufflevector <8 x float> %v481, <8 x float> %v593, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v654 = shufflevector <8 x float> %v509, <8 x float> %v621, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v655 = shufflevector <8 x float> %v509, <8 x float> %v621, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v656 = shufflevector <8 x float> %v537, <8 x float> %v649, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v657 = shufflevector <8 x float> %v537, <8 x float> %v649, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v658 = shufflevector <8 x float> %v650, <8 x float> %v654, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v659 = shufflevector <8 x float> %v650, <8 x float> %v654, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v660 = shufflevector <8 x float> %v652, <8 x float> %v656, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v661 = shufflevector <8 x float> %v652, <8 x float> %v656, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v662 = shufflevector <8 x float> %v651, <8 x float> %v655, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v663 = shufflevector <8 x float> %v651, <8 x float> %v655, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v664 = shufflevector <8 x float> %v653, <8 x float> %v657, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v665 = shufflevector <8 x float> %v653, <8 x float> %v657, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v666 = shufflevector <8 x float> %v658, <8 x float> %v660, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v667 = shufflevector <8 x float> %v658, <8 x float> %v660, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v668 = shufflevector <8 x float> %v659, <8 x float> %v661, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v669 = shufflevector <8 x float> %v659, <8 x float> %v661, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v670 = shufflevector <8 x float> %v662, <8 x float> %v664, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v671 = shufflevector <8 x float> %v662, <8 x float> %v664, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v672 = shufflevector <8 x float> %v663, <8 x float> %v665, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v673 = shufflevector <8 x float> %v663, <8 x float> %v665, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v675 = sub nsw i64 %v422, %v17
  %v677 = mul nsw i64 %v675, 16
  %v678 = sub nsw i64 %v32, %v11
  %v680 = mul nuw nsw i64 %v678, 257
  %v681 = add nsw i64 %v677, %v680
  %t407 = getelementptr float, ptr %s2, i64 %v681
  %t408 = getelementptr float, ptr %t407, i64 8
  store <8 x float> %v666, ptr %t408, align 4, !alias.scope !17, !noalias !18
  %v684 = sub nsw i64 %v422, %v17
  %v686 = mul nsw i64 %v684, 16
  %v687 = sub nsw i64 %v32, %v11
  %v689 = mul nuw nsw i64 %v687, 257
  %v690 = add nsw i64 %v686, %v689
  %t409 = getelementptr float, ptr %s2, i64 %v690
  %t410 = getelementptr float, ptr %t409, i64 24
  store <8 x float> %v667, ptr %t410, align 4, !alias.scope !17, !noalias !18
  %v693 = sub nsw i64 %v422, %v17
  %v695 = mul nsw i64 %v693, 16
  %v696 = sub nsw i64 %v32, %v11
  %v698 = mul nuw nsw i64 %v696, 257
  %v699 = add nsw i64 %v695, %v698
  %t411 = getelementptr float, ptr %s2, i64 %v699
  %t412 = getelementptr float, ptr %t411, i64 40
  store <8 x float> %v668, ptr %t412, align 4, !alias.scope !17, !noalias !18
  %v702 = sub nsw i64 %v422, %v17
  %v704 = mul nsw i64 %v702, 16
  %v705 = sub nsw i64 %v32, %v11
  %v707 = mul nuw nsw i64 %v705, 257
  %v708 = add nsw i64 %v704, %v707
  %t413 = getelementptr float, ptr %s2, i64 %v708
  %t414 = getelementptr float, ptr %t413, i64 56
  store <8 x float> %v669, ptr %t414, align 4, !alias.scope !17, !noalias !18
  %v711 = sub nsw i64 %v422, %v17
  %v713 = mul nsw i64 %v711, 16
  %v714 = sub nsw i64 %v32, %v11
  %v716 = mul nuw nsw i64 %v714, 257
  %v717 = add nsw i64 %v713, %v716
  %t415 = getelementptr float, ptr %s2, i64 %v717
  %t416 = getelementptr float, ptr %t415, i64 72
  store <8 x float> %v670, ptr %t416, align 4, !alias.scope !17, !noalias !18
  %v720 = sub nsw i64 %v422, %v17
  %v722 = mul nsw i64 %v720, 16
  %v723 = sub nsw i64 %v32, %v11
  %v725 = mul nuw nsw i64 %v723, 257
  %v726 = add nsw i64 %v722, %v725
  %t417 = getelementptr float, ptr %s2, i64 %v726
  %t418 = getelementptr float, ptr %t417, i64 88
  store <8 x float> %v671, ptr %t418, align 4, !alias.scope !17, !noalias !18
  %v729 = sub nsw i64 %v422, %v17
  %v731 = mul nsw i64 %v729, 16
  %v732 = sub nsw i64 %v32, %v11
  %v734 = mul nuw nsw i64 %v732, 257
  %v735 = add nsw i64 %v731, %v734
  %t419 = getelementptr float, ptr %s2, i64 %v735
  %t420 = getelementptr float, ptr %t419, i64 104
  store <8 x float> %v672, ptr %t420, align 4, !alias.scope !17, !noalias !18
  %v738 = sub nsw i64 %v422, %v17
  %v740 = mul nsw i64 %v738, 16
  %v741 = sub nsw i64 %v32, %v11
  %v743 = mul nuw nsw i64 %v741, 257
  %v744 = add nsw i64 %v740, %v743
  %t421 = getelementptr float, ptr %s2, i64 %v744
  %t422 = getelementptr float, ptr %t421, i64 120
  store <8 x float> %v673, ptr %t422, align 4, !alias.scope !17, !noalias !18
  br label %latch422
latch422:
  %next422 = add nuw nsw i64 %v422, 8
  %more422 = icmp slt i64 %next422, %v31
  br i1 %more422, label %body422, label %after422
after422:
  %t423 = icmp slt i64 %v31, %v20
  br i1 %t423, label %body747, label %after747
body747:
  %v747 = phi i64 [ %v31, %after422 ], [ %next747, %latch747 ]
  %v749 = add nsw i64 %v421, %v747
  %t424 = getelementptr i16, ptr %p1, i64 %v749
  %v750 = load i16, ptr %t424, align 2, !alias.scope !9, !noalias !10
  %v752 = zext i16 %v750 to i32
  %v754 = shl i32 %v752, 16
  %v755 = bitcast i32 %v754 to float
  %t425 = getelementptr i16, ptr %p1, i64 %v749
  %t426 = getelementptr i16, ptr %t425, i64 300
  %v756 = load i16, ptr %t426, align 2, !alias.scope !9, !noalias !10
  %v758 = zext i16 %v756 to i32
  %v759 = shl i32 %v758, 16
  %v760 = bitcast i32 %v759 to float
  %t427 = getelementptr i16, ptr %p1, i64 %v749
  %t428 = getelementptr i16, ptr %t427, i64 600
  %v761 = load i16, ptr %t428, align 2, !alias.scope !9, !noalias !10
  %v763 = zext i16 %v761 to i32
  %v764 = shl i32 %v763, 16
  %v765 = bitcast i32 %v764 to float
  %t429 = getelementptr i16, ptr %p1, i64 %v749
  %t430 = getelementptr i16, ptr %t429, i64 900
  %v766 = load i16, ptr %t430, align 2, !alias.scope !9, !noalias !10
  %v768 = zext i16 %v766 to i32
  %v769 = shl i32 %v768, 16
  %v770 = bitcast i32 %v769 to float
  %t431 = getelementptr i16, ptr %p1, i64 %v749
  %t432 = getelementptr i16, ptr %t431, i64 1200
  %v771 = load i16, ptr %t432, align 2, !alias.scope !9, !noalias !10
  %v773 = zext i16 %v771 to i32
  %v774 = shl i32 %v773, 16
  %v775 = bitcast i32 %v774 to float
  %t433 = getelementptr i16, ptr %p1, i64 %v749
  %t434 = getelementptr i16, ptr %t433, i64 1500
  %v776 = load i16, ptr %t434, align 2, !alias.scope !9, !noalias !10
  %v778 = zext i16 %v776 to i32
  %v779 = shl i32 %v778, 16
  %v780 = bitcast i32 %v779 to float
  %t435 = getelementptr i16, ptr %p1, i64 %v749
  %t436 = getelementptr i16, ptr %t435, i64 1800
  %v781 = load i16, ptr %t436, align 2, !alias.scope !9, !noalias !10
  %v783 = zext i16 %v781 to i32
  %v784 = shl i32 %v783, 16
  %v785 = bitcast i32 %v784 to float
  %t437 = getelementptr i16, ptr %p1, i64 %v749
  %t438 = getelementptr i16, ptr %t437, i64 2100
  %v786 = load i16, ptr %t438, align 2, !alias.scope !9, !noalias !10
  %v788 = zext i16 %v786 to i32
  %v789 = shl i32 %v788, 16
  %v790 = bitcast i32 %v789 to float
  %t439 = insertelement <8 x float> poison, float %v755, i64 0
  %t440 = insertelement <8 x float> %t439, float %v760, i64 1
  %t441 = insertelement <8 x float> %t440, float %v765, i64 2
  %t442 = insertelement <8 x float> %t441, float %v770, i64 3
  %t443 = insertelement <8 x float> %t442, float %v775, i64 4
  %t444 = insertelement <8 x float> %t443, float %v780, i64 5
  %t445 = insertelement <8 x float> %t444, float %v785, i64 6
  %v791 = insertelement <8 x float> %t445, float %v790, i64 7
  %v793 = sub nsw i64 %v747, %v17
  %v795 = mul nsw i64 %v793, 16
  %v796 = sub nsw i64 %v32, %v11
  %v798 = mul nuw nsw i64 %v796, 257
  %v799 = add nsw i64 %v795, %v798
  %t446 = getelementptr float, ptr %s2, i64 %v799
  %t447 = getelementptr float, ptr %t446, i64 8
  store <8 x float> %v791, ptr %t447, align 4, !alias.scope !17, !noalias !18
  br label %latch747
latch747:
  %next747 = add nsw i64 %v747, 1
  %more747 = icmp slt i64 %next747, %v20
  br i1 %more747, label %body747, label %after747
after747:
  br label %latch32
latch32:
  %next32 = add nuw nsw i64 %v32, 16
  %more32 = icmp slt i64 %next32, %v27
  br i1 %more32, label %body32, label %after32
after32:
  %v803 = sub nsw i64 %v27, %v11
  %v804 = add nuw nsw i64 %v11, %v803
  %v805 = add nuw nsw i64 %v11, 52
  %t448 = icmp slt i64 %v804, %v805
  br i1 %t448, label %body806, label %after806
body806:
  %v806 = phi i64 [ %v804, %after32 ], [ %next806, %latch806 ]
  %v808 = sub nsw i64 %v806, %v11
  %v810 = urem i64 %v808, 16
  %v811 = sub nsw i64 %v808, %v810
  %v812 = mul nuw nsw i64 %v811, 257
  %v813 = add nuw nsw i64 %v812, %v810
  %v816 = mul nuw nsw i64 %v806, 300
  %t449 = icmp slt i64 %v17, %v20
  br i1 %t449, label %body817, label %after817
body817:
  %v817 = phi i64 [ %v17, %body806 ], [ %next817, %latch817 ]
  %v819 = add nuw nsw i64 %v816, %v817
  %t450 = getelementptr i16, ptr %p1, i64 %v819
  %v820 = load i16, ptr %t450, align 2, !alias.scope !9, !noalias !10
  %v822 = zext i16 %v820 to i32
  %v824 = shl i32 %v822, 16
  %v825 = bitcast i32 %v824 to float
  %v827 = sub nsw i64 %v817, %v17
  %v828 = mul nsw i64 %v827, 16
  %v829 = add nsw i64 %v813, %v828
  %t451 = getelementptr float, ptr %s2, i64 %v829
  store float %v825, ptr %t451, align 4, !alias.scope !17, !noalias !18
  br label %latch817
latch817:
  %next817 = add nuw nsw i64 %v817, 1
  %more817 = icmp slt i64 %next817, %v20
  br i1 %more817, label %body817, label %after817
after817:
  br label %latch806
latch806:
  %next806 = add nuw nsw i64 %v806, 1
  %more806 = icmp slt i64 %next806, %v805
  br i1 %more806, label %body806, label %after806
after806:
  %v834 = add nuw nsw i64 %v11, 52
  %v835 = add nuw nsw i64 %v11, 64
  br label %body836
body836:
  %v836 = phi i64 [ %v834, %after806 ], [ %next836, %latch836 ]
  %v838 = sub nsw i64 %v836, %v11
  %v840 = urem i64 %v838, 16
  %v841 = sub nsw i64 %v838, %v840
  %v842 = mul nuw nsw i64 %v841, 257
  %v843 = add nuw nsw i64 %v842, %v840
  %t452 = icmp slt i64 %v17, %v20
  br i1 %t452, label %body844, label %after844
body844:
  %v844 = phi i64 [ %v17, %body836 ], [ %next844, %latch844 ]
  %v847 = sub nsw i64 %v844, %v17
  %v848 = mul nsw i64 %v847, 16
  %v849 = add nsw i64 %v843, %v848
  %t453 = getelementptr float, ptr %s2, i64 %v849
  store float 0x0000000000000000, ptr %t453, align 4, !alias.scope !17, !noalias !18
  br label %latch844
latch844:
  %next844 = add nuw nsw i64 %v844, 1
  %more844 = icmp slt i64 %next844, %v20
  br i1 %more844, label %body844, label %after844
after844:
  br label %latch836
latch836:
  %next836 = add nuw nsw i64 %v836, 1
  %more836 = icmp slt i64 %next836, %v835
  br i1 %more836, label %body836, label %after836
after836:
  %v853 = add nuw nsw i64 %v6, %v8
  %v855 = sub nsw i64 %v20, %v17
  %v856 = and i64 %v855, 7
  %v857 = sub nsw i64 %v20, %v856
  %t454 = icmp slt i64 %v6, %v853
  br i1 %t454, label %body858, label %after858
body858:
  %v858 = phi i64 [ %v6, %after836 ], [ %next858, %latch858 ]
  %v861 = mul nuw nsw i64 %v858, 300
  %t455 = icmp slt i64 %v17, %v857
  br i1 %t455, label %body862, label %after862
body862:
  %v862 = phi i64 [ %v17, %body858 ], [ %next862, %latch862 ]
  %v864 = add nuw nsw i64 %v861, %v862
  %t456 = getelementptr i16, ptr %p0, i64 %v864
  %v865 = load i16, ptr %t456, align 2, !alias.scope !9, !noalias !10
  %v867 = zext i16 %v865 to i32
  %t457 = getelementptr i16, ptr %p0, i64 %v864
  %t458 = getelementptr i16, ptr %t457, i64 1
  %v868 = load i16, ptr %t458, align 2, !alias.scope !9, !noalias !10
  %v870 = zext i16 %v868 to i32
  %t459 = getelementptr i16, ptr %p0, i64 %v864
  %t460 = getelementptr i16, ptr %t459, i64 2
  %v871 = load i16, ptr %t460, align 2, !alias.scope !9, !noalias !10
  %v873 = zext i16 %v871 to i32
  %t461 = getelementptr i16, ptr %p0, i64 %v864
  %t462 = getelementptr i16, ptr %t461, i64 3
  %v874 = load i16, ptr %t462, align 2, !alias.scope !9, !noalias !10
  %v876 = zext i16 %v874 to i32
  %t463 = getelementptr i16, ptr %p0, i64 %v864
  %t464 = getelementptr i16, ptr %t463, i64 4
  %v877 = load i16, ptr %t464, align 2, !alias.scope !9, !noalias !10
  %v879 = zext i16 %v877 to i32
  %t465 = getelementptr i16, ptr %p0, i64 %v864
  %t466 = getelementptr i16, ptr %t465, i64 5
  %v880 = load i16, ptr %t466, align 2, !alias.scope !9, !noalias !10
  %v882 = zext i16 %v880 to i32
  %t467 = getelementptr i16, ptr %p0, i64 %v864
  %t468 = getelementptr i16, ptr %t467, i64 6
  %v883 = load i16, ptr %t468, align 2, !alias.scope !9, !noalias !10
  %v885 = zext i16 %v883 to i32
  %t469 = getelementptr i16, ptr %p0, i64 %v864
  %t470 = getelementptr i16, ptr %t469, i64 7
  %v886 = load i16, ptr %t470, align 2, !alias.scope !9, !noalias !10
  %v888 = zext i16 %v886 to i32
  %t471 = insertelement <8 x i32> poison, i32 %v867, i64 0
  %t472 = insertelement <8 x i32> %t471, i32 %v870, i64 1
  %t473 = insertelement <8 x i32> %t472, i32 %v873, i64 2
  %t474 = insertelement <8 x i32> %t473, i32 %v876, i64 3
  %t475 = insertelement <8 x i32> %t474, i32 %v879, i64 4
  %t476 = insertelement <8 x i32> %t475, i32 %v882, i64 5
  %t477 = insertelement <8 x i32> %t476, i32 %v885, i64 6
  %v889 = insertelement <8 x i32> %t477, i32 %v888, i64 7
  %v892 = shl <8 x i32> %v889, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v893 = bitcast <8 x i32> %v892 to <8 x float>
  %v895 = sub nsw i64 %v862, %v17
  %v897 = sub nsw i64 %v858, %v6
  %v899 = mul nsw i64 %v897, 272
  %v900 = add nsw i64 %v895, %v899
  %t478 = getelementptr float, ptr %s3, i64 %v900
  store <8 x float> %v893, ptr %t478, align 4, !alias.scope !19, !noalias !20
  br label %latch862
latch862:
  %next862 = add nuw nsw i64 %v862, 8
  %more862 = icmp slt i64 %next862, %v857
  br i1 %more862, label %body862, label %after862
after862:
  %t479 = icmp slt i64 %v857, %v20
  br i1 %t479, label %body903, label %after903
body903:
  %v903 = phi i64 [ %v857, %after862 ], [ %next903, %latch903 ]
  %v905 = add nsw i64 %v861, %v903
  %t480 = getelementptr i16, ptr %p0, i64 %v905
  %v906 = load i16, ptr %t480, align 2, !alias.scope !9, !noalias !10
  %v908 = zext i16 %v906 to i32
  %v910 = shl i32 %v908, 16
  %v911 = bitcast i32 %v910 to float
  %v913 = sub nsw i64 %v903, %v17
  %v915 = sub nsw i64 %v858, %v6
  %v917 = mul nsw i64 %v915, 272
  %v918 = add nsw i64 %v913, %v917
  %t481 = getelementptr float, ptr %s3, i64 %v918
  store float %v911, ptr %t481, align 4, !alias.scope !19, !noalias !20
  br label %latch903
latch903:
  %next903 = add nsw i64 %v903, 1
  %more903 = icmp slt i64 %next903, %v20
  br i1 %more903, label %body903, label %after903
after903:
  br label %latch858
latch858:
  %next858 = add nuw nsw i64 %v858, 1
  %more858 = icmp slt i64 %next858, %v853
  br i1 %more858, label %body858, label %after858
after858:
  %v924 = add nuw nsw i64 %v8, 5
  %v925 = urem i64 %v924, 6
  %v926 = sub nsw i64 %v924, %v925
  %v927 = add nuw nsw i64 %v6, %v8
  %v928 = add nuw nsw i64 %v6, %v926
  %t482 = icmp slt i64 %v927, %v928
  br i1 %t482, label %body929, label %after929
body929:
  %v929 = phi i64 [ %v927, %after858 ], [ %next929, %latch929 ]
  %t483 = icmp slt i64 %v17, %v20
  br i1 %t483, label %body930, label %after930
body930:
  %v930 = phi i64 [ %v17, %body929 ], [ %next930, %latch930 ]
  %v933 = sub nsw i64 %v930, %v17
  %v935 = sub nsw i64 %v929, %v6
  %v937 = mul nsw i64 %v935, 272
  %v938 = add nsw i64 %v933, %v937
  %t484 = getelementptr float, ptr %s3, i64 %v938
  store float 0x0000000000000000, ptr %t484, align 4, !alias.scope !19, !noalias !20
  br label %latch930
latch930:
  %next930 = add nuw nsw i64 %v930, 1
  %more930 = icmp slt i64 %next930, %v20
  br i1 %more930, label %body930, label %after930
after930:
  br label %latch929
latch929:
  %next929 = add nuw nsw i64 %v929, 1
  %more929 = icmp slt i64 %next929, %v928
  br i1 %more929, label %body929, label %after929
after929:
  %v943 = add nuw nsw i64 %v11, 64
  br label %body944
body944:
  %v944 = phi i64 [ %v11, %after929 ], [ %next944, %latch944 ]
  %v947 = add nuw nsw i64 %v8, 5
  %v948 = urem i64 %v947, 6
  %v949 = sub nsw i64 %v947, %v948
  %v950 = add nuw nsw i64 %v6, %v949
  %t485 = icmp slt i64 %v6, %v950
  br i1 %t485, label %body951, label %after951
body951:
  %v951 = phi i64 [ %v6, %body944 ], [ %next951, %latch951 ]
  store <8 x float> zeroinitializer, ptr %v954
  store <8 x float> zeroinitializer, ptr %v957
  store <8 x float> zeroinitializer, ptr %v960
  store <8 x float> zeroinitializer, ptr %v963
  store <8 x float> zeroinitializer, ptr %v966
  store <8 x float> zeroinitializer, ptr %v969
  store <8 x float> zeroinitializer, ptr %v972
  store <8 x float> zeroinitializer, ptr %v975
  store <8 x float> zeroinitializer, ptr %v978
  store <8 x float> zeroinitializer, ptr %v981
  store <8 x float> zeroinitializer, ptr %v984
  store <8 x float> zeroinitializer, ptr %v987
  %v989 = sub nsw i64 %v944, %v11
  %v991 = sub nsw i64 %v951, %v6
  %v993 = mul nsw i64 %v991, 64
  %v994 = add nsw i64 %v989, %v993
  %t486 = getelementptr float, ptr %s0, i64 %v994
  call void @llvm.prefetch.p0(ptr %t486, i32 0, i32 3, i32 1)
  %v997 = sub nsw i64 %v944, %v11
  %v999 = sub nsw i64 %v951, %v6
  %v1001 = mul nsw i64 %v999, 64
  %v1002 = add nsw i64 %v997, %v1001
  %t487 = getelementptr float, ptr %s0, i64 %v1002
  %t488 = getelementptr float, ptr %t487, i64 64
  call void @llvm.prefetch.p0(ptr %t488, i32 0, i32 3, i32 1)
  %v1005 = sub nsw i64 %v944, %v11
  %v1007 = sub nsw i64 %v951, %v6
  %v1009 = mul nsw i64 %v1007, 64
  %v1010 = add nsw i64 %v1005, %v1009
  %t489 = getelementptr float, ptr %s0, i64 %v1010
  %t490 = getelementptr float, ptr %t489, i64 128
  call void @llvm.prefetch.p0(ptr %t490, i32 0, i32 3, i32 1)
  %v1013 = sub nsw i64 %v944, %v11
  %v1015 = sub nsw i64 %v951, %v6
  %v1017 = mul nsw i64 %v1015, 64
  %v1018 = add nsw i64 %v1013, %v1017
  %t491 = getelementptr float, ptr %s0, i64 %v1018
  %t492 = getelementptr float, ptr %t491, i64 192
  call void @llvm.prefetch.p0(ptr %t492, i32 0, i32 3, i32 1)
  %v1021 = sub nsw i64 %v944, %v11
  %v1023 = sub nsw i64 %v951, %v6
  %v1025 = mul nsw i64 %v1023, 64
  %v1026 = add nsw i64 %v1021, %v1025
  %t493 = getelementptr float, ptr %s0, i64 %v1026
  %t494 = getelementptr float, ptr %t493, i64 256
  call void @llvm.prefetch.p0(ptr %t494, i32 0, i32 3, i32 1)
  %v1029 = sub nsw i64 %v944, %v11
  %v1031 = sub nsw i64 %v951, %v6
  %v1033 = mul nsw i64 %v1031, 64
  %v1034 = add nsw i64 %v1029, %v1033
  %t495 = getelementptr float, ptr %s0, i64 %v1034
  %t496 = getelementptr float, ptr %t495, i64 320
  call void @llvm.prefetch.p0(ptr %t496, i32 0, i32 3, i32 1)
  %t497 = icmp slt i64 %v17, %v20
  br i1 %t497, label %body1036, label %after1036
body1036:
  %v1036 = phi i64 [ %v17, %body951 ], [ %next1036, %latch1036 ]
  %v1038 = sub nsw i64 %v1036, %v17
  %v1040 = sub nsw i64 %v951, %v6
  %v1042 = mul nsw i64 %v1040, 272
  %v1043 = add nsw i64 %v1038, %v1042
  %t498 = getelementptr float, ptr %s3, i64 %v1043
  %v1044 = load float, ptr %t498, align 4, !alias.scope !19, !noalias !20
  %v1046 = sub nsw i64 %v1036, %v17
  %v1048 = mul nsw i64 %v1046, 16
  %v1049 = sub nsw i64 %v944, %v11
  %v1051 = mul nuw nsw i64 %v1049, 257
  %v1052 = add nsw i64 %v1048, %v1051
  %t499 = getelementptr float, ptr %s2, i64 %v1052
  %v1053 = load <8 x float>, ptr %t499, align 4, !alias.scope !17, !noalias !18
  %t500 = insertelement <8 x float> poison, float %v1044, i64 0
  %v1054 = shufflevector <8 x float> %t500, <8 x float> poison, <8 x i32> zeroinitializer
  %v1055 = load <8 x float>, ptr %v954
  %v1056 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1054, <8 x float> %v1053, <8 x float> %v1055)
  store <8 x float> %v1056, ptr %v954
  %v1059 = sub nsw i64 %v1036, %v17
  %v1061 = mul nsw i64 %v1059, 16
  %v1062 = sub nsw i64 %v944, %v11
  %v1064 = mul nuw nsw i64 %v1062, 257
  %v1065 = add nsw i64 %v1061, %v1064
  %t501 = getelementptr float, ptr %s2, i64 %v1065
  %t502 = getelementptr float, ptr %t501, i64 8
  %v1066 = load <8 x float>, ptr %t502, align 4, !alias.scope !17, !noalias !18
  %t503 = insertelement <8 x float> poison, float %v1044, i64 0
  %v1067 = shufflevector <8 x float> %t503, <8 x float> poison, <8 x i32> zeroinitializer
  %v1068 = load <8 x float>, ptr %v957
  %v1069 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1067, <8 x float> %v1066, <8 x float> %v1068)
  store <8 x float> %v1069, ptr %v957
  %v1072 = sub nsw i64 %v1036, %v17
  %v1074 = sub nsw i64 %v951, %v6
  %v1076 = mul nsw i64 %v1074, 272
  %v1077 = add nsw i64 %v1072, %v1076
  %t504 = getelementptr float, ptr %s3, i64 %v1077
  %t505 = getelementptr float, ptr %t504, i64 272
  %v1078 = load float, ptr %t505, align 4, !alias.scope !19, !noalias !20
  %t506 = insertelement <8 x float> poison, float %v1078, i64 0
  %v1079 = shufflevector <8 x float> %t506, <8 x float> poison, <8 x i32> zeroinitializer
  %v1080 = load <8 x float>, ptr %v960
  %v1081 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1079, <8 x float> %v1053, <8 x float> %v1080)
  store <8 x float> %v1081, ptr %v960
  %t507 = insertelement <8 x float> poison, float %v1078, i64 0
  %v1083 = shufflevector <8 x float> %t507, <8 x float> poison, <8 x i32> zeroinitializer
  %v1084 = load <8 x float>, ptr %v963
  %v1085 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1083, <8 x float> %v1066, <8 x float> %v1084)
  store <8 x float> %v1085, ptr %v963
  %v1088 = sub nsw i64 %v1036, %v17
  %v1090 = sub nsw i64 %v951, %v6
  %v1092 = mul nsw i64 %v1090, 272
  %v1093 = add nsw i64 %v1088, %v1092
  %t508 = getelementptr float, ptr %s3, i64 %v1093
  %t509 = getelementptr float, ptr %t508, i64 544
  %v1094 = load float, ptr %t509, align 4, !alias.scope !19, !noalias !20
  %t510 = insertelement <8 x float> poison, float %v1094, i64 0
  %v1095 = shufflevector <8 x float> %t510, <8 x float> poison, <8 x i32> zeroinitializer
  %v1096 = load <8 x float>, ptr %v966
  %v1097 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1095, <8 x float> %v1053, <8 x float> %v1096)
  store <8 x float> %v1097, ptr %v966
  %t511 = insertelement <8 x float> poison, float %v1094, i64 0
  %v1099 = shufflevector <8 x float> %t511, <8 x float> poison, <8 x i32> zeroinitializer
  %v1100 = load <8 x float>, ptr %v969
  %v1101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1099, <8 x float> %v1066, <8 x float> %v1100)
  store <8 x float> %v1101, ptr %v969
  %v1104 = sub nsw i64 %v1036, %v17
  %v1106 = sub nsw i64 %v951, %v6
  %v1108 = mul nsw i64 %v1106, 272
  %v1109 = add nsw i64 %v1104, %v1108
  %t512 = getelementptr float, ptr %s3, i64 %v1109
  %t513 = getelementptr float, ptr %t512, i64 816
  %v1110 = load float, ptr %t513, align 4, !alias.scope !19, !noalias !20
  %t514 = insertelement <8 x float> poison, float %v1110, i64 0
  %v1111 = shufflevector <8 x float> %t514, <8 x float> poison, <8 x i32> zeroinitializer
  %v1112 = load <8 x float>, ptr %v972
  %v1113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1111, <8 x float> %v1053, <8 x float> %v1112)
  store <8 x float> %v1113, ptr %v972
  %t515 = insertelement <8 x float> poison, float %v1110, i64 0
  %v1115 = shufflevector <8 x float> %t515, <8 x float> poison, <8 x i32> zeroinitializer
  %v1116 = load <8 x float>, ptr %v975
  %v1117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1115, <8 x float> %v1066, <8 x float> %v1116)
  store <8 x float> %v1117, ptr %v975
  %v1120 = sub nsw i64 %v1036, %v17
  %v1122 = sub nsw i64 %v951, %v6
  %v1124 = mul nsw i64 %v1122, 272
  %v1125 = add nsw i64 %v1120, %v1124
  %t516 = getelementptr float, ptr %s3, i64 %v1125
  %t517 = getelementptr float, ptr %t516, i64 1088
  %v1126 = load float, ptr %t517, align 4, !alias.scope !19, !noalias !20
  %t518 = insertelement <8 x float> poison, float %v1126, i64 0
  %v1127 = shufflevector <8 x float> %t518, <8 x float> poison, <8 x i32> zeroinitializer
  %v1128 = load <8 x float>, ptr %v978
  %v1129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1127, <8 x float> %v1053, <8 x float> %v1128)
  store <8 x float> %v1129, ptr %v978
  %t519 = insertelement <8 x float> poison, float %v1126, i64 0
  %v1131 = shufflevector <8 x float> %t519, <8 x float> poison, <8 x i32> zeroinitializer
  %v1132 = load <8 x float>, ptr %v981
  %v1133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1131, <8 x float> %v1066, <8 x float> %v1132)
  store <8 x float> %v1133, ptr %v981
  %v1136 = sub nsw i64 %v1036, %v17
  %v1138 = sub nsw i64 %v951, %v6
  %v1140 = mul nsw i64 %v1138, 272
  %v1141 = add nsw i64 %v1136, %v1140
  %t520 = getelementptr float, ptr %s3, i64 %v1141
  %t521 = getelementptr float, ptr %t520, i64 1360
  %v1142 = load float, ptr %t521, align 4, !alias.scope !19, !noalias !20
  %t522 = insertelement <8 x float> poison, float %v1142, i64 0
  %v1143 = shufflevector <8 x float> %t522, <8 x float> poison, <8 x i32> zeroinitializer
  %v1144 = load <8 x float>, ptr %v984
  %v1145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1143, <8 x float> %v1053, <8 x float> %v1144)
  store <8 x float> %v1145, ptr %v984
  %t523 = insertelement <8 x float> poison, float %v1142, i64 0
  %v1147 = shufflevector <8 x float> %t523, <8 x float> poison, <8 x i32> zeroinitializer
  %v1148 = load <8 x float>, ptr %v987
  %v1149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1147, <8 x float> %v1066, <8 x float> %v1148)
  store <8 x float> %v1149, ptr %v987
  br label %latch1036
latch1036:
  %next1036 = add nuw nsw i64 %v1036, 1
  %more1036 = icmp slt i64 %next1036, %v20
  br i1 %more1036, label %body1036, label %after1036
after1036:
  %v1152 = or i1 %v21, %v22
  br i1 %v21, label %then1153, label %after1153
then1153:
  %v1154 = load <8 x float>, ptr %v954
  %v1156 = sub nsw i64 %v944, %v11
  %v1158 = sub nsw i64 %v951, %v6
  %v1160 = mul nsw i64 %v1158, 64
  %v1161 = add nsw i64 %v1156, %v1160
  %t524 = getelementptr float, ptr %s0, i64 %v1161
  store <8 x float> %v1154, ptr %t524, align 4, !alias.scope !13, !noalias !14
  %v1163 = load <8 x float>, ptr %v957
  %v1165 = sub nsw i64 %v944, %v11
  %v1167 = sub nsw i64 %v951, %v6
  %v1169 = mul nsw i64 %v1167, 64
  %v1170 = add nsw i64 %v1165, %v1169
  %t525 = getelementptr float, ptr %s0, i64 %v1170
  %t526 = getelementptr float, ptr %t525, i64 8
  store <8 x float> %v1163, ptr %t526, align 4, !alias.scope !13, !noalias !14
  %v1172 = load <8 x float>, ptr %v960
  %v1174 = sub nsw i64 %v944, %v11
  %v1176 = sub nsw i64 %v951, %v6
  %v1178 = mul nsw i64 %v1176, 64
  %v1179 = add nsw i64 %v1174, %v1178
  %t527 = getelementptr float, ptr %s0, i64 %v1179
  %t528 = getelementptr float, ptr %t527, i64 64
  store <8 x float> %v1172, ptr %t528, align 4, !alias.scope !13, !noalias !14
  %v1181 = load <8 x float>, ptr %v963
  %v1183 = sub nsw i64 %v944, %v11
  %v1185 = sub nsw i64 %v951, %v6
  %v1187 = mul nsw i64 %v1185, 64
  %v1188 = add nsw i64 %v1183, %v1187
  %t529 = getelementptr float, ptr %s0, i64 %v1188
  %t530 = getelementptr float, ptr %t529, i64 72
  store <8 x float> %v1181, ptr %t530, align 4, !alias.scope !13, !noalias !14
  %v1190 = load <8 x float>, ptr %v966
  %v1192 = sub nsw i64 %v944, %v11
  %v1194 = sub nsw i64 %v951, %v6
  %v1196 = mul nsw i64 %v1194, 64
  %v1197 = add nsw i64 %v1192, %v1196
  %t531 = getelementptr float, ptr %s0, i64 %v1197
  %t532 = getelementptr float, ptr %t531, i64 128
  store <8 x float> %v1190, ptr %t532, align 4, !alias.scope !13, !noalias !14
  %v1199 = load <8 x float>, ptr %v969
  %v1201 = sub nsw i64 %v944, %v11
  %v1203 = sub nsw i64 %v951, %v6
  %v1205 = mul nsw i64 %v1203, 64
  %v1206 = add nsw i64 %v1201, %v1205
  %t533 = getelementptr float, ptr %s0, i64 %v1206
  %t534 = getelementptr float, ptr %t533, i64 136
  store <8 x float> %v1199, ptr %t534, align 4, !alias.scope !13, !noalias !14
  %v1208 = load <8 x float>, ptr %v972
  %v1210 = sub nsw i64 %v944, %v11
  %v1212 = sub nsw i64 %v951, %v6
  %v1214 = mul nsw i64 %v1212, 64
  %v1215 = add nsw i64 %v1210, %v1214
  %t535 = getelementptr float, ptr %s0, i64 %v1215
  %t536 = getelementptr float, ptr %t535, i64 192
  store <8 x float> %v1208, ptr %t536, align 4, !alias.scope !13, !noalias !14
  %v1217 = load <8 x float>, ptr %v975
  %v1219 = sub nsw i64 %v944, %v11
  %v1221 = sub nsw i64 %v951, %v6
  %v1223 = mul nsw i64 %v1221, 64
  %v1224 = add nsw i64 %v1219, %v1223
  %t537 = getelementptr float, ptr %s0, i64 %v1224
  %t538 = getelementptr float, ptr %t537, i64 200
  store <8 x float> %v1217, ptr %t538, align 4, !alias.scope !13, !noalias !14
  %v1226 = load <8 x float>, ptr %v978
  %v1228 = sub nsw i64 %v944, %v11
  %v1230 = sub nsw i64 %v951, %v6
  %v1232 = mul nsw i64 %v1230, 64
  %v1233 = add nsw i64 %v1228, %v1232
  %t539 = getelementptr float, ptr %s0, i64 %v1233
  %t540 = getelementptr float, ptr %t539, i64 256
  store <8 x float> %v1226, ptr %t540, align 4, !alias.scope !13, !noalias !14
  %v1235 = load <8 x float>, ptr %v981
  %v1237 = sub nsw i64 %v944, %v11
  %v1239 = sub nsw i64 %v951, %v6
  %v1241 = mul nsw i64 %v1239, 64
  %v1242 = add nsw i64 %v1237, %v1241
  %t541 = getelementptr float, ptr %s0, i64 %v1242
  %t542 = getelementptr float, ptr %t541, i64 264
  store <8 x float> %v1235, ptr %t542, align 4, !alias.scope !13, !noalias !14
  %v1244 = load <8 x float>, ptr %v984
  %v1246 = sub nsw i64 %v944, %v11
  %v1248 = sub nsw i64 %v951, %v6
  %v1250 = mul nsw i64 %v1248, 64
  %v1251 = add nsw i64 %v1246, %v1250
  %t543 = getelementptr float, ptr %s0, i64 %v1251
  %t544 = getelementptr float, ptr %t543, i64 320
  store <8 x float> %v1244, ptr %t544, align 4, !alias.scope !13, !noalias !14
  %v1253 = load <8 x float>, ptr %v987
  %v1255 = sub nsw i64 %v944, %v11
  %v1257 = sub nsw i64 %v951, %v6
  %v1259 = mul nsw i64 %v1257, 64
  %v1260 = add nsw i64 %v1255, %v1259
  %t545 = getelementptr float, ptr %s0, i64 %v1260
  %t546 = getelementptr float, ptr %t545, i64 328
  store <8 x float> %v1253, ptr %t546, align 4, !alias.scope !13, !noalias !14
  br label %after1153
after1153:
  %v1263 = xor i1 %v1152, true
  br i1 %v1263, label %then1264, label %after1264
then1264:
  %v1265 = load <8 x float>, ptr %v954
  %v1267 = sub nsw i64 %v944, %v11
  %v1269 = sub nsw i64 %v951, %v6
  %v1271 = mul nsw i64 %v1269, 64
  %v1272 = add nsw i64 %v1267, %v1271
  %t547 = getelementptr float, ptr %s0, i64 %v1272
  %v1273 = load <8 x float>, ptr %t547, align 4, !alias.scope !13, !noalias !14
  %v1274 = fadd <8 x float> %v1273, %v1265
  %v1276 = sub nsw i64 %v944, %v11
  %v1278 = sub nsw i64 %v951, %v6
  %v1280 = mul nsw i64 %v1278, 64
  %v1281 = add nsw i64 %v1276, %v1280
  %t548 = getelementptr float, ptr %s0, i64 %v1281
  store <8 x float> %v1274, ptr %t548, align 4, !alias.scope !13, !noalias !14
  %v1283 = load <8 x float>, ptr %v957
  %v1285 = sub nsw i64 %v944, %v11
  %v1287 = sub nsw i64 %v951, %v6
  %v1289 = mul nsw i64 %v1287, 64
  %v1290 = add nsw i64 %v1285, %v1289
  %t549 = getelementptr float, ptr %s0, i64 %v1290
  %t550 = getelementptr float, ptr %t549, i64 8
  %v1291 = load <8 x float>, ptr %t550, align 4, !alias.scope !13, !noalias !14
  %v1292 = fadd <8 x float> %v1291, %v1283
  %v1294 = sub nsw i64 %v944, %v11
  %v1296 = sub nsw i64 %v951, %v6
  %v1298 = mul nsw i64 %v1296, 64
  %v1299 = add nsw i64 %v1294, %v1298
  %t551 = getelementptr float, ptr %s0, i64 %v1299
  %t552 = getelementptr float, ptr %t551, i64 8
  store <8 x float> %v1292, ptr %t552, align 4, !alias.scope !13, !noalias !14
  %v1301 = load <8 x float>, ptr %v960
  %v1303 = sub nsw i64 %v944, %v11
  %v1305 = sub nsw i64 %v951, %v6
  %v1307 = mul nsw i64 %v1305, 64
  %v1308 = add nsw i64 %v1303, %v1307
  %t553 = getelementptr float, ptr %s0, i64 %v1308
  %t554 = getelementptr float, ptr %t553, i64 64
  %v1309 = load <8 x float>, ptr %t554, align 4, !alias.scope !13, !noalias !14
  %v1310 = fadd <8 x float> %v1309, %v1301
  %v1312 = sub nsw i64 %v944, %v11
  %v1314 = sub nsw i64 %v951, %v6
  %v1316 = mul nsw i64 %v1314, 64
  %v1317 = add nsw i64 %v1312, %v1316
  %t555 = getelementptr float, ptr %s0, i64 %v1317
  %t556 = getelementptr float, ptr %t555, i64 64
  store <8 x float> %v1310, ptr %t556, align 4, !alias.scope !13, !noalias !14
  %v1319 = load <8 x float>, ptr %v963
  %v1321 = sub nsw i64 %v944, %v11
  %v1323 = sub nsw i64 %v951, %v6
  %v1325 = mul nsw i64 %v1323, 64
  %v1326 = add nsw i64 %v1321, %v1325
  %t557 = getelementptr float, ptr %s0, i64 %v1326
  %t558 = getelementptr float, ptr %t557, i64 72
  %v1327 = load <8 x float>, ptr %t558, align 4, !alias.scope !13, !noalias !14
  %v1328 = fadd <8 x float> %v1327, %v1319
  %v1330 = sub nsw i64 %v944, %v11
  %v1332 = sub nsw i64 %v951, %v6
  %v1334 = mul nsw i64 %v1332, 64
  %v1335 = add nsw i64 %v1330, %v1334
  %t559 = getelementptr float, ptr %s0, i64 %v1335
  %t560 = getelementptr float, ptr %t559, i64 72
  store <8 x float> %v1328, ptr %t560, align 4, !alias.scope !13, !noalias !14
  %v1337 = load <8 x float>, ptr %v966
  %v1339 = sub nsw i64 %v944, %v11
  %v1341 = sub nsw i64 %v951, %v6
  %v1343 = mul nsw i64 %v1341, 64
  %v1344 = add nsw i64 %v1339, %v1343
  %t561 = getelementptr float, ptr %s0, i64 %v1344
  %t562 = getelementptr float, ptr %t561, i64 128
  %v1345 = load <8 x float>, ptr %t562, align 4, !alias.scope !13, !noalias !14
  %v1346 = fadd <8 x float> %v1345, %v1337
  %v1348 = sub nsw i64 %v944, %v11
  %v1350 = sub nsw i64 %v951, %v6
  %v1352 = mul nsw i64 %v1350, 64
  %v1353 = add nsw i64 %v1348, %v1352
  %t563 = getelementptr float, ptr %s0, i64 %v1353
  %t564 = getelementptr float, ptr %t563, i64 128
  store <8 x float> %v1346, ptr %t564, align 4, !alias.scope !13, !noalias !14
  %v1355 = load <8 x float>, ptr %v969
  %v1357 = sub nsw i64 %v944, %v11
  %v1359 = sub nsw i64 %v951, %v6
  %v1361 = mul nsw i64 %v1359, 64
  %v1362 = add nsw i64 %v1357, %v1361
  %t565 = getelementptr float, ptr %s0, i64 %v1362
  %t566 = getelementptr float, ptr %t565, i64 136
  %v1363 = load <8 x float>, ptr %t566, align 4, !alias.scope !13, !noalias !14
  %v1364 = fadd <8 x float> %v1363, %v1355
  %v1366 = sub nsw i64 %v944, %v11
  %v1368 = sub nsw i64 %v951, %v6
  %v1370 = mul nsw i64 %v1368, 64
  %v1371 = add nsw i64 %v1366, %v1370
  %t567 = getelementptr float, ptr %s0, i64 %v1371
  %t568 = getelementptr float, ptr %t567, i64 136
  store <8 x float> %v1364, ptr %t568, align 4, !alias.scope !13, !noalias !14
  %v1373 = load <8 x float>, ptr %v972
  %v1375 = sub nsw i64 %v944, %v11
  %v1377 = sub nsw i64 %v951, %v6
  %v1379 = mul nsw i64 %v1377, 64
  %v1380 = add nsw i64 %v1375, %v1379
  %t569 = getelementptr float, ptr %s0, i64 %v1380
  %t570 = getelementptr float, ptr %t569, i64 192
  %v1381 = load <8 x float>, ptr %t570, align 4, !alias.scope !13, !noalias !14
  %v1382 = fadd <8 x float> %v1381, %v1373
  %v1384 = sub nsw i64 %v944, %v11
  %v1386 = sub nsw i64 %v951, %v6
  %v1388 = mul nsw i64 %v1386, 64
  %v1389 = add nsw i64 %v1384, %v1388
  %t571 = getelementptr float, ptr %s0, i64 %v1389
  %t572 = getelementptr float, ptr %t571, i64 192
  store <8 x float> %v1382, ptr %t572, align 4, !alias.scope !13, !noalias !14
  %v1391 = load <8 x float>, ptr %v975
  %v1393 = sub nsw i64 %v944, %v11
  %v1395 = sub nsw i64 %v951, %v6
  %v1397 = mul nsw i64 %v1395, 64
  %v1398 = add nsw i64 %v1393, %v1397
  %t573 = getelementptr float, ptr %s0, i64 %v1398
  %t574 = getelementptr float, ptr %t573, i64 200
  %v1399 = load <8 x float>, ptr %t574, align 4, !alias.scope !13, !noalias !14
  %v1400 = fadd <8 x float> %v1399, %v1391
  %v1402 = sub nsw i64 %v944, %v11
  %v1404 = sub nsw i64 %v951, %v6
  %v1406 = mul nsw i64 %v1404, 64
  %v1407 = add nsw i64 %v1402, %v1406
  %t575 = getelementptr float, ptr %s0, i64 %v1407
  %t576 = getelementptr float, ptr %t575, i64 200
  store <8 x float> %v1400, ptr %t576, align 4, !alias.scope !13, !noalias !14
  %v1409 = load <8 x float>, ptr %v978
  %v1411 = sub nsw i64 %v944, %v11
  %v1413 = sub nsw i64 %v951, %v6
  %v1415 = mul nsw i64 %v1413, 64
  %v1416 = add nsw i64 %v1411, %v1415
  %t577 = getelementptr float, ptr %s0, i64 %v1416
  %t578 = getelementptr float, ptr %t577, i64 256
  %v1417 = load <8 x float>, ptr %t578, align 4, !alias.scope !13, !noalias !14
  %v1418 = fadd <8 x float> %v1417, %v1409
  %v1420 = sub nsw i64 %v944, %v11
  %v1422 = sub nsw i64 %v951, %v6
  %v1424 = mul nsw i64 %v1422, 64
  %v1425 = add nsw i64 %v1420, %v1424
  %t579 = getelementptr float, ptr %s0, i64 %v1425
  %t580 = getelementptr float, ptr %t579, i64 256
  store <8 x float> %v1418, ptr %t580, align 4, !alias.scope !13, !noalias !14
  %v1427 = load <8 x float>, ptr %v981
  %v1429 = sub nsw i64 %v944, %v11
  %v1431 = sub nsw i64 %v951, %v6
  %v1433 = mul nsw i64 %v1431, 64
  %v1434 = add nsw i64 %v1429, %v1433
  %t581 = getelementptr float, ptr %s0, i64 %v1434
  %t582 = getelementptr float, ptr %t581, i64 264
  %v1435 = load <8 x float>, ptr %t582, align 4, !alias.scope !13, !noalias !14
  %v1436 = fadd <8 x float> %v1435, %v1427
  %v1438 = sub nsw i64 %v944, %v11
  %v1440 = sub nsw i64 %v951, %v6
  %v1442 = mul nsw i64 %v1440, 64
  %v1443 = add nsw i64 %v1438, %v1442
  %t583 = getelementptr float, ptr %s0, i64 %v1443
  %t584 = getelementptr float, ptr %t583, i64 264
  store <8 x float> %v1436, ptr %t584, align 4, !alias.scope !13, !noalias !14
  %v1445 = load <8 x float>, ptr %v984
  %v1447 = sub nsw i64 %v944, %v11
  %v1449 = sub nsw i64 %v951, %v6
  %v1451 = mul nsw i64 %v1449, 64
  %v1452 = add nsw i64 %v1447, %v1451
  %t585 = getelementptr float, ptr %s0, i64 %v1452
  %t586 = getelementptr float, ptr %t585, i64 320
  %v1453 = load <8 x float>, ptr %t586, align 4, !alias.scope !13, !noalias !14
  %v1454 = fadd <8 x float> %v1453, %v1445
  %v1456 = sub nsw i64 %v944, %v11
  %v1458 = sub nsw i64 %v951, %v6
  %v1460 = mul nsw i64 %v1458, 64
  %v1461 = add nsw i64 %v1456, %v1460
  %t587 = getelementptr float, ptr %s0, i64 %v1461
  %t588 = getelementptr float, ptr %t587, i64 320
  store <8 x float> %v1454, ptr %t588, align 4, !alias.scope !13, !noalias !14
  %v1463 = load <8 x float>, ptr %v987
  %v1465 = sub nsw i64 %v944, %v11
  %v1467 = sub nsw i64 %v951, %v6
  %v1469 = mul nsw i64 %v1467, 64
  %v1470 = add nsw i64 %v1465, %v1469
  %t589 = getelementptr float, ptr %s0, i64 %v1470
  %t590 = getelementptr float, ptr %t589, i64 328
  %v1471 = load <8 x float>, ptr %t590, align 4, !alias.scope !13, !noalias !14
  %v1472 = fadd <8 x float> %v1471, %v1463
  %v1474 = sub nsw i64 %v944, %v11
  %v1476 = sub nsw i64 %v951, %v6
  %v1478 = mul nsw i64 %v1476, 64
  %v1479 = add nsw i64 %v1474, %v1478
  %t591 = getelementptr float, ptr %s0, i64 %v1479
  %t592 = getelementptr float, ptr %t591, i64 328
  store <8 x float> %v1472, ptr %t592, align 4, !alias.scope !13, !noalias !14
  br label %after1264
after1264:
  br i1 %v22, label %then1482, label %after1482
then1482:
  %v1483 = load <8 x float>, ptr %v954
  %v1485 = sub nsw i64 %v944, %v11
  %v1487 = sub nsw i64 %v951, %v6
  %v1489 = mul nsw i64 %v1487, 64
  %v1490 = add nsw i64 %v1485, %v1489
  %t593 = getelementptr float, ptr %s0, i64 %v1490
  %v1491 = load <8 x float>, ptr %t593, align 4, !alias.scope !13, !noalias !14
  %v1492 = fadd <8 x float> %v1491, %v1483
  %t594 = getelementptr float, ptr %s1, i64 0
  store <8 x float> %v1492, ptr %t594, align 4, !alias.scope !15, !noalias !16
  %v1503 = load <8 x float>, ptr %v957
  %v1505 = sub nsw i64 %v944, %v11
  %v1507 = sub nsw i64 %v951, %v6
  %v1509 = mul nsw i64 %v1507, 64
  %v1510 = add nsw i64 %v1505, %v1509
  %t595 = getelementptr float, ptr %s0, i64 %v1510
  %t596 = getelementptr float, ptr %t595, i64 8
  %v1511 = load <8 x float>, ptr %t596, align 4, !alias.scope !13, !noalias !14
  %v1512 = fadd <8 x float> %v1511, %v1503
  %t597 = getelementptr float, ptr %s1, i64 0
  %t598 = getelementptr float, ptr %t597, i64 8
  store <8 x float> %v1512, ptr %t598, align 4, !alias.scope !15, !noalias !16
  %v1523 = load <8 x float>, ptr %v960
  %v1525 = sub nsw i64 %v944, %v11
  %v1527 = sub nsw i64 %v951, %v6
  %v1529 = mul nsw i64 %v1527, 64
  %v1530 = add nsw i64 %v1525, %v1529
  %t599 = getelementptr float, ptr %s0, i64 %v1530
  %t600 = getelementptr float, ptr %t599, i64 64
  %v1531 = load <8 x float>, ptr %t600, align 4, !alias.scope !13, !noalias !14
  %v1532 = fadd <8 x float> %v1531, %v1523
  %t601 = getelementptr float, ptr %s1, i64 0
  %t602 = getelementptr float, ptr %t601, i64 16
  store <8 x float> %v1532, ptr %t602, align 4, !alias.scope !15, !noalias !16
  %v1543 = load <8 x float>, ptr %v963
  %v1545 = sub nsw i64 %v944, %v11
  %v1547 = sub nsw i64 %v951, %v6
  %v1549 = mul nsw i64 %v1547, 64
  %v1550 = add nsw i64 %v1545, %v1549
  %t603 = getelementptr float, ptr %s0, i64 %v1550
  %t604 = getelementptr float, ptr %t603, i64 72
  %v1551 = load <8 x float>, ptr %t604, align 4, !alias.scope !13, !noalias !14
  %v1552 = fadd <8 x float> %v1551, %v1543
  %t605 = getelementptr float, ptr %s1, i64 0
  %t606 = getelementptr float, ptr %t605, i64 24
  store <8 x float> %v1552, ptr %t606, align 4, !alias.scope !15, !noalias !16
  %v1563 = load <8 x float>, ptr %v966
  %v1565 = sub nsw i64 %v944, %v11
  %v1567 = sub nsw i64 %v951, %v6
  %v1569 = mul nsw i64 %v1567, 64
  %v1570 = add nsw i64 %v1565, %v1569
  %t607 = getelementptr float, ptr %s0, i64 %v1570
  %t608 = getelementptr float, ptr %t607, i64 128
  %v1571 = load <8 x float>, ptr %t608, align 4, !alias.scope !13, !noalias !14
  %v1572 = fadd <8 x float> %v1571, %v1563
  %t609 = getelementptr float, ptr %s1, i64 0
  %t610 = getelementptr float, ptr %t609, i64 32
  store <8 x float> %v1572, ptr %t610, align 4, !alias.scope !15, !noalias !16
  %v1583 = load <8 x float>, ptr %v969
  %v1585 = sub nsw i64 %v944, %v11
  %v1587 = sub nsw i64 %v951, %v6
  %v1589 = mul nsw i64 %v1587, 64
  %v1590 = add nsw i64 %v1585, %v1589
  %t611 = getelementptr float, ptr %s0, i64 %v1590
  %t612 = getelementptr float, ptr %t611, i64 136
  %v1591 = load <8 x float>, ptr %t612, align 4, !alias.scope !13, !noalias !14
  %v1592 = fadd <8 x float> %v1591, %v1583
  %t613 = getelementptr float, ptr %s1, i64 0
  %t614 = getelementptr float, ptr %t613, i64 40
  store <8 x float> %v1592, ptr %t614, align 4, !alias.scope !15, !noalias !16
  %v1603 = load <8 x float>, ptr %v972
  %v1605 = sub nsw i64 %v944, %v11
  %v1607 = sub nsw i64 %v951, %v6
  %v1609 = mul nsw i64 %v1607, 64
  %v1610 = add nsw i64 %v1605, %v1609
  %t615 = getelementptr float, ptr %s0, i64 %v1610
  %t616 = getelementptr float, ptr %t615, i64 192
  %v1611 = load <8 x float>, ptr %t616, align 4, !alias.scope !13, !noalias !14
  %v1612 = fadd <8 x float> %v1611, %v1603
  %t617 = getelementptr float, ptr %s1, i64 0
  %t618 = getelementptr float, ptr %t617, i64 48
  store <8 x float> %v1612, ptr %t618, align 4, !alias.scope !15, !noalias !16
  %v1623 = load <8 x float>, ptr %v975
  %v1625 = sub nsw i64 %v944, %v11
  %v1627 = sub nsw i64 %v951, %v6
  %v1629 = mul nsw i64 %v1627, 64
  %v1630 = add nsw i64 %v1625, %v1629
  %t619 = getelementptr float, ptr %s0, i64 %v1630
  %t620 = getelementptr float, ptr %t619, i64 200
  %v1631 = load <8 x float>, ptr %t620, align 4, !alias.scope !13, !noalias !14
  %v1632 = fadd <8 x float> %v1631, %v1623
  %t621 = getelementptr float, ptr %s1, i64 0
  %t622 = getelementptr float, ptr %t621, i64 56
  store <8 x float> %v1632, ptr %t622, align 4, !alias.scope !15, !noalias !16
  %v1643 = load <8 x float>, ptr %v978
  %v1645 = sub nsw i64 %v944, %v11
  %v1647 = sub nsw i64 %v951, %v6
  %v1649 = mul nsw i64 %v1647, 64
  %v1650 = add nsw i64 %v1645, %v1649
  %t623 = getelementptr float, ptr %s0, i64 %v1650
  %t624 = getelementptr float, ptr %t623, i64 256
  %v1651 = load <8 x float>, ptr %t624, align 4, !alias.scope !13, !noalias !14
  %v1652 = fadd <8 x float> %v1651, %v1643
  %t625 = getelementptr float, ptr %s1, i64 0
  %t626 = getelementptr float, ptr %t625, i64 64
  store <8 x float> %v1652, ptr %t626, align 4, !alias.scope !15, !noalias !16
  %v1663 = load <8 x float>, ptr %v981
  %v1665 = sub nsw i64 %v944, %v11
  %v1667 = sub nsw i64 %v951, %v6
  %v1669 = mul nsw i64 %v1667, 64
  %v1670 = add nsw i64 %v1665, %v1669
  %t627 = getelementptr float, ptr %s0, i64 %v1670
  %t628 = getelementptr float, ptr %t627, i64 264
  %v1671 = load <8 x float>, ptr %t628, align 4, !alias.scope !13, !noalias !14
  %v1672 = fadd <8 x float> %v1671, %v1663
  %t629 = getelementptr float, ptr %s1, i64 0
  %t630 = getelementptr float, ptr %t629, i64 72
  store <8 x float> %v1672, ptr %t630, align 4, !alias.scope !15, !noalias !16
  %v1683 = load <8 x float>, ptr %v984
  %v1685 = sub nsw i64 %v944, %v11
  %v1687 = sub nsw i64 %v951, %v6
  %v1689 = mul nsw i64 %v1687, 64
  %v1690 = add nsw i64 %v1685, %v1689
  %t631 = getelementptr float, ptr %s0, i64 %v1690
  %t632 = getelementptr float, ptr %t631, i64 320
  %v1691 = load <8 x float>, ptr %t632, align 4, !alias.scope !13, !noalias !14
  %v1692 = fadd <8 x float> %v1691, %v1683
  %t633 = getelementptr float, ptr %s1, i64 0
  %t634 = getelementptr float, ptr %t633, i64 80
  store <8 x float> %v1692, ptr %t634, align 4, !alias.scope !15, !noalias !16
  %v1703 = load <8 x float>, ptr %v987
  %v1705 = sub nsw i64 %v944, %v11
  %v1707 = sub nsw i64 %v951, %v6
  %v1709 = mul nsw i64 %v1707, 64
  %v1710 = add nsw i64 %v1705, %v1709
  %t635 = getelementptr float, ptr %s0, i64 %v1710
  %t636 = getelementptr float, ptr %t635, i64 328
  %v1711 = load <8 x float>, ptr %t636, align 4, !alias.scope !13, !noalias !14
  %v1712 = fadd <8 x float> %v1711, %v1703
  %t637 = getelementptr float, ptr %s1, i64 0
  %t638 = getelementptr float, ptr %t637, i64 88
  store <8 x float> %v1712, ptr %t638, align 4, !alias.scope !15, !noalias !16
  %v1724 = add nuw nsw i64 %v6, %v8
  %v1725 = sub nsw i64 %v1724, %v951
  %v1726 = call i64 @llvm.smin.i64(i64 %v1725, i64 6)
  %v1728 = add nuw nsw i64 %v11, 52
  %v1729 = sub nsw i64 %v1728, %v944
  %v1730 = call i64 @llvm.smin.i64(i64 %v1729, i64 16)
  %v1731 = add nsw i64 %v951, %v1726
  %t639 = icmp slt i64 %v951, %v1731
  br i1 %t639, label %body1732, label %after1732
body1732:
  %v1732 = phi i64 [ %v951, %then1482 ], [ %next1732, %latch1732 ]
  %v1735 = mul nuw nsw i64 %v1732, 52
  %v1736 = add nsw i64 %v944, %v1730
  %v1738 = sub nsw i64 %v1736, %v944
  %v1739 = and i64 %v1738, 7
  %v1740 = sub nsw i64 %v1736, %v1739
  %t640 = icmp slt i64 %v944, %v1740
  br i1 %t640, label %body1741, label %after1741
body1741:
  %v1741 = phi i64 [ %v944, %body1732 ], [ %next1741, %latch1741 ]
  %v1743 = sub nsw i64 %v1741, %v944
  %v1745 = sub nsw i64 %v1732, %v951
  %v1747 = mul nsw i64 %v1745, 16
  %v1748 = add nsw i64 %v1743, %v1747
  %t641 = getelementptr float, ptr %s1, i64 %v1748
  %v1749 = load <8 x float>, ptr %t641, align 4, !alias.scope !15, !noalias !16
  %t642 = getelementptr float, ptr %p2, i64 %v1741
  %v1751 = load <8 x float>, ptr %t642, align 4, !alias.scope !9, !noalias !10
  %v1752 = fadd <8 x float> %v1749, %v1751
  %v1755 = mul nuw nsw i64 %v1732, 52
  %v1756 = add nuw nsw i64 %v1755, %v1741
  %t643 = getelementptr float, ptr %p3, i64 %v1756
  store <8 x float> %v1752, ptr %t643, align 4, !alias.scope !11, !noalias !12
  br label %latch1741
latch1741:
  %next1741 = add nuw nsw i64 %v1741, 8
  %more1741 = icmp slt i64 %next1741, %v1740
  br i1 %more1741, label %body1741, label %after1741
after1741:
  %t644 = icmp slt i64 %v1740, %v1736
  br i1 %t644, label %body1759, label %after1759
body1759:
  %v1759 = phi i64 [ %v1740, %after1741 ], [ %next1759, %latch1759 ]
  %v1762 = mul nuw nsw i64 %v1732, 52
  %v1764 = add nsw i64 %v1762, %v1759
  %v1766 = sub nsw i64 %v1759, %v944
  %v1768 = sub nsw i64 %v1732, %v951
  %v1770 = mul nsw i64 %v1768, 16
  %v1771 = add nsw i64 %v1766, %v1770
  %t645 = getelementptr float, ptr %s1, i64 %v1771
  %v1772 = load float, ptr %t645, align 4, !alias.scope !15, !noalias !16
  %t646 = getelementptr float, ptr %p2, i64 %v1759
  %v1773 = load float, ptr %t646, align 4, !alias.scope !9, !noalias !10
  %v1774 = fadd float %v1772, %v1773
  %t647 = getelementptr float, ptr %p3, i64 %v1764
  store float %v1774, ptr %t647, align 4, !alias.scope !11, !noalias !12
  br label %latch1759
latch1759:
  %next1759 = add nsw i64 %v1759, 1
  %more1759 = icmp slt i64 %next1759, %v1736
  br i1 %more1759, label %body1759, label %after1759
after1759:
  br label %latch1732
latch1732:
  %next1732 = add nuw nsw i64 %v1732, 1
  %more1732 = icmp slt i64 %next1732, %v1731
  br i1 %more1732, label %body1732, label %after1732
after1732:
  br label %after1482
after1482:
  br label %latch951
latch951:
  %next951 = add nuw nsw i64 %v951, 6
  %more951 = icmp slt i64 %next951, %v950
  br i1 %more951, label %body951, label %after951
after951:
  br label %latch944
latch944:
  %next944 = add nuw nsw i64 %v944, 16
  %more944 = icmp slt i64 %next944, %v943
  br i1 %more944, label %body944, label %after944
after944:
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
