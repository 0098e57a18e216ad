//! `saop view`: what is read, where the page goes, and the exit codes. The page itself is tested in `saop-view`, and in a browser by
//! `scripts/verify-view.sh`.

use std::fs;

use serde_json::Value;

use crate::support::{ENVELOPE, Folder, OBSERVATION, PARALLEL, empty_plan, run, run_in, run_with};

/// The page in a file.
fn page(folder: &Folder, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap()
}

/// The places of the entries' sources, in the order of the page.
fn sources(page: &str) -> Vec<&str> {
    let headings = page.split("<h2><bdi>").skip(1);
    headings
        .map(|rest| rest.split_once("</bdi>").unwrap().0)
        .collect()
}

fn entries(page: &str) -> usize {
    page.matches("<article ").count()
}

// SPEC L1
#[test]
fn files_and_folders_are_read_as_check_reads_them() {
    let folder = Folder::new()
        .with(
            "run/b.ndjson",
            format!("{ENVELOPE}\r\n\n  \n{PARALLEL}\n{OBSERVATION}"),
        )
        .with("run/a.json", ENVELOPE)
        .with("run/deep/c.jsonl", ENVELOPE)
        .with("run/notes.txt", "no message")
        .with("first", ENVELOPE);
    let told = run_in(&folder, &["view", "first", "run", "-o", "page.html"]);
    assert_eq!((told.code, &*told.stdout, &*told.stderr), (0, "", ""));
    let page = page(&folder, "page.html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"));
    assert_eq!(
        sources(&page),
        ["first", "run/a.json", "run/b.ndjson", "run/deep/c.jsonl"]
    );
    assert_eq!(entries(&page), 6);
    assert!(page.contains("<small>line 1</small>") && page.contains("<small>line 5</small>"));
}

// SPEC L1
#[test]
fn standard_input_to_standard_output() {
    for args in [&["view", "--ndjson"][..], &["view", "-", "--ndjson"]] {
        let told = run_with(format!("{ENVELOPE}\n{ENVELOPE}\n"), args);
        assert_eq!((told.code, &*told.stderr), (0, ""));
        assert_eq!(entries(&told.stdout), 2);
        assert!(told.stdout.contains("<title>Run</title>"));
    }
    let one = run_with(format!("{ENVELOPE}\n"), &["view"]);
    assert_eq!((one.code, entries(&one.stdout)), (0, 1));
    let twice = run_with("", &["view", "-", "-"]);
    assert_eq!(twice.code, 2);
    assert!(
        twice
            .stderr
            .contains("standard input (-) may be given only once")
    );
}

// SPEC L1
#[test]
fn invalid_lines_are_shown_and_are_exit_code_1() {
    let folder = Folder::new().with(
        "run.ndjson",
        format!(
            "{ENVELOPE}\n{}\nI cannot do that.\n{ENVELOPE}\n",
            empty_plan()
        ),
    );
    let told = run_in(&folder, &["view", "run.ndjson", "-o", "page.html"]);
    assert_eq!((told.code, &*told.stdout, &*told.stderr), (1, "", ""));
    let page = page(&folder, "page.html");
    assert_eq!(entries(&page), 4);
    // The frame is the one that `saop check` prints.
    let checked = run_in(&folder, &["check", "run.ndjson"]).stdout;
    let frame: Vec<_> = checked.lines().skip(1).take(4).collect();
    let frame = frame.join("\n").replace('>', "&gt;");
    assert!(
        frame.contains("^^ /thought/plan") && page.contains(&frame),
        "{frame}\n{page}"
    );
}

// SPEC L1, G6
#[test]
fn records_of_a_guard_are_shown_beside_messages() {
    let schema: Value = serde_json::from_str(saop::schema("saop-record").unwrap().text()).unwrap();
    let withheld = &schema["examples"][0];
    let mut changed = withheld.clone();
    changed["id"] = "\"<b>\"".into();
    changed["decision"] = "changed".into();
    changed["sent"] = "{\"id\":\"<b>\",\"result\":{}}".into();
    let mut bad = withheld.clone();
    bad["peer"] = "nobody".into();
    let folder = Folder::new()
        .with("run.ndjson", format!("{ENVELOPE}\n{withheld}\n{changed}\n"))
        .with("bad.json", bad.to_string());
    let told = run_in(&folder, &["view", "run.ndjson"]);
    assert_eq!(
        (told.code, &*told.stderr, entries(&told.stdout)),
        (0, "", 3)
    );
    let page = told.stdout;
    for part in [
        "2 records",
        "withheld",
        "changed",
        "call refused: `read_file` (request 7): /path: expected a string",
        "<bdi>\"&lt;b&gt;\"</bdi>",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("<b>"), "{page}");
    let told = run_in(&folder, &["view", "bad.json"]);
    assert_eq!((told.code, entries(&told.stdout)), (1, 1));
    assert!(told.stdout.contains("/peer"), "{}", told.stdout);
}

