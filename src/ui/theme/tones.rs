//! The colours of the overlay: the evening tones of the house, and those of high contrast. Plain
//! values; which of them are worn, the window says once for each frame. Nothing is painted here.

use crate::view::art::palette::{self, Rgba};
use std::cell::Cell;

/// Every colour that panels are made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tones {
    /// Ground of panels.
    pub panel: Rgba,
    /// Ground of cards on a panel.
    pub card: Rgba,
    /// Ground of wells: text fields, tracks.
    pub well: Rgba,
    /// Ground of what can be pressed.
    pub raised: Rgba,
    /// The same under the pointer.
    pub lifted: Rgba,
    /// Ground of what is chosen among several.
    pub chosen: Rgba,
    /// Ink on that.
    pub on_chosen: Rgba,
    /// Ink on the accent, for the main button.
    pub on_accent: Rgba,
    /// Fine lines between things, and the edges of what can be pressed.
    pub hairline: Rgba,
    /// Body ink.
    pub ink: Rgba,
    /// Second-rank ink.
    pub soft: Rgba,
    /// The house accent.
    pub accent: Rgba,
    /// The second accent, for rules.
    pub violet: Rgba,
    /// Ground of everything that does not count.
    pub trial: Rgba,
    /// Gain.
    pub gain: Rgba,
    /// Loss and warnings.
    pub loss: Rgba,
    /// Whether these are the tones of high contrast: then nothing fades, and edges are wide.
    pub strong: bool,
}

impl Tones {
    /// The evening tones of the house: all text at least 4.5:1 on every ground that it stands on,
    /// under the pointer as well.
    #[must_use]
    pub fn evening() -> Tones {
        let panel = palette::PANEL;
        Tones {
            panel,
            card: palette::lighter(panel, 0.055),
            well: palette::GROUND,
            raised: palette::lighter(panel, 0.10),
            lifted: palette::lighter(panel, 0.17),
            chosen: palette::mix(panel, palette::ACCENT, 0.34),
            on_chosen: [255; 4],
            on_accent: palette::INK_DARK,
            hairline: palette::lighter(panel, 0.16),
            ink: palette::INK,
            soft: palette::INK_SOFT,
            accent: palette::ACCENT,
            violet: palette::lighter(palette::VIOLET, 0.35),
            trial: palette::VIOLET,
            gain: palette::GAIN,
            loss: palette::lighter(palette::LOSS, 0.10),
            strong: false,
        }
    }

    /// High contrast: text at least 7:1 on every ground that it stands on, lines and marks 3:1.
    #[must_use]
    pub fn high_contrast() -> Tones {
        Tones {
            panel: [0, 0, 0, 255],
            card: [10, 12, 22, 255],
            well: [0, 0, 0, 255],
            raised: [26, 30, 48, 255],
            lifted: [48, 54, 80, 255],
            chosen: [255, 214, 110, 255],
            on_chosen: [0, 0, 0, 255],
            on_accent: [0, 0, 0, 255],
            hairline: [152, 162, 196, 255],
            ink: [255; 4],
            soft: [226, 231, 246, 255],
            accent: [255, 214, 110, 255],
            violet: [214, 200, 255, 255],
            trial: [190, 164, 255, 255],
            gain: [150, 255, 180, 255],
            loss: [255, 184, 170, 255],
            strong: true,
        }
    }

    /// A panel tinted with a colour, on which body text stands.
    #[must_use]
    pub fn tinted(&self, with: Rgba, share: f32) -> Rgba {
        palette::mix(self.panel, with, share)
    }

    /// What marks the open one of several signs: its ground alone where contrast is high.
    #[must_use]
    pub fn open_sign(&self) -> Rgba {
        if self.strong { self.on_chosen } else { self.accent }
    }

    /// How much is left of a colour that steps back: nothing does where contrast is high.
    #[must_use]
    pub fn faded(&self, share: f32) -> f32 {
        if self.strong { 1.0 } else { share }
    }

    /// Ink of what cannot be chosen, over a ground: how much of the second-rank ink is left.
    #[must_use]
    pub fn refused(&self) -> f32 {
        self.faded(0.85)
    }

    /// How much of a colour fills a bar on which words stand.
    #[must_use]
    pub fn filled(&self) -> f32 {
        if self.strong { 0.3 } else { 0.45 }
    }
}

thread_local! {
    /// What is worn by the panels that this thread draws. A frame's panels are drawn by one thread
    /// from beginning to end.
    static WORN: Cell<Option<Tones>> = const { Cell::new(None) };
}

/// Has all panels that this thread draws from now on wear the tones of high contrast, or those of
/// the evening.
pub fn wear(high_contrast: bool) {
    let tones = if high_contrast { Tones::high_contrast() } else { Tones::evening() };
    WORN.set(Some(tones));
}

/// What is worn.
#[must_use]
pub fn worn() -> Tones {
    WORN.get().unwrap_or_else(|| {
        wear(false);
        Tones::evening()
    })
}
