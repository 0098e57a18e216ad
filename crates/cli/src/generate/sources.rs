//! What types are made of: schemas in files and folders, and those of the tools in lists.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use saop_codegen::{Numbers, Settings};
use saop_json::JsonRef;
use saop_schema::Dialect;
use saop_tools::{SchemaText, TextForm, ToolList};

use crate::args::{GenerateArgs, NumbersArg};
use crate::files::folder::{self, SETTINGS};
use crate::files::library::{FILE, Library, file_of, id_of};
use crate::files::read;
use crate::files::schema::{self, Found, SchemaFile};
use crate::files::written::{Written, json_name};
use crate::text::percent_encoded;
use crate::{out, refused, tools};

pub(super) struct Sources {
    /// The schemas by file name.
    pub(super) texts: BTreeMap<String, String>,
    /// What is asked for, and what else the schemas refer to.
    pub(super) settings: Settings,
    /// The files and folders that were read.
    pub(super) paths: Vec<PathBuf>,
    /// What is not as its file has it, by the name of the schema.
    pub(super) written: HashMap<String, (PathBuf, Arc<Written>)>,
}

/// A file that was given by itself or in a folder.
struct Given {
    path: PathBuf,
    /// Its name for people.
    name: PathBuf,
    text: Arc<Written>,
}

impl Sources {
    /// Reads all paths, and what the files refer to beside them. `None` if one could not be read, which has been reported.
    pub(super) fn of(args: &GenerateArgs) -> Option<Self> {
        let paths = &args.paths;
        let mut sources = Self {
            texts: BTreeMap::new(),
            settings: Settings::default(),
            paths: paths.clone(),
            written: HashMap::new(),
        };
        let mut files = Vec::new();
        let mut settings = None;
        for path in paths.iter().filter(|path| path.is_dir()) {
            let mut folder = folder::read_below(path)
                .map_err(|problem| out::complain(&problem))
                .ok()
                .filter(|folder| folder.unread.is_empty())?;
            let text = folder.sources.remove(SETTINGS);
            let name = path.join(SETTINGS).display().to_string();
            settings = text.map(|text| (name, text)).or(settings);
            for (name, text) in folder.sources {
                let shown = path.join(&name);
                files.push(Given {
                    path: folder_of(path).join(name),
                    text: Written::told(&shown, text)?.into(),
                    name: shown,
                });
            }
        }
        for path in paths.iter().filter(|path| !path.is_dir()) {
            // First read: what has no name, such as `missing/..`, is told as what cannot be read.
            let text = refused::read_file(path, None)?.into();
            let name = path.clone();
            let path = folder_of(path).join(path.file_name().unwrap_or_default());
            files.push(Given { path, name, text });
        }
        if let Some(path) = &args.settings {
            settings = Some((path.display().to_string(), read::regular_file(path)?));
        }
        sources.settings = with_settings(args, settings);
        let dialect = sources.settings.dialect();
        let dialect = dialect.and_then(|name| name.parse().ok());
        let folders = paths.iter().filter(|path| path.is_dir());
        let library = refused::library(&args.documents, None)?
            .with_folders(folders.map(|path| folder_of(path)));
        let found = found_beside(&files, library, dialect);
        let beside = found.iter().filter_map(|found| file_of(&found.uri));
        let beside = beside.filter_map(|file| file.parent().map(Path::to_path_buf));
        let base = base(paths.iter().map(|path| folder_of(path)).chain(beside));
        let mut names = HashMap::new();
        for Given {
            path,
            name: shown,
            text,
        } in files
        {
            let name = name_from(&base, &path);
            let name = json_name(&name).into_owned();
            let json = &*text.json;
            let has_one_base = id_of(json).is_some() || !may_refer_elsewhere(json);
            names.insert(path, (name.clone(), has_one_base));
            sources.add_text(name.clone(), &shown, &text)?;
            sources.written.insert(name, (shown, text));
        }
        sources.add_found(found, &base, &names)?;
        Some(sources)
    }

    /// Adds what is referred to by its URI, and by that which it has from the base. Of each file that was given, `names` has the
    /// name, and whether it means the same by whatever URI it is known.
    fn add_found(
        &mut self,
        found: Vec<Found>,
        base: &Path,
        names: &HashMap<PathBuf, (String, bool)>,
    ) -> Option<()> {
        let base = format!("{FILE}{}", percent_encoded(&base.to_string_lossy()));
        let mut documents = BTreeMap::new();
        let mut uris = BTreeMap::new();
        for Found { uri, path, text } in found {
            let below = uri.strip_prefix(&base).filter(|rest| rest.starts_with('/'));
            let below = below.map(|rest| format!("{FILE}{rest}"));
            let is_file = below.is_some();
            let given = names.get(&path.canonicalize().unwrap_or_else(|_| path.clone()));
            let given = given.filter(|(name, has_one_base)| {
                self.texts.contains_key(name) && (is_file || *has_one_base)
            });
            for uri in [Some(uri), below].into_iter().flatten() {
                let is_one = if let Some((name, _)) = given {
                    uri.strip_prefix("file:///") == Some(name)
                        || uris.entry(uri).or_insert_with(|| name.clone()) == name
                } else {
                    let name = uri.strip_prefix("file:///");
                    if name.is_some_and(|name| self.texts.contains_key(name)) {
                        continue;
                    }
                    let known = documents.entry(uri);
                    *known.or_insert_with(|| text.to_string()) == *text
                };
                if !is_one {
                    out::complain(&format!(
                        "expected one document for each URI, but found another one in {}; generate types of the schemas one by one",
                        path.display()
                    ));
                    return None;
                }
            }
            self.paths.push(path);
        }
        for (uri, text) in documents {
            self.settings = mem::take(&mut self.settings).with_document(uri, text);
        }
        for (uri, name) in uris {
            self.settings = mem::take(&mut self.settings).with_source_uri(uri, name);
        }
        Some(())
    }

