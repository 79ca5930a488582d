//! A schedule is data: an ordered list of primitives that says how a kernel's ranges become loops, vectors and threads.
//!
//! It never changes a bit of the result, only the time that it takes.

use super::target::{MatrixUnit, has_vectors};
use crate::dtype::DType;
use crate::ir::{Id, Kernel, ParamId, RangeId};
use crate::program::WaveUnit;
use std::fmt;

/// One step of a schedule.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Primitive {
    /// The domain's loops, outermost first (a permutation of the kernel's domain).
    Order(Vec<RangeId>),
    /// The loop over a range is split: an outer loop over blocks of this many steps takes its place in the order, the steps of a block are
    /// done innermost.
    Block(RangeId, i64),
    /// The first `n` loops of the domain become work items.
    Parallel(usize),
    /// Steps of a range become lanes of a vector, wherever the range is bound.
    Vectorize(RangeId, u8),
    /// This many (vector) steps of a range are done side by side in one iteration.
    Unroll(RangeId, u8),
    /// The node's values for one block of `tile` (one step, if it has no blocks) and for all values of its other ranges that are not bound
    /// there are computed once, into scratch memory.
    Stage {
        /// What is kept.
        node: Id,
        /// The domain's range for each block of which it is computed.
        tile: RangeId,
    },
    /// Elements of every type may be lanes, not only those of 4 bytes.
    EveryType,
    /// What is stored to a parameter goes around the caches: it is too large to stay in them, and the kernel does not read it.
    Nontemporal(ParamId),
    /// Whenever a load's elements are read by the loop that computes `within` (a reduction, what is staged, or what is stored), those that
    /// will be read one step of the domain's innermost range later are asked for, so that they are near by then.
    Prefetch {
        /// The load.
        load: Id,
        /// Whose loop it is.
        within: Id,
    },
    /// A work item does this many steps of the domain's innermost range one after the other, and the last stores of each are done in the loop
    /// that stages the next one's first value: the one waits for memory, the other one computes.
    Pipeline(RangeId, i64),
    /// How a staged `Dot` is computed.
    Tile(Id, Tile),
    /// How a group of threads computes a staged `Dot`.
    Group(Id, GroupTile),
    /// So many threads do each work item together: long reductions, and the innermost loops of stores, are spread over them.
    Spread(u8),
    /// A thread makes the partial results of a reduction one after the other, in the order in which their tree takes them. Up to so many
    /// reductions are done before what takes their results, those over the same ranges together; more are done where each is taken, as
    /// their results would be more than a thread has registers for.
    InTurn(u8),
    /// A group does a block of a range together: neighbouring threads have neighbouring steps, and several threads each step's reductions.
    Across(RangeId),
    /// A group does a block of rows together, and goes through a range that all rows meet in tiles: scores, which are products with a value for
    /// each row and step of it, are computed again by each of its reductions that needs another one's result.
    Stream {
        /// The range that comes in blocks.
        row: RangeId,
        /// The range that it goes through.
        key: RangeId,
    },
    /// Of a tiled product's rows, this many are packed at a time, while the columns stay packed; all rows of the block, if it is not said.
    Panel(Id, i64),
}

/// The register tile of a matrix product: rows by vectors of columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// A free range of the product's one operand, and how many steps of it a tile has.
    pub row: Option<(RangeId, u8)>,
    /// A free range of the other operand, which has lanes, and how many vectors of it a tile has.
    pub column: (RangeId, u8),
    /// Whether the rows' operand is packed.
    pub pack_rows: bool,
    /// Whether the columns' operand is packed.
    pub pack_columns: bool,
    /// The matrix unit that multiplies, if one does; both operands are packed then.
    pub unit: Option<MatrixUnit>,
}

/// How a group computes a block of a matrix product from operands that it stages in shared memory, a slab of the depth at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GroupTile {
    /// A free range of the product's one operand, and how many steps of it a thread has.
    pub row: (RangeId, u8),
    /// A free range of the other operand, and how many steps of it a thread has.
    pub column: (RangeId, u8),
    /// Steps of the depth in a slab; a power of two.
    pub slab: u8,
    /// How many slabs have a place in shared memory: with two, one is multiplied while the next one is put beside it.
    pub slabs: u8,
    /// The matrix unit that multiplies, if one does: then rows and columns are steps of it, and a wave's.
    pub unit: Option<WaveUnit>,
}

impl GroupTile {
    /// What rows and columns are counted in: elements, or steps of the unit.
    pub fn steps(&self) -> [i64; 2] {
        self.unit.map_or([1, 1], |unit| [unit.rows.into(), unit.columns.into()])
    }
}

