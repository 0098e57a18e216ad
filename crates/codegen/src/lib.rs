//! Turns a set of JSON Schemas into everything that depends on them: Rust types with strict decoders,
//! self-contained schemas, field tables and a fuzz dictionary.
//!
//! # Guarantees
//!
//! The schemas conform to a *profile*: a subset of Draft-07 that the generated code enforces exactly. A keyword outside
//! it is an error that names it, with file, line and column; nothing is silently dropped. For schemas that conform to
//! the profile, the generated decoders accept what the schema accepts.
//!
//! # The profile
//!
//! - A file is called `NAME.schema.json` and declares Draft-07; its `$id` is `BASE/NAME/MAJOR.MINOR.PATCH`; its root
//!   has a `title` and is a closed object.
//! - An object is closed (`additionalProperties: false`), a map (`additionalProperties` is a schema, and there are no
//!   `properties`) or free-form (neither). `required` names only properties.
//! - A string may have `minLength`, `maxLength`, `pattern` and `format`, which is an annotation. A pattern has the
//!   meaning that ECMA-262 defines for the `u` flag, as JSON Schema recommends. It may use what a linear-time engine
//!   matches exactly in that way: literals, `\d \w \s` and their negations, classes, groups, `|`, `* + ? {n,m}`, `^`
//!   and `$`. It covers the whole string, from `^` to `$`, or marks an end as open with `[\s\S]*`, because JSON Schema
//!   searches for a pattern anywhere. It is compiled once here, so that it cannot fail to compile when it is used.
//! - An integer may have any of the four bounds and `multipleOf`; it is a `u64` if no negative one is allowed,
//!   otherwise an `i64`, and every rule is decided exactly. So may a number, if an `f64` holds the bounds; its
//!   `multipleOf` is decided in decimal.
//! - `enum` and `const` are scalars of any type, with or without `type`.
//! - `type` may be one type and `null`, or list two or more of string, number, boolean and null.
//! - An array states what its `items` are, and may have `minItems`, `maxItems` and `uniqueItems`; the last one only if
//!   items hold no `number` and no free-form object, since some formats make different ones equal. A hand-written type
//!   may stand for an array ([`Settings::with_hand_written`]); it states what it enforces.
//! - `oneOf` lists closed objects that require one property with a different string `const` in each.
//! - `$ref` names a whole schema by its `$id`, or `#/definitions/KEY` of this or another schema. A type may be
//!   recursive, in a `Box` if it needs one, if its cycle passes through a member of an object and a finite value
//!   exists: a member may be absent or `null`, an array empty, another branch taken. Such a message has at most 128
//!   levels.
//! - `title`, `description`, `examples`, `default` and `$comment` may occur anywhere and do not affect what is
//!   accepted. An example must be accepted by its schema.
//!
//! # In your own `build.rs`
//!
//! ```no_run
//! use std::collections::BTreeMap;
//! use std::path::PathBuf;
//! use std::{env, fs};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     println!("cargo::rerun-if-changed=schemas");
//!     let mut sources = BTreeMap::new();
//!     for entry in fs::read_dir("schemas")? {
//!         let path = entry?.path();
//!         if let Some(name) = path.file_name().and_then(|name| name.to_str())
//!             && name.ends_with(".json")
//!         {
//!             sources.insert(name.to_owned(), fs::read_to_string(&path)?);
//!         }
//!     }
//!     let mut settings = saop_codegen::Settings::default();
//!     if let Some(text) = sources.remove("settings.json") {
//!         settings = settings.with_file("settings.json", &text);
//!     }
//!     let made = saop_codegen::generate(&sources, &settings);
//!     let problems = match &made {
//!         Ok(made) => made.warnings.as_slice(),
//!         Err(problems) => problems.as_slice(),
//!     };
//!     for problem in problems {
//!         println!("{}", problem.for_cargo("schemas"));
//!     }
//!     let out = PathBuf::from(env::var("OUT_DIR")?);
//!     for (name, text) in made.into_iter().flat_map(|made| made.files) {
//!         fs::write(out.join(name), text)?;
//!     }
//!     Ok(())
//! }
//! ```
//!
//! and in the crate, which depends on `saop-schema`:
//!
//! ```text
//! // schemas/settings.json: {"id_base": "https://example.org/schemas/", "any_message": "Message"}
//! mod messages {
//!     include!(concat!(env!("OUT_DIR"), "/types.rs"));
//! }
//! ```
//!
//! # Features
//!
//! - `generate`: [`generate()`], for build scripts. Without it, there is only [`check`], which is what a linter needs.
//!
//! # The stages
//!
//! `load` (text to trees with positions) and `check` (the profile, and the names of types) are lints. Neither
//! depends on a later stage. Both examine everything that earlier problems do not make meaningless, so that all problems are
//! reported at once: schemas are checked even if the schema that contains them has a problem, and the value of a misspelled keyword
//! only if it may hold schemas. If there is no problem, `bundle` puts all schemas into one text, `layout` and `emit` make the
//! types, as they do for schemas without house rules. All of it is pure: same input, same output, no files.

