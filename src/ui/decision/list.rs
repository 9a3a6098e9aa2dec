//! The lists of the bar: offers below each other behind one button. A list asks for its rows only
//! while it is open, and closes itself after a choice; which offers are in it others say.

use super::choices::{BarChoice, above_the_bar, go_on_from};
use crate::ui::{
    command::Command,
    game_ui, learn,
    model::Model,
    presses, theme,
    widgets::{self, small},
};
use bevy_egui::egui::{
    Align, Align2, Button, Context, Id, Label, Popup, PopupCloseBehavior, Rect, RectAlign,
    Response, ScrollArea, SetOpenCommand, TextWrapMode, Ui, WidgetInfo, WidgetType,
};

/// Some offers and the button that they stand behind.
pub(super) struct List {
    /// The text key of what is in it.
    pub(super) kind: &'static str,
    /// What the button is called, in long and in short words.
    pub(super) titles: [String; 2],
    /// The offers, by their index in the sight.
    pub(super) offers: Vec<usize>,
    /// Whether a lesson wants one of them now.
    pub(super) wanted: bool,
    /// What they are for, where the button does not say it.
    pub(super) help: Option<String>,
}

/// Makes the row of an offer, by its index: the choice, and what is said below it.
pub(super) type ListRows<'r> = &'r dyn Fn(usize) -> (BarChoice<'r>, Option<String>);

/// The row of an offer: the choice, and what only the text of its card or piece would tell.
pub(super) fn row<'a>(model: &'a Model<'a>, offer: usize) -> (BarChoice<'a>, Option<String>) {
    let note = game_ui::of(model.sight.game).offer_note(model, &model.sight.offers[offer]);
    // A list has room for all words.
    (BarChoice::of(model, model, offer), note)
}

impl List {
    /// The button that opens it, in long or short words.
    pub(super) fn ui(&self, ui: &mut Ui, short: bool, rows: ListRows, commands: &mut Vec<Command>) {
        self.opened_by(ui, Button::new(self.title(short)), rows, commands);
    }

    /// A quiet button that opens it.
    pub(super) fn quiet_ui(
        &self,
        ui: &mut Ui,
        short: bool,
        rows: ListRows,
        commands: &mut Vec<Command>,
    ) {
        let title = widgets::soft(self.title(short));
        self.opened_by(ui, Button::new(title).frame_when_inactive(false), rows, commands);
    }

    fn title(&self, short: bool) -> &str {
        &self.titles[usize::from(short)]
    }

    /// The button that opens it beside the picture on which the same is chosen.
    pub(super) fn beside_ui(
        &self,
        ui: &mut Ui,
        short: bool,
        rows: ListRows,
        commands: &mut Vec<Command>,
    ) {
        let Some(beside) = place_beside(ui.ctx()) else {
            return self.ui(ui, short, rows, commands);
        };
        let button = Button::new(self.title(short)).min_size(ui.available_size_before_wrap());
        let response = ui.add(button);
        popup(&response, PopupCloseBehavior::CloseOnClick)
            .anchor(beside)
            .align(RectAlign { parent: Align2::LEFT_BOTTOM, child: Align2::LEFT_BOTTOM })
            .align_alternatives(&[])
            .gap(0.0)
            .show(|ui| rows_within(ui, beside, &self.offers, rows, commands));
        self.dress(&response);
    }

    fn opened_by(&self, ui: &mut Ui, button: Button, rows: ListRows, commands: &mut Vec<Command>) {
        let response = ui.add(button.min_size(ui.available_size_before_wrap()));
        popup(&response, PopupCloseBehavior::CloseOnClick)
            .show(|ui| rows_ui(ui, &self.offers, rows, commands));
        self.dress(&response);
    }

    /// Says what its button is called and what is behind it, and lets it glow.
    fn dress(&self, response: &Response) {
        // Short words are said in full to whoever hears them.
        let whole = &self.titles[0];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, whole));
        learn::glow_if(response, self.wanted);
        go_on_from(response);
        if let Some(help) = &self.help {
            above_the_bar(response).show(|ui| drop(ui.label(help)));
        }
    }

    /// A button behind which more stands than the offers, and in which more is opened without the
    /// list being closed: so much above them, and so much below.
    pub(super) fn mixed_ui(
        &self,
        ui: &mut Ui,
        rows: ListRows,
        commands: &mut Vec<Command>,
        above: impl FnOnce(&mut Ui, &mut Vec<Command>),
        below: impl FnOnce(&mut Ui, &mut Vec<Command>),
    ) {
        let button = Button::new(self.title(true)).min_size(ui.available_size_before_wrap());
        let response = ui.add(button);
        popup(&response, PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
            above(ui, commands);
            // What its lists are for, which their own buttons would say.
            if let Some(help) = &self.help {
                ui.set_max_width(theme::em(ui) * 24.0);
                ui.add(Label::new(small(help)).wrap());
            }
            rows_ui(ui, &self.offers, rows, commands);
            below(ui, commands);
        });
        self.dress(&response);
    }
}

