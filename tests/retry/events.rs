//! Events: which, when, with what; and what of them `tracing` sees.

use std::io::Write;
use std::sync::{Arc, Mutex};

use saop::{
    EscalationReason, EventSink, FailureClass, MalformedResponseHandler, RawResponse, RetryEvent,
    RetryPolicy, ToolOptions, ToolRegistry, TracingSink,
};

use crate::support::{
    Recorder, Script, VALID, block_on, broken, context, exhausted, retry, usage, with_extras,
};

// SPEC R6
#[test]
fn a_recovery_is_told_as_it_happens() {
    let recorder = Arc::new(Recorder::default());
    let script = Script::new([
        RawResponse::new(broken()).with_usage(usage(200, 20)),
        RawResponse::new(VALID).with_usage(usage(300, 30)),
    ]);
    let handler = MalformedResponseHandler::new(script).with_sink(Arc::clone(&recorder));
    let first = RawResponse::new("no").with_usage(usage(100, 10));
    block_on(handler.handle(first, &context())).unwrap();

    let events = recorder.0.lock().unwrap();
    assert!(events.iter().all(|(told, _)| *told == context()));
    let events: Vec<&RetryEvent> = events.iter().map(|(_, event)| event).collect();
    let [first, second, third] = events[..] else {
        panic!("{events:?}")
    };
    assert!(matches!(
        first,
        RetryEvent::MalformedResponse {
            attempt: 1,
            class: FailureClass::InvalidJson,
            ..
        }
    ));
    assert!(matches!(
        second,
        RetryEvent::MalformedResponse {
            attempt: 2,
            class: FailureClass::SchemaViolation,
            ..
        }
    ));
    assert_eq!(second.errors()[0].instance_path(), "/turn_index");
    assert_eq!(
        *third,
        RetryEvent::Recovered {
            attempts: 2,
            usage: Some(usage(600, 60)),
            saved_bytes: None,
        }
    );
    assert_eq!(third.errors(), []);
    assert_eq!(
        [first.name(), second.name(), third.name()],
        ["MALFORMED_RESPONSE", "MALFORMED_RESPONSE", "RECOVERED"]
    );
}

// SPEC R6
#[test]
fn the_end_is_told_and_a_good_answer_is_not() {
    let recorder = Recorder::default();
    let handler = MalformedResponseHandler::new(Script::new(["no", ""])).with_sink(&recorder);
    block_on(handler.handle("{", &context())).unwrap_err();
    assert_eq!(
        recorder.names(),
        [
            "MALFORMED_RESPONSE",
            "MALFORMED_RESPONSE",
            "MAX_RETRIES_EXCEEDED"
        ]
    );
    let events = recorder.0.lock().unwrap();
    let RetryEvent::MaxRetriesExceeded {
        attempts: 2,
        reason,
        class,
        usage: None,
        ..
    } = &events[2].1
    else {
        panic!("{:?}", events[2])
    };
    assert_eq!(
        (*reason, *class),
        (EscalationReason::MaxRetriesExceeded, FailureClass::Empty)
    );
    assert_eq!(events[2].1.errors().len(), 1);

    let recorder = Recorder::default();
    let handler = MalformedResponseHandler::new(Script::default()).with_sink(&recorder);
    block_on(handler.handle(VALID, &context())).unwrap();
    assert!(recorder.names().is_empty());
}

// SPEC R6: before each correction
#[test]
fn an_event_comes_before_its_correction() {
    struct Watch<'a>(&'a Script, Mutex<Vec<usize>>);
    impl EventSink for Watch<'_> {
        fn record(&self, _: &saop::TurnContext, _: &RetryEvent) {
            self.1.lock().unwrap().push(self.0.calls());
        }
    }
    let script = Script::new(["no", VALID]);
    let watch = Watch(&script, Mutex::default());
    let boxed: Box<dyn EventSink + '_> = Box::new(&watch);
    let handler = MalformedResponseHandler::new(&script).with_sink(boxed);
    block_on(handler.handle("no", &context())).unwrap();
    assert_eq!(*watch.1.lock().unwrap(), [0, 1, 2]);
}

