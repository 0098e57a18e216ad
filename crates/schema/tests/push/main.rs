//! SPEC A1, A2, A3, A4: documents that arrive in pieces.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test that panics has failed"
)]

mod bounded;
mod completed;
mod doomed;
mod pieces;
mod table;
mod text;
mod watched;

use saop_schema::push::{Cause, PushReader, State};
use saop_schema::{CompileOptions, Limits, Schema};

/// Compiles a schema of draft 2020-12.
fn schema(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(saop_schema::Dialect::Draft202012);
    Schema::compile(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Pushes a text byte by byte, and returns where it was lost and why. Up to there it is open or complete.
fn lost(schema: &Schema, text: &[u8]) -> Option<(usize, Cause)> {
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    for (at, byte) in text.iter().enumerate() {
        let state = reader.push(&[*byte]);
        if state == State::Doomed {
            let doom = reader.doom().expect("a doomed text has a doom");
            assert_eq!(doom.offset(), at, "{doom}");
            return Some((at, doom.cause()));
        }
    }
    None
}
