//! How long messages are in the guard: from when the bytes are read that let one go on, until it is written. SPEC G7
//!
//! Invariant: it takes the same memory however many messages there are, and a time is told at most a sixteenth too long.

use std::fmt::Write;
use std::time::Duration;

/// Times from one power of two to the next are told apart in so many steps.
const STEPS: u64 = 16;
/// Nanoseconds of 64 bits.
const BUCKETS: usize = 61 * STEPS as usize;
/// Per mille of the messages, and how that is called.
const SHARES: [(u64, &str); 4] = [(500, "50"), (990, "99"), (995, "99.5"), (1000, "100")];

/// The times of the messages of one side.
pub(super) struct Timings {
    counts: Box<[u64; BUCKETS]>,
    total: u64,
}

impl Timings {
    pub(super) fn new() -> Self {
        Self {
            counts: Box::new([0; BUCKETS]),
            total: 0,
        }
    }

    pub(super) fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        if let Some(count) = self.counts.get_mut(bucket(nanoseconds)) {
            *count += 1;
            self.total += 1;
        }
    }

    /// Returns the time, in microseconds, that so many per mille of the messages did not exceed.
    fn share(&self, per_mille: u64) -> f64 {
        let wanted = (self.total * per_mille).div_ceil(1000);
        let mut seen = 0;
        let reached = self.counts.iter().position(|count| {
            seen += count;
            seen >= wanted
        });
        Duration::from_nanos(last_of(reached.unwrap_or_default())).as_secs_f64() * 1e6
    }

    /// Returns `N messages, 50 % within … us, …`, or `no messages`.
    pub(super) fn words(&self) -> String {
        if self.total == 0 {
            return "no messages".to_owned();
        }
        let mut words = format!("{} messages", self.total);
        for (per_mille, name) in SHARES {
            let _ = write!(words, ", {name} % within {:.0} us", self.share(per_mille));
        }
        words
    }

    /// Returns an object: `messages`, and `within`, from percents to microseconds.
    pub(super) fn json(&self) -> String {
        let mut json = format!("{{\"messages\":{},\"within\":{{", self.total);
        let shares = SHARES.iter().filter(|_| self.total > 0).enumerate();
        for (at, (per_mille, name)) in shares {
            let comma = if at == 0 { "" } else { "," };
            let _ = write!(json, "{comma}\"{name}\":{:.1}", self.share(*per_mille));
        }
        json.push_str("}}");
        json
    }
}

/// Returns the place of a time: as it is below [`STEPS`], then by its first five bits.
fn bucket(nanoseconds: u64) -> usize {
    let place = match nanoseconds.checked_ilog2() {
        Some(log) if nanoseconds >= STEPS => {
            let shift = u64::from(log) - 4;
            shift * STEPS + (nanoseconds >> shift)
        }
        _ => nanoseconds,
    };
    usize::try_from(place).unwrap_or(usize::MAX)
}

/// Returns the longest time of a place.
fn last_of(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    if bucket < 2 * STEPS {
        return bucket;
    }
    let shift = bucket / STEPS - 1;
    let first = (bucket - shift * STEPS) << shift;
    first + ((1 << shift) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G7
    #[test]
    fn a_time_is_told_at_most_a_sixteenth_too_long() {
        let mut last = None;
        for power in 0..64 {
            for more in [0, 1, 3, 7] {
                let time = (1_u64 << power) + ((more << power) >> 3);
                let place = bucket(time);
                assert!(place < BUCKETS, "{time}");
                assert!(last <= Some(place), "{time}");
                last = Some(place);
                let told = last_of(place);
                assert!(told >= time && told - time <= time / 16, "{time} {told}");
            }
        }
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
        assert_eq!(last_of(BUCKETS - 1), u64::MAX);
    }

    // SPEC G7
    #[test]
    fn shares_are_those_of_the_messages() {
        let mut timings = Timings::new();
        assert_eq!(timings.words(), "no messages");
        assert_eq!(timings.json(), r#"{"messages":0,"within":{}}"#);
        for microseconds in 1..=1000 {
            timings.add(Duration::from_micros(microseconds));
        }
        for (per_mille, _) in SHARES {
            let (told, real) = (
                timings.share(per_mille),
                f64::from(u32::try_from(per_mille).unwrap()),
            );
            assert!(
                told >= real && told <= real * 17.0 / 16.0,
                "{per_mille} {told}"
            );
        }
        assert!(
            timings.words().starts_with("1000 messages, 50 % within 50"),
            "{}",
            timings.words()
        );
        assert!(
            timings
                .json()
                .starts_with(r#"{"messages":1000,"within":{"50":50"#)
        );
    }
}
