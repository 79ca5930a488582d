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
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after238 ]
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
  %v48 = extractelement <8 x float> %v47, i64 0
  %v49 = extractelement <8 x float> %v47, i64 1
  %v50 = extractelement <8 x float> %v47, i64 2
  %v51 = extractelement <8 x float> %v47, i64 3
  %v52 = extractelement <8 x float> %v47, i64 4
  %v53 = extractelement <8 x float> %v47, i64 5
  %v54 = extractelement <8 x float> %v47, i64 6
  %v55 = extractelement <8 x float> %v47, i64 7
  %v56 = call float @llvm.maximum.f32(float %v48, float %v52)
  %v57 = call float @llvm.maximum.f32(float %v49, float %v53)
  %v58 = call float @llvm.maximum.f32(float %v50, float %v54)
  %v59 = call float @llvm.maximum.f32(float %v51, float %v55)
  %v60 = call float @llvm.maximum.f32(float %v56, float %v58)
  %v61 = call float @llvm.maximum.f32(float %v57, float %v59)
  %v62 = call float @llvm.maximum.f32(float %v60, float %v61)
  br label %body67
body67:
  %v67 = phi i64 [ 0, %after17 ], [ %next67, %latch67 ]
  %t25 = getelementptr float, ptr %s1, i64 %v67
  store <8 x float> zeroinitializer, ptr %t25, align 4, !alias.scope !13, !noalias !14
  br label %latch67
latch67:
  %next67 = add nuw nsw i64 %v67, 8
  %more67 = icmp slt i64 %next67, 64
  br i1 %more67, label %body67, label %after67
after67:
  br label %body75
body75:
  %v75 = phi i64 [ 0, %after67 ], [ %next75, %latch75 ]
  %v77 = and i64 %v75, 63
  %v82 = add nuw nsw i64 %v11, %v75
  %t26 = getelementptr float, ptr %p0, i64 %v82
  %v83 = load <8 x float>, ptr %t26, align 4, !alias.scope !7, !noalias !8
  %t27 = insertelement <8 x float> poison, float %v62, i64 0
  %v84 = shufflevector <8 x float> %t27, <8 x float> poison, <8 x i32> zeroinitializer
  %v85 = fsub <8 x float> %v83, %v84
  %v88 = fcmp olt <8 x float> %v85, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v90 = select <8 x i1> %v88, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v85
  %v92 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v90
  %v94 = select <8 x i1> %v92, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v90
  %v99 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v94, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v101 = fsub <8 x float> %v99, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v94)
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v105)
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v107, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v114 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v111, <8 x float> %v107, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v114, <8 x float> %v107, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v120 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v117, <8 x float> %v107, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v120, <8 x float> %v107, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v123, <8 x float> %v107, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v126 = bitcast <8 x float> %v99 to <8 x i32>
  %v129 = shl <8 x i32> %v126, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v132 = fcmp olt <8 x float> %v101, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v137 = select <8 x i1> %v132, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v138 = add <8 x i32> %v129, %v137
  %v139 = bitcast <8 x i32> %v138 to <8 x float>
  %v140 = fmul <8 x float> %v125, %v139
  %v145 = select <8 x i1> %v132, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v146 = fmul <8 x float> %v140, %v145
  %t28 = getelementptr float, ptr %s1, i64 %v77
  %v147 = load <8 x float>, ptr %t28, align 4, !alias.scope !13, !noalias !14
  %v148 = fadd <8 x float> %v147, %v146
  %t29 = getelementptr float, ptr %s1, i64 %v77
  store <8 x float> %v148, ptr %t29, align 4, !alias.scope !13, !noalias !14
  %t30 = getelementptr float, ptr %p0, i64 %v82
  %t31 = getelementptr float, ptr %t30, i64 8
  %v150 = load <8 x float>, ptr %t31, align 4, !alias.scope !7, !noalias !8
  %t32 = insertelement <8 x float> poison, float %v62, i64 0
  %v151 = shufflevector <8 x float> %t32, <8 x float> poison, <8 x i32> zeroinitializer
  %v152 = fsub <8 x float> %v150, %v151
  %v154 = fcmp olt <8 x float> %v152, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v156 = select <8 x i1> %v154, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v152
  %v158 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v156
  %v160 = select <8 x i1> %v158, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v156
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v165 = fsub <8 x float> %v163, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v160)
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v165, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v167)
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v169, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v172, <8 x float> %v169, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v174, <8 x float> %v169, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v178 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v176, <8 x float> %v169, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v180 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v178, <8 x float> %v169, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v182 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v180, <8 x float> %v169, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v183 = bitcast <8 x float> %v163 to <8 x i32>
  %v185 = shl <8 x i32> %v183, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v187 = fcmp olt <8 x float> %v165, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v190 = select <8 x i1> %v187, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v191 = add <8 x i32> %v185, %v190
  %v192 = bitcast <8 x i32> %v191 to <8 x float>
  %v193 = fmul <8 x float> %v182, %v192
  %v196 = select <8 x i1> %v187, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v197 = fmul <8 x float> %v193, %v196
  %t33 = getelementptr float, ptr %s1, i64 %v77
  %t34 = getelementptr float, ptr %t33, i64 8
  %v198 = load <8 x float>, ptr %t34, align 4, !alias.scope !13, !noalias !14
  %v199 = fadd <8 x float> %v198, %v197
  %t35 = getelementptr float, ptr %s1, i64 %v77
  %t36 = getelementptr float, ptr %t35, i64 8
  store <8 x float> %v199, ptr %t36, align 4, !alias.scope !13, !noalias !14
  br label %latch75
