//! Highlights on figures: what is offered glows in the seat's colour, what is pointed at or
//! selected gets a ring.
//!
//! Offers pulse for a moment when they come up, then shine steadily: where nothing happens nothing
//! moves.

use super::{
    input::BoardInput,
    motion::Motion,
    order::{BoardSet, SpritesDrawn},
    output::BoardOutput,
    render_scale::RenderScale,
    sprites::{colour, world},
    texture_cache::{TextureCache, TextureKey},
};
use crate::{
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{ACCENT, OUTLINE_STRONG, Rgba, fade, lighter, lit},
        },
        figures::Figure,
        scene::{key_of, thing_of},
    },
};
use bevy::{prelude::*, time::Real, window::RequestRedraw, winit::EventLoopProxyWrapper};

/// How long new offers pulse, in seconds, and how long one pulse takes.
const PULSE: (f32, f32) = (2.4, 1.2);
/// Side of the textures that highlights are painted with, in pixels: they are soft, one size does.
pub(super) const SIDE: u32 = 128;
/// Depth of rings: above every figure.
const RINGS: f32 = 900.0;
/// How wide a card is beside its height, as card lights are drawn.
const CARD: f32 = 100.0 / 139.68;
/// Least size of a highlighted figure, in logical pixels.
const LEAST: f32 = 9.0;
/// Everything that highlights, and dice, are painted with.
const PICTURES: [Picture; 7] = [
    Picture::GLOW,
    Picture::OFFER_RING,
    Picture::SELECTION,
    Picture::HIGHLIGHT,
    Picture::SHADOW,
    Picture::CARD_GLOW,
    Picture::CARD_RING,
];

/// The highlights that are shown.
#[derive(Resource, Default)]
struct Highlights {
    shown: Vec<HighlightSprite>,
    state: Option<(u64, Option<String>, u64, f32)>,
    offers: Vec<(Thing, Rgba)>,
    /// Seconds since the offers changed.
    age: f32,
    /// How much of the light on offers was taken off the last time.
    veiled: f32,
}

struct HighlightSprite {
    entity: Entity,
    alpha: f32,
    pulse: f32,
    fades: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .add_systems(Startup, pin_pictures)
        .add_systems(Update, (draw, pulse).chain().in_set(BoardSet::Show).after(SpritesDrawn));
}

fn pin_pictures(mut textures: ResMut<TextureCache>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    textures.pin(PICTURES.map(|p| TextureKey::Picture(p, SIDE)), proxy.as_deref());
}

/// One glow or ring.
#[derive(Clone, Copy)]
struct Highlight {
    picture: Picture,
    at: Vec2,
    sides: Vec2,
    depth: f32,
    colour: Rgba,
    /// How much of the light pulses, 0 to 1.
    pulse: f32,
    /// It is on something that may be chosen, and fades in with that.
    fades: bool,
}

impl Highlight {
    /// The same ring bright and whole, with a dark one around and within it; lights stay as they
    /// are.
    fn of_two_tones(self) -> Vec<Highlight> {
        if [Picture::GLOW, Picture::CARD_GLOW].contains(&self.picture) {
            return vec![self];
        }
        let dark = |share: f32| Highlight {
            sides: self.sides * share,
            depth: self.depth - 0.0001,
            colour: OUTLINE_STRONG,
            pulse: 0.0,
            ..self
        };
        vec![
            dark(1.09),
            dark(0.92),
            Highlight { colour: fade(lit(self.colour), 255), pulse: 0.0, ..self },
        ]
    }
}

/// A figure to be highlighted: where it is seen, how large, and how deep it lies.
struct Target<'a> {
    figure: &'a Figure,
    at: Vec2,
    size: f32,
    depth: f32,
}

