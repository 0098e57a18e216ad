//! A caller's settings for the output.
//!
//! Invariant: settings hold only plain text; whether it is Rust is checked when it is used, and reported like any other
//! problem.

mod file;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use saop_schema::resolve_reference;

use crate::diagnostics::{Code, Diagnostic};

/// The place of a setting, for problems with it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: Arc<str>,
    text: Arc<str>,
    offset: usize,
}

/// How the types of schemas without house rules hold numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// As Rust's numbers: an integer as an `i64` or a `u64`, so that a larger one is refused, and a number as the nearest `f64`,
    /// unless rounding could break a rule. `1.0` may come back as `1`, and `1` as `1.0`.
    #[default]
    Nearest,
    /// By their digits: an integer as a `JsonInteger` of any size, a number as a `JsonNumber`. Both come back as they were spelled.
    Exact,
}

/// The settings of [`generate`](crate::generate). The default suits a crate that depends on `saop-schema`.
///
/// ```
/// let settings = saop_codegen::Settings::default()
///     .with_id_base("https://example.org/schemas/")
///     .with_any_message("MyMessage");
/// # let _ = settings;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
pub struct Settings {
    pub(crate) id_base: String,
    pub(crate) runtime: String,
    pub(crate) hand_written: BTreeMap<String, String>,
    pub(crate) released: BTreeMap<String, String>,
    pub(crate) rules: BTreeMap<String, String>,
    pub(crate) names: BTreeMap<String, String>,
    pub(crate) forbid_untyped: bool,
    pub(crate) house_rules: bool,
    pub(crate) dialect: Option<String>,
    pub(crate) assert_formats: bool,
    pub(crate) numbers: Numbers,
    pub(crate) fuzz: Option<String>,
    pub(crate) documents: BTreeMap<String, String>,
    pub(crate) source_uris: BTreeMap<String, String>,
    pub(crate) require_descriptions: bool,
    pub(crate) non_exhaustive: bool,
    pub(crate) builders: bool,
    pub(crate) own_builders: BTreeSet<String>,
    pub(crate) version_member: Option<String>,
    pub(crate) schemars: bool,
    pub(crate) arbitrary: bool,
    pub(crate) any_message: Option<String>,
    pub(crate) command: String,
    /// The places of settings from a file, by name; each hand-written type and each rule has its own.
    places: BTreeMap<String, Place>,
    /// Problems with the files that were read.
    pub(crate) problems: Vec<Diagnostic>,
    /// Settings with an error in a file, so that it is unclear what they are meant to be.
    unknown: BTreeSet<&'static str>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            id_base: "https://devs.ai/schemas/".to_owned(),
            runtime: "::saop_schema".to_owned(),
            hand_written: BTreeMap::new(),
            released: BTreeMap::new(),
            rules: BTreeMap::new(),
            names: BTreeMap::new(),
            forbid_untyped: false,
            house_rules: true,
            dialect: None,
            assert_formats: false,
            numbers: Numbers::Nearest,
            fuzz: None,
            documents: BTreeMap::new(),
            source_uris: BTreeMap::new(),
            require_descriptions: false,
            non_exhaustive: false,
            builders: false,
            own_builders: BTreeSet::new(),
            version_member: None,
            schemars: false,
            arbitrary: false,
            any_message: None,
            command: "cargo build".to_owned(),
            places: BTreeMap::new(),
            problems: Vec::new(),
            unknown: BTreeSet::new(),
        }
    }
}

impl Settings {
    /// Sets the prefix of every `$id`, including the last `/`. Default: `https://devs.ai/schemas/`.
    #[must_use]
    pub fn with_id_base(mut self, base: impl Into<String>) -> Self {
        self.decide("id_base");
        self.id_base = base.into();
        self
    }

    /// Sets the path of the runtime that the generated code calls. Default: `::saop_schema`.
    #[must_use]
    pub fn with_runtime(mut self, path: impl Into<String>) -> Self {
        self.decide("runtime");
        self.runtime = path.into();
        self
    }

    /// Maps a definition (`NAME#/definitions/KEY`), which must be an array, to the hand-written Rust type at `path`. The
    /// type enforces the bounds of the array and states them in its `HandWritten` impl; if they differ from the schema's,
    /// the generated code does not compile. A rule that no keyword
    /// can express is its `HandWritten::Rule`.
    ///
    /// Without house rules the place is any (`NAME#/pointer`), and the type any that implements serde's traits, `Clone`, `Debug` and
    /// `PartialEq`. The schema checks what it reads and makes; what it refuses although the schema takes it is a violation
    /// `unrepresentable`. SPEC S5.
    #[must_use]
    pub fn with_hand_written(
        mut self,
        definition: impl Into<String>,
        path: impl Into<String>,
    ) -> Self {
        let definition = definition.into();
        self.places.remove(&definition);
        self.hand_written.insert(definition, path.into());
        self
    }

