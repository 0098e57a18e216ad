//! The one gate of a run: a message passes it whoever gives it, a model or a person; runs of groups and of one agent's parts.

use saop::{
    ANOTHER_TURN, AgentTurns, Decision, EscalationReport, ExecuteError, JsonObject,
    MalformedResponseHandler, Message, ResumeError, Retry, RetryPolicy, RunState, SaopAction,
    SaopAgentTurn, SaopMessage, SaopParallelTurnEnvelope, Step, ToolOptions, ToolRegistry,
    TurnContext, TurnExecutor, UNKNOWN_TOOL, ViolationKind, parse_saop_envelope, serialize,
};

use crate::support::{Fault, Recorder, Script, VALID, block_on, context};

type Run<'a, T> = TurnExecutor<&'a Script, &'a Recorder, T>;

fn handler<'a>(
    script: &'a Script,
    recorder: &'a Recorder,
) -> MalformedResponseHandler<&'a Script, &'a Recorder> {
    MalformedResponseHandler::new(script)
        .with_sink(recorder)
        .with_policy(RetryPolicy::default().with_max_retries(0))
}

/// Ends a run's turn in an escalation, with an answer that is no JSON.
fn escalate<T: std::fmt::Debug>(run: &mut Run<'_, T>) {
    let Err(ExecuteError::Escalated(_)) = block_on(run.execute("no")) else {
        panic!("no escalation")
    };
}

/// What a person's message is refused for: kind and pointer of each violation.
fn refused<T: Clone>(run: &mut Run<'_, T>, message: &T) -> Vec<(ViolationKind, String)> {
    let before = (run.context().clone(), run.report());
    let decision = Decision::Supply(Box::new(message.clone()));
    let Err(error) = run.resume(decision) else {
        panic!("the message was taken")
    };
    let ResumeError::Refused(refusal) = &error else {
        panic!("{error}")
    };
    assert_eq!(format!("{error:#}"), format!("{error}\n{refusal:#}"));
    assert_eq!(
        error.to_string(),
        "the supplied message is not valid for this turn"
    );
    let source = std::error::Error::source(&error).unwrap();
    assert!(source.is::<saop::SaopError>());
    assert_eq!(run.state(), RunState::UserEscalation);
    assert_eq!((run.context().clone(), run.report()), before);
    let violations = error.violations().iter();
    violations
        .map(|violation| (violation.kind(), violation.instance_path().to_owned()))
        .collect()
}

fn another(pointer: &str) -> (ViolationKind, String) {
    (ANOTHER_TURN, pointer.to_owned())
}

// SPEC R11
#[test]
fn a_person_cannot_supply_the_envelope_of_another_turn() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let mut run = TurnExecutor::new(handler(&script, &recorder), context());
    escalate(&mut run);
    let valid = parse_saop_envelope(VALID).unwrap();
    let mut wrong = valid.clone();
    wrong.agent_id = "another".parse().unwrap();
    wrong.turn_index = 99;
    wrong.phase = "elsewhere".parse().unwrap();
    assert_eq!(
        refused(&mut run, &wrong),
        [
            another("/turn_index"),
            another("/agent_id"),
            another("/phase")
        ]
    );
    wrong.turn_index = 13;
    wrong.agent_id = valid.agent_id.clone();
    assert_eq!(refused(&mut run, &wrong), [another("/phase")]);
    let supplied = run.resume(Decision::Supply(Box::new(valid.clone())));
    assert_eq!(supplied, Ok(Some(valid)));
    assert_eq!(
        (run.state(), run.context().turn_index),
        (RunState::Running, 14)
    );
    let Err(ResumeError::State(error)) = run.resume(Decision::Abort) else {
        panic!("nobody is waited for")
    };
    assert_eq!(error.found(), RunState::Running);
    let error = ResumeError::State(error);
    assert_eq!(error.to_string(), "the run is not waiting for a decision");
    assert!(error.violations().is_empty());
    let source = std::error::Error::source(&error).unwrap();
    assert!(source.is::<saop::IllegalTransition>());
}

