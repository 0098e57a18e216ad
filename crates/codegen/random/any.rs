//! The choices that a random schema and its documents are made from.

use fastrand::Rng;

/// How many bytes of choices a schema has, and how many each document at most.
const SCHEMA: usize = 4 << 10;
const DOCUMENT: usize = 64;

/// Returns the choices for a schema and so many documents; those for the schema are the same for any number.
pub(crate) fn choices(seed: u64, number: u64, documents: usize) -> Vec<u8> {
    let mut rng = Rng::with_seed(
        seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .wrapping_add(number),
    );
    (0..SCHEMA + documents * DOCUMENT)
        .map(|_| rng.u8(..))
        .collect()
}
