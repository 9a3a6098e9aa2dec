//! What is needed to try Merchant of Venus out: how games that end in each way are come by, and
//! positions near the end. No rule stands here.

use crate::table::{dice::Dice, game::Ending, play::Play};

/// The ways in which it ends.
pub(in crate::games::merchant_of_venus) const ENDINGS: &[Ending] = &[
    Ending {
        edition: "2012",
        reason: "mov-end-goal",
        seats: 2,
        options: &[("goal", 1000)],
        edits: &[],
        most: 2000,
        even: false,
    },
    Ending {
        edition: "2012",
        reason: "mov-end-bank",
        seats: 4,
        options: &[("small_bank", 1)],
        edits: &["purse bank 60"],
        most: 1200,
        even: false,
    },
    Ending {
        edition: "2012",
        reason: "mov-end-agreed",
        seats: 2,
        options: &[],
        edits: &["dial turn 400"],
        most: 2400,
        even: true,
    },
    Ending {
        edition: "1988",
        reason: "mov-end-agreed",
        seats: 3,
        options: &[],
        edits: &["dial turn 600"],
        most: 2400,
        even: true,
    },
    Ending {
        edition: "1988",
        reason: "mov-end-goal",
        seats: 2,
        options: &[("goal", 1000)],
        edits: &[],
        most: 2400,
        even: false,
    },
    Ending {
        edition: "1988",
        reason: "mov-end-bank",
        seats: 6,
        options: &[("bank_size", 740)],
        edits: &[],
        most: 1200,
        even: false,
    },
];

/// Edits that bring the goal or the empty bank near.
pub(in crate::games::merchant_of_venus) fn near_the_end(
    play: &Play,
    dice: &mut Dice,
) -> Vec<String> {
    let c = play.catalogue();
    let goal = c.dial_by_key("goal").map_or(0, |d| play.dial(d));
    let mut lines = Vec::new();
    if goal > 0 {
        let purse = |seat| format!("purse credits:{seat} {}", goal - i64::from(1 + dice.below(25)));
        lines.extend((0..c.seat_count()).map(purse));
    }
    let banked = || play.setup().options.get("bank_size").is_some_and(|n| *n > 0);
    if goal == 0 || dice.below(4) == 0 && banked() {
        lines.push(format!("purse bank {}", 1 + dice.below(60)));
    }
    lines
}
