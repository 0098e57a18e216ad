//! The file of `--config`: options of `saop guard`, by their names, in TOML.
//!
//! Invariant: a value means what it means on the command line, which wins where it has the option too.

use std::ffi::OsString;
use std::path::Path;

use clap::{Arg, ArgAction};
use saop_json::Position;
use saop_json::show::{one_line, quote};
use toml::{Table, Value};

use crate::args::{GuardArgs, guard_options, with_guard_options};
use crate::files::read;

/// Where the options stand in a file that has other tables, too.
const TABLE: &str = "guard";
/// Options that a file cannot set.
const NOT_SET: [&str; 2] = ["config", "help"];
/// Options whose values are paths: a relative one starts at the folder of the file.
const PATHS: [&str; 4] = ["pin", "record", "tls-cert", "tls-key"];
/// Maximum length of what is said of a value, in bytes.
const LONGEST: usize = 300;

/// Returns the arguments with those of a file where the command line has none.
pub(super) fn with_file(path: &Path) -> Result<GuardArgs, String> {
    let refused = |why: &str| format!("{}: {}", path.display(), one_line(why, LONGEST));
    let text = read::regular_text(path).map_err(|why| refused(&why))?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let offset = error.span().map_or(0, |span| span.start);
        let Position { line, column } = Position::of(text.as_bytes(), offset);
        let message = one_line(error.message(), LONGEST);
        format!(
            "{}:{line}:{column}: expected TOML: {message}",
            path.display()
        )
    })?;
    // One file may have tables for several commands.
    let table = match table.get(TABLE) {
        Some(Value::Table(own)) => own,
        _ => &table,
    };
    let known = guard_options();
    let mut words = Vec::new();
    for (key, value) in table {
        let is_meant = |arg: &&Arg| {
            arg.get_long()
                .is_some_and(|long| long.replace('-', "_") == *key)
        };
        let option = known
            .iter()
            .find(is_meant)
            .and_then(|arg| Some((arg, arg.get_long()?)));
        let Some((option, long)) = option.filter(|(_, long)| !NOT_SET.contains(long)) else {
            let names = known.iter().filter_map(Arg::get_long);
            let names = names.filter(|long| !NOT_SET.contains(long));
            let names: Vec<_> = names.map(|long| long.replace('-', "_")).collect();
            let names = names.join(", ");
            return Err(refused(&format!(
                "expected one of {names}, but found {}",
                quote(key)
            )));
        };
        let is_switch = matches!(option.get_action(), ArgAction::SetTrue);
        let word = match value {
            Value::Boolean(true) if is_switch => format!("--{long}").into(),
            Value::Boolean(false) if is_switch => continue,
            Value::String(text) if PATHS.contains(&long) => {
                let folder = path.parent().unwrap_or(Path::new(""));
                let mut word = OsString::from(format!("--{long}="));
                word.push(folder.join(text));
                word
            }
            Value::String(text) if !is_switch => format!("--{long}={text}").into(),
            Value::Integer(number) if !is_switch => format!("--{long}={number}").into(),
            _ => {
                let wanted = if is_switch {
                    "true or false"
                } else {
                    "a string"
                };
                let found = value.type_str();
                return Err(refused(&format!(
                    "{key}: expected {wanted}, but found one of type {found}"
                )));
            }
        };
        words.push(word);
    }
    // What the command line alone says was read already.
    with_guard_options(words).map_err(|error| refused(&error))
}
