//! The places of the decision bar: what ends, passes, stops or gives up has one, all turn long, in
//! every game, language and size of text; kinds of choices keep their order; no word is cut; the
//! bar keeps its height. Random games are played before it. Whether a choice is a good one is the
//! business of other tests.

use super::access::setup;
use crate::common::panels;
use bevy_egui::egui::{self, Rect, UiBuilder, accesskit::Role, epaint::Shape, pos2, vec2};
use caravanserai::{
    app::table::Table,
    games,
    table::{
        action::{Action, Offer},
        catalogue::Chooser,
        goal::Goal,
        ids::{Question, SeatId},
        play::Play,
    },
    text::{Language, Localizer},
    ui::{
        Command, Mode, Model, decision, game_ui,
        settings::{Curtain, Settings},
        theme, wishes,
    },
    view::scene::GameScene,
};
use egui_kittest::{Harness, kittest::NodeT};
use std::{collections::BTreeMap, path::PathBuf};

/// The size of the bar that the window gives it, the size of its text, and the language.
type Look = (egui::Vec2, u16, Language);

/// The bars of windows of 1280×720 and 1920×1080, without their margins.
fn looks() -> [Look; 6] {
    [
        (vec2(908.0, 130.0), 100, Language::En),
        (vec2(806.0, 205.0), 150, Language::Fr),
        (vec2(806.0, 156.0), 200, Language::Es),
        (vec2(1505.0, 149.0), 100, Language::Fr),
        (vec2(1321.0, 233.0), 150, Language::Es),
        (vec2(1225.0, 178.0), 200, Language::En),
    ]
}

fn high(look: Look) -> f32 {
    if look.0.x < 1000.0 { 720.0 } else { 1080.0 }
}

struct Bar {
    table: Table,
    settings: Settings,
    look: Look,
    commands: Vec<Command>,
    dressed: bool,
    /// Where lists of what is chosen on the picture open.
    beside: Option<Rect>,
}

impl Bar {
    fn model(&self) -> Model<'_> {
        let words = Localizer::new(self.look.2);
        Model {
            asked: self.table.asked(),
            ..panels::model(&self.table.sight, &self.settings, words)
        }
    }
    /// What the bar shows of its offers; what found no room is not in it.
    fn shown(&self, ctx: &egui::Context) -> decision::Arranged {
        decision::shown(ctx, &self.model())
    }
    fn area(&self) -> Rect {
        let bottom = high(self.look) - 10.0;
        Rect::from_min_size(pos2(16.0, bottom - self.look.0.y), self.look.0)
    }
}

fn bar(table: Table, look: Look) -> Harness<'static, Bar> {
    let settings = Settings {
        reduced_motion: true,
        curtain: Curtain::Never,
        text_size: look.1,
        ..Settings::default()
    };
    let (commands, dressed, beside) = (Vec::new(), false, None);
    let bar = Bar { table, settings, look, commands, dressed, beside };
    let window = vec2(if high(look) < 800.0 { 1280.0 } else { 1920.0 }, high(look));
    let mut harness = Harness::builder().with_size(window).with_step_dt(0.25).build_ui_state(
        |ui, bar: &mut Bar| {
            if !bar.dressed {
                theme::install_fonts(ui.ctx());
                theme::apply(ui.ctx(), high(bar.look), bar.look.1, true);
                bar.dressed = true;
                ui.ctx().request_repaint();
                return;
            }
            let model = bar.model();
            let mut commands = decision::keys(ui.ctx(), &model);
            let area = bar.area();
            decision::keep_place_beside(ui.ctx(), bar.beside);
            ui.scope_builder(UiBuilder::new().max_rect(area), |ui| {
                ui.set_max_size(area.size());
                commands.extend(decision::decision_ui(ui, &model));
                let used = ui.min_rect();
                assert!(area.expand(1.0).contains_rect(used), "{used:?} is more than {area:?}");
            });
            bar.commands.extend(commands);
        },
        bar,
    );
    harness.run();
    harness
}

