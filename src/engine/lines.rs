//! Lines from an untrusted pipe: each at most [`LONGEST`] bytes, the rest of a longer one skipped.
//! It reads bytes and decides nothing about what they mean.

use std::io::{self, BufRead};

/// Longest line that is taken, in bytes: the save of a game of many thousand actions fits in, and
/// whatever else it holds is read within a second.
pub const LONGEST: usize = 2 << 20;
/// Room that is kept between lines; a longer line gives its memory back.
const KEPT: usize = 1 << 20;

/// A line, or why it is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputLine {
    /// Its text, without the end of line.
    Text(String),
    /// So many bytes, more than [`LONGEST`].
    TooLong(usize),
    /// Not UTF-8: the first wrong byte, counted from 1.
    NotText(usize),
}

/// Reads lines.
pub struct Lines<R> {
    from: R,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    /// Reads from `from`.
    pub fn new(from: R) -> Lines<R> {
        Lines { from, longest: LONGEST }
    }
    /// The same with another longest line.
    pub fn with_longest(from: R, longest: usize) -> Lines<R> {
        Lines { from, longest }
    }

    /// The next line; `None` at the end. A last line without an end of line counts.
    ///
    /// # Errors
    /// What the pipe says.
    pub fn next_line(&mut self) -> io::Result<Option<InputLine>> {
        let mut line = Vec::new();
        let mut length = 0_usize;
        let mut begun = false;
        loop {
            let chunk = match self.from.fill_buf() {
                Ok(chunk) => chunk,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(e) => return Err(e),
            };
            if chunk.is_empty() {
                if !begun {
                    return Ok(None);
                }
                break;
            }
            begun = true;
            let end = chunk.iter().position(|&b| b == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            length += part.len();
            if length <= self.longest {
                line.extend_from_slice(part);
            } else if line.capacity() > KEPT {
                line = Vec::new();
            }
            let used = end.map_or(chunk.len(), |e| e + 1);
            self.from.consume(used);
            if end.is_some() {
                break;
            }
        }
        if length > self.longest {
            return Ok(Some(InputLine::TooLong(length)));
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(Some(match String::from_utf8(line) {
            Ok(text) => InputLine::Text(text),
            Err(e) => InputLine::NotText(e.utf8_error().valid_up_to() + 1),
        }))
    }
}
