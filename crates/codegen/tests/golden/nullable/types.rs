// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nullables {
    pub text: __rt::Nullable<::std::string::String>,
    /// Three characters, or null.
    pub short: ::std::option::Option<__rt::Nullable<NullablesShort>>,
    pub count: __rt::Nullable<u64>,
    pub level: ::std::option::Option<__rt::Nullable<NullablesLevel>>,
    pub share: ::std::option::Option<__rt::Nullable<NullablesShare>>,
    pub flag: ::std::option::Option<__rt::Nullable<bool>>,
    pub part: ::std::option::Option<__rt::Nullable<NullablesPart>>,
    pub free: ::std::option::Option<__rt::Nullable<__rt::JsonObject>>,
    pub map: ::std::option::Option<__rt::Nullable<__rt::Map<__rt::Nullable<i64>>>>,
    pub list: ::std::option::Option<
        __rt::Nullable<::std::vec::Vec<__rt::Nullable<::std::string::String>>>,
    >,
    pub color: ::std::option::Option<__rt::Nullable<NullablesColor>>,
    /// A size, or null.
    pub shared: ::std::option::Option<Maybe>,
}

__rt::constructors!(
    Nullables {} (text : __rt::Nullable < ::std::string::String >, count : __rt::Nullable
    < u64 >) [with_short short : __rt::Nullable < NullablesShort >, with_level level :
    __rt::Nullable < NullablesLevel >, with_share share : __rt::Nullable < NullablesShare
    >, with_flag flag : __rt::Nullable < bool >, with_part part : __rt::Nullable <
    NullablesPart >, with_free free : __rt::Nullable < __rt::JsonObject >, with_map map :
    __rt::Nullable < __rt::Map < __rt::Nullable < i64 > > >, with_list list :
    __rt::Nullable < ::std::vec::Vec < __rt::Nullable < ::std::string::String > > >,
    with_color color : __rt::Nullable < NullablesColor >, with_shared shared : Maybe]
);

__rt::described!(
    Nullables, NULLABLES, "", ["text", "short", "count", "level", "share", "flag",
    "part", "free", "map", "list", "color", "shared"]
);

impl __rt::Decode for Nullables {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        let mut __f6 = ::std::option::Option::None;
        let mut __f7 = ::std::option::Option::None;
        let mut __f8 = ::std::option::Option::None;
        let mut __f9 = ::std::option::Option::None;
        let mut __f10 = ::std::option::Option::None;
        let mut __f11 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"text\":", &mut __f0)?;
        __rt::field(__r, "\"short\":", &mut __f1)?;
        __rt::field(__r, "\"count\":", &mut __f2)?;
        __rt::field(__r, "\"level\":", &mut __f3)?;
        __rt::field(__r, "\"share\":", &mut __f4)?;
        __rt::field(__r, "\"flag\":", &mut __f5)?;
        __rt::field(__r, "\"part\":", &mut __f6)?;
        __rt::field(__r, "\"free\":", &mut __f7)?;
        __rt::field(__r, "\"map\":", &mut __f8)?;
        __rt::field(__r, "\"list\":", &mut __f9)?;
        __rt::field(__r, "\"color\":", &mut __f10)?;
        __rt::field(__r, "\"shared\":", &mut __f11)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                5 => __rt::set(__r, &mut __f5)?,
                6 => __rt::set(__r, &mut __f6)?,
                7 => __rt::set(__r, &mut __f7)?,
                8 => __rt::set(__r, &mut __f8)?,
                9 => __rt::set(__r, &mut __f9)?,
                10 => __rt::set(__r, &mut __f10)?,
                _ => __rt::set(__r, &mut __f11)?,
            }
        }
        ::std::result::Result::Ok(Self {
            text: __rt::required(__f0)?,
            short: __f1,
            count: __rt::required(__f2)?,
            level: __f3,
            share: __f4,
            flag: __f5,
            part: __f6,
            free: __f7,
            map: __f8,
            list: __f9,
            color: __f10,
            shared: __f11,
        })
    }
}

