//! A program as Cranelift IR: one function that runs the work items `begin..end`. The program has passed the verifier of programs.
//!
//! Vectors are 128 bits of 32-bit lanes. A vector of bools is a mask, all ones or all zeros in each 32-bit lane; a scalar bool is a byte
//! that is 0 or 1, as it is in memory. The 16-bit floats are carried as 16-bit integers.

mod cast;
mod control;
mod divide;
mod memory;
mod numbering;
mod ops;
mod types;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AbiParam, Block, Function, InstBuilder, MemFlagsData, Signature, types as clif};
use cranelift_codegen::isa::TargetIsa;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use kiln_kernels::Scalar;
use kiln_kernels::program::{Inst, Program, Value};
use numbering::Numbering;
use types::clif_type;

/// Why a program has no machine code.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CodegenError {
    /// An instruction that this compiler has no code for.
    #[error("instruction {at}, {inst}: {reason}")]
    Instruction {
        /// Its position.
        at: usize,
        /// The instruction.
        inst: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Cranelift's own words.
    #[error("{0}")]
    Cranelift(String),
}

/// What is wrong with one instruction.
type Reason<T> = std::result::Result<T, String>;

/// The type of a compiled program: arguments, scratch, status, begin, end; see [`crate::backend::Entry`].
pub(crate) fn signature(isa: &dyn TargetIsa) -> Signature {
    let mut signature = Signature::new(isa.default_call_conv());
    signature.params = vec![AbiParam::new(clif::I64); 5];
    signature
}

/// Fills `func`, whose signature is [`signature`], with the code of a program.
pub(crate) fn translate(
    program: &Program,
    func: &mut Function,
    context: &mut FunctionBuilderContext,
    isa: &dyn TargetIsa,
) -> Result<(), CodegenError> {
    let mut t = Translator::enter(program, FunctionBuilder::new(func, context));
    let mut numbering = Numbering::new(program);
    for (at, inst) in program.insts.iter().enumerate() {
        // A constant is made where it is used: cheaper than a register from its first use on.
        if let Some(earlier) = numbering.next().filter(|&v| t.known(v).is_none()) {
            t.values[at] = t.values[earlier.0 as usize];
            continue;
        }
        t.values[at] = t.inst(at, inst).map_err(|reason| CodegenError::Instruction { at, inst: format!("{inst:?}"), reason })?;
    }
    t.leave(isa);
    Ok(())
}

/// What the code around a program's own works with.
struct Frame {
    /// The program's arguments, by parameter.
    params: Vec<ir::Value>,
    /// Offset of each scratch array from `scratch_base`.
    scratch_offsets: Vec<usize>,
    scratch_base: ir::Value,
    status: ir::Value,
    item: ir::Value,
    end: ir::Value,
    /// The head of the loop over items; its parameter is `item`.
    head: Block,
    /// Returns.
    exit: Block,
}

struct Translator<'p, 'f> {
    program: &'p Program,
    builder: FunctionBuilder<'f>,
    frame: Frame,
    /// By instruction; none before it is translated and for instructions without a value.
    values: Vec<Option<ir::Value>>,
    /// By `Var` instruction.
    variables: Vec<Option<Variable>>,
    brackets: Vec<control::Bracket>,
}

impl<'p, 'f> Translator<'p, 'f> {
    /// Starts the function: loads the arguments and opens the loop over items.
    fn enter(program: &'p Program, mut builder: FunctionBuilder<'f>) -> Self {
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        builder.seal_block(entry);
        let [args, scratch_base, status, begin, end] = builder.block_params(entry)[..] else {
            unreachable!("the signature has five parameters")
        };

        let flags = MemFlagsData::trusted().with_readonly().with_can_move();
        let params = (0..program.params.len()).map(|i| builder.ins().load(clif::I64, flags, args, (i * 8) as i32)).collect();

        let (head, exit) = (builder.create_block(), builder.create_block());
        let item = builder.append_block_param(head, clif::I64);
        let any = builder.ins().icmp(IntCC::SignedLessThan, begin, end);
        builder.ins().brif(any, head, &[begin.into()], exit, &[]);
        builder.switch_to_block(head);

        let (scratch_offsets, _) = program.scratch_layout();
        let frame = Frame { params, scratch_offsets, scratch_base, status, item, end, head, exit };
        let n = program.insts.len();
        Translator { program, builder, frame, values: vec![None; n], variables: vec![None; n], brackets: Vec::new() }
    }

