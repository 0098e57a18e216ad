//! Runs: every answer through the handler first, and the person who decides where it fails.

use std::num::NonZeroU32;

use saop::{
    ANOTHER_TURN, Decision, ESCALATION_REPORT_SCHEMA_VERSION, EscalationReason, EscalationReport,
    ExecuteError, FailureClass, FormattingCorrectionTurn, MalformedResponseHandler, RawResponse,
    Retry, RetryPolicy, RunState, SavedReportError, TurnExecutor, parse_saop_envelope, serialize,
};
use serde_json::json;

use crate::support::{Fault, Recorder, Script, VALID, block_on, broken, context, usage};

fn run<'a>(script: &'a Script, recorder: &'a Recorder) -> TurnExecutor<&'a Script, &'a Recorder> {
    let handler = MalformedResponseHandler::new(script).with_sink(recorder);
    TurnExecutor::new(handler, context())
}

// SPEC R8. REQ: 3_MCP-TAS-071.
#[test]
fn a_run_recovers_from_invalid_json_and_an_invalid_message() {
    let (script, recorder) = (
        Script::new([broken(), VALID.to_owned()]),
        Recorder::default(),
    );
    let mut run = run(&script, &recorder);
    assert_eq!(run.state(), RunState::Running);
    let envelope = block_on(run.execute("{\"thought\": ")).unwrap();
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
    assert_eq!(
        recorder.names(),
        ["MALFORMED_RESPONSE", "MALFORMED_RESPONSE", "RECOVERED"]
    );
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 14)
    );
    assert!(run.escalation().is_none() && run.report().is_none());
    // The next turn has retries of its own.
    run.set_phase("implement".parse().unwrap());
    let next = VALID
        .replacen("13", "14", 1)
        .replacen("\"plan\"", "\"implement\"", 1);
    assert!(block_on(run.execute(&*next)).is_ok());
    assert_eq!(
        (run.context().turn_index, run.context().phase.as_str()),
        (15, "implement")
    );
    run.complete().unwrap();
    assert_eq!(run.state(), RunState::Completed);
}

// SPEC R8, R3. REQ: 3_MCP-TAS-071.
#[test]
fn a_run_that_asks_recovers_on_the_third_answer_or_escalates() {
    let recorder = Recorder::default();
    let answers = ["{\"thought\": ".to_owned(), broken(), VALID.to_owned()];
    let script = Script::new(answers);
    let mut recovered = run(&script, &recorder);
    let envelope = block_on(recovered.ask("Go on.")).unwrap();
    assert_eq!(envelope, parse_saop_envelope(VALID).unwrap());
    let questions = script.questions.lock().unwrap().len();
    assert_eq!((questions, script.calls()), (1, 2));
    assert_eq!(recovered.state(), RunState::Running);

    let script = Script::new(["no"; 3]);
    let mut given_up = run(&script, &recorder);
    let Err(ExecuteError::Escalated(error)) = block_on(given_up.ask("Go on.")) else {
        panic!("expected an escalation")
    };
    assert_eq!((error.attempts(), error.history().len()), (2, 3));
    assert_eq!(script.calls(), 2);
    assert_eq!(given_up.state(), RunState::UserEscalation);
}