// SPEC R6: as data, with a count where the list is cut
#[test]
fn an_event_is_data_and_says_how_many_errors_there_are() {
    let event = |extras: usize| {
        let refused = exhausted(
            retry(RetryPolicy::default().with_max_retries(0)),
            with_extras(extras),
        );
        let recorder = Recorder::default();
        let policy = RetryPolicy::default().with_max_retries(0);
        let handler = MalformedResponseHandler::new(Script::default())
            .with_policy(policy)
            .with_sink(&recorder);
        block_on(handler.handle(refused.last().response().clone(), &context())).unwrap_err();
        let events = recorder.0.lock().unwrap();
        let (context, event) = &events[0];
        let plain = serde_json::to_value(event).unwrap();
        let mut told = serde_json::to_value(event.in_context(context)).unwrap();
        let context = told.as_object_mut().unwrap().remove("context");
        assert_eq!(context.unwrap()["session_id"], "session-7f3a");
        assert_eq!(told, plain);
        plain
    };
    let few = event(100);
    assert_eq!(few["event"], "MAX_RETRIES_EXCEEDED");
    assert_eq!(
        (
            few["errors"].as_array().unwrap().len(),
            few.get("error_count")
        ),
        (100, None)
    );
    let many = event(101);
    assert_eq!(many["errors"].as_array().unwrap().len(), 100);
    assert_eq!(many["error_count"], 101);
}

/// Keeps what a subscriber writes.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

// SPEC R6: the default sink is tracing
#[test]
fn tracing_is_told_without_being_told_secrets() {
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_writer(move || writer.clone())
        .without_time()
        .with_ansi(false)
        .finish();
    let secret = "sk-live-4eC39HqLyjWDarjtT1zdp7dc";
    let script = Script::new([
        VALID.replacen("13", &format!("\"{secret}\""), 1),
        VALID.to_owned(),
        VALID.replacen('{', "{\"a\\nb\": 1, ", 1),
        secret.to_owned(),
    ]);
    let handler = MalformedResponseHandler::new(script);
    // While there is one subscriber alone, tracing asks that of whichever thread comes first whether an event is wanted
    // at all, and remembers it. The other tests' threads have none; with a second one, every subscriber is asked.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    tracing::subscriber::with_default(subscriber, || {
        block_on(handler.handle(secret, &context())).unwrap();
        let spent = RawResponse::new(secret).with_usage(usage(4, 2));
        block_on(handler.handle(spent, &context())).unwrap_err();
        let options = ToolOptions::new().with_allow_unchecked(true);
        let tools = r#"{"run_command": {"type": "strin"}}"#;
        let tools = ToolRegistry::from_json_with(tools, options).unwrap();
        let sink: Arc<dyn EventSink> = Arc::new(TracingSink);
        let handler = MalformedResponseHandler::new(Script::new([""; 0]))
            .with_sink(sink)
            .with_tools(tools);
        block_on(handler.handle(VALID, &context())).unwrap();
    });
    let told = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(!told.contains("4eC39"), "{told}");
    let told: Vec<&str> = told.lines().collect();
    assert_eq!(told.len(), 7, "{told:#?}");
    let expected = [
        (
            " WARN saop::retry: MALFORMED_RESPONSE event=\"MALFORMED_RESPONSE\" attempt=1 class=invalid_json error_count=1 errors=[syntax at \"\"]",
            "",
        ),
        (
            " WARN saop::retry: MALFORMED_RESPONSE event=\"MALFORMED_RESPONSE\" attempt=2 class=schema_violation error_count=1",
            "errors=[type at \"/turn_index\"]",
        ),
        (
            " INFO saop::retry: RECOVERED event=\"RECOVERED\" attempts=2",
            "",
        ),
        (
            " WARN saop::retry: MALFORMED_RESPONSE event=\"MALFORMED_RESPONSE\" attempt=1",
            "",
        ),
        (
            " WARN saop::retry: MALFORMED_RESPONSE event=\"MALFORMED_RESPONSE\" attempt=2",
            "additionalProperties at \"/a\\\\u{a}b\"",
        ),
        (
            "ERROR saop::retry: MAX_RETRIES_EXCEEDED event=\"MAX_RETRIES_EXCEEDED\" attempts=2 reason=max_retries_exceeded class=invalid_json",
            "prompt_tokens=4 completion_tokens=2",
        ),
        (
            " WARN saop::retry: UNCHECKED_CALL event=\"UNCHECKED_CALL\" tool=\"run_command\" path=\"/action/arguments\"",
            "",
        ),
    ];
    for (line, (start, part)) in told.iter().zip(expected) {
        assert!(line.starts_with(start), "{line}");
        assert!(line.contains(part), "{line}");
        assert!(line.contains("session_id=\"session-7f3a\" agent_id=\"implementer-1\" turn_index=13 phase=\"plan\""), "{line}");
    }
}

