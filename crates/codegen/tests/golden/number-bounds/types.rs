// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// From 0 to 1, both included.
///
/// Valid under `{"type": "number", "minimum": 0, "maximum": 1}`.
pub type BoundsShare = __rt::CheckedF64<schema_rules::BoundsShare>;

/// Strictly between -1.5 and 1e3.
///
/// Valid under `{"type": "number", "exclusiveMinimum": -1.5, "exclusiveMaximum": 1000.0}`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoundsOpen {
    __inner: __rt::JsonNumber,
}

__rt::open_display!(BoundsOpen);

__rt::open_number!(BoundsOpen, JsonNumber);

__rt::open_checked!(BoundsOpen, __rt::JsonNumber, BOUNDS, 3);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for BoundsOpen {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_number::<schema_rules::BoundsOpen>(__u)
            .and_then(|__inner| {
                Self::__keep(__inner)
                    .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
            })
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Bounds {
    /// From 0 to 1, both included.
    pub share: BoundsShare,
    /// Strictly between -1.5 and 1e3.
    pub open: ::std::option::Option<BoundsOpen>,
    /// The member `any`.
    pub any: ::std::option::Option<__rt::FiniteF64>,
}

__rt::constructors!(
    Bounds {} (share : BoundsShare as is) [with_open open : BoundsOpen as is, with_any
    any : __rt::FiniteF64 as is]
);

__rt::object!(
    Bounds { required share "share" "\"share\":" optional open "open" "\"open\":"
    optional any "any" "\"any\":" }
);

__rt::open_type!(Bounds, BOUNDS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Bounds {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            share: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            open: __rt::arbitrary_option(
                __u,
                <BoundsOpen as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            any: __rt::arbitrary_option(
                __u,
                <__rt::FiniteF64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        NumberRule BoundsShare { MINIMUM 0.0, MAXIMUM 1.0 } NumberRule BoundsOpen {
        EXCLUSIVE_MINIMUM - 1.5, EXCLUSIVE_MAXIMUM 1000.0 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `bounds`, self-contained.
    pub const BOUNDS_SCHEMA: &str = ::std::include_str!("bounds.bundled.json");
    /// The text of the file of the schema `bounds`.
    pub const BOUNDS_SCHEMA_SOURCE: &str = ::std::include_str!("bounds.schema.json");
    /// The `$id` of the schema `bounds`.
    pub const BOUNDS_SCHEMA_ID: &str = "https://example.org/schemas/bounds/1.0.0";
    /// The version of the schema `bounds`.
    pub const BOUNDS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(2 F64 4 F64));

/// The schema `bounds`.
pub static BOUNDS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "bounds",
    id: BOUNDS_SCHEMA_ID,
    version: BOUNDS_SCHEMA_VERSION,
    title: "Bounds",
    description: "A case for the generator.",
    subject: "Bounds",
    text: BOUNDS_SCHEMA,
    source: BOUNDS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["share", "open", "any"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Bounds",
    part: 1,
    one_pass: false,
    check: __rt::check::<Bounds>,
});

__rt::message!(Bounds, BOUNDS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&BOUNDS];
