//! What is drawn of a frame, found without a window and without a renderer.

use super::*;
use bevy::{ecs::system::SystemId, window::WindowResolution};
use bevy_egui::egui::{self, Color32, FullOutput, Pos2, Rect as Area, Shape, pos2, vec2};

const SCREEN: Area = Area { min: Pos2::ZERO, max: pos2(1280.0, 720.0) };

/// A box of this colour, cut off at the screen.
fn shape(x: f32, y: f32, wide: f32, tall: f32, grey: u8) -> ClippedShape {
    let shape = Shape::rect_filled(
        Area::from_min_size(pos2(x, y), vec2(wide, tall)),
        0.0,
        Color32::from_gray(grey),
    );
    ClippedShape { clip_rect: SCREEN, shape }
}
fn panel(grey: u8) -> ClippedShape {
    shape(940.0, 0.0, 340.0, 720.0, grey)
}

struct Fixture {
    world: World,
    system: SystemId,
    drawn: bool,
}

impl Fixture {
    fn new() -> Fixture {
        let mut world = World::new();
        world.insert_resource(BoardInput { free: Rect::new(0.0, 60.0, 940.0, 580.0), ..default() });
        world.init_resource::<FrameDamage>();
        world.init_resource::<LastFrame>();
        world.init_resource::<AssetsChanged>();
        world.init_resource::<Messages<RequestRedraw>>();
        world.spawn((BoardCamera, Camera::default()));
        world.spawn((
            PrimaryWindow,
            Window { resolution: WindowResolution::new(1280, 720), ..default() },
        ));
        world.spawn(EguiFullOutput(None));
        world.spawn((Backdrop, InheritedVisibility::VISIBLE));
        let system = world.register_system(find_damage);
        Fixture { world, system, drawn: true }
    }
    /// What is left of a frame with these shapes, and what part of it is drawn.
    fn frame(
        &mut self,
        shapes: &[ClippedShape],
        letters: bool,
    ) -> (Vec<ClippedShape>, Option<URect>) {
        let mut output = FullOutput { pixels_per_point: 1.0, shapes: shapes.to_vec(), ..default() };
        if letters {
            output.textures_delta.free.insert(TextureId::Managed(7));
        }
        let mut outputs = self.world.query::<&mut EguiFullOutput>();
        outputs.single_mut(&mut self.world).unwrap().0 = Some(output);
        self.world.run_system(self.system).unwrap();
        let damage = self.world.resource::<FrameDamage>();
        let part = damage.rect;
        if self.drawn {
            damage.drawn.store(damage.number, Ordering::Release);
        }
        let left = outputs.single_mut(&mut self.world).unwrap().0.take().unwrap().shapes;
        let mut cameras = self.world.query::<&Camera>();
        let wiped =
            !matches!(cameras.single(&self.world).unwrap().clear_color, ClearColorConfig::None);
        assert_eq!(wiped, part.is_none(), "what is drawn in part is not wiped");
        (left, part)
    }
    /// Shows a frame until it stands.
    fn stand(&mut self, shapes: &[ClippedShape]) {
        for _ in 0..5 {
            self.frame(shapes, false);
        }
    }
    fn move_board(&mut self) {
        self.world.spawn(Sprite::default());
    }
}

/// The board's part of the window.
const BOARD: URect = URect { min: UVec2::new(0, 60), max: UVec2::new(940, 580) };
const NOTHING: URect = URect { min: UVec2::ZERO, max: UVec2::new(1, 1) };

#[test]
fn a_panel_that_stands_is_left_out_while_the_board_moves() {
    let mut fixture = Fixture::new();
    assert_eq!(fixture.frame(&[panel(20)], false).1, None, "the first frame is whole");
    fixture.stand(&[panel(20)]);
    assert_eq!(fixture.frame(&[panel(20)], false).1, Some(NOTHING), "nothing has changed");
    fixture.move_board();
    let tip = shape(300.0, 300.0, 100.0, 40.0, 90);
    let (left, part) = fixture.frame(&[shape(1000.0, 0.0, 280.0, 720.0, 20), tip.clone()], false);
    assert!(
        part.is_some_and(|part| part.contains(BOARD.min) && part.max.x == 1280),
        "the panel has moved, too: {part:?}"
    );
    assert_eq!(left.len(), 2);
    fixture.stand(&[panel(20), tip.clone()]);
    fixture.move_board();
    let (left, part) = fixture.frame(&[panel(20), tip.clone()], false);
    assert_eq!(part, Some(BOARD));
    assert!(left.iter().any(|s| s.shape == tip.shape));
    assert!(
        left.iter()
            .all(|s| BOARD.as_rect().contains(Vec2::new(s.clip_rect.max.x, s.clip_rect.max.y))),
        "nothing is drawn beyond the board: {left:?}"
    );
}

