//! The hand on the board: mouse, wheel and keys move the lens; a click names the figure under the
//! pointer.
//!
//! What a panel of the overlay takes never reaches the board. It decides nothing about the game.

use super::{
    BoardCamera, BoardClick, BoardCommand, BoardDrop, BoardInput, BoardOutput, BoardSet, Hovered,
    hit::{self, Met},
    lens::{self, Lens},
    motion::Moving,
};
use crate::{
    table::action::Thing,
    view::scene::{key_of, thing_of},
};
use bevy::{
    input::mouse::{MouseScrollUnit, MouseWheel},
    prelude::*,
    time::Real,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::EguiWantsInput;

/// How far the pointer may stray between press and release of a click, in logical pixels.
const STRAY: f32 = 5.0;
/// Longest time between the two presses of a double click, in seconds.
const DOUBLE: f64 = 0.4;
/// Least radius of a target, in logical pixels.
pub(super) const FINGER: f32 = 9.0;
/// What one notch of the wheel, or one press of a key, multiplies the scale with.
const NOTCH: f32 = 1.18;
/// How fast held keys move the board, in logical pixels a second.
const WALK: f32 = 900.0;
/// How long the lens takes to a place asked for, in seconds.
const SWING: f32 = 0.24;

/// The lens and what it is doing.
#[derive(Resource, Default)]
pub(super) struct Hand {
    /// Where the lens is now.
    pub lens: Lens,
    /// The free rectangle that the lens goes with.
    pub free: Rect,
    /// Size of the window in logical pixels, and device pixels for one of them.
    pub window: (Vec2, f32),
    /// The part of the board that holds figures.
    pub bounds: Rect,
    /// The whole board stays in view until somebody moves the lens.
    moved: bool,
    /// The lens on its way.
    swing: Option<Swing>,
    press: Option<Press>,
    last_press: Option<(f64, Vec2)>,
    version: Option<u64>,
}

struct Swing {
    from: Lens,
    to: Lens,
    share: f32,
}

struct Press {
    button: MouseButton,
    from: Vec2,
    last: Vec2,
    drag: bool,
    /// The figure that is picked up, and where its middle lies from the pointer, in board units.
    held: Option<(Met, Vec2)>,
}

impl Hand {
    /// Device pixels for one board unit.
    pub fn density(&self) -> f32 {
        self.lens.scale * self.window.1
    }
    fn go(&mut self, to: Lens, at_once: bool) {
        let to = to.kept(self.bounds, self.free);
        self.swing = None;
        if at_once {
            self.lens = to;
        } else if to != self.lens {
            self.swing = Some(Swing { from: self.lens, to, share: 0.0 });
        }
    }
    /// Where the lens will be when it has come to rest.
    fn aim(&self) -> Lens {
        self.swing.as_ref().map_or(self.lens, |s| s.to)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>().add_systems(Startup, set_up_camera).add_systems(
        Update,
        (frame, point, wheel, keys, commands, swing, look, place_camera)
            .chain()
            .in_set(BoardSet::Listen),
    );
}

fn set_up_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("board camera"),
        BoardCamera,
        Camera2d,
        Msaa::Off,
        super::parts::graph(),
    ));
}

/// Follows the size of the window and the room that panels leave; refits while nobody has moved the
/// lens.
fn frame(
    mut hand: ResMut<Hand>,
    input: Res<BoardInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    let size = window.size();
    let whole = Rect::from_corners(Vec2::ZERO, size);
    let given = input.free.intersect(whole);
    let free = if given.width() > 32.0 && given.height() > 32.0 { given } else { whole };
    let fresh = hand.version != Some(input.version);
    let bounds = if fresh { lens::bounds(&input.scene) } else { hand.bounds };
    if free == hand.free && hand.window == (size, window.scale_factor()) && bounds == hand.bounds {
        hand.version = Some(input.version);
        return;
    }
    // Only a change of the frame refits; ships that move about do not.
    let first = hand.version.is_none() || hand.bounds.is_empty();
    let steady =
        bounds.min.distance(hand.bounds.min).max(bounds.max.distance(hand.bounds.max)) < 40.0;
    let bounds = if steady && !first { hand.bounds } else { bounds };
    let refit =
        free != hand.free || hand.window != (size, window.scale_factor()) || bounds != hand.bounds;
    (hand.free, hand.window, hand.bounds, hand.version) =
        (free, (size, window.scale_factor()), bounds, Some(input.version));
    if refit {
        let to = if hand.moved { hand.aim().kept(bounds, free) } else { Lens::fit(bounds, free) };
        hand.go(to, true);
    }
}

