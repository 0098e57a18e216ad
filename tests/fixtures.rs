//! Holds the documents under `tests/fixtures/` against their schemas. The folders are walked and
//! nothing lists the files: `<schema>/valid/*.json` are accepted, and each `<schema>/invalid/*.json` is
//! refused with exactly the violations of the `*.expected.json` beside it. Invariant: a file that no
//! test reads is itself a failure.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use saop::{Limits, Schema, Violation, ViolationKind};
use serde_json::Value;

struct Fixture {
    path: PathBuf,
    bytes: Vec<u8>,
}

struct Fixtures {
    valid: Vec<Fixture>,
    /// Each with its expected violations.
    invalid: Vec<(Fixture, Value)>,
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let found =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = found
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .expect("fixtures have readable names")
}

fn read(path: PathBuf) -> Fixture {
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Fixture { path, bytes }
}

fn walk() -> BTreeMap<&'static str, (&'static Schema, Fixtures)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut all = BTreeMap::new();
    for folder in entries(&root) {
        let schema = saop::schema(name(&folder)).unwrap_or_else(|| {
            panic!(
                "expected the name of a schema, but found {}",
                folder.display()
            )
        });
        let mut fixtures = Fixtures {
            valid: Vec::new(),
            invalid: Vec::new(),
        };
        for kind in entries(&folder) {
            match name(&kind) {
                "valid" => fixtures.valid = entries(&kind).into_iter().map(read).collect(),
                "invalid" => fixtures.invalid = pairs(&kind),
                _ => panic!(
                    "expected only valid/ and invalid/, but found {}",
                    kind.display()
                ),
            }
        }
        for fixture in &fixtures.valid {
            let stray = name(&fixture.path).ends_with(".expected.json")
                || fixture
                    .path
                    .extension()
                    .is_none_or(|extension| extension != "json");
            assert!(
                !stray,
                "expected a document, but found {}",
                fixture.path.display()
            );
        }
        all.insert(schema.name(), (schema, fixtures));
    }
    all
}

fn pairs(folder: &Path) -> Vec<(Fixture, Value)> {
    let (expected, documents): (Vec<_>, Vec<_>) = entries(folder)
        .into_iter()
        .partition(|path| name(path).ends_with(".expected.json"));
    let mut expected: BTreeSet<_> = expected.into_iter().collect();
    let mut pairs = Vec::new();
    for path in documents {
        let stem = name(&path)
            .strip_suffix(".json")
            .unwrap_or_else(|| panic!("expected a document, but found {}", path.display()));
        let beside = folder.join(format!("{stem}.expected.json"));
        assert!(
            expected.remove(&beside),
            "expected {}, but found nothing",
            beside.display()
        );
        let text = read(beside);
        let list = serde_json::from_slice(&text.bytes)
            .unwrap_or_else(|error| panic!("{}: {error}", text.path.display()));
        pairs.push((read(path), list));
    }
    assert!(
        expected.is_empty(),
        "expected a document beside each of {expected:?}, but found none"
    );
    pairs
}

fn as_data(violations: &[Violation]) -> Value {
    let one = |violation: &Violation| {
        serde_json::json!({
            "kind": violation.kind().as_str(),
            "path": violation.instance_path(),
            "keyword": violation.keyword(),
        })
    };
    violations.iter().map(one).collect()
}

// SPEC P8
#[test]
fn every_schema_has_fixtures_of_both_sorts() {
    let fixtures = walk();
    for schema in saop::schemas() {
        let (_, found) = fixtures
            .get(schema.name())
            .unwrap_or_else(|| panic!("{} has no fixtures", schema.name()));
        let published = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("schemas/released")
            .join(schema.name())
            .is_dir();
        let least = if published { 5 } else { 1 };
        for (sort, count) in [
            ("valid", found.valid.len()),
            ("invalid", found.invalid.len()),
        ] {
            assert!(
                count >= least,
                "{}: expected at least {least} {sort} documents, but found {count}",
                schema.name()
            );
        }
    }
}

// SPEC P8
#[test]
fn envelopes_cover_every_status_and_every_required_field() {
    let (_, envelopes) = &walk()["saop-envelope"];
    let mut statuses = BTreeSet::new();
    for fixture in &envelopes.valid {
        let envelope = saop::parse_saop_envelope(&fixture.bytes)
            .unwrap_or_else(|error| panic!("{}: {error}", fixture.path.display()));
        statuses.insert(envelope.observation.status.to_string());
    }
    assert_eq!(
        statuses.into_iter().collect::<Vec<_>>(),
        ["error", "partial", "success", "timeout"]
    );
    let missing: BTreeSet<_> = envelopes
        .invalid
        .iter()
        .filter_map(
            |(_, expected)| match expected.as_array().map(Vec::as_slice) {
                Some([only]) if only["keyword"] == "required" => only["path"].as_str(),
                _ => None,
            },
        )
        .collect();
    assert_eq!(
        missing.len(),
        13,
        "each required field is missing once: {missing:?}"
    );
}

// SPEC P8 E4
#[test]
fn valid_documents_are_accepted() {
    for (schema, fixtures) in walk().values() {
        for fixture in &fixtures.valid {
            if let Err(error) = schema.check(&fixture.bytes, &Limits::default()) {
                panic!(
                    "{}: {error}: {:?}",
                    fixture.path.display(),
                    as_data(error.violations())
                );
            }
        }
    }
}

// SPEC P8 E4 O5 T1 T2 T3 P2
#[test]
fn invalid_documents_are_refused_with_the_expected_violations() {
    let mut wrong = Vec::new();
    for (schema, fixtures) in walk().values() {
        for (fixture, expected) in &fixtures.invalid {
            match schema.check(&fixture.bytes, &Limits::default()) {
                Ok(()) => wrong.push(format!("{}: accepted", fixture.path.display())),
                Err(error) => {
                    let found = as_data(error.violations());
                    if found != *expected {
                        wrong.push(format!(
                            "{}:\n  expected {expected}\n  found    {found}",
                            fixture.path.display()
                        ));
                    }
                    places_are_in_order(fixture, error.violations());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn places_are_in_order(fixture: &Fixture, violations: &[Violation]) {
    let mut last = (1, 1);
    for violation in violations {
        let path = fixture.path.display();
        let place = violation
            .position()
            .unwrap_or_else(|| panic!("{path}: expected a position, but found none"));
        assert!(
            (place.line, place.column) >= last,
            "{path}: {violation:?} stands before another"
        );
        last = (place.line, place.column);
        let span = violation
            .span()
            .unwrap_or_else(|| panic!("{path}: expected a span, but found none"));
        assert!(
            span.start <= span.end && span.end <= fixture.bytes.len(),
            "{path}: {span:?}"
        );
        assert!(
            violation.message().contains("expected "),
            "{path}: {}",
            violation.message()
        );
    }
}

// What a stream cut anywhere leaves behind is never taken for a message.
#[test]
fn every_prefix_of_a_valid_document_is_refused() {
    for (schema, fixtures) in walk().values() {
        for fixture in &fixtures.valid {
            let document = fixture.bytes.trim_ascii_end();
            for end in 0..document.len() {
                let refused = schema.check(&document[..end], &Limits::default());
                let kinds = refused
                    .as_ref()
                    .err()
                    .map(|error| error.violations()[0].kind());
                assert_eq!(
                    kinds,
                    Some(ViolationKind::Syntax),
                    "{}: the first {end} bytes",
                    fixture.path.display()
                );
            }
        }
    }
}
