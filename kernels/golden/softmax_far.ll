; softmax_far: 128 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %v12 = alloca <8 x float>
  %v15 = alloca <8 x float>
  %v18 = alloca <8 x float>
  %v21 = alloca <8 x float>
  %v24 = alloca <8 x float>
  %v27 = alloca <8 x float>
  %v30 = alloca <8 x float>
  %v33 = alloca <8 x float>
  %v234 = alloca <8 x float>
  %v237 = alloca <8 x float>
  %v240 = alloca <8 x float>
  %v243 = alloca <8 x float>
  %v246 = alloca <8 x float>
  %v249 = alloca <8 x float>
  %v252 = alloca <8 x float>
  %v255 = alloca <8 x float>
  %v335 = alloca float
  %v344 = alloca <8 x float>
  %v347 = alloca <8 x float>
  %v350 = alloca <8 x float>
  %v353 = alloca <8 x float>
  %v356 = alloca <8 x float>
  %v359 = alloca <8 x float>
  %v362 = alloca <8 x float>
  %v365 = alloca <8 x float>
  %v583 = alloca <8 x float>
  %v586 = alloca <8 x float>
  %v589 = alloca <8 x float>
  %v592 = alloca <8 x float>
  %v595 = alloca <8 x float>
  %v598 = alloca <8 x float>
  %v601 = alloca <8 x float>
  %v604 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after696 ]
  %v3 = mul nuw nsw i64 %item, 32
  %v4 = sub nsw i64 4096, %v3
  %v5 = call i64 @llvm.smin.i64(i64 %v4, i64 32)
  %v6 = add nuw nsw i64 %v3, %v5
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v12
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v18
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v21
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v24
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v27
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v30
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v33
  %v36 = mul nuw nsw i64 %v3, 4096
  br label %body40
body40:
  %v40 = phi i64 [ 0, %items ], [ %next40, %latch40 ]
  %v42 = and i64 %v40, 63
  %v45 = add nuw nsw i64 %v36, %v40
  %t0 = getelementptr float, ptr %p0, i64 %v45
  %v46 = load <8 x float>, ptr %t0, align 4, !alias.scope !6, !noalias !7
  %v47 = load <8 x float>, ptr %v12
  %t1 = fcmp ueq <8 x float> %v46, zeroinitializer
  %t2 = select <8 x i1> %t1, <8 x float> %v46, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t3 = fcmp ogt <8 x float> %v46, %v47
  %t4 = select <8 x i1> %t3, <8 x float> %v46, <8 x float> %v47
  %v48 = fadd <8 x float> %t4, %t2
  store <8 x float> %v48, ptr %v12
  %t5 = getelementptr float, ptr %p0, i64 %v45
  %t6 = getelementptr float, ptr %t5, i64 8
  %v50 = load <8 x float>, ptr %t6, align 4, !alias.scope !6, !noalias !7
  %v51 = load <8 x float>, ptr %v15
  %t7 = fcmp ueq <8 x float> %v50, zeroinitializer
  %t8 = select <8 x i1> %t7, <8 x float> %v50, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t9 = fcmp ogt <8 x float> %v50, %v51
  %t10 = select <8 x i1> %t9, <8 x float> %v50, <8 x float> %v51
  %v52 = fadd <8 x float> %t10, %t8
  store <8 x float> %v52, ptr %v15
  %t11 = getelementptr float, ptr %p0, i64 %v45
  %t12 = getelementptr float, ptr %t11, i64 16
  %v54 = load <8 x float>, ptr %t12, align 4, !alias.scope !6, !noalias !7
  %v55 = load <8 x float>, ptr %v18
  %t13 = fcmp ueq <8 x float> %v54, zeroinitializer
  %t14 = select <8 x i1> %t13, <8 x float> %v54, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t15 = fcmp ogt <8 x float> %v54, %v55
  %t16 = select <8 x i1> %t15, <8 x float> %v54, <8 x float> %v55
  %v56 = fadd <8 x float> %t16, %t14
  store <8 x float> %v56, ptr %v18
  %t17 = getelementptr float, ptr %p0, i64 %v45
  %t18 = getelementptr float, ptr %t17, i64 24
  %v58 = load <8 x float>, ptr %t18, align 4, !alias.scope !6, !noalias !7
  %v59 = load <8 x float>, ptr %v21
  %t19 = fcmp ueq <8 x float> %v58, zeroinitializer
  %t20 = select <8 x i1> %t19, <8 x float> %v58, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t21 = fcmp ogt <8 x float> %v58, %v59
  %t22 = select <8 x i1> %t21, <8 x float> %v58, <8 x float> %v59
  %v60 = fadd <8 x float> %t22, %t20
  store <8 x float> %v60, ptr %v21
  %t23 = getelementptr float, ptr %p0, i64 %v45
  %t24 = getelementptr float, ptr %t23, i64 32
  %v62 = load <8 x float>, ptr %t24, align 4, !alias.scope !6, !noalias !7
  %v63 = load <8 x float>, ptr %v24
  %t25 = fcmp ueq <8 x float> %v62, zeroinitializer
  %t26 = select <8 x i1> %t25, <8 x float> %v62, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t27 = fcmp ogt <8 x float> %v62, %v63
  %t28 = select <8 x i1> %t27, <8 x float> %v62, <8 x float> %v63
  %v64 = fadd <8 x float> %t28, %t26
  store <8 x float> %v64, ptr %v24
  %t29 = getelementptr float, ptr %p0, i64 %v45
  %t30 = getelementptr float, ptr %t29, i64 40
  %v66 = load <8 x float>, ptr %t30, align 4, !alias.scope !6, !noalias !7
  %v67 = load <8 x float>, ptr %v27
  %t31 = fcmp ueq <8 x float> %v66, zeroinitializer
  %t32 = select <8 x i1> %t31, <8 x float> %v66, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t33 = fcmp ogt <8 x float> %v66, %v67
  %t34 = select <8 x i1> %t33, <8 x float> %v66, <8 x float> %v67
  %v68 = fadd <8 x float> %t34, %t32
  store <8 x float> %v68, ptr %v27
  %t35 = getelementptr float, ptr %p0, i64 %v45
  %t36 = getelementptr float, ptr %t35, i64 48
  %v70 = load <8 x float>, ptr %t36, align 4, !alias.scope !6, !noalias !7
  %v71 = load <8 x float>, ptr %v30
  %t37 = fcmp ueq <8 x float> %v70, zeroinitializer
  %t38 = select <8 x i1> %t37, <8 x float> %v70, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t39 = fcmp ogt <8 x float> %v70, %v71
  %t40 = select <8 x i1> %t39, <8 x float> %v70, <8 x float> %v71
  %v72 = fadd <8 x float> %t40, %t38
  store <8 x float> %v72, ptr %v30
  %t41 = getelementptr float, ptr %p0, i64 %v45
  %t42 = getelementptr float, ptr %t41, i64 56
  %v74 = load <8 x float>, ptr %t42, align 4, !alias.scope !6, !noalias !7
  %v75 = load <8 x float>, ptr %v33
  %t43 = fcmp ueq <8 x float> %v74, zeroinitializer
  %t44 = select <8 x i1> %t43, <8 x float> %v74, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t45 = fcmp ogt <8 x float> %v74, %v75
  %t46 = select <8 x i1> %t45, <8 x float> %v74, <8 x float> %v75
  %v76 = fadd <8 x float> %t46, %t44
  store <8 x float> %v76, ptr %v33
  br label %latch40
