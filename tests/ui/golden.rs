//! What is golden in the bar of each game, in random games: never what gives something away, and
//! what ends something only where nothing else of use is left, or the turn has done what it is for.
//! Where the button stands is the business of other tests.

use crate::common::panels;
use caravanserai::{
    app::table::Table,
    bots::RandomBot,
    games::{self, merchant_of_venus::table::layout as venus},
    table::{
        action::{Offer, VerbSort},
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
    },
    text::{Language, Localizer},
    ui::{Mode, Model, decision, game_ui, settings::Settings},
    view::scene::GameScene,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

fn table(game: &str, edition: &str, seed: u64) -> Table {
    let seat = |n: u8| SeatInfo {
        name: format!("Player {}", n + 1),
        colour: n,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: game.to_owned(),
        edition: edition.to_owned(),
        seats: (0..2).map(seat).collect(),
        options: BTreeMap::new(),
        seed,
        study: false,
    };
    let game = games::by_id(game).expect("the game is in the house");
    let play = Play::begin(game, setup).expect("the set-up is sound");
    Table::new(play, Mode::Play, PathBuf::from("unused.ron"))
}

/// Plays on at random, and looks at what is golden.
fn stroll(mut see: impl FnMut(&Model, &Offer)) {
    let settings = Settings::default();
    let all = games::all().iter().filter(|game| game.part::<GameScene>().is_some());
    for (game, edition) in all.flat_map(|g| g.editions().iter().map(move |e| (g.id(), e.id))) {
        for seed in 0..3 {
            let mut table = table(game, edition, seed);
            let mut any = RandomBot::new(seed);
            for _ in 0..250 {
                table.end_beat(Default::default());
                table.open_curtain(Default::default());
                let en = Localizer::new(Language::En);
                let model = panels::model(&table.sight, &settings, en);
                if let Some(main) = decision::arrange(&model).main {
                    see(&model, &model.sight.offers[main]);
                }
                let (play, offers) = (&table.play, &table.sight.offers);
                let Some(action) = any.pick(offers, play.game(), play.catalogue()) else { break };
                table.choose(action, Default::default()).expect("an offer is accepted");
            }
        }
    }
}

fn sort(model: &Model, offer: &Offer) -> VerbSort {
    model.sight.catalogue.verb(offer.action.verb).sort
}

#[test]
fn what_is_given_away_is_never_golden() {
    let mut seen = 0;
    stroll(|model, golden| {
        assert_ne!(sort(model, golden), VerbSort::Gives, "{}", model.worded(golden));
        seen += 1;
    });
    assert!(seen > 500, "{seen}");
}

#[test]
fn what_ends_is_golden_only_when_the_turn_has_done_its_work() {
    let mut ended = BTreeSet::new();
    stroll(|model, golden| {
        if sort(model, golden) != VerbSort::Ends {
            return;
        }
        let sheet = game_ui::of(model.sight.game);
        let name = |offer: &Offer| model.sight.catalogue.verb(offer.action.verb).name;
        let useful = |offer: &&Offer| {
            let verb = offer.action.verb;
            // What hardly ever is of use, or can be done at any other time as well.
            let idle = ["exchange", "passage", "deal", "look-culture", "barter-first"]
                .contains(&name(offer));
            sort(model, offer) == VerbSort::Does
                && !sheet.hardly_wanted(verb)
                && !sheet.throws_away(verb)
                && !["propose-stop"].contains(&name(offer))
                && !idle
        };
        let left: Vec<_> = model.sight.offers.iter().filter(useful).map(name).collect();
        let done = match (model.sight.game, name(golden)) {
            // Cards are chosen already.
            ("dale_of_merchants", "done" | "answer-help") => true,
            ("merchant_of_venus", "end-turn") => model.sight.dial(venus::TRADED) != 0,
            _ => false,
        };
        assert!(done || left.is_empty(), "{}: {left:?}", model.worded(golden));
        ended.insert(model.sight.game);
    });
    assert!(ended.len() > 2, "{ended:?}");
}
