//! The sounds as they are computed: short, without clicks, told apart. When they are played is the
//! business of `tests/app`.

use caravanserai::ui::sound::{Cue, RATE, Timbre, synthesise};

/// No sound is louder than so much of what can be written.
const LOUDEST: f32 = 0.48;

const GLASS: Timbre =
    Timbre { base: 440.0, bright: 1.0, knock: 0.0, ring: 2.0, steps: [0, 5, 9, 14] };
const MUD: Timbre = Timbre { base: 70.0, bright: 0.0, knock: 1.0, ring: 0.3, steps: [0, 3, 6, 9] };

fn all() -> impl Iterator<Item = (Cue, Timbre, Vec<i16>)> {
    let colours = [Timbre::HOUSE, GLASS, MUD];
    Cue::ALL
        .into_iter()
        .flat_map(move |cue| colours.into_iter().map(move |of| (cue, of, synthesise(cue, of))))
}

#[test]
fn sounds_are_short_begin_and_end_silently_and_never_clip() {
    for (cue, of, samples) in all() {
        let seconds = samples.len() as f32 / RATE as f32;
        assert!((0.1..=1.5).contains(&seconds), "{cue:?}: {seconds} s");
        let loudest = samples.iter().map(|s| s.unsigned_abs()).max().expect("samples");
        let most = (LOUDEST * f32::from(i16::MAX)) as u16;
        assert!(loudest <= most, "{cue:?} of {of:?} is too loud");
        assert!(loudest > most / 3, "{cue:?} of {of:?} is heard");
        let edge = most / 12;
        assert!(samples[0].unsigned_abs() <= edge, "{cue:?} begins with a click");
        assert!(samples[samples.len() - 1].unsigned_abs() <= edge, "{cue:?} ends with one");
    }
}

#[test]
fn the_same_cue_and_colour_sound_the_same_and_others_do_not() {
    let (once, again): (Vec<_>, Vec<_>) = (all().collect(), all().collect());
    assert!(once == again, "sounds are computed alike each time");
    for (n, (cue, of, samples)) in once.iter().enumerate() {
        for (other, with, against) in &once[n + 1..] {
            assert!(samples != against, "{cue:?} of {of:?} sounds as {other:?} of {with:?}");
        }
    }
}
