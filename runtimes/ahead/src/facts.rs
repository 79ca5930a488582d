//! What an object says of its kernel: registers, memory, arguments.
//!
//! AMD's says it in a note (LLVM's "User Guide for AMDGPU Backend", code object metadata). NVIDIA's has sections `.nv.info` of attributes, which
//! its own tools print the names of (`EIATTR_…`).

use crate::message::{self, Value};
use kiln_kernels::lower::Gpu;
use kiln_kernels::program::Program;
use kiln_kernels::render::Launch;
use object::read::elf::{ElfFile64, FileHeader, SectionHeader};
use object::{Object, ObjectSection};

/// What is known of a kernel's code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Vector registers of a thread.
    pub registers: u32,
    /// Registers that did not suffice: values kept in memory instead. NVIDIA's objects do not tell them from other scratch memory.
    pub spills: Option<u32>,
    /// Bytes of memory of a thread's own, spilled registers among them.
    pub scratch: u32,
    /// Bytes of shared memory of a group.
    pub shared: u32,
    /// Threads of a group at most, as the kernel demands.
    pub group: Option<u32>,
    /// The arguments: where each starts and how many bytes it has.
    pub arguments: Vec<(u32, u32)>,
}

/// Reads what an object with one kernel says; the error says what it lacks.
pub fn facts(bytes: &[u8]) -> Result<Facts, String> {
    let file = ElfFile64::<object::Endianness>::parse(bytes).map_err(|e| e.to_string())?;
    match file.elf_header().e_machine(file.endian()) {
        object::elf::EM_AMDGPU => amd(&file).ok_or_else(|| "its description cannot be read".into()),
        object::elf::EM_CUDA => nvidia(&file).ok_or_else(|| "its attributes cannot be read".into()),
        other => Err(format!("an object for machine {other} is none of a graphics processor")),
    }
}

type File<'a> = ElfFile64<'a, object::Endianness>;

/// The type of the note with a description.
const NT_AMDGPU_METADATA: u32 = 32;

fn amd(file: &File<'_>) -> Option<Facts> {
    let sections = file.elf_section_table().iter().filter_map(|s| s.notes(file.endian(), file.data()).ok().flatten());
    let notes = sections.flat_map(|mut notes| std::iter::from_fn(move || notes.next().ok().flatten()));
    let note = notes
        .into_iter()
        .find(|note| note.name() == b"AMDGPU" && note.n_type(file.endian()) == object::elf::NoteType(NT_AMDGPU_METADATA))?;
    let description = message::read(note.desc())?;
    let kernel = description.get("amdhsa.kernels")?.list().first()?;
    let is_ours = |argument: &&Value| !matches!(argument.get(".value_kind"), Some(Value::Text(kind)) if kind.starts_with("hidden"));
    let arguments = kernel.get(".args").map_or(&[][..], Value::list).iter().filter(is_ours);
    Some(Facts {
        registers: kernel.number(".vgpr_count")?,
        spills: Some(kernel.number(".vgpr_spill_count")? + kernel.number(".sgpr_spill_count")?),
        scratch: kernel.number(".private_segment_fixed_size")?,
        shared: kernel.number(".group_segment_fixed_size")?,
        group: kernel.number(".max_flat_workgroup_size"),
        arguments: arguments.map(|argument| Some((argument.number(".offset")?, argument.number(".size")?))).collect::<Option<_>>()?,
    })
}

/// Attributes: `EIATTR_MAX_THREADS`, `_REQNTID`, `_FRAME_SIZE`, `_KPARAM_INFO`, `_REGCOUNT`.
const MAX_THREADS: u8 = 0x05;
const REQUIRED_THREADS: u8 = 0x10;
const FRAME_SIZE: u8 = 0x11;
const PARAMETER: u8 = 0x17;
const REGISTERS: u8 = 0x2f;

/// What every group of newer processors has of shared memory for the system, which an object counts in.
const RESERVED: u32 = 1024;