// SPEC R8
#[test]
fn a_run_whose_retries_are_used_up_waits_for_a_person() {
    let (script, recorder) = (Script::new(["no", "[]"]), Recorder::default());
    let mut run = run(&script, &recorder);
    let error = block_on(run.execute("{")).unwrap_err();
    assert!(
        std::error::Error::source(&error)
            .unwrap()
            .is::<saop::MaxRetriesExceededError>()
    );
    assert_eq!(
        error.to_string(),
        "no valid message: the run is waiting for a person"
    );
    let ExecuteError::Escalated(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.attempts(), 2);
    assert_eq!(run.state(), RunState::UserEscalation);
    assert_eq!(run.state().to_string(), "USER_ESCALATION");
    assert_eq!(run.escalation(), Some(&*error));
    assert_eq!(run.report().unwrap(), error.report());
    // Nothing but a decision leads on.
    let calls = script.calls();
    let refused = block_on(run.execute(VALID)).unwrap_err();
    assert_eq!(refused.to_string(), "the run is not waiting for an answer");
    assert_eq!(
        std::error::Error::source(&refused).unwrap().to_string(),
        "the run must be in state RUNNING, but it is in USER_ESCALATION"
    );
    let ExecuteError::State(refused) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(
        (refused.expected(), refused.found()),
        (RunState::Running, RunState::UserEscalation)
    );
    assert!(run.complete().is_err());
    assert_eq!((script.calls(), run.context().turn_index), (calls, 13));
}

// SPEC R3, R8. REQ: 3_MCP-TAS-071.
#[test]
fn invalid_json_three_times_escalates_with_every_answer_in_the_report() {
    let answers = [
        "I will list the files.",
        "{\"thought\": none}",
        "{\n  \"phase\": \"plan\",\n  'action': 1\n}",
    ];
    let wrong = [
        "Invalid JSON: expected a JSON value, but found `I`",
        "Invalid JSON: expected a JSON value, but found `none`",
        "Invalid JSON: expected a key in double quotes, but found `'`; JSON strings use double quotes",
    ];
    let places = [(1, 1), (1, 13), (3, 3)];
    let error_at = |at: usize| {
        let (line, column) = places[at];
        format!("{} at line {line} column {column}", wrong[at])
    };
    let [first, second, third] = answers.map(RawResponse::new);
    let script = Script::new([
        second.with_usage(usage(300, 30)),
        third.with_finish_reason("stop"),
    ]);
    let recorder = Recorder::default();
    let mut run = run(&script, &recorder);
    let outcome = block_on(run.execute(first.with_usage(usage(100, 10))));
    let Err(ExecuteError::Escalated(error)) = outcome else {
        panic!("{outcome:?}")
    };

    assert_eq!(error.reason(), EscalationReason::MaxRetriesExceeded);
    assert_eq!((error.attempts(), error.max_retries()), (2, 2));
    let history = error.history().iter();
    let kept: Vec<_> = history
        .map(|answer| {
            (
                answer.class(),
                answer.response().as_bytes(),
                answer.error().to_string(),
            )
        })
        .collect();
    let expected = [0, 1, 2].map(|at| {
        (
            FailureClass::InvalidJson,
            answers[at].as_bytes(),
            error_at(at),
        )
    });
    assert_eq!(kept, expected);
    assert_eq!(error.last(), &error.history()[2]);
    assert_eq!(error.last_error().to_string(), error_at(2));

    assert_eq!(run.state(), RunState::UserEscalation);
    assert_eq!(run.context(), &context());
    assert!(run.waiting().is_none());
    assert_eq!(run.escalation(), Some(&*error));
    let events = [
        "MALFORMED_RESPONSE",
        "MALFORMED_RESPONSE",
        "MAX_RETRIES_EXCEEDED",
    ];
    assert_eq!(recorder.names(), events);
    let asked = script.asked.lock().unwrap();
    assert_eq!(asked.len(), 2);
    for (at, turn) in asked.iter().enumerate() {
        assert_eq!(turn.attempt() as usize, at + 1);
        assert!(turn.prompt().contains(&format!("\n{}\n", answers[at])));
    }

    let violations = |at: usize| {
        let (line, column) = places[at];
        json!([{"kind": "syntax", "path": "", "message": wrong[at], "line": line, "column": column}])
    };
    let expected = json!({
        "schema_version": ESCALATION_REPORT_SCHEMA_VERSION,
        "type": "escalation_report",
        "reason": "max_retries_exceeded",
        "attempts": 2,
        "max_retries": 2,
        "awaited": "saop-envelope",
        "context": context(),
        "last_error": error_at(2),
        "usage": {"prompt_tokens": 400, "completion_tokens": 40},
        "history": [
            {
                "class": "invalid_json",
                "error": error_at(0),
                "response_bytes": 22,
                "response_hash": "fb27fdc4b1be137e",
                "response": answers[0],
                "response_encoding": "utf8",
                "usage": {"prompt_tokens": 100, "completion_tokens": 10},
                "violation_count": 1,
                "violations": violations(0),
            },
            {
                "class": "invalid_json",
                "error": error_at(1),
                "response_bytes": 17,
                "response_hash": "02538d70b7928614",
                "response": answers[1],
                "response_encoding": "utf8",
                "usage": {"prompt_tokens": 300, "completion_tokens": 30},
                "violation_count": 1,
                "violations": violations(1),
            },
            {
                "class": "invalid_json",
                "error": error_at(2),
                "finish_reason": "stop",
                "response_bytes": 36,
                "response_hash": "5e5e3f204cf7d870",
                "response": answers[2],
                "response_encoding": "utf8",
                "violation_count": 1,
                "violations": violations(2),
            },
        ],
    });
    let report = run.report().unwrap();
    assert_eq!(serde_json::to_value(&report).unwrap(), expected);
    assert_eq!(
        saop::parse::<EscalationReport>(serialize(&report)),
        Ok(report)
    );
}

