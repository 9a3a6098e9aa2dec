//! How could I, what is worth doing, and rules at work: what stands there, and what a press asks
//! for.

use super::*;
use caravanserai::{
    table::{
        aims::{Doing, Lack, Prospect},
        goal::Goal,
        planning::PlanFigure,
        spoken::SpokenRules,
        worth::WorthDoing,
    },
    ui::{
        counsel,
        model::counsel::{CounselLine, CounselSheet, CounselStep},
        model::how::{
            BestShown, ExampleShown, HowAnswer, HowSheet, LackShown, SoonShown, SpokenShown,
            WorthSheet,
        },
        spoken, wishes, worth,
    },
};
use std::sync::Arc;

/// What a sheet says, and what a press asks for; `""` presses nothing.
fn shown(
    flow: &Flow,
    add: impl Fn(&mut egui::Ui, &Model) -> Vec<Command>,
    press: &[&str],
) -> (Vec<Command>, String) {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let mut h = harness(|ui| add(ui, &Model { flow: flow.clone(), ..model(&table, &settings) }));
    h.run();
    for name in press {
        h.get_by_label(name).click();
        h.run();
    }
    let text = |shape: &egui::Shape| match shape {
        egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    };
    let said = h.output().shapes.iter().filter_map(|clipped| text(&clipped.shape));
    let said: Vec<String> = said.collect();
    (h.state().clone(), said.join("\n"))
}

/// The first offer of the table with its words.
fn first() -> (Action, Message) {
    let table = table(Mode::Play);
    let offer = &table.sight.offers[0];
    (offer.action, offer.message.as_deref().cloned().unwrap_or_default())
}

fn worth_flow() -> Flow {
    let prospect = Prospect {
        words: None,
        pays: (90, 6),
        turns: 2,
        lacks: Lack::of("mov-lack-credits", (40, 75), None).into_iter().collect(),
        doing: Doing::Choices(vec![first().0.into()]),
        deed: Some(first().0),
    };
    let one = WorthDoing {
        waits: false,
        prospect,
        line: vec![first()],
        whole: true,
        overdraws: true,
        gained: Vec::new(),
    };
    let best = BestShown {
        steps: vec![first()],
        gained: vec![PlanFigure::new("mov-figure-money", 110)],
        whole: true,
        open: false,
    };
    let (all, best) = (Some(Arc::new(vec![one])), Some(Arc::new(best)));
    let sheet = WorthSheet { nothing: "mov-worth-none", rate: "mov-worth-rate", all, best };
    Flow { may_ask_how: true, worth: Some(sheet), ..Flow::default() }
}

#[test]
fn what_is_worth_doing_is_asked_for() {
    let flow = Flow { may_ask_how: true, ..Flow::default() };
    let (commands, _) = shown(&flow, worth::worth_ui, &[&EN.word("ui-doing")]);
    assert_eq!(commands, [Command::WorthDoing]);
    let (_, said) = shown(&Flow::default(), worth::worth_ui, &[]);
    assert!(said.is_empty(), "who is not asked reckons nothing: {said}");
}

