//! What a person can set, as plain values. Kept by the app in the person's config folder; this file
//! only says what there is.

use crate::view::art::palette::SeatSet;
use serde::{Deserialize, Serialize};

/// Languages that the program speaks, by tag, each with its own name for itself.
pub const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("fr", "Français"), ("es", "Español")];

/// Smallest and largest text, in per cent of the usual size.
pub const TEXT: (u16, u16) = (80, 200);

/// Narrowest and widest column at the right, in per cent of the usual width.
pub const SIDE_PANEL: (u16, u16) = (90, 180);

/// Lowest and highest bar at the bottom, in per cent of the usual height.
pub const BAR: (u16, u16) = (60, 220);
/// How fast a record can run, in per cent of the usual speed.
pub const REPLAY_SPEEDS: [u16; 5] = [25, 50, 100, 200, 400];
/// Smallest and largest window that is remembered, in logical pixels.
pub const WINDOW: ((u16, u16), (u16, u16)) = ((960, 600), (16384, 16384));

/// When the curtain falls between two people at one screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Curtain {
    /// At every change of person.
    Always,
    /// Only where the next person knows something that the previous one may not see.
    #[default]
    Secret,
    /// Never: everybody looks at everything the active seat sees.
    Never,
}

/// What draws the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum DrawnBy {
    /// The graphics card where there is one, else the processor.
    #[default]
    Automatic,
    /// As with a graphics card, whatever there is.
    GraphicsCard,
    /// Sparingly, as without a graphics card.
    Processor,
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
}

impl Speed {
    /// What durations are multiplied by.
    pub const fn factor(self) -> f32 {
        match self {
            Speed::Slow => 2.0,
            Speed::Normal => 1.0,
            Speed::Fast => 0.5,
        }
    }
}

/// When the numbers of rules stand on the lines of log, lessons and tips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum RuleNumbers {
    /// When somebody asks for them.
    OnDemand,
    /// While a position is studied or a record is watched; elsewhere when somebody asks.
    #[default]
    Studying,
    /// Always.
    Always,
}

/// How computer players' turns go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum BotPace {
    /// One choice after the other, so that they can be watched.
    #[default]
    Watch,
    /// Without pauses between them.
    Quick,
    /// At once; what they did is told afterwards.
    Instant,
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language tag; empty follows the computer.
    pub language: String,
    /// Text size in per cent, 100 to 200.
    pub text_size: u16,
    /// The second set of seat colours: a ladder of lightness.
    pub ladder_colours: bool,
    /// Panels, words and rings of high contrast.
    pub high_contrast: bool,
    /// Nothing moves; everything is where it belongs at once.
    pub reduced_motion: bool,
    /// Whether sounds are played.
    pub sounds: bool,
    /// How loud they are, 0 to 100.
    pub volume: u16,
    /// Whether nothing is heard while nothing moves.
    pub still_is_silent: bool,
    /// How fast ships, dice and bots are.
    pub speed: Speed,
    /// How fast a record runs by itself, one of [`REPLAY_SPEEDS`].
    pub replay_speed: u16,
    /// How computer players' turns go by.
    pub pace: BotPace,
    /// Whether decisions with exactly one offer are taken by themselves, where that is harmless.
    pub forced_moves: bool,
    /// Whether a line says where a choice has cost much of the chance to win, against computer
    /// players and in studies.
    pub coach: bool,
    /// Whether a teacher explains things when they first matter, and asks before a choice that
    /// costs much and stands, against computer players.
    pub teacher: bool,
    /// When the curtain falls.
    pub curtain: Curtain,
    /// Width of the column at the right in per cent of the usual width, 90 to 180.
    pub side_panel: u16,
    /// Height of the bar at the bottom in per cent of the usual height, 60 to 220.
    pub bar: u16,
    /// Size of the window in logical pixels when it does not fill the screen.
    pub window: (u16, u16),
    /// Where the window stands, in pixels of the desktop; without it the desktop decides.
    pub place: Option<(i16, i16)>,
    /// Whether the desktop has made the window as large as the screen.
    pub maximized: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// When the numbers of rules are shown.
    pub rule_numbers: RuleNumbers,
    /// What draws the window, from the next start on.
    pub drawing: DrawnBy,
    /// What the people who played here last are called, in the order in which they sat.
    pub names: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: String::new(),
            text_size: 100,
            ladder_colours: false,
            high_contrast: false,
            reduced_motion: false,
            sounds: true,
            volume: 70,
            still_is_silent: false,
            speed: Speed::Normal,
            replay_speed: 100,
            pace: BotPace::Watch,
            forced_moves: true,
            coach: false,
            teacher: false,
            curtain: Curtain::Secret,
            side_panel: 100,
            bar: 100,
            window: (1280, 720),
            place: None,
            maximized: false,
            full_screen: false,
            rule_numbers: RuleNumbers::Studying,
            drawing: DrawnBy::Automatic,
            names: Vec::new(),
        }
    }
}

impl Settings {
    /// The set of seat colours in use.
    pub const fn seat_set(&self) -> SeatSet {
        if self.ladder_colours { SeatSet::Ladder } else { SeatSet::House }
    }
    /// Every value within its range, whatever a file said.
    #[must_use]
    pub fn sound(mut self) -> Settings {
        self.text_size = self.text_size.clamp(TEXT.0, TEXT.1);
        self.side_panel = self.side_panel.clamp(SIDE_PANEL.0, SIDE_PANEL.1);
        self.volume = self.volume.min(100);
        self.bar = self.bar.clamp(BAR.0, BAR.1);
        let (least, most) = WINDOW;
        self.window = (self.window.0.clamp(least.0, most.0), self.window.1.clamp(least.1, most.1));
        if !REPLAY_SPEEDS.contains(&self.replay_speed) {
            self.replay_speed = 100;
        }
        if !LANGUAGES.iter().any(|(tag, _)| *tag == self.language) {
            self.language.clear();
        }
        self
    }
}
