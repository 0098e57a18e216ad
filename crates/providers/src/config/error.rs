//! Errors in a configuration file.
//!
//! Invariant: one line, with the position in the file.

use std::fmt;

use saop_json::Position;
use saop_json::show::one_line;

/// The configuration file is not TOML, or has a setting that is unknown, of the wrong type or out of range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    position: Position,
    message: String,
}

/// Maximum length of a message, in bytes.
const MESSAGE: usize = 300;

impl ConfigError {
    pub(super) fn at(text: &str, offset: usize, message: &str) -> Self {
        Self {
            position: Position::of(text.as_bytes(), offset),
            message: one_line(message, MESSAGE),
        }
    }

    /// Returns the position in the file.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Returns what is wrong, on one line.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

/// `LINE:COLUMN: MESSAGE`, to be shown after the file's name and a colon.
impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { line, column } = self.position;
        write!(f, "{line}:{column}: {}", self.message)
    }
}

impl std::error::Error for ConfigError {}
