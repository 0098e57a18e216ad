//! Schemas that are known only at run time, what a change of one means, and repairs.
//!
//! Invariant: the engine of `saop-schema` decides.

use std::fmt::Write as _;

use napi::Env;
use napi::bindgen_prelude::{BufferSlice, ObjectFinalize, Result};
use napi_derive::napi;
use saop::{CompileOptions, Limits};
use saop_compat::Version;
use saop_json::push_string;
use saop_schema::{CompileError, Dialect};

use crate::errors;
use crate::memory::Held;
use crate::message::first;

/// A compiled schema takes about this many bytes, and this many more for each byte of its text: measured on published schemas.
const BYTES_OF_SCHEMA: usize = 8 << 10;
const BYTES_PER_BYTE: usize = 12;

/// Returns about how many bytes a text of schemas takes when it is compiled.
pub(crate) fn compiled_size(text: &str) -> usize {
    BYTES_OF_SCHEMA + BYTES_PER_BYTE * text.len()
}

/// A compiled schema.
#[derive(Debug)]
#[napi(custom_finalize)]
pub struct NativeSchema {
    pub(crate) compiled: Held<saop::Schema>,
    max_steps: Option<u64>,
}

impl ObjectFinalize for NativeSchema {
    fn finalize(mut self, env: Env) -> Result<()> {
        self.compiled.dispose(env)
    }
}

#[napi]
impl NativeSchema {
    /// Compiles a schema. What it is refused for is the message of the error, as a list of pairs.
    #[napi(factory, catch_unwind)]
    pub fn compile(
        env: Env,
        text: String,
        dialect: Option<String>,
        assert_formats: bool,
        max_steps: Option<i64>,
    ) -> Result<Self> {
        let mut options = CompileOptions::new().with_assert_formats(assert_formats);
        if let Some(name) = dialect {
            options = options.with_default_dialect(dialect_of(&name)?);
        }
        let compiled = saop::Schema::compile(&text, &options);
        let compiled = compiled.map_err(|error| napi::Error::from_reason(problems(&error)))?;
        let compiled = Held::new(env, "a schema", compiled, compiled_size(&text))?;
        Ok(Self {
            compiled,
            max_steps: max_steps.and_then(|steps| u64::try_from(steps).ok()),
        })
    }

    /// Returns the text of an error if a document is refused. A value has no places and no limits.
    #[napi(catch_unwind)]
    pub fn check(&self, input: BufferSlice<'_>, is_value: bool) -> Result<Option<String>> {
        let limits = if is_value {
            Limits::NONE
        } else {
            Limits::default()
        };
        let compiled = self.compiled.get()?;
        let error = compiled.check_with(&input, &self.within(limits)).err();
        Ok(error.map(|error| errors::text(&error.into(), !is_value)))
    }

    /// Whether the first bytes of a buffer are a valid document.
    #[napi(catch_unwind)]
    pub fn is_valid(&self, input: BufferSlice<'_>, length: u32) -> Result<bool> {
        let limits = self.within(Limits::default());
        let compiled = self.compiled.get()?;
        Ok(compiled.is_valid_with(first(&input, length), &limits))
    }

    /// The dialect's name.
    #[napi(getter)]
    pub fn dialect(&self) -> Result<&'static str> {
        Ok(self.compiled.get()?.dialect().name())
    }

    /// The `$id`, if there is one.
    #[napi(getter)]
    pub fn id(&self) -> Result<Option<&str>> {
        Ok(self.compiled.get()?.id())
    }

    /// The `title`, if there is one.
    #[napi(getter)]
    pub fn title(&self) -> Result<Option<&str>> {
        Ok(self.compiled.get()?.title())
    }

    /// Frees the memory. Other calls fail after that.
    #[napi(catch_unwind)]
    pub fn dispose(&mut self, env: Env) -> Result<()> {
        self.compiled.dispose(env)
    }
}

