//! Moving (MOV-3.1, MOV-4.1 to MOV-4.5, MOV-4.11): one test for each rule, and the worked examples X01 to X24.

mod kit;
use kit::{BOTH, Table};

const POLLUTED: &[&str] = &["polluted_01", "polluted_02", "polluted_03"];

#[test]
fn x01_mov_4_4_2_costs_of_links() {
    // MOV-4.4.2: 1 MP a link in space, 2 MP a surface link.
    for edition in BOTH {
        let mut t = Table::new(edition, 2);
        t.at("polluted_city_paint_place").fly("head polluted_01", &[1, 2, 3]);
        assert_eq!(t.points(), 6);
        t.steps(POLLUTED);
        assert_eq!(t.points(), 2);
        t.act("step polluted_city_poison_park");
        assert_eq!((t.ship(0).as_str(), t.points(), t.dial("phase")), ("polluted_city_poison_park", 0, 3), "{edition}: landed");
    }
}

#[test]
fn x02_mov_4_4_3_a_city_costs_two() {
    // MOV-4.4.3, MOV-4.4.4: with 1 MP no city; the ship must go on.
    for edition in BOTH {
        let mut t = Table::new(edition, 2);
        t.at("polluted_city_paint_place").fly("head polluted_01", &[1, 1, 3]);
        t.steps(POLLUTED);
        let no = t.refusal("step polluted_city_poison_park");
        assert_eq!((no.rule.0, no.saying.key), ("MOV-4.4.3", "mov-no-points"));
        assert_eq!(t.offers_of("step"), ["step polluted_04"], "MOV-4.4.4");
        assert_eq!(t.refused("land"), "MOV-4.4.8");
    }
}
