; softmax: 4 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %s0 = getelementptr i8, ptr %scratch, i64 0
  %s1 = getelementptr i8, ptr %scratch, i64 512
  %s2 = getelementptr i8, ptr %scratch, i64 768
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after243 ]
  br label %body8
body8:
  %v8 = phi i64 [ 0, %items ], [ %next8, %latch8 ]
  %t0 = getelementptr float, ptr %s1, i64 %v8
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %t0, align 4, !alias.scope !14, !noalias !15
  br label %latch8
latch8:
  %next8 = add nuw nsw i64 %v8, 8
  %more8 = icmp slt i64 %next8, 64
  br i1 %more8, label %body8, label %after8
after8:
  %v13 = mul nuw nsw i64 %item, 128
  br label %body19
body19:
  %v19 = phi i64 [ 0, %after8 ], [ %next19, %latch19 ]
  %v21 = and i64 %v19, 63
  %v24 = add nuw nsw i64 %v13, %v19
  %t1 = getelementptr float, ptr %p0, i64 %v24
  %v25 = load <8 x float>, ptr %t1, align 4, !alias.scope !8, !noalias !9
  %t2 = getelementptr float, ptr %s1, i64 %v21
  %v26 = load <8 x float>, ptr %t2, align 4, !alias.scope !14, !noalias !15
  %v27 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v26, <8 x float> %v25)
  %t3 = getelementptr float, ptr %s1, i64 %v21
  store <8 x float> %v27, ptr %t3, align 4, !alias.scope !14, !noalias !15
  %t4 = getelementptr float, ptr %p0, i64 %v24
  %t5 = getelementptr float, ptr %t4, i64 8
  %v29 = load <8 x float>, ptr %t5, align 4, !alias.scope !8, !noalias !9
  %t6 = getelementptr float, ptr %s1, i64 %v21
  %t7 = getelementptr float, ptr %t6, i64 8
  %v30 = load <8 x float>, ptr %t7, align 4, !alias.scope !14, !noalias !15
  %v31 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v30, <8 x float> %v29)
  %t8 = getelementptr float, ptr %s1, i64 %v21
  %t9 = getelementptr float, ptr %t8, i64 8
  store <8 x float> %v31, ptr %t9, align 4, !alias.scope !14, !noalias !15
  br label %latch19
latch19:
  %next19 = add nuw nsw i64 %v19, 16
  %more19 = icmp slt i64 %next19, 128
  br i1 %more19, label %body19, label %after19
after19:
  %t10 = getelementptr float, ptr %s1, i64 0
  %v35 = load <8 x float>, ptr %t10, align 4, !alias.scope !14, !noalias !15
  %t11 = getelementptr float, ptr %s1, i64 0
  %t12 = getelementptr float, ptr %t11, i64 8
  %v36 = load <8 x float>, ptr %t12, align 4, !alias.scope !14, !noalias !15
  %t13 = getelementptr float, ptr %s1, i64 0
  %t14 = getelementptr float, ptr %t13, i64 16
  %v37 = load <8 x float>, ptr %t14, align 4, !alias.scope !14, !noalias !15
  %t15 = getelementptr float, ptr %s1, i64 0
  %t16 = getelementptr float, ptr %t15, i64 24
  %v38 = load <8 x float>, ptr %t16, align 4, !alias.scope !14, !noalias !15
  %t17 = getelementptr float, ptr %s1, i64 0
  %t18 = getelementptr float, ptr %t17, i64 32
  %v39 = load <8 x float>, ptr %t18, align 4, !alias.scope !14, !noalias !15
  %t19 = getelementptr float, ptr %s1, i64 0
  %t20 = getelementptr float, ptr %t19, i64 40
  %v40 = load <8 x float>, ptr %t20, align 4, !alias.scope !14, !noalias !15
  %t21 = getelementptr float, ptr %s1, i64 0
  %t22 = getelementptr float, ptr %t21, i64 48
  %v41 = load <8 x float>, ptr %t22, align 4, !alias.scope !14, !noalias !15
  %t23 = getelementptr float, ptr %s1, i64 0
  %t24 = getelementptr float, ptr %t23, i64 56
  %v42 = load <8 x float>, ptr %t24, align 4, !alias.scope !14, !noalias !15
  %v43 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v35, <8 x float> %v39)
  %v44 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v36, <8 x float> %v40)
  %v45 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v37, <8 x float> %v41)
  %v46 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v38, <8 x float> %v42)
  %v47 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v43, <8 x float> %v45)
  %v48 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v44, <8 x float> %v46)
  %v49 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v47, <8 x float> %v48)
  %v50 = shufflevector <8 x float> %v49, <8 x float> %v49, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v51 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v49, <8 x float> %v50)
  %v52 = shufflevector <8 x float> %v51, <8 x float> %v51, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v53 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v51, <8 x float> %v52)
  %v54 = shufflevector <8 x float> %v53, <8 x float> %v53, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v55 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v53, <8 x float> %v54)
  %v56 = extractelement <8 x float> %v55, i64 0
  br label %body62