/// An ordered list of primitives; the empty one is the plain scalar loop nest on one thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Schedule(pub Vec<Primitive>);

impl Schedule {
    /// The domain's loops in the order they run.
    pub fn order(&self, kernel: &Kernel) -> Vec<RangeId> {
        let given = self.0.iter().rev().find_map(|p| if let Primitive::Order(o) = p { Some(o.clone()) } else { None });
        given.unwrap_or_else(|| kernel.domain.clone())
    }

    /// How many steps of a range form a block, if its loop is split.
    pub fn block(&self, range: RangeId) -> Option<i64> {
        self.0.iter().rev().find_map(|p| if let Primitive::Block(r, n) = p { (*r == range).then_some(*n) } else { None })
    }

    /// How many of the outer loops become work items.
    pub fn parallel(&self) -> usize {
        self.0.iter().rev().find_map(|p| if let Primitive::Parallel(n) = p { Some(*n) } else { None }).unwrap_or(0)
    }

    /// The ranges whose steps are lanes, and how many.
    pub fn vectors(&self) -> impl Iterator<Item = (RangeId, u8)> + '_ {
        self.0.iter().filter_map(|p| if let Primitive::Vectorize(r, w) = p { Some((*r, *w)) } else { None })
    }

    /// How many steps of a range are the lanes of a vector.
    pub fn lanes(&self, range: RangeId) -> u8 {
        self.vectors().filter(|(r, _)| *r == range).last().map_or(1, |(_, w)| w)
    }

    /// Whether a type's elements may be lanes.
    pub fn has_vectors(&self, dtype: DType) -> bool {
        has_vectors(dtype, self.0.contains(&Primitive::EveryType))
    }

    /// The widest vector there is; 1 without any.
    pub fn widest(&self) -> u8 {
        self.vectors().map(|(_, w)| w).max().unwrap_or(1)
    }

    /// How many copies of a range's step are done side by side.
    pub fn copies(&self, range: RangeId) -> u8 {
        self.0.iter().rev().find_map(|p| if let Primitive::Unroll(r, n) = p { (*r == range).then_some(*n) } else { None }).unwrap_or(1)
    }

    /// The parameters that are stored around the caches.
    pub fn nontemporal(&self) -> impl Iterator<Item = ParamId> + '_ {
        self.0.iter().filter_map(|p| if let Primitive::Nontemporal(param) = p { Some(*param) } else { None })
    }

    /// Whether what a load reads a step later is asked for in the loop that computes a node.
    pub fn prefetches(&self, load: Id, within: Id) -> bool {
        self.0.contains(&Primitive::Prefetch { load, within })
    }

    /// How many steps of a range a work item does, the end of each in the beginning of the next.
    pub fn pipeline(&self, range: RangeId) -> Option<i64> {
        self.0.iter().rev().find_map(|p| if let Primitive::Pipeline(r, n) = p { (*r == range).then_some(*n) } else { None })
    }

    /// The products that are tiled.
    pub fn tiles(&self) -> impl Iterator<Item = (Id, Tile)> + '_ {
        self.0.iter().filter_map(|p| if let Primitive::Tile(node, tile) = p { Some((*node, *tile)) } else { None })
    }

    /// How a product is tiled.
    pub fn tile(&self, dot: Id) -> Option<Tile> {
        self.0.iter().rev().find_map(|p| if let Primitive::Tile(node, tile) = p { (*node == dot).then_some(*tile) } else { None })
    }

    /// How a group of threads computes a product.
    pub fn group_tile(&self, dot: Id) -> Option<GroupTile> {
        self.0.iter().rev().find_map(|p| if let Primitive::Group(node, tile) = p { (*node == dot).then_some(*tile) } else { None })
    }

    /// The products that groups compute.
    pub fn group_tiles(&self) -> impl Iterator<Item = (Id, GroupTile)> + '_ {
        self.0.iter().filter_map(|p| if let Primitive::Group(node, tile) = p { Some((*node, *tile)) } else { None })
    }

    /// How many threads do a work item's reductions and stores together, if several do.
    pub fn spread(&self) -> Option<u8> {
        self.0.iter().rev().find_map(|p| if let Primitive::Spread(n) = p { Some(*n) } else { None })
    }

    /// How many reductions are done together, if threads make their partial results one after the other.
    pub fn in_turn(&self) -> Option<u8> {
        self.0.iter().rev().find_map(|p| if let Primitive::InTurn(n) = p { Some(*n) } else { None })
    }

    /// Whether a group does a block of a range together.
    pub fn across(&self, range: RangeId) -> bool {
        self.0.contains(&Primitive::Across(range))
    }

    /// The range that groups go through for a block of rows, if they do so.
    pub fn stream(&self, rows: RangeId) -> Option<RangeId> {
        self.0.iter().rev().find_map(|p| if let Primitive::Stream { row, key } = p { (*row == rows).then_some(*key) } else { None })
    }

    /// Whether a product's operands stay bf16, as a matrix unit takes them.
    pub fn takes_halves(&self, dot: Id) -> bool {
        self.tile(dot).is_some_and(|tile| tile.unit.is_some()) || self.group_tile(dot).is_some_and(|tile| tile.unit.is_some())
    }

    /// How many rows of a tiled product are packed at a time, if that is not all.
    pub fn panel(&self, dot: Id) -> Option<i64> {
        self.0.iter().rev().find_map(|p| if let Primitive::Panel(node, rows) = p { (*node == dot).then_some(*rows) } else { None })
    }

    /// What is kept for a block of which range.
    pub fn stages(&self) -> impl Iterator<Item = (Id, RangeId)> + '_ {
        self.0.iter().filter_map(|p| if let Primitive::Stage { node, tile } = p { Some((*node, *tile)) } else { None })
    }
}

