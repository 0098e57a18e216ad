//! Parallel turns: the type, its rule at every entry and under every change, and the words of a refusal.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::too_many_lines,
    clippy::float_cmp,
    clippy::cast_precision_loss,
    reason = "a test that panics has failed, and a table of cases is long"
)]

use saop::{
    AgentTurns, AgentTurnsError, DuplicateAgent, SaopAgentTurn, SaopError,
    SaopParallelTurnEnvelope, parse, parse_saop_parallel_turn, serialize,
    serialize_saop_parallel_turn, validate, validate_saop_parallel_turn,
};
use serde_json::{Value, json};

fn turn(agent_id: &str) -> Value {
    json!({"agent_id": agent_id, "turn_index": 0, "thought": "t", "action": {"tool_name": "x", "arguments": {}}})
}

fn group(ids: &[&str]) -> Value {
    json!({
        "envelope_type": "parallel",
        "session_id": "s",
        "parallel_turn_index": 0,
        "agent_turns": ids.iter().copied().map(turn).collect::<Vec<_>>(),
    })
}

fn turns(ids: &[&str]) -> Vec<SaopAgentTurn> {
    ids.iter()
        .map(|id| serde_json::from_value(turn(id)).expect("a turn"))
        .collect()
}

fn duplicate(agent_id: &str, first: usize, repeated: &[usize]) -> DuplicateAgent {
    DuplicateAgent {
        agent_id: agent_id.to_owned(),
        first,
        repeated: repeated.to_vec(),
    }
}

// SPEC T1. REQ: UNKNOWN-801.
#[test]
fn a_group_is_read_and_written() {
    let value = group(&["a", "b", "c"]);
    let envelope: SaopParallelTurnEnvelope = validate(&value).unwrap();
    assert_eq!(envelope.agent_turns.len(), 3);
    assert!(
        envelope
            .agent_turns
            .iter()
            .all(|turn| turn.observation.is_none())
    );
    assert_eq!(envelope.envelope_type.to_string(), "parallel");
    assert_eq!(
        parse::<SaopParallelTurnEnvelope>(serialize(&envelope)).unwrap(),
        envelope
    );
    assert_eq!(serde_json::to_value(&envelope).unwrap(), value);
    let ids: Vec<_> = (&envelope.agent_turns)
        .into_iter()
        .map(|turn| turn.agent_id.as_str())
        .collect();
    assert_eq!(ids, ["a", "b", "c"]);
}

