//! How somebody could do what is refused or have what is wished for, what is worth doing, and where
//! rules have spoken: what was asked, and the answer as it is shown. Plain values; nothing is
//! looked for here.

use crate::table::{
    action::{Action, Message},
    goal::Goal,
    planning::PlanFigure,
    spoken::SpokenRules,
    worth::WorthDoing,
};
use std::sync::Arc;

/// Choices with their words, one after the other.
pub type WordedLine = Vec<(Action, Message)>;

/// A question, and what has come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HowSheet {
    /// What somebody would like to choose or to have.
    pub wanted: Goal,
    /// The answer; `None` as long as it is looked for.
    pub answer: Option<HowAnswer>,
}

/// How it could be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HowAnswer {
    /// In this turn, by these own choices.
    Line {
        /// One after the other.
        steps: WordedLine,
        /// Whether no shorter line leads there.
        shortest: bool,
    },
    /// In this game never; the refusal says by which rule.
    Never,
    /// Not in this turn.
    Later {
        /// What is to be known of it.
        known: Option<Message>,
        /// What is lacking.
        lacks: Vec<LackShown>,
        /// When it may be possible.
        soon: SoonShown,
        /// How it came in one of the worlds that were played on.
        example: ExampleShown,
    },
}

/// How something came in a world that was played on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExampleShown {
    /// The own choices with their words, each with the number of the own turn in which it is made;
    /// 0 is the one that runs.
    pub steps: Vec<(usize, Message)>,
    /// All own choices of the turn that runs.
    pub now: Vec<Action>,
}

/// When something may be possible that is not possible in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoonShown {
    /// Perhaps in a later turn.
    Within {
        /// Within how many more turns of one's own.
        turns: i64,
        /// In so many of the worlds that were played on.
        worlds: i64,
        /// How many worlds that were.
        of: i64,
    },
    /// Nothing was found.
    Nothing {
        /// Whether every line of this turn was looked at.
        whole: bool,
    },
}

/// Something that is lacking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LackShown {
    /// What, and how much of it.
    pub words: Message,
    /// The choices of this turn by which there is enough of it, where there are such.
    pub way: Option<WordedLine>,
}

/// What is worth doing, as far as somebody has asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorthSheet {
    /// The text key that says why nothing is listed.
    pub nothing: &'static str,
    /// The text key of what something pays for what it costs.
    pub rate: &'static str,
    /// What is worth doing, best first; `None` as long as it is looked for.
    pub all: Option<Arc<Vec<WorthDoing>>>,
    /// The best of this turn; `None` as long as it is looked for.
    pub best: Option<Arc<BestShown>>,
}

/// The best of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BestShown {
    /// The choices; none where nothing more can be made of it.
    pub steps: WordedLine,
    /// What they gain or cost.
    pub gained: Vec<PlanFigure>,
    /// Whether every line was looked at.
    pub whole: bool,
    /// Whether some of them end where nobody knows what comes of it.
    pub open: bool,
}

/// Where rules have spoken in the game on the table, as far as somebody has asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpokenShown {
    /// It is looked for.
    Looking,
    /// It was found.
    Found(Arc<SpokenRules>),
}
