// Generated from the schemas by `cargo build`. Do not edit.

use ::saop_schema as __rt;

const _: () = __rt::open::generated_for("0.1.0");

/// The types of `names.schema.json`.
#[allow(dead_code, unreachable_pub, reason = "a program seldom needs all types of a schema")]
#[allow(missing_docs, clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the words are the schema's")]
#[allow(clippy::enum_variant_names, clippy::struct_field_names, clippy::large_enum_variant, clippy::unreadable_literal, reason = "names and values are the schema's")]
pub mod names {
    use super::__rt;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum NamesChoice {
        /// The value `ﬁle`.
        File2,
        File,
        /// The value `x²`.
        X22,
        X,
        É,
        /// The value `é`.
        É2,
        /// The value `α`.
        U3b1,
        A,
        /// The value `а`.
        U430,
        /// The value `тест`.
        U442U435U441U442,
        Имя,
        /// The value `µ`.
        U3bc,
        /// The value `μ`.
        U3bc2,
        名前,
        /// The value `口`.
        U53e3,
        /// The value `ロ`.
        U30ed,
        /// The value `ı`.
        I3,
        I,
        /// The value `ß`.
        SS,
        Ss,
        /// The value `ſ`.
        S2,
        S,
        /// The value `Δ`.
        U394,
        /// The value `δx`.
        U3b4X,
        /// The value `ǅ`.
        Dž,
        K,
        /// The value `k`.
        K2,
        /// The value `𝐱`.
        X4,
        /// The value `Ⅷ`.
        Viii,
        /// The value `اسم`.
        U627U633U645,
        /// The value `İ`.
        I4,
        /// The value `ﾊ`.
        U30cf,
        /// The value `æ`.
        Ae2,
        Ae,
        Đ,
        /// The value `Đ`.
        Đ2,
        /// The value `ð`.
        D,
        Self_,
        /// The value `Self`.
        Self2,
        Type,
        /// The value `_`.
        X2,
        /// The value `-`.
        Minus,
        /// The empty string.
        Empty,
        AB,
        /// The value `a.b`.
        AB2,
        /// The value `👍`.
        X3,
        /// The value `ª`.
        A2,
        /// The value `ŉ`.
        U2bcN,
        Extra,
        L,
        /// The value `1`.
        X1,
        /// The value `I`.
        I2,
        カテゴリ,
        이름,
        Λόγος,
        /// The value `ΰ`.
        U3b0,
    }

    __rt::string_enum!(
        NamesChoice { File2 "ﬁle" File "file" X22 "x²" X "x" É "é" É2 "e\u{301}" U3b1
        "α" A "a" U430 "а" U442U435U441U442 "тест" Имя "имя" U3bc "µ" U3bc2 "μ"
        名前 "名前" U53e3 "口" U30ed "ロ" I3 "ı" I "i" SS "ß" Ss "ss" S2 "ſ" S "s"
        U394 "Δ" U3b4X "δx" Dž "ǅ" K "K" K2 "k" X4 "𝐱" Viii "Ⅷ" U627U633U645
        "اسم" I4 "İ" U30cf "ﾊ" Ae2 "æ" Ae "ae" Đ "đ" Đ2 "Đ" D "ð" Self_ "self"
        Self2 "Self" Type "type" X2 "_" Minus "-" Empty "" AB "a b" AB2 "a.b" X3 "👍" A2
        "ª" U2bcN "ŉ" Extra "extra" L "l" X1 "1" I2 "I" カテゴリ "カテゴリ" 이름
        "이름" Λόγος "λόγος" U3b0 "ΰ" }
    );

    __rt::open_type!(NamesChoice, SCHEMA, 65, exact);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum NamesU448u43aU430u43bU430Fl {
        /// The value `½`.
        X122,
        /// The value `1⁄2`.
        X12,
        /// The value `ﬀ`.
        Ff2,
        Ff,
    }

    __rt::string_enum!(
        NamesU448u43aU430u43bU430Fl { X122 "½" X12 "1⁄2" Ff2 "ﬀ" Ff "ff" }
    );

