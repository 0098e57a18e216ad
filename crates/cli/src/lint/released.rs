//! Whether schemas may be published as they are: each is compared with its latest published version. SPEC E6.
//!
//! What is published stands in `released/NAME/VERSION.json` beside the schemas, self-contained.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::{fs, io};

use saop_codegen::{Code, Settings, Severity, bundled, rebundled};
use saop_compat::{Comparison, Version, compare, version_numbers};
use saop_json::{Position, Tree};

use super::finding::Finding;
use crate::files::read;
use crate::out;

/// The folder of what is published, beside the schemas.
const RELEASED: &str = "released";

/// What is published: by name, the latest version of each schema, and its text.
pub(super) type Released = BTreeMap<String, (String, String)>;

/// Reads what is published. Fails if a part of it cannot be read, which is reported.
pub(super) fn read(folder: &Path) -> Result<Released, ()> {
    let released = folder.join(RELEASED);
    if !released.is_dir() {
        return Ok(Released::new());
    }
    let failed = |path: &Path, error: io::Error| {
        out::complain(&format!("{}: {error}", path.display()));
    };
    let mut all = Released::new();
    for entry in fs::read_dir(&released).map_err(|error| failed(&released, error))? {
        let path = entry.map_err(|error| failed(&released, error))?.path();
        let name = path.file_name().and_then(OsStr::to_str).map(str::to_owned);
        if let Some(name) = name.filter(|_| path.is_dir()) {
            let latest = latest(&path).map_err(|error| failed(&path, error))?;
            all.extend(latest.map(|latest| (name, latest)));
        }
    }
    Ok(all)
}

/// Returns the latest published version of a schema, and its text.
fn latest(folder: &Path) -> io::Result<Option<(String, String)>> {
    let mut latest = None;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(version) = name
            .strip_suffix(".json")
            .filter(|_| !name.starts_with('.'))
        {
            let numbers = version_numbers(version).ok_or_else(|| {
                io::Error::other(format!(
                    "expected files called MAJOR.MINOR.PATCH.json, but found {name}"
                ))
            })?;
            latest = latest.max(Some((numbers, version.to_owned(), path.clone())));
        }
    }
    let Some((_, version, path)) = latest else {
        return Ok(None);
    };
    let text = read::regular_file(&path)
        .ok_or_else(|| io::Error::other("the latest version could not be read"))?;
    Ok(Some((version, text)))
}

/// Returns what is wrong with the versions of schemas, none of which has an error, and whether each could be compared. Why not has been
/// reported.
pub(super) fn check(
    folder: &Path,
    sources: &BTreeMap<String, String>,
    settings: &Settings,
    released: &Released,
) -> (Vec<Finding>, bool) {
    let (mut found, mut is_whole) = (gone(folder, sources, released), true);
    if released.is_empty() {
        return (found, is_whole);
    }
    let bundled = bundled(sources, settings);
    for (file, source) in sources {
        let name = file.trim_end_matches(".schema.json");
        let (Some((old, published)), Some(bundled)) = (released.get(name), bundled.get(file))
        else {
            continue;
        };
        let tree = Tree::of_valid(source.trim());
        let Some(id) = tree.root().member("$id") else {
            continue;
        };
        let version = id.string().unwrap_or_default();
        let version = version.rsplit('/').next().unwrap_or_default();
        let compared = match compare(
            Version::new(&rebundled(published, settings)),
            Version::new(bundled),
        ) {
            Ok(compared) => compared,
            Err(error) => {
                let (folder, old) = (folder.display(), format!("{RELEASED}/{name}/{old}.json"));
                out::complain(&format!(
                    "{folder}/{old} and {folder}/{file} cannot be compared: {error}"
                ));
                is_whole = false;
                continue;
            }
        };
        if let Some(message) = refusal(old, &compared, version) {
            let begin = source.len() - source.trim_start().len();
            let Position { line, column } =
                Position::of(source.as_bytes(), begin + id.span().start);
            found.push(Finding {
                file: Some(folder.join(file).to_string_lossy().into_owned()),
                line,
                column,
                code: Code::Release.as_str(),
                kind: None,
                severity: Severity::Error,
                about: message.clone(),
                message,
                frame: None,
            });
        }
    }
    (found, is_whole)
}

/// Returns the published schemas that are there no more.
fn gone(folder: &Path, sources: &BTreeMap<String, String>, released: &Released) -> Vec<Finding> {
    let gone = released
        .iter()
        .filter(|(name, _)| !sources.contains_key(&format!("{name}.schema.json")));
    let finding = |(name, (version, _)): (&String, &(String, String))| {
        let path = folder
            .join(RELEASED)
            .join(name)
            .join(format!("{version}.json"));
        let message = format!(
            "expected {name}.schema.json, since {version} is published, but found no such file: whoever uses the schema loses it, a major change"
        );
        Finding {
            file: Some(path.to_string_lossy().into_owned()),
            line: 1,
            column: 1,
            code: Code::Release.as_str(),
            kind: None,
            severity: Severity::Error,
            about: message.clone(),
            message,
            frame: None,
        }
    };
    gone.map(finding).collect()
}

/// Returns why a schema may not be published as `version`, given the latest that is.
fn refusal(old: &str, found: &Comparison, version: &str) -> Option<String> {
    const MOST: usize = 3;
    if found.allows_version(old, version) {
        return None;
    }
    let wanted = found.next_version(old)?;
    let changes = found.changes();
    if changes.is_empty() {
        return Some(format!(
            "expected version {old}, since nothing has changed, but found {version}"
        ));
    }
    let level = found.level();
    let mut largest: Vec<_> = changes.iter().collect();
    largest.sort_by_key(|change| std::cmp::Reverse(change.level()));
    let told = largest.iter().take(MOST).map(ToString::to_string);
    let told = told.collect::<Vec<_>>().join("; ");
    let more = match changes.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!("; and {more} more"),
    };
    Some(format!(
        "expected version {wanted} or later, but found {version}: since {old} there is a {level} change ({told}{more})"
    ))
}
