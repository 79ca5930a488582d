//! Launches recorded once and given to the driver as a whole: a graph of CUDA's or HIP's.
//!
//! Bounds checks are looked at after each replay: a launch has a status of its own, all in one block that the recording clears first.

use crate::device::Shared;
use crate::driver::Handle;
use crate::launch::Code;
use crate::memory::Block;
use kiln_kernels::program::Program;
use kiln_kernels::render::Launch;
use kiln_runtime::{Recording, Result, Slice, out_of_range};
use std::sync::Arc;
use std::thread::ThreadId;

/// Launches with bounds checks in one recording, at most.
const CHECKS: usize = 4096;

/// What the recording that is under way has come to.
pub(crate) struct Capture {
    /// Whose it is.
    pub(crate) thread: ThreadId,
    statuses: Arc<Block>,
    checked: Vec<Arc<Program>>,
    kept: Kept,
}

/// What must stay as long as a recording.
#[derive(Default)]
struct Kept {
    slices: Vec<Slice>,
    scratch: Vec<Arc<Block>>,
    codes: Vec<Arc<Code>>,
}

impl Capture {
    /// A place for a launch's status; the error says that there is none left.
    pub(crate) fn status(&mut self, program: &Arc<Program>) -> std::result::Result<Handle, String> {
        let at = self.checked.len();
        if at == CHECKS {
            return Err(format!("a recording has at most {CHECKS} launches with bounds checks"));
        }
        self.checked.push(program.clone());
        Ok(self.statuses.at + at * Launch::STATUS)
    }

    pub(crate) fn keep(&mut self, args: &[Slice], scratch: Option<Arc<Block>>, code: Arc<Code>) {
        self.kept.slices.extend_from_slice(args);
        self.kept.scratch.extend(scratch);
        self.kept.codes.push(code);
    }
}

/// A recording.
pub(crate) struct Recorded {
    shared: Arc<Shared>,
    graph: Handle,
    executable: Handle,
    statuses: Arc<Block>,
    checked: Vec<Arc<Program>>,
    _kept: Kept,
}

impl Recorded {
    /// Records what `work` launches, which does not run.
    pub(crate) fn new(shared: &Arc<Shared>, work: &mut dyn FnMut() -> Result<()>) -> Result<Option<Recorded>> {
        const RELAXED: i32 = 2;
        let begin = || -> Result<()> {
            let mut queue = shared.queue()?;
            let statuses = Arc::new(Block::new(shared, CHECKS * Launch::STATUS)?);
            // SAFETY: the stream is the device's, and the block has as many bytes.
            unsafe {
                shared.check((shared.driver.begin_capture)(shared.stream, RELAXED))?;
                let thread = std::thread::current().id();
                queue.capture = Some(Capture { thread, statuses: statuses.clone(), checked: Vec::new(), kept: Kept::default() });
                shared.check((shared.driver.fill)(statuses.at, 0, CHECKS * Launch::STATUS, shared.stream))
            }
        };
        // Whatever fails, the recording ends.
        let done = begin().and_then(|()| work());
        let (mut graph, mut executable) = (0, 0);
        let mut queue = shared.queue()?;
        let capture = shared.take_capture(&mut queue);
        // SAFETY: begun above; the driver writes the graph there.
        let ended = shared.check(unsafe { (shared.driver.end_capture)(shared.stream, &mut graph) });
        drop(queue);
        done.and(ended)?;
        let Some(Capture { statuses, checked, kept, .. }) = capture else { return Ok(None) };
        // SAFETY: the graph was just made.
        shared.check(unsafe { (shared.driver.instantiate)(&mut executable, graph, 0) })?;
        Ok(Some(Recorded { shared: shared.clone(), graph, executable, statuses, checked, _kept: kept }))
    }
}

impl Recording for Recorded {
    fn replay(&self) -> Result<()> {
        let shared = &self.shared;
        let _queue = shared.queue()?;
        // SAFETY: recorded on this device, and all that it uses is kept.
        shared.check(unsafe { (shared.driver.replay)(self.executable, shared.stream) })?;
        if self.checked.is_empty() {
            return Ok(());
        }
        let mut statuses = vec![0; self.checked.len() * Launch::STATUS];
        // SAFETY: the block has as many bytes; the copy is done once the stream has nothing left to do.
        shared.check(unsafe { (shared.driver.download)(statuses.as_mut_ptr(), self.statuses.at, statuses.len(), shared.stream) })?;
        shared.wait()?;
        for (status, program) in statuses.chunks_exact(Launch::STATUS).zip(&self.checked) {
            if let Some((at, index)) = Launch::failure(status.try_into().expect("a status")) {
                return Err(out_of_range(program, at, index));
            }
        }
        Ok(())
    }
}

impl Drop for Recorded {
    fn drop(&mut self) {
        if self.shared.enter().and_then(|()| self.shared.wait()).is_ok() {
            // SAFETY: made by this driver, and done.
            unsafe {
                (self.shared.driver.free_recording)(self.executable);
                (self.shared.driver.free_graph)(self.graph);
            }
        }
    }
}

/// Seconds that the device spends on what `work` launches.
pub(crate) fn time(shared: &Arc<Shared>, work: &mut dyn FnMut() -> Result<()>) -> Result<f64> {
    let mut events = [0; 2];
    let note = |event: Handle| -> Result<()> {
        let _queue = shared.queue()?;
        // SAFETY: the event and the stream are the device's.
        shared.check(unsafe { (shared.driver.note)(event, shared.stream) })
    };
    shared.enter()?;
    for event in &mut events {
        // SAFETY: the driver writes an event there.
        shared.check(unsafe { (shared.driver.event)(event, 0) })?;
    }
    note(events[0])?;
    let done = work();
    note(events[1])?;
    shared.wait()?;
    let mut milliseconds = 0.0;
    // SAFETY: both events have passed.
    let error = unsafe { (shared.driver.elapsed)(&mut milliseconds, events[0], events[1]) };
    for event in events {
        // SAFETY: made above.
        unsafe { (shared.driver.free_event)(event) };
    }
    done?;
    shared.check(error)?;
    Ok(f64::from(milliseconds) * 1e-3)
}
