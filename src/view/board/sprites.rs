//! Figures as sprites: compares the new scene with what is shown and changes only what differs.
//!
//! Everything lies on whole device pixels at the zoom that the camera rests at, so that edges and
//! words are crisp.

use super::{
    camera::CameraPose,
    control::CameraControl,
    hit::WrittenName,
    input::BoardInput,
    motion::Motion,
    order::{BoardSet, SpritesDrawn, WrittenNames},
    render_scale::RenderScale,
    texture::TextureRegion,
    texture_cache::{CachedTexture, LARGEST, TextureCache, TextureKey},
};
use crate::view::{
    art::{Picture, palette::Rgba},
    figures::{Figure, Line, PLAIN, Scene},
    labels::{self, LabelFit, LabelHomes, label_image},
    scene::named_by,
};
use bevy::{
    ecs::system::SystemParam, platform::collections::HashMap, prelude::*,
    sprite::Anchor as SpriteAnchor, winit::EventLoopProxyWrapper,
};
use std::{collections::BTreeMap, sync::Arc};

/// How much more of the board than is seen is painted for a zoom, as a share of what is seen.
const BEYOND: f32 = 0.8;
/// The longest side of a picture as a share of the window's.
const LONGEST_SHARE: f32 = 0.8;
/// How far a label lies above its figure.
const LABEL_DEPTH: f32 = 0.0005;

/// The sprites of the figures, by key.
#[derive(Resource, Default)]
struct FigureSprites {
    entries: HashMap<String, FigureEntry>,
    version: Option<u64>,
    scale: RenderScale,
    ready: u64,
    moved: bool,
    /// The part of the board that is painted for this zoom.
    near: Rect,
    /// The scene that is shown.
    scene: Option<Arc<Scene>>,
    /// Where names stood at first, and for which size of words that counts.
    homes: LabelHomes,
    homes_for: (f32, f32),
}

struct FigureEntry {
    figure: Figure,
    depth: f32,
    picture: SpriteSlot,
    label: SpriteSlot,
    /// How its label is written, where there is room for it.
    fit: LabelFit,
}

/// A sprite and the region of its texture, which is held as long as it is shown.
#[derive(Default)]
struct SpriteSlot {
    entity: Option<Entity>,
    region: Option<Arc<TextureRegion>>,
    /// How large the whole picture is, in board units.
    size: Vec2,
}

/// A sprite of the board.
#[derive(Component)]
struct FigureSprite;

type SpriteQuery<'w, 's> = Query<
    'w,
    's,
    (
        &'static mut Sprite,
        &'static mut SpriteAnchor,
        &'static mut Transform,
        &'static mut Visibility,
    ),
    With<FigureSprite>,
>;

/// Everything that sprites are spawned and changed with.
#[derive(SystemParam)]
struct SpriteWriter<'w, 's> {
    commands: Commands<'w, 's>,
    sprites: SpriteQuery<'w, 's>,
    textures: ResMut<'w, TextureCache>,
    motion: ResMut<'w, Motion>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FigureSprites>()
        .init_resource::<WrittenNames>()
        .add_systems(Update, draw.in_set(SpritesDrawn).in_set(BoardSet::Show));
}

/// The board's position in the world.
pub(super) fn world(at: Vec2, depth: f32) -> Vec3 {
    Vec3::new(at.x, -at.y, depth)
}

/// A colour of the palette as Bevy has it.
pub(super) fn colour(c: Rgba) -> Color {
    Color::srgba_u8(c[0], c[1], c[2], c[3])
}

/// The middle of something `pixels` large nearest to `at` that lies on whole device pixels.
fn snapped(at: Vec2, pixels: Vec2, density: f32) -> Vec2 {
    ((at * density - pixels / 2.0).round() + pixels / 2.0) / density
}

/// Side of a figure's picture in device pixels. Bodies are soft and dear to paint: few sizes do.
fn side(picture: Picture, size: f32, density: f32, largest: f32) -> u32 {
    let exact = (size * density).clamp(1.0, largest);
    if picture.is_scenic() {
        ((exact.log2() * 3.0).ceil() / 3.0).exp2().round().min(768.0) as u32
    } else {
        exact.round() as u32
    }
}

