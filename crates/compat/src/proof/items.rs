//! The items of an array.

use saop_schema::{Applied, OutlineItems, OutlinePart, Rest};

use super::Proof;
use super::value::{Step, Value};
use crate::pair::Node;

impl Proof<'_> {
    /// Returns what is known of an item; `None` if there is none. The index of one that no `prefixItems` names is at least that of the
    /// last one.
    pub(crate) fn item(&mut self, value: &Value, index: usize) -> Option<Value> {
        self.step(1 + value.is.len());
        let (_, most) = self.item_counts(value);
        if most.is_some_and(|most| index as u64 >= most) {
            return None;
        }
        let mut is = Vec::new();
        for node in &value.is {
            let items = self.pair.part(*node).and_then(|part| part.items.as_ref());
            let Some(items) = items else { continue };
            let first = items.prefix.get(index).map(|part| Rest::Part(*part));
            match first.unwrap_or(items.rest) {
                Rest::Part(part) => is.push(node.beside(part)),
                Rest::None => return None,
                Rest::Any => {}
            }
        }
        for node in &value.is {
            match self.unevaluated_item(value, *node, index) {
                Rest::Part(part) => is.push(node.beside(part)),
                Rest::None => return None,
                Rest::Any => {}
            }
        }
        let place = self.places.item(self.pair, value.place, index);
        Some(Value::of(is, place))
    }

    /// Returns what `unevaluatedItems` of a known part says of an item, as far as that is certain.
    fn unevaluated_item(&self, value: &Value, node: Node, index: usize) -> Rest {
        let mut applied = self
            .pair
            .part(node)
            .into_iter()
            .flat_map(|part| &part.applied);
        let wanted = applied.find_map(|applied| match applied {
            Applied::Unevaluated { items, .. } if *items != Rest::Any => Some(*items),
            _ => None,
        });
        let Some(wanted) = wanted else {
            return Rest::Any;
        };
        let looks_at = |node: &Node| {
            self.pair.part(*node).is_some_and(|part| {
                let items = part.items.as_ref();
                let looks = |items: &OutlineItems| items.covers_rest || index < items.prefix.len();
                part.contained.is_some() || items.is_some_and(looks)
            })
        };
        match self.looking(value, node) {
            Some(all) if !all.iter().any(looks_at) => wanted,
            _ => Rest::Any,
        }
    }

    /// Returns how many items there are at least and at most.
    pub(crate) fn item_counts(&self, value: &Value) -> (u64, Option<u64>) {
        let least = self.facts(value).map(|facts| facts.items.min).max();
        let most = self.facts(value).filter_map(|facts| facts.items.max);
        let ends = value.is.iter().filter_map(|node| {
            let items = self.pair.part(*node)?.items.as_ref()?;
            (items.rest == Rest::None).then_some(items.prefix.len() as u64)
        });
        (least.unwrap_or(0), most.chain(ends).min())
    }

    /// Returns how many first items are told apart.
    pub(crate) fn prefix(&self, value: &Value) -> usize {
        let items = value
            .is
            .iter()
            .filter_map(|node| self.pair.part(*node)?.items.as_ref());
        items.map(|items| items.prefix.len()).max().unwrap_or(0)
    }

    pub(super) fn array(&mut self, value: &Value, goal: Node, part: &OutlinePart) -> bool {
        let (least, most) = self.item_counts(value);
        let wanted = &part.facts;
        let mut is_shown = true;
        if wanted.items.min > least {
            is_shown = self.tell(value, goal, "minItems", None);
        }
        if let Some(wanted) = wanted.items.max
            && most.is_none_or(|most| most > wanted)
        {
            is_shown = self.tell(value, goal, "maxItems", None);
        }
        if wanted.unique_items
            && most.is_none_or(|most| most > 1)
            && !self.facts(value).any(|facts| facts.unique_items)
        {
            is_shown = self.tell(value, goal, "uniqueItems", None);
        }
        if let Some(items) = &part.items {
            let prefix = &items.prefix;
            let end = prefix.len().max(self.prefix(value));
            for index in 0..=end {
                if !is_shown && self.attempts > 0 {
                    return false;
                }
                let rest = prefix
                    .get(index)
                    .map_or(items.rest, |part| Rest::Part(*part));
                is_shown &= self.item_is(value, goal, index, rest, "items");
            }
        }
        if let Some((part, wanted)) = part.contained {
            is_shown &= self.contains(value, goal, part, wanted);
        }
        is_shown
    }

    fn item_is(
        &mut self,
        value: &Value,
        goal: Node,
        index: usize,
        wanted: Rest,
        keyword: &'static str,
    ) -> bool {
        if wanted == Rest::Any {
            return true;
        }
        let Some(inner) = self.item(value, index) else {
            return true;
        };
        match wanted {
            Rest::Part(part) => self.inner(value, Step::Item(index), &inner, goal.beside(part)),
            _ => self.is_impossible(&inner) || self.tell(value, goal, keyword, None),
        }
    }

    pub(super) fn unevaluated_items(&mut self, value: &Value, goal: Node, wanted: Rest) -> bool {
        if wanted == Rest::Any {
            return true;
        }
        let mut prefix = 0;
        for node in self.applying(value, goal) {
            let items = self.pair.part(node).and_then(|part| part.items.as_ref());
            let Some(items) = items else { continue };
            if items.covers_rest {
                return true;
            }
            prefix = prefix.max(items.prefix.len());
        }
        let last = prefix.max(self.prefix(value));
        (prefix..=last).all(|index| self.item_is(value, goal, index, wanted, "unevaluatedItems"))
    }

    fn contains(
        &mut self,
        value: &Value,
        goal: Node,
        part: usize,
        wanted: saop_schema::Counts,
    ) -> bool {
        let contained = goal.beside(part);
        let (least, most) = self.item_counts(value);
        let known: Vec<_> = value
            .is
            .iter()
            .filter_map(|node| {
                let (part, counts) = self.pair.part(*node)?.contained?;
                Some((node.beside(part), counts))
            })
            .collect();
        let end = self.prefix(value);
        let mut is_shown = wanted.min == 0;
        for (node, counts) in &known {
            // Whichever items they are, all that is said of every item is known of them.
            let items: Vec<_> = (0..=end)
                .filter_map(|index| self.item(value, index))
                .collect();
            let follows = |proof: &mut Self| {
                proof.depth += 1;
                let mut all = items.iter();
                let follows = all.all(|item| proof.attempt(&item.and(*node), contained));
                proof.depth -= 1;
                follows
            };
            is_shown |= counts.min >= wanted.min && follows(self);
        }
        if !is_shown && least >= wanted.min {
            self.attempts += 1;
            is_shown = (0..=end)
                .all(|index| self.item_is(value, goal, index, Rest::Part(part), "contains"));
            self.attempts -= 1;
        }
        if let Some(limit) = wanted.max {
            let mut follows = most.is_some_and(|most| most <= limit);
            for (node, counts) in &known {
                if follows || counts.max.is_none_or(|known| known > limit) {
                    continue;
                }
                let items: Vec<_> = (0..=end)
                    .filter_map(|index| self.item(value, index))
                    .collect();
                self.depth += 1;
                follows = items
                    .iter()
                    .all(|item| self.attempt(&item.and(contained), *node));
                self.depth -= 1;
            }
            is_shown &= follows;
        }
        is_shown || self.tell(value, goal, "contains", None)
    }
}
