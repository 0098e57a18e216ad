//! What `check`, `lint` and `diff` report, in forms that other programs show: SARIF, and workflow annotations. SPEC X5.

mod github;
mod sarif;

use std::collections::BTreeSet;
use std::io::{self, Write};

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

/// The forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Sarif,
    Github,
}

/// The rules that notices have named.
pub(crate) type RuleNames = BTreeSet<String>;

impl Form {
    /// Returns what stands before all notices.
    pub(crate) const fn head(self) -> &'static str {
        match self {
            Self::Sarif => sarif::HEAD,
            Self::Github => "",
        }
    }

    /// Returns what stands between two notices.
    pub(crate) const fn between(self) -> &'static str {
        match self {
            Self::Sarif => ",\n",
            Self::Github => "",
        }
    }

    /// Writes a notice.
    pub(crate) fn write(self, notice: &Notice<'_>, out: &mut Vec<u8>) -> io::Result<()> {
        match self {
            Self::Sarif => sarif::write(notice, out),
            Self::Github => github::write(notice, out),
        }
    }

    /// Returns what stands after all notices.
    pub(crate) fn tail(self, rules: &RuleNames) -> String {
        match self {
            Self::Sarif => sarif::tail(rules),
            Self::Github => String::new(),
        }
    }

    /// Returns a whole report.
    pub(crate) fn report<'a>(
        self,
        notices: impl Iterator<Item = Notice<'a>>,
    ) -> io::Result<Vec<u8>> {
        let mut out = self.head().as_bytes().to_vec();
        let mut rules = RuleNames::new();
        for (index, notice) in notices.enumerate() {
            if index > 0 {
                out.write_all(self.between().as_bytes())?;
            }
            rules.insert(notice.rule.to_owned());
            self.write(&notice, &mut out)?;
        }
        out.write_all(self.tail(&rules).as_bytes())?;
        Ok(out)
    }
}
