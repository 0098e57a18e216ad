// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `recursive.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod recursive {
    use super::__rt;

    /// Tree
    pub struct Tree {
        /// Tree
        pub left: ::std::option::Option<::std::boxed::Box<Tree>>,
        pub right: ::std::option::Option<__rt::Nullable<::std::boxed::Box<Tree>>>,
        pub children: ::std::option::Option<::std::vec::Vec<Tree>>,
        pub nested: ::std::option::Option<Nested>,
        pub json: ::std::option::Option<Json>,
        pub node: ::std::option::Option<__rt::Nullable<Node>>,
        pub pair: ::std::option::Option<__rt::Nullable<Pair>>,
        pub rows: ::std::option::Option<__rt::Nullable<Rows>>,
        pub term: ::std::option::Option<__rt::Nullable<Term>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Tree { extra : __rt::open::Extra::new() } () [with_left left : ::std::boxed::Box <
        Tree >, with_right right : __rt::Nullable < ::std::boxed::Box < Tree > >,
        with_children children : ::std::vec::Vec < Tree > as is, with_nested nested : Nested
        as is, with_json json : Json, with_node node : __rt::Nullable < Node >, with_pair
        pair : __rt::Nullable < Pair >, with_rows rows : __rt::Nullable < Rows >, with_term
        term : __rt::Nullable < Term >]
    );

    __rt::object!(
        Tree { optional left "left" "\"left\":" optional right "right" "\"right\":" optional
        children "children" "\"children\":" optional nested "nested" "\"nested\":" optional
        json "json" "\"json\":" optional node "node" "\"node\":" optional pair "pair"
        "\"pair\":" optional rows "rows" "\"rows\":" optional term "term" "\"term\":" } extra
    );

    __rt::open_type!(Tree, SCHEMA, 0, exact, deep(Json, Node, Pair, Term, Tree));

    __rt::deep_struct!(Tree { left right children nested json node pair rows term extra });

    #[derive(Clone, Debug, PartialEq)]
    pub struct Nested(pub ::std::vec::Vec<Nested>);

    __rt::wrapper!(Nested(::std::vec::Vec < Nested >));

    __rt::open_type!(Nested, SCHEMA, 1, exact, deep());

    #[derive(Debug, PartialEq)]
    pub enum Json {
        String(::std::string::String),
        Number(__rt::FiniteF64),
        Jsons(::std::vec::Vec<Json>),
        Object(__rt::Map<Json>),
    }

    __rt::deep_enum!(Json { String Number Jsons Object });

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
        Json { 0 String(::std::string::String) own text, 1 Number(__rt::FiniteF64) own, 2
        Jsons(::std::vec::Vec < Json >) own, 3 Object(__rt::Map < Json >) own }
    );

    __rt::open_type!(Json, SCHEMA, 2, exact, deep(Json));

    pub struct Node {
        pub next: ::std::option::Option<__rt::Nullable<::std::boxed::Box<Node>>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Node { extra : __rt::open::Extra::new() } () [with_next next : __rt::Nullable <
        ::std::boxed::Box < Node > >]
    );

    __rt::object!(Node { optional next "next" "\"next\":" } extra);

    __rt::open_type!(Node, SCHEMA, 3, exact, deep(Node));

    __rt::deep_struct!(Node { next extra });

    pub struct Pair {
        pub first: __rt::Nullable<::std::boxed::Box<Pair>>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Pair { extra : __rt::open::Extra::new() } (first : __rt::Nullable < ::std::boxed::Box
        < Pair > >) []
    );

    __rt::object!(Pair { required first "first" "\"first\":" } extra);

    __rt::open_type!(Pair, SCHEMA, 13, exact, deep(Pair));

    __rt::deep_struct!(Pair { first extra });

    #[derive(Clone, Debug, PartialEq)]
    pub struct Rows(pub ::std::vec::Vec<__rt::Nullable<Rows>>);

    __rt::wrapper!(Rows(::std::vec::Vec < __rt::Nullable < Rows > >));

    __rt::open_type!(Rows, SCHEMA, 5, exact, deep());

    #[derive(Debug, PartialEq)]
    pub enum Term {
        Integer(i64),
        Terms(::std::vec::Vec<__rt::Nullable<Term>>),
    }

    __rt::deep_enum!(Term { Integer Terms });

    impl Term {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __r.kind() {
                    __rt::JsonKind::Null
                    | __rt::JsonKind::Bool
                    | __rt::JsonKind::String
                    | __rt::JsonKind::Object => return ::std::result::Result::Err(__rt::Stop),
                    __rt::JsonKind::Number => __rt::open::Chosen::of(0),
                    __rt::JsonKind::Array => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        Term { 0 Integer(i64) own i64, 1 Terms(::std::vec::Vec < __rt::Nullable < Term > >)
        own }
    );

    __rt::open_type!(Term, SCHEMA, 6, exact, deep(Term));

    __rt::json_schemas!(Tree Nested Json Node(Object) Pair Rows(Array) Term(Number Array));

    __rt::open_schema!(
        Tree, 0, "recursive", ["file:///recursive.schema.json" "recursive.schema.json"],
        numbers(10 F64 15 I64); title : "Tree", subject : "Tree", recursive : true, one_pass
        : true
    );
}
