; attention_bf16: 40 work items

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
  %v986 = alloca <8 x float>
  %v989 = alloca <8 x float>
  %v992 = alloca <8 x float>
  %v995 = alloca <8 x float>
  %v998 = alloca <8 x float>
  %v1001 = alloca <8 x float>
  %v1004 = alloca <8 x float>
  %v1007 = alloca <8 x float>
  %v1010 = alloca <8 x float>
  %v1013 = alloca <8 x float>
  %v1016 = alloca <8 x float>
  %v1019 = alloca <8 x float>
  %v1242 = alloca <8 x float>
  %v1245 = alloca <8 x float>
  %v1248 = alloca <8 x float>
  %v1251 = alloca <8 x float>
  %v1254 = alloca <8 x float>
  %v1257 = alloca <8 x float>
  %v1260 = alloca <8 x float>
  %v1263 = alloca <8 x float>
  %v1698 = alloca <8 x float>
  %v1701 = alloca <8 x float>
  %v1704 = alloca <8 x float>
  %v1707 = alloca <8 x float>
  %v2076 = alloca <8 x float>
  %v2079 = alloca <8 x float>
  %v2082 = alloca <8 x float>
  %v2085 = alloca <8 x float>
  %v2088 = alloca <8 x float>
  %v2091 = alloca <8 x float>
  %v2094 = alloca <8 x float>
  %v2097 = alloca <8 x float>
  %v2100 = alloca <8 x float>
  %v2103 = alloca <8 x float>
  %v2106 = alloca <8 x float>
  %v2109 = alloca <8 x float>
  %v2374 = alloca <8 x float>
  %v2377 = alloca <8 x float>
  %v2380 = alloca <8 x float>
  %v2383 = alloca <8 x float>
  %v2386 = alloca <8 x float>
  %v2389 = alloca <8 x float>
  %v2392 = alloca <8 x float>
  %v2395 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after2523 ]
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
  %t8 = getelementptr i16, ptr %p0, i64 %v76
  %v77 = load i16, ptr %t8, align 2, !alias.scope !17, !noalias !18
  %v79 = zext i16 %v77 to i32
  %t9 = getelementptr i16, ptr %p0, i64 %v76
  %t10 = getelementptr i16, ptr %t9, i64 1
  %v80 = load i16, ptr %t10, align 2, !alias.scope !17, !noalias !18
  %v82 = zext i16 %v80 to i32
  %t11 = getelementptr i16, ptr %p0, i64 %v76
  %t12 = getelementptr i16, ptr %t11, i64 2
  %v83 = load i16, ptr %t12, align 2, !alias.scope !17, !noalias !18
  %v85 = zext i16 %v83 to i32
  %t13 = getelementptr i16, ptr %p0, i64 %v76
  %t14 = getelementptr i16, ptr %t13, i64 3
  %v86 = load i16, ptr %t14, align 2, !alias.scope !17, !noalias !18
  %v88 = zext i16 %v86 to i32
  %t15 = getelementptr i16, ptr %p0, i64 %v76
  %t16 = getelementptr i16, ptr %t15, i64 4
  %v89 = load i16, ptr %t16, align 2, !alias.scope !17, !noalias !18
  %v91 = zext i16 %v89 to i32
  %t17 = getelementptr i16, ptr %p0, i64 %v76
  %t18 = getelementptr i16, ptr %t17, i64 5
  %v92 = load i16, ptr %t18, align 2, !alias.scope !17, !noalias !18
  %v94 = zext i16 %v92 to i32
  %t19 = getelementptr i16, ptr %p0, i64 %v76
  %t20 = getelementptr i16, ptr %t19, i64 6
  %v95 = load i16, ptr %t20, align 2, !alias.scope !17, !noalias !18
  %v97 = zext i16 %v95 to i32
  %t21 = getelementptr i16, ptr %p0, i64 %v76
  %t22 = getelementptr i16, ptr %t21, i64 7
  %v98 = load i16, ptr %t22, align 2, !alias.scope !17, !noalias !18
  %v100 = zext i16 %v98 to i32
  %t23 = insertelement <8 x i32> poison, i32 %v79, i64 0
  %t24 = insertelement <8 x i32> %t23, i32 %v82, i64 1
  %t25 = insertelement <8 x i32> %t24, i32 %v85, i64 2
  %t26 = insertelement <8 x i32> %t25, i32 %v88, i64 3
  %t27 = insertelement <8 x i32> %t26, i32 %v91, i64 4
  %t28 = insertelement <8 x i32> %t27, i32 %v94, i64 5
  %t29 = insertelement <8 x i32> %t28, i32 %v97, i64 6
  %v101 = insertelement <8 x i32> %t29, i32 %v100, i64 7
  %v104 = shl <8 x i32> %v101, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v105 = bitcast <8 x i32> %v104 to <8 x float>
  %t30 = getelementptr i16, ptr %p0, i64 %v76
  %t31 = getelementptr i16, ptr %t30, i64 384
  %v106 = load i16, ptr %t31, align 2, !alias.scope !17, !noalias !18
  %v108 = zext i16 %v106 to i32
  %t32 = getelementptr i16, ptr %p0, i64 %v76
  %t33 = getelementptr i16, ptr %t32, i64 385
  %v109 = load i16, ptr %t33, align 2, !alias.scope !17, !noalias !18
  %v111 = zext i16 %v109 to i32
  %t34 = getelementptr i16, ptr %p0, i64 %v76
  %t35 = getelementptr i16, ptr %t34, i64 386
  %v112 = load i16, ptr %t35, align 2, !alias.scope !17, !noalias !18
  %v114 = zext i16 %v112 to i32
  %t36 = getelementptr i16, ptr %p0, i64 %v76
  %t37 = getelementptr i16, ptr %t36, i64 387
  %v115 = load i16, ptr %t37, align 2, !alias.scope !17, !noalias !18
  %v117 = zext i16 %v115 to i32
  %t38 = getelementptr i16, ptr %p0, i64 %v76
  %t39 = getelementptr i16, ptr %t38, i64 388
  %v118 = load i16, ptr %t39, align 2, !alias.scope !17, !noalias !18
  %v120 = zext i16 %v118 to i32
  %t40 = getelementptr i16, ptr %p0, i64 %v76
  %t41 = getelementptr i16, ptr %t40, i64 389
  %v121 = load i16, ptr %t41, align 2, !alias.scope !17, !noalias !18
  %v123 = zext i16 %v121 to i32
  %t42 = getelementptr i16, ptr %p0, i64 %v76
  %t43 = getelementptr i16, ptr %t42, i64 390
  %v124 = load i16, ptr %t43, align 2, !alias.scope !17, !noalias !18
  %v126 = zext i16 %v124 to i32
  %t44 = getelementptr i16, ptr %p0, i64 %v76
  %t45 = getelementptr i16, ptr %t44, i64 391
  %v127 = load i16, ptr %t45, align 2, !alias.scope !17, !noalias !18
  %v129 = zext i16 %v127 to i32
  %t46 = insertelement <8 x i32> poison, i32 %v108, i64 0
  %t47 = insertelement <8 x i32> %t46, i32 %v111, i64 1
  %t48 = insertelement <8 x i32> %t47, i32 %v114, i64 2
  %t49 = insertelement <8 x i32> %t48, i32 %v117, i64 3
  %t50 = insertelement <8 x i32> %t49, i32 %v120, i64 4
  %t51 = insertelement <8 x i32> %t50, i32 %v123, i64 5
  %t52 = insertelement <8 x i32> %t51, i32 %v126, i64 6
  %v130 = insertelement <8 x i32> %t52, i32 %v129, i64 7
  %v132 = shl <8 x i32> %v130, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v133 = bitcast <8 x i32> %v132 to <8 x float>
  %t53 = getelementptr i16, ptr %p0, i64 %v76
  %t54 = getelementptr i16, ptr %t53, i64 768
  %v134 = load i16, ptr %t54, align 2, !alias.scope !17, !noalias !18
  %v136 = zext i16 %v134 to i32
  %t55 = getelementptr i16, ptr %p0, i64 %v76
  %t56 = getelementptr i16, ptr %t55, i64 769
  %v137 = load i16, ptr %t56, align 2, !alias.scope !17, !noalias !18
  %v139 = zext i16 %v137 to i32
  %t57 = getelementptr i16, ptr %p0, i64 %v76
  %t58 = getelementptr i16, ptr %t57, i64 770
  %v140 = load i16, ptr %t58, align 2, !alias.scope !17, !noalias !18
  %v142 = zext i16 %v140 to i32
  %t59 = getelementptr i16, ptr %p0, i64 %v76
  %t60 = getelementptr i16, ptr %t59, i64 771
  %v143 = load i16, ptr %t60, align 2, !alias.scope !17, !noalias !18
  %v145 = zext i16 %v143 to i32
  %t61 = getelementptr i16, ptr %p0, i64 %v76
  %t62 = getelementptr i16, ptr %t61, i64 772
  %v146 = load i16, ptr %t62, align 2, !alias.scope !17, !noalias !18
  %v148 = zext i16 %v146 to i32
  %t63 = getelementptr i16, ptr %p0, i64 %v76
  %t64 = getelementptr i16, ptr %t63, i64 773
  %v149 = load i16, ptr %t64, align 2, !alias.scope !17, !noalias !18
  %v151 = zext i16 %v149 to i32
  %t65 = getelementptr i16, ptr %p0, i64 %v76
  %t66 = getelementptr i16, ptr %t65, i64 774
  %v152 = load i16, ptr %t66, align 2, !alias.scope !17, !noalias !18
  %v154 = zext i16 %v152 to i32
  %t67 = getelementptr i16, ptr %p0, i64 %v76
  %t68 = getelementptr i16, ptr %t67, i64 775
  %v155 = load i16, ptr %t68, align 2, !alias.scope !17, !noalias !18
  %v157 = zext i16 %v155 to i32
  %t69 = insertelement <8 x i32> poison, i32 %v136, i64 0
  %t70 = insertelement <8 x i32> %t69, i32 %v139, i64 1
  %t71 = insertelement <8 x i32> %t70, i32 %v142, i64 2
  %t72 = insertelement <8 x i32> %t71, i32 %v145, i64 3
  %t73 = insertelement <8 x i32> %t72, i32 %v148, i64 4
  %t74 = insertelement <8 x i32> %t73, i32 %v151, i64 5
  %t75 = insertelement <8 x i32> %t74, i32 %v154, i64 6
  %v158 = insertelement <8 x i32> %t75, i32 %v157, i64 7
  %v160 = shl <8 x i32> %v158, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v161 = bitcast <8 x i32> %v160 to <8 x float>
  %t76 = getelementptr i16, ptr %p0, i64 %v76
  %t77 = getelementptr i16, ptr %t76, i64 1152
  %v162 = load i16, ptr %t77, align 2, !alias.scope !17, !noalias !18
  %v164 = zext i16 %v162 to i32
  %t78 = getelementptr i16, ptr %p0, i64 %v76
  %t79 = getelementptr i16, ptr %t78, i64 1153
  %v165 = load i16, ptr %t79, align 2, !alias.scope !17, !noalias !18
  %v167 = zext i16 %v165 to i32
  %t80 = getelementptr i16, ptr %p0, i64 %v76
  %t81 = getelementptr i16, ptr %t80, i64 1154
  %v168 = load i16, ptr %t81, align 2, !alias.scope !17, !noalias !18
  %v170 = zext i16 %v168 to i32
  %t82 = getelementptr i16, ptr %p0, i64 %v76
  %t83 = getelementptr i16, ptr %t82, i64 1155
  %v171 = load i16, ptr %t83, align 2, !alias.scope !17, !noalias !18
  %v173 = zext i16 %v171 to i32
  %t84 = getelementptr i16, ptr %p0, i64 %v76
  %t85 = getelementptr i16, ptr %t84, i64 1156
  %v174 = load i16, ptr %t85, align 2, !alias.scope !17, !noalias !18
  %v176 = zext i16 %v174 to i32
  %t86 = getelementptr i16, ptr %p0, i64 %v76
  %t87 = getelementptr i16, ptr %t86, i64 1157
  %v177 = load i16, ptr %t87, align 2, !alias.scope !17, !noalias !18
  %v179 = zext i16 %v177 to i32
  %t88 = getelementptr i16, ptr %p0, i64 %v76
  %t89 = getelementptr i16, ptr %t88, i64 1158
  %v180 = load i16, ptr %t89, align 2, !alias.scope !17, !noalias !18
  %v182 = zext i16 %v180 to i32
  %t90 = getelementptr i16, ptr %p0, i64 %v76
  %t91 = getelementptr i16, ptr %t90, i64 1159
  %v183 = load i16, ptr %t91, align 2, !alias.scope !17, !noalias !18
  %v185 = zext i16 %v183 to i32
  %t92 = insertelement <8 x i32> poison, i32 %v164, i64 0
  %t93 = insertelement <8 x i32> %t92, i32 %v167, i64 1
  %t94 = insertelement <8 x i32> %t93, i32 %v170, i64 2
  %t95 = insertelement <8 x i32> %t94, i32 %v173, i64 3
  %t96 = insertelement <8 x i32> %t95, i32 %v176, i64 4
  %t97 = insertelement <8 x i32> %t96, i32 %v179, i64 5
  %t98 = insertelement <8 x i32> %t97, i32 %v182, i64 6
  %v186 = insertelement <8 x i32> %t98, i32 %v185, i64 7
  %v188 = shl <8 x i32> %v186, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v189 = bitcast <8 x i32> %v188 to <8 x float>
  %t99 = getelementptr i16, ptr %p0, i64 %v76
  %t100 = getelementptr i16, ptr %t99, i64 1536
  %v190 = load i16, ptr %t100, align 2, !alias.scope !17, !noalias !18
  %v192 = zext i16 %v190 to i32
  %t101 = getelementptr i16, ptr %p0, i64 %v76
  %t102 = getelementptr i16, ptr %t101, i64 1537
  %v193 = load i16, ptr %t102, align 2, !alias.scope !17, !noalias !18
  %v195 = zext i16 %v193 to i32
  %t103 = getelementptr i16, ptr %p0, i64 %v76
  %t104 = getelementptr i16, ptr %t103, i64 1538
  %v196 = load i16, ptr %t104, align 2, !alias.scope !17, !noalias !18
  %v198 = zext i16 %v196 to i32
  %t105 = getelementptr i16, ptr %p0, i64 %v76
  %t106 = getelementptr i16, ptr %t105, i64 1539
  %v199 = load i16, ptr %t106, align 2, !alias.scope !17, !noalias !18
  %v201 = zext i16 %v199 to i32
  %t107 = getelementptr i16, ptr %p0, i64 %v76
  %t108 = getelementptr i16, ptr %t107, i64 1540
  %v202 = load i16, ptr %t108, align 2, !alias.scope !17, !noalias !18
  %v204 = zext i16 %v202 to i32
  %t109 = getelementptr i16, ptr %p0, i64 %v76
  %t110 = getelementptr i16, ptr %t109, i64 1541
  %v205 = load i16, ptr %t110, align 2, !alias.scope !17, !noalias !18
  %v207 = zext i16 %v205 to i32
  %t111 = getelementptr i16, ptr %p0, i64 %v76
  %t112 = getelementptr i16, ptr %t111, i64 1542
  %v208 = load i16, ptr %t112, align 2, !alias.scope !17, !noalias !18
  %v210 = zext i16 %v208 to i32
  %t113 = getelementptr i16, ptr %p0, i64 %v76
  %t114 = getelementptr i16, ptr %t113, i64 1543
  %v211 = load i16, ptr %t114, align 2, !alias.scope !17, !noalias !18
  %v213 = zext i16 %v211 to i32
  %t115 = insertelement <8 x i32> poison, i32 %v192, i64 0
  %t116 = insertelement <8 x i32> %t115, i32 %v195, i64 1
  %t117 = insertelement <8 x i32> %t116, i32 %v198, i64 2
  %t118 = insertelement <8 x i32> %t117, i32 %v201, i64 3
  %t119 = insertelement <8 x i32> %t118, i32 %v204, i64 4
  %t120 = insertelement <8 x i32> %t119, i32 %v207, i64 5
  %t121 = insertelement <8 x i32> %t120, i32 %v210, i64 6
  %v214 = insertelement <8 x i32> %t121, i32 %v213, i64 7
  %v216 = shl <8 x i32> %v214, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v217 = bitcast <8 x i32> %v216 to <8 x float>
  %t122 = getelementptr i16, ptr %p0, i64 %v76
  %t123 = getelementptr i16, ptr %t122, i64 1920
  %v218 = load i16, ptr %t123, align 2, !alias.scope !17, !noalias !18
  %v220 = zext i16 %v218 to i32
  %t124 = getelementptr i16, ptr %p0, i64 %v76
  %t125 = getelementptr i16, ptr %t124, i64 1921
  %v221 = load i16, ptr %t125, align 2, !alias.scope !17, !noalias !18
  %v223 = zext i16 %v221 to i32
  %t126 = getelementptr i16, ptr %p0, i64 %v76
  %t127 = getelementptr i16, ptr %t126, i64 1922
  %v224 = load i16, ptr %t127, align 2, !alias.scope !17, !noalias !18
  %v226 = zext i16 %v224 to i32
  %t128 = getelementptr i16, ptr %p0, i64 %v76
  %t129 = getelementptr i16, ptr %t128, i64 1923
  %v227 = load i16, ptr %t129, align 2, !alias.scope !17, !noalias !18
  %v229 = zext i16 %v227 to i32
  %t130 = getelementptr i16, ptr %p0, i64 %v76
  %t131 = getelementptr i16, ptr %t130, i64 1924
  %v230 = load i16, ptr %t131, align 2, !alias.scope !17, !noalias !18
  %v232 = zext i16 %v230 to i32
  %t132 = getelementptr i16, ptr %p0, i64 %v76
  %t133 = getelementptr i16, ptr %t132, i64 1925
  %v233 = load i16, ptr %t133, align 2, !alias.scope !17, !noalias !18
  %v235 = zext i16 %v233 to i32
  %t134 = getelementptr i16, ptr %p0, i64 %v76
  %t135 = getelementptr i16, ptr %t134, i64 1926
  %v236 = load i16, ptr %t135, align 2, !alias.scope !17, !noalias !18
  %v238 = zext i16 %v236 to i32
  %t136 = getelementptr i16, ptr %p0, i64 %v76
  %t137 = getelementptr i16, ptr %t136, i64 1927
  %v239 = load i16, ptr %t137, align 2, !alias.scope !17, !noalias !18
  %v241 = zext i16 %v239 to i32
  %t138 = insertelement <8 x i32> poison, i32 %v220, i64 0
  %t139 = insertelement <8 x i32> %t138, i32 %v223, i64 1
  %t140 = insertelement <8 x i32> %t139, i32 %v226, i64 2
  %t141 = insertelement <8 x i32> %t140, i32 %v229, i64 3
  %t142 = insertelement <8 x i32> %t141, i32 %v232, i64 4
  %t143 = insertelement <8 x i32> %t142, i32 %v235, i64 5
  %t144 = insertelement <8 x i32> %t143, i32 %v238, i64 6
  %v242 = insertelement <8 x i32> %t144, i32 %v241, i64 7
  %v244 = shl <8 x i32> %v242, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v245 = bitcast <8 x i32> %v244 to <8 x float>
  %t145 = getelementptr i16, ptr %p0, i64 %v76
  %t146 = getelementptr i16, ptr %t145, i64 2304
  %v246 = load i16, ptr %t146, align 2, !alias.scope !17, !noalias !18
  %v248 = zext i16 %v246 to i32
  %t147 = getelementptr i16, ptr %p0, i64 %v76
  %t148 = getelementptr i16, ptr %t147, i64 2305
  %v249 = load i16, ptr %t148, align 2, !alias.scope !17, !noalias !18
  %v251 = zext i16 %v249 to i32
  %t149 = getelementptr i16, ptr %p0, i64 %v76
  %t150 = getelementptr i16, ptr %t149, i64 2306
  %v252 = load i16, ptr %t150, align 2, !alias.scope !17, !noalias !18
  %v254 = zext i16 %v252 to i32
  %t151 = getelementptr i16, ptr %p0, i64 %v76
  %t152 = getelementptr i16, ptr %t151, i64 2307
  %v255 = load i16, ptr %t152, align 2, !alias.scope !17, !noalias !18
  %v257 = zext i16 %v255 to i32
  %t153 = getelementptr i16, ptr %p0, i64 %v76
  %t154 = getelementptr i16, ptr %t153, i64 2308
  %v258 = load i16, ptr %t154, align 2, !alias.scope !17, !noalias !18
  %v260 = zext i16 %v258 to i32
  %t155 = getelementptr i16, ptr %p0, i64 %v76
  %t156 = getelementptr i16, ptr %t155, i64 2309
  %v261 = load i16, ptr %t156, align 2, !alias.scope !17, !noalias !18
  %v263 = zext i16 %v261 to i32
  %t157 = getelementptr i16, ptr %p0, i64 %v76
  %t158 = getelementptr i16, ptr %t157, i64 2310
  %v264 = load i16, ptr %t158, align 2, !alias.scope !17, !noalias !18
  %v266 = zext i16 %v264 to i32
  %t159 = getelementptr i16, ptr %p0, i64 %v76
  %t160 = getelementptr i16, ptr %t159, i64 2311
  %v267 = load i16, ptr %t160, align 2, !alias.scope !17, !noalias !18
  %v269 = zext i16 %v267 to i32
  %t161 = insertelement <8 x i32> poison, i32 %v248, i64 0
  %t162 = insertelement <8 x i32> %t161, i32 %v251, i64 1
  %t163 = insertelement <8 x i32> %t162, i32 %v254, i64 2
  %t164 = insertelement <8 x i32> %t163, i32 %v257, i64 3
  %t165 = insertelement <8 x i32> %t164, i32 %v260, i64 4
  %t166 = insertelement <8 x i32> %t165, i32 %v263, i64 5
  %t167 = insertelement <8 x i32> %t166, i32 %v266, i64 6
  %v270 = insertelement <8 x i32> %t167, i32 %v269, i64 7
  %v272 = shl <8 x i32> %v270, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v273 = bitcast <8 x i32> %v272 to <8 x float>
  %t168 = getelementptr i16, ptr %p0, i64 %v76
  %t169 = getelementptr i16, ptr %t168, i64 2688
  %v274 = load i16, ptr %t169, align 2, !alias.scope !17, !noalias !18
  %v276 = zext i16 %v274 to i32
  %t170 = getelementptr i16, ptr %p0, i64 %v76
  %t171 = getelementptr i16, ptr %t170, i64 2689
  %v277 = load i16, ptr %t171, align 2, !alias.scope !17, !noalias !18
  %v279 = zext i16 %v277 to i32
  %t172 = getelementptr i16, ptr %p0, i64 %v76
  %t173 = getelementptr i16, ptr %t172, i64 2690
  %v280 = load i16, ptr %t173, align 2, !alias.scope !17, !noalias !18
  %v282 = zext i16 %v280 to i32
  %t174 = getelementptr i16, ptr %p0, i64 %v76
  %t175 = getelementptr i16, ptr %t174, i64 2691
  %v283 = load i16, ptr %t175, align 2, !alias.scope !17, !noalias !18
  %v285 = zext i16 %v283 to i32
  %t176 = getelementptr i16, ptr %p0, i64 %v76
  %t177 = getelementptr i16, ptr %t176, i64 2692
  %v286 = load i16, ptr %t177, align 2, !alias.scope !17, !noalias !18
  %v288 = zext i16 %v286 to i32
  %t178 = getelementptr i16, ptr %p0, i64 %v76
  %t179 = getelementptr i16, ptr %t178, i64 2693
  %v289 = load i16, ptr %t179, align 2, !alias.scope !17, !noalias !18
  %v291 = zext i16 %v289 to i32
  %t180 = getelementptr i16, ptr %p0, i64 %v76
  %t181 = getelementptr i16, ptr %t180, i64 2694
  %v292 = load i16, ptr %t181, align 2, !alias.scope !17, !noalias !18
  %v294 = zext i16 %v292 to i32
  %t182 = getelementptr i16, ptr %p0, i64 %v76
  %t183 = getelementptr i16, ptr %t182, i64 2695
  %v295 = load i16, ptr %t183, align 2, !alias.scope !17, !noalias !18
  %v297 = zext i16 %v295 to i32
  %t184 = insertelement <8 x i32> poison, i32 %v276, i64 0
  %t185 = insertelement <8 x i32> %t184, i32 %v279, i64 1
  %t186 = insertelement <8 x i32> %t185, i32 %v282, i64 2
  %t187 = insertelement <8 x i32> %t186, i32 %v285, i64 3
  %t188 = insertelement <8 x i32> %t187, i32 %v288, i64 4
  %t189 = insertelement <8 x i32> %t188, i32 %v291, i64 5
  %t190 = insertelement <8 x i32> %t189, i32 %v294, i64 6
  %v298 = insertelement <8 x i32> %t190, i32 %v297, i64 7
  %v300 = shl <8 x i32> %v298, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v301 = bitcast <8 x i32> %v300 to <8 x float>
  %v302 = shufflevector <8 x float> %v105, <8 x float> %v217, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v303 = shufflevector <8 x float> %v105, <8 x float> %v217, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v304 = shufflevector <8 x float> %v133, <8 x float> %v245, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v305 = shufflevector <8 x float> %v133, <8 x float> %v245, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v306 = shufflevector <8 x float> %v161, <8 x float> %v273, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v307 = shufflevector <8 x float> %v161, <8 x float> %v273, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v308 = shufflevector <8 x float> %v189, <8 x float> %v301, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v309 = shufflevector <8 x float> %v189, <8 x float> %v301, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v310 = shufflevector <8 x float> %v302, <8 x float> %v306, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v311 = shufflevector <8 x float> %v302, <8 x float> %v306, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v312 = shufflevector <8 x float> %v304, <8 x float> %v308, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v313 = shufflevector <8 x float> %v304, <8 x float> %v308, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v314 = shufflevector <8 x float> %v303, <8 x float> %v307, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v315 = shufflevector <8 x float> %v303, <8 x float> %v307, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v316 = shufflevector <8 x float> %v305, <8 x float> %v309, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v317 = shufflevector <8 x float> %v305, <8 x float> %v309, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v318 = shufflevector <8 x float> %v310, <8 x float> %v312, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v319 = shufflevector <8 x float> %v310, <8 x float> %v312, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v320 = shufflevector <8 x float> %v311, <8 x float> %v313, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v321 = shufflevector <8 x float> %v311, <8 x float> %v313, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v322 = shufflevector <8 x float> %v314, <8 x float> %v316, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v323 = shufflevector <8 x float> %v314, <8 x float> %v316, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v324 = shufflevector <8 x float> %v315, <8 x float> %v317, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v325 = shufflevector <8 x float> %v315, <8 x float> %v317, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v328 = mul nuw nsw i64 %v72, 16
  %v329 = sub nsw i64 %v66, %v56
  %v331 = mul nuw nsw i64 %v329, 65
  %v332 = add nuw nsw i64 %v328, %v331
  %t191 = getelementptr float, ptr %s1, i64 %v332
  store <8 x float> %v318, ptr %t191, align 4, !alias.scope !27, !noalias !28
  %v336 = mul nuw nsw i64 %v72, 16
  %v337 = sub nsw i64 %v66, %v56
  %v339 = mul nuw nsw i64 %v337, 65
  %v340 = add nuw nsw i64 %v336, %v339
  %t192 = getelementptr float, ptr %s1, i64 %v340
  %t193 = getelementptr float, ptr %t192, i64 16
  store <8 x float> %v319, ptr %t193, align 4, !alias.scope !27, !noalias !28
  %v344 = mul nuw nsw i64 %v72, 16
  %v345 = sub nsw i64 %v66, %v56
  %v347 = mul nuw nsw i64 %v345, 65
  %v348 = add nuw nsw i64 %v344, %v347
  %t194 = getelementptr float, ptr %s1, i64 %v348
  %t195 = getelementptr float, ptr %t194, i64 32
  store <8 x float> %v320, ptr %t195, align 4, !alias.scope !27, !noalias !28
  %v352 = mul nuw nsw i64 %v72, 16
  %v353 = sub nsw i64 %v66, %v56
  %v355 = mul nuw nsw i64 %v353, 65
  %v356 = add nuw nsw i64 %v352, %v355
  %t196 = getelementptr float, ptr %s1, i64 %v356
  %t197 = getelementptr float, ptr %t196, i64 48
  store <8 x float> %v321, ptr %t197, align 4, !alias.scope !27, !noalias !28
  %v360 = mul nuw nsw i64 %v72, 16
  %v361 = sub nsw i64 %v66, %v56
  %v363 = mul nuw nsw i64 %v361, 65
  %v364 = add nuw nsw i64 %v360, %v363
  %t198 = getelementptr float, ptr %s1, i64 %v364
  %t199 = getelementptr float, ptr %t198, i64 64
  store <8 x float> %v322, ptr %t199, align 4, !alias.scope !27, !noalias !28
  %v368 = mul nuw nsw i64 %v72, 16
  %v369 = sub nsw i64 %v66, %v56
  %v371 = mul nuw nsw i64 %v369, 65
  %v372 = add nuw nsw i64 %v368, %v371
  %t200 = getelementptr float, ptr %s1, i64 %v372
  %t201 = getelementptr float, ptr %t200, i64 80
  store <8 x float> %v323, ptr %t201, align 4, !alias.scope !27, !noalias !28
  %v376 = mul nuw nsw i64 %v72, 16
  %v377 = sub nsw i64 %v66, %v56
  %v379 = mul nuw nsw i64 %v377, 65
  %v380 = add nuw nsw i64 %v376, %v379
  %t202 = getelementptr float, ptr %s1, i64 %v380
  %t203 = getelementptr float, ptr %t202, i64 96
  store <8 x float> %v324, ptr %t203, align 4, !alias.scope !27, !noalias !28
  %v384 = mul nuw nsw i64 %v72, 16
  %v385 = sub nsw i64 %v66, %v56
  %v387 = mul nuw nsw i64 %v385, 65
  %v388 = add nuw nsw i64 %v384, %v387
  %t204 = getelementptr float, ptr %s1, i64 %v388
  %t205 = getelementptr float, ptr %t204, i64 112
  store <8 x float> %v325, ptr %t205, align 4, !alias.scope !27, !noalias !28
  br label %latch72
