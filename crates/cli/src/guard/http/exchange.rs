//! One exchange: a guard, what is known of the server, and what the guard wants done.
//!
//! Invariant: nothing waits while a lock is held.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use saop_mcp::http::{Head, Key};
use saop_mcp::{Action, Guard, Peer};
use tokio::task::block_in_place;

use super::store::State;
use super::world::World;

/// Of more bytes, a message is not judged where others wait for it.
const SHORT: usize = 64 * 1024;

pub(super) struct Exchange {
    pub(super) world: Arc<World>,
    pub(super) guard: Guard,
    pub(super) state: Arc<State>,
    pub(super) key: Key,
    /// Whether it is a stream that brings answers to requests of other exchanges.
    resumes: bool,
    /// Whether answers may come on another stream, if this one ends.
    leaves: bool,
    /// The tool that is called, and since when.
    call: Option<(String, Instant)>,
    /// How much was known after the last step.
    weight: usize,
}

/// What a guard wants done.
#[derive(Default)]
pub(super) struct Done {
    pub(super) to_client: Vec<Vec<u8>>,
    /// The client's own message.
    pub(super) to_server: Option<Vec<u8>>,
    /// What the guard asks the server itself.
    pub(super) ask: Option<Vec<u8>>,
}

impl Exchange {
    pub(super) fn new(world: &Arc<World>, key: Key, state: Arc<State>, head: Head) -> Self {
        let mut guard = Guard::new(world.settings.clone());
        guard.set_head(head);
        Self {
            world: Arc::clone(world),
            guard,
            state,
            key,
            resumes: false,
            leaves: false,
            call: None,
            weight: 0,
        }
    }

    /// Has it bring answers to the requests of other exchanges.
    pub(super) fn resuming(mut self) -> Self {
        self.resumes = true;
        self
    }

    /// Has requests without an answer wait for another stream, once this exchange ends.
    pub(super) const fn leave_open(&mut self) {
        self.leaves = true;
    }

    /// Counts it as a call.
    pub(super) fn calls(&mut self, tool: String) {
        self.call = Some((tool, Instant::now()));
    }

    /// Gives the guard something, and returns what it wants done.
    pub(super) fn step(&mut self, bytes: usize, work: impl FnOnce(&mut Guard, u64)) -> Done {
        if bytes > SHORT {
            return block_in_place(|| self.step_at_once(work));
        }
        self.step_at_once(work)
    }

    fn step_at_once(&mut self, work: impl FnOnce(&mut Guard, u64)) -> Done {
        let now = self.world.now();
        let weight = {
            let mut known = self.state.lock();
            let book = self.world.book.as_ref();
            let mut book = book.map(|book| book.lock().unwrap_or_else(PoisonError::into_inner));
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
        let (mut done, mut pins) = (Done::default(), Vec::new());
        while let Some(action) = self.guard.next_action() {
            match action {
                Action::Send(Peer::Client, bytes) => done.to_client.push(bytes),
                Action::Send(Peer::Server, bytes) => done.to_server = Some(bytes),
                Action::Ask(bytes) => done.ask = Some(bytes),
                Action::Report(report) => self.world.report(report),
                Action::Pin(pin) => pins.push(pin),
                Action::Record(record) => self.world.record(*record),
                _ => {}
            }
        }
        if !pins.is_empty() {
            self.world.keep(pins);
        }
        if weight != self.weight {
            self.weight = weight;
            self.world.store().weigh(self.key, weight);
        }
        done
    }
}

impl Drop for Exchange {
    fn drop(&mut self) {
        if let Some((tool, since)) = self.call.take() {
            self.world.metrics.call(&tool, since.elapsed());
        }
        if self.leaves && self.guard.is_open() {
            let mut known = self.state.lock();
            self.guard.swap(&mut known);
            self.guard.leave();
            self.guard.swap(&mut known);
        }
    }
}
