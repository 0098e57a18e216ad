//! Replays the fuzz targets' corpora and findings on stable Rust; where the readers part, by name; and what an oracle says of
//! a wrong verdict.
//!
//! Invariant: every file below `fuzz/corpus/TARGET` and `fuzz/regressions/TARGET` is run.

#![cfg(test)]

mod oracle;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use oracle::compare::Divergence;
use oracle::message::{differences, hold, same_text};
use oracle::{TARGETS, Verdict};
use saop::SaopEnvelope;
use saop_schema::{Error, Limits, Message};
use saop_synth::Tree;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// The files below `fuzz/KIND/TARGET`, sorted by name.
fn inputs(kind: &str, target: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(fuzz().join(kind).join(target)) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    paths
}

/// A campaign cuts what is longer, and a cut document shows something else.
const LONGEST: usize = 4096;

// SPEC E4 W P1 P2 P3 T2 T4 T5 O2 O4 R2 R3 A1 A3 A4 N5
#[test]
fn no_input_of_the_corpora_and_no_finding_shows_a_bug() {
    for (target, oracle) in TARGETS {
        let seeds = inputs("corpus", target);
        assert!(!seeds.is_empty(), "{target} has a corpus");
        let mut accepted = 0;
        let mut rejected = 0;
        for path in seeds.into_iter().chain(inputs("regressions", target)) {
            let bytes = fs::read(&path).expect("a corpus can be read");
            assert!(bytes.len() <= LONGEST, "{}", path.display());
            match oracle(&bytes) {
                Ok(Verdict::Accepted) => accepted += 1,
                Ok(Verdict::Rejected) => rejected += 1,
                Err(bug) => panic!("{}: {bug}", path.display()),
            }
        }
        assert!(
            accepted > 0 && rejected > 0,
            "{target}: {accepted} accepted, {rejected} rejected"
        );
    }
}

/// A document with a gap, `@`, and where the gap is.
struct Gap {
    schema: &'static str,
    document: &'static str,
    path: &'static str,
}

macro_rules! envelope {
    ($index:literal, $phase:literal, $arguments:literal) => {
        concat!(
            r#"{"schema_version":"1.0.0","turn_index":"#,
            $index,
            r#","agent_id":"a","phase":"#,
            $phase,
            r#","thought":{"plan":"p","reasoning":"r"},"action":{"tool_name":"t","arguments":"#,
            $arguments,
            r#"},"observation":{"status":"success","output":""}}"#
        )
    };
}

macro_rules! observation {
    ($exit_code:literal, $duration:literal, $fact:literal) => {
        concat!(
            r#"{"schema_version":"1.0.0","type":"observation","tool_call_id":"c","timestamp_ns":"1","exit_code":"#,
            $exit_code,
            r#","stdout":"","stderr":"","encoding":"utf8","duration_ms":"#,
            $duration,
            r#","metadata":{"x":"#,
            $fact,
            "}}"
        )
    };
}

const fn gap(schema: &'static str, document: &'static str, path: &'static str) -> Gap {
    Gap {
        schema,
        document,
        path,
    }
}

