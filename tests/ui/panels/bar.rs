//! The decision bar, the side panel and the seat bar where room is scarce, and what of them the
//! keyboard reaches. What is chosen there is the business of other tests.

use super::*;
use caravanserai::{
    table::action::{Message, Value},
    ui::{flow_bar, presses, route::Route},
};
use std::sync::Arc;

/// Everything that can be pressed.
fn buttons(h: &Harness<Vec<Command>>) -> Vec<(String, egui::Rect)> {
    let nodes = h
        .root()
        .children_recursive()
        .filter(|n| n.accesskit_node().role() == egui::accesskit::Role::Button);
    nodes.map(|n| (n.accesskit_node().label().unwrap_or_default(), n.rect())).collect()
}

fn focused(h: &Harness<Vec<Command>>) -> Option<(String, egui::Rect)> {
    let node = h.root().children_recursive().find(|n| n.is_focused())?;
    Some((node.accesskit_node().label().unwrap_or_default(), node.rect()))
}

/// A main choice of very many words flows over lines and leaves the others within the bar.
#[test]
fn a_main_choice_of_many_words_leaves_room_for_the_others() {
    let mut table = table(Mode::Play);
    advance(&mut table, 3);
    // With a heading the dice are the main choice.
    let head = table
        .play
        .offers()
        .iter()
        .map(|o| o.action)
        .find(|a| table.play.catalogue().verb(a.verb).name == "head");
    table.choose(head.expect("a heading"), Default::default()).expect("it is offered");
    let settings = Settings::default();
    let main = decision::arrange(&model(&table, &settings)).main.expect("a main choice");
    let mut sight = table.sight.clone();
    let many = ["a thing among many"; 12].join(", ");
    let message = Message {
        key: "mov-act-give",
        args: vec![("kind", Value::Name(many))],
        ..Message::default()
    };
    sight.offers[main].message = Some(Box::new(message));
    let (wide, text) = (640.0, 100);
    let h = panels::harness(egui::vec2(wide, 720.0), text, |ui| {
        decision::decision_ui(ui, &Model { sight: &sight, ..model(&table, &settings) })
    });
    let all = buttons(&h);
    let there: Vec<_> = all.iter().filter(|(name, _)| name.starts_with("Give: a thing")).collect();
    assert_eq!(there.len(), 1);
    assert!(there[0].1.height() > 60.0, "it has several lines: {there:?}");
    assert!(all.len() > 4, "{all:?}");
    for (name, place) in &all {
        assert!(
            place.right() <= wide && place.left() >= 0.0,
            "{name} lies beside the bar: {place:?}"
        );
        assert!(place.width() > place.height() * 0.9, "{name} is squeezed: {place:?}");
    }
}

/// A table of Dale for one person, who may play a card.
fn with_a_card_to_play(seed: u64) -> (Table, Action) {
    let game = games::by_id("dale_of_merchants").expect("the game is in the house");
    let mut begun = setup("original", &[Chooser::Person, Chooser::Greedy, Chooser::Greedy]);
    begun.game = game.id().to_owned();
    for seed in seed.. {
        begun.seed = seed;
        let play = Play::begin(game, begun.clone()).expect("the set-up is sound");
        let mut table = Table::new(play, Mode::Play, PathBuf::new());
        table.open_curtain(Default::default());
        let verb = |a: &Action| table.play.catalogue().verb(a.verb).name;
        let offers: Vec<Action> = table.sight.offers.iter().map(|o| o.action).collect();
        if let Some(plays) = offers.into_iter().find(|a| verb(a) == "play")
            && table.asked()
        {
            return (table, plays);
        }
    }
    unreachable!("some hand holds a technique")
}

