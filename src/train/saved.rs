//! A model, its tokenizer and its optimizer in a checkpoint's folder, and back.

use super::error::TrainError;
use crate::checkpoint::{self, CheckpointError, HostTensor, MODEL_FILE, OPTIMIZER_FILE, SafeTensors, Weights};
use crate::models::{CausalLm, causal_lm};
use crate::nn::StateDict;
use crate::optim::Optimizer;
use crate::tensor::{Rng, Tensor};
use crate::tokenizer::Tokenizer;
use kiln_kernels::DType;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

const CONFIG_FILE: &str = "config.json";
const TOKENIZER_FILE: &str = "tokenizer.json";
/// How LLM Foundry and transformers call themselves in `architectures`, and what Kiln calls the kind of model.
const ARCHITECTURES: [(&str, &str); 4] =
    [("MPTForCausalLM", "mpt_foundry"), ("MptForCausalLM", "mpt"), ("GPT2LMHeadModel", "gpt2"), ("LlamaForCausalLM", "llama")];

/// A model that can write text.
pub struct Pretrained {
    /// The model with its weights.
    pub model: Box<dyn CausalLm>,
    /// What made its token ids.
    pub tokenizer: Tokenizer,
    /// Where it was found.
    pub path: PathBuf,
}

impl Pretrained {
    /// Opens a checkpoint, the newest checkpoint of a run's folder, or a folder as Hugging Face writes it. `tokenizer` takes the place of the
    /// one beside the weights.
    pub fn open(path: &Path, tokenizer: Option<&str>) -> Result<Pretrained, TrainError> {
        let path = checkpoint::find(path)?;
        let folder = if path.is_file() { checkpoint::atomic::parent(&path).to_owned() } else { path.clone() };
        let config_path = folder.join(CONFIG_FILE);
        let bytes = fs::read(&config_path).map_err(TrainError::io(&config_path, "read"))?;
        let config: Value = serde_json::from_slice(&bytes).map_err(|e| CheckpointError::invalid(&config_path, e))?;
        let kind = kind_of(&config).map_err(|reason| CheckpointError::invalid(&config_path, reason))?;
        let tokenizer = Tokenizer::open(tokenizer.unwrap_or(&folder.to_string_lossy()))?;
        let model = causal_lm(kind, &config, &Rng::new(0))?;
        load_model(model.as_ref(), &path)?;
        Ok(Pretrained { model, tokenizer, path })
    }
}

/// Which kind of model a `config.json` describes.
fn kind_of(config: &Value) -> Result<&'static str, String> {
    let named = config["architectures"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut kinds = named.filter_map(|name| ARCHITECTURES.iter().find(|(n, _)| *n == name)).map(|(_, kind)| *kind);
    if let Some(kind) = kinds.next() {
        return Ok(kind);
    }
    let by_type = config["model_type"].as_str().and_then(|name| ["mpt", "gpt2", "llama"].into_iter().find(|kind| *kind == name));
    by_type.ok_or_else(|| {
        let known: Vec<&str> = ARCHITECTURES.iter().map(|(name, _)| *name).collect();
        format!("no known model: `architectures` must name one of {}", known.join(", "))
    })
}

/// Writes what `kiln generate` and other programs need: weights, configuration and tokenizer.
pub(super) fn save_model(folder: &Path, model: &dyn CausalLm, config: &Value, tokenizer: &Tokenizer) -> Result<(), TrainError> {
    let metadata = HashMap::from([("format".to_owned(), "pt".to_owned())]);
    checkpoint::write(&folder.join(MODEL_FILE), &to_host(&model.state_dict())?, metadata)?;
    let mut config = config.clone();
    config["model_type"] = "mpt".into();
    config["architectures"] = vec!["MPTForCausalLM"].into();
    let path = folder.join(CONFIG_FILE);
    fs::write(&path, format!("{config:#}\n")).map_err(TrainError::io(&path, "written"))?;
    let path = folder.join(TOKENIZER_FILE);
    fs::write(&path, tokenizer.to_json()?).map_err(TrainError::io(&path, "written"))
}

