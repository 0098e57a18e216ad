// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `inherited.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod inherited {
    use super::__rt;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum InheritedEventMadeKind {
        #[default]
        Made,
    }

    __rt::string_enum!(InheritedEventMadeKind { Made "made" });

    __rt::open_type!(InheritedEventMadeKind, SCHEMA, 58, exact);

    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventMade {
        __inner: InheritedEventMadeMembers,
    }

    __rt::open_checked!(InheritedEventMade, InheritedEventMadeMembers, SCHEMA, 7 / 31);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventMadeMembers {
        pub kind: InheritedEventMadeKind,
        pub name: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedEventMadeMembers { kind : InheritedEventMadeKind::Made, extra :
        __rt::open::Extra::new() } (name : ::std::string::String) []
    );

    __rt::object!(
        InheritedEventMadeMembers { required kind "kind" "\"kind\":" required name "name"
        "\"name\":" } extra
    );

    __rt::open_type!(InheritedEventMadeMembers, SCHEMA, 7 / 31);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum InheritedEventGoneKind {
        #[default]
        Gone,
    }

    __rt::string_enum!(InheritedEventGoneKind { Gone "gone" });

    __rt::open_type!(InheritedEventGoneKind, SCHEMA, 60, exact);

    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventGone {
        __inner: InheritedEventGoneMembers,
    }

    __rt::open_checked!(InheritedEventGone, InheritedEventGoneMembers, SCHEMA, 7 / 32);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedEventGoneMembers {
        pub kind: InheritedEventGoneKind,
        pub why: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedEventGoneMembers { kind : InheritedEventGoneKind::Gone, extra :
        __rt::open::Extra::new() } () [with_why why : ::std::string::String]
    );

    __rt::object!(
        InheritedEventGoneMembers { required kind "kind" "\"kind\":" optional why "why"
        "\"why\":" } extra
    );

    __rt::open_type!(InheritedEventGoneMembers, SCHEMA, 7 / 32);

    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedEvent {
        /// Made
        Made(InheritedEventMade),
        /// Gone
        Gone(InheritedEventGone),
    }

    impl InheritedEvent {
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
                        match __rt::open::branch(__r, &SCHEMA, &[31, 32])? {
                            0 => __rt::open::Chosen::of(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        InheritedEvent { 0 Made(InheritedEventMade) own, 1 Gone(InheritedEventGone) own }
    );

    __rt::open_type!(InheritedEvent, SCHEMA, 7, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum CatKind {
        #[default]
        Cat,
    }

    __rt::string_enum!(CatKind { Cat "cat" });

    __rt::open_type!(CatKind, SCHEMA, 27, exact);

    /// Valid under `{"type": "object", "allOf": [{ "$ref": "#/$defs/base" }, { "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetCat {
        __inner: InheritedPetCatMembers,
    }

    __rt::open_checked!(InheritedPetCat, InheritedPetCatMembers, SCHEMA, 8 / 5);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetCatMembers {
        pub id: ::std::string::String,
        pub kind: CatKind,
        pub lives: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedPetCatMembers { kind : CatKind::Cat, extra : __rt::open::Extra::new() } (id
        : ::std::string::String) [with_lives lives : i64 as is]
    );

    __rt::object!(
        InheritedPetCatMembers { required id "id" "\"id\":" required kind "kind" "\"kind\":"
        optional lives "lives" "\"lives\":" } extra
    );

    __rt::open_type!(InheritedPetCatMembers, SCHEMA, 8 / 5);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum DogKind {
        #[default]
        Dog,
    }

    __rt::string_enum!(DogKind { Dog "dog" });

    __rt::open_type!(DogKind, SCHEMA, 29, exact);

    /// Valid under `{"type": "object", "allOf": [{ "$ref": "#/$defs/base" }, { "oneOf": [{ "$ref": "#/$defs/cat" }, { "$ref": "#/$defs/dog" }] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetDog {
        __inner: InheritedPetDogMembers,
    }

    __rt::open_checked!(InheritedPetDog, InheritedPetDogMembers, SCHEMA, 8 / 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedPetDogMembers {
        pub id: ::std::string::String,
        pub kind: DogKind,
        pub tail: ::std::option::Option<bool>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedPetDogMembers { kind : DogKind::Dog, extra : __rt::open::Extra::new() } (id
        : ::std::string::String) [with_tail tail : bool as is]
    );

    __rt::object!(
        InheritedPetDogMembers { required id "id" "\"id\":" required kind "kind" "\"kind\":"
        optional tail "tail" "\"tail\":" } extra
    );

    __rt::open_type!(InheritedPetDogMembers, SCHEMA, 8 / 6);

    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedPet {
        Cat(InheritedPetCat),
        Dog(InheritedPetDog),
    }

    impl InheritedPet {
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
                        match &*__rt::open::tag(__r, "kind")? {
                            "cat" => __rt::open::Chosen::of(0),
                            "dog" => __rt::open::Chosen::of(1),
                            _ => return ::std::result::Result::Err(__rt::Stop),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(InheritedPet { 0 Cat(InheritedPetCat) own, 1 Dog(InheritedPetDog) own });

    __rt::open_type!(InheritedPet, SCHEMA, 8, exact);

    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeSmall {
        __inner: InheritedSizeSmallMembers,
    }

    __rt::open_checked!(InheritedSizeSmall, InheritedSizeSmallMembers, SCHEMA, 9 / 35);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeSmallMembers {
        pub n: ::std::option::Option<i64>,
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedSizeSmallMembers { extra : __rt::open::Extra::new() } (a :
        ::std::string::String) [with_n n : i64 as is]
    );

    __rt::object!(
        InheritedSizeSmallMembers { optional n "n" "\"n\":" required a "a" "\"a\":" } extra
    );

    __rt::open_type!(InheritedSizeSmallMembers, SCHEMA, 9 / 35);

    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeLarge {
        __inner: InheritedSizeLargeMembers,
    }

    __rt::open_checked!(InheritedSizeLarge, InheritedSizeLargeMembers, SCHEMA, 9 / 36);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSizeLargeMembers {
        pub n: ::std::option::Option<i64>,
        pub b: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedSizeLargeMembers { extra : __rt::open::Extra::new() } () [with_n n : i64 as
        is, with_b b : ::std::string::String]
    );

    __rt::object!(
        InheritedSizeLargeMembers { optional n "n" "\"n\":" optional b "b" "\"b\":" } extra
    );

    __rt::open_type!(InheritedSizeLargeMembers, SCHEMA, 9 / 36);

    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedSize {
        /// Small
        Small(InheritedSizeSmall),
        /// Large
        Large(InheritedSizeLarge),
    }

    impl InheritedSize {
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
                        match __rt::open::branch(__r, &SCHEMA, &[35, 36])? {
                            0 => __rt::open::Chosen::of(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        InheritedSize { 0 Small(InheritedSizeSmall) own, 1 Large(InheritedSizeLarge) own }
    );

    __rt::open_type!(InheritedSize, SCHEMA, 9, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Cat {
        pub kind: CatKind,
        pub lives: ::std::option::Option<i64>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Cat { kind : CatKind::Cat, extra : __rt::open::Extra::new() } () [with_lives lives :
        i64 as is]
    );

    __rt::object!(
        Cat { required kind "kind" "\"kind\":" optional lives "lives" "\"lives\":" } extra
    );

    __rt::open_type!(Cat, SCHEMA, 5, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Dog {
        pub kind: DogKind,
        pub tail: ::std::option::Option<bool>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Dog { kind : DogKind::Dog, extra : __rt::open::Extra::new() } () [with_tail tail :
        bool as is]
    );

    __rt::object!(
        Dog { required kind "kind" "\"kind\":" optional tail "tail" "\"tail\":" } extra
    );

    __rt::open_type!(Dog, SCHEMA, 6, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum Animal {
        Cat(Cat),
        Dog(Dog),
    }

    impl Animal {
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
                        match &*__rt::open::tag(__r, "kind")? {
                            "cat" => __rt::open::Chosen::of(0),
                            "dog" => __rt::open::Chosen::of(1),
                            _ => return ::std::result::Result::Err(__rt::Stop),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(Animal { 0 Cat(Cat) own, 1 Dog(Dog) own });

    __rt::open_type!(Animal, SCHEMA, 2, exact);

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

    __rt::open_type!(Base, SCHEMA, 4, exact);

    /// Checked: `oneOf`, `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFixed {
        __inner: InheritedMetaFixedMembers,
    }

    __rt::open_checked!(InheritedMetaFixed, InheritedMetaFixedMembers, SCHEMA, 11 / 38);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFixedMembers {
        pub m: ::std::option::Option<Base>,
        pub f: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedMetaFixedMembers { extra : __rt::open::Extra::new() } (f :
        ::std::string::String) [with_m m : Base as is]
    );

    __rt::object!(
        InheritedMetaFixedMembers { optional m "m" "\"m\":" required f "f" "\"f\":" } extra
    );

    __rt::open_type!(InheritedMetaFixedMembers, SCHEMA, 11 / 38);

    /// Checked: `oneOf`, `allOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFree {
        __inner: InheritedMetaFreeMembers,
    }

    __rt::open_checked!(InheritedMetaFree, InheritedMetaFreeMembers, SCHEMA, 11 / 39);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedMetaFreeMembers {
        pub m: ::std::option::Option<Base>,
        pub g: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedMetaFreeMembers { extra : __rt::open::Extra::new() } (g :
        ::std::string::String) [with_m m : Base as is]
    );

    __rt::object!(
        InheritedMetaFreeMembers { optional m "m" "\"m\":" required g "g" "\"g\":" } extra
    );

    __rt::open_type!(InheritedMetaFreeMembers, SCHEMA, 11 / 39);

    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedMeta {
        /// Fixed
        Fixed(InheritedMetaFixed),
        /// Free
        Free(InheritedMetaFree),
    }

    impl InheritedMeta {
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
                        match __rt::open::branch(__r, &SCHEMA, &[38, 39])? {
                            0 => __rt::open::Chosen::of(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        InheritedMeta { 0 Fixed(InheritedMetaFixed) own, 1 Free(InheritedMetaFree) own }
    );

    __rt::open_type!(InheritedMeta, SCHEMA, 11, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedCounts {
        pub x: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    __rt::constructors!(
        InheritedCounts { extra : __rt::open::Extra::new() } (x : i64 as is) []
    );

    __rt::object!(InheritedCounts { required x "x" "\"x\":" } extra);

    __rt::open_type!(InheritedCounts, SCHEMA, 12, exact);

    /// Valid under `{"$ref": "#/$defs/counts", "minProperties": 1, "required": ["a"]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSome {
        __inner: InheritedSomeMembers,
    }

    __rt::open_checked!(InheritedSome, InheritedSomeMembers, SCHEMA, 13);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSomeMembers {
        pub a: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    __rt::constructors!(
        InheritedSomeMembers { extra : __rt::open::Extra::new() } (a : i64 as is) []
    );

    __rt::object!(InheritedSomeMembers { required a "a" "\"a\":" } extra);

    __rt::open_type!(InheritedSomeMembers, SCHEMA, 13);

    /// Valid under `{"allOf": [{ "$ref": "#/$defs/base" }, { "properties": { "b": { "type": "string" } } }], "type": "object", "unevaluatedProperties": false}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSealed {
        __inner: InheritedSealedMembers,
    }

    __rt::open_checked!(InheritedSealed, InheritedSealedMembers, SCHEMA, 14);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedSealedMembers {
        pub id: ::std::string::String,
        pub b: ::std::option::Option<::std::string::String>,
    }

    __rt::constructors!(
        InheritedSealedMembers {} (id : ::std::string::String) [with_b b :
        ::std::string::String]
    );

    __rt::object!(
        InheritedSealedMembers { required id "id" "\"id\":" optional b "b" "\"b\":" }
    );

    __rt::open_type!(InheritedSealedMembers, SCHEMA, 14, closed);

    /// Checked: `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedLeft {
        __inner: InheritedLeftMembers,
    }

    __rt::open_checked!(InheritedLeft, InheritedLeftMembers, SCHEMA, 15);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedLeftMembers {
        pub s: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, i64>,
    }

    __rt::constructors!(
        InheritedLeftMembers { extra : __rt::open::Extra::new() } () [with_s s :
        ::std::string::String]
    );

    __rt::object!(InheritedLeftMembers { optional s "s" "\"s\":" } extra);

    __rt::open_type!(InheritedLeftMembers, SCHEMA, 15);

    /// Checked: `additionalProperties`, `unevaluatedProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedOpen {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(InheritedOpen, __rt::JsonObject, SCHEMA, 16);

    /// Checked: `unevaluatedItems`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedItems {
        __inner: ::std::vec::Vec<i64>,
    }

    __rt::open_checked!(InheritedItems, ::std::vec::Vec < i64 >, SCHEMA, 17);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedByNameMember {
        Integer(i64),
        Number(__rt::JsonNumber),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl InheritedByNameMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::first_valid(__r, &SCHEMA, &[47, 48])? {
                    0 if __rt::open::fits::<i64>(__r) => __rt::open::Chosen::known(0),
                    1 | 0 => __rt::open::Chosen::known(1),
                    _ => __rt::open::Chosen::of(2),
                },
            )
        }
    }

    __rt::union!(
        InheritedByNameMember { 0 Integer(i64) own, 1 Number(__rt::JsonNumber) own, 2
        Other(__rt::JsonValue) }
    );

    __rt::member_union!(InheritedByNameMember);

    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedByName {
        __inner: InheritedByNameMembers,
    }

    __rt::open_checked!(InheritedByName, InheritedByNameMembers, SCHEMA, 18);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedByNameMembers {
        pub xa: i64,
        pub b: __rt::JsonValue,
        pub xyz: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, InheritedByNameMember>,
    }

    __rt::constructors!(
        InheritedByNameMembers { extra : __rt::open::Extra::new() } (xa : i64 as is, b :
        __rt::JsonValue, xyz : __rt::JsonValue) []
    );

    __rt::object!(
        InheritedByNameMembers { required xa "xa" "\"xa\":" required b "b" "\"b\":" required
        xyz "xyz" "\"xyz\":" } extra
    );

    __rt::open_type!(InheritedByNameMembers, SCHEMA, 18);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedLevel {
        /// Low
        Low,
        /// As high as it gets
        High,
    }

    __rt::literal_enum!(InheritedLevel { Low Number "1" High Number "2" } integers);

    __rt::open_type!(InheritedLevel, SCHEMA, 19, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum InheritedMode {
        /// The value `0`.
        Number0,
        True,
        /// Switched off
        SwitchedOff,
        /// The value `1.0`.
        Number1Point0,
    }

    __rt::literal_enum!(
        InheritedMode { Number0 Number "0" True Bool true SwitchedOff String "off"
        Number1Point0 Number "1.0" }
    );

    __rt::open_type!(InheritedMode, SCHEMA, 20, exact);

    /// Valid under `{"type": "string", "pattern": "^[A-Z]{3}$"}`.
    pub type InheritedCode = __rt::CheckedString<schema_rules::InheritedCode>;

    #[derive(Clone, Debug, PartialEq)]
    pub enum InheritedNames {
        String(::std::string::String),
        Strings(::std::vec::Vec<::std::string::String>),
    }

    impl InheritedNames {
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
        InheritedNames { 0 String(::std::string::String) own text, 1 Strings(::std::vec::Vec
        < ::std::string::String >) own }
    );

    __rt::open_type!(InheritedNames, SCHEMA, 22, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct InheritedOrder {
        pub z: __rt::JsonValue,
        pub a: __rt::JsonValue,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        InheritedOrder { extra : __rt::open::Extra::new() } (z : __rt::JsonValue, a :
        __rt::JsonValue) []
    );

    __rt::object!(InheritedOrder { required z "z" "\"z\":" required a "a" "\"a\":" } extra);

    __rt::open_type!(InheritedOrder, SCHEMA, 23, exact);

    /// Inherited
    #[derive(Clone, Debug, PartialEq)]
    pub struct Inherited {
        pub event: ::std::option::Option<InheritedEvent>,
        pub pet: ::std::option::Option<InheritedPet>,
        pub size: ::std::option::Option<InheritedSize>,
        pub same: ::std::option::Option<Animal>,
        pub meta: ::std::option::Option<InheritedMeta>,
        pub counts: ::std::option::Option<InheritedCounts>,
        pub some: ::std::option::Option<InheritedSome>,
        pub sealed: ::std::option::Option<InheritedSealed>,
        pub left: ::std::option::Option<InheritedLeft>,
        pub open: ::std::option::Option<InheritedOpen>,
        pub items: ::std::option::Option<InheritedItems>,
        pub by_name: ::std::option::Option<InheritedByName>,
        pub level: ::std::option::Option<__rt::Nullable<InheritedLevel>>,
        pub mode: ::std::option::Option<InheritedMode>,
        pub code: ::std::option::Option<InheritedCode>,
        pub names: ::std::option::Option<InheritedNames>,
        pub order: ::std::option::Option<InheritedOrder>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Inherited { extra : __rt::open::Extra::new() } () [with_event event : InheritedEvent,
        with_pet pet : InheritedPet, with_size size : InheritedSize, with_same same : Animal,
        with_meta meta : InheritedMeta, with_counts counts : InheritedCounts as is, with_some
        some : InheritedSome as is, with_sealed sealed : InheritedSealed as is, with_left
        left : InheritedLeft as is, with_open open : InheritedOpen as is, with_items items :
        InheritedItems as is, with_by_name by_name : InheritedByName as is, with_level level
        : __rt::Nullable < InheritedLevel >, with_mode mode : InheritedMode as is, with_code
        code : InheritedCode as is, with_names names : InheritedNames, with_order order :
        InheritedOrder as is]
    );

    __rt::object!(
        Inherited { optional event "event" "\"event\":" optional pet "pet" "\"pet\":"
        optional size "size" "\"size\":" optional same "same" "\"same\":" optional meta
        "meta" "\"meta\":" optional counts "counts" "\"counts\":" optional some "some"
        "\"some\":" optional sealed "sealed" "\"sealed\":" optional left "left" "\"left\":"
        optional open "open" "\"open\":" optional items "items" "\"items\":" optional by_name
        "byName" "\"byName\":" optional level "level" "\"level\":" optional mode "mode"
        "\"mode\":" optional code "code" "\"code\":" optional names "names" "\"names\":"
        optional order "order" "\"order\":" } extra
    );

    __rt::open_type!(Inherited, SCHEMA, 0, exact);

    pub type Counts = __rt::Map<i64>;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Address2 {
        pub zip: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Address2 { extra : __rt::open::Extra::new() } () [with_zip zip :
        ::std::string::String]
    );

    __rt::object!(Address2 { optional zip "zip" "\"zip\":" } extra);

    __rt::open_type!(Address2, SCHEMA, 3, exact);

    pub type Address = Address2;

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule InheritedCode { PATTERN "^[A-Z]{3}$" }
        }
    }

    __rt::json_schemas!(
        InheritedEventMadeKind InheritedEventMade InheritedEventMadeMembers
        InheritedEventGoneKind InheritedEventGone InheritedEventGoneMembers InheritedEvent
        CatKind InheritedPetCat InheritedPetCatMembers DogKind InheritedPetDog
        InheritedPetDogMembers InheritedPet InheritedSizeSmall InheritedSizeSmallMembers
        InheritedSizeLarge InheritedSizeLargeMembers InheritedSize Cat Dog Animal(Object)
        Base InheritedMetaFixed InheritedMetaFixedMembers InheritedMetaFree
        InheritedMetaFreeMembers InheritedMeta InheritedCounts InheritedSome
        InheritedSomeMembers InheritedSealed InheritedSealedMembers InheritedLeft
        InheritedLeftMembers InheritedOpen InheritedItems InheritedByName
        InheritedByNameMembers InheritedLevel(Number) InheritedMode InheritedNames
        InheritedOrder Inherited Address2; SCHEMA InheritedByNameMember()
    );

    __rt::open_schema!(
        Inherited, 0, "inherited", ["file:///inherited.schema.json" "inherited.schema.json"],
        numbers(24 I64 28 I64 37 I64 41 I64 44 I64 46 I64 47 I64); title : "Inherited",
        subject : "Inherited"
    );
}

/// The types of `reference.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod reference {
    use super::__rt;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Config {
        pub n: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Config { extra : __rt::open::Extra::new() } () [with_n n : ::std::string::String]
    );

    __rt::object!(Config { optional n "n" "\"n\":" } extra);

    __rt::open_type!(Config, SCHEMA, 0, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Other {
        pub k: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Other { extra : __rt::open::Extra::new() } () [with_k k : ::std::string::String]
    );

    __rt::object!(Other { optional k "k" "\"k\":" } extra);

    __rt::open_type!(Other, SCHEMA, 1, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Config2 {
        pub c: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Config2 { extra : __rt::open::Extra::new() } () [with_c c : ::std::string::String]
    );

    __rt::object!(Config2 { optional c "c" "\"c\":" } extra);

    __rt::open_type!(Config2, SCHEMA, 2, exact);

    __rt::json_schemas!(Config Other Config2);

    __rt::open_schema!(
        Config, 0, "reference", ["file:///reference.schema.json" "reference.schema.json"];
        one_pass : true
    );
}
