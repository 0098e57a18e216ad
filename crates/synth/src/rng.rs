//! Random choices. Invariant: one seed gives one sequence of choices on every platform, so only
//! fixed-width methods of the underlying generator are called.

use std::collections::VecDeque;

/// A source of choices: random ones that follow from a seed, or those of a fuzzer.
#[derive(Debug, Clone)]
pub struct Rng {
    /// Used first, where there is one.
    tape: VecDeque<u8>,
    random: fastrand::Rng,
}

impl Rng {
    /// A source whose choices are decided by `seed` alone.
    #[must_use]
    pub fn with_seed(seed: u64) -> Self {
        Self {
            tape: VecDeque::new(),
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// A source whose choices are read from `bytes`, so that a small change of them is a small change of the
    /// document: a byte for a choice among up to 256, two among up to 65 536, else eight. After their end the choices
    /// are those of a fixed seed.
    #[must_use]
    pub fn with_tape(bytes: &[u8]) -> Self {
        Self {
            tape: bytes.iter().copied().collect(),
            random: fastrand::Rng::with_seed(0),
        }
    }

    /// A number below `bound`; 0 where `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let width = match bound {
            0 => return 0,
            1..=0x100 => 1,
            0x101..=0x1_0000 => 2,
            _ => 8,
        };
        let choice = match self.read(width) {
            Some(bits) => bits % bound,
            None => self.random.u64(..bound),
        };
        choice as usize
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// 64 random bits, such as another seed.
    pub fn bits(&mut self) -> u64 {
        self.read(8).unwrap_or_else(|| self.random.u64(..))
    }

    /// The next bytes of the tape as a number.
    fn read(&mut self, width: usize) -> Option<u64> {
        if self.tape.len() < width {
            self.tape.clear();
            return None;
        }
        let bytes = self.tape.drain(..width);
        Some(bytes.fold(0, |bits, byte| bits << 8 | u64::from(byte)))
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
    fn a_tape_decides_as_far_as_it_goes() {
        let mut rng = Rng::with_tape(&[7, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 9]);
        assert_eq!(rng.below(256), 7);
        assert_eq!(rng.below(1000), 0x102);
        assert_eq!(rng.bits(), 0x0100);
        assert_eq!(rng.below(5), 4);
        let after: Vec<_> = (0..8).map(|_| rng.below(1000)).collect();
        let mut seeded = Rng::with_seed(0);
        assert_eq!(
            after,
            (0..8).map(|_| seeded.below(1000)).collect::<Vec<_>>()
        );
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
