//! What lies over the board while a game is played: what is being resolved, the menu where several
//! offers are meant, and the words on what the pointer is on. It collects commands and changes
//! nothing.

use super::{board_bridge, overlay, session::Shell, table::Table};
use crate::{
    table::{
        action::{Message, Thing},
        ids::{KindId, SeatId},
    },
    ui::{
        command::Command,
        decision, game_ui, learn,
        model::Model,
        route::Route,
        settings::Settings,
        since,
        study::{self, StudyForm},
        table_text::TableText,
        theme,
        widgets::{self, strong},
    },
    view::{
        art::{house::Icon, palette::Livery},
        board::{BoardInput, BoardOutput},
        figures::Anchor,
        scene,
    },
};
use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Align2, Area, Context, Id, LayerId, Margin, Order, Pos2, Rect, Ui, pos2, vec2,
};
use std::{sync::Arc, time::Duration};

/// A question that can be answered aloud, as the curtain shows it.
pub(super) struct AskedAloud {
    /// What has happened.
    pub happened: Message,
    /// The card or piece with which it was done.
    pub kind: Option<KindId>,
    /// Everybody at this screen whom it concerns.
    pub among: Vec<(SeatId, Livery)>,
    /// Everybody else, with the text key that says why not.
    pub others: Vec<(SeatId, &'static str)>,
}

/// The question that can be answered aloud while the curtain hangs.
pub(super) fn asked_aloud(table: &Table, settings: &Settings) -> Option<AskedAloud> {
    let aloud = table.aloud()?;
    let seats = &table.play.setup().seats;
    let livery = |seat: SeatId| Livery { seat: seats[seat.ix()].colour, set: settings.seat_set() };
    let deed = table.asked_about(&aloud);
    let kind = deed.as_ref().map(|(_, kind)| *kind);
    Some(AskedAloud {
        happened: deed.map_or(aloud.happened, |(message, _)| message),
        kind,
        among: aloud.among.into_iter().map(|s| (s, livery(s))).collect(),
        others: aloud.others,
    })
}

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
    overlay::area(ctx, "learn", rect, frame, |ui| commands.extend(learn::strip_ui(ui, model)));
}

/// What others did, where they did it, until the viewer's own next turn is over: small plates above
/// the places, and the step that is shown of it.
pub(super) fn traces(
    ctx: &Context,
    free: Rect,
    (model, table, shell): (&Model, &Table, &Shell),
    (board, input): (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    for sum in model.flow.summary.iter().filter(|s| !s.deeds.is_empty()) {
        let places = sum.at.map(Thing::Space).into_iter().chain([Thing::Seat(sum.seat)]);
        let keys: Vec<String> = places.map(scene::key_of).collect();
        let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
        let Some(figure) = keys.iter().find_map(figure) else { continue };
        let (at, scale) = (board.to_screen(figure.at), board.camera.scale);
        let half = figure.half();
        let above = pos2(at.x, at.y - half.1 * scale - 4.0);
        if !free.contains(pos2(at.x, at.y)) {
            continue;
        }
        // Beside a badge stands its name: there the plate begins where the badge does, small, on
        // the edge of the board. On a line of figures it stands where that begins, and hides none.
        let named = figure.label.as_ref().is_some_and(|l| l.anchor == Anchor::Right);
        let line = half.0 > half.1 * 3.0;
        let left = at.x - half.0 * scale;
        let (at, pivot) = match (named, line) {
            (true, _) => (pos2(left, above.y), Align2::LEFT_BOTTOM),
            (false, true) => (pos2(left + half.1 * 2.0 * scale, at.y), Align2::RIGHT_CENTER),
            (false, false) => (above, Align2::CENTER_BOTTOM),
        };
        let order = if named { Order::Middle } else { Order::Background };
        let mut within = free;
        within.min.y -= if named { since::OVER_EDGE } else { 0.0 };
        let id = Id::new(("trace", sum.seat.0));
        if named {
            // A click on the bar above brings that to the front.
            ctx.move_to_top(LayerId::new(order, id));
        }
        Area::new(id)
            .order(order)
            .interactable(false)
            .fixed_pos(at)
            .pivot(pivot)
            .constrain_to(within)
            .show(ctx, |ui| since::plate_ui(ui, model, sum, named || line));
    }
    let steps = model.flow.walk.map(|_| shell.routes.steps(table)).unwrap_or_default();
    let Some(step) = model.flow.walk.and_then(|n| steps.get(n)) else { return };
    let lines = model.lines_of(step.entries.clone());
    Area::new(Id::new("walk"))
        .order(Order::Foreground)
        .fixed_pos(free.center_top() + vec2(0.0, 8.0))
        .pivot(Align2::CENTER_TOP)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 30.0);
                commands.extend(since::walk_ui(ui, model, lines, steps.len()));
            });
        });
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
                let key = if model.flow.armed.is_some() { "ui-armed" } else { "ui-choice" };
                ui.label(widgets::small(model.texts.text(key)));
                decision::list_ui(ui, model, &offers, commands);
            });
        });
}

