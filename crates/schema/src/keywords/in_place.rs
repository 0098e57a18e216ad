//! The keywords that apply further schemas to the value itself.

use saop_json::{JsonKind, NodeRef};

use super::compiler::{Here, Parts};
use super::constraint::{Constraint, Kinds, Subject, Test};
use super::dependencies::{self, Dependency, Dependent};
use super::if_then_else::{self, If};
use super::not::{self, Not};
use super::tagged::{self, Union};
use super::unevaluated::Unevaluated;
use super::untagged::{self, Choice};
use crate::language::problem::Refusal;

#[derive(Debug)]
pub(crate) enum InPlace {
    /// One schema of `allOf`, or a reference.
    Schema(usize),
    Choice(Choice),
    Not(Not),
    If(If),
    Dependency(Dependency),
    Unevaluated(Unevaluated),
}

/// Compiles what a keyword applies to the value itself, if it is such a keyword, except for tagged unions.
pub(crate) fn compile<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &str,
    value: NodeRef<'t>,
    all: &mut Vec<InPlace>,
) -> Result<Option<Union>, Refusal> {
    let list = |name: &str| {
        let is_list = value.kind() == JsonKind::Array && value.items().next().is_some();
        if is_list {
            Ok(())
        } else {
            Err(here.wrong(name))
        }
    };
    let mut choice = |name: &'static str, all: &mut Vec<InPlace>| {
        list(name)?;
        let union = tagged::compile(here, parts, name, value);
        if union.is_none() {
            all.push(InPlace::Choice(untagged::compile(here, parts, name, value)));
        }
        Ok::<_, Refusal>(union)
    };
    match name {
        "anyOf" => return choice("anyOf", all),
        "oneOf" => return choice("oneOf", all),
        "$ref" | "$dynamicRef" | "$recursiveRef" => {
            all.push(InPlace::Schema(
                parts.number_of_reference(here, name, value),
            ));
        }
        "allOf" => {
            list(name)?;
            for (index, schema) in value.items().enumerate() {
                let part = parts.number_in(here, name, &index.to_string(), schema);
                all.push(InPlace::Schema(part));
            }
        }
        "not" => all.push(InPlace::Not(not::compile(here, parts, value))),
        "if" => all.extend(if_then_else::compile(here, parts).map(InPlace::If)),
        "dependencies" => add(
            all,
            dependencies::compile(here, parts, "dependencies", value)?,
        ),
        "dependentRequired" => add(
            all,
            dependencies::compile(here, parts, "dependentRequired", value)?,
        ),
        "dependentSchemas" => add(
            all,
            dependencies::compile(here, parts, "dependentSchemas", value)?,
        ),
        _ => {}
    }
    Ok(None)
}

/// Compiles `anyOf` or `oneOf` without looking for a property that tells the branches apart.
pub(crate) fn choice<'t>(
    here: &Here<'t>,
    parts: &mut Parts<'t>,
    name: &str,
    value: NodeRef<'t>,
) -> InPlace {
    let name = if name == "oneOf" { "oneOf" } else { "anyOf" };
    InPlace::Choice(untagged::compile(here, parts, name, value))
}

fn add(all: &mut Vec<InPlace>, dependencies: Vec<Dependency>) {
    all.extend(dependencies.into_iter().map(InPlace::Dependency));
}

impl InPlace {
    /// Calls a function with each part of the schema that this refers to.
    pub(crate) fn for_each_part(&self, mut call: impl FnMut(usize)) {
        match self {
            Self::Schema(part) => call(*part),
            Self::Choice(choice) => choice.branches.iter().for_each(|branch| call(branch.part)),
            Self::Not(not) => call(not.part),
            Self::If(one) => {
                let parts = [Some(one.condition), one.then, one.otherwise];
                parts.into_iter().flatten().for_each(call);
            }
            Self::Dependency(dependency) => {
                if let Dependent::Schema(part) = dependency.wanted {
                    call(part);
                }
            }
            Self::Unevaluated(unevaluated) => {
                let others = [&unevaluated.members, &unevaluated.items];
                others
                    .into_iter()
                    .flatten()
                    .filter_map(super::others::Others::part)
                    .for_each(call);
            }
        }
    }
}

/// The schema `false`.
#[derive(Debug)]
pub(crate) struct Never;

/// Compiles the schema `false`.
pub(crate) fn never(here: &Here<'_>) -> Constraint {
    let keyword = here.keyword("false", false.into(), "no value here".to_owned());
    Constraint::new(keyword, Never)
}

impl Test for Never {
    fn holds(&self, _: &Subject<'_>) -> bool {
        false
    }

    fn possible(&self) -> Kinds {
        Kinds::NONE
    }

    fn sure(&self) -> Option<usize> {
        None
    }
}
