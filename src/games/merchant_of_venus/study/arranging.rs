//! What a position that was set by hand still lacks before the rules go on: what the rules would
//! have done by themselves with it, such as laying out the market of a culture that is now
//! discovered. Runs when a position was set, never in play.

use crate::games::merchant_of_venus::{
    level::{CultureIx, FactoryMarkerPlace, Level, SystemIx},
    rules::supply,
    table::{
        layout::{self, FACTORY, IN_DEAL, PORT, PieceNoun, VenusLayout},
        nouns::{VenusTable, VenusView},
    },
};
use crate::table::{
    ids::{PieceId, SeatId, ZoneId},
    stages::Rules,
};

fn arrange(mut c: VenusTable) {
    let held = c.spec();
    let (level, layout) = (&*held.level, &held.layout);
    name_cultures(&mut c);
    lay_out(&mut c, level, layout);
    turn_up(&mut c, level, layout);
    place_markers(&mut c, layout);
    for seat in c.seats() {
        c.tidy_hull(seat);
    }
}

fn systems(c: &VenusTable) -> impl Iterator<Item = SystemIx> + use<> {
    (0..c.level().culture_systems() as u8).map(SystemIx)
}

/// The systems that are said to be the home of a culture whose card is gone, but still hide another
/// card.
fn overlaid<'a>(c: &'a VenusTable) -> impl Iterator<Item = SystemIx> + 'a {
    systems(c).filter(|&s| {
        c.hidden_card(s).is_some() && c.discovered(s).is_some_and(|k| !is_hidden(c, k))
    })
}

/// The systems without a card that are said to be nobody's home.
fn bare<'a>(c: &'a VenusTable) -> impl Iterator<Item = SystemIx> + 'a {
    systems(c).filter(|&s| c.hidden_card(s).is_none() && c.discovered(s).is_none())
}

/// Cards that make room where another culture was put, each with the system to which it goes: one
/// from which a card was taken.
pub fn moved_cards<'a>(c: &'a VenusTable) -> impl Iterator<Item = (SystemIx, SystemIx)> + 'a {
    overlaid(c).zip(bare(c))
}

/// The system whose card is gone and whose culture nobody has named, and the culture that must live
/// there, if there is one of each (MOV-6.1.2).
pub fn unnamed(c: &VenusTable) -> Option<(SystemIx, CultureIx)> {
    let mut bare = bare(c).skip(overlaid(c).count());
    let cultures = (0..c.level().cultures.len() as u8).map(CultureIx);
    let mut loose = cultures.filter(|&k| c.system_of(k).is_none() && !is_hidden(c, k));
    match (bare.next(), loose.next(), bare.next(), loose.next()) {
        (Some(system), Some(culture), None, None) => Some((system, culture)),
        _ => None,
    }
}

/// Whether the card of a culture lies face down on a system.
pub fn is_hidden(c: &VenusTable, culture: CultureIx) -> bool {
    let zone = c.ledger.zone_of(c.layout().card_of(culture));
    (0..c.level().culture_systems() as u8).any(|s| c.layout().card(SystemIx(s)) == zone)
}

fn name_cultures(c: &mut VenusTable) {
    loop {
        let next = moved_cards(c).next();
        let Some((from, to)) = next else { break };
        let Some(card) = c.hidden_card(from) else { break };
        let zone = c.layout().card(to);
        c.ledger.move_piece(card, zone);
    }
    if let Some((system, culture)) = unnamed(c) {
        let dial = c.layout().culture_at(system);
        c.ledger.set(dial, i64::from(culture.0) + 1);
    }
}

/// Tokens of discovered cultures lie in their markets, all others in supply areas (MOV-6.1.2,
/// MOV-8.1.3); a factory good is not kept apart once its factory stands (MOV-7.4.2).
fn lay_out(c: &mut VenusTable, level: &Level, layout: &VenusLayout) {
    for culture in (0..level.cultures.len() as u8).map(CultureIx) {
        let token = layout.factory_token(culture);
        if c.ledger.zone_of(token) == layout.apart && c.factory_owner(culture).is_some() {
            c.ledger.move_piece(token, layout.market(culture));
        }
        if c.system_of(culture).is_some() {
            supply::open_market(c, culture);
            continue;
        }
        let (market, supply) = (layout.market(culture), layout.supply(culture));
        let token = |c: &VenusTable| {
            c.ledger.contents(market).iter().copied().find(|&p| is_token(layout, c, p))
        };
        while let Some(token) = token(c) {
            c.ledger.move_piece(token, supply);
        }
    }
}

