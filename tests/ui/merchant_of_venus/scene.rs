//! A position with the model that the window would make of it, drawn in a harness or a bare
//! context. Asserts nothing itself.

use crate::common::merchant_of_venus::StudyTable;
use bevy_egui::egui::{self, Context, RawInput, Rect, Ui, vec2};
use caravanserai::{
    games::merchant_of_venus::ui::VenusUi,
    table::{
        action::{Action, Thing},
        ids::{SeatId, Viewer},
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{Command, GameUi, Model, settings::Settings, theme},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use std::{cell::RefCell, rc::Rc};

/// A position as one viewer sees it.
pub struct Scene {
    /// What is seen.
    pub sight: Sight,
    /// Net worth of each seat.
    pub fortunes: Vec<i64>,
    /// What is set.
    pub settings: Settings,
    /// What is selected on the board.
    pub selected: Option<Thing>,
    /// Whose sheet is shown.
    pub shown: SeatId,
    /// Whether a person here chooses.
    pub asked: bool,
}

impl Scene {
    /// The position as the seat that chooses sees it, that seat's sheet shown.
    pub fn of(table: &mut StudyTable) -> Scene {
        let seat = table.play.decision_seat().unwrap_or(SeatId(0));
        Scene::for_viewer(table, Viewer::Seat(seat), seat)
    }
    /// The position as somebody sees it.
    pub fn for_viewer(table: &mut StudyTable, viewer: Viewer, shown: SeatId) -> Scene {
        let fortunes = table.play.fortunes();
        let sight = table.play.sight(viewer);
        let settings = Settings { reduced_motion: true, ..Settings::default() };
        Scene { sight, fortunes, settings, selected: None, shown, asked: true }
    }
    /// With a space selected.
    pub fn select(mut self, space: &str) -> Scene {
        self.selected = self.sight.catalogue.space_by_id(space).map(Thing::Space);
        assert!(self.selected.is_some(), "no space {space}");
        self
    }
    /// The model that panels read.
    pub fn model(&self) -> Model<'_> {
        let made =
            crate::common::panels::model(&self.sight, &self.settings, Localizer::new(Language::En));
        Model {
            fortunes: &self.fortunes,
            selected: self.selected,
            shown_seat: self.shown,
            asked: self.asked,
            ..made
        }
    }
    /// The action that is written so.
    pub fn action(&self, text: &str) -> Action {
        Action::parse(text, &self.sight.catalogue).unwrap_or_else(|why| panic!("{why}"))
    }
}

/// The fonts and the style of the house; false in the first frame, in which the fonts are not there
/// yet.
fn dressed(ctx: &Context, settings: &Settings) -> bool {
    let id = egui::Id::new("dressed");
    let ready = ctx.data(|d| d.get_temp::<bool>(id)).unwrap_or(false);
    if !ready {
        theme::install_fonts(ctx);
        ctx.data_mut(|d| d.insert_temp(id, true));
    }
    theme::apply(ctx, 720.0, settings.text_size, true);
    ready
}

/// Draws a tab, presses what has these labels one after the other, and gives back what was wished
/// for.
pub fn press(scene: Scene, tab: &'static str, labels: &[&str]) -> Vec<Command> {
    let commands = Rc::new(RefCell::new(Vec::new()));
    let sink = commands.clone();
    let mut harness =
        Harness::builder().with_size(vec2(340.0, 4000.0)).build_ui(move |ui: &mut Ui| {
            if dressed(ui.ctx(), &scene.settings) {
                sink.borrow_mut().extend(VenusUi.tab_ui(tab, ui, &scene.model()));
            }
        });
    harness.run();
    harness.run();
    for label in labels {
        harness.get_by_label(label).click();
        harness.run();
    }
    drop(harness);
    commands.take()
}

/// Draws a tab of a game that goes on, takes the keyboard to what has this label and presses Enter;
/// gives back the label that has the keyboard afterwards.
pub fn entered(table: &mut StudyTable, tab: &'static str, label: &str) -> Option<String> {
    let actions = Rc::new(RefCell::new(Vec::new()));
    let scene = Rc::new(RefCell::new(Scene::of(table)));
    let (sink, shown) = (actions.clone(), scene.clone());
    let mut harness =
        Harness::builder().with_size(vec2(340.0, 4000.0)).build_ui(move |ui: &mut Ui| {
            let scene = shown.borrow();
            if dressed(ui.ctx(), &scene.settings) {
                sink.borrow_mut().extend(VenusUi.tab_ui(tab, ui, &scene.model()));
            }
        });
    harness.run();
    harness.run();
    harness.get_by_label(label).focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.step();
    for command in actions.take() {
        let Command::Act(action) = command else { panic!("{label} is no action") };
        assert!(table.play.choose(action).is_ok(), "{label} is not offered");
    }
    scene.replace(Scene::of(table));
    harness.run();
    harness
        .root()
        .children_recursive()
        .find(|n| n.is_focused())
        .and_then(|n| n.accesskit_node().label())
}

/// Where the first thing of a tab lies that is called so, or whose name begins so.
pub fn place(scene: Scene, tab: &'static str, label: &str) -> Option<egui::Rect> {
    let mut harness =
        Harness::builder().with_size(vec2(340.0, 4000.0)).build_ui(move |ui: &mut Ui| {
            if dressed(ui.ctx(), &scene.settings) {
                drop(VenusUi.tab_ui(tab, ui, &scene.model()));
            }
        });
    harness.run();
    harness.run();
    let named = |n: &egui_kittest::Node<'_>| {
        n.accesskit_node().label().is_some_and(|name| name.starts_with(label))
    };
    harness.root().children_recursive().find(named).map(|n| n.rect())
}

