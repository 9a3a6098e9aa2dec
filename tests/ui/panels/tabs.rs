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
