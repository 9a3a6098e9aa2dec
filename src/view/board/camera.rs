//! The camera: which part of the board is seen where on the screen. Plain arithmetic without a
//! window, so that it can be tested.
//!
//! Board units have y down, as the screen has. It must never know what is drawn.

use crate::view::figures::{BOARD_HEIGHT, BOARD_WIDTH, Scene};
use bevy::math::{Rect, Vec2};

/// Largest magnification: logical pixels for one board unit.
pub const NEAREST: f32 = 9.0;
/// How often larger than fitted the board can be seen.
const CLOSE: f32 = 8.0;
/// How far beyond the board's edge is looked at most, where it is seen much larger than fitted, in
/// halves of the view.
const BEYOND: f32 = 0.6;
/// Space left around a fitted board, in logical pixels.
const MARGIN: f32 = 8.0;

/// Where the board is seen: `centre` (board units) lies in the middle of the free rectangle, one
/// unit is `scale` logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CameraPose {
    /// The board point in the middle of the free rectangle.
    pub centre: Vec2,
    /// Logical pixels for one board unit, above 0.
    pub scale: f32,
}

impl Default for CameraPose {
    fn default() -> Self {
        Self { centre: Vec2::new(BOARD_WIDTH, BOARD_HEIGHT) / 2.0, scale: 1.0 }
    }
}

/// The part of the board that holds figures, in board units; the whole board where a scene has
/// none.
#[must_use]
pub fn bounds(scene: &Scene) -> Rect {
    let mut all: Option<Rect> = None;
    for f in &scene.figures {
        let at = Vec2::new(f.at.0, f.at.1);
        let half = if f.picture.is_some() { Vec2::from(f.half()) } else { Vec2::ZERO };
        let own = Rect::from_corners(at - half, at + half);
        all = Some(all.map_or(own, |r| r.union(own)));
    }
    all.filter(|r| r.width() > 1.0 && r.height() > 1.0)
        .unwrap_or_else(|| Rect::new(0.0, 0.0, BOARD_WIDTH, BOARD_HEIGHT))
}

impl CameraPose {
    /// The camera that shows all of `bounds` as large as the free rectangle allows.
    #[must_use]
    pub fn fit(bounds: Rect, free: Rect) -> Self {
        let room = (free.size() - Vec2::splat(2.0 * MARGIN)).max(Vec2::splat(16.0));
        let scale = (room / bounds.size().max(Vec2::splat(1.0))).min_element().clamp(0.02, NEAREST);
        Self { centre: bounds.center(), scale }
    }

    /// Where a board point lies on the screen, in logical pixels of the window.
    #[must_use]
    pub fn to_screen(self, at: Vec2, free: Rect) -> Vec2 {
        free.center() + (at - self.centre) * self.scale
    }

    /// The board point under a screen position.
    #[must_use]
    pub fn to_board(self, screen: Vec2, free: Rect) -> Vec2 {
        self.centre + (screen - free.center()) / self.scale
    }

    /// The camera after the board was dragged by so many logical pixels.
    #[must_use]
    pub fn panned(self, by: Vec2) -> Self {
        Self { centre: self.centre - by / self.scale, ..self }
    }

    /// The camera with another scale; the board point under `screen` stays there.
    #[must_use]
    pub fn scaled_at(self, screen: Vec2, scale: f32, free: Rect) -> Self {
        let under = self.to_board(screen, free);
        Self { centre: under - (screen - free.center()) / scale, scale }
    }

    /// The smallest and the largest scale for a board: not much smaller than fitted, some times as
    /// large, and not beyond [`NEAREST`].
    #[must_use]
    pub fn scale_range(bounds: Rect, free: Rect) -> (f32, f32) {
        let fitted = Self::fit(bounds, free).scale;
        (fitted * 0.8, (fitted * CLOSE).min(NEAREST))
    }

    /// The nearest camera that stays with the board: within its reach, and looking at nothing that
    /// is not seen, too, where all of the board is. Seen larger, what lies at its edge may be
    /// brought nearer to the middle.
    #[must_use]
    pub fn clamped_to(self, bounds: Rect, free: Rect) -> Self {
        let (least, most) = Self::scale_range(bounds, free);
        let scale = self.scale.clamp(least, most);
        let fitted = Self::fit(bounds, free);
        let half = free.size() * 0.5 / scale;
        let closer = (1.0 - fitted.scale / scale).max(0.0);
        let reach = (free.size() * 0.5 / fitted.scale - half).abs() + half * closer * BEYOND;
        let centre = self.centre.clamp(fitted.centre - reach, fitted.centre + reach);
        Self { centre: centre.clamp(bounds.min, bounds.max), scale }
    }

    /// The camera between two, `t` from 0 to 1; scales are blended as ratios, so that zooming is
    /// even.
    #[must_use]
    pub fn between(from: Self, to: Self, t: f32) -> Self {
        let scale = from.scale * (to.scale / from.scale).powf(t);
        // The share of the way is taken on the screen, not on the board: a point that both lenses
        // show in one place stays there.
        let way = if (to.scale - from.scale).abs() < 1e-4 {
            t
        } else {
            (1.0 - from.scale / scale) / (1.0 - from.scale / to.scale)
        };
        Self { centre: from.centre.lerp(to.centre, way), scale }
    }
}
