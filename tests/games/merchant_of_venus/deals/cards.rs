//! Culture cards as credit (MOV-10.2): barter credit in 1988, a basket in 2012.

use super::{at_port, class, factory, known, money, port, settle, trade, visit, worded};
use crate::common::merchant_of_venus::{BOTH, StudyTable};

/// A visit with the card of the culture in hand.
fn with_card(edition: &str, culture: &str, space: &str, arrived: bool) -> StudyTable {
    let mut t = visit(edition, culture, space, arrived);
    t.edit(&[&format!("place card.{culture} cards:0"), &format!("face card.{culture} up")]);
    t
}

#[test]
fn mov_10_2_2_x93_three_goods_and_no_action() {
    // X93, MOV-10.2.2: the card of the Graw (90) pays three Glorious Junk at 30.
    let mut t = with_card("2012", "graw", "giant_city_levitown", true);
    t.edit(&["mark ship.0 3"]);
    t.act("use-card card.graw");
    assert_eq!((t.question(), t.dial("basket-left")), ("basket", 90));
    t.acts(&["buy good.graw", "buy good.graw", "buy good.graw"]);
    assert_eq!(
        (money(&mut t), t.dial("buys"), t.zone("cards:0").len(), t.question()),
        (1000, 0, 0, "trade")
    );
    assert!(t.said("mov-log-card-used-up", None));
    // One ordinary buy remains.
    t.act("buy good.graw");
    assert_eq!((money(&mut t), t.refused("buy good.graw")), (970, "MOV-7.2.2"));
}

#[test]
fn mov_10_2_2_x94_the_thing_partly_paid_uses_the_buy() {
    // X94: the card of the Shenna (90) and 10 credits pay two Melf Pelts at 50.
    let mut t = with_card("2012", "shenna", "rogue_city_rain_city", true);
    t.edit(&["purse credits:0 10"]);
    t.acts(&["use-card card.shenna", "buy good.shenna", "buy good.shenna"]);
    assert_eq!(
        (money(&mut t), t.dial("buys"), t.zone("cards:0").len(), t.question()),
        (0, 1, 0, "trade")
    );
    t.edit(&["purse credits:0 500", "mark ship.0 3"]);
    assert_eq!(t.refused("buy good.shenna"), "MOV-7.2.2");
    // With the buy spent a part in money is refused, what the card pays alone is not.
    let mut t = with_card("2012", "shenna", "rogue_city_rain_city", true);
    t.edit(&["dial buys 1"]);
    t.acts(&["use-card card.shenna", "buy good.shenna"]);
    assert_eq!(t.refused("buy good.shenna"), "MOV-10.2.2");
    t.act("close-card");
    assert_eq!((money(&mut t), t.zone("hold:0").len()), (1000, 1));
}

/// MOV-10.2.2, X95: what is left of the card is lost.
#[test]
fn mov_10_2_2_x95_what_is_left_of_the_card_is_lost() {
    // X95: 90 on the card, one good at 50.
    let mut t = with_card("2012", "shenna", "rogue_city_rain_city", true);
    t.acts(&["use-card card.shenna", "buy good.shenna"]);
    assert_eq!(worded(&mut t, "close-card"), "Enough bought with the card (40 cr of it are lost)");
    assert!(!t.offered("end-turn"), "the basket is closed first");
    t.act("close-card");
    assert_eq!(
        (money(&mut t), t.dial("buys"), t.zone("cards:0").len(), t.question()),
        (1000, 0, 0, "trade")
    );
    assert!(t.said("mov-log-card-lapsed", None));
}

/// MOV-10.2.2: a card from which nothing was bought is kept.
#[test]
fn mov_10_2_2_a_card_from_which_nothing_was_bought_is_kept() {
    let mut t = with_card("2012", "shenna", "rogue_city_rain_city", true);
    t.acts(&["use-card card.shenna", "close-card"]);
    assert_eq!((t.zone("cards:0").len(), t.dial("basket"), t.question()), (1, 0, "trade"));
    // An edited position asks for the basket again.
    t.act("use-card card.shenna").edit(&["purse credits:0 5"]);
    assert_eq!(t.question(), "basket");
}

