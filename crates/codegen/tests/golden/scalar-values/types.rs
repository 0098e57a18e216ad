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

__rt::literal_enum!(
    ValuesStatus { Number200 Number "200" Number404 Number "404" Number500Point0 Number
    "500.0" } integers
);

__rt::open_type!(ValuesStatus, VALUES, 2, exact);

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

__rt::literal_enum!(
    ValuesMixed { Auto String "auto" Number1 Number "1" Number2Point5 Number "2.5"
    NumberMinus2 Number "-2" True Bool true }
);

__rt::open_type!(ValuesMixed, VALUES, 3, exact);

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

__rt::literal_enum!(
    ValuesRatio { Number0Point1 Number "0.1" Number1 Number "1" Number1E300 Number
    "1e+300" }
);

__rt::open_type!(ValuesRatio, VALUES, 4, exact);

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

__rt::literal_enum!(ValuesYes { True Bool true });

__rt::open_type!(ValuesYes, VALUES, 5, exact);

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

__rt::literal_enum!(ValuesVersion { Number2 Number "2" } integers);

__rt::open_type!(ValuesVersion, VALUES, 6, exact);

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

__rt::literal_enum!(ValuesEither { All String "all" Number0 Number "0" });

__rt::open_type!(ValuesEither, VALUES, 8, exact);

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

__rt::string_enum!(ValuesWord { W "w" });

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
    Values {} (status : ValuesStatus as is) [with_mixed mixed : __rt::Nullable <
    ValuesMixed >, with_ratio ratio : ValuesRatio as is, with_yes yes : ValuesYes as is,
    with_version version : ValuesVersion as is, with_nothing nothing : () as is,
    with_either either : ValuesEither as is, with_word word : ValuesWord as is]
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

__rt::schema_source!(["" "schemas.json"]);

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
