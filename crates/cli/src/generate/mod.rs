//! `saop generate`: Rust types of schemas, without a `build.rs`. SPEC S6.
//!
//! Invariant: where a schema is refused or a file cannot be written, nothing is replaced.

mod sources;

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use saop_codegen::{Diagnostic, Generated};
use saop_json::Position;

use self::sources::Sources;
use crate::args::GenerateArgs;
use crate::files::folder::why_not_a_folder;
use crate::files::read::open_regular;
use crate::files::written::Written;
use crate::out::{self, Exit};
use crate::written::{check_replaceable, temporary};

/// The file of the types.
const TYPES: &str = "types.rs";
/// The folder of the cargo-fuzz project.
const FUZZ: &str = "fuzz/";
/// How long another run is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the lock is tried.
const PAUSE: Duration = Duration::from_millis(20);

pub(crate) fn run(args: &GenerateArgs) -> Exit {
    let Some(Sources {
        texts,
        settings,
        paths,
        written,
    }) = Sources::of(args)
    else {
        return Exit::Trouble;
    };
    if texts.is_empty() {
        let expected = if written.is_empty() {
            "files that end in .json, .yaml or .yml"
        } else {
            "a schema, or a tool that has one"
        };
        out::complain(&format!("nothing found to generate: expected {expected}"));
        return Exit::Trouble;
    }
    match saop_codegen::generate(&texts, &settings) {
        Ok(made) => {
            made.warnings.iter().for_each(|one| tell(one, &written));
            if let Some(path) = replaced(&args.out, &made, &paths) {
                let (out, path) = (args.out.display(), path.display());
                out::complain(&format!(
                    "expected a folder of its own for what is generated, but found {path}, which is read, in {out}"
                ));
                return Exit::Trouble;
            }
            match write(&args.out, &made) {
                Ok(()) => {
                    out::say(&summary(&args.out, texts.len()));
                    Exit::Done
                }
                Err(why) => {
                    out::complain(&why);
                    Exit::Trouble
                }
            }
        }
        Err(problems) => {
            problems.iter().for_each(|one| tell(one, &written));
            Exit::Invalid
        }
    }
}

/// Tells of a problem, with its place in the file that has it, of which a schema may be made.
fn tell(problem: &Diagnostic, written: &HashMap<String, (PathBuf, Arc<Written>)>) {
    let (line, column) = (problem.line(), problem.column());
    let told = problem.to_string();
    let own = format!("{}:{line}:{column}: ", problem.file());
    let known = written
        .get(problem.file())
        .and_then(|known| Some((known, told.strip_prefix(&own)?)));
    let Some(((file, text), words)) = known else {
        out::say(&told);
        problem.frame().to_string().lines().for_each(out::say);
        return;
    };
    let moved = text.moved(line, column);
    let (at, frame) = match &moved {
        Some((at, frame)) => (*at, frame),
        None => (Position { line, column }, problem.frame()),
    };
    out::say(&format!("{}:{at}: {words}", file.display()));
    frame.to_string().lines().for_each(out::say);
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

/// Replaces what an earlier run wrote into a folder.
fn write(folder: &Path, made: &Generated) -> Result<(), String> {
    let failed = |error| why_not_a_folder(folder, &error);
    fs::create_dir_all(folder).map_err(|error| match folder.metadata() {
        // What is there says more than that something is.
        Err(found) if error.kind() == ErrorKind::AlreadyExists => failed(found),
        _ => failed(error),
    })?;
    let _lock = lock(folder)?;
    let earlier = earlier(folder).map_err(|error| told(&folder.join(TYPES), &error))?;
    if let Some(why) = refused(folder, made, &earlier) {
        return Err(why);
    }
    replace(folder, made).map_err(failed)?;
    for path in stale(folder, made, &earlier) {
        // Nothing refers to it any more.
        let _ = fs::remove_file(path);
    }
    Ok(())
}

fn told(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Keeps other runs from writing into a folder until the lock is dropped. `None` where the system has no such lock; there, the files of
/// two runs at once may mix.
fn lock(folder: &Path) -> Result<Option<File>, String> {
    let Ok(lock) = File::open(folder) else {
        return Ok(None);
    };
    let start = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(Some(lock)),
            Err(TryLockError::Error(_)) => return Ok(None),
            // Another run takes a moment; whoever holds the folder for longer is none.
            Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => {
                return Err(format!(
                    "{}: another program holds a lock on the folder",
                    folder.display()
                ));
            }
        }
    }
}

