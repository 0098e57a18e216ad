// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `settings.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
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
        pub name: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        SettingsMembers { extra : __rt::open::Extra::new() } () [with_name name :
        ::std::string::String]
    );

    __rt::object!(SettingsMembers { optional name "name" "\"name\":" } extra);

    __rt::open_type!(SettingsMembers, SCHEMA, 0);

    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct ToolVersion {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(ToolVersion);

    __rt::open_number!(ToolVersion, JsonNumber);

    __rt::open_checked!(ToolVersion, __rt::JsonNumber, SCHEMA, 10);

    /// A tool that a project uses.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tool {
        pub version: ToolVersion,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Tool { extra : __rt::open::Extra::new() } (version : ToolVersion as is) []
    );

    __rt::object!(Tool { required version "version" "\"version\":" } extra);

    __rt::open_type!(Tool, SCHEMA, 1, exact);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum ToolsMember {
        /// A tool that a project uses.
        Tool(Tool),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
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

    __rt::union!(ToolsMember { 0 Tool(Tool) own, 1 Other(__rt::JsonValue) });

    __rt::member_union!(ToolsMember);

    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tools {
        __inner: __rt::Map<ToolsMember>,
    }

    __rt::open_checked!(Tools, __rt::Map < ToolsMember >, SCHEMA, 2);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum CountsMember {
        Integer(i64),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
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

    __rt::union!(CountsMember { 0 Integer(i64) own i64, 1 Other(__rt::JsonValue) });

    __rt::member_union!(CountsMember);

    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Counts {
        __inner: __rt::Map<CountsMember>,
    }

    __rt::open_checked!(Counts, __rt::Map < CountsMember >, SCHEMA, 3);

    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type TypedValue = __rt::CheckedString<schema_rules::TypedValue>;

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum TypedMember {
        String(TypedValue),
        Boolean(bool),
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

    __rt::union!(TypedMember { 0 String(TypedValue) own, 1 Boolean(bool) own });

    __rt::union_display!(TypedMember { String Boolean });

    __rt::member_union!(TypedMember);

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Typed {
        __inner: __rt::Map<TypedMember>,
    }

    __rt::open_checked!(Typed, __rt::Map < TypedMember >, SCHEMA, 4);

    /// Valid under `{"type": "number", "exclusiveMaximum": 1}`.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct NearValue {
        __inner: __rt::JsonNumber,
    }

    __rt::open_display!(NearValue);

    __rt::open_number!(NearValue, JsonNumber);

    __rt::open_checked!(NearValue, __rt::JsonNumber, SCHEMA, 16);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum NearMember {
        Number(__rt::JsonNumber),
        Number2(NearValue),
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

    __rt::union!(NearMember { 0 Number(__rt::JsonNumber) own, 1 Number2(NearValue) own });

    __rt::union_display!(NearMember { Number Number2 });

    __rt::member_union!(NearMember);

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Near {
        __inner: __rt::Map<NearMember>,
    }

    __rt::open_checked!(Near, __rt::Map < NearMember >, SCHEMA, 5);

    /// Checked: `patternProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Tree {
        __inner: __rt::Map<TreeMember>,
    }

    __rt::open_checked!(Tree, __rt::Map < TreeMember >, SCHEMA, 6);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum TreeMember {
        Tree(Tree),
        /// A member of which the schema says nothing.
        Other(__rt::JsonValue),
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

    __rt::union!(TreeMember { 0 Tree(Tree) own, 1 Other(__rt::JsonValue) });

    __rt::member_union!(TreeMember);

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
        None; SCHEMA ToolsMember() CountsMember() TypedMember(12 13) NearMember(15 16)
        TreeMember()
    );

    __rt::open_schema!(
        Settings, 0, "settings", ["file:///settings.schema.json" "settings.schema.json"],
        numbers(11 I64); title : "Settings", subject : "Settings", recursive : true
    );
}
