//! Turns at one screen: how far they are taken back and by whom, where the curtain falls, when a
//! turn is looked at once more, and what is never done unasked. What the rules say is the business
//! of other tests.

use crate::common::{dale_of_merchants, worked as kit};
use caravanserai::{
    app::table::Table,
    games::{self, dale_of_merchants::table::verbs::Q_REACT},
    table::{
        action::{Action, Offer},
        catalogue::{Chooser, Look},
        entry::EntryKind,
        example::Example,
        game::{CASUAL, Setup},
        ids::{SeatId, Viewer},
        play::Play,
    },
    ui::{Mode, settings::Curtain},
};

const HOUSE: Curtain = Curtain::Secret;

fn action(table: &Table, text: &str) -> Action {
    Action::parse(text, table.play.catalogue()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn act(table: &mut Table, text: &str) {
    let action = action(table, text);
    table.choose(action, HOUSE).unwrap_or_else(|no| panic!("{text}: {}", no.rule));
}

/// An Alchemist who can brew at once and a Blacksmith, played by these.
fn brewing(by: [Chooser; 2], options: &[(&str, i64)]) -> Table {
    cove(by, options, "tube 1 red red; tube 2 red; bench red red red red; hour @1 9")
}

fn cove(by: [Chooser; 2], options: &[(&str, i64)], edits: &str) -> Table {
    let game = games::by_id("merchants_cove").expect("it is on the list");
    let races = ["alchemist", "blacksmith"].map(str::to_owned).to_vec();
    let example = Example { seats: 2, races, ..kit::written(game, edits, "") };
    let laid = example.begin(game, "standard").unwrap_or_else(|why| panic!("{edits}: {why}"));
    // The same position, with those who sit there.
    let mut setup: Setup = laid.setup().clone();
    setup.seats.iter_mut().zip(by).for_each(|(seat, by)| seat.by = by);
    setup.options.extend(options.iter().map(|(key, value)| ((*key).to_owned(), *value)));
    let mut play = Play::begin(game, setup).expect("it can be set up");
    for entry in laid.entries() {
        if let EntryKind::Edits(edits) = &entry.what {
            play.arrange(edits).expect("it can be laid out");
        }
    }
    let mut table = Table::new(play, Mode::Study, "unused.ron".into());
    table.set_mode(Mode::Play);
    table
}

/// MC-5.9: what a rule alone lets stand is taken back by whoever plays alone against computers, and
/// where all have agreed to it when they sat down; else the rule holds.
#[test]
fn mc_5_9_a_turn_is_taken_back_to_what_came_to_light() {
    let (person, computer) = (Chooser::Person, Chooser::Greedy);
    for (by, options, free) in [
        ([person, person], &[][..], false),
        ([person, computer], &[], true),
        ([person, person], &[(CASUAL, 1)], true),
    ] {
        let mut table = brewing(by, options);
        let before = table.play.hash();
        act(&mut table, "visit brew");
        act(&mut table, "brew-batch red-small");
        let barred = table.undo_barred();
        assert_eq!(barred, (!free).then_some("ui-undo-stands-rule"), "{by:?} {options:?}");
        if free {
            while table.undo_barred().is_none() {
                table.undo(HOUSE).expect("it is taken back");
            }
            assert_eq!(table.play.hash(), before, "{by:?}: nothing had come to light");
        }
    }
}

/// Chance stands for everybody, and the sentence says what it was.
#[test]
fn what_came_to_light_stands_and_is_named() {
    let mut table = brewing([Chooser::Person, Chooser::Greedy], &[]);
    act(&mut table, "visit gather");
    act(&mut table, "harvest tube-1 1");
    assert_eq!(table.undo_barred(), Some("ui-undo-stands-chance"));
    let light = table.came_to_light().expect("a line of the log tells it");
    assert!(light.key.starts_with("mc-log-"), "{light:?}");
    // A card is drawn, and the hour to which one comes then is nothing new: the card is named.
    let clock = "hour @0 1; hour @1 9; tube 1 red green";
    let mut table = cove([Chooser::Person, Chooser::Greedy], &[], clock);
    act(&mut table, "visit shake");
    while table.play.decision_seat() == Some(SeatId(0)) && table.undo_barred().is_none() {
        let first = table.sight.offers[0].action;
        table.choose(first, HOUSE).expect("it is offered");
    }
    let last = table.play.entries().last().expect("something was done");
    let told: Vec<&str> = last.lines.iter().map(|line| line.message.key).collect();
    assert!(told.contains(&"mc-log-corruption") && told.last() == Some(&"mc-log-hour"), "{told:?}");
    let light = table.came_to_light().expect("a line of the log tells it");
    assert_eq!(light.key, "mc-log-corruption", "{light:?}");
}

/// Whoever draws the first secret card of a game in the own turn goes on without a curtain: nobody
/// else has acted.
#[test]
fn the_own_turn_has_no_curtain() {
    let mut table = cove(
        [Chooser::Person; 2],
        &[],
        "dial round 2; hour @0 3; hour @1 7; row l07 l02 m01 m02; place mouse hour:1",
    );
    let (me, wanted) = (SeatId(0), ["visit recruit", "recruit r1 t1", "board", "take-hand"]);
    let mut drawn = false;
    while table.play.decision_seat() == Some(me) && !drawn {
        let offers: Vec<Action> = table.sight.offers.iter().map(|o| o.action).collect();
        let text = |a: &Action| a.to_text(table.play.catalogue());
        let like = |begins: &str| offers.iter().find(|a| text(a).starts_with(begins));
        let next = wanted.iter().find_map(|begins| like(begins)).copied().unwrap_or(offers[0]);
        table.choose(next, HOUSE).expect("it is offered");
        let zones = table.sight.zones.iter().zip(&table.sight.catalogue.zones);
        let own = |look: Look, owner: Option<SeatId>| look == Look::Owner && owner == Some(me);
        drawn = zones.filter(|(_, info)| own(info.look, info.owner)).any(|(z, _)| z.count > 0);
    }
    assert!(drawn && table.play.in_turn() == Some(me), "a secret card came in the own turn");
    assert_eq!((table.curtain(), table.viewer()), (None, Viewer::Seat(me)));
}

/// Three people of Dale; the first plays a technique, to which the others may react.
fn dale(edits: &str, steps: &str) -> Table {
    let given = dale_of_merchants::example(&["original"], 3, &[("ask_all", 1)], edits, steps);
    let play = given.begin(dale_of_merchants::dale(), "original").unwrap();
    let mut table = Table::new(play, Mode::Study, "unused.ron".into());
    table.set_mode(Mode::Play);
    table
}

fn offered(table: &Table, beginning: &str) -> Action {
    let offers = table.sight.offers.iter().map(|o| o.action);
    let text = |a: &Action| a.to_text(table.play.catalogue());
    let mut found = offers.filter(|a| text(a).starts_with(beginning));
    found.next().unwrap_or_else(|| {
        let all: Vec<String> = table.sight.offers.iter().map(|o| text(&o.action)).collect();
        panic!("no {beginning} is offered: {all:?}, {:?}", table.sight.decision)
    })
}

const REACTING: &str = "hand @0 platypus_1 sloth_1; pile @0 sloth_2; deck @0 junk; \
    hand @1 sloth_4 junk; deck @1 junk junk; hand @2 owl_2 junk; deck @2 junk junk";

/// While others are asked whether they react the turn is not over, and nobody is told that it is;
/// whoever is called without anything that reacts looks at the own hand, and is not sent on.
#[test]
fn a_turn_is_over_when_it_is_over() {
    let mut table = dale(REACTING, "dial actions 1");
    let plays = offered(&table, "play ");
    table.choose(plays, HOUSE).unwrap();
    assert!(!table.lingers(), "others are asked before the turn is over");
    assert_eq!(table.curtain(), Some(SeatId(1)), "who is called holds nothing that reacts");
    table.open_curtain(HOUSE);
    assert!(table.asked() && table.sight.decision.is_some_and(|d| d.question == Q_REACT));
    let only = offered(&table, "pass");
    assert_eq!(table.sight.offers.len(), 1);
    assert!(!table.goes_by_itself(only), "the own hand is looked at first");
}

/// Where all decline aloud and the turn ends with it, the one whose turn it was sees the end of it.
#[test]
fn who_kept_the_screen_sees_the_end_of_the_turn() {
    let mut table = dale(REACTING, "dial actions 1");
    let plays = offered(&table, "play ");
    table.choose(plays, HOUSE).unwrap();
    while table.curtain().is_some() {
        table.answer_aloud(None, HOUSE);
    }
    for _ in 0..40 {
        if table.lingers() || table.play.in_turn() != Some(SeatId(0)) {
            break;
        }
        let any = table.sight.offers.first().expect("something is offered").action;
        table.choose(any, HOUSE).unwrap();
        while !table.lingers() && table.aloud().is_some() {
            table.answer_aloud(None, HOUSE);
        }
    }
    assert_eq!(table.viewer(), Viewer::Seat(SeatId(0)), "the own end of the turn");
    assert!(table.lingers(), "it is looked at");
    table.end_beat(HOUSE);
    assert!(table.curtain().is_some_and(|called| called != SeatId(0)));
}

/// DOM-15.0: what somebody has seen of another's hand stays known while it lies there: nobody else
/// sees it, and once the hand has changed unseen it is forgotten.
#[test]
fn dom_15_0_what_was_seen_in_a_hand_stays_known() {
    let edits = "hand @0 fennec_1 junk junk junk junk; hand @1 sloth_2 sloth_1; deck @0 polecat_1";
    let mut table = dale(edits, "dial actions 2");
    let plays = offered(&table, "play ");
    table.choose(plays, HOUSE).unwrap();
    for _ in 0..12 {
        let goes_on = |o: &Offer| o.action.to_text(table.play.catalogue()).starts_with("go-on");
        if table.curtain().is_some() {
            table.answer_aloud(None, HOUSE);
        } else if table.sight.offers.iter().all(goes_on) {
            break;
        } else {
            let any = table.sight.offers.first().expect("something is offered").action;
            table.choose(any, HOUSE).unwrap();
        }
    }
    let hand = |table: &Table| {
        let zones = &table.sight.catalogue.zones;
        let at = zones.iter().position(|zone| zone.key == "hand:1").expect("a hand");
        let cards = table.sight.zones[at].pieces.iter();
        cards.filter(|card| card.id.is_some() && !card.face_up).count()
    };
    let looked = hand(&table);
    assert!(looked > 0, "the hand is looked at");
    let go_on = offered(&table, "go-on");
    table.choose(go_on, HOUSE).unwrap();
    assert!(hand(&table) > 0, "and what was seen there is still known");
    let rival = table.play.sight(Viewer::Seat(SeatId(2)));
    let at = rival.catalogue.zones.iter().position(|zone| zone.key == "hand:1").unwrap();
    assert!(rival.zones[at].pieces.iter().all(|card| card.id.is_none()), "by nobody else");
}
