//! What patterns cost: each ends soon, with a verdict or the violation `limit`, and in bounded memory.
//!
//! `SAOP_CASES` says how many patterns are tried, `SAOP_SEED` which ones. The slowest ones are printed. SPEC E4, P2.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test, which prints what is slow"
)]

mod random;

use std::time::Duration;

use saop_schema::{CompileOptions, Error, Schema, ViolationKind};
use serde_json::json;

use self::random::Random;

const LENGTH: usize = if cfg!(debug_assertions) {
    100_000
} else {
    1_000_000
};

/// What a pattern may take of the processor, with its compilation, on one text. A debug build takes longer.
const MOST_TIME: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 2 });
const MOST_MEMORY: usize = 256 << 20;

fn setting(name: &str, default: u64) -> u64 {
    let found = std::env::var(name).ok();
    found.map_or(default, |found| found.parse().unwrap())
}

/// The patterns of which each is known to be hard, with what they are hard on.
const KNOWN: &[(&str, &str)] = &[
    ("^(((a{0,100}){0,100}){0,100})$", "a"),
    ("(((a{0,100}){0,100}){0,100})b", "a"),
    ("^(?:(?:(?:é{1,100}){0,100}){0,99})$", "é"),
    ("^(?:a{0,1000}){0,1000}$", "a"),
    ("^(?:a{1000}){1000}$", "a"),
    ("^.{0,100000}$", "a"),
    ("^[^]{0,1000000}b$", "a"),
    ("^(?:\\p{L}{0,100}){0,5000}$", "é"),
    ("(?:a|ab|abc|b|bc|c){1000,5000}$", "abc"),
    ("[ab]*a[ab]{200}c", "aab"),
    ("(?:a?){1000}a{1000}b", "a"),
    ("^(?:a*)*$", "a"),
    ("(?:a*){1000}b", "a"),
    ("^(?:(?:a|b|\\b|\\B){0,100}){0,1000}$", "ab"),
    ("(.*)(.*)(.*)(.*)(.*)[^a]{500}", "a"),
    ("\\-?(?:.{0,300}){0,300}!", "\u{1F600}"),
    ("(?:x+x+)+y", "x"),
];

/// Checks the texts under a pattern. Returns the longest time, and how often a limit ended the check.
fn cost(pattern: &str, texts: &[String]) -> (Duration, usize) {
    let mut longest = Duration::ZERO;
    let mut limits = 0;
    for text in texts {
        let document = json!(text).to_string();
        let schema = json!({ "pattern": pattern }).to_string();
        let begun = now();
        let checked = Schema::compile(&schema, &CompileOptions::default())
            .map(|schema| schema.check(document.as_bytes()));
        longest = longest.max(now().saturating_sub(begun));
        if let Ok(Err(Error::Validation(error))) = checked {
            let is_limit = |one: &saop_schema::Violation| one.kind() == ViolationKind::Limit;
            limits += usize::from(error.violations().iter().any(is_limit));
        }
    }
    (longest, limits)
}

fn texts(letter: &str, random: &mut Random) -> [String; 3] {
    let repeated = letter.repeat(LENGTH / letter.len());
    let mixed = "ab1é a-".repeat(LENGTH / 8);
    [repeated + "~", mixed + "~", random.text(LENGTH) + "~"]
}

#[test]
fn every_pattern_ends_soon_in_bounded_memory() {
    let cases = setting("SAOP_CASES", if cfg!(debug_assertions) { 20 } else { 200 });
    let mut random = Random(setting("SAOP_SEED", 1));
    let before = peak();
    let mut slowest = Vec::new();
    let mut limits = 0;
    let mut judge = |pattern: &str, texts: &[String]| {
        let (time, limited) = cost(pattern, texts);
        limits += limited;
        slowest.push((time, pattern.to_owned()));
        slowest.sort_by(|one, other| other.cmp(one));
        slowest.truncate(10);
        assert!(time <= MOST_TIME, "{pattern}: {time:?}");
        let memory = peak().saturating_sub(before);
        assert!(memory <= MOST_MEMORY, "{pattern}: {memory} bytes");
    };
    for (pattern, letter) in KNOWN {
        judge(pattern, &texts(letter, &mut random));
    }
    for _ in 0..cases {
        let letter = random.one_of(&["a", "b", "1", "é", "\u{1F600}"]);
        let most = [3, 20, 100, 1_000][random.below(4)];
        let pattern = random.pattern(200, most);
        judge(&pattern, &texts(letter, &mut random));
    }
    println!(
        "{cases} patterns, {limits} limits, {} MiB",
        (peak() - before) >> 20
    );
    for (time, pattern) in slowest {
        println!("{:6} ms {pattern}", time.as_millis());
    }
    assert!(limits > 0, "expected patterns that are too costly");
}

/// Returns the time that this thread had on a processor: a busy machine makes it no longer.
#[cfg(unix)]
fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap()
}

#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Returns the most memory that the process had, where Linux counts it.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let peak = lines.find_map(|line| line.strip_prefix("VmHWM:"));
    let peak = peak.and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<usize>().ok());
    peak.map_or(0, |kibibytes| kibibytes * 1024)
}
