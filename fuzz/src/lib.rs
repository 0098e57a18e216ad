//! What all fuzz targets do: ask the oracle that the tests on stable share, and stop at a bug.
//!
//! Invariant: a target is known when it is compiled, so that its program holds what that oracle needs and no more:
//! libFuzzer looks at all that a program holds after each input.

#![forbid(unsafe_code)]

#[path = "../../tests/oracle/mod.rs"]
mod oracle;

use oracle::TARGETS;

/// The number of a target, by its name.
///
/// # Panics
///
/// Where there is none of that name, while the target is compiled.
#[must_use]
pub const fn target(name: &str) -> usize {
    let mut number = 0;
    while number < TARGETS.len() {
        if same(TARGETS[number].0.as_bytes(), name.as_bytes()) {
            return number;
        }
        number += 1;
    }
    panic!("expected the name of a target");
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
}

/// Compares an input with the oracle of a target.
///
/// # Panics
///
/// Where the oracle finds a bug, which is how libFuzzer learns of it.
pub fn run<const TARGET: usize>(bytes: &[u8]) {
    let (name, oracle) = const { TARGETS[TARGET] };
    if let Err(bug) = oracle(bytes) {
        panic!("{name}: {bug}");
    }
}
