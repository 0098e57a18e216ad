//! What every refusal has to have: a reason, and a place inside the text. Lines and columns are counted here anew.

use saop::SaopError;
use saop_schema::{Error, Limits, TypeSchema, Violation, ViolationKind};

/// How many places of one refusal are counted anew, since each takes a pass over the text.
const COUNTED: usize = 3;

/// The error, sound.
pub(crate) fn refused(schema: &TypeSchema, text: &[u8]) -> Error {
    refused_under(schema, text, &Limits::default())
}

/// As [`refused`], under limits.
pub(crate) fn refused_under(schema: &TypeSchema, text: &[u8], limits: &Limits) -> Error {
    match schema.check(text, limits) {
        Ok(()) => panic!("{} accepts {}", schema.name(), excerpt(text)),
        Err(error) => {
            sound(text, &error);
            error
        }
    }
}

/// An error of any schema, or of the protocol.
pub(crate) trait Refusal {
    fn list(&self) -> &[Violation];
    fn is_of_the_text(&self) -> bool;
}

impl Refusal for Error {
    fn list(&self) -> &[Violation] {
        self.violations()
    }

    fn is_of_the_text(&self) -> bool {
        matches!(self, Self::Parse(_))
    }
}

impl Refusal for SaopError {
    fn list(&self) -> &[Violation] {
        self.violations()
    }

    fn is_of_the_text(&self) -> bool {
        matches!(self, Self::Parse(_))
    }
}

/// Holds what is true of every error against one.
pub(crate) fn sound(text: &[u8], error: &impl Refusal) {
    let violations = error.list();
    assert!(!violations.is_empty(), "{}", excerpt(text));
    if error.is_of_the_text() {
        assert_eq!(violations.len(), 1);
    }
    let mut last = 0;
    for (at, violation) in violations.iter().enumerate() {
        assert!(!violation.message().contains("defect"), "{violation}");
        let words = violation.to_string();
        assert!(words.len() <= 1200, "{} bytes", words.len());
        assert!(!words.contains(is_hidden), "{words:?}");
        assert!(
            violation.message().len() <= 600,
            "{}",
            violation.message().len()
        );
        let span = violation.span().unwrap();
        let position = violation.position().unwrap();
        assert!(
            span.start >= last && span.end <= text.len(),
            "{span:?}: {violation}"
        );
        assert!(span.start <= span.end);
        last = span.start;
        if at < COUNTED || at + 1 == violations.len() {
            assert_eq!((position.line, position.column), place(text, span.start));
        }
    }
}

/// Characters that show nothing or turn the order of those around them.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Line and column of an offset, one character after the other.
fn place(text: &[u8], offset: usize) -> (usize, usize) {
    text[..offset]
        .iter()
        .fold((1, 1), |(line, column), byte| match byte {
            b'\n' => (line + 1, 1),
            // A byte within a character.
            0x80..=0xBF => (line, column),
            _ => (line, column + 1),
        })
}

/// The kind of the first violation.
pub(crate) fn kind(error: &impl Refusal) -> ViolationKind {
    error.list()[0].kind()
}

/// The head of a text, for the words of a failure.
pub(crate) fn excerpt(text: &[u8]) -> String {
    let head = String::from_utf8_lossy(&text[..text.len().min(200)]).into_owned();
    format!("{head} … ({} bytes)", text.len())
}
