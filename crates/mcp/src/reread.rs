//! How often the list of tools is read again for a name that it lacks.
//!
//! Invariant: names that no list has cost a server a bounded number of lists. A name that is found costs none.

/// So many names may be looked for at once, and one more each time this time has passed, in milliseconds.
const MOST: u64 = 16;
const EACH: u64 = 1_000;
/// How long nothing is looked for after a list that did not come.
const AFTER_FAILURE: u64 = 60_000;

/// What is left for names that no list has.
#[derive(Debug)]
pub(crate) struct Rereads {
    left: u64,
    /// From when on there is more.
    since: u64,
}

impl Rereads {
    pub(crate) const fn new() -> Self {
        Self {
            left: MOST,
            since: 0,
        }
    }

    /// Whether the list may be read again.
    pub(crate) const fn may(&self, now: u64) -> bool {
        self.left > 0 || self.since.saturating_add(EACH) <= now && self.since < now
    }

    /// Counts a name that the list did not have either.
    pub(crate) fn spend(&mut self, now: u64) {
        let more = now.saturating_sub(self.since) / EACH;
        self.since += more * EACH;
        self.left = self.left.saturating_add(more).min(MOST).saturating_sub(1);
    }

    /// Takes the news that the list did not come.
    pub(crate) const fn fail(&mut self, now: u64) {
        (self.left, self.since) = (0, now.saturating_add(AFTER_FAILURE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC G7
    #[test]
    fn so_many_at_once_and_then_one_a_second() {
        let mut rereads = Rereads::new();
        let mut spend = |from: u64, until: u64| {
            let mut count = 0;
            for now in from..until {
                while rereads.may(now) {
                    rereads.spend(now);
                    count += 1;
                }
            }
            count
        };
        assert_eq!(spend(0, 1), MOST);
        assert_eq!(spend(1, EACH), 0);
        assert_eq!(spend(EACH, 4 * EACH), 3);
        assert_eq!(spend(100 * EACH, 101 * EACH), MOST);
        rereads.fail(200 * EACH);
        assert!(!rereads.may(200 * EACH + AFTER_FAILURE));
        assert!(rereads.may(201 * EACH + AFTER_FAILURE));
        let mut rereads = Rereads::new();
        rereads.spend(u64::MAX);
        rereads.fail(u64::MAX);
        assert!(!rereads.may(u64::MAX));
    }
}
