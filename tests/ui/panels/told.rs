//! The game told afterwards: each game's page is named, reached with the keyboard, lies within its
//! window, and leads to the moments of which it tells.

use super::{
    house::{tour, widgets_of},
    *,
};
use caravanserai::{
    table::{record::Save, turns},
    ui::told::{Gathered, HighPoint, Turn, told_ui},
};

/// A golden record of each game, which goes to the end.
const RECORDS: [&str; 4] =
    ["mov-2012-bank", "dom-original-stall", "dd-standard-last", "mc-standard-gold"];

fn told(record: &str) -> (Table, Gathered) {
    let path = format!("{}/tests/records/{record}.ron", env!("CARGO_MANIFEST_DIR"));
    let save = Save::open(path.as_ref()).expect("a golden record");
    let game = games::by_id(&save.setup.game).expect("the game is in the house");
    let (play, _) = save.replay(game).expect("it can be played again");
    let mut table = Table::new(play, Mode::Play, path.into());
    let gathered = table.gather().expect("it can be followed");
    (table, gathered)
}

/// The page in a dialog of this size.
fn page<'a>(
    (table, gathered): (&'a Table, &'a Gathered),
    settings: &'a Settings,
    s: Localizer,
    (size, text): (egui::Vec2, u16),
) -> Harness<'a, Vec<Command>> {
    panels::harness(size, text, move |ui| {
        let plain = model(table, settings);
        let model = Model {
            game: table.play.game(),
            texts: TableText { localizer: s, names: Some(&table.sight.catalogue) },
            ..plain
        };
        told_ui(ui, &model, gathered)
    })
}

#[test]
fn every_game_is_told_and_leads_to_its_moments() {
    let settings = Settings::default();
    for record in RECORDS {
        let (table, gathered) = told(record);
        let last = gathered.turns.last().expect("turns were played");
        assert_eq!(last.entry, table.play.entries().len(), "{record}");
        let fortunes = table.past.last().expect("a past").fortunes.clone();
        assert_eq!(last.fortunes, fortunes, "{record}: the plot ends where the game ended");
        assert!(!gathered.figures.is_empty(), "{record}");
        for &key in &gathered.figures {
            assert!(EN.has(key), "{record}: {key}");
        }
        // What came by source is in sum what lies in the purses.
        for (seat, sources) in table.income().iter().zip(&gathered.sources) {
            let sum: i64 = seat.iter().map(|(_, n)| n).sum();
            let plotted: i64 = sources.iter().filter_map(|(_, sums)| sums.last()).sum();
            assert_eq!(plotted, sum, "{record}");
        }
        // A turn's change goes to the entry that made most of it, and is made up of its causes.
        for point in &gathered.points {
            let causes: i64 = point.causes.iter().map(|(_, sum)| sum).sum();
            assert_eq!(causes, point.change, "{record}: {point:?}");
            let sums: Vec<i64> = point.causes.iter().map(|(_, sum)| sum.abs()).collect();
            assert!(sums.is_sorted_by(|a, b| a >= b), "{record}: {point:?}");
            assert!(point.causes.iter().all(|(key, _)| EN.has(key)), "{record}: {point:?}");
            let [before, after] = [point.entry - 1, point.entry]
                .map(|entry| table.past[entry].fortunes[point.seat.ix()]);
            assert_eq!(after - before, point.made, "{record}: {point:?}");
            assert_ne!(point.made, 0, "{record}: {point:?}");
        }
        // A record leads into its own turn.
        let longest = gathered.records.iter().find(|r| r.key == "ui-told-longest");
        let longest = longest.expect("somebody chose more than once");
        let at = &table.past[longest.entry.expect("it leads somewhere")];
        assert_eq!(at.active.or(at.seat), longest.seat, "{record}");
        let looked = (egui::vec2(900.0, 1600.0), 100);
        let mut h = page((&table, &gathered), &settings, EN, looked);
        let links = widgets_of(&h);
        for (name, _) in &links {
            let sum =
                name.split_once('+').map(|(_, sum)| sum.starts_with(|c: char| c.is_numeric()));
            assert_ne!(sum, Some(false), "{record}: {name}");
        }
        let met = tour(&mut h);
        assert!(links.iter().all(|(name, _)| met.contains(name)), "{record}: {links:?} {met:?}");
        let point = gathered.points.first().expect("somebody won something");
        h.state_mut().clear();
        let head = format!("Turn {}: ", point.turn);
        let name = links.iter().map(|(name, _)| name).find(|name| name.starts_with(&head));
        let name = name.expect("the first turning point is a link");
        assert_eq!(press(&mut h, name), [Command::LookAt(point.entry)], "{record}");
    }
}

