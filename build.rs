//! Puts the generated code into `OUT_DIR`, and writes nowhere else: `cargo gen` alone writes to the source tree.
//!
//! `generated/` is committed, so that a review shows what a schema change does to types and tables, and a build without the generator
//! can compile it. Such a build refuses files made of other schemas, by the digest beside them.
//!
//! Invariant: with the feature `codegen` or without, `OUT_DIR` ends up with the same bytes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What made the files, or the lines that say why there are none.
type Files = Result<BTreeMap<String, String>, Vec<String>>;

fn main() {
    let files = read_schemas().and_then(|schemas| {
        warn_of_changes(&schemas);
        let mut files = generated(&schemas)?;
        files.insert(DIGEST.to_owned(), digest(&schemas));
        Ok(files)
    });
    let written = files.and_then(|files| {
        let out = env::var_os("OUT_DIR")
            .map(PathBuf::from)
            .ok_or_else(|| vec!["cargo set no OUT_DIR".to_owned()])?;
        files
            .iter()
            .try_for_each(|(name, text)| write_if_changed(&out.join(name), text))?;
        remove_others(&out, &files)
    });
    if let Err(problems) = written {
        for line in problems.iter().flat_map(|problem| problem.lines()) {
            tell("error", line);
        }
        std::process::exit(1);
    }
}

/// The file beside the generated ones that says which schemas they were made of.
const DIGEST: &str = "schemas.digest";

/// How the generator is to work, beside the schemas; `saop lint` reads it, too.
#[cfg(feature = "codegen")]
const SETTINGS: &str = "settings.json";

/// Every schema by file name, and the settings, with `\n` line ends. What is wrong with a name the generator says.
fn read_schemas() -> Files {
    tell("rerun-if-changed", "build.rs");
    tell("rerun-if-changed", "schemas");
    let schemas = read_folder(Path::new("schemas"), is_json)?;
    for name in schemas.keys() {
        tell("rerun-if-changed", &format!("schemas/{name}"));
    }
    Ok(schemas)
}

/// Whether a file of `schemas/` is meant to be one. What begins with a dot is an editor's.
fn is_json(name: &str) -> bool {
    !name.starts_with('.') && name.to_ascii_lowercase().ends_with(".json")
}

/// The generator's output, made anew.
#[cfg(feature = "codegen")]
fn generated(schemas: &BTreeMap<String, String>) -> Files {
    let mut schemas = schemas.clone();
    let mut settings = saop_codegen::Settings::default();
    if let Some(text) = schemas.remove(SETTINGS) {
        settings = settings.with_file(SETTINGS, &text);
    }
    for (name, text) in published() {
        settings = settings.with_released(name, text);
    }
    let made = saop_codegen::generate(&schemas, &settings);
    let problems = match &made {
        Ok(made) => made.warnings.as_slice(),
        Err(problems) => problems.as_slice(),
    };
    for problem in problems {
        print(&problem.for_cargo("schemas"));
    }
    // What is wrong is said above.
    made.map(|made| made.files).map_err(|_| Vec::new())
}

/// The published schemas, each in its latest version.
#[cfg(feature = "codegen")]
fn published() -> Vec<(String, String)> {
    let version = |path: &Path| -> Option<Vec<u64>> {
        let numbers = path.file_stem()?.to_str()?.split('.');
        numbers.map(|number| number.parse().ok()).collect()
    };
    let folders = fs::read_dir("schemas/released").into_iter().flatten();
    let latest = folders.flatten().filter_map(|folder| {
        let files = fs::read_dir(folder.path()).ok()?.flatten();
        let files = files.map(|file| file.path());
        let latest = files.max_by_key(|path| version(path))?;
        let name = folder.file_name().into_string().ok()?;
        Some((name, fs::read_to_string(latest).ok()?))
    });
    latest.collect()
}

/// Warns of a schema that is not as it was published under its version, by the digests that `cargo freeze` has noted. What that means
/// for its readers takes a comparison, which `saop lint` makes.
fn warn_of_changes(schemas: &BTreeMap<String, String>) {
    let published = fs::read_to_string("schemas/released/sources").unwrap_or_default();
    for (file, text) in schemas {
        let name = file.split('.').next().unwrap_or_default();
        let id = text.split("\"$id\"").nth(1);
        let id = id
            .and_then(|rest| rest.split('"').nth(1))
            .unwrap_or_default();
        let version = id.rsplit('/').next().unwrap_or_default();
        let of = format!("{name}/{version} ");
        let mut lines = published.lines();
        let known = lines.find_map(|line| line.strip_prefix(&of));
        if known.is_some_and(|known| known != fnv([&**text])) {
            tell(
                "warning",
                &format!(
                    "schemas/{file} differs from the released {version}; `saop lint` says what that means, and `cargo freeze` takes it where nothing has changed but the spelling"
                ),
            );
        }
    }
}

