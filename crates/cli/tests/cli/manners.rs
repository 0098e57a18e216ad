//! Options and habits that people know from other commands. SPEC U5.

use serde_json::{Value, json};

use crate::lint::ping;
use crate::support::{ENVELOPE, Folder, empty_plan, run, run_in, run_with};

#[test]
fn short_options_are_those_of_other_commands() {
    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("b.json", empty_plan());
    let run = run_in(&folder, &["check", "-q", "-j", "2", "."]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.starts_with("2 documents: 1 valid, 1 invalid"),
        "{}",
        run.stdout
    );
    assert_eq!(run.stdout.lines().count(), 1);
}

#[test]
fn colour_is_as_it_is_asked_for() {
    let folder = Folder::new()
        .with("a.json", empty_plan())
        .with("a.schema.json", "{\"title\": 1}");
    for command in [&["check", "a.json"][..], &["lint", "."]] {
        for (when, is_coloured) in [("always", true), ("never", false), ("auto", false)] {
            let color = format!("--color={when}");
            let run = run_in(&folder, &[command, &[&color]].concat());
            assert_eq!(run.code, 1);
            assert_eq!(
                run.stdout.contains('\u{1b}'),
                is_coloured,
                "{when} {}",
                run.stdout
            );
        }
    }
    assert_eq!(run(&["check", "--color", "sometimes"]).code, 2);
}

#[test]
fn sizes_may_have_units() {
    let envelope = ENVELOPE.replacen('{', &format!("{{{}", " ".repeat(1024 - ENVELOPE.len())), 1);
    for (size, code) in [("1K", 0), ("1024", 0), ("1023", 1), ("1m", 0), ("0K", 1)] {
        let run = run_with(&envelope, &["check", "--max-bytes", size]);
        assert_eq!(run.code, code, "{size} {}", run.stdout);
        let run = run_with(&envelope, &["correct", "--max-bytes", size]);
        assert_eq!(run.code, code, "{size} {}", run.stdout);
    }
    for command in [
        &["check", "--max-bytes"][..],
        &["correct", "--max-bytes"],
        #[cfg(feature = "view")]
        &["view", "--max-bytes"],
        &["observe", "--max-output"],
    ] {
        let run = run(&[command, &["1.5T"]].concat());
        assert_eq!(run.code, 2);
        let said = "expected a number of bytes, such as 4096, 64K, 10M or 1G";
        assert!(run.stderr.contains(said), "{}", run.stderr);
    }
}

