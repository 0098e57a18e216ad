// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// Three characters, or null.
///
/// Checked: `maxLength`.
pub type NullablesShort = __rt::CheckedString<schema_rules::NullablesShort>;

/// Checked: `minimum`, `maximum`.
pub type NullablesLevel = __rt::CheckedU64<schema_rules::NullablesLevel>;

/// Checked: `minimum`.
pub type NullablesShare = __rt::CheckedF64<schema_rules::NullablesShare>;

/// `NullablesPart`
#[derive(Clone, Debug, PartialEq)]
pub struct NullablesPart {
    /// The member `x`.
    pub x: __rt::Nullable<__rt::NonEmptyString>,
}

__rt::constructors!(NullablesPart {} (x : __rt::Nullable < __rt::NonEmptyString >) []);

__rt::object!(NullablesPart { required x "x" "\"x\":" });

__rt::open_type!(NullablesPart, NULLABLES, 9, exact, closed);

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

/// `NullablesColor`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum NullablesColor {
    /// The value `red`.
    Red,
    /// The value `green`.
    Green,
}

__rt::string_enum!(NullablesColor { Red "red" Green "green" });

__rt::open_type!(NullablesColor, NULLABLES, 13, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for NullablesColor {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A size, or null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MaybeValue {
    /// The value `s`.
    S,
    /// The value `m`.
    M,
}

__rt::string_enum!(MaybeValue { S "s" M "m" });

__rt::open_type!(MaybeValue, NULLABLES, 2, exact);

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for MaybeValue {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A case for the generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Nullables {
    /// The member `text`.
    pub text: __rt::Nullable<::std::string::String>,
    /// Three characters, or null.
    pub short: ::std::option::Option<__rt::Nullable<NullablesShort>>,
    /// The member `count`.
    pub count: __rt::Nullable<u64>,
    /// The member `level`.
    pub level: ::std::option::Option<__rt::Nullable<NullablesLevel>>,
    /// The member `share`.
    pub share: ::std::option::Option<__rt::Nullable<NullablesShare>>,
    /// The member `flag`.
    pub flag: ::std::option::Option<__rt::Nullable<bool>>,
    /// The member `part`.
    pub part: ::std::option::Option<__rt::Nullable<NullablesPart>>,
    /// The member `free`.
    pub free: ::std::option::Option<__rt::Nullable<__rt::JsonObject>>,
    /// The member `map`.
    pub map: ::std::option::Option<__rt::Nullable<__rt::Map<__rt::Nullable<i64>>>>,
    /// The member `list`.
    pub list: ::std::option::Option<
        __rt::Nullable<::std::vec::Vec<__rt::Nullable<::std::string::String>>>,
    >,
    /// The member `color`.
    pub color: ::std::option::Option<__rt::Nullable<NullablesColor>>,
    /// A size, or null.
    pub shared: ::std::option::Option<__rt::Nullable<MaybeValue>>,
}

__rt::constructors!(
    Nullables {} (text : __rt::Nullable < ::std::string::String >, count : __rt::Nullable
    < u64 >) [with_short short : __rt::Nullable < NullablesShort >, with_level level :
    __rt::Nullable < NullablesLevel >, with_share share : __rt::Nullable < NullablesShare
    >, with_flag flag : __rt::Nullable < bool >, with_part part : __rt::Nullable <
    NullablesPart >, with_free free : __rt::Nullable < __rt::JsonObject >, with_map map :
    __rt::Nullable < __rt::Map < __rt::Nullable < i64 > > >, with_list list :
    __rt::Nullable < ::std::vec::Vec < __rt::Nullable < ::std::string::String > > >,
    with_color color : __rt::Nullable < NullablesColor >, with_shared shared :
    __rt::Nullable < MaybeValue >]
);

__rt::object!(
    Nullables { required text "text" "\"text\":" optional short "short" "\"short\":"
    required count "count" "\"count\":" optional level "level" "\"level\":" optional
    share "share" "\"share\":" optional flag "flag" "\"flag\":" optional part "part"
    "\"part\":" optional free "free" "\"free\":" optional map "map" "\"map\":" optional
    list "list" "\"list\":" optional color "color" "\"color\":" optional shared "shared"
    "\"shared\":" }
);

__rt::open_type!(Nullables, NULLABLES, 1, exact, closed);

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

/// A size, or null.
pub type Maybe = __rt::Nullable<MaybeValue>;

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

__rt::schema_source!(["" "schemas.json"], numbers(5 U64 6 U64 7 F64 15 I64));

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
    recursive: false,
    from: &__SOURCE,
    pointer: "/definitions/Nullables",
    part: 1,
    one_pass: true,
    check: __rt::check::<Nullables>,
});

__rt::message!(Nullables, NULLABLES);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&NULLABLES];
