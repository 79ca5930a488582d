//! Compiled kernels, and how they are launched: all pointers in one structure, see `kiln_kernels::render`.

use crate::device::{MetalBuffer, Shared};
use kiln_kernels::program::Program;
use kiln_kernels::render::{Launch, METAL, clike};
use kiln_runtime::{Buffer, Executable, Result, RuntimeError, Slice, check_arguments, out_of_range};
use objc2::rc::{Retained, autoreleasepool};
use objc2::runtime::ProtocolObject;
use objc2_foundation::NSString;
use objc2_metal::{
    MTLBuffer, MTLCommandBuffer, MTLCommandEncoder, MTLCommandQueue, MTLComputeCommandEncoder, MTLComputePipelineState, MTLDevice,
    MTLLibrary, MTLResourceUsage, MTLSize,
};
use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

/// A program compiled by the system.
pub(crate) struct Code {
    text: String,
    launch: Launch,
    pipeline: Retained<ProtocolObject<dyn MTLComputePipelineState>>,
}

// SAFETY: Apple's documentation allows pipeline states to be used by several threads at once.
unsafe impl Send for Code {}
// SAFETY: as above.
unsafe impl Sync for Code {}

impl Code {
    /// Compiles; the error is the compiler's log. What forbids relaxed arithmetic stands in the text.
    pub(crate) fn new(shared: &Shared, program: &Program, text: Option<&str>) -> std::result::Result<Code, String> {
        let launch = Launch::new(program, &shared.gpu.limits())?;
        let text = text.map_or_else(|| clike::render(program, &METAL, &launch, &[]), |text| Ok(text.into()))?;
        let library = shared.device.newLibraryWithSource_options_error(&NSString::from_str(&text), None);
        let library = library.map_err(|e| e.localizedDescription().to_string())?;
        let function = library.newFunctionWithName(&NSString::from_str(&clike::function_name(program)));
        let function = function.ok_or("the library has no such function")?;
        let pipeline = shared.device.newComputePipelineStateWithFunction_error(&function);
        let pipeline = pipeline.map_err(|e| e.localizedDescription().to_string())?;
        Ok(Code { text, launch, pipeline })
    }
}

/// A program, and its code, which it may share with others.
pub(crate) struct Kernel {
    pub(crate) shared: Arc<Shared>,
    pub(crate) program: Program,
    pub(crate) code: Arc<Code>,
}

impl Kernel {
    /// The buffers of the arguments, and the addresses of their first elements.
    fn arguments<'a>(&self, args: &'a [Slice]) -> std::result::Result<Vec<(&'a MetalBuffer, u64)>, String> {
        check_arguments(&self.program, args)?;
        let one = |(i, arg): (usize, &'a Slice)| {
            let buffer = arg.buffer.as_any().downcast_ref::<MetalBuffer>().filter(|b| Arc::ptr_eq(&b.shared, &self.shared));
            buffer
                .map(|b| (b, b.memory.gpuAddress() + arg.offset as u64))
                .ok_or_else(|| format!("argument {i} is not memory of this device"))
        };
        args.iter().enumerate().map(one).collect()
    }

    /// Launches and waits for the end.
    fn run(&self, arguments: &[(&MetalBuffer, u64)]) -> std::result::Result<(), String> {
        let launch = &self.code.launch;
        autoreleasepool(|_| {
            let commands = self.shared.queue.commandBuffer().ok_or("the queue takes no more")?;
            let encoder = commands.computeCommandEncoder().ok_or("there is no encoder")?;
            encoder.setComputePipelineState(&self.code.pipeline);
            let addresses: Vec<u64> = arguments.iter().map(|(_, at)| *at).collect();
            let bytes = NonNull::from(addresses.as_slice()).cast::<c_void>();
            // SAFETY: the structure is as long as is said, and copied; the kernel's only parameter is the one structure of these pointers.
            unsafe { encoder.setBytes_length_atIndex(bytes, size_of_val(addresses.as_slice()), 0) };
            for (buffer, _) in arguments {
                encoder.useResource_usage(ProtocolObject::from_ref(&*buffer.memory), MTLResourceUsage::Read | MTLResourceUsage::Write);
            }
            let size = |width: u32| MTLSize { width: width as usize, height: 1, depth: 1 };
            encoder.dispatchThreadgroups_threadsPerThreadgroup(size(launch.groups), size(launch.group));
            encoder.endEncoding();
            commands.commit();
            commands.waitUntilCompleted();
            commands.error().map_or(Ok(()), |e| Err(e.localizedDescription().to_string()))
        })
    }
}

impl Executable for Kernel {
    fn launch(&self, args: &[Slice]) -> Result<()> {
        let wrong =
            |reason| RuntimeError::Device { device: self.shared.name.clone(), reason: format!("kernel {}: {reason}", self.program.name) };
        let mut arguments = self.arguments(args).map_err(wrong)?;
        if self.program.items <= 0 {
            return Ok(());
        }
        let launch = &self.code.launch;
        let more = |bytes: usize| MetalBuffer::new(self.shared.clone(), bytes);
        let status = launch.status.then(|| more(Launch::STATUS)).transpose()?;
        let scratch = launch.scratch.map(|_| more(launch.scratch_bytes())).transpose()?;
        let mut said = [0; Launch::STATUS];
        if let Some(status) = &status {
            status.write(0, &said)?;
        }
        arguments.extend(status.iter().chain(&scratch).map(|buffer| (buffer, buffer.memory.gpuAddress())));
        self.run(&arguments).map_err(wrong)?;
        if let Some(status) = &status {
            status.read(0, &mut said)?;
        }
        Launch::failure(&said).map_or(Ok(()), |(at, index)| Err(out_of_range(&self.program, at, index)))
    }

    fn scratch(&self) -> usize {
        self.code.launch.scratch_bytes()
    }

    /// The text that was compiled.
    fn assembly(&self) -> Option<String> {
        Some(self.code.text.clone())
    }
}
