//! `const` and `enum`

use std::collections::HashSet;
use std::sync::OnceLock;

use saop_json::show::one_line;
use saop_json::{JsonKind, NodeRef, decimal};

use super::compiler::{Here, Parts, literal};
use super::constraint::{Beginning, Compiled, Constant, Kinds, Subject, Test};
use crate::words::{MOST_LISTED, MOST_SUGGESTED, enumerate_some, push_hint};

/// Values, one of which a value must be.
#[derive(Debug)]
struct Constants {
    strings: Strings,
    /// Numbers, booleans and null as they are spelled, as long as they are short and few.
    scalars: Vec<(JsonKind, String)>,
    /// All other values, in their canonical form.
    others: HashSet<String>,
    possible: Kinds,
    /// The strings, sorted.
    sorted: OnceLock<Box<[String]>>,
    /// Whether the message may suggest another one.
    several: bool,
}

/// Strings, as a list as long as they are few.
#[derive(Debug)]
enum Strings {
    Few(Vec<String>),
    Many {
        all: HashSet<String>,
        /// Those that a message may suggest.
        first: Vec<String>,
    },
}

impl Strings {
    fn add(&mut self, text: String) {
        match self {
            Self::Few(list) if list.len() < FEW => list.push(text),
            Self::Few(list) => {
                let first = std::mem::take(list);
                let all = first.iter().cloned().collect();
                *self = Self::Many { all, first };
                self.add(text);
            }
            Self::Many { all, first } => {
                if first.len() < MOST_SUGGESTED {
                    first.push(text.clone());
                }
                all.insert(text);
            }
        }
    }

    fn contains(&self, text: &str) -> bool {
        match self {
            Self::Few(list) => list.iter().any(|one| one == text),
            Self::Many { all, .. } => all.contains(text),
        }
    }

    fn all(&self) -> Vec<&str> {
        match self {
            Self::Few(list) => list.iter().map(|text| &**text).collect(),
            Self::Many { all, .. } => all.iter().map(|text| &**text).collect(),
        }
    }

    fn sorted(&self) -> Box<[String]> {
        let mut all = self.all();
        all.sort_unstable();
        all.into_iter().map(str::to_owned).collect()
    }

    fn first(&self) -> impl Iterator<Item = &str> {
        let (Self::Few(first) | Self::Many { first, .. }) = self;
        first.iter().map(|one| &**one)
    }
}

/// Up to this number, it is quicker to compare scalars one by one than to find their canonical form.
const FEW: usize = 24;

/// Longer numbers are compared by their canonical form, so that none is read again for each value.
const SHORT: usize = 32;

#[allow(
    clippy::unnecessary_wraps,
    reason = "the table of keywords asks for a result"
)]
pub(super) fn compile_const<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    let constants = Constants::of([value], false);
    let wanted = short_literal(value);
    Ok(Some(here.constraint("const", value, wanted, constants)))
}

pub(super) fn compile_enum<'t>(
    here: &Here<'t>,
    _: &mut Parts<'t>,
    _: &'static str,
    value: NodeRef<'t>,
) -> Compiled {
    if value.kind() != JsonKind::Array {
        return Err(here.wrong("enum").into());
    }
    let words: Vec<String> = value
        .items()
        .take(MOST_LISTED + 1)
        .map(short_literal)
        .collect();
    let wanted = match value.items().count() {
        0 => "a value, although none is allowed".to_owned(),
        count => enumerate_some(words, count, "or"),
    };
    let constants = Constants::of(value.items(), true);
    Ok(Some(here.constraint("enum", value, wanted, constants)))
}

/// Formats a constant, or its beginning.
pub(super) fn short_literal(value: NodeRef<'_>) -> String {
    const MOST: usize = 200;
    if value.text().len() <= MOST {
        literal(value)
    } else {
        one_line(value.text(), MOST)
    }
}

