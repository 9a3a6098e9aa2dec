//! The choices of the bar: what each is called and shows, how wide it is, and its button, with the
//! field of an open amount before it. A press gives the action back; it judges none.

use crate::{
    table::{
        action::{Action, Message, Offer, Range, Thing, Value},
        ids::Verb,
    },
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
    self, Align2, Button, Context, DragValue, Id, Key, LayerId, Response, RichText, TextStyle,
    TextWrapMode, Ui, WidgetInfo, WidgetType, vec2,
};

/// An offer as the bar and its lists show it.
pub(super) struct BarChoice<'a> {
    /// Its index in the sight.
    pub(super) at: usize,
    offer: &'a Offer,
    texts: TableText<'a>,
    /// What it is called, in long and in short words.
    words: [String; 2],
    picture: Option<Picture>,
    /// What only the text of its card would tell, or what cannot be had back after it.
    note: Option<String>,
    /// What is pointed at on the board while the pointer rests on it.
    touches: Vec<Thing>,
    amount: Option<Amount<'a>>,
    /// Whether a lesson wants it now.
    wanted: bool,
    /// Whether a computer player advises it.
    advised: bool,
    /// What is asked before it is done.
    sure: Option<&'static str>,
}

/// The open amount of an offer.
struct Amount<'a> {
    range: Range,
    /// What the amount is called, if anything, and what the action is called with it, in long or
    /// short words.
    called: Box<dyn Fn(Action, bool) -> (Option<String>, String) + 'a>,
}

/// How a choice of the bar is drawn.
#[derive(Clone, Copy)]
pub(super) struct Dress {
    /// In short words.
    pub(super) short: bool,
    /// Golden.
    pub(super) golden: bool,
    /// With the key that takes it.
    pub(super) key: Option<u8>,
}

