//! What a check takes does not depend on how many branches or conditions a schema has.
//!
//! Invariant: the forms are those that people and tools write.

use saop_schema::{CompileOptions, Dialect, Limits, Schema};

/// A form of a union: its name, a schema of so many branches, a value of the branch at an index, and a bad one with its place.
struct Form {
    name: &'static str,
    schema: fn(usize) -> String,
    valid: fn(usize) -> String,
    bad: fn(usize) -> String,
    path: &'static str,
}

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

fn union(word: &str, count: usize, branch: impl Fn(usize) -> String) -> String {
    format!(r#"{{"{word}":[{}]}}"#, list(count, branch))
}

fn defined(
    word: &str,
    count: usize,
    reference: impl Fn(usize) -> String,
    more: &str,
    definition: impl Fn(usize) -> String,
) -> String {
    format!(
        r#"{{"{word}":[{}],"$defs":{{{more}{}}}}}"#,
        list(count, reference),
        list(count, |at| format!(r#""d{at}":{}"#, definition(at)))
    )
}

/// A branch by the tag `k`, whose member `v` is an integer.
fn tagged(at: usize) -> String {
    format!(
        r#"{{"type":"object","properties":{{"k":{{"const":"t{at}"}},"v":{{"type":"integer"}}}},"required":["k"]}}"#
    )
}

fn by_tag(at: usize) -> String {
    format!(r#"{{"k":"t{at}","v":{at}}}"#)
}

fn bad_tag(at: usize) -> String {
    format!(r#"{{"k":"t{at}","v":""}}"#)
}

#[rustfmt::skip]
const FORMS: &[Form] = &[
    Form { name: "constants with titles", schema: |n| union("oneOf", n, |at| format!(r#"{{"const":"c{at}","title":"T{at}"}}"#)), valid: |at| format!(r#""c{at}""#), bad: |at| format!(r#""x{at}""#), path: "" },
    Form { name: "constants with descriptions, in enums of one, with a type", schema: |n| union("anyOf", n, |at| format!(r#"{{"type":"string","enum":["c{at}"],"description":"d"}}"#)), valid: |at| format!(r#""c{at}""#), bad: |_| "1".to_owned(), path: "" },
    Form { name: "enums of three", schema: |n| union("oneOf", n, |at| format!(r#"{{"enum":["a{at}","b{at}","c{at}"]}}"#)), valid: |at| format!(r#""c{at}""#), bad: |_| "[]".to_owned(), path: "" },
    Form { name: "numbers", schema: |n| union("oneOf", n, |at| format!(r#"{{"const":{at},"title":"T{at}"}}"#)), valid: |at| format!("{at}.0"), bad: |_| "0.5".to_owned(), path: "" },
    Form { name: "tags with a type", schema: |n| union("oneOf", n, tagged), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "tags without a type", schema: |n| union("oneOf", n, |at| tagged(at).replacen(r#""type":"object","#, "", 1)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "tags in enums of one", schema: |n| union("oneOf", n, |at| tagged(at).replace(&format!(r#""const":"t{at}""#), &format!(r#""type":"string","enum":["t{at}"]"#))), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "tags that are not required", schema: |n| union("anyOf", n, |at| tagged(at).replace(r#""required":["k"]"#, r#""required":["v"]"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "numbers as tags", schema: |n| union("oneOf", n, |at| tagged(at).replace(&format!(r#""t{at}""#), &at.to_string())), valid: |at| format!(r#"{{"k":{at},"v":1}}"#), bad: |at| format!(r#"{{"k":{at}.0,"v":""}}"#), path: "/v" },
    Form { name: "tags one level down", schema: |n| union("oneOf", n, |at| format!(r#"{{"properties":{{"h":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"v":{{"type":"integer"}}}},"required":["h"]}}"#)), valid: |at| format!(r#"{{"h":{{"k":"t{at}"}},"v":1}}"#), bad: |at| format!(r#"{{"v":"","h":{{"x":1,"k":"t{at}"}}}}"#), path: "/v" },
    Form { name: "by reference", schema: |n| defined("oneOf", n, |at| format!(r##"{{"$ref":"#/$defs/d{at}"}}"##), "", tagged), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "by reference in allOf of one", schema: |n| defined("anyOf", n, |at| format!(r##"{{"allOf":[{{"$ref":"#/$defs/d{at}"}}],"description":"x"}}"##), "", tagged), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "with a base in allOf", schema: |n| defined("oneOf", n, |at| format!(r##"{{"$ref":"#/$defs/d{at}"}}"##), r#""base":{"type":"object","properties":{"k":{"type":"string"},"id":{"type":"integer"}},"required":["k"]},"#, |at| format!(r##"{{"allOf":[{{"$ref":"#/$defs/base"}},{{"type":"object","properties":{{"k":{{"const":"t{at}"}},"v":{{"type":"integer"}}}}}}]}}"##)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "a tag in the branch, the rest by reference", schema: |n| defined("oneOf", n, |at| format!(r##"{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"],"allOf":[{{"$ref":"#/$defs/d{at}"}}]}}"##), "", |_| r#"{"properties":{"v":{"type":"integer"}}}"#.to_owned()), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "a union of unions", schema: |n| union("oneOf", n / 4, |at| union("anyOf", 4, |inner| tagged(4 * at + inner))), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "a union that may be null", schema: |n| format!(r#"{{"anyOf":[{},{{"type":"null"}}]}}"#, union("oneOf", n, tagged)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "with unevaluated members beside it", schema: |n| union("oneOf", n, tagged).replacen('{', r#"{"unevaluatedProperties":false,"#, 1), valid: by_tag, bad: |at| format!(r#"{{"k":"t{at}","w":1}}"#), path: "/w" },
    Form { name: "closed branches with many members", schema: |n| union("oneOf", n, |at| format!(r#"{{"type":"object","properties":{{"a":{{}},"b":{{}},"c":{{}},"k":{{"const":"t{at}"}},"v":{{"type":"integer"}}}},"required":["k","a"],"additionalProperties":false}}"#)), valid: |at| format!(r#"{{"a":1,"b":2,"k":"t{at}"}}"#), bad: |at| format!(r#"{{"a":1,"b":2,"k":"t{at}","w":3}}"#), path: "/w" },
    Form { name: "two tags", schema: |n| union("oneOf", n, |at| format!(r#"{{"type":"object","properties":{{"api":{{"const":"v{}"}},"k":{{"const":"t{at}"}},"v":{{"type":"integer"}}}},"required":["api","k"]}}"#, at % 2)), valid: |at| format!(r#"{{"api":"v{}","k":"t{at}","v":1}}"#, at % 2), bad: |at| format!(r#"{{"k":"t{at}","v":"","api":"v{}"}}"#, at % 2), path: "/v" },
    Form { name: "externally tagged", schema: |n| union("oneOf", n, |at| format!(r#"{{"type":"object","properties":{{"N{at}":{{"type":"integer"}}}},"required":["N{at}"],"additionalProperties":false}}"#)), valid: |at| format!(r#"{{"N{at}":1}}"#), bad: |at| format!(r#"{{"N{at}":""}}"#), path: "" },
    Form { name: "externally tagged, open, without a type", schema: |n| union("oneOf", n, |at| format!(r#"{{"properties":{{"N{at}":{{"type":"integer"}}}},"required":["N{at}"]}}"#)), valid: |at| format!(r#"{{"N{at}":1,"x":2}}"#), bad: |at| format!(r#"{{"N{at}":"","x":2}}"#), path: "" },
    Form { name: "nothing but a required name", schema: |n| union("anyOf", n, |at| format!(r#"{{"required":["N{at}"]}}"#)), valid: |at| format!(r#"{{"N{at}":1,"x":2}}"#), bad: |_| r#"{"x":1}"#.to_owned(), path: "" },
    Form { name: "externally tagged, by reference", schema: |n| defined("oneOf", n, |at| format!(r##"{{"$ref":"#/$defs/d{at}"}}"##), "", |at| format!(r#"{{"type":"object","properties":{{"N{at}":{{"type":"integer"}}}},"required":["N{at}"],"additionalProperties":false}}"#)), valid: |at| format!(r#"{{"N{at}":1}}"#), bad: |at| format!(r#"{{"N{at}":""}}"#), path: "" },
    Form { name: "conditions by tag", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions by enum, with a type", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"type":"object","properties":{{"k":{{"enum":["t{at}","u{at}"]}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions without a required tag", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}}}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions with an else that forbids", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}},"else":{{"properties":{{"w{at}":false}}}}}}"#)), valid: |at| format!(r#"{{"k":"t{at}","w{at}":1}}"#), bad: |at| format!(r#"{{"k":"t{at}","v":"","w{at}":1}}"#), path: "/v" },
    Form { name: "conditions behind references", schema: |n| format!(r##"{{"allOf":[{{"$ref":"#/$defs/all"}}],"$defs":{{"all":{{"allOf":[{}]}},{}}}}}"##, list(n, |at| format!(r##"{{"if":{{"$ref":"#/$defs/i{at}"}},"then":{{"$ref":"#/$defs/t"}}}}"##)), list(n + 1, |at| if at == n { r#""t":{"properties":{"v":{"type":"integer"}}}"#.to_owned() } else { format!(r#""i{at}":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}}"#) })), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions one level down", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"properties":{{"h":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}}}},"required":["h"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: |at| format!(r#"{{"h":{{"k":"t{at}"}},"v":1}}"#), bad: |at| format!(r#"{{"h":{{"k":"t{at}"}},"v":""}}"#), path: "/v" },
    Form { name: "conditions in allOf of one each", schema: |n| union("allOf", n, |at| format!(r#"{{"allOf":[{{"if":{{"allOf":[{{"properties":{{"k":{{"const":"t{at}"}}}}}},{{"required":["k"]}}]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}]}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "a chain through allOf of one", schema: |n| (0..n.min(40)).fold(r#"{"properties":{"v":{"type":"integer"}}}"#.to_owned(), |rest, at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}},"else":{{"allOf":[{rest}]}}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions by reference each", schema: |n| defined("allOf", n, |at| format!(r##"{{"$ref":"#/$defs/d{at}"}}"##), "", |at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "conditions on a required name", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"required":["N{at}"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)), valid: |at| format!(r#"{{"N{at}":1,"v":2}}"#), bad: |at| format!(r#"{{"N{at}":1,"v":""}}"#), path: "/v" },
    Form { name: "conditions beside unevaluated members", schema: |n| union("allOf", n, |at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}}}}"#)).replacen('{', r#"{"unevaluatedProperties":false,"#, 1), valid: by_tag, bad: |at| format!(r#"{{"k":"t{at}","w":1}}"#), path: "/w" },
    Form { name: "a chain", schema: |n| (0..n.min(100)).fold(r#"{"properties":{"v":{"type":"integer"}}}"#.to_owned(), |rest, at| format!(r#"{{"if":{{"properties":{{"k":{{"const":"t{at}"}}}},"required":["k"]}},"then":{{"properties":{{"v":{{"type":"integer"}}}}}},"else":{rest}}}"#)), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "draft-07, by definitions", schema: |n| format!(r#"{{"$schema":"http://json-schema.org/draft-07/schema#",{}"#, &defined("oneOf", n, |at| format!(r##"{{"$ref":"#/$defs/d{at}","description":"ignored"}}"##), "", tagged)[1..]), valid: by_tag, bad: bad_tag, path: "/v" },
    Form { name: "draft-04, by enum", schema: |n| format!(r#"{{"$schema":"http://json-schema.org/draft-04/schema#",{}"#, &union("oneOf", n, |at| tagged(at).replace(&format!(r#""const":"t{at}""#), &format!(r#""enum":["t{at}"]"#)))[1..]), valid: by_tag, bad: bad_tag, path: "/v" },
];

/// The fewest steps in which a list of eight values is judged, and whether it is valid.
fn steps(schema: &Schema, document: &str) -> u64 {
    let judged = |steps: u64| {
        let found = schema.check_with(
            document.as_bytes(),
            &Limits::default().with_max_steps(steps),
        );
        found.err().is_none_or(|error| !error.is_unjudged())
    };
    let (mut few, mut enough) = (0, 1 << 24);
    assert!(judged(enough));
    while few < enough {
        let middle = u64::midpoint(few, enough);
        if judged(middle) {
            enough = middle;
        } else {
            few = middle + 1;
        }
    }
    enough
}

fn compile(item: &str) -> Schema {
    // What the schema of an item defines and says of its dialect belongs to the root.
    let schema: serde_json::Value = serde_json::from_str(item).unwrap();
    let mut outer = serde_json::Map::new();
    for kept in ["$schema", "$defs"] {
        outer.extend(schema.get(kept).map(|one| (kept.to_owned(), one.clone())));
    }
    let mut inner = schema;
    for kept in ["$schema", "$defs"] {
        inner.as_object_mut().unwrap().remove(kept);
    }
    outer.insert("items".to_owned(), inner);
    let options = CompileOptions::new().with_default_dialect(Dialect::Draft202012);
    Schema::compile(&serde_json::Value::Object(outer).to_string(), &options).unwrap()
}

#[test]
fn more_branches_take_no_more_steps_for_a_valid_value() {
    let mut wrong = Vec::new();
    for form in FORMS {
        let [few, many] = [16, 400].map(|count| {
            let schema = compile(&(form.schema)(count));
            let document = format!("[{}]", list(64, |place| (form.valid)(place * 7 % count)));
            if let Err(error) = schema.check(document.as_bytes()) {
                wrong.push(format!("{}: {document} is invalid: {error}", form.name));
            }
            steps(&schema, &document)
        });
        if many > 2 * few + 64 {
            wrong.push(format!(
                "{}: {few} steps, and {many} with more branches",
                form.name
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn a_bad_value_in_the_middle_is_found_at_its_place() {
    let mut wrong = Vec::new();
    for form in FORMS {
        let count = 200;
        let schema = compile(&(form.schema)(count));
        let document = format!(
            "[{}]",
            list(2001, |place| if place == 1000 {
                (form.bad)(77)
            } else {
                (form.valid)(place % count)
            })
        );
        let limits = Limits::default().with_max_steps(2_000_000);
        match schema.check_with(document.as_bytes(), &limits) {
            Ok(()) => wrong.push(format!("{}: valid", form.name)),
            Err(error) => {
                let path = error.violations()[0].instance_path();
                let is_there = path.starts_with(&format!("/1000{}", form.path));
                if !is_there || error.violation_count() != 1 || error.is_unjudged() {
                    wrong.push(format!("{}: {error}", form.name));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
