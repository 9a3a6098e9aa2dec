//! Answers keep secrets: whatever the one who asks cannot know changes none of them, and where
//! rules have spoken nobody reads what another seat might have chosen. No rule of any game is known
//! here.

use super::{goals::wanted, permute, play_on, secrecy::told, tables_of};
use caravanserai::{
    bots::{Budget, HowFound, RandomBot, Search, Weighed, how},
    table::{
        action::{Action, Offer},
        aims::Lack,
        best::{BestLine, best},
        dice::Dice,
        game::Game,
        goal::Goal,
        ids::{SeatId, Viewer},
        play::Play,
        reach::{LineFound, reach},
        record::Save,
        spoken::SpokenRules,
        worth::{WorthDoing, worth},
    },
};
use std::sync::atomic::AtomicBool;

/// Positions that are looked at for each goal.
const POSITIONS: usize = 250;

/// Games of each table in which worlds are compared: with two of them marks once told a secret.
const ALIKE: [u64; 3] = [51, 56, 59];
/// Playouts for what is thought of choices.
const PLAYOUTS: u32 = 5;

/// What is answered to a few questions about a position.
type Answers = (Vec<LineFound>, Vec<Vec<Lack>>, Vec<WorthDoing>, BestLine);

fn answers(play: &mut Play, seat: SeatId, wanted: &[Action]) -> Answers {
    let never = AtomicBool::new(false);
    let goals = || wanted.iter().map(|&action| Goal::Choice(action));
    let lines = goals().map(|goal| reach(play, seat, goal, (POSITIONS, &never))).collect();
    let lacks = goals().map(|goal| play.lacks(seat, goal.into())).collect();
    (lines, lacks, worth(play, &never), best(play, seat, &[], (POSITIONS, &never)))
}

/// Whatever the one who asks does not know changes no answer.
pub fn answers_tell_no_secret(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(41);
        let mut setup = table.varied(41);
        setup.study = true;
        let mut play = table.begin(setup);
        let (mut bot, mut dice) = (RandomBot::new(41), Dice::new(41));
        for moment in 0..4 {
            play_on(&mut play, &mut bot, 1 + dice.below(12) as usize, &name);
            let Some(seat) = play.decision_seat() else { break };
            let wanted = wanted(&mut play, moment);
            let before = answers(&mut play, seat, &wanted);
            permute(&mut play, Viewer::Seat(seat), &mut dice);
            let after = answers(&mut play, seat, &wanted);
            assert!(before == after, "{name}: {before:?}\nis not\n{after:?}");
        }
    }
}

/// Two games that differ in what a viewer does not know: both dealt anew for it from one position.
fn two_games(play: &mut Play, viewer: Viewer) -> Option<[Play; 2]> {
    let mut dealt = [1, 2].map(|seed| play.fork(Some(viewer), seed).ok());
    let both = [dealt[0].take()?, dealt[1].take()?];
    Some(both)
}

/// Goes on in both games alike as long as the viewer sees no difference; how far.
fn go_on_alike([one, two]: &mut [Play; 2], viewer: Viewer, dice: &mut Dice) -> usize {
    let mut done = 0;
    'next: while done < 30 && one.decision_seat() == two.decision_seat() {
        let offers: Vec<Action> = one.offers().iter().map(|offer| offer.action).collect();
        for _ in 0..4.min(offers.len()) {
            let action = offers[dice.below(offers.len() as u32) as usize];
            let here = (one.entries().len(), two.entries().len());
            let both = one.choose(action).is_ok() && two.choose(action).is_ok();
            if both && seen(one, viewer) == seen(two, viewer) {
                done += 1;
                continue 'next;
            }
            one.seek(here.0);
            two.seek(here.1);
        }
        break;
    }
    // What was taken back is no part of either game.
    for game in [one, two] {
        *game = Save::of(game).replay(game.game()).expect("its own record can be followed").0;
    }
    done
}

/// What a viewer sees, may choose and was told.
fn seen(play: &mut Play, viewer: Viewer) -> (u64, Vec<Offer>, Vec<String>) {
    let sight = play.glance(viewer);
    (sight.fingerprint(), sight.offers, told(play, viewer))
}

