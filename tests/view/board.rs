//! The board in the window, without a window and without a graphics card: the camera, what the
//! pointer meets, and real clicks.

use crate::common::window::{
    bare::{Painters, bare},
    until,
};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKey},
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use caravanserai::{
    games::{
        self,
        merchant_of_venus::{level::Colour, scene::art},
    },
    table::{
        action::Thing,
        catalogue::SeatInfo,
        game::Setup,
        ids::{PieceId, SpaceId, Viewer},
        play::Play,
    },
    text::{Language, Localizer},
    view::{
        art::paint,
        board::{
            BoardClick, BoardCommand, BoardInput, BoardOutput, BoardPlugin,
            camera::NEAREST,
            hit::{self, distance, hit_test, hit_test_offered},
        },
        figures::{Figure, Line, Scene},
        scene::{self, SceneContext, key_of},
    },
};
use std::sync::Arc;

pub(super) const FREE: Rect = Rect { min: Vec2::new(0.0, 56.0), max: Vec2::new(940.0, 640.0) };

pub(super) fn scene() -> Scene {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "merchant_of_venus".into(),
        edition: "2012".into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 1,
        study: false,
    };
    let sight = Play::begin(games::by_id("merchant_of_venus").unwrap(), setup)
        .unwrap()
        .sight(Viewer::Public);
    scene::build_scene(
        &sight,
        SceneContext {
            localizer: Localizer::new(Language::En),
            palette: Default::default(),
            room: None,
        },
    )
}

fn place(scene: &Scene, thing: Thing) -> Vec2 {
    let key = key_of(thing);
    scene.figures.iter().find(|f| f.key == key).map(|f| Vec2::new(f.at.0, f.at.1)).unwrap()
}

#[test]
fn who_stands_on_what_is_met_is_picked_up() {
    let (space, piece) = (Thing::Space(SpaceId(1)), Thing::Piece(PieceId(3)));
    let figure = |key, size, layer| Figure::new(key, art::ORBIT, (100.0, 100.0), size, layer);
    let figures =
        vec![figure(key_of(space), 40.0, 1), figure(format!("~{}", key_of(piece)), 30.0, 2)];
    let (scene, at) = (Scene { figures, ..default() }, Vec2::new(102.0, 100.0));
    assert_eq!(hit_test(&scene, at, 1.0, 0.0).map(|hit| hit.key), Some(key_of(space)));
    let handy = |all: &[Thing]| hit::hit_handy(&scene, all, at, 0.0).map(|(thing, _)| thing);
    assert_eq!((handy(&[piece]), handy(&[space])), (Some(piece), None));
}

#[test]
fn the_topmost_figure_is_met_then_the_nearest() {
    let blue = art::space(Colour::Blue);
    let figure = |key: &str, x: f32, layer: i32| Figure::new(key, blue, (x, 0.0), 20.0, layer);
    let line = |key: &str| Line {
        key: key.into(),
        from: (100.0, 0.0),
        to: (200.0, 0.0),
        width: 1.0,
        colour: [255; 4],
        dashed: false,
        glow: false,
        layer: 0,
    };
    let scene = Scene {
        lines: vec![line("link:0"), line("~way")],
        figures: vec![
            figure("space:0", 0.0, 1),
            figure("space:1", 12.0, 1),
            figure("piece:0", 6.0, 5),
            figure("~glow", 0.0, 9),
            figure("space:9", 100.0, 0),
        ],
        ..Scene::default()
    };
    let met = |x: f32, y: f32| hit_test(&scene, Vec2::new(x, y), 1.0, 4.0).map(|m| m.key);
    assert_eq!(met(-5.0, 0.0).as_deref(), Some("space:0"));
    assert_eq!(met(6.0, 0.0).as_deref(), Some("piece:0"), "a piece lies on its space");
    assert_eq!(met(17.0, 0.0).as_deref(), Some("space:1"));
    assert_eq!(met(0.0, 30.0), None);
    assert_eq!(met(150.0, 2.0).as_deref(), Some("link:0"));
    assert_eq!(met(150.0, 5.0), None);
    assert_eq!(met(101.0, 0.0).as_deref(), Some("space:9"), "a figure comes before a line");
    assert!((distance(&scene.lines[0], Vec2::new(203.0, 4.0)) - 5.0).abs() < 1e-4);
    let mut hidden = scene.clone();
    hidden.figures[2].from_zoom = 2.0;
    assert_ne!(
        hit_test(&hidden, Vec2::new(6.0, 0.0), 1.0, 4.0).map(|m| m.key).as_deref(),
        Some("piece:0"),
        "what is not drawn is not met"
    );
}

