//! Whether the parts of a position that was set by hand agree: room aboard, cultures and their
//! cards, ports and factories and their deeds, and what the phase of the turn asks. Called only
//! when every piece and every number is possible by itself.

use super::super::arranging;
use super::{space_name, system_name};
use crate::{
    games::merchant_of_venus::{
        level::{CultureCardUse, CultureIx, SpaceIx, SpaceKind, SystemIx},
        table::{
            layout::{self, FACTORY, PORT, Phase, PieceNoun, VenusLayout},
            nouns::{VenusTable, VenusView},
            spec::PlaceKind,
        },
    },
    table::{
        action::Value,
        ids::{Dial, KindId, PieceId, SeatId, ZoneId},
        study::Problem,
    },
};

pub(super) fn check(c: &VenusTable, found: &mut Vec<Problem>) {
    for seat in c.seats() {
        seats(c, seat, found);
    }
    cultures(c, found);
    markers(c, found);
    for seat in c.seats() {
        deeds(c, seat, found);
    }
    // Nobody goes on with the turn in which the game has ended: what is left of it may stay.
    if !c.ended() {
        turn(c, found);
        trade(c, found);
    }
}

/// Room (MOV-1.2.3), the hull (MOV-1.2.4), races (MOV-2.1.3).
fn seats(c: &VenusTable, seat: SeatId, found: &mut Vec<Problem>) {
    let who = ("seat", Value::Seat(seat));
    let (needs, room) = (c.room_used(seat), c.room_in(c.class(seat)));
    // A shield in a hold rides on an empty hull as soon as the rules go on (MOV-1.2.5).
    let hold = c.ledger.contents(c.layout().hold(seat));
    let spare = if c.ledger.count(c.layout().hull(seat)) == 0 {
        hold.iter()
            .map(|&p| c.ledger.kind(p))
            .find(|&k| c.rides_on_hull(k))
            .map_or(0, |k| c.room_of(k))
    } else {
        0
    };
    // Who has bought a smaller ship carries on until it is said what stays behind (MOV-7.7.3).
    if needs - spare > room {
        found.push(Problem::new(
            "MOV-1.2.3",
            "mov-problem-room",
            vec![who.clone(), ("needs", c.in_holds(needs)), ("room", c.in_holds(room))],
        ));
    }
    if c.ledger.count(c.layout().hull(seat)) > 1 {
        found.push(Problem::new("MOV-1.2.4", "mov-problem-hull", vec![who.clone()]));
    }
    if let Some(race) = c.race(seat) {
        let name = ("culture", c.culture_name(race));
        if !c.level().culture(race).race {
            found.push(Problem::new(
                "MOV-2.1.3",
                "mov-problem-no-race",
                vec![who.clone(), name.clone()],
            ));
        }
        if c.seats().any(|s| s < seat && c.race(s) == Some(race)) {
            found.push(Problem::new("MOV-2.1.3", "mov-problem-race-twice", vec![who, name]));
        }
    }
}

