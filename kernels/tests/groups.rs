//! Programs of groups: what the verifier refuses, what the interpreter does, and which races it finds.

use kiln_kernels::check::{Fault, interpret, verify_program};
use kiln_kernels::ir::text::parse_program;
use kiln_kernels::program::Memory;

/// Each thread adds what the threads before it in its group of 64 have stored; then the halves of each 32 change places.
const PREFIX: &str = "
program prefix items 3 group 64
%0: f32[192] read
%1: f32[192] write
@0: f32[64]
i = item : i64
t = thread : i64
n = const 64 : i64
zero = const 0 : i64
first = mul i n : i64
at = add first t : i64
x = load %0[at] : f32
store @0[t] = x
barrier
none = const 0.0 : f32
sum = var none : f32
loop k = zero..t step 1
  more = load @0[k] : f32
  before = get sum : f32
  total = add before more : f32
  set sum = total
end
mine = get sum : f32
other = exchange mine 16 : f32
store %1[at] = other
";

fn run(text: &str) -> Result<Vec<f32>, Fault> {
    let program = parse_program(text).unwrap_or_else(|e| panic!("{e}"));
    let mut input: Vec<u8> = (0..192).flat_map(|i| (i as f32).to_ne_bytes()).collect();
    let mut output = vec![0; 4 * 192];
    interpret(&program, &mut [&mut input, &mut output])?;
    Ok(output.as_chunks().0.iter().map(|&b| f32::from_ne_bytes(b)).collect())
}

#[test]
fn threads_share_memory_and_exchange_values() {
    let got = run(PREFIX).unwrap();
    let want = |at: usize| (at / 64 * 64..at / 64 * 64 + ((at % 64) ^ 16)).map(|k| k as f32).sum::<f32>();
    (0..192).for_each(|at| assert_eq!(got[at], want(at), "{at}"));
}

#[test]
fn races_are_found() {
    let fault = run(&PREFIX.replace("barrier\n", "")).unwrap_err();
    // Thread 1 reads what thread 0 stored, without a barrier between them.
    let expected = matches!(fault, Fault::Race { write: false, memory: Memory::Shared(0), index: 0, thread: 1, other: 0, .. });
    assert!(expected && fault.to_string().contains("since the last barrier"), "{fault}");
    // Both write one element.
    let fault = run(&PREFIX.replace("store @0[t] = x", "store @0[zero] = x")).unwrap_err();
    assert!(matches!(fault, Fault::Race { write: true, index: 0, thread: 1, other: 0, .. }), "{fault}");
    // One writes again what others read.
    let fault = run(&PREFIX.replace("mine = get", "store @0[t] = x\nmine = get")).unwrap_err();
    assert!(matches!(fault, Fault::Race { write: false, index: 0, thread: 1, other: 0, .. }), "{fault}");
    // What nobody has written in this work item is read.
    let fault = run(&PREFIX.replace("store @0[t] = x\n", "")).unwrap_err();
    assert!(matches!(fault, Fault::Uninitialised { memory: Memory::Shared(0), .. }), "{fault}");
    let fault = run(&PREFIX.replace("@0: f32[64]", "@0: f32[63]")).unwrap_err();
    assert!(matches!(fault, Fault::OutOfBounds { memory: Memory::Shared(0), index: 63, .. }), "{fault}");
}

#[test]
fn threads_meet_only_where_all_come() {
    let reason = |text: &str| verify_program(&parse_program(text).unwrap_or_else(|e| panic!("{e}"))).err().map(|e| e.reason);
    let within = |open: &str| reason(&PREFIX.replace("barrier\n", &format!("{open}\nbarrier\nend\n")));
    let one = "one = const 1 : i64\n";
    assert_eq!(within(&format!("{one}loop q = zero..n step 1")), None);
    assert_eq!(within(&format!("{one}few = lt i one : bool\nif few")), None);
    for divergent in ["few = lt t n : bool\nif few", "loop q = t..n step 1", "q = load @0[zero] : f32\nfew = lt q q : bool\nif few"] {
        let bad = within(divergent).unwrap_or_else(|| panic!("{divergent}"));
        assert!(bad.contains("not all threads of the group"), "{divergent}: {bad}");
    }
    // Known only once the loop has gone round.
    let late = "v = var zero : i64\nloop q = zero..n step 1\nw = get v : i64\nfew = lt w n : bool\nif few\nbarrier\nend\nset v = t\nend\n";
    assert!(reason(&PREFIX.replace("barrier\n", late)).is_some_and(|r| r.contains("not all threads")));
    assert_eq!(reason(&PREFIX.replace("barrier\n", &late.replace("set v = t", "set v = q"))), None);
    let cases = [
        (PREFIX.replace(" group 64", ""), "there are no groups"),
        (PREFIX.replace(" group 64", " group 48"), "an exchange of f32"),
        (PREFIX.replace("exchange mine 16", "exchange mine 32"), "mask 32"),
        (PREFIX.replace("@0[k]", "@1[k]"), "there is no shared memory @1"),
    ];
    for (text, expected) in cases {
        let reason = reason(&text).unwrap_or_else(|| panic!("nothing is wrong: {expected}"));
        assert!(reason.contains(expected), "{reason}");
    }
}
