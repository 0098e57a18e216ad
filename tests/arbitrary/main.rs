//! SPEC W, E2: what `arbitrary::Arbitrary` makes of bytes keeps every rule of its schema, whatever the bytes are, and
//! reaches everything that the schema allows. `judge` compares each verdict with two independent engines.

#![cfg(test)]

mod golden;
mod leaves;
#[path = "../oracle/mod.rs"]
mod oracle;
mod seen;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::thread;

use arbitrary::{Arbitrary, Unstructured};
use saop::{Limits, Message, SaopMessage};
use saop_schema::AnyMessage;
use saop_synth::Rng;
use serde::Serialize;

use oracle::reader;
use seen::Seen;
use support::messages::bench;
use support::tally::Tally;

const CASES: usize = 2000;

/// Up to 1023 bytes, more often few; some of them text, as a fuzzer's dictionary and corpus are.
fn bytes(rng: &mut Rng) -> Vec<u8> {
    let most = 1 << rng.below(11);
    let textual = rng.chance(30);
    (0..rng.below(most))
        .map(|_| match rng.bits() {
            bits if textual => b"{}[]\":,0123456789abc\\ \n"[bits as usize % 23],
            bits => bits as u8,
        })
        .collect()
}

fn made<'a, T: Arbitrary<'a>>(bytes: &'a [u8]) -> T {
    T::arbitrary(&mut Unstructured::new(bytes)).unwrap_or_else(|error| panic!("{error}: {bytes:?}"))
}

/// Makes values of one type, checks each with parser, validator and engines, and sees that they are all there are.
fn holds<T>(number: u64) -> Tally
where
    T: Message + for<'a> Arbitrary<'a> + Serialize + PartialEq + Debug,
{
    let schema = T::schema();
    let bench = bench(schema);
    let mut tally = Tally::default();
    let mut seen = Seen::of(schema.text());
    let mut rng = Rng::with_seed(number);
    for number in 0..CASES {
        let bytes = bytes(&mut rng);
        let value: T = made(&bytes);
        let text = saop::serialize(&value);
        let read =
            saop::parse::<T>(&text).unwrap_or_else(|error| panic!("{number}: {error}\n{text}"));
        assert_eq!(read, value, "{number}: {text}");
        assert_eq!(saop::serialize(&read), text, "{number}");
        schema
            .check(text.as_bytes(), &Limits::default())
            .unwrap_or_else(|error| panic!("{number}: {error}\n{text}"));
        bench
            .judge(&text, "none", &mut tally)
            .unwrap_or_else(|why| panic!("{number}: {why}\n{text}"));
        let reading = reader::read(&text).unwrap_or_else(|why| panic!("{number}: {why:?}\n{text}"));
        seen.look(&reading.value);
    }
    assert_eq!(tally.accepted, CASES, "{}", tally.report());
    assert!(seen.possible() > 1, "{}", schema.name());
    assert_eq!(seen.missing(), BTreeSet::new(), "{}", schema.name());
    tally
}

// SPEC W E2
#[test]
fn every_message_made_of_bytes_keeps_its_schema() {
    let held = [
        (
            saop::EscalationReport::schema(),
            holds::<saop::EscalationReport> as fn(u64) -> Tally,
        ),
        (saop::Observation::schema(), holds::<saop::Observation>),
        (saop::SaopAction::schema(), holds::<saop::SaopAction>),
        (saop::SaopEnvelope::schema(), holds::<saop::SaopEnvelope>),
        (
            saop::SaopObservation::schema(),
            holds::<saop::SaopObservation>,
        ),
        (
            saop::SaopParallelTurnEnvelope::schema(),
            holds::<saop::SaopParallelTurnEnvelope>,
        ),
    ];
    let names: BTreeSet<_> = held.iter().map(|(schema, _)| schema.name()).collect();
    // A new message is covered below, as one of `SaopMessage`; a line here makes more of it.
    let all: BTreeSet<_> = saop::schemas().iter().map(|schema| schema.name()).collect();
    assert!(names.is_subset(&all), "{names:?}");
    let mut total = Tally::default();
    thread::scope(|scope| {
        let running: Vec<_> = (1..)
            .zip(held)
            .map(|(number, (_, holds))| scope.spawn(move || holds(number)))
            .collect();
        for worker in running {
            total.add(worker.join().expect("no case fails"));
        }
    });
    assert_eq!(total.accepted, CASES * names.len(), "{}", total.report());
    let overflows = total.divergences.get("number that overflows the reader");
    assert!(
        overflows.is_some_and(|&count| count > 10),
        "{}",
        total.report()
    );
}

