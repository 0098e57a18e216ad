//! The problems with a set of schemas, and their positions.
//!
//! Invariant: a [`Diagnostics`] holds an error, and its entries are sorted: errors before warnings, then by file and
//! position. Nothing shown of an
//! entry hides or reorders text, whatever the schema contains.

mod code;
mod words;

use std::ops::Range;
use std::{fmt, iter};

use saop_json::Position;
use saop_json::show::{Frame, push_visible};

pub use code::Code;
pub(crate) use words::{brief, count, hint, nearest};

/// Whether a problem stops the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Nothing is generated.
    Error,
    /// The generated code is correct, but the schema could be better.
    Warning,
}

/// One problem: its message, its position, and the violated rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    file: String,
    line: usize,
    column: usize,
    code: Code,
    severity: Severity,
    message: String,
    frame: Frame,
    fix: Option<Fix>,
}

/// A change of a file that mends a problem, and needs no thought.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fix {
    begin: usize,
    end: usize,
    text: String,
}

impl Fix {
    /// Puts a text in place of what is at these bytes.
    pub(crate) const fn new(span: Range<usize>, text: String) -> Self {
        Self {
            begin: span.start,
            end: span.end,
            text,
        }
    }

    /// Returns which bytes of the file, with `\n` line ends, are replaced.
    #[must_use]
    pub const fn span(&self) -> Range<usize> {
        self.begin..self.end
    }

    /// Returns what comes in their place.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Diagnostic {
    /// The file name for a problem with a setting that comes from no file.
    pub const SETTINGS: &str = "<settings>";

    /// Creates an error at a byte offset of a text.
    pub(crate) fn error(code: Code, file: &str, text: &str, offset: usize, message: &str) -> Self {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let Position { line, column } = Position::of(text.as_bytes(), offset);
        Self {
            file: file.to_owned(),
            line,
            column,
            code,
            severity: Severity::Error,
            message: visible(message),
            frame: Frame::new(text.as_bytes(), &(offset..offset), line),
            fix: None,
        }
    }

    /// Returns the same problem with a change that mends it.
    pub(crate) fn with_fix(self, fix: Fix) -> Self {
        Self {
            fix: Some(fix),
            ..self
        }
    }

    /// Returns a change of the file that mends it, if there is one that needs no thought.
    #[must_use]
    pub const fn fix(&self) -> Option<&Fix> {
        self.fix.as_ref()
    }

    /// Returns the same problem as a warning.
    pub(crate) fn warning(self) -> Self {
        Self {
            severity: Severity::Warning,
            ..self
        }
    }

    /// Returns whether it stops the generator.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.severity
    }

    /// Returns the violated rule.
    #[must_use]
    pub fn code(&self) -> Code {
        self.code
    }

    /// Returns the file name, as passed to [`generate`](crate::generate), or [`SETTINGS`](Self::SETTINGS) for a setting
    /// that comes from no file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Returns the line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns the column in characters, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.column
    }

    /// Returns the message, on one line, with everything escaped that hides or reorders text.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns what a build script prints to make cargo show the problem with its code frame, as an error or a warning.
    /// `folder` is the folder of the schemas and the settings file.
    #[must_use]
    pub fn for_cargo(&self, folder: &str) -> String {
        let key = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let folder = match self.file.as_str() {
            Self::SETTINGS => String::new(),
            _ => format!("{folder}/"),
        };
        let first = format!(
            "cargo::{key}={folder}{}:{}:{}: {}: {}",
            visible(&self.file),
            self.line,
            self.column,
            self.code,
            self.message
        );
        let frame = self.frame.to_string();
        let rest = frame.lines().map(|line| format!("\ncargo::{key}={line}"));
        iter::once(first).chain(rest).collect()
    }

    /// Returns the line of the schema with a caret under the place; of a long line, only what is near.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        &self.frame
    }
}

impl fmt::Display for Diagnostic {
    /// Formats as `file:line:column: code: message`; the message of a warning begins with `warning:`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            column,
            code,
            severity,
            message,
            ..
        } = self;
        let warning = match severity {
            Severity::Error => "",
            Severity::Warning => "warning: ",
        };
        write!(
            formatter,
            "{}:{line}:{column}: {code}: {warning}{message}",
            visible(file)
        )
    }
}

/// All problems with a set of schemas: at least one error, sorted by file and position, then the warnings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics(pub(crate) Vec<Diagnostic>);

