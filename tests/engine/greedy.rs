//! The greedy players: they end their games, at every number of seats and with every option, win
//! clearly against random play, and choose the same again. They must never look at a clock.

use caravanserai::{
    bots,
    engine::simulate::{MOST_ACTIONS, Order, OrderError, Played, play_all, play_one, report},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        entry::{Entry, EntryKind},
        game::{Game, OptionInfo, OptionKind, Setup},
        play::Play,
        record::Save,
    },
};
use std::collections::BTreeMap;

const GREEDY: Chooser = Chooser::Greedy;
const RANDOM: Chooser = Chooser::Random;

fn order(edition: &str, seats: usize, games: u64, bots: &[Chooser]) -> Order {
    let game = games::by_id("merchant_of_venus").unwrap_or_else(|e| panic!("{e}"));
    let (edition, bots, options) = (edition.to_owned(), bots.to_vec(), BTreeMap::new());
    Order {
        game,
        edition,
        seats,
        games,
        first: 0,
        seed: 2024,
        bots,
        options,
        jobs: 2,
        budgets: Vec::new(),
        records: None,
    }
}

fn dale(
    edition: &str,
    seats: usize,
    games: u64,
    bots: &[Chooser],
    options: &[(&str, i64)],
) -> Order {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), *value)).collect();
    Order {
        game,
        edition: edition.to_owned(),
        seats,
        games,
        first: 0,
        seed: 2024,
        bots: bots.to_vec(),
        options,
        jobs: 2,
        budgets: Vec::new(),
        records: None,
    }
}

#[test]
fn it_beats_random_play_in_dale_of_merchants() {
    for edition in ["original", "remastered"] {
        let order = dale(edition, 2, 40, &[GREEDY, RANDOM], &[]);
        let all = played(&order);
        all.iter().for_each(ended);
        let wins = report(&order, &all, 1.0).wins;
        assert!(wins["greedy"] >= 38, "{edition}: {wins:?}");
    }
}

#[test]
fn it_ends_its_games_of_dale_of_merchants_at_every_table() {
    for edition in ["original", "remastered"] {
        for seats in 2..=4 {
            played(&dale(edition, seats, 2, &[GREEDY], &[])).iter().for_each(ended);
        }
        played(&dale(edition, 4, 2, &[GREEDY, RANDOM], &[("teams", 1)])).iter().for_each(ended);
        played(&dale(edition, 3, 2, &[GREEDY], &[("draft", 1), ("ask_all", 1)]))
            .iter()
            .for_each(ended);
    }
}

#[test]
fn partners_complete_each_others_stacks() {
    for edition in ["original", "remastered"] {
        let seat =
            |n: u8| SeatInfo { name: format!("P{n}"), colour: n, race: String::new(), by: GREEDY };
        let setup = Setup {
            game: "dale_of_merchants".to_owned(),
            edition: edition.to_owned(),
            seats: (0..4).map(seat).collect(),
            options: BTreeMap::from([("teams".to_owned(), 1)]),
            seed: 2,
            study: false,
        };
        let mut play =
            Play::begin(games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}")), setup)
                .unwrap_or_else(|e| panic!("{e}"));
        let mut players: Vec<_> = (0..4)
            .map(|n| {
                bots::bot(GREEDY, "dale_of_merchants", n)
                    .ok()
                    .flatten()
                    .expect("it plays this game")
            })
            .collect();
        while let Some(seat) = play.decision_seat() {
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("it chooses");
            assert!(
                play.choose(action).is_ok() && play.entries().len() < MOST_ACTIONS,
                "{edition}: it goes on for ever"
            );
        }
        let told = |key| {
            play.entries()
                .iter()
                .flat_map(|e| &e.lines)
                .filter(|line| line.message.key == key)
                .count()
        };
        let (asked, helped) = (told("dom-log-asks-help"), told("dom-log-helps"));
        assert!(
            helped >= 3 && asked >= helped,
            "{edition}: asked {asked} times, helped {helped} times"
        );
    }
}

/// DD-12.2: what is mined has room or is used up. A game in which the same good was mined and
/// thrown away two hundred times in one turn.
#[test]
fn dd_12_2_nothing_is_mined_to_be_thrown_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = games::by_id("duck_dealer").unwrap_or_else(|e| panic!("{e}"));
    let order = Order {
        game,
        edition: "standard".to_owned(),
        seed: 7,
        budgets: Vec::new(),
        records: Some(folder.path().to_owned()),
        ..order("2012", 3, 4, &[GREEDY])
    };
    ended(&play_one(&order, 1).unwrap_or_else(|e| panic!("{e}")));
    let file = std::fs::read_dir(folder.path()).expect("it was made").flatten().next();
    let save = Save::open(&file.expect("a record").path()).unwrap_or_else(|e| panic!("{e}"));
    let (play, _) = save.replay(game).unwrap_or_else(|e| panic!("{e}"));
    let is = |entry: &&Entry, verb: &str| match entry.what {
        EntryKind::Action(action) => play.catalogue().verb(action.verb).name == verb,
        _ => false,
    };
    let count = |verb: &str| play.entries().iter().filter(|entry| is(entry, verb)).count();
    let (mined, dropped) = (count("mine"), count("drop"));
    assert!(mined > 100 && dropped < 10, "{mined} mined, {dropped} thrown away");
}

