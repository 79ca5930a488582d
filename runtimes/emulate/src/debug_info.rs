//! What the compiler says of its code: which line an address is of, and where the variables of a function lie.

use gimli::{Attribute, AttributeValue, DebuggingInformationEntry, Dwarf, EndianSlice, NativeEndian, Operation, Unit};
use object::{Object, ObjectSection, SectionKind};
use std::ops::Range;

type Bytes<'a> = EndianSlice<'a, NativeEndian>;
type Entry<'a> = DebuggingInformationEntry<Bytes<'a>>;

/// What a variable holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Scalar {
    Signed(i64),
    Unsigned(u64),
    Float(f64),
    Bool(bool),
}

impl std::fmt::Display for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Scalar::Signed(value) => write!(f, "{value}"),
            Scalar::Unsigned(value) => write!(f, "{value}"),
            Scalar::Float(value) => write!(f, "{value:?}"),
            Scalar::Bool(value) => write!(f, "{value}"),
        }
    }
}

/// The registers by which a function finds its variables, while it calls another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub(crate) base: usize,
    stack: usize,
}

impl Frame {
    /// Of the function that has called the one whose frame is there.
    ///
    /// # Safety
    /// It is such a frame: what the caller's was, and where it goes on.
    pub(crate) unsafe fn of_caller(callee: usize) -> Frame {
        // SAFETY: the caller's promise.
        let base = unsafe { std::ptr::with_exposed_provenance::<usize>(callee).read_unaligned() };
        Frame { base, stack: callee + 2 * size_of::<usize>() }
    }
}

/// The number of x86-64's stack pointer, by which a function finds variables if it aligns its frame.
const STACK_POINTER: gimli::Register = gimli::Register(7);

/// A number that a function keeps in its frame.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Variable {
    pub(crate) name: String,
    /// Of its declaration.
    pub(crate) line: u32,
    /// Addresses of the block that it is in.
    pub(crate) scope: Range<u64>,
    /// From the frame's base, or from the stack pointer.
    offset: i64,
    from_stack: bool,
    encoding: gimli::DwAte,
    size: u64,
}

impl Variable {
    /// Its value in a frame.
    ///
    /// # Safety
    /// The frame is of a function in whose block the variable is.
    pub(crate) unsafe fn value(&self, frame: Frame) -> Option<Scalar> {
        let from = if self.from_stack { frame.stack } else { frame.base };
        let at = std::ptr::with_exposed_provenance::<u8>(from.wrapping_add_signed(self.offset as isize));
        let mut bytes = [0u8; 8];
        let size = usize::try_from(self.size).ok().filter(|size| *size <= 8)?;
        // SAFETY: the compiler says that so many bytes lie there.
        unsafe { at.copy_to_nonoverlapping(bytes.as_mut_ptr(), size) };
        let word = u64::from_le_bytes(bytes);
        let unused = 64 - 8 * size as u32;
        match (self.encoding, size) {
            (gimli::DW_ATE_float, 4) => Some(Scalar::Float(f32::from_bits(word as u32).into())),
            (gimli::DW_ATE_float, 8) => Some(Scalar::Float(f64::from_bits(word))),
            (gimli::DW_ATE_boolean, _) => Some(Scalar::Bool(word != 0)),
            (gimli::DW_ATE_signed | gimli::DW_ATE_signed_char, 1..) => Some(Scalar::Signed((word << unused) as i64 >> unused)),
            (gimli::DW_ATE_unsigned | gimli::DW_ATE_unsigned_char, _) => Some(Scalar::Unsigned(word)),
            _ => None,
        }
    }
}

/// Of one library; addresses are from its start.
#[derive(Default)]
pub(crate) struct DebugInfo {
    /// From an address on, up to the next one: a line of the kernel's text, or none of it.
    lines: Vec<(u64, Option<u32>)>,
    variables: Vec<Variable>,
    /// Arrays without values, which a group's threads share.
    shared: Vec<Range<u64>>,
    /// What nobody may write.
    pub(crate) read_only: Vec<Range<u64>>,
}

impl DebugInfo {
    /// Reads a library; its text is what came from a file of that name.
    pub(crate) fn read(library: &[u8], text: &str) -> Result<DebugInfo, String> {
        let file = object::File::parse(library).map_err(|e| e.to_string())?;
        let sections = |kind| {
            let all = file.sections().filter(move |s| s.kind() == kind);
            all.map(|s| s.address()..s.address() + s.size()).collect::<Vec<_>>()
        };
        let (shared, read_only) = (sections(SectionKind::UninitializedData), sections(SectionKind::ReadOnlyData));
        let section = |id: gimli::SectionId| {
            let data = file.section_by_name(id.name()).and_then(|section| section.data().ok()).unwrap_or_default();
            Ok::<_, gimli::Error>(Bytes::new(data, NativeEndian))
        };
        let mut info = DebugInfo { shared, read_only, ..DebugInfo::default() };
        let read = |info: &mut DebugInfo| -> gimli::Result<()> {
            let dwarf = Dwarf::load(section)?;
            let mut units = dwarf.units();
            while let Some(header) = units.next()? {
                let unit = dwarf.unit(header)?;
                info.lines(&dwarf, &unit, text)?;
                info.variables(&dwarf, &unit)?;
            }
            Ok(())
        };
        read(&mut info).map_err(|e| e.to_string())?;
        info.lines.sort_by_key(|(at, _)| *at);
        Ok(info)
    }

