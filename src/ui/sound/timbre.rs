//! The colour of a game's sounds, in plain numbers. Nothing is heard here.

/// The colour of a game's sounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Timbre {
    /// The tone on which everything is built, in hertz.
    pub base: f32,
    /// How much of the higher partials is heard, 0 to 1.
    pub bright: f32,
    /// How much of a knock is in what is set down, 0 to 1: wood knocks, glass rings.
    pub knock: f32,
    /// How long tones ring, beside the usual length.
    pub ring: f32,
    /// The steps of its small melodies, in half tones above the base.
    pub steps: [i8; 4],
}

impl Timbre {
    /// The colour of the house: a wooden table.
    pub const HOUSE: Timbre =
        Timbre { base: 220.0, bright: 0.4, knock: 0.6, ring: 1.0, steps: [0, 4, 7, 12] };
}
