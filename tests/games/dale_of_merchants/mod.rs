//! Dale of Merchants: rules by chapter, cards, level files, and random play.

mod cards;
mod counsel;
mod layout;
mod levels;
mod random_play;
mod rules;
mod worked;
