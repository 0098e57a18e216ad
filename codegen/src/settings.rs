//! What a caller decides about the output.
//!
//! Invariant: settings hold plain text only; whether it is Rust is checked when it is used, and reported
//! like any other problem.

mod file;

use std::collections::BTreeMap;

/// How [`generate`](crate::generate) is to work. The default suits a crate that depends on `saop`.
///
/// ```
/// let settings = saop_codegen::Settings::default()
///     .with_id_base("https://example.org/schemas/")
///     .with_union_name("MyMessage");
/// # let _ = settings;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub(crate) id_base: String,
    pub(crate) runtime: String,
    pub(crate) hand_written: BTreeMap<String, String>,
    pub(crate) require_descriptions: bool,
    pub(crate) schemars: bool,
    pub(crate) arbitrary: bool,
    pub(crate) union_name: Option<String>,
    pub(crate) command: String,
    /// The file that they are from.
    origin: Option<file::Origin>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            id_base: "https://devs.ai/schemas/".to_owned(),
            runtime: "::saop::rt".to_owned(),
            hand_written: BTreeMap::new(),
            require_descriptions: false,
            schemars: false,
            arbitrary: false,
            union_name: None,
            command: "cargo build".to_owned(),
            origin: None,
        }
    }
}

impl Settings {
    /// What every `$id` begins with, the last `/` included. Default: `https://devs.ai/schemas/`.
    #[must_use]
    pub fn with_id_base(mut self, base: impl Into<String>) -> Self {
        self.id_base = base.into();
        self
    }

    /// The path of the runtime that the generated code calls. Default: `::saop::rt`.
    #[must_use]
    pub fn with_runtime(mut self, path: impl Into<String>) -> Self {
        self.runtime = path.into();
        self
    }

    /// Says that a definition (`NAME#/definitions/KEY`), which is an array, is the Rust type at `path`,
    /// written by hand. The type enforces the bounds of the array, and says so in its `CrossField`: the generated
    /// code does not compile where that states other bounds than the schema. A rule that no keyword states is `CrossField::CHECK`; without one it is
    /// `RuleCheck::NONE`.
    #[must_use]
    pub fn with_hand_written(
        mut self,
        definition: impl Into<String>,
        path: impl Into<String>,
    ) -> Self {
        self.hand_written.insert(definition.into(), path.into());
        self
    }

    /// Whether a schema or a property without a description is an error. Default: no, it is a warning.
    #[must_use]
    pub fn with_require_descriptions(mut self, yes: bool) -> Self {
        self.require_descriptions = yes;
        self
    }

    /// Whether the types get `schemars::JsonSchema`, behind the feature `schemars` of the crate that
    /// includes them. Default: no.
    #[must_use]
    pub fn with_schemars(mut self, yes: bool) -> Self {
        self.schemars = yes;
        self
    }

    /// Whether the types get `arbitrary::Arbitrary`, behind the feature `arbitrary` of the crate that includes them,
    /// which has to switch on the feature `arbitrary` of `saop`. A hand-written type then has to have it too.
    /// Default: no.
    #[must_use]
    pub fn with_arbitrary(mut self, yes: bool) -> Self {
        self.arbitrary = yes;
        self
    }

    /// Makes an enum of this name over every message. Default: none is made.
    #[must_use]
    pub fn with_union_name(mut self, name: impl Into<String>) -> Self {
        self.union_name = Some(name.into());
        self
    }

    /// The command that the generated files name as the way to make them anew. Default: `cargo build`.
    #[must_use]
    pub fn with_command(mut self, command: impl Into<String>) -> Self {
        self.command = command.into();
        self
    }
}
