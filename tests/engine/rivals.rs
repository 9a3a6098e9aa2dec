//! Computer players with a way of their own: they play every game that is thought about, choose
//! what is on offer, and what they like shows in what they choose. How strong they are is not
//! tested here.

use caravanserai::{
    bots::{self, Budget, Habits},
    games::{self, levels::ThinkingFigures},
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        play::Play,
    },
};
use std::{collections::BTreeMap, sync::atomic::AtomicBool};

/// The game whose worlds are played on quickest: there enough of them are tried to choose
/// otherwise.
const QUICK: &str = "dale_of_merchants";
const WAYS: [Chooser; 3] = [Chooser::Cautious, Chooser::Hurried, Chooser::Hunter];

fn table(game: &'static dyn Game, seed: u64) -> Play {
    let seat = |n: u8| SeatInfo {
        name: n.to_string(),
        colour: n,
        race: String::new(),
        by: Chooser::Hunter,
    };
    let setup = Setup {
        game: game.id().into(),
        edition: game.editions()[0].id.into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    Play::begin(game, setup).expect("a game")
}

/// What a player chooses here with so many playouts; `None` where it has nothing to think over.
fn thought(play: &mut Play, by: Chooser, playouts: u32) -> Option<String> {
    let mut bot = bots::bot(by, play.game().id(), 1).expect("it plays").expect("a computer");
    let search = bots::search(bot.as_mut(), play)?.within(Budget { playouts, time: None });
    let chosen = search.run(&AtomicBool::new(false)).expect("a choice");
    assert!(play.offers().iter().any(|offer| offer.accepts(&chosen)), "{by:?}: {chosen:?}");
    Some(chosen.to_text(play.catalogue()))
}

/// What they choose is on offer in every game, and there are decisions in which they do what a
/// plain thinker would not.
#[test]
fn what_they_like_shows_in_what_they_choose() {
    let mut own: BTreeMap<Chooser, usize> = BTreeMap::new();
    let all = games::all().iter().filter(|game| bots::plays(Chooser::Thinker, game.id()));
    for &game in all {
        let mut play = table(game, 1);
        let mut players: Vec<_> =
            (0..2).map(|n| bots::bot(Chooser::Greedy, game.id(), n)).collect();
        let (mut looked, mut step) = (0, 0);
        let (most, playouts) = if game.id() == QUICK { (6, 60) } else { (2, 6) };
        while let Some(seat) = play.decision_seat().filter(|_| looked < most) {
            step += 1;
            if step % 6 == 0 && play.offers().len() > 1 {
                let plain = thought(&mut play, Chooser::Thinker, playouts);
                looked += usize::from(plain.is_some());
                for by in WAYS.into_iter().filter(|_| plain.is_some()) {
                    let chosen = thought(&mut play, by, playouts);
                    *own.entry(by).or_default() += usize::from(chosen != plain);
                }
            }
            let player = players[seat.ix()].as_mut().ok().and_then(Option::as_mut);
            let action = bots::ask(player.expect("a player").as_mut(), &mut play);
            play.choose(action.expect("a choice")).expect("it is offered");
        }
        assert!(looked > 0, "{}: nothing was thought about", game.id());
    }
    let differs: usize = own.values().sum();
    assert!(differs > 0, "they all play as everybody: {own:?}");
}

/// Their figures name what is counted: a like for nothing would never show.
#[test]
fn everything_that_is_liked_is_counted() {
    for &game in games::all() {
        let Some(figures) = ThinkingFigures::of(game) else { continue };
        let mut play = table(game, 1);
        let sight = play.sight(caravanserai::table::ids::Viewer::Everybody);
        let fortunes = play.fortunes();
        let counted = bots::Counted::of(game, &sight, &fortunes[..2]).expect("it is counted");
        for way in &figures.ways {
            assert!(bots::by_name(&way.player).is_some(), "{}: {}", game.id(), way.player);
            for (name, _) in &way.likes {
                let known = counted.seats[0].iter().any(|count| count.name == name);
                assert!(known, "{}: nothing is counted as {name}", game.id());
            }
        }
    }
}

/// By what they plan is by name, too: another name would change nothing, and nobody would notice.
#[test]
fn every_habit_of_those_that_think_is_one_of_the_games_player() {
    for &game in games::all() {
        let Some(figures) = ThinkingFigures::of(game) else { continue };
        let known = bots::habits_of(game.id());
        for own in &figures.habits {
            for id in &own.editions {
                let edition = game.editions().iter().any(|edition| edition.id == id);
                assert!(edition, "{}: no edition {id}", game.id());
            }
            for (name, _) in &own.figures {
                let habit = known.iter().any(|habit| habit.name == name);
                assert!(habit, "{}: no habit {name}", game.id());
            }
        }
    }
}

/// More is tried, and nowhere less far: what stays undecided by more worlds is decided by later
/// turns.
#[test]
fn the_master_looks_as_far_as_any_and_further_where_figures_say_so() {
    let mut further = 0;
    for &game in games::all() {
        let search = ThinkingFigures::of(game).and_then(|figures| figures.search);
        let Some(plain) = search else { continue };
        let master = plain.clone().of_master();
        assert!(plain.master > plain.thinker, "{}", game.id());
        // No stretch at all counted means that turns alone end a world.
        let as_far = |far: u32| if far == 0 { u32::MAX } else { far };
        assert!(master.turns >= plain.turns, "{}", game.id());
        assert!(as_far(master.stretches) >= as_far(plain.stretches), "{}", game.id());
        let own = (plain.master_turns, plain.master_stretches);
        assert_eq!(master.turns, own.0.unwrap_or(plain.turns), "{}", game.id());
        assert_eq!(master.stretches, own.1.unwrap_or(plain.stretches), "{}", game.id());
        further += u32::from(own != (None, None));
    }
    assert!(further > 0);
}

/// Whoever goes by other figures plays otherwise, in every game whose player has some; by the usual
/// ones as greedy does.
#[test]
fn habits_change_how_a_game_goes() {
    let tale = |game: &'static dyn Game, habits: &Habits| -> u64 {
        let mut play = table(game, 3);
        let player = |n| bots::greedy(game.id(), n, habits).expect("a player");
        let mut players: Vec<_> = (0..play.setup().seats.len() as u64).map(player).collect();
        for _ in 0..400 {
            let Some(seat) = play.decision_seat() else { break };
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            play.choose(action).expect("it is offered");
        }
        play.hash()
    };
    let mut with_habits = 0;
    for &game in games::all() {
        let habits = bots::habits_of(game.id());
        let by = |part: f64| -> Habits {
            habits.iter().map(|habit| (habit.name.to_owned(), habit.usual * part)).collect()
        };
        let usual = tale(game, &Habits::usual());
        assert_eq!(usual, tale(game, &by(1.0)), "{}", game.id());
        if !habits.is_empty() {
            with_habits += 1;
            assert_ne!(usual, tale(game, &by(3.0)), "{}: they change nothing", game.id());
        }
    }
    assert!(with_habits > 0, "no game has any");
}
