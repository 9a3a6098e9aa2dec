//! Figures as sprites: compares the new scene with what is shown and changes only what differs.
//!
//! Everything lies on whole device pixels at the zoom that the lens rests at, so that edges and
//! words are crisp.

use super::{
    BoardInput, BoardSet,
    hand::Hand,
    lens::Lens,
    motion::Moving,
    pages::Place,
    paints::{LARGEST, Painted, Paints, Words, Work},
    room::{self, Share},
};
use crate::view::{
    art::{Picture, palette::Rgba},
    figures::{Anchor, Figure, Label},
};
use bevy::{
    platform::collections::HashMap, prelude::*, sprite::Anchor as SpriteAnchor, time::Real,
    window::RequestRedraw, winit::EventLoopProxyWrapper,
};
use std::sync::Arc;

/// Smallest and largest type of a label on the screen, in logical pixels at the usual text size.
const TYPE: (f32, f32) = (13.0, 23.0);
/// How much more of the board than is seen is painted for a zoom, as a share of what is seen.
const BEYOND: f32 = 0.8;
/// How long the lens rests before pictures are painted for the new zoom, in seconds.
const REST: f32 = 0.12;

/// The step that brings figures to the scene; others go before or after it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Drawn;

/// The zoom that pictures are painted for.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
pub(super) struct Detail {
    /// Device pixels for a board unit; 0 before the first picture.
    pub density: f32,
    /// Device pixels for a logical one.
    pub ratio: f32,
    /// How large words are beside the usual size.
    pub text: f32,
    pub waiting: f32,
}

/// The sprites of the figures, by key.
#[derive(Resource, Default)]
pub(super) struct Cast {
    shown: HashMap<String, Shown>,
    version: Option<u64>,
    detail: Detail,
    ready: u64,
    moved: bool,
    /// The part of the board that is painted for this zoom.
    near: Rect,
}

/// A sprite and the place of its picture, which is held as long as it is shown.
#[derive(Default)]
struct Worn {
    entity: Option<Entity>,
    place: Option<Arc<Place>>,
}

struct Shown {
    figure: Figure,
    depth: f32,
    sprite: Worn,
    words: Worn,
    /// How its words are written, where there is room for them.
    share: Share,
}

/// A sprite of the board.
#[derive(Component)]
pub(super) struct OnBoard;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Detail>()
        .init_resource::<Cast>()
        .add_systems(Update, (settle.before(Drawn), show.in_set(Drawn)).in_set(BoardSet::Show));
}

/// Takes over the zoom when the lens has come to rest: while it moves, painters would only be in
/// its way.
fn settle(
    mut detail: ResMut<Detail>,
    mut last: Local<f32>,
    (hand, input): (Res<Hand>, Res<BoardInput>),
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let text = if input.text_scale > 0.0 { input.text_scale.clamp(0.5, 3.0) } else { 1.0 };
    let wanted = Detail { density: hand.density(), ratio: hand.window.1, text, waiting: 0.0 };
    let still = wanted.density == std::mem::replace(&mut *last, wanted.density);
    if hand.window.0.min_element() < 1.0
        || (detail.density == wanted.density && detail.ratio == wanted.ratio && detail.text == text)
    {
        if detail.waiting != 0.0 {
            detail.waiting = 0.0;
        }
        return;
    }
    let waited = if still { detail.waiting + time.delta_secs().min(0.05) } else { 0.0 };
    if detail.density == 0.0 || detail.ratio != wanted.ratio || waited >= REST {
        *detail = wanted;
    } else {
        detail.waiting = waited;
        redraw.write(RequestRedraw);
    }
}

/// The board's position in the world.
pub(super) fn world(at: Vec2, depth: f32) -> Vec3 {
    Vec3::new(at.x, -at.y, depth)
}

/// The middle of something `pixels` large nearest to `at` that lies on whole device pixels.
fn snapped(at: Vec2, pixels: Vec2, density: f32) -> Vec2 {
    ((at * density - pixels / 2.0).round() + pixels / 2.0) / density
}

/// The longest side of a picture in this window.
fn largest(hand: &Hand) -> f32 {
    (hand.window.0.max_element() * hand.window.1 * SHARE).clamp(512.0, LARGEST as f32)
}

/// Side of a figure's picture in device pixels. Bodies are soft and dear to paint: few sizes do.
fn side(picture: Picture, size: f32, density: f32, largest: f32) -> u32 {
    let exact = (size * density).clamp(1.0, largest);
    match picture {
        Picture::Body(_) => ((exact.log2() * 3.0).ceil() / 3.0).exp2().round().min(768.0) as u32,
        _ => exact.round() as u32,
    }
}

