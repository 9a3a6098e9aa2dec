//! Turns parsed level files into the [`Level`] of one edition.
//!
//! Everything that the rules lean on is made sure of here, so that they need not look again: names
//! exist, lists fit their index types, every culture has its goods and its home, there are enough
//! markers for the boxes. It must never guess.

use std::collections::BTreeMap;

use super::build_board::{self, EditionBoard};
use super::edition_rules::{BuyersRule, EditionRules};
use super::files::{LevelFile, Rows};
use super::pieces::{
    Culture, DeedTerms, Demand, Endpoint, Equipment, Good, Grade, MarkerKind, Passenger, Relic,
    ShipClass, SwitchedMarker, Variant,
};
use super::rows::{CultureRow, FactoryGoodRow, GoodRow, MarkerSpec, within};
use super::{CultureIx, Edition, Level, LevelFindings, LevelMark, RelicIx, SpaceKind};

/// Highest price, value or other amount of credits in a level file.
const MOST_CREDITS: u32 = 100_000;

/// Builds the level of an edition, reporting everything that stands in the way; `None` if anything
/// does.
pub(super) fn build(rows: &Rows, edition: Edition, found: &mut LevelFindings) -> Option<Level> {
    let before = found.list.len();
    let Some(row) = rows.editions.editions.iter().find(|row| row.id == edition.id()) else {
        let mark = LevelMark::head(LevelFile::Editions, "editions");
        found.add(&mark, "level-no-edition", vec![("id", edition.id().into())], "");
        return None;
    };
    let rules = row.rules();
    let nth = rows.editions.editions.iter().position(|row| row.id == edition.id()).unwrap_or(0);
    check_rules(&rules, nth, found);
    let board = build_board::board(rows, edition.id(), found);
    let cultures = cultures(rows, edition.id(), &rules, found);
    let names: BTreeMap<&str, CultureIx> = cultures
        .iter()
        .enumerate()
        .map(|(ix, culture)| (culture.id.as_str(), CultureIx(ix as u8)))
        .collect();
    let (demands, passengers) = cup(rows, edition.id(), &names, found);
    let ships = ships(rows, edition.id(), found);
    let equipment = equipment(rows, edition.id(), found);
    let relics = relics(rows, edition.id(), found);
    let (markers, switched_markers) = markers(rows, edition.id(), &relics, found);
    let variants = variants(rows, edition.id());
    check_switches(&switched_markers, &variants, found);
    let board = board?;
    check_counts(&board, &cultures, &markers, (&rules, nth), found);
    if found.list.len() != before {
        return None;
    }
    Some(Level {
        edition,
        rules,
        frame: (rows.board.frame.width, rows.board.frame.height),
        start: board.start,
        spaces: board.spaces,
        links: board.links,
        systems: board.systems,
        routes: board.routes,
        cultures,
        demands,
        passengers,
        ships,
        equipment,
        relics,
        markers,
        switched_markers,
        port_deeds: board.port_deeds,
        variants,
    })
}

/// The switches that an edition offers.
fn variants(rows: &Rows, edition: &str) -> Vec<Variant> {
    let offered = rows.editions.variants.iter();
    offered
        .filter(|row| row.editions.iter().any(|id| id == edition))
        .map(|row| Variant {
            id: row.id.clone(),
            rule: row.rule.clone(),
            numbers: row.numbers.iter().map(|(name, value)| (name.clone(), *value)).collect(),
        })
        .collect()
}

/// Each marker that comes with a switch names one that the edition offers.
fn check_switches(markers: &[SwitchedMarker], variants: &[Variant], found: &mut LevelFindings) {
    for marker in markers {
        let known = variants.iter().any(|variant| variant.id == marker.switch);
        let mark = || LevelMark::row(LevelFile::Markers, "switch", &marker.switch);
        found.need(
            known,
            mark,
            "level-unknown",
            || vec![("id", marker.switch.clone())],
            "MOV-13.5.7",
        );
    }
}

