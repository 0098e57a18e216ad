//! The schemas of a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use crate::{input, out};

/// The file in a folder with the settings for its schemas.
pub(crate) const SETTINGS: &str = "settings.json";

/// The files of a folder.
pub(crate) struct Folder {
    /// By name, the settings among them.
    pub(crate) sources: BTreeMap<String, String>,
    /// The names of those that could not be read, which has been reported. They are among the sources, so that references to
    /// them are not reported as well, unless the name itself is not text.
    pub(crate) unread: BTreeSet<OsString>,
}

/// Returns the schemas of a folder by file name, and its settings. Files that begin with a dot belong to editors. A
/// file that cannot be read is reported, and the rest is still checked; but without the settings, nothing can be.
pub(crate) fn read(folder: &Path) -> Result<Folder, String> {
    collect(folder, false)
}

/// Same as [`read`], with the folders in it. The name of a file in one of them is its path from here, with slashes.
pub(crate) fn read_below(folder: &Path) -> Result<Folder, String> {
    collect(folder, true)
}

fn collect(folder: &Path, is_deep: bool) -> Result<Folder, String> {
    let mut all = Folder {
        sources: BTreeMap::new(),
        unread: BTreeSet::new(),
    };
    let mut open = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = open.pop() {
        let failed = |error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(&folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name();
            // A link could lead in a circle.
            let is_folder = entry.file_type().map_err(failed)?.is_dir();
            if is_deep && is_folder && !name.as_encoded_bytes().starts_with(b".") {
                open.push((entry.path(), format!("{prefix}{}/", name.to_string_lossy())));
            } else {
                all.add(&entry.path(), &prefix)?;
            }
        }
    }
    Ok(all)
}

impl Folder {
    fn add(&mut self, path: &Path, prefix: &str) -> Result<(), String> {
        let file_name = path.file_name().unwrap_or_default();
        let bytes = file_name.as_encoded_bytes().to_ascii_lowercase();
        if bytes.starts_with(b".") || !bytes.ends_with(b".json") || path.is_dir() {
            return Ok(());
        }
        let Some(name) = file_name.to_str() else {
            let path = path.display();
            out::complain(&format!(
                "{path}: expected a file name in UTF-8, but found other bytes"
            ));
            self.unread.insert(file_name.to_owned());
            return Ok(());
        };
        let name = format!("{prefix}{name}");
        let text = input::read_regular(path)
            .map_err(|error| error.to_string())
            .and_then(text);
        match text {
            Ok(text) => {
                self.sources.insert(name, text);
            }
            Err(why) if name == SETTINGS => return Err(format!("{}: {why}", path.display())),
            Err(why) => {
                out::complain(&format!("{}: {why}", path.display()));
                self.unread.insert(name.clone().into());
                self.sources.insert(name, String::new());
            }
        }
        Ok(())
    }
}

pub(crate) fn text(bytes: Vec<u8>) -> Result<String, String> {
    if let Some(encoding) = other_encoding(&bytes) {
        return Err(format!(
            "expected UTF-8, but found {encoding}; save the text as UTF-8"
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        format!("expected UTF-8, but found other bytes at offset {at}")
    })
}

/// Returns the encoding that the first bytes show: a byte order mark, or the zeros beside a first character of JSON, which
/// is ASCII.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] | [0, 0, 0, _, ..] | [_, 0, 0, 0, ..] => {
            Some("UTF-32")
        }
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [0, _, ..] | [_, 0, ..] => Some("UTF-16"),
        _ => None,
    }
}

/// Returns the text of a file. `None` if it could not be read, which has been reported.
pub(crate) fn read_file(path: &Path) -> Option<String> {
    let text = input::read_regular(path)
        .map_err(|error| error.to_string())
        .and_then(text);
    text.map_err(|why| out::complain(&format!("{}: {why}", path.display())))
        .ok()
}
