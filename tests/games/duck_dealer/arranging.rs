//! Positions that were set by hand: what cannot be as a whole is said by its rule, and nothing of
//! it is taken over.

use super::position;
use caravanserai::table::{edit::Edit, play::ArrangeError};

/// The rules that these edits break.
fn broken(begun: &str, edits: &[&str]) -> Vec<&'static str> {
    let mut play = position(begun);
    let before = play.hash();
    let edits: Vec<Edit> =
        edits.iter().map(|e| Edit::parse(e, play.catalogue()).unwrap()).collect();
    match play.arrange(&edits) {
        Ok(_) => Vec::new(),
        Err(ArrangeError::Problems(found)) => {
            assert_eq!(play.hash(), before, "{edits:?}: half of it was taken over");
            found.iter().map(|problem| problem.rule.0).collect()
        }
        Err(why) => panic!("{edits:?}: {why}"),
    }
}

/// DD-11.4: only the own claims of the planet where the ship is can be open.
#[test]
fn dd_11_4_a_ship_that_is_moved_keeps_nothing_open() {
    let mine = "acting; claimed @0 S1 mine";
    assert!(broken(mine, &["dial opened:0 1"]).is_empty());
    let open = "acting; claimed @0 S1 mine; dial opened:0 1";
    let ship = position(open).catalogue().kind_by_key("ship_0").unwrap();
    let at = position(open).catalogue().pieces.iter().position(|&kind| kind == ship).unwrap();
    assert_eq!(broken(open, &[&format!("place #{at} at:S2")]), ["DD-11.4"]);
    assert!(broken(open, &[&format!("place #{at} at:S2"), "dial opened:0 0"]).is_empty());
    assert_eq!(broken("acting", &["dial opened:0 1"]), ["DD-11.4"], "without a claim");
    assert_eq!(broken("acting; claimed @1 S1 mine", &["dial opened:0 1"]), ["DD-11.4"]);
}

/// DD-11.1, DD-11.2, DD-11.3: only what works is claimed.
#[test]
fn dd_11_1_dd_11_2_dd_11_3_what_does_not_work_is_not_claimed() {
    let cube = {
        let play = position("acting");
        let kind = play.catalogue().kind_by_key("cube_0").unwrap();
        play.catalogue().pieces.iter().position(|&k| k == kind).unwrap()
    };
    let claim = |site: &str| format!("place #{cube} privilege:{site}");
    assert_eq!(broken("acting", &[&claim("shipyard:S1")]), ["DD-11.1"], "not built");
    assert!(broken("acting; built yard_hold_a", &[&claim("shipyard:S1")]).is_empty());
    let seen = "acting; consumer P1 satellites";
    assert_eq!(broken(seen, &[&claim("factory:P1")]), ["DD-11.1"], "no factory");
    assert_eq!(
        broken("acting; consumer P1 satellites built", &[&claim("consumer:P1")]),
        ["DD-11.1"]
    );
    assert!(broken(seen, &[&claim("mine:P1")]).is_empty());
}

/// DD-8.1: nothing is built or claimed where nobody has been.
#[test]
fn dd_8_1_nobody_has_built_on_an_unexplored_planet() {
    let tile = {
        let play = position("acting");
        let kind = play.catalogue().kind_by_key("factory_radios").unwrap();
        play.catalogue().pieces.iter().position(|&k| k == kind).unwrap()
    };
    let factory = format!("place #{tile} factory:P1");
    assert_eq!(broken("acting", &[&factory]), ["DD-8.1"]);
    assert!(broken("acting; consumer P1 satellites", &[&factory]).is_empty());
}

/// DD-15.1: points come from what was built, and from sales where somebody buys.
#[test]
fn dd_15_1_points_come_from_somewhere() {
    assert_eq!(broken("acting", &["purse vp:0 240"]), ["DD-15.1"]);
    assert!(broken("acting; built yard_hold_a", &["purse vp:0 10"]).is_empty());
    assert_eq!(
        broken("acting; built yard_hold_a", &["purse vp:0 10", "purse vp:1 1"]),
        ["DD-15.1"]
    );
    assert!(broken("acting; consumer P1 satellites built", &["purse vp:0 240"]).is_empty());
}
