//! `saop guard` with files that others touch while it runs, and with servers that send bytes that are no text. SPEC G5, G6, G7.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::guard::{Session, call};
use crate::guard_pins::LISTER;
use crate::support::run;

const TOOL: &str = r#"{"name":"add","inputSchema":{"type":"object"}}"#;
const OTHER: &str =
    r#"{"name":"add","description":"Something else.","inputSchema":{"type":"object"}}"#;
const NEW: &str = r#"{"name":"new","inputSchema":{"type":"object"}}"#;

struct Scene {
    folder: tempfile::TempDir,
}

impl Scene {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self, options: &[&str], tools: &[&str]) -> Session {
        self.set(tools);
        let script = format!("TOOLS='{}'; {LISTER}", self.path("tools").display());
        let mut session = Session::start(options, &script);
        session.send(r#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#);
        session.next();
        session
    }

    fn set(&self, tools: &[&str]) {
        fs::write(self.path("tools"), format!("[{}]", tools.join(","))).unwrap();
    }

    /// Whether a guard that starts with these pins passes on each of the tools.
    fn passes(&self, pins: &Path, tools: &[&str]) -> Vec<bool> {
        let mut session = self.start(&["--pin", pins.to_str().unwrap()], tools);
        let list = list(&mut session);
        let (status, _, told) = session.end();
        assert!(status.success(), "{told}");
        tools.iter().map(|tool| list.contains(tool)).collect()
    }
}

