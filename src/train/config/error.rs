//! What can be wrong with a configuration.

use super::tree::Place;
use std::path::PathBuf;

/// A mistake in a configuration: where it is, which key, and how to mend it.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what the fields are
pub enum ConfigError {
    #[error("{}: cannot be read", path.display())]
    Read { path: PathBuf, source: std::io::Error },
    #[error("{place}: not valid YAML: {reason}")]
    Yaml { place: Place, reason: String },
    #[error("{place}: unknown key `{key}`{}", hint(nearest, known))]
    UnknownKey { place: Place, key: String, nearest: Option<String>, known: Vec<String> },
    #[error("{place}: `{key}` is missing")]
    Missing { place: Place, key: String },
    #[error("{place}: `{key}` must be {expected}, but is {found}")]
    Type { place: Place, key: String, expected: String, found: String },
    #[error("{place}: `{key}`: {reason}")]
    Value { place: Place, key: String, reason: String },
    #[error("{place}: `{first}` contradicts `{second}`: {reason}")]
    Contradiction { place: Place, first: String, second: String, reason: String },
    #[error("{place}: `{key}`: ${{{reference}}} {reason}")]
    Interpolation { place: Place, key: String, reference: String, reason: String },
    #[error("{place}: `model` cannot be built")]
    Model { place: Place, source: crate::models::ConfigError },
    #[error("override `{text}`: {reason}")]
    Override { text: String, reason: String },
}

fn hint(nearest: &Option<String>, known: &[String]) -> String {
    match nearest {
        Some(nearest) => format!("; did you mean `{nearest}`?"),
        None => format!("; known here: {}", known.join(", ")),
    }
}

/// The known key that is nearest to `key` by edit distance, if one is near enough to be a slip.
pub(super) fn nearest<'a>(key: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let (distance, best) = known.into_iter().map(|k| (strsim::damerau_levenshtein(key, k), k)).min()?;
    (distance <= 1 + key.len() / 3).then(|| best.to_owned())
}
