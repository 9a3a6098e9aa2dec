//! Log, rules, new games, saved games, settings, dialogs and the end of a game.

use super::*;
use std::cell::Cell;

#[test]
fn the_log_speaks_in_sentences_with_rules_and_places() {
    let mut table = table(Mode::Play);
    advance(&mut table, 2);
    let settings = Settings::default();
    let line =
        table.log.iter().find(|l| l.message.rule.is_some()).expect("a line with a rule").clone();
    let words = EN.say(&line.message, table.play.catalogue());
    let mut h =
        harness(|ui| log::lines_ui(ui, &model(&table, &settings), std::slice::from_ref(&line)));
    h.get_by_label(&words);
    let rule = line.message.rule.expect("asked for").0;
    assert_eq!(press(&mut h, rule), [Command::OpenRule(rule.to_owned())]);
    let mut touching = line.clone();
    touching.message.touches = vec![Thing::Space(SpaceId(3))];
    let mut h =
        harness(|ui| log::lines_ui(ui, &model(&table, &settings), std::slice::from_ref(&touching)));
    assert_eq!(press(&mut h, &words), [Command::ShowThings(vec![Thing::Space(SpaceId(3))])]);
}

#[test]
fn the_rail_has_a_tab_for_log_and_rules() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut form = StudyForm::default();
    let mut h = harness(move |ui| {
        side_panel::side_panel_ui(ui, &model(&table, &settings), Tab::Log, &mut form)
    });
    assert_eq!(press(&mut h, &EN.word("ui-tab-rules")), [Command::OpenTab(Tab::Rules)]);
}

#[test]
fn the_rulebook_opens_at_a_rule_searches_and_turns_its_own_pages() {
    let table = table(Mode::Play);
    let settings = Settings::default();
    let mut reader = RulebookReader::default();
    reader.go("MOV-4.2.1");
    let shown = std::cell::RefCell::new(reader);
    {
        let mut h = harness(|ui| {
            let m = model(&table, &settings);
            let about = ReaderModel {
                texts: m.texts,
                game: "merchant_of_venus",
                prefix: "MOV",
                playing: Some("2012"),
                model: Some(&m),
            };
            rules::reader_ui(ui, &mut shown.borrow_mut(), &about)
        });
        h.get_by_label(&EN.rule_title("MOV-4.2.1"));
        h.get_by_label(&EN.word("ui-edition-played"));
        assert_eq!(
            press(&mut h, &EN.word("ui-rules-differences")),
            [],
            "turning a page is no wish"
        );
    }
    assert_eq!(shown.borrow().page, Page::Differences);
    shown.borrow_mut().search = "passenger".to_owned();
    {
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
        let hit = h
            .get_all_by_label_contains("MOV-8.")
            .next()
            .expect("the chapter of passengers is found");
        hit.click();
        h.run();
    }
    assert!(shown.borrow().open.starts_with("MOV-8."), "{}", shown.borrow().open);
}

#[test]
fn rule_ids_in_texts_become_links() {
    use widgets::{LinkedPart, split_rules};
    assert_eq!(
        split_rules("More: MOV-4.2, MOV-11.", "MOV"),
        [
            LinkedPart::Plain("More: "),
            LinkedPart::Rule("MOV-4.2"),
            LinkedPart::Plain(", "),
            LinkedPart::Rule("MOV-11"),
            LinkedPart::Plain(".")
        ]
    );
    assert_eq!(
        split_rules("MOV- is no rule", "MOV"),
        [LinkedPart::Plain("MOV-"), LinkedPart::Plain(" is no rule")]
    );
    assert_eq!(split_rules("", "MOV"), []);
}

#[test]
fn a_new_game_of_either_edition_can_begin_as_the_form_stands() {
    for edition in 0..2 {
        let texts = TableText::plain(EN);
        let settings = Settings::default();
        let mut form = NewGameForm::new();
        form.edition = edition;
        let mut h = harness(move |ui| new_game::new_game_ui(ui, texts, &settings, &mut form, 42));
        let commands = press(&mut h, "Begin");
        let [Command::Begin(setup)] = commands.as_slice() else { panic!("{commands:?}") };
        assert_eq!(setup.seed, 42);
        assert_eq!(setup.seats.len(), 3);
        Play::begin(game(), (**setup).clone()).expect("what the form gives can be set up");
    }
}

