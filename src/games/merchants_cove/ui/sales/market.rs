//! The sale at market time on one screen: every good of the stall with what it brings on each dock
//! that is left, how many are sold here, the sums, and one button that sells for the most. What was
//! sold can be taken back until one passes.

use super::super::{panel::CovePanel, shops};
use crate::{
    games::merchants_cove::{
        level::{DockWord, Good},
        rules::market::{brings, dock_now},
        study::outlook::{self, Sale},
        table::{
            nouns::{CoveView, GameView, GlassOwner, clan_key, dock_key},
            verbs::{COUNT_ROGUE, PASS, Q_SELL, SELL},
        },
    },
    table::{
        action::{Action, Value},
        ids::SeatId,
        view::TableView,
    },
    ui::{
        Command, decision, learn,
        model::Standing,
        parts::{capital, entry, heading, note},
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Ui};

/// Whether the one who looks is asked what to sell.
pub(in crate::games::merchants_cove::ui) fn is_open(d: &CovePanel) -> bool {
    d.m.asked && d.n.decision().is_some_and(|decision| decision.question == Q_SELL)
}

/// What is sold here, as it is set: by good.
type Set = Vec<(Good, i64)>;

/// The sale.
pub(super) fn market_ui(ui: &mut Ui, d: &mut CovePanel) {
    let Some(seat) = d.m.chooser() else { return };
    let (player, dock) = (seat.0, dock_now(&d.n));
    let best = d.best(ui, player);
    let set = set_here(ui, d, &best, dock);
    let title = d.with("mc-market-title", &[("dock", Value::Word(dock_key(dock)))]);
    heading(ui, Icon::MARKET, &title);
    if d.n.level().docks[dock as usize].card {
        card_ui(ui, d, player, &best);
    }
    // Sums and buttons stand above the goods, so that they are in view however full the stall is.
    sums_ui(ui, d, (player, dock), &best, &set);
    let sold = sold_here(d, seat);
    sell_ui(ui, d, (player, dock), &best, &set, !sold.is_empty());
    pass_ui(ui, d, dock);
    taken_back_ui(ui, d, &sold);
    goods_ui(ui, d, player, dock, &set);
}

/// What is set: by the person, here or in the decision bar, or else by the best plan. The bar
/// stands at the same numbers.
fn set_here(ui: &Ui, d: &CovePanel, best: &[Sale], dock: DockWord) -> Set {
    let kept: Option<Set> = shops::draft(ui, d, "sale");
    let begins = kept.is_none() && !best.is_empty();
    let mut set = kept.unwrap_or_else(|| here(best, dock));
    let mut changed = begins;
    for offer in d.m.offers(SELL) {
        let Some(good) = Good::at(offer.action.args[0]) else { continue };
        if let Some(n) = decision::amount_chosen(ui.ctx(), offer).filter(|_| !begins) {
            set = with(&set, good, n.into());
            changed = true;
        }
        if changed && count_of(&set, good) > 0 {
            decision::set_amount(ui.ctx(), offer, count_of(&set, good) as i32);
        }
    }
    if changed {
        shops::keep(ui, d, "sale", Some(set.clone()));
    }
    set
}

/// The same with another number of a good.
fn with(set: &Set, good: Good, count: i64) -> Set {
    let others = set.iter().filter(|(g, _)| *g != good).copied();
    others.chain([(good, count)]).collect()
}

/// What a sale on this dock costs beside the goods, and whether that is worth it.
fn card_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, best: &[Sale]) {
    note(ui, d.count("mc-market-card", "gold", outlook::card_cost(&d.n)));
    let brings =
        |good: Good| d.n.on_stall(player, good) * brings(&d.n, player, dock_now(&d.n), good);
    let all: i64 = Good::all().map(brings).sum();
    if best.is_empty() && all > 0 && !learn::puzzles(d.m) {
        note(ui, d.count("mc-market-not-worth", "gold", all));
    }
}

