//! The pointer and the keys on the board: they move the camera, carry figures, and a click names
//! the figure under the pointer.
//!
//! What a panel of the overlay takes never reaches the board. It decides nothing about the game.

use super::{
    camera::{self, CameraPose},
    hit::{self, Hit},
    input::{BoardCommand, BoardInput},
    motion::Motion,
    order::{BoardCamera, BoardSet, WrittenNames},
    output::{BoardClick, BoardDrop, BoardOutput, Hovered, LEAST_TARGET},
    pointer::PointerPlace,
    texture_cache::TextureCache,
};
use crate::{
    table::action::Thing,
    view::{figures::Figure, scene::thing_of},
};
use bevy::{
    ecs::system::SystemParam,
    input::mouse::{MouseScrollUnit, MouseWheel},
    prelude::*,
    time::Real,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::EguiWantsInput;

/// How far the pointer may stray between press and release of a click, in logical pixels.
const STRAY: f32 = 5.0;
/// Longest time between the two presses of a double click, in seconds.
const DOUBLE_CLICK: f64 = 0.4;
/// What one notch of the wheel, or one press of a key, multiplies the scale with.
const ZOOM_STEP: f32 = 1.18;
/// How fast held keys move the board, in logical pixels a second.
const PAN_SPEED: f32 = 900.0;
/// How long the camera takes to a place asked for, in seconds.
const GLIDE: f32 = 0.24;
/// The buttons that the board listens to.
const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];

/// Where the camera is, and what pointer and keys are doing to it.
#[derive(Resource, Default)]
pub(super) struct CameraControl {
    /// Where the camera is now.
    pub pose: CameraPose,
    /// The free rectangle that the pose goes with.
    pub free: Rect,
    /// Size of the window in logical pixels, and device pixels for one of them.
    pub window: (Vec2, f32),
    /// The part of the board that holds figures.
    pub bounds: Rect,
    /// Somebody has moved the camera: until then the whole board stays in view.
    moved: bool,
    glide: Option<Glide>,
    /// Where the camera was, and whether somebody had moved it, before the board became small.
    large: Option<(CameraPose, bool)>,
    press: Option<Press>,
    last_click: Option<(f64, Vec2)>,
    version: Option<u64>,
}

/// The camera on its way.
struct Glide {
    from: CameraPose,
    to: CameraPose,
    share: f32,
}

#[derive(Clone)]
struct Press {
    button: MouseButton,
    from: Vec2,
    last: Vec2,
    drag: bool,
    carried: Option<Carried>,
}

/// A figure that is picked up, and where its middle lies from the pointer, in board units.
#[derive(Clone)]
struct Carried {
    thing: Thing,
    figure: Hit,
    offset: Vec2,
}

impl CameraControl {
    /// Device pixels for one board unit.
    pub(super) fn density(&self) -> f32 {
        self.pose.scale * self.window.1
    }
    /// Least radius of a target in board units.
    fn slack(&self) -> f32 {
        LEAST_TARGET / self.pose.scale
    }
    fn to_board(&self, screen: Vec2) -> Vec2 {
        self.pose.to_board(screen, self.free)
    }
    fn go(&mut self, to: CameraPose, at_once: bool) {
        let to = to.clamped_to(self.bounds, self.free);
        self.glide = None;
        if at_once {
            self.pose = to;
        } else if to != self.pose {
            self.glide = Some(Glide { from: self.pose, to, share: 0.0 });
        }
    }
    /// Where the camera will be when it has come to rest.
    fn target(&self) -> CameraPose {
        self.glide.as_ref().map_or(self.pose, |g| g.to)
    }
    fn fit(&mut self, at_once: bool) {
        self.moved = false;
        self.go(CameraPose::fit(self.bounds, self.free), at_once);
    }
    /// The board becomes small: all of it is seen; or it is large again, and seen as before.
    fn shrink(&mut self, small: bool) {
        match self.large {
            None if small => {
                self.large = Some((self.target(), self.moved));
                self.moved = false;
            }
            Some((pose, moved)) if !small => {
                (self.large, self.glide) = (None, None);
                (self.pose, self.moved) = (pose, moved);
            }
            _ => {}
        }
    }
    fn pan(&mut self, by: Vec2) {
        self.moved = true;
        self.go(self.pose.panned(by), true);
    }
    fn zoom(&mut self, at: Vec2, factor: f32, at_once: bool) {
        let target = self.target();
        let (least, most) = CameraPose::scale_range(self.bounds, self.free);
        let scale = (target.scale * factor).clamp(least, most);
        self.moved = true;
        self.go(target.scaled_at(at, scale, self.free), at_once);
    }
    /// Brings an area into view, if it is not.
    fn show(&mut self, area: Rect, at_once: bool) {
        let target = self.target();
        let inside = |p: Vec2| self.free.contains(target.to_screen(p, self.free));
        if !inside(area.min) || !inside(area.max) {
            let scale = target.scale.min(CameraPose::fit(area, self.free).scale);
            self.moved = true;
            self.go(CameraPose { centre: area.center(), scale }, at_once);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameraControl>().add_systems(Startup, spawn_camera).add_systems(
        Update,
        (follow_window, pointer, wheel, keys, commands, glide, report, place_camera)
            .chain()
            .in_set(BoardSet::Listen),
    );
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("board camera"), BoardCamera, Camera2d, Msaa::Off));
}