/// Where rules have spoken, and how something could be done, is the same in two games between which
/// the viewer cannot tell.
pub fn answers_are_the_same_in_two_games(game: &'static dyn Game, edition: &'static str) {
    let mut went = 0;
    for table in tables_of(game, edition) {
        let name = table.name(17);
        let mut setup = table.varied(17);
        setup.study = true;
        let mut play = table.begin(setup);
        let (mut bot, mut dice) = (RandomBot::new(17), Dice::new(17));
        for moment in 0..2 {
            play_on(&mut play, &mut bot, 1 + dice.below(12) as usize, &name);
            let Some(viewer) = play.decision_seat().map(Viewer::Seat) else { break };
            let Some(mut both) = two_games(&mut play, viewer) else { continue };
            went += go_on_alike(&mut both, viewer, &mut dice);
            let [one, two] = &mut both;
            let said = [&mut *one, &mut *two].map(|game| SpokenRules::of(game, viewer));
            assert!(said[0] == said[1], "{name}: {:?}\nis not\n{:?}", said[0], said[1]);
            let Some(seat) = one.decision_seat().filter(|seat| viewer == Viewer::Seat(*seat))
            else {
                continue;
            };
            let told = [&mut *one, &mut *two].map(|game| counsel(game, seat));
            assert!(told[0] == told[1], "{name}: {:?}\nis not\n{:?}", told[0], told[1]);
            // Ten worlds are played for it: once in each table.
            let goals = wanted(one, went).into_iter().take(1 - moment);
            for goal in goals.map(Goal::Choice) {
                let ways = [&mut *one, &mut *two].map(|game| asked_how(game, seat, goal));
                assert!(ways[0] == ways[1], "{name}: {:?}\nis not\n{:?}", ways[0], ways[1]);
            }
        }
    }
    assert!(went > 0, "{} {edition}: nothing could be done alike", game.id());
}

/// What is dealt anew for a viewer is the same in two games between which it cannot tell, at the
/// moment and after a few more choices.
pub fn worlds_are_the_same_in_two_games(game: &'static dyn Game, edition: &'static str) {
    let mut went = 0;
    for table in tables_of(game, edition) {
        for seed in ALIKE {
            let name = table.name(seed);
            let mut setup = table.varied(seed);
            setup.study = true;
            let mut play = table.begin(setup);
            let (mut bot, mut dice) = (RandomBot::new(seed), Dice::new(seed));
            for _ in 0..4 {
                play_on(&mut play, &mut bot, 1 + dice.below(40) as usize, &name);
                let Some(viewer) = play.decision_seat().map(Viewer::Seat) else { break };
                let Some(mut both) = two_games(&mut play, viewer) else { continue };
                went += go_on_alike(&mut both, viewer, &mut dice);
                let worlds = both.map(|mut game| game.fork(Some(viewer), seed).ok());
                let hashes = worlds.map(|world| world.map(|mut world| world.hash()));
                assert!(hashes[0] == hashes[1], "{name}: {viewer:?} is dealt two worlds");
            }
        }
    }
    assert!(went > 0, "{} {edition}: nothing could be done alike", game.id());
}

/// The answer, with how soon it may be.
fn asked_how(play: &mut Play, seat: SeatId, goal: Goal) -> HowFound {
    how(play, seat, goal, (POSITIONS, &AtomicBool::new(false)))
}

/// What is thought of some choices, to the last digit; nothing where nobody thinks.
fn counsel(play: &mut Play, seat: SeatId) -> Vec<(Action, Option<u64>, u32)> {
    let budget = Budget { playouts: PLAYOUTS, time: None };
    let ranked = Search::of(play, seat, budget).ranked(&AtomicBool::new(false));
    let told = |one: Weighed| (one.action, one.value.map(f64::to_bits), one.worlds);
    ranked.unwrap_or_default().into_iter().map(told).collect()
}

/// What was chosen rests on its rule there, and nobody reads what another seat might have chosen.
pub fn rules_are_seen_at_work(game: &'static dyn Game, edition: &'static str) {
    let table = tables_of(game, edition)[0];
    let name = table.name(3);
    let mut play = table.begin(table.plain(3));
    play_on(&mut play, &mut RandomBot::new(3), 40, &name);
    let (hash, entries) = (play.hash(), play.entries().len());
    let public = SpokenRules::of(&mut play, Viewer::Public);
    let all = SpokenRules::of(&mut play, Viewer::Everybody);
    assert_eq!((play.hash(), play.entries().len()), (hash, entries), "{name}: it left a trace");
    let whole = game.rule_prefix();
    let chapters = 1..60;
    let by = |rules: &SpokenRules, chapter: i32| {
        rules.by(&format!("{whole}-{chapter}")).cloned().unwrap_or_default()
    };
    let chosen: usize = chapters.clone().map(|n| by(&all, n).chosen.len()).sum();
    assert!(chosen > 0, "{name}: nothing that was chosen rests on a rule");
    for chapter in chapters {
        let (seen, told) = (by(&public, chapter), by(&all, chapter));
        assert!(seen.chosen.is_empty() && seen.forbade.is_empty(), "{name}: {seen:?}");
        assert!(seen.carried.iter().all(|n| told.carried.contains(n)), "{name}: {seen:?}");
        let places = [&told.chosen, &told.carried, &told.allowed, &told.forbade];
        assert!(places.into_iter().flatten().all(|&n| n <= entries), "{name}: {told:?}");
    }
}
