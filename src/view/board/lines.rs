//! Lines of light: links, ways and traces as one mesh a layer, with soft edges of one device pixel.
//!
//! It draws what the scene and the input say; which places are linked is no business of it.

use super::{
    input::{BoardInput, Trace},
    order::{BoardSet, SpritesDrawn},
    render_scale::RenderScale,
    sprites::colour,
};
use crate::view::{
    art::palette::{Rgba, fade, lighter},
    figures::{Line, Scene},
};
use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::NoFrustumCulling,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};
use std::collections::BTreeMap;

/// Layer of traces: above links, below spaces.
const TRACE_LAYER: i32 = 1;

/// The meshes of lines, by layer.
#[derive(Resource, Default)]
struct LineMeshes {
    meshes: BTreeMap<i32, (Entity, Handle<Mesh>)>,
    /// The version of the input and the zoom that they were drawn for.
    drawn: Option<(u64, f32)>,
    material: Handle<ColorMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LineMeshes>()
        .add_systems(Startup, add_material)
        .add_systems(Update, draw.in_set(BoardSet::Show).after(SpritesDrawn));
}

/// The colours stand in the corners of the meshes.
fn add_material(mut lines: ResMut<LineMeshes>, mut materials: ResMut<Assets<ColorMaterial>>) {
    lines.material = materials.add(ColorMaterial::default());
}

fn draw(
    mut commands: Commands,
    mut lines: ResMut<LineMeshes>,
    input: Res<BoardInput>,
    scale: Res<RenderScale>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let state = (input.version, scale.density);
    if scale.density <= 0.0 || lines.drawn == Some(state) {
        return;
    }
    lines.drawn = Some(state);
    let mut layers: BTreeMap<i32, LineMesh> = BTreeMap::new();
    for line in all(&input.scene, &input.traces, input.planned.as_ref()) {
        layers.entry(line.layer).or_default().line(&line, scale.density);
    }
    lines.meshes.retain(|layer, (entity, _)| {
        let kept = layers.contains_key(layer);
        if !kept {
            commands.entity(*entity).despawn();
        }
        kept
    });
    for (layer, mesh) in layers {
        let mesh = mesh.build();
        if let Some((_, handle)) = lines.meshes.get(&layer) {
            // A mesh that is gone is drawn anew with the next scene.
            let _ = meshes.insert(handle, mesh);
            continue;
        }
        let handle = meshes.add(mesh);
        let sprite = (
            Name::new("lines"),
            Mesh2d(handle.clone()),
            MeshMaterial2d(lines.material.clone()),
            Transform::from_xyz(0.0, 0.0, layer as f32 - 0.05),
            NoFrustumCulling,
        );
        let entity = commands.spawn(sprite).id();
        lines.meshes.insert(layer, (entity, handle));
    }
}

/// The lines of the scene, those of the traces, and those of the way that a click would fly.
fn all(scene: &Scene, traces: &[Trace], planned: Option<&Trace>) -> Vec<Line> {
    let mut lines = scene.lines.clone();
    let flown = traces.iter().map(|trace| (trace, false));
    for (trace, dashed) in flown.chain(planned.map(|trace| (trace, true))) {
        for (n, pair) in trace.points.windows(2).enumerate() {
            lines.push(Line {
                key: format!("~trace:{n}"),
                from: pair[0],
                to: pair[1],
                width: if dashed { 4.5 } else { 3.0 },
                colour: fade(if dashed { lighter(trace.colour, 0.35) } else { trace.colour }, 215),
                dashed,
                glow: true,
                layer: TRACE_LAYER,
            });
        }
    }
    lines
}

/// Triangles with a colour at each corner.
#[derive(Default)]
struct LineMesh {
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl LineMesh {
    /// A band from one point to another: across it the profile gives distance from the middle and
    /// opacity.
    fn band(&mut self, from: Vec2, to: Vec2, profile: &[(f32, f32)], colour: [f32; 4]) {
        let side = (to - from).normalize_or_zero().perp();
        let first = self.positions.len() as u32;
        for end in [from, to] {
            for &(far, share) in profile {
                let p = end + side * far;
                self.positions.push([p.x, -p.y, 0.0]);
                self.colours.push([colour[0], colour[1], colour[2], colour[3] * share]);
            }
        }
        let n = profile.len() as u32;
        for i in 0..n - 1 {
            let (a, b, c, d) = (first + i, first + i + 1, first + n + i, first + n + i + 1);
            self.indices.extend([a, b, c, b, d, c]);
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

    fn build(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// A colour as shaders reckon with it.
pub(super) fn linear(c: Rgba) -> [f32; 4] {
    colour(c).to_linear().to_f32_array()
}
