//! What becomes of what the guard tells: counts, words on standard error, the record and the pins.

use std::fs::File;
use std::io::{self, Write};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use saop_mcp::{Pin, Record, Report};
use saop_tower::Watch;
use tokio::task::block_in_place;

use super::super::say::Say;
use super::super::{pins, record};
use super::metrics::Metrics;

pub(super) struct Told {
    pub(super) metrics: Arc<Metrics>,
    pub(super) reports: SyncSender<Say>,
    pub(super) keeper: Option<Mutex<pins::Keeper>>,
    pub(super) record: Option<Mutex<Recording>>,
    #[cfg(feature = "otel")]
    pub(super) spans: Option<Arc<super::spans::Spans>>,
}

pub(super) struct Recording {
    file: File,
    /// Whether the last line may lack its end.
    is_torn: bool,
}

impl Recording {
    pub(super) const fn new(file: File) -> Self {
        Self {
            file,
            is_torn: false,
        }
    }

    fn add(&mut self, mut line: Vec<u8>) -> io::Result<()> {
        if self.is_torn {
            line.insert(0, b'\n');
        }
        let written = self.file.write_all(&line);
        self.is_torn = written.is_err();
        written
    }
}

impl Told {
    fn say(&self, kind: &'static str, message: String) {
        self.tell(Say::Words { kind, message });
    }

    fn tell(&self, say: Say) {
        if self.reports.try_send(say).is_err() {
            self.metrics.unsaid();
        }
    }
}

impl Watch for Told {
    fn report(&self, report: Report) {
        self.metrics.report(&report);
        self.tell(Say::Report(report));
    }

    fn record(&self, record: Record) {
        let (Some(recording), Some(line)) = (&self.record, record::line(record)) else {
            return;
        };
        block_in_place(|| {
            let mut recording = recording.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = recording.add(line) {
                self.say("error", format!("the record lacks a message: {error}"));
            }
        });
    }

    fn pins(&self, pins: Vec<Pin>) {
        let Some(keeper) = &self.keeper else {
            return;
        };
        block_in_place(|| {
            let mut keeper = keeper.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(why) = keeper.keep(pins) {
                self.say("error", format!("error: {why}"));
            }
        });
    }

    fn trouble(&self, words: &str) {
        self.say("upstream", words.to_owned());
    }

    fn call(&self, tool: Option<&str>, time: Duration) {
        self.metrics.call(tool, time);
    }

    #[cfg(feature = "otel")]
    fn wants_operations(&self) -> bool {
        self.spans.is_some()
    }

    #[cfg(feature = "otel")]
    fn operation(&self, operation: saop_tower::Operation) {
        if let Some(spans) = &self.spans {
            spans.tell(operation);
        }
    }
}
