//! Chips over the board that tell what others did: in which shape each is drawn and where it lies,
//! so that nothing that is looked at is covered. It collects commands and changes nothing.

use super::{large_place, over_board::below_plate};
use crate::{
    table::action::Thing,
    ui::{
        command::Command,
        memo,
        model::{Model, TurnSummary},
        since::{self, Chip, Covered, SHAPES},
    },
    view::{
        board::{BoardInput, BoardOutput, hit::WrittenName},
        figures::Figure,
        scene,
    },
};
use bevy_egui::egui::{Area, Context, Id, Order, Pos2, Rect, Vec2, pos2, vec2};

/// How much weighs a name: whoever looks for a place reads it.
const NAMED: f32 = 10.0;

/// How much weighs what no chip may lie over as long as there is any other place.
const FIRM: f32 = 60.0;

/// What others did, near where they did it, until the viewer chooses something in the own next
/// turn: chips that lie over nothing that is looked at, nor over one another.
pub(super) fn traces(
    ctx: &Context,
    free: Rect,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    let told: Vec<&TurnSummary> = since::on_board(model).collect();
    if told.is_empty() {
        ctx.data_mut(|d| d.remove::<Vec<Rect>>(places_id()));
        return;
    }
    let room = free.shrink(6.0);
    let chip = |sum: &TurnSummary, shape: usize| Chip::new(ctx, model, sum, SHAPES[shape]);
    let switch = large_place::switch(ctx);
    let bits = |r: Rect| [r.min.x, r.min.y, r.max.x, r.max.y].map(f32::to_bits);
    let camera = board.camera;
    let lies = |name: &WrittenName| {
        [name.lies.min, name.lies.max].map(|corner| [corner.x, corner.y].map(f32::to_bits))
    };
    let names: Vec<_> = board.names.iter().map(lies).collect();
    let seen = [camera.centre.x, camera.centre.y, camera.scale].map(f32::to_bits);
    let (around, said) = ((bits(room), switch.map(bits)), since::mark_of_chips(ctx, model));
    let seats: Vec<u8> = told.iter().map(|sum| sum.seat.0).collect();
    let mark = memo::mark_of((input.version, seen, names, around, said, seats));
    // In all of their shapes they are laid out only where something has changed.
    let found = memo::memo_of(ctx, "places of chips", mark, || {
        let near = told.iter().map(|sum| home(room, model, (board, input), sum));
        let near: Vec<Pos2> = near.collect();
        let of_shape = |shape: usize| -> Vec<(Vec2, Pos2)> {
            told.iter().zip(&near).map(|(sum, at)| (chip(sum, shape).size, *at)).collect()
        };
        let sizes: Vec<Vec<(Vec2, Pos2)>> = (0..SHAPES.len()).map(of_shape).collect();
        let mut taken = covered(free, board, input);
        // What is pressed there must be seen, whatever else is covered.
        taken.extend(switch.map(|lies| Covered { lies, weight: FIRM }));
        least_hidden(&sizes, room, &taken)
    });
    let (shape, places) = &*found;
    ctx.data_mut(|d| d.insert_temp(places_id(), places.clone()));
    let pointer = ctx.pointer_hover_pos();
    for (sum, place) in told.into_iter().zip(places) {
        let chip = chip(sum, *shape);
        let under = pointer.filter(|at| place.contains(*at));
        if under.is_some_and(|at| gives_way(&chip, at, (board, input))) {
            continue;
        }
        // A board is met through what lies in the background.
        let order = if chip.folds { Order::Middle } else { Order::Background };
        Area::new(Id::new(("trace", sum.seat.0)))
            .order(order)
            .interactable(chip.folds)
            .fixed_pos(place.min)
            .constrain(false)
            .show(ctx, |ui| chip.ui(ui, model, sum, commands));
    }
}

fn places_id() -> Id {
    Id::new("where chips lie now")
}

/// Where they lie now, for whatever else looks for room.
pub(super) fn places(ctx: &Context) -> Vec<Rect> {
    ctx.data(|d| d.get_temp(places_id())).unwrap_or_default()
}

