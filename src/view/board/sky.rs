//! The sky behind the board: the nebula far away, stars in three depths that shift a little as the
//! board is moved.
//!
//! The nebula is painted on a background task; until it is there the ground colour stands in.
//! Nothing here moves by itself.

use super::{
    camera::CameraPose,
    control::CameraControl,
    input::BoardInput,
    lines::linear,
    order::BoardSet,
    sprites::{colour, world},
    texture::texture,
};
use crate::view::{
    art::{
        backdrop,
        noise::unit,
        palette::{GROUND, Rgba, WOOD},
        wood,
    },
    figures::Setting,
};
use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::NoFrustumCulling,
    image::ImageSampler,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::AlphaMode2d,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use image::RgbaImage;

/// Pixels of the nebula; it is soft, so it may be stretched.
const NEBULA: (u32, u32) = (1280, 800);
/// Which of all skies.
const SEED: u64 = 1988;
/// Share of the board's movement that each depth follows, the nebula first.
const SHIFT: [f32; 4] = [0.02, 0.035, 0.06, 0.10];
/// Farthest shift, in logical pixels.
const FARTHEST: f32 = 90.0;
/// Stars of each depth for a million square pixels.
const STARS: [f32; 3] = [520.0, 190.0, 60.0];

/// What hides everything behind it: nothing need be wiped where one is seen.
#[derive(Component)]
pub(super) struct Backdrop;

/// How far away a layer lies; 0 is the backdrop.
#[derive(Component)]
struct Parallax(usize);

/// The setting that a layer is part of.
#[derive(Component, PartialEq)]
struct PartOf(Setting);

#[derive(Resource, Default)]
struct Sky {
    task: Option<(Setting, Task<RgbaImage>)>,
    /// Whether the table is painted, or being painted.
    table: bool,
    size: Vec2,
    placed: Option<(CameraPose, Rect)>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(colour(GROUND)))
        .init_resource::<Sky>()
        .add_systems(Startup, paint_sky)
        .add_systems(
            Update,
            (show_backdrop, scatter_stars, switch_setting, follow).chain().in_set(BoardSet::Show),
        );
}

fn paint_sky(mut sky: ResMut<Sky>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    paint(&mut sky, Setting::Sky, proxy.as_deref());
}

/// Has a backdrop painted in the background.
fn paint(sky: &mut Sky, setting: Setting, proxy: Option<&EventLoopProxyWrapper>) {
    let proxy = proxy.map(|p| (**p).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let image = match setting {
            Setting::Sky => backdrop::nebula(NEBULA.0, NEBULA.1, SEED),
            Setting::Table => wood::table(NEBULA.0, NEBULA.1, SEED),
        };
        if let Some(proxy) = proxy {
            // The window may be gone already: then nobody needs to wake up.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
        image
    });
    sky.task = Some((setting, task));
}

/// Shows a backdrop once it is painted.
fn show_backdrop(
    mut commands: Commands,
    mut sky: ResMut<Sky>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let Some((setting, image)) =
        sky.task.as_mut().and_then(|(setting, task)| Some((*setting, check_ready(task)?)))
    else {
        return;
    };
    sky.task = None;
    sky.placed = None;
    // So soft a picture needs no blending between its pixels, which is dear where the processor
    // draws.
    let sampler =
        if setting == Setting::Sky { ImageSampler::nearest() } else { ImageSampler::linear() };
    let image = images.add(Image { sampler, ..texture(image) });
    let material =
        ColorMaterial { texture: Some(image), alpha_mode: AlphaMode2d::Opaque, ..default() };
    let mesh = Mesh2d(meshes.add(Rectangle::new(1.0, 1.0)));
    commands.spawn((
        Name::new("backdrop"),
        Backdrop,
        PartOf(setting),
        Parallax(0),
        mesh,
        MeshMaterial2d(materials.add(material)),
        Transform::from_xyz(0.0, 0.0, -900.0),
        NoFrustumCulling,
    ));
}