/// Presses, drags and releases.
fn point(
    mut hand: ResMut<Hand>,
    input: Res<BoardInput>,
    buttons: Res<ButtonInput<MouseButton>>,
    wants: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut moving: ResMut<Moving>,
    mut clicks: MessageWriter<BoardClick>,
    mut drops: MessageWriter<BoardDrop>,
) {
    let Some(at) = windows.single().ok().and_then(Window::cursor_position) else {
        if !buttons.any_pressed([MouseButton::Left, MouseButton::Middle, MouseButton::Right]) {
            hand.press = None;
        }
        return;
    };
    let taken = wants.as_ref().is_some_and(|w| w.wants_any_pointer_input());
    // What the overlay wants is known a frame late: a press that it has taken in hand since is not
    // the board's.
    if wants.is_some_and(|w| w.is_using_pointer())
        && let Some(press) = hand.press.take()
    {
        if let Some((met, _)) = press.held {
            moving.let_go(met.at);
        }
        return;
    }
    for button in [MouseButton::Left, MouseButton::Middle, MouseButton::Right] {
        if buttons.just_pressed(button) && !taken && hand.press.is_none() {
            // A press ends whatever moves: nobody has to wait.
            moving.skip();
            let held = if button == MouseButton::Left { pick_up(&hand, &input, at) } else { None };
            hand.press = Some(Press { button, from: at, last: at, drag: false, held });
        }
    }
    let scale = hand.lens.scale;
    let Some(press) = hand.press.as_mut() else { return };
    let step = at - press.last;
    press.last = at;
    press.drag |= at.distance(press.from) > STRAY;
    let (button, from, drag, held) = (press.button, press.from, press.drag, press.held.clone());
    if drag && let Some((met, by)) = &held {
        let under = hand.lens.to_board(at, hand.free);
        moving.carry(&met.key, under + *by);
        if buttons.just_released(button) || !buttons.pressed(button) {
            hand.press = None;
            moving.let_go(met.at);
            let onto = hit::meet_beside(&input.scene, &met.key, under, scale, FINGER / scale)
                .and_then(|m| thing_of(&m.key));
            if let Some(from) = thing_of(&met.key) {
                drops.write(BoardDrop { from, onto });
            }
        }
        return;
    }
    if drag && step != Vec2::ZERO {
        let to = hand.lens.panned(step);
        hand.moved = true;
        hand.go(to, true);
    }
    if !buttons.just_released(button) && buttons.pressed(button) {
        return;
    }
    hand.press = None;
    if drag {
        return;
    }
    let under = hand.lens.to_board(from, hand.free);
    // The left button chooses; the others look at what lies on top.
    let met = match button {
        MouseButton::Left => {
            hit::meet_offered(&input.scene, &offered(&input), under, scale, FINGER / scale)
        }
        _ => hit::meet(&input.scene, under, scale, FINGER / scale),
    };
    if let Some(met) = met {
        clicks.write(BoardClick { thing: thing_of(&met.key), key: met.key, button });
        return;
    }
    if button != MouseButton::Left {
        return;
    }
    let now = time.elapsed_secs_f64();
    let double = hand
        .last_press
        .is_some_and(|(then, there)| now - then < DOUBLE && there.distance(from) < 2.0 * STRAY);
    hand.last_press = (!double).then_some((now, from));
    if double {
        hand.moved = false;
        let fit = Lens::fit(hand.bounds, hand.free);
        hand.go(fit, input.reduced_motion);
    }
}

