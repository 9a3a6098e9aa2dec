//! The line of counsel that is shown on the board: what its steps name bears their numbers, and its
//! flights are drawn. It reads the line and chooses nothing.

use super::marks::place;
use crate::{
    app::{
        session::{Counsel, Session, Shell},
        table::Table,
    },
    table::action::Thing,
    ui::model::counsel::CounselLine,
    view::{
        art::palette::ACCENT,
        board::Trace,
        figures::{Figure, Label, Scene},
        scene::{SceneContext, key_of},
    },
};

/// How high a number is, in board units.
const NUMBER: f32 = 17.0;

/// The line that is shown, as long as the position is the one for which counsel was asked.
pub(super) fn line_of<'a>(table: &Table, shell: &'a Shell) -> Option<&'a CounselLine> {
    let counsel = shell.counsel.as_ref().filter(|counsel| counsel.version == table.version);
    counsel.filter(|_| table.asked()).and_then(Counsel::on_board)
}

/// The numbers of the steps, each on what the step names; what is named twice bears both.
pub(super) fn numbers(scene: &Scene, line: &CounselLine) -> Vec<Figure> {
    let figure = |thing: &Thing| {
        let key = key_of(*thing);
        scene.figures.iter().find(|figure| figure.key == key)
    };
    let mut marked: Vec<(&Figure, Vec<usize>)> = Vec::new();
    for (nth, step) in line.steps.iter().enumerate() {
        let Some(named) = step.things.iter().rev().find_map(figure) else { continue };
        match marked.iter_mut().find(|(figure, _)| figure.key == named.key) {
            Some((_, all)) => all.push(nth + 1),
            None => marked.push((named, vec![nth + 1])),
        }
    }
    let layer = scene.figures.iter().map(|figure| figure.layer).max().unwrap_or_default() + 1;
    let sign = |(figure, all): (&Figure, Vec<usize>)| {
        let number = runs(&all);
        let (right, up) = figure.half();
        let at = (figure.at.0 + right * 0.8, figure.at.1 - up * 0.8);
        let label = Label::new(number, NUMBER, ACCENT).bold().plated();
        Figure::words(format!("~counsel/{}", figure.key), label, at, NUMBER, layer)
    };
    marked.into_iter().map(sign).collect()
}

/// Numbers in few signs: those that follow one another as the first and the last of them.
fn runs(all: &[usize]) -> String {
    let runs = all.chunk_by(|before, number| before + 1 == *number);
    let run = |run: &[usize]| match run {
        [first, .., last] => format!("{first}–{last}"),
        one => one.iter().map(usize::to_string).collect(),
    };
    runs.map(run).collect::<Vec<_>>().join(" ")
}

/// The flights of a line, as they are drawn.
pub(super) fn way_of(table: &Table, line: &CounselLine, session: &Session) -> Option<Trace> {
    let (sight, palette) = (&table.sight, session.settings.seat_set());
    let context = SceneContext { localizer: session.localizer(), palette, room: None };
    let colour = context.livery(sight, sight.chooser()?).colour();
    let way = line.steps.iter().flat_map(|step| &step.way);
    let points: Vec<_> = way.map(|space| place(sight, *space)).collect();
    (points.len() > 1).then_some(Trace { colour, points })
}
