//! A turn that flows, in the whole window without a screen: one click flies a whole way and one
//! press takes it back, what others did leaves its trace, who ends a turn sees what came of it, and
//! a computer player gives counsel or stands in. Rules and words are the business of other tests.

use super::pointing::{left_button, move_to};
use crate::common::window::{passes, rests, run, window};
use bevy::{input::ButtonState, prelude::*};
use bevy_egui::{
    EguiContext,
    egui::{Id, LayerId, Order},
};
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        table::Table,
    },
    bots::RandomBot,
    games::{self, merchants_cove::table::layout},
    table::{
        action::{Action, Thing},
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::{SeatId, SpaceId, ZoneId},
    },
    ui::{
        Command, Dialog, Mode, Tab, game_ui, model::TurnSummary, route::Route, settings::Settings,
    },
    view::{
        board::{BoardClick, BoardInput},
        scene::key_of,
    },
};
use std::collections::BTreeMap;

pub(super) fn setup(game: &str, edition: &str, by: &[Chooser]) -> Setup {
    let seat = |(i, by): (usize, &Chooser)| SeatInfo {
        name: ["Anna", "Ben", "Cleo"][i].to_owned(),
        colour: i as u8,
        race: String::new(),
        by: *by,
    };
    Setup {
        game: game.to_owned(),
        edition: edition.to_owned(),
        seats: by.iter().enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed: 11,
        study: false,
    }
}

pub(super) fn begun(game: &str, edition: &str, by: &[Chooser]) -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(still)));
    command(&mut app, Command::Begin(Box::new(setup(game, edition, by))));
    (folder, app)
}

pub(super) fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

pub(super) fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

fn take(app: &mut App, verb: &str) -> bool {
    let t = table(app);
    let c = t.play.catalogue();
    let wanted = t.sight.offers.iter().map(|o| o.action).find(|a| c.verb(a.verb).name == verb);
    let Some(action) = wanted else { return false };
    command(app, Command::Act(action));
    true
}

/// Lets the person who is asked take any offer.
pub(super) fn take_any(app: &mut App, any: &mut RandomBot) {
    let t = table(app);
    let picked = any.pick(&t.sight.offers, t.play.game(), t.play.catalogue());
    let action = picked.expect("something is offered");
    command(app, Command::Act(action));
}

pub(super) fn route(app: &App, to: Thing) -> Option<Route> {
    let sight = &table(app).sight;
    game_ui::of(sight.game).route(sight, to)
}

pub(super) fn here(app: &App) -> Option<SpaceId> {
    let sight = &table(app).sight;
    game_ui::of(sight.game).here(sight)
}

/// The verbs of the entries from a number on.
fn verbs(app: &App, from: usize) -> Vec<&'static str> {
    let t = table(app);
    let verb = |n: usize| t.past[n].verb.map(|v| t.play.catalogue().verb(v).name);
    (from + 1..=t.play.entries().len()).filter_map(verb).collect()
}

/// Two people of Merchant of Venus, the first before the roll.
pub(super) fn venus(edition: &str) -> (tempfile::TempDir, App) {
    let (folder, mut app) = begun("merchant_of_venus", edition, &[Chooser::Person; 2]);
    while take(&mut app, "race") {}
    (folder, app)
}

