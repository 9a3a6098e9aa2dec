//! Every sheet can be drawn at every position of random play, in both editions and for everybody
//! who looks; nothing is wider than the side panel, at normal and at double text size.

use super::scene::{Easel, Scene};
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use bevy_egui::egui::Ui;
use caravanserai::{
    games::merchant_of_venus::ui::VenusUi,
    table::{
        action::{Action, Thing},
        ids::{PieceId, SeatId, SpaceId, Viewer},
    },
    ui::GameUi,
};

/// Positions that are drawn in each edition.
const POSITIONS: usize = 200;

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// Any offer, its open amount anywhere in its range.
fn any(t: &StudyTable, numbers: &mut Numbers) -> Option<Action> {
    let offers = t.play.offers();
    let offer = offers.get(numbers.below(offers.len()))?;
    let mut action = offer.action;
    if let Some(range) = offer.range {
        action.args[range.arg] =
            range.least + numbers.below((range.most - range.least) as usize + 1) as i32;
    }
    Some(action)
}

fn draw_all(easel: &Easel, scene: &Scene, side_panel: f32) {
    let model = scene.model();
    let mut tabs: Vec<_> = VenusUi
        .tabs()
        .iter()
        .map(|tab| |ui: &mut Ui| drop(VenusUi.tab_ui(tab.key, ui, &model)))
        .collect();
    let mut parts: Vec<&mut dyn FnMut(&mut Ui)> =
        tabs.iter_mut().map(|t| t as &mut dyn FnMut(&mut Ui)).collect();
    let widths = easel.widths_of(&scene.settings, side_panel, &mut parts);
    for (tab, width) in VenusUi.tabs().iter().zip(widths) {
        assert!(
            width <= side_panel + 1.0,
            "{} is {width} wide at {} % in a side panel of {side_panel}: {:?}",
            tab.key,
            scene.settings.text_size,
            scene.sight.decision
        );
    }
    let mut bars = |ui: &mut Ui| {
        VenusUi.status_ui(ui, &model);
        for seat in scene.sight.catalogue.all_seats() {
            VenusUi.seat_ui(ui, &model, seat);
        }
        if let Some(thing) = scene.selected {
            VenusUi.tooltip_ui(ui, &model, thing);
        }
        for offer in &scene.sight.offers {
            VenusUi.offer_picture(&scene.sight, offer);
        }
    };
    easel.widths_of(&scene.settings, 1280.0, &mut [&mut bars]);
}

#[test]
fn every_sheet_is_drawn_at_every_position_of_random_play() {
    let easel = Easel::new();
    for edition in BOTH {
        let mut numbers = Numbers(7);
        let mut t = StudyTable::new(edition, 3);
        // Much is known, so that markets, ways and trades are there from the beginning.
        for (culture, system) in [
            ("graw", "rogue"),
            ("yxklyx", "water"),
            ("zum", "giant"),
            ("dell", "jungle"),
            ("shenna", "nebula"),
        ] {
            t.discovered(culture, system);
        }
        t.edit(&["purse credits:0 900", "purse credits:1 700"]);
        let mut questions = std::collections::BTreeSet::new();
        for n in 0..POSITIONS {
            for _ in 0..4 {
                let Some(action) = any(&t, &mut numbers) else { break };
                t.play.choose(action).unwrap_or_else(|no| panic!("{action:?}: {}", no.rule));
            }
            questions.insert(t.question());
            let seat = SeatId(numbers.below(3) as u8);
            let viewer = match n % 5 {
                0 => Viewer::Public,
                1 => Viewer::Everybody,
                2 => Viewer::Seat(seat),
                _ => Viewer::Seat(t.play.decision_seat().unwrap_or(seat)),
            };
            let mut scene = Scene::for_viewer(&mut t, viewer, seat);
            scene.asked = n % 5 != 0;
            scene.settings.text_size = if n % 3 == 0 { 200 } else { 100 };
            scene.selected = match n % 4 {
                0 => None,
                1 => Some(Thing::Seat(seat)),
                2 => Some(Thing::Piece(PieceId(
                    numbers.below(scene.sight.catalogue.pieces.len()) as u16
                ))),
                _ => Some(Thing::Space(SpaceId(
                    numbers.below(scene.sight.catalogue.spaces.len()) as u16
                ))),
            };
            draw_all(&easel, &scene, if n % 7 == 0 { 480.0 } else { 308.0 });
        }
        assert!(
            questions.contains("start")
                && questions.contains("move")
                && questions.contains("trade"),
            "{questions:?}"
        );
    }
}

#[test]
fn things_that_do_not_exist_draw_nothing() {
    let easel = Easel::new();
    let mut t = StudyTable::new("2012", 2);
    for thing in [
        Thing::Space(SpaceId(9999)),
        Thing::Piece(PieceId(9999)),
        Thing::Seat(SeatId(99)),
        Thing::Zone(caravanserai::table::ids::ZoneId(9999)),
    ] {
        let mut scene = Scene::of(&mut t);
        scene.selected = Some(thing);
        scene.shown = SeatId(77);
        draw_all(&easel, &scene, 308.0);
    }
}
