//! The greedy player of Dale of Merchants: builds the next stack whenever it can, else takes the
//! card that brings it nearest to the next ones, plays what gives a further action, and keeps junk
//! out of its hand. It reads its seat's sight and nothing else.

mod answers;
mod estimate;
mod reasons;
mod shopping;

use super::{
    level::SetIx,
    rules::chameleons::CardUse,
    study::planning::{self, Stack, lay},
    table::{
        layout,
        nouns::{DaleSight, DaleView},
        verbs::*,
    },
};
use crate::bots::{Bot, Partners, Player, RandomBot, Seen, Thinking};
use crate::{
    games::game_table::GameView,
    table::{
        action::{Action, Message},
        ids::{KindId, PieceId, Question, SeatId, ZoneId},
        sight::Sight,
        view::TableView,
    },
};
use std::collections::{BTreeSet, VecDeque};

/// Choices in one turn after which it stops thinking and takes any offer: no game may hang on it.
const PATIENCE: u32 = 300;

/// Rounds in which nobody has built, after which it would rather stop (DOM-13.3).
const STILL: i64 = 15;

/// How often in one turn it asks its partner for help: each time with cards of another set.
const ASKS: usize = 3;

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player {
    habits: &[],
    greedy: |seed, _| Box::new(DaleBot::new(seed)),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: estimate::counts,
};

/// How it is thought about: worlds go on by the greedy player.
pub const THINKING: Thinking = Thinking {
    is_no_move: Some(|action| matches!(action.verb, LIFT | WITHDRAW | PROPOSE_STOP)),
    ..Thinking::PLAIN
};

/// Who wins together: a team has one stall (DOM-14.3).
pub const PARTNERS: Partners = Partners(partner);

fn partner(sight: &Sight, seat: SeatId) -> Option<SeatId> {
    DaleSight::of(sight)?.layout().partner(seat)
}

/// The greedy player.
pub struct DaleBot {
    any: RandomBot,
    /// What it still wants to do of a plan, each only while it is offered.
    plan: VecDeque<Action>,
    /// The turn of the game in which it chose last, and how often it has chosen in it.
    turn: (i64, u32),
    /// A plan of this turn went wrong: none is made again in it.
    failed: bool,
    /// What was laid out by somebody else has been gone on with in this turn: not twice.
    resumed: bool,
    /// The sets of which it has laid cards this turn and asked its partner for the rest.
    asked: Vec<Option<SetIx>>,
    /// The cards it has played this turn: none is played twice, however often it comes back.
    played: Vec<i32>,
    /// The cards that it has had and not seen elsewhere since: what a player remembers of the own
    /// deck.
    mine: BTreeSet<PieceId>,
    /// How many stacks it had when it chose last, and in how many own turns since then it has
    /// built none.
    idle: (i64, u32),
    /// How many stacks there were on the whole table, and in which turn that number was new.
    last_built: (i64, i64),
}

/// One decision that is thought over.
struct Thought<'a> {
    t: DaleSight<'a>,
    sight: &'a Sight,
    seat: SeatId,
    /// For how many rounds nobody has built a stack.
    still: i64,
    /// In how many own turns no stack was built.
    idle: u32,
    /// All cards that are its own, those in the deck too.
    mine: Vec<PieceId>,
    /// Their kinds.
    own: Vec<KindId>,
}

impl DaleBot {
    /// A player whose own chance is drawn from `seed`.
    pub fn new(seed: u64) -> DaleBot {
        DaleBot {
            any: RandomBot::new(seed),
            plan: VecDeque::new(),
            turn: (0, 0),
            failed: false,
            resumed: false,
            asked: Vec::new(),
            played: Vec::new(),
            mine: BTreeSet::new(),
            idle: (0, 0),
            last_built: (0, 0),
        }
    }

