//! Random schemas of the profile: `build.rs` makes them, and code of them, for the tests of this crate.
//!
//! Invariant: a package needs a library, and this one has none.
