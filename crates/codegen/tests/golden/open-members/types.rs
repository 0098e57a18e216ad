// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `settings.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod settings {
    use super::__rt;

    /// Settings
    ///
    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Settings {
        __inner: SettingsMembers,
    }

    __rt::open_checked!(Settings, SettingsMembers, SCHEMA, 0);

    /// Settings
    #[derive(Clone, Debug, PartialEq)]
    pub struct SettingsMembers {
        /// The member `name`.
        pub name: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SettingsMembers { extra : __rt::open::Extra::new() } () [with_name name :
        ::std::string::String]
    );

    impl ::std::default::Default for SettingsMembers {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(SettingsMembers { optional name "name" "\"name\":" } extra);

    __rt::open_type!(SettingsMembers, SCHEMA, 0);

    /// `ToolVersion`
    ///
    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct ToolVersion {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for ToolVersion {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(ToolVersion, JsonNumber);

    __rt::open_checked!(ToolVersion, __rt::JsonNumber, SCHEMA, 10);

    /// A tool that a project uses.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tool {
        /// The member `version`.
        pub version: ToolVersion,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Tool { extra : __rt::open::Extra::new() } (version : ToolVersion) []
    );

    __rt::object!(Tool { required version "version" "\"version\":" } extra);

    __rt::open_type!(Tool, SCHEMA, 1, exact);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum ToolsMember {
        /// A tool that a project uses.
        Tool(Tool),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<Tool> for ToolsMember {
        fn from(__value: Tool) -> Self {
            Self::Tool(__value)
        }
    }

    impl ToolsMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::first_valid(__r, &SCHEMA, &[1])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(ToolsMember { 0 Tool(Tool) 1 Other(__rt::JsonValue) });

    __rt::member_union!(ToolsMember);

    /// `Tools`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tools {
        __inner: __rt::Map<ToolsMember>,
    }

    __rt::open_checked!(Tools, __rt::Map < ToolsMember >, SCHEMA, 2);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum CountsMember {
        /// The branch `Integer`.
        Integer(i64),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<i64> for CountsMember {
        fn from(__value: i64) -> Self {
            Self::Integer(__value)
        }
    }

    impl CountsMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::first_valid(__r, &SCHEMA, &[11])? {
                    0 if __rt::open::fits::<i64>(__r) => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(CountsMember { 0 Integer(i64) 1 Other(__rt::JsonValue) });

    __rt::member_union!(CountsMember);

    /// `Counts`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Counts {
        __inner: __rt::Map<CountsMember>,
    }

    __rt::open_checked!(Counts, __rt::Map < CountsMember >, SCHEMA, 3);

    /// `TypedValue`
    ///
    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type TypedValue = __rt::CheckedString<schema_rules::TypedValue>;

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum TypedMember {
        /// The branch `String`.
        String(TypedValue),
        /// The branch `Boolean`.
        Boolean(bool),
    }

    impl ::std::convert::From<TypedValue> for TypedMember {
        fn from(__value: TypedValue) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<bool> for TypedMember {
        fn from(__value: bool) -> Self {
            Self::Boolean(__value)
        }
    }

    impl TypedMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::branch(__r, &SCHEMA, &[12, 13])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(TypedMember { 0 String(TypedValue) 1 Boolean(bool) });

    __rt::member_union!(TypedMember);

    /// `Typed`
    ///
    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Typed {
        __inner: __rt::Map<TypedMember>,
    }

    __rt::open_checked!(Typed, __rt::Map < TypedMember >, SCHEMA, 4);

    /// `NearValue`
    ///
    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct NearValue {
        __inner: __rt::JsonNumber,
    }

    impl ::std::fmt::Display for NearValue {
        fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            ::std::fmt::Display::fmt(&self.__inner, __f)
        }
    }

    __rt::open_number!(NearValue, JsonNumber);

    __rt::open_checked!(NearValue, __rt::JsonNumber, SCHEMA, 16);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum NearMember {
        /// The branch `Number`.
        Number(__rt::JsonNumber),
        /// The branch `Number2`.
        Number2(NearValue),
    }

    impl ::std::convert::From<__rt::JsonNumber> for NearMember {
        fn from(__value: __rt::JsonNumber) -> Self {
            Self::Number(__value)
        }
    }

    impl ::std::convert::From<NearValue> for NearMember {
        fn from(__value: NearValue) -> Self {
            Self::Number2(__value)
        }
    }

    impl NearMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::branch(__r, &SCHEMA, &[15, 16])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(NearMember { 0 Number(__rt::JsonNumber) 1 Number2(NearValue) });

    __rt::member_union!(NearMember);

    /// `Near`
    ///
    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Near {
        __inner: __rt::Map<NearMember>,
    }

    __rt::open_checked!(Near, __rt::Map < NearMember >, SCHEMA, 5);

    /// `Tree`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tree {
        __inner: __rt::Map<TreeMember>,
    }

    __rt::open_checked!(Tree, __rt::Map < TreeMember >, SCHEMA, 6);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum TreeMember {
        /// The branch `Tree`.
        Tree(Tree),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
    }

    impl ::std::convert::From<Tree> for TreeMember {
        fn from(__value: Tree) -> Self {
            Self::Tree(__value)
        }
    }

    impl TreeMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::first_valid(__r, &SCHEMA, &[6])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(TreeMember { 0 Tree(Tree) 1 Other(__rt::JsonValue) });

    __rt::member_union!(TreeMember);

    /// `None`
    ///
    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct None {
        __inner: __rt::JsonObject,
    }

    __rt::open_checked!(None, __rt::JsonObject, SCHEMA, 7);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            NumberRule ToolVersion { EXCLUSIVE_MAXIMUM 1.0 } StringRule TypedValue {
            MIN_LENGTH 2 } NumberRule NearValue { EXCLUSIVE_MAXIMUM 1.0 }
        }
    }

    __rt::json_schemas!(
        Settings SettingsMembers ToolVersion Tool Tools Counts Typed NearValue Near Tree
        None; ToolsMember CountsMember TypedMember NearMember TreeMember
    );

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///settings.schema.json", ::std::include_str!("settings.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(11, __rt::Holder::I64)],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "settings",
        id: "",
        version: "",
        title: "Settings",
        description: "",
        subject: "Settings",
        text: ::std::include_str!("settings.schema.json"),
        source: ::std::include_str!("settings.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: true,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: false,
        check: __rt::check::<Settings>,
    });

    __rt::message!(Settings, SCHEMA);
}
