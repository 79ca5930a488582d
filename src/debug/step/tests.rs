//! What a description says of a step is what the step is.

use super::*;
use crate::debug::write_trace;
use crate::schedule::record;
use crate::{DType, Step, Tensor, device};
use serde_json::Value as Json;

/// Two runs of a step with a product, a softmax, a sum into state, and a scan.
fn example() -> (Description, usize, usize) {
    let recorder = Arc::new(Recorder::default());
    let (launches, arena) = recorder.during(|| {
        let x = Tensor::randn([24, 40]).realize().unwrap();
        let w = Tensor::randn([40, 30]).realize().unwrap();
        let sum = Tensor::zeros([24, 30], DType::F32).realize().unwrap();
        record::name(|| "the <weight>".into(), &w).unwrap();
        recorder.forget();
        let step = Step::capture(std::slice::from_ref(&x), &[w.clone(), sum.clone()], || {
            let y = x.matmul(&w).softmax(-1).cumsum(0).contiguous();
            let z = y.matmul(&w.t()).relu();
            Tensor::assign_all([(&sum, &(&sum + &y))])?;
            Ok(vec![z.sum(.., false)])
        });
        let step = step.unwrap();
        for _ in 0..2 {
            let _part = record::part(|| "run".into());
            step.run(&[&x]).unwrap();
        }
        (step.launches(), step.working_memory())
    });
    (Description::new("an example", &recorder, &device::default().unwrap()).unwrap(), launches, arena)
}

#[test]
fn values_have_memory_of_their_own_while_they_live() {
    let (step, launches, arena) = example();
    let [plan] = &step.plans[..] else { panic!("one plan, not {}", step.plans.len()) };
    assert_eq!((plan.launches.len(), plan.arena as usize, &plan.name[..]), (launches, arena, "run"));
    assert!(plan.values.len() > 1);
    for (at, a) in plan.values.iter().enumerate() {
        assert!(a.offset + a.bytes <= plan.arena, "{a:?}");
        for b in &plan.values[at + 1..] {
            let apart = a.offset + a.bytes <= b.offset || b.offset + b.bytes <= a.offset;
            // What is written in place takes over from what is read.
            assert!(apart || a.to <= b.from || b.to <= a.from, "{a:?} and {b:?}");
        }
    }
    let scratch = |at: usize| step.kernels[plan.launches[at].kernel].scratch;
    let peak = (0..launches).map(|at| plan.alive[at] - scratch(at)).max().unwrap();
    assert!(peak <= plan.arena && peak > 0, "{peak} of {}", plan.arena);
    // Each launch reads and writes what its kernel says; the named memory is found.
    let weight = step.memory.iter().position(|m| m.name == "the <weight>").unwrap();
    assert_eq!(step.memory[weight].bytes, 40 * 30 * 4);
    assert!(plan.launches.iter().any(|launch| launch.args.contains(&Argument::Memory(weight))));
}

#[test]
fn kernels_have_their_texts_lines_and_work() {
    let (step, ..) = example();
    for (kernel, launch) in step.plans[0].launches.iter().map(|launch| (&step.kernels[launch.kernel], launch)) {
        assert!(launch.origins[0].contains(file!()), "{:?}", launch.origins);
        assert_eq!(kernel.params.len(), launch.args.len());
        let parsed = kiln_kernels::ir::text::parse_kernel(&kernel.texts[0].text).unwrap();
        assert_eq!(parsed.params.len(), kernel.params.len());
        assert!(kernel.texts.iter().any(|text| text.language == "llvm" && !text.text.is_empty()));
    }
    let product = step.kernels.iter().find(|kernel| kernel.flops >= 2 * 24 * 40 * 30).expect("the products are there");
    assert!(product.rewrites.iter().any(|r| r.from != r.to && !r.rule.is_empty()), "{:?}", product.rewrites);
}

#[test]
fn a_description_is_a_file() {
    let (step, ..) = example();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("step.json");
    step.write(&path).unwrap();
    let text = serde_json::to_string(&step).unwrap();
    // Two long texts would be printed where they differ.
    assert!(serde_json::to_string(&Description::read(&path).unwrap()).unwrap() == text);
    for (from, to, want) in [
        ("kiln step 1", "kiln step 2", "another version"),
        ("\"kernel\":0", "\"kernel\":77", "names what is not there"),
        ("{\"memory\":0}", "{\"memory\":99}", "names what is not there"),
        ("\"launch\":[0,0]", "\"launch\":[0,55]", "a launch that is not there"),
        ("\"from\":0,\"to\":", "\"from\":0,\"to\":9", "at launches that are not there"),
        ("\"spans\":[", "\"spans\":[7,", "invalid type"),
        ("\"thread\":0", "\"thread\":18446744073709551615", "on thread 18446744073709551615, of"),
        ("\"thread\":0", "\"thread\":99999999", "on thread 99999999, of"),
        ("\"start\":0,", "\"start\":18446744073709551615,", "ends after more nanoseconds"),
        ("\"arena\":", "\"arena\":9007199254740993,\"before\":", "outside of its memory"),
        ("\"offset\":0,", "\"offset\":18446744073709551615,", "outside of its memory"),
        ("\"limits\":{\"flops\":", "\"limits\":{\"flops\":-", "not more than nothing"),
    ] {
        assert!(text.contains(from), "{from}");
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let error = Description::read(&path).expect_err(want).to_string();
        assert!(error.contains("step.json:1:") && error.contains(want), "{error}");
    }
    for cut in (0..text.len()).step_by(text.len() / 40) {
        std::fs::write(&path, &text.as_bytes()[..cut]).unwrap();
        assert!(Description::read(&path).is_err());
    }
}

