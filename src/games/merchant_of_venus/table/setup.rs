//! Set-up (MOV-2): what lies on the table, who sits at it, and how it is dealt. Everything comes
//! from the level.

use super::{
    layout::{self, DIALS, Phase, SEAT_DIAL_KEYS, VenusLayout, space_id},
    nouns::{VenusTable, VenusView},
    spec::{Options, VenusSpec},
    verbs::{QUESTIONS, VERBS},
};
use crate::games::game_table::SharedSpec;
use crate::games::merchant_of_venus::{
    level::{Colour, Level, MarkerKind, SpaceKind, StartPlayer, VenusSpace},
    rules::supply,
};
use crate::table::{
    builder::Builder,
    catalogue::{LinkInfo, Look, Name, SpaceInfo, Spot},
    dice::Stream,
    game::{OptionInfo, OptionKind, RulesVersion, Setup, SetupError},
    ids::{PieceId, Rule, SeatId},
    ledger::Ledger,
};
use bevy_ecs::prelude::World;
use std::{collections::BTreeMap, sync::Arc};

const GOALS: &[i64] = &[1000, 2000, 3000, 4000];

/// The options of an edition (D40): those that its level offers.
pub fn options(level: &Level) -> Vec<OptionInfo> {
    let flag = |key, rule| OptionInfo { key, kind: OptionKind::Flag, default: 0, rule: Rule(rule) };
    let mut list = vec![OptionInfo {
        key: "goal",
        kind: OptionKind::OneOf(GOALS),
        default: i64::from(level.rules.goal),
        rule: Rule("MOV-13.1.1"),
    }];
    if level.rules.small_bank.is_some() {
        list.push(flag("small_bank", "MOV-13.2.1"));
    }
    if level.rules.fast_play.is_some() {
        list.push(flag("fast_play", "MOV-13.3.1"));
    }
    let switches = [
        ("home_open_cities", "MOV-13.5.1"),
        ("extra_die_late_seat", "MOV-13.5.2"),
        ("deeds_half", "MOV-13.5.3"),
        ("relics_at_base", "MOV-13.5.4"),
        ("shield_takes_room", "MOV-13.5.5"),
        ("trade_in_open_space", "MOV-13.5.6"),
        ("laser_relic", "MOV-11.12.1"),
    ];
    list.extend(
        switches
            .into_iter()
            .filter(|(key, _)| level.variant(key).is_some())
            .map(|(key, rule)| flag(key, rule)),
    );
    if level.variant("bank_size").is_some() {
        list.push(OptionInfo {
            key: "bank_size",
            kind: OptionKind::Number(0, 1_000_000),
            default: 0,
            rule: Rule("MOV-12.3.1"),
        });
    }
    list
}

/// The options as this game plays them.
fn chosen(level: &Level, setup: &Setup) -> Options {
    let infos = options(level);
    let value = |key| setup.option(&infos, key);
    let on = |key| value(key) != 0;
    let bank = match (on("small_bank"), value("bank_size")) {
        (true, _) => level.rules.small_bank.map(i64::from),
        (false, size) if size > 0 => Some(size),
        _ => None,
    };
    let mut goal = value("goal");
    if on("deeds_half") && !setup.options.contains_key("goal") {
        // MOV-13.5.3 comes with a goal of its own.
        goal = level.variant("deeds_half").and_then(|v| v.number("goal")).map_or(goal, i64::from);
    }
    if bank.is_some() && !level.rules.bank_keeps_goal {
        goal = 0;
    }
    Options {
        goal,
        bank,
        fast_play: on("fast_play"),
        home_open_cities: on("home_open_cities"),
        extra_die_late_seat: on("extra_die_late_seat"),
        deeds_half: on("deeds_half"),
        relics_at_base: on("relics_at_base"),
        shield_takes_room: on("shield_takes_room"),
        trade_in_open_space: on("trade_in_open_space"),
        laser_relic: on("laser_relic"),
    }
}

/// What the options of a table must fulfil together: a limited bank holds more than it hands out at
/// the start (MOV-12.3.1, MOV-13.2.1).
///
/// # Errors
/// The rule, with both sums.
pub fn check(level: &Level, setup: &Setup) -> Result<(), SetupError> {
    let Some(bank) = chosen(level, setup).bank else { return Ok(()) };
    let seats = setup.seats.len() as i64;
    let each = i64::from(level.rules.start_money_per_seat) * seats;
    let out = each * seats;
    if bank > out {
        return Ok(());
    }
    let rule = Rule(if level.rules.bank_keeps_goal { "MOV-12.3.1" } else { "MOV-13.2.1" });
    let args = vec![("bank", bank.to_string()), ("out", out.to_string())];
    let words = format!(
        "the bank holds {bank}, but {out} credits are handed out at the start: it must hold more"
    );
    Err(SetupError::Rule { rule, key: "mov-no-bank-too-small", args, words })
}

