//! `saop diff`: what changed between two versions of a schema, of a list of tools or of a folder of them, and how large the change is.

mod found;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use saop_compat::{Callers, Level, Text, ToolComparison, Version, compare, compare_tools};
use saop_schema::{Dialect, Schema};
use saop_tools::{TextForm, ToolList};

use self::found::{Found, Line, json, notices, whole};
use crate::args::{DiffArgs, Format};
use crate::files::folder::{self, Folder, SETTINGS};
use crate::files::library::Library;
use crate::files::schema::SchemaFile;
use crate::files::written::Written;
use crate::notice::Form;
use crate::out::{self, Exit};
use crate::{refused, tools};

pub(crate) fn run(args: &DiffArgs) -> Exit {
    let Some(library) = refused::library(&args.documents, None) else {
        return Exit::Trouble;
    };
    let library = Arc::new(library);
    let found = match (args.old.is_dir(), args.new.is_dir()) {
        (true, true) => of_folders(args, &library),
        (false, false) => of_files(args, &library).map(|one| (vec![one], true)),
        _ => {
            for path in [&args.old, &args.new] {
                if let Err(error) = path.metadata() {
                    out::complain(&format!("{} could not be read: {error}", path.display()));
                    return Exit::Trouble;
                }
            }
            let (old, new) = (args.old.display(), args.new.display());
            out::complain(&format!(
                "expected two files or two folders, but found one of each ({old}, {new})"
            ));
            None
        }
    };
    let Some((mut found, is_whole)) = found else {
        return Exit::Trouble;
    };
    if found.is_empty() && is_whole {
        let (old, new) = (args.old.display(), args.new.display());
        out::complain(&format!(
            "nothing found to compare in {old} and {new}: expected files that end in .json, .yaml or .yml"
        ));
        return Exit::Trouble;
    }
    let level = found
        .iter()
        .map(|one| one.level)
        .fold(Level::None, Level::and);
    let text = found.iter().map(|one| one.text).max().unwrap_or(Text::Same);
    // What is unknown is beyond any level, be it beside what is major.
    let largest = found
        .iter()
        .map(|one| one.level)
        .max()
        .unwrap_or(Level::None);
    let larger = args.at_most.is_some_and(|most| largest > Level::from(most));
    let differs = args.text.is_some() && text == Text::Changed;
    let exit = match (is_whole, larger || differs) {
        (false, _) => Exit::Trouble,
        (true, true) => Exit::Invalid,
        (true, false) => Exit::Done,
    };
    let report = match Form::asked(args.format) {
        Some(form) => {
            for one in &mut found {
                // Changes that are small by themselves may not be so together.
                let is_changed = one.level != Level::None || one.text == Text::Changed;
                if is_changed && one.lines.iter().all(|line| line.level < one.level) {
                    one.lines.push(whole(one.level));
                }
            }
            notices(form, &found, is_whole)
        }
        None if args.format == Format::Json => Ok(json(&found, level, text).into_bytes()),
        None => {
            let mut shown: String = found.iter().map(Found::shown).collect();
            let _ = writeln!(shown, "level: {level}; text: {text}");
            Ok(shown.into_bytes())
        }
    };
    out::after(report.and_then(|report| out::print(&report)), exit)
}

/// `None` if the files cannot be compared, which has been reported.
fn of_files(args: &DiffArgs, library: &Arc<Library>) -> Option<Found> {
    let (old, new) = (
        refused::read(&args.old, None),
        refused::read(&args.new, None),
    );
    let (old, new) = (old?, new?);
    let form = match forms(&old, &new) {
        Ok(form) => form,
        Err(what) => {
            complain_of_forms(what, &args.old, &args.new);
            return None;
        }
    };
    of_pair(
        args,
        library,
        form,
        "",
        (&args.old, old.into()),
        (&args.new, new.into()),
    )
}

