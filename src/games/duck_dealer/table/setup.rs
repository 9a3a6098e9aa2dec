//! Set-up (DD-3.1 to DD-3.7): everything is named and spawned, mines, shipyards and consumers are
//! laid out, the first player is drawn. What the players choose stands in `preparing`.

use super::{
    layout::{self, DIALS, FACTORIES, Layout, STACKS},
    nouns::{DuckSpec, DuckTable, Options},
    verbs::{QUESTIONS, SITE_WORDS, VERBS},
};
use crate::games::duck_dealer::level::{
    Class, Colour, ConsumerIx, Equipment, FactoryIx, GoodIx, Level, PlanetIx, YardIx,
};
use crate::{
    games::game_table::SharedSpec,
    table::{
        builder::Builder,
        catalogue::{LinkInfo, Look, Name, SpaceInfo},
        dice::Stream,
        game::{OptionInfo, OptionKind, RulesVersion, Setup, SetupError},
        ids::{KindId, PieceId, Rule, SeatId, SpaceId},
    },
};
use bevy_ecs::prelude::World;
use std::sync::Arc;

/// The options, in the order of the new-game screen.
pub fn options() -> Vec<OptionInfo> {
    let flag = |key, rule| OptionInfo { key, kind: OptionKind::Flag, default: 0, rule: Rule(rule) };
    let first = OptionInfo {
        key: "first_player",
        kind: OptionKind::OneOf(&[0, 1, 2, 3, 4, 5]),
        default: 0,
        rule: Rule("DD-3.7"),
    };
    vec![
        flag("consumer_privileges", "DD-11.2"),
        flag("r_any_good", "DD-1.6"),
        flag("uncounted_free_turns", "DD-5.7"),
        flag("balanced_medicine", "DD-12.4"),
        flag("reference_mines", "DD-3.4"),
        flag("reference_shipyards", "DD-3.3"),
        flag("reference_consumers", "DD-3.5"),
        first,
    ]
}

/// Whether a table can be played so.
///
/// # Errors
/// [`SetupError`] names the rule that speaks against it.
pub fn check(setup: &Setup) -> Result<(), SetupError> {
    let (first, seats) = (setup.option(&options(), "first_player"), setup.seats.len());
    if first <= seats as i64 {
        return Ok(());
    }
    Err(SetupError::Rule {
        rule: Rule("DD-3.7"),
        key: "dd-fault-first",
        args: vec![("first", first.to_string()), ("seats", seats.to_string())],
        words: format!("seat {first} cannot begin: there are {seats} seats"),
    })
}

/// Level and options of a table.
fn spec(level: Arc<Level>, setup: &Setup, rules: RulesVersion) -> DuckSpec {
    let infos = options();
    let on = |key| setup.option(&infos, key) != 0;
    let mut factories = level.factories.clone();
    if on("balanced_medicine") {
        let (product, inputs) = level.other_recipe;
        for factory in factories.iter_mut().filter(|f| f.product == product) {
            factory.inputs = inputs;
        }
    }
    let maker = |good: usize| {
        let at = factories.iter().position(|f| f.product.ix() == good);
        at.map(|n| FactoryIx(n as u8))
    };
    DuckSpec {
        layout: Layout::new(&level, setup.seats.len() as u8),
        options: Options {
            consumer_privileges: on("consumer_privileges"),
            r_any_good: on("r_any_good"),
            // Until version 2 there was no other reading.
            uncounted_free_turns: on("uncounted_free_turns") || !rules.has(2),
        },
        rules,
        maker: (0..level.goods.len()).map(maker).collect(),
        factories,
        level,
        overdraws: None,
    }
}