latch40:
  %next40 = add nuw nsw i64 %v40, 64
  %more40 = icmp slt i64 %next40, 4096
  br i1 %more40, label %body40, label %after40
after40:
  %v80 = load <8 x float>, ptr %v12
  %v81 = load <8 x float>, ptr %v15
  %v82 = load <8 x float>, ptr %v18
  %v83 = load <8 x float>, ptr %v21
  %v84 = load <8 x float>, ptr %v24
  %v85 = load <8 x float>, ptr %v27
  %v86 = load <8 x float>, ptr %v30
  %v87 = load <8 x float>, ptr %v33
  %t47 = fcmp ueq <8 x float> %v84, zeroinitializer
  %t48 = select <8 x i1> %t47, <8 x float> %v84, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t49 = fcmp ogt <8 x float> %v84, %v80
  %t50 = select <8 x i1> %t49, <8 x float> %v84, <8 x float> %v80
  %v88 = fadd <8 x float> %t50, %t48
  %t51 = fcmp ueq <8 x float> %v85, zeroinitializer
  %t52 = select <8 x i1> %t51, <8 x float> %v85, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t53 = fcmp ogt <8 x float> %v85, %v81
  %t54 = select <8 x i1> %t53, <8 x float> %v85, <8 x float> %v81
  %v89 = fadd <8 x float> %t54, %t52
  %t55 = fcmp ueq <8 x float> %v86, zeroinitializer
  %t56 = select <8 x i1> %t55, <8 x float> %v86, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t57 = fcmp ogt <8 x float> %v86, %v82
  %t58 = select <8 x i1> %t57, <8 x float> %v86, <8 x float> %v82
  %v90 = fadd <8 x float> %t58, %t56
  %t59 = fcmp ueq <8 x float> %v87, zeroinitializer
  %t60 = select <8 x i1> %t59, <8 x float> %v87, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t61 = fcmp ogt <8 x float> %v87, %v83
  %t62 = select <8 x i1> %t61, <8 x float> %v87, <8 x float> %v83
  %v91 = fadd <8 x float> %t62, %t60
  %t63 = fcmp ueq <8 x float> %v90, zeroinitializer
  %t64 = select <8 x i1> %t63, <8 x float> %v90, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t65 = fcmp ogt <8 x float> %v90, %v88
  %t66 = select <8 x i1> %t65, <8 x float> %v90, <8 x float> %v88
  %v92 = fadd <8 x float> %t66, %t64
  %t67 = fcmp ueq <8 x float> %v91, zeroinitializer
  %t68 = select <8 x i1> %t67, <8 x float> %v91, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t69 = fcmp ogt <8 x float> %v91, %v89
  %t70 = select <8 x i1> %t69, <8 x float> %v91, <8 x float> %v89
  %v93 = fadd <8 x float> %t70, %t68
  %t71 = fcmp ueq <8 x float> %v93, zeroinitializer
  %t72 = select <8 x i1> %t71, <8 x float> %v93, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t73 = fcmp ogt <8 x float> %v93, %v92
  %t74 = select <8 x i1> %t73, <8 x float> %v93, <8 x float> %v92
  %v94 = fadd <8 x float> %t74, %t72
  %v95 = shufflevector <8 x float> %v94, <8 x float> %v94, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t75 = fcmp ueq <8 x float> %v95, zeroinitializer
  %t76 = select <8 x i1> %t75, <8 x float> %v95, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t77 = fcmp ogt <8 x float> %v95, %v94
  %t78 = select <8 x i1> %t77, <8 x float> %v95, <8 x float> %v94
  %v96 = fadd <8 x float> %t78, %t76
  %v97 = shufflevector <8 x float> %v96, <8 x float> %v96, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t79 = fcmp ueq <8 x float> %v97, zeroinitializer
  %t80 = select <8 x i1> %t79, <8 x float> %v97, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t81 = fcmp ogt <8 x float> %v97, %v96
  %t82 = select <8 x i1> %t81, <8 x float> %v97, <8 x float> %v96
  %v98 = fadd <8 x float> %t82, %t80
  %v99 = shufflevector <8 x float> %v98, <8 x float> %v98, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t83 = fcmp ueq <8 x float> %v99, zeroinitializer
  %t84 = select <8 x i1> %t83, <8 x float> %v99, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t85 = fcmp ogt <8 x float> %v99, %v98
  %t86 = select <8 x i1> %t85, <8 x float> %v99, <8 x float> %v98
  %v100 = fadd <8 x float> %t86, %t84
  %v101 = extractelement <8 x float> %v100, i64 0
  br label %body107
