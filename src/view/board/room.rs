//! Room for words: at a zoom where words would lie on each other, those of lower rank are written
//! smaller, and where that does not help they wait until one comes closer. Plain arithmetic over a
//! scene; it paints nothing.

use super::draw::{Detail, beside, words};
use crate::view::figures::{Anchor, Figure};
use bevy::math::{Rect, Vec2};
use std::collections::BTreeSet;

/// How much smaller words may be written before they are left out, in steps.
const STEPS: [f32; 4] = [1.0, 0.92, 0.84, 0.76];
/// How far words may be moved up or down to find room, in their own heights.
const NUDGES: [f32; 5] = [0.0, -0.3, 0.3, -0.55, 0.55];
/// No words are made smaller than this on the screen, in logical pixels.
const LEAST: f32 = 10.5;
/// What stays free between words beside each other, in heights of their box.
const GAP: f32 = 0.12;
/// Which part of its height the box of a word may lie on another one: letters do not fill their
/// line.
const OVERLAP: f32 = 0.16;

/// How the words of a figure are written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Share {
    /// Their size as a share of the usual one; 0 leaves them out.
    pub size: f32,
    /// The short words instead of the whole.
    pub short: bool,
    /// How far they stand below their usual place, in their own heights.
    pub nudge: f32,
}

impl Share {
    /// All words in the usual size.
    pub(super) const WHOLE: Share = Share { size: 1.0, short: false, nudge: 0.0 };
    /// No words.
    const NONE: Share = Share { size: 0.0, short: false, nudge: 0.0 };
}

/// For each figure in order how its words are written. Words of rank 0 are always written; the
/// others yield to everything of a lower rank, to what stands before them in the list, and to
/// pictures that words keep clear of. Where the whole has no room the short words are tried.
pub(super) fn shares(figures: &[&Figure], detail: &Detail) -> Vec<Share> {
    let mut order: Vec<(u8, usize)> =
        figures.iter().enumerate().filter_map(|(i, f)| Some((f.label.as_ref()?.rank, i))).collect();
    if order.iter().all(|(rank, _)| *rank == 0) {
        return vec![Share::WHOLE; figures.len()];
    }
    order.sort_unstable();
    let mut shares = laid(figures, detail, &order, &BTreeSet::new());
    // Words of one kind are shortened together: a row of prices of which some are said in full
    // looks like a mistake.
    let lacks = |i: usize| {
        shares[i].short
            || shares[i].size == 0.0
                && figures[i].label.as_ref().is_some_and(|l| !l.short.is_empty())
    };
    let short: BTreeSet<u8> =
        order.iter().filter(|(_, i)| lacks(*i)).map(|(rank, _)| *rank).collect();
    if !short.is_empty() {
        shares = laid(figures, detail, &order, &short);
    }
    shares
}

/// Finds a place for the words of each figure, in this order; those of the ranks in `short` are
/// short where they can be.
fn laid(
    figures: &[&Figure],
    detail: &Detail,
    order: &[(u8, usize)],
    short: &BTreeSet<u8>,
) -> Vec<Share> {
    let mut shares = vec![Share::WHOLE; figures.len()];
    let seen = |f: &Figure| detail.density / detail.ratio >= f.from_zoom;
    let mut taken: Vec<(usize, Rect)> = figures
        .iter()
        .enumerate()
        .filter(|(_, f)| f.kept_clear && seen(f))
        .map(|(i, f)| (i, ground(f)))
        .collect();
    for &(rank, i) in order {
        let figure = figures[i];
        if !seen(figure) {
            continue;
        }
        let shorten =
            short.contains(&rank) && figure.label.as_ref().is_some_and(|l| !l.short.is_empty());
        let sizes = [false, true]
            .into_iter()
            .filter(|short| *short || !shorten)
            .flat_map(|short| STEPS.map(|size| (short, size)));
        let nudges = if in_line(figure) { &NUDGES[..1] } else { &NUDGES };
        let mut ways = sizes.flat_map(|(short, size)| {
            nudges.iter().map(move |&nudge| Share { size, short, nudge })
        });
        let fitting = ways.find_map(|share| {
            let lies = place(figure, detail, share)?;
            (rank == 0 || taken.iter().all(|(other, rect)| *other == i || !touch(*rect, lies)))
                .then_some((share, lies))
        });
        shares[i] = Share::NONE;
        if let Some((share, lies)) = fitting {
            shares[i] = share;
            taken.push((i, lies));
        }
    }
    shares
}

/// Whether the words stand in a line with what is beside them: they have fewer words where the
/// whole finds no room, and keep to the line.
fn in_line(figure: &Figure) -> bool {
    figure
        .label
        .as_ref()
        .is_some_and(|l| matches!(l.anchor, Anchor::Left | Anchor::Right) && !l.short.is_empty())
}

fn ground(figure: &Figure) -> Rect {
    Rect::from_center_half_size(figure.at.into(), Vec2::from(figure.half()) * 0.8)
}

/// Where the words of a figure lie in board units; nothing if they are not written at this zoom, or
/// would be too small.
fn place(figure: &Figure, detail: &Detail, share: Share) -> Option<Rect> {
    let label = figure.label.as_ref()?;
    let words = words(label, detail, share)?;
    if share.size < 1.0 && words.quarters as f32 / 4.0 / detail.ratio < LEAST {
        return None;
    }
    let middle = Vec2::from(figure.at) + beside(figure, label, &words, detail, share);
    let border = if label.plate { words.border() * 2.0 } else { Vec2::ZERO };
    Some(Rect::from_center_size(middle, (words.measure() + border) / detail.density))
}

