//! The decision bar: whose turn, what is asked, what can be done. What it shows is read off the
//! model once (`arrangement`, `question`, `contents`), measured and laid out once (`fit`, `places`)
//! and drawn where that says (`choices`, `list`, `reasons`, `sums`); `keys` chooses the same by
//! keyboard. It shows every choice but that to stop the game, which the menu has, and makes none;
//! its height is the same whatever it shows, and what ends something stands at one place.

mod arrangement;
mod choices;
mod contents;
mod fit;
mod keys;
mod kinds;
mod list;
mod numbers;
mod packed;
mod places;
mod question;
mod reasons;
mod sums;

pub use arrangement::{Arranged, arrange};
pub use choices::{amount_chosen, set_amount};
pub use keys::{keys, shown};
pub use list::{keep_place_beside, list_ui};
pub use numbers::numbers;
pub use packed::Packed;
pub use question::sentence;
pub use reasons::are_open as reasons_open;
pub(super) use reasons::open as open_reasons;

use super::{
    command::{Command, Dialog},
    model::Model,
    widgets,
};
use bevy_egui::egui::{Align, Layout, Rect, Ui, UiBuilder};
use choices::{Dress, go_on_from};
use contents::{BarItem, Contents, Ends};
use fit::BarRoom;
use list::{List, ListRows};
use question::Question;
use sums::StatusSums;

/// The bar.
pub fn decision_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let question = Question::of(model);
    let sums = StatusSums::of(model, question.over);
    let brief = model.briefly();
    let bar = Contents::of(model, &brief, arrange(model));
    let rows = |offer| list::row(model, offer);
    let mut commands = Vec::new();
    choices::begin(ui);
    let room = BarRoom::of(ui, model);
    let above = within(ui, room.question, |ui| {
        let above = question.leaves_room(ui, &sums);
        let asked = (bar.armed.as_ref(), &bar.flow);
        question.ui(ui, asked, above.then_some(&sums), &mut commands);
        above
    });
    let beside = (!above).then(|| sums.width(ui));
    let laid = fit::lay(ui, model, &bar, beside, &room);
    let rest = bar.rest(&laid.left);
    let packed = Packed { folded: rest.offers.clone() };
    fit::keep(ui.ctx(), model.sight.state_no, &packed);
    let numbers = match widgets::digits_taken(ui.ctx()) {
        true => Vec::new(),
        false => numbers::shown(ui.ctx(), model, &Arranged { packed, ..bar.arranged.clone() }),
    };
    let pen = Pen { bar: &bar, rows: &rows, numbers, short: laid.short };
    for (item, place) in &laid.at {
        within(ui, *place, |ui| pen.item_ui(ui, *item, &mut commands));
    }
    if let Some(place) = laid.more {
        within(ui, place, |ui| pen.rest_ui(ui, &rest, &laid.left, &mut commands));
    }
    if let Some(place) = laid.sums {
        let layout = Layout::right_to_left(Align::Center);
        let mut end = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
        commands.extend(sums.ui(&mut end));
    }
    within(ui, room.end, |ui| pen.end_ui(ui, &mut commands));
    ui.advance_cursor_after_rect(room.rows.union(room.end));
    commands
}

/// Draws into a place of the bar, and nowhere else.
fn within<T>(ui: &mut Ui, place: Rect, add: impl FnOnce(&mut Ui) -> T) -> T {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    // What lies in a place does not move the others.
    add(&mut ui.new_child(builder.id_salt((place.min.x as i32, place.min.y as i32))))
}

/// What draws the rows.
struct Pen<'p> {
    bar: &'p Contents<'p>,
    rows: ListRows<'p>,
    /// The number keys, and the offers that they take.
    numbers: Vec<(u8, usize)>,
    /// Whether words are short.
    short: bool,
}

impl Pen<'_> {
    fn item_ui(&self, ui: &mut Ui, item: BarItem, commands: &mut Vec<Command>) {
        let (bar, rows, short) = (self.bar, self.rows, self.short);
        match item {
            BarItem::Result(words) => {
                if widgets::boxed(ui, [words, words], true).clicked() {
                    commands.push(Command::Open(Dialog::End));
                }
            }
            BarItem::Onward(next) => next.placed_ui(ui, true, commands),
            BarItem::Far(far) => far.placed_ui(ui, false, commands),
            BarItem::Choice(choice, _) | BarItem::Place(choice) => {
                let golden = bar.golden == Some(choice.at);
                let key = self.key(choice.at);
                let dress = Dress { short, golden, key };
                // What is golden is seen with any words; they may need several lines.
                let digits = usize::from(key.is_some());
                let long = choice.width(ui, short, digits) > ui.available_width() + 1.0;
                let response = match long {
                    true => choice.boxed_ui(ui, dress, commands),
                    false => choice.placed_ui(ui, dress, commands),
                };
                go_on_from(&response);
            }
            BarItem::List(list) => list.ui(ui, short, rows, commands),
            BarItem::Places(list) => list.beside_ui(ui, short, rows, commands),
            BarItem::Rare(list) => list.quiet_ui(ui, short, rows, commands),
            BarItem::Greyed(greyed) => greyed.ui(ui, bar.texts, short, commands),
            BarItem::Reasons => bar.refused.ui(ui, short, commands),
            BarItem::Counsel => self.counsel_ui(ui, commands),
        }
    }

    /// The number key of an offer.
    fn key(&self, offer: usize) -> Option<u8> {
        self.numbers.iter().find(|(_, at)| *at == offer).map(|(key, _)| *key)
    }

    /// What found no room behind one button: what can be chosen, counsel, and why the rest is not
    /// possible.
    fn rest_ui(&self, ui: &mut Ui, rest: &List, left: &[BarItem], commands: &mut Vec<Command>) {
        let has = |wanted: fn(&BarItem) -> bool| left.iter().any(wanted);
        let counsel = has(|item| matches!(item, BarItem::Counsel));
        let reasons = has(|item| matches!(item, BarItem::Reasons));
        if rest.offers.is_empty() && !reasons {
            return self.counsel_ui(ui, commands);
        }
        rest.mixed_ui(
            ui,
            self.rows,
            commands,
            |ui, commands| {
                if counsel {
                    ui.horizontal_wrapped(|ui| self.counsel_ui(ui, commands));
                }
            },
            |ui, commands| {
                if reasons {
                    self.bar.refused.folded_ui(ui, commands);
                }
            },
        );
    }

    fn counsel_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        if let Some(counsel) = &self.bar.flow.counsel {
            counsel.ui(ui, commands);
        }
    }

    /// What ends, passes, stops or gives up, always at one place.
    fn end_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        match &self.bar.ends {
            Ends::None => {}
            Ends::One(choice) => {
                let golden = self.bar.golden == Some(choice.at);
                let key = (!widgets::digits_taken(ui.ctx())).then_some(0);
                let dress = Dress { short: false, golden, key };
                go_on_from(&choice.boxed_ui(ui, dress, commands));
            }
            Ends::Many(list) => list.ui(ui, false, self.rows, commands),
            Ends::Greyed(no) => no.boxed_ui(ui, self.bar.texts, commands),
        }
    }
}
