//! Buttons of the panels: each gives the command that its label names, and a greyed one opens the
//! rule that it names.

use super::scene::{Scene, entered, labels, place, press, says, status};
use crate::common::{
    merchant_of_venus::{BOTH, StudyTable},
    panels,
};
use bevy_egui::egui::{self, accesskit::Role};
use caravanserai::{
    games::merchant_of_venus::ui::VenusUi,
    table::ids::{SeatId, Viewer},
    ui::{Command, GameUi, Tab, decision},
};
use egui_kittest::{Harness, kittest::Queryable};

/// Three seats; the Graw are met at the Rogue Planet, seat 0 trades there, limited as in the turn
/// of arrival or not.
fn market(edition: &str, limited: bool) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    t.discovered("graw", "rogue");
    let limit = i64::from(limited);
    t.edit(&[
        "place ship.0 space:rogue_city_rain_city",
        "dial phase 3",
        &format!("dial moved {limit}"),
        &format!("dial limited {limit}"),
        "purse credits:0 500",
    ]);
    t
}

/// The words of the offer of an action.
fn words(scene: &Scene, text: &str) -> String {
    let action = scene.action(text);
    let offer = scene.sight.offers.iter().find(|o| o.accepts(&action));
    scene.model().worded(offer.unwrap_or_else(|| panic!("{text} is not offered")))
}

/// What a greyed button of an action is called: what it is, why not, and the rule.
fn refusal(scene: &Scene, text: &str) -> (String, Command) {
    let action = scene.action(text);
    let no = scene
        .sight
        .refusals
        .iter()
        .find(|r| r.action == action)
        .unwrap_or_else(|| panic!("{text} is not refused"));
    let model = scene.model();
    (
        format!("{}: {} ({})", model.verb_name(action), model.texts.say(&no.message), no.rule),
        Command::Act(action),
    )
}