    /// Adds a rule that no keyword expresses to the type of a schema (`NAME#`) or of a definition
    /// (`NAME#/definitions/KEY`), which must be a closed object or an array. The Rust type at `path` implements `Rule`
    /// over the members or items. The generated type has private contents, `new`, and an `edit` that checks the rule
    /// again. Without house rules the place is any (`NAME#/pointer`). SPEC S5.
    #[must_use]
    pub fn with_rule(mut self, place: impl Into<String>, path: impl Into<String>) -> Self {
        let place = place.into();
        self.places.remove(&rule_key(&place));
        self.rules.insert(place, path.into());
        self
    }

    /// Sets the name of the type for a place of a schema (`NAME#/pointer`), without house rules. Default: the key of its definition, its
    /// title, or what it is part of. SPEC S1, S5.
    #[must_use]
    pub fn with_name(mut self, place: impl Into<String>, name: impl Into<String>) -> Self {
        let place = place.into();
        self.places.remove(&name_key(&place));
        self.names.insert(place, name.into());
        self
    }

    /// Sets whether a place without a type of its own (`SCH031`) is an error, without house rules. Default: no, it is a warning.
    #[must_use]
    pub fn with_forbid_untyped(mut self, yes: bool) -> Self {
        self.decide("forbid_untyped");
        self.forbid_untyped = yes;
        self
    }

    /// Sets whether schemas follow the profile, which suits those that one writes oneself. Without it, schemas are taken
    /// as they are: any dialect, any file name that ends in `.json`, any `$id` or none. Each gets a module of its own, and
    /// of the other settings only `runtime`, `command`, `dialect`, `assert_formats`, `numbers`, `fuzz`, `names`, `hand_written`, `rules`,
    /// `forbid_untyped`, `non_exhaustive`, `builders` and the documents count. Default: yes. SPEC S1.
    #[must_use]
    pub fn with_house_rules(mut self, yes: bool) -> Self {
        self.decide("house_rules");
        self.house_rules = yes;
        self
    }

    /// Sets the dialect of the schemas, whichever `$schema` they name, without house rules: `draft-04`, `draft-06`, `draft-07`,
    /// `2019-09` or `2020-12`. Default: as `$schema` says, `draft-07` without one.
    #[must_use]
    pub fn with_dialect(mut self, dialect: impl Into<String>) -> Self {
        self.decide("dialect");
        self.dialect = Some(dialect.into());
        self
    }

    /// Sets whether `format` is asserted, without house rules; see `CompileOptions::with_assert_formats` of `saop-schema`.
    /// Default: no. SPEC S3.
    #[must_use]
    pub fn with_assert_formats(mut self, yes: bool) -> Self {
        self.decide("assert_formats");
        self.assert_formats = yes;
        self
    }

    /// Sets how numbers are held, without house rules. Default: [`Numbers::Nearest`]. SPEC S2.
    #[must_use]
    pub fn with_numbers(mut self, numbers: Numbers) -> Self {
        self.decide("numbers");
        self.numbers = numbers;
        self
    }

    /// Adds a cargo-fuzz project in `fuzz/`, without house rules: for each schema a target, a dictionary and seeds. `runtime` is the folder
    /// of `saop-schema`, absolute or as seen from there; if it is empty, the published crate is used. Default: none. SPEC S6.
    #[must_use]
    pub fn with_fuzz(mut self, runtime: impl Into<String>) -> Self {
        self.decide("fuzz");
        self.fuzz = Some(runtime.into());
        self
    }

    /// Adds a document that schemas may refer to, without house rules: its URI, and its text. Nothing is ever fetched.
    #[must_use]
    pub fn with_document(mut self, uri: impl Into<String>, text: impl Into<String>) -> Self {
        let (uri, _) = resolve_reference("", &uri.into());
        self.documents.insert(uri, text.into());
        self
    }

    /// Returns what every `$id` begins with, if house rules are on.
    #[must_use]
    pub fn id_base(&self) -> Option<&str> {
        self.house_rules.then_some(&self.id_base)
    }

    /// Returns the name of the dialect that is set, if one is.
    #[must_use]
    pub fn dialect(&self) -> Option<&str> {
        self.dialect.as_deref()
    }

    /// Says by which other URI, beside that of its file and its own, schemas without house rules may refer to a source: the URI, and
    /// the file's name. Its meaning must not depend on which of them it is.
    #[must_use]
    pub fn with_source_uri(mut self, uri: impl Into<String>, file: impl Into<String>) -> Self {
        let (uri, _) = resolve_reference("", &uri.into());
        self.source_uris.insert(uri, file.into());
        self
    }

    /// Says that a schema is published, and the text of its latest version: of two that have the same, such as one discriminator, the other
    /// one is reported, and members that are required since then are warned of.
    #[must_use]
    pub fn with_released(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.released.insert(name.into(), text.into());
        self
    }

