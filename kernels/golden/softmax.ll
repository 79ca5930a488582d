; softmax: 4 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %s1 = getelementptr i8, ptr %scratch, i64 256
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after222 ]
  br label %body6
body6:
  %v6 = phi i64 [ 0, %items ], [ %next6, %latch6 ]
  %t0 = getelementptr float, ptr %s0, i64 %v6
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %t0, align 4, !alias.scope !11, !noalias !12
  br label %latch6
latch6:
  %next6 = add nuw nsw i64 %v6, 8
  %more6 = icmp slt i64 %next6, 64
  br i1 %more6, label %body6, label %after6
after6:
  %v11 = mul nuw nsw i64 %item, 128
  br label %body17
body17:
  %v17 = phi i64 [ 0, %after6 ], [ %next17, %latch17 ]
  %v19 = and i64 %v17, 63
  %v22 = add nuw nsw i64 %v11, %v17
  %t1 = getelementptr float, ptr %p0, i64 %v22
  %v23 = load <8 x float>, ptr %t1, align 4, !alias.scope !7, !noalias !8
  %t2 = getelementptr float, ptr %s0, i64 %v19
  %v24 = load <8 x float>, ptr %t2, align 4, !alias.scope !11, !noalias !12
  %v25 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v24, <8 x float> %v23)
  %t3 = getelementptr float, ptr %s0, i64 %v19
  store <8 x float> %v25, ptr %t3, align 4, !alias.scope !11, !noalias !12
  %t4 = getelementptr float, ptr %p0, i64 %v22
  %t5 = getelementptr float, ptr %t4, i64 8
  %v27 = load <8 x float>, ptr %t5, align 4, !alias.scope !7, !noalias !8
  %t6 = getelementptr float, ptr %s0, i64 %v19
  %t7 = getelementptr float, ptr %t6, i64 8
  %v28 = load <8 x float>, ptr %t7, align 4, !alias.scope !11, !noalias !12
  %v29 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v28, <8 x float> %v27)
  %t8 = getelementptr float, ptr %s0, i64 %v19
  %t9 = getelementptr float, ptr %t8, i64 8
  store <8 x float> %v29, ptr %t9, align 4, !alias.scope !11, !noalias !12
  br label %latch17
latch17:
  %next17 = add nuw nsw i64 %v17, 16
  %more17 = icmp slt i64 %next17, 128
  br i1 %more17, label %body17, label %after17
after17:
  %t10 = getelementptr float, ptr %s0, i64 0
  %v33 = load <8 x float>, ptr %t10, align 4, !alias.scope !11, !noalias !12
  %t11 = getelementptr float, ptr %s0, i64 0
  %t12 = getelementptr float, ptr %t11, i64 8
  %v34 = load <8 x float>, ptr %t12, align 4, !alias.scope !11, !noalias !12
  %t13 = getelementptr float, ptr %s0, i64 0
  %t14 = getelementptr float, ptr %t13, i64 16
  %v35 = load <8 x float>, ptr %t14, align 4, !alias.scope !11, !noalias !12
  %t15 = getelementptr float, ptr %s0, i64 0
  %t16 = getelementptr float, ptr %t15, i64 24
  %v36 = load <8 x float>, ptr %t16, align 4, !alias.scope !11, !noalias !12
  %t17 = getelementptr float, ptr %s0, i64 0
  %t18 = getelementptr float, ptr %t17, i64 32
  %v37 = load <8 x float>, ptr %t18, align 4, !alias.scope !11, !noalias !12
  %t19 = getelementptr float, ptr %s0, i64 0
  %t20 = getelementptr float, ptr %t19, i64 40
  %v38 = load <8 x float>, ptr %t20, align 4, !alias.scope !11, !noalias !12
  %t21 = getelementptr float, ptr %s0, i64 0
  %t22 = getelementptr float, ptr %t21, i64 48
  %v39 = load <8 x float>, ptr %t22, align 4, !alias.scope !11, !noalias !12
  %t23 = getelementptr float, ptr %s0, i64 0
  %t24 = getelementptr float, ptr %t23, i64 56
  %v40 = load <8 x float>, ptr %t24, align 4, !alias.scope !11, !noalias !12
  %v41 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v33, <8 x float> %v37)
  %v42 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v34, <8 x float> %v38)
  %v43 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v35, <8 x float> %v39)
  %v44 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v36, <8 x float> %v40)
  %v45 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v41, <8 x float> %v43)
  %v46 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v42, <8 x float> %v44)
  %v47 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v45, <8 x float> %v46)
  %v48 = shufflevector <8 x float> %v47, <8 x float> %v47, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v49 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v47, <8 x float> %v48)
  %v50 = shufflevector <8 x float> %v49, <8 x float> %v49, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v51 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v49, <8 x float> %v50)
  %v52 = shufflevector <8 x float> %v51, <8 x float> %v51, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v53 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v51, <8 x float> %v52)
  %v54 = extractelement <8 x float> %v53, i64 0
  br label %body59
