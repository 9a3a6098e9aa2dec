//! The two materials of the board: a backdrop's picture, and light in the colours of its corners.
//! They draw what they are given and nothing else: the general material grades colours at every
//! point, which is dear where the processor draws.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::{Shader, ShaderRef},
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
};

const BACKDROP: Handle<Shader> = uuid_handle!("6b0f4c1e-7a55-4e0c-9c54-1f4f0a0d7b11");
const LIGHT: Handle<Shader> = uuid_handle!("6b0f4c1e-7a55-4e0c-9c54-1f4f0a0d7b12");

/// A picture that hides everything behind it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(super) struct Backdrop {
    /// The picture.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Handle<Image>,
}

impl Material2d for Backdrop {
    fn fragment_shader() -> ShaderRef {
        BACKDROP.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

/// Light over what lies behind it, in the colours of the mesh's corners.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub(super) struct Light {}

impl Material2d for Light {
    fn fragment_shader() -> ShaderRef {
        LIGHT.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

pub(super) fn plugin(app: &mut App) {
    // Without a renderer, in tests of the board, there are no shaders.
    if !app.world().contains_resource::<Assets<Shader>>() {
        app.init_asset::<Backdrop>().init_asset::<Light>();
        return;
    }
    load_internal_asset!(app, BACKDROP, "../../../assets/shaders/backdrop.wgsl", Shader::from_wgsl);
    load_internal_asset!(app, LIGHT, "../../../assets/shaders/light.wgsl", Shader::from_wgsl);
    app.add_plugins((
        Material2dPlugin::<Backdrop>::default(),
        Material2dPlugin::<Light>::default(),
    ));
}
