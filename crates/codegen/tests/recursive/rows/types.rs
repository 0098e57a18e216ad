// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

/// A small recursive type over large ones that are not recursive.
pub struct Rows {
    /// A small recursive type over large ones that are not recursive.
    pub next: ::std::option::Option<::std::boxed::Box<Rows>>,
    pub rows: ::std::option::Option<::std::vec::Vec<Row>>,
    pub pages: ::std::option::Option<::std::vec::Vec<Page>>,
}

__rt::constructors!(
    Rows {} () [with_next next : ::std::boxed::Box < Rows >, with_rows rows :
    ::std::vec::Vec < Row >, with_pages pages : ::std::vec::Vec < Page >]
);

__rt::described!(Rows, ROWS, "", ["next", "rows", "pages"]);

impl __rt::Decode for Rows {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Page, Row, Rows),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"next\":", &mut __f0)?;
            __rt::field(__r, "\"rows\":", &mut __f1)?;
            __rt::field(__r, "\"pages\":", &mut __f2)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    _ => __rt::set(__r, &mut __f2)?,
                }
            }
            ::std::result::Result::Ok(Self {
                next: __f0,
                rows: __f1,
                pages: __f2,
            })
        })
    }
}

impl __rt::serde::Serialize for Rows {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Page, Row, Rows),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.next.is_some()) + usize::from(self.rows.is_some())
                    + usize::from(self.pages.is_some()),
            )?;
            __m.optional("next", &self.next)?;
            __m.optional("rows", &self.rows)?;
            __m.optional("pages", &self.pages)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Rows {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Page, Row, Rows),
            _,
        >(|| {
            Self {
                next: ::std::clone::Clone::clone(&self.next),
                rows: ::std::clone::Clone::clone(&self.rows),
                pages: ::std::clone::Clone::clone(&self.pages),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Rows {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Page, Row, Rows),
            _,
        >(|| {
            self.next == __other.next && self.rows == __other.rows
                && self.pages == __other.pages
        })
    }
}

impl ::std::fmt::Debug for Rows {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Page, Row, Rows),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Rows");
            __d.field("next", &self.next);
            __d.field("rows", &self.rows);
            __d.field("pages", &self.pages);
            __d.finish()
        })
    }
}

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
    pub a: ::std::option::Option<::std::string::String>,
    pub b: ::std::option::Option<::std::string::String>,
    pub c: ::std::option::Option<::std::string::String>,
    pub d: ::std::option::Option<::std::string::String>,
    pub e: ::std::option::Option<::std::string::String>,
    pub f: ::std::option::Option<::std::string::String>,
    pub g: ::std::option::Option<::std::string::String>,
    pub h: ::std::option::Option<::std::string::String>,
    pub i: ::std::option::Option<::std::string::String>,
    pub j: ::std::option::Option<::std::string::String>,
}

__rt::constructors!(
    Cell {} () [with_a a : ::std::string::String, with_b b : ::std::string::String,
    with_c c : ::std::string::String, with_d d : ::std::string::String, with_e e :
    ::std::string::String, with_f f : ::std::string::String, with_g g :
    ::std::string::String, with_h h : ::std::string::String, with_i i :
    ::std::string::String, with_j j : ::std::string::String]
);

__rt::described!(
    Cell, ROWS, "/definitions/Cell", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
);

impl __rt::Decode for Cell {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"a\":", &mut __f0)?;
            __rt::field(__r, "\"b\":", &mut __f1)?;
            __rt::field(__r, "\"c\":", &mut __f2)?;
            __rt::field(__r, "\"d\":", &mut __f3)?;
            __rt::field(__r, "\"e\":", &mut __f4)?;
            __rt::field(__r, "\"f\":", &mut __f5)?;
            __rt::field(__r, "\"g\":", &mut __f6)?;
            __rt::field(__r, "\"h\":", &mut __f7)?;
            __rt::field(__r, "\"i\":", &mut __f8)?;
            __rt::field(__r, "\"j\":", &mut __f9)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    _ => __rt::set(__r, &mut __f9)?,
                }
            }
            ::std::result::Result::Ok(Self {
                a: __f0,
                b: __f1,
                c: __f2,
                d: __f3,
                e: __f4,
                f: __f5,
                g: __f6,
                h: __f7,
                i: __f8,
                j: __f9,
            })
        })
    }
}

