//! What `saop check` reads: files by their ending, folders, and standard input.

use std::fs;

use serde_json::Value;

use crate::support::{ENVELOPE, Folder, OBSERVATION, PARALLEL, empty_plan, run, run_in, run_with};

/// Sources and lines of a run with `--format json`.
fn places(folder: &Folder, args: &[&str]) -> Vec<(String, Option<u64>)> {
    let args = [&["check", "--format", "json"], args].concat();
    let run = run_in(folder, &args);
    assert_eq!(run.stderr, "");
    run.json()
        .iter()
        .map(|line| {
            let source = line["source"].as_str().unwrap().to_owned();
            (source, line["line"].as_u64())
        })
        .collect()
}

fn place(source: &str, line: impl Into<Option<u64>>) -> (String, Option<u64>) {
    (source.to_owned(), line.into())
}

#[test]
fn a_json_file_is_one_document_whose_line_is_null() {
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(ENVELOPE).unwrap());
    let folder = Folder::new().with("a.json", pretty.unwrap());
    assert_eq!(places(&folder, &["a.json"]), [place("a.json", None)]);
}

#[test]
fn ndjson_and_jsonl_files_have_one_document_a_line() {
    let two = format!("{ENVELOPE}\n{OBSERVATION}\n");
    let folder = Folder::new().with("a.ndjson", &two).with("b.jsonl", &two);
    assert_eq!(
        places(&folder, &["a.ndjson", "b.jsonl"]),
        [
            place("a.ndjson", 1),
            place("a.ndjson", 2),
            place("b.jsonl", 1),
            place("b.jsonl", 2)
        ]
    );
}

#[test]
fn blank_lines_are_skipped_and_still_counted() {
    let text = format!("\n{ENVELOPE}\n \t \r\n\r\n{ENVELOPE}\r\n\n{ENVELOPE}");
    let folder = Folder::new().with("a.ndjson", text);
    assert_eq!(
        places(&folder, &["a.ndjson"]),
        [
            place("a.ndjson", 2),
            place("a.ndjson", 5),
            place("a.ndjson", 7)
        ]
    );
}

#[test]
fn folders_are_walked_for_the_three_endings_in_byte_order() {
    let folder = Folder::new();
    for name in [
        "run/b.json",
        "run/a/z.json",
        "run/a.json",
        "run/B.json",
        "run/a/deep/er/x.json",
        "run/é.json",
        "run/notes.txt",
        "run/x.json.bak",
        "run/json",
        "run/a-b.json",
    ] {
        folder.write(name, ENVELOPE);
    }
    folder.write("run/c.ndjson", format!("{ENVELOPE}\n"));
    folder.write("run/d.jsonl", format!("{ENVELOPE}\n"));
    assert_eq!(
        places(&folder, &["run"]),
        [
            place("run/B.json", None),
            place("run/a-b.json", None),
            place("run/a.json", None),
            place("run/a/deep/er/x.json", None),
            place("run/a/z.json", None),
            place("run/b.json", None),
            place("run/c.ndjson", 1),
            place("run/d.jsonl", 1),
            place("run/é.json", None),
        ]
    );
}

#[test]
fn paths_are_checked_in_the_order_they_are_given() {
    let folder = Folder::new()
        .with("z.json", ENVELOPE)
        .with("a/a.json", ENVELOPE);
    assert_eq!(
        places(&folder, &["z.json", "a", "z.json"]),
        [
            place("z.json", None),
            place("a/a.json", None),
            place("z.json", None)
        ]
    );
}

#[test]
fn a_folder_named_like_a_file_is_walked() {
    let folder = Folder::new().with("x.json/a.json", ENVELOPE);
    assert_eq!(places(&folder, &["x.json"]), [place("x.json/a.json", None)]);
    assert_eq!(places(&folder, &["."]), [place("./x.json/a.json", None)]);
}

#[test]
fn a_file_with_another_ending_is_one_document_and_lines_where_asked_for() {
    let folder = Folder::new().with("a.txt", format!("{ENVELOPE}\n"));
    assert_eq!(places(&folder, &["a.txt"]), [place("a.txt", None)]);
    assert_eq!(places(&folder, &["--ndjson", "a.txt"]), [place("a.txt", 1)]);
}

#[test]
fn standard_input_is_read_where_it_is_named_or_nothing_is() {
    for args in [
        &["check", "--format", "json"][..],
        &["check", "--format", "json", "-"],
    ] {
        let line = run_with(ENVELOPE, args).one();
        assert_eq!(
            (&line["source"], &line["line"]),
            (&"-".into(), &Value::Null)
        );
    }
    let two = format!("{ENVELOPE}\n\n{PARALLEL}");
    let lines = run_with(two, &["check", "--format", "json", "--ndjson"]).json();
    assert_eq!(
        (&lines[0]["source"], &lines[0]["line"]),
        (&"-".into(), &1.into())
    );
    assert_eq!(
        (&lines[1]["source"], &lines[1]["line"]),
        (&"-".into(), &3.into())
    );
}

