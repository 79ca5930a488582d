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
  %v229 = alloca <8 x float>
  %v232 = alloca <8 x float>
  %v235 = alloca <8 x float>
  %v238 = alloca <8 x float>
  %v241 = alloca <8 x float>
  %v244 = alloca <8 x float>
  %v247 = alloca <8 x float>
  %v250 = alloca <8 x float>
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after337 ]
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v6
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v9
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v12
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v18
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v21
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v24
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v27
  %v30 = mul nuw nsw i64 %item, 128
  br label %body36
body36:
  %v36 = phi i64 [ 0, %items ], [ %next36, %latch36 ]
  %v38 = and i64 %v36, 63
  %v41 = add nuw nsw i64 %v30, %v36
  %t0 = getelementptr float, ptr %p0, i64 %v41
  %v42 = load <8 x float>, ptr %t0, align 4, !alias.scope !6, !noalias !7
  %v43 = load <8 x float>, ptr %v6
  %v44 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v43, <8 x float> %v42)
  store <8 x float> %v44, ptr %v6
  %t1 = getelementptr float, ptr %p0, i64 %v41
  %t2 = getelementptr float, ptr %t1, i64 8
  %v46 = load <8 x float>, ptr %t2, align 4, !alias.scope !6, !noalias !7
  %v47 = load <8 x float>, ptr %v9
  %v48 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v47, <8 x float> %v46)
  store <8 x float> %v48, ptr %v9
  %t3 = getelementptr float, ptr %p0, i64 %v41
  %t4 = getelementptr float, ptr %t3, i64 16
  %v50 = load <8 x float>, ptr %t4, align 4, !alias.scope !6, !noalias !7
  %v51 = load <8 x float>, ptr %v12
  %v52 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v51, <8 x float> %v50)
  store <8 x float> %v52, ptr %v12
  %t5 = getelementptr float, ptr %p0, i64 %v41
  %t6 = getelementptr float, ptr %t5, i64 24
  %v54 = load <8 x float>, ptr %t6, align 4, !alias.scope !6, !noalias !7
  %v55 = load <8 x float>, ptr %v15
  %v56 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v55, <8 x float> %v54)
  store <8 x float> %v56, ptr %v15
  %t7 = getelementptr float, ptr %p0, i64 %v41
  %t8 = getelementptr float, ptr %t7, i64 32
  %v58 = load <8 x float>, ptr %t8, align 4, !alias.scope !6, !noalias !7
  %v59 = load <8 x float>, ptr %v18
  %v60 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v59, <8 x float> %v58)
  store <8 x float> %v60, ptr %v18
  %t9 = getelementptr float, ptr %p0, i64 %v41
  %t10 = getelementptr float, ptr %t9, i64 40
  %v62 = load <8 x float>, ptr %t10, align 4, !alias.scope !6, !noalias !7
  %v63 = load <8 x float>, ptr %v21
  %v64 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v63, <8 x float> %v62)
  store <8 x float> %v64, ptr %v21
  %t11 = getelementptr float, ptr %p0, i64 %v41
  %t12 = getelementptr float, ptr %t11, i64 48
  %v66 = load <8 x float>, ptr %t12, align 4, !alias.scope !6, !noalias !7
  %v67 = load <8 x float>, ptr %v24
  %v68 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v67, <8 x float> %v66)
  store <8 x float> %v68, ptr %v24
  %t13 = getelementptr float, ptr %p0, i64 %v41
  %t14 = getelementptr float, ptr %t13, i64 56
  %v70 = load <8 x float>, ptr %t14, align 4, !alias.scope !6, !noalias !7
  %v71 = load <8 x float>, ptr %v27
  %v72 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v71, <8 x float> %v70)
  store <8 x float> %v72, ptr %v27
  br label %latch36
latch36:
  %next36 = add nuw nsw i64 %v36, 64
  %more36 = icmp slt i64 %next36, 128
  br i1 %more36, label %body36, label %after36
