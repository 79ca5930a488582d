//! The thread pool: the caller and persistent workers take chunks of one job's items until none is left.
//!
//! There is one job at a time. The gate says whether it is open and how many workers are inside; the caller does its share, closes the gate
//! and waits until all have left. A worker that wakes late finds it closed: nobody waits for threads that the system has not
//! scheduled.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// Gate: the number of the job in the upper half, then whether it is open, then how many workers are inside.
const JOB: u64 = 1 << 32;
const OPEN: u64 = 1 << 31;
const INSIDE: u64 = OPEN - 1;

/// How often to look again before sleeping: some 50 microseconds, longer than it takes to prepare the next launch.
const SPINS: u32 = 2000;

/// A job that panicked on some thread.
#[derive(Debug)]
pub(crate) struct Panicked;

/// Threads that run jobs together with the caller. Workers start with the first job that wants them.
#[derive(Debug)]
pub(crate) struct Pool {
    threads: usize,
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    gate: AtomicU64,
    /// The open job, on the caller's stack: to be looked at from inside only.
    job: AtomicPtr<Job<'static>>,
    /// Workers that sleep, or are about to after one more look at the gate.
    sleeping: AtomicUsize,
    /// Whether the caller sleeps until the last worker leaves.
    caller_sleeps: AtomicBool,
    stop: AtomicBool,
    /// Zero where there are more threads than cores: who spins takes the core from who works.
    spins: u32,
    lock: Mutex<()>,
    wake_worker: Condvar,
    wake_caller: Condvar,
}

/// Runs items `begin..end`.
type Work<'a> = &'a (dyn Fn(i64, i64) + Sync);

struct Job<'a> {
    work: Work<'a>,
    items: i64,
    chunk: i64,
    /// The first item that nobody has taken.
    next: AtomicI64,
    panicked: AtomicBool,
}

impl Job<'_> {
    /// Takes chunks until none is left.
    fn take_part(&self) {
        let result = catch_unwind(AssertUnwindSafe(|| {
            loop {
                let begin = self.next.fetch_add(self.chunk, Ordering::Relaxed);
                if begin >= self.items {
                    return;
                }
                (self.work)(begin, self.items.min(begin.saturating_add(self.chunk)));
            }
        }));
        if result.is_err() {
            self.panicked.store(true, Ordering::Relaxed);
        }
    }
}

impl Pool {
    /// A pool of `threads`, the caller among them.
    pub(crate) fn new(threads: usize) -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let shared = Shared { spins: if threads > cores { 0 } else { SPINS }, ..Shared::default() };
        Pool { threads: threads.max(1), shared: Arc::new(shared), workers: Vec::new() }
    }

    /// Calls `work` on chunks that make up `0..items`, on up to `threads` threads; all are done when this returns.
    pub(crate) fn run(&mut self, items: i64, chunk: i64, threads: usize, work: Work<'_>) -> Result<(), Panicked> {
        let job = Job { work, items, chunk: chunk.max(1), next: AtomicI64::new(0), panicked: AtomicBool::new(false) };
        let helpers = threads.min(self.threads).saturating_sub(1);
        if helpers == 0 {
            job.take_part();
        } else {
            self.start_workers();
            self.shared.open(&job, helpers);
            job.take_part();
            self.shared.close();
        }
        if job.panicked.into_inner() { Err(Panicked) } else { Ok(()) }
    }

    /// Where the system gives no more threads, those that there are do the work.
    fn start_workers(&mut self) {
        if !self.workers.is_empty() {
            return;
        }
        for i in 1..self.threads {
            let shared = self.shared.clone();
            match std::thread::Builder::new().name(format!("kiln-cpu-{i}")).spawn(move || shared.worker()) {
                Ok(handle) => self.workers.push(handle),
                Err(_) => break,
            }
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        {
            let _guard = self.shared.guard();
            self.shared.wake_worker.notify_all();
        }
        for worker in self.workers.drain(..) {
            // A worker catches the panics of its jobs and has none of its own.
            let _ = worker.join();
        }
    }
}

impl Shared {
    fn guard(&self) -> MutexGuard<'_, ()> {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets workers into a job. `close` has to follow before the job goes away.
    fn open(&self, job: &Job<'_>, helpers: usize) {
        self.job.store(std::ptr::from_ref(job).cast_mut().cast(), Ordering::Relaxed);
        let number = self.gate.load(Ordering::Relaxed) & !(OPEN | INSIDE);
        // Sequentially consistent with the worker's `sleeping`, then gate: one of the two sees the other.
        self.gate.store(number.wrapping_add(JOB) | OPEN, Ordering::SeqCst);
        let sleeping = self.sleeping.load(Ordering::SeqCst);
        if sleeping > 0 {
            let _guard = self.guard();
            for _ in 0..sleeping.min(helpers) {
                self.wake_worker.notify_one();
            }
        }
    }

