; softmax: 4 work items

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
  %v227 = alloca <8 x float>
  %v230 = alloca <8 x float>
  %v233 = alloca <8 x float>
  %v236 = alloca <8 x float>
  %v239 = alloca <8 x float>
  %v242 = alloca <8 x float>
  %v245 = alloca <8 x float>
  %v248 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after333 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v6
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v9
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v12
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v18
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v21
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v24
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v27
  %v30 = mul nuw nsw i64 %item, 128
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
  %more34 = icmp slt i64 %next34, 128
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
  %v105 = add nuw nsw i64 %v30, %v101
  %t87 = getelementptr float, ptr %p0, i64 %v105
  %v106 = load <8 x float>, ptr %t87, align 4, !alias.scope !6, !noalias !7
  %t88 = insertelement <8 x float> poison, float %v95, i64 0
  %v107 = shufflevector <8 x float> %t88, <8 x float> poison, <8 x i32> zeroinitializer
  %v108 = fsub <8 x float> %v106, %v107
  %v111 = fcmp olt <8 x float> %v108, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v113 = select <8 x i1> %v111, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v108
  %v115 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v113
  %v117 = select <8 x i1> %v115, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v113
  %v122 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v124 = fsub <8 x float> %v122, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v117)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v128)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v130, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v134, <8 x float> %v130, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v140 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> %v130, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v143 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v140, <8 x float> %v130, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v143, <8 x float> %v130, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> %v130, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v149 = bitcast <8 x float> %v122 to <8 x i32>
  %v152 = shl <8 x i32> %v149, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v155 = fcmp olt <8 x float> %v124, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v160 = select <8 x i1> %v155, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v161 = add <8 x i32> %v152, %v160
  %v162 = bitcast <8 x i32> %v161 to <8 x float>
  %v163 = fmul <8 x float> %v148, %v162
  %v168 = select <8 x i1> %v155, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v169 = fmul <8 x float> %v163, %v168
  %t89 = getelementptr float, ptr %s0, i64 %v101
  store <8 x float> %v169, ptr %t89, align 4, !alias.scope !10, !noalias !11
  %t90 = getelementptr float, ptr %p0, i64 %v105
  %t91 = getelementptr float, ptr %t90, i64 8
  %v173 = load <8 x float>, ptr %t91, align 4, !alias.scope !6, !noalias !7
  %t92 = insertelement <8 x float> poison, float %v95, i64 0
  %v174 = shufflevector <8 x float> %t92, <8 x float> poison, <8 x i32> zeroinitializer
  %v175 = fsub <8 x float> %v173, %v174
  %v177 = fcmp olt <8 x float> %v175, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v179 = select <8 x i1> %v177, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v175
  %v181 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v179
  %v183 = select <8 x i1> %v181, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v179
  %v186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v183, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v188 = fsub <8 x float> %v186, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v188, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v183)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v188, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v190)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v192, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v197 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v195, <8 x float> %v192, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v199 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v197, <8 x float> %v192, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v201 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v199, <8 x float> %v192, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v203 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v201, <8 x float> %v192, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v205 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v203, <8 x float> %v192, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v206 = bitcast <8 x float> %v186 to <8 x i32>
  %v208 = shl <8 x i32> %v206, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v210 = fcmp olt <8 x float> %v188, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v213 = select <8 x i1> %v210, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v214 = add <8 x i32> %v208, %v213
  %v215 = bitcast <8 x i32> %v214 to <8 x float>
  %v216 = fmul <8 x float> %v205, %v215
  %v219 = select <8 x i1> %v210, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v220 = fmul <8 x float> %v216, %v219
  %t93 = getelementptr float, ptr %s0, i64 %v101
  %t94 = getelementptr float, ptr %t93, i64 8
  store <8 x float> %v220, ptr %t94, align 4, !alias.scope !10, !noalias !11
  br label %latch101
latch101:
  %next101 = add nuw nsw i64 %v101, 16
  %more101 = icmp slt i64 %next101, 128
  br i1 %more101, label %body101, label %after101
after101:
  store <8 x float> zeroinitializer, ptr %v227
  store <8 x float> zeroinitializer, ptr %v230
  store <8 x float> zeroinitializer, ptr %v233
  store <8 x float> zeroinitializer, ptr %v236
  store <8 x float> zeroinitializer, ptr %v239
  store <8 x float> zeroinitializer, ptr %v242
  store <8 x float> zeroinitializer, ptr %v245
  store <8 x float> zeroinitializer, ptr %v248
  br label %body252