    __rt::open_type!(NamesU448u43aU430u43bU430Fl, SCHEMA, 85, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct NamesU448u43aU430u43bU430 {
        /// The member `ﬂ`.
        pub fl: ::std::option::Option<NamesU448u43aU430u43bU430Fl>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        NamesU448u43aU430u43bU430 { extra : __rt::open::Extra::new() } () [with_fl fl :
        NamesU448u43aU430u43bU430Fl as is]
    );

    __rt::object!(NamesU448u43aU430u43bU430 { optional fl "ﬂ" "\"ﬂ\":" } extra);

    __rt::open_type!(NamesU448u43aU430u43bU430, SCHEMA, 66, exact);

    /// Names
    #[derive(Clone, Debug, PartialEq)]
    pub struct Names {
        /// The member `ﬁle`.
        pub file2: ::std::option::Option<::std::string::String>,
        pub file: ::std::option::Option<::std::string::String>,
        /// The member `x²`.
        pub x22: ::std::option::Option<::std::string::String>,
        pub x: ::std::option::Option<::std::string::String>,
        pub é: ::std::option::Option<::std::string::String>,
        /// The member `é`.
        pub é2: ::std::option::Option<::std::string::String>,
        /// The member `α`.
        pub u3b1: ::std::option::Option<::std::string::String>,
        pub a: ::std::option::Option<::std::string::String>,
        /// The member `а`.
        pub u430: ::std::option::Option<::std::string::String>,
        /// The member `тест`.
        pub u442_u435_u441_u442: ::std::option::Option<::std::string::String>,
        pub имя: ::std::option::Option<::std::string::String>,
        /// The member `µ`.
        pub u3bc: ::std::option::Option<::std::string::String>,
        /// The member `μ`.
        pub u3bc2: ::std::option::Option<::std::string::String>,
        pub 名前: ::std::option::Option<::std::string::String>,
        /// The member `口`.
        pub u53e3: ::std::option::Option<::std::string::String>,
        /// The member `ロ`.
        pub u30ed: ::std::option::Option<::std::string::String>,
        /// The member `ı`.
        pub i3: ::std::option::Option<::std::string::String>,
        pub i: ::std::option::Option<::std::string::String>,
        pub ß: ::std::option::Option<::std::string::String>,
        pub ss: ::std::option::Option<::std::string::String>,
        /// The member `ſ`.
        pub s2: ::std::option::Option<::std::string::String>,
        pub s: ::std::option::Option<::std::string::String>,
        /// The member `Δ`.
        pub u394: ::std::option::Option<::std::string::String>,
        /// The member `δx`.
        pub u3b4_x: ::std::option::Option<::std::string::String>,
        /// The member `ǅ`.
        pub dž: ::std::option::Option<::std::string::String>,
        pub k: ::std::option::Option<::std::string::String>,
        /// The member `k`.
        pub k2: ::std::option::Option<::std::string::String>,
        /// The member `𝐱`.
        pub x6: ::std::option::Option<::std::string::String>,
        /// The member `Ⅷ`.
        pub viii: ::std::option::Option<::std::string::String>,
        /// The member `اسم`.
        pub u627_u633_u645: ::std::option::Option<::std::string::String>,
        /// The member `İ`.
        pub i4: ::std::option::Option<::std::string::String>,
        /// The member `ﾊ`.
        pub u30cf: ::std::option::Option<::std::string::String>,
        /// The member `æ`.
        pub ae2: ::std::option::Option<::std::string::String>,
        pub ae: ::std::option::Option<::std::string::String>,
        pub đ: ::std::option::Option<::std::string::String>,
        /// The member `Đ`.
        pub đ2: ::std::option::Option<::std::string::String>,
        /// The member `ð`.
        pub d: ::std::option::Option<::std::string::String>,
        pub self_: ::std::option::Option<::std::string::String>,
        /// The member `Self`.
        pub self2: ::std::option::Option<::std::string::String>,
        pub type_: ::std::option::Option<::std::string::String>,
        /// The member `_`.
        pub x2: ::std::option::Option<::std::string::String>,
        /// The member `-`.
        pub x3: ::std::option::Option<::std::string::String>,
        /// The member ``.
        pub x4: ::std::option::Option<::std::string::String>,
        pub a_b: ::std::option::Option<::std::string::String>,
        /// The member `a.b`.
        pub a_b2: ::std::option::Option<::std::string::String>,
        /// The member `👍`.
        pub x5: ::std::option::Option<::std::string::String>,
        /// The member `ª`.
        pub a2: ::std::option::Option<::std::string::String>,
        /// The member `ŉ`.
        pub u2bc_n: ::std::option::Option<::std::string::String>,
        /// The member `extra`.
        pub extra2: ::std::option::Option<::std::string::String>,
        pub l: ::std::option::Option<::std::string::String>,
        /// The member `1`.
        pub x1: ::std::option::Option<::std::string::String>,
        /// The member `I`.
        pub i2: ::std::option::Option<::std::string::String>,
        pub カテゴリ: ::std::option::Option<::std::string::String>,
        pub 이름: ::std::option::Option<::std::string::String>,
        pub λόγος: ::std::option::Option<::std::string::String>,
        /// The member `ΰ`.
        pub u3b0: ::std::option::Option<::std::string::String>,
        pub choice: ::std::option::Option<NamesChoice>,
        /// The member `шкала`.
        pub u448_u43a_u430_u43b_u430: ::std::option::Option<NamesU448u43aU430u43bU430>,
        /// The members that the schema does not list; their names match `^x-` or `^ext[.]`.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Names { extra : __rt::open::Extra::new() } () [with_file2 file2 :
        ::std::string::String, with_file file : ::std::string::String, with_x22 x22 :
        ::std::string::String, with_x x : ::std::string::String, with_é é :
        ::std::string::String, with_é2 é2 : ::std::string::String, with_u3b1 u3b1 :
        ::std::string::String, with_a a : ::std::string::String, with_u430 u430 :
        ::std::string::String, with_u442_u435_u441_u442 u442_u435_u441_u442 :
        ::std::string::String, with_имя имя : ::std::string::String, with_u3bc u3bc :
        ::std::string::String, with_u3bc2 u3bc2 : ::std::string::String, with_名前 名前 :
        ::std::string::String, with_u53e3 u53e3 : ::std::string::String, with_u30ed u30ed :
        ::std::string::String, with_i3 i3 : ::std::string::String, with_i i :
        ::std::string::String, with_ß ß : ::std::string::String, with_ss ss :
        ::std::string::String, with_s2 s2 : ::std::string::String, with_s s :
        ::std::string::String, with_u394 u394 : ::std::string::String, with_u3b4_x u3b4_x :
        ::std::string::String, with_dž dž : ::std::string::String, with_k k :
        ::std::string::String, with_k2 k2 : ::std::string::String, with_x6 x6 :
        ::std::string::String, with_viii viii : ::std::string::String, with_u627_u633_u645
        u627_u633_u645 : ::std::string::String, with_i4 i4 : ::std::string::String,
        with_u30cf u30cf : ::std::string::String, with_ae2 ae2 : ::std::string::String,
        with_ae ae : ::std::string::String, with_đ đ : ::std::string::String, with_đ2 đ2
        : ::std::string::String, with_d d : ::std::string::String, with_self_ self_ :
        ::std::string::String, with_self2 self2 : ::std::string::String, with_type_ type_ :
        ::std::string::String, with_x2 x2 : ::std::string::String, with_x3 x3 :
        ::std::string::String, with_x4 x4 : ::std::string::String, with_a_b a_b :
        ::std::string::String, with_a_b2 a_b2 : ::std::string::String, with_x5 x5 :
        ::std::string::String, with_a2 a2 : ::std::string::String, with_u2bc_n u2bc_n :
        ::std::string::String, with_extra2 extra2 : ::std::string::String, with_l l :
        ::std::string::String, with_x1 x1 : ::std::string::String, with_i2 i2 :
        ::std::string::String, with_カテゴリ カテゴリ : ::std::string::String,
        with_이름 이름 : ::std::string::String, with_λόγος λόγος :
        ::std::string::String, with_u3b0 u3b0 : ::std::string::String, with_choice choice :
        NamesChoice as is, with_u448_u43a_u430_u43b_u430 u448_u43a_u430_u43b_u430 :
        NamesU448u43aU430u43bU430 as is]
    );

