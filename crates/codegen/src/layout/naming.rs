//! Names: those that the schema has for its parts, and those that are free.

use std::collections::{BTreeSet, HashMap};

use saop_json::JsonKind;
use saop_json::pointer::pointer_step;
use saop_schema::{Outline, OutlinePart};

use crate::names;

/// Returns the name that the schema has for a part: the key of a definition, or the file of another document.
pub(super) fn own_name(part: &OutlinePart) -> Option<String> {
    let location = part.location.as_deref()?;
    let document = location.strip_suffix('#');
    if let Some(uri) = document.filter(|uri| !uri.starts_with('/')) {
        return names::type_name(names::stem(uri));
    }
    let mut steps = location.rsplit('/');
    let key = steps.next()?;
    let around = steps.next()?;
    let key = pointer_step(key);
    matches!(around, "definitions" | "$defs").then(|| names::type_name(&key))?
}

/// Returns the last step of the key of each definition that is called by a path, such as `Container` for `io.k8s.api.core.v1.Container`,
/// if no other one is called the same. `root` is the name of the root.
pub(super) fn last_steps(outline: &Outline, root: Option<&str>) -> HashMap<String, String> {
    let mut places: HashMap<String, BTreeSet<&str>> = HashMap::new();
    let mut found = Vec::new();
    for part in &outline.parts {
        let Some(location) = part.location.as_deref() else {
            continue;
        };
        let mut steps = location.rsplit('/');
        let (Some(key), Some("definitions" | "$defs")) = (steps.next(), steps.next()) else {
            continue;
        };
        let key = pointer_step(key).into_owned();
        let last = key.rsplit('.').next().unwrap_or(&key);
        if let Some(name) = names::type_name(last) {
            places.entry(name.clone()).or_default().insert(location);
            let is_type = last.starts_with(|first: char| first.is_ascii_uppercase());
            if is_type && last.len() < key.len() {
                found.push((key, name));
            }
        }
    }
    let root = root.and_then(names::type_name);
    found.retain(|(_, name)| places[name].len() == 1 && root.as_ref() != Some(name));
    found.into_iter().collect()
}

/// Returns a name for a part that allows values of one kind only.
pub(super) fn kind_name(part: &OutlinePart) -> Option<String> {
    let [kind] = *part.kinds else { return None };
    let says_integer = part.facts.types.as_ref().is_some_and(|one| one.integer);
    if kind == JsonKind::Number && says_integer {
        return Some("Integer".to_owned());
    }
    Some(kind_names(kind).1.to_owned())
}

pub(super) const fn kind_names(kind: JsonKind) -> (&'static str, &'static str) {
    match kind {
        JsonKind::Null => ("Null", "Null"),
        JsonKind::Bool => ("Bool", "Boolean"),
        JsonKind::Number => ("Number", "Number"),
        JsonKind::String => ("String", "String"),
        JsonKind::Array => ("Array", "Array"),
        JsonKind::Object => ("Object", "Object"),
    }
}

/// Names that are in use.
#[derive(Default)]
pub(super) struct Taken {
    names: BTreeSet<String>,
    /// The number after a name from which on none is taken.
    numbers: HashMap<String, usize>,
}

impl Taken {
    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    pub(super) fn add(&mut self, name: &str) -> bool {
        self.names.insert(name.to_owned())
    }

    /// Takes the name, or with the first number after it that makes it one that is not in use.
    pub(super) fn free(&mut self, name: &str) -> String {
        if self.add(name) {
            return name.to_owned();
        }
        let mut number = self.numbers.get(name).copied().unwrap_or(2);
        // An underscore that only tells it from a keyword is not needed.
        let stem = name.trim_end_matches('_');
        let mut free = format!("{stem}{number}");
        while !self.add(&free) {
            number += 1;
            free = format!("{stem}{number}");
        }
        self.numbers.insert(name.to_owned(), number + 1);
        free
    }

    /// Takes a name for each of several texts, with the identifier for it. What is spelled as it is comes before what only becomes the
    /// same: of `ﬁle` (with one letter for `fi`) and `file`, the latter has the name without a number.
    pub(super) fn free_for_all(&mut self, all: &[(&str, String)]) -> Vec<String> {
        let mut free = vec![String::new(); all.len()];
        for is_own in [true, false] {
            for ((text, name), free) in all.iter().zip(&mut free) {
                if is_spelled_so(text) == is_own {
                    *free = self.free(name);
                }
            }
        }
        free
    }
}

/// Whether a text is spelled in names as it is.
pub(super) fn is_spelled_so(text: &str) -> bool {
    names::spelled(text) == text
}

/// Returns the beginning of a name as it is spelled, of as many characters as one reads.
pub(super) fn short(name: &str) -> String {
    let mut short = cut(name).to_owned();
    // What is cut off may be the letter for which others of its script stay. There are few scripts, so that this comes to an end.
    loop {
        let next = cut(&names::spelled(&short)).to_owned();
        if next == short {
            return short;
        }
        short = next;
    }
}

fn cut(name: &str) -> &str {
    const MOST: usize = 100;
    let end = name.char_indices().nth(MOST);
    end.map_or(name, |(end, _)| name.get(..end).unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::{Taken, short};
    use crate::names;

    // SPEC S2
    #[test]
    fn what_is_spelled_as_it_is_has_no_number() {
        let all = ["ﬁle", "file", "File", "x"];
        let all = all.map(|text| (text, names::field(text)));
        let free = Taken::default().free_for_all(&all);
        assert_eq!(free, ["file3", "file", "file2", "x"]);
    }

    // SPEC S2
    #[test]
    fn a_long_name_is_cut_as_it_is_spelled() {
        let long = "n".repeat(150);
        assert_eq!(short(&long).len(), 100);
        assert_eq!(short("größe"), "größe");
        // One of its letters is 18 of a normal form, each of which is spelled by its number.
        let long = "\u{fdfa}".repeat(99);
        assert!(short(&long).chars().count() <= 100);
        assert!(names::field(&short(&long)).len() <= 200);
        // Beyond the hundredth is the only letter that looks like no Latin one.
        let alike = format!("{}я", "а".repeat(120));
        assert!(short(&alike).is_ascii());
    }
}
