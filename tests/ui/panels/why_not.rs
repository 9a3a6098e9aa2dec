//! *Why not*: what the list of refusals says, in positions of played games of every game.

use super::*;
use crate::common::battery::{Configuration, step};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::{ArgKind, Refusal},
        catalogue::Catalogue,
        ids::KindId,
    },
};
use std::collections::BTreeSet;

/// Looks at the table of whoever chooses, in games of every edition that are played at random.
pub fn played(mut look: impl FnMut(&Sight)) {
    for &game in games::all() {
        for edition in game.editions() {
            let table = Configuration { game, edition: edition.id, seats: edition.seats.1.min(3) };
            for seed in 0..2_u64 {
                let mut play = table.begin(table.varied(seed + 40));
                let mut bot = RandomBot::new(seed);
                for _ in 0..120 {
                    let Some(seat) = play.decision_seat() else { break };
                    look(&play.sight(Viewer::Seat(seat)));
                    if step(&mut play, &mut bot, &table.name(seed)).is_none() {
                        break;
                    }
                }
            }
        }
    }
}

/// Whether two actions do the same with two pieces of one kind: then the same words are right.
fn same_kind(c: &Catalogue, a: Action, b: Action) -> bool {
    let kind = |arg: &ArgKind, n: i32| match arg {
        ArgKind::Piece(_) => c.pieces.get(n as usize).map_or(n, |k| i32::from(k.0)),
        _ => n,
    };
    let args = c.verb(a.verb).args.iter();
    a.verb == b.verb
        && args.zip(a.args.iter().zip(b.args)).all(|(arg, (x, y))| kind(arg, *x) == kind(arg, y))
}

#[test]
fn no_two_reasons_are_called_alike() {
    let settings = Settings::default();
    let mut alike = BTreeSet::new();
    played(|sight| {
        let m = panels::model(sight, &settings, Localizer::new(Language::ALL[sight.state_no % 3]));
        let c = &sight.catalogue;
        let mut called: Vec<(String, &Refusal)> = Vec::new();
        for no in &sight.refusals {
            let name = m.verb_name(no.action);
            let other =
                called.iter().find(|(n, o)| *n == name && !same_kind(c, o.action, no.action));
            if let Some((_, other)) = other {
                let [a, b] = [other.action, no.action].map(|a| a.to_text(c));
                alike.insert(format!("{name}: {a} / {b}"));
            }
            called.push((name, no));
        }
    });
    let some: Vec<_> = alike.iter().take(400).collect();
    assert!(alike.is_empty(), "{} choices are called alike, such as {some:#?}", alike.len());
}

#[test]
fn a_reason_names_what_it_is_about() {
    let settings = Settings::default();
    let mut silent = BTreeSet::new();
    played(|sight| {
        let m = panels::model(sight, &settings, Localizer::new(Language::En));
        let c = &sight.catalogue;
        for no in &sight.refusals {
            let name = m.verb_name(no.action);
            for (arg, n) in c.verb(no.action.verb).args.iter().zip(no.action.args) {
                let words = match arg {
                    ArgKind::Space(_) => m.texts.space(SpaceId(n as u16)),
                    ArgKind::Piece(_) => m.texts.piece(PieceId(n as u16)),
                    ArgKind::Seat(_) => m.texts.seat(SeatId(n as u8)),
                    ArgKind::Kind(_) => m.texts.kind(KindId(n as u16)),
                    ArgKind::Number(_) | ArgKind::Word(..) => continue,
                };
                if !name.contains(&words) {
                    silent.insert(format!("{}: {name} / {words}", no.action.to_text(c)));
                }
            }
        }
    });
    let some: Vec<_> = silent.iter().take(400).collect();
    assert!(silent.is_empty(), "{} names say too little, such as {some:#?}", silent.len());
}

