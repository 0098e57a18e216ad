//! The client for OpenAI-compatible endpoints, where the command does not show it.

#![cfg(feature = "client")]
#![cfg(test)]

#[path = "../../../tests/support/apart.rs"]
mod apart;
#[path = "support/block_on.rs"]
mod block_on;
#[allow(dead_code, reason = "the command's tests use the rest")]
#[path = "../../../tests/support/endpoint.rs"]
mod endpoint;
#[path = "../../../tests/support/tls.rs"]
mod tls;

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use apart::apart;
use block_on::block_on;
use endpoint::{Endpoint, Reply};
use tls::{SecureEndpoint, trusting};

use saop::{
    MalformedResponseHandler, Message, SaopParallelTurnEnvelope, TurnContext, TurnExecutor,
    protocol_instructions,
};
use saop_providers::{ApiKey, EndpointError, EndpointPolicy, OpenAiClient};

const ENVELOPE: &str = include_str!("../../../examples/envelope.json");

fn client(endpoint: &Endpoint) -> OpenAiClient {
    let policy = EndpointPolicy::default()
        .with_connect_timeout(Duration::from_secs(5))
        .with_request_timeout(Duration::from_secs(5))
        .with_max_tries(NonZeroU32::MIN);
    OpenAiClient::new(endpoint.base(), "m", policy).unwrap()
}

fn context() -> TurnContext {
    TurnContext::new(
        "s".parse().unwrap(),
        "a".parse().unwrap(),
        13,
        "plan".parse().unwrap(),
    )
}

// SPEC R8
#[test]
fn a_run_asks_a_question_a_turn_and_corrections_are_about_the_newest() {
    let answers = ["words", ENVELOPE, "other words", ENVELOPE];
    let endpoint = Endpoint::new(answers.map(Reply::answer));
    let client = Arc::new(client(&endpoint).with_system("Rules."));
    let handler = MalformedResponseHandler::new(Arc::clone(&client));
    let mut run = TurnExecutor::new(handler, context()).accepting_any_turn();
    block_on(async {
        for question in ["first", "second"] {
            let answer = client.ask(question).await.unwrap();
            run.execute(answer).await.unwrap();
        }
    });
    let asked: Vec<Vec<String>> = endpoint
        .requests()
        .iter()
        .map(|request| {
            let messages = request.messages().into_iter();
            messages
                .map(|(_, content)| content.chars().take(7).collect())
                .collect()
        })
        .collect();
    assert_eq!(
        asked,
        [
            &["Rules.", "first"][..],
            &["Rules.", "first", "Your pr"],
            &["Rules.", "second"],
            &["Rules.", "second", "Your pr"],
        ]
    );
}

#[test]
fn a_clone_shares_the_conversation() {
    let endpoint = Endpoint::new(["words", ENVELOPE].map(Reply::answer));
    let one = client(&endpoint);
    let handler = MalformedResponseHandler::new(one.clone());
    block_on(async {
        let first = one.ask("one").await.unwrap();
        handler.handle(first, &context()).await.unwrap()
    });
    assert_eq!(endpoint.requests()[1].messages()[1], ("user", "one"));
}

#[test]
fn a_model_is_instructed_for_the_schema_that_it_is_to_answer_by() {
    let endpoint = Endpoint::new([Reply::answer("words")]);
    let schema = SaopParallelTurnEnvelope::schema();
    let client = client(&endpoint).with_schema(schema);
    block_on(saop::LlmClient::ask(&client, "Go on.", &context())).unwrap();
    let requests = endpoint.requests();
    let [system, question] = requests[0].messages()[..] else {
        panic!("expected two messages")
    };
    assert_eq!(system, ("system", &*protocol_instructions(schema)));
    assert_eq!(question, ("user", "Go on."));
}

#[test]
fn a_fork_has_a_conversation_of_its_own() {
    let answers = ["words", "words", ENVELOPE];
    let endpoint = Endpoint::new(answers.map(Reply::answer));
    let one = client(&endpoint);
    let envelope = block_on(async {
        let first = one.ask("one").await.unwrap();
        // It goes on from where it was made.
        let other = one.fork();
        other.ask("another").await.unwrap();
        MalformedResponseHandler::new(one)
            .handle(first, &context())
            .await
            .unwrap()
    });
    assert_eq!(envelope.turn_index, 13);
    let requests = endpoint.requests();
    assert_eq!(requests[2].messages().len(), 3);
    assert_eq!(requests[2].messages()[1], ("user", "one"));
}

