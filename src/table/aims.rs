//! What a game knows of aims: how near one is, what is lacking for a choice, what a thing on the
//! table can be wished as, and what is worth doing. A game brings it as an [`AimsPart`]; where it
//! brings none, searches have no sense of direction and nothing is listed. It must never decide
//! what may be chosen.

use super::{
    action::{Action, Message, Refusal, Thing, Value},
    game::Game,
    goal::{Goal, Meant},
    ids::{SeatId, Verb, Viewer},
    play::Play,
    sight::Sight,
};

/// Something that is lacking for a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lack {
    /// The text key of what is lacking, with `count` as its number.
    pub key: &'static str,
    /// How much more of it is needed.
    pub count: i64,
    /// Having enough of it, where that can be looked for.
    pub goal: Option<Goal>,
}

impl Lack {
    /// What it says.
    pub fn words(&self) -> Message {
        let args = vec![("count", Value::Number(self.count))];
        Message { key: self.key, args, ..Message::default() }
    }
    /// So much of something, by how much there is and must be; `None` where nothing is lacking.
    pub fn of(key: &'static str, (have, need): (i64, i64), goal: Option<Goal>) -> Option<Lack> {
        (need > have).then_some(Lack { key, count: need - have, goal })
    }
}

/// A choice on the way to something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayStep {
    /// What is chosen; [`ANY`](super::action::ANY) stands for whatever is offered.
    pub action: Action,
    /// Whether it is left out where it is not offered: the rules do it by themselves there.
    pub if_asked: bool,
}

impl From<Action> for WayStep {
    fn from(action: Action) -> WayStep {
        WayStep { action, if_asked: false }
    }
}

/// What has to be done for something that is worth doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doing {
    /// These choices, as far as they are offered.
    Choices(Vec<WayStep>),
    /// Each of these in turn; what is to be chosen is then chosen.
    Goals(Vec<Goal>),
}

/// Something that may be worth doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What it is; `None` where its first choice says it.
    pub words: Option<Message>,
    /// What it brings, and what it costs for that, as [`Aims::rate`] says.
    pub pays: (i64, i64),
    /// About how many turns it takes; 0 where it can be done at once.
    pub turns: i64,
    /// What is lacking for it.
    pub lacks: Vec<Lack>,
    /// How it is done.
    pub doing: Doing,
    /// The choice that it comes down to, whichever way leads there and however it is paid:
    /// [`ANY`](super::action::ANY) stands for whatever is offered. `None` where it is no choice.
    pub deed: Option<Action>,
}

/// What a game knows of aims.
pub trait Aims: Send + Sync {
    /// How far a seat is from a goal in the turn that runs: 0 or more, less where it is nearer. It
    /// only says where a search looks first; `None` where the game has no sense of it.
    fn distance(&self, _sight: &Sight, _seat: SeatId, _meant: Meant) -> Option<i64> {
        None
    }
    /// Whether a search that goes by distance leaves a verb alone: it seldom leads nearer to
    /// anything, and there are too many of it.
    fn is_beside(&self, _verb: Verb) -> bool {
        false
    }
    /// What a seat wants that asks for a choice where a picture was taken.
    fn meant(&self, _sight: &Sight, _seat: SeatId, action: Action) -> Meant {
        Meant::from(Goal::Choice(action))
    }
    /// The choice by which a seat would do here what it means for this place or this thing; `None`
    /// where it cannot be chosen here.
    fn choice(&self, _sight: &Sight, _seat: SeatId, _meant: Meant) -> Option<Action> {
        None
    }
    /// Whether what forbids something will never allow it again in this game, whatever anybody
    /// does. It must be sure: nothing is looked for any more then.
    fn is_for_good(&self, _no: &Refusal) -> bool {
        false
    }
    /// What is lacking for what is refused, where more of something is all that it takes.
    fn lacks(&self, _sight: &Sight, _seat: SeatId, _no: &Refusal) -> Vec<Lack> {
        Vec::new()
    }
    /// What is lacking for what cannot be chosen here: for having something, or so much of it, or
    /// for a choice about what lies elsewhere.
    fn needs(&self, _sight: &Sight, _seat: SeatId, _meant: Meant) -> Vec<Lack> {
        Vec::new()
    }
    /// What is to be known of a goal beside that, such as where a thing is sold, and for how much.
    fn known(&self, _sight: &Sight, _seat: SeatId, _goal: Goal) -> Option<Message> {
        None
    }
    /// Whether what forbids something says that it is so already: nobody asks how it could be.
    fn is_so(&self, _no: &Refusal) -> bool {
        false
    }
    /// What a seat wants that wants a thing.
    fn wish(&self, _sight: &Sight, _seat: SeatId, _thing: Thing) -> Option<Goal> {
        None
    }
    /// What may be worth doing for a seat whose turn it is, in any order.
    fn prospects(&self, _sight: &Sight, _seat: SeatId) -> Vec<Prospect> {
        Vec::new()
    }
    /// What a seat gives away for nothing by a choice: what it could still do before, and hardly
    /// anybody means to leave undone. What comes of the choice is `None` where it is not foreseen.
    fn gives_away(
        &self,
        _before: &Sight,
        _action: Action,
        _after: Option<&Sight>,
        _seat: SeatId,
    ) -> Option<Prospect> {
        None
    }
    /// The text key that says why nothing is listed.
    fn nothing(&self) -> &'static str {
        "ui-doing-nothing"
    }
    /// The text key of what something pays for what it costs, such as points a token: its `gain`,
    /// its `cost`, and how much of the one for each of the other in `whole` and `tenth`.
    fn rate(&self) -> &'static str {
        ""
    }
}

