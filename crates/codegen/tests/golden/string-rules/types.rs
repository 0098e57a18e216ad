// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Strings {
    /// Digits, twice.
    pub version: StringsVersion,
    /// In characters, not bytes.
    pub short: ::std::option::Option<StringsShort>,
    pub all: ::std::option::Option<StringsAll>,
    /// Shared by reference.
    pub shared: ::std::option::Option<Code>,
    pub list: ::std::option::Option<::std::vec::Vec<__rt::NonEmptyString>>,
}

__rt::constructors!(
    Strings {} (version : StringsVersion) [with_short short : StringsShort, with_all all
    : StringsAll, with_shared shared : Code, with_list list : ::std::vec::Vec <
    __rt::NonEmptyString >]
);

__rt::described!(Strings, STRINGS, "", ["version", "short", "all", "shared", "list"]);

impl __rt::Decode for Strings {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        let mut __f0 = ::std::option::Option::None;
        let mut __f1 = ::std::option::Option::None;
        let mut __f2 = ::std::option::Option::None;
        let mut __f3 = ::std::option::Option::None;
        let mut __f4 = ::std::option::Option::None;
        __r.open_object()?;
        __rt::field(__r, "\"version\":", &mut __f0)?;
        __rt::field(__r, "\"short\":", &mut __f1)?;
        __rt::field(__r, "\"all\":", &mut __f2)?;
        __rt::field(__r, "\"shared\":", &mut __f3)?;
        __rt::field(__r, "\"list\":", &mut __f4)?;
        while !__r.close_object() {
            match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                0 => __rt::set(__r, &mut __f0)?,
                1 => __rt::set(__r, &mut __f1)?,
                2 => __rt::set(__r, &mut __f2)?,
                3 => __rt::set(__r, &mut __f3)?,
                _ => __rt::set(__r, &mut __f4)?,
            }
        }
        ::std::result::Result::Ok(Self {
            version: __rt::required(__f0)?,
            short: __f1,
            all: __f2,
            shared: __f3,
            list: __f4,
        })
    }
}

impl __rt::serde::Serialize for Strings {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        let mut __m = __rt::SerializeMembers::new(
            __s,
            1 + usize::from(self.short.is_some()) + usize::from(self.all.is_some())
                + usize::from(self.shared.is_some()) + usize::from(self.list.is_some()),
        )?;
        __m.member("version", &self.version)?;
        __m.optional("short", &self.short)?;
        __m.optional("all", &self.all)?;
        __m.optional("shared", &self.shared)?;
        __m.optional("list", &self.list)?;
        __m.end()
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Strings {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            version: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            short: __rt::arbitrary_option(
                __u,
                <StringsShort as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            all: __rt::arbitrary_option(
                __u,
                <StringsAll as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            shared: __rt::arbitrary_option(
                __u,
                <Code as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            list: __rt::arbitrary_option(
                __u,
                |__u| __rt::arbitrary_array(
                    __u,
                    <__rt::NonEmptyString as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                ),
            )?,
        })
    }
}

/// Digits, twice.
pub type StringsVersion = __rt::CheckedString<schema_rules::StringsVersion>;

/// In characters, not bytes.
pub type StringsShort = __rt::CheckedString<schema_rules::StringsShort>;

/// The type of `/properties/all`.
pub type StringsAll = __rt::CheckedString<schema_rules::StringsAll>;

/// Shared by reference.
pub type Code = __rt::CheckedString<schema_rules::Code>;

/// The type of `/definitions/Plain`.
pub type Plain = ::std::string::String;

/// The type of `/definitions/Filled`.
pub type Filled = __rt::NonEmptyString;

/// The rules of the checked types, each with the name of its type.
pub mod schema_rules {
    use super::__rt;
    __rt::rules! {
        StringRule StringsVersion { PATTERN "^\\d+\\.\\d+$" } StringRule StringsShort {
        MIN_LENGTH 2, MAX_LENGTH 3 } StringRule StringsAll { MIN_LENGTH 1, MAX_LENGTH 4,
        PATTERN "^[a-z\\-]+$" } StringRule Code { PATTERN "^[A-Z]{2}$" }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `strings`, self-contained.
    pub const STRINGS_SCHEMA: &str = ::std::include_str!("strings.bundled.json");
    /// The text of the file of the schema `strings`.
    pub const STRINGS_SCHEMA_SOURCE: &str = ::std::include_str!("strings.schema.json");
    /// The `$id` of the schema `strings`.
    pub const STRINGS_SCHEMA_ID: &str = "https://example.org/schemas/strings/1.0.0";
    /// The version of the schema `strings`.
    pub const STRINGS_SCHEMA_VERSION: &str = "1.0.0";
}

/// The schema `strings`.
pub static STRINGS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "strings",
    id: STRINGS_SCHEMA_ID,
    version: STRINGS_SCHEMA_VERSION,
    title: "Strings",
    description: "A case for the generator.",
    subject: "Strings",
    text: STRINGS_SCHEMA,
    source: STRINGS_SCHEMA_SOURCE,
    validation: ::std::include_str!("strings.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["version", "short", "all", "shared", "list"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: false,
    open: ::std::option::Option::None,
    check: __rt::check::<Strings>,
});

__rt::message!(Strings, STRINGS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&STRINGS];
