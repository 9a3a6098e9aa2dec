//! How the screen of a running game is divided among seats, side panel, bar and board. The board
//! never gives way to what is asked: only to sizes that somebody has set, a branch or a lesson.

use crate::ui::{learn::StripPlace, settings::Settings, theme, what_if};
use bevy_egui::egui::{Rect, pos2};

/// The height of the decision bar in heights of body text: a sentence and two rows of choices. It
/// never follows what is asked, so that neither board nor buttons move under the pointer.
const BAR: f32 = 9.4;
/// The same where text is very large, and in a lesson: one row of choices, so that the board is not
/// the smaller for it.
const LOW_BAR: f32 = 5.5;

/// The height of the bar, as somebody made it: the board keeps its room, unless somebody wants it
/// otherwise.
fn bar_height(screen: Rect, em: f32, tight: bool, settings: &Settings) -> f32 {
    let share = f32::from(settings.bar) / 100.0;
    // Where room is scarce it has one row of choices; the rest is scrolled to.
    let rows = if tight { LOW_BAR } else { BAR };
    (em * rows * share).min(screen.height() * (0.42 * share).clamp(0.42, 0.6))
}

/// Usual width of the side panel in heights of body text: 340 points at the usual size.
const SIDE_PANEL: f32 = 21.25;

/// How much of the side panel what a lesson says takes at most.
const MOST_OF_PANEL: f32 = 0.45;

/// How high the board is where it is the small thing, for its width.
const SMALL_BOARD: f32 = 0.56;

/// What is said at the head of the board, or of the side panel.
#[derive(Clone, Copy)]
pub(super) struct AtHead {
    /// A branch is tried: its frame stands around everything, its banner at the head.
    pub branch: bool,
    /// Something is learnt: where it says what.
    pub strip: Option<StripPlace>,
}

/// How the screen of a running game is divided.
pub(super) struct Regions {
    /// Everything within the frame of a branch.
    pub screen: Rect,
    /// The seats.
    pub top: Rect,
    /// The side panel.
    pub side_panel: Rect,
    /// The decision bar.
    pub bar: Rect,
    /// The banner of a branch.
    pub banner: Option<Rect>,
    /// What a lesson or a puzzle says.
    pub strip: Option<Rect>,
    /// What is left for the board.
    pub free: Rect,
    /// Where the board usually is, while what one acts on has that place.
    pub large: Option<Rect>,
}

impl Regions {
    /// Divides what lies `within` a window, whatever is at the head.
    pub(super) fn of(window: Rect, settings: &Settings, at_head: AtHead) -> Regions {
        let em = theme::body_size(window.height(), settings.text_size);
        let within = if at_head.branch { window.shrink(what_if::FRAME) } else { window };
        let teaches = at_head.strip == Some(StripPlace::SidePanel);
        let tight = teaches || theme::tight(window.height(), em);
        let mut regions = Regions::plain(within, em, tight, settings);
        if at_head.branch {
            regions.banner = Some(take_head(&mut regions.free, what_if::banner_height(em)));
        }
        regions.strip = at_head.strip.map(|place| {
            let tall = place.tall() * em;
            match place {
                StripPlace::Board => take_head(&mut regions.free, tall),
                StripPlace::SidePanel => {
                    let most = regions.side_panel.height() * MOST_OF_PANEL;
                    take_head(&mut regions.side_panel, tall.min(most))
                }
            }
        });
        regions
    }

    /// How wide and high the board is where no branch lies at its head, in whole points: a branch
    /// comes and goes, and nothing on the board moves for it.
    pub(super) fn room(window: Rect, settings: &Settings, at_head: AtHead) -> (u16, u16) {
        let free = Regions::of(window, settings, AtHead { branch: false, ..at_head }).free;
        (free.width() as u16, free.height() as u16)
    }

    /// Gives the place of the board away. It is seen in small then, at the foot of the side panel:
    /// the tabs stay where they are.
    pub(super) fn make_board_small(&mut self) {
        let tall = (self.side_panel.width() * SMALL_BOARD).min(self.side_panel.height() * 0.4);
        let split = self.side_panel.bottom() - tall;
        let (panel, small) = self.side_panel.split_top_bottom_at_y(split);
        self.side_panel = panel;
        self.large = Some(std::mem::replace(&mut self.free, small));
    }

    /// The whole column at the right, whatever stands in it.
    pub(super) fn column(&self) -> Rect {
        match self.large {
            Some(_) => self.side_panel.union(self.free),
            None => self.side_panel,
        }
    }

    /// The large place, whatever has it.
    pub(super) fn large_or_board(&self) -> Rect {
        self.large.unwrap_or(self.free)
    }

    fn plain(screen: Rect, em: f32, tight: bool, settings: &Settings) -> Regions {
        // As wide as somebody made it, but by itself never more than a third of the window, and
        // never near half of it.
        let share = f32::from(settings.side_panel) / 100.0;
        let side_panel =
            ((em * SIDE_PANEL).min(screen.width() * 0.345) * share).min(screen.width() * 0.48);
        let top = if tight { em * 2.7 } else { em * 4.1 };
        let split = screen.right() - side_panel;
        let bar = bar_height(screen, em, tight, settings);
        Regions {
            screen,
            top: Rect::from_min_max(screen.min, pos2(split, screen.top() + top)),
            side_panel: Rect::from_min_max(pos2(split, screen.top()), screen.max),
            bar: Rect::from_min_max(
                pos2(screen.left(), screen.bottom() - bar),
                pos2(split, screen.bottom()),
            ),
            banner: None,
            strip: None,
            free: Rect::from_min_max(
                pos2(screen.left(), screen.top() + top),
                pos2(split, screen.bottom() - bar),
            ),
            large: None,
        }
    }
}

/// Takes so much from the head of a place.
fn take_head(place: &mut Rect, tall: f32) -> Rect {
    let (head, rest) = place.split_top_bottom_at_y(place.top() + tall);
    *place = rest;
    head
}
