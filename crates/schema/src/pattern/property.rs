//! The Unicode properties that `\p{…}` may name.
//!
//! Invariant: a property is known by exactly the names that ECMA-262 lists, and its characters are those of the tables of `regex-syntax`.

use regex_syntax::hir::{Class, ClassUnicode, ClassUnicodeRange, HirKind};
use saop_json::show::nearest;

/// A property, or a property and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// A general category.
    Category(&'static str),
    /// A binary property.
    Binary(&'static str),
    /// A script.
    Script(&'static str),
    /// A script, with the characters that it shares with others.
    Extensions(&'static str),
    /// One that ECMA-262 has, and the tables do not.
    Missing,
}

/// General categories, and their aliases.
const CATEGORIES: &str = "\
    C Cased_Letter Cc Cf Close_Punctuation Cn Co Combining_Mark Connector_Punctuation Control Cs Currency_Symbol \
    Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Format Initial_Punctuation L LC Letter Letter_Number \
    Line_Separator Ll Lm Lo Lowercase_Letter Lt Lu M Mark Math_Symbol Mc Me Mn Modifier_Letter Modifier_Symbol N Nd Nl No \
    Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number Other_Punctuation Other_Symbol P \
    Paragraph_Separator Pc Pd Pe Pf Pi Po Private_Use Ps Punctuation S Sc Separator Sk Sm So Space_Separator Spacing_Mark \
    Surrogate Symbol Titlecase_Letter Unassigned Uppercase_Letter Z Zl Zp Zs cntrl digit punct";
/// Binary properties, and their aliases.
const BINARY: &str = "\
    AHex ASCII ASCII_Hex_Digit Alpha Alphabetic Any Assigned Bidi_C Bidi_Control Bidi_M Bidi_Mirrored CI CWCF CWCM CWL CWT \
    CWU Case_Ignorable Cased Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased Changes_When_Titlecased \
    Changes_When_Uppercased DI Dash Default_Ignorable_Code_Point Dep Deprecated Dia Diacritic EBase EComp EMod EPres Emoji \
    Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Ext ExtPict Extended_Pictographic Extender Gr_Base \
    Gr_Ext Grapheme_Base Grapheme_Extend Hex Hex_Digit IDC IDS IDSB IDST IDS_Binary_Operator IDS_Trinary_Operator ID_Continue \
    ID_Start Ideo Ideographic Join_C Join_Control LOE Logical_Order_Exception Lower Lowercase Math NChar \
    Noncharacter_Code_Point Pat_Syn Pat_WS Pattern_Syntax Pattern_White_Space QMark Quotation_Mark RI Radical \
    Regional_Indicator SD STerm Sentence_Terminal Soft_Dotted Term Terminal_Punctuation UIdeo Unified_Ideograph Upper \
    Uppercase VS Variation_Selector White_Space XIDC XIDS XID_Continue XID_Start space";
/// Scripts, and their aliases.
const SCRIPTS: &str = "\
    Adlam Adlm Aghb Ahom Anatolian_Hieroglyphs Arab Arabic Armenian Armi Armn Avestan Avst Bali Balinese Bamu Bamum Bass \
    Bassa_Vah Batak Batk Beng Bengali Bhaiksuki Bhks Bopo Bopomofo Brah Brahmi Brai Braille Bugi Buginese Buhd Buhid Cakm \
    Canadian_Aboriginal Cans Cari Carian Caucasian_Albanian Chakma Cham Cher Cherokee Chorasmian Chrs Common Copt Coptic Cpmn \
    Cprt Cuneiform Cypriot Cypro_Minoan Cyrillic Cyrl Deseret Deva Devanagari Diak Dives_Akuru Dogr Dogra Dsrt Dupl Duployan \
    Egyp Egyptian_Hieroglyphs Elba Elbasan Elym Elymaic Ethi Ethiopic Gara Garay Geor Georgian Glag Glagolitic Gong Gonm Goth \
    Gothic Gran Grantha Greek Grek Gujarati Gujr Gukh Gunjala_Gondi Gurmukhi Guru Gurung_Khema Han Hang Hangul Hani \
    Hanifi_Rohingya Hano Hanunoo Hatr Hatran Hebr Hebrew Hira Hiragana Hluw Hmng Hmnp Hung Imperial_Aramaic Inherited \
    Inscriptional_Pahlavi Inscriptional_Parthian Ital Java Javanese Kaithi Kali Kana Kannada Katakana Kawi Kayah_Li Khar \
    Kharoshthi Khitan_Small_Script Khmer Khmr Khoj Khojki Khudawadi Kirat_Rai Kits Knda Krai Kthi Lana Lao Laoo Latin Latn \
    Lepc Lepcha Limb Limbu Lina Linb Linear_A Linear_B Lisu Lyci Lycian Lydi Lydian Mahajani Mahj Maka Makasar Malayalam Mand \
    Mandaic Mani Manichaean Marc Marchen Masaram_Gondi Medefaidrin Medf Meetei_Mayek Mend Mende_Kikakui Merc Mero \
    Meroitic_Cursive Meroitic_Hieroglyphs Miao Mlym Modi Mong Mongolian Mro Mroo Mtei Mult Multani Myanmar Mymr Nabataean \
    Nag_Mundari Nagm Nand Nandinagari Narb Nbat New_Tai_Lue Newa Nko Nkoo Nshu Nushu Nyiakeng_Puachue_Hmong Ogam Ogham \
    Ol_Chiki Ol_Onal Olck Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian \
    Old_Turkic Old_Uyghur Onao Oriya Orkh Orya Osage Osge Osma Osmanya Ougr Pahawh_Hmong Palm Palmyrene Pau_Cin_Hau Pauc Perm \
    Phag Phags_Pa Phli Phlp Phnx Phoenician Plrd Prti Psalter_Pahlavi Qaac Qaai Rejang Rjng Rohg Runic Runr Samaritan Samr \
    Sarb Saur Saurashtra Sgnw Sharada Shavian Shaw Shrd Sidd Siddham SignWriting Sind Sinh Sinhala Sogd Sogdian Sogo Sora \
    Sora_Sompeng Soyo Soyombo Sund Sundanese Sunu Sunuwar Sylo Syloti_Nagri Syrc Syriac Tagalog Tagb Tagbanwa Tai_Le Tai_Tham \
    Tai_Viet Takr Takri Tale Talu Tamil Taml Tang Tangsa Tangut Tavt Telu Telugu Tfng Tglg Thaa Thaana Thai Tibetan Tibt \
    Tifinagh Tirh Tirhuta Tnsa Todhri Todr Toto Tulu_Tigalari Tutg Ugar Ugaritic Unknown Vai Vaii Vith Vithkuqi Wancho Wara \
    Warang_Citi Wcho Xpeo Xsux Yezi Yezidi Yi Yiii Zanabazar_Square Zanb Zinh Zyyy Zzzz";
/// The binary properties and the scripts without a table.
const MISSING: [&str; 2] = [
    "CWKCF Changes_When_NFKC_Casefolded",
    "Beria_Erfe Berf Sidetic Sidt Tai_Yo Tayo Tolong_Siki Tols",
];

fn listed(list: &'static str, name: &str) -> Option<&'static str> {
    list.split_ascii_whitespace().find(|one| *one == name)
}

impl Property {
    /// Returns the property of that name, in the form `Letter` or `Script=Greek`.
    pub(super) fn find(text: &str) -> Option<Self> {
        let [binary, scripts] = MISSING;
        let missing = |list| move |name| listed(list, name).map(|_| Self::Missing);
        let Some((name, value)) = text.split_once('=') else {
            return listed(CATEGORIES, text)
                .map(Self::Category)
                .or_else(|| listed(BINARY, text).map(Self::Binary))
                .or_else(|| missing(binary)(text));
        };
        let script = |form: fn(&'static str) -> Self| {
            let known = listed(SCRIPTS, value).map(form);
            known.or_else(|| missing(scripts)(value))
        };
        match name {
            "gc" | "General_Category" => listed(CATEGORIES, value).map(Self::Category),
            "sc" | "Script" => script(Self::Script),
            "scx" | "Script_Extensions" => script(Self::Extensions),
            _ => None,
        }
    }

    /// Returns what was most likely meant by a name that is none.
    pub(super) fn meant(text: &str) -> Option<String> {
        let value = text.rsplit('=').next().unwrap_or(text);
        let is_script = text.starts_with("sc") || text.starts_with("Script");
        let lists: &[&'static str] = if is_script && value != text {
            &[SCRIPTS]
        } else {
            &[CATEGORIES, BINARY, SCRIPTS]
        };
        let names = |list: &&'static str| list.split_ascii_whitespace();
        let alike = |list| names(list).find(|one| one.eq_ignore_ascii_case(value));
        let near = |list| nearest(value, names(list));
        let meant = (lists.iter().find_map(alike)).or_else(|| lists.iter().find_map(near))?;
        let script = listed(SCRIPTS, meant).filter(|_| Self::find(meant).is_none());
        Some(script.map_or_else(|| meant.to_owned(), |name| format!("Script={name}")))
    }

    /// Returns its characters.
    pub(super) fn class(self) -> Option<ClassUnicode> {
        match self {
            Self::Missing => None,
            // No text has half of a character.
            Self::Category("Cs" | "Surrogate") => Some(ClassUnicode::empty()),
            Self::Category(name) => table(&format!("gc={name}")),
            Self::Binary(name) => table(name),
            Self::Script("Unknown" | "Zzzz") | Self::Extensions("Unknown" | "Zzzz") => {
                let mut class = table("gc=Cn")?;
                class.union(&table("gc=Co")?);
                Some(class)
            }
            Self::Script(name) => table(&format!("sc={name}")),
            Self::Extensions(name) => table(&format!("scx={name}")),
        }
    }
}

fn table(name: &str) -> Option<ClassUnicode> {
    let hir = regex_syntax::parse(&format!("\\p{{{name}}}")).ok()?;
    match hir.into_kind() {
        HirKind::Class(Class::Unicode(class)) => Some(class),
        // A class of one character.
        HirKind::Literal(literal) => {
            let only = str::from_utf8(&literal.0).ok()?.chars().next()?;
            Some(ClassUnicode::new([ClassUnicodeRange::new(only, only)]))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{BINARY, CATEGORIES, MISSING, Property, SCRIPTS};

    // SPEC S3
    #[test]
    fn every_property_has_its_characters() {
        let find = |text: &str| Property::find(text).unwrap();
        for name in CATEGORIES.split_ascii_whitespace() {
            assert!(find(name).class().is_some(), "{name}");
            assert_eq!(find(&format!("gc={name}")), find(name));
        }
        for name in BINARY.split_ascii_whitespace() {
            assert!(!find(name).class().unwrap().ranges().is_empty(), "{name}");
        }
        for name in SCRIPTS.split_ascii_whitespace() {
            for property in ["sc", "Script", "scx", "Script_Extensions"] {
                let class = find(&format!("{property}={name}")).class().unwrap();
                assert!(!class.ranges().is_empty(), "{name}");
            }
            assert_eq!(Property::find(name), None, "{name}");
        }
        // Once a table has one of these, it leaves the list.
        let [binary, scripts] = MISSING;
        let scripts = scripts.split_ascii_whitespace();
        let scripts = scripts.map(|name| format!("sc={name}"));
        for name in binary
            .split_ascii_whitespace()
            .map(str::to_owned)
            .chain(scripts)
        {
            assert_eq!(Property::find(&name), Some(Property::Missing), "{name}");
            assert!(super::table(&name).is_none(), "{name}");
        }
    }

    // SPEC S3
    #[test]
    fn other_spellings_are_none_and_told_what_is_meant() {
        for (name, meant) in [
            ("Greek", "Script=Greek"),
            ("l", "L"),
            ("letter", "Letter"),
            ("Script=greek", "Script=Greek"),
            ("Leter", "Letter"),
            ("alphabetic", "Alphabetic"),
            ("sc=Latn ", "Script=Latn"),
        ] {
            assert_eq!(Property::find(name), None, "{name}");
            assert_eq!(Property::meant(name).as_deref(), Some(meant), "{name}");
        }
        for name in [
            "",
            "=",
            "sc",
            "sc=",
            "Any=L",
            "gc=Alphabetic",
            "InGreek",
            "RGI_Emoji",
            "sc=L=L",
        ] {
            assert_eq!(Property::find(name), None, "{name}");
        }
    }
}
