//! The handler over a scripted model: how often it asks, what it asks, and how it fails.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use saop::{
    BoxedClientError, DynLlmClient, FormattingCorrectionTurn, HandleError, LlmClient,
    MalformedResponseHandler, Observation, RawResponse, Retry, RetryPolicy, SaopMessage,
    TurnContext, TurnExecutor, parse_saop_envelope,
};

use crate::support::{Fault, Recorder, Script, VALID, block_on, broken, context};

// SPEC R1
#[test]
fn a_valid_answer_makes_no_call() {
    let handler = MalformedResponseHandler::new(Script::default());
    let envelope = block_on(handler.handle(VALID, &context())).unwrap();
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
    assert_eq!(handler.client().calls(), 0);
}

// SPEC R4
#[test]
fn a_valid_answer_to_a_correction_ends_it() {
    for answers in [vec![VALID], vec!["no", VALID]] {
        let calls = answers.len();
        let handler =
            MalformedResponseHandler::new(Script::new([answers, vec!["unasked"]].concat()));
        let envelope = block_on(handler.handle(broken(), &context())).unwrap();
        assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
        let asked = handler.client().asked.lock().unwrap();
        let attempts: Vec<u32> = asked
            .iter()
            .map(FormattingCorrectionTurn::attempt)
            .collect();
        assert_eq!(attempts, (1..).take(calls).collect::<Vec<u32>>());
        assert!(asked[0].prompt().contains("- /turn_index (line "));
    }
}

// SPEC R3, R1
#[test]
fn the_third_malformed_answer_is_the_last() {
    let handler = MalformedResponseHandler::new(Script::new(["no", "[]", VALID]));
    let error = block_on(handler.handle("{", &context())).unwrap_err();
    assert_eq!(handler.client().calls(), 2);
    assert_eq!(
        error.to_string(),
        "no valid message: the retries are used up"
    );
    assert!(
        std::error::Error::source(&error)
            .unwrap()
            .is::<saop::MaxRetriesExceededError>()
    );
    let HandleError::MaxRetriesExceeded(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.context(), Some(&context()));
    assert_eq!(error.report().awaited.unwrap().as_str(), "saop-envelope");
    assert_eq!((error.attempts(), error.history().len()), (2, 3));
    assert_eq!(error.history()[2].response().as_bytes(), b"[]");
}

// SPEC R7: a fault of the client is no failure class
#[test]
fn a_fault_of_the_client_ends_it_and_is_told_to_nobody_else() {
    let recorder = Recorder::default();
    let script =
        Script::with_faults([Ok("no".into()), Err(Fault("connection reset by sk-secret"))]);
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let error = block_on(handler.handle("no", &context())).unwrap_err();
    assert_eq!(error.to_string(), "client failed to answer correction 2");
    assert!(std::error::Error::source(&error).unwrap().is::<Fault>());
    let HandleError::Client { error, correction } = error else {
        panic!("{error:?}")
    };
    assert_eq!(
        (error, correction.turn.attempt()),
        (Fault("connection reset by sk-secret"), 2)
    );
    assert_eq!(
        recorder.names(),
        ["MALFORMED_RESPONSE", "MALFORMED_RESPONSE"]
    );
    let asked = script.asked.lock().unwrap();
    assert!(
        asked
            .iter()
            .all(|turn| !turn.prompt().contains("sk-secret"))
    );
}

// SPEC R5, R9
#[test]
fn calls_do_not_know_of_each_other() {
    fn shared<T: Send + Sync>(_: &T) {}
    let handler = MalformedResponseHandler::new(Script::new(vec!["no"; 40]))
        .with_policy(RetryPolicy::default().with_max_retries(4));
    shared(&handler);
    assert_eq!(handler.policy().max_retries(), 4);
    std::thread::scope(|scope| {
        for _ in 0..10 {
            scope.spawn(|| {
                let error = block_on(handler.handle("no", &context())).unwrap_err();
                let HandleError::MaxRetriesExceeded(error) = error else {
                    panic!("{error:?}")
                };
                assert_eq!(error.attempts(), 4);
            });
        }
    });
    assert_eq!(handler.client().calls(), 40);
}

