//! `saop lint` and `saop diff`.

use std::fs;
use std::iter;
use std::path::Path;

use serde_json::{Value, json};

use crate::support::{Folder, HIDDEN, finish, hidden, run, run_in};

fn schemas() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    folder.to_str().unwrap().to_owned()
}

fn ping(note: &Value) -> Value {
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": "https://devs.ai/schemas/ping/1.0.0",
        "title": "Ping",
        "type": "object",
        "additionalProperties": false,
        "description": "Asks whether anybody is there.",
        "properties": {"note": note}
    })
}

// SPEC E3 P5
#[test]
fn a_code_is_explained_with_an_example() {
    let one = run(&["explain", "sch010"]);
    assert_eq!((one.code, one.stderr.as_str()), (0, ""));
    for part in [
        "SCH010 (error)\n\n`required` names something that is no property.\n",
        "\nHow to mend it: List the property under `properties`, or remove its name from `required`.\n",
        "\nFor example, the schema of a property:\n\n    {\"type\": \"object\"",
        "\nMended:\n\n    {",
    ] {
        assert!(one.stdout.contains(part), "{part}: {}", one.stdout);
    }
    let kind = run(&["explain", "unknown_tool"]);
    assert!(
        kind.stdout.starts_with("unknown_tool (error)\n"),
        "{}",
        kind.stdout
    );
    // A kind of `check --schema` has the code of lint.
    let kind = run(&["explain", "unsupported_pattern"]);
    assert!(
        kind.stdout.starts_with("SCH012 (error)\n"),
        "{}",
        kind.stdout
    );
    let all = run(&["explain"]);
    assert_eq!(all.code, 0);
    assert!(
        all.stdout
            .starts_with("SCH001               The file is not JSON\n"),
        "{}",
        all.stdout
    );
    let wrong = run(&["explain", "duplicate_keys"]);
    assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""));
    let words = "error: expected a code such as SCH010, but found `duplicate_keys`; did you mean `duplicate_key`? (`saop explain` lists them)\n";
    assert_eq!(wrong.stderr, words);
}

#[test]
fn the_projects_own_schemas_keep_the_profile() {
    let run = run(&["lint", &schemas()]);
    let kept = format!("{} schemas keep the profile\n", saop::schemas().len());
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "", &*kept)
    );
}

#[test]
fn a_file_that_is_no_utf8_is_one_problem() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let part = ping(&json!({"type": "string"}))
        .to_string()
        .replace("ping", "part");
    let with_mark = || iter::once(0xFEFF).chain(part.encode_utf16());
    let whole = ping(&json!({"$ref": "https://devs.ai/schemas/part/1.0.0"}));
    write("ping.schema.json", whole.to_string().as_bytes());
    let said = |expected: &str| {
        let run = run(&["lint", path]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""));
        let expected =
            format!("error: {path}/part.schema.json: expected UTF-8, but found {expected}\n");
        assert_eq!(run.stderr, expected);
    };
    let utf32 = || part.chars().map(u32::from);
    let encoded: [(&str, Vec<u8>); 6] = [
        ("UTF-16", with_mark().flat_map(u16::to_le_bytes).collect()),
        ("UTF-16", with_mark().flat_map(u16::to_be_bytes).collect()),
        (
            "UTF-16",
            part.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        ),
        (
            "UTF-16",
            part.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        ),
        ("UTF-32", utf32().flat_map(u32::to_le_bytes).collect()),
        ("UTF-32", utf32().flat_map(u32::to_be_bytes).collect()),
    ];
    for (encoding, bytes) in encoded {
        write("part.schema.json", &bytes);
        said(&format!("{encoding}; save the text as UTF-8"));
    }
    write("part.schema.json", b"{\"title\": \"\xE4\"}");
    said("other bytes at offset 11");
}

#[test]
fn every_problem_is_a_line_as_the_build_prints_it() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!(
        "{:#}\n",
        ping(&json!({"description": "Any.", "type": "string", "minLenght": 1}))
    );
    fs::write(folder.path().join("ping.schema.json"), &text).unwrap();
    fs::write(folder.path().join("Other.json"), "{").unwrap();
    fs::write(folder.path().join(".hidden.json"), "{").unwrap();
    fs::write(folder.path().join("README.md"), "{").unwrap();
    let shown = folder.path().display();
    let line = text
        .lines()
        .position(|line| line.contains("minLenght"))
        .unwrap()
        + 1;
    let expected = format!(
        "{shown}/ping.schema.json:{line}:7: SCH007: expected a keyword of the profile, but found `minLenght`; did you mean `minLength`?"
    );
    let plain = run(&["lint", folder.path().to_str().unwrap()]);
    let counts = "3 errors (1 SCH001, 1 SCH003, 1 SCH007)\n";
    assert_eq!((plain.code, plain.stderr.as_str()), (1, counts));
    let lines: Vec<&str> = plain.stdout.lines().collect();
    assert!(
        lines[0].starts_with(&format!("{shown}/Other.json:1:1: SCH0")),
        "{}",
        plain.stdout
    );
    assert_eq!(lines.last(), Some(&expected.as_str()));
    assert!(
        lines.iter().all(|line| line.contains(": SCH0")),
        "{}",
        plain.stdout
    );

    let framed = run(&["lint", "--frames", folder.path().to_str().unwrap()]);
    assert_eq!(framed.code, 1);
    let frame = format!("{expected}\n  |\n{line} |       \"minLenght\": 1,\n  |       ^\n\n");
    assert!(framed.stdout.contains(&frame), "{}\n{frame}", framed.stdout);

    let other = run(&[
        "lint",
        "--id-base",
        "https://example.org/",
        folder.path().to_str().unwrap(),
    ]);
    assert_eq!(other.code, 1);
    assert!(other.stdout.contains(": SCH005: "), "{}", other.stdout);
}

