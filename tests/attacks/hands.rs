//! Hands on a display that press as quickly as anybody can and know when they did: one process that
//! takes its orders one by one and answers when each has been carried out. It judges nothing.

use super::display::Display;
use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Stdio},
    time::{SystemTime, UNIX_EPOCH},
};

/// The computer's clock, in microseconds.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// The time within which something was done: begun not before, done not after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Within {
    /// When it was ordered.
    pub from: u64,
    /// When the display had it.
    pub to: u64,
}

/// What hands have done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    /// The pointer went to a place of the window.
    Move(i64, i64),
    /// The button went down.
    Down,
    /// A key was struck.
    Key,
}

/// Hands on the window with this number.
pub struct Hands {
    process: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    window: String,
    /// Where the pointer is.
    pub pointer: (i64, i64),
    /// What was done, in order.
    pub deeds: Vec<(Within, Deed)>,
}

impl Hands {
    /// Hands that have done nothing yet, if the system gives any.
    pub fn on(display: &Display, window: String) -> Option<Hands> {
        let mut command = display.command("xdotool");
        let process = command.arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = process.ok()?;
        let orders = process.stdin.take()?;
        let answers = BufReader::new(process.stdout.take()?);
        let (pointer, deeds) = ((640, 360), Vec::new());
        Some(Hands { process, orders, answers, window, pointer, deeds })
    }

    /// Orders something and waits until the display has it; nothing where the hands are gone.
    fn order(&mut self, words: &str) -> Option<Within> {
        let from = now();
        // What the display answers to the question after it, it says when it has all before.
        self.orders.write_all(format!("{words}\ngetmouselocation\n").as_bytes()).ok()?;
        self.orders.flush().ok()?;
        let mut answer = String::new();
        let heard = self.answers.read_line(&mut answer).ok()?;
        (heard > 0).then(|| Within { from, to: now() })
    }

    fn does(&mut self, words: &str, deed: Deed) -> Option<()> {
        let within = self.order(words)?;
        self.deeds.push((within, deed));
        Some(())
    }

    /// Moves the pointer to a place of the window.
    pub fn go(&mut self, to: (i64, i64)) -> Option<()> {
        self.pointer = to;
        let words = format!("mousemove --window {} {} {}", self.window, to.0, to.1);
        self.does(&words, Deed::Move(to.0, to.1))
    }

    /// The button goes down.
    pub fn down(&mut self) -> Option<()> {
        self.does("mousedown 1", Deed::Down)
    }

    /// The button goes up.
    pub fn up(&mut self) -> Option<()> {
        self.order("mouseup 1").map(drop)
    }

    /// Strikes a key.
    pub fn key(&mut self, name: &str) -> Option<()> {
        self.does(&format!("key --delay 0 {name}"), Deed::Key)
    }
}

impl Drop for Hands {
    fn drop(&mut self) {
        super::process::end(&mut self.process);
    }
}
