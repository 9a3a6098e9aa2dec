//! Moving in random play: ships never strand, the position of a flight is always sound, and going back to the beginning gives
//! the beginning.

mod kit;
use caravanserai::table::dice::Dice;
use kit::{BOTH, Table};

/// Everything that flies differently, so that random play meets it.
const OUTFITS: [&[&str]; 4] = [
    &[],
    &["place relic.spy_eye relics:0", "place red_drive hold:0", "place relic.relic_yellow_drive relics:0", "place relic.air_foil relics:1"],
    &["place combined_drive hold:0", "place relic.switch_switch relics:0", "place relic.gate_lock relics:0", "place relic.jump_start relics:1"],
    &["place relic.mulligan_gear relics:0", "place relic.auto_pilot relics:0", "place yellow_drive hold:0", "place combined_drive hold:1"],
];

#[test]
fn random_flights_never_strand() {
    for edition in BOTH {
        for (seed, outfit) in OUTFITS.iter().enumerate() {
            let mut t = Table::new(edition, 2);
            t.edit(outfit);
            t.edit(&["purse credits:0 300", "purse credits:1 300"]);
            let begun = t.play.hash();
            let mut dice = Dice::new(seed as u64);
            for _ in 0..1500 {
                let offers = t.play.offers().to_vec();
                assert!(!offers.is_empty(), "{edition}: nothing to choose at {}", t.question());
                let question = t.question();
                let offer = &offers[dice.below(offers.len() as u32) as usize];
                let written = offer.action.written(t.play.catalogue());
                assert!(question != "move" || written != "end-turn", "{edition}: a flight has nothing to choose");
                if let Err(no) = t.play.choose(offer.action) {
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
