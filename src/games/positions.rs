//! What every game asks of a position that was set by hand, and how one is written. It changes
//! nothing and never panics, whatever lies where.

use crate::table::{
    action::Value,
    catalogue::Catalogue,
    edit::{Edit, PieceOrKind},
    ids::{Dial, PieceId, ZoneId},
    ledger::Ledger,
    study::Problem,
};

/// The dials that stand where the rules cannot put them. `range` gives for a dial and its written
/// name the smallest number, the largest, and the rule behind them; `key` words the problem with
/// `dial`, `value`, `least` and `most`.
pub fn out_of_range(
    ledger: &Ledger,
    key: &'static str,
    range: impl Fn(Dial, &str) -> (i64, i64, &'static str),
) -> Vec<Problem> {
    let mut found = Vec::new();
    for (n, name) in ledger.catalogue.dials.iter().enumerate() {
        let dial = Dial(n as u16);
        let (least, most, rule) = range(dial, name);
        let value = ledger.dial(dial);
        if !(least..=most).contains(&value) {
            let numbers = [("value", value), ("least", least), ("most", most)]
                .map(|(arg, n)| (arg, Value::Number(n)));
            let args =
                std::iter::once(("dial", Value::Name(name.clone()))).chain(numbers).collect();
            found.push(Problem::new(rule, key, args));
        }
    }
    found
}

/// The written edit that lays a piece into a zone.
pub fn place(piece: PieceId, zone: ZoneId, catalogue: &Catalogue) -> String {
    Edit::Place(PieceOrKind::Piece(piece), zone).to_text(catalogue)
}
