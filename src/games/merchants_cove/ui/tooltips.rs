//! What is to be known of a thing of the board under the pointer: an action space with what the
//! clock answers, a card, a dock with what it would bring. It asks the rules' nouns and decides
//! nothing.

use super::{foresight, panel::CovePanel, recruits, shops::team::folk_line, townsfolk};
use crate::{
    games::merchants_cove::{
        level::{BerthIx, Clan, Colour, Cost, DockWord, Good, Size},
        rules::{
            course::{self, LastPlace},
            market, turn,
        },
        scene::art,
        table::{
            layout,
            nouns::{CoveView, GlassOwner, berth_key, clan_key, dock_key},
            verbs::{SPACES, VISIT},
        },
    },
    table::{
        action::{Thing, Value},
        ids::{SpaceId, ZoneId},
    },
    ui::{
        parts::{capital, note},
        theme,
        widgets::{self, strong},
    },
};
use bevy_egui::egui::{self, Ui};

/// What is to be known of a thing; nothing for what one sentence says.
pub fn tooltip_ui(ui: &mut Ui, d: &CovePanel, thing: Thing) {
    match thing {
        Thing::Space(space) => space_ui(ui, d, space),
        Thing::Zone(zone) => zone_ui(ui, d, zone),
        Thing::Piece(_) | Thing::Seat(_) | Thing::Link(_) => {}
    }
}

fn space_ui(ui: &mut Ui, d: &CovePanel, space: SpaceId) {
    let Some(n) = layout::action_of(space) else { return };
    let (player, word) = (foresight::in_turn(&d.n), SPACES[n as usize]);
    ui.horizontal(|ui| {
        widgets::picture(ui, art::space(word), theme::em(ui) * 1.6, "");
        ui.label(strong(capital(&d.text(turn::space_key(n)))));
    });
    let does = d.text(&format!("mc-does-{}", word.replace('_', "-")));
    ui.add(egui::Label::new(does).wrap());
    // While something else is asked of whoever acts, the hours of its space are paid already.
    let paid = d.m.asked && d.m.offers(VISIT).next().is_none();
    if paid || !foresight::can_look(&d.n, player) {
        return;
    }
    match turn::cost_of(&d.n.spec.level, n) {
        Some(cost) => foresight::cost_ui(ui, d, player, cost),
        None => {
            note(ui, d.text("mc-fore-by-card"));
            let costs: Vec<Cost> = d.n.spec.level.row.clone();
            for cost in costs {
                note(ui, foresight::cost_words(d, cost));
            }
        }
    }
}

fn zone_ui(ui: &mut Ui, d: &CovePanel, zone: ZoneId) {
    if let Some(place) = (0..layout::ROW).find(|place| layout::row(*place) == zone) {
        return townsfolk::tooltip_ui(ui, d, place);
    }
    if let Some(dock) = DockWord::ALL.into_iter().find(|dock| layout::dock(*dock) == zone) {
        dock_ui(ui, d, dock);
    }
    let berths = 0..d.n.spec.level.berths.len() as u8;
    if let Some(berth) = berths.map(BerthIx).find(|berth| layout::berth(*berth) == zone) {
        note(ui, d.text(berth_key(berth)));
        dock_ui(ui, d, d.n.spec.level.berth(berth).dock);
    }
    if let Some(boat) = (0..layout::BOATS).find(|boat| layout::aboard(*boat) == zone) {
        boat_ui(ui, d, boat);
    }
    if let Some((player, place)) = layout::team_of(zone) {
        team_ui(ui, d, player, place);
    }
}

/// A boat at sea with one free place: what comes of it when that is taken.
fn boat_ui(ui: &mut Ui, d: &CovePanel, boat: u16) {
    let Some(last) = course::filled_by_next(&d.n, boat) else { return };
    let (key, berth, hour) = match last {
        LastPlace::Docks => return note(ui, d.text("mc-boat-docks")),
        LastPlace::FillsSide(berth) => ("mc-boat-fills-side", berth, 0),
        LastPlace::EndsDay(berth, hour) => ("mc-boat-ends-day", berth, hour),
    };
    let args = [("berth", Value::Word(berth_key(berth))), ("hour", Value::Number(hour))];
    note(ui, d.with(key, &args));
}

/// A place of a team: who works there, and what that does.
fn team_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, place: u16) {
    ui.label(strong(d.count("mc-shop-place", "place", i64::from(place) + 1)));
    if let Some((_, folk)) = d.n.team_card(player, place) {
        folk_line(ui, d, folk);
    }
    if let Some(does) = recruits::place_does(d, player, place) {
        let does = d.m.texts.named("mc-folk-place-does", "does", &does);
        ui.add(egui::Label::new(does).wrap());
    }
}

/// A dock: who stands there, and what a small and a large good of each colour brings the seat that
/// looks.
fn dock_ui(ui: &mut Ui, d: &CovePanel, dock: DockWord) {
    let (row, seat) = (d.n.spec.level.docks[dock as usize], d.me());
    ui.label(strong(d.text(dock_key(dock))));
    let key = match row.sells {
        [true, true] => "mc-dock-sells-both",
        [true, false] => "mc-dock-sells-small",
        _ => "mc-dock-sells-large",
    };
    note(ui, d.text(key));
    if row.card {
        note(ui, d.text("mc-dock-card"));
    }
    let sizes = Size::ALL.into_iter().filter(|size| row.sells[*size as usize]);
    let sizes: Vec<Size> = sizes.collect();
    for colour in Colour::ALL {
        colour_ui(ui, d, (dock, colour), seat.0, &sizes);
    }
    let rogues = d.n.how_many(layout::dock(dock), layout::ROGUE);
    if rogues > 0 {
        ui.horizontal(|ui| {
            widgets::picture(ui, art::who(layout::ROGUE), theme::em(ui) * 1.3, "");
            ui.label(d.count("mc-dock-rogues", "count", rogues));
        });
    }
}

/// How many buyers of a colour stand on a dock, and what a good brings there.
fn colour_ui(
    ui: &mut Ui,
    d: &CovePanel,
    (dock, colour): (DockWord, Clan),
    player: GlassOwner,
    sizes: &[Size],
) {
    let buyers = d.n.buyers(player, dock, colour);
    let owns = sizes.iter().any(|&size| d.n.on_stall(player, Good::new(colour, size)) > 0);
    if buyers == 0 && !owns {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 5.0);
        let size = theme::em(ui) * 1.3;
        widgets::picture(ui, art::who(colour as u16), size, &d.text(clan_key(colour)));
        ui.label(strong(buyers.to_string()));
        for &sort in sizes {
            let good = Good::new(colour, sort);
            let seat = crate::table::ids::SeatId(player);
            widgets::picture(ui, d.good_picture(seat, good), size, &d.good(seat, good));
            let gold = market::brings(&d.n, player, dock, good);
            let args = [("gold", Value::Number(gold))];
            ui.label(d.with("mc-dock-each", &args));
        }
    });
}
