//! Who is told what a guard finds and does.

use std::time::Duration;

use saop_mcp::{Pin, Record, Report};

use crate::operation::Operation;

/// Takes what a guard has to tell. Nothing of it has a header's value, or the text of a credential.
///
/// It is called while requests wait, so what takes long belongs elsewhere.
pub trait Watch: Send + Sync + 'static {
    /// Takes what was found in a message.
    fn report(&self, report: Report) {
        let _ = report;
    }

    /// Takes what became of a message, if the settings [want records](saop_mcp::Settings::with_records).
    fn record(&self, record: Record) {
        let _ = record;
    }

    /// Writes tools that were seen first, or that changed, if there are [pins](crate::Builder::with_pins), before the list passes that has
    /// them. Other lists are read once it has returned.
    ///
    /// # Errors
    ///
    /// Says why they cannot be written. Those that were seen first are held back then, unless changes only [warn](saop_mcp::OnChange::Warn),
    /// and come again with the next list.
    fn pins(&self, pins: &[Pin]) -> Result<(), String> {
        let _ = pins;
        Ok(())
    }

    /// Takes words about the server that are about no message: that it could not be asked, say.
    fn trouble(&self, words: &str) {
        let _ = words;
    }

    /// Takes the news that a call has ended, and how long its client waited. `tool` is none if no list has one of that name.
    fn call(&self, tool: Option<&str>, time: Duration) {
        let _ = (tool, time);
    }

    /// Whether it takes [operations](Self::operation).
    fn wants_operations(&self) -> bool {
        false
    }

    /// Takes a request that has ended, if it [wants](Self::wants_operations) them.
    fn operation(&self, operation: Operation) {
        let _ = operation;
    }
}

/// Takes nothing.
impl Watch for () {}