impl __rt::serde::Serialize for Nullables {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            2 + usize::from(self.short.is_some()) + usize::from(self.level.is_some())
                + usize::from(self.share.is_some()) + usize::from(self.flag.is_some())
                + usize::from(self.part.is_some()) + usize::from(self.free.is_some())
                + usize::from(self.map.is_some()) + usize::from(self.list.is_some())
                + usize::from(self.color.is_some()) + usize::from(self.shared.is_some()),
        )?;
        __m.member("text", &self.text)?;
        __m.optional("short", &self.short)?;
        __m.member("count", &self.count)?;
        __m.optional("level", &self.level)?;
        __m.optional("share", &self.share)?;
        __m.optional("flag", &self.flag)?;
        __m.optional("part", &self.part)?;
        __m.optional("free", &self.free)?;
        __m.optional("map", &self.map)?;
        __m.optional("list", &self.list)?;
        __m.optional("color", &self.color)?;
        __m.optional("shared", &self.shared)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Nullables {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            text: __rt::arbitrary_nullable(__u, __rt::arbitrary_text)?,
            short: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesShort as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            count: __rt::arbitrary_nullable(
                __u,
                <u64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            level: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesLevel as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            share: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesShare as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            flag: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <bool as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            part: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesPart as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            free: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <__rt::JsonObject as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            map: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    |__u| __rt::arbitrary_map(
                        __u,
                        |__u| __rt::arbitrary_nullable(
                            __u,
                            <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                        ),
                    ),
                ),
            )?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        |__u| __rt::arbitrary_nullable(__u, __rt::arbitrary_text),
                    ),
                ),
            )?,
            color: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <NullablesColor as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            shared: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <MaybeValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

/// Three characters, or null.
pub type NullablesShort = __rt::CheckedString<schema_rules::NullablesShort>;

/// The type of `/properties/level`.
pub type NullablesLevel = __rt::CheckedU64<schema_rules::NullablesLevel>;

/// The type of `/properties/share`.
pub type NullablesShare = __rt::CheckedF64<schema_rules::NullablesShare>;

/// The type of `/properties/part`.
#[derive(Clone, Debug, PartialEq)]
pub struct NullablesPart {
    pub x: __rt::Nullable<__rt::NonEmptyString>,
}

__rt::constructors!(NullablesPart {} (x : __rt::Nullable < __rt::NonEmptyString >) []);

__rt::described!(NullablesPart, NULLABLES, "/properties/part", ["x"]);

impl __rt::Decode for NullablesPart {
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

impl __rt::serde::Serialize for NullablesPart {
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
impl<'a> __rt::arbitrary::Arbitrary<'a> for NullablesPart {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            x: __rt::arbitrary_nullable(
                __u,
                <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// The type of `/properties/color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullablesColor {
    /// The value `red`.
    Red,
    /// The value `green`.
    Green,
}

impl NullablesColor {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Red, Self::Green];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

impl ::std::fmt::Display for NullablesColor {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for NullablesColor {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for NullablesColor {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for NullablesColor {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(NullablesColor, NULLABLES, "/properties/color");

impl __rt::Decode for NullablesColor {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_enum(__r, &["red", "green"])? {
                0 => Self::Red,
                _ => Self::Green,
            },
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NullablesColor {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A size, or null.
pub type Maybe = __rt::Nullable<MaybeValue>;

/// A size, or null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MaybeValue {
    /// The value `s`.
    S,
    /// The value `m`.
    M,
}

impl MaybeValue {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::S, Self::M];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S => "s",
            Self::M => "m",
        }
    }
}

impl ::std::fmt::Display for MaybeValue {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for MaybeValue {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for MaybeValue {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for MaybeValue {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(MaybeValue, NULLABLES, "/definitions/Maybe");

impl __rt::Decode for MaybeValue {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_enum(__r, &["s", "m"])? {
                0 => Self::S,
                _ => Self::M,
            },
        )
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        StringRule NullablesShort { MAX_LENGTH 3 } IntegerRule NullablesLevel { MINIMUM
        1, MAXIMUM 5 } NumberRule NullablesShare { MINIMUM 0.0 }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `nullables`, self-contained.
    pub const NULLABLES_SCHEMA: &str = ::std::include_str!("nullables.bundled.json");
    /// The text of the file of the schema `nullables`.
    pub const NULLABLES_SCHEMA_SOURCE: &str = ::std::include_str!(
        "nullables.schema.json"
    );
    /// The `$id` of the schema `nullables`.
    pub const NULLABLES_SCHEMA_ID: &str = "https://example.org/schemas/nullables/1.0.0";
    /// The version of the schema `nullables`.
    pub const NULLABLES_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `nullables`.
pub static NULLABLES: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "nullables",
    id: NULLABLES_SCHEMA_ID,
    version: NULLABLES_SCHEMA_VERSION,
    title: "Nullables",
    description: "A case for the generator.",
    subject: "Nullables",
    text: NULLABLES_SCHEMA,
    source: NULLABLES_SCHEMA_SOURCE,
    validation: ::std::include_str!("nullables.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "text",
        "short",
        "count",
        "level",
        "share",
        "flag",
        "part",
        "free",
        "map",
        "list",
        "color",
        "shared",
    ],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Nullables>,
});

__rt::message!(Nullables, NULLABLES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NULLABLES];
