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
        figures::{Figure, Scene as Board},
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

/// A ship on a circle does not lie on the numbers of its exits: words keep clear of it there.
#[test]
fn the_numbers_of_a_circle_stand_beside_the_ship() {
    let mut t = StudyTable::new("2012", 2);
    let rooms = |t: &mut StudyTable| {
        let scene = Scene::of(t);
        let ship = scene.sight.zone(zone(&scene, "space:nebula_wing_4")).pieces.first().cloned();
        let drawn = board(&scene).figures;
        let ship = ship.and_then(|ship| Some(key_of(Thing::Piece(ship.id?))));
        let at = ship.and_then(|key| Some(drawn.iter().find(|f| f.key == key)?.at));
        let kept = |f: &&Figure| f.kept_clear && f.key.contains("/ship:");
        let rooms: Vec<Figure> = drawn.iter().filter(kept).cloned().collect();
        (rooms, at)
    };
    assert!(rooms(&mut t).0.is_empty(), "no ship lies on a circle");
    t.at("nebula_wing_4");
    let (kept, at) = rooms(&mut t);
    assert_eq!(kept.iter().map(|room| Some(room.at)).collect::<Vec<_>>(), [at]);
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
