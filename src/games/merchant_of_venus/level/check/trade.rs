//! Checks of trade: number ring and buyers, prices and grades, the cup, deeds and sums of the
//! edition.
//!
//! It takes the printed lists and works the rules out again; it never corrects one.

use std::collections::BTreeMap;

use super::super::{
    BuyersRule, Culture, CultureIx, DeedColour, Good, Grade, Level, LevelFile, LevelFindings,
    LevelMark, Rows, Science,
};
use super::{Args, counts, id, rule_row};

/// Reports what is wrong with the trade of one edition.
pub(super) fn check(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    ring(level, found);
    for (ix, culture) in level.cultures.iter().enumerate() {
        good(level, culture, &culture.good, "grade:", found);
        good(level, culture, &culture.factory_good, "", found);
        worth(level, culture, found);
        buyers(rows, level, CultureIx(ix as u8), found);
    }
    demands(level, found);
    passengers(level, found);
    deeds(level, found);
    sciences(level, found);
    sums(rows, level, found);
}

/// The row of a culture in one of the lists of the edition, known by a word of its own.
pub(super) fn row(level: &Level, culture: &str, word: &str) -> LevelMark {
    let mark =
        LevelMark::row(LevelFile::Cultures, "culture", culture).and("edition", level.edition.id());
    if word.is_empty() { mark.also("value:").but("grade:") } else { mark.also(word) }
}

fn of(level: &Level, culture: &Culture) -> Args {
    vec![("id", culture.id.clone()), ("edition", level.edition.id().to_string())]
}

/// The numbers run from 1 without a gap; a number is whole, or split into a and b (MOV-1.1.2).
fn ring(level: &Level, found: &mut LevelFindings) {
    let mut halves: BTreeMap<u8, Vec<Option<char>>> = BTreeMap::new();
    for culture in &level.cultures {
        halves.entry(culture.number).or_default().push(culture.letter);
    }
    let last = halves.len() as u8;
    for culture in &level.cultures {
        let mark = || row(level, &culture.id, "label:");
        let args = || of(level, culture);
        let letter = culture.letter.map(String::from).unwrap_or_default();
        let label = culture.label == format!("{}{letter}", culture.number);
        found.need(label, mark, "level-label", args, "MOV-1.1.2");
        found.need((1..=last).contains(&culture.number), mark, "level-ring-gap", args, "MOV-1.1.2");
        let mut letters = halves.get(&culture.number).cloned().unwrap_or_default();
        letters.sort_unstable();
        let whole = letters == [None] || letters == [Some('a'), Some('b')];
        found.need(whole, mark, "level-ring-split", args, "MOV-1.1.2");
    }
}

/// What holds for goods and factory goods alike.
fn good(level: &Level, culture: &Culture, good: &Good, word: &str, found: &mut LevelFindings) {
    let mark = || row(level, &culture.id, word);
    let args = || {
        vec![
            ("id", culture.id.clone()),
            ("name", good.name.clone()),
            ("edition", level.edition.id().into()),
        ]
    };
    found.need(!good.name.is_empty(), mark, "level-good-nameless", args, "MOV-1.1.3");
    found.need(good.value > good.price, mark, "level-margin", args, "MOV-1.1.3");
    let tens = good.price > 0 && good.price.is_multiple_of(10) && good.value.is_multiple_of(10);
    found.need(tens, mark, "level-tens", args, "MOV-1.1.6");
    found.need(good.count > 0, mark, "level-no-tokens", args, "MOV-7.1.4");
    let holds = level.ships.iter().map(|ship| u32::from(ship.holds)).min().unwrap_or(0);
    let fits = good.room > 0 && u32::from(good.room) <= holds * u32::from(level.rules.hold_room);
    found.need(fits, mark, "level-room", args, "MOV-1.2.3");
    let part = |amount: u32, percent: u8| (amount * u32::from(percent)).is_multiple_of(100);
    let port = level.rules.port_commission_percent;
    let whole = part(good.price, level.rules.factory_commission_percent)
        && part(good.price, port)
        && part(good.value, port);
    found.need(whole || !tens, mark, "level-commission", args, "MOV-1.1.6");
}

