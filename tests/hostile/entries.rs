//! The other ways in: a `Value` that nests deep, a model's answers to the retry machine, a tool's bytes.

use std::time::Duration;

use saop::{
    EscalationReport, NonEmptyString, Observation, Retry, RetryPolicy, SaopAction, SaopEnvelope,
    SaopError, SaopMessage, Step, create_observation, parse_with, validate,
};
use saop::{Limits, Message};
use serde_json::{Map, Value, json};

use crate::cost::{alone, linear, within};
use crate::{LARGE, MANY};

/// Levels of a value that overflows any stack where one calls itself for each.
const DEPTH: usize = if cfg!(debug_assertions) {
    200_000
} else {
    1_000_000
};

/// A value of so many levels, of arrays and objects by turns.
fn deep(levels: usize) -> Value {
    (0..levels).fold(json!(1), |inner, level| match level % 2 {
        0 => Value::Array(vec![inner]),
        _ => Value::Object(Map::from_iter([("a".to_owned(), inner)])),
    })
}

/// Takes a value apart level by level: its own drop calls itself for each of them.
fn take_apart(value: Value) {
    let mut left = vec![value];
    while let Some(value) = left.pop() {
        match value {
            Value::Array(items) => left.extend(items),
            Value::Object(members) => left.extend(members.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
}

// SPEC P3, W
#[test]
fn validate_takes_a_value_of_any_depth() {
    alone(|| {
        // `json!` would copy what it is given, level by level on the stack.
        let object = |name: &str, value| Value::Object(Map::from_iter([(name.to_owned(), value)]));
        let mut value = object("arguments", object("x", deep(DEPTH)));
        value["tool_name"] = "t".into();
        let message: SaopAction = within(600 << 20, || validate(&value)).unwrap();
        let limits = Limits::default().with_max_depth(usize::MAX);
        assert_eq!(
            parse_with::<SaopAction>(saop::serialize(&message), &limits).unwrap(),
            message
        );
        take_apart(value);
        for value in [deep(DEPTH), object("tool_name", deep(DEPTH))] {
            for error in [
                validate::<SaopEnvelope>(&value).err(),
                validate::<Observation>(&value).err(),
                validate::<EscalationReport>(&value).err(),
                saop::validate_saop_parallel_turn(&value).err(),
                saop::validate_saop_message(&value).err(),
            ] {
                let error = error.unwrap();
                assert!(matches!(error, SaopError::Validation(_)));
                assert!(!error.violations().is_empty());
            }
            take_apart(value);
        }
    });
}

// SPEC P3
#[test]
fn validate_takes_a_time_that_grows_with_the_value() {
    alone(|| {
        let wide = |members: usize| -> Value {
            (0..members)
                .map(|at| (at.to_string(), json!(at)))
                .collect::<Map<_, _>>()
                .into()
        };
        linear(MANY / 400, wide, |value| {
            let error = saop::validate_saop_message(value).unwrap_err();
            assert!(error.violation_count() >= value.as_object().unwrap().len());
        });
        let arguments = |members| json!({"tool_name": "t", "arguments": wide(members)});
        linear(MANY / 400, arguments, |value| {
            assert!(validate::<SaopAction>(value).is_ok());
        });
    });
}

fn retries<T: Message>(answer: &[u8], policy: RetryPolicy) {
    turn(Retry::<T>::new(policy), answer, policy);
}

/// Gives one answer over and over, until the protocol ends.
fn turn<T>(mut retry: Retry<T>, answer: &[u8], policy: RetryPolicy) {
    for asked in 0.. {
        let step = retry.offer(answer);
        match step {
            Step::Correct(correction) => {
                assert!(asked < policy.max_retries());
                let prompt = correction.turn.prompt();
                assert!(prompt.len() <= policy.prompt_budget(), "{}", prompt.len());
                // The answer stands between two lines that are not in it.
                let lines: Vec<&str> = prompt.lines().collect();
                let marker = lines[lines.len() - 1];
                assert!(marker.starts_with("-----RESPONSE-"));
                assert_eq!(prompt.matches(marker).count(), 2);
                assert!(serde_json::to_string(&correction.turn).unwrap().len() < 1 << 20);
                assert!(format!("{correction:?}").len() < 1 << 20);
                retry = correction.retry;
            }
            Step::Exhausted(error) => {
                assert_eq!(asked, policy.max_retries());
                assert!(error.to_string().len() < 1000);
                let report = error.report();
                // The report has the answers in full.
                let limits = Limits::default().with_max_bytes(usize::MAX);
                assert!(parse_with::<EscalationReport>(saop::serialize(&report), &limits).is_ok());
                return;
            }
            Step::Accepted(_) => panic!("expected a refusal, but found a message"),
        }
    }
}

// SPEC R1, R2, R5
#[test]
fn the_retry_machine_takes_answers_of_any_size() {
    alone(|| {
        let policy = RetryPolicy::default();
        let marker = "-----RESPONSE-0000000000000000-----\n";
        for unit in ["[", "{\"a\":", "\u{202E}\u{1F600}", marker, "```json\n{"] {
            let answer = unit.repeat(LARGE / unit.len());
            // Three answers are kept, and told in the report, which is written and read.
            within(24 * LARGE + (64 << 20), || {
                turn(Retry::any(policy), answer.as_bytes(), policy);
            });
        }
        let bytes = vec![0xFF; LARGE];
        within(32 * LARGE + (64 << 20), || {
            retries::<SaopEnvelope>(&bytes, policy);
        });
        let policy = policy.with_limits(Limits::default().with_max_bytes(LARGE));
        let over = vec![b' '; LARGE + 1];
        within(16 * LARGE + (64 << 20), || {
            retries::<Observation>(&over, policy);
        });
    });
}

// SPEC R2
#[test]
fn a_correction_takes_a_time_that_grows_with_the_answer() {
    alone(|| {
        let policy = RetryPolicy::default();
        // Markers that are taken, one after the other; errors by the many; deep paths.
        let markers = |count: usize| -> String {
            let markers: Vec<String> = (0..count)
                .map(|at| format!("-----RESPONSE-{at:016x}-----\n"))
                .collect();
            markers.concat()
        };
        let members = |count: usize| {
            let members: Vec<String> = (0..count).map(|at| format!("\"{at}\":\"\u{7}\"")).collect();
            format!("{{{}}}", members.join(",").replace('\u{7}', "\\u0007"))
        };
        for answer in [&markers as &dyn Fn(usize) -> String, &members] {
            linear(MANY / 400, answer, |answer| {
                turn(Retry::<SaopMessage>::any(policy), answer.as_bytes(), policy);
            });
        }
    });
}

// SPEC O4, O5
#[test]
fn a_tools_bytes_come_back_whatever_they_are() {
    alone(|| {
        let id = || NonEmptyString::new("call-1").unwrap();
        let streams: [Vec<u8>; 5] = [
            vec![0; LARGE / 2],
            vec![b'"'; LARGE / 4],
            vec![0xFF; LARGE / 2],
            "\u{1F600}".repeat(LARGE / 8).into_bytes(),
            [vec![b'a'; LARGE / 2], b"\xF0\x9F".to_vec()].concat(),
        ];
        for stdout in streams {
            within(16 * LARGE + (64 << 20), || {
                let made = create_observation(id(), 0, stdout.clone(), "x", Duration::from_secs(1));
                let text = saop::serialize(&made);
                let limits = Limits::default().with_max_bytes(4 * LARGE);
                let read: Observation = parse_with(&text, &limits).unwrap();
                assert!(*read.stdout_bytes().unwrap() == *stdout);
                assert_eq!(*read.stderr_bytes().unwrap(), *b"x");
            });
        }
        let stream = |bytes: usize| (0..=u8::MAX).cycle().take(bytes).collect::<Vec<u8>>();
        linear(LARGE / 512, stream, |stream| {
            let made = create_observation(id(), 0, stream.clone(), "", Duration::ZERO);
            let read = saop::parse_observation(saop::serialize(&made)).unwrap();
            assert!(*read.stdout_bytes().unwrap() == **stream);
        });
    });
}
