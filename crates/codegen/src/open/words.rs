//! What a schema says of a part to its readers.

use saop_json::JsonRef;
use saop_schema::OutlinePart;

/// The title and the description of a part.
pub(super) struct Words {
    pub(super) title: Option<String>,
    description: Option<String>,
}

impl Words {
    pub(super) fn of(part: &OutlinePart) -> Self {
        let text = |keyword: &str| {
            // What is longer is no documentation, and would be repeated at each use.
            const MOST: usize = 8 << 10;
            let text = part.keyword(keyword).filter(|text| text.len() <= MOST)?;
            let text = JsonRef::of_valid(text).as_str()?;
            Some(text.into_owned()).filter(|text| !text.trim().is_empty())
        };
        Self {
            title: text("title"),
            description: text("description"),
        }
    }

    /// Returns the documentation of the type: the description, or else the title.
    pub(super) fn docs(self) -> String {
        self.description.or(self.title).unwrap_or_default()
    }
}
