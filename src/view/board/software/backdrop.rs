//! The backdrop as it is painted: the engine's own material grades colours at every point, which
//! takes a fifth of a frame that moves the board. It draws what lies behind everything, nothing
//! else.

use crate::view::board::sky::Backdrop;
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    prelude::*,
    render::{RenderApp, render_resource::AsBindGroup},
    shader::{Shader, ShaderRef},
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
};

const SHADER: Handle<Shader> = uuid_handle!("6b0f4c1e-7a55-4e0c-9c54-1f4f0a0d7b11");

/// A picture that hides everything behind it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct UngradedMaterial {
    #[texture(0)]
    #[sampler(1)]
    picture: Handle<Image>,
}

impl Material2d for UngradedMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    load_internal_asset!(
        app,
        SHADER,
        "../../../../assets/shaders/backdrop.wgsl",
        Shader::from_wgsl
    );
    app.add_plugins(Material2dPlugin::<UngradedMaterial>::default()).add_observer(replace_material);
}

/// Every backdrop is drawn with the material of ours.
fn replace_material(
    added: On<Add, Backdrop>,
    backdrops: Query<&MeshMaterial2d<ColorMaterial>>,
    graded: Res<Assets<ColorMaterial>>,
    mut materials: ResMut<Assets<UngradedMaterial>>,
    mut commands: Commands,
) {
    let own = backdrops.get(added.entity).ok().and_then(|m| graded.get(&m.0));
    let Some(picture) = own.and_then(|m| m.texture.clone()) else { return };
    commands
        .entity(added.entity)
        .remove::<MeshMaterial2d<ColorMaterial>>()
        .insert(MeshMaterial2d(materials.add(UngradedMaterial { picture })));
}
