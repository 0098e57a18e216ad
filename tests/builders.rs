//! Values that are built member by member, and conversions between messages. SPEC E2, E7.

#![cfg(test)]

use std::time::Duration;

use saop::{
    AgentTurns, ConstraintError, JsonObject, Message, Observation, SaopAction, SaopAgentTurn,
    SaopEnvelope, SaopObservation, SaopObservationStatus, SaopParallelTurnEnvelope, SaopThought,
    TokenUsage, parse, parse_saop_envelope, parse_saop_parallel_turn, serialize,
};

const ENVELOPE: &str = include_str!("../examples/envelope.json");

// SPEC E2
#[test]
fn a_builder_makes_what_a_parser_reads() {
    let read = parse_saop_envelope(ENVELOPE).unwrap();
    let built = SaopEnvelope::builder()
        .observation(
            SaopObservation::builder()
                .output(read.observation.output.clone())
                .status(SaopObservationStatus::Success)
                .build()
                .unwrap(),
        )
        .action(
            SaopAction::builder()
                .arguments(read.action.arguments.clone())
                .tool_name("run_command")
                .build()
                .unwrap(),
        )
        .thought(
            SaopThought::builder()
                .uncertainty("Whether tabs should be gaps as well.")
                .reasoning(read.thought.reasoning.clone())
                .plan("Show the line that splits, then mend it.".to_owned())
                .build()
                .unwrap(),
        )
        .phase("plan")
        .agent_id("implementer-1")
        .turn_index(13)
        .build()
        .unwrap();
    let mut expected = read;
    expected.schema_version = SaopEnvelope::schema().version().parse().unwrap();
    assert_eq!(built, expected);
    // It is said once, and the last value counts.
    let action = SaopAction::builder()
        .tool_name("")
        .tool_name("ls")
        .arguments(JsonObject::new());
    assert_eq!(action.build().unwrap().tool_name, "ls");
}

// SPEC E2
#[test]
fn a_builder_tells_every_member_that_is_missing_or_refused() {
    let error = SaopEnvelope::builder()
        .agent_id("")
        .turn_index(-1)
        .phase("plan")
        .build()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "SaopEnvelope: `agent_id`: expected a string of at least 1 character, but found an empty string; \
         `turn_index`: expected an integer in the range of u64, but found one outside of it; expected a value for `thought`, but found none; \
         expected a value for `action`, but found none; expected a value for `observation`, but found none"
    );
    let members: Vec<_> = error
        .faults()
        .iter()
        .map(saop::BuildFault::member)
        .collect();
    assert_eq!(
        members,
        ["agent_id", "turn_index", "thought", "action", "observation"]
    );
    let cause = error.faults()[0].error().unwrap();
    assert!(cause.is::<ConstraintError>());
    assert!(error.faults()[2].error().is_none());
    assert!(
        std::error::Error::source(&error).is_none(),
        "no chain prints it twice"
    );

    // A group is checked where it is given.
    let part = SaopAgentTurn::from(parse_saop_envelope(ENVELOPE).unwrap());
    let group = |turns: Vec<SaopAgentTurn>| {
        let group = SaopParallelTurnEnvelope::builder()
            .session_id("s")
            .parallel_turn_index(0);
        group.agent_turns(turns).build()
    };
    assert!(group(vec![part.clone()]).is_ok());
    let error = group(vec![part.clone(), part]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "SaopParallelTurnEnvelope: `agent_turns`: expected each agent once, but found `implementer-1` at 0 and 1"
    );
}

// SPEC E2
#[test]
fn a_builder_tells_of_numbers_in_words_of_its_own() {
    let usage = |tokens: i128| {
        let built = TokenUsage::builder()
            .prompt_tokens(tokens)
            .completion_tokens(0_u8);
        built.build().map_err(|error| error.to_string())
    };
    let most = i128::from(u64::MAX);
    assert_eq!(usage(most).unwrap().prompt_tokens, u64::MAX);
    for outside in [-1, most + 1] {
        assert_eq!(
            usage(outside).unwrap_err(),
            "TokenUsage: `prompt_tokens`: expected an integer in the range of u64, but found one outside of it"
        );
    }
}

// SPEC T1
#[test]
fn an_envelope_becomes_one_agents_part_of_a_group() {
    let mut envelope = parse_saop_envelope(ENVELOPE).unwrap();
    let part = SaopAgentTurn::from(envelope.clone());
    assert_eq!(
        part.thought,
        "Two tests fail: splitting at single spaces counts empty words.\n\nShow the line that splits, then mend it.\n\n\
         Whether tabs should be gaps as well."
    );
    assert_eq!((&part.agent_id, part.turn_index), (&envelope.agent_id, 13));
    assert_eq!(part.action, envelope.action);
    assert_eq!(part.observation.as_ref(), Some(&envelope.observation));
    assert_eq!(parse::<SaopAgentTurn>(serialize(&part)).unwrap(), part);
    // With what came back from the tool, or before it has: not with what the model wrote.
    let came_back = SaopObservation::new(SaopObservationStatus::Error, "denied".to_owned());
    for observation in [None, Some(came_back)] {
        let mut expected = part.clone();
        expected.observation.clone_from(&observation);
        assert_eq!(envelope.clone().into_agent_turn(observation), expected);
    }
    envelope.thought.uncertainty = Some(String::new());
    let part = SaopAgentTurn::from(envelope);
    assert!(part.thought.ends_with("then mend it."));
}

// SPEC T2
#[test]
fn what_came_back_is_added_to_a_turn_of_a_group_without_a_check() {
    let group = std::fs::read("examples/parallel-turn.json").unwrap();
    let mut turns: AgentTurns = parse_saop_parallel_turn(group).unwrap().agent_turns;
    let seen = |what: &str| SaopObservation::new(SaopObservationStatus::Success, what.to_owned());
    for mut turn in turns.iter_mut() {
        let output = seen(&turn.agent_id);
        turn.observe(output);
    }
    for turn in &turns {
        let output = turn.observation.as_ref().map(|seen| seen.output.as_str());
        assert_eq!(output, Some(turn.agent_id.as_str()));
    }
    let before = turns.get_mut(1).unwrap().observe(seen("again")).unwrap();
    assert_eq!(before.output, turns[1].agent_id.as_str());
    assert!(turns.get_mut(3).is_none());
}

// SPEC O1, O2
#[test]
fn floats_are_metadata() {
    let built = |value: f64| {
        let builder = Observation::builder("call".parse().unwrap(), 0, Duration::ZERO);
        let observation = builder
            .metadata("load", value)
            .metadata("f32", 0.1_f32)
            .build();
        let text = serialize(&observation);
        assert_eq!(parse::<Observation>(&text).unwrap(), observation);
        let start = text.find("\"metadata\":").unwrap();
        text[start..].to_owned()
    };
    for (value, written) in [
        (0.5, "0.5"),
        (-0.0, "-0.0"),
        (1e300, "1e300"),
        (f64::NAN, "\"NaN\""),
        (f64::NEG_INFINITY, "\"-inf\""),
    ] {
        let expected = format!(r#""metadata":{{"load":{written},"f32":0.1}}}}"#);
        assert_eq!(built(value), expected);
    }
}
