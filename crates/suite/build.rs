//! Makes types of every schema of the suite.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use saop_codegen::{Numbers, Settings};
use serde_json::Value;

#[allow(dead_code, reason = "each of its users needs a part")]
#[path = "src/files.rs"]
mod files;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    #[allow(
        clippy::print_stdout,
        reason = "this is how a build script speaks to cargo"
    )]
    for path in ["build.rs", "src/files.rs", "suite"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let suite = Path::new("suite");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut entries = String::new();
    for (folder, dialect, numbers) in [
        ("draft7", "draft-07", Numbers::Nearest),
        ("draft2020-12", "2020-12", Numbers::Exact),
    ] {
        for formats in [false, true] {
            let mut settings = Settings::default()
                .with_house_rules(false)
                .with_dialect(dialect)
                .with_numbers(numbers)
                .with_assert_formats(formats);
            for (uri, text) in files::remotes(suite)? {
                settings = settings.with_document(uri, text);
            }
            let mut sources = BTreeMap::new();
            let mut modules = Vec::new();
            let asserted = if formats { "formats" } else { "other" };
            let name = format!("{}_{asserted}", folder.replace('-', "_"));
            for (number, (file, group, schema)) in
                groups(suite, folder, formats)?.into_iter().enumerate()
            {
                // What is refused, the test at run time lists.
                let one = format!("g{number}.json");
                let alone = BTreeMap::from([(one.clone(), schema.clone())]);
                if saop_codegen::generate(&alone, &settings).is_err() {
                    continue;
                }
                sources.insert(one, schema);
                modules.push((file, group, number));
            }
            let made = saop_codegen::generate(&sources, &settings)?;
            let types = made.files.get("types.rs").map_or("", String::as_str);
            for (file, group, number) in modules {
                let (_, module) = types
                    .split_once(&format!("pub mod g{number} {{"))
                    .ok_or("a schema has no module")?;
                let (_, root) = module
                    .split_once("__rt::open_schema!(")
                    .ok_or("no type of the root")?;
                let (root, _) = root.split_once(',').ok_or("no type of the root")?;
                let root = root.trim();
                writeln!(
                    entries,
                    "({file:?}, {group}, &{name}::g{number}::SCHEMA as &saop_schema::TypeSchema, \
                     |raw, limits| saop_schema::parse_with::<{name}::g{number}::{root}>(raw, limits)\
                     .map(|value| saop_schema::serialize(&value)), \
                     || saop_schema::schemars::schema_for!({name}::g{number}::{root})),"
                )?;
            }
            let folder = out.join(&name);
            fs::create_dir_all(&folder)?;
            for (file, text) in made.files {
                fs::write(folder.join(file), text)?;
            }
        }
    }
    fs::write(out.join("entries.rs"), format!("vec![{entries}]"))?;
    Ok(())
}

/// The file of a group, the number in it, and the schema.
type Group = (String, usize, String);

/// Every group of a folder.
fn groups(
    suite: &Path,
    folder: &str,
    formats: bool,
) -> Result<Vec<Group>, Box<dyn std::error::Error>> {
    let tests = suite.join("tests");
    let mut all = Vec::new();
    for path in files::files(&tests.join(folder))? {
        let file = path.strip_prefix(&tests)?.display().to_string();
        if file.contains("/format/") != formats {
            continue;
        }
        let groups: Vec<Value> = serde_json::from_str(&fs::read_to_string(&path)?)?;
        for (number, group) in groups.iter().enumerate() {
            let schema = group.get("schema").map(ToString::to_string);
            all.push((file.clone(), number, schema.unwrap_or_default()));
        }
    }
    Ok(all)
}
