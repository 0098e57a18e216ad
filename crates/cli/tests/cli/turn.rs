//! `saop turn` against an endpoint on loopback: the retry protocol, and what the other tests of turns need.

use saop::EscalationReport;

use crate::endpoint::{Endpoint, Reply};
use crate::support::{ENVELOPE, Folder, OBSERVATION, Run, command, empty_plan, finish, run_with};

/// Nothing in these tests is worth a wait.
pub(crate) const HASTE: &str = "[endpoint]\nmax_wait_s = 0\n";

pub(crate) const PROMPT: &str = "Which file splits the fields?\nSay it \"briefly\".";

/// A key that must not be shown, whatever happens.
pub(crate) const KEY: &str = "sk-5d0c/9b+7e==";

/// Takes a turn under a configuration, and makes sure of what holds for every turn.
pub(crate) fn turn_with(endpoint: &Endpoint, config: &str, args: &[&str]) -> Run {
    let folder = Folder::new()
        .with("saop.toml", config)
        .with("prompt.txt", PROMPT);
    let run = finish(
        command()
            .args(["turn", "--endpoint", endpoint.base(), "--model", "m-1"])
            .args(["--config", "saop.toml", "--prompt", "prompt.txt"])
            .args(args)
            .env("OPENAI_API_KEY", KEY)
            .current_dir(folder.path()),
    );
    for text in [&run.stdout, &run.stderr] {
        assert!(!text.contains(KEY), "{text}");
    }
    run
}

pub(crate) fn turn(endpoint: &Endpoint) -> Run {
    turn_with(endpoint, HASTE, &[])
}

/// A turn that the endpoint fails, with the words for it.
pub(crate) fn failed(endpoint: &Endpoint, config: &str) -> String {
    let run = turn_with(endpoint, config, &[]);
    assert_eq!((run.code, run.stdout.as_str()), (4, ""), "{}", run.stderr);
    let (before, last) = match run.stderr.trim_end().rsplit_once('\n') {
        Some((before, last)) => (before, last),
        None => ("", run.stderr.trim_end()),
    };
    assert_eq!(before.lines().count() + 1, endpoint.requests().len());
    for line in before.lines() {
        assert!(line.starts_with("asking the endpoint again in "), "{line}");
    }
    last.strip_prefix("error: ").unwrap().to_owned()
}

#[test]
fn the_prompt_is_a_file_or_standard_input_and_the_schema_is_added() {
    let folder = Folder::new().with("prompt.txt", PROMPT);
    let file = folder.path().join("prompt.txt");
    let file = file.to_str().unwrap();
    for (input, args) in [
        ("", &["--prompt", file][..]),
        (PROMPT, &["--prompt", "-"]),
        (PROMPT, &[]),
    ] {
        let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
        let of = ["turn", "--endpoint", endpoint.base(), "--model", "m"];
        let run = run_with(input, &[&of, args].concat());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        let requests = endpoint.requests();
        let messages = requests[0].body["messages"].as_array().unwrap();
        let content = |at: usize| messages[at]["content"].as_str().unwrap();
        assert_eq!((messages.len(), content(1)), (2, PROMPT));
        assert!(content(0).contains("SAOP_Envelope"));
    }
}

// SPEC R1
#[test]
fn a_valid_answer_is_printed_and_nothing_more_is_asked() {
    let endpoint = Endpoint::new([Reply::answer(&ENVELOPE.replace(',', ", "))]);
    let run = turn(&endpoint);
    assert_eq!(
        (run.code, run.stdout, run.stderr.as_str()),
        (0, format!("{ENVELOPE}\n"), "")
    );

    let requests = endpoint.requests();
    assert_eq!(requests.len(), 1);
    let head = &requests[0].head;
    assert!(
        head.starts_with("POST /v1/chat/completions HTTP/1.1\r\n"),
        "{head}"
    );
    assert!(
        head.contains(&format!("\r\nauthorization: Bearer {KEY}\r\n")),
        "{head}"
    );
    assert_eq!(requests[0].body["model"], "m-1");
    assert_eq!(requests[0].body.get("response_format"), None);
    let messages = requests[0].messages();
    assert_eq!(messages[1..], [("user", PROMPT)]);
    let (role, system) = messages[0];
    assert_eq!(role, "system");
    assert!(
        system.contains(&format!("\"$id\":\"{}\"", saop::SAOP_ENVELOPE_SCHEMA_ID)),
        "{system}"
    );
    assert!(system.contains("no prose and no code fence"), "{system}");
}

