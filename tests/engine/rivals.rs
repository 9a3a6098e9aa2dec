//! Computer players with a way of their own: they play every game that is thought about, choose
//! what is on offer, and what they like shows in what they choose. How strong they are is not
//! tested here.

use caravanserai::{
    bots::{self, Budget},
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
