// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `rules.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod rules {
    use super::__rt;

    /// Valid under `{"type": "string", "pattern": "^[A-Z]{3}$"}`.
    pub type RulesCode = __rt::CheckedString<schema_rules::RulesCode>;

    /// Valid under `{"type": "integer", "minimum": 1, "maximum": 65535}`.
    pub type RulesPort = __rt::CheckedU64<schema_rules::RulesPort>;

    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesRatio {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(RulesRatio);

    __rt::open_number!(RulesRatio, JsonNumber);

    __rt::open_checked!(RulesRatio, __rt::JsonNumber, SCHEMA, 4);

    /// Checked: `items`, `uniqueItems`, `minItems`.
    pub type RulesTags = __rt::CheckedVec<::std::string::String, schema_rules::RulesTags>;

    /// Valid under `{"type": "array", "prefixItems": [{ "type": "string" }, { "type": "integer" }], "items": false}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesPair {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesPair, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 6);

    /// Checked: `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSome {
        __inner: ::std::vec::Vec<__rt::JsonValue>,
    }

    __rt::open_checked!(RulesSome, ::std::vec::Vec < __rt::JsonValue >, SCHEMA, 7);

    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMerged {
        __inner: RulesMergedMembers,
    }

    __rt::open_checked!(RulesMerged, RulesMergedMembers, SCHEMA, 8);

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesMergedMembers {
        pub id: ::std::string::String,
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

    /// Checked: `dependentRequired`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCard {
        __inner: RulesCardMembers,
    }

    __rt::open_checked!(RulesCard, RulesCardMembers, SCHEMA, 9);

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesCardMembers {
        pub number: ::std::option::Option<::std::string::String>,
        pub expires: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesCardMembers { extra : __rt::open::Extra::new() } () [with_number number :
        ::std::string::String, with_expires expires : ::std::string::String]
    );

    __rt::object!(
        RulesCardMembers { optional number "number" "\"number\":" optional expires "expires"
        "\"expires\":" } extra
    );

    __rt::open_type!(RulesCardMembers, SCHEMA, 9);

    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditional {
        __inner: RulesConditionalMembers,
    }

    __rt::open_checked!(RulesConditional, RulesConditionalMembers, SCHEMA, 10);

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesConditionalMembers {
        pub kind: ::std::option::Option<::std::string::String>,
        pub size: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesConditionalMembers { extra : __rt::open::Extra::new() } () [with_kind kind :
        ::std::string::String, with_size size : i64 as is]
    );

    __rt::object!(
        RulesConditionalMembers { optional kind "kind" "\"kind\":" optional size "size"
        "\"size\":" } extra
    );

    __rt::open_type!(RulesConditionalMembers, SCHEMA, 10);

    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEither {
        __inner: RulesEitherMembers,
    }

    __rt::open_checked!(RulesEither, RulesEitherMembers, SCHEMA, 11);

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesEitherMembers {
        pub a: ::std::option::Option<::std::string::String>,
        pub b: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        RulesEitherMembers { extra : __rt::open::Extra::new() } () [with_a a :
        ::std::string::String, with_b b : ::std::string::String]
    );

    __rt::object!(
        RulesEitherMembers { optional a "a" "\"a\":" optional b "b" "\"b\":" } extra
    );

    __rt::open_type!(RulesEitherMembers, SCHEMA, 11);

    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct RulesNot {
        __inner: ::std::string::String,
    }

    __rt::open_display!(RulesNot);

    __rt::open_text!(RulesNot);

    __rt::open_checked!(RulesNot, ::std::string::String, SCHEMA, 12);

    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealed {
        __inner: RulesSealedMembers,
    }

    __rt::open_checked!(RulesSealed, RulesSealedMembers, SCHEMA, 13);

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesSealedMembers {
        pub note: ::std::option::Option<::std::string::String>,
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

    #[derive(Clone, Debug, PartialEq)]
    pub struct RulesNever {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(RulesNever, __rt::JsonValue, SCHEMA, 14);

    /// Rules
    #[derive(Clone, Debug, PartialEq)]
    pub struct Rules {
        pub code: ::std::option::Option<RulesCode>,
        pub port: ::std::option::Option<RulesPort>,
        pub ratio: ::std::option::Option<RulesRatio>,
        pub tags: ::std::option::Option<RulesTags>,
        pub pair: ::std::option::Option<RulesPair>,
        pub some: ::std::option::Option<RulesSome>,
        pub merged: ::std::option::Option<RulesMerged>,
        pub card: ::std::option::Option<RulesCard>,
        pub conditional: ::std::option::Option<RulesConditional>,
        pub either: ::std::option::Option<RulesEither>,
        pub not: ::std::option::Option<RulesNot>,
        pub sealed: ::std::option::Option<RulesSealed>,
        pub never: ::std::option::Option<RulesNever>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Rules { extra : __rt::open::Extra::new() } () [with_code code : RulesCode as is,
        with_port port : RulesPort as is, with_ratio ratio : RulesRatio as is, with_tags tags
        : RulesTags as is, with_pair pair : RulesPair as is, with_some some : RulesSome as
        is, with_merged merged : RulesMerged as is, with_card card : RulesCard as is,
        with_conditional conditional : RulesConditional as is, with_either either :
        RulesEither as is, with_not not : RulesNot as is, with_sealed sealed : RulesSealed as
        is, with_never never : RulesNever as is]
    );

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

    #[derive(Clone, Debug, PartialEq)]
    pub struct Base {
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
        RulesEitherMembers RulesNot RulesSealed RulesSealedMembers RulesNever Rules Base
    );

    __rt::open_schema!(
        Rules, 0, "rules", ["file:///rules.schema.json" "rules.schema.json"], numbers(3 U64
        18 I64 26 I64); title : "Rules", subject : "Rules"
    );
}
