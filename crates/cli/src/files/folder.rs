//! The schemas of a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use super::documents::is_yaml;
use super::read;
use crate::out;

/// The file in a folder with the settings for its schemas.
pub(crate) const SETTINGS: &str = "settings.json";

/// The files of a folder.
pub(crate) struct Folder {
    /// By name, the settings among them.
    pub(crate) sources: BTreeMap<String, String>,
    /// The names of those that could not be read, which has been reported, and of folders in it. Files are among the sources, so that
    /// references to them are not reported as well, unless the name itself is not text.
    pub(crate) unread: BTreeSet<OsString>,
    /// The names of files of YAML, if they are not among the sources.
    pub(crate) yaml: BTreeSet<OsString>,
}

/// Returns the schemas of a folder by file name, and its settings. Files that begin with a dot belong to editors. A
/// file that cannot be read is reported, and the rest is still checked; but without the settings, nothing can be.
pub(crate) fn read(folder: &Path) -> Result<Folder, String> {
    collect(folder, false)
}

/// Same as [`read()`], with YAML, with the folders in it, without byte order marks, and with settings that are a file as any other. The name of a file
/// in one of the folders is its path from here, with slashes.
pub(crate) fn read_below(folder: &Path) -> Result<Folder, String> {
    collect(folder, true)
}

fn collect(folder: &Path, is_deep: bool) -> Result<Folder, String> {
    let mut all = Folder {
        sources: BTreeMap::new(),
        unread: BTreeSet::new(),
        yaml: BTreeSet::new(),
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
            if is_deep && is_folder && !is_hidden(&name) {
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

/// Returns the JSON files of a folder and of the folders in it, from the outside in, and whether these are all. Hidden folders, and those
/// of packages and build outputs, have no schemas of one's own.
pub(crate) fn json_files_below(folder: &Path) -> (Vec<PathBuf>, bool) {
    const MOST_FILES: usize = 1000;
    const MOST_FOLDERS: usize = 1000;
    const MOST_BYTES: u64 = 64 << 20;
    const DEEPEST: usize = 16;
    let (mut files, mut bytes, mut folders) = (Vec::new(), 0, 0);
    let mut level = vec![folder.to_path_buf()];
    for _ in 0..DEEPEST {
        let mut below = Vec::new();
        for folder in std::mem::take(&mut level) {
            folders += 1;
            if folders > MOST_FOLDERS {
                return (files, false);
            }
            let mut found = entries(&folder).unwrap_or_default();
            found.sort_by_key(|(entry, _)| entry.file_name());
            for (entry, is_folder) in found {
                let name = entry.file_name();
                if is_folder {
                    let is_of_others = name == "node_modules" || name == "target";
                    if !is_hidden(&name) && !is_of_others {
                        below.push(entry.path());
                    }
                } else if is_json(&name) {
                    bytes += entry.metadata().map_or(0, |found| found.len());
                    if files.len() == MOST_FILES || bytes > MOST_BYTES {
                        return (files, false);
                    }
                    files.push(entry.path());
                }
            }
        }
        level = below;
    }
    (files, level.is_empty())
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Whether a name ends in `.json`, in any case.
pub(crate) fn is_json(name: &OsStr) -> bool {
    let ending = name.as_encoded_bytes().last_chunk::<5>();
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case(b".json"))
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
        let is_schema = is_json(file_name) || is_yaml(path);
        if is_hidden(file_name) || !is_schema || path.is_dir() {
            return Ok(());
        }
        if !is_deep && is_yaml(path) {
            self.yaml.insert(file_name.to_owned());
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
        match read::regular_text(path) {
            Ok(text) => {
                let text = if is_deep {
                    read::without_mark(text)
                } else {
                    text
                };
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
