//! `saop correct`: one thing on stdout, and the exit code that says which.

use std::io::pipe;

use saop::EscalationReport;

use crate::support::{
    ENVELOPE, Folder, HIDDEN, OBSERVATION, PARALLEL, command, empty_plan, hidden, run, run_in,
    run_with,
};

/// Everything between the braces of a valid action, over several lines.
const ACTION: &str = "{\"tool_name\": \"t\",\n  \"arguments\": {\"id\": 1.0}}\n";

// SPEC R4
#[test]
fn a_valid_response_is_printed_on_one_line() {
    for message in [ENVELOPE, PARALLEL, OBSERVATION] {
        for attempt in ["1", "2", "3"] {
            let spread = message.replace(",\"", " ,\n\t\"");
            let run = run_with(spread, &["correct", "--type", "auto", "--attempt", attempt]);
            assert_eq!(
                (run.code, run.stdout, run.stderr.as_str()),
                (0, format!("{message}\n"), "")
            );
        }
    }
}

#[test]
fn a_response_may_be_a_part_and_keeps_its_spelling() {
    let run = run_with(ACTION, &["correct", "--type", "saop-action"]);
    let compact = "{\"tool_name\":\"t\",\"arguments\":{\"id\":1.0}}\n";
    assert_eq!((run.code, run.stdout.as_str()), (0, compact));
    // A valid message of another schema is none of this one.
    let run = run_with(ENVELOPE, &["correct", "--type", "observation"]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("`tool_call_id`"), "{}", run.stdout);
}