#[test]
fn every_thing_of_the_board_says_what_it_is_for_and_has_rules() {
    use caravanserai::{
        text::rulebook::Rulebook,
        view::scene::{self, SceneContext, meets, thing_of},
    };
    let settings = Settings::default();
    let mut silent = BTreeSet::new();
    played(|sight| {
        if sight.state_no % 7 != 0 {
            return;
        }
        let localizer = Localizer::new(Language::ALL[sight.state_no % 3]);
        let m = panels::model(sight, &settings, localizer);
        let book = Rulebook::of(sight.game).expect("each game has a rulebook");
        let with = SceneContext { localizer, palette: Default::default(), room: None };
        let scene = scene::build_scene(sight, with);
        let keys = scene.figures.iter().map(|f| &f.key).chain(scene.lines.iter().map(|l| &l.key));
        for key in keys.filter(|key| meets(key)) {
            let Some(thing) = thing_of(key) else { continue };
            let about = game_ui::of(sight.game).about(sight, thing);
            let spoken = |r: &caravanserai::text::rulebook::RuleEntry| {
                r.about.iter().any(|w| about.contains(&w.as_str()))
            };
            if !book.rules.iter().any(spoken)
                || about_thing::purpose(&m, thing).is_none()
                || about_thing::bearing(&m, book, thing).is_empty()
            {
                silent.insert(format!("{} {key}: {about:?}", sight.game));
            }
        }
    });
    assert!(silent.is_empty(), "{} things say too little: {silent:#?}", silent.len());
}

/// Three rules of a thing stand first; the others stand by chapter below them.
#[test]
fn of_a_thing_three_rules_stand_first_and_the_others_by_chapter() {
    use caravanserai::text::rulebook::Rulebook;
    let (table, settings) = (table(Mode::Play), Settings::default());
    let plain = model(&table, &settings);
    let book = Rulebook::of(plain.sight.game).expect("each game has a rulebook");
    let spaces = (0..plain.sight.catalogue.spaces.len() as u16).map(|n| Thing::Space(SpaceId(n)));
    let mut many = spaces.filter(|&thing| about_thing::bearing(&plain, book, thing).len() > 3);
    let thing = many.next().expect("something of which many rules speak");
    let rules = about_thing::bearing(&plain, book, thing);
    let (first, fourth) = (&rules[..3], &rules[3].id);
    let h = harness(|ui| {
        let model = Model { selected: Some(thing), ..model(&table, &settings) };
        about_thing::bearing_ui(ui, &model)
    });
    let top = |words: &str| h.get_by_label(words).rect().top();
    let chapter = fourth.split_once('.').expect("a rule of a chapter").0;
    let chapter = top(&EN.rule_title(chapter));
    assert!(top(&EN.word("ui-rules-bearing")) < top(&first[0].id));
    assert!(first.iter().all(|rule| top(&rule.id) < chapter), "three stand first");
    assert!(chapter < top(fourth), "the others stand by chapter");
}

#[test]
fn the_rules_of_what_can_be_done_stand_first() {
    use caravanserai::{table::action::Offer, text::rulebook::Rulebook};
    let (settings, mut met, mut led) = (Settings::default(), 0, 0);
    played(|sight| {
        let m = panels::model(sight, &settings, Localizer::new(Language::En));
        let book = Rulebook::of(sight.game).expect("each game has a rulebook");
        let sheet = game_ui::of(sight.game);
        let rule = |offer: &Offer| {
            let rule = offer.message.as_ref().and_then(|said| said.rule).expect("it has a rule").0;
            let known = |r: &&caravanserai::text::rulebook::RuleEntry| {
                r.id == rule && r.editions.contains(&sight.edition)
            };
            book.rules.iter().find(known).map(|_| rule)
        };
        let offered =
            sight.offers.iter().find_map(|o| Some((o, *sheet.targets(sight, o).first()?)));
        if let Some((offer, thing)) = offered
            && let Some(rule) = rule(offer)
        {
            met += 1;
            assert_eq!(
                about_thing::bearing(&m, book, thing)[0].id,
                rule,
                "{} {thing:?}",
                sight.game
            );
        }
        // Where a click leads on a way, its first step does.
        if sight.state_no % 9 != 0 {
            return;
        }
        let done = |thing: &Thing| {
            sight.offers.iter().any(|offer| sheet.targets(sight, offer).contains(thing))
        };
        let spaces = (0..sight.catalogue.spaces.len() as u16).map(|n| Thing::Space(SpaceId(n)));
        for thing in spaces.filter(|thing| !done(thing)).step_by(11) {
            let Some(way) = sheet.route(sight, thing) else { continue };
            let first = sight.offers.iter().find(|offer| offer.action == way.legs[0].action);
            let Some(rule) = first.and_then(rule) else { continue };
            led += 1;
            assert_eq!(
                about_thing::bearing(&m, book, thing)[0].id,
                rule,
                "{} {thing:?}",
                sight.game
            );
        }
    });
    assert!(met > 100, "hardly anything was offered on the board");
    assert!(led > 20, "hardly any way led anywhere");
}

