//! The sheets of the merchants' shops behind one seam: a workshop of its own for each merchant, and
//! around it what every shop has: spaces, team, shields, stall. Nothing outside a merchant's file
//! knows what lies in the workshop; no rule is decided here.

mod alchemist;
mod blacksmith;
mod captain;
mod chronomancer;
mod large;
mod parts;
mod spaces;
mod stall;
pub(super) mod team;

pub(super) use large::{large_place, large_place_ui};
pub(super) use parts::{LAMP, buttons, cost, draft, drawing, keep, sign, tint};

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        rules::steps::Job,
        table::{
            merchants::{Merchant, merchants},
            nouns::{CoveView, GlassOwner},
        },
    },
    table::{action::Action, ids::Verb},
    ui::{
        Command,
        parts::{heading, seats_row},
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Rect, RichText, Ui};
use parts::BoardRoom;

/// How the shop of a merchant looks.
pub(super) trait ShopSheet: Sync {
    /// Its chapter of the rulebook.
    fn chapter(&self) -> &'static str;
    /// The workshop with its material: what lies there, what can be done to it. Its board lies
    /// among the words about it, or where there is `room` for it.
    fn workshop(&self, ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, room: Option<BoardRoom>);
    /// The steps of a space or of a place of the team in words.
    fn steps(&self, d: &CovePanel, job: Job) -> Vec<String>;
    /// The verbs whose offers are places of the workshop, too many for the decision bar.
    fn verbs(&self) -> &'static [Verb];
    /// How one of its own offers is worded, where its own words would name numbers of places.
    fn words(&self, _d: &CovePanel, _action: Action) -> Option<String> {
        None
    }
}

/// The sheets of all merchants.
macro_rules! sheets {
    (($merchant:expr) $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        match $merchant {
            $(Merchant::$name => &$shop::Sheet,)*
        }
    };
}

/// The sheet of a merchant.
pub(super) fn sheet(merchant: Merchant) -> &'static dyn ShopSheet {
    merchants!(sheets merchant)
}

/// Whether a turn is spent on it: a space, not a place of the team.
pub(super) fn is_space(job: Job) -> bool {
    matches!(job, Job::Space(_))
}

/// Whether a verb is done in a shop.
pub(super) fn on_sheet(verb: Verb) -> bool {
    use crate::games::merchants_cove::table::verbs::{DISCARD, USE, VISIT};
    [VISIT, USE, DISCARD].contains(&verb) || is_own(verb)
}

/// Whether a verb is one of the merchants' own.
pub(super) fn is_own(verb: Verb) -> bool {
    !crate::games::merchants_cove::table::verbs::is_common(verb)
}

/// Whether offers of a verb are places of a workshop, too many for the decision bar.
pub(super) fn in_workshop(verb: Verb) -> bool {
    Merchant::ALL.into_iter().any(|merchant| sheet(merchant).verbs().contains(&verb))
}

/// The shop of the seat that is shown.
pub(super) fn shop_ui(ui: &mut Ui, d: &mut CovePanel) {
    if let Some(command) = seats_row(ui, d.m, d.shown(), "mc-shop-of") {
        d.command(command);
    }
    let player = d.shown().0;
    let Some(merchant) = d.n.merchant(player) else {
        crate::ui::parts::note(ui, d.text("mc-shop-none"));
        return;
    };
    // What has the large place does not stand here as well.
    let here = !large::has(ui, d, player);
    if here {
        head(ui, d, player, merchant);
        let card = ui.scope(|ui| {
            widgets::card(ui, |ui| sheet(merchant).workshop(ui, d, player, None));
        });
        chapter_asked(ui, d, merchant, card.response.rect);
        spaces::spaces_ui(ui, d, player, merchant);
    }
    stall::stall_ui(ui, d, player);
    if here {
        team::team_ui(ui, d, player, merchant);
    }
    team::shields_ui(ui, d, player);
    team::cards_ui(ui, d, player);
}

/// As on every board, a right click says by which rules things go: by those of the whole workshop
/// where nothing in it has said its own, and no thing lies there.
fn chapter_asked(ui: &Ui, d: &mut CovePanel, merchant: Merchant, place: Rect) {
    let rule = |command: &Command| matches!(command, Command::OpenRule(_) | Command::AskRule(_));
    if !d.commands.iter().any(rule) && widgets::hovered_things(ui.ctx()).is_empty() {
        d.commands.extend(widgets::rule_at(ui, sheet(merchant).chapter(), place));
    }
}

fn head(ui: &mut Ui, d: &CovePanel, player: GlassOwner, merchant: Merchant) {
    let gold = d.count("mc-shop-gold", "gold", d.n.gold(player));
    ui.horizontal_top(|ui| {
        let portrait = drawing(&format!("merchant_{}", merchant.id()));
        widgets::picture(ui, portrait, theme::em(ui) * 3.2, "");
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = crate::ui::parts::capital(&d.text(merchant.name()));
            let (em, room) = (theme::em(ui), ui.available_width());
            let titled = |words: &str, size: f32| {
                RichText::new(words).family(theme::title()).size(em * size).color(LAMP)
            };
            // No word of it is broken.
            let has_room = |size: &f32| {
                name.split_whitespace().all(|word| widgets::wide(ui, titled(word, *size)) <= room)
            };
            let size = [1.3, 1.1, 0.95, 0.8].into_iter().find(has_room).unwrap_or(0.7);
            ui.add(egui::Label::new(titled(&name, size)).wrap());
            ui.label(strong(gold));
        });
    });
}

/// A heading of a part of the shop.
fn part(ui: &mut Ui, icon: Icon, words: &str) {
    heading(ui, icon, words);
}