/// Each system hides one card or names its culture, and each culture lives once (MOV-2.2.1,
/// MOV-6.1.2, MOV-6.1.3).
fn cultures(c: &VenusTable, found: &mut Vec<Problem>) {
    let deduced = arranging::unnamed(c);
    for system in (0..c.level().culture_systems() as u8).map(SystemIx) {
        let cards = c.ledger.contents(c.layout().card(system));
        let named = c.discovered(system);
        if cards.len() > 1 {
            found.push(Problem::new(
                "MOV-2.2.1",
                "mov-problem-two-cards",
                vec![system_name(c, system)],
            ));
        }
        if cards.iter().any(|&p| c.ledger.piece(p).face_up) {
            found.push(Problem::new(
                "MOV-2.2.1",
                "mov-problem-card-up",
                vec![system_name(c, system)],
            ));
        }
        match (cards.first(), named) {
            // A card makes room where another was taken away.
            (Some(_), Some(culture))
                if !arranging::moved_cards(c).any(|(from, _)| from == system) =>
            {
                found.push(Problem::new(
                    "MOV-6.1.2",
                    "mov-problem-hidden-and-named",
                    vec![system_name(c, system), ("culture", c.culture_name(culture))],
                ));
            }
            (None, None)
                if deduced.is_none_or(|(s, _)| s != system)
                    && !arranging::moved_cards(c).any(|(_, to)| to == system) =>
            {
                found.push(Problem::new(
                    "MOV-6.1.2",
                    "mov-problem-unnamed",
                    vec![system_name(c, system)],
                ));
            }
            (_, Some(culture)) => {
                let args = || vec![system_name(c, system), ("culture", c.culture_name(culture))];
                if arranging::is_hidden(c, culture) {
                    found.push(Problem::new("MOV-6.1.2", "mov-problem-named-elsewhere", args()));
                }
                if c.system_of(culture) != Some(system) {
                    found.push(Problem::new("MOV-6.1.3", "mov-problem-culture-twice", args()));
                }
            }
            _ => {}
        }
    }
}

/// Whether a system is discovered, or will be as soon as the rules go on.
fn open(c: &VenusTable, system: SystemIx) -> bool {
    c.discovered(system).is_some() || arranging::unnamed(c).is_some_and(|(s, _)| s == system)
}

/// The system where a culture is discovered, or will be as soon as the rules go on.
fn lives(c: &VenusTable, culture: CultureIx) -> Option<SystemIx> {
    c.system_of(culture)
        .or_else(|| arranging::unnamed(c).filter(|(_, k)| *k == culture).map(|(s, _)| s))
}

/// Markers on the table belong to deeds: one port an orbit (MOV-5.1.6, MOV-9.1.2), one factory a
/// system (MOV-9.3.2, MOV-9.3.3).
fn markers(c: &VenusTable, found: &mut Vec<Problem>) {
    for space in (0..c.level().spaces.len() as u16).map(SpaceIx) {
        let mut ports = 0;
        for (seat, mark) in sites(c, c.layout().space(space)) {
            ports += usize::from(mark == PORT);
            let wrong = match mark {
                PORT => port(c, space, seat),
                FACTORY => factory(c, space, seat),
                _ => None,
            };
            let args = || vec![space_name(space), ("seat", Value::Seat(seat))];
            found.extend(wrong.map(|(rule, key)| Problem::new(rule, key, args())));
        }
        if ports > 1 {
            found.push(Problem::new("MOV-5.1.6", "mov-problem-two-ports", vec![space_name(space)]));
        }
    }
    for culture in (0..c.level().cultures.len() as u8).map(CultureIx) {
        one_factory(c, culture, found);
    }
}

/// The markers of seats in a zone, with what each stands for.
fn sites(c: &VenusTable, zone: ZoneId) -> impl Iterator<Item = (SeatId, i32)> {
    c.ledger.contents(zone).iter().filter_map(move |&p: &PieceId| {
        match c.layout().what(c.ledger.kind(p)) {
            PieceNoun::Site(seat) => Some((seat, c.ledger.piece(p).mark)),
            _ => None,
        }
    })
}

/// A rule and a sentence.
type Wrong = Option<(&'static str, &'static str)>;

/// A port lies on an orbit whose deed its seat has.
fn port(c: &VenusTable, space: SpaceIx, seat: SeatId) -> Wrong {
    match c.level().space(space).deed {
        None => Some(("MOV-5.1.6", "mov-problem-port-off-orbit")),
        Some(deed) if c.deed_owner(c.layout().port_deed(deed)) != Some(seat) => {
            Some(("MOV-9.1.2", "mov-problem-port-without-deed"))
        }
        Some(_) => None,
    }
}

