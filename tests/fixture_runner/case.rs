//! One case of an operation: its results, gradients and second-order gradients, in every variant.

use super::args::Args;
use super::array::{Array, Tolerance, difference};
use super::checked;
use super::file::Document;
use super::ops;
use super::variant::Variant;
use kiln::Tensor;
use serde_json::Value;

/// What a case came out as.
#[derive(PartialEq)]
pub(crate) struct Results {
    outputs: Vec<Array>,
    grads: Vec<Option<Array>>,
    second: Vec<Option<Array>>,
}

/// How a case ended.
pub(crate) enum Verdict {
    Passed,
    /// The file allows a sound implementation to differ here; how it does.
    Allowed(String),
    Failed(String),
}

/// Runs a case in all variants; it passes only if all do, with the same bits.
pub(crate) fn run(document: &Document, case: &Value) -> Verdict {
    let mut first: Option<(Results, String)> = None;
    for variant in Variant::all().into_iter().chain(Variant::grids(case["name"].as_str())) {
        let results = variant.run(|| evaluate(document, case, variant.stepwise).map_err(|e| e.to_string()));
        let failed = |why: String| Verdict::Failed(format!("[{variant}] {why}"));
        let results = match results {
            Ok(results) => results,
            Err(why) if first.is_none() && case["pytorch_choice"] == true => return Verdict::Allowed(why),
            Err(why) => return failed(why),
        };
        let wrong = check(document, case, &results).join("; ");
        if !wrong.is_empty() && case["pytorch_choice"] != true {
            return failed(wrong);
        }
        match &first {
            None => first = Some((results, wrong)),
            Some((first, _)) if variant.exact() || !case.to_string().contains("\"bf16\"") => {
                if let Some(why) = bits_differ(first, &results) {
                    return failed(format!("not the bits of [{}]: {why}", Variant::all()[0]));
                }
            }
            Some(_) => {}
        }
    }
    if let Some(why) = first.as_ref().and_then(|(results, _)| reported(document, case, results)) {
        return Verdict::Failed(why);
    }
    match first {
        Some((_, wrong)) if !wrong.is_empty() => Verdict::Allowed(wrong),
        _ => Verdict::Passed,
    }
}

/// What the debugger's checks report of a case whose results are right: nothing, but where a result is not finite, as it should not be.
fn reported(document: &Document, case: &Value, results: &Results) -> Option<String> {
    let (_, reports) = Variant::all()[0].run(|| Ok(checked::run(|| evaluate(document, case, false)))).ok()?;
    let all = results.outputs.iter().chain(results.grads.iter().chain(&results.second).flatten());
    let finite = all.flat_map(Array::floats).all(f64::is_finite);
    reports.into_iter().find(|report| finite || !report.is_overflow()).map(|report| format!("a false report: {report}"))
}

fn array<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// Computes a case on the default device; `stepwise` realises results before gradients are taken, and each node of a graph.
pub(crate) fn evaluate(document: &Document, case: &Value, stepwise: bool) -> kiln::Result<Results> {
    let empty = serde_json::Map::new();
    let args = Args::new(case["args"].as_object().unwrap_or(&empty));
    let inputs = array(case, "inputs").iter().map(|spec| document.input(spec).tensor()).collect::<kiln::Result<Vec<Tensor>>>()?;
    let name = case["op"].as_str().expect("a case names its operation");
    let outputs = ops::apply(name, &inputs, &args, stepwise)?;
    if stepwise {
        Tensor::realize_all(&outputs)?;
    }
    let wants: Vec<bool> = array(case, "grads").iter().map(|g| !g.is_null()).collect();
    let grads = gradients(&weighted(document, array(case, "cotangents"), &outputs)?, &inputs, &wants)?;
    if stepwise {
        Tensor::realize_all(grads.iter().flatten())?;
    }
    let vectors: Vec<Value> = array(case, "second_order").iter().map(|s| s["vector"].clone()).collect();
    let asked: Vec<bool> = vectors.iter().map(|v| !v.is_null()).collect();
    let directions: Vec<Tensor> = grads.iter().flatten().cloned().collect();
    let used: Vec<Value> = vectors.into_iter().zip(&grads).filter(|(_, g)| g.is_some()).map(|(v, _)| v).collect();
    let second = gradients(&weighted(document, &used, &directions)?, &inputs, &asked)?;

    let all: Vec<&Tensor> = outputs.iter().chain(grads.iter().flatten()).chain(second.iter().flatten()).collect();
    Tensor::realize_all(all)?;
    let arrays = |list: &[Option<Tensor>]| list.iter().map(|t| t.as_ref().map(Array::of).transpose()).collect::<kiln::Result<Vec<_>>>();
    Ok(Results { outputs: outputs.iter().map(Array::of).collect::<kiln::Result<_>>()?, grads: arrays(&grads)?, second: arrays(&second)? })
}

