//! Worked examples as files of any game: what is no example of ours is not read.

use caravanserai::{games, table::example::Example};

#[test]
fn files_of_others_are_not_read() {
    assert!(Example::read("(").is_err());
    let text = games::built_in()[0].examples()[0];
    assert!(Example::read(&text.replace("caravanserai", "somebody")).is_err());
    assert!(Example::read(&text.replace("format: 1", "format: 2")).is_err());
    assert!(Example::read(&text.replace("rules:", "roles:")).is_err());
}
