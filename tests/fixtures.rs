//! Checks the documents under `tests/fixtures/` against their schemas. The folders are walked and
//! nothing lists the files: `<schema>/valid/*.json` are accepted, and each `<schema>/invalid/*.json` is
//! refused with exactly the violations of the `*.expected.json` beside it. With `SAOP_BLESS` set, lists that are missing are
//! written, and generated documents where a schema has fewer than it needs. Invariant: a file that no test reads is itself
//! a failure.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use saop::{Limits, TypeSchema, Violation, ViolationKind};
use saop_synth::{Rng, Synth};
use serde_json::Value;

/// What helps where documents are missing.
const OFFER: &str = "`SAOP_BLESS=1 cargo test --test fixtures` makes those that are missing";

/// How many documents of each sort a schema needs.
const LEAST: usize = 5;

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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn walk() -> BTreeMap<&'static str, (&'static TypeSchema, Fixtures)> {
    static BLESSED: Once = Once::new();
    if std::env::var_os("SAOP_BLESS").is_some() {
        BLESSED.call_once(|| bless(&root()));
    }
    let root = root();
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
            "expected {}, but found nothing; {OFFER}",
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

fn bless(root: &Path) {
    for schema in saop::schemas() {
        let [valid, invalid] = ["valid", "invalid"].map(|sort| root.join(schema.name()).join(sort));
        for folder in [&valid, &invalid] {
            fs::create_dir_all(folder).expect("the folder can be made");
        }
        let synth = Synth::new(schema.text()).expect("documents can be made from every schema");
        let mut rng = Rng::with_seed(1);
        let mut texts: BTreeSet<Vec<u8>> = entries(&valid)
            .into_iter()
            .map(|path| read(path).bytes)
            .collect();
        while texts.len() < LEAST {
            let text = synth.valid(&mut rng) + "\n";
            if texts.insert(text.clone().into_bytes()) {
                write(&free(&valid), &text);
            }
        }
        let is_document = |path: &PathBuf| !name(path).ends_with(".expected.json");
        // One rule each, and each time another one.
        let broken = |text: &[u8]| match schema.check(text, &Limits::default()) {
            Err(error) => match error.violations() {
                [only] if only.kind() == ViolationKind::Schema => {
                    let keyword = only.keyword().map(str::to_owned);
                    Some((only.instance_path().to_owned(), keyword))
                }
                _ => None,
            },
            Ok(()) => None,
        };
        let documents = || entries(&invalid).into_iter().filter(is_document);
        let mut seen: BTreeSet<_> = documents()
            .filter_map(|path| broken(&read(path).bytes))
            .collect();
        while documents().count() < LEAST {
            let text = synth.valid(&mut rng);
            let text = synth.mutate(&text, &mut rng).text + "\n";
            if broken(text.as_bytes()).is_some_and(|rule| seen.insert(rule)) {
                write(&free(&invalid), &text);
            }
        }
        for path in entries(&invalid).into_iter().filter(is_document) {
            let beside = path.with_extension("expected.json");
            if beside.exists() {
                continue;
            }
            let document = read(path);
            let error = schema.check(&document.bytes, &Limits::default());
            let Err(error) = error else {
                panic!(
                    "expected {} to be invalid, but found it valid",
                    document.path.display()
                )
            };
            let lines = error
                .violations()
                .iter()
                .map(|one| format!("  {}", line(one)));
            let lines: Vec<_> = lines.collect();
            write(&beside, &format!("[\n{}\n]\n", lines.join(",\n")));
        }
    }
}

/// A name in a folder that no document or list has.
fn free(folder: &Path) -> PathBuf {
    let names = (1..).map(|at| folder.join(format!("made-{at}.json")));
    let mut free =
        names.filter(|path| !path.exists() && !path.with_extension("expected.json").exists());
    free.next().expect("some number is free")
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// A violation as it stands in a list.
fn line(violation: &Violation) -> String {
    let [kind, path] = [violation.kind().as_str(), violation.instance_path()].map(Value::from);
    let keyword = violation.keyword().map_or(Value::Null, Value::from);
    format!(r#"{{ "kind": {kind}, "path": {path}, "keyword": {keyword} }}"#)
}

// SPEC P8
#[test]
fn missing_fixtures_are_offered() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fixtures");
    if root.exists() {
        fs::remove_dir_all(&root).expect("what an earlier run left goes");
    }
    let own = root.join("saop-action/invalid/empty.json");
    fs::create_dir_all(own.parent().expect("a folder")).expect("it can be made");
    fs::write(&own, "{}").expect("it can be written");
    bless(&root);
    for schema in saop::schemas() {
        let valid = entries(&root.join(schema.name()).join("valid"));
        let invalid = pairs(&root.join(schema.name()).join("invalid"));
        assert_eq!((valid.len(), invalid.len()), (LEAST, LEAST));
        for path in valid {
            schema
                .check(&read(path).bytes, &Limits::default())
                .expect("it is valid");
        }
        for (fixture, expected) in invalid {
            let error = schema
                .check(&fixture.bytes, &Limits::default())
                .expect_err("it is not");
            assert_eq!(as_data(error.violations()), expected);
        }
    }
    let list = fs::read_to_string(own.with_extension("expected.json")).expect("it is there");
    let missing = |name: &str| {
        format!(r#"  {{ "kind": "schema", "path": "/{name}", "keyword": "required" }}"#)
    };
    assert_eq!(
        list,
        format!(
            "[\n{},\n{}\n]\n",
            missing("arguments"),
            missing("tool_name")
        )
    );
}

// SPEC P8
#[test]
fn every_schema_has_fixtures_of_both_sorts() {
    let fixtures = walk();
    for schema in saop::schemas() {
        let (_, found) = fixtures
            .get(schema.name())
            .unwrap_or_else(|| panic!("{} has no fixtures; {OFFER}", schema.name()));
        for (sort, count) in [
            ("valid", found.valid.len()),
            ("invalid", found.invalid.len()),
        ] {
            assert!(
                count >= LEAST,
                "{}: expected at least {LEAST} {sort} documents, but found {count}; {OFFER}",
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

/// Documents whose `Value` does not say what the text says: no `Value` is as deep, or has a key twice.
const LOST_IN_A_VALUE: [&str; 5] = [
    "depth-128.json",
    "key-twice-after-unescaping.json",
    "key-twice-among-forty.json",
    "key-twice-in-arguments.json",
    "key-twice.json",
];

/// Documents with numbers that a `Value` refuses or rounds, unless `serde_json` keeps numbers as text.
const ROUNDED_IN_A_VALUE: [&str; 2] = [
    "numbers-and-reserved-keys.json",
    "turn-index-barely-no-integer.json",
];

// SPEC P3 P8: a Value is judged as its text is
#[test]
fn envelopes_are_validated_as_they_are_parsed() {
    let (_, envelopes) = &walk()["saop-envelope"];
    let name = |fixture: &Fixture| {
        fixture
            .path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .to_owned()
    };
    let mut altered = BTreeSet::new();
    for fixture in &envelopes.valid {
        match serde_json::from_slice(&fixture.bytes) {
            Ok(value) => {
                let validated = saop::validate_saop_envelope(&value);
                assert!(validated.is_ok(), "{}", fixture.path.display());
            }
            Err(_) => _ = altered.insert(name(fixture)),
        }
    }
    for (fixture, expected) in &envelopes.invalid {
        let list = expected.as_array().expect("a list");
        let Ok(value) = serde_json::from_slice::<Value>(&fixture.bytes) else {
            // No JSON, so there is nothing to validate.
            assert!(
                list.iter().all(|one| one["kind"] != "schema"),
                "{}",
                fixture.path.display()
            );
            continue;
        };
        let Err(error) = saop::validate_saop_envelope(&value) else {
            assert!(saop::parse_saop_envelope(value.to_string()).is_ok());
            altered.insert(name(fixture));
            continue;
        };
        assert!(matches!(error, saop::SaopError::Validation(_)));
        if list.iter().any(|one| one["kind"] != "schema") {
            continue;
        }
        let sorted = |list: &Value| {
            let mut lines: Vec<_> = list
                .as_array()
                .expect("a list")
                .iter()
                .map(ToString::to_string)
                .collect();
            lines.sort();
            lines
        };
        assert_eq!(
            sorted(&as_data(error.violations())),
            sorted(expected),
            "{}",
            fixture.path.display()
        );
    }
    altered.retain(|name| !ROUNDED_IN_A_VALUE.contains(&name.as_str()));
    assert_eq!(altered, LOST_IN_A_VALUE.map(str::to_owned).into());
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
