//! Sounds on Windows and macOS, by the system's own interface. Without a device nothing is heard.

use super::{Wanted, threaded::samples};
use crate::ui::sound::RATE;
use cpal::{
    Stream,
    traits::{DeviceTrait, HostTrait, StreamTrait},
};
use std::{
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::{Duration, Instant},
};

/// So long after its own length a stream is kept, so that the device has played all of it.
const TAIL: Duration = Duration::from_millis(400);

/// Plays what comes in until nobody is left who could send.
pub(super) fn run(wanted: Receiver<Wanted>) {
    let mut playing: Vec<(Stream, Instant)> = Vec::new();
    loop {
        let next = if playing.is_empty() {
            wanted.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            wanted.recv_timeout(Duration::from_millis(200))
        };
        let now = Instant::now();
        playing.retain(|(_, end)| now < *end);
        match next {
            Ok(sound) => match start(&samples(sound)) {
                Ok(Some(stream)) => playing.push(stream),
                Ok(None) => tracing::debug!("no sound device"),
                Err(why) => tracing::debug!("a sound was not played: {why}"),
            },
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Begins to play on the device that is the usual one now; gives back what must be kept until when.
fn start(samples: &[i16]) -> Result<Option<(Stream, Instant)>, cpal::Error> {
    let Some(device) = cpal::default_host().default_output_device() else { return Ok(None) };
    let usual = device.default_output_config()?;
    let (channels, rate) = (usize::from(usual.channels()), usual.sample_rate());
    let mut sound = at_rate(samples, rate).into_iter();
    let stream = device.build_output_stream::<f32, _, _>(
        usual.into(),
        move |out, _| {
            for frame in out.chunks_mut(channels.max(1)) {
                frame.fill(sound.next().unwrap_or(0.0));
            }
        },
        |why| tracing::debug!("a sound broke off: {why}"),
        None,
    )?;
    stream.play()?;
    let length = Duration::from_secs_f32(samples.len() as f32 / RATE as f32);
    Ok(Some((stream, Instant::now() + length + TAIL)))
}

/// The same sound with another number of samples a second.
fn at_rate(samples: &[i16], rate: u32) -> Vec<f32> {
    let sample = |n: usize| f32::from(samples.get(n).copied().unwrap_or(0)) / f32::from(i16::MAX);
    let all = samples.len() as u64 * u64::from(rate) / u64::from(RATE);
    let between = |n: u64| {
        let at = n as f64 * f64::from(RATE) / f64::from(rate);
        let (before, share) = (at as usize, at.fract() as f32);
        sample(before) * (1.0 - share) + sample(before + 1) * share
    };
    (0..all).map(between).collect()
}
