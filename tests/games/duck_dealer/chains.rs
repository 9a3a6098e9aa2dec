//! What a line of business costs, as it is reckoned ahead, is what it costs when it is carried out:
//! each part is played step by step, and tokens and points are counted.

use super::{duck, example};
use caravanserai::{
    games::duck_dealer::{
        level::{Colour, ConsumerIx, GoodIx, PlanetIx},
        rules::reach::ShipReach,
        study::planning::chain::{self, Chain, ChainGoal, ChainMarket, Work},
        table::{
            nouns::{DuckSight, DuckView},
            verbs::*,
        },
    },
    table::{
        action::Action,
        ids::{SeatId, Verb, Viewer},
        play::Play,
        sight::Sight,
    },
};

const ANN: SeatId = SeatId(0);

fn laid(edits: &str) -> Play {
    let edits = format!("acting; tokens @0 30 30 30; {edits}");
    example(2, &[], &edits, "").begin(duck(), "standard").unwrap_or_else(|fault| panic!("{fault}"))
}
fn sight(play: &mut Play) -> Sight {
    play.sight(Viewer::Everybody)
}
fn good(play: &mut Play, id: &str) -> GoodIx {
    let sight = sight(play);
    let n = DuckSight::of(&sight).unwrap();
    n.spec.level.good_by_id(id).unwrap()
}
fn reckoned(play: &mut Play, id: &str) -> Chain {
    let good = good(play, id);
    chain::chain(&DuckSight::of(&sight(play)).unwrap(), ANN, good).expect("a ship on the board")
}
fn purse(play: &mut Play) -> ([i64; 3], i64) {
    let sight = sight(play);
    let n = DuckSight::of(&sight).unwrap();
    (Colour::ALL.map(|colour| n.loose(ANN, colour)), n.vp(ANN))
}

/// A consumer that a chain needs, and the planet for it.
type Wanted = Option<(ConsumerIx, PlanetIx)>;

/// Does it, and answers which consumer a new planet gets: the one that the chain needs there, and
/// no other planet.
fn act(play: &mut Play, action: Action, wanted: Wanted) {
    play.choose(action).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
    let sight = sight(play);
    if sight.decision.is_some_and(|d| d.question == Q_EXPLORE) {
        let n = DuckSight::of(&sight).unwrap();
        let stack = n.tops().iter().position(|&top| {
            let needed = top.zip(wanted).is_some_and(|(top, (needed, _))| top == needed);
            needed == (n.planet_of(ANN) == wanted.map(|(_, planet)| planet))
        });
        play.choose(Action::one(EXPLORE, stack.unwrap_or(0) as i32)).expect("a top tile");
    }
}
fn first(play: &mut Play, verb: Verb) -> Action {
    let found = play.offers().iter().find(|offer| offer.action.verb == verb);
    found
        .unwrap_or_else(|| panic!("{} is not offered", duck().info().verbs[verb.0 as usize].name))
        .action
}

fn carry_out(play: &mut Play, chain: &Chain) {
    let wanted = chain.parts.iter().find_map(|part| match part.goal {
        ChainGoal::Consumer(consumer) => Some((consumer, part.stops.last()?.planet)),
        _ => None,
    });
    for part in chain.parts.iter().chain(&chain.again) {
        let (tokens, points) = purse(play);
        for stop in &part.stops {
            let hops = {
                let sight = sight(play);
                let n = DuckSight::of(&sight).unwrap();
                let there = n.planet_of(ANN) == Some(stop.planet);
                let flights = ShipReach::of(&n, ANN).unwrap();
                if there { Vec::new() } else { flights.hops(stop.planet.0) }
            };
            for hop in hops {
                let fly = Action::one(MOVE, hop.to.into());
                act(play, if hop.jump { Action::plain(JUMP) } else { fly }, wanted);
            }
            for work in &stop.works {
                match *work {
                    Work::Mine(_, count) => {
                        (0..count).for_each(|_| act(play, Action::plain(MINE), wanted));
                    }
                    Work::Produce(_, count) => {
                        (0..count).for_each(|_| act(play, Action::plain(PRODUCE), wanted));
                    }
                    Work::Finish(ChainGoal::Factory(factory)) => {
                        let sight = sight(play);
                        let product =
                            DuckSight::of(&sight).unwrap().recipe(factory).product.0.into();
                        act(play, Action::one(BUILD_FACTORY, product), wanted);
                    }
                    Work::Finish(ChainGoal::Yard(_)) => {
                        let build = first(play, BUILD_YARD);
                        act(play, build, wanted);
                    }
                    Work::Finish(ChainGoal::Outfit(_)) => {
                        let buy = first(play, BUY);
                        act(play, buy, wanted);
                    }
                    Work::Finish(ChainGoal::Consumer(_)) => {
                        let here = sight(play);
                        let n = DuckSight::of(&here).unwrap();
                        if n.planet_of(ANN).is_some_and(|planet| n.unexplored(planet)) {
                            act(play, Action::plain(STOP), wanted);
                        }
                        let build = first(play, BUILD_CONSUMER);
                        act(play, build, wanted);
                    }
                    Work::Finish(ChainGoal::Sale(_)) => act(play, Action::plain(SELL), wanted),
                    Work::Finish(ChainGoal::Aboard(_)) => unreachable!("nothing is done for it"),
                }
            }
        }
        let (left, more) = purse(play);
        let spent = [0, 1, 2].map(|n| tokens[n] - left[n]);
        assert_eq!(spent, part.tokens, "{part:?}");
        assert_eq!(more - points, part.vp, "{part:?}");
    }
}

