//! The computer player's dice: ore, heat, pieces, hallmarks (MC-20).

use super::super::{
    draft::{Draft, Resume, Till, clan},
    outlook::SeatOutlook,
};
use super::{ShopPurpose, Workshop, board};
use crate::{
    games::merchants_cove::{
        level::{Cost, Good, Level, Size},
        rules::{
            shops::{
                Merchant,
                blacksmith::{COAL, RACK, STORE, ShopStep, words::*},
            },
            steps::Job,
        },
        table::{nouns::CoveSight, verbs::FINISH},
    },
    table::{action::Action, agenda::Decision, ids::Question, view::TableView},
};

/// Ways to go on forging that are kept.
const PIECES: usize = 6;

/// A die: its colour, its face; face 0 is not rolled yet.
type Die = (u8, i64);

/// Dice.
#[derive(Clone, Debug)]
pub(in crate::games::merchants_cove::bot) struct PlannedShop {
    rack: Vec<Die>,
    store: [i64; 4],
    coal: i64,
}

/// What a face is worth, in hundredths of a middling die.
const FACES: [i64; 7] = [85, 50, 65, 85, 105, 115, 115];

impl PlannedShop {
    /// What a die is worth while it lies on the rack.
    fn die(&self, (colour, face): Die, look: &SeatOutlook) -> i64 {
        let colour = usize::from(colour);
        let [small, large] = look.of_colour(colour);
        let alike = self.rack.iter().filter(|die| usize::from(die.0) == colour).count();
        let large = if alike >= 2 { large } else { large * 3 / 4 };
        let each = (small / 2).max(large / 3);
        each * 55 / 100 * FACES[face.clamp(0, 6) as usize] / 100
    }

    /// All choices of so many dice, as places.
    fn choices(&self, count: usize) -> Vec<Vec<usize>> {
        let n = self.rack.len();
        let mut all = Vec::new();
        for mask in 0_u32..1 << n {
            if mask.count_ones() as usize == count {
                all.push((0..n).filter(|at| mask & 1 << at != 0).collect());
            }
        }
        all
    }

    fn forge(
        draft: Draft<Self>,
        (most, small, large): (i32, bool, bool),
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        let mut ways = vec![draft];
        for n in 0..most {
            let mut next = Vec::new();
            for draft in &ways {
                if small {
                    pieces(draft, Size::Small, look, &mut next);
                }
                if large {
                    pieces(draft, Size::Large, look, &mut next);
                }
            }
            if n > 0 {
                for mut way in ways {
                    way.act(Action::plain(FINISH));
                    out.push(way);
                }
            }
            next.sort_by_cached_key(|way| -way.value(look));
            next.truncate(PIECES);
            ways = next;
        }
        out.append(&mut ways);
    }

    fn take(
        draft: Draft<Self>,
        (most, per, set): (i64, i64, bool),
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        let room = look.level.shops.blacksmith.kit.rack as i64 - draft.shop.rack.len() as i64;
        let most = (most - i64::from(from.done)).min(room);
        let limit = |c: usize| {
            let taken = i64::from(from.extra >> (4 * c) & 15);
            (per - taken).clamp(0, draft.shop.store[c])
        };
        let limits = [0, 1, 2, 3].map(limit);
        let most = most.min(limits.iter().sum());
        if most <= 0 {
            return;
        }
        let faces: &[i64] = if set { &[3, 4, 5, 6] } else { &[0] };
        for a in 0..=limits[0] {
            for b in 0..=limits[1] {
                for c in 0..=limits[2] {
                    let d = most - a - b - c;
                    if !(0..=limits[3]).contains(&d) {
                        continue;
                    }
                    for &face in faces {
                        let mut way = draft.clone();
                        for (colour, n) in [a, b, c, d].into_iter().enumerate() {
                            (0..n).for_each(|_| take_one(&mut way, colour, face));
                        }
                        roll(&mut way);
                        out.push(way);
                    }
                }
            }
        }
    }

    fn reroll(mut draft: Draft<Self>, out: &mut Vec<Draft<Self>>) {
        if draft.shop.rack.is_empty() {
            return out.push(draft);
        }
        let waiting = draft.shop.rack.iter().any(|die| die.1 == 0);
        for most in [1, 2, 3] {
            let low = |die: &Die| (1..=most).contains(&die.1);
            if !draft.shop.rack.iter().any(|die| die.1 == most) {
                continue;
            }
            let mut way = draft.clone();
            for at in 0..way.shop.rack.len() {
                if low(&way.shop.rack[at]) {
                    way.act(Action::one(REROLL, at as i32 + 1));
                    way.shop.rack[at].1 = 0;
                }
            }
            way.act(Action::plain(FINISH));
            way.did = true;
            roll(&mut way);
            out.push(way);
        }
        if draft.did || waiting {
            draft.act(Action::plain(FINISH));
            roll(&mut draft);
            out.push(draft);
        } else if out.is_empty() {
            draft.act(Action::one(REROLL, 1));
            draft.shop.rack[0].1 = 0;
            draft.act(Action::plain(FINISH));
            draft.did = true;
            roll(&mut draft);
            out.push(draft);
        }
    }
}

fn take_one(draft: &mut Draft<PlannedShop>, colour: usize, face: i64) {
    draft.act(match face {
        0 => Action::one(TAKE, colour as i32),
        _ => Action::two(SET, colour as i32, face as i32),
    });
    draft.shop.store[colour] -= 1;
    draft.shop.rack.push((colour as u8, face));
    draft.did = true;
}

/// All dice without a face are rolled.
fn roll(draft: &mut Draft<PlannedShop>) {
    for at in 0..draft.shop.rack.len() {
        if draft.shop.rack[at].1 == 0 {
            draft.shop.rack[at].1 = 1 + draft.chance(6) as i64;
            draft.shut = true;
        }
    }
}

