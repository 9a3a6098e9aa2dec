//! What holds for every game, every edition and every number of seats, found out by playing at
//! random: no dead end, no runaway, nothing lost, nothing taken back wrongly, nothing changed by a
//! refusal. No rule of any game is checked here; whole games are played in `whole_games.rs`.

use super::{any_action, play_on, step, stock, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::{Action, ArgKind, Message, Offer},
        catalogue::Catalogue,
        dice::Dice,
        game::Game,
        ids::{PieceId, SeatId, Viewer},
        play::{Play, UndoError},
        record::{Save, snapshot},
        scenario::{Scenario, Stored},
    },
    text::{Language, Localizer, rulebook::Rulebook},
};
use std::collections::{BTreeMap, BTreeSet};

/// Games of each edition and number of seats that are played for a while.
const GAMES: u64 = 16;
/// How long.
const WHILE: usize = 400;

/// Plays games in which every offer has the same chance, so that no corner is left out; such games
/// may never end. Everything is counted after every action.
pub fn nothing_is_lost(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        for seed in 0..GAMES {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed));
            play.listen(false);
            let begun = stock(&play);
            let mut bot = RandomBot::even(seed);
            for n in 0..WHILE {
                if step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
                assert_eq!(
                    stock(&play),
                    begun,
                    "{name}: something is lost after {} entries",
                    n + 1
                );
            }
        }
    }
}

/// A sentence without a hole: its text exists and every argument it wants was given.
fn whole(message: &Message, play: &Play, name: &str) {
    let text = Localizer::new(Language::En).say(message, play.catalogue());
    assert!(text != message.key, "{name}: {} has no words", message.key);
    assert!(
        !text.contains("{$") && !text.contains("{ $"),
        "{name}: {} lacks an argument: {text}",
        message.key
    );
    if let (Some(rule), Some(book)) = (message.rule, Rulebook::of(play.game().id())) {
        assert!(
            book.rule(rule.0).is_some(),
            "{name}: {} cites {rule}, which is no rule",
            message.key
        );
        let edition = &play.setup().edition;
        assert!(
            book.rule(rule.0).is_some_and(|r| r.editions.contains(edition)),
            "{name}: {} cites {rule}, which does not hold in {edition}",
            message.key
        );
    }
}

fn refused(play: &mut Play, action: Action, name: &str) -> caravanserai::table::action::Refusal {
    let (hash, entries, undone) = (play.hash(), play.entries().len(), play.undone().len());
    let refusal = *play.choose(action).map(|_| ()).expect_err(name);
    assert_eq!(
        (play.hash(), play.entries().len(), play.undone().len()),
        (hash, entries, undone),
        "{name}: a refusal has changed something"
    );
    refusal
}