/// Some offers below each other, by their index in the sight.
pub fn list_ui(ui: &mut Ui, model: &Model, offers: &[usize], commands: &mut Vec<Command>) {
    rows_ui(ui, offers, &|offer| row(model, offer), commands);
}

fn rows_ui(ui: &mut Ui, offers: &[usize], rows: ListRows, commands: &mut Vec<Command>) {
    widgets::ring_in_lists(ui);
    let before = commands.len();
    let opened = just_opened(ui);
    let enter = opened && ui.memory(|m| m.focused().is_some());
    ScrollArea::vertical().max_height(theme::em(ui) * 22.0).show(ui, |ui| {
        for (n, &offer) in offers.iter().enumerate() {
            let (choice, note) = rows(offer);
            let row = choice.row_ui(ui, commands);
            if let Some(note) = note {
                ui.label(small(note));
            }
            if n == 0 && enter {
                row.request_focus();
            }
            // What is advised or wanted is seen at once, however long the list is.
            if opened && choice.is_pointed_out() {
                row.scroll_to_me(Some(Align::Center));
            }
        }
        widgets::scroll_to_focus(ui);
    });
    // A click closes a list by itself, Enter does not.
    if commands.len() > before && Popup::is_any_open(ui.ctx()) {
        Popup::close_all(ui.ctx());
    }
}

/// Whether a list has just been opened. A list is measured before anything in it is entered or
/// scrolled to.
fn just_opened(ui: &Ui) -> bool {
    let (id, now) = (ui.id().with("open since"), ui.ctx().cumulative_frame_nr());
    let seen: Option<(u64, bool)> = ui.data(|d| d.get_temp(id));
    let entered = seen.is_some_and(|(last, entered)| entered && last + 2 >= now);
    ui.data_mut(|d| d.insert_temp(id, (now, entered || ui.is_enabled())));
    !entered && ui.is_enabled()
}

/// Where lists open of what is chosen on a picture: beside that picture, so that none hides what it
/// stands for. `None` where the picture itself lies there.
pub fn keep_place_beside(ctx: &Context, place: Option<Rect>) {
    ctx.data_mut(|d| d.insert_temp(Id::new("lists of places"), place));
}

fn place_beside(ctx: &Context) -> Option<Rect> {
    ctx.data(|d| d.get_temp::<Option<Rect>>(Id::new("lists of places"))).flatten()
}

/// The list behind a button. A press that was meant for what lay there before opens none, and the
/// second one of two does not close it again. One that was opened for a question does not stay open
/// for the next one.
pub(super) fn popup(button: &Response, closes: PopupCloseBehavior) -> Popup<'_> {
    popup_or(button, closes, false)
}

/// The same list, which may be asked for by a key, too.
pub(super) fn popup_or(button: &Response, closes: PopupCloseBehavior, opens: bool) -> Popup<'_> {
    let (ctx, of) = (&button.ctx, Id::new("question of the open list"));
    let question = presses::question(ctx);
    let pressed = button.clicked() && !button.double_clicked();
    let toggles = pressed && presses::may_answer(ctx);
    let older = ctx.data(|d| d.get_temp(of)) != Some(question);
    let left_over = older && Popup::is_id_open(ctx, Popup::default_response_id(button));
    if toggles || opens {
        ctx.data_mut(|d| d.insert_temp(of, question));
    }
    let set = match (opens, left_over, toggles) {
        (true, ..) => Some(SetOpenCommand::Bool(true)),
        (_, true, _) => Some(SetOpenCommand::Bool(false)),
        (.., true) => Some(SetOpenCommand::Toggle),
        _ => None,
    };
    Popup::menu(button).open_memory(set).close_behavior(closes)
}

/// The rows, no wider than their place.
fn rows_within(
    ui: &mut Ui,
    place: Rect,
    offers: &[usize],
    rows: ListRows,
    commands: &mut Vec<Command>,
) {
    let edges = ui.style().spacing.menu_margin.sum().x + ui.spacing().scroll.allocated_width();
    ui.set_max_width(place.width() - edges - 4.0);
    ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
    rows_ui(ui, offers, rows, commands);
}
