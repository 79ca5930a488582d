//! Loops, conditions, variables and bounds checks.

use super::types::clif_type;
use super::{Reason, Translator};
use crate::backend::Status;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, Block, InstBuilder, MemFlagsData, types as clif};
use cranelift_frontend::Variable;
use kiln_kernels::program::Value;
use std::mem::offset_of;

/// An open `Loop` or `If`.
pub(super) enum Bracket {
    Loop { body: Block, after: Block, variable: ir::Value, end: ir::Value, step: i64 },
    If { after: Block },
}

impl Translator<'_, '_> {
    /// Opens a loop. The test sits at the bottom, for one branch an iteration, and once more in front of the loop unless the bounds are
    /// known.
    pub(super) fn open_loop(&mut self, start: Value, end: Value, step: i64) -> Reason<ir::Value> {
        let runs = match (self.known(start), self.known(end)) {
            (Some(s), Some(e)) => s.as_i64() < e.as_i64(),
            _ => false,
        };
        let (start, end) = (self.value(start)?, self.value(end)?);
        let (body, after) = (self.builder.create_block(), self.builder.create_block());
        let variable = self.builder.append_block_param(body, clif::I64);
        if runs {
            self.builder.ins().jump(body, &[start.into()]);
        } else {
            let any = self.builder.ins().icmp(IntCC::SignedLessThan, start, end);
            self.builder.ins().brif(any, body, &[start.into()], after, &[]);
        }
        self.builder.switch_to_block(body);
        self.brackets.push(Bracket::Loop { body, after, variable, end, step });
        Ok(variable)
    }

    pub(super) fn open_if(&mut self, condition: Value) -> Reason<()> {
        let condition = self.value(condition)?;
        let (then, after) = (self.builder.create_block(), self.builder.create_block());
        self.builder.ins().brif(condition, then, &[], after, &[]);
        self.builder.switch_to_block(then);
        self.builder.seal_block(then);
        self.brackets.push(Bracket::If { after });
        Ok(())
    }

    /// Closes the innermost bracket.
    pub(super) fn close(&mut self) -> Reason<()> {
        let after = match self.brackets.pop().ok_or("nothing is open")? {
            Bracket::Loop { body, after, variable, end, step } => {
                let next = self.builder.ins().iadd_imm_s(variable, step);
                let more = self.builder.ins().icmp(IntCC::SignedLessThan, next, end);
                self.builder.ins().brif(more, body, &[next.into()], after, &[]);
                self.builder.seal_block(body);
                after
            }
            Bracket::If { after } => {
                self.builder.ins().jump(after, &[]);
                after
            }
        };
        self.builder.switch_to_block(after);
        self.builder.seal_block(after);
        Ok(())
    }

    pub(super) fn declare(&mut self, at: usize, first: Value) -> Reason<()> {
        let ty = self.program.ty(first);
        let first = self.value(first)?;
        let variable = self.builder.declare_var(clif_type(ty.dtype, ty.lanes)?);
        self.builder.def_var(variable, first);
        self.variables[at] = Some(variable);
        Ok(())
    }

    pub(super) fn variable(&self, v: Value) -> Reason<Variable> {
        self.variables.get(v.0 as usize).copied().flatten().ok_or_else(|| format!("{} is no variable", v.0))
    }

    pub(super) fn assign(&mut self, variable: Value, new: Value) -> Reason<()> {
        let (variable, new) = (self.variable(variable)?, self.value(new)?);
        self.builder.try_def_var(variable, new).map_err(|e| e.to_string())
    }

    /// An index checked: one compare and a branch that is never taken. The way out of range is laid out away from the rest; the first
    /// thread there enters the check's position and the index into the status.
    pub(super) fn bound(&mut self, at: usize, value: Value, limit: i64) -> Reason<ir::Value> {
        let value = self.value(value)?;
        let [outside, record, after] = [(); 3].map(|()| self.builder.create_block());
        let checked = self.builder.append_block_param(after, clif::I64);
        let inside = self.builder.ins().icmp_imm_u(IntCC::UnsignedLessThan, value, limit.max(0));
        self.builder.ins().brif(inside, after, &[value.into()], outside, &[]);

        // An empty axis has no element 0 to go on with.
        let zero_exists = limit > 0;
        self.builder.set_cold_block(outside);
        self.builder.switch_to_block(outside);
        self.builder.seal_block(outside);
        let none = self.builder.ins().iconst(clif::I64, 0);
        let site = self.builder.ins().iconst(clif::I64, Status::site(at) as i64);
        let flags = MemFlagsData::trusted();
        let status = self.frame.status;
        let site_address = self.builder.ins().iadd_imm_s(status, offset_of!(Status, site) as i64);
        let earlier = self.builder.ins().atomic_cas(flags, site_address, none, site);
        let (rest, rest_args) = if zero_exists { (after, vec![none.into()]) } else { (self.frame.exit, vec![]) };
        self.builder.ins().brif(earlier, rest, &rest_args, record, &[]);

        self.builder.set_cold_block(record);
        self.builder.switch_to_block(record);
        self.builder.seal_block(record);
        self.builder.ins().store(flags, value, status, offset_of!(Status, index) as i32);
        self.builder.ins().jump(rest, &rest_args);

        self.builder.switch_to_block(after);
        self.builder.seal_block(after);
        Ok(checked)
    }
}
