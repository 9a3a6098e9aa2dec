//! The lists of lessons and puzzles, and the strip over the board.

use super::*;
use caravanserai::{
    table::learn::{Lesson, LessonStep, Taught, lessons, puzzles},
    ui::{
        LearnCommand, flow_bar,
        learn::{
            Learning, Progress, PuzzleModel, StripPlace, Tried, puzzle_args, shelf_ui, strip_ui,
        },
        model::Aside,
    },
};

/// The first lesson of the first game.
fn lesson() -> &'static Lesson {
    lessons(game()).first().expect("the first game has a lesson")
}

#[test]
fn the_list_of_lessons_begins_and_goes_on() {
    let lesson = lesson();
    let texts = TableText::plain(EN);
    let title = texts.text(&lesson.text_key(game()));
    let command = |again| {
        let (game, lesson) = (game().id().to_owned(), lesson.id().to_owned());
        vec![Command::Learn(LearnCommand::Lesson { game, lesson, again })]
    };
    let mut done = Progress::default();
    let mut list = harness(|ui| shelf_ui(ui, texts, Screen::Learn, (&done, None)));
    assert_eq!(press(&mut list, &format!("Begin: {title}")), command(false));
    assert_eq!(press(&mut list, "Puzzles"), [Command::Go(Screen::Puzzles)]);
    drop(list);
    // What goes on where another one ends is a part of the same lesson.
    let list = harness(|ui| shelf_ui(ui, texts, Screen::Learn, (&done, None)));
    let second = texts.text(&lessons(game())[1].text_key(game()));
    for (title, part) in [(&title, 1), (&second, 2)] {
        list.get_by_label(&format!("1 · {title} (part {part} of 2)"));
    }
    let third = texts.text(&lessons(game())[2].text_key(game()));
    list.get_by_label(&format!("2 · {third}"));
    let of = texts.text(&format!("{}-title", game().prefix()));
    list.get_by_label(&format!("{of} · 0 of 7 lessons done"));
    drop(list);
    done.reach(game().id(), lesson.id(), (3, lesson.steps.len()));
    let mut list = harness(|ui| shelf_ui(ui, texts, Screen::Learn, (&done, None)));
    assert_eq!(press(&mut list, &format!("Go on: {title}")), command(false));
    assert_eq!(press(&mut list, &format!("From the beginning: {title}")), command(true));
    assert_eq!(press(&mut list, "Back"), [Command::Go(Screen::Start)]);
}

#[test]
fn the_list_of_puzzles_tells_which_are_solved() {
    let puzzle = puzzles(game()).first().expect("the first game has a puzzle");
    let texts = TableText::plain(EN);
    let args = puzzle_args(texts, puzzle.text_args(), puzzle.thing());
    let title = texts.with(&puzzle.text_key(game()), &args);
    let command = LearnCommand::Puzzle { game: game().id().into(), puzzle: puzzle.id().into() };
    let mut done = Progress::default();
    let mut list = harness(|ui| shelf_ui(ui, texts, Screen::Puzzles, (&done, None)));
    assert_eq!(press(&mut list, &title), [Command::Learn(command)]);
    drop(list);
    done.solve(game().id(), puzzle.id(), 2);
    done.solve(game().id(), puzzle.id(), 1);
    let list = harness(|ui| shelf_ui(ui, texts, Screen::Puzzles, (&done, None)));
    assert!(list.query_by_label(&format!("{title} (2 of 3 stars)")).is_some(), "the best one");
}

/// A strip that says this.
fn strip(learning: Learning) -> Harness<'static, Vec<Command>> {
    let table = table(Mode::Play);
    let settings = Settings::default();
    harness(move |ui| {
        let mut model = model(&table, &settings);
        model.aside.learning = Some(learning.clone());
        strip_ui(ui, &model)
    })
}

#[test]
fn the_strip_says_one_sentence_and_leads_on_and_back() {
    let (lesson, of) = (lesson(), lesson().steps.len());
    let title = lesson.text_key(game());
    let first = &lesson.steps[0];
    let says = format!("{title}-{}", first.says);
    let words = EN.word(&says);
    let second = &lessons(game())[1];
    let next = Some((game().id().to_owned(), second.id().to_owned()));
    let at = |at| Learning::Lesson {
        title: title.clone(),
        says: says.clone(),
        rules: first.rules.clone(),
        at,
        of,
        wanted: vec![0],
        next: next.clone(),
    };
    let mut begun = strip(at(0));
    assert!(begun.query_by_label("Next lesson").is_none());
    assert!(begun.query_by_label(&words).is_some(), "{words}");
    assert!(begun.get_by_label("Back").accesskit_node().is_disabled());
    assert_eq!(press(&mut begun, "Do it for me"), [Command::Learn(LearnCommand::Skip)]);
    assert_eq!(press(&mut begun, &first.rules[0]), [Command::OpenRule(first.rules[0].clone())]);
    assert_eq!(press(&mut begun, "Leave"), [Command::Learn(LearnCommand::Leave)]);
    let mut over = strip(at(of));
    assert_eq!(press(&mut over, "Back"), [Command::Learn(LearnCommand::Back)]);
    assert_eq!(press(&mut over, "Play on"), [Command::Learn(LearnCommand::PlayOn)]);
    let (game, lesson) = next.clone().expect("it is there");
    let begin = LearnCommand::Lesson { game, lesson, again: false };
    assert_eq!(press(&mut over, "Next lesson"), [Command::Learn(begin)]);
}