#[test]
fn an_offered_space_is_met_although_ships_stand_on_it() {
    let mut scene = scene();
    let space = Thing::Space(SpaceId(40));
    let at = place(&scene, space);
    // Two ships side by side, which cover the middle of their space, and a planet behind.
    for (n, x) in [(0, -10.5), (1, 10.5)] {
        let key = key_of(Thing::Piece(PieceId(n)));
        scene
            .figures
            .iter_mut()
            .filter(|f| f.key == key)
            .for_each(|f| f.at = (at.x + x, at.y - 7.0));
    }
    let behind = Thing::Seat(caravanserai::table::ids::SeatId(0));
    scene.figures.push(Figure::new(key_of(behind), art::space(Colour::Blue), at.into(), 120.0, -2));
    let met = |offered: &[Thing]| {
        hit_test_offered(&scene, offered, at, 0.8, 9.0 / 0.8).and_then(|m| scene::thing_of(&m.key))
    };
    assert!(
        matches!(met(&[]), Some(Thing::Piece(_))),
        "what lies on top is met while nothing is offered"
    );
    assert_eq!(met(&[space]), Some(space));
    assert_eq!(
        met(&[space, Thing::Piece(PieceId(0)), Thing::Piece(PieceId(1))]),
        hit_test(&scene, at, 0.8, 9.0 / 0.8).and_then(|m| scene::thing_of(&m.key))
    );
    assert_eq!(met(&[behind]), Some(behind), "also where it is much larger");
    let on_it = [behind, Thing::Piece(PieceId(0)), Thing::Piece(PieceId(1))];
    assert!(matches!(met(&on_it), Some(Thing::Piece(_))), "what is offered on it comes first");
    // The ships can still be looked at beside the space.
    let beside = hit_test_offered(&scene, &[space], at + Vec2::new(20.0, -9.0), 0.8, 9.0 / 0.8)
        .map(|m| m.key);
    assert_eq!(beside, Some(key_of(Thing::Piece(PieceId(1)))));
}

/// A ship that hovers over a city with a single space hides most of it: its middle is the city's
/// while that is offered, and its own where the ship is.
#[test]
fn a_ship_does_not_swallow_the_city_below_it() {
    let (city, ship) = (Thing::Space(SpaceId(0)), Thing::Piece(PieceId(0)));
    let figure = |thing: Thing, y: f32, size: f32, layer: i32| {
        Figure::new(key_of(thing), art::space(Colour::Blue), (0.0, y), size, layer)
    };
    let figures = vec![figure(city, 0.0, 20.5, 1), figure(ship, -7.0, 30.0, 5)];
    let scene = Scene { figures, ..Scene::default() };
    let met = |offered: &[Thing], y: f32| {
        let hit = hit_test_offered(&scene, offered, Vec2::new(0.0, y), 1.0, 9.0);
        hit.and_then(|m| scene::thing_of(&m.key))
    };
    for y in [0.0, -7.0] {
        assert_eq!(met(&[], y), Some(ship), "nothing is offered");
        assert_eq!(met(&[city], y), Some(city), "the city is");
        assert_eq!(met(&[city, ship], y), Some(ship), "both are");
    }
    assert_eq!(met(&[city], -18.0), Some(ship), "above the city it can be looked at");
}

