//! The decision bar: whose turn, what is asked, what can be done. One main button, the rest beside
//! it, what is not possible greyed with reason and rule. It arranges the offers; it never leaves
//! one out.

mod fit;
mod keys;
mod reasons;

pub use fit::Packed;
pub use keys::keys;
pub use reasons::are_open as reasons_open;

use super::{
    command::{Command, Dialog},
    end, flow_bar, game_ui, learn,
    model::{Mode, Model},
    ring, theme,
    widgets::{self, small, strong},
};
use crate::{
    table::action::{Action, Offer},
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Align, Button, Key, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder,
    containers::menu::{MenuButton, MenuConfig},
    vec2,
};

/// More offers of one group than this fold into a menu.
const FOLD: usize = 5;
/// So many places are buttons as well.
const FEW: usize = 3;
/// More than any sums need, in points.
const WIDEST: f32 = 4000.0;

/// How the offers lie in the bar, by their index in the sight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arranged {
    /// What the main button does.
    pub main: Option<usize>,
    /// What was pressed once and waits for the second press: golden, beside the question. It keeps
    /// its place among the others, too, so that none of them moves.
    pub armed: Option<usize>,
    /// Groups in order of their first offer: text key and offers.
    pub groups: Vec<(&'static str, Vec<usize>)>,
    /// Offers that belong on the board: listed in a menu for keyboard and screen reader, or shown
    /// as buttons where they are few.
    pub board: Vec<usize>,
    /// Offers that throw something away for nothing: behind one button.
    pub thrown: Vec<usize>,
    /// Offers that are hardly ever wanted, such as to stop the game: behind a quiet button at the
    /// end.
    pub rare: Vec<usize>,
    /// What stands behind fewer buttons for want of room.
    pub packed: Packed,
}

impl Arranged {
    /// The offers that the keys 1 to 9 take, in the order in which they are seen.
    pub fn numbered(&self) -> impl Iterator<Item = usize> + '_ {
        self.groups
            .iter()
            .filter(|(key, offers)| offers.len() <= FOLD && !self.packed.hides(key))
            .flat_map(|(_, offers)| offers.iter().copied())
            .take(9)
    }
    /// Whether the offers of a group stand behind one button: they are many, or nobody needs them
    /// yet.
    pub fn folds(&self, model: &Model, offers: &[usize]) -> bool {
        let sheet = game_ui::of(model.sight.game);
        let early = |i: &usize| sheet.is_early(model.sight, &model.sight.offers[*i]);
        offers.len() > FOLD || offers.iter().all(early)
    }
}

/// Arranges what the decision offers.
pub fn arrange(model: &Model) -> Arranged {
    let mut arranged = Arranged::default();
    if !model.asked {
        return arranged;
    }
    let sheet = game_ui::of(model.sight.game);
    // What was pressed once and waits for the second press is what people mostly want next.
    arranged.armed =
        model.flow.armed.and_then(|a| model.sight.offers.iter().position(|o| o.accepts(&a)));
    arranged.main = sheet.main_offer(model.sight).filter(|&m| m < model.sight.offers.len());
    for (i, offer) in
        model.sight.offers.iter().enumerate().filter(|(i, _)| Some(*i) != arranged.main)
    {
        if sheet.on_board(offer.action.verb) {
            arranged.board.push(i);
            continue;
        }
        if sheet.throws_away(offer.action.verb) {
            arranged.thrown.push(i);
            continue;
        }
        if sheet.hardly_wanted(offer.action.verb) {
            arranged.rare.push(i);
            continue;
        }
        let key = sheet.group(offer.action.verb);
        match arranged.groups.iter_mut().find(|(k, _)| *k == key) {
            Some((_, offers)) => offers.push(i),
            None => arranged.groups.push((key, vec![i])),
        }
    }
    arranged
}