#[test]
fn errors_say_which_and_how_long_to_wait() {
    let endpoint = Endpoint::new([
        Reply::status(429, "retry-after: 7\r\n", "busy"),
        Reply::Bytes(Vec::new()),
    ]);
    let client = client(&endpoint);
    let error = block_on(client.ask("q")).unwrap_err();
    assert_eq!(
        error,
        EndpointError::Status {
            code: 429,
            excerpt: "busy".to_owned(),
            retry_after: Some(Duration::from_secs(7)),
            tries: 1,
        }
    );
    assert!(error.is_transient());
    let error = block_on(client.ask("q")).unwrap_err();
    assert!(
        matches!(error, EndpointError::Connection { tries: 1, .. }),
        "{error:?}"
    );
}

// Found by an attack: what is not HTTP was asked for again, as if the connection had failed.
#[test]
fn what_another_try_cannot_mend_is_not_tried_again() {
    let asked = |reply: &[u8]| {
        let endpoint =
            Endpoint::new([reply, reply, reply].map(|reply| Reply::Bytes(reply.to_vec())));
        let policy = EndpointPolicy::default()
            .with_max_tries(NonZeroU32::new(3).unwrap())
            .with_max_wait(Duration::from_millis(1));
        let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
        let error = block_on(client.ask("q")).unwrap_err();
        (endpoint.requests().len(), error)
    };
    let chunked =
        |body: &str| format!("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{body}");
    let long = "x".repeat(1_000_000);
    for reply in [
        chunked("zz\r\n{}\r\n0\r\n\r\n"),
        chunked("2\r\n{}garbage"),
        chunked("fffffffffffffffff\r\n{}"),
        chunked("2\r\n{}\r\n0\r\nno trailer\r\n\r\n"),
        format!("HTTP/1.1 200 OK\r\nx: {long}\r\n\r\n"),
        format!("HTTP/1.1 200 OK\r\n{}\r\n", "x: y\r\n".repeat(500)),
        "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}".to_owned(),
        "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n{}".to_owned(),
        "HTTP/1.0 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n".to_owned(),
        "HTTP/1.1 099 Odd\r\n\r\n".to_owned(),
        "HTTP/3.7 200 OK\r\n\r\n".to_owned(),
        "220 mail.example.com ESMTP\r\n".to_owned(),
    ] {
        let (requests, error) = asked(reply.as_bytes());
        let reply: String = reply.chars().take(80).collect();
        assert_eq!(requests, 1, "{reply}: {error}");
        assert!(
            matches!(error, EndpointError::Unusable { .. }),
            "{reply}: {error:?}"
        );
    }
    for code in ["600", "999", "501", "505"] {
        let (requests, error) =
            asked(format!("HTTP/1.1 {code} Odd\r\ncontent-length: 0\r\n\r\n").as_bytes());
        assert_eq!(
            (requests, error.to_string()),
            (1, format!("endpoint returned HTTP {code}"))
        );
    }
    // A connection that is cut is tried again, wherever that was.
    for reply in [
        String::new(),
        "HTTP/1.1 20".to_owned(),
        "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}".to_owned(),
        chunked("2"),
        chunked("2\r\n{"),
        chunked("2\r\n{}\r\n"),
    ] {
        let (requests, error) = asked(reply.as_bytes());
        assert_eq!(requests, 3, "{reply}: {error}");
        assert!(
            matches!(error, EndpointError::Connection { .. }),
            "{reply}: {error:?}"
        );
    }
}

#[test]
fn debug_shows_no_key_no_path_and_no_question() {
    let endpoint = Endpoint::new([Reply::status(401, "", "Incorrect key sk-8d1f")]);
    let base = format!("{}?hidden", endpoint.base());
    let client = OpenAiClient::new(&base, "m", EndpointPolicy::default())
        .unwrap()
        .with_key(Some(ApiKey::new("sk-8d1f").unwrap()))
        .unwrap();
    let error = block_on(client.ask("hidden question")).unwrap_err();
    for text in [
        format!("{client:?}"),
        format!("{error:?}"),
        error.to_string(),
    ] {
        assert!(text.contains("***"), "{text}");
        assert!(
            !text.contains("sk-8d1f") && !text.contains("hidden"),
            "{text}"
        );
    }
    let head = &endpoint.requests()[0].head;
    assert!(
        head.starts_with("POST /v1/chat/completions?hidden "),
        "{head}"
    );
}