fn complain_of_forms(what: &str, old: &Path, new: &Path) {
    let (old, new) = (old.display(), new.display());
    out::complain(&format!(
        "expected two schemas or two lists of tools, but found {what} ({old}, {new}); `$schema` tells a schema, and an array under `tools` a list"
    ));
}

/// Compares the files of equal names, but for settings and what is published, and returns whether that could be done with all of
/// them. What could not, and a folder that cannot be read (`None`), has been reported.
fn of_folders(args: &DiffArgs, library: &Arc<Library>) -> Option<(Vec<Found>, bool)> {
    let read = |path| folder::read_below(path).map_err(|why| out::complain(&why));
    let (old, new) = (read(&args.old).ok(), read(&args.new).ok());
    let (old, new) = (old?, new?);
    let mut found = Vec::new();
    let mut is_whole = old.unread.is_empty() && new.unread.is_empty();
    let names: BTreeSet<&String> = old.sources.keys().chain(new.sources.keys()).collect();
    for name in names {
        let unread = |folder: &Folder| {
            let mut unread = folder.unread.iter().filter_map(|name| name.to_str());
            unread.any(|path| path == name || path.ends_with('/') && name.starts_with(path))
        };
        let is_beside = name == SETTINGS || name.starts_with("released/");
        if is_beside || unread(&old) || unread(&new) {
            continue;
        }
        let path = args.new.join(name);
        let one = match (old.sources.get(name), new.sources.get(name)) {
            (Some(was), Some(is)) => {
                let old = args.old.join(name);
                let (was_written, is_written) = (
                    Written::of(&old, was.clone()),
                    Written::of(&path, is.clone()),
                );
                match (was_written, is_written) {
                    (Ok(was_written), Ok(is_written)) => match forms(&was_written, &is_written) {
                        Ok(form) => {
                            let old = (&*old, was_written.into());
                            let new = (&*path, is_written.into());
                            of_pair(args, library, form, &format!("{name}: "), old, new)
                        }
                        Err(_) if was == is => continue,
                        Err(what) => {
                            complain_of_forms(what, &old, &path);
                            None
                        }
                    },
                    _ if was == is => continue,
                    (was, is) => {
                        for (file, text) in [(&old, was), (&path, is)] {
                            if let Err(why) = text {
                                why.tell(file);
                            }
                        }
                        None
                    }
                }
            }
            (None, _) => Some(Found::of_file(path, Level::Minor, "is new")),
            (_, None) => Some(Found::of_file(
                path,
                Level::Unknown,
                "is gone; who refers to it is not known",
            )),
        };
        match one {
            Some(one) => found.push(Found {
                name: Some(name.clone()),
                ..one
            }),
            None => is_whole = false,
        }
    }
    Some((found, is_whole))
}

/// Compares two files of one form. `prefix` stands before messages, and tells which files they are about.
fn of_pair(
    args: &DiffArgs,
    library: &Arc<Library>,
    form: TextForm,
    prefix: &str,
    (old, was): (&Path, Arc<Written>),
    (new, is): (&Path, Arc<Written>),
) -> Option<Found> {
    match form {
        TextForm::Tools => of_tools(args, old, new, &was, is),
        _ => of_schemas(args, library, prefix, (old, was), (new, is)),
    }
}

/// Returns what two texts are, or why that cannot be told. What may be either is what the other one is.
fn forms(old: &Written, new: &Written) -> Result<TextForm, &'static str> {
    let (old, new) = (&old.json, &new.json);
    match (TextForm::of(old), TextForm::of(new)) {
        (TextForm::Unclear, TextForm::Unclear) if bare(old) && bare(new) => Ok(TextForm::Schema),
        (TextForm::Unclear, TextForm::Unclear) => Err("two objects that may be either"),
        (TextForm::Unclear, other) | (other, TextForm::Unclear) => Ok(other),
        (old, new) if old == new => Ok(old),
        (TextForm::Tools, _) => Err("a list and a schema"),
        _ => Err("a schema and a list"),
    }
}

/// Whether a text is `{}`, the schema of anything.
fn bare(text: &str) -> bool {
    text.split_whitespace().collect::<String>() == "{}"
}

