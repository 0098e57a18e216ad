//! The documents to check: turns paths and folders into a list of sources. Within one path, the order is the byte order of
//! the names. No folder is walked twice, so that no link makes the walk endless.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use saop_json::Limits;

use crate::out;

use super::read::{NOT_REGULAR, is_stdin, open_regular};

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

/// Something to read, and how.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) shape: Shape,
    /// Number of bytes to read, if known beforehand.
    pub(crate) len: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One JSON document.
    Document,
    /// One document per line.
    Lines,
}

impl Source {
    /// Returns its name for reports.
    pub(crate) fn name(&self) -> String {
        self.path.to_string_lossy().into_owned()
    }

    pub(crate) fn is_stdin(&self) -> bool {
        is_stdin(&self.path)
    }

    /// Returns how much is read of one line.
    pub(crate) fn most_of_line(&self, max_bytes: usize) -> u64 {
        self.len.map_or_else(|| most(max_bytes), |_| u64::MAX)
    }

    /// Opens it for reading. What was a regular file has to be one still: opening a pipe would wait for a writer that may
    /// never come, and a device may never end.
    pub(crate) fn open(&self) -> io::Result<Box<dyn io::Read + Send>> {
        if self.is_stdin() {
            out::say_what_is_read();
            Ok(Box::new(io::stdin()))
        } else if self.len.is_some() {
            Ok(Box::new(open_regular(&self.path)?))
        } else {
            Ok(Box::new(fs::File::open(&self.path)?))
        }
    }
}

/// The sources to check, and the problems in finding them.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) sources: Vec<Source>,
    pub(crate) complaints: Vec<String>,
    named: Vec<PathBuf>,
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

    fn complain(&mut self, path: &Path, why: &dyn std::fmt::Display) {
        self.complaints
            .push(format!("{} could not be read: {why}", path.display()));
    }
}

/// Returns the sources under `paths`, or standard input if there are none.
pub(crate) fn plan(paths: &[PathBuf], lines_unless_named: bool) -> Plan {
    let mut plan = Plan {
        named: paths.to_vec(),
        ..Plan::default()
    };
    if plan.named.is_empty() {
        plan.named.push(PathBuf::from("-"));
    }
    let other = if lines_unless_named {
        Shape::Lines
    } else {
        Shape::Document
    };
    for path in plan.named.clone() {
        if is_stdin(&path) {
            plan.sources.push(Source {
                path,
                shape: other,
                len: None,
            });
            continue;
        }
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => walk(&path, &mut plan),
            Ok(metadata) => {
                let shape = shape_of(&path).unwrap_or(other);
                let len = metadata.is_file().then_some(metadata.len());
                plan.sources.push(Source { path, shape, len });
            }
            Err(error) => plan.complain(&path, &error),
        }
    }
    plan
}

fn shape_of(path: &Path) -> Option<Shape> {
    let name = path.file_name()?.as_encoded_bytes().to_ascii_lowercase();
    if name.ends_with(b".json") {
        Some(Shape::Document)
    } else if name.ends_with(b".ndjson") || name.ends_with(b".jsonl") {
        Some(Shape::Lines)
    } else {
        None
    }
}