impl __rt::serde::Serialize for Cell {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + usize::from(self.b.is_some())
                    + usize::from(self.c.is_some()) + usize::from(self.d.is_some())
                    + usize::from(self.e.is_some()) + usize::from(self.f.is_some())
                    + usize::from(self.g.is_some()) + usize::from(self.h.is_some())
                    + usize::from(self.i.is_some()) + usize::from(self.j.is_some()),
            )?;
            __m.optional("a", &self.a)?;
            __m.optional("b", &self.b)?;
            __m.optional("c", &self.c)?;
            __m.optional("d", &self.d)?;
            __m.optional("e", &self.e)?;
            __m.optional("f", &self.f)?;
            __m.optional("g", &self.g)?;
            __m.optional("h", &self.h)?;
            __m.optional("i", &self.i)?;
            __m.optional("j", &self.j)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Cell {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            Self {
                a: ::std::clone::Clone::clone(&self.a),
                b: ::std::clone::Clone::clone(&self.b),
                c: ::std::clone::Clone::clone(&self.c),
                d: ::std::clone::Clone::clone(&self.d),
                e: ::std::clone::Clone::clone(&self.e),
                f: ::std::clone::Clone::clone(&self.f),
                g: ::std::clone::Clone::clone(&self.g),
                h: ::std::clone::Clone::clone(&self.h),
                i: ::std::clone::Clone::clone(&self.i),
                j: ::std::clone::Clone::clone(&self.j),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Cell {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            self.a == __other.a && self.b == __other.b && self.c == __other.c
                && self.d == __other.d && self.e == __other.e && self.f == __other.f
                && self.g == __other.g && self.h == __other.h && self.i == __other.i
                && self.j == __other.j
        })
    }
}

impl ::std::fmt::Debug for Cell {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Cell");
            __d.field("a", &self.a);
            __d.field("b", &self.b);
            __d.field("c", &self.c);
            __d.field("d", &self.d);
            __d.field("e", &self.e);
            __d.field("f", &self.f);
            __d.field("g", &self.g);
            __d.field("h", &self.h);
            __d.field("i", &self.i);
            __d.field("j", &self.j);
            __d.finish()
        })
    }
}

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
    Line {} () [with_a a : Cell, with_b b : Cell, with_c c : Cell, with_d d : Cell,
    with_e e : Cell, with_f f : Cell, with_g g : Cell, with_h h : Cell, with_i i : Cell,
    with_j j : Cell]
);

__rt::described!(
    Line, ROWS, "/definitions/Line", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
);

impl __rt::Decode for Line {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Cell),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"a\":", &mut __f0)?;
            __rt::field(__r, "\"b\":", &mut __f1)?;
            __rt::field(__r, "\"c\":", &mut __f2)?;
            __rt::field(__r, "\"d\":", &mut __f3)?;
            __rt::field(__r, "\"e\":", &mut __f4)?;
            __rt::field(__r, "\"f\":", &mut __f5)?;
            __rt::field(__r, "\"g\":", &mut __f6)?;
            __rt::field(__r, "\"h\":", &mut __f7)?;
            __rt::field(__r, "\"i\":", &mut __f8)?;
            __rt::field(__r, "\"j\":", &mut __f9)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    _ => __rt::set(__r, &mut __f9)?,
                }
            }
            ::std::result::Result::Ok(Self {
                a: __f0,
                b: __f1,
                c: __f2,
                d: __f3,
                e: __f4,
                f: __f5,
                g: __f6,
                h: __f7,
                i: __f8,
                j: __f9,
            })
        })
    }
}