latch75:
  %next75 = add nuw nsw i64 %v75, 16
  %more75 = icmp slt i64 %next75, 128
  br i1 %more75, label %body75, label %after75
after75:
  %t37 = getelementptr float, ptr %s1, i64 0
  %v203 = load <8 x float>, ptr %t37, align 4, !alias.scope !13, !noalias !14
  %t38 = getelementptr float, ptr %s1, i64 0
  %t39 = getelementptr float, ptr %t38, i64 8
  %v204 = load <8 x float>, ptr %t39, align 4, !alias.scope !13, !noalias !14
  %t40 = getelementptr float, ptr %s1, i64 0
  %t41 = getelementptr float, ptr %t40, i64 16
  %v205 = load <8 x float>, ptr %t41, align 4, !alias.scope !13, !noalias !14
  %t42 = getelementptr float, ptr %s1, i64 0
  %t43 = getelementptr float, ptr %t42, i64 24
  %v206 = load <8 x float>, ptr %t43, align 4, !alias.scope !13, !noalias !14
  %t44 = getelementptr float, ptr %s1, i64 0
  %t45 = getelementptr float, ptr %t44, i64 32
  %v207 = load <8 x float>, ptr %t45, align 4, !alias.scope !13, !noalias !14
  %t46 = getelementptr float, ptr %s1, i64 0
  %t47 = getelementptr float, ptr %t46, i64 40
  %v208 = load <8 x float>, ptr %t47, align 4, !alias.scope !13, !noalias !14
  %t48 = getelementptr float, ptr %s1, i64 0
  %t49 = getelementptr float, ptr %t48, i64 48
  %v209 = load <8 x float>, ptr %t49, align 4, !alias.scope !13, !noalias !14
  %t50 = getelementptr float, ptr %s1, i64 0
  %t51 = getelementptr float, ptr %t50, i64 56
  %v210 = load <8 x float>, ptr %t51, align 4, !alias.scope !13, !noalias !14
  %v211 = fadd <8 x float> %v203, %v207
  %v212 = fadd <8 x float> %v204, %v208
  %v213 = fadd <8 x float> %v205, %v209
  %v214 = fadd <8 x float> %v206, %v210
  %v215 = fadd <8 x float> %v211, %v213
  %v216 = fadd <8 x float> %v212, %v214
  %v217 = fadd <8 x float> %v215, %v216
  %v218 = extractelement <8 x float> %v217, i64 0
  %v219 = extractelement <8 x float> %v217, i64 1
  %v220 = extractelement <8 x float> %v217, i64 2
  %v221 = extractelement <8 x float> %v217, i64 3
  %v222 = extractelement <8 x float> %v217, i64 4
  %v223 = extractelement <8 x float> %v217, i64 5
  %v224 = extractelement <8 x float> %v217, i64 6
  %v225 = extractelement <8 x float> %v217, i64 7
  %v226 = fadd float %v218, %v222
  %v227 = fadd float %v219, %v223
  %v228 = fadd float %v220, %v224
  %v229 = fadd float %v221, %v225
  %v230 = fadd float %v226, %v228
  %v231 = fadd float %v227, %v229
  %v232 = fadd float %v230, %v231
  br label %body238