/// There is a home for every culture, a marker for every box, a race for every seat.
fn check_counts(
    board: &EditionBoard,
    cultures: &[Culture],
    markers: &[MarkerKind],
    (rules, nth): (&EditionRules, usize),
    found: &mut LevelFindings,
) {
    let homes = board.systems.iter().filter(|system| system.is_culture_system()).count();
    let head = |field| move || LevelMark::head(LevelFile::Board, field);
    let numbers =
        |a: usize, b: usize| move || vec![("have", a.to_string()), ("want", b.to_string())];
    found.need(
        homes == cultures.len(),
        head("systems"),
        "level-homes",
        numbers(homes, cultures.len()),
        "MOV-2.2.1",
    );
    let boxes = board.spaces.iter().filter(|space| space.kind == SpaceKind::Encounter).count();
    found.need(
        boxes <= markers.len(),
        head("spaces"),
        "level-boxes",
        numbers(markers.len(), boxes),
        "MOV-2.2.2",
    );
    let races = cultures.iter().filter(|culture| culture.race).count();
    let enough = races >= usize::from(rules.seats_max);
    let mark = || LevelMark::head(LevelFile::Editions, "seats_max").nth(nth);
    found.need(
        enough,
        mark,
        "level-races",
        numbers(races, usize::from(rules.seats_max)),
        "MOV-2.1.3",
    );
}

/// The rule values stay within what the program can count with.
fn check_rules(rules: &EditionRules, nth: usize, found: &mut LevelFindings) {
    let mut need = |holds: bool, field: &'static str, rule: &str| {
        let mark = || LevelMark::head(LevelFile::Editions, field).nth(nth);
        found.need(holds, mark, "level-rule-value", || vec![("field", field.into())], rule);
    };
    need((1..=rules.seats_max).contains(&rules.seats_min), "seats_min", "MOV-2.1.1");
    need(rules.seats_max <= 8, "seats_max", "MOV-2.1.1");
    need(rules.start_money_per_seat <= MOST_CREDITS, "start_money_per_seat", "MOV-2.1.3");
    need((1..=MOST_CREDITS).contains(&rules.goal), "goal", "MOV-2.2.8");
    need(
        rules.goals.iter().all(|goal| (1..=MOST_CREDITS).contains(&goal.net_worth)),
        "goals",
        "MOV-13.1.1",
    );
    need((1..=12).contains(&rules.dice), "dice", "MOV-4.3.1");
    need(rules.dice_limit != Some(0), "dice_limit", "MOV-4.3.2");
    need((1..=20).contains(&rules.hold_room), "hold_room", "MOV-1.2.2");
    need(rules.passenger_room <= 20, "passenger_room", "MOV-1.2.2");
    need(rules.home_discount_percent <= 100, "home_discount_percent", "MOV-9.5.1");
    need(rules.port_commission_percent <= 100, "port_commission_percent", "MOV-9.2.1");
    need(rules.factory_commission_percent <= 100, "factory_commission_percent", "MOV-9.4.1");
    need(
        rules.small_bank.is_none_or(|size| (1..=10_000_000).contains(&size)),
        "small_bank",
        "MOV-13.2.1",
    );
}

fn credits(found: &mut LevelFindings, mark: impl FnOnce() -> LevelMark, amount: u32, rule: &str) {
    found.need(
        amount <= MOST_CREDITS,
        mark,
        "level-figure",
        || vec![("number", amount.to_string())],
        rule,
    );
}

fn cultures(
    rows: &Rows,
    edition: &str,
    rules: &EditionRules,
    found: &mut LevelFindings,
) -> Vec<Culture> {
    let file = LevelFile::Cultures;
    let mut cultures: Vec<Culture> = Vec::new();
    let mark = || LevelMark::head(file, "cultures");
    found.need(
        (1..=32).contains(&rows.cultures.cultures.len()),
        mark,
        "level-too-many",
        Vec::new,
        "",
    );
    for row in &rows.cultures.cultures {
        let mark = || LevelMark::row(file, "id", &row.id);
        if cultures.iter().any(|culture| culture.id == row.id) {
            found.add(&mark().nth(1), "level-id-twice", vec![("id", row.id.clone())], "");
            continue;
        }
        cultures.extend(culture(row, rows, edition, found));
    }
    strangers(rows, edition, &cultures, found);
    for ix in 0..cultures.len() {
        let buyers = match rules.buyers {
            BuyersRule::NextNumbers(how_many) => next_numbers(&cultures, ix, how_many),
            BuyersRule::Listed => listed(rows, edition, &cultures, ix, found),
        };
        cultures[ix].buyer_mask = buyers
            .iter()
            .fold(0, |mask, buyer| mask | 1u32.checked_shl(u32::from(buyer.0)).unwrap_or(0));
        cultures[ix].buyers = buyers;
    }
    cultures
}

