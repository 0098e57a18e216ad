//! Turns paths and folders into a list of sources, in the order of the paths, and within one in the byte order of the names.
//!
//! Invariant: no folder is walked twice, so that no link makes the walk endless, and none that is ignored is opened.

use std::collections::HashSet;
use std::fs::{self, DirEntry, FileType};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::documents::{Plan, Reading, Shape, Source, shape_of};
use super::ignored::{Filter, Level};
use super::read::{NOT_REGULAR, is_stdin};

/// What is said of YAML without a schema of the caller's.
const YAML: &str = "it is YAML, which `saop check --schema FILE` reads";

/// A folder to walk, and the ignore files above it.
type Open = (PathBuf, Option<Arc<Level>>);

/// Returns the sources under `paths`, or standard input if there are none. A path that is named is read, whatever `filter` says.
pub(crate) fn plan(paths: &[PathBuf], reading: Reading, filter: &Filter) -> Plan {
    let mut plan = Plan {
        named: paths.to_vec(),
        ..Plan::default()
    };
    if plan.named.is_empty() {
        plan.named.push(PathBuf::from("-"));
    }
    for path in plan.named.clone() {
        if is_stdin(&path) {
            plan.sources.push(Source {
                path,
                shape: reading.other,
                len: None,
            });
            continue;
        }
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_dir() => walk(&path, reading, filter, &mut plan),
            Ok(metadata) => {
                let shape = shape_of(&path).unwrap_or(reading.other);
                if shape == Shape::Yaml && !reading.is_yaml_read {
                    plan.complain(&path, &YAML);
                    continue;
                }
                let len = metadata.is_file().then_some(metadata.len());
                plan.sources.push(Source { path, shape, len });
            }
            Err(error) => plan.complain(&path, &error),
        }
    }
    plan
}

