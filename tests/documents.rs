//! SPEC D2: what AGENTS.md and docs/ say of modules, events, prompt and settings is what the code does.

#![cfg(test)]

use std::fs;
use std::path::{Path, PathBuf};

use saop::{
    FailureClass, Limits, Retry, RetryPolicy, RunState, SaopEnvelope, Step, parse_saop_envelope,
};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn correction(answer: &str) -> Step<SaopEnvelope> {
    Retry::new(RetryPolicy::default()).offer(answer)
}

// SPEC D2
#[test]
fn every_crate_and_module_has_its_place_in_agents() {
    let agents = read("AGENTS.md");
    let mut rows = 0;
    for (folder, shown) in [
        ("crates", "crates/"),
        ("src", ""),
        ("crates/json/src", ""),
        ("crates/schema/src", ""),
    ] {
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            if ["lib", "tests"].contains(&name) {
                continue;
            }
            rows += 1;
            let is_there = [
                format!("`{shown}{name}`"),
                format!("`{shown}{name}/`"),
                format!("`{shown}{name}.rs`"),
            ];
            let is_there = is_there.iter().any(|words| agents.contains(words.as_str()));
            assert!(is_there, "AGENTS.md has no row for {folder}/{name}");
        }
    }
    assert!(rows > 30, "{rows}");
    assert!(agents.len() <= 8 << 10, "{} bytes", agents.len());
}

// SPEC D2, R6
#[test]
fn agents_has_the_events_and_the_prompt_template() {
    let agents = read("src/retry/AGENTS.md");
    let Step::Correct(step) = correction("no JSON") else {
        panic!()
    };
    let (_, template) = agents.split_once("SPEC R2").unwrap();
    let template = template
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let lines: Vec<&str> = step.turn.prompt().lines().collect();
    let templates: Vec<&str> = template.lines().collect();
    assert_eq!(lines.len(), templates.len());
    for (line, template) in lines.iter().zip(templates) {
        if !template.contains('<') {
            assert_eq!(*line, template);
        }
    }
    let mut retry = step.retry;
    let mut events = vec!["RECOVERED", "REPAIRED", "MALFORMED_RESPONSE"];
    loop {
        let step = retry.offer("no JSON");
        events.push(step.events()[0].name());
        match step {
            Step::Correct(correction) => retry = correction.retry,
            _ => break,
        }
    }
    let recovery = read("docs/error-recovery.md");
    for event in events {
        assert!(agents.contains(&format!("| `{event}` |")), "{event}");
        assert!(recovery.contains(event), "{event}");
    }
}

// SPEC D2
#[test]
fn error_recovery_names_every_state_class_and_default() {
    let recovery = read("docs/error-recovery.md");
    // Those that `classify` gives; a newer schema may have more.
    for class in [
        FailureClass::InvalidJson,
        FailureClass::SchemaViolation,
        FailureClass::Truncated,
        FailureClass::Empty,
        FailureClass::Refusal,
    ] {
        assert!(recovery.contains(&format!("| `{class}` |")), "{class}");
    }
    for state in [
        RunState::Running,
        RunState::UserEscalation,
        RunState::Completed,
        RunState::Aborted,
    ] {
        assert!(recovery.contains(state.as_str()), "{state}");
    }
    let policy = RetryPolicy::default();
    let kilobytes = policy.prompt_budget() / 1024;
    assert!(recovery.contains(&format!("| `max_retries` | {} |", policy.max_retries())));
    assert!(recovery.contains(&format!("| `prompt_budget` | {kilobytes} KiB |")));
    assert!(
        !policy.stops_without_progress() && recovery.contains("| `stop_without_progress` | no |")
    );
    // The correction that it shows is one that is made.
    let shown = recovery
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let valid = read("examples/envelope.json");
    assert!(parse_saop_envelope(&valid).is_ok());
    let Step::Correct(step) = correction(&valid.replacen("13", "-13", 1)) else {
        panic!()
    };
    let head = |text: &str| text.split("-----").next().unwrap().to_owned();
    assert_eq!(head(shown), head(step.turn.prompt()));
}

// SPEC D2
#[test]
fn protocol_decisions_answer_why() {
    let decisions = read("docs/protocol-decisions.md");
    let questions = decisions
        .lines()
        .filter(|line| line.starts_with('#') && line.contains("hy "))
        .count();
    assert!(questions >= 8, "{questions}");
    for word in ["nanosecond", "base64", "RFC 4648", "128 +", "monotonic"] {
        assert!(decisions.contains(word), "{word}");
    }
}

