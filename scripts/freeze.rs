//! `cargo freeze`: puts the schemas as they are into `schemas/released/NAME/VERSION.json`, self-contained. What stands
//! there is published and never changes: a version that says something else is an error.

mod released;

use std::error::Error;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/released");
    let schemas = saop::schemas().iter();
    let schemas = schemas.map(|schema| (schema.name(), schema.version(), schema.text()));
    let frozen = released::freeze(&folder, &schemas.collect::<Vec<_>>())?;
    let sources = saop::schemas().iter();
    let sources = sources.map(|schema| (schema.name(), schema.version(), schema.source()));
    released::note_sources(&folder, &sources.collect::<Vec<_>>())?;
    writeln!(
        std::io::stdout(),
        "schemas/released/: {frozen} versions new"
    )?;
    Ok(())
}
