// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `unions.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod unions {
    use super::__rt;

    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsId {
        Integer(i64),
        String(::std::string::String),
    }

    impl UnionsId {
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
        UnionsId { 0 Integer(i64) own i64, 1 String(::std::string::String) own text }
    );

    __rt::union_display!(UnionsId { Integer String });

    __rt::open_type!(UnionsId, SCHEMA, 5, exact);

    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type UnionsKindsString = __rt::CheckedString<schema_rules::UnionsKindsString>;

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsKinds {
        String(UnionsKindsString),
        Strings(::std::vec::Vec<::std::string::String>),
    }

    impl UnionsKinds {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::Object => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Array => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        UnionsKinds { 0 String(UnionsKindsString) own, 1 Strings(::std::vec::Vec <
        ::std::string::String >) own }
    );

    __rt::open_type!(UnionsKinds, SCHEMA, 6, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsLevel {
        /// Hardly any.
        Low,
        /// As much as there is.
        High,
    }

    __rt::string_enum!(UnionsLevel { Low "low" High "high" });

    __rt::open_type!(UnionsLevel, SCHEMA, 7, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum TextType {
        #[default]
        Text,
    }

    __rt::string_enum!(TextType { Text "text" });

    __rt::open_type!(TextType, SCHEMA, 21, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Text {
        pub type_: TextType,
        pub text: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Text { type_ : TextType::Text, extra : __rt::open::Extra::new() } (text :
        ::std::string::String) []
    );

    __rt::object!(
        Text { required type_ "type" "\"type\":" required text "text" "\"text\":" } extra
    );

    __rt::open_type!(Text, SCHEMA, 2, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum ImageType {
        #[default]
        Image,
    }

    __rt::string_enum!(ImageType { Image "image" });

    __rt::open_type!(ImageType, SCHEMA, 23, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Image {
        pub type_: ImageType,
        pub data: ::std::string::String,
        pub mime_type: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Image { type_ : ImageType::Image, extra : __rt::open::Extra::new() } (data :
        ::std::string::String) [with_mime_type mime_type : ::std::string::String]
    );

    __rt::object!(
        Image { required type_ "type" "\"type\":" required data "data" "\"data\":" optional
        mime_type "mimeType" "\"mimeType\":" } extra
    );

    __rt::open_type!(Image, SCHEMA, 3, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsBlock {
        Text(Text),
        Image(Image),
    }

    impl UnionsBlock {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Object => {
                        match &*__rt::open::tag(__r, "type")? {
                            "text" => __rt::open::Chosen::of(0),
                            "image" => __rt::open::Chosen::of(1),
                            _ => return ::std::result::Result::Err(__rt::Stop),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(UnionsBlock { 0 Text(Text) own, 1 Image(Image) own });

    __rt::open_type!(UnionsBlock, SCHEMA, 8, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsOverlappingA {
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsOverlappingA { extra : __rt::open::Extra::new() } (a : i64 as is) []
    );

    __rt::object!(UnionsOverlappingA { required a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsOverlappingA, SCHEMA, 32, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsOverlappingB {
        pub b: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsOverlappingB { extra : __rt::open::Extra::new() } (b : ::std::string::String)
        []
    );

    __rt::object!(UnionsOverlappingB { required b "b" "\"b\":" } extra);

    __rt::open_type!(UnionsOverlappingB, SCHEMA, 33, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsOverlapping {
        A(UnionsOverlappingA),
        B(UnionsOverlappingB),
    }

    impl UnionsOverlapping {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Object => {
                        match __rt::open::branch(__r, &SCHEMA, &[32, 33])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        UnionsOverlapping { 0 A(UnionsOverlappingA) own, 1 B(UnionsOverlappingB) own }
    );

    __rt::open_type!(UnionsOverlapping, SCHEMA, 9, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusiveA {
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsExclusiveA { extra : __rt::open::Extra::new() } (a : i64 as is) []
    );

    __rt::object!(UnionsExclusiveA { required a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsExclusiveA, SCHEMA, 34, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusiveB {
        pub b: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsExclusiveB { extra : __rt::open::Extra::new() } (b : ::std::string::String) []
    );

    __rt::object!(UnionsExclusiveB { required b "b" "\"b\":" } extra);

    __rt::open_type!(UnionsExclusiveB, SCHEMA, 35, exact);

    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusive {
        __inner: UnionsExclusiveValue,
    }

    __rt::open_checked!(UnionsExclusive, UnionsExclusiveValue, SCHEMA, 10);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsExclusiveValue {
        A(UnionsExclusiveA),
        B(UnionsExclusiveB),
    }

    impl UnionsExclusiveValue {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Object => {
                        match __rt::open::branch(__r, &SCHEMA, &[34, 35])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        UnionsExclusiveValue { 0 A(UnionsExclusiveA) own, 1 B(UnionsExclusiveB) own }
    );

    __rt::open_type!(UnionsExclusiveValue, SCHEMA, 10);

    /// Valid under `{"minLength": 2, "minimum": 3}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsUntyped {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UnionsUntyped, __rt::JsonValue, SCHEMA, 11);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsImplicitObject {
        pub a: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsImplicitObject { extra : __rt::open::Extra::new() } () [with_a a :
        ::std::string::String]
    );

    __rt::object!(UnionsImplicitObject { optional a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsImplicitObject, SCHEMA, 12, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsImplicitNotObject {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UnionsImplicitNotObject, __rt::JsonValue, SCHEMA, 12);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsImplicit {
        Object(UnionsImplicitObject),
        /// A value of any other kind.
        NotObject(UnionsImplicitNotObject),
    }

    impl UnionsImplicit {
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
        UnionsImplicit { 0 Object(UnionsImplicitObject) own, 1
        NotObject(UnionsImplicitNotObject) own }
    );

    __rt::open_type!(UnionsImplicit, SCHEMA, 12, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsConstants {
        /// The value `"a"`.
        A,
        /// The value `1`.
        Number1,
        /// The value `1.5`.
        Number1Point5,
        True,
    }

    __rt::literal_enum!(
        UnionsConstants { A String "a" Number1 Number "1" Number1Point5 Number "1.5" True
        Bool true }
    );

    __rt::open_type!(UnionsConstants, SCHEMA, 13, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum UnionsVersion {
        /// The value `2`.
        #[default]
        Number2,
    }

    __rt::literal_enum!(UnionsVersion { Number2 Number "2" } integers);

    __rt::open_type!(UnionsVersion, SCHEMA, 14, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsAmount {
        Integer(i64),
        String(::std::string::String),
        Number(__rt::FiniteF64),
    }

    impl UnionsAmount {
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
                        match __rt::open::branch(__r, &SCHEMA, &[37, 39])? {
                            0 if __rt::open::fits::<i64>(__r) => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(2),
                        }
                    }
                    __rt::JsonKind::String => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        UnionsAmount { 0 Integer(i64) own, 1 String(::std::string::String) own text, 2
        Number(__rt::FiniteF64) own }
    );

    __rt::union_display!(UnionsAmount { Integer String Number });

    __rt::open_type!(UnionsAmount, SCHEMA, 15, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsQuantity {
        String(::std::string::String),
        Number(__rt::FiniteF64),
    }

    impl UnionsQuantity {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        UnionsQuantity { 0 String(::std::string::String) own text, 1 Number(__rt::FiniteF64)
        own }
    );

    __rt::union_display!(UnionsQuantity { String Number });

    __rt::open_type!(UnionsQuantity, SCHEMA, 17, exact);

    /// Valid under `{"type": ["integer", "null"], "minimum": 1}`.
    pub type UnionsPositiveInteger = __rt::CheckedU64<schema_rules::UnionsPositiveInteger>;

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsPositive {
        String(::std::string::String),
        Integer(UnionsPositiveInteger),
    }

    impl UnionsPositive {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        UnionsPositive { 0 String(::std::string::String) own text, 1
        Integer(UnionsPositiveInteger) own }
    );

    __rt::union_display!(UnionsPositive { String Integer });

    __rt::open_type!(UnionsPositive, SCHEMA, 18, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsChoiceString {
        X,
        Y,
    }

    __rt::string_enum!(UnionsChoiceString { X "x" Y "y" });

    __rt::open_type!(UnionsChoiceString, SCHEMA, 45, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsChoice {
        String(UnionsChoiceString),
        Number(__rt::FiniteF64),
    }

    impl UnionsChoice {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                    _ => return ::std::result::Result::Err(__rt::Stop),
                },
            )
        }
    }

    __rt::union!(
        UnionsChoice { 0 String(UnionsChoiceString) own, 1 Number(__rt::FiniteF64) own }
    );

    __rt::union_display!(UnionsChoice { String Number });

    __rt::open_type!(UnionsChoice, SCHEMA, 19, exact);

    /// Valid under `{"oneOf": [{ "$ref": "#/definitions/Maybe" }, { "$ref": "#/definitions/Maybe" }, { "type": ["number", "null"] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsSame {
        __inner: UnionsSameValue,
    }

    __rt::open_checked!(UnionsSame, UnionsSameValue, SCHEMA, 20);

    #[derive(Clone, Debug, PartialEq)]
    pub enum UnionsSameValue {
        Maybe(__rt::Nullable<::std::string::String>),
        Variant2(__rt::Nullable<__rt::JsonNumber>),
    }

    impl UnionsSameValue {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null => {
                        match __rt::open::branch(__r, &SCHEMA, &[1, 47])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                    __rt::JsonKind::Bool | __rt::JsonKind::Array | __rt::JsonKind::Object => {
                        return ::std::result::Result::Err(__rt::Stop);
                    }
                    __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                },
            )
        }
    }

    __rt::union!(
        UnionsSameValue { 0 Maybe(__rt::Nullable < ::std::string::String >) own, 1
        Variant2(__rt::Nullable < __rt::JsonNumber >) own }
    );

    __rt::open_type!(UnionsSameValue, SCHEMA, 20);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Unions {
        pub nullable: ::std::option::Option<__rt::Nullable<::std::string::String>>,
        pub id: ::std::option::Option<UnionsId>,
        pub kinds: ::std::option::Option<UnionsKinds>,
        pub level: ::std::option::Option<UnionsLevel>,
        pub block: ::std::option::Option<UnionsBlock>,
        pub overlapping: ::std::option::Option<UnionsOverlapping>,
        pub exclusive: ::std::option::Option<UnionsExclusive>,
        pub untyped: ::std::option::Option<UnionsUntyped>,
        pub implicit: ::std::option::Option<UnionsImplicit>,
        pub constants: ::std::option::Option<__rt::Nullable<UnionsConstants>>,
        pub version: ::std::option::Option<UnionsVersion>,
        pub amount: ::std::option::Option<UnionsAmount>,
        pub either: ::std::option::Option<__rt::JsonNumber>,
        pub quantity: ::std::option::Option<UnionsQuantity>,
        pub positive: ::std::option::Option<UnionsPositive>,
        pub choice: ::std::option::Option<UnionsChoice>,
        pub same: ::std::option::Option<UnionsSame>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Unions { extra : __rt::open::Extra::new() } () [with_nullable nullable :
        __rt::Nullable < ::std::string::String >, with_id id : UnionsId, with_kinds kinds :
        UnionsKinds, with_level level : UnionsLevel as is, with_block block : UnionsBlock,
        with_overlapping overlapping : UnionsOverlapping, with_exclusive exclusive :
        UnionsExclusive as is, with_untyped untyped : UnionsUntyped as is, with_implicit
        implicit : UnionsImplicit, with_constants constants : __rt::Nullable <
        UnionsConstants >, with_version version : UnionsVersion as is, with_amount amount :
        UnionsAmount, with_either either : __rt::JsonNumber, with_quantity quantity :
        UnionsQuantity, with_positive positive : UnionsPositive, with_choice choice :
        UnionsChoice, with_same same : UnionsSame as is]
    );

    __rt::object!(
        Unions { optional nullable "nullable" "\"nullable\":" optional id "id" "\"id\":"
        optional kinds "kinds" "\"kinds\":" optional level "level" "\"level\":" optional
        block "block" "\"block\":" optional overlapping "overlapping" "\"overlapping\":"
        optional exclusive "exclusive" "\"exclusive\":" optional untyped "untyped"
        "\"untyped\":" optional implicit "implicit" "\"implicit\":" optional constants
        "constants" "\"constants\":" optional version "version" "\"version\":" optional
        amount "amount" "\"amount\":" optional either "either" "\"either\":" optional
        quantity "quantity" "\"quantity\":" optional positive "positive" "\"positive\":"
        optional choice "choice" "\"choice\":" optional same "same" "\"same\":" } extra
    );

    __rt::open_type!(Unions, SCHEMA, 0, exact);

    pub type Maybe = __rt::Nullable<::std::string::String>;

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule UnionsKindsString { MIN_LENGTH 2 } IntegerRule UnionsPositiveInteger {
            MINIMUM 1 }
        }
    }

    __rt::json_schemas!(
        UnionsId UnionsKinds UnionsLevel TextType Text ImageType Image UnionsBlock(Object)
        UnionsOverlappingA UnionsOverlappingB UnionsOverlapping UnionsExclusiveA
        UnionsExclusiveB UnionsExclusive UnionsExclusiveValue UnionsUntyped
        UnionsImplicitObject(Object) UnionsImplicitNotObject UnionsImplicit
        UnionsConstants(Bool Number String) UnionsVersion UnionsAmount UnionsQuantity(Number
        String) UnionsPositive(Number String) UnionsChoiceString(String) UnionsChoice(Number
        String) UnionsSame UnionsSameValue Unions
    );

    __rt::open_schema!(
        Unions, 0, "unions", ["file:///unions.schema.json" "unions.schema.json"], numbers(5
        I64 17 F64 18 U64 19 F64 37 I64 39 F64 41 F64 43 U64 46 F64 49 I64 51 I64)
    );
}
