//! Chords that begin and end within one frame, as quick fingers and programs type them: what was
//! held while a key went down counts, not what is still held when the frame is drawn. It changes
//! nothing but the modifiers of key presses.

use bevy::{
    input::keyboard::{Key, KeyCode, KeyboardInput},
    prelude::*,
};
use bevy_egui::{EguiInput, egui};

/// What is held.
#[derive(Clone, Copy, Default)]
pub struct Held {
    control: bool,
    shift: bool,
    command: bool,
}

impl Held {
    fn hear(&mut self, input: &KeyboardInput) {
        let down = input.state.is_pressed();
        match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.control = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            KeyCode::SuperLeft | KeyCode::SuperRight => self.command = down,
            _ => {}
        }
    }

    fn command(self) -> bool {
        if cfg!(target_os = "macos") { self.command } else { self.control }
    }
}

/// Gives letters that were typed with Ctrl or Cmd their modifiers.
pub fn keep(
    mut typed: MessageReader<KeyboardInput>,
    mut held: Local<Held>,
    mut inputs: Query<&mut EguiInput>,
) {
    let mut chords: Vec<(String, Held)> = Vec::new();
    for input in typed.read() {
        held.hear(input);
        if let (Key::Character(letter), true) = (&input.logical_key, input.state.is_pressed())
            && held.command()
        {
            chords.push((letter.to_uppercase(), *held));
        }
    }
    for mut input in inputs.iter_mut().filter(|_| !chords.is_empty()) {
        for event in &mut input.events {
            let egui::Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
            if let Some((_, held)) = chords.iter().find(|(letter, _)| letter == key.name()) {
                modifiers.ctrl |= held.control;
                modifiers.shift |= held.shift;
                modifiers.command |= held.command();
            }
        }
    }
}