#[test]
fn its_future_can_be_sent_and_its_client_be_a_trait_object() {
    fn sent<T: Send>(future: T) -> T {
        future
    }
    let boxed: Box<dyn DynLlmClient> = Box::new(Script::new(["no", VALID]));
    let handler = MalformedResponseHandler::new(boxed);
    assert!(block_on(sent(handler.handle("", &context()))).is_ok());
    let shared: Arc<dyn DynLlmClient> = Arc::new(Script::with_faults([Err(Fault("gone"))]));
    let handler = MalformedResponseHandler::new(Arc::clone(&shared));
    let error = block_on(sent(handler.handle("", &context()))).unwrap_err();
    assert_eq!(
        chain(&error),
        ["client failed to answer correction 1", "no answer", "gone"]
    );
    let HandleError::Client { error, .. } = error else {
        panic!("{error:?}")
    };
    assert!(std::error::Error::source(&error).unwrap().is::<Fault>());
    assert!(error.get_ref().is::<Fault>());
    let error: BoxedClientError = error;
    assert!(error.into_inner().is::<Fault>());
}

#[test]
fn a_run_asks_a_client_that_is_a_trait_object() {
    let client: Arc<dyn DynLlmClient> =
        Arc::new(Script::with_faults([Ok(VALID.into()), Err(Fault("gone"))]));
    let mut run = TurnExecutor::new(MalformedResponseHandler::new(client), context());
    block_on(run.ask("Go on.")).unwrap();
    let error = block_on(run.ask("And now?")).unwrap_err();
    assert_eq!(
        chain(&error),
        ["client failed to answer the question", "no answer", "gone"]
    );
}

#[test]
fn other_messages_are_handled_alike() {
    let text = include_str!("../../examples/observation.json");
    let handler = MalformedResponseHandler::new(Script::new([text, text]));
    let policy = RetryPolicy::default();
    let retry = Retry::<Observation>::new(policy);
    let found = block_on(handler.handle_with(retry, "no", &context())).unwrap();
    assert_eq!(found.exit_code, 101);
    let found = block_on(handler.handle_with(Retry::any(policy), "no", &context())).unwrap();
    assert_eq!(found, SaopMessage::Observation(saop::parse(text).unwrap()));
}

/// A client that is asked and never answers, and sees whether its future is dropped.
struct Hung(Arc<()>);

impl LlmClient for Hung {
    type Error = Fault;

    async fn ask(&self, _: &str, _: &TurnContext) -> Result<RawResponse, Fault> {
        let _held = Arc::clone(&self.0);
        std::future::pending().await
    }
}

#[test]
fn a_dropped_future_asks_for_nothing_more() {
    let held = Arc::new(());
    let handler = MalformedResponseHandler::new(Hung(Arc::clone(&held)));
    let context = context();
    {
        let mut future = pin!(handler.handle("no", &context));
        let poll = future
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(poll, Poll::Pending));
        assert_eq!(Arc::strong_count(&held), 3);
    }
    assert_eq!(Arc::strong_count(&held), 2);
}

// SPEC R7: what was spent of the retries stays spent
#[test]
fn a_correction_that_was_not_answered_can_be_sent_again() {
    let script = Script::with_faults([
        Err(Fault("gone")),
        Ok("no".into()),
        Err(Fault("gone again")),
        Ok("[]".into()),
    ]);
    let recorder = Recorder::default();
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let error = block_on(handler.handle("{", &context())).unwrap_err();
    let shown = format!("{error:?}");
    assert!(
        shown.contains("Fault(\"gone\")") && shown.contains("attempt: 1"),
        "{shown}"
    );
    let HandleError::Client { correction, .. } = error else {
        panic!("{error:?}")
    };
    let error = block_on(handler.ask(*correction, &context())).unwrap_err();
    let HandleError::Client { correction, .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(correction.turn.attempt(), 2);
    let error = block_on(handler.ask(*correction, &context())).unwrap_err();
    assert!(
        format!("{error:?}").starts_with("MaxRetriesExceeded("),
        "{error:?}"
    );
    let HandleError::MaxRetriesExceeded(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!((error.attempts(), error.history().len()), (2, 3));
    let expected = [
        "MALFORMED_RESPONSE",
        "MALFORMED_RESPONSE",
        "MAX_RETRIES_EXCEEDED",
    ];
    assert_eq!(recorder.names(), expected);
}

#[test]
fn a_boxed_error_keeps_its_causes() {
    #[derive(Debug)]
    struct Outer(Fault);
    impl std::fmt::Display for Outer {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("outer")
        }
    }
    impl std::error::Error for Outer {
        fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
            Some(&self.0)
        }
    }
    struct Failing;
    impl LlmClient for Failing {
        type Error = Outer;
        async fn ask(&self, _: &str, _: &TurnContext) -> Result<RawResponse, Outer> {
            Err(Outer(Fault("inner")))
        }
    }
    let handler = MalformedResponseHandler::new(Box::new(Failing) as Box<dyn DynLlmClient>);
    let error = block_on(handler.handle("", &context())).unwrap_err();
    let expected = [
        "client failed to answer correction 1",
        "no answer",
        "outer",
        "inner",
    ];
    assert_eq!(chain(&error), expected);
    let boxed = std::error::Error::source(&error).unwrap();
    let outer = boxed.source().unwrap();
    assert!(boxed.is::<BoxedClientError>() && outer.is::<Outer>());
    assert!(outer.source().unwrap().is::<Fault>());
}