#[test]
fn a_form_that_cannot_begin_says_why() {
    let texts = TableText::plain(EN);
    let settings = Settings::default();
    let mut form = NewGameForm::new();
    for seat in &mut form.seats {
        seat.race = "humans".to_owned();
    }
    let mut h = harness(move |ui| new_game::new_game_ui(ui, texts, &settings, &mut form, 42));
    h.get_all_by_label_contains("taken already").next().expect("the reason is on the screen");
    assert_eq!(press(&mut h, "Begin"), []);
}

pub(super) fn shelf(saves: &[SaveFile], purpose: Purpose) -> SaveList<'_> {
    SaveList {
        saves,
        folder: "/saves",
        purpose,
        kept: &[],
        away: "/away",
        pictures: panels::pictures(),
    }
}

/// A game for two that has come to its second round, saved so many minutes ago.
pub(super) fn save(name: &str, minutes: u64) -> SaveFile {
    let content = SaveContent {
        prefix: "mov",
        edition: "2012".into(),
        seats: setup("2012", &[Chooser::Person; 2]).seats,
        round: Some(2),
        actions: 3,
        study: false,
        scenario: false,
        over: false,
        tree: 0,
        branch: None,
    };
    let path = PathBuf::from(format!("/saves/{name}.ron"));
    let (written, stamp, name) = (0, 0, name.to_owned());
    SaveFile { path, name, minutes, written, stamp, content: Ok(content) }
}

#[test]
fn faulty_saves_say_why_and_nothing_is_deleted_unasked() {
    let path = PathBuf::from("/saves/one.ron");
    let good = save("one", 5);
    let bad = SaveFile {
        path: "/saves/two.ron".into(),
        name: "two".into(),
        minutes: 0,
        written: 0,
        stamp: 0,
        content: Err("line 3, column 1: it is cut".into()),
    };
    let (settings, texts) = (Settings::default(), TableText::plain(EN));
    let one = [good];
    let mut form = SavesForm::default();
    let mut h =
        harness(|ui| saves::saves_ui(ui, texts, &settings, shelf(&one, Purpose::Play), &mut form));
    assert_eq!(press(&mut h, &EN.word("ui-save-load")), [Command::Load(path.clone())]);
    assert_eq!(press(&mut h, &EN.word("ui-replay")), [Command::Watch(path.clone())]);
    assert_eq!(press(&mut h, &EN.word("ui-study")), [Command::Study(Some(path.clone()))]);
    let asked = press(&mut h, &EN.word("ui-delete"));
    assert_eq!(
        asked,
        [Command::Open(Dialog::Confirm(Box::new(Command::Delete(path.clone())), "ui-delete-sure"))]
    );
    drop(h);
    let two = [bad];
    let mut form = SavesForm::default();
    let h =
        harness(|ui| saves::saves_ui(ui, texts, &settings, shelf(&two, Purpose::Play), &mut form));
    h.get_by_label("line 3, column 1: it is cut");
    assert!(
        h.query_by_label(&EN.word("ui-save-load")).is_none(),
        "what cannot be read cannot be loaded"
    );
    drop(h);
    let delete = Command::Delete(path.clone());
    let mut h = harness(|ui| dialogs::confirm_ui(ui, texts, &delete, "ui-delete-sure"));
    assert_eq!(press(&mut h, &EN.word("ui-cancel")), [Command::Close]);
    assert_eq!(
        press(&mut h, &EN.word("ui-delete-sure.yes")),
        [Command::Close, Command::Delete(path)]
    );
}

#[test]
fn settings_come_back_changed() {
    let now = Settings::default();
    let mut h = harness(|ui| settings_panel::settings_ui(ui, TableText::plain(EN), &now));
    assert_eq!(
        press(&mut h, "Français"),
        [Command::Set(Box::new(Settings { language: "fr".into(), ..Settings::default() }))]
    );
    let small = Settings { text_size: 80, ..Settings::default() };
    assert_eq!(small.clone().sound(), small, "text may be small");
    assert_eq!(Settings { text_size: 10, ..Settings::default() }.sound(), small);
    assert_eq!(
        press(&mut h, &EN.word("ui-set-reduced")),
        [Command::Set(Box::new(Settings { reduced_motion: true, ..Settings::default() }))]
    );
    assert_eq!(
        press(&mut h, &EN.word("ui-set-contrast")),
        [Command::Set(Box::new(Settings { high_contrast: true, ..Settings::default() }))]
    );
    assert_eq!(
        press(&mut h, &EN.word("ui-set-forced")),
        [Command::Set(Box::new(Settings { forced_moves: false, ..Settings::default() }))]
    );
}

