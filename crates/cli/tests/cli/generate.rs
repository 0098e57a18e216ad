//! `saop generate`: the types.

use std::fs;

use crate::support::{Folder, run, run_in};

pub(crate) const SCHEMA: &str =
    r#"{"type": "object", "properties": {"a": {"type": "string", "minLength": 2}}}"#;

pub(crate) fn path(folder: &Folder, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

pub(crate) fn put(folder: &Folder, name: &str, text: &str) -> String {
    folder.write(name, text).to_str().unwrap().to_owned()
}

// SPEC S6
#[test]
fn types_of_schemas_as_they_are() {
    let folder = Folder::new();
    let file = put(&folder, "my tool.json", SCHEMA);
    let out = path(&folder, "out");
    let run = run(&["generate", &file, "--out", &out]);
    let types = format!("{out}/types.rs");
    assert_eq!((run.code, &*run.stdout), (0, ""));
    assert_eq!(run.stderr, format!("{types}: the types of 1 schema\n"));
    let text = fs::read_to_string(&types).unwrap();
    assert!(text.starts_with("// Generated from the schemas by `saop generate`."));
    assert!(
        text.contains("pub mod my_tool {") && text.contains("pub struct MyTool {"),
        "{text}"
    );
    let kept = fs::read_to_string(format!("{out}/my_tool.schema.json")).unwrap();
    assert_eq!(kept, SCHEMA);
}

// SPEC S2
#[test]
fn numbers_keep_their_spelling_if_asked_to() {
    let folder = Folder::new();
    let file = put(
        &folder,
        "n.json",
        r#"{"type": "object", "properties": {"a": {"type": "integer"}}}"#,
    );
    let out = path(&folder, "out");
    for (numbers, field) in [("exact", "__rt::JsonInteger"), ("nearest", "i64")] {
        let told = run(&["generate", &file, "--out", &out, "--numbers", numbers]);
        assert_eq!(told.code, 0, "{}", told.stderr);
        let text = fs::read_to_string(format!("{out}/types.rs")).unwrap();
        let field = format!("pub a: ::std::option::Option<{field}>");
        assert!(text.contains(&field), "{text}");
    }
}

// SPEC S6
#[test]
fn a_fuzz_project_is_written_beside_the_types() {
    let folder = Folder::new();
    let file = put(&folder, "tool.json", SCHEMA);
    let parts = put(
        &folder,
        "parts.json",
        r#"{"$defs": {"a": {"type": "object", "required": ["k"], "properties": {"k": {"const": "only"}}}, "b": {"type": "boolean", "not": {"const": false}}}}"#,
    );
    let out = path(&folder, "out");
    let generate = || run(&["generate", &file, &parts, "--out", &out, "--fuzz"]);
    let read = |name: &str| fs::read_to_string(format!("{out}/fuzz/{name}")).unwrap();
    assert_eq!(generate().code, 0);
    assert!(read("Cargo.toml").contains("saop-schema = { version = \"="));
    assert!(read("fuzz_targets/tool.rs").contains("judge::<types::tool::Tool>(data)"));
    assert!(read("tool.dict").contains(r#""\"a\"""#));
    assert_eq!(read("corpus/tool/tool-0"), "{}");
    assert_eq!(read("corpus/tool/tool-1"), r#"{"a":"aa"}"#);
    // Of definitions alone, the first byte says which one it is.
    assert!(read("fuzz_targets/parts.rs").contains("1 => judge::<types::parts::B>(data)"));
    assert_eq!(read("corpus/parts/a-0"), "\0{\"k\":\"only\"}");
    assert_eq!(read("corpus/parts/b-0"), "\u{1}true");

    // What a fuzzer added stays, and what was generated is replaced.
    fs::write(format!("{out}/fuzz/corpus/tool/found"), "x").unwrap();
    fs::write(format!("{out}/fuzz/tool.dict"), "other").unwrap();
    let told = generate();
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert_ne!(read("tool.dict"), "other");
    assert_eq!(read("corpus/tool/found"), "x");
    // A file of somebody else is not replaced.
    fs::write(format!("{out}/fuzz/Cargo.toml"), "mine").unwrap();
    assert_eq!(generate().code, 2);
    assert_eq!(read("Cargo.toml"), "mine");
}

// SPEC S2
#[test]
fn a_place_without_a_type_is_a_warning() {
    let folder = Folder::new();
    let file = put(
        &folder,
        "a.json",
        r#"{"type": "object", "properties": {"n": {"minLength": 2}}}"#,
    );
    let told = run(&["generate", &file, "--out", &path(&folder, "out")]);
    assert_eq!(told.code, 0);
    let expected = ":1:40: SCH031: warning: expected what a Rust type can say, but found at /properties/n that its \
                    rules are of values of several kinds; its values are JSON text, checked\n";
    assert!(
        told.stderr.starts_with(&format!("{file}{expected}")),
        "{}",
        told.stderr
    );
}

#[test]
fn a_misspelled_keyword_is_a_warning() {
    let folder = Folder::new();
    let file = put(
        &folder,
        "a.json",
        r#"{"type": "object", "propertys": {"n": {"type": "integer"}}}"#,
    );
    let told = run(&["generate", &file, "--out", &path(&folder, "out")]);
    assert_eq!(told.code, 0);
    let expected = ":1:20: SCH007: warning: expected a keyword of draft-07, but found `propertys`; did you mean `properties`?\n";
    assert!(
        told.stderr.starts_with(&format!("{file}{expected}")),
        "{}",
        told.stderr
    );
}

// SPEC S6
#[test]
fn the_tools_of_a_list_have_a_module_each() {
    let folder = Folder::new();
    let list = put(
        &folder,
        "tools.json",
        r#"{"tools": [
            {"name": "read/file", "inputSchema": {"type": "object", "properties": {"at": {"prefixItems": [{"type": "string"}], "items": false, "minItems": 1}}}},
            {"name": "search", "inputSchema": {}, "outputSchema": {"$schema": "http://json-schema.org/draft-07/schema#", "type": "array"}},
            {"name": "anything"}
        ]}"#,
    );
    let out = path(&folder, "out");
    let told = run(&["generate", &list, "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let warning = format!("warning: {list}: `anything` has no schema, and so no types\n");
    assert!(told.stderr.contains(&warning), "{}", told.stderr);
    let types = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    for module in ["read_file", "search", "search_output"] {
        assert!(types.contains(&format!("pub mod {module} {{")), "{module}");
    }
    // A tuple, as 2020-12 has it.
    assert!(types.contains("(::std::string::String,)"), "{types}");
}

// SPEC S3
#[test]
fn formats_are_asserted_where_that_is_asked_for() {
    let folder = Folder::new();
    let file = put(&folder, "a.json", r#"{"type": "string", "format": "uuid"}"#);
    let out = path(&folder, "out");
    let types = || fs::read_to_string(format!("{out}/types.rs")).unwrap();
    assert_eq!(run(&["generate", &file, "--out", &out]).code, 0);
    assert!(!types().contains("open_checked!"), "{}", types());
    assert_eq!(
        run(&["generate", &file, "--out", &out, "--assert-formats"]).code,
        0
    );
    assert!(types().contains("open_checked!"), "{}", types());
}

// SPEC S2, S5
#[test]
fn members_that_only_a_condition_describes_are_told() {
    let folder = Folder::new();
    let schema = |listed: &str| {
        format!(
            r#"{{"type": "object", "properties": {{"card": {{"type": "string"}}{listed}}}, "if": {{"required": ["card"]}}, "then": {{"properties": {{"cvv": {{"type": "integer"}}}}}}}}"#
        )
    };
    let out = path(&folder, "out");
    for (listed, is_told) in [("", true), (r#", "cvv": {}"#, false)] {
        let file = put(&folder, "a.json", &schema(listed));
        let told = run(&["generate", &file, "--out", &out]);
        assert_eq!(told.code, 0, "{}", told.stderr);
        let words =
            "some of its members are described in `then`, `else` or `dependentSchemas` alone";
        assert_eq!(told.stderr.contains(words), is_told, "{}", told.stderr);
    }
}

/// In draft-04 `1.0` is no integer: a constant keeps its spelling where such a schema looks at it, though another one has it.
// SPEC S2
#[test]
fn constants_that_another_schema_looks_at_keep_their_spelling() {
    let folder = Folder::new();
    put(
        &folder,
        "in/common.json",
        r#"{"$schema": "http://json-schema.org/draft-04/schema#", "definitions": {"one": {"enum": [1, 2]}}}"#,
    );
    put(
        &folder,
        "in/looker.json",
        r#"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "object",
        "properties": {"x": {"$ref": "common.json#/definitions/one"}}, "not": {"properties": {"x": {"type": "integer"}}, "required": ["x"]}}"#,
    );
    put(
        &folder,
        "in/mixed.json",
        r##"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {"x": {"enum": [1.0, 2.5]}}, "allOf": [{"$ref": "#/definitions/old"}],
        "definitions": {"old": {"$schema": "http://json-schema.org/draft-04/schema#", "$id": "http://e/x", "id": "http://e/x", "type": "object", "properties": {"x": {"type": "integer"}}}}}"##,
    );
    let out = path(&folder, "out");
    let told = run(&["generate", &path(&folder, "in"), "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let text = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    let module = |name: &str| {
        let (_, rest) = text.split_once(&format!("pub mod {name} {{")).unwrap();
        rest.split("\npub mod ").next().unwrap().to_owned()
    };
    assert!(module("common").contains("pub enum One {"), "{text}");
    for name in ["looker", "mixed"] {
        let module = module(name);
        assert!(module.contains("__inner: __rt::JsonNumber"), "{module}");
        assert!(!module.contains("super::common::One"), "{module}");
    }
}

// SPEC X3. What stands in the keyword of another dialect is no schema of this one, unless it looks like one.
#[test]
fn what_check_takes_is_generated() {
    let folder = Folder::new()
        .with(
            "a.json",
            r#"{"$defs": {"note": 3, "a": {"type": "string"}}, "type": "object"}"#,
        )
        .with("value.json", "{}");
    let check = run_in(&folder, &["check", "--schema", "a.json", "value.json"]);
    assert_eq!(check.code, 0, "{}", check.stderr);
    let run = run_in(&folder, &["generate", "a.json", "--out", "out"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}
