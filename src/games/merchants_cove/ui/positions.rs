//! The position editor of Merchants Cove: what its numbers are called and what they may be. It
//! changes nothing itself.

use crate::{
    games::merchants_cove::{
        level::DockWord,
        rules::{shops::Merchant, turn::space_key},
        table::{
            layout::{self, DOCKS, Phase},
            nouns::dock_key,
            verbs::SPACES,
        },
    },
    table::ids::{PieceId, SeatId},
    ui::model::Model,
};

/// Whose number a dial is, and on which dock: the Peddler comes after the seats.
pub fn dial_of(model: &Model, dial: &str) -> Option<String> {
    let (stem, n) = dial.split_once(':')?;
    let n: u16 = n.parse().ok()?;
    let (player, dock) = if stem == "counted" { (n / DOCKS, Some(n % DOCKS)) } else { (n, None) };
    let seats = model.sight.catalogue.seats.len();
    let owner = match usize::from(player) {
        at if at < seats => model.texts.seat(SeatId(player as u8)),
        at if seats == 1 && at == seats => model.texts.text("mc-peddler"),
        at => (at + 1).to_string(),
    };
    let dock = dock.and_then(|dock| DockWord::at(dock.into()));
    Some(match dock {
        Some(dock) => model.texts.pair(&owner, &model.texts.text(dock_key(dock))),
        None => owner,
    })
}

/// The number of a boat: all of them have one name.
pub fn piece_of(piece: PieceId) -> Option<String> {
    let mut boats = 0..layout::BOATS;
    boats.find(|boat| layout::boat(*boat) == piece).map(|boat| (boat + 1).to_string())
}

/// The values of a dial that have words.
pub fn dial_values(dial: &str) -> Vec<(i64, &'static str)> {
    let numbered = |keys: Vec<&'static str>| (0..).zip(keys).collect();
    match dial.split(':').next().unwrap_or(dial) {
        "phase" => vec![
            (Phase::Choose as i64, "mc-phase-choose"),
            (Phase::Arrival as i64, "mc-phase-arrival"),
            (Phase::Production as i64, "mc-phase-production"),
            (Phase::Market as i64, "mc-phase-market"),
            (Phase::CleanUp as i64, "mc-phase-clean-up"),
        ],
        "no-loads" | "did" | "sold" => vec![(0, "mc-dial-no"), (1, "mc-dial-yes")],
        "dock" => numbered(DockWord::ALL.into_iter().map(dock_key).collect()),
        "merchant" => {
            let names = Merchant::ALL.into_iter().map(Merchant::name);
            numbered(std::iter::once("mc-dial-nobody").chain(names).collect())
        }
        "figure" => {
            let spaces = (0..SPACES.len() as i32).map(space_key);
            numbered(std::iter::once("mc-dial-beside").chain(spaces).collect())
        }
        _ => Vec::new(),
    }
}
