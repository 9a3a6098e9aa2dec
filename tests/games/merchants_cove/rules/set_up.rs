//! MC-1 and MC-2: words, numbers, and the table as it is dealt.

use crate::merchants_cove::{TWO, act, action, cove, dealt, play, position, setup};
use caravanserai::{
    games::merchants_cove::{
        level::{Clan, DockWord, Good, LEVELS},
        rules::shops::Merchant,
        table::{
            layout::{self, BAG, FOLK, LAIR, ROGUE, ROGUE_BOX, ROW, TAINTS},
            nouns::{CoveSight, CoveView, GameView},
        },
    },
    table::{game::SetupError, ids::Viewer, play::Play, view::TableView},
};

/// MC-1.1, MC-2.4, MC-2.5: 13, 13, 9 and 9 customers of four colours; one of each in its hall.
#[test]
fn mc_1_1_mc_2_4_mc_2_5_customers_of_four_clans() {
    let words: Vec<&str> = Clan::ALL.into_iter().map(Clan::id).collect();
    assert_eq!(words, ["red", "green", "blue", "yellow"]);
    let mut play = dealt(2, 1, &[]);
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).unwrap();
    for (clan, all) in Clan::ALL.into_iter().zip([13, 13, 9, 9]) {
        let boats: i64 = (0..6).map(|b| t.how_many(layout::aboard(b), clan as u16)).sum();
        assert_eq!(t.in_hall(clan), 1, "{clan:?}");
        assert_eq!(t.how_many(BAG, clan as u16) + boats + 1, all, "{clan:?}");
    }
}

/// MC-1.2: what names customers leaves rogues alone.
#[test]
fn mc_1_2_rogues_are_no_customers() {
    play(
        "dock bazaar rogue blue; stall @0 red-large blue-large; market bazaar",
        "refused sell red-large 1 by MC-9.5; do sell blue-large 1; purse gold:0 8",
    );
    play(
        "row s06 - - -; boat 1 rogue rogue",
        "do visit recruit, take-on r1, recruit r1 t1; count hall:red 1; count lair 2",
    );
}

/// MC-1.3, MC-1.4: a good is a colour and a size; what it costs is what one buyer pays.
#[test]
fn mc_1_3_mc_1_4_prices() {
    let prices = [3, 6, 3, 6, 4, 8, 4, 8];
    assert_eq!(Good::all().count(), prices.len());
    let level = LEVELS.named("standard").unwrap();
    for (good, price) in Good::all().zip(prices) {
        let word = format!("{}-{}", good.colour.id(), good.size.id());
        assert_eq!(level.price(good), price, "{word}");
        let colour = good.colour.id();
        play(
            &format!("dock black_market {colour}; stall @0 {word}; market black_market"),
            &format!(
                "do sell {word} 1; purse gold:0 {price}; purse supply:0:{word} {}",
                level.supply[good.size as usize]
            ),
        );
    }
}

/// MC-1.5: 28 tokens for each; everybody sees what is on a stall.
#[test]
fn mc_1_5_a_stall_is_open_and_its_tokens_are_limited() {
    let mut play = position(TWO, &[], "stall @0 red-small red-small blue-large");
    let sight = play.glance(Viewer::Seat(caravanserai::table::ids::SeatId(1)));
    let t = CoveSight::of(&sight).unwrap();
    assert_eq!(t.unsold(0), 3);
    for player in t.players() {
        let all: i64 = Good::all().map(|g| t.on_stall(player, g) + t.in_supply(player, g)).sum();
        assert_eq!(all, 28);
    }
}

