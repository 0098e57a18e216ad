//! A schema of several types is written as a list of types or, in exported schemas, as an `anyOf` with one type in each
//! branch. Both are compared as the list.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const TYPES: [&str; 7] = [
    "array", "boolean", "integer", "null", "number", "object", "string",
];

/// Returns the members of a schema, with an `anyOf` of one type each as a list of types.
pub(super) fn listed(mut members: Map<String, Value>) -> Map<String, Value> {
    if let Some(types) = types(&members) {
        members.remove("anyOf");
        members.insert("type".to_owned(), types);
    }
    members
}

fn types(members: &Map<String, Value>) -> Option<Value> {
    if members.contains_key("type") {
        return None;
    }
    let branches = members.get("anyOf")?.as_array()?.iter();
    let types = branches.map(|branch| {
        let branch = branch.as_object().filter(|branch| branch.len() == 1)?;
        branch.get("type")?.as_str()
    });
    let types: Vec<&str> = types.collect::<Option<_>>()?;
    let distinct: BTreeSet<&str> = types.iter().copied().collect();
    let is_list = types.len() >= 2
        && distinct.len() == types.len()
        && distinct.iter().all(|name| TYPES.contains(name));
    is_list.then(|| types.into())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::{Version, compare};

    fn changes(old: &Value, new: &Value) -> usize {
        let (old, new) = (old.to_string(), new.to_string());
        let found = compare(Version::new(&old), Version::new(&new)).unwrap();
        found.changes().len()
    }

    #[test]
    fn a_list_of_types_is_an_any_of_with_one_type_each() {
        let list = json!({"description": "d", "type": ["string", "integer"]});
        let branches = json!([{"type": "string"}, {"type": "integer"}]);
        assert_eq!(
            changes(&list, &json!({"description": "d", "anyOf": branches})),
            0
        );
        for other in [
            json!({"description": "d", "anyOf": [{"type": "string", "minLength": 2}, {"type": "integer"}]}),
            json!({"description": "d", "anyOf": [{"type": "string"}, {"minimum": 0}]}),
            json!({"description": "d", "anyOf": [{"type": "string"}, true]}),
            json!({"description": "d", "anyOf": [{"type": "string"}, {"type": "string"}]}),
            json!({"description": "d", "anyOf": []}),
            json!({"description": "d", "type": "string", "anyOf": branches}),
        ] {
            assert!(changes(&list, &other) > 0, "{other}");
        }
    }
}