// SPEC R4, R6, R8
#[test]
fn it_recovers_on_the_second_correction_and_sends_only_the_newest() {
    let answers = ["I will look.", &empty_plan(), ENVELOPE];
    let endpoint = Endpoint::new(answers.map(Reply::answer));
    let run = turn(&endpoint);
    assert_eq!((run.code, run.stdout), (0, format!("{ENVELOPE}\n")));
    assert_eq!(
        run.stderr,
        "MALFORMED_RESPONSE attempt=1 class=invalid_json errors=[syntax]\n\
         MALFORMED_RESPONSE attempt=2 class=schema_violation errors=[minLength at /thought/plan]\n\
         RECOVERED attempts=2 prompt_tokens=30 completion_tokens=9\n"
    );

    let requests = endpoint.requests();
    let lengths: Vec<_> = requests
        .iter()
        .map(|request| request.messages().len())
        .collect();
    assert_eq!(lengths, [2, 3, 3]);
    for (request, answer) in requests[1..].iter().zip(answers) {
        let messages = request.messages();
        assert_eq!(messages[..2], requests[0].messages());
        let (role, correction) = messages[2];
        assert_eq!(role, "user");
        assert!(correction.starts_with("Your previous response was not valid SAOP JSON."));
        assert!(
            correction.contains(&format!("-----\n{answer}\n-----")),
            "{correction}"
        );
    }
    assert!(!requests[2].body.to_string().contains("I will look."));
}