#[test]
fn documents_over_the_limits_are_shown_as_such() {
    let folder = Folder::new()
        .with(
            "lines.ndjson",
            format!("{ENVELOPE}\n{}\n", " ".repeat(9) + &"7".repeat(1000)),
        )
        .with("whole.json", "7".repeat(2000));
    let told = run_in(&folder, &["view", ".", "--max-bytes", "500"]);
    assert_eq!(told.code, 1);
    for size in [1009, 2000] {
        let why = format!("expected at most 500 bytes, but found {size}<");
        assert!(told.stdout.contains(&why), "{why}");
    }
    let piped = run_with("7".repeat(3000), &["view", "--max-bytes", "500"]);
    assert!(piped.code == 1 && piped.stdout.contains("but found 3000<"));
    let deep = run_with("[[[[1]]]]", &["view", "--max-depth", "3"]);
    assert!(
        deep.code == 1 && deep.stdout.contains("error[limit]"),
        "{}",
        deep.stdout
    );
}

// SPEC L1
#[test]
fn what_cannot_be_read_or_written_is_exit_code_2() {
    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("page.html", "old")
        .with("empty/x.txt", "");
    // The rest is still shown.
    let told = run_in(&folder, &["view", "a.json", "missing.json"]);
    assert_eq!((told.code, entries(&told.stdout)), (2, 1));
    assert!(
        told.stderr
            .starts_with("error: missing.json could not be read: "),
        "{}",
        told.stderr
    );
    for paths in [&["missing.json"][..], &["empty"]] {
        let told = run_in(&folder, &[&["view", "-o", "page.html"], paths].concat());
        assert_eq!((told.code, page(&folder, "page.html").as_str()), (2, "old"));
    }
    let nothing = run_with("\n \n", &["view", "--ndjson"]);
    assert_eq!(
        (nothing.code, &*nothing.stdout, &*nothing.stderr),
        (2, "", "error: nothing found to show in -\n")
    );
    for output in ["no/such/folder/page.html", "."] {
        let told = run_in(&folder, &["view", "a.json", "-o", output]);
        assert_eq!((told.code, &*told.stdout), (2, ""));
        assert!(
            told.stderr
                .starts_with(&format!("error: {output} could not be written: ")),
            "{}",
            told.stderr
        );
    }
}

// SPEC L2
#[test]
fn the_title_is_text() {
    let folder = Folder::new().with("<b>.json", ENVELOPE);
    let told = run_in(&folder, &["view", "<b>.json"]);
    assert!(told.stdout.contains("<title>Run: &lt;b&gt;.json</title>"));
    let told = run_in(
        &folder,
        &["view", "<b>.json", "--title", "</title><script>"],
    );
    assert!(
        told.stdout
            .contains("<title>&lt;/title&gt;&lt;script&gt;</title>")
    );
    assert!(
        told.stdout
            .contains("<h1><bdi>&lt;/title&gt;&lt;script&gt;</bdi></h1>")
    );
}

#[test]
fn a_page_is_replaced_whole_and_leaves_nothing_beside_it() {
    let folder = Folder::new()
        .with("in/a.json", ENVELOPE)
        .with("out/page.html", "old")
        .with("out/plain", "");
    let told = run_in(&folder, &["view", "in", "-o", "out/page.html"]);
    assert_eq!(told.code, 0);
    assert_eq!(entries(&page(&folder, "out/page.html")), 1);
    assert_eq!(
        run_in(&folder, &["view", "in", "-o", "out/new.html"]).code,
        0
    );
    let mut names: Vec<_> = fs::read_dir(folder.path().join("out"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["new.html", "page.html", "plain"]);
    // Others may read it as any file that is made here.
    #[cfg(unix)]
    {
        let mode = |name: &str| {
            use std::os::unix::fs::PermissionsExt;
            fs::metadata(folder.path().join("out").join(name))
                .unwrap()
                .permissions()
                .mode()
        };
        assert_eq!(mode("new.html"), mode("plain"));
    }
}

#[cfg(unix)]
#[test]
fn a_link_and_a_pipe_stay_what_they_are() {
    use std::os::unix::fs::symlink;

    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("page.html", "old");
    symlink("page.html", folder.path().join("link.html")).unwrap();
    assert_eq!(
        run_in(&folder, &["view", "a.json", "-o", "link.html"]).code,
        0
    );
    assert!(
        fs::symlink_metadata(folder.path().join("link.html"))
            .unwrap()
            .is_symlink()
    );
    assert_eq!(entries(&page(&folder, "page.html")), 1);

    let pipe = folder.path().join("pipe");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::from_raw_mode(0o600),
        0,
    )
    .unwrap();
    // The command refuses a pipe that nobody reads yet. With both ends of it open, opening one waits for nobody, so that there is a reader
    // before the command begins, however late a thread is.
    let both = fs::File::options()
        .read(true)
        .write(true)
        .open(&pipe)
        .unwrap();
    let reading = fs::File::open(&pipe).unwrap();
    let reader = std::thread::spawn(move || std::io::read_to_string(reading).unwrap());
    assert_eq!(run_in(&folder, &["view", "a.json", "-o", "pipe"]).code, 0);
    drop(both);
    // A reader of what is no pipe any more would wait for ever.
    assert!(!fs::symlink_metadata(&pipe).unwrap().is_file());
    assert_eq!(entries(&reader.join().unwrap()), 1);
}