    __rt::object!(
        Names { optional file2 "ﬁle" "\"ﬁle\":" optional file "file" "\"file\":" optional
        x22 "x²" "\"x²\":" optional x "x" "\"x\":" optional é "é" "\"é\":" optional é2
        "e\u{301}" "\"e\u{301}\":" optional u3b1 "α" "\"α\":" optional a "a" "\"a\":"
        optional u430 "а" "\"а\":" optional u442_u435_u441_u442 "тест" "\"тест\":"
        optional имя "имя" "\"имя\":" optional u3bc "µ" "\"µ\":" optional u3bc2
        "μ" "\"μ\":" optional 名前 "名前" "\"名前\":" optional u53e3 "口" "\"口\":"
        optional u30ed "ロ" "\"ロ\":" optional i3 "ı" "\"ı\":" optional i "i" "\"i\":"
        optional ß "ß" "\"ß\":" optional ss "ss" "\"ss\":" optional s2 "ſ" "\"ſ\":"
        optional s "s" "\"s\":" optional u394 "Δ" "\"Δ\":" optional u3b4_x "δx" "\"δx\":"
        optional dž "ǅ" "\"ǅ\":" optional k "K" "\"K\":" optional k2 "k" "\"k\":" optional
        x6 "𝐱" "\"𝐱\":" optional viii "Ⅷ" "\"Ⅷ\":" optional u627_u633_u645 "اسم"
        "\"اسم\":" optional i4 "İ" "\"İ\":" optional u30cf "ﾊ" "\"ﾊ\":" optional ae2
        "æ" "\"æ\":" optional ae "ae" "\"ae\":" optional đ "đ" "\"đ\":" optional đ2
        "Đ" "\"Đ\":" optional d "ð" "\"ð\":" optional self_ "self" "\"self\":" optional
        self2 "Self" "\"Self\":" optional type_ "type" "\"type\":" optional x2 "_" "\"_\":"
        optional x3 "-" "\"-\":" optional x4 "" "\"\":" optional a_b "a b" "\"a b\":"
        optional a_b2 "a.b" "\"a.b\":" optional x5 "👍" "\"👍\":" optional a2 "ª"
        "\"ª\":" optional u2bc_n "ŉ" "\"ŉ\":" optional extra2 "extra" "\"extra\":"
        optional l "l" "\"l\":" optional x1 "1" "\"1\":" optional i2 "I" "\"I\":" optional
        カテゴリ "カテゴリ" "\"カテゴリ\":" optional 이름 "이름"
        "\"이름\":" optional λόγος "λόγος" "\"λόγος\":" optional u3b0 "ΰ"
        "\"ΰ\":" optional choice "choice" "\"choice\":" optional u448_u43a_u430_u43b_u430
        "шкала" "\"шкала\":" } extra "^x-" "^ext[.]"
    );