fn of_schemas(
    args: &DiffArgs,
    library: &Arc<Library>,
    prefix: &str,
    (old, was): (&Path, Arc<Written>),
    (path, is): (&Path, Arc<Written>),
) -> Option<Found> {
    let texts = |path, schema| Texts::of(path, schema, library, args.dialect);
    let (old, new) = (texts(old, was), texts(path, Arc::clone(&is)));
    let (old, new) = (old?, new?);
    let found = match compare(old.version(), new.version()) {
        // What is the same is compiled as well, but for files of folders: in them it is not what changed.
        Ok(found) if !found.changes().is_empty() || !prefix.is_empty() => found,
        Ok(found) => new.compiles().then_some(found)?,
        Err(error) => {
            let (was, is) = (old.compiles(), new.compiles());
            if was && is {
                out::complain(&format!("{prefix}{error}"));
            }
            return None;
        }
    };
    let shown = found.changes().iter().map(|change| change.shown("", ""));
    Some(Found {
        name: None,
        path: path.to_path_buf(),
        new: is,
        level: found.level(),
        text: found.text(),
        shown: shown.collect(),
        lines: found
            .changes()
            .iter()
            .map(|change| Line::of(None, None, change))
            .collect(),
    })
}

fn of_tools(
    args: &DiffArgs,
    old: &Path,
    path: &Path,
    was: &Written,
    is: Arc<Written>,
) -> Option<Found> {
    let list = |path: &Path, text: &Written| {
        let refused = |error| tools::refuse(path, text, &error);
        let list = ToolList::parse(&text.json).map_err(refused).ok()?;
        tools::warn_of_page(path, &list, "tools on other pages are not compared");
        Some(list)
    };
    let (old, new) = (list(old, was), list(path, &is));
    let found = compare_tools(&old?, &new?, Callers::from(args.callers));
    Some(Found {
        name: None,
        path: path.to_path_buf(),
        new: is,
        level: found.level(),
        text: found.text(),
        shown: found.shown(),
        lines: tool_lines(&found),
    })
}

fn tool_lines(found: &ToolComparison) -> Vec<Line> {
    let mut lines = Vec::new();
    for tool in found.tools() {
        let (name, words) = (tool.name(), tool.to_string());
        let words = words.get(name.len() + ": ".len()..).unwrap_or_default();
        if tool.changes().is_empty() {
            lines.push(Line::of_words(Some(name), tool.level(), words));
        }
        lines.extend(
            tool.changes()
                .iter()
                .map(|(side, change)| Line::of(Some(name), *side, change)),
        );
    }
    lines
}

/// A schema and the files that it refers to.
struct Texts {
    file: SchemaFile,
    documents: Vec<(String, String)>,
    dialect: Option<Dialect>,
}

impl Texts {
    /// Finds what a schema refers to. `None` if that or the schema itself cannot be read, which has been reported.
    fn of(
        path: &Path,
        schema: Arc<Written>,
        library: &Arc<Library>,
        dialect: Option<Dialect>,
    ) -> Option<Self> {
        let file = SchemaFile::of(path, schema, Arc::clone(library));
        let (referred, whole) = file.referred(dialect, &|_| None);
        whole.map_err(|error| refused::tell(&file, &error)).ok()?;
        let documents = referred.into_iter();
        let documents = documents.map(|found| (found.uri, found.text.to_string()));
        Some(Self {
            documents: documents.collect(),
            file,
            dialect,
        })
    }

    fn version(&self) -> Version<'_> {
        Version {
            uri: &self.file.uri,
            documents: &self.documents,
            dialect: self.dialect,
            ..Version::new(&self.file.text)
        }
    }

    /// Whether it compiles. Why not is reported as `check` does.
    fn compiles(&self) -> bool {
        let compiled = Schema::compile(&self.file.text, &self.file.options(self.dialect));
        compiled
            .map_err(|error| refused::tell(&self.file, &error))
            .is_ok()
    }
}