/// Spawns everything into `world` and lays the board out.
pub fn set_up(level: Arc<Level>, setup: &Setup, world: &mut World) {
    let spec = spec(level, setup, RulesVersion::of(world));
    let mut b = Builder::default();
    b.catalogue.verbs = VERBS;
    b.catalogue.questions = QUESTIONS;
    b.catalogue.seats = setup.seats.clone();
    name_kinds(&mut b, &spec);
    name_spaces(&mut b, &spec);
    name_zones(&mut b, &spec);
    lay_pieces(&mut b, &spec);
    name_purses(&mut b, &spec);
    b.dials(DIALS);
    b.build(world, setup.seed);
    SharedSpec::share(world, spec);
    let infos = options();
    let reference = ["reference_mines", "reference_shipyards", "reference_consumers"]
        .map(|key| setup.option(&infos, key) != 0);
    let first = setup.option(&infos, "first_player");
    DuckTable::with(world, |t| deal(t, reference, first));
}

fn name_kinds(b: &mut Builder, spec: &DuckSpec) {
    let level = &spec.level;
    let good = |good: GoodIx| level.good(good).id.clone();
    for g in &level.goods {
        b.kind(g.id.clone(), Name::Key(format!("dd-good-{}", g.id)), "good", "good");
    }
    for what in Equipment::ALL {
        let name = Name::Key(format!("dd-equipment-{}", what.id()));
        b.kind(what.id().to_owned(), name, "equipment", "equipment");
    }
    for one in &spec.factories {
        let key = good(one.product);
        let name = Name::Key(format!("dd-factory-{key}"));
        b.kind(format!("factory_{key}"), name, "factory", "factory");
    }
    for one in &level.consumers {
        let key = good(one.good);
        let name = Name::Key(format!("dd-consumer-{key}"));
        b.kind(format!("consumer_{key}"), name, "consumer", "consumer");
    }
    for one in &level.yards {
        let name = Name::Key(format!("dd-yard-{}", one.gives.id()));
        b.kind(one.id.clone(), name, "shipyard", "shipyard");
    }
    for g in &level.goods {
        let name = Name::Key(format!("dd-good-{}", g.id));
        b.kind(format!("mine_{}", g.id), name, "mine", "mine");
    }
    for seat in 0..spec.layout.seats {
        for (key, name) in [("ship", "dd-ship"), ("cube", "dd-cube"), ("passage", "dd-passage")] {
            b.kind(format!("{key}_{seat}"), Name::Key(name.to_owned()), key, key);
        }
    }
}

fn name_spaces(b: &mut Builder, spec: &DuckSpec) {
    let level = &spec.level;
    for planet in &level.planets {
        b.space(SpaceInfo {
            id: planet.id.clone(),
            name: Some(planet.name.clone()),
            kind: if planet.start { "dd-space-start" } else { "dd-space-planet" },
            region: None,
            spot: Default::default(),
            at: planet.at,
        });
    }
    for route in &level.routes {
        let (from, to) = (level.planet(route.ends.0), level.planet(route.ends.1));
        for (n, &at) in route.points.iter().enumerate() {
            b.space(SpaceInfo {
                id: format!("{}.{}", route.id, n + 1),
                name: Some(format!("{}–{} {}", from.name, to.name, n + 1)),
                kind: "dd-space-point",
                region: None,
                spot: Default::default(),
                at,
            });
        }
    }
    for route in &level.routes {
        let points = (0..route.points.len() as u16).map(|n| route.first + n);
        let all: Vec<u16> =
            std::iter::once(route.ends.0.0).chain(points).chain([route.ends.1.0]).collect();
        for pair in all.windows(2) {
            let ends = (SpaceId(pair[0]), SpaceId(pair[1]));
            b.link(LinkInfo { ends, kind: "route" });
        }
    }
}

