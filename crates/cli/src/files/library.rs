//! The files that schemas may refer to, by their URIs: those that `--document` names, those that lie as their URIs do, and those that
//! have them as their `$id`. SPEC X2, S6, C5.
//!
//! Invariant: a file that the command line does not name is read only if a reference has a URI that none of those before it has. It
//! is below the folder of the schema, one that was given, or the current one.

use std::collections::{BTreeMap, HashMap};
use std::env;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use saop_json::{Limits, Tree};
use saop_schema::resolve_reference;

use super::documents::is_yaml;
use super::folder;
use super::read;
use super::written::Written;
use crate::out;

/// How the URI of a file begins.
pub(crate) const FILE: &str = "file://";

/// A document by the URI under which schemas refer to it: the value of `--document`.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    uri: String,
    file: PathBuf,
}

/// The files that schemas may refer to, as far as they were read.
#[derive(Default)]
pub(crate) struct Library {
    named: BTreeMap<String, PathBuf>,
    /// The folders with schemas that were given.
    folders: Vec<PathBuf>,
    texts: Mutex<HashMap<PathBuf, Option<Arc<Written>>>>,
    /// For each folder, the files below it by their own `$id`s.
    ids: Mutex<HashMap<PathBuf, Arc<Ids>>>,
}

struct Ids {
    files: HashMap<String, PathBuf>,
    /// Whether all files were looked at.
    is_whole: bool,
}

impl Named {
    /// Returns the file, if it is that of a URI.
    pub(crate) fn file_for(&self, uri: &str) -> Option<&Path> {
        (self.uri == uri).then_some(&self.file)
    }

    /// Reads `URI=FILE`. Either may have a `=` of its own: it is the first one after which a file follows.
    pub(crate) fn parse(argument: &str) -> Result<Self, String> {
        let mut pairs = argument.match_indices('=').map(|(at, _)| {
            let (uri, file) = argument.split_at(at);
            (uri, file.get(1..).unwrap_or_default())
        });
        let first = pairs.clone().next();
        let pair = pairs.find(|(_, file)| Path::new(file).is_file()).or(first);
        let Some((uri, file)) = pair.filter(|(uri, file)| !uri.is_empty() && !file.is_empty())
        else {
            return Err("expected URI=FILE".to_owned());
        };
        Self::of(uri, Path::new(file))
    }

    /// Fails with the reason if the URI is not one of a document.
    pub(crate) fn of(uri: &str, file: &Path) -> Result<Self, String> {
        let (resolved, fragment) = resolve_reference("", uri);
        let is_absolute = resolved.split_once(':').is_some_and(|(scheme, _)| {
            scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && !scheme.contains(['/', '?'])
        });
        if !is_absolute {
            return Err(format!(
                "expected a URI with a scheme, such as https://example.org/a.json, before the file, but found {uri}"
            ));
        }
        if !fragment.is_empty() {
            return Err(format!(
                "expected the URI of a whole document, but found one with a fragment: {uri}"
            ));
        }
        Ok(Self {
            uri: resolved,
            file: file.into(),
        })
    }
}

impl Library {
    /// Takes the documents that are named, as `read` reads them. `None` if one cannot be read, or two have one URI, which has been reported.
    pub(crate) fn of(documents: &[Named], read: impl Fn(&Path) -> Option<Written>) -> Option<Self> {
        let mut all = Self::default();
        for Named { uri, file } in documents {
            let text = read(file)?;
            let path = file.canonicalize().unwrap_or_else(|_| file.clone());
            all = all.with_text(path.clone(), text.into());
            if let Some(other) = all.named.insert(uri.clone(), path) {
                let (file, other) = (file.display(), other.display());
                out::complain(&format!(
                    "expected one --document for each URI, but found two for {uri}: {other} and {file}"
                ));
                return None;
            }
        }
        Some(all)
    }

    /// Adds folders with schemas that were given: what is below them may be read.
    pub(crate) fn with_folders(mut self, folders: impl IntoIterator<Item = PathBuf>) -> Self {
        self.folders.extend(folders);
        self
    }

    /// Adds the text of a file that was read, given by its path from the root.
    pub(crate) fn with_text(mut self, path: PathBuf, text: Arc<Written>) -> Self {
        let texts = self.texts.get_mut();
        let texts = texts.unwrap_or_else(PoisonError::into_inner);
        texts.insert(path, Some(text));
        self
    }

    /// Whether the command line names a file for a URI.
    #[cfg(feature = "generate")]
    pub(crate) fn names(&self, uri: &str) -> bool {
        self.named.contains_key(uri)
    }

    /// Returns the text of a file.
    pub(crate) fn text(&self, path: &Path) -> Option<Arc<Written>> {
        let mut texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let text = texts
            .entry(path.to_owned())
            .or_insert_with(|| read_schema(path).map(Arc::from));
        text.clone()
    }

