//! Work on a thread of its own, so that the window goes on drawing. It steps back for whatever
//! draws, which two processors without a graphics card need all of. What comes of it is heard
//! without waiting, the window is woken up for it, and the work is told to end as soon as nobody
//! wants it any more.

use std::{
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, TryRecvError},
    },
    task::Poll,
    thread,
};
use thread_priority::{ThreadPriority, ThreadPriorityValue};

/// How much such work matters beside the window, of 0 to 99, where the window has half: "below
/// normal" on Windows, 9 steps of niceness on Linux, a tenth of a processor that others want.
const BELOW_THE_WINDOW: u8 = 25;

/// Wakes the window up, if there is one: a process has one at most.
static WAKE_UP: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();

/// Whenever work is done, `wake_up` is called on its thread, so that nobody has to ask again and
/// again. Only the first one counts.
pub(super) fn when_done(wake_up: impl Fn() + Send + Sync + 'static) {
    let _ = WAKE_UP.set(Box::new(wake_up));
}

/// Work that is done, or has been.
pub(super) struct ThreadWork<T> {
    answer: Mutex<Receiver<T>>,
    /// Whether it is to come to its end with what it has.
    stop: Arc<AtomicBool>,
}

impl<T> ThreadWork<T> {
    /// It ends as soon as it can, with what it has found so far.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for ThreadWork<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T: Send + 'static> ThreadWork<T> {
    /// Begins work; it is told by what it sees that it is to stop. `None` where no thread can be
    /// had.
    pub(super) fn begin(
        name: &str,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<ThreadWork<T>> {
        let (told, answer) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        let work = move || {
            let wake_up = WAKE_UP.get();
            if wake_up.is_some() {
                step_back();
            }
            // Nobody listens any more where it is not wanted.
            let _ = told.send(work(seen));
            if let Some(wake_up) = wake_up {
                wake_up();
            }
        };
        thread::Builder::new().name(name.to_owned()).spawn(work).ok()?;
        Some(ThreadWork { answer: Mutex::new(answer), stop })
    }

    /// What has come of it, once; `None` where nothing will.
    pub(super) fn hear(&mut self) -> Poll<Option<T>> {
        let Ok(answer) = self.answer.get_mut() else { return Poll::Ready(None) };
        match answer.try_recv() {
            Ok(came) => Poll::Ready(Some(came)),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}

/// This thread gets what the window leaves.
fn step_back() {
    if let Ok(below) = ThreadPriorityValue::try_from(BELOW_THE_WINDOW) {
        // A system that refuses it has its reasons, and the work is the same.
        let _ = ThreadPriority::Crossplatform(below).set_for_current();
    }
}

#[cfg(test)]
mod tests {
    use super::{ThreadWork, when_done};
    use std::{sync::mpsc, task::Poll};

    #[test]
    fn whoever_sleeps_is_woken_up_once_there_is_something_to_hear() {
        let (wake_up, woken) = mpsc::channel();
        when_done(move || {
            // Whoever listened may have heard enough.
            let _ = wake_up.send(());
        });
        let mut work = ThreadWork::begin("test", |_| 7).expect("a thread");
        woken.recv().expect("it wakes somebody up");
        assert_eq!(work.hear(), Poll::Ready(Some(7)));
    }
}
