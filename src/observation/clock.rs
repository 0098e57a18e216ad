//! Nanoseconds since the Unix epoch from a monotonic clock, anchored once per process.
//!
//! Invariant: no call, on any thread, returns an earlier time than a call that returned before it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Returns the current time. A system clock set before 1970 counts as the epoch.
pub(super) fn now_ns() -> u128 {
    static ANCHOR: OnceLock<(Instant, Duration)> = OnceLock::new();
    static LATEST: AtomicU64 = AtomicU64::new(0);
    let (anchor, epoch_to_anchor) = ANCHOR.get_or_init(|| {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
        (Instant::now(), since_epoch.unwrap_or_default())
    });
    epoch_to_anchor.as_nanos() + u128::from(latest(&LATEST, anchor.elapsed()))
}

/// Returns, in nanoseconds, the maximum of `elapsed` and everything passed to `seen` before. The system promises that
/// an `Instant` never goes back, but some machines have broken that promise between cores.
fn latest(seen: &AtomicU64, elapsed: Duration) -> u64 {
    // Enough for 584 years of running.
    let elapsed = u64::try_from(elapsed.as_nanos()).unwrap_or(u64::MAX);
    seen.fetch_max(elapsed, Ordering::AcqRel).max(elapsed)
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC O3
    #[test]
    fn a_clock_that_steps_back_is_not_followed() {
        let seen = AtomicU64::new(0);
        assert_eq!(latest(&seen, Duration::from_nanos(7)), 7);
        assert_eq!(latest(&seen, Duration::from_nanos(5)), 7);
        assert_eq!(latest(&seen, Duration::from_nanos(9)), 9);
        assert_eq!(latest(&seen, Duration::MAX), u64::MAX);
    }
}
