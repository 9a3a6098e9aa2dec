//! Dale of Merchants in the window: the table shows every card that the viewer may see, once and
//! inside its borders, and none that the viewer may not see; drops become the actions that they
//! mean; every sheet can be drawn at every position of random play.

use crate::common::{dale_of_merchants, panels};
use bevy_egui::egui::{self, Context, RawInput, Rect, Ui, vec2};
use caravanserai::{
    games::{
        self,
        dale_of_merchants::{
            scene::{art::card::NAME as CARD, seen::SeenTable},
            study::planning,
            table::verbs,
            ui::DaleUi,
        },
    },
    table::{
        action::{Action, Thing},
        catalogue::SeatInfo,
        game::Setup,
        ids::{PieceId, SeatId, Viewer},
        learn::{Guide, lessons},
        play::Play,
        sight::Sight,
        view::TableView,
    },
    text::{Language, Localizer, rulebook::Rulebook},
    ui::{GameUi, Model, settings::Settings, theme},
    view::{
        art::palette::{SeatSet, luminance},
        figures::Scene,
        scene::{self, SceneContext, thing_of},
    },
};
use std::collections::BTreeSet;

fn begin(edition: &str, seats: usize, options: &[(&str, i64)], seed: u64) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "dale_of_merchants".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options: options.iter().map(|(k, v)| ((*k).to_owned(), *v)).collect(),
        seed,
        study: false,
    };
    Play::begin(games::by_id("dale_of_merchants").unwrap(), setup).unwrap()
}

/// The tables on which the tests play: sizes, teams, both printings, the draft of sets.
const TABLES: &[(&str, usize, &[(&str, i64)])] = &[
    ("original", 2, &[]),
    ("original", 3, &[("ask_all", 1)]),
    ("remastered", 4, &[]),
    ("original", 4, &[("teams", 1)]),
    ("remastered", 2, &[("draft", 1)]),
];

fn scene_of(sight: &Sight) -> Scene {
    scene::build_scene(
        sight,
        SceneContext {
            localizer: Localizer::new(Language::En),
            palette: Default::default(),
            room: None,
        },
    )
}

/// Plays on by any offer but the end by agreement, looking at the table before each choice.
fn walk(choices: usize, mut look: impl FnMut(&mut Play)) {
    for (n, (edition, seats, options)) in TABLES.iter().enumerate() {
        let mut play = begin(edition, *seats, options, n as u64 + 3);
        let mut pick = 12345_u32;
        for _ in 0..choices {
            if play.decision_seat().is_none() {
                break;
            }
            look(&mut play);
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let offers: Vec<_> = play
                .offers()
                .iter()
                .filter(|o| o.action.verb != verbs::PROPOSE_STOP)
                .cloned()
                .collect();
            let offer = &offers[(pick >> 8) as usize % offers.len()];
            let mut action = offer.action;
            if let Some(range) = offer.range {
                action.args[range.arg] =
                    range.least + (pick >> 16) as i32 % (range.most - range.least + 1);
            }
            play.choose(action).unwrap();
        }
    }
}

#[test]
fn every_seen_card_lies_on_the_table_once_and_inside_its_borders() {
    walk(300, |play| {
        let seat = play.decision_seat().unwrap();
        let sight = play.sight(Viewer::Seat(seat));
        let scene = scene_of(&sight);
        let keys: BTreeSet<&str> = scene.figures.iter().map(|f| f.key.as_str()).collect();
        assert_eq!(keys.len(), scene.figures.len(), "a key occurs twice");
        let seen = SeenTable::of(&sight).unwrap();
        for piece in sight.zone(seen.layout.hand(seat)).pieces.iter().filter_map(|p| p.id) {
            assert!(
                keys.contains(scene::key_of(Thing::Piece(piece)).as_str()),
                "a card of the own hand is missing"
            );
        }
        for figure in scene.figures.iter().filter(|f| f.picture.is_some()) {
            let (x, y) = figure.at;
            assert!(
                (-10.0..=1010.0).contains(&x) && (-10.0..=600.0).contains(&y),
                "{} lies at {x}, {y}",
                figure.key
            );
        }
    });
}

