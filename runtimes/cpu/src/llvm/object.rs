//! A loader of relocatable ELF objects: sections side by side in one mapping, relocated, then made executable.
//!
//! Small enough to be read, and a cached object needs no LLVM to run. What it does not know is an error: another relocation, another kind of
//! section, a function that is not among those it is given.

use object::elf;
use object::{Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SectionIndex, SectionKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::ptr::NonNull;

/// Bytes of a jump to an address that is too far for a call.
const STUB: usize = 16;

/// Code in memory that may be run and not written; unmapped when dropped.
#[derive(Debug)]
pub(super) struct Image {
    memory: Mapping,
    /// Offset of the function.
    entry: usize,
}

impl Image {
    /// Loads an object and finds a function in it; `externals` are the functions that the object may call.
    ///
    /// # Errors
    /// If there is anything in the object that is not understood.
    pub(super) fn load(bytes: &[u8], function: &str, externals: &BTreeMap<&str, usize>) -> Result<Image, String> {
        let file = object::File::parse(bytes).map_err(|e| e.to_string())?;
        let layout = Layout::new(&file)?;
        let mut memory = Mapping::new(layout.size)?;
        let base = memory.address();
        let image = memory.bytes();
        for (section, &at) in &layout.sections {
            let section = file.section_by_index(*section).map_err(|e| e.to_string())?;
            let data = section.data().map_err(|e| e.to_string())?;
            image[at..at + data.len()].copy_from_slice(data);
        }
        for (name, &at) in &layout.stubs {
            let address = externals.get(name.as_str()).ok_or_else(|| format!("compiled code calls {name}, which is not there"))?;
            image[at..at + STUB].copy_from_slice(&stub(*address as u64));
        }
        for (index, &at) in &layout.sections {
            let section = file.section_by_index(*index).map_err(|e| e.to_string())?;
            for (offset, relocation) in section.relocations() {
                let target = layout.target(&file, relocation.target())? as i64 + base as i64;
                let RelocationFlags::Elf { r_type } = relocation.flags() else { return Err("a relocation that is not ELF's".into()) };
                let place = usize::try_from(offset).ok().and_then(|o| o.checked_add(at)).ok_or("a relocation outside the object")?;
                relocate(image, place, base, r_type, target.wrapping_add(relocation.addend()))?;
            }
        }
        let symbol = file
            .symbols()
            .find(|s| s.is_definition() && s.name() == Ok(function))
            .ok_or_else(|| format!("the object has no function {function}"))?;
        let entry = layout.symbol(&symbol)?;
        memory.make_executable()?;
        Ok(Image { memory, entry })
    }

    /// Where the function starts.
    pub(super) fn entry(&self) -> *const u8 {
        // SAFETY: `load` has found the function within the mapping.
        unsafe { self.memory.start.as_ptr().add(self.entry) }
    }
}

/// Where everything goes, by offset from the mapping's start.
struct Layout {
    sections: FxHashMap<SectionIndex, usize>,
    /// Jumps to functions outside, by name.
    stubs: BTreeMap<String, usize>,
    size: usize,
}

impl Layout {
    fn new(file: &object::File<'_>) -> Result<Layout, String> {
        let mut layout = Layout { sections: FxHashMap::default(), stubs: BTreeMap::new(), size: 0 };
        for section in file.sections().filter(|s| s.size() > 0) {
            match section.kind() {
                SectionKind::Text | SectionKind::ReadOnlyData | SectionKind::ReadOnlyString => {
                    let align = usize::try_from(section.align()).map_err(|e| e.to_string())?.max(1);
                    let at = layout.size.checked_next_multiple_of(align).ok_or("a section with an impossible alignment")?;
                    layout.sections.insert(section.index(), at);
                    let size = usize::try_from(section.size()).map_err(|e| e.to_string())?;
                    layout.size = at.checked_add(size).ok_or("a section with an impossible size")?;
                }
                SectionKind::Data | SectionKind::UninitializedData | SectionKind::Tls | SectionKind::UninitializedTls => {
                    return Err(format!("the object has a section {} of data that may be written", section.name().unwrap_or("")));
                }
                // Not there when code runs: symbols, relocations, notes.
                _ => {}
            }
        }
        layout.size = layout.size.next_multiple_of(STUB);
        for symbol in file.symbols().filter(|s| s.is_undefined()) {
            match symbol.name() {
                Ok("") => {}
                Ok(name) => {
                    layout.stubs.insert(name.into(), layout.size);
                    layout.size += STUB;
                }
                Err(e) => return Err(e.to_string()),
            }
        }
        Ok(layout)
    }

    fn symbol<'d>(&self, symbol: &impl ObjectSymbol<'d>) -> Result<usize, String> {
        let name = symbol.name().unwrap_or("");
        if symbol.is_undefined() {
            return self.stubs.get(name).copied().ok_or_else(|| format!("the symbol {name} is nowhere"));
        }
        let section = symbol.section_index().and_then(|s| self.sections.get(&s));
        let at = section.ok_or_else(|| format!("the symbol {name} is in no section that is loaded"))?;
        usize::try_from(symbol.address())
            .ok()
            .and_then(|a| a.checked_add(*at))
            .filter(|&a| a < self.size)
            .ok_or("a symbol out of range".into())
    }

    fn target(&self, file: &object::File<'_>, target: RelocationTarget) -> Result<usize, String> {
        match target {
            RelocationTarget::Symbol(index) => self.symbol(&file.symbol_by_index(index).map_err(|e| e.to_string())?),
            RelocationTarget::Section(index) => {
                self.sections.get(&index).copied().ok_or("a relocation to a section that is not loaded".into())
            }
            other => Err(format!("a relocation to {other:?}")),
        }
    }
}