impl Target<'_> {
    /// Whether it is a rectangle: rings around it have corners.
    fn is_card(&self) -> bool {
        self.figure.breadth != 1.0
    }

    fn light(&self, (picture, share): (Picture, f32), depth: f32, colour: Rgba) -> Highlight {
        let sides = if [Picture::CARD_GLOW, Picture::CARD_RING].contains(&picture) {
            // They are drawn around a card; other rectangles stretch them.
            let (x, y) = self.figure.half();
            Vec2::new(2.0 * x / CARD, 2.0 * y)
        } else {
            Vec2::splat(self.size)
        };
        Highlight {
            picture,
            at: self.at,
            sides: sides * share,
            depth,
            colour,
            pulse: 0.0,
            fades: false,
        }
    }

    /// It may be chosen.
    fn offered(&self, seat: Rgba) -> [Highlight; 2] {
        let home = Target { at: self.figure.at.into(), ..*self };
        // The glow lies under everything of the board's pieces, so that no neighbour is veiled.
        let below = self.figure.layer as f32 - 0.02;
        let [mut glow, mut ring] = if self.is_card() {
            let ring = (Picture::CARD_RING, 1.07);
            [
                home.light((Picture::CARD_GLOW, 1.3), below, fade(seat, 200)),
                home.light(ring, self.depth + 0.0006, lighter(seat, 0.2)),
            ]
        } else {
            [
                home.light((Picture::GLOW, 2.3), below, fade(seat, 165)),
                home.light((Picture::OFFER_RING, 1.5), below + 0.002, lighter(seat, 0.25)),
            ]
        };
        (glow.pulse, ring.pulse) = (0.5, 0.3);
        (glow.fades, ring.fades) = (true, true);
        [glow, ring]
    }

    /// One click comes to it: a thin ring, so that what is offered itself stands out.
    fn within_reach(&self, seat: Rgba) -> Highlight {
        let home = Target { at: self.figure.at.into(), ..*self };
        let below = self.figure.layer as f32 - 0.018;
        // A card is read as a whole: its ring lies on its edge and nothing shines around it.
        let (ring, strength) = match self.is_card() {
            true => ((Picture::CARD_RING, 1.0), 190),
            false => ((Picture::OFFER_RING, 1.35), 120),
        };
        let depth = if self.is_card() { self.depth + 0.0006 } else { below };
        let ring = home.light(ring, depth, fade(lighter(seat, 0.2), strength));
        Highlight { fades: true, ..ring }
    }

    fn selected(&self) -> Highlight {
        let ring =
            if self.is_card() { (Picture::CARD_RING, 1.08) } else { (Picture::SELECTION, 1.55) };
        self.light(ring, RINGS, ACCENT)
    }

    /// Somebody speaks of it.
    fn pointed_at(&self) -> [Highlight; 2] {
        let (glow, ring) = if self.is_card() {
            ((Picture::CARD_GLOW, 1.3), (Picture::CARD_RING, 1.08))
        } else {
            ((Picture::GLOW, 2.8), (Picture::HIGHLIGHT, 1.75))
        };
        [
            self.light(glow, self.depth, fade(ACCENT, 190)),
            // White, so that it stands out from what is offered, whatever the seat's colour is.
            self.light(ring, RINGS, [255, 255, 255, 250]),
        ]
    }

    fn hovered(&self) -> Highlight {
        let ring =
            if self.is_card() { (Picture::CARD_RING, 1.05) } else { (Picture::HIGHLIGHT, 1.42) };
        self.light(ring, RINGS + 1.0, [255, 255, 255, 235])
    }
}

fn draw(
    mut commands: Commands,
    mut highlights: ResMut<Highlights>,
    mut textures: ResMut<TextureCache>,
    (input, output): (Res<BoardInput>, Res<BoardOutput>),
    scale: Res<RenderScale>,
    motion: Res<Motion>,
) {
    if scale.density <= 0.0 {
        return;
    }
    let hovered = output.hovered.as_ref().map(|h| h.key.clone());
    let state = (input.version, hovered, textures.ready, scale.density);
    if highlights.state.as_ref() == Some(&state) {
        return;
    }
    if highlights.offers != input.offered {
        highlights.offers.clone_from(&input.offered);
        highlights.age = 0.0;
    }
    let (mut wanted, restless) = wanted(&input, state.1.as_deref(), &scale, &motion);
    if input.high_contrast {
        wanted = wanted.into_iter().flat_map(Highlight::of_two_tones).collect();
    }
    for old in highlights.shown.drain(..) {
        commands.entity(old.entity).despawn();
    }
    for light in wanted {
        let Some(texture) = textures.get(&TextureKey::Picture(light.picture, SIDE)) else {
            continue;
        };
        let sprite = texture.region.sprite(light.sides, colour(light.colour));
        let place = Transform::from_translation(world(light.at, light.depth));
        let entity = commands.spawn((Name::new("highlight"), sprite, place)).id();
        let alpha = f32::from(light.colour[3]) / 255.0;
        let (pulse, fades) = (light.pulse, light.fades);
        highlights.shown.push(HighlightSprite { entity, alpha, pulse, fades });
    }
    highlights.veiled = 0.0;
    highlights.state = (!restless).then_some(state);
}