// SPEC R11, X3
#[test]
fn a_person_cannot_supply_a_call_that_the_tools_refuse() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let tools = r#"{"run_command": {"required": ["command"]}, "broken": {"type": "strin"}}"#;
    let tools = ToolRegistry::from_json_with(tools, ToolOptions::new().with_allow_unchecked(true));
    let handler = handler(&script, &recorder).with_tools(tools.unwrap());
    let mut run = TurnExecutor::new(handler, context());
    escalate(&mut run);
    let mut envelope = parse_saop_envelope(VALID).unwrap();
    envelope.action = SaopAction::new("ls".parse().unwrap(), JsonObject::default());
    assert_eq!(
        refused(&mut run, &envelope),
        [(UNKNOWN_TOOL, "/action/tool_name".to_owned())]
    );
    envelope.action.tool_name = "run_command".parse().unwrap();
    assert_eq!(
        refused(&mut run, &envelope),
        [(
            ViolationKind::Schema,
            "/action/arguments/command".to_owned()
        )]
    );
    // What cannot be checked is reported, as with an answer.
    envelope.action.tool_name = "broken".parse().unwrap();
    run.resume(Decision::Supply(Box::new(envelope))).unwrap();
    assert_eq!(recorder.unchecked_paths(), ["/action/arguments"]);
}

// SPEC R11
#[test]
fn a_person_cannot_supply_what_a_rule_of_the_run_refuses() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let run = TurnExecutor::new(handler(&script, &recorder), context());
    let run = run.requiring("calm", |envelope, breaches| {
        if envelope.phase == "panic" {
            breaches.add("/phase", "expected another phase, but found this one");
        }
    });
    // Rules of the caller stay where the turn does not count.
    let mut run = run.accepting_any_turn();
    escalate(&mut run);
    let mut envelope = parse_saop_envelope(VALID).unwrap();
    envelope.phase = "panic".parse().unwrap();
    let expected = (ViolationKind::Rule("calm"), "/phase".to_owned());
    assert_eq!(refused(&mut run, &envelope), [expected]);
    envelope.phase = "calm".parse().unwrap();
    envelope.turn_index = 99;
    assert!(run.resume(Decision::Supply(Box::new(envelope))).is_ok());
}

// SPEC R11
#[test]
fn supplied_messages_of_every_kind_pass_the_gate() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let mut any = TurnExecutor::awaiting(handler(&script, &recorder), context(), |policy, _| {
        Retry::any(policy)
    });
    escalate(&mut any);
    let message = SaopMessage::SaopEnvelope(parse_saop_envelope(VALID).unwrap());
    let supplied = any.resume(Decision::Supply(Box::new(message.clone())));
    assert_eq!(supplied, Ok(Some(message)));

    let schema = saop::schema("saop-action").unwrap();
    let mut text = TurnExecutor::awaiting(handler(&script, &recorder), context(), |policy, _| {
        Retry::checking(schema, policy)
    });
    escalate(&mut text);
    let wrong = r#"{"tool_name": "", "arguments": {}}"#.to_owned();
    assert_eq!(
        refused(&mut text, &wrong),
        [(ViolationKind::Schema, "/tool_name".to_owned())]
    );
    let right = wrong.replace("\"\"", "\"ls\"");
    let supplied = text.resume(Decision::Supply(Box::new(right)));
    let compact = r#"{"tool_name":"ls","arguments":{}}"#;
    assert_eq!(supplied, Ok(Some(compact.to_owned())));
}

fn group(session: &str, index: u64) -> String {
    serialize(
        &SaopParallelTurnEnvelope::builder()
            .session_id(session)
            .parallel_turn_index(index)
            .agent_turns(vec![parse_saop_envelope(VALID).unwrap().into()])
            .build()
            .unwrap(),
    )
}