/// The figure under the pointer that can be carried somewhere.
fn pick_up(hand: &Hand, input: &BoardInput, at: Vec2) -> Option<(Met, Vec2)> {
    if input.handy.is_empty() {
        return None;
    }
    let under = hand.lens.to_board(at, hand.free);
    let met = hit::meet(&input.scene, under, hand.lens.scale, FINGER / hand.lens.scale)?;
    let thing = thing_of(&met.key)?;
    input.handy.contains(&thing).then(|| (met.clone(), met.at - under))
}

/// What may be chosen on the board.
fn offered(input: &BoardInput) -> Vec<Thing> {
    input.offered.iter().map(|(thing, _)| *thing).collect()
}

/// The wheel zooms to the pointer.
fn wheel(
    mut hand: ResMut<Hand>,
    input: Res<BoardInput>,
    mut wheel: MessageReader<MouseWheel>,
    wants: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let notches: f32 = wheel
        .read()
        .map(|w| match w.unit {
            MouseScrollUnit::Line => w.y,
            MouseScrollUnit::Pixel => w.y / 60.0,
        })
        .sum();
    let at = windows.single().ok().and_then(Window::cursor_position);
    let (Some(at), false, false) =
        (at, notches == 0.0, wants.is_some_and(|w| w.wants_any_pointer_input()))
    else {
        return;
    };
    zoom(&mut hand, at, NOTCH.powf(notches.clamp(-6.0, 6.0)), input.reduced_motion);
}

fn zoom(hand: &mut Hand, at: Vec2, factor: f32, at_once: bool) {
    let aim = hand.aim();
    let (least, most) = Lens::reach(hand.bounds, hand.free);
    let scale = (aim.scale * factor).clamp(least, most);
    let to = aim.scaled_at(at, scale, hand.free);
    hand.moved = true;
    hand.go(to, at_once);
}

/// Arrows and WASD walk over the board, plus and minus zoom.
fn keys(
    mut hand: ResMut<Hand>,
    input: Res<BoardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    wants: Option<Res<EguiWantsInput>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let command = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    if command
        || input.keys_taken
        || input.scene.figures.is_empty()
        || wants.is_some_and(|w| w.wants_any_keyboard_input())
    {
        return;
    }
    let held = |list: [KeyCode; 2]| f32::from(u8::from(keys.any_pressed(list)));
    let walk = Vec2::new(
        held([KeyCode::ArrowLeft, KeyCode::KeyA]) - held([KeyCode::ArrowRight, KeyCode::KeyD]),
        held([KeyCode::ArrowUp, KeyCode::KeyW]) - held([KeyCode::ArrowDown, KeyCode::KeyS]),
    );
    if walk != Vec2::ZERO {
        let by = walk * WALK * time.delta_secs().min(0.05);
        let to = hand.lens.panned(by);
        hand.moved = true;
        hand.go(to, true);
        redraw.write(RequestRedraw);
    }
    let (nearer, farther) =
        ([KeyCode::NumpadAdd, KeyCode::Equal], [KeyCode::NumpadSubtract, KeyCode::Minus]);
    let pressed = |list: [KeyCode; 2]| keys.any_just_pressed(list);
    let middle = hand.free.center();
    if pressed(nearer) {
        zoom(&mut hand, middle, NOTCH, input.reduced_motion);
    } else if pressed(farther) {
        zoom(&mut hand, middle, 1.0 / NOTCH, input.reduced_motion);
    }
}