/// The bar stands still when a card is pressed once, when counsel is asked for, and with both: what
/// is new stands where the question stood.
#[test]
fn no_button_moves_because_a_card_was_chosen_or_counsel_came() {
    let settings = Settings::default();
    for (wide, text) in [(925.0, 100), (700.0, 100), (1200.0, 150)] {
        for seed in [1, 20, 40] {
            let (table, plays) = with_a_card_to_play(seed);
            let game = table.play.game();
            let bar = |armed: Option<Action>, counsel: Option<(Action, String)>| {
                let h = panels::harness(
                    egui::vec2(wide, 130.0 * f32::from(text) / 100.0),
                    text,
                    |ui| {
                        let flow = Flow { armed, counsel: counsel.clone(), ..Flow::default() };
                        decision::decision_ui(ui, &Model { game, flow, ..model(&table, &settings) })
                    },
                );
                buttons(&h)
            };
            let resting = bar(None, None);
            assert!(resting.len() > 4, "{resting:?}");
            let counsel = (plays, "It is the best of them all, for many reasons".to_owned());
            let toggle = [EN.word("ui-counsel"), EN.word("ui-counsel-close")];
            for now in [
                bar(Some(plays), None),
                bar(None, Some(counsel.clone())),
                bar(Some(plays), Some(counsel)),
            ] {
                assert!(now.len() > resting.len() - 1, "something new stands there: {now:?}");
                for (name, place) in resting.iter().filter(|(name, _)| !toggle.contains(name)) {
                    let still = now.iter().any(|(n, p)| n == name && p == place);
                    assert!(still, "{name} stood at {place:?}: {now:?}");
                }
            }
        }
    }
}

/// A way that is too far for this turn is no golden button and nothing that Enter does: it says
/// how far it leads, and is there for whoever wants it all the same.
#[test]
fn a_way_that_is_too_far_says_how_far_it_leads() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let to = Thing::Space(SpaceId(0));
    let course = |too_far| {
        let args = ["cost", "left"].map(|name| (name, Value::Number(5)));
        let space = ("space", Value::Space(SpaceId(1)));
        let args = args.into_iter().chain([space]).collect();
        let words = vec![Message { key: "mov-way-part", args, ..Message::default() }];
        let (legs, way) = (Vec::new(), Vec::new());
        Arc::new(Route { to, legs, way, whole: false, too_far, for_good: false, words })
    };
    let of = |too_far| {
        let flow = Flow { course: Some(course(too_far)), ..Flow::default() };
        Model { asked: true, flow, ..model(&table, &settings) }
    };
    assert_eq!(flow_bar::next(&of(false)), Some(Command::Lead(to)));
    assert_eq!(flow_bar::next(&of(true)), None);
    let mut h = harness(|ui| decision::decision_ui(ui, &of(true)));
    let name = |h: &Harness<Vec<Command>>, start: &str| {
        buttons(h).into_iter().map(|(name, _)| name).find(|name| name.starts_with(start))
    };
    assert_eq!(name(&h, "On to"), None);
    let button = name(&h, "Set out towards").expect("the way is there");
    assert!(h.query_by_label_contains("Too far for this turn").is_some());
    assert_eq!(press(&mut h, &button), [Command::Lead(to)]);
}

