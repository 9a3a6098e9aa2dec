//! Films: what moves glides between two positions, equal positions are shown once, and a film can
//! be stopped.

use caravanserai::{
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::SeatId,
    },
    text::{Language, Localizer},
    view::{
        art::{
            Picture,
            palette::{Livery, SeatSet},
        },
        caption::Caption,
        export::{FilmError, film, film_with, still, still_told},
        figures::{Figure, Scene},
        scene::SceneContext,
    },
};
use std::io::Cursor;

fn scene(x: f32) -> Scene {
    let mut scene = Scene::default();
    let badge = Livery::new(1).badge();
    scene.figures.push(Figure::new("piece:1", badge, (x, 350.0), 60.0, 4));
    scene.figures.push(Figure::new("piece:2", Picture::SIGN, (200.0, 200.0), 80.0, 3));
    scene
}

/// All frames of a film, each put over the one before, as a viewer does it.
fn frames(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a sound file");
    let (wide, tall) = reader.info().size();
    let count = reader.info().animation_control().map_or(1, |a| a.num_frames);
    let mut canvas = vec![0; wide as usize * tall as usize * 4];
    let mut all = Vec::new();
    for _ in 0..count {
        let mut part = vec![0; reader.output_buffer_size().expect("it fits")];
        let info = reader.next_frame(&mut part).expect("a sound frame");
        let at = reader.info().frame_control().map_or((0, 0), |f| (f.x_offset, f.y_offset));
        let row = info.width as usize * 4;
        for (y, pixels) in part[..info.buffer_size()].chunks(row).enumerate() {
            let from = ((at.1 as usize + y) * wide as usize + at.0 as usize) * 4;
            canvas[from..from + row].copy_from_slice(pixels);
        }
        all.push(canvas.clone());
    }
    all
}

#[test]
fn a_film_shows_every_position_and_what_lies_between() {
    let scenes = [scene(300.0), scene(300.0), scene(700.0), scene(720.0)];
    let mut told = Vec::new();
    let bytes = film(&scenes, 7, 300, |done, of| {
        told.push((done, of));
        true
    });
    let frames = frames(&bytes.expect("it is painted"));
    // The second position is no other picture; two motions of four pictures lead to the others.
    assert_eq!(frames.len(), 1 + 5 + 5);
    // More is told than whole pictures, never less than before, and everything at the end.
    let of = told[0].1;
    assert_eq!((told[0], told.last()), ((0, of), Some(&(of, of))));
    assert!(told.len() > 2 * 11 && told.windows(2).all(|two| two[0].0 <= two[1].0), "{told:?}");
    let alone = |x| {
        let bytes = still(&scene(x), 7, 300).expect("it is painted");
        image::load_from_memory(&bytes).expect("a PNG").to_rgba8().into_raw()
    };
    assert!(frames[0] == alone(300.0) && frames[5] == alone(700.0) && frames[10] == alone(720.0));
    assert!(frames.windows(2).all(|two| two[0] != two[1]), "something moves in each");
    let one = film(&scenes[..1], 7, 300, |_, _| true).expect("one position is a picture, too");
    assert!(self::frames(&one)[0] == alone(300.0));
}

#[test]
fn a_film_that_is_not_wanted_any_more_stops() {
    let stopped = film(&[scene(300.0), scene(700.0)], 7, 300, |_, _| false);
    assert!(matches!(stopped, Err(FilmError::Stopped)));
    assert!(matches!(film(&[], 7, 300, |_, _| true), Err(FilmError::Empty)));
    // At whatever step somebody says so, also in the last one, and with a single picture.
    let mut steps = 0;
    let whole = still_told((&scene(300.0), None), 7, 300, |_, _| {
        steps += 1;
        true
    });
    assert_eq!(whole.expect("it is painted"), still(&scene(300.0), 7, 300).expect("the same"));
    for last in 1..=steps {
        let mut left = last;
        let mut wanted = |_: usize, _: usize| {
            left -= 1;
            left > 0
        };
        let one = still_told((&scene(300.0), None), 7, 300, &mut wanted);
        assert!(matches!(one, Err(FilmError::Stopped)), "step {last} of {steps}");
    }
    let mut calls = 0;
    let single = film(&[scene(300.0)], 7, 300, |done, of| {
        calls += 1;
        done < of
    });
    assert!(matches!(single, Err(FilmError::Stopped)), "{calls} steps");
}

/// Below an exported picture stand the title, and who plays with what counts so far: in a strip of
/// its own that hides nothing of the board.
#[test]
fn a_picture_says_which_game_it_is_and_how_it_stands() {
    let play = |fortunes: &[i64]| {
        let seat = |n: u8| SeatInfo {
            name: ["Anna", "Ben"][usize::from(n)].to_owned(),
            colour: n,
            race: String::new(),
            by: Chooser::Person,
        };
        let setup = Setup {
            game: "duck_dealer".to_owned(),
            edition: "standard".to_owned(),
            seats: (0..2).map(seat).collect(),
            options: Default::default(),
            seed: 3,
            study: false,
        };
        let localizer = Localizer::new(Language::En);
        let context = SceneContext { localizer, palette: SeatSet::default(), room: None };
        Caption::of(&setup, fortunes, context)
    };
    let caption = play(&[12, 7]);
    assert_eq!(caption.title, "Duck Dealer");
    assert_eq!([0, 1].map(|n| caption.seat(SeatId(n))), ["Anna: 12 VP", "Ben: 7 VP"]);
    let open = |bytes: &[u8]| image::load_from_memory(bytes).expect("a PNG").to_rgba8();
    let plain = open(&still(&scene(300.0), 7, 600).expect("it is painted"));
    let told = still_told((&scene(300.0), Some(&caption)), 7, 600, |_, _| true);
    let told = open(&told.expect("it is painted"));
    assert!(told.height() > plain.height() && told.width() == plain.width());
    let board = image::imageops::crop_imm(&told, 0, 0, plain.width(), plain.height()).to_image();
    assert!(board == plain, "the board itself is the same");
    // In a film a score that changes is a picture of its own, though nothing has moved.
    let scenes = [scene(300.0), scene(300.0)];
    let film = film_with((&scenes, &[caption.clone(), play(&[15, 7])]), 7, 300, |_, _| true);
    let bytes = film.expect("it is painted");
    assert_eq!(frames(&bytes).len(), 2);
    let film = film_with((&scenes, &[caption.clone(), caption]), 7, 300, |_, _| true);
    assert_eq!(frames(&film.expect("it is painted")).len(), 1);
}
