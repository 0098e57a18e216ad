//! Turns a set of JSON Schemas into everything that depends on them: Rust types with strict decoders,
//! self-contained schemas, field tables and a fuzz dictionary.
//!
//! # What it promises
//!
//! The schemas keep a *profile*: a part of Draft-07 that the generated code enforces exactly. A keyword
//! outside it is an error that names it, with file, line and column; nothing is silently dropped. For what
//! keeps the profile, the generated decoders accept what the schema accepts.
//!
//! # The profile
//!
//! - A file is called `NAME.schema.json` and says that it is Draft-07; its `$id` is
//!   `BASE/NAME/MAJOR.MINOR.PATCH`; its root has a `title` and is a closed object.
//! - An object is closed (`additionalProperties: false`), a map (`additionalProperties` is a schema, and there
//!   are no `properties`) or free-form (neither). `required` names properties only.
//! - A string may have `minLength`, `maxLength`, `pattern` and `format`, which is an annotation. A pattern means
//!   what ECMA-262 says with the `u` flag, as JSON Schema recommends. It uses what a linear-time engine matches exactly so:
//!   literals, `\d \w \s` and their negations, classes, groups, `|`, `* + ? {n,m}`, `^` and `$`. It holds the whole string, from `^` to `$`,
//!   or says that an end is open, with `[\s\S]*`: JSON Schema looks for a pattern anywhere. It is compiled here once, so that it cannot fail to compile where it is used.
//! - An integer may have any of the four bounds and `multipleOf`; it is a `u64` where no negative one is allowed, else an `i64`,
//!   and every rule is decided exactly. So may a number, where an `f64` holds the bounds; its `multipleOf` is decided in decimal.
//! - `enum` and `const` are scalars of any type, with or without `type`.
//! - `type` may be one type and `null`, or list two or more of string, number, boolean and null.
//! - An array says what its `items` are, and may have `minItems`, `maxItems` and `uniqueItems`; the last one where items hold no
//!   `number` and no free-form object, of which formats make some alike. A hand-written type may stand for an array
//!   ([`Settings::with_hand_written`]); it states what it enforces.
//! - `oneOf` lists closed objects that require one property which is another string `const` in each.
//! - `$ref` names a whole schema by its `$id`, or `#/definitions/KEY` of this or another schema. A type may
//!   be recursive, in a `Box` where it needs one, if the way back goes through a member of an object and a value can end: a member
//!   may be absent or `null`, an array empty, another branch taken. Such a message has at most 128 levels.
//! - `title`, `description`, `examples`, `default` and `$comment` may stand anywhere and change nothing. An example is one
//!   that its schema accepts.
//!
//! # In a `build.rs` of your own
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
//! - `generate`: [`generate()`], for build scripts. Without it there is [`check`] alone, which is what a linter needs.
//!
//! # The stages
//!
//! `load` (text to trees with positions), `check` (the profile), `lower` (names; the IR). None knows the one after it. All three look
//! at everything that no problem found before makes meaningless, so that all problems are shown at once: schemas are looked at
//! whatever is wrong with what holds them, and the value of a misspelled keyword only where it may hold schemas. Where there
//! is no problem, then the emitters, each of which reads the IR alone, and `bundle`, which reads the sources, and of the
//! stages only the names and which integers are unsigned. All of it is pure: same input, same output, no files.

#![cfg_attr(
    not(feature = "generate"),
    allow(
        dead_code,
        unused_imports,
        reason = "what the emitters need is there without them"
    )
)]

#[cfg(feature = "generate")]
mod bundle;
mod check;
mod diagnostics;
mod documents;
#[cfg(feature = "generate")]
mod emit;
mod graph;
mod ir;
mod json;
mod keywords;
mod load;
mod lower;
mod names;
#[cfg(feature = "generate")]
mod output;
mod profile;
mod report;
mod settings;

use std::collections::BTreeMap;

#[cfg(all(doctest, feature = "generate"))]
mod mismatch;

pub use diagnostics::{Code, Diagnostic, Diagnostics, Severity};
pub use profile::profile;
pub use settings::Settings;

/// Generates every file for a set of schemas, or says all that is wrong with them.
///
/// `sources` maps file names (`NAME.schema.json`) to their texts. [`Generated::files`] maps file names to texts:
/// `types.rs`, to be `include!`d; for each schema `NAME.schema.json`, `NAME.bundled.json`,
/// `NAME.validation.json` and `NAME.fields.md`; and `saop.dict`. All of them belong in one folder, as `types.rs`
/// includes the others.
///
/// # Errors
///
/// Where a schema breaks the profile, or a setting does not fit: every problem, warnings among them, sorted by file and
/// position.
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
    let mut stages = Stages::run(sources, settings);
    stages.report.list = Diagnostics::sorted(stages.report.list)?;
    let files = output::files(
        &stages.documents,
        &stages.model,
        &stages.names,
        settings,
        &mut stages.report,
    );
    let warnings = Diagnostics::sorted(stages.report.list)?;
    Ok(Generated { files, warnings })
}

/// What is made of a set of schemas.
#[cfg(feature = "generate")]
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Generated {
    /// Texts by file name.
    pub files: BTreeMap<String, String>,
    /// What could be better about the schemas, sorted by file and position.
    pub warnings: Vec<Diagnostic>,
}

/// Says all that is wrong with a set of schemas, or could be better, sorted by file and position, and generates nothing.
/// `generate` refuses those of which a problem is a [`Severity::Error`]. A file of another name than `NAME.schema.json` is
/// wrong, too.
#[must_use]
pub fn check(sources: &BTreeMap<String, String>, settings: &Settings) -> Vec<Diagnostic> {
    let problems = Diagnostics::sorted(Stages::run(sources, settings).report.list);
    problems.unwrap_or_else(|problems| problems.0)
}

/// What the stages before the emitters make of a set of schemas.
struct Stages {
    documents: documents::Documents,
    model: ir::Model,
    names: lower::TargetNames,
    report: report::Report,
}

impl Stages {
    fn run(sources: &BTreeMap<String, String>, settings: &Settings) -> Self {
        let mut report = report::Report::default();
        self::check::check_settings(sources, settings, &mut report);
        let documents = load::load(sources, settings.base(), &mut report);
        let checked = self::check::check(&documents, settings, &mut report);
        self::check::check_examples(&documents, &checked, &mut report);
        let (model, names) = lower::lower(&documents, &checked, settings, &mut report);
        Self {
            documents,
            model,
            names,
            report,
        }
    }
}
