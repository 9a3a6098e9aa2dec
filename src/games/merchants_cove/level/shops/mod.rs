//! What stands in the level file of each merchant: the typed verbs of the boards and the figures of
//! the material. One file a merchant; what a verb does, the shop's own chapter says.

pub mod alchemist;
pub mod blacksmith;
pub mod captain;
pub mod chronomancer;
