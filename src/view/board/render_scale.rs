//! The zoom that pictures are painted for: that of the camera once it has come to rest, because
//! workers that paint would only be in its way while it moves. It paints nothing itself.

use super::{
    control::CameraControl,
    input::BoardInput,
    order::{BoardSet, SpritesDrawn},
};
use crate::view::labels::LabelScale;
use bevy::{prelude::*, time::Real, window::RequestRedraw};

/// How long the camera rests before pictures are painted for the new zoom, in seconds.
const REST: f32 = 0.12;

/// The zoom that pictures are painted for.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
pub(super) struct RenderScale {
    /// Device pixels for a board unit; 0 before the first frame.
    pub density: f32,
    /// Device pixels for a logical one.
    pub ratio: f32,
    /// How large words are beside the usual size; 0 writes none.
    pub text: f32,
    /// The same for words that are always written.
    pub firm: f32,
    waiting: f32,
}

impl RenderScale {
    /// What words are laid out for.
    pub(super) fn labels(&self) -> LabelScale {
        let RenderScale { density, ratio, text, firm, .. } = *self;
        LabelScale { density, ratio, text, firm }
    }
    /// Logical pixels for a board unit.
    pub(super) fn zoom(&self) -> f32 {
        self.density / self.ratio
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RenderScale>()
        .add_systems(Update, settle.before(SpritesDrawn).in_set(BoardSet::Show));
}

/// Takes over the zoom when the camera has come to rest.
fn settle(
    mut scale: ResMut<RenderScale>,
    mut last: Local<f32>,
    (control, input): (Res<CameraControl>, Res<BoardInput>),
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sound = |scale: f32| if scale > 0.0 { scale.clamp(0.5, 3.0) } else { 1.0 };
    let wanted = RenderScale {
        density: control.density(),
        ratio: control.window.1,
        // The small board has no room for words.
        text: if input.small { 0.0 } else { sound(input.text_scale) },
        firm: sound(input.firm_scale),
        waiting: 0.0,
    };
    let still = wanted.density == std::mem::replace(&mut *last, wanted.density);
    let same = RenderScale { waiting: 0.0, ..*scale } == wanted;
    if control.window.0.min_element() < 1.0 || same {
        if scale.waiting != 0.0 {
            scale.waiting = 0.0;
        }
        return;
    }
    let waited = if still { scale.waiting + time.delta_secs().min(0.05) } else { 0.0 };
    if scale.density == 0.0 || scale.ratio != wanted.ratio || waited >= REST {
        *scale = wanted;
    } else {
        scale.waiting = waited;
        redraw.write(RequestRedraw);
    }
}