impl Diagnostics {
    /// Sorts the problems. Returns the warnings if there is no error.
    pub(crate) fn sorted(mut list: Vec<Diagnostic>) -> Result<Vec<Diagnostic>, Self> {
        list.sort_by(|left, right| (left.severity, left).cmp(&(right.severity, right)));
        list.dedup();
        let mut all = list.iter();
        if all.any(|problem| problem.severity == Severity::Error) {
            return Err(Self(list));
        }
        Ok(list)
    }

    /// Returns the entries: errors, then warnings, each sorted by file and position.
    #[must_use]
    pub fn as_slice(&self) -> &[Diagnostic] {
        &self.0
    }

    /// Iterates over the entries that stop the generator, in order.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let all = self.0.iter();
        all.filter(|problem| problem.severity == Severity::Error)
    }

    /// Iterates over the entries in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Diagnostics {
    /// Formats one line per entry, as compilers do.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, diagnostic) in self.0.iter().enumerate() {
            if index > 0 {
                formatter.write_str("\n")?;
            }
            write!(formatter, "{diagnostic}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

/// Returns a text on one line, with everything escaped that hides or reorders text: file names and schema contents are
/// untrusted.
fn visible(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    text.chars().for_each(|c| push_visible(&mut line, c));
    line
}

#[cfg(test)]
mod tests {
    use super::{Code, Diagnostic, Diagnostics};

    #[test]
    fn columns_count_characters() {
        let position = |text, offset| {
            let entry = Diagnostic::error(Code::Type, "a", text, offset, "m");
            (entry.line(), entry.column())
        };
        assert_eq!(position("ab\n\u{1d11e}é x", 10), (2, 4));
        assert_eq!(position("", 99), (1, 1));
        assert_eq!(position("é", 1), (1, 1));
    }

    #[test]
    fn what_a_schema_quotes_stays_on_one_line() {
        let entry = Diagnostic::error(Code::Keyword, "a", "x", 0, "`a\nb\u{1b}[31m`");
        assert_eq!(entry.to_string(), "a:1:1: SCH007: `a\\u{a}b\\u{1b}[31m`");
    }

    #[test]
    fn nothing_that_a_schema_says_hides_or_reorders_text() {
        let hidden = "a\u{202e}b\u{200b}\u{2066}\u{ad}\u{feff}\u{e0041}\n";
        let entry = Diagnostic::error(Code::Keyword, hidden, hidden, 1, &format!("`{hidden}`"));
        let shown = r"a\u{202e}b\u{200b}\u{2066}\u{ad}\u{feff}\u{e0041}\u{a}";
        assert_eq!(entry.to_string(), format!("{shown}:1:2: SCH007: `{shown}`"));
        assert_eq!(entry.message(), format!("`{shown}`"));
        let frame = "  |\n1 | a\u{fffd}b\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\n  |  ^";
        assert_eq!(entry.frame().to_string(), frame);
        let cargo = entry.for_cargo("f");
        assert!(cargo.starts_with(&format!("cargo::error=f/{shown}:1:2: ")));
        // As it was given, to find the file by.
        assert_eq!(entry.file(), hidden);
    }

    #[test]
    fn cargo_is_told_line_by_line() {
        let entry = Diagnostic::error(Code::Type, "a", "x", 0, "m");
        let frame = "  |\n1 | x\n  | ^";
        let lines = |key: &str| {
            let lines = frame.lines().map(|line| format!("\ncargo::{key}={line}"));
            format!(
                "cargo::{key}=f/a:1:1: SCH008: m{}",
                lines.collect::<String>()
            )
        };
        assert_eq!(entry.for_cargo("f"), lines("error"));
        assert_eq!(entry.warning().for_cargo("f"), lines("warning"));
    }

    #[test]
    fn sorted_and_never_without_an_error() {
        assert_eq!(Diagnostics::sorted(Vec::new()), Ok(Vec::new()));
        let at = |file, offset| Diagnostic::error(Code::Type, file, "a\nb\nc", offset, "m");
        let warnings = vec![at("a", 2).warning(), at("a", 0).warning()];
        let shown = "a:1:1: SCH008: warning: m\na:2:1: SCH008: warning: m";
        let found = Diagnostics::sorted(warnings.clone()).unwrap();
        assert_eq!(Diagnostics(found).to_string(), shown);
        let all = [warnings, vec![at("b", 0), at("a", 4), at("a", 4)]].concat();
        let found = Diagnostics::sorted(all).unwrap_err().to_string();
        assert_eq!(
            found,
            format!("a:3:1: SCH008: m\nb:1:1: SCH008: m\n{shown}")
        );
    }
}
