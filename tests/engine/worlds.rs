//! Worlds on which somebody thinks: one that was dealt, played and taken back leaves nothing
//! behind, so that no playout ever leaks into the next one. How fast they are, `benches/worlds.rs`
//! measures.

use caravanserai::{
    bots::RandomBot,
    games,
    table::{
        action::Offer,
        catalogue::{Look, SeatInfo},
        dice::Dice,
        edit::{Edit, PieceOrKind},
        game::{Game, Setup},
        ids::{PieceId, SeatId, Viewer},
        play::Play,
        record::{Save, Snapshot, snapshot},
    },
};

fn table(game: &'static dyn Game, edition: &str, seed: u64) -> Play {
    let seat = |n: u8| SeatInfo {
        name: n.to_string(),
        colour: n,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: game.id().into(),
        edition: edition.into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed,
        study: true,
    };
    let mut play = Play::begin(game, setup).expect("a game");
    play.listen(false);
    play
}

/// Plays so many of the offers.
fn play_on(play: &mut Play, dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        let Some(last) = play.offers().len().checked_sub(1) else { return };
        let action = play.offers()[dice.below(last as u32 + 1) as usize].action;
        play.choose(action).expect("it is offered");
    }
}

#[test]
fn a_world_that_was_played_and_taken_back_is_the_same_to_the_last_byte() {
    for &game in games::all() {
        for edition in game.editions() {
            let mut play = table(game, edition.id, 4);
            let (mut any, mut dice) = (RandomBot::new(4), Dice::new(4));
            let (mut dealt, mut looked) = (0, false);
            for position in 0..8 {
                for _ in 0..25 {
                    let Some(action) = caravanserai::bots::ask(&mut any, &mut play) else { break };
                    play.choose(action).expect("it is offered");
                }
                let Some(seat) = play.decision_seat() else { break };
                looked = true;
                let entries = play.entries().len();
                let offers: Vec<Offer> = play.offers().to_vec();
                let before = (Save::of(&mut play), snapshot(&mut play), play.fortunes());
                for world in 0..4 {
                    let redeal = Edit::Redeal(Viewer::Seat(seat), world * 100 + position);
                    dealt += usize::from(play.arrange(&[redeal]).is_ok());
                    play.reseed(world);
                    play_on(&mut play, &mut dice, 40);
                    let steps = play.entries().len() - entries;
                    play.undo_steps(steps);
                    let after = (Save::of(&mut play), snapshot(&mut play), play.fortunes());
                    assert!(before == after, "{} {}: {position}, {world}", game.id(), edition.id);
                    assert_eq!(offers, play.offers(), "{} {}", game.id(), edition.id);
                }
            }
            assert!(dealt > 0 || !looked, "{} {}: no world was dealt", game.id(), edition.id);
        }
    }
}

/// The position after a world was dealt there, and everything as before afterwards.
fn dealt(play: &mut Play, redeal: Edit) -> Option<Snapshot> {
    let entries = play.entries().len();
    let position = play.arrange(&[redeal]).is_ok().then(|| snapshot(play));
    play.undo_steps(play.entries().len() - entries);
    position
}

#[test]
fn what_is_kept_to_deal_from_a_position_is_never_used_for_another() {
    for &game in games::all() {
        let mut play = table(game, game.editions()[0].id, 9);
        let (mut dice, mut alike) = (Dice::new(9), 0);
        for _ in 0..12 {
            play_on(&mut play, &mut dice, 7);
            // Ways on after which the journal is as long as after others.
            let mut lengths: Vec<usize> = Vec::new();
            let offers: Vec<Offer> = play.offers().iter().take(12).cloned().collect();
            for offer in offers {
                play.choose(offer.action).expect("it is offered");
                let length = play.state().journal.mark();
                alike += usize::from(lengths.contains(&length));
                lengths.push(length);
                let redeal = || Edit::Redeal(Viewer::Seat(SeatId(0)), 7);
                // A game that was never dealt from has nothing kept.
                let (mut fresh, _) = Save::of(&mut play).replay(game).expect("its own record");
                let own = dealt(&mut play, redeal());
                assert!(own == dealt(&mut fresh, redeal()), "{}: {:?}", game.id(), offer.action);
                play.undo_steps(1);
            }
        }
        assert!(alike >= 5, "{}: {alike}", game.id());
    }
}

#[test]
fn how_a_heap_lay_of_which_a_seat_knows_a_part_comes_into_no_world() {
    let me = Viewer::Seat(SeatId(0));
    let mut heaps = 0;
    for &game in games::all() {
        // Every second piece of each heap lies face down, in whatever order all of them lie.
        let world = |order: u64| {
            let mut play = table(game, game.editions()[0].id, 5);
            play.arrange(&[Edit::Redeal(me, order)]).expect("a world");
            let lies = snapshot(&mut play).zones;
            let zones = play.catalogue().zones.iter().filter(|zone| zone.look == Look::Shuffled);
            let mut hidden = Vec::new();
            for zone in zones {
                let heap = lies.iter().find(|(key, _)| *key == zone.key);
                let mut heap = heap.map_or_else(Vec::new, |(_, pieces)| pieces.clone());
                heap.sort_unstable();
                hidden.extend(heap.into_iter().step_by(2));
            }
            let down = |n: &u16| Edit::Face(PieceOrKind::Piece(PieceId(*n)), false);
            let down: Vec<Edit> = hidden.iter().map(down).collect();
            play.arrange(&down).ok()?;
            let lay = snapshot(&mut play).zones;
            Some((lay, dealt(&mut play, Edit::Redeal(me, 7))?, hidden.len()))
        };
        let (Some(one), Some(other)) = (world(1), world(2)) else { continue };
        assert!(one.1 == other.1, "{}", game.id());
        heaps += u32::from(one.2 > 0 && one.0 != other.0);
    }
    assert!(heaps > 1, "{heaps}");
}