/// While the hand is the same, each of its cards keeps its place, whatever is laid out of it: what
/// is laid out leaves a gap.
#[test]
fn a_card_of_the_hand_keeps_its_place_while_others_are_laid_out() {
    type Lying = (SeatId, Vec<PieceId>, bool, Vec<Option<f32>>);
    let mut before: Option<Lying> = None;
    let (mut kept, mut gaps) = (0, 0);
    walk(300, |play| {
        let seat = play.decision_seat().unwrap();
        let sight = play.sight(Viewer::Seat(seat));
        let scene = scene_of(&sight);
        let seen = SeenTable::of(&sight).unwrap();
        let hand = sight.zone(seen.layout.hand(seat));
        let all: Vec<PieceId> = hand.pieces.iter().filter_map(|p| p.id).collect();
        let held: BTreeSet<PieceId> = seen.held(seat).filter_map(|p| p.id).collect();
        let lies = |card: &PieceId| {
            let key = scene::key_of(Thing::Piece(*card));
            let figure =
                scene.figures.iter().find(|f| f.key == key).filter(|_| held.contains(card));
            figure.map(|f| f.at.0)
        };
        let now = (seat, all.clone(), seen.rolled().is_empty(), all.iter().map(lies).collect());
        if let Some(before) = before.replace(now.clone())
            && (before.0, &before.1, before.2) == (now.0, &now.1, now.2)
        {
            for (was, is) in before.3.iter().zip(&now.3) {
                match (was, is) {
                    (Some(was), Some(is)) => {
                        assert!((was - is).abs() < 0.01, "{:?}: {was} and {is}", sight.decision);
                        kept += 1;
                    }
                    (Some(_), None) => gaps += 1,
                    _ => {}
                }
            }
        }
    });
    assert!(kept > 300 && gaps > 10, "{kept} kept their place, {gaps} left a gap");
}

#[test]
fn nobody_sees_a_card_that_is_not_theirs_to_see() {
    walk(200, |play| {
        for viewer in [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(1))] {
            let sight = play.sight(viewer);
            let known: BTreeSet<PieceId> = sight
                .zones
                .iter()
                .flat_map(|z| z.pieces.iter().filter(|p| p.kind.is_some()).filter_map(|p| p.id))
                .collect();
            for figure in &scene_of(&sight).figures {
                if figure.picture.is_none_or(|p| p.name() != CARD) {
                    continue;
                }
                let Some(Thing::Piece(piece)) = thing_of(&figure.key) else {
                    panic!("{} shows a card without a piece", figure.key)
                };
                assert!(known.contains(&piece), "{viewer:?} is shown {}", figure.key);
            }
        }
    });
}

#[test]
fn a_hand_card_dropped_on_the_stall_begins_a_stack_and_dropped_on_the_market_a_payment() {
    let mut play = begin("original", 2, &[], 11);
    let seat = play.decision_seat().unwrap();
    let sight = play.sight(Viewer::Seat(seat));
    let seen = SeenTable::of(&sight).unwrap();
    let is_folk = |p: &PieceId| !seen.card(seen.kind(*p)).unwrap().is_junk();
    let hand: Vec<PieceId> =
        sight.zone(seen.layout.hand(seat)).pieces.iter().filter_map(|p| p.id).collect();
    let card = *hand
        .iter()
        .find(|p| is_folk(p))
        .expect("a starting hand of this seed holds an animalfolk card");
    assert!(DaleUi.handy(&sight).contains(&Thing::Piece(card)));
    let stack = seen.layout.stack(seen.layout.stall_of(seat), 0);
    let actions = DaleUi.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(stack)));
    assert_eq!(actions, [Action::plain(verbs::BUILD), Action::one(verbs::LAY, card.0.into())]);
    let paid = DaleUi.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(seen.layout.slot(0))));
    assert_eq!(paid, [Action::one(verbs::BUY, 0), Action::one(verbs::LAY, card.0.into())]);
    let pile =
        DaleUi.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(seen.layout.pile(seat))));
    assert_eq!(pile[0], Action::plain(verbs::INVENTORY));
    for action in actions {
        play.choose(action).unwrap();
    }
    let sight = play.sight(Viewer::Seat(seat));
    let main = DaleUi.main_offer(&sight).expect("stack 1 is complete with a card of value 1");
    assert_eq!(sight.offers[main].action.verb, verbs::CLOSE);
}

