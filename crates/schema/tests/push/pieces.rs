//! SPEC A1: whatever the pieces, the result is that of the whole.

use saop_schema::push::{Doom, FinalValue, GrowingString, PushReader, State, Watch};
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

/// What the fast path of the judge decides by itself, beside what it leaves to others.
const PLAIN: &str = r#"{"type":"object","additionalProperties":false,"required":["id","on"],"maxProperties":6,
    "properties":{
        "id":{"type":"string","pattern":"^[a-f]+$","maxLength":5},
        "on":{"type":["boolean","null"]},
        "count":{"type":"integer","minimum":2,"multipleOf":3},
        "kind":{"enum":["leaf","less","tree",7]},
        "list":{"type":"array","minItems":1,"maxItems":3,"prefixItems":[{"type":"integer"}],"items":{"maxLength":2}},
        "none":{"type":"array","prefixItems":[true],"items":false},
        "rest":{"type":"object","minProperties":1,"additionalProperties":{"type":"number"},"required":["a"]},
        "either":{"oneOf":[{"type":"string","maxLength":2},{"type":"array","items":{"const":"x"}},{"required":["y"]}]},
        "named":{"propertyNames":{"maxLength":2},"patternProperties":{"^n":{"type":"null"}}},
        "free":{}}}"#;

const PLAIN_TEXTS: &[&str] = &[
    r#"{"id":"abc","on":true,"count":3,"kind":"tree","list":[1,"ab"],"free":{"a":[1,"\n"]}}"#,
    r#"{"on":null,"id":"\u0061f","rest":{"a":1.5,"b":-2e3},"either":["x","x"],"none":[0]}"#,
    r#"{"named":{"n":null,"z":"é\\"},"kind":7,"either":{"y":[]},"id":"f","on":false}"#,
    r#"{"id":"a","on":true,"a":1}"#,
];

/// Pushes a text by seven bytes. Returns what is told of it.
fn seen(schema: &Schema, text: &[u8], is_full: bool) -> Vec<String> {
    struct Seen(Vec<String>);

    impl Watch for Seen {
        fn ended(&mut self, value: FinalValue<'_>) {
            self.0
                .push(format!("{:?} ends {}", value.span(), value.pointer()));
        }

        fn grew(&mut self, string: GrowingString<'_>) {
            self.0
                .push(format!("{} grows by {}", string.pointer(), string.more()));
        }
    }

    let mut reader = PushReader::for_schema(schema, &Limits::default());
    if is_full {
        reader.use_up(0, 0);
    }
    let mut seen = Seen(Vec::new());
    for piece in text.chunks(7) {
        reader.push_to(piece, &mut seen);
    }
    seen.0
}

// SPEC A1, A3: the fast path decides what a judge of the whole decides, at the same byte.
#[test]
fn the_fast_path_is_that_of_the_full_judge() {
    let changes = b"\"\\{}[]:,x1-.e \xC3\x01";
    let mut doomed = 0;
    for (schema, texts) in [(SCHEMA, TEXTS), (PLAIN, PLAIN_TEXTS)] {
        let schema = crate::schema(schema);
        for text in texts {
            for at in 0..=text.len() {
                for change in changes {
                    let mut text = text.as_bytes().to_vec();
                    match text.get_mut(at) {
                        Some(byte) => *byte = *change,
                        None => text.push(*change),
                    }
                    let mut full = PushReader::for_schema(&schema, &Limits::default());
                    // Nothing is taken from its budgets, but it has no fast path any more.
                    full.use_up(0, 0);
                    full.push(&text);
                    doomed += usize::from(full.doom().is_some());
                    for size in [text.len(), 1, 7] {
                        let mut fast = PushReader::for_schema(&schema, &Limits::default());
                        for piece in text.chunks(size) {
                            fast.push(piece);
                        }
                        let text = String::from_utf8_lossy(&text);
                        assert_eq!(fast.state(), full.state(), "{text} by {size}");
                        assert_eq!(fast.doom(), full.doom(), "{text} by {size}");
                        assert_eq!(fast.value_end(), full.value_end(), "{text} by {size}");
                    }
                    let seen = [false, true].map(|is_full| seen(&schema, &text, is_full));
                    assert_eq!(seen[0], seen[1], "{}", String::from_utf8_lossy(&text));
                }
            }
        }
    }
    assert!(doomed > 5_000, "{doomed}");
}
