// Generated from the schemas by `cargo build`. Do not edit.

use ::saop::rt as __rt;

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

const _: () = {
    struct __Fields;
    impl __rt::Fields for __Fields {
        const OBJECT: &'static str = "Strings";
        const NAMES: &'static [&'static str] = &[
            "version",
            "short",
            "all",
            "shared",
            "list",
        ];
        fn index(__key: &str) -> ::std::option::Option<usize> {
            match __key {
                "version" => ::std::option::Option::Some(0),
                "short" => ::std::option::Option::Some(1),
                "all" => ::std::option::Option::Some(2),
                "shared" => ::std::option::Option::Some(3),
                "list" => ::std::option::Option::Some(4),
                _ => ::std::option::Option::None,
            }
        }
    }
    struct __Visitor;
    impl<'de> __rt::serde::de::Visitor<'de> for __Visitor {
        type Value = Strings;
        fn expecting(
            &self,
            __formatter: &mut ::std::fmt::Formatter<'_>,
        ) -> ::std::fmt::Result {
            __formatter.write_str(<__Fields as __rt::Fields>::OBJECT)
        }
        fn visit_map<__A: __rt::serde::de::MapAccess<'de>>(
            self,
            mut __map: __A,
        ) -> ::std::result::Result<Self::Value, __A::Error> {
            let mut __f0: ::std::option::Option<StringsVersion> = ::std::option::Option::None;
            let mut __f1: ::std::option::Option<StringsShort> = ::std::option::Option::None;
            let mut __f2: ::std::option::Option<StringsAll> = ::std::option::Option::None;
            let mut __f3: ::std::option::Option<Code> = ::std::option::Option::None;
            let mut __f4: ::std::option::Option<::std::vec::Vec<__rt::NonEmptyString>> = ::std::option::Option::None;
            while let ::std::option::Option::Some(__index) = __rt::next_field::<
                __Fields,
                _,
            >(&mut __map)? {
                match __index {
                    0 => __rt::set(&mut __f0, &mut __map, "version")?,
                    1 => __rt::set(&mut __f1, &mut __map, "short")?,
                    2 => __rt::set(&mut __f2, &mut __map, "all")?,
                    3 => __rt::set(&mut __f3, &mut __map, "shared")?,
                    _ => __rt::set(&mut __f4, &mut __map, "list")?,
                }
            }
            ::std::result::Result::Ok(Strings {
                version: __rt::required(__f0, "version")?,
                short: __f1,
                all: __f2,
                shared: __f3,
                list: __f4,
            })
        }
    }
    impl<'de> __rt::serde::Deserialize<'de> for Strings {
        fn deserialize<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            __rt::serde::Deserializer::deserialize_struct(
                __deserializer,
                <__Fields as __rt::Fields>::OBJECT,
                <__Fields as __rt::Fields>::NAMES,
                __Visitor,
            )
        }
    }
    impl<'de> __rt::Decode<'de> for Strings {
        fn decode<__D: __rt::serde::Deserializer<'de>>(
            __deserializer: __D,
        ) -> ::std::result::Result<Self, __D::Error> {
            <Self as __rt::serde::Deserialize<'de>>::deserialize(__deserializer)
        }
    }
    impl __rt::serde::Serialize for Strings {
        fn serialize<__S: __rt::serde::Serializer>(
            &self,
            __serializer: __S,
        ) -> ::std::result::Result<__S::Ok, __S::Error> {
            let __length = 1 + usize::from(self.short.is_some())
                + usize::from(self.all.is_some()) + usize::from(self.shared.is_some())
                + usize::from(self.list.is_some());
            let mut __map = __rt::serde::Serializer::serialize_map(
                __serializer,
                ::std::option::Option::Some(__length),
            )?;
            __rt::serde::ser::SerializeMap::serialize_entry(
                &mut __map,
                "version",
                &self.version,
            )?;
            if let ::std::option::Option::Some(__value) = &self.short {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "short",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.all {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "all",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.shared {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "shared",
                    __value,
                )?;
            }
            if let ::std::option::Option::Some(__value) = &self.list {
                __rt::serde::ser::SerializeMap::serialize_entry(
                    &mut __map,
                    "list",
                    __value,
                )?;
            }
            __rt::serde::ser::SerializeMap::end(__map)
        }
    }
};

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
    fn size_hint(__depth: usize) -> (usize, ::std::option::Option<usize>) {
        __rt::arbitrary::size_hint::and_all(
            &[
                <StringsVersion as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    StringsShort,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    StringsAll,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    Code,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
                <::std::option::Option<
                    ::std::vec::Vec<__rt::NonEmptyString>,
                > as __rt::arbitrary::Arbitrary<'a>>::size_hint(__depth),
            ],
        )
    }
}