latch72:
  %next72 = add nuw nsw i64 %v72, 8
  %more72 = icmp slt i64 %next72, 64
  br i1 %more72, label %body72, label %after72
after72:
  %t206 = icmp slt i64 64, 64
  br i1 %t206, label %body391, label %after391
body391:
  %v391 = phi i64 [ 64, %after72 ], [ %next391, %latch391 ]
  %v393 = add nuw nsw i64 %v71, %v391
  %v395 = add nuw nsw i64 %v393, 128
  %t207 = getelementptr i16, ptr %p0, i64 %v395
  %v396 = load i16, ptr %t207, align 2, !alias.scope !17, !noalias !18
  %v398 = zext i16 %v396 to i32
  %v400 = shl i32 %v398, 16
  %v401 = bitcast i32 %v400 to float
  %t208 = getelementptr i16, ptr %p0, i64 %v395
  %t209 = getelementptr i16, ptr %t208, i64 384
  %v402 = load i16, ptr %t209, align 2, !alias.scope !17, !noalias !18
  %v404 = zext i16 %v402 to i32
  %v405 = shl i32 %v404, 16
  %v406 = bitcast i32 %v405 to float
  %t210 = getelementptr i16, ptr %p0, i64 %v395
  %t211 = getelementptr i16, ptr %t210, i64 768
  %v407 = load i16, ptr %t211, align 2, !alias.scope !17, !noalias !18
  %v409 = zext i16 %v407 to i32
  %v410 = shl i32 %v409, 16
  %v411 = bitcast i32 %v410 to float
  %t212 = getelementptr i16, ptr %p0, i64 %v395
  %t213 = getelementptr i16, ptr %t212, i64 1152
  %v412 = load i16, ptr %t213, align 2, !alias.scope !17, !noalias !18
  %v414 = zext i16 %v412 to i32
  %v415 = shl i32 %v414, 16
  %v416 = bitcast i32 %v415 to float
  %t214 = getelementptr i16, ptr %p0, i64 %v395
  %t215 = getelementptr i16, ptr %t214, i64 1536
  %v417 = load i16, ptr %t215, align 2, !alias.scope !17, !noalias !18
  %v419 = zext i16 %v417 to i32
  %v420 = shl i32 %v419, 16
  %v421 = bitcast i32 %v420 to float
  %t216 = getelementptr i16, ptr %p0, i64 %v395
  %t217 = getelementptr i16, ptr %t216, i64 1920
  %v422 = load i16, ptr %t217, align 2, !alias.scope !17, !noalias !18
  %v424 = zext i16 %v422 to i32
  %v425 = shl i32 %v424, 16
  %v426 = bitcast i32 %v425 to float
  %t218 = getelementptr i16, ptr %p0, i64 %v395
  %t219 = getelementptr i16, ptr %t218, i64 2304
  %v427 = load i16, ptr %t219, align 2, !alias.scope !17, !noalias !18
  %v429 = zext i16 %v427 to i32
  %v430 = shl i32 %v429, 16
  %v431 = bitcast i32 %v430 to float
  %t220 = getelementptr i16, ptr %p0, i64 %v395
  %t221 = getelementptr i16, ptr %t220, i64 2688
  %v432 = load i16, ptr %t221, align 2, !alias.scope !17, !noalias !18
  %v434 = zext i16 %v432 to i32
  %v435 = shl i32 %v434, 16
  %v436 = bitcast i32 %v435 to float
  %t222 = insertelement <8 x float> poison, float %v401, i64 0
  %t223 = insertelement <8 x float> %t222, float %v406, i64 1
  %t224 = insertelement <8 x float> %t223, float %v411, i64 2
  %t225 = insertelement <8 x float> %t224, float %v416, i64 3
  %t226 = insertelement <8 x float> %t225, float %v421, i64 4
  %t227 = insertelement <8 x float> %t226, float %v426, i64 5
  %t228 = insertelement <8 x float> %t227, float %v431, i64 6
  %v437 = insertelement <8 x float> %t228, float %v436, i64 7
  %v440 = mul nuw nsw i64 %v391, 16
  %v441 = sub nsw i64 %v66, %v56
  %v443 = mul nuw nsw i64 %v441, 65
  %v444 = add nuw nsw i64 %v440, %v443
  %t229 = getelementptr float, ptr %s1, i64 %v444
  store <8 x float> %v437, ptr %t229, align 4, !alias.scope !27, !noalias !28
  br label %latch391
latch391:
  %next391 = add nuw nsw i64 %v391, 1
  %more391 = icmp slt i64 %next391, 64
  br i1 %more391, label %body391, label %after391
after391:
  %v448 = add nuw nsw i64 %v66, 8
  %v451 = mul nuw nsw i64 %v448, 384
  %v452 = add nuw nsw i64 %v31, %v451
  br label %body453
