//! The documents to check, and how they are read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use saop_json::Limits;

use crate::out;

use super::ignored::Ignored;
use super::packed::{unpacked, without_ending};
use super::read::{is_stdin, open_regular};

/// How many times as much as a document may have is read of one, or of a line, only to say how much it has. More is read of a line in
/// a file, which has an end: the next line may be short.
const TIMES: u64 = 16;

/// Returns how much is read of a document or a line that has no end in sight.
pub(crate) fn most(max_bytes: usize) -> u64 {
    TIMES * (max_bytes.max(Limits::DEFAULT_BYTES) as u64)
}

/// Returns the error for what goes on after [`most`].
pub(crate) fn endless(most: u64) -> io::Error {
    let why = format!("expected an end within {most} bytes, but found none");
    io::Error::new(io::ErrorKind::FileTooLarge, why)
}

/// Goes through the rest of a document, of which `read` bytes are known. Returns how many it has, if it has an end.
pub(crate) fn pass_over(input: impl io::Read, read: u64, max_bytes: usize) -> io::Result<u64> {
    let most = most(max_bytes);
    let rest = most.saturating_sub(read).saturating_add(1);
    let found = read + io::copy(&mut input.take(rest), &mut io::sink())?;
    if found > most {
        return Err(endless(most));
    }
    Ok(found)
}

/// How what is found is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// Standard input, and named files without one of the endings.
    pub(crate) other: Shape,
    /// Whether YAML is read, which only schemas of the caller's are for.
    pub(crate) is_yaml_read: bool,
}

impl Reading {
    /// JSON, `in_lines` or not where no ending says it.
    #[cfg(any(test, feature = "view"))]
    pub(crate) const fn json(in_lines: bool) -> Self {
        Self {
            other: if in_lines {
                Shape::Lines
            } else {
                Shape::Document
            },
            is_yaml_read: false,
        }
    }

    /// Returns how a file is read that a folder has; `None` for one that is no document.
    pub(super) fn shape_of(self, path: &Path) -> Option<Shape> {
        shape_of(path).filter(|shape| self.is_yaml_read || *shape != Shape::Yaml)
    }
}

/// Something to read, and how.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) shape: Shape,
    /// Number of bytes of the file, if it is one.
    pub(crate) len: Option<u64>,
}

/// A source that is read.
pub(crate) struct Opened {
    /// What it has, unpacked.
    pub(crate) input: Box<dyn io::Read + Send>,
    /// How much that is, if it is known beforehand.
    pub(crate) len: Option<u64>,
}

impl Opened {
    /// Returns how much is read of one line.
    pub(crate) fn most_of_line(&self, max_bytes: usize) -> u64 {
        self.len.map_or_else(|| most(max_bytes), |_| u64::MAX)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One JSON document.
    Document,
    /// One document per line.
    Lines,
    /// One YAML document, or several.
    Yaml,
}

impl Source {
    /// Returns its name for reports.
    pub(crate) fn name(&self) -> String {
        self.path.to_string_lossy().into_owned()
    }

    pub(crate) fn is_stdin(&self) -> bool {
        is_stdin(&self.path)
    }

    /// Returns the number of bytes that it has, if it is known beforehand.
    pub(crate) fn known_len(&self) -> Option<u64> {
        self.len.filter(|_| !is_packed(&self.path))
    }

    /// Opens it for reading, through `through`. What was a regular file has to be one still: opening a pipe would wait for a writer that may
    /// never come, and a device may never end.
    pub(crate) fn open<R: io::Read + Send + 'static>(
        &self,
        through: impl FnOnce(Box<dyn io::Read + Send>) -> R,
    ) -> io::Result<Opened> {
        let input: Box<dyn io::Read + Send> = if self.is_stdin() {
            out::say_what_is_read();
            Box::new(io::stdin())
        } else if self.len.is_some() {
            Box::new(open_regular(&self.path)?)
        } else {
            Box::new(fs::File::open(&self.path)?)
        };
        let (input, is_packed) = unpacked(Box::new(through(input)))?;
        Ok(Opened {
            input,
            len: self.len.filter(|_| !is_packed),
        })
    }
}

/// The sources to check, and the problems in finding them.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) sources: Vec<Source>,
    pub(crate) complaints: Vec<String>,
    /// What folders had besides.
    pub(crate) ignored: Ignored,
    pub(super) named: Vec<PathBuf>,
}

impl Plan {
    /// Returns the paths as they were given, for a message.
    pub(crate) fn names(&self) -> String {
        let names: Vec<_> = self
            .named
            .iter()
            .map(|path| path.to_string_lossy())
            .collect();
        names.join(", ")
    }

    /// Returns the bytes of all sources, if every size is known.
    pub(crate) fn bytes(&self) -> Option<u64> {
        self.sources.iter().map(|source| source.len).sum()
    }

    pub(super) fn complain(&mut self, path: &Path, why: &dyn std::fmt::Display) {
        self.complaints
            .push(format!("{} could not be read: {why}", path.display()));
    }
}

/// Whether the name says that a file is compressed.
fn is_packed(path: &Path) -> bool {
    let name = path.as_os_str().as_encoded_bytes().to_ascii_lowercase();
    without_ending(&name).is_some()
}

/// Returns what the name of a file says of how it is read.
pub(super) fn shape_of(path: &Path) -> Option<Shape> {
    let name = path.file_name()?.as_encoded_bytes().to_ascii_lowercase();
    let name = without_ending(&name).unwrap_or(&name);
    if name.ends_with(b".json") {
        Some(Shape::Document)
    } else if name.ends_with(b".ndjson") || name.ends_with(b".jsonl") {
        Some(Shape::Lines)
    } else if name.ends_with(b".yaml") || name.ends_with(b".yml") {
        Some(Shape::Yaml)
    } else {
        None
    }
}

/// Whether the name of a file says that it is YAML, and not compressed.
pub(crate) fn is_yaml(path: &Path) -> bool {
    let is_packed = is_packed(path);
    !is_packed && shape_of(path) == Some(Shape::Yaml)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_decides_how_a_file_is_read() {
        assert_eq!(shape_of(Path::new("a/b.json")), Some(Shape::Document));
        assert_eq!(shape_of(Path::new("a/b.ndjson")), Some(Shape::Lines));
        assert_eq!(shape_of(Path::new("b.jsonl")), Some(Shape::Lines));
        assert_eq!(shape_of(Path::new("B.NDJson")), Some(Shape::Lines));
        assert_eq!(shape_of(Path::new("b.JSON")), Some(Shape::Document));
        assert_eq!(shape_of(Path::new("b.json.GZ")), Some(Shape::Document));
        assert_eq!(shape_of(Path::new("b.ndjson.zst")), Some(Shape::Lines));
        assert_eq!(shape_of(Path::new("b.yaml")), Some(Shape::Yaml));
        assert_eq!(shape_of(Path::new("B.YML.gz")), Some(Shape::Yaml));
        assert_eq!(shape_of(Path::new("b.tar.gz")), None);
        assert_eq!(shape_of(Path::new("b.json.bak")), None);
        assert_eq!(shape_of(Path::new("json")), None);
        assert_eq!(shape_of(Path::new("..")), None);
    }
}
