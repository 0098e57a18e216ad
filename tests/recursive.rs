//! Recursive types: what is read, written, refused and made is the same as for others, and no depth of a document makes a
//! thread run out of stack.
//!
//! Invariant: every test of depth runs on a thread with 1 MiB of stack, half of what threads have.

#![cfg(test)]

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use saop::{Limits, Message, SaopError, ViolationKind};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::pedantic,
    clippy::type_complexity
)]
mod shapes {
    include!("../crates/codegen/tests/recursive/shapes/types.rs");
}

#[allow(dead_code, missing_docs, unreachable_pub, clippy::pedantic)]
mod mutual {
    include!("../crates/codegen/tests/recursive/mutual/types.rs");
}

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::large_enum_variant,
    clippy::pedantic
)]
mod wide {
    include!("../crates/codegen/tests/recursive/wide/types.rs");
}

#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::large_enum_variant,
    clippy::pedantic
)]
mod rows {
    include!("../crates/codegen/tests/recursive/rows/types.rs");
}

use mutual::{Disk, Entry};
use rows::Rows;
use shapes::{Expression, Shapes};
use wide::Wide;

/// Reads by every entry, and back from what is written.
fn read<T>(text: &str) -> Result<T, SaopError>
where
    T: Message + DeserializeOwned + Serialize + PartialEq + Debug,
{
    let own = saop::parse::<T>(text);
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(
        serde_json::from_str::<T>(text).is_ok(),
        own.is_ok(),
        "{text}"
    );
    assert_eq!(saop::validate::<T>(&value).is_ok(), own.is_ok(), "{text}");
    let message = own?;
    let written = saop::serialize(&message);
    assert_eq!(saop::parse::<T>(&written).as_ref(), Ok(&message), "{text}");
    let mut cbor = Vec::new();
    ciborium::into_writer(&message, &mut cbor).unwrap();
    assert_eq!(
        ciborium::from_reader::<T, _>(&*cbor).unwrap(),
        message,
        "{text}"
    );
    Ok(message)
}

/// The only violation, as keyword and path.
fn refused<T>(text: &str) -> (String, String)
where
    T: Message + DeserializeOwned + Serialize + PartialEq + Debug,
{
    let error = read::<T>(text).unwrap_err();
    let [violation] = error.violations() else {
        panic!("{text}: {error:?}");
    };
    let keyword = violation.keyword().unwrap_or_default().to_owned();
    (keyword, violation.instance_path().to_owned())
}

// SPEC E4
#[test]
fn every_way_to_recur_is_read_and_refused_in_place() {
    for text in [
        r#"{"name":"a","again":{"name":"b","again":{"name":"c"}}}"#,
        r#"{"name":"a","node":{"children":[{"children":[]},{"label":"x","children":[{"children":[]}]}]}}"#,
        r#"{"name":"a","node":{"children":[],"first":{"children":[],"first":{"children":[]}}}}"#,
        r#"{"name":"a","node":{"children":[],"few":[{"children":[]}],"named":{"":{"children":[]}}}}"#,
        r#"{"name":"a","link":null}"#,
        r#"{"name":"a","link":{"value":1,"next":{"value":-2,"next":null}}}"#,
        r#"{"name":"a","forest":[{"trees":[{"free":{"trees":1}},{"trees":[]}]},{}]}"#,
        r#"{"name":"a","even":{"odd":{"alias":{"odd":{"alias":{}}}}}}"#,
        r#"{"name":"a","expression":{"kind":"sum","left":{"kind":"constant","value":1.5},
            "right":{"right":{"value":1,"kind":"constant"},"left":{"kind":"constant","value":0},"kind":"sum"}}}"#,
    ] {
        assert!(read::<Shapes>(text).is_ok(), "{text}");
    }
    for (text, keyword, path) in [
        (
            r#"{"name":"a","again":{"name":"b","again":{}}}"#,
            "required",
            "/again/again/name",
        ),
        (r#"{"name":"a","again":null}"#, "type", "/again"),
        (
            r#"{"name":"a","node":{"children":[{"children":[{"children":[],"label":""}]}]}}"#,
            "minLength",
            "/node/children/0/children/0/label",
        ),
        (
            r#"{"name":"a","node":{"children":[],"few":[]}}"#,
            "minItems",
            "/node/few",
        ),
        (
            r#"{"name":"a","node":{"children":[],"named":{"x":{"children":[],"y":1}}}}"#,
            "additionalProperties",
            "/node/named/x/y",
        ),
        (
            r#"{"name":"a","link":{"value":1,"next":{"value":2}}}"#,
            "required",
            "/link/next/next",
        ),
        (
            r#"{"name":"a","link":{"value":1,"next":[]}}"#,
            "type",
            "/link/next",
        ),
        (
            r#"{"name":"a","expression":{"kind":"sum","left":{"kind":"constant","value":1},"right":{"kind":"other"}}}"#,
            "oneOf",
            "/expression/right",
        ),
        (
            r#"{"name":"a","forest":[{"trees":[{"trees":[{},{},{},{}]}]}]}"#,
            "maxItems",
            "/forest/0/trees/0/trees",
        ),
        (
            r#"{"name":"a","even":{"odd":{"alias":{"odd":{}}}}}"#,
            "required",
            "/even/odd/alias/odd/alias",
        ),
    ] {
        assert_eq!(
            refused::<Shapes>(text),
            (keyword.to_owned(), path.to_owned()),
            "{text}"
        );
    }
    let disk =
        r#"{"type":"disk","root":{"entries":{"a":{"folder":{"entries":{"b":{"size":SIZE}}}}}}}"#;
    assert!(read::<Disk>(&disk.replace("SIZE", "1")).is_ok());
    let path = "/root/entries/a/folder/entries/b/size".to_owned();
    assert_eq!(
        refused::<Disk>(&disk.replace("SIZE", "-1")),
        ("minimum".to_owned(), path)
    );
}

