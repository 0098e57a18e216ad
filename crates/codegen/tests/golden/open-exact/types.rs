// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `measures.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod measures {
    use super::__rt;

    /// Valid under `{"type": "integer", "minimum": 1, "maximum": 65535}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresPort {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(MeasuresPort);

    __rt::open_number!(MeasuresPort, JsonInteger);

    __rt::open_checked!(MeasuresPort, __rt::JsonInteger, SCHEMA, 4);

    /// Valid under `{"type": "number", "multipleOf": 0.01, "exclusiveMinimum": 0}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresPrice {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(MeasuresPrice);

    __rt::open_number!(MeasuresPrice, JsonNumber);

    __rt::open_checked!(MeasuresPrice, __rt::JsonNumber, SCHEMA, 5);

    /// Valid under `{"enum": [1, 2, 1e2]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresLevel {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(MeasuresLevel);

    __rt::open_number!(MeasuresLevel, JsonInteger);

    __rt::open_checked!(MeasuresLevel, __rt::JsonInteger, SCHEMA, 6);

    /// Valid under `{"const": 0.5}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresHalf {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(MeasuresHalf);

    __rt::open_number!(MeasuresHalf, JsonNumber);

    __rt::open_checked!(MeasuresHalf, __rt::JsonNumber, SCHEMA, 7);

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresMixedInteger {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(MeasuresMixedInteger);

    __rt::open_number!(MeasuresMixedInteger, JsonInteger);

    __rt::open_checked!(MeasuresMixedInteger, __rt::JsonInteger, SCHEMA, 8);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum MeasuresMixedString {
        #[default]
        Auto,
    }

    __rt::string_enum!(MeasuresMixedString { Auto "auto" });

    __rt::open_type!(MeasuresMixedString, SCHEMA, 8, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum MeasuresMixedBoolean {
        #[default]
        True,
    }

    __rt::literal_enum!(MeasuresMixedBoolean { True Bool true });

    __rt::open_type!(MeasuresMixedBoolean, SCHEMA, 8, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum MeasuresMixed {
        Integer(MeasuresMixedInteger),
        String(MeasuresMixedString),
        Boolean(MeasuresMixedBoolean),
    }

    impl MeasuresMixed {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    __rt::JsonKind::Bool => __rt::open::Chosen::of(2),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        MeasuresMixed { 0 Integer(MeasuresMixedInteger) own, 1 String(MeasuresMixedString)
        own, 2 Boolean(MeasuresMixedBoolean) own }
    );

    __rt::union_display!(MeasuresMixed { Integer String Boolean });

    __rt::open_type!(MeasuresMixed, SCHEMA, 8, exact);

    /// Low
    ///
    /// Valid under `{"const": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresTitledLow {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(MeasuresTitledLow);

    __rt::open_number!(MeasuresTitledLow, JsonInteger);

    __rt::open_checked!(MeasuresTitledLow, __rt::JsonInteger, SCHEMA, 14);

    /// High
    ///
    /// Valid under `{"const": 2}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresTitledHigh {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(MeasuresTitledHigh);

    __rt::open_number!(MeasuresTitledHigh, JsonInteger);

    __rt::open_checked!(MeasuresTitledHigh, __rt::JsonInteger, SCHEMA, 15);

    #[derive(Clone, Debug, PartialEq)]
    pub enum MeasuresTitled {
        /// Low
        Low(MeasuresTitledLow),
        /// High
        High(MeasuresTitledHigh),
    }

    impl MeasuresTitled {
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
                        match __rt::open::branch(__r, &SCHEMA, &[14, 15])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        MeasuresTitled { 0 Low(MeasuresTitledLow) own, 1 High(MeasuresTitledHigh) own }
    );

    __rt::union_display!(MeasuresTitled { Low High });

    __rt::open_type!(MeasuresTitled, SCHEMA, 9, exact);

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum MeasuresId {
        Integer(__rt::JsonInteger),
        String(::std::string::String),
    }

    impl MeasuresId {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        MeasuresId { 0 Integer(__rt::JsonInteger) own integer, 1
        String(::std::string::String) own text }
    );

    __rt::union_display!(MeasuresId { Integer String });

    __rt::open_type!(MeasuresId, SCHEMA, 10, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum MeasuresEither {
        Integer(__rt::JsonInteger),
        String(::std::string::String),
        Number(__rt::JsonNumber),
    }

    impl MeasuresEither {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Array
                    | __rt::JsonKind::Object => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Number => {
                        match __rt::open::branch(__r, &SCHEMA, &[16, 17])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(2),
                        }
                    }
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        MeasuresEither { 0 Integer(__rt::JsonInteger) own, 1 String(::std::string::String)
        own text, 2 Number(__rt::JsonNumber) own }
    );

    __rt::union_display!(MeasuresEither { Integer String Number });

    __rt::open_type!(MeasuresEither, SCHEMA, 11, exact);

    /// Checked: `items`, `uniqueItems`.
    pub type MeasuresList = __rt::CheckedVec<__rt::JsonNumber, schema_rules::MeasuresList>;

    /// Measures
    #[derive(Clone, Debug, PartialEq)]
    pub struct Measures {
        pub count: ::std::option::Option<__rt::JsonInteger>,
        pub share: ::std::option::Option<__rt::JsonNumber>,
        pub progress: ::std::option::Option<__rt::Nullable<__rt::JsonNumber>>,
        pub port: ::std::option::Option<MeasuresPort>,
        pub price: ::std::option::Option<MeasuresPrice>,
        pub level: ::std::option::Option<MeasuresLevel>,
        pub half: ::std::option::Option<MeasuresHalf>,
        pub mixed: ::std::option::Option<__rt::Nullable<MeasuresMixed>>,
        pub titled: ::std::option::Option<MeasuresTitled>,
        pub id: ::std::option::Option<MeasuresId>,
        pub either: ::std::option::Option<MeasuresEither>,
        pub list: ::std::option::Option<MeasuresList>,
        pub map: ::std::option::Option<__rt::Map<__rt::JsonInteger>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Measures { extra : __rt::open::Extra::new() } () [with_count count :
        __rt::JsonInteger, with_share share : __rt::JsonNumber, with_progress progress :
        __rt::Nullable < __rt::JsonNumber >, with_port port : MeasuresPort as is, with_price
        price : MeasuresPrice as is, with_level level : MeasuresLevel as is, with_half half :
        MeasuresHalf as is, with_mixed mixed : __rt::Nullable < MeasuresMixed >, with_titled
        titled : MeasuresTitled, with_id id : MeasuresId, with_either either :
        MeasuresEither, with_list list : MeasuresList as is, with_map map : __rt::Map <
        __rt::JsonInteger > as is]
    );

    __rt::object!(
        Measures { optional count "count" "\"count\":" optional share "share" "\"share\":"
        optional progress "progress" "\"progress\":" optional port "port" "\"port\":"
        optional price "price" "\"price\":" optional level "level" "\"level\":" optional half
        "half" "\"half\":" optional mixed "mixed" "\"mixed\":" optional titled "titled"
        "\"titled\":" optional id "id" "\"id\":" optional either "either" "\"either\":"
        optional list "list" "\"list\":" optional map "map" "\"map\":" } extra
    );

    __rt::open_type!(Measures, SCHEMA, 0, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            NumberRule MeasuresPrice { EXCLUSIVE_MINIMUM 0.0, MULTIPLE_OF 0.01 } ArrayRule
            MeasuresList { UNIQUE_ITEMS true }
        }
    }

    __rt::json_schemas!(
        MeasuresPort MeasuresPrice MeasuresLevel MeasuresHalf MeasuresMixedInteger(Number)
        MeasuresMixedString(String) MeasuresMixedBoolean(Bool) MeasuresMixed(Bool Number
        String) MeasuresTitledLow MeasuresTitledHigh MeasuresTitled MeasuresId MeasuresEither
        Measures
    );

    __rt::open_schema!(
        Measures, 0, "measures", ["file:///measures.schema.json" "measures.schema.json"];
        title : "Measures", subject : "Measures"
    );
}

/// The types of `old.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod old {
    use super::__rt;

    /// Valid under `{"type": "integer"}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldWhole {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(OldWhole);

    __rt::open_number!(OldWhole, JsonInteger);

    __rt::open_checked!(OldWhole, __rt::JsonInteger, SCHEMA, 1);

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldOneInteger {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(OldOneInteger);

    __rt::open_number!(OldOneInteger, JsonInteger);

    __rt::open_checked!(OldOneInteger, __rt::JsonInteger, SCHEMA, 2);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum OldOneString {
        #[default]
        A,
    }

    __rt::string_enum!(OldOneString { A "a" });

    __rt::open_type!(OldOneString, SCHEMA, 2);

    #[derive(Clone, Debug, PartialEq)]
    pub enum OldOne {
        Integer(OldOneInteger),
        String(OldOneString),
    }

    impl OldOne {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(OldOne { 0 Integer(OldOneInteger) own, 1 String(OldOneString) own });

    __rt::union_display!(OldOne { Integer String });

    __rt::open_type!(OldOne, SCHEMA, 2);

    /// Valid under `{"type": "integer", "enum": [1, 2.0]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldBoth {
        __inner: __rt::JsonInteger,
    }

    __rt::open_display!(OldBoth);

    __rt::open_number!(OldBoth, JsonInteger);

    __rt::open_checked!(OldBoth, __rt::JsonInteger, SCHEMA, 3);

    /// Valid under `{"type": "number", "minimum": 0, "exclusiveMinimum": true}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldAny {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(OldAny);

    __rt::open_number!(OldAny, JsonNumber);

    __rt::open_checked!(OldAny, __rt::JsonNumber, SCHEMA, 4);

    /// Old
    #[derive(Clone, Debug, PartialEq)]
    pub struct Old {
        pub whole: ::std::option::Option<OldWhole>,
        pub one: ::std::option::Option<OldOne>,
        pub both: ::std::option::Option<OldBoth>,
        pub any: ::std::option::Option<OldAny>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Old { extra : __rt::open::Extra::new() } () [with_whole whole : OldWhole as is,
        with_one one : OldOne, with_both both : OldBoth as is, with_any any : OldAny as is]
    );

    __rt::object!(
        Old { optional whole "whole" "\"whole\":" optional one "one" "\"one\":" optional both
        "both" "\"both\":" optional any "any" "\"any\":" } extra
    );

    __rt::open_type!(Old, SCHEMA, 0);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            NumberRule OldAny { EXCLUSIVE_MINIMUM 0.0 }
        }
    }

    __rt::json_schemas!(
        OldWhole OldOneInteger(Number) OldOneString(String) OldOne OldBoth OldAny Old
    );

    __rt::open_schema!(
        Old, 0, "old", ["file:///old.schema.json" "old.schema.json"]; title : "Old", subject
        : "Old"
    );
}