    /// Sets whether a schema or a property without a description is an error. Default: no, it is a warning.
    #[must_use]
    pub fn with_require_descriptions(mut self, yes: bool) -> Self {
        self.decide("require_descriptions");
        self.require_descriptions = yes;
        self
    }

    /// Sets whether the types are `#[non_exhaustive]`, so that a new optional property or a new value of an `enum` does
    /// not break crates that use them. Values are then made with `new`, which takes the required members, and with
    /// `with_` functions for the others. Default: no.
    #[must_use]
    pub fn with_non_exhaustive(mut self, yes: bool) -> Self {
        self.decide("non_exhaustive");
        self.non_exhaustive = yes;
        self
    }

    /// Sets whether each struct has a builder (`T::builder`, of type `TBuilder`), which names every member that is set,
    /// takes what converts to its type, and checks when it is built. Default: no.
    #[must_use]
    pub fn with_builders(mut self, yes: bool) -> Self {
        self.decide("builders");
        self.builders = yes;
        self.own_builders.clear();
        self
    }

    /// Generates builders, but none for the type of this name, which has one of its own.
    #[must_use]
    pub fn with_own_builder(mut self, name: impl Into<String>) -> Self {
        self.decide("builders");
        self.builders = true;
        self.own_builders.insert(name.into());
        self
    }

    /// Sets the root member that states the schema version that a message was written to. If it is required, `new`
    /// fills it in with the version of the `$id`, which the member must accept. Default: none.
    #[must_use]
    pub fn with_version_member(mut self, name: impl Into<String>) -> Self {
        self.decide("version_member");
        self.version_member = Some(name.into());
        self
    }

    /// Sets whether the types implement `schemars::JsonSchema`, behind the feature `schemars` of the crate that
    /// includes them. Default: no.
    #[must_use]
    pub fn with_schemars(mut self, yes: bool) -> Self {
        self.decide("schemars");
        self.schemars = yes;
        self
    }

    /// Sets whether the types implement `arbitrary::Arbitrary`, behind the feature `arbitrary` of the crate that
    /// includes them, which must enable the feature `arbitrary` of `saop-schema`. A hand-written type must then
    /// implement it, too. Default: no.
    #[must_use]
    pub fn with_arbitrary(mut self, yes: bool) -> Self {
        self.decide("arbitrary");
        self.arbitrary = yes;
        self
    }

    /// Generates an enum of this name over every message. Default: none.
    #[must_use]
    pub fn with_any_message(mut self, name: impl Into<String>) -> Self {
        self.decide("any_message");
        self.any_message = Some(name.into());
        self
    }

    /// Sets the command that the generated files name as the way to regenerate them. Default: `cargo build`.
    #[must_use]
    pub fn with_command(mut self, command: impl Into<String>) -> Self {
        self.decide("command");
        self.command = command.into();
        self
    }

    /// Discards what a file stated about a setting, because it is set again.
    fn decide(&mut self, name: &str) {
        self.places.remove(name);
        self.unknown.remove(name);
    }

    /// Returns a warning for each setting of a file that has no effect with, or without, house rules.
    pub(crate) fn without_effect(&self) -> impl Iterator<Item = Diagnostic> {
        const HOUSE: [&str; 6] = [
            "id_base",
            "require_descriptions",
            "any_message",
            "version_member",
            "schemars",
            "arbitrary",
        ];
        const OPEN: [&str; 6] = [
            "dialect",
            "assert_formats",
            "numbers",
            "fuzz",
            "names",
            "forbid_untyped",
        ];
        let (names, value) = if self.house_rules {
            (&OPEN[..], "false")
        } else {
            (&HOUSE[..], "true")
        };
        let set = names.iter().filter(|name| self.places.contains_key(**name));
        set.map(move |name| {
            let message = format!(
                "expected `{name}` beside `\"house_rules\": {value}`, but found it where it has no effect"
            );
            self.problem(Code::Setting, name, &message).warning()
        })
    }

    /// Returns the prefix of `$id`s, if it is known.
    pub(crate) fn base(&self) -> Option<&str> {
        let base = Some(self.id_base.as_str()).filter(|_| self.knows("id_base"));
        base.filter(|base| base.ends_with('/') && !base.contains('#'))
    }

    /// Returns whether it is known what a setting is meant to be.
    pub(crate) fn knows(&self, name: &str) -> bool {
        !self.unknown.contains(name)
    }
}

/// Returns the key for the place of a name in a file.
pub(crate) fn name_key(place: &str) -> String {
    format!("names {place}")
}

/// Returns the key for the place of a rule in a file; a hand-written type has that of its definition.
pub(crate) fn rule_key(place: &str) -> String {
    format!("rules {place}")
}
