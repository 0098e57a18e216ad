// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `recursive.schema.json`.
#[allow(dead_code, clippy::all, clippy::pedantic, reason = "generated")]
pub mod recursive {
    use super::__rt;

    /// Tree
    pub struct Tree {
        /// Tree
        pub left: ::std::option::Option<::std::boxed::Box<Tree>>,
        /// The member `right`.
        pub right: ::std::option::Option<__rt::Nullable<::std::boxed::Box<Tree>>>,
        /// The member `children`.
        pub children: ::std::option::Option<::std::vec::Vec<Tree>>,
        /// The member `nested`.
        pub nested: ::std::option::Option<Nested>,
        /// The member `json`.
        pub json: ::std::option::Option<Json>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Tree { extra : __rt::open::Extra::new() } () [with_left left : ::std::boxed::Box <
        Tree >, with_right right : __rt::Nullable < ::std::boxed::Box < Tree > >,
        with_children children : ::std::vec::Vec < Tree >, with_nested nested : Nested,
        with_json json : Json]
    );

    impl ::std::default::Default for Tree {
        fn default() -> Self {
            Self::new()
        }
    }

    __rt::object!(
        Tree { optional left "left" "\"left\":" optional right "right" "\"right\":" optional
        children "children" "\"children\":" optional nested "nested" "\"nested\":" optional
        json "json" "\"json\":" } extra
    );

    __rt::open_type!(Tree, SCHEMA, 0, exact, deep(Json, Tree));

    __rt::deep_struct!(Tree { left right children nested json extra });

    /// `Nested`
    #[derive(Clone, Debug, PartialEq)]
    pub struct Nested(pub ::std::vec::Vec<Nested>);

    __rt::wrapper!(Nested(::std::vec::Vec < Nested >));

    __rt::open_type!(Nested, SCHEMA, 1, exact, deep());

    /// `Json`
    #[derive(Debug, PartialEq)]
    #[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
    pub enum Json {
        /// The branch `String`.
        String(::std::string::String),
        /// The branch `Number`.
        Number(__rt::FiniteF64),
        /// The branch `Array`.
        Array(::std::vec::Vec<Json>),
        /// The branch `Object`.
        Object(__rt::Map<Json>),
    }

    __rt::deep_enum!(Json { String Number Array Object });

    impl ::std::convert::From<::std::string::String> for Json {
        fn from(__value: ::std::string::String) -> Self {
            Self::String(__value)
        }
    }

    impl ::std::convert::From<__rt::FiniteF64> for Json {
        fn from(__value: __rt::FiniteF64) -> Self {
            Self::Number(__value)
        }
    }

    impl ::std::convert::From<::std::vec::Vec<Json>> for Json {
        fn from(__value: ::std::vec::Vec<Json>) -> Self {
            Self::Array(__value)
        }
    }

    impl ::std::convert::From<__rt::Map<Json>> for Json {
        fn from(__value: __rt::Map<Json>) -> Self {
            Self::Object(__value)
        }
    }

    impl Json {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null | __rt::JsonKind::Bool => {
                        return ::std::result::Result::Err(__rt::Stop);
                    }
                    __rt::JsonKind::Number => __rt::open::Chosen::of(1),
                    __rt::JsonKind::String => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Array => __rt::open::Chosen::of(2),
                    __rt::JsonKind::Object => __rt::open::Chosen::of(3),
                },
            )
        }
    }

    __rt::union!(
        Json { 0 String(::std::string::String) 1 Number(__rt::FiniteF64) 2
        Array(::std::vec::Vec < Json >) 3 Object(__rt::Map < Json >) }
    );

    __rt::open_type!(Json, SCHEMA, 2, exact, deep(Json));

    __rt::json_schemas!(Tree Nested Json;);

    static __SOURCE: __rt::SchemaSource = __rt::SchemaSource::new(__rt::SourceParts {
        documents: &[
            ("file:///recursive.schema.json", ::std::include_str!("recursive.schema.json")),
        ],
        dialect: ::std::option::Option::None,
        assert_formats: false,
        numbers: &[(6, __rt::Holder::F64)],
        checks: &[],
        by_hand: false,
    });

    /// The schema.
    pub static SCHEMA: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
        name: "recursive",
        id: "",
        version: "",
        title: "Tree",
        description: "",
        subject: "Tree",
        text: ::std::include_str!("recursive.schema.json"),
        source: ::std::include_str!("recursive.schema.json"),
        kind: __rt::SchemaKind::Message,
        discriminator: ::std::option::Option::None,
        members: &[],
        recursive: true,
        from: &__SOURCE,
        pointer: "",
        part: 0,
        one_pass: true,
        check: __rt::check::<Tree>,
    });

    __rt::message!(Tree, SCHEMA);
}