/// The bar.
pub fn decision_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut arranged = arrange(model);
    let bar = (ui.layer_id(), ui.max_rect().top());
    ui.ctx().data_mut(|d| d.insert_temp(bar_id(), bar));
    if ui.ctx().memory(|m| m.focused().is_some()) && !ui.input(|i| i.key_pressed(Key::Tab)) {
        // Somebody has gone elsewhere since.
        ui.ctx().data_mut(|d| d.remove::<bool>(widgets::chosen_id()));
    }
    let top = ui.cursor().top();
    let sums = sentence_row(ui, model, arranged.armed, &mut commands);
    // As high with a button in it as with words alone.
    let room = theme::em(ui) * 2.25 + ui.spacing().item_spacing.y;
    ui.add_space((room - (ui.cursor().top() - top)).max(0.0));
    arranged.packed = fit::pack(ui, model, &arranged, sums);
    // Where very large text leaves one row, it is for what can be chosen.
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    ScrollArea::vertical()
        .id_salt(("offers", model.sight.state_no))
        .max_height(ui.available_height())
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // Room for the scroll bar beside what fills a row.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.horizontal_wrapped(|ui| {
                if !sums && !tight {
                    commands.extend(sums_ui(ui, model));
                    ui.end_row();
                }
                result_ui(ui, model, &mut commands);
                let led = flow_bar::flow_ui(ui, model, &mut commands);
                if let Some(main) = arranged.main {
                    let room = fit::main_room(ui, model, &arranged.packed);
                    let golden = !led && arranged.armed.is_none();
                    main_button(ui, model, (main, golden), room, &mut commands);
                }
                groups_ui(ui, model, &arranged, &mut commands);
                flow_bar::far_ui(ui, model, &mut commands);
                if arranged.packed.more {
                    rest_ui(ui, model, &arranged, &mut commands);
                } else {
                    places_ui(ui, model, &arranged, &mut commands);
                    reasons::refusals_ui(ui, model, arranged.packed.refusals, &mut commands);
                    rare_ui(ui, model, &arranged.rare, &mut commands);
                    // Last, for it changes its words.
                    flow_bar::counsel_button(ui, model, &mut commands);
                }
                if !sums && tight {
                    sums_last(ui, model, &mut commands);
                }
            });
            // Below what can be chosen: it must push no button out of sight.
            flow_bar::news_ui(ui, model);
            widgets::scroll_to_focus(ui);
        });
    commands
}

/// Taking back and trying, always at the same place, who is asked, and what; on the right the sums
/// that matter. Gives back whether they are drawn: without room beside the sentence they stand
/// among the choices. Where something waits for a second press, or counsel was asked for, that
/// stands in the place of the sentence: the rows below are as before.
fn sentence_row(
    ui: &mut Ui,
    model: &Model,
    armed: Option<usize>,
    commands: &mut Vec<Command>,
) -> bool {
    // Very large text says it in the size of everything else, so that the board keeps its room.
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let words = strong(sentence(model)).size(theme::em(ui) * if tight { 0.92 } else { 1.1 });
    let status = status_width(ui, model);
    let beside = widgets::width_of(ui, words.clone()) + status + theme::em(ui) * 12.0
        <= ui.available_width();
    let mut back = Vec::new();
    let asked = |ui: &mut Ui| {
        take_back(ui, model, &mut back);
        flow_bar::what_if_button(ui, model, &mut back);
        ui.add_space(theme::GRID * 0.5);
        if model.mode == Mode::Study {
            widgets::icon(ui, Icon::STUDY, theme::violet())
                .on_hover_text(model.texts.text("ui-study-banner"));
        }
        if let Some(seat) = model.chooser().filter(|_| learn::over(model).is_none()) {
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.6, &model.texts.seat(seat));
        }
        let room = ui.available_width() - if beside { status + theme::GRID } else { 0.0 };
        if let Some(armed) = armed {
            armed_ui(ui, model, &model.sight.offers[armed], room, &mut back);
        } else if flow_bar::counsels(model) {
            flow_bar::counsel_ui(ui, model, room, &mut back);
        } else {
            // Very large text leaves it one line, or else the choices would lie out of sight; what
            // is cut is said to whoever rests on it.
            let words = egui::Label::new(words);
            ui.add(if tight { words.truncate() } else { words.wrap() });
        }
    };
    let (mut used, mut told) = (0.0, Vec::new());
    let sums = |ui: &mut Ui| {
        told.extend(sums_ui(ui, model));
        used = ui.min_rect().width();
    };
    if beside {
        widgets::spread(ui, asked, sums);
    } else {
        ui.horizontal(asked);
    }
    commands.extend(back.into_iter().chain(told));
    if !beside {
        return false;
    }
    // They may change while the table stands still.
    if (used - status).abs() > 1.0 {
        note_status(ui, model, used);
        ui.ctx().request_repaint();
    }
    true
}