/// The text key of what a space is, with the colour printed on it.
fn kind_key(space: &VenusSpace) -> &'static str {
    match space.kind {
        SpaceKind::Space => match space.colour {
            Some(Colour::Blue) => "mov-space-blue",
            Some(Colour::Red) => "mov-space-red",
            Some(Colour::Yellow) => "mov-space-yellow",
            None => "mov-space-plain",
        },
        SpaceKind::Hazard => match space.colour {
            Some(Colour::Blue) => "mov-space-hazard-blue",
            Some(Colour::Red) => "mov-space-hazard-red",
            Some(Colour::Yellow) => "mov-space-hazard-yellow",
            None => "mov-space-hazard",
        },
        SpaceKind::Asteroid => "mov-space-asteroid",
        SpaceKind::Encounter => "mov-space-box",
        SpaceKind::Nav => "mov-space-circle",
        SpaceKind::Orbit => "mov-space-orbit",
        SpaceKind::City => "mov-space-city",
        SpaceKind::SpaceCity => "mov-space-space-city",
        SpaceKind::Base => "mov-space-base",
    }
}

/// The written name and the name for people of a marker that is no relic.
fn marker_key(marker: MarkerKind) -> (String, &'static str) {
    match marker {
        MarkerKind::Gate(n) => (format!("gate.{n}"), "gate"),
        MarkerKind::OpenPort => ("open_port".to_owned(), "open-port"),
        MarkerKind::Hazard(colour, fee) => {
            (format!("hazard.{}.{fee}", format!("{colour:?}").to_lowercase()), "hazard")
        }
        MarkerKind::Relic(r) => (format!("relic.{}", r.0), "relic"),
    }
}

/// Names kinds in the order that [`VenusLayout`] counts on.
fn name_kinds(b: &mut Builder, level: &Level, l: &VenusLayout) {
    name_cargo(b, level);
    name_gear(b, level);
    name_papers(b, level);
    for &face in &l.marker_faces {
        let (key, group) = marker_key(face);
        let name = Name::Key(format!("mov-kind-{}", key.replace(['_', '.'], "-")));
        b.kind(key, name, "marker", group);
    }
    for seat in 0..l.seats {
        b.kind(format!("ship.{seat}"), Name::Key("mov-kind-ship".to_owned()), "ship", "ship");
    }
    for seat in 0..l.seats {
        b.kind(format!("site.{seat}"), Name::Key("mov-kind-site".to_owned()), "site", "site");
    }
}

fn proper(name: &str) -> Name {
    Name::Proper(name.to_owned())
}

/// Goods, factory goods, demand, passengers.
fn name_cargo(b: &mut Builder, level: &Level) {
    for c in &level.cultures {
        b.kind(format!("good.{}", c.id), proper(&c.good.name), "token", "good");
    }
    for c in &level.cultures {
        b.kind(format!("factory.{}", c.id), proper(&c.factory_good.name), "token", "factory-good");
    }
    for (n, d) in level.demands.iter().enumerate() {
        let mut key = format!("demand.{}.{}", level.culture(d.at).id, level.culture(d.good_of).id);
        // Own level files may show demands of several bonuses for one good (MOV-8.2.3).
        if level.demands[..n].iter().any(|o| (o.at, o.good_of) == (d.at, d.good_of)) {
            key = format!("{key}.{}", d.bonus);
        }
        b.kind(key, Name::Key("mov-kind-demand".to_owned()), "token", "demand");
    }
    for p in &level.passengers {
        let name = if p.title.is_empty() {
            Name::Key("mov-kind-passenger".to_owned())
        } else {
            proper(&p.title)
        };
        b.kind(format!("passenger.{}", p.id), name, "token", "passenger");
    }
}

/// Equipment and relics.
fn name_gear(b: &mut Builder, level: &Level) {
    for e in &level.equipment {
        b.kind(
            e.id.clone(),
            Name::Key(format!("mov-kind-{}", e.id.replace('_', "-"))),
            "equipment",
            "equipment",
        );
    }
    for r in &level.relics {
        b.kind(
            format!("relic.{}", r.id),
            Name::Key(format!("mov-kind-relic-{}", r.id.replace('_', "-"))),
            "marker",
            "relic",
        );
    }
}

