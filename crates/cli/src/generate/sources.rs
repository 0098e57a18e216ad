//! What types are made of: schemas in files and folders, and those of the tools in lists.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use saop_json::JsonRef;
use saop_schema::Dialect;
use saop_tools::{SchemaText, TextForm, ToolList};

use crate::beside::{self, Beside, FILE, Found};
use crate::folder::{self, SETTINGS};
use crate::text::percent_encoded;
use crate::{input, out};

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
        let mut sources = Self {
            texts: BTreeMap::new(),
            documents: BTreeMap::new(),
            settings: None,
            paths: paths.to_vec(),
        };
        let mut files = Vec::new();
        for path in paths.iter().filter(|path| !path.is_dir()) {
            files.push((path, input::without_mark(folder::read_file(path)?)));
        }
        let found = found_beside(&files, dialect);
        let named = found.iter().filter_map(|found| beside::file_of(&found.uri));
        let named = named.filter_map(|file| file.parent().map(Path::to_path_buf));
        let base = base(paths.iter().map(|path| folder_of(path)).chain(named));
        for path in paths.iter().filter(|path| path.is_dir()) {
            let prefix = prefix(path, &base);
            let mut folder = folder::read_below(path)
                .map_err(|problem| out::complain(&problem))
                .ok()
                .filter(|folder| folder.unread.is_empty())?;
            sources.settings = folder.sources.remove(SETTINGS).or(sources.settings);
            for (name, text) in folder.sources {
                sources.add_text(format!("{prefix}{name}"), text)?;
            }
        }
        for (path, text) in files {
            let name = path.file_name()?.to_string_lossy();
            sources.add_text(format!("{}{name}", prefix(path, &base)), text)?;
        }
        sources.add_found(found, &base)?;
        Some(sources)
    }

    /// Adds what is referred to by its URI, and by that which it has from the base.
    fn add_found(&mut self, found: Vec<Found>, base: &Path) -> Option<()> {
        let base = format!("{FILE}{}", percent_encoded(&base.to_string_lossy()));
        for Found { uri, path, text } in found {
            let below = uri.strip_prefix(&base).filter(|rest| rest.starts_with('/'));
            let below = below.map(|rest| format!("{FILE}{rest}"));
            for uri in [Some(uri), below].into_iter().flatten() {
                let name = uri.strip_prefix("file:///");
                if name.is_some_and(|name| self.texts.contains_key(name)) {
                    continue;
                }
                let known = self.documents.entry(uri).or_insert_with(|| text.clone());
                if *known != text {
                    out::complain(&format!(
                        "expected one document for each URI, but found another one in {}; generate types of the schemas one by one",
                        path.display()
                    ));
                    return None;
                }
            }
            self.paths.push(path);
        }
        Some(())
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

/// Returns what schemas in files refer to beside them, without what is given by its own `$id`.
fn found_beside(files: &[(&PathBuf, String)], dialect: Option<Dialect>) -> Vec<Found> {
    let schemas = files
        .iter()
        .filter(|(_, text)| TextForm::of(text) != TextForm::Tools);
    let by_id = |(_, text): &(&PathBuf, String)| Some((beside::id_of(text)?, text.clone()));
    let given: HashMap<String, String> = schemas.clone().filter_map(by_id).collect();
    let known = |uri: &str| given.get(uri).cloned();
    schemas
        .flat_map(|(path, text)| Beside::of(path, text).referred(text, dialect, &known))
        .collect()
}

/// Returns the folder of a file, or the folder itself.
fn folder_of(path: &Path) -> PathBuf {
    if path.is_dir() {
        return path.canonicalize().unwrap_or_else(|_| path.to_owned());
    }
    beside::folder_of(path)
}

/// Returns the innermost folder that has all folders in it. Schemas refer to each other by their paths from there.
fn base(mut folders: impl Iterator<Item = PathBuf>) -> PathBuf {
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
