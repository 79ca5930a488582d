//! The loss of a run as a picture, `loss.svg`.

use super::error::TrainError;
use super::metrics::{BATCH, EVAL_LOSS, Record, TRAIN_LOSS};
use crate::checkpoint::atomic;
use plotters::prelude::*;
use std::fmt::Display;
use std::io::Write;
use std::path::Path;

const SIZE: (u32, u32) = (960, 540);
/// More points than this cannot be told apart at that size.
const MOST_POINTS: usize = 1000;
const TRAIN_COLOUR: RGBColor = RGBColor(0x2b, 0x6c, 0xb0);
const EVAL_COLOUR: RGBColor = RGBColor(0xc0, 0x56, 0x21);

/// Draws the training loss and, where there is one, the evaluation loss against the number of batches.
pub fn draw(path: &Path, title: &str, records: &[Record]) -> Result<(), TrainError> {
    let (train, eval) = (curve(records, TRAIN_LOSS), curve(records, EVAL_LOSS));
    if train.is_empty() {
        return Ok(());
    }
    let svg = render(title, &train, &eval).map_err(|reason| TrainError::Chart { path: path.to_owned(), reason })?;
    atomic::write_file(path, |file| file.write_all(svg.as_bytes()).map_err(TrainError::io(path, "written")))
}

/// The points of one curve; neighbours are averaged where there are too many.
fn curve(records: &[Record], key: &str) -> Vec<(f64, f64)> {
    let points = records.iter().filter_map(|r| Some((r.get(BATCH)?, r.get(key)?)));
    let points: Vec<(f64, f64)> = points.filter(|(_, loss)| loss.is_finite()).collect();
    let group = points.len().div_ceil(MOST_POINTS).max(1);
    points.chunks(group).map(mean).collect()
}

fn mean(points: &[(f64, f64)]) -> (f64, f64) {
    let (x, y) = points.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
    (x / points.len() as f64, y / points.len() as f64)
}

fn render(title: &str, train: &[(f64, f64)], eval: &[(f64, f64)]) -> Result<String, String> {
    let all = || train.iter().chain(eval);
    let last = all().map(|p| p.0).fold(1.0, f64::max);
    let (low, high) = all().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), p| (low.min(p.1), high.max(p.1)));
    let margin = 0.05 * (high - low).max(1e-3);
    let mut svg = String::new();
    let text = |error: &dyn Display| error.to_string();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE).map_err(|e| text(&e))?;
        let mut chart = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 20))
            .margin(16)
            .x_label_area_size(40)
            .y_label_area_size(56)
            .build_cartesian_2d(0.0..last, low - margin..high + margin)
            .map_err(|e| text(&e))?;
        chart.configure_mesh().max_light_lines(1).x_desc("batch").y_desc("cross entropy").draw().map_err(|e| text(&e))?;
        for (points, colour, label) in [(train, TRAIN_COLOUR, "train"), (eval, EVAL_COLOUR, "eval")] {
            if points.is_empty() {
                continue;
            }
            let line = chart.draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2))).map_err(|e| text(&e))?;
            line.label(label).legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperRight)
            .border_style(BLACK.mix(0.3))
            .background_style(WHITE.mix(0.8))
            .draw()
            .map_err(|e| text(&e))?;
        area.present().map_err(|e| text(&e))?;
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_curves_are_drawn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("loss.svg");
        let records: Vec<Record> = (1..=3000u32)
            .map(|batch| {
                let mut record = Record::new(batch.into());
                record.set(TRAIN_LOSS, 10.0 / f64::from(batch).sqrt());
                if batch % 100 == 0 {
                    record.set(EVAL_LOSS, 11.0 / f64::from(batch).sqrt());
                }
                record
            })
            .collect();
        draw(&path, "a <run>", &records).unwrap();
        let svg = std::fs::read_to_string(&path).unwrap();
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
        for colour in ["#2B6CB0", "#C05621"] {
            let lines = svg.matches(&format!("<polyline fill=\"none\" opacity=\"1\" stroke=\"{colour}\"")).count();
            assert_eq!(lines, 2, "a curve and its entry in the legend");
        }
        assert!(svg.contains("a &lt;run&gt;") && svg.contains("cross entropy"));
        assert!(svg.len() < 100_000, "{} bytes", svg.len());
    }

    #[test]
    fn a_run_without_batches_has_no_chart() {
        let folder = tempfile::tempdir().unwrap();
        draw(&folder.path().join("loss.svg"), "", &[Record::new(0)]).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
