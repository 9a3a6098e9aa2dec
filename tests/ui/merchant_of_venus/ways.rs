//! Ways that one click flies: what they cost is the same in every place where it is told, free ways
//! come first, and nothing is asked that is no choice. Which steps are legal is tested elsewhere.

use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::{
    games::merchant_of_venus::{
        table::nouns::{GameView, VenusSight, VenusView},
        ui::{VenusUi, plan::trips},
    },
    table::{
        action::{Message, Thing, Value},
        ids::{SeatId, SpaceId, Viewer},
        sight::Sight,
    },
    ui::{GameUi, route::Route},
};

fn sight(t: &mut StudyTable) -> Sight {
    t.play.sight(Viewer::Seat(SeatId(0)))
}

fn ways(sight: &Sight) -> Vec<(usize, Route)> {
    let spaces = sight.catalogue.spaces.len();
    let way = |at: usize| Some((at, VenusUi.route(sight, Thing::Space(SpaceId(at as u16)))?));
    (0..spaces).filter_map(way).collect()
}

/// A number that the words of a way tell.
fn told(way: &Route, key: &str, arg: &str) -> Option<i64> {
    let words: &Message = way.words.iter().find(|words| words.key == key)?;
    match &words.args.iter().find(|(name, _)| *name == arg)?.1 {
        Value::Number(n) | Value::Money(n) => Some(*n),
        Value::List(all) => {
            Some(all.iter().map(|fee| if let Value::Money(fee) = fee { *fee } else { 0 }).sum())
        }
        _ => None,
    }
}

/// What the panels reckon with is what the way tells: before the roll and after it.
#[test]
fn points_and_fees_are_the_same_in_every_place() {
    for edition in BOTH {
        for rolled in [false, true] {
            let mut t = StudyTable::new(edition, 2);
            t.edit(&["place ship.0 space:moon-supernova_3", "purse credits:0 300"]);
            if rolled {
                t.fly("head supernova_01", &[4, 5, 6]);
            }
            let sight = sight(&mut t);
            let n = VenusSight::of(&sight).expect("its sight");
            let plan = trips(&n, SeatId(0));
            let all = ways(&sight);
            let key = if rolled { "mov-way-points" } else { "mov-way-far" };
            let mut compared = 0;
            for (at, way) in all.iter().filter(|(_, way)| !way.too_far) {
                let journey = plan.reach[*at].expect("the panels know a way");
                assert_eq!(told(way, key, "cost"), Some(i64::from(journey.mp)), "{way:?}");
                let fees = told(way, "mov-way-fees", "fees").unwrap_or(0);
                assert_eq!(fees, i64::from(journey.fee), "{way:?}");
                assert_eq!(journey.turns == 0, rolled, "{way:?}");
                compared += 1;
            }
            assert!(compared > 10, "{edition}: {compared} ways");
        }
    }
}

/// MOV-4.2.1: a heading costs no fee where a free one takes but a point more.
#[test]
fn mov_4_2_1_a_free_heading_comes_before_a_fee() {
    for edition in BOTH {
        let mut better = 0;
        for start in ["moon-supernova_3", "supernova-water_1", "nebula_body_8"] {
            let mut t = StudyTable::new(edition, 2);
            t.edit(&[&format!("place ship.0 space:{start}"), "purse credits:0 300"]);
            let sight = sight(&mut t);
            let n = VenusSight::of(&sight).expect("its sight");
            let printed = n.level().reach(&[n.ship_at(SeatId(0))], 0, false);
            for (at, way) in ways(&sight) {
                let short = printed[at].expect("a way leads there");
                let (mp, fee) = (
                    told(&way, "mov-way-far", "cost").expect("it is told"),
                    told(&way, "mov-way-fees", "fees").unwrap_or(0),
                );
                let longer = mp - i64::from(short.mp);
                assert!(longer <= 0 || fee < i64::from(short.fee), "{way:?} for {short:?}");
                better += usize::from(longer > 0 && fee == 0);
            }
        }
        assert!(better > 0, "{edition}: some way is a point longer and free");
    }
}

/// MOV-4.8.2, MOV-4.8.3: where shields take the whole fee off nobody is asked to pay nothing; one
/// credit is asked for, and who takes it back may still stop there.
#[test]
fn mov_4_8_2_nobody_is_asked_for_nothing() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.at("moon-supernova_3");
        t.edit(&["place shield hull:0", "place shield hold:0", "purse credits:0 100"])
            .fly("head supernova_01", &[2, 2, 2])
            .act("step supernova_01");
        let seen = sight(&mut t);
        let pay = t.action("pay-fee");
        assert!(t.offered("stop"), "MOV-4.8.3");
        assert_eq!(VenusUi.by_itself(&seen), Some(pay));
        let offer = seen.offers.iter().find(|o| o.action == pay).expect("it is offered");
        assert!(VenusUi.harmless(&seen, offer, None));
        // A way on begins with it.
        let on = ways(&seen);
        assert!(!on.is_empty() && on.iter().all(|(_, way)| way.legs[0].action == pay));
        let mut t = StudyTable::new(edition, 2);
        t.at("moon-supernova_3");
        t.edit(&["place shield hull:0", "purse credits:0 100"])
            .fly("head supernova_01", &[2, 2, 2])
            .act("step supernova_01");
        let seen = sight(&mut t);
        assert_eq!(VenusUi.by_itself(&seen), None, "a fee of 10 is a choice");
    }
}

/// A click that lands says so, and what a first contact brings.
#[test]
fn a_way_says_that_it_lands_and_makes_first_contact() {
    let (mut lands, mut contacts) = (0, 0);
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["place ship.0 space:moon-supernova_3", "purse credits:0 300"]);
        t.fly("head supernova_01", &[6, 6, 6]);
        let sight = sight(&mut t);
        for (at, way) in ways(&sight) {
            let n = VenusSight::of(&sight).expect("its sight");
            let place = n.place(n.space_of(SpaceId(at as u16)));
            let says = |key: &str| way.words.iter().any(|words| words.key == key);
            assert_eq!(says("mov-way-lands"), !way.too_far && place.is_landing(), "{way:?}");
            lands += usize::from(says("mov-way-lands"));
            contacts += usize::from(says("mov-way-contact"));
            assert!(!says("mov-way-contact") || says("mov-way-lands"));
        }
    }
    assert!(lands > 0 && contacts > 0, "{lands} {contacts}");
}
