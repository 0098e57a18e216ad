//! Rust identifiers for the names that schemas use.
//!
//! Invariant: of a text that [`spelled`] leaves as it is, they are the identifiers that typify makes, or what it makes of those.

pub(crate) mod alike;
mod letters;

use heck::{ToPascalCase, ToSnakeCase};

pub(crate) use self::letters::spelled;

/// Returns the type name for a title or a definition's key; `None` if nothing readable is left of it.
pub(crate) fn type_name(text: &str) -> Option<String> {
    let mut name = pascal(text);
    // One round is not always a fixed point (`a1B` becomes `A1B`, which becomes `A1b`), and typify does another.
    for _ in 0..4 {
        let next = pascal(&name);
        if next == name {
            break;
        }
        name = next;
    }
    spelled(text)
        .chars()
        .any(unicode_ident::is_xid_start)
        .then_some(name)
}

/// Returns the name of a type that a property (or `Item`, `Value`) of a named type defines inline.
pub(crate) fn inline_type(owner: &str, property: &str) -> String {
    let joined = format!("{owner}_{}", pascal(property));
    type_name(&joined).unwrap_or(joined)
}

/// Returns the name of a file without its folder and its ending.
pub(crate) fn stem(file: &str) -> &str {
    let stem = file.rsplit('/').next().unwrap_or(file);
    let stem = stem.strip_suffix(".json").unwrap_or(stem);
    stem.strip_suffix(".schema").unwrap_or(stem)
}

/// Whether settings may call a file so: by its name without its ending, with its folder or without.
pub(crate) fn is_called(file: &str, name: &str) -> bool {
    let folder = file.rsplit_once('/').map(|(folder, _)| folder);
    let in_folder = || folder.and_then(|folder| name.strip_prefix(folder)?.strip_prefix('/'));
    stem(file) == name || in_folder() == Some(stem(file))
}

/// Whether rustc takes all letters of a name without a warning.
#[cfg(feature = "generate")]
pub(crate) fn is_plain(name: &str) -> bool {
    spelled(name) == name
}

/// Returns a name of ASCII letters for one that looks like another one.
#[cfg(feature = "generate")]
pub(crate) fn numbered(name: &str, is_type: bool) -> String {
    let name = letters::by_number(name, |letter| letter.is_ascii());
    if is_type { pascal(&name) } else { field(&name) }
}

/// Returns the field name for a property.
pub(crate) fn field(property: &str) -> String {
    sanitize(property, str::to_snake_case)
}

/// Returns the variant name for a value of an `enum`.
pub(crate) fn variant(value: &str) -> String {
    pascal(value)
}

/// Returns the variant name for a constant or a branch of any schema: one of symbols alone is spelled out.
pub(crate) fn label(text: &str) -> String {
    let own = spelled(text);
    let text = &*own;
    let (sign, rest) = match text.as_bytes() {
        [b'+', digit, ..] if digit.is_ascii_digit() => ("Plus", &text[1..]),
        [b'-', digit, ..] if digit.is_ascii_digit() => ("Minus", &text[1..]),
        [] => ("Empty", text),
        _ if text.chars().any(char::is_alphanumeric) => return pascal(text),
        _ => {
            let words: Vec<_> = text.chars().filter_map(symbol).collect();
            return pascal(&words.join("-"));
        }
    };
    format!(
        "{sign}{}",
        str::to_pascal_case(&rest.replace(|c| !unicode_ident::is_xid_continue(c), "-"))
    )
}

/// Returns the name of a symbol.
fn symbol(symbol: char) -> Option<&'static str> {
    Some(match symbol {
        '!' => "not",
        '#' => "hash",
        '$' => "dollar",
        '%' => "percent",
        '&' => "and",
        '*' => "star",
        '+' => "plus",
        ',' => "comma",
        '-' => "minus",
        '.' => "dot",
        '/' => "slash",
        ':' => "colon",
        '<' => "less",
        '=' => "equal",
        '>' => "greater",
        '?' => "question",
        '@' => "at",
        '^' => "caret",
        '|' => "or",
        '~' => "tilde",
        _ => return None,
    })
}

/// Returns the variant name for a number in an `enum`.
pub(crate) fn number(spelling: &str) -> String {
    let words = spelling
        .replace('-', "Minus")
        .replace('.', "Point")
        .replace(['e', 'E'], "E")
        .replace('+', "");
    format!("Number{words}")
}

/// Returns the name of a schema's statics: `SAOP_ENVELOPE` for `saop-envelope`.
pub(crate) fn constant(schema: &str) -> String {
    schema.replace('-', "_").to_uppercase()
}

