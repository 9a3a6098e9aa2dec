//! The layout of labels: where words would lie on each other or on pictures that are kept clear,
//! they move to another of their places, those of lower rank are written smaller, and where nothing
//! helps they wait until one comes closer. Plain arithmetic over a scene, for the window and the
//! picture export alike; it paints nothing.

mod image;
mod shapes;

pub(in crate::view) use image::LabelImage;
use shapes::{Rect, TakenArea, crosses, touch};

use super::figures::{Anchor, Figure, Label, LabelSpot, Line};
use std::collections::{BTreeMap, BTreeSet};

/// Smallest and largest type of a label on the screen, in logical pixels at the usual text size.
const TYPE: (f32, f32) = (13.0, 23.0);
/// How much smaller words may be written before they are left out, in steps.
const STEPS: [f32; 4] = [1.0, 0.92, 0.84, 0.76];
/// Each further step where words are larger than usual.
const STEP: f32 = 0.88;
/// How far words without places of their own may be moved up or down to find room, in their own
/// heights.
const NUDGES: [f32; 5] = [0.0, -0.3, 0.3, -0.55, 0.55];
/// No words are made smaller than this on the screen, in logical pixels.
const LEAST: f32 = 10.5;
/// The size of words that are never left out, where nothing is free.
const KEPT: f32 = 0.7;
/// What weighs as much as standing one place further down in the list of places: a line under the
/// words, a planet or sun under them, a step smaller.
const CROSSED: f32 = 6.0;
const VEILED: f32 = 4.0;
const SMALLER: f32 = 9.0;
/// What each board unit weighs by which words stand away from where they stood at first, and the
/// most that it weighs: names that change sides are looked for anew.
const AWAY: (f32, f32) = (0.25, 20.0);

/// How far words may stand beyond the pictures of a board, in board units: most windows are wider
/// than a board.
const EDGE: (f32, f32) = (30.0, 10.0);

/// The zoom that words are laid out for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct LabelScale {
    /// Device pixels for a board unit.
    pub density: f32,
    /// Device pixels for a logical one.
    pub ratio: f32,
    /// How large words are beside the usual size, where they can give way; 0 writes none.
    pub text: f32,
    /// The same for words that are always written.
    pub firm: f32,
}

impl LabelScale {
    /// How large words of a rank are beside the usual size. Numbers that are never left out grow
    /// less than names: they would take the room of all of them.
    fn grown(&self, rank: u8) -> f32 {
        match rank {
            0 => self.firm,
            1 => self.text.max(1.0).sqrt().max(self.firm),
            _ => self.text,
        }
    }

    /// How much smaller words of a rank may be written before they are left out, in steps: where
    /// they are larger than usual, down to what is usual.
    fn steps(&self, rank: u8) -> Vec<f32> {
        let last = STEPS[STEPS.len() - 1];
        let least = last / self.grown(rank).max(1.0);
        let further = std::iter::successors(Some(last * STEP), |size| Some(size * STEP));
        STEPS.into_iter().chain(further.take_while(|size| *size >= least)).collect()
    }

    /// Logical pixels for a board unit.
    pub(in crate::view) fn zoom(&self) -> f32 {
        self.density / self.ratio
    }
}

/// Where words with places of their own stood when they were first written, by the keys of their
/// figures.
pub(in crate::view) type LabelHomes = BTreeMap<String, LabelSpot>;

/// How the words of a figure are written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::view) struct LabelFit {
    /// Their size as a share of the usual one; 0 leaves them out.
    pub size: f32,
    /// The short words instead of the whole.
    pub short: bool,
    /// How far they stand from their usual place, in board units.
    pub by: (f32, f32),
    /// 0 flush left, 1 centred, 2 flush right; nothing leaves it to the anchor.
    pub align: Option<u8>,
    /// On which of their places they stand, where one of them was free.
    pub spot: Option<LabelSpot>,
}

impl LabelFit {
    /// All words in the usual size.
    pub(in crate::view) const WHOLE: LabelFit =
        LabelFit { size: 1.0, short: false, by: (0.0, 0.0), align: None, spot: None };
    /// No words.
    const NONE: LabelFit = LabelFit { size: 0.0, ..LabelFit::WHOLE };
}

