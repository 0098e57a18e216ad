//! What is wrong with a list of tools.

use std::fmt;
use std::ops::Range;

use saop_json::Position;

/// Something for which a list of tools is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolProblem {
    pub(crate) tool: Option<String>,
    pub(crate) message: String,
    pub(crate) span: Range<usize>,
    pub(crate) position: Position,
}

impl ToolProblem {
    pub(crate) fn new(tool: Option<&str>, message: String, list: &str, span: Range<usize>) -> Self {
        Self {
            tool: tool.map(str::to_owned),
            message,
            position: Position::of(list.as_bytes(), span.start),
            span,
        }
    }

    /// Returns the name of the tool that has the problem; `None` for the list itself.
    #[must_use]
    pub fn tool(&self) -> Option<&str> {
        self.tool.as_deref()
    }

    /// Returns what was expected and what was found.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns line and column in the list.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Returns the byte range in the list.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

impl fmt::Display for ToolProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tool) = &self.tool {
            write!(f, "tool `{tool}`: ")?;
        }
        let Position { line, column } = self.position;
        write!(f, "{} (line {line}, column {column})", self.message)
    }
}

/// After so many problems no more are looked for.
pub(crate) const MOST_PROBLEMS: usize = 100;

/// A list of tools was refused. Its problems are in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolsError {
    pub(crate) problems: Vec<ToolProblem>,
}

impl ToolsError {
    pub(crate) fn one(problem: ToolProblem) -> Self {
        Self {
            problems: vec![problem],
        }
    }

    /// Returns everything for which the list is refused, as far as the first hundred problems. Never empty.
    #[must_use]
    pub fn problems(&self) -> &[ToolProblem] {
        &self.problems
    }
}

impl fmt::Display for ToolsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.problems {
            [] => f.write_str("the list of tools was refused"),
            [one] => one.fmt(f),
            [first, rest @ ..] => write!(f, "{first}, and {} more", rest.len()),
        }
    }
}

impl std::error::Error for ToolsError {}
