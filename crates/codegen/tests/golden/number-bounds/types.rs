// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Bounds {
    /// From 0 to 1, both included.
    pub share: BoundsShare,
    /// Strictly between -1.5 and 1e3.
    pub open: ::std::option::Option<BoundsOpen>,
    pub any: ::std::option::Option<__rt::FiniteF64>,
}

__rt::constructors!(
    Bounds {} (share : BoundsShare) [with_open open : BoundsOpen, with_any any :
    __rt::FiniteF64]
);

__rt::described!(Bounds, BOUNDS, "", ["share", "open", "any"]);

impl __rt::Decode for Bounds {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"share\":", &mut __f0)?;
        __rt::field(__r, "\"open\":", &mut __f1)?;
        __rt::field(__r, "\"any\":", &mut __f2)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                _ => __rt::set(__r, &mut __f2)?,
            }
        }
        ::std::result::Result::Ok(Self {
            share: __rt::required(__f0)?,
            open: __f1,
            any: __f2,
        })
    }
}

impl __rt::serde::Serialize for Bounds {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.open.is_some()) + usize::from(self.any.is_some()),
        )?;
        __m.member("share", &self.share)?;
        __m.optional("open", &self.open)?;
        __m.optional("any", &self.any)?;
        __m.end()
    }
}

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

/// From 0 to 1, both included.
pub type BoundsShare = __rt::CheckedF64<schema_rules::BoundsShare>;

/// Strictly between -1.5 and 1e3.
pub type BoundsOpen = __rt::CheckedF64<schema_rules::BoundsOpen>;

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
    validation: ::std::include_str!("bounds.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["share", "open", "any"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Bounds>,
});

__rt::message!(Bounds, BOUNDS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&BOUNDS];
