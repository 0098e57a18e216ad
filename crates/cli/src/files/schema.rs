//! A schema in a file, and what it refers to. SPEC X2, S6.
//!
//! Invariant: nothing is shown of a file that only a schema names.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use saop_json::Position;
use saop_json::show::Frame;
use saop_schema::{CompileError, CompileOptions, Dialect, Problem, find_documents};

use super::library::{FILE, Library, id_of};
use super::read::below_current;
use super::written::Written;
use crate::text::percent_encoded;

/// A schema in a file.
pub(crate) struct SchemaFile {
    /// The file, as it was named.
    pub(crate) name: PathBuf,
    /// Its JSON.
    pub(crate) text: Arc<str>,
    written: Arc<Written>,
    /// The file, from the root.
    path: PathBuf,
    pub(crate) uri: String,
    id: Option<String>,
    library: Arc<Library>,
    /// Whether a document that it refers to was not found.
    is_incomplete: AtomicBool,
}

/// A document that is referred to.
pub(crate) struct Found {
    /// Its URI, as it was asked for.
    pub(crate) uri: String,
    #[cfg(feature = "generate")]
    pub(crate) path: PathBuf,
    pub(crate) text: Arc<str>,
}

impl SchemaFile {
    pub(crate) fn of(name: &Path, written: Arc<Written>, library: Arc<Library>) -> Self {
        let text = Arc::clone(&written.json);
        // Where a link leads is another place, and nothing is referred to from there.
        let path = folder_of(name).join(name.file_name().unwrap_or_default());
        Self {
            name: name.to_owned(),
            uri: format!("{FILE}{}", percent_encoded(&path.to_string_lossy())),
            path,
            id: id_of(&text),
            text,
            written,
            library,
            is_incomplete: AtomicBool::new(false),
        }
    }

    /// Returns the options to compile it with.
    pub(crate) fn options(&self, dialect: Option<Dialect>) -> CompileOptions<'_> {
        let find = |uri: &str| Some(self.library.text(&self.find(uri)?)?.json.to_string());
        let options = CompileOptions::new().with_uri(&self.uri).with_finder(find);
        match dialect {
            Some(dialect) => options.with_dialect(dialect),
            None => options,
        }
    }

    fn find(&self, uri: &str) -> Option<PathBuf> {
        let found = self.library.find(uri, &self.path, self.id.as_deref());
        self.is_incomplete
            .fetch_or(found.is_none(), Ordering::Relaxed);
        found
    }

    /// Returns the files that it refers to, and those that they refer to, without what is `known` by its URI. Beside them, why not
    /// all could be found: one is not JSON.
    pub(crate) fn referred(
        &self,
        dialect: Option<Dialect>,
        known: &(dyn Fn(&str) -> Option<Arc<str>> + Sync),
    ) -> (Vec<Found>, Result<(), CompileError>) {
        let all = Mutex::new(Vec::new());
        let options = self.options(dialect).with_finder(|uri| {
            if let Some(text) = known(uri) {
                return Some(text.to_string());
            }
            let path = self.find(uri)?;
            let text = Arc::clone(&self.library.text(&path)?.json);
            let found = Found {
                uri: uri.to_owned(),
                #[cfg(feature = "generate")]
                path,
                text: Arc::clone(&text),
            };
            all.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(found);
            Some(text.to_string())
        });
        let whole = find_documents(&self.text, &options);
        drop(options);
        let all = all.into_inner();
        (all.unwrap_or_else(PoisonError::into_inner), whole)
    }

    /// Returns the name of the other file that has a problem, and its line if it can be read.
    pub(crate) fn place(&self, problem: &Problem) -> (String, Option<Frame>) {
        let uri = problem.location().split('#').next().unwrap_or_default();
        let path = self.find(uri);
        let text = path.as_deref().and_then(|path| self.library.text(path));
        let name = path.map_or_else(
            || uri.to_owned(),
            |path| below_current(&path).to_string_lossy().into_owned(),
        );
        (name, text.map(|text| framed(problem, &text)))
    }

    /// Returns where a problem is in the file that has it.
    pub(crate) fn position(&self, problem: &Problem) -> Position {
        if problem.is_in_main_document() {
            return self.written.position(&problem.span());
        }
        let uri = problem.location().split('#').next().unwrap_or_default();
        let text = self.find(uri).and_then(|path| self.library.text(&path));
        text.map_or_else(|| problem.position(), |text| text.position(&problem.span()))
    }

    /// Returns the line of a problem in the schema itself.
    pub(crate) fn frame(&self, problem: &Problem) -> Frame {
        framed(problem, &self.written)
    }

    /// Returns what to do about documents that were not found, if there are any.
    pub(crate) fn advice(&self) -> Option<String> {
        if !self.is_incomplete.load(Ordering::Relaxed) {
            return None;
        }
        let cut = self.library.too_large(&self.path).map(|folder| {
            let folder = below_current(&folder);
            format!(
                "not every file in {} was looked at for its `$id`, since there are too many; ",
                folder.display()
            )
        });
        Some(format!(
            "{}--document URI=FILE says which file has a URI",
            cut.unwrap_or_default()
        ))
    }
}

/// Returns what is said of a problem in a file that nobody named. A schema is somebody else's, and the file that it refers to may be no
/// schema at all, but have what its reader would not show.
pub(crate) fn without_content(problem: &Problem, file: &str) -> String {
    let message = problem.message_without_content();
    format!("{message}; `saop lint --open {file}` shows it")
}

/// Returns the line of a problem in the text that has it.
fn framed(problem: &Problem, text: &Written) -> Frame {
    text.frame(&problem.span(), pointer(problem))
}

/// Returns the JSON Pointer of a problem in the text that has it.
pub(crate) fn pointer(problem: &Problem) -> &str {
    let location = problem.location();
    location
        .split_once('#')
        .map_or(location, |(_, pointer)| pointer)
}

/// Returns the folder of a file, as a path from the root.
pub(crate) fn folder_of(file: &Path) -> PathBuf {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    folder.canonicalize().unwrap_or_else(|_| folder.to_owned())
}