fn escalated<'a>(
    script: &'a Script,
    recorder: &'a Recorder,
) -> TurnExecutor<&'a Script, &'a Recorder> {
    let mut run = run(script, recorder);
    block_on(run.execute("{")).unwrap_err();
    assert_eq!(run.state(), RunState::UserEscalation);
    run
}

fn more(corrections: u32) -> Decision {
    Decision::Retry(NonZeroU32::new(corrections).unwrap())
}

// SPEC R8
#[test]
fn a_person_grants_more_corrections_for_this_turn() {
    let script = Script::new(["two", "three", "four", VALID, "six", "seven"]);
    let recorder = Recorder::default();
    let mut run = escalated(&script, &recorder);
    assert!(matches!(
        block_on(run.ask_again()),
        Err(ExecuteError::State(_))
    ));
    assert_eq!(run.resume(more(2)), Ok(None));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 13)
    );
    assert!(run.escalation().is_none());
    assert_eq!(run.waiting().unwrap().turn.attempt(), 3);
    // The correction of the last answer is sent, and the one after it.
    assert!(block_on(run.ask_again()).is_ok());
    assert_eq!((script.calls(), run.context().turn_index), (4, 14));
    assert!(
        script.asked.lock().unwrap()[2]
            .prompt()
            .contains("\nthree\n")
    );
    // The next turn is under the handler's own policy again.
    block_on(run.execute("no")).unwrap_err();
    assert_eq!((script.calls(), run.state()), (6, RunState::UserEscalation));
    assert_eq!(run.escalation().unwrap().history().len(), 3);
}

