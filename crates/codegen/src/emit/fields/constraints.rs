//! The constraints on the values of a member, as a field table describes them.
//!
//! Invariant: every rule of a type is described, always in the same order.

use super::cell::code;
use crate::diagnostics::count;
use crate::ir::{ArrayBounds, IntegerRule, Literal, Model, NumberRule, Shape, TextRule, Type};
use crate::json::quoted;

pub(super) fn constraints(model: &Model, ty: &Type) -> Vec<String> {
    match model.unalias(ty) {
        Type::NonEmpty => vec!["not empty".to_owned()],
        Type::U64 => vec!["at least 0".to_owned()],
        Type::Nullable(inner) => constraints(model, inner),
        Type::Array(inner) | Type::Map(inner) => constraints(model, inner)
            .into_iter()
            .map(|one| format!("each {one}"))
            .collect(),
        named @ Type::Named(_) => match model.shape(named) {
            Some(Shape::Text(rule)) => text(rule),
            Some(Shape::Number(rule)) => number(rule),
            Some(Shape::Integer(rule)) => integer(rule),
            Some(Shape::List { item, bounds }) => {
                let each = constraints(model, item).into_iter();
                let mut all = items(bounds);
                all.extend(each.map(|one| format!("each {one}")));
                all
            }
            Some(Shape::Literals { variants, constant }) => {
                let values = variants.iter().map(|literal| match literal {
                    Literal::String(text) => code(&quoted(text)),
                    other => code(other.text()),
                });
                let lead = if *constant { "exactly" } else { "one of" };
                vec![format!("{lead} {}", values.collect::<Vec<_>>().join(", "))]
            }
            Some(Shape::Union { property, branches }) => {
                let values: Vec<String> =
                    branches.iter().map(|branch| code(&branch.json)).collect();
                vec![format!(
                    "{} is one of {}",
                    code(property),
                    values.join(", ")
                )]
            }
            Some(Shape::Enum { variants, constant }) => {
                let values: Vec<String> = variants.iter().map(|variant| code(variant)).collect();
                let lead = if *constant { "exactly" } else { "one of" };
                vec![format!("{lead} {}", values.join(", "))]
            }
            Some(Shape::HandWritten { inner, bounds, .. }) => {
                let mut all = items(bounds);
                all.extend(constraints(model, inner));
                all
            }
            Some(Shape::Ruled(inner)) => constraints(model, inner),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn text(rule: &TextRule) -> Vec<String> {
    let mut all = Vec::new();
    match rule.min {
        0 => {}
        1 => all.push("not empty".to_owned()),
        min => all.push(format!("at least {min} characters")),
    }
    if let Some(max) = rule.max {
        all.push(format!("at most {}", count(max, "character")));
    }
    if let Some(pattern) = &rule.pattern {
        all.push(format!("matches {}", code(pattern)));
    }
    all
}

fn number(rule: &NumberRule) -> Vec<String> {
    let bounds = [
        ("at least", rule.minimum),
        ("more than", rule.exclusive_minimum),
        ("at most", rule.maximum),
        ("less than", rule.exclusive_maximum),
    ];
    let all = bounds
        .into_iter()
        .chain([("a multiple of", rule.multiple_of)]);
    all.filter_map(|(words, bound)| bound.map(|bound| format!("{words} {bound}")))
        .collect()
}

fn integer(rule: &IntegerRule) -> Vec<String> {
    let bounds = [
        ("at least", rule.minimum),
        ("more than", rule.exclusive_minimum),
        ("at most", rule.maximum),
        ("less than", rule.exclusive_maximum),
        ("a multiple of", rule.multiple_of.map(i128::from)),
    ];
    bounds
        .into_iter()
        .filter_map(|(words, bound)| bound.map(|bound| format!("{words} {bound}")))
        .collect()
}

fn items(bounds: &ArrayBounds) -> Vec<String> {
    let mut all = Vec::new();
    if bounds.min > 0 {
        all.push(format!("at least {}", count(bounds.min, "item")));
    }
    if let Some(max) = bounds.max {
        all.push(format!("at most {}", count(max, "item")));
    }
    if bounds.unique {
        all.push("no item twice".to_owned());
    }
    all
}
