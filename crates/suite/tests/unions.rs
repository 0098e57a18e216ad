//! Large unions and lists of conditions over many values: each form has an index, so that no document that is valid takes too much
//! work. Another engine judges a few of the values.
//!
//! Invariant: every form has an unlike number of schemas that a value can match, and a value that matches none.

#![cfg(test)]

use std::time::{Duration, Instant};

use saop_schema::{CompileOptions, Dialect, Schema};
use serde_json::Value;

/// What no case takes, however slow the machine.
const MOST: Duration = Duration::from_mins(1);

/// How many branches and values there are: as many as were too many without an index.
const BRANCHES: usize = 100;
const VALUES: usize = 14_000;

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

fn compile(text: &str) -> Schema {
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(text, &options).unwrap()
}

/// Checks many valid values, and asks of a few valid and all invalid ones what another engine says. `item` is the schema of a value.
fn check(item: &str, valid: impl Fn(usize) -> String, invalid: &[&str]) {
    let text = format!(r#"{{"$schema":"https://json-schema.org/draft/2020-12/schema",{item}}}"#);
    let schema = compile(&text);
    let value: Value = serde_json::from_str(&text).unwrap();
    let other = jsonschema::validator_for(&value).unwrap();
    let start = Instant::now();
    let document = format!("[{}]", list(VALUES, &valid));
    let result = schema.check(document.as_bytes());
    assert!(result.is_ok(), "{item}: {}", result.unwrap_err());
    assert!(start.elapsed() <= MOST, "{item}: {:?}", start.elapsed());
    for place in 0..2 * BRANCHES {
        let one: Value = serde_json::from_str(&format!("[{}]", valid(place))).unwrap();
        assert!(other.is_valid(&one), "{item}: {one}");
    }
    for invalid in invalid {
        let one: Value = serde_json::from_str(&format!("[{invalid}]")).unwrap();
        assert!(!other.is_valid(&one), "{item}: {one}");
        let at = VALUES / 2;
        let items = |place| {
            if place == at {
                (*invalid).to_owned()
            } else {
                valid(place)
            }
        };
        let document = format!("[{}]", list(VALUES, items));
        let error = schema.check(document.as_bytes()).unwrap_err();
        let place = format!("/{at}");
        for violation in error.violations() {
            let path = violation.instance_path();
            assert!(
                path == place || path.starts_with(&format!("{place}/")),
                "{item}: {violation}"
            );
        }
    }
}

fn tagged(tag: &str, number: usize) -> String {
    format!(
        r#"{{"properties":{{"kind":{{"const":{tag}}},"v{number}":{{"type":"integer"}}}},"required":["kind","v{number}"]}}"#
    )
}

// SPEC X1
#[test]
fn a_union_is_searched_by_what_tells_its_branches_apart() {
    let named = |number: usize| format!(r#""k{number}""#);
    let union = |word: &str, branch: &dyn Fn(usize) -> String| {
        format!(r#""items":{{"{word}":[{}]}}"#, list(BRANCHES, branch))
    };
    let value = |place: usize| format!(r#"{{"kind":"k{0}","v{0}":1}}"#, place % BRANCHES);
    let wrong = [
        r#"{"kind":"k7","v8":1}"#,
        r#"{"kind":"k7","v7":"1"}"#,
        r#"{"kind":"none"}"#,
        "{}",
    ];
    check(&union("oneOf", &|at| tagged(&named(at), at)), value, &wrong);
    // Spelled with an escape, and after other members.
    let last = |place: usize| {
        let at = place % BRANCHES;
        format!(r#"{{"a":[{{"kind":"k1"}}],"v{at}":1,"kind":"\u006b{at}"}}"#)
    };
    check(&union("anyOf", &|at| tagged(&named(at), at)), last, &wrong);
    // An integer, with any spelling.
    let number = |place: usize| format!(r#"{{"kind":{0}.0e0,"v{0}":1}}"#, place % BRANCHES);
    check(
        &union("anyOf", &|at| tagged(&format!("{at}.0"), at)),
        number,
        &[r#"{"kind":"7","v7":1}"#, r#"{"kind":7,"v7":"1"}"#],
    );
    // A tag that need not be there, and a branch of two constants, of which one is that of another branch.
    let optional = |at: usize| {
        let next = (at + 1) % BRANCHES;
        format!(
            r#"{{"properties":{{"kind":{{"enum":["k{at}","k{next}"]}},"v{at}":{{"type":"integer"}}}},"required":["v{at}"]}}"#
        )
    };
    check(
        &union("anyOf", &optional),
        value,
        &[r#"{"kind":"k7","v1":1}"#, "{}"],
    );
    // One level down.
    let deep = |at: usize| {
        format!(
            r#"{{"properties":{{"head":{{"properties":{{"kind":{{"const":"k{at}"}}}},"required":["kind"]}},"v":{{"const":{at}}}}},"required":["head","v"]}}"#
        )
    };
    check(
        &union("oneOf", &deep),
        |place| format!(r#"{{"head":{{"kind":"k{0}"}},"v":{0}}}"#, place % BRANCHES),
        &[r#"{"head":{"kind":"k7"},"v":8}"#, r#"{"v":8}"#],
    );
    // Unions of unions.
    let inner = |outer: usize| {
        let branch = |at: usize| tagged(&named(10 * outer + at), 10 * outer + at);
        format!(r#"{{"anyOf":[{}]}}"#, list(10, branch))
    };
    check(
        &format!(r#""items":{{"oneOf":[{}]}}"#, list(10, inner)),
        value,
        &wrong,
    );
    // By reference, within another schema.
    let references = |at: usize| format!(r##"{{"allOf":[{{"$ref":"#/$defs/d{at}"}}]}}"##);
    let definitions = list(BRANCHES, |at| {
        format!(r#""d{at}":{}"#, tagged(&named(at), at))
    });
    check(
        &format!(
            r#"{},"$defs":{{{definitions}}}"#,
            union("oneOf", &references)
        ),
        value,
        &wrong,
    );
    // Constants of every kind.
    let scalars = |at: usize| match at {
        0 => r#"{"const":null}"#.to_owned(),
        1 => r#"{"enum":[true,"t"]}"#.to_owned(),
        2 => r#"{"type":"object","required":["o"]}"#.to_owned(),
        _ if at.is_multiple_of(2) => format!(r#"{{"const":{at}}}"#),
        _ => format!(r#"{{"const":"{at}"}}"#),
    };
    check(
        &union("oneOf", &scalars),
        |place| match place % BRANCHES {
            0 => "null".to_owned(),
            1 => "true".to_owned(),
            2 => r#"{"o":1}"#.to_owned(),
            at if at % 2 == 0 => format!("{at}.0"),
            at => format!(r#""{at}""#),
        },
        &["3", r#""4""#, "false", "{}", "[]", "4.5"],
    );
}

// SPEC X1
#[test]
fn conditions_are_searched_by_what_tells_them_apart() {
    let conditions = |required: &str, otherwise: &dyn Fn(usize) -> String| {
        let one = |at: usize| {
            let otherwise = otherwise(at);
            format!(
                r#"{{"if":{{"properties":{{"kind":{{"const":"k{at}"}}}}{required}}},"then":{{"required":["v{at}"]}}{otherwise}}}"#
            )
        };
        format!(r#""items":{{"allOf":[{}]}}"#, list(BRANCHES, one))
    };
    let value = |place: usize| format!(r#"{{"kind":"k{0}","v{0}":1}}"#, place % BRANCHES);
    let required = r#","required":["kind"]"#;
    check(
        &conditions(required, &|_| String::new()),
        value,
        &[r#"{"kind":"k7","v8":1}"#],
    );
    // Without the member, every condition is true.
    check(
        &conditions("", &|_| String::new()),
        value,
        &[r#"{"kind":"k7","v8":1}"#, "{}"],
    );
    // What belongs to one kind is forbidden to others.
    let forbidden = |at: usize| format!(r#","else":{{"properties":{{"v{at}":false}}}}"#);
    check(
        &conditions(required, &forbidden),
        value,
        &[r#"{"kind":"k7","v7":1,"v8":1}"#, r#"{"v8":1}"#],
    );
    let forbidden = |at: usize| format!(r#","else":{{"not":{{"required":["v{at}"]}}}}"#);
    check(
        &conditions(required, &forbidden),
        value,
        &[r#"{"kind":"k7","v7":1,"v8":1}"#, r#"{"v8":1}"#],
    );
    // One after the other.
    let chain = (0..BRANCHES).fold("false".to_owned(), |rest, at| {
        format!(
            r#"{{"if":{{"properties":{{"kind":{{"const":"k{at}"}}}},"required":["kind"]}},"then":{{"required":["v{at}"]}},"else":{rest}}}"#
        )
    });
    check(
        &format!(r#""items":{chain}"#),
        value,
        &[r#"{"kind":"k7","v8":1}"#, r#"{"kind":"none"}"#],
    );
}

/// What is within each other multiplies, and what many branches say of many members is much: an index has a bound.
// SPEC X1
#[test]
fn an_index_takes_no_more_than_its_schema() {
    let members = |at: usize| {
        let member = |name: usize| format!(r#""m{name}":{{"enum":["a{at}","b{name}",{name}]}}"#);
        format!(r#"{{"properties":{{{}}}}}"#, list(20, member))
    };
    let wide = format!(r#"{{"oneOf":[{}]}}"#, list(250, members));
    let nested = (0..60).fold(tagged("0", 0), |inner, at| {
        format!(
            r#"{{"anyOf":[{inner},{},{},{}]}}"#,
            members(at),
            tagged(&at.to_string(), at),
            members(at + 1)
        )
    });
    let doubled = (0..40).map(|level| {
        let next = level + 1;
        let branches = list(4, |at| {
            format!(
                r##"{{"allOf":[{{"$ref":"#/$defs/d{next}"}}],"properties":{{"p{level}":{{"const":{at}}}}}}}"##
            )
        });
        format!(r#""d{level}":{{"anyOf":[{branches}]}}"#)
    });
    let doubled = doubled.collect::<Vec<_>>().join(",");
    let doubled = format!(r##"{{"$ref":"#/$defs/d0","$defs":{{{doubled},"d40":{{}}}}}}"##);
    for schema in [wide, nested, doubled] {
        let start = Instant::now();
        let schema = compile(&schema);
        assert!(start.elapsed() <= MOST, "{:?}", start.elapsed());
        assert!(schema.is_valid(br#"{"m0":"b0"}"#) || schema.subschemas() > 100);
    }
}
