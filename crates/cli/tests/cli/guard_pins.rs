//! `saop guard --pin` and `saop guard pins`: what tools say of themselves from one session to the next.

use std::path::Path;
use std::thread;

use crate::guard::{Session, call};
use crate::support::run;

/// A server that answers with the list in the file `$TOOLS`, which is one line, and answers calls and pings with an empty result.
pub(crate) const LISTER: &str = r#"
while IFS= read -r line; do
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\("[^"]*"\|[0-9]*\).*/\1/p')
    case $line in
    *'"initialize"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}}\n' "$id" ;;
    *'"tools/list"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"tools":%s}}\n' "$id" "$(cat "$TOOLS")" ;;
    *'"tools/call"'* | *'"ping"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{}}\n' "$id" ;;
    esac
done
"#;

/// Lists the tools behind a guard with these options. Returns the list, and what is on standard error.
fn listed(options: &[&str], folder: &Path, tools: &str) -> (String, String) {
    let file = folder.join("tools.json");
    std::fs::write(&file, tools).unwrap();
    let script = format!("TOOLS='{}'; {LISTER}", file.display());
    let mut session = Session::start(options, &script);
    session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
    session.next();
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    let list = session.next();
    let (status, _, told) = session.end();
    assert!(status.success(), "{told}");
    (list, told)
}

// SPEC G5
#[test]
fn tools_are_pinned_held_back_shown_and_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pins.json");
    let pins = path.to_str().unwrap();
    let old = r#"[{"name":"add","description":"Adds.","inputSchema":{"type":"object"}},{"name":"b","inputSchema":{"type":"object"}}]"#;
    let new = old.replace("Adds.", "Adds, and tells it to all.");

    let (list, told) = listed(&["--pin", pins], folder.path(), old);
    assert!(list.contains(old) && told.is_empty(), "{list}\n{told}");
    let text = std::fs::read_to_string(&path).unwrap();
    let kept = saop::parse::<saop::SaopPins>(&text).unwrap();
    assert_eq!(kept.tools.keys().collect::<Vec<_>>(), ["add", "b"]);
    assert_eq!(text.lines().count(), 4, "{text}");
    let shown = run(&["guard", "pins", pins]);
    assert_eq!((shown.code, &*shown.stdout), (0, "pinned: 2; changed: 0\n"));

    let (list, told) = listed(&["--pin", pins], folder.path(), &new);
    assert!(
        !list.contains("\"add\",\"desc") && list.contains(r#"{"name":"b""#),
        "{list}"
    );
    assert!(list.contains("it is not as it was pinned: patch"), "{list}");
    assert!(
        told.contains("saop guard: tool held back, since it changed: `add`"),
        "{told}"
    );
    assert!(told.contains("text: [-\"Adds.\"-] {+\"Adds,"), "{told}");
    let (list, told) = listed(&["--pin", pins, "--on-change", "warn"], folder.path(), &new);
    assert!(
        list.contains(&new) && told.contains("tool changed: `add`"),
        "{list}\n{told}"
    );

    let shown = run(&["guard", "pins", pins]);
    assert_eq!(shown.code, 1);
    assert!(shown.stdout.starts_with("add: patch, "), "{}", shown.stdout);
    assert!(
        shown.stdout.ends_with("pinned: 2; changed: 1\n"),
        "{}",
        shown.stdout
    );
    assert_eq!(run(&["guard", "pins", pins, "--accept", "none"]).code, 2);
    assert_eq!(run(&["guard", "pins", pins, "--accept", "b"]).code, 2);
    let accepted = run(&["guard", "pins", pins, "--accept", "add"]);
    assert_eq!(accepted.code, 0);
    let begin = shown
        .stdout
        .strip_suffix("pinned: 2; changed: 1\n")
        .unwrap();
    assert_eq!(
        accepted.stdout,
        format!("accepted: {begin}pinned: 2; changed: 0\n")
    );
    let (list, told) = listed(&["--pin", pins], folder.path(), &new);
    assert!(list.contains(&new) && told.is_empty(), "{list}\n{told}");
    // What goes back to what was pinned is no change any more.
    listed(&["--pin", pins], folder.path(), old);
    assert_eq!(run(&["guard", "pins", pins]).code, 1);
    listed(&["--pin", pins], folder.path(), &new);
    assert_eq!(run(&["guard", "pins", pins]).code, 0);
    let dropped = run(&["guard", "pins", pins, "--drop", "b"]);
    assert_eq!(
        (dropped.code, &*dropped.stdout),
        (0, "pinned: 1; changed: 0\n")
    );
}

