//! Painted pictures and labels as textures: each is painted once, on a background task, and kept
//! while it is needed.
//!
//! Nobody waits for a picture: until it is there the nearest one of another size stands in. It
//! knows no scene.

use super::{
    order::BoardSet,
    software::atlas::Atlas,
    texture::{TextureRegion, texture},
    trim::Trimmed,
};
use crate::view::{
    art::{Picture, paint},
    labels::LabelImage,
};
use bevy::{
    platform::collections::{HashMap, HashSet},
    prelude::*,
    tasks::AsyncComputeTaskPool,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Bytes of textures that are kept beyond those in use.
const SPARE: usize = 4 << 20;
/// The longest side of a picture in device pixels; more is drawn larger than it was painted.
pub(super) const LARGEST: u32 = 2048;
/// How often a worker that has more to paint shows what is ready.
const SHOW_EVERY: Duration = Duration::from_millis(60);

/// Something that is painted, in device pixels.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum TextureKey {
    /// A square picture with this side.
    Picture(Picture, u32),
    /// Words.
    Label(LabelImage),
}

impl TextureKey {
    fn paint(&self) -> Trimmed {
        Trimmed::new(match self {
            TextureKey::Picture(picture, side) => paint(picture, (*side).clamp(1, LARGEST)),
            TextureKey::Label(label) => label.paint(),
        })
    }
}

/// A painted picture and its size in device pixels.
pub(super) struct CachedTexture {
    /// Where it lies. Whoever shows it holds this, or it may be painted over.
    pub region: Arc<TextureRegion>,
    /// The size of the whole picture.
    pub size: Vec2,
    /// Whether it is the one that was asked for, not one that stands in.
    pub exact: bool,
}

struct CacheEntry {
    region: Arc<TextureRegion>,
    size: UVec2,
    bytes: usize,
    used: u64,
}

/// The painted pictures.
#[derive(Resource, Default)]
pub(super) struct TextureCache {
    entries: HashMap<TextureKey, CacheEntry>,
    /// Sizes at which each picture is kept.
    sizes: HashMap<Picture, Vec<u32>>,
    /// Counts how often the board was laid out anew.
    generation: u64,
    /// Raised whenever something new is ready.
    pub ready: u64,
    /// Whether what the board shows is still being painted.
    pub painting: bool,
    /// Needed always, whatever the scene shows.
    pinned: Vec<TextureKey>,
    queue: Arc<PaintQueue>,
}

/// What the workers that paint share with the board.
#[derive(Default)]
struct PaintQueue(Mutex<QueueState>);

#[derive(Default)]
struct QueueState {
    pending: VecDeque<TextureKey>,
    running: Vec<TextureKey>,
    finished: Vec<(TextureKey, Trimmed)>,
    workers: usize,
}

