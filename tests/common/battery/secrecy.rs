//! Nobody sees what is hidden from them: whatever a viewer cannot see changes places at random, and
//! what the viewer sees, may choose, is refused and is told stays the same to the last byte. It
//! knows no rule of any game.

use super::{permute, play_on, step, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        dice::Dice,
        game::Game,
        ids::{Seats, Viewer},
        play::Play,
    },
};

/// What the viewer may read of the last entry.
fn told(play: &Play, viewer: Viewer) -> Vec<String> {
    let may = |audience: Seats| match viewer {
        Viewer::Seat(seat) => audience.has(seat),
        _ => audience == Seats::ALL,
    };
    play.entries()
        .last()
        .map(|e| {
            e.lines.iter().filter(|l| may(l.audience)).map(|l| format!("{:?}", l.message)).collect()
        })
        .unwrap_or_default()
}

fn hidden_things_make_no_difference(game: &'static dyn Game, edition: &'static str, seed: u64) {
    for table in tables_of(game, edition) {
        let name = table.name(seed);
        let mut setup = table.varied(seed);
        setup.study = true;
        let mut play = table.begin(setup);
        let mut bot = RandomBot::new(seed);
        let mut dice = Dice::new(seed);
        let (mut swapped, mut compared) = (0, 0);
        for _ in 0..40 {
            play_on(&mut play, &mut bot, 1 + dice.below(12) as usize, &name);
            let hash = play.hash();
            let viewers: Vec<Viewer> =
                play.catalogue().all_seats().map(Viewer::Seat).chain([Viewer::Public]).collect();
            for viewer in viewers {
                let before = play.sight(viewer);
                swapped += permute(&mut play, viewer, &mut dice);
                let after = play.sight(viewer);
                assert!(
                    before == after,
                    "{name}: {viewer:?} sees a difference after {} entries",
                    play.entries().len()
                );
                play.seek(play.entries().len().saturating_sub(1));
                assert!(play.redo().is_ok());
                assert_eq!(play.hash(), hash, "{name}: the permutation was not taken back");
            }
            // What the seat that chooses can tell from what happens when it acts.
            let Some(seat) = play.decision_seat() else { break };
            let viewer = Viewer::Seat(seat);
            let actions: Vec<Action> = play.offers().iter().map(|o| o.action).collect();
            for action in actions {
                let act = |play: &mut Play| {
                    play.choose(action)
                        .unwrap_or_else(|no| panic!("{name}: an offer is refused by {}", no.rule));
                    let entry = play.entries().last().unwrap();
                    let (chance, barrier) = (entry.chance.len(), entry.barrier);
                    let seen = (told(play, viewer), play.sight(viewer));
                    play.undo().unwrap();
                    (chance, barrier, seen)
                };
                let before = act(&mut play);
                permute(&mut play, viewer, &mut dice);
                let after = act(&mut play);
                assert_eq!(play.hash(), hash, "{name}: the permutation was not taken back");
                assert_eq!(
                    before.1,
                    after.1,
                    "{name}: {} teaches something only sometimes",
                    action.to_text(play.catalogue())
                );
                // Where chance is drawn or something is turned up, what comes out may differ; else
                // it may not.
                if !before.1 {
                    assert!(
                        before == after,
                        "{name}: {} tells a secret",
                        action.to_text(play.catalogue())
                    );
                    compared += 1;
                }
            }
        }
        // A game that is over before long has fewer places to try.
        let (swaps, actions) = if play.is_over() { (0, 0) } else { (500, 20) };
        assert!(
            swapped > swaps && compared >= actions,
            "{name}: only {swapped} swaps and {compared} actions"
        );
    }
}

/// Hidden things make no difference, with one seed.
pub fn hidden_things_make_no_difference_a(game: &'static dyn Game, edition: &'static str) {
    hidden_things_make_no_difference(game, edition, 21);
}
/// Hidden things make no difference, with another seed.
pub fn hidden_things_make_no_difference_b(game: &'static dyn Game, edition: &'static str) {
    hidden_things_make_no_difference(game, edition, 22);
}

/// Everybody sees everything: there the same permutation does show.
pub fn the_test_would_notice(game: &'static dyn Game) {
    let table = tables_of(game, game.editions()[0].id)[0];
    // A short game may have nothing left that is hidden after ten steps.
    let noticed = [10, 5, 2, 0].into_iter().any(|steps| {
        let mut play = table.begin(table.plain(1));
        play.set_study(true);
        let mut bot = RandomBot::new(1);
        for _ in 0..steps {
            step(&mut play, &mut bot, "notice");
        }
        assert!(play.hidden_from(Viewer::Everybody).is_empty());
        let before = play.sight(Viewer::Everybody);
        let swapped = permute(&mut play, Viewer::Public, &mut Dice::new(1)) > 0;
        swapped && before != play.sight(Viewer::Everybody)
    });
    assert!(noticed, "nothing is hidden, or nobody notices that it is another");
}