body238:
  %v238 = phi i64 [ 0, %after75 ], [ %next238, %latch238 ]
  %v242 = add nuw nsw i64 %v11, %v238
  %t52 = getelementptr float, ptr %p0, i64 %v242
  %v243 = load <8 x float>, ptr %t52, align 4, !alias.scope !7, !noalias !8
  %t53 = insertelement <8 x float> poison, float %v62, i64 0
  %v244 = shufflevector <8 x float> %t53, <8 x float> poison, <8 x i32> zeroinitializer
  %v245 = fsub <8 x float> %v243, %v244
  %v248 = fcmp olt <8 x float> %v245, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v250 = select <8 x i1> %v248, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v245
  %v252 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v250
  %v254 = select <8 x i1> %v252, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v250
  %v259 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v254, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v261 = fsub <8 x float> %v259, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v265 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v261, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v254)
  %v267 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v261, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v265)
  %v271 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v267, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v274 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v271, <8 x float> %v267, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v277 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v274, <8 x float> %v267, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v277, <8 x float> %v267, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v283 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v280, <8 x float> %v267, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v285 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v283, <8 x float> %v267, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v286 = bitcast <8 x float> %v259 to <8 x i32>
  %v289 = shl <8 x i32> %v286, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v292 = fcmp olt <8 x float> %v261, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v297 = select <8 x i1> %v292, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v298 = add <8 x i32> %v289, %v297
  %v299 = bitcast <8 x i32> %v298 to <8 x float>
  %v300 = fmul <8 x float> %v285, %v299
  %v305 = select <8 x i1> %v292, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v306 = fmul <8 x float> %v300, %v305
  %t54 = insertelement <8 x float> poison, float %v232, i64 0
  %v307 = shufflevector <8 x float> %t54, <8 x float> poison, <8 x i32> zeroinitializer
  %v308 = fdiv <8 x float> %v306, %v307
  %t55 = getelementptr float, ptr %p0, i64 %v242
  %t56 = getelementptr float, ptr %t55, i64 8
  %v309 = load <8 x float>, ptr %t56, align 4, !alias.scope !7, !noalias !8
  %t57 = insertelement <8 x float> poison, float %v62, i64 0
  %v310 = shufflevector <8 x float> %t57, <8 x float> poison, <8 x i32> zeroinitializer
  %v311 = fsub <8 x float> %v309, %v310
  %v313 = fcmp olt <8 x float> %v311, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v315 = select <8 x i1> %v313, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v311
  %v317 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v315
  %v319 = select <8 x i1> %v317, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v315
  %v322 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v319, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v324 = fsub <8 x float> %v322, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v326 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v324, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v319)
  %v328 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v324, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v326)
  %v331 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v328, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v333 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v331, <8 x float> %v328, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v335 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v333, <8 x float> %v328, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v337 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v335, <8 x float> %v328, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v339 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v337, <8 x float> %v328, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v341 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v339, <8 x float> %v328, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v342 = bitcast <8 x float> %v322 to <8 x i32>
  %v344 = shl <8 x i32> %v342, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v346 = fcmp olt <8 x float> %v324, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v349 = select <8 x i1> %v346, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v350 = add <8 x i32> %v344, %v349
  %v351 = bitcast <8 x i32> %v350 to <8 x float>
  %v352 = fmul <8 x float> %v341, %v351
  %v355 = select <8 x i1> %v346, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v356 = fmul <8 x float> %v352, %v355
  %t58 = insertelement <8 x float> poison, float %v232, i64 0
  %v357 = shufflevector <8 x float> %t58, <8 x float> poison, <8 x i32> zeroinitializer
  %v358 = fdiv <8 x float> %v356, %v357
  %t59 = getelementptr float, ptr %p1, i64 %v242
  store <8 x float> %v308, ptr %t59, align 4, !alias.scope !9, !noalias !10
  %t60 = getelementptr float, ptr %p1, i64 %v242
  %t61 = getelementptr float, ptr %t60, i64 8
  store <8 x float> %v358, ptr %t61, align 4, !alias.scope !9, !noalias !10
  br label %latch238
latch238:
  %next238 = add nuw nsw i64 %v238, 16
  %more238 = icmp slt i64 %next238, 128
  br i1 %more238, label %body238, label %after238
after238:
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)
declare float @llvm.maximum.f32(float, float)

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