/// Two or three pilot numbers of a roll stand in the bar, each with where it leads, however many
/// words that takes.
#[test]
fn few_pilot_numbers_are_buttons_whatever_they_are_called() {
    use caravanserai::bots::RandomBot;
    let settings = Settings::default();
    let mut looked = 0;
    for seed in 0..40 {
        let mut begun = setup("2012", &[Chooser::Person; 2]);
        begun.seed = seed;
        let play = Play::begin(game(), begun).expect("the set-up is sound");
        let mut table = Table::new(play, Mode::Play, PathBuf::new());
        let mut any = RandomBot::new(seed);
        for _ in 0..60 {
            table.end_beat(Default::default());
            table.open_curtain(Default::default());
            let m = model(&table, &settings);
            let arranged = decision::arrange(&m);
            let pilots = arranged.groups.iter().find(|(key, _)| *key == "mov-group-pilot");
            let few = pilots.filter(|(_, o)| (2..=3).contains(&o.len()) && !arranged.folds(&m, o));
            if let Some((_, offers)) = few {
                let h = panels::harness(egui::vec2(925.0, 150.0), 100, |ui| {
                    decision::decision_ui(ui, &model(&table, &settings))
                });
                let there = buttons(&h);
                for &i in offers {
                    let words = m.worded(&table.sight.offers[i]);
                    let found = there.iter().find(|(name, _)| *name == words);
                    let (_, place) = found.unwrap_or_else(|| panic!("{words}: {there:?}"));
                    assert!(place.right() <= 925.0 && place.width() > 60.0, "{words} at {place:?}");
                }
                looked += 1;
            }
            let Some(action) = any.pick(&table.sight.offers, game(), table.play.catalogue()) else {
                break;
            };
            table.choose(action, Default::default()).expect("an offer is accepted");
        }
        if looked > 8 {
            break;
        }
    }
    assert!(looked > 3, "circles were come to: {looked}");
}

/// To stop the game is never among the moves nor beside what ends a phase: the menu has it.
#[test]
fn stopping_the_game_stands_apart() {
    let settings = Settings::default();
    let (table, _) = with_a_card_to_play(1);
    let game = table.play.game();
    let model = Model { game, ..model(&table, &settings) };
    let arranged = decision::arrange(&model);
    let verbs = |of: &[usize]| -> Vec<&str> {
        let verb = |i: &usize| table.play.catalogue().verb(table.sight.offers[*i].action.verb).name;
        of.iter().map(verb).collect()
    };
    assert_eq!(verbs(&arranged.stops), ["propose-stop"]);
    assert!(verbs(&arranged.rare).is_empty());
    let in_the_bar = arranged.groups.iter().flat_map(|(_, o)| verbs(o));
    assert!(in_the_bar.chain(verbs(&arranged.board)).all(|verb| verb != "propose-stop"));
}

/// A tab that lights up takes no more room than before, so that none is pushed away from under the
/// pointer.
#[test]
fn tabs_keep_their_places_whatever_lights_up() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    for text in [100, 150, 200] {
        let mut form = StudyForm::default();
        let wide = 325.0 + f32::from(text - 100);
        let mut h = panels::harness(egui::vec2(wide, 600.0), text, |ui| {
            side_panel::side_panel_ui(ui, &model(&table, &settings), Tab::Study, &mut form)
        });
        let tabs = |h: &Harness<Vec<Command>>| -> Vec<egui::Rect> {
            let nodes = h
                .root()
                .children_recursive()
                .filter(|n| n.accesskit_node().role() == egui::accesskit::Role::RadioButton);
            nodes.map(|n| n.rect()).take(7).collect()
        };
        let resting = tabs(&h);
        assert_eq!(resting.len(), 7);
        for tab in &resting {
            h.event(egui::Event::PointerMoved(tab.center()));
            h.run();
            assert_eq!(tabs(&h), resting, "the pointer is at {tab:?}, text {text} %");
        }
        h.event(egui::Event::PointerMoved(egui::pos2(5.0, 590.0)));
        for _ in 0..3 {
            h.key_press(egui::Key::Tab);
            h.run();
            assert_eq!(tabs(&h), resting, "the keyboard is at {:?}, text {text} %", focused(&h));
        }
    }
}

