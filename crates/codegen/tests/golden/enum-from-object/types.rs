// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// How it went.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum StateStatus {
    /// The value `success`.
    Success,
    /// The value `error`.
    Error,
    /// The value `in-progress`.
    InProgress,
    /// The value `1st`.
    X1st,
    /// The empty string.
    X,
}

__rt::string_enum!(
    StateStatus { Success "success" Error "error" InProgress "in-progress" X1st "1st" X
    "" }
);

__rt::open_type!(StateStatus, STATE, 2, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for StateStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// How it went.
    pub status: StateStatus,
}

__rt::constructors!(State {} (status : StateStatus as is) []);

__rt::object!(State { required status "status" "\"status\":" });

__rt::open_type!(State, STATE, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for State {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `state`, self-contained.
    pub const STATE_SCHEMA: &str = ::std::include_str!("state.bundled.json");
    /// The text of the file of the schema `state`.
    pub const STATE_SCHEMA_SOURCE: &str = ::std::include_str!("state.schema.json");
    /// The `$id` of the schema `state`.
    pub const STATE_SCHEMA_ID: &str = "https://example.org/schemas/state/1.0.0";
    /// The version of the schema `state`.
    pub const STATE_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `state`.
pub static STATE: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "state",
    id: STATE_SCHEMA_ID,
    version: STATE_SCHEMA_VERSION,
    title: "State",
    description: "A case for the generator.",
    subject: "State",
    text: STATE_SCHEMA,
    source: STATE_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["status"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/State",
    part: 1,
    one_pass: true,
    check: __rt::check::<State>,
});

__rt::message!(State, STATE);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&STATE];
