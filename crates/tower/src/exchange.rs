//! One exchange: a guard, what is known of the server, and what the guard wants done.
//!
//! Invariant: nothing waits while a lock is held, but for pins, which are on the disk before a list with them passes.

use std::sync::Arc;
use std::time::Instant;

use http::HeaderMap;
use saop_mcp::http::{Head, Key};
use saop_mcp::{Action, Guard, Peer};

use crate::operation::Operations;
use crate::shared::Shared;
use crate::store::State;

pub(crate) struct Exchange {
    pub(crate) shared: Arc<Shared>,
    pub(crate) guard: Guard,
    pub(crate) state: Arc<State>,
    pub(crate) key: Key,
    /// Whether it is a stream that brings answers to requests of other exchanges.
    resumes: bool,
    /// Whether answers may come on another stream, if this one ends.
    leaves: bool,
    /// The tool that is called, and since when.
    call: Option<(String, Instant)>,
    /// The client's requests, if somebody wants them measured.
    operations: Option<Operations>,
    /// How much was known after the last step.
    weight: usize,
}

/// What a guard wants done.
#[derive(Default)]
pub(crate) struct Done {
    pub(crate) to_client: Vec<Vec<u8>>,
    /// The client's own message.
    pub(crate) to_server: Option<Vec<u8>>,
    /// What the guard asks the server itself.
    pub(crate) ask: Option<Vec<u8>>,
}

impl Exchange {
    pub(crate) fn new(shared: &Arc<Shared>, key: Key, state: Arc<State>, head: Head) -> Self {
        let mut guard = Guard::new(shared.settings.clone());
        guard.set_head(head);
        Self {
            shared: Arc::clone(shared),
            guard,
            state,
            key,
            resumes: false,
            leaves: false,
            call: None,
            operations: None,
            weight: 0,
        }
    }

    /// Has it bring answers to the requests of other exchanges; where the client takes up a stream again, also to those that were
    /// answered before.
    pub(crate) const fn resuming(mut self, replays: bool) -> Self {
        self.resumes = true;
        self.guard.set_replays(replays);
        self
    }

    /// Has requests without an answer wait for another stream, once this exchange ends.
    pub(crate) const fn leave_open(&mut self) {
        self.leaves = true;
    }

    /// Whether a request is open that no other stream will answer.
    pub(crate) fn is_left_open(&self) -> bool {
        !self.leaves && !self.resumes && self.guard.is_open()
    }

    /// Whether a message answers what the guard asks the server itself.
    pub(crate) fn is_list(&self, message: &[u8]) -> bool {
        let shared = &self.shared;
        shared.work(message.len(), || self.guard.is_list(message))
    }

    /// Counts it as a call.
    pub(crate) fn calls(&mut self, tool: String) {
        self.call = Some((tool, Instant::now()));
    }

    /// Measures the requests of a message, if somebody wants that.
    pub(crate) fn measure(&mut self, headers: &HeaderMap, message: &[u8]) {
        if self.shared.watch.wants_operations() {
            let shared = Arc::clone(&self.shared);
            self.operations =
                Some(shared.work(message.len(), || Operations::new(headers, message)));
        }
    }

    /// Gives the guard something, and returns what it wants done.
    pub(crate) fn step(&mut self, bytes: usize, work: impl FnOnce(&mut Guard, u64)) -> Done {
        let shared = Arc::clone(&self.shared);
        shared.work(bytes, || self.step_at_once(work))
    }

    fn step_at_once(&mut self, work: impl FnOnce(&mut Guard, u64)) -> Done {
        let now = self.shared.now();
        let weight = {
            let mut known = self.shared.known(&self.state);
            let mut book = self.shared.book();
            self.guard.swap(&mut known);
            if let Some(book) = &mut book {
                self.guard.swap_pins(book);
            }
            if self.resumes {
                self.guard.resume();
            }
            work(&mut self.guard, now);
            if self.resumes {
                self.guard.resume();
            }
            if let Some(book) = &mut book {
                self.guard.swap_pins(book);
            }
            self.guard.swap(&mut known);
            known.bytes()
        };
        let mut done = Done::default();
        while let Some(action) = self.guard.next_action() {
            match action {
                Action::Send(Peer::Client, bytes) => {
                    let ended = self.operations.as_mut().map(|all| all.ended(&bytes));
                    for operation in ended.into_iter().flatten() {
                        self.shared.watch.operation(operation);
                    }
                    done.to_client.push(bytes);
                }
                Action::Send(Peer::Server, bytes) => done.to_server = Some(bytes),
                Action::Ask(bytes) => done.ask = Some(bytes),
                Action::Report(report) => self.shared.watch.report(report),
                Action::Record(record) => self.shared.watch.record(*record),
                _ => {}
            }
        }
        if weight != self.weight {
            self.weight = weight;
            self.shared.store().weigh(self.key, weight);
        }
        done
    }
}

impl Drop for Exchange {
    fn drop(&mut self) {
        let mut known = self.shared.known(&self.state);
        if let Some((tool, since)) = self.call.take() {
            let tool = known.shown_tool(&tool);
            self.shared.watch.call(tool.as_deref(), since.elapsed());
        }
        for operation in self
            .operations
            .take()
            .into_iter()
            .flat_map(Operations::unanswered)
        {
            self.shared.watch.operation(operation);
        }
        if self.leaves && self.guard.is_open() {
            self.guard.swap(&mut known);
            self.guard.leave();
            self.guard.swap(&mut known);
        }
        let weight = known.bytes();
        drop(known);
        if weight != self.weight {
            self.shared.store().weigh(self.key, weight);
        }
    }
}
