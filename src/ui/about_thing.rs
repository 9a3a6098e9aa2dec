//! What a thing of the board is: what it is for in one sentence, the rules that matter most now,
//! and the others by chapter; what cannot be done with it, and why. It shows texts and decides
//! nothing.

use super::{
    command::Command,
    game_ui, how,
    memo::{self, memo},
    model::Model,
    parts,
    route::Leg,
    table_text::TableText,
    widgets::{self, soft},
    wishes,
};
use crate::{
    table::{
        action::{Offer, Refusal, Thing},
        game::Game,
        ids::Rule,
        sight::Sight,
    },
    text::{
        Localizer,
        rulebook::{RuleEntry, Rulebook},
    },
    view::scene,
};
use bevy_egui::egui::{Label, Ui};

/// How many rules matter most.
const FIRST: usize = 3;

/// So many rules about one thing are listed.
const MOST_BEARING: usize = 40;

/// What is selected on the board, for the side panel.
pub fn bearing_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let v = model.texts;
    let Some(book) = Rulebook::of(model.sight.game) else { return commands };
    if let Some(rule) = &model.flow.rule {
        return rule_ui(ui, model, book, rule);
    }
    let Some(thing) = model.selected else {
        ui.label(soft(v.text("ui-rules-select")));
        return commands;
    };
    let sheet = game_ui::of(model.sight.game);
    let top = ui.cursor().top();
    sheet.tooltip_ui(ui, model, thing);
    // What needs no tip on the board is named at least.
    let named = scene::about(model.sight, &scene::key_of(thing));
    if let Some(said) = named.filter(|_| ui.cursor().top() <= top) {
        ui.label(widgets::strong(parts::capital(&v.say(&said))));
    }
    if let Some(words) = purpose(model, thing) {
        ui.label(words);
    }
    commands.extend(wishes::wish_ui(ui, model, thing));
    // A way over the board is looked for; that is done once for a picture of the table.
    let found = memo(ui.ctx(), ("rules about", thing), model.sight, || parts(model, book, thing));
    for (chapter, rules) in found.iter() {
        let title = match chapter {
            None => v.text("ui-rules-bearing"),
            Some(chapter) => v.localizer.rule_title(chapter),
        };
        widgets::section(ui, &title);
        commands.extend(listed_ui(ui, v, rules));
    }
    commands.extend(refused_ui(ui, model, thing));
    commands
}

/// The rule or chapter that somebody has asked about: its words, those of a whole chapter listed,
/// and the way into the rulebook.
fn rule_ui(ui: &mut Ui, model: &Model, book: &Rulebook, id: &str) -> Vec<Command> {
    let (v, edition) = (model.texts, Some(model.sight.edition.as_str()));
    let mut commands = Vec::new();
    ui.add(Label::new(widgets::strong(v.localizer.rule_title(id))).wrap());
    for part in v.localizer.rule_text(id, edition) {
        commands.extend(widgets::linked_text(ui, v, &part.text, model.game.rule_prefix()));
    }
    let within: Vec<String> = book.within(id, edition).map(|rule| rule.id.clone()).collect();
    commands.extend(listed_ui(ui, v, &within));
    if ui.link(v.named("ui-open-rule", "rule", id)).clicked() {
        commands.push(Command::OpenRule(id.to_owned()));
    }
    commands
}

/// The rules about a thing: those that matter most, then the others by chapter.
fn parts(model: &Model, book: &Rulebook, thing: Thing) -> Vec<(Option<String>, Vec<String>)> {
    let found: Vec<String> =
        bearing(model, book, thing).into_iter().take(MOST_BEARING).map(|r| r.id.clone()).collect();
    let (first, others) = found.split_at(found.len().min(FIRST));
    let of = |chapter: &str| -> Vec<String> {
        others.iter().filter(|rule| chapter_of(rule) == chapter).cloned().collect()
    };
    let chapters = book.chapters.iter().map(|c| (Some(c.id.clone()), of(&c.id)));
    let chapters = chapters.filter(|(_, rules)| !rules.is_empty());
    std::iter::once((None, first.to_vec())).chain(chapters).collect()
}

/// The chapter of a rule such as `MOV-4.2.1`.
fn chapter_of(rule: &str) -> &str {
    rule.split_once('.').map_or(rule, |(chapter, _)| chapter)
}

/// Rules, one below the other, each with its title.
fn listed_ui(ui: &mut Ui, texts: TableText, rules: &[String]) -> Vec<Command> {
    let mut commands = Vec::new();
    for rule in rules {
        widgets::flow(ui, |ui| {
            commands.extend(widgets::rule_link(ui, texts, rule));
            let title = ui.link(texts.localizer.rule_title(rule));
            let title = title.on_hover_text(texts.named("ui-open-rule", "rule", rule));
            commands.extend(title.clicked().then(|| Command::OpenRule(rule.clone())));
        });
    }
    commands
}

