//! Writes down how long each frame of the window took, for measurements (`benches/window`). It
//! reads the clock and changes nothing; what it cannot write it says once in the log and then
//! leaves.

use bevy::prelude::*;
use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
    time::Instant,
};

/// How many frames are written at once: a script that reads sees whole lines.
const BATCH: usize = 16;

/// Where to write, and when the last frame was begun and done.
#[derive(Resource)]
pub struct FrameTimes {
    to: Option<BufWriter<File>>,
    start: Instant,
    begun: Instant,
    done: Instant,
    waiting: usize,
}

impl FrameTimes {
    /// A measurement that writes into this file; an older one is lost.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn into_file(path: &Path) -> std::io::Result<FrameTimes> {
        let now = Instant::now();
        Ok(FrameTimes {
            to: Some(BufWriter::new(File::create(path)?)),
            start: now,
            begun: now,
            done: now,
            waiting: 0,
        })
    }
}

/// Notes when the work on a frame begins.
pub fn begin(mut frames: ResMut<FrameTimes>) {
    frames.begun = Instant::now();
}

/// Writes a line for the frame: milliseconds since the start, since the frame before, and of
/// work on this one in the program's first thread, separated by tabs. What the driver draws
/// meanwhile is in the second number only.
pub fn end(mut frames: ResMut<FrameTimes>) {
    let now = Instant::now();
    let ms = |from: Instant| now.duration_since(from).as_secs_f64() * 1000.0;
    let line = format!("{:.1}\t{:.2}\t{:.2}", ms(frames.start), ms(frames.done), ms(frames.begun));
    frames.done = now;
    frames.waiting = (frames.waiting + 1) % BATCH;
    let full = frames.waiting == 0;
    let Some(to) = &mut frames.to else { return };
    let written = writeln!(to, "{line}").and_then(|()| if full { to.flush() } else { Ok(()) });
    if let Err(error) = written {
        warn!("the measurement ends: {error}");
        frames.to = None;
    }
}
