//! The instructions that a model gets about the protocol before the first question.

use std::borrow::Cow;

use saop_json::text::{Cursor, compact};
use saop_schema::TypeSchema;

/// Returns a system message with the rules of the protocol and a schema, for a model that must answer with its
/// messages.
///
/// ```
/// let text = saop_providers::protocol_instructions(saop::schema("saop-envelope").unwrap());
/// assert!(text.contains(saop::SAOP_ENVELOPE_SCHEMA_ID));
/// ```
#[must_use]
pub fn protocol_instructions(schema: &TypeSchema) -> String {
    // Without whitespace, which costs tokens and carries no information.
    let text = schema.text();
    let text = compact(Cursor::new(text), usize::MAX).unwrap_or(Cow::Borrowed(text));
    format!(
        "You are an agent that speaks SAOP, a JSON protocol. Answer every message with one {}: a single JSON object \
         that is valid under this JSON Schema (Draft-07):\n\n{text}\n\n\
         Rules:\n\
         - Begin with '{{' and end with the '}}' that belongs to it: no prose and no code fence around the object.\n\
         - Write strict JSON (RFC 8259): double quotes, escaped line breaks, no comments, no trailing commas, no NaN.\n\
         - Name each key once in every object, and none that the schema does not allow.\n\
         - Leave an optional member out where there is nothing to say; do not write null.\n\
         - Where you cannot do what is asked, say so inside the object.\n\
         - Where a message says that your previous response was not valid, restate the complete object.",
        schema.subject()
    )
}
