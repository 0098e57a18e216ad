//! What can be said of a schema that is refused: only what is about no part that has, or refers to, something that was refused.

use crate::keywords::parts::Parts;
use crate::language::problem::Problem;
use crate::plan::Plan;

/// Keeps the warnings that are about none of the problems.
pub(crate) fn keep_unaffected(
    warnings: &mut Vec<Problem>,
    parts: &Parts<'_>,
    plan: &Plan,
    problems: &[Problem],
) {
    let mut users = vec![Vec::new(); plan.len()];
    for number in 0..plan.len() {
        if let Some(part) = plan.part(number) {
            part.for_each_part(|other| {
                if let Some(of) = users.get_mut(other) {
                    of.push(number);
                }
            });
        }
    }
    let mut affected = vec![false; plan.len()];
    let mut open: Vec<usize> = problems
        .iter()
        .flat_map(|one| around(parts, plan, one))
        .collect();
    while let Some(number) = open.pop() {
        if let Some(part) = affected.get_mut(number)
            && !std::mem::replace(part, true)
        {
            open.extend(
                users
                    .get_mut(number)
                    .map(std::mem::take)
                    .unwrap_or_default(),
            );
        }
    }
    warnings.retain(|warning| {
        let around = around(parts, plan, warning);
        !around.is_empty()
            && around
                .iter()
                .all(|part| !affected.get(*part).is_some_and(|one| *one))
    });
}

/// Returns the parts of the innermost schema that has a problem.
fn around(parts: &Parts<'_>, plan: &Plan, problem: &Problem) -> Vec<usize> {
    let mut least = usize::MAX;
    let mut found = Vec::new();
    for number in 0..plan.len() {
        let Some(here) = parts.part(number) else {
            break;
        };
        let span = here.schema.span();
        let is_around = here.found.document as usize == problem.document
            && span.contains(&problem.span.start)
            && span.len() <= least;
        if is_around {
            if span.len() < least {
                found.clear();
            }
            least = span.len();
            found.push(number);
        }
    }
    found
}
