//! Files of kernels parse back, and nonsense is refused; what ran is what runs again.

use super::*;
use crate::{Tensor, device, schedule};
use kiln_kernels::ir::Op;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

/// Every kernel that `f` runs, with what its parameters held before and after.
fn kernels(f: impl FnOnce()) -> Vec<Saved> {
    let all = Rc::new(RefCell::new(Vec::new()));
    let seen = all.clone();
    let observer = Box::new(move |launched: &schedule::Launched<'_>| {
        let mut saved = saved(launched)?;
        launched.run()?;
        for (number, arg) in launched.args.iter().enumerate().filter(|(n, _)| launched.kernel.params[*n].access != Access::Read) {
            saved.want.insert(number, Content::Bytes(arg.read()?));
        }
        seen.borrow_mut().push(saved);
        Ok(())
    });
    schedule::observed(observer, f);
    all.take()
}

fn example() -> Vec<Saved> {
    kernels(|| {
        let [x, w] = [[6, 20], [20, 9]].map(|shape| Tensor::randn(shape).realize().unwrap());
        x.matmul(&w).gelu().softmax(-1).realize().unwrap();
    })
}

#[test]
fn kernels_know_their_lines_and_shapes() {
    let saved = example().pop().unwrap();
    let dot = saved.made.iter().find(|made| made.starts_with("dot")).unwrap();
    // What is stored comes first.
    assert!(saved.made[0].starts_with(&format!("div f32[6, 9] at {}:", file!())), "{:?}", saved.made);
    assert!(dot.starts_with(&format!("dot f32[6, 9] at {}:", file!())), "{dot}");
}

#[test]
fn a_kernel_that_only_copies_has_a_line_too() {
    let all = kernels(|| drop(Tensor::zeros([3, 5], crate::DType::F32).contiguous().realize().unwrap()));
    assert!(all.len() == 1 && all[0].made[0].starts_with(&format!("copy f32[3, 5] at {}:", file!())), "{:?}", all[0].made);
}

#[test]
fn files_parse_back_and_run_to_the_same_bits() {
    let device = device::default().unwrap();
    for saved in example() {
        let text = saved.to_string();
        let again = Saved::parse(Path::new("k.kiln"), &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(again.to_string(), text);
        for name in ["cpu:cranelift", "cpu:interpret"] {
            let ran = rerun(&again, &device::open(name).unwrap(), None).unwrap();
            assert_eq!(ran.difference, None, "{name}\n{text}");
        }
        assert!(rerun(&again, &device, None).unwrap().difference.is_none());
    }
}

#[test]
fn a_difference_names_element_and_distance() {
    let mut saved = example().pop().unwrap();
    let (&number, _) = saved.want.iter().next().unwrap();
    let Some(Content::Bytes(bytes)) = saved.want.get_mut(&number) else { panic!("bytes were kept") };
    bytes[4 * 7] ^= 2;
    let ran = rerun(&saved, &device::default().unwrap(), None).unwrap();
    let difference = ran.difference.unwrap();
    assert_eq!((difference.param, difference.element, difference.ulps(), difference.count), (number, 7, Some(2), 1));
}

#[test]
fn hostile_files_are_errors() {
    let text = example().pop().unwrap().to_string();
    let parse = |text: &str| Saved::parse(Path::new("k.kiln"), text);
    for cut in (0..text.len()).step_by(7).filter(|at| text.is_char_boundary(*at)) {
        let _ = parse(&text[..cut]);
    }
    // Each byte of the beginning and of the kernel, replaced.
    for (at, with) in (0..text.len()).step_by(11).zip("0%n r:9-\"z\n[".chars().cycle()) {
        let mut other = text.clone();
        other.replace_range(at..=at, &with.to_string());
        let _ = parse(&other);
    }
    let bomb = Content::Bytes(vec![0; 1 << 22]);
    let mut large = example().pop().unwrap();
    large.data.insert(0, bomb);
    let chain: String = (1..20_000).map(|n| format!("n{n} = add n{m} n{m} : f32\n", m = n - 1)).collect();
    let deep = format!(
        "kiln kernel 1\nkernel deep\n%0: f32[1] write\nr0: 1\ndomain r0\nn0 = const 1.0 : f32\n{chain}n20000 = range r0 : i64\n\
        store %0[n20000] = n19999\n"
    );
    for (text, want) in [
        (deep, "20001 expressions; 8192 are the most"),
        (String::new(), "not a file of a kernel"),
        ("kiln kernel 2\n".into(), "another version"),
        ("kiln kernel 1\ndevice \"cpu\"\n".into(), "ends before its kernel"),
        (large.to_string(), "bytes, as parameter 0 has"),
        (text.replace("data 0 zlib\n", "data 0 zlib\n  zz\n"), "hexadecimal"),
        (text.replace("data 0 zlib\n", "data 99 zlib\n"), "number of a parameter"),
        (text.replace("schedule ", "schedule x"), "not a schedule: \"xorder("),
        (text.replace("schedule ", "schedule unroll(r9 2) "), "unroll(r9 2) names what the kernel does not have"),
        (text.replace("schedule ", "schedule order(r0)\nschedule "), "a second schedule"),
        (text.replace("device ", "device \"cpu\"\ndevice "), ":3: a second device"),
        (text.replace("device ", "devise "), ":2: \"devise\" has no meaning here; before the kernel's text there are device"),
        (text.replace("device ", "\n# a comment\nDevice "), ":4: \"Device\""),
        (text.replace("\nkernel ", "\nkernle "), "\"kernle\" has no meaning here"),
        (text.replace("\ndata 0", "\nwant 0 numbers 1\ndata 0"), "parameter 0 is only read"),
        (text.replace("\ndata 0", "\n  ff\ndata 0"), "has no meaning here"),
        (text.replacen("[54]", "[9000000000000000000]", 1), ""),
    ] {
        let error = parse(&text).expect_err(want).to_string();
        assert!(error.starts_with("k.kiln:") && error.contains(want), "{error}");
    }
}

#[test]
fn a_partial_result_that_starts_inside_its_own_loop_is_refused_in_place() {
    // A sum whose result is used where its range still runs: the accumulator would start again in every round.
    let text = "kernel wrong\n%0: f32[64] read\n%1: f32[64] write\nr0: 8\nr1: 8\ndomain r0\nn0 = range r0 : i64\nn1 = range r1 : i64\n\
        n2 = const 8 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = reduce sum n5 over r1 : f32\n\
        n7 = add n6 n5 : f32\nstore %1[n0] = n7\n";
    let error = Saved::parse(Path::new("k.kiln"), &format!("kiln kernel 1\n{text}")).unwrap_err().to_string();
    assert!(error.contains("leaks out of the reduction") && error.contains(">>> n1 = range r1"), "{error}");
}

#[test]
fn a_flipped_constant_is_found() {
    let mut all = example();
    let saved = all.iter_mut().find(|s| s.kernel.graph.nodes().iter().any(|n| matches!(n.op, Op::Const(c) if c.dtype.is_float()))).unwrap();
    let text = saved.kernel.to_string();
    let line = text.lines().find(|l| l.contains("= const ") && l.ends_with(": f32")).unwrap();
    let (name, _) = line.split_once(" = ").unwrap();
    let flipped = text.replace(line, &format!("{name} = const 0.3125 : f32"));
    saved.kernel = kiln_kernels::ir::text::parse_kernel(&flipped).unwrap();
    saved.schedule = None;
    assert!(rerun(saved, &device::default().unwrap(), None).unwrap().difference.is_some(), "{flipped}");
}

/// What a check reports of what `f` computes.
fn reported(f: impl FnOnce()) -> Vec<Report> {
    let state = Rc::new(RefCell::new((Checker::default(), Vec::new())));
    let seen = state.clone();
    let observer = Box::new(move |launched: &schedule::Launched<'_>| {
        let (checker, reports) = &mut *seen.borrow_mut();
        reports.extend(checker.launched(launched)?);
        Ok(())
    });
    schedule::observed(observer, f);
    state.take().1
}