/// Scatters stars over the window, again whenever its size changes.
fn scatter_stars(
    mut commands: Commands,
    mut sky: ResMut<Sky>,
    control: Res<CameraControl>,
    old: Query<(Entity, &Parallax)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let size = control.window.0;
    if size.min_element() < 1.0 || sky.size == size {
        return;
    }
    sky.size = size;
    sky.placed = None;
    for (entity, _) in old.iter().filter(|(_, d)| d.0 > 0) {
        commands.entity(entity).despawn();
    }
    let material = materials.add(ColorMaterial::default());
    for depth in 1..=3 {
        let mesh = Mesh2d(meshes.add(stars(depth, size + Vec2::splat(2.0 * FARTHEST))));
        let at = Transform::from_xyz(0.0, 0.0, -890.0 + depth as f32);
        commands.spawn((
            Name::new("stars"),
            PartOf(Setting::Sky),
            Parallax(depth),
            mesh,
            MeshMaterial2d(material.clone()),
            at,
            NoFrustumCulling,
        ));
    }
}

/// Shows what lies behind the board of this game: the sky, or the wood of a table.
fn switch_setting(
    input: Res<BoardInput>,
    mut sky: ResMut<Sky>,
    mut clear: ResMut<ClearColor>,
    mut parts: Query<(&PartOf, &mut Visibility)>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let setting = input.scene.setting;
    if setting == Setting::Table && !sky.table && sky.task.is_none() {
        sky.table = true;
        paint(&mut sky, setting, proxy.as_deref());
    }
    let ground = colour(if setting == Setting::Sky { GROUND } else { WOOD });
    if clear.0 != ground {
        clear.0 = ground;
    }
    for (part, mut seen) in &mut parts {
        seen.set_if_neq(if part.0 == setting { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// One depth of stars around the middle, in logical pixels.
fn stars(depth: usize, area: Vec2) -> Mesh {
    let count = (STARS[depth - 1] * area.x * area.y / 1e6) as u32;
    let (mut places, mut colours, mut corners) = (Vec::new(), Vec::new(), Vec::new());
    for n in 0..count {
        let draw = |what: u32| unit(n, what, 400 + depth as u32);
        let at = Vec2::new(draw(1) - 0.5, draw(2) - 0.5) * area;
        let bright = draw(3) * draw(3);
        let radius = [0.55, 0.7, 0.85][depth - 1] + bright * bright * [0.3, 0.5, 0.8][depth - 1];
        let warm: Rgba = match (draw(4) * 5.0) as u32 {
            0 => [255, 226, 196, 255],
            1 => [196, 212, 255, 255],
            _ => [232, 238, 255, 255],
        };
        let [r, g, b, _] = linear(warm);
        let first = places.len() as u32;
        places.push([at.x, at.y, 0.0]);
        colours.push([r, g, b, [0.16, 0.26, 0.36][depth - 1] + 0.45 * bright]);
        for (dx, dy) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
            places.push([at.x + dx * radius * 1.6, at.y + dy * radius * 1.6, 0.0]);
            colours.push([r, g, b, 0.0]);
        }
        corners.extend((0..4).flat_map(|i| [first, first + 1 + i, first + 1 + (i + 1) % 4]));
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(corners))
}

/// How far a depth is shifted when the board has been moved by `moved` logical pixels: ever less,
/// never beyond [`FARTHEST`].
fn shift(moved: Vec2, depth: usize) -> Vec2 {
    let way = moved * SHIFT[depth];
    Vec2::new((way.x / FARTHEST).tanh(), (way.y / FARTHEST).tanh()) * FARTHEST
}

/// Keeps the sky before the camera.
fn follow(
    mut sky: ResMut<Sky>,
    control: Res<CameraControl>,
    mut parts: Query<(&Parallax, &mut Transform)>,
) {
    let state = (control.pose, control.free);
    if sky.placed == Some(state) || control.window.0.min_element() < 1.0 {
        return;
    }
    sky.placed = Some(state);
    let (size, scale) = (control.window.0, control.pose.scale);
    let middle = control.pose.to_board(size / 2.0, control.free);
    let moved = (control.bounds.center() - control.pose.centre) * scale;
    for (depth, mut transform) in &mut parts {
        let at = middle + shift(moved, depth.0) / scale;
        transform.translation = world(at, transform.translation.z);
        let spread =
            if depth.0 == 0 { cover(size + Vec2::splat(2.0 * FARTHEST)) } else { Vec2::ONE };
        transform.scale = (spread / scale).extend(1.0);
    }
}

/// The size at which the nebula covers an area without being stretched unevenly.
fn cover(area: Vec2) -> Vec2 {
    let shape = Vec2::new(NEBULA.0 as f32, NEBULA.1 as f32);
    shape * (area / shape).max_element()
}
