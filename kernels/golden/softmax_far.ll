; softmax_far: 4096 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %v6 = alloca <8 x float>
  %v9 = alloca <8 x float>
  %v12 = alloca <8 x float>
  %v15 = alloca <8 x float>
  %v18 = alloca <8 x float>
  %v21 = alloca <8 x float>
  %v24 = alloca <8 x float>
  %v27 = alloca <8 x float>
  %v228 = alloca <8 x float>
  %v231 = alloca <8 x float>
  %v234 = alloca <8 x float>
  %v237 = alloca <8 x float>
  %v240 = alloca <8 x float>
  %v243 = alloca <8 x float>
  %v246 = alloca <8 x float>
  %v249 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after334 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v6
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v9
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v12
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v18
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v21
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v24
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v27
  %v30 = mul nuw nsw i64 %item, 4096
  br label %body34
body34:
  %v34 = phi i64 [ 0, %items ], [ %next34, %latch34 ]
  %v36 = and i64 %v34, 63
  %v39 = add nuw nsw i64 %v30, %v34
  %t0 = getelementptr float, ptr %p0, i64 %v39
  %v40 = load <8 x float>, ptr %t0, align 4, !alias.scope !6, !noalias !7
  %v41 = load <8 x float>, ptr %v6
  %t1 = fcmp ueq <8 x float> %v40, zeroinitializer
  %t2 = select <8 x i1> %t1, <8 x float> %v40, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t3 = fcmp ogt <8 x float> %v40, %v41
  %t4 = select <8 x i1> %t3, <8 x float> %v40, <8 x float> %v41
  %v42 = fadd <8 x float> %t4, %t2
  store <8 x float> %v42, ptr %v6
  %t5 = getelementptr float, ptr %p0, i64 %v39
  %t6 = getelementptr float, ptr %t5, i64 8
  %v44 = load <8 x float>, ptr %t6, align 4, !alias.scope !6, !noalias !7
  %v45 = load <8 x float>, ptr %v9
  %t7 = fcmp ueq <8 x float> %v44, zeroinitializer
  %t8 = select <8 x i1> %t7, <8 x float> %v44, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t9 = fcmp ogt <8 x float> %v44, %v45
  %t10 = select <8 x i1> %t9, <8 x float> %v44, <8 x float> %v45
  %v46 = fadd <8 x float> %t10, %t8
  store <8 x float> %v46, ptr %v9
  %t11 = getelementptr float, ptr %p0, i64 %v39
  %t12 = getelementptr float, ptr %t11, i64 16
  %v48 = load <8 x float>, ptr %t12, align 4, !alias.scope !6, !noalias !7
  %v49 = load <8 x float>, ptr %v12
  %t13 = fcmp ueq <8 x float> %v48, zeroinitializer
  %t14 = select <8 x i1> %t13, <8 x float> %v48, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t15 = fcmp ogt <8 x float> %v48, %v49
  %t16 = select <8 x i1> %t15, <8 x float> %v48, <8 x float> %v49
  %v50 = fadd <8 x float> %t16, %t14
  store <8 x float> %v50, ptr %v12
  %t17 = getelementptr float, ptr %p0, i64 %v39
  %t18 = getelementptr float, ptr %t17, i64 24
  %v52 = load <8 x float>, ptr %t18, align 4, !alias.scope !6, !noalias !7
  %v53 = load <8 x float>, ptr %v15
  %t19 = fcmp ueq <8 x float> %v52, zeroinitializer
  %t20 = select <8 x i1> %t19, <8 x float> %v52, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t21 = fcmp ogt <8 x float> %v52, %v53
  %t22 = select <8 x i1> %t21, <8 x float> %v52, <8 x float> %v53
  %v54 = fadd <8 x float> %t22, %t20
  store <8 x float> %v54, ptr %v15
  %t23 = getelementptr float, ptr %p0, i64 %v39
  %t24 = getelementptr float, ptr %t23, i64 32
  %v56 = load <8 x float>, ptr %t24, align 4, !alias.scope !6, !noalias !7
  %v57 = load <8 x float>, ptr %v18
  %t25 = fcmp ueq <8 x float> %v56, zeroinitializer
  %t26 = select <8 x i1> %t25, <8 x float> %v56, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t27 = fcmp ogt <8 x float> %v56, %v57
  %t28 = select <8 x i1> %t27, <8 x float> %v56, <8 x float> %v57
  %v58 = fadd <8 x float> %t28, %t26
  store <8 x float> %v58, ptr %v18
  %t29 = getelementptr float, ptr %p0, i64 %v39
  %t30 = getelementptr float, ptr %t29, i64 40
  %v60 = load <8 x float>, ptr %t30, align 4, !alias.scope !6, !noalias !7
  %v61 = load <8 x float>, ptr %v21
  %t31 = fcmp ueq <8 x float> %v60, zeroinitializer
  %t32 = select <8 x i1> %t31, <8 x float> %v60, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t33 = fcmp ogt <8 x float> %v60, %v61
  %t34 = select <8 x i1> %t33, <8 x float> %v60, <8 x float> %v61
  %v62 = fadd <8 x float> %t34, %t32
  store <8 x float> %v62, ptr %v21
  %t35 = getelementptr float, ptr %p0, i64 %v39
  %t36 = getelementptr float, ptr %t35, i64 48
  %v64 = load <8 x float>, ptr %t36, align 4, !alias.scope !6, !noalias !7
  %v65 = load <8 x float>, ptr %v24
  %t37 = fcmp ueq <8 x float> %v64, zeroinitializer
  %t38 = select <8 x i1> %t37, <8 x float> %v64, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t39 = fcmp ogt <8 x float> %v64, %v65
  %t40 = select <8 x i1> %t39, <8 x float> %v64, <8 x float> %v65
  %v66 = fadd <8 x float> %t40, %t38
  store <8 x float> %v66, ptr %v24
  %t41 = getelementptr float, ptr %p0, i64 %v39
  %t42 = getelementptr float, ptr %t41, i64 56
  %v68 = load <8 x float>, ptr %t42, align 4, !alias.scope !6, !noalias !7
  %v69 = load <8 x float>, ptr %v27
  %t43 = fcmp ueq <8 x float> %v68, zeroinitializer
  %t44 = select <8 x i1> %t43, <8 x float> %v68, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t45 = fcmp ogt <8 x float> %v68, %v69
  %t46 = select <8 x i1> %t45, <8 x float> %v68, <8 x float> %v69
  %v70 = fadd <8 x float> %t46, %t44
  store <8 x float> %v70, ptr %v27
  br label %latch34
