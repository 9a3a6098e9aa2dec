//! Who may play for a seat: everybody has a face, a name and a sentence in each language, is called
//! the same wherever somebody is chosen or told, and stands in for a person and goes again.

use super::*;
use caravanserai::{
    table::ids::Seats,
    text::tally::chooser_key,
    ui::players,
    view::art::{self, Picture},
};

#[test]
fn everybody_has_a_face_a_name_and_a_sentence() {
    for game in games::all() {
        for by in players::computers(game.id()) {
            let face = Picture::face(by).expect("a computer player has a face");
            assert!(art::paint(&face, 24).pixels().any(|pixel| pixel.0[3] > 200), "{by:?}");
            for language in Language::ALL {
                let texts = TableText::plain(Localizer::new(language));
                let who = texts.text(chooser_key(by));
                let name = texts.text(&format!("{}.name", chooser_key(by)));
                assert!(who.starts_with(&name), "{who} is called {name}");
                assert!(players::sentence(texts, *game, by).ends_with('.'), "{who}");
            }
        }
    }
    assert_eq!(Picture::face(Chooser::Person), None);
}

#[test]
fn a_seat_is_handed_over_and_taken_back_in_the_dialog() {
    let settings = Settings::default();
    let table = table(Mode::Play);
    let with = |stand_ins: Vec<(SeatId, Chooser)>| {
        let people = Seats::just(SeatId(0));
        let flow = Flow { stand_ins, people, ..Flow::default() };
        Model { flow, ..model(&table, &settings) }
    };
    let own = with(Vec::new());
    let of = own.texts.named("ui-hand-over-of", "seat", &own.texts.seat(SeatId(0)));
    let mut h = harness(|ui| players::hand_over_ui(ui, &own));
    press(&mut h, &of);
    let done = press(&mut h, &own.texts.text("ui-chooser-cautious"));
    assert_eq!(done, [Command::StandIn(SeatId(0), Chooser::Cautious)]);
    let given = with(vec![(SeatId(0), Chooser::Cautious)]);
    let mut h = harness(|ui| players::hand_over_ui(ui, &given));
    press(&mut h, &of);
    let done = press(&mut h, &own.texts.text("ui-chooser-person"));
    assert_eq!(done, [Command::StandIn(SeatId(0), Chooser::Person)]);
}