fn commands(
    mut hand: ResMut<Hand>,
    input: Res<BoardInput>,
    mut commands: MessageReader<BoardCommand>,
    mut moving: ResMut<Moving>,
) {
    for command in commands.read() {
        let (middle, quick) = (hand.free.center(), input.reduced_motion);
        match command {
            BoardCommand::Fit => {
                hand.moved = false;
                let fit = Lens::fit(hand.bounds, hand.free);
                hand.go(fit, quick);
            }
            BoardCommand::Nearer => zoom(&mut hand, middle, NOTCH, quick),
            BoardCommand::Farther => zoom(&mut hand, middle, 1.0 / NOTCH, quick),
            BoardCommand::Skip => moving.skip(),
            BoardCommand::Show(things) => {
                let keys: Vec<String> = things.iter().map(|t| key_of(*t)).collect();
                let found = input
                    .scene
                    .figures
                    .iter()
                    .filter(|f| keys.contains(&f.key))
                    .map(|f| Vec2::new(f.at.0, f.at.1));
                let Some(area) = found
                    .map(|p| Rect::from_center_size(p, Vec2::splat(60.0)))
                    .reduce(|a, b| a.union(b))
                else {
                    continue;
                };
                let aim = hand.aim();
                let inside = |p: Vec2| hand.free.contains(aim.to_screen(p, hand.free));
                if !inside(area.min) || !inside(area.max) {
                    let scale = aim.scale.min(Lens::fit(area, hand.free).scale);
                    hand.moved = true;
                    hand.go(Lens { centre: area.center(), scale }, quick);
                }
            }
        }
    }
}

/// Moves the lens along its way.
fn swing(mut hand: ResMut<Hand>, time: Res<Time<Real>>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(mut s) = hand.swing.take() else { return };
    s.share += time.delta_secs().min(0.05) / SWING;
    if s.share >= 1.0 {
        hand.lens = s.to;
    } else {
        hand.lens = Lens::between(s.from, s.to, super::motion::ease_out(s.share));
        hand.swing = Some(s);
    }
    redraw.write(RequestRedraw);
}

/// What the pointer is on.
fn look(
    hand: Res<Hand>,
    input: Res<BoardInput>,
    moving: Res<Moving>,
    wants: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut output: ResMut<BoardOutput>,
) {
    let at = windows.single().ok().and_then(Window::cursor_position);
    let free = !wants.is_some_and(|w| w.wants_any_pointer_input())
        && hand.press.as_ref().is_none_or(|p| !p.drag);
    let met = at.filter(|_| free).and_then(|at| {
        hit::meet_offered(
            &input.scene,
            &offered(&input),
            hand.lens.to_board(at, hand.free),
            hand.lens.scale,
            FINGER / hand.lens.scale,
        )
    });
    let hovered = met.map(|m| Hovered {
        thing: thing_of(&m.key),
        at: hand.lens.to_screen(m.at, hand.free),
        radius: m.radius * hand.lens.scale,
        tall: m.tall * hand.lens.scale,
        key: m.key,
    });
    let now = BoardOutput {
        hovered,
        moving: hand.swing.is_some() || moving.any(),
        lens: hand.lens,
        free: hand.free,
    };
    output.set_if_neq(now);
}

/// Puts the camera where the lens looks from, on whole device pixels so that nothing is blurred.
fn place_camera(
    hand: Res<Hand>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<BoardCamera>>,
) {
    let Ok((mut transform, mut projection)) = cameras.single_mut() else { return };
    let (size, ratio) = hand.window;
    if size.min_element() < 1.0 {
        return;
    }
    let middle = hand.lens.to_board(size / 2.0, hand.free);
    let density = hand.density();
    let half = (size * ratio).round() / 2.0;
    let snapped = ((middle * density - half).round() + half) / density;
    let to = Vec3::new(snapped.x, -snapped.y, transform.translation.z);
    if transform.translation != to {
        transform.translation = to;
    }
    let scale = 1.0 / hand.lens.scale;
    if let Projection::Orthographic(o) = &*projection
        && o.scale != scale
        && let Projection::Orthographic(o) = &mut *projection
    {
        o.scale = scale;
    }
}
