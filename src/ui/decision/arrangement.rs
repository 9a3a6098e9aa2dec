//! The arrangement of the bar: which offer is the main choice, which end what the seat is about,
//! which stand in groups, on the board or apart, in which order, and which in the menu instead. It
//! arranges what is offered, and never leaves one out.

use super::{kinds, packed::Packed};
use crate::{
    table::sight::Sight,
    ui::{
        game_ui::{self, GameUi},
        learn,
        model::Model,
    },
};
use std::cmp::Reverse;

/// More offers of one group than this fold into a menu.
pub(super) const FOLD: usize = 5;
/// So many places are buttons as well.
pub(super) const FEW: usize = 3;

/// How the offers lie in the bar, by their index in the sight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arranged {
    /// What nearly everybody would do now: it is golden where it stands.
    pub main: Option<usize>,
    /// What was pressed once and waits for the second press: golden, beside the question. It keeps
    /// its place among the others, too, so that none of them moves.
    pub armed: Option<usize>,
    /// What ends, passes, stops or gives up: at the right end of the bar, whatever else there is.
    pub ends: Vec<usize>,
    /// Groups, in the order of kinds: text key and offers.
    pub groups: Vec<(&'static str, Vec<usize>)>,
    /// Offers that belong on the board: listed in a menu for keyboard and screen reader, or shown
    /// as buttons where they are few.
    pub board: Vec<usize>,
    /// Offers that throw something away for nothing: behind one button.
    pub thrown: Vec<usize>,
    /// Offers that are hardly ever wanted: behind a quiet button at the end.
    pub rare: Vec<usize>,
    /// Offers to stop the game before its end: not in the bar but in the menu.
    pub stops: Vec<usize>,
    /// What goes no further, such as to stop on the way: no key that chose something else a moment
    /// ago takes it.
    pub halts: Vec<usize>,
    /// What found no room.
    pub packed: Packed,
}

impl Arranged {
    /// The offers for the keys 1 to 9, in the order in which they are seen. What ends something is
    /// not among them.
    pub fn numbered(&self) -> impl Iterator<Item = usize> + '_ {
        self.groups
            .iter()
            .filter(|(_, offers)| offers.len() <= FOLD)
            .flat_map(|(_, offers)| offers.iter().copied())
            .filter(|offer| !self.packed.hides(*offer) && !self.halts.contains(offer))
    }
    /// What the key 0 takes: what ends, passes, stops or gives up, where that is one thing.
    pub fn ending(&self) -> Option<usize> {
        <[usize; 1]>::try_from(self.ends.as_slice()).ok().map(|[end]| end)
    }
    /// Whether an offer stands in a place of its own, where nothing is golden.
    fn is_apart(&self, offer: usize) -> bool {
        let apart = [&self.ends, &self.stops, &self.thrown];
        apart.iter().any(|offers| offers.contains(&offer))
    }
    /// Whether the offers of a group stand behind one button: they are many, or nobody needs them
    /// yet.
    pub fn folds(&self, model: &Model, offers: &[usize]) -> bool {
        let sheet = game_ui::of(model.sight.game);
        let early = |i: &usize| sheet.is_early(model.sight, &model.sight.offers[*i]);
        offers.len() > FOLD || offers.iter().all(early)
    }
}

/// What nearly everybody would do now: never what gives something away.
fn main(sheet: &dyn GameUi, sight: &Sight) -> Option<usize> {
    let main = sheet.main_offer(sight)?;
    let offer = sight.offers.get(main)?;
    (!sheet.gives_away(sight, offer.action)).then_some(main)
}

/// Arranges what the decision offers.
pub fn arrange(model: &Model) -> Arranged {
    let mut arranged = Arranged::default();
    if !model.asked {
        return arranged;
    }
    let (sheet, sight) = (game_ui::of(model.sight.game), model.sight);
    let wanted = learn::wanted(model);
    // What was pressed once and waits for the second press is what people mostly want next.
    arranged.armed = model.flow.armed.and_then(|a| sight.offers.iter().position(|o| o.accepts(&a)));
    let mut order: Vec<usize> = (0..sight.offers.len()).collect();
    order.sort_by_key(|&i| {
        let offer = &sight.offers[i];
        (kinds::of_verb(sheet, sight, offer.action.verb), Reverse(sheet.precedence(offer)))
    });
    for i in order {
        let action = sight.offers[i].action;
        let key = sheet.group(action.verb);
        if sheet.halts(action.verb) {
            arranged.halts.push(i);
        }
        if sheet.ends(sight, action) {
            arranged.ends.push(i);
        } else if sheet.stops(action.verb) {
            arranged.stops.push(i);
        } else if sheet.on_board(action.verb) {
            arranged.board.push(i);
        } else if sheet.throws_away(action.verb) {
            arranged.thrown.push(i);
        } else if sheet.hardly_wanted(action.verb) && !wanted.contains(&i) {
            arranged.rare.push(i);
        } else {
            match arranged.groups.last_mut().filter(|(k, _)| *k == key) {
                Some((_, offers)) => offers.push(i),
                None => arranged.groups.push((key, vec![i])),
            }
        }
    }
    // What a lesson asks for is never behind a list, and nothing else is golden meanwhile.
    arranged.main = match wanted {
        [] => main(sheet, sight),
        [only] => Some(*only).filter(|i| !arranged.is_apart(*i)),
        // Where it leaves the choice, no one of them is golden.
        _ => None,
    };
    arranged
}
