//! What `saop generate` writes, replaces and leaves as it is, and what it refuses to read or write.

use std::fs;

use crate::generate::{SCHEMA, path, put};
use crate::support::{Folder, run, run_in};

// SPEC S3, S6
#[test]
fn where_a_schema_is_refused_nothing_is_written() {
    let folder = Folder::new();
    let good = put(&folder, "good.json", SCHEMA);
    let bad = put(&folder, "bad.json", "{\n  \"pattern\": \"(?=a)\"\n}");
    let out = path(&folder, "out");
    let told = run(&["generate", &good, &bad, "--out", &out]);
    assert_eq!((told.code, &*told.stdout), (1, ""));
    let expected =
        format!("{bad}:2:14: SCH012: /pattern: expected a pattern that is matched in linear time");
    assert!(told.stderr.starts_with(&expected), "{}", told.stderr);
    assert!(!fs::exists(&out).unwrap());
}

#[test]
fn what_cannot_be_read_or_written_is_told() {
    let folder = Folder::new();
    let file = put(&folder, "a.json", SCHEMA);
    let empty = path(&folder, "empty");
    let none = put(&folder, "none.json", "[]");
    fs::create_dir(&empty).unwrap();
    let out = path(&folder, "out");
    for (arguments, said) in [
        (vec!["generate", "--out", &*out], "required"),
        (vec!["generate", &*file], "--out"),
        (
            vec!["generate", "missing.json", "--out", &*out],
            "missing.json",
        ),
        (
            vec!["generate", &*empty, "--out", &*out],
            "nothing found to generate: expected files that end in .json",
        ),
        (
            vec!["generate", &*none, "--out", &*out],
            "none.json has no tools\nerror: nothing found to generate: expected a schema, or a tool that has one\n",
        ),
        (
            vec!["generate", &*file, &*file, "--out", &*out],
            "two files called a.json",
        ),
        (vec!["generate", &*file, "--out", &*file], "a.json: "),
        (
            vec![
                "generate",
                &*file,
                "--out",
                &*out,
                "--settings",
                "none.json",
            ],
            "none.json",
        ),
        (
            vec!["generate", &*file, "--out", &*out, "--dialect", "draft-3"],
            "draft-3",
        ),
    ] {
        let told = run(&arguments);
        assert_eq!((told.code, &*told.stdout), (2, ""), "{arguments:?}");
        assert!(told.stderr.contains(said), "{arguments:?}: {}", told.stderr);
    }
    assert!(!fs::exists(&out).unwrap());
}

#[test]
fn what_is_read_is_not_replaced() {
    let folder = Folder::new();
    let file = put(&folder, "a.schema.json", SCHEMA);
    let here = folder.path().to_str().unwrap();
    for read in [&*file, here] {
        let told = run(&["generate", read, "--out", here]);
        assert_eq!(told.code, 2, "{}", told.stderr);
        let expected = format!("but found {read}, which is read, in {here}");
        assert!(told.stderr.contains(&expected), "{}", told.stderr);
        assert!(!folder.path().join("types.rs").exists());
    }
}