#[test]
fn a_button_that_lights_up_is_all_that_is_drawn() {
    let mut fixture = Fixture::new();
    let buttons = |lit: u8| {
        [panel(20), shape(1000.0, 100.0, 80.0, 30.0, lit), shape(1000.0, 600.0, 80.0, 30.0, 40)]
    };
    fixture.stand(&buttons(40));
    let (left, part) = fixture.frame(&buttons(60), false);
    let part = part.expect("it is drawn in part");
    assert!(
        part.contains(UVec2::new(1000, 100))
            && part.contains(UVec2::new(1080, 130))
            && part.width() < 90
            && part.height() < 40,
        "{part:?}"
    );
    assert_eq!(left.len(), 2, "panel and button: {left:?}");
    // One more shape in the middle does not move the others.
    let more = [
        panel(20),
        shape(1000.0, 100.0, 80.0, 30.0, 60),
        shape(1000.0, 300.0, 10.0, 10.0, 9),
        shape(1000.0, 600.0, 80.0, 30.0, 40),
    ];
    fixture.stand(&buttons(60));
    let part = fixture.frame(&more, false).1.unwrap();
    assert!(part.width() < 20 && part.height() < 20, "{part:?}");
}

#[test]
fn a_selection_that_is_gone_is_drawn_over_where_it_was_taller_than_the_digits() {
    use bevy_egui::egui::{
        Context, FontId, RawInput, Visuals, text::CCursor, text_selection::CCursorRange,
        text_selection::visuals::paint_text_selection,
    };
    let ctx = Context::default();
    let (mut digits, mut selected) = (None, None);
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        let mut galley = ui.fonts_mut(|fonts| {
            fonts.layout_no_wrap("2500".into(), FontId::proportional(16.0), Color32::WHITE)
        });
        digits = Some(galley.clone());
        paint_text_selection(
            &mut galley,
            &Visuals::dark(),
            &CCursorRange::two(CCursor::new(0), CCursor::new(4)),
            None,
        );
        selected = Some(galley);
    });
    output.textures_delta.clear();
    let words = |galley: &Option<Arc<egui::Galley>>| ClippedShape {
        clip_rect: SCREEN,
        shape: Shape::Vec(vec![Shape::galley(
            pos2(1000.0, 100.0),
            galley.clone().unwrap(),
            Color32::WHITE,
        )]),
    };
    let rows = digits.as_ref().unwrap().rect.translate(vec2(1000.0, 100.0));
    let letters = words(&digits).shape.visual_bounding_rect();
    assert!(
        rows.top() + 1.0 < letters.top() && letters.bottom() + 1.0 < rows.bottom(),
        "a row is taller than its digits"
    );
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(20), words(&selected)]);
    let part = fixture.frame(&[panel(20), words(&digits)], false).1.expect("it is drawn in part");
    let (first, last) = (rows.min.round(), rows.max.round() - vec2(1.0, 1.0));
    assert!(
        [first, last].iter().all(|p| part.contains(UVec2::new(p.x as u32, p.y as u32))),
        "{part:?} leaves bars of {rows:?}"
    );
    assert!(part.height() < 40, "and no more than the row: {part:?}");
}

#[test]
fn what_is_gone_is_drawn_over() {
    let mut fixture = Fixture::new();
    let tip = shape(900.0, 300.0, 200.0, 40.0, 90);
    fixture.stand(&[panel(20), tip.clone()]);
    let (left, part) = fixture.frame(&[panel(20)], false);
    assert!(
        part.is_some_and(|p| p.contains(UVec2::new(900, 300)) && p.contains(UVec2::new(1100, 340))),
        "{part:?}"
    );
    assert_eq!(left.len(), 1, "the panel below it");
}

#[test]
fn what_is_written_with_new_letters_is_drawn_until_they_are_there() {
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(20)]);
    let word = [panel(20), shape(1000.0, 100.0, 80.0, 30.0, 90)];
    for n in 0..=LATE {
        let (left, part) = fixture.frame(&word, n == 0);
        assert!(
            part.is_some_and(|p| p.contains(UVec2::new(1000, 100)) && p.width() < 90),
            "letters may come late: {part:?}"
        );
        assert_eq!(left.len(), 2, "panel and word");
        assert_eq!(
            !fixture.world.resource::<Messages<RequestRedraw>>().is_empty(),
            n < LATE,
            "frame {n}"
        );
        fixture.world.resource_mut::<Messages<RequestRedraw>>().clear();
    }
    assert_eq!(fixture.frame(&word, false).1, Some(NOTHING));
}