latch34:
  %next34 = add nuw nsw i64 %v34, 64
  %more34 = icmp slt i64 %next34, 4096
  br i1 %more34, label %body34, label %after34
after34:
  %v74 = load <8 x float>, ptr %v6
  %v75 = load <8 x float>, ptr %v9
  %v76 = load <8 x float>, ptr %v12
  %v77 = load <8 x float>, ptr %v15
  %v78 = load <8 x float>, ptr %v18
  %v79 = load <8 x float>, ptr %v21
  %v80 = load <8 x float>, ptr %v24
  %v81 = load <8 x float>, ptr %v27
  %t47 = fcmp ueq <8 x float> %v78, zeroinitializer
  %t48 = select <8 x i1> %t47, <8 x float> %v78, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t49 = fcmp ogt <8 x float> %v78, %v74
  %t50 = select <8 x i1> %t49, <8 x float> %v78, <8 x float> %v74
  %v82 = fadd <8 x float> %t50, %t48
  %t51 = fcmp ueq <8 x float> %v79, zeroinitializer
  %t52 = select <8 x i1> %t51, <8 x float> %v79, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t53 = fcmp ogt <8 x float> %v79, %v75
  %t54 = select <8 x i1> %t53, <8 x float> %v79, <8 x float> %v75
  %v83 = fadd <8 x float> %t54, %t52
  %t55 = fcmp ueq <8 x float> %v80, zeroinitializer
  %t56 = select <8 x i1> %t55, <8 x float> %v80, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t57 = fcmp ogt <8 x float> %v80, %v76
  %t58 = select <8 x i1> %t57, <8 x float> %v80, <8 x float> %v76
  %v84 = fadd <8 x float> %t58, %t56
  %t59 = fcmp ueq <8 x float> %v81, zeroinitializer
  %t60 = select <8 x i1> %t59, <8 x float> %v81, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t61 = fcmp ogt <8 x float> %v81, %v77
  %t62 = select <8 x i1> %t61, <8 x float> %v81, <8 x float> %v77
  %v85 = fadd <8 x float> %t62, %t60
  %t63 = fcmp ueq <8 x float> %v84, zeroinitializer
  %t64 = select <8 x i1> %t63, <8 x float> %v84, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t65 = fcmp ogt <8 x float> %v84, %v82
  %t66 = select <8 x i1> %t65, <8 x float> %v84, <8 x float> %v82
  %v86 = fadd <8 x float> %t66, %t64
  %t67 = fcmp ueq <8 x float> %v85, zeroinitializer
  %t68 = select <8 x i1> %t67, <8 x float> %v85, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t69 = fcmp ogt <8 x float> %v85, %v83
  %t70 = select <8 x i1> %t69, <8 x float> %v85, <8 x float> %v83
  %v87 = fadd <8 x float> %t70, %t68
  %t71 = fcmp ueq <8 x float> %v87, zeroinitializer
  %t72 = select <8 x i1> %t71, <8 x float> %v87, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t73 = fcmp ogt <8 x float> %v87, %v86
  %t74 = select <8 x i1> %t73, <8 x float> %v87, <8 x float> %v86
  %v88 = fadd <8 x float> %t74, %t72
  %v89 = shufflevector <8 x float> %v88, <8 x float> %v88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %t75 = fcmp ueq <8 x float> %v89, zeroinitializer
  %t76 = select <8 x i1> %t75, <8 x float> %v89, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t77 = fcmp ogt <8 x float> %v89, %v88
  %t78 = select <8 x i1> %t77, <8 x float> %v89, <8 x float> %v88
  %v90 = fadd <8 x float> %t78, %t76
  %v91 = shufflevector <8 x float> %v90, <8 x float> %v90, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %t79 = fcmp ueq <8 x float> %v91, zeroinitializer
  %t80 = select <8 x i1> %t79, <8 x float> %v91, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t81 = fcmp ogt <8 x float> %v91, %v90
  %t82 = select <8 x i1> %t81, <8 x float> %v91, <8 x float> %v90
  %v92 = fadd <8 x float> %t82, %t80
  %v93 = shufflevector <8 x float> %v92, <8 x float> %v92, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %t83 = fcmp ueq <8 x float> %v93, zeroinitializer
  %t84 = select <8 x i1> %t83, <8 x float> %v93, <8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000>
  %t85 = fcmp ogt <8 x float> %v93, %v92
  %t86 = select <8 x i1> %t85, <8 x float> %v93, <8 x float> %v92
  %v94 = fadd <8 x float> %t86, %t84
  %v95 = extractelement <8 x float> %v94, i64 0
  br label %body101