/// One command declares and rolls; another flies as far as the dice reach, in ordinary actions;
/// taking back once undoes all of it up to the roll, and doing it again brings it back.
#[test]
fn one_click_flies_a_whole_way_and_one_press_takes_it_back() {
    for edition in ["2012", "1988"] {
        let (_folder, mut app) = venus(edition);
        let start = here(&app).expect("a ship");
        let spaces = table(&app).play.catalogue().spaces.len() as u16;
        let all = || (0..spaces).map(|s| Thing::Space(SpaceId(s)));
        let far = all()
            .filter_map(|to| route(&app, to))
            .max_by_key(|way| way.way.len())
            .expect("a way leads somewhere");
        assert_eq!(far.way.first(), Some(&start));
        let before = table(&app).play.entries().len();
        command(&mut app, Command::Lead(far.to));
        assert_eq!(verbs(&app, before), ["head", "roll"], "{edition}: too far for one turn");
        let rolled = table(&app).play.entries().len();
        let reached = all().filter_map(|to| route(&app, to)).filter(|way| way.whole);
        let way = reached
            .filter(|way| way.words.len() == 1)
            .max_by_key(|way| way.way.len())
            .expect("the dice reach something without a fee");
        let goal = *way.way.last().expect("an end");
        assert!(way.way.len() > 2, "{edition}: {way:?}");
        command(&mut app, Command::Lead(way.to));
        let flown = verbs(&app, rolled);
        let ordinary = ["step", "pilot", "jump", "land", "pay-fee"];
        assert!(flown.iter().all(|v| ordinary.contains(v)), "{edition}: {flown:?}");
        let came = table(&app).past.iter().flat_map(|p| &p.moved).any(|m| m.to == goal);
        assert!(came, "{edition}: the ship came to {goal:?}: {flown:?}");
        let done = table(&app).play.entries().len();
        let barrier = table(&app).play.entries()[rolled..].iter().any(|e| e.barrier.is_some());
        command(&mut app, Command::Undo);
        if !barrier {
            assert_eq!(table(&app).play.entries().len(), rolled, "{edition}: up to the roll");
            command(&mut app, Command::Redo);
            assert_eq!(table(&app).play.entries().len(), done, "{edition}: all of it again");
        }
        command(&mut app, Command::Undo);
    }
}

/// A click on a planet means the way to one of its cities: before the roll it sets out for it,
/// after it, where the dice reach so far, it lands there.
#[test]
fn a_click_on_a_planet_flies_to_one_of_its_cities() {
    for edition in ["2012", "1988"] {
        let (_folder, mut app) = venus(edition);
        let zones = table(&app).play.catalogue().zones.len() as u16;
        let planets: Vec<Thing> = (0..zones)
            .map(|z| Thing::Zone(ZoneId(z)))
            .filter(|to| route(&app, *to).is_some())
            .collect();
        assert_eq!(planets.len(), 14, "{edition}: every planet can be flown to");
        let far = planets.iter().max_by_key(|to| route(&app, **to).map(|way| way.way.len()));
        command(&mut app, Command::Lead(*far.expect("a planet")));
        let rolled = table(&app).play.entries().len();
        for to in planets {
            let Some(way) = route(&app, to) else { continue };
            let last = way.legs.last().expect("a leg");
            let verb = table(&app).play.catalogue().verb(last.action.verb).name;
            assert!(!way.whole || verb == "land", "{edition}: it ends with landing: {way:?}");
        }
        assert_eq!(table(&app).play.entries().len(), rolled, "asking for a way changes nothing");
    }
}

/// The chip of each seat that did something lies over the board until the pointer comes upon it,
/// and again when the pointer has gone; one that leaves something out is pressed and shows it all.
fn chips_give_way(app: &mut App, summary: &[TurnSummary]) {
    let seen = |app: &mut App, id: Id| {
        let world = app.world_mut();
        let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
        context.get_mut().memory(|m| {
            let drawn = |order| m.areas().visible_last_frame(&LayerId::new(order, id));
            let folds = drawn(Order::Middle);
            m.area_rect(id).filter(|_| folds || drawn(Order::Background)).map(|at| (at, folds))
        })
    };
    move_to(app, Vec2::new(2.0, 2.0));
    run(app, 3);
    for sum in summary.iter().filter(|sum| !sum.deeds.is_empty()) {
        let id = Id::new(("trace", sum.seat.0));
        let (place, folds) = seen(app, id).expect("a chip tells of it");
        move_to(app, Vec2::new(place.center().x, place.center().y));
        run(app, 3);
        let under = seen(app, id);
        if !folds {
            assert_eq!(under, None, "it gives way");
        } else if under.is_some() {
            rests(app);
            for state in [ButtonState::Pressed, ButtonState::Released] {
                left_button(app, state);
                run(app, 2);
            }
            let shell = app.world().resource::<Shell>();
            assert_eq!(shell.dialogs, [Dialog::Since], "all of it is shown");
            command(app, Command::Close);
        }
        move_to(app, Vec2::new(2.0, 2.0));
        run(app, 3);
        assert_eq!(seen(app, id), Some((place, folds)), "it is there again, at its place");
    }
}

