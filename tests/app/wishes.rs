//! How could I …? about things on the board and the own plate, in the whole window without a
//! screen: by the other button, by its key, and from the plate's menu. What the answer is, is the
//! business of other tests.

use super::{
    pointing::{begun_by, mouse, move_to, table, type_key},
    screen_reader::{Heard, command},
};
use crate::common::window::{rests, run, until};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode},
    },
    prelude::*,
};
use bevy_egui::egui::accesskit::Node;
use caravanserai::{
    app::session::{Session, Shell},
    bots::{self, RandomBot},
    table::{
        action::Thing,
        catalogue::Chooser,
        goal::Goal,
        ids::{SeatId, ZoneId},
    },
    text::{Language, Localizer},
    ui::{Command, Tab},
    view::{
        board::{BoardClick, BoardInput, BoardOutput},
        scene::key_of,
    },
};

const EN: Localizer = Localizer::new(Language::En);

/// A game in which a person is asked for one of these verbs.
fn asked_for(game: &str, verb: &str) -> (tempfile::TempDir, App) {
    let (folder, mut app) = begun_by(game, &[Chooser::Person, Chooser::Random], 11);
    let mut any = RandomBot::new(5);
    let offered = |app: &App| {
        let t = table(app);
        let mut offers = t.sight.offers.iter();
        offers.any(|offer| t.sight.catalogue.verb(offer.action.verb).name == verb)
    };
    while !offered(&app) {
        let mut session = app.world_mut().resource_mut::<Session>();
        let t = session.table.as_mut().expect("a game");
        let action = bots::ask(&mut any, &mut t.play).expect("something is offered");
        command(&mut app, Command::Act(action));
        until(&mut app, "the person is asked", |app| table(app).asked());
    }
    run(&mut app, 2);
    (folder, app)
}

fn shell(app: &App) -> &Shell {
    app.world().resource::<Shell>()
}

/// Presses the other button on a thing of the board.
fn ask_about(app: &mut App, thing: Thing) {
    let key = key_of(thing);
    app.world_mut().write_message(BoardClick {
        key,
        thing: Some(thing),
        button: MouseButton::Right,
    });
    run(app, 4);
    assert_eq!((shell(app).selected, shell(app).tab), (Some(thing), Tab::Rules));
}

/// The middle of what is called so.
fn place(app: &App, is_called: impl Fn(&str) -> bool) -> Option<Vec2> {
    let called = |node: &Node| node.label().is_some_and(&is_called);
    let heard = app.world().resource::<Heard>();
    let b = heard.0.iter().find(|(_, node)| called(node))?.1.bounds()?;
    Some(Vec2::new((b.x0 + b.x1) as f32, (b.y0 + b.y1) as f32) / 2.0)
}

fn click(app: &mut App, at: Vec2, button: MouseButton) {
    move_to(app, at);
    run(app, 2);
    // Nothing is pressed that has just come to lie there.
    rests(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        mouse(app, button, state);
        run(app, 1);
    }
    run(app, 3);
}

/// Presses what is called so.
fn press(app: &mut App, words: &str) {
    let at = place(app, |label| label == words).unwrap_or_else(|| panic!("{words} is not there"));
    click(app, at, MouseButton::Left);
}

/// What was asked; whether the answer has come or not.
fn wished(app: &App) -> Goal {
    table(app).how_sheet().expect("it was asked").wanted
}

fn zone(app: &App, key: &str) -> ZoneId {
    table(app).sight.catalogue.zone_by_key(key).expect("there is such a zone")
}

#[test]
fn an_hour_and_a_card_of_the_row_are_wished_for() {
    let (_folder, mut app) = asked_for("merchants_cove", "visit");
    let hour = zone(&app, "hour:9");
    ask_about(&mut app, Thing::Zone(hour));
    press(&mut app, &EN.word("ui-how-come"));
    let Goal::Piece(there, glass) = wished(&app) else { panic!("the hourglass") };
    let name = &table(&app).sight.catalogue.kinds[glass.ix()].key;
    assert_eq!((there, name.as_str()), (hour, "hourglass_0"));
    let row = zone(&app, "row:4");
    ask_about(&mut app, Thing::Zone(row));
    press(&mut app, &EN.word("ui-how-have"));
    let Goal::Piece(team, card) = wished(&app) else { panic!("the card") };
    let sight = &table(&app).sight;
    assert_eq!(sight.zone(row).known.first().map(|p| sight.catalogue.pieces[p.ix()]), Some(card));
    assert!(sight.catalogue.zones[team.ix()].key.starts_with("team:0:"));
}

