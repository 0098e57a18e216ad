//! Readers that go away, and disks that are full.

use std::io::{BufRead, BufReader, Write, pipe};
use std::process::Stdio;

use crate::support::{ENVELOPE, Folder, command, empty_plan};

#[test]
fn a_reader_that_has_gone_ends_it_quietly() {
    let folder = Folder::new().with("a.json", ENVELOPE);
    for args in [
        &["--help"][..],
        &["--version"],
        &["help", "check"],
        &["schema"],
        &["schema", "saop-envelope"],
        &["schema", "saop-envelope", "--bundled"],
        &["completions", "bash"],
        #[cfg(feature = "compliance")]
        &["compliance"],
        &["check", "a.json"],
        &["check", "--format", "json", "a.json"],
    ] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = command()
            .args(args)
            .current_dir(folder.path())
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(output.stderr, b"", "{args:?}");
    }
}

#[test]
fn a_reader_that_goes_early_ends_it_quietly_with_the_exit_code_so_far() {
    let text = format!("{}\n", empty_plan()).repeat(20_000);
    let folder = Folder::new().with("a.ndjson", text);
    for (jobs, format) in [("1", "json"), ("4", "json"), ("4", "human")] {
        let mut child = command()
            .args(["check", "--format", format, "--jobs", jobs, "a.ndjson"])
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut String::new()).unwrap();
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{jobs} {format}");
        assert_eq!(output.stderr, b"");
    }
}

#[test]
fn a_reader_that_goes_while_input_is_still_awaited_ends_it() {
    for jobs in ["1", "2"] {
        let mut child = command()
            .args(["check", "--ndjson", "--format", "json", "--jobs", jobs])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        writeln!(stdin, "{ENVELOPE}").unwrap();
        // A line is answered when it comes, not when the stream ends.
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.contains(r#""valid":true"#), "{line}");
        drop(stdout);
        writeln!(stdin, "{ENVELOPE}").unwrap();
        // The input stays open, and the command ends all the same.
        assert_eq!(child.wait().unwrap().code(), Some(0));
        drop(stdin);
    }
}

// Found by a trial: nothing was written, and nothing said of it.
#[test]
fn standard_input_is_split_to_its_end_for_a_reader_that_has_gone() {
    for jobs in ["1", "2"] {
        let folder = Folder::new();
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let mut child = command()
            .args(["check", "--ndjson", "--jobs", jobs, "--split", "out"])
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(writer)
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let text = format!("{ENVELOPE}\n{}\n", empty_plan());
        for _ in 0..1000 {
            stdin.write_all(text.as_bytes()).unwrap();
        }
        drop(stdin);
        assert_eq!(child.wait().unwrap().code(), Some(1));
        let count = |name: &str| folder.read(name).lines().count();
        let counts = (count("out/valid.ndjson"), count("out/invalid.ndjson"));
        assert_eq!(counts, (1000, 1000));
    }
}

// Found by an attack: documents that were never checked were exit code 0.
#[test]
fn files_are_judged_to_the_end_for_a_reader_that_has_gone() {
    let folder = Folder::new()
        .with("a.ndjson", ENVELOPE)
        .with("b.ndjson", empty_plan());
    let missing = "error: missing.json could not be read: ";
    for (jobs, format) in [("1", "json"), ("4", "json"), ("1", "human"), ("1", "sarif")] {
        for (paths, code, said) in [
            (&["a.ndjson"][..], 0, ""),
            (&["a.ndjson", "b.ndjson"], 1, ""),
            (&["a.ndjson", "b.ndjson", "missing.json"], 2, missing),
        ] {
            let (reader, writer) = pipe().unwrap();
            drop(reader);
            let output = command()
                .args(["check", "--jobs", jobs, "--format", format])
                .args(paths)
                .current_dir(folder.path())
                .stdout(writer)
                .output()
                .unwrap();
            assert_eq!(
                output.status.code(),
                Some(code),
                "{jobs} {format} {paths:?}"
            );
            let stderr = String::from_utf8(output.stderr).unwrap();
            let is_said =
                stderr.starts_with(said) && stderr.lines().count() == said.lines().count();
            assert!(is_said, "{stderr}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_exit_2_and_said() {
    let folder = Folder::new().with("a.json", ENVELOPE);
    for args in [
        &["schema"][..],
        &["check", "a.json"],
        #[cfg(feature = "compliance")]
        &["compliance"],
        &["--help"],
    ] {
        let full = std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = command()
            .args(args)
            .current_dir(folder.path())
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            stderr.starts_with("error: could not finish: No space left"),
            "{stderr}"
        );
    }
}
