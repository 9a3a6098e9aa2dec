//! The strip while a choice of one's own game is asked once more: what was done, what somebody
//! chose now and how good that is, and the way on. It judges nothing.

use super::said::{pressed, two_rows};
use crate::{
    table::action::{Message, Value},
    text::{Arg, Args},
    ui::{
        command::{BetterCommand, Command},
        model::{
            Model,
            better_move::{BetterMove, Judged},
        },
        parts, theme, widgets,
    },
};
use bevy_egui::egui::Ui;

/// The sentence for how it stands, as a text key.
fn key(judged: Judged) -> &'static str {
    match judged {
        Judged::Open => "ui-better-asked",
        Judged::Weighing => "ui-better-weighing",
        Judged::Best => "ui-better-best",
        Judged::AsGood => "ui-better-as-good",
        Judged::AsBefore => "ui-better-as-before",
        Judged::Worse(_) => "ui-better-worse",
        Judged::Shown => "ui-better-shown",
    }
}

pub(super) fn better_ui(
    ui: &mut Ui,
    model: &Model,
    asked: &BetterMove,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let n = |n: usize| Value::Number(n as i64);
    let steps = [("at", n(asked.nth.0)), ("of", n(asked.nth.1))];
    let title = v.pair(&v.text("ui-better"), &v.with("ui-better-at", &steps));
    let worded = |words: &Option<Message>| {
        words.as_ref().map_or_else(String::new, |words| parts::capital(&v.say(words)))
    };
    let (done, better, seat) = (worded(&asked.done), worded(&asked.better), v.seat(asked.seat));
    let cost = if let Judged::Worse(cost) = asked.judged { cost } else { 0 };
    let args = [
        ("seat", Arg::from(seat.as_str())),
        ("turn", Arg::from(asked.turn)),
        ("done", Arg::from(done.as_str())),
        ("chance", Arg::from(asked.chance)),
        ("better", Arg::from(better.as_str())),
        ("most", Arg::from(asked.better_chance)),
        ("cost", Arg::from(cost)),
    ];
    let words = v.localizer.word_with(key(asked.judged), &Args::from_iter(args));
    let colour = match asked.judged {
        Judged::Best | Judged::AsGood => theme::accent(),
        Judged::AsBefore | Judged::Worse(_) => theme::loss(),
        Judged::Open | Judged::Weighing | Judged::Shown => theme::ink(),
    };
    let buttons = |ui: &mut Ui| {
        buttons_ui(ui, model, asked).into_iter().map(Command::Better).collect::<Vec<_>>()
    };
    commands.extend(two_rows(ui, v, (|_: &mut Ui| {}, title), buttons, (&words, colour, &[])));
}

/// What can be done now, the last of it first.
fn buttons_ui(ui: &mut Ui, model: &Model, asked: &BetterMove) -> Vec<BetterCommand> {
    let (v, mut chosen) = (model.texts, Vec::new());
    if pressed(ui, v, "ui-better-leave", true) {
        chosen.push(BetterCommand::Leave);
    }
    let (nth, of) = asked.nth;
    let found = matches!(asked.judged, Judged::Best | Judged::AsGood | Judged::Shown);
    let next = v.text("ui-better-next");
    let goes_on = match found && nth < of {
        true => widgets::primary(ui, &next).clicked(),
        false => pressed(ui, v, "ui-better-next", nth < of),
    };
    if goes_on {
        chosen.push(BetterCommand::Next);
    }
    if pressed(ui, v, "ui-better-show", asked.judged != Judged::Shown) {
        chosen.push(BetterCommand::Show);
    }
    if pressed(ui, v, "ui-better-again", asked.judged != Judged::Open) {
        chosen.push(BetterCommand::Again);
    }
    chosen
}