/// What cannot be done with a thing now, each with its reason and how it could be done.
fn refused_ui(ui: &mut Ui, model: &Model, thing: Thing) -> Vec<Command> {
    // Whatever is refused is looked through once, not in every frame.
    let (all, mut commands) = (&model.sight.refusals, Vec::new());
    let mark = memo::mark_of((model.asked, model.sight.state_no, model.log_mark, all.len()));
    let about = |n: &usize| model.asked && all[*n].message.touches.contains(&thing);
    let found = || (0..all.len()).filter(about).take(MOST_BEARING).collect::<Vec<_>>();
    let found = memo::memo_of(ui.ctx(), ("refused with it", thing), mark, found);
    let refused: Vec<&Refusal> = found.iter().filter_map(|n| all.get(*n)).collect();
    if refused.is_empty() {
        return commands;
    }
    widgets::section(ui, &model.texts.text("ui-rules-refused"));
    for no in refused {
        ui.label(widgets::strong(model.verb_name(no.action)));
        commands.extend(how::refused_ui(ui, model, no));
    }
    commands
}

/// What a thing of the board is for, in a sentence.
pub fn purpose(model: &Model, thing: Thing) -> Option<String> {
    let texts = model.texts.localizer;
    purpose_key((model.game, model.sight), texts, thing).map(|key| texts.word(&key))
}

/// The key of that sentence.
pub fn purpose_key(
    (game, sight): (&dyn Game, &Sight),
    texts: Localizer,
    thing: Thing,
) -> Option<String> {
    let about = game_ui::of(sight.game).about(sight, thing);
    let key = |word: &&str| format!("{}-for-{word}", game.prefix());
    // What it is most closely stands last.
    about.iter().rev().map(key).find(|key| texts.has(key))
}

/// The rules that bear on a thing: first those of what can be done to it now, or cannot, then those
/// that speak of what it is. Of a thing of which none does, those of the decision; where nobody is
/// asked, those of a turn.
pub fn bearing<'b>(model: &Model, book: &'b Rulebook, thing: Thing) -> Vec<&'b RuleEntry> {
    let (sheet, sight) = (game_ui::of(model.sight.game), model.sight);
    let here = |r: &&RuleEntry| r.editions.contains(&sight.edition);
    let rule = |id: Rule| book.rules.iter().filter(here).find(|r| r.id == id.0);
    let mut found: Vec<&RuleEntry> = Vec::new();
    let mut add = |rules: &mut dyn Iterator<Item = &'b RuleEntry>| {
        for rule in rules {
            if !found.iter().any(|known| known.id == rule.id) {
                found.push(rule);
            }
        }
        found.is_empty()
    };
    let of = |offer: &Offer| offer.message.as_ref().and_then(|said| said.rule).and_then(rule);
    let meant = sight.offers.iter().filter(|offer| sheet.targets(sight, offer).contains(&thing));
    add(&mut meant.filter_map(of));
    // A click may lead there by a way of several choices.
    let legs = sheet.route(sight, thing).map(|way| way.legs).unwrap_or_default();
    let first = |leg: &Leg| sight.offers.iter().find(|offer| offer.action == leg.action);
    add(&mut legs.iter().filter_map(first).filter_map(of));
    let refused = sight.refusals.iter().filter(|no| no.message.touches.contains(&thing));
    add(&mut refused.filter_map(|no| rule(no.rule)));
    let about = sheet.about(sight, thing);
    let hits = |r: &RuleEntry| r.about.iter().filter(|word| about.contains(&word.as_str())).count();
    let mut speaking: Vec<&RuleEntry> =
        book.rules.iter().filter(here).filter(|r| hits(r) > 0).collect();
    // Of equal ones those come first that speak of what is chosen now.
    let chosen: Vec<&str> = sight.offers.iter().filter_map(of).map(|r| chapter_of(&r.id)).collect();
    let now = |r: &RuleEntry| chosen.contains(&chapter_of(&r.id));
    speaking.sort_by_key(|r| std::cmp::Reverse((hits(r), now(r))));
    let nothing = add(&mut speaking.into_iter());
    if nothing && add(&mut sight.offers.iter().filter_map(of)) {
        let turn = |r: &&RuleEntry| r.about.iter().any(|word| word == "turn");
        add(&mut book.rules.iter().filter(here).filter(turn));
    }
    found
}
