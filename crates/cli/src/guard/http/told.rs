//! What becomes of what the guard tells: counts, words on standard error, the record and the pins.

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
    pub(super) record: Option<Mutex<record::Recording>>,
    #[cfg(feature = "otel")]
    pub(super) spans: Option<Arc<super::spans::Spans>>,
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
            if let Err(error) = recording.add(&line) {
                self.say("error", format!("the record lacks a message: {error}"));
            }
        });
    }

    fn pins(&self, pins: &[Pin]) -> Result<(), String> {
        let Some(keeper) = &self.keeper else {
            return Ok(());
        };
        block_in_place(|| {
            let mut keeper = keeper.lock().unwrap_or_else(PoisonError::into_inner);
            keeper.keep(pins, |why| self.say("error", format!("error: {why}")))
        })
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