body59:
  %v59 = phi i64 [ 0, %after17 ], [ %next59, %latch59 ]
  %t25 = getelementptr float, ptr %s1, i64 %v59
  store <8 x float> zeroinitializer, ptr %t25, align 4, !alias.scope !13, !noalias !14
  br label %latch59
latch59:
  %next59 = add nuw nsw i64 %v59, 8
  %more59 = icmp slt i64 %next59, 64
  br i1 %more59, label %body59, label %after59
after59:
  br label %body67
body67:
  %v67 = phi i64 [ 0, %after59 ], [ %next67, %latch67 ]
  %v69 = and i64 %v67, 63
  %v74 = add nuw nsw i64 %v11, %v67
  %t26 = getelementptr float, ptr %p0, i64 %v74
  %v75 = load <8 x float>, ptr %t26, align 4, !alias.scope !7, !noalias !8
  %t27 = insertelement <8 x float> poison, float %v54, i64 0
  %v76 = shufflevector <8 x float> %t27, <8 x float> poison, <8 x i32> zeroinitializer
  %v77 = fsub <8 x float> %v75, %v76
  %v80 = fcmp olt <8 x float> %v77, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v82 = select <8 x i1> %v80, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v77
  %v84 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v82
  %v86 = select <8 x i1> %v84, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v82
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v86, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v93 = fsub <8 x float> %v91, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v93, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v86)
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v93, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v97)
  %v103 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v99, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v106 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v99, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v99, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v112 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v109, <8 x float> %v99, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v115 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v112, <8 x float> %v99, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> %v99, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v118 = bitcast <8 x float> %v91 to <8 x i32>
  %v121 = shl <8 x i32> %v118, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v124 = fcmp olt <8 x float> %v93, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v129 = select <8 x i1> %v124, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v130 = add <8 x i32> %v121, %v129
  %v131 = bitcast <8 x i32> %v130 to <8 x float>
  %v132 = fmul <8 x float> %v117, %v131
  %v137 = select <8 x i1> %v124, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v138 = fmul <8 x float> %v132, %v137
  %t28 = getelementptr float, ptr %s1, i64 %v69
  %v139 = load <8 x float>, ptr %t28, align 4, !alias.scope !13, !noalias !14
  %v140 = fadd <8 x float> %v139, %v138
  %t29 = getelementptr float, ptr %s1, i64 %v69
  store <8 x float> %v140, ptr %t29, align 4, !alias.scope !13, !noalias !14
  %t30 = getelementptr float, ptr %p0, i64 %v74
  %t31 = getelementptr float, ptr %t30, i64 8
  %v142 = load <8 x float>, ptr %t31, align 4, !alias.scope !7, !noalias !8
  %t32 = insertelement <8 x float> poison, float %v54, i64 0
  %v143 = shufflevector <8 x float> %t32, <8 x float> poison, <8 x i32> zeroinitializer
  %v144 = fsub <8 x float> %v142, %v143
  %v146 = fcmp olt <8 x float> %v144, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v148 = select <8 x i1> %v146, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v144
  %v150 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v148
  %v152 = select <8 x i1> %v150, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v148
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v152, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v157 = fsub <8 x float> %v155, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v152)
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v159)
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v161, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v161, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v168 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v166, <8 x float> %v161, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v168, <8 x float> %v161, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v170, <8 x float> %v161, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v172, <8 x float> %v161, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v175 = bitcast <8 x float> %v155 to <8 x i32>
  %v177 = shl <8 x i32> %v175, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v179 = fcmp olt <8 x float> %v157, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v182 = select <8 x i1> %v179, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v183 = add <8 x i32> %v177, %v182
  %v184 = bitcast <8 x i32> %v183 to <8 x float>
  %v185 = fmul <8 x float> %v174, %v184
  %v188 = select <8 x i1> %v179, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v189 = fmul <8 x float> %v185, %v188
  %t33 = getelementptr float, ptr %s1, i64 %v69
  %t34 = getelementptr float, ptr %t33, i64 8
  %v190 = load <8 x float>, ptr %t34, align 4, !alias.scope !13, !noalias !14
  %v191 = fadd <8 x float> %v190, %v189
  %t35 = getelementptr float, ptr %s1, i64 %v69
  %t36 = getelementptr float, ptr %t35, i64 8
  store <8 x float> %v191, ptr %t36, align 4, !alias.scope !13, !noalias !14
  br label %latch67