// SPEC D2
#[test]
fn security_has_the_limits_of_the_code() {
    let security = read("SECURITY.md");
    let has = |what: &str, default: String| {
        let row = format!("| {what} | {default}");
        let found = security.lines().any(|line| {
            line.strip_prefix(&row)
                .is_some_and(|rest| rest.starts_with(' '))
        });
        assert!(found, "SECURITY.md has no row {row}");
    };
    let limits = Limits::default();
    has("Bytes of a message", limits.max_bytes().to_string());
    has(
        "Levels of arrays and objects",
        limits.max_depth().to_string(),
    );
    let most = limits.with_max_bytes(usize::MAX).max_bytes();
    assert!(security.contains(&format!("`Limits::with_max_bytes`, at most {most} |")));
    let policy = RetryPolicy::default();
    has("Corrections of an answer", policy.max_retries().to_string());
    has(
        "Bytes of a correction prompt",
        policy.prompt_budget().to_string(),
    );
    let least = 2048;
    assert!(
        policy.with_prompt_budget(least).is_ok() && policy.with_prompt_budget(least - 1).is_err()
    );
    assert!(security.contains(&format!(
        "`RetryPolicy::with_prompt_budget`, at least {least} |"
    )));
}

// A promise names the test that holds it, and the test is there.
// SPEC D2
#[test]
fn security_names_tests_that_exist() {
    let security = read("SECURITY.md");
    let (_, promises) = security.split_once("| Promise | Held by |").unwrap();
    let (promises, _) = promises.split_once("\n## ").unwrap();
    let mut sources = String::new();
    for entry in fs::read_dir(root().join("tests/hostile")).unwrap() {
        sources.push_str(&fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let holders = promises.lines().filter_map(|line| line.rsplit("| ").next());
    let names = holders.flat_map(|holder| holder.split('`').skip(1).step_by(2));
    let names: Vec<&str> = names.collect();
    // Tests of other folders are in the files that the table names.
    for path in names.iter().map(|name| root().join(name)) {
        if path.extension() == Some("rs".as_ref()) {
            sources.push_str(&fs::read_to_string(path).unwrap_or_default());
        }
    }
    for name in &names {
        let is_there = sources.contains(&format!("fn {name}()"))
            || root().join(name).exists()
            || root().join("tests/hostile").join(name).exists()
            || ["within", "unsafe_code = \"forbid\""].contains(name);
        assert!(is_there, "SECURITY.md names {name}, which is no test");
    }
    assert!(names.len() > 15, "{}", names.len());
}

/// Every text of the project below a folder, but for what is built and what other tests record.
fn texts(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    const SKIPPED: [&str; 5] = ["target", ".git", "golden", "corpus", "node_modules"];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !SKIPPED.contains(&name) {
                texts(&path, found);
            }
        } else if ["rs", "md", "json", "sh", "py", "txt", "toml"]
            .iter()
            .any(|ending| path.extension().is_some_and(|is| is == *ending))
        {
            // A fixture may be no text.
            found.extend(fs::read_to_string(&path).ok().map(|text| (path, text)));
        }
    }
}

/// Whoever compares two things does not do this to one of them. In pieces, so that it is not found here.
const HOLDS: [[&str; 2]; 3] = [["ho", "ld"], ["hol", "ds"], ["he", "ld"]];

// SPEC D5
#[test]
fn no_text_has_a_phrase_that_the_field_does_not_use() {
    // In pieces, so that they are not found here.
    let phrases = [
        ["strang", "er"],
        ["holds it", "self"],
        ["hold it", "self"],
        ["hold aga", "inst"],
        ["held aga", "inst"],
        ["but found HTTP ", "status"],
        ["expected an ans", "wer, but found"],
    ]
    .map(|parts| parts.concat());
    let mut found = Vec::new();
    texts(&root(), &mut found);
    assert!(found.len() > 500, "{}", found.len());
    for (path, text) in found {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for phrase in &phrases {
            assert!(!text.contains(phrase), "{}: {phrase}", path.display());
        }
        let mut words = text.split(' ');
        while let Some(word) = words.next() {
            let near = words.clone().take(5).any(|word| word == "against");
            let holds = HOLDS
                .map(|parts| parts.concat())
                .contains(&word.to_lowercase());
            assert!(!(holds && near), "{}: {word} … against", path.display());
        }
    }
}

#[test]
fn each_package_has_the_licences() {
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let licence = entry.as_ref().unwrap().path().join(name);
            let text = fs::read_to_string(&licence).unwrap_or_default();
            assert!(text == read(name), "{}", licence.display());
        }
    }
}

// SPEC D6
#[test]
fn plain_cargo_bench_runs_the_envelope() {
    let manifest = read("Cargo.toml");
    let benches = manifest.split("[[bench]]\n").skip(1);
    let mut envelope = benches.filter(|bench| bench.starts_with("name = \"envelope\"\n"));
    let bench = envelope.next().unwrap().split("\n\n").next().unwrap();
    assert_eq!(bench.trim_end(), "name = \"envelope\"\nharness = false");
    for run in ["criterion_group!", "criterion_main!", "parse_saop_envelope"] {
        assert!(read("benches/envelope.rs").contains(run), "{run}");
    }
}
