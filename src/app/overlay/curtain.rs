//! What hides the table until the next person is there, and the question that may be answered aloud
//! meanwhile. Nothing shows here that only one person may know.

use super::areas::area;
use crate::{
    app::{
        session::{Session, Shell},
        table::Table,
    },
    table::{
        action::Message,
        ids::{KindId, SeatId},
    },
    ui::{
        command::Command,
        curtain::{self, CurtainModel},
        settings::{Curtain, Settings},
        table_text::TableText,
        theme,
    },
    view::art::palette::Livery,
};
use bevy_egui::egui::{Context, Frame, Rect};

/// A question that can be answered aloud, as the curtain shows it.
struct AskedAloud {
    /// What has happened.
    happened: Message,
    /// The card or piece with which it was done.
    kind: Option<KindId>,
    /// Everybody at this screen whom it concerns.
    among: Vec<(SeatId, Livery)>,
    /// Everybody else, with the text key that says why not.
    others: Vec<(SeatId, &'static str)>,
}

/// The question that can be answered aloud while the curtain hangs.
fn asked_aloud(table: &Table, settings: &Settings) -> Option<AskedAloud> {
    let aloud = table.aloud()?;
    let seats = &table.play.setup().seats;
    let livery = |seat: SeatId| Livery { seat: seats[seat.ix()].colour, set: settings.seat_set() };
    let deed = table.asked_about(&aloud);
    let kind = deed.as_ref().map(|(_, kind)| *kind);
    Some(AskedAloud {
        happened: deed.map_or(aloud.happened, |(message, _)| message),
        kind,
        among: aloud.among.into_iter().map(|s| (s, livery(s))).collect(),
        others: aloud.others,
    })
}

/// The curtain in front of the person of a seat.
pub(super) fn show_curtain(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    shell: &Shell,
    (table, seat): (&Table, SeatId),
    commands: &mut Vec<Command>,
) {
    let aloud = asked_aloud(table, &session.settings);
    let topmost = shell.dialogs.is_empty();
    let colour = table.play.setup().seats[seat.ix()].colour;
    let livery = Livery { seat: colour, set: session.settings.seat_set() };
    let names = Some(table.play.catalogue().as_ref());
    let texts = TableText { localizer: session.localizer(), names };
    let why = format!("{}-curtain-why", table.play.game().prefix());
    area(ctx, "curtain", screen, Frame::new().fill(theme::well()), |ui| {
        let once = session.settings.curtain == Curtain::Never;
        let happened = aloud.as_ref().map(|asked| texts.say(&asked.happened));
        let aloud = aloud.as_ref().zip(happened.as_ref()).map(|(asked, happened)| {
            let kind = asked.kind.map(|kind| (&table.sight, kind));
            let (among, others) = (asked.among.as_slice(), asked.others.as_slice());
            curtain::AloudModel { happened: happened.as_str(), kind, among, others }
        });
        let curtain = CurtainModel { seat, livery, why: &why, once, topmost, aloud };
        commands.extend(curtain::curtain_ui(ui, texts, &curtain))
    });
}
