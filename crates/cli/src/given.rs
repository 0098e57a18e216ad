//! The schema that `--schema` names: read from its file, with the files beside it that it refers to. SPEC X2.

use std::path::Path;

use saop_json::pointer::below;
use saop_json::show::Palette;
use saop_json::{Position, Tree};
use saop_schema::{CompileError, CompileOptions, Dialect, Outline, Problem, ProblemKind, Schema};
use serde_json::json;

use crate::args::CheckArgs;
use crate::beside::{Beside, frame, without_content};
use crate::input;
use crate::notice::{Form, Notice, Severity};
use crate::out;

/// A schema, and what reports call it: its `$id` or the name of its file.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) schema: Schema,
    pub(crate) name: &'static str,
}

/// Compiles the schema in a file. `None` if it is refused, which has been reported, in the form that was asked for as well.
pub(crate) fn load(path: &Path, args: &CheckArgs) -> Option<Given> {
    let (dialect, assert_formats) = (args.dialect, args.assert_formats);
    let text = input::read_schema(path)?;
    match compile(path, &text, dialect, assert_formats) {
        Ok(schema) => {
            warn(path, &text, dialect);
            let file = || path.file_name().unwrap_or_default().to_string_lossy();
            let name = schema
                .id()
                .map_or_else(|| file().into_owned(), str::to_owned);
            // It is needed until the command ends.
            let name = name.leak();
            Some(Given { schema, name })
        }
        Err(error) => {
            refuse(path, &text, &error);
            if let Some(form) = Form::asked(args.format).filter(|_| !args.quiet) {
                notify(form, path, &text, &error);
            }
            None
        }
    }
}

/// Compiles the text of a schema; documents that it refers to are read from the files beside it.
fn compile(
    path: &Path,
    text: &str,
    dialect: Option<Dialect>,
    assert_formats: bool,
) -> Result<Schema, CompileError> {
    let compile = |options: &CompileOptions<'_>| Schema::compile(text, options);
    with_options(&Beside::of(path, text), dialect, assert_formats, compile)
}

/// Whether a schema, or a file that it refers to, is no JSON with unique keys or is too large, which is reported.
pub(crate) fn is_unreadable(path: &Path, text: &str) -> bool {
    let Err(error) = compile(path, text, None, false) else {
        return false;
    };
    let mut kinds = error.problems().iter().map(Problem::kind);
    let is_unreadable = kinds.all(|kind| matches!(kind, ProblemKind::Syntax | ProblemKind::Limit));
    if is_unreadable {
        refuse(path, text, &error);
    }
    is_unreadable
}

/// Something for which a schema is refused, or warned of.
pub(crate) struct Told {
    pub(crate) problem: Problem,
    pub(crate) is_warning: bool,
}

/// Returns everything for which a schema is refused, or else what to warn of. Definitions that nothing refers to are no reason to
/// refuse it.
pub(crate) fn problems(beside: &Beside, text: &str, dialect: Option<Dialect>) -> Vec<Told> {
    let look = |options: &CompileOptions<'_>| {
        let with_definitions = |mut refused: Vec<Told>| {
            let warnings = match Outline::of(text, options) {
                Ok(outline) => outline.warnings,
                Err(error) => [error.problems(), error.warnings()].concat(),
            };
            let new = told(&warnings, true).into_iter();
            let new = new.filter(|one| refused.iter().all(|other| other.problem != one.problem));
            let new: Vec<Told> = new.collect();
            refused.extend(new);
            refused.sort_by_key(|one| one.problem.span().start);
            refused
        };
        match Schema::compile(text, options) {
            Ok(schema) => {
                // It is as large as the outline.
                drop(schema);
                with_definitions(Vec::new())
            }
            Err(error) => with_definitions(told(error.problems(), false)),
        }
    };
    with_options(beside, dialect, false, look)
}

fn told(problems: &[Problem], is_warning: bool) -> Vec<Told> {
    let told = |problem: &Problem| Told {
        problem: problem.clone(),
        is_warning,
    };
    problems.iter().map(told).collect()
}

