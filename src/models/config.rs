//! Model configurations: what all of them share.

use serde_json::Value;

/// A configuration that does not describe a model.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// A key holds a value of the wrong type.
    #[error("model configuration: {0}")]
    Malformed(#[from] serde_json::Error),
    /// A value that is known elsewhere, but not supported here.
    #[error("model configuration: {key} = {value} is not supported; {hint}")]
    Unsupported {
        /// The key with its path.
        key: String,
        /// The value.
        value: String,
        /// What may be used instead.
        hint: String,
    },
    /// Values that do not go together.
    #[error("model configuration: {0}")]
    Contradiction(String),
    /// No model of that kind.
    #[error("unknown model kind {kind:?}; there are: {known}")]
    UnknownKind {
        /// What was asked for.
        kind: String,
        /// The kinds there are.
        known: String,
    },
}

impl ConfigError {
    pub(super) fn unsupported(key: &str, value: impl ToString, hint: &str) -> ConfigError {
        ConfigError::Unsupported { key: key.into(), value: value.to_string(), hint: hint.into() }
    }
}

/// The form of a configuration that its library writes; keys that do not change the model are passed over.
pub(super) fn parse<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, ConfigError> {
    Ok(T::deserialize(value)?)
}
