//! Unions and conditions of hundreds of schemas, over a document of many small values: what is tried on a value does not depend on
//! how many schemas there are.
//!
//! Invariant: the schemas are what other tools write; none of them says more than its users mean.

use std::time::Duration;

use saop_schema::{CompileOptions, Schema};

use crate::cost::{alone, time, within};

/// What a check takes at most.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 120 } else { 5 });

/// How many times as many values there are as where this was a problem.
const TIMES: usize = if cfg!(debug_assertions) { 1 } else { 4 };

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

/// Checks a valid document, and one with a bad value in the middle, of which one violation is told at `path` below it.
fn check(
    schema: &str,
    count: usize,
    item: impl Fn(usize) -> String,
    bad: &str,
    path: &str,
    message: &str,
) {
    let count = count * TIMES;
    let schema = format!(r#"{{"items":{schema}}}"#);
    let schema = Schema::compile(&schema, &CompileOptions::new()).unwrap();
    let valid = format!("[{}]", list(count, &item));
    let wrong = |place| {
        if place == count / 2 {
            bad.to_owned()
        } else {
            item(place)
        }
    };
    let invalid = format!("[{}]", list(count, wrong));
    within(1 << 30, || {
        let taken = time(|| {
            schema.check(valid.as_bytes()).unwrap();
            assert!(schema.is_valid(valid.as_bytes()));
        });
        assert!(taken <= MOST, "a valid document took {taken:?}");
        let taken = time(|| {
            let error = schema.check(invalid.as_bytes()).unwrap_err();
            let [violation] = error.violations() else {
                panic!("expected one violation, but found {error}")
            };
            assert_eq!(violation.instance_path(), format!("/{}{path}", count / 2));
            assert!(violation.message().contains(message), "{violation}");
            assert!(!schema.is_valid(invalid.as_bytes()));
        });
        assert!(taken <= MOST, "an invalid document took {taken:?}");
    });
}

// SPEC X1
#[test]
fn a_union_of_many_constants_looks_the_value_up() {
    alone(|| {
        let branch = |number| format!(r#"{{"const":"c{number}","title":"The constant {number}"}}"#);
        check(
            &format!(r#"{{"oneOf":[{}]}}"#, list(250, branch)),
            60_000,
            |place| format!(r#""c{}""#, place % 250),
            r#""d7""#,
            "",
            "but found the string `d7`",
        );
    });
}

// SPEC X1
#[test]
fn a_union_by_tag_need_not_say_that_it_is_of_objects() {
    alone(|| {
        let branch = |number| {
            format!(
                r#"{{"properties":{{"kind":{{"const":"k{number}"}},"v{number}":{{"type":"integer"}}}},"required":["kind","v{number}"]}}"#
            )
        };
        check(
            &format!(r#"{{"oneOf":[{}]}}"#, list(100, branch)),
            20_000,
            |place| format!(r#"{{"kind":"k{0}","v{0}":{place}}}"#, place % 100),
            r#"{"kind":"k7","v7":"x"}"#,
            "/v7",
            "expected an integer, but found the string `x`",
        );
    });
}

// SPEC X1
#[test]
fn a_union_by_required_name_looks_the_names_up() {
    alone(|| {
        let branch = |number| {
            format!(
                r#"{{"type":"object","properties":{{"N{number}":{{"type":"integer"}}}},"required":["N{number}"],"additionalProperties":false}}"#
            )
        };
        let units = r#"{"type":"string","enum":["U1","U2"]},{"type":"string","const":"U3"}"#;
        check(
            &format!(r#"{{"oneOf":[{},{units}]}}"#, list(100, branch)),
            17_000,
            |place| match place % 100 {
                1 => r#""U3""#.to_owned(),
                name => format!(r#"{{"N{name}":{place}}}"#),
            },
            r#"{"N7":"x"}"#,
            "/N7",
            "expected an integer, but found the string `x`",
        );
    });
}

// SPEC X1
#[test]
fn of_many_conditions_those_that_are_false_are_not_looked_at() {
    alone(|| {
        let one = |number| {
            format!(
                r#"{{"if":{{"properties":{{"kind":{{"const":"k{number}"}}}},"required":["kind"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}},"required":["v"]}}}}"#
            )
        };
        check(
            &format!(r#"{{"allOf":[{}]}}"#, list(100, one)),
            14_000,
            |place| format!(r#"{{"kind":"k{0}","v":{place}}}"#, place % 100),
            r#"{"kind":"k7","v":"x"}"#,
            "/v",
            "expected an integer, but found the string `x`",
        );
    });
}
