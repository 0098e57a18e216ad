// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `unions.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod unions {
    use super::__rt;

    /// `UnionsId`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsId {
        /// A number.
        Integer(i64),
        /// A string.
        String(::std::string::String),
    }

    impl ::std::convert::From<i64> for UnionsId {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for UnionsId {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<&str> for UnionsId {
        fn from(__value: &str) -> Self {
            Self::String(__value.to_owned())
        }
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

    __rt::union!(UnionsId { 0 Integer(i64) 1 String(::std::string::String) });

    __rt::open_type!(UnionsId, SCHEMA, 5, exact);

    /// `UnionsKindsString`
    ///
    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type UnionsKindsString = __rt::CheckedString<schema_rules::UnionsKindsString>;

    /// `UnionsKinds`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsKinds {
        /// The branch `String`.
        String(UnionsKindsString),
        /// The branch `Array`.
        Array(::std::vec::Vec<::std::string::String>),
    }

    impl ::std::convert::From<UnionsKindsString> for UnionsKinds {
        fn from(__value: UnionsKindsString) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<::std::vec::Vec<::std::string::String>> for UnionsKinds {
        fn from(__value: ::std::vec::Vec<::std::string::String>) -> Self {
            Self::Array(__value)
        }
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
        UnionsKinds { 0 String(UnionsKindsString) 1 Array(::std::vec::Vec <
        ::std::string::String >) }
    );

    __rt::open_type!(UnionsKinds, SCHEMA, 6, exact);

    /// `UnionsLevel`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsLevel {
        /// Hardly any.
        Low,
        /// As much as there is.
        High,
    }

    __rt::string_enum!(UnionsLevel { Low "low" High "high" });

    __rt::open_type!(UnionsLevel, SCHEMA, 7, exact);

    /// `TextType`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum TextType {
        /// The value `text`.
        #[default]
        Text,
    }

    __rt::string_enum!(TextType { Text "text" });

    __rt::open_type!(TextType, SCHEMA, 21, exact);

    /// `Text`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Text {
        /// The member `type`.
        pub type_: TextType,
        /// The member `text`.
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

    /// `ImageType`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum ImageType {
        /// The value `image`.
        #[default]
        Image,
    }

    __rt::string_enum!(ImageType { Image "image" });

    __rt::open_type!(ImageType, SCHEMA, 23, exact);

    /// `Image`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Image {
        /// The member `type`.
        pub type_: ImageType,
        /// The member `data`.
        pub data: ::std::string::String,
        /// The member `mimeType`.
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

    /// `UnionsBlock`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsBlock {
        /// The branch `Text`.
        Text(Text),
        /// The branch `Image`.
        Image(Image),
    }

    impl ::std::convert::From<Text> for UnionsBlock {
        fn from(__value: Text) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<Image> for UnionsBlock {
        fn from(__value: Image) -> Self {
            Self::Image(__value)
        }
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

    __rt::union!(UnionsBlock { 0 Text(Text) 1 Image(Image) });

    __rt::open_type!(UnionsBlock, SCHEMA, 8, exact);

    /// `UnionsOverlappingA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsOverlappingA {
        /// The member `a`.
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsOverlappingA { extra : __rt::open::Extra::new() } (a : i64) []
    );

    __rt::object!(UnionsOverlappingA { required a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsOverlappingA, SCHEMA, 32, exact);

    /// `UnionsOverlappingB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsOverlappingB {
        /// The member `b`.
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

    /// `UnionsOverlapping`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsOverlapping {
        /// The branch `A`.
        A(UnionsOverlappingA),
        /// The branch `B`.
        B(UnionsOverlappingB),
    }

    impl ::std::convert::From<UnionsOverlappingA> for UnionsOverlapping {
        fn from(__value: UnionsOverlappingA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<UnionsOverlappingB> for UnionsOverlapping {
        fn from(__value: UnionsOverlappingB) -> Self {
            Self::B(__value)
        }
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

    __rt::union!(UnionsOverlapping { 0 A(UnionsOverlappingA) 1 B(UnionsOverlappingB) });

    __rt::open_type!(UnionsOverlapping, SCHEMA, 9, exact);

    /// `UnionsExclusiveA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusiveA {
        /// The member `a`.
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(UnionsExclusiveA { extra : __rt::open::Extra::new() } (a : i64) []);

    __rt::object!(UnionsExclusiveA { required a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsExclusiveA, SCHEMA, 34, exact);

    /// `UnionsExclusiveB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusiveB {
        /// The member `b`.
        pub b: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsExclusiveB { extra : __rt::open::Extra::new() } (b : ::std::string::String) []
    );

    __rt::object!(UnionsExclusiveB { required b "b" "\"b\":" } extra);

    __rt::open_type!(UnionsExclusiveB, SCHEMA, 35, exact);

    /// `UnionsExclusive`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsExclusive {
        __inner: UnionsExclusiveValue,
    }

    __rt::open_checked!(UnionsExclusive, UnionsExclusiveValue, SCHEMA, 10);

    /// `UnionsExclusiveValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsExclusiveValue {
        /// The branch `A`.
        A(UnionsExclusiveA),
        /// The branch `B`.
        B(UnionsExclusiveB),
    }

    impl ::std::convert::From<UnionsExclusiveA> for UnionsExclusiveValue {
        fn from(__value: UnionsExclusiveA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<UnionsExclusiveB> for UnionsExclusiveValue {
        fn from(__value: UnionsExclusiveB) -> Self {
            Self::B(__value)
        }
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

    __rt::union!(UnionsExclusiveValue { 0 A(UnionsExclusiveA) 1 B(UnionsExclusiveB) });

    __rt::open_type!(UnionsExclusiveValue, SCHEMA, 10);

    /// `UnionsUntyped`
    ///
    /// Valid under `{"minLength": 2, "minimum": 3}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsUntyped {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UnionsUntyped, __rt::JsonValue, SCHEMA, 11);

    /// `UnionsImplicitObject`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsImplicitObject {
        /// The member `a`.
        pub a: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UnionsImplicitObject { extra : __rt::open::Extra::new() } () [with_a a :
        ::std::string::String]
    );

    impl ::std::default::Default for UnionsImplicitObject {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(UnionsImplicitObject { optional a "a" "\"a\":" } extra);

    __rt::open_type!(UnionsImplicitObject, SCHEMA, 12, exact);

    /// `UnionsImplicitOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsImplicitOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UnionsImplicitOther, __rt::JsonValue, SCHEMA, 12);

    /// `UnionsImplicit`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsImplicit {
        /// An object.
        Object(UnionsImplicitObject),
        /// A value of any other kind.
        Other(UnionsImplicitOther),
    }

    impl ::std::convert::From<UnionsImplicitObject> for UnionsImplicit {
        fn from(__value: UnionsImplicitObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<UnionsImplicitOther> for UnionsImplicit {
        fn from(__value: UnionsImplicitOther) -> Self {
            Self::Other(__value)
        }
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
        UnionsImplicit { 0 Object(UnionsImplicitObject) 1 Other(UnionsImplicitOther) }
    );

    __rt::open_type!(UnionsImplicit, SCHEMA, 12, exact);

    /// `UnionsConstants`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsConstants {
        /// The value `"a"`.
        A,
        /// The value `1`.
        Number1,
        /// The value `1.5`.
        Number1Point5,
        /// The value `true`.
        True,
    }

    __rt::literal_enum!(
        UnionsConstants { A String "a" Number1 Number "1" Number1Point5 Number "1.5" True
        Bool true }
    );

    __rt::open_type!(UnionsConstants, SCHEMA, 13, exact);

    /// `UnionsVersion`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum UnionsVersion {
        /// The value `2`.
        #[default]
        Number2,
    }

    __rt::literal_enum!(UnionsVersion { Number2 Number "2" } integers);

    __rt::open_type!(UnionsVersion, SCHEMA, 14, exact);

    /// `UnionsAmount`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsAmount {
        /// The branch `Integer`.
        Integer(i64),
        /// The branch `String`.
        String(::std::string::String),
        /// The branch `Number`.
        Number(__rt::FiniteF64),
    }

    impl ::std::convert::From<i64> for UnionsAmount {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for UnionsAmount {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for UnionsAmount {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
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
        UnionsAmount { 0 Integer(i64) 1 String(::std::string::String) 2
        Number(__rt::FiniteF64) }
    );

    __rt::open_type!(UnionsAmount, SCHEMA, 15, exact);

    /// `UnionsQuantity`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsQuantity {
        /// A string.
        String(::std::string::String),
        /// A number.
        Number(__rt::FiniteF64),
    }

    impl ::std::convert::From<::std::string::String> for UnionsQuantity {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<&str> for UnionsQuantity {
        fn from(__value: &str) -> Self {
            Self::String(__value.to_owned())
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for UnionsQuantity {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
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
        UnionsQuantity { 0 String(::std::string::String) 1 Number(__rt::FiniteF64) }
    );

    __rt::open_type!(UnionsQuantity, SCHEMA, 17, exact);

    /// `UnionsPositiveInteger`
    ///
    /// Valid under `{"type": ["integer", "null"], "minimum": 1}`.
    pub type UnionsPositiveInteger = __rt::CheckedU64<schema_rules::UnionsPositiveInteger>;

    /// `UnionsPositive`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsPositive {
        /// A string.
        String(::std::string::String),
        /// A number.
        Integer(UnionsPositiveInteger),
    }

    impl ::std::convert::From<::std::string::String> for UnionsPositive {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<&str> for UnionsPositive {
        fn from(__value: &str) -> Self {
            Self::String(__value.to_owned())
        }
    }

    impl ::std::convert::From<UnionsPositiveInteger> for UnionsPositive {
        fn from(__value: UnionsPositiveInteger) -> Self {
            Self::Integer(__value)
        }
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
        UnionsPositive { 0 String(::std::string::String) 1 Integer(UnionsPositiveInteger) }
    );

    __rt::open_type!(UnionsPositive, SCHEMA, 18, exact);

    /// `UnionsChoiceString`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum UnionsChoiceString {
        /// The value `x`.
        X,
        /// The value `y`.
        Y,
    }

    __rt::string_enum!(UnionsChoiceString { X "x" Y "y" });

    __rt::open_type!(UnionsChoiceString, SCHEMA, 45, exact);

    /// `UnionsChoice`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsChoice {
        /// A string.
        String(UnionsChoiceString),
        /// A number.
        Number(__rt::FiniteF64),
    }

    impl ::std::convert::From<UnionsChoiceString> for UnionsChoice {
        fn from(__value: UnionsChoiceString) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for UnionsChoice {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
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

    __rt::union!(UnionsChoice { 0 String(UnionsChoiceString) 1 Number(__rt::FiniteF64) });

    __rt::open_type!(UnionsChoice, SCHEMA, 19, exact);

    /// `UnionsSame`
    ///
    /// Valid under `{"oneOf": [{ "$ref": "#/definitions/Maybe" }, { "$ref": "#/definitions/Maybe" }, { "type": ["number", "null"] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct UnionsSame {
        __inner: UnionsSameValue,
    }

    __rt::open_checked!(UnionsSame, UnionsSameValue, SCHEMA, 20);

    /// `UnionsSameValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum UnionsSameValue {
        /// The branch `Maybe`.
        Maybe(__rt::Nullable<::std::string::String>),
        /// The branch `Variant2`.
        Variant2(__rt::Nullable<__rt::JsonNumber>),
    }

    impl ::std::convert::From<__rt::Nullable<::std::string::String>> for UnionsSameValue {
        fn from(__value: __rt::Nullable<::std::string::String>) -> Self {
            Self::Maybe(__value)
        }
    }

    impl ::std::convert::From<__rt::Nullable<__rt::JsonNumber>> for UnionsSameValue {
        fn from(__value: __rt::Nullable<__rt::JsonNumber>) -> Self {
            Self::Variant2(__value)
        }
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
        UnionsSameValue { 0 Maybe(__rt::Nullable < ::std::string::String >) 1
        Variant2(__rt::Nullable < __rt::JsonNumber >) }
    );

    __rt::open_type!(UnionsSameValue, SCHEMA, 20);

    /// `Unions`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Unions {
        /// The member `nullable`.
        pub nullable: ::std::option::Option<__rt::Nullable<::std::string::String>>,
        /// The member `id`.
        pub id: ::std::option::Option<UnionsId>,
        /// The member `kinds`.
        pub kinds: ::std::option::Option<UnionsKinds>,
        /// The member `level`.
        pub level: ::std::option::Option<UnionsLevel>,
        /// The member `block`.
        pub block: ::std::option::Option<UnionsBlock>,
        /// The member `overlapping`.
        pub overlapping: ::std::option::Option<UnionsOverlapping>,
        /// The member `exclusive`.
        pub exclusive: ::std::option::Option<UnionsExclusive>,
        /// The member `untyped`.
        pub untyped: ::std::option::Option<UnionsUntyped>,
        /// The member `implicit`.
        pub implicit: ::std::option::Option<UnionsImplicit>,
        /// The member `constants`.
        pub constants: ::std::option::Option<__rt::Nullable<UnionsConstants>>,
        /// The member `version`.
        pub version: ::std::option::Option<UnionsVersion>,
        /// The member `amount`.
        pub amount: ::std::option::Option<UnionsAmount>,
        /// The member `either`.
        pub either: ::std::option::Option<__rt::JsonNumber>,
        /// The member `quantity`.
        pub quantity: ::std::option::Option<UnionsQuantity>,
        /// The member `positive`.
        pub positive: ::std::option::Option<UnionsPositive>,
        /// The member `choice`.
        pub choice: ::std::option::Option<UnionsChoice>,
        /// The member `same`.
        pub same: ::std::option::Option<UnionsSame>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Unions { extra : __rt::open::Extra::new() } () [with_nullable nullable :
        __rt::Nullable < ::std::string::String >, with_id id : UnionsId, with_kinds kinds :
        UnionsKinds, with_level level : UnionsLevel, with_block block : UnionsBlock,
        with_overlapping overlapping : UnionsOverlapping, with_exclusive exclusive :
        UnionsExclusive, with_untyped untyped : UnionsUntyped, with_implicit implicit :
        UnionsImplicit, with_constants constants : __rt::Nullable < UnionsConstants >,
        with_version version : UnionsVersion, with_amount amount : UnionsAmount, with_either
        either : __rt::JsonNumber, with_quantity quantity : UnionsQuantity, with_positive
        positive : UnionsPositive, with_choice choice : UnionsChoice, with_same same :
        UnionsSame]
    );

    impl ::std::default::Default for Unions {
        fn default() -> Self {
            Self::new()
        }
    }

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

    /// `Maybe`
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
        UnionsId UnionsKinds UnionsLevel TextType Text ImageType Image UnionsBlock
        UnionsOverlappingA UnionsOverlappingB UnionsOverlapping UnionsExclusiveA
        UnionsExclusiveB UnionsExclusive UnionsExclusiveValue UnionsUntyped
        UnionsImplicitObject UnionsImplicitOther UnionsImplicit UnionsConstants UnionsVersion
        UnionsAmount UnionsQuantity UnionsPositive UnionsChoiceString UnionsChoice UnionsSame
        UnionsSameValue Unions;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///unions.schema.json", ::std::include_str!("unions.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[
            (5, __rt::Holder::I64),
            (17, __rt::Holder::F64),
            (18, __rt::Holder::U64),
            (19, __rt::Holder::F64),
            (37, __rt::Holder::I64),
            (39, __rt::Holder::F64),
            (41, __rt::Holder::F64),
            (43, __rt::Holder::U64),
            (46, __rt::Holder::F64),
            (49, __rt::Holder::I64),
            (51, __rt::Holder::I64),
        ],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "unions",
        id: "",
        version: "",
        title: "",
        description: "",
        subject: "JSON",
        text: ::std::include_str!("unions.schema.json"),
        source: ::std::include_str!("unions.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Unions>,
    });

    __rt::message!(Unions, SCHEMA);
}