/// Presses the buttons of these actions, by the words of their offers, and expects just these
/// actions.
fn pressed(t: &mut StudyTable, tab: &'static str, actions: &[&str]) {
    let scene = Scene::of(t);
    let names: Vec<String> = actions.iter().map(|a| words(&scene, a)).collect();
    let wanted: Vec<Command> = actions.iter().map(|a| Command::Act(scene.action(a))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(press(scene, tab, &names), wanted, "{names:?}");
}

/// Presses the greyed buttons of these actions and expects that the table is asked, which says why.
fn refused(t: &mut StudyTable, tab: &'static str, actions: &[&str]) {
    let scene = Scene::of(t);
    let (names, asked): (Vec<String>, Vec<Command>) =
        actions.iter().map(|a| refusal(&scene, a)).unzip();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(press(scene, tab, &names), asked, "{names:?}");
}

#[test]
fn goods_passengers_and_deeds_have_buttons() {
    for edition in BOTH {
        let mut t = market(edition, false);
        t.edit(&["place good.nillis hold:0"]);
        let port = if edition == "2012" { "buy-port rogue_01" } else { "buy-port rogue_04" };
        pressed(&mut t, "market", &["sell good.nillis", "buy good.graw", port]);
        // The small cross beside it asks before it throws away.
        let scene = Scene::of(&mut t);
        let (cross, discard) =
            (words(&scene, "discard good.nillis"), scene.action("discard good.nillis"));
        let asked = Command::Act(discard).confirmed("mov-sure-discard");
        assert_eq!(press(scene, "market", &[&cross]), [asked]);
        pressed(&mut t, "market", &["buy-factory rogue_city_rain_city"]);
    }
    let mut t = market("2012", false);
    t.edit(&["place passenger.passenger_cartographer market:graw"]);
    pressed(&mut t, "market", &["board passenger.passenger_cartographer"]);
    let mut t = market("2012", true);
    t.edit(&["place passenger.passenger_lamplighter hold:0"]);
    pressed(&mut t, "market", &["set-down passenger.passenger_lamplighter"]);
}

/// The main choice is never the end of a turn in which something that pays is open, and whoever
/// ends it all the same reads what stays undone.
#[test]
fn the_main_choice_is_what_pays() {
    for edition in BOTH {
        let mut t = market(edition, false);
        t.edit(&["place good.nillis hold:0"]);
        let scene = Scene::of(&mut t);
        let main = |scene: &Scene| {
            let nth = VenusUi.main_offer(&scene.sight).expect("a main choice");
            scene.model().worded(&scene.sight.offers[nth])
        };
        assert_eq!(main(&scene), words(&scene, "sell good.nillis"), "{edition}");
        assert_eq!(words(&scene, "end-turn"), "End the turn, sell nothing more");
        t.act("sell good.nillis");
        t.edit(&["purse credits:0 0"]);
        let scene = Scene::of(&mut t);
        assert_eq!(main(&scene), "End the turn", "{edition}: nothing can be bought");
    }
}

#[test]
fn what_is_not_possible_names_its_rule() {
    for edition in BOTH {
        let mut t = market(edition, true);
        t.edit(&["place good.nillis hold:0", "place good.dell hold:0"]);
        // MOV-1.2.7 no room, MOV-7.5.2 no buyer, MOV-7.4.1 no factory.
        refused(&mut t, "market", &["buy good.graw", "sell good.dell", "buy factory.graw"]);
        t.act("sell good.nillis");
        let scene = Scene::of(&mut t);
        assert!(says(&labels(scene, "market"), "Sold 1 of 1"), "the limit of the visit is shown");
        let mut t = market(edition, true);
        t.edit(&["purse credits:0 20"]);
        refused(&mut t, "market", &["buy good.graw", "buy-port rogue_01"]);
    }
}

#[test]
fn equipment_ships_and_barter_have_buttons() {
    for edition in BOTH {
        // The Dell are an Industry culture.
        let mut t = StudyTable::new(edition, 2);
        t.discovered("dell", "rogue");
        t.edit(&["place ship.0 space:rogue_city_rain_city", "dial phase 3", "purse credits:0 900"]);
        t.edit(&["place red_drive hold:0", "place relic.spy_eye relics:0"]);
        pressed(
            &mut t,
            "market",
            &[
                "buy yellow_drive",
                "buy-ship class.transport",
                "buy-ship class.freighter",
                "trade-in red_drive",
                "trade-in relic.spy_eye",
            ],
        );
        t.act("trade-in red_drive");
        // Barter credit goes first; money first is the other choice (MOV-10.1.8).
        pressed(&mut t, "market", &["barter-first 0"]);
    }
}

#[test]
fn a_market_far_away_has_prices_and_no_buttons() {
    let mut t = market("2012", false);
    t.discovered("dell", "jungle");
    let scene = Scene::of(&mut t).select("jungle_01");
    let all = labels(scene, "market");
    assert!(
        says(&all, "Market: Dell, Jungle World"),
        "the selection on the board chooses the market"
    );
    assert!(says(&all, "Finest Dust") && !says(&all, "Buy Finest Dust"));
    // A system whose culture is hidden tells which cultures are left, and not which lives there.
    let scene = Scene::of(&mut t).select("desert_01");
    let all = labels(scene, "market");
    assert!(says(&all, "Market: Desert World") && says(&all, "One of these lives here"));
    assert!(says(&all, "Nillis") && !says(&all, "Market: Nillis"));
}

#[test]
fn drives_relics_and_dice_are_set_on_the_ship_sheet() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["place yellow_drive hold:0"]).relic("auto_pilot");
        let drive = t.piece_in("yellow_drive", "hold:0");
        let scene = Scene::of(&mut t);
        let off = scene.action(&format!("drive-off {drive}"));
        assert_eq!(press(scene, "ship", &["Yellow Drive: On"]), [Command::Act(off)]);
        pressed(&mut t, "ship", &["auto-pilot 1"]);
        t.act(&format!("drive-off {drive}"));
        let scene = Scene::of(&mut t);
        let on = scene.action(&format!("drive-on {drive}"));
        assert_eq!(press(scene, "ship", &["Yellow Drive: Off this turn"]), [Command::Act(on)]);
        let mut t = StudyTable::new(edition, 2);
        t.relic("mulligan_gear").at("nebula_body_8");
        let to = if edition == "1988" { "head nebula_body_7" } else { "head nebula_body_4" };
        t.fly(to, &[3, 5, 1]);
        let offered = t.offers_of("pilot");
        assert!(!offered.is_empty(), "{:?}", t.offers());
        pressed(&mut t, "ship", &[&offered[0]]);
        pressed(&mut t, "ship", &["reroll 1"]);
    }
}

