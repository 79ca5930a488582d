//! Whole models: a forward and a backward pass, a training curve, generated tokens.

mod language;
mod outline;
mod residual;

use super::array::{Array, Tolerance, difference};
use super::case::Verdict;
use super::file::Document;
use super::variant::Variant;
use kiln::{Result, Tensor, nn};
use serde_json::Value;
use std::collections::HashMap;

/// How many training steps the slow variants do; their results are compared bit by bit, so that a few say it all.
const STEPS_OF_THE_INTERPRETER: usize = 1;
const STEPS_OF_THE_OTHERS: usize = 5;

/// Runs a model in all variants; it passes only if all do, with the same bits.
pub(crate) fn run(document: &Document, entry: &Value) -> Verdict {
    let mut curve: Option<Vec<f32>> = None;
    let variants = Variant::all().into_iter().filter(|v| !v.stepwise).chain(Variant::grids(None));
    for (k, variant) in variants.enumerate() {
        let steps = match (k, variant.interprets()) {
            (0, _) => usize::MAX,
            (_, false) => STEPS_OF_THE_OTHERS,
            (_, true) => STEPS_OF_THE_INTERPRETER,
        };
        let mut check = Check { document, entry, steps, whole: k == 0, wrong: Vec::new(), losses: Vec::new() };
        let ran = variant.run(|| {
            let ran = if entry["kind"] == "resnet" { residual::run(&mut check) } else { language::run(&mut check) };
            ran.map_err(|e| e.to_string())
        });
        check.wrong.extend(ran.err());
        if let Some(first) = &curve {
            let differ = check.losses.iter().zip(first).position(|(a, b)| a.to_bits() != b.to_bits());
            check.wrong.extend(differ.map(|step| format!("the loss of step {step} does not have the bits of [{}]", Variant::all()[0])));
        }
        if !check.wrong.is_empty() {
            return Verdict::Failed(format!("[{variant}] {}", check.wrong.join("; ")));
        }
        curve.get_or_insert(check.losses);
    }
    Verdict::Passed
}

/// A model under test in one variant, and what was found.
struct Check<'a> {
    document: &'a Document,
    entry: &'a Value,
    /// Most training steps to do.
    steps: usize,
    /// Whether to check also what comes after the training steps.
    whole: bool,
    wrong: Vec<String>,
    /// The loss of every step.
    losses: Vec<f32>,
}

impl Check<'_> {
    /// A tensor that the entry names under `key`.
    fn tensor(&self, key: &Value) -> &Array {
        self.document.tensor(key.as_str().unwrap_or_else(|| panic!("the entry names no tensor: {key}")))
    }

    /// The recorded tensors of a list of `{name, value}`, on the device.
    fn state(&self, keys: &[&str]) -> Result<nn::StateDict> {
        let lists = keys.iter().flat_map(|key| self.entry[*key].as_array().map_or(&[][..], Vec::as_slice));
        lists.map(|p| Ok((name(p).to_string(), self.tensor(&p["value"]).tensor()?))).collect()
    }

    fn expect(&mut self, fine: bool, what: impl FnOnce() -> String) {
        if !fine {
            self.wrong.push(what());
        }
    }

    /// |got - want| <= limit.
    fn near(&mut self, what: &str, got: f64, want: f64, limit: f64) {
        self.expect((got - want).abs() <= limit, || {
            format!("{what} is {got}, expected {want} (off by {:.2e}, limit {limit:.0e})", (got - want).abs())
        });
    }

    fn close(&mut self, what: &str, got: &Tensor, want: &Value, rtol: f64, atol: f64) -> Result<()> {
        let tolerance = Tolerance { rtol, atol, sign_of_zero: false, any_float: false };
        if let Some(why) = difference(&Array::of(got)?, self.tensor(want), tolerance) {
            self.wrong.push(format!("{what} {why}"));
        }
        Ok(())
    }

    /// Gradients by name: |got - want| <= limit * |want|, or next to nothing where the truth is zero.
    fn gradients(&mut self, got: &[(String, Array)], want: &[Value], limit: f64) {
        let total = got.iter().map(|(_, g)| g.l2().powi(2)).sum::<f64>().sqrt();
        let zero = self.entry["zero_gradient_parameters"].clone();
        for p in want {
            let Some((name, got)) = got.iter().find(|(n, _)| n == name(p)) else {
                self.wrong.push(format!("no gradient for {}", name(p)));
                continue;
            };
            let want = self.tensor(&p["grad"]).clone();
            if got.shape != want.shape {
                self.wrong.push(format!("gradient of {name} has shape {:?}, expected {:?}", got.shape, want.shape));
            } else if zero.as_array().is_some_and(|z| z.iter().any(|z| z == name)) {
                self.expect(got.l2() <= 1e-6 * total, || {
                    format!("gradient of {name} is {:.2e}, expected nothing next to {total:.2e}", got.l2())
                });
            } else {
                let relative = got.l2_distance(&want) / (want.l2() + 1e-9);
                self.expect(relative <= limit, || format!("gradient of {name} is off by {relative:.2e} of its length, limit {limit:.0e}"));
            }
        }
    }

    /// Sums and lengths of the tensors after training: up to `limit` of the length, and `drift` where there is some.
    fn finals(&mut self, want: &Value, limit: f64, skip: &Value, drift: &HashMap<String, f64>, got: &nn::StateDict) -> Result<()> {
        for (name, sums) in want.as_object().into_iter().flatten() {
            if skip.as_array().is_some_and(|s| s.iter().any(|s| s == name)) {
                continue;
            }
            let Some(tensor) = got.get(name) else {
                self.wrong.push(format!("no tensor {name} after training"));
                continue;
            };
            let array = Array::of(tensor)?;
            let (sum, l2) = (array.floats().iter().sum::<f64>(), array.l2());
            let want_l2 = sums["l2"].as_f64().expect("a number");
            let allowed = limit * (want_l2 + 1e-9) + drift.get(name).unwrap_or(&0.0);
            self.near(&format!("length of {name} after training"), l2, want_l2, allowed);
            // A sum of n values of either sign moves by up to sqrt(n) times what the length does.
            let allowed = allowed * (array.floats().len() as f64).sqrt() + 1e-9;
            self.near(&format!("sum of {name} after training"), sum, sums["sum"].as_f64().expect("a number"), allowed);
        }
        Ok(())
    }

    /// The losses so far against a recorded curve.
    fn curve(&mut self, want: &Value, limit: f64) {
        let want: Vec<f64> = want.as_array().expect("a curve").iter().map(|v| v.as_f64().expect("a number")).collect();
        let distance = |(&got, want): (&f32, &f64)| (f64::from(got) - want).abs();
        let worst = self.losses.iter().zip(&want).enumerate().max_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
        if let Some((step, pair)) = worst {
            let (off, got, want) = (distance(pair), *pair.0, *pair.1);
            self.expect(off <= limit, || format!("loss of step {step} is {got}, expected {want} (off by {off:.2e}, limit {limit:.0e})"));
        }
    }

    /// The largest relative distance of the losses from the curve in double precision.
    fn distance_from_truth(&self, truth: &Value) -> f64 {
        let truth = truth.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_f64);
        self.losses.iter().zip(truth).map(|(&got, want)| (f64::from(got) - want).abs() / want.abs()).fold(0.0, f64::max)
    }
}

fn name(p: &Value) -> &str {
    p["name"].as_str().expect("a tensor's name")
}

/// A number of an entry, or a default.
fn number(value: &Value, default: f64) -> f64 {
    value.as_f64().unwrap_or(default)
}
