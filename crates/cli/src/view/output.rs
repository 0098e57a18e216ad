//! Where the page goes: standard output, or a file that is replaced when the page is whole.
//!
//! Invariant: whoever reads the file sees the old page or the new one, never a part.

use std::fs::{self, File, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use saop_view::{Counts, Page};

use crate::out;
use crate::written::{self, check_replaceable, temporary};

pub(super) enum Output {
    Stdout,
    /// Something that cannot be replaced, such as a device or a pipe.
    Stream(File, PathBuf),
    /// A file, with the permissions that it has already.
    File(PathBuf, Option<Permissions>),
}

impl Output {
    /// Opens what is written to, before anything is read: what cannot be written is not worth reading for.
    pub(super) fn prepare<'p>(
        path: Option<&Path>,
        mut sources: impl Iterator<Item = &'p Path>,
    ) -> Result<Self, String> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            return Ok(Self::Stdout);
        };
        let own = fs::canonicalize(path);
        if own.is_ok_and(|own| {
            sources.any(|source| fs::canonicalize(source).is_ok_and(|source| source == own))
        }) {
            return Err(format!(
                "expected a page in a file of its own, but found {} among what it is made from",
                path.display()
            ));
        }
        Self::open(path).map_err(|error| unwritten(path, &error))
    }

    fn open(path: &Path) -> io::Result<Self> {
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => {
                // What a link leads to is replaced, not the link.
                let path = fs::canonicalize(path)?;
                check_replaceable(&path)?;
                // Only to see that it can be made: what ends the command later would leave it behind.
                temporary(&path)?;
                Ok(Self::File(path, Some(metadata.permissions())))
            }
            Ok(_) => Ok(Self::Stream(
                written::open(File::options().write(true), path)?,
                path.to_owned(),
            )),
            // A link to what is not there yet.
            Err(error)
                if error.kind() == io::ErrorKind::NotFound && path.symlink_metadata().is_ok() =>
            {
                let mut options = File::options();
                options.write(true).create(true).truncate(true);
                let file = written::open(&mut options, path)?;
                Ok(Self::Stream(file, path.to_owned()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                temporary(path)?;
                Ok(Self::File(path.to_owned(), None))
            }
            Err(error) => Err(error),
        }
    }

    pub(super) fn write(self, page: Page) -> Result<Counts, String> {
        match self {
            Self::Stdout => {
                let counts = page.counts();
                match page.finish(&mut out::stdout()) {
                    // It is not our error if a reader has seen enough.
                    Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(counts),
                    Err(error) => Err(format!("could not finish: {error}")),
                    Ok(counts) => Ok(counts),
                }
            }
            Self::Stream(file, path) => {
                finish(page, file).map_err(|error| unwritten(&path, &error))
            }
            Self::File(path, permissions) => {
                replace(page, &path, permissions).map_err(|error| unwritten(&path, &error))
            }
        }
    }
}

fn replace(page: Page, path: &Path, permissions: Option<Permissions>) -> io::Result<Counts> {
    let file = temporary(path)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    let counts = finish(page, file.as_file())?;
    file.persist(path)?;
    Ok(counts)
}

fn finish(page: Page, file: impl Write) -> io::Result<Counts> {
    let mut file = BufWriter::with_capacity(64 * 1024, file);
    page.finish(&mut file)
}

fn unwritten(path: &Path, error: &io::Error) -> String {
    format!("{} could not be written: {error}", path.display())
}
