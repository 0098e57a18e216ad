//! `saop diff` of two schemas.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::lint::{ping, schemas};
use crate::support::{Folder, finish, run};

// SPEC E6
#[test]
fn what_changed_is_told_and_the_last_line_is_the_level() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, schema: Value| {
        let path = folder.path().join(name);
        fs::write(&path, schema.to_string()).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let old = write("old.json", ping(&json!({"type": "string", "minLength": 1})));
    let wider = write("wider.json", ping(&json!({"type": "string"})));
    let told = write(
        "told.json",
        ping(&json!({"type": "string", "minLength": 1, "title": "\u{1b}[31m"})),
    );
    for (args, code, stdout) in [
        (vec![&old, &old], 0, "patch\n"),
        (
            vec![&old, &told],
            0,
            "patch /properties/note/title: is new\npatch\n",
        ),
        (
            vec![&old, &wider],
            0,
            "minor /properties/note/minLength: is gone: `1`\nminor\n",
        ),
        (
            vec![&wider, &old],
            0,
            "major /properties/note/minLength: is new: `1`\nmajor\n",
        ),
    ] {
        let mut all = vec!["diff"];
        all.extend(args.iter().map(|arg| arg.as_str()));
        let run = run(&all);
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.as_str()),
            (code, stdout, "")
        );
    }
    for (most, code) in [("patch", 1), ("minor", 0), ("major", 0)] {
        assert_eq!(
            run(&["diff", &old, &wider, "--at-most", most]).code,
            code,
            "{most}"
        );
    }
    assert_eq!(run(&["diff", &wider, &old, "--at-most", "minor"]).code, 1);

    let none = run(&["diff", &old, "no/such/file", "--at-most", "patch"]);
    assert_eq!((none.code, none.stdout.as_str()), (2, ""));
    let why = "error: no/such/file could not be read: ";
    assert!(none.stderr.starts_with(why), "{}", none.stderr);
    fs::write(folder.path().join("broken.json"), "{").unwrap();
    let broken = run(&[
        "diff",
        &old,
        folder.path().join("broken.json").to_str().unwrap(),
    ]);
    assert_eq!((broken.code, broken.stdout.as_str()), (2, ""));
    let why = "error[syntax]: Invalid JSON: expected a key in double quotes, but found the end";
    assert!(broken.stderr.starts_with(why), "{}", broken.stderr);
    assert_eq!(run(&["diff", &old]).code, 2);
    assert_eq!(run(&["diff", &old, &old, "--at-most", "huge"]).code, 2);
}

// SPEC E6
#[test]
fn references_are_followed_into_the_folder_of_the_file() {
    let version = saop::SAOP_ENVELOPE_SCHEMA_VERSION;
    let now = format!("{}/saop-envelope.schema.json", schemas());
    // Published, or about to be: then there is nothing else to compare with.
    let released = format!("{}/released/saop-envelope/{version}.json", schemas());
    let released = if Path::new(&released).exists() {
        released
    } else {
        now.clone()
    };
    let same = run(&["diff", &released, &now, "--at-most", "patch"]);
    assert_eq!(
        (same.code, same.stdout.as_str(), same.stderr.as_str()),
        (0, "patch\n", "")
    );
}

// A pipe waits for a writer that may never come, and a device may never end.
#[cfg(target_os = "linux")]
#[test]
fn diff_waits_for_no_pipe_and_reads_no_device_to_its_end() {
    let text = ping(&json!({"type": "string"})).to_string();
    let folder = Folder::new()
        .with("old.json", &text)
        .with("new.json", &text);
    let beside = folder.path().join("pipe.json");
    let (kind, mode) = (rustix::fs::FileType::Fifo, rustix::fs::Mode::RUSR);
    rustix::fs::mknodat(rustix::fs::CWD, &beside, kind, mode, 0).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.json")).unwrap();
    let diff = |old: &str| {
        let script = format!("ulimit -v 2000000; exec timeout 60 \"$0\" diff {old} new.json");
        let saop = env!("CARGO_BIN_EXE_saop");
        let mut shell = std::process::Command::new("sh");
        finish(shell.args(["-c", &script, saop]).current_dir(folder.path()))
    };
    let run = diff("old.json");
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "patch\n", "")
    );
    let endless = diff("/dev/zero");
    let why =
        "error: /dev/zero could not be read: expected at most 16777216 bytes, but found more\n";
    assert_eq!((endless.code, endless.stderr.as_str()), (2, why));
}
