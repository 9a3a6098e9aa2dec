//! What a merchant may aim for: the visits that are worth most gold for an hour as the player plans
//! them, the best sales of a market, what is lacking, and which card is wished for. It decides
//! nothing.

use super::{
    Thought,
    draft::Draft,
    outlook::SeatOutlook,
    planner, reach,
    shops::{self, Workshop, in_workshop, workshops},
};
use crate::{
    games::merchants_cove::{
        rules::{market, shops::Merchant},
        study::outlook,
        table::{
            layout::{self, TEAM},
            nouns::{CoveSight, CoveView},
            verbs::{PASS, Q_SELL, Q_VISIT, SELL, VISIT},
        },
    },
    table::{
        action::{ANY, Action, Message, MessageArgs, Refusal, Thing},
        aims::{Aims, AimsPart, Doing, Lack, Prospect, WayStep},
        goal::{Goal, Meant},
        ids::SeatId,
        sight::Sight,
    },
};

/// What the game knows of aims.
pub const AIMS: AimsPart = AimsPart(&CoveAims);

/// What plans are worth stands in hundredths of gold.
const GOLD: i64 = 100;

struct CoveAims;

/// By how much gold somebody who wants more means to have more, where nothing else is said.
const MORE_GOLD: i64 = 10;

/// What forbids for good: merchants are chosen once, and rogues stay what they are.
const FOR_GOOD: [&str; 5] =
    ["mc-no-own-shop", "mc-no-chosen", "mc-no-cultists", "mc-no-rogue-hall", "mc-no-merchant"];

/// What forbids what is so already.
const SO_ALREADY: [&str; 3] = ["mc-no-flag", "mc-no-shield-active", "mc-no-same-space"];

impl Aims for CoveAims {
    fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        match meant.goal {
            Goal::Purse(purse, least) => Some((least - sight.purse(purse)).max(0)),
            // Hourglasses only go forward.
            Goal::Piece(zone, kind) if kind == layout::glass_kind(seat.0) => {
                let t = CoveSight::of(sight)?;
                let ahead = layout::half_of(&t.spec.level, zone) - t.half(seat.0);
                (ahead >= 0).then_some(ahead)
            }
            Goal::Choice(_) | Goal::ChoiceFor(..) | Goal::Piece(..) => None,
        }
    }

    fn is_for_good(&self, no: &Refusal) -> bool {
        FOR_GOOD.contains(&no.message.key)
    }

    fn is_so(&self, no: &Refusal) -> bool {
        SO_ALREADY.contains(&no.message.key)
    }

    fn nothing(&self) -> &'static str {
        "mc-worth-none"
    }

    fn lacks(&self, _sight: &Sight, _seat: SeatId, no: &Refusal) -> Vec<Lack> {
        let amount = |name| no.message.amount(name).unwrap_or(0);
        let enough = |key| Lack::of(key, (amount("have"), amount("need")), None);
        let lack = match no.message.key {
            "mc-no-heat" => Lack::of("mc-lack-heat", (amount("heat"), amount("least")), None),
            "mc-no-coal" => enough("mc-lack-coal"),
            "mc-no-batch" | "mc-no-retort-marbles" => enough("mc-lack-marbles"),
            "mc-no-crew" | "mc-no-landing-crew" => enough("mc-lack-crew"),
            _ => None,
        };
        lack.into_iter().collect()
    }

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let t = CoveSight::of(sight)?;
        let on_clock = |zone| layout::hour_of(zone).is_some() || layout::hand_of(zone).is_some();
        let (card, _) = match thing {
            // A space of the clock is wanted for the own hourglass.
            Thing::Zone(zone) if on_clock(zone) => {
                return Some(Goal::Piece(zone, layout::glass_kind(seat.0)));
            }
            Thing::Seat(of) if of == seat => {
                return Some(Goal::Purse(layout::gold(seat.0), t.gold(seat.0) + MORE_GOLD));
            }
            Thing::Zone(zone) => {
                let place = (0..layout::ROW).find(|&place| layout::row(place) == zone)?;
                t.row_card(place)?
            }
            Thing::Piece(piece) => {
                let mut row = (0..layout::ROW).filter_map(|place| t.row_card(place));
                row.find(|(card, _)| *card == piece)?
            }
            Thing::Space(_) | Thing::Link(_) | Thing::Seat(_) => return None,
        };
        let free = (0..TEAM).find(|&place| t.team_card(seat.0, place).is_none()).unwrap_or(0);
        let kind = *sight.catalogue.pieces.get(card.ix())?;
        Some(Goal::Piece(layout::team(seat.0, free), kind))
    }

    fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let asked = sight.decision.filter(|decision| decision.seat == seat);
        let Some((t, decision)) = CoveSight::of(sight).zip(asked) else { return Vec::new() };
        match (decision.question, t.merchant(seat.0)) {
            (Q_SELL, _) => sales(&t, seat),
            (Q_VISIT, Some(merchant)) => {
                let look = SeatOutlook::of(&t, &reach::GREEDY);
                let (offers, seed) = (&sight.offers[..], sight.fingerprint());
                let thought = Thought { t: &t, player: seat.0, offers, decision, look, seed };
                in_workshop!(merchant, Shop => visits::<Shop>(&thought, merchant))
            }
            _ => Vec::new(),
        }
    }

    fn gives_away(
        &self,
        before: &Sight,
        action: Action,
        _after: Option<&Sight>,
        seat: SeatId,
    ) -> Option<Prospect> {
        unsold(&CoveSight::of(before).filter(|_| action.verb == PASS)?, seat)
    }

    fn rate(&self) -> &'static str {
        "mc-worth-rate"
    }
}

