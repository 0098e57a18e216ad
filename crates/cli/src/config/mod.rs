//! Files with settings, in TOML: `saop.toml`, and what `--config` names. SPEC U2.
//!
//! - `check`: the table `[check]`. The one of `saop guard` is in `guard/config.rs`.
//!
//! Invariant: what is wrong in a file is told with its line, and then nothing is done.

pub(crate) mod check;

use std::env;
use std::ops::Range;
use std::path::{Path, PathBuf};

use saop_json::Position;
use saop_json::show::{Frame, Palette, nearest, one_line, quote};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::files::read;
use crate::out;

/// The file that is looked for, from the current folder upward.
pub(crate) const NAME: &str = "saop.toml";
/// The tables that a file may have, each for its commands.
const TABLES: [&str; 5] = ["check", "guard", "retry", "limits", "endpoint"];
/// Maximum length of what is said, in bytes.
const LONGEST: usize = 300;

/// A file, and its text.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// What is wrong in a file, and where.
#[derive(Debug)]
pub(crate) struct Refused {
    span: Range<usize>,
    message: String,
}

impl Refused {
    pub(crate) fn at(span: Range<usize>, message: &str) -> Self {
        Self {
            span,
            message: one_line(message, LONGEST),
        }
    }
}

impl Source {
    /// Reads a file. `None` if that is not possible, which has been reported.
    pub(crate) fn read(path: &Path) -> Option<Self> {
        let text = read::regular_file(path)?;
        let path = path.to_owned();
        Some(Self { path, text })
    }

    /// Returns the folder from which the paths in the file are meant.
    pub(crate) fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new(""))
    }

    pub(crate) fn parse(&self) -> Result<Spanned<DeTable<'_>>, Refused> {
        DeTable::parse(&self.text).map_err(|error| {
            let span = error.span().unwrap_or(0..0);
            Refused::at(span, &format!("expected TOML: {}", error.message()))
        })
    }

    /// Returns the table with that name, if there is one. Fails if there are tables that no command has.
    pub(crate) fn table<'t>(
        whole: &'t DeTable<'_>,
        name: &'t str,
    ) -> Result<Option<Table<'t>>, Refused> {
        let whole = Table {
            name: "the file",
            members: whole,
        };
        whole.only(&TABLES)?;
        match whole.get(name) {
            None => Ok(None),
            Some(value) => value.table(name).map(Some),
        }
    }

    /// Returns the table with that name, or the whole of a file that has no tables of commands.
    pub(crate) fn table_or_whole<'t>(
        whole: &'t DeTable<'_>,
        name: &'t str,
    ) -> Result<Table<'t>, Refused> {
        let mut keys = whole.keys();
        let Some(other) = keys.find(|key| TABLES.contains(&&**key.get_ref())) else {
            let members = whole;
            return Ok(Table { name, members });
        };
        Self::table(whole, name)?.ok_or_else(|| {
            let message = format!("expected a table `{name}`, but found others alone");
            Refused::at(other.span(), &message)
        })
    }

    /// Reports what is wrong, with the line.
    pub(crate) fn tell(&self, refused: &Refused) {
        let Refused { span, message } = refused;
        let Position { line, column } = Position::of(self.text.as_bytes(), span.start);
        out::say(&format!("error[settings]: {message}"));
        out::say(&format!(" --> {}:{line}:{column}", self.path.display()));
        // A setting of many lines is shown by its first one.
        let shown = self.text.get(span.clone()).unwrap_or_default();
        let end = span.start + shown.lines().next().unwrap_or_default().len();
        let frame = Frame::new(self.text.as_bytes(), &(span.start..end), line);
        frame.draw(&Palette::PLAIN).lines().for_each(out::say);
    }
}

/// Returns the nearest file with a table of that name, in the current folder or above it. `Err` if one on the way cannot be read, is not
/// TOML, or has tables that no command has, which has been reported.
pub(crate) fn find(table: &str) -> Result<Option<Source>, ()> {
    let current = env::current_dir().unwrap_or_default();
    let mut folder = PathBuf::new();
    for _ in current.ancestors() {
        let path = folder.join(NAME);
        folder.push("..");
        if !path.is_file() {
            continue;
        }
        let source = Source::read(&path).ok_or(())?;
        let has_table = source
            .parse()
            .and_then(|whole| Ok(Source::table(whole.get_ref(), table)?.is_some()));
        match has_table {
            Ok(true) => return Ok(Some(source)),
            Ok(false) => {}
            Err(refused) => {
                source.tell(&refused);
                return Err(());
            }
        }
    }
    Ok(None)
}

