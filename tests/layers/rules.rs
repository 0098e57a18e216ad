//! The rules over a crate's uses, each as a list of what breaks it.
//!
//! Invariant: a rule knows no module by name but `generated`.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources::{Crate, Target};

/// The modules at a crate's root, from the bottom up.
pub(crate) type Rows<'t> = &'t [&'t [&'t str]];

/// Where a module imports from a row above its own, by an item's definition or by a re-export on the way to it.
pub(crate) fn layer_breaches(library: &Crate, rows: Rows<'_>) -> BTreeSet<String> {
    let row = |module: &str| rows.iter().position(|row| row.contains(&module));
    let modules: BTreeSet<&str> = library.modules.keys().map(|place| top(place)).collect();
    let missing = modules.iter().filter(|module| row(module).is_none());
    let stale = rows
        .iter()
        .copied()
        .flatten()
        .filter(|module| !modules.contains(*module));
    let mut breaches: BTreeSet<_> = missing
        .map(|module| format!("expected `{module}` in the list of layers, but found it missing"))
        .chain(stale.map(|module| {
            format!("expected a module `{module}` as in the list of layers, but found none")
        }))
        .collect();
    for one in library.uses() {
        let by = top(&one.by);
        for from in one.through.iter().chain([one.target.module()]) {
            // What generated code names of the root is listed on its own.
            let is_listed = by == "generated" && from.is_empty();
            if top(from) != by && row(top(from)) > row(by) && !is_listed {
                breaches.insert(format!(
                    "expected {} to import from its layer or below, but found `{}` of `{}`",
                    library.modules[&one.by].file,
                    one.target.path(),
                    top(from),
                ));
            }
        }
    }
    breaches
}

/// The first step below the root.
fn top(place: &[String]) -> &str {
    place.first().map_or("lib", String::as_str)
}

/// Which two files each use an item that the other one defines. Re-exports are followed, and count for nothing themselves.
pub(crate) fn circles(one: &Crate) -> Vec<String> {
    let mut used: BTreeMap<(&str, &str), BTreeSet<String>> = BTreeMap::new();
    let all = one.uses();
    for usage in all.iter().filter(|usage| !usage.reexport) {
        let by = one.modules[&usage.by].file.as_str();
        let of = one.modules[usage.target.module()].file.as_str();
        if matches!(usage.target, Target::Item(..)) && by != of {
            used.entry((by, of))
                .or_default()
                .insert(format!("`{}`", usage.target.path()));
        }
    }
    let list = |items: &BTreeSet<String>| items.iter().cloned().collect::<Vec<_>>().join(", ");
    let mut circles = Vec::new();
    for ((a, b), there) in &used {
        if let Some(back) = used.get(&(*b, *a)).filter(|_| a < b) {
            let (there, back) = (list(there), list(back));
            circles.push(format!(
                "expected {a} and {b} not to use each other, but found {a} uses {there} of {b}, and {b} uses {back} of {a}"
            ));
        }
    }
    circles
}

/// What generated code names beside its own types and the prelude: crates, and what is in the crate around it.
pub(crate) fn names_in_generated(code: &Crate) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for spelled in code.modules.values().flat_map(|module| &module.spelled) {
        let first = spelled.path[0].as_str();
        let second = spelled.path.get(1);
        let is_type = first
            .trim_start_matches('_')
            .starts_with(char::is_uppercase);
        if spelled.absolute {
            names.insert(format!("::{first}"));
        } else if let ("crate" | "super" | "self", Some(second)) = (first, second) {
            names.insert(format!("{first}::{second}"));
        } else if spelled.name.is_some()
            || second.is_some() && !is_type && !PRIMITIVES.contains(&first)
        {
            names.insert(first.to_owned());
        }
    }
    names
}

const PRIMITIVES: [&str; 9] = [
    "bool", "f64", "i32", "i64", "str", "u32", "u64", "u8", "usize",
];
