//! Arrays: lists and tuples.

use saop_json::JsonKind;
use saop_schema::{OutlineItems, Rest};

use super::{Form, Make};
use crate::layout::ir::{Shape, Ty};

/// Arrays of more items are no tuples.
const MOST_OF_TUPLE: usize = 8;

impl Make<'_> {
    pub(super) fn array(&mut self, part: usize, exact: bool, name: &str) -> Form {
        let here = self.outlined(part);
        let Some(items) = self.first_with(part, |part| part.items.as_ref()) else {
            let item = match self.unevaluated(part, None) {
                Some((_, Rest::Part(item))) => self.part(item, &format!("{name}Item")),
                _ => Ty::Any,
            };
            return self.list(part, item, exact);
        };
        if !items.prefix.is_empty() {
            let own = here.items.as_ref().filter(|_| here.applied.is_empty());
            return match own {
                Some(own) => self.tuple(part, own, name),
                None => self.alike(part, items, items.rest == Rest::None, name),
            };
        }
        match items.rest {
            Rest::Part(item) => {
                let item = self.part(item, &format!("{name}Item"));
                self.list(part, item, exact)
            }
            Rest::Any => self.list(part, Ty::Any, exact),
            Rest::None => Form::Plain(Ty::List(Box::new(Ty::Any)), false),
        }
    }

    /// A list, with its bounds if that is all that the part says of it.
    fn list(&self, part: usize, item: Ty, exact: bool) -> Form {
        let ty = Ty::List(Box::new(item));
        if exact || !self.is_stated(part, JsonKind::Array) {
            return Form::Plain(ty, exact);
        }
        Form::New(
            Shape::List(ty, Box::new(self.outlined(part).facts.clone())),
            true,
        )
    }

    /// An array whose first items have parts of their own: a tuple if it has those and no others.
    fn tuple(&mut self, part: usize, items: &OutlineItems, name: &str) -> Form {
        let here = self.outlined(part);
        let count = items.prefix.len();
        let bounds = here.facts.items;
        let is_bound = bounds.max == Some(count as u64);
        let is_closed = items.rest == Rest::None || is_bound;
        if count <= MOST_OF_TUPLE && is_closed && bounds.min == count as u64 {
            let types = items.prefix.iter().zip(1..);
            let types =
                types.map(|(item, number)| self.part(*item, &format!("{name}Item{number}")));
            let types = types.collect();
            let exact = here.constraints.iter().all(|(keyword, kinds)| {
                matches!(*keyword, "type" | "minItems")
                    || *keyword == "maxItems" && is_bound
                    || !kinds.contains(&JsonKind::Array)
            });
            return Form::Plain(Ty::Tuple(types), exact);
        }
        self.alike(part, items, is_closed, name)
    }

    /// A list, if the first items and the others are all alike.
    fn alike(&mut self, part: usize, items: &OutlineItems, is_closed: bool, name: &str) -> Form {
        let mut all = items.prefix.clone();
        match items.rest {
            Rest::Part(rest) => all.push(rest),
            Rest::Any if !is_closed => return self.untyped_items(part),
            _ => {}
        }
        // What has no name costs nothing to try.
        let is_scalar = |part: &usize| {
            let here = self.outlined(*part);
            matches!(
                *here.kinds,
                [JsonKind::Bool | JsonKind::Number | JsonKind::String]
            ) && here.applied.is_empty()
                && here
                    .constraints
                    .iter()
                    .all(|(keyword, _)| *keyword == "type")
        };
        if !all.iter().all(is_scalar) {
            return self.untyped_items(part);
        }
        let mut types = all.into_iter().map(|item| self.part(item, name));
        match types.next() {
            Some(first) if types.all(|other| other == first) => {
                Form::Plain(Ty::List(Box::new(first)), false)
            }
            _ => self.untyped_items(part),
        }
    }

    /// A list that a hand-written type is.
    pub(super) fn list_by_hand(&mut self, part: usize, path: &str, name: &str) -> Form {
        let here = self.outlined(part);
        let item = match here.items.as_ref().map(|items| items.rest) {
            Some(Rest::Part(item)) => self.part(item, &format!("{name}Item")),
            _ => Ty::Any,
        };
        let shape = Shape::HandList {
            path: path.to_owned(),
            item,
            facts: Box::new(self.outlined(part).facts.clone()),
        };
        Form::New(shape, true)
    }

    fn untyped_items(&mut self, part: usize) -> Form {
        self.note(part, "its first items have schemas of their own");
        Form::Plain(Ty::List(Box::new(Ty::Any)), false)
    }
}
