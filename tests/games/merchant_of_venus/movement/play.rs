//! Moving in random play: ships never strand, the position of a flight is always sound, what is
//! refused is refused, and going back to the beginning gives the beginning.

use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::table::{action::Action, dice::Dice};

/// Everything that flies differently, and where it flies most strangely.
const OUTFITS: [&[&str]; 5] = [
    &[],
    &[
        "place relic.spy_eye relics:0",
        "place red_drive hold:0",
        "place relic.relic_yellow_drive relics:0",
        "place relic.air_foil relics:1",
    ],
    &[
        "place combined_drive hold:0",
        "place relic.switch_switch relics:0",
        "place relic.gate_lock relics:0",
        "place relic.jump_start relics:1",
    ],
    &[
        "place relic.mulligan_gear relics:0",
        "place relic.auto_pilot relics:0",
        "place yellow_drive hold:0",
        "place combined_drive hold:1",
    ],
    &[
        "place combined_drive hold:0",
        "place combined_drive hold:1",
        "place relic.spy_eye relics:0",
        "place relic.switch_switch relics:1",
        "place ship.0 space:belt_c4_r3",
        "place ship.1 space:belt_c5_r4",
    ],
];

/// Takes any offer.
fn any(t: &StudyTable, dice: &mut Dice) -> Action {
    let offers = t.play.offers();
    offers[dice.below(offers.len() as u32) as usize].action
}

#[test]
fn random_flights_never_strand() {
    for edition in BOTH {
        for (seed, outfit) in OUTFITS.iter().enumerate() {
            let mut t = StudyTable::new(edition, 2);
            t.edit(outfit);
            t.edit(&["purse credits:0 300", "purse credits:1 300"]);
            let begun = t.play.hash();
            let mut dice = Dice::new(seed as u64);
            for _ in 0..1200 {
                assert!(
                    !t.play.offers().is_empty(),
                    "{edition}: nothing to choose at {}",
                    t.question()
                );
                let (question, action) = (t.question(), any(&t, &mut dice));
                let written = action.to_text(t.play.catalogue());
                assert!(
                    question != "move" || written != "end-turn",
                    "{edition}: a flight has nothing to choose"
                );
                if let Err(no) = t.play.choose(action) {
                    panic!("{edition}: offered \"{written}\" is refused by {}", no.rule);
                }
                if t.play.is_over() {
                    break;
                }
            }
            while t.play.entries().len() > 3 {
                t.play.undo().unwrap();
            }
            assert_eq!(begun, t.play.hash(), "{edition}: undone to the beginning");
        }
    }
}

#[test]
fn a_flight_is_always_sound() {
    // The pilot number is one of the dice (I6), movement points never fall below 0, no jump lasts
    // beyond the flight, and what is shown as refused is refused by the same rule.
    for edition in BOTH {
        for (seed, outfit) in OUTFITS.iter().enumerate() {
            let mut t = StudyTable::new(edition, 2);
            t.edit(outfit);
            let mut dice = Dice::new(100 + seed as u64);
            for turn in 0..400 {
                let action = any(&t, &mut dice);
                t.play.choose(action).unwrap();
                if t.play.is_over() {
                    break;
                }
                let (question, points, pilot) = (t.question(), t.points(), t.dial("pilot-number"));
                assert!(points >= 0, "{edition}");
                let rolled: Vec<i64> =
                    (0..t.dial("dice")).map(|n| t.dial(&format!("die:{n}"))).collect();
                assert!(pilot == 0 || rolled.contains(&pilot), "{edition}: {pilot} of {rolled:?}");
                if question != "move" {
                    assert_eq!(
                        (t.dial("in-jump"), t.dial("carried")),
                        (0, 0),
                        "{edition}: {question}"
                    );
                }
                assert_eq!(question == "hazard", t.dial("hazard-due") == 1, "{edition}");
                if question == "move" && turn % 7 == 0 {
                    let shown = t.play.look().refusals.clone();
                    for refusal in shown {
                        let again = t.play.choose(refusal.action).map(|_| ()).unwrap_err();
                        assert_eq!(again.rule, refusal.rule);
                    }
                }
            }
        }
    }
}
