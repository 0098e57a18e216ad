//! What a caller decides about the output.
//!
//! Invariant: settings hold plain text only; whether it is Rust is checked when it is used, and reported
//! like any other problem.

mod file;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::diagnostics::Diagnostic;

/// Where a setting stands, for what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: Arc<str>,
    text: Arc<str>,
    offset: usize,
}

/// How [`generate`](crate::generate) is to work. The default suits a crate that depends on `saop-schema`.
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
    pub(crate) rules: BTreeMap<String, String>,
    pub(crate) require_descriptions: bool,
    pub(crate) non_exhaustive: bool,
    pub(crate) version_member: Option<String>,
    pub(crate) schemars: bool,
    pub(crate) arbitrary: bool,
    pub(crate) any_message: Option<String>,
    pub(crate) command: String,
    /// Where those stand that are from a file, by name; of hand-written types and rules each by its own.
    places: BTreeMap<String, Place>,
    /// What is wrong with files that were read.
    pub(crate) problems: Vec<Diagnostic>,
    /// Those of which a file is wrong, so that nobody knows what they are meant to be.
    unknown: BTreeSet<&'static str>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            id_base: "https://devs.ai/schemas/".to_owned(),
            runtime: "::saop_schema".to_owned(),
            hand_written: BTreeMap::new(),
            rules: BTreeMap::new(),
            require_descriptions: false,
            non_exhaustive: false,
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
    /// What every `$id` begins with, the last `/` included. Default: `https://devs.ai/schemas/`.
    #[must_use]
    pub fn with_id_base(mut self, base: impl Into<String>) -> Self {
        self.decide("id_base");
        self.id_base = base.into();
        self
    }

    /// The path of the runtime that the generated code calls. Default: `::saop_schema`.
    #[must_use]
    pub fn with_runtime(mut self, path: impl Into<String>) -> Self {
        self.decide("runtime");
        self.runtime = path.into();
        self
    }

    /// Maps a definition (`NAME#/definitions/KEY`), which must be an array, to the hand-written Rust type at `path`. The
    /// type enforces the bounds of the array and states them in its `HandWritten` impl; if they differ from the schema's,
    /// the generated code does not compile. `HandWritten::check` finds violations of rules that no keyword can express.
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

    /// Gives a rule that no keyword states to the type of a schema (`NAME#`) or of a definition (`NAME#/definitions/KEY`), which is
    /// a closed object or an array: the Rust type at `path`, which implements `Rule` over the members or items. The generated type has
    /// private contents, `new`, and an `edit` that asks the rule again.
    #[must_use]
    pub fn with_rule(mut self, place: impl Into<String>, path: impl Into<String>) -> Self {
        let place = place.into();
        self.places.remove(&rule_key(&place));
        self.rules.insert(place, path.into());
        self
    }

    /// Whether a schema or a property without a description is an error. Default: no, it is a warning.
    #[must_use]
    pub fn with_require_descriptions(mut self, yes: bool) -> Self {
        self.decide("require_descriptions");
        self.require_descriptions = yes;
        self
    }

    /// Whether the types are `#[non_exhaustive]`, so that a new optional property or a new value of an `enum` breaks no crate that
    /// uses them. They are then made by `new`, which takes the required members, and by `with_` functions for the others.
    /// Default: no.
    #[must_use]
    pub fn with_non_exhaustive(mut self, yes: bool) -> Self {
        self.decide("non_exhaustive");
        self.non_exhaustive = yes;
        self
    }

    /// The member of a root that says the version of the schema it was written to. Where it is required, `new` fills it in with that
    /// of the `$id`, which it has to accept. Default: none.
    #[must_use]
    pub fn with_version_member(mut self, name: impl Into<String>) -> Self {
        self.decide("version_member");
        self.version_member = Some(name.into());
        self
    }

    /// Whether the types get `schemars::JsonSchema`, behind the feature `schemars` of the crate that
    /// includes them. Default: no.
    #[must_use]
    pub fn with_schemars(mut self, yes: bool) -> Self {
        self.decide("schemars");
        self.schemars = yes;
        self
    }

    /// Whether the types get `arbitrary::Arbitrary`, behind the feature `arbitrary` of the crate that includes them,
    /// which has to switch on the feature `arbitrary` of `saop-schema`. A hand-written type then has to have it too.
    /// Default: no.
    #[must_use]
    pub fn with_arbitrary(mut self, yes: bool) -> Self {
        self.decide("arbitrary");
        self.arbitrary = yes;
        self
    }

    /// Makes an enum of this name over every message. Default: none is made.
    #[must_use]
    pub fn with_any_message(mut self, name: impl Into<String>) -> Self {
        self.decide("any_message");
        self.any_message = Some(name.into());
        self
    }

    /// The command that the generated files name as the way to make them anew. Default: `cargo build`.
    #[must_use]
    pub fn with_command(mut self, command: impl Into<String>) -> Self {
        self.decide("command");
        self.command = command.into();
        self
    }

    /// Takes a setting as decided by the caller, whatever a file says of it.
    fn decide(&mut self, name: &str) {
        self.places.remove(name);
        self.unknown.remove(name);
    }

    /// What `$id`s begin with, if that is known.
    pub(crate) fn base(&self) -> Option<&str> {
        let base = Some(self.id_base.as_str()).filter(|_| self.knows("id_base"));
        base.filter(|base| base.ends_with('/') && !base.contains('#'))
    }

    /// Whether it is known what a setting is meant to be.
    pub(crate) fn knows(&self, name: &str) -> bool {
        !self.unknown.contains(name)
    }
}

/// What the place of a rule in a file is kept under; a hand-written type has that of its definition.
pub(crate) fn rule_key(place: &str) -> String {
    format!("rules {place}")
}
