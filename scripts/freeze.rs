//! `cargo freeze`: puts the schemas as they are into `schemas/released/NAME/VERSION.json`, self-contained. What stands
//! there is published and never changes: a version that says something else is an error.

mod released;

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/released");
    let schemas = saop::schemas().iter();
    let schemas = schemas.map(|schema| (schema.name(), schema.version(), schema.text()));
    let frozen = released::freeze(&folder, &schemas.collect::<Vec<_>>())?;
    note_sources(&folder.join("sources"))?;
    writeln!(
        std::io::stdout(),
        "schemas/released/: {frozen} versions new"
    )?;
    Ok(())
}

/// Notes the digests of the schemas' own files, by which a build notices that one has changed.
fn note_sources(path: &Path) -> Result<(), Box<dyn Error>> {
    let mut lines = if path.exists() {
        released::read(path)?
    } else {
        String::new()
    };
    for schema in saop::schemas() {
        let of = format!("{}/{} ", schema.name(), schema.version());
        if !lines.lines().any(|line| line.starts_with(&of)) {
            let digest = released::digest_of(&schema.source().replace("\r\n", "\n"));
            lines.extend([&*of, &digest, "\n"]);
        }
    }
    Ok(fs::write(path, lines)?)
}
