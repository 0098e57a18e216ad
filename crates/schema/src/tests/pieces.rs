//! Any of several messages in pieces: what one judge asks for does not hide a character from the others.

use std::sync::LazyLock;

use saop_json::{Reader, Stop};
use serde::Serialize;

use super::made;
use crate::Limits;
use crate::any_message::AnyMessage;
use crate::push::{Doom, PushReader, State};
use crate::type_schema::TypeSchema;

/// The first follows its strings from their first character on, as they are of a choice; the others only if they have to.
static SCHEMAS: LazyLock<[&TypeSchema; 3]> = LazyLock::new(|| {
    [
        r#"{"properties": {"r": {"oneOf": [{"const": "user"}, {"const": "usher"}]}}}"#,
        r#"{"properties": {"r": {"const": "tool"}}}"#,
        r#"{"properties": {"r": {"type": "string", "maxLength": 2}}, "required": ["q"]}"#,
    ]
    .map(|text| &*Box::leak(Box::new(made(text))))
});

#[derive(Serialize)]
struct Any;

impl AnyMessage for Any {
    fn schemas() -> &'static [&'static TypeSchema] {
        &*SCHEMAS
    }

    fn fallback() -> &'static TypeSchema {
        SCHEMAS[0]
    }

    fn decode_as(_: &'static TypeSchema, _: &mut Reader<'_>) -> Option<Result<Self, Stop>> {
        None
    }

    fn schema(&self) -> &'static TypeSchema {
        SCHEMAS[0]
    }
}

/// What is known of a text after each byte at which a piece ends.
fn known(text: &[u8], size: usize, is_full: bool) -> Vec<(usize, State, Option<Doom>)> {
    let mut reader = PushReader::<Any>::for_any(&Limits::default());
    if is_full {
        reader.use_up(0, 0);
    }
    let pushed = text.chunks(size).map(|piece| {
        let state = reader.push(piece);
        (reader.pushed(), state, reader.doom().cloned())
    });
    pushed.collect()
}

// SPEC A1, A3
#[test]
fn the_judges_of_several_messages_know_the_same_in_any_pieces() {
    for text in [
        r#"{"r":"uz"#,
        r#"{"r":"uz"}"#,
        r#"{"r":"uzq"}"#,
        "{\"r\":\"uz\x01\"}",
        r#"{"r":"tool","q":1}"#,
        r#"{"r":"too\u006c"}"#,
        r#"{"r":"\u0075sher","q":1}"#,
        r#"{"r":"us","q":"a"}"#,
        r#"{"r":7}"#,
        r#"{"q":"r"}"#,
    ] {
        let text = text.as_bytes();
        let by_byte = known(text, 1, true);
        for size in 1..=text.len() {
            for is_full in [false, true] {
                for (pushed, state, doom) in known(text, size, is_full) {
                    let told = String::from_utf8_lossy(text);
                    assert_eq!(
                        (pushed, state, doom),
                        by_byte[pushed - 1],
                        "{told} by {size}, {is_full}"
                    );
                }
            }
        }
    }
}
