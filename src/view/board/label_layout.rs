//! The layout of labels: where words would lie on each other, those of lower rank are written
//! smaller, and where that does not help they wait until one comes closer. Plain arithmetic over a
//! scene; it paints nothing.

use super::{label_image::LabelImage, render_scale::RenderScale};
use crate::view::figures::{Anchor, Figure, Label};
use bevy::math::{Rect, Vec2};
use std::collections::BTreeSet;

/// Smallest and largest type of a label on the screen, in logical pixels at the usual text size.
const TYPE: (f32, f32) = (13.0, 23.0);
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
pub(super) struct LabelFit {
    /// Their size as a share of the usual one; 0 leaves them out.
    pub size: f32,
    /// The short words instead of the whole.
    pub short: bool,
    /// How far they stand below their usual place, in their own heights.
    pub nudge: f32,
}

impl LabelFit {
    /// All words in the usual size.
    pub(super) const WHOLE: LabelFit = LabelFit { size: 1.0, short: false, nudge: 0.0 };
    /// No words.
    const NONE: LabelFit = LabelFit { size: 0.0, short: false, nudge: 0.0 };
}

/// The label as it is painted at this zoom, if it is to be seen there.
pub(super) fn label_image(label: &Label, scale: &RenderScale, fit: LabelFit) -> Option<LabelImage> {
    if scale.zoom() < label.from_zoom
        || label.text.is_empty()
        || fit.size <= 0.0
        || fit.short && label.short.is_empty()
    {
        return None;
    }
    let logical = (label.size * scale.zoom()).clamp(TYPE.0, TYPE.1.max(label.size));
    let mut image = LabelImage {
        text: if fit.short { label.short.clone() } else { label.text.clone() },
        bold: label.bold,
        title: label.title,
        quarters: (logical * scale.text * fit.size * scale.ratio * 4.0).round() as u32,
        colour: label.colour,
        plate: label.plate,
        align: match label.anchor {
            Anchor::Centre | Anchor::Above | Anchor::Below => 1,
            Anchor::Left => 2,
            Anchor::Right => 0,
        },
    };
    if label.room > 0.0 {
        image.shorten(label.room * scale.density);
    }
    Some(image)
}

/// Where the middle of a label lies beside the middle of its figure, in board units.
pub(super) fn offset(
    figure: &Figure,
    label: &Label,
    image: &LabelImage,
    scale: &RenderScale,
    fit: LabelFit,
) -> Vec2 {
    let inner = image.measure() / scale.density;
    let (half, gap) = (figure.size / 2.0, image.size() / scale.density * 0.25);
    let nudged = Vec2::new(0.0, inner.y * fit.nudge);
    let by = match label.anchor {
        Anchor::Centre => Vec2::ZERO,
        Anchor::Above => Vec2::new(0.0, -half - gap - inner.y / 2.0),
        Anchor::Below => Vec2::new(0.0, half + gap + inner.y / 2.0),
        Anchor::Left => Vec2::new(-half - gap - inner.x / 2.0, 0.0),
        Anchor::Right => Vec2::new(half + gap + inner.x / 2.0, 0.0),
    };
    by + nudged
}

/// For each figure in order how its words are written. Words of rank 0 are always written; the
/// others yield to everything of a lower rank, to what stands before them in the list, and to
/// pictures that words keep clear of. Where the whole has no room the short words are tried.
pub(super) fn lay_out(figures: &[&Figure], scale: &RenderScale) -> Vec<LabelFit> {
    let mut order: Vec<(u8, usize)> =
        figures.iter().enumerate().filter_map(|(i, f)| Some((f.label.as_ref()?.rank, i))).collect();
    if order.iter().all(|(rank, _)| *rank == 0) {
        return vec![LabelFit::WHOLE; figures.len()];
    }
    order.sort_unstable();
    let mut fits = lay_in_order(figures, scale, &order, &BTreeSet::new());
    // Words of one kind are shortened together: a row of prices of which some are said in full
    // looks like a mistake.
    let lacks = |i: usize| {
        fits[i].short
            || fits[i].size == 0.0 && figures[i].label.as_ref().is_some_and(|l| !l.short.is_empty())
    };
    let short: BTreeSet<u8> =
        order.iter().filter(|(_, i)| lacks(*i)).map(|(rank, _)| *rank).collect();
    if !short.is_empty() {
        fits = lay_in_order(figures, scale, &order, &short);
    }
    fits
}

