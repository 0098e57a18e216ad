//! The scripts that check the command fail where they must: each runs beside a stand-in for `cargo` whose command is wrong
//! in one way.
#![cfg(unix)]
#![cfg(test)]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Runs a script of `scripts/` with `cargo` standing for what `answer` does: shell lines that see the command's arguments
/// in `$*`. Returns whether it succeeded, and its error output.
fn run(script: &str, answer: &str) -> (bool, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(script);
    fs::create_dir_all(&folder).unwrap();
    let cargo = folder.join("cargo");
    // What stands before `--` is cargo's own.
    let lines = format!(
        "#!/usr/bin/env bash\n[ \"$1\" = build ] && exit 0\nof=\"$*\"\nwhile [ \"$1\" != -- ]; do shift; done; shift\n{answer}\n"
    );
    fs::write(&cargo, lines).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let path = env::var("PATH").unwrap();
    let output = Command::new("bash")
        .arg(
            Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("scripts")
                .join(script),
        )
        .env("PATH", format!("{}:{path}", folder.display()))
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    (output.status.success(), error)
}

// SPEC P9
#[test]
fn the_compliance_script_wants_all_of_its_envelopes() {
    let script = "verify-saop-compliance.sh";
    assert_eq!(
        run(script, "echo 'SAOP Compliance: 100% (20/20)'"),
        (true, String::new())
    );
    for (answer, expected) in [
        ("echo 'SAOP Compliance: 95% (19/20)'", "expected the line"),
        ("echo 'SAOP Compliance: 100% (0/0)'", "expected the line"),
        ("true", "expected the line"),
        (
            "echo 'SAOP Compliance: 100% (20/20)'; exit 1",
            "expected every envelope to pass",
        ),
    ] {
        let (ok, error) = run(script, answer);
        assert!(!ok && error.contains(expected), "{answer}: {error}");
    }
}

/// What a right command answers to the export script.
const EXPORT: &str = r#"
name=$2
case "$of" in
*verify_schema*) cat >/dev/null ;;
*" schema") for file in schemas/*.schema.json; do basename "$file" .schema.json; done ;;
*) cat "schemas/$name.schema.json" ;;
esac
"#;

// SPEC P9, E5
#[test]
fn the_export_script_wants_every_schema_byte_for_byte() {
    let script = "verify-schema-export.sh";
    assert_eq!(run(script, EXPORT), (true, String::new()));
    for (fault, expected) in [
        (
            r#"[ "$of" = "${of% schema}" ] || { echo saop-action; exit 0; }"#,
            "saop-envelope: expected it in the table",
        ),
        (
            r#"[ "$*" = "schema saop-action --source" ] && { cat "schemas/$2.schema.json"; echo; exit 0; }"#,
            "saop-action: expected the bytes of",
        ),
        (
            r#"[ "$*" = "schema saop-action --source" ] && exit 1"#,
            "saop-action: expected it to be exported, but",
        ),
        (
            r#"[ "$*" = "schema saop-action" ] && exit 1"#,
            "saop-action: expected it to be exported in one piece",
        ),
        (
            r#"case "$of" in *--load*) cat >/dev/null; exit 1;; esac"#,
            "saop-action: expected the exported schema to load",
        ),
        (
            r#"case "$of" in *verify_schema*--load*) ;; *verify_schema*) cat >/dev/null; exit 1;; esac"#,
            "saop-action: expected a valid Draft-07 schema",
        ),
    ] {
        let (ok, error) = run(script, &format!("{fault}\n{EXPORT}"));
        assert!(!ok && error.contains(expected), "{fault}: {error}");
    }
}

// SPEC D3
#[test]
fn every_mutant_that_is_listed_as_alive_names_a_function_and_a_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("scripts/mutants-alive.txt")).unwrap();
    let entries: Vec<&str> = list
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .collect();
    for entry in &entries {
        let (mutant, reason) = entry.split_once(" # ").expect(entry);
        let (file, change) = mutant.split_once(": ").expect(entry);
        let folders = ["src/retry/", "src/handler/", "src/run/"];
        assert!(
            folders.iter().any(|folder| file.starts_with(folder)),
            "{entry}"
        );
        assert!(reason.split(' ').count() >= 3, "{entry}");
        let source = fs::read_to_string(root.join(file)).expect(entry);
        // `replace A with B in TYPE::function`, or `replace TYPE::function with B`.
        let place = change
            .rsplit_once(" in ")
            .map_or(change, |(_, place)| place);
        let place = place.strip_prefix("replace ").unwrap_or(place);
        let place = place.split(" with ").next().unwrap_or_default();
        let place = place.split(" -> ").next().unwrap_or_default();
        let function = place.rsplit("::").next().unwrap_or_default();
        assert!(
            source.contains(&format!("fn {function}")),
            "{entry}: no {function}"
        );
    }
    let mut sorted = entries.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(entries, sorted);
}