/// MOV-10.2.2: what a basket holds.
#[test]
fn mov_10_2_2_what_a_basket_holds() {
    // Deeds at the home price: the Humans' card (90) and their factory, 100 less a fifth.
    let mut t = with_card("2012", "humans", "rogue_city_rain_city", true);
    t.acts(&["use-card card.humans", "buy-factory rogue_city_rain_city"]);
    assert_eq!((money(&mut t), t.dial("basket-left"), t.dial("buys")), (1000, 10, 0), "MOV-9.5.1");
    // The factory good, now open, partly paid: 10 and 50; the owner gets half of 60 (MOV-9.4.1).
    t.act("buy factory.humans");
    assert_eq!((money(&mut t), t.dial("buys"), t.question()), (1000 - 50 + 30, 1, "trade"));
    // A relic, and equipment of its science.
    let mut t = with_card("2012", "nillis", "rogue_city_rain_city", true);
    t.edit(&["place relic.air_foil market:nillis", "dial buys 1"]);
    t.acts(&["use-card card.nillis", "buy relic.air_foil"]);
    assert_eq!((money(&mut t), t.question()), (1000, "trade"));
    let mut t = with_card("2012", "nillis", "rogue_city_rain_city", true);
    t.acts(&["use-card card.nillis", "buy shield"]);
    assert_eq!((money(&mut t), t.dial("basket-left"), t.zone("hull:0").len()), (1000, 20, 1));
    // Nothing is sold or traded in meanwhile.
    t.edit(&["place red_drive hold:0"]);
    assert!(
        t.offers_of("trade-in").is_empty()
            && t.offers_of("sell").is_empty()
            && t.offers_of("deal").is_empty()
    );
}

#[test]
fn mov_10_2_2_a_ship_out_of_the_basket() {
    // The card of the Yxklyx (100): a Clipper costs 90 beside the Scout. It uses the sell, not the
    // buy.
    let mut t = with_card("2012", "yxklyx", "rogue_city_rain_city", true);
    t.edit(&["dial buys 1"]);
    t.acts(&["use-card card.yxklyx", "buy-ship class.clipper"]);
    assert_eq!(
        (money(&mut t), t.dial("sells"), t.dial("buys"), t.dial("basket-left")),
        (1000, 1, 1, 10)
    );
    let mut t = with_card("2012", "yxklyx", "rogue_city_rain_city", true);
    t.edit(&["dial sells 1"]);
    t.act("use-card card.yxklyx");
    assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.2.7");
    // Money goes into it: the buy is used, and refused once spent.
    let mut t = with_card("2012", "dell", "rogue_city_rain_city", true);
    t.acts(&["use-card card.dell", "buy-ship class.transport"]);
    assert_eq!((money(&mut t), t.dial("buys"), t.question()), (1000 - (240 - 30 - 60), 1, "trade"));
    let mut t = with_card("2012", "dell", "rogue_city_rain_city", true);
    t.edit(&["dial buys 1"]);
    t.act("use-card card.dell");
    assert_eq!(t.refused("buy-ship class.transport"), "MOV-10.2.2");
}

/// MOV-10.2.2: a ship into which no money goes, since the old one pays it all, is no buy.
#[test]
fn mov_10_2_2_a_ship_that_the_old_one_pays_is_no_buy() {
    let mut t = with_card("2012", "yxklyx", "rogue_city_rain_city", true);
    t.edit(&["mark ship.0 3", "dial buys 1"]);
    t.acts(&["use-card card.yxklyx", "buy-ship class.clipper"]);
    assert_eq!((money(&mut t), t.dial("sells"), t.dial("buys")), (1000, 1, 1));
    // Without an open card every ship is one (MOV-7.2.8).
    let mut t = with_card("2012", "yxklyx", "rogue_city_rain_city", true);
    t.edit(&["mark ship.0 3", "dial buys 1"]);
    assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.2.7");
}