body62:
  %v62 = phi i64 [ 0, %after19 ], [ %next62, %latch62 ]
  %v66 = add nuw nsw i64 %v13, %v62
  %t25 = getelementptr float, ptr %p0, i64 %v66
  %v67 = load <8 x float>, ptr %t25, align 4, !alias.scope !8, !noalias !9
  %t26 = insertelement <8 x float> poison, float %v56, i64 0
  %v68 = shufflevector <8 x float> %t26, <8 x float> poison, <8 x i32> zeroinitializer
  %v69 = fsub <8 x float> %v67, %v68
  %v72 = fcmp olt <8 x float> %v69, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v74 = select <8 x i1> %v72, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v69
  %v76 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v74
  %v78 = select <8 x i1> %v76, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v74
  %v83 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v78, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v85 = fsub <8 x float> %v83, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v78)
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v85, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v89)
  %v95 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v91, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v91, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v101 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v98, <8 x float> %v91, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v104 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v101, <8 x float> %v91, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v107 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v104, <8 x float> %v91, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v109 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v107, <8 x float> %v91, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v110 = bitcast <8 x float> %v83 to <8 x i32>
  %v113 = shl <8 x i32> %v110, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v116 = fcmp olt <8 x float> %v85, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v121 = select <8 x i1> %v116, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v122 = add <8 x i32> %v113, %v121
  %v123 = bitcast <8 x i32> %v122 to <8 x float>
  %v124 = fmul <8 x float> %v109, %v123
  %v129 = select <8 x i1> %v116, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v130 = fmul <8 x float> %v124, %v129
  %t27 = getelementptr float, ptr %p0, i64 %v66
  %t28 = getelementptr float, ptr %t27, i64 8
  %v131 = load <8 x float>, ptr %t28, align 4, !alias.scope !8, !noalias !9
  %t29 = insertelement <8 x float> poison, float %v56, i64 0
  %v132 = shufflevector <8 x float> %t29, <8 x float> poison, <8 x i32> zeroinitializer
  %v133 = fsub <8 x float> %v131, %v132
  %v135 = fcmp olt <8 x float> %v133, <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>
  %v137 = select <8 x i1> %v135, <8 x float> <float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000, float 0xC05A000000000000>, <8 x float> %v133
  %v139 = fcmp olt <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, %v137
  %v141 = select <8 x i1> %v139, <8 x float> <float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000, float 0x4056400000000000>, <8 x float> %v137
  %v144 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v141, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>)
  %v146 = fsub <8 x float> %v144, <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>
  %v148 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> <float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000, float 0xBFE62E4300000000>, <8 x float> %v141)
  %v150 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v146, <8 x float> <float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000, float 0x3E205C6100000000>, <8 x float> %v148)
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000, float 0x3F56A522C0000000>, <8 x float> %v150, <8 x float> <float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000, float 0x3F812396C0000000>)
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v153, <8 x float> %v150, <8 x float> <float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000, float 0x3FA5558AA0000000>)
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v150, <8 x float> <float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000, float 0x3FC5554920000000>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v150, <8 x float> <float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000, float 0x3FDFFFFFC0000000>)
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v150, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v164 = bitcast <8 x float> %v144 to <8 x i32>
  %v166 = shl <8 x i32> %v164, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v168 = fcmp olt <8 x float> %v146, <float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000, float 0xC05F000000000000>
  %v171 = select <8 x i1> %v168, <8 x i32> <i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520, i32 1593835520>, <8 x i32> <i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608, i32 1056964608>
  %v172 = add <8 x i32> %v166, %v171
  %v173 = bitcast <8 x i32> %v172 to <8 x float>
  %v174 = fmul <8 x float> %v163, %v173
  %v177 = select <8 x i1> %v168, <8 x float> <float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000, float 0x3C00000000000000>, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>
  %v178 = fmul <8 x float> %v174, %v177
  %t30 = getelementptr float, ptr %s0, i64 %v62
  store <8 x float> %v130, ptr %t30, align 4, !alias.scope !12, !noalias !13
  %t31 = getelementptr float, ptr %s0, i64 %v62
  %t32 = getelementptr float, ptr %t31, i64 8
  store <8 x float> %v178, ptr %t32, align 4, !alias.scope !12, !noalias !13
  br label %latch62
