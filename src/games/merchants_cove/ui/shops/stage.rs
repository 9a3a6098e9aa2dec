//! The shop in the place of the harbour, while its merchant acts in it: the workshop as large as
//! there is room for, beside it what can be done. What is drawn is what the side panel would draw;
//! no rule is decided here.

use super::{super::panel::CovePanel, head, parts, sheet, spaces, team};
use crate::{
    games::merchants_cove::{
        table::{
            nouns::CoveView,
            verbs::{DISCARD, SELL},
        },
        ui::offers,
    },
    ui::{learn, model::Mode, stage::LargePlace, theme, widgets},
};
use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// The shop of whoever must choose at this screen, where it is their own turn.
pub(in crate::games::merchants_cove::ui) fn stage(d: &CovePanel) -> Option<LargePlace> {
    let seat = d.m.chooser().filter(|&seat| d.m.asked && d.m.viewer_seat() == Some(seat))?;
    d.n.merchant(seat.0)?;
    if d.m.mode != Mode::Play {
        return None;
    }
    let offered = || d.m.sight.offers.iter();
    let in_shop = |verb| super::on_sheet(verb) && verb != DISCARD;
    let outside = |verb| !in_shop(verb) && (offers::on_board(verb) || verb == SELL);
    let acts = offered().any(|o| in_shop(o.action.verb));
    let elsewhere = offered().any(|o| {
        let verb = o.action.verb;
        outside(verb) || !in_shop(verb) && learn::wants_offer(d.m, o)
    });
    // Where nothing is asked in the shop, it is looked at in its tab.
    let (name, board) = ("mc-tab-shop", "mc-stage-harbour");
    acts.then_some(LargePlace { name, board, first: !elsewhere })
}

/// The shop of whoever must choose: the workshop at the left, everything else beside it.
pub(in crate::games::merchants_cove::ui) fn stage_ui(ui: &mut Ui, d: &mut CovePanel) {
    let Some(seat) = d.m.chooser() else { return };
    let Some(merchant) = d.n.merchant(seat.0) else { return };
    let room = ui.available_rect_before_wrap();
    let gap = theme::em(ui) * 0.8;
    // The words beside it need a line that can be read.
    let least = (theme::em(ui) * 16.0).min(room.width() * 0.5);
    let side = room.height().min(room.width() - least - gap);
    let left = Rect::from_min_size(room.min, vec2(side, room.height()));
    let right = Rect::from_min_max(pos2(left.right() + gap, room.top()), room.max);
    parts::on_stage(ui, left);
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ScrollArea::vertical().id_salt("shop on stage").auto_shrink([false, false]).show(
            ui,
            |ui| {
                ui.set_max_width(ui.available_width() - 8.0);
                head(ui, d, seat.0, merchant);
                widgets::card(ui, |ui| sheet(merchant).workshop(ui, d, seat.0));
                spaces::spaces_ui(ui, d, seat.0, merchant);
                team::team_ui(ui, d, seat.0, merchant);
                widgets::scroll_to_focus(ui);
            },
        );
    });
    parts::off_stage(ui);
}
