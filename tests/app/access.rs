//! The window without a mouse: every choice has a name and a role that a screen reader finds,
//! greyed ones say why, every decision of every game can be taken with the keyboard alone, and
//! Escape closes every dialog.

use crate::common::panels;
use bevy_egui::egui::{self, accesskit::Role};
use caravanserai::{
    app::table::Table,
    games,
    table::{
        action::Action,
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
    },
    text::{Language, Localizer},
    ui::{
        Command, Mode, Model, arguments,
        command::Dialog,
        decision, game_ui, presses,
        settings::{Curtain, Settings},
        theme,
    },
};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT, Queryable},
};
use std::{collections::BTreeSet, path::PathBuf};

const EN: Localizer = Localizer::new(Language::En);

/// Every printing of every game.
fn tables() -> impl Iterator<Item = (&'static str, &'static str)> {
    games::all().iter().flat_map(|game| game.editions().iter().map(|e| (game.id(), e.id)))
}

pub fn setup(game: &str, edition: &str, by: &[Chooser], seed: u64) -> Setup {
    let names = ["Anna", "Ben", "Cleo", "Dan"];
    let seat = |(i, by): (usize, &Chooser)| SeatInfo {
        name: names[i].to_owned(),
        colour: i as u8,
        race: String::new(),
        by: *by,
    };
    Setup {
        game: game.to_owned(),
        edition: edition.to_owned(),
        seats: by.iter().enumerate().map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    }
}

fn table(game: &str, edition: &str, seed: u64) -> Table {
    let setup = setup(game, edition, &[Chooser::Person; 2], seed);
    let play = Play::begin(games::by_id(game).expect("the game is in the house"), setup)
        .expect("the set-up is sound");
    Table::new(play, Mode::Play, PathBuf::from("unused.ron"))
}

/// A bar in front of a table, and what was wished in it.
struct BarAtTable {
    table: Table,
    settings: Settings,
    commands: Vec<Command>,
    dressed: bool,
    /// Whether it is noted since when the question stands, as the window does.
    notes: bool,
}

impl BarAtTable {
    fn model(&self) -> Model<'_> {
        Model { asked: self.table.asked(), ..panels::model(&self.table.sight, &self.settings, EN) }
    }
}

/// The decision bar with its keys.
fn bar(table: Table) -> Harness<'static, BarAtTable> {
    bar_in_steps(table, 0.25, false)
}

/// As [`bar`], with so many seconds from one picture to the next; whether it is noted since when
/// the question stands.
fn bar_in_steps(table: Table, seconds: f32, notes: bool) -> Harness<'static, BarAtTable> {
    let settings =
        Settings { reduced_motion: true, curtain: Curtain::Never, ..Settings::default() };
    let desk = BarAtTable { table, settings, commands: Vec::new(), dressed: false, notes };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 900.0))
        .with_step_dt(seconds)
        .with_max_steps(30)
        .build_ui_state(
            |ui, desk: &mut BarAtTable| {
                if !desk.dressed {
                    theme::install_fonts(ui.ctx());
                    theme::apply(ui.ctx(), 720.0, 100, true);
                    desk.dressed = true;
                    ui.ctx().request_repaint();
                    return;
                }
                if desk.notes {
                    let (now, mut events) = ui.input(|i| (i.time, i.raw.events.clone()));
                    presses::hear(ui.ctx(), now, &mut events);
                    presses::note(ui.ctx(), desk.table.version, 0);
                }
                let model = desk.model();
                let mut commands = decision::keys(ui.ctx(), &model);
                commands.extend(decision::decision_ui(ui, &model));
                desk.commands.extend(commands);
            },
            desk,
        );
    harness.run();
    harness
}

fn label(node: &Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}

/// The names of all buttons that are there.
fn buttons(h: &Harness<'_, BarAtTable>) -> BTreeSet<String> {
    h.root()
        .children_recursive()
        .filter(|n| n.accesskit_node().role() == Role::Button)
        .map(|n| label(&n))
        .collect()
}

