//! Any text is a training configuration, or an error.
#![no_main]

use kiln::train::config::Config;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Config::parse(text, "fuzzed.yaml", &[]);
});