#[test]
fn nothing_in_names_keys_and_values_hides_or_reorders_text() {
    let note = json!({"type": "string", format!("min{HIDDEN}"): 1, "title": HIDDEN});
    let folder = Folder::new()
        .with(
            &format!("{HIDDEN}/ping.schema.json"),
            ping(&note).to_string(),
        )
        .with(&format!("{HIDDEN}/{HIDDEN}.json"), "{")
        .with("old.json", ping(&json!({"type": "string"})).to_string())
        .with("new.json", ping(&note).to_string());
    let lint = run_in(&folder, &["lint", "--frames", HIDDEN]);
    let diff = run_in(&folder, &["diff", "old.json", "new.json"]);
    assert_eq!((lint.code, diff.code), (1, 0));
    let trouble = run_in(&folder, &["diff", "old.json", HIDDEN]);
    assert_eq!(trouble.code, 2);
    for run in [&lint, &diff, &trouble] {
        for output in [&run.stdout, &run.stderr] {
            assert_eq!(hidden(output), None, "{output:?}");
        }
    }
    assert!(lint.stdout.contains(": SCH003: ") && lint.stdout.contains(": SCH007: "));
}

#[test]
fn the_settings_of_the_folder_are_those_of_the_build() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    let text = ping(&json!({"type": "string"})).to_string();
    write("ping.schema.json", &text);
    let lint = |more: &[&str]| {
        let run = run(&[&["lint", path], more].concat());
        let summary = match run.code {
            0 => "1 schema keeps the profile, with 1 warning\n",
            _ => "1 error (1 SCH",
        };
        assert!(
            run.stderr.starts_with(summary) || run.stderr.starts_with("2 errors (1 SCH"),
            "{}",
            run.stderr
        );
        (run.code, run.stdout)
    };
    let column = text.find("\"note\"").unwrap() + 1;
    let lacks = "expected a `description` of `note`, but found none";
    let place = format!("{path}/ping.schema.json:1:{column}: SCH017");
    assert_eq!(lint(&[]), (0, format!("{place}: warning: {lacks}\n")));
    let error = (1, format!("{place}: {lacks}\n"));
    assert_eq!(lint(&["--require-descriptions"]), error);
    write("settings.json", "{\"require_descriptions\": true}");
    assert_eq!(lint(&[]), error);

    write("settings.json", "{\"any_message\": \"Ping\"}");
    let (code, said) = lint(&[]);
    assert_eq!(code, 1);
    assert!(
        said.contains(": SCH018: expected the root to have a Rust name of its own"),
        "{said}"
    );
    let base = "{\n  \"id_base\": \"https://example.org/\"\n}";
    write("settings.json", base);
    let (code, said) = lint(&[]);
    assert_eq!(code, 1);
    assert!(said.contains(": SCH005: "), "{said}");
    assert_eq!(lint(&["--id-base", "https://devs.ai/schemas/"]).0, 0);
    write("settings.json", &base.replace("org/", "org"));
    let (code, said) = lint(&[]);
    let wrong =
        format!("{path}/settings.json:2:3: SCH022: expected the base of `$id`s to end in `/`");
    assert_eq!(code, 1);
    assert!(said.contains(&wrong) && !said.contains("SCH005"), "{said}");
    write("settings.json", "{\"any_mesage\": \"Message\"}");
    let wrong = format!(
        "{path}/settings.json:1:2: SCH022: expected a setting, but found `any_mesage`; did you mean `any_message`?\n"
    );
    let mistake = text.replace("\"string\"", "\"strin\"");
    write("ping.schema.json", &mistake);
    let (code, said) = lint(&[]);
    assert_eq!(code, 1);
    let codes: Vec<_> = said
        .lines()
        .filter_map(|line| line.split(": ").nth(1))
        .collect();
    assert_eq!(codes, ["SCH008", "SCH022", "SCH017"], "{said}");
    assert!(said.contains(&wrong), "{said}");

    // What nobody can read is not taken for what says nothing.
    fs::write(folder.path().join("settings.json"), b"\xff").unwrap();
    let unread = run(&["lint", path]);
    assert_eq!((unread.code, unread.stdout.as_str()), (2, ""));
    assert!(
        unread.stderr.contains("settings.json: "),
        "{}",
        unread.stderr
    );

    // No file is to blame for what the command line says.
    fs::remove_file(folder.path().join("settings.json")).unwrap();
    write("ping.schema.json", &text);
    let (code, said) = lint(&["--id-base", "bad", "--frames"]);
    let wrong =
        "SCH022: expected the base of `$id`s to end in `/` and have no `#`, but found `bad`\n";
    assert_eq!(code, 1);
    assert!(said.starts_with(wrong), "{said}");
    assert!(!said.contains("settings"), "{said}");
}

