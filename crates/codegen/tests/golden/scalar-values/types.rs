// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// An HTTP status.
    pub status: ValuesStatus,
    pub mixed: ::std::option::Option<__rt::Nullable<ValuesMixed>>,
    pub ratio: ::std::option::Option<ValuesRatio>,
    pub yes: ::std::option::Option<ValuesYes>,
    pub version: ::std::option::Option<ValuesVersion>,
    pub nothing: ::std::option::Option<ValuesNothing>,
    pub either: ::std::option::Option<ValuesEither>,
    pub word: ::std::option::Option<ValuesWord>,
}

__rt::constructors!(
    Values {} (status : ValuesStatus) [with_mixed mixed : __rt::Nullable < ValuesMixed >,
    with_ratio ratio : ValuesRatio, with_yes yes : ValuesYes, with_version version :
    ValuesVersion, with_nothing nothing : ValuesNothing, with_either either :
    ValuesEither, with_word word : ValuesWord]
);

__rt::described!(
    Values, VALUES, "", ["status", "mixed", "ratio", "yes", "version", "nothing",
    "either", "word"]
);

impl __rt::Decode for Values {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        let mut __f5 = ::std::option::Option::None;
        let mut __f6 = ::std::option::Option::None;
        let mut __f7 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"status\":", &mut __f0)?;
        __rt::field(__r, "\"mixed\":", &mut __f1)?;
        __rt::field(__r, "\"ratio\":", &mut __f2)?;
        __rt::field(__r, "\"yes\":", &mut __f3)?;
        __rt::field(__r, "\"version\":", &mut __f4)?;
        __rt::field(__r, "\"nothing\":", &mut __f5)?;
        __rt::field(__r, "\"either\":", &mut __f6)?;
        __rt::field(__r, "\"word\":", &mut __f7)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                4 => __rt::set(__r, &mut __f4)?,
                5 => __rt::set(__r, &mut __f5)?,
                6 => __rt::set(__r, &mut __f6)?,
                _ => __rt::set(__r, &mut __f7)?,
            }
        }
        ::std::result::Result::Ok(Self {
            status: __rt::required(__f0)?,
            mixed: __f1,
            ratio: __f2,
            yes: __f3,
            version: __f4,
            nothing: __f5,
            either: __f6,
            word: __f7,
        })
    }
}

impl __rt::serde::Serialize for Values {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.mixed.is_some()) + usize::from(self.ratio.is_some())
                + usize::from(self.yes.is_some()) + usize::from(self.version.is_some())
                + usize::from(self.nothing.is_some())
                + usize::from(self.either.is_some()) + usize::from(self.word.is_some()),
        )?;
        __m.member("status", &self.status)?;
        __m.optional("mixed", &self.mixed)?;
        __m.optional("ratio", &self.ratio)?;
        __m.optional("yes", &self.yes)?;
        __m.optional("version", &self.version)?;
        __m.optional("nothing", &self.nothing)?;
        __m.optional("either", &self.either)?;
        __m.optional("word", &self.word)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Values {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            status: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            mixed: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_nullable(
                    __u,
                    <ValuesMixed as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
            ratio: __rt::arbitrary_option(
                __u,
                <ValuesRatio as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            yes: __rt::arbitrary_option(
                __u,
                <ValuesYes as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            version: __rt::arbitrary_option(
                __u,
                <ValuesVersion as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            nothing: __rt::arbitrary_option(
                __u,
                <ValuesNothing as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            either: __rt::arbitrary_option(
                __u,
                <ValuesEither as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            word: __rt::arbitrary_option(
                __u,
                <ValuesWord as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// An HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesStatus {
    /// The value `200`.
    Number200,
    /// The value `404`.
    Number404,
    /// The value `500.0`.
    Number500Point0,
}

impl ValuesStatus {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number200,
        Self::Number404,
        Self::Number500Point0,
    ];
}

__rt::described!(ValuesStatus, VALUES, "/properties/status");

impl ValuesStatus {
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::Number("200"),
        __rt::Literal::Number("404"),
        __rt::Literal::Number("500.0"),
    ];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::Number200 => &Self::__LITERALS[0],
            Self::Number404 => &Self::__LITERALS[1],
            Self::Number500Point0 => &Self::__LITERALS[2],
        }
    }
}

impl ::std::fmt::Display for ValuesStatus {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesStatus {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::Number200,
                1 => Self::Number404,
                _ => Self::Number500Point0,
            },
        )
    }
}

impl __rt::serde::Serialize for ValuesStatus {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesStatus {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/mixed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesMixed {
    /// The value `auto`.
    Auto,
    /// The value `1`.
    Number1,
    /// The value `2.5`.
    Number2Point5,
    /// The value `-2`.
    NumberMinus2,
    /// The value `true`.
    True,
}

impl ValuesMixed {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Auto,
        Self::Number1,
        Self::Number2Point5,
        Self::NumberMinus2,
        Self::True,
    ];
}

__rt::described!(ValuesMixed, VALUES, "/properties/mixed");

impl ValuesMixed {
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::String("auto"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("2.5"),
        __rt::Literal::Number("-2"),
        __rt::Literal::Bool(true),
    ];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::Auto => &Self::__LITERALS[0],
            Self::Number1 => &Self::__LITERALS[1],
            Self::Number2Point5 => &Self::__LITERALS[2],
            Self::NumberMinus2 => &Self::__LITERALS[3],
            Self::True => &Self::__LITERALS[4],
        }
    }
}