// SPEC G5
#[test]
fn pins_that_cannot_be_used_are_told_before_the_server_is_started() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pins.json");
    let pins = path.to_str().unwrap();
    let missing = run(&["guard", "pins", pins]);
    assert_eq!(missing.code, 2);
    assert!(
        missing.stderr.contains("no such file"),
        "{}",
        missing.stderr
    );
    std::fs::write(
        &path,
        r#"{"schema_version":"1.0.0","type":"saop_pins","tools":[]}"#,
    )
    .unwrap();
    let mark = folder.path().join("started");
    let script = format!("touch '{}'", mark.display());
    for pin in [pins, "/no/such/folder/pins.json"] {
        let refused = run(&["guard", "--pin", pin, "--", "sh", "-c", &script]);
        assert_eq!(refused.code, 2, "{}", refused.stderr);
        assert!(refused.stderr.contains("the pins"), "{}", refused.stderr);
    }
    assert!(!mark.exists());
    // A server of that name is one.
    let server = run(&["guard", "--", "pins", pins]);
    assert_eq!(server.code, 127);
}

// SPEC G5
#[test]
fn guards_that_pin_at_the_same_time_lose_nothing() {
    const MORE: &str = r#"
count=0
while IFS= read -r line; do
    count=$((count + 1))
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
    printf '{"jsonrpc":"2.0","id":%s,"result":{"tools":[{"name":"%s-%s","inputSchema":{"type":"object"}}]}}\n' "$id" "$NAME" "$count"
done
"#;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pins.json");
    let start = |name: usize| {
        let script = format!("NAME={name}; {MORE}");
        Session::start(&["--pin", path.to_str().unwrap()], &script)
    };
    let mut sessions: Vec<_> = (0..6).map(start).collect();
    for id in 0..5 {
        for session in &mut sessions {
            session.send(&format!(
                r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/list"}}"#
            ));
        }
    }
    for session in sessions {
        let (status, lines, _) = session.end();
        assert!(status.success() && lines.len() == 5, "{lines:?}");
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let kept = saop::parse::<saop::SaopPins>(&text).unwrap();
    assert_eq!(kept.tools.len(), 30, "{text}");
}

// SPEC G5
#[test]
fn what_another_guard_has_pinned_otherwise_since_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let pins = folder.path().join("pins.json");
    let options = ["--pin", pins.to_str().unwrap()];
    let tool = r#"[{"name":"pay","inputSchema":{"type":"object"}}]"#;
    let other = tool.replace("pay\"", "pay\",\"title\":\"Pay\"");
    let second = folder.path().join("other.json");
    std::fs::write(&second, &other).unwrap();
    let script = format!("TOOLS='{}'; {LISTER}", second.display());
    let mut session = Session::start(&options, &script);
    session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
    session.next();
    assert!(listed(&options, folder.path(), tool).1.is_empty());
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    assert!(session.next().contains(&other));
    let (_, _, told) = session.end();
    assert!(
        told.contains("but found another definition of `pay` in "),
        "{told}"
    );
    // From now on, it is held back.
    let (list, _) = listed(&options, folder.path(), &other);
    assert!(!list.contains("title"), "{list}");
}

