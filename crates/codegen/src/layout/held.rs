//! The kinds of values that types take, where their parts allow others as well: the struct of `["object", "null"]` is for objects.

use saop_json::{JsonKind, JsonRef};

use super::Make;
use crate::layout::ir::{Shape, Ty};

/// A type that holds others deeper than this is taken to be for all kinds of its part.
const MOST_LEVELS: usize = 64;

impl Make<'_> {
    /// Notes the kinds of each type that takes fewer than its part allows.
    pub(super) fn say_kinds(&mut self) {
        for index in 0..self.items.len() {
            let allowed = &*self.outlined(self.items[index].part).kinds;
            let is_taken = |kind: &&JsonKind| self.item_takes(index, **kind, 0);
            let taken: Vec<JsonKind> = allowed.iter().filter(is_taken).copied().collect();
            if taken.len() < allowed.len() {
                self.items[index].kinds = taken;
            }
        }
    }

    fn item_takes(&self, index: usize, kind: JsonKind, level: usize) -> bool {
        match &self.items[index].shape {
            Shape::Struct { .. } => kind == JsonKind::Object,
            Shape::Enum(_) | Shape::Text(_) => kind == JsonKind::String,
            Shape::Number(_) | Shape::Integer(_) => kind == JsonKind::Number,
            Shape::List(..) | Shape::HandList { .. } => kind == JsonKind::Array,
            Shape::Literals(constants) => constants
                .iter()
                .any(|one| JsonRef::of_valid(&one.json).kind() == kind),
            Shape::Kinds(variants) => variants
                .iter()
                .any(|one| one.kind.is_none_or(|name| name == format!("{kind:?}"))),
            Shape::Branches(variants, _) => variants.iter().any(|one| one.kinds.contains(&kind)),
            Shape::Checked(inner, _) | Shape::Wrapper(inner) | Shape::Alias(inner) => {
                level > MOST_LEVELS || self.takes(inner, kind, level + 1)
            }
            Shape::Pending | Shape::HandWritten(_) | Shape::Member(..) => true,
        }
    }

    fn takes(&self, ty: &Ty, kind: JsonKind, level: usize) -> bool {
        match ty {
            Ty::Null => kind == JsonKind::Null,
            Ty::Bool => kind == JsonKind::Bool,
            Ty::I64 | Ty::U64 | Ty::F64 | Ty::Number | Ty::Integer => kind == JsonKind::Number,
            Ty::String | Ty::NonEmpty => kind == JsonKind::String,
            Ty::List(_) | Ty::Tuple(_) => kind == JsonKind::Array,
            Ty::Object | Ty::Map(_) => kind == JsonKind::Object,
            Ty::Nullable(inner) => kind == JsonKind::Null || self.takes(inner, kind, level),
            Ty::Boxed(inner) => self.takes(inner, kind, level),
            Ty::Named(index) => self.item_takes(*index, kind, level),
            Ty::Any | Ty::Shared(_) => true,
        }
    }
}
