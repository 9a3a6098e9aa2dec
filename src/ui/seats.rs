//! The seat bar: everybody at the table with badge, name, money and fortune; whose turn it is
//! glows. Pressed, a seat shows its sheet.

use super::{
    command::{Command, Dialog},
    game_ui,
    model::{Mode, Model},
    study, theme,
    widgets::{self, soft, strong},
};
use crate::{
    table::{catalogue::Chooser, ids::SeatId},
    text::tally,
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Align, CornerRadius, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
    UiBuilder,
};

/// How much of a seat its card shows.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Card {
    /// Two lines as wide as their words.
    Whole(Extras),
    /// Name and money on a card of this width, and what else there is room for: many sit at the
    /// table.
    Narrow(f32),
    /// One line: text is very large.
    Line(OneLine),
}

/// What stands on a whole card beside badge, name and money.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Extras {
    /// What the game says of the seat.
    seat: bool,
    /// The fortune.
    worth: bool,
}

/// What stands on one line beside badge, money and the name of whoever must choose.
#[derive(Clone, Copy, PartialEq, Debug)]
struct OneLine {
    /// All names.
    names: bool,
    /// Fortunes, in a game without money.
    sums: bool,
}

/// The bar.
pub fn seats_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let em = theme::em(ui);
    let tight = theme::tight(ui.ctx().content_rect().height(), em);
    let seats = model.sight.catalogue.seat_count().max(1) as f32;
    // Where not everything of everybody fits beside five buttons, the seats take the place of four
    // of them. Where computer players sit there is one more, which is never left out.
    let skip = f32::from(u8::from(skips(model)));
    let button = (em * 1.15 + ui.spacing().button_padding.x * 2.0).max(em * 2.0)
        + ui.spacing().item_spacing.x;
    let beside = |buttons: f32| {
        whole(ui, model, ui.available_width() - (buttons + skip) * button - em * 0.5)
    };
    // What stands beside names makes room before buttons vanish; only where not even whole names
    // would fit, the menu has all of them. The keyboard goes from left to right, as one reads:
    // seats first.
    let many = beside(5.0).is_none();
    let whole = beside(if many { 1.0 } else { 5.0 });
    let buttons = if tight || many { 1 } else { 5 };
    let gap = ui.spacing().item_spacing.x;
    let whole_bar = ui.available_rect_before_wrap();
    let split = whole_bar.right() - button * (buttons as f32 + skip);
    let part = |from: f32, to: f32| {
        let rect = egui::Rect::from_x_y_ranges(from..=to, whole_bar.y_range());
        UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center))
    };
    ui.scope_builder(part(whole_bar.left(), split), |ui| {
        let card = match (tight, whole) {
            (true, _) => Card::Line(line(ui, model)),
            (false, Some(extras)) => Card::Whole(extras),
            (false, None) => Card::Narrow((ui.available_width() / seats - gap - 4.0).max(em * 6.5)),
        };
        ScrollArea::horizontal().id_salt("seats").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for seat in model.sight.catalogue.all_seats() {
                    let response = seat_card(ui, model, seat, card);
                    if response.clicked() {
                        commands.push(Command::ShowSeat(seat));
                    }
                    keep_in_view(ui, model, seat, &response);
                    egui::Popup::context_menu(&response)
                        .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
                        .show(|ui| seat_menu(ui, model, seat, &mut commands));
                }
            });
        });
    });
    ui.scope_builder(part(split + gap, whole_bar.right()), |ui| {
        skip_ui(ui, model, &mut commands);
        commands.extend(buttons_ui(ui, model, buttons));
    });
    commands
}

/// Whether there may be something to be skipped in this game: then the button for it always has
/// its place.
fn skips(model: &Model) -> bool {
    let computers = model.sight.catalogue.seats.iter().any(|seat| seat.by != Chooser::Person);
    let stands_in = model.sight.catalogue.all_seats().any(|s| model.flow.stand_ins.has(s));
    model.mode == Mode::Play && (computers || stands_in)
}

