//! The game told afterwards: each game's page is named, reached with the keyboard, lies within its
//! window, and leads to the moments of which it tells.

use super::{
    house::{tour, widgets_of},
    *,
};
use caravanserai::{
    table::record::Save,
    ui::told::{Gathered, told_ui, turning_points},
};

/// A golden record of each game, which goes to the end.
const RECORDS: [&str; 4] =
    ["mov-2012-bank", "dom-original-stall", "dd-standard-last", "mc-standard-gold"];

fn told(record: &str) -> (Table, Gathered) {
    let path = format!("{}/tests/records/{record}.ron", env!("CARGO_MANIFEST_DIR"));
    let save = Save::open(path.as_ref()).expect("a golden record");
    let game = games::by_id(&save.setup.game).expect("the game is in the house");
    let (play, _) = save.replay(game).expect("it can be played again");
    let mut table = Table::new(play, Mode::Play, path.into());
    let gathered = table.gather().expect("it can be followed");
    (table, gathered)
}

/// The page in a dialog of this size.
fn page<'a>(
    (table, gathered): (&'a Table, &'a Gathered),
    settings: &'a Settings,
    s: Localizer,
    (size, text): (egui::Vec2, u16),
) -> Harness<'a, Vec<Command>> {
    panels::harness(size, text, move |ui| {
        let plain = model(table, settings);
        let model = Model {
            game: table.play.game(),
            texts: TableText { localizer: s, names: Some(&table.sight.catalogue) },
            ..plain
        };
        told_ui(ui, &model, gathered)
    })
}

#[test]
fn every_game_is_told_and_leads_to_its_moments() {
    let settings = Settings::default();
    for record in RECORDS {
        let (table, gathered) = told(record);
        let last = gathered.turns.last().expect("turns were played");
        assert_eq!(last.entry, table.play.entries().len(), "{record}");
        let fortunes = table.past.last().expect("a past").fortunes.clone();
        assert_eq!(last.fortunes, fortunes, "{record}: the plot ends where the game ended");
        assert!(!gathered.figure_keys().is_empty(), "{record}");
        for key in gathered.figure_keys() {
            assert!(EN.has(key), "{record}: {key}");
        }
        // What came by source is in sum what lies in the purses.
        for (seat, sources) in table.income().iter().zip(&gathered.sources) {
            let sum: i64 = seat.iter().map(|(_, n)| n).sum();
            let plotted: i64 = sources.iter().filter_map(|(_, sums)| sums.last()).sum();
            assert_eq!(plotted, sum, "{record}");
        }
        let looked = (egui::vec2(900.0, 1600.0), 100);
        let mut h = page((&table, &gathered), &settings, EN, looked);
        let links = widgets_of(&h);
        let met = tour(&mut h);
        assert!(links.iter().all(|(name, _)| met.contains(name)), "{record}: {links:?} {met:?}");
        let points = turning_points(&gathered);
        let point = points.first().expect("somebody won something");
        h.state_mut().clear();
        let head = format!("Turn {}: ", point.turn);
        let name = links.iter().map(|(name, _)| name).find(|name| name.starts_with(&head));
        let name = name.expect("the first turning point is a link");
        assert_eq!(press(&mut h, name), [Command::LookAt(point.entry)], "{record}");
    }
}

#[test]
fn the_page_lies_within_its_window_in_every_language_and_size() {
    let settings = Settings::default();
    let (table, gathered) = told(RECORDS[2]);
    for (s, text) in Language::ALL.into_iter().flat_map(|l| [(l, 100), (l, 200)]) {
        let wide = 820.0;
        let looked = (egui::vec2(wide, 560.0), text);
        let h = page((&table, &gathered), &settings, Localizer::new(s), looked);
        for (name, place) in widgets_of(&h) {
            assert!(!name.is_empty(), "{s:?} at {text} %: nothing is said at {place:?}");
            assert!(
                place.left() >= -0.5 && place.right() <= wide + 0.5,
                "{s:?} at {text} %: {name} lies at {place:?}"
            );
        }
    }
}

#[test]
fn a_game_that_goes_on_is_not_told() {
    let mut table = table(Mode::Play);
    advance(&mut table, 5);
    assert!(!table.is_told());
    assert_eq!(table.gather().expect("nothing to follow"), Gathered::default());
}
