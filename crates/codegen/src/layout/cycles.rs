//! Types that contain themselves.

use super::Make;
use crate::graph;
use crate::layout::ir::{Shape, Ty};

impl Make<'_> {
    /// Boxes what would have no finite size. Marks recursive types and what is in them, and returns whether there are any.
    pub(super) fn tie(&mut self) -> bool {
        // A member of a struct has the box, a variant only where no struct is on the way around, and anything else where there is
        // neither.
        self.box_cycles(|shape| matches!(shape, Shape::Struct { .. }));
        self.box_cycles(|shape| {
            matches!(
                shape,
                Shape::Kinds(_) | Shape::Branches(..) | Shape::Member(..)
            )
        });
        self.box_cycles(|_| true);
        let all = self.inside(Ty::each_item);
        let components = graph::components(&all);
        let cyclic = components.iter().filter(|one| graph::is_cyclic(one, &all));
        let mut open: Vec<usize> = cyclic.flatten().copied().collect();
        let is_recursive = !open.is_empty();
        for index in &open {
            self.items[*index].recursive = true;
        }
        while let Some(index) = open.pop() {
            if !std::mem::replace(&mut self.items[index].deep, true) {
                open.extend(&all[index]);
            }
        }
        is_recursive
    }

    /// Boxes, in some shapes, what leads back to them by value.
    fn box_cycles(&mut self, in_shape: fn(&Shape) -> bool) {
        let mut inside = self.inside(Ty::each_by_value);
        for (item, inside) in self.items.iter().zip(&mut inside) {
            if matches!(item.shape, Shape::HandList { .. }) {
                inside.clear();
            }
        }
        for component in graph::components(&inside) {
            if !graph::is_cyclic(&component, &inside) {
                continue;
            }
            for index in &component {
                let shape = &mut self.items[*index].shape;
                if !in_shape(shape) {
                    continue;
                }
                shape.each_type_mut(&mut |ty| {
                    let mut is_cyclic = false;
                    ty.each_by_value(&mut |inner| is_cyclic |= component.contains(&inner));
                    if is_cyclic {
                        ty.put_in_box();
                    }
                });
            }
        }
    }

    /// Returns the items that each item names, in a way.
    fn inside(&self, each: fn(&Ty, &mut dyn FnMut(usize))) -> Vec<Vec<usize>> {
        let of = |shape: &Shape| {
            let mut found = Vec::new();
            shape.each_type(&mut |ty| each(ty, &mut |index| found.push(index)));
            found
        };
        self.items.iter().map(|item| of(&item.shape)).collect()
    }
}
