//! The row of townsfolk: what each costs, does and is worth in the end, and onto which place of the
//! team it goes. It decides no rule.

use super::{
    panel::CovePanel,
    shops::{
        buttons, draft, keep, sheet,
        team::{icons_ui, named_ui},
    },
};
use crate::{
    games::merchants_cove::{
        level::{Ability, Good},
        rules::steps::Job,
        scene::art,
        table::{
            layout::{self, ROW, TEAM},
            nouns::{CoveView, GameView, GlassOwner},
            verbs::{Q_TEAM_PLACE, RECRUIT, REPLACE, TAKE_ON},
        },
    },
    table::{
        action::{Action, Offer, Thing, Value},
        ids::SeatId,
    },
    ui::{
        command::Command,
        model::Standing,
        parts::{heading, note},
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Ui};

/// What somebody on a place of a player's team does whenever the team is used.
pub(super) fn place_does(d: &CovePanel, player: GlassOwner, place: u16) -> Option<String> {
    let merchant = d.n.merchant(player)?;
    Some(sheet(merchant).steps(d, Job::Team(place.into())).join(" "))
}

/// The same where it is chosen onto which place somebody goes.
pub(super) fn place_note(d: &CovePanel, offer: &Offer) -> Option<String> {
    let place = u16::try_from(offer.action.args[1]).ok()?;
    let whom = [RECRUIT, REPLACE].contains(&offer.action.verb);
    let does = whom.then(|| place_does(d, d.m.chooser()?.0, place))?;
    does.map(|does| d.m.texts.named("mc-folk-place-note", "does", &does))
}

/// Whether the one who looks is asked whom to recruit, or for which place.
pub(super) fn is_open(d: &CovePanel) -> bool {
    [TAKE_ON, RECRUIT, REPLACE].into_iter().any(|verb| d.m.offers(verb).next().is_some())
}

/// The card that is taken on already: its place alone is asked for (MC-13.9).
fn taken_on(d: &CovePanel) -> Option<u16> {
    let decision = d.m.sight.decision.filter(|decision| decision.question == Q_TEAM_PLACE)?;
    u16::try_from(decision.memory[0]).ok()
}

/// The row, and where a chosen card goes.
pub(super) fn recruits_ui(ui: &mut Ui, d: &mut CovePanel) {
    let player = d.me().0;
    let (asked, taken) = (is_open(d), taken_on(d));
    let chosen: Option<u16> = taken.or_else(|| draft(ui, d, "recruit"));
    note(ui, d.text("mc-folk-about"));
    for place in 0..ROW {
        card_ui(ui, d, player, place, (asked && taken.is_none(), chosen == Some(place)));
    }
    if let Some(card) = chosen.filter(|_| asked) {
        places_ui(ui, d, player, card);
    } else if asked {
        note(ui, d.text("mc-folk-choose"));
    }
}

fn card_ui(
    ui: &mut Ui,
    d: &mut CovePanel,
    player: GlassOwner,
    place: u16,
    (asked, chosen): (bool, bool),
) {
    let Some((_, folk)) = d.n.row_card(place) else {
        note(ui, d.text("mc-folk-empty"));
        return;
    };
    let price = d.n.level().row[usize::from(place)];
    let card = d.n.level().folk(folk).clone();
    let frame = match chosen {
        true => theme::card_frame().stroke(egui::Stroke::new(2.5, super::shops::LAMP)),
        false => theme::card_frame(),
    };
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal_top(|ui| {
            widgets::picture(ui, art::townsfolk(&card), theme::em(ui) * 2.6, "");
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
                    named_ui(ui, d, folk);
                });
                note(ui, ability(d, player, card.ability));
            });
        });
        ui.horizontal_wrapped(|ui| {
            super::shops::cost(ui, d, price.hours, price.corruption);
            if asked && !chosen {
                let name = d.m.texts.kind(layout::folk_kind(folk));
                let words = d.with("mc-folk-take", &[("card", Value::Name(name))]);
                if widgets::chosen(&ui.button(words)) {
                    let take_on = Action::one(TAKE_ON, place.into());
                    match d.m.standing(take_on) {
                        Standing::Offered(_) => d.commands.push(Command::Act(take_on)),
                        // Until version 2 of the rules card and place were one choice.
                        _ => keep(ui, d, "recruit", Some(place)),
                    }
                }
            }
        });
    });
    if shown.response.contains_pointer() {
        widgets::hover_things(ui, vec![Thing::Zone(layout::row(place))]);
    }
}

/// What a card does when it is recruited.
fn ability(d: &CovePanel, player: GlassOwner, ability: Ability) -> String {
    match ability {
        Ability::GainGood(colour, size) => {
            let good = d.good(SeatId(player), Good::new(colour, size));
            d.with("mc-does-gain", &[("good", Value::Name(good))])
        }
        Ability::DiscardCorruption => d.text("mc-does-discard-one"),
        Ability::DiscardUpTo(cards) => d.count("mc-does-discard", "cards", cards.into()),
        Ability::LoadBoat => d.text("mc-does-load"),
        Ability::BoatToDock => d.text("mc-does-dock"),
        Ability::BoatToHall => d.text("mc-does-hall"),
        Ability::BoatToBag => d.text("mc-does-bag"),
        Ability::BoatToBoat => d.text("mc-does-boat"),
    }
}

/// The places of the team, for the card that was chosen.
fn places_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, card: u16) {
    heading(ui, Icon::PERSON, &d.text("mc-folk-where"));
    for place in 0..TEAM {
        let Some(does) = place_does(d, player, place) else { return };
        let name = d.count("mc-shop-place", "place", i64::from(place) + 1);
        ui.add(egui::Label::new(strong(d.m.texts.pair(&name, &does))).wrap());
        if let Some((_, folk)) = d.n.team_card(player, place) {
            ui.horizontal_wrapped(|ui| {
                ui.label(d.m.texts.kind(layout::folk_kind(folk)));
                icons_ui(ui, d, d.n.level().folk(folk).icons);
            });
        }
        let both = [RECRUIT, REPLACE].map(|verb| Action::two(verb, card.into(), place.into()));
        let offered = |a: &&Action| matches!(d.m.standing(**a), Standing::Offered(_));
        let offered: Vec<Action> = both.iter().filter(offered).copied().collect();
        buttons(ui, d, &offered);
    }
}
