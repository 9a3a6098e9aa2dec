//! What Merchants Cove says to the panels of the house: where an hourglass would come to lie, which
//! sheet answers a question, what a press on a card means, how numbers of the position editor are
//! called, and what everybody's gold came from.

use super::{EN, Shown, action, log, position, says, sheet, sight};
use crate::common::panels::{harness, model};
use bevy_egui::egui::vec2;
use caravanserai::{
    games::{
        self,
        merchants_cove::{
            level::{BerthIx, Colour, DockWord, Good, Size},
            table::{
                layout,
                nouns::{CoveSight, CoveView, GameView},
                verbs::{BERTH, TAKE_ON, VISIT},
            },
        },
    },
    table::{
        action::Thing,
        catalogue::{Chooser, SeatInfo},
        dice::Dice,
        game::Setup,
        ids::{SeatId, Viewer},
        play::Play,
        sight::Sight,
        view::TableView,
    },
    ui::{
        Model,
        dial_field::{DialField, DialPlace},
        settings::Settings,
    },
};
use egui_kittest::kittest::{NodeT, Queryable};

/// The words of a model of this picture.
fn told<T>(now: &Sight, say: impl FnOnce(&Model) -> T) -> T {
    let settings = Settings::default();
    say(&model(now, &settings, EN))
}

/// The spaces of the board that are offered: what is pressed, and the action.
fn spaces(now: &Sight) -> Vec<(Thing, caravanserai::table::action::Action)> {
    let visits = now.offers.iter().filter(|offer| offer.action.verb == VISIT);
    let thing = |offer| sheet().targets(now, offer).into_iter().next();
    visits.filter_map(|offer| Some((thing(offer)?, offer.action))).collect()
}

/// Points at each space, goes there, and takes whatever is offered first until the turn is over.
#[test]
fn the_clock_foretells_where_the_hourglass_comes_to_lie() {
    let edits = "hour @0 1; hour @1 5; tube 1 red red green; stall @0 red-small";
    let begun = || position(["alchemist", "captain"], edits, &[]);
    let now = sight(&mut begun(), 0);
    let mut told = 0;
    for (space, visit) in spaces(&now) {
        let foreseen = sheet().foreseen(&now, space);
        let Some((glass, _)) = foreseen.first().copied() else { continue };
        assert_eq!(glass, layout::glass(0), "one's own hourglass");
        let mut play = begun();
        let from = CoveSight::of(&now).expect("the game").location(glass);
        play.choose(visit).expect("it is offered");
        for _ in 0..60 {
            let lies = CoveSight::of(&sight(&mut play, 0)).expect("the game").location(glass);
            if lies != from {
                let there = foreseen.iter().any(|(_, zone)| Some(*zone) == lies);
                assert!(there, "{space:?}: {lies:?} was not among {foreseen:?}");
                told += 1;
                break;
            }
            let first = play.offers().first().expect("somebody chooses").action;
            play.choose(first).expect("it is offered");
        }
    }
    assert!(told > 0, "spaces take time");
    // Nobody's hourglass stands on the clock once the docks are open.
    let sells = "hour @0 1; dock bazaar red; stall @0 red-large; market bazaar";
    let mut market = position(["alchemist", "captain"], sells, &[]);
    let now = sight(&mut market, 0);
    let any = (0..layout::ROW).map(|place| Thing::Zone(layout::row(place)));
    assert!(any.into_iter().all(|card| sheet().foreseen(&now, card).is_empty()));
}

