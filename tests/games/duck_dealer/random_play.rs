//! What must hold after every action, whoever plays (section 22 of the rules): tokens and cubes are
//! conserved, no place holds two things, points never fall.

use crate::common::battery::Configuration;
use caravanserai::{
    bots::RandomBot,
    games::duck_dealer::{
        level::{Colour, Equipment},
        table::{
            layout::{COUNTER, FACTORIES, STACKS, Site},
            nouns::{DuckSight, DuckView, GameView},
        },
    },
    table::{ids::Viewer, play::Play, view::TableView},
};

/// Holds the invariants; returns the points of each seat.
fn sound(play: &mut Play, name: &str) -> Vec<i64> {
    let sight = play.glance(Viewer::Public);
    let t = DuckSight::of(&sight).expect("it is this game");
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let crew = Equipment::CREW[n];
        let held: i64 = t.seats().map(|s| t.loose(s, colour) + t.equipment(s, crew)).sum();
        assert_eq!(t.stock(colour) + held, 40, "{name}: tokens of {}", colour.id());
    }
    let l = t.layout();
    for seat in t.seats() {
        let points = (l.planets..l.spaces).filter(|&p| t.cube_on(p) == Some(seat)).count();
        let pairs = t.level().every_planet().flat_map(|p| Site::ALL.map(|site| (p, site)));
        let claimed = pairs.filter(|&(p, site)| t.claimed(p, site) == Some(seat)).count();
        let own = t.kind(*t.known(l.score(seat)).first().expect("a score marker"));
        let counted = t.known(COUNTER).iter().filter(|&&p| t.kind(p) == own).count();
        let all = t.count(l.cubes(seat)) + points + claimed + counted + 1;
        assert_eq!(all, 40, "{name}: cubes of seat {}", seat.0);
        if let Some(space) = t.space_of(seat) {
            assert_ne!(t.cube_on(space), Some(seat), "{name}: a cube under its own ship");
        }
        assert!(t.filled(seat) <= t.level().slots(), "{name}: too much equipment");
    }
    let laid = t.level().every_planet().filter(|&p| t.consumer(p).is_some()).count();
    assert_eq!(laid + STACKS.map(|s| t.count(s)).iter().sum::<usize>(), 12, "{name}: consumers");
    let built = t.level().every_planet().filter(|&p| t.factory(p).is_some()).count();
    assert_eq!(built + t.count(FACTORIES), 12, "{name}: factories");
    t.seats().map(|seat| t.vp(seat)).collect()
}

#[test]
fn the_invariants_hold_after_every_action() {
    for seats in 2..=5 {
        for seed in 0..4 {
            let table = Configuration { game: super::duck(), edition: "standard", seats };
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed));
            play.listen(false);
            let mut bot = if seed == 0 { RandomBot::even(1) } else { RandomBot::new(seed) };
            let mut before = sound(&mut play, &name);
            for _ in 0..250 {
                if crate::common::battery::step(&mut play, &mut bot, &name).is_none() {
                    break;
                }
                let now = sound(&mut play, &name);
                assert!(now.iter().zip(&before).all(|(n, b)| n >= b), "{name}: points have fallen");
                before = now;
            }
        }
    }
}
