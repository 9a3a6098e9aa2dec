//! Painted pictures and words as textures, painted once each on a background task and kept while
//! they are needed.
//!
//! Nobody waits for a picture: until it is there the nearest one of another size stands in. It
//! knows no scene.

use super::{
    BoardSet,
    pages::{Changes, Pages, Place},
};
use crate::view::art::{
    Picture, paint,
    palette::{OUTLINE, Rgba},
    text::{self, Face},
};
use bevy::{
    platform::collections::{HashMap, HashSet},
    prelude::*,
    tasks::AsyncComputeTaskPool,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use image::RgbaImage;
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Bytes of textures that are kept beyond those in use.
const SPARE: usize = 4 << 20;
/// The longest side of a picture in device pixels; more is drawn larger than it was painted.
pub(super) const LARGEST: u32 = 2048;
/// How often a painter that has more to do shows what is ready.
const SHOW_EVERY: Duration = Duration::from_millis(60);

/// Words as they are painted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Words {
    /// The words; `\n` begins a new line.
    pub text: String,
    /// Bold face.
    pub bold: bool,
    /// Title face.
    pub title: bool,
    /// Type size in quarters of a device pixel.
    pub quarters: u32,
    /// Colour of the ink.
    pub colour: Rgba,
    /// A dark plate behind them.
    pub plate: bool,
    /// 0 flush left, 1 centred, 2 flush right.
    pub share: u8,
}

/// Something to be painted, in device pixels.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Work {
    /// A square picture with this side.
    Picture(Picture, u32),
    /// Words.
    Words(Words),
}

impl Words {
    fn face(&self) -> Face {
        match (self.title, self.bold) {
            (true, _) => Face::Title,
            (false, true) => Face::Bold,
            (false, false) => Face::Text,
        }
    }
    fn size(&self) -> f32 {
        self.quarters as f32 / 4.0
    }
    /// Width and height of the words alone, in device pixels.
    pub fn measure(&self) -> Vec2 {
        text::measure(&self.text, self.face(), self.size()).into()
    }
    /// Cuts one line of words short where it is wider than so many device pixels.
    pub fn shorten(&mut self, width: f32) {
        self.text = text::elided(&self.text, self.face(), self.size(), width);
    }
    /// What stands around the words on each side, in whole device pixels.
    pub fn border(&self) -> Vec2 {
        let size = self.size();
        if self.plate {
            Vec2::new((size * 0.5).ceil() + 2.0, (size * 0.14).ceil() + 2.0)
        } else {
            Vec2::splat((size * 0.16).ceil() + 1.0)
        }
    }
    fn paint(&self) -> RgbaImage {
        let (inner, border, size) = (self.measure(), self.border(), self.size());
        let (width, height) =
            ((inner.x + 2.0 * border.x).ceil() as u32, (inner.y + 2.0 * border.y).ceil() as u32);
        let mut image = if self.plate {
            plate(width, height, size)
        } else {
            RgbaImage::new(width.clamp(1, 4096), height.clamp(1, 4096))
        };
        let share = f32::from(self.share) / 2.0;
        let mut write = |dx: f32, dy: f32, colour| {
            text::draw(
                &mut image,
                &self.text,
                self.face(),
                size,
                (border.x + dx, border.y + dy),
                share,
                colour,
            )
        };
        if !self.plate {
            let edge = (size * 0.08).max(1.0);
            let shade = [OUTLINE[0], OUTLINE[1], OUTLINE[2], self.colour[3] / 2];
            for i in 0..8 {
                let (sin, cos) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                write(cos * edge, sin * edge, shade);
            }
        }
        write(0.0, 0.0, self.colour);
        image
    }
}