fn is_token(layout: &VenusLayout, c: &VenusTable, piece: PieceId) -> bool {
    matches!(
        layout.what(c.ledger.kind(piece)),
        PieceNoun::Good(_)
            | PieceNoun::FactoryGood(_)
            | PieceNoun::Demand(_)
            | PieceNoun::Passenger(_)
    )
}

/// All that is public lies face up: everything but cards on systems, markers in boxes, and what
/// left the game unseen. A marker under a ship was turned up when the ship came (MOV-4.10.1).
fn turn_up(c: &mut VenusTable, level: &Level, layout: &VenusLayout) {
    let boxes = layout.box_zone..layout.card_zone + level.culture_systems() as u16;
    for piece in c.ledger.catalogue.all_pieces() {
        let zone = c.ledger.zone_of(piece);
        if !boxes.contains(&zone.0) && zone != layout.removed {
            c.ledger.turn_up(piece);
        }
    }
    for seat in c.seats() {
        if let Some(marker) = c.marker_piece(c.ship_at(seat)) {
            c.ledger.turn_up(marker);
        }
    }
}

/// Where the marker of a factory stands when nobody says: the first landing of its system, or the
/// market (MOV-9.3.2).
fn factory_place(c: &VenusTable, culture: CultureIx) -> Option<ZoneId> {
    match c.level().rules.factory_marker {
        FactoryMarkerPlace::Market => Some(c.layout().market(culture)),
        FactoryMarkerPlace::CityOrPort => {
            let system = c.level().system(c.system_of(culture)?);
            system.landings.first().map(|&s| c.layout().space(s))
        }
    }
}

/// Whether a factory marker stands anywhere in the system of a culture, or in its market.
pub fn factory_marked(c: &VenusTable, culture: CultureIx) -> bool {
    let is_factory = |p: PieceId| {
        c.ledger.piece(p).mark == FACTORY
            && matches!(c.layout().what(c.ledger.kind(p)), PieceNoun::Site(_))
    };
    let spaces = c.system_of(culture).map_or(&[][..], |s| &c.level().system(s).spaces);
    let zones = spaces.iter().map(|&s| c.layout().space(s)).chain([c.layout().market(culture)]);
    zones.into_iter().any(|z| c.ledger.contents(z).iter().any(|&p| is_factory(p)))
}

/// The deeds of a seat that have no marker on the table yet, each with the place and the sort of
/// its marker.
pub fn unmarked<'a>(c: &'a VenusTable, seat: SeatId) -> impl Iterator<Item = (ZoneId, i32)> + 'a {
    c.ledger.contents(c.layout().deeds(seat)).iter().filter_map(|&deed| {
        match c.layout().what(c.ledger.kind(deed)) {
            PieceNoun::PortDeed(d) => {
                let space = c.level().port_deed(d).space;
                c.port_owner(space).is_none().then(|| (c.layout().space(space), PORT))
            }
            PieceNoun::FactoryDeed(culture) if !factory_marked(c, culture) => {
                Some((factory_place(c, culture)?, FACTORY))
            }
            _ => None,
        }
    })
}

/// Each deed that a seat holds has a marker (MOV-9.1.2, MOV-9.3.1); markers that stand nowhere say
/// nothing, and no piece is in a deal where none is open.
fn place_markers(c: &mut VenusTable, layout: &VenusLayout) {
    for seat in c.seats() {
        loop {
            let (next, marker) =
                (unmarked(c, seat).next(), c.ledger.contents(layout.sites(seat)).first().copied());
            let (Some((zone, sort)), Some(marker)) = (next, marker) else { break };
            c.ledger.set_mark(marker, sort);
            c.ledger.move_piece(marker, zone);
        }
        let idle: Vec<PieceId> = c.ledger.contents(layout.sites(seat)).to_vec();
        for marker in idle {
            c.ledger.set_mark(marker, 0);
        }
        if !c.flag(layout::PARTNER) {
            let marked: Vec<PieceId> = c
                .aboard(seat)
                .chain(c.ledger.contents(layout.cards(seat)).iter().copied())
                .collect();
            for piece in marked {
                let mark = c.ledger.piece(piece).mark & !IN_DEAL;
                c.ledger.set_mark(piece, mark);
            }
        }
    }
}

/// Puts it before the turn goes on.
pub fn plug(rules: &mut Rules) {
    rules.settle(arrange);
}