/// One culture with what each list says of it; `None` where one of them lacks it.
fn culture(
    row: &CultureRow,
    rows: &Rows,
    edition: &str,
    found: &mut LevelFindings,
) -> Option<Culture> {
    let file = LevelFile::Cultures;
    let mark = || LevelMark::row(file, "id", &row.id);
    credits(found, mark, row.card, "MOV-10.2.1");
    let number = rows.cultures.numbers.iter().find(|n| n.edition == edition && n.culture == row.id);
    let good = rows.cultures.goods.iter().find(|g| g.edition == edition && g.culture == row.id);
    let factory =
        rows.cultures.factory_goods.iter().find(|g| g.edition == edition && g.culture == row.id);
    let deed =
        rows.deeds.factories.iter().find(|d| d.culture == row.id && within(&d.editions, edition));
    for (there, list, rule) in [
        (number.is_some(), "numbers", "MOV-1.1.2"),
        (good.is_some(), "goods", "MOV-7.3.1"),
        (factory.is_some(), "factory_goods", "MOV-7.4.1"),
        (deed.is_some(), "factories", "MOV-9.3.1"),
    ] {
        let args =
            || vec![("id", row.id.clone()), ("list", list.into()), ("edition", edition.into())];
        found.need(there, mark, "level-culture-lacks", args, rule);
    }
    let (Some(number), Some(good), Some(factory), Some(deed)) = (number, good, factory, deed)
    else {
        return None;
    };
    let of = |name: &str| {
        LevelMark::row(file, "culture", &row.id)
            .and("edition", edition)
            .and("name", name)
            .also("value:")
    };
    let good_mark = || of(&good.name).also("grade:");
    credits(found, good_mark, good.price.max(good.value), "MOV-1.1.3");
    let factory_mark = || of(&factory.name).but("grade:");
    credits(found, factory_mark, factory.price.max(factory.value), "MOV-1.1.3");
    let deed_mark = || LevelMark::row(LevelFile::Deeds, "culture", &row.id);
    credits(found, deed_mark, deed.price, "MOV-9.3.1");
    credits(found, deed_mark, deed.worth, "MOV-9.3.1");
    Some(Culture {
        id: row.id.clone(),
        name: row.name.clone(),
        science: row.science,
        card: row.card,
        number: number.number,
        letter: number.letter.as_ref().and_then(|letter| letter.chars().next()),
        label: number.label.clone(),
        race: number.race,
        good: own_good(good),
        factory_good: factory_good(factory, good.grade),
        buyers: Vec::new(),
        buyer_mask: 0,
        factory_deed: DeedTerms { price: deed.price, worth: deed.worth, colour: deed.colour },
    })
}

fn own_good(row: &GoodRow) -> Good {
    let (name, grade) = (row.name.clone(), row.grade);
    Good { name, grade, count: row.count, price: row.price, value: row.value, room: row.room }
}

/// A factory good carries the grade of its culture's own good.
fn factory_good(row: &FactoryGoodRow, grade: Grade) -> Good {
    let name = row.name.clone();
    Good { name, grade, count: row.count, price: row.price, value: row.value, room: row.room }
}

/// Rows that name a culture which does not exist, or come twice.
fn strangers(rows: &Rows, edition: &str, cultures: &[Culture], found: &mut LevelFindings) {
    let file = LevelFile::Cultures;
    let (list, deeds) = (&rows.cultures, rows.deeds.factories.iter());
    let numbers = list.numbers.iter().filter(|r| r.edition == edition).map(|r| &*r.culture);
    let goods = list.goods.iter().filter(|r| r.edition == edition).map(|r| &*r.culture);
    let factory_goods =
        list.factory_goods.iter().filter(|r| r.edition == edition).map(|r| &*r.culture);
    let deeds = deeds.filter(|r| within(&r.editions, edition)).map(|r| &*r.culture);
    let lists: [(LevelFile, &str, Vec<&str>); 4] = [
        (file, "label:", numbers.collect()),
        (file, "grade:", goods.collect()),
        (file, "value:", factory_goods.collect()),
        (LevelFile::Deeds, "worth:", deeds.collect()),
    ];
    for (file, word, names) in lists {
        for (ix, name) in names.iter().enumerate() {
            let mark = || {
                let mark = LevelMark::row(file, "culture", name);
                let of_edition = file == LevelFile::Cultures;
                let mark = if of_edition { mark.and("edition", edition) } else { mark };
                mark.also(word)
            };
            let known = cultures.iter().any(|culture| culture.id == *name)
                || list.cultures.iter().any(|row| row.id == *name);
            let args = || vec![("id", (*name).into())];
            found.need(known, mark, "level-unknown", args, "");
            let twice = names[..ix].contains(name);
            found.need(!twice, || mark().nth(1), "level-row-twice", args, "");
        }
    }
}

