//! `cargo freeze`: puts the schemas as they are into `schemas/released/NAME/VERSION.json`, self-contained. What stands
//! there is published and never changes: a version that says something else is an error.

mod released;

use std::collections::BTreeMap;
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

/// Notes the digests of the schemas' own files, by which a build notices that one has changed. What is published is the same schema,
/// which may be spelled otherwise by now.
fn note_sources(path: &Path) -> Result<(), Box<dyn Error>> {
    let known = if path.exists() {
        released::read(path)?
    } else {
        String::new()
    };
    let mut digests: BTreeMap<String, String> = known
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(of, digest)| (of.to_owned(), digest.to_owned()))
        .collect();
    for schema in saop::schemas() {
        let digest = released::digest_of(&schema.source().replace("\r\n", "\n"));
        digests.insert(format!("{}/{}", schema.name(), schema.version()), digest);
    }
    let lines = digests
        .iter()
        .map(|(of, digest)| format!("{of} {digest}\n"));
    Ok(fs::write(path, lines.collect::<String>())?)
}