#[test]
fn a_folder_without_schemas_is_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let empty = run(&["lint", folder.path().to_str().unwrap()]);
    assert_eq!((empty.code, empty.stdout.as_str()), (2, ""));
    assert!(
        empty.stderr.contains("nothing found to check in"),
        "{}",
        empty.stderr
    );
    let none = run(&["lint", "no/such/folder"]);
    assert_eq!((none.code, none.stdout.as_str()), (2, ""));
    assert!(none.stderr.contains("no/such/folder: "), "{}", none.stderr);
    fs::write(folder.path().join("a.schema.json"), b"\xff").unwrap();
    let unread = run(&["lint", folder.path().to_str().unwrap()]);
    assert_eq!((unread.code, unread.stdout.as_str()), (2, ""));
    assert!(
        unread.stderr.contains("a.schema.json: "),
        "{}",
        unread.stderr
    );
}

/// Three objects that are open, and a keyword that is nowhere known.
fn open_schema() -> String {
    let open = json!({"type": "object", "properties": {"a": {"type": "string"}}});
    let many: serde_json::Map<String, Value> = ["b", "c", "d", "e"]
        .into_iter()
        .map(|name| {
            (
                name.to_owned(),
                json!({"$ref": format!("#/definitions/{name}")}),
            )
        })
        .collect();
    let definitions: serde_json::Map<String, Value> = many
        .keys()
        .map(|name| (name.clone(), open.clone()))
        .collect();
    format!(
        "{:#}",
        json!({"type": "object", "properties": many, "definitions": definitions, "x-mine": 1})
    )
}

// SPEC S1
#[test]
fn equal_findings_are_told_together() {
    let folder = Folder::new().with("tool.json", open_schema());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!(run.code, 1);
    let open: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| line.contains("SCH011"))
        .collect();
    assert_eq!(open.len(), 1, "{}", run.stdout);
    assert!(
        open[0].starts_with("./tool.json:1:1: SCH011: "),
        "{}",
        run.stdout
    );
    let others = run
        .stdout
        .lines()
        .find(|line| line.starts_with("  5 times, also at "));
    assert_eq!(others.unwrap().matches("./tool.json:").count(), 4);
    assert!(run.stderr.contains(" errors (5 SCH011, "), "{}", run.stderr);
    // Warnings come after errors.
    let lines = run.stdout.lines().filter(|line| !line.starts_with(' '));
    let codes: Vec<bool> = lines.map(|line| line.contains(": warning: ")).collect();
    assert!(codes.is_sorted(), "{}", run.stdout);

    let json = run_in(&folder, &["lint", "--format", "json", "."]);
    let lines: Vec<Value> = json
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let open: Vec<&Value> = lines
        .iter()
        .filter(|line| line["code"] == "SCH011")
        .collect();
    assert_eq!((json.code, open.len()), (1, 5));
    assert_eq!(
        (&open[0]["file"], &open[0]["line"], &open[0]["severity"]),
        (&json!("./tool.json"), &json!(1), &json!("error"))
    );
}

// SPEC S1 S3
#[test]
fn schemas_of_others_are_checked_as_what_their_dialects_say() {
    let folder = Folder::new().with("tool.json", open_schema()).with(
        "settings.json",
        r#"{"type": "array", "items": {"$ref": "common/part.json#/$defs/a"}}"#,
    );
    fs::create_dir(folder.path().join("common")).unwrap();
    folder.write("common/part.json", r#"{"$defs": {"a": true}}"#);
    let run = run_in(&folder, &["lint", "--open", "."]);
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "", "3 schemas are valid\n")
    );
    folder.write("a.json", "{\n  \"type\": \"strin\"\n}");
    folder.write("b.json", r#"{"pattern": "(?=a)", "$ref": "none.json"}"#);
    folder.write("c.json", r#"{"$schema": "https://example.com/mine"}"#);
    folder.write("d.json", "{");
    folder.write(
        "common/part.json",
        r#"{"$defs": {"a": {"items": {"$ref": "gone.json"}}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 1);
    for expected in [
        "./a.json:2:11: SCH009: expected ",
        "  |\n2 |   \"type\": \"strin\"\n  |           ^^^^^^^ /type\n",
        "./b.json:1:30: SCH013: ",
        "./c.json:1:13: SCH004: ",
        "./d.json:1:2: SCH001: ",
        "/common/part.json:1:36: SCH013: ",
    ] {
        assert!(run.stdout.contains(expected), "{expected}\n{}", run.stdout);
    }
    assert!(
        run.stderr.starts_with("5 errors (2 SCH013, 1 "),
        "{}",
        run.stderr
    );
    let dialect = [
        "lint",
        "--open",
        "--dialect",
        "2019-09",
        "--format",
        "json",
        ".",
    ];
    let run = run_in(&folder, &dialect);
    // Beside a reference the pattern counts now, and the dialect is known.
    for (code, count) in [("unsupported_pattern", 1), ("unknown_dialect", 0)] {
        assert_eq!(run.stdout.matches(code).count(), count, "{}", run.stdout);
    }
    assert_eq!(
        run_in(&folder, &["lint", "--dialect", "2019-09", "."]).code,
        2
    );
    assert_eq!(
        run_in(&folder, &["lint", "--open", "--id-base", "https://a/", "."]).code,
        2
    );
}

// SPEC S3
#[test]
fn what_no_value_meets_is_a_warning_unless_the_profile_is_asked_for() {
    let members = json!({
        "a": {"type": "integer", "minimum": 5, "maximum": 3},
        "b": {"type": "string", "minLength": 5, "maxLength": 3},
        "c": {"enum": []},
        "d": {"allOf": [{"type": "string"}, {"type": "integer"}]},
        "e": {"type": "object", "required": ["a"], "properties": {"a": false}},
        "f": {"minItems": 3, "maxItems": 1, "type": "array"},
        "g": {"minProperties": 3, "maxProperties": 1},
        "h": {"type": "string", "const": 1},
    });
    let folder = Folder::new()
        .with("a.json", json!({"properties": members}).to_string())
        .with(
            "b.json",
            "{\n  \"required\": [\"z\"],\n  \"properties\": {\"z\": false}\n}",
        )
        .with("c.json", r#"{"properties": {"b": {"$ref": "b.json"}}}"#);
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "."]);
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (0, "3 schemas are valid, with 9 warnings\n")
    );
    let lines = run.stdout.lines().map(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["severity"], "warning");
        let code = match line["kind"].as_str() {
            Some("contradictory_bounds") => "SCH015",
            Some("unsatisfiable") => "SCH032",
            other => panic!("{other:?}"),
        };
        assert_eq!(line["code"], code);
        line["file"].as_str().unwrap().to_owned()
    });
    let files: Vec<String> = lines.collect();
    assert_eq!(files, [vec!["./a.json"; 8], vec!["./b.json"]].concat());

    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 0);
    for expected in [
        "./a.json:1:31: SCH015: warning: expected `maximum` to be at least `minimum` 5, but found 3\n",
        "./b.json:3:23: SCH032: warning: expected the schema of the required member `z` to allow a value, but found \
         that it allows none\n  |\n3 |   \"properties\": {\"z\": false}\n  |                       ^^^^^ /properties/z\n",
    ] {
        assert!(run.stdout.contains(expected), "{expected}\n{}", run.stdout);
    }
    // One file.
    let run = run_in(&folder, &["lint", "--open", "b.json"]);
    assert_eq!(run.code, 0);
    assert!(
        run.stdout.starts_with("b.json:3:23: SCH032: warning: "),
        "{}",
        run.stdout
    );
    assert_eq!(run.stderr, "1 schema is valid, with 1 warning\n");
    // House rules keep their errors.
    let bounds = json!({"description": "Any.", "type": "integer", "minimum": 5, "maximum": 3});
    let folder = Folder::new().with("ping.schema.json", ping(&bounds).to_string());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!((run.code, run.stderr.as_str()), (1, "1 error (1 SCH015)\n"));
}

