//! The tabs of the side panel: each says what it is for. What stands on them is the business of
//! other tests.

use super::*;

/// A press of the right button on a tab says what it is for, in every language.
#[test]
fn a_tab_says_what_it_is_for() {
    for language in Language::ALL {
        let words = Localizer::new(language);
        for game in games::all() {
            for tab in game_ui::of(game.id()).tabs() {
                let key = format!("{}-tab-{}", game.prefix(), tab.key);
                assert!(!words.has(&key) || words.has(&format!("{key}.help")), "{key}");
            }
        }
    }
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut form = StudyForm::default();
    let mut h = harness(move |ui| {
        side_panel::side_panel_ui(ui, &model(&table, &settings), Tab::Log, &mut form)
    });
    let says = EN.word("mov-tab-prices.help");
    assert!(h.query_by_label(&says).is_none());
    h.get_by_label(&EN.word("mov-tab-prices")).click_secondary();
    h.run();
    h.get_by_label(&says);
}

/// Wherever the pointer rests on a panel, one box of words opens, or none.
#[test]
fn no_two_boxes_of_words_open_at_once() {
    let settings = Settings::default();
    let (mut looked, mut told) = (BTreeMap::new(), 0);
    super::why_not::played(|sight| {
        let nth = looked.entry(sight.game).or_insert(0);
        *nth += 1;
        if *nth != 90 {
            return;
        }
        let sheet = game_ui::of(sight.game);
        for tab in sheet.tabs() {
            let m = panels::model(sight, &settings, EN);
            let mut h = panels::harness(egui::vec2(420.0, 1400.0), 100, |ui| {
                let mut commands = seats::seats_ui(ui, &m);
                commands.extend(sheet.tab_ui(tab.key, ui, &m));
                commands
            });
            h.run();
            let places: Vec<egui::Rect> = h
                .get_all_by(|node| node.label().is_some() || node.value().is_some())
                .map(|node| node.rect())
                .collect();
            for place in places.into_iter().filter(|place| place.is_positive()) {
                h.hover_at(place.center());
                h.run_steps(3);
                let boxes = h.ctx.memory(|m| {
                    let layers = m.areas().visible_layer_ids();
                    let words = |l: &&egui::LayerId| l.order == egui::Order::Tooltip;
                    let rects = layers.iter().filter(words).filter_map(|l| m.area_rect(l.id));
                    rects.filter(|rect| rect.height() > 4.0).count()
                });
                assert!(boxes < 2, "{}, {}: {boxes} at {place:?}", sight.game, tab.key);
                told += boxes;
            }
        }
    });
    assert_eq!(looked.len(), games::all().len());
    assert!(told > 20, "{told} boxes were seen");
}