body453:
  %v453 = phi i64 [ 0, %after391 ], [ %next453, %latch453 ]
  %v455 = add nuw nsw i64 %v452, %v453
  %v457 = add nuw nsw i64 %v455, 128
  %t230 = getelementptr i16, ptr %p0, i64 %v457
  %v458 = load i16, ptr %t230, align 2, !alias.scope !17, !noalias !18
  %v460 = zext i16 %v458 to i32
  %t231 = getelementptr i16, ptr %p0, i64 %v457
  %t232 = getelementptr i16, ptr %t231, i64 1
  %v461 = load i16, ptr %t232, align 2, !alias.scope !17, !noalias !18
  %v463 = zext i16 %v461 to i32
  %t233 = getelementptr i16, ptr %p0, i64 %v457
  %t234 = getelementptr i16, ptr %t233, i64 2
  %v464 = load i16, ptr %t234, align 2, !alias.scope !17, !noalias !18
  %v466 = zext i16 %v464 to i32
  %t235 = getelementptr i16, ptr %p0, i64 %v457
  %t236 = getelementptr i16, ptr %t235, i64 3
  %v467 = load i16, ptr %t236, align 2, !alias.scope !17, !noalias !18
  %v469 = zext i16 %v467 to i32
  %t237 = getelementptr i16, ptr %p0, i64 %v457
  %t238 = getelementptr i16, ptr %t237, i64 4
  %v470 = load i16, ptr %t238, align 2, !alias.scope !17, !noalias !18
  %v472 = zext i16 %v470 to i32
  %t239 = getelementptr i16, ptr %p0, i64 %v457
  %t240 = getelementptr i16, ptr %t239, i64 5
  %v473 = load i16, ptr %t240, align 2, !alias.scope !17, !noalias !18
  %v475 = zext i16 %v473 to i32
  %t241 = getelementptr i16, ptr %p0, i64 %v457
  %t242 = getelementptr i16, ptr %t241, i64 6
  %v476 = load i16, ptr %t242, align 2, !alias.scope !17, !noalias !18
  %v478 = zext i16 %v476 to i32
  %t243 = getelementptr i16, ptr %p0, i64 %v457
  %t244 = getelementptr i16, ptr %t243, i64 7
  %v479 = load i16, ptr %t244, align 2, !alias.scope !17, !noalias !18
  %v481 = zext i16 %v479 to i32
  %t245 = insertelement <8 x i32> poison, i32 %v460, i64 0
  %t246 = insertelement <8 x i32> %t245, i32 %v463, i64 1
  %t247 = insertelement <8 x i32> %t246, i32 %v466, i64 2
  %t248 = insertelement <8 x i32> %t247, i32 %v469, i64 3
  %t249 = insertelement <8 x i32> %t248, i32 %v472, i64 4
  %t250 = insertelement <8 x i32> %t249, i32 %v475, i64 5
  %t251 = insertelement <8 x i32> %t250, i32 %v478, i64 6
  %v482 = insertelement <8 x i32> %t251, i32 %v481, i64 7
  %v485 = shl <8 x i32> %v482, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v486 = bitcast <8 x i32> %v485 to <8 x float>
  %t252 = getelementptr i16, ptr %p0, i64 %v457
  %t253 = getelementptr i16, ptr %t252, i64 384
  %v487 = load i16, ptr %t253, align 2, !alias.scope !17, !noalias !18
  %v489 = zext i16 %v487 to i32
  %t254 = getelementptr i16, ptr %p0, i64 %v457
  %t255 = getelementptr i16, ptr %t254, i64 385
  %v490 = load i16, ptr %t255, align 2, !alias.scope !17, !noalias !18
  %v492 = zext i16 %v490 to i32
  %t256 = getelementptr i16, ptr %p0, i64 %v457
  %t257 = getelementptr i16, ptr %t256, i64 386
  %v493 = load i16, ptr %t257, align 2, !alias.scope !17, !noalias !18
  %v495 = zext i16 %v493 to i32
  %t258 = getelementptr i16, ptr %p0, i64 %v457
  %t259 = getelementptr i16, ptr %t258, i64 387
  %v496 = load i16, ptr %t259, align 2, !alias.scope !17, !noalias !18
  %v498 = zext i16 %v496 to i32
  %t260 = getelementptr i16, ptr %p0, i64 %v457
  %t261 = getelementptr i16, ptr %t260, i64 388
  %v499 = load i16, ptr %t261, align 2, !alias.scope !17, !noalias !18
  %v501 = zext i16 %v499 to i32
  %t262 = getelementptr i16, ptr %p0, i64 %v457
  %t263 = getelementptr i16, ptr %t262, i64 389
  %v502 = load i16, ptr %t263, align 2, !alias.scope !17, !noalias !18
  %v504 = zext i16 %v502 to i32
  %t264 = getelementptr i16, ptr %p0, i64 %v457
  %t265 = getelementptr i16, ptr %t264, i64 390
  %v505 = load i16, ptr %t265, align 2, !alias.scope !17, !noalias !18
  %v507 = zext i16 %v505 to i32
  %t266 = getelementptr i16, ptr %p0, i64 %v457
  %t267 = getelementptr i16, ptr %t266, i64 391
  %v508 = load i16, ptr %t267, align 2, !alias.scope !17, !noalias !18
  %v510 = zext i16 %v508 to i32
  %t268 = insertelement <8 x i32> poison, i32 %v489, i64 0
  %t269 = insertelement <8 x i32> %t268, i32 %v492, i64 1
  %t270 = insertelement <8 x i32> %t269, i32 %v495, i64 2
  %t271 = insertelement <8 x i32> %t270, i32 %v498, i64 3
  %t272 = insertelement <8 x i32> %t271, i32 %v501, i64 4
  %t273 = insertelement <8 x i32> %t272, i32 %v504, i64 5
  %t274 = insertelement <8 x i32> %t273, i32 %v507, i64 6
  %v511 = insertelement <8 x i32> %t274, i32 %v510, i64 7
  %v513 = shl <8 x i32> %v511, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v514 = bitcast <8 x i32> %v513 to <8 x float>
  %t275 = getelementptr i16, ptr %p0, i64 %v457
  %t276 = getelementptr i16, ptr %t275, i64 768
  %v515 = load i16, ptr %t276, align 2, !alias.scope !17, !noalias !18
  %v517 = zext i16 %v515 to i32
  %t277 = getelementptr i16, ptr %p0, i64 %v457
  %t278 = getelementptr i16, ptr %t277, i64 769
  %v518 = load i16, ptr %t278, align 2, !alias.scope !17, !noalias !18
  %v520 = zext i16 %v518 to i32
  %t279 = getelementptr i16, ptr %p0, i64 %v457
  %t280 = getelementptr i16, ptr %t279, i64 770
  %v521 = load i16, ptr %t280, align 2, !alias.scope !17, !noalias !18
  %v523 = zext i16 %v521 to i32
  %t281 = getelementptr i16, ptr %p0, i64 %v457
  %t282 = getelementptr i16, ptr %t281, i64 771
  %v524 = load i16, ptr %t282, align 2, !alias.scope !17, !noalias !18
  %v526 = zext i16 %v524 to i32
  %t283 = getelementptr i16, ptr %p0, i64 %v457
  %t284 = getelementptr i16, ptr %t283, i64 772
  %v527 = load i16, ptr %t284, align 2, !alias.scope !17, !noalias !18
  %v529 = zext i16 %v527 to i32
  %t285 = getelementptr i16, ptr %p0, i64 %v457
  %t286 = getelementptr i16, ptr %t285, i64 773
  %v530 = load i16, ptr %t286, align 2, !alias.scope !17, !noalias !18
  %v532 = zext i16 %v530 to i32
  %t287 = getelementptr i16, ptr %p0, i64 %v457
  %t288 = getelementptr i16, ptr %t287, i64 774
  %v533 = load i16, ptr %t288, align 2, !alias.scope !17, !noalias !18
  %v535 = zext i16 %v533 to i32
  %t289 = getelementptr i16, ptr %p0, i64 %v457
  %t290 = getelementptr i16, ptr %t289, i64 775
  %v536 = load i16, ptr %t290, align 2, !alias.scope !17, !noalias !18
  %v538 = zext i16 %v536 to i32
  %t291 = insertelement <8 x i32> poison, i32 %v517, i64 0
  %t292 = insertelement <8 x i32> %t291, i32 %v520, i64 1
  %t293 = insertelement <8 x i32> %t292, i32 %v523, i64 2
  %t294 = insertelement <8 x i32> %t293, i32 %v526, i64 3
  %t295 = insertelement <8 x i32> %t294, i32 %v529, i64 4
  %t296 = insertelement <8 x i32> %t295, i32 %v532, i64 5
  %t297 = insertelement <8 x i32> %t296, i32 %v535, i64 6
  %v539 = insertelement <8 x i32> %t297, i32 %v538, i64 7
  %v541 = shl <8 x i32> %v539, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v542 = bitcast <8 x i32> %v541 to <8 x float>
  %t298 = getelementptr i16, ptr %p0, i64 %v457
  %t299 = getelementptr i16, ptr %t298, i64 1152
  %v543 = load i16, ptr %t299, align 2, !alias.scope !17, !noalias !18
  %v545 = zext i16 %v543 to i32
  %t300 = getelementptr i16, ptr %p0, i64 %v457
  %t301 = getelementptr i16, ptr %t300, i64 1153
  %v546 = load i16, ptr %t301, align 2, !alias.scope !17, !noalias !18
  %v548 = zext i16 %v546 to i32
  %t302 = getelementptr i16, ptr %p0, i64 %v457
  %t303 = getelementptr i16, ptr %t302, i64 1154
  %v549 = load i16, ptr %t303, align 2, !alias.scope !17, !noalias !18
  %v551 = zext i16 %v549 to i32
  %t304 = getelementptr i16, ptr %p0, i64 %v457
  %t305 = getelementptr i16, ptr %t304, i64 1155
  %v552 = load i16, ptr %t305, align 2, !alias.scope !17, !noalias !18
  %v554 = zext i16 %v552 to i32
  %t306 = getelementptr i16, ptr %p0, i64 %v457
  %t307 = getelementptr i16, ptr %t306, i64 1156
  %v555 = load i16, ptr %t307, align 2, !alias.scope !17, !noalias !18
  %v557 = zext i16 %v555 to i32
  %t308 = getelementptr i16, ptr %p0, i64 %v457
  %t309 = getelementptr i16, ptr %t308, i64 1157
  %v558 = load i16, ptr %t309, align 2, !alias.scope !17, !noalias !18
  %v560 = zext i16 %v558 to i32
  %t310 = getelementptr i16, ptr %p0, i64 %v457
  %t311 = getelementptr i16, ptr %t310, i64 1158
  %v561 = load i16, ptr %t311, align 2, !alias.scope !17, !noalias !18
  %v563 = zext i16 %v561 to i32
  %t312 = getelementptr i16, ptr %p0, i64 %v457
  %t313 = getelementptr i16, ptr %t312, i64 1159
  %v564 = load i16, ptr %t313, align 2, !alias.scope !17, !noalias !18
  %v566 = zext i16 %v564 to i32
  %t314 = insertelement <8 x i32> poison, i32 %v545, i64 0
  %t315 = insertelement <8 x i32> %t314, i32 %v548, i64 1
  %t316 = insertelement <8 x i32> %t315, i32 %v551, i64 2
  %t317 = insertelement <8 x i32> %t316, i32 %v554, i64 3
  %t318 = insertelement <8 x i32> %t317, i32 %v557, i64 4
  %t319 = insertelement <8 x i32> %t318, i32 %v560, i64 5
  %t320 = insertelement <8 x i32> %t319, i32 %v563, i64 6
  %v567 = insertelement <8 x i32> %t320, i32 %v566, i64 7
  %v569 = shl <8 x i32> %v567, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v570 = bitcast <8 x i32> %v569 to <8 x float>
  %t321 = getelementptr i16, ptr %p0, i64 %v457
  %t322 = getelementptr i16, ptr %t321, i64 1536
  %v571 = load i16, ptr %t322, align 2, !alias.scope !17, !noalias !18
  %v573 = zext i16 %v571 to i32
  %t323 = getelementptr i16, ptr %p0, i64 %v457
  %t324 = getelementptr i16, ptr %t323, i64 1537
  %v574 = load i16, ptr %t324, align 2, !alias.scope !17, !noalias !18
  %v576 = zext i16 %v574 to i32
  %t325 = getelementptr i16, ptr %p0, i64 %v457
  %t326 = getelementptr i16, ptr %t325, i64 1538
  %v577 = load i16, ptr %t326, align 2, !alias.scope !17, !noalias !18
  %v579 = zext i16 %v577 to i32
  %t327 = getelementptr i16, ptr %p0, i64 %v457
  %t328 = getelementptr i16, ptr %t327, i64 1539
  %v580 = load i16, ptr %t328, align 2, !alias.scope !17, !noalias !18
  %v582 = zext i16 %v580 to i32
  %t329 = getelementptr i16, ptr %p0, i64 %v457
  %t330 = getelementptr i16, ptr %t329, i64 1540
  %v583 = load i16, ptr %t330, align 2, !alias.scope !17, !noalias !18
  %v585 = zext i16 %v583 to i32
  %t331 = getelementptr i16, ptr %p0, i64 %v457
  %t332 = getelementptr i16, ptr %t331, i64 1541
  %v586 = load i16, ptr %t332, align 2, !alias.scope !17, !noalias !18
  %v588 = zext i16 %v586 to i32
  %t333 = getelementptr i16, ptr %p0, i64 %v457
  %t334 = getelementptr i16, ptr %t333, i64 1542
  %v589 = load i16, ptr %t334, align 2, !alias.scope !17, !noalias !18
  %v591 = zext i16 %v589 to i32
  %t335 = getelementptr i16, ptr %p0, i64 %v457
  %t336 = getelementptr i16, ptr %t335, i64 1543
  %v592 = load i16, ptr %t336, align 2, !alias.scope !17, !noalias !18
  %v594 = zext i16 %v592 to i32
  %t337 = insertelement <8 x i32> poison, i32 %v573, i64 0
  %t338 = insertelement <8 x i32> %t337, i32 %v576, i64 1
  %t339 = insertelement <8 x i32> %t338, i32 %v579, i64 2
  %t340 = insertelement <8 x i32> %t339, i32 %v582, i64 3
  %t341 = insertelement <8 x i32> %t340, i32 %v585, i64 4
  %t342 = insertelement <8 x i32> %t341, i32 %v588, i64 5
  %t343 = insertelement <8 x i32> %t342, i32 %v591, i64 6
  %v595 = insertelement <8 x i32> %t343, i32 %v594, i64 7
  %v597 = shl <8 x i32> %v595, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v598 = bitcast <8 x i32> %v597 to <8 x float>
  %t344 = getelementptr i16, ptr %p0, i64 %v457
  %t345 = getelementptr i16, ptr %t344, i64 1920
  %v599 = load i16, ptr %t345, align 2, !alias.scope !17, !noalias !18
  %v601 = zext i16 %v599 to i32
  %t346 = getelementptr i16, ptr %p0, i64 %v457
  %t347 = getelementptr i16, ptr %t346, i64 1921
  %v602 = load i16, ptr %t347, align 2, !alias.scope !17, !noalias !18
  %v604 = zext i16 %v602 to i32
  %t348 = getelementptr i16, ptr %p0, i64 %v457
  %t349 = getelementptr i16, ptr %t348, i64 1922
  %v605 = load i16, ptr %t349, align 2, !alias.scope !17, !noalias !18
  %v607 = zext i16 %v605 to i32
  %t350 = getelementptr i16, ptr %p0, i64 %v457
  %t351 = getelementptr i16, ptr %t350, i64 1923
  %v608 = load i16, ptr %t351, align 2, !alias.scope !17, !noalias !18
  %v610 = zext i16 %v608 to i32
  %t352 = getelementptr i16, ptr %p0, i64 %v457
  %t353 = getelementptr i16, ptr %t352, i64 1924
  %v611 = load i16, ptr %t353, align 2, !alias.scope !17, !noalias !18
  %v613 = zext i16 %v611 to i32
  %t354 = getelementptr i16, ptr %p0, i64 %v457
  %t355 = getelementptr i16, ptr %t354, i64 1925
  %v614 = load i16, ptr %t355, align 2, !alias.scope !17, !noalias !18
  %v616 = zext i16 %v614 to i32
  %t356 = getelementptr i16, ptr %p0, i64 %v457
  %t357 = getelementptr i16, ptr %t356, i64 1926
  %v617 = load i16, ptr %t357, align 2, !alias.scope !17, !noalias !18
  %v619 = zext i16 %v617 to i32
  %t358 = getelementptr i16, ptr %p0, i64 %v457
  %t359 = getelementptr i16, ptr %t358, i64 1927
  %v620 = load i16, ptr %t359, align 2, !alias.scope !17, !noalias !18
  %v622 = zext i16 %v620 to i32
  %t360 = insertelement <8 x i32> poison, i32 %v601, i64 0
  %t361 = insertelement <8 x i32> %t360, i32 %v604, i64 1
  %t362 = insertelement <8 x i32> %t361, i32 %v607, i64 2
  %t363 = insertelement <8 x i32> %t362, i32 %v610, i64 3
  %t364 = insertelement <8 x i32> %t363, i32 %v613, i64 4
  %t365 = insertelement <8 x i32> %t364, i32 %v616, i64 5
  %t366 = insertelement <8 x i32> %t365, i32 %v619, i64 6
  %v623 = insertelement <8 x i32> %t366, i32 %v622, i64 7
  %v625 = shl <8 x i32> %v623, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v626 = bitcast <8 x i32> %v625 to <8 x float>
  %t367 = getelementptr i16, ptr %p0, i64 %v457
  %t368 = getelementptr i16, ptr %t367, i64 2304
  %v627 = load i16, ptr %t368, align 2, !alias.scope !17, !noalias !18
  %v629 = zext i16 %v627 to i32
  %t369 = getelementptr i16, ptr %p0, i64 %v457
  %t370 = getelementptr i16, ptr %t369, i64 2305
  %v630 = load i16, ptr %t370, align 2, !alias.scope !17, !noalias !18
  %v632 = zext i16 %v630 to i32
  %t371 = getelementptr i16, ptr %p0, i64 %v457
  %t372 = getelementptr i16, ptr %t371, i64 2306
  %v633 = load i16, ptr %t372, align 2, !alias.scope !17, !noalias !18
  %v635 = zext i16 %v633 to i32
  %t373 = getelementptr i16, ptr %p0, i64 %v457
  %t374 = getelementptr i16, ptr %t373, i64 2307
  %v636 = load i16, ptr %t374, align 2, !alias.scope !17, !noalias !18
  %v638 = zext i16 %v636 to i32
  %t375 = getelementptr i16, ptr %p0, i64 %v457
  %t376 = getelementptr i16, ptr %t375, i64 2308
  %v639 = load i16, ptr %t376, align 2, !alias.scope !17, !noalias !18
  %v641 = zext i16 %v639 to i32
  %t377 = getelementptr i16, ptr %p0, i64 %v457
  %t378 = getelementptr i16, ptr %t377, i64 2309
  %v642 = load i16, ptr %t378, align 2, !alias.scope !17, !noalias !18
  %v644 = zext i16 %v642 to i32
  %t379 = getelementptr i16, ptr %p0, i64 %v457
  %t380 = getelementptr i16, ptr %t379, i64 2310
  %v645 = load i16, ptr %t380, align 2, !alias.scope !17, !noalias !18
  %v647 = zext i16 %v645 to i32
  %t381 = getelementptr i16, ptr %p0, i64 %v457
  %t382 = getelementptr i16, ptr %t381, i64 2311
  %v648 = load i16, ptr %t382, align 2, !alias.scope !17, !noalias !18
  %v650 = zext i16 %v648 to i32
  %t383 = insertelement <8 x i32> poison, i32 %v629, i64 0
  %t384 = insertelement <8 x i32> %t383, i32 %v632, i64 1
  %t385 = insertelement <8 x i32> %t384, i32 %v635, i64 2
  %t386 = insertelement <8 x i32> %t385, i32 %v638, i64 3
  %t387 = insertelement <8 x i32> %t386, i32 %v641, i64 4
  %t388 = insertelement <8 x i32> %t387, i32 %v644, i64 5
  %t389 = insertelement <8 x i32> %t388, i32 %v647, i64 6
  %v651 = insertelement <8 x i32> %t389, i32 %v650, i64 7
  %v653 = shl <8 x i32> %v651, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v654 = bitcast <8 x i32> %v653 to <8 x float>
  %t390 = getelementptr i16, ptr %p0, i64 %v457
  %t391 = getelementptr i16, ptr %t390, i64 2688
  %v655 = load i16, ptr %t391, align 2, !alias.scope !17, !noalias !18
  %v657 = zext i16 %v655 to i32
  %t392 = getelementptr i16, ptr %p0, i64 %v457
  %t393 = getelementptr i16, ptr %t392, i64 2689
  %v658 = load i16, ptr %t393, align 2, !alias.scope !17, !noalias !18
  %v660 = zext i16 %v658 to i32
  %t394 = getelementptr i16, ptr %p0, i64 %v457
  %t395 = getelementptr i16, ptr %t394, i64 2690
  %v661 = load i16, ptr %t395, align 2, !alias.scope !17, !noalias !18
  %v663 = zext i16 %v661 to i32
  %t396 = getelementptr i16, ptr %p0, i64 %v457
  %t397 = getelementptr i16, ptr %t396, i64 2691
  %v664 = load i16, ptr %t397, align 2, !alias.scope !17, !noalias !18
  %v666 = zext i16 %v664 to i32
  %t398 = getelementptr i16, ptr %p0, i64 %v457
  %t399 = getelementptr i16, ptr %t398, i64 2692
  %v667 = load i16, ptr %t399, align 2, !alias.scope !17, !noalias !18
  %v669 = zext i16 %v667 to i32
  %t400 = getelementptr i16, ptr %p0, i64 %v457
  %t401 = getelementptr i16, ptr %t400, i64 2693
  %v670 = load i16, ptr %t401, align 2, !alias.scope !17, !noalias !18
  %v672 = zext i16 %v670 to i32
  %t402 = getelementptr i16, ptr %p0, i64 %v457
  %t403 = getelementptr i16, ptr %t402, i64 2694
  %v673 = load i16, ptr %t403, align 2, !alias.scope !17, !noalias !18
  %v675 = zext i16 %v673 to i32
  %t404 = getelementptr i16, ptr %p0, i64 %v457
  %t405 = getelementptr i16, ptr %t404, i64 2695
  %v676 = load i16, ptr %t405, align 2, !alias.scope !17, !noalias !18
  %v678 = zext i16 %v676 to i32
  %t406 = insertelement <8 x i32> poison, i32 %v657, i64 0
  %t407 = insertelement <8 x i32> %t406, i32 %v660, i64 1
  %t408 = insertelement <8 x i32> %t407, i32 %v663, i64 2
  %t409 = insertelement <8 x i32> %t408, i32 %v666, i64 3
  %t410 = insertelement <8 x i32> %t409, i32 %v669, i64 4
  %t411 = insertelement <8 x i32> %t410, i32 %v672, i64 5
  %t412 = insertelement <8 x i32> %t411, i32 %v675, i64 6
  %v679 = insertelement <8 x i32> %t412, i32 %v678, i64 7
  %v681 = shl <8 x i32> %v679, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v682 = bitcast <8 x i32> %v681 to <8 x float>
  %v683 = shufflevector <8 x float> %v486, <8 x float> %v598, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v684 = shufflevector <8 x float> %v486, <8 x float> %v598, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v685 = shufflevector <8 x float> %v514, <8 x float> %v626, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v686 = shufflevector <8 x float> %v514, <8 x float> %v626, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v687 = shufflevector <8 x float> %v542, <8 x float> %v654, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v688 = shufflevector <8 x float> %v542, <8 x float> %v654, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v689 = shufflevector <8 x float> %v570, <8 x float> %v682, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v690 = shufflevector <8 x float> %v570, <8 x float> %v682, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v691 = shufflevector <8 x float> %v683, <8 x float> %v687, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v692 = shufflevector <8 x float> %v683, <8 x float> %v687, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v693 = shufflevector <8 x float> %v685, <8 x float> %v689, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v694 = shufflevector <8 x float> %v685, <8 x float> %v689, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v695 = shufflevector <8 x float> %v684, <8 x float> %v688, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v696 = shufflevector <8 x float> %v684, <8 x float> %v688, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v697 = shufflevector <8 x float> %v686, <8 x float> %v690, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v698 = shufflevector <8 x float> %v686, <8 x float> %v690, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v699 = shufflevector <8 x float> %v691, <8 x float> %v693, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v700 = shufflevector <8 x float> %v691, <8 x float> %v693, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v701 = shufflevector <8 x float> %v692, <8 x float> %v694, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v702 = shufflevector <8 x float> %v692, <8 x float> %v694, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v703 = shufflevector <8 x float> %v695, <8 x float> %v697, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v704 = shufflevector <8 x float> %v695, <8 x float> %v697, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v705 = shufflevector <8 x float> %v696, <8 x float> %v698, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v706 = shufflevector <8 x float> %v696, <8 x float> %v698, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v709 = mul nuw nsw i64 %v453, 16
  %v710 = sub nsw i64 %v66, %v56
  %v712 = mul nuw nsw i64 %v710, 65
  %v713 = add nuw nsw i64 %v709, %v712
  %t413 = getelementptr float, ptr %s1, i64 %v713
  %t414 = getelementptr float, ptr %t413, i64 8
  store <8 x float> %v699, ptr %t414, align 4, !alias.scope !27, !noalias !28
  %v717 = mul nuw nsw i64 %v453, 16
  %v718 = sub nsw i64 %v66, %v56
  %v720 = mul nuw nsw i64 %v718, 65
  %v721 = add nuw nsw i64 %v717, %v720
  %t415 = getelementptr float, ptr %s1, i64 %v721
  %t416 = getelementptr float, ptr %t415, i64 24
  store <8 x float> %v700, ptr %t416, align 4, !alias.scope !27, !noalias !28
  %v725 = mul nuw nsw i64 %v453, 16
  %v726 = sub nsw i64 %v66, %v56
  %v728 = mul nuw nsw i64 %v726, 65
  %v729 = add nuw nsw i64 %v725, %v728
  %t417 = getelementptr float, ptr %s1, i64 %v729
  %t418 = getelementptr float, ptr %t417, i64 40
  store <8 x float> %v701, ptr %t418, align 4, !alias.scope !27, !noalias !28
  %v733 = mul nuw nsw i64 %v453, 16
  %v734 = sub nsw i64 %v66, %v56
  %v736 = mul nuw nsw i64 %v734, 65
  %v737 = add nuw nsw i64 %v733, %v736
  %t419 = getelementptr float, ptr %s1, i64 %v737
  %t420 = getelementptr float, ptr %t419, i64 56
  store <8 x float> %v702, ptr %t420, align 4, !alias.scope !27, !noalias !28
  %v741 = mul nuw nsw i64 %v453, 16
  %v742 = sub nsw i64 %v66, %v56
  %v744 = mul nuw nsw i64 %v742, 65
  %v745 = add nuw nsw i64 %v741, %v744
  %t421 = getelementptr float, ptr %s1, i64 %v745
  %t422 = getelementptr float, ptr %t421, i64 72
  store <8 x float> %v703, ptr %t422, align 4, !alias.scope !27, !noalias !28
  %v749 = mul nuw nsw i64 %v453, 16
  %v750 = sub nsw i64 %v66, %v56
  %v752 = mul nuw nsw i64 %v750, 65
  %v753 = add nuw nsw i64 %v749, %v752
  %t423 = getelementptr float, ptr %s1, i64 %v753
  %t424 = getelementptr float, ptr %t423, i64 88
  store <8 x float> %v704, ptr %t424, align 4, !alias.scope !27, !noalias !28
  %v757 = mul nuw nsw i64 %v453, 16
  %v758 = sub nsw i64 %v66, %v56
  %v760 = mul nuw nsw i64 %v758, 65
  %v761 = add nuw nsw i64 %v757, %v760
  %t425 = getelementptr float, ptr %s1, i64 %v761
  %t426 = getelementptr float, ptr %t425, i64 104
  store <8 x float> %v705, ptr %t426, align 4, !alias.scope !27, !noalias !28
  %v765 = mul nuw nsw i64 %v453, 16
  %v766 = sub nsw i64 %v66, %v56
  %v768 = mul nuw nsw i64 %v766, 65
  %v769 = add nuw nsw i64 %v765, %v768
  %t427 = getelementptr float, ptr %s1, i64 %v769
  %t428 = getelementptr float, ptr %t427, i64 120
  store <8 x float> %v706, ptr %t428, align 4, !alias.scope !27, !noalias !28
  br label %latch453
latch453:
  %next453 = add nuw nsw i64 %v453, 8
  %more453 = icmp slt i64 %next453, 64
  br i1 %more453, label %body453, label %after453
after453:
  %t429 = icmp slt i64 64, 64
  br i1 %t429, label %body772, label %after772
body772:
  %v772 = phi i64 [ 64, %after453 ], [ %next772, %latch772 ]
  %v774 = add nuw nsw i64 %v452, %v772
  %v776 = add nuw nsw i64 %v774, 128
  %t430 = getelementptr i16, ptr %p0, i64 %v776
  %v777 = load i16, ptr %t430, align 2, !alias.scope !17, !noalias !18
  %v779 = zext i16 %v777 to i32
  %v781 = shl i32 %v779, 16
  %v782 = bitcast i32 %v781 to float
  %t431 = getelementptr i16, ptr %p0, i64 %v776
  %t432 = getelementptr i16, ptr %t431, i64 384
  %v783 = load i16, ptr %t432, align 2, !alias.scope !17, !noalias !18
  %v785 = zext i16 %v783 to i32
  %v786 = shl i32 %v785, 16
  %v787 = bitcast i32 %v786 to float
  %t433 = getelementptr i16, ptr %p0, i64 %v776
  %t434 = getelementptr i16, ptr %t433, i64 768
  %v788 = load i16, ptr %t434, align 2, !alias.scope !17, !noalias !18
  %v790 = zext i16 %v788 to i32
  %v791 = shl i32 %v790, 16
  %v792 = bitcast i32 %v791 to float
  %t435 = getelementptr i16, ptr %p0, i64 %v776
  %t436 = getelementptr i16, ptr %t435, i64 1152
  %v793 = load i16, ptr %t436, align 2, !alias.scope !17, !noalias !18
  %v795 = zext i16 %v793 to i32
  %v796 = shl i32 %v795, 16
  %v797 = bitcast i32 %v796 to float
  %t437 = getelementptr i16, ptr %p0, i64 %v776
  %t438 = getelementptr i16, ptr %t437, i64 1536
  %v798 = load i16, ptr %t438, align 2, !alias.scope !17, !noalias !18
  %v800 = zext i16 %v798 to i32
  %v801 = shl i32 %v800, 16
  %v802 = bitcast i32 %v801 to float
  %t439 = getelementptr i16, ptr %p0, i64 %v776
  %t440 = getelementptr i16, ptr %t439, i64 1920
  %v803 = load i16, ptr %t440, align 2, !alias.scope !17, !noalias !18
  %v805 = zext i16 %v803 to i32
  %v806 = shl i32 %v805, 16
  %v807 = bitcast i32 %v806 to float
  %t441 = getelementptr i16, ptr %p0, i64 %v776
  %t442 = getelementptr i16, ptr %t441, i64 2304
  %v808 = load i16, ptr %t442, align 2, !alias.scope !17, !noalias !18
  %v810 = zext i16 %v808 to i32
  %v811 = shl i32 %v810, 16
  %v812 = bitcast i32 %v811 to float
  %t443 = getelementptr i16, ptr %p0, i64 %v776
  %t444 = getelementptr i16, ptr %t443, i64 2688
  %v813 = load i16, ptr %t444, align 2, !alias.scope !17, !noalias !18
  %v815 = zext i16 %v813 to i32
  %v816 = shl i32 %v815, 16
  %v817 = bitcast i32 %v816 to float
  %t445 = insertelement <8 x float> poison, float %v782, i64 0
  %t446 = insertelement <8 x float> %t445, float %v787, i64 1
  %t447 = insertelement <8 x float> %t446, float %v792, i64 2
  %t448 = insertelement <8 x float> %t447, float %v797, i64 3
  %t449 = insertelement <8 x float> %t448, float %v802, i64 4
  %t450 = insertelement <8 x float> %t449, float %v807, i64 5
  %t451 = insertelement <8 x float> %t450, float %v812, i64 6
  %v818 = insertelement <8 x float> %t451, float %v817, i64 7
  %v821 = mul nuw nsw i64 %v772, 16
  %v822 = sub nsw i64 %v66, %v56
  %v824 = mul nuw nsw i64 %v822, 65
  %v825 = add nuw nsw i64 %v821, %v824
  %t452 = getelementptr float, ptr %s1, i64 %v825
  %t453 = getelementptr float, ptr %t452, i64 8
  store <8 x float> %v818, ptr %t453, align 4, !alias.scope !27, !noalias !28
  br label %latch772
latch772:
  %next772 = add nuw nsw i64 %v772, 1
  %more772 = icmp slt i64 %next772, 64
  br i1 %more772, label %body772, label %after772
after772:
  br label %latch66
latch66:
  %next66 = add nuw nsw i64 %v66, 16
  %more66 = icmp slt i64 %next66, %v64
  br i1 %more66, label %body66, label %after66
after66:
  %v829 = sub nsw i64 %v64, %v56
  %v830 = add nsw i64 %v56, %v829
  %v831 = add nuw nsw i64 %v56, %v57
  %t454 = icmp slt i64 %v830, %v831
  br i1 %t454, label %body832, label %after832
body832:
  %v832 = phi i64 [ %v830, %after66 ], [ %next832, %latch832 ]
  %v834 = sub nsw i64 %v832, %v56
  %v836 = and i64 %v834, 15
  %v837 = sub nsw i64 %v834, %v836
  %v838 = mul nsw i64 %v837, 65
  %v839 = add nsw i64 %v838, %v836
  %v842 = mul nsw i64 %v832, 384
  %v843 = add nsw i64 %v31, %v842
  br label %body844
