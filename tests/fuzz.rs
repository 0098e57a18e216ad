//! Replays the fuzz targets' corpora and findings on stable Rust, and sees that each oracle can fail.
//!
//! Invariant: every file below `fuzz/corpus/TARGET` and `fuzz/regressions/TARGET` is run.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

mod oracle;

use std::path::{Path, PathBuf};
use std::{env, fs};

use oracle::message::differences;
use oracle::{TARGETS, Verdict};
use saop::{Message, SaopEnvelope};

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

// SPEC E4 W P1 P2 P3 T2 T4 T5 O2 O4 R2 R3
#[test]
fn no_input_of_the_corpora_and_no_finding_shows_a_bug() {
    for (target, oracle) in TARGETS {
        let seeds = inputs("corpus", target);
        assert!(!seeds.is_empty(), "{target} has a corpus");
        let mut accepted = 0;
        let mut rejected = 0;
        for path in seeds.into_iter().chain(inputs("regressions", target)) {
            let bytes = fs::read(&path).expect("a corpus can be read");
            match oracle(&bytes) {
                Ok(Verdict::Accepted) => accepted += 1,
                Ok(Verdict::Rejected) => rejected += 1,
                Err(bug) => panic!("{}: {bug}", path.display()),
            }
        }
        assert!(
            accepted > 0 && (rejected > 0 || *target == "arbitrary"),
            "{target}: {accepted} accepted, {rejected} rejected"
        );
    }
}

/// Where the parser and the reader beside it are known to part, each by name: what stands in `turn_index` (an integer of
/// at least 0) and in `arguments`, whether it is accepted, and which of `Divergence` it takes.
// SPEC W E4 P2
#[test]
#[allow(clippy::too_many_lines, reason = "a table of cases is long")]
fn known_differences_are_these_and_no_more() {
    // The document itself, the action and its arguments are three.
    let levels = |count: usize| format!("{}1{}", "[".repeat(count - 3), "]".repeat(count - 3));
    let (l127, l128, l129) = (levels(127), levels(128), levels(129));
    let (free, index) = ("free", "index");
    for (name, place, text, accepted, used) in [
        // serde_json takes an object with this key for a number, and the next for any JSON.
        (
            "number token",
            free,
            r#"{"$serde_json::private::Number":"1"}"#,
            true,
            "",
        ),
        (
            "raw token",
            free,
            r#"{"$serde_json::private::RawValue":"[1"}"#,
            true,
            "",
        ),
        (
            "23 digits",
            index,
            "1.0000000000000000000001",
            false,
            "number blurred by the reader",
        ),
        (
            "23 digits, free",
            free,
            "1.0000000000000000000001",
            true,
            "",
        ),
        (
            "2^53 + 1 with a fraction of zero",
            index,
            "9007199254740993.0",
            true,
            "",
        ),
        ("2^53 + 1, free", free, "9007199254740993.0", true, ""),
        ("minus zero", index, "-0", true, ""),
        ("minus zero, free", free, "-0", true, ""),
        (
            "less than any float",
            index,
            "-1e-400",
            false,
            "number blurred by the reader",
        ),
        ("less than any float, free", free, "-1e-400", true, ""),
        (
            "more than any float, free",
            free,
            "1e400",
            true,
            "number that overflows the reader",
        ),
        (
            "2^64",
            index,
            "18446744073709551616",
            false,
            "unrepresentable number",
        ),
        ("2^64 - 1", index, "18446744073709551615", true, ""),
        ("127 levels", free, &l127, true, ""),
        ("128 levels", free, &l128, true, ""),
        ("129 levels", free, &l129, false, "depth over 128"),
        (
            "a key twice",
            free,
            r#"{"a":1,"\u0061":1}"#,
            false,
            "duplicate key",
        ),
    ] {
        let (index, free) = if place == free {
            ("0", text)
        } else {
            (text, "0")
        };
        let document = format!(
            r#"{{"schema_version":"1.0.0","turn_index":{index},"agent_id":"a","phase":"p",
                "thought":{{"plan":"p","reasoning":"r"}},"action":{{"tool_name":"t","arguments":{{"x":{free}}}}},
                "observation":{{"status":"success","output":""}}}}"#
        );
        let parsed = saop::parse::<SaopEnvelope>(&document);
        assert_eq!(parsed.is_ok(), accepted, "{name}: {:?}", parsed.err());
        let found = differences(
            SaopEnvelope::schema(),
            document.as_bytes(),
            parsed.as_ref().err(),
        );
        let found: Vec<_> = found
            .unwrap_or_else(|bug| panic!("{name}: {bug}"))
            .into_iter()
            .collect();
        assert_eq!(found.join(", "), used, "{name}");
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
