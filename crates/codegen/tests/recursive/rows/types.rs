// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A small recursive type over large ones that are not recursive.
pub struct Rows {
    /// A small recursive type over large ones that are not recursive.
    pub next: ::std::option::Option<::std::boxed::Box<Rows>>,
    /// The member `rows`.
    pub rows: ::std::option::Option<::std::vec::Vec<Row>>,
    /// The member `pages`.
    pub pages: ::std::option::Option<::std::vec::Vec<Page>>,
}

__rt::constructors!(
    Rows {} () [with_next next : ::std::boxed::Box < Rows >, with_rows rows :
    ::std::vec::Vec < Row > as is, with_pages pages : ::std::vec::Vec < Page > as is]
);

__rt::object!(
    Rows { optional next "next" "\"next\":" optional rows "rows" "\"rows\":" optional
    pages "pages" "\"pages\":" }
);

__rt::open_type!(Rows, ROWS, 1, exact, closed, deep(Page, Row, Rows));

__rt::deep_struct!(Rows { next rows pages });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Rows {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __rt::arbitrary_level(
            __u,
            8,
            |__u| ::std::result::Result::Ok(Self {
                next: __rt::arbitrary_option(
                    __u,
                    |__u| {
                        <Rows as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                            .map(::std::boxed::Box::new)
                    },
                )?,
                rows: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        <Row as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
                pages: __rt::arbitrary_option(
                    __u,
                    |__u| __rt::arbitrary_array(
                        __u,
                        <Page as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
                    ),
                )?,
            }),
        )
    }
}

/// Ten texts.
pub struct Cell {
    /// The member `a`.
    pub a: ::std::option::Option<::std::string::String>,
    /// The member `b`.
    pub b: ::std::option::Option<::std::string::String>,
    /// The member `c`.
    pub c: ::std::option::Option<::std::string::String>,
    /// The member `d`.
    pub d: ::std::option::Option<::std::string::String>,
    /// The member `e`.
    pub e: ::std::option::Option<::std::string::String>,
    /// The member `f`.
    pub f: ::std::option::Option<::std::string::String>,
    /// The member `g`.
    pub g: ::std::option::Option<::std::string::String>,
    /// The member `h`.
    pub h: ::std::option::Option<::std::string::String>,
    /// The member `i`.
    pub i: ::std::option::Option<::std::string::String>,
    /// The member `j`.
    pub j: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Cell {} () [with_a a : ::std::string::String, with_b b : ::std::string::String,
    with_c c : ::std::string::String, with_d d : ::std::string::String, with_e e :
    ::std::string::String, with_f f : ::std::string::String, with_g g :
    ::std::string::String, with_h h : ::std::string::String, with_i i :
    ::std::string::String, with_j j : ::std::string::String]
);

__rt::object!(
    Cell { optional a "a" "\"a\":" optional b "b" "\"b\":" optional c "c" "\"c\":"
    optional d "d" "\"d\":" optional e "e" "\"e\":" optional f "f" "\"f\":" optional g
    "g" "\"g\":" optional h "h" "\"h\":" optional i "i" "\"i\":" optional j "j" "\"j\":"
    }
);

__rt::open_type!(Cell, ROWS, 2, exact, closed, deep());

__rt::deep_struct!(Cell { a b c d e f g h i j });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Cell {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            a: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            b: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            c: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            d: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            e: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            f: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            g: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            h: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            i: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
            j: __rt::arbitrary_option(__u, __rt::arbitrary_text)?,
        })
    }
}

/// A hundred texts.
pub struct Line {
    /// Ten texts.
    pub a: ::std::option::Option<Cell>,
    /// Ten texts.
    pub b: ::std::option::Option<Cell>,
    /// Ten texts.
    pub c: ::std::option::Option<Cell>,
    /// Ten texts.
    pub d: ::std::option::Option<Cell>,
    /// Ten texts.
    pub e: ::std::option::Option<Cell>,
    /// Ten texts.
    pub f: ::std::option::Option<Cell>,
    /// Ten texts.
    pub g: ::std::option::Option<Cell>,
    /// Ten texts.
    pub h: ::std::option::Option<Cell>,
    /// Ten texts.
    pub i: ::std::option::Option<Cell>,
    /// Ten texts.
    pub j: ::std::option::Option<Cell>,
}

__rt::constructors!(
    Line {} () [with_a a : Cell as is, with_b b : Cell as is, with_c c : Cell as is,
    with_d d : Cell as is, with_e e : Cell as is, with_f f : Cell as is, with_g g : Cell
    as is, with_h h : Cell as is, with_i i : Cell as is, with_j j : Cell as is]
);

__rt::object!(
    Line { optional a "a" "\"a\":" optional b "b" "\"b\":" optional c "c" "\"c\":"
    optional d "d" "\"d\":" optional e "e" "\"e\":" optional f "f" "\"f\":" optional g
    "g" "\"g\":" optional h "h" "\"h\":" optional i "i" "\"i\":" optional j "j" "\"j\":"
    }
);

__rt::open_type!(Line, ROWS, 5, exact, closed, deep(Cell));