/// Returns the name of a schema in messages: `SAOP envelope` for `saop-envelope`.
pub(crate) fn subject(schema: &str) -> String {
    let words = schema
        .split('-')
        .enumerate()
        .map(|(index, word)| match word {
            "saop" => "SAOP".to_owned(),
            _ if index == 0 => {
                let mut letters = word.chars();
                letters.next().map_or_else(String::new, |first| {
                    first.to_uppercase().chain(letters).collect()
                })
            }
            _ => word.to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns whether a text can be the NAME of `NAME.schema.json`: lower-case words joined by hyphens.
pub(crate) fn is_schema_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.split('-').all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

/// Returns whether a text can be the key of a definition, and so part of a URI fragment without escapes.
pub(crate) fn is_definition_key(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn pascal(text: &str) -> String {
    sanitize(text, str::to_pascal_case)
}

fn sanitize(text: &str, recase: fn(&str) -> String) -> String {
    let plain = match &*spelled(text) {
        "+1" => "plus1".to_owned(),
        "-1" => "minus1".to_owned(),
        text => recase(
            &text
                .replace('\'', "")
                .replace(|c| !unicode_ident::is_xid_continue(c), "-"),
        ),
    };
    let started = match plain.chars().next() {
        None => recase("x"),
        Some(first) if unicode_ident::is_xid_start(first) => plain,
        Some(_) => format!("{}{plain}", recase("x")),
    };
    if is_keyword(&started) {
        format!("{started}_")
    } else {
        started
    }
}

/// The words that Rust reserves, in any edition.
const KEYWORDS: &str = " _ abstract as async await become box break const continue crate do dyn else enum extern false final fn \
    for gen if impl in let loop macro match mod move mut override priv pub ref return Self self static struct super trait true \
    try type typeof unsafe unsized use virtual where while yield ";

/// Returns whether Rust reserves the word.
fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&format!(" {word} "))
}

/// Returns whether a text is the path of a Rust type, whose arguments are such paths too: `crate::Group<Turn>`.
pub(crate) fn is_path(text: &str) -> bool {
    path(text).is_some_and(|rest| rest.trim().is_empty())
}

/// Returns whether a text is the path of a Rust module: it has no arguments, and a type can be in it. So `crate` alone is one.
pub(crate) fn is_module_path(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains('<') && is_path(&format!("{text}::T"))
}

/// Returns the rest of a text after the path of a type at its beginning.
fn path(text: &str) -> Option<&str> {
    let text = text.trim_start();
    let (mut text, mut roots): (_, &[&str]) = match text.strip_prefix("::") {
        Some(rest) => (rest, &[]),
        None => (text, &["crate", "self", "super"]),
    };
    loop {
        let (word, rest) = word(text.trim_start())?;
        text = rest.trim_start();
        if roots.contains(&word) {
            // Only `super` may follow, and not after `crate`. No root is a type.
            roots = if word == "crate" { &[] } else { &["super"] };
            text = text.strip_prefix("::")?;
            continue;
        }
        if is_keyword(word) {
            return None;
        }
        roots = &[];
        if let Some(arguments) = text.strip_prefix('<') {
            text = path(arguments)?.trim_start();
            while let Some(next) = text.strip_prefix(',') {
                text = path(next)?.trim_start();
            }
            text = text.strip_prefix('>')?.trim_start();
        }
        match text.strip_prefix("::") {
            Some(next) => text = next,
            None => return Some(text),
        }
    }
}

/// Splits a text after the identifier or keyword at its beginning.
fn word(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|c| !unicode_ident::is_xid_continue(c));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    let first = word.chars().next()?;
    (first == '_' || unicode_ident::is_xid_start(first)).then_some((word, rest))
}

#[cfg(test)]
mod tests {
    use super::{
        constant, field, inline_type, is_definition_key, is_schema_name, number, subject,
        type_name, variant,
    };

    #[test]
    fn labels_are_identifiers_that_say_what_the_text_is() {
        for (text, expected) in [
            ("", "Empty"),
            ("+1", "Plus1"),
            ("-1", "Minus1"),
            ("<=", "LessEqual"),
            ("image_url", "ImageUrl"),
            ("2024-11-05", "X20241105"),
            ("Self", "Self_"),
            ("☃", "X"),
            // Their normal forms have a sign and letters.
            ("－1", "Minus1"),
            ("＋１", "Plus1"),
            ("㎏", "Kg"),
        ] {
            assert_eq!(super::label(text), expected, "{text}");
        }
    }

    #[test]
    fn paths_are_those_of_rust() {
        for path in [
            "crate::Group",
            "::saop_schema",
            "Group<Turn>",
            "a::B< c::D<E> , F >",
            "super::_x",
            " self :: a",
            "self::super::super::a",
            "a<::b, super::c>",
        ] {
            assert!(super::is_path(path), "{path}");
            assert_eq!(super::is_module_path(path), !path.contains('<'), "{path}");
            #[cfg(feature = "generate")]
            assert!(syn::parse_str::<syn::Path>(path).is_ok(), "{path}");
        }
        for path in [
            "", "a::", "a b", "1a", "a::fn", "a<", "a<b", "a<b,>c", "a>", "::", "a::<b", "-", "_",
            " ",
        ] {
            assert!(!super::is_path(path), "{path}");
            assert!(!super::is_module_path(path), "{path}");
            #[cfg(feature = "generate")]
            assert!(syn::parse_str::<syn::Path>(path).is_err(), "{path}");
        }
    }

    // Found by a review: Rust reads them as paths, and refuses them later.
    #[test]
    fn paths_have_their_roots_at_the_beginning() {
        for path in [
            "::crate",
            "::self::a",
            "::super::a",
            "a::crate",
            "a::self::b",
            "a::super::b",
            "crate::crate::a",
            "crate::self::a",
            "crate::super::a",
            "self::self::a",
            "super::self::a",
            "super::crate::a",
            "a<b::crate::c>",
            "crate<a>::b",
        ] {
            assert!(!super::is_path(path), "{path}");
            assert!(!super::is_module_path(path), "{path}");
        }
        // They are modules, and no types.
        for path in ["crate", "self", " super ", "super::super", "self::super"] {
            assert!(!super::is_path(path), "{path}");
            assert!(super::is_module_path(path), "{path}");
        }
        assert!(!super::is_path("a<crate>"));
    }

    #[test]
    #[cfg(feature = "generate")]
    fn keywords_are_those_of_typify() {
        let words = "_ abstract as async await become box break const continue crate do dyn else enum extern false final fn \
            for gen if impl in let loop macro match mod move mut override priv pub ref return Self self static struct super \
            trait true try type typeof unsafe unsized use virtual where while yield union auto default raw safe macro_rules \
            a A";
        for word in words.split_whitespace() {
            assert_eq!(
                super::is_keyword(word),
                !typify::accept_as_ident(word),
                "{word}"
            );
        }
    }

    #[test]
    fn types() {
        assert_eq!(type_name("SAOP_Envelope").as_deref(), Some("SaopEnvelope"));
        assert_eq!(
            type_name("SAOP_ParallelTurnEnvelope").as_deref(),
            Some("SaopParallelTurnEnvelope")
        );
        assert_eq!(type_name("AgentTurns").as_deref(), Some("AgentTurns"));
        assert_eq!(type_name("a1B").as_deref(), type_name("A1b").as_deref());
        assert_eq!(type_name("Self").as_deref(), Some("Self_"));
        assert_eq!(type_name("7 up").as_deref(), Some("X7Up"));
        assert_eq!(type_name("--").as_deref(), None);
        assert_eq!(type_name("㎏").as_deref(), Some("Kg"));
        assert_eq!(
            inline_type("SaopObservation", "status"),
            "SaopObservationStatus"
        );
        assert_eq!(
            inline_type("SaopEnvelope", "schema_version"),
            "SaopEnvelopeSchemaVersion"
        );
    }

    #[test]
    fn type_names_are_fixed_points() {
        for text in [
            "SAOP_Envelope",
            "a1B",
            "HTTP2Server",
            "x_1_y",
            "ABcDE",
            "Ünï_cödé",
            "A_B_C",
        ] {
            let once = type_name(text);
            assert_eq!(once.as_deref().and_then(type_name), once, "{text}");
        }
    }

    #[test]
    fn fields_and_variants() {
        assert_eq!(field("type"), "type_");
        assert_eq!(field("fooBar"), field("foo_bar"));
        assert_eq!(field(""), "x");
        assert_eq!(field("1st"), "x1st");
        assert_eq!(field("seen"), "seen");
        assert_eq!(field("－1"), field("-1"));
        assert_eq!(variant("utf8"), "Utf8");
        assert_eq!(variant("in-progress"), "InProgress");
        assert_eq!(variant("self"), "Self_");
        assert_eq!(number("-1.5e+3"), "NumberMinus1Point5E3");
    }

    #[test]
    fn schemas() {
        assert_eq!(constant("saop-envelope"), "SAOP_ENVELOPE");
        assert_eq!(
            subject("saop-parallel-turn-envelope"),
            "SAOP parallel turn envelope"
        );
        assert_eq!(subject("observation"), "Observation");
        for good in ["observation", "saop-envelope", "v2-x9"] {
            assert!(is_schema_name(good), "{good}");
        }
        for bad in ["", "-a", "a-", "a--b", "A", "9a", "a_b", "a.b", "é"] {
            assert!(!is_schema_name(bad), "{bad}");
        }
        assert!(is_definition_key("Saop_Thought2"));
        for bad in ["", "2a", "a-b", "a/b", "_a", "é"] {
            assert!(!is_definition_key(bad), "{bad}");
        }
    }
}
