//! `saop observe`: what is recorded of a command, and how the command line is read.

use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io::pipe;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Output};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use saop::{Observation, ObservationEncoding};

use crate::support::{Folder, command, run, run_with};

/// `saop observe` with `args`, which begin with options or with the command.
fn observe<S: AsRef<OsStr>>(args: &[S]) -> Command {
    let mut command = command();
    command
        .args(["observe", "--tool-call-id", "call-1"])
        .args(args);
    command
}

/// `saop observe` of a shell script.
fn observe_script(script: &str) -> Command {
    observe(&["--", "sh", "-c", script])
}

/// Runs to the end, which a command that hangs never comes to.
fn output(mut command: Command) -> Output {
    let (ended, end) = mpsc::channel();
    thread::spawn(move || ended.send(command.output()));
    let Ok(output) = end.recv_timeout(Duration::from_mins(1)) else {
        panic!("it hangs");
    };
    output.unwrap()
}

/// Exit code and Observation of a run that printed one line.
fn observation(output: &Output) -> (i32, Observation) {
    let line = output.stdout.strip_suffix(b"\n").unwrap();
    assert!(!line.contains(&b'\n'));
    (
        output.status.code().unwrap(),
        saop::parse_observation(line).unwrap(),
    )
}

/// What is printed of a run that has no words to add.
fn observed(command: Command) -> (i32, Observation) {
    let output = output(command);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    observation(&output)
}

fn bytes(observation: &Observation) -> (Vec<u8>, Vec<u8>) {
    (
        observation.stdout_bytes().unwrap().into_owned(),
        observation.stderr_bytes().unwrap().into_owned(),
    )
}

/// Bytes of every value, the same each time.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_be_bytes()[0]
    };
    (0..length).map(|_| next()).collect()
}

// SPEC O2
#[test]
fn the_line_is_the_observation_of_the_run() {
    let (code, observation) =
        observed(observe_script("echo out; echo err >&2; sleep 0.05; exit 3"));
    assert_eq!((code, observation.exit_code), (3, 3));
    assert_eq!(observation.tool_call_id.as_str(), "call-1");
    assert_eq!(
        observation.schema_version.as_str(),
        saop::OBSERVATION_SCHEMA_VERSION
    );
    assert_eq!(observation.stdout, "out\n");
    assert_eq!(observation.stderr, "err\n");
    assert_eq!(observation.encoding, ObservationEncoding::Utf8);
    assert!(observation.duration_ms.get() >= 50.0);
    assert!(observation.metadata.is_none());
}

// SPEC O2
#[test]
fn the_exit_code_is_that_of_the_command() {
    for code in [0, 1, 2, 3, 126, 127, 128, 255] {
        let (own, observation) = observed(observe_script(&format!("exit {code}")));
        assert_eq!((own, observation.exit_code), (code, i64::from(code)));
    }
}

// SPEC O2
#[test]
fn a_command_that_a_signal_ends_has_128_and_the_signal() {
    for signal in [9, 15, 6] {
        let (code, observation) = observed(observe_script(&format!("echo a; kill -{signal} $$")));
        assert_eq!(
            (code, observation.exit_code),
            (128 + signal, 128 + i64::from(signal))
        );
        assert_eq!(observation.stdout, "a\n");
    }
}

// SPEC O2, SPEC O4
#[test]
fn bytes_that_are_no_text_come_back_exactly() {
    for (script, stdout, stderr) in [
        (r"printf 'a\000b'", &b"a\0b"[..], &b""[..]),
        (r"printf 'a\000b' >&2; echo text", b"text\n", b"a\0b"),
        (r"printf '\377\376'", b"\xff\xfe", b""),
    ] {
        let (code, observation) = observed(observe_script(script));
        assert_eq!(code, 0);
        assert_eq!(observation.encoding, ObservationEncoding::Base64);
        assert_eq!(bytes(&observation), (stdout.to_vec(), stderr.to_vec()));
    }
}

#[test]
fn text_stays_as_it_is() {
    let text =
        "a \"quoted\"\\ line\r\nand \u{1}\u{1b}[31m, \u{7f}, é, 日本, 😀, \u{2028}, no end of line";
    let run = run_with(text, &["observe", "--tool-call-id", "x", "cat"]);
    let observation = saop::parse_observation(&run.stdout).unwrap();
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(observation.stdout, text);
    assert_eq!(observation.encoding, ObservationEncoding::Utf8);
}

