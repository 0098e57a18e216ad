//! Random choices. Invariant: one seed gives one sequence of choices on every platform, so only
//! fixed-width methods of the underlying generator are called.

/// A seeded source of random choices.
#[derive(Debug, Clone)]
pub struct Rng(fastrand::Rng);

impl Rng {
    /// A source whose choices are decided by `seed` alone.
    #[must_use]
    pub fn with_seed(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// A number below `bound`; 0 where `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        match bound as u64 {
            0 => 0,
            bound => self.0.u64(..bound) as usize,
        }
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// 64 random bits, such as another seed.
    pub fn bits(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number from `low` to `high`, both included; `low` where `high` is smaller.
    pub(crate) fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high.saturating_sub(low).saturating_add(1))
    }

    /// One of `items`, of which there must be some.
    pub(crate) fn pick<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn a_seed_decides_every_choice() {
        let choices = |seed| {
            let mut rng = Rng::with_seed(seed);
            (0..64).map(|_| rng.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(choices(7), choices(7));
        assert_ne!(choices(7), choices(8));
        // Pinned: a recorded seed must lead to the same case on every machine and in every release.
        assert_eq!(choices(7)[..4], [773, 222, 718, 481]);
    }

    #[test]
    fn choices_stay_in_range() {
        let mut rng = Rng::with_seed(1);
        assert_eq!(rng.below(0), 0);
        for _ in 0..1000 {
            assert!((3..=5).contains(&rng.between(3, 5)));
        }
        assert_eq!(rng.between(9, 2), 9);
    }
}
