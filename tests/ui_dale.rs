//! Dale of Merchants in the window: the table shows every card that the viewer may see, once and inside its borders, and none that the
//! viewer may not see; drops become the actions that they mean; every sheet can be drawn at every position of random play.
#![cfg(feature = "gui")]

use bevy_egui::egui::{self, Context, RawInput, Rect, Ui, vec2};
use caravanserai::{
    games::{self, dale_of_merchants::verbs},
    table::{
        action::{Action, Thing},
        catalogue::SeatInfo,
        game::Setup,
        ids::{PieceId, SeatId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Speaker},
    ui::{Mode, Model, Sheets, Voice, dale_of_merchants::BazaarSheets, settings::Settings, theme},
    view::{
        art::Picture,
        dressing::{self, Wardrobe, dale_of_merchants::seen::Seen, thing_of},
        figures::Scene,
    },
};
use std::collections::BTreeSet;

fn begin(edition: &str, seats: usize, options: &[(&str, i64)], seed: u64) -> Play {
    let seat = |n: usize| SeatInfo { name: format!("P{n}"), colour: n as u8, race: String::new(), by: Default::default() };
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
const TABLES: &[(&str, usize, &[(&str, i64)])] =
    &[("original", 2, &[]), ("original", 3, &[("ask_all", 1)]), ("remastered", 4, &[]), ("original", 4, &[("teams", 1)]), ("remastered", 2, &[("draft", 1)])];

fn dress(sight: &Sight) -> Scene {
    dressing::dress(sight, Wardrobe { speaker: Speaker::new(Language::En), palette: Default::default() })
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
            let offers: Vec<_> = play.offers().iter().filter(|o| o.action.verb != verbs::PROPOSE_STOP).cloned().collect();
            let offer = &offers[(pick >> 8) as usize % offers.len()];
            let mut action = offer.action;
            if let Some(range) = offer.range {
                action.args[range.arg] = range.least + (pick >> 16) as i32 % (range.most - range.least + 1);
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
        let scene = dress(&sight);
        let keys: BTreeSet<&str> = scene.figures.iter().map(|f| f.key.as_str()).collect();
        assert_eq!(keys.len(), scene.figures.len(), "a key occurs twice");
        let seen = Seen::of(&sight).unwrap();
        for piece in sight.zone(seen.layout.hand(seat)).pieces.iter().filter_map(|p| p.id) {
            assert!(keys.contains(dressing::key_of(Thing::Piece(piece)).as_str()), "a card of the own hand is missing");
        }
        for figure in scene.figures.iter().filter(|f| f.picture.is_some()) {
            let (x, y) = figure.at;
            assert!((-10.0..=1010.0).contains(&x) && (-10.0..=600.0).contains(&y), "{} lies at {x}, {y}", figure.key);
        }
    });
}

#[test]
fn nobody_sees_a_card_that_is_not_theirs_to_see() {
    walk(200, |play| {
        for viewer in [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(1))] {
            let sight = play.sight(viewer);
            let known: BTreeSet<PieceId> = sight.zones.iter().flat_map(|z| z.pieces.iter().filter(|p| p.kind.is_some()).filter_map(|p| p.id)).collect();
            for figure in &dress(&sight).figures {
                let Some(Picture::Card(_)) = figure.picture else { continue };
                let Some(Thing::Piece(piece)) = thing_of(&figure.key) else { panic!("{} shows a card without a piece", figure.key) };
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
    let seen = Seen::of(&sight).unwrap();
    let is_folk = |p: &PieceId| !seen.card(seen.kind_of(*p)).unwrap().is_junk();
    let hand: Vec<PieceId> = sight.zone(seen.layout.hand(seat)).pieces.iter().filter_map(|p| p.id).collect();
    let card = *hand.iter().find(|p| is_folk(p)).expect("a starting hand of this seed holds an animalfolk card");
    assert!(BazaarSheets.handy(&sight).contains(&Thing::Piece(card)));
    let stack = seen.layout.stack(seen.layout.stall_of(seat), 0);
    let actions = BazaarSheets.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(stack)));
    assert_eq!(actions, [Action::plain(verbs::BUILD), Action::one(verbs::LAY, card.0.into())]);
    let paid = BazaarSheets.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(seen.layout.slot(0))));
    assert_eq!(paid, [Action::one(verbs::BUY, 0), Action::one(verbs::LAY, card.0.into())]);
    let pile = BazaarSheets.dropped(&sight, Thing::Piece(card), Some(Thing::Zone(seen.layout.pile(seat))));
    assert_eq!(pile[0], Action::plain(verbs::INVENTORY));
    for action in actions {
        play.choose(action).unwrap();
    }
    let sight = play.sight(Viewer::Seat(seat));
    let main = BazaarSheets.main_offer(&sight).expect("stack 1 is complete with a card of value 1");
    assert_eq!(sight.offers[main].action.verb, verbs::CLOSE);
}

/// Draws something at a width and gives back how wide it became.
fn width_of(ctx: &Context, settings: &Settings, rail: f32, draw: &mut dyn FnMut(&mut Ui)) -> f32 {
    theme::apply(ctx, 720.0, settings.text_size, true);
    let input = RawInput { screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(rail, 6000.0))), ..RawInput::default() };
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
        let viewer = [Viewer::Seat(seat), Viewer::Seat(SeatId(0)), Viewer::Everybody, Viewer::Public][n / 6 % 4];
        let sight = play.sight(viewer);
        let model = Model {
            sight: &sight,
            game: games::by_id("dale_of_merchants").unwrap(),
            voice: Voice { speaker: Speaker::new(Language::En), names: Some(&sight.catalogue) },
            settings: &settings,
            log: &[],
            since: 0,
            history: &[],
            fortunes: &fortunes,
            selected: None,
            shown_seat: seat,
            asked: viewer == Viewer::Seat(seat),
            mode: Mode::Play,
            undo_barred: None,
            can_redo: false,
        };
        let rail = 340.0 - 34.0;
        for tab in BazaarSheets.tabs() {
            let width = width_of(&ctx, &settings, rail, &mut |ui| drop(BazaarSheets.tab_ui(tab.key, ui, &model)));
            assert!(width <= rail + 0.5, "{} is {width} wide: {:?}", tab.key, sight.decision);
        }
        width_of(&ctx, &settings, 900.0, &mut |ui| {
            BazaarSheets.status_ui(ui, &model);
            if BazaarSheets.has_tray(&model) {
                BazaarSheets.tray_ui(ui, &model);
            }
            for figure in &dress(&sight).figures {
                if let Some(thing) = thing_of(&figure.key) {
                    BazaarSheets.tooltip_ui(ui, &model, thing);
                }
            }
        });
    });
    assert!(n > 300, "only {n} positions");
}