#[test]
fn start_menu_and_dialogs_lead_where_they_say() {
    let texts = TableText::plain(EN);
    let start = StartModel { newest: Some(save("one", 5)) };
    let mut h = harness(|ui| start::start_ui(ui, texts, &start, panels::pictures()));
    assert_eq!(press(&mut h, &EN.word("ui-continue")), [Command::Continue]);
    assert_eq!(press(&mut h, &EN.word("ui-new-game")), [Command::Go(Screen::NewGame)]);
    assert_eq!(press(&mut h, &EN.word("ui-load")), [Command::Go(Screen::Saves(Purpose::Play))]);
    assert_eq!(press(&mut h, &EN.word("ui-settings")), [Command::Open(Dialog::Settings)]);
    assert_eq!(press(&mut h, &EN.word("ui-quit")), [Command::Quit]);
    // The picture of a game sets a new one of it up.
    for (n, title) in [(0, "Merchant of Venus"), (1, "Dale of Merchants 2")] {
        assert_eq!(press(&mut h, &format!("New game: {title}")), [Command::NewGame(n)]);
    }
    let mut h = harness(|ui| dialogs::menu_ui(ui, texts, &MenuModel::default()));
    assert_eq!(press(&mut h, &EN.word("ui-menu-watch")), [Command::WatchThis]);
    assert_eq!(press(&mut h, &EN.word("ui-menu-leave")), [Command::Go(Screen::Start)]);
    let mut open = Help { topic: "mov-help-2".to_owned(), ..Help::default() };
    let beside = help::Beside { playing: None, pictures: panels::pictures() };
    let mut h = harness(|ui| help::help_ui(ui, texts, &mut open, beside));
    assert_eq!(press(&mut h, "MOV-3.1"), [Command::OpenRule("MOV-3.1".into())]);
    let mut name = "my game".to_owned();
    let mut h = harness(|ui| dialogs::save_as_ui(ui, texts, &mut name));
    assert_eq!(
        press(&mut h, &EN.word("ui-save")),
        [Command::SaveAs("my game".into()), Command::Close]
    );
    // The field has the keyboard by itself, and Enter does what the button does.
    let mut name = "another".to_owned();
    let mut h = harness(|ui| dialogs::save_as_ui(ui, texts, &mut name));
    h.run();
    h.key_press(egui::Key::Enter);
    h.run();
    assert_eq!(h.state()[0], Command::SaveAs("another".into()));
    // What is typed takes the place of the name that stands there.
    let mut name = "the old name".to_owned();
    let mut h = harness(|ui| dialogs::save_as_ui(ui, texts, &mut name));
    h.run();
    h.event(egui::Event::Text("new".into()));
    h.run();
    assert_eq!(press(&mut h, &EN.word("ui-save")), [Command::SaveAs("new".into()), Command::Close]);
}

/// At 1280×720 all three seats are seen without scrolling, whatever was scrolled to in the form of
/// another game.
#[test]
fn the_seats_of_a_new_game_are_seen_at_once() {
    let texts = TableText::plain(EN);
    let settings = Settings::default();
    let playable = games::all()
        .iter()
        .filter(|game| game.part::<caravanserai::view::scene::GameScene>().is_some());
    for game in playable {
        let mut form = NewGameForm::new();
        let index = games::all().iter().position(|g| g.id() == game.id()).expect("it is there");
        form.choose_game(index);
        let (wide, tall) = (1192.0, 640.0);
        let h = panels::harness(egui::vec2(wide, tall), 100, |ui| {
            new_game::new_game_ui(ui, texts, &settings, &mut form, 42)
        });
        for number in 1..=2 {
            let name = texts.count("ui-seat-name-of", "number", number);
            let place = h.get_by_label(&name).rect();
            assert!(place.bottom() < tall - 51.0, "{}: seat {number} at {place:?}", game.id());
        }
    }
}

