//! The seat bar: everybody at the table with badge, name, money and fortune; whose turn it is
//! glows. Pressed, a seat shows its sheet.

use super::{
    command::{Command, Dialog},
    game_ui, learn,
    model::{Mode, Model},
    plates::{self, Plate},
    players, study, theme,
    widgets::{self, soft, strong},
    wishes,
};
use crate::{
    table::{action::Thing, catalogue::Chooser, ids::SeatId},
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Align, CornerRadius, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, Vec2, vec2,
};

/// The bar.
pub fn seats_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let em = theme::em(ui);
    let tight = learn::tight(ui, model);
    let sheet = game_ui::of(model.sight.game);
    let beside = sheet.beside_seat_ems(model) * em;
    let seats = model.sight.catalogue.seat_count().max(1) as f32;
    // Where computer players sit there is one button more, which is never left out.
    let skip = f32::from(u8::from(skips(model)));
    let button = (em * 1.15 + ui.spacing().button_padding.x * 2.0).max(em * 2.0)
        + ui.spacing().item_spacing.x;
    let gap = ui.spacing().item_spacing.x;
    let all = |seat| plates::whole_width(ui, model, seat) + gap;
    let whole: f32 = model.sight.catalogue.all_seats().map(all).sum();
    // What stands beside names makes room before the signs do; where not even whole names fit, or
    // text is very large, the signs stand in two rows, and then names give way. The keyboard goes
    // from left to right, as one reads: seats first.
    let snug = |seat| plates::snug_width(ui, model, seat) + gap + 2.0;
    let snug = model.sight.catalogue.all_seats().map(snug).fold(0.0, f32::max) * seats;
    let room = |signs: f32| ui.available_width() - signs - beside;
    let signs = SIGNS as f32 + skip;
    let in_rows = tight || snug > room(signs * button);
    let taken = match in_rows {
        true => (signs / 2.0).ceil() * (em * SMALL_SIGN + SMALL_GAP),
        false => signs * button,
    };
    let whole_bar = ui.available_rect_before_wrap();
    let split = whole_bar.right() - taken;
    let part = |from: f32, to: f32| {
        let rect = egui::Rect::from_x_y_ranges(from..=to, whole_bar.y_range());
        UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center))
    };
    let least = em * if tight { 5.4 } else { 6.5 };
    let each = ((split - whole_bar.left() - beside) / seats - gap - 2.0).max(least);
    let plate = match tight {
        true => Plate::Line(each - 12.0),
        false if whole <= room(taken) => Plate::Whole,
        false => Plate::Narrow(each),
    };
    ui.scope_builder(part(whole_bar.left(), split), |ui| {
        ScrollArea::horizontal().id_salt("seats").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for seat in model.sight.catalogue.all_seats() {
                    seat_ui(ui, model, (seat, plate), &mut commands);
                }
                if beside > 0.0 {
                    sheet.beside_seat_ui(ui, model);
                }
            });
        });
    });
    let shown: Vec<Sign> = skip_sign(model).into_iter().chain(signs_of(model)).collect();
    let from = split + if in_rows { gap.min(SMALL_GAP) } else { gap };
    let room = egui::Rect::from_x_y_ranges(from..=whole_bar.right(), whole_bar.y_range());
    signs_ui(ui, &shown, (room, in_rows), &mut commands);
    commands
}

/// The plate of a seat, with its menu.
fn seat_ui(
    ui: &mut Ui,
    model: &Model,
    (seat, plate): (SeatId, Plate),
    commands: &mut Vec<Command>,
) {
    let response = seat_card(ui, model, seat, plate);
    widgets::asked_about::note(&response, widgets::asked_about::Shown::Thing(Thing::Seat(seat)));
    if response.clicked() {
        commands.push(Command::ShowSeat(seat));
    }
    keep_in_view(ui, model, seat, &response);
    egui::Popup::context_menu(&response)
        .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| seat_menu(ui, model, seat, commands));
}