/// By the key, with the pointer on a card of the row whose words point at the clock: about that.
#[test]
fn what_the_pointer_is_on_is_wished_for() {
    let (_folder, mut app) = asked_for("merchants_cove", "visit");
    let row = zone(&app, "row:4");
    let (input, board) =
        (app.world().resource::<BoardInput>(), app.world().resource::<BoardOutput>());
    let figure = input.scene.figures.iter().find(|f| f.key == key_of(Thing::Zone(row)));
    let at = board.to_screen(figure.expect("it is drawn").at);
    move_to(&mut app, Vec2::new(at.x, at.y));
    rests(&mut app);
    type_key(&mut app, KeyCode::KeyH, &Key::Character("h".into()));
    run(&mut app, 3);
    assert_eq!((shell(&app).selected, shell(&app).tab), (Some(Thing::Zone(row)), Tab::Rules));
    assert!(matches!(wished(&app), Goal::Piece(..)));
}

/// By the key, with the pointer anywhere: about what is selected.
#[test]
fn a_consumer_of_the_stacks_is_wished_for() {
    let (_folder, mut app) = asked_for("duck_dealer", "act");
    let stack = zone(&app, "consumers:left");
    let tiles = table(&app).sight.zone(stack).known.clone();
    for thing in [Thing::Zone(stack), Thing::Piece(tiles[0])] {
        let tile = if thing == Thing::Zone(stack) { tiles[tiles.len() - 1] } else { tiles[0] };
        ask_about(&mut app, thing);
        type_key(&mut app, KeyCode::KeyH, &Key::Character("h".into()));
        run(&mut app, 3);
        let has_come = |app: &mut App| table(app).how_sheet().is_some_and(|s| s.answer.is_some());
        until(&mut app, "the answer", has_come);
        let asked = wished(&app);
        let Goal::ChoiceFor(action, about) = asked else { panic!("{asked:?}") };
        let verb = table(&app).sight.catalogue.verb(action.verb).name;
        assert_eq!((verb, about), ("build-consumer", Thing::Piece(tile)));
    }
}

/// From the own plate: by its menu, and by the key with the pointer on it.
#[test]
fn a_sum_is_wished_for_from_the_own_plate() {
    let (_folder, mut app) = asked_for("merchants_cove", "visit");
    let seat = Thing::Seat(SeatId(0));
    let name = table(&app).sight.catalogue.seats[0].name.clone();
    let plate = place(&app, |label| label.starts_with(&format!("{name}, "))).expect("its plate");
    click(&mut app, plate, MouseButton::Right);
    press(&mut app, &EN.word("ui-how-more"));
    assert_eq!((shell(&app).selected, shell(&app).tab), (Some(seat), Tab::Rules));
    let asks = |label: &str| label.starts_with("How could I have ") && label.ends_with("gold?");
    let button = place(&app, asks).expect("it is asked how");
    click(&mut app, button, MouseButton::Left);
    let Goal::Purse(purse, least) = wished(&app) else { panic!("a sum") };
    let t = table(&app);
    assert_eq!(t.sight.catalogue.purses[purse.ix()].key, "gold:0");
    assert!(least > t.sight.purse(purse), "more than there is");
    command(&mut app, Command::Select(None));
    command(&mut app, Command::OpenTab(Tab::Log));
    let plate = place(&app, |label| label.starts_with(&format!("{name}, "))).expect("its plate");
    move_to(&mut app, plate);
    run(&mut app, 3);
    type_key(&mut app, KeyCode::KeyH, &Key::Character("h".into()));
    run(&mut app, 3);
    assert_eq!((shell(&app).selected, shell(&app).tab), (Some(seat), Tab::Rules));
    assert_eq!(wished(&app), Goal::Purse(purse, least));
}
