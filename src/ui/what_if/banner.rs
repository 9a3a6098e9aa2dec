//! What tells a branch from the game at first sight: a banner at the head of the board with the way
//! back, and a frame of another colour and pattern around the window. It hides nothing of the
//! board: the board makes room for it.

use super::line_name;
use crate::{
    ui::{
        command::Command,
        model::Model,
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, Id, LayerId, Order, Rect, RichText, Stroke, StrokeKind,
    Ui, pos2,
};

/// How wide the frame is, in points; panels and board lie within it.
pub const FRAME: f32 = 6.0;

/// How tall the banner is, by the height of body text.
pub fn banner_height(em: f32) -> f32 {
    em * 2.5
}

/// The colour of everything that does not count.
fn ground() -> Color32 {
    theme::trial()
}

/// The banner. The caller has laid its ground in the colour of branches.
pub fn banner_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let (v, tried) = (model.texts, &model.aside.what_if);
    let ink = theme::on_accent();
    widgets::spread_cut(
        ui,
        |ui| {
            widgets::icon(ui, Icon::WHAT_IF, ink);
            let name = line_name(v, tried.here, &tried.name);
            let dealt = if tried.dealt { "ui-what-if-banner-dealt" } else { "ui-what-if-banner" };
            let words = v.pair(&name, &v.text(dealt));
            ui.add(egui::Label::new(strong(words).color(ink)).truncate());
        },
        |ui| {
            let button =
                egui::Button::new(RichText::new(v.text("ui-what-if-return")).family(theme::bold()));
            if ui.add(button).on_hover_text(v.text("ui-what-if-return-help")).clicked() {
                commands.push(Command::BackToGame);
            }
        },
    );
    commands
}

/// The ground of the banner, and the frame around the window: a band with dashes, so that it is
/// told from the game in grey, too.
pub fn frame_ui(ctx: &Context, screen: Rect, banner: Rect) {
    let behind = ctx.layer_painter(LayerId::new(Order::Background, Id::new("what if ground")));
    behind.rect_filled(banner, CornerRadius::ZERO, ground());
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("what if frame")));
    let band = Stroke::new(FRAME, ground());
    painter.rect_stroke(screen, CornerRadius::ZERO, band, StrokeKind::Inside);
    let middle = screen.shrink(FRAME * 0.5);
    let corners = [
        middle.left_top(),
        middle.right_top(),
        middle.right_bottom(),
        middle.left_bottom(),
        middle.left_top(),
    ];
    let dash = Stroke::new(FRAME * 0.4, theme::on_accent());
    for side in corners.windows(2) {
        let line = [pos2(side[0].x, side[0].y), pos2(side[1].x, side[1].y)];
        painter.extend(egui::Shape::dashed_line(&line, dash, 14.0, 14.0));
    }
}