body844:
  %v844 = phi i64 [ 0, %body832 ], [ %next844, %latch844 ]
  %v846 = add nsw i64 %v843, %v844
  %v848 = add nsw i64 %v846, 128
  %t455 = getelementptr i16, ptr %p0, i64 %v848
  %v849 = load i16, ptr %t455, align 2, !alias.scope !17, !noalias !18
  %v851 = zext i16 %v849 to i32
  %v853 = shl i32 %v851, 16
  %v854 = bitcast i32 %v853 to float
  %v856 = sub nsw i64 %v844, 0
  %v857 = mul nuw nsw i64 %v856, 16
  %v858 = add nsw i64 %v839, %v857
  %t456 = getelementptr float, ptr %s1, i64 %v858
  store float %v854, ptr %t456, align 4, !alias.scope !27, !noalias !28
  br label %latch844
latch844:
  %next844 = add nuw nsw i64 %v844, 1
  %more844 = icmp slt i64 %next844, 64
  br i1 %more844, label %body844, label %after844
after844:
  br label %latch832
latch832:
  %next832 = add nsw i64 %v832, 1
  %more832 = icmp slt i64 %next832, %v831
  br i1 %more832, label %body832, label %after832
after832:
  %v864 = add nuw nsw i64 %v57, 15
  %v865 = urem i64 %v864, 16
  %v866 = sub nsw i64 %v864, %v865
  %v867 = add nuw nsw i64 %v56, %v57
  %v868 = add nuw nsw i64 %v56, %v866
  %t457 = icmp slt i64 %v867, %v868
  br i1 %t457, label %body869, label %after869
body869:
  %v869 = phi i64 [ %v867, %after832 ], [ %next869, %latch869 ]
  %v871 = sub nsw i64 %v869, %v56
  %v873 = urem i64 %v871, 16
  %v874 = sub nsw i64 %v871, %v873
  %v875 = mul nsw i64 %v874, 65
  %v876 = add nsw i64 %v875, %v873
  br label %body877
body877:
  %v877 = phi i64 [ 0, %body869 ], [ %next877, %latch877 ]
  %v880 = sub nsw i64 %v877, 0
  %v881 = mul nuw nsw i64 %v880, 16
  %v882 = add nsw i64 %v876, %v881
  %t458 = getelementptr float, ptr %s1, i64 %v882
  store float 0x0000000000000000, ptr %t458, align 4, !alias.scope !27, !noalias !28
  br label %latch877
latch877:
  %next877 = add nuw nsw i64 %v877, 1
  %more877 = icmp slt i64 %next877, 64
  br i1 %more877, label %body877, label %after877
after877:
  br label %latch869
latch869:
  %next869 = add nuw nsw i64 %v869, 1
  %more869 = icmp slt i64 %next869, %v868
  br i1 %more869, label %body869, label %after869
after869:
  %v886 = add nuw nsw i64 %v37, %v39
  %t459 = icmp slt i64 %v37, %v886
  br i1 %t459, label %body888, label %after888
body888:
  %v888 = phi i64 [ %v37, %after869 ], [ %next888, %latch888 ]
  %v891 = mul nuw nsw i64 %v888, 384
  %v892 = add nuw nsw i64 %v31, %v891
  br label %body893
body893:
  %v893 = phi i64 [ 0, %body888 ], [ %next893, %latch893 ]
  %v895 = add nuw nsw i64 %v892, %v893
  %t460 = getelementptr i16, ptr %p0, i64 %v895
  %v896 = load i16, ptr %t460, align 2, !alias.scope !17, !noalias !18
  %v898 = zext i16 %v896 to i32
  %t461 = getelementptr i16, ptr %p0, i64 %v895
  %t462 = getelementptr i16, ptr %t461, i64 1
  %v899 = load i16, ptr %t462, align 2, !alias.scope !17, !noalias !18
  %v901 = zext i16 %v899 to i32
  %t463 = getelementptr i16, ptr %p0, i64 %v895
  %t464 = getelementptr i16, ptr %t463, i64 2
  %v902 = load i16, ptr %t464, align 2, !alias.scope !17, !noalias !18
  %v904 = zext i16 %v902 to i32
  %t465 = getelementptr i16, ptr %p0, i64 %v895
  %t466 = getelementptr i16, ptr %t465, i64 3
  %v905 = load i16, ptr %t466, align 2, !alias.scope !17, !noalias !18
  %v907 = zext i16 %v905 to i32
  %t467 = getelementptr i16, ptr %p0, i64 %v895
  %t468 = getelementptr i16, ptr %t467, i64 4
  %v908 = load i16, ptr %t468, align 2, !alias.scope !17, !noalias !18
  %v910 = zext i16 %v908 to i32
  %t469 = getelementptr i16, ptr %p0, i64 %v895
  %t470 = getelementptr i16, ptr %t469, i64 5
  %v911 = load i16, ptr %t470, align 2, !alias.scope !17, !noalias !18
  %v913 = zext i16 %v911 to i32
  %t471 = getelementptr i16, ptr %p0, i64 %v895
  %t472 = getelementptr i16, ptr %t471, i64 6
  %v914 = load i16, ptr %t472, align 2, !alias.scope !17, !noalias !18
  %v916 = zext i16 %v914 to i32
  %t473 = getelementptr i16, ptr %p0, i64 %v895
  %t474 = getelementptr i16, ptr %t473, i64 7
  %v917 = load i16, ptr %t474, align 2, !alias.scope !17, !noalias !18
  %v919 = zext i16 %v917 to i32
  %t475 = insertelement <8 x i32> poison, i32 %v898, i64 0
  %t476 = insertelement <8 x i32> %t475, i32 %v901, i64 1
  %t477 = insertelement <8 x i32> %t476, i32 %v904, i64 2
  %t478 = insertelement <8 x i32> %t477, i32 %v907, i64 3
  %t479 = insertelement <8 x i32> %t478, i32 %v910, i64 4
  %t480 = insertelement <8 x i32> %t479, i32 %v913, i64 5
  %t481 = insertelement <8 x i32> %t480, i32 %v916, i64 6
  %v920 = insertelement <8 x i32> %t481, i32 %v919, i64 7
  %v923 = shl <8 x i32> %v920, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v924 = bitcast <8 x i32> %v923 to <8 x float>
  %v927 = sub nsw i64 %v888, %v37
  %v929 = mul nsw i64 %v927, 80
  %v930 = add nsw i64 %v893, %v929
  %t482 = getelementptr float, ptr %s2, i64 %v930
  store <8 x float> %v924, ptr %t482, align 4, !alias.scope !29, !noalias !30
  br label %latch893
latch893:
  %next893 = add nuw nsw i64 %v893, 8
  %more893 = icmp slt i64 %next893, 64
  br i1 %more893, label %body893, label %after893
after893:
  %t483 = icmp slt i64 64, 64
  br i1 %t483, label %body933, label %after933
body933:
  %v933 = phi i64 [ 64, %after893 ], [ %next933, %latch933 ]
  %v935 = add nuw nsw i64 %v892, %v933
  %t484 = getelementptr i16, ptr %p0, i64 %v935
  %v936 = load i16, ptr %t484, align 2, !alias.scope !17, !noalias !18
  %v938 = zext i16 %v936 to i32
  %v940 = shl i32 %v938, 16
  %v941 = bitcast i32 %v940 to float
  %v944 = sub nsw i64 %v888, %v37
  %v946 = mul nsw i64 %v944, 80
  %v947 = add nsw i64 %v933, %v946
  %t485 = getelementptr float, ptr %s2, i64 %v947
  store float %v941, ptr %t485, align 4, !alias.scope !29, !noalias !30
  br label %latch933
latch933:
  %next933 = add nuw nsw i64 %v933, 1
  %more933 = icmp slt i64 %next933, 64
  br i1 %more933, label %body933, label %after933
after933:
  br label %latch888
latch888:
  %next888 = add nuw nsw i64 %v888, 1
  %more888 = icmp slt i64 %next888, %v886
  br i1 %more888, label %body888, label %after888
after888:
  %v953 = add nuw nsw i64 %v39, 5
  %v954 = urem i64 %v953, 6
  %v955 = sub nsw i64 %v953, %v954
  %v956 = add nuw nsw i64 %v37, %v39
  %v957 = add nuw nsw i64 %v37, %v955
  %t486 = icmp slt i64 %v956, %v957
  br i1 %t486, label %body958, label %after958
body958:
  %v958 = phi i64 [ %v956, %after888 ], [ %next958, %latch958 ]
  br label %body959
body959:
  %v959 = phi i64 [ 0, %body958 ], [ %next959, %latch959 ]
  %v963 = sub nsw i64 %v958, %v37
  %v965 = mul nsw i64 %v963, 80
  %v966 = add nsw i64 %v959, %v965
  %t487 = getelementptr float, ptr %s2, i64 %v966
  store float 0x0000000000000000, ptr %t487, align 4, !alias.scope !29, !noalias !30
  br label %latch959
latch959:
  %next959 = add nuw nsw i64 %v959, 1
  %more959 = icmp slt i64 %next959, 64
  br i1 %more959, label %body959, label %after959
after959:
  br label %latch958
latch958:
  %next958 = add nuw nsw i64 %v958, 1
  %more958 = icmp slt i64 %next958, %v957
  br i1 %more958, label %body958, label %after958
after958:
  %v972 = add nuw nsw i64 %v57, 15
  %v973 = urem i64 %v972, 16
  %v974 = sub nsw i64 %v972, %v973
  %v975 = add nuw nsw i64 %v56, %v974
  %t488 = icmp slt i64 %v56, %v975
  br i1 %t488, label %body976, label %after976
body976:
  %v976 = phi i64 [ %v56, %after958 ], [ %next976, %latch976 ]
  %v979 = add nuw nsw i64 %v39, 5
  %v980 = urem i64 %v979, 6
  %v981 = sub nsw i64 %v979, %v980
  %v982 = add nuw nsw i64 %v37, %v981
  %t489 = icmp slt i64 %v37, %v982
  br i1 %t489, label %body983, label %after983
body983:
  %v983 = phi i64 [ %v37, %body976 ], [ %next983, %latch983 ]
  store <8 x float> zeroinitializer, ptr %v986
  store <8 x float> zeroinitializer, ptr %v989
  store <8 x float> zeroinitializer, ptr %v992
  store <8 x float> zeroinitializer, ptr %v995
  store <8 x float> zeroinitializer, ptr %v998
  store <8 x float> zeroinitializer, ptr %v1001
  store <8 x float> zeroinitializer, ptr %v1004
  store <8 x float> zeroinitializer, ptr %v1007
  store <8 x float> zeroinitializer, ptr %v1010
  store <8 x float> zeroinitializer, ptr %v1013
  store <8 x float> zeroinitializer, ptr %v1016
  store <8 x float> zeroinitializer, ptr %v1019
  br label %body1020
body1020:
  %v1020 = phi i64 [ 0, %body983 ], [ %next1020, %latch1020 ]
  %v1023 = sub nsw i64 %v983, %v37
  %v1025 = mul nsw i64 %v1023, 80
  %v1026 = add nsw i64 %v1020, %v1025
  %t490 = getelementptr float, ptr %s2, i64 %v1026
  %v1027 = load float, ptr %t490, align 4, !alias.scope !29, !noalias !30
  %v1030 = mul nuw nsw i64 %v1020, 16
  %v1031 = sub nsw i64 %v976, %v56
  %v1033 = mul nuw nsw i64 %v1031, 65
  %v1034 = add nuw nsw i64 %v1030, %v1033
  %t491 = getelementptr float, ptr %s1, i64 %v1034
  %v1035 = load <8 x float>, ptr %t491, align 4, !alias.scope !27, !noalias !28
  %t492 = insertelement <8 x float> poison, float %v1027, i64 0
  %v1036 = shufflevector <8 x float> %t492, <8 x float> poison, <8 x i32> zeroinitializer
  %v1037 = load <8 x float>, ptr %v986
  %v1038 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1036, <8 x float> %v1035, <8 x float> %v1037)
  store <8 x float> %v1038, ptr %v986
  %v1042 = mul nuw nsw i64 %v1020, 16
  %v1043 = sub nsw i64 %v976, %v56
  %v1045 = mul nuw nsw i64 %v1043, 65
  %v1046 = add nuw nsw i64 %v1042, %v1045
  %t493 = getelementptr float, ptr %s1, i64 %v1046
  %t494 = getelementptr float, ptr %t493, i64 8
  %v1047 = load <8 x float>, ptr %t494, align 4, !alias.scope !27, !noalias !28
  %t495 = insertelement <8 x float> poison, float %v1027, i64 0
  %v1048 = shufflevector <8 x float> %t495, <8 x float> poison, <8 x i32> zeroinitializer
  %v1049 = load <8 x float>, ptr %v989
  %v1050 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1048, <8 x float> %v1047, <8 x float> %v1049)
  store <8 x float> %v1050, ptr %v989
  %v1054 = sub nsw i64 %v983, %v37
  %v1056 = mul nsw i64 %v1054, 80
  %v1057 = add nsw i64 %v1020, %v1056
  %t496 = getelementptr float, ptr %s2, i64 %v1057
  %t497 = getelementptr float, ptr %t496, i64 80
  %v1058 = load float, ptr %t497, align 4, !alias.scope !29, !noalias !30
  %t498 = insertelement <8 x float> poison, float %v1058, i64 0
  %v1059 = shufflevector <8 x float> %t498, <8 x float> poison, <8 x i32> zeroinitializer
  %v1060 = load <8 x float>, ptr %v992
  %v1061 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1059, <8 x float> %v1035, <8 x float> %v1060)
  store <8 x float> %v1061, ptr %v992
  %t499 = insertelement <8 x float> poison, float %v1058, i64 0
  %v1063 = shufflevector <8 x float> %t499, <8 x float> poison, <8 x i32> zeroinitializer
  %v1064 = load <8 x float>, ptr %v995
  %v1065 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1063, <8 x float> %v1047, <8 x float> %v1064)
  store <8 x float> %v1065, ptr %v995
  %v1069 = sub nsw i64 %v983, %v37
  %v1071 = mul nsw i64 %v1069, 80
  %v1072 = add nsw i64 %v1020, %v1071
  %t500 = getelementptr float, ptr %s2, i64 %v1072
  %t501 = getelementptr float, ptr %t500, i64 160
  %v1073 = load float, ptr %t501, align 4, !alias.scope !29, !noalias !30
  %t502 = insertelement <8 x float> poison, float %v1073, i64 0
  %v1074 = shufflevector <8 x float> %t502, <8 x float> poison, <8 x i32> zeroinitializer
  %v1075 = load <8 x float>, ptr %v998
  %v1076 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1074, <8 x float> %v1035, <8 x float> %v1075)
  store <8 x float> %v1076, ptr %v998
  %t503 = insertelement <8 x float> poison, float %v1073, i64 0
  %v1078 = shufflevector <8 x float> %t503, <8 x float> poison, <8 x i32> zeroinitializer
  %v1079 = load <8 x float>, ptr %v1001
  %v1080 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1078, <8 x float> %v1047, <8 x float> %v1079)
  store <8 x float> %v1080, ptr %v1001
  %v1084 = sub nsw i64 %v983, %v37
  %v1086 = mul nsw i64 %v1084, 80
  %v1087 = add nsw i64 %v1020, %v1086
  %t504 = getelementptr float, ptr %s2, i64 %v1087
  %t505 = getelementptr float, ptr %t504, i64 240
  %v1088 = load float, ptr %t505, align 4, !alias.scope !29, !noalias !30
  %t506 = insertelement <8 x float> poison, float %v1088, i64 0
  %v1089 = shufflevector <8 x float> %t506, <8 x float> poison, <8 x i32> zeroinitializer
  %v1090 = load <8 x float>, ptr %v1004
  %v1091 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1089, <8 x float> %v1035, <8 x float> %v1090)
  store <8 x float> %v1091, ptr %v1004
  %t507 = insertelement <8 x float> poison, float %v1088, i64 0
  %v1093 = shufflevector <8 x float> %t507, <8 x float> poison, <8 x i32> zeroinitializer
  %v1094 = load <8 x float>, ptr %v1007
  %v1095 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1093, <8 x float> %v1047, <8 x float> %v1094)
  store <8 x float> %v1095, ptr %v1007
  %v1099 = sub nsw i64 %v983, %v37
  %v1101 = mul nsw i64 %v1099, 80
  %v1102 = add nsw i64 %v1020, %v1101
  %t508 = getelementptr float, ptr %s2, i64 %v1102
  %t509 = getelementptr float, ptr %t508, i64 320
  %v1103 = load float, ptr %t509, align 4, !alias.scope !29, !noalias !30
  %t510 = insertelement <8 x float> poison, float %v1103, i64 0
  %v1104 = shufflevector <8 x float> %t510, <8 x float> poison, <8 x i32> zeroinitializer
  %v1105 = load <8 x float>, ptr %v1010
  %v1106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1104, <8 x float> %v1035, <8 x float> %v1105)
  store <8 x float> %v1106, ptr %v1010
  %t511 = insertelement <8 x float> poison, float %v1103, i64 0
  %v1108 = shufflevector <8 x float> %t511, <8 x float> poison, <8 x i32> zeroinitializer
  %v1109 = load <8 x float>, ptr %v1013
  %v1110 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1108, <8 x float> %v1047, <8 x float> %v1109)
  store <8 x float> %v1110, ptr %v1013
  %v1114 = sub nsw i64 %v983, %v37
  %v1116 = mul nsw i64 %v1114, 80
  %v1117 = add nsw i64 %v1020, %v1116
  %t512 = getelementptr float, ptr %s2, i64 %v1117
  %t513 = getelementptr float, ptr %t512, i64 400
  %v1118 = load float, ptr %t513, align 4, !alias.scope !29, !noalias !30
  %t514 = insertelement <8 x float> poison, float %v1118, i64 0
  %v1119 = shufflevector <8 x float> %t514, <8 x float> poison, <8 x i32> zeroinitializer
  %v1120 = load <8 x float>, ptr %v1016
  %v1121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1119, <8 x float> %v1035, <8 x float> %v1120)
  store <8 x float> %v1121, ptr %v1016
  %t515 = insertelement <8 x float> poison, float %v1118, i64 0
  %v1123 = shufflevector <8 x float> %t515, <8 x float> poison, <8 x i32> zeroinitializer
  %v1124 = load <8 x float>, ptr %v1019
  %v1125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1123, <8 x float> %v1047, <8 x float> %v1124)
  store <8 x float> %v1125, ptr %v1019
  br label %latch1020
latch1020:
  %next1020 = add nuw nsw i64 %v1020, 1
  %more1020 = icmp slt i64 %next1020, 64
  br i1 %more1020, label %body1020, label %after1020
after1020:
  %v1128 = load <8 x float>, ptr %v986
  %v1130 = sub nsw i64 %v976, %v56
  %v1132 = sub nsw i64 %v983, %v37
  %v1134 = mul nsw i64 %v1132, 272
  %v1135 = add nsw i64 %v1130, %v1134
  %t516 = getelementptr float, ptr %s0, i64 %v1135
  store <8 x float> %v1128, ptr %t516, align 4, !alias.scope !25, !noalias !26
  %v1137 = load <8 x float>, ptr %v989
  %v1139 = sub nsw i64 %v976, %v56
  %v1141 = sub nsw i64 %v983, %v37
  %v1143 = mul nsw i64 %v1141, 272
  %v1144 = add nsw i64 %v1139, %v1143
  %t517 = getelementptr float, ptr %s0, i64 %v1144
  %t518 = getelementptr float, ptr %t517, i64 8
  store <8 x float> %v1137, ptr %t518, align 4, !alias.scope !25, !noalias !26
  %v1146 = load <8 x float>, ptr %v992
  %v1148 = sub nsw i64 %v976, %v56
  %v1150 = sub nsw i64 %v983, %v37
  %v1152 = mul nsw i64 %v1150, 272
  %v1153 = add nsw i64 %v1148, %v1152
  %t519 = getelementptr float, ptr %s0, i64 %v1153
  %t520 = getelementptr float, ptr %t519, i64 272
  store <8 x float> %v1146, ptr %t520, align 4, !alias.scope !25, !noalias !26
  %v1155 = load <8 x float>, ptr %v995
  %v1157 = sub nsw i64 %v976, %v56
  %v1159 = sub nsw i64 %v983, %v37
  %v1161 = mul nsw i64 %v1159, 272
  %v1162 = add nsw i64 %v1157, %v1161
  %t521 = getelementptr float, ptr %s0, i64 %v1162
  %t522 = getelementptr float, ptr %t521, i64 280
  store <8 x float> %v1155, ptr %t522, align 4, !alias.scope !25, !noalias !26
  %v1164 = load <8 x float>, ptr %v998
  %v1166 = sub nsw i64 %v976, %v56
  %v1168 = sub nsw i64 %v983, %v37
  %v1170 = mul nsw i64 %v1168, 272
  %v1171 = add nsw i64 %v1166, %v1170
  %t523 = getelementptr float, ptr %s0, i64 %v1171
  %t524 = getelementptr float, ptr %t523, i64 544
  store <8 x float> %v1164, ptr %t524, align 4, !alias.scope !25, !noalias !26
  %v1173 = load <8 x float>, ptr %v1001
  %v1175 = sub nsw i64 %v976, %v56
  %v1177 = sub nsw i64 %v983, %v37
  %v1179 = mul nsw i64 %v1177, 272
  %v1180 = add nsw i64 %v1175, %v1179
  %t525 = getelementptr float, ptr %s0, i64 %v1180
  %t526 = getelementptr float, ptr %t525, i64 552
  store <8 x float> %v1173, ptr %t526, align 4, !alias.scope !25, !noalias !26
  %v1182 = load <8 x float>, ptr %v1004
  %v1184 = sub nsw i64 %v976, %v56
  %v1186 = sub nsw i64 %v983, %v37
  %v1188 = mul nsw i64 %v1186, 272
  %v1189 = add nsw i64 %v1184, %v1188
  %t527 = getelementptr float, ptr %s0, i64 %v1189
  %t528 = getelementptr float, ptr %t527, i64 816
  store <8 x float> %v1182, ptr %t528, align 4, !alias.scope !25, !noalias !26
  %v1191 = load <8 x float>, ptr %v1007
  %v1193 = sub nsw i64 %v976, %v56
  %v1195 = sub nsw i64 %v983, %v37
  %v1197 = mul nsw i64 %v1195, 272
  %v1198 = add nsw i64 %v1193, %v1197
  %t529 = getelementptr float, ptr %s0, i64 %v1198
  %t530 = getelementptr float, ptr %t529, i64 824
  store <8 x float> %v1191, ptr %t530, align 4, !alias.scope !25, !noalias !26
  %v1200 = load <8 x float>, ptr %v1010
  %v1202 = sub nsw i64 %v976, %v56
  %v1204 = sub nsw i64 %v983, %v37
  %v1206 = mul nsw i64 %v1204, 272
  %v1207 = add nsw i64 %v1202, %v1206
  %t531 = getelementptr float, ptr %s0, i64 %v1207
  %t532 = getelementptr float, ptr %t531, i64 1088
  store <8 x float> %v1200, ptr %t532, align 4, !alias.scope !25, !noalias !26
  %v1209 = load <8 x float>, ptr %v1013
  %v1211 = sub nsw i64 %v976, %v56
  %v1213 = sub nsw i64 %v983, %v37
  %v1215 = mul nsw i64 %v1213, 272
  %v1216 = add nsw i64 %v1211, %v1215
  %t533 = getelementptr float, ptr %s0, i64 %v1216
  %t534 = getelementptr float, ptr %t533, i64 1096
  store <8 x float> %v1209, ptr %t534, align 4, !alias.scope !25, !noalias !26
  %v1218 = load <8 x float>, ptr %v1016
  %v1220 = sub nsw i64 %v976, %v56
  %v1222 = sub nsw i64 %v983, %v37
  %v1224 = mul nsw i64 %v1222, 272
  %v1225 = add nsw i64 %v1220, %v1224
  %t535 = getelementptr float, ptr %s0, i64 %v1225
  %t536 = getelementptr float, ptr %t535, i64 1360
  store <8 x float> %v1218, ptr %t536, align 4, !alias.scope !25, !noalias !26
  %v1227 = load <8 x float>, ptr %v1019
  %v1229 = sub nsw i64 %v976, %v56
  %v1231 = sub nsw i64 %v983, %v37
  %v1233 = mul nsw i64 %v1231, 272
  %v1234 = add nsw i64 %v1229, %v1233
  %t537 = getelementptr float, ptr %s0, i64 %v1234
  %t538 = getelementptr float, ptr %t537, i64 1368
  store <8 x float> %v1227, ptr %t538, align 4, !alias.scope !25, !noalias !26
  br label %latch983