/// Who was drawn is carried by hand: dropped on a boat or on somebody aboard, that boat is meant.
#[test]
fn who_was_drawn_is_carried_onto_a_boat() {
    let brews = ["visit brew", "brew-batch red-small"];
    let edits = "hour @0 3; hour @1 9; bench red red; boat 1 blue";
    let mut play = position(["alchemist", "captain"], edits, &brews);
    let now = sight(&mut play, 0);
    let [drawn] = sheet().handy(&now)[..] else { panic!("{:?}", now.decision) };
    for boat in 0..layout::BOATS {
        let board = action(&play, &format!("board boat-{}", boat + 1));
        let aboard = now.zone(layout::aboard(boat)).known.iter().copied();
        let there = aboard.chain([layout::boat(boat)]).map(Thing::Piece);
        for onto in there.chain([Thing::Zone(layout::aboard(boat))]) {
            assert_eq!(sheet().dropped(&now, drawn, Some(onto)), [board], "{onto:?}");
        }
    }
    let elsewhere = [None, Some(Thing::Zone(layout::BAG)), Some(drawn)];
    assert!(elsewhere.into_iter().all(|onto| sheet().dropped(&now, drawn, onto).is_empty()));
    // A full boat is carried to its berth, by whatever of it is picked up.
    let steps = [brews[0], brews[1], "board boat-1"];
    let full = "hour @0 3; hour @1 9; bench red red; boat 1 blue red red";
    let mut play = position(["alchemist", "captain"], full, &steps);
    let now = sight(&mut play, 0);
    assert_eq!(sheet().handy(&now).len(), 5, "the hull and four aboard");
    let berths: Vec<_> = now.offers.iter().filter(|offer| offer.action.verb == BERTH).collect();
    assert!(berths.len() > 1);
    for (picked, offer) in sheet().handy(&now).into_iter().zip(berths.iter().cycle()) {
        let berth = layout::berth(BerthIx(offer.action.args[0] as u8));
        assert_eq!(sheet().dropped(&now, picked, Some(Thing::Zone(berth))), [offer.action]);
    }
    // Where nobody is drawn nothing is picked up.
    let mut play = position(["alchemist", "captain"], edits, &[]);
    assert!(sheet().handy(&sight(&mut play, 0)).is_empty());
}

#[test]
fn a_question_opens_the_sheet_that_answers_it_and_cards_are_pressed_where_they_lie() {
    let mut play = position(["alchemist", "captain"], "row l01 l02 l03 l04", &[]);
    let now = sight(&mut play, 0);
    assert_eq!(sheet().tab_asked(&now), Some("shop"));
    let row = Thing::Zone(layout::row(2));
    let alone = |now: &Sight| now.offers.iter().filter(|o| sheet().harmless(now, o, None)).count();
    assert_eq!(alone(&now), 0, "no turn begins by itself");
    let pressed = |now: &Sight, verb| -> usize {
        let offers = now.offers.iter().filter(|offer| offer.action.verb == verb);
        offers.filter(|offer| sheet().targets(now, offer).contains(&row)).count()
    };
    assert_eq!(pressed(&now, VISIT), 1, "who presses a card wants to recruit");
    assert_eq!(sheet().tab_of(&now, row), Some("townsfolk"));
    assert_eq!(sheet().tab_of(&now, Thing::Seat(SeatId(1))), Some("shop"));
    play.choose(action(&play, "visit recruit")).expect("it is offered");
    let now = sight(&mut play, 0);
    assert_eq!(sheet().tab_asked(&now), Some("townsfolk"));
    assert!(pressed(&now, TAKE_ON) > 0);
    assert_eq!(sheet().tab_needed(&now), None, "the row lies on the board");
    let mut play = position(["chronomancer", "captain"], "", &["visit shift_time"]);
    assert_eq!(sheet().tab_needed(&sight(&mut play, 0)), Some("shop"), "tiles lie nowhere else");

    let stall = "stall @0 red-large; dock bazaar red red; market bazaar";
    let mut play = position(["alchemist", "captain"], stall, &[]);
    let now = sight(&mut play, 0);
    assert_eq!(sheet().tab_asked(&now), Some("sales"));
    assert_eq!(sheet().tab_needed(&now), Some("sales"));
    let sale = action(&play, "sell red-large 1");
    let (name, words) = told(&now, |m| sheet().amount_words(m, sale)).expect("an amount");
    assert_eq!(name, "Red Elixir");
    assert!(words.contains("1") && words.contains("gold"), "{words}");
    // A sale can be taken back until one passes: that is never done by itself after one.
    let pass = now.offers.iter().find(|o| o.action == action(&play, "pass")).expect("offered");
    assert!(sheet().harmless(&now, pass, None) && !sheet().harmless(&now, pass, Some(sale)));
}