/// Tries everything that is offered, everything that is refused and much that is neither, all along
/// a game.
pub fn offers_and_refusals(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        for seed in 0..2_u64 {
            let name = table.name(seed);
            let mut setup = table.varied(seed + 100);
            setup.study = true;
            let mut play = table.begin(setup);
            let mut bot = if seed == 0 { RandomBot::even(seed) } else { RandomBot::new(seed) };
            let mut dice = Dice::new(seed);
            for _ in 0..120 {
                let looked = play.look();
                let (offers, refusals) = (looked.list.clone(), looked.refusals.clone());
                let hash = play.hash();
                for offer in &offers {
                    whole(offer.message.as_deref().unwrap(), &play, &name);
                    let mut wanted = vec![offer.action];
                    if let Some(r) = offer.range {
                        assert!(
                            r.least <= r.most
                                && (r.least..=r.most).contains(&offer.action.args[r.arg]),
                            "{name}: an empty or strange range"
                        );
                        for n in [r.least, r.most] {
                            wanted.push(offer.action);
                            wanted.last_mut().unwrap().args[r.arg] = n;
                        }
                    }
                    for action in wanted {
                        let written = action.to_text(play.catalogue());
                        assert_eq!(
                            Action::parse(&written, play.catalogue()),
                            Ok(action),
                            "{name}: \"{written}\" is read otherwise"
                        );
                        assert!(
                            play.choose(action).is_ok(),
                            "{name}: \"{written}\" is offered, but refused"
                        );
                        for line in &play.entries().last().unwrap().lines.clone() {
                            whole(&line.message, &play, &name);
                        }
                        play.undo().unwrap();
                        assert_eq!(
                            play.hash(),
                            hash,
                            "{name}: \"{written}\" was not taken back whole"
                        );
                    }
                }
                for refusal in &refusals {
                    whole(&refusal.message, &play, &name);
                    let written = refusal.action.to_text(play.catalogue());
                    assert!(
                        offers.iter().all(|o| !o.accepts(&refusal.action)),
                        "{name}: \"{written}\" is offered and refused"
                    );
                    let again = refused(&mut play, refusal.action, &name);
                    let first = refusals.iter().find(|r| r.action == refusal.action).unwrap();
                    assert_eq!(
                        &again, first,
                        "{name}: \"{written}\" is refused otherwise than it was shown"
                    );
                }
                for _ in 0..20 {
                    let action = any_action(&mut dice, &play);
                    if offers.iter().all(|o| !o.accepts(&action)) {
                        let refusal = refused(&mut play, action, &name);
                        whole(&refusal.message, &play, &name);
                        assert_eq!(Some(refusal.rule), refusal.message.rule, "{name}");
                    }
                }
                play_on(&mut play, &mut bot, 3, &name);
            }
        }
    }
}

fn offered(play: &Play) -> Vec<Action> {
    play.offers().iter().map(|o| o.action).collect()
}

/// Undoing all leads back, and redoing all leads on.
pub fn undoing_and_redoing(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(3);
        let mut play = table.begin(table.varied(3));
        let (begun, begun_offers) = (play.hash(), offered(&play));
        play_on(&mut play, &mut RandomBot::new(3), 600, &name);
        let (entries, ended, ended_offers) = (play.entries().to_vec(), play.hash(), offered(&play));
        // Outside study mode it goes back to the last thing that stands, and no further.
        while play.undo().is_ok() {}
        assert!(play.entries().last().is_none_or(|e| e.barrier.is_some()), "{name}");
        assert_eq!(
            play.may_undo().err(),
            Some(if play.entries().is_empty() { UndoError::Nothing } else { UndoError::Barrier })
        );
        play.set_study(true);
        while play.undo().is_ok() {
            let expected = play.entries().last().map_or(begun, |e| e.hash);
            assert_eq!(
                play.hash(),
                expected,
                "{name}: another position after {} entries",
                play.entries().len()
            );
        }
        assert_eq!((play.hash(), offered(&play)), (begun, begun_offers), "{name}");
        while play.redo().is_ok() {}
        assert_eq!((play.hash(), offered(&play)), (ended, ended_offers), "{name}");
        assert_eq!(play.entries(), entries, "{name}: the record has changed");
        for n in [entries.len() / 2, 0, entries.len(), 1, entries.len() + 5] {
            play.seek(n);
            let n = n.min(entries.len());
            assert_eq!(
                play.hash(),
                if n == 0 { begun } else { entries[n - 1].hash },
                "{name}: sought entry {n}"
            );
        }
    }
}

/// Saving and loading anywhere changes nothing.
pub fn saving_and_loading(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(4);
        let mut play = table.begin(table.varied(4));
        let mut bot = RandomBot::new(4);
        for round in 0..8 {
            play_on(&mut play, &mut bot, 75, &name);
            let save = Save::of(&mut play);
            let read = Save::read(&save.text()).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(read, save, "{name}");
            let (mut again, divergence) =
                read.replay(table.game).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!(divergence, None, "{name}");
            assert_eq!(
                (again.hash(), offered(&again)),
                (play.hash(), offered(&play)),
                "{name}, round {round}"
            );
            assert_eq!(again.entries(), play.entries(), "{name}: log or chance differ");
            assert_eq!(snapshot(&mut again), snapshot(&mut play), "{name}");
            let seats: Vec<_> = play
                .catalogue()
                .all_seats()
                .map(Viewer::Seat)
                .chain([Viewer::Public, Viewer::Everybody])
                .collect();
            for viewer in seats {
                let (a, b) = (again.sight(viewer), play.sight(viewer));
                assert_eq!(
                    (a.zones, a.purses, a.dials, a.offers, a.refusals),
                    (b.zones, b.purses, b.dials, b.offers, b.refusals),
                    "{name}"
                );
            }
            // The game goes on as if nothing had happened.
            play = again;
        }
    }
}

