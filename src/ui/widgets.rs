//! The small parts that all panels are made of: buttons, badges, pictures, money, rule links,
//! offers and refusals. Each has a name for screen readers; none of them knows a game.

pub use super::purse::{Money, money, purse};
use super::{
    command::Command,
    gallery,
    model::{Model, Standing},
    presses,
    table_text::TableText,
    theme,
};
use crate::{
    table::{
        action::{Action, Refusal},
        ids::SeatId,
    },
    view::art::{
        Picture,
        house::Icon,
        palette::{self, Livery},
    },
};
use bevy_egui::egui::{
    self, Align, AtomExt, Button, Color32, CornerRadius, Image, Layout, Response, RichText, Sense,
    Stroke, Ui, Vec2, vec2,
};

pub use super::linked::{Part, highlighted, linked_text, searched_text, split_rules};

/// A picture `size` points wide. The name is its text on hover and for screen readers.
pub fn picture(ui: &mut Ui, picture: Picture, size: f32, name: &str) -> Response {
    tinted(ui, picture, size, name, Color32::WHITE)
}

/// A picture in another tint.
pub fn tinted(ui: &mut Ui, picture: Picture, size: f32, name: &str, tint: Color32) -> Response {
    let response = ui.add(image(ui, picture, size, tint).alt_text(name));
    if name.is_empty() { response } else { response.on_hover_text(name) }
}

pub(super) fn image(ui: &Ui, picture: Picture, size: f32, tint: Color32) -> Image<'static> {
    let texture = gallery::texture(ui.ctx(), picture, size);
    Image::new((texture.id(), Vec2::splat(size))).fit_to_exact_size(Vec2::splat(size)).tint(tint)
}

/// An icon of the overlay in body height.
pub fn icon(ui: &mut Ui, icon: Icon, tint: Color32) -> Response {
    let size = theme::em(ui) * 1.15;
    ui.add(image(ui, icon.picture(), size, tint))
}

/// The badge of a seat.
pub fn badge(ui: &mut Ui, livery: Livery, size: f32, name: &str) -> Response {
    picture(ui, livery.badge(), size, name)
}

/// A button with an icon alone; `name` is shown on hover and read by screen readers.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let size = theme::em(ui) * 1.15;
    let tint = if enabled { theme::ink() } else { theme::faded(theme::soft(), 0.5) };
    let button = Button::image(image(ui, icon.picture(), size, tint).alt_text(name))
        .min_size(Vec2::splat(theme::em(ui) * 2.0));
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    response.on_hover_text(name)
}

/// The one main button of a panel.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    let em = theme::em(ui);
    let words = egui::WidgetText::from(strong(text))
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button)
        .size()
        .x;
    let least =
        Vec2::new((words + ui.spacing().button_padding.x * 2.0 + 2.0).max(em * 6.0), em * 2.4);
    if least.x > ui.available_width() {
        return primary_sized(ui, text, Vec2::new(em * 6.0, em * 2.4));
    }
    // In a place of its own the words stand in the middle of the button, also where the row around
    // it is aligned at the top.
    ui.allocate_ui_with_layout(least, Layout::left_to_right(Align::Center), |ui| {
        primary_sized(ui, text, least)
    })
    .inner
}

/// The main button where room is scarce: one row high and at most so wide. What does not fit ends
/// in dots, and is said in full to whoever rests on it.
pub fn primary_cut(ui: &mut Ui, text: &str, widest: f32) -> Response {
    let words = egui::WidgetText::from(strong(text))
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button)
        .size()
        .x;
    let whole = words + ui.spacing().button_padding.x * 2.0 + 2.0;
    let size = Vec2::new(whole.min(widest), ui.spacing().interact_size.y);
    let cut = |ui: &mut Ui| {
        ui.set_max_width(size.x);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        primary_sized(ui, text, size)
    };
    let response =
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), cut).inner;
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    response
}

/// A button of one row that is at most so wide: its words end in dots where they are longer.
pub fn cut(ui: &mut Ui, widest: f32, button: impl FnOnce(&mut Ui) -> Response) -> Response {
    let size = Vec2::new(widest, ui.spacing().interact_size.y);
    let add = |ui: &mut Ui| {
        ui.set_max_width(widest);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        button(ui)
    };
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), add).inner
}

