//! Why the greedy player of Merchants Cove has just chosen something, in a short sentence for
//! whoever asks for counsel. It reads what its seat may see, and decides nothing.

use super::{
    outlook::SeatOutlook,
    reach,
    shops::{self, ShopPurpose, Workshop, in_workshop, workshops},
};
use crate::{
    games::merchants_cove::{
        level::Good,
        rules::shops::Merchant,
        table::{
            nouns::{CoveSight, CoveView, GameView, GlassOwner},
            verbs::*,
        },
    },
    table::{
        action::{Action, Message, Value},
        agenda::Decision,
        ids::Verb,
        view::TableView,
    },
};
use std::collections::VecDeque;

/// What is asked about one choice.
struct Choice<'a> {
    t: &'a CoveSight<'a>,
    player: GlassOwner,
    look: SeatOutlook<'a>,
    action: Action,
    decision: Decision,
}

type Args = Vec<(&'static str, Value)>;

/// Why `chosen` is good at this position, with what is to follow.
pub(super) fn why(
    t: &CoveSight,
    player: GlassOwner,
    chosen: Action,
    decision: Decision,
    plan: &VecDeque<Action>,
) -> Option<Message> {
    let choice =
        Choice { t, player, look: SeatOutlook::of(t, &reach::GREEDY), action: chosen, decision };
    let (key, args) = match chosen.verb {
        VISIT => choice.visit(plan),
        FINISH => (choice.finish(), Args::new()),
        RECRUIT | REPLACE if decision.question == Q_TEAM_PLACE => ("mc-why-bot-place", Args::new()),
        TAKE_ON | RECRUIT | REPLACE => ("mc-why-bot-recruit", choice.recruit()?),
        PASS if t.unsold(player) == 0 => ("mc-why-bot-pass-empty", Args::new()),
        verb => match plain(verb) {
            Some(key) => (key, Args::new()),
            None => choice.of_shop(choice.purpose(chosen)?),
        },
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
    /// What an action of the player's shop is for.
    fn purpose(&self, action: Action) -> Option<ShopPurpose> {
        let merchant = self.t.merchant(self.player)?;
        in_workshop!(merchant, Shop => Shop::purpose(self.t, action, self.decision))
    }
    fn of_shop(&self, purpose: ShopPurpose) -> (&'static str, Args) {
        match purpose {
            ShopPurpose::Good(good) => ("mc-why-bot-good", self.good(good)),
            ShopPurpose::Shield(clan) => {
                ("mc-why-bot-shield", vec![self.gold(self.look.shields[clan as usize])])
            }
            ShopPurpose::Said(key, number) => (key, number.into_iter().collect()),
        }
    }
    /// A visit: what it makes, or what it prepares.
    fn visit(&self, plan: &VecDeque<Action>) -> (&'static str, Args) {
        match self.action.args[0] {
            0 => return ("mc-why-bot-recruit-space", Args::new()),
            1 => return ("mc-why-bot-team-space", Args::new()),
            _ => {}
        }
        let made = plan.iter().filter_map(|&action| match self.purpose(action)? {
            ShopPurpose::Good(good) => Some(good),
            _ => None,
        });
        match made.max_by_key(|&good| self.look.good(good)) {
            Some(good) => ("mc-why-bot-make", self.good(good)),
            // What will be made of it is open: no good is promised.
            None => ("mc-why-bot-prepare", Args::new()),
        }
    }
    fn recruit(&self) -> Option<Args> {
        let (piece, folk) = self.t.row_card(u16::try_from(self.action.args[0]).ok()?)?;
        let worth = self.look.icons(&self.t.level().folk(folk).icons);
        Some(vec![("card", Value::Kind(self.t.kind(piece))), self.gold(worth)])
    }
    /// What is left undone, by what is asked.
    fn finish(&self) -> &'static str {
        match self.decision.question {
            Q_PUSH => "mc-why-bot-leave",
            Q_DISCARD => "mc-why-bot-keep",
            _ => "mc-why-bot-enough",
        }
    }
}
