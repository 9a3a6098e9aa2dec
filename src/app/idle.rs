//! Rest: a window in which nothing happens draws nothing and takes no processor.
//!
//! One thing would break that: the overlay's integration reports the modifier keys in every frame,
//! and the overlay asks for another frame after every report. Reports that say nothing new are
//! taken out; nothing else is.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn drop_repeated_modifiers(
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