/// Whether nothing is under way that a position set by hand cannot hold: such a position begins
/// between two steps.
fn between_steps(play: &mut Play) -> bool {
    let sight = play.sight(Viewer::Public);
    play.game().between_steps(&sight)
}

/// What is kept as a scenario begins as it stood.
pub fn a_position_survives_as_a_scenario(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(5);
        let mut play = table.begin(table.varied(5));
        let mut bot = RandomBot::new(5);
        for _ in 0..5 {
            play_on(&mut play, &mut bot, 100, &name);
            while !between_steps(&mut play) && step(&mut play, &mut bot, &name).is_some() {}
            let scenario = Scenario::of(&mut play, "test").unwrap();
            let Stored::Scenario(read) = Stored::read(&scenario.text()).unwrap() else {
                panic!("{name}: read as a save")
            };
            assert_eq!(read, scenario, "{name}");
            assert!(scenario.is_whole(&mut play), "{name}: nothing is under way, nothing left out");
            let mut again = read.begin(table.game).unwrap_or_else(|why| panic!("{name}: {why}"));
            let (a, b) = (snapshot(&mut again), snapshot(&mut play));
            assert_eq!((a.zones, a.pieces, a.purses), (b.zones, b.pieces, b.purses), "{name}");
            assert!(again.is_over() || !again.offers().is_empty(), "{name}: nobody can go on");
        }
    }
}

/// How often a position is taken at each question of a table, at most.
const TAKEN: u8 = 2;

/// A position can be taken at any moment, in the middle of whatever is under way: it opens, all
/// pieces and all money are there, and it can be played on. What it is opened as can be taken and
/// opened again, and is the same then.
pub fn a_position_taken_anywhere_is_played_on(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let mut taken = BTreeMap::new();
        for seed in 7..10_u64 {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed));
            play.listen(false);
            let mut bot = RandomBot::new(seed);
            for n in 0..WHILE {
                let Some(question) = play.state().agenda.decision().map(|d| d.question) else {
                    break;
                };
                let times: &mut u8 = taken.entry(question).or_default();
                if *times < TAKEN && (n + usize::from(*times)) % 3 == 0 {
                    *times += 1;
                    let what = &play.catalogue().questions[question.ix()];
                    let name = format!("{name}, {what} after {n} entries");
                    let (_, mut again) = opened(&mut play, &name);
                    let (text, mut same) = opened(&mut again, &name);
                    assert_eq!(taken_down(&mut same), text, "{name}: it differs");
                    play_on(&mut again, &mut RandomBot::even(seed), 20, &name);
                    assert_eq!(stock(&again), stock(&play), "{name}: it was lost later");
                }
                if step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
            }
        }
    }
}

fn taken_down(play: &mut Play) -> String {
    Scenario::of(play, "test").unwrap().text()
}

/// The position of a table, and the table that it opens as.
fn opened(play: &mut Play, name: &str) -> (String, Play) {
    let text = taken_down(play);
    let Ok(Stored::Scenario(read)) = Stored::read(&text) else { panic!("{name}: cannot be read") };
    let again = read.begin(play.game()).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(stock(&again), stock(play), "{name}: something is lost");
    assert!(again.is_over() || !again.offers().is_empty(), "{name}: nobody can go on");
    (text, again)
}

/// Whoever listens: one seed, one game.
pub fn the_same_seed_is_the_same_game(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let hashes = |listen: bool| {
            let mut play = table.begin(table.varied(6));
            play.listen(listen);
            play_on(&mut play, &mut RandomBot::new(6), 300, "same seed");
            play.entries().iter().map(|e| e.hash).collect::<Vec<_>>()
        };
        // Whether somebody listens makes no difference to the game.
        assert_eq!(hashes(true), hashes(false), "{}", table.name(6));
    }
}