/// Follows the size of the window and the room that panels leave; fits the board again while nobody
/// has moved the camera.
fn follow_window(
    mut control: ResMut<CameraControl>,
    input: Res<BoardInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    control.shrink(input.small);
    let size = (window.size(), window.scale_factor());
    let whole = Rect::from_corners(Vec2::ZERO, size.0);
    let given = input.free.intersect(whole);
    let free = if given.width() > 32.0 && given.height() > 32.0 { given } else { whole };
    let fresh = control.version != Some(input.version);
    let mut bounds = if fresh { camera::bounds(&input.scene) } else { control.bounds };
    // Only a change of the outline fits the board again; ships that move about do not.
    let first = control.version.is_none() || control.bounds.is_empty();
    let old = control.bounds;
    let strayed = bounds.min.distance(old.min).max(bounds.max.distance(old.max));
    if strayed < 40.0 && !first {
        bounds = old;
    }
    control.version = Some(input.version);
    if free == control.free && size == control.window && bounds == old {
        return;
    }
    (control.free, control.window, control.bounds) = (free, size, bounds);
    let to = if control.moved {
        control.target().clamped_to(bounds, free)
    } else {
        CameraPose::fit(bounds, free)
    };
    control.go(to, true);
}

/// What a press of the pointer is read from and told to.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    input: Res<'w, BoardInput>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    wants: Option<Res<'w, EguiWantsInput>>,
    place: PointerPlace<'w, 's>,
    time: Res<'w, Time<Real>>,
    motion: ResMut<'w, Motion>,
    names: Res<'w, WrittenNames>,
    clicks: MessageWriter<'w, BoardClick>,
    drops: MessageWriter<'w, BoardDrop>,
}

/// Presses, drags and releases.
fn pointer(mut control: ResMut<CameraControl>, mut pointer: Presses) {
    let Some(at) = pointer.place.at() else {
        if !pointer.buttons.any_pressed(BUTTONS) {
            control.press = None;
        }
        return;
    };
    // What the overlay wants is known a frame late: a press that it has taken in hand since is not
    // the board's.
    if pointer.wants.as_ref().is_some_and(|w| w.is_using_pointer())
        && let Some(press) = control.press.take()
    {
        if let Some(carried) = press.carried {
            pointer.motion.let_go(carried.figure.at);
        }
        return;
    }
    pointer.begin(&mut control, at);
    let Some(press) = control.press.as_mut() else { return };
    let step = at - press.last;
    press.last = at;
    press.drag |= at.distance(press.from) > STRAY;
    let press = press.clone();
    let released =
        pointer.buttons.just_released(press.button) || !pointer.buttons.pressed(press.button);
    if released {
        control.press = None;
    }
    match (&press.carried, press.drag) {
        (Some(carried), true) => pointer.carry(&control, carried, at, released),
        (None, true) if step != Vec2::ZERO => control.pan(step),
        (_, false) if released => pointer.click(&mut control, &press),
        _ => {}
    }
}

impl Presses<'_, '_> {
    /// A button goes down.
    fn begin(&mut self, control: &mut CameraControl, at: Vec2) {
        let taken = self.wants.as_ref().is_some_and(|w| w.wants_any_pointer_input());
        for button in BUTTONS {
            if self.buttons.just_pressed(button) && !taken && control.press.is_none() {
                // A press ends whatever moves: nobody has to wait.
                self.motion.skip();
                let left = button == MouseButton::Left;
                let carried = left.then(|| self.pick_up(control, at)).flatten();
                control.press = Some(Press { button, from: at, last: at, drag: false, carried });
            }
        }
    }