// SPEC R6: events are data
#[test]
fn events_serialize_as_their_names_and_fields() {
    let recorder = Recorder::default();
    let handler = MalformedResponseHandler::new(Script::new([broken(), VALID.to_owned()]))
        .with_sink(&recorder);
    let first = RawResponse::new("no").with_usage(usage(1, 2));
    block_on(handler.handle(first, &context())).unwrap();
    let handler = MalformedResponseHandler::new(Script::new(["", ""])).with_sink(&recorder);
    block_on(handler.handle("", &context())).unwrap_err();
    let events = recorder.0.lock().unwrap();
    let json: Vec<serde_json::Value> = events
        .iter()
        .map(|(_, event)| serde_json::to_value(event).unwrap())
        .collect();
    assert_eq!(json[1]["event"], "MALFORMED_RESPONSE");
    assert_eq!(json[1]["attempt"], 2);
    assert_eq!(json[1]["class"], "schema_violation");
    assert_eq!(json[1]["errors"][0]["path"], "/turn_index");
    let recovered = serde_json::json!({
        "event": "RECOVERED", "attempts": 2, "usage": {"prompt_tokens": 1, "completion_tokens": 2}, "errors": [],
    });
    assert_eq!(json[2], recovered);
    assert_eq!(json[5]["event"], "MAX_RETRIES_EXCEEDED");
    assert_eq!(json[5]["attempts"], 2);
    assert_eq!(json[5]["reason"], "max_retries_exceeded");
    assert_eq!(json[5]["class"], "empty");
    assert!(json[5]["usage"].is_null());
    assert_eq!(json[5]["errors"][0]["kind"], "syntax");
}

// SPEC R6
#[test]
fn debug_shows_the_event_without_values() {
    let recorder = Recorder::default();
    let secret = VALID.replacen("13", "\"sk-4eC39\"", 1);
    let handler =
        MalformedResponseHandler::new(Script::new([secret.as_str(), VALID])).with_sink(&recorder);
    block_on(handler.handle("sk-4eC39", &context())).unwrap();
    let handler =
        MalformedResponseHandler::new(Script::new([secret.as_str(); 2])).with_sink(&recorder);
    block_on(handler.handle("", &context())).unwrap_err();
    let events = recorder.0.lock().unwrap();
    let shown: Vec<String> = events
        .iter()
        .map(|(_, event)| format!("{event:?}"))
        .collect();
    assert_eq!(
        [&shown[1], &shown[2], &shown[5]],
        [
            "MALFORMED_RESPONSE { attempt: 2, class: SchemaViolation, errors: [type at \"/turn_index\"] }",
            "RECOVERED { attempts: 2, usage: None, errors: [] }",
            "MAX_RETRIES_EXCEEDED { attempts: 2, reason: MaxRetriesExceeded, class: SchemaViolation, \
             usage: None, errors: [type at \"/turn_index\"] }",
        ]
    );
}
