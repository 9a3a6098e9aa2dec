//! Lights on figures: what is offered glows in the seat's colour, what is pointed at or selected
//! gets a ring.
//!
//! Offers pulse for a moment when they come up, then shine steadily: where nothing happens nothing
//! moves.

use super::{
    BoardInput, BoardOutput, BoardSet,
    draw::{Detail, Drawn, colour, world},
    motion::Moving,
    paints::{Paints, Work},
};
use crate::{
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{ACCENT, Rgba, fade, lighter},
        },
        figures::Figure,
        scene::{key_of, thing_of},
    },
};
use bevy::{prelude::*, time::Real, window::RequestRedraw, winit::EventLoopProxyWrapper};

/// How long new offers pulse, in seconds, and how long one pulse takes.
const PULSE: (f32, f32) = (2.4, 1.2);
/// Side of the textures that lights are painted with, in pixels: they are soft, one size does.
pub(super) const SIDE: u32 = 128;
/// Depth of rings: above every figure.
const RINGS: f32 = 900.0;

/// The lights that are shown.
#[derive(Resource, Default)]
struct Lamps {
    lit: Vec<Lit>,
    state: Option<(u64, Option<String>, u64, f32)>,
    offers: Vec<(Thing, Rgba)>,
    /// Seconds since the offers changed.
    age: f32,
    asked: bool,
}

struct Lit {
    entity: Entity,
    alpha: f32,
    pulse: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lamps>()
        .add_systems(Update, (light, pulse).chain().in_set(BoardSet::Show).after(Drawn));
}

struct Lamp {
    picture: Picture,
    at: Vec2,
    side: f32,
    depth: f32,
    colour: Rgba,
    /// How much of the light pulses, 0 to 1.
    pulse: f32,
}

/// The lamps for one figure that is offered: the depth of the light under its layer, and its own
/// depth.
fn offered(
    figure: &Figure,
    (depth, own): (f32, f32),
    seat: Rgba,
    lamps: &mut Vec<Lamp>,
    least: f32,
) {
    let at = Vec2::from(figure.at);
    let size = figure.size.max(least);
    if figure.breadth < 1.0 {
        let light = |picture, share, colour, depth, pulse| Lamp {
            picture,
            at,
            side: size * share,
            depth,
            colour,
            pulse,
        };
        lamps.push(light(Picture::CardGlow, 1.3, fade(seat, 200), depth, 0.5));
        lamps.push(light(Picture::CardRing, 1.07, lighter(seat, 0.2), own + 0.0006, 0.3));
        return;
    }
    lamps.push(Lamp {
        picture: Picture::Glow,
        at,
        side: size * 2.3,
        depth,
        colour: fade(seat, 165),
        pulse: 0.5,
    });
    lamps.push(Lamp {
        picture: Picture::OfferRing,
        at,
        side: size * 1.5,
        depth: depth + 0.002,
        colour: lighter(seat, 0.25),
        pulse: 0.3,
    });
}

