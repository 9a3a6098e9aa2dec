//! Level files that can be read and mean nothing good, picked by hand: for each game the figures,
//! lists and cards of which somebody would expect the worst. It spoils copies only, and holds no
//! judgement of what the check must say to them.

use super::level_edits::{figures, lists_of};
use std::iter;

/// What is done to a file.
#[derive(Clone, Copy)]
pub enum Change {
    /// A field has this value wherever it stands.
    Field(&'static str, &'static str),
    /// A field has these values instead of its first one.
    First(&'static str, &'static str),
    /// Lists with this name hold nothing.
    Emptied(&'static str),
    /// Lists with this name hold this, so many times.
    Filled(&'static str, &'static str, usize),
    /// Of the rows that begin so, one in so many is away.
    Thinned(&'static str, usize),
    /// The first card with a bonus does this instead, so many times.
    Does(&'static str, usize),
    /// The first card with a bonus is a passive card that does this.
    Waits(&'static str),
    /// The first card with a bonus does what these brackets hold, so deep in each other.
    Nested(&'static str, &'static str, usize),
}

/// A file of a level that is picked, and what is done to it.
pub struct Pick {
    /// Of which game.
    pub game: &'static str,
    /// Which of its files.
    pub file: &'static str,
    /// What is done.
    pub change: Change,
}

/// The card that is given other effects, and what it did.
const CARD: &str = "kind: technique, bonus: true,\n        effects: [move(cards: (zone: pile_top(me), by: all), to: deck_top(me))]";

impl Pick {
    /// In words.
    pub fn name(&self) -> String {
        match self.change {
            Change::Field(field, value) => format!("{field} {value} everywhere"),
            Change::First(field, value) => format!("the first {field} {value}"),
            Change::Emptied(list) => format!("no {list}"),
            Change::Filled(list, with, times) => format!("{list} with {times} times {with}"),
            Change::Thinned(rows, n) => format!("one in {n} of the rows {rows} away"),
            Change::Does(effect, times) => format!("a card does {times} times [{effect}]"),
            Change::Waits(passive) => format!("a card waits for [{passive}]"),
            Change::Nested(open, _, times) => format!("a card does {times} times {open}"),
        }
    }

    /// The file so; the same as before where there is nothing of that kind.
    pub fn made_of(&self, text: &str) -> String {
        let card = |does: String| text.replacen(CARD, &does, 1);
        let technique = |effects: String| card(format!("kind: technique, effects: [{effects}]"));
        match self.change {
            Change::Field(field, value) => given(text, field, value, usize::MAX),
            Change::First(field, value) => given(text, field, value, 1),
            Change::Emptied(list) => filled(text, list, ""),
            Change::Filled(list, with, times) => {
                let all: Vec<&str> = iter::repeat_n(with, times).collect();
                filled(text, list, &all.join(", "))
            }
            Change::Thinned(rows, n) => {
                let mut seen = 0;
                let kept = text.lines().filter(|line| {
                    let row = line.trim_start().starts_with(rows);
                    seen += usize::from(row);
                    !row || !seen.is_multiple_of(n)
                });
                kept.collect::<Vec<_>>().join("\n")
            }
            Change::Does(effect, times) => {
                let all: Vec<&str> = iter::repeat_n(effect, times).collect();
                technique(all.join(", "))
            }
            Change::Waits(passive) => card(format!("kind: passive, passive: [{passive}]")),
            Change::Nested(open, close, times) => technique(format!(
                "{}shuffle(deck_of(me)){}",
                open.repeat(times),
                close.repeat(times)
            )),
        }
    }
}

/// A text in which the first figures of a field are another one.
fn given(text: &str, field: &str, value: &str, most: usize) -> String {
    let all = figures(text);
    let mut text = text.to_owned();
    let found: Vec<_> = all.into_iter().filter(|(name, _)| name == field).take(most).collect();
    for (_, at) in found.into_iter().rev() {
        text.replace_range(at, value);
    }
    text
}

/// A text in which the lists of a field hold something else.
fn filled(text: &str, field: &str, with: &str) -> String {
    let mut text = text.to_owned();
    // The inner ones end first, and are gone with the outer ones.
    while let Some(at) = lists_of(&text, field).into_iter().find(|at| text[at.clone()] != *with) {
        text.replace_range(at, with);
    }
    text
}

const fn pick(game: &'static str, file: &'static str, change: Change) -> Pick {
    Pick { game, file, change }
}
const fn card(change: Change) -> Pick {
    pick("dale_of_merchants", "cards.ron", change)
}
const fn table(change: Change) -> Pick {
    pick("dale_of_merchants", "tables.ron", change)
}
const fn venus(file: &'static str, change: Change) -> Pick {
    pick("merchant_of_venus", file, change)
}
const fn edition(field: &'static str, value: &'static str) -> Pick {
    venus("editions.ron", Change::Field(field, value))
}
const fn cove(file: &'static str, change: Change) -> Pick {
    pick("merchants_cove", file, change)
}
const fn ducks(file: &'static str, change: Change) -> Pick {
    pick("duck_dealer", file, change)
}

use Change::{Does, Emptied, Field, Filled, First, Nested, Thinned, Waits};

/// Every file that is picked.
pub const PICKS: &[Pick] = &[
    card(Does("modify(cards: all_i_use, change: times(fixed(100)))", 20)),
    card(Does("modify(cards: all_i_use, change: add(fixed(1)))", 60)),
    card(Does("shuffle(deck_of(me))", 5000)),
    card(Does("fill_market", 1)),
    card(Nested("may([", "])", 30)),
    card(Nested("repeat(count: fixed(100), body: [", "])", 3)),
    card(Nested("repeat(count: fixed(100), body: [", "])", 4)),
    card(Nested("later([", "])", 30)),
    card(Waits("activate(per_turn: 255, body: [shuffle(deck_of(me))])")),
    card(Waits("after(event: other_shuffled, optional: false, body: [shuffle(deck_of(me))])")),
    card(Waits(
        "after(event: this_enters_my_hand, optional: false, body: [move(cards: (zone: hand(me), count: exactly(fixed(1))), to: deck_top(me)), draw(from: deck_of(me), count: fixed(1), to: hand(me))])",
    )),
    card(First("copies", "0")),
    card(First("copies", "60000")),
    card(First("value", "0")),
    card(Field("value", "0")),
    card(Field("copies", "0")),
    card(Field("copies", "200")),
    table(Field("hand_size", "0")),
    table(Field("hand_size", "1")),
    table(Field("hand_size", "200")),
    table(Field("hand_size", "65535")),
    table(Emptied("surcharges")),
    table(Filled("surcharges", "0", 100)),
    table(Filled("surcharges", "255", 5)),
    table(Emptied("faces")),
    table(Field("stacks", "0")),
    table(Field("stacks", "200")),
    table(Field("junk", "0")),
    table(Field("junk", "200")),
    table(Field("sets", "0")),
    table(Field("sets", "12")),
    table(Field("seats", "0")),
    table(Field("seats", "9")),
    table(Emptied("tables")),
    venus("board.ron", Emptied("spaces")),
    venus("board.ron", Emptied("links")),
    venus("board.ron", Thinned("(from", 2)),
    venus("board.ron", Thinned("(from", 5)),
    venus("board.ron", Thinned("(from", 50)),
    venus("board.ron", Field("cost", "0")),
    venus("board.ron", Field("cost", "255")),
    venus("board.ron", Field("fee", "2000000000")),
    venus("ships.ron", Field("dice", "0")),
    venus("ships.ron", Field("dice", "200")),
    venus("ships.ron", Field("holds", "0")),
    venus("ships.ron", Field("holds", "200")),
    venus("ships.ron", Field("price", "0")),
    venus("ships.ron", Field("trade_in", "2000000000")),
    venus("cultures.ron", Field("price", "0")),
    venus("cultures.ron", Field("price", "2000")),
    venus("cultures.ron", Field("value", "2147483647")),
    venus("cultures.ron", Field("count", "0")),
    venus("cultures.ron", Field("room", "0")),
    venus("cultures.ron", Field("room", "200")),
    venus("cultures.ron", Field("card", "2147483647")),
    venus("cup.ron", Field("count", "0")),
    venus("markers.ron", Field("count", "0")),
    edition("seats_max", "0"),
    edition("seats_max", "1"),
    edition("seats_max", "64"),
    edition("seats_max", "255"),
    edition("seats_min", "0"),
    edition("goal", "0"),
    edition("goal", "1"),
    edition("goal", "4000000000"),
    edition("dice", "0"),
    edition("dice", "255"),
    edition("hold_room", "0"),
    edition("hold_room", "255"),
    edition("passenger_room", "0"),
    edition("start_money_per_seat", "0"),
    edition("start_money_per_seat", "4000000"),
    edition("home_discount_percent", "100"),
    edition("home_discount_percent", "200"),
    edition("port_commission_percent", "1000"),
    edition("factory_commission_percent", "255"),
    edition("markers_per_seat", "0"),
    edition("jump_start_cost_from_city", "255"),
    edition("limited_visit_buys", "0"),
    edition("limited_visit_sells", "255"),
    cove("harbour.ron", Field("bag", "0")),
    cove("harbour.ron", Field("bag", "200")),
    cove("harbour.ron", Field("places", "0")),
    cove("harbour.ron", Field("arrive", "200")),
    cove("harbour.ron", Emptied("berths")),
    cove("rogues.ron", Field("lair", "0")),
    cove("corruption.ron", Field("copies", "0")),
    cove("corruption.ron", Field("corruption", "2147483647")),
    cove("townsfolk.ron", Emptied("cards")),
    ducks("figures.ron", Field("red", "0")),
    ducks("figures.ron", Field("jump", "0")),
    ducks("figures.ron", Field("jump", "255")),
    ducks("figures.ron", Field("keep", "0")),
    ducks("figures.ron", Field("cubes", "0")),
    ducks("figures.ron", Field("quiet", "0")),
    ducks("figures.ron", Field("speed", "0")),
    ducks("figures.ron", Emptied("sections")),
    ducks("goods.ron", Field("sale", "2147483647")),
    ducks("planets.ron", Emptied("planets")),
];
