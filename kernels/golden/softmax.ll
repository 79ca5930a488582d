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
  %v42 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v40, <8 x float> %v41)
  store <8 x float> %v42, ptr %v6
  %t1 = getelementptr float, ptr %p0, i64 %v39
  %t2 = getelementptr float, ptr %t1, i64 8
  %v44 = load <8 x float>, ptr %t2, align 4, !alias.scope !6, !noalias !7
  %v45 = load <8 x float>, ptr %v9
  %v46 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v44, <8 x float> %v45)
  store <8 x float> %v46, ptr %v9
  %t3 = getelementptr float, ptr %p0, i64 %v39
  %t4 = getelementptr float, ptr %t3, i64 16
  %v48 = load <8 x float>, ptr %t4, align 4, !alias.scope !6, !noalias !7
  %v49 = load <8 x float>, ptr %v12
  %v50 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v48, <8 x float> %v49)
  store <8 x float> %v50, ptr %v12
  %t5 = getelementptr float, ptr %p0, i64 %v39
  %t6 = getelementptr float, ptr %t5, i64 24
  %v52 = load <8 x float>, ptr %t6, align 4, !alias.scope !6, !noalias !7
  %v53 = load <8 x float>, ptr %v15
  %v54 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v52, <8 x float> %v53)
  store <8 x float> %v54, ptr %v15
  %t7 = getelementptr float, ptr %p0, i64 %v39
  %t8 = getelementptr float, ptr %t7, i64 32
  %v56 = load <8 x float>, ptr %t8, align 4, !alias.scope !6, !noalias !7
  %v57 = load <8 x float>, ptr %v18
  %v58 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v56, <8 x float> %v57)
  store <8 x float> %v58, ptr %v18
  %t9 = getelementptr float, ptr %p0, i64 %v39
  %t10 = getelementptr float, ptr %t9, i64 40
  %v60 = load <8 x float>, ptr %t10, align 4, !alias.scope !6, !noalias !7
  %v61 = load <8 x float>, ptr %v21
  %v62 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v60, <8 x float> %v61)
  store <8 x float> %v62, ptr %v21
  %t11 = getelementptr float, ptr %p0, i64 %v39
  %t12 = getelementptr float, ptr %t11, i64 48
  %v64 = load <8 x float>, ptr %t12, align 4, !alias.scope !6, !noalias !7
  %v65 = load <8 x float>, ptr %v24
  %v66 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v64, <8 x float> %v65)
  store <8 x float> %v66, ptr %v24
  %t13 = getelementptr float, ptr %p0, i64 %v39
  %t14 = getelementptr float, ptr %t13, i64 56
  %v68 = load <8 x float>, ptr %t14, align 4, !alias.scope !6, !noalias !7
  %v69 = load <8 x float>, ptr %v27
  %v70 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v68, <8 x float> %v69)
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
  %v82 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v78, <8 x float> %v74)
  %v83 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v79, <8 x float> %v75)
  %v84 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v80, <8 x float> %v76)
  %v85 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v81, <8 x float> %v77)
  %v86 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v84, <8 x float> %v82)
  %v87 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v85, <8 x float> %v83)
  %v88 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v87, <8 x float> %v86)
  %v89 = shufflevector <8 x float> %v88, <8 x float> %v88, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v90 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v89, <8 x float> %v88)
  %v91 = shufflevector <8 x float> %v90, <8 x float> %v90, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v92 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v91, <8 x float> %v90)
  %v93 = shufflevector <8 x float> %v92, <8 x float> %v92, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v94 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v93, <8 x float> %v92)
  %v95 = extractelement <8 x float> %v94, i64 0
  br label %body101
