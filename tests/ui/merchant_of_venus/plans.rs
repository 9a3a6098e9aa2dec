//! What the planner counts: sums with demands sold one by one, ways over the printed board, profit
//! per movement point.

use super::scene::{Scene, labels, says};
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use bevy_egui::egui::Context;
use caravanserai::{
    games::merchant_of_venus::{
        level::{Endpoint, SpaceIx},
        study::planning::{TripPlan, rate},
        table::nouns::{GameView, VenusSight, VenusView},
        ui::{VenusUi, plan::trips},
    },
    table::{
        action::Thing,
        ids::{SeatId, Viewer},
    },
    ui::GameUi,
};

fn plan(t: &mut StudyTable) -> TripPlan {
    let sight = t.play.sight(Viewer::Seat(SeatId(0)));
    trips(&VenusSight::of(&sight).unwrap(), SeatId(0))
}

/// MOV-8.2.1, X80: goods are sold one by one.
#[test]
fn mov_8_2_1_x80_goods_are_sold_one_by_one() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.discovered("yxklyx", "water");
        t.edit(&[
            "place good.shenna hold:0",
            "place good.shenna hold:0",
            "place demand.yxklyx.shenna market:yxklyx",
            "place demand.yxklyx.shenna market:yxklyx",
        ]);
        let plan = plan(&mut t);
        let load = &plan.loads[0];
        let outlet = load.outlets[0];
        // X80: 110 + 100, then 110 + 50.
        assert_eq!((load.count, outlet.first, outlet.bonus, outlet.all), (2, 210, 100, 210 + 160));
        assert!(outlet.way.is_some() && !load.hidden.is_empty());
        let all = labels(Scene::of(&mut t), "planner");
        assert!(says(&all, "All 2 now: 370 cr"), "{all:?}");
    }
}

#[test]
fn ways_are_those_of_the_printed_board() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.discovered("dell", "colony");
        let sight = t.play.sight(Viewer::Seat(SeatId(0)));
        let n = VenusSight::of(&sight).unwrap();
        let here = trips(&n, SeatId(0));
        let dell = n.level().culture_by_id("dell").unwrap();
        // A first turn's strategy counts 9 points from the Base to a city of the Colony World.
        let way = here.ways[dell.ix()].unwrap();
        assert_eq!(way.mp, 9, "{edition}");
        // A Scout rolls 10.5 on average.
        assert_eq!((here.roll, way.turns), (105, 1));
        assert!(
            here.ways.iter().enumerate().all(|(c, w)| w.is_some() == (c == dell.ix())),
            "hidden cultures have no way"
        );
        t.edit(&["place ship.0 space:colony_city_southern_comfort"]);
        let there = plan(&mut t);
        assert_eq!(there.ways[dell.ix()].map(|w| (w.mp, w.turns)), Some((0, 0)));
    }
}

#[test]
fn points_that_are_left_make_it_this_turn() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("dell", "colony");
    t.fly("head base-colony_1", &[6, 5, 1]);
    let sight = t.play.sight(Viewer::Seat(SeatId(0)));
    let dell = VenusSight::of(&sight).unwrap().level().culture_by_id("dell").unwrap();
    assert_eq!(plan(&mut t).ways[dell.ix()].map(|w| (w.mp, w.turns)), Some((9, 0)));
    t.edit(&["dial movement-points 8"]);
    assert_eq!(plan(&mut t).ways[dell.ix()].map(|w| w.turns), Some(2));
}

/// MOV-7.2.2: what a visit has no sell left for is sold in a later turn.
#[test]
fn mov_7_2_2_what_this_visit_sells_no_more_is_for_a_later_turn() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("dell", "colony");
    t.edit(&[
        "place ship.0 space:colony_city_southern_comfort",
        "dial phase 3",
        "dial moved 1",
        "dial limited 1",
        "place good.graw hold:0",
        "place good.graw hold:0",
    ]);
    let turns = |t: &mut StudyTable| plan(t).loads[0].outlets[0].way.map(|w| (w.mp, w.turns));
    assert_eq!(turns(&mut t), Some((0, 0)));
    t.act("sell good.graw");
    assert_eq!(turns(&mut t), Some((0, 1)), "one was sold, and the other has to wait");
}

