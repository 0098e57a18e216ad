//! SPEC A1, A3: messages that arrive in pieces. Every beginning of a valid one is open or complete, and the result is that of `parse`, in
//! whatever pieces.

#![cfg(test)]

use std::fs;
use std::path::Path;

use saop::push::{Cause, PushReader, State};
use saop::{
    Limits, Message, Observation, SaopEnvelope, SaopMessage, SaopParallelTurnEnvelope,
    parse_saop_message,
};
use saop_synth::{Rng, Synth};

/// The fixtures of a schema, valid or not.
fn fixtures(schema: &str, kind: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let folder = fs::read_dir(root.join(schema).join(kind)).expect("fixtures");
    let files = folder.map(|entry| fs::read(entry.expect("a fixture").path()));
    files.collect::<Result<_, _>>().expect("fixtures")
}

fn is_never_doomed<T>(mut reader: PushReader<T>, text: &[u8]) {
    for byte in text {
        reader.push(&[*byte]);
        let doom = reader.doom();
        assert!(
            doom.is_none(),
            "{doom:?} in {}",
            String::from_utf8_lossy(text)
        );
    }
    assert!(reader.finish().is_ok());
    assert_eq!(reader.state(), State::Complete);
}

fn of_type<T: Message + PartialEq + std::fmt::Debug>() {
    let name = T::schema().name();
    let synth = Synth::new(T::schema().text()).expect("a schema");
    let mut rng = Rng::with_seed(41);
    let made = (0..60).map(|_| synth.valid(&mut rng).into_bytes());
    let all: Vec<Vec<u8>> = fixtures(name, "valid").into_iter().chain(made).collect();
    let mut valid = 0;
    for text in &all {
        // What only the schema allows, the type refuses.
        if saop_schema::parse::<T>(text).is_ok() {
            valid += 1;
            is_never_doomed(PushReader::<T>::for_message(&Limits::default()), text);
        }
    }
    assert!(valid > 20, "{name}: {valid}");
    let changed = all.iter().map(|text| {
        synth
            .mutate(&String::from_utf8_lossy(text), &mut rng)
            .text
            .into_bytes()
    });
    let changed: Vec<Vec<u8>> = changed.chain(fixtures(name, "invalid")).collect();
    let mut early = 0;
    for text in all.iter().chain(&changed) {
        let expected = saop_schema::parse::<T>(text);
        let mut known = None;
        for size in [1, 3, 16, 1 << 20] {
            let mut reader = PushReader::<T>::for_message(&Limits::default());
            for piece in text.chunks(size) {
                reader.push(piece);
            }
            let told = (reader.state(), reader.doom().cloned());
            let before = known.get_or_insert_with(|| told.clone());
            assert_eq!(
                &told,
                before,
                "in pieces of {size}: {}",
                String::from_utf8_lossy(text)
            );
            assert_eq!(
                reader.finish(),
                expected,
                "{}",
                String::from_utf8_lossy(text)
            );
            let mut check = PushReader::for_type_schema(T::schema(), &Limits::default());
            for piece in text.chunks(size) {
                check.push(piece);
            }
            assert_eq!(check.finish(), T::schema().check(text, &Limits::default()));
        }
        let is_early = known
            .and_then(|(_, doom)| doom)
            .is_some_and(|doom| doom.cause() != Cause::End);
        assert!(!is_early || expected.is_err());
        early += usize::from(is_early);
    }
    assert!(early > 20, "{name}: {early} were given up before their end");
}

// SPEC A1, A3
#[test]
fn messages_in_pieces_are_those_of_the_whole() {
    of_type::<SaopEnvelope>();
    of_type::<SaopParallelTurnEnvelope>();
    of_type::<Observation>();
}

// SPEC A1, A3
#[test]
fn any_message_is_read_in_pieces() {
    for schema in saop::schemas() {
        for text in fixtures(schema.name(), "valid") {
            if parse_saop_message(&text).is_ok() {
                is_never_doomed(saop::push_saop_message(), &text);
            }
        }
        for text in fixtures(schema.name(), "invalid") {
            let mut reader = PushReader::<SaopMessage>::for_any(&Limits::default());
            for piece in text.chunks(7) {
                reader.push(piece);
            }
            let result = reader.finish().map_err(saop::SaopError::from);
            assert_eq!(result.err(), parse_saop_message(&text).err());
        }
    }
}

// SPEC A1: a rule that no keyword expresses is told at the end.
#[test]
fn an_agent_that_comes_twice_is_told_at_the_end() {
    let turn = r#"{"agent_id": "a-1", "turn_index": 0, "thought": "t", "action": {"tool_name": "t", "arguments": {}}}"#;
    let text = format!(
        r#"{{"envelope_type": "parallel", "session_id": "s-1", "parallel_turn_index": 0, "agent_turns": [{turn}, {turn}]}}"#
    );
    let mut reader = PushReader::<SaopParallelTurnEnvelope>::for_message(&Limits::default());
    assert_eq!(reader.push(text.as_bytes()), State::Complete);
    assert!(reader.finish().is_err());
    let cause = reader.doom().map(saop::push::Doom::cause);
    assert_eq!((reader.state(), cause), (State::Doomed, Some(Cause::End)));
}

// SPEC A1
#[test]
fn an_envelope_is_read_in_pieces_under_the_default_limits() {
    for text in fixtures("saop-envelope", "valid") {
        is_never_doomed(saop::push_saop_envelope(), &text);
    }
    let mut reader = saop::push_saop_envelope();
    assert_eq!(reader.push(b"["), State::Doomed);
    assert_eq!(
        reader.doom().map(saop::push::Doom::cause),
        Some(Cause::Kind)
    );
}
