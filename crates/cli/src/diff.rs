//! `saop diff`: what changed between two versions of a schema, and how large the change is.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use saop_compat::{Level, Version, compare};
use saop_json::Limits;
use saop_json::show::terminal_line;

use crate::args::DiffArgs;
use crate::out::{self, Exit};

pub(crate) fn run(args: &DiffArgs) -> Exit {
    let (old, new) = match (read(&args.old), read(&args.new)) {
        (Ok(old), Ok(new)) => (old, new),
        (old, new) => {
            for problem in [old.err(), new.err()].into_iter().flatten() {
                out::complain(&problem);
            }
            return Exit::Trouble;
        }
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

fn read(path: &Path) -> Result<Texts, String> {
    let schema = text_of(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // If one of these cannot be read, only a reference to it fails, and that is reported.
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
    let beside = paths.iter().filter_map(|path| text_of(path).ok()).collect();
    Ok(Texts { schema, beside })
}

/// A larger file is not read as a schema.
const LARGEST: u64 = Limits::DEFAULT_BYTES as u64;

fn text_of(path: &Path) -> io::Result<String> {
    let size = fs::metadata(path)?.len();
    if size > LARGEST {
        let why = format!("expected a schema of at most {LARGEST} bytes, but found {size}");
        return Err(io::Error::other(why));
    }
    fs::read_to_string(path)
}