/// A factory stands where ships land, on the deed of its seat for a discovered culture.
fn factory(c: &VenusTable, space: SpaceIx, seat: SeatId) -> Wrong {
    let stands = matches!(
        c.place(space),
        PlaceKind::SurfaceCity | PlaceKind::SpaceCity | PlaceKind::Port(_) | PlaceKind::OpenPort
    );
    let culture = c.level().space(space).system.and_then(|s| c.discovered(s));
    let owns = culture.is_some_and(|k| c.factory_owner(k) == Some(seat));
    (!stands || !owns).then_some(("MOV-9.3.2", "mov-problem-factory-place"))
}

/// A culture has one factory at most, of the seat that has its deed.
fn one_factory(c: &VenusTable, culture: CultureIx, found: &mut Vec<Problem>) {
    let in_market = sites(c, c.layout().market(culture)).map(|(seat, _)| seat);
    let system = c.system_of(culture).map_or(&[][..], |s| &c.level().system(s).spaces);
    let on_board = system.iter().flat_map(|&s| sites(c, c.layout().space(s)));
    let on_board = on_board.filter(|(_, mark)| *mark == FACTORY).map(|(seat, _)| seat);
    let owners: Vec<SeatId> = in_market.chain(on_board).collect();
    let foreign = owners.iter().any(|&seat| c.factory_owner(culture) != Some(seat));
    if owners.len() > 1 || foreign {
        let args = vec![("culture", c.culture_name(culture))];
        found.push(Problem::new("MOV-9.3.3", "mov-problem-factories", args));
    }
}

/// Deeds are sold by a discovered culture (MOV-9.1.1), and each needs a marker (MOV-1.1.4).
fn deeds(c: &VenusTable, seat: SeatId, found: &mut Vec<Problem>) {
    for &deed in c.ledger.contents(c.layout().deeds(seat)) {
        let kind = c.ledger.kind(deed);
        let sold = match c.layout().what(kind) {
            PieceNoun::PortDeed(d) => open(c, c.level().port_deed(d).system),
            PieceNoun::FactoryDeed(culture) => lives(c, culture).is_some(),
            _ => true,
        };
        if !sold {
            found.push(Problem::new(
                "MOV-9.1.1",
                "mov-problem-deed-hidden",
                vec![("seat", Value::Seat(seat)), ("kind", Value::Kind(kind))],
            ));
        }
    }
    let (needed, left) =
        (arranging::unmarked(c, seat).count(), c.ledger.count(c.layout().sites(seat)));
    if needed > left {
        found.push(Problem::new(
            "MOV-1.1.4",
            "mov-problem-no-marker",
            vec![("seat", Value::Seat(seat))],
        ));
    }
}

/// What the phase asks of the place (MOV-3.1.4, MOV-6.1.1), and the dice of the pilot number
/// (MOV-4.6.2).
fn turn(c: &VenusTable, found: &mut Vec<Problem>) {
    let active = c.active();
    let space = c.ship_at(active);
    let here = || vec![space_name(space)];
    match c.phase() {
        Phase::Trade => {
            if !c.place(space).is_trading() {
                found.push(Problem::new("MOV-3.1.4", "mov-problem-no-trading-place", here()));
            } else if c
                .level()
                .space(space)
                .system
                .is_some_and(|s| c.discovered(s).is_none() && c.hidden_card(s).is_some())
            {
                found.push(Problem::new("MOV-6.1.1", "mov-problem-no-contact", here()));
            }
        }
        Phase::Rest
            if c.place(space) != PlaceKind::Asteroid && !c.options().trade_in_open_space =>
        {
            found.push(Problem::new("MOV-3.1.4", "mov-problem-no-rest", here()));
        }
        _ => {}
    }
    let dice = (0..c.ledger.dial(layout::DICE_COUNT).clamp(0, layout::MOST_DICE.into()) as u16)
        .map(|n| c.ledger.dial(Dial(layout::DIE.0 + n)));
    let pilot = c.ledger.dial(layout::PILOT_NUMBER);
    if pilot != 0 && !dice.clone().any(|d| d == pilot) {
        found.push(Problem::new(
            "MOV-4.6.2",
            "mov-problem-pilot",
            vec![("number", Value::Number(pilot))],
        ));
    }
    if dice.clone().any(|d| d == 0) {
        found.push(Problem::new("MOV-4.3.1", "mov-problem-die", Vec::new()));
    }
    if c.ledger.dial(layout::DECLARED) == 2
        && !(1..=6).contains(&c.ledger.dial(layout::DECLARED_AT))
    {
        found.push(Problem::new(
            "MOV-4.2.2",
            "mov-problem-gate",
            vec![("number", Value::Number(c.ledger.dial(layout::DECLARED_AT)))],
        ));
    }
    if c.flag(layout::HAZARD_DUE) && (c.phase() != Phase::Move || c.hazard(space).is_none()) {
        found.push(Problem::new("MOV-4.8.1", "mov-problem-no-hazard", here()));
    }
    let flying = c.phase() == Phase::Move;
    if (c.flag(layout::IN_JUMP) || c.flag(layout::CARRIED)) && !(flying && jumpable(c, space)) {
        found.push(Problem::new("MOV-4.11.1", "mov-problem-no-jump", here()));
    }
    if c.options().bank.is_some() && c.ledger.purse(VenusLayout::BANK) <= 0 {
        let rule = if c.level().rules.bank_keeps_goal { "MOV-12.3.1" } else { "MOV-13.2.1" };
        found.push(Problem::new(rule, "mov-problem-bank", Vec::new()));
    }
}

