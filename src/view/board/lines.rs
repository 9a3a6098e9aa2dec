//! Lines of light: links, ways and traces as one mesh a layer, with soft edges of one device pixel.
//!
//! It draws what the scene and the input say; which places are linked is no business of it.

use super::{
    BoardInput, BoardSet, Trace,
    draw::{Detail, Drawn},
    shades::Light,
};
use crate::view::{
    art::palette::{Rgba, fade},
    figures::{Line, Scene},
};
use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::NoFrustumCulling,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    sprite_render::MeshMaterial2d,
};
use std::collections::BTreeMap;

/// Layer of traces: above links, below spaces.
const TRACE_LAYER: i32 = 1;

/// The meshes of lines, by layer.
#[derive(Resource, Default)]
struct Threads {
    meshes: BTreeMap<i32, (Entity, Handle<Mesh>)>,
    drawn: Option<(u64, f32)>,
    paint: Option<Handle<Light>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Threads>().add_systems(Update, weave.in_set(BoardSet::Show).after(Drawn));
}

fn weave(
    mut commands: Commands,
    mut threads: ResMut<Threads>,
    input: Res<BoardInput>,
    detail: Res<Detail>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Light>>,
) {
    let stand = (input.version, detail.density);
    if detail.density <= 0.0 || threads.drawn == Some(stand) {
        return;
    }
    threads.drawn = Some(stand);
    let mut layers: BTreeMap<i32, Ribbon> = BTreeMap::new();
    for line in all(&input.scene, &input.traces) {
        layers.entry(line.layer).or_default().line(&line, detail.density);
    }
    let material = threads.paint.get_or_insert_with(|| materials.add(Light {})).clone();
    let gone: Vec<i32> =
        threads.meshes.keys().copied().filter(|l| !layers.contains_key(l)).collect();
    for layer in gone {
        if let Some((entity, _)) = threads.meshes.remove(&layer) {
            commands.entity(entity).despawn();
        }
    }
    for (layer, ribbon) in layers {
        let mesh = ribbon.mesh();
        if let Some((_, handle)) = threads.meshes.get(&layer) {
            // A mesh that is gone is drawn anew with the next scene.
            let _ = meshes.insert(handle, mesh);
            continue;
        }
        let handle = meshes.add(mesh);
        let at = Transform::from_xyz(0.0, 0.0, layer as f32 - 0.05);
        let entity = commands
            .spawn((
                Name::new("lines"),
                Mesh2d(handle.clone()),
                MeshMaterial2d(material.clone()),
                at,
                NoFrustumCulling,
            ))
            .id();
        threads.meshes.insert(layer, (entity, handle));
    }
}

/// The lines of the scene and those of the traces.
fn all(scene: &Scene, traces: &[Trace]) -> Vec<Line> {
    let mut lines = scene.lines.clone();
    for trace in traces {
        for (n, pair) in trace.points.windows(2).enumerate() {
            let key = format!("~trace:{n}");
            lines.push(Line {
                key,
                from: pair[0],
                to: pair[1],
                width: 3.0,
                colour: fade(trace.colour, 200),
                dashed: false,
                glow: true,
                layer: TRACE_LAYER,
            });
        }
    }
    lines
}

/// Triangles with a colour at each corner.
#[derive(Default)]
struct Ribbon {
    places: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    corners: Vec<u32>,
}

impl Ribbon {
    /// A band from one point to another: across it the profile gives distance from the middle and
    /// opacity.
    fn band(&mut self, from: Vec2, to: Vec2, profile: &[(f32, f32)], colour: [f32; 4]) {
        let side = (to - from).normalize_or_zero().perp();
        let first = self.places.len() as u32;
        for end in [from, to] {
            for &(far, share) in profile {
                let p = end + side * far;
                self.places.push([p.x, -p.y, 0.0]);
                self.colours.push([colour[0], colour[1], colour[2], colour[3] * share]);
            }
        }
        let n = profile.len() as u32;
        for i in 0..n - 1 {
            let (a, b, c, d) = (first + i, first + i + 1, first + n + i, first + n + i + 1);
            self.corners.extend([a, b, c, b, d, c]);
        }
    }

    fn line(&mut self, line: &Line, density: f32) {
        let (from, to) = (Vec2::from(line.from), Vec2::from(line.to));
        let length = from.distance(to);
        if length < 1e-3 {
            return;
        }
        let colour = linear(line.colour);
        // Never thinner than a device pixel: a thin line gets fainter instead.
        let least = 1.15 / density;
        let width = line.width.max(least);
        let thin = (line.width / width).sqrt();
        let (half, soft) = (width / 2.0, 0.5 / density);
        if line.glow {
            let far = half + line.width.max(least) * 2.0;
            let light = [(-far, 0.0), (0.0, 0.13), (far, 0.0)];
            self.band(from, to, &light, colour);
        }
        let core =
            [(-half - soft, 0.0), (-half + soft, thin), (half - soft, thin), (half + soft, 0.0)];
        if !line.dashed {
            self.band(from, to, &core, colour);
            return;
        }
        let along = (to - from) / length;
        let (dash, gap) = (width * 2.0, width * 2.2);
        let count = ((length + gap) / (dash + gap)).floor().max(1.0);
        let start = (length - count * dash - (count - 1.0) * gap) / 2.0;
        for n in 0..count as u32 {
            let a = from + along * (start + n as f32 * (dash + gap)).max(0.0);
            self.band(a, a + along * dash, &core, colour);
        }
    }

    fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.corners))
    }
}

/// A colour as shaders reckon with it.
pub(super) fn linear(c: Rgba) -> [f32; 4] {
    super::draw::colour(c).to_linear().to_f32_array()
}