/// Once somebody has chosen something in their own turn no chip is left; where that is taken back,
/// they are there again.
fn chips_go_with_the_first_choice(app: &mut App, any: &mut RandomBot) {
    let entries = table(app).play.entries().len();
    assert!(table(app).is_news());
    take_any(app, any);
    assert!(table(app).play.entries().len() > entries, "something was chosen");
    run(app, 3);
    assert!(!table(app).is_news() && !table(app).summary().is_empty());
    assert_eq!(chips(app), 0, "nobody is told any longer");
    if table(app).undo_barred().is_none() {
        command(app, Command::Undo);
        run(app, 3);
        assert!(table(app).is_news() && chips(app) > 0);
    }
}

/// How many chips lie over the board.
fn chips(app: &mut App) -> usize {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().memory(|m| {
        let drawn = m.areas().visible_layer_ids();
        let chip = |seat: u8| Id::new(("trace", seat));
        drawn.iter().filter(|layer| (0..5).any(|seat| layer.id == chip(seat))).count()
    })
}

/// What the others did. What befell the viewer by it is told as well, where anything did.
fn of_others(table: &Table) -> Vec<TurnSummary> {
    table.summary().into_iter().filter(|sum| sum.seat != SeatId(0)).collect()
}

/// What computer players did stands in a summary with their deeds and can be watched.
#[test]
fn what_others_did_leaves_a_trace_and_can_be_watched() {
    for (game, edition) in [("merchant_of_venus", "2012"), ("dale_of_merchants", "original")] {
        let by = [Chooser::Person, Chooser::Greedy, Chooser::Greedy];
        let (_folder, mut app) = begun(game, edition, &by);
        let mut any = RandomBot::new(3);
        // The person takes anything, until both computer players have had turns.
        for _ in 0..400 {
            if table(&app).bot_asked().is_some() {
                command(&mut app, Command::SkipBots);
                passes(&mut app, 40);
            }
            let t = table(&app);
            let told = |t: &Table| of_others(t).iter().any(|sum| !sum.deeds.is_empty());
            if t.asked() && t.is_news() && of_others(t).len() == 2 && told(t) {
                break;
            }
            if t.asked() {
                take_any(&mut app, &mut any);
            }
            run(&mut app, 1);
        }
        let summary = of_others(table(&app));
        assert_eq!(summary.len(), 2, "{game}");
        assert!(summary.iter().any(|sum| !sum.deeds.is_empty()), "{game}: {summary:?}");
        chips_give_way(&mut app, &summary);
        chips_go_with_the_first_choice(&mut app, &mut any);
        // It is watched as a replay of that stretch, on the board as it was then.
        let (now, since) = (table(&app).play.entries().len(), table(&app).stretch());
        command(&mut app, Command::WatchSince);
        let watched = table(&app);
        assert!(
            matches!(watched.mode, Mode::Replay { of, running: true, .. } if of == now),
            "{game}: {:?}",
            watched.mode
        );
        assert_eq!(watched.watched_from(), since, "{game}");
        assert!(since < now, "{game}");
        command(&mut app, Command::Seek(0));
        assert_eq!(table(&app).play.entries().len(), since, "{game}: nothing before it is shown");
        command(&mut app, Command::BackToGame);
        assert_eq!((table(&app).mode, table(&app).play.entries().len()), (Mode::Play, now));
    }
}

/// Whoever ends a turn sees what was drawn before the curtain falls; the next person finds the
/// figures standing.
#[test]
fn who_ends_a_turn_sees_what_came_of_it_before_the_curtain() {
    let (_folder, mut app) = begun("dale_of_merchants", "original", &[Chooser::Person; 2]);
    let mut any = RandomBot::new(3);
    for _ in 0..200 {
        let t = table(&app);
        if t.lingers() {
            break;
        }
        if t.curtain().is_some() {
            command(&mut app, Command::CurtainDown);
            continue;
        }
        take_any(&mut app, &mut any);
    }
    assert!(table(&app).lingers() && table(&app).curtain().is_none());
    let viewer = table(&app).viewer();
    assert!(!table(&app).asked());
    command(&mut app, Command::Seen);
    assert!(table(&app).curtain().is_some(), "now the next person is called");
    command(&mut app, Command::CurtainDown);
    assert_ne!(table(&app).viewer(), viewer);
    assert!(app.world().resource::<BoardInput>().still, "nothing flies after a hand-over");
}

