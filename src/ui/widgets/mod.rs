//! The small parts that all panels are made of: buttons, badges, pictures, money, rule links,
//! offers and refusals. Each has a name for screen readers; none of them knows a game.

mod actions;
pub mod asked_about;
mod buttons;
mod fields;
mod frames;
mod linked;
mod notes;
mod pictures;
mod purse;
mod rule_numbers;
mod words;

pub use actions::{action_button, back_to_game, greyed, play_on, refusal, refused_button};
pub use buttons::{
    boxed, chosen, dressed, fitted, golden, icon_button, icon_button_sized, icon_sign, labelled,
    primary, primary_cut, primary_sized, quiet,
};
pub use fields::{check, combo, combo_ems, field, number, one_line, radio, ring};
pub use frames::{
    card, fold, fold_row, held_in_place, opened, ring_in_lists, scroll_to_focus, scrolling, spread,
    spread_cut, with_foot,
};
pub use linked::{LinkedPart, highlighted, linked_text, searched_text, split_rules};
pub use notes::{chosen_id, digits_taken, hover_things, hovered_things, point_at, take_digits};
pub(in crate::ui) use pictures::image;
pub use pictures::{badge, chip, icon, meter, picture, seat_name, tinted};
pub use purse::{Money, money, purse};
pub use rule_numbers::{rule_asked, rule_at, rule_behind, rule_note, rules_shown, show_rules};
pub use words::{
    flow, rule_link, section, signed_words, small, soft, strong, unbroken, whole_in, wide, width_of,
};