// SPEC R11, T1
#[test]
fn a_run_of_groups_has_a_session_and_a_growing_index() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let mut begin = context();
    begin.turn_index = 3;
    let mut run = TurnExecutor::of_groups(handler(&script, &recorder), begin);
    for index in [3, 4] {
        let taken = block_on(run.execute(group("session-7f3a", index))).unwrap();
        assert_eq!(taken.parallel_turn_index, index);
        assert_eq!(run.context().turn_index, index + 1);
    }
    let session = |found: &str| {
        format!("expected `session-7f3a`, the session of this turn, but found `{found}`")
    };
    let index = |expected: u64, found: u64| {
        format!("expected {expected}, the index of this turn, but found {found}")
    };
    // After an index near the maximum, no later one could grow. Each wrong group is followed by a right one.
    for (session, found, told) in [
        ("session-7f3a", 4, index(5, 4)),
        ("session-7f3a", 7, index(6, 7)),
        ("session-0000", 7, session("session-0000")),
        ("session-7f3a", u64::MAX - 1, index(8, u64::MAX - 1)),
        ("session-7f3a", u64::MAX, index(9, u64::MAX)),
    ] {
        let Err(ExecuteError::Escalated(error)) = block_on(run.execute(group(session, found)))
        else {
            panic!("{session} {found} was taken")
        };
        let [violation] = error.last().violations() else {
            panic!("{error}")
        };
        assert_eq!(
            (violation.kind(), violation.message()),
            (ANOTHER_TURN, &*told)
        );
        // A person's group passes the same gate.
        let wrong = saop::parse(group(session, found)).unwrap();
        assert_eq!(refused(&mut run, &wrong).len(), 1);
        let index = run.context().turn_index;
        let right = saop::parse(group("session-7f3a", index)).unwrap();
        run.resume(Decision::Supply(Box::new(right))).unwrap();
        assert_eq!(run.context().turn_index, index + 1);
    }
    assert!(block_on(run.execute(group("session-7f3a", 10))).is_ok());
}

// SPEC R11. Found by a review: with the rule of the turn in `awaiting`, the index went back.
#[test]
fn the_index_of_groups_grows_wherever_the_rule_of_the_turn_is() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let begin = |policy, context: &TurnContext| {
        Retry::<SaopParallelTurnEnvelope>::new(policy).of_turn(context)
    };
    let mut third = context();
    third.turn_index = 3;
    let mut run = TurnExecutor::awaiting(handler(&script, &recorder), third, begin);
    let mut taken = Vec::new();
    for index in [9, 3, 9, 3, 4] {
        let answered = block_on(run.execute(group("session-7f3a", index)));
        if answered.is_ok() {
            taken.push(index);
            continue;
        }
        let context = run.context().clone();
        run = TurnExecutor::awaiting(handler(&script, &recorder), context, begin);
    }
    assert_eq!(taken, [3, 4]);
}