fn draw(
    mut shown: ResMut<FigureSprites>,
    (input, control): (Res<BoardInput>, Res<CameraControl>),
    scale: Res<RenderScale>,
    mut names: ResMut<WrittenNames>,
    mut writer: SpriteWriter,
) {
    let shown = &mut *shown;
    let fresh = shown.version != Some(input.version);
    let seen = Rect::from_corners(
        control.pose.to_board(control.free.min, control.free),
        control.pose.to_board(control.free.max, control.free),
    );
    // While the camera is on its way to another zoom, nothing is painted for the old one.
    let away = scale.density == control.density()
        && !(shown.near.contains(seen.min) && shown.near.contains(seen.max));
    let rescaled = shown.scale != *scale;
    let sharper = rescaled || shown.ready != writer.textures.ready || away;
    let moving = writer.motion.stirs();
    if scale.density <= 0.0 || !(fresh || sharper || moving || shown.moved) {
        return;
    }
    shown.moved = moving;
    if !fresh && !sharper {
        return shown.follow_motion(&scale, &mut writer);
    }
    if fresh {
        shown.take_over(&input, &mut writer);
        shown.rock(&input, &mut writer);
        shown.version = Some(input.version);
    }
    if fresh || rescaled {
        shown.lay_out_labels(&input.scene.lines, &scale);
        names.0 = Arc::new(shown.names(&scale));
    }
    if away || rescaled {
        shown.near = Rect::from_center_size(seen.center(), seen.size() * (1.0 + BEYOND));
    }
    (shown.scale, shown.ready) = (*scale, writer.textures.ready);
    shown.dress(&DrawContext::new(shown.near, *scale, &control), &mut writer);
}

impl FigureSprites {
    /// Takes the figures of the new scene over: sends movers on their way, dismisses those that are
    /// gone.
    fn take_over(&mut self, input: &BoardInput, writer: &mut SpriteWriter) {
        let mut before = std::mem::take(&mut self.entries);
        let all = (input.scene.figures.len() + input.ghosts.len()).max(1) as f32;
        let moves = !input.reduced_motion && !input.still;
        let rides = if moves { rides(&before, &input.scene) } else { BTreeMap::new() };
        for (n, figure) in input.scene.figures.iter().chain(&input.ghosts).enumerate() {
            let depth = figure.layer as f32 + n as f32 / all * 0.9;
            let known = before.remove(&figure.key);
            let points = match &known {
                Some(entry) if moves && entry.is_seen() && entry.figure.at != figure.at => {
                    path(&entry.figure, figure, &input.paths, &rides)
                }
                None => rides.get(&figure.float).map_or_else(Vec::new, |by| aboard(figure, *by)),
                Some(_) => Vec::new(),
            };
            if !points.is_empty() {
                writer.motion.send(&figure.key, points);
            }
            let mut entry = known.unwrap_or_else(|| FigureEntry::new(figure, depth));
            if figure.picture.is_none() {
                std::mem::take(&mut entry.picture).despawn(writer);
            }
            if figure.label.is_none() {
                std::mem::take(&mut entry.label).despawn(writer);
            }
            (entry.figure, entry.depth) = (figure.clone(), depth);
            self.entries.insert(figure.key.clone(), entry);
        }
        for gone in before.into_values() {
            gone.picture.despawn(writer);
            gone.label.despawn(writer);
        }
    }

    /// What floats rocks a little once something has happened on the table: a thing came, went or
    /// stands elsewhere. The same table drawn anew, as for a window of another size, lies still.
    fn rock(&mut self, input: &BoardInput, writer: &mut SpriteWriter) {
        let before = self.scene.replace(input.scene.clone());
        let happened = before.is_some_and(|before| {
            let (old, new) = (&before.figures, &input.scene.figures);
            let same = |(a, b): (&Figure, &Figure)| a.key == b.key && a.at == b.at;
            old.len() != new.len() || !old.iter().zip(new).all(same)
        });
        if !happened || input.reduced_motion {
            return;
        }
        for figure in input.scene.figures.iter().filter(|figure| figure.float > 0) {
            writer.motion.rock(&figure.key, figure.at.into(), figure.float);
        }
    }

