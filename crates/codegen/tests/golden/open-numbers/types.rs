// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `numbers.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod numbers {
    use super::__rt;

    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNot {
        __inner: NumbersNotMembers,
    }

    __rt::open_checked!(NumbersNot, NumbersNotMembers, SCHEMA, 3);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNotMembers {
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersNotMembers { extra : __rt::open::Extra::new() } () [with_x x :
        __rt::JsonNumber]
    );

    __rt::object!(NumbersNotMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(NumbersNotMembers, SCHEMA, 3);

    /// Checked: `items`, `uniqueItems`.
    pub type NumbersUnique = __rt::CheckedVec<__rt::JsonNumber, schema_rules::NumbersUnique>;

    /// Valid under `{"type": "number", "multipleOf": 0.1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct NumbersOneNumber2 {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(NumbersOneNumber2);

    __rt::open_number!(NumbersOneNumber2, JsonNumber);

    __rt::open_checked!(NumbersOneNumber2, __rt::JsonNumber, SCHEMA, 16);

    /// Valid under `{"oneOf": [{ "type": "number" }, { "type": "number", "multipleOf": 0.1 }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersOne {
        __inner: NumbersOneValue,
    }

    __rt::open_checked!(NumbersOne, NumbersOneValue, SCHEMA, 5);

    #[derive(Clone, Debug, PartialEq)]
    pub enum NumbersOneValue {
        Number(__rt::JsonNumber),
        Number2(NumbersOneNumber2),
    }

    impl NumbersOneValue {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Array
                    | __rt::JsonKind::Object => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Number => {
                        match __rt::open::branch(__r, &SCHEMA, &[15, 16])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        NumbersOneValue { 0 Number(__rt::JsonNumber) own, 1 Number2(NumbersOneNumber2) own }
    );

    __rt::union_display!(NumbersOneValue { Number Number2 });

    __rt::open_type!(NumbersOneValue, SCHEMA, 5);

    /// Checked: `items`, `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersContains {
        __inner: ::std::vec::Vec<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersContains, ::std::vec::Vec < __rt::JsonNumber >, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfDeepItem {
        pub y: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersIfDeepItem { extra : __rt::open::Extra::new() } () [with_y y :
        __rt::JsonNumber]
    );

    __rt::object!(NumbersIfDeepItem { optional y "y" "\"y\":" } extra);

    __rt::open_type!(NumbersIfDeepItem, SCHEMA, 30, exact);

    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIf {
        __inner: NumbersIfMembers,
    }

    __rt::open_checked!(NumbersIf, NumbersIfMembers, SCHEMA, 7);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfMembers {
        pub deep: ::std::option::Option<::std::vec::Vec<NumbersIfDeepItem>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersIfMembers { extra : __rt::open::Extra::new() } () [with_deep deep :
        ::std::vec::Vec < NumbersIfDeepItem > as is]
    );

    __rt::object!(NumbersIfMembers { optional deep "deep" "\"deep\":" } extra);

    __rt::open_type!(NumbersIfMembers, SCHEMA, 7);

    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAll {
        __inner: NumbersAllMembers,
    }

    __rt::open_checked!(NumbersAll, NumbersAllMembers, SCHEMA, 8);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAllMembers {
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersAllMembers { extra : __rt::open::Extra::new() } () [with_x x :
        __rt::JsonNumber]
    );

    __rt::object!(NumbersAllMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(NumbersAllMembers, SCHEMA, 8);

    /// Valid under `{"exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternExtra {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(NumbersPatternExtra, __rt::JsonValue, SCHEMA, 25);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum NumbersPatternMember {
        Matching(NumbersPatternExtra),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl NumbersPatternMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::first_valid(__r, &SCHEMA, &[25])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        NumbersPatternMember { 0 Matching(NumbersPatternExtra) own, 1 Other(__rt::JsonValue)
        }
    );

    __rt::member_union!(NumbersPatternMember);

    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPattern {
        __inner: NumbersPatternMembers,
    }

    __rt::open_checked!(NumbersPattern, NumbersPatternMembers, SCHEMA, 9);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternMembers {
        pub xa: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, NumbersPatternMember>,
    }

    __rt::constructors!(
        NumbersPatternMembers { extra : __rt::open::Extra::new() } () [with_xa xa :
        __rt::JsonNumber]
    );

    __rt::object!(NumbersPatternMembers { optional xa "xa" "\"xa\":" } extra);

    __rt::open_type!(NumbersPatternMembers, SCHEMA, 9);

    /// Valid under `{"anyOf": [{ "type": "number" }, { "type": "null" }], "exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersBeside {
        __inner: __rt::Nullable<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersBeside, __rt::Nullable < __rt::JsonNumber >, SCHEMA, 10);

    /// Valid under `{"anyOf": [{ "$ref": "#/$defs/self" }, { "type": "string" }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Self_ {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(Self_, __rt::JsonValue, SCHEMA, 1);

    /// Numbers
    #[derive(Clone, Debug, PartialEq)]
    pub struct Numbers {
        pub plain: ::std::option::Option<__rt::FiniteF64>,
        pub not: ::std::option::Option<NumbersNot>,
        pub unique: ::std::option::Option<NumbersUnique>,
        pub one: ::std::option::Option<NumbersOne>,
        pub contains: ::std::option::Option<NumbersContains>,
        pub if_: ::std::option::Option<NumbersIf>,
        pub all: ::std::option::Option<NumbersAll>,
        pub pattern: ::std::option::Option<NumbersPattern>,
        pub beside: ::std::option::Option<NumbersBeside>,
        pub self_: ::std::option::Option<Self_>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Numbers { extra : __rt::open::Extra::new() } () [with_plain plain : __rt::FiniteF64
        as is, with_not not : NumbersNot as is, with_unique unique : NumbersUnique as is,
        with_one one : NumbersOne as is, with_contains contains : NumbersContains as is,
        with_if_ if_ : NumbersIf as is, with_all all : NumbersAll as is, with_pattern pattern
        : NumbersPattern as is, with_beside beside : NumbersBeside as is, with_self_ self_ :
        Self_ as is]
    );

    __rt::object!(
        Numbers { optional plain "plain" "\"plain\":" optional not "not" "\"not\":" optional
        unique "unique" "\"unique\":" optional one "one" "\"one\":" optional contains
        "contains" "\"contains\":" optional if_ "if" "\"if\":" optional all "all" "\"all\":"
        optional pattern "pattern" "\"pattern\":" optional beside "beside" "\"beside\":"
        optional self_ "self" "\"self\":" } extra
    );

    __rt::open_type!(Numbers, SCHEMA, 0, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            ArrayRule NumbersUnique { UNIQUE_ITEMS true } NumberRule NumbersOneNumber2 {
            MULTIPLE_OF 0.1 }
        }
    }

    __rt::json_schemas!(
        NumbersNot NumbersNotMembers NumbersOneNumber2 NumbersOne NumbersOneValue
        NumbersContains NumbersIfDeepItem NumbersIf NumbersIfMembers NumbersAll
        NumbersAllMembers NumbersPatternExtra NumbersPattern NumbersPatternMembers
        NumbersBeside Self_ Numbers; SCHEMA NumbersPatternMember()
    );

    __rt::open_schema!(
        Numbers, 0, "numbers", ["file:///numbers.schema.json" "numbers.schema.json"],
        numbers(2 F64); title : "Numbers", subject : "Numbers"
    );
}

