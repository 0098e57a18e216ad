//! SPEC A3: each kind of fault is told at its byte, and never too early.

use saop_schema::push::{Cause, PushReader};
use saop_schema::{CompileOptions, Limits, Schema};

use crate::{lost, schema};

/// A schema, a document with a fault, in which `¦` stands after the byte at which that is told, and the cause.
const FAULTS: &[(&str, &str, Cause)] = &[
    ("{}", r#"{"a":1,"a"¦:2}"#, Cause::RepeatedName),
    ("{}", r#"{"a":1,"\u0061"¦:2}"#, Cause::RepeatedName),
    (
        r#"{"properties":{"ab":{}},"additionalProperties":false}"#,
        r#"{"ab":1,"a"¦:1}"#,
        Cause::UnknownName,
    ),
    (
        r#"{"patternProperties":{"^x":{}},"additionalProperties":false}"#,
        r#"{"xa":1,"a"¦:1}"#,
        Cause::UnknownName,
    ),
    (
        r#"{"propertyNames":{"maxLength":1}}"#,
        r#"{"a":1,"bc"¦:1}"#,
        Cause::Name,
    ),
    (r#"{"type":"string"}"#, "1¦2", Cause::Kind),
    (r#"{"type":["string","null"]}"#, "t¦rue", Cause::Kind),
    (
        r#"{"items":{"type":"integer"}}"#,
        r#"[1,"¦a"]"#,
        Cause::Kind,
    ),
    (r#"{"const":{"a":1}}"#, "[¦1]", Cause::Kind),
    (r#"{"enum":["a",1]}"#, "n¦ull", Cause::Kind),
    ("false", "n¦ull", Cause::Kind),
    (r#"{"properties":{"a":false}}"#, r#"{"a":{¦}}"#, Cause::Kind),
    (
        r##"{"$defs":{"s":{"type":"string"}},"allOf":[{"$ref":"#/$defs/s"},{"minLength":1}]}"##,
        "1¦ ",
        Cause::Kind,
    ),
    (
        r#"{"enum":["read","write"]}"#,
        r#""rew¦rite""#,
        Cause::Constant,
    ),
    (
        r#"{"enum":["read","readonly"]}"#,
        r#""reado"¦"#,
        Cause::String,
    ),
    (
        r#"{"enum":["read","readonly"]}"#,
        r#""readx¦""#,
        Cause::Constant,
    ),
    (r#"{"const":"é!"}"#, r#""\u00e9\n¦""#, Cause::Constant),
    (r#"{"const":"è"}"#, r#""é¦""#, Cause::Constant),
    (r#"{"maxLength":2}"#, r#""a\u00e9é¦""#, Cause::MaxLength),
    (
        r#"{"maxLength":1}"#,
        r#""\ud83d\ude00a¦""#,
        Cause::MaxLength,
    ),
    (r#"{"maxLength":0}"#, r#""a¦""#, Cause::MaxLength),
    (r#"{"pattern":"^[0-9]+$"}"#, r#""12x¦""#, Cause::Pattern),
    (r#"{"pattern":"^[0-9]{2}"}"#, r#""1x¦""#, Cause::Pattern),
    (r#"{"pattern":"^(ab|cd)*$"}"#, r#""abcc¦""#, Cause::Pattern),
    (r#"{"pattern":"^(?:a|é)+$"}"#, r#""aéè¦""#, Cause::Pattern),
    (r#"{"pattern":"^[0-9]{3}$"}"#, r#""12"¦"#, Cause::String),
    (r#"{"pattern":"b$"}"#, r#""bcd"¦"#, Cause::String),
    (r#"{"minLength":3}"#, r#""12"¦"#, Cause::String),
    (r#"{"type":"integer"}"#, "1.5 ¦", Cause::Number),
    (
        r#"{"items":{"type":"integer"}}"#,
        "[1.5e1,1.5,¦2]",
        Cause::Number,
    ),
    (r#"{"items":{"maximum":5}}"#, "[1000e-5,6]¦", Cause::Number),
    (r#"{"items":{"minimum":50}}"#, "[5e1,5]¦", Cause::Number),
    (
        r#"{"items":{"multipleOf":0.1}}"#,
        "[0.3,0.35 ¦]",
        Cause::Number,
    ),
    (r#"{"items":{"enum":[1,20]}}"#, "[1.0,2]¦", Cause::Number),
    (r#"{"const":true}"#, "false¦", Cause::Literal),
    (r#"{"required":["a","b"]}"#, r#"{"b":1}¦"#, Cause::Missing),
    (
        r#"{"properties":{"a":{"required":["b"],"properties":{"c":{}}}}}"#,
        r#"{"a":{"c":1}¦}"#,
        Cause::Missing,
    ),
    (r#"{"maxItems":2}"#, "[1,2,3¦]", Cause::TooMany),
    (r#"{"maxItems":0}"#, "[[¦]]", Cause::TooMany),
    (
        r#"{"prefixItems":[{}],"items":false}"#,
        "[1,2¦]",
        Cause::TooMany,
    ),
    (
        r#"{"maxProperties":1}"#,
        r#"{"a":1,"b"¦:2}"#,
        Cause::TooMany,
    ),
    (r#"{"minItems":2}"#, "[1]¦", Cause::TooFew),
    (r#"{"minProperties":1}"#, "{}¦", Cause::TooFew),
    (r#"{"not":{"type":"string"}}"#, r#""a"¦"#, Cause::Whole),
    (
        r#"{"items":{"not":{"minimum":5}}}"#,
        "[4,5,¦1]",
        Cause::Whole,
    ),
    (
        r#"{"if":{"required":["a"]},"then":{"required":["b"]}}"#,
        r#"{"a":1}¦"#,
        Cause::Whole,
    ),
    (r#"{"contains":{"const":1}}"#, "[2,3]¦", Cause::Whole),
    (
        r#"{"contains":{"const":1},"maxContains":1}"#,
        "[1,1]¦",
        Cause::Whole,
    ),
    (r#"{"uniqueItems":true}"#, "[1,2,1.0]¦", Cause::Whole),
    (
        r#"{"properties":{"a":{}},"unevaluatedProperties":false}"#,
        r#"{"a":1,"b":1}¦"#,
        Cause::Whole,
    ),
    (
        r#"{"prefixItems":[{}],"unevaluatedItems":false}"#,
        "[1,2]¦",
        Cause::Whole,
    ),
    (
        r#"{"dependentRequired":{"a":["b"]}}"#,
        r#"{"a":1}¦"#,
        Cause::Whole,
    ),
    (
        r#"{"dependentSchemas":{"a":{"required":["b"]}}}"#,
        r#"{"a":1}¦"#,
        Cause::Whole,
    ),
    (r#"{"const":{"a":[1]}}"#, r#"{"a":[2]}¦"#, Cause::Whole),
    (
        r#"{"oneOf":[{"minimum":1},{"minimum":2}]}"#,
        "3 ¦",
        Cause::Whole,
    ),
    (
        r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#,
        "1¦",
        Cause::Kind,
    ),
    (
        r#"{"anyOf":[{"maxLength":2},{"const":"abc"}]}"#,
        r#""abd¦""#,
        Cause::Union,
    ),
    (
        r#"{"anyOf":[{"const":"abc"},{"maxLength":2}]}"#,
        r#""abd¦""#,
        Cause::Union,
    ),
    (
        r#"{"oneOf":[{"properties":{"k":{"const":"a"}},"required":["k"],"type":"object"},
        {"properties":{"k":{"const":"b"},"v":{"type":"null"}},"required":["k"],"type":"object"}]}"#,
        r#"{"k":"c¦"}"#,
        Cause::Union,
    ),
    (
        r#"{"oneOf":[{"properties":{"k":{"const":"a"}},"required":["k"],"type":"object"},
        {"properties":{"k":{"const":"b"},"v":{"type":"null"}},"required":["k"],"type":"object"}]}"#,
        r#"{"v":1,"k":"b¦"}"#,
        Cause::Union,
    ),
    (
        r##"{"$defs":{"n":{"anyOf":[{"type":"null"},{"properties":{"n":{"$ref":"#/$defs/n"}},"additionalProperties":false,
        "type":"object"}]}},"$ref":"#/$defs/n"}"##,
        r#"{"n":{"n":{"m"¦:null}}}"#,
        Cause::Union,
    ),
];

// SPEC A3
#[test]
fn a_fault_is_told_at_its_byte() {
    for (text, marked, cause) in FAULTS {
        let offset = marked.find('¦').map(|at| at - 1);
        let document = marked.replace('¦', "");
        let schema = schema(text);
        let found = lost(&schema, document.as_bytes());
        assert_eq!(
            found,
            offset.map(|at| (at, *cause)),
            "{text} with {document}"
        );
        assert!(!schema.is_valid(document.as_bytes()));
        let mut whole = PushReader::for_schema(&schema, &Limits::default());
        whole.push(document.as_bytes());
        let told = whole.doom().map(|doom| (doom.offset(), doom.cause()));
        assert_eq!(told, found, "{text} with {document} at once");
        let violation = whole.doom().map(|doom| doom.violation().clone());
        let violation = violation.expect("a doomed text has a violation");
        assert!(
            violation.message().starts_with("expected "),
            "{text} with {document}"
        );
        // Where the value has ended, what is said is what a check says.
        let has_ended = matches!(
            cause,
            Cause::Number
                | Cause::String
                | Cause::Literal
                | Cause::Missing
                | Cause::TooFew
                | Cause::Whole
                | Cause::Name
        );
        if has_ended {
            let error = schema
                .check(document.as_bytes())
                .expect_err("an invalid document");
            let said = |one: &saop_schema::Violation| {
                (one.instance_path().to_owned(), one.message().to_owned())
            };
            let all: Vec<_> = error.violations().iter().map(said).collect();
            assert!(all.contains(&said(&violation)), "{violation} of {all:?}");
        }
    }
}

// SPEC A3: every cause that a schema has stands in the table of tests.
#[test]
fn every_cause_has_a_fault() {
    let elsewhere = [Cause::Syntax, Cause::Limit, Cause::End];
    for cause in Cause::ALL {
        let is_tried = FAULTS.iter().any(|(_, _, tried)| tried == cause);
        assert!(is_tried || elsewhere.contains(cause), "{cause}");
    }
}

/// Schemas, and valid documents of which no beginning may be given up.
const VALID: &[(&str, &str)] = &[
    (r#"{"type":"integer"}"#, "1.5e1 "),
    (r#"{"items":{"maximum":1}}"#, "[1000e-5, 10e-1]"),
    (r#"{"enum":["read","readonly"]}"#, r#""r\u0065adonly""#),
    (r#"{"pattern":"^a"}"#, r#""abcdef""#),
    (r#"{"pattern":"^a|b"}"#, r#""xyzb""#),
    (r#"{"pattern":"^a*?b$"}"#, r#""aaab""#),
    (r#"{"pattern":"^\\w+\\b.$"}"#, r#""ab-""#),
    (r#"{"maxLength":2}"#, r#""\ud83d\ude00é""#),
    (
        r#"{"oneOf":[{"required":["a"]},{"required":["b"]}]}"#,
        r#"{"c":1,"b":2}"#,
    ),
    (r#"{"oneOf":[{"minimum":1},{"minimum":5}]}"#, "3 "),
    (
        r#"{"anyOf":[{"properties":{"a":{"type":"null"}}},{"minProperties":2}]}"#,
        r#"{"a":1,"b":2}"#,
    ),
    (r#"{"not":{"maxLength":2}}"#, r#""abc""#),
    (r#"{"not":{"not":{"type":"null"}}}"#, "null"),
    (r#"{"contains":{"const":1}}"#, "[2,3,1]"),
    (r#"{"uniqueItems":true}"#, "[[1,2],[1],[1,2,3]]"),
    (
        r#"{"if":{"properties":{"a":{"const":1}}},"then":{"required":["b"]}}"#,
        r#"{"a":1,"b":2}"#,
    ),
    (
        r#"{"if":{"properties":{"a":{"const":1}}},"then":{"required":["b"]}}"#,
        r#"{"a":2}"#,
    ),
    (
        r#"{"properties":{"a":{}},"anyOf":[{"properties":{"b":{}}},true],"unevaluatedProperties":false}"#,
        r#"{"b":1,"a":2}"#,
    ),
    (
        r##"{"$id":"x:t","anyOf":[{"type":"null"},{"items":{"$ref":"#"},"type":"array","minItems":1}]}"##,
        "[[null],[[null]]]",
    ),
    (
        r#"{"required":["c","a"],"properties":{"a":{},"b":{}}}"#,
        r#"{"b":1,"a":1,"c":1}"#,
    ),
    (r#"{"maxItems":2,"minItems":1}"#, "[1,2]"),
    (r#"{"dependentRequired":{"a":["b"]}}"#, r#"{"a":1,"b":2}"#),
    ("{}", r#"{"a":{"a":1},"b":[{"a":2},{"a":3}]}"#),
];

// SPEC A3
#[test]
fn no_beginning_of_a_valid_document_is_given_up() {
    for (text, document) in VALID {
        let schema = schema(text);
        assert!(
            schema.is_valid(document.as_bytes()),
            "{text} with {document}"
        );
        assert_eq!(
            lost(&schema, document.as_bytes()),
            None,
            "{text} with {document}"
        );
    }
}

// SPEC A3: values within each other that are judged as a whole, the inner ones first, as long as sixteen bytes are read for each.
#[test]
fn whole_values_within_each_other_are_judged_in_linear_time() {
    let text = r##"{"$id":"x:t","items":{"$ref":"#"},"uniqueItems":true}"##;
    let schema = Schema::compile(text, &CompileOptions::new()).expect("a schema");
    let limits = Limits::default().with_max_depth(100_000);
    for depth in [1, 4, 12, 40] {
        let document = format!("{}[1,1]{}", "[".repeat(depth), "]".repeat(depth));
        let mut reader = PushReader::for_schema(&schema, &limits);
        reader.push(document.as_bytes());
        let doom = reader.doom().map(|doom| (doom.cause(), doom.offset()));
        assert_eq!(
            doom,
            Some((Cause::Whole, depth + 4)),
            "the innermost is judged first"
        );
        let document = format!("{}[1,2]{}", "[".repeat(depth), "]".repeat(depth));
        let mut reader = PushReader::for_schema(&schema, &limits);
        reader.push(document.as_bytes());
        assert_eq!(reader.doom(), None);
        assert!(reader.finish().is_ok());
    }
}
