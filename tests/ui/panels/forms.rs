//! Forms begin at their head and keep their rows below each other; seats, saves and numbers of
//! plots are called as people would.

use super::{
    pages::{save, shelf},
    *,
};

/// Whoever opens the form of a new game sees its head, wherever somebody left it.
#[test]
fn a_new_game_begins_at_the_head_of_its_form() {
    let (texts, settings) = (TableText::plain(EN), Settings::default());
    let (mut form, open) = (NewGameForm::new(), std::cell::Cell::new(true));
    let mut h = panels::harness(egui::vec2(700.0, 480.0), 100, |ui| match open.get() {
        true => new_game::new_game_ui(ui, texts, &settings, &mut form, 42),
        false => Vec::new(),
    });
    let title = texts.text("mov-title");
    let top = |h: &Harness<Vec<Command>>| h.get_all_by_label(&title).next().map(|n| n.rect().top());
    h.run();
    let head = top(&h).expect("the first game stands at the head");
    h.hover_at(egui::pos2(300.0, 240.0));
    h.run();
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -300.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    });
    for _ in 0..12 {
        h.run();
    }
    assert!(top(&h).is_none_or(|now| now < head - 50.0), "it was scrolled");
    open.set(false);
    for _ in 0..2 {
        h.run();
    }
    open.set(true);
    for _ in 0..2 {
        h.run();
    }
    assert_eq!(top(&h), Some(head));
}

/// Seats are called by the people who played here last, computer players as what they are; what
/// somebody types stands.
#[test]
fn seats_are_called_by_names_that_are_known() {
    let texts = TableText::plain(EN);
    let mut form = NewGameForm::new();
    form.known = vec!["Anna".into(), "Ben".into()];
    form.seats[1].by = Chooser::Person;
    let names = |form: &NewGameForm| -> Vec<String> {
        form.setup(texts, 1).seats.into_iter().map(|seat| seat.name).collect()
    };
    assert_eq!(names(&form), ["Anna", "Ben", "Tariq"]);
    form.seats[0].name = " Ben ".into();
    assert_eq!(names(&form), ["Ben", "Player 2", "Tariq"], "nobody sits there twice");
    form.known.clear();
    form.seats[0].name.clear();
    assert_eq!(names(&form), ["Player 1", "Player 2", "Tariq"]);
}

/// The lists of all seats stand below each other, whatever is chosen in them.
#[test]
fn the_rows_of_seats_are_aligned() {
    let settings = Settings::default();
    for language in Language::ALL {
        let texts = TableText::plain(Localizer::new(language));
        let mut form = NewGameForm::new();
        form.seats[1].by = Chooser::Random;
        form.seats[2].race = "humans".into();
        let h = panels::harness(egui::vec2(1250.0, 3000.0), 100, |ui| {
            new_game::new_game_ui(ui, texts, &settings, &mut form, 42)
        });
        let edges = |key: &str| -> BTreeSet<(i32, i32)> {
            let place = |number| h.get_by_label(&texts.count(key, "number", number)).rect();
            (1..=3).map(place).map(|p| (p.left() as i32, p.right() as i32)).collect()
        };
        assert_eq!(edges("ui-seat-name-of").len(), 1, "{language:?}");
        assert_eq!(edges("ui-seat-chooser").len(), 1, "{language:?}");
        assert_eq!(edges("ui-seat-remove").len(), 1, "{language:?}");
    }
}

