// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Twins {
    pub left: TwinsLeft,
    pub right: TwinsRight,
}

__rt::constructors!(Twins {} (left : TwinsLeft, right : TwinsRight) []);

__rt::described!(Twins, TWINS, "", ["left", "right"]);

impl __rt::Decode for Twins {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"left\":", &mut __f0)?;
        __rt::field(__r, "\"right\":", &mut __f1)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                _ => __rt::set(__r, &mut __f1)?,
            }
        }
        ::std::result::Result::Ok(Self {
            left: __rt::required(__f0)?,
            right: __rt::required(__f1)?,
        })
    }
}

impl __rt::serde::Serialize for Twins {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 2)?;
        __m.member("left", &self.left)?;
        __m.member("right", &self.right)?;
        __m.end()
    }
}

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

/// The type of `/properties/left`.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsLeft {
    pub x: i64,
}

__rt::constructors!(TwinsLeft {} (x : i64) []);

__rt::described!(TwinsLeft, TWINS, "/properties/left", ["x"]);

impl __rt::Decode for TwinsLeft {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"x\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self { x: __rt::required(__f0)? })
    }
}

impl __rt::serde::Serialize for TwinsLeft {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("x", &self.x)?;
        __m.end()
    }
}

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

/// The type of `/properties/right`.
#[derive(Clone, Debug, PartialEq)]
pub struct TwinsRight {
    pub y: ::std::string::String,
}

__rt::constructors!(TwinsRight {} (y : ::std::string::String) []);

__rt::described!(TwinsRight, TWINS, "/properties/right", ["y"]);

impl __rt::Decode for TwinsRight {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"y\":", &mut __f0)?;
        while !__r.close_object() {
            __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
            __rt::set(__r, &mut __f0)?;
        }
        ::std::result::Result::Ok(Self { y: __rt::required(__f0)? })
    }
}

impl __rt::serde::Serialize for TwinsRight {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(__s, 1)?;
        __m.member("y", &self.y)?;
        __m.end()
    }
}

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
    validation: ::std::include_str!("twins.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["left", "right"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Twins>,
});

__rt::message!(Twins, TWINS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&TWINS];