/// How many bytes of an endpoint's message are looked at.
const LOOKED_AT: usize = 16 * 1024;

/// Whether a text shows eight characters in a row of the key, in any of its spellings.
fn shows(text: &str, key: &str) -> bool {
    let plain = text.replace("\\u002d", "-").replace("%2D", "-");
    let pieces = key.as_bytes().windows(8);
    let mut pieces = pieces.map(|piece| std::str::from_utf8(piece).unwrap());
    pieces.any(|piece| plain.contains(piece))
}

#[test]
fn a_key_that_is_cut_where_a_message_is_cut_is_not_shown() {
    // No piece between two hyphens is long enough to be found without them.
    let key = "sk-proj-8d1f-0a2b-3c4d-5e6f";
    let spellings = ["-", "\\u002d", "%2D"].map(|hyphen| key.replace('-', hyphen));
    // What is before and after the message, and how many bytes it has before the key, as far as it is looked at: an
    // invalid byte is replaced by three, and the message of an answer is looked at from its quotation mark.
    let places: [(u16, &[u8], &str, usize); 5] = [
        (400, b"", "", 0),
        (400, b"{\"error\":{\"message\":\"", "\"}}", 21),
        (400, b"\xff\xff\xff", "", 9),
        (200, b"{\"error\":{\"message\":\"", "\"}}", 1),
        (200, b"{\"choices\":[],\"error\":\"", "\"}", 1),
    ];
    let mut cases = Vec::new();
    for (code, before, after, length) in places {
        for spelling in &spellings {
            for shown in 0..=spelling.len() {
                let mut body = before.to_vec();
                body.resize(before.len() + LOOKED_AT - length - shown, b' ');
                body.extend(format!("{spelling} is wrong{after}").bytes());
                cases.push((code, body, spelling.as_str(), shown));
            }
        }
    }
    let replies = cases.iter();
    let endpoint = Endpoint::new(replies.map(|(code, body, ..)| Reply::status(*code, "", body)));
    let client = client(&endpoint)
        .with_key(Some(ApiKey::new(key).unwrap()))
        .unwrap();
    for (code, _, spelling, shown) in &cases {
        let error = block_on(client.ask("q")).unwrap_err();
        for text in [error.to_string(), format!("{error:?}")] {
            assert!(!shows(&text, key), "{code} {shown}: {text}");
        }
        let piece = &spelling[..*shown];
        if !shows(piece, key) {
            assert!(
                error.to_string().ends_with(piece),
                "{code} {shown}: {error}"
            );
        }
    }
}

/// As patient as any client, but for the waits.
fn persistent() -> EndpointPolicy {
    EndpointPolicy::default()
        .with_request_timeout(Duration::from_secs(5))
        .with_max_wait(Duration::from_millis(1))
}

#[test]
fn an_endpoint_with_a_certificate_that_is_trusted_is_asked() {
    trusting("certificate.pem", || {
        let endpoint = SecureEndpoint::new(&Reply::answer(ENVELOPE));
        let client = OpenAiClient::new(endpoint.base(), "m", persistent()).unwrap();
        let answer = block_on(client.ask("q")).unwrap();
        assert_eq!(answer.as_bytes(), ENVELOPE.as_bytes());
    });
}

#[test]
fn a_certificate_that_is_not_trusted_is_said_at_once() {
    trusting("another.pem", || {
        let endpoint = SecureEndpoint::new(&Reply::answer(ENVELOPE));
        let client = OpenAiClient::new(endpoint.base(), "m", persistent()).unwrap();
        let error = block_on(client.ask("q")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "could not establish a secure connection to the endpoint: invalid peer certificate: UnknownIssuer"
        );
        assert!(matches!(error, EndpointError::Tls { .. }), "{error:?}");
        assert_eq!(endpoint.connections(), 1);
    });
}