#[test]
fn whoever_boards_is_named_in_the_question() {
    let row = "hour @0 1; hour @1 5; row l01 l02 l03 l04";
    let mut play = position(["alchemist", "captain"], row, &[]);
    for _ in 0..60 {
        let now = sight(&mut play, 0);
        let asked = now.decision.expect("somebody is asked");
        if now.catalogue.question(asked.question) == "mc-question-board" {
            let words = told(&now, |m| sheet().question(m)).expect("it says who");
            let whoever = ["Warrior", "Bard", "Wizard", "Noble", "Rogue"];
            assert!(whoever.iter().any(|who| words.contains(who)), "{words}");
            return;
        }
        let first = play.offers().first().expect("somebody chooses").action;
        play.choose(first).expect("it is offered");
    }
    panic!("nobody came aboard");
}

/// Every number stands on what it belongs to, and what it can be has words.
#[test]
fn the_position_editor_sets_numbers_where_they_belong() {
    let mut play = position(["alchemist", "captain"], "", &[]);
    let now = sight(&mut play, 0);
    let seen =
        |dial: &str| told(&now, |m| (sheet().dial_field(m, dial), sheet().dial_place(m, dial)));
    let second = DialPlace::seat(SeatId(1));
    let dock = told(&now, |m| sheet().dial_of(m, "counted:4"));
    assert_eq!(dock, Some(EN.word("mc-dock-square")));
    assert_eq!(seen("counted:4").1, second, "the dock of the second seat");
    // The Captain has crew and waters; a shop that nobody has shows nothing.
    assert_eq!(seen("crew").1, second);
    let (DialField::Marks(waters), place) = seen("empty-waters") else {
        panic!("each empty water is a mark")
    };
    assert_eq!((waters.len(), place), (12, second));
    assert!(waters[2].1.contains('3'), "{waters:?}");
    assert_eq!(waters[2].0, 1 << 3);
    for hidden in ["coal", "wizard-row", "last-shift", "did", "seller"] {
        assert!(seen(hidden).0.is_hidden(), "{hidden}");
    }
    let (DialField::Marks(shields), _) = seen("shields:0") else { panic!("each clan is a mark") };
    let clans = ["Warriors", "Bards", "Wizards", "Nobles"];
    assert!(shields.iter().zip(clans).all(|((_, words), clan)| words.contains(clan)));
    let (DialField::Choice(phases), _) = seen("phase") else { panic!("phases have names") };
    assert!(phases.iter().all(|(_, words)| !words.is_empty() && !words.contains("mc-")));
}

/// A whole game, chosen by chance.
fn ended(seats: usize, seed: u64) -> Play {
    chosen(seats, seed, usize::MAX)
}

