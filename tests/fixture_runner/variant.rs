//! The ways in which a case is computed: each must give the same bits.

use kiln::Options;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

/// A device, and whether operations are fused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variant {
    pub(crate) device: &'static str,
    pub(crate) fuse: bool,
}

impl Variant {
    /// Every CPU backend with fusion on and off. The first one is what users get.
    pub(crate) fn all() -> Vec<Variant> {
        let devices = kiln::device::names().into_iter().filter(|name| name.starts_with("cpu"));
        devices.flat_map(|device| [true, false].map(|fuse| Variant { device, fuse })).collect()
    }

    /// Whether this is the reference interpreter, which is slow.
    pub(crate) fn interprets(&self) -> bool {
        self.device.ends_with("interpret")
    }

    /// Computes something in this way. A panic in it, and any error, come back as text.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let device = kiln::device::open(self.device).map_err(|e| e.to_string())?;
        kiln::device::set_default(device);
        catch(|| kiln::with_options(Options { fuse: self.fuse }, work))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.device, if self.fuse { "fused" } else { "unfused" })
    }
}

/// What the first panic since the last [`catch`] said; it may have been on a thread of the device.
static MESSAGE: Mutex<Option<String>> = Mutex::new(None);

fn message() -> Option<String> {
    MESSAGE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take()
}

/// Runs `work`; a panic becomes an error with its message and place.
pub(crate) fn catch<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    message();
    let caught = panic::catch_unwind(AssertUnwindSafe(work));
    caught.unwrap_or_else(|_| Err(message().unwrap_or_else(|| "a panic without a message".into())))
}

/// Keeps the messages of panics for [`catch`] instead of printing them.
pub(crate) fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<&str>().map(|s| s.to_string()).or_else(|| payload.downcast_ref::<String>().cloned());
        let place = info.location().map_or(String::new(), |l| format!(" (at {l})"));
        let said = format!("panic: {}{place}", text.unwrap_or_default());
        MESSAGE.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(said);
    }));
}
