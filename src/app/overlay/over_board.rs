//! What lies over the board while a game is played: what is being resolved, what a lesson says,
//! what others did, and the menu where several offers are meant. It collects commands and changes
//! nothing.

use super::{areas::area, large_place};
use crate::{
    app::session::Shell,
    table::{action::Thing, ids::SeatId},
    ui::{
        command::Command,
        decision, game_ui, learn, memo,
        model::{Model, TurnSummary},
        moments,
        since::{self, Chip, Covered},
        theme, widgets,
    },
    view::{
        board::{BoardInput, BoardOutput, hit::WrittenName},
        figures::Figure,
        scene,
    },
};
use bevy_egui::egui::{Align2, Area, Context, Id, Margin, Order, Pos2, Rect, Vec2, pos2, vec2};

/// What is being resolved, over the board.
pub(super) fn tray(ctx: &Context, free: Rect, model: &Model, commands: &mut Vec<Command>) {
    let sheet = game_ui::of(model.sight.game);
    if !sheet.has_tray(model) {
        return;
    }
    let room = free.shrink(12.0);
    Area::new(Id::new("tray"))
        .order(Order::Middle)
        .fixed_pos(room.center_bottom())
        .pivot(Align2::CENTER_BOTTOM)
        .constrain_to(room)
        .show(ctx, |ui| {
            let frame = theme::dialog_frame().inner_margin(Margin::symmetric(16, 12));
            let tall = if sheet.fills_board(model) {
                room.height() - frame.total_margin().sum().y
            } else {
                room.height() * 0.62
            };
            frame.show(ui, |ui| {
                ui.set_max_size(vec2(room.width() * 0.94, tall));
                commands.extend(sheet.tray_ui(ui, model));
            });
        });
}

/// What a lesson or a puzzle says, at the head of the board.
pub(super) fn strip(ctx: &Context, rect: Rect, model: &Model, commands: &mut Vec<Command>) {
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(14, 6));
    area(ctx, "learn", rect, frame, |ui| commands.extend(learn::strip_ui(ui, model)));
}

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
        return;
    }
    let room = free.shrink(6.0);
    let chips: Vec<(Chip, Pos2)> = told
        .iter()
        .map(|sum| {
            let places = sum.at.map(Thing::Space).into_iter().chain([Thing::Seat(sum.seat)]);
            let keys: Vec<String> = places.map(scene::key_of).collect();
            let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
            let shown = keys.iter().find_map(figure).map(|figure| board.to_screen(figure.at));
            let at =
                shown.map_or_else(|| below_plate(room, model, sum.seat), |at| pos2(at.x, at.y));
            (Chip::new(ctx, model, sum), room.clamp(at))
        })
        .collect();
    let switch = large_place::switch(ctx);
    let bits = |r: Rect| [r.min.x, r.min.y, r.max.x, r.max.y].map(f32::to_bits);
    let wanted: Vec<_> =
        chips.iter().map(|(chip, at)| bits(Rect::from_min_size(*at, chip.size))).collect();
    let camera = board.camera;
    let lies = |name: &WrittenName| {
        [name.lies.min, name.lies.max].map(|corner| [corner.x, corner.y].map(f32::to_bits))
    };
    let names: Vec<_> = board.names.iter().map(lies).collect();
    let seen = [camera.centre.x, camera.centre.y, camera.scale].map(f32::to_bits);
    let mark = memo::mark_of((input.version, seen, names, bits(room), switch.map(bits), wanted));
    let places = memo::memo_of(ctx, "places of chips", mark, || {
        let wanted = chips.iter().map(|(chip, near)| (chip.size, *near)).collect();
        let mut taken = covered(free, board, input);
        // What is pressed there must be seen, whatever else is covered.
        taken.extend(switch.map(|lies| Covered { lies, weight: FIRM }));
        places_of(wanted, room, taken)
    });
    let pointer = ctx.pointer_hover_pos();
    for (((chip, _), sum), place) in chips.into_iter().zip(told).zip(places.iter()) {
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

/// How much weighs a name: whoever looks for a place reads it.
const NAMED: f32 = 10.0;

/// How much weighs what no chip may lie over as long as there is any other place.
const FIRM: f32 = 60.0;

/// Where chips of these sizes lie, each near its point: the large ones are laid first, for small
/// ones find room between them. No chip lies over another one, whatever else must be covered.
fn places_of(wanted: Vec<(Vec2, Pos2)>, room: Rect, mut taken: Vec<Covered>) -> Vec<Rect> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*b].0.y.total_cmp(&wanted[*a].0.y));
    let mut places = vec![Rect::NOTHING; wanted.len()];
    for n in order {
        let (size, near) = wanted[n];
        places[n] = since::free_place(size, near, room, &taken);
        taken.push(Covered { lies: places[n], weight: FIRM });
    }
    places
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

