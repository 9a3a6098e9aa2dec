//! The position sheet of study: its controls write edits, and say things in words.
//! What an edit does to a table is the business of other tests.

use super::*;

/// What a node is called, or what stands in it.
fn words(node: &egui_kittest::Node<'_>) -> String {
    node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default()
}

/// All that is read out of a panel.
fn read(h: &Harness<Vec<Command>>) -> Vec<String> {
    h.root().children_recursive().map(|n| words(&n)).filter(|w| !w.is_empty()).collect()
}

#[test]
fn the_position_editor_writes_edits() {
    let table = table(Mode::Study);
    assert_eq!(table.viewer(), Viewer::Everybody);
    let settings = Settings::default();
    let mut form =
        StudyForm { chance: "6 4 1".into(), scenario: "mine".into(), ..StudyForm::default() };
    let mut h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    // The editor is longer than the screen of this test: pressed by name, not by place.
    h.get_by_label(&EN.word("ui-study-queue")).click_accesskit();
    h.run();
    assert_eq!(
        std::mem::take(h.state_mut()),
        [Command::Arrange(vec![Edit::Chance(vec![5, 3, 0])])]
    );
    h.get_by_label(&EN.word("ui-study-save")).click_accesskit();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::SaveScenario("mine".into())]);
}

/// The position sheet speaks of seats and zones by their names, never by their written ones.
#[test]
fn the_position_editor_names_seats_and_zones() {
    let table = table(Mode::Study);
    let settings = Settings::default();
    let c = table.play.catalogue();
    let card = c.zone_by_key("card:rogue").expect("a zone of the board");
    let lying =
        table.sight.zone(card).pieces.first().and_then(|p| p.id).expect("a card lies there");
    let mut form = StudyForm {
        piece: Some(lying),
        dial_search: "seat in turn".into(),
        ..StudyForm::default()
    };
    let h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    let level = VenusSight::of(&table.sight).expect("a game of this kind").spec.level.clone();
    let name = &level.systems.iter().find(|s| s.id == "rogue").expect("a system of the board").name;
    h.get_by_label_contains(&format!("Now: culture card: {name}"));
    drop(h);
    form.piece = None;
    let mut h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
    let dial = c.dial_by_key("active").expect("a dial of the game");
    let other = SeatId(u8::from(table.sight.dial(dial) == 0));
    h.get_by(|n| {
        n.role() == egui::accesskit::Role::ComboBox && n.label().as_deref() == Some("Seat in turn")
    })
    .click_accesskit();
    h.run();
    let name = table.sight.catalogue.seats[other.ix()].name.as_str();
    h.get_by(|n| n.role() == egui::accesskit::Role::Button && n.label().as_deref() == Some(name))
        .click_accesskit();
    h.run();
    assert_eq!(
        std::mem::take(h.state_mut()),
        [Command::Arrange(vec![Edit::Dial(dial, other.0.into())])]
    );
}

#[test]
fn a_piece_is_searched_for_by_typing_and_chosen() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let form = std::cell::RefCell::new(StudyForm::default());
    let mut h = harness(|ui| {
        let m = model(&table, &settings);
        let mut commands = study::study_ui(ui, &m, &mut form.borrow_mut());
        if !egui::Popup::is_any_open(ui.ctx()) && !ui.ctx().text_edit_focused() {
            commands.extend(decision::keys(ui.ctx(), &m));
        }
        commands
    });
    h.get_by_value(&EN.word("ui-study-choose-piece")).click();
    h.run();
    // The field has the keyboard as soon as the list is open; a click into it leaves the list open.
    h.event(egui::Event::Text("u".into()));
    h.run();
    assert_eq!(form.borrow().search, "u");
    h.root()
        .children_recursive()
        .find(|n| n.is_focused())
        .expect("the field has the keyboard")
        .click();
    h.run();
    h.event(egui::Event::Text("nd".into()));
    h.run();
    assert!(
        form.borrow().search.contains('u') && form.borrow().search.len() == 3,
        "{}",
        form.borrow().search
    );
    form.borrow_mut().search = "(2)".into();
    h.run();
    h.get_all_by_label_contains("(2)").next().expect("a row").click();
    h.run();
    assert!(form.borrow().piece.is_some(), "the row is chosen");
    assert!(!egui::Popup::is_any_open(&h.ctx), "and the list is closed");
    assert_eq!(*h.state(), [], "no letter went to the game");
}