/// On to the next person, past computer players. It stands here, where no choice ever comes to lie
/// under the pointer.
fn skip_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let name = model.texts.text("ui-skip");
    if skips(model) && widgets::icon_button(ui, Icon::TURN_ON, &name, model.flow.bots).clicked() {
        commands.push(Command::SkipBots);
    }
}

/// The last so many of the bar's buttons.
fn buttons_ui(ui: &mut Ui, model: &Model, buttons: usize) -> Vec<Command> {
    let mut commands = Vec::new();
    for (icon, name, command) in [
        (Icon::FIT, "ui-fit", Command::Fit),
        (Icon::CLOCK, model.since_key(), Command::Open(Dialog::Since)),
        (Icon::RULES, "ui-rules", Command::Open(Dialog::Rules)),
        (Icon::HELP, "ui-help", Command::Open(Dialog::Help)),
        (Icon::HOME, "ui-menu", Command::Open(Dialog::Menu)),
    ]
    .into_iter()
    .skip(5 - buttons)
    {
        if widgets::icon_button(ui, icon, &model.texts.text(name), true).clicked() {
            commands.push(command);
        }
    }
    commands
}

/// The menu of a seat: in study mode what it owns, to be changed there.
fn seat_menu(ui: &mut Ui, model: &Model, seat: SeatId, commands: &mut Vec<Command>) {
    if model.mode == Mode::Study {
        widgets::take_digits(ui.ctx());
        commands.extend(study::seat_values_ui(ui, model, seat));
    }
    let before = commands.len();
    stand_in_ui(ui, model, seat, commands);
    if commands.len() > before {
        ui.close();
    }
}

/// A computer player chooses for a seat's person, or the person again; or its sheet is shown.
fn stand_in_ui(ui: &mut Ui, model: &Model, seat: SeatId, commands: &mut Vec<Command>) {
    let v = model.texts;
    if model.mode == Mode::Play && model.flow.people.has(seat) && model.sight.outcome.is_none() {
        let stands_in = model.flow.stand_ins.has(seat);
        let key = if stands_in { "ui-stand-in-back" } else { "ui-stand-in" };
        if ui.button(v.named(key, "seat", &v.seat(seat))).clicked() {
            commands.push(Command::StandIn(seat, !stands_in));
        }
    }
    if ui.button(v.text("ui-show-sheet")).clicked() {
        commands.push(Command::ShowSeat(seat));
    }
}

/// What there is room for on whole cards: everything, else no small pictures, else no fortunes;
/// `None` where not even names and money fit.
fn whole(ui: &Ui, model: &Model, room: f32) -> Option<Extras> {
    let em = theme::em(ui);
    let wide = |text: egui::RichText| {
        egui::WidgetText::from(text)
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x
    };
    let sheet = game_ui::of(model.sight.game);
    let needed = |extras: Extras| -> f32 {
        let card = |seat: SeatId| {
            let info = &model.sight.catalogue.seats[seat.ix()];
            let robot = if info.by == Chooser::Person { 0.0 } else { em * 1.15 + 8.0 };
            let cargo = if extras.seat { beside_name(model, seat, em) } else { 0.0 };
            let money = sheet.money(model.sight, seat).map_or(0.0, |m| {
                em * 1.1 + 4.0 + wide(strong(sheet.money_words(model.texts, m))) + 8.0
            });
            let fortune = fortune(model, seat).filter(|_| extras.worth);
            let worth = fortune.map_or(0.0, |f| wide(soft(sheet.worth(model.texts, f)).small()));
            // The badge, the gap beside it, the margins and the edge.
            em * 2.6
                + 8.0
                + 24.0
                + (wide(strong(info.name.as_str())) + robot + cargo).max(money + worth)
        };
        model.sight.catalogue.all_seats().map(|seat| card(seat) + ui.spacing().item_spacing.x).sum()
    };
    [(true, true), (false, true), (false, false)]
        .map(|(seat, worth)| Extras { seat, worth })
        .into_iter()
        .find(|extras| needed(*extras) <= room)
}

