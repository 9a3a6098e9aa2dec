//! What the layout of words promises, on the boards of every game.

use super::*;
use crate::{
    games,
    table::{
        catalogue::SeatInfo,
        game::{EditionInfo, Game, Setup},
        ids::Viewer,
        play::Play,
    },
    text::{Language, Localizer},
    view::{
        art::Picture,
        figures::Scene,
        scene::{self, SceneContext, named_by},
    },
};

/// Room for the board in logical pixels: of a large window, a usual one, one with a high bar and a
/// small one.
const LARGE: (f32, f32) = (1320.0, 880.0);
const USUAL: (f32, f32) = (940.0, 545.0);
const LOW: (f32, f32) = (940.0, 500.0);
const SMALL: (f32, f32) = (838.0, 400.0);

fn editions() -> impl Iterator<Item = (&'static dyn Game, &'static EditionInfo)> {
    let of = |game: &&'static dyn Game| {
        let game = *game;
        game.editions().iter().map(move |edition| (game, edition))
    };
    games::built_in().iter().flat_map(of)
}

fn begin(game: &'static dyn Game, edition: &EditionInfo) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: game.id().into(),
        edition: edition.id.into(),
        seats: (0..edition.seats.1.min(4)).map(seat).collect(),
        options: Default::default(),
        seed: 5,
        study: false,
    };
    Play::begin(game, setup).unwrap()
}

fn scene(play: &mut Play) -> Scene {
    let localizer = Localizer::new(Language::En);
    let context = SceneContext { localizer, palette: Default::default(), room: None };
    scene::build_scene(&play.sight(Viewer::Everybody), context)
}

fn scale(density: f32, text: f32) -> LabelScale {
    LabelScale { density, ratio: 1.0, text, firm: text }
}

/// The zoom at which a whole board is seen in so much room.
fn fitting(scene: &Scene, free: (f32, f32)) -> LabelScale {
    let (mut min, mut max) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for f in &scene.figures {
        let (x, y) = if f.picture.is_some() { f.half() } else { (0.0, 0.0) };
        (min.0, min.1) = (min.0.min(f.at.0 - x), min.1.min(f.at.1 - y));
        (max.0, max.1) = (max.0.max(f.at.0 + x), max.1.max(f.at.1 + y));
    }
    let (wide, high) = (free.0 - 16.0, free.1 - 16.0);
    scale((wide / (max.0 - min.0)).min(high / (max.1 - min.1)), 1.0)
}

/// The words that give way and are written: key, where, and how.
fn written(scene: &Scene, scale: &LabelScale) -> Vec<(String, Rect, LabelFit)> {
    let figures: Vec<&Figure> = scene.figures.iter().collect();
    let fits = lay_out(&figures, &scene.lines, scale, &LabelHomes::new());
    let yields = |f: &Figure| f.label.as_ref().is_some_and(|l| l.rank > 0);
    let seen = figures
        .iter()
        .zip(fits)
        .filter(|(f, fit)| yields(f) && fit.size > 0.0 && scale.zoom() >= f.from_zoom);
    seen.filter_map(|(f, fit)| {
        let image = label_image(f.label.as_ref()?, scale, fit)?;
        Some((f.key.clone(), place(f, &image, scale, fit)?, fit))
    })
    .collect()
}

/// How many words of this kind are written, and how many there are.
fn counted(
    scene: &Scene,
    words: &[(String, Rect, LabelFit)],
    is: fn(&str) -> bool,
) -> (usize, usize) {
    let all = scene.figures.iter().filter(|f| f.label.is_some() && is(&f.key)).count();
    (words.iter().filter(|(key, ..)| is(key)).count(), all)
}

fn is_name(key: &str) -> bool {
    named_by(key).is_some_and(|of| of.starts_with("zone:") || of.starts_with("system:"))
}
fn is_exit(key: &str) -> bool {
    key.contains("/exit:")
}

#[test]
fn words_never_lie_on_each_other_nor_on_spaces() {
    for (game, edition) in editions() {
        let scene = scene(&mut begin(game, edition));
        for free in [LARGE, USUAL, LOW, SMALL] {
            let scale = fitting(&scene, free);
            let mut words = written(&scene, &scale);
            // What is never left out stands where it hides least.
            let all = words.len();
            words.retain(|(.., fit)| fit.size != KEPT);
            assert!(free == SMALL || all - words.len() <= all / 4, "{}: {all}", edition.id);
            for (n, (key, lies, _)) in words.iter().enumerate() {
                for (other, there, _) in &words[..n] {
                    assert!(
                        !touch(*lies, TakenArea::Box(*there)),
                        "{key} lies on {other} at {free:?}"
                    );
                }
                let zoom = scale.zoom();
                for f in scene.figures.iter().filter(|f| f.kept_clear && zoom >= f.from_zoom) {
                    let own = f.key == *key;
                    assert!(
                        own || !touch(*lies, outline(f)),
                        "{key} lies on {} at {free:?}",
                        f.key
                    );
                }
            }
        }
    }
}