/// The committed output, if it was made of these schemas.
#[cfg(not(feature = "codegen"))]
fn generated(schemas: &BTreeMap<String, String>) -> Files {
    tell("rerun-if-changed", "generated");
    let mut files = read_folder(Path::new("generated"), is_made)?;
    for name in files.keys() {
        tell("rerun-if-changed", &format!("generated/{name}"));
    }
    let recorded = files.remove(DIGEST).unwrap_or_default();
    if recorded == digest(schemas) {
        return Ok(files);
    }
    Err(vec![
        "expected generated/ to be made of schemas/, but found it made of other schemas".to_owned(),
        "run `cargo gen` to make it anew, or build with the feature `codegen`".to_owned(),
    ])
}

/// Whether a file of `generated/` has a name that the generator makes; what an editor or a file manager leaves
/// there has another.
#[cfg(any(test, not(feature = "codegen")))]
fn is_made(name: &str) -> bool {
    let endings = [".rs", ".json", ".md", ".dict", ".digest"];
    !name.starts_with('.') && endings.iter().any(|ending| name.ends_with(ending))
}

/// The texts of a folder's files with names that are wanted, with `\n` line ends.
fn read_folder(folder: &Path, wanted: fn(&str) -> bool) -> Files {
    let shown = folder.display();
    let mut files = BTreeMap::new();
    for name in names(folder)?.into_iter().filter(|name| wanted(name)) {
        let text = fs::read_to_string(folder.join(&name))
            .map_err(|error| vec![format!("{shown}/{name}: {error}")])?;
        files.insert(name, text.replace("\r\n", "\n"));
    }
    Ok(files)
}

/// The names of a folder's files.
fn names(folder: &Path) -> Result<Vec<String>, Vec<String>> {
    let failed = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if let Ok(name) = entry.file_name().into_string()
            && entry.path().is_file()
        {
            names.push(name);
        }
    }
    Ok(names)
}

/// A digest of names and texts, each ended by a zero byte.
fn digest(schemas: &BTreeMap<String, String>) -> String {
    let parts = schemas
        .iter()
        .flat_map(|(name, text)| [&**name, "\0", text, "\0"]);
    fnv(parts) + "\n"
}

/// FNV-1a: not a signature, only a sign of what changed.
fn fnv<'t>(parts: impl IntoIterator<Item = &'t str>) -> String {
    let bytes = parts.into_iter().flat_map(str::bytes);
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Leaves a file alone that says the same already, so that nothing is compiled anew for it.
fn write_if_changed(path: &Path, text: &str) -> Result<(), Vec<String>> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(|error| vec![format!("{}: {error}", path.display())])
}

/// Takes away what an earlier build left of schemas that are gone.
fn remove_others(out: &Path, files: &BTreeMap<String, String>) -> Result<(), Vec<String>> {
    for name in names(out)?.iter().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(out.join(name)).map_err(|error| vec![format!("{name}: {error}")])?;
    }
    Ok(())
}

fn tell(key: &str, value: &str) {
    print(&format!("cargo::{key}={value}"));
}

/// Speaks to cargo, which listens on standard output.
#[allow(
    clippy::print_stdout,
    reason = "this is how a build script speaks to cargo"
)]
fn print(lines: &str) {
    println!("{lines}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new folder with files in it.
    fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, bytes) in files {
            fs::write(folder.join(name), bytes).unwrap();
        }
        folder
    }

    #[test]
    fn strays_in_generated_are_left_alone() {
        let folder = folder(
            "build-strays",
            &[
                ("types.rs", b"a\r\n"),
                ("a.schema.json", b"b"),
                ("a.fields.md", b"c"),
                ("saop.dict", b"d"),
                ("schemas.digest", b"e"),
                (".DS_Store", b"\0\xff"),
                (".types.rs", b"\xff"),
                ("types.rs~", b"\xff"),
                ("types.rs.swp", b"\xff"),
                ("#types.rs#", b"\xff"),
            ],
        );
        fs::create_dir(folder.join("folder.rs")).unwrap();
        let files = read_folder(&folder, is_made).unwrap();
        let expected = [
            ("a.fields.md", "c"),
            ("a.schema.json", "b"),
            ("saop.dict", "d"),
            ("schemas.digest", "e"),
            ("types.rs", "a\n"),
        ];
        let files: Vec<_> = files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        assert_eq!(files, expected);
    }

    #[test]
    fn what_is_of_another_build_goes_whatever_it_holds() {
        let folder = folder("build-others", &[("types.rs", b"a"), ("old", b"\xff")]);
        let files = BTreeMap::from([("types.rs".to_owned(), "a".to_owned())]);
        remove_others(&folder, &files).unwrap();
        assert_eq!(names(&folder).unwrap(), ["types.rs"]);
    }

    #[test]
    fn whatever_ends_like_a_schema_is_handed_on() {
        assert!(is_json("a.schema.json") && is_json("a.json") && is_json("a.schema.JSON"));
        assert!(!is_json(".a.schema.json") && !is_json("README.md") && !is_json("a.json~"));
    }
}