impl Constants {
    fn of<'t>(values: impl IntoIterator<Item = NodeRef<'t>>, several: bool) -> Self {
        let mut constants = Self {
            strings: Strings::Few(Vec::new()),
            scalars: Vec::new(),
            others: HashSet::new(),
            possible: Kinds::NONE,
            sorted: OnceLock::new(),
            several,
        };
        for value in values {
            let kind = value.kind();
            constants.possible = constants.possible.with(Kinds::of(kind));
            let is_short =
                !matches!(kind, JsonKind::Array | JsonKind::Object) && value.text().len() <= SHORT;
            if let Some(text) = value.string() {
                constants.strings.add(text.into_owned());
            } else if is_short && constants.scalars.len() < FEW {
                constants.scalars.push((kind, value.text().to_owned()));
            } else {
                constants.others.insert(value.canonical());
            }
        }
        constants
    }
}

impl Test for Constants {
    fn holds(&self, value: &Subject<'_>) -> bool {
        if !self.possible.contains(value.kind) {
            return false;
        }
        if value.kind == JsonKind::String {
            return self.strings.contains(&value.string());
        }
        let is_it = |(kind, constant): &(JsonKind, String)| {
            *kind == value.kind
                && match value.kind {
                    JsonKind::Number => decimal::same_number(constant, value.text),
                    _ => *constant == value.text,
                }
        };
        self.scalars.iter().any(is_it)
            || !self.others.is_empty() && self.others.contains(&value.canonical())
    }

    fn possible(&self) -> Kinds {
        self.possible
    }

    fn sure(&self) -> Option<usize> {
        None
    }

    fn has_beginning(&self) -> bool {
        self.possible.contains(JsonKind::String)
    }

    fn of_beginning(&self) -> Beginning<'_> {
        Beginning::OneOf(self.sorted.get_or_init(|| self.strings.sorted()))
    }

    fn strings(&self) -> Option<Vec<&str>> {
        let is_all = self.scalars.is_empty() && self.others.is_empty();
        is_all.then(|| self.strings.first().collect())
    }

    fn constants(&self) -> Option<Vec<Constant>> {
        let constant = |kind, text: &str| Constant {
            kind,
            text: text.into(),
        };
        let strings = self.strings.all().into_iter();
        let strings = strings.map(|text| constant(JsonKind::String, text));
        let scalars = self.scalars.iter().map(|(kind, text)| match kind {
            JsonKind::Number => constant(*kind, &decimal::canonical(text)),
            _ => constant(*kind, text),
        });
        let others = self.others.iter();
        // A number may begin with a zero or a sign, as spelled in this form too.
        let others = others.map(|text| {
            let first = text.as_bytes().first().copied();
            constant(JsonKind::beginning_with(first), text)
        });
        Some(strings.chain(scalars).chain(others).collect())
    }

    fn cost(&self, value: &Subject<'_>) -> u64 {
        value.reading() * 12
    }

    fn found(&self, value: &Subject<'_>, message: &mut String) {
        value.describe(message);
        if self.several && value.kind == JsonKind::String {
            push_hint(message, &value.string(), self.strings.first());
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{CompileOptions, Limits, Schema};

    // SPEC X1
    #[test]
    fn a_constant_of_many_levels_takes_little_stack() {
        let check = |open: &str, close: &str| {
            let nested = |levels| format!("{}1{}", open.repeat(levels), close.repeat(levels));
            let text = format!(r#"{{"const": {0}, "enum": [{0}]}}"#, nested(2_000));
            let schema = Schema::compile(&text, &CompileOptions::default()).unwrap();
            let limits = Limits::default().with_max_depth(3_000);
            let check = |levels| schema.check_with(nested(levels).as_bytes(), &limits);
            check(2_000).unwrap();
            assert_eq!(check(1_999).unwrap_err().violations().len(), 2);
        };
        let all = move || [("[", "]"), ("{\"a\":", "}")].map(|(open, close)| check(open, close));
        let small = std::thread::Builder::new().stack_size(256 << 10);
        small.spawn(all).unwrap().join().unwrap();
    }
}
