//! What is told before and after that which happens but once: a first contact with what it brings,
//! a ship that is given for another. It words what the table says and decides nothing.

use super::{panel::VenusPanel, pictures, routes};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Level, ShipIx},
        table::{
            layout::PieceNoun,
            nouns::{GameView, VenusSight, VenusView},
            verbs::{BUY_SHIP, DISCARD, LAND, RACE},
        },
    },
    table::{
        action::{Message, Offer, Thing, Value},
        view::TableView,
    },
    ui::{
        model::{Model, Moment},
        table_text::TableText,
    },
};

/// A first contact as it is seen where it happens: who has met whom, what is sold there, and what
/// the card is worth to whoever has it now.
pub fn contact(model: &Model, message: &Message) -> Option<Moment> {
    let n = VenusSight::of(model.sight)?;
    let mut words = vec![model.texts.say(message)];
    let card = message.touches.iter().find_map(|thing| match thing {
        Thing::Piece(piece) => Some(n.kind(*piece)),
        _ => None,
    });
    let Some(PieceNoun::Card(culture)) = card.map(|card| n.layout().what(card)) else {
        return Some(Moment { words, ..Moment::default() });
    };
    let (good, about) = (n.layout().good(culture), n.level().culture(culture));
    let sells = [("good", Value::Kind(good)), ("price", Value::Money(about.good.price.into()))];
    words.push(model.texts.with("mov-contact-sells", &sells));
    let worth = [("worth", Value::Money(about.card.into()))];
    words.push(model.texts.with("mov-contact-card", &worth));
    // The card is drawn by whoever has it now; the contact is made at the world.
    let at = n.market(culture).system.map(|world| Thing::Zone(n.layout().card(world)));
    Some(Moment { words, picture: Some(pictures::kind(&n, good, n.active())), at })
}

/// What is to be known before a choice: that the old ship is given for a new one, and for how much;
/// that landing makes first contact; what a race is good at; that what is discarded draws.
pub fn note(d: &VenusPanel, offer: &Offer) -> Option<String> {
    match offer.action.verb {
        BUY_SHIP => match d.n.layout().what(offer.action.kind()) {
            PieceNoun::Class(class) => Some(trade_in(d, class)),
            _ => None,
        },
        LAND => {
            let message = routes::first_contact(&d.n, d.n.ship_at(d.n.active()))?;
            Some(d.m.texts.say(&message))
        }
        // MOV-8.1, MOV-10.4: the cup is shaken for it, so it cannot be taken back.
        DISCARD => match d.n.layout().what(offer.action.kind()) {
            PieceNoun::Equipment(_) => None,
            _ => Some(d.text("mov-note-discard")),
        },
        RACE => match d.n.layout().what(offer.action.kind()) {
            PieceNoun::Race(culture) => Some(race(d.m.texts, &d.n.spec.level, culture)),
            _ => None,
        },
        _ => None,
    }
}

/// That the ship that is flown is given for a new one, and for how much.
pub fn trade_in(d: &VenusPanel, class: ShipIx) -> String {
    let seat = d.n.active();
    let args = [
        ("old", Value::Kind(d.n.layout().class(d.n.class(seat)))),
        ("worth", Value::Money(d.n.old_ship_worth(seat))),
        ("price", Value::Money(d.n.level().ship(class).price.into())),
    ];
    d.with("mov-note-trade-in", &args)
}

/// What a race is like to play: what its deeds cost it less, and what its people make.
pub fn race(texts: TableText, level: &Level, race: CultureIx) -> String {
    let good = &level.culture(race).good;
    let args = [
        ("percent", Value::Number(level.rules.home_discount_percent.into())),
        ("good", Value::Name(good.name.clone())),
        ("price", Value::Money(good.price.into())),
    ];
    texts.with("mov-note-race", &args)
}