/// A press on a name means what it names: where the words of a planet are written, the planet is
/// met.
#[test]
fn a_name_is_met_as_what_it_names() {
    let scene = scene();
    let named: Vec<(&Figure, &Figure)> = scene
        .figures
        .iter()
        .filter_map(|words| {
            let of = scene::named_by(&words.key)?;
            Some((words, scene.figures.iter().find(|f| f.key == of && f.picture.is_some())?))
        })
        .collect();
    let zones = named.iter().filter(|(_, of)| of.key.starts_with("zone:")).count();
    assert!(zones >= 14, "every planet's name is bound to its planet: {zones}");
    for (words, of) in named {
        let label = words.label.as_ref().expect("a name has words");
        let world = of.key.starts_with("zone:");
        assert!(label.kept || !world, "{} stays written, however full the map is", label.text);
        let lies = Rect::from_center_half_size(words.at.into(), Vec2::new(40.0, 8.0));
        let names = [hit::WrittenName { of: of.key.clone(), lies }];
        let met = hit::hit_name(&scene, &names, Vec2::from(words.at)).expect("it is met");
        assert_eq!((met.key.as_str(), met.at), (of.key.as_str(), Vec2::from(of.at)));
        let beside = Vec2::new(words.at.0 + 41.0, words.at.1);
        assert_eq!(hit::hit_name(&scene, &names, beside), None);
    }
}

#[test]
fn every_space_can_be_clicked_at_its_middle() {
    let scene = scene();
    for figure in
        scene.figures.iter().filter(|f| f.key.starts_with("space:") && !f.key.contains('/'))
    {
        let at = Vec2::new(figure.at.0, figure.at.1 + 2.0);
        let met = hit_test(&scene, at, 0.8, 9.0 / 0.8).unwrap();
        // Ships at the start hover over the Base.
        assert!(
            met.key == figure.key || met.key.starts_with("piece:"),
            "{} lies under {}",
            figure.key,
            met.key
        );
    }
}

/// The board without winit, without an adapter and without a screen.
fn app() -> App {
    bare(Painters::Usual, |app| {
        app.add_plugins(BoardPlugin);
        app.insert_resource(BoardInput {
            scene: Arc::new(scene()),
            version: 1,
            free: FREE,
            reduced_motion: true,
            ..default()
        });
    })
}

/// Waits until each figure has its picture, and each label.
fn painted(app: &mut App) {
    let figures = &app.world().resource::<BoardInput>().scene.figures;
    let seen = figures.iter().filter(|f| f.picture.is_some()).count();
    until(app, "all is painted", |app| {
        let painting = app.world().resource::<BoardOutput>().painting;
        let world = app.world_mut();
        !painting && world.query::<&Sprite>().iter(world).count() > seen.max(300)
    });
}

fn window(app: &mut App) -> Entity {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).unwrap()
}

fn pointer(app: &mut App, at: Vec2) {
    let window = window(app);
    app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(at));
    app.update();
}

fn button(app: &mut App, state: ButtonState) {
    let window = window(app);
    app.world_mut().write_message(MouseButtonInput { button: MouseButton::Left, state, window });
    app.update();
}

fn clicks(app: &mut App) -> Vec<BoardClick> {
    app.world_mut().resource_mut::<Messages<BoardClick>>().drain().collect()
}

/// Where a thing is on the screen now.
fn on_screen(app: &App, thing: Thing) -> Vec2 {
    let scene = app.world().resource::<BoardInput>().scene.clone();
    app.world().resource::<BoardOutput>().to_screen(place(&scene, thing).into())
}

