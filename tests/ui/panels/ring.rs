//! Where an arrow leads from a control.

use super::*;
use caravanserai::ui::ring::{RingStop, neighbour};
use egui::{FocusDirection, Id, LayerId, Order, Rect, pos2, vec2};

fn stop(layer: &str, name: &str, x: f32, y: f32) -> RingStop {
    let layer = LayerId::new(Order::Middle, Id::new(layer));
    RingStop { layer, id: Id::new(name), place: Rect::from_min_size(pos2(x, y), vec2(60.0, 24.0)) }
}

/// Two rows of a bar, and a panel above it.
fn stops() -> Vec<RingStop> {
    vec![
        stop("bar", "try", 0.0, 100.0),
        stop("bar", "end turn", 0.0, 140.0),
        stop("bar", "sell", 70.0, 140.0),
        stop("bar", "why not", 400.0, 140.0),
        stop("panel", "log", 410.0, 60.0),
        stop("panel", "rules", 480.0, 60.0),
    ]
}

#[test]
fn an_arrow_leads_along_the_row_before_it_leads_anywhere_else() {
    let all = stops();
    let lead = |from: usize, to| neighbour(all[from], to, &all).map(|stop| stop.id);
    let named = |name: &str| Some(Id::new(name));
    assert_eq!(lead(3, FocusDirection::Left), named("sell"), "far in the row, not near above it");
    assert_eq!(lead(2, FocusDirection::Left), named("end turn"));
    assert_eq!(lead(1, FocusDirection::Left), None, "the row ends there");
    assert_eq!(lead(1, FocusDirection::Right), named("sell"));
    assert_eq!(lead(1, FocusDirection::Up), named("try"));
    assert_eq!(lead(0, FocusDirection::Down), named("end turn"));
    assert_eq!(lead(3, FocusDirection::Up), named("log"), "nothing above it in the bar");
    assert_eq!(lead(4, FocusDirection::Right), named("rules"));
    assert_eq!(lead(4, FocusDirection::Down), named("why not"));
    assert_eq!(lead(3, FocusDirection::Down), None);
    assert_eq!(lead(3, FocusDirection::Next), None, "no arrow");
}
