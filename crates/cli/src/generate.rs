//! `saop generate`: Rust types of schemas, without a `build.rs`. SPEC S6.
//!
//! Invariant: where a schema is refused, nothing is written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use saop_codegen::{Diagnostic, Generated, Settings};

use crate::args::GenerateArgs;
use crate::folder::{self, SETTINGS};
use crate::input;
use crate::out::{self, Exit};

pub(crate) fn run(args: &GenerateArgs) -> Exit {
    let Some((sources, beside)) = sources(args) else {
        return Exit::Trouble;
    };
    if sources.is_empty() {
        out::complain("nothing found to generate: expected files that end in .json");
        return Exit::Trouble;
    }
    let Some(settings) = settings(args, beside) else {
        return Exit::Trouble;
    };
    match saop_codegen::generate(&sources, &settings) {
        Ok(made) => {
            made.warnings.iter().for_each(tell);
            write(&args.out, &made, sources.len())
        }
        Err(problems) => {
            problems.iter().for_each(tell);
            Exit::Invalid
        }
    }
}

/// Returns the schemas by file name, and the settings of a folder among the paths. `None` if a path could not be read, which
/// has been reported.
fn sources(args: &GenerateArgs) -> Option<(BTreeMap<String, String>, Option<String>)> {
    let mut sources = BTreeMap::new();
    let mut settings = None;
    for path in &args.paths {
        let found = if path.is_dir() {
            let mut folder = folder::read(path)
                .map_err(|problem| out::complain(&problem))
                .ok()
                .filter(|folder| folder.unread.is_empty())?;
            settings = folder.sources.remove(SETTINGS).or(settings);
            folder.sources
        } else {
            let name = path.file_name()?.to_string_lossy().into_owned();
            BTreeMap::from([(name, read(path)?)])
        };
        for (name, text) in found {
            if sources.insert(name.clone(), text).is_some() {
                out::complain(&format!(
                    "expected schemas with names of their own, but found two files called {name}"
                ));
                return None;
            }
        }
    }
    Some((sources, settings))
}

fn read(path: &Path) -> Option<String> {
    let text = input::read_regular(path)
        .map_err(|error| error.to_string())
        .and_then(folder::text);
    text.map_err(|why| out::complain(&format!("{}: {why}", path.display())))
        .ok()
}

/// Returns the settings: open rules, and what a file says.
fn settings(args: &GenerateArgs, beside: Option<String>) -> Option<Settings> {
    let mut settings = Settings::default()
        .with_house_rules(false)
        .with_command("saop generate");
    let (name, text) = match &args.settings {
        Some(path) => (path.display().to_string(), Some(read(path)?)),
        None => (SETTINGS.to_owned(), beside),
    };
    if let Some(text) = text {
        settings = settings.with_file(&name, &text);
    }
    if let Some(dialect) = args.dialect {
        settings = settings.with_dialect(dialect.name());
    }
    Some(settings)
}

fn tell(problem: &Diagnostic) {
    out::say(&problem.to_string());
    problem.frame().to_string().lines().for_each(out::say);
}

fn write(folder: &Path, made: &Generated, schemas: usize) -> Exit {
    let all = fs::create_dir_all(folder).and_then(|()| {
        let mut files = made.files.iter();
        files.try_for_each(|(name, text)| fs::write(folder.join(name), text))
    });
    if let Err(error) = all {
        out::complain(&format!("{}: {error}", folder.display()));
        return Exit::Trouble;
    }
    let types = folder.join("types.rs");
    let schemas = match schemas {
        1 => "1 schema".to_owned(),
        many => format!("{many} schemas"),
    };
    out::say(&format!("{}: the types of {schemas}", types.display()));
    Exit::Done
}