#[test]
fn a_card_that_may_stay_is_kept_before_it_is_paid_with() {
    let game = games::by_id("dale_of_merchants").unwrap();
    let lesson = lessons(game).iter().find(|lesson| lesson.lesson == "techniques").unwrap();
    let mut play = lesson.begin(game, &[]).unwrap();
    let mut guide = Guide::default();
    guide.begin(lesson, &mut play).unwrap();
    while lesson.steps[guide.step()].says != "keep" {
        guide.skip(lesson, &mut play).unwrap();
    }
    let main = |play: &mut Play| {
        let sight = play.sight(Viewer::Seat(SeatId(0)));
        sight.offers[DaleUi.main_offer(&sight).unwrap()].action.verb
    };
    assert_eq!(main(&mut play), verbs::KEEP);
    guide.skip(lesson, &mut play).unwrap();
    assert_eq!(main(&mut play), verbs::PAY);
}

/// Draws something at a width and gives back how wide it became.
fn width_of(
    ctx: &Context,
    settings: &Settings,
    side_panel: f32,
    draw: &mut dyn FnMut(&mut Ui),
) -> f32 {
    theme::apply(ctx, 720.0, settings.text_size, true);
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(side_panel, 6000.0))),
        ..RawInput::default()
    };
    let mut width = 0.0;
    let mut output = ctx.run_ui(input, |ui| {
        let drawn = ui.scope(|ui| draw(ui)).response.rect;
        width = drawn.right() - ui.max_rect().left();
    });
    output.textures_delta.clear();
    width
}

#[test]
fn every_sheet_is_drawn_at_every_position_of_random_play() {
    let ctx = Context::default();
    theme::install_fonts(&ctx);
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    let mut n = 0;
    walk(150, |play| {
        n += 1;
        if n % 6 != 0 {
            return;
        }
        let seat = play.decision_seat().unwrap();
        let fortunes = play.fortunes();
        let viewer =
            [Viewer::Seat(seat), Viewer::Seat(SeatId(0)), Viewer::Everybody, Viewer::Public]
                [n / 6 % 4];
        let sight = play.sight(viewer);
        let asked = viewer == Viewer::Seat(seat);
        let model = Model {
            fortunes: &fortunes,
            shown_seat: seat,
            asked,
            ..panels::model(&sight, &settings, Localizer::new(Language::En))
        };
        let side_panel = 340.0 - 34.0;
        for tab in DaleUi.tabs() {
            let width = width_of(&ctx, &settings, side_panel, &mut |ui| {
                drop(DaleUi.tab_ui(tab.key, ui, &model))
            });
            assert!(width <= side_panel + 0.5, "{} is {width} wide: {:?}", tab.key, sight.decision);
        }
        width_of(&ctx, &settings, 900.0, &mut |ui| {
            DaleUi.status_ui(ui, &model);
            if DaleUi.has_tray(&model) {
                DaleUi.tray_ui(ui, &model);
            }
            for figure in &scene_of(&sight).figures {
                if let Some(thing) = thing_of(&figure.key) {
                    DaleUi.tooltip_ui(ui, &model, thing);
                }
            }
        });
    });
    assert!(n > 300, "only {n} positions");
}

/// A table after these steps, in the words of worked examples.
fn after(
    edition: &'static str,
    seats: usize,
    options: &[(&str, i64)],
    edits: &str,
    steps: &str,
) -> Play {
    let example = dale_of_merchants::example(&[edition], seats, options, edits, steps);
    let mut play = example.begin(dale_of_merchants::dale(), edition).unwrap();
    go_on(&mut play, steps);
    play
}

