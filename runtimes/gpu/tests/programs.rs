//! The runtime against drivers that do on the host what NVIDIA's and AMD's do on a card (`fake/driver.c`), and against none at all.

#![cfg(target_os = "linux")]

#[allow(dead_code, reason = "threads that run one after the other cannot wait for one another")]
#[path = "../../api/tests/common/grid.rs"]
mod grid;

use kiln_ahead::Places;
use kiln_gpu::{Api, GpuDevice};
use kiln_kernels::ir::text::parse_program;
use kiln_runtime::{Buffer, Device, RuntimeError, Slice};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The fake libraries, made once; none, with a line that says so, where a compiler is missing.
fn libraries() -> Option<&'static [PathBuf; 2]> {
    static MADE: OnceLock<Option<[PathBuf; 2]>> = OnceLock::new();
    MADE.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fake");
        let clang = (14..=22).rev().map(|n| format!("clang++-{n}")).chain(["clang++".into()]);
        let works = |name: &String| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success());
        let Some(clang) = clang.into_iter().find(works) else {
            eprintln!("skipped: no clang++ to make a driver with");
            return None;
        };
        // SAFETY: no other thread of this process reads the environment yet: all wait for this.
        unsafe {
            std::env::set_var("KILN_FAKE_CLANG", &clang);
            std::env::set_var("KILN_FAKE_NAMES", format!("{source}/names.h"));
        }
        let made = ["CUDA", "HIP"].map(|api| {
            let library = folder.join(format!("libfake-{api}.so"));
            let mut command = Command::new(&clang);
            command.args(["-x", "c", "-shared", "-fPIC", "-O1", "-Wall", "-Werror"]).arg(format!("-D{api}"));
            let output = command.arg(format!("{source}/driver.c")).arg("-o").arg(&library).output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            library
        });
        Some(made)
    })
    .as_ref()
}

/// A fresh device of each driver.
fn devices() -> Vec<GpuDevice> {
    let open = |[cuda, hip]: &[PathBuf; 2]| {
        let places = Places { nvrtc: Some(cuda.clone()), hiprtc: Some(hip.clone()), ..Places::default() };
        vec![
            GpuDevice::new("cuda", Api::Cuda, 0, Some(cuda.clone()), &places).unwrap(),
            GpuDevice::new("hip", Api::Hip, 0, Some(hip.clone()), &places).unwrap(),
        ]
    };
    libraries().map(open).unwrap_or_default()
}

/// The drivers' memory is limited: for tests that take much of it.
static MUCH_MEMORY: Mutex<()> = Mutex::new(());

#[test]
fn programs() {
    let _alone = MUCH_MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    for device in devices() {
        grid::every_operation_means_the_same(&device);
        grid::doubles_are_rounded_the_same(&device);
        grid::failed_bounds_are_reported(&device);
        grid::scratch_memory_is_private(&device);
        grid::several_threads_may_compile_and_launch(&device);
    }
}

#[test]
fn arguments() {
    devices().iter().zip(&devices()).for_each(|(device, other)| grid::wrong_arguments_are_errors(device, other));
}

#[test]
fn devices_say_what_they_are() {
    for device in devices() {
        let said = device.describe();
        let architecture = if device.name() == "cuda" { "sm_89" } else { "gfx1100" };
        assert!(said.contains("Fake gfx card") && said.contains(architecture) && said.contains("1.1 GB"), "{said}");
        assert_eq!(device.target().groups.map(|g| g.wave), Some(32));
    }
    if let Some([cuda, _]) = libraries() {
        let error = GpuDevice::new("cuda:1", Api::Cuda, 1, Some(cuda.clone()), &Places::default()).unwrap_err();
        assert!(error.to_string().contains("there are 1 cuda devices"), "{error}");
    }
}

