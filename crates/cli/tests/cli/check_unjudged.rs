//! A document whose check takes more than `--max-steps`: exit code 2, counted apart, and the advice of `saop explain limit`. SPEC X2

use serde_json::{Value, json};

use crate::support::{ENVELOPE, Folder, run, run_in, run_with, with_arguments};

/// Takes steps for arrays, and none for strings and numbers.
const SCHEMA: &str =
    r#"{"type": ["array", "string"], "items": {"anyOf": [{"multipleOf": 2}, {"multipleOf": 3}]}}"#;
const VALID: &str = "\"a\"";
const INVALID: &str = "5";
/// Valid, with enough steps.
const HEAVY: &str = "[2, 9, 4]";
/// Too few for it.
const FEW: &str = "4";

fn folder() -> Folder {
    Folder::new().with("s.json", SCHEMA)
}

fn few(folder: &Folder, more: &[&str]) -> crate::support::Run {
    let args = [&["check", "--schema", "s.json", "--max-steps", FEW], more].concat();
    run_in(folder, &args)
}

#[test]
fn it_wins_over_invalid_documents_and_is_counted_apart() {
    for (documents, code, counts) in [
        (
            &[HEAVY][..],
            2,
            "1 document: 0 valid, 0 invalid, 1 could not be judged (",
        ),
        (
            &[VALID, HEAVY],
            2,
            "2 documents: 1 valid, 0 invalid, 1 could not be judged (",
        ),
        (
            &[HEAVY, INVALID],
            2,
            "2 documents: 0 valid, 1 invalid, 1 could not be judged (",
        ),
        (
            &[INVALID, HEAVY, VALID, HEAVY],
            2,
            "4 documents: 1 valid, 1 invalid, 2 could not be judged (",
        ),
        (&[VALID, INVALID], 1, "2 documents: 1 valid, 1 invalid ("),
        (&[VALID], 0, "1 document: 1 valid, 0 invalid ("),
    ] {
        let folder = folder().with("d.ndjson", documents.join("\n"));
        for more in [
            &[][..],
            &["--jobs", "1"],
            &["--jobs", "4"],
            &["--only", "invalid"],
            &["--quiet"],
            &["--format", "concise"],
        ] {
            let run = few(&folder, &[&["d.ndjson"], more].concat());
            assert_eq!(run.code, code, "{documents:?} {more:?} {}", run.stdout);
            let all = format!("{}{}", run.stdout, run.stderr);
            assert!(all.contains(counts), "{documents:?} {more:?} {all}");
        }
    }
}

#[test]
fn every_way_in_which_a_document_is_read_leads_to_it() {
    let folder = folder()
        .with("one.json", HEAVY)
        .with("lines.ndjson", format!("{VALID}\n{HEAVY}\n"))
        .with("array.json", format!("[{VALID},\n {HEAVY}]"))
        .with("two.yaml", "a\n---\n- 2\n- 9\n- 4\n")
        .with("runs/deep/x.json", HEAVY);
    for (args, line) in [
        (&["one.json"][..], Value::Null),
        (&["lines.ndjson"], json!(2)),
        (&["--array", "array.json"], json!(2)),
        (&["two.yaml"], json!(2)),
        (&["runs"], Value::Null),
    ] {
        let run = few(&folder, &[args, &["--format", "json"]].concat());
        assert_eq!(run.code, 2, "{args:?} {}", run.stdout);
        let all = run.json();
        let last = all.last().unwrap();
        assert_eq!(
            (&last["valid"], &last["judged"]),
            (&json!(false), &json!(false))
        );
        assert_eq!(last["line"], line, "{args:?}");
        let errors = last["errors"].as_array().unwrap();
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[0]["kind"], "limit");
        assert_eq!(errors[0]["keyword"], Value::Null);
        let words = "expected a check of at most 4 steps, but found that this schema takes more for this document; the document was not judged";
        assert_eq!(errors[0]["message"], words);
        assert!(errors[0]["line"].is_u64() && errors[0]["column"].is_u64());
        for judged in &all[..all.len() - 1] {
            assert_eq!(judged.get("judged"), None, "{judged}");
        }
    }
    let args = ["check", "--schema"];
    let path = folder.path().join("s.json");
    let path = path.to_str().unwrap();
    let run = run_with(
        HEAVY,
        &[&args[..], &[path, "--max-steps", FEW, "-"]].concat(),
    );
    assert_eq!(run.code, 2, "{}", run.stdout);
}

