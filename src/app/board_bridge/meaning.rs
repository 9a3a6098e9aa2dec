//! What a click on a thing of the board means: it follows from offers and refusals alone, and from
//! what a lesson wants.

use crate::{
    app::table::Table,
    table::{
        action::{Offer, Thing},
        sight::Sight,
    },
    ui::{game_ui, model::Mode, route::Route},
};

/// What a click on a thing means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Do this offer.
    Do(usize),
    /// Choose among these offers.
    Among(Vec<usize>),
    /// It is not possible: the refusal.
    Refused(usize),
    /// Look more closely.
    Look,
}

/// What a click on `thing` means in a sight.
pub fn meaning(sight: &Sight, asked: bool, thing: Thing) -> Meaning {
    if !asked {
        return Meaning::Look;
    }
    let sheet = game_ui::of(sight.game);
    let hits: Vec<usize> = sight
        .offers
        .iter()
        .enumerate()
        .filter(|(_, o)| sheet.targets(sight, o).contains(&thing))
        .map(|(i, _)| i)
        .collect();
    match hits.as_slice() {
        [only] if sight.offers[*only].range.is_none() => return Meaning::Do(*only),
        [] => {}
        _ => return Meaning::Among(hits),
    }
    let refused = sight.refusals.iter().position(|r| {
        let offer = Offer { action: r.action, range: None, message: Some(r.message.clone()) };
        sheet.targets(sight, &offer).contains(&thing)
    });
    refused.map_or(Meaning::Look, Meaning::Refused)
}

/// Where a lesson leads, a click that could mean several things means what the lesson wants; one on
/// what glows for it, too.
pub(super) fn led(table: &Table, meant: Meaning, thing: Thing) -> Meaning {
    let Some(wanted) = table.led_to().filter(|_| table.asked()) else { return meant };
    let hits: Vec<usize> = match &meant {
        Meaning::Do(hit) => vec![*hit],
        Meaning::Among(hits) => hits.clone(),
        Meaning::Refused(_) | Meaning::Look => Vec::new(),
    };
    let hits: Vec<usize> = hits.into_iter().filter(|i| wanted.contains(i)).collect();
    let plain = |offer: usize| table.sight.offers[offer].range.is_none();
    match (&hits[..], wanted) {
        (&[only], _) if plain(only) => Meaning::Do(only),
        ([], &[only]) if plain(only) && table.lesson_things().contains(&thing) => Meaning::Do(only),
        ([], _) => meant,
        _ => Meaning::Among(hits),
    }
}

/// Whether a click that could mean this leads along a way: what it could be beside is part of it.
pub(in crate::app) fn leads(table: &Table, way: &Route, meant: &Meaning) -> bool {
    let sight = &table.sight;
    let sheet = game_ui::of(sight.game);
    // What a lesson does not want is no way that it could be after.
    if way.legs.first().is_some_and(|leg| !table.may_be_led_by(leg.action)) {
        return false;
    }
    let part = |i: &usize| {
        let verb = sight.offers[*i].action.verb;
        way.legs.iter().any(|leg| leg.action.verb == verb)
    };
    match meant {
        Meaning::Do(i) => part(i),
        Meaning::Among(hits) => hits.iter().all(part),
        Meaning::Refused(i) => sheet.on_board(sight.refusals[*i].action.verb),
        Meaning::Look => true,
    }
}

/// Whether a click only makes the end of a way the goal at first: it cannot be taken back, and
/// whoever has just begun a turn may have wanted to look at what is there. What a lesson leads to
/// and what is offered as one step is done at once.
pub(in crate::app) fn looks_first(
    table: &Table,
    goal: Option<Thing>,
    way: &Route,
    meant: &Meaning,
) -> bool {
    let offered = match meant {
        Meaning::Do(i) => Some(table.sight.offers[*i].action),
        _ => None,
    };
    let step = matches!(way.legs[..], [leg] if Some(leg.action) == offered);
    let returns = !way.for_good || table.mode == Mode::Study || table.is_led();
    !returns && !step && goal != Some(way.to)
}
