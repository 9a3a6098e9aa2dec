//! The spaces of a shop board: what each costs and does, where the merchant stands, and why a space
//! cannot be visited now.

use super::super::{foresight, panel::CovePanel};
use super::{
    part,
    parts::{LAMP, ShopSpot, SpotLook, cost, drawing, glow, quiet_spot},
    sheet,
};
use crate::{
    games::merchants_cove::{
        level::Cost,
        rules::{
            shops::Merchant,
            steps::Job,
            turn::{self, RECRUIT_SPACE, TEAM_SPACE, own_space, space_key},
        },
        table::{
            layout,
            nouns::{GameView, GlassOwner},
            verbs::VISIT,
        },
    },
    table::{
        action::{Action, Thing},
        view::TableView,
    },
    ui::{
        model::Standing,
        parts::note,
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Ui};

/// The spaces, own ones first.
pub(super) fn spaces_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, merchant: Merchant) {
    part(ui, Icon::CLOCK, &d.text("mc-shop-spaces"));
    for n in 0..merchant.spaces().len() {
        let Cost { hours, corruption } = merchant.shop().cost(d.n.level(), n);
        let steps = sheet(merchant).steps(d, Job::Space(n)).join(" ");
        let space = own_space(merchant, n);
        space_ui(ui, d, player, (space, &steps), |ui, d| cost(ui, d, hours, corruption));
    }
    let steps = d.text("mc-shop-recruit");
    space_ui(ui, d, player, (RECRUIT_SPACE, &steps), |ui, d| {
        ui.label(small(d.text("mc-shop-recruit-cost")));
    });
    let (steps, hours) = (d.text("mc-shop-team-does"), d.n.level().team_hours);
    space_ui(ui, d, player, (TEAM_SPACE, &steps), |ui, d| cost(ui, d, hours, 0));
}

/// What the clock answers while somebody points at a space.
fn answers(d: &CovePanel, spot: &ShopSpot, player: GlassOwner, space: i32) {
    let Some(cost) = turn::cost_of(d.n.level(), space) else { return };
    if !foresight::can_look(&d.n, player) || foresight::in_turn(&d.n) != player {
        return;
    }
    if spot.response.hovered() {
        let thing = Thing::Space(layout::action_space(space as u16));
        widgets::point_at(&spot.response.ctx, vec![thing]);
    }
    spot.response.clone().on_hover_ui(|ui| foresight::cost_ui(ui, d, player, cost));
}

fn space_ui(
    ui: &mut Ui,
    d: &mut CovePanel,
    player: GlassOwner,
    (space, does): (i32, &str),
    costs: impl FnOnce(&mut Ui, &CovePanel),
) {
    let action = Action::one(VISIT, space);
    // Whoever looks at another shop is not asked about it.
    let own = d.m.chooser().is_some_and(|seat| seat.0 == player);
    let name = d.text(space_key(space));
    let here = d.n.dial(layout::figure(player)) == i64::from(space) + 1;
    let refused = match d.m.standing(action) {
        Standing::Refused(no) if own => Some(d.m.texts.say(&no.message)),
        _ => None,
    };
    let inner = theme::card_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal_wrapped(|ui| {
            if here {
                let words = d.text("mc-shop-here");
                widgets::picture(ui, drawing("figure"), theme::em(ui) * 1.2, &words);
            }
            let ink = if own && refused.is_none() { LAMP } else { theme::ink() };
            ui.label(strong(&name).color(ink));
            costs(ui, d);
        });
        note(ui, does);
        if let Some(why) = &refused {
            ui.add(egui::Label::new(small(why).color(theme::loss())).wrap());
        }
    });
    if own {
        let rect = inner.response.rect;
        let spot = quiet_spot(ui, d, rect, ("space", space), (action, &name));
        answers(d, &spot, player, space);
        if spot.look == SpotLook::Offered && spot.lit {
            glow(ui, rect.shrink(1.0), &spot, 8.0);
        }
    }
}
