//! A hand-written type that states other bounds than its schema does not compile.
//!
//! Invariant: each example that fails differs from the one that passes in one line.

/// With the bounds of the schema:
///
/// ```standalone_crate
/// # use saop::rt::{serde, Decode, CrossField, RuleCheck};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl<'de> Decode<'de> for Pairs {
/// #     fn decode<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> { Vec::decode(from).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl CrossField for Pairs {
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = false;
///     const CHECK: RuleCheck = RuleCheck::NONE;
/// }
/// mod batch {
///     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hand-written/types.rs"));
/// }
/// fn main() {}
/// ```
///
/// With another `MIN_ITEMS`:
///
/// ```compile_fail,E0080
/// # use saop::rt::{serde, Decode, CrossField, RuleCheck};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl<'de> Decode<'de> for Pairs {
/// #     fn decode<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> { Vec::decode(from).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl CrossField for Pairs {
///     const MIN_ITEMS: u64 = 0;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = false;
///     const CHECK: RuleCheck = RuleCheck::NONE;
/// }
/// mod batch {
///     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hand-written/types.rs"));
/// }
/// fn main() {}
/// ```
///
/// With another `MAX_ITEMS`:
///
/// ```compile_fail,E0080
/// # use saop::rt::{serde, Decode, CrossField, RuleCheck};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl<'de> Decode<'de> for Pairs {
/// #     fn decode<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> { Vec::decode(from).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl CrossField for Pairs {
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = None;
///     const UNIQUE_ITEMS: bool = false;
///     const CHECK: RuleCheck = RuleCheck::NONE;
/// }
/// mod batch {
///     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hand-written/types.rs"));
/// }
/// fn main() {}
/// ```
///
/// With another `UNIQUE_ITEMS`:
///
/// ```compile_fail,E0080
/// # use saop::rt::{serde, Decode, CrossField, RuleCheck};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl<'de> Decode<'de> for Pairs {
/// #     fn decode<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> { Vec::decode(from).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl CrossField for Pairs {
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = true;
///     const CHECK: RuleCheck = RuleCheck::NONE;
/// }
/// mod batch {
///     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hand-written/types.rs"));
/// }
/// fn main() {}
/// ```
enum Bounds {}
