// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Point
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsLeft {
    /// The member `x`.
    pub x: i64,
}

__rt::constructors!(TwinsLeft {} (x : i64 as is) []);

__rt::object!(TwinsLeft { required x "x" "\"x\":" });

__rt::open_type!(TwinsLeft, TWINS, 2, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TwinsLeft {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            x: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// Point
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsRight {
    /// The member `y`.
    pub y: ::std::string::String,
}

__rt::constructors!(TwinsRight {} (y : ::std::string::String) []);

__rt::object!(TwinsRight { required y "y" "\"y\":" });

__rt::open_type!(TwinsRight, TWINS, 3, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for TwinsRight {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            y: __rt::arbitrary_text(__u)?,
        })
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Twins {
    /// Point
    pub left: TwinsLeft,
    /// Point
    pub right: TwinsRight,
}

__rt::constructors!(Twins {} (left : TwinsLeft as is, right : TwinsRight as is) []);

__rt::object!(
    Twins { required left "left" "\"left\":" required right "right" "\"right\":" }
);

__rt::open_type!(Twins, TWINS, 1, exact, closed);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Twins {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            left: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            right: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `twins`, self-contained.
    pub const TWINS_SCHEMA: &str = ::std::include_str!("twins.bundled.json");
    /// The text of the file of the schema `twins`.
    pub const TWINS_SCHEMA_SOURCE: &str = ::std::include_str!("twins.schema.json");
    /// The `$id` of the schema `twins`.
    pub const TWINS_SCHEMA_ID: &str = "https://example.org/schemas/twins/1.0.0";
    /// The version of the schema `twins`.
    pub const TWINS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"], numbers(4 I64));

/// The schema `twins`.
pub static TWINS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "twins",
    id: TWINS_SCHEMA_ID,
    version: TWINS_SCHEMA_VERSION,
    title: "Twins",
    description: "A case for the generator.",
    subject: "Twins",
    text: TWINS_SCHEMA,
    source: TWINS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["left", "right"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Twins",
    part: 1,
    one_pass: true,
    check: __rt::check::<Twins>,
});

__rt::message!(Twins, TWINS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&TWINS];
