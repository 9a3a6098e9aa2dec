//! What the tests of properties share: set-ups of every game, edition, number of seats and option,
//! random players, and the checks that hold after every action. It knows no rule of any game.

pub use crate::common::tables::Configuration;

use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        dice::Dice,
        edit::Edit,
        game::{EditionInfo, Game, Setup},
        ids::{PieceId, Verb, Viewer},
        pieces::{Piece, Purse, Zone},
        play::Play,
    },
};

/// The tables of one edition of a game.
pub fn tables_of(game: &'static dyn Game, edition: &str) -> Vec<Configuration> {
    let of = |e: &&EditionInfo| e.id == edition;
    let editions = game.editions().iter().filter(of);
    editions
        .flat_map(|e| {
            (e.seats.0..=e.seats.1).map(|seats| Configuration { game, edition: e.id, seats })
        })
        .collect()
}

impl Configuration {
    /// A set-up in which every option has a chance to differ from its default, and every seat to
    /// have chosen its race.
    pub fn varied(self, seed: u64) -> Setup {
        let mut setup = self.plain(seed);
        self.vary(&mut setup, &mut Dice::new(seed ^ 0x5eed), 3);
        setup
    }

    /// Edits of the first position that bring the end of a game near, so that whole games can be
    /// played by the hundred; none where games are short anyway.
    pub fn near_the_end(self, play: &mut Play, dice: &mut Dice) -> Vec<Edit> {
        let lines = self.game.near_the_end(play, dice);
        let c = play.catalogue();
        lines
            .iter()
            .map(|line| Edit::parse(line, c).expect("what is written here can be read"))
            .collect()
    }

    /// The number of actions after which a game may still go on, by its rules and with players who
    /// think nothing: a game without a limit of turns whose cards are so spread that nobody can
    /// do the last thing by chance. `None` where every game must end.
    pub fn patience(self) -> Option<usize> {
        (!self.game.info().always_ends).then_some(5000)
    }

    /// How failures name it.
    pub fn name(self, seed: u64) -> String {
        format!("{}, seed {seed}", self.words())
    }
}

/// What must never change: pieces in order, and all money.
#[derive(PartialEq, Eq, Debug)]
pub struct Stock {
    /// How many pieces lie somewhere.
    pub pieces: usize,
    /// All money.
    pub money: i64,
}

/// Counts the table, and holds that every piece lies where it says, once.
pub fn stock(play: &Play) -> Stock {
    let world = play.world();
    let register = &play.state().register;
    let (zones, pieces) =
        (world.try_query::<&Zone>().unwrap(), world.try_query::<&Piece>().unwrap());
    let mut seen = vec![false; register.pieces.len()];
    for &entity in &register.zones {
        let zone = zones.get_manual(world, entity).unwrap();
        for &PieceId(n) in &zone.contents {
            assert!(
                !std::mem::replace(&mut seen[usize::from(n)], true),
                "piece #{n} lies in two places"
            );
            let piece = pieces.get_manual(world, register.pieces[usize::from(n)]).unwrap();
            assert_eq!(piece.zone, zone.id, "piece #{n} lies elsewhere than it says");
        }
        let single = play.catalogue().zones[zone.id.ix()].single;
        assert!(
            !single || zone.contents.len() <= 1,
            "{} holds more than one piece",
            play.catalogue().zones[zone.id.ix()].key
        );
    }
    Stock { pieces: seen.into_iter().filter(|s| *s).count(), money: money(play) }
}

/// All money together; holds that nobody but a bottomless bank owes anything.
pub fn money(play: &Play) -> i64 {
    let world = play.world();
    let mut sum = 0;
    for (&entity, info) in play.state().register.purses.iter().zip(&play.catalogue().purses) {
        let amount = world.get::<Purse>(entity).unwrap().amount;
        assert!(info.bottomless || amount >= 0, "{} holds {amount}", info.key);
        sum += amount;
    }
    sum
}

/// Chooses once; fails if somebody must choose and can not.
pub fn step(play: &mut Play, bot: &mut RandomBot, name: &str) -> Option<Action> {
    let seat = play.decision_seat()?;
    let action = bot.pick(play.offers(), play.game(), play.catalogue());
    let action = action.unwrap_or_else(|| {
        panic!(
            "{name}: dead end: seat {} has no offer after {} entries",
            seat.0,
            play.entries().len()
        )
    });
    let written = action.to_text(play.catalogue());
    if let Err(no) = play.choose(action) {
        panic!(
            "{name}: \"{written}\" was offered, but is refused by {} after {} entries",
            no.rule,
            play.entries().len()
        );
    }
    Some(action)
}

/// Plays at most so many actions.
pub fn play_on(play: &mut Play, bot: &mut RandomBot, actions: usize, name: &str) {
    for _ in 0..actions {
        if step(play, bot, name).is_none() {
            return;
        }
    }
}

/// Any action at all, most likely one that nobody offers: any verb, any arguments, also such that
/// name nothing.
pub fn any_action(dice: &mut Dice, play: &Play) -> Action {
    let verbs = play.catalogue().verbs.len() as u32;
    let mut arg = || match dice.below(6) {
        0 => 0,
        1 => i32::MIN,
        2 => i32::MAX,
        3 => -1,
        _ => dice.below(400) as i32,
    };
    let args = [arg(), arg(), arg()];
    Action { verb: Verb(dice.below(verbs) as u8), args }
}

/// Lets pieces that `viewer` cannot tell apart change places, pair by pair; returns how many did.
pub fn permute(play: &mut Play, viewer: Viewer, dice: &mut Dice) -> usize {
    let hidden = play.hidden_from(viewer);
    let mut swapped = 0;
    for left in (2..=hidden.len()).rev() {
        let (a, b) = (hidden[left - 1], hidden[dice.below(left as u32) as usize]);
        swapped += usize::from(a != b && play.swap_hidden(a, b));
    }
    swapped
}
