//! The leaves of generated types and how they are read: layer 2. A checked leaf cannot hold a value that
//! its schema refuses, however it was made.

#[cfg(feature = "arbitrary")]
pub(crate) mod arbitrary;
mod checked_float;
mod checked_integer;
mod checked_string;
mod checked_vec;
mod constraint;
mod decode;
mod descend;
mod fields;
mod literal;
mod nullable;
mod scalar;
#[cfg(feature = "schemars")]
mod schemars;
mod tagged;

pub use checked_float::{CheckedF64, FiniteF64, NumberRule};
pub use checked_integer::{CheckedI64, CheckedInteger, CheckedU64, IntegerRule};
pub use checked_string::{CheckedString, NonEmptyString, Pattern, StringRule};
pub use checked_vec::{ArrayRule, CheckedVec};
pub use constraint::ConstraintError;
pub use decode::{Decode, Map};
pub use descend::{descend, past};
pub use fields::{Fields, decode_enum, next_field, required, set};
pub use literal::{Literal, decode_literal};
pub use nullable::Nullable;
pub use scalar::{Scalar, decode_scalar};
pub use tagged::{Tagged, decode_tagged};