/// The label as it is painted at this zoom, if it is to be seen there.
pub(in crate::view) fn label_image(
    label: &Label,
    scale: &LabelScale,
    fit: LabelFit,
) -> Option<LabelImage> {
    if scale.zoom() < label.from_zoom
        || label.text.is_empty()
        || fit.size <= 0.0
        || scale.text <= 0.0
        || fit.short && label.short.is_empty()
    {
        return None;
    }
    let logical = (label.size * scale.zoom()).clamp(TYPE.0, TYPE.1.max(label.size));
    let usual = match label.anchor {
        Anchor::Centre | Anchor::Above | Anchor::Below => 1,
        Anchor::Left => 2,
        Anchor::Right => 0,
    };
    let quarters = |grown: f32| (logical * grown * fit.size * scale.ratio * 4.0).round() as u32;
    let mut image = LabelImage {
        text: if fit.short { label.short.clone() } else { label.text.clone() },
        bold: label.bold,
        title: label.title,
        quarters: quarters(scale.grown(label.rank)),
        colour: label.colour,
        plate: label.plate,
        align: fit.align.unwrap_or(usual),
    };
    if label.room > 0.0 {
        let room = label.room * scale.density;
        if !label.short.is_empty() && image.measure().0 > room {
            image.text.clone_from(&label.short);
        }
        // What has grown with the text size shrinks again before any word is cut.
        let (wide, high) = image.measure();
        let tall = if label.tall > 0.0 { label.tall * scale.density } else { f32::INFINITY };
        let share = (room / wide).min(tall / high).min(1.0);
        let usual = quarters(1.0).min(image.quarters);
        image.quarters = ((image.quarters as f32 * share) as u32).max(usual);
        image.shorten(room);
    }
    Some(image)
}

/// Where the middle of a label lies beside the middle of its figure, in board units.
pub(in crate::view) fn offset(
    figure: &Figure,
    label: &Label,
    image: &LabelImage,
    scale: &LabelScale,
    fit: LabelFit,
) -> (f32, f32) {
    let (wide, high) = image.measure();
    let inner = (wide / scale.density, high / scale.density);
    let (half, gap) = (figure.size / 2.0, image.size() / scale.density * 0.25);
    let beside = half + gap;
    let by = match label.anchor {
        Anchor::Centre => (0.0, 0.0),
        Anchor::Above => (0.0, -beside - inner.1 / 2.0),
        Anchor::Below => (0.0, beside + inner.1 / 2.0),
        Anchor::Left => (-beside - inner.0 / 2.0, 0.0),
        Anchor::Right => (beside + inner.0 / 2.0, 0.0),
    };
    (by.0 + fit.by.0, by.1 + fit.by.1)
}

/// For each figure in order how its words are written. Words of rank 0 are always written; the
/// others yield to everything of a lower rank, to what stands before them in the list, and to
/// pictures and areas that words keep clear of. Where the whole has no room the short words are
/// tried. Words with places of their own take the best that is free, near their home if they can.
pub(in crate::view) fn lay_out(
    figures: &[&Figure],
    lines: &[Line],
    scale: &LabelScale,
    homes: &LabelHomes,
) -> Vec<LabelFit> {
    let mut order: Vec<(u8, usize)> =
        figures.iter().enumerate().filter_map(|(i, f)| Some((f.label.as_ref()?.rank, i))).collect();
    if order.iter().all(|(rank, _)| *rank == 0) {
        return vec![LabelFit::WHOLE; figures.len()];
    }
    order.sort_unstable();
    let (board, bodies) = (board(figures), bodies(figures));
    let layout = Layout { figures, lines, scale, homes, board, bodies };
    let mut fits = layout.in_order(&order, &BTreeSet::new());
    // Words of one kind are shortened together: a row of prices of which some are said in full
    // looks like a mistake.
    let lacks = |i: usize| {
        fits[i].short
            || fits[i].size == 0.0 && figures[i].label.as_ref().is_some_and(|l| !l.short.is_empty())
    };
    let short: BTreeSet<u8> =
        order.iter().filter(|(_, i)| lacks(*i)).map(|(rank, _)| *rank).collect();
    if !short.is_empty() {
        fits = layout.in_order(&order, &short);
    }
    fits
}

/// A scene of which the words are laid out.
struct Layout<'a> {
    figures: &'a [&'a Figure],
    lines: &'a [Line],
    scale: &'a LabelScale,
    homes: &'a LabelHomes,
    /// Where the board is: words on places of their own do not stand beyond it.
    board: Rect,
    /// Planets and suns.
    bodies: Vec<TakenArea>,
}