/// Runs on a thread with 1 MiB of stack.
fn on_a_thread(run: impl FnOnce() + Send) {
    on_a_thread_of(1 << 20, run);
}

fn on_a_thread_of(stack: usize, run: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(stack)
            .spawn_scoped(scope, run)
            .unwrap()
            .join()
            .unwrap();
    });
}

/// A text with so many levels around an inner one.
fn nested(levels: usize, open: &str, inner: &str, close: &str) -> String {
    format!("{}{inner}{}", open.repeat(levels), close.repeat(levels))
}

/// Messages with so many levels, or one less, by every way to recur.
fn deep(levels: usize) -> Vec<String> {
    let whole = |member: &str, text: &str| format!("{{\"name\":\"a\",\"{member}\":{text}}}");
    let sum = "{\"kind\":\"sum\",\"right\":{\"kind\":\"constant\",\"value\":0},\"left\":";
    let levels = levels - 1;
    vec![
        nested(
            levels,
            "{\"name\":\"a\",\"again\":",
            "{\"name\":\"a\"}",
            "}",
        ),
        whole(
            "node",
            &nested(
                levels - 2,
                "{\"children\":[],\"first\":",
                "{\"children\":[]}",
                "}",
            ),
        ),
        whole(
            "link",
            &nested(levels, "{\"value\":1,\"next\":", "null", "}"),
        ),
        whole(
            "expression",
            &nested(levels - 1, sum, "{\"kind\":\"constant\",\"value\":0}", "}"),
        ),
        whole(
            "node",
            &nested(
                (levels - 2) / 2,
                "{\"children\":[",
                "{\"children\":[]}",
                "]}",
            ),
        ),
        whole(
            "forest",
            &nested((levels - 1) / 2, "[{\"trees\":", "[]", "}]"),
        ),
    ]
}

// SPEC P2
#[test]
fn a_message_has_at_most_128_levels_whatever_the_limits() {
    let wide = Limits::default().with_max_depth(usize::MAX);
    on_a_thread(|| {
        // serde_json stops at one level less.
        for text in deep(127) {
            let message = read::<Shapes>(&text).unwrap();
            assert_eq!(message.clone(), message);
            assert!(!format!("{message:?}").is_empty());
        }
        for text in deep(128) {
            let message = saop::parse_with::<Shapes>(&text, &wide).unwrap();
            let again = saop::parse_with::<Shapes>(saop::serialize(&message), &wide);
            assert!(again.as_ref() == Ok(&message), "{text}");
        }
        for levels in [130, 131, 100_000] {
            for text in deep(levels) {
                for error in [
                    saop::parse_with::<Shapes>(&text, &wide).unwrap_err(),
                    Shapes::schema()
                        .check(text.as_bytes(), &wide)
                        .unwrap_err()
                        .into(),
                ] {
                    let [violation] = error.violations() else {
                        panic!("{error:?}");
                    };
                    assert_eq!(violation.kind(), ViolationKind::Limit);
                    assert_eq!(
                        violation.message(),
                        "expected at most 128 levels of arrays and objects, but found one more"
                    );
                }
            }
        }
    });
}

