//! The dice: the last roll in a corner of the board, tumbling for a moment when it is new, the
//! pilot's die marked.
//!
//! What they show was settled at the table before they tumble; chance is not drawn here.

use super::{
    camera::CameraPose,
    control::CameraControl,
    highlights,
    input::{BoardInput, DiceRoll},
    motion::{Motion, ease_out},
    order::{BoardSet, SpritesDrawn},
    sprites::{colour, world},
    texture_cache::{TextureCache, TextureKey},
};
use crate::view::art::{Picture, noise::unit, palette::fade};
use bevy::{
    prelude::*, sprite::Anchor, time::Real, window::RequestRedraw, winit::EventLoopProxyWrapper,
};

/// How long dice tumble, in seconds.
const TUMBLE: f32 = 0.6;
/// How often a tumbling die shows another face, in seconds.
const FLIP: f32 = 0.07;
/// Side of a die, distance from one to the next and to the corner, in logical pixels.
const SIDE: f32 = 42.0;
const STEP: f32 = 50.0;
const CORNER: f32 = 38.0;
/// Depth: above the board and its highlights.
const DEPTH: f32 = 950.0;

#[derive(Resource, Default)]
struct DiceSprites {
    rolled: Option<u64>,
    /// Seconds since the dice were rolled.
    age: f32,
    drawn: Vec<Entity>,
    /// What the sprites were drawn for.
    state: Option<DrawnFor>,
    pinned: Option<(u32, Vec<u8>)>,
}

#[derive(PartialEq)]
struct DrawnFor {
    dice: Option<DiceRoll>,
    pose: CameraPose,
    free: Rect,
    textures: u64,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DiceSprites>().add_systems(
        Update,
        (pin_faces, notice_roll, draw).chain().in_set(BoardSet::Show).after(SpritesDrawn),
    );
}

/// Side of a die in device pixels.
fn pixels(control: &CameraControl) -> u32 {
    (SIDE * control.window.1).round() as u32
}

fn rolled(input: &BoardInput) -> Option<&DiceRoll> {
    input.dice.as_ref().filter(|d| !d.faces.is_empty())
}

/// Has every face painted before it is needed.
fn pin_faces(
    mut shown: ResMut<DiceSprites>,
    mut textures: ResMut<TextureCache>,
    (input, control): (Res<BoardInput>, Res<CameraControl>),
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let side = pixels(&control);
    let Some(dice) = rolled(&input).filter(|_| side > 0) else { return };
    if shown.pinned.as_ref().is_some_and(|(s, sides)| *s == side && *sides == dice.sides) {
        return;
    }
    shown.pinned = Some((side, dice.sides.clone()));
    let faces = [false, true].into_iter().flat_map(|pilot| {
        dice.sides.iter().map(move |&face| TextureKey::Picture(Picture::die(face, pilot), side))
    });
    textures.pin(faces.collect::<Vec<_>>(), proxy.as_deref());
}

/// A new roll begins to tumble.
fn notice_roll(mut shown: ResMut<DiceSprites>, mut motion: ResMut<Motion>, input: Res<BoardInput>) {
    let roll = rolled(&input).map(|d| d.roll);
    if roll != shown.rolled {
        // The first dice that are seen lie still: they were rolled before anybody looked.
        let fresh = roll.is_some() && shown.state.is_some() && !input.reduced_motion;
        shown.rolled = roll;
        shown.age = if fresh { 0.0 } else { TUMBLE };
        motion.dice = fresh;
    }
    if !motion.dice {
        shown.age = TUMBLE;
    }
}