/// Digits, twice.
pub type StringsVersion = __rt::CheckedString<StringsVersionRule>;

/// The rule of `StringsVersion`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StringsVersionRule {}

impl __rt::StringRule for StringsVersionRule {
    const NAME: &'static str = "StringsVersion";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^\\d+\\.\\d+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^[0-9]+\\.[0-9]+$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// In characters, not bytes.
pub type StringsShort = __rt::CheckedString<StringsShortRule>;

/// The rule of `StringsShort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StringsShortRule {}

impl __rt::StringRule for StringsShortRule {
    const NAME: &'static str = "StringsShort";
    const MIN_LENGTH: u64 = 2;
    const MAX_LENGTH: ::std::option::Option<u64> = ::std::option::Option::Some(3);
}

/// The type of `/properties/all`.
pub type StringsAll = __rt::CheckedString<StringsAllRule>;

/// The rule of `StringsAll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StringsAllRule {}

impl __rt::StringRule for StringsAllRule {
    const NAME: &'static str = "StringsAll";
    const MIN_LENGTH: u64 = 1;
    const MAX_LENGTH: ::std::option::Option<u64> = ::std::option::Option::Some(4);
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^[a-z\\-]+$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^[a-z\\-]+$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// Shared by reference.
pub type Code = __rt::CheckedString<CodeRule>;

/// The rule of `Code`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CodeRule {}

impl __rt::StringRule for CodeRule {
    const NAME: &'static str = "Code";
    const PATTERN: ::std::option::Option<&'static str> = ::std::option::Option::Some(
        "^[A-Z]{2}$",
    );
    fn regex() -> ::std::option::Option<&'static __rt::Pattern> {
        static __PATTERN: __rt::Pattern = __rt::Pattern::new("^[A-Z]{2}$");
        ::std::option::Option::Some(&__PATTERN)
    }
}

/// The type of `/definitions/Plain`.
pub type Plain = ::std::string::String;

/// The type of `/definitions/Filled`.
pub type Filled = __rt::NonEmptyString;

/// The text of the schema `strings`.
pub const STRINGS_SCHEMA: &str = ::std::include_str!("strings.schema.json");

/// The `$id` of the schema `strings`.
pub const STRINGS_SCHEMA_ID: &str = "https://example.org/schemas/strings/1.0.0";

/// The version of the schema `strings`.
pub const STRINGS_SCHEMA_VERSION: &str = "1.0.0";

/// The schema `strings`.
pub static STRINGS: __rt::Schema = __rt::Schema::new(__rt::SchemaParts {
    name: "strings",
    id: STRINGS_SCHEMA_ID,
    version: STRINGS_SCHEMA_VERSION,
    title: "Strings",
    description: "A case for the generator.",
    subject: "Strings",
    text: STRINGS_SCHEMA,
    bundled: ::std::include_str!("strings.bundled.json"),
    validation: ::std::include_str!("strings.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["version", "short", "all", "shared", "list"],
    rules: &[],
    check: __rt::check::<Strings>,
});

impl __rt::Message for Strings {
    fn schema() -> &'static __rt::Schema {
        &STRINGS
    }
}

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::Schema] = &[&STRINGS];