/// Returns why a file cannot be replaced: no earlier run wrote it, or it is protected.
fn refused(folder: &Path, made: &Generated, earlier: &BTreeSet<String>) -> Option<String> {
    let manifest = fs::read_to_string(folder.join(FUZZ).join("Cargo.toml"));
    let fuzzed = manifest.is_ok_and(|text| text.starts_with("# Generated from the schemas by "));
    made.files.iter().find_map(|(name, text)| {
        let path = folder.join(name);
        let is_earlier = || earlier.contains(name) || fuzzed && name.starts_with(FUZZ);
        let is_ours = match read(&path, text.len()) {
            Ok(found) => found == text.as_bytes() || is_earlier(),
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) if is_of_system(&error) => return Some(told(&path, &error)),
            // A folder or a pipe.
            Err(_) => false,
        };
        if !is_ours {
            let path = path.display();
            return Some(format!(
                "expected {path} to be generated, but found another file, which would be replaced; choose another --out"
            ));
        }
        let error = check_replaceable(&path).err()?;
        Some(told(&path, &error))
    })
}

/// Whether the system gave the error. Otherwise we refused something that is no regular file, or no text.
fn is_of_system(error: &io::Error) -> bool {
    error.raw_os_error().is_some()
}

/// Reads a file as far as it has one byte more than `most`.
fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = (most as u64).saturating_add(1);
    open_regular(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the names of the files that an earlier run wrote into a folder, if there was one: the types, and the texts that they
/// include.
fn earlier(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut types = String::new();
    let read =
        open_regular(&folder.join(TYPES)).and_then(|mut file| file.read_to_string(&mut types));
    match read {
        Err(error) if is_of_system(&error) && error.kind() != ErrorKind::NotFound => {
            return Err(error);
        }
        Ok(_) if types.starts_with("// Generated from the schemas by ") => {}
        _ => return Ok(BTreeSet::new()),
    }
    let texts = included(&types).filter(|name| name.ends_with(".schema.json"));
    let texts = texts.filter(|name| !name.contains(['/', '\\']));
    Ok(texts.chain([TYPES.to_owned()]).collect())
}

/// Returns the names of the files that types include: in the brackets of each `open_schema!`, after their URIs. Comments and constants may
/// have the same words, but no line begins with those.
fn included(types: &str) -> impl Iterator<Item = String> {
    const BEGIN: &str = "__rt::open_schema!(";
    let lines = types.split_inclusive('\n').scan(0, |at, line| {
        let start = *at + line.len() - line.trim_start().len();
        *at += line.len();
        Some(start)
    });
    let found = lines.filter_map(|start| types.get(start..)?.strip_prefix(BEGIN)?.split_once('['));
    found.flat_map(|(_, list)| literals(list).into_iter().skip(1).step_by(2))
}

/// Returns the string literals before a closing bracket, as they are written.
fn literals(text: &str) -> Vec<String> {
    let (mut found, mut open, mut escaped) = (Vec::new(), None, false);
    for letter in text.chars() {
        match (&mut open, letter) {
            (None, ']') => break,
            (None, '"') => open = Some(String::new()),
            (None, _) => {}
            (Some(_), '"') if !escaped => found.extend(open.take()),
            (Some(literal), letter) => {
                escaped = letter == '\\' && !escaped;
                literal.push(letter);
            }
        }
    }
    found
}

/// Returns the texts of an earlier run that these types do not include.
fn stale(folder: &Path, made: &Generated, earlier: &BTreeSet<String>) -> Vec<PathBuf> {
    let is_made = |name: &String| made.files.keys().any(|own| own.eq_ignore_ascii_case(name));
    let names = earlier.iter().filter(|name| !is_made(name));
    names.map(|name| folder.join(name)).collect()
}

/// Writes all files beside those that they then replace, so that one that cannot be written replaces none. The types come first: they
/// name the texts, so that a run after one that is killed in between knows whose these are.
fn replace(folder: &Path, made: &Generated) -> io::Result<()> {
    let beside = |(name, text): (&String, &String)| {
        let path = folder.join(name);
        if let Some(around) = path.parent() {
            fs::create_dir_all(around)?;
        }
        let mut file = temporary(&path)?;
        file.as_file_mut().write_all(text.as_bytes())?;
        Ok((path, file.into_temp_path()))
    };
    let (types, texts): (Vec<_>, Vec<_>) = made.files.iter().partition(|(name, _)| *name == TYPES);
    let files: io::Result<Vec<_>> = types.into_iter().chain(texts).map(beside).collect();
    for (path, file) in files? {
        file.persist(path)?;
    }
    Ok(())
}

/// Returns the line that says what was made.
fn summary(folder: &Path, schemas: usize) -> String {
    let schemas = match schemas {
        1 => "1 schema".to_owned(),
        many => format!("{many} schemas"),
    };
    format!("{}: the types of {schemas}", folder.join(TYPES).display())
}
