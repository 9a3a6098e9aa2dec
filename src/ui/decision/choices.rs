//! The choices of the bar: what each is called and shows, how wide it is, and its button, with the
//! field of an open amount before it. A press gives the action back; it judges none.

use crate::{
    table::action::{Action, Message, Offer, Range, Thing, Value},
    ui::{
        arguments,
        command::Command,
        game_ui, learn,
        model::Model,
        ring,
        table_text::TableText,
        theme,
        widgets::{self, strong},
    },
    view::art::Picture,
};
use bevy_egui::egui::{
    self, Button, Context, DragValue, Id, Key, LayerId, Response, RichText, Ui, WidgetInfo,
    WidgetType,
};

/// An offer as the bar and its lists show it.
pub(super) struct BarChoice<'a> {
    /// Its index in the sight.
    pub(super) at: usize,
    offer: &'a Offer,
    texts: TableText<'a>,
    words: String,
    picture: Option<Picture>,
    /// What is pointed at on the board while the pointer rests on it.
    touches: Vec<Thing>,
    amount: Option<Amount<'a>>,
    /// Whether a lesson wants it now.
    wanted: bool,
}

/// The open amount of an offer.
struct Amount<'a> {
    range: Range,
    /// What the amount is called, if anything, and what the action is called with it.
    called: Box<dyn Fn(Action) -> (Option<String>, String) + 'a>,
}

impl<'a> BarChoice<'a> {
    /// The offer at this place in the sight.
    pub(super) fn of(model: &'a Model<'a>, at: usize) -> BarChoice<'a> {
        let offer = &model.sight.offers[at];
        let sheet = game_ui::of(model.sight.game);
        let called = move |action| match sheet.amount_words(model, action) {
            Some((label, words)) => (Some(label), words),
            None => (None, model.verb_name(action)),
        };
        let touches = match &offer.message {
            Some(message) if message.touches.is_empty() => {
                arguments::targets(&model.sight.catalogue, offer)
            }
            message => message.as_ref().map(|m| m.touches.clone()).unwrap_or_default(),
        };
        BarChoice {
            at,
            offer,
            texts: model.texts,
            words: model.worded(offer),
            picture: sheet.offer_picture(model.sight, offer),
            touches,
            amount: offer.range.map(|range| Amount { range, called: Box::new(called) }),
            wanted: learn::wanted(model).contains(&at),
        }
    }

    /// How wide its button is, with its picture, so many digits and the field of an open amount.
    pub(super) fn width(&self, ui: &Ui, digits: usize) -> f32 {
        let (em, icon) = (theme::em(ui), ui.spacing().icon_spacing);
        let mut width = button_width(ui, &self.words) + (em * 0.6 + icon) * digits as f32;
        if self.picture.is_some() {
            width += em * 1.3 + icon;
        }
        if self.amount.is_some() {
            width += em * 5.0;
        }
        width
    }

    /// Its button among others, with the number that takes it on the keyboard.
    pub(super) fn plain_ui(
        &self,
        ui: &mut Ui,
        number: Option<usize>,
        commands: &mut Vec<Command>,
    ) -> Response {
        let (action, words) = self.opened(ui);
        let size = theme::em(ui) * 1.3;
        let image = self.picture.map(|p| widgets::image(ui, p, size, egui::Color32::WHITE));
        let mut button = Button::opt_image_and_text(image, Some(RichText::new(&words).into()));
        if let Some(n) = number {
            let digit = RichText::new(n.to_string()).small().color(theme::soft());
            button = button.shortcut_text(digit);
        }
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
        self.explain(&response);
        self.glow(&response);
        if widgets::chosen(&response) {
            commands.push(Command::Act(action));
        }
        response
    }

    /// Its button as the golden one. `room` is all the width that it may take where room is scarce.
    pub(super) fn golden_ui(
        &self,
        ui: &mut Ui,
        room: Option<f32>,
        commands: &mut Vec<Command>,
    ) -> Response {
        let (action, words) = self.opened(ui);
        let response = match room {
            Some(room) => widgets::primary_cut(ui, &words, room),
            None => widgets::primary(ui, &words),
        };
        self.explain(&response);
        if widgets::chosen(&response) {
            commands.push(Command::Act(action));
        }
        response
    }

    /// Lets its button glow where a lesson wants it.
    pub(super) fn glow(&self, response: &Response) {
        learn::glow_if(response, self.wanted);
    }

    /// What an offer with an open amount stands at now, and what it is called; the amount is chosen
    /// before it.
    fn opened(&self, ui: &mut Ui) -> (Action, String) {
        let mut action = standing(ui.ctx(), self.offer);
        let Some(Amount { range, called }) = &self.amount else {
            return (action, self.words.clone());
        };
        let mut n = action.args[range.arg];
        let (label, words) = called(action);
        if range.least < range.most {
            ui.horizontal(|ui| amount_ui(ui, self.texts, *range, &mut n, label.as_deref()));
        } else if let Some(label) = label {
            // Where there is but one amount, there is nothing to set: its name is told if the
            // button does not say it.
            if !words.to_lowercase().contains(&label.to_lowercase()) {
                ui.label(label);
            }
        }
        ui.ctx().data_mut(|d| d.insert_temp(amount_id(self.offer), n));
        action.args[range.arg] = n;
        (action, called(action).1)
    }

    /// Shows what it does and by which rule, and points at what it touches.
    fn explain(&self, response: &Response) {
        let Some(message) = &self.offer.message else { return };
        above_the_bar(response).show(|ui| said_ui(ui, self.texts, message));
        if (response.hovered() || response.has_focus()) && !self.touches.is_empty() {
            widgets::point_at(&response.ctx, self.touches.clone());
        }
    }
}