latch62:
  %next62 = add nuw nsw i64 %v62, 16
  %more62 = icmp slt i64 %next62, 128
  br i1 %more62, label %body62, label %after62
after62:
  br label %body190
body190:
  %v190 = phi i64 [ 0, %after62 ], [ %next190, %latch190 ]
  %t33 = getelementptr float, ptr %s2, i64 %v190
  store <8 x float> zeroinitializer, ptr %t33, align 4, !alias.scope !16, !noalias !17
  br label %latch190
latch190:
  %next190 = add nuw nsw i64 %v190, 8
  %more190 = icmp slt i64 %next190, 64
  br i1 %more190, label %body190, label %after190
after190:
  br label %body198
body198:
  %v198 = phi i64 [ 0, %after190 ], [ %next198, %latch198 ]
  %v200 = and i64 %v198, 63
  %t34 = getelementptr float, ptr %s0, i64 %v198
  %v204 = load <8 x float>, ptr %t34, align 4, !alias.scope !12, !noalias !13
  %t35 = getelementptr float, ptr %s2, i64 %v200
  %v205 = load <8 x float>, ptr %t35, align 4, !alias.scope !16, !noalias !17
  %v206 = fadd <8 x float> %v205, %v204
  %t36 = getelementptr float, ptr %s2, i64 %v200
  store <8 x float> %v206, ptr %t36, align 4, !alias.scope !16, !noalias !17
  %t37 = getelementptr float, ptr %s0, i64 %v198
  %t38 = getelementptr float, ptr %t37, i64 8
  %v210 = load <8 x float>, ptr %t38, align 4, !alias.scope !12, !noalias !13
  %t39 = getelementptr float, ptr %s2, i64 %v200
  %t40 = getelementptr float, ptr %t39, i64 8
  %v211 = load <8 x float>, ptr %t40, align 4, !alias.scope !16, !noalias !17
  %v212 = fadd <8 x float> %v211, %v210
  %t41 = getelementptr float, ptr %s2, i64 %v200
  %t42 = getelementptr float, ptr %t41, i64 8
  store <8 x float> %v212, ptr %t42, align 4, !alias.scope !16, !noalias !17
  br label %latch198
latch198:
  %next198 = add nuw nsw i64 %v198, 16
  %more198 = icmp slt i64 %next198, 128
  br i1 %more198, label %body198, label %after198
