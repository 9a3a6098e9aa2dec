//! Demands of different bonuses for one good (MOV-8.2.3): no such tokens are printed, but own level
//! files may have them. A process of its own, since a folder of levels is chosen once for the whole
//! program.

use crate::common::merchant_of_venus::StudyTable;
use caravanserai::games::merchant_of_venus::level::LEVELS;
use std::fs;

/// MOV-8.2.3: where bonuses differ the seller chooses which demand goes.
#[test]
fn mov_8_2_3_where_bonuses_differ_the_seller_chooses_which_demand_goes() {
    let test = concat!(
        module_path!(),
        "::mov_8_2_3_where_bonuses_differ_the_seller_chooses_which_demand_goes"
    );
    crate::common::process::alone(test, the_seller_chooses);
}

fn the_seller_chooses() {
    let folder = tempfile::tempdir().unwrap();
    let cup = fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/levels/merchant_of_venus/cup.ron"
    ))
    .unwrap();
    let four = "(edition: \"2012\", at: \"humans\", good_of: \"graw\", bonus: 40, count: 4";
    assert!(cup.contains(four));
    let other = four.replace("bonus: 40, count: 4", "bonus: 70, count: 2, source: \"own\"),\n    ");
    let split = cup.replace(four, &format!("{other}{}", four.replace("count: 4", "count: 2")));
    fs::write(folder.path().join("cup.ron"), split).unwrap();
    assert!(LEVELS.use_folder(folder.path().to_owned()));

    let mut t = StudyTable::new("2012", 2);
    t.edit(&[
        "place card.humans removed",
        "dial culture-at:4 6",
        "place ship.0 space:ice_city_hoth_base",
        "dial phase 3",
        "purse credits:0 100",
    ]);
    let (more, less) = ("demand.humans.graw", "demand.humans.graw.40");
    t.edit(&[
        "place good.graw hold:0",
        "place good.graw hold:0",
        &format!("place {more} market:humans"),
        &format!("place {less} market:humans"),
    ]);
    t.act("sell good.graw");
    // MOV-8.2.3: nothing has happened yet; both demands pay, one of them is to be chosen.
    assert_eq!((t.question(), t.purse("credits:0")), ("demand", 100), "MOV-8.2.3");
    assert_eq!(
        t.offers(),
        [format!("use-demand {more}"), format!("use-demand {less}")],
        "MOV-8.2.3"
    );
    assert_eq!(t.refused("end-turn"), "MOV-8.2.3");
    t.play.undo().unwrap();
    t.edit(&["chance 0 0"]);
    t.acts(&["sell good.graw", &format!("use-demand {less}")]);
    assert_eq!((t.question(), t.purse("credits:0")), ("trade", 100 + 80 + 110), "MOV-8.2.3");
    assert!(
        t.zone("market:humans").contains(&more.to_owned())
            && !t.zone("market:humans").contains(&less.to_owned()),
        "MOV-8.2.3"
    );
    // With one bonus left nothing is asked any more.
    t.act("sell good.graw");
    assert_eq!((t.question(), t.purse("credits:0")), ("trade", 290 + 150), "MOV-8.2.3");
}