#[test]
fn a_click_names_the_space_or_the_ship_under_the_pointer() {
    let mut app = app();
    for thing in [Thing::Space(SpaceId(40)), Thing::Piece(PieceId(0)), Thing::Piece(PieceId(1))] {
        let at = on_screen(&app, thing);
        pointer(&mut app, at);
        let hovered = app
            .world()
            .resource::<BoardOutput>()
            .hovered
            .clone()
            .expect("the pointer is on a figure");
        assert_eq!(hovered.thing, Some(thing));
        assert!(hovered.at.distance(at) < 1.0);
        button(&mut app, ButtonState::Pressed);
        assert!(clicks(&mut app).is_empty(), "a press is no click yet");
        button(&mut app, ButtonState::Released);
        let met = clicks(&mut app);
        assert_eq!(met.len(), 1);
        assert_eq!((met[0].thing, met[0].button), (Some(thing), MouseButton::Left));
    }
    // Beside everything.
    pointer(&mut app, Vec2::new(1200.0, 700.0));
    button(&mut app, ButtonState::Pressed);
    button(&mut app, ButtonState::Released);
    assert!(clicks(&mut app).is_empty());
    assert_eq!(app.world().resource::<BoardOutput>().hovered, None);
}

#[test]
fn a_drag_moves_the_board_and_clicks_nothing() {
    let mut app = app();
    let space = Thing::Space(SpaceId(100));
    let whole = on_screen(&app, space);
    for _ in 0..3 {
        for command in [BoardCommand::Nearer, BoardCommand::Skip] {
            app.world_mut().write_message(command);
            app.update();
        }
    }
    let (from, lay) = (FREE.center(), on_screen(&app, space));
    pointer(&mut app, from);
    button(&mut app, ButtonState::Pressed);
    pointer(&mut app, from + Vec2::new(30.0, 10.0));
    pointer(&mut app, from + Vec2::new(60.0, 25.0));
    button(&mut app, ButtonState::Released);
    assert!(clicks(&mut app).is_empty());
    assert!(
        on_screen(&app, space).distance(lay + Vec2::new(60.0, 25.0)) < 0.5,
        "the board follows the pointer"
    );
    // Now the whole board again.
    app.world_mut().write_message(BoardCommand::Fit);
    app.update();
    app.update();
    assert!(on_screen(&app, space).distance(whole) < 0.5);
}

/// What the mouse does within one frame: a place to move to, or a press and its release.
fn at_once(app: &mut App, doings: &[Option<Vec2>]) {
    let window = window(app);
    let button = |state| MouseButtonInput { button: MouseButton::Left, state, window };
    for doing in doings {
        if let Some(position) = *doing {
            let moved = CursorMoved { window, position, delta: None };
            app.world_mut().write_message(WindowEvent::CursorMoved(moved));
            let mut here = app.world_mut().get_mut::<Window>(window).unwrap();
            here.set_cursor_position(Some(position));
            continue;
        }
        for state in [ButtonState::Pressed, ButtonState::Released] {
            app.world_mut().write_message(button(state));
            app.world_mut().write_message(WindowEvent::MouseButtonInput(button(state)));
        }
    }
}

#[test]
fn whoever_moves_on_within_a_long_frame_has_pressed_where_the_pointer_was() {
    let mut app = app();
    let (one, other) = (Thing::Space(SpaceId(40)), Thing::Space(SpaceId(100)));
    let (here, there) = (on_screen(&app, one), on_screen(&app, other));
    at_once(&mut app, &[Some(here)]);
    app.update();
    at_once(&mut app, &[None, Some(there)]);
    let mut told = Vec::new();
    let look = |app: &mut App| {
        app.update();
        let met = clicks(app).into_iter().map(|click| click.thing).collect::<Vec<_>>();
        let on = app.world().resource::<BoardOutput>().hovered.clone().and_then(|on| on.thing);
        (met, on)
    };
    told.extend([look(&mut app), look(&mut app), look(&mut app)]);
    let still = (vec![], Some(other));
    assert_eq!(told, [(vec![Some(one)], Some(one)), still.clone(), still]);
    // Two presses on two spaces, and on to a third place.
    at_once(&mut app, &[None, Some(here), None, Some(there)]);
    let told = [look(&mut app), look(&mut app), look(&mut app)];
    let still = (vec![], Some(other));
    let first = (vec![Some(other)], Some(other));
    assert_eq!(told, [first, (vec![Some(one)], Some(one)), still]);
}

