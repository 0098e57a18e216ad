//! `--array`: the elements of a JSON array are documents of their own. SPEC U3.

use serde_json::{Value, json};

use crate::support::{EMPTY_PLAN_COLUMN, ENVELOPE, Folder, PARALLEL, empty_plan, run_in, run_with};

fn array() -> String {
    format!("[\n  {ENVELOPE}, {},\n\n{PARALLEL}]\n", empty_plan())
}

fn found<'a>(text: &'a str, report: &Value) -> &'a str {
    let number = |name: &str| report[name].as_u64().unwrap() as usize;
    &text[number("offset")..][..number("length")]
}

#[test]
fn each_element_has_its_place() {
    let text = array();
    let folder = Folder::new().with("a.json", &text);
    let args = ["check", "--array", "--format", "json", "a.json"];
    let run = run_in(&folder, &args);
    let reports = run.json();
    assert_eq!(run.code, 1);
    let texts: Vec<_> = reports.iter().map(|one| found(&text, one)).collect();
    assert_eq!(texts, [ENVELOPE, &empty_plan(), PARALLEL]);
    let lines: Vec<_> = reports.iter().map(|one| one["line"].clone()).collect();
    assert_eq!(lines, [json!(2), json!(2), json!(4)]);
    let valid: Vec<_> = reports.iter().map(|one| one["valid"].clone()).collect();
    assert_eq!(valid, [json!(true), json!(false), json!(true)]);
    let error = &reports[1]["errors"][0];
    // After two spaces, an element, a comma and a space.
    let column = 2 + ENVELOPE.len() + 2 + EMPTY_PLAN_COLUMN;
    assert_eq!(
        (&error["line"], &error["column"]),
        (&json!(2), &json!(column))
    );

    let shown = run_in(&folder, &["check", "--array", "a.json"]).stdout;
    assert!(
        shown.contains(&format!(" --> a.json:2:{column}\n")),
        "{shown}"
    );
    assert!(
        shown.contains("\n3 documents: 2 valid, 1 invalid"),
        "{shown}"
    );
    let args = ["check", "--array", "--format", "concise", "a.json"];
    let concise = run_in(&folder, &args).stdout;
    assert!(
        concise.starts_with(&format!("a.json:2:{column}: schema/minLength: ")),
        "{concise}"
    );
    let args = ["check", "--array", "--format", "github", "a.json"];
    let github = run_in(&folder, &args).stdout;
    assert!(github.contains(&format!("line=2,col={column}")), "{github}");
}

#[test]
fn standard_input_and_what_is_no_array_are_read_as_ever() {
    let run = run_with(array(), &["check", "--array", "--format", "json", "-"]);
    assert_eq!(run.json().len(), 3);
    let run = run_with(ENVELOPE, &["check", "--array", "--format", "json"]);
    assert_eq!((run.code, &run.one()["line"]), (0, &Value::Null));
    let folder = Folder::new()
        .with("a.json", format!("[{ENVELOPE}]"))
        .with("b.json", ENVELOPE)
        .with("c.ndjson", format!("{ENVELOPE}\n{ENVELOPE}\n"))
        .with("d.json", "");
    let run = run_in(&folder, &["check", "--array", "."]);
    assert!(
        run.last_line()
            .starts_with("5 documents: 4 valid, 1 invalid"),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["check", "--array", "--ndjson", "."]);
    assert_eq!(run.code, 2);
}

#[test]
fn a_broken_array_is_told_and_the_elements_before_it_are_checked() {
    let text = format!("[{ENVELOPE},\n {ENVELOPE}");
    let run = run_with(&text, &["check", "--array", "--format", "json"]);
    let reports = run.json();
    assert_eq!((run.code, reports.len()), (1, 3));
    assert_eq!(reports[2]["errors"][0]["kind"], "syntax");
    assert_eq!(reports[2]["offset"], text.len());
    assert_eq!(reports[2]["errors"][0]["line"], 2);
    assert_eq!(reports[2]["errors"][0]["column"], ENVELOPE.len() + 2);
    let shown = run_with(&text, &["check", "--array"]).stdout;
    assert!(
        shown.contains("error[syntax]: Invalid JSON: expected `,` or `]` after an element, but found the end of the text\n --> -:2:"),
        "{shown}"
    );
}

#[test]
fn elements_are_split_into_lines() {
    let pretty = ENVELOPE.replace(",\"", ",\r\n  \"");
    let broken = pretty.replace("\"p\"", "\"p");
    let folder = Folder::new().with("a.json", format!("[{pretty}, {}, {broken}]", empty_plan()));
    let run = run_in(
        &folder,
        &["check", "--array", "-q", "--split", "out", "a.json"],
    );
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("is in neither file of --split: it has more than one line"),
        "{}",
        run.stderr
    );
    let joined = pretty.replace("\r\n", "  ");
    assert_eq!(folder.read("out/valid.ndjson"), format!("{joined}\n"));
    assert_eq!(
        folder.read("out/invalid.ndjson"),
        format!("{}\n", empty_plan())
    );
}

