//! What each keyword of the profile lets through and refuses, and in which words.

use super::*;

/// The violations of a text that is refused, as `path keyword: message`.
fn said<T: Message>(text: &str) -> Vec<String> {
    let error = saop_schema::parse::<T>(text).err().unwrap();
    let line = |violation: &saop_schema::Violation| {
        let keyword = violation.keyword().unwrap_or_default();
        format!(
            "{} {keyword}: {}",
            violation.instance_path(),
            violation.message()
        )
    };
    error.violations().iter().map(line).collect()
}

// SPEC E4
#[test]
fn integer_bounds_are_exact() {
    use integer_bounds::{Integers, IntegersLevel};
    let levels = [5, 1, 3].map(|level| IntegersLevel::new(level).unwrap());
    #[allow(clippy::clone_on_copy, reason = "generic code clones")]
    let highest = levels.iter().max().unwrap().clone();
    assert_eq!((highest, highest > levels[1]), (levels[0], true));
    for (member, good, bad) in [
        (
            "level",
            &["1", "5", "5.0", "50e-1"][..],
            &["0", "6", "-1", "5.1", "null", "\"3\""][..],
        ),
        (
            "offset",
            &["-2", "2", "-0", "0.2e1"],
            &["-3", "3", "-3.0", "30e-1"],
        ),
        (
            "huge",
            &[
                "9007199254740993",
                "9007199254740994",
                "18446744073709551615",
            ],
            &["9007199254740992", "18446744073709551616"],
        ),
        ("port", &["0", "65535"], &["65536", "-1", "1e5"]),
        (
            "step",
            &["0", "-5", "1e1", "9223372036854775805"],
            &["1", "-4", "2.5", "9223372036854775807"],
        ),
        ("pair", &["-8", "0", "4"], &["-12", "-7", "2"]),
        ("natural", &["0", "1"], &["-1", "-9223372036854775808"]),
    ] {
        let text = |value: &str| match member {
            "level" => format!(r#"{{"level": {value}}}"#),
            _ => format!(r#"{{"level": 3, "{member}": {value}}}"#),
        };
        for value in good {
            accepts::<Integers>(&text(value));
        }
        for value in bad {
            refuses::<Integers>(&text(value));
        }
    }
    assert_eq!(IntegersLevel::new(3).unwrap().get(), 3);
    let error = IntegersLevel::new(6).unwrap_err();
    assert_eq!(
        (error.keyword(), error.message()),
        (
            "maximum",
            "expected an integer of at most 5, but found the number 6"
        )
    );
    assert_eq!(
        said::<Integers>(r#"{"level": 6, "step": 7, "offset": 3}"#),
        [
            "/level maximum: expected an integer of at most 5, but found the number 6",
            "/step multipleOf: expected an integer that is a multiple of 5, but found the number 7",
            "/offset exclusiveMaximum: expected an integer less than 3, but found the number 3",
        ]
    );
}

#[test]
fn null_is_a_value_of_its_own() {
    use nullable::{Maybe, Nullables};
    let text = r#"{"text":null,"short":null,"count":null,"level":null,"share":null,"flag":null,"part":{"x":null},"free":null,"map":{"a":null},"list":[null,"a"],"color":null,"shared":null}"#;
    assert_eq!(rewritten::<Nullables>(text), text);
    let text = r#"{"text":"","short":"abc","count":1,"level":5,"share":0.5,"flag":true,"part":null,"free":{},"map":null,"list":null,"color":"red","shared":"m"}"#;
    assert_eq!(rewritten::<Nullables>(text), text);
    let value = read::<Nullables>(r#"{"text": null, "count": 7}"#).unwrap();
    assert_eq!(
        (value.text, value.count, value.short),
        (Nullable::Null, Nullable::Value(7), None)
    );
    refuses::<Nullables>(r#"{"count": 1}"#);
    for (member, bad) in [
        ("short", "\"abcd\""),
        ("count", "-1"),
        ("count", "18446744073709551616"),
        ("level", "0"),
        ("share", "-1"),
        ("flag", "0"),
        ("part", "{}"),
        ("part", r#"{"x": ""}"#),
        ("free", "[]"),
        ("map", r#"{"a": "b"}"#),
        ("list", "[1]"),
        ("color", "\"blue\""),
        ("shared", "\"\""),
    ] {
        let other = if member == "count" {
            ""
        } else {
            "\"count\": 1, "
        };
        refuses::<Nullables>(&format!(r#"{{"text": "a", {other}"{member}": {bad}}}"#));
    }
    assert_eq!(Maybe::from(None), Nullable::Null);
}

#[test]
fn bounds_of_an_array_are_enforced() {
    use array_bounds::{Lists, ListsSome};
    for (member, good, bad) in [
        (
            "set",
            &["[]", "[1]", "[1, 2, 18e0]"][..],
            &["[1, 1.0]", "[3, 0, -0]", "[10, 5, 1e1]"][..],
        ),
        (
            "objects",
            &[r#"[{"a": 1}, {"a": null}, {}]"#],
            &[
                r#"[{"a": 1, "b": {"x": "", "y": "-"}}, {"b": {"y": "-", "x": ""}, "\u0061": 10e-1}]"#,
            ],
        ),
        (
            "pairs",
            &["[]", "[[1, 1], [1, 1]]"],
            &["[[1]]", "[[1, 2, 3]]", "[[1, 2], []]"],
        ),
        ("maybe", &["null", "[true]"], &["[]", "[null]"]),
        (
            "shared",
            &[r#"["a", "A"]"#],
            &["[]", r#"["a", "b", "a"]"#, r#"[""]"#],
        ),
    ] {
        let text = |value: &str| format!(r#"{{"some": ["x", "x"], "{member}": {value}}}"#);
        for value in good {
            accepts::<Lists>(&text(value));
        }
        for value in bad {
            refuses::<Lists>(&text(value));
        }
    }
    refuses::<Lists>(r#"{"some": []}"#);
    refuses::<Lists>(r#"{"some": ["a", "b", "c", "d"]}"#);
    let some = ListsSome::new(vec!["a".to_owned()]).unwrap();
    assert_eq!(
        (some.len(), some.first().map(String::as_str)),
        (1, Some("a"))
    );
    assert_eq!(
        ListsSome::new(Vec::new()).unwrap_err().message(),
        "expected an array of at least 1 item, but found an empty array"
    );
    assert_eq!(
        said::<Lists>(r#"{"some": [], "set": [4, 2, 3, 2.0], "pairs": [[1]]}"#),
        [
            "/some minItems: expected an array of at least 1 item, but found an empty array",
            "/set uniqueItems: expected each item once, but found item 3 to be equal to item 1",
            "/pairs/0 minItems: expected an array of at least 2 items, but found one of 1",
        ]
    );
}

#[test]
fn scalars_of_any_type_can_be_named() {
    use scalar_values::{Values, ValuesMixed, ValuesStatus};
    for (member, good, bad) in [
        (
            "status",
            &["200", "2e2", "404.0", "500"][..],
            &["201", "\"200\"", "null", "200.5"][..],
        ),
        (
            "mixed",
            &["\"auto\"", "1", "1.0", "25e-1", "-2", "true", "null"],
            &["\"1\"", "false", "2", "[]", "{}"],
        ),
        ("ratio", &["0.1", "0.10", "1", "1e300"], &["0.2"]),
        ("yes", &["true"], &["false", "1"]),
        ("version", &["2", "2.0"], &["3", "\"2\""]),
        ("nothing", &["null"], &["0", "\"\""]),
        ("either", &["\"all\"", "0", "-0.0"], &["1", "null", "\"0\""]),
        ("word", &["\"w\""], &["\"W\"", "1"]),
    ] {
        let text = |value: &str| match member {
            "status" => format!(r#"{{"status": {value}}}"#),
            _ => format!(r#"{{"status": 200, "{member}": {value}}}"#),
        };
        for value in good {
            accepts::<Values>(&text(value));
        }
        for value in bad {
            refuses::<Values>(&text(value));
        }
    }
    // By their digits, where a `Value` has lost them.
    for number in [
        "1.00000000000000000000001",
        "1e400",
        "2.5000000000000000000001",
    ] {
        let text = format!(r#"{{"status": 200, "mixed": {number}}}"#);
        let said = said::<Values>(&text);
        assert!(said[0].starts_with("/mixed enum: "), "{said:?}");
        assert!(serde_json::from_str::<Values>(&text).is_err(), "{text}");
    }
    let value = read::<Values>(r#"{"status": 2e2, "mixed": -2.0}"#).unwrap();
    assert_eq!(value.status, ValuesStatus::Number200);
    assert_eq!(
        value.mixed,
        Some(Nullable::Value(ValuesMixed::NumberMinus2))
    );
    assert_eq!(
        saop_schema::serialize(&value),
        r#"{"status":200,"mixed":-2}"#
    );
    assert_eq!(
        said::<Values>(r#"{"status": 201, "mixed": []}"#),
        [
            "/status enum: expected 200, 404 or 500, but found the number 201",
            "/mixed enum: expected `auto`, 1, 2.5, -2, true or null, but found an empty array",
        ]
    );
}

#[test]
fn multiples_are_those_of_decimals() {
    use multiple_of::{Steps, StepsCents};
    for cents in ["0", "0.07", "19.99", "7e-2", "123456.78", "1e300", "100"] {
        accepts::<Steps>(&format!(r#"{{"cents": {cents}}}"#));
    }
    for cents in ["0.075", "0.001", "1e-300", "-0.01"] {
        refuses::<Steps>(&format!(r#"{{"cents": {cents}}}"#));
    }
    accepts::<Steps>(r#"{"cents": 0, "half": -1.5, "dozens": 24.0}"#);
    refuses::<Steps>(r#"{"cents": 0, "half": 0.25}"#);
    refuses::<Steps>(r#"{"cents": 0, "dozens": 13}"#);
    assert!(StepsCents::try_from(0.29).is_ok() && StepsCents::try_from(0.295).is_err());
    assert_eq!(
        said::<Steps>(r#"{"cents": 0.295}"#),
        [
            "/cents multipleOf: expected a number that is a multiple of 0.01, but found the number 0.295"
        ]
    );
}

#[test]
fn a_constant_tells_the_objects_of_a_union_apart() {
    use tagged_union::{Line, Shapes, ShapesShape, ShapesShapeSquare};
    for shape in [
        r#"{"kind":"circle","radius":0.5}"#,
        r#"{"kind":"square"}"#,
        r#"{"kind":"square","side":3}"#,
        r#"{"kind":"line","to":"x"}"#,
    ] {
        let text = format!(r#"{{"shape":{shape},"list":[{{"kind":"line","to":""}}]}}"#);
        assert_eq!(rewritten::<Shapes>(&text), text);
    }
    accepts::<Shapes>(r#"{"shape": {"side": 2.0, "\u006bind": "squ\u0061re"}}"#);
    let line: ShapesShape = Line {
        kind: tagged_union::LineKind::Line,
        to: "y".to_owned(),
    }
    .into();
    let value = read::<Shapes>(r#"{"shape": {"to": "y", "kind": "line"}}"#).unwrap();
    assert_eq!(value.shape, line);
    assert!(matches!(
        read::<Shapes>(r#"{"shape": {"kind": "square"}}"#)
            .unwrap()
            .shape,
        ShapesShape::Square(ShapesShapeSquare { side: None, .. })
    ));
    // Through serde, the error is the first violation by pointer, and how many more there are.
    for (shape, expected) in [
        (
            r#"{"kind": "sphere"}"#,
            "/shape: expected an object with the member `kind` being `circle`, `square` or `line`, but found the string `sphere` there",
        ),
        (
            r#"{"kind": "circle", "side": 1}"#,
            "/shape/radius: expected the member `radius`, but found an object without it (and 1 more violation)",
        ),
        (
            r#"{"kind": "circle", "side": 1, "edge": 2}"#,
            "/shape/edge: expected no members other than `kind` and `radius`, but found `edge` (and 2 more violations)",
        ),
    ] {
        let text = format!(r#"{{"shape": {shape}}}"#);
        let error = serde_json::from_str::<Shapes>(&text).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{error}");
    }
    for (shape, expected) in [
        (
            r#"{"kind": "circle", "side": 1}"#,
            &[
                "/shape/radius required: expected the member `radius`, but found an object without it",
                "/shape/side additionalProperties: expected no members other than `kind` and `radius`, but found `side`",
            ][..],
        ),
        (
            r#"{"kind": "sqare"}"#,
            &[
                "/shape oneOf: expected an object with the member `kind` being `circle`, `square` or `line`, but found the string `sqare` there; did you mean `square`?",
            ],
        ),
        (
            r#"{"radius": 1}"#,
            &[
                "/shape oneOf: expected an object with the member `kind` being `circle`, `square` or `line`, but found an object without it",
            ],
        ),
        (
            "[]",
            &[
                "/shape oneOf: expected an object with the member `kind` being `circle`, `square` or `line`, but found an empty array",
            ],
        ),
        (
            r#"{"kind": "square", "side": 0}"#,
            &["/shape/side minimum: expected an integer of at least 1, but found the number 0"],
        ),
        (
            r#"{"kind": "square", "side": 18446744073709551616}"#,
            &[
                "/shape/side : expected an integer from 0 to 18446744073709551615, but found the number 18446744073709551616",
            ],
        ),
    ] {
        let text = format!(r#"{{"shape": {shape}}}"#);
        refuses::<Shapes>(&text);
        assert_eq!(said::<Shapes>(&text), expected);
    }
    let twice = r#"{"shape": {"kind": "square", "kind": "line", "to": ""}}"#;
    assert!(saop_schema::parse::<Shapes>(twice).is_err());
    assert!(serde_json::from_str::<Shapes>(twice).is_err());
}

#[test]
fn a_format_says_nothing_of_what_is_valid() {
    use formats::Formats;
    accepts::<Formats>(r#"{"at": "yesterday", "id": "7"}"#);
    accepts::<Formats>(r#"{"id": null}"#);
    refuses::<Formats>(r#"{"id": ""}"#);
}
