//! Screen readers: egui names its widgets while one listens, the figures of the board get nodes of
//! their own, and what the reader asks for (press this, go there) is handed to egui. It says no
//! more than the sight shows, and it chooses nothing.

use super::{session::Wake, ui_dump::UiDump};
use crate::{
    table::{action::Thing, sight::Sight},
    ui::{game_ui, model::Model},
    view::{
        board::{BoardInput, BoardOutput},
        scene::{self, thing_of},
    },
};
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::{
    EguiContexts, EguiInput,
    egui::{self, Area, Context, Id, Order, Sense, WidgetInfo, WidgetType, pos2, vec2},
};
use std::{collections::BTreeSet, time::Duration};

/// How often the window looks whether a screen reader has asked for something: its questions come
/// from outside and wake nobody.
const ANSWER: Duration = Duration::from_millis(80);

/// Switches the names on while a screen reader listens, or whoever is told where everything lies;
/// else nobody pays for them.
pub fn listen(
    requested: Res<AccessibilityRequested>,
    tell: Option<Res<UiDump>>,
    mut contexts: EguiContexts,
    mut wake: ResMut<Wake>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if requested.get() {
        ctx.enable_accesskit();
        wake.after(ANSWER);
    } else if tell.is_none() {
        ctx.disable_accesskit();
    }
    Ok(())
}

/// Hands what a screen reader asks for to egui.
pub fn forward(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput>,
    mut wake: ResMut<Wake>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
        wake.after(Duration::ZERO);
    }
}

/// Gives each thing of the board that has a name a node at its place. Nothing is drawn, and the
/// pointer does not meet it.
pub fn figures(ctx: &Context, model: &Model, input: &BoardInput, board: &BoardOutput) {
    let root = Id::new("board figures");
    let listening = ctx.accesskit_node_builder(root, |_| ()).is_some();
    if !listening {
        return;
    }
    let mut named = BTreeSet::new();
    Area::new(root)
        .order(Order::Background)
        .interactable(false)
        .fixed_pos(pos2(0.0, 0.0))
        .constrain(false)
        .show(ctx, |ui| {
            for figure in input.scene.figures.iter().filter(|f| scene::meets(&f.key)) {
                let at = board.to_screen(figure.at);
                let Some(thing) =
                    thing_of(&figure.key).filter(|t| input.free.contains(at) && !named.contains(t))
                else {
                    continue;
                };
                let Some(name) = name(model, thing, &figure.key) else { continue };
                named.insert(thing);
                let half = figure.half();
                let rect = egui::Rect::from_center_size(
                    pos2(at.x, at.y),
                    vec2(half.0, half.1) * 2.0 * board.camera.scale,
                );
                let response = ui.interact(rect, root.with(&figure.key), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
            }
        });
}

/// What a thing of the board is, and what can be done to it now.
fn name(model: &Model, thing: Thing, key: &str) -> Option<String> {
    let v = model.texts;
    let said = scene::about(model.sight, key).map(|message| v.say(&message));
    let mut name = said.or_else(|| seen_kind(model, thing)).or_else(|| match thing {
        Thing::Seat(seat) => Some(v.seat(seat)),
        _ => None,
    })?;
    if model.asked {
        let sheet = game_ui::of(model.sight.game);
        for offer in model
            .sight
            .offers
            .iter()
            .filter(|o| sheet.targets(model.sight, o).contains(&thing))
            .take(4)
        {
            name.push_str(". ");
            name.push_str(&model.worded(offer));
        }
    }
    Some(name)
}

/// The name of a piece whose face the viewer sees.
fn seen_kind(model: &Model, thing: Thing) -> Option<String> {
    let Thing::Piece(piece) = thing else { return None };
    let sight: &Sight = model.sight;
    let kind = sight.zones.iter().flat_map(|z| &z.pieces).find(|p| p.id == Some(piece))?.kind?;
    Some(model.texts.kind(kind))
}
