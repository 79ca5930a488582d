//! Kernels that fail in each way get small, and fail in that way still.

use super::*;
use kiln_kernels::ir::text::parse_kernel;
use kiln_kernels::ir::{Access, UnaryOp};
use kiln_kernels::program::{Inst, Program};
use kiln_runtime::{Buffer, Executable, FaultKind, Slice, Target};
use std::fmt::Write;
use std::path::Path;

/// A kernel of a matrix: `steps` operations on each element of a parameter, then `middle`, whose first node is n(8 + steps), then as many again.
/// `data` is what the other parameter begins with; the rest of it is 2.
fn long(steps: usize, middle: &str, data: &[f32]) -> Saved {
    let mut text = String::from(
        "kernel long\n%0: f32[24] read\n%1: f32[24] read\n%2: f32[24] write\n%3: f32[24] write\nr0: 4\nr1: 6\ndomain r0 r1\n\
         n0 = range r0 : i64\nn1 = range r1 : i64\nn2 = const 6 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\n\
         n6 = load %1 n4 : f32\nn7 = const 1.5 : f32\n",
    );
    let mut next = 8;
    let chain = |text: &mut String, from: usize, next: &mut usize| {
        let mut last = from;
        for step in 0..steps {
            let operation = [format!("mul n{last} n7"), format!("sub n{last} n7"), format!("add n{last} n6"), format!("neg n{last}")];
            writeln!(text, "n{next} = {} : f32", operation[step % 4]).unwrap();
            (last, *next) = (*next, *next + 1);
        }
        last
    };
    let before = chain(&mut text, 6, &mut next);
    for line in middle.lines() {
        writeln!(text, "n{next} = {line}").unwrap();
        next += 1;
    }
    let made = next - 1;
    let sum = next;
    writeln!(text, "n{sum} = add n{made} n{before} : f32").unwrap();
    next += 1;
    let after = chain(&mut text, sum, &mut next);
    write!(text, "store %2[n4] = n{after}\nstore %3[n4] = n{before}\n").unwrap();
    let kernel = parse_kernel(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let bytes = data.iter().copied().chain(std::iter::repeat(2.0)).take(24).flat_map(f32::to_le_bytes).collect();
    let mut saved = Saved::parse(Path::new("k.kiln"), &format!("kiln kernel 1\n{kernel}")).unwrap();
    saved.data.insert(0, Content::Bytes(bytes));
    saved
}

/// Reduces, and checks what is left in every respect but its size.
fn reduced(saved: &Saved, want: Failure, device: &Arc<dyn Device>) -> Kernel {
    let found = failure(saved, device).unwrap();
    assert_eq!(found.as_ref(), Some(&want));
    let (small, _) = reduce(saved, &want, device);
    // It is a file like any other, and fails as it should.
    let again = Saved::parse(Path::new("small.kiln"), &small.to_string()).unwrap();
    assert_eq!(failure(&again, device).unwrap(), Some(want), "{small}");
    again.kernel
}

fn interpreter() -> Arc<dyn Device> {
    device::open("cpu:interpret").unwrap()
}

#[test]
fn of_two_hundred_nodes_those_that_make_a_nan_are_left() {
    let saved = long(96, "sub n5 n7 : f32\nsqrt n104 : f32", &[5.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 0.5]);
    assert!(saved.kernel.graph.len() >= 200, "{}", saved.kernel);
    let small = reduced(&saved, Failure::Numbers(Kind::NotFinite), &interpreter());
    assert!(small.graph.len() < 15, "{small}");
    assert!(small.graph.nodes().iter().any(|node| node.op == Op::Unary(UnaryOp::Sqrt)), "{small}");
    assert!(small.stores.len() == 1 && small.ranges.iter().all(|r| r.extent == 1), "{small}");
}

#[test]
fn numbers_that_fail_otherwise() {
    let text = "kiln kernel 1\nkernel rows\n%0: i32[8] read\n%1: f32[64] read\n%2: f32[8] write\nr0: 8\ntag \"index\"\ndomain r0\n\
        n0 = range r0 : i64\nn1 = load %0 n0 : i32\nn2 = const 65536 : i32\nn3 = mul n1 n2 : i32\nn4 = cast n3 : i64\n\
        n5 = bound n4 limit 64 tag 0 : i64\nn6 = load %1 n5 : f32\nn7 = exp n6 : f32\nn8 = mul n7 n6 : f32\nstore %2[n0] = n8\n";
    let mut saved = Saved::parse(Path::new("k.kiln"), text).unwrap();
    let index = |at: usize, value: i32| {
        let mut all = [0; 8];
        all[at] = value;
        Content::Bytes(all.into_iter().flat_map(i32::to_le_bytes).collect())
    };
    saved.data.insert(0, index(5, 65536));
    let small = reduced(&saved, Failure::Numbers(Kind::Overflow), &interpreter());
    assert!(small.graph.len() < 9, "{small}");
    // Out of range, and caught: the launch itself fails.
    saved.data.insert(0, index(3, 1));
    let small = reduced(&saved, Failure::Index, &interpreter());
    assert!(small.graph.len() < 9, "{small}");
}

#[test]
fn precision_that_is_lost() {
    let text = "kiln kernel 1\nkernel variance\n%0: f32[64] read\n%1: f32[4] write\nr0: 4\nr1: 16\ndomain r0\nn0 = range r0 : i64\n\
        n1 = range r1 : i64\nn2 = const 16 : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\nn5 = load %0 n4 : f32\nn6 = mul n5 n5 : f32\n\
        n7 = reduce sum n6 over r1 : f32\nn8 = reduce sum n5 over r1 : f32\nn9 = const 0.0625 : f32\nn10 = mul n7 n9 : f32\nn11 = mul n8 n9 : f32\n\
        n12 = mul n11 n11 : f32\nn13 = sub n10 n12 : f32\nn14 = neg n13 : f32\nstore %1[n0] = n14\n";
    let mut saved = Saved::parse(Path::new("k.kiln"), text).unwrap();
    let values = (0..64).flat_map(|i| (3000.0f32 + i as f32 / 64.0).to_le_bytes());
    saved.data.insert(0, Content::Bytes(values.collect()));
    let small = reduced(&saved, Failure::Numbers(Kind::Precision), &interpreter());
    assert!(small.graph.len() < saved.kernel.graph.len(), "{small}");
}

/// What a device that is not right does with a square root.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    /// It gives the value itself.
    Ignores,
    /// It is refused.
    Refuses,
    /// It is a fault that a checked run finds.
    Faults,
}