// SPEC R2
#[test]
fn an_invalid_response_gives_the_correction_and_nothing_else() {
    let run = run_with(empty_plan(), &["correct"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let start = "Your previous response was not valid SAOP JSON. Errors:\n\
                 - /thought/plan (line 1, column 103): expected a string of at least 1 character, but found an empty string\n";
    assert!(run.stdout.starts_with(start), "{}", run.stdout);
    assert!(
        run.stdout
            .contains(&format!("-----\n{}\n-----", empty_plan()))
    );
    assert!(run.stdout.ends_with("-----\n"), "{}", run.stdout);
}

#[test]
fn the_correction_as_json_has_attempt_class_errors_and_the_same_prompt() {
    let text = run_with(empty_plan(), &["correct", "--attempt", "2"]).stdout;
    let args = ["correct", "--attempt", "2", "--format", "json"];
    let run = run_with(empty_plan(), &args);
    assert_eq!(run.code, 1);
    let turn = run.one();
    let named = [&args[..], &["--type", "saop-envelope"]].concat();
    assert_eq!(run_with(empty_plan(), &named).one(), turn);
    let mut members: Vec<_> = turn.as_object().unwrap().keys().collect();
    members.sort();
    assert_eq!(members, ["attempt", "class", "errors", "prompt"]);
    assert_eq!(turn["attempt"], 2);
    assert_eq!(turn["class"], "schema_violation");
    assert_eq!(turn["errors"][0]["path"], "/thought/plan");
    assert_eq!(format!("{}\n", turn["prompt"].as_str().unwrap()), text);
}

// SPEC R3
#[test]
fn past_the_retries_it_is_the_escalation_report() {
    for (attempt, format, schema) in [
        ("3", "text", "auto"),
        ("3", "json", "auto"),
        ("7", "text", "auto"),
        ("3", "text", "saop-envelope"),
    ] {
        let args = [
            "correct",
            "--attempt",
            attempt,
            "--format",
            format,
            "--type",
            schema,
        ];
        let run = run_with(empty_plan(), &args);
        assert_eq!((run.code, run.stderr.as_str()), (3, ""));
        assert_eq!(run.stdout.lines().count(), 1);
        let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
        assert_eq!((report.attempts, report.max_retries), (2, 2));
        assert_eq!(report.history.len(), 1);
        assert_eq!(report.history[0].response, Some(empty_plan()));
        // The answers before it are unknown, not none.
        assert_eq!(report.unknown_answers, Some(report.attempts));
    }
    let run = run_with(empty_plan(), &["correct", "--max-retries", "0"]);
    let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
    assert_eq!(
        (run.code, report.attempts, report.unknown_answers),
        (3, 0, None)
    );
}

// SPEC R9
#[test]
fn the_configuration_and_the_command_line_set_the_retries_and_limits() {
    let folder = Folder::new()
        .with(
            "saop.toml",
            "[retry]\nmax_retries = 4\n[limits]\nmax_depth = 3\n",
        )
        .with("wrong.toml", "[retry]\nmax_retry = 4\n")
        .with("answer.txt", "no")
        .with("envelope.json", ENVELOPE);
    let code = |args: &[&str]| run_in(&folder, &[&["correct"], args].concat()).code;
    assert_eq!(code(&["answer.txt", "--attempt", "4"]), 3);
    let config = ["--config", "saop.toml"];
    assert_eq!(
        code(&[&["answer.txt", "--attempt", "4"], &config[..]].concat()),
        1
    );
    assert_eq!(
        code(&[&["answer.txt", "--attempt", "5"], &config[..]].concat()),
        3
    );
    let one = ["answer.txt", "--attempt", "2", "--max-retries", "1"];
    assert_eq!(code(&[&one[..], &config[..]].concat()), 3);
    assert_eq!(code(&["envelope.json"]), 0);
    assert_eq!(code(&[&["envelope.json"], &config[..]].concat()), 0);
    assert_eq!(code(&["envelope.json", "--max-depth", "1"]), 1);
    assert_eq!(
        code(&[&["envelope.json", "--max-depth", "1"], &config[..]].concat()),
        1
    );
    assert_eq!(code(&["envelope.json", "--max-bytes", "100"]), 1);
    let run = run_in(
        &folder,
        &["correct", "answer.txt", "--config", "wrong.toml"],
    );
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(
        run.stderr.contains("did you mean `max_retries`?"),
        "{}",
        run.stderr
    );
}

// A pasted observation is no answer of a model.
#[test]
fn an_envelope_is_asked_for_unless_another_type_is_named() {
    let run = run_with(OBSERVATION, &["correct"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.contains("- /turn_index (line 1, column 1): "),
        "{}",
        run.stdout
    );
    assert_eq!(
        run_with(OBSERVATION, &["correct", "--type", "auto"]).code,
        0
    );
}

#[test]
fn nothing_in_json_hides_or_reorders_text_and_its_values_are_the_same() {
    let path = format!("/x{HIDDEN}");
    let text = ENVELOPE.replace(r#""phase":"p""#, &format!(r#""phase":"p","x{HIDDEN}":1"#));
    let run = run_with(&text, &["correct", "--format", "json"]);
    assert_eq!((run.code, hidden(&run.stdout)), (1, None));
    assert_eq!(run.one()["errors"][0]["path"], path.as_str());
    let run = run_with(&text, &["correct", "--attempt", "3"]);
    assert_eq!((run.code, hidden(&run.stdout)), (3, None));
    let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
    assert_eq!(report.history[0].response, Some(text));
}

// SPEC R7
#[test]
fn the_class_comes_from_the_text_and_from_how_the_model_stopped() {
    let class = |input: &[u8], reason: &[&str]| {
        let mut args = vec!["correct", "--format", "json"];
        args.extend(reason);
        let run = run_with(input, &args);
        assert_eq!(run.code, 1);
        run.one()["class"].as_str().unwrap().to_owned()
    };
    assert_eq!(class(b"Sure!", &[]), "invalid_json");
    assert_eq!(class(b"{\"a\":", &[]), "truncated");
    assert_eq!(class(b" \n", &[]), "empty");
    assert_eq!(class(b"", &[]), "empty");
    assert_eq!(class(b"{}", &[]), "schema_violation");
    assert_eq!(class(b"{}", &["--finish-reason", "length"]), "truncated");
    assert_eq!(
        class(b"{}", &["--finish-reason", "content_filter"]),
        "refusal"
    );
    assert_eq!(
        class(b"{}", &["--finish-reason", "stop"]),
        "schema_violation"
    );
    // Not UTF-8.
    assert_eq!(class(b"{\"a\": \"\xff\"}", &[]), "invalid_json");
}

#[test]
fn a_response_comes_from_a_file_or_from_standard_input() {
    let folder = Folder::new().with("answer.txt", ENVELOPE);
    assert_eq!(run_in(&folder, &["correct", "answer.txt"]).code, 0);
    assert_eq!(run_with(ENVELOPE, &["correct", "-"]).code, 0);
    let run = run_in(&folder, &["correct", "gone.txt"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(
        run.stderr
            .starts_with("error: gone.txt could not be read: ")
    );
}

#[test]
fn asking_wrongly_is_exit_2() {
    for args in [
        &["correct", "--attempt", "0"][..],
        &["correct", "--attempt", "-1"],
        &["correct", "--attempt", "4294967296"],
        &["correct", "--type", "saop-envelop"],
        &["correct", "--format", "human"],
        &["correct", "a", "b"],
    ] {
        let run = run(args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(!run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn a_reader_that_has_gone_ends_it_quietly_with_its_exit_code() {
    for (text, attempt, code) in [(ENVELOPE, "1", 0), ("{}", "1", 1), ("{}", "3", 3)] {
        let folder = Folder::new().with("a", text);
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = command()
            .args(["correct", "a", "--attempt", attempt])
            .current_dir(folder.path())
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(code));
        assert_eq!(output.stderr, b"");
    }
}

// SPEC A5
#[test]
fn an_answer_is_repaired_only_where_that_is_asked_for() {
    let broken = format!("```json\n{ENVELOPE}\n```");
    let run = run_with(&broken, &["correct"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    let args = ["correct", "--repair", "listed"];
    let run = run_with(&broken, &args);
    assert_eq!((run.code, run.stdout), (0, format!("{ENVELOPE}\n")));
    assert_eq!(run.stderr.lines().count(), 2, "{}", run.stderr);
    assert!(run.stderr.starts_with("1:1: fence: "), "{}", run.stderr);
    // What is cut off stays so.
    let cut = &broken[..broken.len() - 8];
    assert_eq!(run_with(cut, &args).code, 1);
    let told = ["correct", "--repair", "listed", "--finish-reason", "length"];
    assert_eq!(run_with(&broken, &told).code, 1);
    let run = run_with(&broken, &["correct", "--repair", "all"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("never, listed"), "{}", run.stderr);
}

// SPEC A5
#[test]
fn a_draft_in_reasoning_is_never_taken() {
    let args = ["correct", "--repair", "listed"];
    for text in [
        format!("<think>maybe\n{ENVELOPE}\nno</think>I cannot."),
        format!("<think>maybe\n{ENVELOPE}"),
        format!("maybe\n{ENVELOPE}\n</think>\nI cannot."),
        format!("<|channel|>analysis<|message|>\n{ENVELOPE}\n<|end|>"),
        format!("I will not send {}.", ENVELOPE.trim()),
    ] {
        let run = run_with(&text, &args);
        assert_eq!(run.code, 1, "{text}");
    }
    let run = run_with(format!("<think>maybe {{}}</think>\n{ENVELOPE}"), &args);
    assert_eq!((run.code, run.stdout), (0, format!("{ENVELOPE}\n")));
    assert!(run.stderr.starts_with("1:1: reasoning: "), "{}", run.stderr);
    // Reading without repairs stays strict.
    let run = run_with(format!("<think>maybe</think>\n{ENVELOPE}"), &["correct"]);
    assert_eq!(run.code, 1);
}

// SPEC A7
#[test]
fn members_alone_are_asked_for_and_put_into_what_was_refused() {
    let folder = Folder::new().with("first.json", empty_plan());
    let args = ["correct", "--corrections", "members"];
    let first = run_in(&folder, &[&args[..], &["first.json"]].concat());
    assert_eq!(first.code, 1);
    let ask = "\n- \"/thought/plan\": its value\n";
    assert!(first.stdout.contains(ask), "{}", first.stdout);
    let answer = folder.with("answer.json", "{\"/thought/plan\": \"\"}");
    let next = ["--attempt", "2", "--previous", "first.json", "answer.json"];
    let json = [&args[..], &next, &["--format", "json"]].concat();
    let second = run_in(&answer, &json);
    assert_eq!(second.code, 1, "{}", second.stderr);
    assert_eq!(second.one()["merged"], empty_plan());
    assert_eq!(second.one()["asks_for_members"], true);
    // What was not asked for is refused, and the correction after it asks for the whole.
    let answer = answer.with("answer.json", "{\"/phase\": \"\"}");
    let refused = run_in(&answer, &json).one();
    assert_eq!(refused["errors"][0]["kind"], "not_asked");
    assert!(refused["asks_for_members"].is_null(), "{refused}");
    let answer = answer.with("answer.json", "{\"/thought/plan\": \"x\"}");
    let run = run_in(&answer, &[&args[..], &next].concat());
    let whole = empty_plan().replacen("\"plan\":\"\"", "\"plan\":\"x\"", 1);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{whole}\n")),
        "{}",
        run.stderr
    );
}