/// How wide what the game says of a seat is beside its name, with the gap before it.
fn beside_name(model: &Model, seat: SeatId, em: f32) -> f32 {
    let wide = game_ui::of(model.sight.game).seat_ems(model, seat) * em;
    if wide > 0.0 { wide + 8.0 } else { 0.0 }
}

/// What there is room for on one line: names and sums, else sums alone, else neither.
fn line(ui: &Ui, model: &Model) -> OneLine {
    let em = theme::em(ui);
    let wide = |text: String| {
        egui::WidgetText::from(strong(text))
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x
    };
    let sheet = game_ui::of(model.sight.game);
    let (mut bare, mut sums, mut names) = (0.0, 0.0, 0.0);
    for seat in model.sight.catalogue.all_seats() {
        bare += em * 1.5 + 32.0;
        let name = wide(model.texts.seat(seat)) + 8.0;
        if model.chooser() == Some(seat) {
            bare += name
        } else {
            names += name
        }
        match sheet.money(model.sight, seat) {
            Some(money) => bare += em * 1.5 + wide(sheet.money_words(model.texts, money)),
            None => {
                sums += model
                    .fortunes
                    .get(seat.ix())
                    .map_or(0.0, |f| wide(sheet.worth(model.texts, *f)) + 8.0)
            }
        }
    }
    let room = ui.available_width();
    OneLine { names: bare + sums + names <= room, sums: bare + sums <= room }
}

/// Whoever must choose is seen, also where the bar scrolls.
fn keep_in_view(ui: &Ui, model: &Model, seat: SeatId, response: &egui::Response) {
    let id = egui::Id::new("seat in view");
    if model.chooser() == Some(seat) && ui.ctx().data(|d| d.get_temp(id)) != Some(seat.0) {
        ui.ctx().data_mut(|d| d.insert_temp(id, seat.0));
        response.scroll_to_me(None);
    }
}

fn seat_card(ui: &mut Ui, model: &Model, seat: SeatId, card: Card) -> egui::Response {
    let is_whole = matches!(card, Card::Whole(_));
    let inner = card_frame(model, seat, is_whole).show(ui, |ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 8.0, 0.0);
        // Two lines of text high, no more: the bar has a fixed height.
        ui.spacing_mut().interact_size.y = theme::em(ui) * 1.4;
        match card {
            Card::Line(line) => drop(ui.horizontal(|ui| line_ui(ui, model, seat, line))),
            Card::Narrow(_) | Card::Whole(_) => card_ui(ui, model, seat, card),
        }
    });
    let response = ui.interact(inner.response.rect, ui.id().with(("seat", seat.0)), Sense::click());
    let money = game_ui::of(model.sight.game).money(model.sight, seat);
    let fortune = fortune(model, seat);
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

/// A seat's money, in games that have such a thing; says whether this one has.
fn money_ui(ui: &mut Ui, model: &Model, seat: SeatId) -> bool {
    let sheet = game_ui::of(model.sight.game);
    let money = sheet.money(model.sight, seat);
    if let Some(money) = money {
        let still = model.settings.reduced_motion;
        let words = |sum| sheet.money_words(model.texts, sum);
        let sort = widgets::Money { coin: sheet.coin(), words: &words };
        widgets::purse(ui, sort, purse_of(model, seat), money, still);
    }
    money.is_some()
}

/// A seat's fortune, where it is more than its money.
fn fortune(model: &Model, seat: SeatId) -> Option<i64> {
    let more = !game_ui::of(model.sight.game).money_is_all();
    model.fortunes.get(seat.ix()).copied().filter(|_| more)
}

