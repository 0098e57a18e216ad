//! What the tests share: running the command, files to run it on, and documents whose verdict is known.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use saop_json::show::is_invisible;
use serde_json::Value;
use tempfile::TempDir;

/// What a run of the command left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The command, with an environment that does not depend on who runs the tests.
pub(crate) fn command() -> Command {
    clean(Command::new(env!("CARGO_BIN_EXE_saop")))
}

/// The command, for tests that send it signals: whoever runs the tests in the background has some ignored, which it
/// would inherit. An `env` that cannot undo that, such as that of GNU coreutils before 8.31, is left out.
#[cfg(unix)]
pub(crate) fn signalled() -> Command {
    let undo = "--default-signal=HUP,INT,QUIT,TERM";
    let can_undo = Command::new("env").args([undo, "true"]).output();
    if !can_undo.is_ok_and(|output| output.status.success()) {
        return command();
    }
    let mut command = Command::new("env");
    command.args([undo, env!("CARGO_BIN_EXE_saop")]);
    clean(command)
}

fn clean(mut command: Command) -> Command {
    for name in [
        "CI",
        "COLUMNS",
        "GITHUB_WORKSPACE",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    for name in [
        "OPENAI_API_KEY",
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
        "NO_PROXY",
        "no_proxy",
    ] {
        command.env_remove(name);
    }
    // Whoever runs the tests may have ignore files of their own.
    command
        .env("XDG_CONFIG_HOME", "/nowhere")
        .env("HOME", "/nowhere");
    command.stdin(Stdio::null());
    command
}

pub(crate) fn run(args: &[&str]) -> Run {
    finish(command().args(args))
}

pub(crate) fn run_in(folder: &Folder, args: &[&str]) -> Run {
    finish(command().args(args).current_dir(folder.path()))
}

/// Makes a named pipe.
#[cfg(target_os = "linux")]
pub(crate) fn pipe_at(path: &Path) {
    let (kind, mode) = (rustix::fs::FileType::Fifo, rustix::fs::Mode::RWXU);
    rustix::fs::mknodat(rustix::fs::CWD, path, kind, mode, 0).unwrap();
}

/// Same as [`run_in`], with exit code 124 if it waits for something that does not come.
#[cfg(target_os = "linux")]
pub(crate) fn run_bounded(folder: &Folder, args: &[&str]) -> Run {
    let mut bounded = Command::new("timeout");
    bounded.args(["30", env!("CARGO_BIN_EXE_saop")]).args(args);
    finish(clean(bounded).current_dir(folder.path()))
}

/// Same as [`run_in`], in a folder that everybody may write to, by somebody who may not read and write everything, as root may. `None`
/// if there is nobody else who could run the command.
#[cfg(target_os = "linux")]
pub(crate) fn run_unprivileged(folder: &Folder, args: &[&str]) -> Option<Run> {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;

    const NOBODY: u32 = 65534;
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let mut command = command();
    command.args(args).current_dir(folder.path());
    // The folder for what is temporary may be root's, too.
    command.env("TMPDIR", folder.path());
    if rustix::process::geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.output().ok().map(told)
}

/// Runs where no file may have more than a few kilobytes, as on a disk that is full.
#[cfg(target_os = "linux")]
pub(crate) fn run_without_room(folder: &Folder, args: &[&str]) -> Run {
    let mut shell = Command::new("sh");
    let script = "ulimit -f 2; exec \"$@\"";
    shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_saop")]);
    finish(clean(shell).args(args).current_dir(folder.path()))
}

/// Runs with `input` on standard input.
pub(crate) fn run_with(input: impl AsRef<[u8]>, args: &[&str]) -> Run {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A command that refuses its options ends before it reads.
    if let Err(error) = writer.join().unwrap() {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    told(output)
}

pub(crate) fn finish(command: &mut Command) -> Run {
    told(command.output().unwrap())
}

fn told(output: std::process::Output) -> Run {
    Run {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Run {
    /// The lines of `--format json`.
    pub(crate) fn json(&self) -> Vec<Value> {
        self.stdout
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// The one line of `--format json`.
    pub(crate) fn one(&self) -> Value {
        let mut lines = self.json();
        assert_eq!(lines.len(), 1, "{}", self.stdout);
        lines.remove(0)
    }

    /// The last line of standard output.
    pub(crate) fn last_line(&self) -> &str {
        self.stdout.lines().last().unwrap_or_default()
    }
}

/// A folder that goes when the test ends.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file, and the folders above it.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// The text of the file `name`.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).unwrap()
    }

    pub(crate) fn with(self, name: &str, text: impl AsRef<[u8]>) -> Self {
        self.write(name, text);
        self
    }
}

/// In the environment of the command: no stack is that large, so that no thread can be started.
#[cfg(target_os = "linux")]
pub(crate) const NO_THREADS: (&str, &str) = ("RUST_MIN_STACK", "1152921504606846976");

/// A valid envelope on one line.
pub(crate) const ENVELOPE: &str = r#"{"schema_version":"1.0.0","turn_index":0,"agent_id":"a","phase":"p","thought":{"reasoning":"r","plan":"p"},"action":{"tool_name":"t","arguments":{}},"observation":{"status":"success","output":""}}"#;

/// A valid parallel turn on one line.
pub(crate) const PARALLEL: &str = r#"{"envelope_type":"parallel","session_id":"s","parallel_turn_index":0,"agent_turns":[{"agent_id":"a","turn_index":0,"thought":"t","action":{"tool_name":"t","arguments":{}}}]}"#;

/// A valid observation on one line.
pub(crate) const OBSERVATION: &str = r#"{"schema_version":"1.0.0","type":"observation","tool_call_id":"test-id","timestamp_ns":"1","exit_code":0,"stdout":"","stderr":"","encoding":"utf8","duration_ms":1.5}"#;

/// The envelope with an empty plan: one violation, at [`EMPTY_PLAN_COLUMN`].
pub(crate) fn empty_plan() -> String {
    ENVELOPE.replace(r#""plan":"p""#, r#""plan":"""#)
}

/// Column of the empty plan in [`empty_plan`].
pub(crate) const EMPTY_PLAN_COLUMN: usize = 103;

/// The envelope with other `arguments`.
pub(crate) fn with_arguments(arguments: &str) -> String {
    ENVELOPE.replace(r#""arguments":{}"#, &format!(r#""arguments":{arguments}"#))
}

/// What the library says of the first thing wrong with `text`.
pub(crate) fn message(schema: &str, text: impl AsRef<[u8]>) -> String {
    let schema = saop::schema(schema).unwrap();
    let error = schema
        .check(text.as_ref(), &saop::Limits::default())
        .unwrap_err();
    error.violations()[0].message().to_owned()
}

/// `text` as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// A character of each kind that a terminal acts on or hides, and one beyond the first plane.
pub(crate) const HIDDEN: &str =
    "\u{7f}\u{9b}31m\u{ad}\u{115f}\u{200b}\u{202e}\u{2028}\u{3164}\u{fe0f}\u{feff}\u{e0041}";

/// The first character of an output that a terminal acts on or hides.
pub(crate) fn hidden(output: &str) -> Option<char> {
    let is_hidden = |c: &char| (c.is_control() && *c != '\n') || is_invisible(*c);
    output.chars().find(is_hidden)
}
