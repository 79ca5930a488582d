//! Rows that are stored while the next one is staged.

use super::*;
use kiln_kernels::ir::text::parse_kernel;

/// Softmax and what it takes to get its gradient: a condition, an index from data and numbers of a row are needed when the row is stored.
fn losses(rows: i64, columns: i64) -> Kernel {
    let n = rows * columns;
    let text = format!(
        "kernel losses\n%0: i64[{rows}] read\n%1: f32[{n}] read\n%2: f32[{rows}] write\n%3: f32[{n}] write\nr0: {rows}\nr1: {columns}\n\
         domain r0\nn0 = range r0 : i64\nn1 = range r1 : i64\nn2 = const {columns} : i64\nn3 = mul n0 n2 : i64\nn4 = add n3 n1 : i64\n\
         n5 = load %0 n0 : i64\nn6 = const 2 : i64\nn7 = ne n5 n6 : bool\nn8 = eq n1 n5 : bool\nn9 = load %1 n4 : f32\n\
         n10 = reduce max n9 over r1 : f32\nn11 = sub n9 n10 : f32\nn12 = exp n11 : f32\nn13 = reduce sum n12 over r1 : f32\n\
         n14 = div n12 n13 : f32\nn15 = const 1.0 : f32\nn16 = const 0.0 : f32\nn17 = where n8 n15 n16 : f32\nn18 = sub n14 n17 : f32\n\
         n19 = where n7 n18 n16 : f32\nstore %2[n0] = n13\nstore %3[n4] = n19 over r1\n"
    );
    parse_kernel(&text).unwrap()
}

fn outputs(kernel: &Kernel, schedule: &Schedule) -> [Vec<u8>; 2] {
    let (rows, n) = (kernel.params[0].len, kernel.params[1].len as usize);
    let labels: Vec<u8> = (0..rows).flat_map(|r| (r % 5).to_le_bytes()).collect();
    let values: Vec<u8> = noise(n, 7).iter().flat_map(|x| (8.0 * x).to_le_bytes()).collect();
    let mut buffers = [labels, values, vec![0xff; 4 * rows as usize], vec![0xff; 4 * n]];
    let mut args: Vec<&mut [u8]> = buffers.iter_mut().map(Vec::as_mut_slice).collect();
    let program = lower(kernel, schedule);
    interpret(&program, &mut args).unwrap_or_else(|fault| panic!("{schedule}: {fault}\n{program}"));
    let [_, _, sums, gradients] = buffers;
    [sums, gradients]
}

/// Whole work items of rows and shorter ones, whole rounds of partial results, vectors and single elements left over.
#[test]
fn rows_in_a_pipeline_keep_their_bits() {
    for (rows, columns) in [(1, 64), (2, 3), (7, 200), (6, 130), (9, 64), (4, 17)] {
        let kernel = losses(rows, columns);
        let want = outputs(&kernel, &Schedule::default());
        for steps in [1, 2, 3, 100] {
            for (lanes, copies) in [(1, 1), (4, 2), (4, 16), (16, 4)] {
                for (staged, rest) in
                    [("n12", "parallel(1)"), ("n12", ""), ("n11", "parallel(1)"), ("n12", "unroll(r0 2)"), ("n9", "vectorize(r0 4)")]
                {
                    let text =
                        format!("order(r0) vectorize(r1 {lanes}) unroll(r1 {copies}) pipeline(r0 {steps}) stage({staged} r0) {rest}");
                    let schedule = kiln_kernels::lower::schedule::parse(&text).unwrap();
                    assert_eq!(outputs(&kernel, &schedule), want, "{rows} x {columns}: {schedule}");
                }
            }
        }
    }
}

/// The loop that stages a row has the stores of the row before, and the sum of what it stages.
#[test]
fn a_row_is_stored_in_the_loop_that_stages_the_next() {
    let kernel = losses(256, 4096);
    let schedule = defaults::schedule(&kernel, Target { l3: 1 << 20, ..Target::new(16, 32, 2) });
    assert!(schedule.to_string().contains("pipeline(r0 8)"), "{schedule}");
    let program = lower(&kernel, &schedule);
    assert_eq!(program.items, 32);
    let (mut open, mut merged) = (Vec::new(), 0);
    for inst in &program.insts {
        match inst {
            Inst::Loop { .. } | Inst::If(_) => open.push([false; 3]),
            Inst::End => merged += i32::from(open.pop() == Some([true; 3])),
            Inst::Store { memory: Memory::Param(ParamId(3)), .. } => open.last_mut().unwrap()[0] = true,
            Inst::Store { memory: Memory::Scratch(_), .. } => open.last_mut().unwrap()[1] = true,
            Inst::Set(..) => open.last_mut().unwrap()[2] = true,
            _ => {}
        }
    }
    assert_eq!(merged, 1, "{program}");
}

/// Where what a row stores stays in the caches, is read as well, or there are few rows, each row is done by itself.
#[test]
fn what_waits_for_nothing_is_not_pipelined() {
    let far = Target { l3: 1 << 20, ..Target::new(16, 32, 2) };
    let pipelined = |kernel: &Kernel, target| defaults::schedule(kernel, target).to_string().contains("pipeline");
    assert!(pipelined(&losses(256, 4096), far));
    assert!(!pipelined(&losses(256, 4096), Target { l3: 1 << 27, ..far }));
    assert!(!pipelined(&losses(64, 4096), far));
    let mut in_place = losses(256, 4096);
    in_place.params[3].access = Access::ReadWrite;
    assert!(!pipelined(&in_place, far));
}