impl PaintQueue {
    fn with<T>(&self, then: impl FnOnce(&mut QueueState) -> T) -> T {
        then(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl TextureCache {
    /// Begins a new layout of the board: what is not asked for from now on may be forgotten.
    pub(super) fn next_generation(&mut self) {
        self.generation += 1;
    }

    /// The texture of this key itself.
    pub(super) fn get_exact(&mut self, key: &TextureKey) -> Option<CachedTexture> {
        self.cached(key, true)
    }

    /// The texture of a key, or one of another size of the same picture.
    pub(super) fn get(&mut self, key: &TextureKey) -> Option<CachedTexture> {
        if let Some(exact) = self.get_exact(key) {
            return Some(exact);
        }
        let TextureKey::Picture(picture, side) = key else { return None };
        let near = self.sizes.get(picture)?.iter().copied().min_by_key(|s| s.abs_diff(*side))?;
        self.cached(&TextureKey::Picture(*picture, near), false)
    }

    fn cached(&mut self, key: &TextureKey, exact: bool) -> Option<CachedTexture> {
        let entry = self.entries.get_mut(key)?;
        entry.used = self.generation;
        Some(CachedTexture { region: entry.region.clone(), size: entry.size.as_vec2(), exact })
    }

    /// Has these painted, too, and keeps them for good.
    pub(super) fn pin(
        &mut self,
        keys: impl IntoIterator<Item = TextureKey>,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        let known = self.pinned.len();
        self.pinned.extend(keys);
        let more = self.pinned[known..].to_vec();
        let rest: Vec<TextureKey> = self.queue.with(|q| q.pending.iter().cloned().collect());
        self.request(more.into_iter().chain(rest).collect(), proxy);
    }

    /// Has these painted, the first first, and nothing else any more.
    pub(super) fn request(
        &mut self,
        wanted: Vec<TextureKey>,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        let mut seen = HashSet::new();
        let pinned = self.pinned.iter().cloned();
        let wanted: VecDeque<TextureKey> = wanted
            .into_iter()
            .chain(pinned)
            .filter(|key| !self.entries.contains_key(key) && seen.insert(key.clone()))
            .collect();
        self.painting = !wanted.is_empty();
        if wanted.is_empty() {
            // Nothing stands in for anything any more.
            self.evict(0);
        }
        let most = AsyncComputeTaskPool::get().thread_num().clamp(1, 2);
        let more = self.queue.with(|q| {
            let QueueState { running, finished, .. } = &*q;
            q.pending = wanted
                .into_iter()
                .filter(|key| !running.contains(key) && !finished.iter().any(|(k, _)| k == key))
                .collect();
            let more = most.min(q.pending.len()).saturating_sub(q.workers);
            q.workers += more;
            more
        });
        for _ in 0..more {
            spawn_worker(self.queue.clone(), proxy);
        }
    }

    /// Forgets what was last used more than so many generations ago, if it is much.
    fn evict(&mut self, ago: u64) {
        let now = self.generation;
        let unused = self.entries.values().filter(|e| e.used < now);
        let spare: usize = unused.map(|e| e.bytes).sum();
        if spare < SPARE {
            return;
        }
        let pinned = &self.pinned;
        self.entries.retain(|key, e| e.used + ago >= now || pinned.contains(key));
        let entries = &self.entries;
        self.sizes.retain(|picture, sides| {
            sides.retain(|s| entries.contains_key(&TextureKey::Picture(*picture, *s)));
            !sides.is_empty()
        });
    }
}

fn spawn_worker(queue: Arc<PaintQueue>, proxy: Option<&EventLoopProxyWrapper>) {
    let proxy = proxy.map(|p| (**p).clone());
    let wake = move || {
        if let Some(proxy) = &proxy {
            // The window may be gone already: then nobody needs to wake up.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    };
    AsyncComputeTaskPool::get().spawn(async move { work(&queue, wake) }).detach();
}

/// Paints one key after the other until none is left.
fn work(queue: &PaintQueue, wake: impl Fn()) {
    let mut shown = Instant::now();
    let next = || {
        queue.with(|q| {
            let key = q.pending.pop_front();
            match &key {
                Some(key) => q.running.push(key.clone()),
                None => q.workers -= 1,
            }
            key
        })
    };
    while let Some(key) = next() {
        let image = key.paint();
        queue.with(|q| {
            q.running.retain(|k| *k != key);
            q.finished.push((key, image));
        });
        if shown.elapsed() > SHOW_EVERY {
            shown = Instant::now();
            wake();
        }
    }
    wake();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextureCache>().add_systems(
        Update,
        take_finished.in_set(BoardSet::Show).before(super::order::SpritesDrawn),
    );
}

/// Takes over what the workers have painted: on the atlas where there is one, else as a texture of
/// its own.
fn take_finished(
    mut cache: ResMut<TextureCache>,
    mut images: ResMut<Assets<Image>>,
    mut atlas: Option<ResMut<Atlas>>,
) {
    let finished = cache.queue.with(|q| std::mem::take(&mut q.finished));
    if finished.is_empty() {
        return;
    }
    cache.evict(1);
    let cache = &mut *cache;
    for (key, Trimmed { image, part, whole: size }) in finished {
        let bytes = image.as_raw().len();
        if let TextureKey::Picture(picture, side) = &key {
            cache.sizes.entry(*picture).or_default().push(*side);
        }
        let placed = atlas.as_mut().and_then(|atlas| atlas.place(&image, part, &mut images));
        let region = placed.unwrap_or_else(|| {
            Arc::new(TextureRegion { image: images.add(texture(image)), rect: None, part })
        });
        cache.entries.insert(key, CacheEntry { region, size, bytes, used: cache.generation });
    }
    cache.ready += 1;
}