    /// The line of the kernel's text that the code before a return address is of; none if it is of something else.
    pub(crate) fn line(&self, code: u64) -> Option<u32> {
        let after = self.lines.partition_point(|(at, _)| *at < code);
        self.lines[..after].last().and_then(|(_, line)| *line)
    }

    /// The variables that there are at a return address.
    pub(crate) fn at(&self, code: u64) -> impl Iterator<Item = &Variable> {
        self.variables.iter().filter(move |v| v.scope.contains(&(code - 1)))
    }

    pub(crate) fn is_shared(&self, at: u64) -> bool {
        self.shared.iter().any(|range| range.contains(&at))
    }

    fn lines(&mut self, dwarf: &Dwarf<Bytes<'_>>, unit: &Unit<Bytes<'_>>, text: &str) -> gimli::Result<()> {
        let Some(program) = unit.line_program.clone() else { return Ok(()) };
        let mut rows = program.rows();
        while let Some((header, row)) = rows.next_row()? {
            let name = row.file(header).map(|file| dwarf.attr_string(unit, file.path_name())).transpose()?;
            let own = name.is_some_and(|name| name.to_string_lossy().rsplit('/').next() == Some(text)) && !row.end_sequence();
            let line = row.line().filter(|_| own).map(|line| line.get() as u32);
            self.lines.push((row.address(), line));
        }
        Ok(())
    }

    fn variables(&mut self, dwarf: &Dwarf<Bytes<'_>>, unit: &Unit<Bytes<'_>>) -> gimli::Result<()> {
        let mut entries = unit.entries();
        // The blocks around an entry, with their depth.
        let mut blocks: Vec<(isize, Range<u64>)> = Vec::new();
        while let Some(entry) = entries.next_dfs()? {
            blocks.retain(|(depth, _)| *depth < entry.depth());
            match entry.tag() {
                gimli::DW_TAG_subprogram | gimli::DW_TAG_lexical_block => {
                    let mut ranges = dwarf.die_ranges(unit, entry)?;
                    if let Some(range) = ranges.next()? {
                        blocks.push((entry.depth(), range.begin..range.end));
                    }
                }
                gimli::DW_TAG_variable | gimli::DW_TAG_formal_parameter => {
                    let found = blocks.last().and_then(|(_, scope)| variable(dwarf, unit, entry, scope.clone()).transpose());
                    self.variables.extend(found.transpose()?);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn variable(dwarf: &Dwarf<Bytes<'_>>, unit: &Unit<Bytes<'_>>, entry: &Entry<'_>, scope: Range<u64>) -> gimli::Result<Option<Variable>> {
    let Some(AttributeValue::Exprloc(place)) = entry.attr_value(gimli::DW_AT_location) else { return Ok(None) };
    let (offset, from_stack) = match Operation::parse(&mut place.0.clone(), unit.encoding())? {
        Operation::FrameOffset { offset } => (offset, false),
        Operation::RegisterOffset { register: STACK_POINTER, offset, .. } => (offset, true),
        _ => return Ok(None),
    };
    let Some(name) = entry.attr_value(gimli::DW_AT_name) else { return Ok(None) };
    let name = dwarf.attr_string(unit, name)?.to_string_lossy().into_owned();
    let line = entry.attr(gimli::DW_AT_decl_line).and_then(Attribute::udata_value).unwrap_or(0) as u32;
    let mut ty = entry.attr_value(gimli::DW_AT_type);
    while let Some(AttributeValue::UnitRef(at)) = ty {
        let of = unit.entry(at)?;
        if of.tag() == gimli::DW_TAG_base_type {
            let Some(AttributeValue::Encoding(encoding)) = of.attr_value(gimli::DW_AT_encoding) else { return Ok(None) };
            let size = of.attr(gimli::DW_AT_byte_size).and_then(Attribute::udata_value).unwrap_or(0);
            return Ok(Some(Variable { name, line, scope, offset, from_stack, encoding, size }));
        }
        let named = [gimli::DW_TAG_typedef, gimli::DW_TAG_const_type, gimli::DW_TAG_volatile_type].contains(&of.tag());
        ty = if named { of.attr_value(gimli::DW_AT_type) } else { None };
    }
    Ok(None)
}