/// Every printing of every game with a board.
fn tables() -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = games::all().iter().filter(|game| game.part::<GameScene>().is_some());
    all.flat_map(|game| game.editions().iter().map(|e| (game.id(), e.id)))
}

fn table(game: &str, edition: &str, seed: u64) -> Table {
    let game = games::by_id(game).expect("the game is in the house");
    let begun = setup(game.id(), edition, &[Chooser::Person; 2], seed);
    let play = Play::begin(game, begun).expect("the set-up is sound");
    Table::new(play, Mode::Play, PathBuf::from("unused.ron"))
}

fn ready(table: &mut Table) {
    table.open_curtain(Curtain::Never);
    table.end_beat(Curtain::Never);
    table.open_curtain(Curtain::Never);
}

/// Plays on at random; looks at the bar after every choice.
fn stroll(
    look: Look,
    (game, edition, seed): (&'static str, &'static str, u64),
    mut see: impl FnMut(&mut Harness<'static, Bar>, &str),
) {
    let mut h = bar(table(game, edition, seed), look);
    let mut pick = 4711_u32.wrapping_add(seed as u32);
    for step in 0..80 {
        ready(&mut h.state_mut().table);
        if h.state().table.sight.offers.is_empty() {
            break;
        }
        h.run();
        see(&mut h, &format!("{game} {edition}, {look:?}, choice {step}"));
        pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let table = &mut h.state_mut().table;
        let offer = table.sight.offers[(pick >> 8) as usize % table.sight.offers.len()].clone();
        table.choose(offer.action, Curtain::Never).expect("an offer is accepted");
    }
}

/// Everything that can be pressed in the bar, with its name and place, in the order of the screen.
fn buttons(h: &Harness<'_, Bar>) -> Vec<(String, Rect)> {
    let all = h.root().children_recursive();
    let buttons = all.filter(|n| n.accesskit_node().role() == Role::Button);
    buttons.map(|n| (n.accesskit_node().label().unwrap_or_default(), n.rect())).collect()
}

/// The words that are drawn short of their end, or broken off by the edge of what they are drawn
/// in.
fn cut(h: &Harness<'_, Bar>) -> Vec<String> {
    let mut cut = Vec::new();
    for clipped in &h.output().shapes {
        let Shape::Text(text) = &clipped.shape else { continue };
        let place = text.visual_bounding_rect();
        let seen = clipped.clip_rect.expand(1.0).contains_rect(place);
        if text.galley.elided || (!seen && clipped.clip_rect.intersects(place)) {
            cut.push(text.galley.text().to_owned());
        }
    }
    cut
}

fn ends(model: &Model) -> Vec<usize> {
    let sheet = game_ui::of(model.sight.game);
    let offers = model.sight.offers.iter().enumerate();
    offers.filter(|(_, o)| sheet.ends(model.sight, o.action)).map(|(n, _)| n).collect()
}

/// What ends something has one place in a whole game, whatever else is offered; each button of the
/// bar shows its label whole, and none lies over another.
#[test]
fn what_ends_stands_at_one_place_and_no_word_is_cut() {
    let mut told = 0;
    for (n, (game, edition)) in tables().enumerate() {
        for look in looks() {
            let mut place: Option<Rect> = None;
            let mut seen = 0;
            stroll(look, (game, edition, n as u64 + 3), |h, at| {
                let model = h.state().model();
                let bar = h.state().area();
                let all = buttons(h);
                let cut = cut(h);
                assert!(cut.is_empty(), "{at}: {cut:?}");
                for (n, (name, place)) in all.iter().enumerate() {
                    assert!(bar.expand(1.0).contains_rect(*place), "{at}: {name} at {place:?}");
                    let over = all[..n].iter().find(|(_, p)| p.shrink(1.0).intersects(*place));
                    assert!(over.is_none(), "{at}: {name} at {place:?} over {over:?}");
                }
                if let [end] = ends(&model).as_slice() {
                    let words = model.worded(&model.sight.offers[*end]);
                    let there: Vec<Rect> =
                        all.iter().filter(|(name, _)| *name == words).map(|(_, p)| *p).collect();
                    assert_eq!(there.len(), 1, "{at}: {words:?} in {all:?}");
                    assert_eq!(*place.get_or_insert(there[0]), there[0], "{at}: {words:?}");
                    assert!(bar.right() - there[0].right() < 4.0, "{at}: {words:?} at {there:?}");
                    seen += 1;
                }
            });
            told += seen;
        }
    }
    assert!(told > 200, "something ends now and then: {told}");
}

/// Kinds of choices stand in the order of the game's verbs, and what stays keeps its place while
/// nothing new comes.
#[test]
fn kinds_keep_their_order_and_what_stays_its_place() {
    let (mut still, mut greyed) = (0, 0);
    for (n, (game, edition)) in tables().enumerate() {
        let mut last: Option<(SeatId, Vec<(Action, Rect)>)> = None;
        stroll(looks()[n % 2 * 3], (game, edition, n as u64 + 17), |h, at| {
            let model = h.state().model();
            let sheet = game_ui::of(game);
            let arranged = decision::arrange(&model);
            let all = buttons(h);
            let shown: Vec<(Action, Rect)> = arranged
                .groups
                .iter()
                .flat_map(|(_, offers)| offers)
                .map(|&i| &model.sight.offers[i])
                .filter_map(|offer| {
                    let words = model.worded(offer);
                    // Two equal crates are told apart by nobody.
                    let same = |other: &&Offer| model.worded(other) == words;
                    if model.sight.offers.iter().filter(same).count() > 1 {
                        return None;
                    }
                    let there: Vec<_> = all.iter().filter(|(name, _)| *name == words).collect();
                    let [(_, place)] = there.as_slice() else { return None };
                    Some((offer.action, *place))
                })
                .collect();
            let rank = |action: &Action| {
                let key = sheet.group(action.verb);
                let first =
                    model.game.verbs().iter().enumerate().position(|(v, _)| {
                        sheet.group(caravanserai::table::ids::Verb(v as u8)) == key
                    });
                (first, action.verb.0)
            };
            for pair in shown.windows(2) {
                let [(a, from), (b, to)] = pair else { continue };
                let reads = |p: &Rect| (p.top() as i32, p.left() as i32);
                assert!(rank(a) <= rank(b), "{at}: {a:?} before {b:?}");
                assert!(reads(from) < reads(to), "{at}: {a:?} at {from:?}, {b:?} at {to:?}");
            }
            // What is greyed stands behind all choices: none of them comes to lie there when it can
            // be done.
            let refused = model.sight.refusals.iter().map(|no| no.action);
            let plain = refused.filter(|a| model.sight.catalogue.verb(a.verb).args.is_empty());
            let ends = |a: &Action| sheet.ends(model.sight, *a);
            for words in plain.filter(|a| !ends(a)).map(|a| model.verb_name(a)) {
                // It is called so, and then why.
                let why = |name: &str| name.strip_prefix(&words).is_some_and(|why| !why.is_empty());
                let Some((_, no)) = all.iter().find(|(name, _)| why(name)) else { continue };
                for (action, place) in &shown {
                    let before = place.bottom() <= no.top() + 1.0 || place.right() <= no.left();
                    assert!(before, "{at}: {action:?} at {place:?}, {words} at {no:?}");
                    greyed += 1;
                }
            }
            let seat = model.chooser().expect("somebody is asked");
            if let Some((of, before)) = &last
                && *of == seat
                && shown.iter().all(|(action, _)| before.iter().any(|(b, _)| b == action))
            {
                for (action, place) in &shown {
                    let was = before.iter().find(|(b, _)| b == action).map(|(_, p)| p.min);
                    assert_eq!(was, Some(place.min), "{at}: {action:?}");
                    still += 1;
                }
            }
            last = Some((seat, shown));
        });
    }
    assert!(still > 50 && greyed > 50, "{still}, {greyed}");
}

/// The keys 1 to 9 take no choice that ends something; the key 0 takes it.
#[test]
fn number_keys_leave_out_what_ends_and_0_does_it() {
    const KEYS: [egui::Key; 10] = [
        egui::Key::Num0,
        egui::Key::Num1,
        egui::Key::Num2,
        egui::Key::Num3,
        egui::Key::Num4,
        egui::Key::Num5,
        egui::Key::Num6,
        egui::Key::Num7,
        egui::Key::Num8,
        egui::Key::Num9,
    ];
    let (mut ended, mut chosen) = (0, 0);
    for (n, (game, edition)) in tables().enumerate() {
        let mut step = 0;
        stroll(looks()[0], (game, edition, n as u64 + 29), |h, at| {
            step += 1;
            let ends: Vec<Action> = {
                let model = h.state().model();
                ends(&model).into_iter().map(|i| model.sight.offers[i].action).collect()
            };
            let n = step % 10;
            h.key_press(KEYS[n]);
            h.run();
            let wished = std::mem::take(&mut h.state_mut().commands);
            match (n, ends.as_slice()) {
                (0, [end]) => {
                    assert_eq!(wished, [Command::Act(*end)], "{at}");
                    ended += 1;
                }
                (0, _) => assert_eq!(wished, [], "{at}"),
                _ => {
                    for command in &wished {
                        let Command::Act(action) = command else { panic!("{at}: {command:?}") };
                        assert!(!ends.contains(action), "{at}: {n} ends");
                        chosen += 1;
                    }
                }
            }
        });
    }
    assert!(ended > 3 && chosen > 20, "{ended}, {chosen}");
}

/// A list of what is chosen on the picture opens beside it: nothing of the picture is hidden by
/// what stands for it, and no press meant for a place there meets a row of the list.
#[test]
fn lists_of_places_open_beside_the_picture() {
    let look = looks()[0];
    let column = Rect::from_min_max(pos2(940.0, 0.0), pos2(1280.0, 720.0));
    let mut rows = 0;
    for (n, (game, edition)) in tables().enumerate() {
        stroll(look, (game, edition, n as u64 + 7), |h, at| {
            h.state_mut().beside = Some(column);
            let (lists, words): (Vec<String>, Vec<String>) = {
                let model = h.state().model();
                let (sheet, board) = (game_ui::of(game), decision::arrange(&model).board);
                let offer = |n: &usize| &model.sight.offers[*n];
                let mut keys: Vec<&str> =
                    board.iter().map(|n| sheet.board_list(offer(n).action.verb)).collect();
                keys.dedup();
                let of = |key: &str| {
                    board.iter().filter(|n| sheet.board_list(offer(n).action.verb) == key).count()
                };
                let titles = keys.iter().map(|k| model.texts.count(k, "count", of(k) as i64));
                (titles.collect(), board.iter().map(|n| model.worded(offer(n))).collect())
            };
            let before = buttons(h);
            let Some((_, place)) = before.iter().find(|(name, _)| lists.contains(name)) else {
                return;
            };
            press_at(h, place.center());
            let open: Vec<(String, Rect)> = buttons(h)
                .into_iter()
                .filter(|row| words.contains(&row.0) && !before.contains(row))
                .collect();
            for (name, place) in &open {
                let within = column.x_range().contains(place.left())
                    && place.right() <= column.right() + 1.0;
                assert!(within, "{at}: {name} at {place:?}");
            }
            rows += open.len();
            h.key_press(egui::Key::Escape);
            h.run();
            h.state_mut().commands.clear();
        });
    }
    assert!(rows > 300, "lists were opened: {rows}");
}

/// The key for How could I …? asks about what is greyed in the bar while the pointer is on it, and
/// opens the list in which the answer stands.
#[test]
fn the_key_asks_about_what_is_greyed() {
    let mut asked = 0;
    for (n, (game, edition)) in tables().enumerate() {
        stroll(looks()[0], (game, edition, n as u64 + 17), |h, at| {
            let all = buttons(h);
            let listed = all.iter().any(|(name, _)| name.starts_with("Why not"));
            let found = {
                let model = h.state().model();
                let plain = model.sight.refusals.iter().filter(|no| {
                    let verb = model.sight.catalogue.verb(no.action.verb);
                    verb.args.is_empty() && !model.game.is_so(no)
                });
                plain.map(|no| no.action).find_map(|action| {
                    let words = model.verb_name(action);
                    let why =
                        |name: &str| name.strip_prefix(&words).is_some_and(|why| !why.is_empty());
                    let (_, place) = all.iter().find(|(name, _)| why(name))?;
                    Some((action, place.center()))
                })
            };
            let Some((action, place)) = found.filter(|_| listed && asked < 8) else { return };
            h.hover_at(place);
            h.run();
            let mut model = h.state().model();
            model.flow.may_ask_how = true;
            let commands = wishes::by_key(&h.ctx, &model, None);
            assert_eq!(commands, [Command::How(Goal::Choice(action))], "{at}");
            h.run();
            assert!(decision::reasons_open(&h.ctx), "{at}: the list is open");
            let called = h.state().model().verb_name(action);
            let words = h.root().children_recursive().filter_map(|n| {
                let node = n.accesskit_node();
                node.label().or(node.value())
            });
            let named = words.filter(|words| *words == called);
            assert_eq!(named.count(), 1, "{at}: {called} stands there once");
            h.key_press(egui::Key::Escape);
            h.hover_at(pos2(0.0, 0.0));
            h.run();
            asked += 1;
        });
    }
    assert!(asked > 3, "something is greyed now and then: {asked}");
}

fn press_at(h: &mut Harness<'static, Bar>, at: egui::Pos2) {
    h.hover_at(at);
    h.run();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        h.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    h.run();
}

/// What goes no further on the way has no number: whoever pressed a key again and again for
/// something else does not stop by it.
#[test]
fn no_number_key_stops_on_the_way() {
    let stops = decision::Arranged {
        groups: vec![("g", vec![0, 1, 2])],
        halts: vec![0],
        ..decision::Arranged::default()
    };
    assert_eq!(stops.numbered().collect::<Vec<_>>(), [1, 2]);
}

/// What a turn is for is in the bar also where the window is small: one of each kind stands there
/// before a second of any.
#[test]
fn a_small_bar_has_what_a_turn_is_for() {
    for language in Language::ALL {
        for wide in [540.0, 592.0] {
            let mut table = table("duck_dealer", "standard", 5);
            for _ in 0..40 {
                ready(&mut table);
                let c = table.play.catalogue();
                let act = |offer: &Offer| c.verb(offer.action.verb).name == "act";
                if table.sight.offers.iter().any(act) {
                    break;
                }
                let action = table.sight.offers[0].action;
                table.choose(action, Curtain::Never).expect("an offer is accepted");
            }
            let h = bar(table, (vec2(wide, 118.0), 100, language));
            let model = h.state().model();
            let named = |name: &'static str| {
                let c = &model.sight.catalogue;
                let of = model.sight.offers.iter().filter(|o| c.verb(o.action.verb).name == name);
                of.map(|o| model.worded(o).to_owned()).collect::<Vec<String>>()
            };
            let there: Vec<String> = buttons(&h).into_iter().map(|(name, _)| name).collect();
            let shown = |name| named(name).iter().filter(|words| there.contains(words)).count();
            assert_eq!(named("act").len(), 1, "{language:?}");
            assert_eq!(shown("act"), 1, "{language:?} {wide}: {there:?}");
            assert!(shown("collect") > 0, "{language:?} {wide}: {there:?}");
        }
    }
}

