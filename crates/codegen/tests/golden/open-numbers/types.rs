// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `numbers.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod numbers {
    use super::__rt;

    /// `NumbersNot`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNot {
        __inner: NumbersNotMembers,
    }

    __rt::open_checked!(NumbersNot, NumbersNotMembers, SCHEMA, 3);

    /// `NumbersNotMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersNotMembers {
        /// The member `x`.
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersNotMembers { extra : __rt::open::Extra::new() } () [with_x x :
        __rt::JsonNumber]
    );

    impl ::std::default::Default for NumbersNotMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(NumbersNotMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(NumbersNotMembers, SCHEMA, 3);

    /// `NumbersUnique`
    ///
    /// Checked: `items`, `uniqueItems`.
    pub type NumbersUnique = __rt::CheckedVec<__rt::JsonNumber, schema_rules::NumbersUnique>;

    /// `NumbersOneNumber2`
    ///
    /// Valid under `{"type": "number", "multipleOf": 0.1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct NumbersOneNumber2 {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for NumbersOneNumber2 {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(NumbersOneNumber2, JsonNumber);

    __rt::open_checked!(NumbersOneNumber2, __rt::JsonNumber, SCHEMA, 16);

    /// `NumbersOne`
    ///
    /// Valid under `{"oneOf": [{ "type": "number" }, { "type": "number", "multipleOf": 0.1 }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersOne {
        __inner: NumbersOneValue,
    }

    __rt::open_checked!(NumbersOne, NumbersOneValue, SCHEMA, 5);

    /// `NumbersOneValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum NumbersOneValue {
        /// The branch `Number`.
        Number(__rt::JsonNumber),
        /// The branch `Number2`.
        Number2(NumbersOneNumber2),
    }

    impl ::std::convert::From<__rt::JsonNumber> for NumbersOneValue {
        fn from(__value: __rt::JsonNumber) -> Self {
            Self::Number(__value)
        }
    }

    impl ::std::convert::From<NumbersOneNumber2> for NumbersOneValue {
        fn from(__value: NumbersOneNumber2) -> Self {
            Self::Number2(__value)
        }
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
        NumbersOneValue { 0 Number(__rt::JsonNumber) 1 Number2(NumbersOneNumber2) }
    );

    __rt::open_type!(NumbersOneValue, SCHEMA, 5);

    /// `NumbersContains`
    ///
    /// Checked: `items`, `contains`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersContains {
        __inner: ::std::vec::Vec<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersContains, ::std::vec::Vec < __rt::JsonNumber >, SCHEMA, 6);

    /// `NumbersIfDeepItem`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfDeepItem {
        /// The member `y`.
        pub y: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersIfDeepItem { extra : __rt::open::Extra::new() } () [with_y y :
        __rt::JsonNumber]
    );

    impl ::std::default::Default for NumbersIfDeepItem {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(NumbersIfDeepItem { optional y "y" "\"y\":" } extra);

    __rt::open_type!(NumbersIfDeepItem, SCHEMA, 30, exact);

    /// `NumbersIf`
    ///
    /// Checked: `if`, `then`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIf {
        __inner: NumbersIfMembers,
    }

    __rt::open_checked!(NumbersIf, NumbersIfMembers, SCHEMA, 7);

    /// `NumbersIfMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersIfMembers {
        /// The member `deep`.
        pub deep: ::std::option::Option<::std::vec::Vec<NumbersIfDeepItem>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersIfMembers { extra : __rt::open::Extra::new() } () [with_deep deep :
        ::std::vec::Vec < NumbersIfDeepItem >]
    );

    impl ::std::default::Default for NumbersIfMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(NumbersIfMembers { optional deep "deep" "\"deep\":" } extra);

    __rt::open_type!(NumbersIfMembers, SCHEMA, 7);

    /// `NumbersAll`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAll {
        __inner: NumbersAllMembers,
    }

    __rt::open_checked!(NumbersAll, NumbersAllMembers, SCHEMA, 8);

    /// `NumbersAllMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersAllMembers {
        /// The member `x`.
        pub x: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NumbersAllMembers { extra : __rt::open::Extra::new() } () [with_x x :
        __rt::JsonNumber]
    );

    impl ::std::default::Default for NumbersAllMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(NumbersAllMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(NumbersAllMembers, SCHEMA, 8);

    /// `NumbersPatternExtra`
    ///
    /// Valid under `{"exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternExtra {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(NumbersPatternExtra, __rt::JsonValue, SCHEMA, 25);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum NumbersPatternMember {
        /// The branch `Matching`.
        Matching(NumbersPatternExtra),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<NumbersPatternExtra> for NumbersPatternMember {
        fn from(__value: NumbersPatternExtra) -> Self {
            Self::Matching(__value)
        }
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
        NumbersPatternMember { 0 Matching(NumbersPatternExtra) 1 Other(__rt::JsonValue) }
    );

    __rt::member_union!(NumbersPatternMember);

    /// `NumbersPattern`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPattern {
        __inner: NumbersPatternMembers,
    }

    __rt::open_checked!(NumbersPattern, NumbersPatternMembers, SCHEMA, 9);

    /// `NumbersPatternMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersPatternMembers {
        /// The member `xa`.
        pub xa: ::std::option::Option<__rt::JsonNumber>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, NumbersPatternMember>,
    }

    __rt::constructors!(
        NumbersPatternMembers { extra : __rt::open::Extra::new() } () [with_xa xa :
        __rt::JsonNumber]
    );

    impl ::std::default::Default for NumbersPatternMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(NumbersPatternMembers { optional xa "xa" "\"xa\":" } extra);

    __rt::open_type!(NumbersPatternMembers, SCHEMA, 9);

    /// `NumbersBeside`
    ///
    /// Valid under `{"anyOf": [{ "type": "number" }, { "type": "null" }], "exclusiveMaximum": 0.1}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NumbersBeside {
        __inner: __rt::Nullable<__rt::JsonNumber>,
    }

    __rt::open_checked!(NumbersBeside, __rt::Nullable < __rt::JsonNumber >, SCHEMA, 10);

    /// `Self_`
    ///
    /// Valid under `{"anyOf": [{ "$ref": "#/$defs/self" }, { "type": "string" }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Self_ {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(Self_, __rt::JsonValue, SCHEMA, 1);

    /// Numbers
    #[derive(Clone, Debug, PartialEq)]
    pub struct Numbers {
        /// The member `plain`.
        pub plain: ::std::option::Option<__rt::FiniteF64>,
        /// The member `not`.
        pub not: ::std::option::Option<NumbersNot>,
        /// The member `unique`.
        pub unique: ::std::option::Option<NumbersUnique>,
        /// The member `one`.
        pub one: ::std::option::Option<NumbersOne>,
        /// The member `contains`.
        pub contains: ::std::option::Option<NumbersContains>,
        /// The member `if`.
        pub if_: ::std::option::Option<NumbersIf>,
        /// The member `all`.
        pub all: ::std::option::Option<NumbersAll>,
        /// The member `pattern`.
        pub pattern: ::std::option::Option<NumbersPattern>,
        /// The member `beside`.
        pub beside: ::std::option::Option<NumbersBeside>,
        /// The member `self`.
        pub self_: ::std::option::Option<Self_>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Numbers { extra : __rt::open::Extra::new() } () [with_plain plain : __rt::FiniteF64,
        with_not not : NumbersNot, with_unique unique : NumbersUnique, with_one one :
        NumbersOne, with_contains contains : NumbersContains, with_if_ if_ : NumbersIf,
        with_all all : NumbersAll, with_pattern pattern : NumbersPattern, with_beside beside
        : NumbersBeside, with_self_ self_ : Self_]
    );

    impl ::std::default::Default for Numbers {
        fn default() -> Self {
            Self::new()
        }
    }

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
        NumbersBeside Self_ Numbers; NumbersPatternMember
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///numbers.schema.json", ::std::include_str!("numbers.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(2, __rt::Holder::F64)],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "numbers",
        id: "",
        version: "",
        title: "Numbers",
        description: "",
        subject: "Numbers",
        text: ::std::include_str!("numbers.schema.json"),
        source: ::std::include_str!("numbers.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Numbers>,
    });

    __rt::message!(Numbers, SCHEMA);
}