/// The main button with a least size.
pub fn primary_sized(ui: &mut Ui, text: &str, least: Vec2) -> Response {
    ui.scope(|ui| {
        let ink = theme::on_accent();
        let w = &mut ui.visuals_mut().widgets;
        for (look, shade) in [(&mut w.inactive, 0.0), (&mut w.hovered, 0.25), (&mut w.active, 0.4)]
        {
            look.weak_bg_fill = gallery::colour(palette::lighter(theme::worn().accent, shade));
            look.fg_stroke.color = ink;
            look.bg_stroke = Stroke::NONE;
        }
        ui.visuals_mut().widgets.active.bg_stroke = Stroke::new(3.0, Color32::WHITE);
        ui.visuals_mut().override_text_color = Some(ink);
        ui.add(Button::new(RichText::new(text).family(theme::bold())).min_size(least))
    })
    .inner
}

/// A button with an icon before its text.
pub fn labelled(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let size = theme::em(ui) * 1.1;
    ui.add(Button::image_and_text(image(ui, icon.picture(), size, theme::ink()), text))
}

/// A button without a frame, for second-rank things.
pub fn quiet(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).color(theme::soft())).frame_when_inactive(false))
}

/// A link to a rule. Clicked, it opens the rulebook there.
pub fn rule_link(ui: &mut Ui, texts: TableText, rule: &str) -> Option<Command> {
    let response = ui.link(RichText::new(rule).small().color(theme::violet()));
    let response = response.on_hover_text(texts.named("ui-open-rule", "rule", rule));
    response.clicked().then(|| Command::OpenRule(rule.to_owned()))
}

/// How wide words are on one line.
pub fn width_of(ui: &Ui, words: impl Into<egui::WidgetText>) -> f32 {
    let wrap = Some(egui::TextWrapMode::Extend);
    words.into().into_galley(ui, wrap, f32::INFINITY, egui::TextStyle::Body).size().x
}

/// Bold text.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).family(theme::bold())
}
/// Second-rank text.
pub fn soft(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).color(theme::soft())
}
/// Small second-rank text.
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).small().color(theme::soft())
}

/// A heading of a part of a panel.
pub fn section(ui: &mut Ui, text: &str) {
    ui.add_space(theme::GRID * 0.5);
    ui.label(
        RichText::new(text).family(theme::bold()).color(theme::accent()).size(theme::em(ui) * 0.95),
    );
}

/// A card: a framed group over the whole width.
pub fn card<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    theme::card_frame()
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// A small framed word or number.
pub fn chip(ui: &mut Ui, text: &str, tint: Color32) -> Response {
    egui::Frame::new()
        .fill(tint.gamma_multiply(0.18))
        .stroke(Stroke::new(1.0, theme::faded(tint, 0.7)))
        .corner_radius(CornerRadius::same(theme::RADIUS))
        .inner_margin(egui::Margin::symmetric(8, 2))
        .show(ui, |ui| ui.label(RichText::new(text).color(theme::ink())))
        .response
}

/// The name of a seat with its badge.
pub fn seat_name(ui: &mut Ui, model: &Model, seat: SeatId) -> Response {
    let size = theme::em(ui) * 1.3;
    let name = model.texts.seat(seat);
    let row = ui.horizontal(|ui| {
        badge(ui, model.livery(seat), size, "");
        ui.label(strong(name.as_str()));
    });
    row.response
}

/// Why something is not possible, with its rule as a link.
pub fn refusal(ui: &mut Ui, model: &Model, refusal: &Refusal) -> Option<Command> {
    let mut command = None;
    flow(ui, |ui| {
        ui.label(model.texts.say(&refusal.message));
        command = rule_link(ui, model.texts, refusal.rule.0);
    });
    command
}

/// A button for an action: pressed, it is done; greyed, it says why, with the rule. Nothing is
/// shown where nobody speaks of the action. The label is the offer's own wording where none is
/// given.
pub fn action_button(
    ui: &mut Ui,
    model: &Model,
    action: Action,
    label: Option<&str>,
) -> Vec<Command> {
    match model.standing(action) {
        Standing::Offered(offer) => {
            let text = label.map_or_else(|| model.worded(offer), str::to_owned);
            let response = ui.button(&text).on_hover_ui(|ui| {
                ui.label(model.worded(offer));
                if let Some(rule) = offer.message.as_ref().and_then(|s| s.rule) {
                    ui.label(small(rule.0));
                }
            });
            super::learn::glow(&response, model, offer);
            if response.hovered()
                && let Some(s) = &offer.message
                && !s.touches.is_empty()
            {
                hover_things(ui, s.touches.clone());
            }
            if chosen(&response) { vec![Command::Act(action)] } else { Vec::new() }
        }
        Standing::Refused(no) => refused_button(ui, model, no, label),
        Standing::Absent => Vec::new(),
    }
}