/// DOM-15.4: where several people share the screen everybody is asked for reactions, whether
/// anybody has looked at the options or not, and that is no change of theirs.
#[test]
fn people_at_one_screen_are_all_asked_unless_somebody_says_otherwise() {
    let texts = TableText::plain(EN);
    let settings = Settings::default();
    let mut form = NewGameForm::new();
    form.choose_game(1);
    let asked = |form: &NewGameForm| form.setup(texts, 1).options.get("ask_all").copied();
    assert_eq!(asked(&form), None, "one person: the computer betrays nobody");
    form.seats[1].by = Chooser::Person;
    assert_eq!(asked(&form), Some(1));
    let form = std::cell::RefCell::new(form);
    let mut h = panels::harness(egui::vec2(1250.0, 3000.0), 100, |ui| {
        new_game::new_game_ui(ui, texts, &settings, &mut form.borrow_mut(), 42)
    });
    let title = |count| texts.count("ui-options-changed", "count", count);
    press(&mut h, &title(0));
    h.get_by_label(&title(0));
    press(&mut h, &texts.text("dom-option-ask_all"));
    h.get_by_label(&title(1));
    assert_eq!(asked(&form.borrow()), Some(0));
}

/// A set too many is refused with a sentence; the others stay chosen.
#[test]
fn a_set_too_many_is_refused_with_a_sentence() {
    let texts = TableText::plain(EN);
    let settings = Settings::default();
    let mut form = NewGameForm::new();
    form.choose_game(1);
    let mut h = panels::harness(egui::vec2(1250.0, 3000.0), 100, |ui| {
        new_game::new_game_ui(ui, texts, &settings, &mut form, 42)
    });
    let sets = [
        "Restless Marbled Polecats",
        "Dealing Giant Pandas",
        "Friendly Fennec Foxes",
        "Diligent Pale-throated Sloths",
        "Adapting Veiled Chameleons",
    ];
    press(&mut h, &texts.count("ui-options-changed", "count", 0));
    for set in sets {
        press(&mut h, set);
    }
    assert!(h.query_by_label_contains("press one of them first").is_some());
    let commands = press(&mut h, "Begin");
    let [Command::Begin(setup)] = commands.as_slice() else { panic!("{commands:?}") };
    let chosen = setup.options.keys().filter(|key| key.starts_with("set_")).count();
    assert_eq!(chosen, 4);
    press(&mut h, sets[0]);
    assert!(h.query_by_label_contains("press one of them first").is_none());
    press(&mut h, sets[4]);
    let commands = press(&mut h, "Begin");
    let [Command::Begin(other)] = commands.as_slice() else { panic!("{commands:?}") };
    assert_ne!(setup.options, other.options);
}

/// Lets so many seconds go by.
fn pass(h: &mut Harness<Vec<Command>>, seconds: f64) {
    let from = h.ctx.input(|i| i.time);
    while h.ctx.input(|i| i.time) < from + seconds {
        h.step();
    }
}

/// The curtain before the seat that is called; called anew, it has just fallen.
fn hung<'a>(
    table: &'a Table,
    settings: &'a Settings,
    called: &'a Cell<u8>,
) -> Harness<'a, Vec<Command>> {
    harness(|ui| {
        let m = model(table, settings);
        let seat = SeatId(called.get());
        let livery = m.livery(seat);
        let why = "mov-curtain-why";
        curtain_ui(
            ui,
            m.texts,
            &CurtainModel { seat, livery, why, once: false, topmost: true, aloud: None },
        )
    })
}

/// Enter twice in a row, or on a button that has the focus, opens nothing; Enter held does.
#[test]
fn the_curtain_opens_for_a_key_that_is_held_and_for_no_second_press() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let called = Cell::new(0);
    let mut h = hung(&table, &settings, &called);
    // Held since before it fell.
    h.key_down(egui::Key::Enter);
    h.step();
    h.state_mut().clear();
    called.set(1);
    pass(&mut h, 2.0);
    h.key_up(egui::Key::Enter);
    for _ in 0..3 {
        h.key_press(egui::Key::Enter);
        h.step();
    }
    h.get_by_label("I am Ben").focus();
    h.step();
    h.key_press(egui::Key::Enter);
    h.step();
    h.step();
    assert_eq!(std::mem::take(h.state_mut()), []);
    h.key_down(egui::Key::Enter);
    pass(&mut h, 0.4);
    assert_eq!(std::mem::take(h.state_mut()), [], "not yet");
    pass(&mut h, 0.4);
    h.key_up(egui::Key::Enter);
    h.step();
    assert_eq!(h.state().first(), Some(&Command::CurtainDown));
}