#[test]
fn the_page_lies_within_its_window_in_every_language_and_size() {
    let settings = Settings::default();
    let (table, gathered) = told(RECORDS[2]);
    for (s, text) in Language::ALL.into_iter().flat_map(|l| [(l, 100), (l, 200)]) {
        let wide = 820.0;
        let looked = (egui::vec2(wide, 560.0), text);
        let h = page((&table, &gathered), &settings, Localizer::new(s), looked);
        for (name, place) in widgets_of(&h) {
            assert!(!name.is_empty(), "{s:?} at {text} %: nothing is said at {place:?}");
            assert!(
                place.left() >= -0.5 && place.right() <= wide + 0.5,
                "{s:?} at {text} %: {name} lies at {place:?}"
            );
        }
    }
}

#[test]
fn a_game_that_goes_on_is_not_told() {
    let mut table = table(Mode::Play);
    advance(&mut table, 5);
    assert!(!table.is_told());
    assert_eq!(table.gather().expect("nothing to follow"), Gathered::default());
    // The page says so instead of drawing an empty plot.
    let (nothing, settings) = (Gathered::default(), Settings::default());
    let h = page((&table, &nothing), &settings, EN, (egui::vec2(900.0, 700.0), 100));
    h.get_by_label(&EN.word("ui-told-none"));
    assert_eq!(h.query_all_by_label(&EN.word("ui-told-records")).count(), 0);
}

/// A study that goes to its end is a game as well, and so is a replay, wherever it stands.
#[test]
fn a_study_and_a_replay_are_told_as_the_game_is() {
    let (mut table, gathered) = told(RECORDS[0]);
    let whole = table.play.entries().len();
    for mode in [Mode::Study, Mode::Replay { at: 0, of: whole, running: false }] {
        table.set_mode(mode);
        if mode != Mode::Study {
            table.seek(3);
        }
        assert!(table.is_told(), "{mode:?}");
        let again = table.gather().expect("it can be followed");
        assert_eq!((again.turns.len(), &again.points), (gathered.turns.len(), &gathered.points));
    }
}

/// Where the game ends with the last stack, that stack is told, and said to have won.
#[test]
fn what_won_the_game_is_told() {
    let (mut table, gathered) = told(RECORDS[1]);
    let winners = table.ending().expect("it has ended").winners;
    let won: Vec<_> = gathered.points.iter().filter(|point| point.won).collect();
    assert!(!won.is_empty() && won.iter().all(|point| winners.contains(&point.seat)));
    let last = gathered.turns.last().expect("turns were played").turn;
    assert!(won.iter().all(|point| last - point.turn <= 1), "{won:?}, {last} turns");
    let settings = Settings::default();
    let h = page((&table, &gathered), &settings, EN, (egui::vec2(900.0, 1600.0), 100));
    assert_eq!(h.query_all_by_label(&EN.word("ui-told-point-won")).count(), won.len());
}

/// The numbers of a game of two, of which nothing but fortunes is known.
fn reckoned(fortunes: &[[i64; 2]], sides: Vec<Vec<SeatId>>) -> Gathered {
    let turn = |(n, f): (usize, &[i64; 2])| Turn {
        turn: n as i64,
        entry: n * 3,
        moments: [n * 3, n * 3 - usize::from(n > 0)]
            .map(|entry| HighPoint { entry, ..HighPoint::default() })
            .to_vec(),
        entries: 3,
        seat: Some(SeatId((n % 2) as u8)),
        fortunes: f.to_vec(),
        beside: None,
        figures: Vec::new(),
    };
    Gathered::of(fortunes.iter().enumerate().map(turn).collect(), sides, Vec::new(), &[])
}

/// Two who play each for themselves.
fn apart() -> Vec<Vec<SeatId>> {
    vec![vec![SeatId(0)], vec![SeatId(1)]]
}

#[test]
fn partners_are_told_of_once() {
    let partners = || vec![vec![SeatId(0), SeatId(1)]];
    let gathered = reckoned(&[[1, 1], [3, 3]], partners());
    let points = gathered.points.iter().map(|p| (p.seat.0, p.lead));
    assert_eq!(points.collect::<Vec<_>>(), [(0, false)]);
    let mut turns = gathered.turns;
    turns[0].fortunes = vec![];
    assert_eq!(Gathered::of(turns, partners(), Vec::new(), &[]).points, []);
}

#[test]
fn turning_points_are_the_largest_changes_in_their_order() {
    let points = reckoned(&[[10, 10], [30, 10], [30, 90], [25, 90]], apart()).points;
    let told: Vec<_> = points.iter().map(|p| (p.turn, p.seat.0, p.change, p.lead)).collect();
    assert_eq!(told, [(1, 0, 20, true), (2, 1, 80, true), (3, 0, -5, false)]);
    assert_eq!(points[1].entry, 5, "the moment that moved most");
    assert_eq!(reckoned(&[[1, 1], [1, 1]], apart()).points, []);
}

