//! What `saop turn` is given beside the prompt: the configuration, the key, proxies, the file of events, and what is wrong with them.

use crate::endpoint::{Endpoint, Reply};
use crate::support::{ENVELOPE, Folder, command, finish};
use crate::turn::{HASTE, KEY, PROMPT, failed, turn, turn_with};

/// What is said in place of a text that has a part of the key.
const NOT_SHOWN: &str = "(the endpoint's message is not shown: it has a part of the key)";

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