    /// The figure under the pointer that can be carried somewhere.
    fn pick_up(&self, control: &CameraControl, at: Vec2) -> Option<Carried> {
        if self.input.handy.is_empty() {
            return None;
        }
        let under = control.to_board(at);
        let (scene, handy) = (&self.input.scene, &self.input.handy);
        let top = hit::hit_test(scene, under, control.pose.scale, control.slack());
        let met = top.and_then(|hit| Some((thing_of(&hit.key)?, hit)));
        let met = met.filter(|(thing, _)| handy.contains(thing));
        let (thing, figure) =
            met.or_else(|| hit::hit_handy(scene, handy, under, control.slack()))?;
        let offset = figure.at - under;
        Some(Carried { thing, figure, offset })
    }

    fn carry(&mut self, control: &CameraControl, carried: &Carried, at: Vec2, released: bool) {
        let (under, figure) = (control.to_board(at), &carried.figure);
        self.motion.carry(&figure.key, under + carried.offset);
        if !released {
            return;
        }
        self.motion.let_go(figure.at);
        let (scale, slack) = (control.pose.scale, control.slack());
        let onto = hit::hit_test_beside(&self.input.scene, &figure.key, under, scale, slack)
            .and_then(|below| thing_of(&below.key));
        self.drops.write(BoardDrop { from: carried.thing, onto, at });
    }

    fn click(&mut self, control: &mut CameraControl, press: &Press) {
        let (under, left) = (control.to_board(press.from), press.button == MouseButton::Left);
        let (scale, slack) = (control.pose.scale, control.slack());
        // The left button chooses; the others look at what lies on top.
        let hit = if left {
            hit::hit_test_offered(&self.input.scene, &self.input.all_offered(), under, scale, slack)
        } else {
            hit::hit_test(&self.input.scene, under, scale, slack)
        };
        let hit = hit.or_else(|| hit::hit_name(&self.input.scene, &self.names.0, under));
        if let Some(hit) = hit {
            let thing = thing_of(&hit.key);
            self.clicks.write(BoardClick { thing, key: hit.key, button: press.button });
        } else if left {
            self.click_on_nothing(control, press.from);
        } else if press.button == MouseButton::Right {
            let (key, button) = (String::new(), press.button);
            self.clicks.write(BoardClick { thing: None, key, button });
        }
    }

    /// A double click beside every figure shows the whole board.
    fn click_on_nothing(&mut self, control: &mut CameraControl, at: Vec2) {
        let now = self.time.elapsed_secs_f64();
        let double = control.last_click.is_some_and(|(then, there)| {
            now - then < DOUBLE_CLICK && there.distance(at) < 2.0 * STRAY
        });
        control.last_click = (!double).then_some((now, at));
        if double {
            control.fit(self.input.reduced_motion);
        }
    }
}

/// The wheel zooms to the pointer.
fn wheel(
    mut control: ResMut<CameraControl>,
    input: Res<BoardInput>,
    mut wheel: MessageReader<MouseWheel>,
    wants: Option<Res<EguiWantsInput>>,
    place: PointerPlace,
) {
    let notches: f32 = wheel
        .read()
        .map(|w| match w.unit {
            MouseScrollUnit::Line => w.y,
            MouseScrollUnit::Pixel => w.y / 60.0,
        })
        .sum();
    let taken = wants.is_some_and(|w| w.wants_any_pointer_input());
    let (Some(at), false, false) = (place.at(), notches == 0.0, taken) else { return };
    control.zoom(at, ZOOM_STEP.powf(notches.clamp(-6.0, 6.0)), input.reduced_motion);
}

/// Arrows and WASD move over the board, plus and minus zoom.
fn keys(
    mut control: ResMut<CameraControl>,
    input: Res<BoardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    wants: Option<Res<EguiWantsInput>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let chord = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    if chord
        || input.keys_taken
        || input.scene.figures.is_empty()
        || wants.is_some_and(|w| w.wants_any_keyboard_input())
    {
        return;
    }
    let held = |list: [KeyCode; 2]| f32::from(u8::from(keys.any_pressed(list)));
    let way = Vec2::new(
        held([KeyCode::ArrowLeft, KeyCode::KeyA]) - held([KeyCode::ArrowRight, KeyCode::KeyD]),
        held([KeyCode::ArrowUp, KeyCode::KeyW]) - held([KeyCode::ArrowDown, KeyCode::KeyS]),
    );
    if way != Vec2::ZERO {
        control.pan(way * PAN_SPEED * time.delta_secs().min(0.05));
        redraw.write(RequestRedraw);
    }
    let middle = control.free.center();
    if keys.any_just_pressed([KeyCode::NumpadAdd, KeyCode::Equal]) {
        control.zoom(middle, ZOOM_STEP, input.reduced_motion);
    } else if keys.any_just_pressed([KeyCode::NumpadSubtract, KeyCode::Minus]) {
        control.zoom(middle, 1.0 / ZOOM_STEP, input.reduced_motion);
    }
}