/// The types of `spelled.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod spelled {
    use super::__rt;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledLevel {
        /// The value `1`.
        Number1,
        /// The value `2`.
        Number2,
    }

    __rt::literal_enum!(SpelledLevel { Number1 Number "1" Number2 Number "2" } integers);

    __rt::open_type!(SpelledLevel, SCHEMA, 1);

    /// Valid under `{"type": "integer", "enum": [1.0, 2]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledWhole {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(SpelledWhole);

    __rt::open_number!(SpelledWhole, JsonNumber);

    __rt::open_checked!(SpelledWhole, __rt::JsonNumber, SCHEMA, 2);

    /// Checked: `enum`, `not`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledOwn {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(SpelledOwn);

    __rt::open_number!(SpelledOwn, JsonNumber);

    __rt::open_checked!(SpelledOwn, __rt::JsonNumber, SCHEMA, 3);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledHalf {
        /// The value `0.5`.
        Number0Point5,
        /// The value `1`.
        Number1,
    }

    __rt::literal_enum!(SpelledHalf { Number0Point5 Number "0.5" Number1 Number "1" });

    __rt::open_type!(SpelledHalf, SCHEMA, 4);

    /// Valid under `{"enum": [1]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledSeenObjectX {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(SpelledSeenObjectX);

    __rt::open_number!(SpelledSeenObjectX, JsonNumber);

    __rt::open_checked!(SpelledSeenObjectX, __rt::JsonNumber, SCHEMA, 9);

    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObject {
        __inner: SpelledSeenObjectMembers,
    }

    __rt::open_checked!(SpelledSeenObject, SpelledSeenObjectMembers, SCHEMA, 5);

    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObjectMembers {
        pub x: ::std::option::Option<SpelledSeenObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SpelledSeenObjectMembers { extra : __rt::open::Extra::new() } () [with_x x :
        SpelledSeenObjectX as is]
    );

    __rt::object!(SpelledSeenObjectMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(SpelledSeenObjectMembers, SCHEMA, 5);

    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenNotObject {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledSeenNotObject, __rt::JsonValue, SCHEMA, 5);

    #[derive(Clone, Debug, PartialEq)]
    pub enum SpelledSeen {
        Object(SpelledSeenObject),
        /// A value of any other kind.
        NotObject(SpelledSeenNotObject),
    }

    impl SpelledSeen {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Object => __rt::open::Chosen::of(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        SpelledSeen { 0 Object(SpelledSeenObject) own, 1 NotObject(SpelledSeenNotObject) own
        }
    );

    __rt::open_type!(SpelledSeen, SCHEMA, 5);

    /// Valid under `{"enum": [1.0, "a"]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectX {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothObjectX, __rt::JsonValue, SCHEMA, 11);

    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObject {
        __inner: SpelledBothObjectMembers,
    }

    __rt::open_checked!(SpelledBothObject, SpelledBothObjectMembers, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectMembers {
        pub x: ::std::option::Option<SpelledBothObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SpelledBothObjectMembers { extra : __rt::open::Extra::new() } () [with_x x :
        SpelledBothObjectX as is]
    );

    __rt::object!(SpelledBothObjectMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(SpelledBothObjectMembers, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothNotObject {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothNotObject, __rt::JsonValue, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub enum SpelledBoth {
        Object(SpelledBothObject),
        /// A value of any other kind.
        NotObject(SpelledBothNotObject),
    }

    impl SpelledBoth {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Object => __rt::open::Chosen::of(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        SpelledBoth { 0 Object(SpelledBothObject) own, 1 NotObject(SpelledBothNotObject) own
        }
    );

    __rt::open_type!(SpelledBoth, SCHEMA, 6);

    /// Spelled
    #[derive(Clone, Debug, PartialEq)]
    pub struct Spelled {
        pub level: ::std::option::Option<SpelledLevel>,
        pub whole: ::std::option::Option<SpelledWhole>,
        pub own: ::std::option::Option<SpelledOwn>,
        pub half: ::std::option::Option<SpelledHalf>,
        pub seen: ::std::option::Option<SpelledSeen>,
        pub both: ::std::option::Option<SpelledBoth>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Spelled { extra : __rt::open::Extra::new() } () [with_level level : SpelledLevel as
        is, with_whole whole : SpelledWhole as is, with_own own : SpelledOwn as is, with_half
        half : SpelledHalf as is, with_seen seen : SpelledSeen, with_both both : SpelledBoth]
    );

    __rt::object!(
        Spelled { optional level "level" "\"level\":" optional whole "whole" "\"whole\":"
        optional own "own" "\"own\":" optional half "half" "\"half\":" optional seen "seen"
        "\"seen\":" optional both "both" "\"both\":" } extra
    );

    __rt::open_type!(Spelled, SCHEMA, 0);

    __rt::json_schemas!(
        SpelledLevel SpelledWhole SpelledOwn SpelledHalf SpelledSeenObjectX
        SpelledSeenObject(Object) SpelledSeenObjectMembers(Object) SpelledSeenNotObject
        SpelledSeen SpelledBothObjectX SpelledBothObject(Object)
        SpelledBothObjectMembers(Object) SpelledBothNotObject SpelledBoth Spelled
    );

    __rt::open_schema!(
        Spelled, 0, "spelled", ["file:///spelled.schema.json" "spelled.schema.json"]; title :
        "Spelled", subject : "Spelled"
    );
}
