//! What a tool's own schema says of the value that a violation is about: its `description`. It becomes part of the message, so that
//! people, events, reports and corrections all have it. It is somebody else's text: one line, bounded, nothing hidden or reordered.

use std::collections::HashMap;

use saop_json::pointer::{below, push_pointer_step};
use saop_json::show::one_line;
use saop_json::{NodeRef, Tree};
use saop_schema::Violation;

/// Maximum length of a shown description, in bytes.
const LONGEST: usize = 200;

/// The descriptions in a schema, by the JSON Pointers of what they describe.
#[derive(Debug)]
pub(crate) struct Descriptions(HashMap<String, String>);

impl Descriptions {
    /// Reads the descriptions of a schema that was compiled.
    pub(crate) fn of(schema: &str) -> Self {
        let mut all = HashMap::new();
        collect(Tree::of_valid(schema).root(), &mut String::new(), &mut all);
        Self(all)
    }

    /// Returns the violation with the description of what it is about, if the schema has one. `arguments` is where the arguments
    /// stand in the document.
    pub(crate) fn describe(&self, violation: &Violation, arguments: &str) -> Violation {
        let violation = violation.clone();
        let Some(description) = self.find(&violation, arguments) else {
            return violation;
        };
        let message = format!(
            "{}; it is described as \"{description}\"",
            violation.message()
        );
        violation.with_message(message)
    }

    fn find(&self, violation: &Violation, arguments: &str) -> Option<&str> {
        let keyword = violation.keyword();
        if matches!(
            keyword,
            Some("additionalProperties" | "propertyNames" | "unevaluatedProperties")
        ) {
            // It is about a member that the schema does not describe.
            return None;
        }
        let way = violation.instance_path().strip_prefix(arguments)?;
        let place = member_place(way);
        if let Some(description) = self.0.get(&place).filter(|_| !way.is_empty()) {
            return Some(description);
        }
        // Of another document than the schema itself, nothing is known here.
        let path = violation.schema_path();
        let (around, _) = path.rsplit_once('/').filter(|_| path.starts_with('/'))?;
        match keyword {
            Some("required") => {
                let name = violation.expected()?.as_str()?;
                let place = below(&format!("{around}/properties"), name);
                self.0.get(&place).map(String::as_str)
            }
            Some("dependencies" | "dependentRequired") => None,
            _ => self.0.get(around).map(String::as_str),
        }
    }
}

/// Returns where a schema describes the value at a pointer, if it does so member by member.
fn member_place(pointer: &str) -> String {
    let mut place = String::new();
    for step in pointer.split('/').skip(1) {
        if step.bytes().all(|byte| byte.is_ascii_digit()) {
            place.push_str("/items");
        } else {
            place.push_str("/properties/");
            place.push_str(step);
        }
    }
    place
}

fn collect(node: NodeRef<'_>, place: &mut String, all: &mut HashMap<String, String>) {
    let length = place.len();
    for (key, value) in node.members() {
        if key == "description"
            && let Some(text) = value.string()
            && let words = spaced(&text)
            && !words.is_empty()
        {
            all.insert(place.clone(), one_line(&words, LONGEST));
        }
        push_pointer_step(place, &key);
        collect(value, place, all);
        place.truncate(length);
    }
    for (index, item) in node.items().enumerate() {
        push_pointer_step(place, &index.to_string());
        collect(item, place, all);
        place.truncate(length);
    }
}

/// Returns a text with single spaces in place of line breaks and other white space.
fn spaced(text: &str) -> String {
    let words = text.split_whitespace().take(LONGEST);
    words.collect::<Vec<_>>().join(" ")
}