// SPEC R8, R11
#[test]
fn a_run_of_groups_has_rules_of_the_caller_beside_its_own() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let of_two = |script| {
        let run = TurnExecutor::of_groups(handler(script, &recorder), context());
        run.requiring("pairs", |group, breaches| {
            if group.agent_turns.len() != 2 {
                breaches.add("/agent_turns", "expected the turns of two agents");
            }
        })
    };
    let pair = |index| {
        let mut pair: SaopParallelTurnEnvelope = saop::parse(group("session-7f3a", index)).unwrap();
        let mut second = pair.agent_turns[0].clone();
        second.agent_id = "reviewer-2".parse().unwrap();
        pair.agent_turns.push(second).unwrap();
        pair
    };
    let pairs = [(ViolationKind::Rule("pairs"), "/agent_turns".to_owned())];

    // The model is told of the turn; one agent's group breaks the caller's rule, and another index that of the turn.
    let asked = Script::new([group("session-7f3a", 13)]);
    let mut run = of_two(&asked);
    assert!(block_on(run.ask("Go on.")).is_err());
    let told = "\n- `session_id` is \"session-7f3a\".\n- `parallel_turn_index` is 13.";
    assert!(asked.questions.lock().unwrap()[0].0.ends_with(told));
    let one = saop::parse(group("session-7f3a", 13)).unwrap();
    assert_eq!(refused(&mut run, &one), pairs);
    let index = another("/parallel_turn_index");
    assert_eq!(refused(&mut run, &pair(14)), [index]);

    // The report of an answer that breaks that rule alone goes on in a run with the rule.
    let report = run.report().unwrap();
    let mut run = of_two(&script).escalated(&report).unwrap();
    assert_eq!(refused(&mut run, &one), pairs);
    run.resume(Decision::Supply(Box::new(pair(13)))).unwrap();
    assert!(block_on(run.execute(serialize(&pair(14)))).is_ok());
    assert_eq!(run.context().turn_index, 15);

    // Where any turn will do, the caller's rule stays.
    let mut any = of_two(&script).accepting_any_turn();
    escalate(&mut any);
    assert_eq!(refused(&mut any, &one), pairs);
    any.resume(Decision::Supply(Box::new(pair(99)))).unwrap();
}

// SPEC R8, R11
#[test]
fn a_run_of_groups_corrects_the_model_and_goes_on_from_a_report() {
    let (script, recorder) = (
        Script::new([group("another", 13), group("session-7f3a", 13)]),
        Recorder::default(),
    );
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let mut run = TurnExecutor::of_groups(handler, context());
    let taken = block_on(run.execute(group("session-7f3a", 12))).unwrap();
    assert_eq!(taken.parallel_turn_index, 13);
    assert_eq!(
        recorder.names(),
        ["MALFORMED_RESPONSE", "MALFORMED_RESPONSE", "RECOVERED"]
    );
    let prompts: Vec<_> = script
        .asked
        .lock()
        .unwrap()
        .iter()
        .map(|turn| turn.prompt().to_owned())
        .collect();
    assert!(
        prompts[0].contains("- /parallel_turn_index (line 1, column "),
        "{}",
        prompts[0]
    );
    assert!(
        prompts[1].contains("- /session_id (line 1, column "),
        "{}",
        prompts[1]
    );

    let mut run = TurnExecutor::of_groups(self::handler(&script, &recorder), context());
    escalate(&mut run);
    let report: EscalationReport = saop::parse(serialize(&run.report().unwrap())).unwrap();
    let again = TurnExecutor::of_groups(self::handler(&script, &recorder), context());
    assert_eq!(again.escalated(&report).unwrap().report(), Some(report));
}