latch67:
  %next67 = add nuw nsw i64 %v67, 16
  %more67 = icmp slt i64 %next67, 128
  br i1 %more67, label %body67, label %after67
after67:
  %t37 = getelementptr float, ptr %s1, i64 0
  %v195 = load <8 x float>, ptr %t37, align 4, !alias.scope !13, !noalias !14
  %t38 = getelementptr float, ptr %s1, i64 0
  %t39 = getelementptr float, ptr %t38, i64 8
  %v196 = load <8 x float>, ptr %t39, align 4, !alias.scope !13, !noalias !14
  %t40 = getelementptr float, ptr %s1, i64 0
  %t41 = getelementptr float, ptr %t40, i64 16
  %v197 = load <8 x float>, ptr %t41, align 4, !alias.scope !13, !noalias !14
  %t42 = getelementptr float, ptr %s1, i64 0
  %t43 = getelementptr float, ptr %t42, i64 24
  %v198 = load <8 x float>, ptr %t43, align 4, !alias.scope !13, !noalias !14
  %t44 = getelementptr float, ptr %s1, i64 0
  %t45 = getelementptr float, ptr %t44, i64 32
  %v199 = load <8 x float>, ptr %t45, align 4, !alias.scope !13, !noalias !14
  %t46 = getelementptr float, ptr %s1, i64 0
  %t47 = getelementptr float, ptr %t46, i64 40
  %v200 = load <8 x float>, ptr %t47, align 4, !alias.scope !13, !noalias !14
  %t48 = getelementptr float, ptr %s1, i64 0
  %t49 = getelementptr float, ptr %t48, i64 48
  %v201 = load <8 x float>, ptr %t49, align 4, !alias.scope !13, !noalias !14
  %t50 = getelementptr float, ptr %s1, i64 0
  %t51 = getelementptr float, ptr %t50, i64 56
  %v202 = load <8 x float>, ptr %t51, align 4, !alias.scope !13, !noalias !14
  %v203 = fadd <8 x float> %v195, %v199
  %v204 = fadd <8 x float> %v196, %v200
  %v205 = fadd <8 x float> %v197, %v201
  %v206 = fadd <8 x float> %v198, %v202
  %v207 = fadd <8 x float> %v203, %v205
  %v208 = fadd <8 x float> %v204, %v206
  %v209 = fadd <8 x float> %v207, %v208
  %v210 = shufflevector <8 x float> %v209, <8 x float> %v209, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v211 = fadd <8 x float> %v209, %v210
  %v212 = shufflevector <8 x float> %v211, <8 x float> %v211, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v213 = fadd <8 x float> %v211, %v212
  %v214 = shufflevector <8 x float> %v213, <8 x float> %v213, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v215 = fadd <8 x float> %v213, %v214
  %v216 = extractelement <8 x float> %v215, i64 0
  br label %body222