/// The position editor on the board, where it `edits`: what is carried out of its tray, and its
/// menu; whether one is open.
pub(super) fn hand(
    ctx: &Context,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    (edits, form): (bool, &mut StudyForm),
    commands: &mut Vec<Command>,
) -> bool {
    if !edits && form.menu.is_none() {
        return false;
    }
    if form.off_board_at != Some(input.version) {
        form.off_board = study::off_board(model.sight, &input.scene);
        form.off_board_at = Some(input.version);
    }
    let under = |(x, y): (f32, f32)| {
        let at = Vec2::new(x, y);
        input.free.contains(at).then(|| board.hit(input, at)).flatten()
    };
    if form.carried.is_some()
        && let Some(onto) = ctx.pointer_interact_pos().and_then(|at| under((at.x, at.y)))
    {
        widgets::point_at(ctx, vec![onto]);
    }
    if let Some((piece, at)) = form.let_go.take() {
        let (carried, onto) = (Thing::Piece(piece), under(at));
        // Back in the tray it was not meant for anywhere.
        if !form.on_panel(at) {
            form.nowhere = study::homeless(model.sight, carried, onto);
        }
        match onto.map(|onto| study::put(model.sight, carried, onto, at)) {
            Some(Ok(command)) => commands.extend(command),
            Some(Err(menu)) => form.menu = Some(menu),
            None => {}
        }
    }
    hand_menu(ctx, model, form, commands);
    form.menu.is_some()
}

/// The menu of the position editor. A press beside it closes it.
fn hand_menu(ctx: &Context, model: &Model, form: &mut StudyForm, commands: &mut Vec<Command>) {
    let Some(at) = form.menu.as_ref().map(|menu| menu.at) else { return };
    let shown = Area::new(Id::new("study menu"))
        .order(Order::Foreground)
        .fixed_pos(pos2(at.0 + 6.0, at.1 + 6.0))
        .constrain(true)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::same(12)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 24.0);
                // A seat may have more purses than a window is high.
                let tall = ctx.content_rect().height() - theme::em(ui) * 4.0;
                egui::ScrollArea::vertical().max_height(tall).show(ui, |ui| {
                    commands.extend(study::menu_ui(ui, model, form));
                });
            });
        });
    // The press that has opened it may belong to this very frame.
    let (id, now) = (Id::new("study menu open"), form.menu.clone());
    let before: Option<study::HandMenu> = ctx.data(|d| d.get_temp(id));
    let fresh = before != now;
    ctx.data_mut(|d| now.map(|now| d.insert_temp(id, now)));
    let pressed =
        ctx.input(|i| i.pointer.any_pressed().then(|| i.pointer.interact_pos()).flatten());
    let beside = pressed.is_some_and(|at| !shown.response.rect.contains(at));
    if beside && !fresh && !egui::Popup::is_any_open(ctx) {
        form.menu = None;
        ctx.data_mut(|d| d.remove::<study::HandMenu>(id));
    }
}

/// What the pointer is on, on the board: never over the bar or a panel.
pub(super) fn tooltip(
    ctx: &Context,
    (screen, free, table): (Rect, Rect, &Table),
    model: &Model,
    board: &BoardOutput,
    shell: &Shell,
) {
    if shell.choice.is_some() || !shell.dialogs.is_empty() || ctx.is_pointer_over_egui() {
        return;
    }
    let Some(hovered) = &board.hovered else {
        return ctx.data_mut(|d| d.remove::<Rest>(Id::new(REST)));
    };
    if !rests(ctx, &hovered.key, table.version) {
        return;
    }
    let (x, pivot) = match hovered.at.x < screen.right() * 0.6 {
        true => (hovered.at.x + hovered.radius + 14.0, Align2::LEFT_CENTER),
        false => (hovered.at.x - hovered.radius - 14.0, Align2::RIGHT_CENTER),
    };
    // Beside a card lie its neighbours: there the words stand above it, or below.
    let (x, y, pivot) =
        match (hovered.half_height > hovered.radius * 1.2, hovered.at.y > screen.center().y) {
            (false, _) => (x, hovered.at.y, pivot),
            (true, true) => {
                (hovered.at.x, hovered.at.y - hovered.half_height - 10.0, Align2::CENTER_BOTTOM)
            }
            (true, false) => {
                (hovered.at.x, hovered.at.y + hovered.half_height + 10.0, Align2::CENTER_TOP)
            }
        };
    let widest = theme::body_size(screen.height(), model.settings.text_size) * 21.0;
    // Of a card in the hand they stand over the column at the right: above the hand lies what it is
    // used for.
    let in_hand = game_ui::of(model.sight.game).needs_foot()
        && hovered.half_height > hovered.radius * 1.2
        && hovered.at.y + hovered.half_height > free.bottom() - hovered.half_height;
    let (x, y, pivot, free) = if in_hand {
        (screen.right() - 6.0, free.bottom() - 6.0, Align2::RIGHT_BOTTOM, screen)
    } else {
        (x, y, pivot, free)
    };
    Area::new(Id::new(("board tooltip", &hovered.key)))
        .order(Order::Tooltip)
        .interactable(false)
        .fixed_pos(Pos2::new(x, y))
        .pivot(pivot)
        .constrain_to(free.shrink(6.0))
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
                ui.set_max_width(widest);
                hovered_ui(ui, model, &hovered.key, hovered.thing);
                if let Some(thing) = hovered.thing.filter(|_| model.asked) {
                    meant_ui(ui, model, thing, way_to(table, shell, thing).as_deref());
                }
            });
        });
}