/// The sums that matter to whoever is asked. At the end of a lesson or a puzzle nobody is.
fn sums_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    if learn::over(model).is_some() {
        return Vec::new();
    }
    game_ui::of(model.sight.game).status_ui(ui, model)
}

/// The sums behind the choices of a single row, as far as they are known to fit there: what would
/// flow into a row below is only seen by halves.
fn sums_last(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    if status_width(ui, model) > ui.available_size_before_wrap().x {
        return;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        commands.extend(sums_ui(ui, model));
    });
}

/// How wide the sums are. Of a new picture of the table they are laid once where nobody sees them:
/// what stood there before tells nothing.
fn status_width(ui: &mut Ui, model: &Model) -> f32 {
    let noted: Option<(Told, f32)> = ui.ctx().data(|d| d.get_temp(status_id()));
    if let Some((_, wide)) = noted.filter(|(of, _)| *of == told_of(ui, model)) {
        return wide;
    }
    let room = Rect::from_min_size(ui.cursor().min, vec2(WIDEST, theme::em(ui) * 2.0));
    let layout = Layout::right_to_left(Align::Center);
    let unseen = UiBuilder::new().id_salt("sums, measured").max_rect(room).layout(layout);
    let mut unseen = ui.new_child(unseen.sizing_pass().invisible());
    drop(sums_ui(&mut unseen, model));
    let wide = unseen.min_rect().width();
    note_status(ui, model, wide);
    wide
}

fn note_status(ui: &Ui, model: &Model, wide: f32) {
    ui.ctx().data_mut(|d| d.insert_temp(status_id(), (told_of(ui, model), wide)));
}

/// What sums are told of: game, picture of the table, question, and the size of the text.
type Told = (&'static str, usize, Option<u16>, u32);

fn told_of(ui: &Ui, model: &Model) -> Told {
    let question = model.sight.decision.map(|d| d.question.0.into());
    (model.sight.game, model.sight.state_no, question, theme::em(ui).to_bits())
}

/// Where it is noted how wide the sums of a picture of the table are.
fn status_id() -> egui::Id {
    egui::Id::new("status width")
}

/// What a press on a card has made ready: one more press carries it out.
fn armed_ui(ui: &mut Ui, model: &Model, offer: &Offer, room: f32, commands: &mut Vec<Command>) {
    let (action, words) = opened(ui, model, offer);
    let response = widgets::primary_cut(ui, &words, room);
    explain(&response, model, offer);
    if widgets::chosen(&response) {
        commands.push(Command::Act(action));
    }
}

/// The sentence that says who is asked and what.
pub fn sentence(model: &Model) -> String {
    let v = model.texts;
    if let Some(outcome) = &model.sight.outcome {
        let reason = v.text(outcome.reason);
        return match outcome.winners.len() {
            0 => reason,
            _ => format!("{}. {reason}", end::won(model, outcome)),
        };
    }
    let Some(decision) = model.sight.decision else { return v.text("ui-nobody-asked") };
    let plain = || {
        v.with(
            model.sight.catalogue.question(decision.question),
            &[("seat", crate::table::action::Value::Seat(decision.seat))],
        )
    };
    let question = game_ui::of(model.sight.game).question(model).unwrap_or_else(plain);
    // Where a puzzle is over, or a lesson before it is played on, nobody else chooses.
    if let Some(over) = learn::over(model) {
        return v.text(over);
    }
    match model.mode {
        Mode::Replay { .. } => question,
        _ if model.flow.lingers => v.text("ui-lingers"),
        _ if model.asked => question,
        _ => v.with("ui-waiting", &[("seat", crate::table::action::Value::Seat(decision.seat))]),
    }
}

/// Where the game is over: how it ended, again.
fn result_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    if model.sight.outcome.is_some()
        && !model.aside.what_if.tries()
        && widgets::primary(ui, &model.texts.text("ui-result")).clicked()
    {
        commands.push(Command::Open(Dialog::End));
    }
}

fn take_back(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    if matches!(model.mode, Mode::Replay { .. }) {
        return;
    }
    let name = match model.undo_barred {
        None => v.text("ui-undo"),
        Some(why) => v.named(why, "rule", model.game.info().undo_rule),
    };
    if widgets::icon_button(ui, Icon::UNDO, &name, model.undo_barred.is_none())
        .on_disabled_hover_text(&name)
        .clicked()
    {
        commands.push(Command::Undo);
    }
    let name = if model.can_redo { v.text("ui-redo") } else { v.text("ui-redo-none") };
    if widgets::icon_button(ui, Icon::REDO, &name, model.can_redo)
        .on_disabled_hover_text(&name)
        .clicked()
    {
        commands.push(Command::Redo);
    }
}

