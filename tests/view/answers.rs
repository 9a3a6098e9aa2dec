//! Whatever is drawn on a board and can be pointed at answers: with a sentence for the pointer, and
//! with a page of rules where it is a thing of the game. What is only there to be seen is met by
//! nobody.

use crate::common::tables::tables;
use caravanserai::{
    table::{action::Thing, ids::Viewer, play::Play},
    text::{Language, Localizer},
    ui::{about_thing::purpose_key, game_ui},
    view::scene::{self, SceneContext, meets, thing_of},
};
use std::collections::BTreeSet;

/// So many choices are made at random, and after each so many the board is looked at.
const CHOICES: (usize, usize) = (240, 40);

/// What draws a tip of its own, panels of the game say; here only that a page stands behind it.
fn unanswered(play: &mut Play, room: Option<(f32, f32)>) -> BTreeSet<String> {
    let localizer = Localizer::new(Language::En);
    let seat = play.decision_seat().map_or(Viewer::Public, Viewer::Seat);
    let sight = play.sight(seat);
    let scene =
        scene::build_scene(&sight, SceneContext { localizer, palette: Default::default(), room });
    let met = scene.figures.iter().filter(|f| f.picture.is_some() && meets(&f.key));
    let mut silent = BTreeSet::new();
    for key in met.map(|figure| &figure.key).chain(scene.lines.iter().map(|line| &line.key)) {
        let thing = thing_of(key);
        let said = scene::about(&sight, key).is_some();
        let page = |thing: Thing| {
            let about = game_ui::of(sight.game).about(&sight, thing);
            let purpose = purpose_key((play.game(), &sight), localizer, thing);
            !about.is_empty() && purpose.is_some()
        };
        if meets(key) && !(said && thing.is_none_or(page)) {
            silent.insert(format!("{key} ({said})"));
        }
    }
    silent
}

#[test]
fn whatever_is_drawn_says_what_it_is_and_has_a_page() {
    for configuration in tables() {
        let mut play = configuration.begin(configuration.plain(5));
        let mut pick = 12345_u32;
        let mut silent = BTreeSet::new();
        for n in 0..CHOICES.0 {
            if play.decision_seat().is_none() {
                break;
            }
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let offers = play.offers();
            let action = offers[(pick >> 8) as usize % offers.len()].action;
            play.choose(action).expect("what is offered is accepted");
            if n % CHOICES.1 == 0 {
                for room in [None, Some((940.0, 480.0))] {
                    silent.extend(unanswered(&mut play, room));
                }
            }
        }
        assert!(silent.is_empty(), "{}: {silent:?}", configuration.words());
    }
}