/// A digit stays with its choice as long as the same is asked of the same seat: nothing that is
/// pressed twice takes another thing the second time. What comes new takes no digit that another
/// choice had a moment ago, where one is free.
#[test]
fn digits_stay_with_their_choices() {
    type Digits = Vec<(Action, u8)>;
    let (mut kept, mut moved_up) = (0, 0);
    for (n, (game, edition)) in tables().enumerate() {
        for seed in [31, 47] {
            let mut last: Option<((SeatId, Question), Digits)> = None;
            stroll(looks()[0], (game, edition, n as u64 + seed), |h, at| {
                let model = h.state().model();
                let asked = model.sight.decision.map(|asked| (asked.seat, asked.question));
                let arranged = h.state().shown(&h.ctx);
                let of = |offer: usize| {
                    let offer = &model.sight.offers[offer];
                    let mut action = offer.action;
                    if let Some(range) = offer.range {
                        action.args[range.arg] = 0;
                    }
                    action
                };
                let found = decision::numbers(&h.ctx, &model, &arranged);
                let now: Digits = found.iter().map(|(digit, offer)| (of(*offer), *digit)).collect();
                let mut digits: Vec<u8> = now.iter().map(|(_, digit)| *digit).collect();
                digits.sort_unstable();
                digits.dedup();
                assert_eq!(digits.len(), now.len(), "{at}: {now:?}");
                let before = last.take().filter(|(of, _)| Some(*of) == asked).map(|(_, all)| all);
                let stays = |(action, _): &(Action, u8)| now.iter().any(|(a, _)| a == action);
                if let Some(before) = before.filter(|before| before.iter().any(stays)) {
                    for (action, digit) in &now {
                        let was = before.iter().find(|(a, _)| a == action).map(|(_, d)| *d);
                        let other = before.iter().find(|(_, d)| d == digit).map(|(a, _)| a);
                        assert!(was.is_none_or(|was| was == *digit), "{at}: {action:?}");
                        let free = now.len() + before.len() < 9;
                        assert!(!free || other.is_none_or(|a| a == action), "{at}: {action:?}");
                        kept += usize::from(was.is_some());
                    }
                    let gap =
                        now.iter().enumerate().any(|(n, (_, digit))| n + 1 != *digit as usize);
                    moved_up += usize::from(gap);
                }
                last = asked.map(|asked| (asked, now));
            });
        }
    }
    assert!(kept > 100 && moved_up > 5, "{kept}, {moved_up}");
}

/// Whoever takes something back finds every button where it was, and each choice under its key.
#[test]
fn what_is_taken_back_lies_where_it_was() {
    let mut again = 0;
    for (n, (game, edition)) in tables().enumerate() {
        let mut seen = BTreeMap::new();
        stroll(looks()[0], (game, edition, n as u64 + 61), |h, at| {
            let entries = |h: &Harness<'static, Bar>| h.state().table.play.entries().len();
            let shown = |h: &Harness<'static, Bar>| {
                let keys = decision::numbers(&h.ctx, &h.state().model(), &h.state().shown(&h.ctx));
                (buttons(h), keys)
            };
            seen.insert(entries(h), shown(h));
            if h.state_mut().table.undo(Curtain::Never).is_ok() {
                ready(&mut h.state_mut().table);
                h.run();
                let before = seen.get(&entries(h)).expect("each picture was looked at");
                assert_eq!(&shown(h), before, "{at}");
                again += 1;
                h.state_mut().table.redo(Curtain::Never).expect("it is done once more");
                ready(&mut h.state_mut().table);
                h.run();
            }
        });
    }
    assert!(again > 50, "{again}");
}
