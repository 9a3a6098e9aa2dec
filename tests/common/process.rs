//! A test in a process of its own, for what is chosen once for the whole program.

use std::{env, process::Command};

const ALONE: &str = "CARAVANSERAI_TEST_ALONE";

/// Runs `body` as the only test of a process; `test` is the path of the test that calls this.
pub fn alone(test: &str, body: impl FnOnce()) {
    if env::var(ALONE).is_ok_and(|name| name == test) {
        return body();
    }
    let name = test.split_once("::").map_or(test, |(_, name)| name);
    let output = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", name, "--nocapture"])
        .env(ALONE, test)
        .output()
        .expect("this program runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}{wrong}");
}
