//! The file of `--events`.
//!
//! Invariant: a line is written whole before the next event; the first failure is kept for the end.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use saop::{RetryEvent, TurnContext};
use saop_json::show::escape_hidden;

use crate::written;

/// A file that gets one line for each event.
pub(super) struct Events(Mutex<(File, io::Result<()>)>);

impl Events {
    /// Opens the file, to write behind what it has.
    pub(super) fn append(path: &Path) -> io::Result<Self> {
        let file = written::open(File::options().create(true).append(true), path)?;
        Ok(Self(Mutex::new((file, Ok(())))))
    }

    pub(super) fn record(&self, context: &TurnContext, event: &RetryEvent) {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, outcome) = &mut *guard;
        if outcome.is_ok() {
            *outcome = serde_json::to_string(&event.in_context(context))
                .map_err(io::Error::from)
                .and_then(|line| file.write_all(format!("{}\n", escape_hidden(&line)).as_bytes()));
        }
    }

    /// Returns whether every event was written, once.
    pub(super) fn outcome(&self) -> io::Result<()> {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut guard.1, Ok(()))
    }
}
