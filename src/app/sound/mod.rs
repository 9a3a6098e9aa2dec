//! Sounds in the window: what has changed on the table, or was refused, is handed to a thread of
//! its own, which alone waits for the device. Where there is none, nothing is heard and nothing is
//! wrong.

#[cfg(all(feature = "sound", target_os = "linux"))]
#[path = "pulse.rs"]
mod device;
#[cfg(all(feature = "sound", any(windows, target_os = "macos")))]
#[path = "native.rs"]
mod device;

use super::session::{Session, Shell};
use crate::{
    table::sight::Sight,
    ui::{
        command::Screen,
        game_ui,
        settings::Settings,
        sound::{Cue, Timbre, cues},
    },
};
use bevy::prelude::*;

/// One sound as it is wanted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WantedSound {
    /// Which.
    pub cue: Cue,
    /// In the colour of which game.
    pub timbre: Timbre,
    /// How loud, 0 to 1.
    pub volume: f32,
}

/// Who makes sounds audible. It never lets anybody wait: what comes too fast is dropped.
pub trait Speaker: Send + Sync {
    /// Plays a sound.
    fn play(&self, wanted: WantedSound);
}

/// Where nothing is to be heard.
struct Silence;
impl Speaker for Silence {
    fn play(&self, _wanted: WantedSound) {}
}

/// The window's sounds.
#[derive(Resource)]
pub struct Sounds(Box<dyn Speaker>);

impl Default for Sounds {
    fn default() -> Sounds {
        Sounds(Box::new(Silence))
    }
}

impl Sounds {
    /// Sounds that this speaker plays.
    pub fn through(speaker: impl Speaker + 'static) -> Sounds {
        Sounds(Box::new(speaker))
    }

    /// Sounds of the computer's own device; silence in a program that was built without.
    #[must_use]
    pub fn of_device() -> Sounds {
        #[cfg(all(feature = "sound", any(target_os = "linux", windows, target_os = "macos")))]
        return Sounds::through(threaded::Threaded::new(device::run));
        #[cfg(not(all(
            feature = "sound",
            any(target_os = "linux", windows, target_os = "macos")
        )))]
        Sounds::default()
    }
}

/// How loud sounds are now, 0 to 1; nothing where they are switched off.
fn volume(settings: &Settings) -> Option<f32> {
    let silent = !settings.sounds || settings.still_is_silent && settings.reduced_motion;
    // The ear hears loudness by its logarithm; the square comes near enough.
    let share = f32::from(settings.volume) / 100.0;
    (!silent && share > 0.0).then_some(share * share)
}

/// What was heard of last.
#[derive(Default)]
pub struct Heard {
    /// The picture of the table.
    sight: Option<(u64, Sight)>,
    /// The number of the message.
    note: u64,
}

/// Plays what has changed since the frame before.
pub fn listen(
    session: Res<Session>,
    shell: Res<Shell>,
    sounds: Res<Sounds>,
    mut heard: Local<Heard>,
) {
    let table = session.table.as_ref().filter(|_| shell.screen == Screen::Table);
    // Behind the curtain nothing of the table is told.
    let table = table.filter(|t| t.curtain().is_none());
    let mut now = Vec::new();
    if let Some(table) = table {
        let before = heard.sight.as_ref();
        if before.is_none_or(|(version, _)| *version != table.version) {
            if let Some((_, before)) = before {
                now = cues(before, &table.sight, table.asked());
            }
            heard.sight = Some((table.version, table.sight.clone()));
        }
    } else {
        heard.sight = None;
    }
    if heard.note != shell.next_note {
        heard.note = shell.next_note;
        let refused = shell.notes.last().is_some_and(|(note, _)| note.warning);
        if refused && !now.contains(&Cue::Over) {
            now.insert(0, Cue::Refused);
        }
    }
    let Some(volume) = volume(&session.settings) else { return };
    let timbre = table.map_or(Timbre::HOUSE, |t| game_ui::of(t.sight.game).timbre());
    for cue in now {
        sounds.0.play(WantedSound { cue, timbre, volume });
    }
}

#[cfg(all(feature = "sound", any(target_os = "linux", windows, target_os = "macos")))]
mod threaded {
    //! A speaker with a thread of its own. The thread begins with the first sound and ends with the
    //! speaker.

    use super::{Speaker, WantedSound};
    use crate::ui::sound::synthesise;
    use std::{
        sync::{
            OnceLock,
            mpsc::{Receiver, SyncSender, sync_channel},
        },
        thread,
    };

    /// So many sounds wait at most.
    const WAITING: usize = 4;

    /// Plays what comes in until nobody is left who could send.
    type Run = fn(Receiver<WantedSound>);

    pub struct Threaded {
        run: Run,
        sender: OnceLock<Option<SyncSender<WantedSound>>>,
    }

    impl Threaded {
        pub fn new(run: Run) -> Threaded {
            Threaded { run, sender: OnceLock::new() }
        }

        fn begin(&self) -> Option<SyncSender<WantedSound>> {
            let (sender, receiver) = sync_channel(WAITING);
            let run = self.run;
            let began = thread::Builder::new().name("sounds".into()).spawn(move || run(receiver));
            began.inspect_err(|why| tracing::warn!("no sounds: {why}")).ok().map(|_| sender)
        }
    }

    impl Speaker for Threaded {
        fn play(&self, wanted: WantedSound) {
            if let Some(sender) = self.sender.get_or_init(|| self.begin()) {
                // Too many at once, or no device: nobody waits for a sound.
                let _ = sender.try_send(wanted);
            }
        }
    }

    /// The samples of a sound at its volume.
    pub fn samples(wanted: WantedSound) -> Vec<i16> {
        let loud = |sample: i16| (f32::from(sample) * wanted.volume.clamp(0.0, 1.0)) as i16;
        synthesise(wanted.cue, wanted.timbre).into_iter().map(loud).collect()
    }
}