impl __rt::serde::Serialize for Line {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Cell),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + usize::from(self.b.is_some())
                    + usize::from(self.c.is_some()) + usize::from(self.d.is_some())
                    + usize::from(self.e.is_some()) + usize::from(self.f.is_some())
                    + usize::from(self.g.is_some()) + usize::from(self.h.is_some())
                    + usize::from(self.i.is_some()) + usize::from(self.j.is_some()),
            )?;
            __m.optional("a", &self.a)?;
            __m.optional("b", &self.b)?;
            __m.optional("c", &self.c)?;
            __m.optional("d", &self.d)?;
            __m.optional("e", &self.e)?;
            __m.optional("f", &self.f)?;
            __m.optional("g", &self.g)?;
            __m.optional("h", &self.h)?;
            __m.optional("i", &self.i)?;
            __m.optional("j", &self.j)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Line {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Cell),
            _,
        >(|| {
            Self {
                a: ::std::clone::Clone::clone(&self.a),
                b: ::std::clone::Clone::clone(&self.b),
                c: ::std::clone::Clone::clone(&self.c),
                d: ::std::clone::Clone::clone(&self.d),
                e: ::std::clone::Clone::clone(&self.e),
                f: ::std::clone::Clone::clone(&self.f),
                g: ::std::clone::Clone::clone(&self.g),
                h: ::std::clone::Clone::clone(&self.h),
                i: ::std::clone::Clone::clone(&self.i),
                j: ::std::clone::Clone::clone(&self.j),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Line {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Cell),
            _,
        >(|| {
            self.a == __other.a && self.b == __other.b && self.c == __other.c
                && self.d == __other.d && self.e == __other.e && self.f == __other.f
                && self.g == __other.g && self.h == __other.h && self.i == __other.i
                && self.j == __other.j
        })
    }
}

impl ::std::fmt::Debug for Line {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Cell),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Line");
            __d.field("a", &self.a);
            __d.field("b", &self.b);
            __d.field("c", &self.c);
            __d.field("d", &self.d);
            __d.field("e", &self.e);
            __d.field("f", &self.f);
            __d.field("g", &self.g);
            __d.field("h", &self.h);
            __d.field("i", &self.i);
            __d.field("j", &self.j);
            __d.finish()
        })
    }
}

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
    Row {} () [with_a a : Line, with_b b : Line, with_c c : Line, with_d d : Line, with_e
    e : Line, with_f f : Line, with_g g : Line, with_h h : Line, with_i i : Line, with_j
    j : Line]
);

__rt::described!(
    Row, ROWS, "/definitions/Row", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
);

impl __rt::Decode for Row {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Line),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            let mut __f2 = ::std::option::Option::None;
            let mut __f3 = ::std::option::Option::None;
            let mut __f4 = ::std::option::Option::None;
            let mut __f5 = ::std::option::Option::None;
            let mut __f6 = ::std::option::Option::None;
            let mut __f7 = ::std::option::Option::None;
            let mut __f8 = ::std::option::Option::None;
            let mut __f9 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"a\":", &mut __f0)?;
            __rt::field(__r, "\"b\":", &mut __f1)?;
            __rt::field(__r, "\"c\":", &mut __f2)?;
            __rt::field(__r, "\"d\":", &mut __f3)?;
            __rt::field(__r, "\"e\":", &mut __f4)?;
            __rt::field(__r, "\"f\":", &mut __f5)?;
            __rt::field(__r, "\"g\":", &mut __f6)?;
            __rt::field(__r, "\"h\":", &mut __f7)?;
            __rt::field(__r, "\"i\":", &mut __f8)?;
            __rt::field(__r, "\"j\":", &mut __f9)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    1 => __rt::set(__r, &mut __f1)?,
                    2 => __rt::set(__r, &mut __f2)?,
                    3 => __rt::set(__r, &mut __f3)?,
                    4 => __rt::set(__r, &mut __f4)?,
                    5 => __rt::set(__r, &mut __f5)?,
                    6 => __rt::set(__r, &mut __f6)?,
                    7 => __rt::set(__r, &mut __f7)?,
                    8 => __rt::set(__r, &mut __f8)?,
                    _ => __rt::set(__r, &mut __f9)?,
                }
            }
            ::std::result::Result::Ok(Self {
                a: __f0,
                b: __f1,
                c: __f2,
                d: __f3,
                e: __f4,
                f: __f5,
                g: __f6,
                h: __f7,
                i: __f8,
                j: __f9,
            })
        })
    }
}

