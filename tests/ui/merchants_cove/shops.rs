//! The workshops: each shows what lies there, and a press makes the action that it stands for.

use super::{EN, Shown, action, position, says, sheet, sight};
use crate::common::panels::{harness, model, press};
use bevy_egui::egui::{self, vec2};
use caravanserai::{
    games::merchants_cove::table::merchants::chronomancer::MOVE,
    table::{ids::Viewer, play::Play},
    text::Language,
    ui::{Command, Model, about_thing, settings::Settings},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use std::collections::BTreeSet;

const MARBLES: &str = "tube 1 red green red red blue yellow; tube 2 red red red red red red; \
                       bench red red blue; stall @0 red-small red-small yellow-large";
const DICE: &str = "rack red 5 yellow 3 blue 6 blue 4; dial coal 3; dial shields:0 4";

fn shop(play: &mut Play) -> Shown {
    Shown::of(play, "shop")
}

#[test]
fn a_marble_harvests_what_runs_together() {
    let mut play = position(["alchemist", "captain"], MARBLES, &["visit gather"]);
    let wished = shop(&mut play).press(&["Tube 1, marble 2, green"]);
    assert_eq!(wished, [Command::Act(action(&play, "harvest tube-1 2"))]);
    let words = shop(&mut play).english();
    says(&words, "Enough on the bench for red Potion.");
    says(&words, "red Potion: 2 on the Stall, 2 can still be made");
    let mut play = position(["alchemist", "captain"], "tube 1 red; tube 2 red", &["visit gather"]);
    says(&shop(&mut play).english(), "Point at a marble to see what runs together.");
}

#[test]
fn dice_in_the_crucible_forge_what_they_make() {
    let mut play = position(["blacksmith", "captain"], DICE, &["visit forge"]);
    let shown = shop(&mut play);
    let dice = ["Die 1, red", "Die 2, yellow"];
    let red = shown.press(&[dice[0], dice[1], "Red Weapon: dice 1 and 2, 8°"]);
    assert_eq!(red, [Command::Act(action(&play, "forge-piece red-small 12 0"))]);
    let hotter =
        shown.press(&[dice[0], dice[1], "More coal", "Yellow Weapon: dice 1 and 2, 1 coal, 9°"]);
    assert_eq!(hotter, [Command::Act(action(&play, "forge-piece yellow-small 12 1"))]);
    // Dice that together make nothing say so; those that are too cold say that.
    says(&shown.english(), "Furnace: Weapons at 7 to 9°, Armour at 12 to 14°.");
    says(&shown.english(), "Coal: 3 of 6");
}

#[test]
fn ships_sail_where_the_chart_is_pressed() {
    let mut play = position(["captain", "alchemist"], "", &["visit storm", "call-number 5"]);
    let shown = shop(&mut play);
    let far = shown.press(&["Water 4:", "Sail"]);
    assert_eq!(far, [Command::Act(action(&play, "sail-ships 4 0 0"))]);
    // The next ship is meant by itself, and with the last step they sail.
    let shared = shown.press(&["Water 3:", "Water 2:"]);
    assert_eq!(shared, [Command::Act(action(&play, "sail-ships 3 2 0"))]);
    let third = shown.press(&["Water 1:", "Ship 3, in the Harbour", "Water 2:", "Sail"]);
    assert_eq!(third, [Command::Act(action(&play, "sail-ships 1 0 2"))]);
    says(&shown.english(), "Water 3: yellow Catch; island of the Bards");
    says(&shown.english(), "5 of 5 crew ready");
}

/// What a ship can haul is pressed on the chart: the water or the ship for what is caught, the
/// island where it can land.
#[test]
fn what_ships_haul_is_pressed_on_the_chart() {
    let ships = "ship 1 3; ship 2 6; dial crew 5";
    let mut play = position(["captain", "alchemist"], ships, &["visit haul"]);
    let shown = shop(&mut play);
    let caught = [Command::Act(action(&play, "catch 1"))];
    assert_eq!(shown.press(&["Water 3:"]), caught);
    assert_eq!(shown.press(&["Ship 1, on water 3:"]), caught);
    let landed = [Command::Act(action(&play, "land 1"))];
    assert_eq!(shown.press(&["The island at water 3"]), landed);
    assert!(shown.press(&["Water 4:"]).is_empty(), "no ship lies there");
}

#[test]
fn slides_and_steps_of_the_grid_are_pressed() {
    let mut play = position(["chronomancer", "captain"], "", &["visit shift_time"]);
    let slide = shop(&mut play).press(&["Push into row 1, from the left"]);
    let shift = action(&play, "shift row-0 first");
    assert_eq!(slide, [Command::Act(shift)]);
    play.choose(shift).unwrap();
    let step = shop(&mut play).press(&["Wizard down"]);
    assert_eq!(step, [Command::Act(action(&play, "move-machine wizard-down"))]);
    // The same on the grid: a tile to which one step leads is pressed, and nothing else there is.
    let steps: Vec<Command> = play
        .offers()
        .iter()
        .map(|o| o.action)
        .filter(|a| a.verb == MOVE)
        .map(Command::Act)
        .collect();
    let shown = shop(&mut play);
    let tiles = (1..=4).flat_map(|row| (1..=4).map(move |n| format!("Row {row}, column {n}:")));
    let pressed: Vec<Command> = tiles.flat_map(|tile| shown.press(&[tile.as_str()])).collect();
    assert_eq!(pressed.len(), steps.len(), "{pressed:?}");
    assert!(steps.iter().all(|step| pressed.contains(step)), "{pressed:?}");
}

/// Pointing at a tile tries the machines there only where they may come to in the step that is
/// asked for; while nothing is moved it says that it is a thought.
#[test]
fn only_what_may_be_moved_is_tried_as_the_next_step() {
    let said = |steps: &[&str], tile: &str| {
        let mut play = position(["chronomancer", "captain"], "", steps);
        shop(&mut play).with((Language::En, 100, 330.0), |drawn| {
            let at = drawn.get_all_by(|n| n.label().is_some_and(|l| l.starts_with(tile)));
            let at = at.map(|node| node.rect().center()).next().expect("a tile");
            drawn.hover_at(at);
            drawn.run_steps(4);
            let all = drawn.get_all_by(|node| node.value().is_some());
            all.filter_map(|node| node.accesskit_node().value()).collect::<Vec<_>>()
        })
    };
    let moving = ["visit shift_time", "shift row-0 first"];
    let tiles = (1..=4).flat_map(|row| (1..=4).map(move |n| format!("Row {row}, column {n}:")));
    let (mut then, mut were) = (0, 0);
    for tile in tiles {
        let words = said(&moving, &tile).join("\n");
        then += usize::from(words.contains("Then:"));
        assert!(!words.contains("crossed here"), "{tile}: {words}");
        let words = said(&[], &tile).join("\n");
        were += usize::from(words.contains("crossed here"));
        assert!(!words.contains("Then:"), "{tile}: {words}");
    }
    assert!((2..=4).contains(&then), "{then} tiles can be reached");
    assert_eq!(were, 15, "all but where they are");
}

/// What has the large place: whether the shop could have it, and whether it has by itself.
fn large(play: &mut Play, seat: u8) -> Option<bool> {
    let now = sight(play, seat);
    let settings = Settings::default();
    let shown = model(&now, &settings, EN);
    let asked = now.chooser().is_some_and(|seat| Viewer::Seat(seat) == now.viewer);
    sheet().large_place(&Model { asked, ..shown }).map(|large| large.first)
}

/// The shop is large in the midst of what is done in it, for each merchant, and for nobody else;
/// while a space is chosen it could be.
#[test]
fn the_shop_has_the_large_place_while_one_acts_in_it() {
    let all = [
        (["alchemist", "captain"], MARBLES, "visit gather", "Tube 1, marble 2", "harvest tube-1 2"),
        (["blacksmith", "captain"], DICE, "visit forge", "", ""),
        (["captain", "alchemist"], "", "visit storm", "5", "call-number 5"),
        (
            ["chronomancer", "captain"],
            "",
            "visit shift_time",
            "Push into row 1",
            "shift row-0 first",
        ),
    ];
    for (races, edits, step, pressed, wished) in all {
        let mut play = position(races, edits, &[]);
        assert_eq!(large(&mut play, 0), Some(false), "{races:?} choose a space");
        let mut play = position(races, edits, &[step]);
        assert_eq!(large(&mut play, 0), Some(true), "{races:?} act in the shop");
        assert_eq!(large(&mut play, 1), None, "{races:?} look on");
        if !wished.is_empty() {
            let wished = action(&play, wished);
            assert_eq!(pressed_in_large(&mut play, pressed), [Command::Act(wished)]);
        }
    }
    // Whoever boards or recruits acts in the harbour.
    let mut play = position(["alchemist", "captain"], "row l01 l02 l03 l04", &["visit recruit"]);
    assert_eq!(large(&mut play, 0), None);
}

/// Presses what is called so where the shop has the large place, in the least window.
fn pressed_in_large(play: &mut Play, label: &str) -> Vec<Command> {
    let (now, settings) = (sight(play, 0), Settings::default());
    let shown = model(&now, &settings, EN);
    let mut drawn = harness(vec2(936.0, 486.0), 100, |ui| sheet().large_place_ui(ui, &shown));
    drawn.run();
    let words = |node: &egui_kittest::Node| node.accesskit_node().label().unwrap_or_default();
    let found = drawn.get_all_by(|node| node.label().is_some_and(|w| w.starts_with(label)));
    let found: Vec<_> = found.collect();
    let first = found.first().unwrap_or_else(|| panic!("no {label:?}"));
    let (place, name) = (first.rect(), words(first));
    assert!(place.right() <= 937.0 && place.bottom() <= 487.0, "{name} juts out: {place:?}");
    first.click();
    drawn.run();
    std::mem::take(drawn.state_mut())
}

#[test]
fn spaces_are_visited_and_refusals_told() {
    let mut play = position(["alchemist", "captain"], MARBLES, &[]);
    let shown = shop(&mut play);
    let gather = shown.press(&["Gather"]);
    assert!(gather.contains(&Command::Act(action(&play, "visit gather"))), "{gather:?}");
    let words = shown.english();
    says(&words, "a retort takes 3 marbles of one colour whose shield is not active yet");
    says(&words, "Brew up to 2 batches.");
}

#[test]
fn other_shops_are_looked_at_and_nothing_in_them_is_pressed() {
    let mut play = position(["alchemist", "captain"], MARBLES, &[]);
    let shown = Shown { seat: 1, ..shop(&mut play) };
    let words = shown.english();
    says(&words, "The Captain");
    says(&words, "Ship 1, in the Harbour");
    assert!(shown.press(&["Water 1:"]).is_empty());
    assert!(!words.iter().any(|w| w.starts_with("Sail:")), "{words:#?}");
}

#[test]
fn corruption_cards_are_open_to_their_owner_alone() {
    let cards = "cards @0 c_rr c_g; cards @1 c_b";
    let mut play = position(["alchemist", "captain"], cards, &[]);
    let own = shop(&mut play).english();
    says(&own, "2 Corruption, 2 Warriors");
    let theirs = Shown { seat: 1, ..shop(&mut play) }.english();
    assert!(!theirs.iter().any(|w| w.contains("1 Wizard")), "{theirs:#?}");
    says(&theirs, "A Corruption card, face down");
    let across = Shown { now: sight(&mut play, 1), ..shop(&mut play) }.english();
    assert!(!across.iter().any(|w| w.contains("2 Warriors")), "{across:#?}");
}

#[test]
fn a_card_of_the_row_goes_where_it_is_put() {
    let row = "row l01 l02 l03 l04";
    let mut play = position(["alchemist", "captain"], row, &["visit recruit"]);
    let shown = shop(&mut play);
    let wished = shown.press(&["Choose Mill Sister Oda"]);
    assert_eq!(wished, [Command::Act(action(&play, "take-on r1"))]);
    let mut placed = position(["alchemist", "captain"], row, &["visit recruit", "take-on r1"]);
    let wished = shop(&mut placed).press(&["Recruit Mill Sister Oda for place 3"]);
    assert_eq!(wished, [Command::Act(action(&placed, "recruit r1 t3"))]);
    says(&shown.english(), "Discard one Corruption card");
}

#[test]
fn every_shop_has_room_in_every_language_and_at_any_size() {
    let all = [
        (["alchemist", "captain"], MARBLES, "visit gather"),
        (["blacksmith", "captain"], DICE, "visit forge"),
        (["captain", "alchemist"], "ship 1 3; ship 2 6", "visit haul"),
        (["chronomancer", "captain"], "", "visit tear_veil"),
    ];
    for (races, edits, step) in all {
        let mut play = position(races, edits, &[step]);
        let shown = shop(&mut play);
        for language in Language::ALL {
            for look in [(100, 310.0), (200, 460.0)] {
                for words in shown.words((language, look.0, look.1)) {
                    let raw = words.contains(['{', '}']) || words.contains("mc-");
                    assert!(!raw, "{language:?}: {words}");
                }
            }
        }
    }
}

/// Whoever points at something in a shop reads no words twice, one box above the other.
#[test]
fn nothing_says_the_same_words_twice() {
    let all = [
        (["blacksmith", "captain"], DICE, "visit forge"),
        (["captain", "alchemist"], "ship 1 3; ship 2 6", "visit haul"),
        (["chronomancer", "captain"], "", "visit shift_time"),
    ];
    let mut told_of = 0;
    for (races, edits, step) in all {
        let mut play = position(races, edits, &[step]);
        shop(&mut play).with((Language::En, 100, 330.0), |drawn| {
            let nodes = drawn.get_all_by(|node| node.label().is_some());
            let places: Vec<_> = nodes.map(|node| node.rect().center()).collect();
            for at in places {
                drawn.hover_at(at);
                drawn.run_steps(4);
                let boxes: Vec<egui::Rect> = drawn.ctx.memory(|m| {
                    let layers = m.areas().visible_layer_ids().into_iter();
                    let tips = layers.filter(|l| l.order == egui::Order::Tooltip);
                    tips.filter_map(|l| m.area_rect(l.id)).collect()
                });
                told_of += usize::from(boxes.len() == 1);
                let [first, second, ..] = boxes[..] else { continue };
                let said = |place: egui::Rect| -> BTreeSet<String> {
                    let nodes = drawn.get_all_by(|node| node.value().is_some());
                    let within = nodes.filter(|node| place.contains_rect(node.rect()));
                    within.filter_map(|node| node.accesskit_node().value()).collect()
                };
                let both: Vec<_> = said(first).intersection(&said(second)).cloned().collect();
                assert!(both.is_empty(), "{races:?} at {at:?}: {both:?} stand there twice");
            }
        });
    }
    assert!(told_of > 20, "{told_of} things were told of");
}

#[test]
fn the_tabs_have_titles() {
    for tab in sheet().tabs() {
        assert!(EN.has(&format!("mc-tab-{}", tab.key)), "{}", tab.key);
    }
}

/// The light around what can be pressed lies between two dark edges: so it is seen on yellow
/// marbles, too, which are as light as itself.
#[test]
fn the_light_is_seen_on_yellow_marbles() {
    use egui::{Color32, Shape};
    let mut play = position(["alchemist", "captain"], MARBLES, &["visit gather"]);
    let shown = shop(&mut play);
    let drawn: Vec<(egui::Pos2, f32, egui::Stroke)> = shown.with((Language::En, 100, 330.0), |h| {
        let circles = h.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Circle(circle) => Some((circle.center, circle.radius, circle.stroke)),
            _ => None,
        });
        circles.collect()
    });
    let lamp = Color32::from_rgb(255, 214, 120);
    let lights: Vec<_> = drawn.iter().enumerate().filter(|(_, c)| c.2.color == lamp).collect();
    assert_eq!(lights.len(), 12, "{drawn:?}");
    for (nth, (at, radius, light)) in lights {
        let dark = drawn[..nth].iter().any(|(a, r, line)| {
            (a, r) == (at, radius) && line.color != lamp && line.width >= light.width + 2.0
        });
        assert!(dark, "the light at {at:?} has no dark edges");
    }
}

