//! The market sheet: of the culture where the ship lies, of any other that is chosen from the list
//! or on the board, of the Base, and what the viewer knows of a system that nobody has found yet.
//! What is bought and sold stands in two parts of it.

use super::{
    buying, holds,
    panel::VenusPanel,
    parts::{self, culture_chip, fact, heading, note},
    pictures, selling,
    stall::{Stall, choose, is_here, science_key, shown},
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Endpoint, SystemIx},
        table::{
            layout::Phase,
            nouns::{CultureSight, GameView, Market, VenusView},
        },
    },
    table::{
        action::{Thing, Value},
        ids::{SeatId, SpaceId},
    },
    ui::{
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Align, ComboBox, Layout, RichText, Ui};

/// The sheet.
pub fn market_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let stall = shown(ui, d);
    chooser(ui, d, stall);
    ui.add_space(4.0);
    match stall {
        Stall::Culture(culture) => culture_ui(ui, d, culture),
        Stall::System(system) => system_ui(ui, d, system),
        Stall::Base => base_ui(ui, d),
    }
}

fn stall_name(d: &VenusPanel, stall: Stall) -> String {
    match stall {
        Stall::Culture(c) => d.culture_at(c),
        Stall::System(s) => d.system(s),
        Stall::Base => d.text("mov-space-base"),
    }
}

/// The list of all markets: where the ship is, the found ones, the Base, systems that wait,
/// cultures that wait.
fn chooser(ui: &mut Ui, d: &mut VenusPanel, stall: Stall) {
    let mut pick = None;
    let name = stall_name(d, stall);
    let things = match stall {
        Stall::Culture(c) => d.culture_things(c),
        Stall::System(s) => d.system_things(s),
        Stall::Base => vec![Thing::Space(d.n.space_id(d.n.level().start))],
    };
    let size = egui::vec2(ui.available_width(), theme::em(ui) * 2.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        parts::show_button(ui, d, things);
        let width = (ui.available_width() - 2.0).max(theme::em(ui) * 4.0);
        let shown = ComboBox::from_id_salt("mov market")
            .selected_text(strong(&name))
            .width(width)
            .truncate()
            .height(theme::em(ui) * 20.0);
        let response = shown.show_ui(ui, |ui| pick = list(ui, d, stall)).response;
        let spoken = d.v().named("mov-sheet-market-of", "name", &name);
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, &spoken));
    });
    if let Some(stall) = pick {
        choose(ui.ctx(), stall);
    }
}

fn list(ui: &mut Ui, d: &VenusPanel, stall: Stall) -> Option<Stall> {
    let mut pick = None;
    let mut entry = |ui: &mut Ui, s: Stall| {
        let name = stall_name(d, s);
        let words = if is_here(d, s) { d.v().named("mov-sheet-here", "name", &name) } else { name };
        if ui.selectable_label(s == stall, words).clicked() {
            pick = Some(s);
        }
    };
    let found = |c: &CultureIx| d.n.system_of(*c).is_some();
    d.cultures().filter(found).for_each(|c| entry(ui, Stall::Culture(c)));
    entry(ui, Stall::Base);
    ui.label(strong(d.text("mov-sheet-systems-waiting")).color(theme::soft()));
    let systems = (0..d.n.level().culture_systems() as u8).map(SystemIx);
    systems.filter(|s| d.n.discovered(*s).is_none()).for_each(|s| entry(ui, Stall::System(s)));
    ui.label(strong(d.text("mov-sheet-cultures-waiting")).color(theme::soft()));
    d.cultures().filter(|c| !found(c)).for_each(|c| entry(ui, Stall::Culture(c)));
    pick
}