/// Writes the optimizer's state.
pub(super) fn save_optimizer(folder: &Path, optimizer: &Optimizer) -> Result<(), TrainError> {
    Ok(checkpoint::write(&folder.join(OPTIMIZER_FILE), &to_host(&optimizer.state_dict()?)?, HashMap::new())?)
}

fn to_host(state: &StateDict) -> Result<Vec<(String, HostTensor)>, TrainError> {
    let host = |tensor: &Tensor| -> Result<HostTensor, TrainError> {
        Ok(HostTensor { dtype: tensor.dtype(), shape: tensor.shape().to_vec(), bytes: tensor.to_bytes()? })
    };
    state.iter().map(|(name, tensor)| Ok((name.clone(), host(tensor)?))).collect()
}

/// Fills a model with the weights at `path`, rounded to its own float types. Integers are not taken for floats: weights that were stored as
/// integers are quantised, and mean something else.
pub(super) fn load_model(model: &dyn CausalLm, path: &Path) -> Result<(), TrainError> {
    let weights = Weights::open(path)?;
    let inventory = model.inventory();
    let dtypes: BTreeMap<&str, DType> = inventory.entries.iter().map(|e| (e.name.as_str(), e.tensor.dtype())).collect();
    let tied: BTreeMap<&str, &str> = inventory.tied.iter().map(|t| (t.name.as_str(), t.first.as_str())).collect();
    let own = |name: &str| dtypes.get(name).or_else(|| dtypes.get(tied.get(name)?)).copied();
    let mut state = StateDict::new();
    for name in weights.names().filter(|name| !NOT_WEIGHTS.iter().any(|end| name.ends_with(end))) {
        let host = weights.read(name)?;
        let tensor = to_tensor(&host)?;
        // A name that fits in no way is left as it is, for the model to complain about.
        let (own_name, tensor) = match spellings(name).into_iter().find_map(|name| Some((own(&name)?, name))) {
            Some((dtype, _)) if dtype.is_float() != host.dtype.is_float() => {
                let (found, wanted) = (host.dtype.to_string(), dtype.to_string());
                return Err(CheckpointError::Kind { path: path.to_owned(), tensor: name.to_owned(), found, wanted }.into());
            }
            Some((dtype, own_name)) => (own_name, tensor.cast(dtype)),
            None => (name.to_owned(), tensor),
        };
        state.insert(own_name, tensor);
    }
    model.load_state_dict(&state).map_err(|error| at(path, error))
}

/// Ends of names that older files have for masks and tables, which are computed here.
const NOT_WEIGHTS: [&str; 3] = [".attn.bias", ".attn.masked_bias", ".rotary_emb.inv_freq"];

/// How the name of a weight may be spelt in the model: as it is, without Composer's prefix, with the prefix that files of a bare
/// transformer leave out.
fn spellings(name: &str) -> Vec<String> {
    let mut names = vec![name.to_owned()];
    names.extend(name.strip_prefix("model.").map(str::to_owned));
    names.extend(["transformer.", "model."].map(|prefix| format!("{prefix}{name}")));
    names
}

/// Fills an optimizer with the state in a checkpoint's folder.
pub(super) fn load_optimizer(optimizer: &mut Optimizer, folder: &Path) -> Result<(), TrainError> {
    let path = folder.join(OPTIMIZER_FILE);
    let file = SafeTensors::open(&path)?;
    let read = |name: String| -> Result<(String, Tensor), TrainError> {
        let tensor = to_tensor(&file.read(&name)?)?;
        Ok((name, tensor))
    };
    let state = file.names().into_iter().map(read).collect::<Result<StateDict, _>>()?;
    optimizer.load_state_dict(&state).map_err(|error| at(&path, error))
}

fn to_tensor(host: &HostTensor) -> Result<Tensor, TrainError> {
    Ok(Tensor::from_bytes(&host.bytes, &host.shape, host.dtype)?)
}

/// Names the file in an error about what is in it.
fn at(path: &Path, error: crate::Error) -> TrainError {
    CheckpointError::invalid(path, error).into()
}