/// Adds the files under `root`. Folders behind links come after the real ones, so that a file reached both ways is
/// listed by its real name.
fn walk(root: &Path, reading: Reading, filter: &Filter, plan: &mut Plan) {
    let (complaints, ignored) = (plan.complaints.len(), plan.ignored);
    let mut walk = Walk {
        reading,
        filter,
        plan,
        found: Vec::new(),
        real: vec![(root.to_path_buf(), None)],
        linked: Vec::new(),
    };
    let mut seen = HashSet::new();
    while let Some((folder, above)) = walk.real.pop().or_else(|| walk.linked.pop()) {
        let entries = fs::canonicalize(&folder).and_then(|place| {
            if !seen.insert(place) {
                return Ok(Vec::new());
            }
            fs::read_dir(&folder)?.collect::<io::Result<Vec<_>>>()
        });
        match entries {
            Err(error) => walk.plan.complain(&folder, &error),
            Ok(entries) => walk.folder(&folder, above, &entries),
        }
    }
    let mut found = walk.found;
    if found.is_empty() && plan.complaints.len() == complaints {
        let root = root.display();
        let endings = if reading.is_yaml_read {
            ".json, .ndjson, .jsonl, .yaml or .yml"
        } else {
            ".json, .ndjson or .jsonl"
        };
        let but = match plan.ignored.since(ignored) {
            none if none.is_empty() => String::new(),
            some => format!("; {some}, which --no-ignore and --hidden read"),
        };
        plan.complaints.push(format!(
            "nothing found to check in {root}: no {endings} file is in that folder{but}"
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

struct Walk<'a> {
    reading: Reading,
    filter: &'a Filter,
    plan: &'a mut Plan,
    found: Vec<Source>,
    real: Vec<Open>,
    linked: Vec<Open>,
}

impl Walk<'_> {
    fn folder(&mut self, folder: &Path, above: Option<Arc<Level>>, entries: &[DirEntry]) {
        let level = self.filter.enter(folder, above, entries);
        let links_before = self.linked.len();
        for entry in entries {
            self.sort_out(entry, level.as_ref());
        }
        // Popped from the end, so the first in byte order goes last.
        if let Some(new) = self.linked.get_mut(links_before..) {
            new.sort_by(|(one, _), (other, _)| other.cmp(one));
        }
    }

    fn sort_out(&mut self, entry: &DirEntry, level: Option<&Arc<Level>>) {
        let path = entry.path();
        let shape = self.reading.shape_of(&path);
        let kind = entry.file_type().ok();
        let is_link = kind.is_some_and(|kind| kind.is_symlink());
        if kind.is_some_and(|kind| kind.is_file()) && shape.is_none() {
            return;
        }
        // Only of a link, the system has to be asked what it leads to.
        let is_folder = if is_link {
            path.is_dir()
        } else {
            kind.is_some_and(|kind| kind.is_dir())
        };
        if self
            .filter
            .ignores(level.map(|level| &**level), &path, is_folder)
        {
            if is_folder {
                self.plan.ignored.folders += 1;
            } else if shape.is_some() {
                self.plan.ignored.files += 1;
            }
            return;
        }
        if is_folder {
            let folders = if is_link {
                &mut self.linked
            } else {
                &mut self.real
            };
            folders.push((path, level.cloned()));
            return;
        }
        self.file(path, kind);
    }

    fn file(&mut self, path: PathBuf, kind: Option<FileType>) {
        let (is_link, is_file) =
            kind.map_or((false, false), |kind| (kind.is_symlink(), kind.is_file()));
        let shape = self.reading.shape_of(&path);
        match fs::metadata(&path) {
            Ok(metadata) if metadata.is_file() => {
                if let Some(shape) = shape {
                    self.found.push(Source {
                        path,
                        shape,
                        len: Some(metadata.len()),
                    });
                }
            }
            Ok(_) if shape.is_some() => self.plan.complain(&path, &NOT_REGULAR),
            // A link that leads nowhere, such as an editor's lock, leads to no folder.
            Err(error) if shape.is_none() && is_link && leads_nowhere(&error) => {}
            Err(error) if shape.is_some() || !is_file => self.plan.complain(&path, &error),
            Ok(_) | Err(_) => {}
        }
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
    use super::super::documents::Opened;
    use super::*;

    #[test]
    fn a_line_of_a_file_may_be_as_long_as_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ndjson");
        fs::write(&path, "{}").unwrap();
        let paths = [path, PathBuf::from("-")];
        let plan = plan(&paths, Reading::json(true), &Filter::default());
        let [file, input] = &plan.sources[..] else {
            panic!("{plan:?}")
        };
        let file = file.open(|input| input).unwrap();
        assert_eq!(file.most_of_line(10), u64::MAX);
        assert_eq!((file.len, input.len), (Some(2), None));
        let input = Opened {
            input: Box::new(io::empty()),
            len: None,
        };
        assert_eq!(input.most_of_line(10), 1 << 30);
        assert_eq!(input.most_of_line(1 << 30), 1 << 34);
    }

    // Between the walk and the reading, a file may be replaced.
    #[cfg(unix)]
    #[test]
    fn what_became_a_pipe_or_a_device_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::write(&path, "{}").unwrap();
        let paths = [folder.path().to_owned()];
        let plan = plan(&paths, Reading::json(false), &Filter::default());
        let [source] = &plan.sources[..] else {
            panic!("{plan:?}")
        };
        assert!(source.open(|input| input).is_ok());
        fs::remove_file(&path).unwrap();
        rustix::fs::mknodat(
            rustix::fs::CWD,
            &path,
            rustix::fs::FileType::Fifo,
            rustix::fs::Mode::RUSR,
            0,
        )
        .unwrap();
        let why = |source: &Source| source.open(|input| input).err().unwrap().to_string();
        assert_eq!(why(source), NOT_REGULAR);
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
        assert_eq!(why(source), NOT_REGULAR);
    }
}