// SPEC R3, R7
#[test]
fn three_refused_answers_are_exit_3_with_the_report() {
    let endpoint = Endpoint::new([
        Reply::stopped("{\"schema_version\":", "length"),
        Reply::stopped("I cannot.", "content_filter"),
        Reply::ok(r#"{"choices":[{"message":{"content":null,"refusal":"No, never."}}]}"#),
        Reply::answer(ENVELOPE),
    ]);
    let run = turn(&endpoint);
    assert_eq!(run.code, 3);
    assert_eq!(run.stdout.lines().count(), 1);
    let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
    assert_eq!(report.attempts, 2);
    let context = report.context.unwrap();
    assert_eq!(
        (
            &*context.session_id,
            &*context.agent_id,
            context.turn_index,
            &*context.phase
        ),
        ("session", "agent", 0, "turn")
    );
    let usage = report.usage.unwrap();
    assert_eq!((usage.prompt_tokens, usage.completion_tokens), (20, 6));
    let history: Vec<_> = report
        .history
        .iter()
        .map(|refused| {
            let text = refused.response.as_deref().unwrap();
            (
                refused.class.to_string(),
                text,
                refused.finish_reason.as_deref().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        history,
        [
            ("truncated".to_owned(), "{\"schema_version\":", "length"),
            ("refusal".to_owned(), "I cannot.", "content_filter"),
            ("refusal".to_owned(), "No, never.", "refusal"),
        ]
    );
    assert_eq!(endpoint.requests().len(), 3);
    let events: Vec<_> = run.stderr.lines().collect();
    assert_eq!(events.len(), 3, "{}", run.stderr);
    assert_eq!(
        events[2],
        "MAX_RETRIES_EXCEEDED attempts=2 reason=max_retries_exceeded class=refusal prompt_tokens=20 \
         completion_tokens=6 errors=[syntax]"
    );
    for words in ["schema_version", "I cannot", "never"] {
        assert!(!run.stderr.contains(words), "{}", run.stderr);
    }
}

// SPEC R9
#[test]
fn the_configuration_sets_the_retries_and_requests_do_not_grow_with_them() {
    let endpoint = Endpoint::new((0..8).map(|_| Reply::answer("nothing but words")));
    let config = "[retry]\nmax_retries = 7\n";
    assert_eq!(turn_with(&endpoint, config, &[]).code, 3);
    let sizes: Vec<_> = endpoint
        .requests()
        .iter()
        .map(|request| request.bytes)
        .collect();
    assert_eq!(sizes.len(), 8);
    assert!(sizes[1..].iter().all(|size| *size == sizes[1]), "{sizes:?}");

    let endpoint = Endpoint::new([Reply::answer("words"), Reply::answer("words")]);
    let config = "[retry]\nmax_retries = 7\nstop_without_progress = true\n";
    let run = turn_with(&endpoint, config, &[]);
    let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
    assert_eq!(
        (report.reason.to_string(), report.attempts),
        ("no_progress".to_owned(), 1)
    );
}

// SPEC R9
#[test]
fn the_command_line_sets_the_retries_over_the_configuration() {
    let endpoint = Endpoint::new((0..8).map(|_| Reply::answer("nothing but words")));
    let run = turn_with(
        &endpoint,
        "[retry]\nmax_retries = 7\n",
        &["--max-retries", "0"],
    );
    assert_eq!((run.code, endpoint.requests().len()), (3, 1));
}

// SPEC R10
#[test]
fn a_turn_is_of_the_session_agent_and_phase_that_are_given() {
    let given = ["--session", "s-1", "--agent", "a", "--phase", "say \"x\""];
    let answer = ENVELOPE.replace("\"phase\":\"p\"", "\"phase\":\"say \\\"x\\\"\"");
    assert_ne!(answer, ENVELOPE);
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE), Reply::answer(&answer)]);
    let run = turn_with(&endpoint, HASTE, &given);
    assert_eq!((run.code, run.stdout), (0, format!("{answer}\n")));
    assert_eq!(
        run.stderr.lines().next().unwrap(),
        "MALFORMED_RESPONSE attempt=1 class=schema_violation errors=[another_turn at /phase]"
    );
    let requests = endpoint.requests();
    let (_, system) = requests[0].messages()[0];
    assert!(
        system.contains("- `agent_id` of the object is \"a\".\n"),
        "{system}"
    );
    assert!(
        system.ends_with("- `phase` of the object is \"say \\\"x\\\"\"."),
        "{system}"
    );
    // An envelope does not name the session.
    assert!(!system.contains("session_id"), "{system}");
    let (_, correction) = requests[1].messages()[2];
    let words = "expected `say \"x\"` in this turn, but found `p`";
    assert!(correction.contains(words), "{correction}");

    let endpoint = Endpoint::new([
        Reply::answer("no"),
        Reply::answer("no"),
        Reply::answer("no"),
    ]);
    let run = turn_with(&endpoint, HASTE, &given);
    let report = saop::parse::<EscalationReport>(&run.stdout).unwrap();
    let context = report.context.unwrap();
    assert_eq!(
        (&*context.session_id, &*context.agent_id, &*context.phase),
        ("s-1", "a", "say \"x\"")
    );
}