/// Plays on from the position on the table; at the end of a game there is nothing to go on with,
/// and the button says so.
pub fn play_on(ui: &mut Ui, model: &Model) -> Option<Command> {
    let v = model.texts;
    let button = ui.add_enabled(model.sight.outcome.is_none(), Button::new(v.text("ui-play-on")));
    let pressed = button
        .on_hover_text(v.text("ui-play-on-help"))
        .on_disabled_hover_text(v.text("ui-play-on-over"))
        .clicked();
    pressed.then_some(Command::PlayOn)
}

/// The way back to the game that was left for this replay, study or branch.
pub fn back_to_game(ui: &mut Ui, model: &Model) -> Option<Command> {
    let mut back = || ui.button(model.texts.text("ui-home")).clicked();
    (model.aside.home && back()).then_some(Command::BackToGame)
}

/// Whether a button that is a choice is pressed. It lets go of the focus: another choice will stand
/// at its place, and a second Enter must not make it. Nor must the second half of a double click.
pub fn chosen(response: &Response) -> bool {
    if response.clicked_by(egui::PointerButton::Primary)
        && response.ctx.input(|i| i.pointer.any_released())
        && presses::acts_twice(&response.ctx)
    {
        return false;
    }
    if response.clicked() && response.has_focus() {
        response.surrender_focus();
        response.ctx.data_mut(|d| d.insert_temp(chosen_id(), true));
    }
    response.clicked()
}

/// Where it is noted that the last choice was made with the focus.
pub fn chosen_id() -> egui::Id {
    egui::Id::new("chosen with the focus")
}

/// A button that at rest looks like this; under the pointer and with the keyboard on it, it looks
/// like every other one.
pub fn dressed(ui: &mut Ui, button: Button, fill: Color32, edge: Stroke) -> Response {
    // In a place of its own it would break its words at the end of a row instead of beginning a new
    // one.
    let usual = ui.style().clone();
    let look = &mut ui.visuals_mut().widgets.inactive;
    (look.weak_bg_fill, look.bg_stroke) = (fill, edge);
    let response = ui.add(button);
    ui.set_style(usual);
    response
}

/// In an open list: what has the keyboard's focus bears the ring there, too.
pub fn ring_in_lists(ui: &mut Ui) {
    ui.visuals_mut().widgets.active.bg_stroke = Stroke::new(2.0, theme::accent());
}

/// At the end of what scrolls: brings what has just got the keyboard's focus into view, if it lies
/// in here. What was pressed with the pointer stays where it is.
pub fn scroll_to_focus(ui: &mut Ui) {
    let id = ui.id().with("focused last");
    let focused = ui.memory(|m| m.focused());
    let before: Option<egui::Id> = ui.data_mut(|d| match focused {
        Some(now) => d.get_temp_mut_or_insert_with(id, || None).replace(now),
        None => d.get_temp_mut_or_insert_with(id, || None).take(),
    });
    let pressed = ui.input(|i| i.pointer.any_down() || i.pointer.any_released());
    let Some(now) = focused.filter(|now| before != Some(*now) && !pressed) else { return };
    let Some(response) = ui.ctx().read_response(now).filter(|r| r.layer_id == ui.layer_id()) else {
        return;
    };
    if ui.min_rect().contains(response.rect.center()) {
        ui.scroll_to_rect(response.rect.expand(theme::GRID), None);
    }
}

/// A greyed button. It says why on hover; pressed (with the keyboard, too) it opens the rule.
pub fn refused_button(
    ui: &mut Ui,
    model: &Model,
    no: &Refusal,
    label: Option<&str>,
) -> Vec<Command> {
    let text = label.map_or_else(|| model.verb_name(no.action), str::to_owned);
    let why = model.texts.say(&no.message);
    let button = Button::new(RichText::new(&text).color(theme::refused()));
    let response = dressed(ui, button, theme::well(), Stroke::new(1.0, theme::hairline()));
    let spoken = model.texts.pair(&text, &format!("{why} ({})", no.rule));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, false, &spoken));
    let response = response.on_hover_ui(|ui| {
        ui.label(&why);
        ui.label(small(no.rule.0));
    });
    if response.clicked() { vec![Command::OpenRule(no.rule.0.to_owned())] } else { Vec::new() }
}

/// Notes that a panel is open into which numbers are typed. A click that misses a field would else
/// choose something.
pub fn take_digits(ctx: &egui::Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|d| d.insert_temp(egui::Id::new("digits are typed"), frame));
}

