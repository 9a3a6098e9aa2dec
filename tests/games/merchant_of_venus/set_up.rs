//! A game can be set up for every edition and number of seats, the same way for the same seed.

use caravanserai::{
    games,
    table::{catalogue::SeatInfo, game::Setup, ids::Viewer, play::Play},
};

fn setup(edition: &str, seats: usize, seed: u64) -> Setup {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    Setup {
        game: "merchant_of_venus".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    }
}

/// MOV-2: set up is the same for the same seed.
#[test]
fn mov_2_set_up_is_the_same_for_the_same_seed() {
    for (edition, most) in [("2012", 4), ("1988", 6)] {
        for seats in 2..=most {
            let begin = |seed| {
                Play::begin(games::by_id("merchant_of_venus").unwrap(), setup(edition, seats, seed))
                    .unwrap()
            };
            let (mut a, mut b, mut c) = (begin(7), begin(7), begin(8));
            assert_eq!(a.hash(), b.hash());
            assert_ne!(a.hash(), c.hash());
            let sight = a.sight(Viewer::Public);
            let removed = a.catalogue().zone_by_key("removed").unwrap();
            assert_eq!(sight.zone(removed).count, 11, "MOV-2.2.2");
            let cup = a.catalogue().zone_by_key("cup").unwrap();
            assert_eq!(sight.zone(cup).count, 48, "MOV-2.2.4");
        }
    }
}