// SPEC G7
#[cfg(unix)]
#[test]
fn pins_whose_folder_is_locked_are_waited_for_and_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let lock = std::fs::File::open(folder.path()).unwrap();
    lock.lock().unwrap();
    let path = folder.path().join("pins.json");
    let refused = run(&["guard", "--pin", path.to_str().unwrap(), "--", "true"]);
    assert_eq!(refused.code, 2);
    assert!(
        refused.stderr.contains("another program has locked"),
        "{}",
        refused.stderr
    );
    let path = path.clone();
    let waiting =
        thread::spawn(move || run(&["guard", "--pin", path.to_str().unwrap(), "--", "true"]));
    drop(lock);
    assert_eq!(waiting.join().unwrap().code, 0);
}

/// A session with a server that lists a tool, behind a guard that has started.
fn begun(pins: &Path, tools: &Path, options: &[&str]) -> Session {
    let script = format!("TOOLS='{}'; {LISTER}", tools.display());
    let options = [&["--pin", pins.to_str().unwrap()], options].concat();
    let mut session = Session::start(&options, &script);
    session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
    session.next();
    session
}

fn list(session: &mut Session) -> String {
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    session.next()
}

const TOOL: &str = r#"[{"name":"add","inputSchema":{"type":"object"}}]"#;

/// Ways in which a file of pins cannot be written any more, and can be again.
type Break = fn(&Path, bool);

// SPEC G5, G7
#[cfg(unix)]
#[test]
fn what_cannot_be_pinned_while_the_guard_runs_is_held_back() {
    use std::fs::{create_dir, remove_dir_all, remove_file, write};

    let ways: [(&str, Break); 4] = [
        // The folder is gone.
        ("folder", |pins, is_broken| {
            let folder = pins.parent().unwrap();
            if is_broken {
                remove_dir_all(folder).unwrap();
            } else {
                create_dir(folder).unwrap();
            }
        }),
        // A folder is in the place of the file.
        ("file", |pins, is_broken| {
            if is_broken {
                remove_file(pins).unwrap();
                create_dir(pins).unwrap();
            } else {
                remove_dir_all(pins).unwrap();
            }
        }),
        // A file is in the place of the folder.
        ("no folder", |pins, is_broken| {
            let folder = pins.parent().unwrap();
            if is_broken {
                remove_dir_all(folder).unwrap();
                write(folder, "").unwrap();
            } else {
                remove_file(folder).unwrap();
                create_dir(folder).unwrap();
            }
        }),
        // Somebody has written something else to it.
        ("text", |pins, is_broken| {
            if is_broken {
                write(pins, "{").unwrap();
            } else {
                remove_file(pins).unwrap();
            }
        }),
    ];
    for (name, set) in ways {
        for on_change in ["hold", "warn"] {
            let folder = tempfile::tempdir().unwrap();
            let own = folder.path().join("own");
            create_dir(&own).unwrap();
            let (pins, tools) = (own.join("pins.json"), folder.path().join("tools.json"));
            write(&tools, TOOL).unwrap();
            let mut session = begun(&pins, &tools, &["--on-change", on_change]);
            set(&pins, true);
            for _ in 0..3 {
                let list = list(&mut session);
                let is_there = list.contains(r#"{"name":"add","inputSchema""#);
                assert_eq!(is_there, on_change == "warn", "{name} {on_change}: {list}");
            }
            session.send(&call("2", "add", "{}"));
            let answer = session.next();
            let is_refused = answer.contains("-32602");
            assert_eq!(is_refused, on_change == "hold", "{name}: {answer}");
            set(&pins, false);
            assert!(list(&mut session).contains(TOOL), "{name} {on_change}");
            let (status, _, told) = session.end();
            assert!(status.success(), "{told}");
            assert_eq!(
                told.matches("saop guard: error").count(),
                1,
                "{name}: {told}"
            );
            assert!(told.contains("the pins could not be written"), "{told}");
            let text = std::fs::read_to_string(&pins).unwrap();
            let kept = saop::parse::<saop::SaopPins>(&text).unwrap();
            assert_eq!(kept.tools.keys().collect::<Vec<_>>(), ["add"], "{name}");
        }
    }
}

// SPEC G5, G7: a limit of the file's size stands for a disk that is full.
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_is_told_at_the_start_and_holds_back_later() {
    let folder = tempfile::tempdir().unwrap();
    let (pins, tools) = (
        folder.path().join("pins.json"),
        folder.path().join("tools.json"),
    );
    let words = "x".repeat(3_000);
    let tool =
        format!(r#"[{{"name":"add","description":"{words}","inputSchema":{{"type":"object"}}}}]"#);
    std::fs::write(&tools, &tool).unwrap();
    let saop = crate::support::command().get_program().to_owned();
    let limited = |blocks: u32, server: &str| {
        let script = format!(
            "ulimit -f {blocks}; exec {} guard --pin {} -- sh -c '{server}'",
            saop.to_str().unwrap(),
            pins.display()
        );
        let mut command = std::process::Command::new("sh");
        command
            .args(["-c", &script])
            .stdin(std::process::Stdio::piped());
        command
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped());
        command
    };
    // There is room for no pins at all.
    let output = limited(0, "true").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("the pins"));
    // There is room for those that are there, and not for more.
    let server = format!(
        r#"while IFS= read -r line; do printf "%s%s%s\n" "{{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{{\"tools\":" "$(cat {})" "}}}}"; done"#,
        tools.display()
    );
    let mut child = limited(1, &server).spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    std::io::Write::write_all(
        &mut to,
        b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}\n",
    )
    .unwrap();
    drop(to);
    let output = child.wait_with_output().unwrap();
    let list = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(list.contains("\"tools\":[]"), "{list}\n{told}");
    assert!(told.contains("could not write the pins"), "{told}");
    // A file that is there is tried, too.
    listed(&["--pin", pins.to_str().unwrap()], folder.path(), &tool);
    let before = std::fs::read(&pins).unwrap();
    let output = limited(1, "true").output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{:?}", output.stderr);
    assert_eq!(std::fs::read(&pins).unwrap(), before);
    let names = std::fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 2, "no other file is left");
}

