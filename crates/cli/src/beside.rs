//! The files beside a schema that it refers to. SPEC X2, S6.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use saop_json::show::Frame;
use saop_json::{Limits, Tree};
use saop_schema::{CompileOptions, Dialect, Outline, Problem, resolve_reference};

use crate::input;
use crate::text::percent_encoded;

/// How the URI of a file begins.
pub(crate) const FILE: &str = "file://";

/// A document that is referred to.
pub(crate) struct Found {
    /// Its URI, as it was asked for.
    pub(crate) uri: String,
    #[cfg(feature = "generate")]
    pub(crate) path: PathBuf,
    pub(crate) text: Arc<str>,
}

/// The files that some schemas refer to, as far as they were read.
#[derive(Default)]
pub(crate) struct Files {
    /// The folders with schemas that were given: what is below them may be read.
    given: Vec<PathBuf>,
    texts: Mutex<HashMap<PathBuf, Option<Arc<str>>>>,
    /// For each folder, the files in it by their own `$id`s.
    ids: Mutex<HashMap<PathBuf, Arc<HashMap<String, PathBuf>>>>,
}

/// The files that a schema may refer to.
pub(crate) struct Beside {
    /// The schema's own file.
    schema: PathBuf,
    /// Its own `$id`.
    id: Option<String>,
    files: Arc<Files>,
}

impl Files {
    /// `given` are folders.
    pub(crate) fn of(given: Vec<PathBuf>) -> Self {
        Self {
            given,
            ..Self::default()
        }
    }

    fn text(&self, path: &Path) -> Option<Arc<str>> {
        let mut texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let text = texts
            .entry(path.to_owned())
            .or_insert_with(|| read_text(path).map(Arc::from));
        text.clone()
    }

    fn ids(&self, folder: &Path) -> Arc<HashMap<String, PathBuf>> {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        let all = ids.entry(folder.to_owned());
        Arc::clone(all.or_insert_with(|| Arc::new(ids_in(folder))))
    }
}

impl Beside {
    pub(crate) fn of(schema: &Path, text: &str) -> Self {
        Self::with(Arc::default(), schema, text)
    }

    /// Same as [`of`](Self::of), for one of several schemas.
    pub(crate) fn with(files: Arc<Files>, schema: &Path, text: &str) -> Self {
        Self {
            // Where a link leads is another place, and nothing is referred to from there.
            schema: folder_of(schema).join(schema.file_name().unwrap_or_default()),
            id: id_of(text),
            files,
        }
    }

    /// Returns the URI of the schema's own file.
    pub(crate) fn uri(&self) -> String {
        format!("{FILE}{}", percent_encoded(&self.schema.to_string_lossy()))
    }

    /// Returns the text of the file that a URI means.
    pub(crate) fn read(&self, uri: &str) -> Option<String> {
        Some(self.files.text(&self.path(uri)?)?.to_string())
    }