#[test]
fn the_curtain_opens_for_the_one_who_is_named() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let called = Cell::new(0);
    let mut h = hung(&table, &settings, &called);
    called.set(1);
    h.step();
    h.get_by_label_contains("goes to Ben");
    assert_eq!(press(&mut h, "I am Ben"), [], "right after it has fallen it takes no press");
    pass(&mut h, 0.7);
    assert_eq!(press(&mut h, "I am Ben"), [Command::CurtainDown]);
}

#[test]
fn the_end_names_winners_and_offers_what_next() {
    let mut table = table(Mode::Play);
    table.sight.outcome = Some(Outcome {
        reason: "mov-end-goal",
        rule: Rule("MOV-12.2.1"),
        winners: vec![SeatId(1)],
        fortunes: vec![900, 2100, 1200],
    });
    let settings = Settings::default();
    let history = [(0, vec![60, 60, 60]), (1, vec![300, 900, 400]), (2, vec![900, 2100, 1200])];
    let income =
        vec![Vec::new(), vec![("ui-group-actions", 500), ("ui-group-others", -40)], Vec::new()];
    let mut h = harness(|ui| {
        let m = Model { history: &history, ..model(&table, &settings) };
        end::end_ui(ui, &m, &income)
    });
    h.get_by_label("Ben wins");
    assert_eq!(press(&mut h, &EN.word("ui-end-rematch")), [Command::Rematch]);
    assert_eq!(press(&mut h, "MOV-12.2.1"), [Command::OpenRule("MOV-12.2.1".into())]);
    drop(h);
    // Closed, it can be opened again from the bar, which names the winner, and from the menu.
    assert_eq!(decision::sentence(&model(&table, &settings)), "Ben wins. The goal was reached");
    let mut h = harness(|ui| decision::decision_ui(ui, &model(&table, &settings)));
    assert_eq!(press(&mut h, &EN.word("ui-result")), [Command::Open(Dialog::End)]);
    let menu = MenuModel { over: true, ..MenuModel::default() };
    let mut h = harness(|ui| dialogs::menu_ui(ui, TableText::plain(EN), &menu));
    assert_eq!(press(&mut h, &EN.word("ui-result")), [Command::Close, Command::Open(Dialog::End)]);
}

/// Beside the way back to the game that was left, no second line of the menu is called so.
#[test]
fn the_menu_has_one_way_back() {
    let replay = Mode::Replay { at: 1, of: 2, running: false };
    for (mode, home, stays) in [
        (Mode::Play, false, "ui-menu-back"),
        (replay, false, "ui-menu-back"),
        (replay, true, "ui-menu-watch-on"),
        (Mode::Study, true, "ui-menu-try-on"),
    ] {
        let menu = MenuModel { mode, home, ..MenuModel::default() };
        let mut h = harness(|ui| dialogs::menu_ui(ui, TableText::plain(EN), &menu));
        assert_eq!(press(&mut h, &EN.word(stays)), [Command::Close]);
        let back = h.query_all_by_label_contains("Back to").count();
        assert_eq!(back, 1, "{mode:?} {home}");
        if home {
            assert_eq!(press(&mut h, &EN.word("ui-home")), [Command::BackToGame]);
        }
    }
}