    /// Lets nobody in any more and waits until all have left.
    fn close(&self) {
        let mut gate = self.gate.fetch_and(!OPEN, Ordering::SeqCst) & !OPEN;
        for _ in 0..self.spins {
            if gate & INSIDE == 0 {
                break;
            }
            std::hint::spin_loop();
            gate = self.gate.load(Ordering::SeqCst);
        }
        if gate & INSIDE != 0 {
            let mut guard = self.guard();
            self.caller_sleeps.store(true, Ordering::SeqCst);
            while self.gate.load(Ordering::SeqCst) & INSIDE != 0 {
                guard = self.wake_caller.wait(guard).unwrap_or_else(PoisonError::into_inner);
            }
            self.caller_sleeps.store(false, Ordering::SeqCst);
        }
    }

    /// A worker's life.
    fn worker(&self) {
        let mut seen = 0;
        while let Some(gate) = self.wait(seen) {
            if self.gate.compare_exchange(gate, gate + 1, Ordering::SeqCst, Ordering::Relaxed).is_err() {
                continue;
            }
            seen = gate / JOB;
            // SAFETY: the gate was open when this worker went in, so the job was there, and the caller keeps it until all have left.
            let job = unsafe { &*self.job.load(Ordering::Relaxed) };
            job.take_part();
            let left = self.gate.fetch_sub(1, Ordering::SeqCst) - 1;
            if left & (OPEN | INSIDE) == 0 && self.caller_sleeps.load(Ordering::SeqCst) {
                let _guard = self.guard();
                self.wake_caller.notify_one();
            }
        }
    }

    /// Waits for an open gate of another job than `seen`; none when the pool goes away.
    fn wait(&self, seen: u64) -> Option<u64> {
        let news = || {
            let gate = self.gate.load(Ordering::SeqCst);
            (gate & OPEN != 0 && gate / JOB != seen).then_some(gate)
        };
        let stop = || self.stop.load(Ordering::SeqCst);
        for _ in 0..self.spins {
            match news() {
                Some(gate) => return Some(gate),
                None if stop() => return None,
                None => std::hint::spin_loop(),
            }
        }
        let mut guard = self.guard();
        self.sleeping.fetch_add(1, Ordering::SeqCst);
        let gate = loop {
            match news() {
                Some(gate) => break Some(gate),
                None if stop() => break None,
                None => guard = self.wake_worker.wait(guard).unwrap_or_else(PoisonError::into_inner),
            }
        };
        self.sleeping.fetch_sub(1, Ordering::SeqCst);
        gate
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_runs_once() {
        for threads in [1, 2, 7] {
            let mut pool = Pool::new(threads);
            for (items, chunk) in [(0, 1), (1, 1), (100, 3), (1001, 1), (5, 1000)] {
                let counts: Vec<AtomicUsize> = (0..items).map(|_| AtomicUsize::new(0)).collect();
                pool.run(items, chunk, threads, &|begin, end| {
                    for i in begin..end {
                        counts[i as usize].fetch_add(1, Ordering::Relaxed);
                    }
                })
                .unwrap();
                assert!(counts.iter().all(|c| c.load(Ordering::Relaxed) == 1), "{threads} threads, {items} items by {chunk}");
            }
        }
    }

    #[test]
    fn many_jobs_with_pauses() {
        let mut pool = Pool::new(3);
        let sum = AtomicI64::new(0);
        for round in 0..2000 {
            pool.run(64, 1, 3, &|begin, end| {
                sum.fetch_add(end - begin, Ordering::Relaxed);
            })
            .unwrap();
            if round % 500 == 0 {
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
        }
        assert_eq!(sum.into_inner(), 64 * 2000);
    }

    #[test]
    fn a_panic_is_reported_and_the_pool_goes_on() {
        let mut pool = Pool::new(4);
        for _ in 0..20 {
            assert!(pool.run(100, 1, 4, &|begin, _| assert!(begin != 50, "on purpose")).is_err());
            assert!(pool.run(100, 1, 4, &|_, _| ()).is_ok());
        }
    }
}