    /// Closes the loop over items and the function.
    fn leave(mut self, isa: &dyn TargetIsa) {
        debug_assert!(self.brackets.is_empty(), "the verifier has matched them");
        let Frame { item, end, head, exit, .. } = self.frame;
        let next = self.builder.ins().iadd_imm_s(item, 1);
        let more = self.builder.ins().icmp(IntCC::SignedLessThan, next, end);
        self.builder.ins().brif(more, head, &[next.into()], exit, &[]);
        self.builder.switch_to_block(exit);
        self.builder.ins().return_(&[]);
        self.builder.seal_all_blocks();
        self.builder.finalize(isa.frontend_config());
    }

    /// Translates one instruction; its value, if it has one.
    fn inst(&mut self, at: usize, inst: &Inst) -> Reason<Option<ir::Value>> {
        let ty = self.program.types[at];
        match *inst {
            Inst::Const(scalar) => self.constant(scalar).map(Some),
            Inst::Item => Ok(Some(self.frame.item)),
            Inst::Loop { start, end, step } => self.open_loop(start, end, step).map(Some),
            Inst::If(condition) => self.open_if(condition).map(|()| None),
            Inst::End => self.close().map(|()| None),
            Inst::Var(first) => self.declare(at, first).map(|()| None),
            Inst::Get(variable) => {
                let variable = self.variable(variable)?;
                Ok(Some(self.builder.use_var(variable)))
            }
            Inst::Set(variable, new) => self.assign(variable, new).map(|()| None),
            Inst::Load { memory, index, offset } => self.load(ty, memory, index, offset).map(Some),
            // Cranelift has no such instruction.
            Inst::Prefetch { .. } => Ok(None),
            Inst::Store { memory, index, offset, value } => self.store(memory, index, offset, value).map(|()| None),
            Inst::Unary(op, x) => self.unary(op, x).map(Some),
            Inst::Binary(op, a, b) => self.binary(op, a, b).map(Some),
            Inst::Ternary(op, a, b, c) => self.ternary(op, a, b, c).map(Some),
            Inst::Cast(x) => self.cast(x, ty).map(Some),
            Inst::Bitcast(x) => self.bitcast(x, ty).map(Some),
            Inst::Splat(x) => self.splat(x, ty).map(Some),
            Inst::Pack(ref lanes) => self.pack(lanes, ty).map(Some),
            Inst::Lane(x, lane) => self.lane(x, lane).map(Some),
            Inst::Thread | Inst::Barrier | Inst::Exchange { .. } => Err("a processor has no groups of threads".into()),
            Inst::MatrixMultiply { .. } | Inst::Tile(_) => Err("Cranelift has no matrix units".into()),
            Inst::Shuffle(a, b, ref lanes) => self.shuffle(a, b, lanes, ty).map(Some),
            Inst::Bound { value, limit, .. } => self.bound(at, value, limit).map(Some),
        }
    }

    /// The Cranelift value behind a program's value.
    fn value(&self, v: Value) -> Reason<ir::Value> {
        self.values.get(v.0 as usize).copied().flatten().ok_or_else(|| format!("value {} does not exist here", v.0))
    }

    /// The constant behind a value, also if it is one in every lane.
    fn known(&self, v: Value) -> Option<Scalar> {
        match *self.program.inst(v) {
            Inst::Const(scalar) => Some(scalar),
            Inst::Splat(x) => self.known(x),
            _ => None,
        }
    }

    /// A scalar known now.
    fn constant(&mut self, scalar: Scalar) -> Reason<ir::Value> {
        let ty = clif_type(scalar.dtype, 1)?;
        Ok(match ty {
            clif::F32 => self.builder.ins().f32const(ir::immediates::Ieee32::with_bits(scalar.bits as u32)),
            clif::F64 => self.builder.ins().f64const(ir::immediates::Ieee64::with_bits(scalar.bits)),
            _ => self.builder.ins().iconst(ty, scalar.bits as i64),
        })
    }
}