fn name_zones(b: &mut Builder, spec: &DuckSpec) {
    let (level, l) = (&spec.level, &spec.layout);
    for key in ["counter", "factories", "consumers:left", "consumers:right"] {
        b.zone(key.to_owned(), None, Look::All);
    }
    for seat in 0..l.seats {
        for key in ["cubes", "passages", "dock", "score"] {
            b.zone(format!("{key}:{seat}"), Some(SeatId(seat)), Look::All);
        }
    }
    let ids: Vec<String> = b.catalogue.spaces.iter().map(|s| s.id.clone()).collect();
    let named = |n: u16| &ids[usize::from(n)];
    for space in 0..l.spaces {
        b.zone_on(format!("at:{}", named(space)), SpaceId(space), false);
    }
    for point in l.planets..l.spaces {
        b.zone_on(format!("cube:{}", named(point)), SpaceId(point), true);
    }
    let second = |n: u16| if level.is_start(PlanetIx(n)) { "shipyard" } else { "consumer" };
    for n in 0..l.planets {
        b.zone_on(format!("mine:{}", named(n)), SpaceId(n), true);
    }
    for n in 0..l.planets {
        b.zone_on(format!("{}:{}", second(n), named(n)), SpaceId(n), true);
    }
    for n in 0..l.planets {
        b.zone_on(format!("passage:{}", named(n)), SpaceId(n), true);
    }
    for place in [0, 1] {
        for n in 0..l.planets {
            let site = if place == 0 { SITE_WORDS[0] } else { second(n) };
            b.zone_on(format!("privilege:{site}:{}", named(n)), SpaceId(n), true);
        }
    }
    for key in ["factory", "privilege:factory"] {
        for n in (0..l.planets).filter(|&n| !level.is_start(PlanetIx(n))) {
            b.zone_on(format!("{key}:{}", named(n)), SpaceId(n), true);
        }
    }
    debug_assert_eq!(b.catalogue.zones.len(), usize::from(l.zones()), "zones are numbered");
}

/// Everything lies where it waits; tiles of the board are laid out by [`deal`].
fn lay_pieces(b: &mut Builder, spec: &DuckSpec) {
    let (level, l) = (&spec.level, &spec.layout);
    let seats = || (0..l.seats).map(SeatId);
    let own = |seat: SeatId, n: u16| KindId(l.ship_kind(seat).0 + n);
    for seat in seats() {
        b.piece(own(seat, 0), l.dock(seat), true, 0);
    }
    for seat in seats() {
        for n in 1..=level.cubes {
            // DD-3.6: one is on the score track.
            let zone = if n == level.cubes { l.score(seat) } else { l.cubes(seat) };
            b.piece(own(seat, 1), zone, true, 0);
        }
        for _ in 0..level.passages {
            b.piece(own(seat, 2), l.passages(seat), true, 0);
        }
    }
    for n in 0..level.factories.len() as u8 {
        b.piece(l.factory_kind(FactoryIx(n)), FACTORIES, true, 0);
    }
    // The stacks are built by class: the top tile is the last one.
    for class in Class::ALL.into_iter().rev() {
        let of = |n: &u8| level.good(level.consumer(ConsumerIx(*n)).good).class == class;
        for n in (0..level.consumers.len() as u8).filter(of) {
            b.piece(l.consumer_kind(ConsumerIx(n)), STACKS[0], true, 0);
        }
    }
    let starts = || level.every_planet().filter(|&p| level.is_start(p));
    for (n, planet) in starts().enumerate() {
        b.piece(l.yard_kind(YardIx(n as u8)), l.second(planet), true, 0);
    }
    let others = level.every_planet().filter(|&p| !level.is_start(p));
    let first = level.mines.iter().flat_map(|m| (0..m.start).map(|_| m.good));
    let rest = level.mines.iter().flat_map(|m| (0..m.ordinary).map(|_| m.good));
    for (planet, good) in starts().zip(first).chain(others.zip(rest)) {
        b.piece(l.mine_kind(good), l.mine(planet), true, 0);
    }
}

fn name_purses(b: &mut Builder, spec: &DuckSpec) {
    for key in ["supply", "points", "holds"] {
        b.purse(key.to_owned(), None, 0, true);
    }
    for (colour, &tokens) in Colour::ALL.iter().zip(&spec.level.energy) {
        b.purse(format!("stock:{}", colour.id()), None, tokens, false);
    }
    for seat in 0..spec.layout.seats {
        let mut own = |key: &str| b.purse(format!("{key}:{seat}"), Some(SeatId(seat)), 0, false);
        own("vp");
        Colour::ALL.iter().for_each(|colour| _ = own(colour.id()));
        Equipment::ALL.iter().for_each(|what| _ = own(what.id()));
        spec.level.goods.iter().for_each(|good| _ = own(&good.id));
    }
}