// SPEC E6
#[test]
fn what_changed_is_told_and_the_last_line_is_the_level() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, schema: Value| {
        let path = folder.path().join(name);
        fs::write(&path, schema.to_string()).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let old = write("old.json", ping(&json!({"type": "string", "minLength": 1})));
    let wider = write("wider.json", ping(&json!({"type": "string"})));
    let told = write(
        "told.json",
        ping(&json!({"type": "string", "minLength": 1, "title": "\u{1b}[31m"})),
    );
    for (args, code, stdout) in [
        (vec![&old, &old], 0, "patch\n"),
        (
            vec![&old, &told],
            0,
            "patch /properties/note/title: is new\npatch\n",
        ),
        (
            vec![&old, &wider],
            0,
            "minor /properties/note/minLength: is gone: `1`\nminor\n",
        ),
        (
            vec![&wider, &old],
            0,
            "major /properties/note/minLength: is new: `1`\nmajor\n",
        ),
    ] {
        let mut all = vec!["diff"];
        all.extend(args.iter().map(|arg| arg.as_str()));
        let run = run(&all);
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.as_str()),
            (code, stdout, "")
        );
    }
    for (most, code) in [("patch", 1), ("minor", 0), ("major", 0)] {
        assert_eq!(
            run(&["diff", &old, &wider, "--at-most", most]).code,
            code,
            "{most}"
        );
    }
    assert_eq!(run(&["diff", &wider, &old, "--at-most", "minor"]).code, 1);

    let none = run(&["diff", &old, "no/such/file", "--at-most", "patch"]);
    assert_eq!((none.code, none.stdout.as_str()), (2, ""));
    let why = "error: no/such/file could not be read: ";
    assert!(none.stderr.starts_with(why), "{}", none.stderr);
    fs::write(folder.path().join("broken.json"), "{").unwrap();
    let broken = run(&[
        "diff",
        &old,
        folder.path().join("broken.json").to_str().unwrap(),
    ]);
    assert_eq!((broken.code, broken.stdout.as_str()), (2, ""));
    let why = "error[syntax]: Invalid JSON: expected a key in double quotes, but found the end";
    assert!(broken.stderr.starts_with(why), "{}", broken.stderr);
    assert_eq!(run(&["diff", &old]).code, 2);
    assert_eq!(run(&["diff", &old, &old, "--at-most", "huge"]).code, 2);
}

// SPEC E6
#[test]
fn references_are_followed_into_the_folder_of_the_file() {
    let version = saop::SAOP_ENVELOPE_SCHEMA_VERSION;
    let now = format!("{}/saop-envelope.schema.json", schemas());
    // Published, or about to be: then there is nothing else to compare with.
    let released = format!("{}/released/saop-envelope/{version}.json", schemas());
    let released = if Path::new(&released).exists() {
        released
    } else {
        now.clone()
    };
    let same = run(&["diff", &released, &now, "--at-most", "patch"]);
    assert_eq!(
        (same.code, same.stdout.as_str(), same.stderr.as_str()),
        (0, "patch\n", "")
    );
}