/// Each race tells in the list itself what it is like; what is left open says who decides it.
#[test]
fn each_race_says_what_it_is_like() {
    let settings = Settings::default();
    let texts = TableText::plain(EN);
    for game in ["merchant_of_venus", "merchants_cove"] {
        let at = games::built_in().iter().position(|g| g.id() == game).expect("it is built in");
        let mut form = NewGameForm::new();
        form.choose_game(at);
        let sheet = game_ui::of(game);
        let (edition, prefix) = (form.edition().id, form.game().prefix());
        let races = form.game().races(edition);
        let notes: Vec<String> =
            races.iter().filter_map(|race| sheet.race_note(texts, edition, &race.key)).collect();
        assert_eq!(notes.len(), races.len());
        assert!(races.iter().all(|race| sheet.race_picture(edition, &race.key).is_some()));
        let open = sheet.open_race(&form).map_or(format!("{prefix}-race"), str::to_owned);
        let open = texts.text(&format!("{open}.help"));
        let list = format!("{} (1)", texts.text(&format!("{prefix}-race")));
        let mut h = panels::harness(egui::vec2(1250.0, 3000.0), 100, |ui| {
            new_game::new_game_ui(ui, texts, &settings, &mut form, 42)
        });
        h.get_by_label(&list).click();
        h.run();
        for note in notes.iter().chain([&open]) {
            let row = h.get_by_label_contains(note).rect();
            assert!(row.width() < 700.0, "{game}: {note} in {row:?}");
        }
    }
}

/// What is done with a seat stands beside its name, however narrow the form is.
#[test]
fn what_is_done_with_a_seat_stands_beside_its_name() {
    let settings = Settings::default();
    for language in Language::ALL {
        let texts = TableText::plain(Localizer::new(language));
        for game in 0..4 {
            let mut form = NewGameForm::new();
            form.choose_game(game);
            let seats = form.seats.len() as i64;
            let h = panels::harness(egui::vec2(900.0, 3000.0), 100, |ui| {
                new_game::new_game_ui(ui, texts, &settings, &mut form, 42)
            });
            let place = |key: &str, n| h.get_by_label(&texts.count(key, "number", n)).rect();
            for n in 1..=seats {
                let name = place("ui-seat-name-of", n);
                let earlier = format!("{} ({n})", texts.text("ui-seat-earlier-help"));
                let up = h.query_by_label(&earlier).map(|up| up.rect());
                assert_eq!(up.is_some(), n > 1);
                for beside in [Some(place("ui-seat-remove", n)), up].into_iter().flatten() {
                    let at = beside.center();
                    assert!(name.y_range().contains(at.y), "{language:?}, game {game}: {at:?}");
                    assert!(name.right() < at.x && at.x < 900.0, "{language:?}: {at:?}");
                }
            }
        }
    }
}

/// The numbers at the side of a plot are round.
#[test]
fn numbers_of_a_plot_are_round() {
    for (span, step) in [
        (3.0, 1.0),
        (9.0, 2.0),
        (24.0, 5.0),
        (47.0, 10.0),
        (236.0, 50.0),
        (950.0, 200.0),
        (2000.0, 500.0),
        (4700.0, 1000.0),
    ] {
        assert_eq!(end::round_step(span), step, "over {span}");
    }
}

/// A branch stands under the game that it has left, not under a copy of it.
#[test]
fn a_branch_stands_under_its_game_and_not_under_a_copy() {
    let file = |name: &str, actions: usize, branch: Option<usize>| {
        let mut file = save(name, 5);
        if let Ok(content) = &mut file.content {
            (content.actions, content.branch, content.tree) = (actions, branch, 7);
        }
        file
    };
    let settings = Settings::default();
    for branch in ["Dale – Anna, Ben – branch at 5", "given another name"] {
        let all =
            [file("my copy", 3, None), file(branch, 6, Some(5)), file("Dale – Anna, Ben", 9, None)];
        let mut form = SavesForm::default();
        let h = panels::harness(egui::vec2(1100.0, 1600.0), 100, |ui| {
            saves::saves_ui(
                ui,
                TableText::plain(EN),
                &settings,
                shelf(&all, Purpose::Play),
                &mut form,
            )
        });
        let at = |name: &str| h.get_by_label(name).rect();
        let order = ["my copy", "Dale – Anna, Ben", branch];
        for pair in order.windows(2) {
            assert!(at(pair[0]).bottom() <= at(pair[1]).top(), "{pair:?} stand otherwise");
        }
        assert!(at(branch).left() > at("my copy").left() + 4.0, "it is set in");
    }
}
