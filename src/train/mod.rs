//! Training language models from LLM Foundry's configurations.

pub mod config;
