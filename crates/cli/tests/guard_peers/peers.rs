//! The two sides of a guard, each of them this program under another role: a server that writes down what it reads, writes and runs, and a
//! client that can be killed.

use std::env;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};

use saop_json::text::open;
use saop_json::{Limits, NodeRef, Tree};

/// The variable that says which role the program has.
pub(crate) const ROLE: &str = "GUARD_PEER";
/// The variables with the folder of a session, and with the list of tools.
const FOLDER: &str = "GUARD_FOLDER";

/// The paths of a session.
#[derive(Clone)]
pub(crate) struct Session(PathBuf);

impl Session {
    pub(crate) fn new(folder: &Path, tools: &str) -> Self {
        std::fs::create_dir_all(folder).unwrap();
        let session = Self(folder.to_owned());
        session.set_tools(tools);
        session
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn set_tools(&self, tools: &str) {
        std::fs::write(self.path("tools"), tools).unwrap();
    }

    pub(crate) fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap_or_default()
    }

    pub(crate) fn text(&self, name: &str) -> String {
        String::from_utf8(self.bytes(name)).unwrap()
    }

    /// The notes that were written whole.
    pub(crate) fn notes(&self, name: &str) -> String {
        let text = self.text(name);
        let end = text.rfind('\n').map_or(0, |at| at + 1);
        text.get(..end).unwrap().to_owned()
    }

    fn append(&self, name: &str) -> File {
        let mut options = OpenOptions::new();
        options.create(true).append(true);
        options.open(self.path(name)).unwrap()
    }

    /// A guard with these options and its server.
    fn guard(&self, options: &[&str]) -> Command {
        let mut guard = Command::new(env!("CARGO_BIN_EXE_saop"));
        guard.arg("guard").args(options).arg("--");
        guard.arg(env::current_exe().unwrap());
        guard.env(ROLE, "server").env(FOLDER, &self.0);
        guard
    }

    /// Starts a client that makes calls until it is killed or finds the end.
    pub(crate) fn start_client(&self) -> Child {
        let mut client = Command::new(env::current_exe().unwrap());
        client.env(ROLE, "client").env(FOLDER, &self.0);
        client.stdin(Stdio::null()).stderr(Stdio::null());
        client.spawn().unwrap()
    }
}

/// A guard, as a client has it.
pub(crate) struct Client {
    guard: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<std::process::ChildStdout>,
    pub(crate) sent: Vec<u8>,
    pub(crate) received: Vec<u8>,
}

impl Client {
    pub(crate) fn start(session: &Session, options: &[&str]) -> Self {
        let mut guard = session.guard(options);
        guard.stdin(Stdio::piped()).stdout(Stdio::piped());
        guard.stderr(session.append("reports"));
        let mut guard = guard.spawn().unwrap();
        let stdin = guard.stdin.take();
        let stdout = BufReader::new(guard.stdout.take().unwrap());
        Self {
            guard,
            stdin,
            stdout,
            sent: Vec::new(),
            received: Vec::new(),
        }
    }

    /// Sends a line, if anybody reads it.
    pub(crate) fn send(&mut self, line: &str) {
        let line = format!("{line}\n");
        self.sent.extend_from_slice(line.as_bytes());
        if let Some(stdin) = &mut self.stdin {
            let _ = stdin.write_all(line.as_bytes());
        }
    }

    /// Takes the way to send, for a thread of its own.
    pub(crate) fn take_stdin(&mut self) -> ChildStdin {
        self.stdin.take().unwrap()
    }

    pub(crate) fn next(&mut self) -> Option<String> {
        let mut line = Vec::new();
        self.stdout.read_until(b'\n', &mut line).unwrap();
        self.received.extend_from_slice(&line);
        let line = String::from_utf8(line).unwrap();
        (!line.is_empty()).then(|| line.trim_end().to_owned())
    }

    pub(crate) fn initialize(&mut self, version: &str) {
        self.send(&format!(
            r#"{{"jsonrpc":"2.0","id":"init","method":"initialize","params":{{"protocolVersion":"{version}"}}}}"#
        ));
        if self.next().is_some() {
            self.send(r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
        }
    }

    /// Asks for the list of tools.
    pub(crate) fn list(&mut self) -> String {
        self.send(r#"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#);
        self.next().unwrap()
    }

    /// Closes the input, and reads to the end.
    pub(crate) fn end(&mut self) -> ExitStatus {
        self.stdin = None;
        while self.next().is_some() {}
        self.guard.wait().unwrap()
    }
}

pub(crate) fn call(id: u64, name: &str, arguments: &str) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{name}","arguments":{arguments}}}}}"#
    )
}

