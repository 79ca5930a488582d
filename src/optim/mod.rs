//! Optimizers and learning-rate schedules.

pub mod schedule;
