//! First contact (MOV-6): a ship has landed where a culture is hidden. The culture is found, its
//! market opens, and the discoverer takes the card. It is never a choice, so nothing is offered
//! here.

use super::supply;
use crate::games::merchant_of_venus::{
    level::{PortDeedsFrom, SystemIx},
    table::{
        layout::{self, PieceNoun},
        nouns::{VenusTable, VenusView},
        verbs::F_CONTACT,
    },
};
use crate::table::{
    action::{Thing, Value},
    ids::Rule,
    stages::Rules,
};

/// Carries first contact out (MOV-6.1.1, MOV-6.1.2) for the system in the consequence's memory.
fn contact(mut c: VenusTable) {
    let system = c.ledger.consequence().map_or(SystemIx(0), |due| SystemIx(due.memory[0] as u8));
    c.ledger.done();
    let Some(card) = c.hidden_card(system) else { return };
    let PieceNoun::Card(culture) = c.layout().what(c.ledger.kind(card)) else { return };
    let seat = c.active();
    // MOV-6.1.2 (1) and (2): the card is turned up, the culture is marked on the system.
    c.ledger.turn_up(card);
    let dial = c.layout().culture_at(system);
    c.ledger.set(dial, i64::from(culture.0) + 1);
    let held = c.spec();
    let (name, place) =
        (c.culture_name(culture), Value::Name(held.level.system(system).name.clone()));
    c.ledger
        .say("mov-log-contact", Rule("MOV-6.1.2"))
        .seat("seat", seat)
        .arg("culture", name)
        .arg("system", place)
        .touch(Thing::Piece(card));
    // MOV-6.1.2 (3), and (4) for the factory good, which waits there too where it is laid out now.
    supply::open_market(&mut c, culture);
    if held.level.rules.port_deeds_laid_out == PortDeedsFrom::FirstContact {
        let name = c.culture_name(culture);
        c.ledger
            .say("mov-log-deeds-laid-out", Rule("MOV-6.1.2"))
            .arg("culture", name)
            .number("orbits", held.level.system(system).orbits.len() as i64);
    }
    // MOV-6.1.2 (5): who has only observed the culture gets nothing (MOV-6.1.5).
    let cards = c.layout().cards(seat);
    c.ledger.move_piece(card, cards);
    // MOV-13.5.1: only now it shows that this is a home system.
    let space = c.ship_at(seat);
    if c.open_at_home(seat, space) {
        c.ledger.set(layout::LIMITED, 0);
    }
    // MOV-13.3.1: with fast play tokens are drawn without others going in (MOV-13.3.2).
    if let (true, Some(fast)) = (held.options.fast_play, held.level.rules.fast_play) {
        supply::draw(&mut c, u32::from(fast.contact_draw));
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[F_CONTACT], contact);
}
