//! `--split DIR`: the lines that are valid in one file, and those that are not in another, as they were. SPEC U3.
//!
//! Invariant: a file is put in its place when it is whole, so that nobody takes a part for all, and no part is left behind.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use crate::written::Unfinished;

const NAMES: [&str; 2] = ["valid.ndjson", "invalid.ndjson"];

/// The lines of a batch.
#[derive(Default)]
pub(crate) struct Lines {
    pub(crate) valid: Vec<u8>,
    pub(crate) invalid: Vec<u8>,
}

impl Lines {
    /// Returns the bytes that they use.
    pub(crate) fn held(&self) -> usize {
        self.valid.capacity() + self.invalid.capacity()
    }

    /// Adds a document of several lines as one, with spaces for their ends.
    pub(crate) fn push_joined(&mut self, text: &[u8], is_valid: bool) {
        let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        let joined = text
            .iter()
            .map(|byte| if is_end(byte) { b' ' } else { *byte });
        self.push(&joined.collect::<Vec<_>>(), is_valid);
    }

    /// Adds a line, with an end if it has none.
    pub(crate) fn push(&mut self, raw: &[u8], is_valid: bool) {
        let lines = if is_valid {
            &mut self.valid
        } else {
            &mut self.invalid
        };
        lines.extend_from_slice(raw);
        if !raw.ends_with(b"\n") {
            lines.push(b'\n');
        }
    }
}

/// The two files.
pub(crate) struct Split {
    files: [Part; 2],
}

/// A file that is not in its place yet.
struct Part {
    file: BufWriter<File>,
    now: TempPath,
    path: PathBuf,
}

impl Split {
    /// Makes a folder, if there is none. Errors say which file could not be written, or is one of the `sources`.
    pub(crate) fn into_folder<'s>(
        folder: &Path,
        sources: impl Iterator<Item = &'s Path>,
    ) -> io::Result<Self> {
        fs::create_dir_all(folder).map_err(|why| unwritten(folder, &why))?;
        spare(folder, sources)?;
        let unfinished = Unfinished::watched();
        let part = |name: &str| {
            let path = folder.join(name);
            let file = unfinished.temporary(&path);
            let (file, now) = file.map_err(|why| unwritten(&path, &why))?.into_parts();
            let file = BufWriter::new(file);
            io::Result::Ok(Part { file, now, path })
        };
        let [valid, invalid] = NAMES.map(part);
        Ok(Self {
            files: [valid?, invalid?],
        })
    }

    pub(crate) fn write(&mut self, lines: &Lines) -> io::Result<()> {
        let [valid, invalid] = &mut self.files;
        valid.write(&lines.valid)?;
        invalid.write(&lines.invalid)
    }

    pub(crate) fn finish(self) -> io::Result<()> {
        self.files.into_iter().try_for_each(Part::finish)
    }
}

impl Part {
    fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        let written = self.file.write_all(lines);
        written.map_err(|why| unwritten(&self.path, &why))
    }

    fn finish(self) -> io::Result<()> {
        let Self { file, now, path } = self;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error);
        let placed = file.and_then(|_| now.persist(&path).map_err(|why| why.error));
        placed.map_err(|why| unwritten(&path, &why))
    }
}

/// Refuses to replace what is read.
fn spare<'s>(folder: &Path, mut sources: impl Iterator<Item = &'s Path>) -> io::Result<()> {
    let known = NAMES.map(|name| fs::canonicalize(folder.join(name)).ok());
    if known == [None, None] {
        return Ok(());
    }
    let is_known = |source: &&Path| {
        let name = source.file_name().and_then(OsStr::to_str);
        // Most have other names, and are no links to these.
        name.is_some_and(|name| NAMES.contains(&name)) || source.is_symlink()
    };
    let replaced = sources.find(|source| {
        is_known(source) && fs::canonicalize(source).is_ok_and(|path| known.contains(&Some(path)))
    });
    match replaced {
        None => Ok(()),
        Some(source) => Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            format!(
                "--split would replace {}, which is to be checked; name another folder",
                source.display()
            ),
        )),
    }
}

fn unwritten(path: &Path, why: &io::Error) -> io::Error {
    let path = path.display();
    io::Error::new(why.kind(), format!("{path} could not be written: {why}"))
}