/// What has just happened, where it did, for a moment: it lies above everything and takes no press.
pub(super) fn moment(
    ctx: &Context,
    free: Rect,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    shell: &mut Shell,
) {
    shell.moments.follow(model);
    if !shell.dialogs.is_empty() {
        // Whoever reads something else is shown nothing behind it.
        return;
    }
    let Some(happened) = shell.moments.now(ctx) else { return };
    let touched = happened.things.iter().copied().chain(happened.seat.map(Thing::Seat));
    let places = happened.moment.at.into_iter().chain(touched);
    let keys: Vec<String> = places.map(scene::key_of).collect();
    let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
    let above = |figure: &Figure| {
        let at = board.to_screen(figure.at);
        pos2(at.x, at.y - figure.half().1 * board.camera.scale - 6.0)
    };
    let at = keys.iter().find_map(figure).map(above);
    let mut room = free.shrink(8.0);
    // What is pressed at the head of the board stays to be seen.
    if let Some(switch) = large_place::switch(ctx) {
        room.min.y = room.min.y.max(switch.max.y + 4.0);
    }
    let plate = || happened.seat.map(|seat| below_plate(room, model, seat));
    let at = at.or_else(plate).unwrap_or_else(|| room.center_top());
    Area::new(Id::new("moment"))
        .order(Order::Foreground)
        .interactable(false)
        .fixed_pos(room.clamp(at))
        .pivot(Align2::CENTER_BOTTOM)
        .constrain_to(room)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                moments::moment_ui(ui, model, &happened);
            });
        });
}

/// The place at the head of the board below the plate of a seat: there it is told of whoever lies
/// nowhere on the board.
fn below_plate(room: Rect, model: &Model, seat: SeatId) -> Pos2 {
    let seats = model.sight.catalogue.seat_count().max(1) as f32;
    let along = (f32::from(seat.0) + 0.5) / seats;
    pos2(room.left() + room.width() * along, room.top())
}

/// What of the board is looked at, on the screen: pictures, without the ground on which they lie,
/// names and the numbers of circles.
fn covered(free: Rect, board: &BoardOutput, input: &BoardInput) -> Vec<Covered> {
    let scale = board.camera.scale;
    let seen = input.scene.figures.iter().filter(|f| f.picture.is_some() && scale >= f.from_zoom);
    // A clock is looked at, the ground on which everything lies is not.
    let ground = free.area() * 0.16;
    let offered = input.all_offered();
    let figures = seen.map(|figure| {
        let (at, half) = (board.to_screen(figure.at), figure.half());
        let size = vec2(half.0, half.1) * scale * 2.0;
        let thing = scene::thing_of(&figure.key);
        // What may be pressed counts for several: where something must be covered, it is not that.
        let weight = if thing.is_some_and(|thing| offered.contains(&thing)) { 20.0 } else { 1.0 };
        Covered { lies: Rect::from_center_size(pos2(at.x, at.y), size), weight }
    });
    let figures = figures.filter(|figure| figure.lies.area() < ground);
    let corner = |at: bevy::math::Vec2| board.to_screen((at.x, at.y));
    let words = board.names.iter().map(|name| (corner(name.lies.min), corner(name.lies.max)));
    let words = words.map(|(a, b)| Rect::from_min_max(pos2(a.x, a.y), pos2(b.x, b.y)));
    let words = words.map(|lies| Covered { lies, weight: NAMED });
    figures.chain(words).filter(|taken| taken.lies.intersects(free)).collect()
}

/// The menu at the pointer where several offers are meant.
pub(super) fn choice(ctx: &Context, model: &Model, shell: &Shell, commands: &mut Vec<Command>) {
    let Some((at, offers, version)) = &shell.choice else { return };
    let offers: Vec<usize> =
        offers.iter().copied().filter(|&i| i < model.sight.offers.len()).collect();
    // Each list is measured by itself: under one name it would have the room of the one before.
    Area::new(Id::new(("choice", version, &offers)))
        .order(Order::Foreground)
        .fixed_pos(pos2(at.0 + 8.0, at.1 + 8.0))
        .constrain(true)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 24.0);
                let key = match offers.len() {
                    _ if model.flow.armed.is_some() => "ui-armed",
                    1 => "ui-choice-one",
                    _ => "ui-choice",
                };
                ui.label(widgets::small(model.texts.text(key)));
                decision::list_ui(ui, model, &offers, commands);
            });
        });
}
