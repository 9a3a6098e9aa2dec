//! The shop in the large place, while its merchant acts in it: the workshop as large as there is
//! room for, beside it what can be done. What is drawn is what the side panel would draw; no rule
//! is decided here.

use super::{super::panel::CovePanel, head, parts::BoardRoom, sheet, spaces, team};
use crate::{
    games::merchants_cove::table::{
        nouns::{CoveView, GlassOwner},
        verbs::DISCARD,
    },
    ui::{
        large_place::{self, LargePlace},
        model::Mode,
        theme, widgets,
    },
};
use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// The shop of whoever must choose at this screen, where that lies in it: on their own turn alone.
/// It has the large place in the midst of what is done there; while a space is chosen the harbour
/// has it, unless somebody wants it otherwise.
pub(in crate::games::merchants_cove::ui) fn large_place(d: &CovePanel) -> Option<LargePlace> {
    let seat = d.m.chooser().filter(|&seat| d.m.asked && d.m.viewer_seat() == Some(seat))?;
    d.n.merchant(seat.0)?;
    if d.m.mode != Mode::Play {
        return None;
    }
    let verbs = || d.m.sight.offers.iter().map(|offer| offer.action.verb);
    let (name, board) = ("mc-tab-shop", "mc-large-harbour");
    let first = verbs().any(super::is_own);
    // Where nothing is asked in the shop, it is looked at in its tab.
    let acts = verbs().any(|verb| super::on_sheet(verb) && verb != DISCARD);
    acts.then_some(LargePlace { name, board, first })
}

/// Whether the shop of a player has the large place.
pub(super) fn has(ui: &Ui, d: &CovePanel, player: GlassOwner) -> bool {
    large_place::is_on(ui.ctx()) && d.m.chooser().is_some_and(|seat| seat.0 == player)
}

/// The shop of whoever must choose: the board of the workshop at the left, everything else beside
/// it.
pub(in crate::games::merchants_cove::ui) fn large_place_ui(ui: &mut Ui, d: &mut CovePanel) {
    let Some(seat) = d.m.chooser() else { return };
    let Some(merchant) = d.n.merchant(seat.0) else { return };
    let room = ui.available_rect_before_wrap();
    let gap = theme::em(ui) * 0.8;
    // The words beside it need a line that can be read.
    let least = (theme::em(ui) * 16.0).min(room.width() * 0.5);
    let side = room.height().min(room.width() - least - gap);
    let left = Rect::from_min_size(room.min, vec2(side, room.height()));
    let right = Rect::from_min_max(pos2(left.right() + gap, room.top()), room.max);
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        let scrolled = ScrollArea::vertical().id_salt("shop in the large place");
        scrolled.auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 8.0);
            let room = BoardRoom { board: left, words: ui.clip_rect() };
            head(ui, d, seat.0, merchant);
            widgets::card(ui, |ui| sheet(merchant).workshop(ui, d, seat.0, Some(room)));
            spaces::spaces_ui(ui, d, seat.0, merchant);
            team::team_ui(ui, d, seat.0, merchant);
            widgets::scroll_to_focus(ui);
        });
    });
    super::chapter_asked(ui, d, merchant, left);
}
