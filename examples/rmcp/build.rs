//! Makes the types of a schema that is taken as it is.

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
    // One letter more than `.json`, so that `saop check examples/` does not take it for a message.
    let text = fs::read_to_string("schemas/order.jsonc")?;
    let sources = BTreeMap::from([("order.json".to_owned(), text)]);
    let made = generate(&sources, &Settings::default().with_house_rules(false));
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