#[test]
fn the_wheel_zooms_to_the_pointer_and_things_can_be_brought_into_view() {
    let mut app = app();
    let space = Thing::Space(SpaceId(60));
    let at = on_screen(&app, space);
    pointer(&mut app, at);
    let before = app.world().resource::<BoardOutput>().camera.scale;
    for _ in 0..12 {
        let window = window(&mut app);
        let phase = bevy::input::touch::TouchPhase::Moved;
        app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 1.0,
            window,
            phase,
        });
        app.update();
    }
    assert!(app.world().resource::<BoardOutput>().camera.scale > 4.0 * before);
    assert!(on_screen(&app, space).distance(at) < 1.0);
    let far = (0..268)
        .map(|n| Thing::Space(SpaceId(n)))
        .find(|t| !FREE.contains(on_screen(&app, *t)))
        .unwrap();
    app.world_mut().write_message(BoardCommand::Show(vec![far]));
    app.update();
    app.update();
    assert!(FREE.contains(on_screen(&app, far)));
}

/// What is painted smaller than it is seen is seen as large as it is.
#[test]
fn the_nearest_view_is_eight_times_the_whole_and_large_pictures_keep_their_size() {
    let mut app = app();
    let figure = Figure::new("large", art::space(Colour::Blue), (300.0, 300.0), 400.0, 1);
    {
        let mut input = app.world_mut().resource_mut::<BoardInput>();
        (input.scene, input.version) = (Arc::new(Scene { figures: vec![figure], ..default() }), 2);
    }
    app.world_mut().write_message(BoardCommand::Fit);
    app.update();
    app.update();
    let fitted = app.world().resource::<BoardOutput>().camera.scale;
    pointer(&mut app, FREE.center());
    for _ in 0..30 {
        let window = window(&mut app);
        let phase = bevy::input::touch::TouchPhase::Moved;
        app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 1.0,
            window,
            phase,
        });
        app.update();
    }
    let scale = app.world().resource::<BoardOutput>().camera.scale;
    assert!((scale - (8.0 * fitted).min(NEAREST)).abs() < 1e-3, "{scale} of {fitted}");
    // Its clear borders are not drawn, but for a rim.
    let picture = paint(&art::space(Colour::Blue), 400);
    let solid = |x: &u32| (0..400).any(|y| picture.get_pixel(*x, y).0[3] != 0);
    let wide = (0..400).filter(solid).count() as f32;
    // Once the camera rests it is painted anew, beside the window.
    let what = format!("the picture is seen in its size, {wide}");
    until(&mut app, &what, |app| {
        let world = app.world_mut();
        let mut sprites = world.query::<&Sprite>();
        let mut sizes = sprites.iter(world).filter_map(|s| s.custom_size);
        sizes.any(|s| (s.x - wide).abs() < 4.0)
    });
}

/// The keys of a dialog are not the board's: neither arrows nor letters nor plus and minus move it.
#[test]
fn keys_move_the_board_unless_a_dialog_has_them() {
    let mut app = app();
    let camera = |app: &App| app.world().resource::<BoardOutput>().camera;
    let press = |app: &mut App, key_code: KeyCode| {
        let window = window(app);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = Key::Unidentified(NativeKey::Unidentified);
            app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
            for _ in 0..3 {
                app.update();
            }
        }
    };
    for taken in [true, false] {
        app.world_mut().resource_mut::<BoardInput>().keys_taken = taken;
        for key in [KeyCode::Equal, KeyCode::ArrowLeft, KeyCode::KeyS, KeyCode::Minus] {
            let before = camera(&app);
            press(&mut app, key);
            assert_eq!(camera(&app) == before, taken, "{key:?}");
        }
    }
}

/// What shines around figures: where, and how strongly.
fn lights(app: &mut App) -> Vec<(Vec2, f32)> {
    let world = app.world_mut();
    let mut sprites = world.query::<(&Name, &Sprite, &Transform)>();
    let lights = sprites.iter(world).filter(|(name, ..)| name.as_str() == "highlight");
    lights.map(|(_, s, t)| (t.translation.truncate(), s.color.alpha())).collect()
}