fn chain(error: &dyn std::error::Error) -> Vec<String> {
    std::iter::successors(Some(error), |error| error.source())
        .map(ToString::to_string)
        .collect()
}

// SPEC P4
#[test]
fn no_chain_says_a_thing_twice_or_prints_an_answer() {
    /// Most of an answer; no message quotes that much.
    fn secret() -> String {
        "do not print me ".repeat(20)
    }
    let wrong = VALID.replacen("\"plan\": \"", &format!("\"plan\": \"{}", secret()), 1);
    assert!(wrong.contains(&secret()));
    let turn = |agent: &str| serde_json::json!({"agent_id": agent, "turn_index": 0, "thought": secret(), "action": {"tool_name": "t", "arguments": {}}});
    let group = |turns: Vec<serde_json::Value>| {
        serde_json::json!({"envelope_type": "parallel", "session_id": "s", "parallel_turn_index": 0, "agent_turns": turns}).to_string()
    };
    let many = wrong.replacen('{', "{\"x\": 1, \"y\": 2,", 1);
    let mut errors: Vec<Box<dyn std::error::Error>> = vec![
        Box::new(parse_saop_envelope(format!("{wrong} and more")).unwrap_err()),
        Box::new(parse_saop_envelope(&many).unwrap_err()),
        Box::new(saop::parse_saop_parallel_turn(group(vec![turn("a"), turn("a")])).unwrap_err()),
        Box::new(saop::parse_saop_parallel_turn(group(vec![])).unwrap_err()),
        Box::new(saop_schema::parse::<saop::SaopEnvelope>(&many).unwrap_err()),
        Box::new(serde_json::from_str::<saop::SaopEnvelope>(&many).unwrap_err()),
        Box::new(
            serde_json::from_str::<saop::AgentTurns>(
                &serde_json::json!([turn("a"), turn("a")]).to_string(),
            )
            .unwrap_err(),
        ),
        Box::new(secret().parse::<saop::JsonObject>().unwrap_err()),
        Box::new(saop::NonEmptyString::new("").unwrap_err()),
        Box::new(RetryPolicy::default().with_prompt_budget(1).unwrap_err()),
        Box::new(saop::ToolRegistry::from_json("{\"a\": 1}").unwrap_err()),
    ];
    for error in &errors {
        let chain = chain(&**error);
        assert!(!chain.is_empty() && chain.iter().all(|message| !message.is_empty()));
    }
    // The loop, after three answers of which each breaks another rule.
    let answers = [many.as_str(), "{", &many];
    let answers = answers.map(|answer| Box::leak(answer.to_owned().into_boxed_str()) as &str);
    let handler = MalformedResponseHandler::new(Script::new(answers[1..].to_vec()));
    let error = block_on(handler.handle(answers[0], &context())).unwrap_err();
    if let HandleError::MaxRetriesExceeded(inner) = &error {
        let mut report = inner.report();
        report.history[0].response_encoding = Some(saop::RefusedResponseResponseEncoding::Base64);
        let saved = saop::TurnExecutor::from_report(
            MalformedResponseHandler::new(Script::default()),
            &report,
        );
        errors.push(Box::new(saved.err().unwrap()));
    }
    errors.push(Box::new(error));
    let failing = MalformedResponseHandler::new(Script::default());
    errors.push(Box::new(
        block_on(failing.handle(many.as_str(), &context())).unwrap_err(),
    ));

    for error in errors {
        let chain = chain(&*error);
        for (at, message) in chain.iter().enumerate() {
            assert!(!message.contains(&secret()), "{chain:#?}");
            let before = &chain[..at];
            assert!(
                !before
                    .iter()
                    .any(|earlier| earlier.contains(message.as_str())),
                "{chain:#?}"
            );
        }
        let debug = format!("{error:?}");
        assert!(!debug.contains(&secret()), "{debug}");
    }
}
