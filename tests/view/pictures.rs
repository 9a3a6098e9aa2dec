//! The pictures: all can be painted, none is empty, what must be told apart can be told apart in
//! grey at 24 pixels, seats read on the board, and the same picture is the same pixels again.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::pictures::{grey, unlike};
use ab_glyph::{Font, FontRef};
use caravanserai::games::{
    self,
    merchant_of_venus::{
        level::{Colour, Science},
        scene::art as venus,
    },
};
use caravanserai::table::{
    catalogue::SeatInfo,
    game::{Game, Setup},
    ids::Viewer,
    play::Play,
};
use caravanserai::text::{Language, Localizer};
use caravanserai::view::art::house::Icon;
use caravanserai::view::art::palette::{
    self, GROUND, INK, INK_SOFT, Livery, PANEL, Rgba, SEATS, SeatSet,
};
use caravanserai::view::art::text::{self, Face};
use caravanserai::view::art::{Picture, PictureValue, backdrop, files, layers, paint, try_paint};
use caravanserai::view::figures::{Anchor, Figure, Label, Line, PLAIN, Scene, Setting};
use caravanserai::view::picture::{Ground, compose};
use caravanserai::view::scene::{GameScene, SceneContext, build_scene};
use image::RgbaImage;

/// Demands that any two pictures of a family differ in shape by at least `least`.
fn told_apart(family: &str, pictures: &[Picture], least: f32) {
    let greys: Vec<Vec<f32>> = pictures.iter().map(|p| grey(&paint(p, 24), GROUND)).collect();
    for i in 0..pictures.len() {
        for j in 0..i {
            let d = unlike(&greys[i], &greys[j]);
            assert!(
                d >= least,
                "{family}: {:?} and {:?} differ by {d} only",
                pictures[i],
                pictures[j]
            );
        }
    }
}

/// The names of the drawings in a folder, without the folder.
fn drawings(folder: &str) -> Vec<String> {
    let all = files::all().into_iter();
    all.filter_map(|name| name.strip_prefix(folder).map(str::to_owned)).collect()
}

/// The signs of goods: what lies in their folder beside tiles and letter.
fn goods() -> Vec<String> {
    let no_good = ["tile", "factory_tile", "letter"];
    let all = drawings("merchant_of_venus/goods/").into_iter();
    all.filter(|name| !no_good.contains(&name.as_str())).collect()
}

/// All pictures of a folder.
fn folder(folder: &str) -> Vec<Picture> {
    drawings(folder).iter().map(|name| Picture::named(&format!("{folder}{name}"))).collect()
}

/// Pictures that are no file of their own.
fn composed() -> Vec<Picture> {
    let mut all: Vec<Picture> =
        venus::planets::BODIES.iter().filter_map(|(id, _)| venus::body(id)).collect();
    for (n, good) in goods().iter().enumerate() {
        let cultures: Vec<&str> = venus::culture_ids().collect();
        all.extend([false, true].map(|factory| {
            venus::good(&good.replace('_', " "), cultures[n % cultures.len()], factory)
        }));
    }
    all
}

#[test]
fn every_drawing_can_be_drawn() {
    assert_eq!(layers::check(), Ok(()));
    let all = files::all();
    assert!(all.len() > 350, "{} drawings", all.len());
    for name in all {
        let picture = Picture::named(&name);
        for pixels in [24, 64, 128] {
            let image = try_paint(&picture, pixels).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(image.dimensions(), (pixels, pixels), "{name}");
            let ink: u64 = image.pixels().map(|p| u64::from(p.0[3])).sum();
            let share = ink as f32 / 255.0 / (pixels * pixels) as f32;
            assert!(share > 0.005, "{name} at {pixels} is empty: {share}");
        }
    }
    for picture in composed() {
        assert!(try_paint(&picture, 64).is_ok(), "{picture:?}");
    }
}

/// Plays a game of every edition on by any offer, and gives the pictures of every scene on the way.
fn pictures_in_play(game: &'static dyn Game, choices: usize) -> BTreeSet<Picture> {
    let mut found = BTreeSet::new();
    for edition in game.info().editions {
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        let setup = Setup {
            game: game.id().into(),
            edition: edition.id.into(),
            seats: (0..edition.seats.1).map(seat).collect(),
            options: Default::default(),
            seed: 7,
            study: false,
        };
        let mut play = Play::begin(game, setup).expect("a game");
        let with = SceneContext {
            localizer: Localizer::new(Language::En),
            palette: Default::default(),
            room: None,
        };
        let mut pick = 12_345_u32;
        for _ in 0..choices {
            let Some(seat) = play.decision_seat() else { break };
            let scene = build_scene(&play.sight(Viewer::Seat(seat)), with);
            found.extend(scene.figures.iter().filter_map(|figure| figure.picture));
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let offers = play.offers();
            play.choose(offers[(pick >> 8) as usize % offers.len()].action).expect("an offer");
        }
    }
    found
}