impl __rt::serde::Serialize for Row {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Line),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                usize::from(self.a.is_some()) + usize::from(self.b.is_some())
                    + usize::from(self.c.is_some()) + usize::from(self.d.is_some())
                    + usize::from(self.e.is_some()) + usize::from(self.f.is_some())
                    + usize::from(self.g.is_some()) + usize::from(self.h.is_some())
                    + usize::from(self.i.is_some()) + usize::from(self.j.is_some()),
            )?;
            __m.optional("a", &self.a)?;
            __m.optional("b", &self.b)?;
            __m.optional("c", &self.c)?;
            __m.optional("d", &self.d)?;
            __m.optional("e", &self.e)?;
            __m.optional("f", &self.f)?;
            __m.optional("g", &self.g)?;
            __m.optional("h", &self.h)?;
            __m.optional("i", &self.i)?;
            __m.optional("j", &self.j)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Row {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Line),
            _,
        >(|| {
            Self {
                a: ::std::clone::Clone::clone(&self.a),
                b: ::std::clone::Clone::clone(&self.b),
                c: ::std::clone::Clone::clone(&self.c),
                d: ::std::clone::Clone::clone(&self.d),
                e: ::std::clone::Clone::clone(&self.e),
                f: ::std::clone::Clone::clone(&self.f),
                g: ::std::clone::Clone::clone(&self.g),
                h: ::std::clone::Clone::clone(&self.h),
                i: ::std::clone::Clone::clone(&self.i),
                j: ::std::clone::Clone::clone(&self.j),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Row {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Line),
            _,
        >(|| {
            self.a == __other.a && self.b == __other.b && self.c == __other.c
                && self.d == __other.d && self.e == __other.e && self.f == __other.f
                && self.g == __other.g && self.h == __other.h && self.i == __other.i
                && self.j == __other.j
        })
    }
}

impl ::std::fmt::Debug for Row {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Line),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Row");
            __d.field("a", &self.a);
            __d.field("b", &self.b);
            __d.field("c", &self.c);
            __d.field("d", &self.d);
            __d.field("e", &self.e);
            __d.field("f", &self.f);
            __d.field("g", &self.g);
            __d.field("h", &self.h);
            __d.field("i", &self.i);
            __d.field("j", &self.j);
            __d.finish()
        })
    }
}

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

/// One of two kinds.
#[derive(Debug, PartialEq)]
pub enum Page {
    /// Where `kind` is `full`.
    Full(Full),
    /// Where `kind` is `empty`.
    Empty(Empty),
}

impl ::std::convert::From<Full> for Page {
    fn from(__value: Full) -> Self {
        Self::Full(__value)
    }
}

impl ::std::convert::From<Empty> for Page {
    fn from(__value: Empty) -> Self {
        Self::Empty(__value)
    }
}

impl ::std::clone::Clone for Page {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Empty, Full),
            _,
        >(|| {
            match self {
                Self::Full(__value) => Self::Full(::std::clone::Clone::clone(__value)),
                Self::Empty(__value) => Self::Empty(::std::clone::Clone::clone(__value)),
            }
        })
    }
}

__rt::described!(Page, ROWS, "/definitions/Page");

impl __rt::Tagged for Page {
    const PROPERTY: &'static str = "kind";
    const BRANCHES: &'static [(&'static str, __rt::DecodeFn<Self>)] = &[
        ("full", |__r| <Full as __rt::Decode>::decode(__r).map(Self::Full)),
        ("empty", |__r| <Empty as __rt::Decode>::decode(__r).map(Self::Empty)),
    ];
}

impl __rt::Decode for Page {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<(Self, Empty, Full), _>(|| { __rt::decode_tagged(__r) })
    }
}

impl __rt::serde::Serialize for Page {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        match self {
            Self::Full(__value) => __rt::serde::Serialize::serialize(__value, __s),
            Self::Empty(__value) => __rt::serde::Serialize::serialize(__value, __s),
        }
    }
}

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

/// A large kind.
pub struct Full {
    pub kind: FullKind,
    /// A thousand texts.
    pub row: ::std::option::Option<Row>,
}

__rt::constructors!(
    Full { kind : < FullKind as ::std::default::Default > ::default() } () [with_row row
    : Row]
);

__rt::described!(Full, ROWS, "/definitions/Full", ["kind", "row"]);

impl __rt::Decode for Full {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self, Row),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            let mut __f1 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            __rt::field(__r, "\"row\":", &mut __f1)?;
            while !__r.close_object() {
                match __rt::member(__r, <Self as __rt::Described>::MEMBERS)? {
                    0 => __rt::set(__r, &mut __f0)?,
                    _ => __rt::set(__r, &mut __f1)?,
                }
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
                row: __f1,
            })
        })
    }
}

impl __rt::serde::Serialize for Full {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self, Row),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(
                __s,
                1 + usize::from(self.row.is_some()),
            )?;
            __m.member("kind", &self.kind)?;
            __m.optional("row", &self.row)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Full {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self, Row),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
                row: ::std::clone::Clone::clone(&self.row),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Full {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<
            (Self, Row),
            _,
        >(|| { self.kind == __other.kind && self.row == __other.row })
    }
}

impl ::std::fmt::Debug for Full {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self, Row),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Full");
            __d.field("kind", &self.kind);
            __d.field("row", &self.row);
            __d.finish()
        })
    }
}

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