#[test]
fn the_end_with_very_large_text_scrolls_as_a_whole() {
    let mut table = table(Mode::Play);
    table.sight.outcome = Some(Outcome {
        reason: "mov-end-goal",
        rule: Rule("MOV-12.2.1"),
        winners: vec![SeatId(1)],
        fortunes: vec![900, 2100, 1200],
    });
    let (settings, history, income) = (
        Settings::default(),
        [(0, vec![60, 60, 60]), (1, vec![900, 2100, 1200])],
        vec![Vec::new(); 3],
    );
    let mut h = harness(|ui| {
        theme::apply(ui.ctx(), 720.0, 200, true);
        ui.set_max_height(560.0);
        end::end_ui(ui, &Model { history: &history, ..model(&table, &settings) }, &income)
    });
    // What comes last is reached by scrolling, and pressed by name.
    h.get_by_label(&EN.word("ui-end-look")).click_accesskit();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::Close]);
    assert!(h.get_by_label(&EN.word("ui-end-look")).rect().top() > 560.0);
}

/// With text twice as large in a small window a whole row of offers is seen beside or below the
/// main button, in every language.
#[test]
fn offers_are_seen_below_a_main_button_of_two_lines() {
    let mut table = table(Mode::Play);
    for _ in 0..400 {
        let trading = table.sight.decision.is_some_and(|d| d.question == Q_TRADE)
            && table.asked()
            && table.sight.offers.len() > 2;
        // Something pays here.
        let settings = Settings::default();
        if trading && decision::arrange(&model(&table, &settings)).main.is_some() {
            break;
        }
        let action = table.suggest().or_else(|| table.ask_bot()).expect("the game goes on");
        table.choose(action, Default::default()).expect("a computer player keeps to the rules");
    }
    assert_eq!(table.sight.decision.map(|d| d.question), Some(Q_TRADE));
    let settings = Settings::default();
    for language in Language::ALL {
        let texts =
            TableText { localizer: Localizer::new(language), names: Some(table.play.catalogue()) };
        let m = || Model { texts, ..model(&table, &settings) };
        let arranged = decision::arrange(&m());
        let (size, used) = (egui::vec2(806.0, 282.0), std::cell::Cell::new(0.0));
        let mut h = harness(|ui| {
            theme::apply(ui.ctx(), 720.0, 200, true);
            ui.set_max_size(size);
            let before = ui.next_widget_position().y;
            let commands = decision::decision_ui(ui, &m());
            used.set(ui.min_rect().bottom());
            assert!(
                used.get() - before <= size.y + 1.0,
                "{language:?}: the bar is {} high",
                used.get() - before
            );
            commands
        });
        h.run();
        let main = m().worded(&table.sight.offers[arranged.main.expect("a main offer")]);
        let bottom = h.get_by_label(&main).rect().bottom();
        let buttons = h.get_all(
            egui_kittest::kittest::By::new()
                .predicate(|n| n.role() == egui::accesskit::Role::Button),
        );
        let seen: Vec<_> = buttons
            .filter(|n| {
                n.rect().bottom() <= used.get() + 0.5
                    && n.accesskit_node().label().as_deref() != Some(main.as_str())
            })
            .collect();
        assert!(
            !seen.is_empty(),
            "{language:?}: nothing is seen beside {main}, which ends at {bottom} of {}",
            used.get()
        );
    }
}

#[test]
fn sources_and_the_money_at_the_start_make_up_the_purse() {
    let (mut sold, mut owned) = (false, false);
    for seed in 0..4 {
        let begun = Setup { seed, ..setup("2012", &[Chooser::Greedy; 3]) };
        let mut table = Table::new(
            Play::begin(game(), begun).expect("the set-up is sound"),
            Mode::Play,
            PathBuf::new(),
        );
        for _ in 0..160 {
            let Some(action) = table.ask_bot() else { break };
            table.choose(action, Default::default()).expect("a computer player keeps to the rules");
        }
        let income = table.income();
        for (n, info) in table.sight.catalogue.purses.iter().enumerate() {
            let Some(owner) = info.owner else { continue };
            let sources = &income[owner.ix()];
            assert_eq!(
                sources.iter().map(|(_, sum)| sum).sum::<i64>(),
                table.sight.purses[n],
                "seed {seed}: {sources:?}"
            );
            assert!(sources.iter().all(|(key, _)| EN.has(key)), "{sources:?}");
            // With what else is owned, the bars of the end sheet are the fortune.
            let fortune = table.past[table.play.entries().len()].fortunes[owner.ix()];
            let bars = end::bars(sources, fortune, game_ui::of(table.sight.game).owned());
            assert_eq!(
                bars.iter().map(|(_, sum)| sum).sum::<i64>(),
                fortune,
                "seed {seed}: {bars:?}"
            );
            owned |= bars.iter().any(|(key, sum)| *key == "mov-income-owned" && *sum > 0);
            assert!(bars.iter().all(|(key, _)| EN.has(key)), "{bars:?}");
        }
        sold |= income.iter().flatten().any(|(key, sum)| *key == "mov-income-sales" && *sum > 0);
    }
    assert!(sold && owned, "nobody sold anything, or nobody owns anything");
}

