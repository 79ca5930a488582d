//! From groups to a plan: the order of the kernels, and where every value lives.

use super::build::{Built, build};
use super::fusion::{Fusion, Place, fuse, reaches};
use super::graph::{Kind, NodeId, Work, underlying};
use super::memory::{self, Layout, Life};
use super::observe::{self, Launched};
use super::order::{self, Traffic};
use super::origin::Origin;
use super::record;
use super::{Options, Sink, compile};
use crate::debug;
use crate::device;
use crate::error::Result;
use crate::tensor::{Op, Storage, Tensor};
use kiln_kernels::ir::{Access, Kernel, Op as IrOp};
use kiln_runtime::{Buffer, Device, Executable, Recording, Slice, bytes_of};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// An argument of a launch.
#[derive(Clone)]
pub(crate) enum Argument {
    /// Memory that outlives the plan's run.
    Fixed(Slice),
    /// A part of the run's working memory.
    Arena { offset: usize, size: usize },
}

/// One kernel with its arguments.
#[derive(Clone)]
pub(crate) struct Launch {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) code: Arc<dyn Executable>,
    pub(crate) args: Vec<Argument>,
    pub(crate) origins: Arc<[Origin]>,
    /// The number of the tensor that each parameter holds; 0 for memory that is none's.
    pub(crate) tensors: Vec<u64>,
}

/// Kernels in order, ready to run any number of times.
pub(crate) struct Plan {
    /// Its own in this process.
    pub(crate) number: usize,
    pub(crate) device: Arc<dyn Device>,
    pub(crate) launches: Vec<Launch>,
    /// Bytes of working memory.
    pub(crate) arena: usize,
    /// What the sinks get once the plan has run.
    pub(crate) results: Vec<(Tensor, Storage)>,
}

/// The number of the next plan.
static NEXT: AtomicUsize = AtomicUsize::new(0);

/// The next span of compiling, if anybody keeps them.
fn next(before: Option<record::Going>, name: &'static str) -> Option<record::Going> {
    drop(before);
    record::compiling(|| name.into())
}

impl Plan {
    /// Everything but running.
    pub(crate) fn new(sinks: Vec<Sink>, options: Options) -> Result<Plan> {
        let asked = last_assignments(sinks);
        let sinks = own_values(&asked);
        let going = record::compiling(|| "graph".into());
        let work = Work::new(&sinks);
        drop(going);
        let device = device_of(&work)?;
        let (mut fusion, kernels) = fused(&work, options, device.parameters());
        let going = record::compiling(|| "order and memory".into());
        let mut places = Places::new(&work, &fusion, &kernels, device.clone());
        let copies = places.assignments(&sinks, &mut fusion);
        places.results(&sinks)?;
        let (order, arena, offsets) = places.order(&fusion, &copies);
        let going = next(going, "compile");
        let codes = compile::all(&device, kernels.iter().map(|k| &k.kernel))?;
        let mut launches: Vec<Launch> = Vec::new();
        for g in order {
            let (kernel, code) = codes[g].clone();
            let args = kernels[g].params.iter().map(|&id| places.argument(id, &offsets)).collect();
            let origins = kernels[g].origins.clone().into();
            let tensors = kernels[g].params.iter().map(|&id| work.nodes[id].0.id).collect();
            launches.push(Launch { kernel, code, args, origins, tensors });
        }
        for (from, to) in copies {
            let t = &work.nodes[from];
            let (kernel, code) = compile::copy(&device, t.dtype(), t.numel())?;
            let origin = Origin { what: "copy", dtype: t.dtype(), shape: t.shape().into(), at: t.location() };
            let args = vec![places.argument(from, &offsets), Argument::Fixed(to)];
            launches.push(Launch { kernel, code, args, origins: [origin].into(), tensors: vec![t.0.id, 0] });
        }
        drop(going);
        let results = places.settle(&asked, &sinks);
        Ok(Plan { number: NEXT.fetch_add(1, Ordering::Relaxed), device, launches, arena, results })
    }

