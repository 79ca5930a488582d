//! Matrix units of processors.

use super::{Writer, type_text};
use crate::program::{Inst, Program, Value};

/// The first matrix product that there is no instruction for, for people. There is one for a pair of products in every lane (`VDPBF16PS`).
pub fn unsupported(program: &Program) -> Option<String> {
    program.insts.iter().find_map(|inst| {
        let &Inst::MatrixMultiply { a, c, depth, .. } = inst else { return None };
        let (a, c) = (program.ty(a), program.ty(c));
        let there_is = depth == 2 && a.lanes == 2 && matches!(c.lanes, 4 | 8 | 16);
        (!there_is).then(|| format!("there is no matrix product of {a}, {depth} deep, added to {c}"))
    })
}

impl Writer<'_> {
    /// A row's pair in all lanes, times the columns' pairs.
    pub(super) fn matrix_multiply(&mut self, v: Value, [a, b, c]: [Value; 3]) -> String {
        let ty = self.program.ty(c);
        let (n, sums) = (ty.lanes, type_text(ty));
        let pair = self.temporary(&format!("bitcast {} to i32", self.typed(a)));
        let one = self.temporary(&format!("insertelement <{n} x i32> poison, i32 {pair}, i64 0"));
        let all = self.temporary(&format!("shufflevector <{n} x i32> {one}, <{n} x i32> poison, <{n} x i32> zeroinitializer"));
        let (pairs, bits) = (format!("<{} x bfloat>", 2 * n), 32 * n as u32);
        let row = self.temporary(&format!("bitcast <{n} x i32> {all} to {pairs}"));
        let columns = self.temporary(&format!("bitcast {} to {pairs}", self.typed(b)));
        let function = format!("@llvm.x86.avx512bf16.dpbf16ps.{bits}");
        self.declared.insert(format!("{sums} {function}({sums}, {pairs}, {pairs})"));
        self.define(v, &format!("call {sums} {function}({}, {pairs} {row}, {pairs} {columns})", self.typed(c)))
    }
}