body222:
  %v222 = phi i64 [ 0, %after67 ], [ %next222, %latch222 ]
  %v226 = add nuw nsw i64 %v11, %v222
  %t52 = getelementptr float, ptr %p0, i64 %v226
  %v227 = load <8 x float>, ptr %t52, align 4, !alias.scope !7, !noalias !8
  %t53 = insertelement <8 x float> poison, float %v54, i64 0
  %v228 = shufflevector <8 x float> %t53, <8 x float> poison, <8 x i32> zeroinitializer
  %v229 = fsub <8 x float> %v227, %v228
  %v232 = fcmp olt <8 x float> %v229, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v234 = select <8 x i1> %v232, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v229
  %v236 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v234
  %v238 = select <8 x i1> %v236, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v234
  %v243 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v238, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v245 = fsub <8 x float> %v243, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v249 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v245, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v238)
  %v251 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v245, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v249)
  %v255 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v251, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v258 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v255, <8 x float> %v251, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v261 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v258, <8 x float> %v251, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v261, <8 x float> %v251, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v264, <8 x float> %v251, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v269 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v267, <8 x float> %v251, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v270 = bitcast <8 x float> %v243 to <8 x i32>
  %v273 = shl <8 x i32> %v270, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v276 = fcmp olt <8 x float> %v245, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v281 = select <8 x i1> %v276, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v282 = add <8 x i32> %v273, %v281
  %v283 = bitcast <8 x i32> %v282 to <8 x float>
  %v284 = fmul <8 x float> %v269, %v283
  %v289 = select <8 x i1> %v276, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v290 = fmul <8 x float> %v284, %v289
  %t54 = insertelement <8 x float> poison, float %v216, i64 0
  %v291 = shufflevector <8 x float> %t54, <8 x float> poison, <8 x i32> zeroinitializer
  %v292 = fdiv <8 x float> %v290, %v291
  %t55 = getelementptr float, ptr %p0, i64 %v226
  %t56 = getelementptr float, ptr %t55, i64 8
  %v293 = load <8 x float>, ptr %t56, align 4, !alias.scope !7, !noalias !8
  %t57 = insertelement <8 x float> poison, float %v54, i64 0
  %v294 = shufflevector <8 x float> %t57, <8 x float> poison, <8 x i32> zeroinitializer
  %v295 = fsub <8 x float> %v293, %v294
  %v297 = fcmp olt <8 x float> %v295, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v299 = select <8 x i1> %v297, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v295
  %v301 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v299
  %v303 = select <8 x i1> %v301, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v299
  %v306 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v303, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v308 = fsub <8 x float> %v306, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v310 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v308, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v303)
  %v312 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v308, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v310)
  %v315 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v312, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v317 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v315, <8 x float> %v312, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v319 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v317, <8 x float> %v312, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v321 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v319, <8 x float> %v312, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v323 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v321, <8 x float> %v312, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v325 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v323, <8 x float> %v312, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v326 = bitcast <8 x float> %v306 to <8 x i32>
  %v328 = shl <8 x i32> %v326, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v330 = fcmp olt <8 x float> %v308, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v333 = select <8 x i1> %v330, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v334 = add <8 x i32> %v328, %v333
  %v335 = bitcast <8 x i32> %v334 to <8 x float>
  %v336 = fmul <8 x float> %v325, %v335
  %v339 = select <8 x i1> %v330, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v340 = fmul <8 x float> %v336, %v339
  %t58 = insertelement <8 x float> poison, float %v216, i64 0
  %v341 = shufflevector <8 x float> %t58, <8 x float> poison, <8 x i32> zeroinitializer
  %v342 = fdiv <8 x float> %v340, %v341
  %t59 = getelementptr float, ptr %p1, i64 %v226
  store <8 x float> %v292, ptr %t59, align 4, !alias.scope !9, !noalias !10
  %t60 = getelementptr float, ptr %p1, i64 %v226
  %t61 = getelementptr float, ptr %t60, i64 8
  store <8 x float> %v342, ptr %t61, align 4, !alias.scope !9, !noalias !10
  br label %latch222
latch222:
  %next222 = add nuw nsw i64 %v222, 16
  %more222 = icmp slt i64 %next222, 128
  br i1 %more222, label %body222, label %after222
after222:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)

attributes #0 = { nounwind "no-builtins" "prefer-vector-width"="512" }

!0 = !{}
!1 = !{!"branch_weights", i32 1048575, i32 1}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
!7 = !{!3}
!8 = !{!5, !6}
!9 = !{!4}
!10 = !{!5, !6}
!11 = !{!5}
!12 = !{!3, !4, !6}
!13 = !{!6}
!14 = !{!3, !4, !5}
