//! What has the large place of the table: the shop in the midst of what one does there, the harbour
//! otherwise, and what somebody has chosen. The other one is the small one, and a press on it swaps
//! them; what comes to lie under the pointer so takes no press that was made before.

use super::{
    pointing::{begun_by, click, move_to, table},
    screen_reader::command,
};
use crate::common::window::{passes, rests, run};
use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};
use caravanserai::{
    app::session::Shell,
    games::merchants_cove::table::verbs::{VISIT, is_common},
    table::catalogue::Chooser,
    ui::{Command, large_place},
    view::board::BoardOutput,
};

pub(super) fn context(app: &mut App) -> egui::Context {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().clone()
}

fn on(app: &mut App) -> bool {
    large_place::is_on(&context(app))
}

/// Plays on, the first choice that lies in a shop before others, until this holds at rest; gives
/// whether it ever does. The shop is never large on somebody else's turn, nor while a space is
/// chosen.
fn plays_until(app: &mut App, holds: impl Fn(&mut App) -> bool) -> bool {
    for _ in 0..120 {
        rests(app);
        if holds(app) {
            return true;
        }
        let table = table(app);
        let offers = &table.sight.offers;
        let own = offers.iter().find(|offer| !is_common(offer.action.verb));
        let next = own.or(offers.first()).map(|offer| offer.action);
        let (asked, visits) = (table.asked(), offers.iter().any(|o| o.action.verb == VISIT));
        assert!(!on(app) || asked && !visits, "the shop is large on no question of its own");
        match next.filter(|_| asked) {
            Some(action) => command(app, Command::Act(action)),
            None => run(app, 10),
        }
    }
    false
}

fn area(app: &mut App, name: &str) -> Option<egui::Rect> {
    context(app).memory(|m| m.area_rect(egui::Id::new(name)))
}

#[test]
fn the_shop_is_large_while_one_acts_in_it_and_the_harbour_comes_back() {
    let (_folder, mut app) = begun_by("merchants_cove", &[Chooser::Person, Chooser::Random], 11);
    assert!(plays_until(&mut app, on), "nobody ever acts in the shop");
    let shell = app.world().resource::<Shell>();
    let (large, small) = (shell.large, shell.free);
    let shop = area(&mut app, "large place").expect("the shop is drawn");
    assert!((shop.width() - large.width()).abs() < 2.0 && shop.height() > large.height() - 2.0);
    // All of the harbour is seen beside it.
    assert!(small.width() > 200.0 && large.intersect(small).is_empty(), "{small:?}");
    let fitted = app.world().resource::<BoardOutput>().camera;
    // Chosen by hand it changes places, and back.
    large_place::choose(&context(&mut app), false);
    rests(&mut app);
    assert!(!on(&mut app), "the choice stays while the question does");
    assert!(app.world().resource::<BoardOutput>().camera.scale > fitted.scale * 1.5);
    large_place::choose(&context(&mut app), true);
    rests(&mut app);
    assert!(on(&mut app));
    assert_eq!(app.world().resource::<BoardOutput>().camera, fitted);
    // Once the action is over the harbour has its place again.
    let over = |app: &mut App| table(app).asked() && !on(app);
    assert!(plays_until(&mut app, over), "the shop stays large");
    assert_eq!(app.world().resource::<Shell>().free, large);
}

/// A press on the small harbour swaps; the next one at once, on what has come up there, does
/// nothing.
#[test]
fn a_press_on_the_small_one_swaps_them_and_answers_nothing() {
    let (_folder, mut app) = begun_by("merchants_cove", &[Chooser::Person, Chooser::Random], 11);
    assert!(plays_until(&mut app, on), "nobody ever acts in the shop");
    let before = table(&app).play.entries().len();
    let at = app.world().resource::<Shell>().free.center();
    move_to(&mut app, at);
    passes(&mut app, 30);
    click(&mut app);
    run(&mut app, 2);
    assert!(!on(&mut app), "the harbour is large again");
    click(&mut app);
    click(&mut app);
    rests(&mut app);
    assert_eq!(table(&app).play.entries().len(), before, "an old press answered something new");
}

/// What somebody has chosen stays for the turn, whatever is asked in it; in the next turn the table
/// chooses again.
#[test]
fn what_was_chosen_stays_until_the_turn_is_over() {
    let (_folder, mut app) = begun_by("merchants_cove", &[Chooser::Person, Chooser::Random], 11);
    let (mut kept, mut back) = (0, 0);
    for _ in 0..160 {
        if kept > 10 && back > 2 {
            break;
        }
        rests(&mut app);
        if !table(&app).asked() {
            run(&mut app, 10);
            continue;
        }
        let turn = table(&app).turn();
        if !on(&mut app) {
            act_in_shop(&mut app);
            continue;
        }
        // The table shows the shop: whoever wants the harbour has it, until the turn is over.
        large_place::choose(&context(&mut app), false);
        rests(&mut app);
        while table(&app).asked() && table(&app).turn() == turn {
            assert!(!on(&mut app), "the view jumps by itself");
            kept += 1;
            act_in_shop(&mut app);
            rests(&mut app);
        }
        back += 1;
    }
    assert!(kept > 10 && back > 2, "{kept} questions were asked in {back} turns");
}

/// Makes the first choice that lies in a shop, before others.
fn act_in_shop(app: &mut App) {
    let offers = &table(app).sight.offers;
    let own = offers.iter().find(|offer| !is_common(offer.action.verb));
    if let Some(action) = own.or(offers.first()).map(|offer| offer.action) {
        command(app, Command::Act(action));
    }
}
