//! What the map of Merchant of Venus says of its parts: a ware of a market is that ware, numbers of
//! a circle stand beside the ship on it, a place has one name.

use super::scene::Scene;
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::{
    games::merchant_of_venus::{
        table::{
            layout::PieceNoun,
            nouns::{VenusSight, VenusView},
        },
        ui::VenusUi,
    },
    table::{
        action::Thing,
        ids::{SpaceId, ZoneId},
    },
    text::{Language, Localizer},
    ui::GameUi,
    view::{
        figures::Scene as Board,
        scene::{SceneContext, build_scene, key_of},
    },
};

fn board(scene: &Scene) -> Board {
    let localizer = Localizer::new(Language::En);
    build_scene(&scene.sight, SceneContext { localizer, palette: Default::default(), room: None })
}

fn zone(scene: &Scene, key: &str) -> ZoneId {
    scene.sight.catalogue.zone_by_key(key).unwrap_or_else(|| panic!("no zone {key}"))
}

/// Whoever asks what a good of a market on the board is, asks of the good and not of the market.
#[test]
fn a_ware_on_the_board_is_that_ware() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.discovered("dell", "colony");
        let scene = Scene::of(&mut t);
        let n = VenusSight::of(&scene.sight).expect("a table of this game");
        let market = key_of(Thing::Zone(zone(&scene, "market:dell")));
        let drawn = board(&scene);
        let ware = format!("{market}/good");
        assert!(drawn.figures.iter().any(|f| f.key == ware), "{ware} is on the board");
        let Some(Thing::Piece(piece)) = VenusUi.shown_by(&scene.sight, &ware) else {
            panic!("{ware} shows no piece");
        };
        let what = n.layout().what(scene.sight.catalogue.pieces[piece.ix()]);
        assert!(matches!(what, PieceNoun::Good(_)));
        for whole in [market.clone(), format!("{market}/science")] {
            assert_eq!(VenusUi.shown_by(&scene.sight, &whole), None, "{whole}");
        }
    }
}

/// A ship on a circle does not lie on the numbers of its exits.
#[test]
fn the_numbers_of_a_circle_stand_beside_the_ship() {
    let mut t = StudyTable::new("2012", 2);
    t.at("nebula_wing_4");
    let scene = Scene::of(&mut t);
    let here = scene.sight.catalogue.space_by_id("nebula_wing_4").expect("it is there");
    let circle = format!("~{}/exit:", key_of(Thing::Space(here)));
    let (mut at_ship, mut elsewhere) = (0, 0);
    for figure in &board(&scene).figures {
        let Some(label) = figure.label.as_ref().filter(|_| figure.key.contains("/exit:")) else {
            continue;
        };
        let away = |at: (f32, f32)| (at.0 - figure.at.0).hypot(at.1 - figure.at.1);
        let nearest = label.spots.iter().map(|spot| away(spot.at)).fold(f32::INFINITY, f32::min);
        if figure.key.starts_with(&circle) {
            at_ship += 1;
            assert!(nearest > 22.0, "{}: {nearest}", figure.key);
        } else {
            elsewhere += usize::from(nearest < 20.0);
        }
    }
    assert!(at_ship > 1 && elsewhere > 5, "{at_ship} {elsewhere}");
}

/// A space of a trade route keeps the number by which the log and its card call it.
#[test]
fn a_space_of_a_route_has_one_name() {
    let mut t = StudyTable::new("2012", 2);
    let scene = Scene::of(&mut t);
    let (model, catalogue) = (scene.model(), &scene.sight.catalogue);
    let mut counted = 0;
    for (n, info) in catalogue.spaces.iter().enumerate() {
        let space = SpaceId(n as u16);
        if info.name.is_none() && info.spot.side.is_empty() {
            counted += 1;
            let (seen, named) = (model.place_seen(space), model.texts.space(space));
            assert!(seen.starts_with(&named), "{seen} / {named}");
        }
    }
    assert!(counted > 20, "{counted}");
}