/// The menus of the bar: title, and the offers in it.
fn menus(model: &Model) -> Vec<(String, Vec<usize>)> {
    let arranged = decision::arrange(model);
    let folded = arranged.groups.iter().filter(|(_, offers)| arranged.folds(model, offers));
    let mut menus: Vec<(String, Vec<usize>)> = folded
        .map(|(key, offers)| {
            // A name that would be read as one of them with its number has other words.
            let counted = format!("{key}.count");
            let title = match model.texts.localizer.has(&counted) {
                true => model.texts.count(&counted, "count", offers.len() as i64),
                false => format!("{} ({})", model.texts.text(key), offers.len()),
            };
            (title, offers.clone())
        })
        .collect();
    // Of equal cards one row stands for all; a few places are buttons themselves.
    let sheet = game_ui::of(model.sight.game);
    let list_of = |i: &usize| sheet.board_list(model.sight.offers[*i].action.verb);
    let lists: BTreeSet<&str> = arranged.board.iter().map(list_of).collect();
    for key in lists {
        let all: Vec<usize> =
            arranged.board.iter().copied().filter(|i| list_of(i) == key).collect();
        let rows = arguments::told_apart(model.sight, &all).len();
        if rows > 3 {
            menus.push((model.texts.count(key, "count", rows as i64), all));
        }
    }
    if !arranged.thrown.is_empty() {
        menus.push((model.texts.text("ui-throw-away"), arranged.thrown.clone()));
    }
    if let Some(&rare) = arranged.rare.first() {
        let verb = model.sight.offers[rare].action.verb;
        let group = game_ui::of(model.sight.game).group(verb);
        menus.push((format!("{} …", model.texts.text(group)), arranged.rare.clone()));
    }
    menus
}

/// How the button of an offer is called: by its own words, or, where an amount is open, by those
/// for the amount or by its verb.
fn called(model: &Model, offer: usize) -> String {
    let offer = &model.sight.offers[offer];
    if offer.range.is_none() {
        return model.worded(offer);
    }
    let words = game_ui::of(model.sight.game).amount_words(model, offer.action);
    words.map_or_else(|| model.verb_name(offer.action), |(_, words)| words)
}