#[test]
fn an_element_that_is_too_large_is_told_with_its_place() {
    let text = array();
    let most = (ENVELOPE.len() - 1).to_string();
    let args = ["check", "--array", "--format", "json", "--max-bytes", &most];
    let reports = run_with(&text, &args).json();
    assert_eq!(reports[0]["errors"][0]["kind"], "limit");
    assert_eq!(found(&text, &reports[0]), ENVELOPE);
}

#[test]
fn an_array_of_messages_gets_a_hint() {
    const HINT: &str = "--array checks each element as a document";
    let folder = Folder::new()
        .with("a.json", array())
        .with("b.json", "[1, 2]")
        .with("schema.json", r#"{"type": "object"}"#);
    let shown = run_in(&folder, &["check", "a.json"]).stdout;
    assert!(
        shown.contains(&format!("\n1 document is an array: {HINT}\n")),
        "{shown}"
    );
    let shown = run_in(&folder, &["check", "--type", "saop-envelope", "a.json"]).stdout;
    assert!(shown.contains(HINT), "{shown}");
    let shown = run_in(&folder, &["check", "--schema", "schema.json", "a.json"]).stdout;
    assert!(shown.contains(HINT), "{shown}");
    for args in [
        &["check", "b.json"][..],
        &["check", "--array", "a.json"],
        &["check", "-q", "a.json"],
    ] {
        let run = run_in(&folder, args);
        assert!(
            !run.stdout.contains(HINT) && !run.stderr.contains(HINT),
            "{args:?}"
        );
    }
}

// Found by a trial: the hint led nowhere.
#[test]
fn lines_and_yaml_get_no_hint_and_are_told_where_it_is_asked_for() {
    let folder = Folder::new()
        .with("lines.ndjson", format!("[{ENVELOPE}]\n"))
        .with("seq.yaml", "- id: 1\n- id: 2\n")
        .with("schema.json", r#"{"type": "object"}"#);
    for name in ["lines.ndjson", "seq.yaml"] {
        let run = run_in(&folder, &["check", "--schema", "schema.json", name]);
        assert_eq!((run.code, run.stderr.as_str()), (1, ""));
        assert!(!run.stdout.contains("--array"), "{}", run.stdout);
        let args = ["check", "--array", "--schema", "schema.json", name];
        let run = run_in(&folder, &args);
        assert_eq!(run.code, 1);
        assert_eq!(
            run.stderr,
            format!("note: --array is for JSON documents, and changes nothing for {name}\n")
        );
    }
    let args = ["check", "--array", "--schema", "schema.json", "."];
    assert_eq!(run_in(&folder, &args).stderr, "");
}

// Found by a trial: a large array is what needs the hint most.
#[test]
fn an_array_that_is_too_large_gets_the_hints() {
    let large = " ".repeat(65 << 20);
    let folder = Folder::new();
    folder.write("a.json", format!("[ {{\"a\": 1}},{large}]"));
    folder.write("b.json", format!("[1,{large}]"));
    let run = run_in(&folder, &["check", "a.json"]);
    assert!(
        run.stdout.contains("error[limit]: ")
            && run
                .stdout
                .contains("\n1 document is an array: --array checks each element as a document\n1 document is larger than what is read of one, which --max-bytes SIZE sets\n"),
        "{}",
        run.stdout
    );
    let piped = run_with(folder.read("a.json"), &["check"]).stdout;
    assert!(piped.contains("--array checks each element"), "{piped}");
    let run = run_in(&folder, &["check", "b.json", "--max-bytes", "1M"]);
    assert!(
        !run.stdout.contains("--array") && !run.stdout.contains("--max-bytes"),
        "{}",
        run.stdout
    );
}

// Found by a trial: it was called the end of the text, at a comma in the middle.
#[test]
fn an_element_that_ends_too_soon_is_told_as_one() {
    let concise = |text: &str| {
        let args = ["check", "--array", "--format", "concise"];
        run_with(text, &args).stdout
    };
    let seen = concise("[1,nul,2,-, tru");
    assert!(seen.contains("-:1:7: syntax: "), "{seen}");
    let ends = |line: usize, end: &str| {
        let line = seen
            .lines()
            .filter(|line| line.contains("syntax"))
            .nth(line);
        assert!(line.unwrap().ends_with(end), "{seen}");
    };
    ends(0, "but found the end of the element");
    ends(1, "but found the end of the element");
    ends(2, "but found the end of the text");
}
