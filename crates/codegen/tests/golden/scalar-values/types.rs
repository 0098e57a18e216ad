// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

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

impl ::std::fmt::Display for ValuesStatus {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
}

impl ::std::convert::TryFrom<i64> for ValuesStatus {
    type Error = __rt::ConstraintError;
    fn try_from(__value: i64) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_integer(Self::ALL, Self::as_literal, __value)
    }
}

impl ValuesStatus {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number200,
        Self::Number404,
        Self::Number500Point0,
    ];
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::Number("200"),
        __rt::Literal::Number("404"),
        __rt::Literal::Number("500.0"),
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesStatus {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::Number200,
                1 => Self::Number404,
                _ => Self::Number500Point0,
            },
        )
    }
}

__rt::open_type!(ValuesStatus, VALUES, 2, exact);

impl __rt::serde::Serialize for ValuesStatus {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesMixed`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesMixed {
    /// The value `"auto"`.
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

impl ::std::fmt::Display for ValuesMixed {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
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
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::String("auto"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("2.5"),
        __rt::Literal::Number("-2"),
        __rt::Literal::Bool(true),
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesMixed {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
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

__rt::open_type!(ValuesMixed, VALUES, 3, exact);

impl __rt::serde::Serialize for ValuesMixed {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesRatio`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesRatio {
    /// The value `0.1`.
    Number0Point1,
    /// The value `1`.
    Number1,
    /// The value `1e+300`.
    Number1E300,
}

impl ::std::fmt::Display for ValuesRatio {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
}

impl ValuesRatio {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Number0Point1,
        Self::Number1,
        Self::Number1E300,
    ];
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::Number("0.1"),
        __rt::Literal::Number("1"),
        __rt::Literal::Number("1e+300"),
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesRatio {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::Number0Point1,
                1 => Self::Number1,
                _ => Self::Number1E300,
            },
        )
    }
}

__rt::open_type!(ValuesRatio, VALUES, 4, exact);

impl __rt::serde::Serialize for ValuesRatio {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesYes`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesYes {
    /// The value `true`.
    #[default]
    True,
}

impl ::std::fmt::Display for ValuesYes {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
}

impl ValuesYes {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::True];
    const __LITERALS: &'static [__rt::Literal] = &[__rt::Literal::Bool(true)];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesYes {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_literal(__r, Self::__LITERALS).map(|_| Self::True)
    }
}

__rt::open_type!(ValuesYes, VALUES, 5, exact);

impl __rt::serde::Serialize for ValuesYes {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesVersion`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum ValuesVersion {
    /// The value `2`.
    #[default]
    Number2,
}

impl ::std::fmt::Display for ValuesVersion {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
}

impl ::std::convert::TryFrom<i64> for ValuesVersion {
    type Error = __rt::ConstraintError;
    fn try_from(__value: i64) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_integer(Self::ALL, Self::as_literal, __value)
    }
}

impl ValuesVersion {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Number2];
    const __LITERALS: &'static [__rt::Literal] = &[__rt::Literal::Number("2")];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesVersion {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_literal(__r, Self::__LITERALS).map(|_| Self::Number2)
    }
}

__rt::open_type!(ValuesVersion, VALUES, 6, exact);

impl __rt::serde::Serialize for ValuesVersion {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesEither`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValuesEither {
    /// The value `"all"`.
    All,
    /// The value `0`.
    Number0,
}

impl ::std::fmt::Display for ValuesEither {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        ::std::fmt::Display::fmt(&(*self).as_literal(), __f)
    }
}

impl ValuesEither {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::All, Self::Number0];
    const __LITERALS: &'static [__rt::Literal] = &[
        __rt::Literal::String("all"),
        __rt::Literal::Number("0"),
    ];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_literal(self) -> __rt::Literal {
        Self::__LITERALS[self as usize]
    }
}

impl ValuesEither {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        ::std::result::Result::Ok(
            match __rt::decode_literal(__r, Self::__LITERALS)? {
                0 => Self::All,
                _ => Self::Number0,
            },
        )
    }
}

__rt::open_type!(ValuesEither, VALUES, 8, exact);

impl __rt::serde::Serialize for ValuesEither {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::serde::Serialize::serialize(&(*self).as_literal(), __s)
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

/// `ValuesWord`
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

impl ValuesWord {
    fn __read(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["w"]).map(|_| Self::W)
    }
}

__rt::open_type!(ValuesWord, VALUES, 9, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for ValuesWord {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// An HTTP status.
    pub status: ValuesStatus,
    /// The member `mixed`.
    pub mixed: ::std::option::Option<__rt::Nullable<ValuesMixed>>,
    /// The member `ratio`.
    pub ratio: ::std::option::Option<ValuesRatio>,
    /// The member `yes`.
    pub yes: ::std::option::Option<ValuesYes>,
    /// The member `version`.
    pub version: ::std::option::Option<ValuesVersion>,
    /// The member `nothing`.
    pub nothing: ::std::option::Option<()>,
    /// The member `either`.
    pub either: ::std::option::Option<ValuesEither>,
    /// The member `word`.
    pub word: ::std::option::Option<ValuesWord>,
}

__rt::constructors!(
    Values {} (status : ValuesStatus) [with_mixed mixed : __rt::Nullable < ValuesMixed >,
    with_ratio ratio : ValuesRatio, with_yes yes : ValuesYes, with_version version :
    ValuesVersion, with_nothing nothing : (), with_either either : ValuesEither,
    with_word word : ValuesWord]
);

__rt::object!(
    Values { required status "status" "\"status\":" optional mixed "mixed" "\"mixed\":"
    optional ratio "ratio" "\"ratio\":" optional yes "yes" "\"yes\":" optional version
    "version" "\"version\":" optional nothing "nothing" "\"nothing\":" optional either
    "either" "\"either\":" optional word "word" "\"word\":" }
);

__rt::open_type!(Values, VALUES, 1, exact, closed);

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
                <() as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
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

static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
    documents: &[("", ::std::include_str!("schemas.json"))],
    dialect: ::std::option::Option::None,
    assert_formats: false,
    numbers: &[],
    checks: &[],
    by_hand: false,
});

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
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Values",
    part: 1,
    one_pass: true,
    check: __rt::check::<Values>,
});

__rt::message!(Values, VALUES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&VALUES];
