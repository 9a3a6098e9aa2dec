//! Chords that begin and end within one frame, as quick fingers and programs type them: what was
//! held while a key went down counts, not what is still held when the frame is drawn. It changes
//! nothing but the modifiers of key presses.

use bevy::{
    input::keyboard::{KeyCode, KeyboardInput},
    prelude::*,
};
use bevy_egui::{EguiInput, egui, helpers::bevy_to_egui_key};

/// What is held.
#[derive(Clone, Copy, Default)]
pub struct HeldKeys {
    control: bool,
    shift: bool,
    command: bool,
}

impl HeldKeys {
    fn hear(&mut self, input: &KeyboardInput) {
        let down = input.state.is_pressed();
        match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.control = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            KeyCode::SuperLeft | KeyCode::SuperRight => self.command = down,
            _ => {}
        }
    }

    fn any(self) -> bool {
        self.shift || self.control || self.command()
    }
    fn command(self) -> bool {
        if cfg!(target_os = "macos") { self.command } else { self.control }
    }
}

/// Gives keys that were pressed with Shift, Ctrl or Cmd their modifiers.
pub fn keep(
    mut typed: MessageReader<KeyboardInput>,
    mut held: Local<HeldKeys>,
    mut inputs: Query<&mut EguiInput>,
) {
    let mut chords: Vec<(egui::Key, HeldKeys)> = Vec::new();
    for input in typed.read() {
        held.hear(input);
        let key = bevy_to_egui_key(&input.logical_key);
        if let Some(key) = key.filter(|_| input.state.is_pressed() && held.any()) {
            chords.push((key, *held));
        }
    }
    for mut input in inputs.iter_mut().filter(|_| !chords.is_empty()) {
        for event in &mut input.events {
            let egui::Event::Key { key, pressed: true, modifiers, .. } = event else { continue };
            if let Some((_, held)) = chords.iter().find(|(chord, _)| chord == key) {
                modifiers.ctrl |= held.control;
                modifiers.shift |= held.shift;
                modifiers.command |= held.command();
            }
        }
    }
}
