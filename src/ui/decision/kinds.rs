//! The order in which kinds of choices stand in the bar: that in which the game writes its verbs
//! down, whatever is offered just now. So a kind never changes sides with another one. It knows no
//! game.

use crate::{
    table::{ids::Verb, sight::Sight},
    ui::game_ui::GameUi,
};

/// Where a heading stands among all headings of the game: where the first verb under it does.
pub(super) fn of_group(sheet: &dyn GameUi, sight: &Sight, key: &str) -> usize {
    let verbs = sight.catalogue.verbs.len();
    (0..verbs).find(|&n| sheet.group(Verb(n as u8)) == key).unwrap_or(verbs)
}

/// Where a verb stands under its heading.
pub(super) fn of_verb(sheet: &dyn GameUi, sight: &Sight, verb: Verb) -> (usize, u8) {
    (of_group(sheet, sight, sheet.group(verb)), verb.0)
}