fn go_on(play: &mut Play, steps: &str) {
    let example = dale_of_merchants::example(&["original", "remastered"], 2, &[], "", steps);
    let base = play.entries().len();
    for step in 0..example.steps.len() {
        example.follow(play, base, step).unwrap();
    }
}

fn dice(play: &mut Play) -> (Vec<u8>, Vec<u8>, Option<u64>) {
    let shown = DaleUi.dice(&play.sight(Viewer::Seat(SeatId(0)))).unwrap();
    (shown.faces, shown.sides, shown.roll)
}

#[test]
fn dice_lie_on_the_table_until_another_effect_begins_and_each_roll_is_told_from_the_last() {
    let mut play = after(
        "original",
        2,
        &[],
        "hand @0 ocelot_1 ocelot_1 macaw_3 junk; deck @0 junk junk; hand @1 junk",
        "chance 1 1; do use #ocelot_1",
    );
    assert_eq!(dice(&mut play), (vec![1], vec![0, 1, 2, 3], Some(1)));
    go_on(&mut play, "do use #ocelot_1");
    assert_eq!(
        dice(&mut play),
        (vec![1], vec![0, 1, 2, 3], Some(2)),
        "the same face, but another roll"
    );
    go_on(&mut play, "do play #macaw_3; asks @0 dom-question-cards");
    assert!(dice(&mut play).0.is_empty(), "this effect has rolled nothing");
    play.undo().unwrap();
    assert_eq!(dice(&mut play).0, [1]);
}

#[test]
fn dice_are_put_away_at_the_end_of_the_turn_and_show_only_sides_that_they_have() {
    let mut play = after(
        "remastered",
        2,
        &[],
        "hand @0 polecat_1 junk; deck @0 junk junk junk junk junk junk junk; hand @1 junk",
        "chance 5; do play #polecat_1",
    );
    assert_eq!(dice(&mut play), (vec![3], vec![1, 2, 3], Some(1)));
    go_on(&mut play, "do choose #junk, choose #junk, choose #junk");
    while play.decision_seat() == Some(SeatId(0)) {
        let end = play
            .offers()
            .iter()
            .find(|o| [verbs::DONE, verbs::END_ACTIONS].contains(&o.action.verb))
            .unwrap()
            .action;
        play.choose(end).unwrap();
    }
    assert!(dice(&mut play).0.is_empty());
}

#[test]
fn a_picked_card_stands_out_from_those_that_cannot_be_picked() {
    let mut play = after(
        "original",
        2,
        &[],
        "hand @0 platypus_5a owl_1 owl_2; deck @0 sloth_1 sloth_2 sloth_3",
        "do play #platypus_5a, choose #owl_1",
    );
    let sight = play.sight(Viewer::Seat(SeatId(0)));
    let seen = SeenTable::of(&sight).unwrap();
    let hand = seen.pieces(seen.layout.hand(SeatId(0)));
    let picked = hand
        .iter()
        .find(|p| seen.card(p.kind.unwrap()).unwrap().id == "owl_1")
        .unwrap()
        .id
        .unwrap();
    let scene = scene_of(&sight);
    let figure =
        scene.figures.iter().find(|f| f.key == scene::key_of(Thing::Piece(picked))).unwrap();
    assert_eq!(figure.tint, caravanserai::view::figures::PLAIN);
    let ring = scene
        .figures
        .iter()
        .find(|f| f.key.starts_with("~picked") && f.at == figure.at)
        .expect("it has no ring");
    for other in hand.iter().filter_map(|p| p.id).filter(|p| *p != picked) {
        let other =
            scene.figures.iter().find(|f| f.key == scene::key_of(Thing::Piece(other))).unwrap();
        assert!(
            figure.layer > other.layer && ring.layer > other.layer && figure.at.1 < other.at.1,
            "{} lies over it",
            other.key
        );
    }
}

