//! The plates of the seats at 1280×720: with three and four seats they say what decides the game
//! and what one must know of a rival; names give way first.

use super::*;
use bevy_egui::egui::epaint::Shape;
use caravanserai::{bots::RandomBot, ui::table_text::TableText, view::scene::GameScene};

const NAMES: [&str; 4] = ["Maximilian", "Bartholomew", "Wilhelmina", "Konstantin"];

/// A game of so many, some way on.
fn played(game: &'static dyn Game, edition: &str, seats: usize) -> Table {
    let mut begun = setup(edition, &vec![Chooser::Person; seats]);
    begun.game = game.id().to_owned();
    begun.edition = edition.to_owned();
    for (seat, name) in begun.seats.iter_mut().zip(NAMES) {
        seat.name = name.to_owned();
    }
    let play = Play::begin(game, begun).expect("the set-up is sound");
    let mut table = Table::new(play, Mode::Play, PathBuf::new());
    let mut any = RandomBot::new(5);
    for _ in 0..120 {
        table.end_beat(Default::default());
        table.open_curtain(Default::default());
        let (play, offers) = (&table.play, &table.sight.offers);
        let Some(action) = any.pick(offers, play.game(), play.catalogue()) else { break };
        table.choose(action, Default::default()).expect("an offer is accepted");
    }
    table.end_beat(Default::default());
    table.open_curtain(Default::default());
    table
}

/// What is written, with whether all of it is seen.
fn written(h: &Harness<Vec<Command>>) -> Vec<(String, bool)> {
    let shapes = h.output().shapes.iter();
    let texts = shapes.filter_map(|clipped| {
        let Shape::Text(text) = &clipped.shape else { return None };
        let seen = clipped.clip_rect.expand(1.0).contains_rect(text.visual_bounding_rect());
        Some((text.galley.text().to_owned(), seen && !text.galley.elided))
    });
    texts.collect()
}

#[test]
fn plates_say_what_decides_the_game_before_they_say_names() {
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    let mut cut_names = 0;
    for game in games::all().iter().filter(|game| game.part::<GameScene>().is_some()) {
        for edition in game.editions().iter().filter(|edition| edition.seats.1 > 2) {
            for seats in 3..=edition.seats.1.min(4) {
                let table = played(*game, edition.id, seats);
                let m = || Model { game: *game, ..model(&table, &settings) };
                let h = panels::harness(egui::vec2(916.0, 66.0), 100, |ui| {
                    ui.horizontal(|ui| seats::seats_ui(ui, &m())).inner
                });
                let at = format!("{} {}, {seats} seats", game.id(), edition.id);
                let (texts, sheet) = (written(&h), game_ui::of(game.id()));
                // Only names are ever cut.
                for (text, whole) in &texts {
                    let name = NAMES.iter().any(|name| name == text);
                    assert!(*whole || name, "{at}: {text:?} is cut: {texts:?}");
                    cut_names += usize::from(!whole);
                }
                let now = m();
                let brief = TableText { localizer: EN.briefly(), ..now.texts };
                for seat in table.sight.catalogue.all_seats() {
                    let fortune = now.fortunes[seat.ix()];
                    let mut says =
                        vec![sheet.worth(now.texts, fortune), sheet.worth(brief, fortune)];
                    if let Some(money) = sheet.money(now.sight, seat) {
                        says.extend(
                            sheet.money_is_all().then(|| sheet.money_words(now.texts, money)),
                        );
                    }
                    let there = texts.iter().any(|(text, _)| says.contains(text));
                    assert!(there, "{at}: {says:?} of {seat:?} is not in {texts:?}");
                }
            }
        }
    }
    assert!(cut_names > 0, "with shorter names nothing would be tested");
}

/// The signs at the head are always there: beside three and four seats, at 1280×720 and where the
/// window is small; names give way first, then the signs stand in two rows.
#[test]
fn the_signs_stand_beside_any_number_of_seats() {
    let settings = Settings { reduced_motion: true, ..Settings::default() };
    for game in games::all().iter().filter(|game| game.part::<GameScene>().is_some()) {
        let edition = game.editions().iter().find(|edition| edition.seats.1 > 2);
        let Some(edition) = edition else { continue };
        for seats in 3..=edition.seats.1.min(4) {
            let table = played(*game, edition.id, seats);
            let m = || Model { game: *game, ..model(&table, &settings) };
            for wide in [606.0, 916.0] {
                // What the window leaves of its head.
                let size = egui::vec2(wide, 57.0);
                let place = egui::Rect::from_min_size(egui::pos2(12.0, 4.0), size);
                let h = panels::harness(egui::vec2(wide + 24.0, 720.0), 100, |ui| {
                    let layout = egui::Layout::left_to_right(egui::Align::Center);
                    let head = egui::UiBuilder::new().max_rect(place).layout(layout);
                    ui.scope_builder(head, |ui| seats::seats_ui(ui, &m())).inner
                });
                let at = format!("{}, {seats} seats, {wide} wide", game.id());
                let names = ["ui-fit", m().since_key(), "ui-rules", "ui-help", "ui-menu"];
                let signs = names.map(|key| h.get_by_label(&EN.word(key)).rect());
                let whole = place.expand(1.0);
                for (n, sign) in signs.iter().enumerate() {
                    assert!(whole.contains_rect(*sign), "{at}: {} at {sign:?}", names[n]);
                    assert!(sign.height() >= 24.0, "{at}: {} at {sign:?}", names[n]);
                    let over = signs[..n].iter().find(|other| other.shrink(0.5).intersects(*sign));
                    assert!(over.is_none(), "{at}: {} at {sign:?} over {over:?}", names[n]);
                }
            }
        }
    }
}