/// The light on what may be chosen is not there before the figure is, and fades in with what takes
/// presses.
#[test]
fn what_may_be_chosen_shines_where_it_has_come_to_rest() {
    let mut app = app();
    let ship = Thing::Piece(PieceId(0));
    {
        let mut input = app.world_mut().resource_mut::<BoardInput>();
        input.offered = vec![(ship, [255; 4])];
        input.version += 1;
    }
    painted(&mut app);
    until(&mut app, "the ship shines", |app| lights(app).len() == 2);
    for (veiled, dark) in [(1.0, true), (0.0, false)] {
        app.world_mut().resource_mut::<BoardInput>().veiled = veiled;
        app.update();
        let lights = lights(&mut app);
        assert!(lights.iter().all(|(_, a)| (*a < 0.01) == dark), "{veiled}: {lights:?}");
    }
    let mut moved = (*app.world().resource::<BoardInput>().scene).clone();
    for figure in moved.figures.iter_mut().filter(|f| f.key == key_of(ship)) {
        figure.at = (500.0, 500.0);
    }
    {
        let mut input = app.world_mut().resource_mut::<BoardInput>();
        (input.scene, input.reduced_motion) = (Arc::new(moved), false);
        input.version += 1;
    }
    app.update();
    app.update();
    assert!(app.world().resource::<BoardOutput>().moving, "it flies");
    assert_eq!(lights(&mut app), [], "nothing shines yet");
    until(&mut app, "the ship has come", |app| !app.world().resource::<BoardOutput>().moving);
    app.update();
    app.update();
    let there = lights(&mut app);
    assert_eq!(there.len(), 2);
    let home = Vec2::new(500.0, -500.0);
    assert!(there.iter().all(|(at, _)| at.distance(home) < 1.0), "{there:?}");
}

/// What may be chosen is seen although something lies on it: its light goes around both.
#[test]
fn what_may_be_chosen_shines_around_what_lies_on_it() {
    let (city, ship) = (Thing::Space(SpaceId(0)), Thing::Piece(PieceId(0)));
    let figure = |thing: Thing, y: f32, size: f32, layer: i32| {
        Figure::new(key_of(thing), art::space(Colour::Blue), (500.0, y), size, layer)
    };
    let mut app = app();
    let corner = |at| Figure::new(format!("~{at:?}"), art::space(Colour::Blue), at, 10.0, 1);
    let widest = |app: &mut App, figures: Vec<Figure>| {
        let figures = figures.into_iter().chain([(0.0, 0.0), (1000.0, 700.0)].map(corner));
        {
            let mut input = app.world_mut().resource_mut::<BoardInput>();
            input.scene = Arc::new(Scene { figures: figures.collect(), ..Scene::default() });
            input.offered = vec![(city, [255; 4])];
            input.version += 1;
        }
        app.update();
        app.update();
        until(app, "the city shines", |app| lights(app).len() == 2);
        let world = app.world_mut();
        let mut sprites = world.query::<(&Name, &Sprite)>();
        let lights = sprites.iter(world).filter(|(name, _)| name.as_str() == "highlight");
        lights.filter_map(|(_, sprite)| sprite.custom_size).map(|s| s.x).fold(0.0, f32::max)
    };
    let alone = widest(&mut app, vec![figure(city, 300.0, 20.5, 1)]);
    let hidden = vec![figure(city, 300.0, 20.5, 1), figure(ship, 293.0, 60.0, 5)];
    let around = widest(&mut app, hidden);
    assert!(around > alone * 1.5 && around > 60.0, "{around} after {alone}");
    let beside = vec![figure(city, 300.0, 20.5, 1), figure(ship, 393.0, 60.0, 5)];
    assert_eq!(widest(&mut app, beside), alone, "what lies elsewhere hides nothing");
}

