//! What the innermost loop of a matrix product does in one pass, counted in its instructions, and what that lets one expect.

use crate::Code;
use kiln_kernels::lower::Gpu;

/// Instructions of one pass, of one wave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inner {
    /// Matrix multiplications.
    pub matrix: u32,
    /// Reads of shared memory, and writes.
    pub shared: [u32; 2],
    /// Bytes that a thread reads and writes there; each access counts as four at least, which is what a bank has.
    pub shared_bytes: u32,
    /// Loads from global memory.
    pub loads: u32,
    /// Bytes that a thread loads.
    pub loaded_bytes: u32,
    /// Barriers.
    pub barriers: u32,
}

/// Bytes of shared memory that a unit reads or writes in one clock: 32 banks of 4 bytes, with every vendor.
const SHARED_WIDTH: f64 = 128.0;

/// Clocks from the last multiplication before a barrier to the first one behind it, of waves that have nothing else to do: a write to shared
/// memory, the barrier, a read. An access takes 60 to 90 clocks by what others have measured on RDNA3 and on NVIDIA's since Volta.
const BARRIER: f64 = 250.0;

impl Inner {
    /// Share of the peak of what multiplies matrices, at most, while a unit runs so many groups of so many waves in this loop.
    ///
    /// A pass takes as long as the longest of its multiplications, its accesses to shared memory and its loads, all waves of the unit together: they
    /// overlap. A barrier takes its time on top where no other group is there to go on. Nothing is known here of threads that want the same
    /// bank, or of what caches hold.
    pub fn share(&self, gpu: &Gpu, groups: u32, waves: u32) -> Option<f64> {
        let multiplier = gpu.matrix.filter(|_| self.matrix > 0 && groups > 0)?;
        let flops = 2.0 * multiplier.shape.iter().map(|&n| f64::from(n)).product::<f64>();
        let (all, wave) = (f64::from(groups * waves), f64::from(gpu.wave));
        let matrix = all * f64::from(self.matrix) * flops / (multiplier.peak / gpu.clock / f64::from(gpu.units));
        let shared = all * wave * f64::from(self.shared_bytes) / SHARED_WIDTH;
        let loads = all * wave * f64::from(self.loaded_bytes) / f64::from(gpu.load_width);
        let waits = if groups == 1 { f64::from(self.barriers) * BARRIER } else { 0.0 };
        Some(matrix / (matrix.max(shared).max(loads) + waits))
    }
}

/// The loop with the most matrix multiplications: of AMD's, in the text that the compiler wrote, which says of each block what loop it is in. A branch in
/// the loop counts as taken.
pub fn inner(code: &Code) -> Option<Inner> {
    let mut loops: Vec<(&str, Inner)> = Vec::new();
    let (mut block, mut within) = ("", None);
    for line in code.assembly.as_ref()?.lines() {
        let (instruction, comment) = line.split_once(';').unwrap_or((line, ""));
        let name = instruction.split_whitespace().next().unwrap_or_default();
        if let Some(label) = name.strip_suffix(':') {
            (block, within) = (label.trim_start_matches(".L"), None);
        } else if comment.starts_with(" %bb.") {
            within = None;
        }
        if comment.contains("Loop Header:") {
            within = Some(block);
        } else if let Some((_, header)) = comment.split_once("in Loop: Header=") {
            within = header.split_whitespace().next();
        }
        let Some(header) = within else { continue };
        let at = loops.iter().position(|(other, _)| *other == header).unwrap_or_else(|| {
            loops.push((header, Inner::default()));
            loops.len() - 1
        });
        loops[at].1.count(name);
    }
    loops.into_iter().map(|(_, inner)| inner).filter(|inner| inner.matrix > 0).max_by_key(|inner| inner.matrix)
}

impl Inner {
    fn count(&mut self, name: &str) {
        let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
        if starts(&["v_wmma", "v_mfma"]) {
            self.matrix += 1;
        } else if starts(&["ds_load", "ds_read"]) {
            self.shared[0] += 1;
            self.shared_bytes += bytes(name).max(4);
        } else if starts(&["ds_store", "ds_write"]) {
            self.shared[1] += 1;
            self.shared_bytes += bytes(name).max(4);
        } else if starts(&["global_load", "buffer_load", "flat_load"]) {
            self.loads += 1;
            self.loaded_bytes += bytes(name);
        } else if name == "s_barrier" {
            self.barriers += 1;
        }
    }
}