impl Layout<'_> {
    /// Finds a place for the words of each figure, in this order; those of the ranks in `short` are
    /// short where they can be.
    fn in_order(&self, order: &[(u8, usize)], short: &BTreeSet<u8>) -> Vec<LabelFit> {
        let mut fits = vec![LabelFit::WHOLE; self.figures.len()];
        let mut taken: Vec<(usize, TakenArea)> = self.kept_clear().collect();
        for &(rank, i) in order {
            let figure = self.figures[i];
            if self.scale.zoom() < figure.from_zoom {
                continue;
            }
            let Some(label) = figure.label.as_ref() else { continue };
            let shorten = short.contains(&rank) && !label.short.is_empty();
            let free = |lies: &Rect| {
                rank == 0 || taken.iter().all(|(other, area)| *other == i || !touch(*lies, *area))
            };
            let lengths = [false, true].into_iter().filter(|short| *short || !shorten);
            let found = lengths.into_iter().find_map(|short| match label.spots.as_slice() {
                [] => self.nudged(figure, short, free),
                spots => self.on_a_spot(figure, spots, short, free),
            });
            let found = found.or_else(|| {
                // Numbers on numbers are read as other numbers: a picture is covered before words.
                let hides = |lies: &Rect| {
                    let over = || taken.iter().filter(|(n, a)| *n != i && touch(*lies, *a));
                    let words = over().filter(|(n, _)| !self.figures[*n].kept_clear).count();
                    (words, over().count())
                };
                if label.kept { self.where_it_hides_least(figure, hides) } else { None }
            });
            fits[i] = LabelFit::NONE;
            if let Some((fit, lies)) = found {
                fits[i] = fit;
                taken.push((i, TakenArea::Box(lies)));
            }
        }
        fits
    }

    /// What words keep clear of, with the number of its figure.
    fn kept_clear(&self) -> impl Iterator<Item = (usize, TakenArea)> {
        let zoom = self.scale.zoom();
        let kept = move |f: &&Figure| f.kept_clear && zoom >= f.from_zoom;
        self.figures.iter().enumerate().filter(move |(_, f)| kept(f)).map(|(i, f)| (i, outline(f)))
    }

    /// Words at their usual place, or a little above or below it.
    fn nudged(
        &self,
        figure: &Figure,
        short: bool,
        free: impl Fn(&Rect) -> bool,
    ) -> Option<(LabelFit, Rect)> {
        let nudges = if stands_in_line(figure) { &NUDGES[..1] } else { &NUDGES };
        let rank = figure.label.as_ref().map_or(0, |label| label.rank);
        self.scale.steps(rank).into_iter().find_map(|size| {
            nudges.iter().find_map(|&nudge| {
                let mut fit = LabelFit { size, short, ..LabelFit::WHOLE };
                let image = self.image(figure, fit)?;
                fit.by.1 = image.measure().1 / self.scale.density * nudge;
                let lies = place(figure, &image, self.scale, fit)?;
                free(&lies).then_some((fit, lies))
            })
        })
    }

    /// Words on that of their places which costs least.
    fn on_a_spot(
        &self,
        figure: &Figure,
        spots: &[LabelSpot],
        short: bool,
        free: impl Fn(&Rect) -> bool,
    ) -> Option<(LabelFit, Rect)> {
        let mut best: Option<(f32, LabelFit, Rect)> = None;
        let rank = figure.label.as_ref().map_or(0, |label| label.rank);
        // Another board may have a figure of the same key, which never stood there.
        let stood = self.homes.get(&figure.key).filter(|home| spots.contains(home));
        for (step, size) in self.scale.steps(rank).into_iter().enumerate() {
            let usual = LabelFit { size, short, ..LabelFit::WHOLE };
            let Some(image) = self.image(figure, usual) else { break };
            let Some(at_home) = place(figure, &image, self.scale, usual) else { break };
            for (nth, spot) in spots.iter().enumerate() {
                let base = nth as f32 + step as f32 * SMALLER;
                if best.as_ref().is_some_and(|(cost, ..)| *cost <= base) {
                    break;
                }
                let lies = at_home.beside(spot.at, spot.side);
                let (home, here) = (at_home.middle(), lies.middle());
                let by = (here.0 - home.0, here.1 - home.1);
                let align = Some(1 - spot.side.0.round() as i8).map(|side| side as u8);
                let fit = LabelFit { by, align, spot: Some(*spot), ..usual };
                if !lies.is_within(&self.board) {
                    continue;
                }
                let cost = base + self.cost(&lies) + stood.map_or(0.0, |stood| away(spot, stood));
                if best.as_ref().is_none_or(|(least, ..)| cost < *least) && free(&lies) {
                    best = Some((cost, fit, lies));
                }
            }
        }
        best.map(|(_, fit, lies)| (fit, lies))
    }

    /// Words that are never left out, small, on that of their places where they touch least.
    fn where_it_hides_least(
        &self,
        figure: &Figure,
        hides: impl Fn(&Rect) -> (usize, usize),
    ) -> Option<(LabelFit, Rect)> {
        let label = figure.label.as_ref()?;
        let usual = LabelFit { size: KEPT, short: !label.short.is_empty(), ..LabelFit::WHOLE };
        let image = label_image(label, self.scale, usual)?;
        let at_home = place(figure, &image, self.scale, usual)?;
        let there = |spot: &LabelSpot| {
            let lies = at_home.beside(spot.at, spot.side);
            let (home, here) = (at_home.middle(), lies.middle());
            (LabelFit { by: (here.0 - home.0, here.1 - home.1), ..usual }, lies)
        };
        let all = std::iter::once((usual, at_home)).filter(|_| label.spots.is_empty());
        all.chain(label.spots.iter().map(there)).min_by_key(|(_, lies)| hides(lies))
    }

    /// What lies under words although it would better not.
    fn cost(&self, lies: &Rect) -> f32 {
        let crossed = self.lines.iter().filter(|line| crosses(*lies, line.from, line.to)).count();
        let veiled = self.bodies.iter().filter(|body| touch(*lies, **body)).count();
        crossed as f32 * CROSSED + veiled as f32 * VEILED
    }

    /// The words of a figure as they are painted; nothing where they would be too small.
    fn image(&self, figure: &Figure, fit: LabelFit) -> Option<LabelImage> {
        let image = label_image(figure.label.as_ref()?, self.scale, fit)?;
        let small = fit.size < 1.0 && image.size() / self.scale.ratio < LEAST;
        (!small).then_some(image)
    }
}

