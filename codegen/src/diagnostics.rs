//! What is wrong with a set of schemas, and where.
//!
//! Invariant: a [`Diagnostics`] holds an error, and its entries are sorted by file and position.

mod frame;

use std::{fmt, iter};

/// The rule that a schema breaks. Its number never changes once published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Code {
    /// SCH001: the file is not JSON.
    Syntax,
    /// SCH002: an object of the file names a key twice.
    DuplicateKey,
    /// SCH003: the file is not called `NAME.schema.json` with a lower-case NAME.
    FileName,
    /// SCH004: the schema does not say that it is Draft-07.
    Dialect,
    /// SCH005: `$id` does not have the form `BASE/NAME/MAJOR.MINOR.PATCH`, or NAME is not the file's.
    Id,
    /// SCH006: two files have one `$id`.
    DuplicateId,
    /// SCH007: a keyword that the profile does not have, or that does not fit the type.
    Keyword,
    /// SCH008: `type` is missing, or is not one that the profile has.
    Type,
    /// SCH009: the value of a keyword is not of the form that Draft-07 asks for.
    Value,
    /// SCH010: `required` names something that is no property.
    Required,
    /// SCH011: an object that is neither closed, nor a map, nor free-form.
    Open,
    /// SCH012: a pattern that cannot be enforced exactly as ECMA-262 means it, or is too large.
    Pattern,
    /// SCH013: a `$ref` that leads nowhere.
    Dangling,
    /// SCH014: a `$ref` that leads back to itself in a type without values that end, or without a name.
    Cycle,
    /// SCH015: bounds that no value meets, or that an `f64` rounds away from what they say.
    Bounds,
    /// SCH016: an `enum` or `const` with repeated values, none, or values of another type.
    Enum,
    /// SCH017: a schema or a property without a description: a warning, unless the settings ask for one.
    Description,
    /// SCH018: two names that become one Rust identifier.
    Collision,
    /// SCH019: a name that a Rust identifier cannot be made of.
    Name,
    /// SCH020: a keyword beside `$ref`, where Draft-07 ignores it.
    RefSibling,
    /// SCH021: a constraint that only a hand-written type can hold, or such a type for what is no array.
    HandWritten,
    /// SCH022: a setting that does not fit the schemas.
    Setting,
    /// SCH023: schemas nested too deep, or unfolding to too many members.
    Depth,
    /// SCH024: a fault of the generator itself, not of the schema.
    Internal,
    /// SCH025: a `oneOf` whose branches no constant tells apart.
    Union,
    /// SCH026: an example that its own schema refuses.
    Example,
    /// SCH027: a pattern that is open at an end and does not say so.
    Anchor,
}

impl Code {
    /// Every code, in order of number.
    pub const ALL: &'static [Self] = &[
        Self::Syntax,
        Self::DuplicateKey,
        Self::FileName,
        Self::Dialect,
        Self::Id,
        Self::DuplicateId,
        Self::Keyword,
        Self::Type,
        Self::Value,
        Self::Required,
        Self::Open,
        Self::Pattern,
        Self::Dangling,
        Self::Cycle,
        Self::Bounds,
        Self::Enum,
        Self::Description,
        Self::Collision,
        Self::Name,
        Self::RefSibling,
        Self::HandWritten,
        Self::Setting,
        Self::Depth,
        Self::Internal,
        Self::Union,
        Self::Example,
        Self::Anchor,
    ];

    /// The code as printed: `SCH001` and so on.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "SCH001",
            Self::DuplicateKey => "SCH002",
            Self::FileName => "SCH003",
            Self::Dialect => "SCH004",
            Self::Id => "SCH005",
            Self::DuplicateId => "SCH006",
            Self::Keyword => "SCH007",
            Self::Type => "SCH008",
            Self::Value => "SCH009",
            Self::Required => "SCH010",
            Self::Open => "SCH011",
            Self::Pattern => "SCH012",
            Self::Dangling => "SCH013",
            Self::Cycle => "SCH014",
            Self::Bounds => "SCH015",
            Self::Enum => "SCH016",
            Self::Description => "SCH017",
            Self::Collision => "SCH018",
            Self::Name => "SCH019",
            Self::RefSibling => "SCH020",
            Self::HandWritten => "SCH021",
            Self::Setting => "SCH022",
            Self::Depth => "SCH023",
            Self::Internal => "SCH024",
            Self::Union => "SCH025",
            Self::Example => "SCH026",
            Self::Anchor => "SCH027",
        }
    }
}