#[test]
fn whatever_scenes_ask_for_can_be_painted() {
    let on_a_board = |g: &&&'static dyn Game| g.part::<GameScene>().is_some();
    for game in games::all().iter().filter(on_a_board) {
        let found = pictures_in_play(*game, 250);
        assert!(!found.is_empty(), "{} shows no picture", game.id());
        for picture in found.into_iter().filter(|picture| !picture.is_scenic()) {
            for pixels in [30, 130] {
                let painted = try_paint(&picture, pixels);
                assert!(painted.is_ok(), "{picture:?}: {:?}", painted.err());
            }
        }
    }
}

#[test]
fn what_is_missing_or_broken_is_a_sentence_and_a_placeholder() {
    let lost = Picture::new("house/no_such_drawing");
    let why = try_paint(&lost, 32).expect_err("there is no such drawing").to_string();
    assert_eq!(why, "assets/art/house/no_such_drawing.svg is missing");
    let image = paint(&lost, 32);
    assert!(image.pixels().any(|p| p.0[3] == 255), "the placeholder is seen");
    assert_eq!(image, paint(&Picture::new("no such game/at all"), 32));
    let wrong = venus::body("giant").map(|p| p.with(&[("body", "earth".into())]));
    let why = try_paint(&wrong.expect("a body"), 32).expect_err("no such body").to_string();
    assert_eq!(why, "assets/art/merchant_of_venus/body/earth.svg is missing");
}

#[test]
fn parameters_change_the_picture() {
    let one = venus::port(Livery::new(0));
    assert_ne!(paint(&one, 64), paint(&venus::port(Livery::new(1)), 64));
    assert_ne!(
        paint(&venus::hazard(Colour::Red, 10), 64),
        paint(&venus::hazard(Colour::Red, 30), 64)
    );
    assert_ne!(paint(&Picture::die(2, false), 64), paint(&Picture::die(3, false), 64));
    // What is not given is as it is drawn.
    let plain = Picture::new("merchant_of_venus/hazards/red");
    assert_eq!(paint(&plain, 64), paint(&venus::hazard(Colour::Red, 20), 64));
    let blue = plain.with(&[("fee", PictureValue::of(20)), ("nobody_asks", [1, 2, 3, 255].into())]);
    assert_eq!(paint(&plain, 64), paint(&blue, 64));
    assert_eq!(format!("{:?}", Picture::die(2, true)), "house/dice/marked face:2");
}

#[test]
fn odd_sizes_do_no_harm() {
    for pixels in [1, 2, 3, 7, 333] {
        let worlds = ["giant", "belt"].into_iter().filter_map(venus::body);
        for picture in worlds.chain([venus::ORBIT, Icon::DICE.picture()]) {
            assert_eq!(paint(&picture, pixels).width(), pixels);
        }
    }
    assert_eq!(paint(&venus::ORBIT, 0).width(), 1);
}

#[test]
fn painting_is_repeatable() {
    let drawings = files::all().into_iter().map(|name| Picture::named(&name));
    for picture in drawings.chain(composed()) {
        assert_eq!(paint(&picture, 40), paint(&picture, 40), "{picture:?}");
    }
    assert_eq!(backdrop::backdrop(160, 112, 5), backdrop::backdrop(160, 112, 5));
    assert_ne!(backdrop::backdrop(160, 112, 5), backdrop::backdrop(160, 112, 6));
}

#[test]
fn emblems_can_be_told_apart_in_grey() {
    let goods = |factory| -> Vec<Picture> {
        // One culture for all, so that only the sign can make the difference.
        let names = goods();
        names.iter().map(|good| venus::good(good, "humans", factory)).collect()
    };
    assert_eq!(goods(false).len(), 28);
    told_apart("goods", &goods(false), 0.12);
    told_apart("factory goods", &goods(true), 0.12);
    for (base, factory) in goods(false).into_iter().zip(goods(true)) {
        told_apart("a good and its factory version", &[base, factory], 0.12);
    }
    for family in ["cultures", "relics", "sciences"] {
        told_apart(family, &folder(&format!("merchant_of_venus/{family}/")), 0.12);
    }
    told_apart("icons", &folder("house/icons/"), 0.12);
    told_apart("faces", &folder("house/faces/"), 0.12);
}

