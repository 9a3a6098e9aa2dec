//! What could once be chosen and cannot be chosen now is refused with a reason of its own: whoever
//! adds an offer and forgets to say why it is not possible elsewhere is told so. No rule of any
//! game is known here.

use super::{play_on, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{action::Action, game::Game, ids::Viewer, play::Play},
};
use std::collections::{BTreeMap, BTreeSet};

/// The end of the text key that says nothing but that something is not possible now.
const NOTHING_SAID: &str = "-no-not-now";
/// How many actions of a verb are remembered.
const REMEMBERED: usize = 4;

/// The actions of each verb that were offered last.
#[derive(Default)]
struct Offered(BTreeMap<u8, Vec<Action>>);

impl Offered {
    fn note(&mut self, play: &Play) {
        for offer in play.offers() {
            let known = self.0.entry(offer.action.verb.0).or_default();
            if !known.contains(&offer.action) {
                known.push(offer.action);
                let more = known.len().saturating_sub(REMEMBERED);
                known.drain(..more);
            }
        }
    }
    fn not_now<'a>(&'a self, play: &'a Play) -> impl Iterator<Item = Action> + 'a {
        let offers = play.offers();
        let gone = |action: &&Action| offers.iter().all(|offer| !offer.accepts(action));
        self.0.values().flatten().filter(gone).copied()
    }
}

pub fn what_was_offered_is_refused_with_a_reason(game: &'static dyn Game, edition: &'static str) {
    let mut silent: BTreeSet<(String, String)> = BTreeSet::new();
    for table in tables_of(game, edition) {
        for seed in 0..3_u64 {
            let name = table.name(seed);
            let mut play = table.begin(table.varied(seed + 40));
            let mut bot = if seed == 0 { RandomBot::even(seed) } else { RandomBot::new(seed) };
            let mut offered = Offered::default();
            for _ in 0..150 {
                offered.note(&play);
                let Some(asked) = play.glance(Viewer::Everybody).decision else { break };
                let question = play.catalogue().questions[asked.question.ix()].to_owned();
                let gone: Vec<Action> = offered.not_now(&play).collect();
                for action in gone {
                    if play.explain_illegal(action).message.key.ends_with(NOTHING_SAID) {
                        let verb = play.catalogue().verb(action.verb).name.to_owned();
                        silent.insert((question.clone(), verb));
                    }
                }
                play_on(&mut play, &mut bot, 2, &name);
            }
        }
    }
    assert!(silent.is_empty(), "{} {edition}: refused without a reason: {silent:#?}", game.id());
}
