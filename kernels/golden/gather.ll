; gather: 4 work items

define void @kernel(ptr noalias %args, ptr noalias %scratch, ptr noalias %status, i64 %begin, i64 %end) #0 {
entry:
  %p0.at = getelementptr ptr, ptr %args, i64 0
  %p0 = load ptr, ptr %p0.at, !invariant.load !0
  %p1.at = getelementptr ptr, ptr %args, i64 1
  %p1 = load ptr, ptr %p1.at, !invariant.load !0
  %p2.at = getelementptr ptr, ptr %args, i64 2
  %p2 = load ptr, ptr %p2.at, !invariant.load !0
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %items, label %exit
items:
  %item = phi i64 [ %begin, %entry ], [ %item.next, %after9 ]
  %v2 = urem i64 %item, 1
  %v3 = udiv i64 %item, 1
  %v7 = mul nuw nsw i64 %v3, 8
  %t0 = getelementptr i64, ptr %p0, i64 %v3
  %v8 = load i64, ptr %t0, align 8, !alias.scope !5, !noalias !6
  %t1 = icmp ult i64 %v8, 10
  br i1 %t1, label %after9, label %outside9, !prof !1
outside9:
  %t2 = cmpxchg ptr %status, i64 0, i64 10 seq_cst seq_cst
  %t3 = extractvalue { i64, i1 } %t2, 1
  br i1 %t3, label %record9, label %after9
record9:
  %t4 = getelementptr i64, ptr %status, i64 1
  store i64 %v8, ptr %t4
  br label %after9
after9:
  %v9 = phi i64 [ %v8, %items ], [ 0, %outside9 ], [ 0, %record9 ]
  %v10 = mul nuw nsw i64 %v9, 8
  %v12 = mul nuw nsw i64 %v2, 8
  %v14 = add nuw nsw i64 %v10, %v12
  %t5 = getelementptr float, ptr %p1, i64 %v14
  %v15 = load <8 x float>, ptr %t5, align 4, !alias.scope !5, !noalias !6
  %v16 = add nuw nsw i64 %v7, %v12
  %t6 = getelementptr float, ptr %p2, i64 %v16
  store <8 x float> %v15, ptr %t6, align 4, !alias.scope !7, !noalias !8
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
