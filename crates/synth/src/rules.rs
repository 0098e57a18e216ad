//! The rules of a schema, each at each place it holds, and the way to such a place in a document.
//! Invariant: every rule that a document can break is listed once.

use crate::equal::equal;
use crate::free;
use crate::make::Maker;
use crate::number::Bounds;
use crate::rng::Rng;
use crate::schema::{Extra, Kind, NodeId, Schema};
use crate::string;
use crate::tree::{Member, Tree};

/// One step from a value to one inside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Property(String, NodeId),
    Items(NodeId),
    Values(NodeId),
    /// To the same value as an object of one kind.
    Branch(NodeId),
}

/// What a rule asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Demand {
    Type,
    Required(String),
    Closed,
    MinLength,
    MaxLength,
    Pattern,
    Enum,
    Const,
    Minimum,
    Maximum,
    ExclusiveMinimum,
    ExclusiveMaximum,
    MinItems,
    MaxItems,
    UniqueItems,
    MultipleOf,
    OneOf,
}

impl Demand {
    pub(crate) fn keyword(&self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Required(_) => "required",
            Self::Closed => "additionalProperties",
            Self::MinLength => "minLength",
            Self::MaxLength => "maxLength",
            Self::Pattern => "pattern",
            Self::Enum => "enum",
            Self::Const => "const",
            Self::Minimum => "minimum",
            Self::Maximum => "maximum",
            Self::ExclusiveMinimum => "exclusiveMinimum",
            Self::ExclusiveMaximum => "exclusiveMaximum",
            Self::MinItems => "minItems",
            Self::MaxItems => "maxItems",
            Self::UniqueItems => "uniqueItems",
            Self::MultipleOf => "multipleOf",
            Self::OneOf => "oneOf",
        }
    }
}

/// A demand at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) steps: Vec<Step>,
    pub(crate) node: NodeId,
    pub(crate) demand: Demand,
}

/// A rule of a schema at one place, as violations name it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// JSON Pointer to what breaks it, `*` for any item or any value of a map. For `required` the
    /// missing member itself, for `additionalProperties` the object that is closed.
    pub path: String,
    /// The keyword.
    pub keyword: &'static str,
}

impl Placed {
    pub(crate) fn rule(&self) -> Rule {
        let mut path = String::new();
        for step in &self.steps {
            match step {
                Step::Property(name, _) => push_token(&mut path, name),
                Step::Items(_) | Step::Values(_) => path.push_str("/*"),
                Step::Branch(_) => {}
            }
        }
        if let Demand::Required(name) = &self.demand {
            push_token(&mut path, name);
        }
        Rule {
            path,
            keyword: self.demand.keyword(),
        }
    }
}

fn push_token(path: &mut String, name: &str) {
    path.push('/');
    path.push_str(&name.replace('~', "~0").replace('/', "~1"));
}

impl Schema {
    /// Every rule at every place, in the order of the schema.
    pub(crate) fn rules(&self) -> Vec<Placed> {
        let mut rules = Vec::new();
        self.collect(self.root, &mut Vec::new(), &mut Vec::new(), &mut rules);
        rules
    }

    fn collect(
        &self,
        id: NodeId,
        steps: &mut Vec<Step>,
        above: &mut Vec<NodeId>,
        rules: &mut Vec<Placed>,
    ) {
        // Where much refers to much, the places are more than documents will be made of.
        const MOST: usize = 20_000;
        // Twice round a circle shows each of its places; a third time adds none.
        if above.iter().filter(|&&other| other == id).count() >= 2 || rules.len() > MOST {
            return;
        }
        let node = &self.nodes[id];
        let Bounds {
            minimum,
            maximum,
            exclusive_minimum,
            exclusive_maximum,
        } = node.bounds;
        let mut demands: Vec<Demand> = [
            (!node.kinds.is_empty(), Demand::Type),
            (node.extra == Extra::Closed, Demand::Closed),
            (node.min_length > 0, Demand::MinLength),
            (node.max_length.is_some(), Demand::MaxLength),
            (node.pattern.is_some(), Demand::Pattern),
            (!node.variants.is_empty(), Demand::Enum),
            (node.constant.is_some(), Demand::Const),
            (minimum.is_some(), Demand::Minimum),
            (maximum.is_some(), Demand::Maximum),
            (exclusive_minimum.is_some(), Demand::ExclusiveMinimum),
            (exclusive_maximum.is_some(), Demand::ExclusiveMaximum),
            (node.min_items > 0, Demand::MinItems),
            (node.max_items.is_some(), Demand::MaxItems),
            (node.unique, Demand::UniqueItems),
            (node.step.is_some(), Demand::MultipleOf),
            (!node.branches.is_empty(), Demand::OneOf),
        ]
        .into_iter()
        .filter_map(|(holds, demand)| holds.then_some(demand))
        .collect();
        let required = node.properties.iter().filter(|property| property.required);
        demands.extend(required.map(|property| Demand::Required(property.name.clone())));
        rules.extend(demands.into_iter().map(|demand| Placed {
            steps: steps.clone(),
            node: id,
            demand,
        }));
        let mut inner: Vec<_> = node
            .properties
            .iter()
            .map(|property| {
                (
                    Step::Property(property.name.clone(), property.node),
                    property.node,
                )
            })
            .collect();
        inner.extend(node.items.map(|items| (Step::Items(items), items)));
        if let Extra::Values(values) = node.extra {
            inner.push((Step::Values(values), values));
        }
        inner.extend(
            node.branches
                .iter()
                .map(|&branch| (Step::Branch(branch), branch)),
        );
        above.push(id);
        for (step, next) in inner {
            steps.push(step);
            self.collect(next, steps, above, rules);
            steps.pop();
        }
        above.pop();
    }

