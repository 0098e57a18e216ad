//! Whether schemas may be published as they are: each is compared with its latest published version. SPEC E6.
//!
//! What is published stands in `released/NAME/VERSION.json` beside the schemas, self-contained.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use saop_codegen::{Code, Severity};
use saop_compat::{Comparison, Version, compare};
use saop_json::{Position, Tree};

use super::finding::Finding;
use crate::out;

/// The folder of what is published, beside the schemas.
const RELEASED: &str = "released";

/// `MAJOR.MINOR.PATCH` as numbers, which compare as versions do.
fn numbers(version: &str) -> Option<[u64; 3]> {
    let parts = version.split('.').map(str::parse);
    let parts: Vec<u64> = parts.collect::<Result<_, _>>().ok()?;
    parts.try_into().ok()
}

/// Returns what is wrong with the versions of schemas, none of which has an error. Nothing is published where there is no such folder.
pub(super) fn check(folder: &Path, sources: &BTreeMap<String, String>) -> Vec<Finding> {
    let released = folder.join(RELEASED);
    let documents = sources.values().filter_map(|source| {
        let tree = Tree::of_valid(source.trim());
        let id = tree.root().member("$id")?.string()?.into_owned();
        Some((id, source.clone()))
    });
    let documents: Vec<_> = documents.collect();
    let mut found = Vec::new();
    for (file, source) in sources {
        let name = file.trim_end_matches(".schema.json");
        let Some((old, published)) = latest(&released.join(name)) else {
            continue;
        };
        let tree = Tree::of_valid(source.trim());
        let Some(id) = tree.root().member("$id") else {
            continue;
        };
        let version = id.string().unwrap_or_default();
        let version = version.rsplit('/').next().unwrap_or_default();
        let new = Version {
            documents: &documents,
            ..Version::new(source)
        };
        let compared = match compare(Version::new(&published), new) {
            Ok(compared) => compared,
            Err(error) => {
                out::complain(&format!("{file}: {error}"));
                continue;
            }
        };
        if let Some(message) = refusal(&old, &compared, version) {
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
    found
}

/// Returns the names of the schemas that are published, each with its latest text.
pub(super) fn all(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder.join(RELEASED)).into_iter().flatten();
    let published = entries.filter_map(Result::ok).filter_map(|entry| {
        let (_, text) = latest(&entry.path())?;
        Some((entry.file_name().into_string().ok()?, text))
    });
    published.collect()
}

/// Returns the latest published version of a schema, and its text.
fn latest(folder: &Path) -> Option<(String, String)> {
    let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let versions = files.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let version = name.strip_suffix(".json")?.to_owned();
        Some((numbers(&version)?, version, entry.path()))
    });
    let (_, version, path) = versions.max()?;
    Some((version, fs::read_to_string(path).ok()?))
}

/// Returns why a schema may not be published as `version`, given the latest that is.
fn refusal(old: &str, found: &Comparison, version: &str) -> Option<String> {
    const MOST: usize = 3;
    let wanted = found.next_version(old)?;
    let changes = found.changes();
    if changes.is_empty() {
        return (version != old).then(|| {
            format!("expected version {old}, since nothing has changed, but found {version}")
        });
    }
    if numbers(version)? >= numbers(&wanted)? {
        return None;
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
