//! What an event and a report both tell of, a refused answer or the end of a retry loop, so that it is counted once.
//!
//! Invariant: memory is bounded: of items that only one source has reported, the last [`MOST`] at least are known, by a hash.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};

/// What is remembered of the ones that came last; of those before them at most as many are.
const MOST: usize = 16_384;

/// Who tells of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Teller {
    Event,
    Report,
}

/// How often events told of something that no report has told of, or, below zero, the other way round.
type Ahead = HashMap<u64, i64>;

#[derive(Debug, Default)]
pub(crate) struct Told {
    hasher: RandomState,
    recent: Ahead,
    older: Ahead,
}

impl Told {
    /// Returns whether this is news: the other teller has not told of it as often. Runs may share the names of their turns, so
    /// that a name alone does not tell: of five events and five reports in any order, five are news.
    pub(crate) fn is_news(&mut self, teller: Teller, what: impl Hash) -> bool {
        let hash = self.hasher.hash_one(what);
        let step = if teller == Teller::Event { 1 } else { -1 };
        for known in [&mut self.recent, &mut self.older] {
            if let Some(ahead) = known.get_mut(&hash)
                && ahead.signum() == -step
            {
                *ahead += step;
                if *ahead == 0 {
                    known.remove(&hash);
                }
                return false;
            }
        }
        if self.recent.len() == MOST {
            self.older = std::mem::take(&mut self.recent);
        }
        *self.recent.entry(hash).or_default() += step;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SPEC L1
    #[test]
    fn what_both_tell_is_news_once() {
        use Teller::{Event, Report};
        for (tellers, news) in [
            (&[Event][..], 1),
            (&[Report], 1),
            (&[Event, Report], 1),
            (&[Report, Event], 1),
            (&[Event, Event, Report, Report], 2),
            (&[Report, Report, Event, Event, Event], 3),
            (&[Event, Report, Event, Report], 2),
            (&[Event, Report, Report], 2),
        ] {
            let mut told = Told::default();
            let found = tellers.iter().filter(|teller| told.is_news(**teller, "it"));
            assert_eq!(found.count(), news, "{tellers:?}");
            assert!(told.is_news(Event, "another"));
        }
    }

    // SPEC L3
    #[test]
    fn the_last_ones_are_known() {
        let mut told = Told::default();
        for n in 0..3 * MOST {
            assert!(told.is_news(Teller::Event, n));
        }
        assert_eq!(told.recent.len() + told.older.len(), 2 * MOST);
        for n in 2 * MOST..3 * MOST {
            assert!(!told.is_news(Teller::Report, n));
        }
        assert!(told.is_news(Teller::Report, 0));
    }
}
