//! What is to be known of a card of the townsfolk under the pointer: what it does, what its icons
//! are worth now, what the clock answers to its price. It reads and decides nothing.

use super::{foresight, panel::CovePanel};
use crate::{
    games::merchants_cove::{
        level::{Clan, Icons},
        scene::{ability, art},
        table::nouns::{CoveView, clan_key},
    },
    table::action::Value,
    ui::{
        parts::note,
        theme,
        widgets::{self, strong},
    },
};
use bevy_egui::egui::{self, Ui};

/// What icons are worth if the game ended now.
pub fn icons_words(d: &CovePanel, icons: &Icons) -> String {
    let clans = Clan::ALL.into_iter().zip(icons.clans()).filter(|(_, n)| *n > 0);
    let each = clans.map(|(clan, count)| {
        let gold = count * d.n.in_hall(clan);
        let args = [
            ("count", Value::Number(count)),
            ("clan", Value::Word(clan_key(clan))),
            ("gold", Value::Number(gold)),
        ];
        d.with("mc-folk-icons", &args)
    });
    let sins = (icons.corruption > 0).then(|| {
        let gold = icons.corruption * d.n.in_lair();
        let args = [("count", Value::Number(icons.corruption)), ("gold", Value::Number(gold))];
        d.with("mc-reckoning-sins", &args)
    });
    let all: Vec<String> = each.chain(sins).collect();
    if all.is_empty() { String::new() } else { d.m.texts.localizer.list(all) }
}

/// What is to be known of a card of the row under the pointer, with what recruiting it would cost.
pub fn tooltip_ui(ui: &mut Ui, d: &CovePanel, place: u16) {
    let Some((piece, folk)) = d.n.row_card(place) else { return };
    let card = d.n.spec.level.folk(folk);
    ui.horizontal(|ui| {
        widgets::picture(ui, art::townsfolk(card), theme::em(ui) * 4.0, "");
        ui.label(strong(d.m.texts.piece(piece)));
    });
    let (key, args) = ability(card.ability);
    ui.add(egui::Label::new(d.with(key, &args)).wrap());
    let icons = icons_words(d, &card.icons);
    if !icons.is_empty() {
        note(ui, icons);
    }
    let cost = d.n.spec.level.row[usize::from(place)];
    let player = foresight::in_turn(&d.n);
    if foresight::can_look(&d.n, player) {
        foresight::cost_ui(ui, d, player, cost);
    }
}