fn culture_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx) {
    let market = d.n.market(culture);
    let stall = Stall::Culture(culture);
    widgets::card(ui, |ui| {
        let c = d.n.spec.level.clone();
        let c = c.culture(culture);
        let place = match market.system {
            Some(s) => d.system(s),
            None => seen_at(d, culture).unwrap_or_else(|| d.text("mov-sheet-not-found")),
        };
        let number = d.v().named("mov-sheet-number", "label", &c.label);
        let science = d.text(science_key(c.science));
        ui.horizontal_top(|ui| {
            widgets::picture(ui, pictures::emblem(d, culture), theme::em(ui) * 3.0, "");
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(
                    egui::Label::new(
                        RichText::new(&c.name).family(theme::title()).size(theme::em(ui) * 1.25),
                    )
                    .wrap(),
                );
                ui.add(egui::Label::new(place).wrap());
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = theme::gap(ui, 5.0);
                    widgets::picture(ui, art::science(c.science), theme::em(ui) * 1.2, "");
                    ui.label(widgets::small(&science))
                        .on_hover_text(d.text(science_help(c.science)));
                    ui.label(widgets::small("·"));
                    ui.label(widgets::small(&number))
                        .on_hover_text(d.text("mov-sheet-number-help"));
                });
            });
        });
        visit_ui(ui, d, stall, market.system);
    });
    if market.system.is_none() {
        note(ui, d.text("mov-sheet-supply"));
    }
    let here = is_here(d, stall);
    if here {
        selling::aboard_ui(ui, d, culture);
    }
    selling::wanted_ui(ui, d, culture, &market);
    buying::goods_ui(ui, d, culture, &market);
    buying::passengers_ui(ui, d, &market);
    buying::equipment_ui(ui, d, &market);
    buying::ships_ui(ui, d, &market, here);
    buying::relics_ui(ui, d, &market);
    buying::deeds_ui(ui, d, culture, &market);
    if here {
        selling::barter_ui(ui, d, Some(culture));
        selling::partners_ui(ui, d);
    }
}

/// Where the viewer alone has seen a hidden culture.
fn seen_at(d: &VenusPanel, culture: CultureIx) -> Option<String> {
    let systems = (0..d.n.level().culture_systems() as u8).map(SystemIx);
    let seen =
        systems.into_iter().find(|&s| d.n.culture_in(s) == CultureSight::Observed(culture))?;
    Some(d.v().named("mov-sheet-seen-at", "system", &d.system(seen)))
}

/// How far it is, how much a visit allows, and how much room is left.
fn visit_ui(ui: &mut Ui, d: &mut VenusPanel, stall: Stall, system: Option<SystemIx>) {
    let me = d.me();
    let plan = d.plan(ui, me);
    let way = match stall {
        Stall::Culture(c) => plan.ways[c.ix()],
        Stall::Base => plan.base,
        Stall::System(_) => None,
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 6.0, 6.0);
        if let Some(way) = way {
            fact(
                ui,
                Some(Icon::SHIP.picture()),
                &parts::way_and_fees(d, way),
                &d.text("mov-sheet-way-help"),
                theme::soft(),
            );
        }
        if is_here(d, stall) && d.n.active() == me && d.m.sight.decision.is_some() {
            limits_ui(ui, d);
            room_ui(ui, d, me);
        }
        if let Some(system) = system {
            ships_there(ui, d, system);
        }
    });
}

/// How often one may still buy and sell here, if there is a limit.
fn limits_ui(ui: &mut Ui, d: &VenusPanel) {
    if d.n.limited() {
        let left =
            |used: i64, of: u8| [("used", Value::Number(used)), ("of", Value::Number(of.into()))];
        let rules = &d.n.level().rules;
        let buys = d.with("mov-sheet-buys", &left(d.n.buys(), rules.limited_visit_buys));
        let sells = d.with("mov-sheet-sells", &left(d.n.sells(), rules.limited_visit_sells));
        let help = d.text("mov-sheet-limited-help");
        let tint =
            |used: i64, of: u8| if used >= i64::from(of) { theme::loss() } else { theme::gain() };
        fact(ui, None, &buys, &help, tint(d.n.buys(), rules.limited_visit_buys));
        fact(ui, None, &sells, &help, tint(d.n.sells(), rules.limited_visit_sells));
    } else if d.n.phase() == Phase::Trade {
        let help = d.text("mov-sheet-no-limit-help");
        fact(ui, None, &d.text("mov-sheet-no-limit"), &help, theme::gain());
    }
}

/// How much room is left in this ship, and what bartering still pays for.
fn room_ui(ui: &mut Ui, d: &VenusPanel, me: SeatId) {
    let room = [
        ("free", holds::in_holds(d, d.n.room_free(me))),
        ("room", holds::in_holds(d, d.n.room_in(d.n.class(me)))),
    ];
    let (words, help) = (d.with("mov-sheet-free", &room), d.text("mov-sheet-free-help"));
    fact(ui, Some(Icon::CARGO.picture()), &words, &help, theme::soft());
    let credit = d.n.barter_credit();
    if credit > 0 {
        let help = d.text("mov-sheet-barter-help");
        let words = d.with("mov-sheet-credit", &[("credit", Value::Money(credit))]);
        fact(ui, Some(art::BARTER), &words, &help, theme::violet());
    }
}

