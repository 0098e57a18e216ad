//! Runs: every answer through the handler first, and the person who decides where it fails.

use std::num::NonZeroU32;

use saop::{
    Decision, ExecuteError, MalformedResponseHandler, RunState, TurnExecutor, parse_saop_envelope,
};

use crate::support::{Fault, Recorder, Script, VALID, block_on, broken, context};

fn run<'a>(script: &'a Script, recorder: &'a Recorder) -> TurnExecutor<&'a Script, &'a Recorder> {
    let handler = MalformedResponseHandler::new(script).with_sink(recorder);
    TurnExecutor::new(handler, context())
}

// SPEC R8
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
    assert!(block_on(run.execute(VALID)).is_ok());
    assert_eq!(
        (run.context().turn_index, run.context().phase.as_str()),
        (15, "implement")
    );
    run.complete().unwrap();
    assert_eq!(run.state(), RunState::Completed);
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
        run.complete().unwrap_err(),
    ] {
        assert_eq!(refused.found(), RunState::Aborted);
    }
    assert!(matches!(
        block_on(run.execute(VALID)),
        Err(ExecuteError::State(_))
    ));
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
        async fn complete(
            &self,
            _: &saop::FormattingCorrectionTurn,
            _: &saop::TurnContext,
        ) -> Result<saop::RawResponse, Fault> {
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
