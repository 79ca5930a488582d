; cumsum: 3 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after10 ]
  %v4 = mul nuw nsw i64 %item, 16
  br label %body10
body10:
  %v10 = phi i64 [ 0, %items ], [ %next10, %latch10 ]
  %v12 = add nuw nsw i64 %v4, %v10
  %v14 = add nsw i64 %v12, -1
  %v16 = icmp sle i64 1, %v10
  %v19 = select i1 %v16, i64 %v14, i64 0
  %t0 = getelementptr float, ptr %p1, i64 %v19
  %v20 = load float, ptr %t0, align 4, !alias.scope !7, !noalias !8
  %v22 = select i1 %v16, float %v20, float 0x0000000000000000
  %t1 = getelementptr float, ptr %p0, i64 %v12
  %v23 = load float, ptr %t1, align 4, !alias.scope !5, !noalias !6
  %v24 = fadd float %v22, %v23
  %t2 = getelementptr float, ptr %p1, i64 %v12
  store float %v24, ptr %t2, align 4, !alias.scope !7, !noalias !8
  br label %latch10
latch10:
  %next10 = add nuw nsw i64 %v10, 1
  %more10 = icmp slt i64 %next10, 16
  br i1 %more10, label %body10, label %after10
after10:
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
