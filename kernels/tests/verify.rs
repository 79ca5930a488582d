//! The kernel verifier: each rule, by a kernel that breaks it, and where the fault is shown.

use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::verify;

const HEADER: &str = "\
kernel k
%0: f32[32] read
%1: f32[32] write
%2: i64[8] read
%3: f32[32] readwrite
r0: 8
r1: 4
tag \"a table\"
domain r0
i = range r0 : i64
j = range r1 : i64
c4 = const 4 : i64
row = mul i c4 : i64
at = add row j : i64
x = load %0 at : f32
yes = lt i c4 : bool
";

fn reason(body: &str) -> Option<(String, String)> {
    let kernel = parse_kernel(&format!("{HEADER}{body}\n")).unwrap_or_else(|e| panic!("{body}: {e}"));
    verify(&kernel).err().map(|e| (e.reason, e.listing))
}

#[test]
fn sound_kernels_pass() {
    let bodies = [
        "store %1[at] = x over r1",
        // A reduction may go over the range that its store binds: each binds its own.
        "m = reduce max x over r1 : f32\ny = sub x m : f32\nstore %1[at] = y over r1",
        "m = reduce sum x over r1 : f32\nstore %1[i] = m",
        "y = load %0 row where yes : f32\nstore %1[i] = y",
        "t = load %2 i : i64\nb = bound t limit 32 tag 0 : i64\ny = load %0 b : f32\nstore %1[i] = y",
        // A scatter: several values of r1 may go to one element, in order.
        "t = load %2 j : i64\nb = bound t limit 4 tag 0 : i64\nrow4 = add row b : i64\n\
         old = load %3 row4 : f32\nnew = add old x : f32\nstore %3[row4] = new over r1 sequential",
        "d = dot x x over r1 : f32\nstore %1[i] = d",
        // Nothing needs the bad node.
        "bad = load %1 i : f32\nstore %1[at] = x over r1",
    ];
    for body in bodies {
        assert_eq!(reason(body), None, "{body}");
    }
}

#[test]
fn each_rule_is_checked() {
    let cases = [
        ("y = add x i : f32\nstore %1[i] = y over r1", "has to be f32", "= add"),
        ("y = add x x : f64\nstore %1[at] = y over r1", "the type is given as f64, and is f32", "= add"),
        ("y = mod x x : f32\nstore %1[at] = y over r1", "mod is not defined for f32", "= mod"),
        ("y = exp i : i64\nz = cast y : f32\nstore %1[i] = z", "exp is not defined for i64", "= exp"),
        ("y = where i x x : f32\nstore %1[at] = y over r1", "has to be bool", "= where"),
        ("y = bitcast x : f64\nz = cast y : f32\nstore %1[at] = z over r1", "same bits", "= bitcast"),
        ("y = load %0 x : f32\nstore %1[at] = y over r1", "has to be i64", "= load %0 n5"),
        ("y = load %0 i where i : f32\nstore %1[i] = y", "has to be bool", " where "),
        ("y = load %0 i : f64\nz = cast y : f32\nstore %1[i] = z", "%0 holds f32, not f64", ": f64"),
        ("y = load %1 i : f32\nstore %1[i] = y", "%1 is only written", "= load %1"),
        ("y = load %9 i : f32\nstore %1[i] = y", "no parameter %9", "= load %9"),
        ("store %0[at] = x over r1", "%0 is only read", "store %0"),
        ("store %9[at] = x over r1", "no parameter %9", "store %9"),
        ("store %1[at] = at over r1", "stores a i64", "store %1"),
        ("store %1[at] = x", "nothing binds it", "= range r1"),
        ("m = reduce sum x over r1 : f32\ny = add m x : f32\nstore %1[i] = y", "leaks out of the reduction", "= range r1"),
        ("store %1[at] = x over r1 r1", "r1 is bound twice", "store %1"),
        ("store %1[at] = x over r1 r0", "r0 is bound twice", "store %1"),
        ("m = reduce sum x over r1 r1 : f32\nstore %1[i] = m", "r1 is bound twice", "= reduce"),
        ("m = reduce sum yes over r1 : bool\nz = cast m : f32\nstore %1[i] = z", "sum is not defined for bool", "= reduce"),
        ("c9 = const 9 : i64\ny = mul i c9 : i64\nz = load %0 y : f32\nstore %1[i] = z", "anywhere in 0..=63", "= load"),
        ("y = sub i c4 : i64\nz = load %0 y : f32\nstore %1[i] = z", "anywhere in -4..=3", "= load"),
        ("t = load %2 i : i64\ny = load %0 t : f32\nstore %1[i] = y", "there are 32 elements", "= load %0"),
        ("t = load %2 i : i64\nb = bound t limit 33 tag 0 : i64\ny = load %0 b : f32\nstore %1[i] = y", "0..=32", "= load %0"),
        ("t = load %2 i : i64\nb = bound t limit 3 tag 1 : i64\ny = load %0 b : f32\nstore %1[i] = y", "no tag 1", "= bound"),
        ("c30 = const 30 : i64\ny = add i c30 : i64\nz = load %0 i : f32\nstore %1[y] = z", "30..=37", "store %1"),
        ("store %1[i] = x over r1", "the same element for every value of r1", "store %1"),
        ("store %3[j] = x over r1 sequential", "the same element for every value of r0", "store %3"),
        ("store %3[i] = x sequential", "no range of its own", "store %3"),
    ];
    for (body, want, marked) in cases {
        let (reason, listing) = reason(body).unwrap_or_else(|| panic!("{body}: no fault was found"));
        assert!(reason.contains(want), "{body}: {reason}");
        let line = listing.lines().find(|l| l.starts_with(">>> ")).unwrap_or_else(|| panic!("{body}: nothing is marked\n{listing}"));
        assert!(line.contains(marked), "{body}: {line}");
    }
}

#[test]
fn loops_that_never_run_may_index_anything() {
    let text = "kernel k\n%0: f32[0] read\n%1: f32[0] write\nr0: 0\ndomain r0\n\
                i = range r0 : i64\nx = load %0 i : f32\nstore %1[i] = x\n";
    assert_eq!(verify(&parse_kernel(text).unwrap()), Ok(()));
}

#[test]
fn headers_are_checked() {
    let mut kernel = parse_kernel("kernel k\n%0: f32[4] write\nr0: -1\ndomain r0\n").unwrap();
    assert!(verify(&kernel).unwrap_err().reason.contains("negative extent"));
    kernel.ranges[0].extent = 4;
    kernel.domain.push(kernel.domain[0]);
    assert!(verify(&kernel).unwrap_err().reason.contains("bound twice"));
    kernel.domain.clear();
    for _ in 0..200 {
        kernel.add_range(2);
    }
    assert!(verify(&kernel).unwrap_err().reason.contains("at most 128"));
}
