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
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesRatio {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for RulesRatio {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(RulesRatio, JsonNumber);

    __rt::open_checked!(RulesRatio, __rt::JsonNumber, SCHEMA, 4);

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

    /// `RulesSome`
    ///
    /// Checked: `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSome {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesSome, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 7);

    /// `RulesMerged`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMerged {
        __inner: RulesMergedMembers,
    }

    __rt::open_checked!(RulesMerged, RulesMergedMembers, SCHEMA, 8);

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

    /// `RulesCard`
    ///
    /// Checked: `dependentRequired`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCard {
        __inner: RulesCardMembers,
    }

    __rt::open_checked!(RulesCard, RulesCardMembers, SCHEMA, 9);

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

    /// `RulesConditional`
    ///
    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditional {
        __inner: RulesConditionalMembers,
    }

    __rt::open_checked!(RulesConditional, RulesConditionalMembers, SCHEMA, 10);

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

    /// `RulesEither`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEither {
        __inner: RulesEitherMembers,
    }

    __rt::open_checked!(RulesEither, RulesEitherMembers, SCHEMA, 11);

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

    /// `RulesSealed`
    ///
    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealed {
        __inner: RulesSealedMembers,
    }

    __rt::open_checked!(RulesSealed, RulesSealedMembers, SCHEMA, 13);

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

    /// `RulesNever`
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesNever {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(RulesNever, __rt::JsonValue, SCHEMA, 14);

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

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule RulesCode { PATTERN "^[A-Z]{3}$" } IntegerRule RulesPort { MINIMUM 1,
            MAXIMUM 65535 } NumberRule RulesRatio { EXCLUSIVE_MAXIMUM 1.0 } ArrayRule
            RulesTags { MIN_ITEMS 1, UNIQUE_ITEMS true }
        }
    }

    __rt::json_schemas!(
        RulesRatio RulesPair RulesSome RulesMerged RulesMergedMembers RulesCard
        RulesCardMembers RulesConditional RulesConditionalMembers RulesEither
        RulesEitherMembers RulesNot RulesSealed RulesSealedMembers RulesNever Rules Base;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///rules.schema.json", ::std::include_str!("rules.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(3, __rt::Holder::U64), (18, __rt::Holder::I64), (26, __rt::Holder::I64)],
        checks: &[],
        by_hand: false,
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
