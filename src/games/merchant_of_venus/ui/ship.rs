//! The sheet of a seat's ship: who flies it and how rich, class, holds as they are, dice of the
//! turn. What it is equipped with stands in another part. Every seat's sheet can be read; only the
//! own one has buttons.

use super::{
    asked, gear, holds,
    panel::VenusPanel,
    parts::{self, act, fact, heading, note, reason},
    pictures, selling,
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::table::{
        layout::{Phase, PieceNoun},
        nouns::{Declared, GameView, TableView, VenusView},
        verbs::{DEAL, PILOT, REROLL, STOP_IN_CIRCLE},
    },
    table::{
        action::{Action, Thing, Value},
        ids::{KindId, SeatId},
    },
    ui::{Command, Standing, gallery, theme, widgets},
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Button, Id, Image, RichText, Stroke, Ui, Vec2};

/// The sheet.
pub fn ship_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let seat = d.shown();
    d.commands.extend(crate::ui::parts::seats_row(ui, d.m, seat, "mov-sheet-sheet-of"));
    head(ui, d, seat);
    if seat == d.n.active() {
        turn_ui(ui, d);
    }
    hold_ui(ui, d, seat);
    gear::gear_ui(ui, d, seat);
    gear::relics_ui(ui, d, seat);
    gear::cards_ui(ui, d, seat);
    gear::deeds_ui(ui, d, seat);
    deal_ui(ui, d, seat);
}

fn head(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    widgets::card(ui, |ui| {
        let class = d.n.class(seat);
        let kind = d.n.layout().class(class);
        let level = d.n.spec.level.clone();
        let ship = level.ship(class);
        let at = d.n.ship_at(seat);
        let figures = [
            ("dice", Value::Number(ship.dice.into())),
            ("holds", Value::Number(ship.holds.into())),
        ];
        let figures = d.with("mov-sheet-ship-figures", &figures);
        let place = d.with("mov-sheet-at", &[("space", Value::Name(d.space(at)))]);
        let (name, picture, things) = (
            d.kind(kind),
            pictures::ship(d, class, seat),
            vec![Thing::Space(d.n.space_id(at)), Thing::Seat(seat)],
        );
        ui.horizontal_top(|ui| {
            widgets::picture(ui, picture, theme::em(ui) * 3.0, "");
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let title = RichText::new(name).family(theme::title()).size(theme::em(ui) * 1.25);
                parts::row(
                    ui,
                    |ui| {
                        ui.add(egui::Label::new(title).wrap());
                    },
                    |ui| parts::show_button(ui, d, things),
                );
                note(ui, figures);
                note(ui, place);
            });
        });
        purse_ui(ui, d, seat);
        worth_ui(ui, d, seat, false);
        race_ui(ui, d, seat);
    });
}

/// Money, barter credit and what the shields take off fees.
fn purse_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        {
            let words = |sum| d.v().money(sum);
            let sort = widgets::Money { coin: Picture::CREDITS, words: &words };
            widgets::money(ui, sort, ("ship", seat.0), d.n.money(seat), d.m.settings.reduced_motion)
        }
        .on_hover_text(d.text("mov-sheet-credits"));
        if d.n.active() == seat && d.n.barter_credit() > 0 {
            let credit = [("credit", Value::Money(d.n.barter_credit()))];
            let (words, help) =
                (d.with("mov-sheet-credit", &credit), d.text("mov-sheet-barter-help"));
            fact(ui, Some(art::BARTER), &words, &help, theme::violet());
        }
        let shields = d.n.shield_sum(seat);
        if shields > 0 {
            let words = format!("−{}", d.cr(shields));
            fact(ui, Some(art::SHIELD), &words, &d.text("mov-sheet-shields-help"), theme::soft());
        }
    });
}

