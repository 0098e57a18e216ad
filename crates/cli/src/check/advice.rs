//! Warnings about documents that their schema accepts and that cannot be used as they are meant. They change no verdict.

use saop::{Base64Error, Observation, ObservationEncoding, SaopError, Unchecked};
use saop_json::text::open;
use saop_json::{Locator, Tree};
use saop_schema::{Error, Limits, Position, TypeSchema, parse_with};
use saop_tools::ToolRegistry;

/// The schema whose documents can have warnings.
const OBSERVATION: &str = "observation";

/// Something about a valid document that its sender should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Warning {
    pub(crate) kind: &'static str,
    pub(crate) path: String,
    pub(crate) message: String,
    pub(crate) position: Option<Position>,
    /// Bytes of the document that it is about.
    pub(crate) span: Option<std::ops::Range<usize>>,
}

/// Checks a document, and gives the warnings about a valid one.
pub(crate) fn check(
    schema: &TypeSchema,
    text: &[u8],
    limits: &Limits,
) -> Result<Vec<Warning>, Error> {
    if schema.name() != OBSERVATION {
        return schema.check(text, limits).map(|()| Vec::new());
    }
    let observation: Observation = parse_with(text, limits)?;
    if observation.encoding != ObservationEncoding::Base64 {
        return Ok(Vec::new());
    }
    let streams = [
        observation.stdout_bytes().err(),
        observation.stderr_bytes().err(),
    ];
    let found = streams.into_iter().flatten();
    Ok(found
        .map(|error| not_base64(text, &error, limits))
        .collect())
}

/// Same as [`check`], and checks that actions call these tools as their schemas say.
pub(crate) fn check_tools(
    schema: &TypeSchema,
    text: &[u8],
    limits: &Limits,
    tools: &ToolRegistry,
) -> Result<Vec<Warning>, SaopError> {
    if schema.name() == OBSERVATION {
        return Ok(check(schema, text, limits)?);
    }
    let calls = saop::tools::check(schema, text, limits, tools)?;
    Ok(unchecked(text, calls))
}

/// Returns the warnings about calls and results that were not checked.
pub(crate) fn unchecked(text: &[u8], calls: Vec<Unchecked>) -> Vec<Warning> {
    let mut locator = Locator::new(text);
    let warning = |call: Unchecked| Warning {
        kind: "unchecked_tool",
        message: call.to_string(),
        position: Some(locator.locate(call.span.start)),
        path: call.path,
        span: Some(call.span),
    };
    calls.into_iter().map(warning).collect()
}

/// A stream that is not base64 though `encoding` says so.
fn not_base64(text: &[u8], error: &Base64Error, limits: &Limits) -> Warning {
    let path = format!("/{}", error.stream());
    at(text, "encoding", path, error.to_string(), limits)
}

/// Returns the warning about the value at a JSON Pointer of a valid document.
fn at(text: &[u8], kind: &'static str, path: String, message: String, limits: &Limits) -> Warning {
    let tree = open(text, limits).and_then(|cursor| Tree::parse(cursor, limits));
    let span = tree
        .ok()
        .and_then(|tree| Some(tree.root().pointer(&path)?.span()));
    let position = span
        .as_ref()
        .map(|span| Locator::new(text).locate(span.start));
    Warning {
        kind,
        path,
        message,
        position,
        span,
    }
}
