//! The files of the suite, for its tests and for the build script.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The formats that are annotations even where formats are asserted.
pub(crate) const ANNOTATIONS: [&str; 9] = [
    "ecmascript-regex",
    "hostname",
    "idn-email",
    "idn-hostname",
    "iri",
    "iri-reference",
    "regex",
    "unknown",
    "uri-template",
];

/// Whether some verdicts of a file are not the suite's, which the test at run time lists with reasons.
pub(crate) fn is_different(file: &str) -> bool {
    let is_of = |format: &&str| file.ends_with(&format!("/format/{format}.json"));
    ANNOTATIONS.iter().any(is_of) || file == "draft7/optional/content.json"
}

/// Every JSON file of a folder and the folders in it, sorted.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut todo = vec![folder.to_owned()];
    while let Some(folder) = todo.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|ending| ending == "json") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The documents that the suite's schemas refer to, by URI.
pub(crate) fn remotes(suite: &Path) -> io::Result<BTreeMap<String, String>> {
    let folder = suite.join("remotes");
    let mut all = BTreeMap::new();
    for path in files(&folder)? {
        let name = path.strip_prefix(&folder).unwrap_or(&path).display();
        let uri = format!("http://localhost:1234/{name}");
        all.insert(uri, fs::read_to_string(&path)?);
    }
    Ok(all)
}