    /// Runs the kernels, with working memory of at least `arena` bytes.
    pub(crate) fn run(&self, arena: Option<&Arc<dyn Buffer>>) -> Result<()> {
        let mut args: Vec<Slice> = Vec::new();
        if looked_at()? {
            record::running(self);
            return self.launches.iter().enumerate().try_for_each(|(number, launch)| self.show(number, launch, arena));
        }
        self.launches.iter().try_for_each(|launch| {
            launch.run(arena, &mut args).map_err(|error| debug::failed(error.into(), &self.launched(0, launch, &args)))
        })
    }

    /// Runs a kernel under the eyes of whoever looks.
    fn show(&self, number: usize, launch: &Launch, arena: Option<&Arc<dyn Buffer>>) -> Result<()> {
        let mut args = Vec::new();
        launch.bind(arena, &mut args);
        let launched = self.launched(number, launch, &args);
        let run = if observe::active() { observe::show(&launched) } else { launched.run() };
        run.map_err(|error| debug::failed(error, &launched))
    }

    fn launched<'a>(&'a self, number: usize, launch: &'a Launch, args: &'a [Slice]) -> Launched<'a> {
        let Launch { kernel, origins, code, tensors, .. } = launch;
        Launched { plan: self.number, number, kernel, origins, code, device: &self.device, args, tensors }
    }

    /// The launches of [`Plan::run`] as the device repeats them, if it does.
    pub(crate) fn record(&self, arena: Option<&Arc<dyn Buffer>>) -> Result<Option<Box<dyn Recording>>> {
        let mut args: Vec<Slice> = Vec::new();
        let made = self.device.record(&mut || self.launches.iter().try_for_each(|launch| launch.run(arena, &mut args)));
        Ok(made?)
    }

    /// Runs the kernels one by one; gives each one's name and seconds.
    pub(crate) fn profile(&self, arena: Option<&Arc<dyn Buffer>>) -> Result<Vec<(String, f64)>> {
        let mut args: Vec<Slice> = Vec::new();
        let timed = self.launches.iter().map(|launch| {
            let seconds = self.device.time(&mut || launch.run(arena, &mut args))?;
            Ok((launch.kernel.name.clone(), seconds))
        });
        timed.collect()
    }
}

/// The kernels of a graph: as few as there can be of at most so many parameters, if a kernel can do with them.
pub(super) fn fused(work: &Work, options: Options, parameters: usize) -> (Fusion, Vec<Built>) {
    let mut outputs = usize::MAX;
    loop {
        let going = record::compiling(|| "fusion".into());
        let fusion = fuse(work, options.fuse, outputs);
        let _going = next(going, "kernels");
        let kernels: Vec<Built> = (0..fusion.groups.len()).map(|g| build(work, &fusion, g)).collect();
        let large = kernels.iter().zip(&fusion.groups).filter(|(kernel, _)| kernel.params.len() > parameters);
        // What stores one value has no fewer parameters; the device says so when it compiles.
        match large.map(|(_, group)| group.outputs.len()).max() {
            Some(most) if most > 1 => outputs = most / 2,
            _ => return (fusion, kernels),
        }
    }
}

/// Whether an observer, a recorder or a level of debugging sees each kernel.
pub(super) fn looked_at() -> Result<bool> {
    Ok(observe::active() || record::active() || debug::level()? > 0)
}

impl Launch {
    /// `args` is a place for the arguments, kept from launch to launch.
    fn run(&self, arena: Option<&Arc<dyn Buffer>>, args: &mut Vec<Slice>) -> kiln_runtime::Result<()> {
        self.bind(arena, args);
        self.code.launch(args)
    }

    fn bind(&self, arena: Option<&Arc<dyn Buffer>>, args: &mut Vec<Slice>) {
        args.clear();
        args.extend(self.args.iter().map(|a| match a {
            Argument::Fixed(slice) => slice.clone(),
            Argument::Arena { offset, size } => {
                Slice { buffer: arena.expect("there is working memory if an argument lies there").clone(), offset: *offset, size: *size }
            }
        }));
    }
}

/// Of several assignments to one tensor the last one counts: all values are of what was there before.
fn last_assignments(sinks: Vec<Sink>) -> Vec<Sink> {
    let place = |t: &Tensor| t.0.storage.get().map(|s| (Arc::as_ptr(&s.slice.buffer).addr(), s.slice.offset));
    let mut seen = FxHashSet::default();
    let mut kept: Vec<Sink> = sinks.into_iter().rev().filter(|s| s.target.as_ref().is_none_or(|t| seen.insert(place(t)))).collect();
    kept.reverse();
    kept
}