/// The strip of a lesson in a side panel as the smallest window has it, without its margins.
fn in_side_panel<'a>(
    learning: &'a Learning,
    table: &'a Table,
    settings: &'a Settings,
    localizer: Localizer,
) -> Harness<'a, Vec<Command>> {
    panels::harness(egui::vec2(312.0, 400.0), 100, move |ui| {
        let mut model = model(table, settings);
        model.texts.localizer = localizer;
        model.aside.learning = Some(learning.clone());
        let tall = StripPlace::of(&model).expect("a lesson").tall();
        let size = egui::vec2(312.0, tall * theme::em(ui) - 12.0);
        let place = egui::Rect::from_min_size(ui.min_rect().min, size);
        strip_ui(&mut ui.new_child(egui::UiBuilder::new().max_rect(place)), &model)
    })
}

/// No sentence is cut, and none must be scrolled for, where the window is small: the longest three
/// of each lesson in each language.
#[test]
fn each_sentence_of_a_lesson_is_seen_whole() {
    let table = table(Mode::Play);
    let settings = Settings::default();
    let all =
        games::built_in().iter().flat_map(|&game| lessons(game).iter().map(move |l| (game, l)));
    for ((game, lesson), language) in
        all.flat_map(|of| Language::ALL.map(|language| (of, language)))
    {
        let (title, localizer) = (lesson.text_key(game), Localizer::new(language));
        let said = |step: &&LessonStep| localizer.word(&format!("{title}-{}", step.says));
        let mut steps: Vec<_> = lesson.steps.iter().filter(|s| !s.says.is_empty()).collect();
        steps.sort_by_key(|step| std::cmp::Reverse(said(step).len()));
        for step in steps.iter().take(3) {
            let learning = Learning::Lesson {
                title: title.clone(),
                says: format!("{title}-{}", step.says),
                rules: step.rules.clone(),
                at: 0,
                of: lesson.steps.len(),
                wanted: vec![0],
                next: None,
            };
            let strip = in_side_panel(&learning, &table, &settings, localizer);
            let place = strip.get_by_label(&said(step)).rect();
            let foot = strip.get_by_label(&localizer.word("ui-lesson-leave")).rect();
            assert!(place.bottom() <= foot.top(), "{place:?} on {foot:?}: {}", said(step));
        }
    }
}

/// How far one has come is read whole beside the buttons, in each language, also with very large
/// text.
#[test]
fn the_number_of_the_step_is_not_cut() {
    let (table, settings, lesson) = (table(Mode::Play), Settings::default(), lesson());
    let learning = Learning::Lesson {
        title: lesson.text_key(game()),
        says: format!("{}-{}", lesson.text_key(game()), lesson.steps[0].says),
        rules: Vec::new(),
        at: 11,
        of: 16,
        wanted: vec![0],
        next: None,
    };
    // As wide as the side panel of the smallest window, without its margins.
    for (wide, text_size) in [(312.0, 100), (412.0, 200)] {
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let h = panels::harness(egui::vec2(wide, 720.0), text_size, |ui| {
                let mut model = model(&table, &settings);
                model.texts.localizer = localizer;
                model.aside.learning = Some(learning.clone());
                let size = egui::vec2(wide, 300.0);
                let place = egui::Rect::from_min_size(ui.min_rect().min, size);
                strip_ui(&mut ui.new_child(egui::UiBuilder::new().max_rect(place)), &model)
            });
            let texts = h.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
                egui::Shape::Text(text) => Some(&text.galley),
                _ => None,
            });
            let counts = texts.filter(|galley| galley.text().contains("12"));
            let cut: Vec<bool> = counts.map(|galley| galley.elided).collect();
            assert_eq!(cut, [false], "{language:?} at {text_size} %");
        }
    }
}

