//! The words on what the pointer is on, on the board: what it is, and what a click there does. They
//! stand beside it, never over the bar or a panel, and decide nothing.

use super::regions::Regions;
use crate::{
    app::{
        board_bridge::{self, Meaning},
        session::Shell,
        table::Table,
    },
    table::{action::Thing, ids::SeatId},
    ui::{
        game_ui, learn,
        model::Model,
        presses,
        route::Route,
        table_text::TableText,
        theme,
        widgets::{self, strong},
    },
    view::{
        art::house::Icon,
        board::{BoardOutput, Hovered},
        scene,
    },
};
use bevy_egui::egui::{Align2, Area, Context, Id, Margin, Order, Pos2, Rect, Ui, Vec2, pos2};
use std::{sync::Arc, time::Duration};

/// How long the pointer must rest on a figure before anything is said.
const REST: Duration = Duration::from_millis(250);

/// The words, once the pointer rests on a figure.
pub(super) fn show_tooltip(
    ctx: &Context,
    regions: &Regions,
    (table, model): (&Table, &Model),
    board: &BoardOutput,
    shell: &Shell,
) {
    if shell.choice.is_some() || !shell.dialogs.is_empty() || ctx.is_pointer_over_egui() {
        return;
    }
    let Some(hovered) = &board.hovered else {
        return ctx.data_mut(|d| d.remove::<Rest>(Id::new(KEPT_AS)));
    };
    if !rests(ctx, &hovered.key) {
        return;
    }
    let (at, pivot, within) = place(hovered, regions, model);
    let widest = theme::body_size(regions.screen.height(), model.settings.text_size) * 21.0;
    Area::new(Id::new(("board tooltip", &hovered.key)))
        .order(Order::Tooltip)
        .interactable(false)
        .fixed_pos(at)
        .pivot(pivot)
        .constrain_to(within.shrink(6.0))
        .show(ctx, |ui| {
            worded(ui, |ui| {
                ui.set_max_width(widest);
                hovered_ui(ui, model, &hovered.key, hovered.thing);
                if let Some(Thing::Link(link)) = hovered.thing {
                    flown_ui(ui, model, &board_bridge::flown_by(table, link));
                }
                if let Some(thing) = hovered.thing.filter(|_| model.asked) {
                    let way = way_to(table, shell, thing);
                    meant_ui(ui, model, thing, way.as_ref().map(|(way, key)| (&**way, *key)));
                }
            });
        });
}

/// Where they stand, by which corner, and within what.
fn place(hovered: &Hovered, regions: &Regions, model: &Model) -> (Pos2, Align2, Rect) {
    let (screen, free) = (regions.screen, regions.free);
    let (at, upright) = (hovered.at, hovered.half_height > hovered.radius * 1.2);
    // Of a card in the hand, and of what there is much to tell of, they stand over the column at
    // the right: around it lies what it is used for.
    let sheet = game_ui::of(model.sight.game);
    let in_hand = sheet.needs_foot()
        && upright
        && at.y + hovered.half_height > free.bottom() - hovered.half_height;
    if in_hand || hovered.thing.is_some_and(|thing| sheet.told_aside(model.sight, thing)) {
        return (pos2(screen.right() - 6.0, free.bottom() - 6.0), Align2::RIGHT_BOTTOM, screen);
    }
    // Beside a card lie its neighbours: there the words stand above it, or below.
    let (x, y, pivot) = match (upright, at.y > screen.center().y, at.x < screen.right() * 0.6) {
        (true, true, _) => (at.x, at.y - hovered.half_height - 10.0, Align2::CENTER_BOTTOM),
        (true, false, _) => (at.x, at.y + hovered.half_height + 10.0, Align2::CENTER_TOP),
        (false, _, true) => (at.x + hovered.radius + 14.0, at.y, Align2::LEFT_CENTER),
        (false, _, false) => (at.x - hovered.radius - 14.0, at.y, Align2::RIGHT_CENTER),
    };
    (pos2(x, y), pivot, free)
}

/// The frame around words; none where there are no words.
fn worded(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    let frame = theme::dialog_frame().inner_margin(Margin::symmetric(14, 10));
    let mut framed = frame.begin(ui);
    let empty = framed.content_ui.next_widget_position();
    words(&mut framed.content_ui);
    if framed.content_ui.next_widget_position() != empty {
        framed.end(ui);
    }
}

/// On which figure the pointer is, since when, and where it was pressed.
#[derive(Clone)]
struct Rest {
    on: String,
    since: f64,
    /// There it was pressed, and what lay there then has been left since.
    pressed: Option<Pos2>,
}

/// Where [`Rest`] is kept.
const KEPT_AS: &str = "board tooltip since";