#[test]
fn nothing_found_is_exit_2_and_names_the_folder() {
    let folder = Folder::new()
        .with("empty/notes.txt", "")
        .with("a.json", ENVELOPE);
    let run = run_in(&folder, &["check", "a.json", "empty"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .starts_with("error: nothing found to check in empty"),
        "{}",
        run.stderr
    );
    assert!(
        run.stdout.starts_with("1 document: 1 valid"),
        "{}",
        run.stdout
    );
}

#[test]
fn lines_that_are_all_blank_are_nothing_to_check() {
    let run = run_with("\n \n", &["check", "--ndjson", "--format", "json"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert_eq!(run.stderr, "error: nothing found to check in -\n");
    let folder = Folder::new().with("a.ndjson", "").with("b.json", ENVELOPE);
    assert_eq!(run_in(&folder, &["check", "a.ndjson"]).code, 2);
    assert_eq!(run_in(&folder, &["check", "a.ndjson", "b.json"]).code, 0);
}

#[test]
fn a_name_that_holds_escapes_cannot_play_with_the_terminal() {
    let run = run(&["check", "a\u{1b}[31m\nb.json"]);
    assert_eq!(run.code, 2);
    assert!(!run.stderr.contains('\u{1b}'), "{:?}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1);
}

#[cfg(unix)]
mod unix {
    use std::os::fd::{AsFd, OwnedFd};
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::path::Path;

    use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat};

    use super::*;

    #[test]
    fn links_that_loop_do_not_hang_and_no_file_is_checked_twice() {
        let folder = Folder::new().with("run/m/a.json", ENVELOPE);
        let run = folder.path().join("run");
        symlink(".", run.join("a-loop")).unwrap();
        symlink("..", run.join("m/up")).unwrap();
        symlink("m", run.join("b-link")).unwrap();
        symlink("self", run.join("self")).unwrap();
        assert_eq!(places(&folder, &["run"]), [place("run/m/a.json", None)]);
    }

    #[test]
    fn a_folder_behind_a_link_is_walked() {
        let folder = Folder::new()
            .with("data/a.json", ENVELOPE)
            .with("run/b.json", ENVELOPE);
        symlink("../data", folder.path().join("run/c")).unwrap();
        assert_eq!(
            places(&folder, &["run"]),
            [place("run/b.json", None), place("run/c/a.json", None)]
        );
    }

    #[test]
    fn a_link_to_nowhere_in_a_folder_is_said_and_the_rest_is_done() {
        let folder = Folder::new().with("run/b.json", ENVELOPE);
        symlink("nowhere", folder.path().join("run/a.json")).unwrap();
        let run = run_in(&folder, &["check", "run"]);
        assert_eq!(run.code, 2);
        assert!(
            run.stderr
                .starts_with("error: run/a.json could not be read: "),
            "{}",
            run.stderr
        );
        assert!(
            run.stdout.starts_with("1 document: 1 valid"),
            "{}",
            run.stdout
        );
    }

    #[test]
    fn what_is_no_regular_file_in_a_folder_is_said_not_waited_for() {
        let folder = Folder::new().with("run/b.json", ENVELOPE);
        let _socket = UnixListener::bind(folder.path().join("run/a.ndjson")).unwrap();
        let run = run_in(&folder, &["check", "run"]);
        assert_eq!(run.code, 2);
        assert_eq!(
            run.stderr,
            "error: run/a.ndjson could not be read: it is not a regular file\n"
        );
    }

    fn open(folder: impl AsFd, name: &Path) -> OwnedFd {
        openat(folder, name, OFlags::DIRECTORY, Mode::empty()).unwrap()
    }

    // No path to a folder that deep can be given to the system.
    #[test]
    fn a_folder_that_is_too_deep_is_said() {
        let folder = Folder::new().with("run/a.json", ENVELOPE);
        let name = "d".repeat(250);
        let mut deep = open(CWD, &folder.path().join("run"));
        for _ in 0..20 {
            mkdirat(&deep, &*name, Mode::RWXU).unwrap();
            deep = open(&deep, Path::new(&name));
        }
        let run = run_in(&folder, &["check", "run"]);
        assert_eq!(run.code, 2);
        assert!(run.stderr.starts_with("error: run/ddd"), "{}", run.stderr);
        assert!(
            run.stdout.starts_with("1 document: 1 valid"),
            "{}",
            run.stdout
        );
        // What removes the folder at the end cannot name it either.
        let removed = std::process::Command::new("rm")
            .args(["-r", "run"])
            .current_dir(folder.path())
            .status();
        assert!(removed.unwrap().success());
    }

    #[test]
    fn few_addresses_are_enough_with_fewer_threads() {
        let limited = "ulimit -v 400000; exec \"$0\" check --jobs 64 a.ndjson";
        let mut command = std::process::Command::new("sh");
        all_are_valid(command.args(["-c", limited, env!("CARGO_BIN_EXE_saop")]));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn no_threads_are_enough() {
        let (name, value) = crate::support::NO_THREADS;
        let mut command = crate::support::command();
        command.env(name, value);
        all_are_valid(command.args(["check", "--jobs", "4", "a.ndjson"]));
    }

    fn all_are_valid(command: &mut std::process::Command) {
        let folder = Folder::new().with("a.ndjson", format!("{ENVELOPE}\n").repeat(3000));
        let run = crate::support::finish(command.current_dir(folder.path()));
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        assert!(
            run.stdout.starts_with("3000 documents: 3000 valid"),
            "{}",
            run.stdout
        );
    }

    #[test]
    fn a_folder_as_standard_input_is_no_crash() {
        let folder = Folder::new();
        let mut command = crate::support::command();
        command
            .arg("check")
            .stdin(fs::File::open(folder.path()).unwrap());
        let run = crate::support::finish(&mut command);
        assert_eq!(run.code, 2);
        assert!(
            run.stderr.starts_with("error: - could not be read: "),
            "{}",
            run.stderr
        );
    }

    // Other systems refuse to make such a file.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_name_that_is_not_utf8_is_checked_like_any_other() {
        use std::os::unix::ffi::OsStrExt;

        let folder = Folder::new();
        let name = std::ffi::OsStr::from_bytes(b"\xff.json");
        fs::write(folder.path().join(name), empty_plan()).unwrap();
        assert_eq!(places(&folder, &["."]), [place("./\u{FFFD}.json", None)]);
    }
}