#[test]
fn a_file_written_by_hand_stays_and_one_that_is_stale_goes() {
    let folder = Folder::new();
    let file = put(&folder, "a.json", SCHEMA);
    put(&folder, "hand/types.rs", "pub struct Mine;");
    let out = path(&folder, "hand");
    let told = run(&["generate", &file, "--out", &out]);
    assert_eq!(told.code, 2, "{}", told.stderr);
    assert!(
        told.stderr
            .contains("types.rs to be generated, but found another file")
    );
    let kept = fs::read_to_string(format!("{out}/types.rs")).unwrap();
    assert_eq!(kept, "pub struct Mine;");

    let out = path(&folder, "out");
    // Words of a schema are no files of ours.
    let words = r#"{"description": "See\n__rt::open_schema!(A, 0, \"a\", [\"u:a\" \"notes.schema.json\"]);", "type": "object",
        "properties": {"a": {"enum": ["\n__rt::open_schema!(A, 0, \"a\", [\"u:a\" \"notes.schema.json\"]);", "b"]}}}"#;
    let file = put(&folder, "a.json", words);
    put(&folder, "out/notes.schema.json", "{}");
    assert_eq!(run(&["generate", &file, "--out", &out]).code, 0);
    let notes = put(&folder, "notes.json", SCHEMA);
    let told = run(&["generate", &notes, "--out", &out]);
    assert!(
        told.code == 2 && told.stderr.contains("notes.schema.json to be generated"),
        "{}",
        told.stderr
    );
    let other = put(&folder, "b.json", SCHEMA);
    assert_eq!(run(&["generate", &other, "--out", &out]).code, 0);
    let mut names: Vec<String> = fs::read_dir(&out)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["b.schema.json", "notes.schema.json", "types.rs"]);
}

// Found by an attack: a pipe in the folder for the types was opened, and nobody was at its other end.
#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_in_the_folder_for_types_is_not_waited_for() {
    use crate::support::{pipe_at, run_bounded};

    for name in ["types.rs", "a.schema.json"] {
        let folder = Folder::new().with("a.json", SCHEMA);
        fs::create_dir(folder.path().join("out")).unwrap();
        pipe_at(&folder.path().join("out").join(name));
        let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
        let why = format!(
            "error: expected out/{name} to be generated, but found another file, which would be replaced; choose another --out\n"
        );
        assert_eq!((told.code, &*told.stderr), (2, &*why));
        fs::remove_file(folder.path().join("out").join(name)).unwrap();
        fs::create_dir(folder.path().join("out").join(name)).unwrap();
        let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
        assert_eq!((told.code, &*told.stderr), (2, &*why));
        assert_eq!(fs::read_dir(folder.path().join("out")).unwrap().count(), 1);
    }
    // What a file beside the types is written to first is nobody else's.
    let folder = Folder::new()
        .with("a.json", SCHEMA)
        .with("mine", "by hand")
        .with("out/other", "");
    pipe_at(&folder.path().join("out/a.schema.json.new"));
    std::os::unix::fs::symlink("../mine", folder.path().join("out/types.rs.new")).unwrap();
    let told = run_bounded(&folder, &["generate", "a.json", "--out", "out"]);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let mine = fs::read_to_string(folder.path().join("mine")).unwrap();
    assert_eq!(mine, "by hand");
    assert_eq!(fs::read_dir(folder.path().join("out")).unwrap().count(), 5);
}