latch983:
  %next983 = add nuw nsw i64 %v983, 6
  %more983 = icmp slt i64 %next983, %v982
  br i1 %more983, label %body983, label %after983
after983:
  br label %latch976
latch976:
  %next976 = add nuw nsw i64 %v976, 16
  %more976 = icmp slt i64 %next976, %v975
  br i1 %more976, label %body976, label %after976
after976:
  %v1238 = add nuw nsw i64 %v37, %v39
  %t539 = icmp slt i64 %v37, %v1238
  br i1 %t539, label %body1239, label %after1239
body1239:
  %v1239 = phi i64 [ %v37, %after976 ], [ %next1239, %latch1239 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1242
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1245
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1248
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1251
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1254
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1257
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1260
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v1263
  %v1264 = add nuw nsw i64 %v56, %v57
  %v1266 = sub nsw i64 %v1264, %v56
  %v1267 = urem i64 %v1266, 64
  %v1268 = sub nsw i64 %v1264, %v1267
  %t540 = icmp slt i64 %v56, %v1268
  br i1 %t540, label %body1269, label %after1269
body1269:
  %v1269 = phi i64 [ %v56, %body1239 ], [ %next1269, %latch1269 ]
  %v1271 = and i64 %v1269, 63
  %v1273 = trunc i64 %v1269 to i32
  %t541 = insertelement <8 x i32> poison, i32 %v1273, i64 0
  %v1274 = shufflevector <8 x i32> %t541, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1277 = add <8 x i32> %v1274, %v8
  %v1279 = trunc i64 %v1239 to i32
  %t542 = insertelement <8 x i32> poison, i32 %v1279, i64 0
  %v1280 = shufflevector <8 x i32> %t542, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1281 = icmp sle <8 x i32> %v1277, %v1280
  %v1283 = add nuw nsw i64 %v1269, 8
  %v1284 = trunc i64 %v1283 to i32
  %t543 = insertelement <8 x i32> poison, i32 %v1284, i64 0
  %v1285 = shufflevector <8 x i32> %t543, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1288 = add <8 x i32> %v1285, %v8
  %v1289 = trunc i64 %v1239 to i32
  %t544 = insertelement <8 x i32> poison, i32 %v1289, i64 0
  %v1290 = shufflevector <8 x i32> %t544, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1291 = icmp sle <8 x i32> %v1288, %v1290
  %v1293 = add nuw nsw i64 %v1269, 16
  %v1294 = trunc i64 %v1293 to i32
  %t545 = insertelement <8 x i32> poison, i32 %v1294, i64 0
  %v1295 = shufflevector <8 x i32> %t545, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1298 = add <8 x i32> %v1295, %v8
  %v1299 = trunc i64 %v1239 to i32
  %t546 = insertelement <8 x i32> poison, i32 %v1299, i64 0
  %v1300 = shufflevector <8 x i32> %t546, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1301 = icmp sle <8 x i32> %v1298, %v1300
  %v1303 = add nuw nsw i64 %v1269, 24
  %v1304 = trunc i64 %v1303 to i32
  %t547 = insertelement <8 x i32> poison, i32 %v1304, i64 0
  %v1305 = shufflevector <8 x i32> %t547, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1308 = add <8 x i32> %v1305, %v8
  %v1309 = trunc i64 %v1239 to i32
  %t548 = insertelement <8 x i32> poison, i32 %v1309, i64 0
  %v1310 = shufflevector <8 x i32> %t548, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1311 = icmp sle <8 x i32> %v1308, %v1310
  %v1313 = add nuw nsw i64 %v1269, 32
  %v1314 = trunc i64 %v1313 to i32
  %t549 = insertelement <8 x i32> poison, i32 %v1314, i64 0
  %v1315 = shufflevector <8 x i32> %t549, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1318 = add <8 x i32> %v1315, %v8
  %v1319 = trunc i64 %v1239 to i32
  %t550 = insertelement <8 x i32> poison, i32 %v1319, i64 0
  %v1320 = shufflevector <8 x i32> %t550, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1321 = icmp sle <8 x i32> %v1318, %v1320
  %v1323 = add nuw nsw i64 %v1269, 40
  %v1324 = trunc i64 %v1323 to i32
  %t551 = insertelement <8 x i32> poison, i32 %v1324, i64 0
  %v1325 = shufflevector <8 x i32> %t551, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1328 = add <8 x i32> %v1325, %v8
  %v1329 = trunc i64 %v1239 to i32
  %t552 = insertelement <8 x i32> poison, i32 %v1329, i64 0
  %v1330 = shufflevector <8 x i32> %t552, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1331 = icmp sle <8 x i32> %v1328, %v1330
  %v1333 = add nuw nsw i64 %v1269, 48
  %v1334 = trunc i64 %v1333 to i32
  %t553 = insertelement <8 x i32> poison, i32 %v1334, i64 0
  %v1335 = shufflevector <8 x i32> %t553, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1338 = add <8 x i32> %v1335, %v8
  %v1339 = trunc i64 %v1239 to i32
  %t554 = insertelement <8 x i32> poison, i32 %v1339, i64 0
  %v1340 = shufflevector <8 x i32> %t554, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1341 = icmp sle <8 x i32> %v1338, %v1340
  %v1343 = add nuw nsw i64 %v1269, 56
  %v1344 = trunc i64 %v1343 to i32
  %t555 = insertelement <8 x i32> poison, i32 %v1344, i64 0
  %v1345 = shufflevector <8 x i32> %t555, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1348 = add <8 x i32> %v1345, %v8
  %v1349 = trunc i64 %v1239 to i32
  %t556 = insertelement <8 x i32> poison, i32 %v1349, i64 0
  %v1350 = shufflevector <8 x i32> %t556, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1351 = icmp sle <8 x i32> %v1348, %v1350
  %v1353 = sub nsw i64 %v1269, %v56
  %v1355 = sub nsw i64 %v1239, %v37
  %v1357 = mul nsw i64 %v1355, 272
  %v1358 = add nsw i64 %v1353, %v1357
  %t557 = getelementptr float, ptr %s0, i64 %v1358
  %v1359 = load <8 x float>, ptr %t557, align 4, !alias.scope !25, !noalias !26
  %v1362 = fmul <8 x float> %v1359, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1364 = sub nsw i64 %v1269, %v56
  %v1366 = sub nsw i64 %v1239, %v37
  %v1368 = mul nsw i64 %v1366, 272
  %v1369 = add nsw i64 %v1364, %v1368
  %t558 = getelementptr float, ptr %s0, i64 %v1369
  %t559 = getelementptr float, ptr %t558, i64 8
  %v1370 = load <8 x float>, ptr %t559, align 4, !alias.scope !25, !noalias !26
  %v1372 = fmul <8 x float> %v1370, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1374 = sub nsw i64 %v1269, %v56
  %v1376 = sub nsw i64 %v1239, %v37
  %v1378 = mul nsw i64 %v1376, 272
  %v1379 = add nsw i64 %v1374, %v1378
  %t560 = getelementptr float, ptr %s0, i64 %v1379
  %t561 = getelementptr float, ptr %t560, i64 16
  %v1380 = load <8 x float>, ptr %t561, align 4, !alias.scope !25, !noalias !26
  %v1382 = fmul <8 x float> %v1380, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1384 = sub nsw i64 %v1269, %v56
  %v1386 = sub nsw i64 %v1239, %v37
  %v1388 = mul nsw i64 %v1386, 272
  %v1389 = add nsw i64 %v1384, %v1388
  %t562 = getelementptr float, ptr %s0, i64 %v1389
  %t563 = getelementptr float, ptr %t562, i64 24
  %v1390 = load <8 x float>, ptr %t563, align 4, !alias.scope !25, !noalias !26
  %v1392 = fmul <8 x float> %v1390, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1394 = sub nsw i64 %v1269, %v56
  %v1396 = sub nsw i64 %v1239, %v37
  %v1398 = mul nsw i64 %v1396, 272
  %v1399 = add nsw i64 %v1394, %v1398
  %t564 = getelementptr float, ptr %s0, i64 %v1399
  %t565 = getelementptr float, ptr %t564, i64 32
  %v1400 = load <8 x float>, ptr %t565, align 4, !alias.scope !25, !noalias !26
  %v1402 = fmul <8 x float> %v1400, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1404 = sub nsw i64 %v1269, %v56
  %v1406 = sub nsw i64 %v1239, %v37
  %v1408 = mul nsw i64 %v1406, 272
  %v1409 = add nsw i64 %v1404, %v1408
  %t566 = getelementptr float, ptr %s0, i64 %v1409
  %t567 = getelementptr float, ptr %t566, i64 40
  %v1410 = load <8 x float>, ptr %t567, align 4, !alias.scope !25, !noalias !26
  %v1412 = fmul <8 x float> %v1410, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1414 = sub nsw i64 %v1269, %v56
  %v1416 = sub nsw i64 %v1239, %v37
  %v1418 = mul nsw i64 %v1416, 272
  %v1419 = add nsw i64 %v1414, %v1418
  %t568 = getelementptr float, ptr %s0, i64 %v1419
  %t569 = getelementptr float, ptr %t568, i64 48
  %v1420 = load <8 x float>, ptr %t569, align 4, !alias.scope !25, !noalias !26
  %v1422 = fmul <8 x float> %v1420, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1424 = sub nsw i64 %v1269, %v56
  %v1426 = sub nsw i64 %v1239, %v37
  %v1428 = mul nsw i64 %v1426, 272
  %v1429 = add nsw i64 %v1424, %v1428
  %t570 = getelementptr float, ptr %s0, i64 %v1429
  %t571 = getelementptr float, ptr %t570, i64 56
  %v1430 = load <8 x float>, ptr %t571, align 4, !alias.scope !25, !noalias !26
  %v1432 = fmul <8 x float> %v1430, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1435 = select <8 x i1> %v1281, <8 x float> %v1362, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1437 = select <8 x i1> %v1291, <8 x float> %v1372, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1439 = select <8 x i1> %v1301, <8 x float> %v1382, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1441 = select <8 x i1> %v1311, <8 x float> %v1392, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1443 = select <8 x i1> %v1321, <8 x float> %v1402, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1445 = select <8 x i1> %v1331, <8 x float> %v1412, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1447 = select <8 x i1> %v1341, <8 x float> %v1422, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1449 = select <8 x i1> %v1351, <8 x float> %v1432, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %v1451 = load <8 x float>, ptr %v1242
  %t572 = fcmp ueq <8 x float> %v1435, zeroinitializer
  %t573 = select <8 x i1> %t572, <8 x float> %v1435, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t574 = fcmp ogt <8 x float> %v1435, %v1451
  %t575 = select <8 x i1> %t574, <8 x float> %v1435, <8 x float> %v1451
  %v1452 = fadd <8 x float> %t575, %t573
  store <8 x float> %v1452, ptr %v1242
  %v1454 = load <8 x float>, ptr %v1245
  %t576 = fcmp ueq <8 x float> %v1437, zeroinitializer
  %t577 = select <8 x i1> %t576, <8 x float> %v1437, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t578 = fcmp ogt <8 x float> %v1437, %v1454
  %t579 = select <8 x i1> %t578, <8 x float> %v1437, <8 x float> %v1454
  %v1455 = fadd <8 x float> %t579, %t577
  store <8 x float> %v1455, ptr %v1245
  %v1457 = load <8 x float>, ptr %v1248
  %t580 = fcmp ueq <8 x float> %v1439, zeroinitializer
  %t581 = select <8 x i1> %t580, <8 x float> %v1439, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t582 = fcmp ogt <8 x float> %v1439, %v1457
  %t583 = select <8 x i1> %t582, <8 x float> %v1439, <8 x float> %v1457
  %v1458 = fadd <8 x float> %t583, %t581
  store <8 x float> %v1458, ptr %v1248
  %v1460 = load <8 x float>, ptr %v1251
  %t584 = fcmp ueq <8 x float> %v1441, zeroinitializer
  %t585 = select <8 x i1> %t584, <8 x float> %v1441, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t586 = fcmp ogt <8 x float> %v1441, %v1460
  %t587 = select <8 x i1> %t586, <8 x float> %v1441, <8 x float> %v1460
  %v1461 = fadd <8 x float> %t587, %t585
  store <8 x float> %v1461, ptr %v1251
  %v1463 = load <8 x float>, ptr %v1254
  %t588 = fcmp ueq <8 x float> %v1443, zeroinitializer
  %t589 = select <8 x i1> %t588, <8 x float> %v1443, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t590 = fcmp ogt <8 x float> %v1443, %v1463
  %t591 = select <8 x i1> %t590, <8 x float> %v1443, <8 x float> %v1463
  %v1464 = fadd <8 x float> %t591, %t589
  store <8 x float> %v1464, ptr %v1254
  %v1466 = load <8 x float>, ptr %v1257
  %t592 = fcmp ueq <8 x float> %v1445, zeroinitializer
  %t593 = select <8 x i1> %t592, <8 x float> %v1445, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t594 = fcmp ogt <8 x float> %v1445, %v1466
  %t595 = select <8 x i1> %t594, <8 x float> %v1445, <8 x float> %v1466
  %v1467 = fadd <8 x float> %t595, %t593
  store <8 x float> %v1467, ptr %v1257
  %v1469 = load <8 x float>, ptr %v1260
  %t596 = fcmp ueq <8 x float> %v1447, zeroinitializer
  %t597 = select <8 x i1> %t596, <8 x float> %v1447, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t598 = fcmp ogt <8 x float> %v1447, %v1469
  %t599 = select <8 x i1> %t598, <8 x float> %v1447, <8 x float> %v1469
  %v1470 = fadd <8 x float> %t599, %t597
  store <8 x float> %v1470, ptr %v1260
  %v1472 = load <8 x float>, ptr %v1263
  %t600 = fcmp ueq <8 x float> %v1449, zeroinitializer
  %t601 = select <8 x i1> %t600, <8 x float> %v1449, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t602 = fcmp ogt <8 x float> %v1449, %v1472
  %t603 = select <8 x i1> %t602, <8 x float> %v1449, <8 x float> %v1472
  %v1473 = fadd <8 x float> %t603, %t601
  store <8 x float> %v1473, ptr %v1263
  br label %latch1269
latch1269:
  %next1269 = add nuw nsw i64 %v1269, 64
  %more1269 = icmp slt i64 %next1269, %v1268
  br i1 %more1269, label %body1269, label %after1269
after1269:
  %v1477 = load <8 x float>, ptr %v1242
  %v1478 = load <8 x float>, ptr %v1245
  %v1479 = load <8 x float>, ptr %v1248
  %v1480 = load <8 x float>, ptr %v1251
  %v1481 = load <8 x float>, ptr %v1254
  %v1482 = load <8 x float>, ptr %v1257
  %v1483 = load <8 x float>, ptr %v1260
  %v1484 = load <8 x float>, ptr %v1263
  %t604 = fcmp ueq <8 x float> %v1481, zeroinitializer
  %t605 = select <8 x i1> %t604, <8 x float> %v1481, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t606 = fcmp ogt <8 x float> %v1481, %v1477
  %t607 = select <8 x i1> %t606, <8 x float> %v1481, <8 x float> %v1477
  %v1485 = fadd <8 x float> %t607, %t605
  %t608 = fcmp ueq <8 x float> %v1482, zeroinitializer
  %t609 = select <8 x i1> %t608, <8 x float> %v1482, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t610 = fcmp ogt <8 x float> %v1482, %v1478
  %t611 = select <8 x i1> %t610, <8 x float> %v1482, <8 x float> %v1478
  %v1486 = fadd <8 x float> %t611, %t609
  %t612 = fcmp ueq <8 x float> %v1483, zeroinitializer
  %t613 = select <8 x i1> %t612, <8 x float> %v1483, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t614 = fcmp ogt <8 x float> %v1483, %v1479
  %t615 = select <8 x i1> %t614, <8 x float> %v1483, <8 x float> %v1479
  %v1487 = fadd <8 x float> %t615, %t613
  %t616 = fcmp ueq <8 x float> %v1484, zeroinitializer
  %t617 = select <8 x i1> %t616, <8 x float> %v1484, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t618 = fcmp ogt <8 x float> %v1484, %v1480
  %t619 = select <8 x i1> %t618, <8 x float> %v1484, <8 x float> %v1480
  %v1488 = fadd <8 x float> %t619, %t617
  %t620 = fcmp ueq <8 x float> %v1487, zeroinitializer
  %t621 = select <8 x i1> %t620, <8 x float> %v1487, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t622 = fcmp ogt <8 x float> %v1487, %v1485
  %t623 = select <8 x i1> %t622, <8 x float> %v1487, <8 x float> %v1485
  %v1489 = fadd <8 x float> %t623, %t621
  %t624 = fcmp ueq <8 x float> %v1488, zeroinitializer
  %t625 = select <8 x i1> %t624, <8 x float> %v1488, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t626 = fcmp ogt <8 x float> %v1488, %v1486
  %t627 = select <8 x i1> %t626, <8 x float> %v1488, <8 x float> %v1486
  %v1490 = fadd <8 x float> %t627, %t625
  %t628 = fcmp ueq <8 x float> %v1490, zeroinitializer
  %t629 = select <8 x i1> %t628, <8 x float> %v1490, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t630 = fcmp ogt <8 x float> %v1490, %v1489
  %t631 = select <8 x i1> %t630, <8 x float> %v1490, <8 x float> %v1489
  %v1491 = fadd <8 x float> %t631, %t629
  %v1492 = shufflevector <8 x float> %v1491, <8 x float> %v1491, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t632 = fcmp ueq <8 x float> %v1492, zeroinitializer
  %t633 = select <8 x i1> %t632, <8 x float> %v1492, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t634 = fcmp ogt <8 x float> %v1492, %v1491
  %t635 = select <8 x i1> %t634, <8 x float> %v1492, <8 x float> %v1491
  %v1493 = fadd <8 x float> %t635, %t633
  %v1494 = shufflevector <8 x float> %v1493, <8 x float> %v1493, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t636 = fcmp ueq <8 x float> %v1494, zeroinitializer
  %t637 = select <8 x i1> %t636, <8 x float> %v1494, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t638 = fcmp ogt <8 x float> %v1494, %v1493
  %t639 = select <8 x i1> %t638, <8 x float> %v1494, <8 x float> %v1493
  %v1495 = fadd <8 x float> %t639, %t637
  %v1496 = shufflevector <8 x float> %v1495, <8 x float> %v1495, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t640 = fcmp ueq <8 x float> %v1496, zeroinitializer
  %t641 = select <8 x i1> %t640, <8 x float> %v1496, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t642 = fcmp ogt <8 x float> %v1496, %v1495
  %t643 = select <8 x i1> %t642, <8 x float> %v1496, <8 x float> %v1495
  %v1497 = fadd <8 x float> %t643, %t641
  %v1498 = extractelement <8 x float> %v1497, i64 0
  %v1500 = sub nsw i64 %v1239, %v37
  %t644 = getelementptr float, ptr %s3, i64 %v1500
  store float %v1498, ptr %t644, align 4, !alias.scope !31, !noalias !32
  br label %latch1239
latch1239:
  %next1239 = add nuw nsw i64 %v1239, 1
  %more1239 = icmp slt i64 %next1239, %v1238
  br i1 %more1239, label %body1239, label %after1239
after1239:
  %v1504 = add nuw nsw i64 %v37, %v39
  %t645 = icmp slt i64 %v37, %v1504
  br i1 %t645, label %body1505, label %after1505
body1505:
  %v1505 = phi i64 [ %v37, %after1239 ], [ %next1505, %latch1505 ]
  %v1507 = sub nsw i64 %v1505, %v37
  %t646 = getelementptr float, ptr %s3, i64 %v1507
  %v1509 = load float, ptr %t646, align 4, !alias.scope !31, !noalias !32
  %v1511 = fcmp oeq float %v1509, 0xFFF0000000000000
  %v1513 = select i1 %v1511, float 0x0000000000000000, float %v1509
  %v1514 = add nuw nsw i64 %v56, %v57
  %v1516 = sub nsw i64 %v1514, %v56
  %v1517 = urem i64 %v1516, 8
  %v1518 = sub nsw i64 %v1514, %v1517
  %t647 = icmp slt i64 %v56, %v1518
  br i1 %t647, label %body1519, label %after1519
body1519:
  %v1519 = phi i64 [ %v56, %body1505 ], [ %next1519, %latch1519 ]
  %v1521 = trunc i64 %v1519 to i32
  %t648 = insertelement <8 x i32> poison, i32 %v1521, i64 0
  %v1522 = shufflevector <8 x i32> %t648, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1525 = add <8 x i32> %v1522, %v8
  %v1527 = trunc i64 %v1505 to i32
  %t649 = insertelement <8 x i32> poison, i32 %v1527, i64 0
  %v1528 = shufflevector <8 x i32> %t649, <8 x i32> poison, <8 x i32> zeroinitializer
  %v1529 = icmp sle <8 x i32> %v1525, %v1528
  %v1533 = sub nsw i64 %v1519, %v56
  %v1535 = sub nsw i64 %v1505, %v37
  %v1537 = mul nsw i64 %v1535, 272
  %v1538 = add nsw i64 %v1533, %v1537
  %t650 = getelementptr float, ptr %s0, i64 %v1538
  %v1539 = load <8 x float>, ptr %t650, align 4, !alias.scope !25, !noalias !26
  %v1542 = fmul <8 x float> %v1539, <float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000, float 0x3FC0000000000000>
  %v1544 = select <8 x i1> %v1529, <8 x float> %v1542, <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>
  %t651 = insertelement <8 x float> poison, float %v1513, i64 0
  %v1545 = shufflevector <8 x float> %t651, <8 x float> poison, <8 x i32> zeroinitializer
  %v1546 = fsub <8 x float> %v1544, %v1545
  %v1549 = fcmp olt <8 x float> %v1546, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v1551 = select <8 x i1> %v1549, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v1546
  %v1553 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v1551
  %v1555 = select <8 x i1> %v1553, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v1551
  %v1560 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1555, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v1562 = fsub <8 x float> %v1560, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v1566 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1562, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v1555)
  %v1568 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1562, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v1566)
  %v1572 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v1568, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v1575 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1572, <8 x float> %v1568, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v1578 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1575, <8 x float> %v1568, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v1581 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1578, <8 x float> %v1568, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v1584 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1581, <8 x float> %v1568, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1586 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v1584, <8 x float> %v1568, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v1587 = bitcast <8 x float> %v1560 to <8 x i32>
  %v1590 = shl <8 x i32> %v1587, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v1593 = fcmp olt <8 x float> %v1562, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v1598 = select <8 x i1> %v1593, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v1599 = add <8 x i32> %v1590, %v1598
  %v1600 = bitcast <8 x i32> %v1599 to <8 x float>
  %v1601 = fmul <8 x float> %v1586, %v1600
  %v1606 = select <8 x i1> %v1593, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v1607 = fmul <8 x float> %v1601, %v1606
  %v1609 = select <8 x i1> %v1529, <8 x float> %v1607, <8 x float> zeroinitializer
  %v1611 = sub nsw i64 %v1519, %v56
  %v1613 = sub nsw i64 %v1505, %v37
  %v1615 = mul nsw i64 %v1613, 256
  %v1616 = add nsw i64 %v1611, %v1615
  %t652 = getelementptr float, ptr %s4, i64 %v1616
  store <8 x float> %v1609, ptr %t652, align 4, !alias.scope !33, !noalias !34
  br label %latch1519
