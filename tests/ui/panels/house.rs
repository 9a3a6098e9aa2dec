//! The screens around the games: start, new game, saves, statistics. Everything on them is reached
//! and named, in every language and size of text.

use super::{
    pages::{save, shelf},
    *,
};
use caravanserai::{
    table::finished::{Finished, Finisher},
    ui::{
        saves::SaveOrder,
        statistics::{StatisticsForm, StatisticsModel, statistics_ui},
    },
};
use egui_kittest::kittest::NodeT;

/// The four screens, each with something on it.
#[derive(Clone, Copy, Debug)]
enum Page {
    Start,
    NewGame,
    Saves,
    Statistics,
}

const PAGES: [Page; 4] = [Page::Start, Page::NewGame, Page::Saves, Page::Statistics];

fn ended(game: &str, name: &str, won: bool) -> Finished {
    let seat = |name: &str, by, won| Finisher { name: name.to_owned(), by, won, fortune: 1200 };
    Finished {
        tree: name.len() as u64,
        ended: 951_782_400,
        game: game.to_owned(),
        edition: "2012".to_owned(),
        reason: "mov-end-goal".to_owned(),
        rounds: Some(31),
        choices: 700,
        seats: vec![seat(name, Chooser::Person, won), seat("C", Chooser::Greedy, !won)],
    }
}

/// A screen in a window of this size.
fn page<'a>(page: Page, s: Localizer, size: egui::Vec2, text: u16) -> Harness<'a, Vec<Command>> {
    let texts = TableText::plain(s);
    let settings = Settings { text_size: text, ..Settings::default() };
    let saves = [save("one", 5), save("another one", 3000)];
    let model = StartModel { newest: Some(saves[0].clone()) };
    let mut form = NewGameForm::new();
    let (mut typed, mut chosen) = (SavesForm::default(), StatisticsForm::default());
    let games = [ended("merchant_of_venus", "Anna", true), ended("duck_dealer", "Ben", false)];
    panels::harness(size, text, move |ui| match page {
        Page::Start => start::start_ui(ui, texts, &model, panels::pictures()),
        Page::NewGame => new_game::new_game_ui(ui, texts, &settings, &mut form, 5),
        Page::Saves => {
            saves::saves_ui(ui, texts, &settings, shelf(&saves, Purpose::Play), &mut typed)
        }
        Page::Statistics => {
            let model =
                StatisticsModel { games: &games, damaged: 1, saves: &saves, counting: false };
            statistics_ui(ui, texts, model, &mut chosen)
        }
    })
}

/// What can be pressed, typed into or chosen, by its name and place.
pub(super) fn widgets_of(h: &Harness<Vec<Command>>) -> Vec<(String, egui::Rect)> {
    use egui::accesskit::Role::{Button, CheckBox, ComboBox, Link, RadioButton, TextInput};
    h.root()
        .children_recursive()
        .filter(|n| {
            let role = n.accesskit_node().role();
            matches!(role, Button | CheckBox | ComboBox | Link | RadioButton | TextInput)
                && !n.accesskit_node().is_disabled()
        })
        .map(|n| (n.accesskit_node().label().unwrap_or_default(), n.rect()))
        .collect()
}

#[test]
fn everything_has_a_name_and_lies_within_the_window_in_every_language_and_size() {
    let all = Language::ALL.map(Localizer::new);
    for (s, text) in all.into_iter().map(|s| (s, 200)).chain([(EN, 80), (EN, 140)]) {
        for (which, wide) in PAGES.into_iter().flat_map(|p| [(p, 1200.0), (p, 900.0)]) {
            if wide < 1000.0 && text != 200 {
                continue;
            }
            let h = page(which, s, egui::vec2(wide, 660.0), text);
            let found = widgets_of(&h);
            assert!(found.len() > 1, "{which:?} at {text} %: {found:?}");
            for (name, place) in found {
                assert!(!name.is_empty(), "{which:?} at {text} %: nothing is said at {place:?}");
                assert!(
                    place.left() >= -0.5 && place.right() <= wide + 0.5,
                    "{which:?} at {text} % in {wide}: {name} lies at {place:?}"
                );
            }
        }
    }
}

/// The name of what has the keyboard.
fn focused(h: &Harness<Vec<Command>>) -> Option<String> {
    let node = h.root().children_recursive().find(|n| n.accesskit_node().is_focused())?;
    node.accesskit_node().label()
}