/// Every value gets memory of its own: one that only views another's memory, or that views a value which is asked for as well, is
/// copied, so that no assignment to one is seen through the other.
fn own_values(sinks: &[Sink]) -> Vec<Sink> {
    let mut seen = FxHashSet::default();
    sinks
        .iter()
        .map(|sink| {
            let below = underlying(&sink.value);
            let shared = below.0.storage.get().is_some() || sink.target.is_none() && !seen.insert(below.0.id);
            let value = if shared { sink.value.contiguous() } else { sink.value.clone() };
            Sink { value, target: sink.target.clone() }
        })
        .collect()
}

/// The device of the tensors that are there already; the default one if there are none.
fn device_of(work: &Work) -> Result<Arc<dyn Device>> {
    let mut found: Option<(&Tensor, Arc<dyn Device>)> = None;
    for t in &work.nodes {
        let Some(storage) = t.0.storage.get() else { continue };
        match &found {
            None => found = Some((t, storage.device.clone())),
            Some((first, device)) => assert!(
                device.name() == storage.device.name(),
                "tensors on two devices: {} on {} (made at {}) and {} on {} (made at {}); move one of them by `to_device`",
                first.dtype(),
                device.name(),
                first.location(),
                t.dtype(),
                storage.device.name(),
                t.location()
            ),
        }
    }
    found.map_or_else(device::default, |(_, device)| Ok(device))
}

/// Where values live.
struct Places<'p> {
    work: &'p Work,
    kernels: &'p [Built],
    device: Arc<dyn Device>,
    /// The group that writes a node, if one does.
    writer: FxHashMap<NodeId, usize>,
    /// Memory that outlives the run.
    fixed: FxHashMap<NodeId, Slice>,
}