// A pipe waits for a writer that may never come, and a device may never end.
#[cfg(target_os = "linux")]
#[test]
fn diff_waits_for_no_pipe_and_reads_no_device_to_its_end() {
    let text = ping(&json!({"type": "string"})).to_string();
    let folder = Folder::new()
        .with("old.json", &text)
        .with("new.json", &text);
    let beside = folder.path().join("pipe.json");
    let (kind, mode) = (rustix::fs::FileType::Fifo, rustix::fs::Mode::RUSR);
    rustix::fs::mknodat(rustix::fs::CWD, &beside, kind, mode, 0).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.json")).unwrap();
    let diff = |old: &str| {
        let script = format!("ulimit -v 2000000; exec timeout 60 \"$0\" diff {old} new.json");
        let saop = env!("CARGO_BIN_EXE_saop");
        let mut shell = std::process::Command::new("sh");
        finish(shell.args(["-c", &script, saop]).current_dir(folder.path()))
    };
    let run = diff("old.json");
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "patch\n", "")
    );
    let endless = diff("/dev/zero");
    let why =
        "error: /dev/zero could not be read: expected at most 16777216 bytes, but found more\n";
    assert_eq!((endless.code, endless.stderr.as_str()), (2, why));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_name_that_is_no_utf8_is_trouble() {
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new();
    let name = |bytes| folder.path().join(std::ffi::OsStr::from_bytes(bytes));
    fs::write(name(b"\xff.schema.json"), "{").unwrap();
    fs::write(name(b"\xff.md"), "").unwrap();
    let why =
        "error: ./\u{fffd}.schema.json: expected a file name in UTF-8, but found other bytes\n";
    for _ in 0..2 {
        let run = run_in(&folder, &["lint", "."]);
        assert_eq!(run.code, 2);
        assert!(run.stderr.starts_with(why), "{}", run.stderr);
        folder.write(
            "ping.schema.json",
            ping(&json!({"type": "string"})).to_string(),
        );
    }
}

// SPEC S3
#[test]
fn a_misspelled_keyword_of_an_open_schema_is_warned_of() {
    let folder = Folder::new().with(
        "a.json",
        r#"{"prperties": {}, "x-note": 1, "title": "", "properties": {"properteis": {"prefixItems": []}, "b": {"minLenght": 1, "id": 2}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    assert_eq!(run.code, 0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(
        lines,
        [
            "a.json:1:2: SCH007: warning: expected a keyword of draft-07, but found `prperties`; did you mean `properties`?",
            "a.json:1:75: SCH007: warning: expected a keyword of draft-07, but found `prefixItems`, which is one of 2020-12",
            "a.json:1:101: SCH007: warning: expected a keyword of draft-07, but found `minLenght`; did you mean `minLength`?",
            "a.json:1:117: SCH007: warning: expected a keyword of draft-07, but found `id`; did you mean `$id`?",
        ]
    );
    let beside = r##"{"$ref": "#/definitions/a", "maxLength": 3, "description": "", "definitions": {"a": {}}}"##;
    folder.write("a.json", beside);
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    let expected = "a.json:1:29: SCH020: warning: expected no keyword beside `$ref`, which stands alone in draft-07, but found \
                    `maxLength`; put both into an `allOf`\n";
    assert_eq!((run.code, &*run.stdout), (0, expected));
    let run = run_in(
        &folder,
        &["lint", "--open", "--dialect", "2020-12", "a.json"],
    );
    assert_eq!((run.code, &*run.stdout), (0, ""));
    folder.write(
        "a.json",
        r#"{"properties": {"a": {"type": "integer", "default": "5"}}}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    let expected = "a.json:1:53: SCH026: warning: this default is not valid under its own schema: expected an integer, but \
                    found the string `5`\n";
    assert_eq!((run.code, &*run.stdout), (0, expected));
}

// SPEC S1
#[test]
fn files_of_a_folder_refer_to_all_below_it_wherever_lint_runs() {
    let folder = Folder::new();
    folder.write(
        "all/api/a.json",
        r#"{"items": {"$ref": "../types/t.json"}}"#,
    );
    folder.write("all/types/t.json", r#"{"type": "boolean"}"#);
    let path = folder.path().join("all");
    let elsewhere = Folder::new();
    let run = run_in(&elsewhere, &["lint", "--open", path.to_str().unwrap()]);
    assert_eq!((run.code, &*run.stdout), (0, ""));
    // By itself, a schema reads nothing above its folder.
    let path = path.join("api/a.json");
    let run = run_in(&elsewhere, &["lint", "--open", path.to_str().unwrap()]);
    assert_eq!(run.code, 1, "{}", run.stdout);
}

// SPEC S1
#[test]
fn identifiers_that_two_schemas_have_are_told_and_the_first_one_is_meant() {
    let folder = Folder::new();
    folder.write(
        "a.json",
        r##"{"$defs": {
  "a": {"$id": "x", "type": "string"},
  "b": {"$id": "x", "type": "integer"},
  "c": {"$anchor": "n", "type": "string"},
  "d": {"allOf": [{"$anchor": "n", "type": "null"}]},
  "e": {"$id": "y", "type": "null"},
  "f": {"$id": "y", "type": "null"}
}, "items": {"anyOf": [{"$ref": "x"}, {"$ref": "#n"}]}}"##,
    );
    let lint = ["lint", "--open", "--dialect", "2020-12", "a.json"];
    let run = run_in(&folder, &lint);
    let told = |place: &str, name: &str, first: &str| {
        format!(
            "a.json:{place}: SCH006: warning: expected an identifier of its own, but found `{name}`, which the schema at \
             `{first}` has as well; a reference to it is to that one\n"
        )
    };
    let expected = told("3:16", "x", "/$defs/a") + &told("5:31", "n", "/$defs/c");
    assert_eq!((run.code, &*run.stdout), (0, &*expected));
    folder.write("d.json", r#"["text", 1]"#);
    let check = ["check", "--schema", "a.json", "--dialect", "2020-12"];
    let run = run_in(&folder, &[&check[..], &["d.json"]].concat());
    assert!(
        run.stdout
            .contains("expected a string, but found the number 1"),
        "{}",
        run.stdout
    );

    // Some generators write the place of each schema.
    folder.write(
        "a.json",
        r##"{"items": {"$id": "#/items", "items": {"$id": "#/items", "type": "null"}}}"##,
    );
    let run = run_in(&folder, &["lint", "--open", "a.json"]);
    assert_eq!((run.code, &*run.stdout), (0, ""));
}

// SPEC S1
#[test]
fn schemas_of_others_are_found_in_folders_and_shown_without_what_moves_a_cursor() {
    let key = r"\u001b[31m\u202e\u009b\n::error::forged";
    let folder = Folder::new()
        .with(
            "a/b/c.json",
            format!(r#"{{"definitions": {{"{key}": 5}}}}"#),
        )
        .with("a/d.json", r#"{"type": "strin"}"#);
    let run = run_in(&folder, &["lint", "--open", "--frames", "."]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("./a/b/c.json:1:") && run.stdout.contains("./a/d.json:1:"),
        "{}",
        run.stdout
    );
    assert_eq!(hidden(&run.stdout), None);
    assert!(
        !run.stdout.lines().any(|line| line.starts_with("::")),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["check", "--schema", "a/b/c.json", "a/d.json"]);
    assert_eq!((run.code, hidden(&run.stderr)), (2, None));
    assert!(
        !run.stderr.lines().any(|line| line.starts_with("::")),
        "{}",
        run.stderr
    );
}

#[test]
fn a_mistake_is_told_once_whatever_vocabularies_there_are() {
    let folder = Folder::new().with(
        "a.json",
        r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"a": {"items": "string"}}, "required": "a"}"#,
    );
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "a.json"]);
    assert_eq!(run.stdout.lines().count(), 2, "{}", run.stdout);
}

