//! What somebody wishes for: the thing that the pointer or the ring is on, or so much of what the
//! own plate counts. It says what is meant, and asks how it could be; it looks for no way itself.

use super::{
    command::{Command, Tab},
    decision, game_ui, how,
    memo::{mark_of, memo_of},
    model::Model,
    table_text::TableText,
    widgets::{
        self,
        asked_about::{self, Shown},
        strong,
    },
};
use crate::{
    table::{
        action::{Action, Refusal, Thing},
        goal::Goal,
        ids::{PurseId, SeatId},
    },
    text::{Arg, Args},
};
use bevy_egui::egui::{Context, Id, Ui};
use std::sync::Arc;

/// So many sums are proposed.
const PROPOSED: usize = 4;
/// More than that nobody ever has.
const MOST: i64 = 1_000_000;

/// A sum that somebody may want, and what for.
type ProposedSum = (i64, String);

/// How a thing could be had, where having it is something.
pub fn wish_ui(ui: &mut Ui, model: &Model, thing: Thing) -> Vec<Command> {
    let Some((seat, goal)) = wished(model, thing) else { return Vec::new() };
    let texts = model.texts;
    match goal {
        Goal::Purse(purse, usual) if thing == Thing::Seat(seat) => {
            sum_ui(ui, model, (seat, purse), usual)
        }
        Goal::ChoiceFor(action, _) => {
            ui.label(strong(model.verb_name(action)));
            how::asked_ui(ui, model, goal, &texts.text("ui-how"))
        }
        Goal::Piece(zone, _) if thing == Thing::Zone(zone) => {
            how::asked_ui(ui, model, goal, &texts.text("ui-how-come"))
        }
        goal => how::asked_ui(ui, model, goal, &texts.text("ui-how-have")),
    }
}

/// What a thing can be wished as by whoever is asked.
fn wished(model: &Model, thing: Thing) -> Option<(SeatId, Goal)> {
    let seat = model.viewer_seat().or(model.chooser()).filter(|_| model.flow.may_ask_how)?;
    Some((seat, model.game.wish(model.sight, seat, thing)?))
}

/// How much somebody wants of what the own plate counts, and what would be wanted it for.
fn sum_ui(
    ui: &mut Ui,
    model: &Model,
    (seat, purse): (SeatId, PurseId),
    usual: i64,
) -> Vec<Command> {
    let (texts, ctx) = (model.texts, ui.ctx().clone());
    let (have, mut sum) = (model.sight.purse(purse), sum_wanted(&ctx, model, purse, usual));
    let mut commands = Vec::new();
    let name = texts.text("ui-how-sum");
    widgets::flow(ui, |ui| {
        ui.label(strong(name.as_str()));
        let field = Id::new(("a sum is typed", purse.0));
        if let Some(typed) = widgets::number(ui, field, sum, have + 1..=MOST, 1.0, &name) {
            sum = typed;
        }
    });
    for (proposed, what) in proposed(&ctx, model, (seat, purse)).iter() {
        if ui.button(what.as_str()).clicked() {
            sum = *proposed;
            commands.push(Command::How(Goal::Purse(purse, sum)));
        }
    }
    ctx.data_mut(|d| d.insert_temp(sum_id(purse), (sum, have)));
    let words = texts.named("ui-how-sum-ask", "sum", &sum_words(model, seat, sum));
    commands.extend(how::asked_ui(ui, model, Goal::Purse(purse, sum), &words));
    commands
}

fn sum_id(purse: PurseId) -> Id {
    Id::new(("a sum is wanted", purse.0))
}

/// The sum that somebody has chosen last, as long as there is as much as then; else what the game
/// proposes.
fn sum_wanted(ctx: &Context, model: &Model, purse: PurseId, usual: i64) -> i64 {
    let kept: Option<(i64, i64)> = ctx.data(|d| d.get_temp(sum_id(purse)));
    let have = model.sight.purse(purse);
    kept.filter(|(sum, then)| *then == have && *sum > have).map_or(usual, |(sum, _)| sum)
}

/// So much of what a plate counts, in words.
fn sum_words(model: &Model, seat: SeatId, sum: i64) -> String {
    let sheet = game_ui::of(model.sight.game);
    match sheet.money(model.sight, seat) {
        Some(_) => sheet.money_words(model.texts, sum),
        None => sheet.worth(model.texts, sum),
    }
}

