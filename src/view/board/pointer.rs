//! What the mouse does, told in turn: whoever presses and moves on within one long frame has
//! pressed where the pointer was, not where it is by now.
//!
//! Nothing of it is lost or changes its order: what it does after that waits for the next frame.

use bevy::{
    ecs::{message::MessageCursor, system::SystemParam},
    input::mouse::{MouseButtonInput, MouseWheel},
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowEvent},
};
use std::collections::VecDeque;

/// Where the pointer is in this frame, and what it has done after that.
#[derive(Resource, Default, Debug)]
struct Pointer {
    /// Where it has moved to, as far as that is told.
    last: Option<Vec2>,
    /// Where it pressed or turned its wheel, if it may be elsewhere by now.
    pressed: Option<Vec2>,
    later: VecDeque<WindowEvent>,
}

/// Where the pointer is in the window, as far as that is told.
#[derive(SystemParam)]
pub struct PointerPlace<'w, 's> {
    pointer: Res<'w, Pointer>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl PointerPlace<'_, '_> {
    /// In logical pixels from the upper left corner; `None` if the pointer has left the window.
    #[must_use]
    pub fn at(&self) -> Option<Vec2> {
        let now = || self.windows.single().ok()?.cursor_position();
        self.pointer.pressed.or_else(now)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .add_message::<WindowEvent>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_systems(First, tell_in_turn);
}

/// Tells what the pointer did up to where it moves on after a press, and keeps the rest.
fn tell_in_turn(
    mut pointer: ResMut<Pointer>,
    mut events: ResMut<Messages<WindowEvent>>,
    mut buttons: ResMut<Messages<MouseButtonInput>>,
    mut wheels: ResMut<Messages<MouseWheel>>,
    mut heard: Local<MessageCursor<WindowEvent>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pointer = pointer.bypass_change_detection();
    pointer.pressed = None;
    let (earlier, fresh) = (pointer.later.len(), heard.read(&events).cloned());
    let waiting: Vec<WindowEvent> = pointer.later.drain(..).chain(fresh).collect();
    let (mut due, mut pressed, mut left) = (Vec::new(), false, false);
    for event in waiting {
        let moved = match &event {
            WindowEvent::CursorMoved(to) => Some(to.position),
            _ => None,
        };
        let presses =
            matches!(event, WindowEvent::MouseButtonInput(_) | WindowEvent::MouseWheel(_));
        let moves_on = pressed && moved.is_some_and(|to| pointer.last != Some(to));
        if (moves_on || !pointer.later.is_empty()) && (presses || moved.is_some()) {
            pointer.later.push_back(event);
            continue;
        }
        left |= pressed && matches!(event, WindowEvent::CursorLeft(_));
        pressed |= presses;
        pointer.last = moved.or(pointer.last);
        due.push(event);
    }
    let in_turn = earlier > 0 || !pointer.later.is_empty();
    if pressed && (in_turn || left) {
        pointer.pressed = pointer.last;
    }
    if !in_turn {
        return;
    }
    events.clear();
    buttons.clear();
    wheels.clear();
    for event in &due {
        match event {
            WindowEvent::MouseButtonInput(input) => {
                buttons.write(*input);
            }
            WindowEvent::MouseWheel(input) => {
                wheels.write(*input);
            }
            _ => {}
        }
    }
    events.write_batch(due);
    heard.clear(&events);
    if !pointer.later.is_empty() {
        redraw.write(RequestRedraw);
    }
}
