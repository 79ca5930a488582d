//! LLVM IR to an object file: parse, optimise, generate code. Every call has a context of its own, so that threads do not wait for each
//! other.

use super::library::{Context, Diagnostic, Error, Library, MemoryBuffer};
use std::cell::RefCell;
use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr::null_mut;

/// What code is made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Machine {
    /// LLVM's name of the processor.
    pub(crate) cpu: String,
    /// LLVM's list of features: `+avx2,-avx512f`.
    pub(crate) features: String,
}

/// ELF wherever this runs: the one kind of object that the loader reads.
#[cfg(target_arch = "x86_64")]
const TRIPLE: &std::ffi::CStr = c"x86_64-unknown-linux-gnu";
#[cfg(not(target_arch = "x86_64"))]
const TRIPLE: &std::ffi::CStr = c"aarch64-unknown-linux-gnu";

/// Loops, tiles and vectors are the lowering's: what is left is to give variables registers, to compute nothing twice, and to move what does
/// not change out of loops.
const PASSES: &std::ffi::CStr = c"function(sroa,early-cse,instcombine<no-verify-fixpoint>,loop-mssa(licm),gvn)";

/// What decides the object beside the text and the processor.
pub(super) fn settings() -> Vec<u8> {
    let numbers = [OPTIMISE_DEFAULT, RELOCATE_ANYWHERE, CODE_MODEL_SMALL].map(|n| n.to_string()).join(" ");
    [TRIPLE.to_bytes(), PASSES.to_bytes(), numbers.as_bytes(), env!("CARGO_PKG_VERSION").as_bytes()].join(&b'\n')
}

/// What comes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Output {
    Assembly = 0,
    Object = 1,
}

// Of LLVM-C's enumerations.
const OPTIMISE_DEFAULT: c_int = 2;
const RELOCATE_ANYWHERE: c_int = 2;
const CODE_MODEL_SMALL: c_int = 3;
const RETURN_STATUS: c_int = 2;
const SEVERITY_ERROR: c_int = 0;

/// Something of LLVM's that has to be freed.
struct Owned<T> {
    pointer: *mut T,
    free: unsafe extern "C" fn(*mut T),
}

impl<T> Drop for Owned<T> {
    fn drop(&mut self) {
        // SAFETY: made by the counterpart of `free`, and nobody else's.
        unsafe { (self.free)(self.pointer) };
    }
}

/// Where errors are gathered that LLVM would otherwise print before it ends the process.
struct Errors<'l> {
    llvm: &'l Library,
    texts: RefCell<Vec<String>>,
}