/// The interpreter, with a flaw.
#[derive(Debug)]
struct Flawed(Flaw, Arc<dyn Device>);

struct Faulty(String);

impl Executable for Faulty {
    fn launch(&self, _: &[Slice]) -> kiln_runtime::Result<()> {
        let fault = kiln_runtime::Fault {
            kind: FaultKind::Race,
            kernel: self.0.clone(),
            place: Default::default(),
            what: "stores p2[0]".into(),
            other: None,
            values: Vec::new(),
        };
        Err(RuntimeError::Fault { device: "flawed".into(), fault: Box::new(fault) })
    }
}

impl Device for Flawed {
    fn name(&self) -> String {
        "flawed".into()
    }
    fn describe(&self) -> String {
        format!("{:?}", self.0)
    }
    fn target(&self) -> Target {
        self.1.target()
    }
    fn allocate(&self, bytes: usize) -> kiln_runtime::Result<Arc<dyn Buffer>> {
        self.1.allocate(bytes)
    }
    fn compile(&self, program: &Program) -> kiln_runtime::Result<Arc<dyn Executable>> {
        let is_root = |inst: &Inst| matches!(inst, Inst::Unary(UnaryOp::Sqrt, _));
        let name = program.name.clone();
        match self.0 {
            _ if !program.insts.iter().any(is_root) => self.1.compile(program),
            Flaw::Refuses => Err(RuntimeError::Compile { kernel: name, device: self.name(), reason: "no roots".into() }),
            Flaw::Faults => Ok(Arc::new(Faulty(name))),
            Flaw::Ignores => {
                let mut other = program.clone();
                for inst in &mut other.insts {
                    if let Inst::Unary(op @ UnaryOp::Sqrt, _) = inst {
                        *op = UnaryOp::Abs;
                    }
                }
                self.1.compile(&other)
            }
        }
    }
    fn synchronize(&self) -> kiln_runtime::Result<()> {
        self.1.synchronize()
    }
}

#[test]
fn what_a_device_does_wrong_is_left() {
    for (flaw, want) in
        [(Flaw::Ignores, Failure::Differs), (Flaw::Refuses, Failure::Refused), (Flaw::Faults, Failure::Fault(FaultKind::Race.to_string()))]
    {
        let device: Arc<dyn Device> = Arc::new(Flawed(flaw, interpreter()));
        let saved = long(20, "abs n5 : f32\nsqrt n28 : f32", &[5.0, 2.0]);
        let small = reduced(&saved, want, &device);
        assert!(small.graph.nodes().iter().any(|node| node.op == Op::Unary(UnaryOp::Sqrt)), "{small}");
        assert!(small.graph.len() < 8 && small.params.iter().any(|p| p.access != Access::Read), "{small}");
    }
}

#[test]
fn what_does_not_fail_is_told() {
    assert_eq!(failure(&long(8, "abs n5 : f32\nneg n16 : f32", &[1.0]), &interpreter()).unwrap(), None);
}