/// What whoever goes on past a dock could still have sold there, where nothing later pays more.
fn unsold(t: &CoveSight, seat: SeatId) -> Option<Prospect> {
    let all = sales(t, seat);
    let gold: i64 = all.iter().map(|sale| sale.pays.0).sum();
    let steps = all.into_iter().filter_map(|sale| match sale.doing {
        Doing::Choices(steps) => Some(steps),
        _ => None,
    });
    let steps: Vec<WayStep> = steps.flatten().collect();
    let mut words = Message { key: "mc-left-unsold", ..Message::default() };
    MessageArgs(Some(&mut words)).number("gold", gold);
    (gold > 0).then(|| Prospect {
        words: Some(words),
        pays: (gold, 0),
        turns: 0,
        lacks: Vec::new(),
        deed: None,
        doing: Doing::Choices(steps),
    })
}

/// What sells best of the stall on the dock of this moment.
fn sales(t: &CoveSight, seat: SeatId) -> Vec<Prospect> {
    let dock = market::dock_now(t);
    let here = outlook::best(t, seat.0).into_iter().filter(|sale| sale.dock == dock);
    here.map(|sale| Prospect {
        words: None,
        pays: (sale.gold(), 0),
        turns: 0,
        lacks: Vec::new(),
        doing: Doing::Choices(vec![
            Action::two(SELL, sale.good.ix().into(), sale.count as i32).into(),
        ]),
        deed: Some(Action::two(SELL, sale.good.ix().into(), ANY)),
    })
    .collect()
}

/// The best way to visit each space that is offered: what the plan is worth more afterwards, for
/// the hours that it takes.
fn visits<W: Workshop>(thought: &Thought, merchant: Merchant) -> Vec<Prospect> {
    let (around, look) = (thought.around(merchant), &thought.look);
    let start = Draft::<W>::of(thought.t, thought.player);
    let before = start.value(look);
    let spaces = thought.offers.iter().filter(|offer| offer.action.verb == VISIT);
    let best = spaces.filter_map(|offer| {
        let mut draft = start.clone();
        draft.tape = thought.seed;
        draft.chance(1);
        let ways = planner::visit(&draft, offer.action.args[0], &around, look);
        let way = ways.into_iter().max_by_key(|way| way.value(look))?;
        let gold = (way.value(look) - before + GOLD / 2) / GOLD;
        Some(Prospect {
            words: None,
            pays: (gold, (way.hour - start.hour).max(1)),
            turns: 0,
            lacks: Vec::new(),
            doing: Doing::Choices(way.actions.into_iter().map(WayStep::from).collect()),
            deed: Some(offer.action),
        })
    });
    best.collect()
}
