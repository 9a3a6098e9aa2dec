//! The team board with its townsfolk, the shields with what their patrons pay, and the corruption
//! cards: those of the viewer open, those of others as so many backs.

use super::super::panel::CovePanel;
use super::{
    part,
    parts::{LAMP, SpotLook, drawing, glow, paint_at, quiet_spot, sign, tint},
    sheet,
};
use crate::{
    games::merchants_cove::{
        level::{Colour, FolkIx, Icons},
        rules::{shops::Merchant, steps::Job},
        scene::art,
        study::outlook,
        table::{
            layout::{self, TEAM},
            nouns::{CoveView, GameView, GlassOwner, clan_key},
            verbs::USE,
        },
    },
    table::{
        action::{Action, Value},
        view::TableView,
    },
    ui::{
        parts::{fact, note},
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Sense, Ui, Vec2};

/// The four places.
pub(super) fn team_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, merchant: Merchant) {
    part(ui, Icon::PERSON, &d.text("mc-shop-team"));
    for place in 0..TEAM {
        let does = sheet(merchant).steps(d, Job::Team(place.into())).join(" ");
        let folk = d.n.team_card(player, place).map(|(_, folk)| folk);
        let name = d.count("mc-shop-place", "place", i64::from(place) + 1);
        let inner = theme::card_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            let ink = if folk.is_some() { theme::ink() } else { theme::soft() };
            ui.add(egui::Label::new(strong(d.m.texts.pair(&name, &does)).color(ink)).wrap());
            match folk {
                Some(folk) => folk_line(ui, d, folk),
                None => note(ui, d.text("mc-shop-nobody")),
            }
        });
        if d.m.chooser().is_some_and(|seat| seat.0 == player) {
            let rect = inner.response.rect;
            let action = Action::one(USE, place.into());
            let spot = quiet_spot(ui, d, rect, ("place", place), (action, &name));
            if spot.look == SpotLook::Offered {
                glow(ui, rect.shrink(1.0), &spot, 8.0);
            }
        }
    }
}

/// A townsfolk card in a line: who it is and its round icons.
pub(in crate::games::merchants_cove::ui) fn folk_line(ui: &mut Ui, d: &CovePanel, folk: FolkIx) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        let who = art::townsfolk(d.n.level().folk(folk));
        widgets::picture(ui, who, theme::em(ui) * 2.0, "");
        named_ui(ui, d, folk);
    });
}

/// The name of a townsfolk card and its round icons.
pub(in crate::games::merchants_cove::ui) fn named_ui(ui: &mut Ui, d: &CovePanel, folk: FolkIx) {
    ui.label(d.m.texts.kind(layout::folk_kind(folk)));
    icons_ui(ui, d, d.n.level().folk(folk).icons);
}

/// Round icons: clans and corruption.
pub(in crate::games::merchants_cove::ui) fn icons_ui(ui: &mut Ui, d: &CovePanel, icons: Icons) {
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 2.0);
    let size = theme::em(ui) * 1.2;
    for (clan, n) in Colour::ALL.into_iter().zip(icons.clans()) {
        for _ in 0..n {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
            ui.painter().circle_filled(rect.center(), size / 2.0, tint(clan));
            paint_at(ui, sign(clan), rect.center(), size * 0.72);
            let name = d.text(clan_key(clan));
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &name));
            response.on_hover_text(name);
        }
    }
    for _ in 0..icons.corruption {
        widgets::picture(ui, drawing("corruption"), size, &d.text("mc-shop-corruption"));
    }
}

/// The shields: active ones pay what stands in their hall.
pub(super) fn shields_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner) {
    let paid = outlook::patronage(&d.n, player);
    let sum: i64 = paid.iter().map(|(_, gold)| gold).sum();
    part(ui, Icon::COINS, &d.count("mc-shop-shields", "gold", sum));
    ui.horizontal_wrapped(|ui| {
        for clan in Colour::ALL {
            let active = d.n.shield(player, clan);
            let key = if active { "mc-shop-shield-on" } else { "mc-shop-shield-off" };
            let args =
                [("clan", Value::Word(clan_key(clan))), ("gold", Value::Number(d.n.in_hall(clan)))];
            let words = d.with(key, &args);
            let size = theme::em(ui) * 2.6;
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
            let name = if active { "shield" } else { "shield_empty" };
            paint_at(ui, super::parts::coloured(name, clan), rect.center(), size);
            let at = rect.center() - egui::vec2(0.0, size * 0.04);
            paint_at(ui, sign(clan), at, size * if active { 0.52 } else { 0.36 });
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
            response.on_hover_text(&words);
            ui.label(strong(format!("{}", d.n.in_hall(clan))).color(if active {
                LAMP
            } else {
                theme::soft()
            }));
        }
    });
}

/// Corruption cards; a face is shown only where the viewer may know it.
pub(super) fn cards_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner) {
    let zone = layout::taints(player);
    let (all, rogues) = (d.n.count(zone) as i64, d.n.in_lair());
    part(ui, Icon::WARNING, &d.count("mc-shop-corrupt", "cards", all));
    note(ui, d.count("mc-shop-lair", "rogues", rogues));
    let pieces = &d.m.sight.zone(zone).pieces;
    let known: Vec<_> = pieces.iter().filter_map(|piece| piece.kind).collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        for &kind in &known {
            let name = d.m.texts.kind(kind);
            fact(ui, Some(drawing("corruption")), &name, "", theme::loss());
        }
        for _ in known.len() as i64..all {
            let name = d.text("mc-shop-face-down");
            widgets::picture(ui, drawing("card_back"), theme::em(ui) * 2.0, &name);
        }
    });
    if known.len() as i64 == all && all > 0
        || all == 0 && d.m.viewer_seat().map(|s| s.0) == Some(player)
    {
        let worth = d.count("mc-shop-reckoning", "gold", d.n.reckoning(player));
        ui.add(egui::Label::new(small(worth).color(theme::ink())).wrap());
    }
}
