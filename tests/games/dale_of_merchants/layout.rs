//! How marks and alterations of cards are packed into numbers.

use caravanserai::games::dale_of_merchants::table::layout::{AlterBy, Alteration, mark};

/// DOM-11.1: values grow as far as a dial holds them, and no further.
#[test]
fn large_alterations_are_bounded() {
    let large = Alteration { card: None, change: AlterBy::Times, number: 5000 };
    assert_eq!(Alteration::unpacked(large.packed()).number, Alteration::MOST);
    assert_eq!(large.apply(7), Alteration::MOST);
    let less = Alteration { card: None, change: AlterBy::Add, number: -3 };
    assert_eq!(Alteration::unpacked(less.packed()).number, 0);
}

/// The parts of a mark do not disturb each other.
#[test]
fn what_is_written_on_a_card_stands_apart() {
    let parts = [
        mark::PICK,
        mark::BOUND,
        mark::DETECTED,
        mark::SEAT,
        mark::COPY,
        mark::USED,
        mark::ARRIVED,
        mark::REACTED,
    ];
    let full = parts.iter().fold(0, |all, part| part.with(all, part.most()));
    for windows in 0..=4 {
        let marked = mark::with_came_within(full, windows);
        assert_eq!(mark::came_within(marked), windows.min(3));
        assert!(parts.iter().all(|part| part.of(marked) == part.most()));
        assert_eq!(mark::with_came_within(marked, 0), full);
    }
}