body252:
  %v252 = phi i64 [ 0, %after101 ], [ %next252, %latch252 ]
  %v254 = and i64 %v252, 63
  %t95 = getelementptr float, ptr %s0, i64 %v252
  %v258 = load <8 x float>, ptr %t95, align 4, !alias.scope !10, !noalias !11
  %v259 = load <8 x float>, ptr %v227
  %v260 = fadd <8 x float> %v259, %v258
  store <8 x float> %v260, ptr %v227
  %t96 = getelementptr float, ptr %s0, i64 %v252
  %t97 = getelementptr float, ptr %t96, i64 8
  %v264 = load <8 x float>, ptr %t97, align 4, !alias.scope !10, !noalias !11
  %v265 = load <8 x float>, ptr %v230
  %v266 = fadd <8 x float> %v265, %v264
  store <8 x float> %v266, ptr %v230
  %t98 = getelementptr float, ptr %s0, i64 %v252
  %t99 = getelementptr float, ptr %t98, i64 16
  %v270 = load <8 x float>, ptr %t99, align 4, !alias.scope !10, !noalias !11
  %v271 = load <8 x float>, ptr %v233
  %v272 = fadd <8 x float> %v271, %v270
  store <8 x float> %v272, ptr %v233
  %t100 = getelementptr float, ptr %s0, i64 %v252
  %t101 = getelementptr float, ptr %t100, i64 24
  %v276 = load <8 x float>, ptr %t101, align 4, !alias.scope !10, !noalias !11
  %v277 = load <8 x float>, ptr %v236
  %v278 = fadd <8 x float> %v277, %v276
  store <8 x float> %v278, ptr %v236
  %t102 = getelementptr float, ptr %s0, i64 %v252
  %t103 = getelementptr float, ptr %t102, i64 32
  %v282 = load <8 x float>, ptr %t103, align 4, !alias.scope !10, !noalias !11
  %v283 = load <8 x float>, ptr %v239
  %v284 = fadd <8 x float> %v283, %v282
  store <8 x float> %v284, ptr %v239
  %t104 = getelementptr float, ptr %s0, i64 %v252
  %t105 = getelementptr float, ptr %t104, i64 40
  %v288 = load <8 x float>, ptr %t105, align 4, !alias.scope !10, !noalias !11
  %v289 = load <8 x float>, ptr %v242
  %v290 = fadd <8 x float> %v289, %v288
  store <8 x float> %v290, ptr %v242
  %t106 = getelementptr float, ptr %s0, i64 %v252
  %t107 = getelementptr float, ptr %t106, i64 48
  %v294 = load <8 x float>, ptr %t107, align 4, !alias.scope !10, !noalias !11
  %v295 = load <8 x float>, ptr %v245
  %v296 = fadd <8 x float> %v295, %v294
  store <8 x float> %v296, ptr %v245
  %t108 = getelementptr float, ptr %s0, i64 %v252
  %t109 = getelementptr float, ptr %t108, i64 56
  %v300 = load <8 x float>, ptr %t109, align 4, !alias.scope !10, !noalias !11
  %v301 = load <8 x float>, ptr %v248
  %v302 = fadd <8 x float> %v301, %v300
  store <8 x float> %v302, ptr %v248
  br label %latch252
latch252:
  %next252 = add nuw nsw i64 %v252, 64
  %more252 = icmp slt i64 %next252, 128
  br i1 %more252, label %body252, label %after252
after252:
  %v306 = load <8 x float>, ptr %v227
  %v307 = load <8 x float>, ptr %v230
  %v308 = load <8 x float>, ptr %v233
  %v309 = load <8 x float>, ptr %v236
  %v310 = load <8 x float>, ptr %v239
  %v311 = load <8 x float>, ptr %v242
  %v312 = load <8 x float>, ptr %v245
  %v313 = load <8 x float>, ptr %v248
  %v314 = fadd <8 x float> %v306, %v310
  %v315 = fadd <8 x float> %v307, %v311
  %v316 = fadd <8 x float> %v308, %v312
  %v317 = fadd <8 x float> %v309, %v313
  %v318 = fadd <8 x float> %v314, %v316
  %v319 = fadd <8 x float> %v315, %v317
  %v320 = fadd <8 x float> %v318, %v319
  %v321 = shufflevector <8 x float> %v320, <8 x float> %v320, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v322 = fadd <8 x float> %v320, %v321
  %v323 = shufflevector <8 x float> %v322, <8 x float> %v322, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v324 = fadd <8 x float> %v322, %v323
  %v325 = shufflevector <8 x float> %v324, <8 x float> %v324, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v326 = fadd <8 x float> %v324, %v325
  %v327 = extractelement <8 x float> %v326, i64 0
  br label %body333
body333:
  %v333 = phi i64 [ 0, %after252 ], [ %next333, %latch333 ]
  %t110 = getelementptr float, ptr %s0, i64 %v333
  %v336 = load <8 x float>, ptr %t110, align 4, !alias.scope !10, !noalias !11
  %t111 = insertelement <8 x float> poison, float %v327, i64 0
  %v337 = shufflevector <8 x float> %t111, <8 x float> poison, <8 x i32> zeroinitializer
  %v338 = fdiv <8 x float> %v336, %v337
  %t112 = getelementptr float, ptr %s0, i64 %v333
  %t113 = getelementptr float, ptr %t112, i64 8
  %v341 = load <8 x float>, ptr %t113, align 4, !alias.scope !10, !noalias !11
  %t114 = insertelement <8 x float> poison, float %v327, i64 0
  %v342 = shufflevector <8 x float> %t114, <8 x float> poison, <8 x i32> zeroinitializer
  %v343 = fdiv <8 x float> %v341, %v342
  %v345 = add nuw nsw i64 %v30, %v333
  %t115 = getelementptr float, ptr %p1, i64 %v345
  store <8 x float> %v338, ptr %t115, align 4, !alias.scope !8, !noalias !9
  %t116 = getelementptr float, ptr %p1, i64 %v345
  %t117 = getelementptr float, ptr %t116, i64 8
  store <8 x float> %v343, ptr %t117, align 4, !alias.scope !8, !noalias !9
  br label %latch333
latch333:
  %next333 = add nuw nsw i64 %v333, 16
  %more333 = icmp slt i64 %next333, 128
  br i1 %more333, label %body333, label %after333
after333:
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
!5 = distinct !{!5, !2}
!6 = !{!3}
!7 = !{!5}
!8 = !{!4}
!9 = !{!5}
!10 = !{!5}
!11 = !{!3, !4}
