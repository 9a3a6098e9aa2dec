//! Dale of Merchants played at random, with what must hold after every action (DOM-17.2): no card
//! is lost or doubled, nothing is left between two zones, nothing stays written on a card that
//! belongs to a step that is over. Mixtures that break most easily have games of their own:
//! chameleons, payments with hooks, pile cards in stacks, teams, the remastered rows.

use crate::common::battery::{self, Configuration, stock};
use bevy_ecs::query::QueryState;
use caravanserai::{
    bots::RandomBot,
    games::{
        self,
        dale_of_merchants::table::layout::{self, Draft, Layout, mark},
    },
    table::{
        game::Setup,
        ids::{Dial, PieceId, SeatId, ZoneId},
        pieces::{Piece, Zone},
        play::Play,
    },
};

/// More actions than a random game of four needs.
const TO_THE_END: usize = 100_000;

/// A position. What is asked for after every action is looked up once for all cards.
struct Seen<'a> {
    play: &'a Play,
    zones: QueryState<&'static Zone>,
    pieces: QueryState<&'static Piece>,
}

impl<'a> Seen<'a> {
    fn of(play: &'a Play) -> Self {
        let (zones, pieces) = (play.world().try_query(), play.world().try_query());
        Self { play, zones: zones.expect("zones"), pieces: pieces.expect("pieces") }
    }
    fn dial(&self, dial: Dial) -> i64 {
        self.play.dial(dial)
    }
    fn cards(&self, zone: ZoneId) -> Vec<Piece> {
        let world = self.play.world();
        let register = &self.play.state().register;
        let zone = self.zones.get_manual(world, register.zones[zone.ix()]).unwrap();
        let piece = |p: &PieceId| self.pieces.get_manual(world, register.pieces[p.ix()]).unwrap();
        zone.contents.iter().map(|p| *piece(p)).collect()
    }
}

/// DOM-17.2, and what the table itself promises.
fn sound(play: &Play, l: Layout, name: &str) {
    let s = Seen::of(play);
    let effect = s.dial(layout::EFFECT_PROGRAM) != 0;
    let draft = Draft::from(s.dial(layout::DRAFT));
    if !effect {
        assert!(s.cards(Layout::BUFFER).is_empty(), "{name}: the buffer is not empty");
        assert!(s.cards(Layout::PAYMENT).is_empty(), "{name}: a payment is left");
        assert_eq!(s.dial(layout::EFFECT_CARD), 0, "{name}");
    }
    for slot in 0..layout::SLOTS {
        assert!(s.cards(l.slot(slot)).len() <= 1, "{name}: two cards in one slot");
    }
    for stall in 0..l.stalls() {
        let built = s.dial(l.built(stall));
        for n in 0..layout::MOST_STACKS {
            let cards = s.cards(l.stack(stall, n));
            assert_eq!(
                !cards.is_empty(),
                i64::from(n) < built,
                "{name}: stack {} of stall {stall}, {built} built",
                n + 1
            );
            assert!(cards.iter().all(|p| p.face_up), "{name}: a stack lies face down");
        }
    }
    for seat in (0..l.seats).map(SeatId) {
        assert!(s.cards(l.deck(seat)).iter().all(|p| !p.face_up), "{name}: a deck lies open");
        assert!(s.cards(l.pile(seat)).iter().all(|p| p.face_up), "{name}: a pile lies face down");
        if !effect {
            assert!(
                s.cards(l.deck(seat)).iter().all(|p| p.seen.0 == 0 && p.mark == 0),
                "{name}: somebody still sees a deck"
            );
            for card in s.cards(l.hand(seat)) {
                let picked = mark::PICK.of(card.mark) > 0 || mark::COPY.of(card.mark) > 0;
                assert!(
                    !picked
                        || draft != Draft::None
                        || play.decision_seat().is_none()
                        || s.dial(layout::PHASE) > 2,
                    "{name}: a mark of a step is left"
                );
                assert_eq!(
                    mark::BOUND.of(card.mark) * i32::from(draft == Draft::None),
                    0,
                    "{name}: a binding is left"
                );
            }
        }
    }
    let supply = s.cards(Layout::SUPPLY);
    assert!(supply.iter().all(|p| !p.face_up), "{name}: the supply lies open");
    assert!(s.dial(layout::ACTIONS) >= 0 && s.dial(layout::WINDOWS) >= 0, "{name}");
}

fn games_of(
    edition: &'static str,
    seats: usize,
    options: &[(&str, i64)],
    seeds: std::ops::Range<u64>,
) {
    let game = games::by_id("dale_of_merchants").unwrap();
    let table = Configuration { game, edition, seats };
    for seed in seeds {
        let name = format!("{} {options:?}", table.name(seed));
        let mut setup: Setup = table.plain(seed);
        setup.options = options.iter().map(|(k, v)| ((*k).to_owned(), *v)).collect();
        let mut play = Play::begin(game, setup).unwrap_or_else(|e| panic!("{name}: {e}"));
        play.listen(false);
        let l = Layout { seats: seats as u8, teams: options.contains(&("teams", 1)) };
        let begun = stock(&play);
        let mut bot = RandomBot::new(seed);
        for n in 0..TO_THE_END {
            if battery::step(&mut play, &mut bot, &name).is_none() {
                break;
            }
            sound(&play, l, &format!("{name}, action {n}"));
        }
        assert_eq!(stock(&play), begun, "{name}");
        assert!(
            play.is_over(),
            "{name}: not over after {TO_THE_END} actions, stacks {:?}",
            play.fortunes()
        );
        let outcome = play.outcome().expect("over with an outcome");
        if outcome.rule.0 == "DOM-13.1" {
            let goal = if l.teams { 10 } else { 8 };
            assert_eq!(
                outcome.fortunes[outcome.winners[0].ix()],
                goal,
                "{name}: won with another number of stacks"
            );
            assert_eq!(outcome.winners.len(), if l.teams { 2 } else { 1 }, "{name}");
        }
    }
}

const CHAMELEONS: (&str, i64) = ("set_1", 12);

#[test]
fn all_sets_mixed_original() {
    for seats in 2..=4 {
        games_of("original", seats, &[], 0..16);
    }
}
#[test]
fn all_sets_mixed_remastered() {
    for seats in 2..=4 {
        games_of("remastered", seats, &[], 100..116);
    }
}
#[test]
fn chameleons_with_everything() {
    for other in 1..=11 {
        games_of("original", 2, &[CHAMELEONS, ("set_2", other)], 200..203);
        games_of("remastered", 2, &[CHAMELEONS, ("set_2", other)], 200..203);
    }
}
#[test]
fn payments_with_hooks_and_pile_cards_in_stacks() {
    for edition in ["original", "remastered"] {
        games_of(edition, 2, &[("set_1", 8), ("set_2", 10), ("set_3", 1)], 300..310);
        games_of(
            edition,
            3,
            &[("set_1", 8), ("set_2", 10), ("set_3", 12), ("set_4", 11)],
            310..318,
        );
    }
}
#[test]
fn teams() {
    for edition in ["original", "remastered"] {
        games_of(edition, 4, &[("teams", 1)], 400..410);
        games_of(edition, 4, &[("teams", 1), CHAMELEONS, ("set_2", 10)], 410..416);
    }
}
#[test]
fn drafts_and_everybody_asked() {
    games_of("original", 3, &[("draft", 1), ("ask_all", 1)], 500..506);
    games_of("remastered", 4, &[("draft", 1), ("teams", 1), ("ask_all", 1)], 506..510);
}
