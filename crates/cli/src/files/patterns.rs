//! Patterns of files, as in `.gitignore`, that settings are for. SPEC U2.
//!
//! Invariant: the last pattern that says something of a file, or of a folder that it is in, decides.

use std::path::{Path, PathBuf};

use ignore::gitignore::{Gitignore, GitignoreBuilder};

/// The files of a folder that some patterns name.
#[derive(Clone)]
pub(crate) struct Patterns {
    root: PathBuf,
    /// Each alone: of several, a matcher asks about a file first and about its folders only if none says something of it.
    each: Vec<Gitignore>,
}

impl Patterns {
    /// No file of a folder, which is a path from the root.
    pub(crate) fn new(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
            each: Vec::new(),
        }
    }

    /// Adds what a pattern names, or with a `!` takes that away.
    ///
    /// # Errors
    ///
    /// Fails with the reason if it is no pattern.
    pub(crate) fn add(&mut self, pattern: &str) -> Result<(), String> {
        let mut one = GitignoreBuilder::new(&self.root);
        let added = one.add_line(None, pattern).map(|_| ());
        let built = added.and_then(|()| one.build());
        self.each.push(built.map_err(|error| error.to_string())?);
        Ok(())
    }

    /// Whether a file, by its path from the root, is among them.
    pub(crate) fn have(&self, file: &Path) -> bool {
        let mut said = self
            .each
            .iter()
            .rev()
            .map(|one| one.matched_path_or_any_parents(file, false));
        file.starts_with(&self.root)
            && said
                .find(|said| !said.is_none())
                .is_some_and(|said| said.is_ignore())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_pattern_that_says_something_decides() {
        let has = |patterns: &[&str], file: &str| {
            let mut all = Patterns::new(Path::new("/p"));
            for pattern in patterns {
                all.add(pattern).unwrap();
            }
            all.have(Path::new(file))
        };
        let but = &["configs/**/*.json", "!configs/old/"];
        assert!(has(but, "/p/configs/a.json"));
        assert!(has(but, "/p/configs/new/a.json"));
        assert!(!has(but, "/p/configs/old/a.json"));
        assert!(!has(but, "/p/configs/old/deep/a.json"));
        assert!(!has(but, "/p/a.json"));
        assert!(!has(but, "/other/configs/a.json"));
        let again = &["configs/", "!old/", "old/keep.json"];
        assert!(!has(again, "/p/configs/old/a.json"));
        assert!(has(again, "/p/old/keep.json"));
        assert!(!has(&["!old/"], "/p/a.json"));
        assert!(!has(&[], "/p/a.json"));
    }
}
