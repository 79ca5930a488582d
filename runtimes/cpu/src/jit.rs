//! Cranelift as a compiler of programs.

use crate::backend::{Backend, Code, Entry};
use crate::codegen::{self, CodegenError};
use crate::host::Level;
use crate::libcalls;
use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, ModuleError};
use kiln_kernels::program::Program;
use kiln_runtime::Target;
use std::sync::{Mutex, OnceLock};

/// Compiles for the processor that this runs on, with all its features.
#[derive(Debug, Default)]
pub(crate) struct Cranelift;

/// The target, found once per process, or why there is none.
fn host() -> Result<&'static OwnedTargetIsa, String> {
    static HOST: OnceLock<Result<OwnedTargetIsa, String>> = OnceLock::new();
    HOST.get_or_init(|| isa(true)).as_ref().map_err(Clone::clone)
}

/// This machine as a target, with the features it has or only with those that every machine of its kind has.
fn isa(features: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    for (name, value) in [
        // The order of instructions is the lowering's choice: see `codegen::numbering`.
        ("opt_level", "none"),
        ("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" }),
        // The system's functions may be anywhere.
        ("use_colocated_libcalls", "false"),
        ("is_pic", "false"),
        // Nothing unwinds through compiled code.
        ("unwind_info", "false"),
    ] {
        flags.set(name, value).map_err(|e| e.to_string())?;
    }
    let builder = cranelift_native::builder_with_options(features)?;
    builder.finish(settings::Flags::new(flags)).map_err(|e| e.to_string())
}

/// A program as a Cranelift function, ready to be compiled.
fn function(program: &Program, isa: &OwnedTargetIsa) -> Result<Context, CodegenError> {
    let mut context = Context::new();
    context.func.signature = codegen::signature(&**isa);
    codegen::translate(program, &mut context.func, &mut FunctionBuilderContext::new(), &**isa)?;
    Ok(context)
}

fn compile_for(isa: &OwnedTargetIsa, program: &Program) -> Result<Compiled, CodegenError> {
    let mut context = function(program, isa)?;
    let mut builder = JITBuilder::with_isa(isa.clone(), cranelift_module::default_libcall_names());
    builder.symbols(libcalls::table());
    let mut module = OwnedModule(Some(JITModule::new(builder)));
    let address = module.define(&mut context)?;
    // SAFETY: the address is that of a finished function with the signature that `codegen::signature` gives and `Entry` repeats, in
    // memory that lives as long as the module.
    let entry = unsafe { std::mem::transmute::<*const u8, Entry>(address) };
    Ok(Compiled { entry, _module: Mutex::new(module) })
}

impl Backend for Cranelift {
    fn describe(&self) -> String {
        match host() {
            Ok(isa) => format!("Cranelift {}, {}", cranelift_codegen::VERSION, isa.triple()),
            Err(reason) => format!("Cranelift {}: {reason}", cranelift_codegen::VERSION),
        }
    }

    /// There are no wider vectors in Cranelift.
    fn level(&self) -> Level {
        Level::Baseline
    }

    /// On x86, Cranelift's multiply-add leaves its result in a factor's register, not in the sum's: a tile's factor is copied for each sum but
    /// the last, and that copy and the sum before it are alive at once. Tiles that fill all registers spill.
    fn target(&self, threads: usize) -> Target {
        let usual = self.level().target(threads);
        let taken = if cfg!(target_arch = "x86_64") { 2 } else { 0 };
        Target { registers: usual.registers - taken, ..usual }
    }

    fn compile(&self, program: &Program) -> Result<Box<dyn Code>, String> {
        let compiled = compile_for(host()?, program).map_err(|e| e.to_string())?;
        Ok(Box::new(compiled))
    }

    /// Compiled once more, as the listing costs time that no launch should pay for.
    fn assembly(&self, program: &Program) -> Option<String> {
        let isa = host().ok()?;
        let mut context = function(program, isa).ok()?;
        context.set_disasm(true);
        context.compile(&**isa, &mut ControlPlane::default()).ok()?.vcode.clone()
    }
}

/// One compiled program, in a module of its own so that its memory can be given back.
struct Compiled {
    entry: Entry,
    /// Never locked: what it holds may be sent between threads, but not shared.
    _module: Mutex<OwnedModule>,
}