/// MC-1.6, MC-5.8, MC-18.1, MC-18.2: two common spaces and four own ones, four places of a team.
#[test]
fn mc_1_6_mc_5_8_mc_18_1_mc_18_2_boards() {
    for merchant in Merchant::ALL {
        let other = if merchant == Merchant::Alchemist { "captain" } else { "alchemist" };
        let mut play = position(&[merchant.id(), other], &[], "row l01 l02 l03 l04");
        let looked = play.look();
        let offered = looked.list.iter().map(|o| o.action);
        let all: Vec<_> = offered.chain(looked.refusals.iter().map(|r| r.action)).collect();
        let mut words: Vec<String> = all.iter().map(|a| a.to_text(play.catalogue())).collect();
        words.retain(|word| word.starts_with("visit "));
        words.sort();
        let mut wanted: Vec<String> = ["recruit", "team"]
            .into_iter()
            .chain(*merchant.spaces())
            .map(|space| format!("visit {space}"))
            .collect();
        wanted.sort();
        assert_eq!(words, wanted, "{merchant:?}");
        assert_eq!(merchant.spaces().len(), 4);
        let places =
            (0..9).filter(|n| play.catalogue().zone_by_key(&format!("team:0:{n}")).is_some());
        assert_eq!(places.count(), 4);
        // A place works only while somebody is there (MC-14.1).
        act(&mut play, "visit recruit, take-on r2, recruit r2 t3");
    }
}

/// MC-1.7: a shield pays at each market, a lightning icon once, a round icon at the end alone.
#[test]
fn mc_1_7_three_sorts_of_icons() {
    play(
        "dial shields:0 1; hall red 4; team @0 1 l01; dock black_market yellow; stall @0 yellow-small;
         market black_market",
        "do pass; purse gold:0 4; dial round 2",
    );
    play(
        "bench red red red; hall red 4; team @0 1 l01",
        "do visit distil, distil-colour red; purse gold:0 4",
    );
}