/// Adds the files under `root`. Folders behind links come after the real ones, so that a file reached both ways is
/// listed by its real name.
fn walk(root: &Path, plan: &mut Plan) {
    let complaints = plan.complaints.len();
    let mut found = Vec::new();
    let mut real = vec![root.to_path_buf()];
    let mut linked: Vec<PathBuf> = Vec::new();
    let mut seen = HashSet::new();
    while let Some(folder) = real.pop().or_else(|| linked.pop()) {
        let entries = fs::canonicalize(&folder).and_then(|place| {
            if !seen.insert(place) {
                return Ok(Vec::new());
            }
            fs::read_dir(&folder)?.collect::<io::Result<Vec<_>>>()
        });
        match entries {
            Err(error) => plan.complain(&folder, &error),
            Ok(entries) => {
                let links_before = linked.len();
                for entry in entries {
                    sort_out(&entry, plan, &mut found, &mut real, &mut linked);
                }
                // Popped from the end, so the first in byte order goes last.
                if let Some(new) = linked.get_mut(links_before..) {
                    new.sort_by(|one, other| other.cmp(one));
                }
            }
        }
    }
    if found.is_empty() && plan.complaints.len() == complaints {
        let root = root.display();
        plan.complaints.push(format!(
            "nothing found to check in {root}: no .json, .ndjson or .jsonl file is in that folder"
        ));
    }
    found.sort_by(|one, other| {
        one.path
            .as_os_str()
            .as_encoded_bytes()
            .cmp(other.path.as_os_str().as_encoded_bytes())
    });
    plan.sources.append(&mut found);
}

fn sort_out(
    entry: &fs::DirEntry,
    plan: &mut Plan,
    found: &mut Vec<Source>,
    real: &mut Vec<PathBuf>,
    linked: &mut Vec<PathBuf>,
) {
    let path = entry.path();
    let kind = entry.file_type();
    let is_link = kind.as_ref().is_ok_and(fs::FileType::is_symlink);
    let is_file = kind.as_ref().is_ok_and(fs::FileType::is_file);
    let shape = shape_of(&path);
    match fs::metadata(&path) {
        Ok(metadata) if metadata.is_dir() && is_link => linked.push(path),
        Ok(metadata) if metadata.is_dir() => real.push(path),
        Ok(metadata) if metadata.is_file() => {
            if let Some(shape) = shape {
                found.push(Source {
                    path,
                    shape,
                    len: Some(metadata.len()),
                });
            }
        }
        Ok(_) if shape.is_some() => plan.complain(&path, &NOT_REGULAR),
        // A link that leads nowhere, such as an editor's lock, leads to no folder.
        Err(error) if shape.is_none() && is_link && leads_nowhere(&error) => {}
        Err(error) if shape.is_some() || !is_file => plan.complain(&path, &error),
        Ok(_) | Err(_) => {}
    }
}

fn leads_nowhere(error: &io::Error) -> bool {
    #[cfg(unix)]
    let is_loop = error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error());
    #[cfg(not(unix))]
    let is_loop = false;
    is_loop || error.kind() == io::ErrorKind::NotFound
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
        assert_eq!(shape_of(Path::new("b.json.bak")), None);
        assert_eq!(shape_of(Path::new("json")), None);
        assert_eq!(shape_of(Path::new("..")), None);
    }

    #[test]
    fn a_line_of_a_file_may_be_as_long_as_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ndjson");
        fs::write(&path, "{}").unwrap();
        let plan = plan(&[path, PathBuf::from("-")], true);
        let most = |max| {
            plan.sources
                .iter()
                .map(move |source| source.most_of_line(max))
        };
        assert!(most(10).eq([u64::MAX, 1 << 30]));
        assert!(most(1 << 30).eq([u64::MAX, 1 << 34]));
    }

    // Between the walk and the reading, a file may be replaced.
    #[cfg(unix)]
    #[test]
    fn what_became_a_pipe_or_a_device_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::write(&path, "{}").unwrap();
        let plan = plan(&[folder.path().to_owned()], false);
        let [source] = &plan.sources[..] else {
            panic!("{plan:?}")
        };
        assert!(source.open().is_ok());
        fs::remove_file(&path).unwrap();
        rustix::fs::mknodat(
            rustix::fs::CWD,
            &path,
            rustix::fs::FileType::Fifo,
            rustix::fs::Mode::RUSR,
            0,
        )
        .unwrap();
        let why = |source: &Source| source.open().err().unwrap().to_string();
        assert_eq!(why(source), NOT_REGULAR);
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
        assert_eq!(why(source), NOT_REGULAR);
    }
}
