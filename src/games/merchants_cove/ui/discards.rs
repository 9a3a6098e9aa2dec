//! Which of the own corruption cards goes: each sort once, with what it is worth as things stand.
//! It shows what is offered to the one who looks, and decides no rule.

use super::{
    panel::CovePanel,
    shops::{buttons, drawing},
    townsfolk,
};
use crate::{
    games::merchants_cove::table::{
        layout,
        nouns::GameView,
        verbs::{DISCARD, FINISH},
    },
    table::{
        action::{Action, Offer},
        ids::{KindId, PieceId},
    },
    ui::{
        arguments::told_apart,
        parts::{entry, heading, note},
        theme,
        widgets::strong,
    },
    view::art::house::Icon,
};
use bevy_egui::egui::Ui;

/// The card that an offer discards.
fn card(d: &CovePanel, offer: &Offer) -> Option<KindId> {
    let piece = PieceId(u16::try_from(offer.action.args[0]).ok()?);
    let own = &d.m.sight.zone(layout::taints(d.me().0)).pieces;
    own.iter().find(|p| p.id == Some(piece))?.kind
}

/// The cards that can go, while that is asked.
pub fn discards_ui(ui: &mut Ui, d: &mut CovePanel) {
    let all: Vec<usize> = (0..d.m.sight.offers.len())
        .filter(|&at| d.m.asked && d.m.sight.offers[at].action.verb == DISCARD)
        .collect();
    if all.is_empty() {
        return;
    }
    heading(ui, Icon::WARNING, &d.text("mc-question-discard"));
    for at in told_apart(d.m.sight, &all) {
        let offer = &d.m.sight.offers[at];
        let Some(kind) = card(d, offer) else { continue };
        let alike = all.iter().filter(|&&at| card(d, &d.m.sight.offers[at]) == Some(kind)).count();
        card_ui(ui, d, (kind, alike), offer.action);
    }
    buttons(ui, d, &[Action::plain(FINISH)]);
}

/// A sort of cards: how many there are, what one is worth, and the button with which it goes.
fn card_ui(ui: &mut Ui, d: &mut CovePanel, (kind, alike): (KindId, usize), action: Action) {
    theme::card_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        entry(ui, Some(drawing("corruption")), &d.m.texts.kind(kind), &[], |ui| {
            if alike > 1 {
                ui.label(strong(format!("×{alike}")));
            }
        });
        if let Some(taint) = layout::taint_of(d.n.level(), kind) {
            note(ui, townsfolk::icons_words(d, &d.n.level().taint(taint).icons));
        }
        buttons(ui, d, &[action]);
    });
}