/// A seat in one line.
fn line_ui(ui: &mut Ui, model: &Model, seat: SeatId, line: OneLine) {
    widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.5, "");
    if model.chooser() == Some(seat) || line.names {
        ui.label(strong(model.sight.catalogue.seats[seat.ix()].name.as_str()));
    }
    let fortune = fortune(model, seat);
    if !money_ui(ui, model, seat)
        && let Some(fortune) = fortune.filter(|_| line.sums)
    {
        ui.label(soft(game_ui::of(model.sight.game).worth(model.texts, fortune)));
    }
}

/// A seat in two lines: name and what it has aboard or in hand, money and fortune.
fn card_ui(ui: &mut Ui, model: &Model, seat: SeatId, card: Card) {
    let em = theme::em(ui);
    let is_whole = matches!(card, Card::Whole(_));
    // What a narrow card has room for beside name and money.
    let (more, worth) = match card {
        Card::Narrow(width) => {
            let width = width - 12.0;
            ui.set_width(width);
            ui.set_clip_rect(ui.clip_rect().intersect(egui::Rect::from_min_size(
                ui.max_rect().min,
                egui::vec2(width, em * 4.0),
            )));
            (width > em * 11.0, width > em * 11.0)
        }
        Card::Whole(extras) => (extras.seat, extras.worth),
        Card::Line(_) => (true, true),
    };
    let sheet = game_ui::of(model.sight.game);
    let fortune = fortune(model, seat);
    ui.horizontal_top(|ui| {
        widgets::badge(ui, model.livery(seat), if is_whole { em * 2.6 } else { em * 2.1 }, "");
        ui.vertical(|ui| {
            ui.horizontal(|ui| name_ui(ui, model, seat, (is_whole, more)));
            ui.horizontal(|ui| {
                money_ui(ui, model, seat);
                if let Some(fortune) = fortune.filter(|_| worth) {
                    ui.label(soft(sheet.worth(model.texts, fortune)).small())
                        .on_hover_text(model.texts.text(sheet.worth_help()));
                }
            });
        });
    });
}

/// The name on a seat's card, who chooses for it, and `more`, where there is room.
fn name_ui(ui: &mut Ui, model: &Model, seat: SeatId, (is_whole, more): (bool, bool)) {
    let em = theme::em(ui);
    let info = &model.sight.catalogue.seats[seat.ix()];
    if is_whole {
        ui.label(strong(info.name.as_str()));
    } else {
        ui.scope(|ui| {
            let robot = if info.by == Chooser::Person { 0.0 } else { em * 1.6 };
            let cargo = if more { beside_name(model, seat, em) } else { 0.0 };
            let room = (ui.available_width() - robot - cargo).max(em * 2.0);
            ui.set_max_width(room);
            let name = short_name(ui, &info.name, room);
            ui.add(egui::Label::new(strong(name)).truncate());
        });
    }
    if info.by != Chooser::Person {
        widgets::icon(ui, Icon::ROBOT, theme::soft())
            .on_hover_text(model.texts.text(tally::chooser_key(info.by)));
    }
    if more {
        game_ui::of(model.sight.game).seat_ui(ui, model, seat);
    }
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

/// What a purse is remembered by: another game begins with another purse, and nothing has come in.
fn purse_of(model: &Model, seat: SeatId) -> (&'static str, u8, usize) {
    ("seat", seat.0, std::sync::Arc::as_ptr(&model.sight.catalogue.0) as usize)
}

/// A name on so much room: where it is too long, its last word stays, which tells players apart.
fn short_name(ui: &Ui, name: &str, room: f32) -> String {
    let wide = |text: &str| {
        egui::WidgetText::from(strong(text))
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x
    };
    let Some((head, tail)) = name.rsplit_once(' ').filter(|(_, tail)| tail.len() <= 3) else {
        return name.to_owned();
    };
    let letters: Vec<char> = head.chars().collect();
    let shorter = (1..=letters.len()).rev().map(|n| match n == letters.len() {
        true => name.to_owned(),
        false => format!("{}… {tail}", letters[..n].iter().collect::<String>()),
    });
    shorter.into_iter().find(|text| wide(text) <= room).unwrap_or_else(|| tail.to_owned())
}