/// Finds a place for the words of each figure, in this order; those of the ranks in `short` are
/// short where they can be.
fn lay_in_order(
    figures: &[&Figure],
    scale: &RenderScale,
    order: &[(u8, usize)],
    short: &BTreeSet<u8>,
) -> Vec<LabelFit> {
    let mut fits = vec![LabelFit::WHOLE; figures.len()];
    let seen = |f: &Figure| scale.zoom() >= f.from_zoom;
    let mut taken: Vec<(usize, Rect)> = figures
        .iter()
        .enumerate()
        .filter(|(_, f)| f.kept_clear && seen(f))
        .map(|(i, f)| (i, outline(f)))
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
        let nudges = if stands_in_line(figure) { &NUDGES[..1] } else { &NUDGES };
        let mut ways = sizes.flat_map(|(short, size)| {
            nudges.iter().map(move |&nudge| LabelFit { size, short, nudge })
        });
        let fitting = ways.find_map(|fit| {
            let lies = place(figure, scale, fit)?;
            (rank == 0 || taken.iter().all(|(other, rect)| *other == i || !touch(*rect, lies)))
                .then_some((fit, lies))
        });
        fits[i] = LabelFit::NONE;
        if let Some((fit, lies)) = fitting {
            fits[i] = fit;
            taken.push((i, lies));
        }
    }
    fits
}

/// Whether the words stand in a line with what is beside them: they have fewer words where the
/// whole finds no room, and keep to the line.
fn stands_in_line(figure: &Figure) -> bool {
    figure
        .label
        .as_ref()
        .is_some_and(|l| matches!(l.anchor, Anchor::Left | Anchor::Right) && !l.short.is_empty())
}

fn outline(figure: &Figure) -> Rect {
    Rect::from_center_half_size(figure.at.into(), Vec2::from(figure.half()) * 0.8)
}

/// Where the words of a figure lie in board units; nothing if they are not written at this zoom, or
/// would be too small.
fn place(figure: &Figure, scale: &RenderScale, fit: LabelFit) -> Option<Rect> {
    let label = figure.label.as_ref()?;
    let image = label_image(label, scale, fit)?;
    if fit.size < 1.0 && image.size() / scale.ratio < LEAST {
        return None;
    }
    let middle = Vec2::from(figure.at) + offset(figure, label, &image, scale, fit);
    let border = if label.plate { image.border() * 2.0 } else { Vec2::ZERO };
    Some(Rect::from_center_size(middle, (image.measure() + border) / scale.density))
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
        table::{
            catalogue::SeatInfo,
            game::{EditionInfo, Game, Setup},
            ids::Viewer,
            play::Play,
        },
        text::{Language, Localizer},
        view::{
            board::camera::{CameraPose, bounds},
            figures::Scene,
            scene::{self, SceneContext},
        },
    };

    fn scene(game: &'static dyn Game, edition: &EditionInfo) -> Scene {
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        let setup = Setup {
            game: game.id().into(),
            edition: edition.id.into(),
            seats: (0..edition.seats.1.min(4)).map(seat).collect(),
            options: Default::default(),
            seed: 5,
            study: false,
        };
        let mut play = Play::begin(game, setup).unwrap();
        scene::build_scene(
            &play.sight(Viewer::Everybody),
            SceneContext {
                localizer: Localizer::new(Language::En),
                palette: Default::default(),
                room: None,
            },
        )
    }

    /// How many names of systems are written on a board that has so much room, and that no two
    /// words of them touch.
    fn names(scene: &Scene, free: Vec2, text: f32) -> (usize, usize) {
        let zoom = CameraPose::fit(bounds(scene), Rect::from_corners(Vec2::ZERO, free)).scale;
        let scale = RenderScale::new(zoom, text);
        let figures: Vec<&Figure> = scene.figures.iter().collect();
        let fits = lay_out(&figures, &scale);
        let mut placed: Vec<Rect> = Vec::new();
        for (figure, fit) in figures
            .iter()
            .zip(&fits)
            .filter(|(f, s)| f.label.as_ref().is_some_and(|l| l.rank > 0) && s.size > 0.0)
        {
            let Some(lies) = place(figure, &scale, *fit) else { continue };
            assert!(
                placed.iter().all(|other| !touch(*other, lies)),
                "{} lies on other words",
                figure.key
            );
            placed.push(lies);
        }
        let is_name = |f: &Figure| f.key.starts_with("~name:");
        let written = figures.iter().zip(fits).filter(|(f, s)| is_name(f) && s.size > 0.0).count();
        (written, figures.iter().filter(|f| is_name(f)).count())
    }

    #[test]
    fn words_never_lie_on_each_other_and_come_back_with_the_zoom() {
        let editions = |game: &&'static dyn Game| {
            let game = *game;
            game.editions().iter().map(move |edition| (game, edition))
        };
        for (game, edition) in games::built_in().iter().flat_map(editions) {
            let scene = scene(game, edition);
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
        let scale = RenderScale::new(1.0, 1.0);
        assert_eq!(
            lay_out(&all.iter().collect::<Vec<_>>(), &scale),
            [LabelFit::NONE, LabelFit::WHOLE, LabelFit::WHOLE, LabelFit::NONE]
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
        let scale = RenderScale::new(1.0, 1.0);
        let laid = |label| {
            let all = beside(label);
            lay_out(&all.iter().collect::<Vec<_>>(), &scale)[1]
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
        let scale = RenderScale::new(1.0, 1.0);
        assert_eq!(
            lay_out(&all.iter().collect::<Vec<_>>(), &scale),
            [LabelFit { short: true, ..LabelFit::WHOLE }; 2]
        );
    }
}