/// The work that paints a label, if it is to be seen at this zoom.
pub(super) fn words(label: &Label, detail: &Detail, share: Share) -> Option<Words> {
    let scale = detail.density / detail.ratio;
    if scale < label.from_zoom
        || label.text.is_empty()
        || share.size <= 0.0
        || share.short && label.short.is_empty()
    {
        return None;
    }
    let logical =
        (label.size * scale).clamp(TYPE.0, TYPE.1.max(label.size)) * detail.text * share.size;
    let mut words = Words {
        text: if share.short { label.short.clone() } else { label.text.clone() },
        bold: label.bold,
        title: label.title,
        quarters: (logical * detail.ratio * 4.0).round() as u32,
        colour: label.colour,
        plate: label.plate,
        share: match label.anchor {
            Anchor::Centre | Anchor::Above | Anchor::Below => 1,
            Anchor::Left => 2,
            Anchor::Right => 0,
        },
    };
    if label.room > 0.0 {
        words.shorten(label.room * detail.density);
    }
    Some(words)
}

/// Where the middle of a label lies beside a figure in board units, for words of this size.
pub(super) fn beside(
    figure: &Figure,
    label: &Label,
    words: &Words,
    detail: &Detail,
    share: Share,
) -> Vec2 {
    let inner = words.measure() / detail.density;
    let (half, gap) = (figure.size / 2.0, words.quarters as f32 / 4.0 / detail.density * 0.25);
    let nudged = Vec2::new(0.0, inner.y * share.nudge);
    let by = match label.anchor {
        Anchor::Centre => Vec2::ZERO,
        Anchor::Above => Vec2::new(0.0, -half - gap - inner.y / 2.0),
        Anchor::Below => Vec2::new(0.0, half + gap + inner.y / 2.0),
        Anchor::Left => Vec2::new(-half - gap - inner.x / 2.0, 0.0),
        Anchor::Right => Vec2::new(half + gap + inner.x / 2.0, 0.0),
    };
    by + nudged
}

/// A colour of the palette as Bevy has it.
pub(super) fn colour(c: Rgba) -> Color {
    Color::srgba_u8(c[0], c[1], c[2], c[3])
}

fn show(
    mut commands: Commands,
    mut cast: ResMut<Cast>,
    mut paints: ResMut<Paints>,
    mut moving: ResMut<Moving>,
    (input, hand): (Res<BoardInput>, Res<Hand>),
    detail: Res<Detail>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut sprites: Sprites,
) {
    let cast = &mut *cast;
    let fresh = cast.version != Some(input.version);
    let seen = Rect::from_corners(
        hand.lens.to_board(hand.free.min, hand.free),
        hand.lens.to_board(hand.free.max, hand.free),
    );
    // While the lens is on its way to another zoom, nothing is painted for the old one.
    let away = detail.density == hand.density()
        && !(cast.near.contains(seen.min) && cast.near.contains(seen.max));
    let sharper = cast.detail != *detail || cast.ready != paints.ready || away;
    if detail.density <= 0.0 || !(fresh || sharper || moving.any() || cast.moved) {
        return;
    }
    cast.moved = moving.any();
    if fresh {
        change_cast(cast, &input, &mut moving, &mut commands);
        cast.version = Some(input.version);
    }
    if fresh || sharper {
        if fresh || cast.detail != *detail {
            make_room(cast, &detail);
        }
        if away || cast.detail != *detail {
            cast.near = Rect::from_center_size(seen.center(), seen.size() * (1.0 + BEYOND));
        }
        (cast.detail, cast.ready) = (*detail, paints.ready);
        paints.begin();
        let mut wanted = Vec::new();
        let room = Room {
            near: cast.near,
            detail: *detail,
            whole: Lens::fit(hand.bounds, hand.free).scale * hand.window.1,
            largest: largest(&hand),
        };
        for shown in cast.shown.values_mut() {
            dress_figure(
                shown,
                &moving,
                &room,
                &mut paints,
                &mut wanted,
                &mut commands,
                &mut sprites,
            );
        }
        // Words and small pictures first: they are quick, and the board can be read with them
        // alone.
        wanted.sort_by_key(|w| match w {
            Work::Words(_) => 0,
            Work::Picture(Picture::Body(_), side) => 1_000_000 + side,
            Work::Picture(_, side) => *side,
        });
        paints.order(wanted, proxy.as_deref());
        return;
    }
    for shown in cast.shown.values() {
        let Some(at) = moving
            .seen(&shown.figure.key)
            .or_else(|| (!moving.any()).then_some(Vec2::from(shown.figure.at)))
        else {
            continue;
        };
        for entity in [shown.sprite.entity, shown.words.entity].into_iter().flatten() {
            if let Ok((sprite, mut transform, _)) = sprites.get_mut(entity) {
                let by = if Some(entity) == shown.words.entity {
                    offset(shown, &detail)
                } else {
                    Vec2::ZERO
                };
                let size = sprite.custom_size.unwrap_or_default() * detail.density;
                let to = world(snapped(at + by, size, detail.density), transform.translation.z);
                if transform.translation != to {
                    transform.translation = to;
                }
            }
        }
    }
}

