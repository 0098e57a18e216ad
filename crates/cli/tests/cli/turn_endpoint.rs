//! `saop turn` and an endpoint that is busy, fails, hangs, says too much, or is not there.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use crate::endpoint::{Endpoint, Reply};
use crate::support::{ENVELOPE, Folder, command, finish};
use crate::turn::{HASTE, PROMPT, failed, turn, turn_with};

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
fn what_does_not_speak_http_is_asked_once() {
    let endpoint = Endpoint::new((0..4).map(|_| Reply::Bytes(b"SSH-2.0-OpenSSH_9.2\r\n".to_vec())));
    let words = failed(&endpoint, HASTE);
    assert_eq!(
        words,
        "endpoint cannot be used: invalid HTTP version parsed"
    );
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
