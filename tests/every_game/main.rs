//! The battery for every game of the catalogue, and for a tiny one that is plugged in here: one
//! test for each check and edition, such as `nothing_is_lost::mov_1988`. Which games there are is
//! asked of the catalogue; the harness makes the tests of the list when it begins.

#[path = "../common/mod.rs"]
mod common;
#[path = "../tiny_game/mod.rs"]
mod tiny_game;

use caravanserai::games;
use common::battery;
use libtest_mimic::{Arguments, Trial};

fn main() {
    let mut trials = Vec::new();
    for &game in games::all() {
        for &(name, check) in battery::GAME {
            let name = format!("{name}::{}", game.prefix());
            trials.push(Trial::test(name, move || {
                check(game);
                Ok(())
            }));
        }
        for edition in game.editions() {
            for &(name, check) in battery::EDITION {
                let name = format!("{name}::{}_{}", game.prefix(), edition.id);
                trials.push(Trial::test(name, move || {
                    check(game, edition.id);
                    Ok(())
                }));
            }
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
