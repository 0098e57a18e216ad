//! An answer key: twelve kinds of edit, each made where it applies, with the level, the text and the place that a reviewer would say.
//! SPEC C1, C2, C3. `cargo test` does it to a few schemas; `scripts/verify-diff.sh DIR` to those of a folder.
//!
//! Invariant: what is expected is decided by the kind of the edit and the keywords beside it, before anything is compared.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking, and the script reads what this one prints"
)]

mod edits;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use saop_compat::{Callers, Change, Level, Text, Version, compare, compare_tools};
use saop_tools::ToolList;
use serde_json::{Value, json};

use self::edits::{KINDS, Made};

/// What was found of one edit.
struct Told {
    level: Level,
    text: Text,
    changes: Vec<Change>,
}

fn told(old: &Value, new: &Value, is_tool: bool) -> Result<Told, String> {
    if is_tool {
        let list = |schema: &Value| {
            ToolList::parse(&json!([{"name": "t", "inputSchema": schema}]).to_string())
                .map_err(|error| error.to_string())
        };
        let found = compare_tools(&list(old)?, &list(new)?, Callers::Listed);
        return Ok(Told {
            level: found.level(),
            text: found.text(),
            changes: found
                .tools()
                .iter()
                .flat_map(|tool| tool.changes().iter().map(|(_, change)| change.clone()))
                .collect(),
        });
    }
    let (old, new) = (old.to_string(), new.to_string());
    let found =
        compare(Version::new(&old), Version::new(&new)).map_err(|error| error.to_string())?;
    Ok(Told {
        level: found.level(),
        text: found.text(),
        changes: found.changes().to_vec(),
    })
}

#[derive(Default, Clone, Copy)]
struct Count {
    all: usize,
    right: usize,
    unknown: usize,
    bare: usize,
    /// Edits of schemas that cannot be compared.
    refused: usize,
}

/// Makes every kind of edit of a schema, and compares.
fn edited(
    name: &str,
    schema: &Value,
    is_tool: bool,
    counts: &mut BTreeMap<&'static str, Count>,
    wrong: &mut Vec<String>,
) {
    for kind in KINDS {
        for Made {
            new,
            level,
            text,
            pointer,
        } in edits::made(kind, schema, is_tool)
        {
            let count = counts.entry(kind).or_default();
            let found = match told(schema, &new, is_tool) {
                Ok(found) => found,
                Err(why) => {
                    count.refused += 1;
                    wrong.push(format!("{name}: {kind}: refused: {why}"));
                    continue;
                }
            };
            count.all += 1;
            let has_place = found
                .changes
                .iter()
                .any(|change| change.pointer() == pointer && change.level() == level);
            let is_right = (found.level, found.text) == (level, text) && has_place;
            count.right += usize::from(is_right);
            count.unknown += usize::from(found.level == Level::Unknown);
            let is_shown = found
                .changes
                .iter()
                .any(|change| change.level() == Level::Major && change.witness().is_some());
            count.bare += usize::from(found.level == Level::Major && !is_shown);
            if !is_right {
                let changes: Vec<_> = found
                    .changes
                    .iter()
                    .map(|change| format!("{} {change} {:?}", change.level(), change.witness()))
                    .collect();
                wrong.push(format!(
                    "{name}: {kind}: expected {level}, {text} at {pointer}, but found {}, {}: {}",
                    found.level,
                    found.text,
                    changes.join("; ")
                ));
            }
        }
    }
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "json") {
            found.push(path);
        }
    }
}

// SPEC C1
#[test]
fn edits_are_told_as_a_reviewer_would() {
    let mut counts = BTreeMap::new();
    let mut wrong = Vec::new();
    for (name, schema) in edits::fixtures() {
        for is_tool in [false, true] {
            edited(name, &schema, is_tool, &mut counts, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for kind in KINDS {
        assert!(
            counts.get(kind).is_some_and(|count| count.all > 0),
            "{kind}"
        );
    }
}

// SPEC C1
#[test]
fn edits_of_a_folder_are_told_as_a_reviewer_would() {
    let Some(folder) = std::env::var_os("SAOP_DIFF_KEY") else {
        return;
    };
    let mut paths = Vec::new();
    files(Path::new(&folder), &mut paths);
    let (mut counts, mut wrong) = (BTreeMap::new(), Vec::new());
    let mut schemas = 0;
    let mut slowest = (std::time::Duration::ZERO, String::new());
    for path in &paths {
        let Some(schema) = fs::read_to_string(path)
            .ok()
            .and_then(|text| serde_json::from_str::<Value>(&text).ok())
        else {
            continue;
        };
        if !schema.is_object() {
            continue;
        }
        let name = path
            .strip_prefix(&folder)
            .unwrap()
            .to_string_lossy()
            .into_owned();
        schemas += 1;
        let start = std::time::Instant::now();
        edited(
            &name,
            &schema,
            name.starts_with("tools"),
            &mut counts,
            &mut wrong,
        );
        if std::env::var_os("SAOP_DIFF_TIMES").is_some() {
            println!("{:?} {name}", start.elapsed());
        }
        slowest = slowest.max((start.elapsed(), name));
    }
    for one in &wrong {
        let end = one.char_indices().nth(700).map_or(one.len(), |(at, _)| at);
        println!("{}", &one[..end]);
    }
    let mut sum = Count::default();
    println!(
        "{:24} {:>6} {:>6} {:>8} {:>10}",
        "kind", "edits", "right", "unknown", "no witness"
    );
    for (kind, count) in &counts {
        println!(
            "{kind:24} {:>6} {:>6} {:>8} {:>10}",
            count.all, count.right, count.unknown, count.bare
        );
        sum.all += count.all;
        sum.right += count.right;
        sum.unknown += count.unknown;
        sum.bare += count.bare;
        sum.refused += count.refused;
    }
    let tenths = |part: usize| part * 1000 / sum.all.max(1);
    let percent = |part: usize| format!("{}.{}", tenths(part) / 10, tenths(part) % 10);
    println!(
        "slowest schema, all its edits: {:.1?} ({})",
        slowest.0, slowest.1
    );
    println!(
        "{schemas} schemas, {} edits: {} % as the key says, {} % unknown, {} majors without a witness; {} more are refused",
        sum.all,
        percent(sum.right),
        percent(sum.unknown),
        sum.bare,
        sum.refused
    );
    assert!(sum.all > 0 && tenths(sum.right) >= 950 && tenths(sum.unknown) < 20 && sum.bare == 0);
    println!("diff_ok");
}