/// The grade is that of the price; the card is worth something.
fn worth(level: &Level, culture: &Culture, found: &mut LevelFindings) {
    let band = match culture.good.grade {
        Grade::Basic => 10..=40,
        Grade::Premium => 50..=110,
        Grade::Luxury => 120..=200,
    };
    let fits = band.contains(&culture.good.price);
    found.need(
        fits,
        || row(level, &culture.id, "grade:"),
        "level-grade",
        || of(level, culture),
        "MOV-7.3.3",
    );
    let card = culture.card > 0 && culture.card.is_multiple_of(10);
    let mark = || LevelMark::row(LevelFile::Cultures, "id", &culture.id);
    found.need(card, mark, "level-card", || id(&culture.id), "MOV-10.2.1");
}

/// The printed buyers are those of the rule: the next numbers of the ring, with both halves of each
/// (MOV-7.5.2).
fn buyers(rows: &Rows, level: &Level, ix: CultureIx, found: &mut LevelFindings) {
    let culture = level.culture(ix);
    let mark = || row(level, &culture.id, "grade:");
    let args = || of(level, culture);
    found.need(!culture.buyers.is_empty(), mark, "level-no-buyer", args, "MOV-7.5.2");
    found.need(!culture.sells_to(ix), mark, "level-own-buyer", args, "MOV-7.5.2");
    let edition = level.edition.id();
    let mut goods = rows.cultures.goods.iter();
    let Some(good) = goods.find(|row| row.edition == edition && row.culture == culture.id) else {
        return;
    };
    match level.rules.buyers {
        BuyersRule::NextNumbers(_) => {
            let label = |buyer: &CultureIx| level.culture(*buyer).label.as_str();
            let mut printed: Vec<&str> = good.buyers.iter().map(String::as_str).collect();
            let mut ruled: Vec<&str> = culture.buyers.iter().map(label).collect();
            printed.sort_unstable();
            ruled.sort_unstable();
            let args = || {
                let mut args = of(level, culture);
                args.push(("want", ruled.join(", ")));
                args
            };
            found.need(printed == ruled, mark, "level-buyers-rule", args, "MOV-7.5.2");
        }
        BuyersRule::Listed => {
            let next =
                |step: usize| (usize::from(culture.number) + step) % level.cultures.len() + 1;
            let mut steps = culture.buyers.iter().enumerate();
            let runs =
                steps.all(|(step, buyer)| usize::from(level.culture(*buyer).number) == next(step));
            found.need(runs, mark, "level-buyers-run", args, "MOV-1.1.2");
        }
    }
}

fn demands(level: &Level, found: &mut LevelFindings) {
    let edition = level.edition.id();
    let name = |ix: CultureIx| level.culture(ix).id.as_str();
    let mut seen = Vec::new();
    for demand in &level.demands {
        let (at, good_of) = (name(demand.at), name(demand.good_of));
        let mark = || {
            LevelMark::row(LevelFile::Cup, "at", at).and("good_of", good_of).and("edition", edition)
        };
        let args = || {
            vec![
                ("id", at.to_string()),
                ("good", good_of.to_string()),
                ("edition", edition.to_string()),
            ]
        };
        let bought = level.culture(demand.good_of).sells_to(demand.at);
        found.need(bought, mark, "level-demand-unbought", args, "MOV-8.2.1");
        let figures = demand.count > 0 && demand.bonus > 0 && demand.bonus.is_multiple_of(10);
        found.need(figures, mark, "level-demand-figures", args, "MOV-1.1.6");
        let twice = seen.contains(&(demand.at, demand.good_of));
        found.need(!twice, || mark().nth(1), "level-demand-twice", args, "MOV-8.2.3");
        seen.push((demand.at, demand.good_of));
    }
}

fn passengers(level: &Level, found: &mut LevelFindings) {
    let titles = level.passengers.iter().any(|passenger| !passenger.title.is_empty());
    for (ix, passenger) in level.passengers.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Cup, "id", &passenger.id);
        let args = || id(&passenger.id);
        let fare = passenger.fare > 0 && passenger.fare.is_multiple_of(10);
        found.need(fare, mark, "level-fare", args, "MOV-1.1.6");
        found.need(!titles || !passenger.title.is_empty(), mark, "level-title", args, "MOV-8.3.1");
        let mut before = level.passengers[..ix].iter();
        let twice = titles && before.any(|other| other.title == passenger.title);
        found.need(
            !twice || passenger.title.is_empty(),
            mark,
            "level-title-twice",
            args,
            "MOV-8.3.1",
        );
    }
}

