//! What is looked for is found: words in the rulebook, rules by number, ships by their class, games
//! by their picture. Enter does in fields what the button beside them does.

use super::*;
use caravanserai::{text::rulebook, view::art::GameArt};
use egui::accesskit::Role;

fn reader<'a>(shown: &'a std::cell::RefCell<RulebookReader>) -> Harness<'a, Vec<Command>> {
    harness(move |ui| {
        let about = ReaderModel {
            texts: TableText::plain(EN),
            game: "merchant_of_venus",
            prefix: "MOV",
            playing: None,
            model: None,
        };
        rules::reader_ui(ui, &mut shown.borrow_mut(), &about)
    })
}

#[test]
fn enter_opens_the_first_rule_that_was_found_and_its_words_stand_out() {
    for (words, begins) in [("passenger fare", "MOV-"), ("mov-4.2.1", "MOV-4.2.1")] {
        let shown = std::cell::RefCell::new(RulebookReader {
            search: words.to_owned(),
            ..RulebookReader::default()
        });
        let mut h = reader(&shown);
        let field = h.get_all_by_role(Role::TextInput).next().expect("the search field");
        field.focus();
        h.run();
        h.key_press(egui::Key::Enter);
        h.run();
        drop(h);
        let reader = shown.borrow();
        assert!(reader.open.starts_with(begins), "{words}: {:?}", reader.open);
        assert_eq!(reader.search, words, "what was searched for stays");
    }
    let places = rulebook::found_in("Fares of passengers: a fare", "FÁRE");
    assert_eq!(places, [0..4, 23..27]);
    assert_eq!(rulebook::found_in("æther Fare", "fare").first(), Some(&(7..11)));
    assert!(rulebook::found_in("anything", "").is_empty());
}

#[test]
fn rules_are_found_however_they_are_typed() {
    let book = rulebook::Rulebook::of("dale_of_merchants").expect("it has rules");
    for typed in ["DOM-4.1", "dom-4.1", " Dom-4.1 ", "4.1"] {
        assert_eq!(book.id_of(typed), Some("DOM-4.1"), "{typed}");
    }
    assert_eq!(book.id_of("nothing"), None);
}

#[test]
fn the_position_editor_knows_a_ship_by_its_class() {
    let table = table(Mode::Study);
    let settings = Settings::default();
    let sheet = game_ui::of("merchant_of_venus");
    let m = model(&table, &settings);
    let pieces = table.sight.catalogue.all_pieces();
    let named: Vec<String> = pieces.filter_map(|p| sheet.piece_of(&m, p)).collect();
    assert_eq!(named.len(), 3, "each seat has a ship: {named:?}");
    assert!(named.iter().all(|n| n.contains("Scout")), "{named:?}");
}

#[test]
fn a_turn_set_back_to_its_start_forgets_heading_and_pilot_number() {
    let sheet = game_ui::of("merchant_of_venus");
    let (of, settings) = (table(Mode::Study), Settings::default());
    let DialField::Choice(values) = sheet.dial_field(&model(&of, &settings), "phase") else {
        panic!("phases are chosen")
    };
    let named = EN.word("mov-phase-start");
    let (start, _) = values.iter().find(|(_, words)| *words == named).expect("a start");
    let keys: Vec<&str> = sheet.dials_with("phase", *start).iter().map(|(key, _)| *key).collect();
    assert!(keys.contains(&"pilot-number") && keys.contains(&"declared"), "{keys:?}");
    let table = table(Mode::Study);
    let known = |key: &&str| table.sight.catalogue.dial_by_key(key).is_some();
    assert!(keys.iter().all(known), "{keys:?}");
    assert!(sheet.dials_with("phase", start + 1).is_empty());
}

#[test]
fn games_are_chosen_by_their_own_pictures_and_ctrl_enter_begins() {
    for game in
        games::all().iter().filter(|g| g.part::<GameArt>().is_some_and(|a| a.cover.is_some()))
    {
        let art = game.part::<GameArt>().and_then(|art| art.cover.as_ref()).expect("a cover");
        let own = format!("{}/", game.id());
        let parts = (art.parts)();
        assert!(parts.iter().all(|p| p.picture.name().starts_with(&own)), "{}", game.id());
        assert!(!parts.is_empty());
    }
    let texts = TableText::plain(EN);
    let settings = Settings::default();
    let form = std::cell::RefCell::new(NewGameForm::new());
    let mut h =
        harness(|ui| new_game::new_game_ui(ui, texts, &settings, &mut form.borrow_mut(), 5));
    let title = EN.word("dom-title");
    h.get_by_label(&title).click();
    h.run();
    assert_eq!(form.borrow().game().id(), "dale_of_merchants");
    h.state_mut().clear();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Enter);
    h.run();
    assert!(matches!(h.state().as_slice(), [Command::Begin(_)]), "{:?}", h.state());
}

