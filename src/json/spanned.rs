//! Lets jsonschema's validator walk a [`Tree`] directly, so that no `serde_json::Value` is ever built
//! from a message. A node shows its index where jsonschema asks for a value: that is how an error
//! leads back to its node without a search.

use std::borrow::Cow;

use jsonschema::JsonType;
use jsonschema::json::{Array, Json, JsonNumber, Node, NodeIdentity, Object};
use serde_json::Value;

use super::number::{self, Integer};
use super::tree::{Members, NodeRef, Tree, same_value};
use super::unique::repeated;
use super::value::JsonKind;
use super::write::push_string;

/// The representation: documents as trees with spans.
pub(crate) struct Spanned;

impl Json for Spanned {
    type Node<'a> = NodeRef<'a>;
    type PreparedKey = String;
    type StringBuffer = String;

    // A lookup walks the members, so one pass over them replaces several lookups.
    const KEYS_PER_LOOKUP: usize = 8;

    fn prepare_key(key: &str) -> String {
        key.to_owned()
    }

    fn with_string_node<T>(
        buffer: &mut String,
        string: &str,
        f: impl FnOnce(NodeRef<'_>) -> T,
    ) -> T {
        buffer.clear();
        push_string(buffer, string);
        f(Tree::of_valid(buffer).root())
    }
}

impl<'a> Node<'a, Spanned> for NodeRef<'a> {
    type Object = Self;
    type Array = Items<'a>;
    type Number = NumberText<'a>;

    fn as_object(&self) -> Option<Self> {
        (self.kind() == JsonKind::Object).then_some(*self)
    }

    fn as_array(&self) -> Option<Items<'a>> {
        (self.kind() == JsonKind::Array).then_some(Items(*self))
    }

    fn as_string(&self) -> Option<Cow<'a, str>> {
        self.string()
    }

    fn as_number(&self) -> Option<NumberText<'a>> {
        (self.kind() == JsonKind::Number).then(|| NumberText(self.text()))
    }

    fn as_boolean(&self) -> Option<bool> {
        (self.kind() == JsonKind::Bool).then(|| self.text() == "true")
    }

    fn is_null(&self) -> bool {
        self.kind() == JsonKind::Null
    }

    fn json_type(&self) -> JsonType {
        match self.kind() {
            JsonKind::Null => JsonType::Null,
            JsonKind::Bool => JsonType::Boolean,
            JsonKind::Number => JsonType::Number,
            JsonKind::String => JsonType::String,
            JsonKind::Array => JsonType::Array,
            JsonKind::Object => JsonType::Object,
        }
    }

    fn equals_value(&self, expected: &Value) -> bool {
        let text = expected.to_string();
        let tree = Tree::of_valid(&text);
        same_value_across(*self, tree.root())
    }

    fn to_value(&self) -> Cow<'a, Value> {
        Cow::Owned(Value::from(self.index()))
    }

    fn identity(&self) -> Option<NodeIdentity> {
        Some(NodeIdentity::tagged(self.tree_address(), self.index()))
    }
}

/// Shortens the longer-lived side, which the trait's lifetimes keep apart.
fn same_value_across<'b>(left: NodeRef<'b>, right: NodeRef<'b>) -> bool {
    same_value(left, right)
}

impl<'a> Object<'a, Spanned> for NodeRef<'a> {
    type Node = Self;
    type MemberName = Cow<'a, str>;
    type MembersIter = Members<'a>;

    fn len(&self) -> usize {
        NodeRef::members(*self).count()
    }

    fn is_empty(&self) -> bool {
        NodeRef::members(*self).next().is_none()
    }

    fn get(&self, key: &String) -> Option<Self> {
        self.member(key)
    }

    fn members(&self) -> Members<'a> {
        NodeRef::members(*self)
    }
}

/// An array node.
pub(crate) struct Items<'a>(NodeRef<'a>);

impl<'a> Array<'a, Spanned> for Items<'a> {
    type Node = NodeRef<'a>;
    type ElementsIter = Box<dyn Iterator<Item = NodeRef<'a>> + 'a>;

    fn len(&self) -> usize {
        self.0.items().count()
    }

    fn elements(&self) -> Self::ElementsIter {
        Box::new(self.0.items())
    }

    fn is_unique(&self) -> bool {
        repeated(self.0).is_none()
    }
}

/// A number token.
pub(crate) struct NumberText<'a>(pub(crate) &'a str);

impl JsonNumber for NumberText<'_> {
    fn as_u64(&self) -> Option<u64> {
        match number::integer(self.0) {
            Integer::U64(value) => Some(value),
            _ => None,
        }
    }

    fn as_i64(&self) -> Option<i64> {
        match number::integer(self.0) {
            Integer::U64(value) => i64::try_from(value).ok(),
            Integer::I64(value) => Some(value),
            _ => None,
        }
    }

    fn as_f64(&self) -> Option<f64> {
        number::float(self.0)
    }

    fn as_str(&self) -> Cow<'_, str> {
        Cow::Borrowed(self.0)
    }

    fn to_number(&self) -> Cow<'_, serde_json::Number> {
        Cow::Owned(self.0.parse().unwrap_or_else(|_| 0.into()))
    }

    fn is_integer(&self) -> bool {
        number::integer(self.0) != Integer::Fraction
    }

    fn is_written_as_integer(&self) -> bool {
        !self.0.contains(['.', 'e', 'E'])
    }
}