/// The names of everything that Tab comes to, in order, once round.
pub(super) fn tour(h: &mut Harness<Vec<Command>>) -> Vec<String> {
    let mut met: Vec<String> = Vec::new();
    for _ in 0..60 {
        h.key_press(egui::Key::Tab);
        h.run();
        let Some(name) = focused(h) else { continue };
        if met.first() == Some(&name) && met.len() > 3 {
            break;
        }
        met.push(name);
    }
    met
}

#[test]
fn the_keyboard_comes_to_everything_on_each_screen() {
    for which in PAGES {
        let mut h = page(which, EN, egui::vec2(1200.0, 660.0), 100);
        let met = tour(&mut h);
        for (name, _) in widgets_of(&h) {
            assert!(met.contains(&name), "{which:?}: Tab does not come to \"{name}\": {met:?}");
        }
    }
}

/// Goes on with Tab until something of this name has the keyboard, and presses Enter.
fn enter(h: &mut Harness<Vec<Command>>, name: &str) -> Vec<Command> {
    for _ in 0..60 {
        h.key_press(egui::Key::Tab);
        h.run();
        if focused(h).as_deref() == Some(name) {
            h.state_mut().clear();
            h.key_press(egui::Key::Enter);
            h.run();
            return std::mem::take(h.state_mut());
        }
    }
    panic!("Tab does not come to \"{name}\"");
}

#[test]
fn the_keyboard_begins_what_the_start_screen_offers() {
    let mut h = page(Page::Start, EN, egui::vec2(1200.0, 700.0), 100);
    assert_eq!(enter(&mut h, "Continue"), [Command::Continue]);
    assert_eq!(enter(&mut h, "New game: Duck Dealer"), [Command::NewGame(2)]);
    assert_eq!(enter(&mut h, "Statistics"), [Command::Go(Screen::Statistics)]);
    h.get_by_label("Merchant of Venus, round 2");
    // A game is chosen among the cards of a new one by keyboard, too.
    let mut h = page(Page::NewGame, EN, egui::vec2(1200.0, 700.0), 100);
    enter(&mut h, "Merchants Cove");
    let commands = enter(&mut h, "Begin");
    let [Command::Begin(setup)] = commands.as_slice() else { panic!("{commands:?}") };
    assert_eq!(setup.game, "merchants_cove");
}

/// Each card of a new game says in two sentences what it is about, how long it takes, for how many
/// people and how heavy it is.
#[test]
fn each_game_says_what_one_is_in_for() {
    let h = page(Page::NewGame, EN, egui::vec2(1200.0, 900.0), 100);
    for game in games::all().iter().filter(|g| !g.id().starts_with("tiny")) {
        let info = game.info();
        assert!(info.minutes.0 < info.minutes.1 && (1..=5).contains(&info.weight));
        let pitch = EN.word(&format!("{}-pitch", game.prefix()));
        assert_eq!(pitch.matches(['.', '!', '?']).count(), 2, "two sentences: {pitch}");
        h.get_by_label(&pitch);
    }
    h.get_by_label("2 to 5 people · 120 to 180 minutes · heavy");
}

