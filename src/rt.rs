//! What generated code calls. Public only so that code generated in other crates can: nothing here is
//! part of the stable API.

pub use serde;

#[cfg(feature = "arbitrary")]
pub use arbitrary;
#[cfg(feature = "schemars")]
pub use schemars;

pub use crate::error::SaopError;
pub use crate::json::Limits;
pub use crate::json::any_number::JsonNumber;
#[cfg(feature = "arbitrary")]
pub use crate::json::arbitrary::arbitrary_text;
pub use crate::json::levels::MEASURED as UNCOUNTED;
pub use crate::json::object::JsonObject;
#[cfg(feature = "arbitrary")]
pub use crate::leaf::arbitrary::{
    arbitrary_array, arbitrary_level, arbitrary_list, arbitrary_map, arbitrary_nullable,
    arbitrary_option,
};
pub use crate::leaf::{
    ArrayRule, CheckedF64, CheckedI64, CheckedString, CheckedU64, CheckedVec, Decode, Fields,
    FiniteF64, IntegerRule, Literal, Map, NonEmptyString, Nullable, NumberRule, Pattern, Scalar,
    StringRule, Tagged, decode_enum, decode_literal, decode_scalar, decode_tagged, descend,
    next_field, past, required, set,
};
pub use crate::message::{Message, MessageUnion, check, decode_union};
#[cfg(feature = "schemars")]
pub use crate::schema::export::{json_schema, json_schema_without_null, recursive_json_schema};
pub use crate::schema::{
    CrossField, Discriminator, Rule, RuleCheck, Schema, SchemaKind, SchemaParts, Step,
};
