//! Schemas and lists of tools that a command is given, and why one is refused, told to people and to other programs.

use std::path::Path;
use std::sync::Arc;

use saop_json::Position;
use saop_json::show::Palette;
use saop_schema::{CompileError, Problem, ProblemKind};

use crate::files::library::{Library, Named};
use crate::files::read;
use crate::files::schema::{SchemaFile, without_content};
use crate::files::written::{NoJson, Written};
use crate::notice::{Form, Notice, Severity};
use crate::out;

/// Where a problem is, and what is said of it.
struct Place {
    /// `None` if it is in no file that can be read.
    file: Option<String>,
    pointer: String,
    message: String,
}

impl Place {
    fn of(problem: &Problem, schema: &SchemaFile) -> Self {
        let pointer = problem.location();
        if problem.is_in_main_document() {
            return Self {
                file: Some(schema.name.to_string_lossy().into_owned()),
                pointer: pointer.to_owned(),
                message: problem.message().to_owned(),
            };
        }
        let (file, frame) = schema.place(problem);
        Self {
            message: without_content(problem, &file),
            file: frame.map(|_| file),
            pointer: pointer.split('#').next().unwrap_or_default().to_owned(),
        }
    }
}

/// Reads a schema, or a list of tools. `None` if that cannot be done, which has been reported, in a form as well if one was asked for.
pub(crate) fn read(file: &Path, form: Option<Form>) -> Option<Written> {
    taken(file, read::schema(file), form)
}

/// Same as [`read()`], of a file alone: no pipe, and not standard input.
pub(crate) fn read_file(file: &Path, form: Option<Form>) -> Option<Written> {
    taken(file, read::schema_file(file), form)
}

/// Reads a schema and the documents that are named for it. `None` as for [`read()`].
pub(crate) fn schema(file: &Path, documents: &[Named], form: Option<Form>) -> Option<SchemaFile> {
    let library = library(documents, form)?;
    let text = read(file, form)?;
    Some(SchemaFile::of(file, Arc::new(text), Arc::new(library)))
}

/// Reads the documents that schemas refer to. `None` as for [`read()`].
pub(crate) fn library(documents: &[Named], form: Option<Form>) -> Option<Library> {
    Library::of(documents, |file| read_file(file, form))
}

fn taken(file: &Path, text: Result<String, String>, form: Option<Form>) -> Option<Written> {
    let notice = |rule: &str, message: &str, position: Option<Position>, pointer: &str| {
        let Some(form) = form else { return };
        let file = file.to_string_lossy();
        let notice = Notice {
            severity: Severity::Error,
            rule,
            message,
            file: Some(&file),
            position: position.map(|at| (at.line, Some(at.column))),
            width: None,
            pointer,
        };
        print(form, std::iter::once(notice));
    };
    let unreadable = |why: String| {
        out::complain(&why);
        notice("unreadable", &why, None, "");
    };
    let no_json = |why: NoJson| {
        why.tell(file);
        notice(
            why.kind(),
            why.message(),
            Some(why.position()),
            why.pointer(),
        );
    };
    let text = text.map_err(unreadable).ok()?;
    Written::of(file, text).map_err(no_json).ok()
}

/// Prints a report on why nothing can be done.
pub(crate) fn print<'a>(form: Form, notices: impl Iterator<Item = Notice<'a>>) {
    let printed = form.report(notices, false);
    if let Err(error) = printed.and_then(|report| out::print(&report)) {
        out::complain(&error.to_string());
    }
}

/// Reports why a schema is refused as notices.
pub(crate) fn notify(form: Form, schema: &SchemaFile, error: &CompileError) {
    let places: Vec<Place> = error
        .problems()
        .iter()
        .map(|problem| Place::of(problem, schema))
        .collect();
    let notices = error
        .problems()
        .iter()
        .zip(&places)
        .map(|(problem, place)| {
            let Position { line, column } = schema.position(problem);
            let file = place.file.as_deref();
            Notice {
                severity: Severity::Error,
                rule: problem.kind().as_str(),
                message: &place.message,
                file,
                position: file.map(|_| (line, Some(column))),
                width: None,
                pointer: &place.pointer,
            }
        });
    print(form, notices);
}

/// Reports why a schema is refused, to people.
pub(crate) fn tell(schema: &SchemaFile, error: &CompileError) {
    const MOST: usize = 20;
    let (file, text) = (schema.name.display(), &schema.text);
    for problem in error.problems().iter().take(MOST) {
        let kind = problem.kind().as_str();
        let place = Place::of(problem, schema);
        out::say(&format!("error[{kind}]: {}", place.message));
        let Position { line, column } = schema.position(problem);
        match place.file {
            Some(file) => out::say(&format!(" --> {file}:{line}:{column}")),
            None => out::say(&format!(" --> {}", place.pointer)),
        }
        if problem.is_in_main_document() {
            let frame = schema.frame(problem).draw(&Palette::PLAIN);
            frame.lines().for_each(out::say);
        }
    }
    let is = |kind| {
        error
            .problems()
            .iter()
            .any(|problem| problem.kind() == kind)
    };
    if is(ProblemKind::Syntax) && looks_like_yaml(text) {
        out::say(&format!(
            "{file} looks like YAML, which is read from files that end in .yaml or .yml"
        ));
    }
    if is(ProblemKind::UnknownDialect) {
        out::say("--dialect sets the dialect, whatever `$schema` says");
    } else if let Some(advice) = schema.advice() {
        out::say(&advice);
    }
    match error.problems().len().saturating_sub(MOST) {
        0 => {}
        1 => out::complain(&format!("1 more problem in {file}")),
        more => out::complain(&format!("{more} more problems in {file}")),
    }
}

/// Whether a text begins with a name and a colon, or with the mark of a YAML document.
fn looks_like_yaml(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_end);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    first.is_some_and(|line| {
        let name = line
            .split_once(':')
            .map_or("", |(name, _)| name.trim_matches(['"', '\'']));
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '$' | '.');
        line == "---" || line.starts_with("- ") || !name.is_empty() && name.chars().all(is_name)
    })
}