/// A jump to any address.
fn stub(address: u64) -> [u8; STUB] {
    let mut code = [0; STUB];
    // jmp [rip + 2], or ldr x16, #8; br x16
    let jump: [u8; 8] =
        if cfg!(target_arch = "x86_64") { [0xff, 0x25, 2, 0, 0, 0, 0x90, 0x90] } else { [0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6] };
    code[..8].copy_from_slice(&jump);
    code[8..].copy_from_slice(&address.to_le_bytes());
    code
}

/// Writes `value`, the address of what is named plus the addend, where the instruction or constant at `place` wants it, in the way that
/// its kind asks for. `base` is the image's own address.
#[cfg(target_arch = "x86_64")]
fn relocate(image: &mut [u8], place: usize, base: usize, kind: elf::RelocationType, value: i64) -> Result<(), String> {
    let from = (base + place) as i64;
    match kind {
        elf::R_X86_64_PC32 | elf::R_X86_64_PLT32 => {
            let distance = i32::try_from(value.wrapping_sub(from)).map_err(|_| "a relocation that is too far")?;
            put(image, place, &distance.to_le_bytes())
        }
        elf::R_X86_64_PC64 => put(image, place, &value.wrapping_sub(from).to_le_bytes()),
        elf::R_X86_64_64 => put(image, place, &value.to_le_bytes()),
        other => Err(format!("a relocation of the unknown kind {}", other.0)),
    }
}

/// As above.
#[cfg(not(target_arch = "x86_64"))]
fn relocate(image: &mut [u8], place: usize, base: usize, kind: elf::RelocationType, value: i64) -> Result<(), String> {
    let from = (base + place) as i64;
    let distance = value.wrapping_sub(from);
    let page = (value >> 12) - (from >> 12);
    let low = (value & 0xfff) as u32;
    // Replaces a field of an instruction.
    let mut field = |mask: u32, bits: u32| {
        let old =
            image.get(place..place + 4).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes).ok_or("a relocation outside the object")?;
        put(image, place, &(old & !mask | bits & mask).to_le_bytes())
    };
    let load = |shift: u32| (low >> shift) << 10;
    match kind {
        elf::R_AARCH64_ADR_PREL_PG_HI21 => {
            let page = i32::try_from(page).ok().filter(|p| (-(1 << 20)..1 << 20).contains(p)).ok_or("a relocation that is too far")? as u32;
            field(0x60ff_ffe0, (page & 3) << 29 | (page >> 2 & 0x7_ffff) << 5)
        }
        elf::R_AARCH64_ADD_ABS_LO12_NC | elf::R_AARCH64_LDST8_ABS_LO12_NC => field(0x003f_fc00, load(0)),
        elf::R_AARCH64_LDST16_ABS_LO12_NC => field(0x003f_fc00, load(1)),
        elf::R_AARCH64_LDST32_ABS_LO12_NC => field(0x003f_fc00, load(2)),
        elf::R_AARCH64_LDST64_ABS_LO12_NC => field(0x003f_fc00, load(3)),
        elf::R_AARCH64_LDST128_ABS_LO12_NC => field(0x003f_fc00, load(4)),
        elf::R_AARCH64_CALL26 | elf::R_AARCH64_JUMP26 => {
            let words =
                i32::try_from(distance >> 2).ok().filter(|w| (-(1 << 25)..1 << 25).contains(w)).ok_or("a relocation that is too far")?;
            field(0x03ff_ffff, words as u32)
        }
        elf::R_AARCH64_PREL32 => put(image, place, &i32::try_from(distance).map_err(|_| "a relocation that is too far")?.to_le_bytes()),
        elf::R_AARCH64_ABS64 => put(image, place, &value.to_le_bytes()),
        other => Err(format!("a relocation of the unknown kind {}", other.0)),
    }
}

fn put(image: &mut [u8], place: usize, bytes: &[u8]) -> Result<(), String> {
    let end = place.checked_add(bytes.len()).ok_or("a relocation outside the object")?;
    image.get_mut(place..end).ok_or("a relocation outside the object")?.copy_from_slice(bytes);
    Ok(())
}

/// Pages of this process's own.
#[derive(Debug)]
struct Mapping {
    start: NonNull<u8>,
    size: usize,
}

// SAFETY: nobody writes to it once it is executable, and until then it belongs to one function.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// Zeroed pages that may be written.
    fn new(size: usize) -> Result<Mapping, String> {
        // SAFETY: asks for fresh pages anywhere.
        let start = unsafe {
            libc::mmap(std::ptr::null_mut(), size.max(1), libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANON, -1, 0)
        };
        let start = if start == libc::MAP_FAILED { None } else { NonNull::new(start.cast()) };
        start.map(|start| Mapping { start, size: size.max(1) }).ok_or_else(|| format!("no {size} bytes of memory for code"))
    }

    fn address(&self) -> usize {
        self.start.addr().get()
    }

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the pages are this value's own, initialised, and writable until `make_executable`, after which nobody calls this.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.size) }
    }

    fn make_executable(&mut self) -> Result<(), String> {
        // SAFETY: the pages of this mapping; nobody holds a reference to them.
        let failed = unsafe { libc::mprotect(self.start.as_ptr().cast(), self.size, libc::PROT_READ | libc::PROT_EXEC) } != 0;
        if failed {
            return Err(format!("memory cannot be made executable: {}", std::io::Error::last_os_error()));
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            unsafe extern "C" {
                fn __clear_cache(start: *mut u8, end: *mut u8);
            }
            // SAFETY: the mapping's own range. Instructions are fetched through another cache than the one they were written to.
            unsafe { __clear_cache(self.start.as_ptr(), self.start.as_ptr().add(self.size)) };
        }
        Ok(())
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: mapped by `new`; who calls the code keeps this alive.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.size) };
    }
}
