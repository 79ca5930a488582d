//! The files of a fixture directory: JSON beside safetensors.

use super::array::Array;
use kiln::DType;
use safetensors::SafeTensors;
use serde_json::Value;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// A JSON document and the tensors that it names.
pub(crate) struct Document {
    pub(crate) json: Value,
    tensors: HashMap<String, Array>,
}

impl Document {
    /// Reads `stem`.json of the directory and, if the document names one, its file of tensors. `None` if there is no such document.
    pub(crate) fn read(dir: &Path, stem: &str) -> Result<Option<Document>, String> {
        let path = dir.join(format!("{stem}.json"));
        if !path.exists() {
            return Ok(None);
        }
        let failed = |path: &PathBuf, why: String| format!("{}: {why}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| failed(&path, e.to_string()))?;
        let json: Value = serde_json::from_str(&text).map_err(|e| failed(&path, e.to_string()))?;
        let tensors = match json["tensors"].as_str() {
            None => HashMap::new(),
            Some(name) => {
                let path = dir.join(name);
                std::fs::read(&path).map_err(|e| e.to_string()).and_then(|b| tensors_of(&b)).map_err(|e| failed(&path, e))?
            }
        };
        Ok(Some(Document { json, tensors }))
    }

    /// The tensor of that name.
    ///
    /// # Panics
    /// If the file has none: the fixture is broken.
    pub(crate) fn tensor(&self, key: &str) -> &Array {
        self.tensors.get(key).unwrap_or_else(|| panic!("the fixture names the tensor {key:?}, which its file does not have"))
    }

    /// A tensor by name, or made by the documented generator.
    pub(crate) fn input(&self, spec: &Value) -> Array {
        match spec {
            Value::String(key) => self.tensor(key).clone(),
            _ => hash_uniform(spec),
        }
    }
}

fn tensors_of(bytes: &[u8]) -> Result<HashMap<String, Array>, String> {
    let file = SafeTensors::deserialize(bytes).map_err(|e| e.to_string())?;
    let named = file.iter().map(|(key, view)| {
        let name = format!("{:?}", view.dtype()).to_lowercase();
        let dtype = DType::parse(&name).ok_or(format!("{key}: no element type {name}"))?;
        Ok((key.to_string(), Array { dtype, shape: view.shape().to_vec(), bytes: view.data().to_vec() }))
    });
    named.collect()
}

/// `{"gen":"hash_uniform","seed","shape","lo","hi","dtype"}`: a hash of the element's number, spread over [lo, hi).
fn hash_uniform(spec: &Value) -> Array {
    assert_eq!(spec["gen"], "hash_uniform", "unknown input generator in {spec}");
    let number = |key: &str, default: f64| spec.get(key).map_or(default, |v| v.as_f64().expect("a number"));
    let (seed, lo, hi) = (number("seed", 0.0) as u32, number("lo", -1.0), number("hi", 1.0));
    let shape: Vec<usize> = spec["shape"].as_array().expect("a shape").iter().map(|d| d.as_u64().expect("an extent") as usize).collect();
    let dtype = DType::parse(spec.get("dtype").and_then(Value::as_str).unwrap_or("f32")).expect("an element type");
    let value = |i: u32| {
        let mut h = i.wrapping_mul(2654435761).wrapping_add(seed);
        h = (h ^ (h >> 16)).wrapping_mul(2246822519);
        h = (h ^ (h >> 13)).wrapping_mul(3266489917);
        h ^= h >> 16;
        f64::from((lo + (hi - lo) * f64::from(h >> 8) / 16777216.0) as f32)
    };
    let n: usize = shape.iter().product();
    Array::from_floats(&(0..n as u32).map(value).collect::<Vec<f64>>(), &shape, dtype)
}