/// A dark plate with round corners and a fine edge.
fn plate(width: u32, height: u32, size: f32) -> RgbaImage {
    let (width, height) = (width.clamp(1, 4096), height.clamp(1, 4096));
    let mut image = RgbaImage::new(width, height);
    let half = Vec2::new(width as f32, height as f32) / 2.0;
    let radius = (size * 0.45).min(half.min_element() - 1.5).max(0.0);
    let edge = (size * 0.07).max(1.0);
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let p = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - half).abs()
            - (half - Vec2::splat(1.0 + radius));
        // Distance from the border of the plate, below 0 inside.
        let far = p.max(Vec2::ZERO).length() + p.max_element().min(0.0) - radius;
        let inside = (0.5 - far).clamp(0.0, 1.0);
        let rim = (0.5 + edge / 2.0 - (far + edge / 2.0).abs()).clamp(0.0, 1.0);
        crate::view::art::brush::over(
            pixel,
            [OUTLINE[0] + 6, OUTLINE[1] + 8, OUTLINE[2] + 14, 255],
            inside * 0.84,
        );
        crate::view::art::brush::over(pixel, [126, 142, 196, 255], rim * 0.45);
    }
    image
}

struct Kept {
    place: Arc<Place>,
    size: UVec2,
    used: u64,
}

/// The painted pictures.
#[derive(Resource, Default)]
pub(super) struct Paints {
    kept: HashMap<Work, Kept>,
    /// Sizes at which each picture is kept.
    sizes: HashMap<Picture, Vec<u32>>,
    /// Used in the present picture of the board.
    now: u64,
    /// Raised whenever something new is ready.
    pub ready: u64,
    /// Needed always, whatever the scene shows.
    held: Vec<Work>,
    pages: Pages,
    shop: Arc<Shop>,
}

/// What the painters share with the board.
#[derive(Default)]
struct Shop(Mutex<Bench>);

#[derive(Default)]
struct Bench {
    orders: VecDeque<Work>,
    in_hand: Vec<Work>,
    done: Vec<(Work, RgbaImage)>,
    painters: usize,
}

