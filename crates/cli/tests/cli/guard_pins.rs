//! `saop guard --pin` and `saop guard pins`: what tools say of themselves from one session to the next.

use std::path::Path;
use std::thread;

use crate::guard::Session;
use crate::support::run;

/// Lists what the file `$TOOLS` has, on one line.
const LISTER: &str = r#"
while IFS= read -r line; do
    id=$(printf '%s' "$line" | sed -n 's/.*"id":\("[^"]*"\|[0-9]*\).*/\1/p')
    case $line in
    *'"initialize"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}}\n' "$id" ;;
    *'"tools/list"'*) printf '{"jsonrpc":"2.0","id":%s,"result":{"tools":%s}}\n' "$id" "$(cat "$TOOLS")" ;;
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

// SPEC G5, G7
#[test]
fn pins_that_could_not_be_written_are_written_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pins.json");
    let tools = folder.path().join("tools.json");
    std::fs::write(
        &tools,
        r#"[{"name":"add","inputSchema":{"type":"object"}}]"#,
    )
    .unwrap();
    let script = format!("TOOLS='{}'; {LISTER}", tools.display());
    let mut session = Session::start(&["--pin", path.to_str().unwrap()], &script);
    session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
    session.next();
    let lock = std::fs::File::open(folder.path()).unwrap();
    lock.lock().unwrap();
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    assert!(session.next().contains(r#""name":"add""#));
    drop(lock);
    let (status, _, told) = session.end();
    assert!(
        status.success() && told.contains("another program has locked"),
        "{told}"
    );
    let text = std::fs::read_to_string(&path).unwrap();
    let kept = saop::parse::<saop::SaopPins>(&text).unwrap();
    assert_eq!(kept.tools.keys().collect::<Vec<_>>(), ["add"]);
}