#[test]
fn spaces_and_pieces_can_be_told_apart_in_grey() {
    let colours = [Colour::Blue, Colour::Red, Colour::Yellow];
    told_apart("spaces", &colours.map(venus::space), 0.02);
    told_apart("drives", &folder("merchant_of_venus/drives/"), 0.1);
    for colour in colours {
        told_apart("fees", &[10, 20, 30, 40].map(|fee| venus::hazard(colour, fee)), 0.01);
    }
    let kinds = [
        venus::space(Colour::Blue),
        venus::hazard(Colour::Blue, 20),
        venus::NAVIGATION,
        venus::ORBIT,
        venus::asteroid(0),
        venus::ENCOUNTER,
        venus::ENCOUNTER_EMPTY,
        venus::telegate(3),
        venus::OPEN_PORT,
        venus::relic("air_foil"),
        venus::CITY,
        venus::SPACE_CITY,
        venus::GALACTIC_BASE,
        venus::factory(Livery::new(0)),
    ];
    told_apart("kinds of spaces", &kinds, 0.12);
    let classes = drawings("merchant_of_venus/ships/");
    for class in &classes {
        let ships: Vec<Picture> =
            (0..SEATS).map(|seat| venus::ship(class, Livery::new(seat))).collect();
        told_apart("ships of the seats", &ships, 0.008);
    }
    let ships: Vec<Picture> =
        classes.iter().map(|class| venus::ship(class, Livery::new(1))).collect();
    told_apart("classes of ships", &ships, 0.12);
    for make in [venus::port, venus::factory, Livery::badge] {
        told_apart(
            "marks of the seats",
            &(0..SEATS).map(|seat| make(Livery::new(seat))).collect::<Vec<_>>(),
            0.015,
        );
    }
    let faces: Vec<Picture> = (1..=6).map(|face| Picture::die(face, false)).collect();
    told_apart("faces of a die", &faces, 0.03);
    let sciences = [Science::Biotech, Science::Industry].map(venus::science);
    told_apart("sciences", &sciences, 0.12);
}

/// A colour as somebody without one kind of cone sees it, in the plain space of the eye (lightness,
/// red to green, blue to yellow).
fn seen(colour: Rgba, matrix: Option<[[f32; 3]; 3]>) -> [f32; 3] {
    let linear = |v: u8| (f32::from(v) / 255.0).powf(2.2);
    let rgb = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
    let rgb = matrix.map_or(rgb, |m| {
        m.map(|row| (row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]).clamp(0.0, 1.0))
    });
    let [r, g, b] = rgb;
    let curve = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn seats_read_on_the_board_and_beside_each_other() {
    // Machado, Oliveira and Fernandes 2009, full strength: protan, deutan, tritan.
    let eyes = [
        None,
        Some([
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ]),
        Some([
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ]),
        Some([
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ]),
    ];
    for set in [SeatSet::House, SeatSet::Ladder] {
        let seats: Vec<Livery> = (0..SEATS).map(|seat| Livery { seat, set }).collect();
        for (i, a) in seats.iter().enumerate() {
            assert!(
                palette::contrast(a.colour(), GROUND) >= 3.9,
                "{a:?} on the ground: {}",
                palette::contrast(a.colour(), GROUND)
            );
            for b in &seats[..i] {
                assert_ne!(a.mark(), b.mark());
                assert_ne!(a.letter(), b.letter());
                for eye in eyes {
                    let (p, q) = (seen(a.colour(), eye), seen(b.colour(), eye));
                    let far = (0..3).map(|k| (p[k] - q[k]).powi(2)).sum::<f32>().sqrt();
                    assert!(far > 10.0, "{a:?} and {b:?} for {eye:?}: {far}");
                }
            }
        }
    }
}

#[test]
fn ink_reads_on_every_ground() {
    for ground in [GROUND, PANEL] {
        assert!(palette::contrast(INK, ground) >= 7.0);
        assert!(palette::contrast(INK_SOFT, ground) >= 7.0);
    }
    for culture in venus::culture_ids() {
        let colour = venus::culture_colour(culture).expect("a colour");
        assert!(palette::contrast(palette::ink_on(colour), colour) >= 4.5, "{culture:?}");
    }
    for seed in 0..6 {
        let sky = backdrop::nebula(400, 280, seed);
        let worst = sky.pixels().map(|p| palette::contrast(INK, p.0)).fold(f32::MAX, f32::min);
        assert!(worst >= 7.0, "text over the sky of seed {seed}: {worst}");
    }
}