body107:
  %v107 = phi i64 [ 0, %after40 ], [ %next107, %latch107 ]
  %v111 = add nuw nsw i64 %v36, %v107
  %t87 = getelementptr float, ptr %p0, i64 %v111
  %t88 = getelementptr float, ptr %t87, i64 4096
  call void @llvm.prefetch.p0(ptr %t88, i32 0, i32 3, i32 1)
  %t89 = getelementptr float, ptr %p0, i64 %v111
  %v113 = load <8 x float>, ptr %t89, align 4, !alias.scope !6, !noalias !7
  %t90 = insertelement <8 x float> poison, float %v101, i64 0
  %v114 = shufflevector <8 x float> %t90, <8 x float> poison, <8 x i32> zeroinitializer
  %v115 = fsub <8 x float> %v113, %v114
  %v118 = fcmp olt <8 x float> %v115, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v120 = select <8 x i1> %v118, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v115
  %v122 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v120
  %v124 = select <8 x i1> %v122, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v120
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v131 = fsub <8 x float> %v129, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v131, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v124)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v131, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v135)
  %v141 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v137, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v141, <8 x float> %v137, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v144, <8 x float> %v137, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v147, <8 x float> %v137, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v150, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v153, <8 x float> %v137, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v156 = bitcast <8 x float> %v129 to <8 x i32>
  %v159 = shl <8 x i32> %v156, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v162 = fcmp olt <8 x float> %v131, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v167 = select <8 x i1> %v162, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v168 = add <8 x i32> %v159, %v167
  %v169 = bitcast <8 x i32> %v168 to <8 x float>
  %v170 = fmul <8 x float> %v155, %v169
  %v175 = select <8 x i1> %v162, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v176 = fmul <8 x float> %v170, %v175
  %t91 = getelementptr float, ptr %s0, i64 %v107
  store <8 x float> %v176, ptr %t91, align 4, !alias.scope !10, !noalias !11
  %t92 = getelementptr float, ptr %p0, i64 %v111
  %t93 = getelementptr float, ptr %t92, i64 8
  %v180 = load <8 x float>, ptr %t93, align 4, !alias.scope !6, !noalias !7
  %t94 = insertelement <8 x float> poison, float %v101, i64 0
  %v181 = shufflevector <8 x float> %t94, <8 x float> poison, <8 x i32> zeroinitializer
  %v182 = fsub <8 x float> %v180, %v181
  %v184 = fcmp olt <8 x float> %v182, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v186 = select <8 x i1> %v184, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v182
  %v188 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v186
  %v190 = select <8 x i1> %v188, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v186
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v195 = fsub <8 x float> %v193, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v195, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v190)
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v195, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v197)
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v199, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v202, <8 x float> %v199, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v204, <8 x float> %v199, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v208 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v206, <8 x float> %v199, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v210 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v208, <8 x float> %v199, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v212 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v210, <8 x float> %v199, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v213 = bitcast <8 x float> %v193 to <8 x i32>
  %v215 = shl <8 x i32> %v213, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v217 = fcmp olt <8 x float> %v195, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v220 = select <8 x i1> %v217, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v221 = add <8 x i32> %v215, %v220
  %v222 = bitcast <8 x i32> %v221 to <8 x float>
  %v223 = fmul <8 x float> %v212, %v222
  %v226 = select <8 x i1> %v217, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v227 = fmul <8 x float> %v223, %v226
  %t95 = getelementptr float, ptr %s0, i64 %v107
  %t96 = getelementptr float, ptr %t95, i64 8
  store <8 x float> %v227, ptr %t96, align 4, !alias.scope !10, !noalias !11
  br label %latch107
latch107:
  %next107 = add nuw nsw i64 %v107, 16
  %more107 = icmp slt i64 %next107, 4096
  br i1 %more107, label %body107, label %after107
after107:
  store <8 x float> zeroinitializer, ptr %v234
  store <8 x float> zeroinitializer, ptr %v237
  store <8 x float> zeroinitializer, ptr %v240
  store <8 x float> zeroinitializer, ptr %v243
  store <8 x float> zeroinitializer, ptr %v246
  store <8 x float> zeroinitializer, ptr %v249
  store <8 x float> zeroinitializer, ptr %v252
  store <8 x float> zeroinitializer, ptr %v255
  br label %body259
