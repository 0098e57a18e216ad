//! `--max-bytes` and `--max-depth`: what is over a limit is one `limit` error, and the rest is checked.

use serde_json::{Value, json};

use crate::support::{ENVELOPE, Folder, run_in, run_with, with_arguments};

#[test]
fn max_bytes_bounds_a_document() {
    let exact = ENVELOPE.len().to_string();
    let less = (ENVELOPE.len() - 1).to_string();
    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("a.ndjson", format!("{ENVELOPE}\r\n{ENVELOPE}\n{ENVELOPE}"));
    assert_eq!(
        run_in(&folder, &["check", "--max-bytes", &exact, "."]).code,
        0
    );
    let run = run_in(
        &folder,
        &["check", "--format", "json", "--max-bytes", &less, "."],
    );
    assert_eq!(run.code, 1);
    let message = format!("expected at most {less} bytes, but found {exact}");
    let lines = run.json();
    let numbers: Vec<&Value> = lines.iter().map(|line| &line["line"]).collect();
    assert_eq!(numbers, [&Value::Null, &json!(1), &json!(2), &json!(3)]);
    for line in &lines {
        let errors = line["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[0]["kind"], "limit");
        assert_eq!(errors[0]["path"], "");
        assert_eq!(errors[0]["message"], message);
        let first = line["line"].as_u64().unwrap_or(1);
        assert_eq!(
            (&errors[0]["line"], &errors[0]["column"]),
            (&json!(first), &json!(1))
        );
        assert_eq!(line["type"], Value::Null);
    }
}

#[test]
fn max_bytes_bounds_standard_input() {
    for (args, line) in [(&["-"][..], Value::Null), (&["--ndjson"], json!(1))] {
        let args = [&["check", "--format", "json", "--max-bytes", "1000"], args].concat();
        let found = run_with("x".repeat(3_000_000), &args).one();
        assert_eq!(found["line"], line);
        assert_eq!(
            found["errors"][0]["message"],
            "expected at most 1000 bytes, but found 3000000"
        );
    }
}

#[test]
fn a_named_type_is_told_also_of_a_document_over_the_limit() {
    let run = run_with(
        ENVELOPE,
        &[
            "check",
            "--format",
            "json",
            "--max-bytes",
            "9",
            "--type",
            "observation",
        ],
    );
    assert_eq!(run.one()["type"], "observation");
}

#[test]
fn a_line_that_is_not_held_is_told_without_its_text() {
    let text = format!("{ENVELOPE}\n{}\n", "x".repeat(500));
    let run = run_with(text, &["check", "--ndjson", "--max-bytes", "300"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout
            .starts_with("error[limit]: expected at most 300 bytes, but found 500\n --> -:2:1\n\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_long_line_is_skipped_and_the_next_is_checked() {
    let long = with_arguments(&format!("{{\"a\":\"{}\"}}", "x".repeat(2_000_000)));
    let text = format!("{ENVELOPE}\n{long}\n{ENVELOPE}\n\n{long}\r\n{ENVELOPE}");
    for jobs in ["1", "4"] {
        let args = [
            "check",
            "--format",
            "json",
            "--ndjson",
            "--max-bytes",
            "1000",
            "--jobs",
            jobs,
        ];
        let lines = run_with(&text, &args).json();
        let told: Vec<Value> = lines
            .iter()
            .map(|line| json!([line["line"], line["valid"], line["errors"][0]["message"]]))
            .collect();
        let message = format!("expected at most 1000 bytes, but found {}", long.len());
        assert_eq!(
            told,
            [
                json!([1, true, null]),
                json!([2, false, message]),
                json!([3, true, null]),
                json!([5, false, message]),
                json!([6, true, null]),
            ]
        );
    }
}

#[test]
fn a_long_blank_line_is_blank() {
    let text = format!("{ENVELOPE}\n{}\n{ENVELOPE}\n", " ".repeat(1_000_000));
    let lines = run_with(
        text,
        &[
            "check",
            "--format",
            "json",
            "--ndjson",
            "--max-bytes",
            "1000",
        ],
    )
    .json();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1]["line"], 3);
}

// Found by a review: the summary lacked such a line.
#[test]
fn the_bytes_of_a_long_blank_line_are_counted() {
    let text = format!("7\n{}\n", " ".repeat((1 << 20) - 3));
    for jobs in ["1", "2"] {
        let args = ["check", "--ndjson", "--max-bytes", "10", "--jobs", jobs];
        let run = run_with(&text, &args);
        assert!(run.last_line().contains("(1.00 MiB in "), "{}", run.stdout);
    }
}

#[test]
fn max_depth_bounds_the_levels_and_exactly_that_many_pass() {
    // The envelope, its action, the arguments and the member: four levels above the inner arrays.
    let nested = |levels: usize| {
        with_arguments(&format!(
            "{{\"a\":{}{}}}",
            "[".repeat(levels - 3),
            "]".repeat(levels - 3)
        ))
    };
    assert_eq!(run_with(nested(128), &["check"]).code, 0);
    let run = run_with(nested(129), &["check", "--format", "json"]);
    assert_eq!(
        (run.code, &run.one()["errors"][0]["kind"]),
        (1, &json!("limit"))
    );
    assert_eq!(
        run_with(nested(129), &["check", "--max-depth", "129"]).code,
        0
    );
    assert_eq!(run_with(nested(10), &["check", "--max-depth", "9"]).code, 1);
}

#[test]
fn a_large_depth_that_is_asked_for_does_not_overflow_the_stack() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let levels = 1_000_000;
        let deep = format!("{{\"a\":{}1{}}}", open.repeat(levels), close.repeat(levels));
        let invalid = with_arguments(&deep).replace(r#""phase":"p""#, r#""phase":"""#);
        for jobs in ["1", "2"] {
            let args = ["check", "--quiet", "--max-depth", "2000000", "--jobs", jobs];
            assert_eq!(run_with(with_arguments(&deep), &args).code, 0);
            assert_eq!(run_with(&invalid, &args).code, 1);
            assert_eq!(run_with(&deep, &args).code, 1);
        }
    }
}

// Found by an attack: input without an end was read to it, to say how long it is.
#[cfg(target_os = "linux")]
#[test]
fn input_without_an_end_is_refused() {
    use crate::support::run_bounded;

    let folder = Folder::new().with("a.json", ENVELOPE);
    for args in [
        &["check", "a.json", "/dev/zero"][..],
        &["check", "--max-bytes", "1000", "a.json", "/dev/zero"],
        &["view", "a.json", "/dev/zero"],
    ] {
        let run = run_bounded(&folder, args);
        let why = "error: /dev/zero could not be read: expected an end within 1073741824 bytes, but found none\n";
        assert_eq!((run.code, run.stderr.as_str()), (2, why), "{args:?}");
    }
}
