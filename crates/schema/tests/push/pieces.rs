//! SPEC A1: whatever the pieces, the result is that of the whole.

use saop_schema::push::{Doom, PushReader, State};
use saop_schema::{Error, Limits, Schema};

use crate::schema;

const SCHEMA: &str = r##"{"$defs":{"node":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/list"}]},
    "list":{"properties":{"value":{"type":["integer","string"],"maxLength":4,"pattern":"^[a-zé]*$"},
        "next":{"$ref":"#/$defs/node"}},"required":["value"],"additionalProperties":false}},
    "properties":{"kind":{"enum":["list","tree"]},"list":{"$ref":"#/$defs/node"},"all":{"uniqueItems":true}},
    "required":["kind"]}"##;

const TEXTS: &[&str] = &[
    r#"{"kind":"list","list":{"value":1,"next":{"value":"\u00e9é","next":null}}}"#,
    r#"{"kind":"tree","all":[1,[2,{"a":"\ud83d\ude00"}],true,null,-1.5e+3]} "#,
    r#"{"kind":"tram"}"#,
    r#"{"kind":"list","list":{"value":"aÉ"}}"#,
    r#"{"kind":"list","list":{"valu":1}}"#,
    r#"{"kind":"list","list":{"value":"abcde"}}"#,
    r#"{"all":[1,2,1],"kind":"list"}"#,
    r#"{"all":[1,2]}"#,
    r#"{"kind":"list","kind":"list"}"#,
    r#"{"kind":"list","x":"\ud83d\u0041"}"#,
    r#"{"kind":"list","x":"é"#,
    r#"{"kind":"list"} and more"#,
    "é",
    r#"{"kind":"list","list":{"value":-1é"#,
    "1é",
];

/// What is known of a text, and its result.
type Known = (State, Option<Doom>, Result<(), Error>, State, String);

/// Pushes pieces, and returns what is known then, and the result.
fn read(schema: &Schema, pieces: &[&[u8]]) -> Known {
    let mut reader = PushReader::for_schema(schema, &Limits::default());
    for piece in pieces {
        reader.push(piece);
    }
    let (state, doom) = (reader.state(), reader.doom().cloned());
    let result = reader.finish();
    let text = format!("{} {:?}", reader.text(), reader.value_end());
    (state, doom, result, reader.state(), text)
}

// SPEC A1
#[test]
fn every_way_to_cut_a_text_in_three_gives_the_same() {
    let schema = schema(SCHEMA);
    for text in TEXTS {
        let bytes = text.as_bytes();
        let whole = read(&schema, &[bytes]);
        assert_eq!(whole.2, schema.check(bytes), "{text}");
        assert_eq!(whole.3 == State::Complete, schema.is_valid(bytes), "{text}");
        for first in 0..=bytes.len() {
            for second in [0, 1, 2, 5, 11].map(|more| bytes.len().min(first + more)) {
                let pieces = [&bytes[..first], &bytes[first..second], &bytes[second..]];
                assert_eq!(
                    read(&schema, &pieces),
                    whole,
                    "{text} cut at {first} and {second}"
                );
            }
        }
        let bytewise: Vec<&[u8]> = bytes.chunks(1).collect();
        assert_eq!(read(&schema, &bytewise), whole, "{text} byte by byte");
    }
}

// SPEC A1: a number ends at a byte that is wrong by itself, of a character that is not whole yet in some pieces.
#[test]
fn a_number_before_a_character_is_the_same_in_any_pieces() {
    for text in ["1é", "[1é", "-1—", "1\u{1F600}"] {
        for schema in [
            r#"{"minimum":5,"items":{"minimum":5}}"#,
            r#"{"not":{"minimum":-5}}"#,
            "true",
        ] {
            let schema = crate::schema(schema);
            let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
            assert_eq!(
                read(&schema, &bytes),
                read(&schema, &[text.as_bytes()]),
                "{text}"
            );
        }
    }
}

// SPEC A1: a text that is cut anywhere gives what parsing it gives, and never a value.
#[test]
fn every_beginning_gives_what_parsing_it_gives() {
    let schema = schema(SCHEMA);
    for text in TEXTS {
        for end in 0..text.len() {
            let beginning = &text.as_bytes()[..end];
            let (_, _, result, state, _) = read(&schema, &[beginning]);
            assert_eq!(result, schema.check(beginning), "{text} cut at {end}");
            assert_eq!(result.is_ok(), state == State::Complete);
        }
    }
}
