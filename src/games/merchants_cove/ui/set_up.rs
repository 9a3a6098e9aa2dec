//! Setting a game of Merchants Cove up: which townsfolk are shuffled, which rogue card is played,
//! how strong the Peddler is, each by its name. Whether it is possible, the table decides.

use crate::{
    games::merchants_cove::{
        level::{LEVELS, Level, SetWord},
        rules::shops::Merchant,
        scene::art,
    },
    table::action::Value,
    ui::{
        command::Command,
        new_game::NewGameForm,
        table_text::TableText,
        theme,
        widgets::{self, small, soft, strong},
    },
};
use bevy_egui::egui::Ui;

/// The options that are drawn here.
const DRAWN: &[&str] = &["sets", "rogues", "peddler"];

/// The text key of what a merchant does, and how hard that is to play.
pub const fn note_of(merchant: Merchant) -> &'static str {
    match merchant {
        Merchant::Alchemist => "mc-note-alchemist",
        Merchant::Blacksmith => "mc-note-blacksmith",
        Merchant::Captain => "mc-note-captain",
        Merchant::Chronomancer => "mc-note-chronomancer",
    }
}

/// The merchant of this name.
pub fn merchant(name: &str) -> Option<Merchant> {
    Merchant::ALL.into_iter().find(|merchant| merchant.id() == name)
}

/// The text key for who has no merchant yet: it is chosen at the table, or dealt.
pub fn open_race(form: &NewGameForm) -> &'static str {
    if value(form, "choose_merchants") != 0 { "mc-race-at-table" } else { "mc-race-random" }
}

/// What an option is usually set to.
fn usual(form: &NewGameForm, key: &str) -> i64 {
    let options = form.game().options(form.edition().id);
    options.iter().find(|o| o.key == key).map_or(0, |o| o.default)
}

/// What an option is set to.
fn value(form: &NewGameForm, key: &str) -> i64 {
    form.options.get(key).copied().unwrap_or_else(|| usual(form, key))
}

fn set(form: &mut NewGameForm, key: &str, to: i64) {
    match to == usual(form, key) {
        true => drop(form.options.remove(key)),
        false => drop(form.options.insert(key.to_owned(), to)),
    }
}

/// The choices of the game's box.
pub fn set_up_ui(
    ui: &mut Ui,
    texts: TableText,
    form: &mut NewGameForm,
    commands: &mut Vec<Command>,
) -> &'static [&'static str] {
    let Ok(level) = LEVELS.named(form.edition().id) else { return &[] };
    // Whoever sits here alone plays against the Peddler.
    if form.seats.len() == 1 {
        titled(ui, texts, "mc-option-peddler", "MC-23.5", commands, |ui| {
            ui.label(soft(texts.text("mc-setup-peddler")));
            peddler_ui(ui, texts, form, &level);
        });
    }
    titled(ui, texts, "mc-option-sets", "MC-2.2", commands, |ui| sets_ui(ui, texts, form));
    titled(ui, texts, "mc-option-rogues", "MC-2.6", commands, |ui| {
        rogues_ui(ui, texts, form, &level);
    });
    DRAWN
}

/// A card with its title and the rule that it is about.
fn titled(
    ui: &mut Ui,
    texts: TableText,
    key: &str,
    rule: &str,
    commands: &mut Vec<Command>,
    add: impl FnOnce(&mut Ui),
) {
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(texts.text(key)));
            commands.extend(widgets::rule_link(ui, texts, rule));
        });
        add(ui);
    });
}

fn sets_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    let mut sets = value(form, "sets");
    for word in SetWord::ALL {
        let bit = 1 << word as i64;
        let mut on = sets & bit != 0;
        ui.horizontal_wrapped(|ui| {
            widgets::picture(ui, art::folk(word), theme::em(ui) * 1.6, "");
            widgets::check(ui, &mut on, texts.text(&format!("mc-set-{}", word.id())));
        });
        sets = if on { sets | bit } else { sets & !bit };
    }
    set(form, "sets", sets);
}

fn rogues_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm, level: &Level) {
    let now = value(form, "rogues");
    for (n, card) in level.rogue_cards.iter().enumerate() {
        let name = texts.text(&format!("mc-rogues-{}", card.id));
        if widgets::radio(ui, now == n as i64, name).clicked() {
            set(form, "rogues", n as i64);
        }
        let numbers =
            [("lair", Value::Number(card.lair.into())), ("bag", Value::Number(card.bag.into()))];
        ui.label(small(texts.with(&format!("mc-setup-{}", card.id), &numbers)));
    }
}

fn peddler_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm, level: &Level) {
    let now = value(form, "peddler");
    for (n, (id, gold)) in level.peddler.levels.iter().enumerate() {
        let words = texts.count(&format!("mc-setup-{id}"), "gold", *gold);
        if widgets::radio(ui, now == n as i64, words).clicked() {
            set(form, "peddler", n as i64);
        }
    }
}