/// What is advised is marked in the picture, over the light of its neighbours.
#[test]
fn what_is_advised_is_marked_in_the_shop() {
    let mut play = position(["alchemist", "captain"], MARBLES, &["visit gather"]);
    let advised = action(&play, "harvest tube-1 2");
    let (now, settings) = (sight(&mut play, 0), Settings::default());
    let wide = |counsel: bool| {
        let mut drawn = harness(vec2(330.0, 2000.0), 100, |ui| {
            let mut m = Model { asked: true, ..model(&now, &settings, EN) };
            m.flow.counsel = counsel.then(|| (advised, String::new()));
            sheet().tab_ui("shop", ui, &m)
        });
        drawn.run();
        let strokes = drawn.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            egui::Shape::Rect(rect) => Some(rect.stroke.width),
            _ => None,
        });
        strokes.filter(|width| *width == 5.0).count()
    };
    assert!(now.offers.iter().any(|offer| offer.accepts(&advised)));
    assert_eq!((wide(false), wide(true)), (0, 1));
}

/// A right click in a workshop tells beside the table of the rules by which things go there: of
/// those of the whole shop, and of the furnace where that is meant.
#[test]
fn a_right_click_in_a_workshop_tells_of_its_rules() {
    for (races, edits, chapter) in
        [(["alchemist", "captain"], MARBLES, "MC-19"), (["captain", "alchemist"], "", "MC-21")]
    {
        let mut play = position(races, edits, &[]);
        let asked = shop(&mut play).with((Language::En, 100, 330.0), |drawn| {
            let words = drawn.get_all_by(|node| node.label().is_some()).map(|node| node.rect());
            let places: Vec<egui::Rect> = words.collect();
            places.into_iter().map(|place| right_click(drawn, place.center())).collect::<Vec<_>>()
        });
        let told = asked.iter().flatten().filter(|command| matches!(command, Command::AskRule(_)));
        let of_shop = Command::AskRule(chapter.to_owned());
        assert!(told.clone().any(|command| *command == of_shop), "{chapter}: {asked:?}");
        let covers = asked.iter().flatten().any(|c| matches!(c, Command::OpenRule(_)));
        assert!(!covers, "the rulebook covers the table: {asked:?}");
    }
    // What was asked stands in the sheet of rules, with those of the chapter and the way into the
    // rulebook.
    let mut play = position(["alchemist", "captain"], MARBLES, &[]);
    let (now, settings) = (sight(&mut play, 0), Settings::default());
    let shown = |rule: &str| {
        let mut shown = model(&now, &settings, EN);
        shown.flow.rule = Some(rule.to_owned());
        shown
    };
    for rule in ["MC-19", "MC-19.6"] {
        let m = shown(rule);
        let mut drawn = harness(vec2(330.0, 2000.0), 100, |ui| about_thing::bearing_ui(ui, &m));
        drawn.run();
        drawn.get_by_label(&EN.rule_title(rule));
        let link = m.texts.named("ui-open-rule", "rule", rule);
        assert_eq!(press(&mut drawn, &link), [Command::OpenRule(rule.to_owned())]);
    }
    let m = shown("MC-19");
    let mut drawn = harness(vec2(330.0, 2000.0), 100, |ui| about_thing::bearing_ui(ui, &m));
    let brew = EN.rule_title("MC-19.6");
    assert_eq!(press(&mut drawn, &brew), [Command::OpenRule("MC-19.6".to_owned())]);
}

/// Presses the right button there; gives what was wished.
fn right_click(drawn: &mut Harness<Vec<Command>>, at: egui::Pos2) -> Vec<Command> {
    for pressed in [true, false] {
        drawn.hover_at(at);
        drawn.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Secondary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
        drawn.run_steps(1);
    }
    drawn.run_steps(2);
    std::mem::take(drawn.state_mut())
}