/// Bytes of an access, by the type in its name: `ds_load_b128`, `ds_load_2addr_b64`, `global_load_d16_hi_b16`, `global_load_dwordx4`.
fn bytes(name: &str) -> u32 {
    let mut each = name.split('_').filter_map(|part| match part.strip_prefix("dword") {
        Some("") => Some(4),
        Some(count) => Some(4 * count.strip_prefix('x')?.parse::<u32>().ok()?),
        None => part.strip_prefix(['b', 'u', 'i'])?.parse::<u32>().ok().map(|bits| bits / 8),
    });
    each.next_back().unwrap_or(4) * if name.contains("2addr") || name.contains("read2") || name.contains("write2") { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accesses_have_their_bytes() {
        let names = [
            "ds_load_b128",
            "ds_store_2addr_stride64_b32",
            "global_load_d16_hi_b16",
            "global_load_dwordx4",
            "global_load_u16",
            "ds_read2_b64",
        ];
        assert_eq!(names.map(bytes), [16, 8, 2, 16, 2, 16]);
    }

    /// A loop may start below its first block, have blocks behind its last branch, and hold another one that multiplies nothing.
    #[test]
    fn the_loop_that_multiplies_is_counted() {
        let text = "
            global_load_b128 v[0:3], v[4:5], off
            s_branch .LBB0_3
.LBB0_2:                       ; %body
                               ;   in Loop: Header=BB0_3 Depth=1
            ds_load_b128 v[0:3], v87
            ds_load_b64 v[0:1], v87
            v_wmma_f32_16x16x16_bf16 v[57:64], v[104:111], v[128:135], v[57:64]
.LBB0_9:                       ;   Parent Loop BB0_3 Depth=1
                               ; =>  This Inner Loop Header: Depth=2
            ds_load_b32 v0, v87
            s_cbranch_scc0 .LBB0_9
; %bb.4:                       ;   in Loop: Header=BB0_3 Depth=1
            ds_store_b16 v99, v65
            s_cbranch_vccnz .LBB0_5
.LBB0_3:                       ; =>This Loop Header: Depth=1
            ds_store_b128 v99, v[65:68]
            s_barrier
            s_cbranch_vccnz .LBB0_2
; %bb.6:                       ;   in Loop: Header=BB0_3 Depth=1
            global_load_b128 v[65:68], v[65:66], off offset:64
            s_branch .LBB0_2
.LBB0_5:
            s_barrier
; %bb.7:
            s_barrier
        ";
        let code = Code { object: Vec::new(), assembly: Some(text.into()) };
        let counted = inner(&code).unwrap();
        let wanted = Inner { matrix: 1, shared: [2, 2], shared_bytes: 44, loads: 1, loaded_bytes: 16, barriers: 1 };
        assert_eq!(counted, wanted);
        assert_eq!(inner(&Code { assembly: Some("s_endpgm".into()), ..code }), None);
    }

    /// By hand, of a unit that multiplies 16 x 16 x 16 in 16 clocks.
    #[test]
    fn a_pass_takes_as_long_as_what_takes_longest() {
        let gpu = Gpu::named("gfx1100").unwrap();
        let inner = Inner { matrix: 16, shared: [24, 5], shared_bytes: 29 * 16, loads: 5, loaded_bytes: 80, barriers: 2 };
        let share = |inner: &Inner, groups| inner.share(gpu, groups, 8).unwrap();
        assert!((share(&inner, 1) - 2048.0 / 2548.0).abs() < 1e-3, "{}", share(&inner, 1));
        assert!((share(&inner, 2) - 1.0).abs() < 1e-3, "the other group multiplies meanwhile");
        let slow = Inner { shared_bytes: 4 * inner.shared_bytes, ..inner };
        assert!((share(&slow, 2) - 2048.0 / 3712.0).abs() < 1e-3, "{}", share(&slow, 2));
        assert_eq!(Inner::default().share(gpu, 1, 8), None);
    }
}