/// Every label of a tab, as a screen reader would read it.
pub fn labels(scene: Scene, tab: &'static str) -> Vec<String> {
    read(scene, move |ui, model| drop(VenusUi.tab_ui(tab, ui, model)))
}

/// Every label of the sums in the decision bar.
pub fn status(scene: Scene) -> Vec<String> {
    read(scene, |ui, model| drop(ui.horizontal(|ui| VenusUi.status_ui(ui, model))))
}

fn read(scene: Scene, add: impl Fn(&mut Ui, &Model) + 'static) -> Vec<String> {
    let mut harness =
        Harness::builder().with_size(vec2(340.0, 4000.0)).build_ui(move |ui: &mut Ui| {
            if dressed(ui.ctx(), &scene.settings) {
                add(ui, &scene.model());
            }
        });
    harness.run();
    harness.run();
    let all = harness.query_all(egui_kittest::kittest::By::new()).filter_map(|n| {
        let node = egui_kittest::kittest::NodeT::accesskit_node(&n);
        node.label().or_else(|| node.value())
    });
    all.collect()
}

/// Whether any label of a tab contains these words.
pub fn says(labels: &[String], words: &str) -> bool {
    labels.iter().any(|l| l.contains(words))
}

/// A context that draws panels without a window, keeping its pictures from one position to the
/// next.
pub struct Easel {
    ctx: Context,
}

impl Easel {
    /// A context with the fonts of the house.
    pub fn new() -> Easel {
        let ctx = Context::default();
        theme::install_fonts(&ctx);
        Easel { ctx }
    }
    /// Draws parts below each other at a side panel's width and gives back how wide each became.
    pub fn widths_of(
        &self,
        settings: &Settings,
        side_panel: f32,
        parts: &mut [&mut dyn FnMut(&mut Ui)],
    ) -> Vec<f32> {
        theme::apply(&self.ctx, 720.0, settings.text_size, true);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(side_panel, 6000.0))),
            ..RawInput::default()
        };
        let mut widths = Vec::new();
        let mut output = self.ctx.run_ui(input, |ui| {
            for (n, part) in parts.iter_mut().enumerate() {
                let drawn = ui.push_id(n, |ui| part(ui)).response.rect;
                widths.push(drawn.right() - ui.max_rect().left());
            }
        });
        output.textures_delta.clear();
        widths
    }
}