/// Draws the signs into this room, in one row or in two.
fn signs_ui(
    ui: &mut Ui,
    shown: &[Sign],
    (room, in_rows): (egui::Rect, bool),
    commands: &mut Vec<Command>,
) {
    let em = theme::em(ui);
    if !in_rows {
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), |ui| {
            let least = Vec2::splat(em * 2.0);
            shown.iter().for_each(|sign| sign_ui(ui, sign, least, commands));
        });
        return;
    }
    let (above, below) = shown.split_at(shown.len() / 2);
    let high = (room.height() - SMALL_GAP) / 2.0;
    for (signs, top) in [(above, room.top()), (below, room.bottom() - high)] {
        let place = egui::Rect::from_x_y_ranges(room.x_range(), top..=top + high);
        // The one that leads to all others stands in the corner, as ever.
        let layout = Layout::right_to_left(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            // Pictures of the same size with less around them.
            let spacing = ui.spacing_mut();
            let around = vec2(em * SMALL_SIGN, high) - Vec2::splat(em * 1.15);
            spacing.button_padding = (around / 2.0).max(Vec2::ZERO).min(spacing.button_padding);
            spacing.interact_size.y = high;
            spacing.item_spacing.x = SMALL_GAP;
            let least = vec2(em * SMALL_SIGN, high);
            signs.iter().rev().for_each(|sign| sign_ui(ui, sign, least, commands));
        });
    }
}

/// A sign in two rows is so wide, in heights of body text.
const SMALL_SIGN: f32 = 2.0;
/// What is between two of them.
const SMALL_GAP: f32 = 4.0;

fn sign_ui(ui: &mut Ui, sign: &Sign, least: Vec2, commands: &mut Vec<Command>) {
    let (icon, name, enabled, command) = sign;
    if widgets::icon_button_sized(ui, *icon, name, *enabled, least).clicked() {
        commands.push(command.clone());
    }
}

/// How many signs the bar has beside the one that skips.
const SIGNS: usize = 5;

/// A sign of the bar: its picture, its name, whether it can be pressed, and what it does.
type Sign = (Icon, String, bool, Command);

/// Whether there may be something to be skipped in this game: then the button for it always has
/// its place.
fn skips(model: &Model) -> bool {
    let computers = model.sight.catalogue.seats.iter().any(|seat| seat.by != Chooser::Person);
    model.mode == Mode::Play && (computers || !model.flow.stand_ins.is_empty())
}

/// On to the next person, past computer players. It stands here, where no choice ever comes to lie
/// under the pointer.
fn skip_sign(model: &Model) -> Option<Sign> {
    let name = model.texts.text("ui-skip");
    skips(model).then_some((Icon::TURN_ON, name, model.flow.bots, Command::SkipBots))
}

/// The signs of the bar that are always there.
fn signs_of(model: &Model) -> impl Iterator<Item = Sign> {
    let all: [_; SIGNS] = [
        (Icon::FIT, "ui-fit", Command::Fit),
        (Icon::CLOCK, model.since_key(), Command::Open(Dialog::Since)),
        (Icon::RULES, "ui-rules", Command::Open(Dialog::Rules)),
        (Icon::HELP, "ui-help", Command::Open(Dialog::Help)),
        (Icon::HOME, "ui-menu", Command::Open(Dialog::Menu)),
    ];
    let sign = |(icon, key, command)| (icon, model.texts.text(key), true, command);
    all.map(sign).into_iter()
}

/// The menu of a seat: in study mode what it owns, to be changed there.
fn seat_menu(ui: &mut Ui, model: &Model, seat: SeatId, commands: &mut Vec<Command>) {
    if model.mode == Mode::Study {
        widgets::take_digits(ui.ctx());
        commands.extend(study::seat_values_ui(ui, model, seat));
    }
    let before = commands.len();
    commands.extend(wishes::plate_menu_ui(ui, model, seat));
    stand_in_ui(ui, model, seat, commands);
    if commands.len() > before {
        ui.close();
    }
}

/// A computer player chooses for a seat's person, or the person again; or its sheet is shown.
fn stand_in_ui(ui: &mut Ui, model: &Model, seat: SeatId, commands: &mut Vec<Command>) {
    let v = model.texts;
    if model.mode == Mode::Play && model.flow.people.has(seat) && model.sight.outcome.is_none() {
        if model.flow.stand_in(seat).is_some() {
            if ui.button(v.named("ui-stand-in-back", "seat", &v.seat(seat))).clicked() {
                commands.push(Command::StandIn(seat, Chooser::Person));
            }
        } else {
            ui.label(soft(v.named("ui-stand-in", "seat", &v.seat(seat))));
            let computers = players::computers(model.sight.game);
            let chosen = players::rows_ui(ui, v, model.game, &computers, None);
            commands.extend(chosen.map(|by| Command::StandIn(seat, by)));
        }
    }
    if ui.button(v.text("ui-show-sheet")).clicked() {
        commands.push(Command::ShowSeat(seat));
    }
}

