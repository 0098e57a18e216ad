//! The versions of JSON Schema, and the vocabularies that a metaschema of one's own may leave out.

use std::fmt;
use std::str::FromStr;

use saop_json::NodeRef;

/// A version of JSON Schema. SPEC S1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// Draft 4.
    Draft04,
    /// Draft 6.
    Draft06,
    /// Draft 7.
    Draft07,
    /// Draft 2019-09.
    Draft201909,
    /// Draft 2020-12.
    Draft202012,
}

impl Dialect {
    /// All dialects, the oldest first.
    pub const ALL: [Self; 5] = [
        Self::Draft04,
        Self::Draft06,
        Self::Draft07,
        Self::Draft201909,
        Self::Draft202012,
    ];

    /// Returns the dialect's name, such as `draft-07` or `2020-12`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft04 => "draft-04",
            Self::Draft06 => "draft-06",
            Self::Draft07 => "draft-07",
            Self::Draft201909 => "2019-09",
            Self::Draft202012 => "2020-12",
        }
    }

    /// Returns the URI of the dialect's metaschema, for `$schema`.
    #[must_use]
    pub const fn uri(self) -> &'static str {
        match self {
            Self::Draft04 => "http://json-schema.org/draft-04/schema#",
            Self::Draft06 => "http://json-schema.org/draft-06/schema#",
            Self::Draft07 => "http://json-schema.org/draft-07/schema#",
            Self::Draft201909 => "https://json-schema.org/draft/2019-09/schema",
            Self::Draft202012 => "https://json-schema.org/draft/2020-12/schema",
        }
    }

    /// Returns the dialect that a `$schema` names, whether with `http` or `https`, with an empty fragment or without.
    #[must_use]
    pub fn of_uri(uri: &str) -> Option<Self> {
        let bare = |uri: &str| {
            let uri = uri.strip_suffix('#').unwrap_or(uri);
            let uri = uri
                .strip_prefix("https:")
                .or_else(|| uri.strip_prefix("http:"));
            uri.map(str::to_owned)
        };
        let wanted = bare(uri.trim())?;
        let mut all = Self::ALL.into_iter();
        all.find(|dialect| bare(dialect.uri()).is_some_and(|known| known == wanted))
    }

    /// Whether keywords beside `$ref` are ignored.
    pub(crate) fn ref_stands_alone(self) -> bool {
        self <= Self::Draft07
    }

    /// The keyword that gives a schema its URI.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Draft04 => "id",
            _ => "$id",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The name of a dialect that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDialect(String);

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Dialect::ALL.map(Dialect::name).join(", ");
        write!(f, "expected one of {names}, but found {}", self.0)
    }
}

impl std::error::Error for UnknownDialect {}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    /// Reads a name such as `draft-07`, `draft7` or `2020-12`, or the URI of a metaschema.
    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        let plain = |name: &str| {
            let name = name.trim().to_ascii_lowercase();
            let name = name.strip_prefix("draft").unwrap_or(&name);
            name.trim_start_matches(['-', '0']).to_owned()
        };
        let mut all = Self::ALL.into_iter();
        all.find(|dialect| plain(dialect.name()) == plain(name))
            .or_else(|| Self::of_uri(name))
            .ok_or_else(|| UnknownDialect(name.to_owned()))
    }
}

/// A dialect, and which of its vocabularies are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Language {
    pub(crate) dialect: Dialect,
    vocabularies: u8,
}

/// A set of keywords that a metaschema may leave out, from 2019-09 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vocabulary {
    Core,
    Applicator,
    Unevaluated,
    Validation,
    Annotation,
    /// Only of metaschemas that name it.
    FormatAssertion,
}

impl Language {
    pub(crate) const fn all_of(dialect: Dialect) -> Self {
        Self {
            dialect,
            vocabularies: !(1 << Vocabulary::FormatAssertion as u8),
        }
    }

    pub(crate) const fn uses(self, vocabulary: Vocabulary) -> bool {
        self.vocabularies & (1 << vocabulary as u8) != 0
    }

    /// Returns the language of the schemas that a metaschema describes.
    ///
    /// # Errors
    ///
    /// Returns the first required vocabulary that is not known.
    pub(crate) fn of_metaschema(
        dialect: Dialect,
        vocabularies: Option<NodeRef<'_>>,
    ) -> Result<Self, String> {
        let Some(vocabularies) = vocabularies.filter(|_| dialect >= Dialect::Draft201909) else {
            return Ok(Self::all_of(dialect));
        };
        let mut language = Self {
            dialect,
            vocabularies: 1 << Vocabulary::Core as u8,
        };
        for (uri, required) in vocabularies.members() {
            let known = uri
                .strip_prefix("https://json-schema.org/draft/2019-09/vocab/")
                .or_else(|| uri.strip_prefix("https://json-schema.org/draft/2020-12/vocab/"));
            let all = match known {
                // In 2019-09, the applicators include these.
                Some("applicator") if dialect == Dialect::Draft201909 => {
                    &[Vocabulary::Applicator, Vocabulary::Unevaluated][..]
                }
                Some("applicator") => &[Vocabulary::Applicator],
                Some("unevaluated") => &[Vocabulary::Unevaluated],
                Some("validation") => &[Vocabulary::Validation],
                Some("format-assertion") => &[Vocabulary::FormatAssertion],
                Some("core" | "meta-data" | "content" | "format" | "format-annotation") => &[],
                _ if required.text() == "true" => return Err(uri.into_owned()),
                _ => &[],
            };
            for one in all {
                language.vocabularies |= 1 << *one as u8;
            }
        }
        Ok(language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialect_is_found_by_its_name_and_by_its_uri() {
        for dialect in Dialect::ALL {
            assert_eq!(dialect.to_string().parse(), Ok(dialect));
            assert_eq!(dialect.uri().parse(), Ok(dialect));
        }
        assert_eq!("Draft7".parse(), Ok(Dialect::Draft07));
        let unknown = "draft-05".parse::<Dialect>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "expected one of draft-04, draft-06, draft-07, 2019-09, 2020-12, but found draft-05"
        );
    }

    #[test]
    fn a_metaschema_names_its_vocabularies() {
        let of = |text: &str| {
            let tree = saop_json::Tree::of_valid(text);
            Language::of_metaschema(Dialect::Draft201909, Some(tree.root()))
        };
        let language = of(r#"{
            "https://json-schema.org/draft/2019-09/vocab/applicator": true,
            "https://example.org/vocab/of-mine": false
        }"#)
        .unwrap();
        assert!(language.uses(Vocabulary::Unevaluated));
        assert!(!language.uses(Vocabulary::Validation));
        let unknown = of(r#"{"https://example.org/vocab/of-mine": true}"#);
        assert_eq!(unknown.unwrap_err(), "https://example.org/vocab/of-mine");
    }
}