/// A game of so many choices, by chance.
fn chosen(seats: usize, seed: u64, most: usize) -> Play {
    let game = games::by_id("merchants_cove").expect("it is in the house");
    let seat = |n: usize| SeatInfo {
        name: ["Ann", "Ben", "Cleo", "Dan"][n].to_owned(),
        colour: n as u8,
        race: ["alchemist", "captain", "blacksmith", "chronomancer"][n].to_owned(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: game.id().to_owned(),
        edition: "standard".to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    let mut play = Play::begin(game, setup).expect("it can be set up");
    let mut dice = Dice::new(seed);
    while !play.is_over() && play.entries().len() < most {
        let offers = play.offers();
        let action = offers[dice.below(offers.len() as u32) as usize].action;
        play.choose(action).expect("it is offered");
    }
    play
}

/// What the end sheet names adds up to the gold that everybody has, the Peddler's card included.
#[test]
fn the_sources_of_gold_add_up_to_the_gold() {
    for (seats, seed) in [(1, 3), (2, 4), (4, 5)] {
        let mut play = ended(seats, seed);
        says(&Shown::of(&mut play, "reckoning").english(), "gold");
        let now = play.sight(Viewer::Seat(SeatId(0)));
        let (lines, settings) = (log(&play), Settings::default());
        let shown = Model { log: &lines, ..model(&now, &settings, EN) };
        let n = CoveSight::of(&now).expect("the game");
        for seat in now.catalogue.all_seats() {
            let sources = sheet().sources(&shown, seat).expect("it knows them");
            let sum: i64 = sources.iter().map(|(_, gold)| gold).sum();
            assert_eq!(sum, n.gold(seat.0), "{seats} seats, {seat:?}: {sources:?}");
            assert!(sources.iter().all(|(key, _)| EN.has(key)));
        }
        let mut drawn = harness(vec2(330.0, 900.0), 100, |ui| {
            sheet().beside_seats_ui(ui, &shown);
            Vec::new()
        });
        drawn.run();
        let told = drawn.query_all_by(|node| node.value().or(node.label()).is_some());
        let words: Vec<String> = told
            .filter_map(|node| {
                let node = node.accesskit_node();
                node.value().or(node.label())
            })
            .collect();
        assert_eq!(words.iter().any(|w| w.contains("Peddler")), seats == 1, "{words:?}");
        if seats == 1 {
            let gold = format!("{} gold", n.gold(1));
            assert!(words.iter().any(|w| w.contains(&gold)), "{gold}: {words:?}");
        }
    }
}

/// Alone against the Peddler its gold so far is known, with what it gains for its level at the end;
/// among several nobody takes part without a seat.
#[test]
fn the_score_to_beat_is_known() {
    let mut play = chosen(1, 3, 60);
    let now = play.sight(Viewer::Seat(SeatId(0)));
    let n = CoveSight::of(&now).expect("the game");
    let gold = sheet().beside(&now.catalogue, &now.purses);
    assert_eq!(gold, Some(("mc-peddler", n.gold(1))));
    assert!(EN.has("mc-peddler"));
    let bonus = n.level().peddler.levels[n.spec().peddler].1;
    assert!(bonus > 0);
    let words = Shown::of(&mut play, "reckoning").english();
    says(&words, &format!("more than {}", n.gold(1) + bonus));
    let now = chosen(2, 4, 60).sight(Viewer::Public);
    assert_eq!(sheet().beside(&now.catalogue, &now.purses), None);
}

/// Where a boat docks is chosen by what is bought there: each berth says it, and what the own goods
/// would bring once the boat is ashore; a batch says who buys it.
#[test]
fn berths_and_batches_say_who_buys() {
    let edits = "hour @0 3; hour @1 9; bench red red; stall @0 red-large; boat 1 red red blue";
    let steps = ["visit brew", "brew-batch red-small", "board boat-1"];
    let mut play = position(["alchemist", "captain"], edits, &steps);
    let bazaar = action(&play, "berth bazaar");
    let now = sight(&mut play, 0);
    let offer = now.offers.iter().find(|offer| offer.action == bazaar).expect("it is free");
    let words = told(&now, |m| sheet().offer_words(m, offer)).expect("words");
    assert_eq!(words, "Bazaar berth: buys large goods");
    let note = told(&now, |m| sheet().offer_note(m, offer)).expect("a note");
    let gold: i64 = {
        let mut numbers = note.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
        numbers.next_back().expect("a sum")
    };
    play.choose(bazaar).expect("it is offered");
    let then = sight(&mut play, 0);
    let nouns = CoveSight::of(&then).expect("the game");
    let red = then.zone(layout::dock(DockWord::Bazaar)).pieces.len();
    assert!(red == 4 && gold > 0, "{note}");
    let good = Good::new(Colour::Red, Size::Large);
    let each = nouns.level().price(good) * nouns.buyers(0, DockWord::Bazaar, Colour::Red);
    assert_eq!(gold, each, "what was foretold: {note}");

    let mut play = position(["alchemist", "captain"], edits, &["visit brew"]);
    let now = sight(&mut play, 0);
    let batch = action(&play, "brew-batch red-small");
    let offer = now.offers.iter().find(|offer| offer.action == batch).expect("it is offered");
    let note = told(&now, |m| sheet().offer_note(m, offer)).expect("a note");
    assert!(note.contains("Grand Square") && !note.contains("Bazaar"), "{note}");
}

/// Who takes the last place of a boat is told before that it docks, and with the last berth when
/// the day will end; a boat that stays at sea says nothing.
#[test]
fn the_last_place_of_a_boat_says_what_comes_of_it() {
    let full = "bench red red; docked 1 bazaar; docked 4 square_east; docked 5 black_market";
    let left = "docked 1 bazaar; docked 4 black_market; bench red red";
    let two = "boat 2 blue blue green; boat 3 blue";
    let rows = [
        (format!("hour @0 3; hour @1 9; {full}; {two}"), ["last berth", ""], "market opens at"),
        (format!("hour @0 3; hour @1 9; {left}; {two}"), ["last berth of its side", ""], "leave"),
        (format!("hour @0 3; hour @1 9; bench red red; {two}"), ["docks", ""], "go ashore"),
    ];
    for (edits, notes, told_of) in rows {
        let brews = ["visit brew", "brew-batch red-small"];
        let mut play = position(["alchemist", "captain"], &edits, &brews);
        let now = sight(&mut play, 0);
        let boards = ["board boat-2", "board boat-3"].map(|words| action(&play, words));
        for (board, wanted) in boards.into_iter().zip(notes) {
            let offer = now.offers.iter().find(|offer| offer.action == board).expect("offered");
            let note = told(&now, |m| sheet().offer_note(m, offer)).unwrap_or_default();
            assert_eq!(note.is_empty(), wanted.is_empty(), "{edits}: {note}");
            assert!(note.contains(wanted), "{edits}: {note}");
        }
        let tip = tip_of(&now, Thing::Zone(layout::aboard(1)));
        says(&tip, told_of);
        assert!(tip_of(&now, Thing::Zone(layout::aboard(2))).is_empty());
        play.choose(boards[0]).expect("it is offered");
        let then = sight(&mut play, 0);
        let hour = CoveSight::of(&then).expect("the game").dial(layout::MARKER);
        let ends = notes[0] == "last berth";
        assert_eq!(tip.iter().any(|words| words.contains(&format!("opens at {hour}"))), ends);
    }
}

/// The words under the pointer.
fn tip_of(now: &Sight, thing: Thing) -> Vec<String> {
    let settings = Settings::default();
    let shown = model(now, &settings, EN);
    let mut drawn = harness(vec2(330.0, 900.0), 100, |ui| {
        sheet().tooltip_ui(ui, &shown, thing);
        Vec::new()
    });
    drawn.run();
    let read = |node: egui_kittest::Node| {
        let node = node.accesskit_node();
        node.value().or(node.label())
    };
    drawn.query_all_by(|node| node.value().or(node.label()).is_some()).filter_map(read).collect()
}

/// One press on a card of the row is a visit where one recruits, and takes that card.
#[test]
fn a_card_that_is_pressed_is_the_card_that_is_taken() {
    let mut play = position(["alchemist", "captain"], "row l01 l02 l03 l04", &[]);
    let now = sight(&mut play, 0);
    let visit = action(&play, "visit recruit");
    let card = Thing::Zone(layout::row(2));
    let then = sheet().goes_on_to(&now, visit, card).expect("the card is taken then");
    assert_eq!(then.verb, TAKE_ON);
    assert_eq!(sheet().goes_on_to(&now, then, card), None, "where it is asked for, it is itself");
    assert_eq!(sheet().goes_on_to(&now, visit, spaces(&now)[0].0), None, "a space is no card");
    play.choose(visit).expect("it is offered");
    assert!(play.offers().iter().any(|offer| offer.action == then));
}

/// What goes on "up to" three times says on its button when it will be the last, and when it ended
/// by itself that is told.
#[test]
fn the_last_piece_is_said_before_and_after() {
    use caravanserai::games::merchants_cove::table::merchants::blacksmith::FORGE;
    let rack = "rack red 5 yellow 3 blue 6 blue 4; dial coal 3; dial shields:0 4";
    let mut play = position(["blacksmith", "captain"], rack, &["visit forge"]);
    let mut ended = Vec::new();
    for _ in 0..3 {
        let now = sight(&mut play, 0);
        let asked = now.decision.expect("somebody is asked");
        let Some(offer) = now.offers.iter().find(|offer| offer.action.verb == FORGE) else { break };
        let words = told(&now, |m| m.worded(offer));
        play.choose(offer.action).expect("it is offered");
        let after = sight(&mut play, 0);
        let over = sheet().ended(asked, offer.action, &after);
        let said = words.ends_with(", and be done") || words.ends_with(", and your turn ends");
        assert_eq!(said, over.is_some(), "{words}");
        ended.push(over.map(|message| message.key));
    }
    assert_eq!(ended.last(), Some(&Some("mc-ended-forge")), "{ended:?}");
    assert!(ended.len() > 1, "of four dice more than one piece is made");
}
