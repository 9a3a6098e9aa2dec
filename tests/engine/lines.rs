//! Lines from a pipe that may send anything.

use caravanserai::engine::lines::{InputLine, Lines};
use std::io;

#[test]
fn long_and_strange_lines_are_told_apart() {
    let bytes: &[u8] = b"one\r\n\n0123456789ABC\nab\xffcd\nlast";
    let mut lines = Lines::with_longest(io::BufReader::with_capacity(4, bytes), 10);
    let mut all = Vec::new();
    while let Some(line) = lines.next_line().unwrap() {
        all.push(line);
    }
    let text = |s: &str| InputLine::Text(s.into());
    assert_eq!(
        all,
        [text("one"), text(""), InputLine::TooLong(13), InputLine::NotText(3), text("last")]
    );
}