/// To count a rogue, where that is possible, and to sell no more.
fn pass_ui(ui: &mut Ui, d: &mut CovePanel, dock: DockWord) {
    let sells = d.m.offers(SELL).next().is_some();
    let key = if sells { "mc-market-pass" } else { "mc-market-done" };
    let label = d.with(key, &[("dock", Value::Word(dock_key(dock)))]);
    if !sells && matches!(d.m.standing(Action::plain(PASS)), Standing::Offered(_)) {
        if widgets::chosen(&widgets::primary(ui, &label)) {
            d.command(Command::Act(Action::plain(PASS)));
        }
        return;
    }
    for (action, label) in [(COUNT_ROGUE, None), (PASS, Some(label))] {
        let action = Action::plain(action);
        if action.verb == COUNT_ROGUE && !matches!(d.m.standing(action), Standing::Offered(_)) {
            continue;
        }
        let chosen = widgets::action_button(ui, d.m, action, label.as_deref());
        d.commands.extend(chosen);
    }
}

/// What the best plan sells on a dock.
fn here(best: &[Sale], dock: DockWord) -> Set {
    best.iter().filter(|sale| sale.dock == dock).map(|sale| (sale.good, sale.count)).collect()
}

fn count_of(set: &Set, good: Good) -> i64 {
    set.iter().find(|(g, _)| *g == good).map_or(0, |(_, count)| *count)
}

/// The goods with their prices on the docks that are left, and how many of each are sold here.
fn goods_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, dock: DockWord, set: &Set) {
    for good in Good::all().filter(|&good| d.n.on_stall(player, good) > 0) {
        widgets::card(ui, |ui| {
            let have = d.n.on_stall(player, good);
            let name = capital(&d.good(SeatId(player), good));
            let picture = d.good_picture(SeatId(player), good);
            entry(ui, Some(picture), &name, &[], |ui| ui.label(strong(format!("×{have}"))));
            prices_ui(ui, d, player, dock, good);
            let each = brings(&d.n, player, dock, good);
            if each == 0 || !outlook::sells(&d.n, dock, good) {
                return;
            }
            if let Some(count) = stepper(ui, d, good, (count_of(set, good), have), each) {
                shops::keep(ui, d, "sale", Some(with(set, good, count)));
                let sells = d.m.offers(SELL).find(|o| Good::at(o.action.args[0]) == Some(good));
                if let Some(sells) = sells {
                    decision::set_amount(ui.ctx(), sells, count as i32);
                }
                ui.ctx().request_repaint();
            }
        });
    }
}

/// The docks whose prices and sums are told: those that are left; in a puzzle the one where one
/// sells now, for the rest is what is looked for.
fn told_docks(d: &CovePanel) -> Vec<DockWord> {
    let now = |dock: &DockWord| !learn::puzzles(d.m) || *dock == dock_now(&d.n);
    outlook::docks_left(&d.n).filter(now).collect()
}

fn prices_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, here: DockWord, good: Good) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let sold_there = |dock: &DockWord| outlook::sells(&d.n, *dock, good);
        for dock in told_docks(d).into_iter().filter(sold_there) {
            let gold = brings(&d.n, player, dock, good);
            let args = [
                ("dock", Value::Word(dock_key(dock))),
                ("gold", Value::Number(gold)),
                ("clan", Value::Word(clan_key(good.colour))),
            ];
            let key = if gold > 0 { "mc-market-each" } else { "mc-market-none" };
            let ink = match (gold, dock == here) {
                (0, _) => theme::soft(),
                (_, true) => theme::gain(),
                (_, false) => theme::ink(),
            };
            ui.add(egui::Label::new(small(d.with(key, &args)).color(ink)).wrap());
        }
    });
}

/// How many of a good are sold here: fewer, more; gives the new number.
fn stepper(
    ui: &mut Ui,
    d: &CovePanel,
    good: Good,
    (count, have): (i64, i64),
    each: i64,
) -> Option<i64> {
    let mut to = None;
    ui.horizontal_wrapped(|ui| {
        let name = d.good(d.m.chooser().unwrap_or_default(), good);
        for (step, key, icon) in
            [(-1, "mc-market-fewer", Icon::MINUS), (1, "mc-market-more", Icon::PLUS)]
        {
            let words = d.with(key, &[("good", Value::Name(name.clone()))]);
            let live = (0..=have).contains(&(count + step));
            if widgets::icon_button(ui, icon, &words, live).clicked() && live {
                to = Some(count + step);
            }
            if step < 0 {
                let args = [("count", Value::Number(count)), ("gold", Value::Number(count * each))];
                ui.label(strong(d.with("mc-market-sold-here", &args)));
            }
        }
    });
    to
}