/// MOV-10.2.2: cargo is chosen before a spent basket closes.
#[test]
fn mov_10_2_2_cargo_is_chosen_before_a_spent_basket_closes() {
    // Freighter to Transport at the Dell: 240 - 150 = 90, of which their card pays 60. Four goods
    // do not fit into three holds.
    let mut t = with_card("2012", "dell", "rogue_city_rain_city", false);
    t.edit(&[
        "mark ship.0 3",
        "place good.graw hold:0",
        "place good.graw hold:0",
        "place good.zum hold:0",
        "place good.zum hold:0",
    ]);
    t.acts(&["use-card card.dell", "buy-ship class.transport"]);
    assert_eq!((t.question(), t.dial("basket-left"), money(&mut t)), ("surplus", 0, 970));
    t.act("discard good.zum");
    assert_eq!(
        (t.question(), t.zone("cards:0").len(), class(&mut t, 0).as_str()),
        ("trade", 0, "transport")
    );
    // A card that is not used up asks on: 120 in trade for a Clipper of 120.
    let mut t = with_card("2012", "yxklyx", "rogue_city_rain_city", false);
    t.edit(&[
        "mark ship.0 2",
        "place good.graw hold:0",
        "place good.graw hold:0",
        "place good.zum hold:0",
    ]);
    t.acts(&["use-card card.yxklyx", "buy-ship class.clipper", "discard good.zum"]);
    assert_eq!((t.question(), t.dial("basket-left")), ("basket", 100));
    t.act("close-card");
    assert_eq!((t.question(), t.zone("cards:0").len()), ("trade", 1));
}

#[test]
fn mov_10_2_3_barter_credit_fills_the_gap_like_money() {
    let mut t = with_card("2012", "shenna", "rogue_city_rain_city", true);
    t.edit(&["purse credits:0 0", "place shield hull:0"]);
    t.acts(&["trade-in shield", "use-card card.shenna", "buy good.shenna", "buy good.shenna"]);
    // MOV-10.2.3: 50, 40 and 10 of barter credit; that part uses the buy.
    assert_eq!((t.dial("barter-credit"), t.dial("buys"), t.question()), (20, 1, "trade"));
}

#[test]
fn mov_10_2_1_x96_barter_credit_in_a_limited_visit() {
    // X96, MOV-10.2.1: a card of 100 of that culture, and something for 80; here that is a relic.
    let mut t = with_card("1988", "zum", "giant_city_levitown", true);
    t.edit(&["place relic.air_foil market:zum", "place yellow_drive hold:0"]);
    t.act("use-card card.zum");
    assert_eq!(
        (t.dial("barter-credit"), t.dial("sells"), t.zone("cards:0").len()),
        (100, 0, 0),
        "MOV-7.2.6"
    );
    // One buy, and a second is refused.
    t.act("buy relic.air_foil");
    assert_eq!((money(&mut t), t.dial("barter-credit"), t.dial("buys")), (1000, 20, 1));
    assert_eq!(t.refused("buy good.zum"), "MOV-7.2.2");
    // One sell is still free.
    t.act("trade-in yellow_drive");
    assert_eq!(t.dial("barter-credit"), 60);
    t.act("end-turn");
    assert_eq!(t.dial("barter-credit"), 0, "MOV-10.1.2");
}

/// MOV-10.2.1, X97: without limit after a stay.
#[test]
fn mov_10_2_1_x97_without_limit_after_a_stay() {
    // X97: as many as 100 pays: two at 40.
    let mut t = with_card("1988", "zum", "giant_city_levitown", false);
    t.edit(&["purse credits:0 0"]);
    t.acts(&["use-card card.zum", "buy good.zum", "buy good.zum"]);
    assert_eq!((t.dial("barter-credit"), t.refused("buy good.zum")), (20, "MOV-1.2.7"));
}

