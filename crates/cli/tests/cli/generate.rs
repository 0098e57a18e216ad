//! `saop generate`.

use std::fs;

use crate::support::{Folder, run, run_in};

const SCHEMA: &str =
    r#"{"type": "object", "properties": {"a": {"type": "string", "minLength": 2}}}"#;

fn path(folder: &Folder, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

fn put(folder: &Folder, name: &str, text: &str) -> String {
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

// SPEC S3, S6
#[test]
fn where_a_schema_is_refused_nothing_is_written() {
    let folder = Folder::new();
    let good = put(&folder, "good.json", SCHEMA);
    let bad = put(&folder, "bad.json", "{\n  \"pattern\": \"(?=a)\"\n}");
    let out = path(&folder, "out");
    let told = run(&["generate", &good, &bad, "--out", &out]);
    assert_eq!((told.code, &*told.stdout), (1, ""));
    let expected =
        "bad.json:2:14: SCH012: /pattern: expected a pattern that is matched in linear time";
    assert!(told.stderr.starts_with(expected), "{}", told.stderr);
    assert!(!fs::exists(&out).unwrap());
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
    let expected = "a.json:1:40: SCH031: warning: expected what a Rust type can say, but found at /properties/n that its \
                    rules are of values of several kinds; its values are JSON text, checked\n";
    assert!(told.stderr.starts_with(expected), "{}", told.stderr);
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
    let expected = "a.json:1:20: SCH007: warning: expected a keyword of draft-07, but found `propertys`; did you mean `properties`?\n";
    assert!(told.stderr.starts_with(expected), "{}", told.stderr);
}

#[test]
fn what_cannot_be_read_or_written_is_told() {
    let folder = Folder::new();
    let file = put(&folder, "a.json", SCHEMA);
    let empty = path(&folder, "empty");
    fs::create_dir(&empty).unwrap();
    let out = path(&folder, "out");
    for (arguments, said) in [
        (vec!["generate", "--out", &*out], "required"),
        (vec!["generate", &*file], "--out"),
        (
            vec!["generate", "missing.json", "--out", &*out],
            "missing.json",
        ),
        (
            vec!["generate", &*empty, "--out", &*out],
            "nothing found to generate",
        ),
        (
            vec!["generate", &*file, &*file, "--out", &*out],
            "two files called a.json",
        ),
        (vec!["generate", &*file, "--out", &*file], "a.json: "),
        (
            vec![
                "generate",
                &*file,
                "--out",
                &*out,
                "--settings",
                "none.json",
            ],
            "none.json",
        ),
        (
            vec!["generate", &*file, "--out", &*out, "--dialect", "draft-3"],
            "draft-3",
        ),
    ] {
        let told = run(&arguments);
        assert_eq!((told.code, &*told.stdout), (2, ""), "{arguments:?}");
        assert!(told.stderr.contains(said), "{arguments:?}: {}", told.stderr);
    }
    assert!(!fs::exists(&out).unwrap());
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
    let warning = "warning: tools.json: `anything` has no schema, and so no types\n";
    assert!(told.stderr.contains(warning), "{}", told.stderr);
    let types = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    for module in ["read_file", "search", "search_output"] {
        assert!(types.contains(&format!("pub mod {module} {{")), "{module}");
    }
    // A tuple, as 2020-12 has it.
    assert!(types.contains("(::std::string::String,)"), "{types}");
}

#[test]
fn what_is_read_is_not_replaced() {
    let folder = Folder::new();
    let file = put(&folder, "a.schema.json", SCHEMA);
    let here = folder.path().to_str().unwrap();
    for read in [&*file, here] {
        let told = run(&["generate", read, "--out", here]);
        assert_eq!(told.code, 2, "{}", told.stderr);
        let expected = format!("but found {read}, which is read, in {here}");
        assert!(told.stderr.contains(&expected), "{}", told.stderr);
        assert!(!folder.path().join("types.rs").exists());
    }
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
        told.stderr.starts_with("orders/line.json:2:"),
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

#[test]
fn a_file_written_by_hand_stays_and_one_that_is_stale_goes() {
    let folder = Folder::new();
    let file = put(&folder, "a.json", SCHEMA);
    put(&folder, "hand/types.rs", "pub struct Mine;");
    let out = path(&folder, "hand");
    let told = run(&["generate", &file, "--out", &out]);
    assert_eq!(told.code, 2, "{}", told.stderr);
    assert!(
        told.stderr
            .contains("types.rs to be generated, but found another file")
    );
    let kept = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    assert_eq!(kept, "pub struct Mine;");

    let out = path(&folder, "out");
    // Words of a schema are no files of ours.
    let words = r#"{"description": "See\n__rt::open_schema!(A, 0, \"a\", [\"u:a\" \"notes.schema.json\"]);", "type": "object",
        "properties": {"a": {"enum": ["\n__rt::open_schema!(A, 0, \"a\", [\"u:a\" \"notes.schema.json\"]);", "b"]}}}"#;
    let file = put(&folder, "a.json", words);
    put(&folder, "out/notes.schema.json", "{}");
    assert_eq!(run(&["generate", &file, "--out", &out]).code, 0);
    let notes = put(&folder, "notes.json", SCHEMA);
    let told = run(&["generate", &notes, "--out", &out]);
    assert!(
        told.code == 2 && told.stderr.contains("notes.schema.json to be generated"),
        "{}",
        told.stderr
    );
    let other = put(&folder, "b.json", SCHEMA);
    assert_eq!(run(&["generate", &other, "--out", &out]).code, 0);
    let mut names: Vec<String> = fs::read_dir(&out)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["b.schema.json", "notes.schema.json", "types.rs"]);
}

// Found by an attack: a pipe in the folder for the types was opened, and nobody was at its other end.
#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_in_the_folder_for_types_is_not_waited_for() {
    use crate::support::{pipe_at, run_bounded};

    for name in ["types.rs", "a.schema.json"] {
        let folder = Folder::new().with("a.json", SCHEMA);
        fs::create_dir(folder.path().join("out")).unwrap();
        pipe_at(&folder.path().join("out").join(name));
        let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
        let why = format!(
            "error: expected out/{name} to be generated, but found another file, which would be replaced; choose another --out\n"
        );
        assert_eq!((told.code, &*told.stderr), (2, &*why));
        fs::remove_file(folder.path().join("out").join(name)).unwrap();
        fs::create_dir(folder.path().join("out").join(name)).unwrap();
        let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
        assert_eq!((told.code, &*told.stderr), (2, &*why));
        assert_eq!(fs::read_dir(folder.path().join("out")).unwrap().count(), 1);
    }
    // What a file beside the types is written to first is nobody else's.
    let folder = Folder::new()
        .with("a.json", SCHEMA)
        .with("mine", "by hand")
        .with("out/other", "");
    pipe_at(&folder.path().join("out/a.schema.json.new"));
    std::os::unix::fs::symlink("../mine", folder.path().join("out/types.rs.new")).unwrap();
    let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let mine = fs::read_to_string(folder.path().join("mine")).unwrap();
    assert_eq!(mine, "by hand");
    assert_eq!(fs::read_dir(folder.path().join("out")).unwrap().count(), 5);
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

// Found by an attack: the types of an earlier run stayed beside texts of a later one, or texts that no later run knew as its own.
#[cfg(target_os = "linux")]
#[test]
fn files_that_do_not_all_fit_replace_none() {
    use crate::support::run_without_room;

    let all = |folder: &Folder| -> Vec<_> {
        let mut files: Vec<_> = fs::read_dir(folder.path().join("out"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (fs::read_to_string(&path).unwrap(), path))
            .collect();
        files.sort();
        files
    };
    let arguments = ["generate", "a.json", "--out", "out"];
    let failed = |folder: &Folder| {
        let told = run_without_room(folder, &arguments);
        let why = "error: out: File too large (os error 27)\n";
        assert_eq!((told.code, &*told.stderr), (2, why));
    };
    let folder = Folder::new().with("a.json", SCHEMA);
    failed(&folder);
    assert_eq!(all(&folder), []);
    folder.write("a.json", SCHEMA.replace('2', "3"));
    let told = run_in(&folder, &arguments);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let before = all(&folder);
    assert_eq!(before.len(), 2);
    folder.write("a.json", SCHEMA.replace('2', "4"));
    failed(&folder);
    assert_eq!(all(&folder), before);
    // Killed between the files: the types name what is not there yet, or is still that of the run before.
    folder.write("a.json", SCHEMA.replace('2', "5"));
    assert_eq!(run_in(&folder, &arguments).code, 0);
    folder.write("out/a.schema.json", &before[0].0);
    folder.write("a.json", SCHEMA.replace('2', "6"));
    assert_eq!(run_in(&folder, &arguments).code, 0);
}

// Found by an attack: the files of two runs at once were mixed.
#[cfg(target_os = "linux")]
#[test]
fn a_run_waits_for_another_one_in_the_same_folder() {
    use std::process::Stdio;
    use std::time::Duration;

    use crate::support::command;

    let folder = Folder::new().with("a.json", SCHEMA);
    let out = folder.path().join("out");
    fs::create_dir(&out).unwrap();
    let other = fs::File::open(&out).unwrap();
    other.lock().unwrap();
    let arguments = ["generate", "a.json", "--out", "out"];
    let mut run = command()
        .args(arguments)
        .current_dir(folder.path())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(1));
    assert!(run.try_wait().unwrap().is_none());
    assert_eq!(fs::read_dir(&out).unwrap().count(), 0);
    other.unlock().unwrap();
    assert!(run.wait().unwrap().success());
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);
    // But not for ever.
    other.lock().unwrap();
    let told = run_in(&folder, &arguments);
    let why = "error: out: another program holds a lock on the folder\n";
    assert_eq!((told.code, &*told.stderr), (2, why));
}

