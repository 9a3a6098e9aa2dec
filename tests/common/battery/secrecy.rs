//! Nobody sees what is hidden from them: whatever a viewer cannot see changes places at random, and
//! what the viewer sees, may choose, is refused and is told stays the same to the last byte. It
//! knows no rule of any game.

use super::{permute, play_on, step, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        catalogue::Look,
        dice::Dice,
        edit::Edit,
        entry::EntryKind,
        game::Game,
        ids::{Seats, Viewer},
        pieces::Piece,
        play::Play,
        record::Save,
    },
};

/// What the viewer may read of the last entry.
pub(super) fn told(play: &Play, viewer: Viewer) -> Vec<String> {
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

/// Whether everybody may look into every zone: a game without secrets.
fn is_open(play: &Play) -> bool {
    play.catalogue().zones.iter().all(|zone| zone.look == Look::All)
}

/// All along a game without secrets nothing is hidden from anybody.
fn nothing_is_hidden(mut play: Play, seed: u64, name: &str) {
    let mut bot = RandomBot::new(seed);
    for _ in 0..40 {
        play_on(&mut play, &mut bot, 12, name);
        let seats = play.catalogue().all_seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            assert!(play.hidden_from(viewer).is_empty(), "{name}: hidden from {viewer:?}");
        }
        let lines = play.entries().iter().flat_map(|entry| &entry.lines);
        assert!(lines.into_iter().all(|l| l.audience == Seats::ALL), "{name}: not told to all");
    }
}

fn hidden_things_make_no_difference(game: &'static dyn Game, edition: &'static str, seed: u64) {
    for table in tables_of(game, edition) {
        let name = table.name(seed);
        let mut setup = table.varied(seed);
        setup.study = true;
        let mut play = table.begin(setup);
        if is_open(&play) {
            nothing_is_hidden(play, seed, &name);
            continue;
        }
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
                // Why it stands may differ: what is turned up may bring a draw or none.
                assert_eq!(
                    before.1.is_some(),
                    after.1.is_some(),
                    "{name}: {} teaches something only sometimes",
                    action.to_text(play.catalogue())
                );
                // Where chance is drawn or something is turned up, what comes out may differ; else
                // it may not.
                if before.1.is_none() {
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

/// Lets hidden pieces change places among those of the same owner: what somebody's own pieces are
/// may be known from the course of the game, which of them lie where is not. Marks stay where they
/// are: how something lies belongs to its place.
fn permute_own(play: &mut Play, viewer: Viewer, dice: &mut Dice) -> usize {
    let hidden = play.hidden_from(viewer);
    let all = play.glance(Viewer::Everybody);
    let owner = |n: usize| {
        let (zone, _) = all.places[hidden[n].ix()].expect("everything lies somewhere");
        let of = all.catalogue.0.zones[zone.ix()].owner;
        (
            of,
            play.world().get::<Piece>(play.state().register.pieces[hidden[n].ix()]).map(|p| p.mark),
        )
    };
    let kept: Vec<_> = (0..hidden.len()).map(owner).collect();
    let mut swapped = 0;
    for left in (2..=hidden.len()).rev() {
        let (a, b) = (left - 1, dice.below(left as u32) as usize);
        if a != b && kept[a] == kept[b] {
            swapped += usize::from(play.swap_hidden(hidden[a], hidden[b]));
        }
    }
    swapped
}

/// What is dealt anew for a viewer is the same however the hidden pieces lie, the viewer sees no
/// difference to the game, and neither that nor a branch changes anything in the game.
pub fn a_branch_tells_nothing_of_the_game(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(31);
        let mut play = table.begin(table.varied(31));
        let mut bot = RandomBot::new(31);
        let mut dice = Dice::new(31);
        for round in 0..6 {
            play_on(&mut play, &mut bot, 1 + dice.below(30) as usize, &name);
            if play.is_over() {
                break;
            }
            let (hash, text) = (play.hash(), Save::of(&mut play).text());
            let viewers: Vec<Viewer> =
                play.catalogue().all_seats().map(Viewer::Seat).chain([Viewer::Public]).collect();
            for viewer in viewers {
                let before = play.glance(viewer).fingerprint();
                let mut tried = play.fork(Some(viewer), round).unwrap_or_else(|e| {
                    panic!("{name}: {viewer:?} cannot try anything after {hash:x}: {e}")
                });
                assert_eq!(
                    tried.glance(viewer).fingerprint(),
                    before,
                    "{name}: {viewer:?} sees it"
                );
                let dealt = tried.hash();
                play_on(&mut tried, &mut RandomBot::new(round), 5, &name);
                // The same deal over a position that differs in what is hidden.
                play.set_study(true);
                permute_own(&mut play, viewer, &mut dice);
                let anew = tried.entries().iter().find_map(|e| match &e.what {
                    EntryKind::Edits(edits) => Some(edits.clone()),
                    _ => None,
                });
                let anew: Vec<Edit> = anew.expect("a branch begins with what is dealt anew");
                assert!(play.arrange(&anew).is_ok(), "{name}: only one of two can be dealt anew");
                assert_eq!(play.hash(), dealt, "{name}: a branch of {viewer:?} tells a secret");
                // All but the dealing comes back as it was.
                play.seek(play.entries().len().saturating_sub(2));
                play.seek(play.entries().len() + 1);
                play.set_study(false);
                assert_eq!(play.hash(), hash, "{name}: the permutation was not taken back");
            }
            assert!(Save::of(&mut play).text() == text, "{name}: a branch changes the game's save");
        }
    }
}

/// Everybody sees everything: there the same permutation does show.
pub fn the_test_would_notice(game: &'static dyn Game) {
    let table = tables_of(game, game.editions()[0].id)[0];
    if is_open(&table.begin(table.plain(1))) {
        return;
    }
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