    /// Returns the file that a URI means to the schema in a file with an `$id`: the one that is named for it; that of a `file:` URI; the one
    /// that lies to the schema's file as the URI lies to its `$id`; or the nearest one with that `$id`.
    pub(crate) fn find(&self, uri: &str, schema: &Path, id: Option<&str>) -> Option<PathBuf> {
        if let Some(path) = self.named.get(uri) {
            return Some(path.clone());
        }
        let wanted = uri.split(['?', '#']).next().unwrap_or_default();
        let path = if wanted.starts_with(FILE) {
            file_of(wanted)
        } else {
            id.and_then(|id| by_place(wanted, schema, id))
        };
        let exists =
            |path: &PathBuf| is_schema(path) && path.is_file() && self.may_read(path, schema);
        path.filter(exists).or_else(|| {
            self.around(schema).find_map(|folder| {
                let ids = self.ids(&folder);
                let found = ids.files.get(wanted).filter(|path| **path != schema);
                found.cloned().filter(exists)
            })
        })
    }

    /// Returns a folder in which not every file was looked at for its `$id`.
    pub(crate) fn too_large(&self, schema: &Path) -> Option<PathBuf> {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        let mut folders = self.around(schema);
        folders.find(|folder| ids.get(folder).is_some_and(|ids| !ids.is_whole))
    }

    /// The folder of a schema, and those that were given, in which other schemas have their `$id`s.
    fn around(&self, schema: &Path) -> impl Iterator<Item = PathBuf> {
        let own = schema.parent().map(Path::to_path_buf);
        own.into_iter().chain(self.folders.iter().cloned())
    }

    /// Whether a schema may refer to a file. A schema is somebody else's.
    fn may_read(&self, path: &Path, schema: &Path) -> bool {
        let mut folders = self
            .around(schema)
            .chain(env::current_dir().ok())
            .filter_map(|folder| folder.canonicalize().ok());
        path.canonicalize()
            .is_ok_and(|path| folders.any(|folder| path.starts_with(folder)))
    }

    fn ids(&self, folder: &Path) -> Arc<Ids> {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        let known = ids.entry(folder.to_owned());
        Arc::clone(known.or_insert_with(|| Arc::new(self.ids_below(folder))))
    }

    /// Returns the files below a folder by their own `$id`s, of two with one the nearest.
    fn ids_below(&self, folder: &Path) -> Ids {
        let (paths, is_whole) = folder::json_files_below(folder);
        let mut files = HashMap::new();
        for path in paths {
            let Some(id) = self.text(&path).and_then(|text| id_of(&text.json)) else {
                continue;
            };
            // As `/address`, it is looked for as what the file's own URI makes of it.
            let id = if id.starts_with('/') {
                format!("{FILE}{id}")
            } else {
                id
            };
            files.entry(id).or_insert(path);
        }
        Ids { files, is_whole }
    }
}

/// Returns the file that lies to the schema's own as a URI lies to the schema's `$id`.
fn by_place(uri: &str, schema: &Path, id: &str) -> Option<PathBuf> {
    let (own, _) = id.rsplit_once('/')?;
    let (own, steps): (Vec<_>, Vec<_>) = (own.split('/').collect(), uri.split('/').collect());
    let pairs = own.iter().zip(&steps);
    let common = pairs.take_while(|(own, step)| own == step).count();
    // `https:`, nothing, and the host are the same, or the two have no place in common.
    if common < 3 {
        return None;
    }
    let mut around = schema.parent()?.ancestors();
    let mut path = around.nth(own.len() - common)?.to_owned();
    for step in steps.into_iter().skip(common) {
        let name = decoded(step)?;
        // One name, and none that leads elsewhere.
        if Path::new(&name).file_name() != Some(name.as_ref()) {
            return None;
        }
        path.push(name);
    }
    Some(path)
}

/// Returns the `$id` of a schema, or the `id` of draft-04, without a fragment, in the form in which URIs are compared.
pub(crate) fn id_of(text: &str) -> Option<String> {
    const DEEPEST: usize = 2048;
    let limits = Limits::NONE.with_max_depth(DEEPEST);
    let cursor = saop_json::text::open(text.as_bytes(), &limits).ok()?;
    let tree = Tree::parse(cursor, &limits).ok()?;
    let id = tree
        .root()
        .member("$id")
        .or_else(|| tree.root().member("id"));
    Some(resolve_reference("", &id?.string()?).0)
}

fn is_schema(path: &Path) -> bool {
    folder::is_json(path.as_os_str()) || is_yaml(path)
}

fn read_schema(path: &Path) -> Option<Written> {
    let bytes = is_schema(path).then(|| read::regular(path).ok())??;
    let text = String::from_utf8(bytes).ok().map(read::without_mark)?;
    Written::unquoted(path, text)
}

/// Returns the path of a `file:` URI.
pub(crate) fn file_of(uri: &str) -> Option<PathBuf> {
    decoded(uri.strip_prefix(FILE)?).map(PathBuf::from)
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let (high, low) = (digit()?, digit()?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}
