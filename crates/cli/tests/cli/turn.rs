//! `saop turn` against an endpoint on loopback, which answers well, badly, late, too much or not at all.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use saop::EscalationReport;

use crate::endpoint::{Endpoint, Reply, piece};
use crate::support::{ENVELOPE, Folder, OBSERVATION, Run, command, empty_plan, finish};

/// Nothing in these tests is worth a wait.
const HASTE: &str = "[endpoint]\nmax_wait_s = 0\n";

const PROMPT: &str = "Which file splits the fields?\nSay it \"briefly\".";

/// A key that must not be shown, whatever happens.
const KEY: &str = "sk-5d0c/9b+7e==";

/// What is said in place of a text that has a part of the key.
const NOT_SHOWN: &str = "(the endpoint's message is not shown: it has a part of the key)";

/// Takes a turn under a configuration, and makes sure of what holds for every turn.
fn turn_with(endpoint: &Endpoint, config: &str, args: &[&str]) -> Run {
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

fn turn(endpoint: &Endpoint) -> Run {
    turn_with(endpoint, HASTE, &[])
}

/// A turn that the endpoint fails, with the words for it.
fn failed(endpoint: &Endpoint, config: &str) -> String {
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
fn the_configuration_sets_the_budget_the_limits_and_json_mode() {
    let endpoint = Endpoint::new([Reply::answer(&"x".repeat(100_000)), Reply::answer(ENVELOPE)]);
    let config = "[retry]\nmax_retries = 1\nprompt_budget_bytes = 2048\n[limits]\nmax_depth = 1\n\
                  [endpoint]\njson_mode = true\n";
    let run = turn_with(&endpoint, config, &[]);
    assert_eq!(run.code, 3);
    assert!(run.stdout.contains("at most 1 level"), "{}", run.stdout);
    let requests = endpoint.requests();
    assert!(requests[1].messages()[2].1.len() <= 2048);
    for request in requests {
        assert_eq!(request.body["response_format"]["type"], "json_object");
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

#[test]
fn a_busy_endpoint_is_asked_again_after_as_long_as_it_says() {
    let busy = Reply::status(
        429,
        "retry-after: 1\r\n",
        "{\"error\":{\"message\":\"slow down\"}}",
    );
    let endpoint = Endpoint::new([busy, Reply::answer(ENVELOPE)]);
    let start = Instant::now();
    let run = turn_with(&endpoint, "", &[]);
    assert_eq!(
        (run.code, run.stderr.as_str()),
        (
            0,
            "asking the endpoint again in 1s: endpoint returned HTTP 429: slow down\n"
        )
    );
    assert!(start.elapsed() >= Duration::from_secs(1));
    let requests = endpoint.requests();
    assert_eq!(requests.len(), 2);
    assert_eq!(requests[0].body, requests[1].body);
}

#[test]
fn a_wish_for_a_long_wait_is_cut() {
    for wish in ["3600", "Fri, 31 Dec 9999 23:59:59 GMT"] {
        let busy = Reply::status(503, &format!("retry-after: {wish}\r\n"), "");
        let endpoint = Endpoint::new([busy, Reply::answer(ENVELOPE)]);
        assert_eq!(turn(&endpoint).code, 0);
    }
}

#[test]
fn an_endpoint_that_keeps_failing_is_exit_4_after_as_many_tries_as_are_set() {
    for (tries, said) in [(1, ""), (3, " after 3 tries")] {
        let script = (0..9).map(|_| Reply::status(500, "", "{\"error\":\"out of\\nmemory\"}"));
        let endpoint = Endpoint::new(script);
        let config = format!("{HASTE}max_tries = {tries}\n");
        assert_eq!(
            failed(&endpoint, &config),
            format!("endpoint returned HTTP 500{said}: out of\\u{{a}}memory")
        );
        assert_eq!(endpoint.requests().len(), tries);
    }
}

#[test]
fn what_another_try_does_not_change_is_asked_once() {
    for code in [307, 400, 401, 403, 404, 408, 422] {
        let reply = Reply::status(
            code,
            "location: http://127.0.0.1:9/\r\nretry-after: 0\r\n",
            "",
        );
        let endpoint = Endpoint::new([reply, Reply::answer(ENVELOPE)]);
        let words = failed(&endpoint, HASTE);
        let hint = if code == 307 {
            " (redirects are not followed)"
        } else {
            ""
        };
        assert_eq!(words, format!("endpoint returned HTTP {code}{hint}"));
        assert_eq!(endpoint.requests().len(), 1, "{code}");
    }
}

#[test]
fn an_endpoint_that_hangs_is_left_in_time_and_not_asked_again() {
    let head = b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{\"choices\"".to_vec();
    for sent in [Vec::new(), head] {
        let endpoint = Endpoint::new([Reply::Hang(sent), Reply::answer(ENVELOPE)]);
        let words = failed(&endpoint, "[endpoint]\nrequest_timeout_s = 0.3\n");
        assert_eq!(words, "endpoint did not answer within 300ms");
        assert_eq!(endpoint.requests().len(), 1);
    }
}

#[test]
fn a_busy_endpoint_is_one_though_its_words_do_not_end() {
    let busy = b"HTTP/1.1 429 Busy\r\nretry-after: 0\r\ncontent-length: 9\r\n\r\n".to_vec();
    let config = format!("{HASTE}request_timeout_s = 0.5\n");
    let endpoint = Endpoint::new([Reply::Hang(busy.clone()), Reply::answer(ENVELOPE)]);
    assert_eq!(turn_with(&endpoint, &config, &[]).code, 0);
    let endpoint = Endpoint::new([Reply::Hang(busy)]);
    assert_eq!(
        failed(&endpoint, &format!("{config}max_tries = 1\n")),
        "endpoint returned HTTP 429"
    );
}

#[test]
fn faults_of_several_kinds_are_counted_together() {
    let failing = || Reply::status(503, "", "");
    let busy = Reply::status(429, "", "");
    let endpoint = Endpoint::new([failing(), busy, Reply::answer(ENVELOPE)]);
    assert_eq!(turn(&endpoint).code, 0);
    let endpoint = Endpoint::new([failing(), failing(), Reply::Hang(Vec::new())]);
    let words = failed(&endpoint, &format!("{HASTE}request_timeout_s = 0.5\n"));
    assert_eq!(words, "endpoint did not answer within 500ms after 3 tries");
}

#[test]
fn a_connection_that_is_cut_is_tried_again() {
    for cut in [Reply::cut, || Reply::Bytes(Vec::new())] {
        let endpoint = Endpoint::new([cut(), Reply::answer(ENVELOPE)]);
        assert_eq!(turn(&endpoint).code, 0);
        let endpoint = Endpoint::new((0..4).map(|_| cut()));
        let words = failed(&endpoint, HASTE);
        assert!(
            words.starts_with("connection to the endpoint failed after 4 tries: "),
            "{words}"
        );
        assert_eq!(endpoint.requests().len(), 4);
    }
}

#[test]
fn an_endpoint_that_is_not_there_is_exit_4() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}/secret", listener.local_addr().unwrap());
    drop(listener);
    let folder = Folder::new().with("c", HASTE).with("p", PROMPT);
    let args = [
        "turn",
        "--endpoint",
        &base,
        "--model",
        "m",
        "--config",
        "c",
        "--prompt",
        "p",
    ];
    let run = finish(command().args(args).current_dir(folder.path()));
    assert_eq!((run.code, run.stdout.as_str()), (4, ""));
    assert!(run.stderr.contains("refused"), "{}", run.stderr);
    assert!(run.stderr.contains("after 4 tries"), "{}", run.stderr);
    assert!(!run.stderr.contains("secret"), "{}", run.stderr);
}

#[test]
fn a_body_that_is_too_large_is_not_read_to_its_end() {
    let announced = b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n".to_vec();
    for reply in [Reply::Endless, Reply::Hang(announced)] {
        let endpoint = Endpoint::new([reply]);
        let words = failed(
            &endpoint,
            "[endpoint]\nmax_response_bytes = 100_000\nrequest_timeout_s = 10\n",
        );
        assert_eq!(words, "the endpoint's response is longer than 100000 bytes");
    }
    // A refusal of any length is one.
    let mut refusal = b"HTTP/1.1 400 Bad\r\n\r\n".to_vec();
    refusal.resize(1_000_000, b'x');
    let words = failed(&Endpoint::new([Reply::Bytes(refusal)]), HASTE);
    assert!(words.contains("400: xxx") && words.len() < 400, "{words}");
}

#[test]
fn a_response_of_exactly_the_most_bytes_is_read() {
    let Reply::Bytes(bytes) = Reply::answer(ENVELOPE) else {
        panic!("an answer has bytes");
    };
    let text = String::from_utf8(bytes).unwrap();
    let body = text.split_once("\r\n\r\n").unwrap().1.len();
    for (max, code) in [(body, 0), (body - 1, 4)] {
        let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
        let config = format!("[endpoint]\nmax_response_bytes = {max}\n");
        assert_eq!(turn_with(&endpoint, &config, &[]).code, code);
    }
}

#[test]
fn a_response_that_is_no_completion_is_exit_4_and_said() {
    for (body, words) in [
        (
            &b"{\"choices\": \"\xff\"}"[..],
            "the endpoint's response is not UTF-8",
        ),
        (
            b"<html>",
            "the endpoint's response is not a chat completion: expected value at line 1 column 1",
        ),
        (b"{\"choices\":[]}", "the endpoint's response has no answer"),
        (
            b"{\"error\":{\"message\":\"no such model\"}}",
            "the endpoint's response has no answer: no such model",
        ),
    ] {
        let endpoint = Endpoint::new([Reply::ok(body), Reply::answer(ENVELOPE)]);
        assert_eq!(failed(&endpoint, HASTE), words);
        assert_eq!(endpoint.requests().len(), 1);
    }
}

// SPEC R7
#[test]
fn a_fault_of_the_endpoint_between_corrections_is_exit_4_and_no_retry_of_the_protocol() {
    let endpoint = Endpoint::new([Reply::answer("words"), Reply::status(400, "", "gone")]);
    let run = turn(&endpoint);
    assert_eq!((run.code, run.stdout.as_str()), (4, ""));
    assert_eq!(
        run.stderr,
        "MALFORMED_RESPONSE attempt=1 class=invalid_json errors=[syntax]\n\
         error: client failed to answer correction 1: endpoint returned \
         HTTP 400: gone\n"
    );
}

#[test]
fn the_key_is_not_shown_where_the_endpoint_echoes_it() {
    // `turn` looks for it in both streams.
    let echo = format!("Incorrect key {KEY}, escaped {}", KEY.replace('/', "\\/"));
    let json = format!("{{\"error\":{{\"message\":\"{echo}\"}}}}");
    let bare = format!("{{\"key\":\"{echo}\"}}");
    for reply in [
        Reply::status(401, "", &json),
        Reply::status(401, "", &bare),
        Reply::status(401, "", format!("Incorrect key {KEY}")),
        Reply::ok(&json),
        Reply::ok(format!("{{\"choices\":[],\"error\":\"{KEY}\"}}")),
    ] {
        let words = failed(&Endpoint::new([reply]), HASTE);
        assert!(
            words.contains("***") || words.ends_with(NOT_SHOWN),
            "{words}"
        );
        assert!(!words.contains("9b+7e"), "{words}");
    }
    // In other forms, and where the text ends inside it.
    let padding = "x".repeat(16 * 1024 - 30);
    let cut =
        |text: &str| format!("HTTP/1.1 401 No\r\ncontent-length: 99999\r\n\r\n{text}").into_bytes();
    for reply in [
        Reply::status(401, "", "key sk\\u002d5d0c\\u002f9b+7e=="),
        Reply::status(401, "", "key sk-5d0c%2F9b%2b7e=="),
        Reply::status(401, "", format!("{{\"key\": \"{KEY}\", \"{padding}\": 1}}")),
        Reply::Bytes(cut("{\"error\":{\"message\":\"sk-5d0c/9b+7")),
        Reply::Hang(cut("{\"error\":{\"message\":\"sk-5d0c/9b+7")),
    ] {
        let words = failed(&Endpoint::new([reply]), HASTE);
        assert!(
            words.contains("***") || words.ends_with(NOT_SHOWN),
            "{words}"
        );
        for piece in ["5d0c/9b+", "5d0c\\u002f9b", "5d0c%2F9b"] {
            assert!(!words.contains(piece), "{words}");
        }
    }
    let endpoint = Endpoint::new((0..3).map(|_| Reply::stopped("", KEY)));
    let run = turn(&endpoint);
    assert_eq!(run.code, 3);
    assert!(
        run.stdout.contains("\"finish_reason\":\"***\""),
        "{}",
        run.stdout
    );
}

#[test]
fn what_is_asked_of_this_machine_goes_through_no_proxy() {
    let proxy = Endpoint::new([]);
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
    let folder = Folder::new().with("p", PROMPT);
    let ask = |base: &str, proxy: &str| {
        let args = ["turn", "--endpoint", base, "--model", "m", "--prompt", "p"];
        let mut command = command();
        command.args(args).env("OPENAI_API_KEY", KEY);
        finish(command.env("http_proxy", proxy).current_dir(folder.path()))
    };
    assert_eq!(ask(endpoint.base(), proxy.base()).code, 0);
    assert_eq!((endpoint.requests().len(), proxy.requests().len()), (1, 0));
    // Another machine is asked through it.
    let run = ask("http://192.0.2.1/v1", proxy.base());
    assert_eq!((run.code, proxy.requests().len()), (4, 1), "{}", run.stderr);
    let run = ask("http://192.0.2.1/v1", "socks5://u:hidden@127.0.0.1:1");
    let words = "error: expected http_proxy to be the URL of an HTTP proxy, such as http://localhost:3128, but found the scheme `socks5`\n";
    assert_eq!((run.code, run.stderr.as_str()), (2, words));
}

#[test]
fn what_does_not_speak_http_is_asked_once() {
    let endpoint = Endpoint::new((0..4).map(|_| Reply::Bytes(b"SSH-2.0-OpenSSH_9.2\r\n".to_vec())));
    let words = failed(&endpoint, HASTE);
    assert_eq!(
        words,
        "endpoint cannot be used: invalid HTTP version parsed"
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

#[test]
fn without_a_key_none_is_sent() {
    for key in [None, Some(""), Some(" \n")] {
        let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
        let folder = Folder::new().with("p", PROMPT);
        let mut command = command();
        command.args([
            "turn",
            "--endpoint",
            endpoint.base(),
            "--model",
            "m",
            "--prompt",
            "p",
        ]);
        command.current_dir(folder.path());
        if let Some(key) = key {
            command.env("OPENAI_API_KEY", key);
        }
        assert_eq!(finish(&mut command).code, 0);
        assert!(!endpoint.requests()[0].head.contains("authorization"));
    }
}

#[test]
fn what_is_wrong_before_anything_is_sent_is_exit_2_and_said() {
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
    let folder = Folder::new()
        .with("prompt.txt", PROMPT)
        .with("empty.txt", " \n")
        .with("latin.txt", b"caf\xe9")
        .with("wrong.toml", "[retry]\nmax_retrys = 2\n");
    let base = endpoint.base();
    let hidden = base.replace("//", "//user:hidden@");
    let cases: &[(&[&str], &str)] = &[
        (
            &["--config", "wrong.toml"],
            "error: wrong.toml:2:1: expected a retry setting",
        ),
        (
            &["--config", "gone.toml"],
            "error: gone.toml could not be read: ",
        ),
        (
            &["--config", "latin.txt"],
            "error: latin.txt could not be read: expected UTF-8, but found other bytes at offset 3",
        ),
        (
            &["--prompt", "gone.txt"],
            "error: gone.txt could not be read: ",
        ),
        (
            &["--prompt", "latin.txt"],
            "error: latin.txt could not be read: ",
        ),
        (
            &["--prompt", "empty.txt"],
            "error: expected a prompt in empty.txt, but found it empty",
        ),
        (
            &["--prompt", "-"],
            "error: expected a prompt in standard input, but found it empty",
        ),
        (&["--endpoint", &hidden], "error: expected a base URL"),
        (
            &["--endpoint", "localhost:1/v1"],
            "error: expected a base URL",
        ),
        (&["--model", ""], "error: a value is required"),
        (&["--type", "auto"], "error: no schema is named `auto`"),
    ];
    for (args, words) in cases {
        let mut command = command();
        command.arg("turn").args(*args).current_dir(folder.path());
        for (name, value) in [
            ("--endpoint", base),
            ("--model", "m"),
            ("--prompt", "prompt.txt"),
        ] {
            if !args.contains(&name) {
                command.args([name, value]);
            }
        }
        let run = finish(&mut command);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.starts_with(words), "{args:?}: {}", run.stderr);
        assert!(!run.stderr.contains("hidden"), "{}", run.stderr);
    }
    for missing in [&["turn", "--model", "m"][..], &["turn", "--endpoint", base]] {
        assert_eq!(finish(command().args(missing)).code, 2);
    }
    let args = ["turn", "--endpoint", base, "--model", "m"];
    let run = finish(command().args(args).env("OPENAI_API_KEY", "sk-1\nsk-2"));
    assert_eq!(run.code, 2);
    assert!(!run.stderr.contains("sk-"), "{}", run.stderr);
    assert!(endpoint.requests().is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_host_that_no_thread_can_look_up_is_an_endpoint_that_fails() {
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
    let base = endpoint.base().replace("127.0.0.1", "localhost");
    let folder = Folder::new()
        .with("saop.toml", "[endpoint]\nmax_tries = 1\n")
        .with("prompt.txt", PROMPT);
    let turn = |environment: Option<(&str, &str)>| {
        finish(
            command()
                .args(["turn", "--endpoint", &base, "--model", "m-1"])
                .args(["--config", "saop.toml", "--prompt", "prompt.txt"])
                .envs(environment)
                .current_dir(folder.path()),
        )
    };
    let failed = turn(Some(crate::support::NO_THREADS));
    assert_eq!((failed.code, failed.stdout.as_str()), (4, ""));
    let why = "no thread to look up the host: ";
    assert!(failed.stderr.contains(why), "{}", failed.stderr);
    let done = turn(None);
    assert_eq!((done.code, done.stderr.as_str()), (0, ""));
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

#[test]
fn events_do_not_go_into_what_is_read() {
    let endpoint = Endpoint::new([Reply::answer(ENVELOPE)]);
    let run = turn_with(&endpoint, HASTE, &["--events", "./prompt.txt"]);
    let said = "expected a file of its own for events, but found ./prompt.txt, which is read\n";
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.ends_with(said), "{}", run.stderr);
}

// Found by an attack: a pipe that nobody reads was waited for without an end.
#[cfg(target_os = "linux")]
#[test]
fn events_do_not_go_into_a_pipe_that_nobody_reads() {
    use crate::support::{pipe_at, run_bounded};

    let folder = Folder::new().with("prompt.txt", "Go on.");
    pipe_at(&folder.path().join("events"));
    let run = run_bounded(
        &folder,
        &[
            "turn",
            "--endpoint=http://localhost:1/v1",
            "--model=m",
            "--prompt=prompt.txt",
            "--events=events",
        ],
    );
    let why = "error: events could not be written: expected a file, or a pipe that a program reads, but found a pipe without a \
               reader; start the reader first\n";
    assert_eq!((run.code, &*run.stderr), (2, why));
}

/// The events of an answer in small pieces, without the last ones if it never ends.
fn streamed(answer: &str, size: usize) -> Vec<u8> {
    let characters: Vec<char> = answer.chars().collect();
    let pieces = characters.chunks(size).map(|piece| {
        let delta = serde_json::json!({"content": piece.iter().collect::<String>()});
        let choice = serde_json::json!({"index": 0, "delta": delta, "finish_reason": null});
        format!("data: {}\n\n", serde_json::json!({"choices": [choice]}))
    });
    pieces.collect::<String>().into_bytes()
}

const END: &[u8] = b"data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n\
    data: {\"choices\":[],\"usage\":{\"prompt_tokens\":10,\"completion_tokens\":3}}\n\ndata: [DONE]\n\n";

// SPEC A8
#[test]
fn a_streamed_answer_is_left_where_it_is_lost() {
    let wrong = ENVELOPE.replacen("\"turn_index\":", "\"turn_index\":\"\",\"x\":", 1);
    let lost = wrong.find("\"turn_index\":").unwrap() + "\"turn_index\":\"".len();
    // After the byte with which it is lost, nothing comes.
    let head = [Reply::stream_head(), piece(&streamed(&wrong[..lost], 4))].concat();
    let whole = [streamed(ENVELOPE, 9), END.to_vec()].concat();
    let endpoint = Endpoint::new([Reply::Hang(head), Reply::events(&whole)]);
    let run = turn_with(&endpoint, HASTE, &["--stream"]);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{ENVELOPE}\n")),
        "{}",
        run.stderr
    );
    let saved = ENVELOPE.len() - lost;
    assert_eq!(
        run.stderr,
        format!(
            "MALFORMED_RESPONSE attempt=1 class=schema_violation cut_bytes={lost} errors=[type at /turn_index]\n\
             RECOVERED attempts=1 prompt_tokens=10 completion_tokens=3 saved_bytes={saved}\n"
        )
    );
    let requests = endpoint.requests();
    assert_eq!(requests[0].body["stream"], true);
    let (_, correction) = requests[1].messages()[2];
    let line = format!("\n- /turn_index (line 1, column {lost}): expected an integer");
    assert!(correction.contains(&line), "{correction}");

    // What may be repaired is read to its end.
    let fenced = format!("```json\n{ENVELOPE}\n```");
    let whole = [streamed(&fenced, 9), END.to_vec()].concat();
    let endpoint = Endpoint::new([Reply::events(&whole)]);
    let run = turn_with(&endpoint, HASTE, &["--stream", "--repair", "listed"]);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{ENVELOPE}\n")),
        "{}",
        run.stderr
    );
    assert_eq!(
        run.stderr,
        format!(
            "REPAIRED attempts=0 edits=[fence at 0, fence at {}]\n",
            ENVELOPE.len() + 8
        )
    );
}

// SPEC A7
#[test]
fn a_turn_is_corrected_by_member() {
    let answers = [&empty_plan(), "{\"/thought/plan\": \"Look.\"}"];
    let endpoint = Endpoint::new(answers.map(|answer| {
        let whole = [streamed(answer, 5), END.to_vec()].concat();
        Reply::events(&whole)
    }));
    // A member at fault does not end the stream: the rest of the answer is needed.
    let run = turn_with(&endpoint, HASTE, &["--stream", "--corrections", "members"]);
    let whole = empty_plan().replacen("\"plan\":\"\"", "\"plan\":\"Look.\"", 1);
    assert_eq!(
        (run.code, run.stdout),
        (0, format!("{whole}\n")),
        "{}",
        run.stderr
    );
    let requests = endpoint.requests();
    let (_, correction) = requests[1].messages()[2];
    assert!(
        correction.contains("\n- \"/thought/plan\": its value\n"),
        "{correction}"
    );
}