#[test]
fn endings_may_be_in_any_case() {
    let folder = Folder::new()
        .with("all/A.JSON", ENVELOPE)
        .with("all/b.NdJson", format!("{ENVELOPE}\n{ENVELOPE}\n"))
        .with("all/c.JSONL", format!("{ENVELOPE}\n"))
        .with("schemas/A.JSON", r#"{"type": "strin"}"#);
    let run = run_in(&folder, &["check", "all"]);
    assert!(
        run.stdout.starts_with("4 documents: 4 valid"),
        "{}",
        run.stdout
    );
    let run = run_in(&folder, &["lint", "--open", "schemas"]);
    assert!(
        run.stdout.starts_with("schemas/A.JSON:1:10: "),
        "{}",
        run.stdout
    );
}

#[test]
fn each_subcommand_has_a_manual_page() {
    let page = run(&["man"]);
    assert_eq!((page.code, page.stderr.as_str()), (0, ""));
    assert!(page.stdout.contains(".TH saop 1"), "{}", page.stdout);
    let page = run(&["man", "check"]);
    let version = concat!("\"saop ", env!("CARGO_PKG_VERSION"), "\"");
    for part in [
        ".TH saop-check 1",
        version,
        "\\-\\-max\\-bytes",
        "\\fB\\-q\\fR",
    ] {
        assert!(page.stdout.contains(part), "{part}: {}", page.stdout);
    }
    let wrong = run(&["man", "chek"]);
    let words = "error: expected a subcommand, but found `chek`; `saop help` lists them\n";
    assert_eq!((wrong.code, &*wrong.stderr), (2, words));
    // It is found where the other subcommands are.
    let help = run(&["help"]).stdout;
    assert!(help.contains("\n  man "), "{help}");
}

// SPEC X5 U5
#[test]
fn rules_of_a_log_say_what_they_mean() {
    let folder = Folder::new()
        .with("a.json", empty_plan())
        .with("b.json", "{")
        .with("all/a.json", r#"{"type": "strin"}"#)
        .with("old.json", r#"{"type": "string"}"#)
        .with("new.json", r#"{"type": "integer"}"#);
    for arguments in [
        &["check", "a.json", "b.json"][..],
        &["lint", "--open", "all"],
        &["diff", "old.json", "new.json"],
    ] {
        let run = run_in(&folder, &[arguments, &["--format", "sarif"]].concat());
        let log: Value = serde_json::from_str(&run.stdout).unwrap();
        let rules = log["runs"][0]["tool"]["driver"]["rules"]
            .as_array()
            .unwrap();
        assert!(!rules.is_empty());
        for rule in rules {
            let about = rule["shortDescription"]["text"].as_str().unwrap();
            let help = rule["help"]["text"].as_str().unwrap();
            assert!(
                help.starts_with(about) && help.len() > about.len() + 10,
                "{rule}"
            );
            assert!(rule["helpUri"].as_str().unwrap().starts_with("https://"));
        }
        if arguments[0] == "lint" {
            let markdown = rules[0]["help"]["markdown"].as_str().unwrap();
            assert!(
                markdown.ends_with("`saop explain SCH009` has more."),
                "{markdown}"
            );
        }
    }
}

// SPEC U5
#[test]
fn lint_takes_one_schema() {
    let good = ping(&json!({"type": "string", "description": "-"})).to_string();
    let bad = ping(&json!({"type": "string", "description": "-", "nonsense": 1})).to_string();
    let folder = Folder::new()
        .with("schemas/ping.schema.json", &*good)
        .with(
            "schemas/pong.schema.json",
            bad.replace("ping", "pong").replace("Ping", "Pong"),
        )
        .with("others/a.json", r#"{"minLength": 3, "maxLength": 2}"#);
    // Under the house rules, which the `$id` shows.
    let run = run_in(&folder, &["lint", "schemas/ping.schema.json"]);
    assert_eq!(
        (run.code, &*run.stdout, &*run.stderr),
        (0, "", "1 schema keeps the profile\n")
    );
    let run = run_in(&folder, &["lint", "schemas/pong.schema.json"]);
    assert_eq!(run.code, 1);
    assert!(
        run.stdout.starts_with("schemas/pong.schema.json:1:"),
        "{}",
        run.stdout
    );
    // Or settings beside it.
    folder.write(
        "others/settings.json",
        r#"{"id_base": "https://example.org/"}"#,
    );
    let run = run_in(&folder, &["lint", "others/a.json"]);
    assert!(run.stdout.contains("SCH003"), "{}", run.stdout);
    // Other schemas are what their dialect says.
    folder.write("others/settings.json", r#"{"house_rules": false}"#);
    folder.write("plain/a.json", folder.read("others/a.json"));
    for file in ["others/a.json", "plain/a.json"] {
        let run = run_in(&folder, &["lint", file]);
        assert_eq!(run.code, 0, "{}", run.stdout);
        let found = format!("{file}:1:31: SCH015: warning: ");
        assert!(run.stdout.starts_with(&found), "{}", run.stdout);
        let note =
            format!("note: {file} is not under the house rules, so it is checked as with --open\n");
        assert!(run.stderr.starts_with(&note), "{}", run.stderr);
    }
    // What needs no thought is mended in the one file.
    let open = |name: &str| {
        good.replace("ping", name)
            .replace("Ping", if name == "ping" { "Ping" } else { "Pong" })
            .replace(r#""additionalProperties":false,"#, "")
    };
    folder.write("schemas/ping.schema.json", open("ping"));
    folder.write("schemas/pong.schema.json", open("pong"));
    let run = run_in(&folder, &["lint", "--fix", "schemas/ping.schema.json"]);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    let is_closed = |name: &str| {
        folder
            .read(&format!("schemas/{name}.schema.json"))
            .contains("additionalProperties")
    };
    assert_eq!((is_closed("ping"), is_closed("pong")), (true, false));
}
