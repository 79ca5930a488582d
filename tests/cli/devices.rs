//! Devices that run kernels as a graphics processor would, where there are some.

use crate::bench::Bench;

/// One run on the CPU, and one that every other device takes over from the one before: the same bits in the end.
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
    let devices: Vec<&str> = ["cpu"].into_iter().chain(others).chain(["cpu"]).collect();
    for (k, device) in devices.iter().enumerate() {
        // Longer than the warm-up.
        let length = format!("max_duration={}ba", 2 * (k + 2));
        for (folder, device) in [("whole", "cpu"), ("handed", device)] {
            let folder = format!("save_folder={folder}");
            bench.succeed(&["train", "small.yaml", "eval_interval=100ba", "autoresume=true", &length, &folder, "--device", device]);
        }
        let last = format!("ep0-ba{}", 2 * (k + 2));
        assert!(bench.weights(&format!("whole/{last}")) == bench.weights(&format!("handed/{last}")), "{device} has other bits");
    }
    assert_eq!(bench.metrics("whole", "loss/train/total"), bench.metrics("handed", "loss/train/total"));
}
