//! A game of its own that begins at the position of another one: the ground of "what if". The game
//! it leaves is not touched. What the one who tries does not know is dealt anew in it, and what
//! chance will bring is fresh: whatever is tried there tells nothing of the game.

use super::{
    edit::Edit,
    ids::Viewer,
    play::Play,
    record::{Save, SaveError},
};

/// How often a position is dealt anew until it breaks no rule.
const DEALS: u64 = 40;

impl Play {
    /// A second game from this position, with its own chance out of `seed`. For a `viewer`
    /// everything that this one does not know is dealt anew, in the last entry of the new game;
    /// without one it lies as it lies.
    ///
    /// ```
    /// # use caravanserai::{games, table::{catalogue::{Chooser, SeatInfo}, game::Setup, play::Play}};
    /// # use caravanserai::table::ids::{SeatId, Viewer};
    /// # let seat = |name: &str| SeatInfo {
    /// #     name: name.into(), colour: 0, race: String::new(), by: Chooser::Person,
    /// # };
    /// # let game = games::all()[0];
    /// # let setup = Setup {
    /// #     game: game.id().into(), edition: game.editions()[0].id.into(),
    /// #     seats: vec![seat("Ann"), seat("Bob")], options: Default::default(),
    /// #     seed: 1, study: false,
    /// # };
    /// let mut play = Play::begin(game, setup)?;
    /// let before = play.hash();
    /// let ann = Viewer::Seat(SeatId(0));
    /// let mut tried = play.fork(Some(ann), 77)?;
    /// let action = tried.offers()[0].action;
    /// assert!(tried.choose(action).is_ok());
    /// assert_eq!((play.hash(), play.entries().len()), (before, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed so far or be dealt anew.
    pub fn fork(&mut self, viewer: Option<Viewer>, seed: u64) -> Result<Play, SaveError> {
        let mut save = Save::of(self);
        save.setup.seed = seed;
        let mut play = self.again(&save)?;
        let Some(viewer) = viewer else { return Ok(play) };
        let study = self.setup().study;
        play.set_study(true);
        let mut dealt = (0..DEALS)
            .map(|n| play.arrange(&[Edit::Redeal(viewer, seed.wrapping_add(n))]).map(drop));
        let first = dealt.next().unwrap_or(Ok(()));
        let done = if first.is_ok() { Ok(()) } else { dealt.find(Result::is_ok).unwrap_or(first) };
        done.map_err(|e| SaveError::Setup(e.to_string()))?;
        play.set_study(study);
        Ok(play)
    }

    /// A world that a viewer could be in, to be tried out: nobody hears what is done in it. `None`
    /// where none can be dealt.
    pub fn dealt_for(&mut self, viewer: Viewer, seed: u64) -> Option<Play> {
        let mut world = self.fork(Some(viewer), seed).ok()?;
        world.set_study(true);
        world.listen(false);
        Some(world)
    }

    /// What chance brings from here follows from another seed. Only for a game that was forked to
    /// be tried out: what is taken back in it and done again stays as it came.
    pub fn reseed(&mut self, seed: u64) {
        self.state_mut().dice.reseed(seed);
    }

    /// A record of this game once more. One that is watched with the level files of then can be
    /// followed by today's only as far as both agree: nothing goes on from beyond that.
    ///
    /// # Errors
    /// [`SaveError`] names the entry at which they part.
    pub fn again(&self, save: &Save) -> Result<Play, SaveError> {
        match save.replay(self.game())? {
            (play, None) => Ok(play),
            (_, Some(differs)) => Err(SaveError::Entry(differs.entry, differs.why)),
        }
    }
}