    /// The rule that a violation at `pointer` breaks; `None` where the schema knows no such place.
    pub(crate) fn rule_at(&self, pointer: &str, keyword: &str, rules: &[Placed]) -> Option<Rule> {
        let mut tokens: Vec<_> = pointer
            .split('/')
            .skip(1)
            .map(|token| token.replace("~1", "/").replace("~0", "~"))
            .collect();
        if keyword == "additionalProperties" {
            tokens.pop()?;
        }
        let mut path = String::new();
        let mut node = &self.nodes[self.root];
        for token in &tokens {
            let branches = node.branches.iter().map(|&branch| &self.nodes[branch]);
            node = branches
                .chain([node])
                .find(|node| node.property(token).is_some())
                .unwrap_or(node);
            let next = if let Some(property) = node.property(token) {
                push_token(&mut path, token);
                property.node
            } else {
                path.push_str("/*");
                match node.extra {
                    Extra::Values(values) => values,
                    _ => node.items?,
                }
            };
            node = &self.nodes[next];
        }
        rules
            .iter()
            .map(Placed::rule)
            .find(|rule| rule.path == path && rule.keyword == keyword)
    }
}

impl Maker<'_> {
    /// The value at the end of `steps`, made there where an optional member, an item or a value of a
    /// map is not there yet; `None` where the document is of another shape.
    pub(crate) fn reach<'t>(
        self,
        tree: &'t mut Tree,
        steps: &[Step],
        rng: &mut Rng,
    ) -> Option<&'t mut Tree> {
        let mut here = tree;
        let mut node = &self.schema.nodes[self.schema.root];
        for (level, step) in steps.iter().enumerate() {
            let next = match step {
                Step::Property(_, id) | Step::Items(id) | Step::Values(id) | Step::Branch(id) => {
                    *id
                }
            };
            here = match (step, here) {
                (Step::Branch(_), here) => {
                    if !self.is_branch(next, here) {
                        *here = self.value(next, level, rng);
                    }
                    here
                }
                (Step::Property(name, _), Tree::Object(members)) => {
                    let found = members
                        .iter()
                        .position(|member| member.name().as_ref() == Some(name));
                    let at = found.unwrap_or_else(|| {
                        let at = rng.below(members.len() + 1);
                        let value = self.value(next, level + 1, rng);
                        members.insert(at, Member::new(string::spell_plain(name), value));
                        at
                    });
                    &mut members[at].value
                }
                (Step::Items(_), Tree::Array(items)) => {
                    if items.is_empty() {
                        items.push(self.value(next, level + 1, rng));
                    }
                    let at = rng.below(items.len());
                    &mut items[at]
                }
                (Step::Values(_), Tree::Object(members)) => {
                    let mut at: Vec<_> = (0..members.len())
                        .filter(|&at| {
                            members[at]
                                .name()
                                .is_some_and(|name| node.property(&name).is_none())
                        })
                        .collect();
                    if at.is_empty() {
                        at.push(members.len());
                        let value = self.value(next, level + 1, rng);
                        free::add(members, "key", value, rng);
                    }
                    let at = at[rng.below(at.len())];
                    &mut members[at].value
                }
                _ => return None,
            };
            node = &self.schema.nodes[next];
        }
        Some(here)
    }
}

impl Maker<'_> {
    /// Whether an object carries the constants of a kind of objects.
    fn is_branch(self, id: NodeId, here: &Tree) -> bool {
        self.schema.nodes[id]
            .properties
            .iter()
            .filter(|property| property.required)
            .filter_map(|property| {
                let constant = self.schema.nodes[property.node].constant.as_ref()?;
                Some((constant, here.get(&property.name)))
            })
            .all(|(constant, said)| said.is_some_and(|said| equal(constant, said)))
    }
}

/// The JSON type of a value; an integer is a number with nothing behind the point.
pub(crate) fn kind_of(tree: &Tree) -> Kind {
    match tree {
        Tree::Null => Kind::Null,
        Tree::Bool(_) => Kind::Boolean,
        Tree::Number(raw) if raw.contains(['.', 'e', 'E']) => Kind::Number,
        Tree::Number(_) => Kind::Integer,
        Tree::String(_) => Kind::String,
        Tree::Array(_) => Kind::Array,
        Tree::Object(_) => Kind::Object,
    }
}
