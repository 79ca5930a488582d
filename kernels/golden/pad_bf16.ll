; pad_bf16: 10 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %items ]
  %v4 = add nsw i64 %item, -2
  %v6 = icmp sle i64 2, %item
  %v8 = icmp slt i64 %item, 8
  %v9 = and i1 %v6, %v8
  %v12 = select i1 %v9, i64 %v4, i64 0
  %t0 = getelementptr i16, ptr %p0, i64 %v12
  %v13 = load i16, ptr %t0, align 2, !alias.scope !5, !noalias !6
  %v16 = select i1 %v9, i16 %v13, i16 0
  %v19 = zext i16 %v16 to i32
  %v21 = shl i32 %v19, 16
  %v22 = bitcast i32 %v21 to float
  %v23 = fadd float %v22, %v22
  %v24 = fcmp une float %v23, %v23
  %v25 = bitcast float %v23 to i32
  %v26 = lshr i32 %v25, 16
  %v28 = or i32 %v26, 64
  %v30 = add i32 %v25, 32767
  %v32 = and i32 %v26, 1
  %v33 = add i32 %v30, %v32
  %v34 = lshr i32 %v33, 16
  %v35 = select i1 %v24, i32 %v28, i32 %v34
  %v36 = trunc i32 %v35 to i16
  %t1 = getelementptr i16, ptr %p1, i64 %item
  store i16 %v36, ptr %t1, align 2, !alias.scope !7, !noalias !8
  %item.next = add nuw nsw i64 %item, 1
  %item.more = icmp slt i64 %item.next, %end
  br i1 %item.more, label %items, label %exit
exit:
  ret void
}

attributes #0 = { nounwind "no-builtins" "prefer-vector-width"="512" }

!0 = !{}
!1 = !{!"branch_weights", i32 1048575, i32 1}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = !{!3}
!6 = !{}
!7 = !{!4}
!8 = !{}
