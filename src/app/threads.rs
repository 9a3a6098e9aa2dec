//! Work on a thread of its own, so that the window goes on drawing. What comes of it is heard
//! without waiting, and it is told to end as soon as nobody wants it any more.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, TryRecvError},
    },
    task::Poll,
    thread,
};

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
            // Nobody listens any more where it is not wanted.
            let _ = told.send(work(seen));
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