/// How wide a button with these words is; the main one is bold.
pub(super) fn button_width(ui: &Ui, words: &str) -> f32 {
    // With high contrast every button has an edge.
    let edge = ui.visuals().widgets.inactive.bg_stroke.width * 2.0;
    widgets::wide(ui, strong(words)) + ui.spacing().button_padding.x * 2.0 + edge + 2.0
}

fn said_ui(ui: &mut Ui, texts: TableText, message: &Message) {
    ui.label(texts.say(message));
    if let Some(rule) = message.rule {
        widgets::rule_note(ui, rule.0);
    }
}

/// The field of an open amount.
fn amount_ui(ui: &mut Ui, texts: TableText, range: Range, n: &mut i32, label: Option<&str>) {
    if let Some(label) = label {
        ui.label(label);
    }
    let field = ui.add(DragValue::new(n).range(range.least..=range.most));
    field.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, (*n).into());
        info.label = label.map(str::to_owned);
        info
    });
    let ends = [("least", range.least), ("most", range.most)];
    let ends = ends.map(|(name, n)| (name, Value::Number(n.into())));
    field.on_hover_text(texts.with("ui-amount-range", &ends));
}

/// Where the amount that was chosen in the bar is kept.
fn amount_id(offer: &Offer) -> Id {
    Id::new(("open amount", offer.action, offer.range.map(|range| (range.least, range.most))))
}

/// The action of an offer as it stands now: with the amount that was chosen in the bar, or the
/// proposed one.
pub(super) fn standing(ctx: &Context, offer: &Offer) -> Action {
    let mut action = offer.action;
    if let Some(range) = offer.range {
        action.args[range.arg] =
            ctx.data(|d| d.get_temp(amount_id(offer))).unwrap_or(action.args[range.arg]);
    }
    action
}

/// After a choice by keyboard, and where nobody has used it yet, Tab goes on at the first offer of
/// the bar, not at the head of the window.
pub(super) fn go_on_from(first: &Response) {
    let ctx = &first.ctx;
    let chosen = ctx.input(|i| i.key_pressed(Key::Tab))
        && ctx.data_mut(|d| d.remove_temp::<bool>(widgets::chosen_id())).is_some();
    if chosen || ring::begins(ctx) {
        first.request_focus();
    }
}

/// Where the bar begins is kept.
fn bar_id() -> Id {
    Id::new("decision bar")
}

/// Notes where the bar begins, and forgets the last choice by keyboard where somebody has gone
/// elsewhere since.
pub(super) fn begin(ui: &Ui) {
    let bar = (ui.layer_id(), ui.max_rect().top());
    ui.ctx().data_mut(|d| d.insert_temp(bar_id(), bar));
    if ui.ctx().memory(|m| m.focused().is_some()) && !ui.input(|i| i.key_pressed(Key::Tab)) {
        ui.ctx().data_mut(|d| d.remove::<bool>(widgets::chosen_id()));
    }
}

/// The words on a choice stand above the whole bar: nothing else that can be pressed in it, such as
/// taking back what was just pressed, lies under them.
fn above_the_bar(response: &Response) -> egui::Tooltip<'static> {
    let bar: Option<(LayerId, f32)> = response.ctx.data(|d| d.get_temp(bar_id()));
    let mut words = egui::Tooltip::for_enabled(response);
    if let Some((_, top)) = bar.filter(|(layer, _)| *layer == response.layer_id) {
        words.popup = words.popup.align(egui::RectAlign::TOP_START);
        words = words.gap((response.rect.top() - top).max(0.0) + 4.0);
    }
    words
}