// SPEC R11, T1
#[test]
fn one_agents_part_of_a_group_is_a_turn_of_its_own() {
    let (script, recorder) = (Script::default(), Recorder::default());
    let part = SaopAgentTurn::from(parse_saop_envelope(VALID).unwrap());
    let mut run = TurnExecutor::of_agent_turns(handler(&script, &recorder), context());
    let taken = block_on(run.execute(serialize(&part))).unwrap();
    assert_eq!((&taken, run.context().turn_index), (&part, 14));
    assert_eq!(SaopAgentTurn::schema().name(), "saop-agent-turn");
    escalate(&mut run);
    let mut wrong = part.clone();
    wrong.agent_id = "another".parse().unwrap();
    assert_eq!(
        refused(&mut run, &wrong),
        [another("/agent_id"), another("/turn_index")]
    );
    let Step::Correct(correction) =
        Retry::<SaopAgentTurn>::new(RetryPolicy::default()).offer(r#"{"agent_id": "a"}"#)
    else {
        panic!("no correction")
    };
    assert!(
        correction
            .turn
            .prompt()
            .contains("- /thought (line 1, column 1): ")
    );
    assert!(AgentTurns::new(vec![taken]).is_ok());
}

// SPEC R1, R8
#[test]
fn a_run_asks_first_and_corrections_are_about_the_question() {
    let (script, recorder) = (Script::new(["no", VALID]), Recorder::default());
    let handler = MalformedResponseHandler::new(&script).with_sink(&recorder);
    let mut run = TurnExecutor::new(handler, context());
    block_on(run.ask("Mend the test.")).unwrap();
    let question = "Mend the test.\n\nIn the object that you answer with:\n- `turn_index` is 13.\n\
                    - `agent_id` is \"implementer-1\".\n- `phase` is \"plan\".";
    assert_eq!(
        *script.questions.lock().unwrap(),
        [(question.to_owned(), 13)]
    );
    let asked = script.asked.lock().unwrap().clone();
    let [correction] = &asked[..] else {
        panic!("{asked:?}")
    };
    assert_eq!(correction.question(), Some(question));
    let expected = format!("{question}\n\n{}", correction.prompt());
    assert_eq!(correction.message(), expected);

    // Where any turn will do, none is asked for; a group is of a session.
    let script = Script::new([VALID.to_owned(), group("session-7f3a", 13)]);
    let any = TurnExecutor::new(self::handler(&script, &recorder), context());
    block_on(any.accepting_any_turn().ask("Go on.")).unwrap();
    let mut groups = TurnExecutor::of_groups(self::handler(&script, &recorder), context());
    block_on(groups.ask("Go on.")).unwrap();
    let part = SaopAgentTurn::from(parse_saop_envelope(VALID).unwrap());
    let parts = Script::new([serialize(&part)]);
    let mut agent = TurnExecutor::of_agent_turns(self::handler(&parts, &recorder), context());
    block_on(agent.ask("Go on.")).unwrap();
    let told = "\n- `agent_id` is \"implementer-1\".\n- `turn_index` is 13.";
    assert!(parts.questions.lock().unwrap()[0].0.ends_with(told));
    let asked = script.questions.lock().unwrap().clone();
    assert_eq!(asked[0].0, "Go on.");
    let told = "\n- `session_id` is \"session-7f3a\".\n- `parallel_turn_index` is 13.";
    assert!(asked[1].0.ends_with(told), "{}", asked[1].0);

    // The next turn has no question before it is asked, and a client that fails leaves the run as it was.
    let error = block_on(run.ask("And now?")).unwrap_err();
    assert_eq!(error.to_string(), "client failed to answer the question");
    assert!(matches!(
        error,
        ExecuteError::Client {
            error: Fault(_),
            attempt: 0
        }
    ));
    assert_eq!(
        (run.state(), run.waiting().is_none()),
        (RunState::Running, true)
    );
    assert!(block_on(run.execute("no")).is_err());
    assert_eq!(run.waiting().unwrap().turn.question(), None);
}

// SPEC R8, R11
#[test]
fn a_question_outlives_an_escalation() {
    let (script, recorder) = (Script::new(["no"]), Recorder::default());
    let mut run = TurnExecutor::new(handler(&script, &recorder), context());
    assert!(block_on(run.ask("Mend the test.")).is_err());
    let report = run.report().unwrap();
    run.resume(Decision::Retry(std::num::NonZeroU32::MIN))
        .unwrap();
    let question = run.waiting().unwrap().turn.question();
    assert!(question.unwrap().starts_with("Mend the test.\n\n"));
    // A report has no question, so the caller says it again.
    let run = TurnExecutor::from_report(handler(&script, &recorder), &report).unwrap();
    let mut run = run.with_question("Mend the test.");
    run.resume(Decision::Retry(std::num::NonZeroU32::MIN))
        .unwrap();
    assert_eq!(
        run.waiting().unwrap().turn.question(),
        Some("Mend the test.")
    );
}