/// Wherever the keyboard goes in a column that is longer than the window, it is seen.
#[test]
fn what_has_the_focus_is_scrolled_into_view() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let mut form = StudyForm::default();
    let tall = 300.0;
    let mut h = panels::harness(egui::vec2(360.0, tall), 100, |ui| {
        side_panel::side_panel_ui(ui, &model(&table, &settings), Tab::Study, &mut form)
    });
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..16 {
        h.key_press(egui::Key::Tab);
        h.run();
        let Some((name, place)) = focused(&h) else { continue };
        assert!(
            place.top() >= 0.0 && place.bottom() <= tall,
            "{name:?} has the keyboard at {place:?}"
        );
        seen.insert(name);
    }
    assert!(seen.len() > 8, "{seen:?}");
    // The wheel takes it out of sight again, and it stays there.
    h.event(egui::Event::PointerMoved(egui::pos2(180.0, 200.0)));
    for _ in 0..4 {
        h.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, 400.0),
            modifiers: egui::Modifiers::NONE,
            phase: egui::TouchPhase::Move,
        });
        // A field that has the keyboard blinks for ever, and a hint waits for its time.
        h.run_steps(4);
    }
    let (name, place) = focused(&h).expect("the keyboard is where it was");
    assert!(place.bottom() > tall, "{name:?} came back to {place:?}");
}

/// A greyed choice bears the ring of the keyboard like every other one.
#[test]
fn a_greyed_choice_shows_that_it_has_the_keyboard() {
    let mut table = table(Mode::Play);
    advance(&mut table, 3);
    let settings = Settings::default();
    let no = table.sight.refusals[0].clone();
    let mut h = harness(|ui| widgets::refused_button(ui, &model(&table, &settings), &no, None));
    let ring = |h: &Harness<Vec<Command>>| {
        let edges = h.output().shapes.iter().filter_map(|s| {
            if let egui::Shape::Rect(r) = &s.shape { Some(r.stroke) } else { None }
        });
        edges.filter(|s| s.width > 1.5 && s.color == theme::accent()).count()
    };
    assert_eq!(ring(&h), 0);
    h.key_press(egui::Key::Tab);
    h.run();
    assert!(focused(&h).is_some());
    assert_eq!(ring(&h), 1);
}

/// Where nothing stands beside a name, no room is kept for it.
#[test]
fn names_of_four_merchants_take_what_room_there_is() {
    let mut begun = setup("original", &[Chooser::Person; 4]);
    begun.game = "dale_of_merchants".to_owned();
    for (seat, name) in
        begun.seats.iter_mut().zip(["Maximilian", "Bartholomew", "Wilhelmina", "Konstantin"])
    {
        seat.name = name.to_owned();
    }
    let game = games::by_id("dale_of_merchants").expect("the game is in the house");
    let mut table = Table::new(
        Play::begin(game, begun).expect("the set-up is sound"),
        Mode::Play,
        PathBuf::new(),
    );
    table.open_curtain(Default::default());
    let settings = Settings::default();
    let widths = |wide: f32| {
        let h = panels::harness(egui::vec2(wide, 720.0), 100, |ui| {
            ui.horizontal(|ui| seats::seats_ui(ui, &Model { game, ..model(&table, &settings) }))
                .inner
        });
        ["Maximilian", "Bartholomew", "Wilhelmina", "Konstantin"]
            .map(|name| h.get_by_label(name).rect().width())
    };
    assert_eq!(widths(980.0), widths(3000.0));
}

/// Four people with usual names at 1280×720 leave the buttons beside them where they are.
#[test]
fn four_seats_keep_the_buttons_beside_them() {
    let mut begun = setup("original", &[Chooser::Person; 4]);
    begun.game = "dale_of_merchants".to_owned();
    for (n, seat) in begun.seats.iter_mut().enumerate() {
        seat.name = format!("Player {}", n + 1);
    }
    let game = games::by_id("dale_of_merchants").expect("the game is in the house");
    let play = Play::begin(game, begun).expect("the set-up is sound");
    let mut table = Table::new(play, Mode::Play, PathBuf::new());
    table.open_curtain(Default::default());
    let settings = Settings::default();
    let h = panels::harness(egui::vec2(916.0, 720.0), 100, |ui| {
        ui.horizontal(|ui| seats::seats_ui(ui, &Model { game, ..model(&table, &settings) })).inner
    });
    for key in ["ui-fit", "ui-rules", "ui-help", "ui-menu"] {
        assert!(h.query_by_label(&EN.word(key)).is_some(), "{key} is gone");
    }
}