fn deeds(level: &Level, found: &mut LevelFindings) {
    let ports = level
        .port_deeds
        .iter()
        .map(|deed| ("space", level.space(deed.space).id.as_str(), deed.terms));
    let factories =
        level.cultures.iter().map(|culture| ("culture", culture.id.as_str(), culture.factory_deed));
    let off = u32::from(level.rules.home_discount_percent);
    for (field, name, terms) in ports.chain(factories) {
        let mark = || LevelMark::row(LevelFile::Deeds, field, name);
        let want = match terms.colour {
            DeedColour::Orange => 100,
            DeedColour::Purple => 200,
        };
        found.need(terms.worth == want, mark, "level-deed-colour", || id(name), "MOV-12.2.2");
        found.need(terms.price == terms.worth, mark, "level-deed-price", || id(name), "MOV-9.5.1");
        let whole = (terms.price * off).is_multiple_of(100);
        found.need(whole, mark, "level-deed-discount", || id(name), "MOV-1.1.6");
    }
}

/// Somebody sells every kind of equipment and every ship (MOV-1.1.1), and the Base sells all ships
/// (MOV-5.1.4).
fn sciences(level: &Level, found: &mut LevelFindings) {
    let lives = |science: Science| {
        science != Science::Primitive
            && level.cultures.iter().any(|culture| culture.science == science)
    };
    for piece in level.equipment.iter().filter(|piece| piece.for_sale) {
        let mark = || LevelMark::row(LevelFile::Equipment, "id", &piece.id);
        found.need(lives(piece.sold_by), mark, "level-unsold", || id(&piece.id), "MOV-7.6.1");
    }
    for ship in &level.ships {
        let mark = || LevelMark::row(LevelFile::Ships, "id", &ship.id);
        found.need(lives(ship.sold_by), mark, "level-unsold", || id(&ship.id), "MOV-7.7.1");
        found.need(ship.at_base, mark, "level-not-at-base", || id(&ship.id), "MOV-5.1.4");
    }
    for culture in level.cultures.iter().filter(|culture| culture.science != Science::Primitive) {
        let sells =
            level.equipment.iter().any(|piece| piece.for_sale && piece.sold_by == culture.science);
        let mark = || LevelMark::row(LevelFile::Cultures, "id", &culture.id);
        found.need(sells, mark, "level-science-empty", || id(&culture.id), "MOV-7.6.1");
    }
}

/// The sums and choices of the edition itself.
fn sums(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    let rules = &level.rules;
    let mark = |field: &'static str| move || rule_row(rows, level.edition, field);
    let tokens: usize = level.demands.iter().map(|demand| usize::from(demand.count)).sum();
    let tokens = tokens + level.passengers.len();
    let want = usize::from(rules.cup_size);
    let args = || counts(tokens, want, level.edition);
    found.need(tokens == want, mark("cup_size"), "level-count-cup", args, "MOV-2.2.4");
    let tens = rules.start_money_per_seat.is_multiple_of(10);
    found.need(tens, mark("start_money_per_seat"), "level-start-money", Vec::new, "MOV-1.1.6");
    let offered = rules.goals.iter().any(|goal| goal.net_worth == rules.goal);
    let args = || vec![("goal", rules.goal.to_string())];
    found.need(offered, mark("goals"), "level-goal", args, "MOV-13.1.1");
    let rising = rules.goals.windows(2).all(|pair| pair[0].net_worth < pair[1].net_worth);
    found.need(rising, mark("goals"), "level-goal-order", Vec::new, "MOV-13.1.1");
    let starts =
        rules.start_money_per_seat * u32::from(rules.seats_max) * u32::from(rules.seats_max);
    let bank = rules.small_bank.is_none_or(|size| size > starts);
    found.need(
        bank,
        mark("small_bank"),
        "level-bank",
        || vec![("start", starts.to_string())],
        "MOV-13.2.1",
    );
    for (field, count) in [
        ("limited_visit_buys", rules.limited_visit_buys),
        ("limited_visit_sells", rules.limited_visit_sells),
    ] {
        found.need(count > 0, mark(field), "level-limited-visit", Vec::new, "MOV-7.2.2");
    }
    let goods: usize = level.cultures.iter().map(|culture| usize::from(culture.good.count)).sum();
    let drawn = rules.fast_play.map_or(0, |fast| {
        usize::from(fast.set_up_draw) + usize::from(fast.contact_draw) * level.cultures.len()
    });
    let args = || vec![("drawn", drawn.to_string())];
    found.need(drawn < want + goods, mark("fast_play"), "level-fast-play", args, "MOV-13.3.1");
}