// Found by an attack: the types of an earlier run stayed beside texts of a later one, or texts that no later run knew as its own.
#[cfg(target_os = "linux")]
#[test]
fn files_that_do_not_all_fit_replace_none() {
    use crate::support::run_without_room;

    let all = |folder: &Folder| -> Vec<_> {
        let mut files: Vec<_> = fs::read_dir(folder.path().join("out"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (fs::read_to_string(&path).unwrap(), path))
            .collect();
        files.sort();
        files
    };
    let arguments = ["generate", "a.json", "--out", "out"];
    let failed = |folder: &Folder| {
        let told = run_without_room(folder, &arguments);
        let why = "error: out: File too large (os error 27)\n";
        assert_eq!((told.code, &*told.stderr), (2, why));
    };
    let folder = Folder::new().with("a.json", SCHEMA);
    failed(&folder);
    assert_eq!(all(&folder), []);
    folder.write("a.json", SCHEMA.replace('2', "3"));
    let told = run_in(&folder, &arguments);
    assert_eq!(told.code, 0, "{}", told.stderr);
    let before = all(&folder);
    assert_eq!(before.len(), 2);
    folder.write("a.json", SCHEMA.replace('2', "4"));
    failed(&folder);
    assert_eq!(all(&folder), before);
    // Killed between the files: the types name what is not there yet, or is still that of the run before.
    folder.write("a.json", SCHEMA.replace('2', "5"));
    assert_eq!(run_in(&folder, &arguments).code, 0);
    folder.write("out/a.schema.json", &before[0].0);
    folder.write("a.json", SCHEMA.replace('2', "6"));
    assert_eq!(run_in(&folder, &arguments).code, 0);
}

// Found by an attack: the files of two runs at once were mixed.
#[cfg(target_os = "linux")]
#[test]
fn a_run_waits_for_another_one_in_the_same_folder() {
    use std::process::Stdio;
    use std::time::Duration;

    use crate::support::command;

    let folder = Folder::new().with("a.json", SCHEMA);
    let out = folder.path().join("out");
    fs::create_dir(&out).unwrap();
    let other = fs::File::open(&out).unwrap();
    other.lock().unwrap();
    let arguments = ["generate", "a.json", "--out", "out"];
    let mut run = command()
        .args(arguments)
        .current_dir(folder.path())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(1));
    assert!(run.try_wait().unwrap().is_none());
    assert_eq!(fs::read_dir(&out).unwrap().count(), 0);
    other.unlock().unwrap();
    assert!(run.wait().unwrap().success());
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);
    // But not for ever.
    other.lock().unwrap();
    let told = run_in(&folder, &arguments);
    let why = "error: out: another program holds a lock on the folder\n";
    assert_eq!((told.code, &*told.stderr), (2, why));
}

// Found by an attack: nothing was said of it.
#[test]
fn a_path_without_a_name_is_told() {
    let folder = Folder::new();
    let told = run_in(&folder, &["generate", "missing/..", "--out", "out"]);
    assert_eq!(told.code, 2);
    assert!(
        told.stderr.starts_with("error: missing/..: "),
        "{}",
        told.stderr
    );
}

// Found by an attack: files that could not be looked at were said to be others.
#[cfg(target_os = "linux")]
#[test]
fn why_a_folder_or_a_file_for_types_is_refused() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use crate::support::run_unprivileged;

    let folder = Folder::new()
        .with("a.json", SCHEMA)
        .with("file", "")
        .with("other/x", "");
    let here = |name: &str| folder.path().join(name);
    for (link, to) in [("loop", "loop"), ("gone", "missing")] {
        symlink(to, here(link)).unwrap();
    }
    symlink("types.rs", here("other/types.rs")).unwrap();
    let too_many = "Too many levels of symbolic links (os error 40)";
    for (out, why) in [
        ("file", "file: expected a folder, but found a file"),
        ("file/below", "file: expected a folder, but found a file"),
        ("loop", &*format!("loop: {too_many}")),
        ("gone", "gone: No such file or directory (os error 2)"),
        ("other", &*format!("other/types.rs: {too_many}")),
    ] {
        let told = run_in(&folder, &["generate", "a.json", "--out", out]);
        assert_eq!((told.code, told.stderr), (2, format!("error: {why}\n")));
    }
    // What is protected stays, too.
    for (name, mode) in [("out/types.rs", 0o444), ("out", 0o500), ("out", 0)] {
        let out = here("out");
        let _ = fs::set_permissions(&out, fs::Permissions::from_mode(0o777));
        let _ = fs::remove_dir_all(&out);
        let Some(told) = run_unprivileged(&folder, &["generate", "a.json", "--out", "out"]) else {
            return;
        };
        assert_eq!(told.code, 0, "{}", told.stderr);
        fs::set_permissions(here(name), fs::Permissions::from_mode(mode)).unwrap();
        let told = run_unprivileged(&folder, &["generate", "a.json", "--out", "out"]).unwrap();
        let name = if mode == 0 { "out/types.rs" } else { name };
        let why = format!("error: {name}: Permission denied (os error 13)\n");
        assert_eq!((told.code, told.stderr), (2, why), "{mode:o}");
    }
}