/// Keys are called as on the keyboards of the language, and every stroke that does something is in
/// the list.
#[test]
fn the_list_of_keys_speaks_the_language_and_is_whole() {
    let languages = [
        (Language::En, ["Enter", "Esc", "Space", "W  A  S  D"]),
        (Language::Fr, ["Entrée", "Échap", "Espace", "Z  Q  S  D"]),
        (Language::Es, ["Intro", "Esc", "Espacio", "W  A  S  D"]),
    ];
    for (language, names) in languages {
        let h = harness(|ui| dialogs::keys_ui(ui, TableText::plain(Localizer::new(language))));
        for name in names.into_iter().chain(["+Z", "+  −", "1 – 9", "F11"]) {
            assert!(h.query_all_by_label_contains(name).next().is_some(), "{name} is missing");
        }
    }
}

/// A field shows an amount below nothing with a minus sign.
#[test]
fn fields_of_numbers_show_a_minus_sign() {
    let style = theme::style(16.0, true);
    assert_eq!([-110.0, 20.0].map(|n| style.number_formatter.format(n, 0..=0)), ["−110", "20"]);
}

/// The button of what found no room names no number where it holds no choice, in no language.
#[test]
fn nothing_more_is_not_counted() {
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for localizer in [localizer, localizer.briefly()] {
            let texts = TableText::plain(localizer);
            let [none, two] = [0, 2].map(|n| texts.count("ui-more-choices", "count", n));
            assert!(!none.contains('0') && two.contains('2'), "{language:?}: {none}, {two}");
        }
    }
}

/// Who rests on the sign of taking back reads where it goes back to; where it cannot be, what has
/// come to light.
#[test]
fn the_sign_of_taking_back_says_where_it_goes() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let line = table.log.first().expect("the dealing is told").message.clone();
    let said = model(&table, &settings).texts.say(&line);
    for (barred, key) in [(None, "ui-undo-before"), (Some("ui-undo-stands-seen"), "ui-undo-stood")]
    {
        let told = std::sync::Arc::new(Some(line.clone()));
        let m = || Model {
            undo_barred: barred,
            told_of_undo: told.clone(),
            ..model(&table, &settings)
        };
        let mut h = harness(|ui| decision::decision_ui(ui, &m()));
        h.get_by_label(&EN.word(barred.unwrap_or("ui-undo"))).hover();
        h.run_steps(60);
        h.get_by_label(&m().texts.named(key, "line", &said));
    }
}

/// What the table tells of taking back: the first line of what goes back, or what came to light.
#[test]
fn the_table_tells_of_taking_back() {
    let mut table = table(Mode::Play);
    let (mut back, mut stood) = (0, 0);
    for step in 0..60 {
        table.open_curtain(Default::default());
        match (table.undo_barred(), table.told_of_undo()) {
            (None, told) => {
                let entries = table.play.entries().len();
                let of = |entry: usize| table.log.iter().find(|line| line.entry >= entry);
                let lines = (1..=entries).filter_map(of);
                back += usize::from(told.is_some());
                assert!(told.is_none() || lines.into_iter().any(|l| Some(&l.message) == told));
            }
            (Some(why), told) if why.starts_with("ui-undo-stands-") => {
                assert_eq!(told, table.came_to_light(), "{step}");
                stood += usize::from(told.is_some());
            }
            (Some(_), told) => assert_eq!(told, None, "{step}"),
        }
        let offers = table.play.offers();
        let Some(action) = offers.get(step % offers.len().max(1)).map(|o| o.action) else { break };
        table.choose(action, Default::default()).expect("an offer is accepted");
    }
    assert!(back > 3 && stood > 0, "{back} {stood}");
}