impl fmt::Display for Primitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Primitive::Order(ranges) => {
                let names: Vec<String> = ranges.iter().map(|r| format!("r{}", r.0)).collect();
                write!(f, "order({})", names.join(" "))
            }
            Primitive::Block(r, n) => write!(f, "block(r{} {n})", r.0),
            Primitive::Parallel(n) => write!(f, "parallel({n})"),
            Primitive::Vectorize(r, w) => write!(f, "vectorize(r{} {w})", r.0),
            Primitive::Unroll(r, n) => write!(f, "unroll(r{} {n})", r.0),
            Primitive::Stage { node, tile } => write!(f, "stage(n{} r{})", node.0, tile.0),
            Primitive::Spread(n) => write!(f, "spread({n})"),
            Primitive::InTurn(n) => write!(f, "in_turn({n})"),
            Primitive::Across(r) => write!(f, "across(r{})", r.0),
            Primitive::Stream { row, key } => write!(f, "stream(r{} r{})", row.0, key.0),
            Primitive::EveryType => f.write_str("every_type()"),
            Primitive::Panel(node, rows) => write!(f, "panel(n{} {rows})", node.0),
            Primitive::Nontemporal(param) => write!(f, "nontemporal(%{})", param.0),
            Primitive::Prefetch { load, within } => write!(f, "prefetch(n{} n{})", load.0, within.0),
            Primitive::Pipeline(r, n) => write!(f, "pipeline(r{} {n})", r.0),
            Primitive::Group(node, GroupTile { row: (row, rows), column: (column, columns), slab, slabs, unit }) => {
                write!(f, "group(n{} rows r{} {rows} columns r{} {columns} slab {slab} of {slabs}", node.0, row.0, column.0)?;
                unit.iter().try_for_each(|u| write!(f, " unit {} {} {} {}", u.wave, u.rows, u.columns, u.depth))?;
                f.write_str(")")
            }
            Primitive::Tile(node, Tile { row, column: (column, vectors), pack_rows, pack_columns, unit }) => {
                write!(f, "tile(n{}", node.0)?;
                row.iter().try_for_each(|(r, n)| write!(f, " rows r{} {n}{}", r.0, if *pack_rows { " packed" } else { "" }))?;
                write!(f, " columns r{} {vectors}{}", column.0, if *pack_columns { " packed" } else { "" })?;
                unit.iter().try_for_each(|u| write!(f, " unit {} {} {}", u.rows, u.columns, u.depth))?;
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.0.iter().map(Primitive::to_string).collect();
        f.write_str(&steps.join(" "))
    }
}

fn range(s: &str) -> Option<RangeId> {
    s.strip_prefix('r')?.parse().ok().map(RangeId)
}

/// `rows r1 8 packed columns r2 2 packed unit 1 16 2`, without what there is not.
fn parse_tile(words: &[&str]) -> Option<Tile> {
    let side = |words: &[&str]| -> Option<(RangeId, u8, bool)> {
        let packed = match words {
            [_, _] => false,
            [_, _, "packed"] => true,
            _ => return None,
        };
        Some((range(words[0])?, words[1].parse().ok()?, packed))
    };
    let at = words.iter().position(|w| *w == "columns")?;
    let end = words.iter().position(|w| *w == "unit").unwrap_or(words.len());
    let (column, vectors, pack_columns) = side(words.get(at + 1..end)?)?;
    let number = |s: &str| s.parse().ok();
    let unit = match words.get(end + 1..) {
        None => None,
        Some(&[rows, columns, depth]) => Some(MatrixUnit { rows: number(rows)?, columns: number(columns)?, depth: number(depth)? }),
        Some(_) => return None,
    };
    let rows = match &words[..at] {
        [] => None,
        ["rows", rest @ ..] => Some(side(rest)?),
        _ => return None,
    };
    let pack_rows = rows.is_some_and(|(_, _, packed)| packed);
    Some(Tile { row: rows.map(|(r, n, _)| (r, n)), column: (column, vectors), pack_rows, pack_columns, unit })
}

