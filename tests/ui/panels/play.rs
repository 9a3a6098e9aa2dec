//! What is chosen and seen while a game is played: the bar of the decision and the seats.

use super::*;

#[test]
fn the_decision_bar_says_who_is_asked_and_a_button_is_the_action() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let m = model(&table, &settings);
    let wanted = table.sight.offers[0].action;
    let words = m.worded(&table.sight.offers[0]);
    let mut h = harness(|ui| decision::decision_ui(ui, &model(&table, &settings)));
    assert!(
        decision::sentence(&m)
            .contains(m.texts.seat(m.chooser().expect("somebody is asked")).as_str())
    );
    h.get_by_label(&decision::sentence(&m));
    assert_eq!(press(&mut h, &words), [Command::Act(wanted)]);
}

#[test]
fn what_is_refused_is_grey_and_is_asked_of_the_table_which_says_why() {
    let mut table = table(Mode::Play);
    advance(&mut table, 3);
    let settings = Settings::default();
    let m = model(&table, &settings);
    let plain = |a: &Action| table.sight.catalogue.verb(a.verb).args.is_empty();
    let no = table
        .sight
        .refusals
        .iter()
        .find(|r| plain(&r.action))
        .expect("before heading for somewhere nobody rolls");
    let spoken = format!("{}: {} ({})", m.verb_name(no.action), m.texts.say(&no.message), no.rule);
    let mut h = harness(|ui| widgets::refused_button(ui, &model(&table, &settings), no, None));
    assert_eq!(press(&mut h, &spoken), [Command::Act(no.action)]);
}

#[test]
fn every_offer_has_its_place_in_the_bar() {
    for seed in 0..8 {
        let mut begun = setup("1988", &[Chooser::Person; 3]);
        begun.seed = seed;
        let mut table = Table::new(
            Play::begin(game(), begun).expect("the set-up is sound"),
            Mode::Play,
            PathBuf::new(),
        );
        for step in 0..60 {
            let settings = Settings::default();
            if let Some(seat) = table.curtain() {
                assert_eq!(table.viewer(), Viewer::Public);
                table.open_curtain(Default::default());
                assert_eq!(table.viewer(), Viewer::Seat(seat));
            }
            let arranged = decision::arrange(&model(&table, &settings));
            let mut all: Vec<usize> = arranged
                .groups
                .iter()
                .flat_map(|(_, o)| o.clone())
                .chain(arranged.board.clone())
                .chain(arranged.rare.clone())
                .chain(arranged.stops.clone())
                .chain(arranged.ends.clone())
                .chain(arranged.thrown.clone())
                .collect();
            all.sort_unstable();
            assert_eq!(
                all,
                (0..table.sight.offers.len()).collect::<Vec<_>>(),
                "seed {seed}, step {step}"
            );
            let offers = table.play.offers();
            if offers.is_empty() {
                break;
            }
            let action = offers[(step * 7 + seed as usize) % offers.len()].action;
            table.choose(action, Default::default()).expect("an offer is accepted");
        }
    }
}

#[test]
fn undo_and_redo_are_buttons_that_say_why_not() {
    let (mut table, settings) = (table(Mode::Play), Settings::default());
    let barred = {
        let mut h = harness(|ui| decision::decision_ui(ui, &model(&table, &settings)));
        press(&mut h, &EN.word("ui-undo-nothing"))
    };
    assert_eq!(barred, [], "nothing to take back");
    let action = table.sight.offers[0].action;
    table.choose(action, Default::default()).expect("an offer is accepted");
    let mut h = harness(|ui| decision::decision_ui(ui, &model(&table, &settings)));
    assert_eq!(press(&mut h, &EN.word("ui-undo")), [Command::Undo]);
}

#[test]
fn the_keyboard_plays() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let offers = table.sight.offers.clone();
    let mut h = harness(|ui| {
        let m = model(&table, &settings);
        let mut commands = decision::keys(ui.ctx(), &m);
        commands.extend(decision::decision_ui(ui, &m));
        commands
    });
    for (key, command) in [
        (egui::Key::U, Command::Undo),
        (egui::Key::R, Command::Redo),
        (egui::Key::N, Command::Open(Dialog::Since)),
        (egui::Key::F1, Command::Open(Dialog::Help)),
    ] {
        h.key_press(key);
        h.run();
        assert_eq!(std::mem::take(h.state_mut()), [command]);
    }
    let second = decision::arrange(&model(&table, &settings))
        .numbered()
        .nth(1)
        .expect("several races to choose from");
    h.key_press(egui::Key::Num2);
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::Act(offers[second].action)]);
}

/// The list of reasons is only read: while it is open, digits choose as before.
#[test]
fn digits_choose_while_the_list_of_reasons_is_open() {
    let mut table = table(Mode::Play);
    let settings = Settings::default();
    let told = |table: &Table| {
        let m = model(table, &settings);
        let why = !m.sight.refusals.is_empty();
        why && decision::arrange(&m).numbered().next().is_some()
    };
    advance(&mut table, 3);
    for _ in 0..60 {
        if told(&table) {
            break;
        }
        advance(&mut table, 1);
    }
    let mut h = harness(|ui| {
        let m = model(&table, &settings);
        let mut commands = decision::keys(ui.ctx(), &m);
        commands.extend(decision::decision_ui(ui, &m));
        if decision::reasons_open(ui.ctx()) {
            commands.push(Command::Fit);
        }
        commands
    });
    let title = h.get_by_label_contains("Why not");
    title.click();
    h.run();
    assert!(h.state().contains(&Command::Fit), "the list is open");
    h.state_mut().clear();
    let first = decision::arrange(&model(&table, &settings)).numbered().next().expect("an offer");
    h.key_press(egui::Key::Num1);
    h.run();
    let wanted = Command::Act(table.sight.offers[first].action);
    assert!(h.state().contains(&wanted), "{:?}", h.state());
}

