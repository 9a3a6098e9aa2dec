//! Random trading: money and pieces are conserved, holds never overflow, offers are accepted and
//! refusals refused, and going back to the beginning gives the beginning.

use super::{printed, settle};
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::table::{
    action::Action,
    dice::Dice,
    ids::{SeatId, Viewer},
};

/// Everybody at one port with all sorts of things.
fn fair(edition: &str, culture: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    settle(&mut t, culture, "giant");
    super::port(&mut t, "giant_01", 1);
    for seat in 0..3 {
        t.edit(&[
            &format!("place ship.{seat} space:giant_01"),
            &format!("purse credits:{seat} 600"),
            &format!("mark ship.{seat} 3"),
        ]);
        t.edit(&[
            &format!("place shield hull:{seat}"),
            &format!("place yellow_drive hold:{seat}"),
            &format!("place good.shenna hold:{seat}"),
        ]);
    }
    t.edit(&[
        "place relic.spy_eye relics:0",
        "place relic.air_foil relics:1",
        &format!("place card.{culture} cards:2"),
        "place red_drive hold:1",
    ]);
    t
}

fn sound(t: &mut StudyTable, edition: &str, total: i64) {
    let level = printed(edition);
    let sight = t.play.sight(Viewer::Everybody);
    assert_eq!(sight.purses.iter().sum::<i64>(), total, "{edition}: money is conserved");
    assert_eq!(
        sight.zones.iter().map(|z| z.count).sum::<usize>(),
        sight.catalogue.pieces.len(),
        "{edition}: pieces are conserved"
    );
    for seat in sight.catalogue.all_seats() {
        let zone = |key: &str| {
            sight.zone(sight.catalogue.zone_by_key(&format!("{key}:{}", seat.0)).unwrap()).clone()
        };
        let needs: i64 = zone("hold")
            .pieces
            .iter()
            .map(|p| room(&sight.catalogue.kinds[p.kind.unwrap().ix()].key))
            .sum();
        let class = super::mark(t, &format!("ship.{}", seat.0)) as usize;
        assert!(needs <= 2 * i64::from(level.ships[class].holds), "{edition}: holds overflow");
        let in_deal = ["hold", "hull", "relics", "cards"]
            .iter()
            .any(|z| zone(z).pieces.iter().any(|p| p.mark & 1 != 0));
        assert!(!in_deal || t.dial("partner") != 0, "{edition}: nothing is left of a closed deal");
    }
}

fn room(kind: &str) -> i64 {
    if kind.starts_with("good.") || kind.starts_with("factory.") { 2 } else { 1 }
}

#[test]
fn random_trading_is_sound() {
    for edition in BOTH {
        for (seed, culture) in ["yxklyx", "dell", "nillis", "graw"].iter().enumerate() {
            let mut t = fair(edition, culture);
            let total = t.play.sight(Viewer::Everybody).purses.iter().sum();
            let (begun, entries) = (t.play.hash(), t.play.entries().len());
            let mut dice = Dice::new(seed as u64);
            let mut verbs = std::collections::BTreeSet::new();
            for n in 0..3000 {
                // Nobody flies away: the fair goes on.
                if t.question() == "start" {
                    t.act("stay");
                    continue;
                }
                let offers = t.play.offers().to_vec();
                assert!(!offers.is_empty(), "{edition}: nothing to choose in {}", t.question());
                let offer = &offers[dice.below(offers.len() as u32) as usize];
                let mut action = offer.action;
                if let Some(range) = offer.range {
                    action.args[range.arg] =
                        range.least + dice.below((range.most - range.least + 1) as u32) as i32;
                }
                let written = action.to_text(t.play.catalogue());
                verbs.insert(written.split(' ').next().unwrap().to_owned());
                if let Err(no) = t.play.choose(action) {
                    panic!("{edition}: offered \"{written}\" is refused by {}", no.rule);
                }
                if t.play.is_over() {
                    break;
                }
                if n % 10 == 0 {
                    sound(&mut t, edition, total);
                    refusals_hold(&mut t, edition);
                }
            }
            let wanted = [
                "deal",
                "give",
                "ask",
                "take-back",
                "deal-money",
                "propose",
                "accept",
                "refuse",
                "counter",
                "cancel-deal",
                "trade-in",
                "end-turn",
            ];
            for verb in wanted {
                assert!(
                    verbs.contains(verb),
                    "{edition}, {culture}: nobody chose {verb} among {verbs:?}"
                );
            }
            while t.play.entries().len() > entries {
                t.play.undo().unwrap();
            }
            assert_eq!(begun, t.play.hash(), "{edition}: undone to the beginning");
        }
    }
}

/// Every refusal is refused with the same rule, and nothing is both offered and refused.
fn refusals_hold(t: &mut StudyTable, edition: &str) {
    let seat: Option<SeatId> = t.play.decision_seat();
    let refusals: Vec<(Action, &str)> =
        t.play.look().refusals.iter().map(|r| (r.action, r.rule.0)).collect();
    for (action, rule) in refusals {
        let written = action.to_text(t.play.catalogue());
        assert!(
            !t.play.offers().iter().any(|o| o.accepts(&action)),
            "{edition}: \"{written}\" is offered and refused by {rule}"
        );
        let no = t.play.choose(action).map(|_| ()).expect_err(&written);
        assert_eq!(no.rule.0, rule, "{edition}: {written}");
    }
    assert_eq!(seat, t.play.decision_seat());
}
