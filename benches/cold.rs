//! Cold start: from starting a process to the first result of a small sum, and the overhead of a launch in a replayed step.
//!
//! `cargo bench --bench cold`

use kiln::{Step, Tensor};
use std::process::Command;
use std::time::Instant;

/// What the measured process does.
fn first_result() -> kiln::Result<f32> {
    Tensor::from_slice(&[1f32, 2.0, 3.0, 4.0], [4])?.sum(.., false).item()
}

/// Microseconds a launch takes in a step of small kernels that do not fuse.
fn launch_overhead() -> kiln::Result<f64> {
    let x = Tensor::from_slice(&[1f32; 16], [4, 4])?;
    let step = Step::capture(std::slice::from_ref(&x), &[], || {
        let mut y = x.clone();
        for _ in 0..200 {
            y = (&y + 1.0).contiguous();
        }
        Ok(vec![y])
    })?;
    let mut best = f64::MAX;
    for _ in 0..200 {
        let start = Instant::now();
        step.run(&[&x])?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok(best * 1e6 / step.launches() as f64)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::args().any(|a| a == "child") {
        println!("{}", first_result()?);
        return Ok(());
    }
    let mut times = Vec::new();
    for _ in 0..20 {
        let start = Instant::now();
        let output = Command::new(std::env::current_exe()?).arg("child").output()?;
        times.push(start.elapsed().as_secs_f64() * 1e3);
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "10", "the child's sum");
    }
    times.sort_by(f64::total_cmp);
    println!(
        "process start to the first result of a sum: best {:.1} ms, median {:.1} ms of {}",
        times[0],
        times[times.len() / 2],
        times.len()
    );
    println!("a launch in a replayed step: {:.2} us", launch_overhead()?);
    Ok(())
}
