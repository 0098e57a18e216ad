//! What a tool's own schema says of the value that a violation is about: its `description`.

use saop_json::show::one_line;
use saop_json::{NodeRef, Tree};
use saop_schema::Violation;

/// Maximum length of a shown description, in bytes.
const LONGEST: usize = 200;

/// Returns the violation with the description of what it is about, if the schema has one. `schema` is that of the arguments.
pub(crate) fn described(violation: &Violation, schema: &Tree<'_>) -> Violation {
    let violation = violation.clone();
    let Some(description) = description(&violation, schema) else {
        return violation;
    };
    let description = one_line(&spaced(&description), LONGEST);
    let message = format!(
        "{}; it is described as \"{description}\"",
        violation.message()
    );
    violation.with_message(message)
}

fn description(violation: &Violation, schema: &Tree<'_>) -> Option<String> {
    // Of another document than the schema itself, nothing is known here.
    let path = violation.schema_path();
    let (around, _) = path.rsplit_once('/').filter(|_| path.starts_with('/'))?;
    let mut place = schema.root().pointer(around)?;
    if violation.keyword() == Some("required") {
        let name = violation.expected()?.as_str()?;
        place = place.member("properties")?.member(name)?;
    }
    text(place)
}

fn text(schema: NodeRef<'_>) -> Option<String> {
    let description = schema.member("description")?.string()?;
    (!description.trim().is_empty()).then(|| description.into_owned())
}

/// Returns a text with single spaces in place of line breaks and other white space.
fn spaced(text: &str) -> String {
    let words = text.split_whitespace().take(LONGEST);
    words.collect::<Vec<_>>().join(" ")
}
