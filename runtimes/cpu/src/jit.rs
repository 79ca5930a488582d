//! Cranelift as a compiler of programs.

use crate::backend::{Backend, Code, Entry};
use crate::codegen::{self, CodegenError};
use crate::libcalls;
use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, ModuleError};
use kiln_kernels::program::Program;
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
        // Loop-invariant code and constant division are worth more run time than they cost in compile time.
        ("opt_level", "speed"),
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