/// How large a light around a round figure must be to be seen around what lies on its middle as
/// well; 0 where nothing does.
fn hidden_under(input: &BoardInput, figure: &Figure, zoom: f32) -> f32 {
    let middle = Vec2::from(figure.at);
    let over = input.scene.figures.iter().filter(|f| f.layer > figure.layer && f.breadth == 1.0);
    let solid = over.filter(|f| f.picture.is_some_and(|picture| !picture.is_scenic()));
    let sizes = solid.filter_map(|f| {
        let (size, away) = (f.size_at(zoom), middle.distance(f.at.into()));
        // A ring stands half as far again from the middle as the edge does.
        (away < size / 2.0).then_some((size + 2.0 * away) * 0.8)
    });
    sizes.fold(0.0, f32::max)
}

/// Everything that shines now, and whether a ring goes with a figure that moves: then it is laid
/// anew for each frame.
fn wanted(
    input: &BoardInput,
    hovered: Option<&str>,
    scale: &RenderScale,
    motion: &Motion,
) -> (Vec<Highlight>, bool) {
    let all = input.scene.figures.len().max(1) as f32;
    let (mut wanted, mut restless) = (Vec::new(), false);
    for (n, figure) in input.scene.figures.iter().enumerate() {
        let moving = motion.seen(&figure.key);
        let target = Target {
            figure,
            at: moving.unwrap_or(figure.at.into()),
            size: figure.size_at(scale.zoom()).max(LEAST / scale.zoom()),
            depth: figure.layer as f32 + n as f32 / all * 0.9 - 0.0004,
        };
        let thing =
            thing_of(&figure.key).filter(|t| figure.picture.is_some() && key_of(*t) == figure.key);
        if let Some(thing) = thing {
            // What flies has not come yet to where it may be chosen.
            let flies = motion.flies(&figure.key);
            restless |= flies;
            let lit = |things: &[(Thing, Rgba)]| {
                things.iter().find(|(t, _)| *t == thing && !flies).map(|(_, seat)| *seat)
            };
            if let Some(seat) = lit(&input.offered) {
                let size = target.size.max(hidden_under(input, figure, scale.zoom()));
                wanted.extend(Target { size, ..target }.offered(seat));
            } else if let Some(seat) = lit(&input.within_reach) {
                wanted.push(target.within_reach(seat));
            }
            let steady = wanted.len();
            if input.selected.contains(&thing) {
                wanted.push(target.selected());
            }
            if input.highlighted.contains(&thing) {
                wanted.extend(target.pointed_at());
            } else if input.touched.contains(&thing) {
                wanted.push(target.hovered());
            }
            restless |= moving.is_some() && wanted.len() > steady;
        }
        // Beside what a lesson wants nothing else shines, whatever the pointer rests on.
        let shines = || {
            let wished = |t: Thing| input.offered.iter().any(|(offered, _)| *offered == t);
            !input.led || thing.is_some_and(wished)
        };
        let solid = figure.picture.is_some_and(|p| !p.is_scenic());
        if hovered == Some(&figure.key) && solid && shines() {
            restless |= moving.is_some();
            wanted.push(target.hovered());
        }
    }
    (wanted, restless)
}

/// Lets new offers pulse for a moment, and fade in until they take a press.
fn pulse(
    mut highlights: ResMut<Highlights>,
    mut sprites: Query<&mut Sprite>,
    input: Res<BoardInput>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pulses = highlights.age <= PULSE.0;
    if highlights.shown.is_empty() || !pulses && highlights.veiled == input.veiled {
        return;
    }
    highlights.veiled = input.veiled;
    highlights.age = if input.reduced_motion {
        PULSE.0 + 1.0
    } else {
        highlights.age + time.delta_secs().min(0.05)
    };
    let age = highlights.age;
    let share = (age / PULSE.0).min(1.0);
    // Fades out towards steady light.
    let wave = (1.0 - (age / PULSE.1 * std::f32::consts::TAU).cos()) / 2.0 * (1.0 - share);
    for light in highlights.shown.iter().filter(|l| l.pulse > 0.0 || l.fades) {
        if let Ok(mut sprite) = sprites.get_mut(light.entity) {
            let seen = if light.fades { 1.0 - input.veiled } else { 1.0 };
            sprite.color.set_alpha(light.alpha * (1.0 - light.pulse * wave) * seen);
        }
    }
    if pulses {
        redraw.write(RequestRedraw);
    }
}