/// What it weighs that words stand elsewhere than they did at first.
fn away(spot: &LabelSpot, home: &LabelSpot) -> f32 {
    // Words on the other side of a point lie further away than the point itself says.
    let middle =
        |spot: &LabelSpot| (spot.at.0 + spot.side.0 * 40.0, spot.at.1 + spot.side.1 * 15.0);
    let (here, there) = (middle(spot), middle(home));
    ((here.0 - there.0).hypot(here.1 - there.1) * AWAY.0).min(AWAY.1)
}

/// The part of the board that holds pictures, and a little around it.
fn board(figures: &[&Figure]) -> Rect {
    let pictures = figures.iter().filter(|f| f.picture.is_some());
    let boxes = pictures.map(|f| Rect::around(f.at, f.half()));
    boxes.reduce(|a, b| a.union(&b)).unwrap_or(Rect::around((0.0, 0.0), (0.0, 0.0))).wider(EDGE)
}

/// The worlds with light and shade of their own.
fn bodies(figures: &[&Figure]) -> Vec<TakenArea> {
    let scenic = figures.iter().filter(|f| f.picture.is_some_and(|p| p.is_scenic()));
    scenic.map(|f| TakenArea::Disc(f.at, f.half().0 * 0.8)).collect()
}

/// Whether the words stand in a line with what is beside them: they have fewer words where the
/// whole finds no room, and keep to the line.
fn stands_in_line(figure: &Figure) -> bool {
    figure
        .label
        .as_ref()
        .is_some_and(|l| matches!(l.anchor, Anchor::Left | Anchor::Right) && !l.short.is_empty())
}

/// What words keep clear of where a figure is: round things as circles.
fn outline(figure: &Figure) -> TakenArea {
    let (x, y) = figure.half();
    match figure.picture {
        Some(_) if figure.breadth == 1.0 => TakenArea::Disc(figure.at, x * 0.9),
        Some(_) => TakenArea::Box(Rect::around(figure.at, (x * 0.8, y * 0.8))),
        None => TakenArea::Box(Rect::around(figure.at, (x, y))),
    }
}

/// Where the words of a figure lie in board units.
fn place(figure: &Figure, image: &LabelImage, scale: &LabelScale, fit: LabelFit) -> Option<Rect> {
    let label = figure.label.as_ref()?;
    let by = offset(figure, label, image, scale, fit);
    let border = if label.plate { image.border() } else { (0.0, 0.0) };
    let (wide, high) = image.measure();
    let half = (wide / 2.0 + border.0, high / 2.0 + border.1);
    let middle = (figure.at.0 + by.0, figure.at.1 + by.1);
    Some(Rect::around(middle, (half.0 / scale.density, half.1 / scale.density)))
}

/// Middle and half size of the words of a figure as they are written at this zoom, in board units.
#[cfg(feature = "gui")]
pub(in crate::view) fn written(
    figure: &Figure,
    scale: &LabelScale,
    fit: LabelFit,
) -> Option<((f32, f32), (f32, f32))> {
    let image = label_image(figure.label.as_ref()?, scale, fit)?;
    let lies = place(figure, &image, scale, fit)?;
    Some((lies.middle(), lies.half()))
}

#[cfg(test)]
mod tests;
