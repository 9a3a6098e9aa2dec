//! The table: seats, pieces, zones, purses, dials, spaces, decisions, the ledger, the record and
//! the sight. The vocabulary of every game. It knows no game and no rendering.

pub mod action;
pub mod agenda;
pub mod branch;
pub mod builder;
pub mod catalogue;
pub mod dice;
pub mod edit;
pub mod entry;
pub mod example;
pub mod files;
pub mod finished;
pub mod fork;
pub mod game;
pub mod hash;
pub mod ids;
pub mod journal;
pub mod knowledge;
pub mod learn;
pub mod ledger;
pub mod notes;
pub mod offers;
pub mod outcome;
pub mod pieces;
pub mod plan;
pub mod play;
pub mod record;
mod redeal;
pub mod save_error;
pub mod scenario;
pub mod sight;
pub mod stages;
pub mod turns;
pub mod verbs;
pub mod view;
