//! Makes the types of `schemas/`, or says what is wrong with it, in the words of cargo.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use saop_codegen::{Settings, generate};

#[allow(
    clippy::print_stdout,
    reason = "this is how a build script speaks to cargo"
)]
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=schemas");
    let mut sources = BTreeMap::new();
    for entry in fs::read_dir("schemas")? {
        let path = entry?.path();
        // The generator knows a schema as NAME.schema.json. These have one letter more, so that `saop check examples/`
        // does not take them for messages; in a project of your own, take every `.json` as it is, so that a file with a
        // wrong name is reported.
        if let Some(name) = path.file_name().and_then(|name| name.to_str())
            && let Some(name) = name.strip_suffix(".schema.jsonc")
        {
            sources.insert(format!("{name}.schema.json"), fs::read_to_string(&path)?);
        }
    }
    let settings = Settings::default()
        .with_id_base("https://example.org/schemas/")
        .with_any_message("Message")
        .with_rule("ticket#/definitions/Visit", "crate::EndsAfterItBegins");
    let made = generate(&sources, &settings);
    let problems = match &made {
        Ok(made) => made.warnings.as_slice(),
        Err(problems) => problems.as_slice(),
    };
    for problem in problems {
        println!("{}", problem.for_cargo("schemas"));
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, text) in made.into_iter().flat_map(|made| made.files) {
        fs::write(out.join(name), text)?;
    }
    Ok(())
}
