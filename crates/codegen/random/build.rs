//! Makes random schemas, and code of them.
//!
//! Invariant: `SAOP_SCHEMAS` says how many there are, `SAOP_SEED` which; nothing else decides the output.

use std::path::{Path, PathBuf};
use std::{env, fs};

use saop_codegen::Settings;

#[path = "any.rs"]
mod any;
#[allow(dead_code, reason = "the tests make documents")]
#[path = "numbers.rs"]
mod numbers;
#[allow(dead_code, reason = "the tests of the engine have further uses of it")]
#[path = "../../../tests/oracle/random_schema.rs"]
mod random_schema;
#[path = "schemas.rs"]
mod schemas;
#[allow(dead_code, reason = "the fuzzer has further uses of it")]
#[path = "../../../tests/oracle/tape.rs"]
mod tape;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let oracle = "../../../tests/oracle";
    for file in [
        "build.rs",
        "schemas.rs",
        "scalars.rs",
        "any.rs",
        "numbers.rs",
        oracle,
    ] {
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
    any_schemas(&out, count, seed)
}

/// Schemas over every keyword of every dialect, those of numbers, and code of them.
fn any_schemas(out: &Path, count: u64, seed: u64) -> Result<(), Box<dyn std::error::Error>> {
    let any = (0..count).map(|number| {
        let choices = any::choices(seed, number, 0);
        let schema = random_schema::Make::new(tape::Tape::new(&choices)).root();
        (format!("any{number}.json"), schema.to_string())
    });
    let of_numbers = (0..count).map(|number| {
        let schema = numbers::schema(seed, number);
        (format!("numbers{number}.json"), schema.to_string())
    });
    let settings = Settings::default().with_house_rules(false);
    let made = saop_codegen::generate(&any.chain(of_numbers).collect(), &settings)?;
    let out = out.join("any");
    fs::create_dir_all(&out)?;
    for (name, text) in made.files {
        fs::write(out.join(name), text)?;
    }
    for (file, module, ty) in [
        ("entries.rs", "any", "Any"),
        ("numbers.rs", "numbers", "Numbers"),
    ] {
        let entries: Vec<String> = (0..count)
            .map(|number| format!("entry!({module}{number} {ty}{number})"))
            .collect();
        fs::write(out.join(file), format!("vec![{}]", entries.join(", ")))?;
    }
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
