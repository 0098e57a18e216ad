//! Bulk: a bad record is found again, split off and counted, and files may be compressed. SPEC U3.

use std::fs;
use std::io::Write;
#[cfg(unix)]
use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::process::Stdio;

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use serde_json::{Value, json};

#[cfg(unix)]
use crate::support::signalled;
use crate::support::{ENVELOPE, Folder, PARALLEL, empty_plan, run_in, run_with};

/// Lines of which the second and the fourth are bad, one of them the last without an end.
fn lines() -> String {
    format!("{ENVELOPE}\n{{\"é\":\r\n\n  {ENVELOPE}\r\n{}", empty_plan())
}

/// The text that a line of a JSON report is about.
fn found<'a>(text: &'a [u8], report: &Value) -> &'a [u8] {
    let number = |name: &str| report[name].as_u64().unwrap() as usize;
    &text[number("offset")..][..number("length")]
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn zstd(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

#[test]
fn every_json_report_has_the_place_of_the_document() {
    let text = lines();
    let folder = Folder::new()
        .with("a.ndjson", &text)
        .with("b.json", "{\n}\n");
    let run = run_in(
        &folder,
        &["check", "--format", "json", "a.ndjson", "b.json"],
    );
    let reports = run.json();
    let texts: Vec<&[u8]> = reports[..4]
        .iter()
        .map(|report| found(text.as_bytes(), report))
        .collect();
    let indented = format!("  {ENVELOPE}");
    let expected = [ENVELOPE, "{\"é\":", &indented, &empty_plan()];
    assert_eq!(texts, expected.map(str::as_bytes));
    assert_eq!(
        (&reports[4]["offset"], &reports[4]["length"]),
        (&json!(0), &json!(4))
    );
    // A line that is not held has its place as well.
    let most = (ENVELOPE.len() - 1).to_string();
    let args = [
        "check",
        "--format",
        "json",
        "--max-bytes",
        &most,
        "a.ndjson",
    ];
    let reports = run_in(&folder, &args).json();
    assert_eq!(reports[2]["errors"][0]["kind"], "limit");
    assert_eq!(found(text.as_bytes(), &reports[2]), indented.as_bytes());
}

// Lines of many pieces, read by several threads.
#[test]
fn each_bad_line_is_found_again_by_its_offset() {
    let mut text = String::new();
    for index in 0..9000 {
        let line = if index % 100 == 7 {
            empty_plan()
        } else {
            ENVELOPE.to_owned()
        };
        text.push_str(&line);
        text.push_str(if index % 3 == 0 { "\r\n" } else { "\n" });
    }
    let folder = Folder::new().with("a.ndjson", &text);
    let args = ["check", "--format", "json", "--only", "invalid", "a.ndjson"];
    let reports = run_in(&folder, &args).json();
    assert_eq!(reports.len(), 90);
    for report in &reports {
        assert_eq!(found(text.as_bytes(), report), empty_plan().as_bytes());
    }
}

#[test]
fn a_part_of_a_file_has_its_name_and_its_offset() {
    let text = lines();
    let (first, second) = text.split_at(text.find("  {").unwrap());
    let offset = first.len().to_string();
    let args = [
        "check",
        "--ndjson",
        "--format",
        "json",
        "--stdin-name",
        "runs/a.ndjson",
        "--stdin-offset",
        &offset,
    ];
    let reports = run_with(second, &args).json();
    for (report, line) in reports.iter().zip([1, 2]) {
        assert_eq!(report["source"], "runs/a.ndjson");
        assert_eq!(report["line"], line);
    }
    assert_eq!(found(text.as_bytes(), &reports[1]), empty_plan().as_bytes());
    let document = run_with("{}", &["check", "--stdin-name", "x.json"]);
    assert!(
        document.stdout.starts_with("error[schema]: x.json: "),
        "{}",
        document.stdout
    );
    assert_eq!(run_with("{}", &["check", "--stdin-offset", "1"]).code, 2);
    let at = |offset| {
        [
            "check",
            "--format",
            "json",
            "--stdin-name",
            "x.json",
            "--stdin-offset",
            offset,
        ]
    };
    assert_eq!(run_with("{}", &at("5K")).one()["offset"], 5 << 10);
    let wrong = run_with("{}", &at("5x")).stderr;
    assert!(
        wrong.contains("expected a number of bytes, such as 4096"),
        "{wrong}"
    );
}

#[test]
fn only_the_invalid_ones_are_reported_and_all_are_counted() {
    let folder = Folder::new().with("a.ndjson", lines());
    for (format, lines) in [("json", 2), ("concise", 2), ("github", 2)] {
        let args = ["check", "--format", format, "--only", "invalid", "a.ndjson"];
        let run = run_in(&folder, &args);
        assert_eq!(
            (run.code, run.stdout.lines().count()),
            (1, lines),
            "{format}"
        );
    }
    let run = run_in(&folder, &["check", "--only", "invalid", "a.ndjson"]);
    assert!(
        run.last_line()
            .starts_with("4 documents: 2 valid, 2 invalid")
    );
    let valid = Folder::new().with("a.ndjson", format!("{ENVELOPE}\n"));
    let run = run_in(
        &valid,
        &["check", "--format", "json", "--only", "invalid", "a.ndjson"],
    );
    assert_eq!(
        (run.code, run.stdout.as_str(), run.stderr.as_str()),
        (0, "", "")
    );
}

#[test]
fn lines_are_split_as_they_were() {
    let folder = Folder::new()
        .with("a.ndjson", lines())
        .with("b.json", format!("{ENVELOPE}\n"));
    let run = run_in(
        &folder,
        &["check", "-q", "--split", "out/parts", "a.ndjson", "b.json"],
    );
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert_eq!(
        folder.read("out/parts/valid.ndjson"),
        format!("{ENVELOPE}\n  {ENVELOPE}\r\n{ENVELOPE}\n")
    );
    assert_eq!(
        folder.read("out/parts/invalid.ndjson"),
        format!("{{\"é\":\r\n{}\n", empty_plan())
    );
    assert_eq!(
        fs::read_dir(folder.path().join("out/parts"))
            .unwrap()
            .count(),
        2
    );
}

#[test]
fn what_cannot_be_split_is_told() {
    let folder = Folder::new()
        .with("a.json", "{\n}")
        .with(
            "b.ndjson",
            format!("{ENVELOPE}\n{}\n{}\n", "7".repeat(1 << 20), "7".repeat(301)),
        )
        .with("c.json", " ".repeat(400))
        .with("file", "");
    let args = [
        "check",
        "-q",
        "--max-bytes",
        "300",
        "--split",
        "out",
        "a.json",
        "b.ndjson",
        "c.json",
    ];
    let run = run_in(&folder, &args);
    assert_eq!(run.code, 2);
    assert_eq!(
        run.stderr,
        "error: a.json is in neither file of --split: it has more than one line\n\
         error: b.ndjson:2 is in neither file of --split: it has more than --max-bytes\n\
         error: b.ndjson:3 is in neither file of --split: it has more than --max-bytes\n\
         error: c.json is in neither file of --split: it has more than --max-bytes\n"
    );
    assert_eq!(folder.read("out/valid.ndjson"), format!("{ENVELOPE}\n"));
    assert_eq!(folder.read("out/invalid.ndjson"), "");
    fs::create_dir_all(folder.path().join("taken/invalid.ndjson")).unwrap();
    for (into, file) in [("file", "file"), ("taken", "taken/invalid.ndjson")] {
        let run = run_in(&folder, &["check", "-q", "--split", into, "b.ndjson"]);
        assert_eq!(run.code, 2);
        let said = format!("error: could not finish: {file} could not be written: ");
        assert!(run.stderr.starts_with(&said), "{}", run.stderr);
    }
}

// Found by a trial: they vanished without a word, and a file was replaced that had been read.
#[test]
fn no_line_is_lost_by_a_split() {
    let line = r#"{"$schema": "nope.json"}"#;
    let folder = Folder::new()
        .with("a.ndjson", format!("{line}\n"))
        .with("valid.ndjson", format!("{ENVELOPE}\n"));
    let run = run_in(&folder, &["check", "-q", "--split", "out", "a.ndjson"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("error: a.ndjson:1 is in neither file of --split: it could not be checked\n"),
        "{}",
        run.stderr
    );
    let run = run_in(&folder, &["check", "-q", "--split", ".", "valid.ndjson"]);
    assert_eq!(run.code, 2);
    assert!(
        run.stderr
            .contains("--split would replace valid.ndjson, which is to be checked"),
        "{}",
        run.stderr
    );
    assert_eq!(folder.read("valid.ndjson"), format!("{ENVELOPE}\n"));
}

// Found by a trial: what was never shown was said to be shown by another option.
#[test]
fn of_valid_documents_no_warning_is_counted_where_only_invalid_ones_are_told() {
    let document = r#"{"schema_version":"1.0.0","type":"observation","tool_call_id":"x","timestamp_ns":"1","exit_code":0,"stdout":"@@","stderr":"","encoding":"base64","duration_ms":1}"#;
    let run = run_with(document, &["check", "--only", "invalid"]);
    let all = run.stdout + &run.stderr;
    assert!(run.code == 0 && !all.contains("warning"), "{all}");
}

// Found by a trial: each call of an invalid document was told to be invalid.
#[test]
fn statistics_count_the_calls_and_the_turns_with_faults() {
    let tools =
        r#"[{"name": "y", "inputSchema": {"required": ["q"]}}, {"name": "t", "inputSchema": {}}]"#;
    let call = |name: &str, arguments: &str| json!({"type": "function", "id": "1", "function": {"name": name, "arguments": arguments}});
    let message = json!({"role": "assistant", "tool_calls": [
        call("y", r#"{"q": 1}"#), call("y", "{}"), call("w", "{}")
    ]});
    let turn = |agent: &str, thought: &str| {
        let turn: Value = serde_json::from_str(PARALLEL).unwrap();
        let mut turn = turn["agent_turns"][0].clone();
        turn["agent_id"] = json!(agent);
        turn["thought"] = json!(thought);
        turn
    };
    let mut group: Value = serde_json::from_str(PARALLEL).unwrap();
    group["agent_turns"] = json!([turn("good", "t"), turn("bad", "")]);
    let folder = Folder::new()
        .with("tools.json", tools)
        .with("a.ndjson", format!("{message}\n{group}\n"));
    let args = [
        "check",
        "--format",
        "json",
        "--statistics",
        "--tools",
        "tools.json",
        "a.ndjson",
    ];
    let lines = run_in(&folder, &args).json();
    let counts = |of: &str, name: &str| {
        let all = lines[2]["statistics"][of].as_array().unwrap();
        let one = all.iter().find(|one| one["name"] == name).unwrap();
        (
            one["count"].as_u64().unwrap(),
            one["invalid"].as_u64().unwrap(),
        )
    };
    assert_eq!(counts("tools", "y"), (2, 1));
    assert_eq!(counts("tools", "w"), (1, 1));
    assert_eq!(counts("agents", "good"), (1, 0));
    assert_eq!(counts("agents", "bad"), (1, 1));
}

// Found by a trial: each run that was interrupted left two hidden files of many gigabytes.
#[cfg(unix)]
#[test]
fn a_signal_that_ends_it_leaves_no_part_behind() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::os::unix::process::ExitStatusExt;

    for signal in [Signal::INT, Signal::TERM] {
        let folder = Folder::new();
        let mut child = signalled()
            .args(["check", "--ndjson", "--format", "json", "--split", "out"])
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        writeln!(stdin, "{ENVELOPE}").unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut String::new()).unwrap();
        let parts = || fs::read_dir(folder.path().join("out")).unwrap().count();
        assert_eq!(parts(), 2);
        let id = Pid::from_raw(child.id().cast_signed()).unwrap();
        kill_process(id, signal).unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(signal.as_raw()));
        assert_eq!(parts(), 0);
    }
}

