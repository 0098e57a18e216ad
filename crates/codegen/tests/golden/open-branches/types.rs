// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `branches.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod branches {
    use super::__rt;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesTaggedTextKind {
        #[default]
        Text,
    }

    __rt::string_enum!(BranchesTaggedTextKind { Text "text" });

    __rt::open_type!(BranchesTaggedTextKind, SCHEMA, 36, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedText {
        pub kind: BranchesTaggedTextKind,
        pub text: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesTaggedText { kind : BranchesTaggedTextKind::Text, extra :
        __rt::open::Extra::new() } () [with_text text : ::std::string::String]
    );

    __rt::object!(
        BranchesTaggedText { required kind "kind" "\"kind\":" optional text "text"
        "\"text\":" } extra
    );

    __rt::open_type!(BranchesTaggedText, SCHEMA, 13, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesTaggedImageUrlKind {
        #[default]
        ImageUrl,
    }

    __rt::string_enum!(BranchesTaggedImageUrlKind { ImageUrl "image_url" });

    __rt::open_type!(BranchesTaggedImageUrlKind, SCHEMA, 38, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedImageUrl {
        pub kind: BranchesTaggedImageUrlKind,
        pub url: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesTaggedImageUrl { kind : BranchesTaggedImageUrlKind::ImageUrl, extra :
        __rt::open::Extra::new() } () [with_url url : ::std::string::String]
    );

    __rt::object!(
        BranchesTaggedImageUrl { required kind "kind" "\"kind\":" optional url "url"
        "\"url\":" } extra
    );

    __rt::open_type!(BranchesTaggedImageUrl, SCHEMA, 14, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesTagged {
        Text(BranchesTaggedText),
        ImageUrl(BranchesTaggedImageUrl),
    }

    impl BranchesTagged {
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
                            "text" => __rt::open::Chosen::of(0),
                            "image_url" => __rt::open::Chosen::of(1),
                            _ => return ::std::result::Result::Err(__rt::Stop),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        BranchesTagged { 0 Text(BranchesTaggedText) own, 1 ImageUrl(BranchesTaggedImageUrl)
        own }
    );

    __rt::open_type!(BranchesTagged, SCHEMA, 2, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedText {
        pub uri: ::std::string::String,
        pub text: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesKeyedText { extra : __rt::open::Extra::new() } (uri : ::std::string::String,
        text : ::std::string::String) []
    );

    __rt::object!(
        BranchesKeyedText { required uri "uri" "\"uri\":" required text "text" "\"text\":" }
        extra
    );

    __rt::open_type!(BranchesKeyedText, SCHEMA, 15, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedBlob {
        pub uri: ::std::string::String,
        pub blob: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesKeyedBlob { extra : __rt::open::Extra::new() } (uri : ::std::string::String,
        blob : ::std::string::String) []
    );

    __rt::object!(
        BranchesKeyedBlob { required uri "uri" "\"uri\":" required blob "blob" "\"blob\":" }
        extra
    );

    __rt::open_type!(BranchesKeyedBlob, SCHEMA, 16, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesKeyed {
        Text(BranchesKeyedText),
        Blob(BranchesKeyedBlob),
    }

    impl BranchesKeyed {
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
        BranchesKeyed { 0 Text(BranchesKeyedText) own, 1 Blob(BranchesKeyedBlob) own }
    );

    __rt::open_type!(BranchesKeyed, SCHEMA, 3, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesChoiceAuto {
        #[default]
        Auto,
    }

    __rt::string_enum!(BranchesChoiceAuto { Auto "auto" });

    __rt::open_type!(BranchesChoiceAuto, SCHEMA, 18, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesChoiceObject {
        pub name: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesChoiceObject { extra : __rt::open::Extra::new() } (name :
        ::std::string::String) []
    );

    __rt::object!(BranchesChoiceObject { required name "name" "\"name\":" } extra);

    __rt::open_type!(BranchesChoiceObject, SCHEMA, 19, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesChoice {
        Auto(BranchesChoiceAuto),
        Object(BranchesChoiceObject),
        String(::std::string::String),
    }

    impl BranchesChoice {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::Number
                    | __rt::JsonKind::Array => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::String => {
                        match __rt::open::branch(__r, &SCHEMA, &[18, 17])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(2),
                        }
                    }
                    __rt::JsonKind::Object => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        BranchesChoice { 0 Auto(BranchesChoiceAuto) own, 1 Object(BranchesChoiceObject) own,
        2 String(::std::string::String) own after(BranchesChoiceAuto) }
    );

    __rt::open_type!(BranchesChoice, SCHEMA, 4, exact);

    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeA {
        __inner: BranchesWholeAMembers,
    }

    __rt::open_checked!(BranchesWholeA, BranchesWholeAMembers, SCHEMA, 5 / 20);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeAMembers {
        pub id: ::std::string::String,
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesWholeAMembers { extra : __rt::open::Extra::new() } (id :
        ::std::string::String, a : ::std::string::String) []
    );

    __rt::object!(
        BranchesWholeAMembers { required id "id" "\"id\":" required a "a" "\"a\":" } extra
    );

    __rt::open_type!(BranchesWholeAMembers, SCHEMA, 5 / 20);

    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeB {
        __inner: BranchesWholeBMembers,
    }

    __rt::open_checked!(BranchesWholeB, BranchesWholeBMembers, SCHEMA, 5 / 21);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeBMembers {
        pub id: ::std::string::String,
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesWholeBMembers { extra : __rt::open::Extra::new() } (id :
        ::std::string::String, b : i64 as is) []
    );

    __rt::object!(
        BranchesWholeBMembers { required id "id" "\"id\":" required b "b" "\"b\":" } extra
    );

    __rt::open_type!(BranchesWholeBMembers, SCHEMA, 5 / 21);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesWhole {
        A(BranchesWholeA),
        B(BranchesWholeB),
    }

    impl BranchesWhole {
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
                        match __rt::open::branch(__r, &SCHEMA, &[20, 21])? {
                            0 => __rt::open::Chosen::of(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(BranchesWhole { 0 A(BranchesWholeA) own, 1 B(BranchesWholeB) own });

    __rt::open_type!(BranchesWhole, SCHEMA, 5, exact);

    /// More
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultMore {
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        pub next: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultMore { extra : __rt::open::Extra::new() } (tools : ::std::vec::Vec <
        __rt::JsonValue > as is, next : ::std::string::String) []
    );

    __rt::object!(
        BranchesResultMore { required tools "tools" "\"tools\":" required next "next"
        "\"next\":" } extra
    );

    __rt::open_type!(BranchesResultMore, SCHEMA, 25, exact);

    /// Tools
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultTools {
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultTools { extra : __rt::open::Extra::new() } (tools : ::std::vec::Vec <
        __rt::JsonValue > as is) []
    );

    __rt::object!(BranchesResultTools { required tools "tools" "\"tools\":" } extra);

    __rt::open_type!(BranchesResultTools, SCHEMA, 24, exact);

    /// Empty
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultEmpty {
        pub meta: ::std::option::Option<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultEmpty { extra : __rt::open::Extra::new() } () [with_meta meta :
        __rt::JsonValue]
    );

    __rt::object!(BranchesResultEmpty { optional meta "meta" "\"meta\":" } extra);

    __rt::open_type!(BranchesResultEmpty, SCHEMA, 23, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesResult {
        /// More
        More(BranchesResultMore),
        /// Tools
        Tools(BranchesResultTools),
        /// Empty
        Empty(BranchesResultEmpty),
    }

    impl BranchesResult {
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
                        match __rt::open::branch(__r, &SCHEMA, &[25, 24, 23])? {
                            0 => __rt::open::Chosen::known(0),
                            1 => __rt::open::Chosen::known(1),
                            _ => __rt::open::Chosen::of(2),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        BranchesResult { 0 More(BranchesResultMore) own, 1 Tools(BranchesResultTools) own, 2
        Empty(BranchesResultEmpty) own }
    );

    __rt::open_type!(BranchesResult, SCHEMA, 6, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesNumbers {
        Integer(i64),
        Number(__rt::FiniteF64),
    }

    impl BranchesNumbers {
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
                        match __rt::open::branch(__r, &SCHEMA, &[27, 26])? {
                            0 if __rt::open::fits::<i64>(__r) => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(BranchesNumbers { 0 Integer(i64) own, 1 Number(__rt::FiniteF64) own });

    __rt::union_display!(BranchesNumbers { Integer Number });

    __rt::open_type!(BranchesNumbers, SCHEMA, 7, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideA {
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesBesideA { extra : __rt::open::Extra::new() } (a : ::std::string::String) []
    );

    __rt::object!(BranchesBesideA { required a "a" "\"a\":" } extra);

    __rt::open_type!(BranchesBesideA, SCHEMA, 28, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideB {
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesBesideB { extra : __rt::open::Extra::new() } (b : i64 as is) []
    );

    __rt::object!(BranchesBesideB { required b "b" "\"b\":" } extra);

    __rt::open_type!(BranchesBesideB, SCHEMA, 29, exact);

    #[derive(Debug, PartialEq)]
    pub enum Untyped {
        Object(UntypedObject),
        /// A value of any other kind.
        NotObject(UntypedNotObject),
    }

    __rt::deep_enum!(Untyped { Object NotObject });

    impl Untyped {
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

    __rt::union!(Untyped { 0 Object(UntypedObject) own, 1 NotObject(UntypedNotObject) own });

    __rt::open_type!(Untyped, SCHEMA, 1, exact, deep(UntypedObject));

    pub struct UntypedObject {
        pub c: bool,
        pub next: ::std::option::Option<::std::boxed::Box<Untyped>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UntypedObject { extra : __rt::open::Extra::new() } (c : bool as is) [with_next next :
        ::std::boxed::Box < Untyped >]
    );

    __rt::object!(
        UntypedObject { required c "c" "\"c\":" optional next "next" "\"next\":" } extra
    );

    __rt::open_type!(UntypedObject, SCHEMA, 1, exact, deep(Untyped));

    __rt::deep_struct!(UntypedObject { c next extra });

    #[derive(Clone, Debug, PartialEq)]
    pub struct UntypedNotObject {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UntypedNotObject, __rt::JsonValue, SCHEMA, 1);

    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBeside {
        __inner: BranchesBesideValue,
    }

    __rt::open_checked!(BranchesBeside, BranchesBesideValue, SCHEMA, 8);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesBesideValue {
        A(BranchesBesideA),
        B(BranchesBesideB),
        Untyped(UntypedObject),
    }

    impl BranchesBesideValue {
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
                        match __rt::open::branch(__r, &SCHEMA, &[28, 29, 1])? {
                            0 => __rt::open::Chosen::known(0),
                            1 => __rt::open::Chosen::known(1),
                            _ => __rt::open::Chosen::of(2),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(
        BranchesBesideValue { 0 A(BranchesBesideA) own, 1 B(BranchesBesideB) own, 2
        Untyped(UntypedObject) own }
    );

    __rt::open_type!(BranchesBesideValue, SCHEMA, 8);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsA {
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesObjectsA { extra : __rt::open::Extra::new() } (a : ::std::string::String) []
    );

    __rt::object!(BranchesObjectsA { required a "a" "\"a\":" } extra);

    __rt::open_type!(BranchesObjectsA, SCHEMA, 30, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsB {
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesObjectsB { extra : __rt::open::Extra::new() } (b : i64 as is) []
    );

    __rt::object!(BranchesObjectsB { required b "b" "\"b\":" } extra);

    __rt::open_type!(BranchesObjectsB, SCHEMA, 31, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesObjects {
        A(BranchesObjectsA),
        B(BranchesObjectsB),
    }

    impl BranchesObjects {
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
                        match __rt::open::branch(__r, &SCHEMA, &[30, 31])? {
                            0 => __rt::open::Chosen::known(0),
                            _ => __rt::open::Chosen::of(1),
                        }
                    }
                },
            )
        }
    }

    __rt::union!(BranchesObjects { 0 A(BranchesObjectsA) own, 1 B(BranchesObjectsB) own });

    __rt::open_type!(BranchesObjects, SCHEMA, 9, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedText {
        pub text: ::std::string::String,
    }

    __rt::constructors!(BranchesNamedText {} (text : ::std::string::String) []);

    __rt::object!(BranchesNamedText { required text "Text" "\"Text\":" });

    __rt::open_type!(BranchesNamedText, SCHEMA, 32, exact, closed);

    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedImage {
        pub image: ::std::string::String,
        pub width: ::std::option::Option<i64>,
    }

    __rt::constructors!(
        BranchesNamedImage {} (image : ::std::string::String) [with_width width : i64 as is]
    );

    __rt::object!(
        BranchesNamedImage { required image "Image" "\"Image\":" optional width "width"
        "\"width\":" }
    );

    __rt::open_type!(BranchesNamedImage, SCHEMA, 33, exact, closed);

    #[derive(Clone, Debug, PartialEq)]
    pub enum BranchesNamed {
        Text(BranchesNamedText),
        Image(BranchesNamedImage),
    }

    impl BranchesNamed {
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
        BranchesNamed { 0 Text(BranchesNamedText) own, 1 Image(BranchesNamedImage) own }
    );

    __rt::open_type!(BranchesNamed, SCHEMA, 10, exact);

    /// Valid under `{"type": "object", "anyOf": [{ "required": ["a"] }, { "required": ["b"] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesRequired {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(BranchesRequired, __rt::JsonObject, SCHEMA, 11);

    /// Branches
    #[derive(Clone, Debug, PartialEq)]
    pub struct Branches {
        pub tagged: ::std::option::Option<BranchesTagged>,
        pub keyed: ::std::option::Option<BranchesKeyed>,
        pub choice: ::std::option::Option<BranchesChoice>,
        pub whole: ::std::option::Option<BranchesWhole>,
        pub result: ::std::option::Option<BranchesResult>,
        pub numbers: ::std::option::Option<BranchesNumbers>,
        pub beside: ::std::option::Option<BranchesBeside>,
        pub objects: ::std::option::Option<BranchesObjects>,
        pub named: ::std::option::Option<BranchesNamed>,
        pub required: ::std::option::Option<BranchesRequired>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Branches { extra : __rt::open::Extra::new() } () [with_tagged tagged :
        BranchesTagged, with_keyed keyed : BranchesKeyed, with_choice choice :
        BranchesChoice, with_whole whole : BranchesWhole, with_result result :
        BranchesResult, with_numbers numbers : BranchesNumbers, with_beside beside :
        BranchesBeside as is, with_objects objects : BranchesObjects, with_named named :
        BranchesNamed, with_required required : BranchesRequired as is]
    );

    __rt::object!(
        Branches { optional tagged "tagged" "\"tagged\":" optional keyed "keyed" "\"keyed\":"
        optional choice "choice" "\"choice\":" optional whole "whole" "\"whole\":" optional
        result "result" "\"result\":" optional numbers "numbers" "\"numbers\":" optional
        beside "beside" "\"beside\":" optional objects "objects" "\"objects\":" optional
        named "named" "\"named\":" optional required "required" "\"required\":" } extra
    );

    __rt::open_type!(Branches, SCHEMA, 0, exact);

    __rt::json_schemas!(
        BranchesTaggedTextKind BranchesTaggedText BranchesTaggedImageUrlKind
        BranchesTaggedImageUrl BranchesTagged(Object) BranchesKeyedText BranchesKeyedBlob
        BranchesKeyed BranchesChoiceAuto BranchesChoiceObject BranchesChoice BranchesWholeA
        BranchesWholeAMembers BranchesWholeB BranchesWholeBMembers BranchesWhole
        BranchesResultMore BranchesResultTools BranchesResultEmpty BranchesResult
        BranchesNumbers BranchesBesideA(Object) BranchesBesideB(Object) Untyped
        UntypedObject(Object) UntypedNotObject BranchesBeside BranchesBesideValue
        BranchesObjectsA(Object) BranchesObjectsB(Object) BranchesObjects BranchesNamedText
        BranchesNamedImage BranchesNamed BranchesRequired Branches
    );

    __rt::open_schema!(
        Branches, 0, "branches", ["file:///branches.schema.json" "branches.schema.json"],
        numbers(26 F64 27 I64 46 I64 52 I64 54 I64 57 I64); title : "Branches", subject :
        "Branches", recursive : true
    );
}