body101:
  %v101 = phi i64 [ 0, %after34 ], [ %next101, %latch101 ]
  %v103 = add nuw nsw i64 %v30, %v101
  %t87 = getelementptr float, ptr %p0, i64 %v103
  %t88 = getelementptr float, ptr %t87, i64 4096
  call void @llvm.prefetch.p0(ptr %t88, i32 0, i32 3, i32 1)
  %t89 = getelementptr float, ptr %p0, i64 %v103
  %v105 = load <8 x float>, ptr %t89, align 4, !alias.scope !6, !noalias !7
  %t90 = insertelement <8 x float> poison, float %v95, i64 0
  %v106 = shufflevector <8 x float> %t90, <8 x float> poison, <8 x i32> zeroinitializer
  %v107 = fsub <8 x float> %v105, %v106
  %t91 = getelementptr float, ptr %p0, i64 %v103
  %t92 = getelementptr float, ptr %t91, i64 8
  %v108 = load <8 x float>, ptr %t92, align 4, !alias.scope !6, !noalias !7
  %t93 = insertelement <8 x float> poison, float %v95, i64 0
  %v109 = shufflevector <8 x float> %t93, <8 x float> poison, <8 x i32> zeroinitializer
  %v110 = fsub <8 x float> %v108, %v109
  %v113 = fcmp olt <8 x float> %v107, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v115 = fcmp olt <8 x float> %v110, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v117 = select <8 x i1> %v113, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v107
  %v119 = select <8 x i1> %v115, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v110
  %v122 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v117
  %v124 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v119
  %v126 = select <8 x i1> %v122, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v117
  %v128 = select <8 x i1> %v124, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v119
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v138 = fsub <8 x float> %v133, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v140 = fsub <8 x float> %v136, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v141 = bitcast <8 x float> %v133 to <8 x i32>
  %v142 = bitcast <8 x float> %v136 to <8 x i32>
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v126)
  %v147 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v128)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v138, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v145)
  %v152 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v147)
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v150, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v152, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v150, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v165 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v152, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v163, <8 x float> %v150, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> %v152, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v173 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v168, <8 x float> %v150, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v175 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v170, <8 x float> %v152, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v173, <8 x float> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> %v152, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v180, <8 x float> %v152, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v187 = fcmp olt <8 x float> %v138, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v189 = fcmp olt <8 x float> %v140, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v194 = select <8 x i1> %v187, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v197 = select <8 x i1> %v189, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v202 = select <8 x i1> %v187, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v205 = select <8 x i1> %v189, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v208 = shl <8 x i32> %v141, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v210 = shl <8 x i32> %v142, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v211 = add <8 x i32> %v208, %v194
  %v212 = add <8 x i32> %v210, %v197
  %v213 = bitcast <8 x i32> %v211 to <8 x float>
  %v214 = bitcast <8 x i32> %v212 to <8 x float>
  %v215 = fmul <8 x float> %v182, %v213
  %v216 = fmul <8 x float> %v184, %v214
  %v217 = fmul <8 x float> %v215, %v202
  %v218 = fmul <8 x float> %v216, %v205
  %t94 = getelementptr float, ptr %s0, i64 %v101
  store <8 x float> %v217, ptr %t94, align 4, !alias.scope !10, !noalias !11
  %t95 = getelementptr float, ptr %s0, i64 %v101
  %t96 = getelementptr float, ptr %t95, i64 8
  store <8 x float> %v218, ptr %t96, align 4, !alias.scope !10, !noalias !11
  br label %latch101
