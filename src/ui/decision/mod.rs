//! The decision bar: whose turn, what is asked, what can be done. What it shows is read off the
//! model once (`arrangement`, `question`, `contents`), packed until it fits (`fit`) and drawn
//! (`choices`, `list`, `reasons`, `sums`); `keys` chooses the same by keyboard. It shows every
//! choice and makes none; its height is the same whatever it shows.

mod arrangement;
mod choices;
mod contents;
mod fit;
mod keys;
mod list;
mod packed;
mod question;
mod reasons;
mod sums;

pub use arrangement::{Arranged, arrange};
pub use keys::keys;
pub use list::list_ui;
pub use packed::Packed;
pub use question::sentence;
pub use reasons::are_open as reasons_open;

use super::{
    command::{Command, Dialog},
    model::Model,
    theme, widgets,
};
use bevy_egui::egui::{ScrollArea, Ui};
use choices::go_on_from;
use contents::{BarItem, BarRoom, Contents};
use list::ListRows;
use question::Question;
use sums::StatusSums;

/// The bar.
pub fn decision_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let question = Question::of(model);
    let sums = StatusSums::of(model, question.over);
    let mut bar = Contents::of(model, arrange(model));
    let rows = |offer| list::row(model, offer);
    let state_no = model.sight.state_no;

    let mut commands = Vec::new();
    choices::begin(ui);
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let top = ui.cursor().top();
    let asked = (bar.armed.as_ref(), &bar.flow);
    let sums_above = question.ui(ui, asked, &sums, tight, &mut commands);
    // As high with a button in it as with words alone.
    let high = theme::em(ui) * 2.25 + ui.spacing().item_spacing.y;
    ui.add_space((high - (ui.cursor().top() - top)).max(0.0));
    let room = BarRoom { sums_above, tight };
    bar.arranged.packed = fit::pack(ui, &bar, room);
    fit::keep(ui.ctx(), state_no, &bar.arranged.packed);
    ScrollArea::vertical()
        .id_salt(("offers", state_no))
        .max_height(ui.available_height())
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // Room for the scroll bar beside what fills a row.
            ui.set_max_width(ui.available_width() - 10.0);
            ui.horizontal_wrapped(|ui| rows_ui(ui, &bar, (&sums, &rows), room, &mut commands));
            // Below what can be chosen: it must push no button out of sight.
            bar.flow.news_ui(ui);
            widgets::scroll_to_focus(ui);
        });
    commands
}

/// What can be chosen, in its order.
fn rows_ui(
    ui: &mut Ui,
    bar: &Contents,
    (sums, rows): (&StatusSums, ListRows),
    room: BarRoom,
    commands: &mut Vec<Command>,
) {
    let packed = &bar.arranged.packed;
    let numbers: Vec<usize> = if widgets::digits_taken(ui.ctx()) {
        Vec::new()
    } else {
        bar.arranged.numbered().collect()
    };
    for item in bar.in_order(packed, room) {
        match item {
            BarItem::Sums => {
                commands.extend(sums.ui(ui));
                ui.end_row();
            }
            BarItem::Result(words) => {
                if widgets::primary(ui, words).clicked() {
                    commands.push(Command::Open(Dialog::End));
                }
            }
            BarItem::Onward(next) => next.golden_ui(ui, commands),
            BarItem::Main(main, true) => {
                let room = fit::main_room(ui, bar, packed, room);
                let response = main.golden_ui(ui, room, commands);
                main.glow(&response);
                go_on_from(&response);
            }
            BarItem::Main(choice, false) | BarItem::Place(choice) => {
                go_on_from(&choice.plain_ui(ui, None, commands));
            }
            BarItem::Choice(choice, share) => {
                let number = numbers.iter().position(|&n| n == choice.at).map(|n| n + 1);
                let widest = fit::share_room(ui, share).filter(|w| choice.width(ui, 1) > *w);
                let mut button = |ui: &mut Ui| choice.plain_ui(ui, number, commands);
                go_on_from(&match widest {
                    Some(widest) => widgets::cut(ui, widest, button),
                    None => button(ui),
                });
            }
            BarItem::List(list) => list.ui(ui, rows, commands),
            BarItem::Far(far) => far.far_ui(ui, commands),
            BarItem::Rest => rest_ui(ui, bar, rows, commands),
            BarItem::Greyed(greyed) => greyed.ui(ui, bar.texts, commands),
            BarItem::Reasons => bar.refused.ui(ui, commands),
            BarItem::Rare(list) => list.quiet_ui(ui, rows, commands),
            BarItem::Counsel => counsel_ui(ui, bar, commands),
            BarItem::SumsLast => sums.last_ui(ui, commands),
        }
    }
}

/// What found no room in the bar behind one button: what can be chosen, counsel, and why the rest
/// is not possible.
fn rest_ui(ui: &mut Ui, bar: &Contents, rows: ListRows, commands: &mut Vec<Command>) {
    let rest = bar.rest(&bar.arranged.packed);
    if rest.offers.is_empty() && !bar.refused.listed(true) {
        return counsel_ui(ui, bar, commands);
    }
    rest.mixed_ui(
        ui,
        rows,
        commands,
        |ui, commands| {
            ui.horizontal_wrapped(|ui| counsel_ui(ui, bar, commands));
        },
        |ui, commands| bar.refused.folded_ui(ui, commands),
    );
}

fn counsel_ui(ui: &mut Ui, bar: &Contents, commands: &mut Vec<Command>) {
    if let Some(counsel) = &bar.flow.counsel {
        counsel.ui(ui, commands);
    }
}