impl<'p> Places<'p> {
    fn new(work: &'p Work, fusion: &Fusion, kernels: &'p [Built], device: Arc<dyn Device>) -> Places<'p> {
        let writer = fusion.places.iter().enumerate().filter_map(|(id, p)| if let Place::Stored(g) = p { Some((id, *g)) } else { None });
        let leaf =
            |(id, t): (NodeId, &Tensor)| t.0.storage.get().map(|s| (id, Slice { size: bytes_of(t.dtype(), t.numel()), ..s.slice.clone() }));
        let fixed = work.nodes.iter().enumerate().filter_map(leaf).collect();
        Places { work, kernels, device, writer: writer.collect(), fixed }
    }

    /// The node whose memory a node's value is in: a scatter works in its base's.
    fn owner(&self, id: NodeId) -> NodeId {
        let mut id = id;
        while self.work.kinds[id] == Kind::Sequential && matches!(self.work.nodes[id].op(), Op::Scatter { .. }) {
            id = self.work.args[id][0];
        }
        id
    }

    fn value_node(&self, sink: &Sink) -> NodeId {
        self.work.ids[&underlying(&sink.value).0.id]
    }

    /// Lets kernels write assigned values straight into their targets where nobody still needs what was there; gives the copies that
    /// have to be made at the end for the others.
    fn assignments(&mut self, sinks: &[Sink], fusion: &mut Fusion) -> Vec<(NodeId, Slice)> {
        let mut copies = Vec::new();
        let mut taken: FxHashSet<NodeId> = sinks.iter().filter(|s| s.target.is_none()).map(|s| self.owner(self.value_node(s))).collect();
        for sink in sinks {
            let Some(target) = &sink.target else { continue };
            if target.numel() == 0 {
                continue;
            }
            let storage = target.0.storage.get().expect("checked by assign");
            let slice = Slice { size: bytes_of(target.dtype(), target.numel()), ..storage.slice.clone() };
            let id = self.value_node(sink);
            let direct =
                self.owner(id) == id && taken.insert(id) && self.writer.get(&id).is_some_and(|&g| self.writes_over(g, id, &slice, fusion));
            if direct {
                self.fixed.insert(id, slice);
            } else {
                copies.push((id, slice));
            }
        }
        copies
    }

    /// Whether group `g` may store `id` over `target`: every other reader of the old content runs before (orders it so), and `g`
    /// itself reads only the element that it writes.
    fn writes_over(&self, g: usize, id: NodeId, target: &Slice, fusion: &mut Fusion) -> bool {
        let overlaps = |p: &NodeId| {
            self.fixed.get(p).is_some_and(|s| {
                Arc::ptr_eq(&s.buffer, &target.buffer) && s.offset < target.offset + target.size && target.offset < s.offset + s.size
            })
        };
        let readers: Vec<usize> = (0..self.kernels.len()).filter(|&h| self.kernels[h].params.iter().any(overlaps)).collect();
        let fits =
            readers.iter().all(|&h| if h == g { self.reads_what_it_writes(g, id, &overlaps) } else { !reaches(&fusion.groups, h, g) });
        if fits {
            fusion.groups[g].needs.extend(readers.into_iter().filter(|&h| h != g));
        }
        fits
    }

    fn reads_what_it_writes(&self, g: usize, id: NodeId, overlaps: &dyn Fn(&NodeId) -> bool) -> bool {
        let Built { kernel, params, .. } = &self.kernels[g];
        let Some(store) = kernel.stores.iter().find(|s| params[s.param.0 as usize] == id) else { return false };
        // Stores over the same ranges are made together, those that come first in the list first; nothing may read after this one.
        let first = kernel.stores.iter().position(|s| s.ranges == store.ranges).expect("it is one of them");
        let last_phase = kernel.stores.iter().skip(first).all(|s| s.ranges == store.ranges) && kernel.stores.iter().all(|s| !s.sequential);
        let graph = &kernel.graph;
        last_phase
            && graph.ids().all(|n| match graph.op(n) {
                IrOp::Load(p) if overlaps(&params[p.0 as usize]) => graph.args(n) == [store.index],
                _ => true,
            })
            // The old content written by another output of this kernel is not this one's to keep.
            && kernel.stores.iter().all(|s| s.param == store.param || !overlaps(&params[s.param.0 as usize]))
    }

    /// Memory for the sinks that have no target.
    fn results(&mut self, sinks: &[Sink]) -> Result<()> {
        for sink in sinks.iter().filter(|s| s.target.is_none()) {
            let id = self.owner(self.value_node(sink));
            if !self.fixed.contains_key(&id) {
                let t = &self.work.nodes[id];
                self.fixed.insert(id, Slice::whole(self.device.allocate(bytes_of(t.dtype(), t.numel()))?));
            }
        }
        Ok(())
    }

    /// The order of the kernels that needs the least working memory of those that `order` proposes, how much that is, and the offsets.
    fn order(&self, fusion: &Fusion, copies: &[(NodeId, Slice)]) -> (Vec<usize>, usize, FxHashMap<NodeId, usize>) {
        let with_memory = |order: Vec<usize>| {
            let (arena, offsets) = self.working_memory(&order, copies);
            (order, arena, offsets)
        };
        let candidates = order::candidates(fusion, &self.traffic(copies));
        candidates.into_iter().map(with_memory).min_by_key(|(_, arena, _)| *arena).expect("one order at least")
    }

    /// What each kernel touches of the working memory.
    fn traffic(&self, copies: &[(NodeId, Slice)]) -> Traffic {
        let mut traffic = Traffic { touched: Vec::new(), bytes: Vec::new(), kept: Vec::new() };
        let mut numbers: FxHashMap<NodeId, usize> = FxHashMap::default();
        for built in self.kernels {
            let mut touched: Vec<usize> = Vec::new();
            for owner in built.params.iter().map(|&id| self.owner(id)).filter(|owner| !self.fixed.contains_key(owner)) {
                let number = *numbers.entry(owner).or_insert_with(|| {
                    traffic.bytes.push(bytes_of(self.work.nodes[owner].dtype(), self.work.nodes[owner].numel()));
                    traffic.kept.push(copies.iter().any(|(id, _)| self.owner(*id) == owner));
                    traffic.bytes.len() - 1
                });
                if !touched.contains(&number) {
                    touched.push(number);
                }
            }
            traffic.touched.push(touched);
        }
        traffic
    }

    /// Offsets of everything else in the working memory, by lifetime. What is copied at the end lives to the end.
    fn working_memory(&self, order: &[usize], copies: &[(NodeId, Slice)]) -> (usize, FxHashMap<NodeId, usize>) {
        let mut lives: FxHashMap<NodeId, (usize, usize)> = FxHashMap::default();
        for (time, &g) in order.iter().enumerate() {
            for &id in &self.kernels[g].params {
                let id = self.owner(id);
                if !self.fixed.contains_key(&id) {
                    lives.entry(id).or_insert((time, time)).1 = time;
                }
            }
        }
        for (id, _) in copies {
            if let Some(life) = lives.get_mut(&self.owner(*id)) {
                life.1 = order.len();
            }
        }
        let over = self.over(order, &lives);
        for (id, root) in &over {
            let end = lives.remove(id).expect("it lives").1;
            let life = lives.get_mut(root).expect("a root keeps its place");
            life.1 = life.1.max(end);
        }
        let mut list: Vec<(usize, usize, NodeId)> = lives.into_iter().map(|(id, (from, to))| (from, to, id)).collect();
        list.sort_unstable();
        let bytes = |id: NodeId| bytes_of(self.work.nodes[id].dtype(), self.work.nodes[id].numel());
        let lives: Vec<Life> = list.iter().map(|&(from, to, id)| Life { from, to, bytes: bytes(id) }).collect();
        let Layout { offsets, size } = memory::layout(&lives);
        let mut offsets: FxHashMap<NodeId, usize> = list.iter().map(|&(_, _, id)| id).zip(offsets).collect();
        for (id, root) in over {
            offsets.insert(id, offsets[&root]);
        }
        (size, offsets)
    }

    /// Values that take the place of one which their kernel is the last to read, each with the first in that place: such a kernel
    /// works in place, as a sum of many products does.
    fn over(&self, order: &[usize], lives: &FxHashMap<NodeId, (usize, usize)>) -> Vec<(NodeId, NodeId)> {
        let mut roots: FxHashMap<NodeId, NodeId> = FxHashMap::default();
        let mut over = Vec::new();
        let bytes = |id: NodeId| (self.work.nodes[id].numel(), self.work.nodes[id].dtype().size());
        for (time, &g) in order.iter().enumerate() {
            let Built { kernel, params, .. } = &self.kernels[g];
            let ids = |access: Access| kernel.params.iter().zip(params).filter(move |(p, _)| p.access == access).map(|(_, &id)| id);
            let mut ending: Vec<NodeId> =
                ids(Access::Read).map(|id| self.owner(id)).filter(|id| lives.get(id).is_some_and(|l| l.1 == time)).collect();
            for id in ids(Access::Write).filter(|id| self.owner(*id) == *id && lives.get(id).is_some_and(|l| l.0 == time)) {
                let fits = |old: &NodeId| bytes(*old) == bytes(id) && self.reads_what_it_writes(g, id, &|p| self.owner(*p) == *old);
                let Some(at) = ending.iter().position(fits) else { continue };
                let old = ending.swap_remove(at);
                let root = *roots.get(&old).unwrap_or(&old);
                roots.insert(id, root);
                over.push((id, root));
            }
        }
        over
    }

    fn argument(&self, id: NodeId, offsets: &FxHashMap<NodeId, usize>) -> Argument {
        let owner = self.owner(id);
        if let Some(slice) = self.fixed.get(&owner) {
            return Argument::Fixed(slice.clone());
        }
        let t = &self.work.nodes[id];
        Argument::Arena { offset: offsets[&owner], size: bytes_of(t.dtype(), t.numel()) }
    }

    /// The storage of every sink without a target.
    fn settle(&self, asked: &[Sink], sinks: &[Sink]) -> Vec<(Tensor, Storage)> {
        let plain = asked.iter().zip(sinks).filter(|(_, s)| s.target.is_none());
        plain
            .map(|(asked, sink)| {
                let slice = self.fixed[&self.owner(self.value_node(sink))].clone();
                (asked.value.clone(), Storage { device: self.device.clone(), slice })
            })
            .collect()
    }
}
