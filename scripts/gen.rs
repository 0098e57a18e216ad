//! `cargo gen`: refreshes `generated/` from what the build has just made of `schemas/`. The folder holds
//! exactly those files, byte for byte.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let made = Path::new(env!("OUT_DIR"));
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("generated");
    fs::create_dir_all(&committed)?;
    for entry in fs::read_dir(&committed)? {
        let entry = entry?;
        if !made.join(entry.file_name()).exists() {
            fs::remove_file(entry.path())?;
        }
    }
    let mut changed = 0;
    for entry in fs::read_dir(made)? {
        let entry = entry?;
        let text = fs::read(entry.path())?;
        let target = committed.join(entry.file_name());
        if fs::read(&target).ok().as_ref() != Some(&text) {
            fs::write(&target, text)?;
            changed += 1;
        }
    }
    writeln!(std::io::stdout(), "generated/: {changed} files changed")?;
    Ok(())
}
