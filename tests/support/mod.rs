//! What the property test stands on, above `oracle`. `engines` and `tally` share nothing with the library under test;
//! `bench` and `entries` compare it with them. Invariant: only those two, and `messages`, call `saop`.

pub(crate) mod bench;
pub(crate) mod engines;
pub(crate) mod entries;
pub(crate) mod messages;
pub(crate) mod tally;
