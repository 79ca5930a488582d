//! Token ids of strings, and strings of token ids.

use super::case::Verdict;
use kiln::tokenizer::Tokenizer;
use serde_json::Value;
use std::path::Path;

/// A vocabulary that fixtures are made with.
pub(crate) struct Vocabulary(Tokenizer);

impl Vocabulary {
    /// Opens the vocabulary files that the document names, in its directory.
    pub(crate) fn open(dir: &Path, json: &Value) -> Result<Vocabulary, String> {
        let file = |name: &str| {
            let shipped = json["files"][name]["shipped"].as_str().map(|p| dir.join(p));
            let candidates = [
                shipped,
                Some(dir.join("gpt2").join(name)),
                Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/gpt2").join(name)),
            ];
            candidates.into_iter().flatten().find(|p| p.exists()).ok_or(format!("there is no {name}"))
        };
        let tokenizer = Tokenizer::from_bpe(&file("encoder.json")?, &file("vocab.bpe")?).map_err(|e| e.to_string())?;
        let size = json["vocab_size"].as_u64().map_or(tokenizer.vocab_size(), |n| n as usize);
        if tokenizer.vocab_size() != size {
            return Err(format!("the vocabulary has {} entries, expected {size}", tokenizer.vocab_size()));
        }
        Ok(Vocabulary(tokenizer))
    }

    /// `{text, ids}`: the text gives the ids, and they give the text.
    pub(crate) fn check_encoding(&self, case: &Value) -> Verdict {
        let (text, want) = (case["text"].as_str().expect("a text"), ids(case));
        match self.0.encode(text) {
            Err(e) => Verdict::Failed(format!("{text:?}: {e}")),
            Ok(got) if got != want => Verdict::Failed(format!("{text:?}: {got:?}, expected {want:?}")),
            Ok(_) if self.0.decode_bytes(&want) != text.as_bytes() => {
                Verdict::Failed(format!("{text:?}: its ids decode to {:?}", self.0.decode(&want)))
            }
            Ok(_) => Verdict::Passed,
        }
    }

    /// `{ids, bytes_hex, lossy_text}`: the ids give these bytes, and this text.
    pub(crate) fn check_decoding(&self, case: &Value) -> Verdict {
        let ids = ids(case);
        let hex: String = self.0.decode_bytes(&ids).iter().map(|b| format!("{b:02x}")).collect();
        let text = self.0.decode(&ids);
        let (want_hex, want_text) = (&case["bytes_hex"], &case["lossy_text"]);
        if hex != want_hex.as_str().unwrap_or_default() {
            return Verdict::Failed(format!("{ids:?}: bytes {hex}, expected {want_hex}"));
        }
        if want_text.as_str().is_some_and(|want| want != text) {
            return Verdict::Failed(format!("{ids:?}: {text:?}, expected {want_text}"));
        }
        Verdict::Passed
    }
}

fn ids(case: &Value) -> Vec<u32> {
    case["ids"].as_array().expect("ids").iter().map(|v| v.as_u64().expect("an id") as u32).collect()
}