body259:
  %v259 = phi i64 [ 0, %after107 ], [ %next259, %latch259 ]
  %v261 = and i64 %v259, 63
  %t97 = getelementptr float, ptr %s0, i64 %v259
  %v265 = load <8 x float>, ptr %t97, align 4, !alias.scope !10, !noalias !11
  %v266 = load <8 x float>, ptr %v234
  %v267 = fadd <8 x float> %v266, %v265
  store <8 x float> %v267, ptr %v234
  %t98 = getelementptr float, ptr %s0, i64 %v259
  %t99 = getelementptr float, ptr %t98, i64 8
  %v271 = load <8 x float>, ptr %t99, align 4, !alias.scope !10, !noalias !11
  %v272 = load <8 x float>, ptr %v237
  %v273 = fadd <8 x float> %v272, %v271
  store <8 x float> %v273, ptr %v237
  %t100 = getelementptr float, ptr %s0, i64 %v259
  %t101 = getelementptr float, ptr %t100, i64 16
  %v277 = load <8 x float>, ptr %t101, align 4, !alias.scope !10, !noalias !11
  %v278 = load <8 x float>, ptr %v240
  %v279 = fadd <8 x float> %v278, %v277
  store <8 x float> %v279, ptr %v240
  %t102 = getelementptr float, ptr %s0, i64 %v259
  %t103 = getelementptr float, ptr %t102, i64 24
  %v283 = load <8 x float>, ptr %t103, align 4, !alias.scope !10, !noalias !11
  %v284 = load <8 x float>, ptr %v243
  %v285 = fadd <8 x float> %v284, %v283
  store <8 x float> %v285, ptr %v243
  %t104 = getelementptr float, ptr %s0, i64 %v259
  %t105 = getelementptr float, ptr %t104, i64 32
  %v289 = load <8 x float>, ptr %t105, align 4, !alias.scope !10, !noalias !11
  %v290 = load <8 x float>, ptr %v246
  %v291 = fadd <8 x float> %v290, %v289
  store <8 x float> %v291, ptr %v246
  %t106 = getelementptr float, ptr %s0, i64 %v259
  %t107 = getelementptr float, ptr %t106, i64 40
  %v295 = load <8 x float>, ptr %t107, align 4, !alias.scope !10, !noalias !11
  %v296 = load <8 x float>, ptr %v249
  %v297 = fadd <8 x float> %v296, %v295
  store <8 x float> %v297, ptr %v249
  %t108 = getelementptr float, ptr %s0, i64 %v259
  %t109 = getelementptr float, ptr %t108, i64 48
  %v301 = load <8 x float>, ptr %t109, align 4, !alias.scope !10, !noalias !11
  %v302 = load <8 x float>, ptr %v252
  %v303 = fadd <8 x float> %v302, %v301
  store <8 x float> %v303, ptr %v252
  %t110 = getelementptr float, ptr %s0, i64 %v259
  %t111 = getelementptr float, ptr %t110, i64 56
  %v307 = load <8 x float>, ptr %t111, align 4, !alias.scope !10, !noalias !11
  %v308 = load <8 x float>, ptr %v255
  %v309 = fadd <8 x float> %v308, %v307
  store <8 x float> %v309, ptr %v255
  br label %latch259
latch259:
  %next259 = add nuw nsw i64 %v259, 64
  %more259 = icmp slt i64 %next259, 4096
  br i1 %more259, label %body259, label %after259
after259:
  %v313 = load <8 x float>, ptr %v234
  %v314 = load <8 x float>, ptr %v237
  %v315 = load <8 x float>, ptr %v240
  %v316 = load <8 x float>, ptr %v243
  %v317 = load <8 x float>, ptr %v246
  %v318 = load <8 x float>, ptr %v249
  %v319 = load <8 x float>, ptr %v252
  %v320 = load <8 x float>, ptr %v255
  %v321 = fadd <8 x float> %v313, %v317
  %v322 = fadd <8 x float> %v314, %v318
  %v323 = fadd <8 x float> %v315, %v319
  %v324 = fadd <8 x float> %v316, %v320
  %v325 = fadd <8 x float> %v321, %v323
  %v326 = fadd <8 x float> %v322, %v324
  %v327 = fadd <8 x float> %v325, %v326
  %v328 = shufflevector <8 x float> %v327, <8 x float> %v327, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v329 = fadd <8 x float> %v327, %v328
  %v330 = shufflevector <8 x float> %v329, <8 x float> %v329, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v331 = fadd <8 x float> %v329, %v330
  %v332 = shufflevector <8 x float> %v331, <8 x float> %v331, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v333 = fadd <8 x float> %v331, %v332
  %v334 = extractelement <8 x float> %v333, i64 0
  store float %v334, ptr %v335
  %v336 = add nuw nsw i64 %v3, 1
  %t112 = icmp slt i64 %v336, %v6
  br i1 %t112, label %body337, label %after337
body337:
  %v337 = phi i64 [ %v336, %after259 ], [ %next337, %latch337 ]
  %v338 = sub nsw i64 %v337, 1
  %v339 = load float, ptr %v335
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v344
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v347
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v350
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v353
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v356
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v359
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v362
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v365
  %v368 = mul nuw nsw i64 %v337, 4096
  br label %body372
