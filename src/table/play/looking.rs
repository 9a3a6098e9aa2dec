//! Looking at a game in progress: the offers and the refusals, what one viewer may see of it, and a
//! glimpse of what an action would lead to. It changes nothing.

use super::running::Play;
use crate::table::{
    action::{Action, Message, Offer},
    goal::{Goal, Meant},
    ids::{PieceId, SeatId, Viewer},
    offers::{Offers, Verdict},
    sight::{self, Named, Sight},
    view::AnySpec,
};

impl Play {
    /// The standing offers; their words are there only after [`Play::look`].
    pub fn offers(&self) -> &[Offer] {
        &self.world.resource::<Offers>().list
    }

    /// Collects offers with words, and refusals.
    pub fn look(&mut self) -> &Offers {
        if !self.world.resource::<Offers>().looking {
            self.world.resource_mut::<Offers>().looking = true;
            self.run(None, Verdict::Looking);
            self.world.resource_mut::<Offers>().looking = false;
        }
        self.world.resource::<Offers>()
    }

    /// The choice that is offered by which a seat would do what it means.
    pub fn as_offered(&mut self, seat: SeatId, meant: Meant) -> Option<Action> {
        let Goal::Choice(mut wanted) = meant.goal else { return None };
        if !self.offers().iter().any(|offer| offer.action.verb == wanted.verb) {
            return None;
        }
        if meant.about.is_some() {
            wanted = self.game.choice(&self.glance(Viewer::Seat(seat)), seat, meant)?;
        }
        self.offers().iter().find_map(|offer| offer.filled(wanted))
    }

    /// How an action is worded where it stands among the offers.
    pub fn worded(&mut self, action: Action) -> Option<Box<Message>> {
        self.look().list.iter().find(|offer| offer.accepts(&action))?.message.clone()
    }

    /// A line of choices with the words of each, as far as it is offered; the table is as before.
    pub fn worded_line(&mut self, line: &[Action]) -> Vec<(Action, Message)> {
        let here = self.entries().len();
        let mut steps = Vec::new();
        for &action in line {
            let words = self.worded(action);
            steps.push((action, words.map_or_else(Message::default, |words| *words)));
            if self.choose(action).is_err() {
                break;
            }
        }
        self.seek(here);
        steps
    }

    /// The picture of the table that `viewer` may see.
    pub fn sight(&mut self, viewer: Viewer) -> Sight {
        if self.may_choose(viewer) {
            self.look();
        }
        let refusals = if self.may_choose(viewer) {
            self.world.resource::<Offers>().refusals.clone()
        } else {
            Vec::new()
        };
        Sight { refusals, ..self.glance(viewer) }
    }

    fn may_choose(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Everybody => true,
            Viewer::Public => false,
            Viewer::Seat(seat) => self.decision_seat() == Some(seat),
        }
    }

    /// The picture of the table that `viewer` may see, offers as they stand and no refusals: far
    /// quicker than [`Play::sight`], for those who need no words.
    pub fn glance(&mut self, viewer: Viewer) -> Sight {
        let decision = self.state().agenda.decision().copied();
        let offers = if self.may_choose(viewer) {
            self.world.resource::<Offers>().list.clone()
        } else {
            Vec::new()
        };
        let zones = sight::zones(&self.world, &self.catalogue, viewer);
        Sight {
            viewer,
            game: self.game.id(),
            edition: self.setup.edition.clone(),
            catalogue: Named(self.catalogue.clone()),
            state_no: self.entries.len(),
            places: sight::places(&self.catalogue, &zones),
            zones,
            purses: sight::purses(&self.world),
            dials: sight::dials(&self.world),
            decision,
            offers,
            refusals: Vec::new(),
            outcome: self.outcome(),
            study: self.setup.study,
            queued: if self.setup.study {
                self.state().dice.forced.iter().copied().collect()
            } else {
                Vec::new()
            },
            spec: self.world.get_resource::<AnySpec>().cloned(),
        }
    }

    /// What `look` finds in the position to which one of the standing offers leads, and whether
    /// chance had no part in it; everything is as before afterwards, and there are no offers there.
    /// It goes past what nobody may know yet: only who asks for no more than who chooses then, or
    /// whether two positions are the same one, may use it.
    pub(crate) fn glimpse<T>(
        &mut self,
        action: Action,
        look: impl FnOnce(&mut Play) -> T,
    ) -> (T, bool) {
        let offers = self.offers_aside();
        let listening = std::mem::replace(&mut self.state_mut().narrator.listening, false);
        let mark = self.state().journal.mark();
        self.run(Some(action), Verdict::Again);
        let seen = look(self);
        let foreseen = self.forget_running();
        self.revert(mark);
        self.state_mut().narrator.listening = listening;
        self.offer_again(offers);
        (seen, foreseen)
    }

    /// Takes the standing offers aside while something is tried that is taken back.
    pub(in crate::table) fn offers_aside(&mut self) -> Offers {
        std::mem::take(&mut *self.world.resource_mut::<Offers>())
    }
    /// Lets offers stand again that were taken aside.
    pub(in crate::table) fn offer_again(&mut self, offers: Offers) {
        *self.world.resource_mut::<Offers>() = offers;
    }

    /// Forgets what the journal has noted of an action that is only tried; whether chance had no
    /// part in it.
    pub(in crate::table) fn forget_running(&mut self) -> bool {
        let mut state = self.state_mut();
        let journal = &mut state.journal;
        let foreseen = journal.chance.is_empty();
        journal.chance.clear();
        (journal.barrier, journal.stands, journal.follows) = (None, false, 0);
        foreseen
    }

    /// The pieces that `viewer` cannot tell apart from others with the same back.
    pub fn hidden_from(&self, viewer: Viewer) -> Vec<PieceId> {
        sight::hidden_from(&self.world, &self.catalogue, viewer)
    }
}