// SPEC R8
#[test]
fn an_answer_can_be_given_to_a_correction_that_waits() {
    let script = Script::new(["no", "no", "no"]);
    let recorder = Recorder::default();
    let mut run = escalated(&script, &recorder);
    run.resume(more(1)).unwrap();
    let error = block_on(run.execute("from somewhere else")).unwrap_err();
    let ExecuteError::Escalated(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!((error.attempts(), error.history().len()), (3, 4));
    assert_eq!(script.calls(), 2);
    // The report is of the turn as it was, whatever is set later.
    run.set_phase("later".parse().unwrap());
    assert_eq!(run.report().unwrap().context, Some(context()));
}

// SPEC R8
#[test]
fn a_person_supplies_the_message_or_ends_the_run() {
    let script = Script::new(["no", "no", "no", "no"]);
    let recorder = Recorder::default();
    let mut run = escalated(&script, &recorder);
    let envelope = Box::new(parse_saop_envelope(VALID).unwrap());
    let supplied = run.resume(Decision::Supply(envelope.clone()));
    assert_eq!(supplied, Ok(Some(*envelope)));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 14)
    );
    assert!(run.resume(Decision::Abort).is_err(), "nobody is waited for");

    block_on(run.execute("{")).unwrap_err();
    let kept = run.escalation().cloned();
    assert_eq!(run.resume(Decision::Abort), Ok(None));
    assert_eq!(run.state(), RunState::Aborted);
    assert!(
        kept.is_some() && run.escalation() == kept.as_ref(),
        "the reason is kept"
    );
    for refused in [
        run.resume(Decision::Abort).unwrap_err(),
        run.resume(more(1)).unwrap_err(),
        run.complete().unwrap_err().into(),
    ] {
        let saop::ResumeError::State(refused) = refused else {
            panic!("{refused}")
        };
        assert_eq!(refused.found(), RunState::Aborted);
    }
    let error = block_on(run.execute(VALID)).unwrap_err();
    assert!(matches!(error, ExecuteError::State(_)));
    assert_eq!(error.to_string(), "the run is not waiting for an answer");
    let source = std::error::Error::source(&error).unwrap();
    assert!(source.is::<saop::IllegalTransition>());
}

// SPEC R7, R8
#[test]
fn a_fault_of_the_client_leaves_the_correction_waiting() {
    let script = Script::with_faults([
        Err(Fault("gone")),
        Err(Fault("still gone")),
        Ok("no".into()),
        Ok(VALID.into()),
    ]);
    let recorder = Recorder::default();
    let mut run = run(&script, &recorder);
    let error = block_on(run.ask_again()).unwrap_err();
    assert_eq!(error.to_string(), "no correction is waiting to be sent");
    assert!(std::error::Error::source(&error).is_none());
    for fault in ["gone", "still gone"] {
        let error = match run.waiting() {
            None => block_on(run.execute("no")).unwrap_err(),
            Some(_) => block_on(run.ask_again()).unwrap_err(),
        };
        assert_eq!(error.to_string(), "client failed to answer correction 1");
        let source = std::error::Error::source(&error).unwrap();
        assert_eq!(source.to_string(), fault);
        assert!(matches!(error, ExecuteError::Client { attempt: 1, .. }));
        assert_eq!(
            (run.state(), run.context().turn_index),
            (RunState::Running, 13)
        );
    }
    assert!(block_on(run.ask_again()).is_ok());
    assert_eq!(recorder.names().last(), Some(&"RECOVERED"));
    assert!(run.waiting().is_none());
    assert_eq!(run.handler().client().calls(), 4);
    for (state, name) in [
        (RunState::Running, "RUNNING"),
        (RunState::UserEscalation, "USER_ESCALATION"),
        (RunState::Completed, "COMPLETED"),
        (RunState::Aborted, "ABORTED"),
    ] {
        assert_eq!(state.as_str(), name);
    }
}

// SPEC R5: a future that is dropped spends what it has spent
#[test]
fn a_dropped_turn_leaves_the_correction_waiting() {
    struct Hung;
    impl saop::LlmClient for Hung {
        type Error = Fault;
        async fn ask(&self, _: &str, _: &saop::TurnContext) -> Result<saop::RawResponse, Fault> {
            std::future::pending().await
        }
    }
    let mut run = TurnExecutor::new(MalformedResponseHandler::new(Hung), context());
    for attempt in [1, 2] {
        let mut future = Box::pin(run.execute("no"));
        let waker = std::task::Waker::noop();
        let poll = future
            .as_mut()
            .poll(&mut std::task::Context::from_waker(waker));
        assert!(poll.is_pending());
        drop(future);
        assert_eq!(run.waiting().unwrap().turn.attempt(), attempt);
    }
    assert!(matches!(
        block_on(run.execute("no")),
        Err(ExecuteError::Escalated(_))
    ));
    assert!(run.waiting().is_none());
}

