//! Devices that run kernels as a graphics processor would, where there are some.

use crate::bench::Bench;

/// The sizes of LLM Foundry's smallest MPT, but for its length and its vocabulary.
const MODEL: [&str; 3] = ["model.n_heads=4", "model.n_layers=4", "model.expansion_ratio=5"];

/// Batches after which a run goes on elsewhere, and ends.
const STEPS: [usize; 3] = [20, 24, 28];

/// Each device trains for 20 batches and hands its checkpoint to the next one, and that to a third: the losses and the bits of a run that was on
/// the CPU all the way.
#[test]
fn devices_take_over_from_one_another() {
    let bench = Bench::new();
    let listed = bench.succeed(&["devices"]);
    let there = |device: &&str| {
        let line = listed.lines().find(|line| line.trim_start_matches([' ', '*']).starts_with(*device)).unwrap_or_default();
        let there = !line.contains("not there");
        if !there {
            eprintln!("skipped: {line}");
        }
        there
    };
    let others: Vec<&str> = ["opencl", "emulate:hip:gfx1100", "emulate:cuda:sm_90", "emulate:metal"].into_iter().filter(there).collect();
    let train = |folder: &str, device: &str, steps: usize| {
        let [length, save, folder] =
            [format!("max_duration={steps}ba"), format!("save_interval={steps}ba"), format!("save_folder={folder}")];
        let run = ["train", "small.yaml", "eval_interval=100ba", "autoresume=true", &length, &save, &folder, "--device", device];
        bench.succeed(&[&run[..], &MODEL].concat());
    };
    STEPS.into_iter().for_each(|steps| train("whole", "cpu", steps));
    let losses = bench.metrics("whole", "loss/train/total");
    assert_eq!(losses.len(), STEPS[2]);
    let all = [&others[..], &["cpu"]].concat();
    for (k, first) in others.iter().enumerate() {
        let folder = format!("handed-{k}");
        for (steps, device) in STEPS.into_iter().zip(all.iter().cycle().skip(k)) {
            train(&folder, device, steps);
            let same = bench.weights(&format!("whole/ep0-ba{steps}")) == bench.weights(&format!("{folder}/ep0-ba{steps}"));
            assert!(same, "{device} has other bits after {steps} batches, which {first} began");
        }
        assert_eq!(losses, bench.metrics(&folder, "loss/train/total"), "{first}");
    }
}
