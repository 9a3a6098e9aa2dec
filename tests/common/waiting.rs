//! Waiting for what goes on beside a test. What is waited for is looked at itself; no time is ever
//! asserted, and the last limit is there to end what hangs.

use std::{
    thread,
    time::{Duration, Instant},
};

/// Whatever has not come by then never comes, on the busiest computer.
const LAST: Duration = Duration::from_secs(600);

/// Waits until this holds.
pub fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < LAST, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(1));
    }
}
