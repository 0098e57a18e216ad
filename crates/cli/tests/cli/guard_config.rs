//! `saop guard --config`: its options in a file, and what is wrong with one.

use std::os::unix::process::CommandExt;

use crate::guard::{Session, call};
use crate::support::{command, run};

#[test]
fn options_may_stand_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("guard.toml");
    let config = path.to_str().unwrap();
    let write = |text: &str| std::fs::write(&path, text).unwrap();
    let bad = call("1", "add", "{}");
    let session = |options: &[&str]| {
        let mut session = Session::initialized(options);
        session.send(&bad);
        let answer = session.next();
        let (status, _, told) = session.end();
        assert!(status.success(), "{told}");
        (answer, told)
    };
    write(
        "calls = \"report\"\nlog = \"json\"\nreport_only = false\nmax_message = 100_000\npin = \"pins.json\"\non_change = \"warn\"\n",
    );
    let (answer, told) = session(&["--config", config]);
    assert!(answer.contains("\"sum\":1"), "{answer}");
    assert!(told.contains(r#""kind":"call","tool":"add""#), "{told}");
    // Beside the file, not where the client happens to be.
    assert!(folder.path().join("pins.json").exists());
    // The command line wins.
    let (answer, told) = session(&["--config", config, "--calls", "refuse", "--log=human"]);
    assert!(answer.contains("isError"), "{answer}");
    assert!(told.contains("saop guard: call refused"), "{told}");

    // One file for several commands.
    write("[check]\nexclude = [\"a\"]\n[guard]\ncalls = \"report\"\n");
    let (answer, _) = session(&["--config", config]);
    assert!(answer.contains("\"sum\":1"), "{answer}");

    // A program that is called as its subcommand is.
    write("log = \"json\"\n");
    let mut named = command();
    named.arg0("guard");
    let words = ["guard", "--config", config, "--", "true"];
    assert_eq!(named.args(words).output().unwrap().status.code(), Some(0));
    let missing = run(&["guard", "--config", "/no/such/file", "--", "true"]);
    assert_eq!(missing.code, 2);
    assert!(
        missing.stderr.contains("/no/such/file"),
        "{}",
        missing.stderr
    );
}

#[test]
fn a_bad_option_in_a_file_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("guard.toml");
    let config = path.to_str().unwrap();
    let mark = folder.path().join("started");
    let refused = |text: &str, options: &[&str]| {
        std::fs::write(&path, text).unwrap();
        let server = ["--", "touch", mark.to_str().unwrap()];
        let words = [&["guard", "--config", config], options, &server].concat();
        let run = run(&words);
        assert_eq!(run.code, 2, "{text}");
        run.stderr
    };
    assert_eq!(
        refused("[check]\n\n[guard]\ncalls = \"often\" # x\n", &[]),
        format!(
            "error[settings]: expected one of refuse, report, pass, but found `often`\n --> {config}:4:9\n  \
             |\n4 | calls = \"often\" # x\n  |         ^^^^^^^\n"
        )
    );
    for (text, place, reason) in [
        (
            "call = 1\n",
            "1:1",
            "expected a setting of guard, but found `call`; did you mean `calls`?",
        ),
        (
            "log = \"json\"\nconfig = \"x\"\n",
            "2:1",
            "expected a setting of guard, but found `config`",
        ),
        (
            "calls = true\n",
            "1:9",
            "expected one of refuse, report, pass, but found true",
        ),
        (
            "on_change = \"held\"\n",
            "1:13",
            "but found `held`; did you mean `hold`?",
        ),
        (
            "report_only = \"yes\"\n",
            "1:15",
            "expected true or false, but found `yes`",
        ),
        (
            "max_message = \"much\"\n",
            "1:15",
            "expected a number of bytes, such as 4096, 64K, 10M or 1G, but found `much`",
        ),
        (
            "max_message = 1.5\n",
            "1:15",
            "expected a string, but found 1.5",
        ),
        ("pin = 1\n", "1:7", "expected a string, but found 1"),
        (
            "allow_host = [\"a\", 1.5]\n",
            "1:20",
            "expected a string, but found 1.5",
        ),
        ("listen = \"here\"\n", "1:10", "invalid socket address"),
        // What does not go together is told at one of the two.
        ("log = \"json\"\non_change = \"warn\"\n", "2:13", "--pin"),
        ("calls =\n", "1:8", "expected TOML"),
        (
            "[check]\nexclude = []\n",
            "1:2",
            "expected a table `guard`, but found others alone",
        ),
        (
            "[guard]\n[chek]\n",
            "2:2",
            "expected a setting of the file, but found `chek`; did you mean `check`?",
        ),
    ] {
        let told = refused(text, &[]);
        let place = format!("\n --> {config}:{place}\n");
        assert!(
            told.starts_with("error[settings]: ") && told.contains(reason) && told.contains(&place),
            "{text}: {told}"
        );
        // What clap says on several lines is one.
        assert!(!told.contains("u{a}"), "{text}: {told}");
    }
    // The command line is wrong only beside the file.
    let told = refused("[guard]\nlisten = \"127.0.0.1:0\"\n", &["--log", "json"]);
    assert!(told.contains(&format!("{config}:2:10")), "{told}");
    assert!(!mark.exists());
}
