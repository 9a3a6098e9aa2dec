//! The camera: a fitted board fills its place, zooming keeps the point under the pointer, and the
//! board is never dragged out of sight. No window is opened here.

use super::board::{FREE, scene};
use bevy::math::{Rect, Vec2};
use caravanserai::view::{
    board::camera::{CameraPose, NEAREST, bounds},
    figures::Scene,
};

#[test]
fn a_fitted_board_lies_in_the_free_rectangle_and_fills_it() {
    let all = bounds(&scene());
    for free in [FREE, Rect::new(0.0, 0.0, 3840.0, 2160.0), Rect::new(100.0, 50.0, 500.0, 900.0)] {
        let camera = CameraPose::fit(all, free);
        let (a, b) = (camera.to_screen(all.min, free), camera.to_screen(all.max, free));
        assert!(free.contains(a) && free.contains(b), "{a} {b} in {free:?}");
        let slack = (free.size() - (b - a)).min_element();
        assert!((0.0..40.0).contains(&slack), "{slack} pixels are wasted");
    }
    // No room at all: still a camera that can be reckoned with.
    let none = CameraPose::fit(all, Rect::new(5.0, 5.0, 5.0, 5.0));
    assert!(none.scale > 0.0 && none.centre.is_finite());
    assert_eq!(bounds(&Scene::default()).size(), Vec2::new(1000.0, 700.0));
}

#[test]
fn screen_and_board_are_each_others_inverse_and_zooming_keeps_the_point_under_the_pointer() {
    let all = bounds(&scene());
    let mut camera = CameraPose::fit(all, FREE);
    let pointer = Vec2::new(333.0, 222.0);
    let under = camera.to_board(pointer, FREE);
    assert!(camera.to_screen(under, FREE).distance(pointer) < 1e-2);
    let start = camera;
    for _ in 0..5 {
        camera = camera.scaled_at(pointer, camera.scale * 1.3, FREE);
        assert!(camera.to_board(pointer, FREE).distance(under) < 1e-2);
    }
    for n in 0..=10 {
        let half = CameraPose::between(start, camera, n as f32 / 10.0);
        assert!(half.to_board(pointer, FREE).distance(under) < 0.05, "the point strays on the way");
    }
    let moved = camera.panned(Vec2::new(10.0, -20.0));
    assert!((moved.to_screen(under, FREE) - pointer - Vec2::new(10.0, -20.0)).length() < 1e-2);
    let lost = CameraPose { centre: Vec2::new(-9000.0, 9000.0), scale: 1e6 }.clamped_to(all, FREE);
    assert!(lost.scale <= NEAREST && all.contains(lost.centre));
    assert!(CameraPose { centre: all.center(), scale: 1e-9 }.clamped_to(all, FREE).scale > 0.3);
}

#[test]
fn a_board_that_is_seen_whole_is_not_dragged_out_of_sight() {
    let all = Rect::new(0.0, 0.0, 1000.0, 600.0);
    let fitted = CameraPose::fit(all, FREE);
    for by in [Vec2::new(255.0, -53.0), Vec2::new(-9000.0, 9000.0)] {
        let dragged = fitted.panned(by).clamped_to(all, FREE);
        for corner in [all.min, all.max] {
            assert!(FREE.contains(dragged.to_screen(corner, FREE)), "{by}: {dragged:?}");
        }
    }
    // Seen near, what lies in a corner may be brought further into the view, not all of it away.
    let near = fitted.scaled_at(FREE.center(), fitted.scale * 4.0, FREE);
    let dragged = near.panned(Vec2::splat(9000.0)).clamped_to(all, FREE);
    let corner = dragged.to_screen(all.min, FREE);
    assert!(FREE.contains(corner) && corner.cmplt(FREE.center()).all(), "{corner}");
}