#[test]
fn a_fault_in_a_definition_that_nothing_refers_to_hides_no_warning() {
    let folder = Folder::new().with(
        "a.json",
        r##"{"minLength": 3, "maxLength": 2, "minimun": 1, "definitions": {"b": {"$ref": "#/definitions/c"}}}"##,
    );
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "a.json"]);
    let codes: Vec<String> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["code"].to_string())
        .collect();
    assert_eq!(codes, ["\"SCH015\"", "\"SCH007\"", "\"SCH013\""]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let run = run_in(&folder, &["check", "--schema", "a.json", "a.json"]);
    assert!(run.stderr.contains("`minimun`"), "{}", run.stderr);
}

#[test]
fn a_fault_of_a_file_is_told_once_with_the_files_that_refer_to_it() {
    let folder = Folder::new()
        .with("a.json", r#"{"$ref": "b.json"}"#)
        .with("b.json", r#"{"properties": {"x": {"type": "strin"}}}"#)
        .with("c.json", r#"{"$ref": "d.json#/definitions/x"}"#)
        .with("d.json", r#"{"definitions": {"x": {"pattern": "("}}}"#);
    let run = run_in(&folder, &["lint", "--open", "--format", "json", "."]);
    let told: Vec<(String, String)> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|line| (line["file"].to_string(), line["severity"].to_string()))
        .collect();
    let expected = [("\"./b.json\"", "\"error\""), ("\"./d.json\"", "\"error\"")];
    assert_eq!(
        told,
        expected.map(|(file, severity)| (file.to_owned(), severity.to_owned()))
    );
    assert!(
        run.stdout.contains("did you mean `string`?"),
        "{}",
        run.stdout
    );
    let run = run_in(
        &folder,
        &[
            "check", "--schema", "a.json", "--format", "github", "b.json",
        ],
    );
    assert!(
        run.stdout.starts_with("::error file=b.json,line=1,col="),
        "{}",
        run.stdout
    );
}

// Found by an attack: nothing was checked where one folder could not be read.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_read_leaves_the_rest_checked() {
    use rustix::fs::{Mode, OFlags, mkdirat, openat};

    let folder = Folder::new()
        .with("all/a.json", r#"{"minimum": "x"}"#)
        .with("all/deep/b.json", "{}")
        .with("all/settings.json", b"\xff");
    // Its path is longer than any path may be, so that not even root can read it by that.
    let name = "x".repeat(250);
    let mut open = fs::File::open(folder.path().join("all/deep"))
        .unwrap()
        .into();
    for _ in 0..20 {
        mkdirat(&open, &name, Mode::RWXU).unwrap();
        open = openat(&open, &name, OFlags::DIRECTORY, Mode::empty()).unwrap();
    }
    let run = run_in(&folder, &["lint", "--open", "all"]);
    assert_eq!(run.code, 2);
    assert!(run.stdout.contains("all/a.json:1:13: "), "{}", run.stdout);
    let too_long = "x: File name too long (os error 36)\n";
    let other_bytes =
        "error: all/settings.json: expected UTF-8, but found other bytes at offset 0\n";
    for said in [&format!("error: all/deep/{name}/"), too_long, other_bytes] {
        assert!(run.stderr.contains(said), "{}", run.stderr);
    }
    // Types of a part of the schemas are not what is asked for.
    for name in ["a.json", "settings.json"] {
        folder.write(&format!("all/{name}"), "{}");
    }
    let run = run_in(&folder, &["generate", "all", "--out", "out"]);
    assert_eq!((run.code, run.stderr.contains(too_long)), (2, true));
    assert!(!folder.path().join("out").exists());
}

// Found by an attack: they were said to be no folder, which nobody had asked for.
#[cfg(target_os = "linux")]
#[test]
fn what_is_neither_a_schema_nor_a_folder_is_told_as_such() {
    use crate::support::pipe_at;

    let folder = Folder::new().with("a.json", "{}");
    pipe_at(&folder.path().join("pipe.json"));
    let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket.json"));
    for other in ["pipe.json", "socket.json", "/dev/zero"] {
        let run = run_in(&folder, &["lint", "--open", other]);
        let why = format!("error: {other}: it is not a regular file\n");
        assert_eq!((run.code, run.stderr), (2, why));
    }
    let run = run_in(&folder, &["lint", "a.json"]);
    let why = "error: a.json: expected a folder, but found a file\n";
    assert_eq!((run.code, run.stderr.as_str()), (2, why));
}

// SPEC E7
#[test]
fn what_needs_no_thought_is_mended() {
    let schema = |name: &str, rest: &str| {
        format!(
            "{{\r\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\r\n  \
             \"$id\": \"https://devs.ai/schemas/{name}/1.0.0\",\r\n  \"title\": \"{name}\",\r\n  \
             \"description\": \"-\",\r\n  \"type\": \"object\",\r\n  {rest}\r\n}}\r\n"
        )
    };
    let folder = Folder::new()
        .with(
            "a.schema.json",
            schema(
                "a",
                "\"propertis\": {\r\n    \"f\": { \"description\": \"-\", \"$ref\": \"b.schema.json\" },\r\n    \
                 \"v\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/0.9.0\" },\r\n    \
                 \"n\": { \"description\": \"-\", \"$ref\": \"nowhere.json\" } }",
            ),
        )
        .with(
            "b.schema.json",
            schema("b", "\"additionalProperties\": false"),
        );
    let properties = "\"properties\": {}";
    folder.write("c.schema.json", schema("c", properties));
    let before = folder.read("b.schema.json");
    let run = run_in(&folder, &["lint", "--fix", "."]);
    assert_eq!(run.code, 1);
    // What takes thought is told as ever.
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    assert!(run.stdout.contains(": SCH013: ") && run.stdout.contains("`nowhere.json`"));
    let said = [
        "./a.schema.json:7: SCH007: propertis is now properties",
        "./a.schema.json:1: SCH011: added \"additionalProperties\": false",
        "./a.schema.json:8: SCH013: \"b.schema.json\" is now \"https://devs.ai/schemas/b/1.0.0\"",
        "./a.schema.json:9: SCH013: \"https://devs.ai/schemas/b/0.9.0\" is now \"https://devs.ai/schemas/b/1.0.0\"",
    ];
    for line in said {
        assert!(
            run.stderr.lines().any(|one| one == line),
            "{line}: {}",
            run.stderr
        );
    }
    let expected = schema(
        "a",
        "\"properties\": {\r\n    \
         \"f\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/1.0.0\" },\r\n    \
         \"v\": { \"description\": \"-\", \"$ref\": \"https://devs.ai/schemas/b/1.0.0\" },\r\n    \
         \"n\": { \"description\": \"-\", \"$ref\": \"nowhere.json\" } },\r\n  \"additionalProperties\": false",
    );
    assert_eq!(folder.read("a.schema.json"), expected);
    let closed = format!("\"additionalProperties\": false,\r\n  {properties}");
    assert_eq!(folder.read("c.schema.json"), schema("c", &closed));
    assert_eq!(folder.read("b.schema.json"), before);
    // Again, there is nothing to mend.
    let again = run_in(&folder, &["lint", "--fix", "."]);
    assert_eq!(again.stdout, run.stdout);
    assert_eq!(again.stderr, "1 error (1 SCH013)\n");
}

// SPEC E6
#[test]
fn schemas_are_compared_with_what_is_published() {
    let ping = |version: &str, rest: Value| {
        let text = ping(&rest).to_string();
        text.replace("/ping/1.0.0", &format!("/ping/{version}"))
    };
    let published = ping("1.0.0", json!({"type": "string"}));
    let folder = Folder::new()
        .with("ping.schema.json", &*published)
        .with("released/ping/1.0.0.json", &*published)
        .with("released/ping/0.9.0.json", "{}");
    assert_eq!(run_in(&folder, &["lint", "."]).code, 0);
    for (version, rest, expected) in [
        (
            "1.0.0",
            json!({"type": "string", "minLength": 2}),
            Some(
                "expected version 2.0.0 or later, but found 1.0.0: since 1.0.0 there is a major change (",
            ),
        ),
        (
            "1.1.0",
            json!({"type": "string", "minLength": 2}),
            Some("expected version 2.0.0 or later, but found 1.1.0: "),
        ),
        ("2.0.0", json!({"type": "string", "minLength": 2}), None),
        (
            "1.0.0",
            json!({"type": ["string", "null"]}),
            Some(
                "expected version 1.1.0 or later, but found 1.0.0: since 1.0.0 there is a minor change (",
            ),
        ),
        (
            "1.0.1",
            json!({"type": "string"}),
            Some("expected version 1.0.0, since nothing has changed, but found 1.0.1"),
        ),
        ("1.0.1", json!({"type": "string", "title": "Word"}), None),
    ] {
        folder.write("ping.schema.json", ping(version, rest.clone()));
        let run = run_in(&folder, &["lint", "."]);
        match expected {
            None => assert_eq!(run.code, 0, "{rest}: {}", run.stdout),
            Some(words) => {
                assert_eq!(run.code, 1, "{rest}");
                assert!(
                    run.stdout.starts_with("./ping.schema.json:1:"),
                    "{}",
                    run.stdout
                );
                assert!(
                    run.stdout.contains(&format!(": SCH033: {words}")),
                    "{}",
                    run.stdout
                );
            }
        }
    }
    // The compiler does not know why `new` has an argument more.
    let mut newer: Value = serde_json::from_str(&published).unwrap();
    newer["$id"] = json!("https://devs.ai/schemas/ping/2.0.0");
    newer["required"] = json!(["size"]);
    newer["properties"]["size"] = json!({"description": "-", "type": "integer", "minimum": 0});
    folder.write("ping.schema.json", newer.to_string());
    let run = run_in(&folder, &["lint", "."]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let words = ": SCH033: warning: `size` is required, but did not exist in the published 1.0.0: ";
    assert!(run.stdout.contains(words), "{}", run.stdout);
}

// SPEC E7. Found by a review.
#[test]
fn what_has_more_than_one_answer_is_left_alone() {
    let schema = |name: &str, rest: &str| {
        format!(
            "{{\"$schema\": \"http://json-schema.org/draft-07/schema#\", \"$id\": \"https://devs.ai/schemas/{name}/1.0.0\", \
             \"title\": \"{name}\", \"description\": \"-\", {rest}}}\n"
        )
    };
    let of = |reference: &str| {
        let closed = "\"type\": \"object\", \"additionalProperties\": false";
        let property = format!("{{\"description\": \"-\", \"$ref\": \"{reference}\"}}");
        schema(
            "a",
            &format!("{closed}, \"properties\": {{\"f\": {property}}}"),
        )
    };
    let text = schema("b", "\"type\": \"string\"");
    let folder = Folder::new().with("b.schema.json", &*text);
    folder.write("package.json", r#"{"types": "./a.d.ts", "require": true}"#);
    folder.write("c.schema.json", text.replace("\"$id\"", "\"id\""));
    for reference in [
        "https://other.example/b/schema",
        "https://other.example/b.schema.json",
        "https://other.example/b/0.9.0",
        "https://devs.ai/schemas/b/0.9.0#/definitions/none",
        "b.schema.json#/definitions/none",
        "c.schema.json",
    ] {
        folder.write("a.schema.json", of(reference));
        let run = run_in(&folder, &["lint", "--fix", "."]);
        assert_eq!(run.code, 1);
        assert!(run.stdout.contains("SCH013"), "{reference}: {}", run.stdout);
        assert_eq!(folder.read("a.schema.json"), of(reference));
    }
    // Two members that may be one keyword, and one with a value that the keyword cannot have.
    let twice = "\"type\": \"object\", \"additionalProperties\": false, \"propertis\": {}, \"propertys\": {}";
    for rest in [twice, "\"type\": \"string\", \"example\": \"q\""] {
        folder.write("a.schema.json", schema("a", rest));
        assert_eq!(run_in(&folder, &["lint", "--fix", "."]).code, 1);
        assert_eq!(folder.read("a.schema.json"), schema("a", rest));
    }
    assert_eq!(
        folder.read("package.json"),
        r#"{"types": "./a.d.ts", "require": true}"#
    );
}

#[cfg(unix)]
#[test]
fn nothing_of_a_mended_file_changes_but_what_is_told() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let before = "{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\r\n  \"$id\": \"https://devs.ai/schemas/a/1.0.0\",\n\r\n  \
                  \"title\": \"A\",\r\n  \"description\": \"\u{e9}\",\n  \"type\": \"object\",\r\n  \"properties\": {\n}}\r\n";
    let folder = Folder::new()
        .with("real.json", before)
        .with("all/.keep", "");
    let real = folder.path().join("real.json");
    let mode = |mode| std::fs::Permissions::from_mode(mode);
    std::fs::set_permissions(&real, mode(0o600)).unwrap();
    let link = folder.path().join("all/a.schema.json");
    symlink("../real.json", &link).unwrap();
    let run = run_in(&folder, &["lint", "--fix", "all"]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let after = before.replace(
        "  \"properties\"",
        "  \"additionalProperties\": false,\r\n  \"properties\"",
    );
    assert_eq!(folder.read("real.json"), after);
    assert!(link.is_symlink());
    assert_eq!(real.metadata().unwrap().permissions().mode() & 0o777, 0o600);
}

// SPEC E6. Found by a review.
#[test]
fn what_is_published_and_cannot_be_read_is_trouble() {
    let folder = Folder::new().with(
        "ping.schema.json",
        ping(&json!({"type": "string"})).to_string(),
    );
    for (name, bytes, why) in [
        (
            "1.0.0.json",
            &b"{"[..],
            "./released/ping/1.0.0.json and ./ping.schema.json cannot be compared: ",
        ),
        (
            "2.0.0.json",
            b"\xff",
            "./released/ping/2.0.0.json: expected UTF-8",
        ),
        (
            "next.json",
            b"{}",
            "./released/ping: expected files called MAJOR.MINOR.PATCH.json, but found next.json",
        ),
    ] {
        folder.write(&format!("released/ping/{name}"), bytes);
        let run = run_in(&folder, &["lint", "."]);
        assert_eq!(run.code, 2, "{name}");
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}
