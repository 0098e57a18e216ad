//! What a case may cost. Each runs in a process of its own, so that a hang, an overflow of the stack or an end by
//! lack of memory is the failure of that case, and its peak of memory is nobody else's.
//!
//! Invariant: no bound hangs on how fast the machine is or what else it does, but that against a hang. Memory
//! is measured on Linux alone.

use std::process::{Command, Output, exit};
use std::sync::OnceLock;
use std::time::Duration;
use std::{any, env, fs, thread};

/// Set in the process that runs one case: its name.
const CASE: &str = "SAOP_HOSTILE_CASE";

/// What no case takes, however slow the machine.
const PATIENCE: Duration = Duration::from_mins(10);

/// What is resident before a case makes anything.
static AT_START: OnceLock<usize> = OnceLock::new();

/// Runs the body of a test in a process of its own. The closure's type names the test; a name that is none shows in
/// that no test passes.
pub(crate) fn alone<F: FnOnce()>(case: F) {
    let name = any::type_name::<F>();
    let name = name.trim_end_matches("::{{closure}}");
    let name = name.split_once("::").map_or(name, |(_, name)| name);
    if env::var(CASE).is_ok_and(|running| running == name) {
        thread::spawn(|| {
            thread::sleep(PATIENCE);
            exit(102);
        });
        AT_START.get_or_init(|| resident("VmRSS:"));
        case();
        return;
    }
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture", "--test-threads=1"])
        .env(CASE, name)
        // glibc gives large blocks back as they are freed, so that the peak is that of the largest input, and not of a heap
        // that earlier ones have left in pieces.
        .env("MALLOC_MMAP_THRESHOLD_", "8388608")
        .output()
        .unwrap();
    let (stdout, stderr) = (
        String::from_utf8_lossy(&stdout),
        String::from_utf8_lossy(&stderr),
    );
    assert_ne!(
        status.code(),
        Some(102),
        "{name} takes {PATIENCE:?} or more"
    );
    assert!(
        status.success() && stdout.contains("1 passed"),
        "{name}: {status}\n{stdout}\n{stderr}"
    );
}

/// Runs `work` and checks that the memory of the whole process, inputs included, stays within `most` bytes.
pub(crate) fn within<T>(most: usize, work: impl FnOnce() -> T) -> T {
    // The kernel counts the peak anew from here; where it does not let us, the peak is that of the case so far.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let result = work();
    let peak = resident("VmHWM:").saturating_sub(AT_START.get().copied().unwrap_or_default());
    assert!(
        peak <= most,
        "expected at most {} KiB of memory, but found {} KiB",
        most / 1024,
        peak / 1024
    );
    result
}

/// Runs `work` on an input of a size and on one 32 times as large: the time grows with the size, and no more.
/// What is quadratic takes a thousand times as long.
pub(crate) fn linear<I>(size: usize, make: impl Fn(usize) -> I, work: impl Fn(&I)) {
    const TIMES: usize = 32;
    // Caches, and memory that the system gives and takes in other ways the larger it is.
    const SLACK: u32 = 6;
    let (small, large) = (make(size), make(size * TIMES));
    let (mut fast, mut slow) = (Duration::MAX, Duration::MAX);
    // Others may empty the caches in any of the tries, and do not in all of them.
    for _ in 0..6 {
        // The first of them also fills the caches.
        for _ in 0..3 {
            fast = fast.min(time(|| work(&small)));
        }
        slow = slow.min(time(|| work(&large)));
        // The clock's grain, and what a call costs whatever its input.
        if slow <= fast * TIMES as u32 * SLACK + Duration::from_millis(1) {
            return;
        }
    }
    panic!(
        "expected {TIMES} times {fast:?} for an input {TIMES} times as large, but found {slow:?}"
    );
}

/// The time that this thread had on a processor meanwhile: a busy machine makes it no longer.
#[cfg(unix)]
pub(crate) fn time(work: impl FnOnce()) -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let now = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap();
    let start = now();
    work();
    now().saturating_sub(start)
}

#[cfg(not(unix))]
pub(crate) fn time(work: impl FnOnce()) -> Duration {
    let start = std::time::Instant::now();
    work();
    start.elapsed()
}

/// A figure of the kernel on this process, in bytes; 0 where there is none.
fn resident(figure: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kibibytes = status
        .lines()
        .find_map(|line| line.strip_prefix(figure))
        .and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<usize>().ok());
    kibibytes.map_or(0, |kibibytes| kibibytes * 1024)
}

#[test]
fn the_bounds_can_be_broken() {
    let quadratic = |size: &usize| {
        for at in 0..*size {
            std::hint::black_box((0..at).map(std::hint::black_box).sum::<usize>());
        }
    };
    let size = if cfg!(debug_assertions) { 200 } else { 800 };
    let broken = std::panic::catch_unwind(|| linear(size, |size| size, quadratic));
    assert!(broken.is_err(), "quadratic work passes for linear");
    alone(|| {
        if cfg!(target_os = "linux") {
            let greedy = || within(16 << 20, || std::hint::black_box(vec![1_u8; 32 << 20]));
            assert!(std::panic::catch_unwind(greedy).is_err());
        }
        within(64 << 20, || std::hint::black_box(vec![1_u8; 32 << 20]));
    });
}