// SPEC O4
#[test]
fn megabytes_of_any_bytes_come_back_exactly() {
    let noise = noise(10_000_000);
    let folder = Folder::new().with("noise", &noise);
    let mut command = observe(&["cat", "noise"]);
    command.current_dir(folder.path());
    let (code, observation) = observed(command);
    assert_eq!(code, 0);
    let (stdout, stderr) = bytes(&observation);
    assert!(stdout == noise);
    assert!(stderr.is_empty());
}

#[test]
fn a_command_may_fill_one_stream_before_the_other() {
    let folder = Folder::new().with("many", "x".repeat(3_000_000));
    for script in [
        "cat many; cat many >&2; printf end",
        "cat many >&2; cat many; printf end",
    ] {
        let mut command = observe_script(script);
        command.current_dir(folder.path());
        let (code, observation) = observed(command);
        assert_eq!(code, 0);
        assert_eq!(observation.stdout.len(), 3_000_003);
        assert_eq!(observation.stderr.len(), 3_000_000);
        assert!(observation.stdout.ends_with("xend"));
    }
}

fn limited(most: &str, script: &str) -> (i32, Observation, String) {
    let args = ["--max-output", most, "--", "sh", "-c", script];
    let output = output(observe(&args));
    let (code, observation) = observation(&output);
    (code, observation, String::from_utf8(output.stderr).unwrap())
}

#[test]
fn output_beyond_the_most_is_left_out_and_said() {
    let (code, observation, words) = limited("10", "printf 123456789012345; printf 12 >&2; exit 3");
    assert_eq!(
        (
            code,
            observation.stdout.as_str(),
            observation.stderr.as_str()
        ),
        (3, "1234567890", "12")
    );
    assert_eq!(
        words,
        "note: --max-output left 5 bytes of output out of the Observation\n"
    );
    let seen = saop::SaopObservation::from(observation);
    assert_eq!(seen.status, saop::SaopObservationStatus::Partial);
    // Text that is cut inside of a character is still text.
    let (_, observation, _) = limited("4", "printf 'äöü'");
    assert_eq!(observation.stdout, "äö");
    let (_, observation, words) = limited("3", "printf 'äö'");
    assert_eq!(observation.stdout, "ä");
    assert!(words.contains(" left 2 bytes of "), "{words}");
    let (_, _, words) = limited("3", "printf 1234");
    assert!(words.contains(" left 1 byte of "), "{words}");
    let (code, observation, words) = limited("15", "printf 123456789012345");
    assert_eq!(
        (code, observation.stdout.len(), words.as_str()),
        (0, 15, "")
    );
    assert!(observation.metadata.is_none());
    // The command is read to its end.
    let (code, observation, _) = limited("1000", "head -c 5000000 /dev/zero && exit 7");
    assert_eq!((code, bytes(&observation).0), (7, vec![0; 1000]));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_there_is_no_memory_for_is_exit_2_and_said() {
    let limited = |output: &str| {
        let script =
            format!("ulimit -v 500000; exec \"$0\" observe --tool-call-id x -- sh -c '{output}'");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_saop")]);
        let output = command.output().unwrap();
        let words = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), output.stdout.len(), words)
    };
    let (code, written, words) = limited("head -c 150000000 /dev/zero");
    assert_eq!((code, written), (Some(2), 0), "{words}");
    assert!(
        words.starts_with("error: could not observe the command: "),
        "{words}"
    );
    // Text needs no base64, and no memory for it.
    let (code, written, words) = limited("head -c 150000000 /dev/zero | tr \"\\0\" a");
    assert_eq!((code, words.as_str()), (Some(0), ""));
    assert!(written > 150_000_000);
}

#[test]
fn standard_input_is_that_of_the_command() {
    let input = noise(1_000_000);
    let run = run_with(&input, &["observe", "--tool-call-id", "x", "--", "cat"]);
    let observation = saop::parse_observation(&run.stdout).unwrap();
    assert!(bytes(&observation).0 == input);
    // Without any it is at its end.
    let (code, observation) = observed(observe(&["cat"]));
    assert_eq!((code, observation.stdout.as_str()), (0, ""));
}

