//! Which of the keys 1 to 9 takes which choice: a choice keeps its key for as long as the same is
//! asked, whatever else comes and goes. It reads no key and takes no choice.

use super::{arrangement::Arranged, choices::id_of};
use crate::{
    table::{
        action::Offer,
        ids::{Question, SeatId},
    },
    ui::model::Model,
};
use bevy_egui::egui::{Context, Id};
use std::sync::Arc;

/// How many keys there are.
const KEYS: u8 = 9;
/// Of how many pictures the keys are remembered.
const SEEN: usize = 32;

/// The keys of choices while one kind of question is asked.
#[derive(Clone, PartialEq, Default, Debug)]
struct NumberKeys {
    /// At which table, whom, and what is asked.
    asked: Option<(usize, SeatId, Question)>,
    /// What has which key, also where it is not offered just now; what was seen last comes last.
    held: Vec<(Id, u8)>,
    /// What was held in the last pictures of the table, by their numbers: whoever takes something
    /// back finds each choice under its key.
    seen: Arc<Vec<(NumberedPicture, Vec<(Id, u8)>)>>,
}

/// A picture of the table: what is asked, its number, and what can be chosen by a number.
type NumberedPicture = (Option<(usize, SeatId, Question)>, usize, Vec<Id>);

impl NumberKeys {
    /// The keys after these choices have come up; where none of them was there before, all are
    /// counted anew.
    fn with(mut self, picture: NumberedPicture) -> NumberKeys {
        let (asked, _, choices) = &picture;
        let stays = |(id, _): &(Id, u8)| choices.contains(id);
        let (asked, mut seen) = (*asked, self.seen);
        if let Some((_, held)) = seen.iter().find(|(was, _)| *was == picture) {
            return NumberKeys { asked, held: held.clone(), seen };
        }
        if self.asked != asked || !self.held.iter().any(stays) {
            self.held.clear();
        }
        let (here, mut gone): (Vec<_>, Vec<_>) = self.held.into_iter().partition(stays);
        let mut held = here.clone();
        for id in choices.iter().filter(|id| !here.iter().any(|(other, _)| other == *id)) {
            let taken = |key: &u8| held.iter().chain(&gone).any(|(_, other)| other == key);
            let free = (1..=KEYS).find(|key| !taken(key));
            // Where all keys are used, that of what has been away for the longest time is free.
            let freed = || (!gone.is_empty()).then(|| gone.remove(0).1);
            let Some(key) = free.or_else(freed) else { break };
            held.push((*id, key));
        }
        held.splice(0..0, gone);
        let all = Arc::make_mut(&mut seen);
        all.push((picture, held.clone()));
        all.drain(..all.len().saturating_sub(SEEN));
        NumberKeys { asked, held, seen }
    }

    fn of(&self, id: Id) -> Option<u8> {
        self.held.iter().find(|(other, _)| *other == id).map(|(_, key)| *key)
    }
}

/// The keys of what can be chosen by a number, each with its offer's index in the sight.
pub fn numbers(ctx: &Context, model: &Model, arranged: &Arranged) -> Vec<(u8, usize)> {
    read(&now(ctx, model, arranged), model, arranged)
}

/// The same for what the bar shows now; it is kept for what the bar shows next.
pub(super) fn shown(ctx: &Context, model: &Model, arranged: &Arranged) -> Vec<(u8, usize)> {
    let keys = now(ctx, model, arranged);
    let numbers = read(&keys, model, arranged);
    ctx.data_mut(|d| d.insert_temp(kept_id(), keys));
    numbers
}

fn read(keys: &NumberKeys, model: &Model, arranged: &Arranged) -> Vec<(u8, usize)> {
    let key = |at: usize| Some((keys.of(same(&model.sight.offers[at]))?, at));
    arranged.numbered().filter_map(key).collect()
}

fn now(ctx: &Context, model: &Model, arranged: &Arranged) -> NumberKeys {
    let kept: NumberKeys = ctx.data(|d| d.get_temp(kept_id())).unwrap_or_default();
    let choices: Vec<Id> = arranged.numbered().map(|at| same(&model.sight.offers[at])).collect();
    let table = Arc::as_ptr(&model.sight.catalogue.0).addr();
    let decision = model.sight.decision.filter(|_| model.asked);
    let asked = decision.map(|asked| (table, asked.seat, asked.question));
    kept.with((asked, model.sight.state_no, choices))
}

/// What an offer is known by, whatever amount it proposes.
fn same(offer: &Offer) -> Id {
    let mut action = offer.action;
    if let Some(range) = offer.range {
        action.args[range.arg] = 0;
    }
    id_of(action)
}

fn kept_id() -> Id {
    Id::new("number keys")
}