/// Buyers by MOV-7.5.2 of 1988: the next numbers of the ring, both halves of each, never the
/// seller's own number.
fn next_numbers(cultures: &[Culture], seller: usize, how_many: u8) -> Vec<CultureIx> {
    let mut ring: Vec<u8> = cultures.iter().map(|culture| culture.number).collect();
    ring.sort_unstable();
    ring.dedup();
    let at = ring.iter().position(|number| *number == cultures[seller].number).unwrap_or(0);
    let steps = usize::from(how_many).min(ring.len().saturating_sub(1));
    (1..=steps)
        .map(|step| ring[(at + step) % ring.len()])
        .flat_map(|number| (0..cultures.len()).filter(move |ix| cultures[*ix].number == number))
        .map(|ix| CultureIx(ix as u8))
        .collect()
}

/// Buyers as printed on the token (MOV-7.5.2 of 2012).
fn listed(
    rows: &Rows,
    edition: &str,
    cultures: &[Culture],
    seller: usize,
    found: &mut LevelFindings,
) -> Vec<CultureIx> {
    let id = &cultures[seller].id;
    let Some(row) =
        rows.cultures.goods.iter().find(|row| row.edition == edition && row.culture == *id)
    else {
        return Vec::new();
    };
    let mut buyers = Vec::new();
    for label in &row.buyers {
        let mark = || {
            LevelMark::row(LevelFile::Cultures, "culture", id)
                .and("edition", edition)
                .and("name", &row.name)
        };
        match cultures.iter().position(|culture| culture.label == *label) {
            Some(ix) => buyers.push(CultureIx(ix as u8)),
            None => found.add(&mark(), "level-unknown", vec![("id", label.clone())], "MOV-7.5.2"),
        }
    }
    buyers
}

/// What is in the cup: demand and passengers. A name that nobody has is reported.
fn cup(
    rows: &Rows,
    edition: &str,
    names: &BTreeMap<&str, CultureIx>,
    found: &mut LevelFindings,
) -> (Vec<Demand>, Vec<Passenger>) {
    let mut culture = |id: &str, mark: LevelMark, rule: &str| {
        let ix = names.get(id).copied();
        found.need(ix.is_some(), || mark, "level-unknown", || vec![("id", id.into())], rule);
        ix
    };
    let mut demands = Vec::new();
    for row in rows.cup.demands.iter().filter(|row| row.edition == edition) {
        let mark = LevelMark::row(LevelFile::Cup, "at", &row.at)
            .and("good_of", &row.good_of)
            .and("edition", edition);
        let at = culture(&row.at, mark.clone(), "MOV-8.1.3");
        let good_of = culture(&row.good_of, mark, "MOV-8.2.1");
        if let (Some(at), Some(good_of)) = (at, good_of) {
            demands.push(Demand { at, good_of, bonus: row.bonus, count: row.count });
        }
    }
    let mut passengers = Vec::new();
    for row in rows.cup.passengers.iter().filter(|row| row.edition == edition) {
        let mut end = |id: &str| match id {
            "base" => Some(Endpoint::Base),
            _ => culture(id, LevelMark::row(LevelFile::Cup, "id", &row.id), "MOV-8.3.1")
                .map(Endpoint::Culture),
        };
        if let (Some(from), Some(to)) = (end(&row.from), end(&row.to)) {
            let (id, title) = (row.id.clone(), row.title.clone());
            passengers.push(Passenger { id, title, from, to, fare: row.fare });
        }
    }
    check_cup(&demands, &passengers, found);
    (demands, passengers)
}

/// Figures fit, and a passenger is there once and wants to go elsewhere.
fn check_cup(demands: &[Demand], passengers: &[Passenger], found: &mut LevelFindings) {
    for demand in demands {
        credits(found, || LevelMark::head(LevelFile::Cup, "demands"), demand.bonus, "MOV-8.2.1");
    }
    for (ix, passenger) in passengers.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Cup, "id", &passenger.id);
        let args = || vec![("id", passenger.id.clone())];
        credits(found, mark, passenger.fare, "MOV-8.3.2");
        let twice = passengers[..ix].iter().any(|other| other.id == passenger.id);
        found.need(!twice, || mark().nth(1), "level-id-twice", args, "");
        let leaves = passenger.from != passenger.to;
        found.need(leaves, mark, "level-passenger-stays", args, "MOV-8.3.5");
    }
}

