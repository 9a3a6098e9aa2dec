//! Positions set by hand, in every game: whatever edits are tried, a position is refused and left
//! alone, or it can be played on. It knows no game; which rule speaks against what, games test.

use super::configuration::{Configuration, step, stock, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        catalogue::Catalogue,
        dice::Dice,
        edit::Edit,
        game::Game,
        ids::PieceId,
        pieces::{Piece, Purse},
        play::Play,
    },
};

/// Batches of edits for each table and seed.
const BATCHES: u32 = 60;
/// After so many batches a game begins anew, so that what is odd does not pile up.
const AFRESH: u32 = 6;
/// Actions after each batch that was taken over.
const ACTIONS: usize = 12;

fn pick<'a, T>(dice: &mut Dice, list: &'a [T]) -> &'a T {
    &list[dice.below(list.len() as u32) as usize]
}

/// An edit that somebody might try: mostly of a piece, to where it or one like it could lie.
fn edit(dice: &mut Dice, play: &Play, c: &Catalogue) -> String {
    let piece = PieceId(dice.below(c.pieces.len() as u32) as u16);
    let numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 40, 240, 1000];
    match dice.below(10) {
        0..=2 => {
            // Where another piece lies, one of its kind as often as not.
            let kind = c.kind_of(piece).key.clone();
            let alike: Vec<u16> = (0..c.pieces.len() as u16)
                .filter(|&n| dice.below(2) == 0 || c.kind_of(PieceId(n)).key == kind)
                .collect();
            let at = dice.below(alike.len().max(1) as u32) as usize;
            let other = alike.get(at).copied().unwrap_or(piece.0);
            let entity = play.state().register.pieces[usize::from(other)];
            let zone = play.world().get::<Piece>(entity).expect("it is a piece").zone;
            format!("place #{} {}", piece.0, c.zones[zone.ix()].key)
        }
        3 | 4 => format!("place #{} {}", piece.0, pick(dice, &c.zones).key),
        5 if !c.purses.is_empty() => {
            format!("purse {} {}", pick(dice, &c.purses).key, pick(dice, &numbers[1..]))
        }
        5..=7 => format!("dial {} {}", pick(dice, &c.dials), pick(dice, &numbers)),
        8 => format!("mark #{} {}", piece.0, pick(dice, &numbers[..8])),
        _ => format!("face #{} {}", piece.0, pick(dice, &["up", "down"])),
    }
}

/// Nobody has less than nothing, and no piece is lost or lies twice.
fn holds_what_the_box_holds(play: &Play, said: &str) {
    assert_eq!(stock(play).pieces, play.catalogue().pieces.len(), "{said}");
    let world = play.world();
    let purses = world.try_query::<&Purse>().expect("purses are there");
    for (n, &entity) in play.state().register.purses.iter().enumerate() {
        let amount = purses.get_manual(world, entity).expect("it is a purse").amount;
        let info = &play.catalogue().purses[n];
        assert!(info.bottomless || amount >= 0, "{}: {amount}, {said}", info.key);
    }
}

/// Whether some choice leads to another position; tried and taken back.
fn something_changes(play: &mut Play) -> bool {
    let here = play.hash();
    let actions: Vec<_> = play.offers().iter().map(|offer| offer.action).collect();
    actions.into_iter().any(|action| {
        let before = play.entries().len();
        let changes = play.choose(action).is_ok() && play.hash() != here;
        if play.entries().len() > before {
            play.undo().expect("in study everything can be taken back");
        }
        changes
    })
}

/// A few actions of anything: somebody can always choose, and no question comes back for ever.
fn goes_on(play: &mut Play, bot: &mut RandomBot, said: &str) {
    for _ in 0..ACTIONS {
        if play.is_over() {
            return;
        }
        let before = play.hash();
        step(play, bot, said);
        if play.hash() == before && !play.is_over() {
            assert!(something_changes(play), "the same question for ever: {said}");
        }
    }
}

fn begin(table: Configuration, seed: u64) -> Play {
    let mut play = table.begin(table.varied(seed));
    play.set_study(true);
    play.listen(false);
    let mut bot = RandomBot::new(seed);
    for _ in 0..(seed * 7) % 60 {
        if play.is_over() || step(&mut play, &mut bot, "before any edit").is_none() {
            break;
        }
    }
    play
}

/// No position that is taken over asks the same question for ever, or shows what the box does not
/// hold; what is refused changes nothing.
pub fn positions_by_hand_are_judged(game: &'static dyn Game, edition: &'static str) {
    let mut taken = 0;
    for table in tables_of(game, edition) {
        let mut dice = Dice::new(table.seats as u64 + 31);
        let mut play = begin(table, 1);
        let mut bot = RandomBot::new(5);
        for batch in 0..BATCHES {
            let c = play.catalogue().clone();
            let before = play.hash();
            let lines: Vec<String> =
                (0..1 + dice.below(3)).map(|_| edit(&mut dice, &play, &c)).collect();
            let said = format!("{} {edition}, {} seats: {lines:?}", game.id(), table.seats);
            let edits: Vec<Edit> = lines
                .iter()
                .map(|line| Edit::parse(line, &c).unwrap_or_else(|why| panic!("{said}: {why}")))
                .collect();
            match play.arrange(&edits) {
                Err(_) => assert_eq!(play.hash(), before, "refused, and yet changed: {said}"),
                Ok(_) => {
                    taken += 1;
                    holds_what_the_box_holds(&play, &said);
                    goes_on(&mut play, &mut bot, &said);
                }
            }
            if play.is_over() || batch % AFRESH == AFRESH - 1 {
                play = begin(table, u64::from(batch) + 2);
            }
        }
    }
    assert!(taken > 20, "{} {edition}: only {taken} batches were taken over", game.id());
}