/// Plays a role, if the program was started for one.
pub(crate) fn play() -> bool {
    let Ok(role) = env::var(ROLE) else {
        return false;
    };
    let session = Session(env::var_os(FOLDER).unwrap().into());
    if role == "server" {
        serve(&session);
    } else {
        ask(&session);
    }
    true
}

/// A server: each answer has spaces and spellings of its own.
fn serve(session: &Session) {
    std::fs::write(session.path("pid"), std::process::id().to_string()).unwrap();
    let (mut read, mut written) = (session.append("in"), session.append("out"));
    let mut ran = session.append("ran");
    let mut stdout = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let mut line = line.unwrap();
        line.push(b'\n');
        read.write_all(&line).unwrap();
        let text = String::from_utf8(line).unwrap();
        let limits = Limits::default();
        let cursor = open(text.trim_end().as_bytes(), &limits).unwrap();
        let tree = Tree::parse_with_repeated_keys(cursor, &limits).unwrap();
        let Some(answer) = answer(session, tree.root(), &mut ran) else {
            continue;
        };
        written.write_all(answer.as_bytes()).unwrap();
        if stdout.write_all(answer.as_bytes()).is_err() || stdout.flush().is_err() {
            return;
        }
    }
}

fn answer(session: &Session, message: NodeRef<'_>, ran: &mut File) -> Option<String> {
    let method = message.member("method")?.string()?;
    let id = message.member("id")?.text();
    let params = message.member("params");
    let param = |name| {
        params
            .and_then(|params| params.member(name))
            .map_or("null", NodeRef::text)
    };
    let is_modern = param("_meta").contains("2026-07-28");
    let kind = if is_modern {
        r#""resultType" : "complete", "#
    } else {
        ""
    };
    let result = match &*method {
        "initialize" => format!(
            r#"{{"capabilities":{{"tools":{{"listChanged":true}}}},"protocolVersion":{}}}"#,
            param("protocolVersion")
        ),
        "tools/list" => format!(r#"{{{kind}"tools" : {} }}"#, session.text("tools").trim()),
        "tools/call" => {
            note(ran, id);
            let arguments = param("arguments");
            format!(
                r#"{{{kind}"content":[ ] , "structuredContent" :{arguments},"\u0061":1.50e+0}}"#
            )
        }
        // A request of the server's own comes before the answer.
        "sample" => {
            let own =
                r#"{"id":"s-1","jsonrpc":"2.0","method":"sampling/createMessage","params":{}}"#;
            return Some(format!(
                "{own}\n{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{{}}}}\n"
            ));
        }
        _ => format!(
            "{{\"text\":\"\u{2028}\\u00e4\\ud83d\\ude00\",{kind}\"n\":{}}}",
            param("n")
        ),
    };
    Some(format!(
        "{{ \"result\":{result},\"id\":{id}, \"jsonrpc\":\"2.0\"}}\r\n"
    ))
}

/// Writes a line at once: half of one is no note.
fn note(file: &mut File, line: &str) {
    file.write_all(format!("{line}\n").as_bytes()).unwrap();
}

/// A client: makes calls, a few at a time, and writes down what it asked, and what it was answered.
fn ask(session: &Session) {
    let mut log = session.append("log");
    let mut client = Client::start(session, &[]);
    client.initialize("2025-11-25");
    let (mut asked, mut open, mut is_over) = (0_u64, 0_u32, false);
    loop {
        while open < 4 && !is_over {
            // Written down before it is asked.
            note(&mut log, &format!("asked {asked}"));
            client.send(&call(asked, "t0", &format!(r#"{{"n":{asked}}}"#)));
            asked += 1;
            open += 1;
        }
        let Some(line) = client.next() else {
            note(&mut log, "end");
            return;
        };
        let tree = Tree::of_valid(&line);
        let is_error = tree.root().member("error").is_some();
        is_over |= is_error;
        open -= 1;
        let id = tree.root().member("id").map_or("none", NodeRef::text);
        let what = if is_error { "error" } else { "answered" };
        note(&mut log, &format!("{what} {id}"));
    }
}