body372:
  %v372 = phi i64 [ 0, %body337 ], [ %next372, %latch372 ]
  %v374 = and i64 %v372, 63
  %v377 = add nuw nsw i64 %v368, %v372
  %t113 = getelementptr float, ptr %p0, i64 %v377
  %v378 = load <8 x float>, ptr %t113, align 4, !alias.scope !6, !noalias !7
  %v379 = load <8 x float>, ptr %v344
  %t114 = fcmp ueq <8 x float> %v378, zeroinitializer
  %t115 = select <8 x i1> %t114, <8 x float> %v378, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t116 = fcmp ogt <8 x float> %v378, %v379
  %t117 = select <8 x i1> %t116, <8 x float> %v378, <8 x float> %v379
  %v380 = fadd <8 x float> %t117, %t115
  store <8 x float> %v380, ptr %v344
  %t118 = getelementptr float, ptr %p0, i64 %v377
  %t119 = getelementptr float, ptr %t118, i64 8
  %v382 = load <8 x float>, ptr %t119, align 4, !alias.scope !6, !noalias !7
  %v383 = load <8 x float>, ptr %v347
  %t120 = fcmp ueq <8 x float> %v382, zeroinitializer
  %t121 = select <8 x i1> %t120, <8 x float> %v382, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t122 = fcmp ogt <8 x float> %v382, %v383
  %t123 = select <8 x i1> %t122, <8 x float> %v382, <8 x float> %v383
  %v384 = fadd <8 x float> %t123, %t121
  store <8 x float> %v384, ptr %v347
  %t124 = getelementptr float, ptr %p0, i64 %v377
  %t125 = getelementptr float, ptr %t124, i64 16
  %v386 = load <8 x float>, ptr %t125, align 4, !alias.scope !6, !noalias !7
  %v387 = load <8 x float>, ptr %v350
  %t126 = fcmp ueq <8 x float> %v386, zeroinitializer
  %t127 = select <8 x i1> %t126, <8 x float> %v386, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t128 = fcmp ogt <8 x float> %v386, %v387
  %t129 = select <8 x i1> %t128, <8 x float> %v386, <8 x float> %v387
  %v388 = fadd <8 x float> %t129, %t127
  store <8 x float> %v388, ptr %v350
  %t130 = getelementptr float, ptr %p0, i64 %v377
  %t131 = getelementptr float, ptr %t130, i64 24
  %v390 = load <8 x float>, ptr %t131, align 4, !alias.scope !6, !noalias !7
  %v391 = load <8 x float>, ptr %v353
  %t132 = fcmp ueq <8 x float> %v390, zeroinitializer
  %t133 = select <8 x i1> %t132, <8 x float> %v390, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t134 = fcmp ogt <8 x float> %v390, %v391
  %t135 = select <8 x i1> %t134, <8 x float> %v390, <8 x float> %v391
  %v392 = fadd <8 x float> %t135, %t133
  store <8 x float> %v392, ptr %v353
  %t136 = getelementptr float, ptr %p0, i64 %v377
  %t137 = getelementptr float, ptr %t136, i64 32
  %v394 = load <8 x float>, ptr %t137, align 4, !alias.scope !6, !noalias !7
  %v395 = load <8 x float>, ptr %v356
  %t138 = fcmp ueq <8 x float> %v394, zeroinitializer
  %t139 = select <8 x i1> %t138, <8 x float> %v394, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t140 = fcmp ogt <8 x float> %v394, %v395
  %t141 = select <8 x i1> %t140, <8 x float> %v394, <8 x float> %v395
  %v396 = fadd <8 x float> %t141, %t139
  store <8 x float> %v396, ptr %v356
  %t142 = getelementptr float, ptr %p0, i64 %v377
  %t143 = getelementptr float, ptr %t142, i64 40
  %v398 = load <8 x float>, ptr %t143, align 4, !alias.scope !6, !noalias !7
  %v399 = load <8 x float>, ptr %v359
  %t144 = fcmp ueq <8 x float> %v398, zeroinitializer
  %t145 = select <8 x i1> %t144, <8 x float> %v398, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t146 = fcmp ogt <8 x float> %v398, %v399
  %t147 = select <8 x i1> %t146, <8 x float> %v398, <8 x float> %v399
  %v400 = fadd <8 x float> %t147, %t145
  store <8 x float> %v400, ptr %v359
  %t148 = getelementptr float, ptr %p0, i64 %v377
  %t149 = getelementptr float, ptr %t148, i64 48
  %v402 = load <8 x float>, ptr %t149, align 4, !alias.scope !6, !noalias !7
  %v403 = load <8 x float>, ptr %v362
  %t150 = fcmp ueq <8 x float> %v402, zeroinitializer
  %t151 = select <8 x i1> %t150, <8 x float> %v402, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t152 = fcmp ogt <8 x float> %v402, %v403
  %t153 = select <8 x i1> %t152, <8 x float> %v402, <8 x float> %v403
  %v404 = fadd <8 x float> %t153, %t151
  store <8 x float> %v404, ptr %v362
  %t154 = getelementptr float, ptr %p0, i64 %v377
  %t155 = getelementptr float, ptr %t154, i64 56
  %v406 = load <8 x float>, ptr %t155, align 4, !alias.scope !6, !noalias !7
  %v407 = load <8 x float>, ptr %v365
  %t156 = fcmp ueq <8 x float> %v406, zeroinitializer
  %t157 = select <8 x i1> %t156, <8 x float> %v406, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t158 = fcmp ogt <8 x float> %v406, %v407
  %t159 = select <8 x i1> %t158, <8 x float> %v406, <8 x float> %v407
  %v408 = fadd <8 x float> %t159, %t157
  store <8 x float> %v408, ptr %v365
  br label %latch372
latch372:
  %next372 = add nuw nsw i64 %v372, 64
  %more372 = icmp slt i64 %next372, 4096
  br i1 %more372, label %body372, label %after372