#[test]
fn folder_and_environment_are_those_of_the_command() {
    let folder = Folder::new().with("here", "in this folder");
    let mut command = observe_script("cat here; printf \", $MOOD\"");
    command.current_dir(folder.path()).env("MOOD", "good");
    assert_eq!(observed(command).1.stdout, "in this folder, good");
}

#[test]
fn metadata_values_are_what_json_reads_or_strings() {
    let pairs = [
        "host=worker-3",
        "attempt=2",
        "cached=true",
        "share=1.50",
        "large=12345678901234567890123",
        "quoted=\"2\"",
        "escaped=\"\\u00e4\"",
        "null=null",
        "padded= 2",
        "octal=007",
        "half=\"2",
        "object={}",
        "a=b=c",
        "empty=",
        "-k=-v",
        "日=本",
    ];
    let options = pairs.map(|pair| ["--metadata", pair]).concat();
    let (code, observation) = observed(observe(&[&options[..], &["--", "true"]].concat()));
    assert_eq!(code, 0);
    let written = serde_json::to_string(&observation.metadata).unwrap();
    assert_eq!(
        written,
        [
            r#"{"host":"worker-3","attempt":2,"cached":true,"share":1.50,"large":12345678901234567890123,"#,
            r#""quoted":"2","escaped":"ä","null":"null","padded":" 2","octal":"007","half":"\"2","object":"{}","#,
            r#""a":"b=c","empty":"","-k":"-v","日":"本"}"#
        ]
        .concat()
    );
}

#[test]
fn what_follows_the_command_is_its_own() {
    let printf = ["printf", "%s."];
    for (args, stdout) in [
        (
            &["--tee", "--help", "--", "-x", "--metadata"][..],
            "--tee.--help.--.-x.--metadata.",
        ),
        (&["--tool-call-id", "other"], "--tool-call-id.other."),
        (&["", " a  b ", "*", "$HOME"], ". a  b .*.$HOME."),
    ] {
        for before in [&[][..], &["--"]] {
            let (code, observation) = observed(observe(&[before, &printf, args].concat()));
            assert_eq!((code, observation.stdout.as_str()), (0, stdout));
            assert_eq!(observation.tool_call_id.as_str(), "call-1");
        }
    }
}

#[test]
fn arguments_may_be_any_bytes() {
    let mut command = observe(&["--", "printf", "%s"]);
    command.arg(OsStr::from_bytes(b"\xff\xfea"));
    let (code, observation) = observed(command);
    assert_eq!(code, 0);
    assert_eq!(bytes(&observation).0, b"\xff\xfea");
}

#[test]
fn ids_may_begin_with_a_hyphen() {
    for id in ["-5", "--x", "V1StGXR8_Z5jdHi6B-myT", " "] {
        let run = run(&["observe", "--tool-call-id", id, "--", "true"]);
        let observation = saop::parse_observation(&run.stdout).unwrap();
        assert_eq!((run.code, observation.tool_call_id.as_str()), (0, id));
    }
}

/// The Observation of a program that cannot be started: exit code and reason.
fn refusal(folder: &Folder, program: &str) -> (i32, String) {
    let mut command = observe(&["--", program, "an argument"]);
    command
        .current_dir(folder.path())
        .env("PATH", folder.path().join("bin"));
    let (code, observation) = observed(command);
    assert_eq!(observation.exit_code, i64::from(code));
    assert_eq!(observation.stdout, "");
    (code, observation.stderr)
}

#[test]
fn a_program_that_is_not_found_is_127_and_said_where_it_was_looked_for() {
    let folder = Folder::new().with("bin/there", "");
    for (program, reason) in [
        (
            "gone",
            "saop: expected a program `gone` on PATH, but found none: ",
        ),
        ("", "saop: expected a program `` on PATH, but found none: "),
        (
            "./gone",
            "saop: expected a program at `./gone`, but found nothing there: ",
        ),
        (
            "no/folder",
            "saop: expected a program at `no/folder`, but found nothing there: ",
        ),
    ] {
        let (code, stderr) = refusal(&folder, program);
        assert_eq!(code, 127, "{program}");
        assert_eq!(
            stderr,
            format!("{reason}No such file or directory (os error 2)\n")
        );
    }
}

