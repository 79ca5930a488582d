//! The models in plain f64 loops, written from their equations and by nothing of Kiln's: what the real ones must agree with.

use std::collections::BTreeMap;

/// Weights by checkpoint name.
pub(crate) type Weights = BTreeMap<String, Matrix>;

/// Rows of equal width; a vector is one row.
#[derive(Clone)]
pub(crate) struct Matrix {
    pub(crate) width: usize,
    pub(crate) data: Vec<f64>,
}

type Rows = Vec<Vec<f64>>;

/// What the models differ in.
#[derive(Clone, Copy, Default)]
pub(crate) struct Options {
    pub(crate) heads: usize,
    pub(crate) kv_heads: usize,
    pub(crate) layers: usize,
    pub(crate) alibi: Option<f64>,
    pub(crate) rope: Option<f64>,
    pub(crate) clip: Option<f64>,
    pub(crate) scale: Option<f64>,
    pub(crate) logit_scale: Option<f64>,
    pub(crate) eps: f64,
}

fn linear(x: &Rows, weight: &Matrix, bias: Option<&Matrix>) -> Rows {
    let row = |x: &Vec<f64>| {
        let outputs = weight.data.chunks(weight.width).enumerate();
        outputs.map(|(o, w)| dot(x, w) + bias.map_or(0.0, |b| b.data[o])).collect()
    };
    x.iter().map(row).collect()
}

