//! The schema that `--schema` names: read from its file, with the files beside it that it refers to. SPEC X2.

use std::collections::HashMap;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

use saop_json::show::{Frame, Palette};
use saop_json::{Limits, Position, Tree};
use saop_schema::{CompileError, CompileOptions, Dialect, Outline, Problem, Schema};

use crate::input;
use crate::out;
use crate::text::percent_encoded;

/// A schema, and what reports call it: its `$id` or the name of its file.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) schema: Schema,
    pub(crate) name: &'static str,
}

/// Compiles the schema in a file. `None` if it is refused, which has been reported.
pub(crate) fn load(path: &Path, dialect: Option<Dialect>, assert_formats: bool) -> Option<Given> {
    let text = input::read_text(Some(path))?;
    match compile(path, &text, dialect, assert_formats) {
        Ok(schema) => {
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
    with_options(path, text, dialect, assert_formats, compile)
}

/// Returns everything for which a schema is refused, or else what to warn of.
pub(crate) fn problems(path: &Path, text: &str, dialect: Option<Dialect>) -> Vec<Problem> {
    let look = |options: &CompileOptions<'_>| match Schema::compile(text, options) {
        Err(error) => error.problems().to_vec(),
        // Definitions that nothing refers to are no reason to refuse it.
        Ok(_) => Outline::of(text, options).map_or_else(|_| Vec::new(), |outline| outline.warnings),
    };
    with_options(path, text, dialect, false, look)
}

fn with_options<R>(
    path: &Path,
    text: &str,
    dialect: Option<Dialect>,
    assert_formats: bool,
    compile: impl FnOnce(&CompileOptions<'_>) -> R,
) -> R {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let uri = uri_of(&path);
    let id = id_of(text);
    let folder = id.as_deref().and_then(|id| id.rsplit_once('/'));
    let folder = folder.map(|(folder, _)| folder);
    let beside = OnceLock::new();
    let find = |wanted: &str| {
        let wanted = wanted.split(['?', '#']).next().unwrap_or_default();
        let named = || beside.get_or_init(|| ids_beside(&path)).get(wanted);
        find(&path, folder, wanted).or_else(|| read_text(named()?))
    };
    let mut options = CompileOptions::new()
        .with_uri(&uri)
        .with_finder(find)
        .with_assert_formats(assert_formats);
    if let Some(dialect) = dialect {
        options = options.with_dialect(dialect);
    }
    compile(&options)
}

fn refuse(file: &Path, text: &str, error: &CompileError) {
    const MOST: usize = 20;
    let file = file.display();
    for problem in error.problems().iter().take(MOST) {
        let kind = problem.kind().as_str();
        out::say(&format!("error[{kind}]: {}", problem.message()));
        if !problem.is_in_main_document() {
            out::say(&format!(" --> {}", problem.location()));
            continue;
        }
        let Position { line, column } = problem.position();
        out::say(&format!(" --> {file}:{line}:{column}"));
        let frame = Frame::new(text.as_bytes(), &problem.span(), line);
        let frame = frame.with_label(problem.location());
        frame.draw(&Palette::PLAIN).lines().for_each(out::say);
    }
    if let more @ 1.. = error.problems().len().saturating_sub(MOST) {
        out::complain(&format!("{more} more problems in {file}"));
    }
}

/// Returns the `$id` of a schema, or the `id` of draft-04, without a fragment.
fn id_of(text: &str) -> Option<String> {
    const DEEPEST: usize = 2048;
    let limits = Limits::NONE.with_max_depth(DEEPEST);
    let cursor = saop_json::text::open(text.as_bytes(), &limits).ok()?;
    let tree = Tree::parse(cursor, &limits).ok()?;
    let id = tree
        .root()
        .member("$id")
        .or_else(|| tree.root().member("id"));
    let id = id?.string()?;
    Some(id.split('#').next().unwrap_or_default().to_owned())
}

/// Returns the files beside a schema by their own `$id`s.
fn ids_beside(schema: &Path) -> HashMap<String, PathBuf> {
    /// In a larger folder, nothing is looked for.
    const MOST: usize = 1000;
    let folder = schema.parent().and_then(|folder| fs::read_dir(folder).ok());
    let paths = folder
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> = paths
        .filter(|path| is_json(path) && path != schema)
        .collect();
    if paths.len() > MOST {
        return HashMap::new();
    }
    paths.sort();
    let ids = paths
        .into_iter()
        .filter_map(|path| Some((id_of(&read_text(&path)?)?, path)));
    ids.collect()
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "json")
}

fn read_text(path: &Path) -> Option<String> {
    let bytes = is_json(path).then(|| input::read_regular(path).ok())??;
    String::from_utf8(bytes).ok()
}

/// Returns the text of the file that a URI means: that of a `file:` URI, or the one beside the schema that has the same
/// place as the URI has in the folder of the schema's `$id`.
fn find(schema: &Path, folder: Option<&str>, wanted: &str) -> Option<String> {
    let path = if let Some(path) = wanted.strip_prefix("file://") {
        PathBuf::from(decoded(path)?)
    } else {
        let beside = decoded(wanted.strip_prefix(folder?)?.strip_prefix('/')?)?;
        let mut steps = Path::new(&beside).components();
        if steps.any(|step| !matches!(step, Component::Normal(_))) {
            return None;
        }
        schema.with_file_name(beside)
    };
    read_text(&path)
}

/// Returns the `file:` URI of an absolute path.
fn uri_of(path: &Path) -> String {
    format!("file://{}", percent_encoded(&path.to_string_lossy()))
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let (high, low) = (digit()?, digit()?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}