/// `unit 32 16 16 16`, or nothing.
fn parse_unit(words: &[&str]) -> Option<Option<WaveUnit>> {
    let number = |s: &str| s.parse().ok();
    match words {
        [] => Some(None),
        ["unit", wave, rows, columns, depth] => {
            Some(Some(WaveUnit { wave: number(wave)?, rows: number(rows)?, columns: number(columns)?, depth: number(depth)? }))
        }
        _ => None,
    }
}

/// The steps as text, by name, with what each is given.
const FORMS: [(&str, &str); 17] = [
    ("order", "order(r0 r1 …), the ranges of the domain"),
    ("block", "block(r0 64), a range and its steps"),
    ("parallel", "parallel(1), a number of loops"),
    ("vectorize", "vectorize(r1 8), a range and its lanes"),
    ("unroll", "unroll(r1 2), a range and its copies"),
    ("stage", "stage(n7 r0), a node and a range"),
    ("spread", "spread(32), a number of threads"),
    ("in_turn", "in_turn(16), a number of reductions that are done together"),
    ("across", "across(r1), a range"),
    ("stream", "stream(r1 r2), the rows' range and the keys'"),
    ("every_type", "every_type(), of nothing"),
    ("panel", "panel(n7 96), a node and its rows"),
    ("nontemporal", "nontemporal(%1), a parameter"),
    ("prefetch", "prefetch(n4 n7), a load and the node whose loop it is in"),
    ("pipeline", "pipeline(r0 16), a range and its steps, at least one"),
    ("tile", "tile(n7 rows r0 6 packed columns r1 2 packed), a product with its rows and columns"),
    ("group", "group(n7 rows r0 8 columns r1 4 slab 16 of 1), a product with its rows, columns and slabs"),
];

/// What a name must be given, or which names there are.
fn expected(name: &str) -> String {
    match FORMS.into_iter().find(|(known, _)| *known == name) {
        Some((_, form)) => format!("expected as in {form}"),
        None => format!("no step has that name; there are {}", FORMS.map(|(name, _)| name).join(", ")),
    }
}

/// Parses what `Display` writes.
///
/// # Errors
/// Which step is none, and what is expected there.
pub fn parse(text: &str) -> Result<Schedule, String> {
    let steps = text.split_inclusive(')').map(str::trim).filter(|part| !part.is_empty()).map(|part| {
        let (name, rest) = part.split_once('(').ok_or_else(|| format!("{part:?}: expected a step, such as parallel(1)"))?;
        let args = rest.strip_suffix(')').ok_or_else(|| format!("{part:?}: expected a ) at its end"))?;
        let args: Vec<&str> = args.split_whitespace().collect();
        step(name, &args).ok_or_else(|| format!("{part:?}: {}", expected(name)))
    });
    steps.collect::<Result<_, _>>().map(Schedule)
}

