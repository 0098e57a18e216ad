//! Where a document of a schema has actions, as the schema itself says.

use std::sync::OnceLock;

use saop_json::pointer::push_pointer_step;
use saop_json::{JsonRef, NodeRef, Tree};
use saop_schema::TypeSchema;

use crate::generated::{SAOP_ACTION, SCHEMAS};

/// A step into a document.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// To a member.
    Property(String),
    /// To every item.
    Items,
    /// To every member.
    Values,
}

/// The way to the actions of a document.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Site(Vec<Step>);

/// Returns where documents of a schema have actions. Worked out once.
pub(super) fn of(schema: &TypeSchema) -> &'static [Site] {
    static ALL: OnceLock<Vec<(&'static str, Vec<Site>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| SCHEMAS.iter().map(|one| (one.name(), find(one))).collect());
    let mut all = all.iter();
    all.find(|(name, _)| *name == schema.name())
        .map_or(&[], |(_, sites)| sites)
}

fn find(schema: &'static TypeSchema) -> Vec<Site> {
    if schema.name() == SAOP_ACTION.name() {
        return vec![Site(Vec::new())];
    }
    let tree = Tree::of_valid(schema.text());
    let mut search = Search {
        root: tree.root(),
        way: Vec::new(),
        open: Vec::new(),
        sites: Vec::new(),
    };
    search.schema(tree.root());
    search.sites
}

/// The definition of the action in a self-contained schema.
const ACTION: &str = "#/definitions/SaopAction";

struct Search<'t> {
    root: NodeRef<'t>,
    way: Vec<Step>,
    /// The references that are being followed.
    open: Vec<String>,
    sites: Vec<Site>,
}

impl<'t> Search<'t> {
    fn schema(&mut self, schema: NodeRef<'t>) {
        if let Some(reference) = schema.member("$ref").and_then(NodeRef::string) {
            let reference = reference.into_owned();
            if reference == ACTION {
                self.sites.push(Site(self.way.clone()));
            } else if let Some(pointer) = reference.strip_prefix('#')
                && !self.open.contains(&reference)
                && let Some(target) = self.root.pointer(pointer)
            {
                self.open.push(reference);
                self.schema(target);
                self.open.pop();
            }
            return;
        }
        for (keyword, value) in schema.members() {
            match &*keyword {
                "properties" => {
                    for (name, value) in value.members() {
                        self.below(Step::Property(name.into_owned()), value);
                    }
                }
                "items" => self.below(Step::Items, value),
                "additionalProperties" => self.below(Step::Values, value),
                "oneOf" => value.items().for_each(|branch| self.schema(branch)),
                _ => {}
            }
        }
    }

    fn below(&mut self, step: Step, schema: NodeRef<'t>) {
        self.way.push(step);
        self.schema(schema);
        self.way.pop();
    }
}

/// A value that can be gone into: one of a text, or a node of its tree.
pub(super) trait Value: Copy {
    fn get(self, name: &str) -> Option<Self>;
    fn items(self) -> impl Iterator<Item = Self>;
    fn members(self) -> impl Iterator<Item = (String, Self)>;
}

impl Value for JsonRef<'_> {
    fn get(self, name: &str) -> Option<Self> {
        JsonRef::get(self, name)
    }

    fn items(self) -> impl Iterator<Item = Self> {
        JsonRef::items(self)
    }

    fn members(self) -> impl Iterator<Item = (String, Self)> {
        JsonRef::members(self).map(|(name, value)| (name.into_owned(), value))
    }
}

impl Value for NodeRef<'_> {
    fn get(self, name: &str) -> Option<Self> {
        self.member(name)
    }

    fn items(self) -> impl Iterator<Item = Self> {
        NodeRef::items(self)
    }

    fn members(self) -> impl Iterator<Item = (String, Self)> {
        NodeRef::members(self).map(|(name, value)| (name.into_owned(), value))
    }
}

impl Site {
    /// Passes every value of a document at this place to `each`, with its JSON Pointer. Values of other kinds than the
    /// schema has are passed over.
    pub(super) fn visit<V: Value>(&self, root: V, each: &mut impl FnMut(V, &str)) {
        go(&self.0, root, &mut String::new(), each);
    }
}

fn go<V: Value>(way: &[Step], value: V, path: &mut String, each: &mut impl FnMut(V, &str)) {
    let Some((step, rest)) = way.split_first() else {
        each(value, path);
        return;
    };
    let mut into = |name: &str, value: V| {
        let length = path.len();
        push_pointer_step(path, name);
        go(rest, value, path, each);
        path.truncate(length);
    };
    match step {
        Step::Property(name) => {
            if let Some(value) = value.get(name) {
                into(name, value);
            }
        }
        Step::Items => {
            let items = value.items().enumerate();
            items.for_each(|(index, item)| into(&index.to_string(), item));
        }
        Step::Values => value.members().for_each(|(name, value)| into(&name, value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pointers(name: &str) -> Vec<String> {
        let schema = crate::schema(name).map(of).unwrap_or_default();
        let step = |step: &Step| match step {
            Step::Property(name) => format!("/{name}"),
            Step::Items | Step::Values => "/*".to_owned(),
        };
        let sites = schema.iter();
        sites
            .map(|site| site.0.iter().map(step).collect())
            .collect()
    }

    // SPEC X3
    #[test]
    fn actions_are_found_where_the_schemas_have_them() {
        assert_eq!(pointers("saop-envelope"), ["/action"]);
        assert_eq!(
            pointers("saop-parallel-turn-envelope"),
            ["/agent_turns/*/action"]
        );
        assert_eq!(pointers("saop-action"), [""]);
        assert!(pointers("observation").is_empty());
    }

    // SPEC X3
    #[test]
    fn members_of_any_name_are_gone_into() {
        let text = r#"{"a/b": [{"x": 1}], "c": [{"x": 2}, {"y": 3}], "d": 4}"#;
        let site = Site(vec![
            Step::Values,
            Step::Items,
            Step::Property("x".to_owned()),
        ]);
        let expected = ["/a~1b/0/x", "/c/0/x"];
        let mut found = Vec::new();
        site.visit(JsonRef::of_valid(text), &mut |_, path| {
            found.push(path.to_owned());
        });
        assert_eq!(found, expected);
        let tree = Tree::of_valid(text);
        found.clear();
        site.visit(tree.root(), &mut |_, path| found.push(path.to_owned()));
        assert_eq!(found, expected);
    }
}