after36:
  %v76 = load <8 x float>, ptr %v6
  %v77 = load <8 x float>, ptr %v9
  %v78 = load <8 x float>, ptr %v12
  %v79 = load <8 x float>, ptr %v15
  %v80 = load <8 x float>, ptr %v18
  %v81 = load <8 x float>, ptr %v21
  %v82 = load <8 x float>, ptr %v24
  %v83 = load <8 x float>, ptr %v27
  %v84 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v76, <8 x float> %v80)
  %v85 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v77, <8 x float> %v81)
  %v86 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v78, <8 x float> %v82)
  %v87 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v79, <8 x float> %v83)
  %v88 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v84, <8 x float> %v86)
  %v89 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v85, <8 x float> %v87)
  %v90 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v88, <8 x float> %v89)
  %v91 = shufflevector <8 x float> %v90, <8 x float> %v90, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v92 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v90, <8 x float> %v91)
  %v93 = shufflevector <8 x float> %v92, <8 x float> %v92, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v94 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v92, <8 x float> %v93)
  %v95 = shufflevector <8 x float> %v94, <8 x float> %v94, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v96 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v94, <8 x float> %v95)
  %v97 = extractelement <8 x float> %v96, i64 0
  br label %body103
body103:
  %v103 = phi i64 [ 0, %after36 ], [ %next103, %latch103 ]
  %v107 = add nuw nsw i64 %v30, %v103
  %t15 = getelementptr float, ptr %p0, i64 %v107
  %v108 = load <8 x float>, ptr %t15, align 4, !alias.scope !6, !noalias !7
  %t16 = insertelement <8 x float> poison, float %v97, i64 0
  %v109 = shufflevector <8 x float> %t16, <8 x float> poison, <8 x i32> zeroinitializer
  %v110 = fsub <8 x float> %v108, %v109
  %v113 = fcmp olt <8 x float> %v110, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v115 = select <8 x i1> %v113, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v110
  %v117 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v115
  %v119 = select <8 x i1> %v117, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v115
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v126 = fsub <8 x float> %v124, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v119)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v130)
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v132, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v139 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v136, <8 x float> %v132, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v142 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v139, <8 x float> %v132, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v145 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v142, <8 x float> %v132, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> %v132, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v148, <8 x float> %v132, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v151 = bitcast <8 x float> %v124 to <8 x i32>
  %v154 = shl <8 x i32> %v151, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v157 = fcmp olt <8 x float> %v126, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v162 = select <8 x i1> %v157, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v163 = add <8 x i32> %v154, %v162
  %v164 = bitcast <8 x i32> %v163 to <8 x float>
  %v165 = fmul <8 x float> %v150, %v164
  %v170 = select <8 x i1> %v157, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v171 = fmul <8 x float> %v165, %v170
  %t17 = getelementptr float, ptr %p0, i64 %v107
  %t18 = getelementptr float, ptr %t17, i64 8
  %v172 = load <8 x float>, ptr %t18, align 4, !alias.scope !6, !noalias !7
  %t19 = insertelement <8 x float> poison, float %v97, i64 0
  %v173 = shufflevector <8 x float> %t19, <8 x float> poison, <8 x i32> zeroinitializer
  %v174 = fsub <8 x float> %v172, %v173
  %v176 = fcmp olt <8 x float> %v174, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v178 = select <8 x i1> %v176, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v174
  %v180 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v178
  %v182 = select <8 x i1> %v180, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v178
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v182, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v187 = fsub <8 x float> %v185, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v182)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v189)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v191, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v194, <8 x float> %v191, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v198 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v196, <8 x float> %v191, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v200 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v198, <8 x float> %v191, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v200, <8 x float> %v191, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v204 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v202, <8 x float> %v191, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v205 = bitcast <8 x float> %v185 to <8 x i32>
  %v207 = shl <8 x i32> %v205, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v209 = fcmp olt <8 x float> %v187, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v212 = select <8 x i1> %v209, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v213 = add <8 x i32> %v207, %v212
  %v214 = bitcast <8 x i32> %v213 to <8 x float>
  %v215 = fmul <8 x float> %v204, %v214
  %v218 = select <8 x i1> %v209, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v219 = fmul <8 x float> %v215, %v218
  %t20 = getelementptr float, ptr %s0, i64 %v103
  store <8 x float> %v171, ptr %t20, align 4, !alias.scope !10, !noalias !11
  %t21 = getelementptr float, ptr %s0, i64 %v103
  %t22 = getelementptr float, ptr %t21, i64 8
  store <8 x float> %v219, ptr %t22, align 4, !alias.scope !10, !noalias !11
  br label %latch103
