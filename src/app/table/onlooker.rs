//! Who may be looking now: the one value for which every picture, text, list and export of a game
//! is made. It changes at two places only: when a person who shares no secret with the one before
//! is asked, and when the curtain's own button is used.

use super::Table;
use crate::{
    table::{
        catalogue::Look,
        ids::{PieceId, SeatId, Seats, Viewer},
        record::News,
        sight::Sight,
    },
    ui::{export::ExportEyes, model::Mode, settings::Curtain},
};

/// Who may be looking now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onlooker {
    present: Viewer,
    curtain: Option<SeatId>,
    /// Those who have opened the curtain while it was switched off: their secrets are shown without
    /// one from then on.
    open: Seats,
}

impl Onlooker {
    /// Somebody sits down at a table.
    pub(super) const fn new(present: Viewer) -> Onlooker {
        Onlooker { present, curtain: None, open: Seats::NONE }
    }
    /// Somebody else sits down; who has agreed to open hands still does.
    pub(super) const fn seated(self, present: Viewer) -> Onlooker {
        Onlooker { present, curtain: None, open: self.open }
    }
    /// For whom everything is drawn: behind the curtain, for nobody in particular.
    pub const fn eyes(self) -> Viewer {
        if self.curtain.is_some() { Viewer::Public } else { self.present }
    }
    /// The person for whom the curtain hangs, if it does.
    pub const fn curtain(self) -> Option<SeatId> {
        self.curtain
    }
    /// The screen goes to a person, behind the curtain if that person knows something.
    const fn hand_over(&mut self, next: SeatId, hidden: bool) {
        if hidden {
            self.curtain = Some(next);
        } else {
            self.present = Viewer::Seat(next);
            self.curtain = None;
        }
    }
    /// The person who is called says: it is me. Where the curtain is switched off, it does not fall
    /// before this person again.
    const fn lift(&mut self, switched_off: bool) {
        if let Some(seat) = self.curtain {
            self.present = Viewer::Seat(seat);
            self.curtain = None;
            let without = Seats(self.open.0 & !Seats::just(seat).0);
            self.open = if switched_off { without.with(seat) } else { without };
        }
    }
}

impl Table {
    /// For whom everything is drawn at the position that is looked at.
    pub fn viewer(&self) -> Viewer {
        self.viewer_at(self.play.entries().len())
    }
    /// The person for whom the curtain hangs, if it does.
    pub fn curtain(&self) -> Option<SeatId> {
        self.onlooker.curtain()
    }
    /// Who may be looking, to take along to another table of the same game.
    pub fn onlooker(&self) -> Onlooker {
        self.onlooker
    }

    /// For whom the position after so many entries is drawn.
    pub(super) fn viewer_at(&self, entry: usize) -> Viewer {
        let eyes = self.onlooker.eyes();
        if self.curtain().is_some() {
            return Viewer::Public;
        }
        // Before a position was dealt anew for somebody, it is the game from which it branched.
        if let Some((_, viewer)) = self.redealt.iter().find(|(at, _)| entry < *at) {
            return if eyes == *viewer { eyes } else { Viewer::Public };
        }
        match self.mode {
            Mode::Study => Viewer::Everybody,
            Mode::Replay { .. } if self.may_open() => Viewer::Everybody,
            Mode::Play | Mode::Replay { .. } => eyes,
        }
    }

    /// Whether a replay shows everything: at the end of a game nothing is secret any more, a study
    /// never was, and who asks for it may see everything. A branch holds what the one knew who made
    /// it.
    fn may_open(&self) -> bool {
        let own = |viewer: Viewer| viewer == Viewer::Public || viewer == self.onlooker.eyes();
        (self.over_now() || self.opened || self.play.setup().study)
            && self.redealt.iter().all(|(_, viewer)| own(*viewer))
    }

