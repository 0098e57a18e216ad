//! The error of converting a value to or from a caller's own type. The message comes from serde or from the text's
//! fault.

use std::fmt;

use crate::position::Position;
use crate::text::Fault;

/// The reason why a JSON value could not be converted to or from a caller's own type.
///
/// ```
/// use saop_json::JsonObject;
///
/// let arguments: JsonObject = r#"{"path": 7}"#.parse()?;
/// #[derive(Debug, serde::Deserialize)]
/// struct Arguments { path: String }
/// let error = arguments.deserialize_into::<Arguments>().unwrap_err();
/// assert!(error.to_string().contains("invalid type: integer `7`, expected a string"));
/// # Ok::<(), saop_json::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    message: String,
    position: Option<Position>,
}

impl JsonError {
    /// Creates an error that concerns no place in a text.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            position: None,
        }
    }

    /// Creates an error with the message and the position of a fault in `bytes`.
    #[must_use]
    pub fn of_fault(fault: &Fault, bytes: &[u8]) -> Self {
        Self {
            message: fault.message(bytes),
            position: Some(Position::of(bytes, fault.offset)),
        }
    }

    /// Returns what was expected and what was found.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the position in the text, if known.
    #[must_use]
    pub const fn position(&self) -> Option<Position> {
        self.position
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match self.position {
            Some(Position { line, column }) => write!(f, " at line {line} column {column}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for JsonError {}
