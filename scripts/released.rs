//! What is published: `schemas/released/NAME/VERSION.json`, and `schemas/released/digests`, which has a line for each of them. The
//! line `NAME retired` ends a schema: its versions stay, and it may be gone from `schemas/`. `schemas/released/sources` has the digest
//! of each schema's own file as it was published, by which a build notices changes.
//!
//! Invariant: nothing here changes or takes away what is published; lines of `digests` are only added.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::Path;

use saop_codegen::{Settings, rebundled};
use saop_compat::{Version, compare};

/// A schema as it is: name, version, self-contained text.
pub(crate) type Current<'s> = (&'s str, &'s str, &'s str);

/// The file that says what the published ones are.
const DIGESTS: &str = "digests";

/// What is wrong with the published files, given the names of the schemas that there are.
pub(crate) fn problems(
    folder: &Path,
    names: &BTreeSet<&str>,
) -> Result<Vec<String>, Box<dyn Error>> {
    let files = files(folder)?;
    let Digests { digests, retired } = digests(folder)?;
    let mut problems = Vec::new();
    for (file, digest) in &digests {
        match files.get(file) {
            None => problems.push(format!(
                "expected {file} as it was published, but it is gone"
            )),
            Some(text) if digest_of(text) != *digest => problems.push(format!(
                "expected {file} as it was published, but found it changed"
            )),
            Some(_) => {}
        }
    }
    for file in files.keys().filter(|file| !digests.contains_key(*file)) {
        problems.push(format!(
            "expected {file} to be put there by `cargo freeze`, but {DIGESTS} does not know it"
        ));
    }
    let published: BTreeSet<&str> = digests
        .keys()
        .filter_map(|file| Some(file.split_once('/')?.0))
        .collect();
    for name in published.difference(names) {
        if !retired.contains(*name) {
            problems.push(format!(
                "expected a schema `{name}`, which was published, but found none; nothing breaks its readers more. To end it, add \
                 the line `{name} retired` to {DIGESTS}"
            ));
        }
    }
    for name in &retired {
        if names.contains(name.as_str()) {
            problems.push(format!(
                "expected no schema `{name}`, which is retired, but found one"
            ));
        } else if !published.contains(name.as_str()) {
            problems.push(format!(
                "expected published versions of `{name}`, which is retired, but found none"
            ));
        }
    }
    Ok(problems)
}

/// Publishes what is new, and says how many versions that is. What is published must be as it was.
pub(crate) fn freeze(folder: &Path, schemas: &[Current<'_>]) -> Result<usize, Box<dyn Error>> {
    let names = schemas.iter().map(|(name, ..)| *name).collect();
    let mut wrong = problems(folder, &names)?;
    let files = files(folder)?;
    let mut added = Vec::new();
    for (name, version, text) in schemas {
        let file = format!("{name}/{version}.json");
        match files.get(&file) {
            None => added.push((file, *text)),
            Some(published) if is_same(published, text) => {}
            Some(_) => wrong.push(format!(
                "expected {name} {version} as it was published, but found it changed; `cargo test --test compatibility` says \
                 which version it has to have"
            )),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n").into());
    }
    let digests = folder.join(DIGESTS);
    let mut lines = if digests.exists() {
        read(&digests)?
    } else {
        String::new()
    };
    if !lines.is_empty() && !lines.ends_with('\n') {
        lines.push('\n');
    }
    for (file, text) in &added {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, text)?;
        lines.extend([file, " ", &digest_of(text), "\n"]);
    }
    if !added.is_empty() {
        fs::write(digests, lines)?;
    }
    Ok(added.len())
}

/// Whether two texts are the same schema, annotations included. The form of an exported schema is not part of its version.
fn is_same(published: &str, text: &str) -> bool {
    published == text
        || compare(Version::new(&respelled(published)), Version::new(text))
            .is_ok_and(|found| found.changes().is_empty())
}

/// Returns a published text as it would be exported today.
pub(crate) fn respelled(published: &str) -> String {
    rebundled(published, &Settings::default())
}

/// Every published text by `NAME/VERSION.json`, with `\n` line ends.
pub(crate) fn files(folder: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut all = BTreeMap::new();
    if !folder.exists() {
        return Ok(all);
    }
    for schema in fs::read_dir(folder)? {
        let schema = schema?;
        if !schema.path().is_dir() {
            continue;
        }
        for version in fs::read_dir(schema.path())? {
            let version = version?;
            let name = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
            let text = read(&version.path())?;
            all.insert(format!("{}/{}", name(&schema), name(&version)), text);
        }
    }
    Ok(all)
}

/// A text with `\n` line ends; an error says which file.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.replace("\r\n", "\n"))
}

/// What the file of digests says.
struct Digests {
    /// The digest of each published file.
    digests: BTreeMap<String, String>,
    retired: BTreeSet<String>,
}

fn digests(folder: &Path) -> Result<Digests, Box<dyn Error>> {
    let path = folder.join(DIGESTS);
    let text = if path.exists() {
        read(&path)?
    } else {
        String::new()
    };
    let mut digests = BTreeMap::new();
    let mut retired = BTreeSet::new();
    for line in text.lines() {
        if let Some(name) = line.strip_suffix(" retired") {
            retired.insert(name.to_owned());
            continue;
        }
        let (file, digest) = line.split_once(' ').ok_or_else(|| {
            format!("expected NAME/VERSION.json and a digest, but found `{line}`")
        })?;
        if digests.insert(file.to_owned(), digest.to_owned()).is_some() {
            return Err(format!("expected {file} once in {DIGESTS}, but found it again").into());
        }
    }
    Ok(Digests { digests, retired })
}

/// FNV-1a: not a signature, only a sign of what changed.
pub(crate) fn digest_of(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}
