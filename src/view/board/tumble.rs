//! The dice: the last roll in a corner of the board, tumbling for a moment when it is new, the
//! pilot's die marked.
//!
//! What they show was settled at the table before they tumble; chance is not drawn here.

use super::{
    BoardInput, BoardSet, Dice,
    draw::{colour, world},
    hand::Hand,
    motion::{Moving, ease_out},
    paints::{Paints, Work},
};
use crate::view::art::{Picture, noise::unit, palette::fade};
use bevy::{prelude::*, time::Real, window::RequestRedraw, winit::EventLoopProxyWrapper};

/// How long dice tumble, in seconds.
const TUMBLE: f32 = 0.6;
/// How often a tumbling die shows another face, in seconds.
const FLIP: f32 = 0.07;
/// Side of a die, room from one to the next and to the corner, in logical pixels.
const SIDE: f32 = 42.0;
const STEP: f32 = 50.0;
const CORNER: f32 = 38.0;
/// Depth: above the board and its lights.
const DEPTH: f32 = 950.0;

#[derive(Resource, Default)]
struct Cup {
    rolled: Option<u64>,
    age: f32,
    drawn: Vec<Entity>,
    state: Option<(Option<Dice>, Vec2, f32, Rect, u64)>,
    held: Option<(u32, Vec<u8>)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cup>()
        .add_systems(Update, tumble.in_set(BoardSet::Show).after(super::draw::Drawn));
}

fn tumble(
    mut commands: Commands,
    mut cup: ResMut<Cup>,
    mut paints: ResMut<Paints>,
    mut moving: ResMut<Moving>,
    input: Res<BoardInput>,
    hand: Res<Hand>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let side = (SIDE * hand.window.1).round() as u32;
    let dice = input.dice.clone().filter(|d| !d.faces.is_empty());
    if let Some(dice) =
        dice.as_ref().filter(|d| side > 0 && cup.held.as_ref() != Some(&(side, d.sides.clone())))
    {
        cup.held = Some((side, dice.sides.clone()));
        let all = [false, true].into_iter().flat_map(|pilot| {
            dice.sides.iter().map(move |&face| Work::Picture(Picture::Die { face, pilot }, side))
        });
        paints.hold(all.collect::<Vec<_>>(), proxy.as_deref());
    }
    let roll = dice.as_ref().map(|d| d.roll);
    if roll != cup.rolled {
        // The first dice that are seen lie still: they were rolled before anybody looked.
        let fresh = roll.is_some() && cup.state.is_some() && !input.reduced_motion;
        cup.rolled = roll;
        cup.age = if fresh { 0.0 } else { TUMBLE };
        moving.dice = fresh;
    }
    if !moving.dice {
        cup.age = TUMBLE;
    }
    let rolling = cup.age < TUMBLE;
    let state = (dice, hand.lens.centre, hand.lens.scale, hand.free, paints.ready);
    if !rolling && !moving.dice && cup.state.as_ref() == Some(&state) {
        return;
    }
    if rolling {
        cup.age += time.delta_secs().min(0.05);
        moving.dice = cup.age < TUMBLE;
        redraw.write(RequestRedraw);
    }
    for entity in cup.drawn.drain(..) {
        commands.entity(entity).despawn();
    }
    if let Some(dice) = &state.0 {
        let marked = dice.pilot.and_then(|p| dice.faces.iter().position(|f| *f == p));
        for (n, &face) in dice.faces.iter().enumerate() {
            let way = Way::of(n, cup.age, &dice.sides);
            let face = way.face.unwrap_or(face);
            let picture = Picture::Die { face, pilot: way.face.is_none() && marked == Some(n) };
            // A column at the edge: there the board has most room to spare.
            let up = (dice.faces.len() - 1 - n) as f32;
            let corner = Vec2::new(hand.free.min.x + CORNER, hand.free.max.y - CORNER - STEP * up);
            let screen = ((corner + way.off) * hand.window.1).round() / hand.window.1;
            let at = hand.lens.to_board(screen, hand.free);
            for (picture, pixels, size, turn, tint, depth) in [
                (Picture::Shadow, 0, SIDE * 1.35, 0.0, [255, 255, 255, 200], DEPTH),
                (Picture::Glow, 0, SIDE * 1.8, 0.0, fade(dice.colour, 26), DEPTH + 0.1),
                (picture, side, SIDE, way.turn, [255, 255, 255, 255], DEPTH + 0.2),
            ] {
                let side = if pixels == 0 { super::lights::SIDE } else { pixels };
                let Some(painted) = paints.get(&Work::Picture(picture, side)) else { continue };
                let sprite =
                    painted.place.sprite(Vec2::splat(size / hand.lens.scale), colour(tint));
                let place = Transform::from_translation(world(at, depth + n as f32))
                    .with_rotation(Quat::from_rotation_z(turn));
                cup.drawn.push(commands.spawn((Name::new("die"), sprite, place)).id());
            }
        }
    }
    cup.state = Some(state);
}

/// How a die lies while it tumbles.
struct Way {
    /// Where it is beside its place, in logical pixels.
    off: Vec2,
    /// How far it is turned, in radians.
    turn: f32,
    /// The face that is up; `None` once it lies still.
    face: Option<u8>,
}

impl Way {
    fn of(die: usize, age: f32, sides: &[u8]) -> Way {
        // One after the other comes to rest.
        let own = (TUMBLE - 0.05 * (4.0 - die.min(4) as f32)).max(0.1);
        let share = (age / own).clamp(0.0, 1.0);
        if share >= 1.0 {
            return Way { off: Vec2::ZERO, turn: 0.0, face: None };
        }
        let left = 1.0 - ease_out(share);
        let hop = (share * std::f32::consts::PI * 2.5).sin().abs() * left;
        let flip = (age / FLIP) as u32;
        let spin = if die.is_multiple_of(2) { 1.0 } else { -1.0 };
        let nth = (unit(flip, die as u32, 77) * sides.len() as f32) as usize;
        Way {
            off: Vec2::new(-70.0 * left, -46.0 * hop),
            turn: spin * left * 5.0,
            face: sides.get(nth.min(sides.len().saturating_sub(1))).copied(),
        }
    }
}
