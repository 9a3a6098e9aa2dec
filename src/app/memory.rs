//! Large pieces of memory go back to the system when they are free. Linux's usual allocator keeps
//! them after the first one was freed, for as long as anything small lies behind them. It knows
//! nothing of the program, and changes nothing elsewhere.

/// Pieces from this size on, in bytes, are asked of the system one by one: pictures are larger,
/// nearly everything else is smaller.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: libc::c_int = 1 << 20;

/// Has large pieces given back. To be called once, before the window opens. Where it cannot be
/// done, more memory is used and nothing else changes.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "the one call of the system that no library wraps")]
pub fn give_large_back() {
    // SAFETY: `mallopt` takes two numbers and no pointer, and locks what it changes; this option
    // may be set at any time.
    let done = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
    if done == 0 {
        tracing::debug!("the allocator keeps its own way with large pieces");
    }
}

/// Other allocators need no telling.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_large_back() {}
