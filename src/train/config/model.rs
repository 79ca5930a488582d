//! The `model` section: LLM Foundry's `mpt_causal_lm`. Keys and types are checked here, with their places; what they mean is the model's own
//! business ([`MptConfig::from_foundry`]).

use super::error::ConfigError;
use super::section::{FromNode, Section, Written, pick, positive};
use super::tree::{Node, Value};
use crate::models::MptConfig;
use serde_json::{Map, Value as Json};

/// What a value must be.
#[derive(Clone, Copy)]
enum Kind {
    Size,
    Whole,
    Number,
    Probability,
    /// Above 0 and at most 1.
    Fraction,
    Flag,
    Word,
    /// One of several of these: the model decides.
    Any,
}

const MODEL: [(&str, Kind); 15] = [
    ("d_model", Kind::Size),
    ("n_heads", Kind::Size),
    ("n_layers", Kind::Size),
    ("expansion_ratio", Kind::Number),
    ("max_seq_len", Kind::Size),
    ("vocab_size", Kind::Size),
    ("resid_pdrop", Kind::Probability),
    ("emb_pdrop", Kind::Probability),
    ("learned_pos_emb", Kind::Flag),
    ("logit_scale", Kind::Any),
    ("no_bias", Kind::Flag),
    ("embedding_fraction", Kind::Fraction),
    ("norm_type", Kind::Word),
    ("norm_eps", Kind::Number),
    ("tie_word_embeddings", Kind::Flag),
];
const ATTENTION: [(&str, Kind); 14] = [
    ("attn_type", Kind::Word),
    ("attn_pdrop", Kind::Probability),
    ("qk_ln", Kind::Flag),
    ("qk_gn", Kind::Flag),
    ("clip_qkv", Kind::Number),
    ("softmax_scale", Kind::Number),
    ("alibi", Kind::Flag),
    ("alibi_bias_max", Kind::Number),
    ("rope", Kind::Flag),
    ("rope_theta", Kind::Number),
    ("kv_n_heads", Kind::Size),
    ("prefix_lm", Kind::Flag),
    ("attn_uses_sequence_id", Kind::Flag),
    ("sliding_window_size", Kind::Whole),
];
const FEED_FORWARD: [(&str, Kind); 2] = [("ffn_type", Kind::Word), ("ffn_hidden_size", Kind::Size)];
const ACTIVATION: [(&str, Kind); 2] = [("name", Kind::Word), ("approximate", Kind::Word)];
const INIT: [(&str, Kind); 8] = [
    ("name", Kind::Word),
    ("fan_mode", Kind::Word),
    ("init_nonlinearity", Kind::Word),
    ("init_div_is_residual", Kind::Any),
    ("emb_init_std", Kind::Number),
    ("emb_init_uniform_lim", Kind::Any),
    ("init_std", Kind::Number),
    ("init_gain", Kind::Number),
];
/// Kernel choices, which the compiler makes, and options of training on many devices.
const MODEL_IGNORED: [&str; 9] = [
    "init_device",
    "attn_impl",
    "use_cache",
    "verbose",
    "fc_type",
    "loss_fn",
    "use_flash_attn",
    "activation_checkpointing_target",
    "use_pad_tok_in_ffn",
];
const ATTENTION_IGNORED: [&str; 4] = ["attn_impl", "fused_qkv", "rope_impl", "rope_dail_config"];

/// The model of a run.
pub(super) struct Model {
    pub(super) config: MptConfig,
    /// The section as it stands in a checkpoint's `config.json`.
    pub(super) json: Json,
    /// The longest sequence, for checks against other sections.
    pub(super) max_seq_len: Written<usize>,
}

