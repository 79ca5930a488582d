//! Any text is a saved kernel, or an error. What is one prints and parses back.
#![no_main]

use kiln::debug::Saved;
use libfuzzer_sys::fuzz_target;
use std::path::Path;

fuzz_target!(|text: &str| {
    let parse = |text: &str| Saved::parse(Path::new("fuzzed.kiln"), text);
    let Ok(saved) = parse(text) else { return };
    let printed = saved.to_string();
    let again = parse(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
    assert_eq!(again, saved);
});