/// Where the game may be stopped before its end, the menu says so.
#[test]
fn the_menu_stops_the_game() {
    let stop = Action::plain(END_TURN);
    let menu = MenuModel { stops: vec![("Stop it".to_owned(), stop)], ..MenuModel::default() };
    let mut h = harness(|ui| dialogs::menu_ui(ui, TableText::plain(EN), &menu));
    assert_eq!(press(&mut h, "Stop it"), [Command::Close, Command::Act(stop)]);
    drop(h);
    // All lines find room where the window is low.
    for tall in [600.0_f32, 720.0] {
        let h = panels::harness(egui::vec2(360.0, tall), 100, |ui| {
            theme::apply(ui.ctx(), tall, 100, true);
            dialogs::menu_ui(ui, TableText::plain(EN), &menu)
        });
        let last = h.get_by_label(&EN.word("ui-menu-saved")).rect();
        let head = theme::body_size(tall, 100) * 3.4;
        assert!(last.bottom() + head + 110.0 <= tall, "{tall}: {last:?}");
    }
    // Very large text has two columns, as wide as the dialog is then.
    for (tall, size) in [(720.0_f32, 150), (720.0, 200), (1080.0, 200)] {
        let em = theme::body_size(tall, size);
        let h = panels::harness(
            egui::vec2((em * 38.0).min(tall * 16.0 / 9.0 - 72.0), tall),
            size,
            |ui| {
                theme::apply(ui.ctx(), tall, size, true);
                dialogs::menu_ui(ui, TableText::plain(EN), &menu)
            },
        );
        let last = h.get_by_label(&EN.word("ui-menu-saved")).rect();
        assert!(last.bottom() + em * 3.4 + 110.0 <= tall, "{tall} {size}: {last:?}");
    }
}

/// Counsel hides nothing of the question: it stands below it, and whole in the tip of the button
/// that does it.
#[test]
fn counsel_stands_below_the_question() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let action = table.sight.offers[0].action;
    let why = "It is the best of them all, for many reasons".to_owned();
    for (wide, room) in [(620.0, false), (940.0, true), (1700.0, true)] {
        let m = || {
            let flow = Flow { counsel: Some((action, why.clone())), ..Flow::default() };
            Model { flow, ..model(&table, &settings) }
        };
        let mut h = panels::harness(egui::vec2(wide, 720.0), 100, |ui| {
            let bar = egui::Rect::from_min_size(egui::pos2(8.0, 560.0), egui::vec2(wide, 130.0));
            let bar = egui::UiBuilder::new().max_rect(bar);
            ui.scope_builder(bar, |ui| decision::decision_ui(ui, &m())).inner
        });
        h.run();
        let at = |h: &Harness<Vec<Command>>, words: &str| {
            let shapes = h.output().shapes.iter();
            let texts = shapes.filter_map(|clipped| match &clipped.shape {
                egui::Shape::Text(text) if text.galley.text().contains(words) => {
                    Some((text.pos, text.galley.elided))
                }
                _ => None,
            });
            // The first is that beside the question: the buttons stand below it.
            texts.min_by(|a, b| a.0.y.total_cmp(&b.0.y)).expect("it is said")
        };
        let does = m().worded(&table.sight.offers[0]).to_owned();
        let (question, cut) = at(&h, &decision::sentence(&m()));
        assert!(!cut, "{wide}: the question is whole");
        let (advice, _) = at(&h, &does);
        assert!(advice.y > question.y + 8.0, "{wide}: {advice:?} {question:?}");
        if room {
            assert!((advice.x - question.x).abs() < 2.0 && advice.y < 610.0, "{wide}: {advice:?}");
        }
        h.get_by_label(&EN.word("ui-counsel-do")).hover();
        h.run_steps(60);
        h.get_by_label(&TableText::plain(EN).named("ui-counsel-does", "words", &does));
        h.get_by_label(&why);
    }
}