/// Net worth, against the goal where there is one: in credits, or as a share where the credits
/// stand beside it.
pub fn worth_ui(ui: &mut Ui, d: &VenusPanel, seat: SeatId, share: bool) {
    let worth = d.n.net_worth(seat);
    let tint = gallery::colour(d.m.livery(seat).colour());
    match d.n.goal() {
        Some(goal) => {
            let words = if share {
                d.v().count("mov-fortune-share", "percent", worth.max(0) * 100 / goal)
            } else {
                d.with(
                    "mov-sheet-worth-of",
                    &[("worth", Value::Money(worth)), ("goal", Value::Money(goal))],
                )
            };
            parts::bar(ui, worth as f32, goal as f32, &words, tint)
                .on_hover_text(d.text("mov-sheet-worth-help"));
        }
        None if share => {}
        None => {
            let words = d.with("mov-sheet-worth", &[("worth", Value::Money(worth))]);
            ui.label(words).on_hover_text(d.text("mov-sheet-worth-help"));
        }
    }
}

fn race_ui(ui: &mut Ui, d: &VenusPanel, seat: SeatId) {
    let Some(race) = d.n.race(seat) else {
        note(ui, d.text("mov-sheet-no-race"));
        return;
    };
    ui.horizontal_top(|ui| {
        widgets::picture(ui, pictures::emblem(d, race), theme::em(ui) * 1.5, "");
        let percent = d.n.level().rules.home_discount_percent;
        let args =
            [("race", Value::Name(d.culture(race))), ("percent", Value::Number(percent.into()))];
        ui.add(egui::Label::new(d.with("mov-sheet-race", &args)).wrap());
    });
}

/// Dice, points and pilot number of the turn, with the choices they leave.
fn turn_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let dice = d.n.dice();
    let shown = if dice.is_empty() { Vec::new() } else { dice.clone() };
    if shown.is_empty() && d.n.phase() != Phase::Start {
        return;
    }
    heading(ui, Icon::DICE, &d.text("mov-sheet-turn"));
    if shown.is_empty() {
        note(ui, declared_words(d));
        return;
    }
    dice_ui(ui, d, &shown);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 6.0, 6.0);
        if d.n.phase() == Phase::Move {
            points_ui(ui, d);
        }
        match d.n.pilot_number() {
            Some(n) => drop(fact(
                ui,
                None,
                &d.v().count("mov-sheet-pilot", "number", n.into()),
                &d.text("mov-sheet-pilot-help"),
                theme::violet(),
            )),
            None => drop(fact(
                ui,
                None,
                &d.text("mov-sheet-no-pilot"),
                &d.text("mov-sheet-pilot-help"),
                theme::soft(),
            )),
        }
    });
    let stops: Vec<Action> = d.m.offers(STOP_IN_CIRCLE).map(|o| o.action).collect();
    for action in stops {
        let words = d.m.verb_name(action);
        act(ui, d, action, &words);
    }
}

/// What is declared, in words.
pub fn declared_words(d: &VenusPanel) -> String {
    match d.n.declared() {
        Declared::Nothing => d.text("mov-sheet-nothing-declared"),
        Declared::Space(s) => {
            d.with("mov-sheet-declared", &[("space", Value::Space(d.n.space_id(s)))])
        }
        Declared::Gate(g) => d.v().count("mov-sheet-declared-gate", "gate", g.into()),
    }
}

/// The points of movement that are left.
pub(super) fn points_ui(ui: &mut Ui, d: &VenusPanel) {
    let (points, help) = (d.n.points(), d.text("mov-sheet-points-help"));
    let points = d.v().count("mov-sheet-points", "points", points);
    fact(ui, Some(Icon::STEP.picture()), &points, &help, theme::accent());
}

/// The dice: each can be clicked to become the pilot number, where that is offered, or to be rolled
/// again.
pub fn dice_ui(ui: &mut Ui, d: &mut VenusPanel, dice: &[u8]) {
    let pilot = d.n.pilot_number();
    let marked = pilot.and_then(|p| dice.iter().position(|&face| face == p));
    ui.horizontal_wrapped(|ui| {
        for (nth, &face) in dice.iter().enumerate() {
            die_ui(ui, d, face, marked == Some(nth));
        }
    });
    // MOV-11.6.1: with the Mulligan Gear.
    let again: Vec<(Action, String)> =
        d.m.offers(REROLL).map(|o| (o.action, d.m.worded(o))).collect();
    if !again.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for (action, words) in again {
                parts::act_aside(ui, d, action, &words);
            }
        });
    }
    // Why a number cannot be taken is said once under the dice.
    let refused: Vec<Action> = dice
        .iter()
        .map(|&f| Action::one(PILOT, f.into()))
        .filter(|a| matches!(d.m.standing(*a), Standing::Refused(_)))
        .collect();
    if let Some(&first) = refused.first() {
        reason(ui, d, first);
    }
}