#[test]
fn a_program_that_cannot_be_started_is_126_and_said_why() {
    let folder = Folder::new()
        .with("plain", "#!/bin/sh\n")
        .with("bin/orphan", "#!/no/such/interpreter\n")
        .with("bin/words", "echo no first line that says who reads it\n");
    for name in ["bin/orphan", "bin/words"] {
        fs::set_permissions(folder.path().join(name), Permissions::from_mode(0o755)).unwrap();
    }
    for (program, found) in [
        (
            "./bin",
            "at `./bin`, but found a folder: Permission denied (os error 13)",
        ),
        (
            "./plain",
            "at `./plain`, but found a file without execute permission: Permission denied (os error 13)",
        ),
        (
            "bin/orphan",
            "at `bin/orphan`, but found a file whose interpreter (the first line of a script) or loader is missing: \
             No such file or directory (os error 2)",
        ),
        (
            "orphan",
            "`orphan` on PATH, but found a file whose interpreter (the first line of a script) or loader is \
             missing: No such file or directory (os error 2)",
        ),
        (
            "words",
            "`words` on PATH, but found a file that is neither an executable for this system nor a script that \
             starts with `#!`: Exec format error (os error 8)",
        ),
        (
            "./plain/x",
            "at `./plain/x`, but found no program that could be started: Not a directory (os error 20)",
        ),
    ] {
        let (code, stderr) = refusal(&folder, program);
        assert_eq!(code, 126, "{program}");
        assert_eq!(stderr, format!("saop: expected a program {found}\n"));
    }
}

#[test]
fn a_name_is_told_on_one_line_and_not_at_length() {
    let folder = Folder::new();
    let (code, stderr) = refusal(&folder, &format!("a\n\u{1b}[31m{}z", "b".repeat(10_000)));
    assert_eq!(code, 127);
    assert!(
        stderr.starts_with("saop: expected a program `a␊␛[31mbbb"),
        "{stderr}"
    );
    assert!(stderr.contains("…") && stderr.contains("bz`"), "{stderr}");
    assert!(
        stderr.len() < 400 && stderr.lines().count() == 1,
        "{stderr}"
    );
}

#[test]
fn tee_copies_both_streams_to_stderr_unchanged() {
    let noise = noise(300_000);
    let folder = Folder::new().with("noise", &noise);
    for script in ["cat noise", "cat noise >&2"] {
        let mut command = observe(&["--tee", "--", "sh", "-c", script]);
        command.current_dir(folder.path());
        let output = output(command);
        let (code, observation) = observation(&output);
        assert_eq!(code, 0);
        assert!(output.stderr == noise);
        let (stdout, stderr) = bytes(&observation);
        assert!([stdout, stderr].concat() == noise);
    }
    // Without it nothing goes there, which `observed` looks at.
    observed(observe_script("echo out; echo err >&2"));
}

#[test]
fn tee_copies_the_reason_of_a_command_that_cannot_be_started() {
    let output = output(observe(&["--tee", "--", "./gone"]));
    let (code, observation) = observation(&output);
    assert_eq!(code, 127);
    assert_eq!(observation.stderr.as_bytes(), output.stderr);
}

#[test]
fn tee_to_a_stderr_that_fails_costs_the_observation_nothing() {
    let noise = noise(1_000_000);
    let folder = Folder::new().with("noise", &noise);
    let (reader, closed) = pipe().unwrap();
    drop(reader);
    let mut broken = vec![closed.into()];
    if cfg!(target_os = "linux") {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        broken.push(std::process::Stdio::from(full.unwrap()));
    }
    for stderr in broken {
        let script = "cat noise; cat noise >&2; exit 7";
        let mut command = observe(&["--tee", "--", "sh", "-c", script]);
        command.current_dir(folder.path()).stderr(stderr);
        let (code, observation) = observation(&output(command));
        assert_eq!(code, 7);
        let (stdout, stderr) = bytes(&observation);
        assert!(stdout == noise && stderr == noise);
    }
}

