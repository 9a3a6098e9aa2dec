//! What an offer or an action is called on buttons, in lists and for screen readers: in the words
//! of its game, and told apart from others that read the same. It words what is offered and offers
//! nothing.

use super::{
    arguments::{arguments, targets},
    bearing::bearing,
    game_ui,
    model::Model,
};
use crate::table::{
    action::{Action, Offer, Thing},
    ids::SpaceId,
};

impl Model<'_> {
    /// The short name of what an action does, for a button: the text `<prefix>-verb-<name>`, and
    /// what it is about as far as that does not say it.
    pub fn verb_name(&self, action: Action) -> String {
        let key =
            format!("{}-verb-{}", self.game.prefix(), self.sight.catalogue.verb(action.verb).name);
        let names: Vec<_> = arguments(&self.sight.catalogue, action);
        let name = self.texts.with(&key, &names);
        let details = game_ui::of(self.sight.game).details(self.sight, action);
        let unsaid: Vec<String> = details
            .iter()
            .map(|value| self.texts.localizer.value(value, &self.sight.catalogue))
            .filter(|words| !name.contains(words.as_str()))
            .collect();
        if unsaid.is_empty() { name } else { self.texts.pair(&name, &unsaid.join(", ")) }
    }
    /// The wording of an offer. Where another one reads the same, as with places that have no
    /// names, the way to it is added.
    pub fn worded(&self, offer: &Offer) -> String {
        let words = self.wording(offer);
        if !game_ui::of(self.sight.game).on_board(offer.action.verb) {
            return words;
        }
        let alike = |(n, o): (usize, &Offer)| {
            o.action.verb == offer.action.verb
                && o.action != offer.action
                && self.wording_of(n) == words
        };
        if !self.sight.offers.iter().enumerate().any(alike) {
            return words;
        }
        match self.way(offer) {
            Some(way) => format!("{words} ({})", self.texts.text(way)),
            None => words,
        }
    }
    /// The wording of the offer at this place in the list: each is compared with all others.
    fn wording_of(&self, n: usize) -> &str {
        let offers = &self.sight.offers;
        self.wordings.nth(n, offers.len(), || self.wording(&offers[n]))
    }
    fn wording(&self, offer: &Offer) -> String {
        if let Some(words) = game_ui::of(self.sight.game).offer_words(self, offer) {
            return words;
        }
        offer
            .message
            .as_ref()
            .map_or_else(|| offer.action.to_text(&self.sight.catalogue), |s| self.texts.say(s))
    }
    /// In which direction the place of an offer lies on the board, as a text key.
    fn way(&self, offer: &Offer) -> Option<&'static str> {
        let c = &self.sight.catalogue;
        let place = |space: SpaceId| c.spaces.get(space.ix()).map(|s| s.at);
        let to = targets(c, offer).into_iter().find_map(|t| match t {
            Thing::Space(space) => place(space),
            _ => None,
        })?;
        let from = game_ui::of(self.sight.game).here(self.sight).and_then(place)?;
        Some(bearing((to.0 - from.0, to.1 - from.1)))
    }
}