/// The owner of a port gets the commission of the own turn when it ends: it is no fee (MOV-9.2.5).
#[test]
fn a_commission_at_the_end_of_the_own_turn_is_a_commission() {
    let sheet = game_ui::of("merchant_of_venus");
    assert_eq!([true, false].map(|own| sheet.income(END_TURN, own)), ["mov-income-commissions"; 2]);
    assert_eq!(sheet.income(PAY_FEE, true), "mov-income-fees");
}

#[test]
fn a_replay_steps_runs_and_jumps() {
    let mut table = table(Mode::Play);
    advance(&mut table, 5);
    let done = table.play.entries().len();
    table.set_mode(Mode::Replay { at: 0, of: 0, running: false });
    table.seek(2);
    assert_eq!(table.mode, Mode::Replay { at: 2, of: done, running: false });
    let settings = Settings::default();
    {
        let mut h = harness(|ui| replay::controls_ui(ui, &model(&table, &settings)));
        assert_eq!(press(&mut h, &EN.word("ui-replay-step")), [Command::Seek(3)]);
        assert_eq!(press(&mut h, &EN.word("ui-replay-back")), [Command::Seek(1)]);
        assert_eq!(press(&mut h, &EN.word("ui-replay-play")), [Command::Run(true)]);
        assert_eq!(press(&mut h, &EN.word("ui-play-on")), [Command::PlayOn]);
    }
    {
        // The list has what is still to come, and the log has not.
        let last = table.log.last().expect("a log").entry;
        assert!(last > 2, "lines of what is still to come are there");
        let m = model(&table, &settings);
        assert!(m.read_log().iter().all(|line| line.entry <= 2) && !m.read_log().is_empty());
        let row =
            table.log.iter().find(|line| line.entry == last).expect("a line of the last entry");
        let mut h = harness(|ui| replay::entries_ui(ui, &model(&table, &settings)));
        assert_eq!(press(&mut h, &m.texts.say(&row.message)), [Command::Seek(last)]);
    }
    let hash = table.play.hash();
    table.seek(done);
    table.seek(2);
    assert_eq!(table.play.hash(), hash, "there and back again");
    assert_eq!(table.save().entries.len(), done, "a replay in the middle is saved whole");
}

/// Every text key that the overlay names exists in English, and every file's text is parsed.
#[test]
fn every_key_of_the_window_has_its_words() {
    let sources = ["src/ui", "src/app"].map(|f| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(f));
    let mut todo: Vec<PathBuf> = sources.into();
    let mut missing = Vec::new();
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(
                std::fs::read_dir(&path)
                    .expect("a folder of the repository")
                    .map(|f| f.expect("a file").path()),
            );
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source file");
        for key in text.split('"').filter(|w| {
            w.starts_with("ui-")
                && w.chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c))
        }) {
            if !EN.has(key) && !key.ends_with('-') {
                missing.push(format!("{}: {key}", path.display()));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
    for verb in game().verbs() {
        assert!(EN.has(&format!("mov-verb-{}", verb.name)), "mov-verb-{}", verb.name);
    }
    assert!(caravanserai::text::files().iter().any(|f| f.name == "house/ui"));
}

/// The window hides nothing that the sight shows, and shows nothing that it hides: panels read the
/// sight alone.
#[test]
fn a_viewer_without_a_choice_is_offered_nothing() {
    let table = table(Mode::Play);
    let settings = Settings::default();
    let other = Sight {
        offers: Vec::new(),
        refusals: Vec::new(),
        viewer: Viewer::Seat(SeatId(1)),
        ..table.sight.clone()
    };
    let m = Model { sight: &other, asked: false, ..model(&table, &settings) };
    assert_eq!(decision::arrange(&m), decision::Arranged::default());
    assert!(decision::sentence(&m).contains("choosing"));
}