/// Whether a ship can be in the middle of a jump there: on a coloured space, or on a marker that it
/// was carried on from.
fn jumpable(c: &VenusTable, space: SpaceIx) -> bool {
    matches!(c.level().space(space).kind, SpaceKind::Space | SpaceKind::Hazard)
        || c.hazard(space).is_some()
}

/// What is only there while one trades: barter credit (MOV-10.1.2), an open card (MOV-10.2.2), a
/// deal (MOV-10.3.1), a new ship (MOV-7.7.3).
fn trade(c: &VenusTable, found: &mut Vec<Problem>) {
    let dial = |d| c.ledger.dial(d);
    let trading = c.phase() == Phase::Trade;
    if !trading && dial(layout::BARTER) != 0 {
        found.push(Problem::new("MOV-10.1.2", "mov-problem-barter", Vec::new()));
    }
    if !trading && dial(layout::NEW_SHIP) != 0 {
        found.push(Problem::new("MOV-7.7.3", "mov-problem-new-ship", Vec::new()));
    }
    let active = c.active();
    if dial(layout::BASKET) != 0 || dial(layout::BASKET_LEFT) != 0 {
        let card = KindId((dial(layout::BASKET) - 1).max(0) as u16);
        let sound = match c.layout().what(card) {
            PieceNoun::Card(culture) => {
                let own = c.ledger.zone_of(c.layout().card_of(culture)) == c.layout().cards(active);
                let here = c.culture_at(c.ship_at(active)) == Some(culture);
                own && here
                    && dial(layout::BASKET_LEFT) <= i64::from(c.level().culture(culture).card)
            }
            _ => false,
        };
        if !(trading
            && sound
            && dial(layout::BASKET) > 0
            && c.level().rules.culture_card == CultureCardUse::Basket)
        {
            found.push(Problem::new("MOV-10.2.2", "mov-problem-card", Vec::new()));
        }
    }
    let (partner, composer) = (dial(layout::PARTNER), dial(layout::COMPOSER));
    let me = i64::from(active.0) + 1;
    if partner == 0 {
        if composer != 0 || dial(layout::DEAL_CREDITS) != 0 || dial(layout::PROPOSED) != 0 {
            found.push(Problem::new("MOV-10.3.1", "mov-problem-deal", Vec::new()));
        }
    } else {
        let meets = partner != me && c.ship_at(SeatId(partner as u8 - 1)) == c.ship_at(active);
        let open = trading || c.phase() == Phase::Rest;
        if !(meets && open && (composer == me || composer == partner)) {
            found.push(Problem::new("MOV-10.3.1", "mov-problem-deal", Vec::new()));
        }
    }
}
