//! NDJSON at length: order, threads, and memory.

use std::fmt::Write as _;

use serde_json::Value;

use crate::support::{ENVELOPE, Folder, empty_plan, run_in, with_arguments};

/// Lines of very different sizes and verdicts.
fn mixed(lines: usize) -> String {
    let mut text = String::new();
    for line in 0..lines {
        let filler = "x".repeat(if line % 97 == 0 { 300_000 } else { line % 40 });
        let document = with_arguments(&format!("{{\"line\":{line},\"filler\":\"{filler}\"}}"));
        let document = match line % 5 {
            0 => document.replace(r#""plan":"p""#, r#""plan":"""#),
            1 => document.replace(r#""phase""#, r#""fase""#),
            2 => format!("{document}\r"),
            _ => document,
        };
        writeln!(text, "{document}").unwrap();
    }
    text
}

#[test]
fn many_threads_and_one_give_the_same_bytes() {
    let folder = Folder::new().with("many.ndjson", mixed(2000));
    for number in 0..300 {
        let text = if number % 7 == 0 {
            empty_plan()
        } else {
            ENVELOPE.to_owned()
        };
        folder.write(&format!("files/{number}.json"), text);
    }
    for format in ["json", "human"] {
        let run = |jobs| {
            let run = run_in(&folder, &["check", "--format", format, "--jobs", jobs, "."]);
            assert_eq!((run.code, run.stderr.as_str()), (1, ""));
            let timed = run.stdout.rfind(" in ").filter(|_| format == "human");
            run.stdout[..timed.unwrap_or(run.stdout.len())].to_owned()
        };
        let alone = run("1");
        assert!(alone.len() > 50_000);
        for jobs in ["2", "3", "16", "100000"] {
            assert!(run(jobs) == alone, "{jobs} jobs, {format}");
        }
    }
}

#[test]
fn one_invalid_among_a_hundred_thousand_lines_is_found_in_its_place() {
    let mut text = String::new();
    for line in 1..=100_000 {
        text.push_str(if line == 50_000 {
            "{\"turn_index\":"
        } else {
            ENVELOPE
        });
        text.push('\n');
    }
    let folder = Folder::new().with("a.ndjson", text);
    let run = run_in(&folder, &["check", "--format", "json", "a.ndjson"]);
    assert_eq!(run.code, 1);
    let (mut count, mut bad) = (0, Vec::new());
    for (index, line) in run.stdout.lines().enumerate() {
        count += 1;
        let start = format!(r#"{{"source":"a.ndjson","line":{},"#, index + 1);
        assert!(line.starts_with(&start), "{line}");
        if !line.contains(r#""valid":true"#) {
            bad.push(serde_json::from_str::<Value>(line).unwrap());
        }
    }
    assert_eq!((count, bad.len()), (100_000, 1));
    assert_eq!(bad[0]["line"], 50_000);
    assert_eq!(bad[0]["errors"][0]["line"], 50_000);
    let quiet = run_in(&folder, &["check", "--quiet", "a.ndjson"]);
    assert!(
        quiet
            .stdout
            .starts_with("100000 documents: 99999 valid, 1 invalid ("),
        "{}",
        quiet.stdout
    );
}

#[cfg(target_os = "linux")]
mod memory {
    use std::fs;
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Child, Stdio};

    use super::*;
    use crate::support::command;

    /// Most memory the process ever held, in MiB.
    fn peak(child: &Child) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmHWM:"))
            .unwrap();
        line.split_whitespace()
            .nth(1)
            .unwrap()
            .parse::<u64>()
            .unwrap()
            / 1024
    }

    /// Feeds `parts`, waits for so many lines of output, and tells the peak while the process lives.
    fn peak_after(
        args: &[&str],
        parts: impl Iterator<Item = Vec<u8>> + Send + 'static,
        lines: usize,
    ) -> (u64, Vec<String>) {
        let mut child = command()
            .args(["check", "--format", "json", "--ndjson"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let writer = std::thread::spawn(move || {
            for part in parts {
                stdin.write_all(&part).unwrap();
            }
            // Open until the peak is known.
            stdin
        });
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let seen: Vec<String> = stdout.lines().take(lines).map(Result::unwrap).collect();
        let peak = peak(&child);
        drop(writer.join().unwrap());
        child.wait().unwrap();
        (peak, seen)
    }

    #[test]
    fn a_line_of_300_mb_passes_within_little_memory() {
        let line = || {
            let start = [format!("{ENVELOPE}\n\"").into_bytes()];
            let middle = (0..300).map(|_| vec![b'x'; 1 << 20]);
            start
                .into_iter()
                .chain(middle)
                .chain([format!("\"\n{ENVELOPE}\n").into_bytes()])
        };
        for (args, most) in [(&[][..], 100), (&["--max-bytes", "1000000"], 30)] {
            let (peak, seen) = peak_after(args, line(), 3);
            let found = 300 * (1 << 20) + 2;
            assert!(
                seen[1].contains(&format!(" bytes, but found {found}\"")),
                "{}",
                seen[1]
            );
            assert!(
                seen[2].contains(r#""line":3,"#) && seen[2].contains(r#""valid":true"#),
                "{}",
                seen[2]
            );
            assert!(peak < most, "{peak} MiB");
        }
    }

    #[test]
    fn memory_does_not_grow_with_the_number_of_lines() {
        let some = format!("{ENVELOPE}\n").repeat(1000).into_bytes();
        let parts = std::iter::repeat_n(some, 100);
        let (peak, seen) = peak_after(&["--jobs", "2"], parts, 100_000);
        assert_eq!(seen.len(), 100_000);
        assert!(peak < 40, "{peak} MiB");
    }

    #[test]
    fn a_large_file_over_the_limit_is_not_read() {
        let folder = Folder::new();
        let file = fs::File::create(folder.path().join("a.json")).unwrap();
        file.set_len(1 << 40).unwrap();
        let run = run_in(&folder, &["check", "--format", "json", "a.json"]);
        assert_eq!(
            run.one()["errors"][0]["message"],
            "expected at most 67108864 bytes, but found 1099511627776"
        );
    }
}
