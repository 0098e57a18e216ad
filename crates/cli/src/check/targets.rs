//! Which schema a document is checked against: what the command line says, what the settings say of its file, or what its own `$schema`
//! names. SPEC U2.
//!
//! Invariant: nothing is fetched, and a document names no file but one below the current folder, its own, or that of the settings.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use memchr::memmem;
use saop_json::JsonRef;
use saop_json::show::one_line;
use saop_schema::resolve_reference;
use saop_tools::CallOptions;

use super::schema::{self, Given, Loading};
use crate::files::library::file_of;
use crate::files::patterns::Patterns;
use crate::files::whole_path;
use crate::schema_name::Wanted;

/// Longest name that is shown, in bytes.
const LONGEST: usize = 200;

/// What documents are checked against.
#[derive(Clone)]
pub(crate) enum Target {
    /// A message of the protocol.
    Message(Wanted),
    /// Tool calls.
    Calls(CallOptions),
    /// A schema of the caller's.
    Given(Given),
}

/// The schemas of a run.
pub(crate) struct Targets {
    /// Those of the settings: the first whose files a document is among.
    rules: Vec<(Patterns, Target)>,
    /// That of all others.
    other: Target,
    /// Whether files that no rule is for are left out, unless they are these.
    named: Option<HashSet<PathBuf>>,
    /// `None` where what documents say does not count.
    own: Option<Own>,
}

/// The schemas that documents name.
pub(crate) struct Own {
    /// Where they are looked for.
    folders: Vec<PathBuf>,
    loading: Loading,
    known: Mutex<HashMap<PathBuf, Option<Given>>>,
}

/// What is known of the documents of a source.
pub(crate) struct Chosen<'a> {
    pub(crate) target: &'a Target,
    source: &'a str,
    /// Whether those that name no schema are left out.
    pub(crate) is_left_out: bool,
}

impl Own {
    pub(crate) fn new(folders: Vec<PathBuf>, loading: Loading) -> Self {
        Self {
            folders,
            loading,
            known: Mutex::default(),
        }
    }
}

impl Targets {
    /// One schema for all.
    pub(crate) const fn all(target: Target) -> Self {
        Self {
            rules: Vec::new(),
            other: target,
            named: None,
            own: None,
        }
    }

    /// Sets the schemas of some files. Of others, only these `named` are checked, if there are some.
    pub(crate) fn with_rules(
        self,
        rules: Vec<(Patterns, Target)>,
        named: Option<HashSet<PathBuf>>,
    ) -> Self {
        Self {
            rules,
            named,
            ..self
        }
    }

    /// Also takes the schemas that documents name.
    pub(crate) fn with_own(self, own: Own) -> Self {
        Self {
            own: Some(own),
            ..self
        }
    }

    /// Returns what is known of the documents of a source.
    pub(crate) fn of<'a>(&'a self, source: &'a str) -> Chosen<'a> {
        let chosen = |target, is_left_out| Chosen {
            target,
            source,
            is_left_out,
        };
        if self.rules.is_empty() {
            return chosen(&self.other, false);
        }
        let path = whole_path(Path::new(source));
        let rule = self.rules.iter().find(|(files, _)| files.have(&path));
        if let Some((_, target)) = rule {
            return chosen(target, false);
        }
        let is_named = |named: &HashSet<_>| named.contains(Path::new(source));
        let is_left_out = self.named.as_ref().is_some_and(|named| !is_named(named));
        chosen(&self.other, is_left_out)
    }

    /// Returns the schema that a document names, which is JSON. `None` if it names none that can be looked for.
    pub(crate) fn own(&self, chosen: &Chosen<'_>, text: &str) -> Option<Result<Given, String>> {
        let own = self.own.as_ref()?;
        memmem::find(text.as_bytes(), b"\"$schema\"")?;
        let uri = JsonRef::of_valid(text.trim()).get("$schema")?.as_str()?;
        let (wanted, fragment) = resolve_reference("", &uri);
        if !fragment.is_empty() {
            return None;
        }
        if let Some(path) = own.loading.named(&wanted) {
            return Some(own.given(&path, &uri));
        }
        let ids = self.rules.iter().find_map(|(_, target)| match target {
            Target::Given(given) => Some(given.clone()).filter(|given| given.name == wanted),
            _ => None,
        });
        if let Some(given) = ids {
            return Some(Ok(given));
        }
        let uri = uri.split('#').next().unwrap_or_default();
        if uri.is_empty() || uri.starts_with("//") || chosen.source == "-" {
            return None;
        }
        let path = if uri.split('/').next()?.contains(':') {
            file_of(uri).filter(|path| path.is_absolute())?
        } else {
            PathBuf::from(uri)
        };
        let folder = Path::new(chosen.source).parent()?;
        Some(own.beside(folder, &path, uri))
    }
}

impl Own {
    /// Returns the schema at a path from a folder, which a URI means.
    fn beside(&self, folder: &Path, path: &Path, uri: &str) -> Result<Given, String> {
        let path = folder.join(path);
        let unnamed = |why: &str| format!("expected a schema at {}, {why}", one_line(uri, LONGEST));
        let Ok(real) = path.canonicalize() else {
            return Err(unnamed("as its `$schema` says, but found none"));
        };
        let mut folders = self.folders.iter().map(PathBuf::as_path).chain([folder]);
        let is_below = |folder: &Path| {
            let folder = if folder.as_os_str().is_empty() {
                Path::new(".")
            } else {
                folder
            };
            folder
                .canonicalize()
                .is_ok_and(|folder| real.starts_with(folder))
        };
        if !folders.any(is_below) {
            return Err(unnamed(
                "as its `$schema` says, but found it neither below the document's folder nor the current one",
            ));
        }
        self.given(&path, uri)
    }

    /// Returns the schema in a file, which is compiled once.
    fn given(&self, path: &Path, uri: &str) -> Result<Given, String> {
        let whole = whole_path(path);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let given = known.entry(whole);
        let given = given.or_insert_with(|| schema::load(path, &self.loading));
        let refused = || format!("its `$schema`, {}, is refused", one_line(uri, LONGEST));
        given.clone().ok_or_else(refused)
    }
}