/// As in Dale of Merchants, where each stack is one: what took the lead is told, and of the rest
/// what came last.
#[test]
fn among_equal_changes_those_are_told_that_decided() {
    let mut now = [0_i64; 2];
    let mut fortunes = vec![now];
    // One builds on and on, then the other comes up and passes.
    for seat in [0; 6].into_iter().chain([1; 7]) {
        now[seat] += 1;
        fortunes.push(now);
    }
    let gathered = reckoned(&fortunes, apart());
    let told: Vec<_> = gathered.points.iter().map(|p| (p.turn, p.lead, p.won)).collect();
    let late = (8..13).map(|turn| (turn, false, false));
    let wanted: Vec<_> = [(1, true, false), (7, false, false)]
        .into_iter()
        .chain(late)
        .chain([(13, true, false)])
        .collect();
    assert_eq!(told, wanted);
    assert!(gathered.records.iter().all(|record| record.key != "ui-told-best"), "none stands out");
    let won = Gathered::of(gathered.turns, apart(), Vec::new(), &[SeatId(1)]).points;
    assert_eq!(won.iter().filter(|p| p.won).map(|p| p.turn).collect::<Vec<_>>(), [13]);
}

#[test]
fn the_records_of_a_table() {
    let records = reckoned(&[[10, 10], [30, 10], [30, 90], [25, 90]], apart()).records;
    let told = records.iter().map(|r| (r.key, r.seat.map(|s| s.0), r.amount, r.turn));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("ui-told-best", Some(1), 80, 2),
            ("ui-told-worst", Some(0), -5, 3),
            ("ui-told-longest", Some(1), 3, 1),
            ("ui-told-led", Some(1), 2, 0),
            ("ui-told-leads", None, 1, 0),
            ("ui-told-turns", None, 3, 0),
        ]
    );
    let nothing = Gathered::of(Vec::new(), Vec::new(), Vec::new(), &[]);
    assert_eq!(nothing.records.len(), 2, "of nothing there is nothing to tell");
}

/// The turns of a replay's list and those of the page are the same, also where a game counts none.
#[test]
fn every_list_knows_the_same_turns() {
    for record in RECORDS {
        let (mut table, gathered) = told(record);
        let counted = turns::turns(&mut table.play);
        let last = *counted.last().expect("the set-up");
        assert_eq!(table.turn(), last, "{record}");
        let history = table.history();
        let plotted: Vec<i64> = history.iter().map(|(turn, _)| *turn).collect();
        // An opened game knows the fortunes at the end of each turn, as one that was played.
        let both = history.iter().rev().zip(gathered.turns.iter().rev());
        for ((number, fortunes), turn) in both.take(history.len() - 1) {
            assert_eq!(*fortunes, turn.fortunes, "{record}: turn {number}");
        }
        table.set_mode(Mode::Replay { at: 0, of: 0, running: false });
        let listed: Vec<i64> = table.entry_infos().iter().map(|info| info.turn).collect();
        assert_eq!(listed, counted, "{record}");
        let mut numbers = [&[0], counted.as_slice()].concat();
        numbers.dedup();
        assert_eq!(plotted, numbers, "{record}");
        assert!(gathered.turns.len().abs_diff(numbers.len()) <= 1, "{record}");
    }
}

/// DD-8.3, DD-10.5: a building on a new planet stands once a stack was chosen, and its points are
/// those of the building still.
#[test]
fn points_of_a_building_on_a_new_planet_are_its_own() {
    let duck = games::by_id("duck_dealer").expect("the game is in the house");
    let mut explored = 0;
    for seed in 11..15 {
        let begun = setup("2012", &[Chooser::Greedy; 2]);
        let begun = Setup { game: duck.id().into(), edition: "standard".into(), seed, ..begun };
        let play = Play::begin(duck, begun).expect("the set-up is sound");
        let mut table = Table::new(play, Mode::Play, PathBuf::new());
        for _ in 0..500 {
            let action = table.ask_bot().expect("the game runs");
            table.choose(action, Default::default()).expect("a computer player keeps to the rules");
        }
        let built = table.past.windows(2).filter(|pair| {
            let verb = pair[1].verb.map(|verb| table.sight.catalogue.verb(verb).name);
            verb == Some("explore") && pair[0].fortunes != pair[1].fortunes
        });
        explored += built.count();
        for (key, sum) in table.income().iter().flatten() {
            assert!(*key != "dd-income-other" || *sum == 0, "{sum} points are nobody's work");
        }
    }
    assert!(explored > 0, "nobody built on a new planet");
}
