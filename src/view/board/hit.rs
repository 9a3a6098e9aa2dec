//! What lies under the pointer: the scene's figures tested in board coordinates. Plain arithmetic
//! without a window.
//!
//! The topmost layer wins, in it the nearest figure; a link is hit only where no figure is. What is
//! offered comes before what merely stands on it. Nothing is decided here.

use crate::{
    table::action::Thing,
    view::{
        figures::{Figure, Line, Scene},
        scene::{meets, thing_of},
    },
};
use bevy::math::{Rect, Vec2};

/// What was hit.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Key of the figure or line.
    pub key: String,
    /// Its middle in board units.
    pub at: Vec2,
    /// Radius in board units, for a ring around it; 0 for a line.
    pub radius: f32,
    /// Half its height in board units.
    pub half_height: f32,
}

/// How far from its middle a figure is hit, in board units: a little more than what is painted, for
/// small ones.
#[must_use]
pub fn radius(figure: &Figure, slack: f32) -> f32 {
    (figure.size * 0.46).max(slack)
}

/// The figure or line at a board point, at a zoom of `scale` pixels for a board unit. `slack` is
/// the least radius of a target in board units.
#[must_use]
pub fn hit_test(scene: &Scene, at: Vec2, scale: f32, slack: f32) -> Option<Hit> {
    figure(scene, at, scale, slack, |_| true).map(hit).or_else(|| line(scene, at, slack))
}

/// As [`hit_test`], for whoever chooses among `offered`: what is offered is hit although something
/// else stands on it, as ships stand on spaces and cities; what is not offered is met beside it.
#[must_use]
pub fn hit_test_offered(
    scene: &Scene,
    offered: &[Thing],
    at: Vec2,
    scale: f32,
    slack: f32,
) -> Option<Hit> {
    let wanted = |f: &Figure| thing_of(&f.key).is_some_and(|t| offered.contains(&t));
    let top = figure(scene, at, scale, slack, |_| true);
    if let Some(top) = top.filter(|f| !wanted(f)) {
        return figure(scene, at, scale, slack, wanted).or(Some(top)).map(hit);
    }
    top.map(hit).or_else(|| line(scene, at, slack))
}

/// As [`hit_test`], looking past the figure with this key.
#[must_use]
pub fn hit_test_beside(scene: &Scene, key: &str, at: Vec2, scale: f32, slack: f32) -> Option<Hit> {
    figure(scene, at, scale, slack, |f| f.key != key).map(hit)
}

/// Which of the things that can be picked up lies at a board point, of those that are not met
/// otherwise: who stands on something that is.
#[must_use]
pub fn hit_handy(scene: &Scene, handy: &[Thing], at: Vec2, slack: f32) -> Option<(Thing, Hit)> {
    let thing = |f: &Figure| thing_of(f.key.strip_prefix('~')?).filter(|t| handy.contains(t));
    let seen = scene.figures.iter().rev().filter(|f| f.picture.is_some());
    let mut there = seen.filter(|f| distance_to(f, at, slack).is_some());
    there.find_map(|f| Some((thing(f)?, hit(f))))
}

/// A name on the board: the key of what it names, and where its words lie in board units.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenName {
    /// Key of the figure that is named; its own for words that name no other, such as numbers.
    pub of: String,
    /// Where the words lie.
    pub lies: Rect,
}

/// The figure whose name is written at a board point.
#[must_use]
pub fn hit_name(scene: &Scene, names: &[WrittenName], at: Vec2) -> Option<Hit> {
    let mut named = names.iter().filter(|name| name.lies.contains(at)).map(|name| &name.of);
    named.find_map(|of| scene.figures.iter().find(|f| f.key == *of && f.picture.is_some())).map(hit)
}

fn hit(f: &Figure) -> Hit {
    Hit {
        key: f.key.clone(),
        at: Vec2::new(f.at.0, f.at.1),
        radius: f.half().0,
        half_height: f.half().1,
    }
}

fn figure(
    scene: &Scene,
    at: Vec2,
    scale: f32,
    slack: f32,
    among: impl Fn(&Figure) -> bool,
) -> Option<&Figure> {
    let mut best: Option<(i32, f32, &Figure)> = None;
    for f in scene
        .figures
        .iter()
        .filter(|f| f.picture.is_some() && scale >= f.from_zoom && meets(&f.key) && among(f))
    {
        let Some(far) = distance_to(f, at, slack) else { continue };
        // Of one layer the nearest; what is painted later lies on top where two are equally near.
        if best.is_none_or(|(layer, least, _)| f.layer > layer || f.layer == layer && far <= least)
        {
            best = Some((f.layer, far, f));
        }
    }
    best.map(|(_, _, f)| f)
}

/// How far a point lies from the middle of a figure that it hits. A card is hit on its whole face,
/// and what lies on top of others hides them: there it counts as hit in the middle.
fn distance_to(figure: &Figure, at: Vec2, slack: f32) -> Option<f32> {
    let by = at - Vec2::new(figure.at.0, figure.at.1);
    if figure.breadth == 1.0 {
        let far = by.length();
        return (far <= radius(figure, slack)).then_some(far);
    }
    let half = Vec2::from(figure.half()).max(Vec2::splat(slack));
    (by.abs().cmple(half).all()).then_some(0.0)
}

fn line(scene: &Scene, at: Vec2, slack: f32) -> Option<Hit> {
    let mut best: Option<(f32, &Line)> = None;
    for l in scene.lines.iter().filter(|l| thing_of(&l.key).is_some()) {
        let far = distance(l, at);
        if far <= slack * 0.6 && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, l));
        }
    }
    best.map(|(_, l)| Hit {
        key: l.key.clone(),
        at: Vec2::new(l.from.0 + l.to.0, l.from.1 + l.to.1) / 2.0,
        radius: 0.0,
        half_height: 0.0,
    })
}

/// Distance of a point from a line between its ends, in board units.
#[must_use]
pub fn distance(line: &Line, at: Vec2) -> f32 {
    let (from, to) = (Vec2::new(line.from.0, line.from.1), Vec2::new(line.to.0, line.to.1));
    let along = to - from;
    let share = if along.length_squared() > 0.0 {
        ((at - from).dot(along) / along.length_squared()).clamp(0.0, 1.0)
    } else {
        0.0
    };
    at.distance(from + along * share)
}