    fn think(&mut self, table: DaleSight<'_>, seat: SeatId) -> Option<Action> {
        let sight = table.sight;
        self.remember(&table, seat);
        let mine: Vec<PieceId> = self.mine.iter().copied().collect();
        let own = mine.iter().map(|&p| table.kind(p)).collect();
        let rounds =
            (table.dial(layout::TURN) - self.last_built.1) / i64::from(table.layout().seats);
        let question = sight.decision?.question;
        let t = Thought { t: table, sight, seat, still: rounds, idle: self.idle.1, mine, own };
        match question {
            Q_ACTION => self.act(&t),
            Q_EXTRA => self.stack(&t).or(Some(Action::plain(STOP_BUILDING))),
            Q_HELP => self.follow(t.help()),
            // The partner has answered: it is a stack now, or something else is done.
            Q_STACK if sight.dial(layout::HELP) != 0 => Some(Action::plain(CLOSE))
                .filter(|a| t.offered(a))
                .or(Some(Action::plain(WITHDRAW))),
            // Somebody else has begun it, or an earlier self that is forgotten: it is thought out
            // again and gone on with.
            Q_PAY | Q_STACK | Q_INVENTORY if !self.resumed => {
                self.resumed = true;
                match t.rest_of(question) {
                    Some(rest) => self.follow(rest),
                    None => Some(Action::plain(WITHDRAW)),
                }
            }
            // The plan went otherwise than thought.
            Q_PAY | Q_STACK | Q_INVENTORY => {
                self.failed = true;
                let ends = [PAY, CLOSE, DISCARD].map(Action::plain);
                ends.into_iter().find(|a| t.offered(a)).or(Some(Action::plain(WITHDRAW)))
            }
            _ => t.answer(question),
        }
    }

    /// Keeps in mind which cards are its own: those in hand, pile and schedule; not those that lie
    /// open anywhere else.
    fn remember(&mut self, table: &DaleSight, seat: SeatId) {
        let l = table.layout();
        let own = [l.hand(seat), l.pile(seat), l.schedule(seat), l.deck(seat)];
        for (n, zone) in table.sight.zones.iter().enumerate() {
            let here = own.contains(&ZoneId(n as u16));
            for card in zone.pieces.iter().filter_map(|p| p.id) {
                if here {
                    self.mine.insert(card);
                } else {
                    self.mine.remove(&card);
                }
            }
        }
    }

    /// An action of the own turn.
    fn act(&mut self, t: &Thought) -> Option<Action> {
        let stop = Action::plain(PROPOSE_STOP);
        if t.still >= STILL && t.offered(&stop) {
            return Some(stop);
        }
        if !self.failed
            && let Some(first) = self.stack(t)
        {
            return Some(first);
        }
        if !self.failed
            && let Some(first) = self.ask_partner(t)
        {
            return Some(first);
        }
        let actions = t.sight.dial(layout::ACTIONS) > 0 && !self.failed;
        let (cleared, clear) = t.clear_out();
        let bought =
            if actions { t.best_purchase().filter(|(gain, _)| *gain >= cleared) } else { None };
        // What pays for the purchase is not played away.
        let mut kept = self.played.clone();
        kept.extend(
            bought
                .iter()
                .flat_map(|(_, payment)| payment.cards.iter().map(|w| i32::from(w.guise.card.0))),
        );
        if let Some(play) = t.free_play(&kept) {
            self.played.push(play.args[0]);
            return Some(play);
        }
        if actions {
            let taken = t.taking_play(&self.played).filter(|(gain, _)| {
                *gain >= cleared && bought.as_ref().is_none_or(|(g, _)| gain > g)
            });
            return match (taken, bought) {
                (Some((_, play)), _) => {
                    self.played.push(play.args[0]);
                    Some(play)
                }
                (None, Some((_, purchase))) => self.follow(purchase.actions()),
                (None, None) => self.follow(clear),
            };
        }
        let ends = [END_ACTIONS, INVENTORY].map(Action::plain);
        ends.into_iter().find(|a| t.offered(a))
    }

    /// Begins the best stack that can be built now.
    fn stack(&mut self, t: &Thought) -> Option<Action> {
        let stacks = planning::buildable(&t.t, t.seat);
        let best = stacks.into_iter().min_by_key(|s| t.price_of(s))?;
        let begin = t.offered(&Action::plain(BUILD));
        if begin { self.follow(best.actions()) } else { None }
    }

    /// Lays the most that one set gives towards the next stack and asks the partner for the rest:
    /// what it costs is only that all see the cards (DOM-14.9).
    fn ask_partner(&mut self, t: &Thought) -> Option<Action> {
        t.t.layout().partner(t.seat)?;
        if self.asked.len() >= ASKS || !t.offered(&Action::plain(BUILD)) {
            return None;
        }
        let set = |cards: &[CardUse]| cards.iter().find_map(|w| t.t.card_kind(w.guise.kind).set);
        let sum = |cards: &[CardUse]| cards.iter().map(|w| w.value).sum::<i64>();
        let most = planning::beginnings(&t.t, t.seat)
            .into_iter()
            .filter(|cards| !self.asked.contains(&set(cards)))
            .max_by_key(|cards| sum(cards))?;
        self.asked.push(set(&most));
        let mut plan = vec![Action::plain(BUILD)];
        plan.extend(most.iter().map(lay));
        plan.push(Action::plain(ASK_HELP));
        self.follow(plan)
    }

    fn follow(&mut self, actions: Vec<Action>) -> Option<Action> {
        self.plan = actions.into();
        self.plan.pop_front()
    }
}