/// `x @ weight + bias`, the weight `[inputs, outputs]`.
fn transposed(x: &Rows, weight: &Matrix, bias: &Matrix) -> Rows {
    let row = |x: &Vec<f64>| {
        let column = |o: usize| x.iter().enumerate().map(|(i, v)| v * weight.data[i * weight.width + o]).sum::<f64>();
        (0..weight.width).map(|o| column(o) + bias.data[o]).collect()
    };
    x.iter().map(row).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn add(a: &Rows, b: &Rows) -> Rows {
    a.iter().zip(b).map(|(a, b)| a.iter().zip(b).map(|(a, b)| a + b).collect()).collect()
}

fn layer_norm(x: &Rows, weight: &Matrix, bias: Option<&Matrix>, eps: f64) -> Rows {
    let row = |x: &Vec<f64>| {
        let n = x.len() as f64;
        let mean = x.iter().sum::<f64>() / n;
        let scale = 1.0 / (x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n + eps).sqrt();
        x.iter().enumerate().map(|(i, v)| (v - mean) * scale * weight.data[i] + bias.map_or(0.0, |b| b.data[i])).collect()
    };
    x.iter().map(row).collect()
}

fn rms_norm(x: &Rows, weight: &Matrix, eps: f64) -> Rows {
    let row = |x: &Vec<f64>| {
        let scale = 1.0 / (dot(x, x) / x.len() as f64 + eps).sqrt();
        x.iter().zip(&weight.data).map(|(v, w)| v * scale * w).collect()
    };
    x.iter().map(row).collect()
}

fn map(x: &Rows, f: impl Fn(f64) -> f64) -> Rows {
    x.iter().map(|row| row.iter().map(|&v| f(v)).collect()).collect()
}

fn columns(x: &Rows, start: usize, width: usize) -> Rows {
    x.iter().map(|row| row[start..start + width].to_vec()).collect()
}

fn rotate(x: &Rows, heads: usize, theta: f64) -> Rows {
    let depth = x[0].len() / heads;
    let row = |(position, x): (usize, &Vec<f64>)| {
        let mut out = x.clone();
        for (head, i) in (0..heads).flat_map(|h| (0..depth / 2).map(move |i| (h * depth, i))) {
            let (sin, cos) = (position as f64 * theta.powf(-2.0 * i as f64 / depth as f64)).sin_cos();
            let (a, b) = (x[head + i], x[head + i + depth / 2]);
            (out[head + i], out[head + i + depth / 2]) = (a * cos - b * sin, b * cos + a * sin);
        }
        out
    };
    x.iter().enumerate().map(row).collect()
}

fn slope(head: usize, heads: usize, top: f64) -> f64 {
    let n = heads.next_power_of_two();
    let all: Vec<f64> = (1..=n).map(|i| (-top * i as f64 / n as f64).exp2()).collect();
    if n == heads {
        return all[head];
    }
    let order: Vec<f64> = all.iter().skip(1).step_by(2).chain(all.iter().step_by(2)).copied().collect();
    order[head]
}

fn attend(q: &Rows, k: &Rows, v: &Rows, o: &Options) -> Rows {
    let (length, depth) = (q.len(), q[0].len() / o.heads);
    let scale = o.scale.unwrap_or(1.0 / (depth as f64).sqrt());
    let mut out = vec![vec![0.0; q[0].len()]; length];
    for head in 0..o.heads {
        let (at, kv) = (head * depth, head / (o.heads / o.kv_heads) * depth);
        let bias = o.alibi.map_or(0.0, |top| slope(head, o.heads, top));
        for i in 0..length {
            let score = |j: usize| dot(&q[i][at..at + depth], &k[j][kv..kv + depth]) * scale + bias * (j as f64 - (length - 1) as f64);
            let scores: Vec<f64> = (0..=i).map(score).collect();
            let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let total: f64 = scores.iter().map(|s| (s - top).exp()).sum();
            for (j, s) in scores.iter().enumerate() {
                (0..depth).for_each(|d| out[i][at + d] += (s - top).exp() / total * v[j][kv + d]);
            }
        }
    }
    out
}

fn erf_gelu(x: f64) -> f64 {
    0.5 * x * (1.0 + libm::erf(x / 2f64.sqrt()))
}

fn tanh_gelu(x: f64) -> f64 {
    0.5 * x * (1.0 + ((2.0 / std::f64::consts::PI).sqrt() * (x + 0.044715 * x.powi(3))).tanh())
}

fn rows_of(table: &Matrix, ids: impl IntoIterator<Item = usize>) -> Rows {
    ids.into_iter().map(|id| table.data[id * table.width..(id + 1) * table.width].to_vec()).collect()
}

/// LLM Foundry's MPT on one sequence.
pub(crate) fn mpt(w: &Weights, o: &Options, ids: &[usize]) -> Rows {
    let get = |name: String| w.get(&format!("transformer.{name}"));
    let need = |name: String| get(name.clone()).unwrap_or_else(|| panic!("no {name}"));
    let norm = |x: &Rows, name: String| layer_norm(x, need(format!("{name}.weight")), get(format!("{name}.bias")), o.eps);
    let dense = |x: &Rows, name: String| linear(x, need(format!("{name}.weight")), get(format!("{name}.bias")));
    let mut x = rows_of(need("wte.weight".into()), ids.iter().copied());
    if let Some(wpe) = get("wpe.weight".into()) {
        x = add(&x, &rows_of(wpe, 0..ids.len()));
    }
    let width = x[0].len();
    let kv = width / o.heads * o.kv_heads;
    for layer in 0..o.layers {
        let name = |part: &str| format!("blocks.{layer}.{part}");
        let mut qkv = dense(&norm(&x, name("norm_1")), name("attn.Wqkv"));
        if let Some(limit) = o.clip {
            qkv = map(&qkv, |v| v.clamp(-limit, limit));
        }
        let (mut q, mut k) = (columns(&qkv, 0, width), columns(&qkv, width, kv));
        if get(name("attn.q_ln.weight")).is_some() {
            (q, k) = (norm(&q, name("attn.q_ln")), norm(&k, name("attn.k_ln")));
        }
        if let Some(theta) = o.rope {
            (q, k) = (rotate(&q, o.heads, theta), rotate(&k, o.kv_heads, theta));
        }
        let mixed = attend(&q, &k, &columns(&qkv, width + kv, kv), o);
        x = add(&x, &dense(&mixed, name("attn.out_proj")));
        let up = map(&dense(&norm(&x, name("norm_2")), name("ffn.up_proj")), erf_gelu);
        x = add(&x, &dense(&up, name("ffn.down_proj")));
    }
    let head = w.get("lm_head.weight").unwrap_or_else(|| need("wte.weight".into()));
    map(&linear(&norm(&x, "norm_f".into()), head, None), |v| v * o.logit_scale.unwrap_or(1.0))
}

/// GPT-2 on one sequence.
pub(crate) fn gpt2(w: &Weights, o: &Options, ids: &[usize]) -> Rows {
    let get = |name: String| &w[&format!("transformer.{name}")];
    let norm = |x: &Rows, name: String| layer_norm(x, get(format!("{name}.weight")), Some(get(format!("{name}.bias"))), o.eps);
    let dense = |x: &Rows, name: String| transposed(x, get(format!("{name}.weight")), get(format!("{name}.bias")));
    let table = get("wte.weight".into());
    let mut x = add(&rows_of(table, ids.iter().copied()), &rows_of(get("wpe.weight".into()), 0..ids.len()));
    let width = x[0].len();
    for layer in 0..o.layers {
        let name = |part: &str| format!("h.{layer}.{part}");
        let qkv = dense(&norm(&x, name("ln_1")), name("attn.c_attn"));
        let mixed = attend(&columns(&qkv, 0, width), &columns(&qkv, width, width), &columns(&qkv, 2 * width, width), o);
        x = add(&x, &dense(&mixed, name("attn.c_proj")));
        let inner = map(&dense(&norm(&x, name("ln_2")), name("mlp.c_fc")), tanh_gelu);
        x = add(&x, &dense(&inner, name("mlp.c_proj")));
    }
    linear(&norm(&x, "ln_f".into()), table, None)
}

/// Llama on one sequence.
pub(crate) fn llama(w: &Weights, o: &Options, ids: &[usize]) -> Rows {
    let get = |name: String| &w[&format!("model.{name}.weight")];
    let norm = |x: &Rows, name: String| rms_norm(x, get(name), o.eps);
    let dense = |x: &Rows, name: String| linear(x, get(name), None);
    let theta = o.rope.expect("a Llama rotates");
    let mut x = rows_of(get("embed_tokens".into()), ids.iter().copied());
    for layer in 0..o.layers {
        let name = |part: &str| format!("layers.{layer}.{part}");
        let n = norm(&x, name("input_layernorm"));
        let q = rotate(&dense(&n, name("self_attn.q_proj")), o.heads, theta);
        let k = rotate(&dense(&n, name("self_attn.k_proj")), o.kv_heads, theta);
        let mixed = attend(&q, &k, &dense(&n, name("self_attn.v_proj")), o);
        x = add(&x, &dense(&mixed, name("self_attn.o_proj")));
        let n = norm(&x, name("post_attention_layernorm"));
        let (gate, up) = (map(&dense(&n, name("mlp.gate_proj")), |v| v / (1.0 + (-v).exp())), dense(&n, name("mlp.up_proj")));
        let inner: Rows = gate.iter().zip(&up).map(|(g, u)| g.iter().zip(u).map(|(g, u)| g * u).collect()).collect();
        x = add(&x, &dense(&inner, name("mlp.down_proj")));
    }
    linear(&norm(&x, "norm".into()), w.get("lm_head.weight").unwrap_or(get("embed_tokens".into())), None)
}

/// The mean loss of predicting each token from those before it, over all sequences.
pub(crate) fn loss(logits: &[Rows], ids: &[Vec<usize>]) -> f64 {
    let mut total = (0.0, 0.0);
    for (rows, ids) in logits.iter().zip(ids) {
        for (row, &next) in rows.iter().zip(&ids[1..]) {
            let top = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let log = top + row.iter().map(|v| (v - top).exp()).sum::<f64>().ln();
            total = (total.0 + log - row[next], total.1 + 1.0);
        }
    }
    total.0 / total.1
}