#[test]
fn cultures_have_colours_and_letters_of_their_own() {
    let ids: Vec<&str> = venus::culture_ids().collect();
    assert_eq!(ids.len(), 14);
    let letters: BTreeSet<_> = ids.iter().map(|id| venus::culture_letter(id)).collect();
    assert_eq!(letters.len(), ids.len());
    let colours: BTreeSet<_> = ids.iter().map(|id| venus::culture_colour(id)).collect();
    assert_eq!(colours.len(), ids.len());
}

/// What stands between quotes after `field` on each line of a level file.
fn named(file: &str, field: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/merchant_of_venus").join(file);
    let text = fs::read_to_string(path).expect("a level file");
    let lines = text.lines().filter(|line| line.trim_start().starts_with('('));
    lines
        .filter_map(|line| {
            Some(line.split_once(field)?.1.split_once('"')?.1.split_once('"')?.0.to_string())
        })
        .collect()
}

#[test]
fn whatever_the_levels_name_has_a_picture() {
    let has = |folder: &str, ids: &[String]| {
        let known = drawings(&format!("merchant_of_venus/{folder}/"));
        ids.iter().all(|id| known.contains(id))
    };
    let cultures = named("cultures.ron", "(id:");
    assert_eq!(cultures.len(), 14);
    assert!(has("cultures", &cultures), "{cultures:?}");
    let goods: Vec<String> = named("cultures.ron", " name:")
        .into_iter()
        .map(|name| name.to_lowercase().replace(' ', "_"))
        .filter(|name| !cultures.contains(name))
        .collect();
    assert_eq!(goods.len(), 56);
    assert!(has("goods", &goods), "{goods:?}");
    let relics = named("relics.ron", "(id:");
    assert_eq!(relics.len(), 10);
    assert!(has("relics", &relics), "{relics:?}");
    let ships = named("ships.ron", "(id:");
    assert_eq!(ships.len(), 4);
    assert!(has("ships", &ships), "{ships:?}");
    let wares = named("equipment.ron", "(id:");
    let drives = drawings("merchant_of_venus/drives/");
    assert_eq!(wares.iter().filter(|id| drives.contains(id)).count(), drives.len());
    for culture in &cultures {
        let usual = |factory| venus::good("a good of another level", culture, factory);
        assert_ne!(usual(false).word("good"), usual(true).word("good"));
    }
}

#[test]
fn the_fonts_know_every_letter_of_the_texts() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let mut letters: BTreeSet<char> =
        "ÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸàâäæçéèêëîïôœöùûüÿÁÍÑÓÚáíñóú¿¡«»‘’“”–—…·×•".chars().collect();
    let mut folders = vec![locales];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(words) = fs::read_to_string(&path) {
                letters.extend(words.chars().filter(|c| !c.is_control()).map(text::stand_in));
            }
        }
    }
    assert_eq!(text::stand_in('\u{2212}'), '–');
    for face in [Face::Text, Face::Bold] {
        let font = FontRef::try_from_slice(text::bytes(face)).expect("a font");
        let missing: String = letters.iter().filter(|c| font.glyph_id(**c).0 == 0).collect();
        assert!(missing.is_empty(), "{face:?} lacks {missing}");
    }
    let title = FontRef::try_from_slice(text::bytes(Face::Title)).expect("a font");
    let missing: String =
        letters.iter().filter(|c| c.is_alphanumeric() && title.glyph_id(**c).0 == 0).collect();
    assert!(missing.is_empty(), "the title face lacks {missing}");
}

/// Share of pixels that differ between two pictures of the same size.
fn changed(a: &RgbaImage, b: &RgbaImage) -> f32 {
    let differ = a.pixels().zip(b.pixels()).filter(|(p, q)| p != q).count();
    differ as f32 / (a.width() * a.height()) as f32
}