/// What chance is set to give is seen in study mode, and can be forgotten.
#[test]
fn what_is_set_for_the_next_rolls_is_shown_and_forgotten() {
    let mut table = table(Mode::Study);
    let settings = Settings::default();
    let mut form = StudyForm::default();
    let edit =
        |text: &str, table: &Table| Edit::parse(text, table.play.catalogue()).expect("an edit");
    let hash = table.play.hash();
    let set = edit("chance 5 3 0", &table);
    table.arrange(&[set]).expect("a sound position");
    let queued = table.play.hash();
    let forget = {
        let mut h = harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form));
        h.get_by_label("Set: 6 4 1");
        h.get_by_label(&EN.word("ui-study-queue-clear")).click_accesskit();
        h.run();
        std::mem::take(h.state_mut())
    };
    let none = edit("chance none", &table);
    assert_eq!(forget, [Command::Arrange(vec![none.clone()])]);
    assert_eq!(none.to_text(table.play.catalogue()), "chance none");
    table.arrange(&[none]).expect("a sound position");
    assert_eq!((table.sight.queued.as_slice(), table.play.hash()), ([].as_slice(), hash));
    table.play.undo().expect("study takes everything back");
    assert_eq!(
        (table.play.hash(), table.play.sight(Viewer::Everybody).queued),
        (queued, vec![5, 3, 0]),
        "in the order in which they were set"
    );
    table.set_mode(Mode::Play);
    for viewer in [Viewer::Everybody, Viewer::Seat(SeatId(0))] {
        assert!(table.play.sight(viewer).queued.is_empty(), "nobody who plays knows what comes");
    }
}

/// A list that has become low for want of hits has all its rows again when another word is looked
/// for.
#[test]
fn a_list_says_that_nothing_is_found_and_is_tall_again_afterwards() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let form = std::cell::RefCell::new(StudyForm::default());
    let mut h =
        harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    h.get_by_value(&EN.word("ui-study-choose-piece")).click();
    h.run();
    let in_sight = |h: &Harness<Vec<Command>>| {
        let seen = |n: &egui_kittest::Node<'_>| words(n).contains(": ") && n.rect().height() > 5.0;
        h.root().children_recursive().filter(|n| seen(n)).count()
    };
    let many = in_sight(&h);
    assert!(many > 8, "{many} rows");
    form.borrow_mut().search = "xyzzy".into();
    for _ in 0..4 {
        h.run();
    }
    h.get_by_label(&EN.word("ui-search-nothing"));
    form.borrow_mut().search.clear();
    for _ in 0..4 {
        h.run();
    }
    assert_eq!(in_sight(&h), many);
}

/// The sheet is no wider than the side panel in any language, lists of long words included; who
/// knows a card is a box that is ticked.
#[test]
fn the_position_sheet_keeps_to_its_column_and_ticks_who_knows() {
    let (mut table, settings) = (table(Mode::Study), Settings::default());
    let flag = table.play.catalogue().dial_by_key("gates-off").expect("a dial of the game");
    table.arrange(&[Edit::Dial(flag, 1)]).expect("a sound position");
    let hidden = table
        .sight
        .zones
        .iter()
        .flat_map(|z| &z.pieces)
        .find(|p| !p.face_up)
        .and_then(|p| p.id)
        .expect("a piece lies face down");
    for language in [Language::En, Language::Fr, Language::Es] {
        let mut form = StudyForm { piece: Some(hidden), ..StudyForm::default() };
        let localizer = Localizer::new(language);
        let wide = 306.0;
        let h = panels::harness(egui::vec2(wide, 4000.0), 100, |ui| {
            let texts = TableText { localizer, names: Some(&table.sight.catalogue) };
            study::study_ui(ui, &Model { texts, ..model(&table, &settings) }, &mut form)
        });
        for node in h
            .root()
            .children_recursive()
            .filter(|n| n.accesskit_node().role() == egui::accesskit::Role::ComboBox)
        {
            assert!(
                node.rect().right() <= wide,
                "{language:?}: {} ends at {}",
                words(&node),
                node.rect().right()
            );
            // Whoever hears the list, and does not see it, is told what stands in it.
            let name = node.accesskit_node().label();
            assert!(name.is_some_and(|name| !name.is_empty()), "{language:?}: {}", words(&node));
        }
        let boxes = h.root().children_recursive().filter(|n| {
            n.accesskit_node().role() == egui::accesskit::Role::CheckBox
                && ["Anna", "Ben", "Cleo"].contains(&words(n).as_str())
        });
        assert_eq!(boxes.count(), 3);
    }
}