#[test]
fn every_form_of_report_has_it() {
    let folder = folder().with("a.json", HEAVY).with("b.json", VALID);
    for (form, wanted) in [
        ("human", "error[limit]: expected a check of at most 4 steps"),
        ("human", "--max-steps N sets"),
        ("human", "`saop explain limit`"),
        ("concise", "a.json:1:"),
        ("concise", ": limit: expected a check of at most 4 steps"),
        ("json", "\"valid\":false,\"judged\":false,"),
        ("sarif", "\"executionSuccessful\": false"),
        ("sarif", "expected a check of at most 4 steps"),
        ("github", "::error file=a.json,line=1,"),
        ("github", "expected a check of at most 4 steps"),
    ] {
        for only in [&[][..], &["--only", "invalid"]] {
            let run = few(
                &folder,
                &[&["--format", form, "a.json", "b.json"], only].concat(),
            );
            assert_eq!(run.code, 2, "{form}");
            let found = run.stdout.replace(
                "executionSuccessful\":false",
                "executionSuccessful\": false",
            );
            assert!(found.contains(wanted), "{form} {wanted}: {}", run.stdout);
        }
    }
}

#[test]
fn it_is_in_neither_file_of_split_and_no_call_of_it_is_invalid() {
    let folder = folder().with("d.ndjson", [VALID, HEAVY, INVALID].join("\n"));
    let run = few(&folder, &["--split", "out", "d.ndjson"]);
    assert_eq!(run.code, 2);
    assert_eq!(folder.read("out/valid.ndjson"), format!("{VALID}\n"));
    assert_eq!(folder.read("out/invalid.ndjson"), format!("{INVALID}\n"));
    let words = "d.ndjson:2 is in neither file of --split: it could not be judged";
    assert!(run.stderr.contains(words), "{}", run.stderr);

    let tools =
        r#"{"t": {"properties": {"n": {"anyOf": [{"multipleOf": 7}, {"multipleOf": 11}]}}}}"#;
    let folder = Folder::new()
        .with("tools.json", tools)
        .with("a.json", with_arguments(r#"{"n": 77}"#));
    let args = [
        "check",
        "--tools",
        "tools.json",
        "--statistics",
        "--format",
        "json",
        "a.json",
    ];
    let run = run_in(&folder, &args);
    assert_eq!(run.code, 0, "{}", run.stdout);
    let run = run_in(&folder, &[&args[..], &["--max-steps", "3"]].concat());
    assert_eq!(run.code, 2, "{}", run.stdout);
    let all = run.json();
    assert!(
        all[0]["errors"][0]["path"]
            .as_str()
            .unwrap()
            .starts_with("/action/arguments")
    );
    let statistics = &all[1]["statistics"];
    assert_eq!(statistics["violations"][0]["kind"], "limit");
    assert_eq!(
        statistics["tools"],
        json!([{"name": "t", "count": 1, "invalid": 0}])
    );
    assert_eq!(statistics["agents"][0]["invalid"], 0);
}

#[test]
fn what_is_certain_of_another_call_is_not_told_beside_it() {
    let tools =
        r#"{"t": {"properties": {"n": {"anyOf": [{"multipleOf": 7}, {"multipleOf": 11}]}}}}"#;
    let folder = Folder::new().with("tools.json", tools).with(
        "calls.json",
        r#"[{"type": "tool_use", "id": "1", "name": "unknown", "input": {}}, {"type": "tool_use", "id": "2", "name": "t", "input": {"n": 77}}]"#,
    );
    let args = [
        "check",
        "--tools",
        "tools.json",
        "--calls",
        "anthropic",
        "--format",
        "json",
        "calls.json",
    ];
    let run = run_in(&folder, &args);
    assert_eq!(
        (run.code, run.one()["errors"][0]["kind"].as_str()),
        (1, Some("unknown_tool"))
    );
    let run = run_in(&folder, &[&args[..], &["--max-steps", "3"]].concat());
    let found = run.one();
    assert_eq!(run.code, 2, "{found}");
    assert_eq!(found["errors"].as_array().unwrap().len(), 1);
    assert_eq!(found["errors"][0]["kind"], "limit");
}

#[test]
fn a_text_that_is_too_long_or_too_deep_is_invalid_as_before() {
    let folder = folder().with("a.json", "[[[2]]]");
    for limit in ["--max-bytes", "--max-depth"] {
        let run = run_in(
            &folder,
            &[
                "check", "--schema", "s.json", limit, "2", "--format", "json", "a.json",
            ],
        );
        assert_eq!(run.code, 1, "{limit}");
        let found = run.one();
        assert_eq!(found["errors"][0]["kind"], "limit");
        assert_eq!(found.get("judged"), None);
    }
}

#[test]
fn a_setting_says_it_and_the_command_line_wins() {
    let settings = "[check]\nmax_steps = 4\nformat = \"json\"\n[[check.schema]]\nfiles = [\"*.txt\", \"a.json\"]\nschema = \"s.json\"\n";
    let folder = folder().with("saop.toml", settings).with("a.json", HEAVY);
    let run = run_in(&folder, &["check", "a.json"]);
    assert_eq!((run.code, &run.one()["judged"]), (2, &json!(false)));
    assert_eq!(
        run_in(&folder, &["check", "a.json", "--max-steps", "1000000"]).code,
        0
    );
    assert_eq!(
        run_in(
            &folder,
            &["check", "a.json", "--no-config", "--schema", "s.json"]
        )
        .code,
        0
    );
    for wrong in ["0", "-1", "1.5", "\"4\"", "true"] {
        folder.write("saop.toml", format!("[check]\nmax_steps = {wrong}\n"));
        let run = run_in(&folder, &["check", "a.json", "--schema", "s.json"]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{wrong}");
        assert!(run.stderr.contains("saop.toml"), "{wrong} {}", run.stderr);
    }
}

#[test]
fn a_number_of_steps_is_a_positive_integer() {
    for command in ["check", "correct", "repair", "view", "guard"] {
        for wrong in ["0", "-1", "1.5", "x", ""] {
            let run = run(&[command, &format!("--max-steps={wrong}"), "a.json"]);
            assert_eq!(
                (run.code, run.stdout.as_str()),
                (2, ""),
                "{command} {wrong}"
            );
            assert!(
                run.stderr.contains("--max-steps"),
                "{command} {wrong} {}",
                run.stderr
            );
        }
    }
}

// The advice of `saop explain limit`, one sentence after the other: each changes the outcome.
#[test]
fn the_advice_is_true() {
    let told = run(&["explain", "limit"]).stdout;
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let has = |words: &str| assert!(told.contains(words), "{words}: {told}");
    let members: Vec<String> = (1..=40).map(|n| format!(r#"{{"n": {n}}}"#)).collect();
    let document = format!("[{}]", members.join(",\n"));
    let branch = |n: usize| {
        format!(
            r#"{{"properties": {{"n": {{"minimum": {n}, "maximum": {}}}}}}}"#,
            n + 20
        )
    };
    let branches: Vec<String> = (1..=20).map(branch).collect();
    let item = format!(r#"{{"anyOf": [{}]}}"#, branches.join(", "));
    let folder = Folder::new()
        .with("list.json", format!(r#"{{"items": {item}}}"#))
        .with("item.json", &item)
        .with("d.json", &document)
        .with("d.ndjson", members.join("\n"));
    let code = |args: &[&str]| run_in(&folder, &[&["check"], args].concat()).code;
    assert_eq!(code(&["--schema", "list.json", "d.json"]), 0);
    let few = "2000";
    assert_eq!(
        code(&["--schema", "list.json", "d.json", "--max-steps", few]),
        2
    );

    has("raise `--max-steps`");
    assert_eq!(
        code(&["--schema", "list.json", "d.json", "--max-steps", "90000"]),
        0
    );
    has("`max_steps` in saop.toml");
    folder.write("saop.toml", "[check]\nmax_steps = 2000\n");
    assert_eq!(code(&["--schema", "list.json", "d.json"]), 2);
    folder.write("saop.toml", "[check]\nmax_steps = 90000\n");
    assert_eq!(code(&["--schema", "list.json", "d.json"]), 0);

    has("with `--array` or one document a line");
    assert_eq!(
        code(&[
            "--schema",
            "item.json",
            "--array",
            "d.json",
            "--max-steps",
            few
        ]),
        0
    );
    assert_eq!(
        code(&["--schema", "item.json", "d.ndjson", "--max-steps", few]),
        0
    );

    has("a required property with a `const` of its own");
    let tagged = |n: usize| {
        format!(
            r#"{{"type": "object", "required": ["k"], "properties": {{"k": {{"const": "k{n}"}}, "n": {{"minimum": {n}, "maximum": {}}}}}}}"#,
            n + 20
        )
    };
    let branches: Vec<String> = (1..=20).map(tagged).collect();
    folder.write(
        "tagged.json",
        format!(r#"{{"items": {{"oneOf": [{}]}}}}"#, branches.join(", ")),
    );
    let members: Vec<String> = (1..=40)
        .map(|n| format!(r#"{{"k": "k{}", "n": {n}}}"#, (n - 1) % 20 + 1))
        .collect();
    folder.write("t.json", format!("[{}]", members.join(",")));
    assert_eq!(
        code(&["--schema", "tagged.json", "t.json", "--max-steps", few]),
        0
    );

    has("replace a pattern with large counts by `maxLength`");
    folder.write(
        "counted.json",
        r#"{"items": {"pattern": "^([a-z]{1,30} ?){1,30}$"}}"#,
    );
    folder.write(
        "short.json",
        r#"{"items": {"maxLength": 930, "pattern": "^[a-z ]+$"}}"#,
    );
    let words = vec![format!("\"{}\"", "abcdefgh ".repeat(20)); 20];
    folder.write("w.json", format!("[{}]", words.join(",")));
    let steps = (10..26).map(|power| (1_u64 << power).to_string());
    let enough = |schema: &str| {
        let mut steps = steps.clone();
        steps.position(|steps| code(&["--schema", schema, "w.json", "--max-steps", &steps]) == 0)
    };
    let (counted, short) = (enough("counted.json"), enough("short.json"));
    assert!(short.is_some() && short <= counted, "{short:?} {counted:?}");
}

#[test]
fn a_response_that_could_not_be_judged_is_asked_for_again_as_a_simpler_one() {
    let tools =
        r#"{"t": {"properties": {"n": {"anyOf": [{"multipleOf": 7}, {"multipleOf": 11}]}}}}"#;
    let folder = Folder::new()
        .with("tools.json", tools)
        .with("a.json", with_arguments(r#"{"n": 77}"#))
        .with("few.toml", "[limits]\nmax_steps = 3\n")
        .with("wrong.toml", "[limits]\nmax_steps = 0\n");
    let args = [
        "correct",
        "--tools",
        "tools.json",
        "--format",
        "json",
        "a.json",
    ];
    assert_eq!(run_in(&folder, &args).code, 0);
    for more in [&["--max-steps", "3"][..], &["--config", "few.toml"]] {
        let run = run_in(&folder, &[&args[..], more].concat());
        assert_eq!(run.code, 1, "{more:?} {}", run.stderr);
        let turn = run.one();
        assert_eq!(turn["class"], "invalid_json");
        let prompt = turn["prompt"].as_str().unwrap();
        assert!(
            prompt.contains("takes too much work to check: give a shorter, simpler one"),
            "{prompt}"
        );
        assert!(!prompt.contains("Change what is listed above"), "{prompt}");
    }
    let wins = ["--config", "few.toml", "--max-steps", "100000"];
    assert_eq!(run_in(&folder, &[&args[..], &wins].concat()).code, 0);
    let run = run_in(&folder, &[&args[..], &["--config", "wrong.toml"]].concat());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    let past = ["--max-steps", "3", "--attempt", "9"];
    let run = run_in(&folder, &[&args[..], &past].concat());
    assert_eq!(run.code, 3);
    assert_eq!(run.one()["history"][0]["violations"][0]["kind"], "limit");
}

#[test]
fn a_repair_and_a_page_do_not_call_it_wrong() {
    let folder = folder().with("a.txt", "[2, 9, 4,]");
    let args = ["repair", "--schema", "s.json", "a.txt"];
    assert_eq!(run_in(&folder, &args).code, 0);
    let run = run_in(&folder, &[&args[..], &["--max-steps", FEW]].concat());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{}", run.stderr);
    assert!(
        run.stderr.contains("the document was not judged"),
        "{}",
        run.stderr
    );

    #[cfg(feature = "view")]
    {
        let folder = Folder::new().with("a.json", ENVELOPE).with(
            "b.json",
            ENVELOPE.replace("\"plan\":\"p\"", "\"plan\":\"\""),
        );
        assert_eq!(
            run_in(&folder, &["view", "a.json", "--max-steps", "1"]).code,
            0
        );
        assert_eq!(run_in(&folder, &["view", "a.json", "b.json"]).code, 1);
        let run = run_in(&folder, &["view", "a.json", "b.json", "--max-steps", "1"]);
        assert_eq!(run.code, 2, "{}", run.stderr);
        assert!(run.stdout.contains("not judged"), "{}", run.stdout);
    }
}
