//! Set-up (MOV-2) and what the edition of 1988 leaves out (MOV-14).

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::{
    games,
    table::{
        action::Value,
        catalogue::SeatInfo,
        game::{Setup, SetupError},
        ids::{SeatId, Viewer},
        play::Play,
    },
};

fn set_up(edition: &str, seats: usize, seed: u64) -> Result<Play, SetupError> {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "merchant_of_venus".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: true,
    };
    Play::begin(games::by_id("merchant_of_venus").unwrap(), setup)
}

/// The table before anybody has a race.
fn fresh(edition: &str, seats: usize, seed: u64) -> StudyTable {
    StudyTable { play: set_up(edition, seats, seed).unwrap() }
}

#[test]
fn mov_2_1_1_how_many_play() {
    for (edition, most) in [("1988", 6), ("2012", 4)] {
        for seats in 0..=8 {
            let may = set_up(edition, seats, 1).is_ok();
            assert_eq!(may, (2..=most).contains(&seats), "MOV-2.1.1: {edition} {seats}");
        }
    }
}

#[test]
fn mov_2_1_2_the_program_keeps_the_bank() {
    for edition in BOTH {
        // MOV-2.1.2: what is paid goes to the bank, what is earned comes from it.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        let before = t.purse("bank");
        t.act("buy good.graw");
        assert_eq!(t.purse("bank"), before + 30, "MOV-2.1.2");
    }
}

#[test]
fn mov_2_1_3_races_scouts_markers_and_start_money() {
    // X143, X144: 20 credits times the number of players.
    for (edition, seats, money) in [("1988", 3, 60), ("1988", 4, 80), ("2012", 2, 40)] {
        let mut t = fresh(edition, seats, 3);
        for seat in 0..seats {
            assert_eq!(t.purse(&format!("credits:{seat}")), money, "MOV-2.1.3");
        }
        assert_eq!(t.question(), "race");
        let race = t.offers()[0].clone();
        t.act(&race);
        assert_eq!(why(&mut t, &race), ("MOV-2.1.3", "This race is taken".to_owned()));
        while t.question() == "race" {
            let next = t.offers()[0].clone();
            t.act(&next);
        }
        let races: Vec<i64> = (0..seats).map(|s| t.dial(&format!("race@{s}"))).collect();
        for (n, race) in races.iter().enumerate() {
            assert!(*race > 0 && !races[..n].contains(race), "MOV-2.1.3: no two share a race");
        }
        let scouts = t.play.sight(Viewer::Public);
        let start = scouts.catalogue.zone_by_key("space:galactic_base").unwrap();
        assert!(
            scouts.zone(start).pieces.iter().all(|p| p.mark == 0),
            "MOV-2.1.3: everybody flies a Scout"
        );
    }
    let races = |edition: &str| {
        let level = printed(edition);
        level.cultures.iter().filter(|c| c.race).map(|c| c.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        races("1988"),
        ["niks", "dell", "humans", "eeepeep", "whynom", "qossuth"],
        "MOV-2.1.3"
    );
    assert_eq!(races("2012"), ["humans", "eeepeep", "whynom", "qossuth"], "MOV-2.1.3");
}

#[test]
fn mov_2_1_4_who_begins() {
    // 1988: the highest roll of two dice, tied leaders again. The log tells the rolls.
    for seed in 0..20 {
        let t = fresh("1988", 5, seed);
        let mut leaders: Vec<(SeatId, i64)> = Vec::new();
        let mut begins = None;
        // Where leaders tie and roll again, their first rolls are still the highest.
        for line in &t.play.beginning().lines {
            let of =
                |name| line.message.args.iter().find(|(n, _)| *n == name).map(|(_, v)| v.clone());
            match (line.message.key, of("seat"), of("roll")) {
                ("mov-log-start-roll", Some(Value::Seat(seat)), Some(Value::Number(roll))) => {
                    assert!((2..=12).contains(&roll));
                    if !leaders.iter().any(|(s, _)| *s == seat) {
                        leaders.push((seat, roll));
                    }
                }
                ("mov-log-start-player", Some(Value::Seat(seat)), _) => begins = Some(seat),
                _ => {}
            }
        }
        let best = leaders.iter().map(|(_, r)| *r).max().unwrap();
        let rolled_by_first = leaders.iter().find(|(s, _)| Some(*s) == begins).unwrap().1;
        assert_eq!(rolled_by_first, best, "MOV-2.1.4: {leaders:?}");
        assert_eq!(i64::from(begins.unwrap().0), { t }.dial("first"));
    }
    // 2012: drawn at random, so that everybody begins now and then.
    let firsts: Vec<i64> = (0..60).map(|seed| fresh("2012", 4, seed).dial("first")).collect();
    assert!((0..4).all(|seat| firsts.contains(&seat)), "MOV-2.1.4: {firsts:?}");
}

#[test]
fn mov_2_1_5_play_goes_clockwise() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        for seat in [0, 1, 2, 0] {
            // MOV-3.1.5: the turn passes to the left.
            assert_eq!(t.dial("active"), seat, "MOV-2.1.5");
            t.acts(&["stay", "end-turn"]);
        }
    }
}

