//! The tables of layers, as DESIGN.md shows them.
//!
//! Invariant: what is outside of the markers stays as it is.

use crate::crates::Allowed;
use crate::rules::Rows;

const OPENING: &str =
    "<!-- Made from tests/layers/main.rs: `SAOP_BLESS=1 cargo test -p saop --test layers`. -->\n";
const CLOSING: &str = "<!-- end -->";

/// The document with these tables between its markers.
pub(crate) fn with_layers(page: &str, layers: &str) -> String {
    let (before, after) = page.split_once(OPENING).expect("the opening marker");
    let (_, after) = after.split_once(CLOSING).expect("the closing marker");
    format!("{before}{OPENING}\n{layers}\n{CLOSING}{after}")
}

/// A table of the crates, and a list of the modules of each library by name.
pub(crate) fn layers(crates: &[Allowed], libraries: &[(String, Rows<'_>)]) -> String {
    let mut lines = vec![
        "| Crate | What it is | Depends on |".to_owned(),
        "| --- | --- | --- |".to_owned(),
    ];
    lines.extend(crates.iter().map(row));
    let modules =
        "The modules of a library, from the bottom up; those in parentheses may know each other:";
    lines.extend([String::new(), modules.to_owned(), String::new()]);
    lines.extend(libraries.iter().map(|(name, rows)| modules_of(name, rows)));
    lines.join("\n") + "\n"
}

fn row(one: &Allowed) -> String {
    let mut others = Vec::new();
    if !one.normal.is_empty() {
        others.push(listed(one.normal));
    }
    if !one.build.is_empty() {
        others.push(format!("to build, {}", listed(one.build)));
    }
    let (name, about, others) = (one.name, one.about, others.join("; "));
    format!("| `{name}` | {about} | {others} |").replace("|  |", "| |")
}

fn modules_of(library: &str, rows: Rows<'_>) -> String {
    let rows = rows.iter().filter(|row| **row != ["lib"]);
    let rows = rows.map(|row| match row {
        [only] => listed(&[*only]),
        several => format!("({})", listed(several)),
    });
    format!("- `{library}`: {}.", rows.collect::<Vec<_>>().join(", "))
}

fn listed(names: &[&str]) -> String {
    let names = names.iter().map(|name| format!("`{name}`"));
    names.collect::<Vec<_>>().join(", ")
}