/// Whether the pointer has been on a figure for a moment: whoever only passes by reads nothing. Nor
/// does whoever has pressed it: what follows would lie under the words. They come again on what the
/// pointer is moved to, not on what comes to lie under it.
fn rests(ctx: &Context, key: &str) -> bool {
    let (id, now) = (Id::new(KEPT_AS), ctx.input(|i| i.time));
    let pointer = ctx.pointer_latest_pos();
    let kept: Option<Rest> = ctx.data(|d| d.get_temp(id));
    let mut rest = match kept {
        Some(rest) if rest.on == key => rest,
        kept => {
            let still = |at: &Pos2| pointer.is_some_and(|p| p.distance(*at) <= presses::MOVED);
            let pressed = kept.and_then(|rest| rest.pressed).filter(still);
            Rest { on: key.to_owned(), since: now, pressed }
        }
    };
    if ctx.input(|i| i.pointer.any_pressed() || i.pointer.any_released()) {
        rest.pressed = pointer;
    }
    // What comes into view by a press in a panel lies under a pointer that rests since then.
    let hushed = ctx.data(|d| d.get_temp::<Rect>(Id::new(HUSHED)).is_some());
    if hushed {
        rest.since = now;
    }
    let (since, pressed) = (rest.since, rest.pressed.is_some());
    ctx.data_mut(|d| d.insert_temp(id, rest));
    if pressed || hushed {
        return false;
    }
    let left = REST.as_secs_f64() - (now - since);
    if left > 0.0 {
        ctx.request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// Where the place is kept that was pressed, as long as the pointer does not leave it.
const HUSHED: &str = "words stay away from here";

/// The words on what was pressed in a panel go away, and stay away until the pointer is on
/// something else: what was pressed for would lie under them.
pub(super) fn hush(ctx: &Context) {
    let id = Id::new(HUSHED);
    let pointer = ctx.pointer_latest_pos();
    if ctx.input(|i| i.pointer.any_pressed()) {
        let place = pointer.map(|at| pressed_place(ctx, at));
        ctx.data_mut(|d| place.map(|place| d.insert_temp(id, place)));
    }
    let kept: Option<Rect> = ctx.data(|d| d.get_temp(id));
    let hushed = kept.zip(pointer).is_some_and(|(place, at)| place.contains(at));
    if kept.is_some() && !hushed {
        ctx.data_mut(|d| d.remove::<Rect>(id));
    }
    let usual: Option<(f32, f32)> = ctx.data(|d| d.get_temp(id.with("usual")));
    match (hushed, usual) {
        (true, None) => {
            let style = ctx.global_style();
            let now = (style.interaction.tooltip_delay, style.interaction.tooltip_grace_time);
            ctx.data_mut(|d| d.insert_temp(id.with("usual"), now));
            ctx.global_style_mut(|style| {
                style.interaction.tooltip_delay = NEVER;
                style.interaction.tooltip_grace_time = 0.0;
            });
        }
        (false, Some((delay, grace))) => {
            ctx.data_mut(|d| d.remove::<(f32, f32)>(id.with("usual")));
            ctx.global_style_mut(|style| {
                style.interaction.tooltip_delay = delay;
                style.interaction.tooltip_grace_time = grace;
            });
        }
        _ => {}
    }
}

/// So many seconds nobody rests on anything. No number: egui would ask to be woken after it, and
/// the window would draw without end.
const NEVER: f32 = f32::INFINITY;

/// The place of what lies under the pointer in a panel, the smallest; else a little around it.
fn pressed_place(ctx: &Context, at: Pos2) -> Rect {
    let around = Rect::from_center_size(at, Vec2::splat(2.0 * presses::MOVED));
    ctx.viewport(|v| {
        let on = |id: &Id| v.prev_pass.widgets.get(*id).map(|w| w.interact_rect);
        let under = v.interact_widgets.contains_pointer.iter().filter_map(on);
        let small = |place: &Rect| place.area() < 40_000.0 && place.contains(at);
        let least = under.filter(small).min_by(|a, b| a.area().total_cmp(&b.area()));
        least.map_or(around, |place| place.union(around))
    })
}

/// The way that a click on a thing would lead, if it leads one, with the text that says whether it
/// sets out at once.
fn way_to(table: &Table, shell: &Shell, thing: Thing) -> Option<(Arc<Route>, &'static str)> {
    let meant = board_bridge::meaning(&table.sight, true, thing);
    let way =
        shell.routes.to(table, thing).filter(|way| board_bridge::leads(table, way, &meant))?;
    let goal = table.sight.chooser().and_then(|seat| shell.course(seat));
    let first = board_bridge::looks_first(table, goal, &way, &meant);
    Some((way, if first { "ui-click-goal" } else { "ui-click-does" }))
}

/// So many choices of one click are told; the menu that it opens has all.
const TOLD: usize = 4;

/// What a click on a thing does: the way that it leads and what that costs, else its choices, else
/// why there is none.
fn meant_ui(ui: &mut Ui, model: &Model, thing: Thing, way: Option<(&Route, &str)>) {
    let v = model.texts;
    if let Some((way, key)) = way {
        let lines: Vec<String> = way.words.iter().map(|line| v.say(line)).collect();
        return click_ui(ui, v, key, &lines);
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
    if let [only] = hits[..] {
        let on = sheet.goes_on_to(model.sight, only.action, thing);
        lines.extend(on.map(|then| model.verb_name(then)));
    }
    if hits.len() > TOLD {
        lines.push(v.count("ui-click-more", "count", (hits.len() - TOLD) as i64));
    }
    click_ui(ui, v, if hits.len() > 1 { "ui-click-asks" } else { "ui-click-does" }, &lines);
    if let Meaning::Refused(i) = board_bridge::meaning(model.sight, true, thing) {
        let no = &model.sight.refusals[i];
        ui.horizontal_wrapped(|ui| {
            widgets::icon(ui, Icon::LOCK, theme::soft());
            ui.label(widgets::soft(v.say(&no.message)));
            widgets::rule_note(ui, no.rule.0);
        });
    }
}

/// What a click does, said once, with one line or several. Words and no arrow: nothing in here can
/// be pressed.
fn click_ui(ui: &mut Ui, v: TableText, key: &str, lines: &[String]) {
    let Some((first, rest)) = lines.split_first() else { return };
    let several = key != "ui-click-does";
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

/// Whose line lies on a link.
fn flown_ui(ui: &mut Ui, model: &Model, seats: &[SeatId]) {
    if seats.is_empty() {
        return;
    }
    let v = model.texts;
    let names = v.localizer.list(seats.iter().map(|&seat| v.seat(seat)));
    ui.label(v.named("ui-flown-by", "seats", &names));
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