#[test]
fn trades_and_fares_are_counted_there_and_on() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("shenna", "nebula").discovered("yxklyx", "water");
    t.edit(&["place passenger.passenger_tea_master market:shenna"]);
    let plan = plan(&mut t);
    let sight = t.play.sight(Viewer::Seat(SeatId(0)));
    let n = VenusSight::of(&sight).unwrap();
    let [shenna, yxklyx] = ["shenna", "yxklyx"].map(|c| n.level().culture_by_id(c).unwrap());
    let trade = plan
        .trades
        .iter()
        .find(|t| t.kind == n.layout().good(shenna) && t.buyer == yxklyx)
        .unwrap();
    assert_eq!((trade.price, trade.pays, trade.margin()), (50, 110, 60));
    assert!(trade.on_sale());
    assert_eq!(trade.mp(), Some(trade.there.unwrap().mp + trade.on.unwrap().mp));
    assert_eq!(trade.rate(), Some(rate(60, trade.mp().unwrap())));
    let fare = &plan.fares[0];
    assert_eq!((fare.from, fare.to, fare.fare), (Endpoint::Culture(shenna), Endpoint::Base, 140));
    // From the Base to the Nebula and back is the same way.
    assert_eq!(fare.there.mp, fare.on.mp);
    // A factory good is no trade before there is a factory.
    assert!(
        plan.trades
            .iter()
            .filter(|t| t.kind == n.layout().factory_good(shenna))
            .all(|t| t.locked && !t.on_sale())
    );
}

/// What the sheet of "what if" foresees for seat 0.
fn tour(t: &mut StudyTable) -> Vec<String> {
    let scene = Scene::for_viewer(t, Viewer::Seat(SeatId(0)), SeatId(0));
    VenusUi.ahead(&Context::default(), &scene.model(), SeatId(0))
}

#[test]
fn the_tour_sells_what_is_aboard_and_then_makes_the_best_trade() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        assert_eq!(tour(&mut t), [""; 0], "nobody is known and nothing aboard");
        t.discovered("shenna", "nebula").discovered("yxklyx", "water");
        t.edit(&["purse credits:0 500"]);
        let trade = tour(&mut t);
        let [buy, sell] = &trade[..] else { panic!("buy, then sell: {trade:?}") };
        assert!(buy.starts_with("Buy ") && sell.starts_with("Sell "), "{trade:?}");
        // As many as are bought are sold.
        let count = |stop: &str| stop.split(' ').nth(1).map(str::to_owned);
        assert_eq!(count(buy), count(sell));
        assert!(sell.contains("turn"), "when it is there: {sell}");
        t.edit(&["place good.shenna hold:0", "place good.shenna hold:0"]);
        let whole = tour(&mut t);
        let first = whole.first().expect("there is a buyer");
        assert!(first.starts_with("Sell 2 ×"), "{whole:?}");
        assert!(whole[1..].iter().any(|stop| stop.starts_with("Buy")), "{whole:?}");
    }
}

/// MOV-7.2.2: in a limited visit one thing is bought, and none once that was done.
#[test]
fn mov_7_2_2_the_tour_buys_only_what_the_visit_allows() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("shenna", "rogue").discovered("yxklyx", "water").at("rogue_city_rain_city");
    t.edit(&["purse credits:0 500"]);
    t.act("stay");
    t.edit(&["dial limited 1"]);
    let buys_now = |t: &mut StudyTable| {
        let stops = tour(t);
        stops.into_iter().find(|stop| stop.starts_with("Buy") && stop.ends_with(", this turn"))
    };
    let one = buys_now(&mut t).expect("one is bought here");
    assert!(one.starts_with("Buy 1 ×"), "{one}");
    t.edit(&["dial buys 1"]);
    assert_eq!(buys_now(&mut t), None);
}

/// MOV-4.4.2: out of a city as many points are told before the roll as are flown after it.
#[test]
fn mov_4_4_2_the_first_step_out_of_a_city_is_counted_whole() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("dell", "colony").at("rogue_city_rain_city");
    let sight = t.play.sight(Viewer::Seat(SeatId(0)));
    let n = VenusSight::of(&sight).unwrap();
    let printed = trips(&n, SeatId(0));
    let mut told = 0;
    for (at, way) in printed.reach.iter().enumerate() {
        let Some(way) = way.filter(|way| way.mp > 0) else { continue };
        let to = Thing::Space(n.space_id(SpaceIx(at as u16)));
        let Some(route) = VenusUi.route(&sight, to) else { continue };
        let far = route.words.iter().find(|words| words.key == "mov-way-far").expect("points");
        assert_eq!(far.amount("cost"), Some(i64::from(way.mp)), "{to:?}");
        told += 1;
    }
    assert!(told > 50, "{told}");
}

#[test]
fn the_tour_brings_passengers_where_they_pay() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("shenna", "nebula");
    t.edit(&["place passenger.passenger_tea_master hold:0"]);
    let stops = tour(&mut t);
    let first = stops.first().expect("somebody is aboard");
    assert!(first.starts_with("Bring") && first.contains("140 cr"), "{stops:?}");
}