/// The types of `spelled.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod spelled {
    use super::__rt;

    /// `SpelledLevel`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledLevel {
        /// The value `1`.
        Number1,
        /// The value `2`.
        Number2,
    }

    __rt::literal_enum!(SpelledLevel { Number1 Number "1" Number2 Number "2" } integers);

    __rt::open_type!(SpelledLevel, SCHEMA, 1);

    /// `SpelledWhole`
    ///
    /// Valid under `{"type": "integer", "enum": [1.0, 2]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledWhole {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledWhole {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(SpelledWhole, JsonNumber);

    __rt::open_checked!(SpelledWhole, __rt::JsonNumber, SCHEMA, 2);

    /// `SpelledOwn`
    ///
    /// Checked: `enum`, `not`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledOwn {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledOwn {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(SpelledOwn, JsonNumber);

    __rt::open_checked!(SpelledOwn, __rt::JsonNumber, SCHEMA, 3);

    /// `SpelledHalf`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum SpelledHalf {
        /// The value `0.5`.
        Number0Point5,
        /// The value `1`.
        Number1,
    }

    __rt::literal_enum!(SpelledHalf { Number0Point5 Number "0.5" Number1 Number "1" });

    __rt::open_type!(SpelledHalf, SCHEMA, 4);

    /// `SpelledSeenObjectX`
    ///
    /// Valid under `{"enum": [1]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SpelledSeenObjectX {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for SpelledSeenObjectX {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(SpelledSeenObjectX, JsonNumber);

    __rt::open_checked!(SpelledSeenObjectX, __rt::JsonNumber, SCHEMA, 9);

    /// `SpelledSeenObject`
    ///
    /// Checked: `not`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObject {
        __inner: SpelledSeenObjectMembers,
    }

    __rt::open_checked!(SpelledSeenObject, SpelledSeenObjectMembers, SCHEMA, 5);

    /// `SpelledSeenObjectMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenObjectMembers {
        /// The member `x`.
        pub x: ::std::option::Option<SpelledSeenObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SpelledSeenObjectMembers { extra : __rt::open::Extra::new() } () [with_x x :
        SpelledSeenObjectX]
    );

    impl ::std::default::Default for SpelledSeenObjectMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(SpelledSeenObjectMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(SpelledSeenObjectMembers, SCHEMA, 5);

    /// `SpelledSeenOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledSeenOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledSeenOther, __rt::JsonValue, SCHEMA, 5);

    /// `SpelledSeen`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum SpelledSeen {
        /// An object.
        Object(SpelledSeenObject),
        /// A value of any other kind.
        Other(SpelledSeenOther),
    }

    impl ::std::convert::From<SpelledSeenObject> for SpelledSeen {
        fn from(__value: SpelledSeenObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<SpelledSeenOther> for SpelledSeen {
        fn from(__value: SpelledSeenOther) -> Self {
            Self::Other(__value)
        }
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

    __rt::union!(SpelledSeen { 0 Object(SpelledSeenObject) 1 Other(SpelledSeenOther) });

    __rt::open_type!(SpelledSeen, SCHEMA, 5);

    /// `SpelledBothObjectX`
    ///
    /// Valid under `{"enum": [1.0, "a"]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectX {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothObjectX, __rt::JsonValue, SCHEMA, 11);

    /// `SpelledBothObject`
    ///
    /// Checked: `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObject {
        __inner: SpelledBothObjectMembers,
    }

    __rt::open_checked!(SpelledBothObject, SpelledBothObjectMembers, SCHEMA, 6);

    /// `SpelledBothObjectMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothObjectMembers {
        /// The member `x`.
        pub x: ::std::option::Option<SpelledBothObjectX>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SpelledBothObjectMembers { extra : __rt::open::Extra::new() } () [with_x x :
        SpelledBothObjectX]
    );

    impl ::std::default::Default for SpelledBothObjectMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(SpelledBothObjectMembers { optional x "x" "\"x\":" } extra);

    __rt::open_type!(SpelledBothObjectMembers, SCHEMA, 6);

    /// `SpelledBothOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct SpelledBothOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(SpelledBothOther, __rt::JsonValue, SCHEMA, 6);

    /// `SpelledBoth`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum SpelledBoth {
        /// An object.
        Object(SpelledBothObject),
        /// A value of any other kind.
        Other(SpelledBothOther),
    }

    impl ::std::convert::From<SpelledBothObject> for SpelledBoth {
        fn from(__value: SpelledBothObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<SpelledBothOther> for SpelledBoth {
        fn from(__value: SpelledBothOther) -> Self {
            Self::Other(__value)
        }
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

    __rt::union!(SpelledBoth { 0 Object(SpelledBothObject) 1 Other(SpelledBothOther) });

    __rt::open_type!(SpelledBoth, SCHEMA, 6);

    /// Spelled
    #[derive(Clone, Debug, PartialEq)]
    pub struct Spelled {
        /// The member `level`.
        pub level: ::std::option::Option<SpelledLevel>,
        /// The member `whole`.
        pub whole: ::std::option::Option<SpelledWhole>,
        /// The member `own`.
        pub own: ::std::option::Option<SpelledOwn>,
        /// The member `half`.
        pub half: ::std::option::Option<SpelledHalf>,
        /// The member `seen`.
        pub seen: ::std::option::Option<SpelledSeen>,
        /// The member `both`.
        pub both: ::std::option::Option<SpelledBoth>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Spelled { extra : __rt::open::Extra::new() } () [with_level level : SpelledLevel,
        with_whole whole : SpelledWhole, with_own own : SpelledOwn, with_half half :
        SpelledHalf, with_seen seen : SpelledSeen, with_both both : SpelledBoth]
    );

    impl ::std::default::Default for Spelled {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        Spelled { optional level "level" "\"level\":" optional whole "whole" "\"whole\":"
        optional own "own" "\"own\":" optional half "half" "\"half\":" optional seen "seen"
        "\"seen\":" optional both "both" "\"both\":" } extra
    );

    __rt::open_type!(Spelled, SCHEMA, 0);

    __rt::json_schemas!(
        SpelledLevel SpelledWhole SpelledOwn SpelledHalf SpelledSeenObjectX SpelledSeenObject
        SpelledSeenObjectMembers SpelledSeenOther SpelledSeen SpelledBothObjectX
        SpelledBothObject SpelledBothObjectMembers SpelledBothOther SpelledBoth Spelled;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///spelled.schema.json", ::std::include_str!("spelled.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "spelled",
        id: "",
        version: "",
        title: "Spelled",
        description: "",
        subject: "Spelled",
        text: ::std::include_str!("spelled.schema.json"),
        source: ::std::include_str!("spelled.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Spelled>,
    });

    __rt::message!(Spelled, SCHEMA);
}