/// Badges of the seats whose ships lie in a system.
fn ships_there(ui: &mut Ui, d: &VenusPanel, system: SystemIx) {
    for seat in d.n.seats().filter(|&s| d.n.level().space(d.n.ship_at(s)).system == Some(system)) {
        let name = d.with(
            "mov-sheet-ship-there",
            &[("seat", Value::Seat(seat)), ("space", Value::Space(SpaceId(d.n.ship_at(seat).0)))],
        );
        widgets::badge(ui, d.m.livery(seat), theme::em(ui) * 1.4, &name);
    }
}

fn system_ui(ui: &mut Ui, d: &mut VenusPanel, system: SystemIx) {
    widgets::card(ui, |ui| {
        ui.horizontal_top(|ui| {
            widgets::picture(ui, art::CULTURE_CARD, theme::em(ui) * 3.0, "");
            ui.vertical(|ui| {
                let title = RichText::new(d.system(system))
                    .family(theme::title())
                    .size(theme::em(ui) * 1.25);
                ui.add(egui::Label::new(title).wrap());
                ui.add(egui::Label::new(d.text("mov-sheet-undiscovered")).wrap());
            });
        });
        let observers = d.n.observers(system);
        ui.horizontal_wrapped(|ui| {
            for seat in d.n.seats().filter(|&s| observers.has(s)) {
                widgets::badge(ui, d.m.livery(seat), theme::em(ui) * 1.3, &d.v().seat(seat));
                ui.label(widgets::small(
                    d.with("mov-sheet-has-seen", &[("seat", Value::Seat(seat))]),
                ));
            }
            ships_there(ui, d, system);
        });
    });
    if let CultureSight::Observed(culture) = d.n.culture_in(system) {
        heading(ui, Icon::EYE, &d.text("mov-sheet-you-know"));
        ui.horizontal_wrapped(|ui| {
            let name = d.culture(culture);
            culture_chip(ui, d, culture, &name, &name);
        });
        note(ui, d.text("mov-sheet-you-know-help"));
        return;
    }
    heading(ui, Icon::HELP, &d.text("mov-sheet-one-of"));
    let hidden: Vec<CultureIx> = d.cultures().filter(|&c| d.n.system_of(c).is_none()).collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 6.0, 6.0);
        for culture in hidden {
            let name = d.culture(culture);
            culture_chip(ui, d, culture, &name, &name);
        }
    });
    note(ui, d.text("mov-sheet-one-of-help"));
}

fn base_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let market: Market = d.n.base();
    widgets::card(ui, |ui| {
        ui.horizontal_top(|ui| {
            widgets::picture(ui, art::GALACTIC_BASE, theme::em(ui) * 3.0, "");
            ui.vertical(|ui| {
                let title = RichText::new(d.text("mov-space-base"))
                    .family(theme::title())
                    .size(theme::em(ui) * 1.25);
                ui.add(egui::Label::new(title).wrap());
                ui.add(egui::Label::new(widgets::small(d.text("mov-sheet-base-help"))).wrap());
            });
        });
        visit_ui(ui, d, Stall::Base, d.n.level().space(d.n.level().start).system);
    });
    let here = is_here(d, Stall::Base);
    if here {
        selling::riders_ui(ui, d, Endpoint::Base);
    }
    buying::passengers_ui(ui, d, &market);
    buying::ships_ui(ui, d, &market, here);
    buying::relics_ui(ui, d, &market);
    if here {
        selling::barter_ui(ui, d, None);
        selling::partners_ui(ui, d);
    }
}

/// The text key of what a science sells.
pub const fn science_help(
    science: crate::games::merchant_of_venus::level::Science,
) -> &'static str {
    use crate::games::merchant_of_venus::level::Science as S;
    match science {
        S::Biotech => "mov-science-biotech.help",
        S::Industry => "mov-science-industry.help",
        S::Technology => "mov-science-technology.help",
        S::Metaphysics => "mov-science-metaphysics.help",
        S::Primitive => "mov-science-primitive.help",
    }
}