#[test]
fn saves_are_searched_sorted_and_copied_elsewhere() {
    let (texts, settings) = (TableText::plain(EN), Settings::default());
    let mut all = [save("Zoe's game", 5), save("a long one", 50), save("middle", 500)];
    if let Ok(content) = &mut all[1].content {
        content.actions = 900;
        content.seats[0].name = "Cléo".to_owned();
    }
    let form = std::cell::RefCell::new(SavesForm::default());
    let order = || {
        let h = harness(|ui| {
            let list = shelf(&all, Purpose::Play);
            saves::saves_ui(ui, texts, &settings, list, &mut form.borrow_mut())
        });
        let mut at: Vec<(f32, &str)> = ["Zoe's game", "a long one", "middle"]
            .into_iter()
            .filter_map(|name| Some((h.query_by_label(name)?.rect().top(), name)))
            .collect();
        at.sort_by(|a, b| a.0.total_cmp(&b.0));
        at.into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    assert_eq!(order(), ["Zoe's game", "a long one", "middle"]);
    form.borrow_mut().sort = SaveOrder::Name;
    assert_eq!(order(), ["a long one", "middle", "Zoe's game"]);
    form.borrow_mut().sort = SaveOrder::Longest;
    assert_eq!(order(), ["a long one", "Zoe's game", "middle"]);
    form.borrow_mut().search = "cléo VENUS".to_owned();
    assert_eq!(order(), ["a long one"]);
    form.borrow_mut().search = "cove".to_owned();
    assert_eq!(order(), [""; 0]);
    *form.borrow_mut() = SavesForm::default();
    let one = [save("one", 5)];
    let mut h = harness(|ui| {
        let list = shelf(&one, Purpose::Play);
        saves::saves_ui(ui, texts, &settings, list, &mut form.borrow_mut())
    });
    h.get_by_label(&texts.named("ui-save-picture", "name", "one"));
    assert_eq!(press(&mut h, &EN.word("ui-copy")), []);
    let wanted = Command::CopySave("/saves/one.ron".into(), "/away/one.caravan".into());
    assert_eq!(press(&mut h, &EN.word("ui-copy-do")), [wanted]);
}

#[test]
fn statistics_tell_people_and_computers_apart() {
    let mut h = page(Page::Statistics, EN, egui::vec2(1000.0, 1400.0), 100);
    h.get_by_label("Merchant of Venus, 2012");
    assert_eq!(h.query_all_by_label("won 1 of 1 (100 %)").count(), 1, "Anna");
    assert_eq!(h.query_all_by_label("won 0 of 1 (0 %)").count(), 1, "Ben");
    assert_eq!(h.query_all_by_label("won 1 of 2 (50 %)").count(), 1, "the computer");
    h.get_by_label_contains("One line of the list cannot be read");
    assert_eq!(press(&mut h, &EN.word("ui-back")), [Command::Go(Screen::Start)]);
}

/// Where there is nothing to save, the button says so; where there is, it asks for a place.
#[test]
fn statistics_of_nothing_are_not_saved_as_a_table() {
    let texts = TableText::plain(EN);
    let games = [ended("duck_dealer", "Ben", false)];
    for (played, typed, why) in [
        (&games[..0], "/away/table.csv", Some("ui-stat-none")),
        (&games[..], "", Some("ui-stat-unnamed")),
        (&games[..], "/away/table.csv", None),
    ] {
        let mut form = StatisticsForm { path: typed.to_owned(), ..StatisticsForm::default() };
        let mut h = harness(|ui| {
            let model = StatisticsModel { games: played, damaged: 0, saves: &[], counting: false };
            statistics_ui(ui, texts, model, &mut form)
        });
        let save = EN.word("ui-stat-csv");
        let before = why.map(|why| h.query_all_by_label(&EN.word(why)).count());
        h.get_by_label(&save).hover();
        h.run_steps(20);
        let said = why.map(|why| h.query_all_by_label(&EN.word(why)).count());
        assert!(why.is_none() || said > before, "{why:?} is said under the pointer");
        let wanted = match why {
            Some(_) => vec![],
            None => vec![Command::ExportStatistics(typed.into())],
        };
        assert_eq!(press(&mut h, &save), wanted, "{why:?}");
    }
}

/// A finished game whose save is still there leads to its result; how people did is drawn from game
/// to game.
#[test]
fn statistics_lead_to_the_games() {
    let texts = TableText::plain(EN);
    let games =
        [ended("merchant_of_venus", "Anna", true), ended("merchant_of_venus", "Anna", false)];
    let mut over = save("the game", 5);
    if let Ok(content) = &mut over.content {
        (content.over, content.tree) = (true, games[0].tree);
    }
    let saves = [over];
    let mut form = StatisticsForm::default();
    let mut h = panels::harness(egui::vec2(1200.0, 1600.0), 100, |ui| {
        let model = StatisticsModel { games: &games, damaged: 0, saves: &saves, counting: false };
        statistics_ui(ui, texts, model, &mut form)
    });
    h.get_by_label(&EN.word("ui-stat-plot"));
    let named = texts.pair(&EN.word("ui-result"), "the game");
    let buttons: Vec<_> = h.get_all_by_label(&named).map(|n| n.rect()).collect();
    assert!(!buttons.is_empty());
    h.get_all_by_label(&named).next().expect("a button").click();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::Load(saves[0].path.clone())]);
}
