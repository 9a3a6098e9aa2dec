//! The arrangement of the bar: which offer is the main choice, which stand in groups, on the board
//! or apart, and in which order. It arranges what is offered; it never leaves one out.

use super::packed::Packed;
use crate::ui::{game_ui, model::Model};

/// More offers of one group than this fold into a menu.
pub(super) const FOLD: usize = 5;
/// So many places are buttons as well.
pub(super) const FEW: usize = 3;

/// How the offers lie in the bar, by their index in the sight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arranged {
    /// What the main button does.
    pub main: Option<usize>,
    /// What was pressed once and waits for the second press: golden, beside the question. It keeps
    /// its place among the others, too, so that none of them moves.
    pub armed: Option<usize>,
    /// Groups in order of their first offer: text key and offers.
    pub groups: Vec<(&'static str, Vec<usize>)>,
    /// Offers that belong on the board: listed in a menu for keyboard and screen reader, or shown
    /// as buttons where they are few.
    pub board: Vec<usize>,
    /// Offers that throw something away for nothing: behind one button.
    pub thrown: Vec<usize>,
    /// Offers that are hardly ever wanted, such as to stop the game: behind a quiet button at the
    /// end.
    pub rare: Vec<usize>,
    /// What stands behind fewer buttons for want of room.
    pub packed: Packed,
}

impl Arranged {
    /// The offers that the keys 1 to 9 take, in the order in which they are seen.
    pub fn numbered(&self) -> impl Iterator<Item = usize> + '_ {
        self.groups
            .iter()
            .filter(|(key, offers)| offers.len() <= FOLD && !self.packed.hides(key))
            .flat_map(|(_, offers)| offers.iter().copied())
            .take(9)
    }
    /// Whether the offers of a group stand behind one button: they are many, or nobody needs them
    /// yet.
    pub fn folds(&self, model: &Model, offers: &[usize]) -> bool {
        let sheet = game_ui::of(model.sight.game);
        let early = |i: &usize| sheet.is_early(model.sight, &model.sight.offers[*i]);
        offers.len() > FOLD || offers.iter().all(early)
    }
}

/// Arranges what the decision offers.
pub fn arrange(model: &Model) -> Arranged {
    let mut arranged = Arranged::default();
    if !model.asked {
        return arranged;
    }
    let sheet = game_ui::of(model.sight.game);
    // What was pressed once and waits for the second press is what people mostly want next.
    arranged.armed =
        model.flow.armed.and_then(|a| model.sight.offers.iter().position(|o| o.accepts(&a)));
    arranged.main = sheet.main_offer(model.sight).filter(|&m| m < model.sight.offers.len());
    for (i, offer) in
        model.sight.offers.iter().enumerate().filter(|(i, _)| Some(*i) != arranged.main)
    {
        if sheet.on_board(offer.action.verb) {
            arranged.board.push(i);
            continue;
        }
        if sheet.throws_away(offer.action.verb) {
            arranged.thrown.push(i);
            continue;
        }
        if sheet.hardly_wanted(offer.action.verb) {
            arranged.rare.push(i);
            continue;
        }
        let key = sheet.group(offer.action.verb);
        match arranged.groups.iter_mut().find(|(k, _)| *k == key) {
            Some((_, offers)) => offers.push(i),
            None => arranged.groups.push((key, vec![i])),
        }
    }
    arranged
}
