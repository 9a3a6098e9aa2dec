//! What speaks to a server of sounds.

pub use caravanserai::app::sound::WantedSound;

#[cfg(all(feature = "sound", target_os = "linux"))]
#[path = "../../../src/app/sound/pulse.rs"]
mod device;

mod threaded {
    use super::WantedSound;
    use caravanserai::ui::sound::synthesise;

    /// The samples of a sound, at full volume.
    pub fn samples(wanted: WantedSound) -> Vec<i16> {
        synthesise(wanted.cue, wanted.timbre)
    }
}