#[test]
fn what_is_worth_doing_is_read_and_laid_out() {
    let how = EN.word("ui-doing-how");
    let (_, said) = shown(&worth_flow(), worth::worth_ui, &[]);
    for words in ["90 cr for 6 movement points: 15.0 a point", "35 cr", "2 turns more", "+110"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let mut flow = worth_flow();
    flow.worth.as_mut().unwrap().best = None;
    let (commands, _) = shown(&flow, worth::worth_ui, &[&how, &EN.word("ui-how-try")]);
    let steps = vec![first().0];
    assert_eq!(commands, [Command::TryLine { at: None, steps, overdraws: true }]);
}

#[test]
fn what_is_lacking_is_said_with_the_way_to_it() {
    let (wanted, words) = first();
    let lack = LackShown {
        words: Lack::of("mov-lack-credits", (40, 75), None).unwrap().words(),
        way: Some(vec![(wanted, words)]),
    };
    let soon = SoonShown::Within { turns: 2, worlds: 9, of: 10 };
    let example = ExampleShown { steps: vec![(1, first().1)], now: Vec::new() };
    let answer = Some(HowAnswer::Later { known: None, lacks: vec![lack], soon, example });
    let how = Some(HowSheet { wanted: Goal::Choice(wanted), answer });
    let flow = Flow { may_ask_how: true, how, ..Flow::default() };
    let no = Refusal { action: wanted, rule: Rule("MOV-7.1.3"), message: Box::default() };
    let add = |ui: &mut egui::Ui, m: &Model| caravanserai::ui::how::refused_ui(ui, m, &no);
    let (commands, said) = shown(&flow, add, &[&EN.word("ui-how-try")]);
    assert_eq!(commands, [Command::TryLine { at: None, steps: vec![wanted], overdraws: false }]);
    let example = [EN.word("ui-how-example"), "In your next turn:".to_owned()];
    for words in ["35 cr", "9 of 10"].into_iter().chain(example.iter().map(String::as_str)) {
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// From the own plate: so much as is proposed, and more than a rival has; of a rival's plate
/// nothing is asked.
#[test]
fn a_sum_is_asked_for() {
    let flow = Flow { may_ask_how: true, ..Flow::default() };
    let of = |seat: SeatId| {
        move |ui: &mut egui::Ui, m: &Model| wishes::wish_ui(ui, m, Thing::Seat(seat))
    };
    let table = table(Mode::Play);
    let own = table.sight.chooser().expect("a person is asked");
    let c = &table.sight.catalogue;
    let rival = c.all_seats().find(|&seat| seat != own).expect("somebody else plays");
    let purse = c.purse_by_key(&format!("credits:{}", own.0)).expect("it has credits");
    let sum = table.sight.purse(purse) + 50;
    let words = format!("How could I have {sum} cr?");
    let (commands, said) = shown(&flow, of(own), &[&words]);
    assert_eq!(commands, [Command::How(Goal::Purse(purse, sum))]);
    let name = TableText { localizer: EN, names: Some(c) }.seat(rival);
    assert!(said.contains(&format!("more than {name}")), "{said}");
    let (_, said) = shown(&flow, of(rival), &[]);
    assert!(said.is_empty(), "{said}");
}

/// Beside what is missing nobody is told that it may be possible all the same.
#[test]
fn what_is_missing_says_enough() {
    let (wanted, _) = first();
    let lack = |some: bool| {
        let words = Lack::of("mov-lack-credits", (40, 75), None).unwrap().words();
        if some { vec![LackShown { words, way: None }] } else { Vec::new() }
    };
    let no = Refusal { action: wanted, rule: Rule("MOV-7.1.3"), message: Box::default() };
    let add = |ui: &mut egui::Ui, m: &Model| caravanserai::ui::how::refused_ui(ui, m, &no);
    for some in [true, false] {
        let soon = SoonShown::Nothing { whole: false };
        let example = ExampleShown { steps: Vec::new(), now: Vec::new() };
        let answer = Some(HowAnswer::Later { known: None, lacks: lack(some), soon, example });
        let how = Some(HowSheet { wanted: Goal::Choice(wanted), answer });
        let (_, said) = shown(&Flow { may_ask_how: true, how, ..Flow::default() }, add, &[]);
        assert_eq!(said.contains(&EN.word("ui-how-nothing")), !some, "{said}");
        assert_eq!(said.contains("35 cr"), some, "{said}");
    }
}

#[test]
fn what_is_never_allowed_again_is_told_as_that() {
    let (wanted, _) = first();
    let how = Some(HowSheet { wanted: Goal::Choice(wanted), answer: Some(HowAnswer::Never) });
    let flow = Flow { may_ask_how: true, how, ..Flow::default() };
    let no = Refusal { action: wanted, rule: Rule("MOV-7.5.3"), message: Box::default() };
    let add = |ui: &mut egui::Ui, m: &Model| caravanserai::ui::how::refused_ui(ui, m, &no);
    let (_, said) = shown(&flow, add, &[]);
    assert!(said.contains(&EN.word("ui-how-for-good")), "{said}");
}

#[test]
fn a_rule_at_work_leads_to_its_moments() {
    let rule = "MOV-3.1.2";
    let add = |ui: &mut egui::Ui, m: &Model| spoken::spoken_ui(ui, m, rule);
    let (commands, _) = shown(&Flow::default(), add, &[&EN.word("ui-spoken")]);
    assert_eq!(commands, [Command::Spoken]);
    let shown_as = |found: SpokenRules| {
        let spoken = Some(SpokenShown::Found(Arc::new(found)));
        shown(&Flow { spoken, ..Flow::default() }, add, &[]).1
    };
    assert!(shown_as(SpokenRules::default()).contains(&EN.word("ui-spoken-never")));
}

/// Advice and the list of what is worth doing tell of each other where they mean the same, and each
/// what it ranks by.
#[test]
fn advice_and_what_is_worth_doing_speak_of_each_other() {
    let table = table(Mode::Play);
    let line = |nth: usize| {
        let offer = &table.sight.offers[nth];
        let words = offer.message.as_deref().cloned().unwrap_or_default();
        let step = CounselStep {
            actions: vec![offer.action],
            words: vec![words],
            things: Vec::new(),
            way: Vec::new(),
        };
        let (action, ends) = (offer.action, "ui-counsel-ends-turn");
        let (why, ahead) = (None, None);
        CounselLine {
            action,
            chance: Some(50),
            gained: Vec::new(),
            why,
            ahead,
            ends,
            steps: vec![step],
        }
    };
    let lines = |order: [usize; 2]| CounselSheet {
        lines: order.map(line).to_vec().into(),
        shown: 0,
        is_thinking: false,
        why: String::new(),
        is_late: true,
        is_rest: false,
    };
    let add = |ui: &mut egui::Ui, m: &Model| {
        let mut commands = counsel::counsel_ui(ui, m);
        commands.extend(worth::worth_ui(ui, m));
        commands
    };
    let texts = TableText::plain(EN);
    let advised = |line: i64| texts.count("ui-doing-advised", "number", line);
    let listed = EN.word("ui-counsel-worth").split('{').next().unwrap_or_default().to_owned();
    let listed = listed.split(':').next().unwrap_or_default().to_owned();
    for (order, at) in [([0, 1], 1), ([1, 0], 2)] {
        let flow = Flow { lines: Some(lines(order)), ..worth_flow() };
        let (_, said) = shown(&flow, add, &[]);
        assert!(said.contains(&advised(at)), "{said}");
        assert_eq!(said.matches(&listed).count(), 1, "{said}");
        for key in ["ui-counsel-ranks", "ui-doing-ranks"] {
            assert!(said.contains(&EN.word(key)), "{key}: {said}");
        }
    }
    // What leads farther than this turn is told of as soon as it is begun.
    let mut begun = worth_flow();
    let far = WorthDoing {
        whole: false,
        ..begun.worth.as_ref().unwrap().all.as_ref().unwrap()[0].clone()
    };
    begun.worth.as_mut().unwrap().all = Some(Arc::new(vec![far]));
    let (_, said) = shown(&Flow { lines: Some(lines([0, 1])), ..begun }, add, &[]);
    assert!(said.contains(&advised(1)), "{said}");
    // What is done in no line is told of in none; neither is one alone.
    let others = Flow { lines: Some(lines([1, 2])), ..worth_flow() };
    for flow in [others, worth_flow()] {
        let (_, said) = shown(&flow, add, &[]);
        assert!(!said.contains(&advised(1)) && !said.contains(&listed), "{said}");
    }
}
