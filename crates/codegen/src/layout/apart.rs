//! Names that look alike, which rustc would warn of wherever in a crate they are: the later one is spelled by its letters' numbers.
//!
//! Invariant: no two names of what a run emits look alike, those of functions included.

use std::collections::HashMap;

use super::Layout;
use super::naming::Taken;
use crate::layout::ir::{Item, Shape};
use crate::names;
use crate::names::alike::looks;

/// What is called by a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum What {
    /// A type or a variant.
    Type,
    /// A field, whose functions are called `with_` and its name.
    Field,
}

/// The names of a run.
#[derive(Default)]
pub(crate) struct Apart {
    /// The first name of each look.
    first: HashMap<String, String>,
}

impl Apart {
    /// Renames what looks like another name.
    pub(crate) fn tell_apart(&mut self, layout: &mut Layout) {
        let mut taken = Taken::default();
        each_name(layout, &mut |name, _| {
            taken.add(name);
        });
        let mut renamed: HashMap<(String, What), String> = HashMap::new();
        each_name(layout, &mut |name, what| {
            let is_alike = self.looks_like_another(name)
                || what == What::Field && self.looks_like_another(&format!("with_{name}"));
            if is_alike {
                let other = renamed
                    .entry((name.clone(), what))
                    .or_insert_with(|| taken.free(&names::numbered(name, what == What::Type)));
                name.clone_from(other);
            }
        });
    }

    /// Returns another name for a module whose name looks like another one.
    pub(crate) fn other_module(&mut self, name: &str) -> Option<String> {
        self.looks_like_another(name)
            .then(|| names::numbered(name, false))
    }

    /// Whether a name looks like another one that there is. Two of ASCII letters are no such names to rustc.
    fn looks_like_another(&mut self, name: &str) -> bool {
        if name.is_ascii() {
            return false;
        }
        let first = self.first.entry(looks(name));
        first.or_insert_with(|| name.to_owned()).as_str() != name
    }
}

/// Calls a function with each name of what is emitted.
fn each_name(layout: &mut Layout, call: &mut dyn FnMut(&mut String, What)) {
    let is_emitted = |item: &&mut Item| !matches!(item.shape, Shape::Pending);
    for item in layout.items.iter_mut().filter(is_emitted) {
        call(&mut item.name, What::Type);
        if let Some(builder) = &mut item.builder {
            call(builder, What::Type);
        }
        match &mut item.shape {
            Shape::Struct { fields, .. } => {
                for one in fields {
                    call(&mut one.rust, What::Field);
                }
            }
            Shape::Enum(all) | Shape::Literals(all) => {
                for one in all {
                    call(&mut one.rust, What::Type);
                }
            }
            Shape::Kinds(all) => {
                for one in all {
                    call(&mut one.rust, What::Type);
                }
            }
            Shape::Branches(all, _) | Shape::Member(all, _) => {
                for one in all {
                    call(&mut one.rust, What::Type);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::{Settings, generate};

    /// Returns the types of schemas of objects, each with the names of its members, which are strings; all on one line.
    fn types(files: &[(&str, &[&str])]) -> String {
        let sources = files.iter().map(|(file, names)| {
            let members = names.iter().map(|name| format!(r#""{name}": {{"type": "string"}}"#));
            let members = members.collect::<Vec<_>>().join(", ");
            let schema = format!(
                r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "t", "type": "object", "properties": {{{members}}}}}"#
            );
            ((*file).to_owned(), schema)
        });
        let settings = Settings::default().with_house_rules(false);
        let made = generate(&sources.collect::<BTreeMap<_, _>>(), &settings).unwrap();
        let words = made.files["types.rs"].split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    // SPEC S2
    #[test]
    fn of_names_that_look_alike_one_is_spelled_by_numbers() {
        // The first has a Latin `a` among Cyrillic letters.
        let text = types(&[
            ("a.json", &["фильm", "имя"]),
            ("b.json", &["фильrn", "имя"]),
            ("c.json", &["имяa", "имяа"]),
        ]);
        for (name, count) in [
            ("pub фильm:", 1),
            ("pub фильrn:", 0),
            ("pub u444_u438_u43b_u44c_rn:", 1),
            ("pub имя:", 2),
            ("pub имяa:", 1),
            ("pub u438_u43c_u44f_u430:", 1),
        ] {
            assert_eq!(text.matches(name).count(), count, "{name}");
        }
    }

    // SPEC S2
    #[test]
    fn a_type_and_a_field_of_one_name_are_spelled_each_in_its_way() {
        let schema = r#"{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "t", "type": "object", "properties": {"국가": {"type": "string"}},
            "$defs": {"구까": {"type": "object", "properties": {"구까": {"type": "string"}}}}}"#;
        let sources = BTreeMap::from([("a.json".to_owned(), schema.to_owned())]);
        let settings = Settings::default().with_house_rules(false);
        let made = generate(&sources, &settings).unwrap();
        let text = &made.files["types.rs"];
        for name in ["pub 국가:", "pub struct Uad6cUae4c ", "pub uad6c_uae4c:"] {
            assert_eq!(text.matches(name).count(), 1, "{name}: {text}");
        }
    }

    // SPEC S2
    #[test]
    fn the_first_of_equal_spellings_has_no_number() {
        for _ in 0..8 {
            let text = types(&[("a.json", &["имяa", "имя_a", "имя_а", "имяа"])]);
            for member in [
                r#"optional u438_u43c_u44f_u430 "имя_а""#,
                r#"optional u438_u43c_u44f_u4302 "имяа""#,
            ] {
                assert_eq!(text.matches(member).count(), 1, "{member}: {text}");
            }
        }
    }

    // SPEC S2
    #[test]
    fn functions_and_modules_do_not_look_like_other_names() {
        let text = types(&[("a.json", &["with_имяа"]), ("b.json", &["имяa"])]);
        for name in ["pub with_имяа:", "pub u438_u43c_u44f_a:"] {
            assert_eq!(text.matches(name).count(), 1, "{name}: {text}");
        }
        let text = types(&[
            ("a/имяa.json", &["a"]),
            ("имяa.json", &["a"]),
            ("имяа.json", &["a"]),
        ]);
        for name in ["имяa", "имяa_2", "u438_u43c_u44f_u430"] {
            let name = format!("pub mod {name} {{");
            assert_eq!(text.matches(&name).count(), 1, "{name}: {text}");
        }
    }
}