impl Thought<'_> {
    /// The own hand, with what each card is.
    fn hand(&self) -> impl DoubleEndedIterator<Item = (PieceId, KindId)> + '_ {
        self.t.hand(self.seat).iter().map(|&p| (p, self.t.kind(p)))
    }
    /// Whether a card is its own, as far as it remembers.
    fn is_own(&self, card: PieceId) -> bool {
        self.mine.binary_search(&card).is_ok()
    }
    fn offered(&self, action: &Action) -> bool {
        self.sight.offers.iter().any(|o| o.accepts(action))
    }
    /// What is still to be done of the best way to end what is being laid out; `None` where what
    /// lies there already is no part of it.
    fn rest_of(&self, question: Question) -> Option<Vec<Action>> {
        let whole = match question {
            Q_PAY => self.best_payment(self.sight.dial(layout::BUYING))?.actions(),
            Q_STACK => {
                let stacks = planning::buildable(&self.t, self.seat);
                stacks.into_iter().min_by_key(|s| self.price_of(s))?.actions()
            }
            _ => self.clear_out().1,
        };
        let mut rest: Vec<Action> = whole.into_iter().skip(1).collect();
        let laid = self.hand().map(|(card, _)| card).filter(|&card| self.t.is_laid(card));
        for card in laid {
            let lays =
                |a: &Action| matches!(a.verb, LAY | LAY_AS) && a.args[0] == i32::from(card.0);
            let at = rest.iter().position(lays)?;
            rest.remove(at);
        }
        Some(rest)
    }
    /// The cheapest cards with which the partner's stack is complete, or none.
    fn help(&self) -> Vec<Action> {
        let choices = planning::completions(&self.t, self.t.active(), self.seat);
        let cheapest =
            choices.into_iter().min_by_key(|cards| self.missed(cards)).unwrap_or_default();
        cheapest.iter().map(lay).chain([Action::plain(ANSWER_HELP)]).collect()
    }
    /// How much cards are missed that are given away for good: high ones more, since later stacks
    /// need them.
    fn missed(&self, cards: &[CardUse]) -> i64 {
        cards.iter().map(|w| i64::from(self.t.printed(w.guise.card).value).pow(2)).sum()
    }
    /// What it costs to lay a stack.
    fn price_of(&self, stack: &Stack) -> i64 {
        let extra = if stack.extra { -10 } else { 0 };
        self.missed(&stack.cards) + extra - 3 * stack.fetched.len() as i64
    }
}

impl Bot for DaleBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let (first, more) = (seen.offers().first()?.action, seen.offers().len() > 1);
        if !more {
            return Some(first);
        }
        let offered = |seen: &Seen, a: &Action| seen.offers().iter().any(|o| o.accepts(a));
        if let Some(next) = self.plan.pop_front() {
            if offered(seen, &next) {
                return Some(next);
            }
            self.plan.clear();
        }
        let sight = seen.sight();
        let seat = seen.seat();
        let table = DaleSight::of(&sight)?;
        let turn = sight.dial(layout::TURN);
        if self.turn.0 != turn {
            self.turn = (turn, 0);
            (self.failed, self.resumed) = (false, false);
            self.played.clear();
            self.asked.clear();
            let stacks = table.stacks(seat);
            let built = (0..table.layout().stalls()).map(|n| table.dial(table.layout().built(n)));
            let built = built.sum();
            if self.last_built.0 != built || self.last_built.1 == 0 {
                self.last_built = (built, turn);
            }
            let mine = sight.dial(layout::ACTIVE) == i64::from(seat.0);
            self.idle = if self.idle.0 == stacks {
                (stacks, self.idle.1 + u32::from(mine))
            } else {
                (stacks, 0)
            };
        }
        self.turn.1 += 1;
        if self.turn.1 > PATIENCE {
            return self.any.choose(seen);
        }
        match self.think(table, seat) {
            Some(action) if offered(seen, &action) => Some(action),
            _ => {
                self.plan.clear();
                self.any.choose(seen)
            }
        }
    }

    fn why(&mut self, seen: &mut Seen<'_>, chosen: Action) -> Option<Message> {
        if seen.offers().len() < 2 {
            return None;
        }
        let seat = seen.seat();
        let sight = seen.sight();
        let table = DaleSight::of(&sight)?;
        let to_lay = self.plan.iter().filter(|a| matches!(a.verb, LAY | LAY_AS)).count();
        let still =
            (table.dial(layout::TURN) - self.last_built.1) / i64::from(table.layout().seats);
        reasons::why(&table, seat, chosen, to_lay, still)
    }
}