fn with_options<R>(
    beside: &Beside,
    dialect: Option<Dialect>,
    assert_formats: bool,
    compile: impl FnOnce(&CompileOptions<'_>) -> R,
) -> R {
    let uri = beside.uri();
    let find = |wanted: &str| beside.read(wanted);
    let mut options = CompileOptions::new()
        .with_uri(&uri)
        .with_finder(find)
        .with_assert_formats(assert_formats);
    if let Some(dialect) = dialect {
        options = options.with_dialect(dialect);
    }
    compile(&options)
}

/// Where a problem is, and what is said of it.
struct Place {
    /// `None` if it is in no file that can be read.
    file: Option<String>,
    pointer: String,
    message: String,
}

impl Place {
    fn of(problem: &Problem, file: &str, beside: &Beside) -> Self {
        let pointer = problem.location();
        if problem.is_in_main_document() {
            return Self {
                file: Some(file.to_owned()),
                pointer: pointer.to_owned(),
                message: problem.message().to_owned(),
            };
        }
        let (file, frame) = beside.place(problem);
        Self {
            message: without_content(problem, &file),
            file: frame.map(|_| file),
            pointer: pointer.split('#').next().unwrap_or_default().to_owned(),
        }
    }
}

/// Reports why a schema is refused as notices.
fn notify(form: Form, file: &Path, text: &str, error: &CompileError) {
    let (name, beside) = (file.to_string_lossy(), Beside::of(file, text));
    let places: Vec<Place> = error
        .problems()
        .iter()
        .map(|problem| Place::of(problem, &name, &beside))
        .collect();
    let notices = error
        .problems()
        .iter()
        .zip(&places)
        .map(|(problem, place)| {
            let Position { line, column } = problem.position();
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
    let printed = form.report(notices, false);
    if let Err(error) = printed.and_then(|report| out::print(&report)) {
        out::complain(&error.to_string());
    }
}

/// Warns of members that are most likely misspelled keywords, and of what is no schema.
fn warn(file: &Path, text: &str, dialect: Option<Dialect>) {
    const MOST: usize = 5;
    /// In a larger schema nothing is looked for, since it is compiled once more.
    const MOST_BYTES: usize = 1 << 20;
    if text.len() > MOST_BYTES {
        return;
    }
    let look = |options: &CompileOptions<'_>| {
        let outline = Outline::of(text, options).or_else(|_| Outline::of_root(text, options));
        outline.map_or_else(|_| Vec::new(), |outline| outline.warnings)
    };
    let mut warnings = with_options(&Beside::of(file, text), dialect, false, look);
    warnings.retain(|one| one.kind() == ProblemKind::UnknownKeyword);
    if let Some((keyword, name)) = only_definitions(text) {
        let file_name = file.file_name().unwrap_or_default().to_string_lossy();
        let pointer = below(&below("", keyword), &name);
        let example = json!({"$ref": format!("{file_name}#{pointer}")});
        out::say(&format!(
            "warning[only_definitions]: expected a schema that asks something of a document, but found one with definitions alone; it accepts every \
             document, and a file beside it with {example} checks one definition"
        ));
        out::say(&format!(" --> {}:1:1", file.display()));
    }
    let file = file.display();
    for warning in warnings.iter().take(MOST) {
        let Position { line, column } = warning.position();
        let kind = warning.kind().as_str();
        out::say(&format!("warning[{kind}]: {}", warning.message()));
        out::say(&format!(" --> {file}:{line}:{column}"));
        let frame = frame(warning, text).draw(&Palette::PLAIN);
        frame.lines().for_each(out::say);
    }
    if let more @ 1.. = warnings.len().saturating_sub(MOST) {
        out::say(&format!("{more} more such members in {file}"));
    }
}

/// Returns the first definition of a schema that has nothing else but annotations.
fn only_definitions(text: &str) -> Option<(&'static str, String)> {
    const ANNOTATIONS: &[&str] = &[
        "$schema",
        "$id",
        "id",
        "$comment",
        "title",
        "description",
        "default",
        "examples",
    ];
    const DEFINITIONS: [&str; 2] = ["$defs", "definitions"];
    let tree = Tree::of_valid(text);
    let mut members = tree.root().members();
    if !members.all(|(name, _)| ANNOTATIONS.contains(&&*name) || DEFINITIONS.contains(&&*name)) {
        return None;
    }
    DEFINITIONS.into_iter().find_map(|keyword| {
        let (name, _) = tree.root().member(keyword)?.members().next()?;
        Some((keyword, name.into_owned()))
    })
}

fn refuse(file: &Path, text: &str, error: &CompileError) {
    const MOST: usize = 20;
    let beside = Beside::of(file, text);
    let (name, file) = (file.to_string_lossy(), file.display());
    for problem in error.problems().iter().take(MOST) {
        let kind = problem.kind().as_str();
        let place = Place::of(problem, &name, &beside);
        out::say(&format!("error[{kind}]: {}", place.message));
        let Position { line, column } = problem.position();
        match place.file {
            Some(file) => out::say(&format!(" --> {file}:{line}:{column}")),
            None => out::say(&format!(" --> {}", place.pointer)),
        }
        if problem.is_in_main_document() {
            let frame = frame(problem, text).draw(&Palette::PLAIN);
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
        out::say(&format!("{file} looks like YAML; schemas are read as JSON"));
    }
    if is(ProblemKind::UnknownDialect) {
        out::say("--dialect sets the dialect, whatever `$schema` says");
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
