//! Types that contain themselves.

use super::Make;
use crate::graph;

impl Make<'_> {
    /// Boxes what would have no finite size. Returns whether there are types that contain themselves at all.
    pub(super) fn tie(&mut self) -> bool {
        let mut inside = vec![Vec::new(); self.items.len()];
        let mut all = vec![Vec::new(); self.items.len()];
        for (index, item) in self.items.iter_mut().enumerate() {
            item.shape.each_type(&mut |ty| {
                ty.each_by_value(&mut |found| inside[index].push(found));
                ty.each_item(&mut |found| all[index].push(found));
            });
        }
        for component in graph::components(&inside) {
            if !graph::is_cyclic(&component, &inside) {
                continue;
            }
            for index in &component {
                self.items[*index].shape.each_type(&mut |ty| {
                    let mut is_cyclic = false;
                    ty.each_by_value(&mut |inner| is_cyclic |= component.contains(&inner));
                    if is_cyclic {
                        ty.put_in_box();
                    }
                });
            }
        }
        graph::components(&all)
            .iter()
            .any(|component| graph::is_cyclic(component, &all))
    }
}