#[test]
fn a_scene_becomes_a_picture() {
    let ground = Ground::Plain(GROUND);
    let empty = compose(&Scene::default(), ground, 500);
    assert_eq!(empty.dimensions(), (500, 350));
    assert!(empty.pixels().all(|p| p.0 == GROUND));
    let ship = venus::ship("clipper", Livery::new(1));
    let mut scene = Scene::default();
    scene.figures.push(Figure::new("piece:1", ship, (500.0, 350.0), 60.0, 4));
    let upright = compose(&scene, ground, 500);
    assert_ne!(upright.get_pixel(250, 175).0, GROUND);
    assert_eq!(upright.get_pixel(10, 10).0, GROUND);
    scene.figures[0].turn = 1.2;
    let turned = compose(&scene, ground, 500);
    assert!(changed(&upright, &turned) > 0.0005);
    scene.figures[0].tint = [255, 80, 80, 255];
    assert!(changed(&turned, &compose(&scene, ground, 500)) > 0.0005);
    scene.figures[0].tint = PLAIN;
    let words = Label::new("Voilà\nÑandú", 20.0, INK).anchored(Anchor::Below).bold().plated();
    scene.figures[0].label = Some(words);
    assert!(changed(&turned, &compose(&scene, ground, 500)) > 0.002);
    scene.lines.push(Line {
        key: "link:1".into(),
        from: (100.0, 100.0),
        to: (300.0, 100.0),
        width: 3.0,
        colour: INK,
        dashed: false,
        glow: true,
        layer: 1,
    });
    let all = compose(&scene, ground, 500);
    assert_ne!(all.get_pixel(100, 50).0, GROUND);
    assert_eq!(all, compose(&scene, ground, 500));
}

#[test]
fn higher_layers_lie_on_top() {
    let (low, high) = (venus::space(Colour::Yellow), venus::space(Colour::Blue));
    let figure = |key: &str, picture, layer| Figure::new(key, picture, (500.0, 350.0), 80.0, layer);
    let one = Scene {
        figures: vec![figure("a", high, 2), figure("b", low, 1)],
        lines: vec![],
        ..Scene::default()
    };
    let two = Scene {
        figures: vec![figure("b", low, 1), figure("a", high, 2)],
        lines: vec![],
        ..Scene::default()
    };
    let image = compose(&one, Ground::Plain(GROUND), 500);
    assert_eq!(image, compose(&two, Ground::Plain(GROUND), 500));
    let pixel = image.get_pixel(250, 163).0;
    assert!(pixel[2] > pixel[0], "blue lies on top: {pixel:?}");
}

#[test]
fn figures_beyond_the_edge_do_no_harm() {
    let mut scene = Scene::default();
    for (i, at) in
        [(-400.0, -400.0), (0.0, 0.0), (1000.0, 700.0), (5000.0, 90.0)].into_iter().enumerate()
    {
        let label = Label::new("far away", 14.0, INK).anchored(Anchor::Left);
        let figure =
            Figure::new(format!("space:{i}"), venus::CITY, at, 70.0, i as i32).labelled(label);
        scene.figures.push(figure.turned(i as f32));
    }
    scene.figures.push(Figure::words(
        "words",
        Label::new("", 12.0, INK).plated().titled(),
        (20.0, 20.0),
        8.0,
        9,
    ));
    assert_eq!(compose(&scene, Ground::Sky(3), 10).width(), 200);
}

/// A marker that lies on the name of a place leaves the name to be read.
#[test]
fn words_beside_things_stand_over_everything() {
    let name = Label::new("HHHH", 40.0, [255, 255, 255, 255]);
    let words = Figure::words("place", name, (500.0, 350.0), 0.0, 1);
    let marker = Figure::new("marker", Picture::CREDITS, (500.0, 350.0), 160.0, 9);
    let shown = |figures: Vec<Figure>| {
        let scene = Scene { figures, ..Scene::default() };
        compose(&scene, Ground::Plain([0, 0, 0, 255]), 1000)
    };
    let (alone, both) = (shown(vec![marker.clone()]), shown(vec![words, marker]));
    let white = |image: &image::RgbaImage| {
        let middle = image
            .enumerate_pixels()
            .filter(|(x, y, _)| (460..540).contains(x) && (330..370).contains(y));
        middle.filter(|(_, _, p)| p.0[..3].iter().all(|v| *v > 245)).count()
    };
    assert!(white(&both) > white(&alone) + 100, "{} {}", white(&both), white(&alone));
}

/// A table of cards is as high as what lies on it.
#[test]
fn a_table_of_cards_has_no_empty_foot() {
    let card = Figure::new("card", Picture::CREDITS, (500.0, 400.0), 100.0, 1);
    let scene = Scene { setting: Setting::Table, figures: vec![card], ..Scene::default() };
    assert!(compose(&scene, Ground::Table(1), 500).height() < 250);
}