// Found by an attack: nothing was said of it.
#[test]
fn a_path_without_a_name_is_told() {
    let folder = Folder::new();
    let told = run_in(&folder, &["generate", "missing/..", "--out", "out"]);
    assert_eq!(told.code, 2);
    assert!(
        told.stderr.starts_with("error: missing/..: "),
        "{}",
        told.stderr
    );
}

// Found by an attack: files that could not be looked at were said to be others.
#[cfg(target_os = "linux")]
#[test]
fn why_a_folder_or_a_file_for_types_is_refused() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use crate::support::run_unprivileged;

    let folder = Folder::new()
        .with("a.json", SCHEMA)
        .with("file", "")
        .with("other/x", "");
    let here = |name: &str| folder.path().join(name);
    for (link, to) in [("loop", "loop"), ("gone", "missing")] {
        symlink(to, here(link)).unwrap();
    }
    symlink("types.rs", here("other/types.rs")).unwrap();
    let too_many = "Too many levels of symbolic links (os error 40)";
    for (out, why) in [
        ("file", "file: expected a folder, but found a file"),
        ("file/below", "file: expected a folder, but found a file"),
        ("loop", &*format!("loop: {too_many}")),
        ("gone", "gone: No such file or directory (os error 2)"),
        ("other", &*format!("other/types.rs: {too_many}")),
    ] {
        let told = run_in(&folder, &["generate", "a.json", "--out", out]);
        assert_eq!((told.code, told.stderr), (2, format!("error: {why}\n")));
    }
    // What is protected stays, too.
    for (name, mode) in [("out/types.rs", 0o444), ("out", 0o500), ("out", 0)] {
        let out = here("out");
        let _ = fs::set_permissions(&out, fs::Permissions::from_mode(0o777));
        let _ = fs::remove_dir_all(&out);
        let Some(told) = run_unprivileged(&folder, &["generate", "a.json", "--out", "out"]) else {
            return;
        };
        assert_eq!(told.code, 0, "{}", told.stderr);
        fs::set_permissions(here(name), fs::Permissions::from_mode(mode)).unwrap();
        let told = run_unprivileged(&folder, &["generate", "a.json", "--out", "out"]).unwrap();
        let name = if mode == 0 { "out/types.rs" } else { name };
        let why = format!("error: {name}: Permission denied (os error 13)\n");
        assert_eq!((told.code, told.stderr), (2, why), "{mode:o}");
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