    /// Returns the files that the schema refers to, and those that they refer to, without what is `known` by its URI.
    pub(crate) fn referred(
        &self,
        text: &str,
        dialect: Option<Dialect>,
        known: &(dyn Fn(&str) -> Option<String> + Sync),
    ) -> Vec<Found> {
        if !may_refer_elsewhere(text) {
            return Vec::new();
        }
        let all = Mutex::new(Vec::new());
        let uri = self.uri();
        let mut options = CompileOptions::new().with_uri(&uri).with_finder(|wanted| {
            if let Some(text) = known(wanted) {
                return Some(text);
            }
            let path = self.path(wanted)?;
            let text = self.files.text(&path)?;
            let found = Found {
                uri: wanted.to_owned(),
                #[cfg(feature = "generate")]
                path,
                text: Arc::clone(&text),
            };
            all.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(found);
            Some(text.to_string())
        });
        if let Some(dialect) = dialect {
            options = options.with_dialect(dialect);
        }
        // Why a schema is refused is told where its types are made.
        let _ = Outline::of_root(text, &options).err();
        drop(options);
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the file that a URI means: that of a `file:` URI, the one that lies to the schema's file as the URI lies to its `$id`,
    /// or the one beside the schema that has that `$id`.
    fn path(&self, uri: &str) -> Option<PathBuf> {
        let wanted = uri.split(['?', '#']).next().unwrap_or_default();
        let path = if wanted.starts_with(FILE) {
            file_of(wanted)
        } else {
            self.by_place(wanted)
        };
        let exists = |path: &PathBuf| is_json(path) && path.is_file() && self.may_read(path);
        let by_id = || {
            let ids = self.files.ids(self.schema.parent()?);
            ids.get(wanted)
                .filter(|path| **path != self.schema)
                .cloned()
        };
        path.filter(exists).or_else(|| by_id().filter(exists))
    }

    /// Whether a schema may refer to a file: it is below the schema's folder, one that was given, or the current one. A schema is
    /// somebody else's.
    fn may_read(&self, path: &Path) -> bool {
        let folders = [
            self.schema.parent().map(Path::to_path_buf),
            env::current_dir().ok(),
        ];
        let folders = folders.into_iter().flatten();
        let mut folders = folders
            .chain(self.files.given.iter().cloned())
            .filter_map(|folder| folder.canonicalize().ok());
        path.canonicalize()
            .is_ok_and(|path| folders.any(|folder| path.starts_with(folder)))
    }

    /// Returns the file that lies to the schema's own as a URI lies to the schema's `$id`.
    fn by_place(&self, uri: &str) -> Option<PathBuf> {
        let (own, _) = self.id.as_deref()?.rsplit_once('/')?;
        let (own, steps): (Vec<_>, Vec<_>) = (own.split('/').collect(), uri.split('/').collect());
        let pairs = own.iter().zip(&steps);
        let common = pairs.take_while(|(own, step)| own == step).count();
        // `https:`, nothing, and the host are the same, or the two have no place in common.
        if common < 3 {
            return None;
        }
        let mut around = self.schema.parent()?.ancestors();
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

    /// Returns the name of the other file that has a problem, and its line if it can be read.
    pub(crate) fn place(&self, problem: &Problem) -> (String, Option<Frame>) {
        let uri = problem.location().split('#').next().unwrap_or_default();
        let path = self.path(uri);
        let text = path.as_deref().and_then(|path| self.files.text(path));
        let name = path.map_or_else(
            || uri.to_owned(),
            |path| below_current(&path).to_string_lossy().into_owned(),
        );
        (name, text.map(|text| frame(problem, &text)))
    }
}

/// Returns what is said of a problem in a file that nobody named. A schema is somebody else's, and the file that it refers to may be no
/// schema at all, but have what its reader would not show.
pub(crate) fn without_content(problem: &Problem, file: &str) -> String {
    let message = problem.message_without_content();
    format!("{message}; `saop lint --open {file}` shows it")
}

/// Returns the line of a problem in the text that has it.
pub(crate) fn frame(problem: &Problem, text: &str) -> Frame {
    let frame = Frame::new(text.as_bytes(), &problem.span(), problem.position().line);
    let location = problem.location();
    frame.with_label(
        location
            .split_once('#')
            .map_or(location, |(_, pointer)| pointer),
    )
}

/// Returns the folder of a file, as a path from the root.
pub(crate) fn folder_of(file: &Path) -> PathBuf {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    folder.canonicalize().unwrap_or_else(|_| folder.to_owned())
}

/// Returns a path from the current folder, if it is below that.
fn below_current(path: &Path) -> PathBuf {
    let current = env::current_dir().ok();
    let below = current.and_then(|current| Some(path.strip_prefix(current).ok()?.to_path_buf()));
    below.unwrap_or_else(|| path.to_owned())
}

/// Returns the `$id` of a schema, or the `id` of draft-04, without a fragment and with scheme and host in lower case.
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

/// Returns the files of a folder by their own `$id`s.
fn ids_in(folder: &Path) -> HashMap<String, PathBuf> {
    /// In a larger folder, nothing is looked for.
    const MOST: usize = 1000;
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<_> = paths.filter(|path| is_json(path)).collect();
    if paths.len() > MOST {
        return HashMap::new();
    }
    paths.sort();
    let ids = paths.into_iter().filter_map(|path| {
        let id = id_of(&read_text(&path)?)?;
        // As `/address`, it is looked for as what the file's own URI makes of it.
        let id = if id.starts_with('/') {
            format!("{FILE}{id}")
        } else {
            id
        };
        Some((id, path))
    });
    let mut all = HashMap::new();
    for (id, path) in ids {
        all.entry(id).or_insert(path);
    }
    all
}

/// Whether a schema may refer to another document: a reference does not begin with `#`, as far as can be seen without reading it.
pub(crate) fn may_refer_elsewhere(text: &str) -> bool {
    let mut references = text.match_indices("ef\"");
    text.contains("\\u")
        || references.any(|(at, key)| {
            let rest = text.get(at + key.len()..).unwrap_or_default();
            let value = rest.trim_start().strip_prefix(':').map(str::trim_start);
            value.is_some_and(|value| !value.starts_with("\"#"))
        })
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "json")
}

fn read_text(path: &Path) -> Option<String> {
    let bytes = is_json(path).then(|| input::read_regular(path).ok())??;
    String::from_utf8(bytes).ok().map(input::without_mark)
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