/// MC-1.8: which berth lies on which side, and on which dock its adventurers land.
#[test]
fn mc_1_8_berths_and_docks() {
    let full = "hour @0 3; hour @1 9; bench red red; boat 2 red red blue; boat 5 red red blue";
    let cases = [
        (2, "bazaar", "bazaar"),
        (2, "square-west", "square"),
        (5, "square-east", "square"),
        (5, "black-market", "black_market"),
    ];
    for (boat, berth, dock) in cases {
        play(
            full,
            &format!(
            "draw bag green; do visit brew, brew-batch red-small, board boat-{boat}, berth {berth};
             in dock:{dock} red red blue green"),
        );
    }
    assert_eq!(DockWord::ALL.len(), 3);
    let level = LEVELS.named("standard").unwrap();
    assert_eq!(level.berths.len(), 4);
}

/// MC-1.9: a boat holds four.
#[test]
fn mc_1_9_a_boat_holds_four() {
    play(
        "hour @0 3; hour @1 9; bench red red; boat 2 red red blue",
        "draw bag green; do visit brew, brew-batch red-small, board boat-2; count aboard:2 4;
         refused board boat-2 by MC-1.9",
    );
}

/// MC-1.10: halls and lair take any number.
#[test]
fn mc_1_10_halls_and_lair_have_room_for_all() {
    play(
        "hall red 13; lair 6; bench red red red",
        "count lair 6; do visit distil, distil-colour red; purse gold:0 13",
    );
}

/// Every corruption card into a zone.
fn all_cards(zone: &str) -> String {
    let level = LEVELS.named("standard").unwrap();
    let cards = level.corruption.iter().flat_map(|c| vec![&c.id; usize::from(c.copies)]);
    let lines: Vec<String> = cards.map(|id| format!("place {id} {zone}")).collect();
    assert_eq!(lines.len(), 60);
    lines.join("; ")
}

/// MC-1.11: an empty deck is made anew out of the discards; with neither nobody draws.
#[test]
fn mc_1_11_the_corruption_deck() {
    let shake = "do visit shake, harvest tube-1 1";
    play(
        &format!("tube 1 red red; {}", all_cards("corruption:discards")),
        &format!("{shake}; count corruption:0 1; count corruption 59; count corruption:discards 0"),
    );
    play(
        &format!("tube 1 red red; {}", all_cards("corruption:1")),
        &format!("{shake}; count corruption:0 0; at hourglass_0 hour:2"),
    );
}

/// MC-2.1, MC-2.8, MC-4.1, MC-4.2: boats at sea with two aboard each, both mice on the hands, all
/// hourglasses on 1, the marker on 12.
#[test]
fn mc_2_1_mc_2_8_mc_4_1_mc_4_2_boats_and_clock() {
    for seats in 2..=4 {
        let mut play = dealt(seats, 3, &[]);
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        assert_eq!(t.boats_at_sea().count(), 6);
        assert!(
            caravanserai::games::merchants_cove::level::Side::ALL
                .iter()
                .all(|&side| t.count(layout::sea(side)) == 3)
        );
        assert!((0..6).all(|boat| t.count(layout::aboard(boat)) == 2));
        assert!((0..2).all(|hand| t.has_mouse(hand)));
        assert_eq!(t.marker(), 12);
        assert_eq!(t.glasses(layout::hour(1)).len(), seats);
    }
    let stacks: std::collections::BTreeSet<Vec<u8>> = (0..20)
        .map(|seed| {
            let mut play = dealt(2, seed, &[]);
            let sight = play.glance(Viewer::Everybody);
            CoveSight::of(&sight).unwrap().glasses(layout::hour(1))
        })
        .collect();
    assert_eq!(stacks.len(), 2, "the order of the stack is random");
}

/// MC-2.2: two sets at least, four cards face up, the rest in a shuffled deck.
#[test]
fn mc_2_2_sets_of_townsfolk() {
    for (sets, all) in [(3, 24), (5, 24), (6, 24), (7, 36)] {
        let mut play = dealt(2, 5, &[("sets", sets)]);
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        let row: Vec<_> = (0..ROW).filter_map(|place| t.row_card(place)).collect();
        assert_eq!((row.len(), t.count(FOLK) + row.len()), (4, all), "{sets}");
        for (_, folk) in row {
            assert!(sets & 1 << t.level().folk(folk).set as i64 != 0);
        }
    }
    for sets in [0, 1, 2, 4] {
        let no = Play::begin(cove(), setup(2, 5, &[("sets", sets)])).err().expect("refused");
        assert!(no.to_string().contains("MC-2.2") || format!("{no:?}").contains("MC-2.2"), "{no}");
    }
    assert_eq!(cove().options("standard")[0].default, 3, "Locals and Mercenaries");
}

/// MC-2.3: sixty corruption cards lie face down, in an order of the seed.
#[test]
fn mc_2_3_corruption_cards_are_shuffled() {
    let order = |seed| {
        let mut play = dealt(2, seed, &[]);
        let hidden = play.glance(Viewer::Public);
        assert!(hidden.zone(TAINTS).pieces.iter().all(|p| p.kind.is_none()));
        let all = play.sight(Viewer::Everybody);
        let cards: Vec<_> = all.zone(TAINTS).pieces.iter().map(|p| p.kind).collect();
        assert_eq!(cards.len(), 60);
        cards
    };
    assert_ne!(order(1), order(2));
}

/// MC-2.6, MC-16.4: the numbers of each rogue card.
#[test]
fn mc_2_6_mc_16_4_rogue_cards() {
    for (card, lair, bag, aboard) in [(0, 2, 4, false), (1, 2, 6, true), (2, 2, 5, false)] {
        let mut play = dealt(2, 2, &[("rogues", card)]);
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        let boats: i64 = (0..6).map(|b| t.how_many(layout::aboard(b), ROGUE)).sum();
        assert_eq!((t.in_lair(), t.how_many(BAG, ROGUE) + boats), (lair, bag), "{card}");
        assert_eq!(t.count(LAIR) + t.count(ROGUE_BOX) + bag as usize, 8);
        assert!(aboard || boats == 0);
        assert_eq!(t.rogue_card().aboard, aboard);
    }
}

/// MC-2.7, MC-2.10: an hourglass each and no gold.
#[test]
fn mc_2_7_mc_2_10_hourglasses_and_gold() {
    let mut play = dealt(4, 2, &[]);
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).unwrap();
    assert_eq!(t.players().map(|p| t.gold(p)).collect::<Vec<_>>(), [0; 4]);
    let mut glasses = t.glasses(layout::hour(1));
    glasses.sort_unstable();
    assert_eq!(glasses, [0, 1, 2, 3]);
}

