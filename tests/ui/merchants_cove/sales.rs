//! What sells: the sums of the sheet are what the rules then pay, and what was sold can be taken
//! back.

use super::{Shown, action, position, says, sight};
use caravanserai::{
    games::merchants_cove::{
        level::{Colour, DockWord},
        study::outlook,
        table::nouns::{CoveSight, CoveView},
    },
    table::play::Play,
    text::Language,
    ui::Command,
};

const STALL: &str = "stall @0 red-large red-large red-small blue-small yellow-large";
const CROWD: &str = "dock bazaar red red yellow; dock square red blue; \
                     dock black_market red red red blue blue; boat 1 red green";

fn market(dock: &str) -> Play {
    position(["alchemist", "captain"], &format!("{STALL}; {CROWD}; market {dock}"), &[])
}

fn gold(play: &mut Play) -> i64 {
    let now = sight(play, 0);
    CoveSight::of(&now).unwrap().gold(0)
}

/// Sells as the sheet says, dock by dock; gives what each press promised and brought.
fn sold(play: &mut Play) -> Vec<(String, i64)> {
    let mut all = Vec::new();
    for _ in 0..3 {
        if sight(play, 0).chooser().is_none_or(|seat| seat.0 != 0) {
            break;
        }
        let shown = Shown::of(play, "sales");
        let words = shown.english();
        let promise = words.iter().find(|w| w.starts_with("Sell all for the most"));
        if let Some(promise) = promise {
            let before = gold(play);
            for command in shown.press(&[promise]) {
                let Command::ActAll(actions) = command else { panic!("{command:?}") };
                actions.into_iter().for_each(|action| _ = play.choose(action).unwrap());
            }
            all.push((promise.clone(), gold(play) - before));
        }
        if sight(play, 0).offers.iter().any(|o| o.action == action(play, "pass")) {
            play.choose(action(play, "pass")).unwrap();
        }
    }
    all
}

#[test]
fn one_press_sells_for_the_most_and_pays_what_it_says() {
    let mut play = market("bazaar");
    let now = sight(&mut play, 0);
    let best: i64 = outlook::best(&CoveSight::of(&now).unwrap(), 0).iter().map(|s| s.gold()).sum();
    let sold = sold(&mut play);
    for (promise, brought) in &sold {
        assert!(promise.contains(&format!(": {brought} gold")), "{promise} brought {brought}");
    }
    assert_eq!(sold.iter().map(|(_, gold)| gold).sum::<i64>(), best);
    assert!(sold.len() > 1, "{sold:?}");
}

#[test]
fn fewer_are_sold_if_it_is_set_so() {
    let mut play = market("black_market");
    let shown = Shown::of(&mut play, "sales");
    let wished = shown.press(&["Sell fewer: red Elixir", "Sell what is set"]);
    let [Command::ActAll(actions)] = &wished[..] else { panic!("{wished:?}") };
    assert!(actions.contains(&action(&play, "sell red-large 1")), "{wished:?}");
    says(&shown.english(), "Whoever sells here draws one Corruption card: about");
}

#[test]
fn what_was_sold_is_taken_back_before_one_passes() {
    let mut play = market("bazaar");
    assert!(!Shown::of(&mut play, "sales").english().iter().any(|w| w.starts_with("Take back")));
    play.choose(action(&play, "sell red-large 1")).unwrap();
    play.choose(action(&play, "sell yellow-large 1")).unwrap();
    let wished = Shown::of(&mut play, "sales").press(&["Take back what was sold here (2)"]);
    assert_eq!(wished, [Command::Undo, Command::Undo]);
}

#[test]
fn the_day_shows_what_goods_would_bring_now_and_later() {
    let mut play = position(["alchemist", "captain"], &format!("{STALL}; {CROWD}"), &[]);
    let now = sight(&mut play, 0);
    let table = CoveSight::of(&now).unwrap();
    // A Warrior is aboard a boat on the left: it may dock at the Bazaar or the Grand Square.
    let coming = DockWord::ALL.map(|dock| outlook::coming(&table, dock, Colour::Red));
    assert_eq!(coming, [1, 1, 0]);
    let words = Shown::of(&mut play, "sales").english();
    says(&words, "Bazaar: 12 gold each, up to 18 if the Boats at sea dock there");
    says(&words, "Black Market: 18 gold each");
    says(&words, "Corruption cards so far: 0");
}

#[test]
fn the_sheets_have_room_in_every_language_and_at_any_size() {
    let day = position(["alchemist", "captain"], &format!("{STALL}; {CROWD}"), &[]);
    for mut play in [day, market("bazaar")] {
        for tab in ["sales", "townsfolk"] {
            let shown = Shown::of(&mut play, tab);
            for language in Language::ALL {
                for look in [(100, 310.0), (200, 460.0)] {
                    for words in shown.words((language, look.0, look.1)) {
                        let raw = words.contains(['{', '}']) || words.contains("mc-");
                        assert!(!raw, "{language:?}: {words}");
                    }
                }
            }
        }
    }
}
