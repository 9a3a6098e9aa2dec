//! Boxes, circles and lines that words keep clear of. Plain geometry in board units.

/// What stays free between words beside each other, in heights of their box.
const GAP: f32 = 0.12;
/// Which part of its height the box of a word may lie on another one: letters do not fill their
/// line.
const OVERLAP: f32 = 0.16;

/// A point in board units.
type Point = (f32, f32);

/// An upright box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    min: Point,
    max: Point,
}

/// What is taken already.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum TakenArea {
    Box(Rect),
    /// Middle and radius.
    Disc(Point, f32),
}

impl Rect {
    /// The box around a point, of this half width and half height.
    pub(super) fn around(at: Point, half: Point) -> Rect {
        Rect { min: (at.0 - half.0, at.1 - half.1), max: (at.0 + half.0, at.1 + half.1) }
    }

    pub(super) fn middle(&self) -> Point {
        ((self.min.0 + self.max.0) / 2.0, (self.min.1 + self.max.1) / 2.0)
    }

    pub(super) fn half(&self) -> Point {
        ((self.max.0 - self.min.0) / 2.0, self.height() / 2.0)
    }

    /// A box of the same size that lies on this side of a point: -1 left of it or above, 0 around
    /// it, 1 right of it or below.
    pub(super) fn beside(&self, at: Point, side: Point) -> Rect {
        let half = self.half();
        Rect::around((at.0 + side.0 * half.0, at.1 + side.1 * half.1), half)
    }

    /// The smallest box around two.
    pub(super) fn union(&self, other: &Rect) -> Rect {
        Rect {
            min: (self.min.0.min(other.min.0), self.min.1.min(other.min.1)),
            max: (self.max.0.max(other.max.0), self.max.1.max(other.max.1)),
        }
    }

    /// The box with so much on each side.
    pub(super) fn wider(&self, by: Point) -> Rect {
        Rect {
            min: (self.min.0 - by.0, self.min.1 - by.1),
            max: (self.max.0 + by.0, self.max.1 + by.1),
        }
    }

    /// Whether all of it lies within another box.
    pub(super) fn is_within(&self, other: &Rect) -> bool {
        *other == other.union(self)
    }

    fn height(&self) -> f32 {
        self.max.1 - self.min.1
    }
}

/// Whether words that lie here touch what is taken.
pub(super) fn touch(words: Rect, taken: TakenArea) -> bool {
    match taken {
        TakenArea::Box(other) => {
            let height = words.height().min(other.height());
            let across = words.max.0.min(other.max.0) - words.min.0.max(other.min.0);
            let down = words.max.1.min(other.max.1) - words.min.1.max(other.min.1);
            across > -height * GAP && down > height * OVERLAP
        }
        TakenArea::Disc(at, radius) => {
            let air = words.height() * OVERLAP / 2.0;
            let x = at.0 - at.0.clamp(words.min.0, words.max.0);
            let y = at.1 - at.1.clamp(words.min.1 + air, words.max.1 - air);
            x.hypot(y) < radius
        }
    }
}

/// Whether a line between two points runs through a box.
pub(super) fn crosses(area: Rect, from: Point, to: Point) -> bool {
    let (mut enters, mut leaves) = (0.0f32, 1.0f32);
    for (from, to, min, max) in
        [(from.0, to.0, area.min.0, area.max.0), (from.1, to.1, area.min.1, area.max.1)]
    {
        let way = to - from;
        if way.abs() < 1e-6 {
            if from < min || from > max {
                return false;
            }
            continue;
        }
        let (a, b) = ((min - from) / way, (max - from) / way);
        enters = enters.max(a.min(b));
        leaves = leaves.min(a.max(b));
    }
    enters < leaves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_clear_of_circles_at_their_corners_too() {
        let words = Rect::around((0.0, 0.0), (10.0, 5.0));
        assert!(touch(words, TakenArea::Disc((14.0, 0.0), 5.0)));
        assert!(!touch(words, TakenArea::Disc((14.0, 8.0), 5.0)), "beside the corner");
        assert!(!touch(words, TakenArea::Box(Rect::around((30.0, 0.0), (10.0, 5.0)))));
    }

    #[test]
    fn lines_that_pass_by_cross_nothing() {
        let words = Rect::around((0.0, 0.0), (10.0, 5.0));
        assert!(crosses(words, (-20.0, 0.0), (20.0, 1.0)));
        assert!(!crosses(words, (-20.0, 8.0), (20.0, 8.0)));
        assert!(!crosses(words, (12.0, 0.0), (20.0, 0.0)), "it ends before");
        assert_eq!(words.beside((0.0, 0.0), (1.0, -1.0)), Rect::around((10.0, -5.0), (10.0, 5.0)));
    }
}