#[test]
fn a_status_is_told_though_its_words_do_not_end() {
    let head = |code| format!("HTTP/1.1 {code} Scripted\r\ncontent-length: 100\r\n\r\nbusy, ");
    let policy = persistent().with_request_timeout(Duration::from_millis(300));
    // Which another try changes, and which none does.
    for (code, asked) in [(503, 4), (401, 1)] {
        let endpoint = Endpoint::new((0..4).map(|_| Reply::Hang(head(code).into_bytes())));
        let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
        let error = block_on(client.ask("q")).unwrap_err();
        let expected = EndpointError::Status {
            code,
            excerpt: "busy,".to_owned(),
            retry_after: None,
            tries: asked,
        };
        assert_eq!(error, expected);
        assert_eq!(endpoint.requests().len(), asked as usize);
    }
}

#[test]
fn the_words_of_a_status_are_not_waited_for_as_long_as_an_answer() {
    let head = b"HTTP/1.1 400 Scripted\r\ncontent-length: 100\r\n\r\n".to_vec();
    let endpoint = Endpoint::new([Reply::Hang(head)]);
    let policy = persistent().with_request_timeout(Duration::from_mins(10));
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    let start = Instant::now();
    let error = block_on(client.ask("q")).unwrap_err();
    assert!(
        matches!(error, EndpointError::Status { code: 400, .. }),
        "{error:?}"
    );
    assert!(start.elapsed() < Duration::from_mins(1));
}