#[test]
fn nobody_wins_is_a_sentence() {
    let table = table(Mode::Play);
    let settings = Settings::default();
    let outcome = Outcome {
        reason: "dom-end-agreed",
        rule: Rule("DOM-13.3"),
        winners: Vec::new(),
        fortunes: vec![0; 3],
    };
    assert_eq!(end::won(&model(&table, &settings), &outcome), EN.word("ui-end-nobody"));
}

/// Behind the curtain everybody whom it concerns is named, and each answer is one press.
#[test]
fn the_curtain_asks_aloud() {
    let table = table(Mode::Play);
    let settings = Settings::default();
    let m = model(&table, &settings);
    let among = [(SeatId(1), m.livery(SeatId(1))), (SeatId(2), m.livery(SeatId(2)))];
    let ask = || {
        let mut h = harness(|ui| {
            let others = [(SeatId(0), "dom-aloud-own")];
            let aloud = caravanserai::ui::curtain::AloudModel {
                happened: "It.",
                kind: None,
                among: &among,
                others: &others,
            };
            let seat = SeatId(1);
            let livery = among[0].1;
            let curtain = CurtainModel {
                seat,
                livery,
                why: "mov-curtain-why",
                once: false,
                topmost: true,
                aloud: Some(aloud),
            };
            curtain_ui(
                ui,
                TableText { names: Some(&table.sight.catalogue), ..TableText::plain(EN) },
                &curtain,
            )
        });
        let from = h.ctx.input(|i| i.time);
        while h.ctx.input(|i| i.time) < from + 1.0 {
            h.step();
        }
        let why = h.query_by_label_contains("Anna, who does not react").is_some();
        (why && h.query_by_label("Ben").is_some(), {
            h.get_by_label("Cleo").click();
            h.run();
            std::mem::take(h.state_mut())
        })
    };
    assert_eq!(ask(), (true, vec![Command::Aloud(Some(SeatId(2)))]));
}

/// Whoever plays reads sentences; the number of the rule comes when it is asked for: with Alt, by a
/// right click, by a setting, or while a position is studied.
#[test]
fn rule_numbers_stand_on_lines_when_they_are_asked_for() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let line = LogLine {
        entry: 0,
        seat: Some(SeatId(0)),
        message: Message {
            key: "ui-log-opened",
            rule: Some(Rule("MOV-4.2.1")),
            ..Message::default()
        },
    };
    let mode = std::cell::Cell::new((RuleNumbers::Studying, Mode::Play));
    let mut h = harness(|ui| {
        let (setting, mode) = mode.get();
        widgets::show_rules(ui.ctx(), setting, Some(mode));
        log::lines_ui(ui, &model(&table, &settings), std::slice::from_ref(&line))
    });
    let shown = |h: &Harness<Vec<Command>>| h.query_by_label("MOV-4.2.1").is_some();
    h.run();
    assert!(!shown(&h), "whoever plays is not bothered");
    h.event(egui::Event::ModifiersChanged(egui::Modifiers::ALT));
    h.run();
    assert!(shown(&h), "with Alt it is there");
    h.event(egui::Event::ModifiersChanged(egui::Modifiers::NONE));
    h.run();
    let words = EN.word("ui-log-opened");
    h.get_by_label(&words).click_secondary();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::OpenRule("MOV-4.2.1".into())]);
    for (setting, now, wanted) in [
        (RuleNumbers::Studying, Mode::Study, true),
        (RuleNumbers::OnDemand, Mode::Study, false),
        (RuleNumbers::Always, Mode::Play, true),
    ] {
        mode.set((setting, now));
        h.run();
        assert_eq!(shown(&h), wanted, "{setting:?} {now:?}");
    }
}

/// The words searched for go with a press on the sign beside them.
#[test]
fn the_search_of_the_rulebook_can_be_cleared() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let reader = RulebookReader { search: "passenger".to_owned(), ..RulebookReader::default() };
    let shown = std::cell::RefCell::new(reader);
    let clear = EN.word("ui-search-clear");
    let mut h = harness(|ui| {
        let m = model(&table, &settings);
        let about = ReaderModel {
            texts: m.texts,
            game: "merchant_of_venus",
            prefix: "MOV",
            playing: None,
            model: None,
        };
        rules::reader_ui(ui, &mut shown.borrow_mut(), &about)
    });
    assert!(!h.get_by_label(&clear).accesskit_node().is_disabled());
    assert_eq!(press(&mut h, &clear), []);
    assert_eq!(shown.borrow().search, "");
    assert!(h.get_by_label(&clear).accesskit_node().is_disabled(), "there is nothing to clear");
}
