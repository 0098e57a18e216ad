//! One thing that is reported, whatever the form.

use std::collections::BTreeSet;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Severity {
    Error,
    Warning,
    Note,
}

/// One thing that is reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notice<'a> {
    pub(crate) severity: Severity,
    /// The rule that is broken, such as `minLength` or `SCH005`.
    pub(crate) rule: &'a str,
    pub(crate) message: &'a str,
    /// The file, or `-` for standard input; `None` if it is in no file.
    pub(crate) file: Option<&'a str>,
    /// Line and column, from 1; the column counts characters.
    pub(crate) position: Option<(usize, Option<usize>)>,
    /// How many characters of the line it is about, if that is known.
    pub(crate) width: Option<usize>,
    /// The JSON Pointer of what it is about.
    pub(crate) pointer: &'a str,
}

impl<'a> Notice<'a> {
    /// Returns the file as programs name it that show notices: without the step to the folder where they all begin.
    pub(super) fn path(&self) -> Option<&'a str> {
        let file = self.file?;
        Some(file.strip_prefix("./").unwrap_or(file))
    }
}

/// The rules that notices have named.
pub(crate) type RuleNames = BTreeSet<String>;
