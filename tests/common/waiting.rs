//! Waiting for what goes on beside a test. What is waited for is looked at itself; no time is ever
//! asserted, and the last limit is there to end what hangs.

use std::{
    thread,
    time::{Duration, Instant},
};

/// Whatever has not come by then never comes, on the busiest computer.
const LAST: Duration = Duration::from_secs(600);

/// The longest rest between two looks: what is waited for needs the processor more.
const REST: Duration = Duration::from_millis(32);

/// Waits until this holds.
pub fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let (began, mut rest) = (Instant::now(), Duration::from_millis(1));
    while !holds() {
        assert!(began.elapsed() < LAST, "waited in vain: {what}");
        thread::sleep(rest);
        rest = (rest * 2).min(REST);
    }
}