#[test]
fn a_chain_costs_what_it_says() {
    let stands = "factory P1 stealth_ducks; factory P6 radios; consumer P1 religion; \
                  consumer P6 radios built";
    let cases = [
        ("ship @0 hold navigator merchant", "stealth_ducks"),
        ("ship @0 hold navigator merchant", "slimming_pills"),
        ("ship @0 hold navigator merchant", "satellites"),
        ("ship @0 hold hold navigator", "religion"),
        ("ship @0 hold navigator merchant", "medicine"),
        ("ship @0 hold navigator merchant", "yellow_ducks"),
        ("ship @0 hold hold merchant", stands),
        ("at @0 L06.1; goods @0 blue_paint", "stealth_ducks"),
        ("passage @1 S1; passage @1 S4", "slimming_pills"),
        ("claimed @0 S1 mine; ship @0 hold hold hold", "economy"),
        ("cube @0 L06.1 L06.2 L07.1", "linear_accelerators"),
    ];
    for (edits, id) in cases {
        let (edits, id) = if id == stands {
            (format!("{edits}; {stands}"), "religion")
        } else {
            (edits.into(), id)
        };
        let mut play = laid(&edits);
        let chain = reckoned(&mut play, id);
        assert_eq!(chain.blocked, None, "{edits}: {id}");
        assert!(!chain.parts.is_empty(), "{edits}: {id}");
        carry_out(&mut play, &chain);
    }
}

#[test]
fn what_there_is_no_room_for_is_said() {
    // Nothing can be carried from one mine to another, and no planet has both.
    let mut play = laid("ship @0 navigator navigator merchant");
    let chain = reckoned(&mut play, "religion");
    assert!(matches!(chain.blocked, Some(ChainGoal::Factory(_))), "{chain:?}");
}

#[test]
fn goods_in_the_way_are_thrown_away() {
    let mut play =
        laid("ship @0 hold navigator merchant; goods @0 phone_booths phone_booths phone_booths");
    let chain = reckoned(&mut play, "slimming_pills");
    assert!(chain.parts[0].throws, "{chain:?}");
}

#[test]
fn consumers_are_found_where_they_are() {
    let mut play = laid("consumer P1 religion; consumer P2 radios built");
    let found = |play: &mut Play, id: &str| {
        let good = good(play, id);
        chain::market(&DuckSight::of(&sight(play)).unwrap(), good).map(|(_, market)| market)
    };
    let planet = |play: &mut Play, id: &str| {
        DuckSight::of(&sight(play)).unwrap().spec.level.planet_by_id(id).unwrap()
    };
    let (p1, p2) = (planet(&mut play, "P1"), planet(&mut play, "P2"));
    assert_eq!(found(&mut play, "religion"), Some(ChainMarket::Unbuilt(p1)));
    assert_eq!(found(&mut play, "radios"), Some(ChainMarket::Built(p2)));
    assert_eq!(found(&mut play, "satellites"), Some(ChainMarket::Stack(0, 0)));
    assert_eq!(found(&mut play, "medicine"), Some(ChainMarket::Stack(1, 4)));
    assert_eq!(found(&mut play, "blue_paint"), None);
}

#[test]
fn collections_that_are_missing_are_counted() {
    use caravanserai::games::duck_dealer::study::planning::{collections, missing};
    assert_eq!(missing([4, 1, 6], [5, 0, 2]), [0, 1, 4]);
    // One blue with each collection, and one of choice: five tokens in three.
    assert_eq!(collections([0, 1, 4], [0, 0, 1], 1), 3);
    assert_eq!(collections([0, 3, 0], [1, 0, 1], 1), 3);
    assert_eq!(collections([0, 0, 0], [1, 0, 1], 1), 0);
}

/// Factory and consumer are reckoned with one flight where that is cheaper: what the factory works
/// on first comes with what it is built of, and nothing is mined twice.
#[test]
fn a_factory_and_its_consumer_take_one_flight() {
    let mut together = 0;
    for id in ["stealth_ducks", "slimming_pills", "satellites", "medicine", "radios"] {
        let mut play = laid("ship @0 hold hold hold hold navigator merchant");
        let chain = reckoned(&mut play, id);
        assert_eq!(chain.blocked, None, "{id}");
        let [.., factory, sale] = chain.parts.as_slice() else { continue };
        if matches!(factory.goal, ChainGoal::Factory(_)) {
            let mut works = sale.stops.iter().flat_map(|stop| &stop.works);
            together += usize::from(!works.any(|work| matches!(work, Work::Mine(..))));
        }
        carry_out(&mut play, &chain);
    }
    assert!(together > 0, "everything is fetched twice");
}