__rt::deep_struct!(Line { a b c d e f g h i j });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Line {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            a: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            b: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            c: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            d: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            e: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            f: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            g: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            h: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            i: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            j: __rt::arbitrary_option(
                __u,
                <Cell as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// A thousand texts.
pub struct Row {
    /// A hundred texts.
    pub a: ::std::option::Option<Line>,
    /// A hundred texts.
    pub b: ::std::option::Option<Line>,
    /// A hundred texts.
    pub c: ::std::option::Option<Line>,
    /// A hundred texts.
    pub d: ::std::option::Option<Line>,
    /// A hundred texts.
    pub e: ::std::option::Option<Line>,
    /// A hundred texts.
    pub f: ::std::option::Option<Line>,
    /// A hundred texts.
    pub g: ::std::option::Option<Line>,
    /// A hundred texts.
    pub h: ::std::option::Option<Line>,
    /// A hundred texts.
    pub i: ::std::option::Option<Line>,
    /// A hundred texts.
    pub j: ::std::option::Option<Line>,
}

__rt::constructors!(
    Row {} () [with_a a : Line as is, with_b b : Line as is, with_c c : Line as is,
    with_d d : Line as is, with_e e : Line as is, with_f f : Line as is, with_g g : Line
    as is, with_h h : Line as is, with_i i : Line as is, with_j j : Line as is]
);

__rt::object!(
    Row { optional a "a" "\"a\":" optional b "b" "\"b\":" optional c "c" "\"c\":"
    optional d "d" "\"d\":" optional e "e" "\"e\":" optional f "f" "\"f\":" optional g
    "g" "\"g\":" optional h "h" "\"h\":" optional i "i" "\"i\":" optional j "j" "\"j\":"
    }
);

__rt::open_type!(Row, ROWS, 7, exact, closed, deep(Line));

__rt::deep_struct!(Row { a b c d e f g h i j });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Row {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            a: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            b: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            c: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            d: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            e: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            f: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            g: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            h: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            i: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
            j: __rt::arbitrary_option(
                __u,
                <Line as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// `FullKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum FullKind {
    /// The value `full`.
    #[default]
    Full,
}

__rt::string_enum!(FullKind { Full "full" });

__rt::open_type!(FullKind, ROWS, 21, exact, deep());

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for FullKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A large kind.
pub struct Full {
    /// The member `kind`.
    pub kind: FullKind,
    /// A thousand texts.
    pub row: ::std::option::Option<Row>,
}

__rt::constructors!(Full { kind : FullKind::Full } () [with_row row : Row as is]);

__rt::object!(Full { required kind "kind" "\"kind\":" optional row "row" "\"row\":" });

__rt::open_type!(Full, ROWS, 4, exact, closed, deep(Row));

__rt::deep_struct!(Full { kind row });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Full {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
            row: __rt::arbitrary_option(
                __u,
                <Row as __rt::arbitrary::Arbitrary<'a>>::arbitrary,
            )?,
        })
    }
}

/// `EmptyKind`
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[derive(Default)]
pub enum EmptyKind {
    /// The value `empty`.
    #[default]
    Empty,
}

__rt::string_enum!(EmptyKind { Empty "empty" });

__rt::open_type!(EmptyKind, ROWS, 20, exact, deep());

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EmptyKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A small kind.
pub struct Empty {
    /// The member `kind`.
    pub kind: EmptyKind,
}

__rt::constructors!(Empty { kind : EmptyKind::Empty } () []);

__rt::object!(Empty { required kind "kind" "\"kind\":" });

__rt::open_type!(Empty, ROWS, 3, exact, closed, deep());

__rt::deep_struct!(Empty { kind });

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Empty {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        ::std::result::Result::Ok(Self {
            kind: __rt::arbitrary::Arbitrary::arbitrary(__u)?,
        })
    }
}

/// One of two kinds.
#[derive(Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "as large as the schema's branches are")]
pub enum Page {
    /// A large kind.
    Full(Full),
    /// A small kind.
    Empty(Empty),
}

__rt::deep_enum!(Page { Full Empty });

impl Page {
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
                        "full" => __rt::open::Chosen::of(0),
                        "empty" => __rt::open::Chosen::of(1),
                        _ => return ::std::result::Result::Err(__rt::Stop),
                    }
                }
            },
        )
    }
}

__rt::union!(Page { 0 Full(Full) own, 1 Empty(Empty) own });

__rt::open_type!(Page, ROWS, 6, exact, deep(Empty, Full));

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for Page {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        match __u.choose_index(2)? {
            0 => <Full as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u).map(Self::Full),
            _ => {
                <Empty as __rt::arbitrary::Arbitrary<'a>>::arbitrary(__u)
                    .map(Self::Empty)
            }
        }
    }
}

pub use schema_constants::*;

/// The text, the `$id` and the version of each schema.
pub mod schema_constants {
    /// The text of the schema `rows`, self-contained.
    pub const ROWS_SCHEMA: &str = ::std::include_str!("rows.bundled.json");
    /// The text of the file of the schema `rows`.
    pub const ROWS_SCHEMA_SOURCE: &str = ::std::include_str!("rows.schema.json");
    /// The `$id` of the schema `rows`.
    pub const ROWS_SCHEMA_ID: &str = "https://example.org/schemas/rows/1.0.0";
    /// The version of the schema `rows`.
    pub const ROWS_SCHEMA_VERSION: &str = "1.0.0";
}

__rt::schema_source!(["" "schemas.json"]);

/// The schema `rows`.
pub static ROWS: __rt::TypeSchema = __rt::TypeSchema::new(__rt::SchemaParts {
    name: "rows",
    id: ROWS_SCHEMA_ID,
    version: ROWS_SCHEMA_VERSION,
    title: "Rows",
    description: "A small recursive type over large ones that are not recursive.",
    subject: "Rows",
    text: ROWS_SCHEMA,
    source: ROWS_SCHEMA_SOURCE,
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["next", "rows", "pages"],
    recursive: true,
    from: &__SOURCE,
    pointer: "/definitions/Rows",
    part: 1,
    one_pass: true,
    check: __rt::check::<Rows>,
});

__rt::message!(Rows, ROWS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&ROWS];
