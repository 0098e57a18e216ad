//! A hand-written type that states other bounds than its schema does not compile.
//!
//! Invariant: each example that fails differs from the one that passes in one line.

/// With the bounds of the schema:
///
/// ```standalone_crate
/// # use saop_schema::{serde, Decode, HandWritten, Reader, Stop};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl Decode for Pairs {
/// #     fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> { Vec::decode(reader).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl HandWritten for Pairs {
///     type Item = batch::PairsItem;
///     type Rule = ();
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = false;
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
/// # use saop_schema::{serde, Decode, HandWritten, Reader, Stop};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl Decode for Pairs {
/// #     fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> { Vec::decode(reader).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl HandWritten for Pairs {
///     type Item = batch::PairsItem;
///     type Rule = ();
///     const MIN_ITEMS: u64 = 0;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = false;
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
/// # use saop_schema::{serde, Decode, HandWritten, Reader, Stop};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl Decode for Pairs {
/// #     fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> { Vec::decode(reader).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl HandWritten for Pairs {
///     type Item = batch::PairsItem;
///     type Rule = ();
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = None;
///     const UNIQUE_ITEMS: bool = false;
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
/// # use saop_schema::{serde, Decode, HandWritten, Reader, Stop};
/// # #[derive(Clone, Debug, PartialEq)]
/// # pub struct Pairs(Vec<batch::PairsItem>);
/// # impl Decode for Pairs {
/// #     fn decode(reader: &mut Reader<'_>) -> Result<Self, Stop> { Vec::decode(reader).map(Self) }
/// # }
/// # impl serde::Serialize for Pairs {
/// #     fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> { self.0.serialize(to) }
/// # }
/// impl HandWritten for Pairs {
///     type Item = batch::PairsItem;
///     type Rule = ();
///     const MIN_ITEMS: u64 = 1;
///     const MAX_ITEMS: Option<u64> = Some(3);
///     const UNIQUE_ITEMS: bool = true;
/// }
/// mod batch {
///     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/hand-written/types.rs"));
/// }
/// fn main() {}
/// ```
enum Bounds {}
