//! Why a schema is refused, or warned of.

use std::fmt;
use std::ops::Range;

use saop_json::Position;

/// Why a schema is refused, or warned of. The list is closed. SPEC S3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The text is not JSON, or has a duplicate key.
    Syntax,
    /// It is not a schema of its dialect.
    InvalidSchema,
    /// A reference leads to nothing that was given. Nothing is ever fetched.
    UnresolvedReference,
    /// A pattern is no regular expression of ECMA-262. As a warning: one that `\p{…}` means letters in.
    InvalidPattern,
    /// A pattern needs look-around, a back-reference or a property without a table.
    UnsupportedPattern,
    /// A metaschema requires a vocabulary that is not known.
    UnknownVocabulary,
    /// `$schema` names no known dialect, and the options name none.
    UnknownDialect,
    /// The schema is too large, too deep, or has a pattern that is.
    Limit,
    /// No value meets the bounds of a schema. It is most likely a mistake, and never refused.
    ContradictoryBounds,
    /// Each value of a schema would need another such value within it. It is most likely a mistake, and never refused.
    Endless,
    /// No value meets a part of the schema, for another reason. It is most likely a mistake, and never refused.
    Unsatisfiable,
    /// A member of a schema that means nothing, and is spelled much like a keyword or is one of another dialect. It is most
    /// likely a mistake, and never refused.
    UnknownKeyword,
    /// A keyword that is about values of another type than the `type` beside it. It means nothing, and is never refused.
    InapplicableKeyword,
    /// A value that an `enum` lists more than once. It is never refused.
    RepeatedConstant,
    /// A keyword beside a `$ref` that stands alone, up to draft-07. It means nothing, and is never refused.
    IgnoredKeyword,
    /// A `default`, or one of the `examples`, that its own schema refuses. It is never refused.
    InvalidExample,
    /// A schema that applies to a value because it applies to it. It has no meaning, and is never refused.
    CircularReference,
    /// A URI or an anchor that another schema has as well, so that a reference to it is ambiguous. It is never refused.
    RepeatedIdentifier,
}

impl ProblemKind {
    /// All kinds.
    pub const ALL: [Self; 18] = [
        Self::Syntax,
        Self::InvalidSchema,
        Self::UnresolvedReference,
        Self::InvalidPattern,
        Self::UnsupportedPattern,
        Self::UnknownVocabulary,
        Self::UnknownDialect,
        Self::Limit,
        Self::ContradictoryBounds,
        Self::Endless,
        Self::Unsatisfiable,
        Self::UnknownKeyword,
        Self::InapplicableKeyword,
        Self::RepeatedConstant,
        Self::IgnoredKeyword,
        Self::InvalidExample,
        Self::CircularReference,
        Self::RepeatedIdentifier,
    ];

    /// Returns the kind's name, such as `unresolved_reference`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::InvalidSchema => "invalid_schema",
            Self::UnresolvedReference => "unresolved_reference",
            Self::InvalidPattern => "invalid_pattern",
            Self::UnsupportedPattern => "unsupported_pattern",
            Self::UnknownVocabulary => "unknown_vocabulary",
            Self::UnknownDialect => "unknown_dialect",
            Self::Limit => "limit",
            Self::ContradictoryBounds => "contradictory_bounds",
            Self::Endless => "endless",
            Self::Unsatisfiable => "unsatisfiable",
            Self::UnknownKeyword => "unknown_keyword",
            Self::InapplicableKeyword => "inapplicable_keyword",
            Self::RepeatedConstant => "repeated_constant",
            Self::IgnoredKeyword => "ignored_keyword",
            Self::InvalidExample => "invalid_example",
            Self::CircularReference => "circular_reference",
            Self::RepeatedIdentifier => "repeated_identifier",
        }
    }

    /// Whether it is only warned of.
    #[must_use]
    pub const fn is_warning(self) -> bool {
        matches!(
            self,
            Self::ContradictoryBounds
                | Self::Endless
                | Self::Unsatisfiable
                | Self::UnknownKeyword
                | Self::InapplicableKeyword
                | Self::RepeatedConstant
                | Self::IgnoredKeyword
                | Self::InvalidExample
                | Self::CircularReference
                | Self::RepeatedIdentifier
        )
    }
}