latch1519:
  %next1519 = add nuw nsw i64 %v1519, 8
  %more1519 = icmp slt i64 %next1519, %v1518
  br i1 %more1519, label %body1519, label %after1519
after1519:
  %t653 = icmp slt i64 %v1518, %v1514
  br i1 %t653, label %body1619, label %after1619
body1619:
  %v1619 = phi i64 [ %v1518, %after1519 ], [ %next1619, %latch1619 ]
  %v1622 = icmp sle i64 %v1619, %v1505
  %v1626 = sub nsw i64 %v1619, %v56
  %v1628 = sub nsw i64 %v1505, %v37
  %v1630 = mul nsw i64 %v1628, 272
  %v1631 = add nsw i64 %v1626, %v1630
  %t654 = getelementptr float, ptr %s0, i64 %v1631
  %v1632 = load float, ptr %t654, align 4, !alias.scope !25, !noalias !26
  %v1634 = fmul float %v1632, 0x3FC0000000000000
  %v1635 = select i1 %v1622, float %v1634, float 0xFFF0000000000000
  %v1636 = fsub float %v1635, %v1513
  %v1638 = fcmp olt float %v1636, 0xC05A000000000000
  %v1639 = select i1 %v1638, float 0xC05A000000000000, float %v1636
  %v1640 = fcmp olt float 0x4056400000000000, %v1639
  %v1641 = select i1 %v1640, float 0x4056400000000000, float %v1639
  %v1644 = call float @llvm.fma.f32(float %v1641, float 0x3FF7154760000000, float 0x4168000000000000)
  %v1645 = fsub float %v1644, 0x4168000000000000
  %v1648 = call float @llvm.fma.f32(float %v1645, float 0xBFE62E4300000000, float %v1641)
  %v1649 = call float @llvm.fma.f32(float %v1645, float 0x3E205C6100000000, float %v1648)
  %v1651 = call float @llvm.fma.f32(float 0x3F56A522C0000000, float %v1649, float 0x3F812396C0000000)
  %v1653 = call float @llvm.fma.f32(float %v1651, float %v1649, float 0x3FA5558AA0000000)
  %v1655 = call float @llvm.fma.f32(float %v1653, float %v1649, float 0x3FC5554920000000)
  %v1657 = call float @llvm.fma.f32(float %v1655, float %v1649, float 0x3FDFFFFFC0000000)
  %v1659 = call float @llvm.fma.f32(float %v1657, float %v1649, float 0x3FF0000000000000)
  %v1660 = call float @llvm.fma.f32(float %v1659, float %v1649, float 0x3FF0000000000000)
  %v1661 = bitcast float %v1644 to i32
  %v1663 = shl i32 %v1661, 23
  %v1665 = fcmp olt float %v1645, 0xC05F000000000000
  %v1668 = select i1 %v1665, i32 1593835520, i32 1056964608
  %v1669 = add i32 %v1663, %v1668
  %v1670 = bitcast i32 %v1669 to float
  %v1671 = fmul float %v1660, %v1670
  %v1674 = select i1 %v1665, float 0x3C00000000000000, float 0x4000000000000000
  %v1675 = fmul float %v1671, %v1674
  %v1676 = select i1 %v1622, float %v1675, float 0x0000000000000000
  %v1678 = sub nsw i64 %v1619, %v56
  %v1680 = sub nsw i64 %v1505, %v37
  %v1682 = mul nsw i64 %v1680, 256
  %v1683 = add nsw i64 %v1678, %v1682
  %t655 = getelementptr float, ptr %s4, i64 %v1683
  store float %v1676, ptr %t655, align 4, !alias.scope !33, !noalias !34
  br label %latch1619
latch1619:
  %next1619 = add nsw i64 %v1619, 1
  %more1619 = icmp slt i64 %next1619, %v1514
  br i1 %more1619, label %body1619, label %after1619
after1619:
  br label %latch1505
latch1505:
  %next1505 = add nuw nsw i64 %v1505, 1
  %more1505 = icmp slt i64 %next1505, %v1504
  br i1 %more1505, label %body1505, label %after1505
after1505:
  %v1689 = add nuw nsw i64 %v56, %v57
  br label %body1695
body1695:
  %v1695 = phi i64 [ 0, %after1505 ], [ %next1695, %latch1695 ]
  store <8 x float> zeroinitializer, ptr %v1698
  store <8 x float> zeroinitializer, ptr %v1701
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1704
  store <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>, ptr %v1707
  %v1710 = add nuw nsw i64 %v56, %v57
  %v1712 = add nuw nsw i64 %v31, %v1695
  %t656 = icmp slt i64 0, %v56
  br i1 %t656, label %body1715, label %after1715
body1715:
  %v1715 = phi i64 [ 0, %body1695 ], [ %next1715, %latch1715 ]
  %v1718 = mul nuw nsw i64 %v1715, 384
  %v1719 = add nuw nsw i64 %v1712, %v1718
  %v1720 = add nuw nsw i64 %v1719, 256
  %t657 = getelementptr i16, ptr %p0, i64 %v1720
  %v1721 = load i16, ptr %t657, align 2, !alias.scope !17, !noalias !18
  %v1723 = zext i16 %v1721 to i32
  %t658 = getelementptr i16, ptr %p0, i64 %v1720
  %t659 = getelementptr i16, ptr %t658, i64 1
  %v1724 = load i16, ptr %t659, align 2, !alias.scope !17, !noalias !18
  %v1726 = zext i16 %v1724 to i32
  %t660 = getelementptr i16, ptr %p0, i64 %v1720
  %t661 = getelementptr i16, ptr %t660, i64 2
  %v1727 = load i16, ptr %t661, align 2, !alias.scope !17, !noalias !18
  %v1729 = zext i16 %v1727 to i32
  %t662 = getelementptr i16, ptr %p0, i64 %v1720
  %t663 = getelementptr i16, ptr %t662, i64 3
  %v1730 = load i16, ptr %t663, align 2, !alias.scope !17, !noalias !18
  %v1732 = zext i16 %v1730 to i32
  %t664 = getelementptr i16, ptr %p0, i64 %v1720
  %t665 = getelementptr i16, ptr %t664, i64 4
  %v1733 = load i16, ptr %t665, align 2, !alias.scope !17, !noalias !18
  %v1735 = zext i16 %v1733 to i32
  %t666 = getelementptr i16, ptr %p0, i64 %v1720
  %t667 = getelementptr i16, ptr %t666, i64 5
  %v1736 = load i16, ptr %t667, align 2, !alias.scope !17, !noalias !18
  %v1738 = zext i16 %v1736 to i32
  %t668 = getelementptr i16, ptr %p0, i64 %v1720
  %t669 = getelementptr i16, ptr %t668, i64 6
  %v1739 = load i16, ptr %t669, align 2, !alias.scope !17, !noalias !18
  %v1741 = zext i16 %v1739 to i32
  %t670 = getelementptr i16, ptr %p0, i64 %v1720
  %t671 = getelementptr i16, ptr %t670, i64 7
  %v1742 = load i16, ptr %t671, align 2, !alias.scope !17, !noalias !18
  %v1744 = zext i16 %v1742 to i32
  %t672 = insertelement <8 x i32> poison, i32 %v1723, i64 0
  %t673 = insertelement <8 x i32> %t672, i32 %v1726, i64 1
  %t674 = insertelement <8 x i32> %t673, i32 %v1729, i64 2
  %t675 = insertelement <8 x i32> %t674, i32 %v1732, i64 3
  %t676 = insertelement <8 x i32> %t675, i32 %v1735, i64 4
  %t677 = insertelement <8 x i32> %t676, i32 %v1738, i64 5
  %t678 = insertelement <8 x i32> %t677, i32 %v1741, i64 6
  %v1745 = insertelement <8 x i32> %t678, i32 %v1744, i64 7
  %v1748 = shl <8 x i32> %v1745, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1749 = bitcast <8 x i32> %v1748 to <8 x float>
  %v1750 = load <8 x float>, ptr %v1698
  %v1751 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1749, <8 x float> %v1750)
  store <8 x float> %v1751, ptr %v1698
  %t679 = getelementptr i16, ptr %p0, i64 %v1720
  %t680 = getelementptr i16, ptr %t679, i64 8
  %v1753 = load i16, ptr %t680, align 2, !alias.scope !17, !noalias !18
  %v1755 = zext i16 %v1753 to i32
  %t681 = getelementptr i16, ptr %p0, i64 %v1720
  %t682 = getelementptr i16, ptr %t681, i64 9
  %v1756 = load i16, ptr %t682, align 2, !alias.scope !17, !noalias !18
  %v1758 = zext i16 %v1756 to i32
  %t683 = getelementptr i16, ptr %p0, i64 %v1720
  %t684 = getelementptr i16, ptr %t683, i64 10
  %v1759 = load i16, ptr %t684, align 2, !alias.scope !17, !noalias !18
  %v1761 = zext i16 %v1759 to i32
  %t685 = getelementptr i16, ptr %p0, i64 %v1720
  %t686 = getelementptr i16, ptr %t685, i64 11
  %v1762 = load i16, ptr %t686, align 2, !alias.scope !17, !noalias !18
  %v1764 = zext i16 %v1762 to i32
  %t687 = getelementptr i16, ptr %p0, i64 %v1720
  %t688 = getelementptr i16, ptr %t687, i64 12
  %v1765 = load i16, ptr %t688, align 2, !alias.scope !17, !noalias !18
  %v1767 = zext i16 %v1765 to i32
  %t689 = getelementptr i16, ptr %p0, i64 %v1720
  %t690 = getelementptr i16, ptr %t689, i64 13
  %v1768 = load i16, ptr %t690, align 2, !alias.scope !17, !noalias !18
  %v1770 = zext i16 %v1768 to i32
  %t691 = getelementptr i16, ptr %p0, i64 %v1720
  %t692 = getelementptr i16, ptr %t691, i64 14
  %v1771 = load i16, ptr %t692, align 2, !alias.scope !17, !noalias !18
  %v1773 = zext i16 %v1771 to i32
  %t693 = getelementptr i16, ptr %p0, i64 %v1720
  %t694 = getelementptr i16, ptr %t693, i64 15
  %v1774 = load i16, ptr %t694, align 2, !alias.scope !17, !noalias !18
  %v1776 = zext i16 %v1774 to i32
  %t695 = insertelement <8 x i32> poison, i32 %v1755, i64 0
  %t696 = insertelement <8 x i32> %t695, i32 %v1758, i64 1
  %t697 = insertelement <8 x i32> %t696, i32 %v1761, i64 2
  %t698 = insertelement <8 x i32> %t697, i32 %v1764, i64 3
  %t699 = insertelement <8 x i32> %t698, i32 %v1767, i64 4
  %t700 = insertelement <8 x i32> %t699, i32 %v1770, i64 5
  %t701 = insertelement <8 x i32> %t700, i32 %v1773, i64 6
  %v1777 = insertelement <8 x i32> %t701, i32 %v1776, i64 7
  %v1779 = shl <8 x i32> %v1777, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1780 = bitcast <8 x i32> %v1779 to <8 x float>
  %v1781 = load <8 x float>, ptr %v1701
  %v1782 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1780, <8 x float> %v1781)
  store <8 x float> %v1782, ptr %v1701
  br label %latch1715
latch1715:
  %next1715 = add nuw nsw i64 %v1715, 1
  %more1715 = icmp slt i64 %next1715, %v56
  br i1 %more1715, label %body1715, label %after1715
after1715:
  %t702 = icmp slt i64 %v1710, 256
  br i1 %t702, label %body1787, label %after1787
body1787:
  %v1787 = phi i64 [ %v1710, %after1715 ], [ %next1787, %latch1787 ]
  %v1790 = mul nuw nsw i64 %v1787, 384
  %v1791 = add nuw nsw i64 %v1712, %v1790
  %v1792 = add nuw nsw i64 %v1791, 256
  %t703 = getelementptr i16, ptr %p0, i64 %v1792
  %v1793 = load i16, ptr %t703, align 2, !alias.scope !17, !noalias !18
  %v1795 = zext i16 %v1793 to i32
  %t704 = getelementptr i16, ptr %p0, i64 %v1792
  %t705 = getelementptr i16, ptr %t704, i64 1
  %v1796 = load i16, ptr %t705, align 2, !alias.scope !17, !noalias !18
  %v1798 = zext i16 %v1796 to i32
  %t706 = getelementptr i16, ptr %p0, i64 %v1792
  %t707 = getelementptr i16, ptr %t706, i64 2
  %v1799 = load i16, ptr %t707, align 2, !alias.scope !17, !noalias !18
  %v1801 = zext i16 %v1799 to i32
  %t708 = getelementptr i16, ptr %p0, i64 %v1792
  %t709 = getelementptr i16, ptr %t708, i64 3
  %v1802 = load i16, ptr %t709, align 2, !alias.scope !17, !noalias !18
  %v1804 = zext i16 %v1802 to i32
  %t710 = getelementptr i16, ptr %p0, i64 %v1792
  %t711 = getelementptr i16, ptr %t710, i64 4
  %v1805 = load i16, ptr %t711, align 2, !alias.scope !17, !noalias !18
  %v1807 = zext i16 %v1805 to i32
  %t712 = getelementptr i16, ptr %p0, i64 %v1792
  %t713 = getelementptr i16, ptr %t712, i64 5
  %v1808 = load i16, ptr %t713, align 2, !alias.scope !17, !noalias !18
  %v1810 = zext i16 %v1808 to i32
  %t714 = getelementptr i16, ptr %p0, i64 %v1792
  %t715 = getelementptr i16, ptr %t714, i64 6
  %v1811 = load i16, ptr %t715, align 2, !alias.scope !17, !noalias !18
  %v1813 = zext i16 %v1811 to i32
  %t716 = getelementptr i16, ptr %p0, i64 %v1792
  %t717 = getelementptr i16, ptr %t716, i64 7
  %v1814 = load i16, ptr %t717, align 2, !alias.scope !17, !noalias !18
  %v1816 = zext i16 %v1814 to i32
  %t718 = insertelement <8 x i32> poison, i32 %v1795, i64 0
  %t719 = insertelement <8 x i32> %t718, i32 %v1798, i64 1
  %t720 = insertelement <8 x i32> %t719, i32 %v1801, i64 2
  %t721 = insertelement <8 x i32> %t720, i32 %v1804, i64 3
  %t722 = insertelement <8 x i32> %t721, i32 %v1807, i64 4
  %t723 = insertelement <8 x i32> %t722, i32 %v1810, i64 5
  %t724 = insertelement <8 x i32> %t723, i32 %v1813, i64 6
  %v1817 = insertelement <8 x i32> %t724, i32 %v1816, i64 7
  %v1820 = shl <8 x i32> %v1817, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1821 = bitcast <8 x i32> %v1820 to <8 x float>
  %v1822 = load <8 x float>, ptr %v1704
  %v1823 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1821, <8 x float> %v1822)
  store <8 x float> %v1823, ptr %v1704
  %t725 = getelementptr i16, ptr %p0, i64 %v1792
  %t726 = getelementptr i16, ptr %t725, i64 8
  %v1825 = load i16, ptr %t726, align 2, !alias.scope !17, !noalias !18
  %v1827 = zext i16 %v1825 to i32
  %t727 = getelementptr i16, ptr %p0, i64 %v1792
  %t728 = getelementptr i16, ptr %t727, i64 9
  %v1828 = load i16, ptr %t728, align 2, !alias.scope !17, !noalias !18
  %v1830 = zext i16 %v1828 to i32
  %t729 = getelementptr i16, ptr %p0, i64 %v1792
  %t730 = getelementptr i16, ptr %t729, i64 10
  %v1831 = load i16, ptr %t730, align 2, !alias.scope !17, !noalias !18
  %v1833 = zext i16 %v1831 to i32
  %t731 = getelementptr i16, ptr %p0, i64 %v1792
  %t732 = getelementptr i16, ptr %t731, i64 11
  %v1834 = load i16, ptr %t732, align 2, !alias.scope !17, !noalias !18
  %v1836 = zext i16 %v1834 to i32
  %t733 = getelementptr i16, ptr %p0, i64 %v1792
  %t734 = getelementptr i16, ptr %t733, i64 12
  %v1837 = load i16, ptr %t734, align 2, !alias.scope !17, !noalias !18
  %v1839 = zext i16 %v1837 to i32
  %t735 = getelementptr i16, ptr %p0, i64 %v1792
  %t736 = getelementptr i16, ptr %t735, i64 13
  %v1840 = load i16, ptr %t736, align 2, !alias.scope !17, !noalias !18
  %v1842 = zext i16 %v1840 to i32
  %t737 = getelementptr i16, ptr %p0, i64 %v1792
  %t738 = getelementptr i16, ptr %t737, i64 14
  %v1843 = load i16, ptr %t738, align 2, !alias.scope !17, !noalias !18
  %v1845 = zext i16 %v1843 to i32
  %t739 = getelementptr i16, ptr %p0, i64 %v1792
  %t740 = getelementptr i16, ptr %t739, i64 15
  %v1846 = load i16, ptr %t740, align 2, !alias.scope !17, !noalias !18
  %v1848 = zext i16 %v1846 to i32
  %t741 = insertelement <8 x i32> poison, i32 %v1827, i64 0
  %t742 = insertelement <8 x i32> %t741, i32 %v1830, i64 1
  %t743 = insertelement <8 x i32> %t742, i32 %v1833, i64 2
  %t744 = insertelement <8 x i32> %t743, i32 %v1836, i64 3
  %t745 = insertelement <8 x i32> %t744, i32 %v1839, i64 4
  %t746 = insertelement <8 x i32> %t745, i32 %v1842, i64 5
  %t747 = insertelement <8 x i32> %t746, i32 %v1845, i64 6
  %v1849 = insertelement <8 x i32> %t747, i32 %v1848, i64 7
  %v1851 = shl <8 x i32> %v1849, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1852 = bitcast <8 x i32> %v1851 to <8 x float>
  %v1853 = load <8 x float>, ptr %v1707
  %v1854 = call <8 x float> @llvm.fma.v8f32(<8 x float> zeroinitializer, <8 x float> %v1852, <8 x float> %v1853)
  store <8 x float> %v1854, ptr %v1707
  br label %latch1787
latch1787:
  %next1787 = add nuw nsw i64 %v1787, 1
  %more1787 = icmp slt i64 %next1787, 256
  br i1 %more1787, label %body1787, label %after1787
after1787:
  %v1859 = icmp sle i64 256, %v56
  %v1860 = icmp sle i64 %v1710, 0
  %v1861 = or i1 %v1859, %v1860
  %v1864 = select i1 %v1861, float 0x0000000000000000, float 0x8000000000000000
  %t748 = insertelement <8 x float> poison, float %v1864, i64 0
  %v1865 = shufflevector <8 x float> %t748, <8 x float> poison, <8 x i32> zeroinitializer
  %v1867 = load <8 x float>, ptr %v1698
  %v1868 = load <8 x float>, ptr %v1704
  %v1869 = fmul <8 x float> %v1867, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1870 = fadd <8 x float> %v1869, %v1868
  %v1871 = fadd <8 x float> %v1870, %v1865
  %t749 = getelementptr float, ptr %s6, i64 %v1695
  store <8 x float> %v1871, ptr %t749, align 4, !alias.scope !37, !noalias !38
  %v1875 = load <8 x float>, ptr %v1701
  %v1876 = load <8 x float>, ptr %v1707
  %v1877 = fmul <8 x float> %v1875, <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %v1878 = fadd <8 x float> %v1877, %v1876
  %v1879 = fadd <8 x float> %v1878, %v1865
  %t750 = getelementptr float, ptr %s6, i64 %v1695
  %t751 = getelementptr float, ptr %t750, i64 8
  store <8 x float> %v1879, ptr %t751, align 4, !alias.scope !37, !noalias !38
  br label %latch1695
latch1695:
  %next1695 = add nuw nsw i64 %v1695, 16
  %more1695 = icmp slt i64 %next1695, 64
  br i1 %more1695, label %body1695, label %after1695
after1695:
  %t752 = icmp slt i64 %v56, %v1689
  br i1 %t752, label %body1886, label %after1886
body1886:
  %v1886 = phi i64 [ %v56, %after1695 ], [ %next1886, %latch1886 ]
  %v1889 = mul nuw nsw i64 %v1886, 384
  br label %body1890
