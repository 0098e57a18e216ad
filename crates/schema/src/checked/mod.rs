//! Checked types: strings, numbers and arrays under a rule of their schema. The rule is a type, so that two rules make two types.
//!
//! Invariant: no value breaks its rule, whatever made it; none can be changed in place.

#[cfg(feature = "arbitrary")]
pub mod arbitrary;
mod array;
mod fixed;
mod float;
mod integer;
mod nullable;
#[cfg(feature = "schemars")]
mod schemars;
mod string;

pub use array::{ArrayRule, CheckedVec};
pub use float::{CheckedF64, Finite, FiniteF64, NumberRule};
pub use integer::{CheckedI64, CheckedInteger, CheckedU64, IntegerRule};
pub use nullable::Nullable;
pub use string::{CheckedString, NonEmpty, NonEmptyString, StringRule};
