//! Checks of sets and patches that the loader need not insist on: a player would stumble over
//! these, the program would not.
//!
//! It decides no rule.

use super::super::{LevelFile, LevelFindings, LevelMark, Rows};

/// Reports sets that look like others, ratings that cannot be drawn, and patches that change
/// nothing.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    let sets = &rows.sets.sets;
    for (ix, set) in sets.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Sets, "id", &set.id);
        let args = || vec![("id", set.id.clone())];
        let r = &set.ratings;
        found.need(
            [r.complexity, r.interaction, r.nastiness, r.luck].iter().all(|n| *n <= 3),
            mark,
            "level-dale-rating",
            args,
            "DOM-2.8",
        );
        let alike =
            sets[..ix].iter().any(|other| other.emblem == set.emblem || other.colour == set.colour);
        found.need(!alike, mark, "level-dale-emblem", args, "DOM-1.5");
    }
    for patch in &rows.patches.patches {
        let Some(card) = rows.cards.cards.iter().find(|card| card.id == patch.id) else { continue };
        let same = patch.kind.is_none_or(|kind| kind == card.kind)
            && patch.bonus.is_none_or(|bonus| bonus == card.bonus)
            && patch.effects.as_ref().is_none_or(|effects| *effects == card.effects)
            && patch.passive.as_ref().is_none_or(|passive| *passive == card.passive);
        let mark =
            || LevelMark::row(LevelFile::Patches, "id", &patch.id).and("edition", &patch.edition);
        found.need(
            !same,
            mark,
            "level-dale-patch-nothing",
            || vec![("id", patch.id.clone())],
            "DOM-16.2",
        );
    }
}
