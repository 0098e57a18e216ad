//! Documents that arrive in pieces. SPEC A1
//!
//! Invariant: what a piece has brought is told after it was taken, so a caller's function may use the reader.

use napi::Env;
use napi::bindgen_prelude::{BufferSlice, ObjectFinalize, Result};
use napi_derive::napi;
use saop::Limits;
use saop::push::{FinalValue, GrowingString, State, Watch};
use saop_json::push_string;

use crate::memory::Held;
use crate::schema::NativeSchema;
use crate::{errors, message};

/// A reader takes about this many bytes besides the text.
const BYTES_OF_READER: usize = 8 << 10;

type Reader = saop::push::PushReader<()>;

/// Reads a document that arrives in pieces.
#[derive(Debug)]
#[napi(custom_finalize)]
pub struct NativePush {
    reader: Held<Reader>,
}

impl ObjectFinalize for NativePush {
    fn finalize(mut self, env: Env) -> Result<()> {
        self.reader.dispose(env)
    }
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
    pub fn begin(env: Env, which: u32, schema: Option<&NativeSchema>) -> Result<Self> {
        let limits = Limits::default();
        let found = message::schema_of(which).and_then(saop::schema);
        let reader = match (schema, found) {
            (Some(schema), _) => Reader::for_schema(schema.compiled.get()?, &schema.within(limits)),
            (None, Some(found)) => Reader::for_type_schema(found, &limits),
            (None, None) => return Err(napi::Error::from_reason("expected a message or a schema")),
        };
        let reader = Held::new(env, "a reader", reader, BYTES_OF_READER)?;
        Ok(Self { reader })
    }

    /// Takes more of the text. Returns what it has brought as JSON text; empty if that is nothing.
    #[napi(catch_unwind)]
    pub fn push(
        &mut self,
        env: Env,
        raw: BufferSlice<'_>,
        wants_ended: bool,
        wants_grew: bool,
    ) -> Result<String> {
        let mut told = Told {
            wants_ended,
            wants_grew,
            all: String::new(),
        };
        let reader = self.reader.get_mut()?;
        reader.push_to(&raw, &mut told);
        let bytes = BYTES_OF_READER + kept(reader);
        self.reader.report(env, bytes)?;
        if !told.all.is_empty() {
            told.all.push(']');
        }
        Ok(told.all)
    }

    /// Ends the text. Returns the text of an error if it is refused.
    #[napi(catch_unwind)]
    pub fn finish(&mut self, env: Env) -> Result<Option<String>> {
        let reader = self.reader.get_mut()?;
        let found = reader.finish();
        // Nothing of the judges is left.
        let bytes = kept(reader);
        self.reader.report(env, bytes)?;
        Ok(found.err().map(|error| errors::text(&error.into(), true)))
    }

    /// Returns a text that would make a valid document of what is there, if one is found.
    #[napi(catch_unwind)]
    pub fn complete(&self) -> Result<Option<String>> {
        Ok(self.reader.get()?.complete())
    }

    /// The name of the state.
    #[napi(getter)]
    pub fn state(&self) -> Result<&'static str> {
        Ok(match self.reader.get()?.state() {
            State::Open => "open",
            State::Complete => "complete",
            State::Truncated => "truncated",
            State::Doomed => "doomed",
        })
    }

    /// Why nothing that follows makes the text valid, as JSON text.
    #[napi(getter)]
    pub fn doom(&self) -> Result<Option<String>> {
        let Some(doom) = self.reader.get()?.doom() else {
            return Ok(None);
        };
        let mut out = format!(
            "{{\"cause\":\"{}\",\"offset\":{}}}\n",
            doom.cause().as_str(),
            doom.offset()
        );
        errors::push_violations(&mut out, std::slice::from_ref(doom.violation()), true);
        Ok(Some(out))
    }

    /// The text so far.
    #[napi(getter)]
    pub fn text(&self) -> Result<&str> {
        Ok(self.reader.get()?.text())
    }

    /// Frees the memory. Other calls fail after that.
    #[napi(catch_unwind)]
    pub fn dispose(&mut self, env: Env) -> Result<()> {
        self.reader.dispose(env)
    }
}

/// Returns about how many bytes a reader keeps of the text.
fn kept(reader: &Reader) -> usize {
    // A text that is lost is kept up to the limit, for the error.
    reader.pushed().min(Limits::default().max_bytes())
}