/// A stock of the bank is called as what lies in it, in each language.
#[test]
fn zones_are_called_as_the_players_call_them() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let any = table.sight.zones.iter().flat_map(|z| &z.pieces).find_map(|p| p.id).expect("a piece");
    let localizer = Localizer::new(Language::Fr);
    let mut form = StudyForm { piece: Some(any), ..StudyForm::default() };
    let mut h = panels::harness(egui::vec2(1100.0, 4000.0), 100, |ui| {
        let texts = TableText { localizer, names: Some(&table.sight.catalogue) };
        study::study_ui(ui, &Model { texts, ..model(&table, &settings) }, &mut form)
    });
    h.get_by_value(&localizer.word("ui-study-move-to")).click();
    h.run();
    let rows = read(&h);
    let stock = localizer.word("mov-zone-stock");
    let stocks: Vec<&String> = rows.iter().filter(|w| w.starts_with(&stock)).collect();
    assert!(stocks.len() > 3, "{stocks:?}");
    let keys: Vec<String> = table
        .sight
        .catalogue
        .zones
        .iter()
        .filter_map(|z| Some(z.key.strip_prefix("stock:")?.replace('_', " ")))
        .collect();
    for row in stocks {
        assert!(
            !keys.iter().any(|key| row.ends_with(&format!(" {key}"))),
            "{row} is a written name"
        );
    }
}

/// While numbers are typed into the sheet, a click that misses a field chooses nothing.
#[test]
fn number_keys_choose_nothing_while_the_position_sheet_is_open() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    for sheet in [false, true] {
        let mut form = StudyForm::default();
        let mut h = harness(|ui| {
            let m = model(&table, &settings);
            let keys = decision::keys(ui.ctx(), &m);
            if sheet {
                study::study_ui(ui, &m, &mut form);
            }
            keys
        });
        h.key_press(egui::Key::Num1);
        h.run();
        assert_eq!(h.state().is_empty(), sheet, "{:?}", h.state());
        h.key_press(egui::Key::Enter);
        h.run();
        assert!(!sheet || h.state().is_empty(), "{:?}", h.state());
    }
}

/// A sort of pieces in the tray is carried out of it, or pressed to choose it for the lists.
#[test]
fn pieces_are_carried_out_of_the_tray_or_chosen_there() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let sight = &table.sight;
    let full = (0..sight.zones.len() as u16).map(ZoneId).find(|zone| {
        let kinds: BTreeSet<_> = sight.zone(*zone).pieces.iter().map(|p| p.kind).collect();
        kinds.len() == 1 && sight.zone(*zone).count > 1
    });
    let zone = full.expect("a stock of one kind");
    let pieces = &sight.zone(zone).pieces;
    let kind = pieces[0].kind.expect("everything is seen");
    let top = pieces.last().and_then(|piece| piece.id);
    let form = std::cell::RefCell::new(StudyForm { tray: Some(zone), ..StudyForm::default() });
    let mut h =
        harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    let words = TableText { localizer: EN, names: Some(table.play.catalogue()) }.kind(kind);
    let chip = format!("{words} ×{}", pieces.len());
    h.get_by_label(&chip).click();
    h.run();
    assert_eq!(form.borrow().piece, top, "pressed, it is chosen");
    let from = h.get_by_label(&chip).rect().center();
    h.drag_at(from);
    h.run();
    h.hover_at(egui::pos2(from.x + 30.0, from.y));
    h.run();
    assert_eq!(form.borrow().carried, top, "it is carried");
    assert!(read(&h).contains(&words), "by its name alone: {:?}", read(&h));
    let there = egui::pos2(4.0, 6.0);
    h.hover_at(there);
    h.run();
    h.drop_at(there);
    h.run();
    assert_eq!(form.borrow().carried, None);
    assert_eq!(form.borrow().let_go, top.map(|piece| (piece, (4.0, 6.0))), "and let go there");
    form.borrow_mut().tray_search = "no such name".into();
    h.run();
    h.get_by_label(&EN.word("ui-study-tray-empty"));
}