/// One step of a schedule, if it is one.
fn step(name: &str, args: &[&str]) -> Option<Primitive> {
    let node = |s: &str| s.strip_prefix('n')?.parse().ok().map(Id);
    Some(match (name, args) {
        ("order", ranges) => Primitive::Order(ranges.iter().map(|r| range(r)).collect::<Option<_>>()?),
        ("block", [r, n]) => Primitive::Block(range(r)?, n.parse().ok()?),
        ("parallel", [n]) => Primitive::Parallel(n.parse().ok()?),
        ("vectorize", [r, w]) => Primitive::Vectorize(range(r)?, w.parse().ok()?),
        ("unroll", [r, n]) => Primitive::Unroll(range(r)?, n.parse().ok()?),
        ("stage", [n, r]) => Primitive::Stage { node: node(n)?, tile: range(r)? },
        ("spread", [n]) => Primitive::Spread(n.parse().ok()?),
        ("in_turn", [n]) => Primitive::InTurn(n.parse().ok()?),
        ("across", [r]) => Primitive::Across(range(r)?),
        ("stream", [row, key]) => Primitive::Stream { row: range(row)?, key: range(key)? },
        ("every_type", []) => Primitive::EveryType,
        ("panel", [n, rows]) => Primitive::Panel(node(n)?, rows.parse().ok()?),
        ("nontemporal", [p]) => Primitive::Nontemporal(ParamId(p.strip_prefix('%')?.parse().ok()?)),
        ("prefetch", [load, within]) => Primitive::Prefetch { load: node(load)?, within: node(within)? },
        ("pipeline", [r, n]) => Primitive::Pipeline(range(r)?, n.parse().ok().filter(|n| *n > 0)?),
        ("group", [n, "rows", row, rows, "columns", column, columns, "slab", slab, "of", slabs, unit @ ..]) => {
            let (row, column) = ((range(row)?, rows.parse().ok()?), (range(column)?, columns.parse().ok()?));
            Primitive::Group(
                node(n)?,
                GroupTile { row, column, slab: slab.parse().ok()?, slabs: slabs.parse().ok()?, unit: parse_unit(unit)? },
            )
        }
        ("tile", [n, sides @ ..]) => Primitive::Tile(node(n)?, parse_tile(sides)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_parses_back() {
        const UNIT: WaveUnit = WaveUnit { wave: 32, rows: 16, columns: 8, depth: 16 };
        let r = RangeId;
        let schedule = Schedule(vec![
            Primitive::Order(vec![r(2), r(0), r(1)]),
            Primitive::Block(r(0), 64),
            Primitive::Parallel(2),
            Primitive::Vectorize(r(1), 4),
            Primitive::Unroll(r(0), 6),
            Primitive::Stage { node: Id(17), tile: r(1) },
            Primitive::EveryType,
            Primitive::Spread(32),
            Primitive::InTurn(8),
            Primitive::Across(r(1)),
            Primitive::Stream { row: r(1), key: r(2) },
            Primitive::Panel(Id(17), 96),
            Primitive::Nontemporal(ParamId(3)),
            Primitive::Prefetch { load: Id(4), within: Id(17) },
            Primitive::Pipeline(r(0), 16),
            Primitive::Tile(Id(17), Tile { row: Some((r(0), 6)), column: (r(1), 2), pack_rows: true, pack_columns: false, unit: None }),
            Primitive::Group(Id(17), GroupTile { row: (r(0), 8), column: (r(1), 4), slab: 16, slabs: 1, unit: None }),
            Primitive::Group(Id(18), GroupTile { row: (r(0), 4), column: (r(1), 2), slab: 32, slabs: 2, unit: Some(UNIT) }),
            Primitive::Tile(
                Id(18),
                Tile { row: None, column: (r(1), 4), pack_rows: false, pack_columns: true, unit: Some(MatrixUnit::pairs(16)) },
            ),
        ]);
        assert_eq!(parse(&schedule.to_string()), Ok(schedule));
        assert_eq!(parse(""), Ok(Schedule::default()));
    }

    /// The error says which step it is about, and what would be one.
    #[test]
    fn what_is_no_step_is_named() {
        for (bad, which, want) in [
            ("order(r0) vectorize(r1) parallel(1)", "\"vectorize(r1)\"", "vectorize(r1 8)"),
            ("unroll(1 2)", "unroll(1 2)", "a range and its copies"),
            ("order(r0) block(r0 many)", "\"block(r0 many)\"", "block(r0 64)"),
            ("order(r1", "order(r1", "expected a )"),
            ("order(r1) parallel", "\"parallel\"", "expected a step"),
            ("tile(r1 2)", "tile(r1 2)", "packed columns"),
            ("stage(n r1)", "stage(n r1)", "a node and a range"),
            ("tile(n1 rows r1 columns r2 1)", "tile(n1", "packed columns"),
            ("tile(n1 r2 1)", "tile(n1", "packed columns"),
            ("pipeline(r0 0)", "pipeline(r0 0)", "at least one"),
            ("group(n1 rows r0 8)", "group(n1", "slab 16 of 1"),
            ("order(r0) vectorise(r1 8)", "\"vectorise(r1 8)\"", "there are order, block"),
        ] {
            let error = parse(bad).expect_err(bad);
            assert!(error.contains(which) && error.contains(want), "{bad}: {error}");
        }
    }

    /// What messages give as an example is one.
    #[test]
    fn the_forms_are_steps() {
        for (name, form) in FORMS {
            let (example, _) = form.split_once("), ").unwrap();
            let example = format!("{})", example.replace(" …", ""));
            assert!(example.starts_with(name) && parse(&example).is_ok(), "{example}");
        }
    }
}
