//! What is found wrong with a kernel's numbers, where, and what is not.

mod common;

use common::direct::{self, Outcome};
use common::random_kernel::{self, Choices};
use kiln_kernels::Scalar;
use kiln_kernels::check::{Finding, Kind, Limits, Numbers, check_numbers};
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::{Kernel, Op, verify};
use proptest::prelude::*;

fn kernel(text: &str) -> Kernel {
    let kernel = parse_kernel(text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    verify(&kernel).unwrap_or_else(|e| panic!("{e}"));
    kernel
}

fn floats(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    values.into_iter().flat_map(f32::to_le_bytes).collect()
}

/// Checks a kernel whose last parameter is what it writes.
fn check(kernel: &Kernel, inputs: &[Vec<u8>], limits: Limits) -> Numbers {
    let zero: Vec<u8> = kernel.params.last().map(|p| vec![0; p.len as usize * p.dtype.size()]).unwrap();
    let before: Vec<&[u8]> = inputs.iter().chain([&zero]).map(Vec::as_slice).collect();
    check_numbers(kernel, &before, &vec![None; before.len()], limits)
}

fn only(numbers: Numbers) -> Finding {
    assert_eq!(numbers.findings.len(), 1, "{:?}", numbers.findings);
    numbers.findings.into_iter().next().unwrap()
}

const QUOTIENT: &str = "kernel quotient\n%0: f32[6] read\n%1: f32[6] read\n%2: f32[6] write\nr0: 2\nr1: 3\ndomain r0\nn0 = range r0 : i64\n\
    n1 = range r1 : i64\nn2 = const 3 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = load %1 n4 : f32\n\
    n7 = div n5 n6 : f32\nn8 = exp n7 : f32\nstore %2[n4] = n8 over r1\n";

#[test]
fn a_nan_is_traced_to_the_operation_that_made_it() {
    let kernel = kernel(QUOTIENT);
    let inputs = [floats([1.0, 2.0, 3.0, 4.0, 0.0, 6.0]), floats([1.0, 1.0, 1.0, 1.0, 0.0, 1.0])];
    let found = only(check(&kernel, &inputs, Limits::default()));
    assert_eq!(
        found.to_string(),
        "quotient, line 15: not finite: n7 is NaN, of numbers that are not, at r0 = 1, r1 = 1, for %2[4]\n    13 | n5 = load %0 n4 : f32\n       |   = 0.0\n    \
         14 | n6 = load %1 n4 : f32\n       |   = 0.0\n    15 | n7 = div n5 n6 : f32"
    );
}

#[test]
fn an_infinity_is_where_a_function_overflows() {
    let kernel = kernel(QUOTIENT);
    let inputs = [floats([1.0, 2.0, 3.0, 4.0, 5.0, 100.0]), floats([1.0; 6])];
    let found = only(check(&kernel, &inputs, Limits::default()));
    assert_eq!((found.kind, found.operation, found.operands[0].0.value), (Kind::NotFinite, "exp", Scalar::f32(100.0)));
}

#[test]
fn what_was_there_before_is_no_fault_here() {
    let kernel = kernel(QUOTIENT);
    for wrong in [f32::NAN, f32::INFINITY] {
        let inputs = [floats([1.0, 2.0, wrong, 4.0, 5.0, 6.0]), floats([1.0; 6])];
        let numbers = check(&kernel, &inputs, Limits::default());
        assert!(numbers.findings.is_empty() && (numbers.elements, numbers.of) == (6, 6), "{numbers:?}");
    }
}

/// A row of a softmax whose later elements are masked.
const MASKED: &str = "kernel masked\n%0: f32[12] read\n%1: f32[12] write\nr0: 3\nr1: 4\nr2: 4\ndomain r0\nn0 = range r0 : i64\nn1 = range r1 : i64\n\
    n2 = const 4 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = const -inf : f32\nn7 = lt n0 n1 : bool\n\
    n8 = where n7 n6 n5 : f32\nn9 = reduce max n8 over r1 : f32\nn10 = sub n8 n9 : f32\nn11 = exp n10 : f32\nn12 = reduce sum n11 over r1 : f32\n\
    n13 = div n11 n12 : f32\nstore %1[n4] = n13 over r1\n";

#[test]
fn a_mask_is_intended_but_not_what_comes_of_a_row_that_has_nothing_else() {
    let numbers = [1.0, 2.0, 3.0, 4.0].repeat(3);
    let right = kernel(MASKED);
    assert!(check(&right, &[floats(numbers.clone())], Limits::default()).findings.is_empty());
    // The scores themselves, with their mask, may be stored.
    let scores = kernel(&MASKED.replace("= n13 over", "= n8 over"));
    assert!(check(&scores, &[floats(numbers.clone())], Limits::default()).findings.is_empty());
    // Here the first row has no key.
    let wrong = kernel(&MASKED.replace("lt n0 n1", "le n0 n1"));
    let found = only(check(&wrong, &[floats(numbers)], Limits::default()));
    assert_eq!((found.kind, found.operation, found.at[0].1), (Kind::NotFinite, "sub", 0));
}

#[test]
fn a_sum_that_overflows_shows_its_largest_element() {
    let text = "kernel sum\n%0: f32[5] read\n%1: f32[1] write\nr0: 1\nr1: 5\ndomain r0\nn0 = range r0 : i64\nn1 = range r1 : i64\n\
        n2 = load %0 n1 : f32\nn3 = mul n2 n2 : f32\nn4 = reduce sum n3 over r1 : f32\nstore %1[n0] = n4\n";
    let found = only(check(&kernel(text), &[floats([1.0, 1.2e19, 1.8e19, 1e18, 1.0])], Limits::default()));
    assert_eq!((found.operation, found.at[1].1), ("sum", 2));
    let found = only(check(&kernel(text), &[floats([1.0, 1.0, 1.0, 1e30, 1.0])], Limits::default()));
    assert_eq!((found.operation, found.at[1].1, found.operands.len()), ("mul", 3, 1));
}

/// The mean of squares less the square of the mean.
const VARIANCE: &str = "kernel variance\n%0: f32[128] read\n%1: f32[2] write\nr0: 2\nr1: 64\ndomain r0\nn0 = range r0 : i64\nn1 = range r1 : i64\n\
    n2 = const 64 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = mul n5 n5 : f32\nn7 = reduce sum n6 over r1 : f32\n\
    n8 = reduce sum n5 over r1 : f32\nn9 = const 0.015625 : f32\nn10 = mul n7 n9 : f32\nn11 = mul n8 n9 : f32\nn12 = mul n11 n11 : f32\n\
    n13 = sub n10 n12 : f32\nstore %1[n0] = n13\n";

#[test]
fn cancellation_is_lost_precision() {
    let values = |mean: f32| (0..128).map(move |i| mean + (i % 7) as f32 / 64.0);
    assert!(check(&kernel(VARIANCE), &[floats(values(0.5))], Limits::default()).findings.is_empty());
    let found = only(check(&kernel(VARIANCE), &[floats(values(1000.0))], Limits::default()));
    assert_eq!((found.kind, found.operation), (Kind::Precision, "sub"));
    // What is left of nothing is nothing that could be lost.
    assert!(check(&kernel(VARIANCE), &[floats(vec![1000.1; 128])], Limits::default()).findings.is_empty());
    let (value, exact) = (found.value.unwrap().as_f64(), found.exact.unwrap());
    assert!((exact - 9.5e-4).abs() < 1e-4 && (value - exact).abs() > 1e-3, "{found}");
}

#[test]
fn an_index_that_exceeds_its_type_is_found_though_it_comes_back() {
    let text = "kernel rows\n%0: i32[4] read\n%1: f32[64] read\n%2: f32[4] write\nr0: 4\ntag \"index\"\ndomain r0\nn0 = range r0 : i64\n\
        n1 = load %0 n0 : i32\nn2 = const 65536 : i32\nn3 = mul n1 n2 : i32\nn4 = cast n3 : i64\nn5 = bound n4 limit 64 tag 0 : i64\n\
        n6 = load %1 n5 : f32\nstore %2[n0] = n6\n";
    let ints = |values: [i32; 4]| values.into_iter().flat_map(i32::to_le_bytes).collect::<Vec<u8>>();
    let data = floats([1.0; 64]);
    assert!(check(&kernel(text), &[ints([0; 4]), data.clone()], Limits::default()).findings.is_empty());
    // 65536 squared is 0 in 32 bits: an element, but not the one that was meant.
    let found = only(check(&kernel(text), &[ints([0, 0, 65536, 0]), data], Limits::default()));
    assert_eq!((found.kind, found.operation, found.operands[0].0.value.as_i64()), (Kind::Overflow, "mul", 65536));
    assert_eq!(found.at, [(kiln_kernels::ir::RangeId(0), 2)]);
}

#[test]
fn of_many_elements_some_are_evaluated_and_what_is_stored_decides() {
    let n = 1 << 16;
    let text = format!(
        "kernel many\n%0: f32[{n}] read\n%1: f32[{n}] write\nr0: {n}\ndomain r0\nn0 = range r0 : i64\nn1 = load %0 n0 : f32\nn2 = sqrt n1 : f32\n\
         store %1[n0] = n2\n"
    );
    let kernel = kernel(&text);
    let mut input = vec![4.0; n];
    input[54321] = -1.0;
    let mut stored: Vec<f32> = input.iter().map(|v: &f32| v.sqrt()).collect();
    let limits = Limits { steps: 4096, ..Limits::default() };
    let look = |stored: &[f32]| {
        let (input, zero, stored) = (floats(input.clone()), vec![0; 4 * n], floats(stored.iter().copied()));
        check_numbers(&kernel, &[&input, &zero], &[None, Some(&stored)], limits)
    };
    let numbers = look(&stored);
    assert!((100..4096).contains(&numbers.elements) && numbers.of == n as u64, "{numbers:?}");
    let found = only(numbers);
    assert_eq!((found.operation, found.at[0].1, found.operands[0].0.value), ("sqrt", 54321, Scalar::f32(-1.0)));
    // An infinity that no expression gives is the device's doing.
    (stored[54321], stored[77]) = (0.0, f32::INFINITY);
    let found = only(look(&stored));
    assert_eq!((found.kind, found.element.unwrap().1), (Kind::Differs, 77));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What the expressions give is what a direct evaluation gives, for every kernel: no result is called wrong.
    #[test]
    fn right_results_are_not_called_wrong(list in prop::collection::vec(any::<u16>(), 0..400)) {
        let mut choices = Choices::new(list);
        let kernel = random_kernel::kernel(&mut choices);
        let functions = kernel.graph.nodes().iter().any(|node| match &node.op {
            Op::Unary(op) => op.is_transcendental(),
            Op::Binary(op) => op.name() == "pow",
            _ => false,
        });
        // Functions of f64 are not those of the IR to the last bit, and a comparison may depend on that.
        prop_assume!(!functions);
        let args: Vec<Vec<u8>> = kernel.params.iter().enumerate().map(|(at, p)| random_kernel::data(p, at as u64)).collect();
        let Outcome::Values(results) = direct::evaluate(&kernel, &args) else { return Ok(()) };
        let before: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
        let after: Vec<Option<&[u8]>> = results.iter().map(|bytes| Some(bytes.as_slice())).collect();
        let numbers = check_numbers(&kernel, &before, &after, Limits::default());
        let found: Vec<Finding> = numbers.findings.into_iter().filter(|f| f.kind == Kind::Differs).collect();
        prop_assert!(found.is_empty(), "{}\n{kernel}", found[0]);
    }
}