/// A table of settings.
#[derive(Clone, Copy)]
pub(crate) struct Table<'t> {
    name: &'t str,
    members: &'t DeTable<'t>,
}

/// A setting.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'t>(&'t Spanned<DeValue<'t>>);

impl<'t> Table<'t> {
    /// Fails if there are settings with other names.
    pub(crate) fn only(self, names: &[&str]) -> Result<(), Refused> {
        for name in self.members.keys() {
            let (span, name) = (name.span(), name.get_ref());
            if !names.contains(&&**name) {
                let like = nearest(name, names.iter().copied());
                let like = like.map_or_else(
                    || format!(" ({})", names.join(", ")),
                    |like| format!("; did you mean `{like}`?"),
                );
                let (of, found) = (self.name, quote(name));
                let message = format!("expected a setting of {of}, but found {found}{like}");
                return Err(Refused::at(span, &message));
            }
        }
        Ok(())
    }

    pub(crate) fn get(self, name: &str) -> Option<Setting<'t>> {
        self.members.get(name).map(Setting)
    }

    /// Returns each setting with its name.
    pub(crate) fn all(self) -> impl Iterator<Item = (&'t str, Range<usize>, Setting<'t>)> {
        self.members
            .iter()
            .map(|(name, value)| (&**name.get_ref(), name.span(), Setting(value)))
    }
}

impl<'t> Setting<'t> {
    pub(crate) fn span(self) -> Range<usize> {
        self.0.span()
    }

    /// Returns the error about a value that is not what is wanted.
    pub(crate) fn refuse(self, wanted: &str) -> Refused {
        let found = match self.0.get_ref() {
            DeValue::String(text) => quote(text),
            DeValue::Boolean(value) => value.to_string(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            DeValue::Array(_) => "an array".to_owned(),
            DeValue::Table(_) => "a table".to_owned(),
            DeValue::Datetime(_) => "a date or time".to_owned(),
        };
        Refused::at(
            self.span(),
            &format!("expected {wanted}, but found {found}"),
        )
    }

    /// Same as [`refuse`](Self::refuse), by words that may say themselves what is wanted.
    pub(crate) fn refuse_for(self, why: &str) -> Refused {
        match why.strip_prefix("expected ") {
            Some(wanted) => self.refuse(wanted),
            None => Refused::at(self.span(), why),
        }
    }

    /// Returns the error about a table without a member.
    pub(crate) fn lacks(self, name: &str) -> Refused {
        let message = format!("expected the setting `{name}`, but found none");
        Refused::at(self.span(), &message)
    }

    pub(crate) fn text(self) -> Result<&'t str, Refused> {
        self.0
            .get_ref()
            .as_str()
            .ok_or_else(|| self.refuse("a string"))
    }

    pub(crate) fn flag(self) -> Result<bool, Refused> {
        let value = self.0.get_ref().as_bool();
        value.ok_or_else(|| self.refuse("true or false"))
    }

    pub(crate) fn count(self, least: u64) -> Result<u64, Refused> {
        let number = self.0.get_ref().as_integer();
        let number =
            number.and_then(|number| u64::from_str_radix(number.as_str(), number.radix()).ok());
        let number = number.filter(|number| *number >= least);
        number.ok_or_else(|| self.refuse(&format!("a whole number of at least {least}")))
    }

    pub(crate) fn table(self, name: &'t str) -> Result<Table<'t>, Refused> {
        let members = self.0.get_ref().as_table();
        let members = members.ok_or_else(|| self.refuse("a table"))?;
        Ok(Table { name, members })
    }

    pub(crate) fn items(self, wanted: &str) -> Result<impl Iterator<Item = Setting<'t>>, Refused> {
        let items = self.0.get_ref().as_array();
        let items = items.ok_or_else(|| self.refuse(wanted))?;
        Ok(items.iter().map(Setting))
    }

    /// Returns the value that a string stands for.
    pub(crate) fn parsed<T>(
        self,
        wanted: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Refused> {
        let text = self.0.get_ref().as_str();
        text.and_then(parse).ok_or_else(|| self.refuse(wanted))
    }

    /// Same as [`parsed`](Self::parsed), of those with these names.
    pub(crate) fn one_of<T>(
        self,
        names: &[String],
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Refused> {
        let text = self.0.get_ref().as_str();
        text.and_then(parse).ok_or_else(|| {
            let like = nearest(text.unwrap_or_default(), names.iter().map(String::as_str));
            let like = like.map_or_else(String::new, |like| format!("; did you mean `{like}`?"));
            let Refused { span, message } = self.refuse(&format!("one of {}", names.join(", ")));
            Refused::at(span, &(message + &like))
        })
    }
}