impl<'a> BarChoice<'a> {
    /// The offer at this place in the sight; `brief` is the same model in few words.
    pub(super) fn of(model: &'a Model<'a>, brief: &'a Model<'a>, at: usize) -> BarChoice<'a> {
        let offer = &model.sight.offers[at];
        let sheet = game_ui::of(model.sight.game);
        let called = move |action, short| {
            let model = if short { brief } else { model };
            match sheet.amount_words(model, action) {
                Some((label, words)) => (Some(label), words),
                None => (None, model.verb_name(action)),
            }
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
            words: [model.worded(offer), brief.worded(offer)],
            picture: sheet.offer_picture(model.sight, offer),
            note: sheet.offer_note(model, offer),
            touches,
            amount: offer.range.map(|range| Amount { range, called: Box::new(called) }),
            wanted: learn::wanted(model).contains(&at),
            sure: gives_up(model, offer.action),
            advised: model.advises(offer),
        }
    }

    /// By which it is known again in a later picture of the table.
    pub(super) fn id(&self) -> Id {
        id_of(self.offer.action)
    }

    /// What it does.
    pub(super) fn verb(&self) -> Verb {
        self.offer.action.verb
    }

    /// Whether a lesson wants it, or somebody advises it.
    pub(super) fn is_pointed_out(&self) -> bool {
        self.wanted || self.advised
    }

    /// What it is called, in long and in short words.
    pub(super) fn names(&self) -> [&str; 2] {
        [&self.words[0], &self.words[1]]
    }

    /// How wide its button is, in long or short words, with its picture, so many digits and the
    /// field of an open amount.
    pub(super) fn width(&self, ui: &Ui, short: bool, digits: usize) -> f32 {
        let (em, icon) = (theme::em(ui), ui.spacing().icon_spacing);
        let gap = ui.spacing().item_spacing.x;
        let mut width = (em * 0.6 + icon) * digits as f32;
        if self.picture.is_some() {
            width += em * 1.3 + icon;
        }
        let Some(Amount { range, called }) = &self.amount else {
            return width + button_width(ui, &self.words[usize::from(short)]);
        };
        // As wide with any amount, as its field is.
        let now = standing(ui.ctx(), self.offer);
        let with = |n: i32| {
            let mut action = now;
            action.args[range.arg] = n;
            let (label, words) = called(action, short);
            let label = label.map_or(0.0, |label| widgets::width_of(ui, label) + gap);
            label + button_width(ui, &words)
        };
        let words = with(now.args[range.arg]);
        if range.least == range.most {
            return width + words;
        }
        width += em * 4.4 + gap;
        let ends = [range.least, 0.clamp(range.least, range.most), range.most];
        width + ends.map(with).into_iter().fold(words, f32::max)
    }

    /// Its button in a list.
    pub(super) fn row_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) -> Response {
        let (action, words) = self.opened(ui, false);
        let response = ui.add(self.button(ui, &words));
        if self.advised {
            learn::glow_if(&response, true);
        }
        self.pressed(response, action, &words, commands)
    }

    /// Its button among others: it fills the place that it is drawn in.
    pub(super) fn placed_ui(
        &self,
        ui: &mut Ui,
        dress: Dress,
        commands: &mut Vec<Command>,
    ) -> Response {
        let (action, words) = self.opened(ui, dress.short);
        let room = ui.available_size_before_wrap();
        let mut button = self.button(ui, &words).min_size(room).wrap_mode(TextWrapMode::Extend);
        if let Some(key) = dress.key {
            let digit = RichText::new(key.to_string()).small();
            let ink = if dress.golden { theme::on_accent() } else { theme::soft() };
            button = button.shortcut_text(digit.color(ink));
        }
        let response = if dress.golden { widgets::golden(ui, button) } else { ui.add(button) };
        self.pressed(response, action, &words, commands)
    }

    /// Its button as a box of several lines, in which its words are whole.
    pub(super) fn boxed_ui(
        &self,
        ui: &mut Ui,
        dress: Dress,
        commands: &mut Vec<Command>,
    ) -> Response {
        let action = standing(ui.ctx(), self.offer);
        let response = widgets::boxed(ui, self.names(), dress.golden);
        if let Some(key) = dress.key {
            let at = response.rect.right_top() + vec2(-theme::em(ui) * 0.3, theme::em(ui) * 0.15);
            let ink = if dress.golden { theme::on_accent() } else { theme::soft() };
            let font = TextStyle::Small.resolve(ui.style());
            ui.painter().text(at, Align2::RIGHT_TOP, key.to_string(), font, ink);
        }
        self.pressed(response, action, &self.words[0], commands)
    }

    /// Its button beside the question, where it waits for the second press.
    pub(super) fn armed_ui(&self, ui: &mut Ui, room: f32, commands: &mut Vec<Command>) {
        let (action, words) = self.opened(ui, false);
        let response = widgets::primary_cut(ui, &words, room);
        self.explain(&response);
        if widgets::chosen(&response) {
            commands.push(Command::Act(action));
        }
    }

    fn button(&self, ui: &Ui, words: &str) -> Button<'static> {
        let size = theme::em(ui) * 1.3;
        let image = self.picture.map(|p| widgets::image(ui, p, size, egui::Color32::WHITE));
        Button::opt_image_and_text(image, Some(RichText::new(words).into()))
    }

    /// Says what its button is called, explains it, lets it glow where a lesson wants it, and does
    /// it where it is pressed.
    fn pressed(
        &self,
        response: Response,
        action: Action,
        words: &str,
        commands: &mut Vec<Command>,
    ) -> Response {
        // Short words are said in full to whoever hears them.
        let whole = if self.amount.is_some() { words } else { &self.words[0] };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, whole));
        self.explain(&response);
        learn::glow_if(&response, self.wanted);
        if widgets::chosen(&response) {
            commands.push(asked_first(action, self.sure));
        }
        let said = self.offer.message.as_ref().filter(|_| self.touches.is_empty());
        commands.extend(widgets::rule_asked(&response, said.and_then(|said| said.rule)));
        response
    }

    /// What an offer with an open amount stands at now, and what it is called; the amount is chosen
    /// before it.
    fn opened(&self, ui: &mut Ui, short: bool) -> (Action, String) {
        let mut action = standing(ui.ctx(), self.offer);
        let Some(Amount { range, called }) = &self.amount else {
            return (action, self.words[usize::from(short)].clone());
        };
        let mut n = action.args[range.arg];
        let (label, words) = called(action, short);
        if range.least < range.most {
            ui.horizontal(|ui| amount_ui(ui, self.texts, *range, &mut n, label.as_deref()));
        } else if let Some(label) = label {
            // Where there is but one amount, there is nothing to set: its name is told if the
            // button does not say it.
            if !words.to_lowercase().contains(&label.to_lowercase()) {
                ui.label(label);
            }
        }
        ui.ctx().data_mut(|d| {
            if n != action.args[range.arg] {
                d.insert_temp(changed_id(self.offer), n);
            }
            d.insert_temp(amount_id(self.offer), n);
        });
        action.args[range.arg] = n;
        (action, called(action, short).1)
    }

    /// Shows what it does and by which rule, and points at what it touches.
    fn explain(&self, response: &Response) {
        let Some(message) = &self.offer.message else { return };
        above_the_bar(response).show(|ui| {
            said_ui(ui, self.texts, message);
            if let Some(note) = &self.note {
                ui.label(note);
            }
        });
        if (response.hovered() || response.has_focus()) && !self.touches.is_empty() {
            widgets::point_at(&response.ctx, self.touches.clone());
        }
    }
}