/// Finds out which words have room at this zoom.
fn make_room(cast: &mut Cast, detail: &Detail) {
    let mut all: Vec<&mut Shown> = cast.shown.values_mut().collect();
    all.sort_by(|a, b| a.depth.total_cmp(&b.depth));
    let figures: Vec<&Figure> = all.iter().map(|s| &s.figure).collect();
    let shares = room::shares(&figures, detail);
    for (shown, share) in all.into_iter().zip(shares) {
        shown.share = share;
    }
}

/// Where the words of a figure lie beside it.
fn offset(shown: &Shown, detail: &Detail) -> Vec2 {
    let Some(label) = &shown.figure.label else { return Vec2::ZERO };
    words(label, detail, shown.share)
        .map_or(Vec2::ZERO, |w| beside(&shown.figure, label, &w, detail, shown.share))
}

/// Takes the figures of the new scene over: sends movers on their way, dismisses those that are
/// gone.
fn change_cast(cast: &mut Cast, input: &BoardInput, moving: &mut Moving, commands: &mut Commands) {
    let mut before = std::mem::take(&mut cast.shown);
    let all = input.scene.figures.len().max(1) as f32;
    for (n, figure) in input.scene.figures.iter().enumerate() {
        let depth = figure.layer as f32 + n as f32 / all * 0.9;
        let mut shown = before.remove(&figure.key).unwrap_or_else(|| Shown {
            figure: figure.clone(),
            depth,
            sprite: Worn::default(),
            words: Worn::default(),
            share: Share::WHOLE,
        });
        if shown.figure.at != figure.at && shown.sprite.entity.is_some() && !input.reduced_motion {
            let points = way(&shown.figure, figure, &input.paths);
            moving.send(&figure.key, points);
        }
        if figure.picture.is_none() {
            std::mem::take(&mut shown.sprite).leave(commands);
        }
        if figure.label.is_none() {
            std::mem::take(&mut shown.words).leave(commands);
        }
        (shown.figure, shown.depth) = (figure.clone(), depth);
        cast.shown.insert(figure.key.clone(), shown);
    }
    for gone in before.into_values() {
        gone.sprite.leave(commands);
        gone.words.leave(commands);
    }
}

/// The way of a figure from its old place to its new one. A way given in middles of spaces is
/// shifted to where the figure stands beside them.
fn way(old: &Figure, new: &Figure, paths: &[(String, Vec<(f32, f32)>)]) -> Vec<Vec2> {
    let (from, to) = (Vec2::from(old.at), Vec2::from(new.at));
    let mut points: Vec<Vec2> = paths
        .iter()
        .filter(|(key, _)| *key == new.key)
        .flat_map(|(_, way)| way.iter().map(|p| Vec2::from(*p)))
        .collect();
    points.dedup();
    let by = points.last().map_or(Vec2::ZERO, |last| to - last);
    let beside = |p: &Vec2, at: Vec2| (*p - at).length() < 30.0;
    points.pop_if(|p| beside(p, to));
    if points.first().is_some_and(|p| beside(p, from)) {
        points.remove(0);
    }
    std::iter::once(from).chain(points.into_iter().map(|p| p + by)).chain([to]).collect()
}

/// What figures are dressed for.
struct Room {
    /// The part of the board that is painted for the zoom.
    near: Rect,
    detail: Detail,
    /// Device pixels for a board unit where the whole board is seen.
    whole: f32,
    /// The longest side of a picture in device pixels. What is larger than the window is seen in
    /// part, and need not be as sharp.
    largest: f32,
}

/// The longest side of a picture as a share of the window's.
const SHARE: f32 = 0.8;

