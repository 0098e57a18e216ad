//! Documents that arrive in pieces. SPEC A1
//!
//! Invariant: what a piece has brought is told after it was taken, so a caller's function may use the reader.

use napi::bindgen_prelude::{BufferSlice, Result};
use napi_derive::napi;
use saop::Limits;
use saop::push::{FinalValue, GrowingString, State, Watch};
use saop_json::push_string;

use crate::schema::NativeSchema;
use crate::{errors, message};

/// Reads a document that arrives in pieces.
#[derive(Debug)]
#[napi]
pub struct NativePush {
    reader: saop::push::PushReader<()>,
}

/// What a caller is told after a piece: for each value whether it has ended, its pointer, and its text or what was added.
struct Told {
    wants_ended: bool,
    wants_grew: bool,
    all: String,
}

impl Told {
    fn tell(&mut self, what: &str, pointer: &str, value: impl FnOnce(&mut String)) {
        self.all
            .push_str(if self.all.is_empty() { "[\"" } else { ",\"" });
        self.all.push_str(what);
        self.all.push_str("\",");
        push_string(&mut self.all, pointer);
        self.all.push(',');
        value(&mut self.all);
    }
}

impl Watch for Told {
    fn ended(&mut self, value: FinalValue<'_>) {
        if self.wants_ended {
            let text = value.value().as_json();
            self.tell("ended", &value.pointer(), |out| push_string(out, text));
        }
    }

    fn grew(&mut self, string: GrowingString<'_>) {
        if self.wants_grew {
            let more = string.more();
            self.tell("grew", &string.pointer(), |out| push_string(out, more));
        }
    }

    fn is_silent(&self) -> bool {
        !self.wants_ended && !self.wants_grew
    }
}

#[napi]
impl NativePush {
    /// Begins to read a message, by its number, or a document of a schema.
    #[napi(factory, catch_unwind)]
    pub fn begin(which: u32, schema: Option<&NativeSchema>) -> Result<Self> {
        let limits = Limits::default();
        let found = message::schema_of(which).and_then(saop::schema);
        let reader = match (schema, found) {
            (Some(schema), _) => {
                saop::push::PushReader::for_schema(&schema.compiled, &schema.within(limits))
            }
            (None, Some(found)) => saop::push::PushReader::for_type_schema(found, &limits),
            (None, None) => return Err(napi::Error::from_reason("expected a message or a schema")),
        };
        Ok(Self { reader })
    }

    /// Takes more of the text. Returns what it has brought as JSON text; empty if that is nothing.
    #[napi(catch_unwind)]
    pub fn push(&mut self, raw: BufferSlice<'_>, wants_ended: bool, wants_grew: bool) -> String {
        let mut told = Told {
            wants_ended,
            wants_grew,
            all: String::new(),
        };
        self.reader.push_to(&raw, &mut told);
        if !told.all.is_empty() {
            told.all.push(']');
        }
        told.all
    }

    /// Ends the text. Returns the text of an error if it is refused.
    #[napi(catch_unwind)]
    pub fn finish(&mut self) -> Option<String> {
        let found = self.reader.finish();
        found.err().map(|error| errors::text(&error.into(), true))
    }

    /// Returns a text that would make a valid document of what is there, if one is found.
    #[napi(catch_unwind)]
    pub fn complete(&mut self) -> Option<String> {
        self.reader.complete()
    }

    /// The name of the state.
    #[napi(getter)]
    pub fn state(&self) -> &'static str {
        match self.reader.state() {
            State::Open => "open",
            State::Complete => "complete",
            State::Truncated => "truncated",
            State::Doomed => "doomed",
        }
    }

    /// Why nothing that follows makes the text valid, as JSON text.
    #[napi(getter)]
    pub fn doom(&self) -> Option<String> {
        let doom = self.reader.doom()?;
        let mut out = format!(
            "{{\"cause\":\"{}\",\"offset\":{}}}\n",
            doom.cause().as_str(),
            doom.offset()
        );
        errors::push_violations(&mut out, std::slice::from_ref(doom.violation()), true);
        Some(out)
    }

    /// The text so far.
    #[napi(getter)]
    pub fn text(&self) -> &str {
        self.reader.text()
    }
}
