//! `saop diff`: what changed between two versions of a schema, and how large the change is.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use saop_compat::{Level, Version, compare};
use saop_json::show::terminal_line;

use crate::args::DiffArgs;
use crate::input;
use crate::out::{self, Exit};

pub(crate) fn run(args: &DiffArgs) -> Exit {
    let (old, new) = (read(&args.old), read(&args.new));
    let (Some(old), Some(new)) = (old, new) else {
        return Exit::Trouble;
    };
    let found = match compare(old.version(), new.version()) {
        Ok(found) => found,
        Err(error) => {
            out::complain(&error.to_string());
            return Exit::Trouble;
        }
    };
    let mut report = String::new();
    for change in found.changes() {
        let _ = writeln!(
            report,
            "{:5} {}",
            change.level(),
            terminal_line(&change.to_string())
        );
    }
    let _ = writeln!(report, "{}", found.level());
    let larger = args
        .at_most
        .is_some_and(|most| found.level() > Level::from(most));
    let exit = if larger { Exit::Invalid } else { Exit::Done };
    out::after(out::print(report.as_bytes()), exit)
}

/// A schema and the other schemas in its folder, which it may refer to.
struct Texts {
    schema: String,
    beside: Vec<String>,
}

impl Texts {
    fn version(&self) -> Version<'_> {
        Version {
            schema: &self.schema,
            beside: &self.beside,
        }
    }
}

/// Reads a schema and its neighbours. `None` if the schema could not be read, which has been reported.
fn read(path: &Path) -> Option<Texts> {
    let schema = input::read_text(Some(path))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut paths: Vec<_> = fs::read_dir(folder)
        .map(|entries| {
            entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .collect()
        })
        .unwrap_or_default();
    paths.retain(|beside| {
        beside != path && beside.extension().is_some_and(|ending| ending == "json")
    });
    paths.sort();
    // If one of these cannot be read, only a reference to it fails, and that is reported.
    let text_of = |path| String::from_utf8(input::read_regular(path).ok()?).ok();
    let beside = paths.iter().filter_map(|path| text_of(path)).collect();
    Some(Texts { schema, beside })
}