/// The type of `/definitions/Full/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum FullKind {
    /// The value `full`.
    #[default]
    Full,
}

impl FullKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Full];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
        }
    }
}

impl ::std::fmt::Display for FullKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for FullKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for FullKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for FullKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(FullKind, ROWS, "/definitions/Full/properties/kind");

impl __rt::Decode for FullKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["full"]).map(|_| Self::Full)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for FullKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
    }
}

/// A small kind.
pub struct Empty {
    pub kind: EmptyKind,
}

__rt::constructors!(
    Empty { kind : < EmptyKind as ::std::default::Default > ::default() } () []
);

__rt::described!(Empty, ROWS, "/definitions/Empty", ["kind"]);

impl __rt::Decode for Empty {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __f0 = ::std::option::Option::None;
            __r.open_object()?;
            __rt::field(__r, "\"kind\":", &mut __f0)?;
            while !__r.close_object() {
                __rt::member(__r, <Self as __rt::Described>::MEMBERS)?;
                __rt::set(__r, &mut __f0)?;
            }
            ::std::result::Result::Ok(Self {
                kind: __rt::required(__f0)?,
            })
        })
    }
}

impl __rt::serde::Serialize for Empty {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __m = __rt::SerializeMembers::new(__s, 1)?;
            __m.member("kind", &self.kind)?;
            __m.end()
        })
    }
}

impl ::std::clone::Clone for Empty {
    fn clone(&self) -> Self {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            Self {
                kind: ::std::clone::Clone::clone(&self.kind),
            }
        })
    }
}

impl ::std::cmp::PartialEq for Empty {
    fn eq(&self, __other: &Self) -> bool {
        __rt::with_stack::<(Self,), _>(|| { self.kind == __other.kind })
    }
}

impl ::std::fmt::Debug for Empty {
    fn fmt(&self, __f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __rt::with_stack::<
            (Self,),
            _,
        >(|| {
            let mut __d = __f.debug_struct("Empty");
            __d.field("kind", &self.kind);
            __d.finish()
        })
    }
}

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

/// The type of `/definitions/Empty/properties/kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Default)]
pub enum EmptyKind {
    /// The value `empty`.
    #[default]
    Empty,
}

impl EmptyKind {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Empty];
    /// The value as the schema spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Empty => "empty",
        }
    }
}

impl ::std::fmt::Display for EmptyKind {
    fn fmt(&self, __formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        __formatter.pad((*self).as_str())
    }
}

impl ::std::convert::AsRef<str> for EmptyKind {
    fn as_ref(&self) -> &str {
        (*self).as_str()
    }
}

impl __rt::serde::Serialize for EmptyKind {
    fn serialize<__S: __rt::serde::Serializer>(
        &self,
        __s: __S,
    ) -> ::std::result::Result<__S::Ok, __S::Error> {
        __s.serialize_str((*self).as_str())
    }
}

/// Reads the value as the schema spells it.
impl ::std::str::FromStr for EmptyKind {
    type Err = __rt::ConstraintError;
    fn from_str(__text: &str) -> ::std::result::Result<Self, __rt::ConstraintError> {
        __rt::enum_from_str(Self::ALL, Self::as_str, __text)
    }
}

__rt::described!(EmptyKind, ROWS, "/definitions/Empty/properties/kind");

impl __rt::Decode for EmptyKind {
    fn decode(__r: &mut __rt::Reader<'_>) -> ::std::result::Result<Self, __rt::Stop> {
        __rt::decode_enum(__r, &["empty"]).map(|_| Self::Empty)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> __rt::arbitrary::Arbitrary<'a> for EmptyKind {
    fn arbitrary(
        __u: &mut __rt::arbitrary::Unstructured<'a>,
    ) -> __rt::arbitrary::Result<Self> {
        __u.choose(Self::ALL).copied()
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
    validation: ::std::include_str!("rows.validation.json"),
    kind: __rt::SchemaKind::Message,
    discriminator: ::std::option::Option::None,
    members: &["next", "rows", "pages"],
    rules: &[],
    part_rules: &[],
    numbers: &[],
    checks: &[],
    recursive: true,
    open: ::std::option::Option::None,
    check: __rt::check::<Rows>,
});

__rt::message!(Rows, ROWS);

/// Every schema, sorted by name.
pub static SCHEMAS: &[&__rt::TypeSchema] = &[&ROWS];
