//! SPEC D1: what README.md and the pages of `docs/` say is true. JSON blocks are checked, the outputs beside them are
//! compared with what the library finds, field tables are those of `generated/`, and links lead somewhere. The Rust blocks
//! are doctests. `cargo gen` writes the field tables anew.

#![cfg(test)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use saop::{Limits, Position, TypeSchema, Violation};
use saop_schema::Error;
use serde_json::Value;

#[path = "../scripts/reference.rs"]
mod reference;

/// A fenced block: what stands behind the fence, and the text between the fences.
struct Block {
    info: String,
    text: String,
    place: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.replace("\r\n", "\n")
}

/// Read once, so that no test sees the file while another writes it.
fn readme() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| read(&root().join("README.md")))
}

/// README.md and the pages that continue it, in the order of reading.
fn pages() -> Vec<(&'static str, String)> {
    let more = [
        "docs/library.md",
        "docs/command.md",
        "docs/guarantees.md",
        "docs/error-recovery.md",
    ];
    let more = more.map(|page| (page, read(&root().join(page))));
    std::iter::once(("README.md", readme().to_owned()))
        .chain(more)
        .collect()
}

/// The blocks of all pages, each with the page.
fn all_blocks() -> Vec<Block> {
    let pages = pages();
    let all = pages.iter().flat_map(|(page, text)| blocks(page, text));
    all.collect()
}

fn blocks(page: &'static str, text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(info)) => {
                open = Some(Block {
                    info: info.to_owned(),
                    text: String::new(),
                    place: format!("{page}:{number}"),
                });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "expected every block to end");
    blocks
}

fn verdict(block: &Block) -> (&'static TypeSchema, Result<(), Error>) {
    let schema = saop::likeliest(block.text.as_bytes())
        .unwrap_or_else(|| panic!("{}: expected JSON", block.place));
    (
        schema,
        schema.check(block.text.as_bytes(), &Limits::default()),
    )
}

fn violations(block: &Block) -> Vec<Violation> {
    verdict(block)
        .1
        .expect_err("an invalid block")
        .violations()
        .to_vec()
}

/// What a frame of the command shows of a violation: label, words, line and column, path.
type Frame = (String, String, Position, String);

fn expected_frame(violation: &Violation) -> Frame {
    (
        violation
            .keyword()
            .unwrap_or(violation.kind().as_str())
            .to_owned(),
        violation.message().to_owned(),
        violation.position().expect("a position"),
        violation.instance_path().to_owned(),
    )
}

/// Reads the frames back from the command's output.
fn frames(output: &str) -> Vec<Frame> {
    output
        .split("error[")
        .skip(1)
        .map(|frame| {
            let mut lines = frame.lines();
            let (label, message) = lines
                .next()
                .and_then(|line| line.split_once("]: "))
                .expect("a title");
            let mut place = lines.next().expect("a place").rsplit(':');
            let mut number = || -> usize {
                let text = place.next().expect("line and column");
                text.parse().expect("a number")
            };
            let column = number();
            let line = number();
            let caret = lines
                .find(|line| line.contains(" ^"))
                .expect("a line of carets");
            let path = caret.rsplit('^').next().expect("a path").trim();
            (
                label.to_owned(),
                message.to_owned(),
                Position { line, column },
                path.to_owned(),
            )
        })
        .collect()
}

// SPEC D1
#[test]
fn json_blocks_are_what_they_are_said_to_be() {
    let (mut valid, mut invalid) = (0, 0);
    for block in all_blocks() {
        match block.info.as_str() {
            "json" => {
                let (schema, outcome) = verdict(&block);
                assert!(
                    outcome.is_ok(),
                    "{}: expected a valid {}, but found {outcome:?}",
                    block.place,
                    schema.name()
                );
                valid += 1;
            }
            "json invalid" => {
                assert!(
                    verdict(&block).1.is_err(),
                    "{}: expected an invalid message",
                    block.place
                );
                invalid += 1;
            }
            "rust" | "text" | "toml" | "yaml" | "console" | "json report" | "mermaid" => {}
            other => panic!(
                "{}: expected a known block, but found {other:?}",
                block.place
            ),
        }
    }
    assert!(
        valid >= 3 && invalid >= 1,
        "{valid} valid, {invalid} invalid"
    );
}

// SPEC D1
#[test]
fn outputs_are_what_the_library_finds() {
    let blocks = all_blocks();
    let mut compared = 0;
    let mut last_invalid = None;
    for (block, next) in blocks.iter().zip(blocks.iter().skip(1)) {
        if block.info == "json invalid" {
            let expected: Vec<_> = violations(block).iter().map(expected_frame).collect();
            assert_eq!(next.info, "text", "{}: the output comes next", next.place);
            let found = frames(&next.text);
            if std::env::var_os("SAOP_BLESS").is_some() {
                bless(next, &found, &expected);
            } else {
                assert_eq!(found, expected, "{}", next.place);
            }
            let bytes = format!("({} bytes in ", block.text.len());
            assert!(next.text.contains(&bytes), "{}: {bytes}", next.place);
            last_invalid = Some(block);
            compared += 1;
        }
        if next.info == "json report" {
            let message = last_invalid.expect("an invalid block before the report");
            assert_report(next, message);
            compared += 1;
        }
    }
    assert!(compared >= 3, "{compared} compared");
}

