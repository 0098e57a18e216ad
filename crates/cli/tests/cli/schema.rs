//! `saop schema`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::run;

const NAMES: [&str; 9] = [
    "escalation-report",
    "observation",
    "saop-action",
    "saop-agent-turn",
    "saop-envelope",
    "saop-observation",
    "saop-parallel-turn-envelope",
    "saop-pins",
    "saop-record",
];

// SPEC E5
#[test]
fn without_a_name_it_is_a_table_of_names_versions_and_ids() {
    let run = run(&["schema"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = run
        .stdout
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(rows[0], ["NAME", "VERSION", "KIND", "$ID"]);
    for name in NAMES {
        let kind = if matches!(name, "saop-action" | "saop-agent-turn" | "saop-observation") {
            "part"
        } else {
            "message"
        };
        let schema = saop::schema(name).unwrap();
        assert!(
            rows.contains(&vec![name, schema.version(), kind, schema.id()]),
            "{}",
            run.stdout
        );
    }
    assert_eq!(rows.len(), 1 + saop::schemas().len());
}

// SPEC E5
#[test]
fn the_source_is_the_file_to_the_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    for name in NAMES {
        let file = fs::read_to_string(folder.join(format!("{name}.schema.json"))).unwrap();
        let run = run(&["schema", name, "--source"]);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        assert!(run.stdout == file, "{name}");
    }
}

/// Every `$ref` in a schema.
fn refs<'a>(schema: &'a Value, into: &mut Vec<&'a str>) {
    match schema {
        Value::Object(members) => {
            into.extend(members.get("$ref").and_then(Value::as_str));
            members.values().for_each(|member| refs(member, into));
        }
        Value::Array(items) => items.iter().for_each(|item| refs(item, into)),
        _ => {}
    }
}

// SPEC E5
#[test]
fn a_schema_is_self_contained_with_every_ref_local() {
    for name in NAMES {
        let run = run(&["schema", name]);
        assert!(run.stdout == self::run(&["schema", name, "--bundled"]).stdout);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        assert!(run.stdout.ends_with("}\n"));
        let schema: Value = serde_json::from_str(&run.stdout).unwrap();
        let mut found = Vec::new();
        refs(&schema, &mut found);
        for reference in found {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(schema.pointer(pointer).is_some(), "{name}: {reference}");
        }
    }
}

#[test]
fn a_schema_loads_in_a_validator_that_knows_no_other_schema() {
    for name in NAMES {
        let text = run(&["schema", name]).stdout;
        let schema: Value = serde_json::from_str(&text).unwrap();
        let mut compiler = boon::Compiler::new();
        let mut schemas = boon::Schemas::new();
        compiler.add_resource("bundled.json", schema).unwrap();
        let index = compiler.compile("bundled.json", &mut schemas).unwrap();
        assert!(schemas.validate(&Value::Null, index).is_err());
    }
}

#[test]
fn an_unknown_name_is_exit_2_with_the_name_that_was_meant() {
    for (given, meant) in [
        ("saop-envelop", "saop-envelope"),
        ("observations", "observation"),
        ("parallel-turn-envelope", "saop-parallel-turn-envelope"),
    ] {
        for args in [["schema", given, "--bundled"], ["check", "--type", given]] {
            let run = run(&args);
            assert_eq!((run.code, run.stdout.as_str()), (2, ""));
            assert!(
                run.stderr.contains(&format!("did you mean `{meant}`?")),
                "{}",
                run.stderr
            );
        }
    }
    let run = run(&["schema", "zzz"]);
    assert_eq!(run.code, 2);
    assert!(
        NAMES.iter().all(|name| run.stderr.contains(name)),
        "{}",
        run.stderr
    );
    // `auto` is a way of choosing, not a schema.
    assert_eq!(crate::support::run(&["schema", "auto"]).code, 2);
}