    __rt::open_type!(Names, SCHEMA, 0, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Fi2 {
        pub a: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Fi2 { extra : __rt::open::Extra::new() } () [with_a a : ::std::string::String]
    );

    __rt::object!(Fi2 { optional a "a" "\"a\":" } extra);

    __rt::open_type!(Fi2, SCHEMA, 1, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Fi {
        pub a: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Fi { extra : __rt::open::Extra::new() } () [with_a a : ::std::string::String]
    );

    __rt::object!(Fi { optional a "a" "\"a\":" } extra);

    __rt::open_type!(Fi, SCHEMA, 2, exact);

    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type LabelledExtra = __rt::CheckedString<schema_rules::LabelledExtra>;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Labelled {
        pub rate: ::std::option::Option<__rt::FiniteF64>,
        /// The members that the schema does not list; their names match `^l-`.
        pub extra: __rt::open::Extra<Self, LabelledExtra>,
    }

    __rt::constructors!(
        Labelled { extra : __rt::open::Extra::new() } () [with_rate rate : __rt::FiniteF64 as
        is]
    );

    __rt::object!(Labelled { optional rate "rate" "\"rate\":" } extra "^l-");

    __rt::open_type!(Labelled, SCHEMA, 3, exact);

    /// Valid under `{"type": "string", "minLength": 2}`.
    pub type MatchedExtra = __rt::CheckedString<schema_rules::MatchedExtra>;

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Matched {
        __inner: MatchedMembers,
    }

    __rt::open_checked!(Matched, MatchedMembers, SCHEMA, 4);

    #[derive(Clone, Debug, PartialEq)]
    pub struct MatchedMembers {
        pub l_own: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, MatchedExtra>,
    }

    __rt::constructors!(
        MatchedMembers { extra : __rt::open::Extra::new() } () [with_l_own l_own :
        ::std::string::String]
    );

    __rt::object!(MatchedMembers { optional l_own "l-own" "\"l-own\":" } extra);

    __rt::open_type!(MatchedMembers, SCHEMA, 4);

    /// A member that the schema names by a pattern, or not at all.
    #[derive(Clone, Debug, PartialEq)]
    pub enum MixedMember {
        String(::std::string::String),
        Number(__rt::JsonNumber),
    }

    impl MixedMember {
        fn __choose(
            __r: &mut __rt::Reader<'_>,
        ) -> ::std::result::Result<__rt::open::Chosen, __rt::Stop> {
            ::std::result::Result::Ok(
                match __rt::open::branch(__r, &SCHEMA, &[76, 77])? {
                    0 => __rt::open::Chosen::known(0),
                    _ => __rt::open::Chosen::of(1),
                },
            )
        }
    }

    __rt::union!(
        MixedMember { 0 String(::std::string::String) own text, 1 Number(__rt::JsonNumber)
        own number }
    );

    __rt::union_display!(MixedMember { String Number });

    __rt::member_union!(MixedMember);

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Mixed {
        __inner: MixedMembers,
    }

    __rt::open_checked!(Mixed, MixedMembers, SCHEMA, 5);

    #[derive(Clone, Debug, PartialEq)]
    pub struct MixedMembers {
        pub own: ::std::option::Option<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, MixedMember>,
    }

    __rt::constructors!(
        MixedMembers { extra : __rt::open::Extra::new() } () [with_own own : __rt::JsonValue]
    );

    __rt::object!(MixedMembers { optional own "own" "\"own\":" } extra);

    __rt::open_type!(MixedMembers, SCHEMA, 5);

    /// Checked: `patternProperties`, `additionalProperties`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Forbidden {
        __inner: ForbiddenMembers,
    }

    __rt::open_checked!(Forbidden, ForbiddenMembers, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct ForbiddenMembers {
        pub own: ::std::option::Option<__rt::JsonValue>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, ::std::string::String>,
    }

    __rt::constructors!(
        ForbiddenMembers { extra : __rt::open::Extra::new() } () [with_own own :
        __rt::JsonValue]
    );

    __rt::object!(ForbiddenMembers { optional own "own" "\"own\":" } extra);

    __rt::open_type!(ForbiddenMembers, SCHEMA, 6);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Open {
        pub own: ::std::option::Option<::std::string::String>,
        /// The members that the schema does not list.
        pub extra: __rt::open::Extra<Self, __rt::JsonValue>,
    }

    __rt::constructors!(
        Open { extra : __rt::open::Extra::new() } () [with_own own : ::std::string::String]
    );

    __rt::object!(Open { optional own "own" "\"own\":" } extra);

    __rt::open_type!(Open, SCHEMA, 7, exact);

    #[derive(Clone, Debug, PartialEq)]
    pub struct Needed {
        pub own: ::std::string::String,
        pub l_a: ::std::string::String,
        /// The members that the schema does not list; their names match `^l-`.
        pub extra: __rt::open::Extra<Self, ::std::string::String>,
    }

    __rt::constructors!(
        Needed { extra : __rt::open::Extra::new() } (own : ::std::string::String, l_a :
        ::std::string::String) []
    );

    __rt::object!(
        Needed { required own "own" "\"own\":" required l_a "l-a" "\"l-a\":" } extra "^l-"
    );

    __rt::open_type!(Needed, SCHEMA, 8, exact);

    /// The rules of the checked types, each with the name of its type.
    pub mod schema_rules {
        use super::__rt;
        __rt::rules! {
            StringRule LabelledExtra { MIN_LENGTH 2 } StringRule MatchedExtra { MIN_LENGTH 2
            }
        }
    }

    __rt::json_schemas!(
        NamesChoice NamesU448u43aU430u43bU430Fl NamesU448u43aU430u43bU430 Names Fi2 Fi
        Labelled Matched MatchedMembers Mixed MixedMembers Forbidden ForbiddenMembers Open
        Needed; SCHEMA MixedMember(76 77)
    );

    __rt::open_schema!(
        Names, 0, "names", ["file:///names.schema.json" "names.schema.json"], numbers(71
        F64); title : "Names", subject : "Names"
    );
}
