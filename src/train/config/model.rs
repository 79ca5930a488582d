//! The `model` section: LLM Foundry's `mpt_causal_lm`.

use super::error::ConfigError;
use super::section::{FromNode, Section, Written, pick, positive};
use super::tree::{Node, Value};

/// What MPT is built from. Names and defaults are LLM Foundry's.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct MptOptions {
    pub d_model: usize,
    pub n_heads: usize,
    pub n_layers: usize,
    /// Hidden width of the feed-forward block, as a multiple of `d_model`.
    pub expansion_ratio: usize,
    pub max_seq_len: usize,
    pub vocab_size: usize,
    pub resid_pdrop: f64,
    pub emb_pdrop: f64,
    pub learned_pos_emb: bool,
    pub attention: AttentionOptions,
    pub ffn_activation: Activation,
    pub init: InitOptions,
    pub logit_scale: LogitScale,
    /// No bias anywhere, in norms either.
    pub no_bias: bool,
    /// The gradient of the embedding is multiplied by this.
    pub embedding_fraction: f64,
    pub norm: Norm,
    pub norm_eps: f64,
    pub tie_word_embeddings: bool,
}

/// `attn_config`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct AttentionOptions {
    /// Heads of keys and values: `n_heads` for multi-head, 1 for multi-query attention, between them for grouped queries.
    pub kv_n_heads: usize,
    pub attn_pdrop: f64,
    pub qk_ln: bool,
    /// Queries, keys and values are clamped to plus and minus this.
    pub clip_qkv: Option<f64>,
    /// `None`: 1/sqrt(head_dim).
    pub softmax_scale: Option<f64>,
    pub alibi: bool,
    pub alibi_bias_max: f64,
}

#[derive(Clone, Copy)]
enum AttentionType {
    MultiHead,
    MultiQuery,
    GroupedQuery,
}

/// `init_config`. Only `kaiming_normal_`'s family draws by fan; the rest take a standard deviation.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct InitOptions {
    pub name: Init,
    pub fan_mode: FanMode,
    pub init_nonlinearity: Nonlinearity,
    /// Standard deviation of `baseline_`.
    pub init_std: Option<f64>,
    pub init_gain: f64,
    /// What the projections into the residual stream are divided by.
    pub init_div_is_residual: ResidualDivisor,
    pub emb_init_std: Option<f64>,
    pub emb_init_uniform_lim: Option<[f64; 2]>,
}

impl Default for InitOptions {
    fn default() -> InitOptions {
        InitOptions {
            name: Init::KaimingNormal,
            fan_mode: FanMode::In,
            init_nonlinearity: Nonlinearity::Relu,
            init_std: None,
            init_gain: 0.0,
            init_div_is_residual: ResidualDivisor::Depth,
            emb_init_std: None,
            emb_init_uniform_lim: None,
        }
    }
}

/// What the projections into the residual stream are divided by at the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ResidualDivisor {
    /// sqrt(2 n_layers).
    Depth,
    /// A number.
    Value(f64),
    /// Nothing.
    None,
}

/// How weights are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Init {
    KaimingNormal,
    KaimingUniform,
    XavierNormal,
    XavierUniform,
    Baseline,
}

/// The fan that Kaiming initialisation keeps the variance over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum FanMode {
    In,
    Out,
}

/// The gain of Kaiming initialisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Nonlinearity {
    Relu,
    Linear,
}

/// The activation between the two feed-forward projections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Activation {
    /// By the error function.
    Gelu,
    GeluTanh,
    Relu,
    Silu,
}

/// What logits are multiplied by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LogitScale {
    /// Nothing.
    None,
    /// A number.
    Value(f64),
    /// 1/sqrt(d_model).
    InvSqrtDModel,
}

/// The kind of normalisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Norm {
    LayerNorm,
    RmsNorm,
}

const NORMS: [(&str, Norm); 4] = [
    ("low_precision_layernorm", Norm::LayerNorm),
    ("layernorm", Norm::LayerNorm),
    ("low_precision_rmsnorm", Norm::RmsNorm),
    ("rmsnorm", Norm::RmsNorm),
];
const INITS: [(&str, Init); 5] = [
    ("kaiming_normal_", Init::KaimingNormal),
    ("kaiming_uniform_", Init::KaimingUniform),
    ("xavier_normal_", Init::XavierNormal),
    ("xavier_uniform_", Init::XavierUniform),
    ("baseline_", Init::Baseline),
];
const ACTIVATIONS: [(&str, Activation); 3] = [("gelu", Activation::Gelu), ("relu", Activation::Relu), ("silu", Activation::Silu)];
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
/// Kernel choices, and how rotary positions are made, of which there are none.
const ATTENTION_IGNORED: [&str; 6] = ["attn_impl", "fused_qkv", "rope_theta", "rope_impl", "rope_dail_config", "rope_hf_config"];
const ATTENTION_REFUSED: [(&str, &str); 4] = [
    ("rope", "rotary positions are"),
    ("qk_gn", "group norm of queries and keys is"),
    ("prefix_lm", "prefix attention is"),
    ("attn_uses_sequence_id", "masking between the texts of one sequence is"),
];
const ATTENTION_TYPES: [(&str, AttentionType); 3] = [
    ("multihead_attention", AttentionType::MultiHead),
    ("multiquery_attention", AttentionType::MultiQuery),
    ("grouped_query_attention", AttentionType::GroupedQuery),
];