impl Shop {
    fn bench<T>(&self, at: impl FnOnce(&mut Bench) -> T) -> T {
        at(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A painted picture and its size in device pixels.
pub(super) struct Painted {
    /// Where it lies. Whoever shows it holds this, or it may be painted over.
    pub place: Arc<Place>,
    /// Its size.
    pub size: Vec2,
    /// Whether it is the one that was asked for, not one that stands in.
    pub exact: bool,
}

impl Paints {
    /// Begins a new picture of the board: what is not asked for from now on may be forgotten.
    pub fn begin(&mut self) {
        self.now += 1;
    }
    /// The texture of some work.
    pub fn get_exact(&mut self, work: &Work) -> Option<Painted> {
        let kept = self.kept.get_mut(work)?;
        kept.used = self.now;
        Some(Painted { place: kept.place.clone(), size: kept.size.as_vec2(), exact: true })
    }
    /// The texture of some work, or one of another size of the same picture.
    pub fn get(&mut self, work: &Work) -> Option<Painted> {
        if let Some(exact) = self.get_exact(work) {
            return Some(exact);
        }
        let Work::Picture(picture, side) = work else { return None };
        let near = self.sizes.get(picture)?.iter().copied().min_by_key(|s| s.abs_diff(*side))?;
        let kept = self.kept.get_mut(&Work::Picture(*picture, near))?;
        kept.used = self.now;
        Some(Painted { place: kept.place.clone(), size: kept.size.as_vec2(), exact: false })
    }
    /// Has these painted, too, and keeps them for good.
    pub fn hold(
        &mut self,
        works: impl IntoIterator<Item = Work>,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        let known = self.held.len();
        self.held.extend(works);
        let more = self.held[known..].to_vec();
        let rest: Vec<Work> = self.shop.bench(|b| b.orders.iter().cloned().collect());
        self.order(more.into_iter().chain(rest).collect(), proxy);
    }
    /// Has these painted, the first first, and nothing else any more.
    pub fn order(&mut self, wanted: Vec<Work>, proxy: Option<&EventLoopProxyWrapper>) {
        let mut seen = HashSet::new();
        let held = self.held.iter().cloned();
        let wanted: VecDeque<Work> = wanted
            .into_iter()
            .chain(held)
            .filter(|w| !self.kept.contains_key(w) && seen.insert(w.clone()))
            .collect();
        if wanted.is_empty() {
            // Nothing stands in for anything any more.
            self.tidy(0);
            self.pages.take_back();
        }
        let pool = AsyncComputeTaskPool::get();
        let most = pool.thread_num().clamp(1, 2);
        let hire = self.shop.bench(|b| {
            let Bench { in_hand, done, .. } = &*b;
            b.orders = wanted
                .into_iter()
                .filter(|w| !in_hand.contains(w) && !done.iter().any(|(d, _)| d == w))
                .collect();
            let hire = most.min(b.orders.len()).saturating_sub(b.painters);
            b.painters += hire;
            hire
        });
        for _ in 0..hire {
            let (shop, proxy) = (self.shop.clone(), proxy.map(|p| (**p).clone()));
            let wake = move || {
                if let Some(proxy) = &proxy {
                    // The window may be gone already: then nobody needs to wake up.
                    let _ = proxy.send_event(WinitUserEvent::WakeUp);
                }
            };
            pool.spawn(async move { work(&shop, wake) }).detach();
        }
    }
    /// Forgets what was last used more than this many pictures of the board ago, if it is much.
    fn tidy(&mut self, ago: u64) {
        let spare: usize = self
            .kept
            .values()
            .filter(|k| k.used < self.now)
            .map(|k| (k.size.x * k.size.y * 4) as usize)
            .sum();
        if spare < SPARE {
            return;
        }
        let (now, held) = (self.now, &self.held);
        self.kept.retain(|work, k| k.used + ago >= now || held.contains(work));
        let kept = &self.kept;
        self.sizes.retain(|picture, sides| {
            sides.retain(|s| kept.contains_key(&Work::Picture(*picture, *s)));
            !sides.is_empty()
        });
    }
}

/// A painter's day: takes one order after the other until none is left.
fn work(shop: &Shop, wake: impl Fn()) {
    let mut shown = Instant::now();
    let next = |shop: &Shop| {
        shop.bench(|b| {
            let order = b.orders.pop_front();
            match &order {
                Some(order) => b.in_hand.push(order.clone()),
                None => b.painters -= 1,
            }
            order
        })
    };
    while let Some(order) = next(shop) {
        let image = match &order {
            Work::Picture(picture, side) => paint(picture, (*side).clamp(1, LARGEST)),
            Work::Words(words) => words.paint(),
        };
        shop.bench(|b| {
            b.in_hand.retain(|w| *w != order);
            b.done.push((order, image));
        });
        if shown.elapsed() > SHOW_EVERY {
            shown = Instant::now();
            wake();
        }
    }
    wake();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paints>()
        .add_systems(Update, collect.in_set(BoardSet::Show).before(super::draw::Drawn));
}

/// Takes over what the painters have done.
fn collect(
    mut paints: ResMut<Paints>,
    mut images: ResMut<Assets<Image>>,
    mut changes: Option<ResMut<Changes>>,
) {
    let done = paints.shop.bench(|b| std::mem::take(&mut b.done));
    if done.is_empty() {
        return;
    }
    let paints = &mut *paints;
    paints.tidy(1);
    paints.pages.take_back();
    for (work, image) in done {
        let size = UVec2::new(image.width(), image.height());
        if let Work::Picture(picture, side) = &work {
            paints.sizes.entry(*picture).or_default().push(*side);
        }
        let place = paints.pages.lay(image, &mut images, changes.as_deref_mut());
        paints.kept.insert(work, Kept { place, size, used: paints.now });
    }
    paints.ready += 1;
}
