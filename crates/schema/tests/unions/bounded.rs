//! SPEC X1: explaining unions within unions takes bounded work.

use std::time::{Duration, Instant};

use saop_schema::{CompileOptions, Schema};

/// Without optimization it takes longer.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 2 });

fn joined(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect::<Vec<_>>().join(",")
}

fn check(schema: &str, document: &str) -> String {
    let schema = Schema::compile(schema, &CompileOptions::default()).unwrap();
    let start = Instant::now();
    let error = schema.check(document.as_bytes()).unwrap_err();
    let took = start.elapsed();
    assert!(took < MOST, "{took:?}");
    error.violations()[0].to_string()
}

/// A union of 100 unions of 100 branches.
fn hundreds(branch: impl Fn(usize) -> String) -> String {
    let inner = |outer: usize| {
        let branches = joined(100, |inner| branch(outer * 100 + inner));
        format!(r#"{{"anyOf":[{branches}]}}"#)
    };
    format!(r#"{{"items":{{"oneOf":[{}]}}}}"#, joined(100, inner))
}

#[test]
fn a_union_of_many_unions_of_many_branches() {
    let tagged = hundreds(|number| {
        format!(
            r#"{{"type":"object","required":["t"],"properties":{{"t":{{"const":"t{number}"}},"m{number}":{{"type":"string"}}}}}}"#
        )
    });
    let items = joined(300, |number| {
        format!(r#"{{"t":"t{}","m{0}":1}}"#, number * 33)
    });
    let said = check(&tagged, &format!("[{items}]"));
    assert_eq!(said, "/0/m0: expected a string, but found the number 1");
    let said = check(
        &tagged,
        &format!("[{}]", joined(300, |_| r#"{"t":"u"}"#.to_owned())),
    );
    assert!(
        said.starts_with("/0: expected an object with the member `t` being `t0`"),
        "{said}"
    );
    assert!(said.contains("9960 more"), "{said}");
    // Without a type, and with tags one level down.
    for branch in [
        |number: usize| {
            format!(
                r#"{{"required":["t"],"properties":{{"t":{{"const":{number}}},"m":{{"maximum":{number}}}}}}}"#
            )
        },
        |number: usize| {
            format!(
                r#"{{"required":["s"],"properties":{{"s":{{"properties":{{"t":{{"const":{number}}}}}}},"m":{{"maximum":{number}}}}}}}"#
            )
        },
    ] {
        let said = check(&hundreds(branch), r#"[{"t":7,"s":{"t":7},"m":8}]"#);
        assert_eq!(
            said,
            "/0/m: expected a number of at most 7, but found the number 8"
        );
    }
}

/// What a branch says of its members is found in many schemas that apply together.
#[test]
fn branches_of_many_schemas_within_each_other() {
    let level = |level: usize| {
        let next = level + 1;
        let all = joined(400, |_| format!(r##"{{"$ref":"#/$defs/d{next}"}}"##));
        format!(r#""d{level}":{{"allOf":[{all}]}}"#)
    };
    let definitions = joined(5, level);
    let branches = joined(3, |branch| {
        format!(r##"{{"allOf":[{{"$ref":"#/$defs/d0"}},{{"required":["r{branch}"]}}]}}"##)
    });
    let last = r#""d5":{"properties":{"x":{"enum":[1,2]}}}"#;
    let text = format!(r#"{{"$defs":{{{definitions},{last}}},"items":{{"anyOf":[{branches}]}}}}"#);
    let items = joined(50, |_| r#"{"x":1,"rx":2}"#.to_owned());
    let said = check(&text, &format!("[{items}]"));
    assert!(said.contains("r0") || said.contains("judged"), "{said}");
}

/// Where a check costs too much, it says so, and ends.
#[test]
fn a_union_that_doubles_at_each_level() {
    let definitions = joined(20, |level| {
        let inner = if level == 0 {
            r#"{"required":["a"]}"#.to_owned()
        } else {
            format!(r##"{{"$ref":"#/$defs/d{}"}}"##, level - 1)
        };
        format!(r#""d{level}":{{"anyOf":[{inner},{{"required":["b{level}"]}},{inner}]}}"#)
    });
    let text = format!(r##"{{"$defs":{{{definitions}}},"items":{{"$ref":"#/$defs/d19"}}}}"##);
    let said = check(&text, &format!("[{}]", joined(1000, |_| "{}".to_owned())));
    assert!(
        said.contains("an object with `a`") || said.contains("an object"),
        "{said}"
    );
}