/// A number pressed takes an offer with the amount that was turned in the bar, as its button does.
#[test]
fn the_keyboard_takes_the_amount_that_was_chosen() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut sight = table.sight.clone();
    let first =
        decision::arrange(&model(&table, &settings)).numbered().next().expect("a race to choose");
    let offer = &mut sight.offers[first];
    let proposed = offer.action.args[0];
    offer.range = Some(Range { arg: 0, least: proposed, most: proposed + 5 });
    let mut more = offer.action;
    more.args[0] += 5;
    let mut h = harness(|ui| {
        let m = Model { sight: &sight, ..model(&table, &settings) };
        let mut commands = decision::keys(ui.ctx(), &m);
        commands.extend(decision::decision_ui(ui, &m));
        commands
    });
    // Far to the right: the largest amount.
    let from = h.get_by_role(egui::accesskit::Role::SpinButton).rect().center();
    let button = |pos, pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    let to = from + egui::vec2(300.0, 0.0);
    for event in [
        egui::Event::PointerMoved(from),
        button(from, true),
        egui::Event::PointerMoved(to),
        button(to, false),
        egui::Event::PointerGone,
    ] {
        h.event(event);
        h.run();
    }
    h.key_press(egui::Key::Num1);
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::Act(more)]);
}

#[test]
fn the_seat_bar_shows_everybody_and_opens_a_sheet() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut h = harness(|ui| seats::seats_ui(ui, &model(&table, &settings)));
    for name in ["Anna", "Ben", "Cleo"] {
        h.get_all_by_label_contains(name).next().expect("every seat is named");
    }
    let ben = h.get_all_by_label_contains("Ben,").next().expect("the seat is a button");
    ben.click();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::ShowSeat(SeatId(1))]);
    assert_eq!(press(&mut h, "Menu"), [Command::Open(Dialog::Menu)]);
}

/// Tab goes over the bar as one reads it, from the first seat to the menu.
#[test]
fn the_keyboard_goes_over_the_seat_bar_from_left_to_right() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut h =
        harness(|ui| ui.horizontal(|ui| seats::seats_ui(ui, &model(&table, &settings))).inner);
    let mut places = Vec::new();
    for _ in 0..8 {
        h.key_press(egui::Key::Tab);
        h.run();
        places.push(
            h.root()
                .children_recursive()
                .find(|n| n.is_focused())
                .expect("something has the keyboard")
                .rect()
                .left(),
        );
    }
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(
        places.last(),
        Some(&h.get_by_label("Menu").rect().left()),
        "the last of three seats and five buttons"
    );
}

/// What came or went is shown over the bar: no seat is pushed aside by it.
#[test]
fn a_change_of_money_moves_no_seat() {
    let (table, settings) =
        (table(Mode::Play), Settings { reduced_motion: true, ..Settings::default() });
    let money = std::cell::Cell::new(1000);
    let mut h = harness(|ui| {
        let mut sight = table.sight.clone();
        sight.purses.fill(money.get());
        ui.horizontal(|ui| {
            seats::seats_ui(ui, &Model { sight: &sight, ..model(&table, &settings) })
        })
        .inner
    });
    let place = |h: &Harness<Vec<Command>>| {
        h.get_all_by_label_contains("Cleo,").next().expect("the last seat").rect()
    };
    let before = place(&h);
    money.set(9999);
    h.run();
    assert_eq!(place(&h), before);
}

/// Three seats with long names and full holds: nothing of a card lies outside the bar.
#[test]
fn seats_that_do_not_fit_show_less() {
    let mut begun = setup("2012", &[Chooser::Greedy; 3]);
    for (seat, name) in begun.seats.iter_mut().zip(["Wilhelmina", "Bartholomew", "Cunigunde"]) {
        seat.name = name.to_owned();
    }
    let mut table = Table::new(
        Play::begin(game(), begun).expect("the set-up is sound"),
        Mode::Play,
        PathBuf::new(),
    );
    for _ in 0..200 {
        let Some(action) = table.ask_bot() else { break };
        table.choose(action, Default::default()).expect("a computer player keeps to the rules");
    }
    let settings = Settings::default();
    for wide in [620.0, 760.0, 916.0, 1100.0] {
        let h = harness(|ui| {
            ui.set_max_width(wide);
            seats::seats_ui(ui, &model(&table, &settings))
        });
        for name in ["Wilhelmina,", "Bartholomew,", "Cunigunde,"] {
            let card =
                h.get_all_by_label_contains(name).next().expect("every seat is named").rect();
            assert!(
                card.right() <= h.get_by_label("Menu").rect().left(),
                "{name} at {wide}: {card:?}"
            );
        }
    }
}

/// Where names, money and badges of everybody fit beside the menu, no name is cut.
#[test]
fn names_of_seats_are_not_cut_where_there_is_room() {
    let mut begun = setup("2012", &[Chooser::Person; 3]);
    for (seat, name) in begun.seats.iter_mut().zip(["Wilhelmina", "Bartholomew", "Chen"]) {
        seat.name = name.to_owned();
    }
    let table = Table::new(
        Play::begin(game(), begun).expect("the set-up is sound"),
        Mode::Play,
        PathBuf::new(),
    );
    let settings = Settings::default();
    let widths = |wide: f32| {
        let h = harness(|ui| {
            ui.set_max_width(wide);
            seats::seats_ui(ui, &model(&table, &settings))
        });
        ["Wilhelmina", "Bartholomew"].map(|name| h.get_by_label(name).rect().width())
    };
    let (few, many) = (widths(880.0), widths(1090.0));
    assert!(few[0] > 60.0 && few == many, "{few:?} {many:?}");
}
