//! The position sheet of study: its controls write edits, and say things in words.
//! What an edit does to a table is the business of other tests.

use super::*;

#[test]
fn the_position_editor_writes_edits() {
    let table = table(Mode::Study);
    assert_eq!(table.viewer, Viewer::Everybody);
    let settings = Settings::default();
    let mut form = StudyForm { chance: "6 4 1".into(), scenario: "mine".into(), ..StudyForm::default() };
    let mut h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    assert_eq!(press(&mut h, &EN.word("ui-study-queue")), [Wish::Arrange(vec![Edit::Chance(vec![5, 3, 0])])]);
    // The editor is longer than the screen of this test: pressed by name, not by place.
    h.get_by_label(&EN.word("ui-study-save")).click_accesskit();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Wish::SaveScenario("mine".into())]);
}

/// The position sheet speaks of seats and zones by their names, never by their written ones.
#[test]
fn the_position_editor_names_seats_and_zones() {
    let table = table(Mode::Study);
    let settings = Settings::default();
    let c = table.play.catalogue();
    let card = c.zone_by_key("card:rogue").expect("a zone of the board");
    let lying = table.sight.zone(card).pieces.first().and_then(|p| p.id).expect("a card lies there");
    let mut form = StudyForm { piece: Some(lying), dial_search: "seat in turn".into(), ..StudyForm::default() };
    let h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    let level = Nouns::of(&table.sight).expect("a game of this kind").level.clone();
    let name = &level.systems.iter().find(|s| s.id == "rogue").expect("a system of the board").name;
    h.get_by_label_contains(&format!("Now: culture card: {name}"));
    drop(h);
    form.piece = None;
    let mut h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    let dial = c.dial_by_key("active").expect("a dial of the game");
    let other = SeatId(u8::from(table.sight.dial(dial) == 0));
    h.get_by(|n| n.role() == egui::accesskit::Role::ComboBox && n.label().as_deref() == Some("Seat in turn")).click_accesskit();
    h.run();
    let name = table.sight.catalogue.seats[other.ix()].name.as_str();
    h.get_by(|n| n.role() == egui::accesskit::Role::Button && n.label().as_deref() == Some(name)).click_accesskit();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Wish::Arrange(vec![Edit::Dial(dial, other.0.into())])]);
}

#[test]
fn a_piece_is_searched_for_by_typing_and_chosen() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let form = std::cell::RefCell::new(StudyForm::default());
    let mut h = harness(|ui| {
        let m = model(&table, &settings);
        let mut wishes = study::study_ui(ui, &m, &mut form.borrow_mut());
        if !egui::Popup::is_any_open(ui.ctx()) && !ui.ctx().text_edit_focused() {
            wishes.extend(decision::keys(ui.ctx(), &m));
        }
        wishes
    });
    h.get_by_value(&EN.word("ui-study-choose-piece")).click();
    h.run();
    // The field has the keyboard as soon as the list is open; a click into it leaves the list open.
    h.event(egui::Event::Text("u".into()));
    h.run();
    assert_eq!(form.borrow().search, "u");
    h.root().children_recursive().find(|n| n.is_focused()).expect("the field has the keyboard").click();
    h.run();
    h.event(egui::Event::Text("nd".into()));
    h.run();
    assert!(form.borrow().search.contains('u') && form.borrow().search.len() == 3, "{}", form.borrow().search);
    form.borrow_mut().search = "#2".into();
    h.run();
    h.get_all_by_label_contains("#2").next().expect("a row").click();
    h.run();
    assert!(form.borrow().piece.is_some(), "the row is chosen");
    assert!(!egui::Popup::is_any_open(&h.ctx), "and the list is closed");
    assert_eq!(*h.state(), [], "no letter went to the game");
}