impl NativeSchema {
    /// Returns limits with the steps that a check may take.
    pub(crate) fn within(&self, limits: Limits) -> Limits {
        with_steps(limits, self.max_steps)
    }
}

/// Returns limits with so many steps for a check, if that is said.
pub(crate) const fn with_steps(limits: Limits, max_steps: Option<u64>) -> Limits {
    match max_steps {
        Some(steps) => limits.with_max_steps(steps),
        None => limits,
    }
}

fn dialect_of(name: &str) -> Result<Dialect> {
    let found = name.parse::<Dialect>();
    found.map_err(|error| {
        napi::Error::from_reason(pairs(
            [("", error.to_string())].into_iter(),
            &error.to_string(),
        ))
    })
}

fn problems(error: &CompileError) -> String {
    let all = error.problems().iter();
    pairs(
        all.map(|one| (one.location(), one.message())),
        &error.to_string(),
    )
}

/// Returns `{"message": …, "problems": [{"pointer": …, "message": …}, …]}`.
fn pairs<P: AsRef<str>, M: AsRef<str>>(all: impl Iterator<Item = (P, M)>, message: &str) -> String {
    let mut out = String::from("{\"message\":");
    push_string(&mut out, message);
    out.push_str(",\"problems\":[");
    for (index, (pointer, message)) in all.enumerate() {
        out.push_str(if index > 0 {
            ",{\"pointer\":"
        } else {
            "{\"pointer\":"
        });
        push_string(&mut out, pointer.as_ref());
        out.push_str(",\"message\":");
        push_string(&mut out, message.as_ref());
        out.push('}');
    }
    out.push_str("]}");
    out
}

/// Compares two versions of a schema, and returns what changed as JSON text.
#[napi(catch_unwind)]
pub fn diff(old: String, new: String) -> Result<String> {
    let found = saop_compat::compare(Version::new(&old), Version::new(&new));
    let found = found.map_err(|error| napi::Error::from_reason(error.to_string()))?;
    let mut out = format!(
        "{{\"level\":\"{}\",\"text\":\"{}\",\"changes\":[",
        found.level(),
        found.text()
    );
    for (index, change) in found.changes().iter().enumerate() {
        let _ = write!(
            out,
            "{}{{\"level\":\"{}\"",
            if index > 0 { "," } else { "" },
            change.level()
        );
        let witness = change
            .witness()
            .map(|witness| ("witness", witness.to_string()));
        let members = [
            ("pointer", change.pointer().to_string()),
            ("message", change.to_string()),
        ];
        for (name, text) in members.into_iter().chain(witness) {
            let _ = write!(out, ",\"{name}\":");
            push_string(&mut out, &text);
        }
        out.push('}');
    }
    out.push_str("]}");
    Ok(out)
}

/// Repairs a text that is almost JSON, and returns the new text and the edits as JSON text.
#[napi(catch_unwind)]
pub fn repair(text: String) -> Result<String> {
    let repaired = saop_repair::Repairing::new().repair(&text);
    let repaired = repaired.map_err(|error| napi::Error::from_reason(error.to_string()))?;
    let mut out = String::from("{\"text\":");
    push_string(&mut out, &repaired.text);
    out.push_str(",\"edits\":");
    push_edits(&mut out, &repaired.edits);
    out.push('}');
    Ok(out)
}

/// Writes the edits of a repair as a list. Offsets are those of bytes.
pub(crate) fn push_edits(out: &mut String, edits: &[saop_repair::Edit]) {
    out.push('[');
    for (index, edit) in edits.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        let _ = write!(out, "{comma}{{\"offset\":{}", edit.range.start);
        for (name, text) in [
            ("old", &*edit.old),
            ("new", &*edit.new),
            ("reason", edit.reason.as_str()),
        ] {
            let _ = write!(out, ",\"{name}\":");
            push_string(out, text);
        }
        out.push('}');
    }
    out.push(']');
}