/// All ways to forge a piece of a size, each with the least coal; with a hallmark where that is
/// possible.
fn pieces(
    draft: &Draft<PlannedShop>,
    size: Size,
    look: &SeatOutlook,
    out: &mut Vec<Draft<PlannedShop>>,
) {
    let kit = &look.level.shops.blacksmith.kit;
    let piece = kit.piece(size);
    for places in draft.shop.choices(piece.dice) {
        let heat: i64 = places.iter().map(|&at| draft.shop.rack[at].1).sum();
        let coal = (piece.least - heat).max(0);
        if coal > draft.shop.coal || places.iter().any(|&at| draft.shop.rack[at].1 == 0) {
            continue;
        }
        for colour in 0..4 {
            let own = places.iter().filter(|&&at| usize::from(draft.shop.rack[at].0) == colour);
            let good = Good::new(clan(colour), size);
            if own.count() < piece.own || draft.till.supply(good) <= 0 {
                continue;
            }
            let mut way = draft.clone();
            let number = places.iter().fold(0, |n, &at| 10 * n + at as i32 + 1);
            let args = [good.ix().into(), number, coal as i32];
            way.act(Action { verb: FORGE, args });
            way.shop.coal -= coal;
            for &at in places.iter().rev() {
                let die = way.shop.rack.remove(at);
                way.shop.store[usize::from(die.0)] += 1;
            }
            way.make(good);
            if heat + coal > piece.most {
                way.taint(1, look);
            } else if size == Size::Large
                && way.shop.coal >= kit.hallmark
                && !way.till.shield(colour)
            {
                let mut marked = way.clone();
                marked.act(Action::plain(HALLMARK));
                marked.shop.coal -= kit.hallmark;
                marked.activate(colour, look);
                out.push(marked);
                way.act(Action::plain(FINISH));
            }
            out.push(way);
        }
    }
}

impl Workshop for PlannedShop {
    type ShopStep = ShopStep;
    const FAVOUR: u8 = 2;
    const ORDER: [usize; 4] = [0, 2, 1, 3];
    const PLACES: [i64; 4] = [220, 200, 330, 450];
    board!(blacksmith);
    fn of(t: &CoveSight) -> PlannedShop {
        let first = Merchant::Blacksmith.kinds();
        let dice = |zone| {
            let pieces = t.sight.zone(zone).pieces.iter();
            pieces.filter_map(move |p| Some(((p.kind?.0 - first) as u8, i64::from(p.mark))))
        };
        let mut store = [0; 4];
        dice(STORE).for_each(|die| store[usize::from(die.0) % 4] += 1);
        PlannedShop { rack: dice(RACK).collect(), store, coal: t.dial(COAL) }
    }
    fn carry(
        mut draft: Draft<Self>,
        op: ShopStep,
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        match op {
            ShopStep::Take { most, per_colour, set } => {
                let wanted = (most.into(), per_colour.into(), set);
                PlannedShop::take(draft, wanted, from, look, out);
            }
            ShopStep::Forge { most, sizes } => {
                let sizes = (sizes.of(Size::Small), sizes.of(Size::Large));
                let left = i32::from(most) - from.done;
                PlannedShop::forge(draft, (left, sizes.0, sizes.1), look, out);
            }
            ShopStep::Coal(n) => {
                let most = look.level.shops.blacksmith.kit.most_coal;
                let gained = n.min(most - draft.shop.coal).max(0);
                draft.shop.coal += gained;
                draft.did |= gained > 0;
                out.push(draft);
            }
            ShopStep::Reroll => PlannedShop::reroll(draft, out),
            ShopStep::Turn => {
                for at in 0..draft.shop.rack.len() {
                    for face in 1..=6 {
                        let mut way = draft.clone();
                        way.act(Action::two(TURN, at as i32 + 1, face));
                        way.shop.rack[at].1 = face.into();
                        way.did = true;
                        out.push(way);
                    }
                }
            }
        }
    }
    /// MC-20.6: a hallmark, or none.
    fn beside(mut draft: Draft<Self>, question: Question, look: &SeatOutlook) -> Vec<Draft<Self>> {
        if question != Q_HALLMARK {
            return Vec::new();
        }
        let mut marked = draft.clone();
        marked.act(Action::plain(HALLMARK));
        marked.shop.coal -= look.level.shops.blacksmith.kit.hallmark;
        marked.till.gold += look.shields.iter().sum::<i64>() / 4;
        draft.act(Action::plain(FINISH));
        vec![marked, draft]
    }
    fn purpose(_: &CoveSight, action: Action, decision: Decision) -> Option<ShopPurpose> {
        Some(match action.verb {
            FORGE => ShopPurpose::Good(Good::at(action.args[0])?),
            HALLMARK => ShopPurpose::Shield(Good::at(decision.memory[0])?.colour),
            TAKE | SET => ShopPurpose::plain("mc-why-bot-die"),
            REROLL => ShopPurpose::plain("mc-why-bot-reroll"),
            TURN => ShopPurpose::plain("mc-why-bot-turn"),
            _ => return None,
        })
    }
    fn potential(&self, till: &Till, look: &SeatOutlook) -> i64 {
        let dice: i64 = self.rack.iter().map(|&die| self.die(die, look)).sum();
        let kit = &look.level.shops.blacksmith.kit;
        let open = (0..4).filter(|&c| !till.shield(c)).map(|c| look.shields[c]).max().unwrap_or(0);
        let marks = if self.coal >= kit.hallmark { open / 4 } else { 0 };
        dice + self.coal * 75 + marks
    }
}