/// Plays on at random; looks at the bar every so many choices.
fn stroll(
    every: usize,
    choices: usize,
    mut look: impl FnMut(&mut Harness<'static, BarAtTable>, &str),
) {
    for (n, (game, edition)) in tables().enumerate() {
        let mut h = bar(table(game, edition, n as u64 + 5));
        let mut pick = 4711_u32;
        for step in 0..choices {
            let table = &mut h.state_mut().table;
            if table.curtain().is_some() {
                table.open_curtain(Curtain::Never);
            }
            table.end_beat(Curtain::Never);
            if table.curtain().is_some() {
                table.open_curtain(Curtain::Never);
            }
            if table.sight.offers.is_empty() {
                break;
            }
            if step % every == 0 {
                h.run();
                look(&mut h, &format!("{game} {edition}, choice {step}"));
            }
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let table = &mut h.state_mut().table;
            let offer = table.sight.offers[(pick >> 8) as usize % table.sight.offers.len()].clone();
            table.choose(offer.action, Curtain::Never).expect("an offer is accepted");
        }
    }
}

#[test]
fn question_offers_and_refusals_have_names_and_roles() {
    stroll(9, 160, |h, at| {
        let (sentence, direct, menus, grey, many) = {
            let model = h.state().model();
            let arranged = decision::arrange(&model);
            let menus = menus(&model);
            let folded: BTreeSet<usize> =
                menus.iter().flat_map(|(_, offers)| offers.clone()).collect();
            // To stop the game the menu has.
            let stops = &arranged.stops;
            let direct: Vec<String> = (0..model.sight.offers.len())
                .filter(|i| !folded.contains(i) && !stops.contains(i))
                .map(|i| called(&model, i))
                .collect();
            let there = direct.len() + folded.len() + stops.len();
            assert_eq!(there, model.sight.offers.len(), "{at}");
            assert!(
                arranged.main.is_none_or(|m| !folded.contains(&m)),
                "{at}: the main choice is not hidden in a menu"
            );
            let on_board = |a: &Action| game_ui::of(model.sight.game).on_board(a.verb);
            let sheet = game_ui::of(model.sight.game);
            let worth = |a: &Action| sheet.worth_refusing(model.sight, *a);
            let plain = |a: &Action| model.sight.catalogue.verb(a.verb).args.is_empty();
            let alone = |a: &Action| plain(a) && worth(a) && !on_board(a);
            let grey: Vec<String> = model
                .sight
                .refusals
                .iter()
                .filter(|r| alone(&r.action))
                .map(|r| {
                    format!(
                        "{}: {} ({})",
                        model.verb_name(r.action),
                        model.texts.say(&r.message),
                        r.rule
                    )
                })
                .collect();
            let listed = model.sight.refusals.iter().filter(|r| !alone(&r.action));
            let many = listed.clone().count();
            // What has a greyed button stands in the list as well.
            let near = listed.filter(|r| worth(&r.action)).count() + grey.len();
            let many = (many > 0).then_some(if near > 0 { near } else { many });
            (decision::sentence(&model), direct, menus, grey, many)
        };
        assert!(h.query_all_by_label(&sentence).next().is_some(), "{at}: the question is said");
        let there = buttons(h);
        for name in direct.iter().chain(menus.iter().map(|(title, _)| title)).chain(&grey) {
            assert!(
                !name.trim().is_empty() && there.contains(name),
                "{at}: no button {name:?} in {there:?}"
            );
        }
        if let Some(many) = many {
            let title = EN.word_with(
                "ui-why-not",
                &caravanserai::text::Args::from_iter([(
                    "count",
                    caravanserai::text::Arg::from(many as i64),
                )]),
            );
            assert!(there.contains(&title), "{at}: no list {title:?} in {there:?}");
        }
        assert!(there.iter().all(|name| !name.is_empty()), "{at}: a button has no name");
    });
}

#[test]
fn folded_offers_and_reasons_are_listed_by_name_when_their_list_is_opened() {
    stroll(31, 130, |h, at| {
        let lists = menus(&h.state().model());
        for (title, offers) in lists {
            let wanted: Vec<String> =
                offers.iter().map(|&i| called(&h.state().model(), i)).collect();
            h.get_by_label(&title).click();
            h.run();
            let there = buttons(h);
            for name in wanted {
                assert!(there.contains(&name), "{at}: {name:?} is missing in {title:?}");
            }
            h.key_press(egui::Key::Escape);
            h.run();
        }
        assert!(h.state().commands.is_empty(), "{at}: opening a list chooses nothing");
    });
}

/// Goes with Tab to what is called so; opens the list in which it stands, if it stands in one.
fn go_to(h: &mut Harness<'static, BarAtTable>, wanted: &str, list: Option<&str>) {
    let mut been: Vec<String> = Vec::new();
    for _ in 0..160 {
        h.key_press(egui::Key::Tab);
        h.run();
        let Some(name) = h.root().children_recursive().find(|n| n.is_focused()).map(|n| label(&n))
        else {
            continue;
        };
        if name == wanted {
            return;
        }
        been.push(name.clone());
        if Some(name.as_str()) == list {
            // An open list has the keyboard at its first row.
            h.key_press(egui::Key::Enter);
            h.run();
            let first = h.root().children_recursive().find(|n| n.is_focused()).map(|n| label(&n));
            if first.as_deref() == Some(wanted) {
                return;
            }
            been.extend(first);
        }
    }
    panic!("Tab never comes to {wanted:?} (list {list:?}); it came to {been:?}");
}

#[test]
fn every_decision_can_be_taken_with_the_keyboard_alone() {
    for (n, (game, edition)) in tables().enumerate() {
        let mut h = bar(table(game, edition, n as u64 + 21));
        let mut pick = 99_u32;
        let mut verbs = BTreeSet::new();
        for step in 0..45 {
            let table = &mut h.state_mut().table;
            if table.curtain().is_some() {
                table.open_curtain(Curtain::Never);
            }
            table.end_beat(Curtain::Never);
            if table.curtain().is_some() {
                table.open_curtain(Curtain::Never);
            }
            if table.sight.offers.is_empty() {
                break;
            }
            h.run();
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (wanted, list) = {
                let model = h.state().model();
                // To stop the game the menu has, which is no part of the bar.
                let stops = decision::arrange(&model).stops;
                let may = (0..model.sight.offers.len()).filter(|i| !stops.contains(i));
                let may: Vec<usize> = may.collect();
                let offer = may[(pick >> 8) as usize % may.len()];
                let list = menus(&model)
                    .into_iter()
                    .find(|(_, offers)| offers.contains(&offer))
                    .map(|(title, _)| title);
                (called(&model, offer), list)
            };
            go_to(&mut h, &wanted, list.as_deref());
            h.key_press(egui::Key::Enter);
            h.run();
            let commands = std::mem::take(&mut h.state_mut().commands);
            let action = match commands.as_slice() {
                [Command::Act(action)] => action,
                // What gives something up for good asks first.
                [Command::Open(Dialog::Confirm(act, _))] => match &**act {
                    Command::Act(action) => action,
                    other => panic!("{game} {edition}: {other:?} is to be confirmed"),
                },
                _ => panic!("{game} {edition}, choice {step}: {wanted:?} gave {commands:?}"),
            };
            let table = &mut h.state_mut().table;
            verbs.insert(table.play.catalogue().verb(action.verb).name);
            table.choose(*action, Curtain::Never).expect("what the bar offers is accepted");
            // The next question begins without a ring.
            h.run();
        }
        let all = games::by_id(game).map_or(0, |game| game.verbs().len());
        assert!(verbs.len() >= all.min(4), "{game} {edition}: only {verbs:?} were chosen");
    }
}

/// The words of the offer that the bar shows first.
fn first_offer(h: &Harness<'_, BarAtTable>) -> String {
    let first = decision::arrange(&h.state().model());
    let first = first
        .main
        .or_else(|| first.groups.first().and_then(|(_, o)| o.first().copied()))
        .or_else(|| first.board.first().copied());
    h.state().model().worded(&h.state().table.sight.offers[first.expect("an offer")])
}

/// What was wished is done, as the window does it.
fn do_wished(h: &mut Harness<'static, BarAtTable>) {
    let wished = std::mem::take(&mut h.state_mut().commands);
    let [Command::Act(action)] = wished.as_slice() else { panic!("{wished:?}") };
    h.state_mut().table.choose(*action, Curtain::Never).expect("an offer");
    h.run();
}

/// A number is a choice by keyboard, too: Tab goes on in the bar. A list that is opened has the
/// keyboard at its first row, and is gone when a row is chosen.
#[test]
fn a_list_is_entered_and_left_with_the_keyboard() {
    let mut h = bar(table("merchant_of_venus", "1988", 5));
    let (title, first) = loop {
        let lists = menus(&h.state().model());
        if let Some((title, offers)) = lists.into_iter().find(|(_, offers)| offers.len() > 1) {
            break (title, h.state().model().worded(&h.state().table.sight.offers[offers[0]]));
        }
        let key = if decision::arrange(&h.state().model()).numbered().next().is_some() {
            egui::Key::Num1
        } else {
            egui::Key::Enter
        };
        h.key_press(key);
        h.run();
        do_wished(&mut h);
        h.key_press(egui::Key::Tab);
        h.run();
        let focused = h
            .root()
            .children_recursive()
            .find(|n| n.is_focused())
            .map(|n| label(&n))
            .expect("something has the focus");
        assert!(
            focused == first_offer(&h) || focused.contains('('),
            "Tab goes on in the bar: {focused}"
        );
        h.ctx.memory_mut(|m| m.stop_text_input());
    };
    h.get_by_label(&title).focus();
    h.run();
    h.key_press(egui::Key::Enter);
    h.run();
    let focused = h.root().children_recursive().find(|n| n.is_focused()).map(|n| label(&n));
    assert_eq!(focused.as_deref(), Some(first.as_str()));
    h.key_press(egui::Key::Enter);
    h.run();
    assert!(!egui::Popup::is_any_open(&h.ctx), "the list is gone");
    do_wished(&mut h);
}

/// A button lets go of the focus when it was a choice: what stands at its place afterwards is not
/// done by a second Enter, and Tab goes on in the bar.
#[test]
fn a_second_enter_does_not_press_what_stands_there_now() {
    let mut h = bar(table("dale_of_merchants", "original", 3));
    let discard = EN.word("dom-act-inventory");
    h.get_all_by_label_contains(&discard).next().expect("the offer").focus();
    h.run();
    h.key_press(egui::Key::Enter);
    h.run();
    let wished = std::mem::take(&mut h.state_mut().commands);
    let [Command::Act(action)] = wished.as_slice() else { panic!("{wished:?}") };
    h.state_mut().table.choose(*action, Curtain::Never).expect("an offer");
    h.run();
    assert_eq!(h.ctx.memory(|m| m.focused()), None);
    h.key_press(egui::Key::Enter);
    h.run();
    let main =
        decision::arrange(&h.state().model()).main.map(|m| h.state().table.sight.offers[m].action);
    assert_eq!(
        std::mem::take(&mut h.state_mut().commands),
        main.map(Command::Act).into_iter().collect::<Vec<_>>(),
        "the main choice or nothing"
    );
    h.key_press(egui::Key::Tab);
    h.run();
    let focused = h
        .root()
        .children_recursive()
        .find(|n| n.accesskit_node().is_focused())
        .map(|n| label(&n))
        .expect("something has the focus");
    assert!(
        focused == first_offer(&h) || focused.contains('('),
        "Tab goes on in the bar: {focused}"
    );
}

/// A press of the pointer at a place, and what is wished by it.
fn press_at(h: &mut Harness<'_, BarAtTable>, at: egui::Pos2) -> Vec<Command> {
    h.drag_at(at);
    h.step();
    h.drop_at(at);
    h.step();
    std::mem::take(&mut h.state_mut().commands)
}

/// An offer that is a button of its own, and where it lies.
fn an_offer_button(h: &Harness<'_, BarAtTable>) -> Option<(String, egui::Pos2)> {
    let model = h.state().model();
    let main = decision::arrange(&model).main;
    let names = main.into_iter().chain(0..model.sight.offers.len()).map(|i| called(&model, i));
    let all: Vec<_> = h.root().children_recursive().map(|n| (label(&n), n)).collect();
    let there = |name: String| {
        let button = |n: &Node<'_>| n.accesskit_node().role() == Role::Button;
        let (_, found) = all.iter().find(|(label, n)| *label == name && button(n))?;
        Some((name, found.rect().center()))
    };
    names.into_iter().find_map(there)
}

/// Whatever comes to lie where a choice was just made: the second half of a double click does not
/// choose it. A press after a while does, and so does one to which the pointer was led.
#[test]
fn what_has_just_come_up_takes_no_press_until_it_has_stood_or_the_pointer_has_moved() {
    let act = |wished: &[Command]| {
        wished.iter().find_map(|c| if let Command::Act(a) = c { Some(*a) } else { None })
    };
    let (mut met, mut later, mut led) = (0, 0, 0);
    for (n, game) in games::all().iter().enumerate() {
        let edition = game.editions()[0].id;
        let mut h = bar_in_steps(table(game.id(), edition, n as u64 + 5), 0.02, true);
        for round in 0..9 {
            let table = &mut h.state_mut().table;
            table.open_curtain(Curtain::Never);
            table.end_beat(Curtain::Never);
            table.open_curtain(Curtain::Never);
            h.run_steps(26);
            let button = an_offer_button(&h);
            let chosen = button.as_ref().and_then(|(_, at)| act(&press_at(&mut h, *at)));
            let Some(((name, at), action)) = button.zip(chosen) else {
                // Only the board is asked, or nobody any more.
                let Some(offer) = h.state().table.sight.offers.last().cloned() else { break };
                h.state_mut().table.choose(offer.action, Curtain::Never).expect("an offer");
                continue;
            };
            h.state_mut().table.choose(action, Curtain::Never).expect("an offer");
            h.run_steps(2);
            let there = an_offer_button(&h).is_some_and(|(_, place)| place.distance(at) < 8.0);
            met += usize::from(there);
            let wished = press_at(&mut h, at);
            assert_eq!(act(&wished), None, "{} {edition}: after {name}", game.id());
            if round % 2 == 0 {
                h.run_steps(26);
                later += usize::from(there && act(&press_at(&mut h, at)).is_some());
                continue;
            }
            h.hover_at(at + egui::vec2(40.0, 0.0));
            h.step();
            h.hover_at(at);
            h.step();
            led += usize::from(there && act(&press_at(&mut h, at)).is_some());
        }
    }
    let all = format!("{met} lay there, {later} pressed later, {led} led to");
    assert!(met > 0 && later > 0 && led > 0, "{all}");
}

/// A press that is held still for seconds, or whose frame takes as long, is a click; a finger that
/// rests is a right click and no other.
#[test]
fn a_held_press_is_a_click_and_a_resting_finger_a_right_one() {
    let ui = |ui: &mut egui::Ui, clicks: &mut (u32, u32)| {
        presses::held_is_a_click(ui.ctx());
        let response = ui.add_sized([200.0, 80.0], egui::Button::new("Begin"));
        clicks.0 += u32::from(response.clicked());
        clicks.1 += u32::from(response.secondary_clicked());
    };
    let mut h = Harness::builder().with_step_dt(0.5).build_ui_state(ui, (0, 0));
    h.run_steps(2);
    let at = h.get_by_label("Begin").rect().center();
    h.drag_at(at);
    h.run_steps(5);
    h.drop_at(at);
    h.step();
    assert_eq!(*h.state(), (1, 0), "held for two and a half seconds");
    let touch = |h: &mut Harness<'_, (u32, u32)>, phase| {
        let (device_id, id) = (egui::TouchDeviceId(1), egui::TouchId::from(1_u64));
        h.input_mut().events.push(egui::Event::Touch {
            device_id,
            id,
            phase,
            pos: at,
            force: None,
        });
    };
    touch(&mut h, egui::TouchPhase::Start);
    h.drag_at(at);
    h.run_steps(5);
    touch(&mut h, egui::TouchPhase::End);
    h.drop_at(at);
    h.step();
    assert_eq!(*h.state(), (1, 1), "rested on for two and a half seconds");
}