/// Results with their cotangents; those without one do not count.
fn weighted(document: &Document, weights: &[Value], results: &[Tensor]) -> kiln::Result<Vec<(Tensor, Tensor)>> {
    let weighted = weights.iter().zip(results).filter(|(weight, _)| !weight.is_null());
    weighted.map(|(weight, result)| Ok((result.clone(), document.input(weight).tensor()?.cast(result.dtype())))).collect()
}

/// The gradient of the sum of sum(result * cotangent) with respect to each wanted input: zero for one that no result depends on.
fn gradients(results: &[(Tensor, Tensor)], inputs: &[Tensor], wants: &[bool]) -> kiln::Result<Vec<Option<Tensor>>> {
    let pairs: Vec<(&Tensor, &Tensor)> = results.iter().map(|(r, c)| (r, c)).collect();
    let wanted: Vec<&Tensor> = inputs.iter().zip(wants).filter(|(_, w)| **w).map(|(t, _)| t).collect();
    let single = |input: &Tensor| match Tensor::grads(&pairs, &[input]) {
        Ok(grads) => Ok(grads[0].clone()),
        Err(kiln::Error::Unreachable { .. }) => zeros_like(input),
        Err(other) => Err(other),
    };
    let found = if pairs.is_empty() || wanted.is_empty() {
        wanted.iter().map(|t| zeros_like(t)).collect::<kiln::Result<Vec<_>>>()?
    } else {
        match Tensor::grads(&pairs, &wanted) {
            Err(kiln::Error::Unreachable { .. }) => wanted.iter().map(|t| single(t)).collect::<kiln::Result<Vec<_>>>()?,
            other => other?,
        }
    };
    let mut found = found.into_iter();
    Ok(wants.iter().map(|&w| w.then(|| found.next().expect("one per wanted input"))).collect())
}

fn zeros_like(t: &Tensor) -> kiln::Result<Tensor> {
    Array::from_floats(&vec![0.0; t.numel()], t.shape(), t.dtype()).tensor()
}

/// Everything that is wrong with the results of a case.
pub(crate) fn check(document: &Document, case: &Value, results: &Results) -> Vec<String> {
    let number = |key: &str| case[key].as_f64().unwrap_or(0.0);
    let floats: Vec<&Value> = array(case, "input_dtypes").iter().filter(|d| d.as_str().is_some_and(|d| d.contains('f'))).collect();
    let mixed = case["op"] == "graph" || floats.windows(2).any(|w| w[0] != w[1]);
    let tolerance =
        Tolerance { rtol: number("rtol"), atol: number("atol"), sign_of_zero: case["check_sign_of_zero"] == true, any_float: mixed };
    let slopes = Tolerance { rtol: number("grad_rtol"), atol: number("grad_atol"), sign_of_zero: false, any_float: false };
    let mut wrong = Vec::new();
    let outputs = array(case, "outputs");
    if outputs.len() != results.outputs.len() {
        return vec![format!("{} outputs, expected {}", results.outputs.len(), outputs.len())];
    }
    let mut compare = |what: String, got: &Array, want: &Value, tolerance| {
        if let Some(why) = difference(got, document.tensor(want.as_str().unwrap_or_default()), tolerance) {
            wrong.push(format!("{what} {why}"));
        }
    };
    for (k, (got, want)) in results.outputs.iter().zip(outputs).enumerate() {
        compare(format!("output {k}"), got, want, tolerance);
    }
    for (k, (got, want)) in results.grads.iter().zip(array(case, "grads")).enumerate() {
        got.iter().for_each(|got| compare(format!("gradient {k}"), got, want, slopes));
    }
    let second = array(case, "second_order");
    for (k, (got, want)) in results.second.iter().zip(second).enumerate() {
        let Some(got) = got else { continue };
        // As the file's makers check it: relative to the largest value.
        let want = &want["result"];
        let largest = document.tensor(want.as_str().unwrap_or_default()).floats().iter().fold(0.0, |m: f64, v| m.max(v.abs()));
        let tolerance = Tolerance { rtol: slopes.rtol.max(1e-5), atol: slopes.atol.max(1e-5 * largest + 1e-6), ..slopes };
        compare(format!("second-order gradient {k}"), got, want, tolerance);
    }
    wrong
}

/// The first place where two computations of a case differ in bits; NaNs are alike.
pub(crate) fn bits_differ(a: &Results, b: &Results) -> Option<String> {
    let lists = [
        ("output", wrapped(&a.outputs), wrapped(&b.outputs)),
        ("gradient", a.grads.clone(), b.grads.clone()),
        ("second-order gradient", a.second.clone(), b.second.clone()),
    ];
    let exact = Tolerance { rtol: 0.0, atol: 0.0, sign_of_zero: true, any_float: false };
    for (what, a, b) in lists {
        for (k, (a, b)) in a.iter().zip(&b).enumerate() {
            let Some((a, b)) = a.as_ref().zip(b.as_ref()) else { continue };
            if let Some(why) = difference(b, a, exact) {
                return Some(format!("{what} {k} {why}"));
            }
        }
    }
    None
}

fn wrapped(arrays: &[Array]) -> Vec<Option<Array>> {
    arrays.iter().cloned().map(Some).collect()
}
