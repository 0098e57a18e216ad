//! What the property test stands on, above `oracle`. `engines` and `tally` share nothing with the library under test;
//! `bench` and `entries` hold it against them. Invariant: only those two, and `messages`, call `saop`.

pub(crate) mod bench;
pub(crate) mod engines;
pub(crate) mod entries;
pub(crate) mod messages;
pub(crate) mod tally;
