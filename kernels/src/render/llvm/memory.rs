//! Arguments, loads, stores, and which of them cannot touch the same memory.

use super::{Writer, element, type_text};
use crate::dtype::DType;
use crate::ir::Access;
use crate::program::{Memory, NONTEMPORAL_ALIGN, Program, Type, Value};
use std::fmt::Write;

/// The number of the metadata that says a branch is taken almost always.
pub(super) const LIKELY: usize = 1;

/// Bytes of the smallest vector that is stored around the caches.
const NONTEMPORAL_LEAST: usize = 16;

/// The number of the metadata that says nothing: that a load's memory does not change, by being there.
const EMPTY: usize = 0;

/// Loads the address of every parameter and finds that of every scratch array.
pub(super) fn arguments(program: &Program) -> String {
    let mut out = String::new();
    for at in 0..program.params.len() {
        let _ = writeln!(out, "  %p{at}.at = getelementptr ptr, ptr %args, i64 {at}");
        let _ = writeln!(out, "  %p{at} = load ptr, ptr %p{at}.at, !invariant.load !{EMPTY}");
    }
    for (at, offset) in program.scratch_layout().0.into_iter().enumerate() {
        let _ = writeln!(out, "  %s{at} = getelementptr i8, ptr %scratch, i64 {offset}");
    }
    out
}

/// What the program guarantees about its memory, as scopes: an access lies in one scope and cannot touch those that it excludes.
///
/// No two scratch arrays overlap, nor a scratch array and a parameter, nor two parameters that are written. A parameter that is only read
/// may be one that is written: so work in place is told.
pub(super) struct Aliasing {
    /// Of each scope, whether a parameter that is only read lies in it; those share the first one.
    scopes: Vec<bool>,
    params: Vec<usize>,
    scratch: Vec<usize>,
    /// Whether a scope holds scratch.
    private: Vec<bool>,
    /// Whether there are stores around the caches.
    around: bool,
}

impl Aliasing {
    pub(super) fn new(program: &Program) -> Aliasing {
        let mut scopes = vec![true];
        let mut fresh = || {
            scopes.push(false);
            scopes.len() - 1
        };
        let params: Vec<usize> = program.params.iter().map(|p| if p.access == Access::Read { 0 } else { fresh() }).collect();
        let scratch: Vec<usize> = program.scratch.iter().map(|_| fresh()).collect();
        let private = (0..scopes.len()).map(|s| scratch.contains(&s)).collect();
        Aliasing { scopes, params, scratch, private, around: !program.nontemporal.is_empty() }
    }

    fn scope(&self, memory: Memory) -> usize {
        match memory {
            Memory::Param(p) => self.params[p.0 as usize],
            Memory::Scratch(s) => self.scratch[s as usize],
            Memory::Shared(_) => unreachable!("groups of threads are unsupported"),
        }
    }

    /// What an access carries.
    fn annotation(&self, memory: Memory) -> String {
        let scope = self.scope(memory);
        format!(", !alias.scope !{}, !noalias !{}", self.own(scope), self.own(scope) + 1)
    }

    /// The number of the set that holds one scope; the set of what it excludes follows it.
    fn own(&self, scope: usize) -> usize {
        3 + self.scopes.len() + 2 * scope
    }

    /// The number of the metadata that is a one, which a store around the caches carries.
    fn one(&self) -> usize {
        self.own(self.scopes.len())
    }

    /// Whether accesses in these two scopes never touch the same memory.
    fn apart(&self, a: usize, b: usize) -> bool {
        let may_be_written_in_place = self.scopes[a] != self.scopes[b] && !self.private[a] && !self.private[b];
        a != b && !may_be_written_in_place
    }

    /// The metadata that the annotations name.
    pub(super) fn text(&self) -> String {
        let count = self.scopes.len();
        let mut out = format!("!{EMPTY} = !{{}}\n!{LIKELY} = !{{!\"branch_weights\", i32 1048575, i32 1}}\n!2 = distinct !{{!2}}\n");
        for scope in 0..count {
            let _ = writeln!(out, "!{0} = distinct !{{!{0}, !2}}", 3 + scope);
        }
        for scope in 0..count {
            let others: Vec<String> = (0..count).filter(|&other| self.apart(scope, other)).map(|other| format!("!{}", 3 + other)).collect();
            let _ = writeln!(out, "!{} = !{{!{}}}\n!{} = !{{{}}}", self.own(scope), 3 + scope, self.own(scope) + 1, others.join(", "));
        }
        if self.around {
            let _ = writeln!(out, "!{} = !{{i32 1}}", self.one());
        }
        out
    }
}

