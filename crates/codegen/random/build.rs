//! Makes random schemas, and code of them.
//!
//! Invariant: `SAOP_SCHEMAS` says how many there are, `SAOP_SEED` which; nothing else decides the output.

use std::path::PathBuf;
use std::{env, fs};

use saop_codegen::Settings;

#[path = "schemas.rs"]
mod schemas;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for file in ["build.rs", "schemas.rs", "scalars.rs"] {
        tell("rerun-if-changed", file);
    }
    let count = setting("SAOP_SCHEMAS", 24)?;
    let seed = setting("SAOP_SEED", 1)?;
    let sources = schemas::random(count, seed);
    let settings = Settings::default().with_id_base("https://example.org/schemas/");
    let made = saop_codegen::generate(&sources, &settings).map_err(|problems| {
        let all: Vec<String> = problems.errors().take(9).map(ToString::to_string).collect();
        format!("a random schema breaks the profile: {}", all.join("\n"))
    })?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, text) in made.files {
        fs::write(out.join(name), text)?;
    }
    let entries: Vec<String> = (0..count)
        .map(|number| format!("entry!(R{number})"))
        .collect();
    fs::write(
        out.join("entries.rs"),
        format!("vec![{}]", entries.join(", ")),
    )?;
    Ok(())
}

/// The value of a variable, or what holds without it.
fn setting(name: &str, otherwise: u64) -> Result<u64, Box<dyn std::error::Error>> {
    tell("rerun-if-env-changed", name);
    match env::var(name) {
        Ok(text) => Ok(text.parse()?),
        Err(_) => Ok(otherwise),
    }
}

/// Speaks to cargo, which listens on standard output.
#[allow(
    clippy::print_stdout,
    reason = "this is how a build script speaks to cargo"
)]
fn tell(key: &str, value: &str) {
    println!("cargo::{key}={value}");
}
