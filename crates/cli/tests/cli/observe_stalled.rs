//! `saop observe` and others where the reader of their output is slow, or reads no more; and the memory it takes.

use std::io::{PipeReader, PipeWriter, Read, Write, pipe};
use std::process::{Child, ChildStdout, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::ioctl_fionbio;
use rustix::process::{Pid, Signal, kill_process};

use crate::support::{ENVELOPE, Folder, empty_plan, signalled};

const PATIENCE: Duration = Duration::from_mins(1);

/// A pipe that does not block whoever writes to it.
fn pipe_that_does_not_block() -> (PipeReader, PipeWriter) {
    let (reader, writer) = pipe().unwrap();
    ioctl_fionbio(&writer, true).unwrap();
    (reader, writer)
}

/// Writes to a pipe that does not block until it is full; returns how much that was.
fn fill(writer: &mut PipeWriter) -> usize {
    let mut filled = 0;
    // What is too long for the room that is left may still fit byte by byte.
    for length in [4096, 1] {
        while let Ok(written) = writer.write(&vec![b'#'; length]) {
            filled += written;
        }
    }
    filled
}

fn has_room(writer: &PipeWriter) -> bool {
    let mut one = [PollFd::new(writer, PollFlags::OUT)];
    poll(&mut one, Some(&Timespec::default())).unwrap();
    !one[0].revents().is_empty()
}

/// Everything that a child writes to stdout from now on, once it is all there.
fn all_of(mut stdout: ChildStdout) -> mpsc::Receiver<Vec<u8>> {
    let (teller, all) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stdout.read_to_end(&mut bytes).unwrap();
        teller.send(bytes)
    });
    all
}

/// Its exit code; one that hangs is ended.
fn end(mut child: Child) -> Option<i32> {
    let patience = Instant::now() + PATIENCE;
    while Instant::now() < patience {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    panic!("it does not end");
}

#[test]
fn sigterm_ends_it_though_the_copy_is_read_by_nobody() {
    for (script, blocks) in [
        ("exec yes", true),
        ("exec yes", false),
        ("exec yes >&2", true),
        // What it leaves behind is to be said on that stderr as well.
        ("yes & yes >&2 & wait", true),
        ("yes & yes >&2 & wait", false),
    ] {
        let (reader, writer) = pipe().unwrap();
        ioctl_fionbio(&writer, !blocks).unwrap();
        let mut child = signalled()
            .args(["observe", "--tool-call-id", "x", "--tee", "--", "sh", "-c"])
            .arg(script)
            .stdout(Stdio::piped())
            .stderr(writer.try_clone().unwrap())
            .spawn()
            .unwrap();
        let line = all_of(child.stdout.take().unwrap());
        let patience = Instant::now() + PATIENCE;
        while has_room(&writer) {
            assert!(Instant::now() < patience, "nothing is copied");
            thread::sleep(Duration::from_millis(2));
        }
        kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
        assert_eq!(end(child), Some(143), "{script}, {blocks}");
        let line = line.recv_timeout(PATIENCE).unwrap();
        let observation = saop::parse_observation(line).unwrap();
        assert_eq!(observation.exit_code, 143);
        let streams = [observation.stdout, observation.stderr].concat();
        assert!(streams.starts_with("y\ny\n"), "{script}, {blocks}");
        drop(reader);
    }
}

#[test]
fn tee_copies_all_to_a_stderr_that_does_not_block_and_is_read_slowly() {
    let text = (0..60_000).map(|line: u32| line.to_string());
    let text = text.collect::<Vec<_>>().join("\n");
    let folder = Folder::new().with("text", &text);
    let (mut reader, writer) = pipe_that_does_not_block();
    let mut child = signalled()
        .args(["observe", "--tool-call-id", "x", "--tee", "cat", "text"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(writer)
        .spawn()
        .unwrap();
    let line = all_of(child.stdout.take().unwrap());
    let mut copy = Vec::new();
    let mut part = vec![0; 20_000];
    loop {
        thread::sleep(Duration::from_millis(5));
        match reader.read(&mut part).unwrap() {
            0 => break,
            read => copy.extend_from_slice(&part[..read]),
        }
    }
    assert_eq!(end(child), Some(0));
    let line = line.recv_timeout(PATIENCE).unwrap();
    assert!(saop::parse_observation(line).unwrap().stdout == text);
    assert!(copy == text.as_bytes());
}

#[test]
fn a_stdout_that_does_not_block_is_waited_for() {
    let folder = Folder::new()
        .with("a.json", empty_plan())
        .with("many.ndjson", format!("{}\n", empty_plan()).repeat(2000))
        .with("answer", ENVELOPE);
    for args in [
        &["observe", "--tool-call-id", "x", "--", "true"][..],
        &[
            "observe",
            "--tool-call-id",
            "x",
            "head",
            "-c",
            "300000",
            "/dev/zero",
        ],
        &["schema", "saop-envelope", "--bundled"],
        &["completions", "bash"],
        #[cfg(feature = "compliance")]
        &["compliance"],
        &["check", "a.json"],
        &["check", "--format", "json", "many.ndjson"],
        &["correct", "answer"],
    ] {
        let run = || {
            let mut command = signalled();
            command.args(args).current_dir(folder.path());
            command
        };
        let freely = run().output().unwrap();
        let (mut reader, mut writer) = pipe_that_does_not_block();
        let filled = fill(&mut writer);
        let child = run().stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        thread::sleep(Duration::from_millis(100));
        let mut slowly = Vec::new();
        reader.read_to_end(&mut slowly).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), freely.status.code(), "{args:?}");
        let slowly = &slowly[filled..];
        // Two runs differ in their times.
        assert!(slowly.ends_with(b"\n"), "{args:?}");
        assert_eq!(lines(slowly), lines(&freely.stdout), "{args:?}");
        if args[0] == "observe" {
            saop::parse_observation(slowly).unwrap();
        }
    }
}

fn lines(text: &[u8]) -> usize {
    text.split(|byte| *byte == b'\n').count()
}

#[cfg(target_os = "linux")]
#[test]
fn noise_takes_at_most_four_times_its_size_in_memory() {
    const NOISE: usize = 30_000_000;
    let mut child = signalled()
        .args(["observe", "--tool-call-id", "x", "head", "-c"])
        .args([&NOISE.to_string(), "/dev/urandom"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = child.stdout.take().unwrap();
    // Most of the line; it waits for the rest to be taken, and lives.
    let mut line = vec![0; NOISE / 3 * 4 - 1_000_000];
    stdout.read_exact(&mut line).unwrap();
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    stdout.read_to_end(&mut line).unwrap();
    assert_eq!(end(child), Some(0));
    let observation = saop::parse_observation(line).unwrap();
    assert_eq!(observation.stdout_bytes().unwrap().len(), NOISE);
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:")?.strip_suffix("kB"))
        .unwrap();
    let peak = peak.trim().parse::<usize>().unwrap() * 1024;
    assert!(peak > NOISE, "{peak}");
    assert!(peak <= 4 * NOISE + 8_000_000, "{peak}");
}
