//! The panels of Duck Dealer: the way that one click flies, the words on a planet, and what the
//! decision bar leads to. What the rules allow is the business of other tests.

mod refused;
mod sheets;

use crate::common::{
    panels::{harness, model},
    worked,
};
use bevy_egui::egui::vec2;
use caravanserai::{
    games,
    table::{
        action::{Offer, Thing, Value},
        example::Example,
        ids::{SeatId, SpaceId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{
        GameUi, Model, decision,
        dial_field::{DialField, DialPlace},
        game_ui,
        route::Route,
        settings::Settings,
        study,
    },
};
use egui_kittest::kittest::{NodeT, Queryable};

fn sheet() -> &'static dyn GameUi {
    game_ui::of("duck_dealer")
}

/// A position on the reference set-up, in the words of worked examples.
fn position(edits: &str) -> Play {
    let game = games::by_id("duck_dealer").unwrap();
    let reference = ["reference_mines", "reference_shipyards", "reference_consumers"];
    let options = worked::options(&reference.map(|key| (key, 1)));
    let given = Example { options, ..worked::written(game, edits, "") };
    given.begin(game, "standard").unwrap_or_else(|fault| panic!("{edits}: {fault}"))
}

fn sight(play: &mut Play) -> Sight {
    play.sight(Viewer::Seat(SeatId(0)))
}

fn space(sight: &Sight, id: &str) -> SpaceId {
    sight.catalogue.space_by_id(id).unwrap_or_else(|| panic!("no space {id}"))
}

fn route(sight: &Sight, to: &str) -> Option<Route> {
    sheet().route(sight, Thing::Space(space(sight, to)))
}

/// Flies the way, each of its actions offered where it is chosen; gives back what is left.
fn fly(play: &mut Play, to: &str) -> Sight {
    let way = route(&sight(play), to).unwrap_or_else(|| panic!("no way to {to}"));
    for leg in &way.legs {
        assert_eq!(sheet().here(&sight(play)), Some(leg.here));
        play.choose(leg.action).unwrap_or_else(|no| panic!("{:?}: {no:?}", leg.action));
    }
    let now = sight(play);
    assert_eq!(sheet().here(&now), way.way.last().copied());
    now
}

/// The numbers of the words on a way: steps, red tokens, steps left, jumps.
fn costs(way: &Route) -> Vec<String> {
    way.words[0].args.iter().map(|(_, value)| format!("{value:?}")).collect()
}

fn numbers(wanted: [i64; 4]) -> Vec<String> {
    wanted.map(|n| format!("{:?}", caravanserai::table::action::Value::Number(n))).to_vec()
}

#[test]
fn one_click_flies_the_cheapest_way() {
    let mut play = position("acting; tokens @0 2 0 0");
    let now = sight(&mut play);
    let way = route(&now, "S2").expect("Millpond is in reach");
    // Hatchery to Eider and Millpond is 3 + 2 steps.
    assert_eq!(costs(&way), numbers([5, 1, 3, 0]));
    assert!(way.whole && way.legs.len() == 5 && way.way.len() == 6);
    let there = fly(&mut play, "S2");
    assert_eq!(there.dial(there.catalogue.dial_by_key("steps").unwrap()), 3);
}

#[test]
fn own_cubes_and_passages_shorten_it() {
    let mut play = position("acting; tokens @0 2 0 0; cube @0 L06.1 L06.2 L07.1");
    assert_eq!(costs(&route(&sight(&mut play), "S2").unwrap()), numbers([2, 1, 6, 0]));
    fly(&mut play, "S2");
    let mut play = position("acting; tokens @0 1 0 0; passage @1 S1; passage @1 P9");
    let way = route(&sight(&mut play), "P9").expect("the passage leads there");
    assert_eq!(costs(&way), numbers([0, 1, 0, 1]));
    fly(&mut play, "P9");
}

#[test]
fn nothing_leads_where_tokens_do_not_reach() {
    let mut play = position("acting; tokens @0 1 0 0");
    let now = sight(&mut play);
    // Smew is 14 steps away: two tokens.
    assert_eq!(route(&now, "P9"), None);
    assert_eq!(route(&now, "S1"), None, "the ship is there");
    let near = sheet().within_reach(&now);
    for planet in 0..16 {
        let thing = Thing::Space(SpaceId(planet));
        assert_eq!(near.contains(&thing), sheet().route(&now, thing).is_some(), "{planet}");
    }
    assert!(near.len() > 5 && near.len() < 15);
    let mut laden = position("acting; tokens @0 1 0 0; ship @0; goods @0 radios radios");
    assert!(sheet().within_reach(&sight(&mut laden)).is_empty(), "an overloaded ship stays");
}

#[test]
fn the_main_button_ends_no_turn_that_has_tokens_left() {
    let named = |now: &Sight| {
        let main = sheet().main_offer(now)?;
        Some(now.catalogue.verb(now.offers[main].action.verb).name)
    };
    assert_eq!(named(&sight(&mut position("acting; tokens @0 1 0 1"))), None);
    assert_eq!(named(&sight(&mut position("acting; tokens @0 0 0 0"))), Some("end-turn"));
    // Free cubes could still be set.
    let cubes = sight(&mut position("acting; tokens @0 0 0 0; dial allowance 2"));
    let sets = |offer: &Offer| cubes.catalogue.verb(offer.action.verb).name == "route-cube";
    assert!(cubes.offers.iter().any(sets));
    assert_eq!(named(&cubes), None);
}

/// Where several factories can be paid, the one that brings most has a button first.
#[test]
fn the_dearest_factory_stands_first() {
    let now = sight(&mut position(
        "acting; at @0 P1; consumer P1 politics; tokens @0 0 3 0; \
         goods @0 yellow_ducks blue_paint plastic_beads stealth_ducks radios",
    ));
    let settings = Settings::default();
    let m = Model { asked: true, ..model(&now, &settings, Localizer::new(Language::En)) };
    let arranged = decision::arrange(&m);
    let points = |i: &usize| {
        let offer = &now.offers[*i];
        let builds = now.catalogue.verb(offer.action.verb).name == "build-factory";
        let args = &offer.message.as_ref().filter(|_| builds)?.args;
        args.iter().find_map(|(key, value)| match value {
            Value::Number(points) if *key == "vp" => Some(*points),
            _ => None,
        })
    };
    let in_bar = arranged.groups.iter().flat_map(|(_, offers)| offers).filter_map(points);
    let in_bar: Vec<i64> = in_bar.collect();
    assert!(in_bar.len() > 3 && in_bar[0] == 50, "{in_bar:?}");
    assert!(in_bar.is_sorted_by(|a, b| a >= b), "{in_bar:?}");
}

#[test]
fn passages_and_paid_cubes_let_nothing_glow() {
    let now = sight(&mut position("acting; tokens @0 0 2 0; dial allowance 0"));
    let mut seen = 0;
    for offer in &now.offers {
        let name = now.catalogue.verb(offer.action.verb).name;
        let glows = sheet().glows(offer.action.verb) && !sheet().targets(&now, offer).is_empty();
        if ["passage", "pay-cube"].contains(&name) {
            assert!(!glows, "{name}");
            seen += 1;
        }
    }
    assert!(seen > 16);
}

#[test]
fn a_point_takes_a_free_cube_at_once_and_a_paid_one_after_a_question() {
    let paid = sight(&mut position("acting; tokens @0 0 2 0; dial allowance 0"));
    let of = |now: &Sight, name: &str| {
        let is = |o: &&Offer| now.catalogue.verb(o.action.verb).name == name;
        now.offers.iter().find(is).cloned().expect("it is offered")
    };
    let cube = of(&paid, "pay-cube");
    let point = Thing::Space(cube.action.space());
    assert_eq!(sheet().targets(&paid, &cube), [point]);
    assert!(sheet().asks_first(&paid, &cube));
    let free = sight(&mut position("acting; tokens @0 0 2 0; dial allowance 1"));
    assert!(sheet().targets(&free, &of(&free, "pay-cube")).is_empty());
    let cube = of(&free, "route-cube");
    assert!(!sheet().targets(&free, &cube).is_empty() && !sheet().asks_first(&free, &cube));
}

/// The words that a panel shows.
fn read(now: &Sight, language: Language, text_size: u16, tooltip: bool) -> Vec<String> {
    let settings = Settings::default();
    let shown = model(now, &settings, Localizer::new(language));
    let planet = Thing::Space(space(now, "P1"));
    let mut harness = harness(vec2(420.0, 900.0), text_size, |ui| {
        if tooltip {
            sheet().tooltip_ui(ui, &shown, planet);
            return Vec::new();
        }
        sheet().tab_ui("planet", ui, &shown)
    });
    harness.run();
    let labels = harness.get_all_by(|node| node.value().is_some() || node.label().is_some());
    let words = |node: egui_kittest::Node| {
        let (rect, node) = (node.rect(), node.accesskit_node());
        let words = node.value().or(node.label()).unwrap_or_default();
        assert!(rect.right() <= 421.0, "{words:?} juts out: {rect:?}");
        words
    };
    labels.map(words).collect()
}

#[test]
fn a_planet_says_how_far_it_is_what_stands_there_and_what_it_pays() {
    let trade = "acting; tokens @0 1 2 2; consumer P1 radios built; goods @0 radios radios";
    let now = sight(&mut position(trade));
    for tooltip in [true, false] {
        let mut shown = read(&now, Language::En, 100, tooltip);
        if !tooltip {
            // The tab shows where the ship is; nothing is selected.
            assert!(shown.iter().any(|w| w == "Hatchery"), "{shown:?}");
            continue;
        }
        shown.retain(|words| !words.is_empty());
        for wanted in ["Eider", "Mine: blue paint", "Buys radios: 3 VP each", "Room for a factory"]
        {
            assert!(shown.iter().any(|words| words == wanted), "no {wanted:?} in {shown:?}");
        }
        let sale = "Sell 2 for 2 blue: 6 VP";
        assert!(shown.iter().any(|words| words == sale), "no {sale:?} in {shown:?}");
    }
}

#[test]
fn planets_are_readable_in_every_language_and_at_any_size() {
    let given = "acting; tokens @0 1 2 2; consumer P1 radios; goods @0 radios blue_paint \
                 yellow_ducks; passage @1 P1; ship @0 hold hold";
    let now = sight(&mut position(given));
    for language in Language::ALL {
        for size in [100, 200] {
            for tooltip in [true, false] {
                for words in read(&now, language, size, tooltip) {
                    let raw = words.contains(['{', '}']) || words.contains("dd-");
                    assert!(!raw, "{language:?}: {words}");
                }
            }
        }
    }
}

/// The position editor speaks of the table: phases by name, what is opened as a mark on its planet,
/// tokens by colour; nothing is said of dice, nor of what the game keeps for itself.
#[test]
fn the_position_editor_speaks_of_planets_and_phases() {
    let mut play = position("acting; claimed @1 S1 mine");
    play.set_study(true);
    let (now, settings) = (play.sight(Viewer::Everybody), Settings::default());
    let shown = model(&now, &settings, Localizer::new(Language::En));
    let here = space(&now, "S1");
    let (planet, seat) = (shown.texts.space_title(here), shown.texts.seat(SeatId(0)));
    let mark = format!("{planet}: mine opened for {seat}");
    assert_eq!(
        sheet().dial_field(&shown, "opened:0"),
        DialField::Marks(vec![(1, mark.clone())]),
        "only the site of another one is paid for"
    );
    assert_eq!(sheet().dial_place(&shown, "opened:0"), DialPlace::On(Thing::Space(here)));
    assert!(sheet().dial_field(&shown, "opened:1").is_hidden(), "nothing of others is where B is");
    for hidden in ["quiet-turns", "partner", "gives:2"] {
        assert!(sheet().dial_field(&shown, hidden).is_hidden(), "{hidden}");
    }
    let mut form = study::StudyForm::default();
    let drawn = harness(vec2(320.0, 6000.0), 100, |ui| study::study_ui(ui, &shown, &mut form));
    let nodes = drawn.get_all_by(|node| node.value().is_some() || node.label().is_some());
    let read: Vec<String> = nodes
        .map(|node| node.accesskit_node().value().or(node.accesskit_node().label()))
        .map(Option::unwrap_or_default)
        .collect();
    for wanted in ["Action turn", "Virtual tokens: red", mark.as_str()] {
        assert!(read.iter().any(|words| words == wanted), "no {wanted:?} in {read:#?}");
    }
    for never in ["dice", "Internal", "quiet", "Opened sites"] {
        assert!(!read.iter().any(|words| words.contains(never)), "{never:?} in {read:#?}");
    }
}

/// A number and a good agree with each other, in every language.
#[test]
fn one_good_is_not_called_like_several() {
    let mut play = position("");
    let now = play.sight(Viewer::Seat(SeatId(0)));
    let catalogue = &now.catalogue;
    let kind = |id: &str| {
        let at = catalogue.kinds.iter().position(|kind| kind.key == id).expect("a good");
        Value::Kind(caravanserai::table::ids::KindId(at as u16))
    };
    for (language, id, one, two) in [
        (Language::En, "phone_booths", "1 phone booth", "2 phone booths"),
        (Language::Fr, "satellites", "1 satellite", "2 satellites"),
        (Language::Es, "solar_panels", "1 panel solar", "2 paneles solares"),
        (Language::En, "blue_paint", "blue paint", "2 × blue paint"),
    ] {
        let some = |count| {
            let args = [("count", Value::Number(count)), ("good", kind(id))];
            Localizer::new(language).say_key("dd-some", &args, catalogue)
        };
        assert!(some(1).ends_with(one) && some(2) == two, "{} {}", some(1), some(2));
    }
}
