//! The curves of a run, read from its log.

use super::Curve;
use crate::train::TrainError;
use crate::train::metrics::{BATCH, Metrics};
use std::path::Path;

/// More points than these cannot be told apart; neighbours are averaged.
const MOST_POINTS: usize = 4000;

/// All that was logged of the run in a folder, a curve for each key, in the order of the keys.
///
/// # Errors
/// If there is no log that can be read.
pub fn curves(folder: &Path) -> Result<Vec<Curve>, TrainError> {
    let records = Metrics::read(&folder.join("metrics.jsonl"))?;
    let mut names: Vec<&str> = records.iter().flat_map(|record| record.keys()).filter(|name| *name != BATCH).collect();
    names.sort_unstable();
    names.dedup();
    let points = |name: &str| -> Vec<[f64; 2]> { records.iter().filter_map(|r| Some([r.get(BATCH)?, r.get(name)?])).collect() };
    Ok(names.into_iter().map(|name| Curve { name: name.to_owned(), points: thinned(&points(name)) }).collect())
}

fn thinned(points: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let group = points.len().div_ceil(MOST_POINTS).max(1);
    let mean = |some: &[[f64; 2]]| [0, 1].map(|at| some.iter().map(|p| p[at]).sum::<f64>() / some.len() as f64);
    points.chunks(group).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_a_curve() {
        let folder = tempfile::tempdir().unwrap();
        let line = |batch: usize| format!("{{\"time/batch\": {batch}, \"loss\": {}, \"odd\": null}}\n", batch * 2);
        let text: String = (1..=8001).map(line).collect();
        std::fs::write(folder.path().join("metrics.jsonl"), text).unwrap();
        let curves = curves(folder.path()).unwrap();
        assert_eq!(curves.iter().map(|c| (&c.name[..], c.points.len())).collect::<Vec<_>>(), [("loss", 2667), ("odd", 0)]);
        assert_eq!((curves[0].points[0], curves[0].points[2666]), ([2.0, 4.0], [8000.0, 16000.0]));
        assert!(super::curves(&folder.path().join("nowhere")).is_err());
        // A line that is not whole, in the middle and at the end.
        for (broken, want) in [
            ("{\"time/batch\": 7, \"lo\n", "control character"),
            ("[1]\n", "invalid type"),
            ("{\"loss\": 2}\n", "no \"time/batch\""),
            ("\n", "EOF"),
        ] {
            std::fs::write(folder.path().join("metrics.jsonl"), [&line(1), broken, &line(2)].concat()).unwrap();
            let error = super::curves(folder.path()).unwrap_err().to_string();
            assert!(error.contains("metrics.jsonl:2: not a record of a batch") && error.contains(want), "{error}");
        }
        std::fs::write(folder.path().join("metrics.jsonl"), [&line(1), "{\"time/batch\": 2, \"lo"].concat()).unwrap();
        assert_eq!(super::curves(folder.path()).unwrap()[0].points, [[1.0, 2.0]]);
    }
}
