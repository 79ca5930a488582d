//! Loads and stores.

use super::types::clif_type;
use super::{Reason, Translator};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, Endianness, InstBuilder, MemFlagsData, types as clif};
use kiln_kernels::DType;
use kiln_kernels::program::{Memory, Type, Value};

/// Accesses never trap: the launch checks the sizes, the lowering the indices. Vectors are aligned to the element only.
fn flags(lanes: u8) -> MemFlagsData {
    if lanes == 1 { MemFlagsData::trusted() } else { MemFlagsData::new().with_notrap() }
}

/// Reinterprets vectors lane by lane.
pub(super) const LANEWISE: MemFlagsData = MemFlagsData::new().with_endianness(Endianness::Little);

impl Translator<'_, '_> {
    pub(super) fn load(&mut self, ty: Type, memory: Memory, index: Value, offset: i64) -> Reason<ir::Value> {
        let (address, displacement) = self.address(memory, index, offset)?;
        if ty.dtype == DType::Bool && ty.lanes > 1 {
            let bytes = self.builder.ins().load(clif::I32, flags(1).with_notrap(), address, displacement);
            return Ok(self.mask_of_bytes(bytes));
        }
        let loaded = clif_type(ty.dtype, ty.lanes)?;
        Ok(self.builder.ins().load(loaded, flags(ty.lanes), address, displacement))
    }

    pub(super) fn store(&mut self, memory: Memory, index: Value, offset: i64, value: Value) -> Reason<()> {
        let ty = self.program.ty(value);
        let (address, displacement) = self.address(memory, index, offset)?;
        let mut stored = self.value(value)?;
        if ty.dtype == DType::Bool && ty.lanes > 1 {
            stored = self.bytes_of_mask(stored);
        }
        self.builder.ins().store(flags(ty.lanes), stored, address, displacement);
        Ok(())
    }

    /// Address and displacement of element `index + offset`: what is known goes into the displacement.
    fn address(&mut self, memory: Memory, index: Value, offset: i64) -> Reason<(ir::Value, i32)> {
        let size = self.program.memory_dtype(memory).size() as i64;
        let (mut address, mut displacement) = match memory {
            Memory::Param(p) => (self.frame.params[p.0 as usize], 0),
            Memory::Shared(_) => return Err("a processor has no groups of threads".into()),
            Memory::Scratch(s) => (self.frame.scratch_base, self.frame.scratch_offsets[s as usize] as i64),
        };
        displacement += offset * size;
        if let Some(known) = self.known(index) {
            displacement += known.as_i64() * size;
        } else {
            let index = self.value(index)?;
            let bytes = if size == 1 { index } else { self.builder.ins().ishl_imm_u(index, size.trailing_zeros() as i64) };
            address = self.builder.ins().iadd(address, bytes);
        }
        match i32::try_from(displacement) {
            Ok(small) => Ok((address, small)),
            Err(_) => Ok((self.builder.ins().iadd_imm_s(address, displacement), 0)),
        }
    }

    /// Four bools in memory as a mask.
    fn mask_of_bytes(&mut self, bytes: ir::Value) -> ir::Value {
        let vector = self.builder.ins().scalar_to_vector(clif::I32X4, bytes);
        let vector = self.builder.ins().bitcast(clif::I8X16, LANEWISE, vector);
        let vector = self.builder.ins().uwiden_low(vector);
        let vector = self.builder.ins().uwiden_low(vector);
        let zero = self.zero_vector();
        self.builder.ins().icmp(IntCC::NotEqual, vector, zero)
    }

    /// A mask as four bools in memory.
    fn bytes_of_mask(&mut self, mask: ir::Value) -> ir::Value {
        let one = self.builder.ins().iconst(clif::I32, 1);
        let one = self.builder.ins().splat(clif::I32X4, one);
        let ones = self.builder.ins().band(mask, one);
        let narrow = self.builder.ins().snarrow(ones, ones);
        let narrow = self.builder.ins().snarrow(narrow, narrow);
        let narrow = self.builder.ins().bitcast(clif::I32X4, LANEWISE, narrow);
        self.builder.ins().extractlane(narrow, 0)
    }

    /// Four zeros of 32 bits.
    pub(super) fn zero_vector(&mut self) -> ir::Value {
        let zero = self.builder.ins().iconst(clif::I32, 0);
        self.builder.ins().splat(clif::I32X4, zero)
    }
}
