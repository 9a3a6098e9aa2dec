//! What is read off the journal is what two whole pictures of the table tell: which pieces went
//! where, for every viewer, in every game.

use super::{step, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        game::Game,
        ids::{PieceId, SeatId, Viewer, ZoneId},
        play::Play,
        sight,
    },
};
use std::collections::BTreeMap;

/// Games of each edition and number of seats that are played for a while.
const GAMES: u64 = 3;
/// How long.
const WHILE: usize = 150;

/// The zone in which a viewer sees each piece that this viewer can tell from others.
fn seen(play: &mut Play, viewer: Viewer) -> BTreeMap<PieceId, ZoneId> {
    let sight = play.glance(viewer);
    let of = |(n, zone): (usize, &sight::ZoneSight)| {
        zone.pieces.iter().filter_map(|p| p.id).map(|id| (id, ZoneId(n as u16))).collect::<Vec<_>>()
    };
    sight.zones.iter().enumerate().flat_map(of).collect()
}

/// After every action: the moves since the one before, as `sight::moved` gives them, are the
/// differences of the two pictures.
pub fn moves_are_what_two_pictures_tell(game: &'static dyn Game, edition: &'static str) {
    let mut moves = 0;
    for table in tables_of(game, edition) {
        for seed in 0..GAMES {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed));
            play.listen(false);
            let viewers: Vec<Viewer> = (0..table.seats as u8)
                .map(|n| Viewer::Seat(SeatId(n)))
                .chain([Viewer::Everybody, Viewer::Public])
                .collect();
            let mut bot = RandomBot::even(seed);
            for n in 0..WHILE {
                let before: Vec<_> =
                    viewers.iter().map(|&viewer| seen(&mut play, viewer)).collect();
                let mark = play.entries().last().unwrap_or(play.beginning()).mark;
                if step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
                for (&viewer, before) in viewers.iter().zip(&before) {
                    let after = seen(&mut play, viewer);
                    let whole = before.iter().filter_map(|(piece, from)| {
                        after.get(piece).filter(|to| *to != from).map(|to| (*piece, *from, *to))
                    });
                    let mut moved = sight::moved(play.world(), play.catalogue(), viewer, mark);
                    moved.sort();
                    assert_eq!(
                        moved,
                        whole.collect::<Vec<_>>(),
                        "{name}: {viewer:?} after {} entries",
                        n + 1
                    );
                    moves += moved.len();
                }
            }
        }
    }
    assert!(moves > 200, "hardly anything moved: {moves}");
}