/// Culture cards, races, classes of ships, deeds.
fn name_papers(b: &mut Builder, level: &Level) {
    for c in &level.cultures {
        b.kind(format!("card.{}", c.id), proper(&c.name), "card", "card");
    }
    for c in &level.cultures {
        b.kind(format!("race.{}", c.id), proper(&c.name), "race", "race");
    }
    for s in &level.ships {
        b.kind(
            format!("class.{}", s.id),
            Name::Key(format!("mov-kind-class-{}", s.id)),
            "class",
            "class",
        );
    }
    for d in &level.port_deeds {
        let space = level.space(d.space);
        b.kind(format!("port_deed.{}", space.id), proper(&space.name), "deed", "port-deed");
    }
    for c in &level.cultures {
        b.kind(format!("factory_deed.{}", c.id), proper(&c.name), "deed", "factory-deed");
    }
}

/// What a place on a trade route lies between: the systems at the route's ends.
fn between(level: &Level, space: &VenusSpace) -> Option<String> {
    let route = level.routes.get(space.route?.ix())?;
    let mut ends: Vec<&str> = Vec::new();
    // Another route may join in the middle.
    let (first, last) = (route.spaces.first()?, route.spaces.last()?);
    for (_, far) in [first, last].into_iter().flat_map(|&s| &level.space(s).links) {
        if let Some(system) = level.space(*far).system.map(|x| level.system(x).name.as_str())
            && !ends.contains(&system)
        {
            ends.push(system);
        }
    }
    (ends.len() > 1).then(|| ends.join(" – "))
}

/// The side of its system on which a space lies; on a trade route, and where the system has no
/// middle of its own, none.
fn side(level: &Level, space: &VenusSpace) -> &'static str {
    const SIDES: [&str; 8] = [
        "side-east",
        "side-south-east",
        "side-south",
        "side-south-west",
        "side-west",
        "side-north-west",
        "side-north",
        "side-north-east",
    ];
    let Some(system) = space.system.map(|s| level.system(s)) else { return "" };
    // y points down. An octant is bounded where one way is 2.41 times as far as the other.
    let (x, y) = (i64::from(space.x - system.x), i64::from(space.y - system.y));
    let along = |far: i64, near: i64| far.abs() * 100 > near.abs() * 241;
    SIDES[match (x > 0, y > 0) {
        (true, _) if along(x, y) => 0,
        (false, _) if along(x, y) => 4,
        (_, true) if along(y, x) => 2,
        (_, false) if along(y, x) => 6,
        (true, true) => 1,
        (false, true) => 3,
        (false, false) => 5,
        (true, false) => 7,
    }]
}

/// Where each space lies in its region: on trade routes they are counted from one end to the
/// other; in a system their side is said, and they are counted where that does not tell them
/// apart.
fn spots(level: &Level) -> Vec<Spot> {
    // In a system: what is called so far, by what a space is and where in its system it lies.
    let called = |s: &VenusSpace| {
        let place = s.system.map(|system| system.ix());
        s.name.is_empty().then(|| (place, s.route.is_some(), kind_key(s), side(level, s)))
    };
    let mut alike: BTreeMap<_, (u16, u16)> = BTreeMap::new();
    for words in level.spaces.iter().filter_map(called) {
        alike.entry(words).or_default().1 += 1;
    }
    let mut spot = |(nth, s): (usize, &VenusSpace)| {
        if let Some(route) = s.route.map(|r| &level.routes[r.ix()]) {
            let number = route.spaces.iter().position(|&n| n.ix() == nth).map_or(0, |n| n + 1);
            return Spot {
                side: "",
                number: if route.spaces.len() > 1 { number as u16 } else { 0 },
            };
        }
        let number = match called(s).and_then(|words| alike.get_mut(&words)) {
            Some((nth, 2..)) => {
                *nth += 1;
                *nth
            }
            _ => 0,
        };
        Spot { side: side(level, s), number }
    };
    level.spaces.iter().enumerate().map(&mut spot).collect()
}