#[test]
fn a_line_that_nobody_takes_is_exit_2_quietly() {
    for script in ["echo short", "head -c 1000000 /dev/zero", "exit 0"] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let mut command = observe_script(script);
        command.stdout(writer);
        let output = output(command);
        assert_eq!(output.status.code(), Some(2), "{script}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_that_finds_no_room_is_exit_2_and_said() {
    for script in ["echo short", "head -c 1000000 /dev/zero"] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let mut command = observe_script(script);
        command.stdout(full);
        let output = output(command);
        assert_eq!(output.status.code(), Some(2));
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            stderr.starts_with("error: could not finish: No space left"),
            "{stderr}"
        );
    }
}

#[test]
fn wrong_usage_is_exit_2_without_a_line_and_says_how_to_mend_it() {
    let id = "--tool-call-id";
    for (args, words) in [
        (&["--", "true"][..], "--tool-call-id <ID>"),
        (&[id, "x"], "<COMMAND> [ARG]..."),
        (&[id, "x", "--"], "<COMMAND> [ARG]..."),
        (&[id], "--tool-call-id <ID>"),
        (&[id, "x", id, "y", "true"], "cannot be used multiple times"),
        (&[id, "x", "--metdata", "a=b", "true"], "'--metadata'"),
        (&[id, "x", "-c", "true"], "'-c'"),
        (
            &[id, "", "--", "true"],
            "error: --tool-call-id: expected a string of at least 1 character, but found an empty string; give the \
             id of the tool call, such as a UUID\n",
        ),
        (
            &[id, "--", "true"],
            "error: --tool-call-id: expected an id, but found `--`; give the id of the tool call, such as a UUID\n",
        ),
        (
            &[id, "--tee", "--", "true"],
            "expected an id, but found `--tee`; ",
        ),
        (
            &[id, "--metadata", "a=b", "true"],
            "expected an id, but found `--metadata`; ",
        ),
        (
            &[id, "x", "--metadata", "host", "true"],
            "error: --metadata: expected K=V, but found `host` with no `=` in it; write it as in --metadata \
             host=worker-3\n",
        ),
        (
            &[id, "x", "--metadata", "--", "true"],
            "error: --metadata: expected K=V, but found `--` with no `=` in it; write it as in --metadata \
             host=worker-3\n",
        ),
        (
            &[id, "x", "--metadata", "=worker-3", "true"],
            "error: --metadata: expected K=V, but found `=worker-3` with no key before its `=`; write it as in \
             --metadata host=worker-3\n",
        ),
        (
            &[
                id,
                "x",
                "--metadata",
                "a=1",
                "--metadata",
                "b=1",
                "--metadata",
                "a=1",
                "true",
            ],
            "error: --metadata: expected each key once, but found `a` again; keep one of its values, or give each a \
             key\n",
        ),
    ] {
        let run = run(&[&["observe"], args].concat());
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.starts_with("error: "), "{}", run.stderr);
        assert!(run.stderr.contains(words), "{args:?}: {}", run.stderr);
    }
}

#[test]
fn options_that_are_not_utf8_are_wrong_usage() {
    for option in ["--tool-call-id", "--metadata"] {
        let mut command = command();
        command
            .args(["observe", option])
            .arg(OsStr::from_bytes(b"a=\xff"))
            .args(["--tool-call-id=x", "--", "true"]);
        let output = output(command);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(output.stdout, b"");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            format!(
                "error: {option}: expected UTF-8, but found `a=\u{FFFD}`, which is not; encode it, for example in \
                 base64\n"
            )
        );
    }
}

#[test]
fn its_help_names_every_option_the_exit_codes_and_an_example() {
    let help = run(&["help", "observe"]).stdout;
    let one_line = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "Usage: saop observe --tool-call-id <ID> [--metadata <K=V>]... [--timeout <TIME>] [--max-output <SIZE>] [--tee] -- <COMMAND> [ARG]...",
        "a value that JSON reads as a number, true or false is one",
        "128 + N where signal N killed it, 127 where it was not found, 126 where it could not be started",
        "A process that it left behind with the output open is waited for, as $(...) in a shell does.",
        "SIGTERM and SIGHUP are passed on",
        "Example: saop observe --tool-call-id call-1 ",
    ] {
        assert!(one_line.contains(words), "{words}: {help}");
    }
}
