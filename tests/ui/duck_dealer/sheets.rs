//! The sheets of Duck Dealer in the side panel: ship, goods and chains, scores. Their words and
//! sums, what a press wishes, and that all of it has room. What the rules allow is the business of
//! other tests.

use super::{position, sheet, sight};
use crate::common::panels::{harness, model, press};
use bevy_egui::egui::{self, vec2};
use caravanserai::{
    table::{
        action::{Action, Thing},
        ids::{SeatId, SpaceId},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{Command, Tab, decision, model::LogLine, settings::Settings},
};
use egui_kittest::kittest::{NodeT, Queryable};

const EN: Localizer = Localizer::new(Language::En);

/// What stands on a sheet that is so wide.
fn words(
    now: &Sight,
    log: &[LogLine],
    tab: &'static str,
    look: (Language, u16, f32),
) -> Vec<String> {
    let (language, text_size, wide) = look;
    let settings = Settings { text_size, ..Settings::default() };
    let shown = model(now, &settings, Localizer::new(language));
    let shown = caravanserai::ui::Model { log, ..shown };
    let mut drawn = harness(vec2(wide, 6000.0), text_size, |ui| sheet().tab_ui(tab, ui, &shown));
    drawn.run();
    let nodes = drawn.get_all_by(|node| node.value().is_some() || node.label().is_some());
    let read = |node: egui_kittest::Node| {
        let (rect, node) = (node.rect(), node.accesskit_node());
        let words = node.value().or(node.label()).unwrap_or_default();
        let room = rect.right() <= wide + 1.0;
        assert!(room, "{tab} in {language:?} at {text_size} %: {words:?} juts out: {rect:?}");
        words
    };
    nodes.map(read).collect()
}

fn english(now: &Sight, tab: &'static str) -> Vec<String> {
    words(now, &[], tab, (Language::En, 100, 320.0))
}

fn says(words: &[String], wanted: &str) {
    assert!(words.iter().any(|w| w == wanted), "no {wanted:?} in {words:#?}");
}

/// What the log tells after these actions.
fn log(play: &Play) -> Vec<LogLine> {
    let lines = play.entries().iter().enumerate().flat_map(|(n, entry)| {
        let told = entry.lines.iter();
        told.map(move |l| LogLine { entry: n + 1, seat: entry.seat, message: l.message.clone() })
    });
    lines.collect()
}

/// Positions in which the sheets have much and little to say.
const POSITIONS: [&str; 4] = [
    "tokens @0 0 0 0",
    "acting; tokens @0 3 1 4; ship @0 hold hold navigator engineer merchant hold hold; \
     goods @0 radios radios medicine yellow_ducks blue_paint; factory P1 radios; \
     factory P6 stealth_ducks; consumer P1 religion; consumer P6 radios built; \
     claimed @0 S1 mine; passage @1 S1; passage @1 S4",
    "acting; ship @0; goods @0 radios radios; dial virtual:2 2; dial free-turn 1",
    "acting; at @0 L06.1; counter 23; built yard_hold_a; purse red:0 12",
];

#[test]
fn every_sheet_has_room_in_every_language_and_at_any_size() {
    for edits in POSITIONS {
        let now = sight(&mut position(edits));
        for language in Language::ALL {
            for look in [(100, 310.0), (200, 460.0)] {
                for tab in ["ship", "chain", "scores"] {
                    for words in words(&now, &[], tab, (language, look.0, look.1)) {
                        let raw = words.contains(['{', '}']) || words.contains("dd-");
                        assert!(!raw, "{language:?}: {words}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_ship_sheet_says_what_is_filled_and_what_one_more_would_bring() {
    let ship = english(&sight(&mut position("acting; tokens @0 3 1 4; goods @0 radios")), "ship");
    says(
        &ship,
        "3 of 12 slots filled: a hold (1), a navigator (1) and a merchant (1). A red token brings 8 steps",
    );
    says(&ship, "Goods: 1 of 3");
    says(&ship, "The next slot slows the ship: 5 steps for a red token instead of 8");
    says(&ship, "One more token with every collection: yellow");
    let laden = "acting; ship @0; goods @0 radios radios; dial virtual:2 2; dial free-turn 1";
    let ship = english(&sight(&mut position(laden)), "ship");
    says(&ship, "+2");
    assert!(ship.iter().any(|w| w.starts_with("Overloaded: 2 of 1.")), "{ship:?}");
}

#[test]
fn the_chain_of_a_good_is_counted_against_what_there_is() {
    let settings = Settings::default();
    let mut play = position("acting; tokens @0 0 1 2");
    let now = sight(&mut play);
    let shown = model(&now, &settings, EN);
    let mut drawn = harness(vec2(320.0, 6000.0), 100, |ui| sheet().tab_ui("chain", ui, &shown));
    let stealth = "stealth ducks: made of yellow rubber ducks and blue paint; nobody has built \
                   the factory. The consumer is still to come: second stack, on top.";
    let wished = press(&mut drawn, stealth);
    assert!(wished.is_empty(), "nothing of it is on the board: {wished:?}");
    // Hatchery gives ducks, Eider paint: one flight, two goods, the factory; then the consumer.
    drawn.get_by_label("Build the factory for stealth ducks");
    drawn.get_by_label("Build the consumer of stealth ducks");
    drawn.get_by_label("Then, for each one more:");
    let paint = "blue paint: mined on 3 planets";
    let wished = press(&mut drawn, paint);
    let planets = ["S4", "P1", "P11"]
        .map(|id| Thing::Space(now.catalogue.space_by_id(id).unwrap_or_else(|| panic!("no {id}"))));
    assert_eq!(wished, [Command::ShowThings(planets.to_vec())]);
}

#[test]
fn scores_say_where_they_are_from() {
    let edits = "acting; tokens @0 3 2 5; at @0 P1; goods @0 yellow_ducks blue_paint radios";
    let mut play = position(&format!("{edits}; consumer P1 radios built"));
    for text in ["build-factory stealth_ducks", "sell"] {
        let action = Action::parse(text, play.catalogue()).expect("it is written so");
        play.choose(action).unwrap_or_else(|no| panic!("{text}: {no:?}"));
    }
    let (log, now) = (log(&play), sight(&mut play));
    let said = words(&now, &log, "scores", (Language::En, 100, 320.0));
    says(&said, "Factories built: 1");
    says(&said, "Goods sold: 1");
    says(&said, "13 VP");
    says(&said, "Each of them (2)");
    assert!(!said.iter().any(|w| w.starts_with("Set by hand")), "{said:?}");
    // Without the log it is known only that there are points.
    says(&english(&now, "scores"), "Set by hand: 13 VP");
}

#[test]
fn what_is_still_to_be_had_leads_to_its_chain() {
    let settings = Settings::default();
    let now = sight(&mut position("acting; consumer P1 religion"));
    let shown = model(&now, &settings, EN);
    let mut drawn = harness(vec2(320.0, 6000.0), 100, |ui| sheet().tab_ui("scores", ui, &shown));
    let wished = press(&mut drawn, "religion on Eider: 50 VP. Show the chain");
    assert_eq!(wished, [Command::OpenTab(Tab::Game("chain"))]);
}

#[test]
fn things_of_the_board_lead_to_their_sheet() {
    let now = sight(&mut position("acting"));
    assert_eq!(sheet().tab_of(&now, Thing::Seat(SeatId(1))), Some("ship"));
    assert_eq!(sheet().tab_of(&now, Thing::Space(SpaceId(0))), Some("planet"));
    for tab in sheet().tabs() {
        assert!(EN.has(&format!("dd-tab-{}", tab.key)), "{}", tab.key);
    }
}

/// What passages are and cost is read where they are chosen, also where their list has no place of
/// its own in the bar and stands behind the one of what is left.
#[test]
fn passages_are_explained_wherever_their_list_stands() {
    let settings = Settings::default();
    let now = sight(&mut position("acting; tokens @0 3 3 3; goods @0 radios yellow_ducks"));
    let m = model(&now, &settings, EN);
    let help = EN.word("dd-list-passages.help");
    let mut seen = [0, 0];
    for wide in [560.0, 700.0, 940.0, 1700.0] {
        let mut h = harness(vec2(wide, 720.0), 100, |ui| {
            let bar = egui::Rect::from_min_size(egui::pos2(8.0, 560.0), vec2(wide - 16.0, 130.0));
            let bar = egui::UiBuilder::new().max_rect(bar);
            ui.scope_builder(bar, |ui| decision::decision_ui(ui, &m)).inner
        });
        h.run();
        let own = h.query_by_label_contains("Passages (").map(|node| node.rect().center());
        let rest = h.query_by_label_contains("More choices (").map(|node| node.rect().center());
        let (nth, at) = match own {
            Some(at) => (0, at),
            None => (1, rest.unwrap_or_else(|| panic!("{wide}: passages can be placed"))),
        };
        h.hover_at(at);
        h.run_steps(60);
        assert!(h.query_by_label_contains(&help).is_some(), "{wide}: nobody says what they are");
        seen[nth] += 1;
    }
    assert!(seen[1] > 0, "their list found room everywhere: {seen:?}");
}
