//! What is counted once for a picture of the table, or for a list, and kept until that changes: no
//! panel counts in every frame. It holds nothing that the viewer does not see, and decides nothing.

use super::model::Model;
use crate::table::sight::Sight;
use bevy_egui::egui::{Context, Id};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// What `count` makes of this sight, counted when the sight has changed since the last time. `what`
/// says which count it is, and for whom: two counts need two names.
pub fn memo<T: Send + Sync + 'static>(
    ctx: &Context,
    what: impl Hash + std::fmt::Debug,
    sight: &Sight,
    count: impl FnOnce() -> T,
) -> Arc<T> {
    memo_of(ctx, what, fingerprint(sight), count)
}

/// The same for something else than a sight: counted anew when `mark` is another one.
pub fn memo_of<T: Send + Sync + 'static>(
    ctx: &Context,
    what: impl Hash + std::fmt::Debug,
    mark: u64,
    count: impl FnOnce() -> T,
) -> Arc<T> {
    let id = Id::new(("memo", Id::new(what)));
    if let Some((known, kept)) = ctx.data(|d| d.get_temp::<(u64, Arc<T>)>(id))
        && known == mark
    {
        return kept;
    }
    let new = Arc::new(count());
    ctx.data_mut(|d| d.insert_temp(id, (mark, new.clone())));
    new
}

/// The same for words: each language has its own.
pub fn memo_words<T: Send + Sync + 'static>(
    ctx: &Context,
    what: impl Hash + std::fmt::Debug,
    model: &Model,
    count: impl FnOnce() -> T,
) -> Arc<T> {
    memo(ctx, (what, model.texts.localizer.language()), model.sight, count)
}

/// The same for what is counted from the log up to the position that is looked at.
pub fn memo_log<T: Send + Sync + 'static>(
    ctx: &Context,
    what: impl Hash + std::fmt::Debug,
    model: &Model,
    count: impl FnOnce() -> T,
) -> Arc<T> {
    memo_of(ctx, what, mark_of((model.log_mark, model.read_log().len())), count)
}

/// A mark for several things together.
pub fn mark_of(things: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    things.hash(&mut hasher);
    hasher.finish()
}

/// A mark that nothing in this program had before: for what has just become another.
pub fn new_mark() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A number that changes with the position. The number of the state alone is not enough: after
/// taking back, another choice leads to the same number.
fn fingerprint(s: &Sight) -> u64 {
    let mut h = DefaultHasher::new();
    (Arc::as_ptr(&s.catalogue.0) as usize, s.state_no, s.viewer, &s.edition).hash(&mut h);
    (&s.dials, &s.purses).hash(&mut h);
    for zone in &s.zones {
        zone.count.hash(&mut h);
        // A branch deals other faces to the same places.
        zone.pieces.iter().for_each(|p| (p.id, p.kind, p.mark).hash(&mut h));
    }
    h.finish()
}