fn light(
    mut commands: Commands,
    mut lamps: ResMut<Lamps>,
    mut paints: ResMut<Paints>,
    input: Res<BoardInput>,
    output: Res<BoardOutput>,
    detail: Res<Detail>,
    moving: Res<Moving>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if detail.density <= 0.0 {
        return;
    }
    if !lamps.asked {
        lamps.asked = true;
        let pictures = [
            Picture::Glow,
            Picture::OfferRing,
            Picture::Selection,
            Picture::Highlight,
            Picture::Shadow,
            Picture::CardGlow,
            Picture::CardRing,
        ];
        paints.hold(pictures.map(|p| Work::Picture(p, SIDE)).to_vec(), proxy.as_deref());
    }
    let hovered = output.hovered.as_ref().map(|h| h.key.clone());
    let state = (input.version, hovered, paints.ready, detail.density);
    if lamps.state.as_ref() == Some(&state) {
        return;
    }
    if lamps.offers != input.offered {
        lamps.offers.clone_from(&input.offered);
        lamps.age = 0.0;
    }
    let all = input.scene.figures.len().max(1) as f32;
    let mut wanted = Vec::new();
    let least = 9.0 / (detail.density / detail.ratio);
    // A ring goes with its figure: as long as that moves, the lights are laid anew for each
    // picture.
    let mut restless = false;
    for (n, figure) in input.scene.figures.iter().enumerate() {
        let depth = figure.layer as f32 + n as f32 / all * 0.9 - 0.0004;
        let at = moving.seen(&figure.key).unwrap_or(Vec2::from(figure.at));
        let size = figure.size.max(least);
        let thing =
            thing_of(&figure.key).filter(|t| figure.picture.is_some() && key_of(*t) == figure.key);
        if let Some(thing) = thing {
            // The glow lies under everything of the board's pieces, so that no neighbour is veiled.
            if let Some((_, seat)) = input.offered.iter().find(|(t, _)| *t == thing) {
                offered(figure, (figure.layer as f32 - 0.02, depth), *seat, &mut wanted, least);
            }
            let card = figure.breadth < 1.0;
            let ring =
                |picture, share| if card { (Picture::CardRing, 1.08) } else { (picture, share) };
            restless |= (input.selected.contains(&thing) || input.highlighted.contains(&thing))
                && moving.seen(&figure.key).is_some();
            if input.selected.contains(&thing) {
                let (picture, share) = ring(Picture::Selection, 1.55);
                wanted.push(Lamp {
                    picture,
                    at,
                    side: size * share,
                    depth: RINGS,
                    colour: ACCENT,
                    pulse: 0.0,
                });
            }
            if input.highlighted.contains(&thing) {
                let (glow, far) =
                    if card { (Picture::CardGlow, 1.3) } else { (Picture::Glow, 2.8) };
                let (picture, share) = ring(Picture::Highlight, 1.75);
                wanted.push(Lamp {
                    picture: glow,
                    at,
                    side: size * far,
                    depth,
                    colour: fade(ACCENT, 190),
                    pulse: 0.0,
                });
                // White, so that it stands out from what is offered, whatever the seat's colour is.
                wanted.push(Lamp {
                    picture,
                    at,
                    side: size * share,
                    depth: RINGS,
                    colour: [255, 255, 255, 250],
                    pulse: 0.0,
                });
            }
        }
        if state.1.as_ref() == Some(&figure.key)
            && figure.picture.is_some_and(|p| !matches!(p, Picture::Body(_)))
        {
            restless |= moving.seen(&figure.key).is_some();
            let (picture, share) = if figure.breadth < 1.0 {
                (Picture::CardRing, 1.05)
            } else {
                (Picture::Highlight, 1.42)
            };
            wanted.push(Lamp {
                picture,
                at,
                side: size * share,
                depth: RINGS + 1.0,
                colour: [255, 255, 255, 235],
                pulse: 0.0,
            });
        }
    }
    for lit in lamps.lit.drain(..) {
        commands.entity(lit.entity).despawn();
    }
    for lamp in wanted {
        let Some(painted) = paints.get(&Work::Picture(lamp.picture, SIDE)) else { continue };
        let sprite = painted.place.sprite(Vec2::splat(lamp.side), colour(lamp.colour));
        let entity = commands
            .spawn((
                Name::new("light"),
                sprite,
                Transform::from_translation(world(lamp.at, lamp.depth)),
            ))
            .id();
        lamps.lit.push(Lit { entity, alpha: f32::from(lamp.colour[3]) / 255.0, pulse: lamp.pulse });
    }
    lamps.state = (!restless).then_some(state);
}

/// Lets new offers breathe for a moment.
fn pulse(
    mut lamps: ResMut<Lamps>,
    mut sprites: Query<&mut Sprite>,
    input: Res<BoardInput>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if lamps.lit.is_empty() || lamps.age > PULSE.0 {
        return;
    }
    lamps.age =
        if input.reduced_motion { PULSE.0 + 1.0 } else { lamps.age + time.delta_secs().min(0.05) };
    let share = (lamps.age / PULSE.0).min(1.0);
    // Fades out towards steady light.
    let wave = (1.0 - (lamps.age / PULSE.1 * std::f32::consts::TAU).cos()) / 2.0 * (1.0 - share);
    for lit in lamps.lit.iter().filter(|l| l.pulse > 0.0) {
        if let Ok(mut sprite) = sprites.get_mut(lit.entity) {
            sprite.color.set_alpha(lit.alpha * (1.0 - lit.pulse * wave));
        }
    }
    redraw.write(RequestRedraw);
}
