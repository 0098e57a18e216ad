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

pub(super) struct Recording<W = File> {
    file: W,
    /// Whether the last line may lack its end.
    is_torn: bool,
}

impl<W: Write> Recording<W> {
    pub(super) const fn new(file: W) -> Self {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes so many bytes, and has room again after it failed.
    struct Full(usize, Vec<u8>);

    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.0 == 0 {
                self.0 = usize::MAX;
                return Err(io::ErrorKind::StorageFull.into());
            }
            let taken = bytes.len().min(self.0);
            self.0 -= taken;
            self.1.extend_from_slice(&bytes[..taken]);
            Ok(taken)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    // SPEC G6
    #[test]
    fn what_follows_a_torn_line_is_a_line() {
        let mut recording = Recording::new(Full(5, Vec::new()));
        assert!(recording.add(b"{\"a\":1}\n".to_vec()).is_err());
        for line in [&b"{}\n"[..], b"[]\n"] {
            recording.add(line.to_vec()).unwrap();
        }
        assert_eq!(recording.file.1, b"{\"a\":\n{}\n[]\n");
    }
}