#[test]
fn faults_and_timeouts_are_told_apart_and_counted() {
    let endpoint = Endpoint::new([
        Reply::status(500, "", ""),
        Reply::Hang(b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{".to_vec()),
        Reply::ok(b"\xff"),
        Reply::ok("[]"),
        Reply::ok("{}"),
        Reply::Endless,
        Reply::status(200, "", " ".repeat(2000)),
    ]);
    let after = Duration::from_millis(500);
    let policy = persistent()
        .with_request_timeout(after)
        .with_max_response_bytes(1000);
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    let ask = || block_on(client.ask("q")).unwrap_err();
    assert_eq!(ask(), EndpointError::Timeout { after, tries: 2 });
    assert_eq!(ask(), EndpointError::NotUtf8 { tries: 1 });
    let error = ask();
    assert!(
        matches!(error, EndpointError::Unexpected { tries: 1, .. }),
        "{error:?}"
    );
    let none = EndpointError::NoAnswer {
        excerpt: String::new(),
        tries: 1,
    };
    assert_eq!(ask(), none);
    for _ in 0..2 {
        assert_eq!(
            ask(),
            EndpointError::BodyTooLarge {
                max: 1000,
                tries: 1
            }
        );
    }
}

#[test]
fn the_words_of_a_status_have_the_bound_of_a_response() {
    let endpoint = Endpoint::new([Reply::status(400, "", "x".repeat(5000))]);
    let policy = persistent().with_max_response_bytes(3);
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    let error = block_on(client.ask("q")).unwrap_err();
    assert_eq!(error.to_string(), "endpoint returned HTTP 400: xxx");
}

#[test]
fn a_time_limit_that_no_clock_holds_is_none() {
    let endpoint = Endpoint::new([Reply::answer("words")]);
    let policy = persistent().with_request_timeout(Duration::MAX);
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    assert_eq!(block_on(client.ask("q")).unwrap().as_bytes(), b"words");
}

// SPEC R7
#[test]
fn a_key_does_not_change_why_a_model_stopped() {
    let endpoint = Endpoint::new(["max_tokens", "x-stop"].map(|why| Reply::stopped("{}", why)));
    let client = client(&endpoint)
        .with_key(Some(ApiKey::new("x").unwrap()))
        .unwrap();
    let reason = || {
        let answer = block_on(client.ask("q")).unwrap();
        answer.finish_reason().unwrap().as_str().to_owned()
    };
    assert_eq!(reason(), "max_tokens");
    assert_eq!(reason(), "***-stop");
}

#[test]
fn a_question_without_an_answer_takes_no_corrections() {
    let endpoint = Endpoint::new([
        Reply::answer("words"),
        Reply::status(400, "", ""),
        Reply::answer(ENVELOPE),
    ]);
    let client = client(&endpoint);
    block_on(async {
        let first = client.ask("one").await.unwrap();
        client.ask("two").await.unwrap_err();
        let handler = MalformedResponseHandler::new(&client);
        handler.handle(first, &context()).await.unwrap();
    });
    assert_eq!(endpoint.requests()[2].messages()[1], ("user", "one"));
}

// SPEC R7
#[test]
fn a_fault_within_a_correction_sends_the_same_one_again_and_spends_no_retry() {
    let endpoint = Endpoint::new([
        Reply::answer("words"),
        Reply::status(503, "", ""),
        Reply::cut(),
        Reply::answer("other words"),
        Reply::answer(ENVELOPE),
    ]);
    let client = OpenAiClient::new(endpoint.base(), "m", persistent()).unwrap();
    block_on(async {
        let first = client.ask("q").await.unwrap();
        let handler = MalformedResponseHandler::new(&client);
        handler.handle(first, &context()).await.unwrap();
    });
    let requests = endpoint.requests();
    assert_eq!(requests.len(), 5);
    assert_eq!(requests[1].body, requests[2].body);
    assert_eq!(requests[1].body, requests[3].body);
    assert_ne!(requests[1].body, requests[4].body);
}

#[test]
fn a_redirect_is_not_followed() {
    let other = Endpoint::new([Reply::answer(ENVELOPE)]);
    for code in [301, 302, 307, 308] {
        let headers = format!("location: {}/chat/completions\r\n", other.base());
        let endpoint = Endpoint::new([Reply::status(code, &headers, "")]);
        let error = block_on(client(&endpoint).ask("q")).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("endpoint returned HTTP {code} (redirects are not followed)")
        );
    }
    assert!(other.requests().is_empty());
}

#[test]
fn a_future_that_is_dropped_asks_no_more() {
    let endpoint = Endpoint::new((0..4).map(|_| Reply::status(503, "", "")));
    let policy = EndpointPolicy::default().with_max_wait(Duration::from_millis(200));
    let client = OpenAiClient::new(endpoint.base(), "m", policy).unwrap();
    block_on(async {
        let first = tokio::time::timeout(Duration::from_millis(100), client.ask("q")).await;
        assert!(first.is_err());
        let before = endpoint.requests().len();
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(endpoint.requests().len(), before);
    });
}

/// Keeps what a subscriber writes.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_try_that_failed_is_told_without_the_key_and_the_question() {
    let echo = || Reply::status(503, "retry-after: 3600\r\n", "no sk-8d1f");
    let endpoint = Endpoint::new([echo(), Reply::answer("words")]);
    let told = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&told);
    let client = OpenAiClient::new(endpoint.base(), "m", persistent())
        .unwrap()
        .with_key(Some(ApiKey::new("sk-8d1f").unwrap()))
        .unwrap()
        .with_watch(move |error, wait| kept.lock().unwrap().push((error.clone(), wait)));
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .finish();
    // As in the tests of the events: with a second subscriber, every one is asked what it wants.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    tracing::subscriber::with_default(subscriber, || {
        block_on(client.clone().ask("hidden question")).unwrap();
    });
    let lines = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(
        lines.contains("WARN saop::endpoint: endpoint returned HTTP 503: no *** tries=1 wait=1ms"),
        "{lines}"
    );
    assert!(
        !lines.contains("sk-8d1f") && !lines.contains("hidden"),
        "{lines}"
    );
    let told = told.lock().unwrap();
    let [
        (
            EndpointError::Status {
                code: 503,
                retry_after,
                ..
            },
            wait,
        ),
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    assert_eq!(*retry_after, Some(Duration::from_hours(1)));
    assert_eq!(*wait, Duration::from_millis(1));
}

#[test]
fn the_key_of_the_environment_is_taken_where_it_is_one() {
    let from = |value: Option<&str>, test: fn()| {
        apart("OPENAI_API_KEY", value.map(AsRef::as_ref), test);
    };
    let none = || assert_eq!(ApiKey::from_env().unwrap(), None);
    from(None, none);
    from(Some(" \n"), none);
    from(Some(" sk-8d1f\n"), || {
        let key = ApiKey::new("sk-8d1f").unwrap();
        assert_eq!(ApiKey::from_env().unwrap(), Some(key));
    });
    from(Some("sk 8d1f"), || {
        assert_eq!(
            ApiKey::from_env().unwrap_err().to_string(),
            "OPENAI_API_KEY: expected a key of printable ASCII without spaces, but found a space or another character \
             in it"
        );
    });
    #[cfg(unix)]
    {
        let bytes = std::os::unix::ffi::OsStrExt::from_bytes(b"sk-\xff");
        apart("OPENAI_API_KEY", Some(bytes), || {
            let error = ApiKey::from_env().unwrap_err().to_string();
            assert!(error.starts_with("OPENAI_API_KEY: "), "{error}");
        });
    }
}
