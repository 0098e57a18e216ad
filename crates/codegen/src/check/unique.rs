//! Arrays with unique items that require more items than there are distinct values.
//!
//! Invariant: a returned number of values is exact; if it is not known, it counts as many.

use super::form::{Form, Node, Nodes, Property, Scalar};
use super::refs::Blamed;
use crate::diagnostics::Code;
use crate::documents::Documents;
use crate::json::Json;
use crate::report::Report;

/// Maximum number of schemas visited for one array. Counting steps would not suffice: if members name the same schema,
/// a path of few steps becomes one of many visits.
const VISITS: u32 = 300;

/// Reports arrays that require more items than can differ, and returns their places.
pub(super) fn crowded(documents: &Documents, nodes: &Nodes<'_>, report: &mut Report) -> Blamed {
    let mut found = Blamed::new();
    for (target, node) in nodes {
        let mut open = vec![*node];
        while let Some(node) = open.pop() {
            open.extend(node.children());
            let Form::Array { items, bounds } = &node.form else {
                continue;
            };
            if !bounds.unique || bounds.min < 2 {
                continue;
            }
            let mut visits = VISITS;
            let Some(most) =
                values(items, nodes, &mut visits).filter(|most| *most < bounds.min.into())
            else {
                continue;
            };
            let document = &documents.list[target.document];
            let place = document
                .root
                .at(node.offset)
                .and_then(|json| json.get("minItems"));
            let message = format!(
                "expected `minItems` to be at most {most}, since no more items can differ, but found {}",
                bounds.min
            );
            let offset = place.map_or(node.offset, |place: &Json| place.span.start);
            report.at(document, Code::Bounds, offset, &message);
            found.insert((target.document, node.offset));
        }
    }
    found
}

/// Returns the number of values of a schema; `None` for many.
fn values(node: &Node, nodes: &Nodes<'_>, visits: &mut u32) -> Option<u128> {
    *visits = visits.checked_sub(1)?;
    let mut of = |node: &Node| values(node, nodes, visits);
    match &node.form {
        Form::Boolean => Some(2),
        Form::Choice { values, .. } => Some(values.len() as u128),
        Form::Nullable(inner) => of(inner)?.checked_add(1),
        Form::Ref(target) => of(nodes.get(target)?),
        Form::Integer(rule) => Some(rule.count()),
        Form::Scalars(scalars) => {
            let each = scalars.iter().map(|scalar| match scalar {
                Scalar::Boolean => Some(2),
                Scalar::Null => Some(1),
                Scalar::String | Scalar::Number => None,
            });
            each.sum()
        }
        Form::Text(rule) => (rule.max == Some(0)).then_some(1),
        Form::Array { bounds, .. } => (bounds.max == Some(0)).then_some(1),
        Form::Union(branches) => {
            let mut each = branches.iter().map(|(_, branch)| of(branch));
            each.try_fold(0_u128, |sum, branch| sum.checked_add(branch?))
        }
        Form::Closed(properties) => {
            let mut each =
                |property: &Property| of(&property.node)?.checked_add((!property.required).into());
            let mut all = properties.iter();
            all.try_fold(1_u128, |product, property| {
                product.checked_mul(each(property)?)
            })
        }
        Form::Number(_) | Form::Map(_) | Form::Free | Form::Unknown(_) => None,
    }
}