#[test]
fn a_check_names_the_line_that_made_a_nan_and_keeps_the_kernel() {
    let x = Tensor::from_slice(&[4.0f32, 1.0, -1.0, 9.0], [4]).unwrap();
    let line = line!() + 1;
    let reports = reported(|| drop((x.sqrt() * 2.0).exp().realize().unwrap()));
    let [report] = &reports[..] else { panic!("{reports:?}") };
    let text = report.to_string();
    assert!(report.is_overflow() && text.contains("n2 is NaN") && text.contains("= -1.0"), "{text}");
    assert_eq!(report.made.len(), 1, "{text}");
    assert!(report.made[0].starts_with(&format!("sqrt f32[4] at {}:{line}:", file!())), "{text}");
    // What was kept fails in the same way.
    let saved = Saved::read(report.file.as_ref().unwrap()).unwrap();
    let again = Checker::default().saved(&saved, &device::default().unwrap()).unwrap();
    assert!(again.len() == 1 && again[0].kind() == report.kind(), "{again:?}");
}

#[test]
fn a_check_of_what_is_right_reports_nothing() {
    let reports = reported(|| {
        let scores = Tensor::randn([40, 40]).realize().unwrap();
        let later = Tensor::ones([40, 40], crate::DType::F32).tril(0).lt(0.5);
        let weights = scores.masked_fill(&later, f32::NEG_INFINITY).softmax(-1);
        weights.matmul(&scores).layer_norm([40], None, None, 1e-5).realize().unwrap();
    });
    assert!(reports.is_empty(), "{reports:?}");
}

#[test]
fn an_edited_text_runs_in_place_of_the_generated_one() {
    let saved = example().pop().unwrap();
    for name in ["cpu:llvm", "emulate:opencl"] {
        // Where no LLVM or clang is, there is nothing to edit.
        let Ok(device) = device::open(name) else { continue };
        let text = source_of(&saved, &device).unwrap();
        assert_eq!(rerun_text(&saved, &device, &text).unwrap().difference, None, "{name}");
        let (was, now) = if name == "cpu:llvm" { ("fmul ", "fadd ") } else { (" * ", " + ") };
        let float = text
            .lines()
            .find(|line| line.contains(was) && (name == "cpu:llvm" || line.contains("float")))
            .unwrap_or_else(|| panic!("{text}"));
        let edited = text.replacen(float, &float.replacen(was, now, 1), 1);
        assert!(rerun_text(&saved, &device, &edited).unwrap().difference.is_some(), "{name}: {float}");
        let error = rerun_text(&saved, &device, "nonsense {").unwrap_err().to_string();
        assert!(error.contains("could not be compiled"), "{error}");
    }
    let error = rerun_text(&saved, &device::open("cpu:cranelift").unwrap(), "text").unwrap_err().to_string();
    assert!(error.contains("takes no text in place of the one it makes"), "{error}");
}