/// Names zones in the order that [`VenusLayout`] counts on.
fn name_zones(b: &mut Builder, level: &Level, l: &VenusLayout) {
    for ((n, s), spot) in level.spaces.iter().enumerate().zip(spots(level)) {
        let region = s.system.map(|x| level.system(x).name.clone()).or_else(|| between(level, s));
        let name = (!s.name.is_empty()).then(|| s.name.clone());
        let id = b.space(SpaceInfo {
            id: s.id.clone(),
            name,
            kind: kind_key(s),
            region,
            spot,
            at: (s.x, s.y),
        });
        let zone = b.zone_on(format!("space:{}", s.id), id, false);
        debug_assert_eq!(usize::from(zone.0), n);
    }
    for link in &level.links {
        let kind = match link.kind {
            crate::games::merchant_of_venus::level::LinkKind::System => "system",
            crate::games::merchant_of_venus::level::LinkKind::Route => "route",
            crate::games::merchant_of_venus::level::LinkKind::Surface => "surface",
            crate::games::merchant_of_venus::level::LinkKind::Airfoil => "airfoil",
            crate::games::merchant_of_venus::level::LinkKind::Hidden => "hidden",
        };
        b.link(LinkInfo { ends: (space_id(link.from), space_id(link.to)), kind });
    }
    for &s in &l.boxes {
        b.zone_on(format!("box:{}", level.space(s).id), space_id(s), true);
    }
    for s in level.systems.iter().take(level.culture_systems()) {
        let zone = b.zone(format!("card:{}", s.id), None, Look::All);
        b.catalogue.zones[zone.ix()].single = true;
    }
    for c in &level.cultures {
        b.zone(format!("market:{}", c.id), None, Look::All);
    }
    for c in &level.cultures {
        b.zone(format!("supply:{}", c.id), None, Look::All);
    }
    for e in &level.equipment {
        b.zone(format!("stock:{}", e.id), None, Look::All);
    }
    b.zone("cup".to_owned(), None, Look::Shuffled);
    // What was turned up before it left the game is still known: else it would be dealt anew.
    b.zone_out_of_play("removed".to_owned(), Look::All);
    b.zone("base".to_owned(), None, Look::All);
    b.zone("deed-bank".to_owned(), None, Look::All);
    b.zone("apart".to_owned(), None, Look::All);
    for seat in 0..l.seats {
        for key in ["hull", "hold", "relics", "cards", "deeds", "sites"] {
            let zone = b.zone(format!("{key}:{seat}"), Some(SeatId(seat)), Look::All);
            b.catalogue.zones[zone.ix()].single = key == "hull";
        }
    }
}

/// Lays pieces out in the order that [`VenusLayout`] counts on; what is dealt lies in the zone it
/// is dealt from.
fn lay_pieces(b: &mut Builder, level: &Level, l: &VenusLayout, o: &Options) -> Dealt {
    let start = l.space(level.start);
    let kind = crate::table::ids::KindId;
    for seat in 0..l.seats {
        b.piece(kind(l.ship_kind + u16::from(seat)), start, true, 0);
    }
    let mut dealt = Dealt::default();
    for c in 0..level.cultures.len() as u16 {
        dealt.cards.push(b.piece(kind(l.card_kind + c), l.removed, false, 0));
    }
    for d in 0..level.port_deeds.len() as u16 {
        b.piece(kind(l.port_deed_kind + d), l.deed_bank, true, 0);
    }
    for c in 0..level.cultures.len() as u16 {
        b.piece(kind(l.factory_deed_kind + c), l.deed_bank, true, 0);
    }
    lay_cargo(b, level, l, o.fast_play);
    let switched = level
        .switched_markers
        .iter()
        .filter(|m| m.switch == "laser_relic" && o.laser_relic)
        .map(|m| m.kind);
    for marker in level.markers.iter().copied().chain(switched) {
        let k = match marker {
            MarkerKind::Relic(r) => l.relic(r),
            face => kind(
                l.marker_kind + l.marker_faces.iter().position(|&f| f == face).unwrap_or(0) as u16,
            ),
        };
        dealt.markers.push(b.piece(k, l.removed, false, 0));
    }
    let most = level.port_deeds.len() + level.cultures.len();
    let sites = level.rules.markers_per_seat.map_or(most, usize::from);
    for seat in 0..l.seats {
        for _ in 0..sites {
            b.piece(kind(l.site_kind + u16::from(seat)), l.sites(SeatId(seat)), true, 0);
        }
    }
    dealt
}

