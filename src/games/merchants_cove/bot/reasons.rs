//! Why the greedy player of Merchants Cove has just chosen something, in a short sentence for
//! whoever asks for counsel. It reads what its seat may see, and decides nothing.

use super::outlook::Outlook;
use crate::{
    games::merchants_cove::{
        level::{Clan, Good},
        nouns::{CoveSight, CoveView, GameView, Player},
        shops::{
            alchemist::{self, words as al},
            blacksmith::words as bs,
            captain::{self, words as ca},
            chronomancer::{self, words as ch},
        },
        verbs::*,
    },
    table::{
        action::{Action, Message, Value},
        agenda::Decision,
        ids::{KindId, Verb},
        view::TableView,
    },
};
use std::collections::VecDeque;

/// What is asked about one choice.
struct Choice<'a> {
    t: &'a CoveSight<'a>,
    player: Player,
    look: Outlook<'a>,
    action: Action,
}

type Args = Vec<(&'static str, Value)>;

/// Why `chosen` is good at this position, with what is to follow.
pub(super) fn why(
    t: &CoveSight,
    player: Player,
    chosen: Action,
    decision: Decision,
    plan: &VecDeque<Action>,
) -> Option<Message> {
    let choice = Choice { t, player, look: Outlook::of(t), action: chosen };
    let (key, args) = match chosen.verb {
        VISIT => choice.visit(plan),
        FINISH => (choice.finish(decision), Args::new()),
        RECRUIT | REPLACE => ("mc-why-bot-recruit", choice.recruit()?),
        PASS if t.unsold(player) == 0 => ("mc-why-bot-pass-empty", Args::new()),
        al::BREW | bs::FORGE | ca::CATCH => ("mc-why-bot-good", choice.good(choice.makes(chosen)?)),
        al::HARVEST => ("mc-why-bot-harvest", choice.harvest()),
        al::DISTIL | bs::HALLMARK | ca::LAND | ch::ANCHOR => {
            ("mc-why-bot-shield", choice.shield(decision)?)
        }
        verb => (plain(verb)?, Args::new()),
    };
    Some(Message { key, args, ..Message::default() })
}

/// The reasons that need no number.
fn plain(verb: Verb) -> Option<&'static str> {
    Some(match verb {
        CHOOSE => "mc-why-bot-choose",
        HAND => "mc-why-bot-hand",
        ONWARD => "mc-why-bot-onward",
        BOARD => "mc-why-bot-board",
        BERTH => "mc-why-bot-berth",
        PUSH => "mc-why-bot-push",
        TO_DOCK | TO_HALL | TO_BAG | TO_BOAT => "mc-why-bot-sailor",
        DISCARD => "mc-why-bot-discard",
        SELL => "mc-why-bot-sell",
        PASS => "mc-why-bot-pass",
        COUNT_ROGUE => "mc-why-bot-rogue",
        USE => "mc-why-bot-use",
        al::RETURN => "mc-why-bot-return",
        al::SWAP => "mc-why-bot-swap",
        al::TRANSMUTE => "mc-why-bot-transmute",
        al::PATRON => "mc-why-bot-patron",
        bs::TAKE | bs::SET => "mc-why-bot-die",
        bs::REROLL => "mc-why-bot-reroll",
        bs::TURN => "mc-why-bot-turn",
        ca::NAME => "mc-why-bot-number",
        ca::SAIL => "mc-why-bot-sail",
        ca::RECALL => "mc-why-bot-recall",
        ca::REFILL_WATER => "mc-why-bot-refill",
        ch::SHIFT => "mc-why-bot-shift",
        ch::MOVE | ch::SWAP_TILES | ch::PLACE => "mc-why-bot-machine",
        ch::EXPLORE => "mc-why-bot-explore",
        ch::SPEND => "mc-why-bot-spend",
        ch::MEND => "mc-why-bot-mend",
        _ => return None,
    })
}

