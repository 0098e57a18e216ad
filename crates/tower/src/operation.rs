//! Requests as they are measured, from their arrival to their answer.

use std::collections::HashMap;
use std::time::{Duration, Instant, SystemTime};

use http::HeaderMap;
use saop_mcp::http::{Answered, Asked, Failed};

/// A request of a client, and what became of it: a span by OpenTelemetry's conventions for MCP.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// What was asked for.
    pub asked: Asked,
    /// The trace that the request of HTTP belongs to: the text of its header `traceparent`.
    pub http_trace_parent: Option<String>,
    /// When it came.
    pub begun: SystemTime,
    /// How long its client waited.
    pub time: Duration,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// It was answered with a result.
    Done,
    /// It was answered with an error, by the server or by the guard.
    Failed(Failed),
    /// Its exchange ended without an answer.
    Unanswered,
}

/// The requests of one exchange that have no answer yet.
#[derive(Debug)]
pub(crate) struct Operations {
    /// By their keys.
    open: HashMap<String, Asked>,
    trace_parent: Option<String>,
    begun: SystemTime,
    since: Instant,
}

impl Operations {
    pub(crate) fn new(headers: &HeaderMap, message: &[u8]) -> Self {
        let parent = headers.get("traceparent");
        let parent = parent.and_then(|value| value.to_str().ok());
        Self {
            open: Asked::all(message)
                .into_iter()
                .map(|asked| (asked.key.clone(), asked))
                .collect(),
            trace_parent: parent.map(str::to_owned),
            begun: SystemTime::now(),
            since: Instant::now(),
        }
    }

    /// Returns those that a message to the client ends.
    pub(crate) fn ended(&mut self, message: &[u8]) -> Vec<Operation> {
        if self.open.is_empty() {
            return Vec::new();
        }
        let answers = Answered::all(message).into_iter();
        let found = answers.filter_map(|answer| {
            let asked = self.open.remove(&answer.key)?;
            Some(self.end(asked, answer.failed.map_or(Outcome::Done, Outcome::Failed)))
        });
        found.collect()
    }

    /// Returns the rest, at the end of the exchange.
    pub(crate) fn unanswered(mut self) -> impl Iterator<Item = Operation> {
        let open = std::mem::take(&mut self.open).into_values();
        open.map(move |asked| self.end(asked, Outcome::Unanswered))
    }

    fn end(&self, asked: Asked, outcome: Outcome) -> Operation {
        Operation {
            asked,
            http_trace_parent: self.trace_parent.clone(),
            begun: self.begun,
            time: self.since.elapsed(),
            outcome,
        }
    }
}