/// An amount is typed digit by digit in the bar: nothing moves under it, though its words get
/// longer.
#[test]
fn an_amount_is_typed_whole_in_the_bar() {
    let mut t = market("2012", false);
    t.edit(&["place ship.1 space:rogue_city_rain_city", "purse credits:1 300"]);
    t.act("deal @1");
    let scene = Scene::of(&mut t);
    let size = egui::vec2(1500.0, 130.0);
    let mut bar = panels::harness(size, 100, |ui| decision::decision_ui(ui, &scene.model()));
    let field = |bar: &Harness<Vec<Command>>| bar.get_by_role(Role::SpinButton).rect();
    bar.get_by_role(Role::SpinButton).focus();
    bar.run();
    let place = field(&bar);
    for digit in ["2", "5", "0"] {
        bar.event(egui::Event::Text(digit.to_owned()));
        bar.run_steps(4);
    }
    bar.key_press(egui::Key::Enter);
    bar.run();
    assert_eq!(field(&bar), place);
    let wanted = Command::Act(scene.action("deal-money 250"));
    assert_eq!(panels::press(&mut bar, "A pays 250 cr"), [wanted]);
}

#[test]
fn a_deal_is_put_together_proposed_and_answered() {
    for edition in BOTH {
        let mut t = market(edition, false);
        t.edit(&[
            "place ship.1 space:rogue_city_rain_city",
            "place good.nillis hold:0",
            "place relic.spy_eye relics:1",
            "purse credits:1 300",
        ]);
        pressed(&mut t, "ship", &["deal @1"]);
        t.act("deal @1");
        let scene = Scene::of(&mut t);
        let wanted: Vec<Command> = ["give good.nillis", "ask relic.spy_eye", "deal-money 10"]
            .iter()
            .map(|a| Command::Act(scene.action(a)))
            .collect();
        let buttons = [
            "Put into the deal: Bionic Perfume of A",
            "Put into the deal: Spy Eye of B",
            "Change the money by 10 cr",
        ];
        assert_eq!(press(scene, "market", &buttons), wanted);
        // Nothing changes hands yet: the proposal is greyed.
        refused(&mut t, "market", &["propose"]);
        t.acts(&["give good.nillis", "ask relic.spy_eye", "deal-money -40"]);
        assert!(says(&labels(Scene::of(&mut t), "market"), "B pays 40 cr"));
        let scene = Scene::of(&mut t);
        let back = scene.action("take-back @0 good.nillis");
        assert_eq!(
            press(scene, "market", &["Leave out of the deal: Bionic Perfume of A"]),
            [Command::Act(back)]
        );
        // The offer of money in the bar says the same: who pays.
        let scene = Scene::of(&mut t);
        let said = |amount: &str| {
            VenusUi
                .amount_words(&scene.model(), scene.action(&format!("deal-money {amount}")))
                .expect("an open amount")
                .1
        };
        assert_eq!(
            ["-40", "0", "25"].map(said),
            ["B pays 40 cr", "No money changes hands", "A pays 25 cr"]
        );
        assert_eq!(VenusUi.tab_asked(&scene.sight), Some("ship"));
        pressed(&mut t, "market", &["propose", "cancel-deal"]);
        t.act("propose");
        assert_eq!(t.chooser(), 1);
        pressed(&mut t, "ship", &["accept", "refuse", "counter"]);
        // The one who answers sees the own purse, and no second deal beside the one that is open.
        let scene = Scene::of(&mut t);
        let purse = |seat: u8| {
            scene.model().texts.money(
                scene.sight.purses[scene
                    .sight
                    .catalogue
                    .purses
                    .iter()
                    .position(|p| p.owner == Some(SeatId(seat)))
                    .unwrap()],
            )
        };
        assert_ne!(purse(0), purse(1));
        let (own, others) = (purse(1), purse(0));
        let sums = status(Scene::of(&mut t));
        assert!(says(&sums, &own) && !says(&sums, &others), "{sums:?}");
        assert!(!says(&labels(scene, "ship"), "Players here"));
        // Somebody who is not asked sees the deal and has no buttons.
        let scene = Scene { asked: false, ..Scene::for_viewer(&mut t, Viewer::Public, SeatId(0)) };
        let all = labels(scene, "ship");
        assert!(says(&all, "put a deal together") && !says(&all, "Accept"));
    }
}