fn touch(a: Rect, b: Rect) -> bool {
    let height = a.height().min(b.height());
    let across = a.max.x.min(b.max.x) - a.min.x.max(b.min.x);
    let down = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
    across > -height * GAP && down > height * OVERLAP
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games,
        table::{catalogue::SeatInfo, game::Setup, ids::Viewer, play::Play},
        text::{Language, Localizer},
        view::{
            board::lens::{Lens, bounds},
            figures::Scene,
            scene::{self, SceneContext},
        },
    };

    fn scene(edition: &str) -> Scene {
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        let setup = Setup {
            game: "merchant_of_venus".into(),
            edition: edition.into(),
            seats: (0..4).map(seat).collect(),
            options: Default::default(),
            seed: 5,
            study: false,
        };
        let mut play = Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap();
        scene::build_scene(
            &play.sight(Viewer::Everybody),
            SceneContext { localizer: Localizer::new(Language::En), palette: Default::default() },
        )
    }

    /// How many names of systems are written on a board that has so much room, and that no two
    /// words of them touch.
    fn names(scene: &Scene, free: Vec2, text: f32) -> (usize, usize) {
        let scale = Lens::fit(bounds(scene), Rect::from_corners(Vec2::ZERO, free)).scale;
        let detail = Detail { density: scale, ratio: 1.0, text, ..Detail::default() };
        let figures: Vec<&Figure> = scene.figures.iter().collect();
        let shares = shares(&figures, &detail);
        let mut placed: Vec<Rect> = Vec::new();
        for (figure, share) in figures
            .iter()
            .zip(&shares)
            .filter(|(f, s)| f.label.as_ref().is_some_and(|l| l.rank > 0) && s.size > 0.0)
        {
            let Some(lies) = place(figure, &detail, *share) else { continue };
            assert!(
                placed.iter().all(|other| !touch(*other, lies)),
                "{} lies on other words",
                figure.key
            );
            placed.push(lies);
        }
        let is_name = |f: &Figure| f.key.starts_with("~name:");
        let written =
            figures.iter().zip(shares).filter(|(f, s)| is_name(f) && s.size > 0.0).count();
        (written, figures.iter().filter(|f| is_name(f)).count())
    }

    #[test]
    fn words_never_lie_on_each_other_and_come_back_with_the_zoom() {
        for edition in ["2012", "1988"] {
            let scene = scene(edition);
            let (large, all) = names(&scene, Vec2::new(1320.0, 880.0), 1.0);
            assert_eq!(large, all, "on a large screen every name is written");
            let (usual, all) = names(&scene, Vec2::new(940.0, 545.0), 1.0);
            assert!(usual + 1 >= all, "on a usual screen {usual} of {all} names are written");
            let (small, all) = names(&scene, Vec2::new(838.0, 400.0), 1.0);
            assert!(small * 3 >= all * 2, "on a small board {small} of {all} names are written");
        }
    }

    #[test]
    fn words_of_rank_nought_are_always_written() {
        let label = || crate::view::figures::Label::new("word\nword\nword", 20.0, [255; 4]);
        let figure =
            |key: &str, rank| Figure::words(key, label().yielding(rank), (50.0, 50.0), 0.0, 0);
        let all = [figure("a", 2), figure("b", 0), figure("c", 0), figure("d", 1)];
        let detail = Detail { density: 1.0, ratio: 1.0, text: 1.0, ..Detail::default() };
        assert_eq!(
            shares(&all.iter().collect::<Vec<_>>(), &detail),
            [Share::NONE, Share::WHOLE, Share::WHOLE, Share::NONE]
        );
    }

    #[test]
    fn words_in_a_line_keep_to_it() {
        let plain = || {
            crate::view::figures::Label::new("4 cards in hand", 20.0, [255; 4])
                .yielding(2)
                .anchored(Anchor::Left)
        };
        let beside = |label| {
            [
                Figure::words(
                    "a",
                    crate::view::figures::Label::new("Ann", 20.0, [255; 4]),
                    (-75.0, 42.0),
                    0.0,
                    0,
                ),
                Figure::words("b", label, (50.0, 50.0), 0.0, 0),
            ]
        };
        let detail = Detail { density: 1.0, ratio: 1.0, text: 1.0, ..Detail::default() };
        let laid = |label| {
            let all = beside(label);
            shares(&all.iter().collect::<Vec<_>>(), &detail)[1]
        };
        assert!(laid(plain()).nudge != 0.0, "words that cannot be shortened are moved");
        assert_eq!(laid(plain().or("4")).nudge, 0.0);
    }

    #[test]
    fn words_without_room_are_shortened_together() {
        let figure = |key: &str, x: f32| {
            Figure::words(
                key,
                crate::view::figures::Label::new("costs seven", 20.0, [255; 4]).yielding(1).or("7"),
                (x, 50.0),
                0.0,
                0,
            )
        };
        let all = [figure("a", 50.0), figure("b", 90.0)];
        let detail = Detail { density: 1.0, ratio: 1.0, text: 1.0, ..Detail::default() };
        assert_eq!(
            shares(&all.iter().collect::<Vec<_>>(), &detail),
            [Share { short: true, ..Share::WHOLE }; 2]
        );
    }
}