#[test]
fn pictures_are_painted_once_and_the_ships_are_there() {
    let mut app = app();
    let scene = app.world().resource::<BoardInput>().scene.clone();
    painted(&mut app);
    // A ship that has gone elsewhere is at its new place in the next picture where motion is
    // reduced.
    let ship = key_of(Thing::Piece(PieceId(0)));
    let mut moved = (*scene).clone();
    for figure in moved.figures.iter_mut().filter(|f| f.key == ship) {
        figure.at = (500.0, 500.0);
    }
    {
        let mut input = app.world_mut().resource_mut::<BoardInput>();
        input.scene = Arc::new(moved);
        input.version += 1;
    }
    app.update();
    app.update();
    let world = app.world_mut();
    let there = world
        .query::<(&Sprite, &Transform)>()
        .iter(world)
        .any(|(_, t)| t.translation.truncate().distance(Vec2::new(500.0, -500.0)) < 1.0);
    assert!(there);
}

/// Where the sprites of these sizes stand, in board units; nothing for one that is not there.
fn stand(app: &mut App, sizes: [f32; 3]) -> [Option<Vec2>; 3] {
    let world = app.world_mut();
    let mut sprites = world.query::<(&Sprite, &Transform)>();
    let all: Vec<(f32, Vec2)> = sprites
        .iter(world)
        .filter_map(|(s, t)| Some((s.custom_size?.x, t.translation.truncate() * vec2(1.0, -1.0))))
        .collect();
    // A picture is a little smaller than its figure, by its clear borders.
    let of = |size: f32| all.iter().find(|(wide, _)| (0.7..=1.05).contains(&(wide / size)));
    sizes.map(|size| of(size).map(|(_, at)| *at))
}

/// Whoever is on something that floats goes along with it, and only then ashore; whoever comes with
/// it is never there before it. Nobody is left in the air.
#[test]
fn what_floats_takes_along_whoever_is_on_it() {
    let sizes = [160.0, 80.0, 40.0];
    let figure = |key: &str, at, size, float| {
        Figure::new(key, art::space(Colour::Blue), at, size, 6).floating(float)
    };
    let corners = [("~a", (0.0, 0.0)), ("~b", (1000.0, 700.0))];
    let corners = corners.map(|(key, at)| figure(key, at, 10.0, 0));
    let with = |figures: Vec<Figure>| {
        let figures = corners.iter().cloned().chain(figures).collect();
        Arc::new(Scene { figures, ..Scene::default() })
    };
    let sea = vec![
        figure("zone:1", (200.0, 300.0), sizes[0], 1),
        figure("~piece:5", (210.0, 290.0), sizes[1], 1),
    ];
    let berth = vec![
        figure("zone:1", (500.0, 300.0), sizes[0], 1),
        figure("~piece:5", (600.0, 500.0), sizes[1], 0),
        figure("~piece:6", (495.0, 290.0), sizes[2], 1),
    ];
    let mut app = app();
    let show = |app: &mut App, scene: Arc<Scene>, still: bool| {
        let mut input = app.world_mut().resource_mut::<BoardInput>();
        (input.scene, input.reduced_motion) = (scene, still);
        input.version += 1;
    };
    show(&mut app, with(sea), true);
    until(&mut app, "boat and passenger are there", |app| {
        stand(app, sizes)[..2].iter().all(Option::is_some)
    });
    show(&mut app, with(berth), false);
    let mut on_the_way = 0;
    until(&mut app, "all have come", |app| {
        let [hull, rider, newcomer] = stand(app, sizes);
        let (hull, rider) = (hull.expect("the boat"), rider.expect("the passenger"));
        if hull.x > 202.0 && hull.x < 498.0 {
            on_the_way += 1;
            assert!((rider - hull).distance(vec2(10.0, -10.0)) < 4.0, "{rider} in {hull}");
            let with = newcomer.is_none_or(|at| (at - hull).distance(vec2(-5.0, -10.0)) < 4.0);
            assert!(with, "{newcomer:?} in {hull}");
        }
        newcomer.is_some() && rider.distance(vec2(600.0, 500.0)) < 2.0
    });
    assert!(on_the_way > 3, "the boat leapt: {on_the_way}");
}