#[test]
fn nothing_is_drawn_below_what_hides_it() {
    let mut fixture = Fixture::new();
    let window = |line: u8, lid: u8| {
        let lid = Shape::rect_filled(
            Area::from_min_size(pos2(100.0, 20.0), vec2(1000.0, 600.0)),
            12.0,
            Color32::from_black_alpha(lid),
        );
        let lid = Shape::Vec(vec![Shape::Noop, lid]);
        [
            panel(20),
            ClippedShape { clip_rect: SCREEN, shape: lid },
            shape(200.0, 100.0, 80.0, 30.0, line),
        ]
    };
    fixture.stand(&window(40, 255));
    let (left, _) = fixture.frame(&window(60, 255), false);
    assert_eq!(left.len(), 2, "dialog and line: {left:?}");
    assert!(fixture.world.resource::<FrameDamage>().occluded, "the board is not drawn");
    // A corner of the dialog is round, and a shade hides nothing.
    let mut corner = window(60, 255);
    corner[2] = shape(100.0, 20.0, 80.0, 30.0, 60);
    fixture.frame(&corner, false);
    assert!(!fixture.world.resource::<FrameDamage>().occluded);
    fixture.stand(&window(40, 250));
    fixture.frame(&window(60, 250), false);
    assert!(!fixture.world.resource::<FrameDamage>().occluded);
    fixture.stand(&window(40, 255));
    fixture.move_board();
    fixture.frame(&window(40, 255), false);
    assert!(
        !fixture.world.resource::<FrameDamage>().occluded,
        "the board is wider than the dialog"
    );
}

#[test]
fn another_size_and_no_backdrop_make_whole_frames() {
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(20)]);
    fixture.world.resource_mut::<BoardInput>().free.max.x = 900.0;
    let all = URect::new(0, 0, 1280, 720);
    assert_eq!(fixture.frame(&[panel(20)], false).1, Some(all), "the board has another room");
    let mut windows = fixture.world.query::<&mut Window>();
    windows.single_mut(&mut fixture.world).unwrap().resolution = WindowResolution::new(1280, 730);
    assert_eq!(fixture.frame(&[panel(20)], false).1, None, "the window has another size");
    fixture.stand(&[panel(20)]);
    let mut backdrops = fixture.world.query_filtered::<&mut InheritedVisibility, With<Backdrop>>();
    *backdrops.single_mut(&mut fixture.world).unwrap() = InheritedVisibility::HIDDEN;
    assert_eq!(fixture.frame(&[panel(20)], false).1, None, "nothing lies behind everything");
}

#[test]
fn what_was_not_drawn_is_drawn_again() {
    let mut fixture = Fixture::new();
    fixture.drawn = false;
    for _ in 0..5 {
        assert_eq!(fixture.frame(&[panel(20)], false).1, None, "nobody has drawn it yet");
    }
    fixture.drawn = true;
    fixture.stand(&[panel(20)]);
    fixture.drawn = false;
    fixture.frame(&[panel(20), shape(300.0, 300.0, 100.0, 40.0, 90)], false);
    let part = fixture.frame(&[panel(20), shape(300.0, 300.0, 100.0, 40.0, 90)], false).1;
    assert!(
        part.is_some_and(|p| p.contains(UVec2::new(300, 300))),
        "the renderer has not told that it drew the tooltip: {part:?}"
    );
    assert_eq!(fixture.frame(&[panel(20)], false).1, None, "the renderer has fallen behind");
}

#[test]
fn a_picture_that_was_repainted_is_drawn_in_the_next() {
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(20)]);
    fixture.world.resource_mut::<AssetsChanged>().0 = true;
    assert_eq!(fixture.frame(&[panel(20)], false).1, Some(BOARD));
    assert_eq!(fixture.frame(&[panel(20)], false).1, Some(NOTHING));
}

#[test]
fn what_was_to_be_drawn_in_a_larger_window_is_not_drawn_in_a_smaller_one() {
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(20)]);
    // New letters make the renderer late: what they changed stays to be drawn for some frames.
    fixture.frame(&[panel(60)], true);
    let mut windows = fixture.world.query::<&mut Window>();
    windows.single_mut(&mut fixture.world).unwrap().resolution = WindowResolution::new(1000, 620);
    for n in 0..8 {
        let part = fixture.frame(&[panel(60)], n == 1).1;
        assert!(
            part.is_none_or(|p| p.max.x <= 1000 && p.max.y <= 620),
            "frame {n} reaches beyond the window: {part:?}"
        );
    }
}

/// What has changed is followed by one more frame, and by no other.
#[test]
fn a_change_is_followed_by_one_more_frame() {
    let mut fixture = Fixture::new();
    fixture.stand(&[panel(10)]);
    let unsure = |fixture: &Fixture| fixture.world.resource::<LastFrame>().is_unsure();
    assert!(!unsure(&fixture), "what stands is known");
    fixture.frame(&[panel(20)], false);
    assert!(unsure(&fixture), "whether the change has come to the screen is not known");
    fixture.frame(&[panel(20)], false);
    assert!(!unsure(&fixture), "the one that follows knows");
    fixture.drawn = false;
    fixture.frame(&[panel(30)], false);
    fixture.frame(&[panel(30)], false);
    assert!(unsure(&fixture), "what was not drawn is tried again");
}
