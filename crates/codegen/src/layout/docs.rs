//! What a schema says of a part to its readers.

use saop_json::{JsonKind, JsonRef};
use saop_schema::{OutlinePart, asserted_keywords};

/// The title and the description of a part.
pub(crate) struct Words {
    pub(crate) title: Option<String>,
    description: Option<String>,
}

impl Words {
    pub(crate) fn of(part: &OutlinePart) -> Self {
        Self {
            title: words_of(part.facts.title.as_ref()),
            description: words_of(part.facts.description.as_ref()),
        }
    }

    /// Returns the documentation of the type: the description, or else the title.
    pub(crate) fn docs(self) -> String {
        self.description.or(self.title).unwrap_or_default()
    }
}

/// Returns a text of a schema, if it is one that documents something.
pub(crate) fn words_of(text: Option<&String>) -> Option<String> {
    // What is longer is no documentation, and would be repeated at each use.
    const MOST: usize = 8 << 10;
    let text = text?;
    (text.len() <= MOST && !text.trim().is_empty()).then(|| text.clone())
}

/// Keywords that the type itself says.
const SAID: [&str; 4] = ["type", "properties", "required", "$ref"];

/// Returns what to say of a type whose values are checked: its schema if that is short, or the keywords that the type does not say.
pub(crate) fn checked(part: &OutlinePart, schema: JsonRef<'_>) -> Option<String> {
    const SHORT: usize = 160;
    let is_asked = |name: &str| asserted_keywords().any(|known| known == name) || part.says(name);
    let members = schema.members().filter(|(name, _)| is_asked(name));
    let members: Vec<_> = members.collect();
    if members.is_empty() {
        return None;
    }
    let is_flat = |value: &JsonRef<'_>| value.kind() != JsonKind::Object;
    let length: usize = members
        .iter()
        .map(|(name, value)| name.len() + value.as_json().len())
        .sum();
    if length <= SHORT
        && members
            .iter()
            .all(|(_, value)| is_flat(value) && !value.as_json().contains(['`', '\n']))
    {
        let members = members
            .iter()
            .map(|(name, value)| format!("\"{name}\": {}", value.as_json()));
        let members: Vec<String> = members.collect();
        return Some(format!("Valid under `{{{}}}`.", members.join(", ")));
    }
    let said = members.iter().filter(|(name, _)| !SAID.contains(&&**name));
    let said: Vec<String> = said.map(|(name, _)| format!("`{name}`")).collect();
    (!said.is_empty()).then(|| format!("Checked: {}.", said.join(", ")))
}