#[test]
fn names_and_exits_are_written_on_usual_screens() {
    for (game, edition) in editions() {
        let scene = scene(&mut begin(game, edition));
        for free in [LARGE, USUAL, LOW, SMALL] {
            let words = written(&scene, &fitting(&scene, free));
            // Names that stand fast, or are written from a zoom on only, are no business of it.
            let gives_way =
                |f: &Figure| f.label.as_ref().is_some_and(|l| l.rank > 0 && l.from_zoom <= 0.0);
            let always = |f: &&Figure| is_name(&f.key) && f.from_zoom == 0.0 && gives_way(f);
            let always: Vec<&str> =
                scene.figures.iter().filter(always).map(|f| f.key.as_str()).collect();
            let all = always.len();
            let names = words.iter().filter(|(key, ..)| always.contains(&key.as_str())).count();
            // Under a high bar one name of 1988 has no room: its planet says it when pointed at.
            let least = match free {
                SMALL => all * 2 / 3,
                LOW => all.saturating_sub(1),
                _ => all,
            };
            let lacks: Vec<&str> = scene
                .figures
                .iter()
                .map(|f| f.key.as_str())
                .filter(|key| always.contains(key) && words.iter().all(|(k, ..)| k != key))
                .collect();
            assert!(names >= least, "{}: {lacks:?} of {all} not at {free:?}", edition.id);
            let (exits, all) = counted(&scene, &words, is_exit);
            assert_eq!(exits, all, "{}: exits at {free:?}", edition.id);
        }
    }
}

/// Where text is twice as large, exits stay and names give way; those that stay are larger.
#[test]
fn larger_words_give_way_by_rank() {
    for (game, edition) in editions() {
        let scene = scene(&mut begin(game, edition));
        for free in [LARGE, USUAL, LOW] {
            let usual = fitting(&scene, free);
            let large = LabelScale { text: 1.6, firm: 1.0, ..usual };
            let (before, after) = (written(&scene, &usual), written(&scene, &large));
            let (exits, all) = counted(&scene, &after, is_exit);
            assert_eq!(exits, all, "{}: exits at {free:?}", edition.id);
            let names = |words: &[(String, Rect, LabelFit)]| counted(&scene, words, is_name).0;
            let (few, many) = (names(&after), names(&before));
            assert!(few * 3 >= many * 2, "{}: {few} of {many} names at {free:?}", edition.id);
            let high = |lies: &Rect| lies.half().1;
            let grown = after.iter().filter(|(key, lies, fit)| {
                let was = before.iter().find(|(other, ..)| other == key);
                !fit.short && was.is_some_and(|(_, was, _)| high(lies) > high(was))
            });
            let grown = grown.filter(|(key, ..)| is_name(key)).count();
            assert!(free != LARGE || few == 0 || grown > 0, "{}: at {free:?}", edition.id);
        }
    }
}

#[test]
fn no_name_moves_while_a_game_is_played() {
    for (game, edition) in editions() {
        let mut play = begin(game, edition);
        let before = scene(&mut play);
        if !before.figures.iter().any(|f| is_name(&f.key)) {
            continue;
        }
        for free in [LARGE, USUAL] {
            let scale = fitting(&before, free);
            let laid = |scene: &Scene| -> Vec<_> {
                let all = written(scene, &scale).into_iter();
                all.filter(|(key, ..)| is_name(key) || is_exit(key)).collect()
            };
            let then = laid(&before);
            for nth in 0..150usize {
                let offers = play.sight(Viewer::Everybody).offers;
                let Some(offer) = offers.get((nth * 7) % offers.len().max(1)) else { break };
                play.choose(offer.action).unwrap();
            }
            assert_eq!(laid(&scene(&mut play)), then, "{} at {free:?}", edition.id);
        }
    }
}

#[test]
fn words_of_rank_nought_are_always_written() {
    let label = || Label::new("word\nword\nword", 20.0, [255; 4]);
    let figure = |key: &str, rank| Figure::words(key, label().yielding(rank), (50.0, 50.0), 0.0, 0);
    let all = [figure("a", 2), figure("b", 0), figure("c", 0), figure("d", 1)];
    let scale = scale(1.0, 1.0);
    assert_eq!(
        lay_out(&all.iter().collect::<Vec<_>>(), &[], &scale, &LabelHomes::new()),
        [LabelFit::NONE, LabelFit::WHOLE, LabelFit::WHOLE, LabelFit::NONE]
    );
}

