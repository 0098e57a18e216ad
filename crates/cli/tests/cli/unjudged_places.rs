//! Documents that could not be judged, among others, in every kind of file: the exit code, the counts, and the place. SPEC X2

use std::io::Write as _;

use serde_json::{Value, json};

use crate::support::{Folder, run_in, run_with};

/// Takes steps for `n`, and none for the rest.
const SCHEMA: &str = r#"{
  "type": "object",
  "properties": {"id": {"type": "integer"}, "deep": {"type": "array", "items": {"properties": {"n": {"anyOf": [{"multipleOf": 3}, {"multipleOf": 5}, {"multipleOf": 7}]}}}}},
  "required": ["id"]
}"#;

/// Too few for a heavy document, and enough for each other one.
const FEW: &str = "60";

fn light(id: usize) -> String {
    format!(r#"{{"id": {id}}}"#)
}

fn bad(id: usize) -> String {
    format!(r#"{{"id": "{id}"}}"#)
}

/// Valid with enough steps.
fn heavy(id: usize) -> String {
    let items = vec![r#"{"n": 35}"#; 40].join(", ");
    format!(r#"{{"id": {id}, "deep": [{items}]}}"#)
}

fn folder() -> Folder {
    Folder::new().with("s.json", SCHEMA)
}

fn check(folder: &Folder, more: &[&str]) -> crate::support::Run {
    let args = ["check", "--schema", "s.json", "--max-steps", FEW];
    run_in(folder, &[&args[..], more].concat())
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

/// Files by name, the arguments, the exit code, and how many documents are valid, invalid and not judged.
type Case = (
    Vec<(&'static str, Vec<u8>)>,
    Vec<&'static str>,
    i32,
    [usize; 3],
);

#[allow(clippy::too_many_lines, reason = "a table")]
fn cases() -> Vec<Case> {
    let text = |all: &[String], between: &str| all.join(between).into_bytes();
    let five = [light(1), heavy(2), bad(3), heavy(4), light(5)];
    let lines = text(&five, "\n");
    let array = format!("[{}]", five.join(",\n")).into_bytes();
    vec![
        (
            vec![
                ("a.json", light(1).into()),
                ("b.json", heavy(2).into()),
                ("c.json", bad(3).into()),
            ],
            vec!["a.json", "b.json", "c.json"],
            2,
            [1, 1, 1],
        ),
        (
            vec![("a.json", bad(1).into()), ("b.json", heavy(2).into())],
            vec!["b.json", "a.json"],
            2,
            [0, 1, 1],
        ),
        (
            vec![("a.json", light(1).into()), ("b.json", bad(2).into())],
            vec!["a.json", "b.json"],
            1,
            [1, 1, 0],
        ),
        (
            vec![("l.ndjson", lines.clone())],
            vec!["l.ndjson"],
            2,
            [2, 1, 2],
        ),
        (
            vec![("l.txt", lines.clone())],
            vec!["--ndjson", "l.txt"],
            2,
            [2, 1, 2],
        ),
        (
            vec![("l.jsonl.gz", gzip(&five.join("\n")))],
            vec!["l.jsonl.gz"],
            2,
            [2, 1, 2],
        ),
        (
            vec![("a.json", array.clone())],
            vec!["--array", "a.json"],
            2,
            [2, 1, 2],
        ),
        (
            vec![("a.yaml", text(&five, "\n---\n"))],
            vec!["a.yaml"],
            2,
            [2, 1, 2],
        ),
        (
            vec![
                ("in/a.json", heavy(1).into()),
                ("in/b/c.json", light(2).into()),
                ("in/b/d.yaml", heavy(3).into()),
            ],
            vec!["in"],
            2,
            [1, 0, 2],
        ),
        (
            vec![("l.ndjson", lines.clone())],
            vec!["--jobs", "3", "l.ndjson"],
            2,
            [2, 1, 2],
        ),
        (
            vec![("l.ndjson", lines.clone())],
            vec!["--max-violations", "1", "l.ndjson"],
            2,
            [2, 1, 2],
        ),
        (
            vec![
                ("a.json", b"{\"id\": 1,}".to_vec()),
                ("b.json", heavy(2).into()),
            ],
            vec!["a.json", "b.json"],
            2,
            [0, 1, 1],
        ),
        (
            vec![("a.json", heavy(1).into())],
            vec!["--max-steps", "18446744073709551615", "a.json"],
            0,
            [1, 0, 0],
        ),
        (
            vec![("l.ndjson", lines)],
            vec!["--max-steps", "1000000", "l.ndjson"],
            1,
            [4, 1, 0],
        ),
    ]
}

fn count(all: [usize; 3]) -> String {
    let [valid, invalid, unjudged] = all;
    let sum = valid + invalid + unjudged;
    let s = if sum == 1 { "" } else { "s" };
    let unjudged = match unjudged {
        0 => String::new(),
        some => format!(", {some} could not be judged"),
    };
    format!("{sum} document{s}: {valid} valid, {invalid} invalid{unjudged} (")
}

#[test]
fn they_are_counted_apart_wherever_they_are() {
    let mut wrong = Vec::new();
    for (files, args, code, counts) in cases() {
        let mut folder = folder();
        for (name, text) in &files {
            folder = folder.with(name, text);
        }
        // The last one of an option counts only where it may be given twice.
        let args: Vec<&str> = if args.contains(&"--max-steps") {
            [&["check", "--schema", "s.json"][..], &args].concat()
        } else {
            [
                &["check", "--schema", "s.json", "--max-steps", FEW][..],
                &args,
            ]
            .concat()
        };
        let run = run_in(&folder, &args);
        let all = format!("{}{}", run.stdout, run.stderr);
        if run.code != code || !all.contains(&count(counts)) {
            wrong.push(format!("{args:?}: {} {all}", run.code));
        }
        let run = run_in(&folder, &[&args[..], &["--format", "json"]].concat());
        let mut found = [0; 3];
        for one in run.json() {
            if one.get("valid").is_none() {
                continue;
            }
            let place = match (&one["valid"], one.get("judged")) {
                (Value::Bool(true), None) => 0,
                (Value::Bool(false), None) => 1,
                (Value::Bool(false), Some(Value::Bool(false))) => 2,
                other => panic!("{args:?}: {other:?}"),
            };
            found[place] += 1;
            if place == 2 {
                let errors = one["errors"].as_array().unwrap();
                let path = errors[0]["path"].as_str().unwrap();
                let is_there = path.is_empty() || path.starts_with("/deep");
                if errors.len() != 1 || errors[0]["kind"] != "limit" || !is_there {
                    wrong.push(format!("{args:?}: {one}"));
                }
            }
        }
        if run.code != code || found != counts {
            wrong.push(format!("{args:?} as JSON: {} {found:?}", run.code));
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
fn the_place_is_that_of_the_value_in_its_file() {
    let folder = folder().with("l.ndjson", [light(1), heavy(2)].join("\n"));
    let run = check(&folder, &["l.ndjson", "--format", "json"]);
    let all = run.json();
    let one = &all[all.len() - 1];
    let error = &one["errors"][0];
    let path = error["path"].as_str().unwrap();
    let index: usize = path.split('/').nth(2).unwrap().parse().unwrap();
    // Each item is ten bytes, with what separates it.
    let column = r#"{"id": 2, "deep": ["#.len() + 1 + 11 * index;
    assert_eq!(
        (&one["line"], &error["line"]),
        (&json!(2), &json!(2)),
        "{one}"
    );
    let found = usize::try_from(error["column"].as_u64().unwrap()).unwrap();
    assert!(found >= column && found < column + 10, "{one}");
}

#[test]
fn other_faults_keep_their_codes() {
    let folder = folder().with("a.json", heavy(1)).with("b.json", light(1));
    // A file that is missing is exit code 2 as well, and no document.
    let run = check(&folder, &["a.json", "none.json"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("none.json"), "{}", run.stderr);
    for wrong in ["18446744073709551616", "1k", "1_000", "0x10", "1e6", "+ 1"] {
        let run = run_in(
            &folder,
            &[
                "check",
                "--schema",
                "s.json",
                "--max-steps",
                wrong,
                "b.json",
            ],
        );
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{wrong}");
    }
    let path = folder.path().join("s.json");
    let args = [
        "check",
        "--ndjson",
        "--schema",
        path.to_str().unwrap(),
        "--max-steps",
        FEW,
        "-",
    ];
    let run = run_with([light(1), heavy(2), bad(3)].join("\n"), &args);
    assert_eq!(run.code, 2);
    assert!(
        format!("{}{}", run.stdout, run.stderr).contains(&count([1, 1, 1])),
        "{}",
        run.stdout
    );
    folder.write("saop.toml", "[check]\nmax_steps = 9223372036854775807\n");
    assert_eq!(
        run_in(&folder, &["check", "--schema", "s.json", "a.json"]).code,
        0
    );
}

#[test]
fn a_text_of_three_nested_counts_ends() {
    let text = format!("\"{}!\"", "a".repeat(20_000));
    let folder = Folder::new()
        .with("s.json", r#"{"pattern": "^(((a{0,99}){0,99}){0,99})$"}"#)
        .with("d.json", text);
    let begin = std::time::Instant::now();
    let run = run_in(&folder, &["check", "--schema", "s.json", "d.json"]);
    assert!(begin.elapsed().as_secs() < 30, "{:?}", begin.elapsed());
    // Refused as a schema, not judged, or invalid.
    assert!(
        run.code == 1 || run.code == 2,
        "{} {}",
        run.code,
        run.stdout
    );
}
