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

use oracle::{TARGETS, Verdict};

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
