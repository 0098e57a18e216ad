//! The first section of the contract: exit codes, what goes where, help, versions, completions, and
//! the subcommands that this build lacks.

use crate::support::{ENVELOPE, Folder, HIDDEN, empty_plan, hidden, run, run_in, run_with};

#[test]
fn all_valid_is_exit_0() {
    let run = run_with(ENVELOPE, &["check"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
}

#[test]
fn something_invalid_is_exit_1_and_its_diagnostics_are_data() {
    let run = run_with(empty_plan(), &["check"]);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.contains("error[minLength]"), "{}", run.stdout);
}

#[test]
fn wrong_usage_is_exit_2_and_words_go_to_stderr() {
    for args in [
        &[][..],
        &["chek"],
        &["check", "--nonsense"],
        &["check", "--type", "nonsense"],
        &["check", "--format", "xml"],
        &["check", "--jobs", "0"],
        &["check", "--jobs", "many"],
        &["check", "--max-bytes", "-1"],
        &["check", "--max-depth", "1.5"],
        &["check", "-", "-"],
        &["schema", "--bundled"],
        &["schema", "saop-envelope", "observation"],
        &["compliance", "-n", "0"],
        &["compliance", "--seed", "x"],
        &["completions"],
        &["completions", "nonsense"],
    ] {
        let run = run(args);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(!run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn nothing_in_a_wrong_argument_hides_or_reorders_text() {
    let wrong = &*format!("{HIDDEN}\u{1b}[31m");
    let option = &*format!("--{wrong}");
    for args in [
        &[wrong][..],
        &["check", option],
        &["check", "--type", wrong],
        &["check", "--jobs", wrong],
        &["observe", "--max-output", wrong],
        &["observe", "--timeout", wrong],
        &["observe", "--metadata", wrong],
        &["completions", wrong],
    ] {
        let run = run(args);
        assert_eq!((run.code, hidden(&run.stderr)), (2, None), "{run:?}");
        assert!(run.stderr.starts_with("error: "), "{run:?}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_exit_2_said_why_and_the_rest_is_done() {
    let folder = Folder::new()
        .with("bad.json", empty_plan())
        .with("good.json", ENVELOPE);
    let args = [
        "check",
        "--format",
        "json",
        "gone.json",
        "bad.json",
        "gone.ndjson",
        "good.json",
    ];
    let run = run_in(&folder, &args);
    // 2 wins over the 1 of bad.json.
    assert_eq!(run.code, 2);
    assert_eq!(run.json().len(), 2);
    let complaints: Vec<_> = run.stderr.lines().collect();
    assert_eq!(complaints.len(), 2, "{}", run.stderr);
    for (complaint, name) in complaints.iter().zip(["gone.json", "gone.ndjson"]) {
        assert!(
            complaint.starts_with(&format!("error: {name} could not be read: ")),
            "{complaint}"
        );
    }
}

#[test]
fn help_and_version_are_exit_0_and_go_to_stdout() {
    for args in [
        &["--help"][..],
        &["help"],
        &["help", "check"],
        &["check", "--help"],
        &["help", "schema"],
        &["help", "observe"],
        &["help", "compliance"],
        &["help", "completions"],
        &["--version"],
    ] {
        let run = run(args);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{args:?}");
        assert!(!run.stdout.is_empty(), "{args:?}");
    }
    assert_eq!(
        run(&["--version"]).stdout,
        format!("saop {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn help_of_check_names_every_option() {
    let help = run(&["help", "check"]).stdout;
    for option in [
        "--type",
        "--format",
        "--quiet",
        "--jobs",
        "--max-bytes",
        "--max-depth",
        "--max-steps",
        "--ndjson",
        "64M",
        "128",
        "saop-parallel-turn-envelope",
    ] {
        assert!(help.contains(option), "{option}: {help}");
    }
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = run(&["completions", shell]);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{shell}");
        for word in [
            "check",
            "compliance",
            "observe",
            "tool-call-id",
            "max-bytes",
        ] {
            assert!(run.stdout.contains(word), "{shell}: {word}");
        }
        // The others complete no values.
        if matches!(shell, "bash" | "zsh" | "fish") {
            assert!(
                run.stdout.contains("saop-parallel-turn-envelope"),
                "{shell}"
            );
        }
    }
}

#[cfg(not(feature = "openai"))]
#[test]
fn a_turn_takes_a_build_with_a_feature() {
    let run = run(&["turn", "--endpoint", "http://localhost", "--help"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert_eq!(
        run.stderr,
        "error: this build of saop lacks `turn`: cargo build --release --features openai\n"
    );
}

#[cfg(not(feature = "openai"))]
#[test]
fn help_knows_the_subcommand_that_this_build_lacks() {
    let help = run(&["--help"]).stdout;
    let line = help
        .lines()
        .find(|line| line.trim_start().starts_with("turn"))
        .unwrap_or_default();
    assert!(line.ends_with("(not in this build)"), "{help}");
    let own = run(&["help", "turn"]);
    assert_eq!(own.code, 0);
    assert!(own.stdout.contains("How to get it: "), "{}", own.stdout);
}

// SPEC G10
#[cfg(not(feature = "http"))]
#[test]
fn a_guard_over_http_takes_a_build_with_a_feature() {
    let run = run(&[
        "guard",
        "--listen",
        "127.0.0.1:0",
        "--upstream",
        "http://localhost/mcp",
    ]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert_eq!(
        run.stderr,
        "error: this build of saop lacks `guard --listen`: cargo build --release --features http\n"
    );
}
