//! What a reader says when it stops. The strict decoder needs no words, because the reject path finds
//! them; a caller's own type needs serde's message.

use std::fmt;

use serde::de;

use super::fault::Fault;
use super::position::Position;

/// An error that a reader can raise: serde's, and one for faults of the text itself.
pub(crate) trait Failure: de::Error {
    fn fault(fault: Fault) -> Self;
}

/// The strict decoder's failure. It says nothing, not even whether the text or the message is wrong, because what may
/// fail hands it on at every step, and mostly does not fail.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Stop;

impl Failure for Stop {
    fn fault(_fault: Fault) -> Self {
        Self
    }
}

impl de::Error for Stop {
    fn custom<T: fmt::Display>(_message: T) -> Self {
        Self
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("refused")
    }
}

impl std::error::Error for Stop {}

/// Why a JSON value could not be read into, or made from, a caller's own type.
///
/// ```
/// use saop::JsonObject;
///
/// let arguments: JsonObject = r#"{"path": 7}"#.parse()?;
/// #[derive(Debug, serde::Deserialize)]
/// struct Arguments { path: String }
/// let error = arguments.deserialize_into::<Arguments>().unwrap_err();
/// assert!(error.to_string().contains("invalid type: integer `7`, expected a string"));
/// # Ok::<(), saop::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    message: String,
    position: Option<Position>,
}

impl JsonError {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            position: None,
        }
    }

    pub(crate) fn of_fault(fault: &Fault, bytes: &[u8]) -> Self {
        Self {
            message: fault.message(bytes),
            position: Some(Position::of(bytes, fault.offset)),
        }
    }

    /// What was expected and what was found.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Where in the text, when it is known.
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

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string())
    }
}

impl Failure for JsonError {
    fn fault(fault: Fault) -> Self {
        // A reader in this mode reads text that a `JsonObject` holds, which has no faults but depth.
        Self::new(fault.message(&[]))
    }
}
