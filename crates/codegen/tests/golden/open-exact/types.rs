// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `measures.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod measures {
    use super::__rt;

    /// `MeasuresPort`
    ///
    /// Valid under `{"type": "integer", "minimum": 1, "maximum": 65535}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresPort {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for MeasuresPort {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresPort, JsonInteger);

    __rt::open_checked!(MeasuresPort, __rt::JsonInteger, SCHEMA, 4);

    /// `MeasuresPrice`
    ///
    /// Valid under `{"type": "number", "multipleOf": 0.01, "exclusiveMinimum": 0}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresPrice {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for MeasuresPrice {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresPrice, JsonNumber);

    __rt::open_checked!(MeasuresPrice, __rt::JsonNumber, SCHEMA, 5);

    /// `MeasuresLevel`
    ///
    /// Valid under `{"enum": [1, 2, 1e2]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresLevel {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for MeasuresLevel {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresLevel, JsonInteger);

    __rt::open_checked!(MeasuresLevel, __rt::JsonInteger, SCHEMA, 6);

    /// `MeasuresHalf`
    ///
    /// Valid under `{"const": 0.5}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresHalf {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for MeasuresHalf {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresHalf, JsonNumber);

    __rt::open_checked!(MeasuresHalf, __rt::JsonNumber, SCHEMA, 7);

    /// `MeasuresMixedInteger`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresMixedInteger {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for MeasuresMixedInteger {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresMixedInteger, JsonInteger);

    __rt::open_checked!(MeasuresMixedInteger, __rt::JsonInteger, SCHEMA, 8);

    /// `MeasuresMixedString`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum MeasuresMixedString {
        /// The value `auto`.
        #[default]
        Auto,
    }

    __rt::string_enum!(MeasuresMixedString { Auto "auto" });

    __rt::open_type!(MeasuresMixedString, SCHEMA, 8, exact);

    /// `MeasuresMixedBoolean`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum MeasuresMixedBoolean {
        /// The value `true`.
        #[default]
        True,
    }

    __rt::literal_enum!(MeasuresMixedBoolean { True Bool true });

    __rt::open_type!(MeasuresMixedBoolean, SCHEMA, 8, exact);

    /// `MeasuresMixed`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum MeasuresMixed {
        /// A number.
        Integer(MeasuresMixedInteger),
        /// A string.
        String(MeasuresMixedString),
        /// `true` or `false`.
        Boolean(MeasuresMixedBoolean),
    }

    impl ::std::convert::From<MeasuresMixedInteger> for MeasuresMixed {
        fn from(__value: MeasuresMixedInteger) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<MeasuresMixedString> for MeasuresMixed {
        fn from(__value: MeasuresMixedString) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<MeasuresMixedBoolean> for MeasuresMixed {
        fn from(__value: MeasuresMixedBoolean) -> Self {
            Self::Boolean(__value)
        }
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
        MeasuresMixed { 0 Integer(MeasuresMixedInteger) 1 String(MeasuresMixedString) 2
        Boolean(MeasuresMixedBoolean) }
    );

    __rt::open_type!(MeasuresMixed, SCHEMA, 8, exact);

    /// Low
    ///
    /// Valid under `{"const": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresTitledLow {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for MeasuresTitledLow {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresTitledLow, JsonInteger);

    __rt::open_checked!(MeasuresTitledLow, __rt::JsonInteger, SCHEMA, 14);

    /// High
    ///
    /// Valid under `{"const": 2}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct MeasuresTitledHigh {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for MeasuresTitledHigh {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(MeasuresTitledHigh, JsonInteger);

    __rt::open_checked!(MeasuresTitledHigh, __rt::JsonInteger, SCHEMA, 15);

    /// `MeasuresTitled`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum MeasuresTitled {
        /// Low
        Low(MeasuresTitledLow),
        /// High
        High(MeasuresTitledHigh),
    }

    impl ::std::convert::From<MeasuresTitledLow> for MeasuresTitled {
        fn from(__value: MeasuresTitledLow) -> Self {
            Self::Low(__value)
        }
    }

    impl ::std::convert::From<MeasuresTitledHigh> for MeasuresTitled {
        fn from(__value: MeasuresTitledHigh) -> Self {
            Self::High(__value)
        }
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

    __rt::union!(MeasuresTitled { 0 Low(MeasuresTitledLow) 1 High(MeasuresTitledHigh) });

    __rt::open_type!(MeasuresTitled, SCHEMA, 9, exact);

    /// `MeasuresId`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum MeasuresId {
        /// A number.
        Integer(__rt::JsonInteger),
        /// A string.
        String(::std::string::String),
    }

    impl ::std::convert::From<__rt::JsonInteger> for MeasuresId {
        fn from(__value: __rt::JsonInteger) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<i8> for MeasuresId {
        fn from(__value: i8) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<i16> for MeasuresId {
        fn from(__value: i16) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<i32> for MeasuresId {
        fn from(__value: i32) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<i64> for MeasuresId {
        fn from(__value: i64) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<i128> for MeasuresId {
        fn from(__value: i128) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<isize> for MeasuresId {
        fn from(__value: isize) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<u8> for MeasuresId {
        fn from(__value: u8) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<u16> for MeasuresId {
        fn from(__value: u16) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<u32> for MeasuresId {
        fn from(__value: u32) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<u64> for MeasuresId {
        fn from(__value: u64) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<u128> for MeasuresId {
        fn from(__value: u128) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<usize> for MeasuresId {
        fn from(__value: usize) -> Self {
            Self::Integer(__rt::JsonInteger::from(__value))
        }
    }

    impl ::std::convert::From<::std::string::String> for MeasuresId {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<&str> for MeasuresId {
        fn from(__value: &str) -> Self {
            Self::String(__value.to_owned())
        }
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
        MeasuresId { 0 Integer(__rt::JsonInteger) 1 String(::std::string::String) }
    );

    __rt::open_type!(MeasuresId, SCHEMA, 10, exact);

    /// `MeasuresEither`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum MeasuresEither {
        /// The branch `Integer`.
        Integer(__rt::JsonInteger),
        /// The branch `String`.
        String(::std::string::String),
        /// The branch `Number`.
        Number(__rt::JsonNumber),
    }

    impl ::std::convert::From<__rt::JsonInteger> for MeasuresEither {
        fn from(__value: __rt::JsonInteger) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for MeasuresEither {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<__rt::JsonNumber> for MeasuresEither {
        fn from(__value: __rt::JsonNumber) -> Self {
            Self::Number(__value)
        }
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
        MeasuresEither { 0 Integer(__rt::JsonInteger) 1 String(::std::string::String) 2
        Number(__rt::JsonNumber) }
    );

    __rt::open_type!(MeasuresEither, SCHEMA, 11, exact);

    /// `MeasuresList`
    ///
    /// Checked: `items`, `uniqueItems`.
    pub type MeasuresList = __rt::CheckedVec<__rt::JsonNumber, schema_rules::MeasuresList>;

    /// Measures
    #[derive(Clone, Debug, PartialEq)]
    pub struct Measures {
        /// The member `count`.
        pub count: ::std::option::Option<__rt::JsonInteger>,
        /// The member `share`.
        pub share: ::std::option::Option<__rt::JsonNumber>,
        /// The member `progress`.
        pub progress: ::std::option::Option<__rt::Nullable<__rt::JsonNumber>>,
        /// The member `port`.
        pub port: ::std::option::Option<MeasuresPort>,
        /// The member `price`.
        pub price: ::std::option::Option<MeasuresPrice>,
        /// The member `level`.
        pub level: ::std::option::Option<MeasuresLevel>,
        /// The member `half`.
        pub half: ::std::option::Option<MeasuresHalf>,
        /// The member `mixed`.
        pub mixed: ::std::option::Option<__rt::Nullable<MeasuresMixed>>,
        /// The member `titled`.
        pub titled: ::std::option::Option<MeasuresTitled>,
        /// The member `id`.
        pub id: ::std::option::Option<MeasuresId>,
        /// The member `either`.
        pub either: ::std::option::Option<MeasuresEither>,
        /// The member `list`.
        pub list: ::std::option::Option<MeasuresList>,
        /// The member `map`.
        pub map: ::std::option::Option<__rt::Map<__rt::JsonInteger>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Measures { extra : __rt::open::Extra::new() } () [with_count count :
        __rt::JsonInteger, with_share share : __rt::JsonNumber, with_progress progress :
        __rt::Nullable < __rt::JsonNumber >, with_port port : MeasuresPort, with_price price
        : MeasuresPrice, with_level level : MeasuresLevel, with_half half : MeasuresHalf,
        with_mixed mixed : __rt::Nullable < MeasuresMixed >, with_titled titled :
        MeasuresTitled, with_id id : MeasuresId, with_either either : MeasuresEither,
        with_list list : MeasuresList, with_map map : __rt::Map < __rt::JsonInteger >]
    );

    impl ::std::default::Default for Measures {
        fn default() -> Self {
            Self::new()
        }
    }

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
        MeasuresPort MeasuresPrice MeasuresLevel MeasuresHalf MeasuresMixedInteger
        MeasuresMixedString MeasuresMixedBoolean MeasuresMixed MeasuresTitledLow
        MeasuresTitledHigh MeasuresTitled MeasuresId MeasuresEither Measures;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///measures.schema.json", ::std::include_str!("measures.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "measures",
        id: "",
        version: "",
        title: "Measures",
        description: "",
        subject: "Measures",
        text: ::std::include_str!("measures.schema.json"),
        source: ::std::include_str!("measures.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Measures>,
    });

    __rt::message!(Measures, SCHEMA);
}

/// The types of `old.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod old {
    use super::__rt;

    /// `OldWhole`
    ///
    /// Valid under `{"type": "integer"}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldWhole {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for OldWhole {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(OldWhole, JsonInteger);

    __rt::open_checked!(OldWhole, __rt::JsonInteger, SCHEMA, 1);

    /// `OldOneInteger`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldOneInteger {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for OldOneInteger {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(OldOneInteger, JsonInteger);

    __rt::open_checked!(OldOneInteger, __rt::JsonInteger, SCHEMA, 2);

    /// `OldOneString`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum OldOneString {
        /// The value `a`.
        #[default]
        A,
    }

    __rt::string_enum!(OldOneString { A "a" });

    __rt::open_type!(OldOneString, SCHEMA, 2);

    /// `OldOne`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum OldOne {
        /// A number.
        Integer(OldOneInteger),
        /// A string.
        String(OldOneString),
    }

    impl ::std::convert::From<OldOneInteger> for OldOne {
        fn from(__value: OldOneInteger) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<OldOneString> for OldOne {
        fn from(__value: OldOneString) -> Self {
            Self::String(__value)
        }
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

    __rt::union!(OldOne { 0 Integer(OldOneInteger) 1 String(OldOneString) });

    __rt::open_type!(OldOne, SCHEMA, 2);

    /// `OldBoth`
    ///
    /// Valid under `{"type": "integer", "enum": [1, 2.0]}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldBoth {
        __inner: __rt::JsonInteger,
    }

    impl ::std::fmt::Display for OldBoth {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(OldBoth, JsonInteger);

    __rt::open_checked!(OldBoth, __rt::JsonInteger, SCHEMA, 3);

    /// `OldAny`
    ///
    /// Valid under `{"type": "number", "minimum": 0, "exclusiveMinimum": true}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct OldAny {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for OldAny {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(OldAny, JsonNumber);

    __rt::open_checked!(OldAny, __rt::JsonNumber, SCHEMA, 4);

    /// Old
    #[derive(Clone, Debug, PartialEq)]
    pub struct Old {
        /// The member `whole`.
        pub whole: ::std::option::Option<OldWhole>,
        /// The member `one`.
        pub one: ::std::option::Option<OldOne>,
        /// The member `both`.
        pub both: ::std::option::Option<OldBoth>,
        /// The member `any`.
        pub any: ::std::option::Option<OldAny>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Old { extra : __rt::open::Extra::new() } () [with_whole whole : OldWhole, with_one
        one : OldOne, with_both both : OldBoth, with_any any : OldAny]
    );

    impl ::std::default::Default for Old {
        fn default() -> Self {
            Self::new()
        }
    }

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

    __rt::json_schemas!(OldWhole OldOneInteger OldOneString OldOne OldBoth OldAny Old;);

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[("file:///old.schema.json", ::std::include_str!("old.schema.json"))],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "old",
        id: "",
        version: "",
        title: "Old",
        description: "",
        subject: "Old",
        text: ::std::include_str!("old.schema.json"),
        source: ::std::include_str!("old.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: false,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Old>,
    });

    __rt::message!(Old, SCHEMA);
}