// SPEC W
#[test]
fn any_message_is_read_as_what_it_is() {
    let mut rng = Rng::with_seed(7);
    let mut kinds = BTreeSet::new();
    for _ in 0..CASES {
        let bytes = bytes(&mut rng);
        let message: SaopMessage = made(&bytes);
        let text = saop::serialize_saop_message(&message);
        assert_eq!(saop::parse_saop_message(&text).unwrap(), message, "{text}");
        kinds.insert(message.schema().name());
    }
    let all = SaopMessage::schemas().iter().map(|schema| schema.name());
    assert_eq!(kinds, all.collect());
}

// SPEC T2
#[test]
fn agents_of_one_name_get_longer_names() {
    let mut rng = Rng::with_seed(13);
    let mut lengthened = 0;
    for _ in 0..300 {
        // The same bytes again, with one between that goes on and one behind that does not.
        let bytes = bytes(&mut rng);
        let mut u = Unstructured::new(&bytes);
        let turn: saop::SaopAgentTurn = u.arbitrary().unwrap();
        let once = &bytes[..bytes.len() - u.len()];
        let turns: saop::AgentTurns = made(&[once, &[1], once, &[0]].concat());
        let ids: BTreeSet<_> = turns.iter().map(|turn| turn.agent_id.as_str()).collect();
        assert_eq!(ids.len(), turns.len(), "{turns:?}");
        lengthened += usize::from(ids.contains(&*format!("{}-1", turn.agent_id)));
    }
    assert!(lengthened > 50, "{lengthened} had a turn already");
}

// A fuzzer begins with nothing, and cuts its inputs short: the simplest values come out, and no error.
#[test]
fn few_bytes_make_simple_values() {
    let action: saop::SaopAction = made(&[]);
    assert_eq!(
        saop::serialize(&action),
        r#"{"tool_name":"a","arguments":{}}"#
    );
    let observation: saop::Observation = made(&[]);
    assert_eq!(
        saop::serialize(&observation),
        r#"{"schema_version":"1.0.0","type":"observation","tool_call_id":"a","timestamp_ns":"0","exit_code":0,"stdout":"","stderr":"","encoding":"utf8","duration_ms":0.0}"#
    );
    let turns: saop::AgentTurns = made(&[]);
    assert_eq!(turns.len(), 1);
    for byte in [0, 1, 0x7f, 0x80, 0xff] {
        for length in 0..200 {
            let bytes = vec![byte; length];
            let message: SaopMessage = made(&bytes);
            let text = saop::serialize_saop_message(&message);
            assert!(text.len() < 600 + 100 * length, "{length}: {text}");
            assert_eq!(saop::parse_saop_message(&text).unwrap(), message, "{text}");
        }
    }
}

/// Whether a value takes as many bytes as its type says.
fn hints<T: for<'a> Arbitrary<'a>>() {
    let (least, most) = T::size_hint(0);
    let mut rng = Rng::with_seed(11);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..4096).map(|_| rng.bits() as u8).collect();
        let mut u = Unstructured::new(&bytes);
        let _: T = u.arbitrary().unwrap();
        let taken = bytes.len() - u.len();
        assert!(
            taken >= least,
            "{}: {taken} < {least}",
            std::any::type_name::<T>()
        );
        if let Some(most) = most {
            assert!(
                taken <= most,
                "{}: {taken} > {most}",
                std::any::type_name::<T>()
            );
        }
    }
}

#[test]
fn types_say_how_many_bytes_they_take() {
    hints::<SaopMessage>();
    hints::<saop::SaopParallelTurnEnvelope>();
    hints::<saop::AgentTurns>();
    hints::<saop::EscalationReport>();
    hints::<saop::Observation>();
    hints::<saop::ObservationMetadataValue>();
    hints::<saop::ObservationTimestampNs>();
    hints::<saop::ObservationDurationMs>();
    hints::<saop::ObservationType>();
    hints::<saop::SaopObservationStatus>();
    hints::<saop::TokenUsage>();
    hints::<saop::Map<saop::NonEmptyString>>();
    hints::<saop::JsonObject>();
    hints::<saop::JsonNumber>();
}
