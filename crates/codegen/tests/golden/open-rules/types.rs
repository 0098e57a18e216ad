// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `rules.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod rules {
    use super::__rt;

    /// `RulesCode`
    ///
    /// Valid under `{"type": "string", "pattern": "^[A-Z]{3}$"}`.
    pub type RulesCode = __rt::CheckedString<schema_rules::RulesCode>;

    /// `RulesPort`
    ///
    /// Valid under `{"type": "integer", "minimum": 1, "maximum": 65535}`.
    pub type RulesPort = __rt::CheckedU64<schema_rules::RulesPort>;

    /// `RulesRatio`
    ///
    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesRatio {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for RulesRatio {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(RulesRatio);

    __rt::open_checked!(RulesRatio, __rt::JsonNumber, SCHEMA, 4);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesRatio {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary_number::<schema_rules::RulesRatio>(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesTags`
    ///
    /// Checked: `items`, `uniqueItems`, `minItems`.
    pub type RulesTags = __rt::CheckedVec<::std::string::String, schema_rules::RulesTags>;

    /// `RulesPair`
    ///
    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "integer" }], "items": false}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesPair {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesPair, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 6);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesPair {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary_array(
                    __u,
                    <__rt::JsonValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesSome`
    ///
    /// Checked: `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSome {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesSome, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 7);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesSome {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary_array(
                    __u,
                    <__rt::JsonValue as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesMerged`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMerged {
        __inner: RulesMergedMembers,
    }

    __rt::open_checked!(RulesMerged, RulesMergedMembers, SCHEMA, 8);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesMerged {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesMergedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMergedMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `extra_note`.
        pub extra_note: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesMergedMembers { extra : __rt::open::Extra::new() } (id : ::std::string::String,
        extra_note : ::std::string::String) []
    );

    __rt::object!(
        RulesMergedMembers { required id "id" "\"id\":" required extra_note "extra_note"
        "\"extra_note\":" } extra
    );

    __rt::open_type!(RulesMergedMembers, SCHEMA, 8);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesMergedMembers {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                id: __rt::arbitrary_text(__u)?,
                extra_note: __rt::arbitrary_text(__u)?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// `RulesCard`
    ///
    /// Checked: `dependentRequired`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCard {
        __inner: RulesCardMembers,
    }

    __rt::open_checked!(RulesCard, RulesCardMembers, SCHEMA, 9);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesCard {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesCardMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCardMembers {
        /// The member `number`.
        pub number: ::std::option::Option<::std::string::String>,
        /// The member `expires`.
        pub expires: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesCardMembers { extra : __rt::open::Extra::new() } () [with_number number :
        ::std::string::String, with_expires expires : ::std::string::String]
    );

    impl ::std::default::Default for RulesCardMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        RulesCardMembers { optional number "number" "\"number\":" optional expires "expires"
        "\"expires\":" } extra
    );

    __rt::open_type!(RulesCardMembers, SCHEMA, 9);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesCardMembers {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                number: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                expires: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// `RulesConditional`
    ///
    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditional {
        __inner: RulesConditionalMembers,
    }

    __rt::open_checked!(RulesConditional, RulesConditionalMembers, SCHEMA, 10);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesConditional {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesConditionalMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditionalMembers {
        /// The member `kind`.
        pub kind: ::std::option::Option<::std::string::String>,
        /// The member `size`.
        pub size: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesConditionalMembers { extra : __rt::open::Extra::new() } () [with_kind kind :
        ::std::string::String, with_size size : i64]
    );

    impl ::std::default::Default for RulesConditionalMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        RulesConditionalMembers { optional kind "kind" "\"kind\":" optional size "size"
        "\"size\":" } extra
    );

    __rt::open_type!(RulesConditionalMembers, SCHEMA, 10);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesConditionalMembers {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                kind: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                size: __rt::arbitrary_option(
                    __u,
                    <i64 as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// `RulesEither`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEither {
        __inner: RulesEitherMembers,
    }

    __rt::open_checked!(RulesEither, RulesEitherMembers, SCHEMA, 11);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesEither {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesEitherMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEitherMembers {
        /// The member `a`.
        pub a: ::std::option::Option<::std::string::String>,
        /// The member `b`.
        pub b: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesEitherMembers { extra : __rt::open::Extra::new() } () [with_a a :
        ::std::string::String, with_b b : ::std::string::String]
    );

    impl ::std::default::Default for RulesEitherMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        RulesEitherMembers { optional a "a" "\"a\":" optional b "b" "\"b\":" } extra
    );

    __rt::open_type!(RulesEitherMembers, SCHEMA, 11);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesEitherMembers {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                a: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                b: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// `RulesNot`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesNot {
        __inner: ::std::string::String,
    }

    impl ::std::fmt::Display for RulesNot {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_text!(RulesNot);

    __rt::open_checked!(RulesNot, ::std::string::String, SCHEMA, 12);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesNot {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary_text(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesSealed`
    ///
    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealed {
        __inner: RulesSealedMembers,
    }

    __rt::open_checked!(RulesSealed, RulesSealedMembers, SCHEMA, 13);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesSealed {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// `RulesSealedMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealedMembers {
        /// The member `note`.
        pub note: ::std::option::Option<::std::string::String>,
        /// The member `id`.
        pub id: ::std::string::String,
    }

    __rt::constructors!(
        RulesSealedMembers {} (id : ::std::string::String) [with_note note :
        ::std::string::String]
    );

    __rt::object!(
        RulesSealedMembers { optional note "note" "\"note\":" required id "id" "\"id\":" }
    );

    __rt::open_type!(RulesSealedMembers, SCHEMA, 13, closed);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesSealedMembers {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                note: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
                id: __rt::arbitrary_text(__u)?,
            })
        }
    }

    /// `RulesNever`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesNever {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(RulesNever, __rt::JsonValue, SCHEMA, 14);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for RulesNever {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            __rt::arbitrary::Arbitrary::arbitrary(__u)
                .and_then(|__inner| {
                    Self::__keep(__inner)
                        .map_err(|_| __rt::arbitrary::Error::IncorrectFormat)
                })
        }
    }

    /// Rules
    #[derive(Clone, Debug, PartialEq)]
    pub struct Rules {
        /// The member `code`.
        pub code: ::std::option::Option<RulesCode>,
        /// The member `port`.
        pub port: ::std::option::Option<RulesPort>,
        /// The member `ratio`.
        pub ratio: ::std::option::Option<RulesRatio>,
        /// The member `tags`.
        pub tags: ::std::option::Option<RulesTags>,
        /// The member `pair`.
        pub pair: ::std::option::Option<RulesPair>,
        /// The member `some`.
        pub some: ::std::option::Option<RulesSome>,
        /// The member `merged`.
        pub merged: ::std::option::Option<RulesMerged>,
        /// The member `card`.
        pub card: ::std::option::Option<RulesCard>,
        /// The member `conditional`.
        pub conditional: ::std::option::Option<RulesConditional>,
        /// The member `either`.
        pub either: ::std::option::Option<RulesEither>,
        /// The member `not`.
        pub not: ::std::option::Option<RulesNot>,
        /// The member `sealed`.
        pub sealed: ::std::option::Option<RulesSealed>,
        /// The member `never`.
        pub never: ::std::option::Option<RulesNever>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Rules { extra : __rt::open::Extra::new() } () [with_code code : RulesCode, with_port
        port : RulesPort, with_ratio ratio : RulesRatio, with_tags tags : RulesTags,
        with_pair pair : RulesPair, with_some some : RulesSome, with_merged merged :
        RulesMerged, with_card card : RulesCard, with_conditional conditional :
        RulesConditional, with_either either : RulesEither, with_not not : RulesNot,
        with_sealed sealed : RulesSealed, with_never never : RulesNever]
    );

    impl ::std::default::Default for Rules {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        Rules { optional code "code" "\"code\":" optional port "port" "\"port\":" optional
        ratio "ratio" "\"ratio\":" optional tags "tags" "\"tags\":" optional pair "pair"
        "\"pair\":" optional some "some" "\"some\":" optional merged "merged" "\"merged\":"
        optional card "card" "\"card\":" optional conditional "conditional"
        "\"conditional\":" optional either "either" "\"either\":" optional not "not"
        "\"not\":" optional sealed "sealed" "\"sealed\":" optional never "never" "\"never\":"
        } extra
    );

    __rt::open_type!(Rules, SCHEMA, 0, exact);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for Rules {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                code: __rt::arbitrary_option(
                    __u,
                    <RulesCode as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                port: __rt::arbitrary_option(
                    __u,
                    <RulesPort as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                ratio: __rt::arbitrary_option(
                    __u,
                    <RulesRatio as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                tags: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_list(__u, __rt::arbitrary_text),
                )?,
                pair: __rt::arbitrary_option(
                    __u,
                    <RulesPair as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                some: __rt::arbitrary_option(
                    __u,
                    <RulesSome as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                merged: __rt::arbitrary_option(
                    __u,
                    <RulesMerged as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                card: __rt::arbitrary_option(
                    __u,
                    <RulesCard as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                conditional: __rt::arbitrary_option(
                    __u,
                    <RulesConditional as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                either: __rt::arbitrary_option(
                    __u,
                    <RulesEither as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                not: __rt::arbitrary_option(
                    __u,
                    <RulesNot as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                sealed: __rt::arbitrary_option(
                    __u,
                    <RulesSealed as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                never: __rt::arbitrary_option(
                    __u,
                    <RulesNever as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                )?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// `Base`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Base {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Base { extra : __rt::open::Extra::new() } (id : ::std::string::String) []
    );

    __rt::object!(Base { required id "id" "\"id\":" } extra);

    __rt::open_type!(Base, SCHEMA, 1, exact);

    #[cfg(feature = "arbitrary")]
    impl<'a> __rt::arbitrary::Arbitrary<'a> for Base {
        fn arbitrary(
            __u: &mut __rt::arbitrary::Unstructured<'a>,
        ) -> __rt::arbitrary::Result<Self> {
            ::std::result::Result::Ok(Self {
                id: __rt::arbitrary_text(__u)?,
                extra: __rt::open::Extra::new(),
            })
        }
    }

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule RulesCode { PATTERN "^[A-Z]{3}$" } IntegerRule RulesPort { MINIMUM 1,
            MAXIMUM 65535 } NumberRule RulesRatio { EXCLUSIVE_MAXIMUM 1.0 } ArrayRule
            RulesTags { MIN_ITEMS 1, UNIQUE_ITEMS true }
        }
    }

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///rules.schema.json", ::std::include_str!("rules.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(3, __rt::Holder::U64), (18, __rt::Holder::I64), (26, __rt::Holder::I64)],
        checks: &[],
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "rules",
        id: "",
        version: "",
        title: "Rules",
        description: "",
        subject: "Rules",
        text: ::std::include_str!("rules.schema.json"),
        source: ::std::include_str!("rules.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Rules>,
    });

    __rt::message!(Rules, SCHEMA);
}
