//! Which files a command reads: what the command line names, and what the schemas among it refer to.
//!
//! - `read`: one file, or standard input, to its end.
//! - `documents`: the documents to check.
//! - `packed`: what is compressed.
//! - `patterns`: the files that settings are for.
//! - `walk`, `ignored`: those of paths and folders, and what is left out.
//! - `folder`: the schemas of a folder, and where else one may be.
//! - `library`: the files that schemas may refer to, by URI.
//! - `written`: what is YAML, as JSON.
//! - `schema`: a schema in a file, with its place in the library.
//!
//! Invariant: a file is read once for each command, and no more of one is kept than its maximum size.

pub(crate) mod documents;
pub(crate) mod folder;
pub(crate) mod ignored;
pub(crate) mod library;
mod packed;
pub(crate) mod patterns;
pub(crate) mod read;
pub(crate) mod schema;
pub(crate) mod walk;
pub(crate) mod written;

use std::env;
use std::path::{Component, Path, PathBuf};

/// Returns a path from the root, without a step that leads back.
pub(crate) fn whole_path(path: &Path) -> PathBuf {
    let mut whole = env::current_dir().unwrap_or_default();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                whole.pop();
            }
            Component::CurDir => {}
            part => whole.push(part),
        }
    }
    whole
}