/// Reads the section. The second value is where `max_seq_len` stands, for checks against other sections.
pub(super) fn read(mut s: Section<'_>, ignored: &mut Vec<String>) -> Result<(MptOptions, Written<usize>), ConfigError> {
    let name = s.require::<String>("name")?;
    pick(&name, &[("mpt_causal_lm", ())])?;
    if let Some(pretrained) = s.written::<bool>("pretrained")?
        && pretrained.value
    {
        return Err(pretrained.refuse("there are no weights to download; give a checkpoint by load_path"));
    }
    let d_model = positive(&mut s, "d_model", 2048)?;
    let n_heads = positive(&mut s, "n_heads", 16)?;
    if d_model.value % n_heads.value != 0 {
        let reason = format!("{} is not a multiple of {}", d_model.value, n_heads.value);
        return Err(d_model.contradicts(&n_heads.key, reason));
    }
    let max_seq_len = positive(&mut s, "max_seq_len", 2048)?;
    let learned = s.written::<bool>("learned_pos_emb")?;
    let attention = match s.section("attn_config")? {
        Some(section) => read_attention(section, &n_heads, learned.as_ref(), ignored)?,
        None => AttentionOptions::multi_head(n_heads.value),
    };
    let norm_type = s.choice("norm_type", Norm::LayerNorm, &NORMS)?;
    let options = MptOptions {
        d_model: d_model.value,
        n_heads: n_heads.value,
        n_layers: positive(&mut s, "n_layers", 24)?.value,
        expansion_ratio: positive(&mut s, "expansion_ratio", 4)?.value,
        max_seq_len: max_seq_len.value,
        vocab_size: positive(&mut s, "vocab_size", 50368)?.value,
        resid_pdrop: probability(&mut s, "resid_pdrop")?,
        emb_pdrop: probability(&mut s, "emb_pdrop")?,
        // ALiBi replaces learned positions, as in LLM Foundry.
        learned_pos_emb: learned.map_or(!attention.alibi, |l| l.value),
        attention,
        ffn_activation: read_ffn(s.section("ffn_config")?, ignored)?,
        init: read_init(s.section("init_config")?, ignored)?,
        logit_scale: read_logit_scale(&mut s)?,
        no_bias: s.or("no_bias", false)?,
        embedding_fraction: read_embedding_fraction(&mut s)?,
        norm: norm_type,
        norm_eps: s.or("norm_eps", 1e-5)?,
        tie_word_embeddings: s.or("tie_word_embeddings", true)?,
    };
    s.ignore(&MODEL_IGNORED);
    s.finish(ignored)?;
    Ok((options, max_seq_len))
}

impl AttentionOptions {
    fn multi_head(n_heads: usize) -> AttentionOptions {
        AttentionOptions {
            kv_n_heads: n_heads,
            attn_pdrop: 0.0,
            qk_ln: false,
            clip_qkv: None,
            softmax_scale: None,
            alibi: false,
            alibi_bias_max: 8.0,
        }
    }
}

fn read_attention(
    mut s: Section<'_>,
    n_heads: &Written<usize>,
    learned: Option<&Written<bool>>,
    ignored: &mut Vec<String>,
) -> Result<AttentionOptions, ConfigError> {
    let kv_n_heads = read_kv_heads(&mut s, n_heads)?;
    let alibi = s.written::<bool>("alibi")?;
    if let (Some(alibi), Some(learned)) = (&alibi, learned)
        && alibi.value
        && learned.value
    {
        return Err(alibi.contradicts(&learned.key, "ALiBi takes the place of learned positions; set one of the two to false"));
    }
    for (key, what) in ATTENTION_REFUSED {
        if let Some(on) = s.written::<bool>(key)?
            && on.value
        {
            return Err(on.refuse(format!("{what} not supported in MPT; set it to false")));
        }
    }
    refuse_unless_default(&mut s, "sliding_window_size", -1)?;
    let options = AttentionOptions {
        kv_n_heads,
        attn_pdrop: probability(&mut s, "attn_pdrop")?,
        qk_ln: s.or("qk_ln", false)?,
        clip_qkv: s.get("clip_qkv")?,
        softmax_scale: s.get("softmax_scale")?,
        alibi: alibi.is_some_and(|a| a.value),
        alibi_bias_max: s.or("alibi_bias_max", 8.0)?,
    };
    s.ignore(&ATTENTION_IGNORED);
    s.finish(ignored)?;
    Ok(options)
}

