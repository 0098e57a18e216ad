//! What the generator makes for the bindings of other languages, by path in the project. Used by `cargo gen`, and by the test that
//! what is committed is fresh.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use saop_codegen::Settings;

/// Returns each file that is made of `schemas/` for a binding.
pub(crate) fn files(project: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let mut sources = BTreeMap::new();
    for entry in fs::read_dir(project.join("schemas"))? {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str())
            && path
                .extension()
                .is_some_and(|extension| extension == "json")
            && !name.starts_with('.')
        {
            let text = fs::read_to_string(&path)?.replace("\r\n", "\n");
            sources.insert(name.to_owned(), text);
        }
    }
    let mut settings = Settings::default();
    if let Some(text) = sources.remove("settings.json") {
        settings = settings.with_file("settings.json", &text);
    }
    let python = saop_codegen::python(&sources, &settings)?;
    let typescript = saop_codegen::typescript(&sources, &settings)?;
    let python = placed(python, "bindings/python/src", "bindings/python/python/saop");
    let typescript = placed(typescript, "bindings/node/src", "bindings/node/lib");
    Ok(python.chain(typescript).collect())
}

/// Puts what Rust compiles into one folder, and the rest into another.
fn placed(
    made: BTreeMap<String, String>,
    rust: &'static str,
    other: &'static str,
) -> impl Iterator<Item = (String, String)> {
    made.into_iter().map(move |(name, text)| {
        let is_rust = Path::new(&name).extension().is_some_and(|ext| ext == "rs");
        let folder = if is_rust { rust } else { other };
        (format!("{folder}/{name}"), text)
    })
}
