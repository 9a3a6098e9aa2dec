//! Small pictures of saved positions, as lists show them. What somebody looks at is noted as
//! wanted, and what was painted is kept for the screen. Nothing here paints or reads a file.

use super::{cover, theme};
use crate::table::game::Game;
use bevy_egui::egui::{
    ColorImage, Context, CornerRadius, Image, Rect, TextureHandle, TextureOptions, Ui, vec2,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// Which picture: the save, and a fingerprint of what stands in it.
pub type PictureKey = (PathBuf, u64);

/// What is known of a picture.
enum PictureState {
    /// It is being painted.
    Waiting,
    /// There is none: the position cannot be reached.
    Missing,
    /// It was painted, and no screen has shown it yet.
    Painted(ColorImage),
    /// It has been shown.
    Shown(TextureHandle, [usize; 2]),
}

#[derive(Default)]
struct PictureShelf {
    known: BTreeMap<PictureKey, PictureState>,
    wanted: Vec<PictureKey>,
}

/// The pictures that lists show.
#[derive(Default)]
pub struct Thumbnails(Mutex<PictureShelf>);

impl std::fmt::Debug for Thumbnails {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thumbnails").field("known", &self.shelf().known.len()).finish()
    }
}

impl Thumbnails {
    fn shelf(&self) -> MutexGuard<'_, PictureShelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pictures that somebody looks at and that nobody has been asked for.
    pub fn wanted(&self) -> Vec<PictureKey> {
        let mut shelf = self.shelf();
        let wanted = std::mem::take(&mut shelf.wanted);
        for key in &wanted {
            shelf.known.insert(key.clone(), PictureState::Waiting);
        }
        wanted
    }

    /// Takes what came of painting one.
    pub fn put(&self, key: PictureKey, picture: Option<ColorImage>) {
        self.shelf()
            .known
            .insert(key, picture.map_or(PictureState::Missing, PictureState::Painted));
    }

    /// Whether any picture is still being painted.
    pub fn waits(&self) -> bool {
        self.shelf().known.values().any(|known| matches!(known, PictureState::Waiting))
    }

    /// Forgets every picture but these: their saves have changed, or are gone.
    pub fn keep(&self, keys: &BTreeSet<PictureKey>) {
        self.shelf().known.retain(|key, _| keys.contains(key));
    }

    /// The texture of a picture and its size; where there is none, it is wanted from now on.
    fn texture(&self, ctx: &Context, key: &PictureKey) -> Option<(TextureHandle, [usize; 2])> {
        let mut shelf = self.shelf();
        match shelf.known.get_mut(key) {
            Some(PictureState::Shown(texture, size)) => Some((texture.clone(), *size)),
            Some(known @ PictureState::Painted(_)) => {
                let PictureState::Painted(image) = std::mem::replace(known, PictureState::Missing)
                else {
                    return None;
                };
                let size = image.size;
                let name = format!("save {:016x}", key.1);
                let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
                *known = PictureState::Shown(texture.clone(), size);
                Some((texture, size))
            }
            Some(PictureState::Waiting | PictureState::Missing) => None,
            None => {
                if !shelf.wanted.contains(key) {
                    shelf.wanted.push(key.clone());
                }
                None
            }
        }
    }

    /// Paints the position of a save into a rectangle, whole and in the middle; as long as there is
    /// no picture of it, that of its game.
    pub fn paint(&self, ui: &Ui, game: &dyn Game, key: &PictureKey, place: Rect) {
        if !ui.is_rect_visible(place) {
            return;
        }
        let Some((texture, [wide, tall])) = self.texture(ui.ctx(), key) else {
            return cover::paint(ui, game, place);
        };
        let round = CornerRadius::same(theme::RADIUS);
        ui.painter().rect_filled(place, round, theme::well());
        let size = vec2(wide.max(1) as f32, tall.max(1) as f32);
        let scale = (place.width() / size.x).min(place.height() / size.y);
        let inner = Rect::from_center_size(place.center(), size * scale);
        Image::new((texture.id(), inner.size())).corner_radius(round).paint_at(ui, inner);
    }
}
