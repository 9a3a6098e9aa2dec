//! The contrast of every pair of colours that panels put on each other, after WCAG 2.

use caravanserai::{
    ui::theme::Tones,
    view::art::palette::{self, Livery, Rgba, SEATS, SeatSet, contrast, lighter, mix},
};

type Pairs = Vec<(String, Rgba, Rgba)>;

fn liveries() -> impl Iterator<Item = Livery> {
    [SeatSet::House, SeatSet::Ladder]
        .into_iter()
        .flat_map(|set| (0..SEATS).map(move |seat| Livery { seat, set }))
}

/// What stands on what as text.
fn texts(t: &Tones) -> Pairs {
    let grounds = [
        ("panel", t.panel),
        ("card", t.card),
        ("well", t.well),
        ("raised", t.raised),
        ("lifted", t.lifted),
    ];
    let inks = [
        ("ink", t.ink),
        ("soft", t.soft),
        ("accent", t.accent),
        ("violet", t.violet),
        ("gain", t.gain),
        ("loss", t.loss),
    ];
    let mut pairs: Pairs = Vec::new();
    for (ground, below) in grounds {
        pairs.extend(inks.map(|(ink, above)| (format!("{ink} on {ground}"), above, below)));
        // What is refused steps back.
        let stepped = mix(below, t.soft, t.refused());
        pairs.push((format!("refused on {ground}"), stepped, below));
    }
    pairs.push(("chosen".into(), t.on_chosen, t.chosen));
    pairs.push(("a branch's banner".into(), t.on_accent, t.trial));
    for shade in [0.0, 0.25, 0.4] {
        pairs.push((format!("main button {shade}"), t.on_accent, lighter(t.accent, shade)));
    }
    for seat in liveries() {
        let below = t.tinted(seat.colour(), 0.24);
        pairs.push((format!("the card of {seat:?}"), t.ink, below));
        pairs.push((format!("the small words of {seat:?}"), t.soft, below));
    }
    for (name, tint) in [("accent", t.accent), ("gain", t.gain), ("loss", t.loss)] {
        let bar = mix(t.well, tint, t.filled());
        pairs.push((format!("words on a bar of {name}"), t.ink, bar));
        pairs.push((format!("words on a chip of {name}"), t.ink, mix(t.card, tint, 0.3)));
    }
    // Before somebody types, a field says what belongs into it.
    pairs.push(("the hint of a field".into(), mix(t.well, t.soft, t.faded(0.7)), t.well));
    pairs.push(("the main button of a sheet".into(), t.ink, t.tinted(t.accent, 0.26)));
    pairs
}

/// What must be seen against what: lines, focus, what is chosen, seats.
fn marks(t: &Tones) -> Pairs {
    let grounds = [("panel", t.panel), ("card", t.card), ("well", t.well)];
    let mut pairs: Pairs = Vec::new();
    for (ground, below) in grounds {
        pairs.push((format!("lines on {ground}"), t.hairline, below));
        pairs.push((format!("chosen on {ground}"), t.chosen, below));
        pairs.push((format!("a branch's frame on {ground}"), t.trial, below));
        for seat in liveries() {
            let mark = palette::lit(seat.colour());
            pairs.push((format!("{seat:?} on {ground}"), mark, below));
        }
    }
    pairs.push(("the sign of the open tab".into(), t.open_sign(), t.chosen));
    for (ground, below) in [("raised", t.raised), ("lifted", t.lifted), ("panel", t.panel)] {
        pairs.push((format!("the focus on {ground}"), t.accent, below));
    }
    pairs
}

fn hold(pairs: &Pairs, least: f32) {
    let low: Vec<String> = pairs
        .iter()
        .map(|(name, above, below)| (name, contrast(*above, *below)))
        .filter(|(_, found)| *found < least)
        .map(|(name, found)| format!("{name}: {found:.2}"))
        .collect();
    assert!(low.is_empty(), "less than {least}:1\n{}", low.join("\n"));
}

#[test]
fn high_contrast_is_seven_to_one_for_text_and_three_to_one_for_marks() {
    let tones = Tones::high_contrast();
    hold(&texts(&tones), 7.0);
    hold(&marks(&tones), 3.0);
}

#[test]
fn the_evening_tones_can_be_read() {
    hold(&texts(&Tones::evening()), 4.5);
}

#[test]
fn a_ring_of_two_tones_is_seen_on_every_ground() {
    // Around an offer on the board lies a bright ring with a dark one beside it: whatever is
    // painted below, one of both stands out.
    for grey in 0..=255u8 {
        let below = [grey, grey, grey, 255];
        for seat in liveries() {
            let bright = contrast(palette::lit(seat.colour()), below);
            let dark = contrast(palette::OUTLINE_STRONG, below);
            assert!(bright.max(dark) >= 3.0, "{seat:?} on {grey}: {bright:.2}, {dark:.2}");
        }
    }
}
