//! What the generator's tests share: folders of schemas, and the settings of each.
//!
//! Invariant: nothing here knows what the generator makes.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use saop_codegen::{Numbers, Settings};

/// The folder of the generator's package, from its own tests and from those of `crates/suite`.
const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../codegen");

/// A folder below `tests/`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(PACKAGE).join("tests").join(name)
}

/// The schemas in a folder, by file name.
pub fn schemas(folder: &Path) -> BTreeMap<String, String> {
    let mut sources = BTreeMap::new();
    for (name, path) in entries(folder) {
        if name.ends_with(".schema.json") {
            sources.insert(name, fs::read_to_string(path).unwrap());
        }
    }
    sources
}

/// What a folder holds, sorted by name.
pub fn entries(folder: &Path) -> BTreeMap<String, PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    read.map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), entry.path()))
        .collect()
}

/// The settings under which a golden case is generated.
pub fn settings(case: &str) -> Settings {
    let settings = Settings::default()
        .with_id_base("https://example.org/schemas/")
        .with_arbitrary(true);
    match case {
        "parts" => settings.with_any_message("Message"),
        "mutual" | "shapes" => settings.with_schemars(true).with_any_message("Message"),
        "rules" => settings
            .with_schemars(true)
            .with_non_exhaustive(true)
            .with_version_member("version")
            .with_any_message("Message")
            .with_rule("booking#", "crate::EndsAfterItBegins")
            .with_rule("booking#/definitions/Slots", "crate::InOrder")
            .with_rule("booking#/definitions/Notes", "crate::NoNoteTwice")
            .with_rule("booking#/definitions/Guest", "crate::Reachable"),
        "hand-written" => settings
            .with_any_message("Message")
            .with_hand_written("batch#/definitions/Pairs", "crate::Pairs"),
        "recursive-rules" => settings
            .with_hand_written("tree#/definitions/Leaves", "crate::Leaves")
            .with_rule("tree#", "crate::HasLeaves"),
        "open-places" => settings
            .with_house_rules(false)
            .with_name("stay#", "HotelStay")
            .with_name("stay#/properties/extent", "Size")
            .with_name("stay#/$defs/room", "Chamber")
            .with_hand_written("stay#/properties/id", "crate::places::Id")
            .with_hand_written("stay#/$defs/note", "crate::places::Remark")
            .with_rule("stay#", "crate::places::BedsForAll")
            .with_rule("stay#/$defs/nights", "crate::places::EndsAfterItBegins")
            .with_rule("stay#/properties/guests", "crate::places::NobodyTwice"),
        "open-objects" => settings
            .with_house_rules(false)
            .with_non_exhaustive(true)
            .with_own_builder("ObjectsClosed"),
        "open-exact" => settings
            .with_house_rules(false)
            .with_numbers(Numbers::Exact),
        open if open.starts_with("open-") => settings.with_house_rules(false),
        _ => settings,
    }
}

/// The settings of the project's own build.
pub fn own_settings() -> Settings {
    let path = Path::new(PACKAGE).join("../../schemas/settings.json");
    Settings::from_json("settings.json", &fs::read_to_string(path).unwrap()).unwrap()
}

/// The project's own schemas.
pub fn own_schemas() -> BTreeMap<String, String> {
    schemas(&Path::new(PACKAGE).join("../../schemas"))
}

/// Whether expectations are to be written instead of compared.
pub fn bless() -> bool {
    env::var_os("SAOP_BLESS").is_some()
}