    /// Finds out which labels have room at this zoom.
    fn lay_out_labels(&mut self, lines: &[Line], scale: &RenderScale) {
        let mut all: Vec<&mut FigureEntry> = self.entries.values_mut().collect();
        all.sort_by(|a, b| a.depth.total_cmp(&b.depth));
        let figures: Vec<&Figure> = all.iter().map(|entry| &entry.figure).collect();
        let worded = (scale.text, scale.firm);
        if scale.text > 0.0 && worded != self.homes_for {
            self.homes.clear();
            self.homes_for = worded;
        }
        let fits = labels::lay_out(&figures, lines, &scale.labels(), &self.homes);
        for (entry, fit) in all.into_iter().zip(fits) {
            entry.fit = fit;
            if let Some(spot) = fit.spot
                && !self.homes.contains_key(&entry.figure.key)
            {
                self.homes.insert(entry.figure.key.clone(), spot);
            }
        }
    }

    /// Where words stand at this zoom, and what they name: another figure, or their own.
    fn names(&self, scale: &RenderScale) -> Vec<WrittenName> {
        let shown = self.entries.values().filter(|e| scale.zoom() >= e.figure.from_zoom);
        let named = shown.filter_map(|entry| {
            let key = entry.figure.key.as_str();
            let of = named_by(key).unwrap_or(key).to_owned();
            let (middle, half) = labels::written(&entry.figure, &scale.labels(), entry.fit)?;
            let lies = Rect::from_center_half_size(middle.into(), half.into());
            Some(WrittenName { of, lies })
        });
        named.collect()
    }

    /// Gives every figure its textures and its place, and has painted what is missing.
    fn dress(&mut self, context: &DrawContext, writer: &mut SpriteWriter) {
        writer.textures.next_generation();
        let mut wanted = Vec::new();
        for entry in self.entries.values_mut() {
            entry.dress(context, &mut wanted, writer);
        }
        // Labels and small pictures first: they are quick, and the board can be read with them
        // alone.
        wanted.sort_by_key(|key| match key {
            TextureKey::Label(_) => 0,
            TextureKey::Picture(picture, side) if picture.is_scenic() => 1_000_000 + side,
            TextureKey::Picture(_, side) => *side,
        });
        writer.textures.request(wanted, writer.proxy.as_deref());
    }

    /// Puts figures that move, or have just come to rest, where they are now.
    fn follow_motion(&self, scale: &RenderScale, writer: &mut SpriteWriter) {
        let moving = writer.motion.stirs();
        for entry in self.entries.values() {
            let resting = (!moving).then_some(Vec2::from(entry.figure.at));
            let Some(at) = writer.motion.seen(&entry.figure.key).or(resting) else { continue };
            for (slot, by) in
                [(&entry.picture, Vec2::ZERO), (&entry.label, entry.label_offset(scale))]
            {
                let Some(entity) = slot.entity else { continue };
                let Ok((_, _, mut transform, _)) = writer.sprites.get_mut(entity) else {
                    continue;
                };
                let pixels = slot.size * scale.density;
                let to = world(snapped(at + by, pixels, scale.density), transform.translation.z);
                if transform.translation != to {
                    transform.translation = to;
                }
            }
        }
    }
}

/// How far each that floats goes, by its number: the first figure of a number is what the others
/// ride on.
fn rides(before: &HashMap<String, FigureEntry>, scene: &Scene) -> BTreeMap<u8, Vec2> {
    let mut rides = BTreeMap::new();
    for figure in scene.figures.iter().filter(|figure| figure.float > 0) {
        let known = before.get(&figure.key).filter(|entry| entry.figure.float == figure.float);
        if let Some(entry) = known {
            let by = Vec2::from(figure.at) - Vec2::from(entry.figure.at);
            rides.entry(figure.float).or_insert(by);
        }
    }
    rides.retain(|_, by| *by != Vec2::ZERO);
    rides
}

