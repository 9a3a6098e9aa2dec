//! Who buys what, where it is chosen: what the dock of a berth buys and pays once a boat has landed
//! there, and where the good of a batch sells. The sums are those of the rules; it decides nothing.

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        level::{BerthIx, DockWord, Good},
        rules::{market::brings, shops::alchemist::words::BREW},
        study::outlook,
        table::{
            layout,
            nouns::{CoveView, GameView, GlassOwner, berth_key, clan_key, dock_key},
            verbs::{BERTH, Q_BERTH},
        },
    },
    table::{
        action::{Offer, Value},
        ids::SeatId,
    },
    ui::parts::capital,
};

/// What a good brings on a dock where it sells: now, and if the boats at sea come there.
pub(super) fn dock_words(
    d: &CovePanel,
    player: GlassOwner,
    dock: DockWord,
    good: Good,
) -> (String, bool) {
    let now = brings(&d.n, player, dock, good);
    let could = outlook::could_bring(&d.n, player, dock, good);
    let args = [
        ("dock", Value::Word(dock_key(dock))),
        ("now", Value::Number(now)),
        ("could", Value::Number(could)),
        ("clan", Value::Word(clan_key(good.colour))),
    ];
    let key = match (now, could) {
        (0, 0) => "mc-sales-none",
        (0, _) => "mc-sales-later",
        _ if could > now => "mc-sales-both",
        _ => "mc-sales-each",
    };
    (d.with(key, &args), now > 0)
}

/// The berth of an offer, with what its dock buys.
pub(super) fn words(d: &CovePanel, offer: &Offer) -> Option<String> {
    let berth = berth_of(offer)?;
    let buys = match d.n.level().docks[d.n.level().berth(berth).dock as usize].sells {
        [true, true] => "mc-buys-both",
        [true, false] => "mc-buys-small",
        _ => "mc-buys-large",
    };
    let args = [("berth", Value::Word(berth_key(berth))), ("buys", Value::Word(buys))];
    Some(capital(&d.with("mc-berth-buys", &args)))
}

/// What would come of an offer: the seat's own goods on the dock of a berth, or the buyers of a
/// batch.
pub(super) fn note(d: &CovePanel, offer: &Offer) -> Option<String> {
    let player = d.m.chooser()?.0;
    match berth_of(offer) {
        Some(berth) => Some(berth_note(d, player, berth)),
        None if offer.action.verb == BREW => {
            let good = Good::at(offer.action.args[0])?;
            let docks = DockWord::ALL.into_iter().filter(|dock| outlook::sells(&d.n, *dock, good));
            let lines: Vec<String> =
                docks.map(|dock| dock_words(d, player, dock, good).0).collect();
            Some(lines.join("\n"))
        }
        None => None,
    }
}

fn berth_of(offer: &Offer) -> Option<BerthIx> {
    let berth = u8::try_from(offer.action.args[0]).ok();
    berth.filter(|_| offer.action.verb == BERTH).map(BerthIx)
}

/// What each good of the stall brings on the dock of a berth once the boat that is full lies there.
fn berth_note(d: &CovePanel, player: GlassOwner, berth: BerthIx) -> String {
    let dock = d.n.level().berth(berth).dock;
    let asked = d.m.sight.decision.filter(|decision| decision.question == Q_BERTH);
    let boat = asked.and_then(|decision| u16::try_from(decision.memory[0]).ok());
    let aboard =
        |good: Good| boat.map_or(0, |boat| d.n.how_many(layout::aboard(boat), good.colour as u16));
    let own = Good::all()
        .filter(|&good| d.n.on_stall(player, good) > 0 && outlook::sells(&d.n, dock, good));
    let each = |good: Good| {
        let gold = brings(&d.n, player, dock, good) + d.n.level().price(good) * aboard(good);
        let args =
            [("good", Value::Name(d.good(SeatId(player), good))), ("gold", Value::Number(gold))];
        d.with("mc-berth-good", &args)
    };
    let goods: Vec<String> = own.map(each).collect();
    match goods.is_empty() {
        true => d.text("mc-berth-nothing"),
        false => d.m.texts.named("mc-berth-yours", "goods", &goods.join("; ")),
    }
}
