//! All files of some directories, and the count of what passed.

use super::case::{self, Verdict};
use super::file::Document;
use super::variant::{catch, keep_panics_quiet};
use super::{model, tokens};
use serde_json::Value;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The files that may be in a directory, without their endings.
const STEMS: [&str; 6] = ["ops", "mpt", "lm", "resnet", "gpt2_tokens", "mds"];

/// How many cases ended how.
#[derive(Default)]
pub(crate) struct Suite {
    filters: Vec<String>,
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Suite {
    /// Runs what is in the directories and prints what fails.
    pub(crate) fn run(dirs: &[PathBuf], filters: Vec<String>) -> Suite {
        keep_panics_quiet();
        let mut suite = Suite { filters, ..Suite::default() };
        for dir in dirs {
            let before = suite.count_of_all();
            STEMS.iter().for_each(|stem| suite.run_file(dir, stem));
            if suite.filters.is_empty() && suite.count_of_all() == before {
                suite.count(&dir.display().to_string(), Verdict::Failed("there is no fixture in this directory".into()));
            }
        }
        suite
    }

    fn count_of_all(&self) -> usize {
        self.passed + self.failed + self.skipped
    }

    fn run_file(&mut self, dir: &Path, stem: &str) {
        let start = Instant::now();
        match Document::read(dir, stem) {
            Ok(None) => return,
            Ok(Some(document)) => self.run_document(dir, stem, &document),
            Err(why) => self.count(stem, Verdict::Failed(why)),
        }
        println!("{}: {:.1} s", dir.join(stem).display(), start.elapsed().as_secs_f64());
    }

    fn run_document(&mut self, dir: &Path, stem: &str, document: &Document) {
        let list = |key: &str| document.json[key].as_array().map_or(&[][..], Vec::as_slice);
        match document.json["format"].as_str().unwrap_or_default() {
            "op-fixtures" => self.each(stem, list("cases"), |case| case::run(document, case)),
            "model-fixtures" => self.each(stem, list("models"), |entry| model::run(document, entry)),
            "tokenizer-fixtures" => match tokens::Vocabulary::open(dir, &document.json) {
                Ok(vocabulary) => {
                    self.each(stem, list("cases"), |case| vocabulary.check_encoding(case));
                    self.each(stem, list("decodes"), |case| vocabulary.check_decoding(case));
                }
                Err(why) => self.count(stem, Verdict::Failed(why)),
            },
            "mds-fixtures" => {
                println!("{stem}: MDS is not read yet");
                self.skipped += list("datasets").len();
            }
            other => self.count(stem, Verdict::Failed(format!("unknown format {other:?}"))),
        }
    }

    /// Runs those cases that the filters let through.
    fn each(&mut self, stem: &str, cases: &[Value], run: impl Fn(&Value) -> Verdict) {
        for (k, case) in cases.iter().enumerate() {
            let name = match case["name"].as_str() {
                Some(name) => format!("{stem}/{name}"),
                None => format!("{stem}/{k}"),
            };
            if self.filters.is_empty() || self.filters.iter().any(|f| name.contains(f.as_str())) {
                let verdict = catch(|| Ok(run(case))).unwrap_or_else(Verdict::Failed);
                self.count(&name, verdict);
            }
        }
    }

    fn count(&mut self, name: &str, verdict: Verdict) {
        match verdict {
            Verdict::Passed => self.passed += 1,
            Verdict::Allowed(how) => {
                println!("note {name}: differs from PyTorch where it may: {how}");
                self.passed += 1;
            }
            Verdict::Failed(why) => {
                println!("FAIL {name} {why}");
                self.failed += 1;
            }
        }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        if self.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

impl fmt::Display for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}
