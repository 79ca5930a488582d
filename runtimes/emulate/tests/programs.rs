//! Programs have the interpreter's bits.

#[path = "../../api/tests/common/grid.rs"]
mod grid;

use kiln_emulate::{EmulateOptions, Emulated};

const NAMES: [&str; 4] = ["emulate:hip:gfx1100", "emulate:cuda:sm_90", "emulate:metal", "emulate:opencl"];

/// One device of each language, if there is a compiler; a line says so where there is none.
fn devices() -> Vec<Emulated> {
    let open = |name| Emulated::new(name, EmulateOptions::default()).inspect_err(|e| eprintln!("skipped: {e}")).ok();
    NAMES.into_iter().filter_map(open).collect()
}

/// The generated texts touch nothing but what is theirs, and no two threads meet.
#[test]
fn checked_devices_find_nothing() {
    for name in NAMES {
        let options = EmulateOptions { checked: true, seed: 11, ..EmulateOptions::default() };
        let Ok(device) = Emulated::new(name, options) else { continue };
        grid::lowered_kernels_mean_the_same(&device);
        grid::failed_bounds_are_reported(&device);
        grid::groups_share_memory(&device);
        grid::scratch_memory_is_private(&device);
        grid::every_operation_means_the_same(&device);
    }
}

#[test]
fn every_operation() {
    devices().iter().for_each(|d| grid::every_operation_means_the_same(d));
}

#[test]
fn double_precision() {
    devices().iter().for_each(|d| grid::doubles_are_rounded_the_same(d));
}

#[test]
fn lowered_kernels() {
    devices().iter().for_each(|d| grid::lowered_kernels_mean_the_same(d));
}

#[test]
fn groups() {
    devices().iter().for_each(|d| grid::groups_share_memory(d));
}

#[test]
fn bounds() {
    devices().iter().for_each(|d| grid::failed_bounds_are_reported(d));
}

#[test]
fn scratch_memory() {
    devices().iter().for_each(|d| grid::scratch_memory_is_private(d));
}

#[test]
fn wide_indices() {
    devices().iter().for_each(|d| grid::wide_indices_are_wide(d));
}

#[test]
fn arguments() {
    let cpu = another();
    devices().iter().for_each(|d| grid::wrong_arguments_are_errors(d, &cpu));
}

#[test]
fn threads() {
    devices().iter().for_each(|d| grid::several_threads_may_compile_and_launch(d));
}

/// A device of another kind.
fn another() -> kiln_cpu::CpuDevice {
    let options = kiln_cpu::CpuOptions { engine: kiln_cpu::Engine::Interpreter, ..Default::default() };
    kiln_cpu::CpuDevice::new(options).unwrap()
}

#[test]
fn what_was_compiled_is_kept_on_disk() {
    let folder = std::env::temp_dir().join(format!("kiln-emulate-test-{}", std::process::id()));
    let options = EmulateOptions { cache: Some(folder.clone()), ..EmulateOptions::default() };
    let text = "extern \"C\" __global__ void f(float *x) { x[0] = 1; }";
    let source = kiln_emulate::Source { text, kernel: "f" };
    let entries = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
    for again in [false, true] {
        let Ok(device) = Emulated::new("emulate:cuda:sm_90", options.clone()) else { return };
        device.source(source).unwrap();
        assert_eq!(entries(), 1, "{again}");
    }
    // What is not a library is compiled again.
    let entry = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let whole = std::fs::read(&entry).unwrap();
    std::fs::write(&entry, &whole[..whole.len() / 2]).unwrap();
    Emulated::new("emulate:cuda:sm_90", options).unwrap().source(source).unwrap();
    assert_eq!(std::fs::read(&entry).unwrap().len(), whole.len());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A generated text that somebody has edited runs in place of the generated one, and is checked like it.
#[test]
fn edited_texts_run_in_place_of_generated_ones() {
    use kiln_kernels::ir::text::parse_kernel;
    use kiln_kernels::lower::{Target, defaults, lower};
    use kiln_runtime::{Device, FaultKind, RuntimeError, Slice};
    let kernel = parse_kernel(include_str!("../../../kernels/golden/cumsum.kernel")).unwrap();
    let program = lower(&kernel, &defaults::schedule(&kernel, Target::GRID));
    for name in NAMES {
        let Ok(device) = Emulated::new(name, EmulateOptions { checked: true, ..EmulateOptions::default() }) else { continue };
        let text = device.compile(&program).unwrap().assembly().unwrap();
        let run = |text: &str| {
            let args = [48, 48].map(|n| Slice::whole(device.allocate(4 * n).unwrap()));
            args[0].buffer.write(0, &[0; 4 * 48]).unwrap();
            device.edited(&program, text).unwrap().launch(&args)
        };
        run(&text).unwrap();
        let line = text.lines().position(|line| line.contains("i0 < 16")).unwrap() as u32 + 1;
        match run(&text.replace("i0 < 16", "i0 < 17")) {
            Err(RuntimeError::Fault { fault, .. }) => {
                // The last row's end is that of the buffer; the others run into the next row, which another thread computes.
                assert!([FaultKind::OutOfBounds, FaultKind::Race].contains(&fault.kind), "{name}: {fault}");
                assert!((line + 1..line + 12).contains(&fault.place.line) && fault.kernel == "cumsum", "{name}: {fault}");
                assert!(fault.values.contains(&("i0".into(), "16".into())) || fault.kind == FaultKind::Race, "{name}: {fault}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}
