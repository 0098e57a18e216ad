//! The types of every schema of the cases, and a table of how each is read.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use saop_codegen::Settings;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=CASES");
    let cases = PathBuf::from(env::var("CASES")?);
    let definitions = fs::read_to_string(cases.join("_definitions.json"))?;
    let settings = Settings::default()
        .with_house_rules(false)
        .with_document("https://kubernetes.io/api/_definitions.json", definitions);
    let mut sources = BTreeMap::new();
    for entry in fs::read_dir(cases.join("schemas"))? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name")?.to_owned();
        sources.insert(name, fs::read_to_string(&path)?);
    }
    let made = saop_codegen::generate(&sources, &settings).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    })?;
    let types = made.files.get("types.rs").ok_or("types")?;
    let mut entries = String::new();
    for name in sources.keys() {
        let stem = name.trim_end_matches(".json");
        let (_, module) = types.split_once(&format!("pub mod {stem} {{")).ok_or("a module")?;
        // What says the root, now and in earlier commits.
        let calls = ["__rt::open_schema!(", "__rt::message!("];
        let root = calls.iter().find_map(|call| module.split_once(call)?.1.split_once(','));
        let root = root.ok_or("a root")?.0.trim();
        entries += &format!(
            "({name:?}, |raw| saop_schema::parse::<types::{stem}::{root}>(raw).is_ok(), \
             types::{stem}::SCHEMA.text()),"
        );
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (name, text) in made.files {
        fs::write(out.join(name), text)?;
    }
    fs::write(out.join("entries.rs"), format!("&[{entries}]"))?;
    Ok(())
}