/// Numbers that nobody has written are errors, or are shown; they never end the program.
#[test]
fn any_number_of_a_step_may_be_huge() {
    let (step, ..) = example();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("step.json");
    // Texts and rewrites have no numbers that are read.
    let mut plain = step.clone();
    plain.kernels.iter_mut().for_each(|kernel| (kernel.texts, kernel.rewrites) = (Vec::new(), Vec::new()));
    let text = serde_json::to_string(&plain).unwrap();
    let starts: Vec<usize> = text.match_indices("\":").map(|(at, _)| at + 2).filter(|at| text.as_bytes()[*at].is_ascii_digit()).collect();
    let (mut refused, mut shown) = (0, 0);
    for (at, huge) in starts.iter().step_by(3).zip(["18446744073709551615", "9007199254740991", "99999999"].into_iter().cycle()) {
        let end = at + text[*at..].find(|c: char| !c.is_ascii_digit()).unwrap();
        std::fs::write(&path, [&text[..*at], huge, &text[end..]].concat()).unwrap();
        match Description::read(&path) {
            Err(_) => refused += 1,
            Ok(step) => {
                write_trace(&step, &folder.path().join("trace.json")).unwrap();
                crate::debug::write_page(&step, &folder.path().join("page.html")).unwrap();
                shown += 1;
            }
        }
    }
    assert!(refused > 10 && shown > 10, "{refused} refused, {shown} shown");
}

/// The trace as an independent reader of the format sees it.
#[test]
fn a_trace_nests_and_adds_up() {
    let (step, launches, _) = example();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("trace.json");
    write_trace(&step, &path).unwrap();
    let trace: Json = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let spans: Vec<&Json> = events.iter().filter(|e| e["ph"] == "X").collect();
    let ends = |e: &Json| [e["ts"].as_f64().unwrap(), e["ts"].as_f64().unwrap() + e["dur"].as_f64().unwrap()];
    for (at, a) in spans.iter().enumerate() {
        for b in spans[at + 1..].iter().filter(|b| b["tid"] == a["tid"]) {
            let ([from, to], [begin, end]) = (ends(a), ends(b));
            // A nanosecond is three digits behind the point, which f64 rounds.
            let (inside, after) = (begin >= from - 1e-4 && end <= to + 1e-4, begin >= to - 1e-4);
            assert!(inside || after, "{a} and {b}");
        }
    }
    let of = |kind: &str| spans.iter().filter(|e| e["cat"] == kind).collect::<Vec<_>>();
    let total = |all: &[&&Json]| all.iter().map(|e| e["dur"].as_f64().unwrap()).sum::<f64>();
    let (runs, kernels) = (of("part"), of("launch"));
    assert_eq!((runs.len(), kernels.len()), (2, 2 * launches));
    assert!(total(&kernels) <= total(&runs) && total(&kernels) > 0.0);
    let own: f64 = step.spans.iter().filter(|s| s.kind == "launch").map(|s| s.time as f64 / 1e3).sum();
    assert!((total(&kernels) - own).abs() < 1e-6 * own);
    for phase in ["graph", "fusion", "kernels", "order and memory", "compile"] {
        assert_eq!(of("compile").iter().filter(|e| e["name"] == phase).count(), 1, "{phase}");
    }
    for event in &kernels {
        let number = event["args"]["number"].as_u64().unwrap() as usize;
        let kernel = &step.kernels[step.plans[0].launches[number].kernel];
        assert_eq!((event["name"].as_str(), event["args"]["FLOP"].as_u64()), (Some(&kernel.name[..]), Some(kernel.flops)));
        assert!(event["args"]["model"].as_str().unwrap().contains(file!()) && event["args"]["bytes"] == kernel.bytes);
    }
    let counted: Vec<u64> = events.iter().filter(|e| e["ph"] == "C").map(|e| e["args"]["bytes"].as_u64().unwrap()).collect();
    let once: Vec<u64> = step.plans[0].alive.iter().copied().chain([0]).collect();
    assert_eq!(counted, [&once[..], &once[..]].concat());
}