/// The menus on the board write the same edits as the lists.
#[test]
fn the_menus_on_the_board_write_edits() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let sight = &table.sight;
    let lying = sight.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| !piece.face_up);
    let piece = lying.and_then(|piece| piece.id).expect("something lies face down");
    let menu = |of: MenuOf| {
        let menu = Some(HandMenu { at: (0.0, 0.0), of });
        std::cell::RefCell::new(StudyForm { menu, ..StudyForm::default() })
    };
    let form = menu(MenuOf::Piece(piece));
    let mut h = harness(|ui| study::menu_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    assert_eq!(
        press(&mut h, &EN.word("ui-study-face-up")),
        [Command::Arrange(vec![Edit::Face(PieceOrKind::Piece(piece), true)])]
    );
    // To the place where it lies, and back to the piece.
    press(&mut h, &EN.word("ui-study-place"));
    assert!(matches!(form.borrow().menu.as_ref().map(|m| &m.of), Some(MenuOf::Place(_))));
    h.run();
    drop(h);
    let purse = sight.catalogue.purses.iter().position(|p| p.owner == Some(SeatId(1)));
    let form = menu(MenuOf::Seat(SeatId(1)));
    let mut h = harness(|ui| study::menu_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    let purse = purse.expect("the second seat has money");
    assert!(read(&h).contains(&EN.word("ui-study-purses")), "what the number is: {:?}", read(&h));
    let named = EN.word("ui-study-purses");
    let field = h.get_by(|n| {
        n.role() == egui::accesskit::Role::SpinButton
            && n.label().is_some_and(|label| label.ends_with(&named))
    });
    field.focus();
    h.run();
    h.key_press(egui::Key::ArrowUp);
    h.run();
    let wished = std::mem::take(h.state_mut());
    assert!(
        matches!(wished.as_slice(), [Command::Arrange(edits)]
            if matches!(edits.as_slice(), [Edit::Purse(p, n)]
                if p.ix() == purse && *n > sight.purses[purse])),
        "{wished:?}"
    );
    drop(h);
    let zones: Vec<ZoneId> = (0..3).map(ZoneId).collect();
    let form = menu(MenuOf::Where(piece, zones.clone()));
    let mut h = harness(|ui| study::menu_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    let words = study::zone_words(&model(&table, &settings), zones[1]);
    assert_eq!(
        press(&mut h, &words),
        [Command::Arrange(vec![Edit::Place(PieceOrKind::Piece(piece), zones[1])])]
    );
    assert_eq!(form.borrow().menu, None, "the menu is closed");
}

/// Pieces are told apart by where they lie, never by a number of the program; whoever picks one up
/// reads whence it goes.
#[test]
fn pieces_are_told_apart_by_their_places() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let form = std::cell::RefCell::new(StudyForm::default());
    let mut h =
        harness(|ui| study::study_ui(ui, &model(&table, &settings), &mut form.borrow_mut()));
    h.get_by_value(&EN.word("ui-study-choose-piece")).click();
    h.run();
    let read = read(&h);
    assert!(!read.iter().any(|words| words.contains('#')), "{read:?}");
    drop(h);
    let sight = &table.sight;
    let full = (0..sight.zones.len() as u16).map(ZoneId).find(|zone| sight.zone(*zone).count > 1);
    let (from, to) = (full.expect("a stock"), ZoneId(0));
    let piece = sight.zone(from).pieces[0].id.expect("everything is seen");
    let texts = TableText { localizer: EN, names: Some(&sight.catalogue) };
    let words = study::moved_words(texts, table.play.game(), sight, (piece, from, to));
    let from = study::zone_words(&model(&table, &settings), from);
    assert!(words.contains(&texts.piece(piece)) && words.contains(&from), "{words}");
}

/// What lies at a space of the board is on the board, however it is drawn there: the tray of what
/// is not on it does not offer it.
#[test]
fn the_tray_offers_nothing_that_is_on_the_board() {
    for game in games::all() {
        let seat = |n: u8| SeatInfo {
            name: format!("P{n}"),
            colour: n,
            race: String::new(),
            by: Chooser::Person,
        };
        let setup = Setup {
            game: game.id().into(),
            edition: game.editions()[0].id.into(),
            seats: (0..2).map(seat).collect(),
            options: Default::default(),
            seed: 3,
            study: true,
        };
        let mut play = Play::begin(*game, setup).expect("it can be set up");
        let sight = play.sight(Viewer::Everybody);
        let off = study::off_board(&sight, &caravanserai::view::figures::Scene::default());
        let at_space = |piece: &PieceId| {
            let zone = sight.place_of(*piece).expect("it is seen").0;
            sight.catalogue.zones[zone.ix()].space.is_some()
        };
        assert!(!off.iter().any(at_space), "{}", game.id());
    }
}