/// The part of a game that is asked about aims.
pub struct AimsPart(pub &'static dyn Aims);

impl Play {
    /// What is lacking for a goal that is refused or not there, as its game says.
    pub fn lacks(&mut self, seat: SeatId, meant: Meant) -> Vec<Lack> {
        let sight = self.glance(Viewer::Seat(seat));
        let Some(action) = self.game().choice(&sight, seat, meant) else {
            return self.game().needs(&sight, seat, meant);
        };
        let no = self.explain_illegal(action);
        self.game().lacks(&sight, seat, &no)
    }
}

impl dyn Game {
    fn aims(&self) -> Option<&'static dyn Aims> {
        self.part::<AimsPart>().map(|part| part.0)
    }
    /// As [`Aims::distance`].
    pub fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        self.aims()?.distance(sight, seat, meant)
    }
    /// As [`Aims::is_beside`].
    pub fn is_beside(&self, verb: Verb) -> bool {
        self.aims().is_some_and(|aims| aims.is_beside(verb))
    }
    /// As [`Aims::meant`], for any goal.
    pub fn meant(&self, sight: &Sight, seat: SeatId, goal: Goal) -> Meant {
        match (goal, self.aims()) {
            (Goal::Choice(action), Some(aims)) => aims.meant(sight, seat, action),
            _ => Meant::from(goal),
        }
    }
    /// As [`Aims::choice`], for any goal.
    pub fn choice(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<Action> {
        match (meant.goal, meant.about) {
            (Goal::Choice(_), Some(_)) => self.aims()?.choice(sight, seat, meant),
            (Goal::Choice(action), None) => Some(action),
            _ => None,
        }
    }
    /// As [`Aims::is_for_good`].
    pub fn is_for_good(&self, no: &Refusal) -> bool {
        self.aims().is_some_and(|aims| aims.is_for_good(no))
    }
    /// As [`Aims::lacks`].
    pub fn lacks(&self, sight: &Sight, seat: SeatId, no: &Refusal) -> Vec<Lack> {
        self.aims().map_or_else(Vec::new, |aims| aims.lacks(sight, seat, no))
    }
    /// As [`Aims::needs`].
    pub fn needs(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Vec<Lack> {
        self.aims().map_or_else(Vec::new, |aims| aims.needs(sight, seat, meant))
    }
    /// As [`Aims::known`].
    pub fn known(&self, sight: &Sight, seat: SeatId, goal: Goal) -> Option<Message> {
        self.aims()?.known(sight, seat, goal)
    }
    /// As [`Aims::is_so`].
    pub fn is_so(&self, no: &Refusal) -> bool {
        self.aims().is_some_and(|aims| aims.is_so(no))
    }
    /// As [`Aims::nothing`].
    pub fn nothing(&self) -> &'static str {
        self.aims().map_or("ui-doing-nothing", |aims| aims.nothing())
    }
    /// As [`Aims::gives_away`].
    pub fn gives_away(
        &self,
        before: &Sight,
        action: Action,
        after: Option<&Sight>,
        seat: SeatId,
    ) -> Option<Prospect> {
        self.aims()?.gives_away(before, action, after, seat)
    }
    /// As [`Aims::wish`].
    pub fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        self.aims()?.wish(sight, seat, thing)
    }
    /// As [`Aims::prospects`], those first that pay most for what they cost.
    pub fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let mut all = self.aims().map_or_else(Vec::new, |aims| aims.prospects(sight, seat));
        all.retain(|prospect| prospect.pays.0 > 0);
        // What costs nothing stands first.
        all.sort_by(|a, b| {
            let rate = (b.pays.0 * a.pays.1).cmp(&(a.pays.0 * b.pays.1));
            rate.then(a.turns.cmp(&b.turns))
        });
        all
    }
    /// As [`Aims::rate`]; `None` where nothing of the kind is reckoned.
    pub fn rate(&self) -> Option<&'static str> {
        self.aims().map(|aims| aims.rate()).filter(|key| !key.is_empty())
    }
}