/// Sums that somebody may want: what is refused for want of it, and more than a rival has.
fn proposed(
    ctx: &Context,
    model: &Model,
    (seat, purse): (SeatId, PurseId),
) -> Arc<Vec<ProposedSum>> {
    let language = model.texts.localizer.language().code();
    let mark = mark_of((model.sight.state_no, model.sight.refusals.len(), language));
    memo_of(ctx, ("sums", purse.0), mark, || {
        let mut all = refused(model, (seat, purse));
        all.extend(ahead(model, (seat, purse)));
        all.sort();
        all.dedup_by_key(|(sum, _)| *sum);
        all.truncate(PROPOSED);
        all
    })
}

/// What is refused because there is too little in a purse.
fn refused(model: &Model, (seat, purse): (SeatId, PurseId)) -> Vec<ProposedSum> {
    let mut all = Vec::new();
    for no in &model.sight.refusals {
        for lack in model.game.lacks(model.sight, seat, no) {
            if let Some(Goal::Purse(of, sum)) = lack.goal.filter(|_| model.asked)
                && of == purse
            {
                let words = sum_words(model, seat, sum);
                let what = model.verb_name(no.action);
                all.push((
                    sum,
                    named(model.texts, "ui-how-sum-for", ["sum", "what"], [words, what]),
                ));
            }
        }
    }
    all
}

/// One more than each rival has who has more.
fn ahead(model: &Model, (seat, purse): (SeatId, PurseId)) -> Vec<ProposedSum> {
    let (sheet, have) = (game_ui::of(model.sight.game), model.sight.purse(purse));
    let partners = sheet.side(model.sight, seat);
    let rivals = model.sight.catalogue.all_seats().filter(|other| !partners.contains(other));
    let more = rivals.filter_map(|rival| {
        let money = sheet.money(model.sight, rival);
        let theirs = money.or_else(|| model.fortunes.get(rival.ix()).copied())?;
        let words = sum_words(model, seat, theirs + 1);
        let args = [words, model.texts.seat(rival)];
        let what = named(model.texts, "ui-how-sum-ahead", ["sum", "seat"], args);
        (theirs >= have).then_some((theirs + 1, what))
    });
    more.collect()
}

fn named(texts: TableText, key: &str, names: [&'static str; 2], words: [String; 2]) -> String {
    let args = names.into_iter().zip(words).map(|(name, words)| (name, Arg::from(words)));
    texts.localizer.word_with(key, &Args::from_iter(args))
}

/// The line of the own plate's menu that asks how there could be more of what it counts.
pub(super) fn plate_menu_ui(ui: &mut Ui, model: &Model, seat: SeatId) -> Vec<Command> {
    let thing = Thing::Seat(seat);
    let wished = wished(model, thing).is_some();
    match wished && ui.button(model.texts.text("ui-how-more")).clicked() {
        true => shown(thing),
        false => Vec::new(),
    }
}

/// What is known of a thing comes to the front.
fn shown(thing: Thing) -> Vec<Command> {
    vec![Command::Select(Some(thing)), Command::OpenTab(Tab::Rules)]
}

/// How could I …?, asked by its key: about what a panel or the bar shows where pointer or ring is,
/// else about what the pointer is on, else about what is selected.
pub fn by_key(ctx: &Context, model: &Model, pointed: Option<Thing>) -> Vec<Command> {
    if !model.flow.may_ask_how {
        return Vec::new();
    }
    let thing = match asked_about::now(ctx) {
        Some(Shown::Refused(action)) => return refused_asked(ctx, model, action),
        Some(Shown::Thing(thing)) => Some(thing),
        None => pointed.or(model.selected),
    };
    let Some(thing) = thing else { return Vec::new() };
    let mut commands = shown(thing);
    commands.extend(asked(ctx, model, thing).map(Command::How));
    commands
}

/// How what is refused could be done: the answer stands first in the list of reasons.
fn refused_asked(ctx: &Context, model: &Model, action: Action) -> Vec<Command> {
    let is_so = |no: &Refusal| no.action == action && model.game.is_so(no);
    if model.sight.refusals.iter().any(is_so) {
        return Vec::new();
    }
    decision::open_reasons(ctx, action);
    vec![Command::How(Goal::Choice(action))]
}

/// What is asked about a thing: how it could be had, else the one choice with it that is refused.
fn asked(ctx: &Context, model: &Model, thing: Thing) -> Option<Goal> {
    match wished(model, thing) {
        Some((seat, Goal::Purse(purse, usual))) if thing == Thing::Seat(seat) => {
            Some(Goal::Purse(purse, sum_wanted(ctx, model, purse, usual)))
        }
        Some((_, goal)) => Some(goal),
        None => {
            let about =
                |no: &&Refusal| no.message.touches.contains(&thing) && !model.game.is_so(no);
            let mut refused = model.sight.refusals.iter().filter(about);
            let only = refused.next().filter(|_| refused.next().is_none())?;
            Some(Goal::Choice(only.action))
        }
    }
}