/// How many heads of keys and values the attention type has, or `kv_n_heads` says where the type leaves it open.
fn read_kv_heads(s: &mut Section<'_>, n_heads: &Written<usize>) -> Result<usize, ConfigError> {
    let kind = s.choice("attn_type", AttentionType::MultiHead, &ATTENTION_TYPES)?;
    let fixed = match kind {
        AttentionType::MultiHead => n_heads.value,
        AttentionType::MultiQuery => 1,
        AttentionType::GroupedQuery => {
            let heads = s.require::<usize>("kv_n_heads")?;
            return match heads.value {
                n if n > 0 && n_heads.value.is_multiple_of(n) => Ok(n),
                n => Err(heads.contradicts(&n_heads.key, format!("{} heads cannot share {n} heads of keys", n_heads.value))),
            };
        }
    };
    match s.written::<usize>("kv_n_heads")? {
        Some(heads) if heads.value != fixed => Err(heads.contradicts(
            s.path_of("attn_type"),
            format!("this type has {fixed}, not {}; grouped_query_attention lets you choose", heads.value),
        )),
        _ => Ok(fixed),
    }
}

fn refuse_unless_default(s: &mut Section<'_>, key: &'static str, default: i64) -> Result<(), ConfigError> {
    match s.written::<i64>(key)? {
        Some(value) if value.value != default => Err(value.refuse(format!("not supported; only {default} is"))),
        _ => Ok(()),
    }
}

fn read_ffn(section: Option<Section<'_>>, ignored: &mut Vec<String>) -> Result<Activation, ConfigError> {
    let Some(mut s) = section else { return Ok(Activation::Gelu) };
    s.choice("ffn_type", (), &[("mptmlp", ())])?;
    let activation = match s.section("ffn_act_fn")? {
        None => Activation::Gelu,
        Some(mut act) => {
            let plain = act.choice("name", Activation::Gelu, &ACTIVATIONS)?;
            let tanh = act.choice("approximate", false, &[("none", false), ("tanh", true)])?;
            act.finish(ignored)?;
            if tanh && plain == Activation::Gelu { Activation::GeluTanh } else { plain }
        }
    };
    s.ignore(&["fc_type"]);
    s.finish(ignored)?;
    Ok(activation)
}

fn read_init(section: Option<Section<'_>>, ignored: &mut Vec<String>) -> Result<InitOptions, ConfigError> {
    let Some(mut s) = section else { return Ok(InitOptions::default()) };
    let name = s.choice("name", Init::KaimingNormal, &INITS)?;
    let options = InitOptions {
        name,
        fan_mode: s.choice("fan_mode", FanMode::In, &[("fan_in", FanMode::In), ("fan_out", FanMode::Out)])?,
        init_nonlinearity: s.choice(
            "init_nonlinearity",
            Nonlinearity::Relu,
            &[("relu", Nonlinearity::Relu), ("linear", Nonlinearity::Linear)],
        )?,
        init_std: if name == Init::Baseline { Some(s.require("init_std")?.value) } else { s.get("init_std")? },
        init_gain: s.or("init_gain", 0.0)?,
        init_div_is_residual: s.or("init_div_is_residual", ResidualDivisor::Depth)?,
        emb_init_std: s.get("emb_init_std")?,
        emb_init_uniform_lim: s.get("emb_init_uniform_lim")?,
    };
    s.ignore(&["verbose"]);
    s.finish(ignored)?;
    Ok(options)
}

fn read_logit_scale(s: &mut Section<'_>) -> Result<LogitScale, ConfigError> {
    s.or("logit_scale", LogitScale::None)
}

fn read_embedding_fraction(s: &mut Section<'_>) -> Result<f64, ConfigError> {
    let Some(fraction) = s.written::<f64>("embedding_fraction")? else { return Ok(1.0) };
    if fraction.value > 0.0 && fraction.value <= 1.0 { Ok(fraction.value) } else { Err(fraction.refuse("must be above 0 and at most 1")) }
}

fn probability(s: &mut Section<'_>, key: &'static str) -> Result<f64, ConfigError> {
    let Some(p) = s.written::<f64>(key)? else { return Ok(0.0) };
    if (0.0..1.0).contains(&p.value) { Ok(p.value) } else { Err(p.refuse("a probability of dropping is at least 0 and below 1")) }
}

impl FromNode for LogitScale {
    const EXPECTED: &'static str = "a number or inv_sqrt_d_model";
    fn from_node(node: &Node) -> Option<LogitScale> {
        match &node.value {
            Value::Str(text) if text == "inv_sqrt_d_model" => Some(LogitScale::InvSqrtDModel),
            _ => f64::from_node(node).map(LogitScale::Value),
        }
    }
}

impl FromNode for ResidualDivisor {
    const EXPECTED: &'static str = "true, false or a number to divide by";
    fn from_node(node: &Node) -> Option<ResidualDivisor> {
        match node.value {
            Value::Bool(true) => Some(ResidualDivisor::Depth),
            Value::Bool(false) => Some(ResidualDivisor::None),
            _ => f64::from_node(node).filter(|v| *v != 0.0).map(ResidualDivisor::Value),
        }
    }
}