extern "C" fn gather(diagnostic: *mut Diagnostic, errors: *mut c_void) {
    // SAFETY: `emit` has given the context a pointer to its `Errors`, which outlive the context.
    let errors = unsafe { &*errors.cast::<Errors<'_>>() };
    let f = &errors.llvm.functions;
    // SAFETY: LLVM's own diagnostic, alive during this call; its description is given away.
    let (severity, text) = unsafe { ((f.diagnostic_severity)(diagnostic), errors.llvm.take((f.diagnostic_description)(diagnostic))) };
    if severity == SEVERITY_ERROR {
        errors.texts.borrow_mut().push(text);
    }
}

impl Library {
    /// An object file, or assembly, of a module's text.
    ///
    /// # Errors
    /// LLVM's words.
    pub(crate) fn emit(&self, text: &str, machine: &Machine, output: Output) -> Result<Vec<u8>, String> {
        let errors = Errors { llvm: self, texts: RefCell::default() };
        let made = self.emit_gathering(text, machine, output, &errors);
        match errors.texts.into_inner() {
            texts if texts.is_empty() => made,
            texts => Err(texts.join("; ")),
        }
    }

    fn emit_gathering(&self, text: &str, machine: &Machine, output: Output, errors: &Errors<'_>) -> Result<Vec<u8>, String> {
        let f = &self.functions;
        let string = |s: &str| CString::new(s).map_err(|e| e.to_string());
        let (cpu, features) = (string(&machine.cpu)?, string(&machine.features)?);
        let mut message: *mut c_char = null_mut();
        // SAFETY: the functions are called as LLVM-C documents them. Everything that was made is owned by an `Owned`, which are dropped in
        // the opposite order; parsing takes the buffer over. Pointers are checked where making may fail. All of it is this thread's own.
        unsafe {
            let mut target = null_mut();
            if (f.target_from_triple)(TRIPLE.as_ptr(), &mut target, &mut message) != 0 {
                return Err(self.take(message));
            }
            let made = (f.create_machine)(
                target,
                TRIPLE.as_ptr(),
                cpu.as_ptr(),
                features.as_ptr(),
                OPTIMISE_DEFAULT,
                RELOCATE_ANYWHERE,
                CODE_MODEL_SMALL,
            );
            if made.is_null() {
                return Err(format!("LLVM has no target machine for {}", machine.cpu));
            }
            let made = Owned { pointer: made, free: f.dispose_machine };
            let context = self.context(errors);
            let buffer = (f.create_buffer)(text.as_ptr().cast(), text.len(), c"kernel".as_ptr());
            let mut module = null_mut();
            if (f.parse_ir)(context.pointer, buffer, &mut module, &mut message) != 0 {
                return Err(self.take(message));
            }
            let module = Owned { pointer: module, free: f.dispose_module };
            let layout = Owned { pointer: (f.create_data_layout)(made.pointer), free: f.dispose_data_layout };
            (f.set_target)(module.pointer, TRIPLE.as_ptr());
            (f.set_data_layout)(module.pointer, layout.pointer);
            if cfg!(debug_assertions) {
                let broken = (f.verify_module)(module.pointer, RETURN_STATUS, &mut message) != 0;
                let words = self.take(std::mem::replace(&mut message, null_mut()));
                if broken {
                    return Err(words);
                }
            }
            let options = Owned { pointer: (f.create_pass_options)(), free: f.dispose_pass_options };
            self.check((f.run_passes)(module.pointer, PASSES.as_ptr(), made.pointer, options.pointer))?;
            let mut emitted = null_mut();
            if (f.emit)(made.pointer, module.pointer, output as c_int, &mut message, &mut emitted) != 0 {
                return Err(self.take(message));
            }
            Ok(self.bytes(&Owned { pointer: emitted, free: f.dispose_buffer }))
        }
    }

    /// A context that gathers errors.
    ///
    /// # Safety
    ///
    /// `errors` outlives the context.
    unsafe fn context(&self, errors: &Errors<'_>) -> Owned<Context> {
        let f = &self.functions;
        // SAFETY: the handler gets the type that it expects.
        unsafe {
            let context = Owned { pointer: (f.context_create)(), free: f.context_dispose };
            (f.set_diagnostic_handler)(context.pointer, gather, std::ptr::from_ref(errors).cast_mut().cast());
            context
        }
    }

    /// What an error says; null is success.
    ///
    /// # Safety
    ///
    /// `error` is LLVM's answer, not yet looked at.
    unsafe fn check(&self, error: *mut Error) -> Result<(), String> {
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: reading the message consumes the error; the message is copied before it is freed.
        unsafe {
            let message = (self.functions.error_message)(error);
            let text = std::ffi::CStr::from_ptr(message).to_string_lossy().into_owned();
            (self.functions.dispose_error_message)(message);
            Err(text)
        }
    }

    /// A copy of a buffer.
    fn bytes(&self, buffer: &Owned<MemoryBuffer>) -> Vec<u8> {
        // SAFETY: start and size of a buffer that is alive.
        unsafe {
            let start = (self.functions.buffer_start)(buffer.pointer);
            std::slice::from_raw_parts(start.cast::<u8>(), (self.functions.buffer_size)(buffer.pointer)).to_vec()
        }
    }
}