type Sprites<'w, 's> = Query<
    'w,
    's,
    (&'static mut Sprite, &'static mut Transform, &'static mut Visibility),
    With<OnBoard>,
>;

/// Gives one figure its textures and its place. What is far out of sight is painted as small as the
/// whole board needs it: it stands in when the board is moved or seen as a whole.
fn dress_figure(
    shown: &mut Shown,
    moving: &Moving,
    room: &Room,
    paints: &mut Paints,
    wanted: &mut Vec<Work>,
    commands: &mut Commands,
    sprites: &mut Sprites,
) {
    let detail = &room.detail;
    let Shown { figure, depth, sprite, words: written, share } = shown;
    let at = moving.seen(&figure.key).unwrap_or(Vec2::from(figure.at));
    let density = detail.density;
    if density / detail.ratio < figure.from_zoom {
        sprite.hide(sprites);
        written.hide(sprites);
        return;
    }
    let reach = room.near.inflate(figure.size / 2.0);
    let near = reach.contains(at) || reach.contains(Vec2::from(figure.at));
    if let Some(picture) = figure.picture {
        let side = side(
            picture,
            figure.size,
            if near { density } else { density.min(room.whole) },
            room.largest,
        );
        let work = Work::Picture(picture, side);
        let painted = if near { paints.get(&work) } else { paints.get_exact(&work) };
        if painted.as_ref().is_none_or(|p| !p.exact) {
            wanted.push(work);
        }
        let soft = matches!(picture, Picture::Body(_)) || figure.turn != 0.0;
        let exact = near && !soft && figure.size * density < room.largest;
        let pixels = Vec2::splat(if exact { side as f32 } else { figure.size * density });
        let stand = Stand {
            at: if soft { at } else { snapped(at, pixels, density) },
            depth: *depth,
            turn: figure.turn,
        };
        if painted.is_none() && !near {
            sprite.hide(sprites);
        } else {
            sprite.put(painted, pixels / density, figure.tint, stand, commands, sprites);
        }
    }
    if let Some(label) = &figure.label {
        let Some(words) = words(label, detail, *share).filter(|_| near) else {
            written.hide(sprites);
            return;
        };
        let by = beside(figure, label, &words, detail, *share);
        let work = Work::Words(words);
        let painted = paints.get(&work);
        if painted.is_none() {
            wanted.push(work);
        }
        let pixels = painted.as_ref().map_or(Vec2::ZERO, |p| p.size);
        let stand =
            Stand { at: snapped(at + by, pixels, density), depth: *depth + 0.0005, turn: 0.0 };
        written.put(
            painted,
            pixels / density,
            crate::view::figures::PLAIN,
            stand,
            commands,
            sprites,
        );
    }
}

/// Where and how a sprite stands.
struct Stand {
    at: Vec2,
    depth: f32,
    turn: f32,
}

impl Worn {
    /// Spawns or changes the sprite; without a picture it stays as it is until one has been
    /// painted.
    fn put(
        &mut self,
        look: Option<Painted>,
        size: Vec2,
        tint: Rgba,
        stand: Stand,
        commands: &mut Commands,
        sprites: &mut Sprites,
    ) {
        let Some(place) = look.map(|p| p.place) else { return };
        let to = Transform::from_translation(world(stand.at, stand.depth))
            .with_rotation(Quat::from_rotation_z(-stand.turn));
        let own = place.sprite(size, colour(tint));
        match self.entity {
            Some(entity) => {
                if let Ok((mut sprite, mut transform, mut visibility)) = sprites.get_mut(entity) {
                    visibility.set_if_neq(Visibility::Inherited);
                    if *transform != to {
                        *transform = to;
                    }
                    if sprite.image != own.image
                        || sprite.rect != own.rect
                        || sprite.custom_size != own.custom_size
                        || sprite.color != own.color
                    {
                        *sprite = own;
                    }
                }
            }
            None => {
                self.entity = Some(commands.spawn((OnBoard, own, SpriteAnchor::CENTER, to)).id())
            }
        }
        self.place = Some(place);
    }
    /// Hides the sprite and gives its picture back.
    fn hide(&mut self, sprites: &mut Sprites) {
        if let Some((_, _, mut visibility)) = self.entity.and_then(|e| sprites.get_mut(e).ok()) {
            visibility.set_if_neq(Visibility::Hidden);
            self.place = None;
        }
    }
    fn leave(self, commands: &mut Commands) {
        if let Some(entity) = self.entity {
            commands.entity(entity).despawn();
        }
    }
}
