//! What lies on the board beside the scene: what glows, what is pointed at, traces, ways, what
//! would come to lie where, dice. All of it is read from table, shell and sight.

use crate::{
    app::{
        session::{Session, Shell},
        table::{Moved, Table},
    },
    table::{
        action::{Offer, Thing},
        ids::{LinkId, PieceId, SeatId, SpaceId, ZoneId},
        sight::Sight,
    },
    ui::game_ui,
    view::{
        art::palette::Rgba,
        board::{BoardOutput, DiceRoll, Trace},
        figures::{Figure, Scene},
        scene::{SceneContext, key_of},
    },
};
use bevy::math::{Vec2, primitives::Segment2d};

/// How far a place may lie from the straight line of a move that went over it, in board units.
const ON_THE_WAY: f32 = 4.0;
/// How strongly what is only foreseen is painted.
const GHOST: Rgba = [255, 255, 255, 185];

/// What would come to lie where, if what is pointed at on the board or on a sheet were done.
pub(super) fn foreseen(
    table: &Table,
    shell: &Shell,
    board: &BoardOutput,
) -> Vec<(PieceId, ZoneId)> {
    if !table.asked() || !shell.dialogs.is_empty() {
        return Vec::new();
    }
    let sheet = game_ui::of(table.sight.game);
    let under = board.hovered.as_ref().and_then(|h| h.thing);
    let pointed = under.into_iter().chain(shell.hovered.iter().copied());
    let mut all: Vec<_> = pointed.flat_map(|thing| sheet.foreseen(&table.sight, thing)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The same as figures: each piece as it is drawn, faintly, on the place to which it would come.
pub(super) fn ghosts(scene: &Scene, foreseen: &[(PieceId, ZoneId)]) -> Vec<Figure> {
    let figure = |key: &str| scene.figures.iter().find(|figure| figure.key == key);
    let ghost = |&(piece, zone): &(PieceId, ZoneId)| {
        let (piece, zone) = (key_of(Thing::Piece(piece)), key_of(Thing::Zone(zone)));
        let (of, at) = (figure(&piece)?, figure(&zone)?.at);
        // Another one that stands there already stays to be seen beneath it.
        let taken = scene.figures.iter().any(|other| {
            let (x, y) = (other.at.0 - at.0, other.at.1 - at.1);
            other.layer >= of.layer && other.key != piece && x.hypot(y) < of.size / 2.0
        });
        let up = if taken { of.size * 0.45 } else { 0.0 };
        let layer = of.layer + 3;
        let key = format!("~ghost/{piece}/{zone}");
        Some(Figure { key, at: (at.0, at.1 - up), tint: GHOST, layer, label: None, ..of.clone() })
    };
    foreseen.iter().filter_map(ghost).collect()
}

/// The thing to which a way is shown: the one under the pointer, or else where the seat is bound
/// for.
pub(super) fn planned(table: &Table, shell: &Shell, board: &BoardOutput) -> Option<Thing> {
    if !table.asked() || !shell.dialogs.is_empty() {
        return None;
    }
    let under = board.hovered.as_ref().and_then(|h| h.thing);
    let leads = |to: &Thing| shell.routes.to(table, *to).is_some();
    under.filter(leads).or_else(|| shell.course(table.sight.chooser()?).filter(leads))
}

/// The way to a thing, as it is drawn.
pub(super) fn way(
    table: &Table,
    shell: &Shell,
    to: Option<Thing>,
    session: &Session,
) -> Option<Trace> {
    let (sight, palette) = (&table.sight, session.settings.seat_set());
    let context = SceneContext { localizer: session.localizer(), palette, room: None };
    let way = shell.routes.to(table, to?)?;
    let colour = context.livery(sight, sight.chooser()?).colour();
    Some(Trace { colour, points: way.way.iter().map(|s| place(sight, *s)).collect() })
}

/// What is pointed at: by a sentence, or by a lesson.
pub(super) fn pointed(table: Option<&Table>, shell: &Shell) -> Vec<Thing> {
    let mut things = shell.pointed.as_ref().map(|(t, _)| t.clone()).unwrap_or_default();
    things.extend(table.map(Table::lesson_things).unwrap_or_default());
    things
}

/// Where a move on the board begins and ends, in board units.
pub(super) fn ends(sight: &Sight, moved: &Moved) -> [(f32, f32); 2] {
    [moved.from, moved.to].map(|space| place(sight, space))
}

/// Where a space lies, in board units.
pub(super) fn place(sight: &Sight, space: SpaceId) -> (f32, f32) {
    let (x, y) = sight.catalogue.spaces[space.ix()].at;
    (x as f32 / 10.0, y as f32 / 10.0)
}

/// What was moved lately: moves of one piece after the other are one trace.
pub(super) fn traces(table: &Table, context: SceneContext) -> Vec<Trace> {
    let sight = &table.sight;
    let mut traces: Vec<Trace> = Vec::new();
    let mut last = None;
    for (seat, moved) in table.recent_moves() {
        let points = ends(sight, &moved);
        match traces.last_mut() {
            Some(trace) if last == Some((moved.piece, moved.from)) => trace.points.push(points[1]),
            _ => traces.push(Trace {
                colour: seat.map_or([255; 4], |s| context.livery(sight, s).colour()),
                points: points.to_vec(),
            }),
        }
        last = Some((moved.piece, moved.to));
    }
    traces
}

/// Who has flown lately over a link: the lines that lie on it are theirs.
pub(in crate::app) fn flown_by(table: &Table, link: LinkId) -> Vec<SeatId> {
    let sight = &table.sight;
    let Some(link) = sight.catalogue.links.get(link.ix()) else { return Vec::new() };
    let both = [link.ends.0, link.ends.1].map(|space| Vec2::from(place(sight, space)));
    let lies = |moved: &Moved| {
        let [from, to] = ends(sight, moved).map(Vec2::from);
        let way = Segment2d::new(from, to);
        both.iter().all(|end| way.closest_point(*end).distance(*end) < ON_THE_WAY)
    };
    let moves = table.recent_moves().into_iter();
    let mut seats: Vec<SeatId> =
        moves.filter(|(_, moved)| lies(moved)).filter_map(|(seat, _)| seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// The last roll. Where the game counts none, an entry in which something was left to chance is a
/// new one.
pub(super) fn dice(table: &Table, context: SceneContext) -> Option<DiceRoll> {
    let sight = &table.sight;
    let shown = game_ui::of(sight.game).dice(sight).filter(|d| !d.faces.is_empty())?;
    let roll = table.play.entries().iter().rposition(|e| !e.chance.is_empty());
    Some(DiceRoll {
        faces: shown.faces,
        sides: shown.sides,
        pilot: shown.pilot,
        colour: context.livery(sight, shown.seat).colour(),
        roll: shown.roll.unwrap_or(roll.map_or(0, |i| i as u64 + 1)),
    })
}

/// The things that glow, and those that lie one step further: a press on one of them does what
/// leads to it first.
pub(super) fn offered(sight: &Sight) -> [Vec<Thing>; 2] {
    let sheet = game_ui::of(sight.game);
    let glowing = sight.offers.iter().filter(|o| sheet.glows(o.action.verb));
    let on = |o: &Offer, thing: &Thing| sheet.goes_on_to(sight, o.action, *thing).is_some();
    let things = glowing
        .flat_map(|o| sheet.targets(sight, o).into_iter().map(move |thing| (thing, on(o, &thing))));
    let (further, mut here): (Vec<_>, Vec<_>) = things.partition(|(_, further)| *further);
    here.sort();
    here.dedup();
    [here, further].map(|things| things.into_iter().map(|(thing, _)| thing).collect())
}
