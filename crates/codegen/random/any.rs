//! The choices that a random schema and its documents are made from.

use fastrand::Rng;

/// How many bytes of choices a schema and its documents have.
const CHOICES: usize = 16 << 10;

pub(crate) fn choices(seed: u64, number: u64) -> Vec<u8> {
    let mut rng = Rng::with_seed(
        seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .wrapping_add(number),
    );
    (0..CHOICES).map(|_| rng.u8(..)).collect()
}
