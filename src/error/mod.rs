//! The protocol's errors: the general schema errors under the names of docs/specification.md, and two for parallel turns.
//! The two are not in `saop_schema::Error`, so that code with other schemas need not match them. Every error has at least one
//! [`Violation`], sorted by position, so a caller that only displays them needs no `match`.

mod parallel;

use std::fmt;

pub(crate) use parallel::write_duplicates;
pub use parallel::{
    DUPLICATE_AGENT, DuplicateAgent, EMPTY_PARALLEL_TURN, SaopDuplicateAgentError,
    SaopEmptyParallelTurnError,
};
/// The text itself is invalid. SPEC P1.
pub use saop_schema::ParseError as SaopParseError;
/// The JSON violates its schema. SPEC P2, O5.
pub use saop_schema::ValidationError as SaopValidationError;
/// [`SaopValidationError`] under another name. SPEC O5.
pub use saop_schema::ValidationError as SchemaValidationError;
pub use saop_schema::{Violation, ViolationKind, Violations};

/// Why a message was rejected. SPEC P4.
///
/// ```
/// use saop::{SaopError, parse_saop_envelope};
///
/// match parse_saop_envelope("{\"schema_version\": ").unwrap_err() {
///     SaopError::Parse(error) => assert!(error.message().starts_with("Invalid JSON: ")),
///     SaopError::Validation(error) => panic!("not the schema's business: {error}"),
///     other => panic!("{other}"),
/// }
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SaopError {
    /// The text itself is invalid: not JSON, a duplicate key, or over a limit.
    Parse(SaopParseError),
    /// The JSON violates the schema.
    Validation(SaopValidationError),
    /// A parallel turn in which an agent appears twice.
    DuplicateAgent(SaopDuplicateAgentError),
    /// A parallel turn without turns.
    EmptyParallelTurn(SaopEmptyParallelTurnError),
}

impl SaopError {
    /// Returns what is wrong, sorted by position: the first thousand of [`violation_count`](Self::violation_count).
    /// Never empty.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        match self {
            Self::Parse(error) => error.violations(),
            Self::Validation(error) => error.violations(),
            Self::DuplicateAgent(error) => error.violations(),
            Self::EmptyParallelTurn(error) => error.violations(),
        }
    }

    /// Returns the number of violations, those that are only counted among them.
    #[must_use]
    pub const fn violation_count(&self) -> usize {
        match self {
            Self::Validation(error) => error.violation_count(),
            Self::DuplicateAgent(error) => error.violation_count(),
            Self::Parse(_) | Self::EmptyParallelTurn(_) => 1,
        }
    }

    /// Whether the document was not judged, as [`Violation::is_unjudged`] says: it may be valid.
    #[must_use]
    pub fn is_unjudged(&self) -> bool {
        self.violations().iter().any(Violation::is_unjudged)
    }

    /// Returns the inner error, for `downcast_ref`.
    #[must_use]
    pub fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
        match self {
            Self::Parse(error) => error,
            Self::Validation(error) => error,
            Self::DuplicateAgent(error) => error,
            Self::EmptyParallelTurn(error) => error,
        }
    }
}

impl fmt::Display for SaopError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_error(), f)
    }
}

impl std::error::Error for SaopError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.as_error().source()
    }
}

/// If only the rule of parallel turns is broken, the error has its own variant. SPEC T2, T3.
impl From<SaopValidationError> for SaopError {
    fn from(error: SaopValidationError) -> Self {
        if error.are_all(DUPLICATE_AGENT) {
            Self::DuplicateAgent(SaopDuplicateAgentError::new(error.into_violations()))
        } else if error.are_all(EMPTY_PARALLEL_TURN) {
            Self::EmptyParallelTurn(SaopEmptyParallelTurnError::new(error.into_violations()))
        } else {
            Self::Validation(error)
        }
    }
}

impl From<saop_schema::Error> for SaopError {
    fn from(error: saop_schema::Error) -> Self {
        match error {
            saop_schema::Error::Parse(error) => Self::Parse(error),
            saop_schema::Error::Validation(error) => error.into(),
        }
    }
}

/// The rule of parallel turns becomes one of the schema's.
impl From<SaopError> for saop_schema::Error {
    fn from(error: SaopError) -> Self {
        let violations = match error {
            SaopError::Parse(error) => return Self::Parse(error),
            SaopError::Validation(error) => return Self::Validation(error),
            SaopError::DuplicateAgent(error) => error.into_violations(),
            SaopError::EmptyParallelTurn(error) => error.into_violations(),
        };
        let violations = violations.as_slice().to_vec();
        Self::Validation(SaopValidationError::new("SAOP parallel turn", violations))
    }
}

macro_rules! from {
    ($($variant:ident($type:ty))*) => {$(
        impl From<$type> for SaopError {
            fn from(error: $type) -> Self {
                Self::$variant(error)
            }
        }
    )*};
}

from! {
    Parse(SaopParseError)
    DuplicateAgent(SaopDuplicateAgentError)
    EmptyParallelTurn(SaopEmptyParallelTurnError)
}

#[cfg(test)]
mod tests {
    use super::{SaopError, SaopValidationError};
    use crate::parse_saop_parallel_turn;

    #[test]
    fn an_error_without_violations_is_none_of_parallel_turns() {
        let error = SaopError::from(SaopValidationError::new("test", Vec::new()));
        assert!(matches!(error, SaopError::Validation(_)));
    }

    // SPEC E1
    #[test]
    fn an_error_of_the_protocol_is_one_of_its_schema() {
        let turn = r#"{"agent_id": "a-1", "turn_index": 0, "thought": "t", "action": {"tool_name": "t", "arguments": {}}}"#;
        let of_turns = |turns: &str| {
            format!(
                r#"{{"envelope_type": "parallel", "session_id": "s-1", "parallel_turn_index": 0, "agent_turns": [{turns}]}}"#
            )
        };
        let twice = of_turns(&format!("{turn}, {turn}"));
        for (text, is_parse) in [
            ("[", true),
            ("[]", false),
            (&twice, false),
            (&of_turns(""), false),
        ] {
            let error = parse_saop_parallel_turn(text).unwrap_err();
            let violations = error.violations().to_vec();
            let error = saop_schema::Error::from(error);
            assert_eq!(
                matches!(error, saop_schema::Error::Parse(_)),
                is_parse,
                "{text}"
            );
            assert_eq!(
                (error.violations(), violations.len()),
                (&*violations, 1),
                "{text}"
            );
        }
    }
}