/// A problem without its place.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) kind: ProblemKind,
    pub(crate) message: String,
}

impl Refusal {
    pub(crate) fn new(kind: ProblemKind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
        }
    }
}

impl From<String> for Refusal {
    fn from(message: String) -> Self {
        Self::new(ProblemKind::InvalidSchema, message)
    }
}

/// Something for which a schema is refused, or warned of.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub(crate) kind: ProblemKind,
    pub(crate) location: String,
    pub(crate) message: String,
    pub(crate) document: usize,
    pub(crate) span: Range<usize>,
    pub(crate) position: Position,
}

impl Problem {
    /// Returns why the schema is refused, or warned of.
    #[must_use]
    pub const fn kind(&self) -> ProblemKind {
        self.kind
    }

    /// Returns where the problem is: a JSON Pointer, after the URI and `#` if it is in another document.
    #[must_use]
    pub fn location(&self) -> &str {
        &self.location
    }

    /// Returns what was expected and what was found.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns what was expected, and nothing of the document that has the problem: it may be one that the schema refers to, and
    /// may hold data that must not reach logs.
    #[must_use]
    pub fn message_without_content(&self) -> String {
        let expected = match self.kind {
            // What these expect is told in words of the document.
            ProblemKind::ContradictoryBounds
            | ProblemKind::Endless
            | ProblemKind::Unsatisfiable => "expected a schema that some value meets",
            ProblemKind::InvalidExample => "expected a value that is valid under its own schema",
            _ => self.message.split(", but found").next().unwrap_or_default(),
        };
        format!("{expected}, but found something else")
    }

    /// Returns line and column in the problem's document.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Returns the byte range in the problem's document.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Whether the problem is in the schema's own text, and not in a document that it refers to.
    #[must_use]
    pub const fn is_in_main_document(&self) -> bool {
        self.document == 0
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { line, column } = self.position;
        let location = match &*self.location {
            "" => "the root",
            location => location,
        };
        write!(
            f,
            "{location}: {} (line {line}, column {column})",
            self.message
        )
    }
}

/// A schema was refused. Its problems are in the order of the text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CompileError {
    pub(crate) problems: Vec<Problem>,
    pub(crate) warnings: Vec<Problem>,
}

impl CompileError {
    /// Returns everything for which the schema is refused. Never empty.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Returns what is warned of beside the problems, if a schema's outline was wanted; of what no value meets and of samples, only
    /// what no problem is about. None if there are too many problems to look further.
    #[must_use]
    pub fn warnings(&self) -> &[Problem] {
        &self.warnings
    }

    /// Returns the first problem with its location in the schema, and how many more there are, without line and column:
    /// for a schema that is part of a larger text.
    #[must_use]
    pub fn summary(&self) -> String {
        let first = self.problems.first();
        let first = first.map_or_else(String::new, |one| match one.location() {
            "" => one.message().to_owned(),
            location => format!("{location}: {}", one.message()),
        });
        match self.problems.len() {
            0 | 1 => first,
            many => format!("{first}, and {} more", many - 1),
        }
    }
}

/// The first problem, and how many more there are; with `{:#}` each on a line of its own.
impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() && !self.problems.is_empty() {
            for (at, problem) in self.problems.iter().enumerate() {
                let before = if at == 0 { "" } else { "\n" };
                write!(f, "{before}- {problem}")?;
            }
            return Ok(());
        }
        match &*self.problems {
            [] => f.write_str("the schema was refused"),
            [one] => one.fmt(f),
            [first, rest @ ..] => write!(f, "{first}, and {} more", rest.len()),
        }
    }
}

impl std::error::Error for CompileError {}