/// The question before a choice that gives something up for good; a lesson knows what it wants.
fn gives_up(model: &Model, action: Action) -> Option<&'static str> {
    let sure = game_ui::of(model.sight.game).gives_up(model.sight, action);
    sure.filter(|_| !learn::leads(model))
}

fn asked_first(action: Action, sure: Option<&'static str>) -> Command {
    let act = Command::Act(action);
    match sure {
        Some(question) => act.confirmed(question),
        None => act,
    }
}

/// What a key that chooses an action does.
pub(super) fn chosen_by_key(model: &Model, action: Action) -> Command {
    asked_first(action, gives_up(model, action))
}

/// By which an action is known again, whatever else is offered.
pub(super) fn id_of(action: Action) -> Id {
    Id::new(("choice", action))
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
    // As wide with any amount: while it is typed nothing moves.
    let size = vec2(theme::em(ui) * 3.6, ui.spacing().interact_size.y);
    let field = ui.add_sized(size, DragValue::new(n).range(range.least..=range.most));
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

/// Where it is kept that the person has changed it there.
fn changed_id(offer: &Offer) -> Id {
    amount_id(offer).with("changed")
}

/// Lets the bar stand at an amount that was chosen elsewhere, as far as the offer takes it.
pub fn set_amount(ctx: &Context, offer: &Offer, n: i32) {
    if let Some(range) = offer.range {
        let n = n.clamp(range.least, range.most);
        ctx.data_mut(|d| d.insert_temp(amount_id(offer), n));
    }
}

/// The amount that the person has chosen in the bar since this was asked last, if any.
pub fn amount_chosen(ctx: &Context, offer: &Offer) -> Option<i32> {
    ctx.data_mut(|d| d.remove_temp(changed_id(offer)))
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
pub(super) fn above_the_bar(response: &Response) -> egui::Tooltip<'static> {
    let bar: Option<(LayerId, f32)> = response.ctx.data(|d| d.get_temp(bar_id()));
    let mut words = match response.enabled() {
        true => egui::Tooltip::for_enabled(response),
        false => egui::Tooltip::for_disabled(response),
    };
    if let Some((_, top)) = bar.filter(|(layer, _)| *layer == response.layer_id) {
        words.popup = words.popup.align(egui::RectAlign::TOP_START);
        words = words.gap((response.rect.top() - top).max(0.0) + 4.0);
    }
    words
}