latch103:
  %next103 = add nuw nsw i64 %v103, 16
  %more103 = icmp slt i64 %next103, 128
  br i1 %more103, label %body103, label %after103
after103:
  store <8 x float> zeroinitializer, ptr %v229
  store <8 x float> zeroinitializer, ptr %v232
  store <8 x float> zeroinitializer, ptr %v235
  store <8 x float> zeroinitializer, ptr %v238
  store <8 x float> zeroinitializer, ptr %v241
  store <8 x float> zeroinitializer, ptr %v244
  store <8 x float> zeroinitializer, ptr %v247
  store <8 x float> zeroinitializer, ptr %v250
  br label %body256
body256:
  %v256 = phi i64 [ 0, %after103 ], [ %next256, %latch256 ]
  %v258 = and i64 %v256, 63
  %t23 = getelementptr float, ptr %s0, i64 %v256
  %v262 = load <8 x float>, ptr %t23, align 4, !alias.scope !10, !noalias !11
  %v263 = load <8 x float>, ptr %v229
  %v264 = fadd <8 x float> %v263, %v262
  store <8 x float> %v264, ptr %v229
  %t24 = getelementptr float, ptr %s0, i64 %v256
  %t25 = getelementptr float, ptr %t24, i64 8
  %v268 = load <8 x float>, ptr %t25, align 4, !alias.scope !10, !noalias !11
  %v269 = load <8 x float>, ptr %v232
  %v270 = fadd <8 x float> %v269, %v268
  store <8 x float> %v270, ptr %v232
  %t26 = getelementptr float, ptr %s0, i64 %v256
  %t27 = getelementptr float, ptr %t26, i64 16
  %v274 = load <8 x float>, ptr %t27, align 4, !alias.scope !10, !noalias !11
  %v275 = load <8 x float>, ptr %v235
  %v276 = fadd <8 x float> %v275, %v274
  store <8 x float> %v276, ptr %v235
  %t28 = getelementptr float, ptr %s0, i64 %v256
  %t29 = getelementptr float, ptr %t28, i64 24
  %v280 = load <8 x float>, ptr %t29, align 4, !alias.scope !10, !noalias !11
  %v281 = load <8 x float>, ptr %v238
  %v282 = fadd <8 x float> %v281, %v280
  store <8 x float> %v282, ptr %v238
  %t30 = getelementptr float, ptr %s0, i64 %v256
  %t31 = getelementptr float, ptr %t30, i64 32
  %v286 = load <8 x float>, ptr %t31, align 4, !alias.scope !10, !noalias !11
  %v287 = load <8 x float>, ptr %v241
  %v288 = fadd <8 x float> %v287, %v286
  store <8 x float> %v288, ptr %v241
  %t32 = getelementptr float, ptr %s0, i64 %v256
  %t33 = getelementptr float, ptr %t32, i64 40
  %v292 = load <8 x float>, ptr %t33, align 4, !alias.scope !10, !noalias !11
  %v293 = load <8 x float>, ptr %v244
  %v294 = fadd <8 x float> %v293, %v292
  store <8 x float> %v294, ptr %v244
  %t34 = getelementptr float, ptr %s0, i64 %v256
  %t35 = getelementptr float, ptr %t34, i64 48
  %v298 = load <8 x float>, ptr %t35, align 4, !alias.scope !10, !noalias !11
  %v299 = load <8 x float>, ptr %v247
  %v300 = fadd <8 x float> %v299, %v298
  store <8 x float> %v300, ptr %v247
  %t36 = getelementptr float, ptr %s0, i64 %v256
  %t37 = getelementptr float, ptr %t36, i64 56
  %v304 = load <8 x float>, ptr %t37, align 4, !alias.scope !10, !noalias !11
  %v305 = load <8 x float>, ptr %v250
  %v306 = fadd <8 x float> %v305, %v304
  store <8 x float> %v306, ptr %v250
  br label %latch256