// SPEC R6
#[test]
fn the_events_go_to_a_file_as_json_lines_behind_what_it_has() {
    let folder = Folder::new()
        .with("prompt.txt", PROMPT)
        .with("events.ndjson", "{\"event\":\"before\"}\n");
    let lines = |endpoint: &Endpoint, events: &str| {
        let run = finish(
            command()
                .args(["turn", "--endpoint", endpoint.base(), "--model", "m-1"])
                .args(["--prompt", "prompt.txt", "--agent", "a", "--events", events])
                .current_dir(folder.path()),
        );
        (run.code, run.stderr)
    };
    let endpoint = Endpoint::new(["no", ENVELOPE].map(Reply::answer));
    assert_eq!(lines(&endpoint, "events.ndjson").0, 0);
    let endpoint = Endpoint::new([&empty_plan(), "", "{"].map(Reply::answer));
    assert_eq!(lines(&endpoint, "events.ndjson").0, 3);
    let text = std::fs::read_to_string(folder.path().join("events.ndjson")).unwrap();
    let events: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let names: Vec<_> = events
        .iter()
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "before",
            "MALFORMED_RESPONSE",
            "RECOVERED",
            "MALFORMED_RESPONSE",
            "MALFORMED_RESPONSE",
            "MAX_RETRIES_EXCEEDED"
        ]
    );
    assert_eq!(events[1]["context"]["agent_id"], "a");
    assert_eq!(
        (&events[1]["attempt"], &events[1]["class"]),
        (&1.into(), &"invalid_json".into())
    );
    assert_eq!(events[3]["errors"][0]["path"], "/thought/plan");
    assert_eq!(events[5]["reason"], "max_retries_exceeded");

    // Nothing is asked where the events have no place.
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
    let (code, stderr) = lines(&endpoint, "missing/events.ndjson");
    assert_eq!((code, endpoint.requests().len()), (2, 0));
    assert!(
        stderr.starts_with("error: missing/events.ndjson could not be written: "),
        "{stderr}"
    );
    #[cfg(target_os = "linux")]
    {
        // A lost event is reported, and the answer is not lost.
        let endpoint = Endpoint::new(["no", ENVELOPE].map(Reply::answer));
        let (code, stderr) = lines(&endpoint, "/dev/full");
        assert_eq!((code, endpoint.requests().len()), (2, 2));
        assert!(
            stderr.contains("\nerror: /dev/full could not be written: "),
            "{stderr}"
        );
    }
}

#[test]
fn another_schema_can_be_asked_for() {
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE), Reply::answer(OBSERVATION)]);
    let run = turn_with(&endpoint, HASTE, &["--type", "observation"]);
    assert_eq!((run.code, run.stdout), (0, format!("{OBSERVATION}\n")));
    let requests = endpoint.requests();
    assert!(
        requests[0].messages()[0]
            .1
            .contains(saop::OBSERVATION_SCHEMA_ID)
    );
}

// SPEC R2
#[test]
fn a_call_of_a_tool_in_place_of_text_is_corrected_as_what_it_is() {
    let call = r#"{"choices":[{"message":{"content":null,"tool_calls":[{"id":"c1","type":"function","function":{"name":"ls","arguments":"{}"}}]},"finish_reason":"tool_calls"}]}"#;
    let endpoint = Endpoint::new([Reply::ok(call), Reply::answer(ENVELOPE)]);
    assert_eq!(turn(&endpoint).code, 0);
    let asked = endpoint.requests();
    let correction = asked[1].messages()[2].1.to_owned();
    assert!(correction.contains("\"name\":\"ls\""), "{correction}");
    assert!(correction.contains("but found an array"), "{correction}");
}

// SPEC X3
#[test]
fn a_model_is_told_its_tools_and_corrected_when_it_calls_another() {
    let wrong = ENVELOPE.replace("\"tool_name\":\"t\"", "\"tool_name\":\"u\"");
    let endpoint = Endpoint::new([&*wrong, ENVELOPE].map(Reply::answer));
    let folder = Folder::new().with(
        "tools.json",
        r#"{"t": {"description": "Does it.", "maxProperties": 0}}"#,
    );
    let tools = folder.path().join("tools.json");
    let run = turn_with(&endpoint, HASTE, &["--tools", tools.to_str().unwrap()]);
    assert_eq!((run.code, run.stdout), (0, format!("{ENVELOPE}\n")));
    assert!(
        run.stderr.starts_with(
            "MALFORMED_RESPONSE attempt=1 class=schema_violation errors=[unknown_tool at /action/tool_name]\n"
        ),
        "{}",
        run.stderr
    );
    let requests = endpoint.requests();
    let (_, system) = requests[0].messages()[0];
    assert!(
        system.contains("- t: Does it.\n  {\"description\""),
        "{system}"
    );
    let (_, correction) = requests[1].messages()[2];
    assert!(correction.contains("there are `t`"), "{correction}");
}