after372:
  %v412 = load <8 x float>, ptr %v344
  %v413 = load <8 x float>, ptr %v347
  %v414 = load <8 x float>, ptr %v350
  %v415 = load <8 x float>, ptr %v353
  %v416 = load <8 x float>, ptr %v356
  %v417 = load <8 x float>, ptr %v359
  %v418 = load <8 x float>, ptr %v362
  %v419 = load <8 x float>, ptr %v365
  %t160 = fcmp ueq <8 x float> %v416, zeroinitializer
  %t161 = select <8 x i1> %t160, <8 x float> %v416, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t162 = fcmp ogt <8 x float> %v416, %v412
  %t163 = select <8 x i1> %t162, <8 x float> %v416, <8 x float> %v412
  %v420 = fadd <8 x float> %t163, %t161
  %t164 = fcmp ueq <8 x float> %v417, zeroinitializer
  %t165 = select <8 x i1> %t164, <8 x float> %v417, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t166 = fcmp ogt <8 x float> %v417, %v413
  %t167 = select <8 x i1> %t166, <8 x float> %v417, <8 x float> %v413
  %v421 = fadd <8 x float> %t167, %t165
  %t168 = fcmp ueq <8 x float> %v418, zeroinitializer
  %t169 = select <8 x i1> %t168, <8 x float> %v418, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t170 = fcmp ogt <8 x float> %v418, %v414
  %t171 = select <8 x i1> %t170, <8 x float> %v418, <8 x float> %v414
  %v422 = fadd <8 x float> %t171, %t169
  %t172 = fcmp ueq <8 x float> %v419, zeroinitializer
  %t173 = select <8 x i1> %t172, <8 x float> %v419, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t174 = fcmp ogt <8 x float> %v419, %v415
  %t175 = select <8 x i1> %t174, <8 x float> %v419, <8 x float> %v415
  %v423 = fadd <8 x float> %t175, %t173
  %t176 = fcmp ueq <8 x float> %v422, zeroinitializer
  %t177 = select <8 x i1> %t176, <8 x float> %v422, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t178 = fcmp ogt <8 x float> %v422, %v420
  %t179 = select <8 x i1> %t178, <8 x float> %v422, <8 x float> %v420
  %v424 = fadd <8 x float> %t179, %t177
  %t180 = fcmp ueq <8 x float> %v423, zeroinitializer
  %t181 = select <8 x i1> %t180, <8 x float> %v423, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t182 = fcmp ogt <8 x float> %v423, %v421
  %t183 = select <8 x i1> %t182, <8 x float> %v423, <8 x float> %v421
  %v425 = fadd <8 x float> %t183, %t181
  %t184 = fcmp ueq <8 x float> %v425, zeroinitializer
  %t185 = select <8 x i1> %t184, <8 x float> %v425, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t186 = fcmp ogt <8 x float> %v425, %v424
  %t187 = select <8 x i1> %t186, <8 x float> %v425, <8 x float> %v424
  %v426 = fadd <8 x float> %t187, %t185
  %v427 = shufflevector <8 x float> %v426, <8 x float> %v426, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t188 = fcmp ueq <8 x float> %v427, zeroinitializer
  %t189 = select <8 x i1> %t188, <8 x float> %v427, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t190 = fcmp ogt <8 x float> %v427, %v426
  %t191 = select <8 x i1> %t190, <8 x float> %v427, <8 x float> %v426
  %v428 = fadd <8 x float> %t191, %t189
  %v429 = shufflevector <8 x float> %v428, <8 x float> %v428, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t192 = fcmp ueq <8 x float> %v429, zeroinitializer
  %t193 = select <8 x i1> %t192, <8 x float> %v429, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t194 = fcmp ogt <8 x float> %v429, %v428
  %t195 = select <8 x i1> %t194, <8 x float> %v429, <8 x float> %v428
  %v430 = fadd <8 x float> %t195, %t193
  %v431 = shufflevector <8 x float> %v430, <8 x float> %v430, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t196 = fcmp ueq <8 x float> %v431, zeroinitializer
  %t197 = select <8 x i1> %t196, <8 x float> %v431, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t198 = fcmp ogt <8 x float> %v431, %v430
  %t199 = select <8 x i1> %t198, <8 x float> %v431, <8 x float> %v430
  %v432 = fadd <8 x float> %t199, %t197
  %v433 = extractelement <8 x float> %v432, i64 0
  br label %body439