fn nvidia(file: &File<'_>) -> Option<Facts> {
    let mut facts = Facts::default();
    for section in file.sections() {
        let name = section.name().unwrap_or_default();
        if name.starts_with(".nv.info") {
            attributes(section.data().ok()?, |attribute, words| match (attribute, words) {
                (REGISTERS, &[_, count]) => facts.registers = facts.registers.max(count),
                (FRAME_SIZE, &[_, bytes]) => facts.scratch = facts.scratch.max(bytes),
                (MAX_THREADS | REQUIRED_THREADS, &[x, y, z]) => facts.group = Some(x * y * z),
                // Its place and position; in the last word, its size from bit 18 on.
                (PARAMETER, &[_, place, size]) => facts.arguments.push((place >> 16, size >> 18)),
                _ => {}
            })?;
        } else if name.starts_with(".nv.shared.") && !name.contains("reserved") {
            facts.shared = u32::try_from(section.size()).ok()?;
        }
    }
    let reserves = file.section_by_name(".nv.shared.reserved.0").is_some();
    facts.shared = facts.shared.saturating_sub(if reserves { RESERVED } else { 0 });
    facts.arguments.sort_unstable();
    (facts.registers > 0).then_some(facts)
}

/// Calls `each` with the attributes that have words, and these. An attribute is two bytes, kind and number, then two of a value or, for the
/// kind 4, of a length with as many bytes behind it.
fn attributes(mut bytes: &[u8], mut each: impl FnMut(u8, &[u32])) -> Option<()> {
    const WITH_BYTES: u8 = 4;
    while let Some((&[kind, number, low, high], rest)) = bytes.split_first_chunk() {
        let length = if kind == WITH_BYTES { usize::from(u16::from_le_bytes([low, high])) } else { 0 };
        let (content, rest) = rest.split_at_checked(length)?;
        let words: Vec<u32> = content.chunks_exact(4).map(|w| u32::from_le_bytes(w.try_into().expect("four bytes"))).collect();
        if kind == WITH_BYTES {
            each(number, &words);
        }
        bytes = rest;
    }
    bytes.is_empty().then_some(())
}

/// Opcodes of NVIDIA's matrix multiplications since compute capability 7.5, in the low 12 bits of an instruction's 16 bytes: HMMA and HGMMA.
const MATRIX_OPCODES: [u16; 2] = [0x23c, 0x9f0];

/// How many instructions of an object multiply matrices; AMD's need the text that the compiler wrote of them.
pub fn matrix_instructions(code: &crate::Code) -> Option<usize> {
    if let Some(text) = &code.assembly {
        return Some(
            text.lines().filter(|line| line.trim_start().starts_with("v_wmma") || line.trim_start().starts_with("v_mfma")).count(),
        );
    }
    let file = ElfFile64::<object::Endianness>::parse(&*code.object).ok()?;
    if file.elf_header().e_machine(file.endian()) != object::elf::EM_CUDA {
        return None;
    }
    let text = file.sections().filter(|s| s.name().is_ok_and(|name| name.starts_with(".text"))).filter_map(|s| s.data().ok());
    let multiplies = |instruction: &[u8]| MATRIX_OPCODES.contains(&(u16::from_le_bytes([instruction[0], instruction[1]]) & 0xfff));
    Some(text.map(|text| text.chunks_exact(16).filter(|i| multiplies(i)).count()).sum())
}

impl Facts {
    /// What the object expects otherwise than a launch gives it: pointers to the parameters, the status and the scratch memory, groups, shared
    /// memory. Nothing, if all is as it must be.
    pub fn disagreement(&self, program: &Program, launch: &Launch, gpu: &Gpu) -> Option<String> {
        let pointers = program.params.len() + usize::from(launch.status) + usize::from(launch.scratch.is_some());
        let expected: Vec<(u32, u32)> = (0..pointers as u32).map(|at| (8 * at, 8)).collect();
        if self.arguments != expected {
            return Some(format!("{pointers} pointers are given, arguments are (place, bytes) {:?}", self.arguments));
        }
        if self.group.is_some_and(|group| group < launch.group) {
            return Some(format!("groups of {} threads are launched, at most {:?} are allowed", launch.group, self.group));
        }
        if self.shared > gpu.shared {
            return Some(format!("{} bytes of shared memory, of at most {}", self.shared, gpu.shared));
        }
        None
    }
}