/// The type of a value as it lies in memory.
fn stored(ty: Type) -> String {
    type_text(if ty.dtype == DType::Bool { Type { dtype: DType::U8, ..ty } } else { ty })
}

impl Writer<'_> {
    pub(super) fn load(&mut self, v: Value, memory: Memory, index: Value, offset: i64) -> String {
        let ty = self.program.ty(v);
        let place = self.place(memory, index, offset);
        let text = format!("load {}, {place}{}", stored(ty), self.aliasing.annotation(memory));
        if ty.dtype != DType::Bool {
            return self.define(v, &text);
        }
        let byte = self.temporary(&text);
        self.define(v, &format!("trunc {} {byte} to {}", stored(ty), type_text(ty)))
    }

    pub(super) fn store(&mut self, memory: Memory, index: Value, offset: i64, value: Value) -> String {
        let ty = self.program.ty(value);
        let mut text = self.typed(value);
        if ty.dtype == DType::Bool {
            text = format!("{} {}", stored(ty), self.temporary(&format!("zext {text} to {}", stored(ty))));
        }
        let (place, hint) = match self.around(memory, index, offset, value) {
            None => (self.place(memory, index, offset), String::new()),
            Some(bytes) => (self.aligned_place(memory, index, offset, bytes), format!(", !nontemporal !{}", self.aliasing.one())),
        };
        self.line(&format!("store {text}, {place}{}{hint}", self.aliasing.annotation(memory)));
        String::new()
    }

    /// How a store around the caches is aligned; none for other stores. There are only such stores of whole vectors that are aligned.
    fn around(&self, memory: Memory, index: Value, offset: i64, value: Value) -> Option<usize> {
        let Memory::Param(param) = memory else { return None };
        let Type { dtype, lanes } = self.program.ty(value);
        let bytes = lanes as usize * dtype.size();
        let exponent = self.multiples[index.0 as usize].min(offset.trailing_zeros()).min(NONTEMPORAL_ALIGN.trailing_zeros());
        let aligned =
            bytes.is_power_of_two() && (dtype.size() << exponent).is_multiple_of(bytes) && NONTEMPORAL_ALIGN.is_multiple_of(bytes);
        (self.program.nontemporal.contains(&param) && bytes >= NONTEMPORAL_LEAST && aligned).then_some(bytes)
    }

    pub(super) fn prefetch(&mut self, memory: Memory, index: Value, offset: i64) -> String {
        let place = self.address(memory, index, offset);
        self.declared.insert("void @llvm.prefetch.p0(ptr, i32, i32, i32)".into());
        // To be read, wanted in every cache, data.
        self.line(&format!("call void @llvm.prefetch.p0(ptr {place}, i32 0, i32 3, i32 1)"));
        String::new()
    }

    /// Element `index + offset` and its alignment, which is that of one element.
    fn place(&mut self, memory: Memory, index: Value, offset: i64) -> String {
        self.aligned_place(memory, index, offset, self.program.memory_dtype(memory).size())
    }

    fn aligned_place(&mut self, memory: Memory, index: Value, offset: i64, bytes: usize) -> String {
        let place = self.address(memory, index, offset);
        format!("ptr {place}, align {bytes}")
    }

    /// The address of element `index + offset`. The offset is added last: it fits into the instruction.
    pub(super) fn address(&mut self, memory: Memory, index: Value, offset: i64) -> String {
        let dtype = self.program.memory_dtype(memory);
        let base = match memory {
            Memory::Param(p) => format!("%p{}", p.0),
            Memory::Scratch(s) => format!("%s{s}"),
            Memory::Shared(_) => unreachable!("groups of threads are unsupported"),
        };
        let in_memory = if dtype == DType::Bool { "i8" } else { element(dtype) };
        let mut place = self.temporary(&format!("getelementptr {in_memory}, ptr {base}, {}", self.typed(index)));
        if offset != 0 {
            place = self.temporary(&format!("getelementptr {in_memory}, ptr {place}, i64 {offset}"));
        }
        place
    }
}
