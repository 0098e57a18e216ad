//! What a walk leaves out, as ripgrep does: names that begin with a dot, what ignore files say, and what `--exclude` says. SPEC U2.
//!
//! Invariant: the ignore files of the folders above the one that is walked do not count, and the nearest one decides.

use std::env;
use std::fmt;
use std::fs::DirEntry;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ignore::Match;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use super::patterns::below;
use super::read::regular_text;
use super::whole_path;
use crate::args::FindArgs;
use crate::out;
use crate::text::counted;

const GIT: &str = ".git";

/// What is left out of every folder.
pub(crate) struct Filter {
    excludes: Vec<Gitignore>,
    /// The user's own, which git has for all repositories. `None` where no ignore file counts.
    global: Option<Gitignore>,
    is_hidden_read: bool,
    /// Hidden names that are read all the same.
    named: Option<Gitignore>,
}

/// The ignore files of a folder, and of those above it in the walk.
pub(crate) struct Level {
    above: Option<Arc<Level>>,
    /// `.ignore`, `.gitignore`, and `.git/info/exclude`: what the first says wins.
    files: [Gitignore; 3],
    is_repository: bool,
}

/// What was left out, as far as it would have been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ignored {
    pub(crate) folders: u64,
    pub(crate) files: u64,
}

impl Ignored {
    pub(crate) const fn is_empty(self) -> bool {
        self.folders == 0 && self.files == 0
    }

    /// Returns what has come to an earlier count.
    pub(crate) const fn since(self, earlier: Self) -> Self {
        Self {
            folders: self.folders - earlier.folders,
            files: self.files - earlier.files,
        }
    }
}

impl fmt::Display for Ignored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let folders = counted(self.folders, "folder");
        let files = counted(self.files, "file");
        match (self.folders, self.files) {
            (_, 0) => write!(f, "ignored {folders}"),
            (0, _) => write!(f, "ignored {files}"),
            _ => write!(f, "ignored {folders} and {files}"),
        }
    }
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            excludes: Vec::new(),
            global: Some(Gitignore::empty()),
            is_hidden_read: false,
            named: None,
        }
    }
}

impl Filter {
    /// Fails with the reason if a pattern is wrong.
    pub(crate) fn new(args: &FindArgs) -> Result<Self, String> {
        let filter = Self {
            excludes: Vec::new(),
            global: (!args.no_ignore).then(|| Gitignore::global().0),
            is_hidden_read: args.hidden,
            named: None,
        };
        let current = env::current_dir().unwrap_or_default();
        filter.with_excludes(&args.exclude, &current)
    }

    /// Also leaves out what matches one of the patterns, from a folder on.
    pub(crate) fn with_excludes(mut self, globs: &[String], from: &Path) -> Result<Self, String> {
        if globs.is_empty() {
            return Ok(self);
        }
        let mut all = GitignoreBuilder::new(from);
        for glob in globs {
            let glob = below(glob, from).map_err(|why| format!("--exclude: {why}"))?;
            all.add_line(None, &glob)
                .map_err(|error| format!("--exclude: {error}"))?;
        }
        let all = all.build().map_err(|error| format!("--exclude: {error}"))?;
        self.excludes.push(all);
        Ok(self)
    }

    /// Also reads hidden names that some patterns of files name, step by step: who writes `.github/*.yml` means that folder.
    pub(crate) fn with_named(mut self, globs: &[String]) -> Self {
        let mut named = GitignoreBuilder::new("");
        let meant = globs.iter().filter(|glob| !glob.starts_with('!'));
        let steps = meant.flat_map(|glob| glob.split('/'));
        for step in steps.filter(|step| step.starts_with('.')) {
            // A step of a pattern that was read is one, or else it names nothing.
            let _ = named.add_line(None, step);
        }
        self.named = named.build().ok();
        self
    }

    /// Reads the ignore files of a folder with these entries.
    pub(super) fn enter(
        &self,
        folder: &Path,
        above: Option<Arc<Level>>,
        entries: &[DirEntry],
    ) -> Option<Arc<Level>> {
        self.global.as_ref()?;
        let has = |name: &str| entries.iter().any(|entry| entry.file_name() == name);
        let is_repository = has(GIT);
        if !is_repository && !has(".ignore") && !has(".gitignore") {
            return above;
        }
        let read = |path: PathBuf, is_there: bool| {
            let mut rules = GitignoreBuilder::new(folder);
            if is_there
                && path.is_file()
                && let Some(error) = rules.add(path)
            {
                out::say(&format!("warning: {error}"));
            }
            rules.build().unwrap_or_else(|_| Gitignore::empty())
        };
        Some(Arc::new(Level {
            files: [
                read(folder.join(".ignore"), has(".ignore")),
                read(folder.join(".gitignore"), has(".gitignore")),
                read(exclude_of(folder), is_repository),
            ],
            is_repository,
            above,
        }))
    }

    /// Whether what is in a folder is left out.
    pub(super) fn ignores(&self, level: Option<&Level>, path: &Path, is_folder: bool) -> bool {
        if !self.excludes.is_empty() {
            let whole = whole_path(path);
            let is_excluded = |all: &Gitignore| all.matched(&whole, is_folder).is_ignore();
            if self.excludes.iter().any(is_excluded) {
                return true;
            }
        }
        let name = path.file_name().unwrap_or_default();
        let is_named = |named: &Gitignore| named.matched(name, is_folder).is_ignore();
        let is_hidden = !self.is_hidden_read
            && name.as_encoded_bytes().starts_with(b".")
            && !self.named.as_ref().is_some_and(is_named);
        let Some(global) = &self.global else {
            return is_hidden;
        };
        if name == GIT {
            return true;
        }
        let said = level.map_or(Match::None, |level| level.says(path, is_folder));
        match said.or(global.matched(path, is_folder).map(|_| ())) {
            Match::None => is_hidden,
            Match::Ignore(()) => true,
            Match::Whitelist(()) => false,
        }
    }
}

/// Returns the file with what a repository ignores besides. Its `.git` is a folder; in a submodule a file that names one; and in a worktree
/// a file that names a folder in which another file names that of the repository.
fn exclude_of(repository: &Path) -> PathBuf {
    let named = |file: PathBuf, key: &str| {
        let text = regular_text(&file).ok()?;
        let path = text.trim_end_matches(['\n', '\r']).strip_prefix(key)?;
        Some(PathBuf::from(path))
    };
    let mut git = repository.join(GIT);
    if let Some(path) = named(git.clone(), "gitdir: ") {
        git = repository.join(path);
        if let Some(path) = named(git.join("commondir"), "") {
            git = git.join(path);
        }
    }
    git.join("info/exclude")
}

impl Level {
    /// Returns what the nearest file of each kind says that says something; those of git only within its repository.
    fn says(&self, path: &Path, is_folder: bool) -> Match<()> {
        let mut said = [Match::None, Match::None, Match::None];
        let mut level = Some(self);
        let mut is_inside = true;
        while let Some(Self {
            above,
            files,
            is_repository,
        }) = level
        {
            for (at, (said, file)) in said.iter_mut().zip(files).enumerate() {
                if said.is_none() && (at == 0 || is_inside) {
                    *said = file.matched(path, is_folder).map(|_| ());
                }
            }
            is_inside &= !is_repository;
            level = above.as_deref();
        }
        let [ignore, gitignore, exclude] = said;
        ignore.or(gitignore).or(exclude)
    }
}