pub(super) fn read(mut s: Section<'_>, ignored: &mut Vec<String>) -> Result<Model, ConfigError> {
    let name = s.require::<String>("name")?;
    pick(&name, &[("mpt_causal_lm", ())])?;
    if let Some(pretrained) = s.written::<bool>("pretrained")?
        && pretrained.value
    {
        return Err(pretrained.refuse("there are no weights to download; give a checkpoint by load_path"));
    }
    let max_seq_len = positive(&mut s, "max_seq_len", 2048)?;
    let learned = s.written::<bool>("learned_pos_emb")?;
    let mut json = values(&mut s, &MODEL)?;
    if let Some(mut section) = s.section("attn_config")? {
        check_positions(&mut section, learned.as_ref())?;
        let mut attention = values(&mut section, &ATTENTION)?;
        if let Some(mut scaling) = section.section("rope_hf_config")? {
            attention.insert("rope_hf_config".into(), values(&mut scaling, &[("type", Kind::Word)])?.into());
            scaling.ignore(&["factor"]);
            scaling.finish(ignored)?;
        }
        json.insert("attn_config".into(), attention.into());
        section.ignore(&ATTENTION_IGNORED);
        section.finish(ignored)?;
    }
    if let Some(mut section) = s.section("ffn_config")? {
        let mut feed_forward = values(&mut section, &FEED_FORWARD)?;
        if let Some(mut activation) = section.section("ffn_act_fn")? {
            feed_forward.insert("ffn_act_fn".into(), values(&mut activation, &ACTIVATION)?.into());
            activation.finish(ignored)?;
        }
        json.insert("ffn_config".into(), feed_forward.into());
        section.ignore(&["fc_type"]);
        section.finish(ignored)?;
    }
    if let Some(mut section) = s.section("init_config")? {
        json.insert("init_config".into(), values(&mut section, &INIT)?.into());
        section.ignore(&["verbose"]);
        section.finish(ignored)?;
    }
    s.ignore(&MODEL_IGNORED);
    let place = s.place().clone();
    s.finish(ignored)?;
    let json = Json::Object(json);
    let config = MptConfig::from_foundry(&json).map_err(|source| ConfigError::Model { place, source })?;
    Ok(Model { config, json, max_seq_len })
}

/// ALiBi and rotary positions silently switch learned ones off in LLM Foundry; asking for both is a mistake.
fn check_positions(attention: &mut Section<'_>, learned: Option<&Written<bool>>) -> Result<(), ConfigError> {
    for key in ["alibi", "rope"] {
        if let (Some(other), Some(learned)) = (attention.written::<bool>(key)?, learned)
            && other.value
            && learned.value
        {
            return Err(other.contradicts(&learned.key, format!("{key} takes the place of learned positions; set one of the two to false")));
        }
    }
    Ok(())
}

/// The values of a section, each checked for its kind.
fn values(s: &mut Section<'_>, table: &[(&'static str, Kind)]) -> Result<Map<String, Json>, ConfigError> {
    let mut map = Map::new();
    for &(key, kind) in table {
        let value = match kind {
            Kind::Size => s.written::<usize>(key)?.map(|w| in_range(w, |v| *v > 0, "must be above 0")).transpose()?.map(Json::from),
            Kind::Whole => s.get::<i64>(key)?.map(Json::from),
            Kind::Number => s.get::<f64>(key)?.map(Json::from),
            Kind::Probability => number_in(s, key, |p| (0.0..1.0).contains(p), "a probability of dropping is at least 0 and below 1")?,
            Kind::Fraction => number_in(s, key, |f| *f > 0.0 && *f <= 1.0, "must be above 0 and at most 1")?,
            Kind::Flag => s.get::<bool>(key)?.map(Json::from),
            Kind::Word => s.get::<String>(key)?.map(Json::from),
            Kind::Any => s.get::<Json>(key)?,
        };
        map.extend(value.map(|value| (key.to_owned(), value)));
    }
    Ok(map)
}

fn number_in(s: &mut Section<'_>, key: &'static str, good: fn(&f64) -> bool, reason: &str) -> Result<Option<Json>, ConfigError> {
    Ok(s.written::<f64>(key)?.map(|w| in_range(w, good, reason)).transpose()?.map(Json::from))
}

fn in_range<T>(written: Written<T>, good: impl Fn(&T) -> bool, reason: &str) -> Result<T, ConfigError> {
    if good(&written.value) { Ok(written.value) } else { Err(written.refuse(reason)) }
}

impl FromNode for Json {
    const EXPECTED: &'static str = "a value";
    fn from_node(node: &Node) -> Option<Json> {
        Some(match &node.value {
            Value::Null => Json::Null,
            Value::Bool(v) => (*v).into(),
            Value::Int(v) => (*v).into(),
            Value::Float(v) => (*v).into(),
            Value::Str(v) => v.as_str().into(),
            Value::List(items) => items.iter().map(Json::from_node).collect::<Option<Vec<_>>>()?.into(),
            Value::Map(entries) => {
                Json::Object(entries.iter().map(|(k, v)| Some((k.clone(), Json::from_node(v)?))).collect::<Option<Map<_, _>>>()?)
            }
        })
    }
}
