//! Every technique of both printings is played once at a full table and carried out to its end with
//! the first answers that are offered; every card can be paid with and discarded.

use crate::common::dale_of_merchants::*;
use caravanserai::games::dale_of_merchants::level::{Edition, Kind, LEVELS};

const FULL: &str = "deck @0 junk junk junk; deck @1 junk junk junk; pile @0 junk; pile @1 junk junk; supply sloth_2 sloth_2 sloth_3 sloth_3;
    market polecat_2 polecat_3 polecat_4 polecat_2 polecat_3; stack @0 1 owl_1; stack @1 1 platypus_1; hand @1 junk junk";

#[test]
fn every_technique_comes_to_its_end() {
    for edition in [Edition::Original, Edition::Remastered] {
        let level = LEVELS.get(edition).unwrap();
        let mut played = 0;
        for card in level.cards.iter().filter(|c| c.kind == Kind::Technique) {
            let edits = format!("{FULL}; hand @0 {} junk macaw_3; dial actions 2", card.id);
            let example = example(&[edition.id()], 2, &[], &edits, "over");
            let mut play =
                example.begin(dale(), edition.id()).unwrap_or_else(|e| panic!("{}: {e}", card.id));
            let base = play.entries().len();
            let first = caravanserai::table::example::Example {
                steps: vec![format!("do play #{}@hand:0", card.id)],
                ..example
            };
            first.follow(&mut play, base, 0).unwrap_or_else(|e| panic!("{}: {e}", card.id));
            for _ in 0..100 {
                let sight = play.sight(caravanserai::table::ids::Viewer::Everybody);
                let question =
                    sight.decision.map(|d| sight.catalogue.0.question(d.question).to_owned());
                if question.as_deref() == Some("dom-question-action") {
                    break;
                }
                let action = play.offers()[0].action;
                play.choose(action).unwrap_or_else(|no| panic!("{}: {}", card.id, no.rule));
            }
            let sight = play.sight(caravanserai::table::ids::Viewer::Everybody);
            let dial = |key: &str| sight.dial(sight.catalogue.0.dial_by_key(key).unwrap());
            assert_eq!(dial("actions"), 1 + i64::from(card.bonus), "{}: actions left", card.id);
            assert_eq!((dial("effect-program"), dial("events-waiting")), (0, 0), "{}", card.id);
            played += 1;
        }
        assert_eq!(played, if edition == Edition::Original { 48 } else { 49 });
    }
}

#[test]
fn every_card_pays_its_value_and_can_be_discarded() {
    for edition in [Edition::Original, Edition::Remastered] {
        for card in &LEVELS.get(edition).unwrap().cards {
            let (id, value) = (&card.id, card.value);
            // Chameleons have nothing to copy here: the market holds one card, bought for its
            // value, that nobody copies.
            let bought = ["platypus_1", "polecat_2", "crocodile_3", "crocodile_4", "crocodile_5a"]
                [usize::from(value) - 1];
            if *id == bought || id.starts_with("chameleon_5") {
                continue;
            }
            let edits = format!("market {bought}; hand @0 {id}; dial actions 2");
            let run = |steps: &str| {
                let example = example(&[edition.id()], 2, &[], &edits, steps);
                example.run(dale(), edition.id()).unwrap_or_else(|e| panic!("{id}: {e}"));
            };
            run(&format!("do buy 0, lay #{id}@hand:0, pay; has pile:0 {id}"));
            run(&format!(
                "do inventory, lay #{id}@hand:0, discard; in pile:0 {id}; count hand:0 0"
            ));
        }
    }
}
