//! Errors in the text itself: it is not JSON, has a duplicate key, or exceeds a limit. A text has exactly one such
//! error, the first in text order, whatever its kind: so the result does not depend on how a reader works.
//!
//! It outranks every violation. After a syntax error everything is a guess. Of a duplicate key two readers may pick different values,
//! which is how an approved tool call becomes another one.

use std::fmt;

use saop_json::text::{Cursor, Fault, FaultKind, Place, Scanner, text_before_fault};
use saop_json::{JsonError, Position};

use super::violation::{Violation, ViolationKind};

/// The text itself is invalid. SPEC P1. Its `source` gives the byte offset.
#[derive(Clone, Debug, PartialEq)]
pub struct ParseError {
    violation: Box<[Violation; 1]>,
    cause: JsonError,
    position: Position,
    truncated: bool,
}

impl ParseError {
    /// Creates the error for a fault in `bytes`.
    #[doc(hidden)]
    #[must_use]
    pub fn new(fault: &Fault, bytes: &[u8]) -> Self {
        Self::within(fault, bytes, bytes.len())
    }

    /// Same as [`new`](Self::new) for a text that is too long, of which nothing but its length is known.
    pub(crate) fn of_length(fault: &Fault, length: usize) -> Self {
        Self::within(fault, &[], length)
    }

    fn within(fault: &Fault, bytes: &[u8], length: usize) -> Self {
        let words = fault.message(bytes);
        let position = Position::of(bytes, fault.offset);
        let cause = JsonError::new(format!("at byte {} of {length}", fault.offset));
        let kind = match fault.kind {
            FaultKind::DuplicateKey => ViolationKind::DuplicateKey,
            FaultKind::TooDeep { .. } | FaultKind::TooLong { .. } => ViolationKind::Limit,
            _ => ViolationKind::Syntax,
        };
        let message = match kind {
            ViolationKind::Syntax => format!("Invalid JSON: {words}"),
            _ => words,
        };
        let path = match fault.kind {
            FaultKind::DuplicateKey | FaultKind::TooDeep { .. } => pointer_to(bytes, fault),
            _ => String::new(),
        };
        let mut violation = Violation::new(kind, path, message);
        violation.span = Some(span_of(bytes, fault));
        violation.position = Some(position);
        Self {
            violation: Box::new([violation]),
            cause,
            position,
            truncated: fault.is_truncation(bytes.len()) && !bytes.trim_ascii().is_empty(),
        }
    }

    pub(super) fn moved(mut self, length: usize, mut moved: impl FnMut(&mut Violation)) -> Self {
        let [violation] = &mut *self.violation;
        moved(violation);
        self.position = violation.position.unwrap_or(self.position);
        if let Some(span) = &violation.span {
            self.cause = JsonError::new(format!("at byte {} of {length}", span.start));
        }
        self
    }

    /// Returns the kind: `Syntax`, `DuplicateKey` or `Limit`.
    #[must_use]
    pub const fn kind(&self) -> ViolationKind {
        self.violation[0].kind
    }

    /// Returns what is wrong; for `Syntax`, it starts with `Invalid JSON: `.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.violation[0].message
    }

    /// Returns the line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.position.line
    }

    /// Returns the column, from 1, in characters.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.position.column
    }

    /// Whether the text ends inside a value, as if it were cut short.
    #[must_use]
    pub const fn is_truncated(&self) -> bool {
        self.truncated
    }

    /// Returns a list with a single violation.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &*self.violation
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { line, column } = self.position;
        write!(f, "{} at line {line} column {column}", self.message())
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}

/// Returns the instance location of the fault. This reads the text up to it again, a cost that only rejections pay.
fn pointer_to(bytes: &[u8], fault: &Fault) -> String {
    let mut place = Place::default();
    let max_depth = match fault.kind {
        FaultKind::TooDeep { max } => max,
        _ => usize::MAX,
    };
    let cursor = Cursor::new(text_before_fault(bytes));
    // It ends with the fault that is already known.
    let _ = Scanner::new(cursor, max_depth).document(&mut place);
    place.pointer()
}

fn span_of(bytes: &[u8], fault: &Fault) -> std::ops::Range<usize> {
    let start = fault.offset.min(bytes.len());
    if let FaultKind::DuplicateKey = fault.kind {
        // The key ends with a quote, regardless of what follows.
        let mut cursor = Cursor::new(text_before_fault(bytes));
        cursor.pos = start;
        if cursor.string().is_ok() {
            return start..cursor.pos;
        }
    }
    if let FaultKind::TooLong { .. } = fault.kind {
        return start..start;
    }
    // A whole character, so that the text can be sliced there.
    let mut end = (start + 1).min(bytes.len());
    while bytes.get(end).is_some_and(|b| b & 0xC0 == 0x80) {
        end += 1;
    }
    start..end
}
