// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Digits, twice.
///
/// Valid under `{"type": "string", "pattern": "^\\d+\\.\\d+$"}`.
pub type StringsVersion = __rt::CheckedString<schema_rules::StringsVersion>;

/// In characters, not bytes.
///
/// Valid under `{"type": "string", "minLength": 2, "maxLength": 3}`.
pub type StringsShort = __rt::CheckedString<schema_rules::StringsShort>;

/// Valid under `{"type": "string", "minLength": 1, "maxLength": 4, "pattern": "^[a-z\\-]+$"}`.
pub type StringsAll = __rt::CheckedString<schema_rules::StringsAll>;

/// Shared by reference.
///
/// Valid under `{"type": "string", "pattern": "^[A-Z]{2}$"}`.
pub type Code = __rt::CheckedString<schema_rules::Code>;

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Strings {
    /// Digits, twice.
    pub version: StringsVersion,
    /// In characters, not bytes.
    pub short: ::std::option::Option<StringsShort>,
    /// The member `all`.
    pub all: ::std::option::Option<StringsAll>,
    /// Shared by reference.
    pub shared: ::std::option::Option<Code>,
    /// The member `list`.
    pub list: ::std::option::Option<::std::vec::Vec<__rt::NonEmptyString>>,
}

__rt::constructors!(
    Strings {} (version : StringsVersion as is) [with_short short : StringsShort as is,
    with_all all : StringsAll as is, with_shared shared : Code as is, with_list list :
    ::std::vec::Vec < __rt::NonEmptyString > as is]
);

__rt::object!(
    Strings { required version "version" "\"version\":" optional short "short"
    "\"short\":" optional all "all" "\"all\":" optional shared "shared" "\"shared\":"
    optional list "list" "\"list\":" }
);

__rt::open_type!(Strings, STRINGS, 1, exact, closed);

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

/// `Filled`
pub type Filled = __rt::NonEmptyString;

/// `Plain`
pub type Plain = ::std::string::String;

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

__rt::schema_source!(["" "schemas.json"]);

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
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["version", "short", "all", "shared", "list"],
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Strings",
    part: 1,
    one_pass: true,
    check: __rt::check::<Strings>,
});

__rt::message!(Strings, STRINGS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&STRINGS];