fn die_ui(ui: &mut Ui, d: &mut VenusPanel, face: u8, pilot: bool) {
    let size = theme::em(ui) * 2.4;
    let texture = gallery::texture(ui.ctx(), Picture::die(face, pilot), size);
    let image = Image::new((texture.id(), Vec2::splat(size))).fit_to_exact_size(Vec2::splat(size));
    let action = Action::one(PILOT, face.into());
    let standing = d.m.standing(action);
    let words = match standing {
        Standing::Offered(offer) => d.m.worded(offer),
        Standing::Refused(no) => {
            d.v().pair(&d.m.verb_name(action), &format!("{} ({})", d.v().say(&no.message), no.rule))
        }
        Standing::Absent => d.v().count(
            if pilot { "mov-sheet-die-pilot" } else { "mov-sheet-die" },
            "face",
            face.into(),
        ),
    };
    let offered = matches!(standing, Standing::Offered(_));
    let mut button = Button::image(image).frame_when_inactive(offered);
    if offered {
        button = button.stroke(Stroke::new(2.0, theme::violet()));
    }
    let response = ui.add(button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, offered, &words));
    if response.on_hover_text(&words).clicked() && offered {
        d.command(Command::Act(action));
    }
}

fn picked() -> Id {
    Id::new("mov hold picked")
}

/// The holds, and what is known of the thing that was clicked in them.
fn hold_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    heading(ui, Icon::CARGO, &d.text("mov-sheet-holds"));
    if let Some(kind) = holds::holds_ui(ui, d, seat) {
        let before: Option<KindId> = ui.ctx().data(|data| data.get_temp(picked()));
        ui.ctx().data_mut(|data| match before == Some(kind) {
            true => drop(data.remove_temp::<KindId>(picked())),
            false => drop(data.insert_temp(picked(), kind)),
        });
    }
    holds::room_ui(ui, d, d.n.room_used(seat), d.n.room_in(d.n.class(seat)));
    let kind: Option<KindId> = ui.ctx().data(|data| data.get_temp(picked()));
    let Some(kind) = kind.filter(|k| d.n.aboard(seat).any(|p| d.n.kind(p) == *k)) else {
        if d.n.hold(seat).is_empty() && d.n.hull(seat).is_empty() {
            note(ui, d.text("mov-sheet-empty"));
        }
        return;
    };
    widgets::card(ui, |ui| {
        parts::labelled(ui, Some(pictures::kind(d, kind, seat)), &holds::words(d, kind), &[]);
        let maker = match d.n.layout().what(kind) {
            PieceNoun::Good(c) | PieceNoun::FactoryGood(c) => Some(c),
            _ => None,
        };
        if let Some(maker) = maker {
            let from = d.with("mov-sheet-made-by", &[("maker", Value::Name(d.culture_at(maker)))]);
            note(ui, from);
            let buyers = d.n.level().culture(maker).buyers.clone();
            super::buying::buyers_ui(ui, d, kind, &buyers);
        }
        if let Some(effect) = d.n.effect(kind).cloned() {
            note(ui, super::buying::effect_words(d, &effect));
        }
        if seat == d.me() {
            asked::actions_on(ui, d, kind);
        }
    });
}

/// Opening a trade with the seat whose sheet is shown.
fn deal_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    if seat == d.me() {
        if d.n.place(d.n.ship_at(seat)).is_landing() {
            selling::partners_ui(ui, d);
        }
        return;
    }
    let action = Action::one(DEAL, seat.0.into());
    if !matches!(d.m.standing(action), Standing::Absent) {
        heading(ui, Icon::HAND_OVER, &d.text("mov-sheet-partners"));
        let label = d.with("mov-sheet-deal-with", &[("seat", Value::Seat(seat))]);
        act(ui, d, action, &label);
        reason(ui, d, action);
    }
}