/// The main choice; not golden where another press is what people mostly want next. `room` is all
/// the width that it may take where room is scarce.
fn main_button(
    ui: &mut Ui,
    model: &Model,
    (index, golden): (usize, bool),
    room: Option<f32>,
    commands: &mut Vec<Command>,
) {
    let offer = &model.sight.offers[index];
    if !golden {
        go_on_from(&offer_ui(ui, model, offer, None, commands));
        return;
    }
    let (action, words) = opened(ui, model, offer);
    let response = match room {
        Some(room) => widgets::primary_cut(ui, &words, room),
        None => widgets::primary(ui, &words),
    };
    explain(&response, model, offer);
    learn::glow(&response, model, offer);
    go_on_from(&response);
    if widgets::chosen(&response) {
        commands.push(Command::Act(action));
    }
}

/// After a choice by keyboard, and where nobody has used it yet, Tab goes on at the first offer of
/// the bar, not at the head of the window.
fn go_on_from(first: &egui::Response) {
    let ctx = &first.ctx;
    let chosen = ctx.input(|i| i.key_pressed(Key::Tab))
        && ctx.data_mut(|d| d.remove_temp::<bool>(widgets::chosen_id())).is_some();
    if chosen || ring::begins(ctx) {
        first.request_focus();
    }
}

/// Where the amount that was chosen in the bar is kept.
fn amount_id(offer: &Offer) -> egui::Id {
    egui::Id::new(("open amount", offer.action, offer.range.map(|range| (range.least, range.most))))
}

/// The action of an offer as it stands now: with the amount that was chosen in the bar, or the
/// proposed one.
fn standing(ctx: &egui::Context, offer: &Offer) -> Action {
    let mut action = offer.action;
    if let Some(range) = offer.range {
        action.args[range.arg] =
            ctx.data(|d| d.get_temp(amount_id(offer))).unwrap_or(action.args[range.arg]);
    }
    action
}

/// What an offer with an open amount stands at now, and what it is called; the amount is chosen
/// before it.
fn opened(ui: &mut Ui, model: &Model, offer: &Offer) -> (Action, String) {
    let mut action = standing(ui.ctx(), offer);
    let mut words = model.worded(offer);
    if let Some(range) = offer.range {
        let mut n = action.args[range.arg];
        let ends = [
            ("least", crate::table::action::Value::Number(range.least.into())),
            ("most", crate::table::action::Value::Number(range.most.into())),
        ];
        let named = |action| game_ui::of(model.sight.game).amount_words(model, action);
        let label = named(action).map(|(label, _)| label);
        let amount = |ui: &mut Ui| {
            if let Some(label) = &label {
                ui.label(label);
            }
            let field = ui.add(egui::DragValue::new(&mut n).range(range.least..=range.most));
            field.widget_info(|| {
                let mut info = egui::WidgetInfo::drag_value(true, n.into());
                info.label.clone_from(&label);
                info
            });
            field.on_hover_text(model.texts.with("ui-amount-range", &ends));
        };
        // Where there is but one amount, there is nothing to set: its name is told if the button
        // does not say it.
        let told = |(label, words): (String, String)| {
            (!words.to_lowercase().contains(&label.to_lowercase())).then_some(label)
        };
        if range.least < range.most {
            ui.horizontal(amount);
        } else if let Some(label) = named(action).and_then(told) {
            ui.label(label);
        }
        ui.ctx().data_mut(|d| d.insert_temp(amount_id(offer), n));
        action.args[range.arg] = n;
        words = named(action).map_or_else(|| model.verb_name(action), |(_, words)| words);
    }
    (action, words)
}

/// Where the bar begins is kept.
fn bar_id() -> egui::Id {
    egui::Id::new("decision bar")
}

/// The words on a choice stand above the whole bar: nothing else that can be pressed in it, such as
/// taking back what was just pressed, lies under them.
fn above_the_bar(response: &egui::Response) -> egui::Tooltip<'static> {
    let bar: Option<(egui::LayerId, f32)> = response.ctx.data(|d| d.get_temp(bar_id()));
    let mut words = egui::Tooltip::for_enabled(response);
    if let Some((_, top)) = bar.filter(|(layer, _)| *layer == response.layer_id) {
        words.popup = words.popup.align(egui::RectAlign::TOP_START);
        words = words.gap((response.rect.top() - top).max(0.0) + 4.0);
    }
    words
}