/// Goods, the cup, and equipment for sale.
fn lay_cargo(b: &mut Builder, level: &Level, l: &VenusLayout, fast_play: bool) {
    let kind = crate::table::ids::KindId;
    let culture = |n: usize| crate::games::merchant_of_venus::level::CultureIx(n as u8);
    let at_contact = level.rules.factory_goods_laid_out
        == crate::games::merchant_of_venus::level::LaidOut::FirstContact;
    for c in 0..level.cultures.len() {
        let zone = if at_contact { l.supply(culture(c)) } else { l.apart };
        b.piece(l.factory_good(culture(c)), zone, true, 0);
    }
    for (n, c) in level.cultures.iter().enumerate() {
        let zone = if fast_play { l.cup } else { l.supply(culture(n)) };
        for _ in 0..c.good.count {
            b.piece(l.good(culture(n)), zone, true, 0);
        }
    }
    for (n, d) in level.demands.iter().enumerate() {
        for _ in 0..d.count {
            b.piece(kind(l.demand_kind + n as u16), l.cup, true, 0);
        }
    }
    for n in 0..level.passengers.len() as u16 {
        b.piece(kind(l.passenger_kind + n), l.cup, true, 0);
    }
    for (n, e) in level.equipment.iter().enumerate() {
        let ix = crate::games::merchant_of_venus::level::EquipmentIx(n as u8);
        for _ in 0..if e.for_sale { e.pile } else { 0 } {
            b.piece(l.equipment(ix), l.stock(ix), true, 0);
        }
    }
}

/// What is dealt at random.
#[derive(Default)]
struct Dealt {
    cards: Vec<PieceId>,
    markers: Vec<PieceId>,
}

/// Spawns everything into `world`, deals and puts the first question on the agenda.
pub fn set_up(level: Arc<Level>, setup: &Setup, world: &mut World) {
    let options = chosen(&level, setup);
    let layout = VenusLayout::new(&level, setup.seats.len() as u8);
    let mut b = Builder::default();
    b.catalogue.verbs = VERBS;
    b.catalogue.questions = QUESTIONS;
    b.catalogue.seats = setup.seats.clone();
    name_kinds(&mut b, &level, &layout);
    name_zones(&mut b, &level, &layout);
    let dealt = lay_pieces(&mut b, &level, &layout, &options);
    // MOV-2.1.3: 20 credits times the number of seats; with a limited bank they come out of it
    // (MOV-12.3.1, MOV-13.2.1).
    let start_money = i64::from(level.rules.start_money_per_seat) * i64::from(layout.seats);
    let bank = options.bank.map_or(0, |b| b - start_money * i64::from(layout.seats));
    b.purse("bank".to_owned(), None, bank, options.bank.is_none());
    for seat in 0..layout.seats {
        b.purse(format!("credits:{seat}"), Some(SeatId(seat)), start_money, false);
    }
    b.dials(DIALS);
    for (n, seat) in setup.seats.iter().enumerate() {
        for key in SEAT_DIAL_KEYS {
            let race =
                level.cultures.iter().position(|c| c.id == seat.race).map_or(0, |c| c as i64 + 1);
            b.dial(format!("{key}@{n}"), if *key == "race" { race } else { 0 });
        }
    }
    let rules = RulesVersion::of(world);
    b.build(world, setup.seed);
    SharedSpec::share(world, VenusSpec { level, layout, options, rules });
    VenusTable::with(world, |c| deal(c, &dealt));
}

/// Deals culture cards and markers, draws the start player, and for fast play fills the supply
/// areas.
fn deal(c: &mut VenusTable, dealt: &Dealt) {
    let held = c.spec();
    let (level, l) = (&held.level, &held.layout);
    // MOV-2.2.1
    let mut cards = dealt.cards.clone();
    mix(&mut c.ledger, &mut cards);
    for (n, &card) in cards.iter().take(level.culture_systems()).enumerate() {
        c.ledger
            .move_piece(card, l.card(crate::games::merchant_of_venus::level::SystemIx(n as u8)));
    }
    // MOV-2.2.2
    let mut markers = dealt.markers.clone();
    mix(&mut c.ledger, &mut markers);
    if held.options.relics_at_base {
        relics_to_base(c, &mut markers);
    }
    for (&space, &marker) in l.boxes.iter().zip(&markers) {
        if let Some(zone) = l.marker_box(space) {
            c.ledger.move_piece(marker, zone);
        }
    }
    // MOV-13.3.1
    if let (true, Some(fast)) = (held.options.fast_play, level.rules.fast_play) {
        supply::draw(c, u32::from(fast.set_up_draw));
    }
    c.ledger.set(layout::GOAL, held.options.goal);
    c.ledger.set(layout::OPTIONS, option_bits(&held.options));
    c.ledger.set(layout::BARTER_IS_FIRST, 1);
    if held.options.bank.is_some() && !level.rules.bank_keeps_goal {
        c.ledger.say("mov-log-goal-off", Rule("MOV-13.2.1"));
    }
    start_player(c);
    c.set_phase(Phase::Races);
}

