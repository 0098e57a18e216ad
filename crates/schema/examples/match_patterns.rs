//! Matches patterns: reads lines of JSON, `{"pattern": "…", "strings": ["…"]}`, and writes for each one whether the pattern is taken
//! (`taken`, `invalid`, `backtracking`, `property` or `large`) and which of the strings it matches: `{"verdict": "…", "matches": […]}`.
//! `scripts/verify-patterns.sh` compares them with another engine.

use std::error::Error;
use std::io::{BufRead as _, Write as _, stdin, stdout};

use saop_schema::Pattern;
use saop_schema::pattern::syntax::{Refused, Syntax};
use serde_json::{Value, json};

/// As many states as all patterns of a schema may have.
const MOST_STATES: u64 = 1 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let case: Value = serde_json::from_str(&line?)?;
        let pattern = case["pattern"].as_str().ok_or("a pattern")?;
        let verdict = match Syntax::of(pattern).and_then(|syntax| syntax.check(MOST_STATES)) {
            Ok(()) => "taken",
            Err(Refused::Invalid(_)) => "invalid",
            Err(Refused::Backtracking(_)) => "backtracking",
            Err(Refused::Property(_)) => "property",
            Err(Refused::Large) => "large",
        };
        let compiled = Pattern::of(pattern.to_owned().into());
        let strings = case["strings"].as_array().into_iter().flatten();
        let matches: Vec<bool> = strings
            .filter(|_| verdict == "taken")
            .map(|string| {
                string
                    .as_str()
                    .is_some_and(|string| compiled.is_match(string))
            })
            .collect();
        writeln!(out, "{}", json!({"verdict": verdict, "matches": matches}))?;
    }
    Ok(())
}