// SPEC R8: an envelope is that of the turn
#[test]
fn an_envelope_of_another_agent_turn_or_phase_is_corrected() {
    let (script, recorder) = (Script::new([VALID]), Recorder::default());
    let mut run = run(&script, &recorder);
    let other = VALID
        .replacen("implementer-1", "reviewer-2", 1)
        .replacen("13", "12", 1)
        .replacen("\"plan\"", "\"test\"", 1);
    assert!(block_on(run.execute(&*other)).is_ok());
    let asked = script.asked.lock().unwrap();
    let found: Vec<_> = asked[0]
        .violations()
        .iter()
        .map(|one| (one.kind(), one.to_string()))
        .collect();
    let expected = [
        "/turn_index: expected 13, the index of this turn, but found 12",
        "/agent_id: expected `implementer-1`, the agent of this turn, but found `reviewer-2`",
        "/phase: expected `plan`, the phase of this turn, but found `test`",
    ];
    assert_eq!(
        found,
        expected.map(|words| (ANOTHER_TURN, words.to_owned()))
    );
    assert!(
        asked[0]
            .violations()
            .iter()
            .all(|one| one.position().is_some())
    );
    assert!(
        asked[0].prompt().contains("- /turn_index (line "),
        "{}",
        asked[0].prompt()
    );
}

#[test]
fn what_a_turn_expects_is_said_in_full() {
    let (script, recorder) = (Script::new([VALID]), Recorder::default());
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let mut wanted = context();
    let id = format!("implementer-{}", "0f8fad5b".repeat(6));
    wanted.agent_id = id.parse().unwrap();
    let mut run = TurnExecutor::new(handler, wanted);
    block_on(run.execute(VALID)).unwrap_err();
    assert!(script.asked.lock().unwrap()[0].prompt().contains(&id));
}

// SPEC R8
#[test]
fn the_phase_of_a_turn_does_not_change_while_its_correction_waits() {
    let (script, recorder) = (
        Script::with_faults([Err(Fault("gone"))]),
        Recorder::default(),
    );
    let mut run = run(&script, &recorder);
    block_on(run.execute("no")).unwrap_err();
    run.set_phase("implement".parse().unwrap());
    assert_eq!(run.context().phase.as_str(), "plan");
    assert!(block_on(run.execute(VALID)).is_ok());
    assert_eq!(run.context().phase.as_str(), "implement");
}

#[test]
fn a_run_can_accept_any_turn_and_any_message() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let other = VALID.replacen("implementer-1", "reviewer-2", 1);
    let mut any = run(&script, &recorder).accepting_any_turn();
    assert!(block_on(any.execute(&*other)).is_ok());

    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let schema = saop::schema("saop-action").unwrap();
    let mut run = TurnExecutor::awaiting(handler, context(), |policy, _| {
        Retry::checking(schema, policy)
    });
    let action = r#"{"tool_name":"ls","arguments":{}}"#;
    assert_eq!(block_on(run.execute(action)).unwrap(), action);
    assert_eq!(run.context().turn_index, 14);
}

#[test]
fn a_rule_of_ones_own_stands_beside_that_of_the_turn() {
    let script = Script::new([VALID]);
    let handler = MalformedResponseHandler::new(&script).with_sink(Recorder::default());
    let run = TurnExecutor::new(handler, context());
    let mut run = run.requiring("short", |envelope, breaches| {
        if envelope.thought.plan.len() < 3 {
            breaches.add("/thought/plan", "expected a plan of three letters");
        }
    });
    let other = VALID.replacen("implementer-1", "reviewer-2", 1);
    assert!(block_on(run.execute(&*other)).is_ok());
    let asked = script.asked.lock().unwrap()[0].prompt().to_owned();
    assert!(asked.contains("- /agent_id (line "), "{asked}");
    let mut short = parse_saop_envelope(VALID).unwrap();
    short.turn_index = 14;
    short.thought.plan = "?".parse().unwrap();
    assert!(block_on(run.execute(serialize(&short))).is_err());
    let asked = script.asked.lock().unwrap()[1].prompt().to_owned();
    assert!(asked.contains("- /thought/plan (line "), "{asked}");
}

