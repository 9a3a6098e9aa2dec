//! How long something took, for measurements on a busy machine. It holds nothing.

use std::time::{Duration, Instant};

/// Processor time of this thread, where the system tells it; else the time by the clock.
pub fn time(start: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.as_ref().and_then(|text| text.split(' ').next()?.parse().ok());
    told.map_or_else(|| start.elapsed(), Duration::from_nanos)
}
