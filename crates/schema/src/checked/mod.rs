//! Checked types: strings, numbers and arrays with a schema rule. The rule is a type, so different rules make different
//! types.
//!
//! Invariant: no value breaks its rule, however it was created, and none can be changed in place.

#[cfg(feature = "arbitrary")]
pub mod arbitrary;
mod array;
mod fixed;
mod float;
mod integer;
mod nullable;
mod rule;
#[cfg(feature = "schemars")]
mod schemars;
mod string;
#[cfg(test)]
mod tests;

pub use array::{ArrayRule, CheckedVec};
pub use float::{CheckedF64, Finite, FiniteF64, NumberRule, finite};
pub use integer::{CheckedI64, CheckedInteger, CheckedU64, IntegerRule};
pub use nullable::Nullable;
pub use string::{CheckedString, NonEmpty, NonEmptyString, StringRule};
