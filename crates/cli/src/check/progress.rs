//! A bar on stderr for runs that take longer than a second, moved by its own clock and by the bytes as they are read.
//! It is drawn only on a terminal, and never while something else is written.

use std::io::{self, IsTerminal, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that is done sooner gets no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often a bar moves.
const TICK: Duration = Duration::from_millis(100);

/// Bytes read so far, by all threads.
#[derive(Clone, Default)]
pub(crate) struct Gauge(Arc<AtomicU64>);

impl Gauge {
    pub(crate) fn add(&self, bytes: u64) {
        self.0.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Wraps `input` so that the bytes read from it are counted.
    pub(crate) fn on<R>(&self, input: R) -> Gauged<R> {
        Gauged {
            input,
            gauge: self.clone(),
        }
    }

    fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

pub(crate) struct Gauged<R> {
    input: R,
    gauge: Gauge,
}

impl<R: Read> Read for Gauged<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        self.gauge.add(read as u64);
        Ok(read)
    }
}

/// The bar of a run, or its absence.
pub(crate) struct Progress(Arc<Screen>);

/// Code that writes to the terminal holds `shown`.
#[derive(Default)]
struct Screen {
    shown: Mutex<Shown>,
    ended: Condvar,
}

#[derive(Default)]
struct Shown {
    bar: Option<ProgressBar>,
    ended: bool,
}

impl Progress {
    /// Starts waiting for the time when a bar is due: a second after `start`.
    pub(crate) fn start(total: Option<u64>, start: Instant, gauge: Gauge) -> Self {
        let screen = Arc::new(Screen::default());
        if io::stderr().is_terminal() {
            let screen = Arc::clone(&screen);
            // A run without a bar is better than no run.
            let _ = thread::Builder::new()
                .name("progress".to_owned())
                .spawn(move || screen.run(total, start, &gauge));
        }
        Self(screen)
    }

    /// Runs `write`, and hides the bar meanwhile if something `is_written`.
    pub(crate) fn pause_for<T>(&self, is_written: bool, write: impl FnOnce() -> T) -> T {
        if !is_written {
            return write();
        }
        let shown = self.0.lock();
        match &shown.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    pub(crate) fn finish(&self) {
        let mut shown = self.0.lock();
        shown.ended = true;
        if let Some(bar) = shown.bar.take() {
            bar.finish_and_clear();
        }
        self.0.ended.notify_all();
    }
}

impl Screen {
    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves the bar until the run has ended.
    fn run(&self, total: Option<u64>, start: Instant, gauge: &Gauge) {
        let mut wait = PATIENCE.saturating_sub(start.elapsed());
        loop {
            let (mut shown, _) = self
                .ended
                .wait_timeout_while(self.lock(), wait, |shown| !shown.ended)
                .unwrap_or_else(PoisonError::into_inner);
            if shown.ended {
                return;
            }
            let bar = shown.bar.get_or_insert_with(|| bar(total, start.elapsed()));
            // Each draws the bar.
            bar.set_message(pace(gauge.bytes(), total, start.elapsed()));
            bar.set_position(gauge.bytes());
            wait = TICK;
        }
    }
}

fn bar(total: Option<u64>, elapsed: Duration) -> ProgressBar {
    let template = match total {
        Some(_) => "{spinner} {bar:20} {bytes} of {total_bytes} ({msg})",
        None => "{spinner} {bytes} ({msg})",
    };
    let bar =
        ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr()).with_elapsed(elapsed);
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Returns the pace since the beginning, and the time that is left at it. The bar's own pace would begin with the first time
/// that it is drawn.
fn pace(bytes: u64, total: Option<u64>, elapsed: Duration) -> String {
    let milliseconds = elapsed.as_millis().max(1);
    let per_second = u128::from(bytes) * 1000 / milliseconds;
    let shown = HumanBytes(u64::try_from(per_second).unwrap_or(u64::MAX));
    match total {
        Some(total) if per_second > 0 => {
            let left = u128::from(total.saturating_sub(bytes)).div_ceil(per_second);
            let left = Duration::from_secs(u64::try_from(left).unwrap_or(u64::MAX));
            format!("{shown}/s, {} left", HumanDuration(left))
        }
        _ => format!("{shown}/s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_is_that_since_the_beginning() {
        let two = Duration::from_secs(2);
        assert_eq!(
            pace(4 << 20, Some(12 << 20), two),
            "2.00 MiB/s, 4 seconds left"
        );
        assert_eq!(pace(4 << 20, None, two), "2.00 MiB/s");
        assert_eq!(pace(0, Some(9), two), "0 B/s");
        assert_eq!(
            pace(9, Some(3), Duration::ZERO),
            "8.79 KiB/s, 0 seconds left"
        );
    }
}
