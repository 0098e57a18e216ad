//! The schemas of a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, DirEntry};
use std::io;
use std::path::Path;

use crate::{input, out};

/// The file in a folder with the settings for its schemas.
pub(crate) const SETTINGS: &str = "settings.json";

/// The files of a folder.
pub(crate) struct Folder {
    /// By name, the settings among them.
    pub(crate) sources: BTreeMap<String, String>,
    /// The names of those that could not be read, which has been reported, and of folders in it. Files are among the sources, so that
    /// references to them are not reported as well, unless the name itself is not text.
    pub(crate) unread: BTreeSet<OsString>,
}

/// Returns the schemas of a folder by file name, and its settings. Files that begin with a dot belong to editors. A
/// file that cannot be read is reported, and the rest is still checked; but without the settings, nothing can be.
pub(crate) fn read(folder: &Path) -> Result<Folder, String> {
    collect(folder, false)
}

/// Same as [`read`], with the folders in it, and with settings that are a file as any other. The name of a file in one of the folders is
/// its path from here, with slashes.
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
        let entries = match entries(&folder) {
            Ok(entries) => entries,
            Err(error) if prefix.is_empty() => return Err(why_not_a_folder(&folder, &error)),
            Err(error) => {
                out::complain(&format!("{}: {error}", folder.display()));
                all.unread.insert(prefix.into());
                continue;
            }
        };
        for (entry, is_folder) in entries {
            let name = entry.file_name();
            if is_deep && is_folder && !name.as_encoded_bytes().starts_with(b".") {
                open.push((entry.path(), format!("{prefix}{}/", name.to_string_lossy())));
            } else {
                all.add(&entry.path(), &prefix, is_deep)?;
            }
        }
    }
    Ok(all)
}

/// Returns what is in a folder, and whether it is a folder itself; a link to one is none, which could lead in a circle.
fn entries(folder: &Path) -> io::Result<Vec<(DirEntry, bool)>> {
    let typed = |entry: io::Result<DirEntry>| {
        let entry = entry?;
        let is_folder = entry.file_type()?.is_dir();
        Ok((entry, is_folder))
    };
    fs::read_dir(folder)?.map(typed).collect()
}

/// Says why a folder cannot be used: there may be a file in its place, or in that of a folder above it.
pub(crate) fn why_not_a_folder(folder: &Path, error: &io::Error) -> String {
    let is_other = |path: &&Path| path.metadata().is_ok_and(|found| !found.is_dir());
    match folder.ancestors().find(is_other) {
        Some(path) => format!("{}: expected a folder, but found a file", path.display()),
        None => format!("{}: {error}", folder.display()),
    }
}

impl Folder {
    fn add(&mut self, path: &Path, prefix: &str, is_deep: bool) -> Result<(), String> {
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
            Err(why) if name == SETTINGS && !is_deep => {
                return Err(format!("{}: {why}", path.display()));
            }
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