latch256:
  %next256 = add nuw nsw i64 %v256, 64
  %more256 = icmp slt i64 %next256, 128
  br i1 %more256, label %body256, label %after256
after256:
  %v310 = load <8 x float>, ptr %v229
  %v311 = load <8 x float>, ptr %v232
  %v312 = load <8 x float>, ptr %v235
  %v313 = load <8 x float>, ptr %v238
  %v314 = load <8 x float>, ptr %v241
  %v315 = load <8 x float>, ptr %v244
  %v316 = load <8 x float>, ptr %v247
  %v317 = load <8 x float>, ptr %v250
  %v318 = fadd <8 x float> %v310, %v314
  %v319 = fadd <8 x float> %v311, %v315
  %v320 = fadd <8 x float> %v312, %v316
  %v321 = fadd <8 x float> %v313, %v317
  %v322 = fadd <8 x float> %v318, %v320
  %v323 = fadd <8 x float> %v319, %v321
  %v324 = fadd <8 x float> %v322, %v323
  %v325 = shufflevector <8 x float> %v324, <8 x float> %v324, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v326 = fadd <8 x float> %v324, %v325
  %v327 = shufflevector <8 x float> %v326, <8 x float> %v326, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v328 = fadd <8 x float> %v326, %v327
  %v329 = shufflevector <8 x float> %v328, <8 x float> %v328, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v330 = fadd <8 x float> %v328, %v329
  %v331 = extractelement <8 x float> %v330, i64 0
  br label %body337
body337:
  %v337 = phi i64 [ 0, %after256 ], [ %next337, %latch337 ]
  %t38 = getelementptr float, ptr %s0, i64 %v337
  %v340 = load <8 x float>, ptr %t38, align 4, !alias.scope !10, !noalias !11
  %t39 = insertelement <8 x float> poison, float %v331, i64 0
  %v341 = shufflevector <8 x float> %t39, <8 x float> poison, <8 x i32> zeroinitializer
  %v342 = fdiv <8 x float> %v340, %v341
  %t40 = getelementptr float, ptr %s0, i64 %v337
  %t41 = getelementptr float, ptr %t40, i64 8
  %v345 = load <8 x float>, ptr %t41, align 4, !alias.scope !10, !noalias !11
  %t42 = insertelement <8 x float> poison, float %v331, i64 0
  %v346 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %v347 = fdiv <8 x float> %v345, %v346
  %v349 = add nuw nsw i64 %v30, %v337
  %t43 = getelementptr float, ptr %p1, i64 %v349
  store <8 x float> %v342, ptr %t43, align 4, !alias.scope !8, !noalias !9
  %t44 = getelementptr float, ptr %p1, i64 %v349
  %t45 = getelementptr float, ptr %t44, i64 8
  store <8 x float> %v347, ptr %t45, align 4, !alias.scope !8, !noalias !9
  br label %latch337
latch337:
  %next337 = add nuw nsw i64 %v337, 16
  %more337 = icmp slt i64 %next337, 128
  br i1 %more337, label %body337, label %after337
after337:
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
