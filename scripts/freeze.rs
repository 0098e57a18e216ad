//! `cargo freeze`: puts the schemas as they are into `schemas/released/NAME/VERSION.json`, self-contained. What stands
//! there is published and never changes: a version that says something else is an error.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let released = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/released");
    let mut frozen = 0;
    for schema in saop::schemas() {
        let folder = released.join(schema.name());
        let path = folder.join(format!("{}.json", schema.version()));
        if path.exists() {
            if fs::read_to_string(&path)?.replace("\r\n", "\n") != schema.bundled() {
                return Err(format!(
                    "expected {} {} as it was published, but found it changed; `cargo test --test compatibility` says \
                     which version it has to have",
                    schema.name(),
                    schema.version()
                )
                .into());
            }
            continue;
        }
        fs::create_dir_all(&folder)?;
        fs::write(&path, schema.bundled())?;
        frozen += 1;
    }
    writeln!(
        std::io::stdout(),
        "schemas/released/: {frozen} versions new"
    )?;
    Ok(())
}
