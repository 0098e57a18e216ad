//! How long `saop diff` takes, and how much memory: schemas of each form that its engine takes long for, or that took long before.
//! SPEC C5.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use super::support::{Folder, Run, finish};

/// More than any of these takes on a slow machine, and less than most of them took.
const SOON: Duration = Duration::from_secs(8);

/// Compares two texts in 1 GB of address space, most of which is not used, and soon.
fn diff(form: &str, old: &Value, new: &Value) -> Run {
    let folder = Folder::new()
        .with("old.json", old.to_string())
        .with("new.json", new.to_string());
    let limited = if cfg!(target_os = "linux") {
        "ulimit -v 1000000; exec \"$0\" diff old.json new.json"
    } else {
        "exec \"$0\" diff old.json new.json"
    };
    let start = Instant::now();
    let mut shell = std::process::Command::new("sh");
    let saop = env!("CARGO_BIN_EXE_saop");
    let run = finish(shell.args(["-c", limited, saop]).current_dir(folder.path()));
    let took = start.elapsed();
    assert!(took < SOON, "{form}: {took:?}");
    assert_eq!(run.code, 0, "{form}: {}", run.stderr);
    run
}

/// Compares two schemas that nothing can be proven of.
fn unknown(form: &str, old: &Value, new: &Value) {
    let run = diff(form, old, new);
    assert_eq!(run.stdout.lines().last(), Some("major"), "{form}");
    let note = "it could not be proven that the new schema accepts everything that the old one does, so the change counts as major\n";
    assert!(run.stderr.ends_with(note), "{form}: {}", run.stderr);
}

fn many(count: usize, of: impl Fn(usize) -> Value) -> Value {
    (0..count).map(of).collect()
}

fn named(count: usize, of: impl Fn(usize) -> Value) -> Value {
    let members: Map<String, Value> = (0..count).map(|n| (format!("r{n}"), of(n))).collect();
    members.into()
}

fn least(n: usize) -> Value {
    json!({"minLength": n})
}

/// Objects that lack one of some members, and one of others, and so on.
fn lacking(count: usize, of: usize) -> Value {
    let one = |n: usize| json!({"not": {"allOf": many(of, |m| json!({"required": [format!("a{n}_{m}")]}))}});
    json!({"type": "object", "allOf": many(count, one)})
}

#[test]
fn conjunctions_that_are_denied_end_soon() {
    for (count, of) in [(4, 4), (8, 4), (10, 2)] {
        unknown("not", &lacking(count, of), &lacking(count + 1, of));
    }
    let members = |more: usize| json!({"properties": named(4, |n| lacking(n + 3 + more, 4))});
    unknown("properties", &members(0), &members(1));
    let tools = |more: usize| named(4, |n| lacking(n + 3 + more, 4));
    let run = diff("tools", &tools(0), &tools(1));
    assert!(run.stdout.ends_with("\nmajor\n"), "{}", run.stdout);
}

#[test]
fn unions_in_unions_end_soon() {
    fn union(width: usize, depth: usize, leaf: &mut usize) -> Value {
        if depth == 0 {
            return json!({"type": "string", "minLength": *leaf % 7, "pattern": "^a"});
        }
        let branch = |n: usize| {
            *leaf += 1;
            let member = union(width, depth - 1, leaf);
            json!({"type": "object", "properties": {"p": member, "k": {"const": n}}})
        };
        json!({"anyOf": (0..width).map(branch).collect::<Value>()})
    }
    for (width, depth) in [(4, 5), (2, 10)] {
        let of = |mut leaf| union(width, depth, &mut leaf);
        unknown("anyOf", &of(0), &of(1));
    }
    let wide = |values: usize| {
        let member =
            |n: usize| json!({"properties": {format!("p{}", n / values): {"const": n % values}}});
        json!({"anyOf": many(200 * values, member)})
    };
    unknown("wide", &wide(2), &wide(3));
}

#[test]
fn deep_schemas_end_soon() {
    let deep = |levels: usize, least: usize| {
        let mut schema =
            json!({"properties": named(20_000, |_| json!({})), "minProperties": least});
        for _ in 0..levels {
            schema = json!({ "additionalProperties": schema });
        }
        schema
    };
    for levels in [60, 115] {
        diff("deep", &deep(levels, 1), &deep(levels, 2));
    }
}

#[test]
fn recursive_definitions_end_soon() {
    let schema = |bounds: usize| {
        let all = named(40, |n| {
            let value = json!({"allOf": many(bounds, |n| json!({"multipleOf": 2 * n + 1}))});
            json!({"properties": {"next": {"$ref": format!("#/definitions/r{n}")}, "v": value}})
        });
        let first = named(40, |n| json!({"$ref": format!("#/definitions/r{n}")}));
        json!({"properties": first, "definitions": all})
    };
    unknown("recursive", &schema(40), &schema(39));
}

// Found by an attack: an `allOf` of 6 000 members took 25 s and 908 MB.
#[test]
fn long_lists_of_schemas_end_soon() {
    let names = |count| many(count, |n| format!("r{n}").into());
    let pattern = |n| json!({"type": "string", "minLength": n, "pattern": format!("^a{n}")});
    let one = |n: usize| json!({"properties": {format!("p{n}"): {"type": "string"}}});
    let forms: [(&str, &dyn Fn(usize) -> Value); 9] = [
        ("allOf", &|count| json!({"allOf": many(count, one)})),
        (
            "not",
            &|count| json!({"allOf": many(count, |n| json!({"not": {"const": n}}))}),
        ),
        (
            "multipleOf",
            &|count| json!({"allOf": many(count, |n| json!({"multipleOf": 2 * n + 1}))}),
        ),
        (
            "patterns",
            &|count| json!({"type": "object", "patternProperties": named(count, least)}),
        ),
        (
            "closed",
            &|count| json!({"additionalProperties": false, "properties": named(count, least), "required": names(count / 2)}),
        ),
        (
            "others",
            &|count| json!({"additionalProperties": {"maxLength": 3}, "properties": named(count, least)}),
        ),
        ("anyOf", &|count| json!({"anyOf": many(count, pattern)})),
        (
            "not enum",
            &|count| json!({"not": {"enum": many(count, Value::from)}}),
        ),
        (
            "objects",
            &|count| json!({"enum": many(count, |n| json!({"n": n}))}),
        ),
    ];
    for (form, of) in forms {
        diff(form, &of(3_000), &of(2_999));
    }
    // Found by an attack: 29 KB took 2 s, 59 KB 8 s.
    let constants = json!({"anyOf": many(4_000, |n| json!({"const": n}))});
    let list = json!({"enum": many(4_000, Value::from)});
    diff("constants", &list, &constants);
    diff("constants", &constants, &list);
}