body439:
  %v439 = phi i64 [ 0, %after372 ], [ %next439, %latch439 ]
  %t200 = getelementptr float, ptr %s0, i64 %v439
  %v442 = load <8 x float>, ptr %t200, align 4, !alias.scope !10, !noalias !11
  %t201 = insertelement <8 x float> poison, float %v339, i64 0
  %v443 = shufflevector <8 x float> %t201, <8 x float> poison, <8 x i32> zeroinitializer
  %v444 = fdiv <8 x float> %v442, %v443
  %t202 = getelementptr float, ptr %s0, i64 %v439
  %t203 = getelementptr float, ptr %t202, i64 8
  %v447 = load <8 x float>, ptr %t203, align 4, !alias.scope !10, !noalias !11
  %t204 = insertelement <8 x float> poison, float %v339, i64 0
  %v448 = shufflevector <8 x float> %t204, <8 x float> poison, <8 x i32> zeroinitializer
  %v449 = fdiv <8 x float> %v447, %v448
  %v452 = mul nuw nsw i64 %v338, 4096
  %v454 = add nuw nsw i64 %v452, %v439
  %t205 = getelementptr float, ptr %p1, i64 %v454
  store <8 x float> %v444, ptr %t205, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  %t206 = getelementptr float, ptr %p1, i64 %v454
  %t207 = getelementptr float, ptr %t206, i64 8
  store <8 x float> %v449, ptr %t207, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  %v460 = add nuw nsw i64 %v368, %v439
  %t208 = getelementptr float, ptr %p0, i64 %v460
  %t209 = getelementptr float, ptr %t208, i64 4096
  call void @llvm.prefetch.p0(ptr %t209, i32 0, i32 3, i32 1)
  %t210 = getelementptr float, ptr %p0, i64 %v460
  %v462 = load <8 x float>, ptr %t210, align 4, !alias.scope !6, !noalias !7
  %t211 = insertelement <8 x float> poison, float %v433, i64 0
  %v463 = shufflevector <8 x float> %t211, <8 x float> poison, <8 x i32> zeroinitializer
  %v464 = fsub <8 x float> %v462, %v463
  %v467 = fcmp olt <8 x float> %v464, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v469 = select <8 x i1> %v467, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v464
  %v471 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v469
  %v473 = select <8 x i1> %v471, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v469
  %v478 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v473, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v480 = fsub <8 x float> %v478, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v484 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v480, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v473)
  %v486 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v480, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v484)
  %v490 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v486, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v493 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v490, <8 x float> %v486, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v496 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v493, <8 x float> %v486, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v499 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v496, <8 x float> %v486, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v502 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v499, <8 x float> %v486, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v504 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v502, <8 x float> %v486, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v505 = bitcast <8 x float> %v478 to <8 x i32>
  %v508 = shl <8 x i32> %v505, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v511 = fcmp olt <8 x float> %v480, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v516 = select <8 x i1> %v511, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v517 = add <8 x i32> %v508, %v516
  %v518 = bitcast <8 x i32> %v517 to <8 x float>
  %v519 = fmul <8 x float> %v504, %v518
  %v524 = select <8 x i1> %v511, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v525 = fmul <8 x float> %v519, %v524
  %t212 = getelementptr float, ptr %s0, i64 %v439
  store <8 x float> %v525, ptr %t212, align 4, !alias.scope !10, !noalias !11
  %t213 = getelementptr float, ptr %p0, i64 %v460
  %t214 = getelementptr float, ptr %t213, i64 8
  %v529 = load <8 x float>, ptr %t214, align 4, !alias.scope !6, !noalias !7
  %t215 = insertelement <8 x float> poison, float %v433, i64 0
  %v530 = shufflevector <8 x float> %t215, <8 x float> poison, <8 x i32> zeroinitializer
  %v531 = fsub <8 x float> %v529, %v530
  %v533 = fcmp olt <8 x float> %v531, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v535 = select <8 x i1> %v533, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v531
  %v537 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v535
  %v539 = select <8 x i1> %v537, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v535
  %v542 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v539, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v544 = fsub <8 x float> %v542, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v546 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v539)
  %v548 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v544, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v546)
  %v551 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v548, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v553 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v551, <8 x float> %v548, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v555 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v553, <8 x float> %v548, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v557 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v555, <8 x float> %v548, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v559 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v557, <8 x float> %v548, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v561 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v559, <8 x float> %v548, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v562 = bitcast <8 x float> %v542 to <8 x i32>
  %v564 = shl <8 x i32> %v562, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v566 = fcmp olt <8 x float> %v544, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v569 = select <8 x i1> %v566, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v570 = add <8 x i32> %v564, %v569
  %v571 = bitcast <8 x i32> %v570 to <8 x float>
  %v572 = fmul <8 x float> %v561, %v571
  %v575 = select <8 x i1> %v566, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v576 = fmul <8 x float> %v572, %v575
  %t216 = getelementptr float, ptr %s0, i64 %v439
  %t217 = getelementptr float, ptr %t216, i64 8
  store <8 x float> %v576, ptr %t217, align 4, !alias.scope !10, !noalias !11
  br label %latch439
latch439:
  %next439 = add nuw nsw i64 %v439, 16
  %more439 = icmp slt i64 %next439, 4096
  br i1 %more439, label %body439, label %after439
after439:
  store <8 x float> zeroinitializer, ptr %v583
  store <8 x float> zeroinitializer, ptr %v586
  store <8 x float> zeroinitializer, ptr %v589
  store <8 x float> zeroinitializer, ptr %v592
  store <8 x float> zeroinitializer, ptr %v595
  store <8 x float> zeroinitializer, ptr %v598
  store <8 x float> zeroinitializer, ptr %v601
  store <8 x float> zeroinitializer, ptr %v604
  br label %body608