fn played(order: &Order) -> Vec<Played> {
    play_all(order, &|| {}).unwrap_or_else(|e| panic!("{e}")).0
}

fn ended(p: &Played) {
    assert!(
        p.reason != "unfinished" && p.actions < MOST_ACTIONS,
        "game {} of {:?} did not end",
        p.game,
        p.bots
    );
}

fn beats_random(edition: &str) {
    let order = order(edition, 2, 20, &[GREEDY, RANDOM]);
    let all = played(&order);
    all.iter().for_each(ended);
    let wins = report(&order, &all, 1.0).wins;
    assert!(wins["greedy"] >= 18, "{edition}: {wins:?}");
    // A person needs 25 to 40 turns; a seat that dawdles or circles needs hundreds.
    let mut turns: Vec<i64> = all.iter().map(|p| p.turns / 2).collect();
    turns.sort_unstable();
    assert!(turns[10] <= 50 && turns[19] <= 90, "{edition}: turns to the goal {turns:?}");
}

#[test]
fn it_beats_random_play_in_2012() {
    beats_random("2012");
}

#[test]
fn it_beats_random_play_in_1988() {
    beats_random("1988");
}

#[test]
fn it_ends_its_games_at_every_number_of_seats() {
    for (edition, most) in [("2012", 4), ("1988", 6)] {
        for seats in 2..=most {
            played(&order(edition, seats, 1, &[GREEDY])).iter().for_each(ended);
        }
    }
}

/// Values of an option away from its default: the nearest and the farthest.
fn values(option: &OptionInfo) -> Vec<i64> {
    let mut values = match option.kind {
        OptionKind::Flag => vec![1 - option.default],
        OptionKind::OneOf(values) => values.to_vec(),
        OptionKind::Number(least, most) => vec![5_000.clamp(least, most)],
    };
    values.retain(|value| *value != option.default);
    if values.len() > 2 { vec![values[0], values[values.len() - 1]] } else { values }
}

/// Each option by itself, away from its default, with the fewest seats or, where it asks for more,
/// with the most; what cannot stand alone is told by the set-up. What several editions share is
/// tried in one of them, by turns.
#[test]
fn it_ends_its_games_with_every_option() {
    let mut alone = 0;
    for &game in games::built_in() {
        for edition in game.editions() {
            let mut order = order(edition.id, 2, 1, &[GREEDY]);
            order.game = game;
            for (n, option) in game.options(edition.id).into_iter().enumerate() {
                if !is_tried_in(game, edition.id, (n, option.key)) {
                    continue;
                }
                for value in values(&option) {
                    order.options = BTreeMap::from([(option.key.to_owned(), value)]);
                    let what = format!("{} {}, {}={value}", game.id(), edition.id, option.key);
                    let with = |seats: usize| play_one(&Order { seats, ..order.clone() }, 3);
                    let played = match with(edition.seats.0.max(2)) {
                        Err(OrderError::SetUp(_)) => with(edition.seats.1),
                        other => other,
                    };
                    match played {
                        Ok(p) => {
                            assert!(p.reason != "unfinished", "{what}: {} actions", p.actions);
                            alone += 1;
                        }
                        Err(OrderError::SetUp(_)) => {}
                        Err(e) => panic!("{what}: {e}"),
                    }
                }
            }
        }
    }
    assert!(alone > 30, "hardly an option stands alone: {alone}");
}

/// Whether it is this edition's turn to try an option, by its number, of all editions that have it.
fn is_tried_in(game: &dyn Game, edition: &str, (number, key): (usize, &str)) -> bool {
    let has = |id: &str| game.options(id).iter().any(|option| option.key == key);
    let all: Vec<&str> = game.editions().iter().map(|e| e.id).filter(|id| has(id)).collect();
    all[number % all.len()] == edition
}

#[test]
fn it_chooses_the_same_on_any_number_of_threads() {
    let mut order = order("2012", 3, 4, &[GREEDY, RANDOM]);
    let two = played(&order);
    order.jobs = 1;
    assert_eq!(two, played(&order));
    // A part of the experiment by itself is the same part.
    order.first = 2;
    order.games = 1;
    assert_eq!(two[2], played(&order)[0]);
}

#[test]
fn every_game_says_truly_whether_it_has_a_greedy_player() {
    for game in games::all() {
        assert!(bots::plays(bots::best(game.id()), game.id()));
    }
    let told = bots::bot(GREEDY, "noughts_and_crosses", 1)
        .err()
        .map(|e| e.to_string())
        .unwrap_or_default();
    assert!(
        told.contains("greedy")
            && told.contains("noughts_and_crosses")
            && told.contains("merchant_of_venus"),
        "{told}"
    );
    let error = OrderError::from(
        bots::bot(GREEDY, "noughts_and_crosses", 1)
            .err()
            .unwrap_or_else(|| panic!("there is such a player")),
    );
    assert_eq!(error.to_string(), told);
}
