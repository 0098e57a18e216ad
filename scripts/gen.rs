//! `cargo gen`: refreshes what is made of `schemas/` and committed: `generated/`, which holds exactly what the build has
//! just made, byte for byte; `docs/reference/`; the classes of the bindings; and the field tables between the markers of `README.md`.

mod bindings;
mod reference;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let made = Path::new(env!("OUT_DIR"));
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = BTreeMap::new();
    let mut fields = BTreeMap::new();
    for entry in fs::read_dir(made)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let text = fs::read_to_string(entry.path())?;
        if let Some(schema) = name.strip_suffix(".fields.md") {
            fields.insert(schema.to_owned(), text.clone());
        }
        files.insert(name, text);
    }
    refresh(project, "generated", &files)?;
    refresh(project, "docs/reference", &reference::pages(&fields))?;
    for (name, text) in bindings::files(project)? {
        let path = project.join(&name);
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(path, text)?;
            writeln!(std::io::stdout(), "{name}: changed")?;
        }
    }
    let readme = project.join("README.md");
    let text = fs::read_to_string(&readme)?;
    let now = reference::with_tables(&text, &files);
    if now != text {
        fs::write(&readme, now)?;
        writeln!(std::io::stdout(), "README.md: changed")?;
    }
    Ok(())
}

/// Makes a folder hold exactly these files.
fn refresh(
    project: &Path,
    folder: &str,
    files: &BTreeMap<String, String>,
) -> Result<(), Box<dyn Error>> {
    let path = project.join(folder);
    fs::create_dir_all(&path)?;
    for entry in fs::read_dir(&path)? {
        let entry = entry?;
        if !files.contains_key(&*entry.file_name().to_string_lossy()) {
            fs::remove_file(entry.path())?;
        }
    }
    let mut changed = 0;
    for (name, text) in files {
        let target = path.join(name);
        if fs::read_to_string(&target).ok().as_ref() != Some(text) {
            fs::write(&target, text)?;
            changed += 1;
        }
    }
    writeln!(std::io::stdout(), "{folder}/: {changed} files changed")?;
    Ok(())
}