body608:
  %v608 = phi i64 [ 0, %after439 ], [ %next608, %latch608 ]
  %v610 = and i64 %v608, 63
  %t218 = getelementptr float, ptr %s0, i64 %v608
  %v614 = load <8 x float>, ptr %t218, align 4, !alias.scope !10, !noalias !11
  %v615 = load <8 x float>, ptr %v583
  %v616 = fadd <8 x float> %v615, %v614
  store <8 x float> %v616, ptr %v583
  %t219 = getelementptr float, ptr %s0, i64 %v608
  %t220 = getelementptr float, ptr %t219, i64 8
  %v620 = load <8 x float>, ptr %t220, align 4, !alias.scope !10, !noalias !11
  %v621 = load <8 x float>, ptr %v586
  %v622 = fadd <8 x float> %v621, %v620
  store <8 x float> %v622, ptr %v586
  %t221 = getelementptr float, ptr %s0, i64 %v608
  %t222 = getelementptr float, ptr %t221, i64 16
  %v626 = load <8 x float>, ptr %t222, align 4, !alias.scope !10, !noalias !11
  %v627 = load <8 x float>, ptr %v589
  %v628 = fadd <8 x float> %v627, %v626
  store <8 x float> %v628, ptr %v589
  %t223 = getelementptr float, ptr %s0, i64 %v608
  %t224 = getelementptr float, ptr %t223, i64 24
  %v632 = load <8 x float>, ptr %t224, align 4, !alias.scope !10, !noalias !11
  %v633 = load <8 x float>, ptr %v592
  %v634 = fadd <8 x float> %v633, %v632
  store <8 x float> %v634, ptr %v592
  %t225 = getelementptr float, ptr %s0, i64 %v608
  %t226 = getelementptr float, ptr %t225, i64 32
  %v638 = load <8 x float>, ptr %t226, align 4, !alias.scope !10, !noalias !11
  %v639 = load <8 x float>, ptr %v595
  %v640 = fadd <8 x float> %v639, %v638
  store <8 x float> %v640, ptr %v595
  %t227 = getelementptr float, ptr %s0, i64 %v608
  %t228 = getelementptr float, ptr %t227, i64 40
  %v644 = load <8 x float>, ptr %t228, align 4, !alias.scope !10, !noalias !11
  %v645 = load <8 x float>, ptr %v598
  %v646 = fadd <8 x float> %v645, %v644
  store <8 x float> %v646, ptr %v598
  %t229 = getelementptr float, ptr %s0, i64 %v608
  %t230 = getelementptr float, ptr %t229, i64 48
  %v650 = load <8 x float>, ptr %t230, align 4, !alias.scope !10, !noalias !11
  %v651 = load <8 x float>, ptr %v601
  %v652 = fadd <8 x float> %v651, %v650
  store <8 x float> %v652, ptr %v601
  %t231 = getelementptr float, ptr %s0, i64 %v608
  %t232 = getelementptr float, ptr %t231, i64 56
  %v656 = load <8 x float>, ptr %t232, align 4, !alias.scope !10, !noalias !11
  %v657 = load <8 x float>, ptr %v604
  %v658 = fadd <8 x float> %v657, %v656
  store <8 x float> %v658, ptr %v604
  br label %latch608
latch608:
  %next608 = add nuw nsw i64 %v608, 64
  %more608 = icmp slt i64 %next608, 4096
  br i1 %more608, label %body608, label %after608
after608:
  %v662 = load <8 x float>, ptr %v583
  %v663 = load <8 x float>, ptr %v586
  %v664 = load <8 x float>, ptr %v589
  %v665 = load <8 x float>, ptr %v592
  %v666 = load <8 x float>, ptr %v595
  %v667 = load <8 x float>, ptr %v598
  %v668 = load <8 x float>, ptr %v601
  %v669 = load <8 x float>, ptr %v604
  %v670 = fadd <8 x float> %v662, %v666
  %v671 = fadd <8 x float> %v663, %v667
  %v672 = fadd <8 x float> %v664, %v668
  %v673 = fadd <8 x float> %v665, %v669
  %v674 = fadd <8 x float> %v670, %v672
  %v675 = fadd <8 x float> %v671, %v673
  %v676 = fadd <8 x float> %v674, %v675
  %v677 = shufflevector <8 x float> %v676, <8 x float> %v676, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v678 = fadd <8 x float> %v676, %v677
  %v679 = shufflevector <8 x float> %v678, <8 x float> %v678, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v680 = fadd <8 x float> %v678, %v679
  %v681 = shufflevector <8 x float> %v680, <8 x float> %v680, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v682 = fadd <8 x float> %v680, %v681
  %v683 = extractelement <8 x float> %v682, i64 0
  store float %v683, ptr %v335
  br label %latch337
latch337:
  %next337 = add nuw nsw i64 %v337, 1
  %more337 = icmp slt i64 %next337, %v6
  br i1 %more337, label %body337, label %after337
after337:
  %v686 = sub nsw i64 %v6, 1
  %v687 = load float, ptr %v335
  %v690 = mul nuw nsw i64 %v686, 4096
  br label %body696
body696:
  %v696 = phi i64 [ 0, %after337 ], [ %next696, %latch696 ]
  %t233 = getelementptr float, ptr %s0, i64 %v696
  %v699 = load <8 x float>, ptr %t233, align 4, !alias.scope !10, !noalias !11
  %t234 = insertelement <8 x float> poison, float %v687, i64 0
  %v700 = shufflevector <8 x float> %t234, <8 x float> poison, <8 x i32> zeroinitializer
  %v701 = fdiv <8 x float> %v699, %v700
  %t235 = getelementptr float, ptr %s0, i64 %v696
  %t236 = getelementptr float, ptr %t235, i64 8
  %v704 = load <8 x float>, ptr %t236, align 4, !alias.scope !10, !noalias !11
  %t237 = insertelement <8 x float> poison, float %v687, i64 0
  %v705 = shufflevector <8 x float> %t237, <8 x float> poison, <8 x i32> zeroinitializer
  %v706 = fdiv <8 x float> %v704, %v705
  %v708 = add nuw nsw i64 %v690, %v696
  %t238 = getelementptr float, ptr %p1, i64 %v708
  store <8 x float> %v701, ptr %t238, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  %t239 = getelementptr float, ptr %p1, i64 %v708
  %t240 = getelementptr float, ptr %t239, i64 8
  store <8 x float> %v706, ptr %t240, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  br label %latch696
latch696:
  %next696 = add nuw nsw i64 %v696, 16
  %more696 = icmp slt i64 %next696, 4096
  br i1 %more696, label %body696, label %after696
after696:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  fence seq_cst
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
!6 = !{!3}
!7 = !{!5}
!8 = !{!4}
!9 = !{!5}
!10 = !{!5}
!11 = !{!3, !4}
!12 = !{i32 1}