    /// Why not everything may be shown to whoever is looking, as a text key.
    pub fn all_barred(&self) -> Option<&'static str> {
        if self.curtain().is_some() {
            return Some("ui-curtain-first");
        }
        let open = self.viewer() == Viewer::Everybody || self.may_open();
        (!open).then_some("ui-export-barred")
    }

    /// For whom the position after so many entries is drawn into a file.
    pub fn export_viewer(&self, entry: usize, eyes: ExportEyes) -> Viewer {
        let own = self.viewer_at(entry);
        match eyes {
            ExportEyes::Public => Viewer::Public,
            ExportEyes::Own => own,
            // What lay there before it was dealt anew is another one's.
            ExportEyes::All if self.redealt.iter().any(|(at, _)| entry < *at) => own,
            ExportEyes::All if self.all_barred().is_none() => Viewer::Everybody,
            ExportEyes::All => own,
        }
    }

    /// Whether the game, or the record that is watched, goes to its end.
    pub fn over_now(&self) -> bool {
        if matches!(self.mode, Mode::Replay { .. }) { self.over } else { self.play.is_over() }
    }

    /// Whether several people play here and the game is not over: then nobody may see more than
    /// what is public and what that person knows.
    pub fn guarded(&self) -> bool {
        !self.over_now() && self.people().count() > 1
    }

    /// Whether a replay could show more, if somebody asked for it.
    pub fn keeps_secrets(&self) -> bool {
        matches!(self.mode, Mode::Replay { .. }) && !self.may_open() && self.redealt.is_empty()
    }

    /// Whether what somebody did not know was dealt anew here.
    pub fn dealt_anew(&self) -> bool {
        !self.redealt.is_empty()
    }

    /// What is told to everybody when everything is opened here: whose hands those are that nobody
    /// else could see.
    pub fn opening(&self) -> News {
        let held = self.play.catalogue().zones.iter().filter(|zone| zone.look == Look::Owner);
        let others = held.filter_map(|zone| zone.owner);
        let others = others.filter(|seat| self.onlooker.eyes() != Viewer::Seat(*seat));
        match others.fold(Seats::NONE, Seats::with) {
            Seats::NONE => News::OpenedEverything,
            hands => News::OpenedHands(hands),
        }
    }

    /// Opens everything in a replay.
    pub fn open_everything(&mut self) {
        self.opened = true;
        self.look();
    }

    /// The seats that people play.
    pub fn people(&self) -> impl Iterator<Item = SeatId> + '_ {
        (0..self.play.setup().seats.len() as u8).map(SeatId).filter(|&s| self.is_person(s))
    }

    /// The person who sits down at a table that has just been laid out: the one who must choose, or
    /// else the first.
    pub(super) fn first_viewer(&self) -> Viewer {
        let chooser = self.play.decision_seat().filter(|&s| self.is_person(s));
        chooser.or_else(|| self.people().next()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Gives the screen to the person who must choose next, behind the curtain where that person
    /// knows a secret.
    pub(super) fn pass_on(&mut self, curtain: Curtain) {
        if self.trial.is_some() {
            return self.sit_down_to_try();
        }
        if self.mode != Mode::Play {
            return;
        }
        let Some(next) = self.play.decision_seat().filter(|&s| self.person_plays(s)) else {
            return;
        };
        if self.onlooker.eyes() == Viewer::Seat(next) {
            return;
        }
        let hidden = self.hides(next, curtain);
        self.onlooker.hand_over(next, hidden);
    }

    /// Whether the screen goes to a person behind the curtain.
    fn hides(&mut self, next: SeatId, curtain: Curtain) -> bool {
        let before = self.onlooker.eyes();
        match curtain {
            Curtain::Always => true,
            Curtain::Secret => self.knows_more(next, before),
            Curtain::Never => !self.onlooker.open.has(next) && self.knows_more(next, before),
        }
    }

    /// Whether the curtain falls before the person who must choose next.
    pub(super) fn hides_next(&mut self, curtain: Curtain) -> bool {
        let next = self.play.decision_seat().filter(|&s| self.person_plays(s));
        next.is_some_and(|next| self.hides(next, curtain))
    }

    /// Hangs the curtain before a game that has been laid out or opened, where several people share
    /// the screen and the one who chooses first knows a secret: nobody knows who sits there. Who
    /// begins a game with the curtain switched off shows every hand (`agreed`).
    pub fn cover(&mut self, curtain: Curtain, agreed: bool) {
        if agreed && curtain == Curtain::Never {
            self.onlooker.open = Seats::ALL;
        }
        // What somebody studies lies open, with what that person knew.
        if let (Mode::Study, Some((_, Viewer::Seat(owner)))) = (self.mode, self.redealt.last()) {
            self.onlooker.hand_over(*owner, true);
            self.look();
            return;
        }
        // Who looks at a game that has ended chooses nothing: the result is there for everybody.
        if self.play.decision_seat().is_none() || self.mode != Mode::Play {
            return;
        }
        let (Viewer::Seat(first), true) = (self.onlooker.present, self.people().count() > 1) else {
            return;
        };
        let hidden = !self.onlooker.open.has(first) && self.knows_more(first, Viewer::Public);
        self.onlooker.hand_over(first, hidden);
        self.look();
    }

    /// Whether `next` knows the face of a piece that `before` may not see, and that still matters.
    fn knows_more(&mut self, next: SeatId, before: Viewer) -> bool {
        let mine = self.play.sight(before);
        let theirs = self.play.sight(Viewer::Seat(next));
        let known = |s: &Sight| -> Vec<Vec<PieceId>> {
            let zones = s.zones.iter().zip(&s.catalogue.zones);
            zones
                .map(|(zone, info)| {
                    let pieces = zone.pieces.iter().filter(|_| !info.out_of_play);
                    pieces.filter_map(|p| p.id).collect()
                })
                .collect()
        };
        known(&mine)
            .iter()
            .zip(known(&theirs))
            .any(|(mine, theirs)| theirs.iter().any(|p| !mine.contains(p)))
    }

    /// Opens the curtain. From now on the screen belongs to the one who sits there: one careless
    /// click must not take back what the person before has done and no longer watches.
    pub fn open_curtain(&mut self, curtain: Curtain) {
        let Some(me) = self.curtain() else { return };
        self.onlooker.lift(curtain == Curtain::Never);
        // What this person has begun and another window or a fault has broken off is still theirs.
        let other = |seat: SeatId| seat != me && self.person_plays(seat);
        let entries = self.play.entries();
        let last = entries.iter().rposition(|entry| entry.seat.is_some_and(other));
        self.lifted = last.map_or(0, |last| last + 1);
        self.look();
    }
}
