//! The position editor of Merchants Cove: what its numbers are called and what they may be. It
//! changes nothing itself.

use crate::{
    games::merchants_cove::{
        level::{Clan, DockWord},
        rules::{shops::Merchant, turn::space_key},
        table::{
            layout::{self, DOCKS},
            merchants::{captain::WATERS, chronomancer::LINES},
            nouns::{CoveSight, CoveView, GlassOwner, clan_key, dock_key},
            verbs::SPACES,
        },
    },
    table::ids::{PieceId, SeatId},
    ui::{
        dial_field::{DialField, DialPlace},
        model::Model,
    },
};

/// Whose number a dial is, and on which dock: the Peddler comes after the seats, and what a shop
/// keeps is its merchant's.
fn owner(n: &CoveSight, dial: &str) -> Option<(GlassOwner, Option<DockWord>)> {
    let (stem, nth) = dial.split_once(':').unwrap_or((dial, ""));
    let merchant = match stem {
        "coal" => Some(Merchant::Blacksmith),
        "crew" | "empty-waters" => Some(Merchant::Captain),
        "wizard-row" | "assistant-column" => Some(Merchant::Chronomancer),
        _ => None,
    };
    if let Some(merchant) = merchant {
        return Some((n.player_with(merchant)?, None));
    }
    let nth: u16 = nth.parse().ok()?;
    if stem != "counted" {
        return Some((nth as GlassOwner, None));
    }
    Some(((nth / DOCKS) as GlassOwner, DockWord::at((nth % DOCKS).into())))
}

/// The dock of a number; the Peddler has no seat at which it could stand.
pub fn dial_of(model: &Model, dial: &str) -> Option<String> {
    let n = CoveSight::of(model.sight)?;
    let (player, dock) = owner(&n, dial)?;
    let dock = dock.map(|dock| model.texts.text(dock_key(dock)));
    let peddler = n.is_peddler(player).then(|| model.texts.text("mc-peddler"));
    match (peddler, dock) {
        (Some(peddler), Some(dock)) => Some(model.texts.pair(&peddler, &dock)),
        (peddler, dock) => peddler.or(dock),
    }
}

/// What a dial belongs to.
pub fn dial_place(model: &Model, dial: &str) -> DialPlace {
    let seats = model.sight.catalogue.seat_count();
    let player = CoveSight::of(model.sight).and_then(|n| owner(&n, dial)).map(|(player, _)| player);
    match player.filter(|player| usize::from(*player) < seats) {
        Some(player) => DialPlace::seat(SeatId(player)),
        None => DialPlace::Table,
    }
}

/// The number of a boat: all of them have one name.
pub fn piece_of(piece: PieceId) -> Option<String> {
    let mut boats = 0..layout::BOATS;
    boats.find(|boat| layout::boat(*boat) == piece).map(|boat| (boat + 1).to_string())
}

/// What a dial is set with; nothing where nobody at this table has it.
pub fn dial_field(model: &Model, dial: &str) -> DialField {
    let Some(n) = CoveSight::of(model.sight) else { return DialField::Hidden };
    let stem = dial.split(':').next().unwrap_or(dial);
    if let Some((player, _)) = owner(&n, dial)
        && !n.players().any(|one| one == player)
    {
        return DialField::Hidden;
    }
    let numbered = |keys: Vec<&'static str>| {
        let words: Vec<(i64, &str)> = (0..).zip(keys).collect();
        DialField::words(model, &words)
    };
    let of_shop = || owner(&n, dial).is_some();
    match stem {
        "phase" => numbered(vec![
            "mc-phase-choose",
            "mc-phase-arrival",
            "mc-phase-production",
            "mc-phase-market",
            "mc-phase-clean-up",
        ]),
        "active" => DialField::seats(model),
        "round" => DialField::Number(1..=10),
        "marker" => DialField::Number(0..=24),
        "no-loads" | "sold" => DialField::tick(model.texts.text(&format!("mc-dial-{stem}"))),
        "dock" => numbered(DockWord::ALL.into_iter().map(dock_key).collect()),
        "merchant" => {
            let names = Merchant::ALL.into_iter().map(Merchant::name);
            numbered(std::iter::once("mc-dial-nobody").chain(names).collect())
        }
        "figure" => {
            let spaces = (0..SPACES.len() as i32).map(space_key);
            numbered(std::iter::once("mc-dial-beside").chain(spaces).collect())
        }
        "shields" => {
            let shield = model.texts.text("mc-dial-shields");
            let clan = |clan: Clan| model.texts.pair(&shield, &model.texts.text(clan_key(clan)));
            DialField::Marks(Clan::ALL.into_iter().map(|c| (1 << c as i64, clan(c))).collect())
        }
        "counted" => DialField::Number(0..=50),
        "coal" | "crew" if of_shop() => DialField::Number(0..=100),
        "empty-waters" if of_shop() => {
            let water = |at: u16| model.texts.count("mc-dial-empty-water", "water", at.into());
            DialField::Marks((1..=WATERS).map(|at| (1 << at, water(at))).collect())
        }
        "wizard-row" | "assistant-column" if of_shop() => {
            let line = |n: i64| (n, (n + 1).to_string());
            DialField::Choice((0..LINES.into()).map(line).collect())
        }
        // What an action has done so far, and who sells next, the game keeps itself.
        _ => DialField::Hidden,
    }
}