    /// Adds a schema, or those of a list of tools, from a file that people know as `shown`.
    fn add_text(&mut self, name: String, shown: &Path, text: &Written) -> Option<()> {
        if TextForm::of(&text.json) != TextForm::Tools {
            return self.add(name, text.json.to_string());
        }
        let list = ToolList::parse(&text.json)
            .map_err(|error| tools::refuse(shown, text, &error))
            .ok()?;
        let file = shown.display();
        if list.tools().is_empty() {
            out::say(&format!("warning: {file} has no tools"));
        }
        for tool in list.tools() {
            let named = |end| format!("{}{end}.json", tool.name.replace(['/', '\\'], "_"));
            match &tool.input {
                Some(schema) => self.add(named(""), standing_alone(schema))?,
                None => out::say(&format!(
                    "warning: {file}: `{}` has no schema, and so no types",
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

/// Returns the settings: open rules, and what a file says, given by its name and text.
fn with_settings(args: &GenerateArgs, file: Option<(String, String)>) -> Settings {
    let mut settings = Settings::default()
        .with_house_rules(false)
        .with_command("saop generate");
    if let Some((name, text)) = file {
        settings = settings.with_file(&name, &text);
    }
    if let Some(dialect) = args.dialect {
        settings = settings.with_dialect(dialect.name());
    }
    if args.assert_formats {
        settings = settings.with_assert_formats(true);
    }
    if let Some(runtime) = &args.fuzz {
        // Seen from the folder that is written to, a relative path would lead elsewhere.
        let runtime = runtime.as_deref().unwrap_or(Path::new(""));
        let runtime = runtime
            .canonicalize()
            .unwrap_or_else(|_| runtime.to_owned());
        settings = settings.with_fuzz(runtime.to_string_lossy());
    }
    if let Some(numbers) = args.numbers {
        settings = settings.with_numbers(match numbers {
            NumbersArg::Nearest => Numbers::Nearest,
            NumbersArg::Exact => Numbers::Exact,
        });
    }
    settings
}

/// Returns what schemas refer to beside them, without what is given by its own `$id`.
fn found_beside(files: &[Given], mut library: Library, dialect: Option<Dialect>) -> Vec<Found> {
    let schemas = files
        .iter()
        .filter(|given| TextForm::of(&given.text.json) != TextForm::Tools);
    let by_id = |given: &Given| {
        let json = &given.text.json;
        Some((id_of(json)?, Arc::clone(json)))
    };
    let given: HashMap<String, Arc<str>> = schemas.clone().filter_map(by_id).collect();
    for Given { path, text, .. } in files {
        library = library.with_text(path.clone(), Arc::clone(text));
    }
    let library = Arc::new(library);
    let known = |uri: &str| given.get(uri).filter(|_| !library.names(uri)).cloned();
    let mut seen = HashSet::new();
    schemas
        .flat_map(|Given { path, text, .. }| {
            let schema = SchemaFile::of(path, Arc::clone(text), Arc::clone(&library));
            // Why a schema is refused is told where its types are made.
            let (found, _) = schema.referred(dialect, &known);
            found
        })
        .filter(|found| seen.insert((found.uri.clone(), found.path.clone())))
        .collect()
}

/// Returns the folder of a file, or the folder itself.
fn folder_of(path: &Path) -> PathBuf {
    if path.is_dir() {
        return path.canonicalize().unwrap_or_else(|_| path.to_owned());
    }
    schema::folder_of(path)
}

/// Whether a schema may refer to another document: a reference does not begin with `#`, as far as can be seen without reading it.
fn may_refer_elsewhere(text: &str) -> bool {
    let mut references = text.match_indices("ef\"");
    text.contains("\\u")
        || references.any(|(at, key)| {
            let rest = text.get(at + key.len()..).unwrap_or_default();
            let value = rest.trim_start().strip_prefix(':').map(str::trim_start);
            value.is_some_and(|value| !value.starts_with("\"#"))
        })
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

/// Returns the path of a file from the base on, with slashes.
fn name_from(base: &Path, path: &Path) -> String {
    let below = path.strip_prefix(base).unwrap_or(path);
    let steps = below
        .components()
        .map(|step| step.as_os_str().to_string_lossy());
    steps.collect::<Vec<_>>().join("/")
}

/// Returns a tool's schema with the dialect that it has in its list.
fn standing_alone(schema: &SchemaText) -> String {
    let text = schema.text.trim();
    let members = text.strip_prefix('{');
    match members.filter(|_| JsonRef::of_valid(text).get("$schema").is_none()) {
        Some(rest) => {
            let uri = schema.dialect().uri();
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