/// Whoever presses once too often at the end begins nothing: where a step was shown nothing lies
/// then that can be pressed.
#[test]
fn a_late_press_at_the_end_of_a_lesson_does_nothing() {
    let (table, settings, lesson) = (table(Mode::Play), Settings::default(), lesson());
    let at = |at| Learning::Lesson {
        title: lesson.text_key(game()),
        says: format!("{}-{}", lesson.text_key(game()), lesson.steps[0].says),
        rules: Vec::new(),
        at,
        of: 3,
        wanted: vec![0],
        next: Some((game().id().to_owned(), lesson.id().to_owned())),
    };
    let (leads, over) = (at(0), at(3));
    let place = in_side_panel(&leads, &table, &settings, EN).get_by_label("Do it for me").rect();
    let strip = in_side_panel(&over, &table, &settings, EN);
    assert!(strip.get_by_label("Do it for me").accesskit_node().is_disabled());
    for name in ["Back", "Next lesson", "Play on", "Leave"] {
        assert!(!strip.get_by_label(name).rect().intersects(place), "{name}");
    }
}

#[test]
fn the_strip_of_a_puzzle_tells_goal_and_success() {
    let all = puzzles(game());
    let title = all[0].text_key(game());
    let tried = |tried, done| {
        Learning::Puzzle(Box::new(PuzzleModel {
            title: title.clone(),
            args: all[0].text_args(),
            done,
            within: Some(4),
            tried,
            more_hints: true,
            next: Some((game().id().to_owned(), all[1].id().to_owned())),
            ..PuzzleModel::default()
        }))
    };
    let mut open = strip(tried(Tried::Open, 0));
    let goal = TableText::plain(EN).with(&format!("{title}.goal"), &all[0].text_args());
    assert!(open.query_by_label(&goal).is_some());
    assert!(open.query_by_label("Next puzzle").is_none());
    assert_eq!(press(&mut open, "Hint (H)"), [Command::Learn(LearnCommand::Hint)]);
    let mut missed = strip(tried(Tried::Missed, 4));
    assert_eq!(press(&mut missed, "Try again"), [Command::Learn(LearnCommand::Again)]);
    let mut solved = strip(tried(Tried::Solved, 4));
    let (game, puzzle) = (game().id().to_owned(), all[1].id().to_owned());
    let next = Command::Learn(LearnCommand::Puzzle { game, puzzle });
    assert_eq!(press(&mut solved, "Next puzzle"), [next]);
    // The bar names nobody who would choose: nobody does any more.
    let (table, settings) = (table(Mode::Play), Settings::default());
    let stands = |learning, undo_barred| {
        let plain = model(&table, &settings);
        let aside = Aside { learning: Some(learning), ..plain.aside.clone() };
        decision::sentence(&Model { asked: false, aside, undo_barred, ..plain })
    };
    let says = |learning| stands(learning, None);
    assert_eq!(says(tried(Tried::Solved, 4)), EN.word("ui-puzzle-solved"));
    assert_eq!(says(tried(Tried::Missed, 4)), EN.word("ui-puzzle-missed"));
    // Where nothing can be taken back nobody is told to.
    let stood = stands(tried(Tried::Missed, 4), Some("ui-undo-stands-chance"));
    assert_eq!(stood, EN.word("ui-puzzle-missed-stands"));
    assert!(says(tried(Tried::Open, 0)).ends_with("is choosing"));
}

/// Whoever looks for the solution is not told it: there is no counsel until it is found.
#[test]
fn nobody_tells_the_solution_of_a_puzzle() {
    let all = puzzles(game());
    let (table, settings) = (table(Mode::Play), Settings::default());
    let counsel = |tried| {
        let title = all[0].text_key(game());
        let puzzle = PuzzleModel { title, done: 1, tried, ..PuzzleModel::default() };
        let learning = Learning::Puzzle(Box::new(puzzle));
        let plain = model(&table, &settings);
        let aside = Aside { learning: Some(learning), ..plain.aside.clone() };
        flow_bar::counsel_command(&Model { asked: true, aside, ..plain })
    };
    assert_eq!(counsel(Tried::Open), None);
    assert_eq!(counsel(Tried::Solved), Some(Command::Counsel(true)));
}

/// Whoever leaves a lesson finds its game at the head of the page, wherever that was scrolled to.
#[test]
fn the_page_stands_at_the_game_just_learnt() {
    let last = games::all().last().expect("there are games");
    let texts = TableText::plain(EN);
    let done = Progress::default();
    let came = std::cell::Cell::new(true);
    let mut list = panels::harness(egui::vec2(900.0, 500.0), 100, |ui| {
        if came.take() {
            caravanserai::ui::learn::keep_game(ui.ctx(), last.id());
        }
        shelf_ui(ui, texts, Screen::Learn, (&done, None))
    });
    list.run();
    let first = lessons(*last).first().expect("it has lessons");
    let begin = format!("Begin: {}", texts.text(&first.text_key(*last)));
    let head = list.get_by_label(&begin).rect();
    list.hover_at(egui::pos2(450.0, 400.0));
    list.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -300.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::default(),
    });
    list.run();
    assert!(list.get_by_label(&begin).rect().top() < head.top() - 50.0, "it is scrolled");
    came.set(true);
    list.run();
    assert_eq!(list.get_by_label(&begin).rect().top(), head.top());
}