#[test]
fn mov_10_2_1_x98_only_its_own_culture() {
    for (edition, rule) in [("1988", "MOV-10.2.1"), ("2012", "MOV-10.2.2")] {
        // X98: the card of the Graw at the Dell; nor at the Base.
        let mut t = visit(edition, "dell", "rogue_city_rain_city", false);
        settle(&mut t, "graw", "giant");
        t.edit(&["place card.graw cards:0"]);
        assert_eq!(t.refused("use-card card.graw"), rule);
        t.at("galactic_base");
        assert_eq!(t.refused("use-card card.graw"), rule);
    }
}

#[test]
fn mov_10_2_4_x99_the_present_owner_uses_the_card() {
    for edition in BOTH {
        // X99, MOV-10.2.4: sold to another player for 50; that player uses it.
        let mut t = with_card(edition, "graw", "giant_city_levitown", true);
        t.edit(&["place ship.1 space:giant_city_levitown", "purse credits:1 50"]);
        t.acts(&["deal @1", "give card.graw", "deal-money -50", "propose", "accept"]);
        assert_eq!(
            (money(&mut t), t.purse("credits:1"), t.zone("cards:1")),
            (1050, 0, vec!["card.graw".to_owned()])
        );
        t.acts(&["end-turn", "stay", "use-card card.graw", "buy good.graw"]);
        assert_eq!((t.zone("hold:1").len(), t.purse("credits:1")), (1, 0));
    }
}

#[test]
fn mov_10_2_5_a_card_is_not_net_worth() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "giant_city_levitown", true);
        let before = t.play.fortunes();
        t.edit(&["place card.graw cards:0"]);
        assert_eq!(t.play.fortunes(), before, "MOV-10.2.5");
    }
}

#[test]
fn mov_10_2_6_at_any_trading_place_of_the_culture() {
    for edition in BOTH {
        for place in ["giant_city_levitown", "giant_city_great_scott", "giant_01"] {
            let mut t = known(edition, "graw", place);
            port(&mut t, "giant_01", 1);
            t.edit(&["place card.graw cards:0", "dial turn 30"]);
            trade(&mut t, place, false);
            assert!(t.offered("use-card card.graw"), "MOV-10.2.6");
        }
    }
}

/// MOV-9.2.3, X132: the card counts for the port owner.
#[test]
fn mov_9_2_3_x132_the_card_counts_for_the_port_owner() {
    // X132: 90 of first contact credit for goods of 90: the owner gets 9, at the end.
    let mut t = at_port("2012", "graw", "giant_01", 1);
    t.edit(&["place card.graw cards:0", "mark ship.0 3"]);
    let before = t.purse("credits:1");
    t.acts(&["use-card card.graw", "buy good.graw", "buy good.graw", "buy good.graw"]);
    assert_eq!((t.dial("commission-base"), t.purse("credits:1")), (90, before));
    t.act("end-turn");
    assert_eq!(t.purse("credits:1"), before + 9);
    // What the card loses counts for nothing: 60 of 90.
    let mut t = at_port("2012", "graw", "giant_01", 1);
    t.edit(&["place card.graw cards:0"]);
    t.acts(&["use-card card.graw", "buy good.graw", "buy good.graw", "close-card", "end-turn"]);
    assert_eq!(t.purse("credits:1"), before + 6);
    // MOV-9.2.2: in 1988 the trade-in of the card counts, and the full prices.
    let mut t = at_port("1988", "graw", "giant_01", 1);
    t.edit(&["place card.graw cards:0"]);
    t.acts(&["use-card card.graw", "buy good.graw", "buy good.graw"]);
    assert_eq!(t.purse("credits:1"), before + 9 + 3 + 3);
}

/// MOV-9.4.1: a card pays the factory commission in full.
#[test]
fn mov_9_4_1_a_card_pays_the_factory_commission_in_full() {
    let mut t = with_card("2012", "humans", "rogue_city_rain_city", true);
    factory(&mut t, "humans", 1);
    let before = t.purse("credits:1");
    t.acts(&["use-card card.humans", "buy factory.humans"]);
    assert_eq!((money(&mut t), t.purse("credits:1")), (1000, before + 30));
}