latch101:
  %next101 = add nuw nsw i64 %v101, 16
  %more101 = icmp slt i64 %next101, 4096
  br i1 %more101, label %body101, label %after101
after101:
  store <8 x float> zeroinitializer, ptr %v228
  store <8 x float> zeroinitializer, ptr %v231
  store <8 x float> zeroinitializer, ptr %v234
  store <8 x float> zeroinitializer, ptr %v237
  store <8 x float> zeroinitializer, ptr %v240
  store <8 x float> zeroinitializer, ptr %v243
  store <8 x float> zeroinitializer, ptr %v246
  store <8 x float> zeroinitializer, ptr %v249
  br label %body253
body253:
  %v253 = phi i64 [ 0, %after101 ], [ %next253, %latch253 ]
  %v255 = and i64 %v253, 63
  %t97 = getelementptr float, ptr %s0, i64 %v253
  %v259 = load <8 x float>, ptr %t97, align 4, !alias.scope !10, !noalias !11
  %v260 = load <8 x float>, ptr %v228
  %v261 = fadd <8 x float> %v260, %v259
  store <8 x float> %v261, ptr %v228
  %t98 = getelementptr float, ptr %s0, i64 %v253
  %t99 = getelementptr float, ptr %t98, i64 8
  %v265 = load <8 x float>, ptr %t99, align 4, !alias.scope !10, !noalias !11
  %v266 = load <8 x float>, ptr %v231
  %v267 = fadd <8 x float> %v266, %v265
  store <8 x float> %v267, ptr %v231
  %t100 = getelementptr float, ptr %s0, i64 %v253
  %t101 = getelementptr float, ptr %t100, i64 16
  %v271 = load <8 x float>, ptr %t101, align 4, !alias.scope !10, !noalias !11
  %v272 = load <8 x float>, ptr %v234
  %v273 = fadd <8 x float> %v272, %v271
  store <8 x float> %v273, ptr %v234
  %t102 = getelementptr float, ptr %s0, i64 %v253
  %t103 = getelementptr float, ptr %t102, i64 24
  %v277 = load <8 x float>, ptr %t103, align 4, !alias.scope !10, !noalias !11
  %v278 = load <8 x float>, ptr %v237
  %v279 = fadd <8 x float> %v278, %v277
  store <8 x float> %v279, ptr %v237
  %t104 = getelementptr float, ptr %s0, i64 %v253
  %t105 = getelementptr float, ptr %t104, i64 32
  %v283 = load <8 x float>, ptr %t105, align 4, !alias.scope !10, !noalias !11
  %v284 = load <8 x float>, ptr %v240
  %v285 = fadd <8 x float> %v284, %v283
  store <8 x float> %v285, ptr %v240
  %t106 = getelementptr float, ptr %s0, i64 %v253
  %t107 = getelementptr float, ptr %t106, i64 40
  %v289 = load <8 x float>, ptr %t107, align 4, !alias.scope !10, !noalias !11
  %v290 = load <8 x float>, ptr %v243
  %v291 = fadd <8 x float> %v290, %v289
  store <8 x float> %v291, ptr %v243
  %t108 = getelementptr float, ptr %s0, i64 %v253
  %t109 = getelementptr float, ptr %t108, i64 48
  %v295 = load <8 x float>, ptr %t109, align 4, !alias.scope !10, !noalias !11
  %v296 = load <8 x float>, ptr %v246
  %v297 = fadd <8 x float> %v296, %v295
  store <8 x float> %v297, ptr %v246
  %t110 = getelementptr float, ptr %s0, i64 %v253
  %t111 = getelementptr float, ptr %t110, i64 56
  %v301 = load <8 x float>, ptr %t111, align 4, !alias.scope !10, !noalias !11
  %v302 = load <8 x float>, ptr %v249
  %v303 = fadd <8 x float> %v302, %v301
  store <8 x float> %v303, ptr %v249
  br label %latch253
