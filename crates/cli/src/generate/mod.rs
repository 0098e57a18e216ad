//! `saop generate`: Rust types of schemas, without a `build.rs`. SPEC S6.
//!
//! Invariant: where a schema is refused, nothing is written.

mod sources;

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use saop_codegen::{Diagnostic, Generated};

use self::sources::Sources;
use crate::args::GenerateArgs;
use crate::input;
use crate::out::{self, Exit};
use crate::written::temporary;

/// The file of the types.
const TYPES: &str = "types.rs";

pub(crate) fn run(args: &GenerateArgs) -> Exit {
    let Some(Sources {
        texts,
        settings,
        paths,
    }) = Sources::of(args)
    else {
        return Exit::Trouble;
    };
    if texts.is_empty() {
        out::complain("nothing found to generate: expected files that end in .json");
        return Exit::Trouble;
    }
    match saop_codegen::generate(&texts, &settings) {
        Ok(made) => {
            made.warnings.iter().for_each(tell);
            if let Some(path) = replaced(&args.out, &made, &paths) {
                let (out, path) = (args.out.display(), path.display());
                out::complain(&format!(
                    "expected a folder of its own for what is generated, but found {path}, which is read, in {out}"
                ));
                return Exit::Trouble;
            }
            if let Some(path) = written_by_hand(&args.out, &made) {
                let path = path.display();
                out::complain(&format!(
                    "expected {path} to be generated, but found another file, which would be replaced; choose another --out"
                ));
                return Exit::Trouble;
            }
            write(&args.out, &made, texts.len())
        }
        Err(problems) => {
            problems.iter().for_each(tell);
            Exit::Invalid
        }
    }
}

fn tell(problem: &Diagnostic) {
    out::say(&problem.to_string());
    problem.frame().to_string().lines().for_each(out::say);
}

/// Returns a path that was read and would be replaced, or a folder that was read and would get files that it then has as schemas.
fn replaced<'p>(out: &Path, made: &Generated, read: &'p [PathBuf]) -> Option<&'p Path> {
    let same = |left: &Path, right: &Path| match (left.canonicalize(), right.canonicalize()) {
        (Ok(left), Ok(right)) => left == right,
        _ => false,
    };
    let mut read = read.iter().map(PathBuf::as_path);
    read.find(|path| {
        path.is_dir() && same(path, out)
            || made.files.keys().any(|name| same(path, &out.join(name)))
    })
}

/// Returns a file that would be replaced, though no earlier run wrote it.
fn written_by_hand(out: &Path, made: &Generated) -> Option<PathBuf> {
    let earlier = earlier(out);
    let mut all = made
        .files
        .iter()
        .map(|(name, text)| (out.join(name), name, text));
    all.find(|(path, name, text)| {
        let is_ours = earlier.as_ref().is_some_and(|own| own.contains(*name));
        !is_ours && !is_absent_or(path, text)
    })
    .map(|(path, ..)| path)
}

/// Whether a file is not there, or has this text. A folder, a pipe or a file that cannot be read is something else.
fn is_absent_or(path: &Path, text: &str) -> bool {
    match read(path, text.len()) {
        Ok(found) => found == text.as_bytes(),
        Err(error) => matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
    }
}

/// Reads a file as far as it has one byte more than `most`.
fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = (most as u64).saturating_add(1);
    input::open_regular(path)?
        .take(most)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the names of the files that an earlier run wrote into a folder, if there was one: the types, and the texts that they
/// include.
fn earlier(folder: &Path) -> Option<BTreeSet<String>> {
    let mut types = String::new();
    let mut file = input::open_regular(&folder.join(TYPES)).ok()?;
    file.read_to_string(&mut types).ok()?;
    if !types.starts_with("// Generated from the schemas by ") {
        return None;
    }
    // A comment may have words of a schema.
    let lines = types
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let included = lines.filter_map(|line| {
        let (_, rest) = line.split_once("::std::include_str!(\"")?;
        rest.split_once('"').map(|(name, _)| name)
    });
    let texts =
        included.filter(|name| name.ends_with(".schema.json") && !name.contains(['/', '\\']));
    Some(texts.map(str::to_owned).chain([TYPES.to_owned()]).collect())
}

/// Returns the texts of an earlier run that these types do not include.
fn stale(folder: &Path, made: &Generated) -> Vec<PathBuf> {
    let is_made = |name: &String| made.files.keys().any(|own| own.eq_ignore_ascii_case(name));
    let names = earlier(folder).unwrap_or_default().into_iter();
    names
        .filter(|name| !is_made(name))
        .map(|name| folder.join(name))
        .collect()
}

/// Writes a file beside the one that it then replaces, so that no part of one is left where it cannot be written.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut file = temporary(path)?;
    file.write_all(text.as_bytes())?;
    file.persist(path)?;
    Ok(())
}

fn write(folder: &Path, made: &Generated, schemas: usize) -> Exit {
    let stale = stale(folder, made);
    let all = fs::create_dir_all(folder).and_then(|()| {
        let mut files = made.files.iter();
        files.try_for_each(|(name, text)| replace(&folder.join(name), text))
    });
    if let Err(error) = all {
        out::complain(&format!("{}: {error}", folder.display()));
        return Exit::Trouble;
    }
    for path in stale {
        // Nothing refers to it any more.
        let _ = fs::remove_file(path);
    }
    let types = folder.join(TYPES);
    let schemas = match schemas {
        1 => "1 schema".to_owned(),
        many => format!("{many} schemas"),
    };
    out::say(&format!("{}: the types of {schemas}", types.display()));
    Exit::Done
}
