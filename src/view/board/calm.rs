//! Calm: the window draws when there is something new to be seen, and only then.
//!
//! Two things would break that rule. The overlay's integration reports the modifier keys in every
//! frame, and the overlay asks for another frame after every report: reports that say nothing new
//! are taken out. And the graphics driver prepares what it draws with while frames go by without
//! it: until that is done, the window is woken up again.

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        calm.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|p| (**p).clone());
    if let (Some(proxy), Some(render)) = (proxy, app.get_sub_app_mut(RenderApp)) {
        let mut waited = true;
        let rouse = move |pipelines: Res<PipelineCache>| {
            let waits = pipelines.waiting_pipelines().next().is_some();
            if waits || waited {
                // The window may be gone already: then nobody needs to wake up.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
            waited = waits;
        };
        render.add_systems(Render, rouse.in_set(RenderSystems::PostCleanup));
    }
}

fn calm(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut known: Local<Vec<(Entity, egui::Modifiers)>>,
) {
    for (entity, mut input) in &mut inputs {
        let before = known.iter().position(|(e, _)| *e == entity);
        let mut last = before.map(|n| known[n].1);
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => last.replace(*now) != Some(*now),
            _ => true,
        });
        match (before, last) {
            (Some(n), Some(now)) => known[n].1 = now,
            (None, Some(now)) => known.push((entity, now)),
            (_, None) => {}
        }
    }
}
