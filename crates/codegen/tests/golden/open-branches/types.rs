// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `branches.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod branches {
    use super::__rt;

    /// `BranchesTaggedTextKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesTaggedTextKind {
        /// The value `text`.
        #[default]
        Text,
    }

    __rt::string_enum!(BranchesTaggedTextKind { Text "text" });

    __rt::open_type!(BranchesTaggedTextKind, SCHEMA, 36, exact);

    /// `BranchesTaggedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedText {
        /// The member `kind`.
        pub kind: BranchesTaggedTextKind,
        /// The member `text`.
        pub text: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesTaggedText { kind : BranchesTaggedTextKind::Text, extra :
        __rt::open::Extra::new() } () [with_text text : ::std::string::String]
    );

    impl ::std::default::Default for BranchesTaggedText {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        BranchesTaggedText { required kind "kind" "\"kind\":" optional text "text"
        "\"text\":" } extra
    );

    __rt::open_type!(BranchesTaggedText, SCHEMA, 13, exact);

    /// `BranchesTaggedImageUrlKind`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesTaggedImageUrlKind {
        /// The value `image_url`.
        #[default]
        ImageUrl,
    }

    __rt::string_enum!(BranchesTaggedImageUrlKind { ImageUrl "image_url" });

    __rt::open_type!(BranchesTaggedImageUrlKind, SCHEMA, 38, exact);

    /// `BranchesTaggedImageUrl`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesTaggedImageUrl {
        /// The member `kind`.
        pub kind: BranchesTaggedImageUrlKind,
        /// The member `url`.
        pub url: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesTaggedImageUrl { kind : BranchesTaggedImageUrlKind::ImageUrl, extra :
        __rt::open::Extra::new() } () [with_url url : ::std::string::String]
    );

    impl ::std::default::Default for BranchesTaggedImageUrl {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        BranchesTaggedImageUrl { required kind "kind" "\"kind\":" optional url "url"
        "\"url\":" } extra
    );

    __rt::open_type!(BranchesTaggedImageUrl, SCHEMA, 14, exact);

    /// `BranchesTagged`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesTagged {
        /// The branch `Text`.
        Text(BranchesTaggedText),
        /// The branch `ImageUrl`.
        ImageUrl(BranchesTaggedImageUrl),
    }

    impl ::std::convert::From<BranchesTaggedText> for BranchesTagged {
        fn from(__value: BranchesTaggedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesTaggedImageUrl> for BranchesTagged {
        fn from(__value: BranchesTaggedImageUrl) -> Self {
            Self::ImageUrl(__value)
        }
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
        BranchesTagged { 0 Text(BranchesTaggedText) 1 ImageUrl(BranchesTaggedImageUrl) }
    );

    __rt::open_type!(BranchesTagged, SCHEMA, 2, exact);

    /// `BranchesKeyedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedText {
        /// The member `uri`.
        pub uri: ::std::string::String,
        /// The member `text`.
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

    /// `BranchesKeyedBlob`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesKeyedBlob {
        /// The member `uri`.
        pub uri: ::std::string::String,
        /// The member `blob`.
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

    /// `BranchesKeyed`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesKeyed {
        /// The branch `Text`.
        Text(BranchesKeyedText),
        /// The branch `Blob`.
        Blob(BranchesKeyedBlob),
    }

    impl ::std::convert::From<BranchesKeyedText> for BranchesKeyed {
        fn from(__value: BranchesKeyedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesKeyedBlob> for BranchesKeyed {
        fn from(__value: BranchesKeyedBlob) -> Self {
            Self::Blob(__value)
        }
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

    __rt::union!(BranchesKeyed { 0 Text(BranchesKeyedText) 1 Blob(BranchesKeyedBlob) });

    __rt::open_type!(BranchesKeyed, SCHEMA, 3, exact);

    /// `BranchesChoiceAuto`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[derive(Default)]
    pub enum BranchesChoiceAuto {
        /// The value `auto`.
        #[default]
        Auto,
    }

    __rt::string_enum!(BranchesChoiceAuto { Auto "auto" });

    __rt::open_type!(BranchesChoiceAuto, SCHEMA, 18, exact);

    /// `BranchesChoiceObject`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesChoiceObject {
        /// The member `name`.
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

    /// `BranchesChoice`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesChoice {
        /// The branch `Auto`.
        Auto(BranchesChoiceAuto),
        /// The branch `Object`.
        Object(BranchesChoiceObject),
        /// The branch `String`.
        String(::std::string::String),
    }

    impl ::std::convert::From<BranchesChoiceAuto> for BranchesChoice {
        fn from(__value: BranchesChoiceAuto) -> Self {
            Self::Auto(__value)
        }
    }

    impl ::std::convert::From<BranchesChoiceObject> for BranchesChoice {
        fn from(__value: BranchesChoiceObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<::std::string::String> for BranchesChoice {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
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
        BranchesChoice { 0 Auto(BranchesChoiceAuto) 1 Object(BranchesChoiceObject) 2
        String(::std::string::String) }
    );

    __rt::open_type!(BranchesChoice, SCHEMA, 4, exact);

    /// `BranchesWholeA`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeA {
        __inner: BranchesWholeAMembers,
    }

    __rt::open_checked!(BranchesWholeA, BranchesWholeAMembers, SCHEMA, 5 / 20);

    /// `BranchesWholeAMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeAMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `a`.
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

    __rt::open_type!(BranchesWholeAMembers, SCHEMA, 5);

    /// `BranchesWholeB`
    ///
    /// Checked: `oneOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeB {
        __inner: BranchesWholeBMembers,
    }

    __rt::open_checked!(BranchesWholeB, BranchesWholeBMembers, SCHEMA, 5 / 21);

    /// `BranchesWholeBMembers`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesWholeBMembers {
        /// The member `id`.
        pub id: ::std::string::String,
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesWholeBMembers { extra : __rt::open::Extra::new() } (id :
        ::std::string::String, b : i64) []
    );

    __rt::object!(
        BranchesWholeBMembers { required id "id" "\"id\":" required b "b" "\"b\":" } extra
    );

    __rt::open_type!(BranchesWholeBMembers, SCHEMA, 5);

    /// `BranchesWhole`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesWhole {
        /// The branch `A`.
        A(BranchesWholeA),
        /// The branch `B`.
        B(BranchesWholeB),
    }

    impl ::std::convert::From<BranchesWholeA> for BranchesWhole {
        fn from(__value: BranchesWholeA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesWholeB> for BranchesWhole {
        fn from(__value: BranchesWholeB) -> Self {
            Self::B(__value)
        }
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

    __rt::union!(BranchesWhole { 0 A(BranchesWholeA) 1 B(BranchesWholeB) });

    __rt::open_type!(BranchesWhole, SCHEMA, 5, exact);

    /// More
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultMore {
        /// The member `tools`.
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        /// The member `next`.
        pub next: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultMore { extra : __rt::open::Extra::new() } (tools : ::std::vec::Vec <
        __rt::JsonValue >, next : ::std::string::String) []
    );

    __rt::object!(
        BranchesResultMore { required tools "tools" "\"tools\":" required next "next"
        "\"next\":" } extra
    );

    __rt::open_type!(BranchesResultMore, SCHEMA, 25, exact);

    /// Tools
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultTools {
        /// The member `tools`.
        pub tools: ::std::vec::Vec<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultTools { extra : __rt::open::Extra::new() } (tools : ::std::vec::Vec <
        __rt::JsonValue >) []
    );

    __rt::object!(BranchesResultTools { required tools "tools" "\"tools\":" } extra);

    __rt::open_type!(BranchesResultTools, SCHEMA, 24, exact);

    /// Empty
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesResultEmpty {
        /// The member `meta`.
        pub meta: ::std::option::Option<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesResultEmpty { extra : __rt::open::Extra::new() } () [with_meta meta :
        __rt::JsonValue]
    );

    impl ::std::default::Default for BranchesResultEmpty {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(BranchesResultEmpty { optional meta "meta" "\"meta\":" } extra);

    __rt::open_type!(BranchesResultEmpty, SCHEMA, 23, exact);

    /// `BranchesResult`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesResult {
        /// More
        More(BranchesResultMore),
        /// Tools
        Tools(BranchesResultTools),
        /// Empty
        Empty(BranchesResultEmpty),
    }

    impl ::std::convert::From<BranchesResultMore> for BranchesResult {
        fn from(__value: BranchesResultMore) -> Self {
            Self::More(__value)
        }
    }

    impl ::std::convert::From<BranchesResultTools> for BranchesResult {
        fn from(__value: BranchesResultTools) -> Self {
            Self::Tools(__value)
        }
    }

    impl ::std::convert::From<BranchesResultEmpty> for BranchesResult {
        fn from(__value: BranchesResultEmpty) -> Self {
            Self::Empty(__value)
        }
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
        BranchesResult { 0 More(BranchesResultMore) 1 Tools(BranchesResultTools) 2
        Empty(BranchesResultEmpty) }
    );

    __rt::open_type!(BranchesResult, SCHEMA, 6, exact);

    /// `BranchesNumbers`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesNumbers {
        /// The branch `Integer`.
        Integer(i64),
        /// The branch `Number`.
        Number(__rt::FiniteF64),
    }

    impl ::std::convert::From<i64> for BranchesNumbers {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for BranchesNumbers {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
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

    __rt::union!(BranchesNumbers { 0 Integer(i64) 1 Number(__rt::FiniteF64) });

    __rt::open_type!(BranchesNumbers, SCHEMA, 7, exact);

    /// `BranchesBesideA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideA {
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesBesideA { extra : __rt::open::Extra::new() } (a : ::std::string::String) []
    );

    __rt::object!(BranchesBesideA { required a "a" "\"a\":" } extra);

    __rt::open_type!(BranchesBesideA, SCHEMA, 28, exact);

    /// `BranchesBesideB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBesideB {
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(BranchesBesideB { extra : __rt::open::Extra::new() } (b : i64) []);

    __rt::object!(BranchesBesideB { required b "b" "\"b\":" } extra);

    __rt::open_type!(BranchesBesideB, SCHEMA, 29, exact);

    /// `Untyped`
    #[derive(Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Untyped {
        /// An object.
        Object(UntypedObject),
        /// A value of any other kind.
        Other(UntypedOther),
    }

    __rt::deep_enum!(Untyped { Object Other });

    impl ::std::convert::From<UntypedObject> for Untyped {
        fn from(__value: UntypedObject) -> Self {
            Self::Object(__value)
        }
    }

    impl ::std::convert::From<UntypedOther> for Untyped {
        fn from(__value: UntypedOther) -> Self {
            Self::Other(__value)
        }
    }

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

    __rt::union!(Untyped { 0 Object(UntypedObject) 1 Other(UntypedOther) });

    __rt::open_type!(Untyped, SCHEMA, 1, exact, deep(UntypedObject));

    /// `UntypedObject`
    pub struct UntypedObject {
        /// The member `c`.
        pub c: bool,
        /// The member `next`.
        pub next: ::std::option::Option<::std::boxed::Box<Untyped>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        UntypedObject { extra : __rt::open::Extra::new() } (c : bool) [with_next next :
        ::std::boxed::Box < Untyped >]
    );

    __rt::object!(
        UntypedObject { required c "c" "\"c\":" optional next "next" "\"next\":" } extra
    );

    __rt::open_type!(UntypedObject, SCHEMA, 1, exact, deep(Untyped));

    __rt::deep_struct!(UntypedObject { c next extra });

    /// `UntypedOther`
    #[derive(Clone, Debug, PartialEq)]
    pub struct UntypedOther {
        __inner: __rt::JsonValue,
    }

    __rt::open_checked!(UntypedOther, __rt::JsonValue, SCHEMA, 1);

    /// `BranchesBeside`
    ///
    /// Checked: `anyOf`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesBeside {
        __inner: BranchesBesideValue,
    }

    __rt::open_checked!(BranchesBeside, BranchesBesideValue, SCHEMA, 8);

    /// `BranchesBesideValue`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesBesideValue {
        /// The branch `A`.
        A(BranchesBesideA),
        /// The branch `B`.
        B(BranchesBesideB),
        /// The branch `Untyped`.
        Untyped(UntypedObject),
    }

    impl ::std::convert::From<BranchesBesideA> for BranchesBesideValue {
        fn from(__value: BranchesBesideA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesBesideB> for BranchesBesideValue {
        fn from(__value: BranchesBesideB) -> Self {
            Self::B(__value)
        }
    }

    impl ::std::convert::From<UntypedObject> for BranchesBesideValue {
        fn from(__value: UntypedObject) -> Self {
            Self::Untyped(__value)
        }
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
        BranchesBesideValue { 0 A(BranchesBesideA) 1 B(BranchesBesideB) 2
        Untyped(UntypedObject) }
    );

    __rt::open_type!(BranchesBesideValue, SCHEMA, 8);

    /// `BranchesObjectsA`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsA {
        /// The member `a`.
        pub a: ::std::string::String,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        BranchesObjectsA { extra : __rt::open::Extra::new() } (a : ::std::string::String) []
    );

    __rt::object!(BranchesObjectsA { required a "a" "\"a\":" } extra);

    __rt::open_type!(BranchesObjectsA, SCHEMA, 30, exact);

    /// `BranchesObjectsB`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesObjectsB {
        /// The member `b`.
        pub b: i64,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(BranchesObjectsB { extra : __rt::open::Extra::new() } (b : i64) []);

    __rt::object!(BranchesObjectsB { required b "b" "\"b\":" } extra);

    __rt::open_type!(BranchesObjectsB, SCHEMA, 31, exact);

    /// `BranchesObjects`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesObjects {
        /// The branch `A`.
        A(BranchesObjectsA),
        /// The branch `B`.
        B(BranchesObjectsB),
    }

    impl ::std::convert::From<BranchesObjectsA> for BranchesObjects {
        fn from(__value: BranchesObjectsA) -> Self {
            Self::A(__value)
        }
    }

    impl ::std::convert::From<BranchesObjectsB> for BranchesObjects {
        fn from(__value: BranchesObjectsB) -> Self {
            Self::B(__value)
        }
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

    __rt::union!(BranchesObjects { 0 A(BranchesObjectsA) 1 B(BranchesObjectsB) });

    __rt::open_type!(BranchesObjects, SCHEMA, 9, exact);

    /// `BranchesNamedText`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedText {
        /// The member `Text`.
        pub text: ::std::string::String,
    }

    __rt::constructors!(BranchesNamedText {} (text : ::std::string::String) []);

    __rt::object!(BranchesNamedText { required text "Text" "\"Text\":" });

    __rt::open_type!(BranchesNamedText, SCHEMA, 32, exact, closed);

    /// `BranchesNamedImage`
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesNamedImage {
        /// The member `Image`.
        pub image: ::std::string::String,
        /// The member `width`.
        pub width: ::std::option::Option<i64>,
    }

    __rt::constructors!(
        BranchesNamedImage {} (image : ::std::string::String) [with_width width : i64]
    );

    __rt::object!(
        BranchesNamedImage { required image "Image" "\"Image\":" optional width "width"
        "\"width\":" }
    );

    __rt::open_type!(BranchesNamedImage, SCHEMA, 33, exact, closed);

    /// `BranchesNamed`
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum BranchesNamed {
        /// The branch `Text`.
        Text(BranchesNamedText),
        /// The branch `Image`.
        Image(BranchesNamedImage),
    }

    impl ::std::convert::From<BranchesNamedText> for BranchesNamed {
        fn from(__value: BranchesNamedText) -> Self {
            Self::Text(__value)
        }
    }

    impl ::std::convert::From<BranchesNamedImage> for BranchesNamed {
        fn from(__value: BranchesNamedImage) -> Self {
            Self::Image(__value)
        }
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

    __rt::union!(BranchesNamed { 0 Text(BranchesNamedText) 1 Image(BranchesNamedImage) });

    __rt::open_type!(BranchesNamed, SCHEMA, 10, exact);

    /// `BranchesRequired`
    ///
    /// Valid under `{"type": "object", "anyOf": [{ "required": ["a"] }, { "required": ["b"] }]}`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct BranchesRequired {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(BranchesRequired, __rt::JsonObject, SCHEMA, 11);

    /// Branches
    #[derive(Clone, Debug, PartialEq)]
    pub struct Branches {
        /// The member `tagged`.
        pub tagged: ::std::option::Option<BranchesTagged>,
        /// The member `keyed`.
        pub keyed: ::std::option::Option<BranchesKeyed>,
        /// The member `choice`.
        pub choice: ::std::option::Option<BranchesChoice>,
        /// The member `whole`.
        pub whole: ::std::option::Option<BranchesWhole>,
        /// The member `result`.
        pub result: ::std::option::Option<BranchesResult>,
        /// The member `numbers`.
        pub numbers: ::std::option::Option<BranchesNumbers>,
        /// The member `beside`.
        pub beside: ::std::option::Option<BranchesBeside>,
        /// The member `objects`.
        pub objects: ::std::option::Option<BranchesObjects>,
        /// The member `named`.
        pub named: ::std::option::Option<BranchesNamed>,
        /// The member `required`.
        pub required: ::std::option::Option<BranchesRequired>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Branches { extra : __rt::open::Extra::new() } () [with_tagged tagged :
        BranchesTagged, with_keyed keyed : BranchesKeyed, with_choice choice :
        BranchesChoice, with_whole whole : BranchesWhole, with_result result :
        BranchesResult, with_numbers numbers : BranchesNumbers, with_beside beside :
        BranchesBeside, with_objects objects : BranchesObjects, with_named named :
        BranchesNamed, with_required required : BranchesRequired]
    );

    impl ::std::default::Default for Branches {
        fn default() -> Self {
            Self::new()
        }
    }

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
        BranchesTaggedImageUrl BranchesTagged BranchesKeyedText BranchesKeyedBlob
        BranchesKeyed BranchesChoiceAuto BranchesChoiceObject BranchesChoice BranchesWholeA
        BranchesWholeAMembers BranchesWholeB BranchesWholeBMembers BranchesWhole
        BranchesResultMore BranchesResultTools BranchesResultEmpty BranchesResult
        BranchesNumbers BranchesBesideA BranchesBesideB Untyped UntypedObject UntypedOther
        BranchesBeside BranchesBesideValue BranchesObjectsA BranchesObjectsB BranchesObjects
        BranchesNamedText BranchesNamedImage BranchesNamed BranchesRequired Branches;
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///branches.schema.json", ::std::include_str!("branches.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[
            (26, __rt::Holder::F64),
            (27, __rt::Holder::I64),
            (46, __rt::Holder::I64),
            (52, __rt::Holder::I64),
            (54, __rt::Holder::I64),
            (57, __rt::Holder::I64),
        ],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "branches",
        id: "",
        version: "",
        title: "Branches",
        description: "",
        subject: "Branches",
        text: ::std::include_str!("branches.schema.json"),
        source: ::std::include_str!("branches.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: true,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Branches>,
    });

    __rt::message!(Branches, SCHEMA);
}