impl Code for Compiled {
    fn entry(&self) -> Entry {
        self.entry
    }
}

/// A module whose memory goes with it; Cranelift's own type leaks it.
struct OwnedModule(Option<JITModule>);

impl OwnedModule {
    /// Compiles the function and gives its address.
    fn define(&mut self, context: &mut Context) -> Result<*const u8, CodegenError> {
        let failed = |e: ModuleError| CodegenError::Cranelift(format!("{e:?}"));
        let module = self.0.as_mut().expect("the module is there until it is dropped");
        let id = module.declare_function("kernel", Linkage::Export, &context.func.signature).map_err(failed)?;
        module.define_function(id, context).map_err(failed)?;
        module.finalize_definitions().map_err(failed)?;
        Ok(module.get_finalized_function(id))
    }
}

impl Drop for OwnedModule {
    fn drop(&mut self) {
        if let Some(module) = self.0.take() {
            // SAFETY: `Compiled` owns this, and who calls its entry keeps it alive until the call has returned.
            unsafe { module.free_memory() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::Status;
    use kiln_kernels::ir::text::parse_program;

    /// What has other machine code, or a call, on a processor without its newer instructions.
    const VARIED: &str = "
program varied items 3
%0: f32[12] read
%1: i32[12] read
%2: f32[84] write
%3: i32[36] write
%4: bool[12] write
item = item : i64
four = const 4 : i64
at = mul item four : i64
x = load %0[at] : f32x4
n = load %1[at] : i32x4
floor = floor x : f32x4
ceil = ceil x : f32x4
trunc = trunc x : f32x4
round = round x : f32x4
fma = fma x floor ceil : f32x4
max = max x round : f32x4
less = lt x round : boolx4
where = where less x trunc : f32x4
store %2[at] = floor
store %2[at + 12] = ceil
store %2[at + 24] = trunc
store %2[at + 36] = round
store %2[at + 48] = fma
store %2[at + 60] = max
store %2[at + 72] = where
product = mul n n : i32x4
shifted = shr n product : i32x4
smaller = min product n : i32x4
store %3[at] = product
store %3[at + 12] = shifted
store %3[at + 24] = smaller
store %4[at] = less
";

    /// Runs `VARIED` and gives the three results.
    fn run(isa: &OwnedTargetIsa) -> (Vec<f32>, Vec<i32>, Vec<u8>) {
        let mut x: Vec<f32> = vec![0.5, -0.5, 1.5, 2.5, -0.0, 3.3, -7.7, 8388607.5, 1e30, f32::INFINITY, -2.5, -3.5];
        let mut n: Vec<i32> = vec![0, -1, 1, i32::MIN, i32::MAX, 77, -4, 12, 5, -100_000, 65_537, 2];
        let (mut floats, mut ints, mut bools) = (vec![0f32; 84], vec![0i32; 36], vec![7u8; 12]);
        let compiled = compile_for(isa, &parse_program(VARIED).unwrap()).unwrap();
        let args = [x.as_mut_ptr().cast(), n.as_mut_ptr().cast(), floats.as_mut_ptr().cast(), ints.as_mut_ptr().cast(), bools.as_mut_ptr()];
        let status = Status::default();
        // SAFETY: the vectors have the lengths of the program's parameters, which it does not leave; it has no scratch memory.
        unsafe { compiled.entry()(args.as_ptr(), std::ptr::null_mut(), &status, 0, 3) };
        (floats, ints, bools)
    }

    #[test]
    fn an_old_processor_computes_the_same() {
        let (old, new) = (isa(false).unwrap(), isa(true).unwrap());
        let (floats, ints, bools) = run(&old);
        let (floats_new, ints_new, bools_new) = run(&new);
        assert_eq!(floats.iter().map(|x| x.to_bits()).collect::<Vec<_>>(), floats_new.iter().map(|x| x.to_bits()).collect::<Vec<_>>());
        assert_eq!((ints, bools), (ints_new, bools_new));
        assert_eq!(floats[..4], [0.0, -1.0, 1.0, 2.0]);
        assert_eq!(floats[48..50], [0.5f32.mul_add(0.0, 1.0), (-0.5f32).mul_add(-1.0, -0.0)]);
    }
}