/// Whoever must choose is seen, also where the bar scrolls.
fn keep_in_view(ui: &Ui, model: &Model, seat: SeatId, response: &egui::Response) {
    let id = egui::Id::new("seat in view");
    if model.chooser() == Some(seat) && ui.ctx().data(|d| d.get_temp(id)) != Some(seat.0) {
        ui.ctx().data_mut(|d| d.insert_temp(id, seat.0));
        response.scroll_to_me(None);
    }
}

fn seat_card(ui: &mut Ui, model: &Model, seat: SeatId, plate: Plate) -> egui::Response {
    let is_whole = plate == Plate::Whole;
    let inner = card_frame(model, seat, is_whole).show(ui, |ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, plates::GAP, 0.0);
        // Two lines of text high, no more: the bar has a fixed height.
        ui.spacing_mut().interact_size.y = theme::em(ui) * 1.4;
        plates::plate_ui(ui, model, seat, plate);
    });
    let response = ui.interact(inner.response.rect, ui.id().with(("seat", seat.0)), Sense::click());
    let money = game_ui::of(model.sight.game).money(model.sight, seat);
    let fortune = plates::fortune(model, seat);
    let spoken = spoken(model, seat, money, fortune, model.chooser() == Some(seat));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
    if response.has_focus() {
        ui.painter().rect_stroke(
            inner.response.rect,
            CornerRadius::same(theme::RADIUS),
            Stroke::new(theme::edge(2.0), theme::accent()),
            egui::StrokeKind::Outside,
        );
    }
    response.on_hover_ui(|ui| seat_hover(ui, model, seat, is_whole))
}

/// The ground of a seat's card: tinted where this seat is in turn, edged where its sheet is open.
fn card_frame(model: &Model, seat: SeatId, is_whole: bool) -> Frame {
    let turn = model.chooser() == Some(seat);
    let livery = model.livery(seat);
    let fill = if turn { theme::tinted(livery.colour(), 0.24) } else { theme::card() };
    let edge = match (turn, model.shown_seat == seat) {
        (true, _) => Stroke::new(theme::edge(2.0), theme::seat(livery)),
        (false, true) => Stroke::new(1.0, theme::soft()),
        (false, false) => Stroke::new(1.0, theme::hairline()),
    };
    Frame::new()
        .fill(fill)
        .stroke(edge)
        .corner_radius(CornerRadius::same(theme::RADIUS))
        .inner_margin(Margin::symmetric(if is_whole { 10 } else { 6 }, 3))
}

/// What a card says under the pointer: whose turn it is, or that a click shows this seat's sheet.
fn seat_hover(ui: &mut Ui, model: &Model, seat: SeatId, is_whole: bool) {
    let v = model.texts;
    if !is_whole {
        ui.label(strong(model.sight.catalogue.seats[seat.ix()].name.as_str()));
        if let Some(&fortune) = model.fortunes.get(seat.ix()) {
            ui.label(game_ui::of(model.sight.game).worth(v, fortune));
        }
    }
    match model.chooser() == Some(seat) {
        true => ui.label(RichText::new(
            v.with("ui-turn-of", &[("seat", crate::table::action::Value::Seat(seat))]),
        )),
        false => ui.label(v.text("ui-show-sheet")),
    };
}

fn spoken(
    model: &Model,
    seat: SeatId,
    money: Option<i64>,
    fortune: Option<i64>,
    turn: bool,
) -> String {
    let v = model.texts;
    let mut parts = vec![v.seat(seat)];
    let sheet = game_ui::of(model.sight.game);
    parts.extend(money.map(|m| sheet.money_words(v, m)));
    parts.extend(fortune.map(|f| sheet.worth(v, f)));
    if turn {
        parts.push(v.with("ui-turn-of", &[("seat", crate::table::action::Value::Seat(seat))]));
    }
    parts.join(", ")
}