/// Whatever lets a seat see something new cannot be taken back (outside study), in every game: a
/// secret once seen stays seen. New is what a zone, as the seat sees it, tells of pieces whose
/// identity it did not know before.
pub fn learning_stops_undo(game: &'static dyn Game, edition: &'static str) {
    let (mut learnt, mut hidden) = (0, 0);
    for table in tables_of(game, edition) {
        for seed in 0..3_u64 {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed));
            play.listen(false);
            hidden = hidden.max(play.hidden_from(Viewer::Public).len());
            let mut bot = RandomBot::even(seed);
            for _ in 0..200 {
                let known: Vec<_> =
                    viewers(&play).map(|seat| identities(&mut play, seat)).collect();
                if step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
                let news = viewers(&play).zip(&known).any(|(seat, known)| {
                    identities(&mut play, seat).iter().any(|p| !known.contains(p))
                });
                if news {
                    learnt += 1;
                    let what = play.entries().last().map(|e| format!("{:?}", e.what));
                    assert!(play.undo().is_err(), "{name}: {what:?} told something and was undone");
                }
            }
        }
    }
    // Where all is open, or a thing or two is hidden to the end, there is nothing to learn.
    assert!(learnt > 0 || hidden < 10, "nobody ever learnt anything");
}

fn viewers(play: &Play) -> impl Iterator<Item = Viewer> + use<> {
    (0..play.catalogue().seat_count() as u8).map(|n| Viewer::Seat(SeatId(n)))
}

/// The pieces that a viewer can tell from others.
fn identities(play: &mut Play, viewer: Viewer) -> BTreeSet<PieceId> {
    let sight = play.glance(viewer);
    sight
        .zones
        .iter()
        .flat_map(|z| &z.pieces)
        .filter_map(|p| p.id.filter(|_| p.kind.is_some()))
        .collect()
}

/// No decision holds two offers with the same words, long or short: whoever reads or hears them can
/// tell them apart, in every language.
pub fn offers_are_told_apart(game: &'static dyn Game, edition: &'static str) {
    let mut alike = BTreeSet::new();
    for table in tables_of(game, edition) {
        for seed in 0..2_u64 {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed + 40));
            play.listen(false);
            let mut bot = if seed == 0 { RandomBot::even(seed) } else { RandomBot::new(seed) };
            for n in 0..150 {
                if step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
                let c = play.catalogue().clone();
                let s = Localizer::new(Language::ALL[n % 3]);
                let list = &play.look().list;
                alike.extend(read_alike(list, &c, s));
                alike.extend(read_alike(list, &c, s.briefly()));
            }
        }
    }
    assert!(
        alike.is_empty(),
        "{} offers read alike, such as {:#?}",
        alike.len(),
        alike.iter().take(12).collect::<Vec<_>>()
    );
}

/// The offers that read alike in these words, though they do not do the same.
fn read_alike(list: &[Offer], c: &Catalogue, s: Localizer) -> Vec<String> {
    let mut said = BTreeMap::new();
    let mut alike = Vec::new();
    for offer in list {
        let words = offer.message.as_deref().map(|m| s.say(m, c)).unwrap_or_default();
        if let Some(before) = said.insert(words.clone(), offer.action)
            && before != offer.action
            && !same_kind(c, before, offer.action)
        {
            let [a, b] = [before, offer.action].map(|a| a.to_text(c));
            alike.push(format!("{words}: {a} / {b}"));
        }
    }
    alike
}

/// Whether two actions do the same with two pieces of one kind: then the same words are right.
fn same_kind(c: &Catalogue, a: Action, b: Action) -> bool {
    let kind = |arg: &ArgKind, n: i32| match arg {
        ArgKind::Piece(_) => c.pieces.get(n as usize).map_or(n, |k| i32::from(k.0)),
        _ => n,
    };
    a.verb == b.verb
        && c.verb(a.verb)
            .args
            .iter()
            .zip(a.args.iter().zip(&b.args))
            .all(|(arg, (&x, &y))| kind(arg, x) == kind(arg, y))
}