body1890:
  %v1890 = phi i64 [ 0, %body1886 ], [ %next1890, %latch1890 ]
  %v1892 = add nuw nsw i64 %v31, %v1890
  %v1893 = add nuw nsw i64 %v1892, %v1889
  %v1894 = add nuw nsw i64 %v1893, 256
  %t753 = getelementptr i16, ptr %p0, i64 %v1894
  %v1895 = load i16, ptr %t753, align 2, !alias.scope !17, !noalias !18
  %v1897 = zext i16 %v1895 to i32
  %t754 = getelementptr i16, ptr %p0, i64 %v1894
  %t755 = getelementptr i16, ptr %t754, i64 1
  %v1898 = load i16, ptr %t755, align 2, !alias.scope !17, !noalias !18
  %v1900 = zext i16 %v1898 to i32
  %t756 = getelementptr i16, ptr %p0, i64 %v1894
  %t757 = getelementptr i16, ptr %t756, i64 2
  %v1901 = load i16, ptr %t757, align 2, !alias.scope !17, !noalias !18
  %v1903 = zext i16 %v1901 to i32
  %t758 = getelementptr i16, ptr %p0, i64 %v1894
  %t759 = getelementptr i16, ptr %t758, i64 3
  %v1904 = load i16, ptr %t759, align 2, !alias.scope !17, !noalias !18
  %v1906 = zext i16 %v1904 to i32
  %t760 = getelementptr i16, ptr %p0, i64 %v1894
  %t761 = getelementptr i16, ptr %t760, i64 4
  %v1907 = load i16, ptr %t761, align 2, !alias.scope !17, !noalias !18
  %v1909 = zext i16 %v1907 to i32
  %t762 = getelementptr i16, ptr %p0, i64 %v1894
  %t763 = getelementptr i16, ptr %t762, i64 5
  %v1910 = load i16, ptr %t763, align 2, !alias.scope !17, !noalias !18
  %v1912 = zext i16 %v1910 to i32
  %t764 = getelementptr i16, ptr %p0, i64 %v1894
  %t765 = getelementptr i16, ptr %t764, i64 6
  %v1913 = load i16, ptr %t765, align 2, !alias.scope !17, !noalias !18
  %v1915 = zext i16 %v1913 to i32
  %t766 = getelementptr i16, ptr %p0, i64 %v1894
  %t767 = getelementptr i16, ptr %t766, i64 7
  %v1916 = load i16, ptr %t767, align 2, !alias.scope !17, !noalias !18
  %v1918 = zext i16 %v1916 to i32
  %t768 = insertelement <8 x i32> poison, i32 %v1897, i64 0
  %t769 = insertelement <8 x i32> %t768, i32 %v1900, i64 1
  %t770 = insertelement <8 x i32> %t769, i32 %v1903, i64 2
  %t771 = insertelement <8 x i32> %t770, i32 %v1906, i64 3
  %t772 = insertelement <8 x i32> %t771, i32 %v1909, i64 4
  %t773 = insertelement <8 x i32> %t772, i32 %v1912, i64 5
  %t774 = insertelement <8 x i32> %t773, i32 %v1915, i64 6
  %v1919 = insertelement <8 x i32> %t774, i32 %v1918, i64 7
  %v1922 = shl <8 x i32> %v1919, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1923 = bitcast <8 x i32> %v1922 to <8 x float>
  %v1925 = sub nsw i64 %v1886, %v56
  %v1927 = mul nuw nsw i64 %v1925, 16
  %v1929 = mul nuw nsw i64 %v1890, 257
  %v1930 = add nuw nsw i64 %v1927, %v1929
  %t775 = getelementptr float, ptr %s7, i64 %v1930
  store <8 x float> %v1923, ptr %t775, align 4, !alias.scope !39, !noalias !40
  %t776 = getelementptr i16, ptr %p0, i64 %v1894
  %t777 = getelementptr i16, ptr %t776, i64 8
  %v1932 = load i16, ptr %t777, align 2, !alias.scope !17, !noalias !18
  %v1934 = zext i16 %v1932 to i32
  %t778 = getelementptr i16, ptr %p0, i64 %v1894
  %t779 = getelementptr i16, ptr %t778, i64 9
  %v1935 = load i16, ptr %t779, align 2, !alias.scope !17, !noalias !18
  %v1937 = zext i16 %v1935 to i32
  %t780 = getelementptr i16, ptr %p0, i64 %v1894
  %t781 = getelementptr i16, ptr %t780, i64 10
  %v1938 = load i16, ptr %t781, align 2, !alias.scope !17, !noalias !18
  %v1940 = zext i16 %v1938 to i32
  %t782 = getelementptr i16, ptr %p0, i64 %v1894
  %t783 = getelementptr i16, ptr %t782, i64 11
  %v1941 = load i16, ptr %t783, align 2, !alias.scope !17, !noalias !18
  %v1943 = zext i16 %v1941 to i32
  %t784 = getelementptr i16, ptr %p0, i64 %v1894
  %t785 = getelementptr i16, ptr %t784, i64 12
  %v1944 = load i16, ptr %t785, align 2, !alias.scope !17, !noalias !18
  %v1946 = zext i16 %v1944 to i32
  %t786 = getelementptr i16, ptr %p0, i64 %v1894
  %t787 = getelementptr i16, ptr %t786, i64 13
  %v1947 = load i16, ptr %t787, align 2, !alias.scope !17, !noalias !18
  %v1949 = zext i16 %v1947 to i32
  %t788 = getelementptr i16, ptr %p0, i64 %v1894
  %t789 = getelementptr i16, ptr %t788, i64 14
  %v1950 = load i16, ptr %t789, align 2, !alias.scope !17, !noalias !18
  %v1952 = zext i16 %v1950 to i32
  %t790 = getelementptr i16, ptr %p0, i64 %v1894
  %t791 = getelementptr i16, ptr %t790, i64 15
  %v1953 = load i16, ptr %t791, align 2, !alias.scope !17, !noalias !18
  %v1955 = zext i16 %v1953 to i32
  %t792 = insertelement <8 x i32> poison, i32 %v1934, i64 0
  %t793 = insertelement <8 x i32> %t792, i32 %v1937, i64 1
  %t794 = insertelement <8 x i32> %t793, i32 %v1940, i64 2
  %t795 = insertelement <8 x i32> %t794, i32 %v1943, i64 3
  %t796 = insertelement <8 x i32> %t795, i32 %v1946, i64 4
  %t797 = insertelement <8 x i32> %t796, i32 %v1949, i64 5
  %t798 = insertelement <8 x i32> %t797, i32 %v1952, i64 6
  %v1956 = insertelement <8 x i32> %t798, i32 %v1955, i64 7
  %v1958 = shl <8 x i32> %v1956, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v1959 = bitcast <8 x i32> %v1958 to <8 x float>
  %v1961 = sub nsw i64 %v1886, %v56
  %v1963 = mul nuw nsw i64 %v1961, 16
  %v1965 = mul nuw nsw i64 %v1890, 257
  %v1966 = add nuw nsw i64 %v1963, %v1965
  %t799 = getelementptr float, ptr %s7, i64 %v1966
  %t800 = getelementptr float, ptr %t799, i64 8
  store <8 x float> %v1959, ptr %t800, align 4, !alias.scope !39, !noalias !40
  br label %latch1890
latch1890:
  %next1890 = add nuw nsw i64 %v1890, 16
  %more1890 = icmp slt i64 %next1890, 64
  br i1 %more1890, label %body1890, label %after1890
after1890:
  br label %latch1886
latch1886:
  %next1886 = add nuw nsw i64 %v1886, 1
  %more1886 = icmp slt i64 %next1886, %v1689
  br i1 %more1886, label %body1886, label %after1886
after1886:
  %v1970 = sub nsw i64 64, 0
  %t801 = icmp slt i64 %v1970, 64
  br i1 %t801, label %body1972, label %after1972
body1972:
  %v1972 = phi i64 [ %v1970, %after1886 ], [ %next1972, %latch1972 ]
  %v1974 = sub nsw i64 %v1972, 0
  %v1976 = urem i64 %v1974, 16
  %v1977 = sub nsw i64 %v1974, %v1976
  %v1978 = mul nuw nsw i64 %v1977, 257
  %v1979 = add nuw nsw i64 %v1978, %v1976
  %v1981 = add nuw nsw i64 %v31, %v1972
  %t802 = icmp slt i64 %v56, %v1689
  br i1 %t802, label %body1982, label %after1982
body1982:
  %v1982 = phi i64 [ %v56, %body1972 ], [ %next1982, %latch1982 ]
  %v1985 = mul nuw nsw i64 %v1982, 384
  %v1986 = add nuw nsw i64 %v1981, %v1985
  %v1987 = add nuw nsw i64 %v1986, 256
  %t803 = getelementptr i16, ptr %p0, i64 %v1987
  %v1988 = load i16, ptr %t803, align 2, !alias.scope !17, !noalias !18
  %v1990 = zext i16 %v1988 to i32
  %v1992 = shl i32 %v1990, 16
  %v1993 = bitcast i32 %v1992 to float
  %v1995 = sub nsw i64 %v1982, %v56
  %v1996 = mul nuw nsw i64 %v1995, 16
  %v1997 = add nuw nsw i64 %v1979, %v1996
  %t804 = getelementptr float, ptr %s7, i64 %v1997
  store float %v1993, ptr %t804, align 4, !alias.scope !39, !noalias !40
  br label %latch1982
latch1982:
  %next1982 = add nuw nsw i64 %v1982, 1
  %more1982 = icmp slt i64 %next1982, %v1689
  br i1 %more1982, label %body1982, label %after1982
after1982:
  br label %latch1972
latch1972:
  %next1972 = add nuw nsw i64 %v1972, 1
  %more1972 = icmp slt i64 %next1972, 64
  br i1 %more1972, label %body1972, label %after1972
after1972:
  %v2001 = add nuw nsw i64 %v37, %v39
  %v2003 = sub nsw i64 %v1689, %v56
  %v2004 = urem i64 %v2003, 8
  %v2005 = sub nsw i64 %v1689, %v2004
  %t805 = icmp slt i64 %v37, %v2001
  br i1 %t805, label %body2006, label %after2006
body2006:
  %v2006 = phi i64 [ %v37, %after1972 ], [ %next2006, %latch2006 ]
  %t806 = icmp slt i64 %v56, %v2005
  br i1 %t806, label %body2007, label %after2007
body2007:
  %v2007 = phi i64 [ %v56, %body2006 ], [ %next2007, %latch2007 ]
  %v2009 = sub nsw i64 %v2007, %v56
  %v2011 = sub nsw i64 %v2006, %v37
  %v2013 = mul nsw i64 %v2011, 256
  %v2014 = add nsw i64 %v2009, %v2013
  %t807 = getelementptr float, ptr %s4, i64 %v2014
  %v2015 = load <8 x float>, ptr %t807, align 4, !alias.scope !33, !noalias !34
  %v2017 = sub nsw i64 %v2007, %v56
  %v2019 = sub nsw i64 %v2006, %v37
  %v2021 = mul nsw i64 %v2019, 272
  %v2022 = add nsw i64 %v2017, %v2021
  %t808 = getelementptr float, ptr %s8, i64 %v2022
  store <8 x float> %v2015, ptr %t808, align 4, !alias.scope !41, !noalias !42
  br label %latch2007
latch2007:
  %next2007 = add nuw nsw i64 %v2007, 8
  %more2007 = icmp slt i64 %next2007, %v2005
  br i1 %more2007, label %body2007, label %after2007
after2007:
  %t809 = icmp slt i64 %v2005, %v1689
  br i1 %t809, label %body2025, label %after2025
body2025:
  %v2025 = phi i64 [ %v2005, %after2007 ], [ %next2025, %latch2025 ]
  %v2027 = sub nsw i64 %v2025, %v56
  %v2029 = sub nsw i64 %v2006, %v37
  %v2031 = mul nsw i64 %v2029, 256
  %v2032 = add nsw i64 %v2027, %v2031
  %t810 = getelementptr float, ptr %s4, i64 %v2032
  %v2033 = load float, ptr %t810, align 4, !alias.scope !33, !noalias !34
  %v2035 = sub nsw i64 %v2025, %v56
  %v2037 = sub nsw i64 %v2006, %v37
  %v2039 = mul nsw i64 %v2037, 272
  %v2040 = add nsw i64 %v2035, %v2039
  %t811 = getelementptr float, ptr %s8, i64 %v2040
  store float %v2033, ptr %t811, align 4, !alias.scope !41, !noalias !42
  br label %latch2025
latch2025:
  %next2025 = add nsw i64 %v2025, 1
  %more2025 = icmp slt i64 %next2025, %v1689
  br i1 %more2025, label %body2025, label %after2025
after2025:
  br label %latch2006
latch2006:
  %next2006 = add nuw nsw i64 %v2006, 1
  %more2006 = icmp slt i64 %next2006, %v2001
  br i1 %more2006, label %body2006, label %after2006
after2006:
  %v2046 = add nuw nsw i64 %v39, 5
  %v2047 = urem i64 %v2046, 6
  %v2048 = sub nsw i64 %v2046, %v2047
  %v2049 = add nuw nsw i64 %v37, %v39
  %v2050 = add nuw nsw i64 %v37, %v2048
  %t812 = icmp slt i64 %v2049, %v2050
  br i1 %t812, label %body2051, label %after2051
body2051:
  %v2051 = phi i64 [ %v2049, %after2006 ], [ %next2051, %latch2051 ]
  %t813 = icmp slt i64 %v56, %v1689
  br i1 %t813, label %body2052, label %after2052
body2052:
  %v2052 = phi i64 [ %v56, %body2051 ], [ %next2052, %latch2052 ]
  %v2055 = sub nsw i64 %v2052, %v56
  %v2057 = sub nsw i64 %v2051, %v37
  %v2059 = mul nsw i64 %v2057, 272
  %v2060 = add nsw i64 %v2055, %v2059
  %t814 = getelementptr float, ptr %s8, i64 %v2060
  store float 0x0000000000000000, ptr %t814, align 4, !alias.scope !41, !noalias !42
  br label %latch2052
latch2052:
  %next2052 = add nuw nsw i64 %v2052, 1
  %more2052 = icmp slt i64 %next2052, %v1689
  br i1 %more2052, label %body2052, label %after2052
after2052:
  br label %latch2051
latch2051:
  %next2051 = add nuw nsw i64 %v2051, 1
  %more2051 = icmp slt i64 %next2051, %v2050
  br i1 %more2051, label %body2051, label %after2051
after2051:
  br label %body2066
body2066:
  %v2066 = phi i64 [ 0, %after2051 ], [ %next2066, %latch2066 ]
  %v2069 = add nuw nsw i64 %v39, 5
  %v2070 = urem i64 %v2069, 6
  %v2071 = sub nsw i64 %v2069, %v2070
  %v2072 = add nuw nsw i64 %v37, %v2071
  %t815 = icmp slt i64 %v37, %v2072
  br i1 %t815, label %body2073, label %after2073
body2073:
  %v2073 = phi i64 [ %v37, %body2066 ], [ %next2073, %latch2073 ]
  store <8 x float> zeroinitializer, ptr %v2076
  store <8 x float> zeroinitializer, ptr %v2079
  store <8 x float> zeroinitializer, ptr %v2082
  store <8 x float> zeroinitializer, ptr %v2085
  store <8 x float> zeroinitializer, ptr %v2088
  store <8 x float> zeroinitializer, ptr %v2091
  store <8 x float> zeroinitializer, ptr %v2094
  store <8 x float> zeroinitializer, ptr %v2097
  store <8 x float> zeroinitializer, ptr %v2100
  store <8 x float> zeroinitializer, ptr %v2103
  store <8 x float> zeroinitializer, ptr %v2106
  store <8 x float> zeroinitializer, ptr %v2109
  %t816 = icmp slt i64 %v56, %v1689
  br i1 %t816, label %body2110, label %after2110
body2110:
  %v2110 = phi i64 [ %v56, %body2073 ], [ %next2110, %latch2110 ]
  %v2112 = sub nsw i64 %v2110, %v56
  %v2114 = sub nsw i64 %v2073, %v37
  %v2116 = mul nsw i64 %v2114, 272
  %v2117 = add nsw i64 %v2112, %v2116
  %t817 = getelementptr float, ptr %s8, i64 %v2117
  %v2118 = load float, ptr %t817, align 4, !alias.scope !41, !noalias !42
  %v2120 = sub nsw i64 %v2110, %v56
  %v2122 = mul nuw nsw i64 %v2120, 16
  %v2124 = mul nuw nsw i64 %v2066, 257
  %v2125 = add nuw nsw i64 %v2122, %v2124
  %t818 = getelementptr float, ptr %s7, i64 %v2125
  %v2126 = load <8 x float>, ptr %t818, align 4, !alias.scope !39, !noalias !40
  %t819 = insertelement <8 x float> poison, float %v2118, i64 0
  %v2127 = shufflevector <8 x float> %t819, <8 x float> poison, <8 x i32> zeroinitializer
  %v2128 = load <8 x float>, ptr %v2076
  %v2129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2127, <8 x float> %v2126, <8 x float> %v2128)
  store <8 x float> %v2129, ptr %v2076
  %v2132 = sub nsw i64 %v2110, %v56
  %v2134 = mul nuw nsw i64 %v2132, 16
  %v2136 = mul nuw nsw i64 %v2066, 257
  %v2137 = add nuw nsw i64 %v2134, %v2136
  %t820 = getelementptr float, ptr %s7, i64 %v2137
  %t821 = getelementptr float, ptr %t820, i64 8
  %v2138 = load <8 x float>, ptr %t821, align 4, !alias.scope !39, !noalias !40
  %t822 = insertelement <8 x float> poison, float %v2118, i64 0
  %v2139 = shufflevector <8 x float> %t822, <8 x float> poison, <8 x i32> zeroinitializer
  %v2140 = load <8 x float>, ptr %v2079
  %v2141 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2139, <8 x float> %v2138, <8 x float> %v2140)
  store <8 x float> %v2141, ptr %v2079
  %v2144 = sub nsw i64 %v2110, %v56
  %v2146 = sub nsw i64 %v2073, %v37
  %v2148 = mul nsw i64 %v2146, 272
  %v2149 = add nsw i64 %v2144, %v2148
  %t823 = getelementptr float, ptr %s8, i64 %v2149
  %t824 = getelementptr float, ptr %t823, i64 272
  %v2150 = load float, ptr %t824, align 4, !alias.scope !41, !noalias !42
  %t825 = insertelement <8 x float> poison, float %v2150, i64 0
  %v2151 = shufflevector <8 x float> %t825, <8 x float> poison, <8 x i32> zeroinitializer
  %v2152 = load <8 x float>, ptr %v2082
  %v2153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2151, <8 x float> %v2126, <8 x float> %v2152)
  store <8 x float> %v2153, ptr %v2082
  %t826 = insertelement <8 x float> poison, float %v2150, i64 0
  %v2155 = shufflevector <8 x float> %t826, <8 x float> poison, <8 x i32> zeroinitializer
  %v2156 = load <8 x float>, ptr %v2085
  %v2157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2155, <8 x float> %v2138, <8 x float> %v2156)
  store <8 x float> %v2157, ptr %v2085
  %v2160 = sub nsw i64 %v2110, %v56
  %v2162 = sub nsw i64 %v2073, %v37
  %v2164 = mul nsw i64 %v2162, 272
  %v2165 = add nsw i64 %v2160, %v2164
  %t827 = getelementptr float, ptr %s8, i64 %v2165
  %t828 = getelementptr float, ptr %t827, i64 544
  %v2166 = load float, ptr %t828, align 4, !alias.scope !41, !noalias !42
  %t829 = insertelement <8 x float> poison, float %v2166, i64 0
  %v2167 = shufflevector <8 x float> %t829, <8 x float> poison, <8 x i32> zeroinitializer
  %v2168 = load <8 x float>, ptr %v2088
  %v2169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2167, <8 x float> %v2126, <8 x float> %v2168)
  store <8 x float> %v2169, ptr %v2088
  %t830 = insertelement <8 x float> poison, float %v2166, i64 0
  %v2171 = shufflevector <8 x float> %t830, <8 x float> poison, <8 x i32> zeroinitializer
  %v2172 = load <8 x float>, ptr %v2091
  %v2173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2171, <8 x float> %v2138, <8 x float> %v2172)
  store <8 x float> %v2173, ptr %v2091
  %v2176 = sub nsw i64 %v2110, %v56
  %v2178 = sub nsw i64 %v2073, %v37
  %v2180 = mul nsw i64 %v2178, 272
  %v2181 = add nsw i64 %v2176, %v2180
  %t831 = getelementptr float, ptr %s8, i64 %v2181
  %t832 = getelementptr float, ptr %t831, i64 816
  %v2182 = load float, ptr %t832, align 4, !alias.scope !41, !noalias !42
  %t833 = insertelement <8 x float> poison, float %v2182, i64 0
  %v2183 = shufflevector <8 x float> %t833, <8 x float> poison, <8 x i32> zeroinitializer
  %v2184 = load <8 x float>, ptr %v2094
  %v2185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2183, <8 x float> %v2126, <8 x float> %v2184)
  store <8 x float> %v2185, ptr %v2094
  %t834 = insertelement <8 x float> poison, float %v2182, i64 0
  %v2187 = shufflevector <8 x float> %t834, <8 x float> poison, <8 x i32> zeroinitializer
  %v2188 = load <8 x float>, ptr %v2097
  %v2189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2187, <8 x float> %v2138, <8 x float> %v2188)
  store <8 x float> %v2189, ptr %v2097
  %v2192 = sub nsw i64 %v2110, %v56
  %v2194 = sub nsw i64 %v2073, %v37
  %v2196 = mul nsw i64 %v2194, 272
  %v2197 = add nsw i64 %v2192, %v2196
  %t835 = getelementptr float, ptr %s8, i64 %v2197
  %t836 = getelementptr float, ptr %t835, i64 1088
  %v2198 = load float, ptr %t836, align 4, !alias.scope !41, !noalias !42
  %t837 = insertelement <8 x float> poison, float %v2198, i64 0
  %v2199 = shufflevector <8 x float> %t837, <8 x float> poison, <8 x i32> zeroinitializer
  %v2200 = load <8 x float>, ptr %v2100
  %v2201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2199, <8 x float> %v2126, <8 x float> %v2200)
  store <8 x float> %v2201, ptr %v2100
  %t838 = insertelement <8 x float> poison, float %v2198, i64 0
  %v2203 = shufflevector <8 x float> %t838, <8 x float> poison, <8 x i32> zeroinitializer
  %v2204 = load <8 x float>, ptr %v2103
  %v2205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2203, <8 x float> %v2138, <8 x float> %v2204)
  store <8 x float> %v2205, ptr %v2103
  %v2208 = sub nsw i64 %v2110, %v56
  %v2210 = sub nsw i64 %v2073, %v37
  %v2212 = mul nsw i64 %v2210, 272
  %v2213 = add nsw i64 %v2208, %v2212
  %t839 = getelementptr float, ptr %s8, i64 %v2213
  %t840 = getelementptr float, ptr %t839, i64 1360
  %v2214 = load float, ptr %t840, align 4, !alias.scope !41, !noalias !42
  %t841 = insertelement <8 x float> poison, float %v2214, i64 0
  %v2215 = shufflevector <8 x float> %t841, <8 x float> poison, <8 x i32> zeroinitializer
  %v2216 = load <8 x float>, ptr %v2106
  %v2217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2215, <8 x float> %v2126, <8 x float> %v2216)
  store <8 x float> %v2217, ptr %v2106
  %t842 = insertelement <8 x float> poison, float %v2214, i64 0
  %v2219 = shufflevector <8 x float> %t842, <8 x float> poison, <8 x i32> zeroinitializer
  %v2220 = load <8 x float>, ptr %v2109
  %v2221 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v2219, <8 x float> %v2138, <8 x float> %v2220)
  store <8 x float> %v2221, ptr %v2109
  br label %latch2110
latch2110:
  %next2110 = add nuw nsw i64 %v2110, 1
  %more2110 = icmp slt i64 %next2110, %v1689
  br i1 %more2110, label %body2110, label %after2110