/// Whether such a panel is open: then number keys choose nothing.
pub fn digits_taken(ctx: &egui::Context) -> bool {
    let now = ctx.cumulative_frame_nr();
    ctx.data(|d| d.get_temp::<u64>(egui::Id::new("digits are typed")))
        .is_some_and(|frame| frame + 1 >= now)
}

/// Notes that the things should be pointed at on the board while the pointer rests on a widget. The
/// window reads it.
pub fn hover_things(ui: &Ui, things: Vec<crate::table::action::Thing>) {
    point_at(ui.ctx(), things);
}

/// As [`hover_things`], for a widget of which only the response is at hand.
pub fn point_at(ctx: &egui::Context, things: Vec<crate::table::action::Thing>) {
    // Asked before the store is locked: a question to the context from inside would wait for
    // itself.
    let frame = ctx.cumulative_frame_nr();
    // What lies on what is pointed at, such as its tooltip, points at more.
    let mut all = hovered_things(ctx);
    all.extend(things);
    all.sort_unstable();
    all.dedup();
    ctx.data_mut(|d| d.insert_temp(egui::Id::new("hovered-things"), (frame, all)));
}

/// The things that a widget has pointed at in this frame.
pub fn hovered_things(ctx: &egui::Context) -> Vec<crate::table::action::Thing> {
    let noted: Option<(u64, Vec<crate::table::action::Thing>)> =
        ctx.data(|d| d.get_temp(egui::Id::new("hovered-things")));
    let now = ctx.cumulative_frame_nr();
    noted.filter(|(frame, _)| *frame == now).map(|(_, things)| things).unwrap_or_default()
}

/// A part that is opened and closed by its title, which wraps where the column is narrow. `open`
/// forces it open or closed.
pub fn fold(
    ui: &mut Ui,
    salt: impl egui::AsId,
    title: RichText,
    at_first: bool,
    open: Option<bool>,
    add: impl FnOnce(&mut Ui),
) {
    let id = ui.make_persistent_id(salt);
    let mut state =
        egui::collapsing_header::CollapsingState::load_with_default_open(ui.ctx(), id, at_first);
    if let Some(open) = open {
        state.set_open(open);
    }
    let sign = if state.is_open() { "⏷" } else { "⏵" };
    let spoken = title.text().to_owned();
    let response = ui.add(
        Button::new((RichText::new(sign).small(), title.atom_shrink(true)))
            .wrap()
            .frame_when_inactive(false),
    );
    response.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::WidgetType::CollapsingHeader,
            true,
            state.is_open(),
            &spoken,
        )
    });
    if response.clicked() {
        state.toggle(ui);
    }
    state.show_body_indented(&response, ui, add);
}

/// Shows that a slider has the keyboard: by itself it would not.
pub fn ring(ui: &Ui, slider: &Response) {
    if slider.has_focus() {
        let stroke = Stroke::new(2.0, Color32::WHITE);
        let place = slider.rect.expand(3.0);
        ui.painter().rect_stroke(place, theme::RADIUS, stroke, egui::StrokeKind::Outside);
    }
}

/// Words with buttons below them that are always seen: where both have no room, the words are
/// scrolled.
pub fn with_foot(ui: &mut Ui, words: impl FnOnce(&mut Ui), foot: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("foot");
    let high: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(theme::em(ui) * 3.0);
    let room = (ui.available_height() - high - theme::GRID * 2.0).max(theme::em(ui) * 2.0);
    let words_area = egui::ScrollArea::vertical().id_salt("words").max_height(room);
    words_area.auto_shrink([false, true]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 8.0);
        words(ui);
        scroll_to_focus(ui);
    });
    ui.add_space(theme::GRID);
    let used = ui.scope(foot).response.rect.height();
    if (used - high).abs() > 1.0 {
        ui.data_mut(|d| d.insert_temp(id, used));
        ui.ctx().request_repaint();
    }
}

/// Words that flow over lines as close as type wants them, not as far apart as buttons.
pub fn flow<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(add).inner
    })
    .inner
}

/// A row whose right end is filled from the right.
pub fn spread(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        left(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
}

/// As [`spread`], where the left end gives way: the right end is laid first, and words at the left
/// that are cut short end before it.
pub fn spread_cut(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            right(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), left);
        });
    });
}

/// How wide words are in a row.
pub fn wide(ui: &Ui, words: &str) -> f32 {
    egui::WidgetText::from(words)
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button)
        .size()
        .x
}

