//! The text in place of a secret.

/// What stands in place of a secret.
pub(super) const MASK: &str = "[masked]";
