//! `saop.toml`: found upward, with schemas by pattern; and the schema that a document names. SPEC U2.

use std::process::Stdio;

use serde_json::Value;

use crate::support::{ENVELOPE, Folder, Run, command, empty_plan, finish, run_in, run_with};

const PORT: &str =
    r#"{"$id": "https://example.org/port.json", "properties": {"port": {"type": "integer"}}}"#;

fn repository(settings: &str) -> Folder {
    Folder::new()
        .with("saop.toml", settings)
        .with("schemas/config.json", PORT)
        .with("configs/deep/a.json", r#"{"port": "80"}"#)
        .with("configs/b.json", r#"{"port": 80}"#)
        .with("runs/c.json", ENVELOPE)
        .with("runs/d.ndjson", format!("{ENVELOPE}\n{}\n", empty_plan()))
        .with("package.json", r#"{"name": "x"}"#)
}

const RULES: &str = r#"
[[check.schema]]
files = ["configs/**/*.json"]
schema = "schemas/config.json"

[[check.schema]]
files = ["runs/"]
type = "saop-envelope"
"#;

/// The source, the type and the verdict of each document.
fn verdicts(run: &Run) -> Vec<(String, String, bool)> {
    let text = |value: &Value| value.as_str().unwrap_or("null").to_owned();
    let reports = run.json();
    let all = reports.iter();
    all.map(|one| {
        (
            text(&one["source"]),
            text(&one["type"]),
            one["valid"] == true,
        )
    })
    .collect()
}

fn verdict(source: &str, name: &str, is_valid: bool) -> (String, String, bool) {
    (source.to_owned(), name.to_owned(), is_valid)
}

fn json_in(folder: &Folder, below: &str, args: &[&str]) -> Run {
    let mut saop = command();
    saop.args(["check", "--format", "json"]).args(args);
    finish(saop.current_dir(folder.path().join(below)))
}

#[test]
fn settings_alone_check_the_repository() {
    let folder = repository(RULES);
    let expected = |up: &str| {
        [
            verdict(
                &format!("{up}configs/b.json"),
                "https://example.org/port.json",
                true,
            ),
            verdict(
                &format!("{up}configs/deep/a.json"),
                "https://example.org/port.json",
                false,
            ),
            verdict(&format!("{up}runs/c.json"), "saop-envelope", true),
            verdict(&format!("{up}runs/d.ndjson"), "saop-envelope", true),
            verdict(&format!("{up}runs/d.ndjson"), "saop-envelope", false),
        ]
    };
    let run = json_in(&folder, "", &[]);
    assert_eq!((run.code, verdicts(&run)), (1, expected("").into()));
    // From a folder below, it is the same.
    let run = json_in(&folder, "configs/deep", &[]);
    assert_eq!((run.code, verdicts(&run)), (1, expected("../../").into()));
    let run = run_in(&folder, &["check"]);
    assert!(
        run.last_line().contains("2 invalid")
            && run.last_line().ends_with("; no schema for 2 others"),
        "{}",
        run.stdout
    );
}

// Found by a trial: a summary of no document had the bytes of six.
#[test]
fn the_bytes_of_a_summary_are_those_of_what_was_checked() {
    let settings = "[[check.schema]]\nfiles = [\"a.json\"]\nschema = \"schemas/config.json\"\n";
    let folder = Folder::new()
        .with("saop.toml", settings)
        .with("schemas/config.json", PORT)
        .with("a.json", "{\"port\":1}")
        .with("b.json", ENVELOPE)
        .with("c.ndjson", format!("{ENVELOPE}\n{ENVELOPE}\r\n"));
    let run = run_in(&folder, &["check"]);
    let summary = run.last_line();
    assert!(
        summary.starts_with("1 document: 1 valid, 0 invalid (10 bytes in ")
            && summary.ends_with("no schema for 4 others"),
        "{summary}"
    );
}

// SPEC U2: the example of the documentation.
#[test]
fn a_folder_that_a_later_pattern_takes_away_is_out_with_what_is_below_it() {
    let folder = repository(
        "[[check.schema]]\nfiles = [\"./configs/**/*.json\", \"!configs/deep/\"]\nschema = \"schemas/config.json\"\n",
    )
    .with("configs/deep/below/c.json", r#"{"port": "80"}"#);
    let run = json_in(&folder, "", &["configs"]);
    assert_eq!(
        (run.code, verdicts(&run)),
        (
            0,
            vec![verdict(
                "configs/b.json",
                "https://example.org/port.json",
                true
            )]
        ),
        "{run:?}"
    );
}

// SPEC U2
#[test]
fn a_hidden_name_that_a_pattern_names_is_read() {
    let folder = Folder::new()
        .with(
            "saop.toml",
            "[[check.schema]]\nfiles = [\".github/workflows/*.yml\", \".*rc.json\", \"!.old/*.json\"]\nschema = \"port.json\"\n",
        )
        .with("port.json", PORT)
        .with(".github/workflows/ci.yml", "port: x\n")
        .with(".github/other.yml", "port: x\n")
        .with(".github/.deep/workflows/ci.yml", "port: x\n")
        .with("a/.portrc.json", "{\"port\": 1}")
        .with("a/.port.json", "{}")
        .with(".old/.portrc.json", "{}");
    let run = json_in(&folder, "", &[]);
    let name = "https://example.org/port.json";
    let expected = [
        verdict(".github/workflows/ci.yml", name, false),
        verdict("a/.portrc.json", name, true),
    ];
    assert_eq!((run.code, verdicts(&run)), (1, expected.into()), "{run:?}");
    // What ignore files say holds for them, too.
    let folder = folder.with(".ignore", ".github/\n");
    assert_eq!(verdicts(&json_in(&folder, "", &[])).len(), 1);
    // A schema that the command line names is for what is found without the settings.
    let run = json_in(&folder, "", &["--schema", "port.json", "a"]);
    assert_eq!(run.code, 2, "{run:?}");
}

#[test]
fn a_named_path_is_read_and_others_need_a_schema() {
    let folder = repository(RULES);
    let run = json_in(&folder, "", &["package.json", "schemas"]);
    assert_eq!(
        verdicts(&run),
        [verdict("package.json", "saop-envelope", false)]
    );
    // With a type for all others, they are checked.
    let folder = repository(&format!("[check]\ntype = \"auto\"\n{RULES}"));
    let run = run_in(&folder, &["check"]);
    assert!(
        run.last_line().starts_with("7 documents: "),
        "{}",
        run.stdout
    );
    // Without rules, all are.
    let folder = repository("[check]\nexclude = [\"schemas\", \"/configs/deep/\"]\n");
    let run = run_in(&folder, &["check"]);
    assert!(
        run.last_line()
            .starts_with("5 documents: 2 valid, 3 invalid"),
        "{}",
        run.stdout
    );
    assert!(
        run.last_line().ends_with("; ignored 2 folders"),
        "{}",
        run.stdout
    );
    let folder = repository("[[check.schema]]\nfiles = [\"none\"]\ntype = \"auto\"\n");
    let run = run_in(&folder, &["check"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("nothing found to check in .: the settings have no schema for 7 documents"),
        "{}",
        run.stderr
    );
}

#[test]
fn the_command_line_wins() {
    let settings = "[check]\nformat = \"json\"\nonly = \"invalid\"\nmax_bytes = \"1K\"\nmax_depth = 1\narray = true\n";
    let folder = Folder::new()
        .with("saop.toml", settings)
        .with("a.json", format!("[{ENVELOPE}]"))
        .with("schema.json", "{\"maxProperties\": 1}")
        .with("other.toml", "[check]\nformat = \"concise\"\n");
    let run = run_in(&folder, &["check", "a.json"]);
    assert_eq!(run.one()["errors"][0]["kind"], "limit", "{}", run.stdout);
    let run = run_in(&folder, &["check", "a.json", "--max-depth", "9"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, ""));
    let run = run_in(
        &folder,
        &["check", "a.json", "--format", "human", "--max-depth=9"],
    );
    assert!(
        run.last_line().starts_with("1 document: 1 valid"),
        "{}",
        run.stdout
    );
    let run = run_in(
        &folder,
        &[
            "check",
            "--schema",
            "schema.json",
            "--max-depth=9",
            "a.json",
        ],
    );
    assert_eq!(run.one()["errors"][0]["keyword"], "maxProperties");
    let run = run_in(&folder, &["check", "--no-config", "a.json"]);
    assert!(
        run.last_line().starts_with("1 document: 0 valid"),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["check", "--config", "other.toml", "a.json"]);
    assert!(
        run.stdout.starts_with("a.json:1:1: schema/type: "),
        "{}",
        run.stdout
    );
    let run = run_in(
        &folder,
        &["check", "--config", "a.toml", "--no-config", "a.json"],
    );
    assert_eq!(run.code, 2);
    // The rules say nothing of documents whose schema the command line names.
    let folder = repository(RULES);
    let run = json_in(&folder, "", &["--type", "saop-envelope", "configs/b.json"]);
    assert_eq!(
        verdicts(&run),
        [verdict("configs/b.json", "saop-envelope", false)]
    );
}

#[test]
fn the_nearest_file_with_settings_of_check_counts() {
    let folder = repository(RULES)
        .with("runs/saop.toml", "[retry]\nmax_retries = 1\n")
        .with("configs/deep/saop.toml", "[check]\nformat = \"concise\"\n");
    assert_eq!(json_in(&folder, "runs", &["d.ndjson"]).json().len(), 2);
    let mut saop = command();
    let run = finish(
        saop.arg("check")
            .current_dir(folder.path().join("configs/deep")),
    );
    assert!(
        run.stdout
            .starts_with("a.json:1:1: schema: expected a SAOP message"),
        "{}",
        run.stdout
    );
}

#[test]
fn standard_input_is_read_where_it_is_meant() {
    let folder = repository(RULES);
    let piped = |args: &[&str]| {
        let mut saop = command();
        saop.args(args).current_dir(folder.path());
        saop.stdin(Stdio::from(
            std::fs::File::open(folder.path().join("runs/c.json")).unwrap(),
        ));
        finish(&mut saop)
    };
    for args in [
        &["check", "-"][..],
        &["check", "--ndjson"],
        &["check", "--stdin-name", "runs/x.json"],
    ] {
        let run = piped(args);
        assert!(
            run.last_line().starts_with("1 document: 1 valid"),
            "{args:?}: {}",
            run.stdout
        );
    }
    // The name may be that of a file that a rule is for.
    let run = piped(&[
        "check",
        "--format",
        "json",
        "--stdin-name",
        "configs/x.json",
    ]);
    assert_eq!(run.one()["type"], "https://example.org/port.json");
    let run = piped(&["check", "-q"]);
    assert!(
        run.stderr.starts_with(
            "note: . is checked, as the settings say; `saop check -` reads standard input\n"
        ),
        "{}",
        run.stderr
    );
    let outside = run_with(ENVELOPE, &["check"]);
    assert!(!outside.stderr.contains("note"));
}

#[test]
#[allow(clippy::too_many_lines, reason = "a table")]
fn a_bad_setting_is_told_with_its_place() {
    let told = |text: &str| {
        let folder = Folder::new()
            .with("saop.toml", text)
            .with("a.json", "{}")
            .with("schemas/b.json", "{}");
        let run = run_in(&folder, &["check"]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{text}");
        run.stderr
    };
    assert_eq!(
        told("[check]\nmax_violation = 3\n"),
        "error[settings]: expected a setting of check, but found `max_violation`; did you mean `max_violations`?\n \
         --> saop.toml:2:1\n  |\n2 | max_violation = 3\n  | ^^^^^^^^^^^^^\n"
    );
    for (text, place, message) in [
        (
            "[check]\nmax-violations = 3\n",
            "2:1",
            "did you mean `max_violations`?",
        ),
        (
            "[chek]\n[check]\n",
            "1:2",
            "expected a setting of the file, but found `chek`; did you mean `check`?",
        ),
        (
            "[chek]\nexclude = [\"a\"]\n",
            "1:2",
            "expected a setting of the file, but found `chek`; did you mean `check`?",
        ),
        (
            "exclude = [\"a\"]\n",
            "1:1",
            "expected a setting of the file, but found `exclude` (check, guard, retry, limits, endpoint)",
        ),
        (
            "[check]\nmax_depth = \"3\"\n",
            "2:13",
            "expected a whole number of at least 0, but found `3`",
        ),
        (
            "[check]\njobs = 0\n",
            "2:8",
            "expected a whole number of at least 1, but found 0",
        ),
        (
            "[check]\narray = 1\n",
            "2:9",
            "expected true or false, but found 1",
        ),
        (
            "[check]\nmax_bytes = \"much\"\n",
            "2:13",
            "expected a size, such as 4096",
        ),
        (
            "[check]\nformat = \"jsn\"\n",
            "2:10",
            "but found `jsn`; did you mean `json`?",
        ),
        (
            "[check]\nonly = true\n",
            "2:8",
            "expected one of invalid, but found true",
        ),
        (
            "[check]\ntype = \"saop-envelop\"\n",
            "2:8",
            "did you mean `saop-envelope`?",
        ),
        (
            "[check]\nexclude = \"a\"\n",
            "2:11",
            "expected an array of patterns, but found `a`",
        ),
        (
            "[check]\nexclude = [\"a\", \"[z-a]\"]\n",
            "2:17",
            "expected a pattern: ",
        ),
        (
            "[check]\nexclude = [\"./a\", \"../a\"]\n",
            "2:19",
            "but found ../a, which leads out of it",
        ),
        (
            "[[check.schema]]\nfiles = [\"../configs/*.json\"]\nschema = \"a.json\"\n",
            "2:10",
            "expected a pattern from ",
        ),
        (
            "[check]\nexclude = [1]\n",
            "2:12",
            "expected a string, but found 1",
        ),
        (
            "[check]\nschema = \"x\"\n",
            "2:10",
            "expected an array of tables, [[check.schema]], but found `x`",
        ),
        (
            "[[check.schema]]\nfiles = []\ntype = \"auto\"\n",
            "2:9",
            "expected at least one pattern, but found none",
        ),
        (
            "[[check.schema]]\nfiles = [\"a\"]\nschema = \"no.json\"\n",
            "3:10",
            "expected a file, but found none at no.json",
        ),
        (
            "[[check.schema]]\nfiles = [\"a\"]\nschema = \"schemas\"\n",
            "3:10",
            "but found a folder at schemas",
        ),
        (
            "[[check.schema]]\nfiles = [\"a\"]\n",
            "1:1",
            "expected the setting `schema`, but found none",
        ),
        (
            "[[check.schema]]\nschema = \"a.json\"\n",
            "1:1",
            "expected the setting `files`, but found none",
        ),
        (
            "[[check.schema]]\nfiles = [\"a\"]\nschema = \"a.json\"\ntype = \"auto\"\n",
            "4:8",
            "expected a schema or a type, but found both",
        ),
        (
            "[[check.schema]]\nfiles = [\"a\"]\nschema = \"a.json\"\ndialect = \"draft-5\"\n",
            "4:11",
            "expected draft-04, ",
        ),
        (
            "[check.documents]\n\"a.json\" = \"a.json\"\n",
            "2:1",
            "expected a URI with a scheme",
        ),
        (
            "[check]\ntools = [\"no.json\"]\n",
            "2:10",
            "but found none at no.json",
        ),
        ("[check\n", "1:7", "expected TOML: "),
    ] {
        let told = told(text);
        assert!(told.starts_with("error[settings]: "), "{told}");
        assert!(told.contains(message), "{text}: {told}");
        assert!(
            told.contains(&format!("\n --> saop.toml:{place}\n")),
            "{text}: {told}"
        );
    }
    let folder = Folder::new().with("a.json", "{}");
    let run = run_in(&folder, &["check", "--config", "no.toml", "a.json"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.starts_with("error: no.toml: "), "{}", run.stderr);
}

#[test]
fn a_schema_of_the_settings_that_is_refused_is_shown() {
    let folder = repository(RULES).with("schemas/config.json", "{\n  \"type\": 7\n}");
    let run = run_in(&folder, &["check", "--format", "github"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains(" --> schemas/config.json:2:11\n"),
        "{}",
        run.stderr
    );
    assert!(
        run.stdout
            .contains("file=schemas/config.json,line=2,col=11"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_document_may_name_its_schema() {
    let folder = Folder::new()
        .with("schemas/config.json", PORT)
        .with(
            "configs/a.json",
            r#"{"$schema": "../schemas/config.json", "port": "80"}"#,
        )
        .with(
            "configs/b.json",
            r#"{"$schema": "../schemas/config.json", "port": 80}"#,
        )
        .with(
            "schemas/c.json",
            r#"{"$schema": "./config.json#", "port": 80}"#,
        )
        .with(
            "lines.ndjson",
            "{\"$schema\": \"schemas/config.json\", \"port\": null}\n",
        );
    let run = json_in(&folder, "", &["configs", "schemas/c.json", "lines.ndjson"]);
    let id = "https://example.org/port.json";
    assert_eq!(
        verdicts(&run),
        [
            verdict("configs/a.json", id, false),
            verdict("configs/b.json", id, true),
            verdict("schemas/c.json", id, true),
            verdict("lines.ndjson", id, false),
        ]
    );
    // A whole path, and a `file:` URI.
    let whole = folder.path().canonicalize().unwrap();
    let whole = whole.join("schemas/config.json");
    let whole = whole.to_str().unwrap();
    for uri in [whole.to_owned(), format!("file://{whole}")] {
        folder.write(
            "whole.json",
            format!("{{\"$schema\": \"{uri}\", \"port\": 1}}"),
        );
        let run = json_in(&folder, "", &["whole.json"]);
        assert_eq!(verdicts(&run), [verdict("whole.json", id, true)], "{uri}");
        // It is below neither folder from here.
        folder.write("deep/whole.json", folder.read("whole.json"));
        let run = json_in(&folder, "deep", &["whole.json"]);
        assert_eq!(run.code, 2, "{run:?}");
    }
    // What the command line names wins.
    let run = json_in(&folder, "", &["--type", "saop-envelope", "configs/b.json"]);
    assert_eq!(
        verdicts(&run),
        [verdict("configs/b.json", "saop-envelope", false)]
    );
    // Standard input lies nowhere.
    let run = run_with(r#"{"$schema": "schemas/config.json"}"#, &["check"]);
    assert!(
        run.stdout
            .contains("a document whose `$schema` is schemas/config.json"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_uri_is_that_of_the_settings_and_never_fetched() {
    let document = r#"{"$schema": "https://example.org/port.json", "port": "80"}"#;
    let id = "https://example.org/port.json";
    let folder = repository(RULES)
        .with("other/a.json", document)
        .with("port.txt", PORT);
    // The `$id` of a schema of the settings; others in folders are left out still.
    let run = json_in(&folder, "", &["other", "schemas"]);
    assert_eq!(verdicts(&run), [verdict("other/a.json", id, false)]);
    let folder =
        repository("[check.documents]\n\"https://example.org/port.json\" = \"port.txt\"\n");
    let folder = folder.with("other/a.json", document);
    let run = json_in(&folder, "", &["other"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("expected a file, but found none at port.txt"),
        "{}",
        run.stderr
    );
    folder.write("port.txt", PORT);
    let run = json_in(&folder, "", &["other"]);
    assert_eq!(verdicts(&run), [verdict("other/a.json", id, false)]);
    let named = [
        "--no-config",
        "--document",
        "https://example.org/port.json=port.txt",
        "other",
    ];
    assert_eq!(
        verdicts(&json_in(&folder, "", &named)),
        [verdict("other/a.json", id, false)]
    );
    let run = json_in(&folder, "", &["--no-config", "other"]);
    assert_eq!(run.one()["type"], "saop-envelope");
}

#[test]
fn a_schema_that_a_document_names_and_that_cannot_be_used_is_told() {
    let folder = Folder::new()
        .with("bad.json", "{\n  \"type\": 7\n}")
        .with("a/one.json", r#"{"$schema": "../bad.json"}"#)
        .with("a/two.json", r#"{"$schema": "../bad.json"}"#)
        .with("b/one.json", r#"{"$schema": "./gone.json"}"#)
        .with("c/deep/one.json", r#"{"$schema": "../../bad.json"}"#);
    let run = json_in(&folder, "", &["a"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert_eq!(
        run.stderr.matches("\n2 |   \"type\": 7\n").count(),
        1,
        "{}",
        run.stderr
    );
    for name in ["a/one.json", "a/two.json"] {
        let line =
            format!("error: {name} could not be checked: its `$schema`, ../bad.json, is refused\n");
        assert!(run.stderr.contains(&line), "{}", run.stderr);
    }
    let run = json_in(&folder, "", &["b"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr.contains("b/one.json could not be checked: expected a schema at ./gone.json, as its `$schema` says, but found none"),
        "{}",
        run.stderr
    );
    // A document is somebody else's: it opens no file from anywhere.
    let run = json_in(&folder, "c/deep", &["one.json"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("neither below the document's folder nor the current one"),
        "{}",
        run.stderr
    );
}