impl Choice<'_> {
    /// Whole gold of hundredths.
    fn gold(&self, hundredths: i64) -> (&'static str, Value) {
        ("gold", Value::Number((hundredths + 50).div_euclid(100)))
    }
    fn good(&self, good: Good) -> Args {
        let name = self.t.good_name(self.player, good);
        vec![("good", name), self.gold(self.look.good(good))]
    }
    /// The good that an action makes.
    fn makes(&self, action: Action) -> Option<Good> {
        match action.verb {
            al::BREW | bs::FORGE => Good::at(action.args[0]),
            ca::CATCH => Some(self.water(action)?.good()),
            _ => None,
        }
    }
    /// The water where a ship is.
    fn water(&self, action: Action) -> Option<&captain::Water> {
        let first = super::Merchant::Captain.kinds();
        let ship = KindId(first + u16::try_from(action.args[0] - 1).ok()?);
        let here = |at: &u16| self.t.find(captain::water(*at), ship).is_some();
        let at = (1..=captain::WATERS).find(here)?;
        self.t.level().waters.get(usize::from(at) - 1)
    }
    /// A visit: what it makes, or what it prepares.
    fn visit(&self, plan: &VecDeque<Action>) -> (&'static str, Args) {
        match self.action.args[0] {
            0 => return ("mc-why-bot-recruit-space", Args::new()),
            1 => return ("mc-why-bot-team-space", Args::new()),
            _ => {}
        }
        let made = plan.iter().filter_map(|&action| self.makes(action));
        match made.max_by_key(|&good| self.look.good(good)) {
            Some(good) => ("mc-why-bot-make", self.good(good)),
            None => {
                let left = Good::all().filter(|&good| self.t.in_supply(self.player, good) > 0);
                let best = left.max_by_key(|&good| self.look.good(good));
                let best = best.or(Good::at(0)).map_or(Args::new(), |good| self.good(good));
                ("mc-why-bot-prepare", best)
            }
        }
    }
    fn recruit(&self) -> Option<Args> {
        let (piece, folk) = self.t.row_card(u16::try_from(self.action.args[0]).ok()?)?;
        let worth = self.look.icons(&self.t.level().folk(folk).icons);
        Some(vec![("card", Value::Kind(self.t.kind(piece))), self.gold(worth)])
    }
    /// What is left undone, by what is asked.
    fn finish(&self, decision: Decision) -> &'static str {
        match decision.question {
            Q_PUSH => "mc-why-bot-leave",
            Q_DISCARD => "mc-why-bot-keep",
            _ => "mc-why-bot-enough",
        }
    }
    fn harvest(&self) -> Args {
        let zone = alchemist::tube(self.action.args[0] as u16);
        let colours: Vec<u16> =
            self.t.contents(zone).iter().map(|&marble| self.t.kind(marble).0).collect();
        let at = usize::try_from(self.action.args[1] - 1).ok().filter(|at| *at < colours.len());
        let taken = at.map_or(0, |at| alchemist::chain(&colours, at).len());
        vec![("marbles", Value::Number(taken as i64))]
    }
    /// The shield that is activated.
    fn shield(&self, decision: Decision) -> Option<Args> {
        let clan: Clan = match self.action.verb {
            al::DISTIL => Clan::at(self.action.args[0])?,
            bs::HALLMARK => Good::at(decision.memory[0])?.colour,
            ca::LAND => self.water(self.action)?.island?,
            _ => {
                let row = self.t.dial(chronomancer::ROW) as u16;
                let at = row * chronomancer::LINES + self.t.dial(chronomancer::COLUMN) as u16;
                let tile = self.t.contents(chronomancer::cell(at)).first().copied()?;
                let first = super::Merchant::Chronomancer.kinds();
                Clan::at(i32::from(self.t.kind(tile).0) - i32::from(first))?
            }
        };
        Some(vec![self.gold(self.look.shields[clan as usize])])
    }
}