fn draw(
    mut commands: Commands,
    mut shown: ResMut<DiceSprites>,
    mut textures: ResMut<TextureCache>,
    mut motion: ResMut<Motion>,
    (input, control): (Res<BoardInput>, Res<CameraControl>),
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let state = DrawnFor {
        dice: rolled(&input).cloned(),
        pose: control.pose,
        free: control.free,
        textures: textures.ready,
    };
    let rolling = shown.age < TUMBLE;
    if !rolling && !motion.dice && shown.state.as_ref() == Some(&state) {
        return;
    }
    if rolling {
        shown.age += time.delta_secs().min(0.05);
        motion.dice = shown.age < TUMBLE;
        redraw.write(RequestRedraw);
    }
    for entity in shown.drawn.drain(..) {
        commands.entity(entity).despawn();
    }
    if let Some(dice) = &state.dice {
        for n in 0..dice.faces.len() {
            let sprites = die(dice, n, shown.age, &control, &mut textures);
            shown.drawn.extend(sprites.into_iter().map(|sprite| commands.spawn(sprite).id()));
        }
    }
    shown.state = Some(state);
}

/// The sprites of one die: shadow, glow and face.
fn die(
    dice: &DiceRoll,
    n: usize,
    age: f32,
    control: &CameraControl,
    textures: &mut TextureCache,
) -> Vec<(Name, (Sprite, Anchor), Transform)> {
    let pose = DiePose::new(n, age, &dice.sides);
    let marked = dice.pilot.and_then(|p| dice.faces.iter().position(|f| *f == p));
    let pilot = pose.face.is_none() && marked == Some(n);
    let picture = Picture::die(pose.face.unwrap_or(dice.faces[n]), pilot);
    // A column at the edge: there the board has most space to spare.
    let up = (dice.faces.len() - 1 - n) as f32;
    let free = control.free;
    let corner = Vec2::new(free.min.x + CORNER, free.max.y - CORNER - STEP * up);
    let screen = ((corner + pose.offset) * control.window.1).round() / control.window.1;
    let at = control.pose.to_board(screen, free);
    let soft = highlights::SIDE;
    let layers = [
        (Picture::SHADOW, soft, SIDE * 1.35, 0.0, [255, 255, 255, 200], DEPTH),
        (Picture::GLOW, soft, SIDE * 1.8, 0.0, fade(dice.colour, 26), DEPTH + 0.1),
        (picture, pixels(control), SIDE, pose.turn, [255, 255, 255, 255], DEPTH + 0.2),
    ];
    let sprite = |(picture, side, size, turn, tint, depth): (_, _, f32, _, _, f32)| {
        let texture = textures.get(&TextureKey::Picture(picture, side))?;
        let size = Vec2::splat(size / control.pose.scale);
        let place = Transform::from_translation(world(at, depth + n as f32))
            .with_rotation(Quat::from_rotation_z(turn));
        Some((Name::new("die"), texture.region.sprite(size, colour(tint)), place))
    };
    layers.into_iter().filter_map(sprite).collect()
}

/// How a die lies while it tumbles.
struct DiePose {
    /// Where it is beside its place, in logical pixels.
    offset: Vec2,
    /// How far it is turned, in radians.
    turn: f32,
    /// The face that is up; `None` once it lies still.
    face: Option<u8>,
}

impl DiePose {
    fn new(die: usize, age: f32, sides: &[u8]) -> DiePose {
        // One after the other comes to rest.
        let own = (TUMBLE - 0.05 * (4.0 - die.min(4) as f32)).max(0.1);
        let share = (age / own).clamp(0.0, 1.0);
        if share >= 1.0 {
            return DiePose { offset: Vec2::ZERO, turn: 0.0, face: None };
        }
        let left = 1.0 - ease_out(share);
        let hop = (share * std::f32::consts::PI * 2.5).sin().abs() * left;
        let flip = (age / FLIP) as u32;
        let spin = if die.is_multiple_of(2) { 1.0 } else { -1.0 };
        let nth = (unit(flip, die as u32, 77) * sides.len() as f32) as usize;
        DiePose {
            offset: Vec2::new(-70.0 * left, -46.0 * hop),
            turn: spin * left * 5.0,
            face: sides.get(nth.min(sides.len().saturating_sub(1))).copied(),
        }
    }
}
