//! `--split DIR`: the lines that are valid in one file, and those that are not in another, as they were. SPEC U3.
//!
//! Invariant: a file is put in its place when it is whole, so that nobody takes a part for all, and no part is left behind.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

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
    files: [(BufWriter<NamedTempFile>, PathBuf); 2],
}

impl Split {
    /// Makes a folder, if there is none.
    pub(crate) fn into_folder(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let unfinished = Unfinished::watched();
        let file = |name: &str| {
            let path = folder.join(name);
            io::Result::Ok((BufWriter::new(unfinished.temporary(&path)?), path))
        };
        let [valid, invalid] = NAMES.map(file);
        Ok(Self {
            files: [valid?, invalid?],
        })
    }

    pub(crate) fn write(&mut self, lines: &Lines) -> io::Result<()> {
        let [(valid, _), (invalid, _)] = &mut self.files;
        valid.write_all(&lines.valid)?;
        invalid.write_all(&lines.invalid)
    }

    pub(crate) fn finish(self) -> io::Result<()> {
        for (file, path) in self.files {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.persist(path)?;
        }
        Ok(())
    }
}
