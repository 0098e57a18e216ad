//! Patterns of files, as in `.gitignore`: those that settings are for, and how each is written. SPEC U2.
//!
//! Invariant: the last pattern that says something of a file, or of a folder that it is in, decides.

use std::borrow::Cow;
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
        let pattern = below(pattern, &self.root)?;
        let mut one = GitignoreBuilder::new(&self.root);
        let added = one.add_line(None, &pattern).map(|_| ());
        let built = added.and_then(|()| one.build());
        let built = built.map_err(|error| format!("expected a pattern: {error}"));
        self.each.push(built?);
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

/// Returns a pattern as `.gitignore` has it: `./x`, which a shell completes, is `/x` there, and `.` is all that is in the folder.
///
/// # Errors
///
/// Fails with the reason if nothing in the folder could match it: it leads out of that, or is a path from the root.
pub(crate) fn below<'p>(pattern: &'p str, folder: &Path) -> Result<Cow<'p, str>, String> {
    let (not, path) = match pattern.strip_prefix('!') {
        Some(path) => ("!", path),
        None => ("", pattern),
    };
    let from = || format!("expected a pattern from {} on", folder.display());
    let mut rest = path;
    while let Some(further) = rest.strip_prefix("./") {
        rest = further.trim_start_matches('/');
    }
    if rest == ".." || rest.starts_with("../") {
        return Err(format!(
            "{}, but found {pattern}, which leads out of it",
            from()
        ));
    }
    if rest.len() < path.len() || rest == "." {
        let rest = if matches!(rest, "" | ".") { "*" } else { rest };
        return Ok(Cow::Owned(format!("{not}/{rest}")));
    }
    let is_root = folder.parent().is_none();
    match Path::new(path).strip_prefix(folder) {
        Ok(rest) if !is_root => {
            let rest = rest.display();
            Err(format!("{}, as {not}/{rest}, but found {pattern}", from()))
        }
        _ => Ok(Cow::Borrowed(pattern)),
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
    #[test]
    fn a_pattern_that_nothing_could_match_is_taken_as_it_is_meant_or_refused() {
        let below = |pattern: &'static str| super::below(pattern, Path::new("/p/q"));
        for (pattern, meant) in [
            ("a/*.json", "a/*.json"),
            ("/a", "/a"),
            ("./a/", "/a/"),
            ("!./a", "!/a"),
            ("././/a", "/a"),
            (".", "/*"),
            ("./", "/*"),
            (".a", ".a"),
            ("..a", "..a"),
            ("/p", "/p"),
        ] {
            assert_eq!(below(pattern).unwrap(), meant);
        }
        for (pattern, why) in [
            (
                "../a",
                "from /p/q on, but found ../a, which leads out of it",
            ),
            ("!./../a", "but found !./../a, which leads out of it"),
            ("..", "which leads out of it"),
            ("/p/q/a/*", "as /a/*, but found /p/q/a/*"),
            ("!/p/q/a", "as !/a, but found !/p/q/a"),
        ] {
            let refused = below(pattern).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
        assert_eq!(super::below("/a", Path::new("/")).unwrap(), "/a");
    }
}