/// Shows what an offer does and by which rule, and points at what it touches.
fn explain(response: &egui::Response, model: &Model, offer: &Offer) {
    let Some(message) = &offer.message else { return };
    above_the_bar(response).show(|ui| {
        ui.label(model.texts.say(message));
        if let Some(rule) = message.rule {
            ui.label(small(rule.0));
        }
    });
    if response.hovered() || response.has_focus() {
        let things = if message.touches.is_empty() {
            game_ui::targets(&model.sight.catalogue, offer)
        } else {
            message.touches.clone()
        };
        if !things.is_empty() {
            widgets::point_at(&response.ctx, things);
        }
    }
}

/// The groups that have a place in the bar.
fn groups_ui(ui: &mut Ui, model: &Model, arranged: &Arranged, commands: &mut Vec<Command>) {
    let v = model.texts;
    let numbers: Vec<usize> =
        if widgets::digits_taken(ui.ctx()) { Vec::new() } else { arranged.numbered().collect() };
    let seen = |(key, _): &&(&str, Vec<usize>)| !arranged.packed.leaves(key);
    for (key, offers) in arranged.groups.iter().filter(seen) {
        if arranged.packed.hides(key) || arranged.folds(model, offers) {
            let title = format!("{} ({})", v.text(key), offers.len());
            list_button(ui, model, title, offers, commands);
            continue;
        }
        let widest = fit::few_room(ui, &arranged.packed, offers);
        for &i in offers {
            let number = numbers.iter().position(|&n| n == i).map(|n| n + 1);
            let offer = &model.sight.offers[i];
            let cut = widest.filter(|w| fit::offer_width(ui, model, offer, 1) > *w);
            let mut button = |ui: &mut Ui| offer_ui(ui, model, offer, number, commands);
            let response = match cut {
                Some(widest) => widgets::cut(ui, widest, button),
                None => button(ui),
            };
            go_on_from(&response);
        }
    }
}

/// A button that opens a list of offers.
fn list_button(
    ui: &mut Ui,
    model: &Model,
    title: String,
    offers: &[usize],
    commands: &mut Vec<Command>,
) {
    let response = ui.menu_button(title, |ui| menu(ui, model, offers, commands)).response;
    learn::glow_if(&response, learn::wants(model, offers));
    go_on_from(&response);
}

/// What is chosen on the board, and what throws something away.
fn places_ui(ui: &mut Ui, model: &Model, arranged: &Arranged, commands: &mut Vec<Command>) {
    for (key, board) in places(model, arranged) {
        if board.len() <= FEW && !arranged.packed.places {
            for i in board {
                go_on_from(&offer_ui(ui, model, &model.sight.offers[i], None, commands));
            }
        } else {
            let title = model.texts.count(key, "count", board.len() as i64);
            list_button(ui, model, title, &board, commands);
        }
    }
    if !arranged.thrown.is_empty() {
        let thrown = game_ui::told_apart(model.sight, &arranged.thrown);
        let title = model.texts.text("ui-throw-away");
        list_button(ui, model, title, &thrown, commands);
    }
}

/// What is hardly ever wanted, behind a quiet button.
fn rare_ui(ui: &mut Ui, model: &Model, rare: &[usize], commands: &mut Vec<Command>) {
    let Some(title) = rare_words(model, rare) else { return };
    let button = Button::new(widgets::soft(title)).frame_when_inactive(false);
    let (response, _) =
        MenuButton::from_button(button).ui(ui, |ui| menu(ui, model, rare, commands));
    go_on_from(&response);
}

/// What that button is called: by the group of what stands behind it.
fn rare_words(model: &Model, rare: &[usize]) -> Option<String> {
    let verb = model.sight.offers[*rare.first()?].action.verb;
    Some(format!("{} …", model.texts.text(game_ui::of(model.sight.game).group(verb))))
}

