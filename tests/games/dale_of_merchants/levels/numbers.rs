//! What the box holds, counted.

use caravanserai::games::{
    dale_of_merchants::level::{CardKind, Edition, Hook, Kind, Level, Step},
    levels::Printed,
};

fn levels() -> [Level; 2] {
    Edition::ALL.map(|edition| Level::load(edition).unwrap_or_else(|error| panic!("{error}")))
}

fn card<'a>(level: &'a Level, id: &str) -> &'a CardKind {
    level.card(level.card_by_id(id).unwrap_or_else(|| panic!("no card {id}")))
}

#[test]
fn every_set_has_fifteen_cards_worth_41() {
    for level in levels() {
        assert_eq!(level.sets.len(), 12);
        for (ix, set) in level.sets.iter().enumerate() {
            let cards: Vec<_> = level
                .cards
                .iter()
                .filter(|card| card.set.is_some_and(|set| set.ix() == ix))
                .collect();
            let made: Vec<_> = cards.iter().map(|card| (card.value, card.copies)).collect();
            assert_eq!(made, [(1, 4), (2, 3), (3, 3), (4, 3), (5, 1), (5, 1)], "{}", set.id);
        }
        let all: u32 = level.cards.iter().map(|card| u32::from(card.copies)).sum();
        let second: u32 = level
            .cards
            .iter()
            .filter(|card| card.set.is_none_or(|set| level.set(set).game == 2))
            .map(|card| u32::from(card.copies))
            .sum();
        assert_eq!((level.cards.len(), all, second), (73, 200, 110));
        assert_eq!(level.card(level.junk).copies, 20);
        assert_eq!(level.surcharges, [0, 1, 2, 3, 4]);
    }
}

#[test]
fn kinds_and_bonus_icons_are_those_of_the_box() {
    let [original, remastered] = levels();
    let count = |level: &Level, game: u8, kind: Kind| {
        level
            .cards
            .iter()
            .filter(|card| {
                card.kind == kind && card.set.is_some_and(|set| level.set(set).game == game)
            })
            .count()
    };
    assert_eq!((count(&original, 2, Kind::Technique), count(&original, 2, Kind::Passive)), (27, 9));
    assert_eq!(
        (count(&original, 1, Kind::Technique), count(&original, 1, Kind::Passive)),
        (21, 15)
    );
    let plain: Vec<&str> = original
        .cards
        .iter()
        .filter(|card| card.kind == Kind::Technique && !card.bonus)
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(plain, ["sloth_2", "panda_2", "panda_5a", "raccoon_5b"]);
    assert_eq!(
        remastered.cards.iter().filter(|card| card.key.ends_with("-remastered")).count(),
        22
    );
    assert_eq!(card(&remastered, "panda_4").kind, Kind::Technique);
    assert!(remastered.switches.refill_after_technique && !original.switches.search_reshuffles);
}

#[test]
fn delayed_parts_keep_a_card_in_the_schedule() {
    let [original, _] = levels();
    let waits: Vec<&str> = original
        .cards
        .iter()
        .filter(|card| card.effect.is_some_and(|effect| original.program(effect).later.is_some()))
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(
        waits,
        [
            "sloth_1",
            "sloth_2",
            "sloth_3",
            "sloth_4",
            "sloth_5a",
            "sloth_5b",
            "crocodile_2",
            "crocodile_5a",
            "crocodile_5b"
        ]
    );
}

#[test]
fn programs_are_sound_to_walk() {
    for level in levels() {
        let used: usize = level
            .cards
            .iter()
            .map(|card| {
                card.effect.iter().count()
                    + card.hooks.iter().filter_map(|hook| hook.program()).count()
            })
            .sum();
        assert_eq!(used, level.programs.len(), "each program belongs to one card");
        for program in &level.programs {
            let id = &level.card(program.card).id;
            assert_eq!(program.steps.last(), Some(&Step::Done), "{id}");
            for (pc, step) in program.steps.iter().enumerate() {
                let (target, back) = match *step {
                    Step::Unless { to, .. } | Step::Jump(to) | Step::May { no: to } => (to, None),
                    Step::ForEach { end, .. } | Step::Repeat { end, .. } => (end, None),
                    Step::NextPlayer { head } | Step::NextRound { head } => (head, Some(head)),
                    _ => continue,
                };
                assert!(usize::from(target) < program.steps.len(), "{id}");
                assert_eq!(back.is_some(), usize::from(target) < pc, "only loops lead back: {id}");
                if let Some(head) = back {
                    assert!(
                        matches!(program.step(head), Step::ForEach { end, .. } | Step::Repeat { end, .. } if usize::from(end) == pc + 1),
                        "{id}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_kept_card_is_named_where_its_copy_reads_it() {
    let [original, remastered] = levels();
    assert!(original.cards.iter().all(|card| {
        card.hooks.iter().all(|hook| !matches!(hook, Hook::Activate { keeps: Some(_), .. }))
    }));
    let detectors = card(&remastered, "chameleon_4");
    let Some(Hook::Activate { body, keeps: Some(keeps), .. }) = detectors.hooks.first() else {
        panic!("{:?}", detectors.hooks)
    };
    assert!(
        matches!(remastered.program(*body).steps.iter().rev().nth(1), Some(Step::Remember(pick)) if pick.bind == Some(*keeps))
    );
}