#[test]
fn a_helper_is_named_below_the_card_and_counsel_knows_when_the_stack_is_complete() {
    let edits = "stack @0 1 sloth_1; stack @0 2 sloth_2; hand @0 sloth_1 junk; hand @1 junk; hand @2 sloth_2 junk; hand @3 junk";
    let mut play = after("original", 4, &[("teams", 1)], edits, "do build, lay #sloth_1, ask-help");
    let sight = play.sight(Viewer::Seat(SeatId(2)));
    let seen = SeenTable::of(&sight).unwrap();
    assert!(!planning::laid_makes_it(&*seen, SeatId(0), 0));
    assert_eq!(planning::completions(&*seen, SeatId(0), SeatId(2)).len(), 1);
    go_on(&mut play, "do lay #sloth_2");
    for viewer in [SeatId(0), SeatId(2)] {
        let sight = play.sight(Viewer::Seat(viewer));
        let seen = SeenTable::of(&sight).unwrap();
        if viewer == SeatId(2) {
            assert!(planning::laid_makes_it(&*seen, SeatId(0), 0));
        }
        assert_eq!(seen.held(viewer).count(), 1, "what is laid out is no longer counted as held");
        let scene = scene_of(&sight);
        for plate in scene.figures.iter().filter(|f| f.key.starts_with("~laid:")) {
            let label = plate.label.as_ref().unwrap();
            let cards =
                scene.figures.iter().filter(|f| f.picture.is_some_and(|p| p.name() == CARD));
            for card in cards.filter(|f| (f.at.0 - plate.at.0).abs() < f.size * 0.36) {
                let apart = (plate.at.1 - card.at.1).abs() - card.size / 2.0;
                assert!(apart >= label.size / 2.0, "{} covers {}", label.text, card.key);
            }
        }
    }
}

#[test]
fn what_the_rules_speak_of_can_be_shown_on_the_table() {
    let edits = "market owl_1 owl_2 polecat_1 squirrel_4 chameleon_1; hand @0 chameleon_2 owl_1 polecat_2 junk; hand @1 junk; stack @0 1 sloth_1; \
                 pile @1 sloth_2; scheduled @1 crocodile_2; deck @0 junk; deck @1 junk";
    let mut play = after("original", 2, &[], edits, "dial actions 1");
    let sight = play.sight(Viewer::Seat(SeatId(0)));
    let scene = scene_of(&sight);
    let lies = |thing: &Thing| {
        scene.figures.iter().any(|f| f.key == scene::key_of(*thing) && f.picture.is_some())
    };
    let words: BTreeSet<String> = Rulebook::of("dale_of_merchants")
        .unwrap()
        .rules
        .iter()
        .flat_map(|r| r.about.clone())
        .collect();
    let shown = [
        "activate",
        "aura",
        "bin",
        "bonus",
        "chameleon",
        "deck",
        "discard",
        "draw",
        "goal",
        "hand",
        "junk",
        "market",
        "passive",
        "payment",
        "pile",
        "reaction",
        "schedule",
        "search",
        "seat",
        "secret",
        "set",
        "shuffle",
        "stack",
        "stall",
        "supply",
        "technique",
        "value",
    ];
    for word in shown {
        assert!(words.contains(word), "no rule is about {word}");
        let things = DaleUi.things(&sight, word);
        assert!(things.iter().any(lies), "{word}: nothing to show");
        let missing: Vec<_> = things.iter().filter(|t| !lies(t)).collect();
        assert!(missing.is_empty(), "{word}: {missing:?} lie nowhere");
    }
}