/// What found no room in the bar behind one button: what can be chosen, counsel, and why the rest
/// is not possible.
fn rest_ui(ui: &mut Ui, model: &Model, arranged: &Arranged, commands: &mut Vec<Command>) {
    let left = arranged.groups.iter().filter(|(key, _)| arranged.packed.leaves(key));
    let groups = left.flat_map(|(_, offers)| offers).copied();
    let board = game_ui::told_apart(model.sight, &arranged.board);
    let last = arranged.thrown.iter().chain(&arranged.rare).copied();
    let all: Vec<usize> = groups.chain(board).chain(last).collect();
    let ranked = reasons::Ranked::of(model, true);
    if all.is_empty() && ranked.title(model).is_none() {
        return flow_bar::counsel_button(ui, model, commands);
    }
    let title = model.texts.count("ui-more-choices", "count", all.len() as i64);
    // The reasons in it are opened without the list being closed.
    let stays = MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::new(title).config(stays).ui(ui, |ui| {
        ui.horizontal_wrapped(|ui| flow_bar::counsel_button(ui, model, commands));
        menu(ui, model, &all, commands);
        reasons::folded_ui(ui, model, &ranked, commands);
    });
    learn::glow_if(&button, learn::wants(model, &all));
    go_on_from(&button);
}

/// What is chosen on the board, in lists: the text key of each, and its offers.
fn places(model: &Model, arranged: &Arranged) -> Vec<(&'static str, Vec<usize>)> {
    let sheet = game_ui::of(model.sight.game);
    let mut lists: Vec<(&str, Vec<usize>)> = Vec::new();
    for i in game_ui::told_apart(model.sight, &arranged.board) {
        let key = sheet.board_list(model.sight.offers[i].action.verb);
        match lists.iter_mut().find(|(k, _)| *k == key) {
            Some((_, list)) => list.push(i),
            None => lists.push((key, vec![i])),
        }
    }
    lists
}

/// Some offers below each other, by their index in the sight.
pub fn list_ui(ui: &mut Ui, model: &Model, offers: &[usize], commands: &mut Vec<Command>) {
    menu(ui, model, offers, commands);
}

fn menu(ui: &mut Ui, model: &Model, offers: &[usize], commands: &mut Vec<Command>) {
    widgets::ring_in_lists(ui);
    let before = commands.len();
    let enter = just_opened(ui);
    ScrollArea::vertical().max_height(theme::em(ui) * 22.0).show(ui, |ui| {
        for (n, &i) in offers.iter().enumerate() {
            let offer = &model.sight.offers[i];
            let row = offer_ui(ui, model, offer, None, commands);
            if let Some(note) = game_ui::of(model.sight.game).offer_note(model, offer) {
                ui.label(small(note));
            }
            if n == 0 && enter {
                row.request_focus();
            }
        }
        widgets::scroll_to_focus(ui);
    });
    // A click closes a list by itself, Enter does not.
    if commands.len() > before && egui::Popup::is_any_open(ui.ctx()) {
        egui::Popup::close_all(ui.ctx());
    }
}

/// Whether a list has just been opened with the keyboard, which then goes on in it. A list is
/// measured before it can be entered.
fn just_opened(ui: &Ui) -> bool {
    let (id, now) = (ui.id().with("open since"), ui.ctx().cumulative_frame_nr());
    let seen: Option<(u64, bool)> = ui.data(|d| d.get_temp(id));
    let entered = seen.is_some_and(|(last, entered)| entered && last + 2 >= now);
    ui.data_mut(|d| d.insert_temp(id, (now, entered || ui.is_enabled())));
    !entered && ui.is_enabled() && ui.memory(|m| m.focused().is_some())
}

fn offer_ui(
    ui: &mut Ui,
    model: &Model,
    offer: &Offer,
    number: Option<usize>,
    commands: &mut Vec<Command>,
) -> egui::Response {
    let (action, words) = opened(ui, model, offer);
    let picture = game_ui::of(model.sight.game).offer_picture(model.sight, offer);
    let size = theme::em(ui) * 1.3;
    let texture = picture.map(|p| super::gallery::texture(ui.ctx(), p, size));
    let image = texture.map(|t| {
        egui::Image::new((t.id(), egui::Vec2::splat(size)))
            .fit_to_exact_size(egui::Vec2::splat(size))
    });
    let mut button = Button::opt_image_and_text(image, Some(RichText::new(&words).into()));
    if let Some(n) = number {
        button = button.shortcut_text(RichText::new(n.to_string()).small().color(theme::soft()));
    }
    let response = ui.add(button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    explain(&response, model, offer);
    learn::glow(&response, model, offer);
    if widgets::chosen(&response) {
        commands.push(Command::Act(action));
    }
    response
}