#![cfg_attr(
    not(feature = "generate"),
    allow(
        dead_code,
        unused_imports,
        reason = "what the emitters need is there without them"
    )
)]

#[cfg(feature = "generate")]
mod any_schema;
mod bundle;
mod check;
mod diagnostics;
mod documents;
#[cfg(feature = "generate")]
mod emit;
mod explain;
mod graph;
#[cfg(feature = "generate")]
mod house;
mod json;
mod keywords;
#[cfg(feature = "generate")]
mod layout;
mod load;
mod names;
#[cfg(feature = "generate")]
mod output;
mod profile;
mod reading;
mod report;
mod settings;

use std::collections::BTreeMap;

#[cfg(all(doctest, feature = "generate"))]
mod mismatch;

pub use diagnostics::{Code, Diagnostic, Diagnostics, Fix, Severity};
pub use explain::{Explanation, Part, explain, explanations};
pub use profile::profile;
pub use settings::{Numbers, Settings};

/// Generates every file for a set of schemas, or returns all problems with them.
///
/// `sources` maps file names (`NAME.schema.json`) to their texts. [`Generated::files`] maps file names to texts:
/// `types.rs`, to be `include!`d; for each schema `NAME.schema.json`, `NAME.bundled.json` and `NAME.fields.md`;
/// `schemas.json`, which has all of them; and `saop.dict`. All of them belong in one folder, because `types.rs` includes the others.
///
/// # Errors
///
/// Fails if a schema violates the profile, or a setting does not fit. The error holds every problem, including
/// warnings, sorted by file and position.
///
/// ```
/// use std::collections::BTreeMap;
///
/// let schema = r##"{
///   "$schema": "http://json-schema.org/draft-07/schema#",
///   "$id": "https://devs.ai/schemas/ping/1.0.0",
///   "title": "Ping",
///   "type": "object",
///   "additionalProperties": false,
///   "description": "Asks whether anybody is there.",
///   "properties": { "note": { "description": "Anything.", "type": "string", "minLenght": 1 } }
/// }"##;
/// let sources = BTreeMap::from([("ping.schema.json".to_owned(), schema.to_owned())]);
/// let settings = saop_codegen::Settings::default();
///
/// let problems = saop_codegen::generate(&sources, &settings).unwrap_err();
/// assert_eq!(
///     problems.to_string(),
///     "ping.schema.json:8:75: SCH007: expected a keyword of the profile, but found `minLenght`; \
///      did you mean `minLength`?"
/// );
///
/// let sources = BTreeMap::from([("ping.schema.json".to_owned(), schema.replace("Lenght", "Length"))]);
/// let generated = saop_codegen::generate(&sources, &settings)?;
/// assert!(generated.warnings.is_empty());
/// assert!(generated.files["types.rs"].contains("pub struct Ping"));
/// # Ok::<(), saop_codegen::Diagnostics>(())
/// ```
#[cfg(feature = "generate")]
pub fn generate(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<Generated, Diagnostics> {
    if !settings.house_rules {
        let (files, warnings) = any_schema::generate(sources, settings)?;
        return Ok(Generated { files, warnings });
    }
    let mut stages = Stages::run(sources, settings);
    stages.report.list = Diagnostics::sorted(stages.report.list)?;
    let files = output::files(
        &stages.documents,
        &stages.schemas,
        &stages.names,
        settings,
        &mut stages.report,
    );
    let warnings = Diagnostics::sorted(stages.report.list)?;
    Ok(Generated { files, warnings })
}

/// Generates the classes of Python for a set of schemas that keep the house rules: `types.rs`, which a binding compiles,
/// `_types.py`, which names them, and `_types.pyi`, their declarations. The same layout makes them that makes the Rust types of [`generate`].
///
/// # Errors
///
/// Same as [`generate`].
#[cfg(feature = "generate")]
pub fn python(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<BTreeMap<String, String>, Diagnostics> {
    binding(emit::python::files, sources, settings)
}

/// Generates the types of TypeScript for a set of schemas that keep the house rules: `types.rs`, which a binding compiles, and
/// `messages.ts`, with the types and the readers that make values of what the binding packs. The same layout makes them that makes the Rust
/// types of [`generate`].
///
/// # Errors
///
/// Same as [`generate`].
#[cfg(feature = "generate")]
pub fn typescript(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<BTreeMap<String, String>, Diagnostics> {
    binding(emit::typescript::files, sources, settings)
}

#[cfg(feature = "generate")]
fn binding(
    emit: output::Binding,
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> Result<BTreeMap<String, String>, Diagnostics> {
    let mut stages = Stages::run(sources, settings);
    stages.report.list = Diagnostics::sorted(stages.report.list)?;
    let files = output::binding(
        emit,
        &stages.documents,
        &stages.schemas,
        &stages.names,
        settings,
        &mut stages.report,
    );
    Diagnostics::sorted(stages.report.list)?;
    Ok(files)
}

/// The output for a set of schemas.
#[cfg(feature = "generate")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Generated {
    /// Texts by file name.
    pub files: BTreeMap<String, String>,
    /// Possible improvements to the schemas, sorted by file and position.
    pub warnings: Vec<Diagnostic>,
}

/// Returns all problems with a set of schemas, including warnings, sorted by file and position, and generates nothing. Without
/// house rules that takes the feature `generate`; without it, the rules of the profile are checked all the same.
/// `generate` rejects schemas with a problem that is a [`Severity::Error`]. A file with a name other than
/// `NAME.schema.json` is a problem, too.
#[must_use]
pub fn check(sources: &BTreeMap<String, String>, settings: &Settings) -> Vec<Diagnostic> {
    #[cfg(feature = "generate")]
    if !settings.house_rules {
        let made = any_schema::generate(sources, settings);
        return made.map_or_else(|problems| problems.0, |(_, warnings)| warnings);
    }
    let problems = Diagnostics::sorted(Stages::run(sources, settings).report.list);
    problems.unwrap_or_else(|problems| problems.0)
}

/// Returns each schema that `generate` accepts as it would be published, by the name of its file: self-contained, with the definitions
/// of the others that it refers to. SPEC E5.
#[must_use]
pub fn bundled(
    sources: &BTreeMap<String, String>,
    settings: &Settings,
) -> BTreeMap<String, String> {
    let Stages {
        documents, names, ..
    } = Stages::run(sources, settings);
    let list = documents.list.iter().enumerate();
    list.map(|(index, document)| {
        let text = bundle::bundle(&documents, &names, index);
        (document.file.clone(), text)
    })
    .collect()
}

/// Returns a schema that was published before as bundling spells it today: other words for the same are no change of it. SPEC E6.
#[must_use]
pub fn rebundled(schema: &str, settings: &Settings) -> String {
    let file = "published.schema.json".to_owned();
    let mut all = bundled(
        &BTreeMap::from([(file.clone(), schema.to_owned())]),
        settings,
    );
    all.remove(&file).unwrap_or_else(|| schema.to_owned())
}

/// The result of the stages before the emitters, for a set of schemas.
struct Stages {
    documents: documents::Documents,
    schemas: Vec<self::check::Schema>,
    names: self::check::TargetNames,
    report: report::Report,
}

impl Stages {
    fn run(sources: &BTreeMap<String, String>, settings: &Settings) -> Self {
        let mut report = report::Report::default();
        self::check::check_settings(sources, settings, &mut report);
        let mut documents = load::load(sources, settings.base(), &mut report);
        let problems = reading::read(&mut documents);
        let (schemas, names) = self::check::check(&documents, &problems, settings, &mut report);
        let ids = documents.list.iter();
        let ids = ids
            .map(|document| (&*document.file, &*document.id))
            .collect();
        let report = report.without_consequences(sources, &ids);
        Self {
            documents,
            schemas,
            names,
            report,
        }
    }
}
