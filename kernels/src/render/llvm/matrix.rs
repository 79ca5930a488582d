//! Matrix units of processors: dot products of pairs in every lane, and registers of tiles (Intel's AMX).
//!
//! A tile's register is named in the instruction; LLVM allocates none of them. Their shape is set when a function begins, and given up when it
//! ends, so that threads that wait have nothing of them to be saved.

use super::{Writer, type_text};
use crate::program::{Inst, Program, TILE_REGISTERS, TILE_ROWS, TileOp, TilePlace, Value};

/// Groups of threads, or the first matrix product that there is no instruction for, for people. There is one for a pair of products in every
/// lane (`VDPBF16PS`).
pub fn unsupported(program: &Program) -> Option<String> {
    if program.group > 0 {
        return Some("a processor has no groups of threads".into());
    }
    program.insts.iter().find_map(|inst| {
        let &Inst::MatrixMultiply { a, c, depth, .. } = inst else { return None };
        let (a, c) = (program.ty(a), program.ty(c));
        let there_is = depth == 2 && a.lanes == 2 && matches!(c.lanes, 4 | 8 | 16);
        (!there_is).then(|| format!("there is no matrix product of {a}, {depth} deep, added to {c}"))
    })
}

/// Whether a program needs registers of tiles.
pub(super) fn uses_tiles(program: &Program) -> bool {
    program.insts.iter().any(|inst| matches!(inst, Inst::Tile(_)))
}

/// What a function that uses tiles begins with.
pub(super) const CONFIGURE: &str = "  call void @llvm.x86.ldtilecfg(ptr @tiles)\n";

/// What it ends with.
pub(super) const RELEASE: &str = "  call void @llvm.x86.tilerelease()\n";

/// The shapes: palette 1, then, from byte 16 on, the bytes of a row of each register (16 bits each), and from byte 48 on its rows (Intel's manual,
/// `LDTILECFG`).
pub(super) fn configuration() -> String {
    let mut bytes = [0u8; 64];
    bytes[0] = 1;
    for tile in 0..usize::from(TILE_REGISTERS) {
        bytes[16 + 2 * tile] = 4 * TILE_ROWS;
        bytes[48 + tile] = TILE_ROWS;
    }
    let bytes: Vec<String> = bytes.iter().map(|b| format!("i8 {b}")).collect();
    let text = format!("@tiles = private unnamed_addr constant [64 x i8] [{}], align 64\n", bytes.join(", "));
    text + "declare void @llvm.x86.ldtilecfg(ptr)\ndeclare void @llvm.x86.tilerelease()\n"
}

impl Writer<'_> {
    pub(super) fn tile(&mut self, op: TileOp) -> String {
        let (function, arguments) = match op {
            TileOp::Zero(tile) => ("tilezero", format!("i8 {tile}")),
            TileOp::Multiply { sums, rows, columns } => ("tdpbf16ps", format!("i8 {sums}, i8 {rows}, i8 {columns}")),
            TileOp::Columns(..) => unreachable!("groups of threads are unsupported"),
            TileOp::Load(tile, at) => ("tileloadd64", self.rows(tile, at)),
            TileOp::Store(tile, at) => ("tilestored64", self.rows(tile, at)),
        };
        let types = match op {
            TileOp::Zero(_) => "i8 immarg",
            TileOp::Multiply { .. } => "i8 immarg, i8 immarg, i8 immarg",
            TileOp::Load(..) | TileOp::Columns(..) | TileOp::Store(..) => "i8 immarg, ptr, i64",
        };
        self.declared.insert(format!("void @llvm.x86.{function}({types})"));
        self.line(&format!("call void @llvm.x86.{function}({arguments})"));
        String::new()
    }

    fn rows(&mut self, tile: u8, at: TilePlace) -> String {
        let bytes = at.stride * self.program.memory_dtype(at.memory).size() as i64;
        format!("i8 {tile}, ptr {}, i64 {bytes}", self.address(at.memory, at.index, at.offset))
    }

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