/// MC-2.9, MC-6.2: what each indicator loads.
#[test]
fn mc_2_9_mc_6_2_indicators() {
    let level = LEVELS.named("standard").unwrap();
    let cases = [(2, [1, 1, 2, 2]), (3, [1, 1, 1, 2]), (4, [1, 1, 1, 1]), (5, [0, 1, 1, 1])];
    for (players, loads) in cases {
        let there = [3, 6, 9, 11].map(|hour| level.loads_after(hour, players));
        assert_eq!(there, loads, "{players}");
        let others = [1, 2, 4, 5, 7, 8, 10, 12, 13];
        assert!(others.into_iter().all(|hour| level.loads_after(hour, players) == 0));
    }
    // One alone is loaded as two are.
    let mut play = dealt(1, 2, &[]);
    let sight = play.glance(Viewer::Everybody);
    assert_eq!(CoveSight::of(&sight).unwrap().spec().players, 2);
}

/// MC-2.11: each a different merchant, dealt at random.
#[test]
fn mc_2_11_merchants_are_dealt() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut setup = setup(3, seed, &[]);
        setup.seats.iter_mut().for_each(|seat| seat.race.clear());
        let mut play = Play::begin(cove(), setup).unwrap();
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        let merchants: Vec<Merchant> = t.players().filter_map(|p| t.merchant(p)).collect();
        assert_eq!(merchants.len(), 3);
        assert!(merchants.iter().all(|m| merchants.iter().filter(|n| *n == m).count() == 1));
        seen.insert(merchants[0]);
    }
    assert_eq!(seen.len(), 4);
}

/// MC-2.11, MC-2.12: whoever is to act last chooses first; no merchant twice.
#[test]
fn mc_2_11_mc_2_12_merchants_are_chosen_from_the_bottom() {
    let mut setup = setup(4, 8, &[("choose_merchants", 1)]);
    setup.seats.iter_mut().for_each(|seat| seat.race.clear());
    let mut play = Play::begin(cove(), setup).unwrap();
    let sight = play.glance(Viewer::Everybody);
    let stack = CoveSight::of(&sight).unwrap().glasses(layout::hour(1));
    for (n, merchant) in Merchant::ALL.into_iter().enumerate() {
        assert_eq!(play.decision_seat().map(|s| s.0), Some(stack[n]));
        if n > 0 {
            let taken = action(&play, &format!("choose {}", Merchant::ALL[n - 1].id()));
            let no = play.choose(taken).map(|_| ()).unwrap_err();
            assert_eq!((no.rule.0, no.message.key), ("MC-2.11", "mc-no-merchant"));
        }
        act(&mut play, &format!("choose {}", merchant.id()));
    }
    // Then the topmost acts (MC-5.1).
    assert_eq!(play.decision_seat().map(|s| s.0), stack.last().copied());
}

/// MC-2.13: two to four with a merchant each, or one against the Peddler; five find no merchant.
#[test]
fn mc_2_13_two_to_four_or_one_alone() {
    for seats in 1..=4 {
        let mut play = dealt(seats, 1, &[]);
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        let merchants: Vec<Merchant> = t.players().filter_map(|p| t.merchant(p)).collect();
        assert_eq!((merchants.len(), t.solo()), (seats, seats == 1));
        assert_eq!(t.players().filter(|&p| t.is_peddler(p)).count(), usize::from(seats == 1));
    }
    let mut five = setup(4, 1, &[]);
    five.seats.push(five.seats[0].clone());
    five.seats[4].race.clear();
    for wrong in [five, setup(0, 1, &[])] {
        let seats = wrong.seats.len();
        let fault = Play::begin(cove(), wrong).err().expect("it is refused");
        assert_eq!(fault, SetupError::Seats { seats, least: 1, most: 4 });
    }
    assert_eq!(Merchant::ALL.len(), 4, "a fifth comes with the expansion");
}
