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
    let made = saop_codegen::python(&sources, &settings)?.into_iter();
    let made = made.map(|(name, text)| {
        let folder = match name.strip_suffix(".rs") {
            Some(_) => "bindings/python/src",
            None => "bindings/python/python/saop",
        };
        (format!("{folder}/{name}"), text)
    });
    Ok(made.collect())
}
