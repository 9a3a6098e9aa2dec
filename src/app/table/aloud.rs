//! Questions that several people at one screen answer aloud while the curtain hangs: nobody wants
//! to do anything, or somebody takes the screen. It declines for those who said no and opens the
//! curtain for nobody but the one who was named, or the one who had the screen before.

use super::Table;
use crate::{
    table::{
        action::{Message, Value},
        agenda::Decision,
        ids::{KindId, SeatId, Viewer},
    },
    ui::{
        game_ui::{self, Aloud},
        settings::Curtain,
    },
};

/// What was answered, and how far it is carried out.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Answered {
    /// Who takes the screen, if anybody.
    speaker: Option<SeatId>,
    /// Who had the screen when it was asked.
    keeper: Option<SeatId>,
    /// What was asked.
    asked: Decision,
    /// Who has declined so far: asked once more, it is another question.
    declined: Vec<SeatId>,
}

impl Table {
    /// The question for which the curtain hangs, if it can be answered aloud by more people than
    /// the one who is asked.
    pub fn aloud(&self) -> Option<Aloud> {
        self.curtain()?;
        // Behind the curtain it is what everybody sees.
        let sight = Some(&self.sight).filter(|s| s.viewer == Viewer::Public)?;
        let mut aloud = game_ui::of(sight.game).aloud(sight)?;
        let bots = aloud.among.iter().filter(|&&seat| !self.person_plays(seat));
        aloud.others.extend(bots.map(|&seat| (seat, "ui-aloud-computer")));
        aloud.among.retain(|&seat| self.person_plays(seat));
        // Whoever is asked with an empty hand is answered for by the others.
        let asked = sight.chooser()?;
        let concerned =
            aloud.among.contains(&asked) || aloud.by != asked && self.person_plays(asked);
        (concerned && !aloud.among.is_empty()).then_some(aloud)
    }

    /// The deed that such a question is about, as the log tells it, and its card or piece.
    pub fn asked_about(&self, aloud: &Aloud) -> Option<(Message, KindId)> {
        let sheet = game_ui::of(self.sight.game);
        let lines = self.log.iter().rev().filter(|line| line.seat == Some(aloud.by));
        let own = lines.filter(|line| aloud.told.contains(&line.message.key));
        own.filter_map(|line| sheet.deed(&self.sight, &line.message)).find_map(|deed| {
            match deed.name {
                Value::Kind(kind) => Some((deed.message, kind)),
                _ => None,
            }
        })
    }

    /// Carries the answer to such a question out.
    pub fn answer_aloud(&mut self, speaker: Option<SeatId>, curtain: Curtain) {
        if self.aloud().is_none() {
            return;
        }
        let Some(asked) = self.sight.decision else { return };
        let last = self.play.entries().last().and_then(|entry| entry.seat);
        let keeper = last.filter(|&seat| self.person_plays(seat));
        self.answered = Some(Answered { speaker, keeper, asked, declined: Vec::new() });
        self.go_on_aloud(curtain);
    }

    /// Declines for whoever is asked the same and has said no, until somebody else must choose.
    pub fn go_on_aloud(&mut self, curtain: Curtain) {
        while let Some(mut answered) = self.answered.take() {
            let Some(decision) = self.sight.decision else { return };
            let seat = decision.seat;
            let same = decision.question == answered.asked.question
                && decision.memory == answered.asked.memory
                && !answered.declined.contains(&seat);
            if !same {
                // The question is over: whoever had the screen has it still, and if the turn is
                // over with it, for a last look.
                match answered.keeper {
                    Some(keeper) if keeper == seat => self.open_curtain(curtain),
                    Some(keeper) if answered.speaker.is_none() => drop(self.look_back(keeper)),
                    _ => {}
                }
                return;
            }
            if !self.person_plays(seat) {
                // A computer player chooses for itself; then it goes on.
                self.answered = Some(answered);
                return;
            }
            if answered.speaker == Some(seat) {
                return self.open_curtain(curtain);
            }
            let Some(aloud) = self.aloud() else { return };
            answered.declined.push(seat);
            self.answered = Some(answered);
            if self.choose_quietly(aloud.decline, curtain).is_err() {
                // Something must be done after all, by the one who is asked.
                self.answered = None;
                return;
            }
        }
    }
}
