//! Free-form values, kept as text: an object, a number, and a borrowed view of any value.

mod any;
mod error;
mod integer;
mod number;
mod object;
mod reference;

pub use any::JsonValue;
pub use error::JsonError;
pub use integer::JsonInteger;
pub use number::JsonNumber;
pub use object::JsonObject;
pub use reference::{JsonKind, JsonRef};
