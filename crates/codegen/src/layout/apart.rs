//! Names that look alike, which rustc would warn of wherever in a crate they are: the later one is spelled by its letters' numbers.
//!
//! Invariant: no two names of a run look alike.

use std::collections::{BTreeSet, HashMap};

use super::Layout;
use crate::layout::ir::Shape;
use crate::names;
use crate::names::alike::looks;

/// The names of a run.
#[derive(Default)]
pub(crate) struct Apart {
    /// The first name of each look.
    first: HashMap<String, String>,
}

impl Apart {
    /// Renames what looks like another name.
    pub(crate) fn tell_apart(&mut self, layout: &mut Layout) {
        let mut all = BTreeSet::new();
        let mut renamed: HashMap<String, String> = HashMap::new();
        each_name(layout, &mut |name, is_type| {
            all.insert(name.clone());
            if name.is_ascii() {
                return;
            }
            let first = self.first.entry(looks(name));
            if first.or_insert_with(|| name.clone()) != name {
                renamed.insert(name.clone(), names::numbered(name, is_type));
            }
        });
        for name in renamed.values_mut() {
            let stem = name.clone();
            let mut number = 2;
            while !all.insert(name.clone()) {
                *name = format!("{stem}{number}");
                number += 1;
            }
        }
        if !renamed.is_empty() {
            each_name(layout, &mut |name, _| {
                if let Some(other) = renamed.get(name) {
                    name.clone_from(other);
                }
            });
        }
    }
}

/// Calls a function with each name, and whether it is one of a type or a variant.
fn each_name(layout: &mut Layout, call: &mut dyn FnMut(&mut String, bool)) {
    for item in &mut layout.items {
        call(&mut item.name, true);
        if let Some(builder) = &mut item.builder {
            call(builder, true);
        }
        match &mut item.shape {
            Shape::Struct { fields, .. } => {
                for one in fields {
                    call(&mut one.rust, false);
                }
            }
            Shape::Enum(all) | Shape::Literals(all) => {
                for one in all {
                    call(&mut one.rust, true);
                }
            }
            Shape::Kinds(all) => {
                for one in all {
                    call(&mut one.rust, true);
                }
            }
            Shape::Branches(all, _) | Shape::Member(all, _) => {
                for one in all {
                    call(&mut one.rust, true);
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

    // SPEC S2
    #[test]
    fn of_names_that_look_alike_one_is_spelled_by_numbers() {
        // The first has a Latin `a` among Cyrillic letters.
        let schema = |names: [&str; 2]| {
            let [one, other] = names.map(|name| format!(r#""{name}": {{"type": "string"}}"#));
            format!(
                r#"{{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {{{one}, {other}}}}}"#
            )
        };
        let sources = BTreeMap::from([
            ("a.json".to_owned(), schema(["фильm", "имя"])),
            ("b.json".to_owned(), schema(["фильrn", "имя"])),
            ("c.json".to_owned(), schema(["имяa", "имяа"])),
        ]);
        let settings = Settings::default().with_house_rules(false);
        let made = generate(&sources, &settings).unwrap();
        let text = &made.files["types.rs"];
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
}
