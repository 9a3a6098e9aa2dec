//! The number that bots go by: it grows with wealth and with being near to it, and knows nothing
//! that the seat does not see.

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::{
    games::merchant_of_venus::bot::estimate::estimate,
    table::ids::{SeatId, Viewer},
};

fn worth(t: &mut StudyTable, seat: u8) -> i64 {
    let sight = t.play.sight(Viewer::Seat(SeatId(seat)));
    estimate(&sight, SeatId(seat))
}

/// MOV-12.2.1: wealth and what will become wealth.
#[test]
fn mov_12_2_1_wealth_and_what_will_become_wealth() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        meet(&mut t, "humans", "belt");
        let poor = worth(&mut t, 0);
        // Buying what a known culture wants looks better than the money.
        t.act("buy good.graw");
        let loaded = worth(&mut t, 0);
        assert!(loaded > poor, "{edition}: {loaded} > {poor}");
        // Nearer to the buyer is better.
        t.edit(&["place ship.0 space:belt_c3_r1", "dial phase 1"]);
        let near = worth(&mut t, 0);
        assert!(near > loaded, "{edition}: {near} > {loaded}");
        // Sold is best.
        draws(&mut t, &[0]);
        t.acts(&["stay", "sell good.graw"]);
        let sold = worth(&mut t, 0);
        assert!(sold > near, "{edition}: {sold} > {near}");
        // More money is better, a richer neighbour is worse.
        t.edit(&["purse credits:0 1500"]);
        let rich = worth(&mut t, 0);
        assert!(rich > sold);
        t.edit(&["purse credits:1 1900"]);
        assert!(worth(&mut t, 0) < rich);
        // A win is best of all.
        t.edit(&["purse credits:0 2100"]);
        t.act("end-turn");
        assert!(worth(&mut t, 0) > 10_000 && worth(&mut t, 1) < -10_000);
    }
}

#[test]
fn mov_2_2_1_what_is_hidden_changes_nothing() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        let before = worth(&mut t, 0);
        // Two culture cards that nobody has seen change places.
        t.edit(&["place card.graw card:ice"]);
        let first = worth(&mut t, 0);
        t.edit(&["place card.zum card:ice"]);
        assert_eq!((before, first), (first, worth(&mut t, 0)), "MOV-2.2.1");
    }
}