/// Does what the overlay asks of the board.
fn commands(
    mut control: ResMut<CameraControl>,
    input: Res<BoardInput>,
    mut commands: MessageReader<BoardCommand>,
    mut motion: ResMut<Motion>,
) {
    for command in commands.read() {
        let (middle, quick) = (control.free.center(), input.reduced_motion);
        match command {
            BoardCommand::Fit => control.fit(quick),
            BoardCommand::Nearer => control.zoom(middle, ZOOM_STEP, quick),
            BoardCommand::Farther => control.zoom(middle, 1.0 / ZOOM_STEP, quick),
            BoardCommand::Skip => motion.skip(),
            BoardCommand::Show(things) => {
                if let Some(area) = area_of(&input, things) {
                    control.show(area, quick);
                }
            }
        }
    }
}

/// The part of the board where these things lie, and a little around it.
fn area_of(input: &BoardInput, things: &[Thing]) -> Option<Rect> {
    // A place that shows its topmost pieces instead of itself counts as well.
    let shown = |f: &&Figure| thing_of(&f.key).is_some_and(|t| things.contains(&t));
    let found = input.scene.figures.iter().filter(shown);
    found.map(|f| Rect::from_center_size(f.at.into(), Vec2::splat(60.0))).reduce(|a, b| a.union(b))
}

/// Moves the camera along its way.
fn glide(
    mut control: ResMut<CameraControl>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut glide) = control.glide.take() else { return };
    glide.share += time.delta_secs().min(0.05) / GLIDE;
    if glide.share >= 1.0 {
        control.pose = glide.to;
    } else {
        let share = super::motion::ease_out(glide.share);
        control.pose = CameraPose::between(glide.from, glide.to, share);
        control.glide = Some(glide);
    }
    redraw.write(RequestRedraw);
}

/// Says what the pointer is on and where the camera is.
fn report(
    control: Res<CameraControl>,
    input: Res<BoardInput>,
    motion: Res<Motion>,
    wants: Option<Res<EguiWantsInput>>,
    place: PointerPlace,
    names: Res<WrittenNames>,
    textures: Res<TextureCache>,
    mut output: ResMut<BoardOutput>,
) {
    let free = !wants.is_some_and(|w| w.wants_any_pointer_input())
        && control.press.as_ref().is_none_or(|p| !p.drag);
    let (pose, slack) = (control.pose, control.slack());
    let hit = place.at().filter(|_| free).and_then(|at| {
        let under = control.to_board(at);
        hit::hit_test_offered(&input.scene, &input.all_offered(), under, pose.scale, slack)
            .or_else(|| hit::hit_name(&input.scene, &names.0, under))
    });
    let hovered = hit.map(|hit| Hovered {
        thing: thing_of(&hit.key),
        at: pose.to_screen(hit.at, control.free),
        radius: hit.radius * pose.scale,
        half_height: hit.half_height * pose.scale,
        key: hit.key,
    });
    let moving = control.glide.is_some() || motion.any();
    let (camera, free, names) = (pose, control.free, names.0.clone());
    let painting = textures.painting;
    output.set_if_neq(BoardOutput { hovered, moving, painting, camera, free, names });
}

/// Puts the engine's camera where the pose says, on whole device pixels so that nothing is blurred.
fn place_camera(
    control: Res<CameraControl>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<BoardCamera>>,
) {
    let Ok((mut transform, mut projection)) = cameras.single_mut() else { return };
    let (size, ratio) = control.window;
    if size.min_element() < 1.0 {
        return;
    }
    let middle = control.to_board(size / 2.0);
    let density = control.density();
    let half = (size * ratio).round() / 2.0;
    let snapped = ((middle * density - half).round() + half) / density;
    let to = Vec3::new(snapped.x, -snapped.y, transform.translation.z);
    if transform.translation != to {
        transform.translation = to;
    }
    let scale = 1.0 / control.pose.scale;
    if let Projection::Orthographic(o) = &*projection
        && o.scale != scale
        && let Projection::Orthographic(o) = &mut *projection
    {
        o.scale = scale;
    }
}