/// A bar that shows how much of something is used, with its words on it.
pub fn meter(ui: &mut Ui, used: f32, of: f32, words: &str, tint: Color32) -> Response {
    let height = theme::em(ui) * 1.5;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let radius = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_filled(rect, radius, theme::well());
    let share = if of > 0.0 { (used / of).clamp(0.0, 1.0) } else { 0.0 };
    let mut full = rect;
    full.set_width(rect.width() * share);
    let edge = Stroke::new(1.0, tint);
    ui.painter().rect(full, radius, theme::filled(tint), edge, egui::StrokeKind::Inside);
    ui.painter().text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        words,
        egui::TextStyle::Body.resolve(ui.style()),
        theme::ink(),
    );
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, words)
    });
    response
}

/// A number to drag or type. The new one comes out once, when it is let go or entered, not with
/// every step on the way.
pub fn number(
    ui: &mut Ui,
    id: egui::Id,
    now: i64,
    range: std::ops::RangeInclusive<i64>,
    speed: f64,
    name: &str,
) -> Option<i64> {
    let mut value = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(now);
    let response = ui.add(
        egui::DragValue::new(&mut value).range(range).speed(speed).update_while_editing(false),
    );
    let (dragged, changed) = (response.dragged(), value != now);
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::drag_value(true, value as f64);
        info.label = Some(name.to_owned());
        info
    });
    ui.ctx().data_mut(|d| {
        if dragged {
            d.insert_temp(id, value);
        } else {
            d.remove::<i64>(id);
        }
    });
    (!dragged && changed).then_some(value)
}

/// A box to tick.
pub fn check(ui: &mut Ui, on: &mut bool, text: impl Into<egui::WidgetText>) -> Response {
    ui.scope(|ui| {
        let w = &mut ui.visuals_mut().widgets;
        for look in [&mut w.inactive, &mut w.hovered, &mut w.active] {
            look.corner_radius = CornerRadius::same(4);
            look.bg_stroke = Stroke::new(1.0, theme::soft());
        }
        ui.visuals_mut().widgets.active.bg_stroke = Stroke::new(2.0, theme::accent());
        ui.checkbox(on, text.into())
    })
    .inner
}

/// One of several that exclude each other.
pub fn radio(ui: &mut Ui, on: bool, text: impl Into<egui::WidgetText>) -> Response {
    ui.scope(|ui| {
        let w = &mut ui.visuals_mut().widgets;
        for look in [&mut w.inactive, &mut w.hovered] {
            look.bg_stroke = Stroke::new(1.0, theme::soft());
        }
        ui.radio(on, text.into())
    })
    .inner
}

/// A list that opens at a press; `name` is read by screen readers before what is chosen now. `ems`
/// is the least width.
pub fn combo(
    ui: &mut Ui,
    salt: impl egui::AsId,
    now: &str,
    name: &str,
    ems: f32,
    add: impl FnOnce(&mut Ui),
) {
    let em = theme::em(ui);
    let (pad, sign) =
        (ui.spacing().button_padding.x * 2.0, ui.spacing().icon_width + ui.spacing().icon_spacing);
    let words = egui::WidgetText::from(now)
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button)
        .size()
        .x;
    let wide = (words + sign + pad).max(em * ems).min(ui.max_rect().width());
    // A list of no known width would begin a line of its own where others flow.
    ui.allocate_ui_with_layout(
        vec2(wide, ui.spacing().interact_size.y),
        Layout::left_to_right(Align::Center),
        |ui| {
            // As tall as it needs: what must be scrolled for is easily missed.
            let tall = ui.ctx().content_rect().height() * 0.6;
            let list = egui::ComboBox::from_id_salt(salt).selected_text(now).width(wide);
            let list = list.height(tall).truncate();
            let response = list
                .show_ui(ui, |ui| {
                    ring_in_lists(ui);
                    add(ui);
                })
                .response;
            response.widget_info(|| {
                let mut info = egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name);
                info.current_text_value = Some(now.to_owned());
                info
            });
        },
    );
}

/// A field to type one line into; `name` is read by screen readers.
pub fn field(ui: &mut Ui, text: &mut String, hint: &str, name: &str, ems: f32) -> Response {
    let em = theme::em(ui);
    let edit = egui::TextEdit::singleline(text)
        .hint_text(RichText::new(hint).color(theme::faded(theme::soft(), 0.7)))
        .desired_width(em * ems)
        .margin(egui::Margin::symmetric(10, 6))
        .char_limit(80);
    let response = ui.add(edit);
    one_line(&response);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, name));
    response
}

/// Lets the arrows up and down lead out of a field of one line, where they do nothing.
pub fn one_line(field: &Response) {
    if field.has_focus() {
        let own = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
        field.ctx.memory_mut(|m| m.set_focus_lock_filter(field.id, own));
    }
}