after2110:
  %v2224 = load <8 x float>, ptr %v2076
  %t843 = getelementptr float, ptr %s6, i64 %v2066
  %v2227 = load <8 x float>, ptr %t843, align 4, !alias.scope !37, !noalias !38
  %v2228 = fadd <8 x float> %v2227, %v2224
  %v2231 = sub nsw i64 %v2073, %v37
  %v2233 = mul nsw i64 %v2231, 64
  %v2234 = add nsw i64 %v2066, %v2233
  %t844 = getelementptr float, ptr %s5, i64 %v2234
  store <8 x float> %v2228, ptr %t844, align 4, !alias.scope !35, !noalias !36
  %v2236 = load <8 x float>, ptr %v2079
  %t845 = getelementptr float, ptr %s6, i64 %v2066
  %t846 = getelementptr float, ptr %t845, i64 8
  %v2239 = load <8 x float>, ptr %t846, align 4, !alias.scope !37, !noalias !38
  %v2240 = fadd <8 x float> %v2239, %v2236
  %v2243 = sub nsw i64 %v2073, %v37
  %v2245 = mul nsw i64 %v2243, 64
  %v2246 = add nsw i64 %v2066, %v2245
  %t847 = getelementptr float, ptr %s5, i64 %v2246
  %t848 = getelementptr float, ptr %t847, i64 8
  store <8 x float> %v2240, ptr %t848, align 4, !alias.scope !35, !noalias !36
  %v2248 = load <8 x float>, ptr %v2082
  %t849 = getelementptr float, ptr %s6, i64 %v2066
  %v2251 = load <8 x float>, ptr %t849, align 4, !alias.scope !37, !noalias !38
  %v2252 = fadd <8 x float> %v2251, %v2248
  %v2255 = sub nsw i64 %v2073, %v37
  %v2257 = mul nsw i64 %v2255, 64
  %v2258 = add nsw i64 %v2066, %v2257
  %t850 = getelementptr float, ptr %s5, i64 %v2258
  %t851 = getelementptr float, ptr %t850, i64 64
  store <8 x float> %v2252, ptr %t851, align 4, !alias.scope !35, !noalias !36
  %v2260 = load <8 x float>, ptr %v2085
  %t852 = getelementptr float, ptr %s6, i64 %v2066
  %t853 = getelementptr float, ptr %t852, i64 8
  %v2263 = load <8 x float>, ptr %t853, align 4, !alias.scope !37, !noalias !38
  %v2264 = fadd <8 x float> %v2263, %v2260
  %v2267 = sub nsw i64 %v2073, %v37
  %v2269 = mul nsw i64 %v2267, 64
  %v2270 = add nsw i64 %v2066, %v2269
  %t854 = getelementptr float, ptr %s5, i64 %v2270
  %t855 = getelementptr float, ptr %t854, i64 72
  store <8 x float> %v2264, ptr %t855, align 4, !alias.scope !35, !noalias !36
  %v2272 = load <8 x float>, ptr %v2088
  %t856 = getelementptr float, ptr %s6, i64 %v2066
  %v2275 = load <8 x float>, ptr %t856, align 4, !alias.scope !37, !noalias !38
  %v2276 = fadd <8 x float> %v2275, %v2272
  %v2279 = sub nsw i64 %v2073, %v37
  %v2281 = mul nsw i64 %v2279, 64
  %v2282 = add nsw i64 %v2066, %v2281
  %t857 = getelementptr float, ptr %s5, i64 %v2282
  %t858 = getelementptr float, ptr %t857, i64 128
  store <8 x float> %v2276, ptr %t858, align 4, !alias.scope !35, !noalias !36
  %v2284 = load <8 x float>, ptr %v2091
  %t859 = getelementptr float, ptr %s6, i64 %v2066
  %t860 = getelementptr float, ptr %t859, i64 8
  %v2287 = load <8 x float>, ptr %t860, align 4, !alias.scope !37, !noalias !38
  %v2288 = fadd <8 x float> %v2287, %v2284
  %v2291 = sub nsw i64 %v2073, %v37
  %v2293 = mul nsw i64 %v2291, 64
  %v2294 = add nsw i64 %v2066, %v2293
  %t861 = getelementptr float, ptr %s5, i64 %v2294
  %t862 = getelementptr float, ptr %t861, i64 136
  store <8 x float> %v2288, ptr %t862, align 4, !alias.scope !35, !noalias !36
  %v2296 = load <8 x float>, ptr %v2094
  %t863 = getelementptr float, ptr %s6, i64 %v2066
  %v2299 = load <8 x float>, ptr %t863, align 4, !alias.scope !37, !noalias !38
  %v2300 = fadd <8 x float> %v2299, %v2296
  %v2303 = sub nsw i64 %v2073, %v37
  %v2305 = mul nsw i64 %v2303, 64
  %v2306 = add nsw i64 %v2066, %v2305
  %t864 = getelementptr float, ptr %s5, i64 %v2306
  %t865 = getelementptr float, ptr %t864, i64 192
  store <8 x float> %v2300, ptr %t865, align 4, !alias.scope !35, !noalias !36
  %v2308 = load <8 x float>, ptr %v2097
  %t866 = getelementptr float, ptr %s6, i64 %v2066
  %t867 = getelementptr float, ptr %t866, i64 8
  %v2311 = load <8 x float>, ptr %t867, align 4, !alias.scope !37, !noalias !38
  %v2312 = fadd <8 x float> %v2311, %v2308
  %v2315 = sub nsw i64 %v2073, %v37
  %v2317 = mul nsw i64 %v2315, 64
  %v2318 = add nsw i64 %v2066, %v2317
  %t868 = getelementptr float, ptr %s5, i64 %v2318
  %t869 = getelementptr float, ptr %t868, i64 200
  store <8 x float> %v2312, ptr %t869, align 4, !alias.scope !35, !noalias !36
  %v2320 = load <8 x float>, ptr %v2100
  %t870 = getelementptr float, ptr %s6, i64 %v2066
  %v2323 = load <8 x float>, ptr %t870, align 4, !alias.scope !37, !noalias !38
  %v2324 = fadd <8 x float> %v2323, %v2320
  %v2327 = sub nsw i64 %v2073, %v37
  %v2329 = mul nsw i64 %v2327, 64
  %v2330 = add nsw i64 %v2066, %v2329
  %t871 = getelementptr float, ptr %s5, i64 %v2330
  %t872 = getelementptr float, ptr %t871, i64 256
  store <8 x float> %v2324, ptr %t872, align 4, !alias.scope !35, !noalias !36
  %v2332 = load <8 x float>, ptr %v2103
  %t873 = getelementptr float, ptr %s6, i64 %v2066
  %t874 = getelementptr float, ptr %t873, i64 8
  %v2335 = load <8 x float>, ptr %t874, align 4, !alias.scope !37, !noalias !38
  %v2336 = fadd <8 x float> %v2335, %v2332
  %v2339 = sub nsw i64 %v2073, %v37
  %v2341 = mul nsw i64 %v2339, 64
  %v2342 = add nsw i64 %v2066, %v2341
  %t875 = getelementptr float, ptr %s5, i64 %v2342
  %t876 = getelementptr float, ptr %t875, i64 264
  store <8 x float> %v2336, ptr %t876, align 4, !alias.scope !35, !noalias !36
  %v2344 = load <8 x float>, ptr %v2106
  %t877 = getelementptr float, ptr %s6, i64 %v2066
  %v2347 = load <8 x float>, ptr %t877, align 4, !alias.scope !37, !noalias !38
  %v2348 = fadd <8 x float> %v2347, %v2344
  %v2351 = sub nsw i64 %v2073, %v37
  %v2353 = mul nsw i64 %v2351, 64
  %v2354 = add nsw i64 %v2066, %v2353
  %t878 = getelementptr float, ptr %s5, i64 %v2354
  %t879 = getelementptr float, ptr %t878, i64 320
  store <8 x float> %v2348, ptr %t879, align 4, !alias.scope !35, !noalias !36
  %v2356 = load <8 x float>, ptr %v2109
  %t880 = getelementptr float, ptr %s6, i64 %v2066
  %t881 = getelementptr float, ptr %t880, i64 8
  %v2359 = load <8 x float>, ptr %t881, align 4, !alias.scope !37, !noalias !38
  %v2360 = fadd <8 x float> %v2359, %v2356
  %v2363 = sub nsw i64 %v2073, %v37
  %v2365 = mul nsw i64 %v2363, 64
  %v2366 = add nsw i64 %v2066, %v2365
  %t882 = getelementptr float, ptr %s5, i64 %v2366
  %t883 = getelementptr float, ptr %t882, i64 328
  store <8 x float> %v2360, ptr %t883, align 4, !alias.scope !35, !noalias !36
  br label %latch2073
latch2073:
  %next2073 = add nuw nsw i64 %v2073, 6
  %more2073 = icmp slt i64 %next2073, %v2072
  br i1 %more2073, label %body2073, label %after2073
after2073:
  br label %latch2066
latch2066:
  %next2066 = add nuw nsw i64 %v2066, 16
  %more2066 = icmp slt i64 %next2066, 64
  br i1 %more2066, label %body2066, label %after2066
after2066:
  %v2370 = add nuw nsw i64 %v37, %v39
  %t884 = icmp slt i64 %v37, %v2370
  br i1 %t884, label %body2371, label %after2371
body2371:
  %v2371 = phi i64 [ %v37, %after2066 ], [ %next2371, %latch2371 ]
  store <8 x float> zeroinitializer, ptr %v2374
  store <8 x float> zeroinitializer, ptr %v2377
  store <8 x float> zeroinitializer, ptr %v2380
  store <8 x float> zeroinitializer, ptr %v2383
  store <8 x float> zeroinitializer, ptr %v2386
  store <8 x float> zeroinitializer, ptr %v2389
  store <8 x float> zeroinitializer, ptr %v2392
  store <8 x float> zeroinitializer, ptr %v2395
  %v2396 = add nuw nsw i64 %v56, %v57
  %v2398 = sub nsw i64 %v2396, %v56
  %v2399 = urem i64 %v2398, 64
  %v2400 = sub nsw i64 %v2396, %v2399
  %t885 = icmp slt i64 %v56, %v2400
  br i1 %t885, label %body2401, label %after2401
body2401:
  %v2401 = phi i64 [ %v56, %body2371 ], [ %next2401, %latch2401 ]
  %v2403 = and i64 %v2401, 63
  %v2406 = sub nsw i64 %v2401, %v56
  %v2408 = sub nsw i64 %v2371, %v37
  %v2410 = mul nsw i64 %v2408, 256
  %v2411 = add nsw i64 %v2406, %v2410
  %t886 = getelementptr float, ptr %s4, i64 %v2411
  %v2412 = load <8 x float>, ptr %t886, align 4, !alias.scope !33, !noalias !34
  %v2413 = load <8 x float>, ptr %v2374
  %v2414 = fadd <8 x float> %v2413, %v2412
  store <8 x float> %v2414, ptr %v2374
  %v2417 = sub nsw i64 %v2401, %v56
  %v2419 = sub nsw i64 %v2371, %v37
  %v2421 = mul nsw i64 %v2419, 256
  %v2422 = add nsw i64 %v2417, %v2421
  %t887 = getelementptr float, ptr %s4, i64 %v2422
  %t888 = getelementptr float, ptr %t887, i64 8
  %v2423 = load <8 x float>, ptr %t888, align 4, !alias.scope !33, !noalias !34
  %v2424 = load <8 x float>, ptr %v2377
  %v2425 = fadd <8 x float> %v2424, %v2423
  store <8 x float> %v2425, ptr %v2377
  %v2428 = sub nsw i64 %v2401, %v56
  %v2430 = sub nsw i64 %v2371, %v37
  %v2432 = mul nsw i64 %v2430, 256
  %v2433 = add nsw i64 %v2428, %v2432
  %t889 = getelementptr float, ptr %s4, i64 %v2433
  %t890 = getelementptr float, ptr %t889, i64 16
  %v2434 = load <8 x float>, ptr %t890, align 4, !alias.scope !33, !noalias !34
  %v2435 = load <8 x float>, ptr %v2380
  %v2436 = fadd <8 x float> %v2435, %v2434
  store <8 x float> %v2436, ptr %v2380
  %v2439 = sub nsw i64 %v2401, %v56
  %v2441 = sub nsw i64 %v2371, %v37
  %v2443 = mul nsw i64 %v2441, 256
  %v2444 = add nsw i64 %v2439, %v2443
  %t891 = getelementptr float, ptr %s4, i64 %v2444
  %t892 = getelementptr float, ptr %t891, i64 24
  %v2445 = load <8 x float>, ptr %t892, align 4, !alias.scope !33, !noalias !34
  %v2446 = load <8 x float>, ptr %v2383
  %v2447 = fadd <8 x float> %v2446, %v2445
  store <8 x float> %v2447, ptr %v2383
  %v2450 = sub nsw i64 %v2401, %v56
  %v2452 = sub nsw i64 %v2371, %v37
  %v2454 = mul nsw i64 %v2452, 256
  %v2455 = add nsw i64 %v2450, %v2454
  %t893 = getelementptr float, ptr %s4, i64 %v2455
  %t894 = getelementptr float, ptr %t893, i64 32
  %v2456 = load <8 x float>, ptr %t894, align 4, !alias.scope !33, !noalias !34
  %v2457 = load <8 x float>, ptr %v2386
  %v2458 = fadd <8 x float> %v2457, %v2456
  store <8 x float> %v2458, ptr %v2386
  %v2461 = sub nsw i64 %v2401, %v56
  %v2463 = sub nsw i64 %v2371, %v37
  %v2465 = mul nsw i64 %v2463, 256
  %v2466 = add nsw i64 %v2461, %v2465
  %t895 = getelementptr float, ptr %s4, i64 %v2466
  %t896 = getelementptr float, ptr %t895, i64 40
  %v2467 = load <8 x float>, ptr %t896, align 4, !alias.scope !33, !noalias !34
  %v2468 = load <8 x float>, ptr %v2389
  %v2469 = fadd <8 x float> %v2468, %v2467
  store <8 x float> %v2469, ptr %v2389
  %v2472 = sub nsw i64 %v2401, %v56
  %v2474 = sub nsw i64 %v2371, %v37
  %v2476 = mul nsw i64 %v2474, 256
  %v2477 = add nsw i64 %v2472, %v2476
  %t897 = getelementptr float, ptr %s4, i64 %v2477
  %t898 = getelementptr float, ptr %t897, i64 48
  %v2478 = load <8 x float>, ptr %t898, align 4, !alias.scope !33, !noalias !34
  %v2479 = load <8 x float>, ptr %v2392
  %v2480 = fadd <8 x float> %v2479, %v2478
  store <8 x float> %v2480, ptr %v2392
  %v2483 = sub nsw i64 %v2401, %v56
  %v2485 = sub nsw i64 %v2371, %v37
  %v2487 = mul nsw i64 %v2485, 256
  %v2488 = add nsw i64 %v2483, %v2487
  %t899 = getelementptr float, ptr %s4, i64 %v2488
  %t900 = getelementptr float, ptr %t899, i64 56
  %v2489 = load <8 x float>, ptr %t900, align 4, !alias.scope !33, !noalias !34
  %v2490 = load <8 x float>, ptr %v2395
  %v2491 = fadd <8 x float> %v2490, %v2489
  store <8 x float> %v2491, ptr %v2395
  br label %latch2401
latch2401:
  %next2401 = add nuw nsw i64 %v2401, 64
  %more2401 = icmp slt i64 %next2401, %v2400
  br i1 %more2401, label %body2401, label %after2401
after2401:
  %v2495 = load <8 x float>, ptr %v2374
  %v2496 = load <8 x float>, ptr %v2377
  %v2497 = load <8 x float>, ptr %v2380
  %v2498 = load <8 x float>, ptr %v2383
  %v2499 = load <8 x float>, ptr %v2386
  %v2500 = load <8 x float>, ptr %v2389
  %v2501 = load <8 x float>, ptr %v2392
  %v2502 = load <8 x float>, ptr %v2395
  %v2503 = fadd <8 x float> %v2495, %v2499
  %v2504 = fadd <8 x float> %v2496, %v2500
  %v2505 = fadd <8 x float> %v2497, %v2501
  %v2506 = fadd <8 x float> %v2498, %v2502
  %v2507 = fadd <8 x float> %v2503, %v2505
  %v2508 = fadd <8 x float> %v2504, %v2506
  %v2509 = fadd <8 x float> %v2507, %v2508
  %v2510 = shufflevector <8 x float> %v2509, <8 x float> %v2509, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v2511 = fadd <8 x float> %v2509, %v2510
  %v2512 = shufflevector <8 x float> %v2511, <8 x float> %v2511, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v2513 = fadd <8 x float> %v2511, %v2512
  %v2514 = shufflevector <8 x float> %v2513, <8 x float> %v2513, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v2515 = fadd <8 x float> %v2513, %v2514
  %v2516 = extractelement <8 x float> %v2515, i64 0
  %v2518 = sub nsw i64 %v2371, %v37
  %t901 = getelementptr float, ptr %s9, i64 %v2518
  store float %v2516, ptr %t901, align 4, !alias.scope !43, !noalias !44
  br label %latch2371
latch2371:
  %next2371 = add nuw nsw i64 %v2371, 1
  %more2371 = icmp slt i64 %next2371, %v2370
  br i1 %more2371, label %body2371, label %after2371
after2371:
  %v2522 = add nuw nsw i64 %v37, %v39
  %t902 = icmp slt i64 %v37, %v2522
  br i1 %t902, label %body2523, label %after2523
body2523:
  %v2523 = phi i64 [ %v37, %after2371 ], [ %next2523, %latch2523 ]
  %v2525 = add nuw nsw i64 %v28, %v2523
  %v2528 = sub nsw i64 %v2523, %v37
  %t903 = getelementptr float, ptr %s3, i64 %v2528
  %v2530 = load float, ptr %t903, align 4, !alias.scope !31, !noalias !32
  %v2532 = fcmp oeq float %v2530, 0xFFF0000000000000
  %v2534 = sub nsw i64 %v2523, %v37
  %t904 = getelementptr float, ptr %s9, i64 %v2534
  %v2536 = load float, ptr %t904, align 4, !alias.scope !43, !noalias !44
  %v2537 = select i1 %v2532, float 0x3FF0000000000000, float %v2536
  %v2538 = fdiv float 0x3FF0000000000000, %v2537
  %v2540 = select i1 %v2532, float 0x0000000000000000, float %v2530
  %t905 = getelementptr float, ptr %p2, i64 %v2525
  store float %v2538, ptr %t905, align 4, !alias.scope !21, !noalias !22
  %t906 = getelementptr float, ptr %p3, i64 %v2525
  store float %v2540, ptr %t906, align 4, !alias.scope !23, !noalias !24
  %v2543 = mul nuw nsw i64 %v2523, 64
  %v2544 = add nuw nsw i64 %v34, %v2543
  br label %body2550
body2550:
  %v2550 = phi i64 [ 0, %body2523 ], [ %next2550, %latch2550 ]
  %v2553 = sub nsw i64 %v2523, %v37
  %v2555 = mul nsw i64 %v2553, 64
  %v2556 = add nsw i64 %v2550, %v2555
  %t907 = getelementptr float, ptr %s5, i64 %v2556
  %v2557 = load <8 x float>, ptr %t907, align 4, !alias.scope !35, !noalias !36
  %t908 = insertelement <8 x float> poison, float %v2538, i64 0
  %v2558 = shufflevector <8 x float> %t908, <8 x float> poison, <8 x i32> zeroinitializer
  %v2559 = fmul <8 x float> %v2557, %v2558
  %v2560 = fcmp une <8 x float> %v2559, %v2559
  %v2561 = bitcast <8 x float> %v2559 to <8 x i32>
  %v2564 = lshr <8 x i32> %v2561, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2567 = or <8 x i32> %v2564, <i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64, i32 64>
  %v2570 = add <8 x i32> %v2561, <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>
  %v2573 = and <8 x i32> %v2564, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v2574 = add <8 x i32> %v2570, %v2573
  %v2576 = lshr <8 x i32> %v2574, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %v2577 = select <8 x i1> %v2560, <8 x i32> %v2567, <8 x i32> %v2576
  %v2578 = extractelement <8 x i32> %v2577, i64 0
  %v2579 = trunc i32 %v2578 to i16
  %v2581 = extractelement <8 x i32> %v2577, i64 1
  %v2582 = trunc i32 %v2581 to i16
  %v2584 = extractelement <8 x i32> %v2577, i64 2
  %v2585 = trunc i32 %v2584 to i16
  %v2587 = extractelement <8 x i32> %v2577, i64 3
  %v2588 = trunc i32 %v2587 to i16
  %v2590 = extractelement <8 x i32> %v2577, i64 4
  %v2591 = trunc i32 %v2590 to i16
  %v2593 = extractelement <8 x i32> %v2577, i64 5
  %v2594 = trunc i32 %v2593 to i16
  %v2596 = extractelement <8 x i32> %v2577, i64 6
  %v2597 = trunc i32 %v2596 to i16
  %v2599 = extractelement <8 x i32> %v2577, i64 7
  %v2600 = trunc i32 %v2599 to i16
  %v2603 = add nuw nsw i64 %v2544, %v2550
  %t909 = getelementptr i16, ptr %p1, i64 %v2603
  store i16 %v2579, ptr %t909, align 2, !alias.scope !19, !noalias !20
  %t910 = getelementptr i16, ptr %p1, i64 %v2603
  %t911 = getelementptr i16, ptr %t910, i64 1
  store i16 %v2582, ptr %t911, align 2, !alias.scope !19, !noalias !20
  %t912 = getelementptr i16, ptr %p1, i64 %v2603
  %t913 = getelementptr i16, ptr %t912, i64 2
  store i16 %v2585, ptr %t913, align 2, !alias.scope !19, !noalias !20
  %t914 = getelementptr i16, ptr %p1, i64 %v2603
  %t915 = getelementptr i16, ptr %t914, i64 3
  store i16 %v2588, ptr %t915, align 2, !alias.scope !19, !noalias !20
  %t916 = getelementptr i16, ptr %p1, i64 %v2603
  %t917 = getelementptr i16, ptr %t916, i64 4
  store i16 %v2591, ptr %t917, align 2, !alias.scope !19, !noalias !20
  %t918 = getelementptr i16, ptr %p1, i64 %v2603
  %t919 = getelementptr i16, ptr %t918, i64 5
  store i16 %v2594, ptr %t919, align 2, !alias.scope !19, !noalias !20
  %t920 = getelementptr i16, ptr %p1, i64 %v2603
  %t921 = getelementptr i16, ptr %t920, i64 6
  store i16 %v2597, ptr %t921, align 2, !alias.scope !19, !noalias !20
  %t922 = getelementptr i16, ptr %p1, i64 %v2603
  %t923 = getelementptr i16, ptr %t922, i64 7
  store i16 %v2600, ptr %t923, align 2, !alias.scope !19, !noalias !20
  br label %latch2550
latch2550:
  %next2550 = add nuw nsw i64 %v2550, 8
  %more2550 = icmp slt i64 %next2550, 64
  br i1 %more2550, label %body2550, label %after2550
after2550:
  br label %latch2523
latch2523:
  %next2523 = add nuw nsw i64 %v2523, 1
  %more2523 = icmp slt i64 %next2523, %v2522
  br i1 %more2523, label %body2523, label %after2523
after2523:
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
