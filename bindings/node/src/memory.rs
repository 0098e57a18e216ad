//! Objects with memory outside of V8's heap. V8 learns their size, so that it collects them in time, and a caller can dispose of them.
//!
//! Invariant: the size that was reported for an object is taken back when the object is disposed or collected.

use napi::{Env, Error, Result};

/// Changes of fewer bytes than this are not reported: a report costs a call into the engine.
const GRANULARITY: i64 = 4096;

/// A native value until it is disposed, and its size as V8 knows it.
#[derive(Debug)]
pub(crate) struct Held<T> {
    /// What errors call the value.
    name: &'static str,
    value: Option<T>,
    reported: i64,
}

impl<T> Held<T> {
    /// Holds a value of about `bytes` bytes.
    pub(crate) fn new(env: Env, name: &'static str, value: T, bytes: usize) -> Result<Self> {
        let mut held = Self {
            name,
            value: Some(value),
            reported: 0,
        };
        held.report(env, bytes)?;
        Ok(held)
    }

    /// Returns the value; fails after it was disposed.
    pub(crate) fn get(&self) -> Result<&T> {
        let name = self.name;
        self.value.as_ref().ok_or_else(|| disposed(name))
    }

    /// Same as [`get`](Self::get), to change the value.
    pub(crate) fn get_mut(&mut self) -> Result<&mut T> {
        let name = self.name;
        self.value.as_mut().ok_or_else(|| disposed(name))
    }

    /// Reports that the value now has about `bytes` bytes.
    pub(crate) fn report(&mut self, env: Env, bytes: usize) -> Result<()> {
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX / 2);
        let change = bytes - self.reported;
        if change.abs() >= GRANULARITY || (bytes == 0 && change != 0) {
            env.adjust_external_memory(change)?;
            self.reported = bytes;
        }
        Ok(())
    }

    /// Frees the value. A second call changes nothing.
    pub(crate) fn dispose(&mut self, env: Env) -> Result<()> {
        self.value = None;
        self.report(env, 0)
    }
}

fn disposed(name: &str) -> Error {
    Error::from_reason(format!("expected {name}, but found one that was disposed"))
}