/// The switches that viewers must know, as [`layout::OPTIONS`] holds them.
pub fn option_bits(o: &Options) -> i64 {
    [
        (o.deeds_half, layout::DEEDS_HALF),
        (o.shield_takes_room, layout::SHIELD_TAKES_ROOM),
        (o.bank.is_some(), layout::LIMITED_BANK),
        (o.home_open_cities, layout::HOME_OPEN_CITIES),
        (o.trade_in_open_space, layout::TRADE_IN_OPEN_SPACE),
        (o.extra_die_late_seat, layout::EXTRA_DIE_LATE_SEAT),
    ]
    .into_iter()
    .fold(0, |bits, (on, bit)| if on { bits | bit } else { bits })
}

/// MOV-13.5.4: of the markers draw as many as are spare; relics among them are for sale at the
/// Base; of the rest that were not drawn as many non-relics as there are relics left, plus two,
/// leave the game, so that the boxes can be filled.
fn relics_to_base(c: &mut VenusTable, markers: &mut Vec<PieceId>) {
    let held = c.spec();
    let is_relic = |c: &VenusTable, p: PieceId| {
        matches!(c.marker_kind(c.ledger.kind(p)), Some(MarkerKind::Relic(_)))
    };
    let drawn = held
        .level
        .variant("relics_at_base")
        .and_then(|v| v.number("draw"))
        .unwrap_or(u32::from(held.level.rules.spare_markers)) as usize;
    let (first, rest): (Vec<_>, Vec<_>) =
        markers.iter().copied().enumerate().partition(|(n, _)| *n < drawn);
    let base = held.layout.base;
    let mut pool: Vec<PieceId> = Vec::new();
    for (_, p) in first {
        if is_relic(c, p) {
            c.ledger.turn_up(p);
            c.ledger.move_piece(p, base);
        } else {
            pool.push(p);
        }
    }
    pool.extend(rest.into_iter().map(|(_, p)| p));
    mix(&mut c.ledger, &mut pool);
    let mut surplus = pool.len().saturating_sub(held.layout.boxes.len());
    pool.retain(|&p| {
        let out = surplus > 0 && !is_relic(c, p);
        surplus -= usize::from(out);
        !out
    });
    mix(&mut c.ledger, &mut pool);
    *markers = pool;
}

/// Shuffles a list (Fisher-Yates on the table's own draws).
fn mix(ledger: &mut Ledger, list: &mut [PieceId]) {
    for left in (2..=list.len()).rev() {
        let pick = ledger.below(Stream::SetUp, left as u32) as usize;
        list.swap(pick, left - 1);
    }
}

/// MOV-2.1.4: the highest roll of two dice, tied leaders roll again (1988); drawn at random (2012).
fn start_player(c: &mut VenusTable) {
    let seats: Vec<SeatId> = c.seats().collect();
    let first = match c.level().rules.start_player {
        StartPlayer::Random => seats[c.ledger.below(Stream::SetUp, seats.len() as u32) as usize],
        StartPlayer::HighestRoll => {
            let mut leaders = seats;
            loop {
                let rolls: Vec<u32> = leaders
                    .iter()
                    .map(|_| {
                        c.ledger.below(Stream::SetUp, 6) + c.ledger.below(Stream::SetUp, 6) + 2
                    })
                    .collect();
                for (&seat, &roll) in leaders.iter().zip(&rolls) {
                    c.ledger
                        .say("mov-log-start-roll", Rule("MOV-2.1.4"))
                        .seat("seat", seat)
                        .number("roll", roll.into());
                }
                let best = rolls.iter().copied().max().unwrap_or(0);
                leaders = leaders
                    .iter()
                    .zip(&rolls)
                    .filter(|(_, r)| **r == best)
                    .map(|(s, _)| *s)
                    .collect();
                if leaders.len() == 1 {
                    break leaders[0];
                }
            }
        }
    };
    c.ledger.set(layout::FIRST, first.0.into());
    c.ledger.set(layout::ACTIVE, first.0.into());
    c.ledger.say("mov-log-start-player", Rule("MOV-2.1.4")).seat("seat", first);
}