// SPEC R8: in another process
#[test]
fn a_run_goes_on_from_a_saved_report() {
    let script = Script::new(["two", "\u{1}\0three"]);
    let recorder = Recorder::default();
    let escalated = escalated(&script, &recorder);
    let saved = serialize(&escalated.report().unwrap());
    drop(escalated);

    let report = saop::parse::<EscalationReport>(&saved).unwrap();
    let (script, recorder) = (Script::new(["four", VALID]), Recorder::default());
    let handler = || MalformedResponseHandler::new(&script).with_sink(&recorder);
    let mut run = TurnExecutor::from_report(handler(), &report).unwrap();
    assert_eq!(run.state(), RunState::UserEscalation);
    assert_eq!(
        (run.context(), run.report().unwrap()),
        (&context(), report.clone())
    );
    assert_eq!(run.resume(more(2)), Ok(None));
    assert!(block_on(run.ask_again()).is_ok());
    let asked = script.asked.lock().unwrap();
    assert_eq!(
        asked
            .iter()
            .map(FormattingCorrectionTurn::attempt)
            .collect::<Vec<_>>(),
        [3, 4]
    );
    assert!(asked[0].prompt().contains("three"));
    drop(asked);

    let refused = |change: &dyn Fn(&mut EscalationReport)| {
        let mut report = report.clone();
        change(&mut report);
        let error = TurnExecutor::from_report(handler(), &report).unwrap_err();
        (error.to_string(), error)
    };
    let (words, _) = refused(&|report| report.context = None);
    assert_eq!(words, "expected a report with a context, but found none");
    let (words, _) = refused(&|report| report.awaited = None);
    assert_eq!(
        words,
        "expected a report about answers of saop-envelope, but found answers of any message"
    );
    let (words, _) = refused(&|report| report.history.clear());
    assert_eq!(
        words,
        "expected a report with at least one answer, but found none"
    );
    let (words, _) = refused(&|report| report.history[1].response = None);
    assert_eq!(
        words,
        "expected the text of answer 1 in the report, but found none"
    );
    let (words, _) = refused(&|report| report.history[0].response = Some(VALID.to_owned()));
    assert_eq!(
        words,
        "expected answer 0 of the report to be malformed, but found it valid; it needs no correction"
    );
    let (words, error) = refused(&|report| report.history[2].response = Some("%".to_owned()));
    assert_eq!(words, "answer 2 of the report is not in its encoding");
    assert!(
        std::error::Error::source(&error)
            .unwrap()
            .is::<saop::Base64Error>()
    );
    // Another turn than the report is about, or a run that has begun.
    let (script, recorder) = (Script::new(["no", "no"]), Recorder::default());
    let mut other = self::run(&script, &recorder);
    block_on(other.execute("no")).unwrap_err();
    assert!(matches!(
        other.escalated(&report),
        Err(SavedReportError::Begun)
    ));
    let mut elsewhere = context();
    elsewhere.agent_id = "reviewer-2".parse().unwrap();
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let error = TurnExecutor::new(handler, elsewhere)
        .escalated(&report)
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a report about the turn of the run, but found one about another turn"
    );
    // Another message than the run is about.
    let (script, recorder) = (Script::default(), Recorder::default());
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let run = TurnExecutor::awaiting(handler, context(), |policy: RetryPolicy, _| {
        Retry::any(policy)
    });
    assert!(matches!(
        run.escalated(&report),
        Err(SavedReportError::Awaited { expected: None, .. })
    ));
}
