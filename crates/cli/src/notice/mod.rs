//! What `check`, `lint` and `diff` report, in forms that other programs show: SARIF, and workflow annotations. SPEC X5, U6.

mod github;
mod item;
mod sarif;

use std::io::{self, Write};

use crate::args::{CheckFormat, Format};

pub(crate) use item::{Notice, RuleNames, Severity};

/// The forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Sarif,
    Github,
}

impl Form {
    /// Returns the form that was asked for, if it is one of these.
    pub(crate) const fn asked(format: Format) -> Option<Self> {
        match format {
            Format::Sarif => Some(Self::Sarif),
            Format::Github => Some(Self::Github),
            Format::Human | Format::Json => None,
        }
    }

    /// Same as [`asked`](Self::asked), for `check`.
    pub(crate) const fn asked_of_check(format: CheckFormat) -> Option<Self> {
        match format {
            CheckFormat::Sarif => Some(Self::Sarif),
            CheckFormat::Github => Some(Self::Github),
            CheckFormat::Human | CheckFormat::Concise | CheckFormat::Json => None,
        }
    }

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

    /// Returns what stands after all notices. `is_whole` says whether all that was to be looked at could be read.
    pub(crate) fn tail(self, rules: &RuleNames, is_whole: bool) -> String {
        match self {
            Self::Sarif => sarif::tail(rules, is_whole),
            Self::Github => String::new(),
        }
    }

    /// Returns a whole report. `is_whole` as for [`tail`](Self::tail).
    pub(crate) fn report<'a>(
        self,
        notices: impl Iterator<Item = Notice<'a>>,
        is_whole: bool,
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
        out.write_all(self.tail(&rules, is_whole).as_bytes())?;
        Ok(out)
    }
}
