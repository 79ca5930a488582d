//! tanh(a) = m / (m + 1) with m = (e^2a - 1) / 2, for a = |x|.

use super::builder::Builder;
use super::exp::expm1_scaled;
use crate::ir::Id;

pub(super) fn tanh(b: &mut Builder, x: Id) -> Id {
    let a = b.abs(x);
    // From here on the result rounds to 1.
    let a = b.at_most(a, b.pick(10.0, 20.0));
    let m = expm1_scaled(b, a, 2.0, 0);
    let one = b.c(1.0);
    let d = b.add(m, one);
    let y = b.div(m, d);
    b.with_sign_of(y, x)
}
