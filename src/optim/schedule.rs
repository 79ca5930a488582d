//! Learning-rate schedules as plain functions of time: each gives the factor on the base rate.
//!
//! Time is counted in whatever unit the caller likes (batches, as a rule), as long as all arguments use the same. `t` is the time *before*
//! the step, so the first step sees 0. The Composer family is what LLM Foundry's recipes use; the Hugging Face family is transformers'
//! `get_*_schedule_with_warmup`.

use std::f64::consts::PI;

/// A straight line from `from` at 0 to `to` at `length`, constant after that.
fn line(t: f64, length: f64, from: f64, to: f64) -> f64 {
    let part = if length > 0.0 { (t / length).min(1.0) } else { 1.0 };
    from + part * (to - from)
}

/// Composer's `CosineAnnealingScheduler`: half a cosine from 1 at 0 to `alpha_f` at `t_max`.
pub fn cosine(t: f64, t_max: f64, alpha_f: f64) -> f64 {
    cosine_with_warmup(t, 0.0, t_max, alpha_f)
}

/// Composer's `CosineAnnealingWithWarmupScheduler`: a line from 0 to 1 over `t_warmup`, then half a cosine to `alpha_f` at `t_max`.
pub fn cosine_with_warmup(t: f64, t_warmup: f64, t_max: f64, alpha_f: f64) -> f64 {
    if t < t_warmup {
        return line(t, t_warmup, 0.0, 1.0);
    }
    let part = if t_max > t_warmup { ((t - t_warmup) / (t_max - t_warmup)).min(1.0) } else { 0.0 };
    alpha_f + (1.0 - alpha_f) * 0.5 * (1.0 + (PI * part).cos())
}

/// Composer's `LinearWithWarmupScheduler`: a line from 0 to `alpha_i` over `t_warmup`, then a line to `alpha_f` at `t_max`.
pub fn linear_with_warmup(t: f64, t_warmup: f64, t_max: f64, alpha_i: f64, alpha_f: f64) -> f64 {
    if t < t_warmup {
        return line(t, t_warmup, 0.0, alpha_i);
    }
    line(t - t_warmup, t_max - t_warmup, alpha_i, alpha_f)
}

/// Composer's `ConstantWithWarmupScheduler`: a line from 0 to `alpha` over `t_warmup`, then constant.
pub fn constant_with_warmup(t: f64, t_warmup: f64, alpha: f64) -> f64 {
    linear_with_warmup(t, t_warmup, t_warmup, alpha, alpha)
}

/// transformers' `get_cosine_schedule_with_warmup`; its default is half a cycle.
pub fn hf_cosine(t: f64, num_warmup_steps: f64, num_training_steps: f64, num_cycles: f64) -> f64 {
    if t < num_warmup_steps {
        return t / num_warmup_steps.max(1.0);
    }
    let part = (t - num_warmup_steps) / (num_training_steps - num_warmup_steps).max(1.0);
    (0.5 * (1.0 + (PI * num_cycles * 2.0 * part).cos())).max(0.0)
}

/// transformers' `get_linear_schedule_with_warmup`: down to 0 at `num_training_steps`.
pub fn hf_linear(t: f64, num_warmup_steps: f64, num_training_steps: f64) -> f64 {
    if t < num_warmup_steps {
        return t / num_warmup_steps.max(1.0);
    }
    ((num_training_steps - t) / (num_training_steps - num_warmup_steps).max(1.0)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The MPT-1B recipe: 100 batches of warm-up, 24,800 in all, down to a tenth of 2e-4.
    #[test]
    fn mpt_1b_recipe() {
        let lr = |t| 2e-4 * cosine_with_warmup(t, 100.0, 24800.0, 0.1);
        for (t, want) in [(0.0, 0.0), (1.0, 2e-6), (100.0, 2e-4), (12450.0, 1.1e-4), (24799.0, 2.0000000728e-5), (30000.0, 2e-5)] {
            assert!((lr(t) - want).abs() < 1e-13, "batch {t}: {} is not {want}", lr(t));
        }
    }

    /// Half a cosine without warm-up passes its middle at half its length.
    #[test]
    fn cosine_ends() {
        assert_eq!(cosine(0.0, 10.0, 0.2), 1.0);
        assert!((cosine(5.0, 10.0, 0.2) - 0.6).abs() < 1e-15);
        assert_eq!(cosine(10.0, 10.0, 0.2), 0.2);
        assert_eq!(cosine(99.0, 10.0, 0.2), 0.2);
    }

    /// Warm-up of the linear schedule rises to its own first value, not to 1.
    #[test]
    fn linear_rises_to_alpha_i() {
        assert_eq!(linear_with_warmup(1.0, 2.0, 10.0, 0.5, 0.1), 0.25);
        assert_eq!(linear_with_warmup(2.0, 2.0, 10.0, 0.5, 0.1), 0.5);
        assert!((linear_with_warmup(6.0, 2.0, 10.0, 0.5, 0.1) - 0.3).abs() < 1e-15);
        assert!((linear_with_warmup(50.0, 2.0, 10.0, 0.5, 0.1) - 0.1).abs() < 1e-15);
    }

    /// Schedules without warm-up start at full rate: no division by a length of zero.
    #[test]
    fn no_warmup() {
        assert_eq!(constant_with_warmup(0.0, 0.0, 1.0), 1.0);
        assert_eq!(linear_with_warmup(0.0, 0.0, 4.0, 1.0, 0.0), 1.0);
        assert_eq!(hf_cosine(0.0, 0.0, 4.0, 0.5), 1.0);
        assert_eq!(hf_linear(0.0, 0.0, 4.0), 1.0);
        assert_eq!(hf_linear(8.0, 0.0, 4.0), 0.0);
    }
}