#[test]
fn a_name_that_is_empty_is_told_as_such() {
    let nobody = ENVELOPE.replace("\"agent_id\":\"a\"", "\"agent_id\":\"\"");
    let run = run_with(nobody, &["check", "-q", "--statistics"]);
    assert!(
        run.stdout.contains("         1           1  (empty)\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn statistics_count_by_keyword_and_place_and_by_tool_and_agent() {
    let parallel = PARALLEL.replace(r#""thought":"t""#, r#""thought":"""#);
    let text = format!(
        "{ENVELOPE}\n{}\n{}\n{parallel}\n{{\n",
        empty_plan(),
        empty_plan()
    );
    let folder = Folder::new().with("a.ndjson", text);
    let args = ["check", "-q", "--statistics", "a.ndjson"];
    let run = run_in(&folder, &args);
    let expected = "violations  keyword and place
         2  schema/minLength at /thought/plan
         1  schema/minLength at /agent_turns/*/thought
         1  syntax at the document

     calls     invalid  tool
         4           3  t

     calls     invalid  agent
         4           3  a

5 documents: 1 valid, 4 invalid (";
    assert!(run.stdout.starts_with(expected), "{}", run.stdout);
    let args = ["check", "--format", "json", "--statistics", "a.ndjson"];
    let lines = run_in(&folder, &args).json();
    assert_eq!(lines.len(), 6);
    assert_eq!(
        lines[5],
        json!({"statistics": {
            "violations": [
                {"kind": "schema", "keyword": "minLength", "path": "/thought/plan", "count": 2},
                {"kind": "schema", "keyword": "minLength", "path": "/agent_turns/*/thought", "count": 1},
                {"kind": "syntax", "keyword": null, "path": "", "count": 1},
            ],
            "other_violations": 0,
            "tools": [{"name": "t", "count": 4, "invalid": 3}],
            "agents": [{"name": "a", "count": 4, "invalid": 3}],
        }})
    );
    let args = ["check", "--format", "sarif", "--statistics", "a.ndjson"];
    let run = run_in(&folder, &args);
    assert!(
        run.stderr.starts_with("violations  keyword and place\n"),
        "{}",
        run.stderr
    );
    let valid = run_with(ENVELOPE, &["check", "-q", "--statistics"]);
    assert!(
        valid.stdout.starts_with("\n     calls     invalid  tool\n"),
        "{}",
        valid.stdout
    );
}