impl ::std::fmt::Display for ValuesMixed {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesMixed {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::Auto,
                1 => Self::Number1,
                2 => Self::Number2Point5,
                3 => Self::NumberMinus2,
                _ => Self::True,
            },
        )
    }
}

impl __rt::serde::Serialize for ValuesMixed {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesMixed {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/ratio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesRatio {
    /// The value `0.1`.
    Number0Point1,
    /// The value `1`.
    Number1,
    /// The value `1e+300`.
    Number1E300,
}

impl ValuesRatio {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number0Point1,
        Self::Number1,
        Self::Number1E300,
    ];
}

__rt::described!(ValuesRatio, VALUES, "/properties/ratio");

impl ValuesRatio {
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::Number("0.1"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("1e+300"),
    ];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::Number0Point1 => &Self::__LITERALS[0],
            Self::Number1 => &Self::__LITERALS[1],
            Self::Number1E300 => &Self::__LITERALS[2],
        }
    }
}

impl ::std::fmt::Display for ValuesRatio {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesRatio {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::Number0Point1,
                1 => Self::Number1,
                _ => Self::Number1E300,
            },
        )
    }
}

impl __rt::serde::Serialize for ValuesRatio {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesRatio {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/yes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesYes {
    /// The value `true`.
    #[default]
    True,
}

impl ValuesYes {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::True];
}

__rt::described!(ValuesYes, VALUES, "/properties/yes");

impl ValuesYes {
    const __LITERALS: &'static [__rt::Literal] = &[__rt::Literal::Bool(true)];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::True => &Self::__LITERALS[0],
        }
    }
}

impl ::std::fmt::Display for ValuesYes {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesYes {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_literal(__r, Self::__LITERALS).map(|_| Self::True)
    }
}

impl __rt::serde::Serialize for ValuesYes {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesYes {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/version`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesVersion {
    /// The value `2`.
    #[default]
    Number2,
}

impl ValuesVersion {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Number2];
}

__rt::described!(ValuesVersion, VALUES, "/properties/version");

impl ValuesVersion {
    const __LITERALS: &'static [__rt::Literal] = &[__rt::Literal::Number("2")];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::Number2 => &Self::__LITERALS[0],
        }
    }
}

impl ::std::fmt::Display for ValuesVersion {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesVersion {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_literal(__r, Self::__LITERALS).map(|_| Self::Number2)
    }
}

impl __rt::serde::Serialize for ValuesVersion {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesVersion {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/nothing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesNothing {
    /// The value `null`.
    #[default]
    Null,
}

impl ValuesNothing {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Null];
}

__rt::described!(ValuesNothing, VALUES, "/properties/nothing");

impl ValuesNothing {
    const __LITERALS: &'static [__rt::Literal] = &[__rt::Literal::Null];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::Null => &Self::__LITERALS[0],
        }
    }
}

impl ::std::fmt::Display for ValuesNothing {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesNothing {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_literal(__r, Self::__LITERALS).map(|_| Self::Null)
    }
}

impl __rt::serde::Serialize for ValuesNothing {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesNothing {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/either`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesEither {
    /// The value `all`.
    All,
    /// The value `0`.
    Number0,
}

impl ValuesEither {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::All, Self::Number0];
}

__rt::described!(ValuesEither, VALUES, "/properties/either");

impl ValuesEither {
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::String("all"),
        __rt::Literal::Number("0"),
    ];
    const fn __literal(self) -> &'static __rt::Literal {
        match self {
            Self::All => &Self::__LITERALS[0],
            Self::Number0 => &Self::__LITERALS[1],
        }
    }
}

impl ::std::fmt::Display for ValuesEither {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt((*self).__literal(), __formatter)
    }
}

impl __rt::Decode for ValuesEither {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::All,
                _ => Self::Number0,
            },
        )
    }
}

impl __rt::serde::Serialize for ValuesEither {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize((*self).__literal(), __s)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesEither {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// The type of `/properties/word`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesWord {
    /// The value `w`.
    #[default]
    W,
}

impl ValuesWord {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::W];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::W => "w",
        }
    }
}

impl ::std::fmt::Display for ValuesWord {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for ValuesWord {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for ValuesWord {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for ValuesWord {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(ValuesWord, VALUES, "/properties/word");

impl __rt::Decode for ValuesWord {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["w"]).map(|_| Self::W)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesWord {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `values`, self-contained.
    pub const VALUES_SCHEMA: &str = ::std::include_str!("values.bundled.json");
    /// The text of the file of the schema `values`.
    pub const VALUES_SCHEMA_SOURCE: &str = ::std::include_str!("values.schema.json");
    /// The `$id` of the schema `values`.
    pub const VALUES_SCHEMA_ID: &str = "https://example.org/schemas/values/1.0.0";
    /// The version of the schema `values`.
    pub const VALUES_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `values`.
pub static VALUES: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "values",
    id: VALUES_SCHEMA_ID,
    version: VALUES_SCHEMA_VERSION,
    title: "Values",
    description: "A case for the generator.",
    subject: "Values",
    text: VALUES_SCHEMA,
    source: VALUES_SCHEMA_SOURCE,
    validation: ::std::include_str!("values.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &[
        "status",
        "mixed",
        "ratio",
        "yes",
        "version",
        "nothing",
        "either",
        "word",
    ],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Values>,
});

__rt::message!(Values, VALUES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&VALUES];
