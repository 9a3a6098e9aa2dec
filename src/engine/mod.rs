//! The headless side: the JSON-lines protocol, simulation and the checking of replays. No window,
//! no display. Whatever comes in is answered; nothing that comes in ends the program or changes a
//! game that it does not rightly address.

mod branches;
pub mod commands;
pub mod legend;
pub mod lines;
mod open_game;
pub mod protocol;
pub mod report;
mod request;
pub mod session;
mod shown;
pub mod simulate;
pub mod statistics;
pub mod tournament;

use crate::text::Localizer;
use lines::{InputLine, LONGEST, Lines};
use protocol::ProtocolError;
use session::ProtocolSession;
use std::io::{self, BufRead, Write};

/// Answers every line of `input` with a line on `output`, until `input` ends.
///
/// # Errors
/// Only what the pipes themselves say, such as a reader of the answers that has gone.
pub fn serve(input: impl BufRead, mut output: impl Write, localizer: Localizer) -> io::Result<()> {
    let mut session = ProtocolSession::new(localizer);
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let answer = match line {
            InputLine::Text(text) => session.answer(&text),
            InputLine::TooLong(bytes) => session.answer_fault(
                &ProtocolError::new("too-long").arg("bytes", bytes).arg("most", LONGEST),
            ),
            InputLine::NotText(column) => {
                session.answer_fault(&ProtocolError::new("not-utf8").column(column))
            }
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}