fn ships(rows: &Rows, edition: &str, found: &mut LevelFindings) -> Vec<ShipClass> {
    let mut ships: Vec<ShipClass> = Vec::new();
    for row in rows.ships.ships.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Ships, "id", &row.id);
        let args = || vec![("id", row.id.clone())];
        let twice = ships.iter().any(|ship| ship.id == row.id);
        found.need(!twice, || mark().nth(1), "level-id-twice", args, "");
        let fits = (1..=12).contains(&row.dice) && (1..=30).contains(&row.holds);
        found.need(fits, mark, "level-ship", args, "MOV-1.2.1");
        credits(found, mark, row.price.max(row.trade_in), "MOV-7.7.1");
        ships.push(ShipClass {
            id: row.id.clone(),
            name: row.name.clone(),
            dice: row.dice,
            holds: row.holds,
            price: row.price,
            trade_in: row.trade_in,
            sold_by: row.sold_by,
            at_base: row.at_base,
        });
    }
    let mark = || LevelMark::head(LevelFile::Ships, "ships");
    found.need((1..=200).contains(&ships.len()), mark, "level-too-many", Vec::new, "MOV-1.2.1");
    ships
}

fn equipment(rows: &Rows, edition: &str, found: &mut LevelFindings) -> Vec<Equipment> {
    let mut pieces: Vec<Equipment> = Vec::new();
    for row in rows.equipment.equipment.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Equipment, "id", &row.id);
        let twice = pieces.iter().any(|piece| piece.id == row.id);
        found.need(!twice, || mark().nth(1), "level-id-twice", || vec![("id", row.id.clone())], "");
        credits(found, mark, row.price.max(row.trade_in).max(row.effect.figure()), "MOV-7.6.1");
        pieces.push(Equipment {
            id: row.id.clone(),
            name: row.name.clone(),
            effect: row.effect.clone(),
            price: row.price,
            trade_in: row.trade_in,
            pile: row.pile,
            sold_by: row.sold_by,
            room: row.room,
            hull: row.hull,
            for_sale: row.for_sale,
        });
    }
    let mark = || LevelMark::head(LevelFile::Equipment, "equipment");
    found.need(pieces.len() <= 200, mark, "level-too-many", Vec::new, "");
    pieces
}

fn relics(rows: &Rows, edition: &str, found: &mut LevelFindings) -> Vec<Relic> {
    let mut relics: Vec<Relic> = Vec::new();
    for row in rows.relics.relics.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Relics, "id", &row.id);
        let twice = relics.iter().any(|relic| relic.id == row.id);
        found.need(!twice, || mark().nth(1), "level-id-twice", || vec![("id", row.id.clone())], "");
        credits(found, mark, row.price.max(row.trade_in).max(row.effect.figure()), "MOV-7.7.4");
        relics.push(Relic {
            id: row.id.clone(),
            name: row.name.clone(),
            effect: row.effect.clone(),
            price: row.price,
            trade_in: row.trade_in,
        });
    }
    let mark = || LevelMark::head(LevelFile::Relics, "relics");
    found.need(relics.len() <= 200, mark, "level-too-many", Vec::new, "");
    relics
}

fn markers(
    rows: &Rows,
    edition: &str,
    relics: &[Relic],
    found: &mut LevelFindings,
) -> (Vec<MarkerKind>, Vec<SwitchedMarker>) {
    let (mut plain, mut switched) = (Vec::new(), Vec::new());
    let mut seen = BTreeMap::new();
    for row in rows.markers.markers.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Markers, "id", &row.id);
        if seen.insert(row.id.as_str(), ()).is_some() {
            found.add(&mark().nth(1), "level-id-twice", vec![("id", row.id.clone())], "");
        }
        let kind = match &row.marker {
            MarkerSpec::Gate(number) => {
                let fits = (1..=6).contains(number);
                found.need(
                    fits,
                    mark,
                    "level-gate",
                    || vec![("number", number.to_string())],
                    "MOV-4.7.1",
                );
                MarkerKind::Gate(*number)
            }
            MarkerSpec::OpenPort => MarkerKind::OpenPort,
            MarkerSpec::Hazard(colour, fee) => {
                let args = || vec![("number", fee.to_string())];
                found.need((1..=10_000).contains(fee), mark, "level-figure", args, "MOV-4.8.1");
                MarkerKind::Hazard(*colour, *fee)
            }
            MarkerSpec::Relic(id) => match relics.iter().position(|relic| relic.id == *id) {
                Some(ix) => MarkerKind::Relic(RelicIx(ix as u8)),
                None => {
                    found.add(&mark(), "level-unknown", vec![("id", id.clone())], "MOV-4.10.2");
                    continue;
                }
            },
        };
        for _ in 0..row.count {
            match &row.switch {
                None => plain.push(kind),
                Some(switch) => switched.push(SwitchedMarker { switch: switch.clone(), kind }),
            }
        }
    }
    (plain, switched)
}
