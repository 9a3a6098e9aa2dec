//! Motion: figures glide to new places along their way, step by step, and never when nothing has
//! happened.
//!
//! It moves sprites only; where a figure is by right stands in the scene.

use super::{input::BoardInput, order::BoardSet};
use bevy::{prelude::*, time::Real, window::RequestRedraw};
use std::collections::BTreeMap;

/// How long one step takes on a long path and on a short one, in seconds.
const STEP: (f32, f32) = (0.15, 0.30);
/// Longest time for a whole path, in seconds.
const WHOLE: f32 = 2.4;

/// How long what floats rocks, in seconds, how far at most in board units, and how often.
const ROCKING: (f32, f32, f32) = (2.4, 2.4, 2.0);
/// How many points its way has.
const WAVES: usize = 24;

/// What moves at the moment.
#[derive(Resource, Default)]
pub(super) struct Motion {
    paths: BTreeMap<String, Path>,
    /// What floats, and rocks: nobody waits for it.
    rocking: BTreeMap<String, Path>,
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
    /// Lets a figure rock where it floats, dying away; those of one number go up and down together.
    pub fn rock(&mut self, key: &str, at: Vec2, float: u8) {
        let (seconds, high, times) = ROCKING;
        let height = |n: usize| {
            let share = n as f32 / WAVES as f32;
            let swell = (share * 6.0).min(1.0) * (1.0 - share);
            swell * high * (share * times * std::f32::consts::TAU + f32::from(float) * 1.3).sin()
        };
        let points = (0..=WAVES).map(|n| at + Vec2::new(0.0, height(n))).collect();
        self.rocking.insert(key.to_owned(), Path { points, seconds, age: 0.0 });
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
        let path = self.paths.get(key).or_else(|| self.rocking.get(key));
        path.map(|w| along(&w.points, w.age / w.seconds))
    }
    /// Whether a figure is on its way, or carried; what only rocks is not.
    pub fn flies(&self, key: &str) -> bool {
        self.paths.contains_key(key) || self.carried.as_ref().is_some_and(|(k, _)| k == key)
    }
    /// Ends all motion; the figures are where they belong in the next frame.
    pub fn skip(&mut self) {
        self.skipped |= self.any();
    }
    /// Whether anything moves or rocks.
    pub fn stirs(&self) -> bool {
        self.any() || !self.rocking.is_empty()
    }
    /// Whether anything moves for which one might wait.
    pub fn any(&self) -> bool {
        self.dice || self.carried.is_some() || !self.paths.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .add_systems(Update, advance.in_set(BoardSet::Show).before(super::order::SpritesDrawn));
}

fn advance(
    mut moving: ResMut<Motion>,
    input: Res<BoardInput>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !moving.stirs() && !moving.skipped {
        return;
    }
    redraw.write(RequestRedraw);
    let end = std::mem::take(&mut moving.skipped) || input.reduced_motion;
    let step = time.delta_secs().min(0.05);
    if end {
        moving.paths.clear();
        moving.rocking.clear();
        moving.dice = false;
    }
    let goes_on = |_: &String, path: &mut Path| {
        path.age += step;
        path.age < path.seconds
    };
    moving.paths.retain(goes_on);
    moving.rocking.retain(goes_on);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_floats_rocks_a_little_and_comes_to_rest_where_it_was() {
        let (mut motion, at) = (Motion::default(), Vec2::new(5.0, 7.0));
        motion.rock("boat", at, 1);
        assert!(motion.stirs() && !motion.any(), "nobody waits for it");
        let path = &motion.rocking["boat"];
        assert_eq!((path.points[0], path.points[WAVES]), (at, at));
        let far = path.points.iter().map(|p| (*p - at).length()).fold(0.0, f32::max);
        assert!(far > 0.5 && far <= ROCKING.1, "{far}");
    }

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