impl Code {
    /// What is wrong, in general.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Syntax => "The file is not JSON",
            Self::DuplicateKey => "An object of the file names a key twice",
            Self::FileName => "The file is not called `NAME.schema.json` with a lower-case NAME",
            Self::Dialect => "The schema does not say that it is Draft-07",
            Self::Id => {
                "`$id` does not have the form `BASE/NAME/MAJOR.MINOR.PATCH`, or NAME is not the file's"
            }
            Self::DuplicateId => "Two files have one `$id`",
            Self::Keyword => {
                "A keyword that the profile does not have, or that does not fit the type"
            }
            Self::Type => "`type` is missing, or is not one that the profile has",
            Self::Value => "The value of a keyword is not of the form that Draft-07 asks for",
            Self::Required => "`required` names something that is no property",
            Self::Open => "An object that is neither closed, nor a map, nor free-form",
            Self::Pattern => {
                "A pattern that cannot be enforced exactly as ECMA-262 means it, or is too large"
            }
            Self::Dangling => "A `$ref` that leads nowhere",
            Self::Cycle => {
                "A `$ref` that leads back to itself where no value ends, or through no member of an object"
            }
            Self::Bounds => {
                "Bounds that no value meets, or that a 64-bit type does not hold as they are spelled"
            }
            Self::Enum => {
                "An `enum` or `const` with repeated values, none, or values of another type"
            }
            Self::Description => {
                "A schema or a property without a description: a warning, unless the settings ask for one"
            }
            Self::Collision => "Two names that become one Rust identifier",
            Self::Name => "A name that a Rust identifier cannot be made of",
            Self::RefSibling => "A keyword beside `$ref`, where Draft-07 ignores it",
            Self::HandWritten => {
                "A constraint that only a hand-written type can hold, or such a type for what is no array"
            }
            Self::Setting => "A setting that does not fit the schemas",
            Self::Depth => "Schemas nested too deep, or unfolding to too many members",
            Self::Internal => "A fault of the generator itself",
            Self::Union => "A `oneOf` whose branches no constant tells apart",
            Self::Example => "An example that its own schema refuses",
            Self::Anchor => "A pattern that is open at an end and does not say so",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

/// Whether a problem stops the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Nothing is generated.
    Error,
    /// The generated code is right, and the schema could be better.
    Warning,
}

/// One problem: what, where, and under which rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    file: String,
    line: usize,
    column: usize,
    code: Code,
    severity: Severity,
    message: String,
    frame: String,
}

impl Diagnostic {
    /// A problem at a byte offset of a text. Control characters of the message are escaped, so that
    /// whatever a schema quotes stays on one line.
    pub(crate) fn error(code: Code, file: &str, text: &str, offset: usize, message: &str) -> Self {
        let (line, column) = position(text, offset);
        let mut clean = String::with_capacity(message.len());
        for character in message.chars() {
            if character.is_control() || matches!(character, '\u{2028}' | '\u{2029}') {
                clean.extend(character.escape_unicode());
            } else {
                clean.push(character);
            }
        }
        Self {
            file: file.to_owned(),
            line,
            column,
            code,
            severity: Severity::Error,
            message: clean,
            frame: frame::frame(text, offset, line),
        }
    }

    /// The same as something that stops nothing.
    pub(crate) fn warning(self) -> Self {
        Self {
            severity: Severity::Warning,
            ..self
        }
    }

    /// Whether it stops the generator.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.severity
    }

    /// The rule that is broken.
    #[must_use]
    pub fn code(&self) -> Code {
        self.code
    }

    /// The file's name, as it was given to [`generate`](crate::generate).
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// The column in characters, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.column
    }

    /// What is wrong, in one line.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What a build script prints so that cargo shows the problem, with its code frame, as an error or a warning. `folder`
    /// is the one that the schemas are in.
    #[must_use]
    pub fn for_cargo(&self, folder: &str) -> String {
        let key = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let first = format!(
            "cargo::{key}={folder}/{}:{}:{}: {}: {}",
            self.file, self.line, self.column, self.code, self.message
        );
        let frame = self.frame.lines();
        let rest = frame.map(|line| format!("\ncargo::{key}={line}"));
        iter::once(first).chain(rest).collect()
    }

    /// The line of the schema with a mark under the place, in three lines; of a long line what is near.
    #[must_use]
    pub fn frame(&self) -> &str {
        &self.frame
    }
}

impl fmt::Display for Diagnostic {
    /// `file:line:column: code: message`; the message of a warning begins with that word.
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
            "{file}:{line}:{column}: {code}: {warning}{message}"
        )
    }
}

/// Everything that is wrong with a set of schemas: at least one error, and the warnings, sorted by file and position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Sorts problems; the warnings, where there is no error.
    pub(crate) fn sorted(mut list: Vec<Diagnostic>) -> Result<Vec<Diagnostic>, Self> {
        list.sort();
        list.dedup();
        let mut all = list.iter();
        if all.any(|problem| problem.severity == Severity::Error) {
            return Err(Self(list));
        }
        Ok(list)
    }

    /// The entries, sorted by file and position.
    #[must_use]
    pub fn as_slice(&self) -> &[Diagnostic] {
        &self.0
    }

    /// The entries that stop the generator, in order.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let all = self.0.iter();
        all.filter(|problem| problem.severity == Severity::Error)
    }

    /// Goes through the entries in order.
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
    /// One line an entry, as a compiler prints them.
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

/// Line and column of a byte offset, both counted from 1; the column counts characters.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() + 1)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::{Code, Diagnostic, Diagnostics, position};

    #[test]
    fn columns_count_characters() {
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
    fn codes_are_numbered_in_order() {
        for (index, code) in Code::ALL.iter().enumerate() {
            assert_eq!(code.as_str(), format!("SCH{:03}", index + 1));
        }
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
            format!("{shown}\na:3:1: SCH008: m\nb:1:1: SCH008: m")
        );
    }
}