const ENVELOPE: &str = "saop-envelope";
const OBSERVATION: &str = "observation";
/// An integer of at least 0.
const INDEX: Gap = gap(ENVELOPE, envelope!("@", r#""p""#, "{}"), "/turn_index");
const WORD: Gap = gap(ENVELOPE, envelope!("0", "@", "{}"), "/phase");
const FREE: Gap = gap(
    ENVELOPE,
    envelope!("0", r#""p""#, r#"{"x":@}"#),
    "/action/arguments/x",
);
/// An integer of either sign.
const EXIT: Gap = gap(OBSERVATION, observation!("@", "0", "0"), "/exit_code");
/// A float of at least 0.
const FLOAT: Gap = gap(OBSERVATION, observation!("0", "@", "0"), "/duration_ms");
const FACT: Gap = gap(OBSERVATION, observation!("0", "0", "@"), "/metadata/x");
const ROOT: Gap = gap(ENVELOPE, "@", "");
const AGENT: Gap = gap(
    "saop-parallel-turn-envelope",
    r#"{"envelope_type":"parallel","session_id":"s","parallel_turn_index":0,"agent_turns":[
        {"agent_id":"a","turn_index":0,"thought":"t","action":{"tool_name":"t","arguments":{}}},
        {"agent_id":@,"turn_index":0,"thought":"t","action":{"tool_name":"t","arguments":{}}}]}"#,
    "/agent_turns/1/agent_id",
);

/// Where the parser and the reader beside it are known to part, and where one might think that they do: what stands in a
/// gap, as what it is written again or by which rule it is refused, and which of `Divergence` that takes.
// SPEC W E4 P2 T2
#[test]
fn known_differences_are_these_and_no_more() {
    use Divergence::{Blurred, Depth, DuplicateAgent, DuplicateKey, Overflow, Unrepresentable};

    const NUMBER: &str = r#"{"$serde_json::private::Number":"1"}"#;
    const RAW: &str = r#"{"$serde_json::private::RawValue":"[1"}"#;
    const DIGITS: &str = "1.0000000000000000000001";
    // The document itself, the action and its arguments are three.
    let levels = |count: usize| format!("{}1{}", "[".repeat(count - 3), "]".repeat(count - 3));
    let (l127, l128, l129) = (levels(127), levels(128), levels(129));
    let mut unused: Vec<_> = Divergence::ALL.map(Divergence::name).into();
    for (gap, text, expected, used) in [
        // serde_json takes an object with the one key for a number, and with the other for any JSON.
        (FREE, NUMBER, Ok(NUMBER), &[][..]),
        (FREE, RAW, Ok(RAW), &[]),
        (FACT, NUMBER, Err("type"), &[]),
        (FACT, RAW, Err("type"), &[]),
        (INDEX, NUMBER, Err("type"), &[]),
        (WORD, RAW, Err("type"), &[]),
        (ROOT, NUMBER, Err("required"), &[]),
        (ROOT, RAW, Err("required"), &[]),
        (INDEX, DIGITS, Err("type"), &[Blurred]),
        (FREE, DIGITS, Ok(DIGITS), &[]),
        (FACT, DIGITS, Ok(DIGITS), &[]),
        (FLOAT, DIGITS, Ok("1.0"), &[]),
        (INDEX, "9007199254740993", Ok("9007199254740993"), &[]),
        (INDEX, "9007199254740993.0", Ok("9007199254740993"), &[]),
        (FREE, "9007199254740993.0", Ok("9007199254740993.0"), &[]),
        (FACT, "9007199254740993.0", Ok("9007199254740993.0"), &[]),
        (INDEX, "-0", Ok("0"), &[]),
        (FREE, "-0", Ok("-0"), &[]),
        (FACT, "-0", Ok("-0"), &[]),
        (FLOAT, "-0", Ok("-0.0"), &[]),
        (INDEX, "-1e-400", Err("minimum"), &[Blurred]),
        (FREE, "-1e-400", Ok("-1e-400"), &[]),
        (FREE, "1e400", Ok("1e400"), &[Overflow]),
        (FACT, "1e400", Ok("1e400"), &[Overflow]),
        (
            FLOAT,
            "1e400",
            Err("unrepresentable"),
            &[Overflow, Unrepresentable],
        ),
        (
            INDEX,
            "1e400",
            Err("unrepresentable"),
            &[Overflow, Unrepresentable],
        ),
        (
            INDEX,
            "18446744073709551615",
            Ok("18446744073709551615"),
            &[],
        ),
        (
            INDEX,
            "18446744073709551616",
            Err("unrepresentable"),
            &[Unrepresentable],
        ),
        (EXIT, "9223372036854775807", Ok("9223372036854775807"), &[]),
        (
            EXIT,
            "9223372036854775808",
            Err("unrepresentable"),
            &[Unrepresentable],
        ),
        (
            EXIT,
            "-9223372036854775808.0",
            Ok("-9223372036854775808"),
            &[],
        ),
        (
            EXIT,
            "-9223372036854775809",
            Err("unrepresentable"),
            &[Unrepresentable],
        ),
        (FREE, &l127, Ok(&l127), &[]),
        (FREE, &l128, Ok(&l128), &[]),
        (FREE, &l129, Err("limit"), &[Depth]),
        (
            FREE,
            r#"{"a":1,"\u0061":1}"#,
            Err("duplicate_key"),
            &[DuplicateKey],
        ),
        (AGENT, r#""b""#, Ok(r#""b""#), &[]),
        (
            AGENT,
            r#""\u0061""#,
            Err("duplicate_agent"),
            &[DuplicateAgent],
        ),
    ] {
        named(&gap, text, expected, used);
        unused.retain(|name| !used.iter().any(|used| used.name() == *name));
    }
    assert!(unused.is_empty(), "without a named case: {unused:?}");
}

/// One named case.
fn named(gap: &Gap, text: &str, expected: Result<&str, &str>, used: &[Divergence]) {
    let name = format!("{text} at {}", gap.path);
    let document = gap.document.replace('@', text);
    let schema = saop::schema(gap.schema).expect("the schema is there");
    let checked = schema.check(document.as_bytes(), &Limits::default());
    let refused = checked.as_ref().err();
    let rule = |error: &Error| {
        let first = &error.violations()[0];
        first.keyword().unwrap_or(first.kind().as_str()).to_owned()
    };
    assert_eq!(refused.map(rule).as_deref(), expected.err(), "{name}");
    let found = differences(schema, document.as_bytes(), refused)
        .unwrap_or_else(|bug| panic!("{name}: {bug}"));
    let used: BTreeSet<_> = used.iter().map(|used| used.name()).collect();
    assert_eq!(found, used, "{name}");
    if let Ok(expected) = expected {
        let message = saop::parse_saop_message(&document).expect("it is accepted");
        let written = Tree::parse(&saop::serialize_saop_message(&message));
        let written = written.expect("what is written is JSON");
        let written = written.pointer(gap.path).map(Tree::compact);
        assert_eq!(written.as_deref(), Some(expected), "{name}");
    }
}

/// An oracle that gets another verdict than that of the library says so.
#[test]
fn a_wrong_verdict_is_a_bug() {
    let document = |gap: &Gap, text: &str| gap.document.replace('@', text);
    let (schema, sound) = (SaopEnvelope::schema(), document(&INDEX, "7"));
    let wrong = [
        document(&INDEX, "-7"),
        document(&INDEX, "7.5"),
        document(&INDEX, "18446744073709551616"),
        document(&WORD, r#""""#),
        document(&WORD, r#""p","phase":"p""#),
        document(&FREE, r#""\x""#),
        document(&FREE, &"[".repeat(200)),
        sound.replace(r#""agent_id":"a","#, ""),
        sound.replace(r#""agent_id""#, r#""agent""#),
    ];
    let refusal = |text: &str| schema.check(text.as_bytes(), &Limits::default()).err();
    let errors: Vec<_> = wrong.iter().map(|text| refusal(text)).collect();
    for (at, text) in wrong.iter().enumerate() {
        let bytes = text.as_bytes();
        assert!(hold(schema, bytes, None).is_err(), "{text} is accepted");
        for (other, error) in errors.iter().enumerate() {
            let held = hold(schema, bytes, error.as_ref());
            assert_eq!(held.is_ok(), other == at, "{text}: {error:?}: {held:?}");
        }
    }
    assert_eq!(hold(schema, sound.as_bytes(), None), Ok(()));
    assert!(
        errors
            .iter()
            .all(|error| hold(schema, sound.as_bytes(), error.as_ref()).is_err())
    );
    for (gap, read, written, same) in [
        (INDEX, "7", "7", true),
        (INDEX, "70e-1", "7", true),
        (INDEX, "9007199254740993", "9007199254740992", false),
        (FREE, "7.0", "7", false),
        (FREE, r#"{"a":1,"b":2}"#, r#"{"b":2,"a":1}"#, false),
        (FREE, r#""\u0061""#, r#""a""#, true),
        (FLOAT, "0.1", "0.10000000000000000001", true),
        (FLOAT, "0.1", "0.10000000000000001", true),
        (FLOAT, "0.1", "0.1000000000000001", false),
        (FACT, "0.10", "0.1", false),
    ] {
        let schema = saop::schema(gap.schema).expect("the schema is there");
        let (read, written) = (document(&gap, read), document(&gap, written));
        let held = same_text(schema, read.as_bytes(), &written);
        assert_eq!(held.is_ok(), same, "{read} {written}");
    }
}

#[test]
fn every_target_is_here_and_in_the_fuzz_crate() {
    let mut names: Vec<_> = inputs("", "fuzz_targets")
        .iter()
        .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    let listed: Vec<_> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, listed);
    for kind in ["corpus", "regressions"] {
        for path in inputs("", kind) {
            let name = path.file_name().and_then(|name| name.to_str());
            assert!(name.is_some_and(|name| listed.contains(&name)), "{path:?}");
        }
    }
}