/// Whatever is put into a deal, the steps of the money and what gives the deal up stand still.
#[test]
fn the_buttons_of_a_deal_keep_their_places() {
    let mut t = market("2012", false);
    t.edit(&[
        "place ship.1 space:rogue_city_rain_city",
        "place good.nillis hold:0",
        "place relic.spy_eye relics:1",
        "purse credits:1 300",
    ]);
    t.act("deal @1");
    let places = |t: &mut StudyTable| {
        ["Change the money by 10 cr", "Give up"].map(|name| {
            let there = place(Scene::of(t), "ship", name);
            there.unwrap_or_else(|| panic!("{name} is not there"))
        })
    };
    let before = places(&mut t);
    for act in ["deal-money 40", "give good.nillis", "ask relic.spy_eye", "deal-money -120"] {
        t.act(act);
        assert_eq!(places(&mut t), before, "after {act}");
    }
}

/// By keyboard several pieces are put in without beginning anew after each: the keyboard goes with
/// the piece.
#[test]
fn the_keyboard_stays_with_the_pieces_of_a_deal() {
    let mut t = market("2012", false);
    t.edit(&[
        "place ship.1 space:rogue_city_rain_city",
        "place good.nillis hold:0",
        "place good.nillis hold:0",
        "purse credits:1 300",
    ]);
    t.act("deal @1");
    let put_in = "Put into the deal: Bionic Perfume of A";
    let left_out = "Leave out of the deal: Bionic Perfume of A";
    assert_eq!(
        entered(&mut t, "ship", put_in).as_deref(),
        Some(put_in),
        "another one lies in the hold"
    );
    assert_eq!(
        entered(&mut t, "ship", put_in).as_deref(),
        Some(left_out),
        "the last one is in the deal now"
    );
    assert_eq!(
        entered(&mut t, "ship", left_out).as_deref(),
        Some(left_out),
        "one of two is out again"
    );
}

#[test]
fn what_must_be_answered_first_stands_on_every_sheet() {
    // A race.
    let mut t = StudyTable::new("2012", 2);
    t.edit(&["dial race@0 0", "dial race@1 0", "dial phase 0"]);
    pressed(&mut t, "fortunes", &["race race.humans"]);
    // The basket of a culture card (MOV-10.2.2).
    let mut t = market("2012", true);
    t.edit(&["place card.graw cards:0"]);
    pressed(&mut t, "ship", &["use-card card.graw"]);
    t.act("use-card card.graw");
    assert!(says(&labels(Scene::of(&mut t), "prices"), "90 of 90 cr left on the card"));
    pressed(&mut t, "market", &["close-card", "buy good.graw"]);
    // What does not come along into a smaller ship (MOV-7.7.3).
    let mut t = StudyTable::new("2012", 2);
    t.edit(&["mark ship.0 3", "dial phase 3"]);
    t.edit(&["place good.nillis hold:0", "place good.nillis hold:0", "place good.dell hold:0"]);
    t.act("buy-ship class.scout");
    assert_eq!(t.question(), "surplus");
    pressed(&mut t, "planner", &["discard good.nillis", "discard good.dell"]);
}

#[test]
fn a_selected_space_has_a_card_with_what_touches_it() {
    let mut t = StudyTable::new("2012", 2);
    let scene = Scene::of(&mut t).select("nebula_body_8");
    let head = words(&scene, "head nebula_body_8");
    let wanted = vec![Command::Act(scene.action("head nebula_body_8")), Command::Select(None)];
    assert_eq!(press(scene, "ship", &[&head, "Close this card"]), wanted);
    let all = labels(Scene::of(&mut t).select("nebula_body_8"), "ship");
    assert!(says(&all, "Navigation circle") && says(&all, "2: to Galactic Base"), "{all:?}");
}

#[test]
fn seats_and_markets_lead_to_each_other() {
    let mut t = market("2012", false);
    let scene = Scene::of(&mut t);
    assert_eq!(press(scene, "ship", &["Ship of B"]), [Command::ShowSeat(SeatId(1))]);
    let scene = Scene::of(&mut t);
    assert_eq!(
        press(scene, "fortunes", &["Ship of C"]),
        [Command::ShowSeat(SeatId(2)), Command::OpenTab(Tab::Game("ship"))]
    );
}
