//! Mixed precision: products of rounded operands, rounded weights that are kept, scaled losses.

use kiln::models::{CausalLm, Mpt, MptConfig};
use kiln::nn::{CastCache, Context, Layer, Linear, Module, Precision, init};
use kiln::optim::{Adam, LossScaler, Optimizer, Scaling};
use kiln::{DType, Rng, Step, Tensor};

fn tiny() -> Mpt {
    let config = MptConfig {
        d_model: 16,
        n_heads: 2,
        kv_n_heads: 2,
        n_layers: 2,
        ffn_hidden: 32,
        max_seq_len: 8,
        vocab_size: 40,
        ..Default::default()
    };
    Mpt::new(config, &Rng::new(5)).unwrap()
}

fn ids() -> Tensor {
    Tensor::from_slice(&[1i64, 5, 3, 2, 7, 30, 2, 9], [2, 4]).unwrap()
}

fn casts(model: &Mpt, precision: Precision) -> CastCache {
    CastCache::new(&model.parameters(), precision, |cx| drop(model.loss(&ids(), &ids(), cx))).unwrap()
}

fn bits(tensors: &[Tensor]) -> Vec<Vec<u32>> {
    Tensor::realize_all(tensors).unwrap();
    tensors.iter().map(|t| t.cast(DType::F32).to_vec::<f32>().unwrap().into_iter().map(f32::to_bits).collect()).collect()
}

/// What a pass over the model gives: the loss, then all gradients.
fn pass(model: &Mpt, cx: &Context) -> Vec<Tensor> {
    let loss = model.loss(&ids(), &ids(), cx);
    let mut all = loss.grad(&model.parameters()).unwrap();
    all.push(loss);
    all
}

#[test]
fn kept_weights_give_the_bits_of_weights_that_every_pass_rounds() {
    let model = tiny();
    for precision in [Precision::AmpBf16, Precision::AmpFp16] {
        let casts = casts(&model, precision);
        let rounding = bits(&pass(&model, &Context::train().with_precision(precision)));
        assert_eq!(bits(&pass(&model, &Context::train().with_precision(precision).with_casts(&casts))), rounding, "{precision}");
        assert_ne!(bits(&pass(&model, &Context::train())), rounding, "{precision} rounds nothing");
    }
    // Products' weights and biases, and the tied embedding; norms and positions are never rounded.
    let kept = casts(&model, Precision::AmpBf16).tensors().len();
    assert_eq!((kept, casts(&model, Precision::Fp32).tensors().len()), (2 * 4 * 2 + 1, 0));
}

/// Parameters, state and kept weights of a step that the optimizer takes.
struct Training {
    model: Mpt,
    optimizer: Optimizer,
    casts: CastCache,
}

impl Training {
    fn new(precision: Precision) -> Training {
        let model = tiny();
        let optimizer = Optimizer::new(model.named_parameters(), Adam::adamw((0.9, 0.99), 1e-8, 0.1)).unwrap();
        let casts = casts(&model, precision);
        Training { model, optimizer, casts }
    }

    fn tensors(&self) -> Vec<Tensor> {
        self.optimizer.tensors().into_iter().chain(self.casts.tensors()).collect()
    }

    /// Gradients as if a batch had given them.
    fn grads(&self) -> Vec<Tensor> {
        let rng = Rng::new(3);
        let grads: Vec<Tensor> = self.model.parameters().iter().map(|p| rng.randn(p.shape())).collect();
        Tensor::realize_all(&grads).unwrap();
        grads
    }
}

#[test]
fn a_step_rounds_each_weight_that_it_changes() {
    let mut training = Training::new(Precision::AmpBf16);
    let (grads, numbers) = (training.grads(), training.optimizer.numbers(1e-2).unwrap());
    let state: Vec<Tensor> = training.tensors().into_iter().chain(grads.iter().cloned()).collect();
    let step = Step::capture(std::slice::from_ref(&numbers), &state, || {
        let updates: Vec<_> = training.optimizer.updates(&grads, &numbers).flat_map(|update| training.casts.with_copy(update)).collect();
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![])
    });
    let before = bits(&training.casts.tensors());
    step.unwrap().run(&[&numbers]).unwrap();
    let after = bits(&training.casts.tensors());
    assert_ne!(before, after);
    training.casts.refresh().unwrap();
    assert_eq!(bits(&training.casts.tensors()), after, "the kept weights are not the rounded ones");
}

#[test]
fn the_kernel_that_changes_a_weight_rounds_it() {
    let (x, weight) = (Rng::new(1).randn([4, 16]), init::parameter(&Rng::new(2).randn([32, 16])).unwrap());
    let layer = Linear { weight: weight.clone(), bias: None };
    let casts = CastCache::new(std::slice::from_ref(&weight), Precision::AmpBf16, |cx| drop(layer.forward(&x, cx))).unwrap();
    let mut optimizer = Optimizer::new(layer.named_parameters(), Adam::adamw((0.9, 0.99), 1e-8, 0.1)).unwrap();
    let (grads, numbers) = ([init::parameter(&weight.exp()).unwrap()], optimizer.numbers(1e-2).unwrap());
    let state: Vec<Tensor> = optimizer.tensors().into_iter().chain(casts.tensors()).chain(grads.clone()).collect();
    let step = Step::capture(std::slice::from_ref(&numbers), &state, || {
        let updates: Vec<_> = optimizer.updates(&grads, &numbers).flat_map(|update| casts.with_copy(update)).collect();
        assert_eq!(updates.len(), 4, "weight, its copy and two means");
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![])
    });
    assert_eq!(step.unwrap().launches(), 1);
}