fn list(session: &mut Session) -> String {
    session.send(r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#);
    session.next()
}

// SPEC G5: wherever a path leads, what is pinned once is pinned for the next guard.
#[test]
fn pins_behind_links_are_kept() {
    let scene = Scene::new();
    fs::create_dir(scene.path("far")).unwrap();
    fs::create_dir(scene.path("near")).unwrap();
    let link = |name: &str, to: &Path| {
        std::os::unix::fs::symlink(to, scene.path(name)).unwrap();
        scene.path(name)
    };
    // A link to a file, one to a folder on the way, and a chain of links.
    let there = scene.path("far/there.json");
    assert_eq!(scene.passes(&there, &[TOOL]), [true]);
    let second = link("second", &there);
    for pins in [
        second.clone(),
        link("folder", &scene.path("far")).join("a.json"),
        link("third", &second),
        scene.path("near/../far/b.json"),
    ] {
        assert_eq!(scene.passes(&pins, &[TOOL]), [true], "{}", pins.display());
        assert_eq!(scene.passes(&pins, &[OTHER]), [false], "{}", pins.display());
        assert_eq!(scene.passes(&pins, &[TOOL]), [true], "{}", pins.display());
    }
    // No pins can be kept in a device, or behind a link that leads nowhere.
    for device in ["/dev/full", "/dev/null", "/dev/none"] {
        let pins = link(&device.replace('/', "-"), Path::new(device));
        let refused = run(&["guard", "--pin", pins.to_str().unwrap(), "--", "true"]);
        assert_eq!(refused.code, 2, "{device}: {}", refused.stderr);
    }
}

// SPEC G5: whatever is done on a change, a file that cannot be written ends the guard before the server is started.
#[test]
fn pins_that_cannot_be_written_end_the_guard_whatever_is_done_on_a_change() {
    let scene = Scene::new();
    fs::write(scene.path("file"), "").unwrap();
    let touch = format!("touch '{}'", scene.path("started").display());
    for pins in [
        scene.path("file/pins.json"),
        scene.path("missing/pins.json"),
        scene.path("."),
        PathBuf::from("/dev/full"),
        PathBuf::from("/proc/self/pins.json"),
        scene.path(&"x".repeat(300)),
    ] {
        for options in [
            &["--on-change", "warn"][..],
            &["--on-change", "hold"],
            &["--calls", "pass"],
        ] {
            let pin = ["guard", "--pin", pins.to_str().unwrap()];
            let all = [&pin[..], options, &["--", "sh", "-c", &touch]].concat();
            let refused = run(&all);
            assert_eq!(refused.code, 2, "{}: {}", pins.display(), refused.stderr);
            assert!(!scene.path("started").exists(), "{}", pins.display());
        }
    }
}

// SPEC G5, G7
#[test]
fn what_is_pinned_passes_while_nothing_can_be_written() {
    let scene = Scene::new();
    fs::create_dir(scene.path("own")).unwrap();
    let pins = scene.path("own/pins.json");
    assert_eq!(scene.passes(&pins, &[TOOL]), [true]);
    let mut session = scene.start(&["--pin", pins.to_str().unwrap()], &[TOOL]);
    fs::rename(scene.path("own"), scene.path("gone")).unwrap();
    for (tools, passed) in [
        (&[TOOL][..], &[true][..]),
        (&[TOOL, NEW], &[true, false]),
        (&[NEW, TOOL], &[false, true]),
        (&[OTHER, NEW], &[false, false]),
        (&[TOOL], &[true]),
    ] {
        scene.set(tools);
        let list = list(&mut session);
        let found: Vec<_> = tools.iter().map(|tool| list.contains(tool)).collect();
        assert_eq!(found, passed, "{list}");
    }
    // A call of what is held back does not pass, and one of what is pinned does.
    session.send(&call("7", "new", "{}"));
    assert!(session.next().contains(r#""id":7,"error""#));
    session.send(&call("8", "add", "{}"));
    assert_eq!(session.next(), r#"{"jsonrpc":"2.0","id":8,"result":{}}"#);
    fs::rename(scene.path("gone"), scene.path("own")).unwrap();
    scene.set(&[TOOL, NEW]);
    assert!(list(&mut session).contains(NEW));
    session.end();
    assert_eq!(scene.passes(&pins, &[TOOL, NEW]), [true, true]);
}

/// The lines of a record that are records, and the others.
fn read(record: &Path) -> (usize, Vec<String>) {
    let text = String::from_utf8_lossy(&fs::read(record).unwrap()).into_owned();
    let is_record = |line: &&str| saop::parse::<saop::SaopRecord>(*line).is_ok();
    let lines = text.lines().filter(|line| !line.is_empty());
    let (good, bad): (Vec<&str>, Vec<&str>) = lines.partition(is_record);
    (good.len(), bad.into_iter().map(str::to_owned).collect())
}

/// Waits until a file has that many records: an answer passes before it is recorded, and who writes to the file besides knows no lock.
fn wait_for(record: &Path, count: usize) {
    while read(record).0 < count {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

fn ping(session: &mut Session, id: u32) {
    session.send(&format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"ping"}}"#));
    session.next();
}

/// What others do to a record while a guard writes to it.
#[derive(Clone, Copy, PartialEq)]
enum Touch {
    Append(&'static [u8]),
    /// As a rotation of logs does it.
    Empty,
    CutByte,
}

fn append(path: &Path, bytes: &[u8]) {
    let mut file = fs::File::options().append(true).open(path).unwrap();
    file.write_all(bytes).unwrap();
}

fn touch(path: &Path, how: Touch) {
    if let Touch::Append(bytes) = how {
        append(path, bytes);
        return;
    }
    let file = fs::File::options().write(true).open(path).unwrap();
    let length = file.metadata().unwrap().len();
    let left = if how == Touch::Empty { 0 } else { length - 1 };
    file.set_len(left).unwrap();
}

// SPEC G6: others write to the file, or cut it, while the guard runs.
#[test]
fn a_record_that_others_touch_meanwhile_is_whole() {
    const ROUNDS: usize = 3;
    let ways: [(&str, Touch, usize); 8] = [
        ("half a line", Touch::Append(b"{\"half\":"), 1),
        ("half a character", Touch::Append(b"\xE2\x80"), 1),
        ("a line", Touch::Append(b"{}\n"), 1),
        ("a carriage return", Touch::Append(b"{}\r"), 1),
        ("an empty line", Touch::Append(b"\n"), 0),
        ("byte 0x85", Touch::Append(b"\x85"), 1),
        ("cut to nothing", Touch::Empty, 0),
        ("cut by a byte", Touch::CutByte, 0),
    ];
    for (name, how, bad) in ways {
        let scene = Scene::new();
        let path = scene.path("record");
        let mut session = scene.start(&["--record", path.to_str().unwrap()], &[TOOL]);
        let is_emptied = how == Touch::Empty;
        for round in 0..ROUNDS {
            let is_cut = is_emptied && round > 0;
            wait_for(&path, if is_cut { 2 } else { 2 + 2 * round });
            touch(&path, how);
            ping(&mut session, 2 + round as u32);
        }
        let (status, _, told) = session.end();
        assert!(status.success(), "{name}: {told}");
        let bytes = fs::read(&path).unwrap();
        assert!(!bytes.contains(&0), "{name}: a hole");
        let (good, found) = read(&path);
        assert!(found.len() <= bad * ROUNDS, "{name}: {found:?}");
        let expected = if is_emptied { 2 } else { 2 + 2 * ROUNDS };
        assert!(good >= expected, "{name}: {good} of {expected}, {found:?}");
    }
}

// SPEC G6: a file that is moved away is written on: no record is lost, and none is cut.
#[test]
fn a_record_that_is_moved_is_written_on() {
    let scene = Scene::new();
    let path = scene.path("record");
    let mut session = scene.start(&["--record", path.to_str().unwrap()], &[TOOL]);
    fs::rename(&path, scene.path("old")).unwrap();
    ping(&mut session, 2);
    append(&scene.path("old"), b"{\"half");
    ping(&mut session, 3);
    session.end();
    let (good, bad) = read(&scene.path("old"));
    assert_eq!((good, bad), (6, vec!["{\"half".to_owned()]));
}

// SPEC G6: a guard that is killed while it writes, and others that go on.
#[test]
fn records_of_guards_that_are_killed_harm_no_others() {
    let scene = Scene::new();
    let path = scene.path("record");
    let mut first = scene.start(&["--record", path.to_str().unwrap()], &[TOOL]);
    let mut second = scene.start(&["--record", path.to_str().unwrap()], &[TOOL]);
    for id in 2..20 {
        ping(if id % 2 == 0 { &mut first } else { &mut second }, id);
        if id % 5 == 0 {
            wait_for(&path, 4 + 2 * (id as usize - 1));
            let mut file = fs::File::options().append(true).open(&path).unwrap();
            file.write_all(br#"{"type":"saop_record","cut"#).unwrap();
        }
    }
    first.end();
    second.end();
    let (good, bad) = read(&path);
    assert_eq!(good, 2 * 2 + 2 * 18, "{bad:?}");
    assert_eq!(bad.len(), 3, "{bad:?}");
}

// SPEC G7, G8: bytes that are no UTF-8 in a server's answer, on the wire.
#[test]
fn an_answer_in_bytes_that_are_no_text_is_an_error_for_its_request() {
    for (name, octal, is_answered) in [
        (
            "0x85 in a text",
            r#"{"jsonrpc":"2.0","id":7,"result":{"t":"\205"}}"#,
            true,
        ),
        ("Latin-1", r#"{"result":{"t":"caf\351"},"id":7}"#, true),
        (
            "0x85 behind it",
            r#"{"jsonrpc":"2.0","id":7,"result":{}}\205"#,
            true,
        ),
        (
            "0xFF in a key",
            r#"{"jsonrpc":"2.0","id":7,"\377":1,"result":{}}"#,
            true,
        ),
        ("a log in Latin-1", r#"caf\351 {"id":7,"result":{}}"#, false),
        ("0x85 in front", r#"\205{"id":7,"result":{}}"#, false),
    ] {
        let script = format!(
            r#"read -r line; printf '{octal}\n'; read -r line; printf '{{"jsonrpc":"2.0","id":8,"result":{{}}}}\n'"#
        );
        let mut session = Session::start(&[], &script);
        session.send(r#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#);
        if is_answered {
            let found = session.next();
            assert!(
                found.contains(r#""id":7,"error":{"code":-32603"#),
                "{name}: {found}"
            );
        }
        session.send(r#"{"jsonrpc":"2.0","id":8,"method":"ping"}"#);
        assert_eq!(
            session.next(),
            r#"{"jsonrpc":"2.0","id":8,"result":{}}"#,
            "{name}"
        );
        let (_, rest, _) = session.end();
        assert_eq!(rest.len(), usize::from(!is_answered), "{name}: {rest:?}");
    }
}