/// The button that puts advice away says what it is for.
#[test]
fn the_button_of_counsel_says_what_it_is_for() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let action = table.sight.offers[0].action;
    let mut h = harness(|ui| {
        let flow = Flow { counsel: Some((action, String::new())), ..Flow::default() };
        decision::decision_ui(ui, &Model { flow, ..model(&table, &settings) })
    });
    h.get_by_label(&EN.word("ui-counsel-close")).hover();
    h.run_steps(60);
    h.get_by_label(&EN.word("ui-key-counsel"));
}

/// The list of pilot numbers says what they are for, and whoever rests on a space reads what the
/// ships there can do.
#[test]
fn pilot_numbers_and_ships_are_explained() {
    use caravanserai::games::merchant_of_venus::table::nouns::VenusView;
    let settings = Settings::default();
    let mut table = table(Mode::Play);
    let at = {
        let n = VenusSight::of(&table.sight).expect("it is this game");
        n.space_id(n.ship_at(SeatId(0)))
    };
    let h = harness(|ui| {
        let m = model(&table, &settings);
        game_ui::of("merchant_of_venus").tooltip_ui(ui, &m, Thing::Space(at));
        Vec::new()
    });
    assert!(h.query_all_by_label_contains("3 dice, cargo").next().is_some());
    drop(h);
    let mut any = caravanserai::bots::RandomBot::new(5);
    let list = |table: &Table| {
        let m = model(table, &settings);
        let arranged = decision::arrange(&m);
        let folded = arranged
            .groups
            .iter()
            .find(|(key, offers)| *key == "mov-group-pilot" && arranged.folds(&m, offers));
        let words = |(key, offers): &(&str, Vec<usize>)| {
            let count = offers.len() as i64;
            TableText::plain(EN).count(&format!("{key}.count"), "count", count)
        };
        folded.map(words)
    };
    for _ in 0..400 {
        table.end_beat(Default::default());
        table.open_curtain(Default::default());
        if let Some(title) = list(&table).filter(|_| table.asked()) {
            let mut h = harness(|ui| decision::decision_ui(ui, &model(&table, &settings)));
            h.get_by_label(&title).hover();
            h.run_steps(60);
            h.get_by_label(&EN.word("mov-group-pilot.help"));
            return;
        }
        let play = &table.play;
        let offers = play.offers();
        let Some(action) = any.pick(offers, play.game(), play.catalogue()) else { break };
        table.choose(action, Default::default()).expect("an offer is accepted");
    }
    panic!("nobody came to choose a pilot number");
}

/// A press that was meant for a message that has just gone answers nothing that lies below it,
/// however the pointer came there; elsewhere, and a moment later, it does.
#[test]
fn a_press_for_what_has_just_gone_answers_nothing() {
    let (ctx, place) = (
        egui::Context::default(),
        egui::Rect::from_min_max(egui::pos2(9.0, 9.0), egui::pos2(90.0, 60.0)),
    );
    let hear = |now: f64, pressed: &[(egui::Pos2, bool)]| {
        let button = |&(pos, pressed)| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        presses::hear(&ctx, now, &mut pressed.iter().map(button).collect());
        presses::may_answer(&ctx)
    };
    let click = |now: f64, at: egui::Pos2| {
        let answers = hear(now, &[(at, true)]);
        hear(now + 0.01, &[(at, false)]);
        answers
    };
    presses::note(&ctx, 1, 0);
    hear(0.0, &[]);
    hear(1.0, &[]);
    hear(1.1, &[]);
    assert!(click(1.2, place.center()), "nothing has gone");
    presses::gone(&ctx, place);
    assert!(!click(1.4, place.center()), "it was meant for the message");
    assert!(click(1.6, egui::pos2(200.0, 20.0)), "nothing lay there");
    hear(3.0, &[]);
    assert!(click(3.1, place.center()), "that was long ago");
}
