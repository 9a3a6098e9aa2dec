//! Motion: figures glide to new places along their way, step by step, and never when nothing has
//! happened.
//!
//! It moves sprites only; where a figure is by right stands in the scene.

use super::{BoardInput, BoardSet};
use bevy::{prelude::*, time::Real, window::RequestRedraw};
use std::collections::BTreeMap;

/// How long one step takes on a long path and on a short one, in seconds.
const STEP: (f32, f32) = (0.15, 0.30);
/// Longest time for a whole path, in seconds.
const WHOLE: f32 = 2.4;

/// What moves at the moment.
#[derive(Resource, Default)]
pub(super) struct Motion {
    paths: BTreeMap<String, Path>,
    /// The figure that the pointer carries, and where it is.
    carried: Option<(String, Vec2)>,
    /// The dice are tumbling.
    pub dice: bool,
    skipped: bool,
}

struct Path {
    points: Vec<Vec2>,
    seconds: f32,
    age: f32,
}

/// Quick at first, then slower; 0 to 1.
#[must_use]
pub fn ease_out(t: f32) -> f32 {
    let left = 1.0 - t.clamp(0.0, 1.0);
    1.0 - left * left * left
}

/// The point of a path after a share of the time, eased within each step so that a path is seen as
/// steps.
#[must_use]
pub fn along(points: &[Vec2], share: f32) -> Vec2 {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return Vec2::ZERO };
    let steps = points.len() - 1;
    if steps == 0 || share <= 0.0 {
        return first;
    }
    let at = share * steps as f32;
    let step = at as usize;
    if step >= steps {
        last
    } else {
        points[step].lerp(points[step + 1], ease_out(at - step as f32))
    }
}

impl Motion {
    /// Sends a figure on its way; from where it is seen now if it is moving already.
    pub fn send(&mut self, key: &str, mut points: Vec<Vec2>) {
        if let Some(path) = self.paths.get(key) {
            points[0] = along(&path.points, path.age / path.seconds);
        }
        points.dedup();
        let steps = points.len().saturating_sub(1);
        if steps == 0 {
            self.paths.remove(key);
            return;
        }
        let one = if steps > 3 { STEP.0 } else { STEP.1 };
        let seconds = (one * steps as f32).min(WHOLE);
        self.paths.insert(key.to_owned(), Path { points, seconds, age: 0.0 });
    }
    /// The pointer carries a figure: it is seen there.
    pub fn carry(&mut self, key: &str, at: Vec2) {
        self.carried = Some((key.to_owned(), at));
    }
    /// The pointer lets go: the figure glides to its place.
    pub fn let_go(&mut self, home: Vec2) {
        if let Some((key, at)) = self.carried.take() {
            self.paths.remove(&key);
            self.send(&key, vec![at, home]);
        }
    }
    /// Where a moving figure is seen now.
    pub fn seen(&self, key: &str) -> Option<Vec2> {
        if let Some((_, at)) = self.carried.as_ref().filter(|(k, _)| k == key) {
            return Some(*at);
        }
        self.paths.get(key).map(|w| along(&w.points, w.age / w.seconds))
    }
    /// Ends all motion; the figures are where they belong in the next frame.
    pub fn skip(&mut self) {
        self.skipped |= self.any();
    }
    /// Whether anything moves.
    pub fn any(&self) -> bool {
        self.dice || self.carried.is_some() || !self.paths.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .add_systems(Update, advance.in_set(BoardSet::Show).before(super::sprites::SpritesDrawn));
}

fn advance(
    mut moving: ResMut<Motion>,
    input: Res<BoardInput>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !moving.any() && !moving.skipped {
        return;
    }
    redraw.write(RequestRedraw);
    let end = std::mem::take(&mut moving.skipped) || input.reduced_motion;
    let step = time.delta_secs().min(0.05);
    if end {
        moving.paths.clear();
        moving.dice = false;
    }
    moving.paths.retain(|_, path| {
        path.age += step;
        path.age < path.seconds
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_followed_point_by_point_and_ends_at_its_end() {
        let path = [Vec2::ZERO, Vec2::new(10.0, 0.0), Vec2::new(10.0, 10.0)];
        assert_eq!(along(&path, 0.0), path[0]);
        assert_eq!(along(&path, 0.5), path[1]);
        assert_eq!(along(&path, 1.0), path[2]);
        let early = along(&path, 0.1);
        assert!(
            early.x > 2.0 && early.y == 0.0,
            "it sets off at once and keeps to the line: {early}"
        );
    }
}
