//! The schema that `--schema` names: read from its file, with the files that it refers to, and compiled once. SPEC X2.

use std::path::{Path, PathBuf};

use saop_json::pointer::below;
use saop_json::show::Palette;
use saop_json::{Position, Tree};
use saop_schema::{CompileError, Dialect, Outline, Problem, ProblemKind, Schema};
use serde_json::json;

use crate::files::library::Named;
use crate::files::schema::SchemaFile;
use crate::notice::Form;
use crate::{out, refused};

/// A schema, and what reports call it: its `$id` or the name of its file.
#[derive(Clone)]
pub(super) struct Given {
    pub(super) schema: Schema,
    pub(super) name: &'static str,
}

/// How a schema is taken.
#[derive(Clone, Default)]
pub(super) struct Loading {
    pub(super) dialect: Option<Dialect>,
    pub(super) assert_formats: bool,
    /// What schemas refer to by URI.
    pub(super) documents: Vec<Named>,
    /// How one that is refused is reported as well.
    pub(super) form: Option<Form>,
}

impl Loading {
    /// Returns the file that is named for a URI.
    pub(super) fn named(&self, uri: &str) -> Option<PathBuf> {
        let mut files = self.documents.iter().filter_map(|one| one.file_for(uri));
        files.next().map(Path::to_path_buf)
    }
}

/// Compiles the schema in a file. `None` if it is refused, which has been reported, in the form that was asked for as well.
pub(super) fn load(path: &Path, loading: &Loading) -> Option<Given> {
    let file = refused::schema(path, &loading.documents, loading.form)?;
    match compile(&file, loading) {
        Ok((schema, warnings)) => {
            warn(&file, warnings);
            let file = || path.file_name().unwrap_or_default().to_string_lossy();
            let name = schema
                .id()
                .map_or_else(|| file().into_owned(), str::to_owned);
            // It is needed until the command ends.
            let name = name.leak();
            Some(Given { schema, name })
        }
        Err(error) => {
            refused::tell(&file, &error);
            if let Some(form) = loading.form {
                refused::notify(form, &file, &error);
            }
            None
        }
    }
}

/// Compiles a schema. Beside it, returns what to warn of.
fn compile(file: &SchemaFile, loading: &Loading) -> Result<(Schema, Vec<Problem>), CompileError> {
    /// In a larger schema nothing is looked for: it would take as long again.
    const MOST_BYTES: usize = 1 << 20;
    let options = file
        .options(loading.dialect)
        .with_assert_formats(loading.assert_formats);
    if file.text.len() > MOST_BYTES {
        return Ok((Schema::compile(&file.text, &options)?, Vec::new()));
    }
    let mut outline = Outline::of(&file.text, &options)?;
    let warnings = std::mem::take(&mut outline.warnings);
    Ok((outline.into_schema(), warnings))
}

/// Warns of members that are most likely misspelled keywords, and of what is no schema.
fn warn(schema: &SchemaFile, mut warnings: Vec<Problem>) {
    const MOST: usize = 5;
    let (file, text) = (&schema.name, &*schema.text);
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
        let Position { line, column } = schema.position(warning);
        let kind = warning.kind().as_str();
        out::say(&format!("warning[{kind}]: {}", warning.message()));
        out::say(&format!(" --> {file}:{line}:{column}"));
        let frame = schema.frame(warning).draw(&Palette::PLAIN);
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
