//! SPEC A3: what completes a text makes a valid document.

use saop_schema::Limits;
use saop_schema::push::PushReader;

use crate::schema;

/// Schemas, texts that are open, and what completes them.
const COMPLETED: &[(&str, &str, &str)] = &[
    ("true", "", "\"\""),
    ("true", "[1, [", "]]"),
    ("true", "[1,", "\"\"]"),
    ("true", "{\"a\": tr", "ue}"),
    ("true", "{\"a\": 1.", "0}"),
    ("true", "{\"a\"", ":\"\"}"),
    ("true", "{\"a", "\":\"\"}"),
    (r#"{"required":["b","a"]}"#, "{", r#""a":"","b":""}"#),
    (r#"{"required":["b","a"]}"#, r#"{"b":1"#, r#","a":""}"#),
    (
        r#"{"required":["ab"],"additionalProperties":false,"properties":{"ab":{"type":"integer","minimum":3}}}"#,
        r#"{"a"#,
        r#"b":3}"#,
    ),
    (r#"{"enum":["read","write"]}"#, "\"w", "rite\""),
    (r#"{"pattern":"^[a-f]{2}-[0-9]$"}"#, "\"f", "a-0\""),
    (r#"{"minLength":3}"#, "\"xy", "a\""),
    (
        r#"{"items":{"type":"null"},"minItems":3}"#,
        "[null",
        ",null,null]",
    ),
    (
        r#"{"anyOf":[{"type":"array","minItems":1,"items":{"type":"boolean"}},{"type":"null"}]}"#,
        "[",
        "true]",
    ),
    (
        r#"{"oneOf":[{"properties":{"k":{"const":"a"},"v":{"type":"null"}},"required":["k","v"],"type":"object"},
        {"properties":{"k":{"const":"b"}},"required":["k"],"type":"object"}]}"#,
        r#"{"k":"a""#,
        r#","v":null}"#,
    ),
];

// SPEC A3
#[test]
fn what_completes_a_text_makes_a_valid_document() {
    for (text, begun, expected) in COMPLETED {
        let schema = schema(text);
        let mut reader = PushReader::for_schema(&schema, &Limits::default());
        reader.push(begun.as_bytes());
        let rest = reader.complete();
        assert_eq!(rest.as_deref(), Some(*expected), "{text} with {begun}");
        reader.push(rest.unwrap_or_default().as_bytes());
        assert_eq!(reader.doom(), None);
        assert_eq!(reader.finish(), Ok(()));
    }
}

// SPEC A3: what is doomed has none, and what is open need not have one.
#[test]
fn a_text_without_a_completion_has_none() {
    for (text, begun) in [
        ("true", "[1}"),
        (r#"{"not":{"type":"array"}}"#, "[1"),
        // A value without end, which is looked for in as many ways as there are kinds.
        (
            r##"{"$id":"x:t","type":["object","array"],"required":["a"],"properties":{"a":{"$ref":"#"}},
                "items":{"$ref":"#"},"minItems":1}"##,
            "[",
        ),
    ] {
        let mut reader = PushReader::for_schema(&schema(text), &Limits::default());
        reader.push(begun.as_bytes());
        assert_eq!(reader.complete(), None, "{text} with {begun}");
    }
}