/// Writes the messages of the library into the document.
fn bless(output: &Block, found: &[Frame], expected: &[Frame]) {
    let (file, _) = output.place.rsplit_once(':').expect("a file and a line");
    let path = root().join(file);
    let mut text = read(&path);
    for ((_, found, ..), (_, expected, ..)) in found.iter().zip(expected) {
        text = text.replace(found, expected);
    }
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn assert_report(report: &Block, message: &Block) {
    let report: Value = serde_json::from_str(&report.text).expect("the report is JSON");
    assert_eq!(report["valid"], false);
    assert_eq!(report["type"], verdict(message).0.name());
    let expected: Vec<Value> = violations(message)
        .iter()
        .map(|violation| {
            let at = violation.position().expect("a position");
            serde_json::json!({
                "kind": violation.kind().as_str(),
                "path": violation.instance_path(),
                "keyword": violation.keyword(),
                "message": violation.message(),
                "line": at.line,
                "column": at.column,
            })
        })
        .collect();
    assert_eq!(report["errors"], Value::Array(expected));
}

/// What `cargo gen` puts between the markers.
fn tables() -> BTreeMap<String, String> {
    let folder = root().join("generated");
    let names = saop::schemas()
        .iter()
        .map(|schema| format!("{}.fields.md", schema.name()));
    names
        .map(|name| (name.clone(), read(&folder.join(name))))
        .collect()
}

// SPEC D1
#[test]
fn field_tables_are_those_of_the_schemas() {
    let text = readme();
    let count = text.matches("<!-- generated: ").count();
    assert_eq!(count, 1, "the envelope's; the others are in the reference");
    assert!(
        text == reference::with_tables(text, &tables()),
        "expected README.md to hold the tables of generated/, but found others; run `cargo gen`"
    );
    let wrong = text.replacen("| yes |", "| no |", 1);
    assert!(wrong != text && reference::with_tables(&wrong, &tables()) == text);
}

// SPEC D1
#[test]
fn every_schema_has_its_page_in_the_reference() {
    let fields = tables().into_iter().map(|(name, table)| {
        let schema = name.strip_suffix(".fields.md").unwrap_or(&name);
        (schema.to_owned(), table)
    });
    let pages = reference::pages(&fields.collect());
    let folder = root().join("docs/reference");
    let found: BTreeMap<_, _> = fs::read_dir(&folder)
        .expect("there is a reference")
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            (name.into_owned(), read(&path))
        })
        .collect();
    assert!(found.len() == saop::schemas().len() + 1);
    let stale: Vec<_> = pages
        .keys()
        .chain(found.keys())
        .filter(|name| pages.get(*name) != found.get(*name))
        .collect();
    assert!(
        stale.is_empty(),
        "docs/reference/ does not fit schemas/: {stale:?} differ; run `cargo gen`"
    );
}

// SPEC D1
#[test]
fn readme_has_at_most_20_kilobytes() {
    assert!(readme().len() <= 20 << 10, "{} bytes", readme().len());
}

/// Every document of the project.
fn documents(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        if path.is_dir() {
            let skipped = ["target", "node_modules", "corpus", "work"];
            if !name.starts_with('.') && !skipped.contains(&&*name) {
                documents(&path, found);
            }
        } else if name.ends_with(".md") && !name.ends_with(".fields.md") {
            found.push(path);
        }
    }
}

/// The anchors of a document's headings, as they are made on the web.
fn anchors(text: &str) -> Vec<String> {
    let mut in_block = false;
    let mut anchors = Vec::new();
    for line in text.lines() {
        in_block ^= line.trim_start().starts_with("```");
        if !in_block && let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = heading.chars().filter_map(|c| match c {
                ' ' => Some('-'),
                c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
                _ => None,
            });
            anchors.push(kept.collect());
        }
    }
    anchors
}

// SPEC D1
#[test]
fn links_and_anchors_lead_somewhere() {
    let mut found = Vec::new();
    documents(&root(), &mut found);
    assert!(found.len() > 20, "{} documents", found.len());
    let (mut followed, mut anchored) = (0, 0);
    let mut broken = Vec::new();
    for document in &found {
        let folder = document.parent().expect("a folder");
        let text = read(document);
        let mut in_block = false;
        let words = text.lines().filter(|line| {
            in_block ^= line.trim_start().starts_with("```");
            !in_block
        });
        let words: Vec<&str> = words.collect();
        for target in words
            .join("\n")
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            if target.contains("://") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = if file.is_empty() {
                document.clone()
            } else {
                folder.join(file)
            };
            followed += 1;
            anchored += usize::from(!anchor.is_empty());
            let leads = path.exists()
                && (anchor.is_empty() || anchors(&read(&path)).iter().any(|one| one == anchor));
            if !leads {
                broken.push(format!("{}: {target}", document.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(
        followed > 100 && anchored > 10,
        "{followed} links, {anchored} anchors"
    );
}