/// A row that opens does so by a press anywhere on it, not on its words alone.
#[test]
fn a_row_opens_wherever_it_is_pressed() {
    let mut h = harness(|ui| {
        ui.set_width(500.0);
        widgets::fold_row(ui, "row", "Movement", |ui| drop(ui.label("within")));
        Vec::new()
    });
    let row = h.get_by_label("Movement").rect();
    assert!(h.query_by_label("within").is_none());
    for pressed in [true, false] {
        h.event(egui::Event::PointerMoved(row.right_center() - egui::vec2(8.0, 0.0)));
        h.event(egui::Event::PointerButton {
            pos: row.right_center() - egui::vec2(8.0, 0.0),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::default(),
        });
    }
    h.run();
    assert!(row.width() > 400.0, "the row is as wide as the list: {row:?}");
    assert!(h.query_by_label("within").is_some());
}

/// What the pointer rests on in a list stays there when an answer above it comes in.
#[test]
fn a_list_does_not_shift_under_the_pointer() {
    let answered = std::cell::Cell::new(0.0);
    let mut h = panels::harness(egui::vec2(400.0, 300.0), 100, |ui| {
        let area = egui::ScrollArea::vertical().max_height(200.0);
        area.show(ui, |ui| {
            let head = ui.min_rect().top();
            for row in 0..30 {
                widgets::held_in_place(ui, head, ("row", row), |ui| {
                    ui.label(format!("row {row}"));
                    if row == 0 {
                        ui.add_space(answered.get());
                    }
                });
            }
        });
        Vec::new()
    });
    h.run();
    let before = h.get_by_label("row 4").rect();
    h.hover_at(before.center());
    h.run();
    answered.set(70.0);
    h.run();
    h.run();
    let after = h.get_by_label("row 4").rect();
    assert!((after.top() - before.top()).abs() < 1.0, "{before:?} {after:?}");
}

/// The title of a rule opens it as its number does.
#[test]
fn the_title_of_a_rule_is_a_link() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let thing = Thing::Seat(SeatId(0));
    let mut h = panels::harness(egui::vec2(600.0, 2000.0), 100, |ui| {
        let model = Model { selected: Some(thing), ..model(&table, &settings) };
        about_thing::bearing_ui(ui, &model)
    });
    let plain = model(&table, &settings);
    let book = caravanserai::text::rulebook::Rulebook::of(table.sight.game).expect("a rulebook");
    let rule = about_thing::bearing(&plain, book, thing)[0].id.clone();
    let title = EN.rule_title(&rule);
    let link = h.get_all_by_label(&title).next().expect("its title is there");
    link.click();
    h.run();
    assert_eq!(h.state()[..], [Command::OpenRule(rule)]);
}

/// A right click on a choice of the bar that stands for nothing on the table opens its rule.
#[test]
fn a_right_click_on_a_button_says_its_rule() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let offer = &table.sight.offers[0];
    let rule = offer.message.as_ref().and_then(|said| said.rule).expect("it rests on a rule");
    let m = model(&table, &settings);
    let words = m.worded(offer);
    let mut h =
        harness(|ui| widgets::action_button(ui, &model(&table, &settings), offer.action, None));
    h.get_by_label(&words).click_secondary();
    h.run();
    assert_eq!(h.state()[..], [Command::OpenRule(rule.0.to_owned())]);
}
