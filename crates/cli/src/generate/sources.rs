//! What types are made of: schemas in files and folders, and those of the tools in lists.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use saop_json::JsonRef;
use saop_schema::Dialect;
use saop_tools::{SchemaText, TextForm, ToolList};

use crate::beside::Beside;
use crate::folder::{self, SETTINGS};
use crate::out;

pub(super) struct Sources {
    /// The schemas by file name.
    pub(super) texts: BTreeMap<String, String>,
    /// What else they refer to, by URI.
    pub(super) documents: BTreeMap<String, String>,
    /// The settings of a folder.
    pub(super) settings: Option<String>,
    /// The files and folders that were read.
    pub(super) paths: Vec<PathBuf>,
}

impl Sources {
    /// Reads all paths, and what the files refer to beside them. `None` if one could not be read, which has been reported.
    pub(super) fn of(paths: &[PathBuf], dialect: Option<Dialect>) -> Option<Self> {
        let Referred { files, documents } = Referred::by(paths, dialect)?;
        let paths = [paths, &files].concat();
        let mut sources = Self {
            texts: BTreeMap::new(),
            documents,
            settings: None,
            paths: paths.clone(),
        };
        let base = base(&paths);
        for path in &paths {
            let prefix = prefix(path, &base);
            if path.is_dir() {
                let mut folder = folder::read_below(path)
                    .map_err(|problem| out::complain(&problem))
                    .ok()
                    .filter(|folder| folder.unread.is_empty())?;
                sources.settings = folder.sources.remove(SETTINGS).or(sources.settings);
                for (name, text) in folder.sources {
                    sources.add_text(format!("{prefix}{name}"), text)?;
                }
            } else {
                let name = path.file_name()?.to_string_lossy();
                sources.add_text(format!("{prefix}{name}"), folder::read_file(path)?)?;
            }
        }
        Some(sources)
    }

    /// Adds a schema, or those of a list of tools.
    fn add_text(&mut self, name: String, text: String) -> Option<()> {
        if TextForm::of(&text) != TextForm::Tools {
            return self.add(name, text);
        }
        let list = ToolList::parse(&text)
            .map_err(|error| out::complain(&format!("{name}: {error}")))
            .ok()?;
        for tool in list.tools() {
            let named = |end| format!("{}{end}.json", tool.name.replace(['/', '\\'], "_"));
            match &tool.input {
                Some(schema) => self.add(named(""), standing_alone(schema))?,
                None => out::say(&format!(
                    "warning: {name}: `{}` has no schema, and so no types",
                    tool.name
                )),
            }
            if let Some(schema) = &tool.output {
                self.add(named("-output"), standing_alone(schema))?;
            }
        }
        Some(())
    }

    fn add(&mut self, name: String, text: String) -> Option<()> {
        if self.texts.contains_key(&name) {
            out::complain(&format!(
                "expected schemas with names of their own, but found two files called {name}"
            ));
            return None;
        }
        self.texts.insert(name, text);
        Some(())
    }
}

/// What schemas in files refer to beside them.
#[derive(Default)]
struct Referred {
    /// Files that are referred to by their paths or `$id`s.
    files: Vec<PathBuf>,
    /// The texts of others, by the URIs that they are referred to by.
    documents: BTreeMap<String, String>,
}

impl Referred {
    /// Finds what files refer to. `None` if one could not be read, which has been reported.
    fn by(paths: &[PathBuf], dialect: Option<Dialect>) -> Option<Self> {
        let mut known: Vec<PathBuf> = paths
            .iter()
            .filter_map(|path| path.canonicalize().ok())
            .collect();
        let mut referred = Self::default();
        for path in paths.iter().filter(|path| path.is_file()) {
            let text = folder::read_file(path)?;
            if TextForm::of(&text) == TextForm::Tools {
                continue;
            }
            for (uri, found) in Beside::of(path, &text).referred(&text, dialect) {
                if !found.is_own {
                    referred.documents.insert(uri, found.text);
                    continue;
                }
                let whole = found.path.canonicalize().ok()?;
                if !known.iter().any(|known| whole.starts_with(known)) {
                    known.push(whole);
                    referred.files.push(found.path);
                }
            }
        }
        Some(referred)
    }
}

/// Returns the folder of a file, or the folder itself.
fn folder_of(path: &Path) -> PathBuf {
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if path.is_dir() {
        return whole;
    }
    whole.parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Returns the innermost folder that has all paths in it. Schemas refer to each other by their paths from there.
fn base(paths: &[PathBuf]) -> PathBuf {
    let mut folders = paths.iter().map(|path| folder_of(path));
    let first = folders.next().unwrap_or_default();
    folders.fold(first, |base, folder| {
        let same = base.components().zip(folder.components());
        same.take_while(|(one, other)| one == other)
            .map(|(one, _)| one)
            .collect()
    })
}

/// Returns the path of a path's folder from the base on, with slashes.
fn prefix(path: &Path, base: &Path) -> String {
    let folder = folder_of(path);
    let below = folder.strip_prefix(base).unwrap_or(Path::new(""));
    let mut prefix = String::new();
    for step in below.components() {
        prefix.push_str(&step.as_os_str().to_string_lossy());
        prefix.push('/');
    }
    prefix
}

/// Returns a tool's schema with the dialect that it has in its list.
fn standing_alone(schema: &SchemaText) -> String {
    let text = schema.text.trim();
    let members = text.strip_prefix('{');
    match members.filter(|_| JsonRef::of_valid(text).get("$schema").is_none()) {
        Some(rest) => {
            let uri = Dialect::Draft202012.uri();
            let comma = if rest.trim_start().starts_with('}') {
                ""
            } else {
                ","
            };
            format!("{{\"$schema\":\"{uri}\"{comma}{rest}")
        }
        None => text.to_owned(),
    }
}