/// On which figure the pointer is, since when, and the picture of the table on which it was pressed
/// there.
#[derive(Clone)]
struct Rest {
    on: String,
    since: f64,
    pressed: Option<u64>,
}

/// Where [`Rest`] is kept.
const REST: &str = "board tooltip since";

/// Whether the pointer has been on a figure for a moment: whoever only passes by reads nothing. Nor
/// does whoever has chosen by a click on it: what follows would lie under the words.
fn rests(ctx: &Context, key: &str, version: u64) -> bool {
    let (id, now) = (Id::new(REST), ctx.input(|i| i.time));
    let kept: Option<Rest> = ctx.data(|d| d.get_temp(id));
    let mut rest = kept.filter(|rest| rest.on == key).unwrap_or(Rest {
        on: key.to_owned(),
        since: now,
        pressed: None,
    });
    if ctx.input(|i| i.pointer.any_pressed()) {
        rest.pressed = Some(version);
    }
    let (since, chosen) = (rest.since, rest.pressed.is_some_and(|at| at != version));
    ctx.data_mut(|d| d.insert_temp(id, rest));
    if chosen {
        return false;
    }
    let left = board_bridge::REST.as_secs_f64() - (now - since);
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// The way that a click on a thing would lead, if it leads one.
fn way_to(table: &Table, shell: &Shell, thing: Thing) -> Option<Arc<Route>> {
    let meant = board_bridge::meaning(&table.sight, true, thing);
    shell.routes.to(table, thing).filter(|way| board_bridge::leads(table, way, &meant))
}

/// So many choices of one click are told; the menu that it opens has all.
const TOLD: usize = 4;

/// What a click on a thing does: the way that it leads and what that costs, else its choices, else
/// why there is none.
fn meant_ui(ui: &mut Ui, model: &Model, thing: Thing, way: Option<&Route>) {
    let v = model.texts;
    if let Some(way) = way {
        let lines: Vec<String> = way.words.iter().map(|line| v.say(line)).collect();
        return click_ui(ui, v, "ui-click-does", &lines);
    }
    let sheet = game_ui::of(model.sight.game);
    let offers = &model.sight.offers;
    let mut hits: Vec<_> =
        offers.iter().filter(|o| sheet.targets(model.sight, o).contains(&thing)).collect();
    // Where a lesson leads, the click does what it wants.
    if hits.iter().any(|o| learn::wants_offer(model, o)) {
        hits.retain(|o| learn::wants_offer(model, o));
    }
    let mut lines: Vec<String> = hits.iter().take(TOLD).map(|o| model.worded(o)).collect();
    if hits.len() > TOLD {
        lines.push(v.count("ui-click-more", "count", (hits.len() - TOLD) as i64));
    }
    click_ui(ui, v, if hits.len() > 1 { "ui-click-asks" } else { "ui-click-does" }, &lines);
    if let board_bridge::Meaning::Refused(i) = board_bridge::meaning(model.sight, true, thing) {
        let no = &model.sight.refusals[i];
        ui.horizontal_wrapped(|ui| {
            widgets::icon(ui, Icon::LOCK, theme::soft());
            ui.label(widgets::soft(v.say(&no.message)));
            ui.label(widgets::small(no.rule.0));
        });
    }
}

/// What a click does, said once, with one line or several. Words and no arrow: nothing in here can
/// be pressed.
fn click_ui(ui: &mut Ui, v: TableText, key: &str, lines: &[String]) {
    let Some((first, rest)) = lines.split_first() else { return };
    let several = key == "ui-click-asks";
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(v.text(key)));
        if !several {
            ui.label(first);
        }
    });
    for line in if several { lines } else { rest } {
        ui.label(line);
    }
}

fn hovered_ui(ui: &mut Ui, model: &Model, key: &str, thing: Option<Thing>) {
    // The sheet of the game knows more than one sentence does; the sentence is for what has no
    // sheet of its own.
    let before = ui.next_widget_position();
    if let Some(thing) = thing {
        game_ui::of(model.sight.game).tooltip_ui(ui, model, thing);
    }
    if ui.next_widget_position() == before
        && let Some(message) = scene::about(model.sight, key)
    {
        ui.label(model.texts.say(&message));
    }
}