/// More than the pinned memory holds, at a place that is no multiple of anything; and memory that is used again.
#[test]
fn copies_of_any_size() {
    let _alone = MUCH_MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    for device in devices() {
        let bytes: Vec<u8> = (0..(8usize << 20) + 4099).map(|i| ((i * 31) >> 3) as u8).collect();
        for _ in 0..10 {
            let buffer = device.allocate(bytes.len() + 10).unwrap();
            buffer.write(7, &bytes).unwrap();
            let mut back = vec![0; bytes.len()];
            buffer.read(7, &mut back).unwrap();
            assert!(back == bytes);
            assert!(buffer.write(11, &bytes).is_err() && buffer.read(usize::MAX, &mut back).is_err());
        }
        assert_eq!(device.allocate(0).unwrap().size(), 0);
        // What is kept for later makes room for what is asked for now.
        let whole = device.allocate(1000 << 20).unwrap();
        assert!(matches!(device.allocate(100 << 20), Err(RuntimeError::OutOfMemory { bytes: 104_857_600, .. })));
        drop(whole);
        device.allocate(900 << 20).unwrap();
    }
}

/// Adds one to an element that data chooses.
const CHOSEN: &str = "
program chosen items 1
%0: i64[1] read
%1: f32[8] readwrite
tag \"rows\"
zero = const 0 : i64
i = load %0[zero] : i64
at = bound i limit 8 tag 0 : i64
x = load %1[at] : f32
one = const 1 : f32
y = add x one : f32
store %1[at] = y
";

#[test]
fn recordings_repeat_launches() {
    for device in devices() {
        let kernel = device.compile(&parse_program(CHOSEN).unwrap()).unwrap();
        let (index, sums): (Arc<dyn Buffer>, _) = (device.allocate(8).unwrap(), device.allocate(32).unwrap());
        index.write(0, &3i64.to_ne_bytes()).unwrap();
        sums.write(0, &[0; 32]).unwrap();
        let args = [Slice::whole(index.clone()), Slice::whole(sums.clone())];
        let twice = &mut || kernel.launch(&args).and_then(|()| kernel.launch(&args));
        let recording = device.record(twice).unwrap().expect("these drivers record");
        let value = |at: usize| {
            let bytes = Slice::whole(sums.clone()).read().unwrap();
            f32::from_ne_bytes(bytes[4 * at..][..4].try_into().unwrap())
        };
        assert_eq!(value(3), 0.0, "recording runs nothing");
        for run in 1..4 {
            recording.replay().unwrap();
            assert_eq!(value(3), 2.0 * run as f32);
        }
        // What a replay reads is what is there by then, and what is out of range is found.
        index.write(0, &5i64.to_ne_bytes()).unwrap();
        recording.replay().unwrap();
        assert_eq!([value(3), value(5)], [6.0, 2.0]);
        index.write(0, &8i64.to_ne_bytes()).unwrap();
        let error = recording.replay().unwrap_err();
        assert!(matches!(&error, RuntimeError::IndexOutOfRange { index: 8, limit: 8, what } if what == "rows"), "{error}");
        index.write(0, &0i64.to_ne_bytes()).unwrap();
        recording.replay().expect("the error was that of one replay");
        // What must not be recorded is an error, and the device goes on.
        assert!(device.record(&mut || sums.write(0, &[0; 4])).is_err());
        kernel.launch(&args).unwrap();
        assert!(device.time(twice).unwrap() > 0.0);
    }
}

#[test]
fn what_is_missing_is_named() {
    for (name, api, library, package) in
        [("cuda", Api::Cuda, "libcuda.so.1", "nvidia-driver"), ("hip:1", Api::Hip, "libamdhip64.so", "libamdhip64")]
    {
        match GpuDevice::new(name, api, 0, None, &Places::default()) {
            Ok(device) => eprintln!("skipped: there is {}", device.describe()),
            Err(RuntimeError::Missing { device, searched, package: named, .. }) => {
                assert!(device == name && searched.contains(library) && named.contains(package), "{searched}: {named}");
            }
            Err(other) => panic!("{other}"),
        }
    }
    // A library that is something else.
    if let Some([cuda, hip]) = libraries() {
        let error = GpuDevice::new("cuda", Api::Cuda, 0, Some(hip.clone()), &Places::default()).unwrap_err();
        assert!(error.to_string().contains("cuInit"), "{error}");
        let places = Places { nvrtc: Some("/nowhere".into()), ..Places::default() };
        let error = GpuDevice::new("cuda", Api::Cuda, 0, Some(cuda.clone()), &places).unwrap_err();
        assert!(error.to_string().contains("NVRTC"), "{error}");
    }
}
