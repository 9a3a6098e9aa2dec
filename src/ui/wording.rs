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
    action::{Action, Message, Offer, Thing, Value},
    ids::SpaceId,
};

impl Model<'_> {
    /// The short name of what an action does, for a button: the text `<prefix>-verb-<name>`, and
    /// what it is about as far as that does not say it.
    pub fn verb_name(&self, action: Action) -> String {
        let sheet = game_ui::of(self.sight.game);
        if let Some(words) = sheet.verb_words(self, action) {
            return words;
        }
        let key =
            format!("{}-verb-{}", self.game.prefix(), self.sight.catalogue.verb(action.verb).name);
        let names: Vec<_> = arguments(&self.sight.catalogue, action);
        let name = self.texts.with(&key, &names);
        let details = sheet.details(self.sight, action);
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
        let sheet = game_ui::of(self.sight.game);
        if !sheet.on_board(offer.action.verb) && self.space_of(offer).is_none() {
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
        let way = self.space_of(offer).and_then(|to| self.way(to));
        match (way, self.space_of(offer)) {
            // Two that lie alike are told apart by the whole name of each.
            (Some(_), Some(to)) if self.is_nameless(to) => {
                self.texts.pair(&words, &self.texts.space(to))
            }
            (Some(way), _) => format!("{words} ({})", self.texts.text(way)),
            (None, _) => words,
        }
    }
    /// A place as whoever is asked sees it from where the own ship is: one that has no name by what
    /// it is, and in which direction it lies on the map.
    pub fn place_seen(&self, space: SpaceId) -> String {
        let plain = || self.texts.space(space);
        let Some(way) = self.way(space).filter(|_| self.is_nameless(space)) else {
            return plain();
        };
        let place = self.texts.space_in_region(space);
        let args = [("place", Value::Name(place)), ("way", Value::Word(way))];
        self.texts.with("space-seen", &args)
    }
    /// The same message with its places as they are seen from the own ship.
    fn seen(&self, message: &Message) -> String {
        let seen = |(name, value): &(&'static str, Value)| match value {
            Value::Space(space) => (*name, Value::Name(self.place_seen(*space))),
            other => (*name, other.clone()),
        };
        let args: Vec<_> = message.args.iter().map(seen).collect();
        self.texts.with(message.key, &args)
    }
    fn is_nameless(&self, space: SpaceId) -> bool {
        self.sight.catalogue.spaces.get(space.ix()).is_some_and(|info| info.name.is_none())
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
            .map_or_else(|| offer.action.to_text(&self.sight.catalogue), |s| self.seen(s))
    }
    /// The space that an offer is about.
    fn space_of(&self, offer: &Offer) -> Option<SpaceId> {
        targets(&self.sight.catalogue, offer).into_iter().find_map(|thing| match thing {
            Thing::Space(space) => Some(space),
            _ => None,
        })
    }
    /// In which direction a space lies on the board, as a text key.
    fn way(&self, space: SpaceId) -> Option<&'static str> {
        let place = |space: SpaceId| self.sight.catalogue.spaces.get(space.ix()).map(|s| s.at);
        let (to, from) =
            (place(space)?, game_ui::of(self.sight.game).here(self.sight).and_then(place)?);
        (to != from).then(|| bearing((to.0 - from.0, to.1 - from.1)))
    }
}
