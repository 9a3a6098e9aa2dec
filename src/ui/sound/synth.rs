//! The sounds, computed: partials that die away, knocks of filtered noise, small melodies. The same
//! cue and colour give the same samples; nothing is louder than full scale, and every sound begins
//! and ends in silence.

use super::{Cue, Timbre};
use std::f32::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 44_100;
/// The loudest sample, as a share of full scale: two at once are not too loud.
const PEAK: f32 = 0.48;
/// How long a sound comes up and goes out, in seconds.
const EDGES: (f32, f32) = (0.003, 0.03);
/// Partials of a rung bar of metal, as multiples of its lowest tone.
const METAL: [f32; 3] = [1.0, 2.756, 5.404];
/// Partials of a plucked tone.
const STRING: [f32; 4] = [1.0, 2.0, 3.0, 4.0];

/// A sound that is being put together.
struct Sound {
    samples: Vec<f32>,
    /// State of the noise.
    noise: u32,
}

impl Sound {
    fn new(seconds: f32) -> Sound {
        Sound { samples: vec![0.0; (seconds * RATE as f32) as usize], noise: 0x2545_f491 }
    }

    /// Noise between -1 and 1.
    fn chance(&mut self) -> f32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        self.noise as f32 / u32::MAX as f32 * 2.0 - 1.0
    }

    /// A tone from `at` on that dies away to a third in `decay` seconds; each partial is weaker
    /// and shorter than the one before, and the more so the duller the colour.
    fn tone(&mut self, at: f32, hertz: f32, partials: &[f32], (decay, loud, bright): Tone) {
        let from = (at * RATE as f32) as usize;
        for (nth, partial) in partials.iter().enumerate() {
            let part = loud * (0.15 + 0.75 * bright).powi(nth as i32);
            let (hertz, fall) = (hertz * partial, decay / (1.0 + nth as f32 * 0.7));
            if hertz > RATE as f32 / 2.5 {
                break;
            }
            for (n, sample) in self.samples.iter_mut().enumerate().skip(from) {
                let t = (n - from) as f32 / RATE as f32;
                *sample += part * (TAU * hertz * t).sin() * (-t / fall).exp() * rise(t);
            }
        }
    }

    /// A knock: noise, the duller the lower `share` is, that dies away at once.
    fn knock(&mut self, at: f32, (decay, loud, share): Tone) {
        let from = (at * RATE as f32) as usize;
        let mut low = 0.0;
        for n in from..self.samples.len() {
            let t = (n - from) as f32 / RATE as f32;
            low += (self.chance() - low) * share.clamp(0.02, 1.0);
            self.samples[n] += loud * low * (-t / decay).exp() * rise(t);
        }
    }

    /// The samples, as loud as they may be.
    fn finish(mut self) -> Vec<i16> {
        let loudest = self.samples.iter().fold(0.0f32, |most, s| most.max(s.abs())).max(1e-6);
        let all = self.samples.len();
        let out = (EDGES.1 * RATE as f32) as usize;
        for (n, sample) in self.samples.iter_mut().enumerate() {
            let left = (all - 1 - n) as f32 / out as f32;
            *sample *= PEAK / loudest * left.min(1.0);
        }
        self.samples.iter().map(|s| (s * f32::from(i16::MAX)) as i16).collect()
    }
}

/// Decay in seconds, loudness, and brightness.
type Tone = (f32, f32, f32);

/// How a sound comes up.
fn rise(t: f32) -> f32 {
    (t / EDGES.0).min(1.0)
}

/// So many half tones above a tone.
fn above(hertz: f32, steps: i8) -> f32 {
    hertz * (f32::from(steps) / 12.0).exp2()
}

/// The samples of a sound, one channel, [`RATE`] a second.
#[must_use]
pub fn synthesise(cue: Cue, of: Timbre) -> Vec<i16> {
    let Timbre { base, bright, knock, ring, steps } = of;
    let mut sound = Sound::new(length(cue));
    match cue {
        Cue::Piece => {
            sound.knock(0.0, (0.016, knock * 2.2, 0.22 + 0.3 * bright));
            sound.tone(0.0, base * 0.75, &STRING, (0.045 * ring, 1.0 - 0.5 * knock, bright));
        }
        Cue::Coin => {
            for (at, up) in [(0.0, steps[1]), (0.075, steps[2])] {
                let tone = above(base * 6.0, up);
                sound.tone(at, tone, &METAL, (0.1 * ring, 0.8, 0.3 + 0.5 * bright));
            }
        }
        Cue::Dice => {
            for (nth, at) in [0.0, 0.09, 0.16, 0.26, 0.31, 0.43].into_iter().enumerate() {
                let loud = 1.0 - 0.12 * nth as f32;
                sound.knock(at, (0.02, loud * 1.6, 0.35 + 0.1 * (nth % 3) as f32));
                let tone = above(base * 2.0, steps[nth % 4]);
                sound.tone(at, tone, &STRING, (0.018, loud * 0.4, bright));
            }
        }
        Cue::Card => {
            sound.knock(0.0, (0.05, 0.5, 0.55 + 0.35 * bright));
            sound.knock(0.085, (0.018, 1.3, 0.25 + 0.35 * bright));
            sound.tone(0.085, base, &STRING, (0.02 * ring, 0.3 * knock, bright));
        }
        Cue::Turn => {
            for (at, up) in [(0.0, steps[0]), (0.12, steps[2])] {
                sound.tone(at, above(base * 2.0, up), &STRING, (0.16 * ring, 0.7, bright * 0.6));
            }
        }
        Cue::Refused => {
            for at in [0.0, 0.1] {
                sound.tone(at, base * 0.5, &STRING, (0.05, 1.0, 0.55));
                sound.knock(at, (0.012, 0.5, 0.08));
            }
        }
        Cue::Over => {
            for (nth, up) in steps.into_iter().enumerate() {
                let tone = above(base * 2.0, up);
                sound.tone(nth as f32 * 0.16, tone, &STRING, (0.3 * ring, 0.8, bright * 0.7));
            }
        }
    }
    sound.finish()
}

/// How long a sound is, in seconds.
const fn length(cue: Cue) -> f32 {
    match cue {
        Cue::Piece => 0.18,
        Cue::Coin => 0.4,
        Cue::Dice => 0.55,
        Cue::Card => 0.2,
        Cue::Turn => 0.55,
        Cue::Refused => 0.26,
        Cue::Over => 1.3,
    }
}