latch253:
  %next253 = add nuw nsw i64 %v253, 64
  %more253 = icmp slt i64 %next253, 4096
  br i1 %more253, label %body253, label %after253
after253:
  %v307 = load <8 x float>, ptr %v228
  %v308 = load <8 x float>, ptr %v231
  %v309 = load <8 x float>, ptr %v234
  %v310 = load <8 x float>, ptr %v237
  %v311 = load <8 x float>, ptr %v240
  %v312 = load <8 x float>, ptr %v243
  %v313 = load <8 x float>, ptr %v246
  %v314 = load <8 x float>, ptr %v249
  %v315 = fadd <8 x float> %v307, %v311
  %v316 = fadd <8 x float> %v308, %v312
  %v317 = fadd <8 x float> %v309, %v313
  %v318 = fadd <8 x float> %v310, %v314
  %v319 = fadd <8 x float> %v315, %v317
  %v320 = fadd <8 x float> %v316, %v318
  %v321 = fadd <8 x float> %v319, %v320
  %v322 = shufflevector <8 x float> %v321, <8 x float> %v321, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v323 = fadd <8 x float> %v321, %v322
  %v324 = shufflevector <8 x float> %v323, <8 x float> %v323, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v325 = fadd <8 x float> %v323, %v324
  %v326 = shufflevector <8 x float> %v325, <8 x float> %v325, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v327 = fadd <8 x float> %v325, %v326
  %v328 = extractelement <8 x float> %v327, i64 0
  br label %body334
body334:
  %v334 = phi i64 [ 0, %after253 ], [ %next334, %latch334 ]
  %t112 = getelementptr float, ptr %s0, i64 %v334
  %v337 = load <8 x float>, ptr %t112, align 4, !alias.scope !10, !noalias !11
  %t113 = insertelement <8 x float> poison, float %v328, i64 0
  %v338 = shufflevector <8 x float> %t113, <8 x float> poison, <8 x i32> zeroinitializer
  %v339 = fdiv <8 x float> %v337, %v338
  %t114 = getelementptr float, ptr %s0, i64 %v334
  %t115 = getelementptr float, ptr %t114, i64 8
  %v342 = load <8 x float>, ptr %t115, align 4, !alias.scope !10, !noalias !11
  %t116 = insertelement <8 x float> poison, float %v328, i64 0
  %v343 = shufflevector <8 x float> %t116, <8 x float> poison, <8 x i32> zeroinitializer
  %v344 = fdiv <8 x float> %v342, %v343
  %v346 = add nuw nsw i64 %v30, %v334
  %t117 = getelementptr float, ptr %p1, i64 %v346
  store <8 x float> %v339, ptr %t117, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  %t118 = getelementptr float, ptr %p1, i64 %v346
  %t119 = getelementptr float, ptr %t118, i64 8
  store <8 x float> %v344, ptr %t119, align 32, !alias.scope !8, !noalias !9, !nontemporal !12
  br label %latch334
latch334:
  %next334 = add nuw nsw i64 %v334, 16
  %more334 = icmp slt i64 %next334, 4096
  br i1 %more334, label %body334, label %after334
after334:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  fence seq_cst
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
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