/// Counsel names something that is on offer; a computer player stands in and gives the seat back.
#[test]
fn a_computer_player_gives_counsel_and_stands_in() {
    for game in games::all() {
        let Some(edition) = game.editions().last() else { continue };
        let (game, by) = (game.id(), [Chooser::Person, Chooser::Greedy]);
        let (_folder, mut app) = begun(game, edition.id, &by);
        if table(&app).curtain().is_some() {
            command(&mut app, Command::CurtainDown);
        }
        for _ in 0..60 {
            if table(&app).asked() {
                break;
            }
            run(&mut app, 10);
        }
        command(&mut app, Command::Counsel(true));
        let counsel = app.world().resource::<Shell>().counsel.clone().expect("counsel is given");
        assert!(table(&app).sight.offers.iter().any(|o| o.accepts(&counsel.action)), "{game}");
        command(&mut app, Command::StandIn(SeatId(0), Chooser::Greedy));
        assert!(!table(&app).asked() && table(&app).bot_asked() == Some(SeatId(0)), "{game}");
        command(&mut app, Command::StandIn(SeatId(0), Chooser::Person));
        let t = table(&app);
        assert!(!t.stands_in(SeatId(0)) && t.is_person(SeatId(0)), "{game}");
    }
}

fn click(app: &mut App, thing: Thing) {
    let key = key_of(thing);
    let click = BoardClick { key, thing: Some(thing), button: MouseButton::Left };
    app.world_mut().write_message(click);
    run(app, 2);
}

/// A click on a card whose effect cannot be taken back selects it and says what it does; a double
/// click is one click; the next one plays it. What can be taken back is done at once.
#[test]
fn a_card_that_is_played_for_good_is_pressed_twice() {
    let by = [Chooser::Person, Chooser::Greedy];
    let (_folder, mut app) = begun("dale_of_merchants", "original", &by);
    let playable = |app: &App| {
        let t = table(app);
        let verb = |a: Action| t.play.catalogue().verb(a.verb).name;
        let plays = t.sight.offers.iter().map(|o| o.action).find(|a| verb(*a) == "play");
        plays.filter(|_| t.asked())
    };
    let mut any = RandomBot::new(5);
    for _ in 0..400 {
        let found = playable(&app);
        let session = &mut app.world_mut().resource_mut::<Session>();
        let t = session.table.as_mut().expect("a game");
        if found.is_some_and(|a| t.stands_for_good(a)) {
            break;
        }
        if t.asked() {
            take_any(&mut app, &mut any);
        } else {
            command(&mut app, Command::Seen);
            command(&mut app, Command::SkipBots);
            passes(&mut app, 20);
        }
    }
    let action = playable(&app).expect("a technique is in the hand");
    let card = Thing::Piece(action.piece());
    let before = table(&app).play.entries().len();
    rests(&mut app);
    click(&mut app, card);
    assert_eq!(table(&app).play.entries().len(), before, "it is only selected");
    let armed = |app: &App| app.world().resource::<Shell>().armed(table(app));
    assert_eq!(armed(&app), Some(action));
    // The second half of a double click.
    click(&mut app, card);
    assert_eq!((table(&app).play.entries().len(), armed(&app)), (before, Some(action)));
    // Later than any double click.
    rests(&mut app);
    click(&mut app, card);
    assert!(table(&app).play.entries().len() > before, "the second click plays it");
    assert_eq!(armed(&app), None);
}

/// Whoever has not taken the screen behind the curtain has no hand drawn on it: neither at the
/// beginning, nor when the first cards are dealt after a draft, nor later.
#[test]
fn no_hand_is_drawn_before_the_curtain() {
    for draft in [0, 1] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = window(folder.path(), |_| ());
        let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
        command(&mut app, Command::Set(Box::new(still)));
        let mut begun = setup("dale_of_merchants", "original", &[Chooser::Person; 2]);
        begun.options.insert("draft".into(), draft);
        app.world_mut().write_message(CommandSent::from(Command::Begin(Box::new(begun))));
        let mut any = RandomBot::new(9);
        let (mut taken, mut curtains) = (None, 0);
        for _ in 0..160 {
            app.update();
            hand_is_of(&app, taken);
            let t = table(&app);
            let wanted = if let Some(seat) = t.curtain() {
                (taken, curtains) = (Some(seat), curtains + 1);
                Command::CurtainDown
            } else if t.lingers() {
                Command::Seen
            } else {
                let picked = any.pick(&t.sight.offers, t.play.game(), t.play.catalogue());
                Command::Act(picked.expect("something is offered"))
            };
            app.world_mut().write_message(CommandSent::from(wanted));
        }
        assert!(curtains > 3, "draft {draft}: {curtains} curtains");
    }
}

