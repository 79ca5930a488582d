//! Ctrl-C and requests to end.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that Ctrl-C, or a request to end, sets from now on. A second one ends the process at once.
pub(super) fn flag() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: what ends the process looks at the flag before the same signal sets it.
        flag::register_conditional_shutdown(signal, i32::from(super::STOPPED), stop.clone())?;
        flag::register(signal, stop.clone())?;
    }
    Ok(stop)
}