#[test]
fn words_that_are_kept_are_written_where_nothing_is_free() {
    let figure = |key: &str, label: Label| Figure::words(key, label, (50.0, 50.0), 0.0, 0);
    let label = || Label::new("1 4 5", 20.0, [255; 4]);
    let first = figure("a", label());
    let all = [first, figure("b", label().yielding(1)), figure("c", label().yielding(1).kept())];
    let fits = lay_out(&all.iter().collect::<Vec<_>>(), &[], &scale(1.0, 1.0), &LabelHomes::new());
    assert_eq!(fits[1], LabelFit::NONE);
    assert_eq!(fits[2].size, KEPT);
}

#[test]
fn words_in_a_line_keep_to_it() {
    let plain = || Label::new("4 cards in hand", 20.0, [255; 4]).yielding(2).anchored(Anchor::Left);
    let beside = |label| {
        [
            Figure::words("a", Label::new("Ann", 20.0, [255; 4]), (-75.0, 42.0), 0.0, 0),
            Figure::words("b", label, (50.0, 50.0), 0.0, 0),
        ]
    };
    let scale = scale(1.0, 1.0);
    let laid = |label| {
        let all = beside(label);
        lay_out(&all.iter().collect::<Vec<_>>(), &[], &scale, &LabelHomes::new())[1]
    };
    assert!(laid(plain()).by.1 != 0.0, "words that cannot be shortened are moved");
    assert_eq!(laid(plain().or("4")).by.1, 0.0);
}

#[test]
fn words_without_room_are_shortened_together() {
    let figure = |key: &str, x: f32| {
        Figure::words(
            key,
            Label::new("costs seven", 20.0, [255; 4]).yielding(1).or("7"),
            (x, 50.0),
            0.0,
            0,
        )
    };
    let all = [figure("a", 50.0), figure("b", 90.0)];
    let scale = scale(1.0, 1.0);
    assert_eq!(
        lay_out(&all.iter().collect::<Vec<_>>(), &[], &scale, &LabelHomes::new()),
        [LabelFit { short: true, ..LabelFit::WHOLE }; 2]
    );
}

/// A name keeps its side when the board gets smaller, where it still finds room there.
#[test]
fn names_stand_where_they_stood_at_first() {
    let spots: Vec<LabelSpot> = [(1.0, 0.0), (-1.0, 0.0)]
        .map(|side: (f32, f32)| LabelSpot { at: (50.0 + side.0 * 20.0, 50.0), side })
        .to_vec();
    let label = || Label::new("Eider", 10.0, [255; 4]).yielding(1).on_one_of(spots.clone());
    let all = [
        Figure::new("board", Picture::named("house/icons/help"), (50.0, 50.0), 200.0, 0),
        Figure::words("name", label(), (50.0, 50.0), 0.0, 0),
    ];
    let figures: Vec<&Figure> = all.iter().collect();
    let laid = |homes: &LabelHomes, density: f32| {
        lay_out(&figures, &[], &scale(density, 1.0), homes)[1].spot.expect("there is room")
    };
    assert_eq!(laid(&LabelHomes::new(), 2.0), spots[0], "the best place first");
    let homes = LabelHomes::from([("name".to_owned(), spots[1])]);
    for density in [2.0, 1.0, 0.8] {
        assert_eq!(laid(&homes, density), spots[1], "{density}");
    }
}

/// On every board most names stay on their side when the board gets smaller; without a home they
/// change it.
#[test]
fn few_names_change_sides_when_the_board_gets_smaller() {
    for (game, edition) in editions() {
        let scene = scene(&mut begin(game, edition));
        let figures: Vec<&Figure> = scene.figures.iter().collect();
        let laid = |free, homes: &LabelHomes| -> LabelHomes {
            let fits = lay_out(&figures, &scene.lines, &fitting(&scene, free), homes);
            let placed = figures.iter().zip(fits).filter(|(f, _)| is_name(&f.key));
            placed.filter_map(|(f, fit)| Some((f.key.clone(), fit.spot?))).collect()
        };
        let homes = laid(USUAL, &LabelHomes::new());
        let moved = |after: &LabelHomes| {
            after.iter().filter(|(key, spot)| homes.get(*key).is_some_and(|h| h != *spot)).count()
        };
        let (kept, free) = (moved(&laid(LOW, &homes)), moved(&laid(LOW, &LabelHomes::new())));
        println!("{}: {kept} instead of {free} of {}", edition.id, homes.len());
        assert!(kept * 8 <= homes.len().max(8), "{}: {kept} of {}", edition.id, homes.len());
        assert!(kept <= free, "{}: {kept}, {free}", edition.id);
    }
}