/// Every card of a hand that is drawn face up is that of the one who has taken the screen.
fn hand_is_of(app: &App, taken: Option<SeatId>) {
    let t = table(app);
    let drawn = &app.world().resource::<BoardInput>().scene.figures;
    for (zone, info) in t.sight.zones.iter().zip(&t.sight.catalogue.zones) {
        let (Some(owner), "hand") = (info.owner, info.key.split(':').next().unwrap_or_default())
        else {
            continue;
        };
        let known = zone.pieces.iter().filter_map(|p| p.id.filter(|_| p.kind.is_some()));
        for card in known {
            let seen = drawn.iter().any(|f| f.key == key_of(Thing::Piece(card)));
            assert!(Some(owner) == taken || !seen, "the hand of {owner:?} before {taken:?}");
            assert_eq!(Some(owner), taken, "{owner:?} is not at the screen");
        }
    }
}

/// The ring of what was asked about by the other button goes when its rules are left, or somebody
/// presses beside everything.
#[test]
fn the_ring_of_what_was_asked_about_goes() {
    let (_folder, mut app) = begun("merchant_of_venus", "2012", &[Chooser::Person; 2]);
    rests(&mut app);
    let ringed = |app: &App| app.world().resource::<Shell>().selected;
    let thing = Thing::Space(SpaceId(3));
    let asks = |app: &mut App, thing: Option<Thing>, button| {
        let key = thing.map(key_of).unwrap_or_default();
        app.world_mut().write_message(BoardClick { key, thing, button });
        run(app, 2);
    };
    asks(&mut app, Some(thing), MouseButton::Right);
    assert_eq!(ringed(&app), Some(thing));
    assert_eq!(app.world().resource::<Shell>().tab, Tab::Rules);
    command(&mut app, Command::OpenTab(Tab::Log));
    assert_eq!(ringed(&app), None);
    asks(&mut app, Some(thing), MouseButton::Right);
    asks(&mut app, None, MouseButton::Left);
    assert_eq!(ringed(&app), None);
}

/// A right click never empties the sheet of rules: a sign of the clock means the hour at which it
/// stands, and of what nobody is told more, the sheet stays as it is. A rule that is asked about
/// stands there as well, beside the table.
#[test]
fn a_right_click_empties_no_sheet() {
    let (_folder, mut app) = begun("merchants_cove", "standard", &[Chooser::Person; 2]);
    rests(&mut app);
    let shell = |app: &App| {
        let shell = app.world().resource::<Shell>();
        (shell.selected, shell.asked_rule.clone(), shell.tab, shell.dialogs.clone())
    };
    let asks = |app: &mut App, key: &str| {
        let click = BoardClick { key: key.to_owned(), thing: None, button: MouseButton::Right };
        app.world_mut().write_message(click);
        run(app, 2);
    };
    let figures = &app.world().resource::<BoardInput>().scene.figures;
    let sign = figures.iter().find(|figure| figure.key.starts_with("load:"));
    let sign = sign.expect("the clock has signs").key.clone();
    asks(&mut app, &sign);
    let (selected, _, tab, _) = shell(&app);
    let hour = sign.trim_start_matches("load:").parse().expect("it stands behind an hour");
    assert_eq!(selected, Some(Thing::Zone(layout::hour(hour))), "{sign}");
    assert_eq!(tab, Tab::Rules);
    asks(&mut app, "market");
    assert_eq!((shell(&app).0, shell(&app).2), (selected, Tab::Rules), "the sheet is empty");
    let rule = || Some("MC-19".to_owned());
    command(&mut app, Command::AskRule("MC-19".to_owned()));
    assert_eq!(shell(&app), (None, rule(), Tab::Rules, Vec::new()), "it stands beside the table");
    asks(&mut app, "market");
    assert_eq!(shell(&app).1, rule());
    asks(&mut app, &sign);
    assert_eq!(
        (shell(&app).0, shell(&app).1),
        (selected, None),
        "another question, another answer"
    );
    command(&mut app, Command::AskRule("MC-19".to_owned()));
    command(&mut app, Command::OpenTab(Tab::Log));
    assert_eq!(shell(&app).1, None);
}
