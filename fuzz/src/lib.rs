//! What all fuzz targets do: ask the oracle that the tests on stable share, and stop at a bug.

#![forbid(unsafe_code)]

#[path = "../../tests/oracle/mod.rs"]
mod oracle;

/// Holds an input against the oracle of a target.
///
/// # Panics
///
/// Where the oracle finds a bug, which is how libFuzzer is told of it.
pub fn run(target: &str, bytes: &[u8]) {
    let Some(oracle) = oracle::target(target) else {
        panic!("expected the name of a target, but found {target}");
    };
    if let Err(bug) = oracle(bytes) {
        panic!("{target}: {bug}");
    }
}