// SPEC G5
#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_of_pins_is_refused_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let inside = file.join("pins.json");
    for pins in [
        folder.path().to_str().unwrap(),
        inside.to_str().unwrap(),
        "/dev/full",
        "/dev/null",
        "/proc/version",
        "/proc/pins.json",
    ] {
        let refused = run(&["guard", "--pin", pins, "--", "true"]);
        assert_eq!(refused.code, 2, "{pins}: {}", refused.stderr);
        assert!(
            refused.stderr.contains("the pins"),
            "{pins}: {}",
            refused.stderr
        );
    }
}

// SPEC G5, G7
#[test]
fn pins_whose_folder_is_locked_meanwhile_are_written_with_the_next_list() {
    let folder = tempfile::tempdir().unwrap();
    let (pins, tools) = (
        folder.path().join("pins.json"),
        folder.path().join("tools.json"),
    );
    std::fs::write(&tools, TOOL).unwrap();
    let mut session = begun(&pins, &tools, &[]);
    let lock = std::fs::File::open(folder.path()).unwrap();
    lock.lock().unwrap();
    assert!(!list(&mut session).contains(TOOL));
    drop(lock);
    assert!(list(&mut session).contains(TOOL));
    let (status, _, told) = session.end();
    assert!(
        status.success() && told.contains("another program has locked"),
        "{told}"
    );
    let text = std::fs::read_to_string(&pins).unwrap();
    let kept = saop::parse::<saop::SaopPins>(&text).unwrap();
    assert_eq!(kept.tools.keys().collect::<Vec<_>>(), ["add"]);
}
