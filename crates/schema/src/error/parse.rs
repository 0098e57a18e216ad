//! What is wrong with the text itself: it is no JSON, names a key twice, or goes over a limit. There is
//! exactly one such error for a text, the first in text order.

use std::fmt;

use saop_json::text::{Cursor, Fault, FaultKind, Place, Scanner, text_before_fault};
use saop_json::{JsonError, Position};

use super::violation::{Violation, ViolationKind};

/// The text itself is not acceptable. SPEC P1. Its `source` says at which byte.
#[derive(Clone, Debug, PartialEq)]
pub struct ParseError {
    violation: Box<[Violation; 1]>,
    cause: JsonError,
    position: Position,
    truncated: bool,
}

impl ParseError {
    /// What is wrong with `bytes`.
    #[must_use]
    pub fn new(fault: &Fault, bytes: &[u8]) -> Self {
        let words = fault.message(bytes);
        let position = Position::of(bytes, fault.offset);
        let cause = JsonError::new(format!("at byte {} of {}", fault.offset, bytes.len()));
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

    /// `Syntax`, `DuplicateKey` or `Limit`.
    #[must_use]
    pub const fn kind(&self) -> ViolationKind {
        self.violation[0].kind
    }

    /// What is wrong; for `Syntax` it begins with `Invalid JSON: `.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.violation[0].message
    }

    /// Line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.position.line
    }

    /// Column, from 1, in characters.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.position.column
    }

    /// Whether the text stops inside a value, as one that was cut short does.
    #[must_use]
    pub const fn is_truncated(&self) -> bool {
        self.truncated
    }

    /// The error as a list of one.
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

/// Where in the document the fault stands: the text up to it is read again, which only a refusal pays.
fn pointer_to(bytes: &[u8], fault: &Fault) -> String {
    let mut place = Place::default();
    let max_depth = match fault.kind {
        FaultKind::TooDeep { max } => max,
        _ => usize::MAX,
    };
    let cursor = Cursor::new(text_before_fault(bytes));
    // It ends with the very fault that we know.
    let _ = Scanner::new(cursor, max_depth).document(&mut place);
    place.pointer()
}

fn span_of(bytes: &[u8], fault: &Fault) -> std::ops::Range<usize> {
    let start = fault.offset.min(bytes.len());
    if let FaultKind::DuplicateKey = fault.kind {
        // It ends with a quote, whatever stands behind it.
        let mut cursor = Cursor::new(text_before_fault(bytes));
        cursor.pos = start;
        if cursor.string().is_ok() {
            return start..cursor.pos;
        }
    }
    let len = usize::from(!matches!(fault.kind, FaultKind::TooLong { .. }));
    // A whole character, so that the text can be cut there.
    let mut end = (start + len).min(bytes.len());
    while bytes.get(end).is_some_and(|b| b & 0xC0 == 0x80) {
        end += 1;
    }
    start..end
}