/// Where a chip would lie best: where it was done, or whose deed it was.
fn home(
    room: Rect,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    sum: &TurnSummary,
) -> Pos2 {
    let places = sum.at.map(Thing::Space).into_iter().chain([Thing::Seat(sum.seat)]);
    let keys: Vec<String> = places.map(scene::key_of).collect();
    let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
    let shown = keys.iter().find_map(figure).map(|figure| board.to_screen(figure.at));
    room.clamp(shown.map_or_else(|| below_plate(room, model, sum.seat), |at| pos2(at.x, at.y)))
}

/// The first of the shapes in which chips hide nothing, else the one in which they hide least, by
/// its number, and where they lie in it.
fn least_hidden(shapes: &[Vec<(Vec2, Pos2)>], room: Rect, taken: &[Covered]) -> (usize, Vec<Rect>) {
    let mut best: Option<(f32, usize, Vec<Rect>)> = None;
    for (nth, wanted) in shapes.iter().enumerate() {
        let (hidden, places) = places_of(wanted, room, taken.to_vec());
        if best.as_ref().is_none_or(|(least, ..)| hidden < *least) {
            best = Some((hidden, nth, places));
        }
        if hidden <= 0.0 {
            break;
        }
    }
    best.map(|(_, nth, places)| (nth, places)).unwrap_or_default()
}

/// Where chips of these sizes lie, each near its point, and how much they hide: the large ones are
/// laid first, for small ones find room between them. No chip lies over another one, whatever else
/// must be covered.
fn places_of(wanted: &[(Vec2, Pos2)], room: Rect, mut taken: Vec<Covered>) -> (f32, Vec<Rect>) {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*b].0.y.total_cmp(&wanted[*a].0.y));
    let mut places = vec![Rect::NOTHING; wanted.len()];
    let mut hidden = 0.0;
    for n in order {
        let (size, near) = wanted[n];
        places[n] = since::free_place(size, near, room, &taken);
        hidden += since::hidden(places[n], &taken);
        taken.push(Covered { lies: places[n], weight: FIRM });
    }
    (hidden, places)
}

/// Whether a chip gives way to the pointer on it: to whoever wants to see what lies below; one that
/// can be pressed, to whoever wants to press what does.
fn gives_way(chip: &Chip, at: Pos2, (board, input): (&BoardOutput, &BoardInput)) -> bool {
    if !chip.folds {
        return true;
    }
    let hit = board.hit(input, bevy::math::vec2(at.x, at.y));
    hit.is_some_and(|thing| input.all_offered().contains(&thing))
}

/// Where a figure of the board lies on the screen.
pub(super) fn lies(figure: &Figure, board: &BoardOutput) -> Rect {
    let (at, half) = (board.to_screen(figure.at), figure.half());
    let size = vec2(half.0, half.1) * board.camera.scale * 2.0;
    Rect::from_center_size(pos2(at.x, at.y), size)
}

/// What of the board is looked at, on the screen: pictures, without the ground on which they lie,
/// names and the numbers of circles.
pub(super) fn covered(free: Rect, board: &BoardOutput, input: &BoardInput) -> Vec<Covered> {
    let scale = board.camera.scale;
    let seen = input.scene.figures.iter().filter(|f| f.picture.is_some() && scale >= f.from_zoom);
    // A clock is looked at, the ground on which everything lies is not.
    let ground = free.area() * 0.16;
    let offered = input.all_offered();
    let figures = seen.map(|figure| {
        let thing = scene::thing_of(&figure.key);
        // What may be pressed counts for several: where something must be covered, it is not that.
        let weight = match thing {
            Some(thing) if offered.contains(&thing) => 20.0,
            // Pieces and where they lie are what one looks for.
            Some(_) => 4.0,
            None => 1.0,
        };
        Covered { lies: lies(figure, board), weight }
    });
    let figures = figures.filter(|figure| figure.lies.area() < ground);
    let corner = |at: bevy::math::Vec2| board.to_screen((at.x, at.y));
    let words = board.names.iter().map(|name| (corner(name.lies.min), corner(name.lies.max)));
    let words = words.map(|(a, b)| Rect::from_min_max(pos2(a.x, a.y), pos2(b.x, b.y)));
    let words = words.map(|lies| Covered { lies, weight: NAMED });
    figures.chain(words).filter(|taken| taken.lies.intersects(free)).collect()
}