// Found by a trial: they were counted by the members of a message that nobody meant.
#[test]
fn statistics_count_what_is_no_message_as_the_report_tells_it() {
    let folder = Folder::new()
        .with("a.json", r#"{"id": 1}"#)
        .with("b.json", r#"{"id": 2, "qty": 0}"#);
    for format in ["human", "concise"] {
        let args = ["check", "--statistics", "--format", format, "."];
        let run = run_in(&folder, &args);
        let all = run.stdout + &run.stderr;
        let table = "violations  keyword and place\n         2  schema at the document\n";
        assert!(all.contains(table), "{all}");
        assert_eq!(all.matches(" at ").count(), 1, "{all}");
    }
    // This report has the members.
    let args = ["check", "--statistics", "--format", "json", "."];
    let lines = run_in(&folder, &args).json();
    let violations = |line: &Value| line["errors"].as_array().unwrap().len() as u64;
    let counts = lines[2]["statistics"]["violations"].as_array().unwrap();
    let counts = counts.iter().map(|one| one["count"].as_u64().unwrap());
    assert_eq!(
        counts.sum::<u64>(),
        violations(&lines[0]) + violations(&lines[1])
    );
}

#[test]
fn statistics_of_very_many_places_are_bounded() {
    let lines: String = (0..1500)
        .map(|index| {
            let line = ENVELOPE.replacen('{', &format!("{{\"x{index}\":1,"), 1);
            line.replace(r#""tool_name":"t""#, &format!(r#""tool_name":"t{index}""#)) + "\n"
        })
        .collect();
    let folder = Folder::new().with("a.ndjson", lines);
    let run = run_in(&folder, &["check", "-q", "--statistics", "a.ndjson"]);
    assert!(
        run.stdout.contains("\n       500  at other places\n"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("\n       500         500  others\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn compressed_files_are_known_by_their_content() {
    let text = format!("{ENVELOPE}\n{}\n", empty_plan());
    let whole = text.as_bytes();
    let (first, second) = whole.split_at(100);
    let mut skipped = [0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3].to_vec();
    skipped.extend(zstd(whole));
    let folder = Folder::new();
    for (name, packed) in [
        ("a.ndjson.gz", gzip(whole)),
        ("b.ndjson.GZ", [gzip(first), gzip(second)].concat()),
        ("c.jsonl.zst", zstd(whole)),
        ("d.jsonl.zst", [zstd(first), zstd(second)].concat()),
        ("e.ndjson", gzip(whole)),
        ("f.ndjson", skipped),
    ] {
        folder.write(&format!("all/{name}"), packed);
    }
    folder.write("all/g.json.gz", gzip(ENVELOPE.as_bytes()));
    folder.write("all/h.json", zstd(ENVELOPE.as_bytes()));
    folder.write("all/i.json.gz", ENVELOPE);
    let run = run_in(&folder, &["check", "--format", "json", "all"]);
    assert_eq!(run.stderr, "");
    let reports = run.json();
    assert_eq!(reports.len(), 15);
    let bad: Vec<_> = reports
        .iter()
        .filter(|report| report["valid"] == false)
        .collect();
    assert_eq!(bad.len(), 6);
    for report in bad {
        assert_eq!(found(whole, report), empty_plan().as_bytes());
    }
    let run = run_with(gzip(whole), &["check", "--ndjson", "-q"]);
    assert!(
        run.stdout.starts_with("2 documents: 1 valid"),
        "{}",
        run.stdout
    );
    #[cfg(feature = "view")]
    assert_eq!(run_in(&folder, &["view", "all", "-o", "page.html"]).code, 1);
}

#[test]
fn a_compressed_file_that_is_cut_off_or_damaged_could_not_be_read() {
    let text = format!("{ENVELOPE}\n").repeat(50);
    let cut = |mut packed: Vec<u8>| {
        packed.truncate(packed.len() - 3);
        packed
    };
    let mut damaged = zstd(text.as_bytes());
    let last = damaged.len() - 1;
    damaged[last] ^= 1;
    let folder = Folder::new();
    let after = [zstd(text.as_bytes()), b"{}\n".to_vec()].concat();
    // A frame of one byte, whose block is of a kind that there is not.
    let inside = vec![0x28, 0xb5, 0x2f, 0xfd, 0x20, 1, 0b111, 0, 0];
    for (name, packed, why) in [
        ("a.ndjson.gz", cut(gzip(text.as_bytes())), ""),
        (
            "b.ndjson.zst",
            cut(zstd(text.as_bytes())),
            "the zstd data ends too soon",
        ),
        (
            "c.ndjson.zst",
            damaged,
            "the checksum of a zstd frame does not match",
        ),
        (
            "d.ndjson.zst",
            vec![0x28, 0xb5, 0x2f, 0xfd],
            "the zstd data ends too soon",
        ),
        ("e.json.gz", cut(gzip(ENVELOPE.as_bytes())), ""),
        (
            "f.ndjson.zst",
            after,
            "expected another zstd frame or the end after one, but found other data",
        ),
        ("g.ndjson.zst", inside, "the zstd data is damaged"),
    ] {
        folder.write(name, packed);
        let run = run_in(&folder, &["check", name]);
        assert_eq!(run.code, 2, "{name}");
        let said = format!("error: {name} could not be read: {why}");
        assert!(run.stderr.starts_with(&said), "{name}: {}", run.stderr);
    }
}

#[test]
fn what_a_compressed_document_has_is_bounded() {
    let folder = Folder::new().with("a.json.gz", gzip(&vec![b' '; 4 << 20]));
    let run = run_in(&folder, &["check", "--max-bytes", "1M", "a.json.gz"]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("error[limit]: "), "{}", run.stdout);
}
