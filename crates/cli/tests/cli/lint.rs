//! `saop lint`, and `saop explain`.

use std::fs;
use std::iter;
use std::path::Path;

use serde_json::{Value, json};

use crate::support::{Folder, HIDDEN, hidden, run, run_in};

pub(crate) fn schemas() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    folder.to_str().unwrap().to_owned()
}

pub(crate) fn ping(note: &Value) -> Value {
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
    for kind in ["unchecked_tool", "tools", "settings", "unreadable"] {
        let told = run(&["explain", kind]);
        assert!(told.stdout.starts_with(kind), "{}", told.stderr);
    }
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