/// Shuffles and lays out (DD-3.2 to DD-3.5), unless the reference set-up is asked for.
fn deal(t: &mut DuckTable, reference: [bool; 3], first: i64) {
    let spec = t.spec();
    let level = &spec.level;
    let (starts, others): (Vec<PlanetIx>, Vec<PlanetIx>) =
        level.every_planet().partition(|&p| level.is_start(p));
    let mines = |planets: &[PlanetIx]| planets.iter().map(|&p| spec.layout.mine(p)).collect();
    let wanted = |planets: &[PlanetIx]| {
        planets.iter().map(|p| spec.layout.mine_kind(level.reference.mines[p.ix()])).collect()
    };
    for planets in [&starts, &others] {
        arrange(t, mines(planets), reference[0].then(|| wanted(planets)));
    }
    let yards = level.reference.yards.iter().map(|&yard| spec.layout.yard_kind(yard)).collect();
    let places = starts.iter().map(|&p| spec.layout.second(p)).collect();
    arrange(t, places, reference[1].then_some(yards));
    consumers(t, reference[2]);
    // DD-3.7: drawn, or chosen.
    let first = match first {
        0 => i64::from(t.ledger.below(Stream::SetUp, spec.layout.seats.into())),
        n => n - 1,
    };
    t.ledger.set(layout::FIRST, first);
    t.ledger.set(layout::ACTIVE, first);
    let seat = SeatId(first as u8);
    t.ledger.say("dd-log-first", Rule("DD-3.7")).seat("seat", seat);
}

/// Lays the pieces of these places, one each, out anew: at random, or kind by kind.
fn arrange(t: &mut DuckTable, zones: Vec<crate::table::ids::ZoneId>, wanted: Option<Vec<KindId>>) {
    let mut left: Vec<PieceId> =
        zones.iter().filter_map(|&zone| t.ledger.contents(zone).first().copied()).collect();
    for (n, &zone) in zones.iter().enumerate() {
        let at = match &wanted {
            Some(kinds) => left.iter().position(|&p| Some(&t.ledger.kind(p)) == kinds.get(n)),
            None => Some(t.ledger.below(Stream::SetUp, left.len() as u32) as usize),
        };
        if let Some(at) = at {
            let piece = left.remove(at);
            t.ledger.move_piece(piece, zone);
        }
    }
}

/// DD-3.5: two stacks, by class from the bottom to the top.
fn consumers(t: &mut DuckTable, reference: bool) {
    let spec = t.spec();
    let level = &spec.level;
    let mut left: Vec<PieceId> = t.ledger.contents(STACKS[0]).to_vec();
    let class = |t: &DuckTable, piece: PieceId| match spec.layout.what(t.ledger.kind(piece)) {
        layout::PieceNoun::Consumer(n) => level.good(level.consumer(n).good).class,
        _ => Class::Primary,
    };
    for (n, &stack) in STACKS.iter().enumerate() {
        let boxes = &level.boxes[n];
        for (place, &wanted) in boxes.iter().enumerate().rev() {
            let fits: Vec<usize> = (0..left.len())
                .filter(|&at| match level.reference.stacks[n].get(place) {
                    Some(&tile) if reference => {
                        t.ledger.kind(left[at]) == spec.layout.consumer_kind(tile)
                    }
                    _ => class(t, left[at]) == wanted,
                })
                .collect();
            let pick = match fits.len() {
                0 | 1 => 0,
                several => t.ledger.below(Stream::SetUp, several as u32) as usize,
            };
            if let Some(&at) = fits.get(pick) {
                let piece = left.remove(at);
                t.ledger.move_piece(piece, stack);
            }
        }
    }
}