#[test]
fn help_says_what_it_does() {
    let told = run(&["help", "view"]);
    assert_eq!(told.code, 0);
    for word in [
        "--output <FILE>",
        "--title <TEXT>",
        "Exit codes: 0 ",
        "saop view runs/ -o run.html",
    ] {
        assert!(told.stdout.contains(word), "{word}: {}", told.stdout);
    }
}

// SPEC L1
#[test]
fn a_page_takes_the_place_of_nothing_that_it_is_made_from() {
    let folder = Folder::new()
        .with("run/a.ndjson", ENVELOPE)
        .with("run/b.ndjson", ENVELOPE);
    for (from, to) in [
        ("run/a.ndjson", "run/../run/a.ndjson"),
        ("run", "run/b.ndjson"),
    ] {
        let told = run_in(&folder, &["view", from, "-o", to]);
        assert_eq!((told.code, &*told.stdout), (2, ""));
        assert_eq!(
            told.stderr,
            format!(
                "error: expected a page in a file of its own, but found {to} among what it is made from\n"
            )
        );
    }
    assert_eq!(page(&folder, "run/a.ndjson"), ENVELOPE);
    let told = run_in(
        &folder,
        &["view", "run/a.ndjson", "run/b.ndjson", "-o", "-"],
    );
    assert_eq!(told.code, 0);
    assert!(
        told.stdout
            .contains("<title>Run: run/a.ndjson and 1 more</title>"),
        "{}",
        told.stdout
    );
}

// Found by an attack: a pipe that nobody reads was waited for without an end.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_gets_the_page_if_it_is_read() {
    use std::io::Read;

    use crate::support::{pipe_at, run_bounded};

    let folder = Folder::new().with("a.json", ENVELOPE);
    let pipe = folder.path().join("pipe");
    pipe_at(&pipe);
    let told = run_bounded(&folder, &["view", "a.json", "-o", "pipe"]);
    let why = "error: pipe could not be written: expected a file, or a pipe that a program reads, but found a pipe without a reader; \
               start the reader first\n";
    assert_eq!((told.code, &*told.stderr), (2, why));

    // More than the pipe holds, and a reader that takes its time.
    let folder = folder.with("b.ndjson", format!("{ENVELOPE}\n").repeat(500));
    let reader = std::thread::spawn(move || {
        let mut page = String::new();
        let mut reader = fs::File::open(pipe).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(200));
        reader.read_to_string(&mut page).unwrap();
        page
    });
    loop {
        let told = run_bounded(&folder, &["view", "b.ndjson", "-o", "pipe"]);
        if told.code == 0 {
            break;
        }
        assert_eq!((told.code, &*told.stderr), (2, why));
    }
    assert_eq!(entries(&reader.join().unwrap()), 500);
}

// Found by an attack: what a shell would not write to was replaced.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_is_protected_is_not_replaced() {
    use std::os::unix::fs::PermissionsExt;

    use crate::support::run_unprivileged;

    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("page.html", "old");
    let mode = fs::Permissions::from_mode(0o444);
    fs::set_permissions(folder.path().join("page.html"), mode).unwrap();
    let Some(told) = run_unprivileged(&folder, &["view", "a.json", "-o", "page.html"]) else {
        return;
    };
    let why = "error: page.html could not be written: Permission denied (os error 13)\n";
    assert_eq!((told.code, &*told.stderr), (2, why));
    assert_eq!(page(&folder, "page.html"), "old");
}

// Found by an attack: messages had the name of a file that is gone, or none of the folder that is full.
#[cfg(target_os = "linux")]
#[test]
fn what_is_full_or_missing_is_named() {
    use crate::support::run_without_room;

    let folder = Folder::new()
        .with("a.json", ENVELOPE)
        .with("few.ndjson", format!("{ENVELOPE}\n").repeat(20))
        .with("many.ndjson", format!("{ENVELOPE}\n").repeat(1000));
    let told = run_in(&folder, &["view", "a.json", "-o", "no/page.html"]);
    let why = "error: no/page.html could not be written: No such file or directory (os error 2)\n";
    assert_eq!((told.code, &*told.stderr), (2, why));
    let temporary = std::env::temp_dir();
    let full = format!(
        "a temporary file in {} could not be written: File too large (os error 27)\n",
        temporary.display()
    );
    for (paths, what) in [
        (&["few.ndjson"][..], "could not finish"),
        (&["many.ndjson"], "could not finish"),
        (
            &["few.ndjson", "-o", "page.html"],
            "page.html could not be written",
        ),
    ] {
        let told = run_without_room(&folder, &[&["view"], paths].concat());
        assert_eq!(
            (told.code, told.stderr),
            (2, format!("error: {what}: {full}"))
        );
    }
}