/// The actions that sell what is set, and what they bring.
fn sales(d: &CovePanel, (player, dock): (GlassOwner, DockWord), set: &Set) -> (Vec<Action>, i64) {
    let mut gold = 0;
    let mut actions = Vec::new();
    for &(good, count) in set {
        let action = Action::two(SELL, good.ix().into(), count as i32);
        if count > 0 && matches!(d.m.standing(action), Standing::Offered(_)) {
            gold += count * brings(&d.n, player, dock, good);
            actions.push(action);
        }
    }
    (actions, gold)
}

/// What comes of the best plan, dock by dock.
fn sums_ui(ui: &mut Ui, d: &CovePanel, at: (GlassOwner, DockWord), best: &[Sale], set: &Set) {
    let now = sales(d, at, set).1;
    for dock in told_docks(d) {
        let later: i64 = best.iter().filter(|s| s.dock == dock).map(Sale::gold).sum();
        let gold = if dock == at.1 { now } else { later };
        let key = if dock == at.1 { "mc-market-here" } else { "mc-market-later" };
        let args = [("dock", Value::Word(dock_key(dock))), ("gold", Value::Number(gold))];
        ui.label(strong(d.with(key, &args)));
    }
}

/// The buttons that sell. Once everything is sold, something grey stays in their place: a second
/// press there must do nothing else.
fn sell_ui(
    ui: &mut Ui,
    d: &mut CovePanel,
    at: (GlassOwner, DockWord),
    best: &[Sale],
    set: &Set,
    sold: bool,
) {
    let wanted = here(best, at.1);
    let (actions, gold) = sales(d, at, &wanted);
    if !actions.is_empty() && !learn::leads(d.m) {
        let words = d.count("mc-market-best", "gold", gold);
        if widgets::chosen(&widgets::primary(ui, &words)) {
            d.command(Command::ActAll(actions.clone()));
        }
    } else if sold {
        ui.add_enabled(false, egui::Button::new(d.text("mc-market-sold")));
    }
    let (own, gold) = sales(d, at, set);
    let same = own.len() == actions.len() && own.iter().all(|action| actions.contains(action));
    // It keeps its place, so that nothing below moves under the pointer while numbers are set.
    // In a lesson it is the only one.
    let differs = !own.is_empty() && (!same || learn::leads(d.m));
    if differs || !actions.is_empty() {
        let words = d.count("mc-market-set", "gold", gold);
        if widgets::chosen(&ui.add_enabled(differs, egui::Button::new(words))) {
            d.command(Command::ActAll(own));
        }
    }
}

/// The entries of the sales of this dock so far, the last first.
fn sold_here(d: &CovePanel, seat: SeatId) -> Vec<usize> {
    let log = d.m.read_log();
    let here = ("dock", Value::Word(dock_key(dock_now(&d.n))));
    let mut entries: Vec<usize> = Vec::new();
    for line in log.iter().rev() {
        // A gem is told after the sale that brought it.
        let sale = line.message.key == "mc-log-sell" && line.message.args.contains(&here);
        if line.seat != Some(seat) || !sale && line.message.key != "mc-log-gem" {
            break;
        }
        if sale && entries.last() != Some(&line.entry) {
            entries.push(line.entry);
        }
    }
    entries
}

/// Takes the sales of this dock back, all together.
fn taken_back_ui(ui: &mut Ui, d: &mut CovePanel, sold: &[usize]) {
    if sold.is_empty() || d.m.undo_barred.is_some() {
        return;
    }
    let words = d.count("mc-market-back", "count", sold.len() as i64);
    if widgets::chosen(&widgets::labelled(ui, Icon::UNDO, &words)) {
        d.commands.extend(sold.iter().map(|_| Command::Undo));
    }
}
