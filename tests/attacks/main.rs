//! The attacks in small: each one a test, the same for the same seed, without a word about time.
//! The same code runs for hours by `cargo run --release --example attack`.

#[path = "mod.rs"]
mod attacks;

use attacks::{by_name, outcome::Budget};

/// Runs an attack with its small number of tries; whatever it finds fails the test.
fn small(name: &str) {
    let attack = by_name(name).expect("the attack is in the list");
    if attack.small == 0 {
        return println!("{name}: by hand alone (cargo run --example attack -- {name})");
    }
    let outcome = (attack.run)(Budget::small(attack.small));
    println!("{outcome}");
    assert!(outcome.broken() == 0, "a try is {}\n{outcome}", attack.one);
    assert!(!outcome.is_empty(), "{name} has tried nothing");
}

macro_rules! attacks {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            small(stringify!($name));
        })*

        #[test]
        fn every_attack_is_a_test() {
            let tested = [$(stringify!($name)),*];
            let listed: Vec<&str> = attacks::ALL.iter().map(|attack| attack.name).collect();
            assert_eq!(listed, tested);
            assert!(attacks::ALL.iter().all(|attack| attack.small <= attack.large));
        }
    };
}

attacks! {
    lines long_lines saves levels kills secrecy hash_leak undo_redo simulation whole_games
    puzzles window_kills window_loads rewrites resize storm
}