/// Four seats with long names: each name ends before the deck beside it, and in pictures it is cut
/// there.
#[test]
fn long_names_end_before_the_deck_and_light_mats_leave_numbers_readable() {
    let names = [
        "Maximilianaxx-Wxyzab",
        "Bartholomew Wilden the Elder",
        "Celikoglu Gumushane W",
        "Wwwwwwwwwwwwwwwwwwww",
    ];
    let seat = |n: usize| SeatInfo {
        name: names[n].into(),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    for seats in [2, 3, 4] {
        let setup = Setup {
            game: "dale_of_merchants".into(),
            edition: "original".into(),
            seats: (0..seats).map(seat).collect(),
            options: Default::default(),
            seed: 3,
            study: false,
        };
        let mut play = Play::begin(games::by_id("dale_of_merchants").unwrap(), setup).unwrap();
        let first = play.decision_seat().unwrap();
        let sight = play.sight(Viewer::Seat(first));
        let seen = SeenTable::of(&sight).unwrap();
        let scene = scene_of(&sight);
        let figure = |thing| scene.figures.iter().find(|f| f.key == scene::key_of(thing)).unwrap();
        for other in (0..seats as u8).map(SeatId).filter(|s| *s != first) {
            let (badge, deck) =
                (figure(Thing::Seat(other)), figure(Thing::Zone(seen.layout.deck(other))));
            let name = badge.label.as_ref().unwrap();
            let end = badge.at.0 + badge.size / 2.0 + name.size * 0.25 + name.room;
            assert_eq!(name.text, names[other.ix()], "cut where it is written, not before");
            assert!(name.room > 60.0, "{seats}: {}", name.room);
            if (deck.at.1 - badge.at.1).abs() < 15.0 {
                assert!(
                    end + 14.0 < deck.at.0,
                    "{seats}: the name ends at {end}, the deck lies at {}",
                    deck.at.0
                );
            }
            let face = caravanserai::view::art::text::Face::Bold;
            let shown =
                caravanserai::view::art::text::elided(&name.text, face, name.size, name.room);
            assert!(caravanserai::view::art::text::measure(&shown, face, name.size).0 <= name.room);
            assert!(
                shown == name.text || shown.ends_with('…') && shown.chars().count() > 4,
                "{shown}"
            );
        }
        // The mat of the seat in turn adds so little light that what lies on it stays readable,
        // whatever the colour.
        for ladder in [false, true] {
            let palette = if ladder { SeatSet::Ladder } else { SeatSet::House };
            let scene = scene::build_scene(
                &sight,
                SceneContext { localizer: Localizer::new(Language::En), palette, room: None },
            );
            let mat =
                scene.lines.iter().find(|l| l.key == format!("~mat:seat:{}", first.0)).unwrap();
            assert!(
                luminance(mat.colour) * f32::from(mat.colour[3]) / 255.0 < 0.085,
                "{:?}",
                mat.colour
            );
        }
    }
}

/// The number of a built stack gives way to the name that stands above it; one's own stands.
#[test]
fn numbers_of_stacks_give_way_to_names() {
    use caravanserai::games::dale_of_merchants::table::nouns::DaleView;
    let seat = |n: u8| SeatInfo {
        name: "Bartholomew Wilden the Elder".into(),
        colour: n,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "dale_of_merchants".into(),
        edition: "original".into(),
        seats: (0..3).map(seat).collect(),
        options: Default::default(),
        seed: 3,
        study: false,
    };
    let play = Play::begin(games::by_id("dale_of_merchants").unwrap(), setup).unwrap();
    let mode = caravanserai::ui::Mode::Play;
    let mut table = caravanserai::app::table::Table::new(play, mode, "unused.ron".into());
    for _ in 0..120 {
        let action = table.suggest().expect("somebody chooses");
        table.choose(action, caravanserai::ui::settings::Curtain::Never).unwrap();
    }
    let mut found = [0, 0];
    for seat in table.sight.catalogue.all_seats() {
        let sight = table.play.sight(Viewer::Seat(seat));
        let (seen, scene) = (SeenTable::of(&sight).unwrap(), scene_of(&sight));
        for other in sight.catalogue.all_seats() {
            let prefix = format!("stack:{}:", seen.layout.stall_of(other));
            for nth in 0..seen.stacks(other) {
                let key = format!("{prefix}{nth}");
                let figure = scene.figures.iter().find(|f| f.key.ends_with(&key));
                let label = figure.and_then(|f| f.label.as_ref()).expect("it has a number");
                assert_eq!(label.rank == 0, other == seat, "{key}");
                found[usize::from(other == seat)] += 1;
            }
        }
    }
    assert!(found.into_iter().all(|n| n > 0), "{found:?}");
}