body101:
  %v101 = phi i64 [ 0, %after34 ], [ %next101, %latch101 ]
  %v103 = add nuw nsw i64 %v30, %v101
  %t15 = getelementptr float, ptr %p0, i64 %v103
  %v104 = load <8 x float>, ptr %t15, align 4, !alias.scope !6, !noalias !7
  %t16 = insertelement <8 x float> poison, float %v95, i64 0
  %v105 = shufflevector <8 x float> %t16, <8 x float> poison, <8 x i32> zeroinitializer
  %v106 = fsub <8 x float> %v104, %v105
  %t17 = getelementptr float, ptr %p0, i64 %v103
  %t18 = getelementptr float, ptr %t17, i64 8
  %v107 = load <8 x float>, ptr %t18, align 4, !alias.scope !6, !noalias !7
  %t19 = insertelement <8 x float> poison, float %v95, i64 0
  %v108 = shufflevector <8 x float> %t19, <8 x float> poison, <8 x i32> zeroinitializer
  %v109 = fsub <8 x float> %v107, %v108
  %v112 = fcmp olt <8 x float> %v106, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v114 = fcmp olt <8 x float> %v109, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v116 = select <8 x i1> %v112, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v106
  %v118 = select <8 x i1> %v114, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v109
  %v121 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v116
  %v123 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v118
  %v125 = select <8 x i1> %v121, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v116
  %v127 = select <8 x i1> %v123, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v118
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v137 = fsub <8 x float> %v132, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v139 = fsub <8 x float> %v135, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v140 = bitcast <8 x float> %v132 to <8 x i32>
  %v141 = bitcast <8 x float> %v135 to <8 x i32>
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v125)
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v127)
  %v149 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v137, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v144)
  %v151 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v146)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v149, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v151, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v149, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v164 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v151, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v167 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v162, <8 x float> %v149, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v169 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v151, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v172 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v167, <8 x float> %v149, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v174 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v169, <8 x float> %v151, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v177 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v172, <8 x float> %v149, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v179 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v174, <8 x float> %v151, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v181 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v177, <8 x float> %v149, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v179, <8 x float> %v151, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v186 = fcmp olt <8 x float> %v137, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v188 = fcmp olt <8 x float> %v139, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v193 = select <8 x i1> %v186, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v196 = select <8 x i1> %v188, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v201 = select <8 x i1> %v186, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v204 = select <8 x i1> %v188, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v207 = shl <8 x i32> %v140, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v209 = shl <8 x i32> %v141, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v210 = add <8 x i32> %v207, %v193
  %v211 = add <8 x i32> %v209, %v196
  %v212 = bitcast <8 x i32> %v210 to <8 x float>
  %v213 = bitcast <8 x i32> %v211 to <8 x float>
  %v214 = fmul <8 x float> %v181, %v212
  %v215 = fmul <8 x float> %v183, %v213
  %v216 = fmul <8 x float> %v214, %v201
  %v217 = fmul <8 x float> %v215, %v204
  %t20 = getelementptr float, ptr %s0, i64 %v101
  store <8 x float> %v216, ptr %t20, align 4, !alias.scope !10, !noalias !11
  %t21 = getelementptr float, ptr %s0, i64 %v101
  %t22 = getelementptr float, ptr %t21, i64 8
  store <8 x float> %v217, ptr %t22, align 4, !alias.scope !10, !noalias !11
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
  %t23 = getelementptr float, ptr %s0, i64 %v252
  %v258 = load <8 x float>, ptr %t23, align 4, !alias.scope !10, !noalias !11
  %v259 = load <8 x float>, ptr %v227
  %v260 = fadd <8 x float> %v259, %v258
  store <8 x float> %v260, ptr %v227
  %t24 = getelementptr float, ptr %s0, i64 %v252
  %t25 = getelementptr float, ptr %t24, i64 8
  %v264 = load <8 x float>, ptr %t25, align 4, !alias.scope !10, !noalias !11
  %v265 = load <8 x float>, ptr %v230
  %v266 = fadd <8 x float> %v265, %v264
  store <8 x float> %v266, ptr %v230
  %t26 = getelementptr float, ptr %s0, i64 %v252
  %t27 = getelementptr float, ptr %t26, i64 16
  %v270 = load <8 x float>, ptr %t27, align 4, !alias.scope !10, !noalias !11
  %v271 = load <8 x float>, ptr %v233
  %v272 = fadd <8 x float> %v271, %v270
  store <8 x float> %v272, ptr %v233
  %t28 = getelementptr float, ptr %s0, i64 %v252
  %t29 = getelementptr float, ptr %t28, i64 24
  %v276 = load <8 x float>, ptr %t29, align 4, !alias.scope !10, !noalias !11
  %v277 = load <8 x float>, ptr %v236
  %v278 = fadd <8 x float> %v277, %v276
  store <8 x float> %v278, ptr %v236
  %t30 = getelementptr float, ptr %s0, i64 %v252
  %t31 = getelementptr float, ptr %t30, i64 32
  %v282 = load <8 x float>, ptr %t31, align 4, !alias.scope !10, !noalias !11
  %v283 = load <8 x float>, ptr %v239
  %v284 = fadd <8 x float> %v283, %v282
  store <8 x float> %v284, ptr %v239
  %t32 = getelementptr float, ptr %s0, i64 %v252
  %t33 = getelementptr float, ptr %t32, i64 40
  %v288 = load <8 x float>, ptr %t33, align 4, !alias.scope !10, !noalias !11
  %v289 = load <8 x float>, ptr %v242
  %v290 = fadd <8 x float> %v289, %v288
  store <8 x float> %v290, ptr %v242
  %t34 = getelementptr float, ptr %s0, i64 %v252
  %t35 = getelementptr float, ptr %t34, i64 48
  %v294 = load <8 x float>, ptr %t35, align 4, !alias.scope !10, !noalias !11
  %v295 = load <8 x float>, ptr %v245
  %v296 = fadd <8 x float> %v295, %v294
  store <8 x float> %v296, ptr %v245
  %t36 = getelementptr float, ptr %s0, i64 %v252
  %t37 = getelementptr float, ptr %t36, i64 56
  %v300 = load <8 x float>, ptr %t37, align 4, !alias.scope !10, !noalias !11
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
  %t38 = getelementptr float, ptr %s0, i64 %v333
  %v336 = load <8 x float>, ptr %t38, align 4, !alias.scope !10, !noalias !11
  %t39 = insertelement <8 x float> poison, float %v327, i64 0
  %v337 = shufflevector <8 x float> %t39, <8 x float> poison, <8 x i32> zeroinitializer
  %v338 = fdiv <8 x float> %v336, %v337
  %t40 = getelementptr float, ptr %s0, i64 %v333
  %t41 = getelementptr float, ptr %t40, i64 8
  %v341 = load <8 x float>, ptr %t41, align 4, !alias.scope !10, !noalias !11
  %t42 = insertelement <8 x float> poison, float %v327, i64 0
  %v342 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %v343 = fdiv <8 x float> %v341, %v342
  %v345 = add nuw nsw i64 %v30, %v333
  %t43 = getelementptr float, ptr %p1, i64 %v345
  store <8 x float> %v338, ptr %t43, align 4, !alias.scope !8, !noalias !9
  %t44 = getelementptr float, ptr %p1, i64 %v345
  %t45 = getelementptr float, ptr %t44, i64 8
  store <8 x float> %v343, ptr %t45, align 4, !alias.scope !8, !noalias !9
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
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)

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
