//! The files that the schemas of `saop generate` refer to.

use std::fs;

use crate::generate::{path, put};
use crate::support::{Folder, run, run_in};

// SPEC S1
#[test]
fn a_folder_has_its_settings_and_its_files_refer_to_each_other() {
    let folder = Folder::new();
    put(
        &folder,
        "schemas/a.json",
        r#"{"$ref": "b.json#/$defs/name"}"#,
    );
    put(
        &folder,
        "schemas/b.json",
        r#"{"$defs": {"name": {"prefixItems": [false]}}}"#,
    );
    put(
        &folder,
        "schemas/settings.json",
        r#"{"dialect": "2020-12", "command": "make types"}"#,
    );
    let (schemas, out) = (path(&folder, "schemas"), path(&folder, "out"));
    let told = run(&["generate", &schemas, "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let text = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    assert!(text.starts_with("// Generated from the schemas by `make types`."));
    assert!(text.contains("pub mod a {") && text.contains("pub mod b {"));

    // The command line wins.
    let told = run(&["generate", &schemas, "--out", &out, "--dialect", "draft-07"]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let other = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    assert!(other.contains("Some(__rt::Dialect::Draft07)") && !other.contains("Draft202012"));

    let settings = put(&folder, "house.json", r#"{"house_rules": true}"#);
    let told = run(&["generate", &schemas, "--out", &out, "--settings", &settings]);
    assert_eq!(told.code, 1);
    assert!(told.stderr.contains("SCH003"), "{}", told.stderr);
}

// SPEC S1 S6
#[test]
fn schemas_in_folders_refer_to_each_other() {
    let folder = Folder::new();
    put(
        &folder,
        "all/orders/order.json",
        r#"{"type": "object", "properties": {"to": {"$ref": "../common/address.json"}, "line": {"$ref": "line.json"}}}"#,
    );
    put(
        &folder,
        "all/orders/line.json",
        r#"{"type": "object", "properties": {"n": {"type": "integer"}}}"#,
    );
    put(
        &folder,
        "all/common/address.json",
        r#"{"type": "object", "properties": {"zip": {"type": "string"}}}"#,
    );
    put(&folder, "all/.git/none.json", "{");
    put(
        &folder,
        "all/settings.json",
        r#"{"names": {"orders/order#/properties/line": "None", "common/address#": "Place"}}"#,
    );
    let (all, out) = (path(&folder, "all"), path(&folder, "out"));
    let told = run(&["generate", &all, "--out", &out]);
    // The line is a reference, which settings cannot name.
    assert_eq!(told.code, 1, "{}", told.stderr);
    assert!(
        told.stderr.contains("a reference to `line.json`"),
        "{}",
        told.stderr
    );
    put(
        &folder,
        "all/settings.json",
        r#"{"names": {"common/address#": "Place"}}"#,
    );
    for arguments in [
        vec![all.clone()],
        ["orders/order.json", "orders/line.json", "common"]
            .map(|one| format!("{all}/{one}"))
            .to_vec(),
    ] {
        let arguments: Vec<&str> = arguments.iter().map(|one| &**one).collect();
        let told = run(&[&["generate", "--out", &*out], &*arguments].concat());
        assert_eq!(told.code, 0, "{}", told.stderr);
        let text = fs::read_to_string(format!("{out}/types.rs")).unwrap();
        assert!(
            text.contains("pub to: ::std::option::Option<super::address::"),
            "{text}"
        );
        assert!(
            text.contains("pub line: ::std::option::Option<super::line::Line>"),
            "{text}"
        );
    }
    // A problem is told once, where it is.
    put(
        &folder,
        "all/orders/line.json",
        "{\"type\": \"object\",\n\"properties\": {\"n\": {\"$ref\": \"gone.json\"}}}",
    );
    let told = run(&["generate", &all, "--out", &out]);
    assert_eq!(
        (told.code, told.stderr.matches("SCH013").count()),
        (1, 1),
        "{}",
        told.stderr
    );
    assert!(
        told.stderr
            .starts_with(&format!("{all}/orders/line.json:2:")),
        "{}",
        told.stderr
    );
}

fn types_in(out: &str) -> String {
    fs::read_to_string(format!("{out}/types.rs")).unwrap()
}

// SPEC S6
#[test]
fn files_beside_a_schema_are_read_as_well() {
    let folder = Folder::new();
    let out = path(&folder, "out");
    let order = put(
        &folder,
        "all/order.json",
        r#"{"type": "object", "properties": {"to": {"$ref": "common/address.json#"}, "big": {"$ref": "my%20file.json"}}}"#,
    );
    put(
        &folder,
        "all/common/address.json",
        r#"{"type": "object", "properties": {"of": {"$ref": "../order.json"}, "code": {"$ref": "code.json#/$defs/c"}}}"#,
    );
    put(
        &folder,
        "all/common/code.json",
        r#"{"$defs": {"c": {"type": "integer"}, "gone": {"$ref": "gone.json"}}}"#,
    );
    put(&folder, "all/my file.json", r#"{"type": "string"}"#);
    put(&folder, "all/other.json", "{");
    // The second time, what the first one wrote is beside the schema, too.
    for out in [&*out, &path(&folder, "all"), &path(&folder, "all")] {
        let told = run(&["generate", &order, "--out", out]);
        assert_eq!(told.code, 0, "{}", told.stderr);
        assert!(
            told.stderr.contains("the types of 1 schema"),
            "{}",
            told.stderr
        );
        let text = types_in(out);
        for field in [
            "pub to: ::std::option::Option<::std::boxed::Box<Address>>",
            "pub code: ::std::option::Option<i64>",
            "pub big: ::std::option::Option<::std::string::String>",
        ] {
            assert!(text.contains(field), "{field}: {text}");
        }
    }
    // One that is given as well is a schema of its own.
    let address = path(&folder, "all/common/address.json");
    let told = run(&["generate", &order, &address, "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert!(
        told.stderr.contains("the types of 2 schemas"),
        "{}",
        told.stderr
    );
    fs::remove_file(folder.path().join("all/my file.json")).unwrap();
    let told = run(&["generate", &order, "--out", &out]);
    assert_eq!(told.code, 1, "{}", told.stderr);
    assert!(told.stderr.contains("SCH013"), "{}", told.stderr);
}

#[test]
fn files_beside_a_schema_are_found_by_their_ids() {
    let folder = Folder::new();
    let out = path(&folder, "out");
    let line = |file: &str, id: &str| {
        let text = format!(
            r#"{{"$id": "https://example.com/{id}", "type": "object", "properties": {{"size": {{"$ref": "size.json"}}}}}}"#
        );
        put(&folder, file, &text)
    };
    let first = line("a/line.json", "line.json");
    let size = put(&folder, "a/size.json", r#"{"type": "integer"}"#);
    let told = run(&["generate", &first, "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert!(types_in(&out).contains("pub size: ::std::option::Option<i64>"));
    // What is given comes before what is found.
    let given = put(
        &folder,
        "c/size.json",
        r#"{"$id": "https://example.com/size.json", "type": "boolean"}"#,
    );
    let told = run(&["generate", &first, &given, "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert!(types_in(&out).contains("pub size: ::std::option::Option<bool>"));
    // Two documents of one URI are not mixed up.
    let second = line("b/line.json", "other.json");
    put(&folder, "b/size.json", r#"{"type": "string"}"#);
    let told = run(&["generate", &first, &second, "--out", &out]);
    assert_eq!(told.code, 2, "{}", told.stderr);
    assert!(
        told.stderr.contains("expected one document for each URI"),
        "{}",
        told.stderr
    );
    // What is read is not replaced.
    let told = run(&["generate", &size, "--out", &path(&folder, "a")]);
    assert_eq!(told.code, 0, "{}", told.stderr);
}

#[test]
fn files_of_a_folder_are_found_as_those_beside_a_file_are() {
    let folder = Folder::new();
    let out = path(&folder, "out");
    let refers = |id: &str, to: &str| {
        format!(
            r#"{{"$id": "https://example.com/s/{id}", "type": "object", "properties": {{"to": {{"$ref": "{to}"}}}}}}"#
        )
    };
    // By its place, whether it has an `$id` or not; and above the folder.
    put(
        &folder,
        "all/api/a.json",
        &refers("api/a.json", "../types/place.json"),
    );
    put(
        &folder,
        "all/api/b.json",
        &refers("api/b.json", "../types/other.json#/$defs/o"),
    );
    put(
        &folder,
        "all/api/c.json",
        &refers("api/c.json", "../../above.json"),
    );
    let place = r#"{"type": ["object", "null"], "properties": {"x": {"type": "integer"}}}"#;
    put(&folder, "all/types/place.json", place);
    let other = r##"{"$id": "https://example.com/s/types/name.json", "$defs": {"o": {"type": "object", "properties": {"next": {"$ref": "#/$defs/o"}}}}}"##;
    put(&folder, "all/types/other.json", other);
    put(&folder, "above.json", r#"{"type": "boolean"}"#);
    let told = run_in(&folder, &["generate", "all", "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert!(
        told.stderr.contains("the types of 5 schemas"),
        "{}",
        told.stderr
    );
    let text = types_in(&out);
    for field in [
        "pub to: ::std::option::Option<__rt::Nullable<super::place::PlaceValue>>",
        "pub to: ::std::option::Option<super::other::O>",
        "pub to: ::std::option::Option<bool>",
    ] {
        assert!(text.contains(field), "{field}: {text}");
    }
    // What a relative reference in it means depends on its URI, so that its types are not those of the file.
    let place = r#"{"type": "object", "properties": {"of": {"$ref": "other.json#/$defs/o"}}}"#;
    put(&folder, "all/types/place.json", place);
    let told = run_in(&folder, &["generate", "all", "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let text = types_in(&out);
    assert!(!text.contains("super::place::"), "{text}");
    assert_eq!(text.matches("Option<super::other::O>").count(), 3, "{text}");
}

#[test]
fn settings_say_in_which_dialect_files_are_looked_for() {
    let folder = Folder::new();
    let out = path(&folder, "out");
    let schema = r#"{"id": "https://example.com/s/a.json", "type": "object", "properties": {"b": {"$ref": "b.json"}}}"#;
    put(&folder, "all/a.json", schema);
    put(&folder, "all/b.json", r#"{"type": "boolean"}"#);
    let named = r#"{"dialect": "draft-04"}"#;
    put(&folder, "settings.json", named);
    let given = [
        "generate",
        "all/a.json",
        "--settings",
        "settings.json",
        "--out",
        &out,
    ];
    put(&folder, "all/settings.json", named);
    for given in [&given[..], &["generate", "all", "--out", &out]] {
        let told = run_in(&folder, given);
        assert_eq!(told.code, 0, "{}", told.stderr);
        let text = types_in(&out);
        let is_there = text.contains("pub b: ::std::option::Option<bool>");
        assert!(is_there, "{text}");
    }
}

#[cfg(unix)]
#[test]
fn links_beside_a_schema_are_followed() {
    use std::os::unix::fs::symlink;

    let folder = Folder::new();
    let out = path(&folder, "out");
    let main = put(
        &folder,
        "real/main.json",
        r#"{"type": "object", "properties": {"a": {"$ref": "link.json"}, "b": {"$ref": "b.json"}}}"#,
    );
    put(&folder, "all/deep/a.json", r#"{"type": "integer"}"#);
    put(&folder, "all/b.json", r#"{"type": "boolean"}"#);
    symlink("deep/a.json", folder.path().join("all/link.json")).unwrap();
    symlink(main, folder.path().join("all/main.json")).unwrap();
    let told = run(&["generate", &path(&folder, "all/main.json"), "--out", &out]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let text = types_in(&out);
    assert!(text.contains("pub a: ::std::option::Option<i64>"), "{text}");
    assert!(
        text.contains("pub b: ::std::option::Option<bool>"),
        "{text}"
    );
}