// SPEC T2
#[test]
fn repeated_agents_are_named_with_every_position() {
    let text = group(&["a", "b", "a", "\u{62}", "c", "a"]).to_string();
    let error = parse::<SaopParallelTurnEnvelope>(&text).unwrap_err();
    assert!(error.as_error().is::<saop::SaopDuplicateAgentError>());
    let SaopError::DuplicateAgent(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(
        SaopError::from(error.clone()),
        SaopError::DuplicateAgent(error.clone())
    );
    assert_eq!(
        error.duplicates(),
        [duplicate("a", 0, &[2, 5]), duplicate("b", 1, &[3])]
    );
    let found: Vec<_> = error
        .violations()
        .iter()
        .map(|one| (one.kind(), one.instance_path(), one.position().is_some()))
        .collect();
    let kind = saop::DUPLICATE_AGENT;
    assert_eq!(
        found,
        [
            (kind, "/agent_turns/2/agent_id", true),
            (kind, "/agent_turns/3/agent_id", true),
            (kind, "/agent_turns/5/agent_id", true),
        ]
    );
    let first = &error.violations()[0];
    assert_eq!(&text[first.span().unwrap()], "\"a\"");
    assert_eq!(
        first.message(),
        "expected each agent once in a parallel turn, but found `a` again; its first turn is at index 0"
    );
    assert_eq!(
        error.to_string(),
        "expected each agent once in a parallel turn, but found `a` at 0 and 2 and 5, `b` at 1 and 3"
    );
    let through_value = validate::<SaopParallelTurnEnvelope>(&group(&["a", "a"])).unwrap_err();
    assert_eq!(through_value.violations()[0].position(), None);
}

// SPEC T2: at every entry of the table in W
#[test]
fn no_entry_lets_a_repeated_agent_through() {
    let value = group(&["a", "a"]);
    let text = value.to_string();
    let plain = serde_json::from_str::<SaopParallelTurnEnvelope>(&text).unwrap_err();
    assert!(
        plain
            .to_string()
            .contains("/agent_turns/1/agent_id: expected each agent once"),
        "{plain}"
    );
    assert!(serde_json::from_value::<SaopParallelTurnEnvelope>(value.clone()).is_err());
    assert!(validate::<SaopParallelTurnEnvelope>(&value).is_err());
    assert!(parse::<SaopParallelTurnEnvelope>(&text).is_err());
    assert!(serde_json::from_value::<AgentTurns>(value["agent_turns"].clone()).is_err());
    let mut cbor = Vec::new();
    ciborium::into_writer(&turns(&["a", "a"]), &mut cbor).unwrap();
    assert!(ciborium::from_reader::<AgentTurns, _>(&*cbor).is_err());
    let packed = rmp_serde::to_vec(&turns(&["a", "a"])).unwrap();
    assert!(rmp_serde::from_slice::<AgentTurns>(&packed).is_err());
    // Ids that are equal only once their escapes are resolved.
    let escaped = text.replacen("\"a\"", "\"\\u0061\"", 1);
    assert_ne!(escaped, text);
    assert!(matches!(
        parse::<SaopParallelTurnEnvelope>(&escaped),
        Err(SaopError::DuplicateAgent(_))
    ));
}

// SPEC T2: beside what else is wrong, over the turns that have an agent
#[test]
fn repeated_agents_are_told_beside_other_violations() {
    let mut value = group(&["a", "b", "a", "b", "a"]);
    value["session_id"] = json!("");
    value["agent_turns"][1]["agent_id"] = json!(7);
    value["agent_turns"][3] = json!([]);
    let text = value.to_string();
    let error = parse::<SaopParallelTurnEnvelope>(&text).unwrap_err();
    assert!(matches!(error, SaopError::Validation(_)), "{error:?}");
    let mut told: Vec<_> = error
        .violations()
        .iter()
        .map(|one| (one.instance_path(), one.kind().as_str()))
        .collect();
    let places: Vec<_> = error
        .violations()
        .iter()
        .map(|one| one.span().unwrap().start)
        .collect();
    assert!(places.is_sorted(), "{places:?}");
    told.sort_unstable();
    assert_eq!(
        told,
        [
            ("/agent_turns/1/agent_id", "schema"),
            ("/agent_turns/2/agent_id", "duplicate_agent"),
            ("/agent_turns/3", "schema"),
            ("/agent_turns/4/agent_id", "duplicate_agent"),
            ("/session_id", "schema"),
        ]
    );
    let of_value = validate::<SaopParallelTurnEnvelope>(&value).unwrap_err();
    assert_eq!(of_value.violation_count(), 5);
    // What is no array has no turns.
    value["agent_turns"] = json!({"agent_id": "a"});
    let error = validate::<SaopParallelTurnEnvelope>(&value).unwrap_err();
    assert_eq!(error.violation_count(), 2);
}

// SPEC T3
#[test]
fn an_empty_group_has_an_error_of_its_own() {
    let value = group(&[]);
    let error = parse::<SaopParallelTurnEnvelope>(value.to_string()).unwrap_err();
    let SaopError::EmptyParallelTurn(empty) = &error else {
        panic!("{error:?}")
    };
    assert_eq!(
        empty.to_string(),
        "expected at least one turn in a parallel turn, but found none"
    );
    let violation = &error.violations()[0];
    assert_eq!(violation.kind(), saop::EMPTY_PARALLEL_TURN);
    assert_eq!(violation.instance_path(), "/agent_turns");
    assert_eq!(violation.keyword(), Some("minItems"));
    assert!(violation.position().is_some());
    assert!(error.as_error().is::<saop::SaopEmptyParallelTurnError>());
    assert!(serde_json::from_str::<SaopParallelTurnEnvelope>(&value.to_string()).is_err());
    let mut many = group(&["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]);
    for index in [10, 2] {
        many["agent_turns"][index]["thought"] = json!("");
    }
    let error = validate::<SaopParallelTurnEnvelope>(&many).unwrap_err();
    let paths: Vec<_> = error
        .violations()
        .iter()
        .map(saop::Violation::instance_path)
        .collect();
    assert_eq!(paths, ["/agent_turns/2/thought", "/agent_turns/10/thought"]);
    // With anything else wrong it is one violation among the others.
    let mut worse = value;
    worse["parallel_turn_index"] = json!(-1);
    let error = validate::<SaopParallelTurnEnvelope>(&worse).unwrap_err();
    assert!(matches!(error, SaopError::Validation(_)));
    assert_eq!(error.violations().len(), 2);
    // Another violation of another member is no empty group.
    let mut other = group(&["a"]);
    other["session_id"] = json!("");
    assert!(matches!(
        validate::<SaopParallelTurnEnvelope>(&other),
        Err(SaopError::Validation(_))
    ));
}

// SPEC T2: no API makes `agent_turns` empty or with a duplicate
#[test]
fn the_collection_refuses_what_breaks_its_rule() {
    assert_eq!(AgentTurns::new(Vec::new()), Err(AgentTurnsError::Empty));
    let error = AgentTurns::try_from(turns(&["b", "a", "a"])).unwrap_err();
    assert_eq!(
        error,
        AgentTurnsError::Duplicates(vec![duplicate("a", 1, &[2])])
    );
    assert_eq!(
        error.to_string(),
        "expected each agent once, but found `a` at 1 and 2"
    );
    assert_eq!(
        AgentTurnsError::Empty.to_string(),
        "expected at least one turn, but found none"
    );
    let group = AgentTurns::new(turns(&["b", "a"])).unwrap();
    assert_eq!(group[1].agent_id, "a");
    assert_eq!(group.clone().into_vec().len(), 2);
    let many: Vec<String> = (0..20).map(|id| (id % 7).to_string()).collect();
    let ids: Vec<&str> = many.iter().map(String::as_str).collect();
    let words = AgentTurns::new(turns(&ids)).unwrap_err().to_string();
    assert!(words.ends_with("and 2 more agents"), "{words}");
    let same = vec!["x"; 12];
    let words = AgentTurns::new(turns(&same)).unwrap_err().to_string();
    assert!(
        words.ends_with("`x` at 0 and 1 and 2 and 3 and 4 and 5 and 6 more"),
        "{words}"
    );
}

// SPEC T2
#[test]
fn the_time_for_a_turn_does_not_grow_with_the_group() {
    let group_of = |count: usize| -> Vec<SaopAgentTurn> {
        let ids: Vec<String> = (0..count).map(|id| format!("agent-{id}")).collect();
        turns(&ids.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let time_per_turn = |count: usize| {
        let made = || {
            let group = group_of(count);
            let start = std::time::Instant::now();
            let checked = AgentTurns::new(group).map(|group| group.len());
            let time = start.elapsed();
            assert_eq!(checked, Ok(count));
            time.as_secs_f64() / count as f64
        };
        // The best of some runs: a busy machine only ever makes a run slower.
        (0..5).map(|_| made()).fold(f64::INFINITY, f64::min)
    };
    let (few, many) = (time_per_turn(500), time_per_turn(20_000));
    // A check of every pair would be forty times as slow. The bench holds the bar of twice.
    assert!(
        many < few * 10.0,
        "{few:e} s a turn among 500, {many:e} among 20 000"
    );
}

#[test]
fn one_repeated_agent_is_found_among_many() {
    let ids: Vec<String> = (0..20_000).map(|id| format!("agent-{id}")).collect();
    let mut value = group(&ids.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(parse::<SaopParallelTurnEnvelope>(value.to_string()).is_ok());
    value["agent_turns"][19_999]["agent_id"] = json!("agent-0");
    let error = parse::<SaopParallelTurnEnvelope>(value.to_string()).unwrap_err();
    let SaopError::DuplicateAgent(error) = error else {
        panic!("{error:?}")
    };
    assert_eq!(error.duplicates(), [duplicate("agent-0", 0, &[19_999])]);
    // With its violations, as other errors.
    let listed = format!("{error:#}");
    let (first, rest) = listed.split_once('\n').unwrap();
    assert_eq!(first, error.to_string());
    assert!(rest.starts_with("- /agent_turns/19999/agent_id"), "{rest}");
}

// SPEC T4
#[test]
fn the_named_functions_read_and_write_a_group() {
    let value = group(&["a", "b"]);
    let envelope = parse_saop_parallel_turn(value.to_string()).unwrap();
    assert_eq!(validate_saop_parallel_turn(&value).unwrap(), envelope);
    let text = serialize_saop_parallel_turn(&envelope);
    assert_eq!(parse_saop_parallel_turn(&text).unwrap(), envelope);
    assert_eq!(serialize_saop_parallel_turn(&envelope.clone()), text);
    assert!(matches!(
        parse_saop_parallel_turn(&text[1..]),
        Err(SaopError::Parse(_))
    ));
    assert!(matches!(
        validate_saop_parallel_turn(&group(&["a", "a"])),
        Err(SaopError::DuplicateAgent(_))
    ));
}

/// Any sequence of changes leaves a group that `new` would have taken; a model of plain ids says which change
/// must be refused. Sizes on both sides of where the collection begins to keep an index.
// SPEC T2
#[test]
fn every_change_keeps_the_rule() {
    let make = |id: usize| turns(&[&format!("agent-{id}")]).remove(0);
    for seed in 0..60 {
        let mut rng = saop_synth::Rng::with_seed(seed);
        let mut model = vec![0];
        let mut group = AgentTurns::new(vec![make(0)]).unwrap();
        let ids = if seed % 2 == 0 { 8 } else { 60 };
        let mut refused = 0;
        for _ in 0..400 {
            let at = rng.below(model.len() + 1);
            let id = rng.below(ids);
            let taken = model.iter().position(|known| *known == id);
            let len = model.len();
            match rng.below(8) {
                0 => match group.remove(at) {
                    Ok(turn) => {
                        assert_eq!(
                            turn.agent_id.as_str(),
                            format!("agent-{}", model.remove(at))
                        );
                    }
                    Err(AgentTurnsError::Empty) => assert_eq!((len, at), (1, 0)),
                    Err(error) => {
                        assert_eq!(error, AgentTurnsError::NoSuchTurn { index: at, len });
                        assert_eq!(at, len);
                    }
                },
                1 => match group.edit(at, |turn| turn.agent_id = make(id).agent_id) {
                    Ok(()) => {
                        assert!(taken.is_none_or(|taken| taken == at));
                        model[at] = id;
                    }
                    Err(AgentTurnsError::NoSuchTurn { .. }) => assert_eq!(at, len),
                    Err(error) => {
                        refused += 1;
                        let taken = taken.unwrap();
                        assert_ne!(taken, at);
                        let expected =
                            duplicate(&format!("agent-{id}"), taken.min(at), &[taken.max(at)]);
                        assert_eq!(error, AgentTurnsError::Duplicates(vec![expected]));
                    }
                },
                _ => match group.push(make(id)) {
                    Ok(()) => {
                        assert_eq!(taken, None);
                        model.push(id);
                    }
                    Err(error) => {
                        refused += 1;
                        let expected = duplicate(&format!("agent-{id}"), taken.unwrap(), &[len]);
                        assert_eq!(error, AgentTurnsError::Duplicates(vec![expected]));
                    }
                },
            }
            let found: Vec<String> = group.iter().map(|turn| turn.agent_id.to_string()).collect();
            let expected: Vec<String> = model.iter().map(|id| format!("agent-{id}")).collect();
            assert_eq!(found, expected);
        }
        assert!(refused > 20, "{refused} of seed {seed}");
        assert_eq!(AgentTurns::new(group.clone().into_vec()).unwrap(), group);
        assert_eq!(group.into_iter().count(), model.len());
    }
}

// SPEC T2
#[test]
fn an_edit_that_panics_leaves_a_valid_group() {
    let mut group = AgentTurns::new(turns(&["a", "b"])).unwrap();
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _ = group.edit(1, |turn| {
            turn.turn_index = 7;
            turn.agent_id = "a".parse().unwrap();
            panic!("in the middle of an edit");
        });
    }));
    assert!(panicked.is_err());
    assert_eq!(group[1].agent_id, "b");
    assert_eq!(group[1].turn_index, 7);
    let seen = format!("{group:?}");
    assert!(seen.starts_with("AgentTurns([SaopAgentTurn {"), "{seen}");
}

#[test]
fn turns_are_pushed_in_constant_time() {
    let all = |count: usize| -> Vec<SaopAgentTurn> {
        let one = turns(&["x"]).remove(0);
        let with_id = |id| {
            let mut turn = one.clone();
            turn.agent_id = format!("agent-{id}").parse().unwrap();
            turn
        };
        (0..count).map(with_id).collect()
    };
    let time_per_turn = |count: usize| {
        let pushed = || {
            let mut rest = all(count);
            let mut group = AgentTurns::new(vec![rest.pop().unwrap()]).unwrap();
            let start = std::time::Instant::now();
            for turn in rest {
                group.push(turn).unwrap();
            }
            let time = start.elapsed();
            assert_eq!(group.len(), count);
            time.as_secs_f64() / count as f64
        };
        (0..5).map(|_| pushed()).fold(f64::INFINITY, f64::min)
    };
    let (few, many) = (time_per_turn(500), time_per_turn(20_000));
    assert!(
        many < few * 10.0,
        "{few:e} s a turn among 500, {many:e} among 20 000"
    );
}

#[test]
fn groups_are_equal_where_their_turns_are() {
    let group = |ids: &[&str]| AgentTurns::new(turns(ids)).unwrap();
    assert_eq!(group(&["a", "b"]), group(&["a", "b"]));
    assert_ne!(group(&["a", "b"]), group(&["b", "a"]));
    assert_ne!(group(&["a", "b"]), group(&["a"]));
}

// SPEC S5
#[test]
fn the_rule_of_a_group_can_be_asked_by_itself() {
    use saop::parallel::EachAgentOnce;
    use saop_schema::{Breaches, Rule};

    let asked = |turns: &[SaopAgentTurn]| {
        let mut breaches = Breaches::default();
        EachAgentOnce::check(turns, &mut breaches);
        breaches
    };
    assert_eq!(asked(&turns(&["a", "b"])), Breaches::default());
    let mut expected = Breaches::default();
    expected.add(
        "/2/agent_id",
        "expected each agent once in a parallel turn, but found `b` again; its first turn is at index 1",
    );
    assert_eq!(asked(&turns(&["a", "b", "b"])), expected);
    let name = <EachAgentOnce as Rule<[SaopAgentTurn]>>::NAME;
    assert_eq!(name, saop::DUPLICATE_AGENT.as_str());
}

// SPEC P2: the first in the text, whatever order they are found in: what an object lacks is found at its end.
#[test]
fn the_first_thousand_violations_are_those_of_the_whole_list() {
    let group = |turns: usize| {
        let turns = vec!["{\"extra\": 1}"; turns].join(",\n");
        let error = parse_saop_parallel_turn(format!("{{\"agent_turns\":[{turns}]}}")).unwrap_err();
        let paths = error
            .violations()
            .iter()
            .map(|one| one.instance_path().to_owned());
        (paths.collect::<Vec<_>>(), error.violation_count())
    };
    let (few, count) = group(3);
    let of_root = few
        .iter()
        .filter(|path| path.matches('/').count() == 1)
        .count();
    let of_each = (count - of_root) / 3;
    assert_eq!((few.len(), of_root + 3 * of_each), (count, count));
    for turns in [190, 200, 400, 399, 2000, 50_000] {
        let (paths, count) = group(turns);
        assert_eq!(count, of_root + of_each * turns);
        let mut expected = few[..of_root].to_vec();
        for turn in 0..turns {
            let of_this = few[of_root..of_root + of_each].iter();
            expected.extend(of_this.map(|path| path.replacen("/0/", &format!("/{turn}/"), 1)));
        }
        expected.truncate(1000);
        assert_eq!(paths, expected, "{turns}");
    }
}

// SPEC T2: what is only counted decides the error's class as well.
#[test]
fn the_class_is_that_of_all_violations() {
    let ids = vec!["a"; 1502];
    let Err(SaopError::DuplicateAgent(error)) = parse_saop_parallel_turn(group(&ids).to_string())
    else {
        panic!("expected an error of the rule");
    };
    assert_eq!(error.violation_count(), 1501);
    let words = error.to_string();
    let end = "; 1501 turns are of an agent that has one before";
    assert!(words.ends_with(end), "{words}");

    let mut turns = group(&ids);
    turns["agent_turns"][1501]["thought"] = "".into();
    let error = parse_saop_parallel_turn(turns.to_string()).unwrap_err();
    assert!(matches!(error, SaopError::Validation(_)), "{error:?}");
    assert_eq!(error.violation_count(), 1502);
}
