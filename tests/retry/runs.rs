//! Runs: every answer through the handler first, and the person who decides where it fails.

use saop::{
    Decision, ExecuteError, MalformedResponseHandler, Resumed, RetryPolicy, RunState, TurnExecutor,
    parse_saop_envelope,
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
            .is::<saop::SaopError>()
    );
    assert!(
        error
            .to_string()
            .starts_with("expected a valid message after 2 corrections")
    );
    let ExecuteError::Escalated(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.attempts(), 2);
    assert_eq!(run.state(), RunState::UserEscalation);
    assert_eq!(run.state().to_string(), "USER_ESCALATION");
    assert_eq!(run.escalation(), Some(&*error));
    assert_eq!(run.report().unwrap(), error.report(Some(&context())));
    // Nothing but a decision leads on.
    let calls = script.calls();
    let refused = block_on(run.execute(VALID)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "expected a run in state RUNNING, but found it in USER_ESCALATION"
    );
    assert!(std::error::Error::source(&refused).is_none());
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

// SPEC R8
#[test]
fn a_person_grants_another_budget_for_this_turn() {
    let script = Script::new(["no", "no", "a", "b", "c", VALID, "d", "e"]);
    let recorder = Recorder::default();
    let mut run = escalated(&script, &recorder);
    let more = RetryPolicy::default().with_max_retries(4);
    assert_eq!(run.resume(Decision::Retry(more)), Ok(Resumed::Waiting));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 13)
    );
    assert!(run.escalation().is_none());
    assert!(block_on(run.execute("once more")).is_ok());
    assert_eq!(script.calls(), 6);
    // The next turn is under the handler's own policy again.
    block_on(run.execute("no")).unwrap_err();
    assert_eq!((script.calls(), run.state()), (8, RunState::UserEscalation));
}

// SPEC R8
#[test]
fn a_person_supplies_the_message_or_ends_the_run() {
    let script = Script::new(["no", "no", "no", "no"]);
    let recorder = Recorder::default();
    let mut run = escalated(&script, &recorder);
    let envelope = Box::new(parse_saop_envelope(VALID).unwrap());
    let supplied = run.resume(Decision::Supply(envelope.clone()));
    assert_eq!(supplied, Ok(Resumed::Accepted(envelope)));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 14)
    );
    assert!(run.resume(Decision::Abort).is_err(), "nobody is waited for");

    block_on(run.execute("{")).unwrap_err();
    let kept = run.escalation().cloned();
    assert_eq!(run.resume(Decision::Abort), Ok(Resumed::Aborted));
    assert_eq!(run.state(), RunState::Aborted);
    assert!(
        kept.is_some() && run.escalation() == kept.as_ref(),
        "the reason is kept"
    );
    for refused in [
        run.resume(Decision::Abort).unwrap_err(),
        run.resume(Decision::Retry(RetryPolicy::default()))
            .unwrap_err(),
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
fn a_fault_of_the_client_leaves_the_run_where_it_was() {
    let script = Script::with_faults([Err(Fault("gone")), Ok(VALID.into())]);
    let recorder = Recorder::default();
    let mut run = run(&script, &recorder);
    let error = block_on(run.execute("no")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected an answer to correction 1, but the client failed: gone"
    );
    assert!(std::error::Error::source(&error).unwrap().is::<Fault>());
    assert!(matches!(error, ExecuteError::Client { turn, .. } if turn.attempt() == 1));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 13)
    );
    assert!(block_on(run.execute("no")).is_ok());
    for (state, name) in [
        (RunState::Running, "RUNNING"),
        (RunState::UserEscalation, "USER_ESCALATION"),
        (RunState::Completed, "COMPLETED"),
        (RunState::Aborted, "ABORTED"),
    ] {
        assert_eq!(state.as_str(), name);
    }
}