/// What several products read is stored as they read it: rounded once, in half the bytes.
#[test]
fn the_end_of_a_product_is_stored_rounded() {
    use kiln_kernels::ir::Access;
    let linear = || Linear::new(64, 64, true, &Rng::new(2)).unwrap();
    let (first, users) = (linear(), [linear(), linear()]);
    let cx = Context::eval().with_precision(Precision::AmpBf16);
    let hidden = first.forward(&Rng::new(1).randn([256, 64]).realize().unwrap(), &cx);
    let results = users.map(|layer| layer.forward(&hidden, &cx));
    let kernels = kiln::kernels(&results).unwrap();
    let written = |access| matches!(access, Access::Write | Access::ReadWrite);
    let types: Vec<DType> = kernels.iter().flat_map(|k| &k.params).filter(|p| written(p.access)).map(|p| p.dtype).collect();
    assert!(types.len() >= 3 && types.iter().all(|&dtype| dtype == DType::BF16), "{types:?}");
}

/// A captured step as a trainer makes it: the gradients of a scaled loss, the update, the scale.
fn scaled_step(training: &Training, scaler: &LossScaler, numbers: &Tensor) -> Step {
    let inputs = [ids(), numbers.clone()];
    let state: Vec<Tensor> = training.tensors().into_iter().chain(scaler.tensors()).collect();
    Step::capture(&inputs, &state, || {
        let cx = Context::train().with_precision(Precision::AmpFp16).with_casts(&training.casts);
        let loss = training.model.loss(&inputs[0], &inputs[0], &cx);
        let grads = scaler.unscaled(&scaler.scaled(&loss).grad(&training.model.parameters())?);
        let (norm, grads) = Tensor::clip_grad_norm(&grads, 1.0, 2.0);
        let finite = norm.isfinite();
        let plain = training.optimizer.updates(&grads, numbers);
        let guarded = plain.flat_map(|update| training.casts.with_copy(scaler.unless_overflowed(&finite, update)));
        let updates: Vec<_> = guarded.chain(scaler.updates(&finite)).collect();
        Tensor::assign_all(updates.iter().map(|(target, value)| (target, value)))?;
        Ok(vec![loss, finite])
    })
    .unwrap()
}

/// The scale is set so high that every gradient overflows: nothing changes but the scale, until it is small enough.
#[test]
fn a_step_whose_gradients_overflow_changes_nothing_but_the_scale() {
    let mut training = Training::new(Precision::AmpFp16);
    let scaler = LossScaler::new(Scaling { initial: 2f32.powi(20), backoff: 0.125, interval: 2, ..Scaling::default() }).unwrap();
    let numbers = training.optimizer.numbers(1e-2).unwrap();
    let step = scaled_step(&training, &scaler, &numbers);
    let first = bits(&training.tensors());
    let (mut skipped, mut scale) = (0, 2f32.powi(20));
    loop {
        let finite = step.run(&[&ids(), &numbers]).unwrap()[1].item::<bool>().unwrap();
        if finite {
            break;
        }
        (skipped, scale) = (skipped + 1, scale * 0.125);
        assert_eq!(scaler.state().unwrap(), (scale, 0));
        assert_eq!(bits(&training.tensors()), first, "a skipped step has changed something");
        assert!(skipped < 10);
    }
    assert!(skipped > 0, "no gradient overflowed");
    assert_eq!(scaler.state().unwrap(), (scale, 1));
    assert_ne!(bits(&training.tensors()), first);
    // The next good step is the second in a row.
    step.run(&[&ids(), &numbers]).unwrap();
    assert_eq!(scaler.state().unwrap().0, 2.0 * scale);
    // A count that is taken back leaves no trace: the next step's bias corrections are those of the first one.
    training.optimizer.uncount();
    assert_eq!(bits(&[training.optimizer.numbers(1e-2).unwrap()]), bits(&[numbers]));
}

/// Without a scale the gradients of a small loss vanish in f16; with it they are those of f32.
#[test]
fn a_scale_keeps_small_gradients() {
    let training = Training::new(Precision::AmpFp16);
    let scaler = LossScaler::new(Scaling::default()).unwrap();
    let small = |loss: Tensor| loss * 1e-6;
    let norm = |grads: &[Tensor]| Tensor::clip_grad_norm(grads, 1.0, 2.0).0.item::<f32>().unwrap();
    let parameters = training.model.parameters();
    let loss = |precision| small(training.model.loss(&ids(), &ids(), &Context::train().with_precision(precision)));
    let exact = norm(&loss(Precision::Fp32).grad(&parameters).unwrap());
    let plain = norm(&loss(Precision::AmpFp16).grad(&parameters).unwrap());
    let scaled = norm(&scaler.unscaled(&scaler.scaled(&loss(Precision::AmpFp16)).grad(&parameters).unwrap()));
    assert!((scaled - exact).abs() < 0.01 * exact, "{scaled} is not {exact}");
    assert!((plain - exact).abs() > 0.1 * exact, "{plain} is as good as {exact}: nothing was lost without a scale");
}