/// The way of what has come up on something that floats and moves: along with it.
fn aboard(figure: &Figure, by: Vec2) -> Vec<Vec2> {
    let to = Vec2::from(figure.at);
    vec![to - by, to]
}

/// The way of a figure from its old place to its new one. A path given in middles of spaces is
/// shifted to where the figure stands beside them. What leaves something that floats rides along
/// with it first.
fn path(
    old: &Figure,
    new: &Figure,
    paths: &[(String, Vec<(f32, f32)>)],
    rides: &BTreeMap<u8, Vec2>,
) -> Vec<Vec2> {
    let (from, to) = (Vec2::from(old.at), Vec2::from(new.at));
    if let Some(by) = rides.get(&old.float).filter(|_| new.float != old.float) {
        return vec![from, from + *by, to];
    }
    let mut points: Vec<Vec2> = paths
        .iter()
        .filter(|(key, _)| *key == new.key)
        .flat_map(|(_, path)| path.iter().map(|p| Vec2::from(*p)))
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

/// What figures are drawn for.
struct DrawContext {
    /// The part of the board that is painted for the zoom.
    near: Rect,
    scale: RenderScale,
    /// Device pixels for a board unit where the whole board is seen.
    whole: f32,
    /// The longest side of a picture in device pixels. What is larger than the window is seen in
    /// part, and need not be as sharp.
    largest: f32,
}

impl DrawContext {
    fn new(near: Rect, scale: RenderScale, control: &CameraControl) -> Self {
        let (window, ratio) = control.window;
        let largest = (window.max_element() * ratio * LONGEST_SHARE).clamp(512.0, LARGEST as f32);
        let whole = CameraPose::fit(control.bounds, control.free).scale * ratio;
        Self { near, scale, whole, largest }
    }
}

/// Where and how a sprite stands.
struct SpritePose {
    at: Vec2,
    depth: f32,
    turn: f32,
}

impl FigureEntry {
    fn new(figure: &Figure, depth: f32) -> Self {
        Self {
            figure: figure.clone(),
            depth,
            picture: SpriteSlot::default(),
            label: SpriteSlot::default(),
            fit: LabelFit::WHOLE,
        }
    }

    /// Whether it is on the board already. Words move with what they float on, and stand at once
    /// where they belong elsewhere.
    fn is_seen(&self) -> bool {
        let words = self.figure.float > 0 && self.label.entity.is_some();
        self.picture.entity.is_some() || words
    }

    /// Where the label lies beside the figure.
    fn label_offset(&self, scale: &RenderScale) -> Vec2 {
        let Some(label) = &self.figure.label else { return Vec2::ZERO };
        let scale = scale.labels();
        label_image(label, &scale, self.fit).map_or(Vec2::ZERO, |image| {
            labels::offset(&self.figure, label, &image, &scale, self.fit).into()
        })
    }

    /// Gives the figure its textures and its place. What is far out of sight is painted as small as
    /// the whole board needs it: it stands in when the board is moved or seen as a whole.
    fn dress(
        &mut self,
        context: &DrawContext,
        wanted: &mut Vec<TextureKey>,
        writer: &mut SpriteWriter,
    ) {
        if context.scale.zoom() < self.figure.from_zoom {
            self.picture.hide(writer);
            self.label.hide(writer);
            return;
        }
        let home = Vec2::from(self.figure.at);
        let at = writer.motion.seen(&self.figure.key).unwrap_or(home);
        let reach = context.near.inflate(self.figure.size_at(context.scale.zoom()) / 2.0);
        let near = reach.contains(at) || reach.contains(home);
        if let Some(picture) = self.figure.picture {
            self.dress_picture(picture, (at, near), context, wanted, writer);
        }
        if self.figure.label.is_some() {
            self.dress_label((at, near), context, wanted, writer);
        }
    }

    fn dress_picture(
        &mut self,
        picture: Picture,
        (at, near): (Vec2, bool),
        context: &DrawContext,
        wanted: &mut Vec<TextureKey>,
        writer: &mut SpriteWriter,
    ) {
        let (figure, density) = (&self.figure, context.scale.density);
        let painted_for = if near { density } else { density.min(context.whole) };
        let size = figure.size_at(context.scale.zoom());
        let side = side(picture, size, painted_for, context.largest);
        let key = TextureKey::Picture(picture, side);
        let texture =
            if near { writer.textures.get(&key) } else { writer.textures.get_exact(&key) };
        if texture.as_ref().is_none_or(|t| !t.exact) {
            wanted.push(key);
        }
        if texture.is_none() && !near {
            return self.picture.hide(writer);
        }
        let soft = picture.is_scenic() || figure.turn != 0.0;
        let exact = near && !soft && size * density < context.largest;
        let pixels = Vec2::splat(if exact { side as f32 } else { size * density });
        let at = if soft { at } else { snapped(at, pixels, density) };
        let pose = SpritePose { at, depth: self.depth, turn: figure.turn };
        self.picture.put(texture, pixels / density, figure.tint, pose, writer);
    }

    fn dress_label(
        &mut self,
        (at, near): (Vec2, bool),
        context: &DrawContext,
        wanted: &mut Vec<TextureKey>,
        writer: &mut SpriteWriter,
    ) {
        let (figure, scale) = (&self.figure, &context.scale);
        let image = figure.label.as_ref().and_then(|label| {
            let laid = scale.labels();
            let image = label_image(label, &laid, self.fit).filter(|_| near)?;
            Some((Vec2::from(labels::offset(figure, label, &image, &laid, self.fit)), image))
        });
        let Some((by, image)) = image else { return self.label.hide(writer) };
        let key = TextureKey::Label(image);
        let texture = writer.textures.get(&key);
        if texture.is_none() {
            wanted.push(key);
        }
        let pixels = texture.as_ref().map_or(Vec2::ZERO, |t| t.size);
        let at = snapped(at + by, pixels, scale.density);
        let pose = SpritePose { at, depth: self.depth + LABEL_DEPTH, turn: 0.0 };
        self.label.put(texture, pixels / scale.density, PLAIN, pose, writer);
    }
}

impl SpriteSlot {
    /// Spawns or changes the sprite; without a texture it stays as it is until one has been
    /// painted.
    fn put(
        &mut self,
        texture: Option<CachedTexture>,
        size: Vec2,
        tint: Rgba,
        pose: SpritePose,
        writer: &mut SpriteWriter,
    ) {
        let Some(region) = texture.map(|t| t.region) else { return };
        let to = Transform::from_translation(world(pose.at, pose.depth))
            .with_rotation(Quat::from_rotation_z(-pose.turn));
        let (own, middle) = region.sprite(size, colour(tint));
        (self.region, self.size) = (Some(region), size);
        let Some(entity) = self.entity else {
            let sprite = (FigureSprite, own, middle, to);
            self.entity = Some(writer.commands.spawn(sprite).id());
            return;
        };
        let Ok((mut sprite, mut anchor, mut transform, mut visibility)) =
            writer.sprites.get_mut(entity)
        else {
            return;
        };
        anchor.set_if_neq(middle);
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

    /// Hides the sprite and gives its texture back.
    fn hide(&mut self, writer: &mut SpriteWriter) {
        let shown = self.entity.and_then(|entity| writer.sprites.get_mut(entity).ok());
        if let Some((_, _, _, mut visibility)) = shown {
            visibility.set_if_neq(Visibility::Hidden);
            self.region = None;
        }
    }

    fn despawn(self, writer: &mut SpriteWriter) {
        if let Some(entity) = self.entity {
            writer.commands.entity(entity).despawn();
        }
    }
}