after198:
  %t43 = getelementptr float, ptr %s2, i64 0
  %v216 = load <8 x float>, ptr %t43, align 4, !alias.scope !16, !noalias !17
  %t44 = getelementptr float, ptr %s2, i64 0
  %t45 = getelementptr float, ptr %t44, i64 8
  %v217 = load <8 x float>, ptr %t45, align 4, !alias.scope !16, !noalias !17
  %t46 = getelementptr float, ptr %s2, i64 0
  %t47 = getelementptr float, ptr %t46, i64 16
  %v218 = load <8 x float>, ptr %t47, align 4, !alias.scope !16, !noalias !17
  %t48 = getelementptr float, ptr %s2, i64 0
  %t49 = getelementptr float, ptr %t48, i64 24
  %v219 = load <8 x float>, ptr %t49, align 4, !alias.scope !16, !noalias !17
  %t50 = getelementptr float, ptr %s2, i64 0
  %t51 = getelementptr float, ptr %t50, i64 32
  %v220 = load <8 x float>, ptr %t51, align 4, !alias.scope !16, !noalias !17
  %t52 = getelementptr float, ptr %s2, i64 0
  %t53 = getelementptr float, ptr %t52, i64 40
  %v221 = load <8 x float>, ptr %t53, align 4, !alias.scope !16, !noalias !17
  %t54 = getelementptr float, ptr %s2, i64 0
  %t55 = getelementptr float, ptr %t54, i64 48
  %v222 = load <8 x float>, ptr %t55, align 4, !alias.scope !16, !noalias !17
  %t56 = getelementptr float, ptr %s2, i64 0
  %t57 = getelementptr float, ptr %t56, i64 56
  %v223 = load <8 x float>, ptr %t57, align 4, !alias.scope !16, !noalias !17
  %v224 = fadd <8 x float> %v216, %v220
  %v225 = fadd <8 x float> %v217, %v221
  %v226 = fadd <8 x float> %v218, %v222
  %v227 = fadd <8 x float> %v219, %v223
  %v228 = fadd <8 x float> %v224, %v226
  %v229 = fadd <8 x float> %v225, %v227
  %v230 = fadd <8 x float> %v228, %v229
  %v231 = shufflevector <8 x float> %v230, <8 x float> %v230, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  %v232 = fadd <8 x float> %v230, %v231
  %v233 = shufflevector <8 x float> %v232, <8 x float> %v232, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  %v234 = fadd <8 x float> %v232, %v233
  %v235 = shufflevector <8 x float> %v234, <8 x float> %v234, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %v236 = fadd <8 x float> %v234, %v235
  %v237 = extractelement <8 x float> %v236, i64 0
  br label %body243
body243:
  %v243 = phi i64 [ 0, %after198 ], [ %next243, %latch243 ]
  %t58 = getelementptr float, ptr %s0, i64 %v243
  %v246 = load <8 x float>, ptr %t58, align 4, !alias.scope !12, !noalias !13
  %t59 = insertelement <8 x float> poison, float %v237, i64 0
  %v247 = shufflevector <8 x float> %t59, <8 x float> poison, <8 x i32> zeroinitializer
  %v248 = fdiv <8 x float> %v246, %v247
  %t60 = getelementptr float, ptr %s0, i64 %v243
  %t61 = getelementptr float, ptr %t60, i64 8
  %v251 = load <8 x float>, ptr %t61, align 4, !alias.scope !12, !noalias !13
  %t62 = insertelement <8 x float> poison, float %v237, i64 0
  %v252 = shufflevector <8 x float> %t62, <8 x float> poison, <8 x i32> zeroinitializer
  %v253 = fdiv <8 x float> %v251, %v252
  %v255 = add nuw nsw i64 %v13, %v243
  %t63 = getelementptr float, ptr %p1, i64 %v255
  store <8 x float> %v248, ptr %t63, align 4, !alias.scope !10, !noalias !11
  %t64 = getelementptr float, ptr %p1, i64 %v255
  %t65 = getelementptr float, ptr %t64, i64 8
  store <8 x float> %v253, ptr %t65, align 4, !alias.scope !10, !noalias !11
  br label %latch243
latch243:
  %next243 = add nuw nsw i64 %v243, 16
  %more243 = icmp slt i64 %next243, 128
  br i1 %more243, label %body243, label %after243
after243:
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
!7 = distinct !{!7, !2}
!8 = !{!3}
!9 = !{!5, !6, !7}
!10 = !{!4}
!11 = !{!5, !6, !7}
!12 = !{!5}
!13 = !{!3, !4, !6, !7}
!14 = !{!6}
!15 = !{!3, !4, !5, !7}
!16 = !{!7}
!17 = !{!3, !4, !5, !6}