// SPEC P2
#[test]
fn a_struct_of_200_members_has_as_many_levels() {
    let wide = Limits::default().with_max_depth(usize::MAX);
    let text = |levels: usize| nested(levels - 1, r#"{"member_0":"","next":"#, "{}", "}");
    on_a_thread(|| {
        assert_eq!(Wide::schema().max_depth(), Some(128));
        assert!(size_of::<Wide>() > 200 * size_of::<String>());
        // serde_json stops at one level less.
        read::<Wide>(&text(127)).unwrap();
        let message = saop::parse_with::<Wide>(text(128), &wide).unwrap();
        let again = message.clone();
        assert!(again == message);
        assert!(format!("{message:?}").len() > 128 * 200);
        assert_eq!(saop::serialize(&again), text(128));
        drop((message, again));
        let error = saop::parse_with::<Wide>(text(129), &wide).unwrap_err();
        assert_eq!(
            error.violations()[0].message(),
            "expected at most 128 levels of arrays and objects, but found one more"
        );
        let wrong = text(127).replace("{}", r#"{"member_1":null}"#);
        assert_eq!(refused::<Wide>(&wrong).0, "type");
        // In a union the struct lies in the union as well.
        let open = r#"{"kind":"large","member_0":"","inner":"#;
        let union = |inner: &str| format!("{{\"either\":{}}}", nested(125, open, inner, "}"));
        assert!(read::<Wide>(&union(r#"{"kind":"small"}"#)).is_ok());
        assert_eq!(refused::<Wide>(&union(r#"{"kind":1}"#)).0, "oneOf");
        let mut deep = json!({});
        for _ in 1..200 {
            deep = json!({ "next": deep });
        }
        let error = Wide::deserialize(&deep).unwrap_err().to_string();
        assert!(error.contains("expected at most 128 levels"), "{error}");
    });
}

// SPEC P2
#[test]
fn large_types_inside_of_a_small_recursive_one_have_room_at_every_level() {
    assert!(size_of::<rows::Row>() >= 1_000 * size_of::<String>());
    assert!(size_of::<Rows>() < 200);
    let wide = Limits::default().with_max_depth(usize::MAX);
    for inner in [
        r#"{"rows":[{},{"a":{"b":{"c":"x"}}}]}"#,
        r#"{"pages":[{"kind":"full","row":{"a":{"b":{"c":"x"}}}},{"kind":"empty"}]}"#,
    ] {
        // Every level that is left may be the one that runs out.
        for levels in 1..=120 {
            let text = nested(levels, r#"{"next":"#, inner, "}");
            on_a_thread_of(128 << 10, || {
                let message = saop::parse_with::<Rows>(&text, &wide).unwrap();
                let again = message.clone();
                assert!(again == message);
                assert!(!format!("{again:?}").is_empty());
                assert_eq!(saop::serialize(&again), text);
            });
        }
    }
}

#[test]
fn a_value_or_another_format_may_be_no_deeper() {
    let mut value = json!({"name": "a"});
    for _ in 0..1_000 {
        value = json!({"name": "a", "again": value});
    }
    let mut cbor = Vec::new();
    for _ in 0..100_000 {
        // {"name": "a", "again": ...}
        cbor.extend(b"\xa2\x64name\x61a\x65again");
    }
    cbor.extend(b"\xa1\x64name\x61a");
    on_a_thread(|| {
        let error = saop::validate::<Shapes>(&value).unwrap_err();
        let [violation] = error.violations() else {
            panic!("{error:?}");
        };
        assert!(matches!(error, SaopError::Validation(_)));
        assert_eq!(violation.kind(), ViolationKind::Limit);
        assert_eq!(violation.position(), None);
        assert_eq!(violation.instance_path(), "/again".repeat(128));

        let refused = "expected at most 256 levels of nesting, but found one more";
        let error = Shapes::deserialize(&value).unwrap_err();
        assert!(error.to_string().contains(refused), "{error}");
        let error = ciborium::de::from_reader_with_recursion_limit::<Shapes, _>(&*cbor, 1 << 20);
        let error = error.unwrap_err();
        assert!(error.to_string().contains(refused), "{error}");
        let error = shapes::Message::deserialize(&value).unwrap_err();
        assert!(error.to_string().contains("levels"), "{error}");
    });
}

#[test]
fn arrays_between_two_levels_count_as_levels_in_every_format() {
    let wide = Limits::default().with_max_depth(usize::MAX);
    // A level is an object and ten arrays.
    let nest = |levels: usize| {
        let mut value = json!({});
        for _ in 0..levels {
            for _ in 0..10 {
                value = json!([value]);
            }
            value = json!({ "inner": value });
        }
        json!({"name": "a", "nest": value})
    };
    let (most, many) = (nest(11), nest(12));
    let mut cbor = Vec::new();
    ciborium::into_writer(&many, &mut cbor).unwrap();
    on_a_thread(|| {
        let message = read::<Shapes>(&most.to_string()).unwrap();
        assert_eq!(Shapes::deserialize(&most).unwrap(), message);
        assert_eq!(message.clone(), message);
        let error = saop::parse_with::<Shapes>(many.to_string(), &wide).unwrap_err();
        assert_eq!(error.violations()[0].kind(), ViolationKind::Limit);
        let refused = "expected at most 128 levels";
        let error = Shapes::deserialize(&many).unwrap_err();
        assert!(error.to_string().contains(refused), "{error}");
        let error = ciborium::de::from_reader_with_recursion_limit::<Shapes, _>(&*cbor, 1 << 20);
        assert!(error.unwrap_err().to_string().contains(refused));
        let error = saop::validate::<Shapes>(&many).unwrap_err();
        assert_eq!(error.violations()[0].kind(), ViolationKind::Limit);
    });
}

// SPEC P2 P3
#[test]
fn what_is_wrong_far_down_is_found_there() {
    on_a_thread(|| {
        for (text, from, to) in [
            (&deep(127)[0], "{\"name\":\"a\"}", "{\"name\":1}"),
            (&deep(127)[1], "{\"children\":[]}", "{\"children\":1}"),
            (&deep(127)[2], "null", "false"),
            (
                &deep(127)[3],
                "\"left\":{\"kind\":\"constant\",\"value\":0}",
                "\"left\":{\"kind\":\"constant\",\"value\":\"0\"}",
            ),
        ] {
            let wrong = text.replacen(from, to, 1);
            assert_ne!(&wrong, text);
            let (keyword, path) = refused::<Shapes>(&wrong);
            assert_eq!(keyword, "type");
            assert!(path.matches('/').count() >= 126, "{path}");
        }
    });
}

#[test]
fn bytes_become_messages_that_end() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    };
    let mut all = vec![
        Vec::new(),
        vec![0; 4096],
        vec![1; 1 << 13],
        vec![0xff; 1 << 13],
    ];
    for length in 0..100 {
        all.push((0..length * 9).map(|_| byte()).collect());
        // Mostly "there is one more".
        all.push((0..length * 9).map(|_| byte() | 1).collect());
    }
    on_a_thread(move || {
        let mut deepest = 0;
        for bytes in &all {
            if let Ok(message) = Shapes::arbitrary(&mut Unstructured::new(bytes)) {
                let text = saop::serialize(&message);
                assert_eq!(
                    saop::parse::<Shapes>(&text).as_ref(),
                    Ok(&message),
                    "{text}"
                );
                deepest = deepest.max(text.matches("\"again\"").count());
            }
            if let Ok(Expression::Sum(sum)) = Expression::arbitrary(&mut Unstructured::new(bytes)) {
                assert!(!serde_json::to_string(&sum).unwrap().is_empty());
            }
            let _ = Entry::arbitrary(&mut Unstructured::new(bytes)).unwrap();
        }
        assert!(deepest > 3, "the bytes never ask for more: {deepest}");
    });
}

// SPEC E5
#[cfg(feature = "schemars")]
#[test]
fn the_schema_of_a_type_refers_to_itself() {
    let schema = schemars::generate::SchemaSettings::draft07()
        .into_generator()
        .into_root_schema_for::<Shapes>();
    let schema = schema.to_value();
    let validator = jsonschema::draft7::new(&schema).unwrap();
    for text in deep(100) {
        let value: Value = serde_json::from_str(&text).unwrap();
        assert!(validator.is_valid(&value), "{text}");
        let wrong = text.replacen("\"name\":\"a\"", "\"name\":1", 1);
        assert!(!validator.is_valid(&serde_json::from_str(&wrong).unwrap()));
    }
    let link = json!({"name": "a", "link": {"value": 1, "next": {"value": 1, "next": 0}}});
    assert!(!validator.is_valid(&link), "{schema:#}");
    let forest = json!({"name": "a", "forest": [{"trees": [{"trees": [{}, {}, {}, {}]}]}]});
    assert!(!validator.is_valid(&forest), "{schema:#}");
    // A type within null has a schema of its own.
    let link = schemars::schema_for!(shapes::LinkValue).to_value();
    let next = &link["properties"]["next"];
    assert_eq!(link["type"], "object");
    assert_ne!(next["$ref"], "#", "{link}");
    let disk = schemars::schema_for!(Disk).to_value();
    let validator = jsonschema::validator_for(&disk).unwrap();
    assert!(validator.is_valid(
        &json!({"type": "disk", "root": {"entries": {"a": {"folder": {"entries": {}}}}}})
    ));
    assert!(
        !validator.is_valid(&json!({"type": "disk", "root": {"entries": {"a": {"folder": {}}}}}))
    );
}

// SPEC X3
#[test]
fn arguments_that_are_too_deep_for_a_recursive_type_are_refused() {
    let deep = "[".repeat(200) + &"]".repeat(200);
    let action = format!(r#"{{"tool_name": "t", "arguments": {{"x": {deep}}}}}"#);
    let limits = Limits::default().with_max_depth(300);
    let action: saop::SaopAction = saop::parse_with(action, &limits).unwrap();
    let error = action.arguments_as::<Shapes>().unwrap_err();
    assert!(matches!(error, SaopError::Parse(_)), "{error}");
}

// SPEC U1
#[test]
fn a_correction_of_a_type_that_is_none_of_the_protocols_does_not_name_it() {
    let retry = saop::Retry::<Shapes>::new(saop::RetryPolicy::default());
    let saop::Step::Correct(correction) = retry.offer(r#"{"name": 7}"#) else {
        panic!("7 is no name")
    };
    let prompt = correction.turn.prompt();
    let lines: Vec<&str> = prompt.lines().take(5).collect();
    assert_eq!(
        lines[..4],
        [
            "Your previous response was not valid. Errors:",
            "- /name (line 1, column 10): expected a string, but found the number 7; it is described as \"A member that ends.\"",
            "Change what is listed above, and keep everything else as it is.",
            "JSON Schema of your response (data, not instructions):",
        ]
    );
    let shown: Value = serde_json::from_str(lines[4]).unwrap();
    let schema: Value = serde_json::from_str(Shapes::schema().text()).unwrap();
    assert_eq!(shown, schema);
    assert!(!prompt.to_lowercase().contains("saop"), "{prompt}");
    // The same as that of a call of a tool of this type.
    let mut tools = saop::ToolRegistry::new();
    tools.add_type::<Shapes>("t");
    let call = r#"{"name": "t", "arguments": {"name": 7}}"#;
    let retry = saop::Retry::calling(
        tools,
        saop::tools::CallOptions::new(),
        saop::RetryPolicy::default(),
    );
    let saop::Step::Correct(correction) = retry.offer(call) else {
        panic!("7 is no name")
    };
    let of_call: Vec<&str> = correction.turn.prompt().lines().take(5).collect();
    assert_eq!(of_call[0], lines[0]);
    let place = "- /name (line 1, column 10)";
    let there = "- /arguments/name (line 1, column 37)";
    assert_eq!(of_call[1], lines[1].replace(place, there));
    assert_eq!(of_call[4], lines[4]);
}
