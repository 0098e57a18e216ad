//! Numbers that the environment sets for a test.
//!
//! Invariant: what is set and is no number stops the test.

/// What a variable says, or else the default.
pub(crate) fn setting(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("expected {name} to be a number, but found {text:?}")),
        Err(_) => otherwise,
    }
}