#[test]
fn mov_2_2_1_a_culture_card_lies_face_down_on_each_inhabited_system() {
    for edition in BOTH {
        let mut t = fresh(edition, 2, 8);
        let level = printed(edition);
        let mut cards = Vec::new();
        for system in level.systems.iter().filter(|s| s.is_culture_system()) {
            let here = t.zone(&format!("card:{}", system.id));
            assert_eq!(here.len(), 1, "MOV-2.2.1");
            cards.extend(here);
        }
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), 14, "MOV-2.2.1");
        for viewer in [Viewer::Public, Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(1))] {
            let sight = t.play.sight(viewer);
            let seen = sight
                .zones
                .iter()
                .zip(&sight.catalogue.zones)
                .filter(|(_, info)| info.key.starts_with("card:"));
            assert!(
                seen.flat_map(|(z, _)| &z.pieces).all(|p| p.kind.is_none() && !p.face_up),
                "MOV-2.2.1: nobody sees them"
            );
        }
    }
}

#[test]
fn mov_2_2_2_a_marker_lies_face_down_in_each_box() {
    for edition in BOTH {
        let mut t = fresh(edition, 2, 8);
        let sight = t.play.sight(Viewer::Public);
        let boxes: Vec<_> = sight
            .zones
            .iter()
            .zip(&sight.catalogue.zones)
            .filter(|(_, info)| info.key.starts_with("box:"))
            .collect();
        assert_eq!(boxes.len(), 24, "MOV-2.2.2");
        assert!(boxes.iter().all(|(z, _)| z.count == 1 && z.pieces[0].kind.is_none()), "MOV-2.2.2");
        assert_eq!(t.zone("removed").len(), 11, "MOV-2.2.2");
    }
}

#[test]
fn mov_2_2_3_goods_wait_in_the_supply_areas() {
    for edition in BOTH {
        let mut t = fresh(edition, 2, 8);
        for c in &printed(edition).cultures {
            let supply = t.zone(&format!("supply:{}", c.id));
            assert_eq!(
                supply.iter().filter(|k| **k == format!("good.{}", c.id)).count(),
                usize::from(c.good.count),
                "MOV-2.2.3"
            );
            let factory = supply.contains(&format!("factory.{}", c.id));
            assert_eq!(factory, edition == "2012", "MOV-2.2.3: 1988 factory goods lie apart");
        }
        assert_eq!(t.zone("apart").len(), if edition == "1988" { 14 } else { 0 }, "MOV-2.2.3");
    }
}

#[test]
fn mov_2_2_4_demands_and_passengers_go_into_the_cup() {
    for edition in BOTH {
        let cup = fresh(edition, 2, 8).zone("cup");
        assert_eq!(cup.len(), 48, "MOV-2.2.4");
        assert_eq!(cup.iter().filter(|k| k.starts_with("demand.")).count(), 38);
        assert_eq!(cup.iter().filter(|k| k.starts_with("passenger.")).count(), 10);
    }
}

#[test]
fn mov_2_2_5_passengers_of_the_other_game_stay_out() {
    let out = ["Diva", "Ambassador", "Caterer", "Politician", "Invader"];
    assert!(
        printed("2012").passengers.iter().all(|p| !out.contains(&p.title.as_str())),
        "MOV-2.2.5"
    );
}

#[test]
fn mov_2_2_6_the_top_circle_of_the_multi_generation_ship_is_an_orbit() {
    for edition in BOTH {
        let level = printed(edition);
        let circle = level.systems.iter().find(|s| s.id == "genship").unwrap().orbits[0];
        let space = level.space(circle);
        assert!(
            space.is_orbit && space.deed.is_some() && space.exits.iter().any(Option::is_some),
            "MOV-2.2.6"
        );
    }
}

#[test]
fn mov_2_2_7_all_ships_start_on_the_base() {
    for edition in BOTH {
        let mut t = fresh(edition, 4, 8);
        assert!((0..4).all(|seat| t.ship(seat) == "galactic_base"), "MOV-2.2.7");
    }
}

#[test]
fn mov_2_2_8_the_goal_is_2000() {
    for edition in BOTH {
        assert_eq!(fresh(edition, 2, 8).dial("goal"), 2000, "MOV-2.2.8");
    }
}

#[test]
fn mov_14_1_1_and_mov_14_1_2_without_fights() {
    // MOV-14.1.1: Laser and Nova Ball are not for sale; MOV-14.1.2: their figures are kept.
    let mut t = visit("1988", "whynom", "ice_city_hoth_base", false);
    assert!(!t.offered("buy laser"), "MOV-14.1.1");
    t.refusal("buy laser");
    let level = printed("1988");
    let laser = level.equipment(level.equipment_by_id("laser").unwrap());
    assert_eq!((laser.price, laser.for_sale), (100, false), "MOV-14.1.2");
    let nova = level.equipment(level.equipment_by_id("nova_ball").unwrap());
    assert_eq!((nova.price, nova.for_sale), (20, false), "MOV-14.1.2");
}
